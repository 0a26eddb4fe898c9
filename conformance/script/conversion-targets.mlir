// ARGS: --transform-interpreter --allow-unregistered-dialect --split-input-file
// One target, several, none, the target itself; failures among them.

module attributes {transform.with_named_sequence} {
func.func @f(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %y = arith.addi %x, %c0 : i32
  return %y : i32
}
func.func @g(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %z = arith.addi %x, %c0 : i32
  %y = arith.muli %x, %z : i32
  return %y : i32
}
func.func @h(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %y = arith.addi %x, %c0 : i32
  return %y : i32
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %f {} {partial_conversion} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @f(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %y = arith.addi %x, %c0 : i32
  return %y : i32
}
func.func @g(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %z = arith.addi %x, %c0 : i32
  %y = arith.muli %x, %z : i32
  return %y : i32
}
func.func @h(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %y = arith.addi %x, %c0 : i32
  return %y : i32
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %f {} {partial_conversion, illegal_ops=["arith.muli"]} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @f(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %y = arith.addi %x, %c0 : i32
  return %y : i32
}
func.func @g(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %z = arith.addi %x, %c0 : i32
  %y = arith.muli %x, %z : i32
  return %y : i32
}
func.func @h(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %y = arith.addi %x, %c0 : i32
  return %y : i32
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  transform.sequence %r : !transform.any_op failures(suppress) {
  ^bb0(%a: !transform.any_op):
    transform.apply_conversion_patterns to %f {} {partial_conversion, illegal_ops=["arith.muli"]} : !transform.any_op
  }
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {

transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %f {} {partial_conversion, illegal_ops=["arith.muli"]} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @f(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %y = arith.addi %x, %c0 : i32
  return %y : i32
}
func.func @g(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %z = arith.addi %x, %c0 : i32
  %y = arith.muli %x, %z : i32
  return %y : i32
}
func.func @h(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %y = arith.addi %x, %c0 : i32
  return %y : i32
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  transform.apply_conversion_patterns to %r {} {partial_conversion} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @f(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %y = arith.addi %x, %c0 : i32
  return %y : i32
}
func.func @g(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %z = arith.addi %x, %c0 : i32
  %y = arith.muli %x, %z : i32
  return %y : i32
}
func.func @h(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %y = arith.addi %x, %c0 : i32
  return %y : i32
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %m = transform.structured.match ops{["builtin.module"]} in %r : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %m {} {partial_conversion} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @f(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %y = arith.addi %x, %c0 : i32
  return %y : i32
}
func.func @g(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %z = arith.addi %x, %c0 : i32
  %y = arith.muli %x, %z : i32
  return %y : i32
}
func.func @h(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %y = arith.addi %x, %c0 : i32
  return %y : i32
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  %m = transform.merge_handles %f, %f : !transform.any_op
  transform.apply_conversion_patterns to %m {} {partial_conversion} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @f(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %y = arith.addi %x, %c0 : i32
  return %y : i32
}
func.func @g(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %z = arith.addi %x, %c0 : i32
  %y = arith.muli %x, %z : i32
  return %y : i32
}
func.func @h(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %y = arith.addi %x, %c0 : i32
  return %y : i32
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  %m = transform.merge_handles %f, %f : !transform.any_op
  transform.apply_conversion_patterns to %m {} {partial_conversion, preserve_handles} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @f(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %y = arith.addi %x, %c0 : i32
  return %y : i32
}
func.func @g(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %z = arith.addi %x, %c0 : i32
  %y = arith.muli %x, %z : i32
  return %y : i32
}
func.func @h(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %y = arith.addi %x, %c0 : i32
  return %y : i32
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["arith.addi"]} in %r : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %f {} {partial_conversion} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @f(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %y = arith.addi %x, %c0 : i32
  return %y : i32
}
func.func @g(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %z = arith.addi %x, %c0 : i32
  %y = arith.muli %x, %z : i32
  return %y : i32
}
func.func @h(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %y = arith.addi %x, %c0 : i32
  return %y : i32
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["arith.addi"]} in %r : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %f {} {partial_conversion, preserve_handles} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @f(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %y = arith.addi %x, %c0 : i32
  return %y : i32
}
func.func @g(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %z = arith.addi %x, %c0 : i32
  %y = arith.muli %x, %z : i32
  return %y : i32
}
func.func @h(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %y = arith.addi %x, %c0 : i32
  return %y : i32
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["arith.addi"]} in %r : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %f {} {partial_conversion, preserve_handles} : !transform.any_op
  transform.print %f : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @f(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %y = arith.addi %x, %c0 : i32
  return %y : i32
}
func.func @g(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %z = arith.addi %x, %c0 : i32
  %y = arith.muli %x, %z : i32
  return %y : i32
}
func.func @h(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %y = arith.addi %x, %c0 : i32
  return %y : i32
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["arith.constant"]} in %r : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %f {} {} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @f(%n: index, %x: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %z = arith.constant 0 : i32
    %y = arith.addi %x, %z : i32
    "test.use"(%y) : (i32) -> ()
  }
  return
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["scf.for"]} in %r : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %f {} {partial_conversion} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
module @inner {
func.func @f(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %y = arith.addi %x, %c0 : i32
  return %y : i32
}
func.func @g(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %z = arith.addi %x, %c0 : i32
  %y = arith.muli %x, %z : i32
  return %y : i32
}
func.func @h(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %y = arith.addi %x, %c0 : i32
  return %y : i32
}
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %s = transform.structured.match ops{["builtin.module"]} in %r : (!transform.any_op) -> !transform.any_op
  %0 = transform.alternatives %s : !transform.any_op -> !transform.any_op {
  ^bb0(%a: !transform.any_op):
    %f = transform.structured.match ops{["func.func"]} in %a : (!transform.any_op) -> !transform.any_op
    transform.apply_conversion_patterns to %f {} {partial_conversion, illegal_ops=["arith.muli"]} : !transform.any_op
    transform.yield %a : !transform.any_op
  }, {
  ^bb0(%a: !transform.any_op):
    transform.yield %a : !transform.any_op
  }
  transform.print %0 : !transform.any_op
  transform.yield
}
}
