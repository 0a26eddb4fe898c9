// ARGS: --gpu-to-llvm --split-input-file
func.func @f(%input: memref<*xf32>, %shape: memref<3xi32>) -> memref<?x?x8xf32> {
  %result = memref.reshape %input(%shape) : (memref<*xf32>, memref<3xi32>) -> memref<?x?x8xf32>
  return %result : memref<?x?x8xf32>
}
// -----
func.func @f(%input: memref<*xf32>, %shape: memref<3xi64>) -> memref<?x?x8xf32> {
  %result = memref.reshape %input(%shape) : (memref<*xf32>, memref<3xi64>) -> memref<?x?x8xf32>
  return %result : memref<?x?x8xf32>
}
// -----
func.func @f(%input: memref<*xf32>, %shape: memref<3xindex>) -> memref<?x?x8xf32> {
  %result = memref.reshape %input(%shape) : (memref<*xf32>, memref<3xindex>) -> memref<?x?x8xf32>
  return %result : memref<?x?x8xf32>
}
// -----
func.func @f(%input: memref<*xf32>, %shape: memref<3xi32>) -> memref<2x3x8xf32> {
  %result = memref.reshape %input(%shape) : (memref<*xf32>, memref<3xi32>) -> memref<2x3x8xf32>
  return %result : memref<2x3x8xf32>
}
