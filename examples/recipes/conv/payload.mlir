// A convolution of 3x3 with stride 2, and a border of zeros around the picture.
!in = tensor<1x56x56x64xf32>
!padded = tensor<1x58x58x64xf32>
!filter = tensor<3x3x64x128xf32>
!out = tensor<1x28x28x128xf32>

func.func @conv(%in: !in, %filter: !filter, %out: !out) -> !out attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0.0 : f32
  %padded = tensor.pad %in low[0, 1, 1, 0] high[0, 1, 1, 0] {
  ^bb0(%n: index, %y: index, %x: index, %c: index):
    tensor.yield %zero : f32
  } : !in to !padded
  %init = linalg.fill ins(%zero : f32) outs(%out : !out) -> !out
  %result = linalg.conv_2d_nhwc_hwcf {strides = dense<2> : tensor<2xi64>}
      ins(%padded, %filter : !padded, !filter) outs(%init : !out) -> !out
  return %result : !out
}
