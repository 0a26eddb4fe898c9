// ARGS: --transform-interpreter --mlir-print-op-generic
// ARGS: --transform-interpreter --mlir-print-debuginfo
// ARGS: --transform-interpreter --mlir-print-local-scope
// ARGS: --transform-interpreter --mlir-print-skip-regions
// ARGS: --transform-interpreter --mlir-print-value-users
// The options of printing count for transform.print, too.

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
    %cst = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
    %0 = linalg.exp ins(%a : tensor<4xf32>) outs(%cst : tensor<4xf32>) -> tensor<4xf32> loc("here")
    return %0 : tensor<4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.exp"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.print %m : !transform.any_op
    transform.print %m {name = "x", skip_regions, assume_verified, use_local_scope} : !transform.any_op
    transform.print {skip_regions}
    transform.print
    transform.yield
  }
}
