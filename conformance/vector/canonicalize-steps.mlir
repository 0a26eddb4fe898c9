// ARGS: --split-input-file --canonicalize
func.func @waw_between(%t: tensor<4x4xf32>, %a: vector<1x4xf32>, %b: vector<1x4xf32>) -> tensor<4x4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = vector.transfer_write %a, %t[%c1, %c0] {in_bounds=[true,true]} : vector<1x4xf32>, tensor<4x4xf32>
  %2 = vector.transfer_write %a, %0[%c2, %c0] {in_bounds=[true,true]} : vector<1x4xf32>, tensor<4x4xf32>
  %1 = vector.transfer_write %b, %2[%c1, %c0] {in_bounds=[true,true]} : vector<1x4xf32>, tensor<4x4xf32>
  return %1 : tensor<4x4xf32>
}
// -----
func.func @gs(%m: memref<64xf32>, %mask: vector<8xi1>, %p: vector<8xf32>, %o: index) -> vector<8xf32> {
  %c = arith.constant dense<[0,1,2,3,4,5,6,7]> : vector<8xindex>
  %0 = vector.gather %m[%o] [%c], %mask, %p : memref<64xf32>, vector<8xindex>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  vector.scatter %m[%o] [%c], %mask, %0 : memref<64xf32>, vector<8xindex>, vector<8xi1>, vector<8xf32>
  %s = vector.step : vector<8xindex>
  %1 = vector.gather %m[%o] [%s], %mask, %0 : memref<64xf32>, vector<8xindex>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  return %1 : vector<8xf32>
}
// -----
func.func @casts(%m: memref<64xf32>, %i: vector<8xi32>, %mask: vector<8xi1>, %p: vector<8xf32>, %o: index) -> (vector<8xf32>, vector<8xf32>) {
  %d = memref.cast %m : memref<64xf32> to memref<?xf32>
  %0 = vector.gather %d[%o] [%i], %mask, %p : memref<?xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  vector.scatter %d[%o] [%i], %mask, %p : memref<?xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32>
  %1 = vector.expandload %d[%o], %mask, %p : memref<?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  vector.compressstore %d[%o], %mask, %p : memref<?xf32>, vector<8xi1>, vector<8xf32>
  return %0, %1 : vector<8xf32>, vector<8xf32>
}
// -----
func.func @step() -> (vector<4xindex>, vector<4xi1>, vector<4xi1>) {
  %0 = vector.step : vector<4xindex>
  %c = arith.constant dense<4> : vector<4xindex>
  %d = arith.constant dense<2> : vector<4xindex>
  %1 = arith.cmpi ult, %0, %c : vector<4xindex>
  %2 = arith.cmpi ult, %0, %d : vector<4xindex>
  return %0, %1, %2 : vector<4xindex>, vector<4xi1>, vector<4xi1>
}
