// ARGS: '--pass-pipeline=builtin.module(func.func(arm-sve-legalize-vector-storage))' --split-input-file --allow-unregistered-dialect
// ARGS: --arm-sve-legalize-vector-storage --split-input-file --allow-unregistered-dialect
// ARGS: '--pass-pipeline=builtin.module(func.func(arm-sve-legalize-vector-storage))' --split-input-file --allow-unregistered-dialect --mlir-print-ir-after-all
// ARGS: '--pass-pipeline=builtin.module(func.func(arm-sve-legalize-vector-storage))' --split-input-file --allow-unregistered-dialect --mlir-print-debuginfo --mlir-print-local-scope
// Predicates of SVE in memory.
func.func @alloca_mask(%mask: vector<[4]xi1>) -> vector<[4]xi1> {
  %a = memref.alloca() : memref<vector<[4]xi1>>
  memref.store %mask, %a[] : memref<vector<[4]xi1>>
  %r = memref.load %a[] : memref<vector<[4]xi1>>
  return %r : vector<[4]xi1>
}
func.func @alloca_f32(%v: vector<[8]xf32>) -> vector<[8]xf32> {
  %a = memref.alloca() : memref<vector<[8]xf32>>
  memref.store %v, %a[] : memref<vector<[8]xf32>>
  %b = memref.alloca() {alignment = 64 : i64} : memref<vector<[8]xf32>>
  %c = memref.alloca() : memref<3xvector<[4]xi64>>
  %d = memref.alloca() : memref<3xf32>
  %e = memref.alloca() : memref<3xvector<4xf32>>
  %f = memref.alloca() : memref<vector<2x[4]xf32>>
  %g = memref.alloca() : memref<vector<[16]xi1>>
  %h = memref.alloca() : memref<vector<[7]xi1>>
  %i = memref.alloca() : memref<vector<[2]x4xi1>>
  %j = memref.alloca() : memref<vector<[4]xindex>>
  %k = memref.alloca() : memref<vector<2x[4]xi1>>
  %l = memref.alloca() : memref<vector<[4]xi20>>
  %m = memref.alloc() : memref<vector<[4]xi1>>
  %n = memref.alloc() : memref<vector<[8]xf32>>
  %p = memref.alloca() {x} : memref<vector<[1]xi1>>
  %r = memref.load %a[] : memref<vector<[8]xf32>>
  return %r : vector<[8]xf32>
}
func.func @dims(%mask: vector<[8]xi1>, %n: index) -> vector<[8]xi1> {
  %a = memref.alloca(%n) : memref<?xvector<[8]xi1>>
  memref.store %mask, %a[%n] {nontemporal = true} : memref<?xvector<[8]xi1>>
  %r = memref.load %a[%n] {x} : memref<?xvector<[8]xi1>>
  %c = memref.cast %a : memref<?xvector<[8]xi1>> to memref<4xvector<[8]xi1>>
  %r2 = memref.load %c[%n] : memref<4xvector<[8]xi1>>
  return %r2 : vector<[8]xi1>
}
func.func @transfer(%mask: vector<2x[4]xi1>, %n: index) -> vector<2x[4]xi1> {
  %a = memref.alloca() : memref<vector<2x[4]xi1>>
  memref.store %mask, %a[] : memref<vector<2x[4]xi1>>
  %c0 = arith.constant 0 : index
  %t = vector.type_cast %a : memref<vector<2x[4]xi1>> to memref<2xvector<[4]xi1>>
  %r = memref.load %t[%c0] : memref<2xvector<[4]xi1>>
  memref.store %r, %t[%c0] : memref<2xvector<[4]xi1>>
  %r2 = memref.load %a[] : memref<vector<2x[4]xi1>>
  return %r2 : vector<2x[4]xi1>
}
// -----
func.func @arg(%arg: memref<vector<[4]xi1>>, %m : vector<[4]xi1>) -> vector<[4]xi1> {
  %r = memref.load %arg[] : memref<vector<[4]xi1>>
  memref.store %m, %arg[] : memref<vector<[4]xi1>>
  return %r : vector<[4]xi1>
}
// -----
func.func private @use(memref<vector<[4]xi1>>)
func.func @called() {
  %a = memref.alloca() : memref<vector<[4]xi1>>
  call @use(%a) : (memref<vector<[4]xi1>>) -> ()
  return
}
// -----
func.func @unused() {
  %a = memref.alloca() : memref<vector<[4]xi1>>
  return
}
// -----
func.func @typecast() {
  %a = memref.alloca() : memref<vector<2x[4]xi1>>
  %t = vector.type_cast %a : memref<vector<2x[4]xi1>> to memref<2xvector<[4]xi1>>
  return
}
// -----
func.func @cast() {
  %a = memref.alloca() : memref<2xvector<[4]xi1>>
  %t = memref.cast %a : memref<2xvector<[4]xi1>> to memref<?xvector<[4]xi1>>
  return
}
// -----
func.func @subview(%i: index) -> vector<[4]xi1> {
  %a = memref.alloca() : memref<2xvector<[4]xi1>>
  %t = memref.subview %a[%i] [1] [1] : memref<2xvector<[4]xi1>> to memref<1xvector<[4]xi1>, strided<[1], offset: ?>>
  %r = memref.load %t[%i] : memref<1xvector<[4]xi1>, strided<[1], offset: ?>>
  return %r : vector<[4]xi1>
}
// -----
func.func @space() -> vector<[4]xi1> {
  %a = memref.alloca() : memref<vector<[4]xi1>, 3>
  %r = memref.load %a[] : memref<vector<[4]xi1>, 3>
  return %r : vector<[4]xi1>
}
// -----
func.func @layout() -> vector<[4]xi1> {
  %c0 = arith.constant 0 : index
  %a = memref.alloca() : memref<4xvector<[4]xi1>, affine_map<(d0) -> (d0 * 2)>>
  %r = memref.load %a[%c0] : memref<4xvector<[4]xi1>, affine_map<(d0) -> (d0 * 2)>>
  return %r : vector<[4]xi1>
}
// -----
func.func @scf(%c: i1) -> vector<[4]xi1> {
  %a = memref.alloca() : memref<vector<[4]xi1>>
  %b = memref.alloca() : memref<vector<[4]xi1>>
  %s = arith.select %c, %a, %b : memref<vector<[4]xi1>>
  %r = memref.load %s[] : memref<vector<[4]xi1>>
  return %r : vector<[4]xi1>
}
// -----
func.func @dealloc() {
  %a = memref.alloc() : memref<vector<[4]xi1>>
  memref.dealloc %a : memref<vector<[4]xi1>>
  %b = memref.alloc() : memref<vector<[4]xf32>>
  memref.dealloc %b : memref<vector<[4]xf32>>
  return
}
// -----
func.func @vload(%m: memref<?xi1>, %i: index) -> vector<[4]xi1> {
  %r = vector.load %m[%i] : memref<?xi1>, vector<[4]xi1>
  vector.store %r, %m[%i] : memref<?xi1>, vector<[4]xi1>
  return %r : vector<[4]xi1>
}
// -----
func.func @chain(%m: vector<2x3x[4]xi1>) -> vector<2x3x[4]xi1> {
  %c1 = arith.constant 1 : index
  %a = memref.alloca() : memref<vector<2x3x[4]xi1>>
  %t = vector.type_cast %a : memref<vector<2x3x[4]xi1>> to memref<2xvector<3x[4]xi1>>
  %t2 = vector.type_cast %t : memref<2xvector<3x[4]xi1>> to memref<2x3xvector<[4]xi1>>
  memref.store %m, %a[] : memref<vector<2x3x[4]xi1>>
  %r = memref.load %t2[%c1, %c1] : memref<2x3xvector<[4]xi1>>
  memref.store %r, %t2[%c1, %c1] : memref<2x3xvector<[4]xi1>>
  %r2 = memref.load %a[] : memref<vector<2x3x[4]xi1>>
  return %r2 : vector<2x3x[4]xi1>
}
// -----
func.func @kinds(%n: index) {
  %b = memref.alloca() {alignment = 64 : i64} : memref<vector<[8]xf32>>
  %c = memref.alloca() : memref<3xvector<[4]xi64>>
  %d = memref.alloca() : memref<3xf32>
  %e = memref.alloca() : memref<3xvector<4xf32>>
  %f = memref.alloca() : memref<vector<2x[4]xf32>>
  %g = memref.alloca() : memref<vector<[16]xi1>>
  %h = memref.alloca() : memref<vector<[7]xi1>>
  %i = memref.alloca() : memref<vector<[2]x4xi1>>
  %j = memref.alloca() : memref<vector<[4]xindex>>
  %l = memref.alloca() : memref<vector<[4]xi20>>
  %m = memref.alloca() : memref<vector<[32]xi1>>
  %o = memref.alloca() : memref<vector<[2]x[4]xf32>>
  %p = memref.alloca() : memref<vector<[2]x4xf32>>
  %q = memref.alloca() : memref<vector<[2]x[4]xi1>>
  "t.use"(%b, %c, %d, %e, %f, %g, %h, %i, %j, %l, %m, %o, %p, %q) : (memref<vector<[8]xf32>>, memref<3xvector<[4]xi64>>, memref<3xf32>, memref<3xvector<4xf32>>, memref<vector<2x[4]xf32>>, memref<vector<[16]xi1>>, memref<vector<[7]xi1>>, memref<vector<[2]x4xi1>>, memref<vector<[4]xindex>>, memref<vector<[4]xi20>>, memref<vector<[32]xi1>>, memref<vector<[2]x[4]xf32>>, memref<vector<[2]x4xf32>>, memref<vector<[2]x[4]xi1>>) -> ()
  return
}
func.func @allocs(%n: index) {
  %m = memref.alloc() : memref<vector<[16]xi1>>
  %k = memref.alloc() : memref<vector<[8]xf32>>
  %l = memref.alloc() : memref<vector<[7]xi1>>
  "t.use"(%m, %k, %l) : (memref<vector<[16]xi1>>,memref<vector<[8]xf32>>,memref<vector<[7]xi1>>) -> ()
  %p = memref.alloc() : memref<vector<[1]xi1>>
  %q = memref.load %p[] {x} : memref<vector<[1]xi1>>
  %s = memref.alloca() {x, alignment = 8 : i64} : memref<vector<[1]xi1>>
  memref.store %q, %s[] {y} : memref<vector<[1]xi1>>
  %t = memref.alloc() {x, alignment = 8 : i64} : memref<vector<[2]xi1>>
  %u = memref.load %t[] {nontemporal = true, alignment = 4 : i64} : memref<vector<[2]xi1>>
  %v = memref.load %s[] : memref<vector<[1]xi1>>
  "t.use"(%q, %u, %v) : (vector<[1]xi1>, vector<[2]xi1>, vector<[1]xi1>) -> ()
  return
}
// -----
func.func @other(%m: vector<[4]xi1>) {
  %m1 = memref.alloca() : memref<vector<[4]xi1>>
  memref.store %m, %m1[] : memref<vector<[4]xi1>>
  "t.use"(%m1) : (memref<vector<[4]xi1>>) -> ()
  return
}
func.func @other2(%m: vector<[4]xi1>) {
  %m1 = memref.alloca() : memref<vector<[4]xi1>>
  memref.store %m, %m1[] : memref<vector<[4]xi1>>
  "t.use"(%m1) : (memref<vector<[4]xi1>>) -> ()
  return
}
// -----
func.func @f(%m: vector<[4]xi1>, %i: index) -> vector<[4]xi1> {
  %c0 = arith.constant 0 : index
  %al = memref.alloca() : memref<4xvector<[4]xi1>>
  scf.for %k = %c0 to %i step %i {
    %c1 = arith.constant 1 : index
    memref.store %m, %al[%c1] : memref<4xvector<[4]xi1>>
    %x = arith.addi %c1, %c0 : index
    memref.store %m, %al[%x] : memref<4xvector<[4]xi1>>
  }
  %q = memref.load %al[%c0] : memref<4xvector<[4]xi1>>
  %z = memref.load %al[%c0] : memref<4xvector<[4]xi1>>
  %unused = arith.addi %i, %i : index
  return %q : vector<[4]xi1>
}
