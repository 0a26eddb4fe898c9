// ARGS: --split-input-file --canonicalize --allow-unregistered-dialect
func.func @dup(%a: f32, %b: f32, %lb: index, %ub: index) -> (f32, f32, f32) {
  %0:3 = scf.for %i = %lb to %ub step %ub iter_args(%x = %a, %y = %a, %z = %b) -> (f32, f32, f32) {
    %q = "foo.use"(%x, %y, %z) : (f32, f32, f32) -> f32
    scf.yield %q, %q, %q : f32, f32, f32
  }
  return %0#0, %0#1, %0#2 : f32, f32, f32
}
// -----
func.func @one_by_addition(%a: f32, %n: i32, %m: index) -> f32 {
  %c2 = arith.constant 2 : i32
  %c2i = arith.constant 2 : index
  %u = arith.addi %n, %c2 overflow<nsw> : i32
  %v = arith.addi %m, %c2i overflow<nsw> : index
  %w = arith.addi %n, %c2 : i32
  %0 = scf.for %i = %n to %u step %c2 iter_args(%x = %a) -> f32 : i32 {
    %r = "foo.f"(%i, %x) : (i32, f32) -> f32
    scf.yield %r : f32
  }
  %1 = scf.for %i = %m to %v step %c2i iter_args(%x = %0) -> f32 {
    %r = "foo.f"(%i, %x) : (index, f32) -> f32
    scf.yield %r : f32
  }
  %2 = scf.for %i = %n to %w step %c2 iter_args(%x = %1) -> f32 : i32 {
    %r = "foo.f"(%i, %x) : (i32, f32) -> f32
    scf.yield %r : f32
  }
  %3 = scf.for unsigned %i = %n to %u step %c2 iter_args(%x = %2) -> f32 : i32 {
    %r = "foo.f"(%i, %x) : (i32, f32) -> f32
    scf.yield %r : f32
  }
  return %3 : f32
}
// -----
func.func @none(%a: f32) -> (f32, f32, f32, f32) {
  %c0 = arith.constant 0 : i8
  %c5 = arith.constant 5 : i8
  %cm1 = arith.constant -1 : i8
  %0 = scf.for %i = %c5 to %c0 step %c5 iter_args(%x = %a) -> f32 : i8 {
    %r = "foo.f"(%i, %x) : (i8, f32) -> f32
    scf.yield %r : f32
  }
  %1 = scf.for %i = %c0 to %cm1 step %c5 iter_args(%x = %a) -> f32 : i8 {
    %r = "foo.f"(%i, %x) : (i8, f32) -> f32
    scf.yield %r : f32
  }
  %2 = scf.for unsigned %i = %c5 to %cm1 step %c5 iter_args(%x = %a) -> f32 : i8 {
    %r = "foo.f"(%i, %x) : (i8, f32) -> f32
    scf.yield %r : f32
  }
  %3 = scf.for %i = %c0 to %c5 step %cm1 iter_args(%x = %a) -> f32 : i8 {
    %r = "foo.f"(%i, %x) : (i8, f32) -> f32
    scf.yield %r : f32
  }
  return %0, %1, %2, %3 : f32, f32, f32, f32
}
// -----
func.func @only_yields(%a: f32, %b: f32) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c1 = arith.constant 1 : index
  %0:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%x = %a, %y = %b) -> (f32, f32) {
    scf.yield %b, %a : f32, f32
  }
  %1:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%x = %0#0, %y = %b) -> (f32, f32) {
    scf.yield %y, %a : f32, f32
  }
  return %0#0, %1#0 : f32, f32
}
// -----
func.func @cast(%t: tensor<32x1024xf32>, %n: index, %m: index) -> tensor<?x?xf32> {
  %c = tensor.cast %t : tensor<32x1024xf32> to tensor<?x?xf32>
  %0 = scf.for %i = %n to %m step %n iter_args(%x = %c) -> tensor<?x?xf32> {
    %r = "foo.f"(%i, %x) : (index, tensor<?x?xf32>) -> tensor<?x?xf32>
    scf.yield %r : tensor<?x?xf32>
  }
  return %0 : tensor<?x?xf32>
}
// -----
func.func @cast2(%t: tensor<32x1024xf32>, %n: index, %m: index, %u: tensor<?x?xf32>) -> (tensor<32x1024xf32>, f32) {
  %f = arith.constant 0.0 : f32
  %c = tensor.cast %t : tensor<32x1024xf32> to tensor<?x?xf32>
  %0:3 = scf.for %i = %n to %m step %n iter_args(%x = %c, %y = %f, %z = %u) -> (tensor<?x?xf32>, f32, tensor<?x?xf32>) {
    %r:2 = "foo.f"(%i, %x, %y, %z) : (index, tensor<?x?xf32>, f32, tensor<?x?xf32>) -> (tensor<?x?xf32>, f32)
    scf.yield %r#0, %r#1, %r#0 : tensor<?x?xf32>, f32, tensor<?x?xf32>
  } {tag}
  %1 = tensor.cast %0#0 : tensor<?x?xf32> to tensor<32x1024xf32>
  "foo.use"(%0#2) : (tensor<?x?xf32>) -> ()
  return %1, %0#1 : tensor<32x1024xf32>, f32
}
