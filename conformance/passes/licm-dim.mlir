// ARGS: --loop-invariant-code-motion --split-input-file --allow-unregistered-dialect
func.func @f(%m: memref<?x4xf32>, %t: tensor<?x4xf32>, %u: memref<*xf32>, %n: index, %k: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = memref.dim %m, %c0 : memref<?x4xf32>
    %1 = tensor.dim %t, %c1 : tensor<?x4xf32>
    %2 = tensor.dim %t, %c7 : tensor<?x4xf32>
    %3 = memref.dim %u, %c0 : memref<*xf32>
    %4 = memref.dim %m, %k : memref<?x4xf32>
    %5 = tensor.dim %t, %k : tensor<?x4xf32>
    %6 = memref.dim %m, %c7 : memref<?x4xf32>
    "t.u"(%0, %1, %2, %3, %4, %5, %6) : (index, index, index, index, index, index, index) -> ()
  }
  return
}
// -----
func.func @f(%m: memref<?x4xf32>, %t: tensor<?x4xf32>, %n: index, %k: index) {
  affine.for %i = 0 to %n {
    %c0 = arith.constant 0 : index
    %0 = memref.dim %m, %c0 : memref<?x4xf32>
    %1 = tensor.dim %t, %c0 : tensor<?x4xf32>
    "t.u"(%0, %1) : (index, index) -> ()
  }
  return
}
