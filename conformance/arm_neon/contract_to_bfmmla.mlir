// ARGS: --transform-interpreter --split-input-file
// ARGS: --transform-interpreter --split-input-file --mlir-print-debuginfo --mlir-print-local-scope
// Products of matrices of bf16.
// FRAME
module attributes {transform.with_named_sequence} {
  // HERE
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.arm_neon.vector_contract_to_bfmmla
    } : !transform.any_op
    transform.yield
  }
}
// CASE
func.func @g47(%a: vector<2x4xbf16>, %b: vector<2x4xbf16>, %c: vector<2x2xf32>) -> vector<2x2xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x4xbf16>, vector<2x4xbf16> into vector<2x2xf32>
  return %0 : vector<2x2xf32>
}
// CASE
func.func @g48(%a: vector<2x8xbf16>, %b: vector<4x8xbf16>, %c: vector<2x4xf32>) -> vector<2x4xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x8xbf16>, vector<4x8xbf16> into vector<2x4xf32>
  return %0 : vector<2x4xf32>
}
// CASE
func.func @g49(%a: vector<1x4xbf16>, %b: vector<2x4xbf16>, %c: vector<1x2xf32>) -> vector<1x2xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<1x4xbf16>, vector<2x4xbf16> into vector<1x2xf32>
  return %0 : vector<1x2xf32>
}
// CASE
func.func @g50(%a: vector<1x8xbf16>, %b: vector<4x8xbf16>, %c: vector<1x4xf32>) -> vector<1x4xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<1x8xbf16>, vector<4x8xbf16> into vector<1x4xf32>
  return %0 : vector<1x4xf32>
}
// CASE
func.func @g51(%a: vector<2x2xbf16>, %b: vector<2x2xbf16>, %c: vector<2x2xf32>) -> vector<2x2xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x2xbf16>, vector<2x2xbf16> into vector<2x2xf32>
  return %0 : vector<2x2xf32>
}
// CASE
func.func @g52(%a: vector<3x4xbf16>, %b: vector<2x4xbf16>, %c: vector<3x2xf32>) -> vector<3x2xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<3x4xbf16>, vector<2x4xbf16> into vector<3x2xf32>
  return %0 : vector<3x2xf32>
}
// CASE
func.func @g53(%a: vector<2x4xbf16>, %b: vector<3x4xbf16>, %c: vector<2x3xf32>) -> vector<2x3xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x4xbf16>, vector<3x4xbf16> into vector<2x3xf32>
  return %0 : vector<2x3xf32>
}
// CASE
func.func @g54(%a: vector<2x6xbf16>, %b: vector<2x6xbf16>, %c: vector<2x2xf32>) -> vector<2x2xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x6xbf16>, vector<2x6xbf16> into vector<2x2xf32>
  return %0 : vector<2x2xf32>
}
// CASE
func.func @g55(%a: vector<4xbf16>, %b: vector<2x4xbf16>, %c: vector<2xf32>) -> vector<2xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(n,k)->(k)>, affine_map<(n,k)->(n,k)>, affine_map<(n,k)->(n)>], iterator_types=["parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<4xbf16>, vector<2x4xbf16> into vector<2xf32>
  return %0 : vector<2xf32>
}
// CASE
func.func @g56(%a: vector<8xbf16>, %b: vector<4x8xbf16>, %c: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(n,k)->(k)>, affine_map<(n,k)->(n,k)>, affine_map<(n,k)->(n)>], iterator_types=["parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<8xbf16>, vector<4x8xbf16> into vector<4xf32>
  return %0 : vector<4xf32>
}
// CASE
func.func @g57(%a: vector<2x4xf32>, %b: vector<2x4xf32>, %c: vector<2x2xf32>) -> vector<2x2xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x4xf32>, vector<2x4xf32> into vector<2x2xf32>
  return %0 : vector<2x2xf32>
}
// CASE
func.func @g58(%a: vector<2x4xf16>, %b: vector<2x4xf16>, %c: vector<2x2xf32>) -> vector<2x2xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x4xf16>, vector<2x4xf16> into vector<2x2xf32>
  return %0 : vector<2x2xf32>
}
// CASE
func.func @g59(%a: vector<2x4xbf16>, %b: vector<2x4xbf16>, %c: vector<2x2xbf16>) -> vector<2x2xbf16> {
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x4xbf16>, vector<2x4xbf16> into vector<2x2xbf16>
  return %0 : vector<2x2xbf16>
}
// CASE
func.func @g60(%a: vector<4x4xbf16>, %b: vector<4x4xbf16>, %c: vector<4x4xf32>) -> vector<4x4xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(n,m,k)->(m,k)>, affine_map<(n,m,k)->(n,k)>, affine_map<(n,m,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<4x4xbf16>, vector<4x4xbf16> into vector<4x4xf32>
  return %0 : vector<4x4xf32>
}
