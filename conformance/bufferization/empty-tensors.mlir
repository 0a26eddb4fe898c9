// ARGS: --split-input-file --eliminate-empty-tensors
// ARGS: --split-input-file --empty-tensor-to-alloc-tensor
// ARGS: --split-input-file --eliminate-empty-tensors "--one-shot-bufferize=bufferize-function-boundaries allow-return-allocs-from-loops"
func.func @slice(%t: tensor<?xf32>, %f: f32) -> tensor<?xf32> {
  %0 = tensor.empty() : tensor<5xf32>
  %1 = linalg.fill ins(%f : f32) outs(%0 : tensor<5xf32>) -> tensor<5xf32>
  %2 = tensor.insert_slice %1 into %t[1] [5] [1] : tensor<5xf32> into tensor<?xf32>
  return %2 : tensor<?xf32>
}
// -----
func.func @late(%t: tensor<?xf32>, %f: f32, %m: memref<index>) -> tensor<?xf32> {
  %0 = tensor.empty() : tensor<5xf32>
  %1 = linalg.fill ins(%f : f32) outs(%0 : tensor<5xf32>) -> tensor<5xf32>
  %i = memref.load %m[] : memref<index>
  %2 = tensor.insert_slice %1 into %t[%i] [5] [1] : tensor<5xf32> into tensor<?xf32>
  return %2 : tensor<?xf32>
}
// -----
func.func @later(%t: tensor<?xf32>, %f: f32, %m: memref<index>) -> tensor<?xf32> {
  %0 = tensor.empty() : tensor<5xf32>
  %i = memref.load %m[] : memref<index>
  %1 = linalg.fill ins(%f : f32) outs(%0 : tensor<5xf32>) -> tensor<5xf32>
  %2 = tensor.insert_slice %1 into %t[%i] [5] [1] : tensor<5xf32> into tensor<?xf32>
  return %2 : tensor<?xf32>
}
// -----
func.func @cast(%t: tensor<?xf32>, %f: f32, %n: index) -> tensor<?xf32> {
  %0 = tensor.empty(%n) : tensor<?xf32>
  %1 = linalg.fill ins(%f : f32) outs(%0 : tensor<?xf32>) -> tensor<?xf32>
  %2 = tensor.cast %1 : tensor<?xf32> to tensor<5xf32>
  %3 = tensor.insert_slice %2 into %t[1] [5] [1] : tensor<5xf32> into tensor<?xf32>
  return %3 : tensor<?xf32>
}
// -----
func.func @loop(%t: tensor<8x8xf32>, %f: f32) -> tensor<8x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %r = scf.for %i = %c0 to %c8 step %c1 iter_args(%o = %t) -> (tensor<8x8xf32>) {
    %e = tensor.empty() : tensor<8xf32>
    %x = linalg.fill ins(%f : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>
    %s = tensor.insert_slice %x into %o[%i, 0] [1, 8] [1, 1] : tensor<8xf32> into tensor<8x8xf32>
    scf.yield %s : tensor<8x8xf32>
  }
  return %r : tensor<8x8xf32>
}
// -----
func.func @threads(%t: tensor<8x8xf32>, %f: f32) -> tensor<8x8xf32> {
  %r = scf.forall (%i) in (8) shared_outs(%o = %t) -> (tensor<8x8xf32>) {
    %e = tensor.empty() : tensor<8xf32>
    %x = linalg.fill ins(%f : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %x into %o[%i, 0] [1, 8] [1, 1] : tensor<8xf32> into tensor<8x8xf32>
    }
  }
  return %r : tensor<8x8xf32>
}
// -----
func.func @dest(%m: memref<5xf32>, %d: tensor<5xf32>, %f: f32) -> tensor<5xf32> {
  %0 = tensor.empty() : tensor<5xf32>
  %1 = linalg.fill ins(%f : f32) outs(%0 : tensor<5xf32>) -> tensor<5xf32>
  bufferization.materialize_in_destination %1 in restrict writable %m : (tensor<5xf32>, memref<5xf32>) -> ()
  %2 = tensor.empty() : tensor<5xf32>
  %3 = linalg.fill ins(%f : f32) outs(%2 : tensor<5xf32>) -> tensor<5xf32>
  %4 = bufferization.materialize_in_destination %3 in %d : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  return %4 : tensor<5xf32>
}
// -----
func.func @not_restrict(%m: memref<5xf32>, %f: f32) {
  %0 = tensor.empty() : tensor<5xf32>
  %1 = linalg.fill ins(%f : f32) outs(%0 : tensor<5xf32>) -> tensor<5xf32>
  bufferization.materialize_in_destination %1 in writable %m : (tensor<5xf32>, memref<5xf32>) -> ()
  return
}
// -----
func.func @reshaped(%t: tensor<4x4xf32>, %f: f32) -> tensor<4x4xf32> {
  %0 = tensor.empty() : tensor<4xf32>
  %1 = linalg.fill ins(%f : f32) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
  %2 = tensor.expand_shape %1 [[0, 1]] output_shape [1, 4] : tensor<4xf32> into tensor<1x4xf32>
  %3 = tensor.insert_slice %2 into %t[0, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<4x4xf32>
  return %3 : tensor<4x4xf32>
}
// -----
func.func @moved_with_operands(%x: f32, %n : index) -> tensor<?xf32> {
  %a = tensor.empty() : tensor<8xf32>
  %p = linalg.fill ins(%x : f32) outs(%a : tensor<8xf32>) -> tensor<8xf32>
  %q = linalg.exp ins(%p : tensor<8xf32>) outs(%p : tensor<8xf32>) -> tensor<8xf32>
  %c1 = arith.constant 1 : index
  %m = arith.addi %n, %c1 : index
  %e = tensor.empty(%m) : tensor<?xf32>
  %i = tensor.insert_slice %q into %e[%m] [8] [1] : tensor<8xf32> into tensor<?xf32>
  return %i : tensor<?xf32>
}
// -----
func.func @moved_in_loop(%x: f32, %n : index, %t: tensor<16xf32>) -> tensor<16xf32> {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %a = tensor.empty() : tensor<8xf32>
  %r = scf.for %k = %c0 to %n step %c8 iter_args(%b = %t) -> tensor<16xf32> {
    %p = linalg.fill ins(%x : f32) outs(%a : tensor<8xf32>) -> tensor<8xf32>
    %m = arith.addi %k, %k : index
    %i = tensor.insert_slice %p into %b[%m] [8] [1] : tensor<8xf32> into tensor<16xf32>
    scf.yield %i : tensor<16xf32>
  }
  return %r : tensor<16xf32>
}
// -----
func.func @needs_result(%x: f32, %n : index) -> tensor<16xf32> {
  %a = tensor.empty() : tensor<8xf32>
  %p = linalg.fill ins(%x : f32) outs(%a : tensor<8xf32>) -> tensor<8xf32>
  %e = tensor.empty() : tensor<16xf32>
  %c0 = arith.constant 0 : index
  %v = tensor.extract %p[%c0] : tensor<8xf32>
  %vi = arith.fptosi %v : f32 to i32
  %m = arith.index_cast %vi : i32 to index
  %i = tensor.insert_slice %p into %e[%m] [8] [1] : tensor<8xf32> into tensor<16xf32>
  return %i : tensor<16xf32>
}
// -----
func.func @moved_before_second_user(%x: f32, %n : index) -> (tensor<16xf32>, tensor<8xf32>) {
  %a = tensor.empty() : tensor<8xf32>
  %z = linalg.fill ins(%x : f32) outs(%a : tensor<8xf32>) -> tensor<8xf32>
  %p = linalg.fill ins(%x : f32) outs(%a : tensor<8xf32>) -> tensor<8xf32>
  %m = arith.addi %n, %n : index
  %e = tensor.empty() : tensor<16xf32>
  %y = linalg.fill ins(%x : f32) outs(%e : tensor<16xf32>) -> tensor<16xf32>
  %i = tensor.insert_slice %p into %y[%m] [8] [1] : tensor<8xf32> into tensor<16xf32>
  return %i, %z : tensor<16xf32>, tensor<8xf32>
}
// -----
func.func @moved_with_region(%x: f32, %n: index) -> tensor<16xf32> {
  %a = tensor.empty() : tensor<8xf32>
  %p = linalg.fill ins(%x : f32) outs(%a : tensor<8xf32>) -> tensor<8xf32>
  %m = arith.addi %n, %n : index
  %g = tensor.generate {
  ^bb0(%i: index):
    %k = arith.muli %i, %m : index
    %w = arith.index_cast %k : index to i32
    %v = arith.sitofp %w : i32 to f32
    tensor.yield %v : f32
  } : tensor<16xf32>
  %r = tensor.insert_slice %p into %g[%m] [8] [1] : tensor<8xf32> into tensor<16xf32>
  return %r : tensor<16xf32>
}
// -----
func.func @two_slices(%x: f32, %y: f32) -> tensor<16xf32> {
  %a = tensor.empty() : tensor<8xf32>
  %p = linalg.fill ins(%x : f32) outs(%a : tensor<8xf32>) -> tensor<8xf32>
  %b = tensor.empty() : tensor<8xf32>
  %q = linalg.fill ins(%y : f32) outs(%b : tensor<8xf32>) -> tensor<8xf32>
  %e = tensor.empty() : tensor<16xf32>
  %i = tensor.insert_slice %p into %e[0] [8] [1] : tensor<8xf32> into tensor<16xf32>
  %j = tensor.insert_slice %q into %i[8] [8] [1] : tensor<8xf32> into tensor<16xf32>
  return %j : tensor<16xf32>
}
// -----
func.func @copied(%t: tensor<6xf32>, %x: f32) -> tensor<6xf32> {
  %e = tensor.empty() : tensor<6xf32>
  %p = linalg.fill ins(%x : f32) outs(%e : tensor<6xf32>) -> tensor<6xf32>
  %r = linalg.copy ins(%p : tensor<6xf32>) outs(%t : tensor<6xf32>) -> tensor<6xf32>
  return %r : tensor<6xf32>
}
// -----
func.func @copied_wider(%t: tensor<6xf64>, %x: f32) -> tensor<6xf64> {
  %e = tensor.empty() : tensor<6xf32>
  %p = linalg.fill ins(%x : f32) outs(%e : tensor<6xf32>) -> tensor<6xf32>
  %r = linalg.copy ins(%p : tensor<6xf32>) outs(%t : tensor<6xf64>) -> tensor<6xf64>
  return %r : tensor<6xf64>
}
