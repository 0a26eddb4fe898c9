// ARGS: --transform-interpreter --split-input-file
// Contractions by each strategy.
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
func.func @f0(%a: vector<2x2xf32>, %b: vector<3x2xf32>, %c: vector<2x3xf32>) -> vector<2x3xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(a, b, c) -> (a, c)>, affine_map<(a, b, c) -> (b, c)>, affine_map<(a, b, c) -> (a, b)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<2x2xf32>, vector<3x2xf32> into vector<2x3xf32>
  return %r : vector<2x3xf32>
}
func.func @f1(%a: vector<2x2xf32>, %b: vector<3x2xf32>, %c: vector<3x2xf32>) -> vector<3x2xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(a, b, c) -> (a, c)>, affine_map<(a, b, c) -> (b, c)>, affine_map<(a, b, c) -> (b, a)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<2x2xf32>, vector<3x2xf32> into vector<3x2xf32>
  return %r : vector<3x2xf32>
}
func.func @f2(%a: vector<2x2xf32>, %b: vector<2x3xf32>, %c: vector<2x3xf32>) -> vector<2x3xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(a, b, c) -> (a, c)>, affine_map<(a, b, c) -> (c, b)>, affine_map<(a, b, c) -> (a, b)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<2x2xf32>, vector<2x3xf32> into vector<2x3xf32>
  return %r : vector<2x3xf32>
}
func.func @f3(%a: vector<2x2xf32>, %b: vector<2x3xf32>, %c: vector<3x2xf32>) -> vector<3x2xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(a, b, c) -> (a, c)>, affine_map<(a, b, c) -> (c, b)>, affine_map<(a, b, c) -> (b, a)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<2x2xf32>, vector<2x3xf32> into vector<3x2xf32>
  return %r : vector<3x2xf32>
}
// AND
transform.apply_patterns.vector.lower_contraction
// CASE
func.func @f0(%a: vector<2x2xf32>, %b: vector<3x2xf32>, %c: vector<2x3xf32>) -> vector<2x3xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(a, b, c) -> (a, c)>, affine_map<(a, b, c) -> (b, c)>, affine_map<(a, b, c) -> (a, b)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<2x2xf32>, vector<3x2xf32> into vector<2x3xf32>
  return %r : vector<2x3xf32>
}
func.func @f1(%a: vector<2x2xf32>, %b: vector<3x2xf32>, %c: vector<3x2xf32>) -> vector<3x2xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(a, b, c) -> (a, c)>, affine_map<(a, b, c) -> (b, c)>, affine_map<(a, b, c) -> (b, a)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<2x2xf32>, vector<3x2xf32> into vector<3x2xf32>
  return %r : vector<3x2xf32>
}
func.func @f2(%a: vector<2x2xf32>, %b: vector<2x3xf32>, %c: vector<2x3xf32>) -> vector<2x3xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(a, b, c) -> (a, c)>, affine_map<(a, b, c) -> (c, b)>, affine_map<(a, b, c) -> (a, b)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<2x2xf32>, vector<2x3xf32> into vector<2x3xf32>
  return %r : vector<2x3xf32>
}
func.func @f3(%a: vector<2x2xf32>, %b: vector<2x3xf32>, %c: vector<3x2xf32>) -> vector<3x2xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(a, b, c) -> (a, c)>, affine_map<(a, b, c) -> (c, b)>, affine_map<(a, b, c) -> (b, a)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<2x2xf32>, vector<2x3xf32> into vector<3x2xf32>
  return %r : vector<3x2xf32>
}
// AND
transform.apply_patterns.vector.lower_contraction lowering_strategy = dot
// CASE
func.func @f0(%a: vector<2x2xf32>, %b: vector<3x2xf32>, %c: vector<2x3xf32>) -> vector<2x3xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(a, b, c) -> (c, a)>, affine_map<(a, b, c) -> (b, c)>, affine_map<(a, b, c) -> (a, b)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<2x2xf32>, vector<3x2xf32> into vector<2x3xf32>
  return %r : vector<2x3xf32>
}
func.func @f1(%a: vector<2x2xf32>, %b: vector<3x2xf32>, %c: vector<3x2xf32>) -> vector<3x2xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(a, b, c) -> (c, a)>, affine_map<(a, b, c) -> (b, c)>, affine_map<(a, b, c) -> (b, a)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<2x2xf32>, vector<3x2xf32> into vector<3x2xf32>
  return %r : vector<3x2xf32>
}
func.func @f2(%a: vector<2x2xf32>, %b: vector<2x3xf32>, %c: vector<2x3xf32>) -> vector<2x3xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(a, b, c) -> (c, a)>, affine_map<(a, b, c) -> (c, b)>, affine_map<(a, b, c) -> (a, b)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<2x2xf32>, vector<2x3xf32> into vector<2x3xf32>
  return %r : vector<2x3xf32>
}
func.func @f3(%a: vector<2x2xf32>, %b: vector<2x3xf32>, %c: vector<3x2xf32>) -> vector<3x2xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(a, b, c) -> (c, a)>, affine_map<(a, b, c) -> (c, b)>, affine_map<(a, b, c) -> (b, a)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<2x2xf32>, vector<2x3xf32> into vector<3x2xf32>
  return %r : vector<3x2xf32>
}
// AND
transform.apply_patterns.vector.lower_contraction lowering_strategy = outerproduct
// CASE
func.func @f0(%a: vector<2x2xf32>, %b: vector<3x2xf32>, %c: vector<2x3xf32>) -> vector<2x3xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(a, b, c) -> (c, a)>, affine_map<(a, b, c) -> (b, c)>, affine_map<(a, b, c) -> (a, b)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<2x2xf32>, vector<3x2xf32> into vector<2x3xf32>
  return %r : vector<2x3xf32>
}
func.func @f1(%a: vector<2x2xf32>, %b: vector<3x2xf32>, %c: vector<3x2xf32>) -> vector<3x2xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(a, b, c) -> (c, a)>, affine_map<(a, b, c) -> (b, c)>, affine_map<(a, b, c) -> (b, a)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<2x2xf32>, vector<3x2xf32> into vector<3x2xf32>
  return %r : vector<3x2xf32>
}
func.func @f2(%a: vector<2x2xf32>, %b: vector<2x3xf32>, %c: vector<2x3xf32>) -> vector<2x3xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(a, b, c) -> (c, a)>, affine_map<(a, b, c) -> (c, b)>, affine_map<(a, b, c) -> (a, b)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<2x2xf32>, vector<2x3xf32> into vector<2x3xf32>
  return %r : vector<2x3xf32>
}
func.func @f3(%a: vector<2x2xf32>, %b: vector<2x3xf32>, %c: vector<3x2xf32>) -> vector<3x2xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(a, b, c) -> (c, a)>, affine_map<(a, b, c) -> (c, b)>, affine_map<(a, b, c) -> (b, a)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<2x2xf32>, vector<2x3xf32> into vector<3x2xf32>
  return %r : vector<3x2xf32>
}
// AND
transform.apply_patterns.vector.lower_contraction lowering_strategy = dot
// CASE
func.func @f0(%a: vector<2x3xf32>, %b: vector<3xf32>, %c: vector<2xf32>) -> vector<2xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(a, b) -> (a, b)>, affine_map<(a, b) -> (b)>, affine_map<(a, b) -> (a)>], iterator_types = ["parallel", "reduction"]} %a, %b, %c : vector<2x3xf32>, vector<3xf32> into vector<2xf32>
  return %r : vector<2xf32>
}
func.func @f1(%a: vector<3x2xi32>, %b: vector<3xi32>, %c: vector<2xi32>) -> vector<2xi32> {
  %r = vector.contract {indexing_maps = [affine_map<(a, b) -> (b, a)>, affine_map<(a, b) -> (b)>, affine_map<(a, b) -> (a)>], iterator_types = ["parallel", "reduction"]} %a, %b, %c : vector<3x2xi32>, vector<3xi32> into vector<2xi32>
  return %r : vector<2xi32>
}
func.func @f2(%a: vector<3xf32>, %b: vector<2x3xf32>, %c: vector<2xf32>) -> vector<2xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(a, b) -> (b)>, affine_map<(a, b) -> (a, b)>, affine_map<(a, b) -> (a)>], iterator_types = ["parallel", "reduction"]} %a, %b, %c : vector<3xf32>, vector<2x3xf32> into vector<2xf32>
  return %r : vector<2xf32>
}
func.func @f3(%a: vector<3xf32>, %b: vector<3x2xf32>, %c: vector<2xf32>) -> vector<2xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(a, b) -> (b)>, affine_map<(a, b) -> (b, a)>, affine_map<(a, b) -> (a)>], iterator_types = ["parallel", "reduction"]} %a, %b, %c : vector<3xf32>, vector<3x2xf32> into vector<2xf32>
  return %r : vector<2xf32>
}
func.func @f4(%a: vector<2x3xf32>, %b: vector<3xf32>, %c: vector<2xf32>) -> vector<2xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(a, b) -> (b, a)>, affine_map<(a, b) -> (a)>, affine_map<(a, b) -> (b)>], iterator_types = ["reduction", "parallel"]} %a, %b, %c : vector<2x3xf32>, vector<3xf32> into vector<2xf32>
  return %r : vector<2xf32>
}
func.func @f5(%a: vector<3x2xf32>, %b: vector<3xf32>, %c: vector<2xf32>) -> vector<2xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(a, b) -> (a, b)>, affine_map<(a, b) -> (a)>, affine_map<(a, b) -> (b)>], iterator_types = ["reduction", "parallel"]} %a, %b, %c : vector<3x2xf32>, vector<3xf32> into vector<2xf32>
  return %r : vector<2xf32>
}
func.func @f6(%a: vector<3xf32>, %b: vector<2x3xf32>, %c: vector<2xf32>) -> vector<2xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(a, b) -> (a)>, affine_map<(a, b) -> (b, a)>, affine_map<(a, b) -> (b)>], iterator_types = ["reduction", "parallel"]} %a, %b, %c : vector<3xf32>, vector<2x3xf32> into vector<2xf32>
  return %r : vector<2xf32>
}
func.func @f7(%a: vector<3xf32>, %b: vector<3x2xf32>, %c: vector<2xf32>) -> vector<2xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(a, b) -> (a)>, affine_map<(a, b) -> (a, b)>, affine_map<(a, b) -> (b)>], iterator_types = ["reduction", "parallel"]} %a, %b, %c : vector<3xf32>, vector<3x2xf32> into vector<2xf32>
  return %r : vector<2xf32>
}
// AND
transform.apply_patterns.vector.lower_contraction
// CASE
func.func @f0(%a: vector<2x3xf32>, %b: vector<3xf32>, %c: vector<2xf32>) -> vector<2xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(a, b) -> (a, b)>, affine_map<(a, b) -> (b)>, affine_map<(a, b) -> (a)>], iterator_types = ["parallel", "reduction"]} %a, %b, %c : vector<2x3xf32>, vector<3xf32> into vector<2xf32>
  return %r : vector<2xf32>
}
func.func @f1(%a: vector<3x2xi32>, %b: vector<3xi32>, %c: vector<2xi32>) -> vector<2xi32> {
  %r = vector.contract {indexing_maps = [affine_map<(a, b) -> (b, a)>, affine_map<(a, b) -> (b)>, affine_map<(a, b) -> (a)>], iterator_types = ["parallel", "reduction"]} %a, %b, %c : vector<3x2xi32>, vector<3xi32> into vector<2xi32>
  return %r : vector<2xi32>
}
func.func @f2(%a: vector<3xf32>, %b: vector<2x3xf32>, %c: vector<2xf32>) -> vector<2xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(a, b) -> (b)>, affine_map<(a, b) -> (a, b)>, affine_map<(a, b) -> (a)>], iterator_types = ["parallel", "reduction"]} %a, %b, %c : vector<3xf32>, vector<2x3xf32> into vector<2xf32>
  return %r : vector<2xf32>
}
func.func @f3(%a: vector<3xf32>, %b: vector<3x2xf32>, %c: vector<2xf32>) -> vector<2xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(a, b) -> (b)>, affine_map<(a, b) -> (b, a)>, affine_map<(a, b) -> (a)>], iterator_types = ["parallel", "reduction"]} %a, %b, %c : vector<3xf32>, vector<3x2xf32> into vector<2xf32>
  return %r : vector<2xf32>
}
func.func @f4(%a: vector<2x3xf32>, %b: vector<3xf32>, %c: vector<2xf32>) -> vector<2xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(a, b) -> (b, a)>, affine_map<(a, b) -> (a)>, affine_map<(a, b) -> (b)>], iterator_types = ["reduction", "parallel"]} %a, %b, %c : vector<2x3xf32>, vector<3xf32> into vector<2xf32>
  return %r : vector<2xf32>
}
func.func @f5(%a: vector<3x2xf32>, %b: vector<3xf32>, %c: vector<2xf32>) -> vector<2xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(a, b) -> (a, b)>, affine_map<(a, b) -> (a)>, affine_map<(a, b) -> (b)>], iterator_types = ["reduction", "parallel"]} %a, %b, %c : vector<3x2xf32>, vector<3xf32> into vector<2xf32>
  return %r : vector<2xf32>
}
func.func @f6(%a: vector<3xf32>, %b: vector<2x3xf32>, %c: vector<2xf32>) -> vector<2xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(a, b) -> (a)>, affine_map<(a, b) -> (b, a)>, affine_map<(a, b) -> (b)>], iterator_types = ["reduction", "parallel"]} %a, %b, %c : vector<3xf32>, vector<2x3xf32> into vector<2xf32>
  return %r : vector<2xf32>
}
func.func @f7(%a: vector<3xf32>, %b: vector<3x2xf32>, %c: vector<2xf32>) -> vector<2xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(a, b) -> (a)>, affine_map<(a, b) -> (a, b)>, affine_map<(a, b) -> (b)>], iterator_types = ["reduction", "parallel"]} %a, %b, %c : vector<3xf32>, vector<3x2xf32> into vector<2xf32>
  return %r : vector<2xf32>
}
// AND
transform.apply_patterns.vector.lower_contraction lowering_strategy = dot
// CASE
func.func @f0(%a: vector<2x1x2xf32>, %b: vector<2x2x2xf32>, %c: vector<2x1x2xf32>) -> vector<2x1x2xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, d)>, affine_map<(a, b, c, d) -> (a, c, d)>, affine_map<(a, b, c, d) -> (a, b, c)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} %a, %b, %c : vector<2x1x2xf32>, vector<2x2x2xf32> into vector<2x1x2xf32>
  return %r : vector<2x1x2xf32>
}
func.func @f1(%a: vector<4xf32>, %b: vector<4xf32>, %c: f32) -> f32 {
  %r = vector.contract {indexing_maps = [affine_map<(a) -> (a)>, affine_map<(a) -> (a)>, affine_map<(a) -> ()>], iterator_types = ["reduction"]} %a, %b, %c : vector<4xf32>, vector<4xf32> into f32
  return %r : f32
}
func.func @f2(%a: vector<2x2xi32>, %b: vector<2x2xi32>, %c: i32) -> i32 {
  %r = vector.contract {indexing_maps = [affine_map<(a, b) -> (a, b)>, affine_map<(a, b) -> (b, a)>, affine_map<(a, b) -> ()>], iterator_types = ["reduction", "reduction"]} %a, %b, %c : vector<2x2xi32>, vector<2x2xi32> into i32
  return %r : i32
}
func.func @f3(%a: vector<2x2xf32>, %b: vector<2x2xf32>, %c: f32, %d: vector<2x2xi1>) -> f32 {
  %r = vector.mask %d { vector.contract {indexing_maps = [affine_map<(a, b) -> (a, b)>, affine_map<(a, b) -> (b, a)>, affine_map<(a, b) -> ()>], iterator_types = ["reduction", "reduction"]} %a, %b, %c : vector<2x2xf32>, vector<2x2xf32> into f32 } : vector<2x2xi1> -> f32
  return %r : f32
}
func.func @f4(%a: vector<2xf32>, %b: vector<3xf32>, %c: vector<2x3xf32>) -> vector<2x3xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(a, b) -> (a)>, affine_map<(a, b) -> (b)>, affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]} %a, %b, %c : vector<2xf32>, vector<3xf32> into vector<2x3xf32>
  return %r : vector<2x3xf32>
}
func.func @f5(%a: vector<2x1xf32>, %b: vector<1xf32>, %c: vector<2xf32>) -> vector<2xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(a, b) -> (a, b)>, affine_map<(a, b) -> (b)>, affine_map<(a, b) -> (a)>], iterator_types = ["parallel", "parallel"]} %a, %b, %c : vector<2x1xf32>, vector<1xf32> into vector<2xf32>
  return %r : vector<2xf32>
}
func.func @f6(%a: vector<2x2xf32>, %b: vector<2xf32>, %c: vector<2xf32>) -> vector<2xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(a, b) -> (a, b)>, affine_map<(a, b) -> (b)>, affine_map<(a, b) -> (a)>], iterator_types = ["parallel", "parallel"]} %a, %b, %c : vector<2x2xf32>, vector<2xf32> into vector<2xf32>
  return %r : vector<2xf32>
}
// AND
transform.apply_patterns.vector.lower_contraction
// CASE
func.func @f0(%a: vector<2x1x2xf32>, %b: vector<2x2x2xf32>, %c: vector<2x1x2xf32>) -> vector<2x1x2xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, d)>, affine_map<(a, b, c, d) -> (a, c, d)>, affine_map<(a, b, c, d) -> (a, b, c)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} %a, %b, %c : vector<2x1x2xf32>, vector<2x2x2xf32> into vector<2x1x2xf32>
  return %r : vector<2x1x2xf32>
}
func.func @f1(%a: vector<4xf32>, %b: vector<4xf32>, %c: f32) -> f32 {
  %r = vector.contract {indexing_maps = [affine_map<(a) -> (a)>, affine_map<(a) -> (a)>, affine_map<(a) -> ()>], iterator_types = ["reduction"]} %a, %b, %c : vector<4xf32>, vector<4xf32> into f32
  return %r : f32
}
func.func @f2(%a: vector<2x2xi32>, %b: vector<2x2xi32>, %c: i32) -> i32 {
  %r = vector.contract {indexing_maps = [affine_map<(a, b) -> (a, b)>, affine_map<(a, b) -> (b, a)>, affine_map<(a, b) -> ()>], iterator_types = ["reduction", "reduction"]} %a, %b, %c : vector<2x2xi32>, vector<2x2xi32> into i32
  return %r : i32
}
func.func @f3(%a: vector<2x2xf32>, %b: vector<2x2xf32>, %c: f32, %d: vector<2x2xi1>) -> f32 {
  %r = vector.mask %d { vector.contract {indexing_maps = [affine_map<(a, b) -> (a, b)>, affine_map<(a, b) -> (b, a)>, affine_map<(a, b) -> ()>], iterator_types = ["reduction", "reduction"]} %a, %b, %c : vector<2x2xf32>, vector<2x2xf32> into f32 } : vector<2x2xi1> -> f32
  return %r : f32
}
func.func @f4(%a: vector<2xf32>, %b: vector<3xf32>, %c: vector<2x3xf32>) -> vector<2x3xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(a, b) -> (a)>, affine_map<(a, b) -> (b)>, affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]} %a, %b, %c : vector<2xf32>, vector<3xf32> into vector<2x3xf32>
  return %r : vector<2x3xf32>
}
func.func @f5(%a: vector<2x1xf32>, %b: vector<1xf32>, %c: vector<2xf32>) -> vector<2xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(a, b) -> (a, b)>, affine_map<(a, b) -> (b)>, affine_map<(a, b) -> (a)>], iterator_types = ["parallel", "parallel"]} %a, %b, %c : vector<2x1xf32>, vector<1xf32> into vector<2xf32>
  return %r : vector<2xf32>
}
func.func @f6(%a: vector<2x2xf32>, %b: vector<2xf32>, %c: vector<2xf32>) -> vector<2xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(a, b) -> (a, b)>, affine_map<(a, b) -> (b)>, affine_map<(a, b) -> (a)>], iterator_types = ["parallel", "parallel"]} %a, %b, %c : vector<2x2xf32>, vector<2xf32> into vector<2xf32>
  return %r : vector<2xf32>
}
// AND
transform.apply_patterns.vector.lower_contraction lowering_strategy = llvmintr
// CASE
func.func @f0(%a: vector<2x1x2xf32>, %b: vector<2x2x2xf32>, %c: vector<2x1x2xf32>) -> vector<2x1x2xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, d)>, affine_map<(a, b, c, d) -> (a, c, d)>, affine_map<(a, b, c, d) -> (a, b, c)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} %a, %b, %c : vector<2x1x2xf32>, vector<2x2x2xf32> into vector<2x1x2xf32>
  return %r : vector<2x1x2xf32>
}
func.func @f1(%a: vector<4xf32>, %b: vector<4xf32>, %c: f32) -> f32 {
  %r = vector.contract {indexing_maps = [affine_map<(a) -> (a)>, affine_map<(a) -> (a)>, affine_map<(a) -> ()>], iterator_types = ["reduction"]} %a, %b, %c : vector<4xf32>, vector<4xf32> into f32
  return %r : f32
}
func.func @f2(%a: vector<2x2xi32>, %b: vector<2x2xi32>, %c: i32) -> i32 {
  %r = vector.contract {indexing_maps = [affine_map<(a, b) -> (a, b)>, affine_map<(a, b) -> (b, a)>, affine_map<(a, b) -> ()>], iterator_types = ["reduction", "reduction"]} %a, %b, %c : vector<2x2xi32>, vector<2x2xi32> into i32
  return %r : i32
}
func.func @f3(%a: vector<2x2xf32>, %b: vector<2x2xf32>, %c: f32, %d: vector<2x2xi1>) -> f32 {
  %r = vector.mask %d { vector.contract {indexing_maps = [affine_map<(a, b) -> (a, b)>, affine_map<(a, b) -> (b, a)>, affine_map<(a, b) -> ()>], iterator_types = ["reduction", "reduction"]} %a, %b, %c : vector<2x2xf32>, vector<2x2xf32> into f32 } : vector<2x2xi1> -> f32
  return %r : f32
}
func.func @f4(%a: vector<2xf32>, %b: vector<3xf32>, %c: vector<2x3xf32>) -> vector<2x3xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(a, b) -> (a)>, affine_map<(a, b) -> (b)>, affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]} %a, %b, %c : vector<2xf32>, vector<3xf32> into vector<2x3xf32>
  return %r : vector<2x3xf32>
}
func.func @f5(%a: vector<2x1xf32>, %b: vector<1xf32>, %c: vector<2xf32>) -> vector<2xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(a, b) -> (a, b)>, affine_map<(a, b) -> (b)>, affine_map<(a, b) -> (a)>], iterator_types = ["parallel", "parallel"]} %a, %b, %c : vector<2x1xf32>, vector<1xf32> into vector<2xf32>
  return %r : vector<2xf32>
}
func.func @f6(%a: vector<2x2xf32>, %b: vector<2xf32>, %c: vector<2xf32>) -> vector<2xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(a, b) -> (a, b)>, affine_map<(a, b) -> (b)>, affine_map<(a, b) -> (a)>], iterator_types = ["parallel", "parallel"]} %a, %b, %c : vector<2x2xf32>, vector<2xf32> into vector<2xf32>
  return %r : vector<2xf32>
}
// AND
transform.apply_patterns.vector.lower_contraction lowering_strategy = parallelarith
// CASE
func.func @f0(%a: vector<2x1xf32>, %b: vector<3x1xf32>, %c: vector<2x3xf32>) -> vector<2x3xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(a, b, c) -> (a, c)>, affine_map<(a, b, c) -> (b, c)>, affine_map<(a, b, c) -> (a, b)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<2x1xf32>, vector<3x1xf32> into vector<2x3xf32>
  return %r : vector<2x3xf32>
}
func.func @f1(%a: vector<1x2xi8>, %b: vector<1x3xi8>, %c: vector<3x2xi8>) -> vector<3x2xi8> {
  %r = vector.contract {indexing_maps = [affine_map<(a, b, c) -> (c, a)>, affine_map<(a, b, c) -> (c, b)>, affine_map<(a, b, c) -> (b, a)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<1x2xi8>, vector<1x3xi8> into vector<3x2xi8>
  return %r : vector<3x2xi8>
}
func.func @f2(%a: vector<2x1xf32>, %b: vector<1xf32>, %c: vector<2xf32>) -> vector<2xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(a, b) -> (a, b)>, affine_map<(a, b) -> (b)>, affine_map<(a, b) -> (a)>], iterator_types = ["parallel", "reduction"]} %a, %b, %c : vector<2x1xf32>, vector<1xf32> into vector<2xf32>
  return %r : vector<2xf32>
}
func.func @f3(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<4xf32>) -> vector<4xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(a) -> (a)>, affine_map<(a) -> (a)>, affine_map<(a) -> (a)>], iterator_types = ["parallel"]} %a, %b, %c : vector<4xf32>, vector<4xf32> into vector<4xf32>
  return %r : vector<4xf32>
}
// AND
transform.apply_patterns.vector.lower_contraction lowering_strategy = parallelarith
// CASE
func.func @f0(%a: vector<2x2xf32>, %b: vector<2x3xf32>, %c: vector<2x3xf32>, %d: vector<2x3x2xi1>) -> vector<2x3xf32> {
  %r = vector.mask %d { vector.contract {indexing_maps = [affine_map<(a, b, c) -> (a, c)>, affine_map<(a, b, c) -> (c, b)>, affine_map<(a, b, c) -> (a, b)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<2x2xf32>, vector<2x3xf32> into vector<2x3xf32> } : vector<2x3x2xi1> -> vector<2x3xf32>
  return %r : vector<2x3xf32>
}
func.func @f1(%a: vector<2x3xf32>, %b: vector<3xf32>, %c: vector<2xf32>, %d: vector<2x3xi1>) -> vector<2xf32> {
  %r = vector.mask %d { vector.contract {indexing_maps = [affine_map<(a, b) -> (a, b)>, affine_map<(a, b) -> (b)>, affine_map<(a, b) -> (a)>], iterator_types = ["parallel", "reduction"]} %a, %b, %c : vector<2x3xf32>, vector<3xf32> into vector<2xf32> } : vector<2x3xi1> -> vector<2xf32>
  return %r : vector<2xf32>
}
func.func @f2(%a: vector<2x3xf32>, %b: vector<3xf32>, %c: vector<2xf32>, %d: vector<3x2xi1>) -> vector<2xf32> {
  %r = vector.mask %d { vector.contract {indexing_maps = [affine_map<(a, b) -> (b, a)>, affine_map<(a, b) -> (a)>, affine_map<(a, b) -> (b)>], iterator_types = ["reduction", "parallel"]} %a, %b, %c : vector<2x3xf32>, vector<3xf32> into vector<2xf32> } : vector<3x2xi1> -> vector<2xf32>
  return %r : vector<2xf32>
}
// AND
transform.apply_patterns.vector.lower_contraction
// CASE
func.func @f0(%a: vector<2x2xf32>, %b: vector<2x3xf32>, %c: vector<2x3xf32>, %d: vector<2x3x2xi1>) -> vector<2x3xf32> {
  %r = vector.mask %d { vector.contract {indexing_maps = [affine_map<(a, b, c) -> (a, c)>, affine_map<(a, b, c) -> (c, b)>, affine_map<(a, b, c) -> (a, b)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<2x2xf32>, vector<2x3xf32> into vector<2x3xf32> } : vector<2x3x2xi1> -> vector<2x3xf32>
  return %r : vector<2x3xf32>
}
func.func @f1(%a: vector<2x3xf32>, %b: vector<3xf32>, %c: vector<2xf32>, %d: vector<2x3xi1>) -> vector<2xf32> {
  %r = vector.mask %d { vector.contract {indexing_maps = [affine_map<(a, b) -> (a, b)>, affine_map<(a, b) -> (b)>, affine_map<(a, b) -> (a)>], iterator_types = ["parallel", "reduction"]} %a, %b, %c : vector<2x3xf32>, vector<3xf32> into vector<2xf32> } : vector<2x3xi1> -> vector<2xf32>
  return %r : vector<2xf32>
}
func.func @f2(%a: vector<2x3xf32>, %b: vector<3xf32>, %c: vector<2xf32>, %d: vector<3x2xi1>) -> vector<2xf32> {
  %r = vector.mask %d { vector.contract {indexing_maps = [affine_map<(a, b) -> (b, a)>, affine_map<(a, b) -> (a)>, affine_map<(a, b) -> (b)>], iterator_types = ["reduction", "parallel"]} %a, %b, %c : vector<2x3xf32>, vector<3xf32> into vector<2xf32> } : vector<3x2xi1> -> vector<2xf32>
  return %r : vector<2xf32>
}
// AND
transform.apply_patterns.vector.lower_contraction lowering_strategy = dot
// CASE
func.func @f0(%a: vector<2x2xf32>, %b: vector<2x3xf32>, %c: vector<2x3xf32>, %d: vector<2x3x2xi1>) -> vector<2x3xf32> {
  %r = vector.mask %d { vector.contract {indexing_maps = [affine_map<(a, b, c) -> (a, c)>, affine_map<(a, b, c) -> (c, b)>, affine_map<(a, b, c) -> (a, b)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<2x2xf32>, vector<2x3xf32> into vector<2x3xf32> } : vector<2x3x2xi1> -> vector<2x3xf32>
  return %r : vector<2x3xf32>
}
func.func @f1(%a: vector<2x3xf32>, %b: vector<3xf32>, %c: vector<2xf32>, %d: vector<2x3xi1>) -> vector<2xf32> {
  %r = vector.mask %d { vector.contract {indexing_maps = [affine_map<(a, b) -> (a, b)>, affine_map<(a, b) -> (b)>, affine_map<(a, b) -> (a)>], iterator_types = ["parallel", "reduction"]} %a, %b, %c : vector<2x3xf32>, vector<3xf32> into vector<2xf32> } : vector<2x3xi1> -> vector<2xf32>
  return %r : vector<2xf32>
}
func.func @f2(%a: vector<2x3xf32>, %b: vector<3xf32>, %c: vector<2xf32>, %d: vector<3x2xi1>) -> vector<2xf32> {
  %r = vector.mask %d { vector.contract {indexing_maps = [affine_map<(a, b) -> (b, a)>, affine_map<(a, b) -> (a)>, affine_map<(a, b) -> (b)>], iterator_types = ["reduction", "parallel"]} %a, %b, %c : vector<2x3xf32>, vector<3xf32> into vector<2xf32> } : vector<3x2xi1> -> vector<2xf32>
  return %r : vector<2xf32>
}
// AND
transform.apply_patterns.vector.lower_contraction lowering_strategy = parallelarith
// CASE
func.func @f0(%a: vector<2x2xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf32>) -> vector<2x2xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(a, b, c) -> (a, c)>, affine_map<(a, b, c) -> (c, b)>, affine_map<(a, b, c) -> (a, b)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<2x2xf16>, vector<2x2xf16> into vector<2x2xf32>
  return %r : vector<2x2xf32>
}
func.func @f1(%a: vector<2x2xi8>, %b: vector<2x2xi8>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
  %r = vector.contract {indexing_maps = [affine_map<(a, b, c) -> (a, c)>, affine_map<(a, b, c) -> (c, b)>, affine_map<(a, b, c) -> (a, b)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<2x2xi8>, vector<2x2xi8> into vector<2x2xi32>
  return %r : vector<2x2xi32>
}
func.func @f2(%a: vector<2x2xi32>, %b: vector<2x2xi32>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
  %r = vector.contract {indexing_maps = [affine_map<(a, b, c) -> (a, c)>, affine_map<(a, b, c) -> (c, b)>, affine_map<(a, b, c) -> (a, b)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<maxsi>} %a, %b, %c : vector<2x2xi32>, vector<2x2xi32> into vector<2x2xi32>
  return %r : vector<2x2xi32>
}
func.func @f3(%a: vector<2xf32>, %b: vector<2xf32>, %c: f32) -> f32 {
  %r = vector.contract {indexing_maps = [affine_map<(a) -> (a)>, affine_map<(a) -> (a)>, affine_map<(a) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<mul>} %a, %b, %c : vector<2xf32>, vector<2xf32> into f32
  return %r : f32
}
// AND
transform.apply_patterns.vector.lower_contraction
// CASE
func.func @f0(%a: vector<2x2xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf32>) -> vector<2x2xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(a, b, c) -> (a, c)>, affine_map<(a, b, c) -> (c, b)>, affine_map<(a, b, c) -> (a, b)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<2x2xf16>, vector<2x2xf16> into vector<2x2xf32>
  return %r : vector<2x2xf32>
}
func.func @f1(%a: vector<2x2xi8>, %b: vector<2x2xi8>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
  %r = vector.contract {indexing_maps = [affine_map<(a, b, c) -> (a, c)>, affine_map<(a, b, c) -> (c, b)>, affine_map<(a, b, c) -> (a, b)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<2x2xi8>, vector<2x2xi8> into vector<2x2xi32>
  return %r : vector<2x2xi32>
}
func.func @f2(%a: vector<2x2xi32>, %b: vector<2x2xi32>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
  %r = vector.contract {indexing_maps = [affine_map<(a, b, c) -> (a, c)>, affine_map<(a, b, c) -> (c, b)>, affine_map<(a, b, c) -> (a, b)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<maxsi>} %a, %b, %c : vector<2x2xi32>, vector<2x2xi32> into vector<2x2xi32>
  return %r : vector<2x2xi32>
}
func.func @f3(%a: vector<2xf32>, %b: vector<2xf32>, %c: f32) -> f32 {
  %r = vector.contract {indexing_maps = [affine_map<(a) -> (a)>, affine_map<(a) -> (a)>, affine_map<(a) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<mul>} %a, %b, %c : vector<2xf32>, vector<2xf32> into f32
  return %r : f32
}
// AND
transform.apply_patterns.vector.lower_contraction lowering_strategy = dot
// CASE
func.func @f0(%a: vector<2x2xf32>, %b: vector<2x[2]xf32>, %c: vector<2x[2]xf32>) -> vector<2x[2]xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(a, b, c) -> (a, c)>, affine_map<(a, b, c) -> (c, b)>, affine_map<(a, b, c) -> (a, b)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<2x2xf32>, vector<2x[2]xf32> into vector<2x[2]xf32>
  return %r : vector<2x[2]xf32>
}
func.func @f1(%a: vector<2x[2]xf32>, %b: vector<2x[2]xf32>, %c: vector<2x2xf32>) -> vector<2x2xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(a, b, c) -> (a, c)>, affine_map<(a, b, c) -> (b, c)>, affine_map<(a, b, c) -> (a, b)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<2x[2]xf32>, vector<2x[2]xf32> into vector<2x2xf32>
  return %r : vector<2x2xf32>
}
// AND
transform.apply_patterns.vector.lower_contraction
// CASE
func.func @f0(%a: vector<2x2xf32>, %b: vector<3x2xf32>, %c: vector<2x3xf32>) -> vector<2x3xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(a, b, c) -> (a, c)>, affine_map<(a, b, c) -> (b, c)>, affine_map<(a, b, c) -> (a, b)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<2x2xf32>, vector<3x2xf32> into vector<2x3xf32>
  return %r : vector<2x3xf32>
}
func.func @f1(%a: vector<2x2xf32>, %b: vector<2x3xf32>, %c: vector<2x3xf32>, %d: vector<2x3x2xi1>) -> vector<2x3xf32> {
  %r = vector.mask %d { vector.contract {indexing_maps = [affine_map<(a, b, c) -> (a, c)>, affine_map<(a, b, c) -> (c, b)>, affine_map<(a, b, c) -> (a, b)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<2x2xf32>, vector<2x3xf32> into vector<2x3xf32> } : vector<2x3x2xi1> -> vector<2x3xf32>
  return %r : vector<2x3xf32>
}
// AND
transform.apply_patterns.vector.lower_contraction
      transform.apply_patterns.vector.lower_outerproduct
      transform.apply_patterns.vector.lower_transpose
      transform.apply_patterns.vector.lower_broadcast
