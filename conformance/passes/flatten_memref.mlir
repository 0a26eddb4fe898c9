// ARGS: --flatten-memref --allow-unregistered-dialect --split-input-file
func.func @load(%m: memref<4x8xf32>, %i: index, %j: index, %x: f32) -> f32 {
  %v = memref.load %m[%i, %j] : memref<4x8xf32>
  memref.store %x, %m[%i, %j] : memref<4x8xf32>
  return %v : f32
}
// -----
func.func @dyn(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>, %i: index, %j: index, %x: f32) -> f32 {
  %v = memref.load %m[%i, %j] : memref<?x?xf32, strided<[?, ?], offset: ?>>
  memref.store %x, %m[%i, %j] {nontemporal = true} : memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %v : f32
}
// -----
func.func @strided(%m: memref<4x8xf32, strided<[16, 2], offset: 100>>, %i: index, %j: index, %x: f32) -> f32 {
  %v = memref.load %m[%i, %j] : memref<4x8xf32, strided<[16, 2], offset: 100>>
  return %v : f32
}
// -----
func.func @vec(%m: memref<4x8xf32>, %i: index, %j: index, %mask: vector<8xi1>, %p: vector<8xf32>) -> vector<8xf32> {
  %v = vector.load %m[%i, %j] : memref<4x8xf32>, vector<8xf32>
  vector.store %v, %m[%i, %j] : memref<4x8xf32>, vector<8xf32>
  %w = vector.maskedload %m[%i, %j], %mask, %p : memref<4x8xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  vector.maskedstore %m[%i, %j], %mask, %w : memref<4x8xf32>, vector<8xi1>, vector<8xf32>
  %c0 = arith.constant 0.0 : f32
  %r = vector.transfer_read %m[%i, %j], %c0 {in_bounds = [true]}: memref<4x8xf32>, vector<8xf32>
  vector.transfer_write %r, %m[%i, %j] {in_bounds = [true]} : vector<8xf32>, memref<4x8xf32>
  %r2 = vector.transfer_read %m[%i, %j], %c0 : memref<4x8xf32>, vector<8xf32>
  return %r2 : vector<8xf32>
}
// -----
func.func @one(%m: memref<8xf32>, %z: memref<f32>, %i: index) -> f32 {
  %v = memref.load %m[%i] : memref<8xf32>
  %w = memref.load %z[] : memref<f32>
  return %v : f32
}
// -----
func.func @sub(%m: memref<4x8xf32>, %i: index) -> f32 {
  %s = memref.subview %m[%i, 0] [2, 4] [1, 1] : memref<4x8xf32> to memref<2x4xf32, strided<[8, 1], offset: ?>>
  %v = memref.load %s[%i, %i] : memref<2x4xf32, strided<[8, 1], offset: ?>>
  return %v : f32
}
// -----
func.func @alloc() -> memref<4x8xf32> {
  %a = memref.alloc() {alignment = 64 : i64} : memref<4x8xf32>
  %b = memref.alloca() : memref<4x8xf32>
  %d = memref.alloc() : memref<32xf32>
  %e = memref.alloc() : memref<2x3x4xf32, 1>
  "x.u"(%b, %e) : (memref<4x8xf32>,memref<2x3x4xf32, 1>) -> ()
  memref.dealloc %d : memref<32xf32>
  return %a : memref<4x8xf32>
}
// -----
func.func @trbcast(%m: memref<4x8xf32>, %i: index, %p: f32, %k: vector<8xi1>) -> vector<8xf32> {
  %r2 = vector.transfer_read %m[%i, %i], %p {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (0)>}: memref<4x8xf32>, vector<8xf32>
  %r3 = vector.transfer_read %m[%i, %i], %p {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (d0)>}: memref<4x8xf32>, vector<8xf32>
  return %r2 : vector<8xf32>
}
// -----
func.func @cst(%m: memref<4x8xi1>, %i: index, %p: f32) -> i1 {
  %c1 = arith.constant 1 : index
  %r2 = memref.load %m[%c1, %c1] : memref<4x8xi1>
  return %r2 : i1
}
// -----
func.func @dyn1(%m: memref<?x8xf32>, %n: memref<4x?x2xi8>, %i: index, %p: f32) -> f32 {
  %c1 = arith.constant 1 : index
  %r2 = memref.load %m[%c1, %i] : memref<?x8xf32>
  %r3 = memref.load %n[%c1, %i, %i] : memref<4x?x2xi8>
  "x.u"(%r3) : (i8) -> ()
  return %r2 : f32
}
// -----
func.func @map(%m: memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>, %i: index, %p: f32) -> f32 {
  %r2 = memref.load %m[%i, %i] : memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
  return %r2 : f32
}
// -----
func.func @others(%m: memref<4x8xf32>, %i: index, %p: f32) {
  %r2 = affine.load %m[%i, 1] : memref<4x8xf32>
  %r3 = memref.atomic_rmw addf %p, %m[%i, %i] : (f32, memref<4x8xf32>) -> f32
  memref.prefetch %m[%i, %i], read, locality<3>, data : memref<4x8xf32>
  memref.store %r2, %m[%i, %i] {alignment = 4 : i64, x.y}: memref<4x8xf32>
  %zz = memref.load %m[%i, %i] {nontemporal = true, x.y}: memref<4x8xf32>
  memref.store %zz, %m[%i, %i] : memref<4x8xf32>
  return
}
// -----
func.func @offs(%m: memref<4x8xf32, strided<[8, 1], offset: 5>>, %i: index, %v: vector<8xf32>, %g: memref<4x1xf32, strided<[?, 1], offset: ?>>) {
  vector.store %v, %m[%i, %i] {nontemporal = true}: memref<4x8xf32, strided<[8, 1], offset: 5>>, vector<8xf32>
  %l = vector.load %g[%i, %i] {nontemporal = true}: memref<4x1xf32, strided<[?, 1], offset: ?>>, vector<1xf32>
  "x.u"(%l) : (vector<1xf32>) -> ()
  return
}
// -----
func.func @attrs(%m: memref<4x8xf32>, %i: index, %p: f32, %k: vector<8xi1>, %v: vector<8xf32>) {
  %a = vector.load %m[%i, %i] {nontemporal = true, x.y, alignment = 8 : i64}: memref<4x8xf32>, vector<8xf32>
  vector.store %a, %m[%i, %i] {x.y, alignment = 8 : i64}: memref<4x8xf32>, vector<8xf32>
  %b = vector.maskedload %m[%i, %i], %k, %v {x.y, alignment = 8 : i64}: memref<4x8xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  vector.maskedstore %m[%i, %i], %k, %b {x.y, alignment = 8 : i64}: memref<4x8xf32>, vector<8xi1>, vector<8xf32>
  %r2 = vector.transfer_read %m[%i, %i], %p {in_bounds = [true], x.y}: memref<4x8xf32>, vector<8xf32>
  vector.transfer_write %r2, %m[%i, %i] {in_bounds = [true], x.y}: vector<8xf32>, memref<4x8xf32>
  %z = vector.transfer_read %m[%i, %i], %p : memref<4x8xf32>, vector<f32>
  %al = memref.alloc() {x.y} : memref<2x2xf32>
  memref.store %p, %al[%i, %i] : memref<2x2xf32>
  "x.u"(%z) : (vector<f32>) -> ()
  return
}
// -----
func.func @zero(%m: memref<0x4xf32>, %n: memref<4x1x2x3xf64, strided<[6, 6, 3, 1], offset: 2>>, %i: index) -> f64 {
  %a = memref.load %n[%i, %i, %i, %i] : memref<4x1x2x3xf64, strided<[6, 6, 3, 1], offset: 2>>
  %b = memref.load %m[%i, %i] : memref<0x4xf32>
  "x.u"(%b) : (f32) -> ()
  return %a : f64
}
// -----
func.func @in_loops(%m: memref<?x?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %k = affine.apply affine_map<(d0) -> (d0 + 1)>(%j)
      %a = memref.load %m[%i, %k] : memref<?x?xf32>
      memref.store %a, %m[%k, %j] : memref<?x?xf32>
    }
  }
  return
}
// -----
func.func @globals(%i: index) -> i32 {
  %g = memref.get_global @g : memref<2x2xi32>
  %a = memref.load %g[%i, %i] : memref<2x2xi32>
  return %a : i32
}
memref.global "private" @g : memref<2x2xi32> = dense<1>
// -----
func.func @generic(%i: index, %x: memref<*xf32>) -> f32 {
  %g = memref.cast %x : memref<*xf32> to memref<2x?xf32>
  %a = memref.load %g[%i, %i] : memref<2x?xf32>
  return %a : f32
}
// -----
func.func @broken(%i: index, %m: memref<2x2xf32>) -> f32 {
  %a = memref.load %m[%i] : memref<2x2xf32>
  return %a : f32
}
// -----
func.func @vectors_of_one(%m: memref<4x4xf32>, %s: memref<4x4xf32, strided<[8, 2]>>, %i: index, %v: vector<f32>) -> (vector<f32>, vector<f32>) {
  %0 = vector.load %m[%i, %i] : memref<4x4xf32>, vector<f32>
  %1 = vector.load %s[%i, %i] {nontemporal = true} : memref<4x4xf32, strided<[8, 2]>>, vector<f32>
  vector.store %v, %m[%i, %i] : memref<4x4xf32>, vector<f32>
  return %0, %1 : vector<f32>, vector<f32>
}
