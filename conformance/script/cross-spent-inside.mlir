// ARGS: --transform-interpreter --split-input-file
// What an op consumes is spent for the ops in its body, too; other handles to it may be yielded.
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = linalg.matmul ins(%a, %a: tensor<8x8xf32>, tensor<8x8xf32>) outs(%a: tensor<8x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.sequence %m : !transform.any_op failures(propagate) {
    ^bb0(%b: !transform.any_op):
      transform.debug.emit_remark_at %m, "outer" : !transform.any_op
      %g = transform.structured.generalize %b : (!transform.any_op) -> !transform.any_op
    }
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = linalg.matmul ins(%a, %a: tensor<8x8xf32>, tensor<8x8xf32>) outs(%a: tensor<8x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %n = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.foreach %m : !transform.any_op {
    ^bb0(%b: !transform.any_op):
      transform.debug.emit_remark_at %n, "outer" : !transform.any_op
      %g = transform.structured.generalize %b : (!transform.any_op) -> !transform.any_op
    }
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = linalg.matmul ins(%a, %a: tensor<8x8xf32>, tensor<8x8xf32>) outs(%a: tensor<8x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %n = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %v = transform.get_result %n[0] : (!transform.any_op) -> !transform.any_value
    transform.sequence %m : !transform.any_op failures(suppress) {
    ^bb0(%b: !transform.any_op):
      transform.foreach %v : !transform.any_value {
      ^bb0(%c: !transform.any_value):
        transform.debug.emit_remark_at %c, "outer" : !transform.any_value
      }
      %g = transform.structured.generalize %b : (!transform.any_op) -> !transform.any_op
    }
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = linalg.matmul ins(%a, %a: tensor<8x8xf32>, tensor<8x8xf32>) outs(%a: tensor<8x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %n = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.sequence %m : !transform.any_op failures(propagate) {
    ^bb0(%b: !transform.any_op):
      %g = transform.structured.generalize %b : (!transform.any_op) -> !transform.any_op
      transform.debug.emit_remark_at %n, "outer" : !transform.any_op
    }
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = linalg.matmul ins(%a, %a: tensor<8x8xf32>, tensor<8x8xf32>) outs(%a: tensor<8x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %n = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.sequence %m : !transform.any_op -> !transform.any_op failures(propagate) {
    ^bb0(%b: !transform.any_op):
      %g = transform.structured.generalize %b : (!transform.any_op) -> !transform.any_op
      transform.yield %n : !transform.any_op
    }
    transform.debug.emit_remark_at %r, "res" : !transform.any_op
    transform.yield
  }
}
