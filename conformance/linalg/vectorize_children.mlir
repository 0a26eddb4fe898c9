// ARGS: --transform-interpreter --split-input-file
// All structured ops of a function, with the patterns around them.
// FRAME
module attributes {transform.with_named_sequence} {
  // HERE
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    // HERE
    transform.yield
  }
}
// EACH
// CASE
func.func @f(%a0: tensor<8x16xf32>, %a1: tensor<16x4xf32>, %a2: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %r = linalg.matmul  ins(%a0, %a1 : tensor<8x16xf32>, tensor<16x4xf32>) outs(%a2 : tensor<8x4xf32>) -> tensor<8x4xf32>
  return %r : tensor<8x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<8x16xf32>, %a1: tensor<16x4xf32>, %a2: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %r = linalg.matmul  ins(%a0, %a1 : tensor<8x16xf32>, tensor<16x4xf32>) outs(%a2 : tensor<8x4xf32>) -> tensor<8x4xf32>
  return %r : tensor<8x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {vectorize_padding} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<8x16xf32>, %a1: tensor<16x4xf32>, %a2: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %r = linalg.matmul  ins(%a0, %a1 : tensor<8x16xf32>, tensor<16x4xf32>) outs(%a2 : tensor<8x4xf32>) -> tensor<8x4xf32>
  return %r : tensor<8x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {vectorize_nd_extract} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<8x16xf32>, %a1: tensor<16x4xf32>, %a2: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %r = linalg.matmul  ins(%a0, %a1 : tensor<8x16xf32>, tensor<16x4xf32>) outs(%a2 : tensor<8x4xf32>) -> tensor<8x4xf32>
  return %r : tensor<8x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {fold_type_extensions_into_contract} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<8x16xf32>, %a1: tensor<16x4xf32>, %a2: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %r = linalg.matmul  ins(%a0, %a1 : tensor<8x16xf32>, tensor<16x4xf32>) outs(%a2 : tensor<8x4xf32>) -> tensor<8x4xf32>
  return %r : tensor<8x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {flatten_1d_depthwise_conv} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<8x16xf32>, %a1: tensor<16x4xf32>, %a2: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %r = linalg.matmul  ins(%a0, %a1 : tensor<8x16xf32>, tensor<16x4xf32>) outs(%a2 : tensor<8x4xf32>) -> tensor<8x4xf32>
  return %r : tensor<8x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {disable_multi_reduction_to_contract_patterns} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<8x16xf32>, %a1: tensor<16x4xf32>, %a2: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %r = linalg.matmul  ins(%a0, %a1 : tensor<8x16xf32>, tensor<16x4xf32>) outs(%a2 : tensor<8x4xf32>) -> tensor<8x4xf32>
  return %r : tensor<8x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {disable_transfer_permutation_map_lowering_patterns} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>, %a2: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.matmul  ins(%a0, %a1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%a2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>, %a2: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.matmul  ins(%a0, %a1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%a2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {vectorize_padding} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>, %a2: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.matmul  ins(%a0, %a1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%a2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {vectorize_nd_extract} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>, %a2: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.matmul  ins(%a0, %a1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%a2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {fold_type_extensions_into_contract} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>, %a2: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.matmul  ins(%a0, %a1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%a2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {flatten_1d_depthwise_conv} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>, %a2: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.matmul  ins(%a0, %a1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%a2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {disable_multi_reduction_to_contract_patterns} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>, %a2: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.matmul  ins(%a0, %a1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%a2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {disable_transfer_permutation_map_lowering_patterns} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<?x3xf32>, %a1: tensor<3x?xf32>, %a2: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.matmul  ins(%a0, %a1 : tensor<?x3xf32>, tensor<3x?xf32>) outs(%a2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<?x3xf32>, %a1: tensor<3x?xf32>, %a2: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.matmul  ins(%a0, %a1 : tensor<?x3xf32>, tensor<3x?xf32>) outs(%a2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {vectorize_padding} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<?x3xf32>, %a1: tensor<3x?xf32>, %a2: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.matmul  ins(%a0, %a1 : tensor<?x3xf32>, tensor<3x?xf32>) outs(%a2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {vectorize_nd_extract} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<?x3xf32>, %a1: tensor<3x?xf32>, %a2: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.matmul  ins(%a0, %a1 : tensor<?x3xf32>, tensor<3x?xf32>) outs(%a2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {fold_type_extensions_into_contract} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<?x3xf32>, %a1: tensor<3x?xf32>, %a2: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.matmul  ins(%a0, %a1 : tensor<?x3xf32>, tensor<3x?xf32>) outs(%a2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {flatten_1d_depthwise_conv} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<?x3xf32>, %a1: tensor<3x?xf32>, %a2: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.matmul  ins(%a0, %a1 : tensor<?x3xf32>, tensor<3x?xf32>) outs(%a2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {disable_multi_reduction_to_contract_patterns} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<?x3xf32>, %a1: tensor<3x?xf32>, %a2: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.matmul  ins(%a0, %a1 : tensor<?x3xf32>, tensor<3x?xf32>) outs(%a2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {disable_transfer_permutation_map_lowering_patterns} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<8x16xi8>, %a1: tensor<16x4xi8>, %a2: tensor<8x4xi32>) -> tensor<8x4xi32> {
  %r = linalg.matmul  ins(%a0, %a1 : tensor<8x16xi8>, tensor<16x4xi8>) outs(%a2 : tensor<8x4xi32>) -> tensor<8x4xi32>
  return %r : tensor<8x4xi32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<8x16xi8>, %a1: tensor<16x4xi8>, %a2: tensor<8x4xi32>) -> tensor<8x4xi32> {
  %r = linalg.matmul  ins(%a0, %a1 : tensor<8x16xi8>, tensor<16x4xi8>) outs(%a2 : tensor<8x4xi32>) -> tensor<8x4xi32>
  return %r : tensor<8x4xi32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {vectorize_padding} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<8x16xi8>, %a1: tensor<16x4xi8>, %a2: tensor<8x4xi32>) -> tensor<8x4xi32> {
  %r = linalg.matmul  ins(%a0, %a1 : tensor<8x16xi8>, tensor<16x4xi8>) outs(%a2 : tensor<8x4xi32>) -> tensor<8x4xi32>
  return %r : tensor<8x4xi32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {vectorize_nd_extract} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<8x16xi8>, %a1: tensor<16x4xi8>, %a2: tensor<8x4xi32>) -> tensor<8x4xi32> {
  %r = linalg.matmul  ins(%a0, %a1 : tensor<8x16xi8>, tensor<16x4xi8>) outs(%a2 : tensor<8x4xi32>) -> tensor<8x4xi32>
  return %r : tensor<8x4xi32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {fold_type_extensions_into_contract} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<8x16xi8>, %a1: tensor<16x4xi8>, %a2: tensor<8x4xi32>) -> tensor<8x4xi32> {
  %r = linalg.matmul  ins(%a0, %a1 : tensor<8x16xi8>, tensor<16x4xi8>) outs(%a2 : tensor<8x4xi32>) -> tensor<8x4xi32>
  return %r : tensor<8x4xi32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {flatten_1d_depthwise_conv} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<8x16xi8>, %a1: tensor<16x4xi8>, %a2: tensor<8x4xi32>) -> tensor<8x4xi32> {
  %r = linalg.matmul  ins(%a0, %a1 : tensor<8x16xi8>, tensor<16x4xi8>) outs(%a2 : tensor<8x4xi32>) -> tensor<8x4xi32>
  return %r : tensor<8x4xi32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {disable_multi_reduction_to_contract_patterns} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<8x16xi8>, %a1: tensor<16x4xi8>, %a2: tensor<8x4xi32>) -> tensor<8x4xi32> {
  %r = linalg.matmul  ins(%a0, %a1 : tensor<8x16xi8>, tensor<16x4xi8>) outs(%a2 : tensor<8x4xi32>) -> tensor<8x4xi32>
  return %r : tensor<8x4xi32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {disable_transfer_permutation_map_lowering_patterns} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<2x8x16xf32>, %a1: tensor<2x16x4xf32>, %a2: tensor<2x8x4xf32>) -> tensor<2x8x4xf32> {
  %r = linalg.batch_matmul  ins(%a0, %a1 : tensor<2x8x16xf32>, tensor<2x16x4xf32>) outs(%a2 : tensor<2x8x4xf32>) -> tensor<2x8x4xf32>
  return %r : tensor<2x8x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<2x8x16xf32>, %a1: tensor<2x16x4xf32>, %a2: tensor<2x8x4xf32>) -> tensor<2x8x4xf32> {
  %r = linalg.batch_matmul  ins(%a0, %a1 : tensor<2x8x16xf32>, tensor<2x16x4xf32>) outs(%a2 : tensor<2x8x4xf32>) -> tensor<2x8x4xf32>
  return %r : tensor<2x8x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {vectorize_padding} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<2x8x16xf32>, %a1: tensor<2x16x4xf32>, %a2: tensor<2x8x4xf32>) -> tensor<2x8x4xf32> {
  %r = linalg.batch_matmul  ins(%a0, %a1 : tensor<2x8x16xf32>, tensor<2x16x4xf32>) outs(%a2 : tensor<2x8x4xf32>) -> tensor<2x8x4xf32>
  return %r : tensor<2x8x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {vectorize_nd_extract} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<2x8x16xf32>, %a1: tensor<2x16x4xf32>, %a2: tensor<2x8x4xf32>) -> tensor<2x8x4xf32> {
  %r = linalg.batch_matmul  ins(%a0, %a1 : tensor<2x8x16xf32>, tensor<2x16x4xf32>) outs(%a2 : tensor<2x8x4xf32>) -> tensor<2x8x4xf32>
  return %r : tensor<2x8x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {fold_type_extensions_into_contract} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<2x8x16xf32>, %a1: tensor<2x16x4xf32>, %a2: tensor<2x8x4xf32>) -> tensor<2x8x4xf32> {
  %r = linalg.batch_matmul  ins(%a0, %a1 : tensor<2x8x16xf32>, tensor<2x16x4xf32>) outs(%a2 : tensor<2x8x4xf32>) -> tensor<2x8x4xf32>
  return %r : tensor<2x8x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {flatten_1d_depthwise_conv} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<2x8x16xf32>, %a1: tensor<2x16x4xf32>, %a2: tensor<2x8x4xf32>) -> tensor<2x8x4xf32> {
  %r = linalg.batch_matmul  ins(%a0, %a1 : tensor<2x8x16xf32>, tensor<2x16x4xf32>) outs(%a2 : tensor<2x8x4xf32>) -> tensor<2x8x4xf32>
  return %r : tensor<2x8x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {disable_multi_reduction_to_contract_patterns} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<2x8x16xf32>, %a1: tensor<2x16x4xf32>, %a2: tensor<2x8x4xf32>) -> tensor<2x8x4xf32> {
  %r = linalg.batch_matmul  ins(%a0, %a1 : tensor<2x8x16xf32>, tensor<2x16x4xf32>) outs(%a2 : tensor<2x8x4xf32>) -> tensor<2x8x4xf32>
  return %r : tensor<2x8x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {disable_transfer_permutation_map_lowering_patterns} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<?x8x16xf32>, %a1: tensor<?x16x4xf32>, %a2: tensor<?x8x4xf32>) -> tensor<?x8x4xf32> {
  %r = linalg.batch_matmul  ins(%a0, %a1 : tensor<?x8x16xf32>, tensor<?x16x4xf32>) outs(%a2 : tensor<?x8x4xf32>) -> tensor<?x8x4xf32>
  return %r : tensor<?x8x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<?x8x16xf32>, %a1: tensor<?x16x4xf32>, %a2: tensor<?x8x4xf32>) -> tensor<?x8x4xf32> {
  %r = linalg.batch_matmul  ins(%a0, %a1 : tensor<?x8x16xf32>, tensor<?x16x4xf32>) outs(%a2 : tensor<?x8x4xf32>) -> tensor<?x8x4xf32>
  return %r : tensor<?x8x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {vectorize_padding} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<?x8x16xf32>, %a1: tensor<?x16x4xf32>, %a2: tensor<?x8x4xf32>) -> tensor<?x8x4xf32> {
  %r = linalg.batch_matmul  ins(%a0, %a1 : tensor<?x8x16xf32>, tensor<?x16x4xf32>) outs(%a2 : tensor<?x8x4xf32>) -> tensor<?x8x4xf32>
  return %r : tensor<?x8x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {vectorize_nd_extract} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<?x8x16xf32>, %a1: tensor<?x16x4xf32>, %a2: tensor<?x8x4xf32>) -> tensor<?x8x4xf32> {
  %r = linalg.batch_matmul  ins(%a0, %a1 : tensor<?x8x16xf32>, tensor<?x16x4xf32>) outs(%a2 : tensor<?x8x4xf32>) -> tensor<?x8x4xf32>
  return %r : tensor<?x8x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {fold_type_extensions_into_contract} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<?x8x16xf32>, %a1: tensor<?x16x4xf32>, %a2: tensor<?x8x4xf32>) -> tensor<?x8x4xf32> {
  %r = linalg.batch_matmul  ins(%a0, %a1 : tensor<?x8x16xf32>, tensor<?x16x4xf32>) outs(%a2 : tensor<?x8x4xf32>) -> tensor<?x8x4xf32>
  return %r : tensor<?x8x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {flatten_1d_depthwise_conv} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<?x8x16xf32>, %a1: tensor<?x16x4xf32>, %a2: tensor<?x8x4xf32>) -> tensor<?x8x4xf32> {
  %r = linalg.batch_matmul  ins(%a0, %a1 : tensor<?x8x16xf32>, tensor<?x16x4xf32>) outs(%a2 : tensor<?x8x4xf32>) -> tensor<?x8x4xf32>
  return %r : tensor<?x8x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {disable_multi_reduction_to_contract_patterns} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<?x8x16xf32>, %a1: tensor<?x16x4xf32>, %a2: tensor<?x8x4xf32>) -> tensor<?x8x4xf32> {
  %r = linalg.batch_matmul  ins(%a0, %a1 : tensor<?x8x16xf32>, tensor<?x16x4xf32>) outs(%a2 : tensor<?x8x4xf32>) -> tensor<?x8x4xf32>
  return %r : tensor<?x8x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {disable_transfer_permutation_map_lowering_patterns} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<?x8x?xf32>, %a1: tensor<?x?x?xf32>, %a2: tensor<?x8x?xf32>) -> tensor<?x8x?xf32> {
  %r = linalg.batch_matmul  ins(%a0, %a1 : tensor<?x8x?xf32>, tensor<?x?x?xf32>) outs(%a2 : tensor<?x8x?xf32>) -> tensor<?x8x?xf32>
  return %r : tensor<?x8x?xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<?x8x?xf32>, %a1: tensor<?x?x?xf32>, %a2: tensor<?x8x?xf32>) -> tensor<?x8x?xf32> {
  %r = linalg.batch_matmul  ins(%a0, %a1 : tensor<?x8x?xf32>, tensor<?x?x?xf32>) outs(%a2 : tensor<?x8x?xf32>) -> tensor<?x8x?xf32>
  return %r : tensor<?x8x?xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {vectorize_padding} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<?x8x?xf32>, %a1: tensor<?x?x?xf32>, %a2: tensor<?x8x?xf32>) -> tensor<?x8x?xf32> {
  %r = linalg.batch_matmul  ins(%a0, %a1 : tensor<?x8x?xf32>, tensor<?x?x?xf32>) outs(%a2 : tensor<?x8x?xf32>) -> tensor<?x8x?xf32>
  return %r : tensor<?x8x?xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {vectorize_nd_extract} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<?x8x?xf32>, %a1: tensor<?x?x?xf32>, %a2: tensor<?x8x?xf32>) -> tensor<?x8x?xf32> {
  %r = linalg.batch_matmul  ins(%a0, %a1 : tensor<?x8x?xf32>, tensor<?x?x?xf32>) outs(%a2 : tensor<?x8x?xf32>) -> tensor<?x8x?xf32>
  return %r : tensor<?x8x?xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {fold_type_extensions_into_contract} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<?x8x?xf32>, %a1: tensor<?x?x?xf32>, %a2: tensor<?x8x?xf32>) -> tensor<?x8x?xf32> {
  %r = linalg.batch_matmul  ins(%a0, %a1 : tensor<?x8x?xf32>, tensor<?x?x?xf32>) outs(%a2 : tensor<?x8x?xf32>) -> tensor<?x8x?xf32>
  return %r : tensor<?x8x?xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {flatten_1d_depthwise_conv} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<?x8x?xf32>, %a1: tensor<?x?x?xf32>, %a2: tensor<?x8x?xf32>) -> tensor<?x8x?xf32> {
  %r = linalg.batch_matmul  ins(%a0, %a1 : tensor<?x8x?xf32>, tensor<?x?x?xf32>) outs(%a2 : tensor<?x8x?xf32>) -> tensor<?x8x?xf32>
  return %r : tensor<?x8x?xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {disable_multi_reduction_to_contract_patterns} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<?x8x?xf32>, %a1: tensor<?x?x?xf32>, %a2: tensor<?x8x?xf32>) -> tensor<?x8x?xf32> {
  %r = linalg.batch_matmul  ins(%a0, %a1 : tensor<?x8x?xf32>, tensor<?x?x?xf32>) outs(%a2 : tensor<?x8x?xf32>) -> tensor<?x8x?xf32>
  return %r : tensor<?x8x?xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {disable_transfer_permutation_map_lowering_patterns} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<8x16xf32>, %a1: tensor<16xf32>, %a2: tensor<8xf32>) -> tensor<8xf32> {
  %r = linalg.matvec  ins(%a0, %a1 : tensor<8x16xf32>, tensor<16xf32>) outs(%a2 : tensor<8xf32>) -> tensor<8xf32>
  return %r : tensor<8xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<8x?xf32>, %a1: tensor<?xf32>, %a2: tensor<8xf32>) -> tensor<8xf32> {
  %r = linalg.matvec  ins(%a0, %a1 : tensor<8x?xf32>, tensor<?xf32>) outs(%a2 : tensor<8xf32>) -> tensor<8xf32>
  return %r : tensor<8xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?xf32>, %a2: tensor<?xf32>) -> tensor<?xf32> {
  %r = linalg.matvec  ins(%a0, %a1 : tensor<?x?xf32>, tensor<?xf32>) outs(%a2 : tensor<?xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<16xf32>, %a1: tensor<16x8xf32>, %a2: tensor<8xf32>) -> tensor<8xf32> {
  %r = linalg.vecmat  ins(%a0, %a1 : tensor<16xf32>, tensor<16x8xf32>) outs(%a2 : tensor<8xf32>) -> tensor<8xf32>
  return %r : tensor<8xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<16xf32>, %a1: tensor<16xf32>, %a2: tensor<f32>) -> tensor<f32> {
  %r = linalg.dot  ins(%a0, %a1 : tensor<16xf32>, tensor<16xf32>) outs(%a2 : tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<?xf32>, %a1: tensor<?xf32>, %a2: tensor<f32>) -> tensor<f32> {
  %r = linalg.dot  ins(%a0, %a1 : tensor<?xf32>, tensor<?xf32>) outs(%a2 : tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<2x3x4x5xf32>, %a1: tensor<2x3x6x5xf32>, %a2: tensor<2x2x4x6xf32>) -> tensor<2x2x4x6xf32> {
  %r = linalg.mmt4d  ins(%a0, %a1 : tensor<2x3x4x5xf32>, tensor<2x3x6x5xf32>) outs(%a2 : tensor<2x2x4x6xf32>) -> tensor<2x2x4x6xf32>
  return %r : tensor<2x2x4x6xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<?x?x8x1xf32>, %a1: tensor<?x?x4x1xf32>, %a2: tensor<?x?x8x4xf32>) -> tensor<?x?x8x4xf32> {
  %r = linalg.mmt4d  ins(%a0, %a1 : tensor<?x?x8x1xf32>, tensor<?x?x4x1xf32>) outs(%a2 : tensor<?x?x8x4xf32>) -> tensor<?x?x8x4xf32>
  return %r : tensor<?x?x8x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<?x?x8x1xf32>, %a1: tensor<?x?x?x1xf32>, %a2: tensor<?x?x8x?xf32>) -> tensor<?x?x8x?xf32> {
  %r = linalg.mmt4d  ins(%a0, %a1 : tensor<?x?x8x1xf32>, tensor<?x?x?x1xf32>) outs(%a2 : tensor<?x?x8x?xf32>) -> tensor<?x?x8x?xf32>
  return %r : tensor<?x?x8x?xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: f32, %a1: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = linalg.fill  ins(%a0 : f32) outs(%a1 : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: f32, %a1: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.fill  ins(%a0 : f32) outs(%a1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = linalg.copy  ins(%a0 : tensor<4x8xf32>) outs(%a1 : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.copy  ins(%a0 : tensor<?x?xf32>) outs(%a1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<f32>, %a1: tensor<f32>) -> tensor<f32> {
  %r = linalg.copy  ins(%a0 : tensor<f32>) outs(%a1 : tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<4x8xf32>, %a2: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = linalg.add  ins(%a0, %a1 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%a2 : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = linalg.exp  ins(%a0 : tensor<4x8xf32>) outs(%a1 : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<4x8xi1>, %a1: tensor<4x8xf32>, %a2: tensor<4x8xf32>, %a3: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = linalg.select  ins(%a0, %a1, %a2 : tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) outs(%a3 : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<4x8xf32>, %a2: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%a0, %a1 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%a2 : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<10xf32>, %a1: tensor<3xf32>, %a2: tensor<8xf32>) -> tensor<8xf32> {
  %r = linalg.conv_1d  ins(%a0, %a1 : tensor<10xf32>, tensor<3xf32>) outs(%a2 : tensor<8xf32>) -> tensor<8xf32>
  return %r : tensor<8xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<10xi8>, %a1: tensor<3xi8>, %a2: tensor<8xi32>) -> tensor<8xi32> {
  %r = linalg.conv_1d  ins(%a0, %a1 : tensor<10xi8>, tensor<3xi8>) outs(%a2 : tensor<8xi32>) -> tensor<8xi32>
  return %r : tensor<8xi32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<2x10x3xf32>, %a1: tensor<3x3x4xf32>, %a2: tensor<2x8x4xf32>) -> tensor<2x8x4xf32> {
  %r = linalg.conv_1d_nwc_wcf  ins(%a0, %a1 : tensor<2x10x3xf32>, tensor<3x3x4xf32>) outs(%a2 : tensor<2x8x4xf32>) -> tensor<2x8x4xf32>
  return %r : tensor<2x8x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<2x10x3xi8>, %a1: tensor<3x3x4xi8>, %a2: tensor<2x8x4xi32>) -> tensor<2x8x4xi32> {
  %r = linalg.conv_1d_nwc_wcf  ins(%a0, %a1 : tensor<2x10x3xi8>, tensor<3x3x4xi8>) outs(%a2 : tensor<2x8x4xi32>) -> tensor<2x8x4xi32>
  return %r : tensor<2x8x4xi32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<2x10x3xf16>, %a1: tensor<3x3x4xf16>, %a2: tensor<2x8x4xf32>) -> tensor<2x8x4xf32> {
  %r = linalg.conv_1d_nwc_wcf  ins(%a0, %a1 : tensor<2x10x3xf16>, tensor<3x3x4xf16>) outs(%a2 : tensor<2x8x4xf32>) -> tensor<2x8x4xf32>
  return %r : tensor<2x8x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<2x12x3xf32>, %a1: tensor<2x3x4xf32>, %a2: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  %r = linalg.conv_1d_nwc_wcf {dilations = dense<2> : vector<1xi64>, strides = dense<3> : vector<1xi64>} ins(%a0, %a1 : tensor<2x12x3xf32>, tensor<2x3x4xf32>) outs(%a2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return %r : tensor<2x3x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<2x12x3xf32>, %a1: tensor<2x3x4xf32>, %a2: tensor<2x10x4xf32>) -> tensor<2x10x4xf32> {
  %r = linalg.conv_1d_nwc_wcf {dilations = dense<2> : vector<1xi64>} ins(%a0, %a1 : tensor<2x12x3xf32>, tensor<2x3x4xf32>) outs(%a2 : tensor<2x10x4xf32>) -> tensor<2x10x4xf32>
  return %r : tensor<2x10x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<2x3x10xf32>, %a1: tensor<4x3x3xf32>, %a2: tensor<2x4x8xf32>) -> tensor<2x4x8xf32> {
  %r = linalg.conv_1d_ncw_fcw  ins(%a0, %a1 : tensor<2x3x10xf32>, tensor<4x3x3xf32>) outs(%a2 : tensor<2x4x8xf32>) -> tensor<2x4x8xf32>
  return %r : tensor<2x4x8xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<2x3x12xf32>, %a1: tensor<4x3x2xf32>, %a2: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
  %r = linalg.conv_1d_ncw_fcw {dilations = dense<2> : vector<1xi64>, strides = dense<3> : vector<1xi64>} ins(%a0, %a1 : tensor<2x3x12xf32>, tensor<4x3x2xf32>) outs(%a2 : tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  return %r : tensor<2x4x3xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<2x10x4xf32>, %a1: tensor<3x4xf32>, %a2: tensor<2x8x4xf32>) -> tensor<2x8x4xf32> {
  %r = linalg.depthwise_conv_1d_nwc_wc  ins(%a0, %a1 : tensor<2x10x4xf32>, tensor<3x4xf32>) outs(%a2 : tensor<2x8x4xf32>) -> tensor<2x8x4xf32>
  return %r : tensor<2x8x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<2x10x4xf32>, %a1: tensor<3x4xf32>, %a2: tensor<2x8x4xf32>) -> tensor<2x8x4xf32> {
  %r = linalg.depthwise_conv_1d_nwc_wc  ins(%a0, %a1 : tensor<2x10x4xf32>, tensor<3x4xf32>) outs(%a2 : tensor<2x8x4xf32>) -> tensor<2x8x4xf32>
  return %r : tensor<2x8x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {flatten_1d_depthwise_conv} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<2x10x4xi8>, %a1: tensor<3x4xi8>, %a2: tensor<2x8x4xi32>) -> tensor<2x8x4xi32> {
  %r = linalg.depthwise_conv_1d_nwc_wc  ins(%a0, %a1 : tensor<2x10x4xi8>, tensor<3x4xi8>) outs(%a2 : tensor<2x8x4xi32>) -> tensor<2x8x4xi32>
  return %r : tensor<2x8x4xi32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<2x10x4xi8>, %a1: tensor<3x4xi8>, %a2: tensor<2x8x4xi32>) -> tensor<2x8x4xi32> {
  %r = linalg.depthwise_conv_1d_nwc_wc  ins(%a0, %a1 : tensor<2x10x4xi8>, tensor<3x4xi8>) outs(%a2 : tensor<2x8x4xi32>) -> tensor<2x8x4xi32>
  return %r : tensor<2x8x4xi32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {flatten_1d_depthwise_conv} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<2x12x4xf32>, %a1: tensor<2x4xf32>, %a2: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  %r = linalg.depthwise_conv_1d_nwc_wc {dilations = dense<2> : vector<1xi64>, strides = dense<3> : vector<1xi64>} ins(%a0, %a1 : tensor<2x12x4xf32>, tensor<2x4xf32>) outs(%a2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return %r : tensor<2x3x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<2x12x4xf32>, %a1: tensor<2x4xf32>, %a2: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  %r = linalg.depthwise_conv_1d_nwc_wc {dilations = dense<2> : vector<1xi64>, strides = dense<3> : vector<1xi64>} ins(%a0, %a1 : tensor<2x12x4xf32>, tensor<2x4xf32>) outs(%a2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return %r : tensor<2x3x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {flatten_1d_depthwise_conv} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<2x10x?xf32>, %a1: tensor<3x?xf32>, %a2: tensor<2x8x?xf32>) -> tensor<2x8x?xf32> {
  %r = linalg.depthwise_conv_1d_nwc_wc  ins(%a0, %a1 : tensor<2x10x?xf32>, tensor<3x?xf32>) outs(%a2 : tensor<2x8x?xf32>) -> tensor<2x8x?xf32>
  return %r : tensor<2x8x?xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<2x10x?xf32>, %a1: tensor<3x?xf32>, %a2: tensor<2x8x?xf32>) -> tensor<2x8x?xf32> {
  %r = linalg.depthwise_conv_1d_nwc_wc  ins(%a0, %a1 : tensor<2x10x?xf32>, tensor<3x?xf32>) outs(%a2 : tensor<2x8x?xf32>) -> tensor<2x8x?xf32>
  return %r : tensor<2x8x?xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {flatten_1d_depthwise_conv} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<?x10x4xf32>, %a1: tensor<3x4xf32>, %a2: tensor<?x8x4xf32>) -> tensor<?x8x4xf32> {
  %r = linalg.depthwise_conv_1d_nwc_wc  ins(%a0, %a1 : tensor<?x10x4xf32>, tensor<3x4xf32>) outs(%a2 : tensor<?x8x4xf32>) -> tensor<?x8x4xf32>
  return %r : tensor<?x8x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<?x10x4xf32>, %a1: tensor<3x4xf32>, %a2: tensor<?x8x4xf32>) -> tensor<?x8x4xf32> {
  %r = linalg.depthwise_conv_1d_nwc_wc  ins(%a0, %a1 : tensor<?x10x4xf32>, tensor<3x4xf32>) outs(%a2 : tensor<?x8x4xf32>) -> tensor<?x8x4xf32>
  return %r : tensor<?x8x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {flatten_1d_depthwise_conv} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<2x4x10xf32>, %a1: tensor<4x3xf32>, %a2: tensor<2x4x8xf32>) -> tensor<2x4x8xf32> {
  %r = linalg.depthwise_conv_1d_ncw_cw  ins(%a0, %a1 : tensor<2x4x10xf32>, tensor<4x3xf32>) outs(%a2 : tensor<2x4x8xf32>) -> tensor<2x4x8xf32>
  return %r : tensor<2x4x8xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<2x4x10xf32>, %a1: tensor<4x3xf32>, %a2: tensor<2x4x8xf32>) -> tensor<2x4x8xf32> {
  %r = linalg.depthwise_conv_1d_ncw_cw  ins(%a0, %a1 : tensor<2x4x10xf32>, tensor<4x3xf32>) outs(%a2 : tensor<2x4x8xf32>) -> tensor<2x4x8xf32>
  return %r : tensor<2x4x8xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {flatten_1d_depthwise_conv} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<2x10x4xf32>, %a1: tensor<3xf32>, %a2: tensor<2x8x4xf32>) -> tensor<2x8x4xf32> {
  %r = linalg.pooling_nwc_sum  ins(%a0, %a1 : tensor<2x10x4xf32>, tensor<3xf32>) outs(%a2 : tensor<2x8x4xf32>) -> tensor<2x8x4xf32>
  return %r : tensor<2x8x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<2x10x4xf32>, %a1: tensor<3xf32>, %a2: tensor<2x8x4xf32>) -> tensor<2x8x4xf32> {
  %r = linalg.pooling_nwc_max  ins(%a0, %a1 : tensor<2x10x4xf32>, tensor<3xf32>) outs(%a2 : tensor<2x8x4xf32>) -> tensor<2x8x4xf32>
  return %r : tensor<2x8x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<2x10x4xi8>, %a1: tensor<3xi8>, %a2: tensor<2x8x4xi32>) -> tensor<2x8x4xi32> {
  %r = linalg.pooling_nwc_max  ins(%a0, %a1 : tensor<2x10x4xi8>, tensor<3xi8>) outs(%a2 : tensor<2x8x4xi32>) -> tensor<2x8x4xi32>
  return %r : tensor<2x8x4xi32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<2x10x4xi8>, %a1: tensor<3xi8>, %a2: tensor<2x8x4xi32>) -> tensor<2x8x4xi32> {
  %r = linalg.pooling_nwc_max_unsigned  ins(%a0, %a1 : tensor<2x10x4xi8>, tensor<3xi8>) outs(%a2 : tensor<2x8x4xi32>) -> tensor<2x8x4xi32>
  return %r : tensor<2x8x4xi32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<2x12x4xf32>, %a1: tensor<2xf32>, %a2: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  %r = linalg.pooling_nwc_min {dilations = dense<2> : vector<1xi64>, strides = dense<3> : vector<1xi64>} ins(%a0, %a1 : tensor<2x12x4xf32>, tensor<2xf32>) outs(%a2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return %r : tensor<2x3x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<2x4x10xf32>, %a1: tensor<3xf32>, %a2: tensor<2x4x8xf32>) -> tensor<2x4x8xf32> {
  %r = linalg.pooling_ncw_sum  ins(%a0, %a1 : tensor<2x4x10xf32>, tensor<3xf32>) outs(%a2 : tensor<2x4x8xf32>) -> tensor<2x4x8xf32>
  return %r : tensor<2x4x8xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<2x4x10xf16>, %a1: tensor<3xf16>, %a2: tensor<2x4x8xf32>) -> tensor<2x4x8xf32> {
  %r = linalg.pooling_ncw_max  ins(%a0, %a1 : tensor<2x4x10xf16>, tensor<3xf16>) outs(%a2 : tensor<2x4x8xf32>) -> tensor<2x4x8xf32>
  return %r : tensor<2x4x8xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<2x10x10x4xf32>, %a1: tensor<3x3xf32>, %a2: tensor<2x8x8x4xf32>) -> tensor<2x8x8x4xf32> {
  %r = linalg.pooling_nhwc_sum  ins(%a0, %a1 : tensor<2x10x10x4xf32>, tensor<3x3xf32>) outs(%a2 : tensor<2x8x8x4xf32>) -> tensor<2x8x8x4xf32>
  return %r : tensor<2x8x8x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<2x10x10x4xf32>, %a1: tensor<3x3x4x5xf32>, %a2: tensor<2x8x8x5xf32>) -> tensor<2x8x8x5xf32> {
  %r = linalg.conv_2d_nhwc_hwcf  ins(%a0, %a1 : tensor<2x10x10x4xf32>, tensor<3x3x4x5xf32>) outs(%a2 : tensor<2x8x8x5xf32>) -> tensor<2x8x8x5xf32>
  return %r : tensor<2x8x8x5xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<?x?x?x4xf32>, %a1: tensor<3x3x4x5xf32>, %a2: tensor<?x?x?x5xf32>) -> tensor<?x?x?x5xf32> {
  %r = linalg.conv_2d_nhwc_hwcf  ins(%a0, %a1 : tensor<?x?x?x4xf32>, tensor<3x3x4x5xf32>) outs(%a2 : tensor<?x?x?x5xf32>) -> tensor<?x?x?x5xf32>
  return %r : tensor<?x?x?x5xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<0x16xf32>, %a1: tensor<16x4xf32>, %a2: tensor<0x4xf32>) -> tensor<0x4xf32> {
  %r = linalg.matmul  ins(%a0, %a1 : tensor<0x16xf32>, tensor<16x4xf32>) outs(%a2 : tensor<0x4xf32>) -> tensor<0x4xf32>
  return %r : tensor<0x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<0x16xf32>, %a1: tensor<16x4xf32>, %a2: tensor<0x4xf32>) -> tensor<0x4xf32> {
  %r = linalg.matmul  ins(%a0, %a1 : tensor<0x16xf32>, tensor<16x4xf32>) outs(%a2 : tensor<0x4xf32>) -> tensor<0x4xf32>
  return %r : tensor<0x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {vectorize_padding} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<0x16xf32>, %a1: tensor<16x4xf32>, %a2: tensor<0x4xf32>) -> tensor<0x4xf32> {
  %r = linalg.matmul  ins(%a0, %a1 : tensor<0x16xf32>, tensor<16x4xf32>) outs(%a2 : tensor<0x4xf32>) -> tensor<0x4xf32>
  return %r : tensor<0x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {vectorize_nd_extract} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<0x16xf32>, %a1: tensor<16x4xf32>, %a2: tensor<0x4xf32>) -> tensor<0x4xf32> {
  %r = linalg.matmul  ins(%a0, %a1 : tensor<0x16xf32>, tensor<16x4xf32>) outs(%a2 : tensor<0x4xf32>) -> tensor<0x4xf32>
  return %r : tensor<0x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {fold_type_extensions_into_contract} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<0x16xf32>, %a1: tensor<16x4xf32>, %a2: tensor<0x4xf32>) -> tensor<0x4xf32> {
  %r = linalg.matmul  ins(%a0, %a1 : tensor<0x16xf32>, tensor<16x4xf32>) outs(%a2 : tensor<0x4xf32>) -> tensor<0x4xf32>
  return %r : tensor<0x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {flatten_1d_depthwise_conv} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<0x16xf32>, %a1: tensor<16x4xf32>, %a2: tensor<0x4xf32>) -> tensor<0x4xf32> {
  %r = linalg.matmul  ins(%a0, %a1 : tensor<0x16xf32>, tensor<16x4xf32>) outs(%a2 : tensor<0x4xf32>) -> tensor<0x4xf32>
  return %r : tensor<0x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {disable_multi_reduction_to_contract_patterns} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<0x16xf32>, %a1: tensor<16x4xf32>, %a2: tensor<0x4xf32>) -> tensor<0x4xf32> {
  %r = linalg.matmul  ins(%a0, %a1 : tensor<0x16xf32>, tensor<16x4xf32>) outs(%a2 : tensor<0x4xf32>) -> tensor<0x4xf32>
  return %r : tensor<0x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {disable_transfer_permutation_map_lowering_patterns} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<8x16xcomplex<f32>>, %a1: tensor<16x4xcomplex<f32>>, %a2: tensor<8x4xcomplex<f32>>) -> tensor<8x4xcomplex<f32>> {
  %r = linalg.matmul  ins(%a0, %a1 : tensor<8x16xcomplex<f32>>, tensor<16x4xcomplex<f32>>) outs(%a2 : tensor<8x4xcomplex<f32>>) -> tensor<8x4xcomplex<f32>>
  return %r : tensor<8x4xcomplex<f32>>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<8x16xcomplex<f32>>, %a1: tensor<16x4xcomplex<f32>>, %a2: tensor<8x4xcomplex<f32>>) -> tensor<8x4xcomplex<f32>> {
  %r = linalg.matmul  ins(%a0, %a1 : tensor<8x16xcomplex<f32>>, tensor<16x4xcomplex<f32>>) outs(%a2 : tensor<8x4xcomplex<f32>>) -> tensor<8x4xcomplex<f32>>
  return %r : tensor<8x4xcomplex<f32>>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {vectorize_padding} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<8x16xcomplex<f32>>, %a1: tensor<16x4xcomplex<f32>>, %a2: tensor<8x4xcomplex<f32>>) -> tensor<8x4xcomplex<f32>> {
  %r = linalg.matmul  ins(%a0, %a1 : tensor<8x16xcomplex<f32>>, tensor<16x4xcomplex<f32>>) outs(%a2 : tensor<8x4xcomplex<f32>>) -> tensor<8x4xcomplex<f32>>
  return %r : tensor<8x4xcomplex<f32>>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {vectorize_nd_extract} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<8x16xcomplex<f32>>, %a1: tensor<16x4xcomplex<f32>>, %a2: tensor<8x4xcomplex<f32>>) -> tensor<8x4xcomplex<f32>> {
  %r = linalg.matmul  ins(%a0, %a1 : tensor<8x16xcomplex<f32>>, tensor<16x4xcomplex<f32>>) outs(%a2 : tensor<8x4xcomplex<f32>>) -> tensor<8x4xcomplex<f32>>
  return %r : tensor<8x4xcomplex<f32>>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {fold_type_extensions_into_contract} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<8x16xcomplex<f32>>, %a1: tensor<16x4xcomplex<f32>>, %a2: tensor<8x4xcomplex<f32>>) -> tensor<8x4xcomplex<f32>> {
  %r = linalg.matmul  ins(%a0, %a1 : tensor<8x16xcomplex<f32>>, tensor<16x4xcomplex<f32>>) outs(%a2 : tensor<8x4xcomplex<f32>>) -> tensor<8x4xcomplex<f32>>
  return %r : tensor<8x4xcomplex<f32>>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {flatten_1d_depthwise_conv} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<8x16xcomplex<f32>>, %a1: tensor<16x4xcomplex<f32>>, %a2: tensor<8x4xcomplex<f32>>) -> tensor<8x4xcomplex<f32>> {
  %r = linalg.matmul  ins(%a0, %a1 : tensor<8x16xcomplex<f32>>, tensor<16x4xcomplex<f32>>) outs(%a2 : tensor<8x4xcomplex<f32>>) -> tensor<8x4xcomplex<f32>>
  return %r : tensor<8x4xcomplex<f32>>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {disable_multi_reduction_to_contract_patterns} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<8x16xcomplex<f32>>, %a1: tensor<16x4xcomplex<f32>>, %a2: tensor<8x4xcomplex<f32>>) -> tensor<8x4xcomplex<f32>> {
  %r = linalg.matmul  ins(%a0, %a1 : tensor<8x16xcomplex<f32>>, tensor<16x4xcomplex<f32>>) outs(%a2 : tensor<8x4xcomplex<f32>>) -> tensor<8x4xcomplex<f32>>
  return %r : tensor<8x4xcomplex<f32>>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {disable_transfer_permutation_map_lowering_patterns} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: memref<8x16xf32>, %a1: memref<16x4xf32>, %a2: memref<8x4xf32>) {
  linalg.matmul  ins(%a0, %a1 : memref<8x16xf32>, memref<16x4xf32>) outs(%a2 : memref<8x4xf32>)
  return
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {fold_type_extensions_into_contract} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: memref<?x?xf32>, %a1: memref<?x?xf32>, %a2: memref<?x?xf32>) {
  linalg.matmul  ins(%a0, %a1 : memref<?x?xf32>, memref<?x?xf32>) outs(%a2 : memref<?x?xf32>)
  return
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {vectorize_padding} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: memref<?x?xf32>, %a1: memref<?x?xf32>, %a2: memref<?x?xf32>) {
  linalg.matmul  ins(%a0, %a1 : memref<?x?xf32>, memref<?x?xf32>) outs(%a2 : memref<?x?xf32>)
  return
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {disable_transfer_permutation_map_lowering_patterns} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: memref<?x3xf32>, %a1: memref<3x?xf32>, %a2: memref<?x?xf32>) {
  linalg.matmul  ins(%a0, %a1 : memref<?x3xf32>, memref<3x?xf32>) outs(%a2 : memref<?x?xf32>)
  return
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {flatten_1d_depthwise_conv} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: memref<8x16xi8>, %a1: memref<16x4xi8>, %a2: memref<8x4xi32>) {
  linalg.matmul  ins(%a0, %a1 : memref<8x16xi8>, memref<16x4xi8>) outs(%a2 : memref<8x4xi32>)
  return
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {vectorize_nd_extract} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: memref<2x8x16xf32>, %a1: memref<2x16x4xf32>, %a2: memref<2x8x4xf32>) {
  linalg.batch_matmul  ins(%a0, %a1 : memref<2x8x16xf32>, memref<2x16x4xf32>) outs(%a2 : memref<2x8x4xf32>)
  return
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: memref<2x8x16xf32>, %a1: memref<2x16x4xf32>, %a2: memref<2x8x4xf32>) {
  linalg.batch_matmul  ins(%a0, %a1 : memref<2x8x16xf32>, memref<2x16x4xf32>) outs(%a2 : memref<2x8x4xf32>)
  return
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {disable_multi_reduction_to_contract_patterns} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: memref<?x8x16xf32>, %a1: memref<?x16x4xf32>, %a2: memref<?x8x4xf32>) {
  linalg.batch_matmul  ins(%a0, %a1 : memref<?x8x16xf32>, memref<?x16x4xf32>) outs(%a2 : memref<?x8x4xf32>)
  return
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {fold_type_extensions_into_contract} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: memref<?x8x?xf32>, %a1: memref<?x?x?xf32>, %a2: memref<?x8x?xf32>) {
  linalg.batch_matmul  ins(%a0, %a1 : memref<?x8x?xf32>, memref<?x?x?xf32>) outs(%a2 : memref<?x8x?xf32>)
  return
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {vectorize_padding} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: memref<?x8x?xf32>, %a1: memref<?x?x?xf32>, %a2: memref<?x8x?xf32>) {
  linalg.batch_matmul  ins(%a0, %a1 : memref<?x8x?xf32>, memref<?x?x?xf32>) outs(%a2 : memref<?x8x?xf32>)
  return
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {disable_transfer_permutation_map_lowering_patterns} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: memref<16xf32>, %a1: memref<16xf32>, %a2: memref<f32>) {
  linalg.dot  ins(%a0, %a1 : memref<16xf32>, memref<16xf32>) outs(%a2 : memref<f32>)
  return
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: f32, %a1: memref<4x8xf32>) {
  linalg.fill  ins(%a0 : f32) outs(%a1 : memref<4x8xf32>)
  return
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: memref<4x8xf32>, %a1: memref<4x8xf32>, %a2: memref<4x8xf32>) {
  linalg.add  ins(%a0, %a1 : memref<4x8xf32>, memref<4x8xf32>) outs(%a2 : memref<4x8xf32>)
  return
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: memref<10xi8>, %a1: memref<3xi8>, %a2: memref<8xi32>) {
  linalg.conv_1d  ins(%a0, %a1 : memref<10xi8>, memref<3xi8>) outs(%a2 : memref<8xi32>)
  return
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: memref<2x12x3xf32>, %a1: memref<2x3x4xf32>, %a2: memref<2x10x4xf32>) {
  linalg.conv_1d_nwc_wcf {dilations = dense<2> : vector<1xi64>} ins(%a0, %a1 : memref<2x12x3xf32>, memref<2x3x4xf32>) outs(%a2 : memref<2x10x4xf32>)
  return
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: memref<2x10x4xi8>, %a1: memref<3x4xi8>, %a2: memref<2x8x4xi32>) {
  linalg.depthwise_conv_1d_nwc_wc  ins(%a0, %a1 : memref<2x10x4xi8>, memref<3x4xi8>) outs(%a2 : memref<2x8x4xi32>)
  return
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: memref<2x10x?xf32>, %a1: memref<3x?xf32>, %a2: memref<2x8x?xf32>) {
  linalg.depthwise_conv_1d_nwc_wc  ins(%a0, %a1 : memref<2x10x?xf32>, memref<3x?xf32>) outs(%a2 : memref<2x8x?xf32>)
  return
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {flatten_1d_depthwise_conv} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: memref<2x10x4xf32>, %a1: memref<3xf32>, %a2: memref<2x8x4xf32>) {
  linalg.pooling_nwc_sum  ins(%a0, %a1 : memref<2x10x4xf32>, memref<3xf32>) outs(%a2 : memref<2x8x4xf32>)
  return
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: memref<2x4x10xf32>, %a1: memref<3xf32>, %a2: memref<2x4x8xf32>) {
  linalg.pooling_ncw_sum  ins(%a0, %a1 : memref<2x4x10xf32>, memref<3xf32>) outs(%a2 : memref<2x4x8xf32>)
  return
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: memref<0x16xf32>, %a1: memref<16x4xf32>, %a2: memref<0x4xf32>) {
  linalg.matmul  ins(%a0, %a1 : memref<0x16xf32>, memref<16x4xf32>) outs(%a2 : memref<0x4xf32>)
  return
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: memref<0x16xf32>, %a1: memref<16x4xf32>, %a2: memref<0x4xf32>) {
  linalg.matmul  ins(%a0, %a1 : memref<0x16xf32>, memref<16x4xf32>) outs(%a2 : memref<0x4xf32>)
  return
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {disable_multi_reduction_to_contract_patterns} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: memref<8x16xcomplex<f32>>, %a1: memref<16x4xcomplex<f32>>, %a2: memref<8x4xcomplex<f32>>) {
  linalg.matmul  ins(%a0, %a1 : memref<8x16xcomplex<f32>>, memref<16x4xcomplex<f32>>) outs(%a2 : memref<8x4xcomplex<f32>>)
  return
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {fold_type_extensions_into_contract} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = linalg.softmax dimension(1) ins(%a0 : tensor<4x8xf32>) outs(%a1 : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %r = linalg.transpose ins(%a : tensor<4x8xf32>) outs(%b : tensor<8x4xf32>) permutation = [1, 0]
  return %r : tensor<8x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a: tensor<2x4x8xf32>, %b: tensor<8x2x4xf32>) -> tensor<8x2x4xf32> {
  %r = linalg.transpose ins(%a : tensor<2x4x8xf32>) outs(%b : tensor<8x2x4xf32>) permutation = [2, 0, 1]
  return %r : tensor<8x2x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a: tensor<?x?x8xf32>, %b: tensor<8x?x?xf32>) -> tensor<8x?x?xf32> {
  %r = linalg.transpose ins(%a : tensor<?x?x8xf32>) outs(%b : tensor<8x?x?xf32>) permutation = [2, 0, 1]
  return %r : tensor<8x?x?xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a: tensor<8xf32>, %b: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %r = linalg.broadcast ins(%a : tensor<8xf32>) outs(%b : tensor<8x4xf32>) dimensions = [1]
  return %r : tensor<8x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a: tensor<8x4xf32>, %b: tensor<8xf32>) -> tensor<8xf32> {
  %r = linalg.reduce {arith.addf} ins(%a : tensor<8x4xf32>) outs(%b : tensor<8xf32>) dimensions = [1]
  return %r : tensor<8xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a: tensor<?x4xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {
  %r = linalg.reduce {arith.addf} ins(%a : tensor<?x4xf32>) outs(%b : tensor<?xf32>) dimensions = [1]
  return %r : tensor<?xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a: tensor<?x?xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {
  %r = linalg.reduce {arith.maximumf} ins(%a : tensor<?x?xf32>) outs(%b : tensor<?xf32>) dimensions = [0]
  return %r : tensor<?xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a: tensor<?x?xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {
  %r = linalg.reduce {arith.maximumf} ins(%a : tensor<?x?xf32>) outs(%b : tensor<?xf32>) dimensions = [1]
  return %r : tensor<?xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a: tensor<8x4xi32>, %b: tensor<i32>) -> tensor<i32> {
  %r = linalg.reduce {arith.xori} ins(%a : tensor<8x4xi32>) outs(%b : tensor<i32>) dimensions = [0, 1]
  return %r : tensor<i32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a: tensor<8x4xf32>, %b: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %r = linalg.map {math.exp} ins(%a : tensor<8x4xf32>) outs(%b : tensor<8x4xf32>)
  return %r : tensor<8x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a: tensor<8x4xf32>, %b: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %r = math.exp %a : tensor<8x4xf32>
  return %r : tensor<8x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<8x4xf32>, %a2: tensor<4x8xf32>, %s: f32, %ix: index, %t: tensor<?x?xf32>, %t1: tensor<32xf32>, %t3: tensor<3x80x16xf32>) -> tensor<4x8xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a0, %a1 : tensor<4x8xf32>, tensor<8x4xf32>) outs(%a2 : tensor<4x8xf32>) {
  ^bb0(%x0: f32, %x1: f32, %x2: f32):
    %1 = arith.addf %x0, %x1 : f32
    linalg.yield %1 : f32
  } -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<8xf32>, %a2: tensor<4x8xf32>, %s: f32, %ix: index, %t: tensor<?x?xf32>, %t1: tensor<32xf32>, %t3: tensor<3x80x16xf32>) -> tensor<4x8xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a0, %a1 : tensor<4x8xf32>, tensor<8xf32>) outs(%a2 : tensor<4x8xf32>) {
  ^bb0(%x0: f32, %x1: f32, %x2: f32):
    %1 = arith.addf %x0, %x1 : f32
    %2 = arith.mulf %1, %s : f32
    linalg.yield %2 : f32
  } -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<4x1xf32>, %a1: tensor<f32>, %a2: tensor<4x8xf32>, %s: f32, %ix: index, %t: tensor<?x?xf32>, %t1: tensor<32xf32>, %t3: tensor<3x80x16xf32>) -> tensor<4x8xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, 0)>, affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a0, %a1 : tensor<4x1xf32>, tensor<f32>) outs(%a2 : tensor<4x8xf32>) {
  ^bb0(%x0: f32, %x1: f32, %x2: f32):
    %1 = arith.addf %x0, %x1 : f32
    %c = arith.constant 2.0 : f32
    %2 = arith.mulf %1, %c : f32
    linalg.yield %2 : f32
  } -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<8x4xf32>, %s: f32, %ix: index, %t: tensor<?x?xf32>, %t1: tensor<32xf32>, %t3: tensor<3x80x16xf32>) -> tensor<8x4xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1, d0)>], iterator_types = ["parallel", "parallel"]} ins(%a0 : tensor<4x8xf32>) outs(%a1 : tensor<8x4xf32>) {
  ^bb0(%x0: f32, %x1: f32):
    %1 = arith.negf %x0 : f32
    linalg.yield %1 : f32
  } -> tensor<8x4xf32>
  return %r : tensor<8x4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<4x8xi32>, %s: f32, %ix: index, %t: tensor<?x?xf32>, %t1: tensor<32xf32>, %t3: tensor<3x80x16xf32>) -> tensor<4x8xi32> {
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%a0 : tensor<4x8xi32>) {
  ^bb0(%x0: i32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %k = arith.addi %i, %j : index
    %1 = arith.index_cast %k : index to i32
    linalg.yield %1 : i32
  } -> tensor<4x8xi32>
  return %r : tensor<4x8xi32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<4x8xi32>, %s: f32, %ix: index, %t: tensor<?x?xf32>, %t1: tensor<32xf32>, %t3: tensor<3x80x16xf32>) -> tensor<4x8xi32> {
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%a0 : tensor<4x8xi32>) {
  ^bb0(%x0: i32):
    %j = linalg.index 1 : index
    %1 = arith.index_cast %j : index to i32
    linalg.yield %1 : i32
  } -> tensor<4x8xi32>
  return %r : tensor<4x8xi32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<4x8xf32>, %s: f32, %ix: index, %t: tensor<?x?xf32>, %t1: tensor<32xf32>, %t3: tensor<3x80x16xf32>) -> tensor<4x8xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%a0 : tensor<4x8xf32>) {
  ^bb0(%x0: f32):
    %c = arith.constant 2.0 : f32
    linalg.yield %c : f32
  } -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<4x8xf32>, %s: f32, %ix: index, %t: tensor<?x?xf32>, %t1: tensor<32xf32>, %t3: tensor<3x80x16xf32>) -> tensor<4x8xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%a0 : tensor<4x8xf32>) {
  ^bb0(%x0: f32):
    linalg.yield %s : f32
  } -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<4xf32>, %s: f32, %ix: index, %t: tensor<?x?xf32>, %t1: tensor<32xf32>, %t3: tensor<3x80x16xf32>) -> tensor<4xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a0 : tensor<4x8xf32>) outs(%a1 : tensor<4xf32>) {
  ^bb0(%x0: f32, %x1: f32):
    %1 = arith.maximumf %x0, %x1 : f32
    linalg.yield %1 : f32
  } -> tensor<4xf32>
  return %r : tensor<4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<4xf32>, %a2: tensor<4xf32>, %s: f32, %ix: index, %t: tensor<?x?xf32>, %t1: tensor<32xf32>, %t3: tensor<3x80x16xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %r:2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a0 : tensor<4x8xf32>) outs(%a1, %a2 : tensor<4xf32>, tensor<4xf32>) {
  ^bb0(%x0: f32, %x1: f32, %x2: f32):
    %1 = arith.maximumf %x0, %x1 : f32
    %2 = arith.addf %x2, %x0 : f32
    linalg.yield %1, %2 : f32, f32
  } -> (tensor<4xf32>, tensor<4xf32>)
  return %r#0, %r#1 : tensor<4xf32>, tensor<4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<4xf32>, %a2: tensor<4x8xf32>, %s: f32, %ix: index, %t: tensor<?x?xf32>, %t1: tensor<32xf32>, %t3: tensor<3x80x16xf32>) -> (tensor<4xf32>, tensor<4x8xf32>) {
  %r:2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "reduction"]} ins(%a0 : tensor<4x8xf32>) outs(%a1, %a2 : tensor<4xf32>, tensor<4x8xf32>) {
  ^bb0(%x0: f32, %x1: f32, %x2: f32):
    %1 = arith.maximumf %x0, %x1 : f32
    %2 = arith.addf %x2, %x0 : f32
    linalg.yield %1, %2 : f32, f32
  } -> (tensor<4xf32>, tensor<4x8xf32>)
  return %r#0, %r#1 : tensor<4xf32>, tensor<4x8xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<4xf32>, %s: f32, %ix: index, %t: tensor<?x?xf32>, %t1: tensor<32xf32>, %t3: tensor<3x80x16xf32>) -> tensor<4xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a0 : tensor<4x8xf32>) outs(%a1 : tensor<4xf32>) {
  ^bb0(%x0: f32, %x1: f32):
    %1 = arith.subf %x1, %x0 : f32
    linalg.yield %1 : f32
  } -> tensor<4xf32>
  return %r : tensor<4xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<f32>, %s: f32, %ix: index, %t: tensor<?x?xf32>, %t1: tensor<32xf32>, %t3: tensor<3x80x16xf32>) -> tensor<f32> {
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>], iterator_types = ["reduction", "reduction"]} ins(%a0 : tensor<4x8xf32>) outs(%a1 : tensor<f32>) {
  ^bb0(%x0: f32, %x1: f32):
    %e = math.exp %x0 : f32
    %1 = arith.addf %x1, %e : f32
    linalg.yield %1 : f32
  } -> tensor<f32>
  return %r : tensor<f32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<8xf32>, %s: f32, %ix: index, %t: tensor<?x?xf32>, %t1: tensor<32xf32>, %t3: tensor<3x80x16xf32>) -> tensor<8xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>], iterator_types = ["reduction", "parallel"]} ins(%a0 : tensor<4x8xf32>) outs(%a1 : tensor<8xf32>) {
  ^bb0(%x0: f32, %x1: f32):
    %e = math.exp %x0 : f32
    %1 = arith.addf %x1, %e : f32
    linalg.yield %1 : f32
  } -> tensor<8xf32>
  return %r : tensor<8xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<4x8xf32>, %s: f32, %ix: index, %t: tensor<?x?xf32>, %t1: tensor<32xf32>, %t3: tensor<3x80x16xf32>) -> tensor<4x8xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a0 : tensor<4x8xf32>) outs(%a1 : tensor<4x8xf32>) {
  ^bb0(%x0: f32, %x1: f32):
    %e = math.exp %x0 : f32
    %p = arith.cmpf ogt, %e, %x1 : f32
    %q = arith.select %p, %e, %x1 : f32
    %tr = arith.truncf %q : f32 to f16
    %ex = arith.extf %tr : f16 to f32
    linalg.yield %ex : f32
  } -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<1x8xf32>, %s: f32, %ix: index, %t: tensor<?x?xf32>, %t1: tensor<32xf32>, %t3: tensor<3x80x16xf32>) -> tensor<1x8xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%a0 : tensor<1x8xf32>) {
  ^bb0(%x0: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %c1 = arith.constant 1 : index
    %ij = arith.addi %i, %j : index
    %jx = arith.addi %j, %ix : index
    %jj = arith.addi %j, %j : index
    %kj = arith.muli %j, %ix : index
    %1 = tensor.extract %t1[%i] : tensor<32xf32>
    linalg.yield %1 : f32
  } -> tensor<1x8xf32>
  return %r : tensor<1x8xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {vectorize_nd_extract} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<4x1xf32>, %s: f32, %ix: index, %t: tensor<?x?xf32>, %t1: tensor<32xf32>, %t3: tensor<3x80x16xf32>) -> tensor<4x1xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%a0 : tensor<4x1xf32>) {
  ^bb0(%x0: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %c1 = arith.constant 1 : index
    %ij = arith.addi %i, %j : index
    %jx = arith.addi %j, %ix : index
    %jj = arith.addi %j, %j : index
    %kj = arith.muli %j, %ix : index
    %1 = tensor.extract %t1[%j] : tensor<32xf32>
    linalg.yield %1 : f32
  } -> tensor<4x1xf32>
  return %r : tensor<4x1xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {vectorize_nd_extract} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<4x8xf32>, %s: f32, %ix: index, %t: tensor<?x?xf32>, %t1: tensor<32xf32>, %t3: tensor<3x80x16xf32>) -> tensor<4x8xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%a0 : tensor<4x8xf32>) {
  ^bb0(%x0: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %c1 = arith.constant 1 : index
    %ij = arith.addi %i, %j : index
    %jx = arith.addi %j, %ix : index
    %jj = arith.addi %j, %j : index
    %kj = arith.muli %j, %ix : index
    %1 = tensor.extract %t1[%ij] : tensor<32xf32>
    linalg.yield %1 : f32
  } -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {vectorize_nd_extract} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<1x8xf32>, %s: f32, %ix: index, %t: tensor<?x?xf32>, %t1: tensor<32xf32>, %t3: tensor<3x80x16xf32>) -> tensor<1x8xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%a0 : tensor<1x8xf32>) {
  ^bb0(%x0: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %c1 = arith.constant 1 : index
    %ij = arith.addi %i, %j : index
    %jx = arith.addi %j, %ix : index
    %jj = arith.addi %j, %j : index
    %kj = arith.muli %j, %ix : index
    %1 = tensor.extract %t1[%jx] : tensor<32xf32>
    linalg.yield %1 : f32
  } -> tensor<1x8xf32>
  return %r : tensor<1x8xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {vectorize_nd_extract} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<4x1xf32>, %s: f32, %ix: index, %t: tensor<?x?xf32>, %t1: tensor<32xf32>, %t3: tensor<3x80x16xf32>) -> tensor<4x1xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%a0 : tensor<4x1xf32>) {
  ^bb0(%x0: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %c1 = arith.constant 1 : index
    %ij = arith.addi %i, %j : index
    %jx = arith.addi %j, %ix : index
    %jj = arith.addi %j, %j : index
    %kj = arith.muli %j, %ix : index
    %1 = tensor.extract %t[%ix, %j] : tensor<?x?xf32>
    linalg.yield %1 : f32
  } -> tensor<4x1xf32>
  return %r : tensor<4x1xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {vectorize_nd_extract} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<4x8xf32>, %s: f32, %ix: index, %t: tensor<?x?xf32>, %t1: tensor<32xf32>, %t3: tensor<3x80x16xf32>) -> tensor<4x8xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%a0 : tensor<4x8xf32>) {
  ^bb0(%x0: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %c1 = arith.constant 1 : index
    %ij = arith.addi %i, %j : index
    %jx = arith.addi %j, %ix : index
    %jj = arith.addi %j, %j : index
    %kj = arith.muli %j, %ix : index
    %1 = tensor.extract %t3[%ix, %i, %j] : tensor<3x80x16xf32>
    linalg.yield %1 : f32
  } -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {vectorize_nd_extract} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<1x8xf32>, %s: f32, %ix: index, %t: tensor<?x?xf32>, %t1: tensor<32xf32>, %t3: tensor<3x80x16xf32>) -> tensor<1x8xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%a0 : tensor<1x8xf32>) {
  ^bb0(%x0: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %c1 = arith.constant 1 : index
    %ij = arith.addi %i, %j : index
    %jx = arith.addi %j, %ix : index
    %jj = arith.addi %j, %j : index
    %kj = arith.muli %j, %ix : index
    %1 = tensor.extract %t3[%ix, %c1, %jx] : tensor<3x80x16xf32>
    linalg.yield %1 : f32
  } -> tensor<1x8xf32>
  return %r : tensor<1x8xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {vectorize_nd_extract} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<4x1xf32>, %s: f32, %ix: index, %t: tensor<?x?xf32>, %t1: tensor<32xf32>, %t3: tensor<3x80x16xf32>) -> tensor<4x1xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%a0 : tensor<4x1xf32>) {
  ^bb0(%x0: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %c1 = arith.constant 1 : index
    %ij = arith.addi %i, %j : index
    %jx = arith.addi %j, %ix : index
    %jj = arith.addi %j, %j : index
    %kj = arith.muli %j, %ix : index
    %1 = tensor.extract %t3[%ix, %i, %jj] : tensor<3x80x16xf32>
    linalg.yield %1 : f32
  } -> tensor<4x1xf32>
  return %r : tensor<4x1xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {vectorize_nd_extract} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<1x8xf32>, %s: f32, %ix: index, %t: tensor<?x?xf32>, %t1: tensor<32xf32>, %t3: tensor<3x80x16xf32>) -> tensor<1x8xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%a0 : tensor<1x8xf32>) {
  ^bb0(%x0: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %1 = tensor.extract %t[%i, %j] : tensor<?x?xf32>
    linalg.yield %1 : f32
  } -> tensor<1x8xf32>
  return %r : tensor<1x8xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {vectorize_nd_extract} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<f32>, %a1: tensor<f32>, %s: f32, %ix: index, %t: tensor<?x?xf32>, %t1: tensor<32xf32>, %t3: tensor<3x80x16xf32>) -> tensor<f32> {
  %r = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%a0 : tensor<f32>) outs(%a1 : tensor<f32>) {
  ^bb0(%x0: f32, %x1: f32):
    %1 = arith.negf %x0 : f32
    linalg.yield %1 : f32
  } -> tensor<f32>
  return %r : tensor<f32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<8xf32>, %a1: tensor<8xf32>, %s: f32, %ix: index, %t: tensor<?x?xf32>, %t1: tensor<32xf32>, %t3: tensor<3x80x16xf32>) -> tensor<8xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(d0)->(d0)>, affine_map<(d0)->(-d0 + 7)>], iterator_types = ["parallel"]} ins(%a0 : tensor<8xf32>) outs(%a1 : tensor<8xf32>) {
  ^bb0(%x0: f32, %x1: f32):
    %1 = arith.negf %x0 : f32
    linalg.yield %1 : f32
  } -> tensor<8xf32>
  return %r : tensor<8xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<8xf32>, %a1: tensor<8xf32>, %s: f32, %ix: index, %t: tensor<?x?xf32>, %t1: tensor<32xf32>, %t3: tensor<3x80x16xf32>) -> tensor<8xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(d0)->(7 - d0)>, affine_map<(d0)->(d0)>], iterator_types = ["parallel"]} ins(%a0 : tensor<8xf32>) outs(%a1 : tensor<8xf32>) {
  ^bb0(%x0: f32, %x1: f32):
    %1 = arith.negf %x0 : f32
    linalg.yield %1 : f32
  } -> tensor<8xf32>
  return %r : tensor<8xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<10xf32>, %a1: tensor<3xf32>, %a2: tensor<8xf32>, %s: f32, %ix: index, %t: tensor<?x?xf32>, %t1: tensor<32xf32>, %t3: tensor<3x80x16xf32>) -> tensor<8xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(d0,d1)->(d0 + d1)>, affine_map<(d0, d1)->(d1)>, affine_map<(d0,d1)->(d0)>], iterator_types = ["parallel", "reduction"]} ins(%a0, %a1 : tensor<10xf32>, tensor<3xf32>) outs(%a2 : tensor<8xf32>) {
  ^bb0(%x0: f32, %x1: f32, %x2: f32):
    %1 = arith.mulf %x0, %x1 : f32
    %2=arith.addf %x2, %1 : f32
    linalg.yield %2 : f32
  } -> tensor<8xf32>
  return %r : tensor<8xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a: tensor<?x?xf32>, %s: f32, %n: index) -> tensor<8x16xf32> {
  %c = arith.constant 2.0 : f32
  %r = tensor.pad %a low[0, 0] high[%n, %n] {
  ^bb0(%i0: index, %i1: index):
    tensor.yield %s : f32
  } : tensor<?x?xf32> to tensor<8x16xf32>
  return %r : tensor<8x16xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {vectorize_padding} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a: tensor<?x?xf32>, %s: f32, %n: index) -> tensor<8x16xf32> {
  %c = arith.constant 2.0 : f32
  %r = tensor.pad %a low[0, 0] high[%n, %n] {
  ^bb0(%i0: index, %i1: index):
    tensor.yield %s : f32
  } : tensor<?x?xf32> to tensor<8x16xf32>
  return %r : tensor<8x16xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a: tensor<?x?xf32>, %s: f32, %n: index) -> tensor<8x16xf32> {
  %c = arith.constant 2.0 : f32
  %r = tensor.pad %a low[0, 0] high[%n, %n] {
  ^bb0(%i0: index, %i1: index):
    tensor.yield %c : f32
  } : tensor<?x?xf32> to tensor<8x16xf32>
  return %r : tensor<8x16xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {vectorize_padding} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a: tensor<?x?xf32>, %s: f32, %n: index) -> tensor<8x16xf32> {
  %c = arith.constant 2.0 : f32
  %r = tensor.pad %a low[0, 0] high[%n, %n] {
  ^bb0(%i0: index, %i1: index):
    tensor.yield %c : f32
  } : tensor<?x?xf32> to tensor<8x16xf32>
  return %r : tensor<8x16xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a: tensor<?x?xf32>, %s: f32, %n: index) -> tensor<?x?xf32> {
  %c = arith.constant 2.0 : f32
  %r = tensor.pad %a low[0, 0] high[%n, %n] {
  ^bb0(%i0: index, %i1: index):
    tensor.yield %s : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {vectorize_padding} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a: tensor<?x?xf32>, %s: f32, %n: index) -> tensor<?x?xf32> {
  %c = arith.constant 2.0 : f32
  %r = tensor.pad %a low[0, 0] high[%n, %n] {
  ^bb0(%i0: index, %i1: index):
    tensor.yield %s : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a: tensor<4x5xf32>, %s: f32, %n: index) -> tensor<8x16xf32> {
  %c = arith.constant 2.0 : f32
  %r = tensor.pad %a low[0, 0] high[4, 11] {
  ^bb0(%i0: index, %i1: index):
    tensor.yield %s : f32
  } : tensor<4x5xf32> to tensor<8x16xf32>
  return %r : tensor<8x16xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {vectorize_padding} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a: tensor<4x5xf32>, %s: f32, %n: index) -> tensor<8x16xf32> {
  %c = arith.constant 2.0 : f32
  %r = tensor.pad %a low[0, 0] high[4, 11] {
  ^bb0(%i0: index, %i1: index):
    tensor.yield %s : f32
  } : tensor<4x5xf32> to tensor<8x16xf32>
  return %r : tensor<8x16xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a: tensor<8x16xf32>, %s: f32, %n: index) -> tensor<8x16xf32> {
  %c = arith.constant 2.0 : f32
  %r = tensor.pad %a low[0, 0] high[0, 0] {
  ^bb0(%i0: index, %i1: index):
    tensor.yield %s : f32
  } : tensor<8x16xf32> to tensor<8x16xf32>
  return %r : tensor<8x16xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {vectorize_padding} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a: tensor<8x16xf32>, %s: f32, %n: index) -> tensor<8x16xf32> {
  %c = arith.constant 2.0 : f32
  %r = tensor.pad %a low[0, 0] high[0, 0] {
  ^bb0(%i0: index, %i1: index):
    tensor.yield %s : f32
  } : tensor<8x16xf32> to tensor<8x16xf32>
  return %r : tensor<8x16xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a: tensor<?x5xf32>, %s: f32, %n: index) -> tensor<?x6xf32> {
  %c = arith.constant 2.0 : f32
  %r = tensor.pad %a low[0, 0] high[3, 1] {
  ^bb0(%i0: index, %i1: index):
    tensor.yield %s : f32
  } : tensor<?x5xf32> to tensor<?x6xf32>
  return %r : tensor<?x6xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {vectorize_padding} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a: tensor<?x5xf32>, %s: f32, %n: index) -> tensor<?x6xf32> {
  %c = arith.constant 2.0 : f32
  %r = tensor.pad %a low[0, 0] high[3, 1] {
  ^bb0(%i0: index, %i1: index):
    tensor.yield %s : f32
  } : tensor<?x5xf32> to tensor<?x6xf32>
  return %r : tensor<?x6xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a: tensor<?x5xf32>, %s: f32, %n: index) -> tensor<?x6xf32> {
  %c = arith.constant 2.0 : f32
  %r = tensor.pad %a low[%n, 0] high[3, 1] {
  ^bb0(%i0: index, %i1: index):
    tensor.yield %s : f32
  } : tensor<?x5xf32> to tensor<?x6xf32>
  return %r : tensor<?x6xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {vectorize_padding} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a: tensor<?x5xf32>, %s: f32, %n: index) -> tensor<?x6xf32> {
  %c = arith.constant 2.0 : f32
  %r = tensor.pad %a low[%n, 0] high[3, 1] {
  ^bb0(%i0: index, %i1: index):
    tensor.yield %s : f32
  } : tensor<?x5xf32> to tensor<?x6xf32>
  return %r : tensor<?x6xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a: tensor<?x?xf32>, %s: f32, %n: index) -> tensor<1x6xf32> {
  %c = arith.constant 2.0 : f32
  %r = tensor.pad %a low[%n, 0] high[0, %n] {
  ^bb0(%i0: index, %i1: index):
    tensor.yield %s : f32
  } : tensor<?x?xf32> to tensor<1x6xf32>
  return %r : tensor<1x6xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a: tensor<32x8x16xf32>, %b: tensor<4x1x32x16x2xf32>, %s: f32, %n: index) -> tensor<4x1x32x16x2xf32> {
  %r = linalg.pack %a  outer_dims_perm = [1, 2, 0] inner_dims_pos = [2, 1] inner_tiles = [16, 2] into %b : tensor<32x8x16xf32> -> tensor<4x1x32x16x2xf32>
  return %r : tensor<4x1x32x16x2xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a: tensor<32x8x16xf32>, %b: tensor<32x4x1x16x2xf32>, %s: f32, %n: index) -> tensor<32x4x1x16x2xf32> {
  %r = linalg.pack %a  inner_dims_pos = [2, 1] inner_tiles = [16, 2] into %b : tensor<32x8x16xf32> -> tensor<32x4x1x16x2xf32>
  return %r : tensor<32x4x1x16x2xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a: tensor<32x8x16xf32>, %b: tensor<16x8x2x16xf32>, %s: f32, %n: index) -> tensor<16x8x2x16xf32> {
  %r = linalg.pack %a  outer_dims_perm = [2, 1, 0] inner_dims_pos = [0] inner_tiles = [16] into %b : tensor<32x8x16xf32> -> tensor<16x8x2x16xf32>
  return %r : tensor<16x8x2x16xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a: tensor<32x8x16xf32>, %b: tensor<16x2x8x16xf32>, %s: f32, %n: index) -> tensor<16x2x8x16xf32> {
  %r = linalg.pack %a  outer_dims_perm = [2, 0, 1] inner_dims_pos = [0] inner_tiles = [16] into %b : tensor<32x8x16xf32> -> tensor<16x2x8x16xf32>
  return %r : tensor<16x2x8x16xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a: tensor<32x7x16xf32>, %b: tensor<32x4x1x16x2xf32>, %s: f32, %n: index) -> tensor<32x4x1x16x2xf32> {
  %r = linalg.pack %a padding_value(%s : f32) inner_dims_pos = [2, 1] inner_tiles = [16, 2] into %b : tensor<32x7x16xf32> -> tensor<32x4x1x16x2xf32>
  return %r : tensor<32x4x1x16x2xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {vectorize_padding} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a: tensor<32x7x16xf32>, %b: tensor<32x4x1x16x2xf32>, %s: f32, %n: index) -> tensor<32x4x1x16x2xf32> {
  %r = linalg.pack %a padding_value(%s : f32) inner_dims_pos = [2, 1] inner_tiles = [16, 2] into %b : tensor<32x7x16xf32> -> tensor<32x4x1x16x2xf32>
  return %r : tensor<32x4x1x16x2xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a: tensor<?x?xf32>, %b: tensor<?x?x16x2xf32>, %s: f32, %n: index) -> tensor<?x?x16x2xf32> {
  %r = linalg.pack %a  inner_dims_pos = [1, 0] inner_tiles = [16, 2] into %b : tensor<?x?xf32> -> tensor<?x?x16x2xf32>
  return %r : tensor<?x?x16x2xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a: tensor<?x?xf32>, %b: tensor<?x?x16x2xf32>, %s: f32, %n: index) -> tensor<?x?x16x2xf32> {
  %r = linalg.pack %a padding_value(%s : f32) inner_dims_pos = [1, 0] inner_tiles = [16, 2] into %b : tensor<?x?xf32> -> tensor<?x?x16x2xf32>
  return %r : tensor<?x?x16x2xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {vectorize_padding} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a: tensor<?x?xf32>, %b: tensor<?x?x16x2xf32>, %s: f32, %n: index) -> tensor<?x?x16x2xf32> {
  %r = linalg.pack %a padding_value(%s : f32) inner_dims_pos = [1, 0] inner_tiles = [16, 2] into %b : tensor<?x?xf32> -> tensor<?x?x16x2xf32>
  return %r : tensor<?x?x16x2xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a: tensor<?x?xf32>, %b: tensor<?x?x?x2xf32>, %s: f32, %n: index) -> tensor<?x?x?x2xf32> {
  %r = linalg.pack %a padding_value(%s : f32) inner_dims_pos = [1, 0] inner_tiles = [%n, 2] into %b : tensor<?x?xf32> -> tensor<?x?x?x2xf32>
  return %r : tensor<?x?x?x2xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {vectorize_padding} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a: tensor<?x?xf32>, %b: tensor<?x?x?x2xf32>, %s: f32, %n: index) -> tensor<?x?x?x2xf32> {
  %r = linalg.pack %a padding_value(%s : f32) inner_dims_pos = [1, 0] inner_tiles = [%n, 2] into %b : tensor<?x?xf32> -> tensor<?x?x?x2xf32>
  return %r : tensor<?x?x?x2xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a: tensor<4x1x32x16x2xf32>, %b: tensor<32x8x16xf32>, %s: f32, %n: index) -> tensor<32x8x16xf32> {
  %r = linalg.unpack %a  outer_dims_perm = [1, 2, 0] inner_dims_pos = [2, 1] inner_tiles = [16, 2] into %b : tensor<4x1x32x16x2xf32> -> tensor<32x8x16xf32>
  return %r : tensor<32x8x16xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a: tensor<32x4x1x16x2xf32>, %b: tensor<32x7x16xf32>, %s: f32, %n: index) -> tensor<32x7x16xf32> {
  %r = linalg.unpack %a  inner_dims_pos = [2, 1] inner_tiles = [16, 2] into %b : tensor<32x4x1x16x2xf32> -> tensor<32x7x16xf32>
  return %r : tensor<32x7x16xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a: tensor<?x?x16x2xf32>, %b: tensor<?x?xf32>, %s: f32, %n: index) -> tensor<?x?xf32> {
  %r = linalg.unpack %a  inner_dims_pos = [1, 0] inner_tiles = [16, 2] into %b : tensor<?x?x16x2xf32> -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a: tensor<?x?x?x2xf32>, %b: tensor<?x?xf32>, %s: f32, %n: index) -> tensor<?x?xf32> {
  %r = linalg.unpack %a  inner_dims_pos = [1, 0] inner_tiles = [%n, 2] into %b : tensor<?x?x?x2xf32> -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a: tensor<?x?x?x2xf32>, %b: tensor<?x?xf32>, %s: f32, %n: index) -> tensor<?x?xf32> {
  %r = linalg.unpack %a  inner_dims_pos = [0, 1] inner_tiles = [%n, 2] into %b : tensor<?x?x?x2xf32> -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a: tensor<?x?x?x2xf32>, %b: tensor<?x?xf32>, %s: f32, %n: index) -> tensor<?x?xf32> {
  %r = linalg.unpack %a  outer_dims_perm=[1, 0] inner_dims_pos = [0, 1] inner_tiles = [%n, 2] into %b : tensor<?x?x?x2xf32> -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a: tensor<4x4xf32>, %b: tensor<8x16xf32>, %s: f32, %n: index, %m: index) -> tensor<8x16xf32> {
  %r = tensor.insert_slice %a into %b[0, 0] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x16xf32>
  return %r : tensor<8x16xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a: tensor<4x4xf32>, %b: tensor<8x16xf32>, %s: f32, %n: index, %m: index) -> tensor<8x16xf32> {
  %r = tensor.insert_slice %a into %b[2, %n] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x16xf32>
  return %r : tensor<8x16xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a: tensor<4x4xf32>, %b: tensor<?x?xf32>, %s: f32, %n: index, %m: index) -> tensor<?x?xf32> {
  %r = tensor.insert_slice %a into %b[2, %n] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a: tensor<?x4xf32>, %b: tensor<8x16xf32>, %s: f32, %n: index, %m: index) -> tensor<8x16xf32> {
  %r = tensor.insert_slice %a into %b[2, %n] [%n, 4] [1, 1] : tensor<?x4xf32> into tensor<8x16xf32>
  return %r : tensor<8x16xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a: tensor<?x4xf32>, %b: tensor<?x?xf32>, %s: f32, %n: index, %m: index) -> tensor<?x?xf32> {
  %r = tensor.insert_slice %a into %b[2, %n] [%n, 4] [1, 1] : tensor<?x4xf32> into tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a: tensor<4x4xf32>, %b: tensor<5x8x16xf32>, %s: f32, %n: index, %m: index) -> tensor<5x8x16xf32> {
  %r = tensor.insert_slice %a into %b[%n, 2, 0] [1, 4, 4] [1, 1, 1] : tensor<4x4xf32> into tensor<5x8x16xf32>
  return %r : tensor<5x8x16xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a: tensor<8x1xf32>, %b: tensor<8x8x1xf32>, %s: f32, %n: index, %m: index) -> tensor<8x8x1xf32> {
  %r = tensor.insert_slice %a into %b[2, 0, 0] [8, 1, 1] [1, 1, 1] : tensor<8x1xf32> into tensor<8x8x1xf32>
  return %r : tensor<8x8x1xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a: tensor<4x4xf32>, %b: tensor<8x16xf32>, %s: f32, %n: index, %m: index) -> tensor<8x16xf32> {
  %d = linalg.fill ins(%s : f32) outs(%b : tensor<8x16xf32>) -> tensor<8x16xf32>
  %r = tensor.insert_slice %a into %d[0, 0] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x16xf32>
  return %r : tensor<8x16xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a: tensor<4x4xf32>, %b: tensor<8x16xf32>, %s: f32, %n: index, %m: index) -> tensor<8x16xf32> {
  %d = linalg.fill ins(%s : f32) outs(%b : tensor<8x16xf32>) -> tensor<8x16xf32>
  %r = tensor.insert_slice %a into %d[2, %n] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x16xf32>
  return %r : tensor<8x16xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a: tensor<4x4xf32>, %b: tensor<?x?xf32>, %s: f32, %n: index, %m: index) -> tensor<?x?xf32> {
  %d = linalg.fill ins(%s : f32) outs(%b : tensor<?x?xf32>) -> tensor<?x?xf32>
  %r = tensor.insert_slice %a into %d[2, %n] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a: tensor<?x4xf32>, %b: tensor<?x?xf32>, %s: f32, %n: index, %m: index) -> tensor<?x?xf32> {
  %d = linalg.fill ins(%s : f32) outs(%b : tensor<?x?xf32>) -> tensor<?x?xf32>
  %r = tensor.insert_slice %a into %d[2, %n] [%n, 4] [1, 1] : tensor<?x4xf32> into tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a: tensor<4x4xf32>, %b: tensor<5x8x16xf32>, %s: f32, %n: index, %m: index) -> tensor<5x8x16xf32> {
  %d = linalg.fill ins(%s : f32) outs(%b : tensor<5x8x16xf32>) -> tensor<5x8x16xf32>
  %r = tensor.insert_slice %a into %d[%n, 2, 0] [1, 4, 4] [1, 1, 1] : tensor<4x4xf32> into tensor<5x8x16xf32>
  return %r : tensor<5x8x16xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a: tensor<8x1xf32>, %b: tensor<8x8x1xf32>, %s: f32, %n: index, %m: index) -> tensor<8x8x1xf32> {
  %d = linalg.fill ins(%s : f32) outs(%b : tensor<8x8x1xf32>) -> tensor<8x8x1xf32>
  %r = tensor.insert_slice %a into %d[2, 0, 0] [8, 1, 1] [1, 1, 1] : tensor<8x1xf32> into tensor<8x8x1xf32>
  return %r : tensor<8x8x1xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a: tensor<5x6xf32>, %p: index) -> vector<7x9xf32> {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5.0 : f32
  %c6 = arith.constant 6.0 : f32
  %0 = tensor.pad %a low[0, 0] high[5, 7] {
  ^bb0(%i: index, %j: index):
    tensor.yield %c5 : f32
  } : tensor<5x6xf32> to tensor<10x13xf32>
  %r = vector.transfer_read %0[%c0, %c0], %c6 {in_bounds=[true,true]} : tensor<10x13xf32>, vector<7x9xf32>
  return %r : vector<7x9xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {vectorize_padding} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a: tensor<?x?xf32>, %v: vector<7x9xf32>, %l: index, %n: index, %m: index) -> tensor<?x6xf32> {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5.0 : f32
  %s = tensor.extract_slice %a[0, 0] [%m, 6] [1, 1] : tensor<?x?xf32> to tensor<?x6xf32>
  %0 = tensor.pad %s low[0, 0] high[%n, 7] {
  ^bb0(%i: index, %j: index):
    tensor.yield %c5 : f32
  } : tensor<?x6xf32> to tensor<10x13xf32>
  %1 = vector.transfer_write %v, %0[%c0, %c0] : vector<7x9xf32>, tensor<10x13xf32>
  %r = tensor.extract_slice %1[0, 0] [%m, 6] [1, 1] : tensor<10x13xf32> to tensor<?x6xf32>
  return %r : tensor<?x6xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {vectorize_padding} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a: tensor<5x6xf32>, %b: tensor<12x13xf32>, %n: index) -> tensor<12x13xf32> {
  %c5 = arith.constant 5.0 : f32
  %0 = tensor.pad %a low[0, 0] high[2, 3] {
  ^bb0(%i: index, %j: index):
    tensor.yield %c5 : f32
  } : tensor<5x6xf32> to tensor<7x9xf32>
  %r = tensor.insert_slice %0 into %b[3, %n][7, 9][1, 1] : tensor<7x9xf32> into tensor<12x13xf32>
  return %r : tensor<12x13xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {vectorize_padding} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a: tensor<5x?xf32>, %n: index) -> tensor<?x?xf32> {
  %c5 = arith.constant 5.0 : f32
  %r = tensor.pad %a low[%n, 1] high[2, %n] {
  ^bb0(%i: index, %j: index):
    %x = arith.index_cast %i : index to i32
    %y = arith.sitofp %x : i32 to f32
    tensor.yield %y : f32
  } : tensor<5x?xf32> to tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {vectorize_padding} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a: tensor<?x?xf32>, %b: tensor<8x4xf32>, %i: index) -> tensor<?x?xf32> {
  %s = tensor.extract_slice %a[%i, 3][8, 4][1, 1] : tensor<?x?xf32> to tensor<8x4xf32>
  %0 = linalg.add ins(%s, %b : tensor<8x4xf32>, tensor<8x4xf32>) outs(%s : tensor<8x4xf32>) -> tensor<8x4xf32>
  %r = tensor.insert_slice %0 into %a[%i, 3][8, 4][1, 1] : tensor<8x4xf32> into tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%in: memref<?xf32>) -> vector<32xf32> {
  %c0 = arith.constant 0 : index
  %f0 = arith.constant 0.0 : f32
  %alloc = memref.alloc() : memref<32xf32>
  %subview = memref.subview %alloc[0][16][1] : memref<32xf32> to memref<16xf32>
  memref.copy %in, %subview : memref<?xf32> to memref<16xf32>
  %r = vector.transfer_read %alloc[%c0], %f0 {in_bounds=[true]} : memref<32xf32>, vector<32xf32>
  memref.dealloc %alloc : memref<32xf32>
  return %r : vector<32xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%in: memref<?xf32>) -> vector<32xf32> {
  %c0 = arith.constant 0 : index
  %f0 = arith.constant 0.0 : f32
  %alloc = memref.alloc() : memref<32xf32>
  linalg.fill ins(%f0 : f32) outs(%alloc : memref<32xf32>)
  %subview = memref.subview %alloc[0][16][1] : memref<32xf32> to memref<16xf32>
  memref.copy %in, %subview : memref<?xf32> to memref<16xf32>
  %r = vector.transfer_read %alloc[%c0], %f0 {in_bounds=[true]} : memref<32xf32>, vector<32xf32>
  memref.dealloc %alloc : memref<32xf32>
  return %r : vector<32xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%v: vector<32xf32>, %out: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %f0 = arith.constant 0.0 : f32
  %alloc = memref.alloc() : memref<32xf32>
  %subview = memref.subview %alloc[0][16][1] : memref<32xf32> to memref<16xf32>
  vector.transfer_write %v, %alloc[%c0] {in_bounds=[true]} : vector<32xf32>, memref<32xf32>
  memref.copy %subview, %out : memref<16xf32> to memref<?xf32>
  memref.dealloc %alloc : memref<32xf32>
  return
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a: memref<8x4xf32>, %b: memref<8x4xf32>) {
  memref.copy %a, %b : memref<8x4xf32> to memref<8x4xf32>
  return
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a: memref<8x4xf32>, %b: memref<8x4xf32, strided<[16, 1], offset: ?>>) {
  memref.copy %a, %b : memref<8x4xf32> to memref<8x4xf32, strided<[16, 1], offset: ?>>
  return
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a: memref<f32>, %b: memref<f32>) {
  memref.copy %a, %b : memref<f32> to memref<f32>
  return
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a: memref<?x4xf32>, %b: memref<?x4xf32>) {
  memref.copy %a, %b : memref<?x4xf32> to memref<?x4xf32>
  return
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%q: tensor<4x8xf16>, %k: tensor<6x8xf16>, %s: tensor<4x6xf32>, %m: tensor<4xf32>) -> tensor<4x6xf32> {
  %qk = linalg.generic {indexing_maps=[affine_map<(d0,d1,d2)->(d0,d2)>, affine_map<(d0,d1,d2)->(d1,d2)>, affine_map<(d0,d1,d2)->(d0,d1)>], iterator_types=["parallel","parallel","reduction"]} ins(%q, %k : tensor<4x8xf16>, tensor<6x8xf16>) outs(%s : tensor<4x6xf32>) {
  ^bb0(%a: f16, %b: f16, %c: f32):
    %ae = arith.extf %a : f16 to f32
    %be = arith.extf %b : f16 to f32
    %p = arith.mulf %ae, %be : f32
    %o = arith.addf %c, %p : f32
    linalg.yield %o : f32 } -> tensor<4x6xf32>
  %mx = linalg.reduce {arith.maximumf} ins(%qk : tensor<4x6xf32>) outs(%m : tensor<4xf32>) dimensions = [1]
  %bc = linalg.broadcast ins(%mx : tensor<4xf32>) outs(%s : tensor<4x6xf32>) dimensions = [1]
  %sub = linalg.sub ins(%qk, %bc : tensor<4x6xf32>, tensor<4x6xf32>) outs(%s : tensor<4x6xf32>) -> tensor<4x6xf32>
  %r = linalg.exp ins(%sub : tensor<4x6xf32>) outs(%s : tensor<4x6xf32>) -> tensor<4x6xf32>
  return %r : tensor<4x6xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%q: tensor<4x8xf16>, %k: tensor<6x8xf16>, %s: tensor<4x6xf32>, %m: tensor<4xf32>) -> tensor<4x6xf32> {
  %qk = linalg.generic {indexing_maps=[affine_map<(d0,d1,d2)->(d0,d2)>, affine_map<(d0,d1,d2)->(d1,d2)>, affine_map<(d0,d1,d2)->(d0,d1)>], iterator_types=["parallel","parallel","reduction"]} ins(%q, %k : tensor<4x8xf16>, tensor<6x8xf16>) outs(%s : tensor<4x6xf32>) {
  ^bb0(%a: f16, %b: f16, %c: f32):
    %ae = arith.extf %a : f16 to f32
    %be = arith.extf %b : f16 to f32
    %p = arith.mulf %ae, %be : f32
    %o = arith.addf %c, %p : f32
    linalg.yield %o : f32 } -> tensor<4x6xf32>
  %mx = linalg.reduce {arith.maximumf} ins(%qk : tensor<4x6xf32>) outs(%m : tensor<4xf32>) dimensions = [1]
  %bc = linalg.broadcast ins(%mx : tensor<4xf32>) outs(%s : tensor<4x6xf32>) dimensions = [1]
  %sub = linalg.sub ins(%qk, %bc : tensor<4x6xf32>, tensor<4x6xf32>) outs(%s : tensor<4x6xf32>) -> tensor<4x6xf32>
  %r = linalg.exp ins(%sub : tensor<4x6xf32>) outs(%s : tensor<4x6xf32>) -> tensor<4x6xf32>
  return %r : tensor<4x6xf32>
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {fold_type_extensions_into_contract} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<8x16xf32>, %a1: tensor<16x4xf32>, %a2: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %r = linalg.matmul  ins(%a0, %a1 : tensor<8x16xf32>, tensor<16x4xf32>) outs(%a2 : tensor<8x4xf32>) -> tensor<8x4xf32>
  return %r : tensor<8x4xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0  : (!transform.any_op) -> !transform.any_op
