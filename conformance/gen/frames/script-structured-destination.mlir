// ARGS: --transform-interpreter --allow-unregistered-dialect
// FRAME
module attributes {transform.with_named_sequence} {
  // HERE
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match ops{["tensor.pad", "tensor.generate", "tensor.from_elements", "tensor.empty", "linalg.fill"]} in %root : (!transform.any_op) -> !transform.any_op
    // HERE
    transform.yield
  }
}
// CASE
func.func @f(%a: index, %b: index) -> tensor<0xindex> {
  %0 = tensor.from_elements  : tensor<0xindex>
  return %0 : tensor<0xindex>
}
// AND
%1 = transform.structured.rewrite_in_destination_passing_style %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "done" : !transform.any_op
// CASE
func.func @f(%a: i1, %b: i1) -> tensor<1x1x2xi1> {
  %0 = tensor.from_elements %a, %b : tensor<1x1x2xi1>
  return %0 : tensor<1x1x2xi1>
}
// AND
%1 = transform.structured.rewrite_in_destination_passing_style %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "done" : !transform.any_op
// CASE
func.func @f(%s: index, %x: f32) -> tensor<?x5xindex> {
  %0 = tensor.generate %s {
  ^bb0(%i0: index, %i1: index):
    %k = arith.addi %i0, %i1 : index
    tensor.yield %k : index
  } : tensor<?x5xindex>
  return %0 : tensor<?x5xindex>
}
// AND
%1 = transform.structured.rewrite_in_destination_passing_style %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "done" : !transform.any_op
// CASE
func.func @f(%s: index, %x: f32) -> tensor<?x?xindex> {
  %0 = tensor.generate %s, %s {
  ^bb0(%i0: index, %i1: index):
    tensor.yield %i1 : index
  } : tensor<?x?xindex>
  return %0 : tensor<?x?xindex>
}
// AND
%1 = transform.structured.rewrite_in_destination_passing_style %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "done" : !transform.any_op
// CASE
func.func @f(%s: index, %x: f32) -> tensor<?xf32> {
  %0 = tensor.generate %s {
  ^bb0(%i0: index):
    %k = "some.op"(%i0) ({
      "some.end"(%i0) : (index) -> ()
    }) : (index) -> f32
    tensor.yield %k : f32
  } : tensor<?xf32>
  return %0 : tensor<?xf32>
}
// AND
%1 = transform.structured.rewrite_in_destination_passing_style %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "done" : !transform.any_op
// CASE
func.func @f(%a: tensor<4x5xf32>, %s: index, %x: f32) -> tensor<4x5xf32> {
  %0 = tensor.pad %a low[0, 0] high[0, 0] {
  ^bb0(%i0: index, %i1: index):
    tensor.yield %x : f32
  } : tensor<4x5xf32> to tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}
// AND
%1 = transform.structured.rewrite_in_destination_passing_style %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "done" : !transform.any_op
// CASE
func.func @f(%a: tensor<4xf32>, %s: index, %x: f32) -> tensor<?xf32> {
  %0 = tensor.pad %a low[%s] high[2] {
  ^bb0(%i0: index):
    %k = "some.op"(%i0) : (index) -> f32
    tensor.yield %k : f32
  } : tensor<4xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}
// AND
%1 = transform.structured.rewrite_in_destination_passing_style %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "done" : !transform.any_op
// CASE
func.func @f(%x: f32) -> tensor<2xf32> {
  %0 = tensor.from_elements %x, %x : tensor<2xf32>
  return %0 : tensor<2xf32>
}
// AND
%1 = transform.structured.rewrite_in_destination_passing_style %0 : (!transform.any_op) -> !transform.op<"tensor.insert">
