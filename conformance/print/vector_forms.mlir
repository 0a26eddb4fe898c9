// ARGS: --allow-unregistered-dialect
// ARGS: --allow-unregistered-dialect --mlir-print-op-generic
func.func @f(%v: vector<4xf32>, %w: vector<2x4xf32>, %m: memref<?x?xf32>, %i: index, %p: f32) -> vector<4xf32> {
  %0 = vector.extract %w[1] : vector<4xf32> from vector<2x4xf32>
  %1 = vector.insert %v, %w[0] : vector<4xf32> into vector<2x4xf32>
  %2 = vector.transfer_read %m[%i, %i], %p {in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
  vector.transfer_write %2, %m[%i, %i] {permutation_map = affine_map<(d0, d1) -> (d0)>} : vector<4xf32>, memref<?x?xf32>
  %3 = vector.reduction <add>, %v : vector<4xf32> into f32
  return %0 : vector<4xf32>
}
