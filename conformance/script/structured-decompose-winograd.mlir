// ARGS: --transform-interpreter --split-input-file
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["linalg.winograd_filter_transform"]} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.decompose_winograd_op %f : (!transform.any_op) -> !transform.any_op
    transform.print %r : !transform.any_op
    transform.yield
  }
func.func @f(%x: tensor<2x3x3x5xf32>, %e: tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32> {
  %r = linalg.winograd_filter_transform fmr(F_4_3) ins(%x : tensor<2x3x3x5xf32>) outs(%e : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  return %r : tensor<6x6x5x2xf32>
}
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["linalg.winograd_input_transform"]} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.decompose_winograd_op %f : (!transform.any_op) -> !transform.any_op
    transform.print %r : !transform.any_op
    transform.yield
  }
func.func @f(%x: tensor<2x10x10x5xf32>, %e: tensor<6x6x2x2x2x5xf32>) -> tensor<6x6x2x2x2x5xf32> {
  %r = linalg.winograd_input_transform fmr(F_4_3) ins(%x : tensor<2x10x10x5xf32>) outs(%e : tensor<6x6x2x2x2x5xf32>) -> tensor<6x6x2x2x2x5xf32>
  return %r : tensor<6x6x2x2x2x5xf32>
}
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["linalg.winograd_output_transform"]} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.decompose_winograd_op %f : (!transform.any_op) -> !transform.any_op
    transform.print %r : !transform.any_op
    transform.yield
  }
func.func @f(%x: tensor<6x6x2x2x2x2xf32>, %e: tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32> {
  %r = linalg.winograd_output_transform fmr(F_4_3) ins(%x : tensor<6x6x2x2x2x2xf32>) outs(%e : tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32>
  return %r : tensor<2x8x8x2xf32>
}
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["linalg.winograd_filter_transform"]} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.decompose_winograd_op %f : (!transform.any_op) -> !transform.any_op
    transform.print %r : !transform.any_op
    transform.yield
  }
func.func @f(%x: tensor<2x3x1x5xf32>, %e: tensor<4x1x5x2xf32>) -> tensor<4x1x5x2xf32> {
  %r = linalg.winograd_filter_transform fmr(F_2_3) ins(%x : tensor<2x3x1x5xf32>) outs(%e : tensor<4x1x5x2xf32>) -> tensor<4x1x5x2xf32>
  return %r : tensor<4x1x5x2xf32>
}
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["linalg.winograd_filter_transform"]} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.decompose_winograd_op %f : (!transform.any_op) -> !transform.any_op
    transform.print %r : !transform.any_op
    transform.yield
  }
func.func @f(%x: tensor<1x3x3x1xf16>, %e: tensor<4x4x1x1xf16>) -> tensor<4x4x1x1xf16> {
  %r = linalg.winograd_filter_transform fmr(F_2_3) ins(%x : tensor<1x3x3x1xf16>) outs(%e : tensor<4x4x1x1xf16>) -> tensor<4x4x1x1xf16>
  return %r : tensor<4x4x1x1xf16>
}
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["linalg.winograd_filter_transform"]} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.decompose_winograd_op %f : (!transform.any_op) -> !transform.any_op
    transform.print %r : !transform.any_op
    transform.yield
  }
func.func @f(%x: tensor<1x5x5x1xbf16>, %e: tensor<6x6x1x1xbf16>) -> tensor<6x6x1x1xbf16> {
  %r = linalg.winograd_filter_transform fmr(F_2_5) ins(%x : tensor<1x5x5x1xbf16>) outs(%e : tensor<6x6x1x1xbf16>) -> tensor<6x6x1x1xbf16>
  return %r : tensor<6x6x1x1xbf16>
}
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["linalg.winograd_input_transform"]} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.decompose_winograd_op %f : (!transform.any_op) -> !transform.any_op
    transform.print %r : !transform.any_op
    transform.yield
  }
