// ARGS: --transform-interpreter --split-input-file
// ARGS: --transform-interpreter --split-input-file --mlir-print-debuginfo --mlir-print-local-scope
// Rows of f32 times one number.
// FRAME
module attributes {transform.with_named_sequence} {
  // HERE
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.x86vector.vector_contract_to_fma
    } : !transform.any_op
    transform.yield
  }
}
// CASE
func.func @a(%a: vector<1x1xf32>, %b: vector<1x16xf32>, %c: vector<1x16xf32>) -> vector<1x16xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<1x1xf32>, vector<1x16xf32> into vector<1x16xf32>
  return %0 : vector<1x16xf32>
}
// CASE
func.func @b(%a: vector<4x1xf32>, %b: vector<1x1xf32>, %c: vector<4x1xf32>) -> vector<4x1xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<4x1xf32>, vector<1x1xf32> into vector<4x1xf32>
  return %0 : vector<4x1xf32>
}
// CASE
func.func @c(%a: vector<1x4xf32>, %b: vector<4x1xf32>, %c: vector<1x1xf32>) -> vector<1x1xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<1x4xf32>, vector<4x1xf32> into vector<1x1xf32>
  return %0 : vector<1x1xf32>
}
// CASE
func.func @d(%a: vector<1x1x1xf32>, %b: vector<1x1x8xf32>, %c: vector<1x8xf32>) -> vector<1x8xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(b,m,n,k)->(b,m,k)>, affine_map<(b,m,n,k)->(b,k,n)>, affine_map<(b,m,n,k)->(m,n)>], iterator_types=["reduction","parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<1x1x1xf32>, vector<1x1x8xf32> into vector<1x8xf32>
  return %0 : vector<1x8xf32>
}
// CASE
func.func @e(%a: vector<1x1xf32>, %b: vector<1x1xf32>, %c: vector<1x1xf32>) -> vector<1x1xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<1x1xf32>, vector<1x1xf32> into vector<1x1xf32>
  return %0 : vector<1x1xf32>
}
// CASE
func.func @f(%a: vector<1x1xf32>, %b: vector<1x4x8xf32>, %c: vector<1x4x8xf32>) -> vector<1x4x8xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,o,k)->(m,k)>, affine_map<(m,n,o,k)->(k,n,o)>, affine_map<(m,n,o,k)->(m,n,o)>], iterator_types=["parallel","parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<1x1xf32>, vector<1x4x8xf32> into vector<1x4x8xf32>
  return %0 : vector<1x4x8xf32>
}
// CASE
func.func @g(%a: vector<8x1xf32>, %b: vector<8x1x1xf32>, %c: vector<8x1xf32>) -> vector<8x1xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(m,n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<8x1xf32>, vector<8x1x1xf32> into vector<8x1xf32>
  return %0 : vector<8x1xf32>
}
// CASE
func.func @h(%a: vector<1x1xf32>, %b: vector<1x16xf32>, %c: vector<1x16xf32>) -> vector<1x16xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<maximumf>} %a, %b, %c : vector<1x1xf32>, vector<1x16xf32> into vector<1x16xf32>
  return %0 : vector<1x16xf32>
}
// CASE
func.func @i(%a: vector<8xf32>, %b: vector<8xf32>, %c: f32) -> f32 {
  %0 = vector.contract {indexing_maps = [affine_map<(k)->(k)>, affine_map<(k)->(k)>, affine_map<(k)->()>], iterator_types=["reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<8xf32>, vector<8xf32> into f32
  return %0 : f32
}
// CASE
func.func @k(%a: vector<1x1xf64>, %b: vector<1x16xf64>, %c: vector<1x16xf64>) -> vector<1x16xf64> {
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<1x1xf64>, vector<1x16xf64> into vector<1x16xf64>
  return %0 : vector<1x16xf64>
}
// CASE
func.func @m(%a: vector<1x1xbf16>, %b: vector<1x16xbf16>, %c: vector<1x16xf32>) -> vector<1x16xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<1x1xbf16>, vector<1x16xbf16> into vector<1x16xf32>
  return %0 : vector<1x16xf32>
}
// CASE
func.func @n(%a: vector<1x1xf32>, %b: vector<1x16xf32>, %c: vector<1x16xf64>) -> vector<1x16xf64> {
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<1x1xf32>, vector<1x16xf32> into vector<1x16xf64>
  return %0 : vector<1x16xf64>
}
// CASE
func.func @o(%a: vector<1x8x1xf32>, %b: vector<1x1x1xf32>, %c: vector<1x8x1xf32>) -> vector<1x8x1xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(b,m,n,k)->(b,m,k)>, affine_map<(b,m,n,k)->(b,k,n)>, affine_map<(b,m,n,k)->(b,m,n)>], iterator_types=["parallel","parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<1x8x1xf32>, vector<1x1x1xf32> into vector<1x8x1xf32>
  return %0 : vector<1x8x1xf32>
}
