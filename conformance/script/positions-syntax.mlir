// ARGS: -split-input-file
// What may stand between the brackets of get_operand and get_result, and in their attributes.

module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
  %0 = transform.get_operand %arg0[all] : (!transform.any_op) -> !transform.any_value
 transform.yield
}}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
  %0 = transform.get_operand %arg0[0x1] : (!transform.any_op) -> !transform.any_value
 transform.yield
}}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
  %0 = transform.get_operand %arg0[-1, 0] : (!transform.any_op) -> !transform.any_value
 transform.yield
}}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
  %0 = transform.get_operand %arg0[except (0, -1)] : (!transform.any_op) -> !transform.any_value
 transform.yield
}}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
  %0 = transform.get_operand %arg0[] : (!transform.any_op) -> !transform.any_value
 transform.yield
}}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
  %0 = transform.get_operand %arg0[except] : (!transform.any_op) -> !transform.any_value
 transform.yield
}}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
  %0 = transform.get_operand %arg0[except()] : (!transform.any_op) -> !transform.any_value
 transform.yield
}}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
  %0 = transform.get_operand %arg0[except(all)] : (!transform.any_op) -> !transform.any_value
 transform.yield
}}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
  %0 = transform.get_operand %arg0[all, 0] : (!transform.any_op) -> !transform.any_value
 transform.yield
}}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
  %0 = transform.get_operand %arg0[0,] : (!transform.any_op) -> !transform.any_value
 transform.yield
}}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
  %0 = transform.get_operand %arg0[a] : (!transform.any_op) -> !transform.any_value
 transform.yield
}}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
  %0 = transform.get_operand %arg0[except(0] : (!transform.any_op) -> !transform.any_value
 transform.yield
}}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
  %0 = transform.get_operand %arg0[%x] : (!transform.any_op) -> !transform.any_value
 transform.yield
}}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
  %0 = transform.get_operand %arg0[99999999999999999999] : (!transform.any_op) -> !transform.any_value
 transform.yield
}}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
  %0 = transform.get_operand %arg0[0 1] : (!transform.any_op) -> !transform.any_value
 transform.yield
}}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
  %0 = transform.get_operand %arg0[-] : (!transform.any_op) -> !transform.any_value
 transform.yield
}}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
  %0 = transform.get_operand %arg0[1.5] : (!transform.any_op) -> !transform.any_value
 transform.yield
}}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
  %0 = transform.get_operand %arg0["a"] : (!transform.any_op) -> !transform.any_value
 transform.yield
}}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
  %0 = transform.get_operand %arg0[0, 0] : (!transform.any_op) -> !transform.any_value
 transform.yield
}}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
  %0 = transform.get_operand %arg0[except(1, 1)] : (!transform.any_op) -> !transform.any_value
 transform.yield
}}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
  %0 = transform.get_operand %arg0[all all] : (!transform.any_op) -> !transform.any_value
 transform.yield
}}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
  %0 = "transform.get_result"(%arg0) <{raw_position_list = array<i64>, is_all}> : (!transform.any_op) -> !transform.any_value
 transform.yield
}}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
  %0 = "transform.get_result"(%arg0) <{raw_position_list = array<i64>}> : (!transform.any_op) -> !transform.any_value
 transform.yield
}}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
  %0 = "transform.get_result"(%arg0) <{raw_position_list = array<i64: 0>, is_all}> : (!transform.any_op) -> !transform.any_value
 transform.yield
}}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
  %0 = "transform.get_result"(%arg0) <{raw_position_list = array<i64: 0>, is_all, is_inverted}> : (!transform.any_op) -> !transform.any_value
 transform.yield
}}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
  %0 = "transform.get_result"(%arg0) <{raw_position_list = array<i64: 0, 1, 0>}> : (!transform.any_op) -> !transform.any_value
 transform.yield
}}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
  %0 = "transform.get_result"(%arg0) <{raw_position_list = array<i64>, is_inverted}> : (!transform.any_op) -> !transform.any_value
 transform.yield
}}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
  %0 = "transform.get_result"(%arg0) <{is_all}> : (!transform.any_op) -> !transform.any_value
 transform.yield
}}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
  %0 = "transform.get_result"(%arg0) <{raw_position_list = [0]}> : (!transform.any_op) -> !transform.any_value
 transform.yield
}}