func.func @f(%x: tensor<2x4x1x5xf32>, %e: tensor<4x1x1x1x2x5xf32>) -> tensor<4x1x1x1x2x5xf32> {
  %r = linalg.winograd_input_transform fmr(F_2_3) ins(%x : tensor<2x4x1x5xf32>) outs(%e : tensor<4x1x1x1x2x5xf32>) -> tensor<4x1x1x1x2x5xf32>
  return %r : tensor<4x1x1x1x2x5xf32>
}
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["linalg.winograd_input_transform"]} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.decompose_winograd_op %f : (!transform.any_op) -> !transform.any_op
    transform.print %r : !transform.any_op
    transform.yield
  }
func.func @f(%x: tensor<2x1x6x5xf32>, %e: tensor<1x4x1x2x2x5xf32>) -> tensor<1x4x1x2x2x5xf32> {
  %r = linalg.winograd_input_transform fmr(F_2_3) ins(%x : tensor<2x1x6x5xf32>) outs(%e : tensor<1x4x1x2x2x5xf32>) -> tensor<1x4x1x2x2x5xf32>
  return %r : tensor<1x4x1x2x2x5xf32>
}
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["linalg.winograd_input_transform"]} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.decompose_winograd_op %f : (!transform.any_op) -> !transform.any_op
    transform.print %r : !transform.any_op
    transform.yield
  }
func.func @f(%x: tensor<1x4x4x1xf32>, %e: tensor<4x4x1x1x1x1xf32>) -> tensor<4x4x1x1x1x1xf32> {
  %r = linalg.winograd_input_transform fmr(F_2_3) ins(%x : tensor<1x4x4x1xf32>) outs(%e : tensor<4x4x1x1x1x1xf32>) -> tensor<4x4x1x1x1x1xf32>
  return %r : tensor<4x4x1x1x1x1xf32>
}
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["linalg.winograd_input_transform"]} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.decompose_winograd_op %f : (!transform.any_op) -> !transform.any_op
    transform.print %r : !transform.any_op
    transform.yield
  }
func.func @f(%x: tensor<1x4x3x1xf32>, %e: tensor<4x1x1x3x1x1xf32>) -> tensor<4x1x1x3x1x1xf32> {
  %r = linalg.winograd_input_transform fmr(F_2_3) ins(%x : tensor<1x4x3x1xf32>) outs(%e : tensor<4x1x1x3x1x1xf32>) -> tensor<4x1x1x3x1x1xf32>
  return %r : tensor<4x1x1x3x1x1xf32>
}
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["linalg.winograd_output_transform"]} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.decompose_winograd_op %f : (!transform.any_op) -> !transform.any_op
    transform.print %r : !transform.any_op
    transform.yield
  }
func.func @f(%x: tensor<4x4x1x1x1x1xf32>, %e: tensor<1x2x2x1xf32>) -> tensor<1x2x2x1xf32> {
  %r = linalg.winograd_output_transform fmr(F_2_3) ins(%x : tensor<4x4x1x1x1x1xf32>) outs(%e : tensor<1x2x2x1xf32>) -> tensor<1x2x2x1xf32>
  return %r : tensor<1x2x2x1xf32>
}
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["linalg.winograd_output_transform"]} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.decompose_winograd_op %f : (!transform.any_op) -> !transform.any_op
    transform.print %r : !transform.any_op
    transform.yield
  }
func.func @f(%x: tensor<1x4x1x2x1x1xf32>, %e: tensor<1x1x4x1xf32>) -> tensor<1x1x4x1xf32> {
  %r = linalg.winograd_output_transform fmr(F_2_3) ins(%x : tensor<1x4x1x2x1x1xf32>) outs(%e : tensor<1x1x4x1xf32>) -> tensor<1x1x4x1xf32>
  return %r : tensor<1x1x4x1xf32>
}
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["linalg.winograd_output_transform"]} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.decompose_winograd_op %f : (!transform.any_op) -> !transform.any_op
    transform.print %r : !transform.any_op
    transform.yield
  }
