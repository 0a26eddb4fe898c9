// ARGS: --convert-arith-to-llvm --split-input-file
// ARGS: --convert-to-llvm --split-input-file
// Casts of what buffers hold: descriptors are no integers.
func.func @f(%a: memref<3xi32>) -> memref<3xindex> {
  %0 = arith.index_cast %a : memref<3xi32> to memref<3xindex>
  return %0 : memref<3xindex>
}
// -----
func.func @f(%a: memref<?xindex>) -> memref<?xi16> {
  %0 = arith.index_castui %a : memref<?xindex> to memref<?xi16>
  return %0 : memref<?xi16>
}
// -----
func.func @f(%a: memref<?xindex>) -> memref<?xi64> {
  %0 = arith.index_cast %a : memref<?xindex> to memref<?xi64>
  return %0 : memref<?xi64>
}
