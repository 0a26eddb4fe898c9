// ARGS: --inline=default-pipeline=
func.func @ld(%x: index, %m: memref<?xf32>) {
  %0 = affine.load %m[symbol(%x)] : memref<?xf32>
  affine.store %0, %m[symbol(%x) + 1] : memref<?xf32>
  return
}
func.func @ca(%n: index, %m: memref<?xf32>) {
  affine.for %i = 0 to 10 {
    func.call @ld(%n, %m) : (index, memref<?xf32>) -> ()
    func.call @ld(%i, %m) : (index, memref<?xf32>) -> ()
    affine.if affine_set<(d0) : (d0 - 3 >= 0)>(%i) {
      func.call @ld(%n, %m) : (index, memref<?xf32>) -> ()
    }
  }
  affine.parallel (%i) = (0) to (4) {
    func.call @ld(%i, %m) : (index, memref<?xf32>) -> ()
    func.call @ld(%n, %m) : (index, memref<?xf32>) -> ()
  }
  return
}
