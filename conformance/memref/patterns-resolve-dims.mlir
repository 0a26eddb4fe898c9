// ARGS: --transform-interpreter --split-input-file
// FRAME
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.memref.resolve_ranked_shaped_type_result_dims
    } : !transform.any_op
    transform.yield
  }
  // HERE
}
// CASE
func.func private @use(index)
func.func @f(%n: index, %m: index, %t: tensor<?x?xf32>, %u: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = bufferization.alloc_tensor(%n) : tensor<?x4xf32>
  %0 = tensor.dim %a, %c0 : tensor<?x4xf32>
  func.call @use(%0) : (index) -> ()
  %b = bufferization.alloc_tensor() copy(%t) : tensor<?x?xf32>
  %1 = tensor.dim %b, %c1 : tensor<?x?xf32>
  func.call @use(%1) : (index) -> ()
  %c = bufferization.materialize_in_destination %t in %b : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %2 = tensor.dim %c, %c1 : tensor<?x?xf32>
  func.call @use(%2) : (index) -> ()
  %d = bufferization.materialize_in_destination %a in %t : (tensor<?x4xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %3 = tensor.dim %d, %c0 : tensor<?x?xf32>
  func.call @use(%3) : (index) -> ()
  bufferization.materialize_in_destination %a in writable %u : (tensor<?x4xf32>, memref<?x?xf32>) -> ()
  %x = arith.index_cast %n : index to i64
  %e = tensor.empty(%n, %m) : tensor<?x?xf32>
  %4 = tensor.dim %e, %n : tensor<?x?xf32>
  func.call @use(%4) : (index) -> ()
  return
}
// CASE
func.func private @use2(index)
func.func @g(%n: index, %t: tensor<?x?xf32>, %u: tensor<?x16xf32>, %z: f32) -> (index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %e = tensor.empty(%n) : tensor<?x16xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<?x16xf32>) -> tensor<?x16xf32>
  %m = linalg.matmul ins(%t, %u : tensor<?x?xf32>, tensor<?x16xf32>) outs(%f : tensor<?x16xf32>) -> tensor<?x16xf32>
  %0 = tensor.dim %m, %c0 : tensor<?x16xf32>
  %1 = tensor.dim %m, %c1 : tensor<?x16xf32>
  %p = tensor.pad %t low[%n, 1] high[2, 3] {
  ^bb0(%i: index, %j: index):
    tensor.yield %z : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  %2 = tensor.dim %p, %c0 : tensor<?x?xf32>
  %s = tensor.extract_slice %p[0, %n] [%n, 4] [1, 1] : tensor<?x?xf32> to tensor<?x4xf32>
  %4 = tensor.dim %s, %c0 : tensor<?x4xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %t) -> tensor<?x?xf32> {
    %5 = tensor.dim %x, %c0 : tensor<?x?xf32>
    func.call @use2(%5) : (index) -> ()
    scf.yield %x : tensor<?x?xf32>
  }
  %w = scf.forall (%i) in (%n) shared_outs(%o = %t) -> tensor<?x?xf32> {
    %6 = tensor.dim %o, %c1 : tensor<?x?xf32>
    func.call @use2(%6) : (index) -> ()
  }
  %7 = tensor.dim %w, %c0 : tensor<?x?xf32>
  return %0, %1, %2, %4, %7 : index, index, index, index, index
}
