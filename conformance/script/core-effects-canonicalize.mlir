// ARGS: -canonicalize -split-input-file
// What canonicalization leaves of scripts: steps without effects, equal steps.

module attributes {transform.with_named_sequence} {
 transform.named_sequence @__transform_main(%x: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>, %p2: !transform.param<i64>) {
 %r = transform.get_consumers_of_result %x[0] : (!transform.any_op) -> !transform.any_op
 %r2 = transform.get_consumers_of_result %x[0] : (!transform.any_op) -> !transform.any_op
 transform.yield }}

// -----

module attributes {transform.with_named_sequence} {
 transform.named_sequence @__transform_main(%x: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>, %p2: !transform.param<i64>) {
 %r = transform.get_consumers_of_result %x[0] : (!transform.any_op) -> !transform.any_op
 %r2 = transform.get_consumers_of_result %x[0] : (!transform.any_op) -> !transform.any_op
 transform.annotate %r "u" : !transform.any_op
 transform.annotate %r2 "u" : !transform.any_op
 transform.yield }}

// -----

module attributes {transform.with_named_sequence} {
 transform.named_sequence @__transform_main(%x: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>, %p2: !transform.param<i64>) {
 %r = transform.get_producer_of_operand %x[0] : (!transform.any_op) -> !transform.any_op
 %r2 = transform.get_producer_of_operand %x[0] : (!transform.any_op) -> !transform.any_op
 transform.yield }}

// -----

module attributes {transform.with_named_sequence} {
 transform.named_sequence @__transform_main(%x: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>, %p2: !transform.param<i64>) {
 %r = transform.get_producer_of_operand %x[0] : (!transform.any_op) -> !transform.any_op
 %r2 = transform.get_producer_of_operand %x[0] : (!transform.any_op) -> !transform.any_op
 transform.annotate %r "u" : !transform.any_op
 transform.annotate %r2 "u" : !transform.any_op
 transform.yield }}

// -----

module attributes {transform.with_named_sequence} {
 transform.named_sequence @__transform_main(%x: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>, %p2: !transform.param<i64>) {
 %r = transform.get_operand %x[0] : (!transform.any_op) -> !transform.any_value
 %r2 = transform.get_operand %x[0] : (!transform.any_op) -> !transform.any_value
 transform.yield }}

// -----

module attributes {transform.with_named_sequence} {
 transform.named_sequence @__transform_main(%x: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>, %p2: !transform.param<i64>) {
 %r = transform.get_operand %x[0] : (!transform.any_op) -> !transform.any_value
 %r2 = transform.get_operand %x[0] : (!transform.any_op) -> !transform.any_value
 %d1 = transform.get_defining_op %r : (!transform.any_value) -> !transform.any_op
 transform.annotate %d1 "u" : !transform.any_op
 %d2 = transform.get_defining_op %r2 : (!transform.any_value) -> !transform.any_op
 transform.annotate %d2 "u" : !transform.any_op
 transform.yield }}

// -----

module attributes {transform.with_named_sequence} {
 transform.named_sequence @__transform_main(%x: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>, %p2: !transform.param<i64>) {
 %r = transform.get_result %x[all] : (!transform.any_op) -> !transform.any_value
 %r2 = transform.get_result %x[all] : (!transform.any_op) -> !transform.any_value
 transform.yield }}

// -----

module attributes {transform.with_named_sequence} {
 transform.named_sequence @__transform_main(%x: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>, %p2: !transform.param<i64>) {
 %r = transform.get_result %x[all] : (!transform.any_op) -> !transform.any_value
 %r2 = transform.get_result %x[all] : (!transform.any_op) -> !transform.any_value
 %d1 = transform.get_defining_op %r : (!transform.any_value) -> !transform.any_op
 transform.annotate %d1 "u" : !transform.any_op
 %d2 = transform.get_defining_op %r2 : (!transform.any_value) -> !transform.any_op
 transform.annotate %d2 "u" : !transform.any_op
 transform.yield }}

// -----

module attributes {transform.with_named_sequence} {
 transform.named_sequence @__transform_main(%x: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>, %p2: !transform.param<i64>) {
 %r = transform.get_defining_op %v : (!transform.any_value) -> !transform.any_op
 %r2 = transform.get_defining_op %v : (!transform.any_value) -> !transform.any_op
 transform.yield }}

// -----

