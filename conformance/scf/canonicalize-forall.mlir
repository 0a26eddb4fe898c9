// ARGS: --split-input-file --canonicalize --allow-unregistered-dialect
// FRAME
// HERE
  %0:2 = scf.forall (%i) in (%n) shared_outs(%o = %t, %p = %u) -> (tensor<8xf32>, tensor<8xf32>) {
    %s = tensor.extract_slice %o[%i] [1] [1] : tensor<8xf32> to tensor<1xf32>
    %r = "foo.f"(%s) : (tensor<1xf32>) -> tensor<1xf32>
    scf.forall.in_parallel {
      // HERE
      tensor.parallel_insert_slice %r into %p[%i] [1] [1] : tensor<1xf32> into tensor<8xf32>
    }
  // HERE
}
// EACH
func.func @not_inserted(%t: tensor<8xf32>, %u: tensor<8xf32>, %n: index, %v: f32) -> (tensor<8xf32>, tensor<8xf32>) { // AND  // AND } {tag} return %0#0, %0#1 : tensor<8xf32>, tensor<8xf32>
// CASE
func.func @unused_result(%t: tensor<8xf32>, %u: tensor<8xf32>, %n: index, %v: f32) -> tensor<8xf32> {
// AND
      tensor.parallel_insert_slice %r into %o[%i] [1] [1] : tensor<1xf32> into tensor<8xf32>
// AND
  } {mapping = [#gpu.block<x>], tag}
  return %0#1 : tensor<8xf32>
// FRAME
func.func @dims(%t: tensor<8x8xf32>, %n: index) -> tensor<8x8xf32> {
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %0 = scf.forall (%i, %j, %k) = (2, 0, %c3) to (3, %n, 4) step (1, %c1, 3) shared_outs(%o = %t) -> (tensor<8x8xf32>) {
    %r = "foo.f"(%i, %j, %k) : (index, index, index) -> tensor<1x1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %r into %o[%i, %j] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<8x8xf32>
    }
  } {tag}
  return %0 : tensor<8x8xf32>
}
// FRAME
func.func @all(%t: tensor<8x8xf32>, %n: index) -> tensor<8x8xf32> {
  %c1 = arith.constant 1 : index
  %0 = scf.forall (%i, %j) = (2, %n) to (3, 7) step (1, %n) shared_outs(%o = %t) -> (tensor<8x8xf32>) {
    %r = "foo.f"(%i, %j) : (index, index) -> tensor<1x1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %r into %o[%i, %j] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<8x8xf32>
    }
  } {tag}
  %1 = scf.forall (%i, %j) = (2, 0) to (3, 7) step (1, 7) shared_outs(%o = %0) -> (tensor<8x8xf32>) {
    %r = "foo.f"(%i, %j) : (index, index) -> tensor<1x1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %r into %o[%i, %j] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<8x8xf32>
    }
  } {tag}
  return %1 : tensor<8x8xf32>
}
// FRAME
func.func @mapped(%t: tensor<8x8xf32>, %n: index)  {
  scf.forall (%i, %j) in (1, %n)  {
    "foo.f"(%i, %j) : (index, index) -> ()
  } {mapping = [#gpu.block<x>, #gpu.block<y>]}
  scf.forall (%i, %j) in (1, 0)  {
    "foo.f"(%i, %j) : (index, index) -> ()
  }
  return
}
// FRAME
func.func @cast(%t: tensor<4x8xf32>, %n: index) -> tensor<?x?xf32> {
  %c = tensor.cast %t : tensor<4x8xf32> to tensor<?x?xf32>
  %1 = scf.forall (%i, %j) in (%n, %n) shared_outs(%o = %c) -> (tensor<?x?xf32>) {
    %r = "foo.f"(%i, %j, %o) : (index, index, tensor<?x?xf32>) -> tensor<1x1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %r into %o[%i, %j] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<?x?xf32>
    }
  } {tag}
  return %1 : tensor<?x?xf32>
}
