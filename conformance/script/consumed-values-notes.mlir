// ARGS: --transform-interpreter --allow-unregistered-dialect --split-input-file
// A consumed value takes along handles to the same value, and those to the op that makes it or to ops of its block and
// to what is nested there, each with notes of its own.
module attributes {transform.with_named_sequence} {
  func.func @f(%a: index) -> index {
    %r:2 = scf.for %i = %a to %a step %a iter_args(%p = %a, %q = %a) -> (index, index) {
      %x:2 = "test.x"(%p) ({
        ^bb0(%w: index):
        %k = arith.addi %w, %p : index
        "test.end"(%k) : (index) -> ()
      }) : (index) -> (index, index)
      scf.yield %x#0, %x#1 : index, index
    }
    return %r#0 : index
  }
  transform.named_sequence @take(%v: !transform.any_value {transform.consumed}) {
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %for = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    %for0 = transform.get_result %for[0] : (!transform.any_op) -> !transform.any_value
    %fors = transform.get_result %for[all] : (!transform.any_op) -> !transform.any_value
    transform.include @take failures(propagate) (%fors) : (!transform.any_value) -> ()
    transform.debug.emit_remark_at %for0, "for0 after fors was consumed" : !transform.any_value
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: index) -> index {
    %r:2 = scf.for %i = %a to %a step %a iter_args(%p = %a, %q = %a) -> (index, index) {
      %x:2 = "test.x"(%p) ({
        ^bb0(%w: index):
        %k = arith.addi %w, %p : index
        "test.end"(%k) : (index) -> ()
      }) : (index) -> (index, index)
      scf.yield %x#0, %x#1 : index, index
    }
    return %r#0 : index
  }
  transform.named_sequence @take(%v: !transform.any_value {transform.consumed}) {
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %for = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    %fors = transform.get_result %for[all] : (!transform.any_op) -> !transform.any_value
    transform.include @take failures(propagate) (%fors) : (!transform.any_value) -> ()
    transform.debug.emit_remark_at %fors, "fors after fors was consumed" : !transform.any_value
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: index) -> index {
    %r:2 = scf.for %i = %a to %a step %a iter_args(%p = %a, %q = %a) -> (index, index) {
      %x:2 = "test.x"(%p) ({
        ^bb0(%w: index):
        %k = arith.addi %w, %p : index
        "test.end"(%k) : (index) -> ()
      }) : (index) -> (index, index)
      scf.yield %x#0, %x#1 : index, index
    }
    return %r#0 : index
  }
  transform.named_sequence @take(%v: !transform.any_value {transform.consumed}) {
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %for = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    %x = transform.structured.match ops{["test.x"]} in %root : (!transform.any_op) -> !transform.any_op
    %fors = transform.get_result %for[all] : (!transform.any_op) -> !transform.any_value
    %p = transform.get_operand %x[0] : (!transform.any_op) -> !transform.any_value
    transform.include @take failures(propagate) (%fors) : (!transform.any_value) -> ()
    transform.debug.emit_remark_at %p, "p after fors was consumed" : !transform.any_value
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: index) -> index {
    %r:2 = scf.for %i = %a to %a step %a iter_args(%p = %a, %q = %a) -> (index, index) {
      %x:2 = "test.x"(%p) ({
        ^bb0(%w: index):
        %k = arith.addi %w, %p : index
        "test.end"(%k) : (index) -> ()
      }) : (index) -> (index, index)
      scf.yield %x#0, %x#1 : index, index
    }
    return %r#0 : index
  }
  transform.named_sequence @take(%v: !transform.any_value {transform.consumed}) {
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %for = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    %add = transform.structured.match ops{["arith.addi"]} in %root : (!transform.any_op) -> !transform.any_op
    %fors = transform.get_result %for[all] : (!transform.any_op) -> !transform.any_value
    %k = transform.get_result %add[0] : (!transform.any_op) -> !transform.any_value
    transform.include @take failures(propagate) (%fors) : (!transform.any_value) -> ()
    transform.debug.emit_remark_at %k, "k after fors was consumed" : !transform.any_value
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: index) -> index {
    %r:2 = scf.for %i = %a to %a step %a iter_args(%p = %a, %q = %a) -> (index, index) {
      %x:2 = "test.x"(%p) ({
        ^bb0(%w: index):
        %k = arith.addi %w, %p : index
        "test.end"(%k) : (index) -> ()
      }) : (index) -> (index, index)
      scf.yield %x#0, %x#1 : index, index
    }
    return %r#0 : index
  }
  transform.named_sequence @take(%v: !transform.any_value {transform.consumed}) {
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %for = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    %fors = transform.get_result %for[all] : (!transform.any_op) -> !transform.any_value
    transform.include @take failures(propagate) (%fors) : (!transform.any_value) -> ()
    transform.debug.emit_remark_at %for, "for after fors was consumed" : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: index) -> index {
    %r:2 = scf.for %i = %a to %a step %a iter_args(%p = %a, %q = %a) -> (index, index) {
      %x:2 = "test.x"(%p) ({
        ^bb0(%w: index):
        %k = arith.addi %w, %p : index
        "test.end"(%k) : (index) -> ()
      }) : (index) -> (index, index)
      scf.yield %x#0, %x#1 : index, index
    }
    return %r#0 : index
  }
  transform.named_sequence @take(%v: !transform.any_value {transform.consumed}) {
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %for = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    %add = transform.structured.match ops{["arith.addi"]} in %root : (!transform.any_op) -> !transform.any_op
    %fors = transform.get_result %for[all] : (!transform.any_op) -> !transform.any_value
    transform.include @take failures(propagate) (%fors) : (!transform.any_value) -> ()
    transform.debug.emit_remark_at %add, "add after fors was consumed" : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: index) -> index {
    %r:2 = scf.for %i = %a to %a step %a iter_args(%p = %a, %q = %a) -> (index, index) {
      %x:2 = "test.x"(%p) ({
        ^bb0(%w: index):
        %k = arith.addi %w, %p : index
        "test.end"(%k) : (index) -> ()
      }) : (index) -> (index, index)
      scf.yield %x#0, %x#1 : index, index
    }
    return %r#0 : index
  }
  transform.named_sequence @take(%v: !transform.any_value {transform.consumed}) {
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %for = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    %for0 = transform.get_result %for[0] : (!transform.any_op) -> !transform.any_value
    %a = transform.get_operand %for[0] : (!transform.any_op) -> !transform.any_value
    transform.include @take failures(propagate) (%a) : (!transform.any_value) -> ()
    transform.debug.emit_remark_at %for0, "for0 after a was consumed" : !transform.any_value
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: index) -> index {
    %r:2 = scf.for %i = %a to %a step %a iter_args(%p = %a, %q = %a) -> (index, index) {
      %x:2 = "test.x"(%p) ({
        ^bb0(%w: index):
        %k = arith.addi %w, %p : index
        "test.end"(%k) : (index) -> ()
      }) : (index) -> (index, index)
      scf.yield %x#0, %x#1 : index, index
    }
    return %r#0 : index
  }
  transform.named_sequence @take(%v: !transform.any_value {transform.consumed}) {
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %for = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    %a = transform.get_operand %for[0] : (!transform.any_op) -> !transform.any_value
    transform.include @take failures(propagate) (%a) : (!transform.any_value) -> ()
    transform.debug.emit_remark_at %a, "a after a was consumed" : !transform.any_value
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: index) -> index {
    %r:2 = scf.for %i = %a to %a step %a iter_args(%p = %a, %q = %a) -> (index, index) {
      %x:2 = "test.x"(%p) ({
        ^bb0(%w: index):
        %k = arith.addi %w, %p : index
        "test.end"(%k) : (index) -> ()
      }) : (index) -> (index, index)
      scf.yield %x#0, %x#1 : index, index
    }
    return %r#0 : index
  }
  transform.named_sequence @take(%v: !transform.any_value {transform.consumed}) {
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %for = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    %add = transform.structured.match ops{["arith.addi"]} in %root : (!transform.any_op) -> !transform.any_op
    %a = transform.get_operand %for[0] : (!transform.any_op) -> !transform.any_value
    %w = transform.get_operand %add[0] : (!transform.any_op) -> !transform.any_value
    transform.include @take failures(propagate) (%a) : (!transform.any_value) -> ()
    transform.debug.emit_remark_at %w, "w after a was consumed" : !transform.any_value
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: index) -> index {
    %r:2 = scf.for %i = %a to %a step %a iter_args(%p = %a, %q = %a) -> (index, index) {
      %x:2 = "test.x"(%p) ({
        ^bb0(%w: index):
        %k = arith.addi %w, %p : index
        "test.end"(%k) : (index) -> ()
      }) : (index) -> (index, index)
      scf.yield %x#0, %x#1 : index, index
    }
    return %r#0 : index
  }
  transform.named_sequence @take(%v: !transform.any_value {transform.consumed}) {
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %for = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    %ret = transform.structured.match ops{["func.return"]} in %root : (!transform.any_op) -> !transform.any_op
    %a = transform.get_operand %for[0] : (!transform.any_op) -> !transform.any_value
    transform.include @take failures(propagate) (%a) : (!transform.any_value) -> ()
    transform.debug.emit_remark_at %ret, "ret after a was consumed" : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: index) -> index {
    %r:2 = scf.for %i = %a to %a step %a iter_args(%p = %a, %q = %a) -> (index, index) {
      %x:2 = "test.x"(%p) ({
        ^bb0(%w: index):
        %k = arith.addi %w, %p : index
        "test.end"(%k) : (index) -> ()
      }) : (index) -> (index, index)
      scf.yield %x#0, %x#1 : index, index
    }
    return %r#0 : index
  }
  transform.named_sequence @take(%v: !transform.any_value {transform.consumed}) {
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %for = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    %x = transform.structured.match ops{["test.x"]} in %root : (!transform.any_op) -> !transform.any_op
    %a = transform.get_operand %for[0] : (!transform.any_op) -> !transform.any_value
    transform.include @take failures(propagate) (%a) : (!transform.any_value) -> ()
    transform.debug.emit_remark_at %x, "x after a was consumed" : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: index) -> index {
    %r:2 = scf.for %i = %a to %a step %a iter_args(%p = %a, %q = %a) -> (index, index) {
      %x:2 = "test.x"(%p) ({
        ^bb0(%w: index):
        %k = arith.addi %w, %p : index
        "test.end"(%k) : (index) -> ()
      }) : (index) -> (index, index)
      scf.yield %x#0, %x#1 : index, index
    }
    return %r#0 : index
  }
  transform.named_sequence @take(%v: !transform.any_value {transform.consumed}) {
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %for = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    %func = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %a = transform.get_operand %for[0] : (!transform.any_op) -> !transform.any_value
    transform.include @take failures(propagate) (%a) : (!transform.any_value) -> ()
    transform.debug.emit_remark_at %func, "func after a was consumed" : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: index) -> index {
    %r:2 = scf.for %i = %a to %a step %a iter_args(%p = %a, %q = %a) -> (index, index) {
      %x:2 = "test.x"(%p) ({
        ^bb0(%w: index):
        %k = arith.addi %w, %p : index
        "test.end"(%k) : (index) -> ()
      }) : (index) -> (index, index)
      scf.yield %x#0, %x#1 : index, index
    }
    return %r#0 : index
  }
  transform.named_sequence @take(%v: !transform.any_value {transform.consumed}) {
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %x = transform.structured.match ops{["test.x"]} in %root : (!transform.any_op) -> !transform.any_op
    %p = transform.get_operand %x[0] : (!transform.any_op) -> !transform.any_value
    %x0 = transform.get_result %x[0] : (!transform.any_op) -> !transform.any_value
    transform.include @take failures(propagate) (%p) : (!transform.any_value) -> ()
    transform.debug.emit_remark_at %x0, "x0 after p was consumed" : !transform.any_value
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: index) -> index {
    %r:2 = scf.for %i = %a to %a step %a iter_args(%p = %a, %q = %a) -> (index, index) {
      %x:2 = "test.x"(%p) ({
        ^bb0(%w: index):
        %k = arith.addi %w, %p : index
        "test.end"(%k) : (index) -> ()
      }) : (index) -> (index, index)
      scf.yield %x#0, %x#1 : index, index
    }
    return %r#0 : index
  }
  transform.named_sequence @take(%v: !transform.any_value {transform.consumed}) {
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %x = transform.structured.match ops{["test.x"]} in %root : (!transform.any_op) -> !transform.any_op
    %add = transform.structured.match ops{["arith.addi"]} in %root : (!transform.any_op) -> !transform.any_op
    %p = transform.get_operand %x[0] : (!transform.any_op) -> !transform.any_value
    %w = transform.get_operand %add[0] : (!transform.any_op) -> !transform.any_value
    transform.include @take failures(propagate) (%p) : (!transform.any_value) -> ()
    transform.debug.emit_remark_at %w, "w after p was consumed" : !transform.any_value
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: index) -> index {
    %r:2 = scf.for %i = %a to %a step %a iter_args(%p = %a, %q = %a) -> (index, index) {
      %x:2 = "test.x"(%p) ({
        ^bb0(%w: index):
        %k = arith.addi %w, %p : index
        "test.end"(%k) : (index) -> ()
      }) : (index) -> (index, index)
      scf.yield %x#0, %x#1 : index, index
    }
    return %r#0 : index
  }
  transform.named_sequence @take(%v: !transform.any_value {transform.consumed}) {
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %x = transform.structured.match ops{["test.x"]} in %root : (!transform.any_op) -> !transform.any_op
    %yield = transform.structured.match ops{["scf.yield"]} in %root : (!transform.any_op) -> !transform.any_op
    %p = transform.get_operand %x[0] : (!transform.any_op) -> !transform.any_value
    transform.include @take failures(propagate) (%p) : (!transform.any_value) -> ()
    transform.debug.emit_remark_at %yield, "yield after p was consumed" : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: index) -> index {
    %r:2 = scf.for %i = %a to %a step %a iter_args(%p = %a, %q = %a) -> (index, index) {
      %x:2 = "test.x"(%p) ({
        ^bb0(%w: index):
        %k = arith.addi %w, %p : index
        "test.end"(%k) : (index) -> ()
      }) : (index) -> (index, index)
      scf.yield %x#0, %x#1 : index, index
    }
    return %r#0 : index
  }
  transform.named_sequence @take(%v: !transform.any_value {transform.consumed}) {
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %for = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    %x = transform.structured.match ops{["test.x"]} in %root : (!transform.any_op) -> !transform.any_op
    %p = transform.get_operand %x[0] : (!transform.any_op) -> !transform.any_value
    transform.include @take failures(propagate) (%p) : (!transform.any_value) -> ()
    transform.debug.emit_remark_at %for, "for after p was consumed" : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: index) -> index {
    %r:2 = scf.for %i = %a to %a step %a iter_args(%p = %a, %q = %a) -> (index, index) {
      %x:2 = "test.x"(%p) ({
        ^bb0(%w: index):
        %k = arith.addi %w, %p : index
        "test.end"(%k) : (index) -> ()
      }) : (index) -> (index, index)
      scf.yield %x#0, %x#1 : index, index
    }
    return %r#0 : index
  }
  transform.named_sequence @take(%v: !transform.any_value {transform.consumed}) {
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %for = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    %x = transform.structured.match ops{["test.x"]} in %root : (!transform.any_op) -> !transform.any_op
    %p = transform.get_operand %x[0] : (!transform.any_op) -> !transform.any_value
    %a = transform.get_operand %for[0] : (!transform.any_op) -> !transform.any_value
    transform.include @take failures(propagate) (%p) : (!transform.any_value) -> ()
    transform.debug.emit_remark_at %a, "a after p was consumed" : !transform.any_value
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: index) -> index {
    %r:2 = scf.for %i = %a to %a step %a iter_args(%p = %a, %q = %a) -> (index, index) {
      %x:2 = "test.x"(%p) ({
        ^bb0(%w: index):
        %k = arith.addi %w, %p : index
        "test.end"(%k) : (index) -> ()
      }) : (index) -> (index, index)
      scf.yield %x#0, %x#1 : index, index
    }
    return %r#0 : index
  }
  transform.named_sequence @take(%v: !transform.any_value {transform.consumed}) {
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %add = transform.structured.match ops{["arith.addi"]} in %root : (!transform.any_op) -> !transform.any_op
    %k = transform.get_result %add[0] : (!transform.any_op) -> !transform.any_value
    transform.include @take failures(propagate) (%k) : (!transform.any_value) -> ()
    transform.debug.emit_remark_at %k, "k after k was consumed" : !transform.any_value
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: index) -> index {
    %r:2 = scf.for %i = %a to %a step %a iter_args(%p = %a, %q = %a) -> (index, index) {
      %x:2 = "test.x"(%p) ({
        ^bb0(%w: index):
        %k = arith.addi %w, %p : index
        "test.end"(%k) : (index) -> ()
      }) : (index) -> (index, index)
      scf.yield %x#0, %x#1 : index, index
    }
    return %r#0 : index
  }
  transform.named_sequence @take(%v: !transform.any_value {transform.consumed}) {
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %add = transform.structured.match ops{["arith.addi"]} in %root : (!transform.any_op) -> !transform.any_op
    %k = transform.get_result %add[0] : (!transform.any_op) -> !transform.any_value
    transform.include @take failures(propagate) (%k) : (!transform.any_value) -> ()
    transform.debug.emit_remark_at %add, "add after k was consumed" : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: index) -> index {
    %r:2 = scf.for %i = %a to %a step %a iter_args(%p = %a, %q = %a) -> (index, index) {
      %x:2 = "test.x"(%p) ({
        ^bb0(%w: index):
        %k = arith.addi %w, %p : index
        "test.end"(%k) : (index) -> ()
      }) : (index) -> (index, index)
      scf.yield %x#0, %x#1 : index, index
    }
    return %r#0 : index
  }
  transform.named_sequence @take(%v: !transform.any_value {transform.consumed}) {
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %x = transform.structured.match ops{["test.x"]} in %root : (!transform.any_op) -> !transform.any_op
    %add = transform.structured.match ops{["arith.addi"]} in %root : (!transform.any_op) -> !transform.any_op
    %k = transform.get_result %add[0] : (!transform.any_op) -> !transform.any_value
    %xs = transform.get_result %x[all] : (!transform.any_op) -> !transform.any_value
    transform.include @take failures(propagate) (%k) : (!transform.any_value) -> ()
    transform.debug.emit_remark_at %xs, "xs after k was consumed" : !transform.any_value
    transform.yield
  }
}
// -----
// of several values the last one is named
module attributes {transform.with_named_sequence} {
  func.func @f(%a: index) -> index {
    %r = arith.addi %a, %a : index
    return %r : index
  }
  transform.named_sequence @take(%v: !transform.any_value {transform.consumed}) {
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %add = transform.structured.match ops{["arith.addi"]} in %root : (!transform.any_op) -> !transform.any_op
    %a = transform.get_operand %add[0] : (!transform.any_op) -> !transform.any_value
    %r = transform.get_result %add[0] : (!transform.any_op) -> !transform.any_value
    %both = transform.merge_handles %a, %r : !transform.any_value
    transform.include @take failures(propagate) (%both) : (!transform.any_value) -> ()
    transform.debug.emit_remark_at %both, "spent" : !transform.any_value
    transform.yield
  }
}
// -----
// the first op that consumed it is named
module attributes {transform.with_named_sequence} {
  func.func @f(%a: index) -> index {
    %r = arith.addi %a, %a : index
    return %r : index
  }
  transform.named_sequence @take(%v: !transform.any_value {transform.consumed}) {
    transform.yield
  }
  transform.named_sequence @take_op(%op: !transform.any_op {transform.consumed}) {
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %add = transform.structured.match ops{["arith.addi"]} in %root : (!transform.any_op) -> !transform.any_op
    %v = transform.get_result %add[0] : (!transform.any_op) -> !transform.any_value
    transform.include @take_op failures(propagate) (%add) : (!transform.any_op) -> ()
    %again = transform.structured.match ops{["arith.addi"]} in %root : (!transform.any_op) -> !transform.any_op
    %w = transform.get_result %again[0] : (!transform.any_op) -> !transform.any_value
    transform.include @take failures(propagate) (%w) : (!transform.any_value) -> ()
    transform.debug.emit_remark_at %v, "spent" : !transform.any_value
    transform.yield
  }
}
