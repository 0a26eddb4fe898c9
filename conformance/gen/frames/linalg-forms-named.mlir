// ARGS: --linalg-generalize-named-ops
// FRAME
// HERE
  return %0 : tensor<4x8xf32>
}
// EACH
func.func @abs(%a0: tensor<4x8xf32>, %a1: tensor<4x8xf32>) -> tensor<4x8xf32> { %0 = linalg.abs ins(%a0 : tensor<4x8xf32>) outs(%a1 : tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @ceil(%a0: tensor<4x8xf32>, %a1: tensor<4x8xf32>) -> tensor<4x8xf32> { %0 = linalg.ceil ins(%a0 : tensor<4x8xf32>) outs(%a1 : tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @negf(%a0: tensor<4x8xf32>, %a1: tensor<4x8xf32>) -> tensor<4x8xf32> { %0 = linalg.negf ins(%a0 : tensor<4x8xf32>) outs(%a1 : tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @round(%a0: tensor<4x8xf32>, %a1: tensor<4x8xf32>) -> tensor<4x8xf32> { %0 = linalg.round ins(%a0 : tensor<4x8xf32>) outs(%a1 : tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @sqrt(%a0: tensor<4x8xf32>, %a1: tensor<4x8xf32>) -> tensor<4x8xf32> { %0 = linalg.sqrt ins(%a0 : tensor<4x8xf32>) outs(%a1 : tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @rsqrt(%a0: tensor<4x8xf32>, %a1: tensor<4x8xf32>) -> tensor<4x8xf32> { %0 = linalg.rsqrt ins(%a0 : tensor<4x8xf32>) outs(%a1 : tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @tanh(%a0: tensor<4x8xf32>, %a1: tensor<4x8xf32>) -> tensor<4x8xf32> { %0 = linalg.tanh ins(%a0 : tensor<4x8xf32>) outs(%a1 : tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @erf(%a0: tensor<4x8xf32>, %a1: tensor<4x8xf32>) -> tensor<4x8xf32> { %0 = linalg.erf ins(%a0 : tensor<4x8xf32>) outs(%a1 : tensor<4x8xf32>) -> tensor<4x8xf32>
// FRAME
// HERE
  return
}
// EACH
func.func @matvec(%a0: memref<2x3xf32>, %a1: memref<3xf32>, %a2: memref<2xf32>) { linalg.matvec ins(%a0, %a1 : memref<2x3xf32>, memref<3xf32>) outs(%a2 : memref<2xf32>)
func.func @vecmat(%a0: memref<3xf32>, %a1: memref<3x2xf32>, %a2: memref<2xf32>) { linalg.vecmat ins(%a0, %a1 : memref<3xf32>, memref<3x2xf32>) outs(%a2 : memref<2xf32>)
func.func @conv_1d_ncw_fcw(%a0: memref<2x5x9xf32>, %a1: memref<3x5x6xf32>, %a2: memref<2x3x4xf32>) { linalg.conv_1d_ncw_fcw ins(%a0, %a1 : memref<2x5x9xf32>, memref<3x5x6xf32>) outs(%a2 : memref<2x3x4xf32>)
func.func @depthwise_conv_1d_nwc_wcm(%a0: memref<2x8x4xf32>, %a1: memref<6x4x5xf32>, %a2: memref<2x3x4x5xf32>) { linalg.depthwise_conv_1d_nwc_wcm ins(%a0, %a1 : memref<2x8x4xf32>, memref<6x4x5xf32>) outs(%a2 : memref<2x3x4x5xf32>)
func.func @depthwise_conv_2d_nchw_chw(%a0: memref<2x5x8x10xf32>, %a1: memref<5x6x7xf32>, %a2: memref<2x5x3x4xf32>) { linalg.depthwise_conv_2d_nchw_chw ins(%a0, %a1 : memref<2x5x8x10xf32>, memref<5x6x7xf32>) outs(%a2 : memref<2x5x3x4xf32>)
func.func @pooling_ncw_max(%a0: memref<2x3x8xf32>, %a1: memref<5xf32>, %a2: memref<2x3x4xf32>) { linalg.pooling_ncw_max ins(%a0, %a1 : memref<2x3x8xf32>, memref<5xf32>) outs(%a2 : memref<2x3x4xf32>)
func.func @pooling_nwc_min(%a0: memref<2x7x4xf32>, %a1: memref<5xf32>, %a2: memref<2x3x4xf32>) { linalg.pooling_nwc_min ins(%a0, %a1 : memref<2x7x4xf32>, memref<5xf32>) outs(%a2 : memref<2x3x4xf32>)
func.func @pooling_nwc_min_unsigned(%a0: memref<2x7x4xi8>, %a1: memref<5xi8>, %a2: memref<2x3x4xi32>) { linalg.pooling_nwc_min_unsigned ins(%a0, %a1 : memref<2x7x4xi8>, memref<5xi8>) outs(%a2 : memref<2x3x4xi32>)
// FRAME
// HERE
  return %0 : tensor<2x3x4x5xi32>
}
// CASE
func.func @conv_2d_nhwc_hwcf_q(%a0: tensor<2x8x10x8xi8>, %a1: tensor<6x7x8x5xi8>, %a2: i32, %a3: i32, %a4: tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32> {
  %0 = linalg.conv_2d_nhwc_hwcf_q ins(%a0, %a1, %a2, %a3 : tensor<2x8x10x8xi8>, tensor<6x7x8x5xi8>, i32, i32) outs(%a4 : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
// CASE
func.func @conv_2d_nhwc_fhwc_q(%a0: tensor<2x8x10x8xi8>, %a1: tensor<5x6x7x8xi8>, %a2: i32, %a3: i32, %a4: tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32> {
  %0 = linalg.conv_2d_nhwc_fhwc_q ins(%a0, %a1, %a2, %a3 : tensor<2x8x10x8xi8>, tensor<5x6x7x8xi8>, i32, i32) outs(%a4 : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
// CASE
func.func @conv_2d_nchw_fchw_q(%a0: tensor<2x6x10x12xi8>, %a1: tensor<3x6x7x8xi8>, %a2: i32, %a3: i32, %a4: tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32> {
  %0 = linalg.conv_2d_nchw_fchw_q ins(%a0, %a1, %a2, %a3 : tensor<2x6x10x12xi8>, tensor<3x6x7x8xi8>, i32, i32) outs(%a4 : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
// CASE
func.func @depthwise_conv_2d_nhwc_hwc_q(%a0: tensor<2x8x10x5xi8>, %a1: tensor<6x7x5xi8>, %a2: i32, %a3: i32, %a4: tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwc_q ins(%a0, %a1, %a2, %a3 : tensor<2x8x10x5xi8>, tensor<6x7x5xi8>, i32, i32) outs(%a4 : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
// FRAME
// HERE
  return %0 : tensor<2x3x4x5x6xf32>
}
// CASE
func.func @conv_2d_ngchw_fgchw(%a0: tensor<2x3x7x12x14xf32>, %a1: tensor<4x3x7x8x9xf32>, %a2: tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32> {
  %0 = linalg.conv_2d_ngchw_fgchw ins(%a0, %a1 : tensor<2x3x7x12x14xf32>, tensor<4x3x7x8x9xf32>) outs(%a2 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
// CASE
func.func @conv_2d_ngchw_gfchw(%a0: tensor<2x3x7x12x14xf32>, %a1: tensor<3x4x7x8x9xf32>, %a2: tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32> {
  %0 = linalg.conv_2d_ngchw_gfchw ins(%a0, %a1 : tensor<2x3x7x12x14xf32>, tensor<3x4x7x8x9xf32>) outs(%a2 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
// CASE
func.func @conv_3d_ndhwc_dhwcf(%a0: tensor<2x9x11x13x10xf32>, %a1: tensor<7x8x9x10x6xf32>, %a2: tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32> {
  %0 = linalg.conv_3d_ndhwc_dhwcf ins(%a0, %a1 : tensor<2x9x11x13x10xf32>, tensor<7x8x9x10x6xf32>) outs(%a2 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
// CASE
func.func @conv_3d_ncdhw_fcdhw(%a0: tensor<2x7x11x13x15xf32>, %a1: tensor<3x7x8x9x10xf32>, %a2: tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32> {
  %0 = linalg.conv_3d_ncdhw_fcdhw ins(%a0, %a1 : tensor<2x7x11x13x15xf32>, tensor<3x7x8x9x10xf32>) outs(%a2 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
// CASE
func.func @pooling_ndhwc_max(%a0: tensor<2x9x11x13x6xf32>, %a1: tensor<7x8x9xf32>, %a2: tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32> {
  %0 = linalg.pooling_ndhwc_max ins(%a0, %a1 : tensor<2x9x11x13x6xf32>, tensor<7x8x9xf32>) outs(%a2 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
// CASE
func.func @pooling_ndhwc_min(%a0: tensor<2x9x11x13x6xf32>, %a1: tensor<7x8x9xf32>, %a2: tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32> {
  %0 = linalg.pooling_ndhwc_min ins(%a0, %a1 : tensor<2x9x11x13x6xf32>, tensor<7x8x9xf32>) outs(%a2 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
// FRAME
// HERE
  return %0 : tensor<2x3x4x5x6xi32>
}
// CASE
func.func @conv_2d_nhwgc_gfhwc_q(%a0: tensor<2x9x11x5x9xi8>, %a1: tensor<5x6x7x8x9xi8>, %a2: i32, %a3: i32, %a4: tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32> {
  %0 = linalg.conv_2d_nhwgc_gfhwc_q ins(%a0, %a1, %a2, %a3 : tensor<2x9x11x5x9xi8>, tensor<5x6x7x8x9xi8>, i32, i32) outs(%a4 : tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
// CASE
func.func @conv_2d_ngchw_gfchw_q(%a0: tensor<2x3x7x12x14xi8>, %a1: tensor<3x4x7x8x9xi8>, %a2: i32, %a3: i32, %a4: tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32> {
  %0 = linalg.conv_2d_ngchw_gfchw_q ins(%a0, %a1, %a2, %a3 : tensor<2x3x7x12x14xi8>, tensor<3x4x7x8x9xi8>, i32, i32) outs(%a4 : tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
// CASE
func.func @conv_3d_ndhwc_dhwcf_q(%a0: tensor<2x9x11x13x10xi8>, %a1: tensor<7x8x9x10x6xi8>, %a2: i32, %a3: i32, %a4: tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32> {
  %0 = linalg.conv_3d_ndhwc_dhwcf_q ins(%a0, %a1, %a2, %a3 : tensor<2x9x11x13x10xi8>, tensor<7x8x9x10x6xi8>, i32, i32) outs(%a4 : tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
// CASE
func.func @depthwise_conv_2d_nhwc_hwcm_q(%a0: tensor<2x9x11x5xi8>, %a1: tensor<7x8x5x6xi8>, %a2: i32, %a3: i32, %a4: tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm_q ins(%a0, %a1, %a2, %a3 : tensor<2x9x11x5xi8>, tensor<7x8x5x6xi8>, i32, i32) outs(%a4 : tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
