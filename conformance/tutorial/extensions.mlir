// ARGS: --split-input-file
// ARGS: --split-input-file --allow-unregistered-dialect --transform-interpreter
// Ops and types of extensions that are not there, as chapters 2 and 3 define them.
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%call: !transform.any_op) {
    transform.my.change_call_target %call, "microkernel" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%call: !transform.any_op) {
    "transform.my.change_call_target"(%call) <{new_target = "microkernel"}> : (!transform.any_op) -> ()
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%call: !transform.any_op) {
    %0 = transform.cast %call : !transform.any_op to !transform.my.call_op_interface
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%call: !transform.my.call_op_interface) {
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @match(%last: !transform.any_op {transform.readonly}) {
    %pos, %middle = transform.match.my.has_operand_satisfying %last : (!transform.any_op) -> (!transform.param<i32>, !transform.any_op) {
    ^bb0(%operand: !transform.any_value):
      transform.yield
    }
    transform.yield
  }
}

// -----

// Older spellings.
transform.sequence failures(propagate) {
^bb0(%root: !pdl.operation):
  transform.yield
}

// -----

transform.with_pdl_patterns {
^bb0(%root: !pdl.operation):
  transform.sequence %root : !pdl.operation failures(propagate) {
  ^bb1(%inner: !pdl.operation):
  }
}

// -----

transform.sequence {
^bb0(%root: !transform.any_op):
}

// -----

transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  %0 = match ops{["linalg.matmul"]} in %root
}

// -----

transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  %0 = transform.structured.match ops{["linalg.matmul"]} in %root : !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.op<"linalg.matmul">
  %1, %2 = transform.structured.tile_to_forall_op %0 tile_sizes [4, 32]
}

// -----

transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  %0, %1:2 = transform.structured.tile %root [4, 8] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}

// -----

transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  %0 = transform.get_closest_isolated_parent %root : (!transform.any_op) -> !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  transform.test_print_remark_at_operand %root, "x" : !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op, %m: !transform.op<"linalg.matmul">):
  transform.debug.emit_remark_at %m, "matmul" : !transform.op<linalg.matmul>
}

// -----

transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  %f, %c = transform.loop.outline %root {func_name = "outlined"} : (!transform.any_op) -> (!transform.op<"func.func">, !transform.any_op)
  %e = transform.structured.fuse_into_containing_op %f into %c : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
}
