// ARGS: --transform-interpreter
// The producer writes where the loop writes.
func.func @f(%a: tensor<16xf32>, %o: tensor<16xf32>, %x: f32, %n: index) -> tensor<16xf32> {
  %e = tensor.empty() : tensor<16xf32>
  %p = linalg.fill {prod} ins(%x : f32) outs(%o : tensor<16xf32>) -> tensor<16xf32>
  %t = arith.constant true
  %r = scf.while (%acc = %o) : (tensor<16xf32>) -> tensor<16xf32> {
    %s = tensor.extract_slice %p[%n] [4] [1] : tensor<16xf32> to tensor<4xf32>
    %q = tensor.insert_slice %s into %acc[%n] [4] [1] : tensor<4xf32> into tensor<16xf32>
    scf.condition(%t) %q : tensor<16xf32>
  } do {
 ^bb0(%z: tensor<16xf32>):
 scf.yield %z : tensor<16xf32>
 } attributes {cont}
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
