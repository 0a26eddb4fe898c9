// ARGS: '--convert-vector-to-llvm=enable-arm-sve enable-arm-i8mm'
// ARGS: '--convert-vector-to-llvm=enable-arm-sve enable-arm-neon enable-arm-i8mm enable-arm-bf16'
// Contractions that SVE has, of integers.
#a = affine_map<(m, n, k) -> (m, k)>
#b = affine_map<(m, n, k) -> (n, k)>
#c = affine_map<(m, n, k) -> (m, n)>
func.func @signed(%lhs: vector<2x8xi8>, %rhs: vector<[4]x8xi8>, %acc: vector<2x[4]xi32>) -> vector<2x[4]xi32> {
  %0 = arith.extsi %lhs : vector<2x8xi8> to vector<2x8xi32>
  %1 = arith.extsi %rhs : vector<[4]x8xi8> to vector<[4]x8xi32>
  %2 = vector.contract {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %0, %1, %acc : vector<2x8xi32>, vector<[4]x8xi32> into vector<2x[4]xi32>
  return %2 : vector<2x[4]xi32>
}
func.func @mixed(%lhs: vector<4x8xi8>, %rhs: vector<[8]x8xi8>, %acc: vector<4x[8]xi32>) -> vector<4x[8]xi32> {
  %0 = arith.extui %lhs : vector<4x8xi8> to vector<4x8xi32>
  %1 = arith.extsi %rhs : vector<[8]x8xi8> to vector<[8]x8xi32>
  %2 = vector.contract {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %0, %1, %acc : vector<4x8xi32>, vector<[8]x8xi32> into vector<4x[8]xi32>
  return %2 : vector<4x[8]xi32>
}
func.func @neon(%lhs: vector<2x8xi8>, %rhs: vector<2x8xi8>, %acc: vector<2x2xi32>) -> vector<2x2xi32> {
  %0 = arith.extsi %lhs : vector<2x8xi8> to vector<2x8xi32>
  %1 = arith.extsi %rhs : vector<2x8xi8> to vector<2x8xi32>
  %2 = vector.contract {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %0, %1, %acc : vector<2x8xi32>, vector<2x8xi32> into vector<2x2xi32>
  return %2 : vector<2x2xi32>
}