func.func @f(%x: tensor<1x6x1x2x1x2xf32>, %e: tensor<1x1x8x2xf32>) -> tensor<1x1x8x2xf32> {
  %r = linalg.winograd_output_transform fmr(F_4_3) ins(%x : tensor<1x6x1x2x1x2xf32>) outs(%e : tensor<1x1x8x2xf32>) -> tensor<1x1x8x2xf32>
  return %r : tensor<1x1x8x2xf32>
}
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["linalg.winograd_output_transform"]} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.decompose_winograd_op %f : (!transform.any_op) -> !transform.any_op
    transform.print %r : !transform.any_op
    transform.yield
  }
func.func @f(%x: tensor<6x6x1x2x1x2xf64>, %e: tensor<1x2x4x2xf64>) -> tensor<1x2x4x2xf64> {
  %r = linalg.winograd_output_transform fmr(F_2_5) ins(%x : tensor<6x6x1x2x1x2xf64>) outs(%e : tensor<1x2x4x2xf64>) -> tensor<1x2x4x2xf64>
  return %r : tensor<1x2x4x2xf64>
}
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["linalg.winograd_filter_transform"]} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.decompose_winograd_op %f : (!transform.any_op) -> !transform.any_op
    transform.print %r : !transform.any_op
    transform.yield
  }
func.func @f(%x: tensor<2x?x?x5xf32>, %e: tensor<4x4x5x2xf32>) -> tensor<4x4x5x2xf32> {
  %r = linalg.winograd_filter_transform fmr(F_2_3) ins(%x : tensor<2x?x?x5xf32>) outs(%e : tensor<4x4x5x2xf32>) -> tensor<4x4x5x2xf32>
  return %r : tensor<4x4x5x2xf32>
}
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["linalg.winograd_filter_transform"]} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.decompose_winograd_op %f : (!transform.any_op) -> !transform.any_op
    transform.print %r : !transform.any_op
    transform.yield
  }
func.func @f(%x: tensor<2x3x3x5xf32>, %e: tensor<?x?x5x2xf32>) -> tensor<?x?x5x2xf32> {
  %r = linalg.winograd_filter_transform fmr(F_2_3) ins(%x : tensor<2x3x3x5xf32>) outs(%e : tensor<?x?x5x2xf32>) -> tensor<?x?x5x2xf32>
  return %r : tensor<?x?x5x2xf32>
}
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["linalg.winograd_filter_transform"]} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.decompose_winograd_op %f : (!transform.any_op) -> !transform.any_op
    transform.print %r : !transform.any_op
    transform.yield
  }
func.func @f(%x: tensor<2x1x1x5xf32>, %e: tensor<1x1x5x2xf32>) -> tensor<1x1x5x2xf32> {
  %r = linalg.winograd_filter_transform fmr(F_2_3) ins(%x : tensor<2x1x1x5xf32>) outs(%e : tensor<1x1x5x2xf32>) -> tensor<1x1x5x2xf32>
  return %r : tensor<1x1x5x2xf32>
}
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["linalg.winograd_input_transform"]} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.decompose_winograd_op %f : (!transform.any_op) -> !transform.any_op
    transform.print %r : !transform.any_op
    transform.yield
  }
func.func @f(%x: tensor<2x1x1x5xf32>, %e: tensor<1x1x1x1x2x5xf32>) -> tensor<1x1x1x1x2x5xf32> {
  %r = linalg.winograd_input_transform fmr(F_2_3) ins(%x : tensor<2x1x1x5xf32>) outs(%e : tensor<1x1x1x1x2x5xf32>) -> tensor<1x1x1x1x2x5xf32>
  return %r : tensor<1x1x1x1x2x5xf32>
}
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["linalg.winograd_input_transform"]} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.decompose_winograd_op %f : (!transform.any_op) -> !transform.any_op
    transform.print %r : !transform.any_op
    transform.yield
  }
