// ARGS: --canonicalize --allow-unregistered-dialect
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
