// ARGS: --transform-interpreter --allow-unregistered-dialect
// FRAME
module attributes {transform.with_named_sequence} {
  // HERE
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match ops{["tensor.insert_slice", "tensor.parallel_insert_slice"]} in %root : (!transform.any_op) -> !transform.any_op
    // HERE
    transform.yield
  }
}
// CASE
func.func @f(%a: tensor<2x3xf32>, %d: tensor<8x8xf32>, %s: index, %t: index) -> tensor<8x8xf32> {
  %0 = tensor.insert_slice %a into %d[0, 1] [2, 3] [1, 1] : tensor<2x3xf32> into tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// AND
%1 = transform.structured.insert_slice_to_copy %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "copied" : !transform.any_op
// CASE
func.func @f(%a: tensor<?x3xf32>, %d: tensor<8x?xf32>, %s: index, %t: index) -> tensor<8x?xf32> {
  %0 = tensor.insert_slice %a into %d[%s, 1] [%t, 3] [1, 1] : tensor<?x3xf32> into tensor<8x?xf32>
  return %0 : tensor<8x?xf32>
}
// AND
%1 = transform.structured.insert_slice_to_copy %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "copied" : !transform.any_op
// CASE
func.func @f(%a: tensor<2x3xf32>, %d: tensor<8x8xf32>, %s: index, %t: index) -> tensor<8x8xf32> {
  %e = tensor.empty() : tensor<2x3xf32>
  %c = linalg.copy ins(%a : tensor<2x3xf32>) outs(%e : tensor<2x3xf32>) -> tensor<2x3xf32>%0 = tensor.insert_slice %c into %d[0, 1] [2, 3] [1, 1] : tensor<2x3xf32> into tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// AND
%1 = transform.structured.insert_slice_to_copy %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "copied" : !transform.any_op
// CASE
func.func @f(%a: tensor<?x?xf32>, %d: tensor<8x8xf32>, %s: index, %t: index) -> tensor<8x8xf32> {
  %0 = tensor.insert_slice %a into %d[0, 0] [%s, %t] [1, 1] : tensor<?x?xf32> into tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// AND
%1 = transform.structured.insert_slice_to_copy %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "copied" : !transform.any_op
// CASE
func.func @f(%a: tensor<0x3xf32>, %d: tensor<8x8xf32>, %s: index, %t: index) -> tensor<8x8xf32> {
  %0 = tensor.insert_slice %a into %d[0, 1] [0, 3] [1, 1] : tensor<0x3xf32> into tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// AND
%1 = transform.structured.insert_slice_to_copy %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "copied" : !transform.any_op
// CASE
func.func @f(%a: tensor<2xf32>, %d: tensor<8xf32>) -> tensor<8xf32> {
  %0 = scf.forall (%i) in (4) shared_outs(%o = %d) -> tensor<8xf32> {
    %j = affine.apply affine_map<(i) -> (i * 2)>(%i)
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %a into %o[%j] [2] [1] : tensor<2xf32> into tensor<8xf32>
    }
  }
  return %0 : tensor<8xf32>
}
// AND
%1 = transform.structured.insert_slice_to_copy %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "copied" : !transform.any_op
// CASE
func.func @f(%a: tensor<2xf32>, %d: tensor<8xf32>) -> tensor<8xf32> {
  %0 = tensor.insert_slice %a into %d[0] [2] [1] : tensor<2xf32> into tensor<8xf32>
  %1 = tensor.insert_slice %a into %0[4] [2] [1] : tensor<2xf32> into tensor<8xf32>
  return %1 : tensor<8xf32>
}
// AND
%1 = transform.structured.insert_slice_to_copy %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "copied" : !transform.any_op
// CASE
func.func @f(%a: tensor<2xf32, "a">, %d: tensor<8xf32, "d">) -> tensor<8xf32, "d"> {
  %0 = tensor.insert_slice %a into %d[0] [2] [1] : tensor<2xf32, "a"> into tensor<8xf32, "d">
  return %0 : tensor<8xf32, "d">
}
// AND
%1 = transform.structured.insert_slice_to_copy %0 : (!transform.any_op) -> !transform.any_op