module attributes {transform.with_named_sequence} {
 transform.named_sequence @__transform_main(%x: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>, %p2: !transform.param<i64>) {
 %r = transform.get_defining_op %v : (!transform.any_value) -> !transform.any_op
 %r2 = transform.get_defining_op %v : (!transform.any_value) -> !transform.any_op
 transform.annotate %r "u" : !transform.any_op
 transform.annotate %r2 "u" : !transform.any_op
 transform.yield }}

// -----

module attributes {transform.with_named_sequence} {
 transform.named_sequence @__transform_main(%x: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>, %p2: !transform.param<i64>) {
 %r = transform.get_parent_op %x : (!transform.any_op) -> !transform.any_op
 %r2 = transform.get_parent_op %x : (!transform.any_op) -> !transform.any_op
 transform.yield }}

// -----

module attributes {transform.with_named_sequence} {
 transform.named_sequence @__transform_main(%x: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>, %p2: !transform.param<i64>) {
 %r = transform.get_parent_op %x : (!transform.any_op) -> !transform.any_op
 %r2 = transform.get_parent_op %x : (!transform.any_op) -> !transform.any_op
 transform.annotate %r "u" : !transform.any_op
 transform.annotate %r2 "u" : !transform.any_op
 transform.yield }}

// -----

module attributes {transform.with_named_sequence} {
 transform.named_sequence @__transform_main(%x: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>, %p2: !transform.param<i64>) {
 %r = transform.select "a" in %x : (!transform.any_op) -> !transform.any_op
 %r2 = transform.select "a" in %x : (!transform.any_op) -> !transform.any_op
 transform.yield }}

// -----

module attributes {transform.with_named_sequence} {
 transform.named_sequence @__transform_main(%x: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>, %p2: !transform.param<i64>) {
 %r = transform.select "a" in %x : (!transform.any_op) -> !transform.any_op
 %r2 = transform.select "a" in %x : (!transform.any_op) -> !transform.any_op
 transform.annotate %r "u" : !transform.any_op
 transform.annotate %r2 "u" : !transform.any_op
 transform.yield }}

// -----

module attributes {transform.with_named_sequence} {
 transform.named_sequence @__transform_main(%x: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>, %p2: !transform.param<i64>) {
 %r = transform.get_type %v : (!transform.any_value) -> !transform.any_param
 %r2 = transform.get_type %v : (!transform.any_value) -> !transform.any_param
 transform.yield }}

// -----

module attributes {transform.with_named_sequence} {
 transform.named_sequence @__transform_main(%x: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>, %p2: !transform.param<i64>) {
 %r = transform.get_type %v : (!transform.any_value) -> !transform.any_param
 %r2 = transform.get_type %v : (!transform.any_value) -> !transform.any_param
 transform.annotate %x "u" = %r : !transform.any_op, !transform.any_param
 transform.annotate %x "u" = %r2 : !transform.any_op, !transform.any_param
 transform.yield }}

// -----

module attributes {transform.with_named_sequence} {
 transform.named_sequence @__transform_main(%x: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>, %p2: !transform.param<i64>) {
 %r = transform.num_associations %x : (!transform.any_op) -> !transform.param<i64>
 %r2 = transform.num_associations %x : (!transform.any_op) -> !transform.param<i64>
 transform.yield }}

// -----

module attributes {transform.with_named_sequence} {
 transform.named_sequence @__transform_main(%x: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>, %p2: !transform.param<i64>) {
 %r = transform.num_associations %x : (!transform.any_op) -> !transform.param<i64>
 %r2 = transform.num_associations %x : (!transform.any_op) -> !transform.param<i64>
 transform.annotate %x "u" = %r : !transform.any_op, !transform.param<i64>
 transform.annotate %x "u" = %r2 : !transform.any_op, !transform.param<i64>
 transform.yield }}

// -----

module attributes {transform.with_named_sequence} {
 transform.named_sequence @__transform_main(%x: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>, %p2: !transform.param<i64>) {
 %r = transform.param.constant 1 -> !transform.param<i64>
 %r2 = transform.param.constant 1 -> !transform.param<i64>
 transform.yield }}

// -----

module attributes {transform.with_named_sequence} {
 transform.named_sequence @__transform_main(%x: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>, %p2: !transform.param<i64>) {
 %r = transform.param.constant 1 -> !transform.param<i64>
 %r2 = transform.param.constant 1 -> !transform.param<i64>
 transform.annotate %x "u" = %r : !transform.any_op, !transform.param<i64>
 transform.annotate %x "u" = %r2 : !transform.any_op, !transform.param<i64>
 transform.yield }}

// -----

