// ARGS: --transform-interpreter
// FRAME
module attributes {transform.with_named_sequence} {
  // HERE
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match attributes {target} in %root : (!transform.any_op) -> !transform.any_op
    // HERE
    transform.yield
  }
}
// CASE
func.func @matmul(%a: tensor<32x64xf32>, %b: tensor<64x48xf32>, %c: tensor<32x48xf32>) -> tensor<32x48xf32> {
  %m = linalg.matmul {target} ins(%a, %b : tensor<32x64xf32>, tensor<64x48xf32>) outs(%c : tensor<32x48xf32>) -> tensor<32x48xf32>
  return %m : tensor<32x48xf32>
}
// AND
%1 = transform.structured.split %0 after 20 {dimension = 2, mine = "x"} : !transform.any_op
%2:2 = transform.split_handle %1 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
%3 = transform.structured.split %2#1 after 24 {dimension = 1} : !transform.any_op
// CASE
func.func @index(%a: tensor<?xindex>, %n: index) -> tensor<?xindex> {
  %s = arith.ceildivsi %n, %n {size} : index
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%a : tensor<?xindex>) attrs = {target} {
    ^bb0(%x: index):
      %i = linalg.index 0 : index
      linalg.yield %i : index
  } -> tensor<?xindex>
  return %r : tensor<?xindex>
}
// AND
%s = transform.structured.match attributes {size} in %root : (!transform.any_op) -> !transform.any_op
%1 = transform.structured.split %0 after %s {dimension = 0} : !transform.any_op, !transform.any_op
// CASE
func.func @convolution(%i: tensor<1x18x18x8xf32>, %k: tensor<3x3x8x16xf32>, %o: tensor<1x16x16x16xf32>, %p: tensor<1x16x16x16xf32>) -> (tensor<1x16x16x16xf32>, tensor<1x16x16x16xf32>) {
  %c = linalg.conv_2d_nhwc_hwcf {target, dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>}
    ins(%i, %k : tensor<1x18x18x8xf32>, tensor<3x3x8x16xf32>) outs(%o : tensor<1x16x16x16xf32>) -> tensor<1x16x16x16xf32>
  %e = linalg.exp {target} ins(%c : tensor<1x16x16x16xf32>) outs(%p : tensor<1x16x16x16xf32>) -> tensor<1x16x16x16xf32>
  return %c, %e : tensor<1x16x16x16xf32>, tensor<1x16x16x16xf32>
}
// AND
%1 = transform.structured.split %0 after 5 {dimension = 1} : !transform.any_op
// CASE
func.func @results(%a: tensor<?x64xf32>, %o: tensor<?xf32>, %p: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  %r:2 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]}
   ins(%a : tensor<?x64xf32>) outs(%o, %p : tensor<?xf32>, tensor<?xf32>) attrs = {target} {
     ^bb0(%x: f32, %y: f32, %z: f32):
       %s = arith.addf %x, %y : f32
       %m = arith.maximumf %z, %x : f32
       linalg.yield %s, %m : f32, f32
   } -> (tensor<?xf32>, tensor<?xf32>)
  return %r#0, %r#1 : tensor<?xf32>, tensor<?xf32>
}
// AND
%p = transform.param.constant 10 : i64 -> !transform.param<i64>
%q = transform.param.constant 20 : i64 -> !transform.param<i64>
%s = transform.merge_handles %p, %q : !transform.param<i64>
%1 = transform.structured.split %0 after %s {dimension = 1, multiway} : !transform.any_op, !transform.param<i64>
transform.print %1 : !transform.any_op
// CASE
func.func @zero(%a: tensor<0x?xf32>, %m: memref<3x?xf32>) -> tensor<0x?xf32> {
  %e = linalg.exp {target} ins(%a : tensor<0x?xf32>) outs(%a : tensor<0x?xf32>) -> tensor<0x?xf32>
  linalg.exp {target} ins(%m : memref<3x?xf32>) outs(%m : memref<3x?xf32>)
  return %e : tensor<0x?xf32>
}
// AND
%1 = transform.structured.split %0 after 3 {dimension = 0} : !transform.any_op
transform.print %1 : !transform.any_op
