// ARGS: --transform-interpreter --split-input-file
// Transfers in vector.mask.
// FRAME
module attributes {transform.with_named_sequence} {
  // HERE
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      // HERE
    } : !transform.any_op
    transform.yield
  }
}
// EACH
// CASE
func.func @read(%m: memref<1x4x1xf32>, %a: index, %y: vector<1x4x1xi1>) -> vector<1x4x1xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %p = arith.constant 1.0 : f32
  %x = vector.create_mask %c1, %a, %c1 : vector<1x4x1xi1>
  %r = vector.mask %y { vector.transfer_read %m[%c0, %c0, %c0], %p, %x {in_bounds = [true, true, true]} : memref<1x4x1xf32>, vector<1x4x1xf32> } : vector<1x4x1xi1> -> vector<1x4x1xf32>
  return %r : vector<1x4x1xf32>
}
// AND
transform.apply_patterns.vector.rank_reducing_subview_patterns
// CASE
func.func @write(%m: memref<1x?x3x1xf32>, %a: index, %b: index, %y: vector<1x4x3x1xi1>, %v: vector<1x4x3x1xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = vector.create_mask %c1, %a, %b, %c1 : vector<1x4x3x1xi1>
  vector.mask %y { vector.transfer_write %v, %m[%c0, %c0, %c0, %c0], %x {in_bounds = [true, true, true, true]} : vector<1x4x3x1xf32>, memref<1x?x3x1xf32> } : vector<1x4x3x1xi1>
  return
}
// AND
transform.apply_patterns.vector.rank_reducing_subview_patterns
// CASE
func.func @own_may_be_none(%m: memref<1x4xf32>, %a: index, %y: vector<1x4xi1>, %v: vector<1x4xf32>) {
  %c0 = arith.constant 0 : index
  %x = vector.create_mask %a, %a : vector<1x4xi1>
  vector.mask %y { vector.transfer_write %v, %m[%c0, %c0], %x {in_bounds = [true, true]} : vector<1x4xf32>, memref<1x4xf32> } : vector<1x4xi1>
  return
}
// AND
transform.apply_patterns.vector.rank_reducing_subview_patterns
// CASE
func.func @passes_through(%m: memref<4xf32>, %y: vector<4xi1>, %q: vector<4xf32>) -> vector<4xf32> {
  %c0 = arith.constant 0 : index
  %p = arith.constant 1.0 : f32
  %r = vector.mask %y, %q { vector.transfer_read %m[%c0], %p : memref<4xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %r : vector<4xf32>
}
// AND
transform.apply_patterns.vector.lower_masked_transfers
