// ARGS: --split-input-file --allow-unregistered-dialect --affine-expand-index-ops
// ARGS: --split-input-file --allow-unregistered-dialect --affine-expand-index-ops-as-affine
// ARGS: --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-expand-index-ops))'
// ARGS: --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-expand-index-ops-as-affine))' --dump-pass-pipeline
func.func @d1(%i: index, %n: index) -> (index, index, index) {
  %r:3 = affine.delinearize_index %i into (4, 5, 6) : index, index, index
  return %r#0, %r#1, %r#2 : index, index, index
}
// -----
func.func @d2(%i: index, %n: index) -> (index, index, index) {
  %r:3 = affine.delinearize_index %i into (5, 6) : index, index, index
  return %r#0, %r#1, %r#2 : index, index, index
}
// -----
func.func @d3(%i: index, %n: index, %m: index) -> (index, index, index, index) {
  %r:4 = affine.delinearize_index %i into (7, %n, 6, %m) : index, index, index, index
  return %r#0, %r#1, %r#2, %r#3 : index, index, index, index
}
// -----
func.func @d4(%i: index, %n: index) -> (index) {
  %r = affine.delinearize_index %i into (5) : index
  return %r : index
}
// -----
func.func @d5(%i: index, %n: index) -> (index, index) {
  %r:2 = affine.delinearize_index %i into (%n) : index, index
  return %r#0, %r#1 : index, index
}
// -----
func.func @l1(%a: index, %b: index, %c: index, %n: index) -> index {
  %r = affine.linearize_index [%a, %b, %c] by (3, 4, 5) : index
  return %r : index
}
// -----
func.func @l2(%a: index, %b: index, %c: index, %n: index) -> index {
  %r = affine.linearize_index disjoint [%a, %b, %c] by (4, %n) : index
  return %r : index
}
// -----
func.func @l3(%a: index, %b: index, %c: index, %n: index) -> index {
  %r = affine.linearize_index [%a, %b, %c] by (%n, 4, %n) : index
  return %r : index
}
// -----
func.func @l4(%a: index, %n: index, %b: index) -> (index, index) {
  %r = affine.linearize_index [%a] by (%n) : index
  %s = affine.linearize_index disjoint [%a, %b] by (%n) : index
  %q = affine.linearize_index disjoint [%a] by () : index
  return %r, %s : index, index
}
// -----
func.func @l5(%i: index, %n: index) -> (index, index, index) {
  %c4 = arith.constant 4 : index
  %r:3 = affine.delinearize_index %i into (%c4, %n, 1) : index, index, index
  %x:2 = affine.delinearize_index %i into (1, 6) : index, index
  %y = affine.linearize_index [%r#0, %x#1, %r#2] by (%n, %c4, 1) : index
  return %r#1, %y, %r#2 : index, index, index
}
// -----
func.func @in_loops(%i: index, %n: index, %m: index) {
  affine.for %k = 0 to 10 {
    scf.for %l = %n to %m step %n {
      %0 = affine.linearize_index [%l, %k, %i] by (3, %n) : index
      %1 = affine.linearize_index disjoint [%k, %i, %l] by (4, 3, 5) : index
      %2:2 = affine.delinearize_index %k into (%n) : index, index
      "use"(%0, %1, %2#1) : (index, index, index) -> ()
    }
  }
  return
}
// -----
func.func @as_symbols(%b: index, %n: index) {
  %c3 = arith.constant 3 : index
  affine.for %i = 0 to 10 {
    %0 = affine.linearize_index [%n, %b, %c3, %i, %c3] by (2, %c3, %n, 16) : index
    %1 = affine.linearize_index [%i, %b] by (1, 3) : index
    %2 = affine.delinearize_index %0 into () : index
    "use"(%0, %1, %2) : (index, index, index) -> ()
  }
  return
}
