// ARGS: --transform-interpreter --split-input-file --allow-unregistered-dialect
// Of several consumed payload ops around what a handle has, the last one is named.

module attributes {transform.with_named_sequence} {
  module {
    module {
      func.func @f(%x: i32) {
        return
      }
    }
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %m1 = transform.get_parent_op %f : (!transform.any_op) -> !transform.any_op
    %m2 = transform.get_parent_op %m1 : (!transform.any_op) -> !transform.any_op
    %in = transform.structured.match ops{["func.return"]} in %root : (!transform.any_op) -> !transform.any_op
    %all = transform.merge_handles %f, %m1, %m2 : !transform.any_op
    %u = transform.apply_registered_pass "cse" to %all : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %in, "1" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  module {
    module {
      func.func @f(%x: i32) {
        return
      }
    }
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %m1 = transform.get_parent_op %f : (!transform.any_op) -> !transform.any_op
    %m2 = transform.get_parent_op %m1 : (!transform.any_op) -> !transform.any_op
    %in = transform.structured.match ops{["func.return"]} in %root : (!transform.any_op) -> !transform.any_op
    %all = transform.merge_handles %m2, %m1, %f : !transform.any_op
    %u = transform.apply_registered_pass "cse" to %all : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %in, "1" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  module {
    module {
      func.func @f(%x: i32) {
        return
      }
    }
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %m1 = transform.get_parent_op %f : (!transform.any_op) -> !transform.any_op
    %m2 = transform.get_parent_op %m1 : (!transform.any_op) -> !transform.any_op
    %in = transform.structured.match ops{["func.return"]} in %root : (!transform.any_op) -> !transform.any_op
    %all = transform.merge_handles %m1, %m2 : !transform.any_op
    %u = transform.apply_registered_pass "cse" to %all : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %in, "1" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%x: i32, %b: i1) {
    scf.if %b {
      %v2 = arith.addi %x, %x : i32
    }
    return
  }
  transform.named_sequence @m(%a: !transform.any_op {transform.readonly}) {
    transform.match.operation_name %a ["none"] : !transform.any_op
    transform.yield
  }
  transform.named_sequence @a() {
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %g = transform.structured.match ops{["scf.if"]} in %root : (!transform.any_op) -> !transform.any_op
    %i = transform.structured.match ops{["arith.addi"]} in %root : (!transform.any_op) -> !transform.any_op
    %in = transform.structured.match ops{["arith.addi"]} in %root : (!transform.any_op) -> !transform.any_op
    %all = transform.merge_handles %i, %f, %g : !transform.any_op
    %u = transform.foreach_match in %all @m -> @a : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %in, "1" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%x: i32, %b: i1) {
    scf.if %b {
      %v2 = arith.addi %x, %x : i32
    }
    return
  }
  transform.named_sequence @m(%a: !transform.any_op {transform.readonly}) {
    transform.match.operation_name %a ["none"] : !transform.any_op
    transform.yield
  }
  transform.named_sequence @a() {
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %g = transform.structured.match ops{["scf.if"]} in %root : (!transform.any_op) -> !transform.any_op
    %i = transform.structured.match ops{["arith.addi"]} in %root : (!transform.any_op) -> !transform.any_op
    %in = transform.structured.match ops{["arith.addi"]} in %root : (!transform.any_op) -> !transform.any_op
    %all = transform.merge_handles %f, %g, %i : !transform.any_op
    %u = transform.foreach_match in %all @m -> @a : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %in, "1" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%x: i32, %b: i1) {
    scf.if %b {
      %v2 = arith.addi %x, %x : i32
    }
    return
  }
  transform.named_sequence @m(%a: !transform.any_op {transform.readonly}) {
    transform.match.operation_name %a ["none"] : !transform.any_op
    transform.yield
  }
  transform.named_sequence @a() {
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %g = transform.structured.match ops{["scf.if"]} in %root : (!transform.any_op) -> !transform.any_op
    %i = transform.structured.match ops{["arith.addi"]} in %root : (!transform.any_op) -> !transform.any_op
    %in = transform.structured.match ops{["arith.addi"]} in %root : (!transform.any_op) -> !transform.any_op
    %all = transform.merge_handles %g, %i, %f : !transform.any_op
    %u = transform.foreach_match in %all @m -> @a : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %in, "1" : !transform.any_op
    transform.yield
  }
}
