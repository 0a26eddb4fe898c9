// ARGS: --split-input-file
// ARGS: --split-input-file --mlir-print-op-generic
// ARGS: --split-input-file --mlir-print-debuginfo --mlir-print-local-scope
func.func @forall(%n: index, %t: tensor<?xf32>, %u: tensor<8x8xf32>, %m: memref<4xf32>) -> (tensor<?xf32>, tensor<8x8xf32>) {
  scf.forall (%i) in (%n) {
    %f = arith.constant 0.0 : f32
    memref.store %f, %m[%i] : memref<4xf32>
  }
  scf.forall (%i, %j, %k) in (2, %n, 4) {
    scf.forall.in_parallel
    {
    }
  } {tag}
  scf.forall (%i, %j) = (0, %n) to (%n, 4) step (2, %n) {
  }
  scf.forall (%i) = (0) to (8) step (1) {
  }
  scf.forall () in () {
  }
  %0 = scf.forall (%i) in (%n) shared_outs(%o = %t) -> (tensor<?xf32>) {
    %s = tensor.extract_slice %o[%i] [1] [1] : tensor<?xf32> to tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [1] [1] : tensor<1xf32> into tensor<?xf32>
    } {end}
  }
  %1:2 = scf.forall (%i, %j) = (0, 0) to (8, 8) step (4, %n) shared_outs(%o = %0, %p = %u) -> (tensor<?xf32>, tensor<8x8xf32>) {
    %s = tensor.extract_slice %p[%i, %j] [4, 1] [1, 1] : tensor<8x8xf32> to tensor<4xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %p[%i, %j] [4, 1] [1, 1] : tensor<4xf32> into tensor<8x8xf32>
      tensor.parallel_insert_slice %s into %o[%i] [4] [1] : tensor<4xf32> into tensor<?xf32>
    }
  } {mapping = []}
  return %1#0, %1#1 : tensor<?xf32>, tensor<8x8xf32>
}
