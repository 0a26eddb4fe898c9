// ARGS: --allow-unregistered-dialect --split-input-file
// Bodies that do not end as they should.
"builtin.module"() ({
  "transform.named_sequence"() <{arg_attrs = [{transform.readonly}, {transform.readonly}], function_type = (!transform.any_op, !transform.any_op) -> !transform.any_op, sym_name = "s2"}> ({
  ^bb0(%arg4: !transform.any_op, %arg5: !transform.any_op):
    "transform.sequence"(%arg5) <{failure_propagation_mode = 2 : i32, operandSegmentSizes = array<i32: 1, 0>}> ({
    ^bb0(%arg6: !transform.any_op):
      "transform.print"() : () -> ()
    }) : (!transform.any_op) -> ()
    "transform.yield"(%arg4) : (!transform.any_op) -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()
// -----
"builtin.module"() ({
  "transform.named_sequence"() <{arg_attrs = [{transform.readonly}, {transform.readonly}], function_type = (!transform.any_op, !transform.any_op) -> !transform.any_op, sym_name = "s2"}> ({
  ^bb0(%arg4: !transform.any_op, %arg5: !transform.any_op):
    "transform.sequence"(%arg5) <{failure_propagation_mode = 2 : i32, operandSegmentSizes = array<i32: 1, 0>}> ({
    ^bb0(%arg6: !transform.any_op):
    }) : (!transform.any_op) -> ()
    "transform.yield"(%arg4) : (!transform.any_op) -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()
// -----
"builtin.module"() ({
  "transform.named_sequence"() <{arg_attrs = [{transform.readonly}, {transform.readonly}], function_type = (!transform.any_op, !transform.any_op) -> !transform.any_op, sym_name = "s2"}> ({
  ^bb0(%arg4: !transform.any_op, %arg5: !transform.any_op):
    "transform.sequence"(%arg5) <{failure_propagation_mode = 2 : i32, operandSegmentSizes = array<i32: 1, 0>}> ({
    ^bb0(%arg6: !transform.any_op):
      "unknown.x"() : () -> ()
    }) : (!transform.any_op) -> ()
    "transform.yield"(%arg4) : (!transform.any_op) -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()
// -----
"builtin.module"() ({
  "transform.named_sequence"() <{arg_attrs = [{transform.readonly}, {transform.readonly}], function_type = (!transform.any_op, !transform.any_op) -> !transform.any_op, sym_name = "s2"}> ({
  ^bb0(%arg4: !transform.any_op, %arg5: !transform.any_op):
    "transform.sequence"(%arg5) <{failure_propagation_mode = 2 : i32, operandSegmentSizes = array<i32: 1, 0>}> ({
    ^bb0(%arg6: !transform.any_op):
      "scf.yield"() : () -> ()
    }) : (!transform.any_op) -> ()
    "transform.yield"(%arg4) : (!transform.any_op) -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()
// -----
"builtin.module"() ({
    "transform.sequence"() <{failure_propagation_mode = 2 : i32, operandSegmentSizes = array<i32: 0, 0>}> ({
    ^bb0(%arg6: !transform.any_op):
      "transform.print"() : () -> ()
    }) : () -> ()
}) {transform.with_named_sequence} : () -> ()
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%a: !transform.any_op) {
    "transform.alternatives"(%a) ({
    ^bb0(%x: !transform.any_op):
      "transform.print"() : () -> ()
    }) : (!transform.any_op) -> ()
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%a: !transform.any_op) {
    "transform.foreach"(%a) ({
    ^bb0(%x: !transform.any_op):
      "transform.print"() : () -> ()
    }) : (!transform.any_op) -> ()
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%a: !transform.any_op) {
    "transform.tune.alternatives"() <{name="a"}> ({
      "transform.print"() : () -> ()
    }) : () -> ()
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%a: !transform.any_op) {
    "transform.tune.alternatives"() <{name="a"}> ({
    ^bb0(%x: !transform.any_op):
      "transform.yield"() : () -> ()
    }) : () -> ()
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  "transform.named_sequence"() <{function_type = (!transform.any_op) -> (), sym_name = "m"}> ({
    ^bb0(%x: !transform.any_op):
      "transform.print"() : () -> ()
    }) : () -> ()
}
