// ARGS: --canonicalize --allow-unregistered-dialect --split-input-file
func.func @f(%n: index) -> memref<4xf32> {
  %a = memref.alloc() : memref<4xf32>
  %c = bufferization.clone %a : memref<4xf32> to memref<4xf32>
  %r = memref.realloc %a : memref<4xf32> to memref<8xf32>
  "foo.use"(%c, %r) : (memref<4xf32>, memref<8xf32>) -> ()
  return %c : memref<4xf32>
}
// -----
func.func @f(%a: memref<4xf32>) -> memref<8xf32> {
  %c = bufferization.clone %a : memref<4xf32> to memref<4xf32>
  %r = memref.realloc %a : memref<4xf32> to memref<8xf32>
  "foo.use"(%c) : (memref<4xf32>) -> ()
  return %r : memref<8xf32>
}
// -----
func.func @f(%a: memref<4xf32>) {
  %c = bufferization.clone %a : memref<4xf32> to memref<4xf32>
  %r = memref.realloc %c : memref<4xf32> to memref<8xf32>
  "foo.use"(%r) : (memref<8xf32>) -> ()
  memref.dealloc %a : memref<4xf32>
  return
}
// -----
func.func @f(%a: memref<4xf32>) {
  %c = bufferization.clone %a : memref<4xf32> to memref<4xf32>
  %r = memref.realloc %a : memref<4xf32> to memref<8xf32>
  "foo.use"(%r, %c) : (memref<8xf32>, memref<4xf32>) -> ()
  memref.dealloc %a : memref<4xf32>
  return
}
// -----
func.func @f(%a: memref<4xf32>) -> memref<4xf32, strided<[?], offset: ?>> {
  %c = bufferization.clone %a : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
  memref.dealloc %a : memref<4xf32>
  return %c : memref<4xf32, strided<[?], offset: ?>>
}
// -----
func.func @f(%a: memref<4xf32>) -> memref<4xf32, strided<[2]>> {
  %c = bufferization.clone %a : memref<4xf32> to memref<4xf32, strided<[2]>>
  memref.dealloc %a : memref<4xf32>
  return %c : memref<4xf32, strided<[2]>>
}
// -----
func.func @f(%a: memref<4xf32>) -> memref<4xf32, 1> {
  %c = bufferization.clone %a : memref<4xf32> to memref<4xf32, 1>
  memref.dealloc %a : memref<4xf32>
  return %c : memref<4xf32, 1>
}
// -----
func.func @f(%a: memref<4xf32>) -> memref<?xf32> {
  %c = bufferization.clone %a : memref<4xf32> to memref<?xf32>
  memref.dealloc %a : memref<4xf32>
  return %c : memref<?xf32>
}
// -----
func.func @f(%a: memref<4xf32>) -> memref<5xf32> {
  %c = bufferization.clone %a : memref<4xf32> to memref<5xf32>
  memref.dealloc %a : memref<4xf32>
  return %c : memref<5xf32>
}
// -----
func.func @f(%a: memref<4xf32>) -> memref<4xi32> {
  %c = bufferization.clone %a : memref<4xf32> to memref<4xi32>
  memref.dealloc %a : memref<4xf32>
  return %c : memref<4xi32>
}
// -----
func.func @f(%a: memref<4xf32, affine_map<(d0) -> (d0 * 2)>>) -> memref<4xf32, affine_map<(d0) -> (3 - d0)>> {
  %c = bufferization.clone %a : memref<4xf32, affine_map<(d0) -> (d0 * 2)>> to memref<4xf32, affine_map<(d0) -> (3 - d0)>>
  memref.dealloc %a : memref<4xf32, affine_map<(d0) -> (d0 * 2)>>
  return %c : memref<4xf32, affine_map<(d0) -> (3 - d0)>>
}
// -----
func.func @f(%s: memref<2xindex>) {
  %a = memref.alloc() : memref<4xf32>
  %r = memref.reshape %a(%s) : (memref<4xf32>, memref<2xindex>) -> memref<?x?xf32>
  %c = bufferization.clone %r : memref<?x?xf32> to memref<?x?xf32>
  memref.dealloc %a : memref<4xf32>
  "foo.use"(%c) : (memref<?x?xf32>) -> ()
  memref.dealloc %c : memref<?x?xf32>
  return
}
// -----
func.func @f(%s: memref<2xindex>) -> memref<?x?xf32> {
  %a = memref.alloc() : memref<4xf32>
  %r = memref.reshape %a(%s) : (memref<4xf32>, memref<2xindex>) -> memref<?x?xf32>
  %c = bufferization.clone %r : memref<?x?xf32> to memref<?x?xf32>
  memref.dealloc %a : memref<4xf32>
  return %c : memref<?x?xf32>
}
// -----
func.func @f() -> memref<2x2xf32> {
  %a = memref.alloc() : memref<4xf32>
  %r = memref.expand_shape %a [[0,1]] output_shape [2,2] : memref<4xf32> into memref<2x2xf32>
  %c = bufferization.clone %r : memref<2x2xf32> to memref<2x2xf32>
  memref.dealloc %a : memref<4xf32>
  return %c : memref<2x2xf32>
}
// -----
func.func @f(%s: memref<?xindex>) -> memref<*xf32> {
  %a = memref.alloc() : memref<4xf32>
  %r = memref.reshape %a(%s) : (memref<4xf32>, memref<?xindex>) -> memref<*xf32>
  %c = bufferization.clone %r : memref<*xf32> to memref<*xf32>
  memref.dealloc %a : memref<4xf32>
  return %c : memref<*xf32>
}
// -----
func.func @f() -> memref<2xf32, strided<[1], offset: 1>> {
  %a = memref.alloc() : memref<4xf32>
  %r = memref.subview %a[1] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: 1>>
  %c = bufferization.clone %r : memref<2xf32, strided<[1], offset: 1>> to memref<2xf32, strided<[1], offset: 1>>
  memref.dealloc %a : memref<4xf32>
  return %c : memref<2xf32, strided<[1], offset: 1>>
}
// -----
func.func @f(%a: memref<4xf32>) {
  %c = bufferization.clone %a : memref<4xf32> to memref<4xf32>
  "foo.use"(%c) : (memref<4xf32>) -> ()
  memref.dealloc %a : memref<4xf32>
  "foo.use"(%c) : (memref<4xf32>) -> ()
  memref.dealloc %c : memref<4xf32>
  return
}
// -----
func.func @f(%a: memref<4xf32>, %b: i1) {
  %c = bufferization.clone %a : memref<4xf32> to memref<4xf32>
  "foo.use"(%c) : (memref<4xf32>) -> ()
  memref.dealloc %c : memref<4xf32>
  scf.if %b {
  "foo.use"(%a) : (memref<4xf32>) -> ()
  memref.dealloc %a : memref<4xf32>
  }
  return
}
// -----
func.func @f(%a: memref<4xf32>, %b: i1) {
  %c = bufferization.clone %a : memref<4xf32> to memref<4xf32>
  "foo.use"(%c) : (memref<4xf32>) -> ()
  memref.dealloc %a : memref<4xf32>
  scf.if %b {
  "foo.use"(%c) : (memref<4xf32>) -> ()
  memref.dealloc %c : memref<4xf32>
  }
  return
}
// -----
func.func @f(%a: memref<4xf32>, %b: i1) {
  scf.if %b {
  %c = bufferization.clone %a : memref<4xf32> to memref<4xf32>
  "foo.use"(%c) : (memref<4xf32>) -> ()
  memref.dealloc %c : memref<4xf32>
  }
  memref.dealloc %a : memref<4xf32>
  return
}
// -----
func.func @f(%a: memref<*xf32>, %b: i1) -> memref<*xf32, 1> {
  %c = bufferization.clone %a : memref<*xf32> to memref<*xf32, 1>
  memref.dealloc %a : memref<*xf32>
  return %c : memref<*xf32, 1>
}
// -----
func.func @f(%a: memref<16xi8>, %i: index) -> memref<4xf32> {
  %v = memref.view %a[%i][] : memref<16xi8> to memref<4xf32>
  %c = bufferization.clone %v : memref<4xf32> to memref<4xf32>
  memref.dealloc %a : memref<16xi8>
  return %c : memref<4xf32>
}
// -----
func.func @f(%a: memref<16xf32>, %i: index) -> memref<16xf32, strided<[1]>> {
  %v = memref.transpose %a (d0) -> (d0) : memref<16xf32> to memref<16xf32, strided<[1]>>
  %c = bufferization.clone %v : memref<16xf32, strided<[1]>> to memref<16xf32, strided<[1]>>
  memref.dealloc %a : memref<16xf32>
  return %c : memref<16xf32, strided<[1]>>
}
// -----
func.func @f(%a: memref<16xf32>, %i: index) -> memref<16xf32, 3> {
  %v = memref.memory_space_cast %a : memref<16xf32> to memref<16xf32, 3>
  %c = bufferization.clone %v : memref<16xf32, 3> to memref<16xf32, 3>
  memref.dealloc %a : memref<16xf32>
  return %c : memref<16xf32, 3>
}
// -----
func.func @f(%a: memref<16xf32>, %i: i1) {
  %c = bufferization.clone %a : memref<16xf32> to memref<16xf32>
  "foo.use"(%c) : (memref<16xf32>) -> ()
  bufferization.dealloc (%a : memref<16xf32>) if (%i)
  return
}
// -----
func.func @f(%a: memref<16xf32>, %i: i1) {
  %b = memref.alloc() : memref<16xf32>
  %c = bufferization.clone %a : memref<16xf32> to memref<16xf32>
  "foo.use"(%c) : (memref<16xf32>) -> ()
  memref.dealloc %b : memref<16xf32>
  memref.dealloc %a : memref<16xf32>
  return
}
