// ARGS: --transform-interpreter --allow-unregistered-dialect
// FRAME
module attributes {transform.with_named_sequence} {
  // HERE
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match ops{["linalg.copy", "linalg.fill"]} in %root : (!transform.any_op) -> !transform.any_op
    // HERE
    transform.yield
  }
}
// CASE
func.func @f(%a: memref<4x8xf32>, %b: memref<4x8xf32>) {
  linalg.copy {tag} ins(%a : memref<4x8xf32>) outs(%b : memref<4x8xf32>)
  return
}
// AND
%1 = transform.structured.linalg_copy_to_memref %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "copied" : !transform.any_op
// CASE
func.func @f(%a: memref<?x?xf32>, %b: memref<?x?xf32>) {
  linalg.copy {tag} ins(%a : memref<?x?xf32>) outs(%b : memref<?x?xf32>)
  return
}
// AND
%1 = transform.structured.linalg_copy_to_memref %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "copied" : !transform.any_op
// CASE
func.func @f(%a: memref<4xf32>, %b: memref<4xf64>) {
  linalg.copy {tag} ins(%a : memref<4xf32>) outs(%b : memref<4xf64>)
  return
}
// AND
%1 = transform.structured.linalg_copy_to_memref %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "copied" : !transform.any_op
// CASE
func.func @f(%a: memref<f32>, %b: memref<f32>) {
  linalg.copy {tag} ins(%a : memref<f32>) outs(%b : memref<f32>)
  return
}
// AND
%1 = transform.structured.linalg_copy_to_memref %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "copied" : !transform.any_op
// CASE
func.func @f(%a: f32, %b: memref<f32>) {
  linalg.copy {tag} ins(%a : f32) outs(%b : memref<f32>)
  return
}
// AND
%1 = transform.structured.linalg_copy_to_memref %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "copied" : !transform.any_op
// CASE
func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>) {
  %0 = linalg.copy {tag} ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) -> tensor<4xf32>
  return
}
// AND
%1 = transform.structured.linalg_copy_to_memref %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "copied" : !transform.any_op
// CASE
func.func @f(%a: memref<4xi8>, %b: memref<4xi32>) {
  linalg.copy {tag} ins(%a : memref<4xi8>) outs(%b : memref<4xi32>)
  return
}
// AND
%1 = transform.structured.linalg_copy_to_memref %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "copied" : !transform.any_op
// CASE
func.func @f(%a: memref<?xf32>, %b: memref<4xf32>) {
  linalg.copy ins(%a : memref<?xf32>) outs(%b : memref<4xf32>)
  return
}
// AND
%f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
%1 = transform.structured.linalg_copy_to_memref %f : (!transform.any_op) -> !transform.any_op
