// ARGS: --transform-interpreter --split-input-file
// Repeated payload of what would be consumed is a failure like others: it can be silenced. The handles are gone all the same.
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = linalg.exp ins(%a : tensor<8x8xf32>) outs(%a : tensor<8x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["linalg.exp"]} in %root : (!transform.any_op) -> !transform.any_op
    %two = transform.merge_handles %f, %f : !transform.any_op
    transform.sequence %root : !transform.any_op failures(suppress) {
    ^bb0(%m: !transform.any_op):
      %g = transform.structured.generalize %two : (!transform.any_op) -> !transform.any_op
      transform.debug.emit_remark_at %root, "goes on" : !transform.any_op
    }
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = linalg.exp ins(%a : tensor<8x8xf32>) outs(%a : tensor<8x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["linalg.exp"]} in %root : (!transform.any_op) -> !transform.any_op
    %two = transform.merge_handles %f, %f : !transform.any_op
    transform.sequence %root : !transform.any_op failures(suppress) {
    ^bb0(%m: !transform.any_op):
      %g = transform.structured.generalize %two : (!transform.any_op) -> !transform.any_op
      transform.debug.emit_remark_at %f, "spent" : !transform.any_op
    }
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = linalg.exp ins(%a : tensor<8x8xf32>) outs(%a : tensor<8x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["linalg.exp"]} in %root : (!transform.any_op) -> !transform.any_op
    %two = transform.merge_handles %f, %f : !transform.any_op
    transform.sequence %root : !transform.any_op failures(suppress) {
    ^bb0(%m: !transform.any_op):
      %g = transform.structured.generalize %two : (!transform.any_op) -> !transform.any_op
      transform.debug.emit_remark_at %two, "spent" : !transform.any_op
    }
    transform.yield
  }
}
// -----
// what is spent is still yielded
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = linalg.exp ins(%a : tensor<8x8xf32>) outs(%a : tensor<8x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  transform.named_sequence @try(%h: !transform.any_op {transform.readonly}) -> (!transform.any_op) {
    %two = transform.merge_handles %h, %h : !transform.any_op
    %g = transform.structured.generalize %two : (!transform.any_op) -> !transform.any_op
    transform.yield %two : !transform.any_op
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["linalg.exp"]} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.include @try failures(suppress) (%f) : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "yielded" : !transform.any_op
    transform.yield
  }
}
// -----
// the next alternative has its turn
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = linalg.exp ins(%a : tensor<8x8xf32>) outs(%a : tensor<8x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.alternatives %f : !transform.any_op {
    ^bb0(%h: !transform.any_op):
      %m = transform.structured.match ops{["linalg.exp"]} in %h : (!transform.any_op) -> !transform.any_op
      %two = transform.merge_handles %m, %m : !transform.any_op
      %g = transform.structured.generalize %two : (!transform.any_op) -> !transform.any_op
    }, {
    ^bb0(%h: !transform.any_op):
      transform.debug.emit_remark_at %h, "second" : !transform.any_op
    }
    transform.yield
  }
}
// -----
// values
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = linalg.exp ins(%a : tensor<8x8xf32>) outs(%a : tensor<8x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  transform.named_sequence @take(%v: !transform.any_value {transform.consumed}) {
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["linalg.exp"]} in %root : (!transform.any_op) -> !transform.any_op
    %v = transform.get_operand %f[all] : (!transform.any_op) -> !transform.any_value
    transform.sequence %root : !transform.any_op failures(suppress) {
    ^bb0(%m: !transform.any_op):
      transform.include @take failures(propagate) (%v) : (!transform.any_value) -> ()
    }
    transform.debug.emit_remark_at %root, "goes on" : !transform.any_op
    transform.debug.emit_remark_at %v, "spent" : !transform.any_value
    transform.yield
  }
}
