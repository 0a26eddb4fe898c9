// ARGS: --transform-interpreter
// FRAME
// HERE
module attributes {transform.with_named_sequence} {
 transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
  %mm = transform.structured.match interface{LinalgOp} in %m : (!transform.any_op) -> !transform.any_op
  %t, %l:3 = transform.structured.tile_using_for %mm tile_sizes [4, 5, 3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  %p, %pad, %cp = transform.structured.pad %t {padding_dimensions=[0,1,2], copy_back_op = "none", nofold_flags = [1, 1, 1]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  %pl = transform.get_producer_of_operand %p[0] : (!transform.any_op) -> !transform.any_op
  %pr = transform.get_producer_of_operand %p[1] : (!transform.any_op) -> !transform.any_op
  %po = transform.get_producer_of_operand %p[2] : (!transform.any_op) -> !transform.any_op
  // HERE
  transform.yield
 }
}
// CASE
func.func @dynamic(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// AND
%h = transform.structured.hoist_pad %pl by 3 loops, transpose by [1, 0] : (!transform.any_op) -> !transform.any_op
%h2 = transform.structured.hoist_pad %pr by 2 loops : (!transform.any_op) -> !transform.any_op
// CASE
func.func @partly(%a: tensor<?x12xf16>, %b: tensor<12x25xf16>, %c: tensor<?x25xf32>) -> tensor<?x25xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<?x12xf16>, tensor<12x25xf16>) outs(%c : tensor<?x25xf32>) -> tensor<?x25xf32>
  return %0 : tensor<?x25xf32>
}
// AND
%h = transform.structured.hoist_pad %pl by 3 loops : (!transform.any_op) -> !transform.any_op
%h2 = transform.structured.hoist_pad %pr by 3 loops : (!transform.any_op) -> !transform.any_op
// CASE
func.func @ints(%a: tensor<3x4xi8>, %b: tensor<4x2xi8>, %c: tensor<3x2xi32>) -> tensor<3x2xi32> {
  %0 = linalg.matmul ins(%a, %b : tensor<3x4xi8>, tensor<4x2xi8>) outs(%c : tensor<3x2xi32>) -> tensor<3x2xi32>
  return %0 : tensor<3x2xi32>
}
// AND
%h = transform.structured.hoist_pad %pl by 2 loops : (!transform.any_op) -> !transform.any_op
%h2 = transform.structured.hoist_pad %pr by 3 loops : (!transform.any_op) -> !transform.any_op
// CASE
func.func @transposed(%a: tensor<12x24xf32>, %b: tensor<12x25xf32>, %c: tensor<24x25xf32>) -> tensor<24x25xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<12x24xf32>, tensor<12x25xf32>) outs(%c : tensor<24x25xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.mulf %x, %y : f32
    %2 = arith.addf %1, %z : f32
    linalg.yield %2 : f32
  } -> tensor<24x25xf32>
  return %0 : tensor<24x25xf32>
}
// AND
%h = transform.structured.hoist_pad %pl by 3 loops : (!transform.any_op) -> !transform.any_op
%h2 = transform.structured.hoist_pad %pr by 1 loops : (!transform.any_op) -> !transform.any_op
// CASE
func.func @static(%a: tensor<24x12xf32>, %b: tensor<12x25xf32>, %c: tensor<24x25xf32>) -> tensor<24x25xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<24x12xf32>, tensor<12x25xf32>) outs(%c : tensor<24x25xf32>) -> tensor<24x25xf32>
  return %0 : tensor<24x25xf32>
}
// AND
%n = transform.structured.hoist_pad.build_packing_loop_nest %po above %l#2 : (!transform.any_op, !transform.any_op) -> !transform.any_op
transform.annotate %n "made" : !transform.any_op
transform.annotate %l#2 "loop" : !transform.any_op
// CASE
func.func @static2(%a: tensor<24x12xf32>, %b: tensor<12x25xf32>, %c: tensor<24x25xf32>) -> tensor<24x25xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<24x12xf32>, tensor<12x25xf32>) outs(%c : tensor<24x25xf32>) -> tensor<24x25xf32>
  return %0 : tensor<24x25xf32>
}
// AND
%n = transform.structured.hoist_pad %po by 2 loops : (!transform.any_op) -> !transform.any_op
// CASE
func.func @static3(%a: tensor<24x12xf32>, %b: tensor<12x25xf32>, %c: tensor<24x25xf32>) -> tensor<24x25xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<24x12xf32>, tensor<12x25xf32>) outs(%c : tensor<24x25xf32>) -> tensor<24x25xf32>
  return %0 : tensor<24x25xf32>
}
// AND
%n = transform.structured.hoist_pad.build_packing_loop_nest %po above %l#1 : (!transform.any_op, !transform.any_op) -> !transform.any_op
// FRAME
// HERE
module attributes {transform.with_named_sequence} {
 transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
  %mm = transform.structured.match interface{LinalgOp} in %m : (!transform.any_op) -> !transform.any_op
  %t, %l:1 = transform.structured.tile_using_for %mm tile_sizes [0, 0, 5] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %p, %pad, %cp = transform.structured.pad %t pad_to_multiple_of [8, 8, 5] {padding_dimensions=[0,1,2], copy_back_op = "none", nofold_flags = [1, 1, 1]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  %pl = transform.get_producer_of_operand %p[0] : (!transform.any_op) -> !transform.any_op
  %pr = transform.get_producer_of_operand %p[1] : (!transform.any_op) -> !transform.any_op
  %po = transform.get_producer_of_operand %p[2] : (!transform.any_op) -> !transform.any_op
  // HERE
  transform.yield
 }
}
// CASE
func.func @carried(%a: tensor<21x12xf32>, %b: tensor<12x25xf32>, %c: tensor<21x25xf32>) -> tensor<21x25xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<21x12xf32>, tensor<12x25xf32>) outs(%c : tensor<21x25xf32>) -> tensor<21x25xf32>
  return %0 : tensor<21x25xf32>
}
// AND
%n = transform.structured.hoist_pad %po by 1 loops : (!transform.any_op) -> !transform.any_op
transform.annotate %n "hoisted" : !transform.any_op
// CASE
func.func @carried_dynamic(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// AND
%n = transform.structured.hoist_pad %po by 1 loops : (!transform.any_op) -> !transform.any_op
// CASE
func.func @left_dynamic(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// AND
%n = transform.structured.hoist_pad %pl by 1 loops : (!transform.any_op) -> !transform.any_op
