// A loop with a body that is unrolled into a long one.
func.func @f(%m: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 50000 : index
  scf.for %i = %c0 to %n step %c1 {
    %v1 = memref.load %m[%i] : memref<?xf32>
    memref.store %v1, %m[%i] : memref<?xf32>
    %v2 = memref.load %m[%i] : memref<?xf32>
    memref.store %v2, %m[%i] : memref<?xf32>
    %v3 = memref.load %m[%i] : memref<?xf32>
    memref.store %v3, %m[%i] : memref<?xf32>
    %v4 = memref.load %m[%i] : memref<?xf32>
    memref.store %v4, %m[%i] : memref<?xf32>
    %v5 = memref.load %m[%i] : memref<?xf32>
    memref.store %v5, %m[%i] : memref<?xf32>
    %v6 = memref.load %m[%i] : memref<?xf32>
    memref.store %v6, %m[%i] : memref<?xf32>
    %v7 = memref.load %m[%i] : memref<?xf32>
    memref.store %v7, %m[%i] : memref<?xf32>
    %v8 = memref.load %m[%i] : memref<?xf32>
    memref.store %v8, %m[%i] : memref<?xf32>
    %v9 = memref.load %m[%i] : memref<?xf32>
    memref.store %v9, %m[%i] : memref<?xf32>
    %v10 = memref.load %m[%i] : memref<?xf32>
    memref.store %v10, %m[%i] : memref<?xf32>
    %v11 = memref.load %m[%i] : memref<?xf32>
    memref.store %v11, %m[%i] : memref<?xf32>
    %v12 = memref.load %m[%i] : memref<?xf32>
    memref.store %v12, %m[%i] : memref<?xf32>
    %v13 = memref.load %m[%i] : memref<?xf32>
    memref.store %v13, %m[%i] : memref<?xf32>
    %v14 = memref.load %m[%i] : memref<?xf32>
    memref.store %v14, %m[%i] : memref<?xf32>
    %v15 = memref.load %m[%i] : memref<?xf32>
    memref.store %v15, %m[%i] : memref<?xf32>
    %v16 = memref.load %m[%i] : memref<?xf32>
    memref.store %v16, %m[%i] : memref<?xf32>
    %v17 = memref.load %m[%i] : memref<?xf32>
    memref.store %v17, %m[%i] : memref<?xf32>
    %v18 = memref.load %m[%i] : memref<?xf32>
    memref.store %v18, %m[%i] : memref<?xf32>
  }
  return
}
