// ARGS: '--convert-vector-to-llvm=enable-arm-sve enable-arm-bf16'
// ARGS: '--convert-vector-to-llvm=enable-arm-sve enable-arm-neon enable-arm-i8mm enable-arm-bf16'
// Contractions that SVE has, of bf16.
#a = affine_map<(m, n, k) -> (m, k)>
#b = affine_map<(m, n, k) -> (n, k)>
#c = affine_map<(m, n, k) -> (m, n)>
func.func @halves(%lhs: vector<2x4xbf16>, %rhs: vector<[4]x4xbf16>, %acc: vector<2x[4]xf32>) -> vector<2x[4]xf32> {
  %0 = vector.contract {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %lhs, %rhs, %acc : vector<2x4xbf16>, vector<[4]x4xbf16> into vector<2x[4]xf32>
  return %0 : vector<2x[4]xf32>
}
