// ARGS: --transform-interpreter --allow-unregistered-dialect
module attributes {transform.with_named_sequence} {
  module @payload {
  func.func @f(%n: index) {
    %c1 = arith.constant 1 : index
    scf.for %i = %c1 to %n step %c1 {
      scf.for %j = %c1 to %n step %c1 {
        "test.use"(%j) : (index) -> ()
      }
    }
    return
  }
  func.func @g(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>, %c: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = linalg.matmul ins(%a, %b: tensor<8x8xf32>, tensor<8x8xf32>) outs(%c: tensor<8x8xf32>) -> tensor<8x8xf32>
    %1 = linalg.exp ins(%0 : tensor<8x8xf32>) outs(%c : tensor<8x8xf32>) -> tensor<8x8xf32>
    return %1 : tensor<8x8xf32>
  }
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %m = transform.structured.match ops{["builtin.module"]} in %root : (!transform.any_op) -> !transform.any_op
    %in, %out = transform.split_handle %m : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %u:2 = transform.foreach_match in %in @loop -> @outline, @linalg -> @generalize, @any -> @say : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.debug.emit_remark_at %u#1, "made" : !transform.any_op
    transform.debug.emit_remark_at %u#0, "root" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @loop(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.operation_name %a ["scf.for"] : !transform.any_op
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence @linalg(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.operation_name %a ["linalg.matmul", "linalg.exp"] : !transform.any_op
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence @any(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence @outline(%a: !transform.any_op {transform.consumed}) -> !transform.any_op {
    %f, %c = transform.loop.outline %a {func_name = "body"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield %c : !transform.any_op
  }
  transform.named_sequence @generalize(%a: !transform.any_op {transform.consumed}) -> !transform.any_op {
    %g = transform.structured.generalize %a : (!transform.any_op) -> !transform.any_op
    transform.yield %g : !transform.any_op
  }
  transform.named_sequence @say(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.debug.emit_remark_at %a, "seen" : !transform.any_op
    transform.yield %a : !transform.any_op
  }
}
