// ARGS: --split-input-file --canonicalize --allow-unregistered-dialect
func.func @two(%a: f32, %b: f32, %c1: index, %c3: index) -> f32 {
  %lb = arith.constant 0 : index
  %ub = arith.constant 3 : index
  %st = arith.constant 1 : index
  %0 = scf.for %i = %lb to %ub step %st iter_args(%x = %a) -> f32 {
    "foo.use"(%x) : (f32) -> ()
    scf.yield %b : f32
  }
  return %0 : f32
}
// -----
func.func @unknown(%a: f32, %b: f32, %lb: index, %ub: index) -> f32 {
  %0 = scf.for %i = %lb to %ub step %ub iter_args(%x = %a) -> f32 {
    "foo.use"(%x) : (f32) -> ()
    scf.yield %b : f32
  }
  return %0 : f32
}
// -----
func.func @same(%a: f32, %b: f32, %lb: index, %ub: index) -> f32 {
  %0 = scf.for %i = %lb to %ub step %ub iter_args(%x = %a) -> f32 {
    "foo.use"(%x) : (f32) -> ()
    scf.yield %a : f32
  }
  return %0 : f32
}
// -----
func.func @dup(%a: f32, %b: f32, %lb: index, %ub: index) -> (f32, f32, f32) {
  %0:3 = scf.for %i = %lb to %ub step %ub iter_args(%x = %a, %y = %a, %z = %b) -> (f32, f32, f32) {
    %q = "foo.use"(%x, %y, %z) : (f32, f32, f32) -> f32
    scf.yield %q, %q, %q : f32, f32, f32
  }
  return %0#0, %0#1, %0#2 : f32, f32, f32
}
// -----
func.func @deadres(%a: f32, %b: f32, %lb: index, %ub: index) -> (f32) {
  %0:2 = scf.for %i = %lb to %ub step %ub iter_args(%x = %a, %y = %a) -> (f32, f32) {
    %q = "foo.use"(%x) : (f32) -> f32
    %r = arith.addf %y, %q : f32
    scf.yield %r, %q : f32, f32
  } {foo}
  return %0#0 : f32
}
// -----
func.func @deadargs(%a: f32, %b: f32, %lb: index, %ub: index) -> (f32) {
  %0:2 = scf.for %i = %lb to %ub step %ub iter_args(%x = %a, %y = %a) -> (f32, f32) {
    %q = "foo.use"(%x) : (f32) -> f32
    scf.yield %q, %q : f32, f32
  } {foo}
  return %0#0 : f32
}
// -----
func.func @deadcycle(%a: f32, %b: f32, %lb: index, %ub: index) -> (f32) {
  %0:2 = scf.for %i = %lb to %ub step %ub iter_args(%x = %a, %y = %a) -> (f32, f32) {
    %q = "foo.use"(%x) : (f32) -> f32
    %r = arith.addf %y, %q : f32
    scf.yield %q, %r : f32, f32
  } {foo}
  return %0#0 : f32
}
// -----
func.func @swap(%a: f32, %b: f32, %lb: index, %ub: index) -> (f32, f32) {
  %0:2 = scf.for %i = %lb to %ub step %ub iter_args(%x = %a, %y = %a) -> (f32, f32) {
    scf.yield %y, %x : f32, f32
  } {foo}
  return %0#0, %0#1 : f32, f32
}
// -----
func.func @zero(%a: f32, %b: f32) -> (f32) {
  %lb = arith.constant 3 : index
  %0:2 = scf.for %i = %lb to %lb step %lb iter_args(%x = %a, %y = %a) -> (f32, f32) {
    scf.yield %y, %x : f32, f32
  } {foo}
  return %0#0 : f32
}
// -----
func.func @one(%a: f32, %n: index) -> f32 {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = scf.for %i = %c2 to %c3 step %c2 iter_args(%x = %a) -> f32 {
    %r = "foo.f"(%i, %x) : (index, f32) -> f32
    scf.yield %r : f32
  }
  return %0 : f32
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
func.func @same_bounds(%a: f32, %n: index, %s: index) -> f32 {
  %0 = scf.for %i = %n to %n step %s iter_args(%x = %a) -> f32 {
    %r = "foo.f"(%i, %x) : (index, f32) -> f32
    scf.yield %r : f32
  }
  return %0 : f32
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
// -----
func.func @empty_loop(%n: index) {
  scf.for %i = %n to %n step %n {
  }
  %c1 = arith.constant 1 : index
  scf.for %i = %n to %c1 step %c1 {
    %x = arith.addi %i, %i : index
  }
  scf.for %i = %n to %c1 step %n {
    %x = arith.addi %i, %i : index
  }
  return
}
