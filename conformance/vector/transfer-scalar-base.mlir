// ARGS: --split-input-file
// ARGS: --canonicalize --split-input-file
func.func @f(%m: memref<f32>, %p: f32) -> vector<1xf32> {
  %0 = vector.transfer_read %m[], %p {permutation_map = affine_map<() -> (0)>, in_bounds = [true]} : memref<f32>, vector<1xf32>
  return %0 : vector<1xf32>
}
// -----
func.func @f(%m: tensor<f32>, %p: f32) -> vector<1xf32> {
  %0 = vector.transfer_read %m[], %p {permutation_map = affine_map<() -> (0)>} : tensor<f32>, vector<1xf32>
  return %0 : vector<1xf32>
}
// -----
func.func @f(%m: memref<f32>, %p: f32) -> vector<4x8xf32> {
  %0 = vector.transfer_read %m[], %p {permutation_map = affine_map<() -> (0, 0)>, in_bounds = [true, true]} : memref<f32>, vector<4x8xf32>
  return %0 : vector<4x8xf32>
}
// -----
func.func @f(%m: memref<f32>, %p: f32) -> vector<f32> {
  %0 = vector.transfer_read %m[], %p {permutation_map = affine_map<() -> ()>} : memref<f32>, vector<f32>
  return %0 : vector<f32>
}
// -----
func.func @f(%m: memref<f32>, %p: f32) -> vector<1xf32> {
  %0 = vector.transfer_read %m[], %p {in_bounds = [true]} : memref<f32>, vector<1xf32>
  return %0 : vector<1xf32>
}
// -----
func.func @f(%m: memref<f32>, %p: vector<1xf32>) {
  vector.transfer_write %p, %m[] {permutation_map = affine_map<() -> (0)>} : vector<1xf32>, memref<f32>
  return
}
// -----
func.func @f(%m: memref<f32>, %p: vector<1xf32>) {
  vector.transfer_write %p, %m[] : vector<1xf32>, memref<f32>
  return
}
// -----
func.func @f(%m: memref<f32>, %p: f32, %k: vector<1xi1>) -> vector<1xf32> {
  %0 = vector.transfer_read %m[], %p, %k {permutation_map = affine_map<() -> (0)>, in_bounds = [true]} : memref<f32>, vector<1xf32>
  return %0 : vector<1xf32>
}
// -----
func.func @f(%m: memref<f32>, %p: f32, %k: vector<1xi1>) -> vector<1xf32> {
  %0 = vector.transfer_read %m[], %p, %k {in_bounds = [true]} : memref<f32>, vector<1xf32>
  return %0 : vector<1xf32>
}
// -----
func.func @f(%m: memref<f32>, %p: f32) -> vector<[1]xf32> {
  %0 = vector.transfer_read %m[], %p {permutation_map = affine_map<() -> (0)>, in_bounds = [true]} : memref<f32>, vector<[1]xf32>
  return %0 : vector<[1]xf32>
}
// -----
func.func @f(%m: memref<f32>, %p: f32) -> vector<1xf32> {
  %0 = "vector.transfer_read"(%m, %p) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 0, 1, 0>, permutation_map = affine_map<() -> (0)>}> : (memref<f32>, f32) -> vector<1xf32>
  return %0 : vector<1xf32>
}
