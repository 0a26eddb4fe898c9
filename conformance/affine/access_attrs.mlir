// ARGS: --split-input-file
func.func @f(%m: memref<?xf32>, %i: index, %v: vector<4xf32>, %f: f32) {
  %0 = affine.load %m[0] {isWrite, localityHint = 1, isDataCache} : memref<?xf32>
  affine.store %f, %m[0] {isWrite, localityHint = 1, isDataCache} : memref<?xf32>
  %1 = affine.vector_load %m[0] {localityHint = 1 : i32} : memref<?xf32>, vector<4xf32>
  affine.vector_store %v, %m[0] {isDataCache} : memref<?xf32>, vector<4xf32>
  affine.prefetch %m[0], read, locality<1>, data {a} : memref<?xf32>
  return
}
