// ARGS: --transform-interpreter --split-input-file
func.func @copy(%t0: tensor<16xf32>, %out: tensor<16xf32>) -> tensor<16xf32> {
  %0 = linalg.copy ins(%t0: tensor<16xf32>) outs(%out: tensor<16xf32>) -> tensor<16xf32>
  return %0 : tensor<16xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    %forall, %tiled = transform.structured.gpu.map_copy_to_threads %0 total_num_threads = 32 desired_bit_alignment = 128 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
func.func @copy(%t0: tensor<16xf32>, %out: tensor<16xf32>) -> tensor<16xf32> {
  %0 = linalg.copy ins(%t0: tensor<16xf32>) outs(%out: tensor<16xf32>) -> tensor<16xf32>
  return %0 : tensor<16xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    %forall, %tiled = transform.structured.gpu.map_copy_to_threads %0 total_num_threads = 7 desired_bit_alignment = 64 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
func.func @copy(%t0: tensor<12x4xf32>, %out: tensor<12x4xf32>) -> tensor<12x4xf32> {
  %0 = linalg.copy ins(%t0: tensor<12x4xf32>) outs(%out: tensor<12x4xf32>) -> tensor<12x4xf32>
  return %0 : tensor<12x4xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    %forall, %tiled = transform.structured.gpu.map_copy_to_threads %0 total_num_threads = 128 desired_bit_alignment = 32 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
func.func @copy(%t0: tensor<12x4xf32>, %out: tensor<12x4xf32>) -> tensor<12x4xf32> {
  %0 = linalg.copy ins(%t0: tensor<12x4xf32>) outs(%out: tensor<12x4xf32>) -> tensor<12x4xf32>
  return %0 : tensor<12x4xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    %forall, %tiled = transform.structured.gpu.map_copy_to_threads %0 total_num_threads = 1024 desired_bit_alignment = 128 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
func.func @copy(%t0: tensor<8x32xf32>, %out: tensor<8x32xf32>) -> tensor<8x32xf32> {
  %0 = linalg.copy ins(%t0: tensor<8x32xf32>) outs(%out: tensor<8x32xf32>) -> tensor<8x32xf32>
  return %0 : tensor<8x32xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    %forall, %tiled = transform.structured.gpu.map_copy_to_threads %0 total_num_threads = 64 desired_bit_alignment = 8 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
func.func @copy(%t0: tensor<128x64xf16>, %out: tensor<128x64xf16>) -> tensor<128x64xf16> {
  %0 = linalg.copy ins(%t0: tensor<128x64xf16>) outs(%out: tensor<128x64xf16>) -> tensor<128x64xf16>
  return %0 : tensor<128x64xf16>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    %forall, %tiled = transform.structured.gpu.map_copy_to_threads %0 total_num_threads = 32 desired_bit_alignment = 128 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
func.func @copy(%t0: tensor<128x64xf16>, %out: tensor<128x64xf16>) -> tensor<128x64xf16> {
  %0 = linalg.copy ins(%t0: tensor<128x64xf16>) outs(%out: tensor<128x64xf16>) -> tensor<128x64xf16>
  return %0 : tensor<128x64xf16>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    %forall, %tiled = transform.structured.gpu.map_copy_to_threads %0 total_num_threads = 7 desired_bit_alignment = 64 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
func.func @copy(%t0: tensor<4x5x6xf32>, %out: tensor<4x5x6xf32>) -> tensor<4x5x6xf32> {
  %0 = linalg.copy ins(%t0: tensor<4x5x6xf32>) outs(%out: tensor<4x5x6xf32>) -> tensor<4x5x6xf32>
  return %0 : tensor<4x5x6xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    %forall, %tiled = transform.structured.gpu.map_copy_to_threads %0 total_num_threads = 128 desired_bit_alignment = 32 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
func.func @copy(%t0: tensor<4x5x6xf32>, %out: tensor<4x5x6xf32>) -> tensor<4x5x6xf32> {
  %0 = linalg.copy ins(%t0: tensor<4x5x6xf32>) outs(%out: tensor<4x5x6xf32>) -> tensor<4x5x6xf32>
  return %0 : tensor<4x5x6xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    %forall, %tiled = transform.structured.gpu.map_copy_to_threads %0 total_num_threads = 1024 desired_bit_alignment = 128 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
func.func @copy(%t0: tensor<3x7xi8>, %out: tensor<3x7xi8>) -> tensor<3x7xi8> {
  %0 = linalg.copy ins(%t0: tensor<3x7xi8>) outs(%out: tensor<3x7xi8>) -> tensor<3x7xi8>
  return %0 : tensor<3x7xi8>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    %forall, %tiled = transform.structured.gpu.map_copy_to_threads %0 total_num_threads = 64 desired_bit_alignment = 8 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
func.func @copy(%t0: tensor<1x1xf32>, %out: tensor<1x1xf32>) -> tensor<1x1xf32> {
  %0 = linalg.copy ins(%t0: tensor<1x1xf32>) outs(%out: tensor<1x1xf32>) -> tensor<1x1xf32>
  return %0 : tensor<1x1xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    %forall, %tiled = transform.structured.gpu.map_copy_to_threads %0 total_num_threads = 32 desired_bit_alignment = 128 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
func.func @copy(%t0: tensor<1x1xf32>, %out: tensor<1x1xf32>) -> tensor<1x1xf32> {
  %0 = linalg.copy ins(%t0: tensor<1x1xf32>) outs(%out: tensor<1x1xf32>) -> tensor<1x1xf32>
  return %0 : tensor<1x1xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    %forall, %tiled = transform.structured.gpu.map_copy_to_threads %0 total_num_threads = 7 desired_bit_alignment = 64 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
func.func @copy(%t0: tensor<17xi8>, %out: tensor<17xi8>) -> tensor<17xi8> {
  %0 = linalg.copy ins(%t0: tensor<17xi8>) outs(%out: tensor<17xi8>) -> tensor<17xi8>
  return %0 : tensor<17xi8>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    %forall, %tiled = transform.structured.gpu.map_copy_to_threads %0 total_num_threads = 128 desired_bit_alignment = 32 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
func.func @copy(%t0: tensor<17xi8>, %out: tensor<17xi8>) -> tensor<17xi8> {
  %0 = linalg.copy ins(%t0: tensor<17xi8>) outs(%out: tensor<17xi8>) -> tensor<17xi8>
  return %0 : tensor<17xi8>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    %forall, %tiled = transform.structured.gpu.map_copy_to_threads %0 total_num_threads = 1024 desired_bit_alignment = 128 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
func.func @copy(%t0: tensor<64x128xf32>, %out: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = linalg.copy ins(%t0: tensor<64x128xf32>) outs(%out: tensor<64x128xf32>) -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    %forall, %tiled = transform.structured.gpu.map_copy_to_threads %0 total_num_threads = 64 desired_bit_alignment = 8 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
func.func @copy(%t0: tensor<256x1024xf32>, %out: tensor<256x1024xf32>) -> tensor<256x1024xf32> {
  %0 = linalg.copy ins(%t0: tensor<256x1024xf32>) outs(%out: tensor<256x1024xf32>) -> tensor<256x1024xf32>
  return %0 : tensor<256x1024xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    %forall, %tiled = transform.structured.gpu.map_copy_to_threads %0 total_num_threads = 32 desired_bit_alignment = 128 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
func.func @copy(%t0: tensor<256x1024xf32>, %out: tensor<256x1024xf32>) -> tensor<256x1024xf32> {
  %0 = linalg.copy ins(%t0: tensor<256x1024xf32>) outs(%out: tensor<256x1024xf32>) -> tensor<256x1024xf32>
  return %0 : tensor<256x1024xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    %forall, %tiled = transform.structured.gpu.map_copy_to_threads %0 total_num_threads = 7 desired_bit_alignment = 64 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
func.func @copy(%t0: tensor<2x64x128xf32>, %out: tensor<2x64x128xf32>) -> tensor<2x64x128xf32> {
  %0 = linalg.copy ins(%t0: tensor<2x64x128xf32>) outs(%out: tensor<2x64x128xf32>) -> tensor<2x64x128xf32>
  return %0 : tensor<2x64x128xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    %forall, %tiled = transform.structured.gpu.map_copy_to_threads %0 total_num_threads = 128 desired_bit_alignment = 32 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
func.func @copy(%t0: tensor<2x64x128xf32>, %out: tensor<2x64x128xf32>) -> tensor<2x64x128xf32> {
  %0 = linalg.copy ins(%t0: tensor<2x64x128xf32>) outs(%out: tensor<2x64x128xf32>) -> tensor<2x64x128xf32>
  return %0 : tensor<2x64x128xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    %forall, %tiled = transform.structured.gpu.map_copy_to_threads %0 total_num_threads = 1024 desired_bit_alignment = 128 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
func.func @copy(%t0: tensor<96x33xf16>, %out: tensor<96x33xf16>) -> tensor<96x33xf16> {
  %0 = linalg.copy ins(%t0: tensor<96x33xf16>) outs(%out: tensor<96x33xf16>) -> tensor<96x33xf16>
  return %0 : tensor<96x33xf16>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    %forall, %tiled = transform.structured.gpu.map_copy_to_threads %0 total_num_threads = 64 desired_bit_alignment = 8 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
func.func @copy(%t0: tensor<8x8x8xf64>, %out: tensor<8x8x8xf64>) -> tensor<8x8x8xf64> {
  %0 = linalg.copy ins(%t0: tensor<8x8x8xf64>) outs(%out: tensor<8x8x8xf64>) -> tensor<8x8x8xf64>
  return %0 : tensor<8x8x8xf64>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    %forall, %tiled = transform.structured.gpu.map_copy_to_threads %0 total_num_threads = 32 desired_bit_alignment = 128 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
func.func @copy(%t0: tensor<8x8x8xf64>, %out: tensor<8x8x8xf64>) -> tensor<8x8x8xf64> {
  %0 = linalg.copy ins(%t0: tensor<8x8x8xf64>) outs(%out: tensor<8x8x8xf64>) -> tensor<8x8x8xf64>
  return %0 : tensor<8x8x8xf64>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    %forall, %tiled = transform.structured.gpu.map_copy_to_threads %0 total_num_threads = 7 desired_bit_alignment = 64 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
func.func @copy(%t0: tensor<1024xf32>, %out: tensor<1024xf32>) -> tensor<1024xf32> {
  %0 = linalg.copy ins(%t0: tensor<1024xf32>) outs(%out: tensor<1024xf32>) -> tensor<1024xf32>
  return %0 : tensor<1024xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    %forall, %tiled = transform.structured.gpu.map_copy_to_threads %0 total_num_threads = 128 desired_bit_alignment = 32 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
func.func @copy(%t0: tensor<1024xf32>, %out: tensor<1024xf32>) -> tensor<1024xf32> {
  %0 = linalg.copy ins(%t0: tensor<1024xf32>) outs(%out: tensor<1024xf32>) -> tensor<1024xf32>
  return %0 : tensor<1024xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    %forall, %tiled = transform.structured.gpu.map_copy_to_threads %0 total_num_threads = 1024 desired_bit_alignment = 128 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
func.func @copy(%t0: tensor<2048xf32>, %out: tensor<2048xf32>) -> tensor<2048xf32> {
  %0 = linalg.copy ins(%t0: tensor<2048xf32>) outs(%out: tensor<2048xf32>) -> tensor<2048xf32>
  return %0 : tensor<2048xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    %forall, %tiled = transform.structured.gpu.map_copy_to_threads %0 total_num_threads = 64 desired_bit_alignment = 8 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
func.func @copy(%t0: tensor<40x40xi1>, %out: tensor<40x40xi1>) -> tensor<40x40xi1> {
  %0 = linalg.copy ins(%t0: tensor<40x40xi1>) outs(%out: tensor<40x40xi1>) -> tensor<40x40xi1>
  return %0 : tensor<40x40xi1>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    %forall, %tiled = transform.structured.gpu.map_copy_to_threads %0 total_num_threads = 32 desired_bit_alignment = 128 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
func.func @copy(%t0: tensor<40x40xi1>, %out: tensor<40x40xi1>) -> tensor<40x40xi1> {
  %0 = linalg.copy ins(%t0: tensor<40x40xi1>) outs(%out: tensor<40x40xi1>) -> tensor<40x40xi1>
  return %0 : tensor<40x40xi1>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    %forall, %tiled = transform.structured.gpu.map_copy_to_threads %0 total_num_threads = 7 desired_bit_alignment = 64 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
func.func @copy(%t0: tensor<8x24xbf16>, %out: tensor<8x24xbf16>) -> tensor<8x24xbf16> {
  %0 = linalg.copy ins(%t0: tensor<8x24xbf16>) outs(%out: tensor<8x24xbf16>) -> tensor<8x24xbf16>
  return %0 : tensor<8x24xbf16>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    %forall, %tiled = transform.structured.gpu.map_copy_to_threads %0 total_num_threads = 128 desired_bit_alignment = 32 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
func.func @copy(%t0: tensor<8x24xbf16>, %out: tensor<8x24xbf16>) -> tensor<8x24xbf16> {
  %0 = linalg.copy ins(%t0: tensor<8x24xbf16>) outs(%out: tensor<8x24xbf16>) -> tensor<8x24xbf16>
  return %0 : tensor<8x24xbf16>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    %forall, %tiled = transform.structured.gpu.map_copy_to_threads %0 total_num_threads = 1024 desired_bit_alignment = 128 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
func.func @copy(%t0: tensor<33x64xi4>, %out: tensor<33x64xi4>) -> tensor<33x64xi4> {
  %0 = linalg.copy ins(%t0: tensor<33x64xi4>) outs(%out: tensor<33x64xi4>) -> tensor<33x64xi4>
  return %0 : tensor<33x64xi4>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    %forall, %tiled = transform.structured.gpu.map_copy_to_threads %0 total_num_threads = 128 desired_bit_alignment = 32 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
func.func @copy(%t0: tensor<33x64xi4>, %out: tensor<33x64xi4>) -> tensor<33x64xi4> {
  %0 = linalg.copy ins(%t0: tensor<33x64xi4>) outs(%out: tensor<33x64xi4>) -> tensor<33x64xi4>
  return %0 : tensor<33x64xi4>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    %forall, %tiled = transform.structured.gpu.map_copy_to_threads %0 total_num_threads = 64 desired_bit_alignment = 8 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
func.func @copy(%t0: tensor<33x64xi4>, %out: tensor<33x64xi4>) -> tensor<33x64xi4> {
  %0 = linalg.copy ins(%t0: tensor<33x64xi4>) outs(%out: tensor<33x64xi4>) -> tensor<33x64xi4>
  return %0 : tensor<33x64xi4>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    %forall, %tiled = transform.structured.gpu.map_copy_to_threads %0 total_num_threads = 7 desired_bit_alignment = 64 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
func.func @copy(%t0: tensor<33x64xi4>, %out: tensor<33x64xi4>) -> tensor<33x64xi4> {
  %0 = linalg.copy ins(%t0: tensor<33x64xi4>) outs(%out: tensor<33x64xi4>) -> tensor<33x64xi4>
  return %0 : tensor<33x64xi4>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    %forall, %tiled = transform.structured.gpu.map_copy_to_threads %0 total_num_threads = 1024 desired_bit_alignment = 128 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
func.func @copy(%t0: tensor<12xf8E4M3FN>, %out: tensor<12xf8E4M3FN>) -> tensor<12xf8E4M3FN> {
  %0 = linalg.copy ins(%t0: tensor<12xf8E4M3FN>) outs(%out: tensor<12xf8E4M3FN>) -> tensor<12xf8E4M3FN>
  return %0 : tensor<12xf8E4M3FN>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    %forall, %tiled = transform.structured.gpu.map_copy_to_threads %0 total_num_threads = 32 desired_bit_alignment = 128 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
func.func @copy(%t0: tensor<12xf8E4M3FN>, %out: tensor<12xf8E4M3FN>) -> tensor<12xf8E4M3FN> {
  %0 = linalg.copy ins(%t0: tensor<12xf8E4M3FN>) outs(%out: tensor<12xf8E4M3FN>) -> tensor<12xf8E4M3FN>
  return %0 : tensor<12xf8E4M3FN>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    %forall, %tiled = transform.structured.gpu.map_copy_to_threads %0 total_num_threads = 128 desired_bit_alignment = 32 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
func.func @copy(%t0: tensor<12xf8E4M3FN>, %out: tensor<12xf8E4M3FN>) -> tensor<12xf8E4M3FN> {
  %0 = linalg.copy ins(%t0: tensor<12xf8E4M3FN>) outs(%out: tensor<12xf8E4M3FN>) -> tensor<12xf8E4M3FN>
  return %0 : tensor<12xf8E4M3FN>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    %forall, %tiled = transform.structured.gpu.map_copy_to_threads %0 total_num_threads = 64 desired_bit_alignment = 8 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
func.func @copy(%t0: tensor<12xf8E4M3FN>, %out: tensor<12xf8E4M3FN>) -> tensor<12xf8E4M3FN> {
  %0 = linalg.copy ins(%t0: tensor<12xf8E4M3FN>) outs(%out: tensor<12xf8E4M3FN>) -> tensor<12xf8E4M3FN>
  return %0 : tensor<12xf8E4M3FN>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    %forall, %tiled = transform.structured.gpu.map_copy_to_threads %0 total_num_threads = 7 desired_bit_alignment = 64 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
func.func @copy(%t0: tensor<12xf8E4M3FN>, %out: tensor<12xf8E4M3FN>) -> tensor<12xf8E4M3FN> {
  %0 = linalg.copy ins(%t0: tensor<12xf8E4M3FN>) outs(%out: tensor<12xf8E4M3FN>) -> tensor<12xf8E4M3FN>
  return %0 : tensor<12xf8E4M3FN>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    %forall, %tiled = transform.structured.gpu.map_copy_to_threads %0 total_num_threads = 1024 desired_bit_alignment = 128 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
func.func @copy(%t0: tensor<?x4xf32>, %out: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %0 = linalg.copy ins(%t0: tensor<?x4xf32>) outs(%out: tensor<?x4xf32>) -> tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    %forall, %tiled = transform.structured.gpu.map_copy_to_threads %0 total_num_threads = 32 desired_bit_alignment = 128 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
func.func @copy(%t0: tensor<4x?xf32>, %out: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.copy ins(%t0: tensor<4x?xf32>) outs(%out: tensor<4x?xf32>) -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    %forall, %tiled = transform.structured.gpu.map_copy_to_threads %0 total_num_threads = 32 desired_bit_alignment = 128 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
func.func @copy(%t0: tensor<4xi256>, %out: tensor<4xi256>) -> tensor<4xi256> {
  %0 = linalg.copy ins(%t0: tensor<4xi256>) outs(%out: tensor<4xi256>) -> tensor<4xi256>
  return %0 : tensor<4xi256>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    %forall, %tiled = transform.structured.gpu.map_copy_to_threads %0 total_num_threads = 32 desired_bit_alignment = 128 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
func.func @copy(%t0: tensor<4xi3>, %out: tensor<4xi3>) -> tensor<4xi3> {
  %0 = linalg.copy ins(%t0: tensor<4xi3>) outs(%out: tensor<4xi3>) -> tensor<4xi3>
  return %0 : tensor<4xi3>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    %forall, %tiled = transform.structured.gpu.map_copy_to_threads %0 total_num_threads = 32 desired_bit_alignment = 128 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
func.func @copy(%t0: tensor<4xf80>, %out: tensor<4xf80>) -> tensor<4xf80> {
  %0 = linalg.copy ins(%t0: tensor<4xf80>) outs(%out: tensor<4xf80>) -> tensor<4xf80>
  return %0 : tensor<4xf80>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    %forall, %tiled = transform.structured.gpu.map_copy_to_threads %0 total_num_threads = 32 desired_bit_alignment = 128 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
func.func @copy(%t0: tensor<4xf128>, %out: tensor<4xf128>) -> tensor<4xf128> {
  %0 = linalg.copy ins(%t0: tensor<4xf128>) outs(%out: tensor<4xf128>) -> tensor<4xf128>
  return %0 : tensor<4xf128>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    %forall, %tiled = transform.structured.gpu.map_copy_to_threads %0 total_num_threads = 32 desired_bit_alignment = 128 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
func.func @copy(%t0: tensor<4xi128>, %out: tensor<4xi128>) -> tensor<4xi128> {
  %0 = linalg.copy ins(%t0: tensor<4xi128>) outs(%out: tensor<4xi128>) -> tensor<4xi128>
  return %0 : tensor<4xi128>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    %forall, %tiled = transform.structured.gpu.map_copy_to_threads %0 total_num_threads = 32 desired_bit_alignment = 128 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
func.func @copy(%t0: tensor<8x32xf32>, %out: tensor<8x32xf32>) -> tensor<8x32xf32> {
  %0 = linalg.copy ins(%t0: tensor<8x32xf32>) outs(%out: tensor<8x32xf32>) -> tensor<8x32xf32>
  return %0 : tensor<8x32xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    %forall, %tiled = transform.structured.gpu.map_copy_to_threads %0 total_num_threads = 0 desired_bit_alignment = 128 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
func.func @copy(%t0: tensor<8x32xf32>, %out: tensor<8x32xf32>) -> tensor<8x32xf32> {
  %0 = linalg.copy ins(%t0: tensor<8x32xf32>) outs(%out: tensor<8x32xf32>) -> tensor<8x32xf32>
  return %0 : tensor<8x32xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    %forall, %tiled = transform.structured.gpu.map_copy_to_threads %0 total_num_threads = -1 desired_bit_alignment = 128 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
func.func @copy(%t0: tensor<8x32xf32>, %out: tensor<8x32xf32>) -> tensor<8x32xf32> {
  %0 = linalg.copy ins(%t0: tensor<8x32xf32>) outs(%out: tensor<8x32xf32>) -> tensor<8x32xf32>
  return %0 : tensor<8x32xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    %forall, %tiled = transform.structured.gpu.map_copy_to_threads %0 total_num_threads = 32 desired_bit_alignment = 0 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
func.func @copy(%t0: tensor<8x32xf32>, %out: tensor<8x32xf32>) -> tensor<8x32xf32> {
  %0 = linalg.copy ins(%t0: tensor<8x32xf32>) outs(%out: tensor<8x32xf32>) -> tensor<8x32xf32>
  return %0 : tensor<8x32xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    %forall, %tiled = transform.structured.gpu.map_copy_to_threads %0 total_num_threads = 32 desired_bit_alignment = -32 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
func.func @copy(%t0: tensor<8x32xf32>, %out: tensor<8x32xf32>) -> tensor<8x32xf32> {
  %0 = linalg.copy ins(%t0: tensor<8x32xf32>) outs(%out: tensor<8x32xf32>) -> tensor<8x32xf32>
  return %0 : tensor<8x32xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    %forall, %tiled = transform.structured.gpu.map_copy_to_threads %0 total_num_threads = 32 desired_bit_alignment = 33 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
func.func @copy(%t0: tensor<8x32xf32>, %out: tensor<8x32xf32>) -> tensor<8x32xf32> {
  %0 = linalg.copy ins(%t0: tensor<8x32xf32>) outs(%out: tensor<8x32xf32>) -> tensor<8x32xf32>
  return %0 : tensor<8x32xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    %forall, %tiled = transform.structured.gpu.map_copy_to_threads %0 total_num_threads = 9223372036854775807 desired_bit_alignment = 128 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
func.func @copy(%t0: tensor<8x32xf32>, %out: tensor<8x32xf32>) -> tensor<8x32xf32> {
  %0 = linalg.copy ins(%t0: tensor<8x32xf32>) outs(%out: tensor<8x32xf32>) -> tensor<8x32xf32>
  return %0 : tensor<8x32xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    %forall, %tiled = transform.structured.gpu.map_copy_to_threads %0 total_num_threads = 32 desired_bit_alignment = 9223372036854775807 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
func.func @copy(%t0: tensor<8x32xf32>, %out: tensor<8x32xf32>) -> tensor<8x32xf32> {
  %0 = linalg.copy ins(%t0: tensor<8x32xf32>) outs(%out: tensor<8x32xf32>) -> tensor<8x32xf32>
  return %0 : tensor<8x32xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    %forall, %tiled = transform.structured.gpu.map_copy_to_threads %0 total_num_threads = 4 desired_bit_alignment = 128 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
func.func @copy(%t0: tensor<4000000000x32xf32>, %out: tensor<4000000000x32xf32>) -> tensor<4000000000x32xf32> {
  %0 = linalg.copy ins(%t0: tensor<4000000000x32xf32>) outs(%out: tensor<4000000000x32xf32>) -> tensor<4000000000x32xf32>
  return %0 : tensor<4000000000x32xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    %forall, %tiled = transform.structured.gpu.map_copy_to_threads %0 total_num_threads = 9223372036854775807 desired_bit_alignment = 128 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
func.func @pad(%t0: tensor<?x25xf32>, %x: index, %h: index) -> tensor<24x32xf32> {
  %c0 = arith.constant 0.0 : f32
  %0 = tensor.pad %t0 low[0, %x] high[%h, 0] {
  ^bb0(%a0: index, %a1: index):
    tensor.yield %c0 : f32
  } : tensor<?x25xf32> to tensor<24x32xf32>
  return %0 : tensor<24x32xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    %forall, %tiled = transform.structured.gpu.map_copy_to_threads %0 total_num_threads = 32 desired_bit_alignment = 128 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
func.func @pad(%t0: tensor<?x25xf32>, %x: index, %h: index) -> tensor<24x32xf32> {
  %c0 = arith.constant 0.0 : f32
  %0 = tensor.pad %t0 low[0, %x] high[%h, 0] {
  ^bb0(%a0: index, %a1: index):
    tensor.yield %c0 : f32
  } : tensor<?x25xf32> to tensor<24x32xf32>
  return %0 : tensor<24x32xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    %forall, %tiled = transform.structured.gpu.map_copy_to_threads %0 total_num_threads = 64 desired_bit_alignment = 128 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
func.func @pad(%t0: tensor<?x25xf32>, %x: index, %h: index) -> tensor<24x32xf32> {
  %c0 = arith.constant 0.0 : f32
  %0 = tensor.pad %t0 low[0, %x] high[%h, 0] {
  ^bb0(%a0: index, %a1: index):
    tensor.yield %c0 : f32
  } : tensor<?x25xf32> to tensor<24x32xf32>
  return %0 : tensor<24x32xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    %forall, %tiled = transform.structured.gpu.map_copy_to_threads %0 total_num_threads = 7 desired_bit_alignment = 128 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
func.func @pad(%t0: tensor<?x?xf32>, %x: index, %h: index) -> tensor<32x64xf32> {
  %c0 = arith.constant 0.0 : f32
  %0 = tensor.pad %t0 low[0, %x] high[%h, 0] {
  ^bb0(%a0: index, %a1: index):
    tensor.yield %c0 : f32
  } : tensor<?x?xf32> to tensor<32x64xf32>
  return %0 : tensor<32x64xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    %forall, %tiled = transform.structured.gpu.map_copy_to_threads %0 total_num_threads = 32 desired_bit_alignment = 128 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
func.func @pad(%t0: tensor<?x?xf32>, %x: index, %h: index) -> tensor<32x64xf32> {
  %c0 = arith.constant 0.0 : f32
  %0 = tensor.pad %t0 low[0, %x] high[%h, 0] {
  ^bb0(%a0: index, %a1: index):
    tensor.yield %c0 : f32
  } : tensor<?x?xf32> to tensor<32x64xf32>
  return %0 : tensor<32x64xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    %forall, %tiled = transform.structured.gpu.map_copy_to_threads %0 total_num_threads = 64 desired_bit_alignment = 128 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
func.func @pad(%t0: tensor<?x?xf32>, %x: index, %h: index) -> tensor<32x64xf32> {
  %c0 = arith.constant 0.0 : f32
  %0 = tensor.pad %t0 low[0, %x] high[%h, 0] {
  ^bb0(%a0: index, %a1: index):
    tensor.yield %c0 : f32
  } : tensor<?x?xf32> to tensor<32x64xf32>
  return %0 : tensor<32x64xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    %forall, %tiled = transform.structured.gpu.map_copy_to_threads %0 total_num_threads = 7 desired_bit_alignment = 128 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
func.func @pad(%t0: tensor<?x25xf32>, %x: index, %h: index) -> tensor<?x32xf32> {
  %c0 = arith.constant 0.0 : f32
  %0 = tensor.pad %t0 low[0, %x] high[%h, 0] {
  ^bb0(%a0: index, %a1: index):
    tensor.yield %c0 : f32
  } : tensor<?x25xf32> to tensor<?x32xf32>
  return %0 : tensor<?x32xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    %forall, %tiled = transform.structured.gpu.map_copy_to_threads %0 total_num_threads = 32 desired_bit_alignment = 128 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
func.func @pad(%t0: tensor<?x25xf32>, %x: index, %h: index) -> tensor<?x32xf32> {
  %c0 = arith.constant 0.0 : f32
  %0 = tensor.pad %t0 low[0, %x] high[%h, 0] {
  ^bb0(%a0: index, %a1: index):
    tensor.yield %c0 : f32
  } : tensor<?x25xf32> to tensor<?x32xf32>
  return %0 : tensor<?x32xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    %forall, %tiled = transform.structured.gpu.map_copy_to_threads %0 total_num_threads = 64 desired_bit_alignment = 128 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
func.func @pad(%t0: tensor<?x25xf32>, %x: index, %h: index) -> tensor<?x32xf32> {
  %c0 = arith.constant 0.0 : f32
  %0 = tensor.pad %t0 low[0, %x] high[%h, 0] {
  ^bb0(%a0: index, %a1: index):
    tensor.yield %c0 : f32
  } : tensor<?x25xf32> to tensor<?x32xf32>
  return %0 : tensor<?x32xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    %forall, %tiled = transform.structured.gpu.map_copy_to_threads %0 total_num_threads = 7 desired_bit_alignment = 128 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
func.func @pad(%t0: tensor<20x25xf32>, %x: index, %h: index) -> tensor<24x32xf32> {
  %c0 = arith.constant 0.0 : f32
  %0 = tensor.pad %t0 low[0, %x] high[%h, 0] {
  ^bb0(%a0: index, %a1: index):
    tensor.yield %c0 : f32
  } : tensor<20x25xf32> to tensor<24x32xf32>
  return %0 : tensor<24x32xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    %forall, %tiled = transform.structured.gpu.map_copy_to_threads %0 total_num_threads = 32 desired_bit_alignment = 128 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
func.func @pad(%t0: tensor<20x25xf32>, %x: index, %h: index) -> tensor<24x32xf32> {
  %c0 = arith.constant 0.0 : f32
  %0 = tensor.pad %t0 low[0, %x] high[%h, 0] {
  ^bb0(%a0: index, %a1: index):
    tensor.yield %c0 : f32
  } : tensor<20x25xf32> to tensor<24x32xf32>
  return %0 : tensor<24x32xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    %forall, %tiled = transform.structured.gpu.map_copy_to_threads %0 total_num_threads = 64 desired_bit_alignment = 128 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
func.func @pad(%t0: tensor<20x25xf32>, %x: index, %h: index) -> tensor<24x32xf32> {
  %c0 = arith.constant 0.0 : f32
  %0 = tensor.pad %t0 low[0, %x] high[%h, 0] {
  ^bb0(%a0: index, %a1: index):
    tensor.yield %c0 : f32
  } : tensor<20x25xf32> to tensor<24x32xf32>
  return %0 : tensor<24x32xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    %forall, %tiled = transform.structured.gpu.map_copy_to_threads %0 total_num_threads = 7 desired_bit_alignment = 128 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %c: tensor<4x4xf32>) -> tensor<4x4xf32> {
 %0 = linalg.matmul ins(%a, %b: tensor<4x4xf32>, tensor<4x4xf32>) outs(%c: tensor<4x4xf32>) -> tensor<4x4xf32>
 return %0 : tensor<4x4xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %forall, %tiled = transform.structured.gpu.map_copy_to_threads %0 total_num_threads = 32 desired_bit_alignment = 128 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
func.func @copy(%t0: tensor<8x32xf32>, %out: tensor<8x32xf32>) -> tensor<8x32xf32> {
  %0 = linalg.copy ins(%t0: tensor<8x32xf32>) outs(%out: tensor<8x32xf32>) -> tensor<8x32xf32>
  return %0 : tensor<8x32xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %forall, %tiled = transform.structured.gpu.map_copy_to_threads %0 total_num_threads = 32 desired_bit_alignment = 128 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
