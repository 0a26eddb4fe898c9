// The convolution that the appendix of the Transform dialect's tutorial takes from Halide's applications, with bias and ReLU:
// 5 pictures of 80x100 pixels, 128 channels in and out, a filter of 3x3 in the order [CI][3][3][CO].

!filter = tensor<128x3x3x128xf32>
!input = tensor<5x82x102x128xf32>
!bias = tensor<128xf32>
!output = tensor<5x80x100x128xf32>
#cpu = #dlti.target_device_spec<"avx512f" = 1 : i64>

module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #cpu>} {
  func.func @conv(%filter: !filter, %input: !input, %bias: !bias, %output: !output) -> !output attributes {llvm.emit_c_interface} {
    %empty = tensor.empty() : !output
    %biased = linalg.broadcast ins(%bias : !bias) outs(%empty : !output) dimensions = [0, 1, 2]
    %convolved = linalg.generic {
      iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"],
      indexing_maps = [
        affine_map<(n, y, x, c, rz, ry, rx) -> (rx, rz, ry, c)>,
        affine_map<(n, y, x, c, rz, ry, rx) -> (n, y + rz, x + ry, rx)>,
        affine_map<(n, y, x, c, rz, ry, rx) -> (n, y, x, c)>]
    } ins(%filter, %input : !filter, !input) outs(%biased : !output) {
    ^bb0(%f: f32, %i: f32, %o: f32):
      %m = arith.mulf %f, %i {fastmath = #arith.fastmath<fast>} : f32
      %a = arith.addf %o, %m {fastmath = #arith.fastmath<fast>} : f32
      linalg.yield %a : f32
    } -> !output
    %zero = arith.constant 0.0 : f32
    %relued = linalg.generic {
      iterator_types = ["parallel", "parallel", "parallel", "parallel"],
      indexing_maps = [
        affine_map<(n, y, x, c) -> ()>,
        affine_map<(n, y, x, c) -> (n, y, x, c)>,
        affine_map<(n, y, x, c) -> (n, y, x, c)>]
    } ins(%zero, %convolved : f32, !output) outs(%output : !output) {
    ^bb0(%z: f32, %in: f32, %out: f32):
      %m = arith.maxnumf %z, %in : f32
      linalg.yield %m : f32
    } -> !output
    return %relued : !output
  }
}
