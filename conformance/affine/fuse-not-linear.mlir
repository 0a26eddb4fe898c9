// ARGS: --affine-loop-fusion
// ARGS: --affine-loop-fusion=mode=producer
// Accesses that are not linear: how much memory a nest touches can't be told.
func.func @f(%a: memref<100xf32>, %b: memref<100xf32>, %s: index, %o: memref<100xf32>) {
  affine.for %i = 0 to 10 {
    %v = affine.load %a[%i] : memref<100xf32>
    affine.store %v, %b[%i mod symbol(%s)] : memref<100xf32>
  }
  affine.for %i = 0 to 10 {
    %v = affine.load %b[%i mod symbol(%s)] : memref<100xf32>
    affine.store %v, %o[%i] : memref<100xf32>
  }
  return
}
func.func @g(%a: memref<100xf32>, %b: memref<100xf32>, %s: index, %o: memref<100xf32>) {
  affine.for %i = 0 to 10 {
    %v = affine.load %a[%i floordiv symbol(%s)] : memref<100xf32>
    affine.store %v, %b[%i] : memref<100xf32>
  }
  affine.for %i = 0 to 10 {
    %v = affine.load %b[%i] : memref<100xf32>
    affine.store %v, %o[%i] : memref<100xf32>
  }
  return
}
func.func @h(%a: memref<100xf32>, %b: memref<100xf32>, %s: index, %o: memref<100xf32>) {
  affine.for %i = 0 to 10 {
    %v = affine.load %a[%i] : memref<100xf32>
    affine.store %v, %b[%i] : memref<100xf32>
  }
  affine.for %i = 0 to 10 {
    %v = affine.load %b[%i] : memref<100xf32>
    affine.store %v, %o[%i ceildiv symbol(%s)] : memref<100xf32>
  }
  return
}
