// ARGS: --transform-interpreter --allow-unregistered-dialect --split-input-file
// What becomes of handles to converted payload.

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
  %h = transform.structured.match ops{["arith.addi"]} in %r : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %f {} {partial_conversion, preserve_handles} : !transform.any_op
  transform.print %f : !transform.any_op
  transform.print %h : !transform.any_op
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
  %h = transform.structured.match ops{["arith.muli"]} in %r : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %f {} {partial_conversion, preserve_handles} : !transform.any_op
  transform.print %f : !transform.any_op
  transform.print %h : !transform.any_op
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
  %h = transform.structured.match ops{["arith.constant"]} in %r : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %f {} {partial_conversion, preserve_handles} : !transform.any_op
  transform.print %f : !transform.any_op
  transform.print %h : !transform.any_op
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
  %h = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %f {} {partial_conversion, preserve_handles} : !transform.any_op
  transform.print %f : !transform.any_op
  transform.print %h : !transform.any_op
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
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  %h = transform.structured.match ops{["arith.addi"]} in %r : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %f {} {partial_conversion} : !transform.any_op
  transform.print %h : !transform.any_op
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
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %g = transform.structured.match ops{["arith.addi"]} in %r : (!transform.any_op) -> !transform.any_op
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  %h = transform.structured.match ops{["arith.addi"]} in %r : (!transform.any_op) -> !transform.any_op
  %i = transform.structured.match ops{["arith.addi"]} in %r : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %f {} {partial_conversion, preserve_handles} : !transform.any_op
  transform.print %g : !transform.any_op
  transform.print %h : !transform.any_op
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
  %g = transform.structured.match ops{["arith.addi"]} in %r : (!transform.any_op) -> !transform.any_op
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  %h = transform.structured.match ops{["arith.addi"]} in %r : (!transform.any_op) -> !transform.any_op
  %i = transform.structured.match ops{["arith.addi"]} in %r : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %f {} {partial_conversion, preserve_handles} : !transform.any_op
  transform.print %h : !transform.any_op
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
  %h = transform.structured.match ops{["arith.addi"]} in %r : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %f {} {partial_conversion, preserve_handles, legal_dialects=["arith"]} : !transform.any_op
  transform.print %f : !transform.any_op
  transform.print %h : !transform.any_op
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
  %h = transform.structured.match ops{["arith.addi"]} in %r : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %f {} {partial_conversion, preserve_handles} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @f(%x: i32) -> (i32, i32) {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %y = arith.addi %c1, %c2 : i32
  %z = arith.addi %y, %c2 : i32
  %w = arith.addi %z, %x : i32
  return %w, %z : i32, i32
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  %h = transform.structured.match ops{["arith.addi"]} in %r : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %f {} {partial_conversion, preserve_handles, legal_ops=["arith.constant"]} : !transform.any_op
  transform.print %f : !transform.any_op
  transform.print %h : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @f(%x: i32) -> (i32) {
  %c1 = arith.constant 0 : i32
  %y = arith.muli %x, %x : i32
  %z = arith.addi %y, %c1 : i32
  %w = arith.addi %z, %c1 : i32
  return %w : i32
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  %h = transform.structured.match ops{["arith.addi"]} in %r : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %f {} {partial_conversion, preserve_handles} : !transform.any_op
  transform.print %f : !transform.any_op
  transform.print %h : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @f(%x: i32) -> (i32) {
  %c1 = arith.constant 0 : i32
  %y = arith.muli %x, %x : i32
  %z = arith.addi %y, %c1 : i32
  return %z : i32
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  %h = transform.structured.match ops{["arith.addi"]} in %r : (!transform.any_op) -> !transform.any_op
  %v = transform.get_result %h[0] : (!transform.any_op) -> !transform.any_value
  transform.apply_conversion_patterns to %f {} {partial_conversion, preserve_handles} : !transform.any_op
  transform.debug.emit_remark_at %v, "here" : !transform.any_value
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @f(%x: tensor<4xf32>) -> (tensor<4xf32>) {
  %e = math.exp %x : tensor<4xf32>
  %a = tensor.cast %e : tensor<4xf32> to tensor<?xf32>
  %b = tensor.cast %a : tensor<?xf32> to tensor<4xf32>
  return %b : tensor<4xf32>
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  %h = transform.structured.match ops{["tensor.cast"]} in %r : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %f {} {partial_conversion, preserve_handles} : !transform.any_op
  transform.print %h : !transform.any_op
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
  transform.apply_conversion_patterns to %f {} {partial_conversion, illegal_ops=["arith.muli"], preserve_handles} : !transform.any_op
  transform.print %f : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @g(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %z = arith.addi %x, %c0 : i32
  %y = arith.muli %x, %z : i32
  return %y : i32
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  %h = transform.structured.match ops{["arith.addi"]} in %r : (!transform.any_op) -> !transform.any_op
  transform.sequence %r : !transform.any_op failures(suppress) {
  ^bb0(%a: !transform.any_op):
    transform.apply_conversion_patterns to %f {} {illegal_ops=["arith.muli"], preserve_handles, legal_ops=["func.func", "arith.constant"], legal_dialects=["func"]} : !transform.any_op
  }
  transform.print %f : !transform.any_op
  transform.print %h : !transform.any_op
  transform.yield
}
}