module attributes {transform.with_named_sequence} {
 transform.named_sequence @__transform_main(%x: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>, %p2: !transform.param<i64>) {
 transform.match.param.cmpi eq %p, %p2 : !transform.param<i64>
 transform.match.param.cmpi eq %p, %p2 : !transform.param<i64>
 transform.yield }}

// -----

module attributes {transform.with_named_sequence} {
 transform.named_sequence @__transform_main(%x: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>, %p2: !transform.param<i64>) {
 transform.match.operation_name %x ["a"] : !transform.any_op
 transform.match.operation_name %x ["a"] : !transform.any_op
 transform.yield }}

// -----

module attributes {transform.with_named_sequence} {
 transform.named_sequence @__transform_main(%x: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>, %p2: !transform.param<i64>) {
 transform.match.operation_empty %x : !transform.any_op
 transform.match.operation_empty %x : !transform.any_op
 transform.yield }}

// -----

module attributes {transform.with_named_sequence} {
 transform.named_sequence @__transform_main(%x: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>, %p2: !transform.param<i64>) {
 transform.annotate %x "a" : !transform.any_op
 transform.annotate %x "a" : !transform.any_op
 transform.yield }}

// -----

module attributes {transform.with_named_sequence} {
 transform.named_sequence @__transform_main(%x: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>, %p2: !transform.param<i64>) {
 transform.verify %x : !transform.any_op
 transform.verify %x : !transform.any_op
 transform.yield }}

// -----

module attributes {transform.with_named_sequence} {
 transform.named_sequence @__transform_main(%x: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>, %p2: !transform.param<i64>) {
 %r = transform.replicate num(%x) %x : !transform.any_op, !transform.any_op
 %r2 = transform.replicate num(%x) %x : !transform.any_op, !transform.any_op
 transform.yield }}

// -----

module attributes {transform.with_named_sequence} {
 transform.named_sequence @__transform_main(%x: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>, %p2: !transform.param<i64>) {
 %r = transform.replicate num(%x) %x : !transform.any_op, !transform.any_op
 %r2 = transform.replicate num(%x) %x : !transform.any_op, !transform.any_op
 transform.annotate %r "u" : !transform.any_op
 transform.annotate %r2 "u" : !transform.any_op
 transform.yield }}

// -----

module attributes {transform.with_named_sequence} {
 transform.named_sequence @__transform_main(%x: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>, %p2: !transform.param<i64>) {
 transform.apply_dce to %x : !transform.any_op
 transform.apply_dce to %x : !transform.any_op
 transform.yield }}

// -----

module attributes {transform.with_named_sequence} {
 transform.named_sequence @__transform_main(%x: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>, %p2: !transform.param<i64>) {
 %r = transform.apply_registered_pass "cse" to %x : (!transform.any_op) -> !transform.any_op
 %r2 = transform.apply_registered_pass "cse" to %x : (!transform.any_op) -> !transform.any_op
 transform.yield }}

// -----

module attributes {transform.with_named_sequence} {
 transform.named_sequence @__transform_main(%x: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>, %p2: !transform.param<i64>) {
 %r = transform.apply_registered_pass "cse" to %x : (!transform.any_op) -> !transform.any_op
 %r2 = transform.apply_registered_pass "cse" to %x : (!transform.any_op) -> !transform.any_op
 transform.annotate %r "u" : !transform.any_op
 transform.annotate %r2 "u" : !transform.any_op
 transform.yield }}

// -----

module attributes {transform.with_named_sequence} {
 transform.named_sequence @__transform_main(%x: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>, %p2: !transform.param<i64>) {
 transform.debug.emit_param_as_remark %p : !transform.param<i64>
 transform.debug.emit_param_as_remark %p : !transform.param<i64>
 transform.yield }}

// -----

module attributes {transform.with_named_sequence} {
 transform.named_sequence @__transform_main(%x: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>, %p2: !transform.param<i64>) {
 transform.debug.emit_remark_at %x, "a" : !transform.any_op
 transform.debug.emit_remark_at %x, "a" : !transform.any_op
 transform.yield }}

// -----

module attributes {transform.with_named_sequence} {
 transform.named_sequence @__transform_main(%x: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>, %p2: !transform.param<i64>) {
 %r = transform.cast %x : !transform.any_op to !transform.any_op
 %r2 = transform.cast %x : !transform.any_op to !transform.any_op
 transform.yield }}

// -----

