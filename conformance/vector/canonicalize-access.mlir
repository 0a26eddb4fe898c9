// ARGS: --canonicalize --split-input-file
func.func @cast(%m: memref<8xf32>, %i: index, %t: tensor<8xf32>, %p: f32, %v: vector<4xf32>, %mk: vector<4xi1>, %ix: vector<4xi32>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %c = memref.cast %m : memref<8xf32> to memref<?xf32>
  %0 = vector.load %c[%i] : memref<?xf32>, vector<4xf32>
  vector.store %v, %c[%i] : memref<?xf32>, vector<4xf32>
  %tc = tensor.cast %t : tensor<8xf32> to tensor<?xf32>
  %1 = vector.transfer_read %tc[%i], %p : tensor<?xf32>, vector<4xf32>
  vector.transfer_write %v, %c[%i] : vector<4xf32>, memref<?xf32>
  %2 = vector.maskedload %c[%i], %mk, %v : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %c[%i], %mk, %v : memref<?xf32>, vector<4xi1>, vector<4xf32>
  return %0, %1, %2 : vector<4xf32>, vector<4xf32>, vector<4xf32>
}
// -----
func.func @tm(%i: index, %j: index) -> (vector<4x3xi1>, i1) {
  %0 = vector.create_mask %i, %j : vector<3x4xi1>
  %1 = vector.transpose %0, [1, 0] : vector<3x4xi1> to vector<4x3xi1>
  %2 = vector.constant_mask [2, 3] : vector<3x4xi1>
  %3 = vector.extract %2[1, 2] : i1 from vector<3x4xi1>
  return %1, %3 : vector<4x3xi1>, i1
}
// -----
func.func @cv(%a: vector<4x8xf32>, %b: vector<8x4xf32>, %c: vector<4x4xf32>) -> vector<4x4xf32> {
  %z = arith.constant dense<0.0> : vector<4x4xf32>
  %0 = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %z : vector<4x8xf32>, vector<8x4xf32> into vector<4x4xf32>
  %1 = arith.addf %0, %c : vector<4x4xf32>
  return %1 : vector<4x4xf32>
}
