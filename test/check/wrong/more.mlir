// RUN: %python %S/../corpus.py %s
// Schedules with a step that computes something else (../README.md).
// -----
// a comparison that a pattern has found
func.func @f(%a: vector<4xf32>, %b: vector<4xf32>) -> vector<4xi1> {
  %d = arith.cmpf olt, %a, %b : vector<4xf32>
  return %d : vector<4xi1>
}
// script
transform.with_pdl_patterns %root : !t {
^bb0(%r: !t):
  pdl.pattern @comparisons : benefit(1) {
    %x = pdl.operand
    %y = pdl.operand
    %type = pdl.type
    %op = pdl.operation "arith.cmpf"(%x, %y : !pdl.value, !pdl.value) -> (%type : !pdl.type)
    pdl.rewrite %op with "transform.dialect"
  }
  transform.sequence %r : !t failures(propagate) {
  ^bb1(%s: !t):
    %found = transform.pdl_match @comparisons in %s : (!t) -> !t
    %value = transform.param.constant 5 : i64 -> !p
    transform.annotate %found "predicate" = %value : !t, !p // differs
  }
}
// -----
// an address too far
func.func @f(%a: memref<4x4xf32>, %i: index) -> f32 {
  %c1 = arith.constant 1 : index
  %x = memref.load %a[%c1, %c1] : memref<4x4xf32>
  return %x : f32
}
// script
%v = transform.apply_registered_pass "lower-to-llvm" to %root : (!t) -> !t
%op = transform.structured.match ops{["llvm.mlir.constant"]} filter_result_type = i64 in %v : (!t) -> !t
%first, %rest = transform.split_handle %op {overflow_result = 1} : (!t) -> (!t, !t)
%value = transform.param.constant 2 : i64 -> !p
transform.annotate %first "value" = %value : !t, !p // differs
// -----
// lanes of the llvm dialect change places
func.func @f(%a: vector<4xf32>) -> vector<4xf32> {
  %r = vector.shuffle %a, %a [3, 2, 1, 0] : vector<4xf32>, vector<4xf32>
  return %r : vector<4xf32>
}
// script
%v = transform.apply_registered_pass "lower-to-llvm" to %root : (!t) -> !t
%op = transform.structured.match ops{["llvm.shufflevector"]} in %v : (!t) -> !t
%value = transform.param.constant array<i32: 3, 1, 2, 0> -> !p
transform.annotate %op "mask" = %value : !t, !p // differs
// -----
// another stride of a convolution
func.func @f(%a: tensor<1x9x9x2xf32>, %w: tensor<3x3x2x4xf32>, %o: tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32> {
  %r = linalg.conv_2d_nhwc_hwcf {strides = dense<2> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>} ins(%a, %w : tensor<1x9x9x2xf32>, tensor<3x3x2x4xf32>) outs(%o : tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32>
  return %r : tensor<1x4x4x4xf32>
}
// script
%m = transform.structured.match ops{["linalg.conv_2d_nhwc_hwcf"]} in %root : (!t) -> !t
%g = transform.structured.generalize %m : (!t) -> !t
%op = transform.structured.match ops{["linalg.generic"]} in %root : (!t) -> !t
%value = transform.param.constant [affine_map<(n, h, w, f, i, j, c) -> (n, h + i, w * 2 + j, c)>, affine_map<(n, h, w, f, i, j, c) -> (i, j, c, f)>, affine_map<(n, h, w, f, i, j, c) -> (n, h, w, f)>] -> !p
transform.annotate %op "indexing_maps" = %value : !t, !p // differs
// -----
// vectors transposed otherwise
func.func @f(%a: vector<2x2x2xf32>) -> vector<2x2x2xf32> {
  %r = vector.transpose %a, [2, 0, 1] : vector<2x2x2xf32> to vector<2x2x2xf32>
  return %r : vector<2x2x2xf32>
}
// script
%op = transform.structured.match ops{["vector.transpose"]} in %root : (!t) -> !t
%value = transform.param.constant array<i64: 1, 2, 0> -> !p
transform.annotate %op "permutation" = %value : !t, !p // differs
// -----
// a softmax along the other dimension
func.func @f(%a: tensor<4x4xf32>, %o: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %r = linalg.softmax dimension(1) ins(%a : tensor<4x4xf32>) outs(%o : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}
// script
%op = transform.structured.match ops{["linalg.softmax"]} in %root : (!t) -> !t
%value = transform.param.constant 0 : i64 -> !p
transform.annotate %op "dimension" = %value : !t, !p // differs
// -----
// Winograd with another matrix
func.func @f(%a: tensor<1x6x6x1xf32>, %w: tensor<1x3x3x1xf32>, %o: tensor<1x4x4x1xf32>) -> tensor<1x4x4x1xf32> {
  %r = linalg.conv_2d_nhwc_fhwc {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>} ins(%a, %w : tensor<1x6x6x1xf32>, tensor<1x3x3x1xf32>) outs(%o : tensor<1x4x4x1xf32>) -> tensor<1x4x4x1xf32>
  return %r : tensor<1x4x4x1xf32>
}
// script
%m = transform.structured.match ops{["linalg.conv_2d_nhwc_fhwc"]} in %root : (!t) -> !t
%x = transform.structured.winograd_conv2d %m {fmr = 1 : i32} : (!t) -> !t
%t = transform.structured.match ops{["linalg.winograd_input_transform"]} in %root : (!t) -> !t
%d = transform.structured.decompose_winograd_op %t : (!t) -> !t
%op = transform.structured.match ops{["arith.constant"]} filter_result_type = tensor<6x6xf32> in %root : (!t) -> !t
%first, %rest = transform.split_handle %op {overflow_result = 1} : (!t) -> (!t, !t)
%value = transform.param.constant dense<[[4.0, 0.0, -5.0, 0.0, 1.0, 0.0], [0.0, -4.0, -4.0, 1.0, 1.0, 0.0], [0.0, 4.0, -4.0, -1.0, 1.0, 0.0], [0.0, -2.0, -1.0, 2.0, 1.0, 0.0], [0.0, 2.0, -1.0, -2.0, 1.0, 0.0], [0.0, 4.0, 0.0, -5.0, 0.0, 2.0]]> : tensor<6x6xf32> -> !p
transform.annotate %first "value" = %value : !t, !p // differs
// -----
// the value of a fill
func.func @f(%a: tensor<?x?xf32>, %o: tensor<?xf32>) -> tensor<?xf32> {
  %z = arith.constant 0.0 : f32
  %e = linalg.fill ins(%z : f32) outs(%o : tensor<?xf32>) -> tensor<?xf32>
  %s = linalg.reduce { arith.addf } ins(%a : tensor<?x?xf32>) outs(%e : tensor<?xf32>) dimensions = [1]
  return %s : tensor<?xf32>
}
// script
%m = transform.structured.match ops{["linalg.reduce"]} in %root : (!t) -> !t
%s, %l = transform.structured.fuse %m tile_sizes [3, 0] : (!t) -> (!t, !t)
%op = transform.structured.match ops{["arith.constant"]} filter_result_type = f32 in %root : (!t) -> !t
%value = transform.param.constant 1.0 : f32 -> !p
transform.annotate %op "value" = %value : !t, !p // differs
// -----
// an element put elsewhere
func.func @f(%a: vector<4xf32>, %x: f32) -> vector<4xf32> {
  %r = vector.insert %x, %a[1] : f32 into vector<4xf32>
  return %r : vector<4xf32>
}
// script
%op = transform.structured.match ops{["vector.insert"]} in %root : (!t) -> !t
%value = transform.param.constant array<i64: 2> -> !p
transform.annotate %op "static_position" = %value : !t, !p // differs
