// ARGS: --transform-interpreter --split-input-file
// Reductions that only one factor has: of one iteration, or of several.
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
func.func @one_sided(%a: vector<1x4xi32>, %b: vector<3x4xi32>, %c: vector<3xi32>, %m: vector<1x3x4xi1>) -> (vector<3xi32>, vector<3xi32>) {
  %r = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (j, k)>, affine_map<(i, j, k) -> (j)>], iterator_types = ["reduction", "parallel", "reduction"]} %a, %b, %c : vector<1x4xi32>, vector<3x4xi32> into vector<3xi32>
  %q = vector.mask %m { vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (j, k)>, affine_map<(i, j, k) -> (j)>], iterator_types = ["reduction", "parallel", "reduction"]} %a, %b, %c : vector<1x4xi32>, vector<3x4xi32> into vector<3xi32> } : vector<1x3x4xi1> -> vector<3xi32>
  return %r, %q : vector<3xi32>, vector<3xi32>
}
func.func @last(%a: vector<2x4xf32>, %b: vector<4x1xf32>, %c: vector<2xf32>) -> vector<2xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i)>], iterator_types = ["parallel", "reduction", "reduction"]} %a, %b, %c : vector<2x4xf32>, vector<4x1xf32> into vector<2xf32>
  return %r : vector<2xf32>
}
func.func @several(%a: vector<2x4xi32>, %b: vector<3x4xi32>, %c: vector<3xi32>) -> vector<3xi32> {
  %r = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (j, k)>, affine_map<(i, j, k) -> (j)>], iterator_types = ["reduction", "parallel", "reduction"]} %a, %b, %c : vector<2x4xi32>, vector<3x4xi32> into vector<3xi32>
  return %r : vector<3xi32>
}
// AND
transform.apply_patterns.vector.lower_contraction lowering_strategy = dot
// CASE
func.func @one_sided(%a: vector<1x4xi32>, %b: vector<3x4xi32>, %c: vector<3xi32>, %m: vector<1x3x4xi1>) -> (vector<3xi32>, vector<3xi32>) {
  %r = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (j, k)>, affine_map<(i, j, k) -> (j)>], iterator_types = ["reduction", "parallel", "reduction"]} %a, %b, %c : vector<1x4xi32>, vector<3x4xi32> into vector<3xi32>
  %q = vector.mask %m { vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (j, k)>, affine_map<(i, j, k) -> (j)>], iterator_types = ["reduction", "parallel", "reduction"]} %a, %b, %c : vector<1x4xi32>, vector<3x4xi32> into vector<3xi32> } : vector<1x3x4xi1> -> vector<3xi32>
  return %r, %q : vector<3xi32>, vector<3xi32>
}
func.func @last(%a: vector<2x4xf32>, %b: vector<4x1xf32>, %c: vector<2xf32>) -> vector<2xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i)>], iterator_types = ["parallel", "reduction", "reduction"]} %a, %b, %c : vector<2x4xf32>, vector<4x1xf32> into vector<2xf32>
  return %r : vector<2xf32>
}
func.func @several(%a: vector<2x4xi32>, %b: vector<3x4xi32>, %c: vector<3xi32>) -> vector<3xi32> {
  %r = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (j, k)>, affine_map<(i, j, k) -> (j)>], iterator_types = ["reduction", "parallel", "reduction"]} %a, %b, %c : vector<2x4xi32>, vector<3x4xi32> into vector<3xi32>
  return %r : vector<3xi32>
}
// AND
transform.apply_patterns.vector.lower_contraction lowering_strategy = llvmintr
// CASE
func.func @one_sided(%a: vector<1x4xi32>, %b: vector<3x4xi32>, %c: vector<3xi32>, %m: vector<1x3x4xi1>) -> (vector<3xi32>, vector<3xi32>) {
  %r = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (j, k)>, affine_map<(i, j, k) -> (j)>], iterator_types = ["reduction", "parallel", "reduction"]} %a, %b, %c : vector<1x4xi32>, vector<3x4xi32> into vector<3xi32>
  %q = vector.mask %m { vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (j, k)>, affine_map<(i, j, k) -> (j)>], iterator_types = ["reduction", "parallel", "reduction"]} %a, %b, %c : vector<1x4xi32>, vector<3x4xi32> into vector<3xi32> } : vector<1x3x4xi1> -> vector<3xi32>
  return %r, %q : vector<3xi32>, vector<3xi32>
}
func.func @last(%a: vector<2x4xf32>, %b: vector<4x1xf32>, %c: vector<2xf32>) -> vector<2xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i)>], iterator_types = ["parallel", "reduction", "reduction"]} %a, %b, %c : vector<2x4xf32>, vector<4x1xf32> into vector<2xf32>
  return %r : vector<2xf32>
}
func.func @several(%a: vector<2x4xi32>, %b: vector<3x4xi32>, %c: vector<3xi32>) -> vector<3xi32> {
  %r = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (j, k)>, affine_map<(i, j, k) -> (j)>], iterator_types = ["reduction", "parallel", "reduction"]} %a, %b, %c : vector<2x4xi32>, vector<3x4xi32> into vector<3xi32>
  return %r : vector<3xi32>
}
// AND
transform.apply_patterns.vector.lower_contraction lowering_strategy = outerproduct
// CASE
func.func @one_sided(%a: vector<1x4xi32>, %b: vector<3x4xi32>, %c: vector<3xi32>, %m: vector<1x3x4xi1>) -> (vector<3xi32>, vector<3xi32>) {
  %r = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (j, k)>, affine_map<(i, j, k) -> (j)>], iterator_types = ["reduction", "parallel", "reduction"]} %a, %b, %c : vector<1x4xi32>, vector<3x4xi32> into vector<3xi32>
  %q = vector.mask %m { vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (j, k)>, affine_map<(i, j, k) -> (j)>], iterator_types = ["reduction", "parallel", "reduction"]} %a, %b, %c : vector<1x4xi32>, vector<3x4xi32> into vector<3xi32> } : vector<1x3x4xi1> -> vector<3xi32>
  return %r, %q : vector<3xi32>, vector<3xi32>
}
func.func @last(%a: vector<2x4xf32>, %b: vector<4x1xf32>, %c: vector<2xf32>) -> vector<2xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i)>], iterator_types = ["parallel", "reduction", "reduction"]} %a, %b, %c : vector<2x4xf32>, vector<4x1xf32> into vector<2xf32>
  return %r : vector<2xf32>
}
func.func @several(%a: vector<2x4xi32>, %b: vector<3x4xi32>, %c: vector<3xi32>) -> vector<3xi32> {
  %r = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (j, k)>, affine_map<(i, j, k) -> (j)>], iterator_types = ["reduction", "parallel", "reduction"]} %a, %b, %c : vector<2x4xi32>, vector<3x4xi32> into vector<3xi32>
  return %r : vector<3xi32>
}
// AND
transform.apply_patterns.vector.lower_contraction lowering_strategy = parallelarith