func.func @f(%x: tensor<2x4x4x5xf32>, %e: tensor<?x?x1x1x2x5xf32>) -> tensor<?x?x1x1x2x5xf32> {
  %r = linalg.winograd_input_transform fmr(F_2_3) ins(%x : tensor<2x4x4x5xf32>) outs(%e : tensor<?x?x1x1x2x5xf32>) -> tensor<?x?x1x1x2x5xf32>
  return %r : tensor<?x?x1x1x2x5xf32>
}
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["linalg.winograd_input_transform"]} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.decompose_winograd_op %f : (!transform.any_op) -> !transform.any_op
    transform.print %r : !transform.any_op
    transform.yield
  }
func.func @f(%x: tensor<2x5x4x5xf32>, %e: tensor<4x4x1x1x2x5xf32>) -> tensor<4x4x1x1x2x5xf32> {
  %r = linalg.winograd_input_transform fmr(F_2_3) ins(%x : tensor<2x5x4x5xf32>) outs(%e : tensor<4x4x1x1x2x5xf32>) -> tensor<4x4x1x1x2x5xf32>
  return %r : tensor<4x4x1x1x2x5xf32>
}
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["linalg.winograd_output_transform"]} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.decompose_winograd_op %f : (!transform.any_op) -> !transform.any_op
    transform.print %r : !transform.any_op
    transform.yield
  }
func.func @f(%x: tensor<?x?x1x1x1x1xf32>, %e: tensor<1x2x2x1xf32>) -> tensor<1x2x2x1xf32> {
  %r = linalg.winograd_output_transform fmr(F_2_3) ins(%x : tensor<?x?x1x1x1x1xf32>) outs(%e : tensor<1x2x2x1xf32>) -> tensor<1x2x2x1xf32>
  return %r : tensor<1x2x2x1xf32>
}
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["linalg.winograd_output_transform"]} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.decompose_winograd_op %f : (!transform.any_op) -> !transform.any_op
    transform.print %r : !transform.any_op
    transform.yield
  }
func.func @f(%x: tensor<1x1x1x1x1x1xf32>, %e: tensor<1x1x1x1xf32>) -> tensor<1x1x1x1xf32> {
  %r = linalg.winograd_output_transform fmr(F_2_3) ins(%x : tensor<1x1x1x1x1x1xf32>) outs(%e : tensor<1x1x1x1xf32>) -> tensor<1x1x1x1xf32>
  return %r : tensor<1x1x1x1xf32>
}
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["linalg.winograd_output_transform"]} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.decompose_winograd_op %f : (!transform.any_op) -> !transform.any_op
    transform.print %r : !transform.any_op
    transform.yield
  }
func.func @f(%x: tensor<4x4x1x1x1x1xf32>, %e: tensor<1x?x?x1xf32>) -> tensor<1x?x?x1xf32> {
  %r = linalg.winograd_output_transform fmr(F_2_3) ins(%x : tensor<4x4x1x1x1x1xf32>) outs(%e : tensor<1x?x?x1xf32>) -> tensor<1x?x?x1xf32>
  return %r : tensor<1x?x?x1xf32>
}
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["linalg.winograd_output_transform"]} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.decompose_winograd_op %f : (!transform.any_op) -> !transform.any_op
    transform.print %r : !transform.any_op
    transform.yield
  }
func.func @f(%x: tensor<1x4x1x2x1x1xf32>, %e: tensor<1x2x4x1xf32>) -> tensor<1x2x4x1xf32> {
  %r = linalg.winograd_output_transform fmr(F_2_3) ins(%x : tensor<1x4x1x2x1x1xf32>) outs(%e : tensor<1x2x4x1xf32>) -> tensor<1x2x4x1xf32>
  return %r : tensor<1x2x4x1xf32>
}
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["linalg.winograd_input_transform"]} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.decompose_winograd_op %f : (!transform.any_op) -> !transform.any_op
    transform.print %r : !transform.any_op
    transform.yield
  }
