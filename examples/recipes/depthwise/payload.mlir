// A window of 3x3 over each channel for itself.
!in = tensor<1x58x58x128xf32>
!filter = tensor<3x3x128xf32>
!out = tensor<1x56x56x128xf32>

func.func @depthwise(%in: !in, %filter: !filter, %out: !out) -> !out attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0.0 : f32
  %init = linalg.fill ins(%zero : f32) outs(%out : !out) -> !out
  %result = linalg.depthwise_conv_2d_nhwc_hwc ins(%in, %filter : !in, !filter) outs(%init : !out) -> !out
  return %result : !out
}
