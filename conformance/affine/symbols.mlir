// ARGS: --split-input-file
// Sizes that are symbols, and indices that are dims.
func.func @f(%m: memref<?x?xf32>, %v: f32, %n: index) {
  %c0 = arith.constant 0 : index
  scf.for %k = %c0 to %n step %n {
  %d = memref.dim %m, %c0 : memref<?x?xf32>
  %s = memref.subview %m[0, 0] [%d, 4] [1, 1] : memref<?x?xf32> to memref<?x4xf32, strided<[?, 1]>>
  %e = memref.dim %s, %c0 : memref<?x4xf32, strided<[?, 1]>>
  affine.for %i = 0 to %e {
    affine.store %v, %s[%i, 0] : memref<?x4xf32, strided<[?, 1]>>
  }
  }
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %v: f32, %n: index) {
  %c1 = arith.constant 1 : index
  affine.for %k = 0 to 10 {
  %s = memref.subview %m[0, 0] [%k, %n] [1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1]>>
  %e = memref.dim %s, %c1 : memref<?x?xf32, strided<[?, 1]>>
  affine.for %i = 0 to %e {
    affine.store %v, %s[%i, 0] : memref<?x?xf32, strided<[?, 1]>>
  }
  }
  return
}
// -----
func.func @f(%m: memref<100xf32>, %v: f32, %n: index) {
  affine.for %k = 0 to 10 {
   affine.for %j = 0 to 10 {
    %x = affine.linearize_index [%k, %j] by (10, 10) : index
    affine.store %v, %m[%x] : memref<100xf32>
    %x2 = affine.linearize_index disjoint [%k, %n] by (10, 10) : index
    affine.store %v, %m[%x2] : memref<100xf32>
   }
  }
  return
}
// -----
func.func @f(%m: memref<100xf32>, %v: f32, %n: index) {
  affine.for %k = 0 to 10 {
    %x:2 = affine.delinearize_index %k into (10, 10) : index, index
    affine.for %i = 0 to affine_map<(d0)->(d0)>(%x#0) { }
  }
  return
}
// -----
func.func @f(%m: memref<100xf32>, %v: f32, %n: index) {
  affine.for %k = 0 to 10 {
    %x = affine.linearize_index [%k, %k] by (10, 10) : index
    affine.for %i = 0 to affine_map<(d0)->(d0)>(%x) { }
    affine.for %i = 0 to affine_map<()[s0]->(s0)>()[%x] { }
  }
  return
}
// -----
func.func @f(%m: memref<100xf32>, %v: f32, %n: index) {
  affine.for %k = 0 to 10 {
    %x = affine.linearize_index [%n, %n] by (%k, 10) : index
    %y = affine.apply affine_map<()[s0]->(s0)>()[%x]
    affine.for %i = 0 to affine_map<()[s0]->(s0)>()[%x] { }
  }
  return
}
// -----
func.func @f(%m: memref<100xf32>, %v: f32, %b : i1, %n: index) {
  affine.for %k = 0 to 10 {
    %ap = affine.apply affine_map<(d0)->(d0)>(%k)
    %x = affine.linearize_index [%ap, %n] by (%n, 10) : index
    affine.store %v, %m[%x] : memref<100xf32>
    %y:2 = affine.delinearize_index %x into (%n, 10) : index, index
    affine.store %v, %m[%y#0 + %y#1] : memref<100xf32>
    affine.store %v, %m[symbol(%n) + %y#1] : memref<100xf32>
    affine.store %v, %m[symbol(%y#0) + %y#1] : memref<100xf32>
  }
  return
}
// -----
func.func @f(%m: memref<100xf32>, %v: f32, %b : i1, %n: index) {
  affine.for %k = 0 to 10 {
    %ap = affine.apply affine_map<(d0)->(d0)>(%k)
    %x = affine.linearize_index [%ap, %n] by (%k, 10) : index
    affine.store %v, %m[%x] : memref<100xf32>
  }
  return
}
// -----
func.func @f(%v: f32, %n: index) {
  affine.for %k = 0 to 10 {
  %c0 = arith.constant 0 : index
  %al = memref.alloca(%n) : memref<?xf32>
  %e = memref.dim %al, %c0 : memref<?xf32>
  affine.for %i = 0 to %e { }
  }
  return
}
// -----
func.func @f(%v: f32, %n: index, %b: memref<?xi8>) {
  affine.for %k = 0 to 10 {
  %c0 = arith.constant 0 : index
  %al = memref.view %b[%k][%n] : memref<?xi8> to memref<?x10xf32>
  %e = memref.dim %al, %c0 : memref<?x10xf32>
  affine.for %i = 0 to %e { }
  %c1 = arith.constant 1 : index
  %e1 = memref.dim %al, %c1 : memref<?x10xf32>
  affine.for %i = 0 to %e1 { }
  }
  return
}
// -----
func.func @f(%v: f32, %n: index, %b: memref<?x?xi8>) {
  affine.for %k = 0 to 10 {
  %c0 = arith.constant 0 : index
  %al = memref.subview %b[%k, %k][1, %n][1, %k] : memref<?x?xi8> to memref<?xi8, strided<[?], offset: ?>>
  %e = memref.dim %al, %c0 : memref<?xi8, strided<[?], offset: ?>>
  affine.for %i = 0 to %e { }
  }
  return
}
// -----
func.func @f(%v: f32, %n: index, %b: memref<?x?xi8>) {
  affine.for %k = 0 to 10 {
  %c0 = arith.constant 0 : index
  %al = memref.alloc(%n, %n) : memref<?x?xi8>
  %al2 = memref.cast %al : memref<?x?xi8> to memref<?x?xi8, strided<[?, 1]>>
  %e = memref.dim %al2, %c0 : memref<?x?xi8, strided<[?, 1]>>
  affine.for %i = 0 to %e { }
  }
  return
}
// -----
func.func @f(%v: f32, %n: index) {
  affine.for %k = 0 to 10 {
  %c0 = arith.constant 0 : index
  %al = memref.alloc(%n) : memref<?xf32>
  %u = memref.cast %al : memref<?xf32> to memref<*xf32>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %e = memref.dim %u2, %c0 : memref<?xf32>
  affine.for %i = 0 to %e { }
  }
  return
}
// -----
func.func @f(%v: f32, %n: index, %m: memref<*xf32>) {
  affine.for %k = 0 to 10 {
  %c0 = arith.constant 5 : index
  %al = memref.alloc(%n) : memref<?xf32>
  %e = memref.dim %al, %c0 : memref<?xf32>
  affine.for %i = 0 to %e { }
  }
  return
}
// -----
func.func @f(%v: f32, %n: index, %b: memref<8xi8>) {
  affine.for %k = 0 to 10 {
  %c0 = arith.constant 0 : index
  %s = memref.subview %b[%k][4][1] : memref<8xi8> to memref<4xi8, strided<[1], offset: ?>>
  %e = memref.dim %s, %c0 : memref<4xi8, strided<[1], offset: ?>>
  affine.for %i = 0 to %e { }
  %x = affine.linearize_index [%k, %e] by (4, 5) : index
  affine.for %i = 0 to affine_map<(d0)->(d0)>(%x) { }
  affine.parallel (%i) = (0) to (%x) { }
  affine.if affine_set<(d0) : (d0 >= 0)>(%x) { }
  %z = affine.load %b[%x mod 8] : memref<8xi8>
  %zz = affine.vector_load %b[%x mod 8] : memref<8xi8>, vector<4xi8>
  affine.prefetch %b[%x], read, locality<3>, data : memref<8xi8>
  %mn = affine.min affine_map<(d0)[s0]->(d0, s0)>(%x)[%e]
  }
  return
}
