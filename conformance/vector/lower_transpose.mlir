// ARGS: --transform-interpreter --split-input-file
// Transpositions by each strategy.
// FRAME
module attributes {transform.with_named_sequence} {
  // HERE
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      // HERE
    } : !transform.any_op
    transform.yield
  }
}
// EACH
// CASE
func.func @f0(%a: vector<2x3xf32>) -> vector<3x2xf32> {
  %r = vector.transpose %a, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  return %r : vector<3x2xf32>
}
func.func @f1(%a: vector<2x2x3xindex>) -> vector<2x2x3xindex> {
  %r = vector.transpose %a, [1, 0, 2] : vector<2x2x3xindex> to vector<2x2x3xindex>
  return %r : vector<2x2x3xindex>
}
func.func @f2(%a: vector<2x1x2xf32>) -> vector<2x2x1xf32> {
  %r = vector.transpose %a, [0, 2, 1] : vector<2x1x2xf32> to vector<2x2x1xf32>
  return %r : vector<2x2x1xf32>
}
func.func @f3(%a: vector<2x1x2x1xf32>) -> vector<2x2x1x1xf32> {
  %r = vector.transpose %a, [2, 0, 3, 1] : vector<2x1x2x1xf32> to vector<2x2x1x1xf32>
  return %r : vector<2x2x1x1xf32>
}
func.func @f4(%a: vector<1x4xf32>) -> vector<4x1xf32> {
  %r = vector.transpose %a, [1, 0] : vector<1x4xf32> to vector<4x1xf32>
  return %r : vector<4x1xf32>
}
func.func @f5(%a: vector<1x[4]xf32>) -> vector<[4]x1xf32> {
  %r = vector.transpose %a, [1, 0] : vector<1x[4]xf32> to vector<[4]x1xf32>
  return %r : vector<[4]x1xf32>
}
func.func @f6(%a: vector<2x2x[4]xf32>) -> vector<2x2x[4]xf32> {
  %r = vector.transpose %a, [1, 0, 2] : vector<2x2x[4]xf32> to vector<2x2x[4]xf32>
  return %r : vector<2x2x[4]xf32>
}
func.func @f7(%a: vector<f32>) -> vector<f32> {
  %r = vector.transpose %a, [] : vector<f32> to vector<f32>
  return %r : vector<f32>
}
func.func @f8(%a: vector<2x3x2xf32>) -> vector<2x3x2xf32> {
  %r = vector.transpose %a, [0, 1, 2] : vector<2x3x2xf32> to vector<2x3x2xf32>
  return %r : vector<2x3x2xf32>
}
func.func @f9(%a: vector<2x2x2xf32>) -> vector<2x2x2xf32> {
  %r = vector.transpose %a, [2, 1, 0] : vector<2x2x2xf32> to vector<2x2x2xf32>
  return %r : vector<2x2x2xf32>
}
func.func @f10(%a: vector<2x[3]xf32>) -> vector<[3]x2xf32> {
  %r = vector.transpose %a, [1, 0] : vector<2x[3]xf32> to vector<[3]x2xf32>
  return %r : vector<[3]x2xf32>
}
// AND
transform.apply_patterns.vector.lower_transpose
// CASE
func.func @f0(%a: vector<2x3xf32>) -> vector<3x2xf32> {
  %r = vector.transpose %a, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  return %r : vector<3x2xf32>
}
func.func @f1(%a: vector<2x2x3xindex>) -> vector<2x2x3xindex> {
  %r = vector.transpose %a, [1, 0, 2] : vector<2x2x3xindex> to vector<2x2x3xindex>
  return %r : vector<2x2x3xindex>
}
func.func @f2(%a: vector<2x1x2xf32>) -> vector<2x2x1xf32> {
  %r = vector.transpose %a, [0, 2, 1] : vector<2x1x2xf32> to vector<2x2x1xf32>
  return %r : vector<2x2x1xf32>
}
func.func @f3(%a: vector<2x1x2x1xf32>) -> vector<2x2x1x1xf32> {
  %r = vector.transpose %a, [2, 0, 3, 1] : vector<2x1x2x1xf32> to vector<2x2x1x1xf32>
  return %r : vector<2x2x1x1xf32>
}
func.func @f4(%a: vector<1x4xf32>) -> vector<4x1xf32> {
  %r = vector.transpose %a, [1, 0] : vector<1x4xf32> to vector<4x1xf32>
  return %r : vector<4x1xf32>
}
func.func @f5(%a: vector<1x[4]xf32>) -> vector<[4]x1xf32> {
  %r = vector.transpose %a, [1, 0] : vector<1x[4]xf32> to vector<[4]x1xf32>
  return %r : vector<[4]x1xf32>
}
func.func @f6(%a: vector<2x2x[4]xf32>) -> vector<2x2x[4]xf32> {
  %r = vector.transpose %a, [1, 0, 2] : vector<2x2x[4]xf32> to vector<2x2x[4]xf32>
  return %r : vector<2x2x[4]xf32>
}
func.func @f7(%a: vector<f32>) -> vector<f32> {
  %r = vector.transpose %a, [] : vector<f32> to vector<f32>
  return %r : vector<f32>
}
func.func @f8(%a: vector<2x3x2xf32>) -> vector<2x3x2xf32> {
  %r = vector.transpose %a, [0, 1, 2] : vector<2x3x2xf32> to vector<2x3x2xf32>
  return %r : vector<2x3x2xf32>
}
func.func @f9(%a: vector<2x2x2xf32>) -> vector<2x2x2xf32> {
  %r = vector.transpose %a, [2, 1, 0] : vector<2x2x2xf32> to vector<2x2x2xf32>
  return %r : vector<2x2x2xf32>
}
func.func @f10(%a: vector<2x[3]xf32>) -> vector<[3]x2xf32> {
  %r = vector.transpose %a, [1, 0] : vector<2x[3]xf32> to vector<[3]x2xf32>
  return %r : vector<[3]x2xf32>
}
// AND
transform.apply_patterns.vector.lower_transpose lowering_strategy = llvmintr
// CASE
func.func @f0(%a: vector<2x3xf32>) -> vector<3x2xf32> {
  %r = vector.transpose %a, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  return %r : vector<3x2xf32>
}
func.func @f1(%a: vector<2x2x3xindex>) -> vector<2x2x3xindex> {
  %r = vector.transpose %a, [1, 0, 2] : vector<2x2x3xindex> to vector<2x2x3xindex>
  return %r : vector<2x2x3xindex>
}
func.func @f2(%a: vector<2x1x2xf32>) -> vector<2x2x1xf32> {
  %r = vector.transpose %a, [0, 2, 1] : vector<2x1x2xf32> to vector<2x2x1xf32>
  return %r : vector<2x2x1xf32>
}
func.func @f3(%a: vector<2x1x2x1xf32>) -> vector<2x2x1x1xf32> {
  %r = vector.transpose %a, [2, 0, 3, 1] : vector<2x1x2x1xf32> to vector<2x2x1x1xf32>
  return %r : vector<2x2x1x1xf32>
}
func.func @f4(%a: vector<1x4xf32>) -> vector<4x1xf32> {
  %r = vector.transpose %a, [1, 0] : vector<1x4xf32> to vector<4x1xf32>
  return %r : vector<4x1xf32>
}
func.func @f5(%a: vector<1x[4]xf32>) -> vector<[4]x1xf32> {
  %r = vector.transpose %a, [1, 0] : vector<1x[4]xf32> to vector<[4]x1xf32>
  return %r : vector<[4]x1xf32>
}
func.func @f6(%a: vector<2x2x[4]xf32>) -> vector<2x2x[4]xf32> {
  %r = vector.transpose %a, [1, 0, 2] : vector<2x2x[4]xf32> to vector<2x2x[4]xf32>
  return %r : vector<2x2x[4]xf32>
}
func.func @f7(%a: vector<f32>) -> vector<f32> {
  %r = vector.transpose %a, [] : vector<f32> to vector<f32>
  return %r : vector<f32>
}
func.func @f8(%a: vector<2x3x2xf32>) -> vector<2x3x2xf32> {
  %r = vector.transpose %a, [0, 1, 2] : vector<2x3x2xf32> to vector<2x3x2xf32>
  return %r : vector<2x3x2xf32>
}
func.func @f9(%a: vector<2x2x2xf32>) -> vector<2x2x2xf32> {
  %r = vector.transpose %a, [2, 1, 0] : vector<2x2x2xf32> to vector<2x2x2xf32>
  return %r : vector<2x2x2xf32>
}
func.func @f10(%a: vector<2x[3]xf32>) -> vector<[3]x2xf32> {
  %r = vector.transpose %a, [1, 0] : vector<2x[3]xf32> to vector<[3]x2xf32>
  return %r : vector<[3]x2xf32>
}
// AND
transform.apply_patterns.vector.lower_transpose lowering_strategy = shuffle_1d
// CASE
func.func @f0(%a: vector<16x16xf32>) -> vector<16x16xf32> {
  %r = vector.transpose %a, [1, 0] : vector<16x16xf32> to vector<16x16xf32>
  return %r : vector<16x16xf32>
}
func.func @f1(%a: vector<16x1x16xi8>) -> vector<1x16x16xi8> {
  %r = vector.transpose %a, [1, 2, 0] : vector<16x1x16xi8> to vector<1x16x16xi8>
  return %r : vector<1x16x16xi8>
}
func.func @f2(%a: vector<2x16xf32>) -> vector<16x2xf32> {
  %r = vector.transpose %a, [1, 0] : vector<2x16xf32> to vector<16x2xf32>
  return %r : vector<16x2xf32>
}
// AND
transform.apply_patterns.vector.lower_transpose lowering_strategy = shuffle_16x16
// CASE
func.func @f0(%a: vector<4x8xf32>) -> vector<8x4xf32> {
  %r = vector.transpose %a, [1, 0] : vector<4x8xf32> to vector<8x4xf32>
  return %r : vector<8x4xf32>
}
func.func @f1(%a: vector<8x1x8xf32>) -> vector<8x1x8xf32> {
  %r = vector.transpose %a, [2, 1, 0] : vector<8x1x8xf32> to vector<8x1x8xf32>
  return %r : vector<8x1x8xf32>
}
func.func @f2(%a: vector<4x8xf16>) -> vector<8x4xf16> {
  %r = vector.transpose %a, [1, 0] : vector<4x8xf16> to vector<8x4xf16>
  return %r : vector<8x4xf16>
}
func.func @f3(%a: vector<1x4x8xf32>) -> vector<1x8x4xf32> {
  %r = vector.transpose %a, [0, 2, 1] : vector<1x4x8xf32> to vector<1x8x4xf32>
  return %r : vector<1x8x4xf32>
}
func.func @f4(%a: vector<4x2xf32>) -> vector<2x4xf32> {
  %r = vector.transpose %a, [1, 0] : vector<4x2xf32> to vector<2x4xf32>
  return %r : vector<2x4xf32>
}
// AND
transform.apply_patterns.vector.lower_transpose avx2_lowering_strategy = true
// CASE
func.func @f0(%a: vector<4x8xf32>) -> vector<8x4xf32> {
  %r = vector.transpose %a, [1, 0] : vector<4x8xf32> to vector<8x4xf32>
  return %r : vector<8x4xf32>
}
func.func @f1(%a: vector<8x1x8xf32>) -> vector<8x1x8xf32> {
  %r = vector.transpose %a, [2, 1, 0] : vector<8x1x8xf32> to vector<8x1x8xf32>
  return %r : vector<8x1x8xf32>
}
func.func @f2(%a: vector<4x8xf16>) -> vector<8x4xf16> {
  %r = vector.transpose %a, [1, 0] : vector<4x8xf16> to vector<8x4xf16>
  return %r : vector<8x4xf16>
}
func.func @f3(%a: vector<1x4x8xf32>) -> vector<1x8x4xf32> {
  %r = vector.transpose %a, [0, 2, 1] : vector<1x4x8xf32> to vector<1x8x4xf32>
  return %r : vector<1x8x4xf32>
}
func.func @f4(%a: vector<4x2xf32>) -> vector<2x4xf32> {
  %r = vector.transpose %a, [1, 0] : vector<4x2xf32> to vector<2x4xf32>
  return %r : vector<2x4xf32>
}
// AND
transform.apply_patterns.vector.lower_transpose lowering_strategy = shuffle_1d avx2_lowering_strategy = true
