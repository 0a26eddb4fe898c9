// ARGS: --transform-interpreter --split-input-file
// ARGS: --transform-interpreter --split-input-file --mlir-print-debuginfo --mlir-print-local-scope
// Products of matrices of bf16, with scalable columns.
// FRAME
module attributes {transform.with_named_sequence} {
  // HERE
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.arm_sve.vector_contract_to_bfmmla
    } : !transform.any_op
    transform.yield
  }
}
// CASE
func.func @g29(%a: vector<1x4xbf16>, %b: vector<[4]x4xbf16>, %c: vector<1x[4]xf32>) -> vector<1x[4]xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<1x4xbf16>, vector<[4]x4xbf16> into vector<1x[4]xf32>
  return %0 : vector<1x[4]xf32>
}
// CASE
func.func @g30(%a: vector<4x4xbf16>, %b: vector<[4]x4xbf16>, %c: vector<4x[4]xf32>) -> vector<4x[4]xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<4x4xbf16>, vector<[4]x4xbf16> into vector<4x[4]xf32>
  return %0 : vector<4x[4]xf32>
}
// CASE
func.func @g31(%a: vector<2x8xbf16>, %b: vector<[4]x8xbf16>, %c: vector<2x[4]xf32>) -> vector<2x[4]xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x8xbf16>, vector<[4]x8xbf16> into vector<2x[4]xf32>
  return %0 : vector<2x[4]xf32>
}
// CASE
func.func @g32(%a: vector<2x4xbf16>, %b: vector<[2]x4xbf16>, %c: vector<2x[2]xf32>) -> vector<2x[2]xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x4xbf16>, vector<[2]x4xbf16> into vector<2x[2]xf32>
  return %0 : vector<2x[2]xf32>
}
// CASE
func.func @g33(%a: vector<2x4xbf16>, %b: vector<[6]x4xbf16>, %c: vector<2x[6]xf32>) -> vector<2x[6]xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x4xbf16>, vector<[6]x4xbf16> into vector<2x[6]xf32>
  return %0 : vector<2x[6]xf32>
}
// CASE
func.func @g34(%a: vector<2x4xbf16>, %b: vector<4x4xbf16>, %c: vector<2x4xf32>) -> vector<2x4xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x4xbf16>, vector<4x4xbf16> into vector<2x4xf32>
  return %0 : vector<2x4xf32>
}
// CASE
func.func @g35(%a: vector<2x2xbf16>, %b: vector<[4]x2xbf16>, %c: vector<2x[4]xf32>) -> vector<2x[4]xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x2xbf16>, vector<[4]x2xbf16> into vector<2x[4]xf32>
  return %0 : vector<2x[4]xf32>
}
// CASE
func.func @g36(%a: vector<2x4xbf16>, %b: vector<[4]x4xbf16>, %c: vector<2x[4]xf32>) -> vector<2x[4]xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<mul>} %a, %b, %c : vector<2x4xbf16>, vector<[4]x4xbf16> into vector<2x[4]xf32>
  return %0 : vector<2x[4]xf32>
}
// CASE
func.func @g37(%a: vector<2x4xbf16>, %b: vector<[4]x4xbf16>, %c: vector<[4]x2xf32>) -> vector<[4]x2xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(n,m)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x4xbf16>, vector<[4]x4xbf16> into vector<[4]x2xf32>
  return %0 : vector<[4]x2xf32>
}
// CASE
func.func @g38(%a: vector<2x4xf16>, %b: vector<[4]x4xf16>, %c: vector<2x[4]xf32>) -> vector<2x[4]xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x4xf16>, vector<[4]x4xf16> into vector<2x[4]xf32>
  return %0 : vector<2x[4]xf32>
}
// CASE
func.func @g39(%a: vector<2x4xbf16>, %b: vector<[4]x4xbf16>, %c: vector<2x[4]xbf16>) -> vector<2x[4]xbf16> {
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x4xbf16>, vector<[4]x4xbf16> into vector<2x[4]xbf16>
  return %0 : vector<2x[4]xbf16>
}
