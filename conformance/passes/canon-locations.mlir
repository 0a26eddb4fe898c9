// ARGS: --canonicalize --mlir-print-debuginfo --mlir-print-local-scope --mlir-print-op-generic
// Where what patterns make comes from.

func.func @cast_of_buffer(
    %m: memref<4xf32>) -> memref<4xf32, strided<[?], offset: ?>> {
  %0 = bufferization.to_tensor %m : memref<4xf32> to tensor<4xf32>
  %1 = bufferization.to_buffer %0 : tensor<4xf32> to memref<4xf32, strided<[?], offset: ?>>
  return %1 : memref<4xf32, strided<[?], offset: ?>>
}
func.func @copy_of_buffer(
    %m: memref<?xf32, 1>) -> memref<?xf32> {
  %0 = bufferization.to_tensor %m : memref<?xf32, 1> to tensor<?xf32>
  %1 = bufferization.to_buffer %0 : tensor<?xf32> to memref<?xf32>
  return %1 : memref<?xf32>
}
func.func @dim_of_copy(%t: tensor<?xf32>) -> index {
  %c = arith.constant 0 : index
  %0 = bufferization.alloc_tensor() copy(%t) : tensor<?xf32>
  %1 = tensor.dim %0, %c : tensor<?xf32>
  return %1 : index
}
func.func @dim_of_reshape(%m: memref<?x?xf32>, %sh: memref<3xi32>, %i: index) -> index {
  %r = memref.reshape %m(%sh) : (memref<?x?xf32>, memref<3xi32>) -> memref<?x?x?xf32>
  %0 = memref.dim %r, %i : memref<?x?x?xf32>
  return %0 : index
}
func.func @named_bodies(%a: tensor<4xf32>, %b: tensor<4xf32>, %f: f32) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = linalg.fill ins(%f : f32) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  %1 = linalg.copy ins(%0 : tensor<4xf32>) outs(%b : tensor<4xf32>) -> tensor<4xf32>
  %2 = linalg.copy ins(%b : tensor<4xf32>) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
  return %1, %2 : tensor<4xf32>, tensor<4xf32>
}
func.func @transposes(
    %a: tensor<2x3x4xf32>,
    %o: tensor<4x2x3xf32>,
    %q: tensor<3x4x2xf32>) -> tensor<3x4x2xf32> {
  %0 = linalg.transpose ins(%a : tensor<2x3x4xf32>) outs(%o : tensor<4x2x3xf32>) permutation = [2, 0, 1]
  %1 = linalg.transpose ins(%0 : tensor<4x2x3xf32>) outs(%q : tensor<3x4x2xf32>) permutation = [2, 0, 1]
  return %1 : tensor<3x4x2xf32>
}
func.func @broadcasts(
    %a: tensor<2xf32>,
    %o: tensor<2x3xf32>,
    %q: tensor<4x2x3xf32>) -> tensor<4x2x3xf32> {
  %0 = linalg.broadcast ins(%a : tensor<2xf32>) outs(%o : tensor<2x3xf32>) dimensions = [1]
  %1 = linalg.broadcast ins(%0 : tensor<2x3xf32>) outs(%q : tensor<4x2x3xf32>) dimensions = [0]
  return %1 : tensor<4x2x3xf32>
}
func.func @whole_accesses(%m: memref<?xf32>, %i: index, %v: vector<4xf32>) -> vector<4xf32> {
  %all = arith.constant dense<true> : vector<4xi1>
  %0 = vector.maskedload %m[%i], %all, %v : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %m[%i], %all, %0 : memref<?xf32>, vector<4xi1>, vector<4xf32>
  return %0 : vector<4xf32>
}
