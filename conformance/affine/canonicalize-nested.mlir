// ARGS: --canonicalize
func.func @z(%n: index, %m: index) -> (index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = affine.linearize_index [%n, %m] by (0, 3) : index
  %1 = affine.linearize_index [%c1, %c1] by (-2, -3) : index
  %2:2 = affine.delinearize_index %n into (%c1, 3) : index, index
  %3:2 = affine.delinearize_index %c1 into (%m, 3) : index, index
  return %0, %1, %2#0, %3#1 : index, index, index, index
}
func.func @nest(%n: index, %buf: memref<?x?xf32>) {
  affine.for %i = 4 to 20 step 4 {
    affine.parallel (%j) = (%i) to (%i + 16) {
      affine.for %k = 0 to %n {
        %0 = affine.load %buf[(%i + %k) mod 4, %i floordiv 32] : memref<?x?xf32>
        %1 = affine.load %buf[(%i * 3 + 1) floordiv 3, (%j + 7) mod 4] : memref<?x?xf32>
        %2 = affine.vector_load %buf[%i mod 4, %i ceildiv 20] : memref<?x?xf32>, vector<4xf32>
        %3 = affine.min affine_map<(d0) -> (16, d0, 20)>(%i)
        affine.vector_store %2, %buf[%3, -%i + 20] : memref<?x?xf32>, vector<4xf32>
        affine.store %0, %buf[symbol(%n) mod 4, %i mod 3] : memref<?x?xf32>
        affine.store %1, %buf[%k, 0] : memref<?x?xf32>
      }
    }
  }
  return
}
