// ARGS: --transform-interpreter --allow-unregistered-dialect --split-input-file
// What attributes say of ops and dialects, and which op fails first.

module attributes {transform.with_named_sequence} {
func.func @f(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %y = arith.addi %x, %c0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %z = arith.addi %c1, %c2 : i32
  %w = arith.muli %z, %y : i32
  return %w : i32
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
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %z = arith.addi %c1, %c2 : i32
  %w = arith.muli %z, %y : i32
  return %w : i32
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %f {} {} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @f(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %y = arith.addi %x, %c0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %z = arith.addi %c1, %c2 : i32
  %w = arith.muli %z, %y : i32
  return %w : i32
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %f {} {legal_dialects=["func"]} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @f(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %y = arith.addi %x, %c0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %z = arith.addi %c1, %c2 : i32
  %w = arith.muli %z, %y : i32
  return %w : i32
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %f {} {legal_dialects=["func","arith"]} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @f(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %y = arith.addi %x, %c0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %z = arith.addi %c1, %c2 : i32
  %w = arith.muli %z, %y : i32
  return %w : i32
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %f {} {legal_dialects=["func"], illegal_dialects=["arith"]} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @f(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %y = arith.addi %x, %c0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %z = arith.addi %c1, %c2 : i32
  %w = arith.muli %z, %y : i32
  return %w : i32
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
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %z = arith.addi %c1, %c2 : i32
  %w = arith.muli %z, %y : i32
  return %w : i32
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %f {} {partial_conversion, illegal_dialects=["arith"], legal_ops=["arith.constant"]} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @f(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %y = arith.addi %x, %c0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %z = arith.addi %c1, %c2 : i32
  %w = arith.muli %z, %y : i32
  return %w : i32
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %f {} {partial_conversion, illegal_ops=["arith.constant"], legal_dialects=["arith"]} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @f(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %y = arith.addi %x, %c0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %z = arith.addi %c1, %c2 : i32
  %w = arith.muli %z, %y : i32
  return %w : i32
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %f {} {partial_conversion, illegal_ops=["arith.muli"], legal_ops=["arith.muli"]} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @f(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %y = arith.addi %x, %c0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %z = arith.addi %c1, %c2 : i32
  %w = arith.muli %z, %y : i32
  return %w : i32
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %f {} {partial_conversion, illegal_ops=["arith.addi"], legal_ops=["func.func"]} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @f(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %y = arith.addi %x, %c0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %z = arith.addi %c1, %c2 : i32
  %w = arith.muli %z, %y : i32
  return %w : i32
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %f {} {partial_conversion, illegal_dialects=["arith"], legal_dialects=["arith"]} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @f(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %y = arith.addi %x, %c0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %z = arith.addi %c1, %c2 : i32
  %w = arith.muli %z, %y : i32
  return %w : i32
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %f {} {partial_conversion, illegal_ops=["foo.bar", "zzz", ""], legal_dialects=["nope", "", "arith.addi"]} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @f(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %y = arith.addi %x, %c0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %z = arith.addi %c1, %c2 : i32
  %w = arith.muli %z, %y : i32
  return %w : i32
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %f {} {partial_conversion, illegal_ops=["func.func"]} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @f(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %y = arith.addi %x, %c0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %z = arith.addi %c1, %c2 : i32
  %w = arith.muli %z, %y : i32
  return %w : i32
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %f {} {partial_conversion, illegal_dialects=["func"]} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @f(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %y = arith.addi %x, %c0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %z = arith.addi %c1, %c2 : i32
  %w = arith.muli %z, %y : i32
  return %w : i32
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %f {} {partial_conversion, illegal_ops=["func.return"]} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @f(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %y = arith.addi %x, %c0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %z = arith.addi %c1, %c2 : i32
  %w = arith.muli %z, %y : i32
  return %w : i32
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %f {} {legal_ops=[], illegal_ops=[], legal_dialects=[], illegal_dialects=[], partial_conversion} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @f(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %y = arith.addi %x, %c0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %z = arith.addi %c1, %c2 : i32
  %w = arith.muli %z, %y : i32
  return %w : i32
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %f {} {legal_ops=["arith.constant"], legal_dialects=["func"], illegal_ops=["arith.muli"]} : !transform.any_op
  transform.yield
}
}
