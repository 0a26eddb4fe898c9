// ARGS: --transform-interpreter --split-input-file --allow-unregistered-dialect
// FRAME
module attributes {transform.with_named_sequence} {
  // HERE
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %l = transform.structured.match ops{["scf.for", "affine.for", "scf.forall"]} attributes {outer} in %root : (!transform.any_op) -> !transform.any_op
    %c = transform.loop.coalesce %l : (!transform.any_op) -> !transform.any_op
    transform.annotate %c "coalesced" : !transform.any_op
    transform.yield
  }
}
// EACH
// CASE
func.func @constant(%m: memref<4x5x6xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  scf.for %i = %c0 to %c4 step %c1 {
    scf.for %j = %c0 to %c5 step %c1 {
      scf.for %k = %c0 to %c6 step %c1 {
        memref.store %x, %m[%i, %j, %k] : memref<4x5x6xf32>
      }
    }
  } {outer}
  return
}
// CASE
func.func @offsets_and_steps(%m: memref<?x?xf32>, %x: f32) {
  %c0 = arith.constant 3 : index
  %c1 = arith.constant 2 : index
  %c4 = arith.constant 20 : index
  %c5 = arith.constant 51 : index
  %c6 = arith.constant 6 : index
  scf.for %i = %c0 to %c4 step %c1 {
    scf.for %j = %c1 to %c5 step %c6 {
      memref.store %x, %m[%i, %j] : memref<?x?xf32>
    }
  } {outer}
  return
}
// CASE
func.func @dynamic(%m: memref<?x?xf32>, %x: f32, %a: index, %b: index, %c: index, %d: index, %e: index, %f: index) {
  scf.for %i = %a to %b step %c {
    scf.for %j = %d to %e step %f {
      memref.store %x, %m[%i, %j] : memref<?x?xf32>
    }
  } {outer}
  return
}
// CASE
func.func @ints(%a: i32, %b: i32, %c: i32, %d: i32, %e: i32, %f: i32) {
  scf.for %i = %a to %b step %c : i32 {
    scf.for %j = %d to %e step %f : i32 {
      "x"(%i, %j) : (i32, i32) -> ()
    }
  } {outer}
  return
}
// CASE
func.func @constant_ints() {
  %a = arith.constant 3 : i64
  %b = arith.constant 24 : i64
  %c = arith.constant 2 : i64
  %d = arith.constant 0 : i64
  %e = arith.constant 1 : i64
  scf.for %i = %a to %b step %c : i64 {
    scf.for %j = %d to %b step %e : i64 {
      scf.for %k = %d to %e step %e : i64 {
        "x"(%i, %j, %k) : (i64, i64, i64) -> ()
      }
    }
  } {outer}
  scf.for %i = %d to %e step %e : i64 {
    scf.for %j = %d to %b step %e : i64 {
      scf.for %k = %d to %e step %e : i64 {
        "x"(%i, %j, %k) : (i64, i64, i64) -> ()
      }
    }
  } {outer}
  scf.for %i = %d to %e step %e : i64 {
    scf.for %j = %d to %e step %e : i64 {
      "x"(%i, %j) : (i64, i64) -> ()
    }
  } {outer}
  return
}
// CASE
func.func @carried(%x: tensor<4x6xf32>, %n: index) -> tensor<4x6xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %r = scf.for %i = %c0 to %c4 step %c1 iter_args(%a = %x) -> tensor<4x6xf32> {
    %s = scf.for %j = %c0 to %n step %c1 iter_args(%b = %a) -> tensor<4x6xf32> {
      %t = "x"(%b, %i, %j) : (tensor<4x6xf32>, index, index) -> tensor<4x6xf32>
      scf.yield %t : tensor<4x6xf32>
    }
    scf.yield %s : tensor<4x6xf32>
  } {outer}
  return %r : tensor<4x6xf32>
}
// CASE
func.func @carried_but_unchanged(%x: f32, %y: f32, %n: index) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x, %b = %y) -> (f32, f32) {
    %s:2 = scf.for %j = %c0 to %n step %c1 iter_args(%c = %a, %d = %b) -> (f32, f32) {
      "x"(%d, %i, %j) : (f32, index, index) -> ()
      scf.yield %d, %c : f32, f32
    }
    scf.yield %s#0, %s#1 : f32, f32
  } {outer}
  return %r#0, %r#1 : f32, f32
}
// CASE
func.func @carried_otherwise(%x: f32, %y: f32, %n: index) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x, %b = %y) -> (f32, f32) {
    %s:2 = scf.for %j = %c0 to %n step %c1 iter_args(%c = %b, %d = %a) -> (f32, f32) {
      "x"(%d, %i, %j) : (f32, index, index) -> ()
      scf.yield %d, %c : f32, f32
    }
    scf.yield %s#0, %s#1 : f32, f32
  } {outer}
  return %r#0, %r#1 : f32, f32
}
// CASE
func.func @two_bands(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      scf.for %k = %i to %j step %c1 {
        scf.for %l = %i to %j step %c1 {
          "x"(%i, %j, %k, %l) : (index, index, index, index) -> ()
        }
      }
    }
  } {outer}
  return
}
// CASE
func.func @inner_only(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %k = %i to %n step %c1 {
      scf.for %l = %i to %n step %c1 {
        "x"(%i, %k, %l) : (index, index, index) -> ()
      }
    }
  } {outer}
  return
}
// CASE
func.func @imperfect(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    "x"(%i) : (index) -> ()
    scf.for %k = %c0 to %n step %c1 {
      "x"(%i, %k) : (index, index) -> ()
    }
  } {outer}
  return
}
// CASE
func.func @single(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
  } {outer}
  return
}
// CASE
func.func @affine(%n: index, %m: memref<?x16x5xf32>, %x: f32) {
  affine.for %i = 0 to %n {
    affine.for %j = 0 to 16 {
      affine.for %k = 0 to 5 {
        affine.store %x, %m[%i, %j, %k] : memref<?x16x5xf32>
      }
    }
  } {outer}
  return
}
// CASE
func.func @affine_single(%n: index, %m: memref<?xf32>, %x: f32) {
  affine.for %i = 0 to %n {
    affine.store %x, %m[%i] : memref<?xf32>
  } {outer}
  return
}
// CASE
func.func @affine_not_normal(%n: index, %m: memref<?xf32>, %x: f32) {
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %n step 2 {
      affine.store %x, %m[%i + %j] : memref<?xf32>
    }
  } {outer}
  return
}
// CASE
func.func @affine_min(%n: index, %m: memref<?xf32>, %x: f32) {
  affine.for %i = 0 to min affine_map<()[s0] -> (s0, 16)>()[%n] {
    affine.for %j = 0 to %n {
      affine.store %x, %m[%i + %j] : memref<?xf32>
    }
  } {outer}
  return
}
// CASE
func.func @affine_bounds(%n: index, %m: memref<?xf32>, %x: f32) {
  affine.for %i = 0 to affine_map<()[s0] -> (s0 * 2 + 1)>()[%n] {
    affine.for %j = 0 to affine_map<()[s0] -> (s0 floordiv 2)>()[%n] {
      affine.store %x, %m[%i + %j] : memref<?xf32>
    }
  } {outer}
  return
}
// CASE
func.func @affine_triangle(%n: index, %m: memref<?xf32>, %x: f32) {
  affine.for %i = 0 to %n {
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      affine.for %k = 0 to affine_map<(d0) -> (d0)>(%i) {
        affine.store %x, %m[%i + %j] : memref<?xf32>
      }
    }
  } {outer}
  return
}
// CASE
func.func @other(%n: index) {
  scf.forall (%i) in (%n) {
  } {outer}
  return
}