module attributes {transform.with_named_sequence} {
 transform.named_sequence @__transform_main(%x: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>, %p2: !transform.param<i64>) {
 %r = transform.cast %x : !transform.any_op to !transform.any_op
 %r2 = transform.cast %x : !transform.any_op to !transform.any_op
 transform.annotate %r "u" : !transform.any_op
 transform.annotate %r2 "u" : !transform.any_op
 transform.yield }}

// -----

module attributes {transform.with_named_sequence} {
 transform.named_sequence @__transform_main(%x: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>, %p2: !transform.param<i64>) {
 %r = transform.cast %x : !transform.any_op to !transform.op<"a">
 %r2 = transform.cast %x : !transform.any_op to !transform.op<"a">
 transform.yield }}

// -----

module attributes {transform.with_named_sequence} {
 transform.named_sequence @__transform_main(%x: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>, %p2: !transform.param<i64>) {
 %r = transform.cast %x : !transform.any_op to !transform.op<"a">
 %r2 = transform.cast %x : !transform.any_op to !transform.op<"a">
 transform.annotate %r "u" : !transform.op<"a">
 transform.annotate %r2 "u" : !transform.op<"a">
 transform.yield }}

// -----

module attributes {transform.with_named_sequence} {
 transform.named_sequence @__transform_main(%x: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>, %p2: !transform.param<i64>) {
 %r = transform.merge_handles %x : !transform.any_op
 %r2 = transform.merge_handles %x : !transform.any_op
 transform.yield }}

// -----

module attributes {transform.with_named_sequence} {
 transform.named_sequence @__transform_main(%x: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>, %p2: !transform.param<i64>) {
 %r = transform.merge_handles %x : !transform.any_op
 %r2 = transform.merge_handles %x : !transform.any_op
 transform.annotate %r "u" : !transform.any_op
 transform.annotate %r2 "u" : !transform.any_op
 transform.yield }}

// -----

module attributes {transform.with_named_sequence} {
 transform.named_sequence @__transform_main(%x: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>, %p2: !transform.param<i64>) {
 %r = transform.merge_handles deduplicate %x : !transform.any_op
 %r2 = transform.merge_handles deduplicate %x : !transform.any_op
 transform.yield }}

// -----

module attributes {transform.with_named_sequence} {
 transform.named_sequence @__transform_main(%x: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>, %p2: !transform.param<i64>) {
 %r = transform.merge_handles deduplicate %x : !transform.any_op
 %r2 = transform.merge_handles deduplicate %x : !transform.any_op
 transform.annotate %r "u" : !transform.any_op
 transform.annotate %r2 "u" : !transform.any_op
 transform.yield }}

// -----

module attributes {transform.with_named_sequence} {
 transform.named_sequence @__transform_main(%x: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>, %p2: !transform.param<i64>) {
 %r = transform.merge_handles %x, %x : !transform.any_op
 %r2 = transform.merge_handles %x, %x : !transform.any_op
 transform.yield }}

// -----

module attributes {transform.with_named_sequence} {
 transform.named_sequence @__transform_main(%x: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>, %p2: !transform.param<i64>) {
 %r = transform.merge_handles %x, %x : !transform.any_op
 %r2 = transform.merge_handles %x, %x : !transform.any_op
 transform.annotate %r "u" : !transform.any_op
 transform.annotate %r2 "u" : !transform.any_op
 transform.yield }}

// -----

module attributes {transform.with_named_sequence} {
 transform.named_sequence @__transform_main(%x: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>, %p2: !transform.param<i64>) {
 %r = transform.split_handle %x : (!transform.any_op) -> !transform.any_op
 %r2 = transform.split_handle %x : (!transform.any_op) -> !transform.any_op
 transform.yield }}

// -----

module attributes {transform.with_named_sequence} {
 transform.named_sequence @__transform_main(%x: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>, %p2: !transform.param<i64>) {
 %r = transform.split_handle %x : (!transform.any_op) -> !transform.any_op
 %r2 = transform.split_handle %x : (!transform.any_op) -> !transform.any_op
 transform.annotate %r "u" : !transform.any_op
 transform.annotate %r2 "u" : !transform.any_op
 transform.yield }}

// -----

module attributes {transform.with_named_sequence} {
 transform.named_sequence @__transform_main(%x: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>, %p2: !transform.param<i64>) {
 transform.print %x : !transform.any_op
 transform.print %x : !transform.any_op
 transform.yield }}

// -----

module attributes {transform.with_named_sequence} {
 transform.named_sequence @__transform_main(%x: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>, %p2: !transform.param<i64>) {
 transform.print
 transform.print
 transform.yield }}
