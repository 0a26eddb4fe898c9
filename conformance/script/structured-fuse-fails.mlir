// ARGS: --transform-interpreter --split-input-file
// FRAME
module attributes {transform.with_named_sequence} {
  func.func @f(%x: tensor<24x9xf32>, %o: tensor<24x9xf32>, %i: index) -> tensor<24x9xf32> {
    %k = arith.constant {size} 4 : index
    %n = arith.muli %i, %i {unknown} : index
    %z = arith.constant {float} 0.0 : f32
    %a = linalg.exp ins(%x : tensor<24x9xf32>) outs(%o : tensor<24x9xf32>) -> tensor<24x9xf32>
    %b = linalg.log {target} ins(%a : tensor<24x9xf32>) outs(%o : tensor<24x9xf32>) -> tensor<24x9xf32>
    return %b : tensor<24x9xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match attributes {target} in %root : (!transform.any_op) -> !transform.any_op
    // HERE
    transform.yield
  }
}
// EACH
%1, %l:2 = transform.structured.fuse %0 tile_sizes [4, 7] interchange [1, 0, 2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
%1, %l:2 = transform.structured.fuse %0 tile_sizes [4, 7] interchange [1, 1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
%1, %l:2 = transform.structured.fuse %0 tile_sizes [4, 7] interchange [1, 3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
%1, %l:2 = transform.structured.fuse %0 tile_sizes [4, 7] interchange [-1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
%1, %l:2 = transform.structured.fuse %0 tile_sizes [4, 0] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
%1, %l:2 = transform.structured.fuse %0 tile_sizes [4, 5] {use_forall} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
%1, %l:2 = transform.structured.fuse %0 interchange [1, 0] tile_sizes [8, 8] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
// CASE
%p = transform.param.constant 3 : i64 -> !transform.param<i64>
%1, %l:2 = transform.structured.fuse %0 tile_sizes [4, 7] interchange [1, %p, %p, %0]  : (!transform.any_op, !transform.param<i64>, !transform.param<i64>, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
// CASE
%p = transform.param.constant 3 : i64 -> !transform.param<i64>
%m = transform.merge_handles %p, %p : !transform.param<i64>
%1, %l:2 = transform.structured.fuse %0 tile_sizes [%p, %m] : (!transform.any_op, !transform.param<i64>, !transform.param<i64>) -> (!transform.any_op, !transform.any_op, !transform.any_op)
// CASE
%v = transform.get_result %0[0] : (!transform.any_op) -> !transform.any_value
%1, %l:2 = transform.structured.fuse %0 tile_sizes [4, %v] : (!transform.any_op, !transform.any_value) -> (!transform.any_op, !transform.any_op, !transform.any_op)
// CASE
%v = transform.structured.match ops{["arith.constant"]} in %root : (!transform.any_op) -> !transform.any_op
%1, %l:2 = transform.structured.fuse %0 tile_sizes [4, %v] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
// CASE
%v = transform.structured.match attributes{unknown} in %root : (!transform.any_op) -> !transform.any_op
%1, %l:2 = transform.structured.fuse %0 tile_sizes [4, %v] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
// CASE
%v = transform.structured.match attributes{float} in %root : (!transform.any_op) -> !transform.any_op
%1, %l:2 = transform.structured.fuse %0 tile_sizes [4, %v] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
// CASE
%p = transform.param.constant 2.0 : f32 -> !transform.any_param
%1, %l:2 = transform.structured.fuse %0 tile_sizes [2, %p] : (!transform.any_op, !transform.any_param) -> (!transform.any_op, !transform.any_op, !transform.any_op)
// CASE
%m = transform.structured.match ops{["arith.muli"]} in %root : (!transform.any_op) -> !transform.any_op
%1, %l:2 = transform.structured.fuse %m tile_sizes [8, 8] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
// CASE
%m = transform.structured.match ops{["linalg.add"]} in %root : (!transform.any_op) -> !transform.any_op
%1, %l = transform.structured.fuse %m tile_sizes [0, 2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
transform.print %l : !transform.any_op
