// RUN: jig apply --quiet %s | %python %S/Inputs/payload.py | diff %S/Inputs/passes-19.payload -
// RUN: jig upgrade --quiet %s -o %t.mlir
// RUN: jig-opt --transform-interpreter %t.mlir | %python %S/Inputs/payload.py | diff %S/Inputs/passes-19.payload -
// RUN: jig upgrade --check %t.mlir
// ORACLE: 19
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<16x24xf32>, %b: tensor<24x32xf32>, %c: tensor<16x32xf32>) -> tensor<16x32xf32> {
    %z = arith.constant 0.0 : f32
    %unused = arith.addf %z, %z : f32
    %i = linalg.fill ins(%z : f32) outs(%c : tensor<16x32xf32>) -> tensor<16x32xf32>
    %0 = linalg.matmul ins(%a, %b : tensor<16x24xf32>, tensor<24x32xf32>) outs(%i : tensor<16x32xf32>) -> tensor<16x32xf32>
    return %0 : tensor<16x32xf32>
  }
  transform.named_sequence @__transform_main(%arg1: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %g = transform.apply_registered_pass "canonicalize" to %f {options = "top-down=false max-iterations=3"} : (!transform.any_op) -> !transform.any_op
    %0 = transform.structured.match ops{["linalg.matmul"]} in %g : (!transform.any_op) -> !transform.any_op
    %1, %l:2 = transform.structured.fuse %0 [4, 8] interchange [1, 0] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}
