// ARGS: '--convert-vector-to-llvm=enable-arm-neon enable-arm-i8mm'
// ARGS: --convert-vector-to-llvm=enable-arm-neon
// Contractions that Neon has.
func.func @f(%lhs: vector<2x8xi8>, %rhs: vector<2x8xi8>, %acc: vector<2x2xi32>) -> vector<2x2xi32> {
  %0 = arith.extsi %lhs : vector<2x8xi8> to vector<2x8xi32>
  %1 = arith.extsi %rhs : vector<2x8xi8> to vector<2x8xi32>
  %2 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %0, %1, %acc : vector<2x8xi32>, vector<2x8xi32> into vector<2x2xi32>
  return %2 : vector<2x2xi32>
}
