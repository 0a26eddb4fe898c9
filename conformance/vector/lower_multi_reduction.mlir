// ARGS: --transform-interpreter --split-input-file
// Reductions along several dimensions by both strategies.
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
func.func @f0(%a: vector<2x2xi32>, %b: vector<2xi32>) -> vector<2xi32> {
  %r = vector.multi_reduction <mul>, %a, %b [0] : vector<2x2xi32> to vector<2xi32>
  return %r : vector<2xi32>
}
func.func @f1(%a: vector<2x2xi32>, %b: vector<2xi32>) -> vector<2xi32> {
  %r = vector.multi_reduction <minui>, %a, %b [0] : vector<2x2xi32> to vector<2xi32>
  return %r : vector<2xi32>
}
func.func @f2(%a: vector<2x2xi32>, %b: vector<2xi32>) -> vector<2xi32> {
  %r = vector.multi_reduction <minsi>, %a, %b [0] : vector<2x2xi32> to vector<2xi32>
  return %r : vector<2xi32>
}
func.func @f3(%a: vector<2x2xi32>, %b: vector<2xi32>) -> vector<2xi32> {
  %r = vector.multi_reduction <maxui>, %a, %b [0] : vector<2x2xi32> to vector<2xi32>
  return %r : vector<2xi32>
}
func.func @f4(%a: vector<2x2xi32>, %b: vector<2xi32>) -> vector<2xi32> {
  %r = vector.multi_reduction <maxsi>, %a, %b [0] : vector<2x2xi32> to vector<2xi32>
  return %r : vector<2xi32>
}
func.func @f5(%a: vector<2x2xi32>, %b: vector<2xi32>) -> vector<2xi32> {
  %r = vector.multi_reduction <and>, %a, %b [0] : vector<2x2xi32> to vector<2xi32>
  return %r : vector<2xi32>
}
func.func @f6(%a: vector<2x2xi32>, %b: vector<2xi32>) -> vector<2xi32> {
  %r = vector.multi_reduction <or>, %a, %b [0] : vector<2x2xi32> to vector<2xi32>
  return %r : vector<2xi32>
}
func.func @f7(%a: vector<2x2xi32>, %b: vector<2xi32>) -> vector<2xi32> {
  %r = vector.multi_reduction <xor>, %a, %b [0] : vector<2x2xi32> to vector<2xi32>
  return %r : vector<2xi32>
}
func.func @f8(%a: vector<2x2xf32>, %b: vector<2xf32>) -> vector<2xf32> {
  %r = vector.multi_reduction <mul>, %a, %b [1] : vector<2x2xf32> to vector<2xf32>
  return %r : vector<2xf32>
}
func.func @f9(%a: vector<2x2xf32>, %b: vector<2xf32>) -> vector<2xf32> {
  %r = vector.multi_reduction <minnumf>, %a, %b [1] : vector<2x2xf32> to vector<2xf32>
  return %r : vector<2xf32>
}
func.func @f10(%a: vector<2x2xf32>, %b: vector<2xf32>) -> vector<2xf32> {
  %r = vector.multi_reduction <maxnumf>, %a, %b [1] : vector<2x2xf32> to vector<2xf32>
  return %r : vector<2xf32>
}
func.func @f11(%a: vector<2x2xf32>, %b: vector<2xf32>) -> vector<2xf32> {
  %r = vector.multi_reduction <minimumf>, %a, %b [1] : vector<2x2xf32> to vector<2xf32>
  return %r : vector<2xf32>
}
func.func @f12(%a: vector<2x2xf32>, %b: vector<2xf32>) -> vector<2xf32> {
  %r = vector.multi_reduction <maximumf>, %a, %b [1] : vector<2x2xf32> to vector<2xf32>
  return %r : vector<2xf32>
}
// AND
transform.apply_patterns.vector.lower_multi_reduction
// CASE
func.func @f0(%a: vector<2x2xi32>, %b: vector<2xi32>) -> vector<2xi32> {
  %r = vector.multi_reduction <mul>, %a, %b [0] : vector<2x2xi32> to vector<2xi32>
  return %r : vector<2xi32>
}
func.func @f1(%a: vector<2x2xi32>, %b: vector<2xi32>) -> vector<2xi32> {
  %r = vector.multi_reduction <minui>, %a, %b [0] : vector<2x2xi32> to vector<2xi32>
  return %r : vector<2xi32>
}
func.func @f2(%a: vector<2x2xi32>, %b: vector<2xi32>) -> vector<2xi32> {
  %r = vector.multi_reduction <minsi>, %a, %b [0] : vector<2x2xi32> to vector<2xi32>
  return %r : vector<2xi32>
}
func.func @f3(%a: vector<2x2xi32>, %b: vector<2xi32>) -> vector<2xi32> {
  %r = vector.multi_reduction <maxui>, %a, %b [0] : vector<2x2xi32> to vector<2xi32>
  return %r : vector<2xi32>
}
func.func @f4(%a: vector<2x2xi32>, %b: vector<2xi32>) -> vector<2xi32> {
  %r = vector.multi_reduction <maxsi>, %a, %b [0] : vector<2x2xi32> to vector<2xi32>
  return %r : vector<2xi32>
}
func.func @f5(%a: vector<2x2xi32>, %b: vector<2xi32>) -> vector<2xi32> {
  %r = vector.multi_reduction <and>, %a, %b [0] : vector<2x2xi32> to vector<2xi32>
  return %r : vector<2xi32>
}
func.func @f6(%a: vector<2x2xi32>, %b: vector<2xi32>) -> vector<2xi32> {
  %r = vector.multi_reduction <or>, %a, %b [0] : vector<2x2xi32> to vector<2xi32>
  return %r : vector<2xi32>
}
func.func @f7(%a: vector<2x2xi32>, %b: vector<2xi32>) -> vector<2xi32> {
  %r = vector.multi_reduction <xor>, %a, %b [0] : vector<2x2xi32> to vector<2xi32>
  return %r : vector<2xi32>
}
func.func @f8(%a: vector<2x2xf32>, %b: vector<2xf32>) -> vector<2xf32> {
  %r = vector.multi_reduction <mul>, %a, %b [1] : vector<2x2xf32> to vector<2xf32>
  return %r : vector<2xf32>
}
func.func @f9(%a: vector<2x2xf32>, %b: vector<2xf32>) -> vector<2xf32> {
  %r = vector.multi_reduction <minnumf>, %a, %b [1] : vector<2x2xf32> to vector<2xf32>
  return %r : vector<2xf32>
}
func.func @f10(%a: vector<2x2xf32>, %b: vector<2xf32>) -> vector<2xf32> {
  %r = vector.multi_reduction <maxnumf>, %a, %b [1] : vector<2x2xf32> to vector<2xf32>
  return %r : vector<2xf32>
}
func.func @f11(%a: vector<2x2xf32>, %b: vector<2xf32>) -> vector<2xf32> {
  %r = vector.multi_reduction <minimumf>, %a, %b [1] : vector<2x2xf32> to vector<2xf32>
  return %r : vector<2xf32>
}
func.func @f12(%a: vector<2x2xf32>, %b: vector<2xf32>) -> vector<2xf32> {
  %r = vector.multi_reduction <maximumf>, %a, %b [1] : vector<2x2xf32> to vector<2xf32>
  return %r : vector<2xf32>
}
// AND
transform.apply_patterns.vector.lower_multi_reduction lowering_strategy = innerreduction
// CASE
func.func @f0(%a: vector<4xf32>, %b: f32) -> f32 {
  %r = vector.multi_reduction <add>, %a, %b [0] : vector<4xf32> to f32
  return %r : f32
}
func.func @f1(%a: vector<2x3xf32>, %b: f32) -> f32 {
  %r = vector.multi_reduction <add>, %a, %b [0, 1] : vector<2x3xf32> to f32
  return %r : f32
}
func.func @f2(%a: vector<2x3x2xf32>, %b: vector<3xf32>) -> vector<3xf32> {
  %r = vector.multi_reduction <add>, %a, %b [0, 2] : vector<2x3x2xf32> to vector<3xf32>
  return %r : vector<3xf32>
}
func.func @f3(%a: vector<2x2x3xf32>, %b: vector<2x3xf32>) -> vector<2x3xf32> {
  %r = vector.multi_reduction <add>, %a, %b [0] : vector<2x2x3xf32> to vector<2x3xf32>
  return %r : vector<2x3xf32>
}
func.func @f4(%a: vector<2x2x3xf32>, %b: vector<2x2xf32>) -> vector<2x2xf32> {
  %r = vector.multi_reduction <add>, %a, %b [2] : vector<2x2x3xf32> to vector<2x2xf32>
  return %r : vector<2x2xf32>
}
func.func @f5(%a: vector<2x2x3xf32>, %b: vector<2x3xf32>) -> vector<2x3xf32> {
  %r = vector.multi_reduction <add>, %a, %b [1] : vector<2x2x3xf32> to vector<2x3xf32>
  return %r : vector<2x3xf32>
}
func.func @f6(%a: vector<1x2x1x2xindex>, %b: vector<1x1xindex>) -> vector<1x1xindex> {
  %r = vector.multi_reduction <add>, %a, %b [1, 3] : vector<1x2x1x2xindex> to vector<1x1xindex>
  return %r : vector<1x1xindex>
}
func.func @f8(%a: vector<1xf32>, %b: f32) -> f32 {
  %r = vector.multi_reduction <add>, %a, %b [0] : vector<1xf32> to f32
  return %r : f32
}
// AND
transform.apply_patterns.vector.lower_multi_reduction
// CASE
func.func @f0(%a: vector<4xf32>, %b: f32) -> f32 {
  %r = vector.multi_reduction <add>, %a, %b [0] : vector<4xf32> to f32
  return %r : f32
}
func.func @f1(%a: vector<2x3xf32>, %b: f32) -> f32 {
  %r = vector.multi_reduction <add>, %a, %b [0, 1] : vector<2x3xf32> to f32
  return %r : f32
}
func.func @f2(%a: vector<2x3x2xf32>, %b: vector<3xf32>) -> vector<3xf32> {
  %r = vector.multi_reduction <add>, %a, %b [0, 2] : vector<2x3x2xf32> to vector<3xf32>
  return %r : vector<3xf32>
}
func.func @f3(%a: vector<2x2x3xf32>, %b: vector<2x3xf32>) -> vector<2x3xf32> {
  %r = vector.multi_reduction <add>, %a, %b [0] : vector<2x2x3xf32> to vector<2x3xf32>
  return %r : vector<2x3xf32>
}
func.func @f4(%a: vector<2x2x3xf32>, %b: vector<2x2xf32>) -> vector<2x2xf32> {
  %r = vector.multi_reduction <add>, %a, %b [2] : vector<2x2x3xf32> to vector<2x2xf32>
  return %r : vector<2x2xf32>
}
func.func @f5(%a: vector<2x2x3xf32>, %b: vector<2x3xf32>) -> vector<2x3xf32> {
  %r = vector.multi_reduction <add>, %a, %b [1] : vector<2x2x3xf32> to vector<2x3xf32>
  return %r : vector<2x3xf32>
}
func.func @f6(%a: vector<1x2x1x2xindex>, %b: vector<1x1xindex>) -> vector<1x1xindex> {
  %r = vector.multi_reduction <add>, %a, %b [1, 3] : vector<1x2x1x2xindex> to vector<1x1xindex>
  return %r : vector<1x1xindex>
}
func.func @f8(%a: vector<1xf32>, %b: f32) -> f32 {
  %r = vector.multi_reduction <add>, %a, %b [0] : vector<1xf32> to f32
  return %r : f32
}
// AND
transform.apply_patterns.vector.lower_multi_reduction lowering_strategy = innerreduction
// CASE
func.func @f0(%a: vector<3xf32>, %b: f32, %c: vector<3xi1>) -> f32 {
  %r = vector.mask %c { vector.multi_reduction <add>, %a, %b [0] : vector<3xf32> to f32 } : vector<3xi1> -> f32
  return %r : f32
}
func.func @f1(%a: vector<2x2x2xi8>, %b: vector<2xi8>, %c: vector<2x2x2xi1>) -> vector<2xi8> {
  %r = vector.mask %c { vector.multi_reduction <add>, %a, %b [0, 2] : vector<2x2x2xi8> to vector<2xi8> } : vector<2x2x2xi1> -> vector<2xi8>
  return %r : vector<2xi8>
}
func.func @f2(%a: vector<2x3xf32>, %b: f32, %c: vector<2x3xi1>) -> f32 {
  %r = vector.mask %c { vector.multi_reduction <add>, %a, %b [0, 1] : vector<2x3xf32> to f32 } : vector<2x3xi1> -> f32
  return %r : f32
}
// AND
transform.apply_patterns.vector.lower_multi_reduction
// CASE
func.func @f0(%a: vector<3xf32>, %b: f32, %c: vector<3xi1>) -> f32 {
  %r = vector.mask %c { vector.multi_reduction <add>, %a, %b [0] : vector<3xf32> to f32 } : vector<3xi1> -> f32
  return %r : f32
}
func.func @f1(%a: vector<2x2x2xi8>, %b: vector<2xi8>, %c: vector<2x2x2xi1>) -> vector<2xi8> {
  %r = vector.mask %c { vector.multi_reduction <add>, %a, %b [0, 2] : vector<2x2x2xi8> to vector<2xi8> } : vector<2x2x2xi1> -> vector<2xi8>
  return %r : vector<2xi8>
}
func.func @f2(%a: vector<2x3xf32>, %b: f32, %c: vector<2x3xi1>) -> f32 {
  %r = vector.mask %c { vector.multi_reduction <add>, %a, %b [0, 1] : vector<2x3xf32> to f32 } : vector<2x3xi1> -> f32
  return %r : f32
}
// AND
transform.apply_patterns.vector.lower_multi_reduction lowering_strategy = innerreduction
// CASE
func.func @f0(%a: vector<2x[2]xf32>, %b: vector<[2]xf32>) -> vector<[2]xf32> {
  %r = vector.multi_reduction <add>, %a, %b [0] : vector<2x[2]xf32> to vector<[2]xf32>
  return %r : vector<[2]xf32>
}
func.func @f1(%a: vector<[2]x[2]x2xf32>, %b: vector<2xf32>) -> vector<2xf32> {
  %r = vector.multi_reduction <add>, %a, %b [0, 1] : vector<[2]x[2]x2xf32> to vector<2xf32>
  return %r : vector<2xf32>
}
// AND
transform.apply_patterns.vector.lower_multi_reduction
// CASE
func.func @f0(%a: vector<2x[2]xf32>, %b: vector<2xf32>) -> vector<2xf32> {
  %r = vector.multi_reduction <add>, %a, %b [1] : vector<2x[2]xf32> to vector<2xf32>
  return %r : vector<2xf32>
}
func.func @f1(%a: vector<2x3x[2]xf32>, %b: vector<2xf32>) -> vector<2xf32> {
  %r = vector.multi_reduction <add>, %a, %b [1, 2] : vector<2x3x[2]xf32> to vector<2xf32>
  return %r : vector<2xf32>
}
func.func @f2(%a: vector<[4]xf32>, %b: f32) -> f32 {
  %r = vector.multi_reduction <add>, %a, %b [0] : vector<[4]xf32> to f32
  return %r : f32
}
// AND
transform.apply_patterns.vector.lower_multi_reduction lowering_strategy = innerreduction