func.func @f(%x: tensor<2x?x4x5xf32>, %e: tensor<1x4x1x1x2x5xf32>) -> tensor<1x4x1x1x2x5xf32> {
  %r = linalg.winograd_input_transform fmr(F_2_3) ins(%x : tensor<2x?x4x5xf32>) outs(%e : tensor<1x4x1x1x2x5xf32>) -> tensor<1x4x1x1x2x5xf32>
  return %r : tensor<1x4x1x1x2x5xf32>
}
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["linalg.winograd_input_transform"]} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.decompose_winograd_op %f : (!transform.any_op) -> !transform.any_op
    transform.print %r : !transform.any_op
    transform.yield
  }
func.func @f(%x: tensor<2x3x4x5xf32>, %e: tensor<1x4x3x1x2x5xf32>) -> tensor<1x4x3x1x2x5xf32> {
  %r = linalg.winograd_input_transform fmr(F_2_3) ins(%x : tensor<2x3x4x5xf32>) outs(%e : tensor<1x4x3x1x2x5xf32>) -> tensor<1x4x3x1x2x5xf32>
  return %r : tensor<1x4x3x1x2x5xf32>
}
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["linalg.winograd_output_transform"]} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.decompose_winograd_op %f : (!transform.any_op) -> !transform.any_op
    transform.print %r : !transform.any_op
    transform.yield
  }
func.func @f(%x: tensor<?x4x1x1x1x1xf32>, %e: tensor<1x2x2x1xf32>) -> tensor<1x2x2x1xf32> {
  %r = linalg.winograd_output_transform fmr(F_2_3) ins(%x : tensor<?x4x1x1x1x1xf32>) outs(%e : tensor<1x2x2x1xf32>) -> tensor<1x2x2x1xf32>
  return %r : tensor<1x2x2x1xf32>
}
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["linalg.winograd_output_transform"]} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.decompose_winograd_op %f : (!transform.any_op) -> !transform.any_op
    transform.print %r : !transform.any_op
    transform.yield
  }
func.func @f(%x: tensor<4x4x1x1x1x1xf32>, %e: tensor<?x2x2x?xf32>) -> tensor<?x2x2x?xf32> {
  %r = linalg.winograd_output_transform fmr(F_2_3) ins(%x : tensor<4x4x1x1x1x1xf32>) outs(%e : tensor<?x2x2x?xf32>) -> tensor<?x2x2x?xf32>
  return %r : tensor<?x2x2x?xf32>
}
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["linalg.winograd_output_transform"]} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.decompose_winograd_op %f : (!transform.any_op) -> !transform.any_op
    transform.print %r : !transform.any_op
    transform.yield
  }
func.func @f(%x: tensor<1x6x1x1x1x1xf32>, %e: tensor<1x?x?x1xf32>) -> tensor<1x?x?x1xf32> {
  %r = linalg.winograd_output_transform fmr(F_4_3) ins(%x : tensor<1x6x1x1x1x1xf32>) outs(%e : tensor<1x?x?x1xf32>) -> tensor<1x?x?x1xf32>
  return %r : tensor<1x?x?x1xf32>
}
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["linalg.winograd_filter_transform"]} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.decompose_winograd_op %f : (!transform.any_op) -> !transform.any_op
    transform.print %r : !transform.any_op
    transform.yield
  }
func.func @f(%x: tensor<2x3x3x5xf8E5M2>, %e: tensor<6x6x5x2xf8E5M2>) -> tensor<6x6x5x2xf8E5M2> {
  %r = linalg.winograd_filter_transform fmr(F_4_3) ins(%x : tensor<2x3x3x5xf8E5M2>) outs(%e : tensor<6x6x5x2xf8E5M2>) -> tensor<6x6x5x2xf8E5M2>
  return %r : tensor<6x6x5x2xf8E5M2>
}
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.decompose_winograd_op %f : (!transform.any_op) -> !transform.any_op
    transform.print %r : !transform.any_op
    transform.yield
  }
