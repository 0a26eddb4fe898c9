// ARGS: --split-input-file
func.func @f(%a: memref<16xf32>) -> memref<16xf32> {
  %v = memref.transpose %a (d0) -> (d0) : memref<16xf32> to memref<16xf32>
  return %v : memref<16xf32>
}
// -----
func.func @f(%a: memref<16xf32>) -> memref<16xf32, strided<[1]>> {
  %v = memref.transpose %a (d0) -> (d0) : memref<16xf32> to memref<16xf32, strided<[1]>>
  return %v : memref<16xf32, strided<[1]>>
}
// -----
func.func @f(%a: memref<16xf32>) -> memref<?xf32> {
  %v = memref.transpose %a (d0) -> (d0) : memref<16xf32> to memref<?xf32>
  return %v : memref<?xf32>
}
// -----
func.func @f(%a: memref<16xf32>) -> memref<16xf32,strided<[2]>> {
  %v = memref.transpose %a (d0) -> (d0) : memref<16xf32> to memref<16xf32,strided<[2]>>
  return %v : memref<16xf32,strided<[2]>>
}
// -----
func.func @f(%a: memref<16xf32, strided<[1]>>) -> memref<16xf32> {
  %v = memref.transpose %a (d0) -> (d0) : memref<16xf32, strided<[1]>> to memref<16xf32>
  return %v : memref<16xf32>
}
// -----
func.func @f(%a: memref<16xf32, strided<[1]>>) -> memref<16xf32, strided<[1]>> {
  %v = memref.transpose %a (d0) -> (d0) : memref<16xf32, strided<[1]>> to memref<16xf32, strided<[1]>>
  return %v : memref<16xf32, strided<[1]>>
}
// -----
func.func @f(%a: memref<16xf32, strided<[1], offset: ?>>) -> memref<16xf32> {
  %v = memref.transpose %a (d0) -> (d0) : memref<16xf32, strided<[1], offset: ?>> to memref<16xf32>
  return %v : memref<16xf32>
}
// -----
func.func @f(%a: memref<f32>) -> memref<f32> {
  %v = memref.transpose %a () -> () : memref<f32> to memref<f32>
  return %v : memref<f32>
}
// -----
func.func @f(%a: memref<f32, strided<[]>>) -> memref<f32> {
  %v = memref.transpose %a () -> () : memref<f32, strided<[]>> to memref<f32>
  return %v : memref<f32>
}
// -----
func.func @f(%a: memref<f32, strided<[], offset: 3>>) -> memref<f32, strided<[]>> {
  %v = memref.transpose %a () -> () : memref<f32, strided<[], offset: 3>> to memref<f32, strided<[]>>
  return %v : memref<f32, strided<[]>>
}
// -----
func.func @f(%a: memref<?x8xf32>) -> memref<?x8xf32> {
  %v = memref.transpose %a (d0,d1) -> (d0,d1) : memref<?x8xf32> to memref<?x8xf32>
  return %v : memref<?x8xf32>
}
// -----
func.func @f(%a: memref<4x?xf32>) -> memref<4x?xf32> {
  %v = memref.transpose %a (d0,d1) -> (d0,d1) : memref<4x?xf32> to memref<4x?xf32>
  return %v : memref<4x?xf32>
}
// -----
func.func @f(%a: memref<4x0x3xf32>) -> memref<4x0x3xf32> {
  %v = memref.transpose %a (d0,d1,d2) -> (d0,d1,d2) : memref<4x0x3xf32> to memref<4x0x3xf32>
  return %v : memref<4x0x3xf32>
}
