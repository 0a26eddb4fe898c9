// ARGS: --transform-interpreter
// FRAME
// What is no tile of anything is copied in vain, also where the loops come back to it.
func.func @main(%a: tensor<5x3xi32>, %b: tensor<4xi32>) -> tensor<3xi32> {
  // HERE
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>], iterator_types = ["reduction", "parallel"]} ins(%a : tensor<5x3xi32>) outs(%f : tensor<3xi32>) {
  ^bb0(%x: i32, %o: i32):
    %s = arith.addi %x, %o : i32
    linalg.yield %s : i32
  } -> tensor<3xi32>
  return %r : tensor<3xi32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %c = transform.structured.match ops{["linalg.generic"]} in %m : (!transform.any_op) -> !transform.any_op
    // HERE
    transform.yield
  }
}
// EACH
%f = arith.constant dense<5> : tensor<3xi32> // AND %f, %n = transform.structured.fuse %c tile_sizes [2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
%f = arith.constant dense<[1, 2, 3]> : tensor<3xi32> // AND %f, %n:2 = transform.structured.fuse %c tile_sizes [2, 2] {apply_cleanup} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
%f = tensor.empty() : tensor<3xi32> // AND %f, %n = transform.structured.fuse %c tile_sizes [2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
%f = tensor.extract_slice %b[1] [3] [1] : tensor<4xi32> to tensor<3xi32> // AND %f, %n = transform.structured.fuse %c tile_sizes [2, 0] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
