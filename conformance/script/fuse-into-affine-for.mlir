// ARGS: --transform-interpreter
// Loops of any kind carry what the producer writes to: affine.for, nested ones, scf.while.
func.func @f(%a: tensor<16xf32>, %o: tensor<16xf32>, %x: f32, %n: index) -> tensor<16xf32> {
  %e = tensor.empty() : tensor<16xf32>
  %p = linalg.fill {prod} ins(%x : f32) outs(%o : tensor<16xf32>) -> tensor<16xf32>
  %r = affine.for %k = 0 to 3 iter_args(%oo = %o) -> tensor<16xf32> { 
  %rr = affine.for %i = 0 to 4 iter_args(%acc = %oo) -> tensor<16xf32> {
    %s = tensor.extract_slice %p[%i] [4] [1] : tensor<16xf32> to tensor<4xf32>
    %q = tensor.insert_slice %s into %acc[%i] [4] [1] : tensor<4xf32> into tensor<16xf32>
    affine.yield %q : tensor<16xf32>
  } 
 affine.yield %rr : tensor<16xf32> } {cont}
 return %r : tensor<16xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %p = transform.structured.match attributes {prod} in %m : (!transform.any_op) -> !transform.any_op
    %c = transform.structured.match attributes {cont} in %m : (!transform.any_op) -> !transform.any_op
    %f, %l = transform.structured.fuse_into_containing_op %p into %c : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
