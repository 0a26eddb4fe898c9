// ARGS: --transform-interpreter --split-input-file
// Naming a consumed payload twice can be silenced; the handle is spent all the same.
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = linalg.exp {p} ins(%a: tensor<8x8xf32>) outs(%a: tensor<8x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  transform.named_sequence @c(%x: !transform.any_op {transform.consumed}) {
    %n = transform.structured.generalize %x : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @s(%root: !transform.any_op {transform.readonly}) {
      %m = transform.structured.match attributes {p} in %root : (!transform.any_op) -> !transform.any_op
      %mm = transform.merge_handles %m, %m : !transform.any_op
      %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
      %ff = transform.merge_handles %f, %f : !transform.any_op
      %n = transform.structured.generalize %mm : (!transform.any_op) -> !transform.any_op
      transform.debug.emit_remark_at %root, "end" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    transform.include @s failures(suppress) (%root) : (!transform.any_op) -> ()
      transform.debug.emit_remark_at %root, "main" : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = linalg.exp {p} ins(%a: tensor<8x8xf32>) outs(%a: tensor<8x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  transform.named_sequence @c(%x: !transform.any_op {transform.consumed}) {
    %n = transform.structured.generalize %x : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @__transform_main(%r: !transform.any_op {transform.readonly}) {
    transform.sequence %r : !transform.any_op failures(suppress) {
    ^bb0(%root: !transform.any_op):
      %m = transform.structured.match attributes {p} in %root : (!transform.any_op) -> !transform.any_op
      %mm = transform.merge_handles %m, %m : !transform.any_op
      %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
      %ff = transform.merge_handles %f, %f : !transform.any_op
      %n = transform.structured.generalize %mm : (!transform.any_op) -> !transform.any_op
      transform.debug.emit_remark_at %m, "m" : !transform.any_op
      transform.debug.emit_remark_at %root, "end" : !transform.any_op
    }
      transform.debug.emit_remark_at %r, "main" : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = linalg.exp {p} ins(%a: tensor<8x8xf32>) outs(%a: tensor<8x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  transform.named_sequence @c(%x: !transform.any_op {transform.consumed}) {
    %n = transform.structured.generalize %x : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @s(%root: !transform.any_op {transform.readonly}) {
      %m = transform.structured.match attributes {p} in %root : (!transform.any_op) -> !transform.any_op
      %mm = transform.merge_handles %m, %m : !transform.any_op
      %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
      %ff = transform.merge_handles %f, %f : !transform.any_op
      %n = transform.structured.generalize %mm : (!transform.any_op) -> !transform.any_op
      transform.debug.emit_remark_at %mm, "mm" : !transform.any_op
      transform.debug.emit_remark_at %root, "end" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    transform.include @s failures(suppress) (%root) : (!transform.any_op) -> ()
      transform.debug.emit_remark_at %root, "main" : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = linalg.exp {p} ins(%a: tensor<8x8xf32>) outs(%a: tensor<8x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  transform.named_sequence @c(%x: !transform.any_op {transform.consumed}) {
    %n = transform.structured.generalize %x : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @__transform_main(%r: !transform.any_op {transform.readonly}) {
    transform.sequence %r : !transform.any_op failures(suppress) {
    ^bb0(%root: !transform.any_op):
      %m = transform.structured.match attributes {p} in %root : (!transform.any_op) -> !transform.any_op
      %mm = transform.merge_handles %m, %m : !transform.any_op
      %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
      %ff = transform.merge_handles %f, %f : !transform.any_op
      transform.foreach %mm : !transform.any_op {
      ^bb0(%x: !transform.any_op):
        %n = transform.structured.generalize %x : (!transform.any_op) -> !transform.any_op
      }
      transform.debug.emit_remark_at %root, "end" : !transform.any_op
    }
      transform.debug.emit_remark_at %r, "main" : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = linalg.exp {p} ins(%a: tensor<8x8xf32>) outs(%a: tensor<8x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  transform.named_sequence @c(%x: !transform.any_op {transform.consumed}) {
    %n = transform.structured.generalize %x : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @__transform_main(%r: !transform.any_op {transform.readonly}) {
    transform.sequence %r : !transform.any_op failures(suppress) {
    ^bb0(%root: !transform.any_op):
      %m = transform.structured.match attributes {p} in %root : (!transform.any_op) -> !transform.any_op
      %mm = transform.merge_handles %m, %m : !transform.any_op
      %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
      %ff = transform.merge_handles %f, %f : !transform.any_op
      transform.foreach %mm : !transform.any_op {
      ^bb0(%x: !transform.any_op):
        %n = transform.structured.generalize %x : (!transform.any_op) -> !transform.any_op
      }
      transform.debug.emit_remark_at %m, "m" : !transform.any_op
      transform.debug.emit_remark_at %root, "end" : !transform.any_op
    }
      transform.debug.emit_remark_at %r, "main" : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = linalg.exp {p} ins(%a: tensor<8x8xf32>) outs(%a: tensor<8x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  transform.named_sequence @c(%x: !transform.any_op {transform.consumed}) {
    %n = transform.structured.generalize %x : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @__transform_main(%r: !transform.any_op {transform.readonly}) {
    transform.sequence %r : !transform.any_op failures(suppress) {
    ^bb0(%root: !transform.any_op):
      %m = transform.structured.match attributes {p} in %root : (!transform.any_op) -> !transform.any_op
      %mm = transform.merge_handles %m, %m : !transform.any_op
      %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
      %ff = transform.merge_handles %f, %f : !transform.any_op
      transform.apply_conversion_patterns to %mm {} {partial_conversion} : !transform.any_op
      transform.debug.emit_remark_at %root, "end" : !transform.any_op
    }
      transform.debug.emit_remark_at %r, "main" : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = linalg.exp {p} ins(%a: tensor<8x8xf32>) outs(%a: tensor<8x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  transform.named_sequence @c(%x: !transform.any_op {transform.consumed}) {
    %n = transform.structured.generalize %x : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @s(%root: !transform.any_op {transform.readonly}) {
      %m = transform.structured.match attributes {p} in %root : (!transform.any_op) -> !transform.any_op
      %mm = transform.merge_handles %m, %m : !transform.any_op
      %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
      %ff = transform.merge_handles %f, %f : !transform.any_op
      transform.include @c failures(propagate) (%mm) : (!transform.any_op) -> ()
      transform.debug.emit_remark_at %root, "end" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    transform.include @s failures(suppress) (%root) : (!transform.any_op) -> ()
      transform.debug.emit_remark_at %root, "main" : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = linalg.exp {p} ins(%a: tensor<8x8xf32>) outs(%a: tensor<8x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  transform.named_sequence @c(%x: !transform.any_op {transform.consumed}) {
    %n = transform.structured.generalize %x : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @s(%root: !transform.any_op {transform.readonly}) {
      %m = transform.structured.match attributes {p} in %root : (!transform.any_op) -> !transform.any_op
      %mm = transform.merge_handles %m, %m : !transform.any_op
      %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
      %ff = transform.merge_handles %f, %f : !transform.any_op
      transform.include @c failures(propagate) (%mm) : (!transform.any_op) -> ()
      transform.debug.emit_remark_at %m, "m" : !transform.any_op
      transform.debug.emit_remark_at %root, "end" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    transform.include @s failures(suppress) (%root) : (!transform.any_op) -> ()
      transform.debug.emit_remark_at %root, "main" : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = linalg.exp {p} ins(%a: tensor<8x8xf32>) outs(%a: tensor<8x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  transform.named_sequence @c(%x: !transform.any_op {transform.consumed}) {
    %n = transform.structured.generalize %x : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @s(%root: !transform.any_op {transform.readonly}) {
      %m = transform.structured.match attributes {p} in %root : (!transform.any_op) -> !transform.any_op
      %mm = transform.merge_handles %m, %m : !transform.any_op
      %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
      %ff = transform.merge_handles %f, %f : !transform.any_op
      transform.include @c failures(propagate) (%mm) : (!transform.any_op) -> ()
      transform.debug.emit_remark_at %mm, "mm" : !transform.any_op
      transform.debug.emit_remark_at %root, "end" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    transform.include @s failures(suppress) (%root) : (!transform.any_op) -> ()
      transform.debug.emit_remark_at %root, "main" : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = linalg.exp {p} ins(%a: tensor<8x8xf32>) outs(%a: tensor<8x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  transform.named_sequence @c(%x: !transform.any_op {transform.consumed}) {
    %n = transform.structured.generalize %x : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @__transform_main(%r: !transform.any_op {transform.readonly}) {
    transform.sequence %r : !transform.any_op failures(suppress) {
    ^bb0(%root: !transform.any_op):
      %m = transform.structured.match attributes {p} in %root : (!transform.any_op) -> !transform.any_op
      %mm = transform.merge_handles %m, %m : !transform.any_op
      %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
      %ff = transform.merge_handles %f, %f : !transform.any_op
      transform.include @c failures(suppress) (%mm) : (!transform.any_op) -> ()
      transform.debug.emit_remark_at %root, "end" : !transform.any_op
    }
      transform.debug.emit_remark_at %r, "main" : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = linalg.exp {p} ins(%a: tensor<8x8xf32>) outs(%a: tensor<8x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  transform.named_sequence @c(%x: !transform.any_op {transform.consumed}) {
    %n = transform.structured.generalize %x : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @__transform_main(%r: !transform.any_op {transform.readonly}) {
    transform.sequence %r : !transform.any_op failures(suppress) {
    ^bb0(%root: !transform.any_op):
      %m = transform.structured.match attributes {p} in %root : (!transform.any_op) -> !transform.any_op
      %mm = transform.merge_handles %m, %m : !transform.any_op
      %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
      %ff = transform.merge_handles %f, %f : !transform.any_op
      transform.foreach %mm, %mm : !transform.any_op, !transform.any_op {
      ^bb0(%x: !transform.any_op, %y: !transform.any_op):
        %n = transform.structured.generalize %x : (!transform.any_op) -> !transform.any_op
      }
      transform.debug.emit_remark_at %root, "end" : !transform.any_op
    }
      transform.debug.emit_remark_at %r, "main" : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = linalg.exp {p} ins(%a: tensor<8x8xf32>) outs(%a: tensor<8x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  transform.named_sequence @c(%x: !transform.any_op {transform.consumed}) {
    %n = transform.structured.generalize %x : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @__transform_main(%r: !transform.any_op {transform.readonly}) {
    transform.sequence %r : !transform.any_op failures(suppress) {
    ^bb0(%root: !transform.any_op):
      %m = transform.structured.match attributes {p} in %root : (!transform.any_op) -> !transform.any_op
      %mm = transform.merge_handles %m, %m : !transform.any_op
      %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
      %ff = transform.merge_handles %f, %f : !transform.any_op
      transform.foreach %mm, %mm : !transform.any_op, !transform.any_op {
      ^bb0(%x: !transform.any_op, %y: !transform.any_op):
        %n = transform.structured.generalize %x : (!transform.any_op) -> !transform.any_op
      }
      transform.debug.emit_remark_at %m, "m" : !transform.any_op
      transform.debug.emit_remark_at %root, "end" : !transform.any_op
    }
      transform.debug.emit_remark_at %r, "main" : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = linalg.exp {p} ins(%a: tensor<8x8xf32>) outs(%a: tensor<8x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  transform.named_sequence @c(%x: !transform.any_op {transform.consumed}) {
    %n = transform.structured.generalize %x : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @__transform_main(%r: !transform.any_op {transform.readonly}) {
    transform.sequence %r : !transform.any_op failures(suppress) {
    ^bb0(%root: !transform.any_op):
      %m = transform.structured.match attributes {p} in %root : (!transform.any_op) -> !transform.any_op
      %mm = transform.merge_handles %m, %m : !transform.any_op
      %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
      %ff = transform.merge_handles %f, %f : !transform.any_op
      transform.foreach %mm, %mm : !transform.any_op, !transform.any_op {
      ^bb0(%x: !transform.any_op, %y: !transform.any_op):
        %n = transform.structured.generalize %x : (!transform.any_op) -> !transform.any_op
      }
      transform.debug.emit_remark_at %mm, "mm" : !transform.any_op
      transform.debug.emit_remark_at %root, "end" : !transform.any_op
    }
      transform.debug.emit_remark_at %r, "main" : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = linalg.exp {p} ins(%a: tensor<8x8xf32>) outs(%a: tensor<8x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  transform.named_sequence @c(%x: !transform.any_op {transform.consumed}) {
    %n = transform.structured.generalize %x : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @s(%root: !transform.any_op {transform.readonly}) {
      %m = transform.structured.match attributes {p} in %root : (!transform.any_op) -> !transform.any_op
      %mm = transform.merge_handles %m, %m : !transform.any_op
      %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
      %ff = transform.merge_handles %f, %f : !transform.any_op
      transform.alternatives %ff : !transform.any_op {
      ^bb0(%x: !transform.any_op):
      }
      transform.debug.emit_remark_at %root, "end" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    transform.include @s failures(suppress) (%root) : (!transform.any_op) -> ()
      transform.debug.emit_remark_at %root, "main" : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = linalg.exp {p} ins(%a: tensor<8x8xf32>) outs(%a: tensor<8x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  transform.named_sequence @c(%x: !transform.any_op {transform.consumed}) {
    %n = transform.structured.generalize %x : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @__transform_main(%r: !transform.any_op {transform.readonly}) {
    transform.sequence %r : !transform.any_op failures(suppress) {
    ^bb0(%root: !transform.any_op):
      %m = transform.structured.match attributes {p} in %root : (!transform.any_op) -> !transform.any_op
      %mm = transform.merge_handles %m, %m : !transform.any_op
      %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
      %ff = transform.merge_handles %f, %f : !transform.any_op
      transform.alternatives %ff : !transform.any_op {
      ^bb0(%x: !transform.any_op):
      }
      transform.debug.emit_remark_at %m, "m" : !transform.any_op
      transform.debug.emit_remark_at %root, "end" : !transform.any_op
    }
      transform.debug.emit_remark_at %r, "main" : !transform.any_op
    transform.yield
  }
}
