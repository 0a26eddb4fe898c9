// ARGS: --split-input-file
// A table of sequences looks at its callables and calls, and at dominance in them, before anything else.

module attributes {transform.with_named_sequence} {
func.func @a(%b: f32) {
  %0 = arith.addf %0, %b : f32
  return
}
func.func @b(%b: f32) {
  "scf.yield"(%b) : (f32) -> ()
  return
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @a(%b: f32) {
  %0 = arith.addf %0, %b : f32
  return
}
func.func @b()
}

// -----

module attributes {transform.with_named_sequence} {
func.func @a(%b: f32) {
  %0 = arith.addf %0, %b : f32
  return
}
transform.named_sequence @b(%r: !transform.any_op) {
  "scf.yield"(%r) : (!transform.any_op) -> ()
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @a(%b: f32) {
  %0 = arith.addf %0, %b : f32
  return
}
transform.named_sequence @b(%r: !transform.any_op) {
  %0 = transform.structured.match ops{[]} in %0 : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @a(%b: f32) {
  %0 = arith.addf %0, %b : f32
  return
}
func.func @b(%b: f32) {
  call @nowhere(%b) : (f32) -> ()
  return
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @a(%b: f32) {
  "scf.yield"(%b) : (f32) -> ()
  return
}
func.func @b(%b: f32) {
  %0 = arith.addf %0, %b : f32
  return
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @a(%b: f32) {
  "scf.yield"(%b) : (f32) -> ()
  return
}
func.func @b()
}

// -----

module attributes {transform.with_named_sequence} {
func.func @a(%b: f32) {
  "scf.yield"(%b) : (f32) -> ()
  return
}
transform.named_sequence @b(%r: !transform.any_op) {
  "scf.yield"(%r) : (!transform.any_op) -> ()
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @a(%b: f32) {
  "scf.yield"(%b) : (f32) -> ()
  return
}
transform.named_sequence @b(%r: !transform.any_op) {
  %0 = transform.structured.match ops{[]} in %0 : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @a(%b: f32) {
  "scf.yield"(%b) : (f32) -> ()
  return
}
func.func @b(%b: f32) {
  call @nowhere(%b) : (f32) -> ()
  return
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @a()
func.func @b(%b: f32) {
  %0 = arith.addf %0, %b : f32
  return
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @a()
func.func @b(%b: f32) {
  "scf.yield"(%b) : (f32) -> ()
  return
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @a()
transform.named_sequence @b(%r: !transform.any_op) {
  "scf.yield"(%r) : (!transform.any_op) -> ()
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @a()
transform.named_sequence @b(%r: !transform.any_op) {
  %0 = transform.structured.match ops{[]} in %0 : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @a()
func.func @b(%b: f32) {
  call @nowhere(%b) : (f32) -> ()
  return
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%r: !transform.any_op) {
  "scf.yield"(%r) : (!transform.any_op) -> ()
  transform.yield
}
func.func @b(%b: f32) {
  %0 = arith.addf %0, %b : f32
  return
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%r: !transform.any_op) {
  "scf.yield"(%r) : (!transform.any_op) -> ()
  transform.yield
}
func.func @b(%b: f32) {
  "scf.yield"(%b) : (f32) -> ()
  return
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%r: !transform.any_op) {
  "scf.yield"(%r) : (!transform.any_op) -> ()
  transform.yield
}
func.func @b()
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%r: !transform.any_op) {
  "scf.yield"(%r) : (!transform.any_op) -> ()
  transform.yield
}
transform.named_sequence @b(%r: !transform.any_op) {
  %0 = transform.structured.match ops{[]} in %0 : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%r: !transform.any_op) {
  "scf.yield"(%r) : (!transform.any_op) -> ()
  transform.yield
}
func.func @b(%b: f32) {
  call @nowhere(%b) : (f32) -> ()
  return
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%r: !transform.any_op) {
  %0 = transform.structured.match ops{[]} in %0 : (!transform.any_op) -> !transform.any_op
  transform.yield
}
func.func @b(%b: f32) {
  %0 = arith.addf %0, %b : f32
  return
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%r: !transform.any_op) {
  %0 = transform.structured.match ops{[]} in %0 : (!transform.any_op) -> !transform.any_op
  transform.yield
}
func.func @b(%b: f32) {
  "scf.yield"(%b) : (f32) -> ()
  return
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%r: !transform.any_op) {
  %0 = transform.structured.match ops{[]} in %0 : (!transform.any_op) -> !transform.any_op
  transform.yield
}
func.func @b()
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%r: !transform.any_op) {
  %0 = transform.structured.match ops{[]} in %0 : (!transform.any_op) -> !transform.any_op
  transform.yield
}
transform.named_sequence @b(%r: !transform.any_op) {
  "scf.yield"(%r) : (!transform.any_op) -> ()
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%r: !transform.any_op) {
  %0 = transform.structured.match ops{[]} in %0 : (!transform.any_op) -> !transform.any_op
  transform.yield
}
func.func @b(%b: f32) {
  call @nowhere(%b) : (f32) -> ()
  return
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @a(%b: f32) {
  call @nowhere(%b) : (f32) -> ()
  return
}
func.func @b(%b: f32) {
  %0 = arith.addf %0, %b : f32
  return
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @a(%b: f32) {
  call @nowhere(%b) : (f32) -> ()
  return
}
func.func @b(%b: f32) {
  "scf.yield"(%b) : (f32) -> ()
  return
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @a(%b: f32) {
  call @nowhere(%b) : (f32) -> ()
  return
}
func.func @b()
}

// -----

module attributes {transform.with_named_sequence} {
func.func @a(%b: f32) {
  call @nowhere(%b) : (f32) -> ()
  return
}
transform.named_sequence @b(%r: !transform.any_op) {
  "scf.yield"(%r) : (!transform.any_op) -> ()
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @a(%b: f32) {
  call @nowhere(%b) : (f32) -> ()
  return
}
transform.named_sequence @b(%r: !transform.any_op) {
  %0 = transform.structured.match ops{[]} in %0 : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
