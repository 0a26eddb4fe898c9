// ARGS: --split-input-file --allow-unregistered-dialect
// FRAME
// HERE
// EACH
func.func @f(%n: index, %m: memref<?x10xf32>, %f: f32) { affine.for %i = 0 to %n, %n { } return }
func.func @f(%n: index, %m: memref<?x10xf32>, %f: f32) { affine.for %i = 0 to 10 { %x = "a.b"() : () -> index affine.for %j = 0 to %x { } } return }
func.func @f(%n: index, %m: memref<?x10xf32>, %f: f32) { %0 = "affine.load"(%m, %n) <{map = affine_map<(d0) -> (d0, d0)>}> : (memref<?x10xf32>, index) -> f64  return }
func.func @f(%n: index, %m: memref<?x10xf32>, %f: f32) { %0 = "affine.load"(%m, %n, %n) <{map = affine_map<(d0) -> (d0, d0)>}> : (memref<?x10xf32>, index, index) -> f32  return }
func.func @f(%n: index, %m: memref<?x10xf32>, %f: f64) { "affine.store"(%f, %m, %n) <{map = affine_map<(d0) -> (d0, d0)>}> : (f64, memref<?x10xf32>, index) -> ()  return }
func.func @f(%n: index, %m: memref<?x10xf32>, %f: f32) { %r = affine.for %i = 0 to 10 iter_args(%a = %f) -> (f32) { affine.yield %n : index } return }
func.func @f(%n: index, %m: memref<?x10xf32>, %f: f32) { %r = affine.if affine_set<(d0) : (d0 >= 0)>(%n) -> f32 { affine.yield %f : f32 } return }
func.func @f(%n: index, %m: memref<?x10xf32>, %f: f32) { affine.yield  }
func.func @f(%n: index, %m: memref<?x10xf32>, %f: f32) { affine.prefetch %m[%n, 0], rd, locality<3>, data : memref<?x10xf32> return }
func.func @f(%n: index, %m: memref<?x10xf32>, %f: f32) { affine.prefetch %m[%n, 0], read, locality<5>, data : memref<?x10xf32> return }
func.func @f(%n: index, %m: memref<?x10xf32>, %f: f32) { %v = affine.vector_load %m[%n, 0] : memref<?x10xf32>, vector<8xf64> return }
func.func @f(%n: index) { %v = affine.linearize_index [%n] by (4, 8, 3, 4) : index return }
func.func @f(%n: index) { %v:2 = affine.delinearize_index %n into () : index, index return }
func.func @f(%n: index) { %v:2 = affine.delinearize_index %n into (-4, 3) : index, index return }
func.func @f(%n: index) { %v = "affine.apply"(%n, %n) <{map = affine_map<(d0) -> (d0)>}> : (index, index) -> index return }
func.func @f(%n: index) { %v = "affine.apply"(%n) <{map = affine_map<(d0) -> (d0, d0)>}> : (index) -> index return }
// CASE
func.func @f(%n: index, %m: memref<?x10xf32>, %f: f64) { affine.for %i = 0 to 10 { affine.if affine_set<(d0) : (d0 >= 0)>(%i) { }
 "a.b"() ({ %x2 = "a.b"() : () -> index
affine.if affine_set<(d0) : (d0 >= 0)>(%x2) { } }) : () -> () } return }
// FRAME
func.func @f(%n: index) { affine.for %i = 0 to 10 { "a.b"() ({ %x2 = "a.b"() : () -> index
%v = affine.apply affine_map<(d0) -> (d0)> (%x2)
%v2 = affine.apply affine_map<()[s0] -> (s0)> ()[%i]
}) : () -> () }
 return }
// -----
func.func @carried_condition(%m: memref<1024xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %r = affine.for %i = 0 to 10 iter_args(%k = %c0) -> index {
    affine.if affine_set<(d0) : (d0 >= 0)>(%k) { }
    affine.yield %k : index
  }
  return
}
// -----
func.func @carried_bound(%m: memref<1024xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %r = affine.for %i = 0 to 10 iter_args(%k = %c0) -> index {
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%k) { }
    affine.yield %k : index
  }
  return
}
// -----
func.func @carried_plain(%m: memref<1024xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %r = affine.for %i = 0 to 10 iter_args(%k = %c0) -> index {
    %j = affine.apply affine_map<(d0) -> (d0)>(%k)
    %l = affine.apply affine_map<()[s0] -> (s0)>()[%k]
    affine.yield %k : index
  }
  return
}
// -----
func.func @carried_composed(%m: memref<1024xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %r = affine.for %i = 0 to 10 iter_args(%k = %c0) -> index {
    %j = affine.apply affine_map<(d0) -> (d0)>(%k)
    affine.store %v, %m[%j] : memref<1024xf32>
    affine.yield %k : index
  }
  return
}
// -----
func.func @carried_parallel_bound(%m: memref<1024xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %r = affine.for %i = 0 to 10 iter_args(%k = %c0) -> index {
    affine.parallel (%p) = (0) to (%k) { }
    %0 = affine.min affine_map<(d0) -> (d0, 3)>(%k)
    affine.yield %k : index
  }
  return
}
// -----
func.func @carried_coordinates(%m: memref<1024xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %r = affine.for %i = 0 to 10 iter_args(%k = %c0) -> index {
    %j = affine.delinearize_index %k into (2, 5) : index, index
    affine.store %v, %m[%j#0] : memref<1024xf32>
    affine.yield %k : index
  }
  return
}