func.func @f(%x: tensor<2x3x3x5xf32>, %e: tensor<4x4x5x2xf32>) -> tensor<4x4x5x2xf32> {
  %r = linalg.winograd_filter_transform fmr(F_2_3) ins(%x : tensor<2x3x3x5xf32>) outs(%e : tensor<4x4x5x2xf32>) -> tensor<4x4x5x2xf32>
  return %r : tensor<4x4x5x2xf32>
}
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.decompose_winograd_op %f : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
func.func @f(%x: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = linalg.matmul ins(%x, %x : tensor<4x4xf32>, tensor<4x4xf32>) outs(%x : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32> }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["linalg.winograd_filter_transform", "linalg.winograd_input_transform"]} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.decompose_winograd_op %f : (!transform.any_op) -> !transform.any_op
    transform.print %r : !transform.any_op
    transform.yield
  }

func.func @f(%x: tensor<2x3x3x5xf32>, %y: tensor<4x4x5x2xf32>, %z: tensor<2x4x4x5xf32>, %w: tensor<4x4x1x1x2x5xf32>) -> (tensor<4x4x5x2xf32>, tensor<4x4x1x1x2x5xf32>) {
  %r = linalg.winograd_filter_transform fmr(F_2_3) ins(%x : tensor<2x3x3x5xf32>) outs(%y : tensor<4x4x5x2xf32>) -> tensor<4x4x5x2xf32>
  %s = linalg.winograd_input_transform fmr(F_2_3) ins(%z : tensor<2x4x4x5xf32>) outs(%w : tensor<4x4x1x1x2x5xf32>) -> tensor<4x4x1x1x2x5xf32>
  return %r, %s : tensor<4x4x5x2xf32>, tensor<4x4x1x1x2x5xf32>
}
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["linalg.winograd_filter_transform"]} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.decompose_winograd_op %f : (!transform.any_op) -> !transform.op<"scf.for">
    transform.print %r : !transform.op<"scf.for">
    transform.yield
  }
func.func @f(%x: tensor<2x3x3x5xf32>, %e: tensor<4x4x5x2xf32>) -> tensor<4x4x5x2xf32> {
  %r = linalg.winograd_filter_transform fmr(F_2_3) ins(%x : tensor<2x3x3x5xf32>) outs(%e : tensor<4x4x5x2xf32>) -> tensor<4x4x5x2xf32>
  return %r : tensor<4x4x5x2xf32>
}
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["linalg.winograd_filter_transform"]} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.decompose_winograd_op %f : (!transform.any_op) -> !transform.any_op
    transform.print %f : !transform.any_op
    transform.yield
  }
func.func @f(%x: tensor<2x3x3x5xf32>, %e: tensor<4x4x5x2xf32>) -> tensor<4x4x5x2xf32> {
  %r = linalg.winograd_filter_transform fmr(F_2_3) ins(%x : tensor<2x3x3x5xf32>) outs(%e : tensor<4x4x5x2xf32>) -> tensor<4x4x5x2xf32>
  return %r : tensor<4x4x5x2xf32>
}
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    transform.sequence %root : !transform.any_op failures(suppress) {
    ^bb0(%r: !transform.any_op):
      %f = transform.structured.match ops{["linalg.winograd_output_transform"]} in %r : (!transform.any_op) -> !transform.any_op
      %d = transform.structured.decompose_winograd_op %f : (!transform.any_op) -> !transform.any_op
    }
    transform.sequence %root : !transform.any_op failures(suppress) {
    ^bb0(%r: !transform.any_op):
      %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
      %d = transform.structured.decompose_winograd_op %f : (!transform.any_op) -> !transform.any_op
    }
    transform.yield
  }
  func.func @f(%x: tensor<?x?x1x1x1x1xf32>, %e: tensor<1x2x2x1xf32>) -> tensor<1x2x2x1xf32> {
    %r = linalg.winograd_output_transform fmr(F_2_3) ins(%x : tensor<?x?x1x1x1x1xf32>) outs(%e : tensor<1x2x2x1xf32>) -> tensor<1x2x2x1xf32>
    return %r : tensor<1x2x2x1xf32>
  }
}
