// ARGS: --bubble-down-memory-space-casts --allow-unregistered-dialect --split-input-file
func.func @f(%arg0: memref<4x4xf32, 1>, %arg1: index, %arg2: f32) -> memref<16xf32> {
  %m = memref.memory_space_cast %arg0 : memref<4x4xf32, 1> to memref<4x4xf32>
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %expanded = memref.expand_shape %m [[0], [1, 2]] output_shape [4, 2, 2] : memref<4x4xf32> into memref<4x2x2xf32>
  %collapsed = memref.collapse_shape %expanded [[0, 1, 2]] : memref<4x2x2xf32> into memref<16xf32>
  %loaded = memref.load %collapsed[%c0] : memref<16xf32>
  %added = arith.addf %loaded, %arg2 : f32
  memref.store %added, %collapsed[%c0] : memref<16xf32>
  %r = memref.atomic_rmw addf %arg2, %collapsed[%c4] : (f32, memref<16xf32>) -> f32
  return %collapsed : memref<16xf32>
}
// -----
func.func @g(%a: memref<?x?xf32, 1>, %i: index) -> (memref<?x?xf32>, index) {
  %m = memref.memory_space_cast %a : memref<?x?xf32, 1> to memref<?x?xf32>
  %d = memref.dim %m, %i : memref<?x?xf32>
  %c = memref.cast %m : memref<?x?xf32> to memref<4x?xf32>
  %s = memref.subview %m[%i, 1] [%i, 1] [1, 1] : memref<?x?xf32> to memref<?xf32, strided<[?], offset: ?>>
  %rc = memref.reinterpret_cast %m to offset: [0], sizes: [3], strides: [1] : memref<?x?xf32> to memref<3xf32, strided<[1]>>
  %t = memref.transpose %m (i, j) -> (j, i) : memref<?x?xf32> to memref<?x?xf32, affine_map<(d0, d1)[s0] -> (d1 * s0 + d0)>>
  memref.copy %m, %m : memref<?x?xf32> to memref<?x?xf32>
  "test.use"(%c, %s, %rc, %t) : (memref<4x?xf32>, memref<?xf32, strided<[?], offset: ?>>, memref<3xf32, strided<[1]>>, memref<?x?xf32, affine_map<(d0, d1)[s0] -> (d1 * s0 + d0)>>) -> ()
  %al = memref.assume_alignment %m, 16 : memref<?x?xf32>
  %x, %y = memref.distinct_objects %m, %al : memref<?x?xf32>, memref<?x?xf32>
  "test.use"(%x) : (memref<?x?xf32>) -> ()
  return %al, %d : memref<?x?xf32>, index
}
// -----
func.func @v(%a: memref<16xf32, 1>, %i: index, %msk: vector<4xi1>, %p: vector<4xf32>, %iv: vector<4xi32>, %f: f32) -> vector<4xf32> {
  %m = memref.memory_space_cast %a : memref<16xf32, 1> to memref<16xf32>
  %0 = vector.load %m[%i] : memref<16xf32>, vector<4xf32>
  vector.store %0, %m[%i] : memref<16xf32>, vector<4xf32>
  %1 = vector.transfer_read %m[%i], %f : memref<16xf32>, vector<4xf32>
  vector.transfer_write %0, %m[%i] : vector<4xf32>, memref<16xf32>
  %2 = vector.maskedload %m[%i], %msk, %p : memref<16xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %m[%i], %msk, %p : memref<16xf32>, vector<4xi1>, vector<4xf32>
  %3 = vector.gather %m[%i] [%iv], %msk, %p : memref<16xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.scatter %m[%i] [%iv], %msk, %p : memref<16xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  %4 = vector.expandload %m[%i], %msk, %p : memref<16xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.compressstore %m[%i], %msk, %p : memref<16xf32>, vector<4xi1>, vector<4xf32>
  %5 = affine.load %m[%i] : memref<16xf32>
  affine.store %5, %m[%i] : memref<16xf32>
  %6 = affine.vector_load %m[%i] : memref<16xf32>, vector<4xf32>
  linalg.fill ins(%f : f32) outs(%m : memref<16xf32>)
  %7 = memref.generic_atomic_rmw %m[%i] : memref<16xf32> {
   ^bb0(%q: f32): memref.atomic_yield %q : f32
  }
  memref.prefetch %m[%i], read, locality<3>, data : memref<16xf32>
  memref.dealloc %m : memref<16xf32>
  "test.use"(%0, %1, %2, %3, %4, %6, %7) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, f32) -> ()
  return %0 : vector<4xf32>
}
// -----
func.func @w(%a: memref<16xf32, 1>, %b: i1, %e: memref<64xi8, 2>, %i: index, %sh: memref<2xindex>, %g: memref<1xindex, 3>) {
  %m = memref.memory_space_cast %a : memref<16xf32, 1> to memref<16xf32, 2>
  %r = memref.load %m[%i] : memref<16xf32, 2>
  %u = memref.cast %m : memref<16xf32, 2> to memref<*xf32, 2>
  %m2 = memref.memory_space_cast %a : memref<16xf32, 1> to memref<16xf32>
  %u2 = memref.cast %m2 : memref<16xf32> to memref<*xf32>
  %m3 = memref.memory_space_cast %e : memref<64xi8, 2> to memref<64xi8>
  %v = memref.view %m3[%i][] : memref<64xi8> to memref<16xf32>
  %g2 = memref.memory_space_cast %g : memref<1xindex, 3> to memref<1xindex>
  %rs = memref.reshape %m2(%g2) : (memref<16xf32>, memref<1xindex>) -> memref<?xf32>
  %e2 = memref.expand_shape %m2 [[0, 1]] output_shape [4, 4] : memref<16xf32> into memref<4x4xf32>
  %al = memref.assume_alignment %m2, 16 {x = 1 : i32} : memref<16xf32>
  %s = memref.subview %m2[%i] [4] [1] {foo} : memref<16xf32> to memref<4xf32, strided<[1], offset: ?>>
  %uu = memref.memory_space_cast %u : memref<*xf32, 2> to memref<*xf32>
  %uc = memref.cast %uu : memref<*xf32> to memref<16xf32>
  %ld = memref.load %m2[%i] {nontemporal = true, foo} : memref<16xf32>
  %z = memref.memory_space_cast %a : memref<16xf32, 1> to memref<16xf32, 0>
  %zz = memref.memory_space_cast %z : memref<16xf32, 0> to memref<16xf32, 4>
  %ld2 = memref.load %zz[%i] : memref<16xf32, 4>
  %ld3 = memref.load %z[%i] : memref<16xf32, 0>
  "test.use"(%r, %u, %u2, %v, %rs, %e2, %al, %s, %uc, %ld, %ld2, %ld3) : (f32, memref<*xf32, 2>, memref<*xf32>, memref<16xf32>, memref<?xf32>, memref<4x4xf32>, memref<16xf32>, memref<4xf32, strided<[1], offset: ?>>, memref<16xf32>, f32, f32, f32) -> ()
  return
}
// -----
func.func @y(%a: memref<?xf32, #gpu.address_space<global>>, %n: index, %f: f32) {
  %m = memref.memory_space_cast %a : memref<?xf32, #gpu.address_space<global>> to memref<?xf32>
  %2 = memref.reinterpret_cast %m to offset: [%n], sizes: [%n], strides: [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
  memref.store %f, %2[%n] : memref<?xf32, strided<[1], offset: ?>>
  scf.for %i = %n to %n step %n { memref.store %f, %m[%i] : memref<?xf32> }
  memref.store %f, %m[%n] {nontemporal = true} : memref<?xf32>
  return
}
