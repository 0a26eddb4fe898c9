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
func.func @matmul(%a: tensor<?x64xf32>, %b: tensor<64x?xf32>, %c: tensor<?x?xf32>, %d: memref<?x64xf32>, %e: memref<64x?xf32>, %f: memref<?x?xf32>) -> tensor<?x?xf32> {
  %m = linalg.matmul {target} ins(%a, %b : tensor<?x64xf32>, tensor<64x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  linalg.matmul {target} ins(%d, %e : memref<?x64xf32>, memref<64x?xf32>) outs(%f : memref<?x?xf32>)
  return %m : tensor<?x?xf32>
}
// AND
%1 = transform.structured.scalarize %0 : (!transform.any_op) -> !transform.any_op
transform.print %1 : !transform.any_op
// CASE
func.func @constant_dims(%x: f32, %t: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<4x2xf32>) {
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %e = tensor.empty(%c4, %c5) : tensor<?x?xf32>
  %f = linalg.fill {target} ins(%x : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %g = tensor.empty() : tensor<4x2xf32>
  %h = linalg.fill {target} ins(%x : f32) outs(%g : tensor<4x2xf32>) -> tensor<4x2xf32>
  return %f, %h : tensor<?x?xf32>, tensor<4x2xf32>
}
// AND
%1 = transform.structured.scalarize %0 {mine} : (!transform.any_op) -> !transform.op<"linalg.fill">
// CASE
func.func @wrong(%a: tensor<?x4xf32>) attributes {target} {
  return
}
// AND
%1 = transform.structured.scalarize %0 : (!transform.any_op) -> !transform.any_op
// CASE
func.func @loops(%h: memref<?xf32>, %d: memref<?x64xf32>, %e: memref<64x?xf32>, %f: memref<?x?xf32>, %g: memref<f32>) {
  linalg.matmul {target} ins(%d, %e : memref<?x64xf32>, memref<64x?xf32>) outs(%f : memref<?x?xf32>)
  linalg.exp {target} ins(%g : memref<f32>) outs(%g : memref<f32>)
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (i + j * 2)>, affine_map<(i, j) -> ()>], iterator_types = ["parallel", "reduction"]}
    ins(%d : memref<?x64xf32>) outs(%h, %g : memref<?xf32>, memref<f32>) attrs = {target} {
    ^bb0(%x: f32, %y: f32, %z: f32):
      %i = linalg.index 1 : index
      %v = memref.load %e[%i, %i] : memref<64x?xf32>
      %w = arith.mulf %x, %v : f32
      linalg.yield %w, %w : f32, f32
  }
  return
}
// AND
%1 = transform.structured.convert_to_loops %0 : (!transform.any_op) -> !transform.any_op
transform.print %1 : !transform.any_op
// CASE
func.func @loops(%m: memref<7x0xf32>, %i: memref<1x9x9x2xf32>, %k: memref<3x3x2x4xf32>, %o: memref<1x?x4x4xf32>) {
  linalg.conv_2d_nhwc_hwcf {target, dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>}
    ins(%i, %k : memref<1x9x9x2xf32>, memref<3x3x2x4xf32>) outs(%o : memref<1x?x4x4xf32>)
  linalg.map {arith.addf} ins(%m, %m : memref<7x0xf32>, memref<7x0xf32>) outs(%m : memref<7x0xf32>) {target}
  return
}
// AND
%1 = transform.structured.convert_to_loops %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "loop" : !transform.any_op
// CASE
func.func @softmax(%a: memref<?x64xf32>, %b: memref<?x64xf32>) {
  linalg.softmax {target} dimension(1) ins(%a: memref<?x64xf32>) outs(%b : memref<?x64xf32>)
  return
}
// AND
%1 = transform.structured.convert_to_loops %0 : (!transform.any_op) -> !transform.any_op
// CASE
func.func @tensors(%a: tensor<?x64xf32>, %b: tensor<?x64xf32>) {
  %0 = linalg.exp {target} ins(%a: tensor<?x64xf32>) outs(%b : tensor<?x64xf32>) -> tensor<?x64xf32>
  return
}
// AND
%1 = transform.structured.convert_to_loops %0 : (!transform.any_op) -> !transform.any_op
// CASE
func.func @no_op() attributes {target} {
  return
}
// AND
%1 = transform.structured.convert_to_loops %0 : (!transform.any_op) -> !transform.any_op
