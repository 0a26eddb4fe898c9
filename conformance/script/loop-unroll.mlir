// ARGS: --transform-interpreter --split-input-file --allow-unregistered-dialect
// FRAME
module attributes {transform.with_named_sequence} {
  // HERE
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %l = transform.structured.match ops{["scf.for", "affine.for"]} in %root : (!transform.any_op) -> !transform.any_op
    // HERE
    transform.yield
  }
}
// EACH
// CASE
func.func @dynamic(%m: memref<?xf32>, %n: index, %from: index, %s: index) {
  scf.for %i = %from to %n step %s {
    %v = memref.load %m[%i] : memref<?xf32>
    %w = arith.addf %v, %v : f32
    memref.store %w, %m[%i] : memref<?xf32>
  }
  return
}
// AND
transform.loop.unroll %l {factor = 4} : !transform.any_op
// CASE
func.func @dynamic_by_one(%m: memref<?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    "use"(%i) : (index) -> ()
  }
  return
}
// AND
transform.loop.unroll %l {factor = 1} : !transform.any_op
// CASE
func.func @divisible(%x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %r = scf.for %i = %c0 to %c8 step %c1 iter_args(%a = %x) -> f32 {
    %v = arith.addf %a, %a : f32
    scf.yield %v : f32
  } {some = "attr"}
  return %r : f32
}
// AND
transform.loop.unroll %l {factor = 4} : !transform.any_op
// CASE
func.func @left_over(%x: f32) -> (f32, index) {
  %c0 = arith.constant 1 : index
  %c1 = arith.constant 3 : index
  %c8 = arith.constant 36 : index
  %r:2 = scf.for %i = %c0 to %c8 step %c1 iter_args(%a = %x, %b = %c0) -> (f32, index) {
    %v = arith.addf %a, %a : f32
    %w = arith.addi %b, %i : index
    scf.yield %v, %w : f32, index
  } {some = "attr"}
  return %r#0, %r#1 : f32, index
}
// AND
transform.loop.unroll %l {factor = 5} : !transform.any_op
// CASE
func.func @one_left_over(%x: f32) -> (f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 9 : index
  %r = scf.for %i = %c0 to %c8 step %c1 iter_args(%a = %x) -> (f32) {
    %v = arith.addf %a, %a : f32
    "use"(%i) : (index) -> ()
    scf.yield %v : f32
  }
  return %r : f32
}
// AND
transform.loop.unroll %l {factor = 4} : !transform.any_op
// CASE
func.func @more_than_there_are(%x: f32) -> (f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 3 : index
  %r = scf.for %i = %c0 to %c8 step %c1 iter_args(%a = %x) -> (f32) {
    %v = arith.addf %a, %a : f32
    "use"(%i) : (index) -> ()
    scf.yield %v : f32
  }
  return %r : f32
}
// AND
transform.loop.unroll %l {factor = 8} : !transform.any_op
// CASE
func.func @whole(%x: f32) -> (f32, i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 2 : i32
  %c8 = arith.constant 6 : i32
  %r:2 = scf.for %i = %c0 to %c8 step %c1 iter_args(%a = %x, %b = %c1) -> (f32, i32) : i32 {
    %v = arith.addf %a, %a : f32
    scf.yield %v, %i : f32, i32
  }
  return %r#0, %r#1 : f32, i32
}
// AND
transform.loop.unroll %l {factor = 3} : !transform.any_op
// CASE
func.func @swapped(%x: f32, %y: f32) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 7 : index
  %r:2 = scf.for %i = %c0 to %c8 step %c1 iter_args(%a = %x, %b = %y) -> (f32, f32) {
    "work"() : () -> ()
    scf.yield %b, %a : f32, f32
  }
  return %r#0, %r#1 : f32, f32
}
// AND
transform.loop.unroll %l {factor = 3} : !transform.any_op
// CASE
func.func @nothing_inside(%x: f32, %y: f32, %n: index) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x, %b = %y) -> (f32, f32) {
    scf.yield %b, %a : f32, f32
  }
  affine.for %i = 0 to %n {
  }
  affine.for %i = 0 to 1 {
  }
  return %r#0, %r#1 : f32, f32
}
// AND
transform.loop.unroll %l {factor = 3} : !transform.any_op
// CASE
func.func @runs_once(%x: f32) -> (f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %c1 step %c1 iter_args(%a = %x) -> (f32) {
    %v = arith.addf %a, %a : f32
    "use"(%i) : (index) -> ()
    scf.yield %v : f32
  }
  %s = affine.for %i = 3 to 4 iter_args(%a = %r) -> (f32) {
    %v = arith.addf %a, %a : f32
    "use"(%i) : (index) -> ()
    affine.yield %v : f32
  }
  return %s : f32
}
// AND
transform.loop.unroll %l {factor = 1} : !transform.any_op
// CASE
func.func @never_runs(%x: f32) -> (f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c1 to %c0 step %c1 iter_args(%a = %x) -> (f32) {
    %v = arith.addf %a, %a : f32
    "use"(%i) : (index) -> ()
    scf.yield %v : f32
  }
  return %r : f32
}
// AND
transform.loop.unroll %l {factor = 2} : !transform.any_op
// CASE
func.func @negative_bounds(%x: f32) -> (f32) {
  %c0 = arith.constant -5 : i8
  %c1 = arith.constant 2 : i8
  %c8 = arith.constant 5 : i8
  %r = scf.for %i = %c0 to %c8 step %c1 iter_args(%a = %x) -> (f32) : i8 {
    %v = arith.addf %a, %a : f32
    "use"(%i) : (i8) -> ()
    scf.yield %v : f32
  }
  return %r : f32
}
// AND
transform.loop.unroll %l {factor = 2} : !transform.any_op
// CASE
func.func @nest(%a: memref<8x16xf32>, %b: memref<16x4xf32>, %c: memref<8x4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  scf.for %i = %c0 to %c8 step %c1 {
    scf.for %j = %c0 to %c4 step %c1 {
      scf.for %k = %c0 to %c16 step %c1 {
        %x = memref.load %a[%i, %k] : memref<8x16xf32>
        %y = memref.load %b[%k, %j] : memref<16x4xf32>
        %z = memref.load %c[%i, %j] : memref<8x4xf32>
        %p = arith.mulf %x, %y : f32
        %s = arith.addf %z, %p : f32
        memref.store %s, %c[%i, %j] : memref<8x4xf32>
      }
    }
  }
  return
}
// AND
transform.loop.unroll %l {factor = 2} : !transform.any_op
// CASE
func.func @ancestor_first(%a: memref<8x16xf32>) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 16 {
      "use"(%i, %j) : (index, index) -> ()
    }
  }
  return
}
// AND
%f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
%o = transform.get_parent_op %l {op_name = "func.func"} : (!transform.any_op) -> !transform.any_op
transform.loop.unroll %o {factor = 2} : !transform.any_op
// CASE
func.func @affine_divisible(%x: f32) -> (f32) {
  %r = affine.for %i = 2 to 18 step 2 iter_args(%a = %x) -> (f32) {
    %v = arith.addf %a, %a : f32
    "use"(%i) : (index) -> ()
    affine.yield %v : f32
  } {some}
  return %r : f32
}
// AND
transform.loop.unroll %l {factor = 4} : !transform.any_op
// CASE
func.func @affine_left_over(%x: f32, %y: f32) -> (f32, f32) {
  %r:2 = affine.for %i = 1 to 24 step 2 iter_args(%a = %x, %b = %y) -> (f32, f32) {
    %v = arith.addf %a, %b : f32
    "use"(%i) : (index) -> ()
    affine.yield %a, %v : f32, f32
  }
  return %r#1, %r#0 : f32, f32
}
// AND
transform.loop.unroll %l {factor = 5} : !transform.any_op
// CASE
func.func @affine_one_left_over(%x: f32, %y: f32) -> (f32, f32) {
  %r:2 = affine.for %i = 1 to 18 step 2 iter_args(%a = %x, %b = %y) -> (f32, f32) {
    %v = arith.addf %a, %b : f32
    "use"(%i) : (index) -> ()
    affine.yield %a, %v : f32, f32
  }
  return %r#1, %r#0 : f32, f32
}
// AND
transform.loop.unroll %l {factor = 4} : !transform.any_op
// CASE
func.func @affine_dynamic(%m: memref<?x?xf32>, %n: index, %k: index, %x: f32) {
  affine.for %i = 0 to %n {
    affine.for %j = affine_map<(d0)[s0] -> (d0 + s0)>(%i)[%k] to affine_map<(d0)[s0] -> (d0 * 4 + s0)>(%i)[%n] step 3 {
      affine.store %x, %m[%i, %j] : memref<?x?xf32>
    }
  }
  return
}
// AND
transform.loop.unroll %l {factor = 3} : !transform.any_op
// CASE
func.func @affine_tiles(%m: memref<?xf32>, %n: index, %x: f32) {
  affine.for %i = 0 to 64 step 16 {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to affine_map<(d0) -> (d0 + 16)>(%i) {
      affine.store %x, %m[%j] : memref<?xf32>
    }
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to affine_map<(d0) -> (d0 + 4)>(%i) {
      affine.store %x, %m[%j] : memref<?xf32>
    }
    affine.for %j = affine_map<(d0) -> (d0 + 1)>(%i) to affine_map<(d0) -> (d0 + 10)>(%i) {
      affine.store %x, %m[%j] : memref<?xf32>
    }
  }
  return
}
// AND
transform.loop.unroll %l {factor = 4} : !transform.any_op
// CASE
func.func @affine_multiple(%m: memref<?xf32>, %n: index, %x: f32) {
  affine.for %i = 0 to affine_map<()[s0] -> (s0 * 8)>()[%n] step 2 {
    affine.store %x, %m[%i] : memref<?xf32>
  }
  return
}
// AND
transform.loop.unroll %l {factor = 4} : !transform.any_op
// CASE
func.func @affine_min(%m: memref<?xf32>, %n: index, %x: f32) {
  affine.for %i = 0 to min affine_map<()[s0] -> (s0, 128)>()[%n] {
    affine.store %x, %m[%i] : memref<?xf32>
  }
  return
}
// AND
transform.loop.unroll %l {factor = 4} : !transform.any_op
// CASE
func.func @affine_min_of_multiples(%m: memref<?xf32>, %n: index, %x: f32) {
  affine.for %i = 0 to min affine_map<()[s0] -> (s0 * 4, 128)>()[%n] {
    affine.store %x, %m[%i] : memref<?xf32>
  }
  return
}
// AND
transform.loop.unroll %l {factor = 4} : !transform.any_op
// CASE
func.func @affine_max(%m: memref<?xf32>, %n: index, %x: f32) {
  affine.for %i = max affine_map<()[s0] -> (s0, 12)>()[%n] to 128 {
    affine.store %x, %m[%i] : memref<?xf32>
  }
  return
}
// AND
transform.loop.unroll %l {factor = 4} : !transform.any_op
// CASE
func.func @affine_too_few(%m: memref<?xf32>, %x: f32) {
  affine.for %i = 0 to 3 {
    affine.store %x, %m[%i] : memref<?xf32>
  }
  return
}
// AND
transform.loop.unroll %l {factor = 4} : !transform.any_op
// CASE
func.func @affine_never(%m: memref<?xf32>, %x: f32) {
  affine.for %i = 3 to 0 {
    affine.store %x, %m[%i] : memref<?xf32>
  }
  return
}
// AND
transform.loop.unroll %l {factor = 4} : !transform.any_op
// CASE
func.func @affine_by_one(%m: memref<?xf32>, %x: f32, %n: index) {
  affine.for %i = 0 to %n {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to affine_map<(d0) -> (d0 + 1)>(%i) {
      affine.store %x, %m[%i + %j] : memref<?xf32>
    }
    affine.for %j = affine_map<(d0) -> (d0 + 2)>(%i) to affine_map<(d0) -> (d0 + 3)>(%i) {
      affine.store %x, %m[%i + %j] : memref<?xf32>
    }
  }
  return
}
// AND
transform.loop.unroll %l {factor = 1} : !transform.any_op
// CASE
func.func @affine_once_from_a_maximum(%m: memref<?xf32>, %x: f32, %n: index) {
  affine.for %i = max affine_map<()[s0] -> (s0, 12)>()[%n] to 128 {
    affine.store %x, %m[%i] : memref<?xf32>
  }
  return
}
// AND
transform.loop.unroll %l {factor = 1} : !transform.any_op
// CASE
func.func @other_op(%x: f32) -> f32 {
  %y = arith.addf %x, %x : f32
  return %y : f32
}
// AND
%a = transform.structured.match ops{["arith.addf"]} in %root : (!transform.any_op) -> !transform.any_op
transform.loop.unroll %a {factor = 2} : !transform.any_op
// CASE
func.func @other_loop(%n: index) {
  scf.forall (%i) in (%n) {
  }
  return
}
// AND
%a = transform.structured.match ops{["scf.forall"]} in %root : (!transform.any_op) -> !transform.any_op
transform.loop.unroll %a {factor = 2} : !transform.any_op
// CASE
func.func @silenced(%n: index) {
  scf.forall (%i) in (%n) {
  }
  return
}
// AND
transform.sequence %root : !transform.any_op failures(suppress) {
^bb0(%r: !transform.any_op):
  %a = transform.structured.match ops{["scf.forall"]} in %r : (!transform.any_op) -> !transform.any_op
  transform.loop.unroll %a {factor = 2} : !transform.any_op
}
// CASE
func.func @empty_handle(%n: index) {
  return
}
// AND
transform.loop.unroll %l {factor = 2} : !transform.any_op
// CASE
func.func private @zero()
// AND
transform.loop.unroll %l {factor = 0} : !transform.any_op
// CASE
func.func private @negative()
// AND
transform.loop.unroll %l {factor = -3} : !transform.any_op
// CASE
func.func private @no_factor()
// AND
transform.loop.unroll %l : !transform.any_op
// CASE
func.func private @other_type()
// AND
transform.loop.unroll %l {factor = 3 : i32} : !transform.any_op
// CASE
func.func @used_afterwards(%n: index) {
  affine.for %i = 0 to %n {
    "use"(%i) : (index) -> ()
  }
  return
}
// AND
transform.loop.unroll %l {factor = 2} : !transform.any_op
transform.print %l : !transform.any_op
// CASE
func.func @narrow(%n: index) {
  affine.for %i = 0 to %n {
    "use"(%i) : (index) -> ()
  }
  return
}
// AND
%n = transform.cast %l : !transform.any_op to !transform.op<"affine.for">
transform.loop.unroll %n {factor = 2} : !transform.op<"affine.for">
// CASE
func.func @unsigned_bounds(%x: i8) {
  %c0 = arith.constant 0 : i8
  %c1 = arith.constant 1 : i8
  %c8 = arith.constant 200 : i8
  scf.for unsigned %i = %c0 to %c8 step %c1 : i8 {
    "use"(%i) : (i8) -> ()
  }
  return
}
// AND
transform.loop.unroll %l {factor = 2} : !transform.any_op
