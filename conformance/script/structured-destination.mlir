// ARGS: --transform-interpreter --split-input-file --allow-unregistered-dialect
// FRAME
module attributes {transform.with_named_sequence} {
  // HERE
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match ops{["tensor.pad", "tensor.generate", "tensor.from_elements", "tensor.empty", "linalg.fill"]} in %root : (!transform.any_op) -> !transform.any_op
    // HERE
    transform.yield
  }
}
// EACH
// CASE
func.func @f(%a: index, %b: index) -> tensor<3x2xindex> {
  %0 = tensor.from_elements %a, %b, %a, %b, %a, %b : tensor<3x2xindex>
  return %0 : tensor<3x2xindex>
}
// AND
%1 = transform.structured.rewrite_in_destination_passing_style %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "done" : !transform.any_op
// CASE
func.func @f(%a: index, %b: index) -> tensor<index> {
  %0 = tensor.from_elements %a : tensor<index>
  return %0 : tensor<index>
}
// AND
%1 = transform.structured.rewrite_in_destination_passing_style %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "done" : !transform.any_op
// CASE
func.func @f(%a: index, %b: index) -> tensor<1xindex> {
  %0 = tensor.from_elements %a : tensor<1xindex>
  return %0 : tensor<1xindex>
}
// AND
%1 = transform.structured.rewrite_in_destination_passing_style %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "done" : !transform.any_op
// CASE
func.func @f(%a: index, %b: index) -> tensor<0xindex> {
  %0 = tensor.from_elements  : tensor<0xindex>
  return %0 : tensor<0xindex>
}
// AND
%1 = transform.structured.rewrite_in_destination_passing_style %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "done" : !transform.any_op
// CASE
func.func @f(%a: index, %b: index) -> tensor<2x0xindex> {
  %0 = tensor.from_elements  : tensor<2x0xindex>
  return %0 : tensor<2x0xindex>
}
// AND
%1 = transform.structured.rewrite_in_destination_passing_style %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "done" : !transform.any_op
// CASE
func.func @f(%a: f32, %b: f32) -> tensor<2xf32> {
  %0 = tensor.from_elements %a, %b : tensor<2xf32>
  return %0 : tensor<2xf32>
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
func.func @f(%a: index, %b: index) -> tensor<2x2x2xindex> {
  %0 = tensor.from_elements %a, %b, %a, %b, %a, %b, %a, %b : tensor<2x2x2xindex>
  return %0 : tensor<2x2x2xindex>
}
// AND
%1 = transform.structured.rewrite_in_destination_passing_style %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "done" : !transform.any_op
// CASE
func.func @f(%a: index, %b: index) -> tensor<3xindex, "enc"> {
  %0 = tensor.from_elements %a, %b, %a : tensor<3xindex, "enc">
  return %0 : tensor<3xindex, "enc">
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
func.func @f(%s: index, %x: f32) -> tensor<4x5xf32> {
  %0 = tensor.generate  {
  ^bb0(%i0: index, %i1: index):
    tensor.yield %x : f32
  } : tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
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
func.func @f(%s: index, %x: f32) -> tensor<3xindex> {
  %0 = tensor.generate  {
  ^bb0(%i0: index):
    %c = arith.constant 2 : index
    %k = arith.muli %i0, %c : index
    tensor.yield %k : index
  } : tensor<3xindex>
  return %0 : tensor<3xindex>
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
func.func @f(%a: tensor<?x5xindex>, %s: index, %x: f32) -> tensor<?x?xindex> {
  %0 = tensor.pad %a low[%s, 4] high[5, %s] {
  ^bb0(%i0: index, %i1: index):
    %k = arith.muli %i0, %i1 : index
    tensor.yield %k : index
  } : tensor<?x5xindex> to tensor<?x?xindex>
  return %0 : tensor<?x?xindex>
}
// AND
%1 = transform.structured.rewrite_in_destination_passing_style %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "done" : !transform.any_op
// CASE
func.func @f(%a: tensor<4x5xf32>, %s: index, %x: f32) -> tensor<8x7xf32> {
  %0 = tensor.pad %a low[1, 2] high[3, 0] {
  ^bb0(%i0: index, %i1: index):
    tensor.yield %x : f32
  } : tensor<4x5xf32> to tensor<8x7xf32>
  return %0 : tensor<8x7xf32>
}
// AND
%1 = transform.structured.rewrite_in_destination_passing_style %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "done" : !transform.any_op
// CASE
func.func @f(%a: tensor<?x?xf32>, %s: index, %x: f32) -> tensor<?x?xf32> {
  %0 = tensor.pad %a low[1, 2] high[3, %s] {
  ^bb0(%i0: index, %i1: index):
    tensor.yield %x : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// AND
%1 = transform.structured.rewrite_in_destination_passing_style %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "done" : !transform.any_op
// CASE
func.func @f(%a: tensor<4x5xf32>, %s: index, %x: f32) -> tensor<8x7xf32> {
  %0 = tensor.pad %a low[1, 2] high[3, 0] {
  ^bb0(%i0: index, %i1: index):
    %k = arith.constant 2.0 : f32
    tensor.yield %k : f32
  } : tensor<4x5xf32> to tensor<8x7xf32>
  return %0 : tensor<8x7xf32>
}
// AND
%1 = transform.structured.rewrite_in_destination_passing_style %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "done" : !transform.any_op
// CASE
func.func @f(%a: tensor<4x5xf32>, %s: index, %x: f32) -> tensor<4x5xf32> {
  %0 = tensor.pad %a nofold low[0, 0] high[0, 0] {
  ^bb0(%i0: index, %i1: index):
    tensor.yield %x : f32
  } : tensor<4x5xf32> to tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
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
func.func @f(%a: tensor<1x?xf32>, %s: index, %x: f32) -> tensor<1x?xf32> {
  %0 = tensor.pad %a low[0, 0] high[0, %s] {
  ^bb0(%i0: index, %i1: index):
    tensor.yield %x : f32
  } : tensor<1x?xf32> to tensor<1x?xf32>
  return %0 : tensor<1x?xf32>
}
// AND
%1 = transform.structured.rewrite_in_destination_passing_style %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "done" : !transform.any_op
// CASE
func.func @f(%a: tensor<4x5xf32>, %s: index, %x: f32) -> tensor<?x?xf32> {
  %0 = tensor.pad %a low[%s, %s] high[%s, %s] {
  ^bb0(%i0: index, %i1: index):
    tensor.yield %x : f32
  } : tensor<4x5xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// AND
%1 = transform.structured.rewrite_in_destination_passing_style %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "done" : !transform.any_op
// CASE
func.func @f(%a: tensor<4x5xf32>, %s: index, %x: f32) -> tensor<16x5xf32> {
  %0 = tensor.pad %a low[%s, 0] high[3, 0] {
  ^bb0(%i0: index, %i1: index):
    tensor.yield %x : f32
  } : tensor<4x5xf32> to tensor<16x5xf32>
  return %0 : tensor<16x5xf32>
}
// AND
%1 = transform.structured.rewrite_in_destination_passing_style %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "done" : !transform.any_op
// CASE
func.func @f(%a: tensor<4x5xf32>, %s: index, %x: f32) -> tensor<3x5xf32> {
  %0 = tensor.pad %a low[-1, 0] high[0, 0] {
  ^bb0(%i0: index, %i1: index):
    tensor.yield %x : f32
  } : tensor<4x5xf32> to tensor<3x5xf32>
  return %0 : tensor<3x5xf32>
}
// AND
%1 = transform.structured.rewrite_in_destination_passing_style %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "done" : !transform.any_op
// CASE
func.func @f(%a: tensor<?x5xf32>, %s: index, %x: f32) -> tensor<9x5xf32> {
  %0 = tensor.pad %a low[1, 0] high[0, 0] {
  ^bb0(%i0: index, %i1: index):
    tensor.yield %x : f32
  } : tensor<?x5xf32> to tensor<9x5xf32>
  return %0 : tensor<9x5xf32>
}
// AND
%1 = transform.structured.rewrite_in_destination_passing_style %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "done" : !transform.any_op
// CASE
func.func @f(%a: tensor<4x5xf32>, %s: index, %x: f32) -> tensor<4x7xf32> {
  %0 = tensor.pad %a low[0, 2] high[0, 0] {
  ^bb0(%i0: index, %i1: index):
    %c = tensor.dim %a, %i0 : tensor<4x5xf32>
    %d = arith.index_cast %c : index to i32
    %e = arith.sitofp %d : i32 to f32
    tensor.yield %e : f32
  } : tensor<4x5xf32> to tensor<4x7xf32>
  return %0 : tensor<4x7xf32>
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
// CASE
func.func @f(%x: f32) -> tensor<2xf32> {
  %0 = tensor.from_elements %x, %x : tensor<2xf32>
  return %0 : tensor<2xf32>
}
// AND
%f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
%1 = transform.structured.rewrite_in_destination_passing_style %f : (!transform.any_op) -> !transform.any_op
