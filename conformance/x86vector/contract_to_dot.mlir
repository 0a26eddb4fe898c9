// ARGS: --transform-interpreter --split-input-file
// ARGS: --transform-interpreter --split-input-file --mlir-print-debuginfo --mlir-print-local-scope
// Rows of packed numbers times one lane.
// FRAME
module attributes {transform.with_named_sequence} {
  // HERE
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.x86vector.vector_contract_to_packed_type_dot_product
    } : !transform.any_op
    transform.yield
  }
}
// CASE
func.func @f1(%a: vector<1x1x2xbf16>, %b: vector<1x16x2xbf16>, %c: vector<1x16xf32>) -> vector<1x16xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(v,m,n,k)->(m,k,v)>, affine_map<(v,m,n,k)->(k,n,v)>, affine_map<(v,m,n,k)->(m,n)>], iterator_types=["reduction","parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<1x1x2xbf16>, vector<1x16x2xbf16> into vector<1x16xf32>
  return %0 : vector<1x16xf32>
}
// CASE
func.func @f2(%a: vector<16x1x2xbf16>, %b: vector<1x1x2xbf16>, %c: vector<16x1xf32>) -> vector<16x1xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(v,m,n,k)->(m,k,v)>, affine_map<(v,m,n,k)->(k,n,v)>, affine_map<(v,m,n,k)->(m,n)>], iterator_types=["reduction","parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<16x1x2xbf16>, vector<1x1x2xbf16> into vector<16x1xf32>
  return %0 : vector<16x1xf32>
}
// CASE
func.func @f3(%a: vector<1x1x2xbf16>, %b: vector<1x8x2xbf16>, %c: vector<1x8xf32>) -> vector<1x8xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(v,m,n,k)->(m,k,v)>, affine_map<(v,m,n,k)->(k,n,v)>, affine_map<(v,m,n,k)->(m,n)>], iterator_types=["reduction","parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<1x1x2xbf16>, vector<1x8x2xbf16> into vector<1x8xf32>
  return %0 : vector<1x8xf32>
}
// CASE
func.func @f4(%a: vector<1x1x2xbf16>, %b: vector<1x4x2xbf16>, %c: vector<1x4xf32>) -> vector<1x4xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(v,m,n,k)->(m,k,v)>, affine_map<(v,m,n,k)->(k,n,v)>, affine_map<(v,m,n,k)->(m,n)>], iterator_types=["reduction","parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<1x1x2xbf16>, vector<1x4x2xbf16> into vector<1x4xf32>
  return %0 : vector<1x4xf32>
}
// CASE
func.func @f5(%a: vector<1x1x2xbf16>, %b: vector<1x32x2xbf16>, %c: vector<1x32xf32>) -> vector<1x32xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(v,m,n,k)->(m,k,v)>, affine_map<(v,m,n,k)->(k,n,v)>, affine_map<(v,m,n,k)->(m,n)>], iterator_types=["reduction","parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<1x1x2xbf16>, vector<1x32x2xbf16> into vector<1x32xf32>
  return %0 : vector<1x32xf32>
}
// CASE
func.func @f6(%a: vector<1x1x4xi8>, %b: vector<1x8x4xi8>, %c: vector<1x8xi32>) -> vector<1x8xi32> {
  %0 = vector.contract {indexing_maps = [affine_map<(v,m,n,k)->(m,k,v)>, affine_map<(v,m,n,k)->(k,n,v)>, affine_map<(v,m,n,k)->(m,n)>], iterator_types=["reduction","parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<1x1x4xi8>, vector<1x8x4xi8> into vector<1x8xi32>
  return %0 : vector<1x8xi32>
}
// CASE
func.func @f7(%a: vector<1x1x4xi8>, %b: vector<1x4x4xi8>, %c: vector<1x4xi32>) -> vector<1x4xi32> {
  %0 = vector.contract {indexing_maps = [affine_map<(v,m,n,k)->(m,k,v)>, affine_map<(v,m,n,k)->(k,n,v)>, affine_map<(v,m,n,k)->(m,n)>], iterator_types=["reduction","parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<1x1x4xi8>, vector<1x4x4xi8> into vector<1x4xi32>
  return %0 : vector<1x4xi32>
}
// CASE
func.func @f8(%a: vector<1x1x4xi8>, %b: vector<1x16x4xi8>, %c: vector<1x16xi32>) -> vector<1x16xi32> {
  %0 = vector.contract {indexing_maps = [affine_map<(v,m,n,k)->(m,k,v)>, affine_map<(v,m,n,k)->(k,n,v)>, affine_map<(v,m,n,k)->(m,n)>], iterator_types=["reduction","parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<1x1x4xi8>, vector<1x16x4xi8> into vector<1x16xi32>
  return %0 : vector<1x16xi32>
}
// CASE
func.func @f9(%a: vector<8x1x4xi8>, %b: vector<1x1x4xi8>, %c: vector<8x1xi32>) -> vector<8x1xi32> {
  %0 = vector.contract {indexing_maps = [affine_map<(v,m,n,k)->(m,k,v)>, affine_map<(v,m,n,k)->(k,n,v)>, affine_map<(v,m,n,k)->(m,n)>], iterator_types=["reduction","parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<8x1x4xi8>, vector<1x1x4xi8> into vector<8x1xi32>
  return %0 : vector<8x1xi32>
}
// CASE
func.func @f10(%a: vector<1x1x4xbf16>, %b: vector<1x16x4xbf16>, %c: vector<1x16xf32>) -> vector<1x16xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(v,m,n,k)->(m,k,v)>, affine_map<(v,m,n,k)->(k,n,v)>, affine_map<(v,m,n,k)->(m,n)>], iterator_types=["reduction","parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<1x1x4xbf16>, vector<1x16x4xbf16> into vector<1x16xf32>
  return %0 : vector<1x16xf32>
}
// CASE
func.func @f11(%a: vector<1x1x2xi8>, %b: vector<1x16x2xi8>, %c: vector<1x16xi32>) -> vector<1x16xi32> {
  %0 = vector.contract {indexing_maps = [affine_map<(v,m,n,k)->(m,k,v)>, affine_map<(v,m,n,k)->(k,n,v)>, affine_map<(v,m,n,k)->(m,n)>], iterator_types=["reduction","parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<1x1x2xi8>, vector<1x16x2xi8> into vector<1x16xi32>
  return %0 : vector<1x16xi32>
}
// CASE
func.func @f12(%a: vector<1x1x2xf16>, %b: vector<1x16x2xf16>, %c: vector<1x16xf32>) -> vector<1x16xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(v,m,n,k)->(m,k,v)>, affine_map<(v,m,n,k)->(k,n,v)>, affine_map<(v,m,n,k)->(m,n)>], iterator_types=["reduction","parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<1x1x2xf16>, vector<1x16x2xf16> into vector<1x16xf32>
  return %0 : vector<1x16xf32>
}
// CASE
func.func @f13(%a: vector<1x1x2xbf16>, %b: vector<1x16x2xbf16>, %c: vector<1x16xbf16>) -> vector<1x16xbf16> {
  %0 = vector.contract {indexing_maps = [affine_map<(v,m,n,k)->(m,k,v)>, affine_map<(v,m,n,k)->(k,n,v)>, affine_map<(v,m,n,k)->(m,n)>], iterator_types=["reduction","parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<1x1x2xbf16>, vector<1x16x2xbf16> into vector<1x16xbf16>
  return %0 : vector<1x16xbf16>
}
// CASE
func.func @f14(%a: vector<1x1x4xi8>, %b: vector<1x8x4xi8>, %c: vector<1x8xi8>) -> vector<1x8xi8> {
  %0 = vector.contract {indexing_maps = [affine_map<(v,m,n,k)->(m,k,v)>, affine_map<(v,m,n,k)->(k,n,v)>, affine_map<(v,m,n,k)->(m,n)>], iterator_types=["reduction","parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<1x1x4xi8>, vector<1x8x4xi8> into vector<1x8xi8>
  return %0 : vector<1x8xi8>
}
// CASE
func.func @f15(%a: vector<1x1x2xbf16>, %b: vector<1x1x2xbf16>, %c: vector<1x1xf32>) -> vector<1x1xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(v,m,n,k)->(m,k,v)>, affine_map<(v,m,n,k)->(k,n,v)>, affine_map<(v,m,n,k)->(m,n)>], iterator_types=["reduction","parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<1x1x2xbf16>, vector<1x1x2xbf16> into vector<1x1xf32>
  return %0 : vector<1x1xf32>
}
// CASE
func.func @f16(%a: vector<1x2x2xbf16>, %b: vector<2x16x2xbf16>, %c: vector<1x16xf32>) -> vector<1x16xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(v,m,n,k)->(m,k,v)>, affine_map<(v,m,n,k)->(k,n,v)>, affine_map<(v,m,n,k)->(m,n)>], iterator_types=["reduction","parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<1x2x2xbf16>, vector<2x16x2xbf16> into vector<1x16xf32>
  return %0 : vector<1x16xf32>
}
// CASE
func.func @f17(%a: vector<1x1x4xi8>, %b: vector<1x8x4xi8>, %c: vector<1x8xi32>) -> vector<1x8xi32> {
  %0 = vector.contract {indexing_maps = [affine_map<(v,m,n,k)->(m,k,v)>, affine_map<(v,m,n,k)->(k,n,v)>, affine_map<(v,m,n,k)->(m,n)>], iterator_types=["reduction","parallel","parallel","reduction"], kind = #vector.kind<maxsi>} %a, %b, %c : vector<1x1x4xi8>, vector<1x8x4xi8> into vector<1x8xi32>
  return %0 : vector<1x8xi32>
}
// CASE
func.func @f18(%a: vector<1x1x1x2xbf16>, %b: vector<1x1x16x2xbf16>, %c: vector<1x16xf32>) -> vector<1x16xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(v,b,m,n,k)->(b,m,k,v)>, affine_map<(v,b,m,n,k)->(b,k,n,v)>, affine_map<(v,b,m,n,k)->(m,n)>], iterator_types=["reduction","reduction","parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<1x1x1x2xbf16>, vector<1x1x16x2xbf16> into vector<1x16xf32>
  return %0 : vector<1x16xf32>
}
// CASE
func.func @f19(%a: vector<2x1x1xbf16>, %b: vector<1x16x2xbf16>, %c: vector<1x16xf32>) -> vector<1x16xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(v,m,n,k)->(v,m,k)>, affine_map<(v,m,n,k)->(k,n,v)>, affine_map<(v,m,n,k)->(m,n)>], iterator_types=["reduction","parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x1x1xbf16>, vector<1x16x2xbf16> into vector<1x16xf32>
  return %0 : vector<1x16xf32>
}
// CASE
func.func @f20(%a: vector<1x1x2xbf16>, %b: vector<2x1x16xbf16>, %c: vector<1x16xf32>) -> vector<1x16xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(v,m,n,k)->(m,k,v)>, affine_map<(v,m,n,k)->(v,k,n)>, affine_map<(v,m,n,k)->(m,n)>], iterator_types=["reduction","parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<1x1x2xbf16>, vector<2x1x16xbf16> into vector<1x16xf32>
  return %0 : vector<1x16xf32>
}
// CASE
func.func @f21(%a: vector<1x1x2xbf16>, %b: vector<1x16x2xbf16>, %c: vector<1x16xf32>) -> vector<1x16xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k,v)->(m,k,v)>, affine_map<(m,n,k,v)->(k,n,v)>, affine_map<(m,n,k,v)->(m,n)>], iterator_types=["parallel","parallel","reduction","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<1x1x2xbf16>, vector<1x16x2xbf16> into vector<1x16xf32>
  return %0 : vector<1x16xf32>
}
// CASE
func.func @f22(%a: vector<1x1x2xbf16>, %b: vector<1x16x2xbf16>, %c: vector<1x16x2xf32>) -> vector<1x16x2xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k,v)->(m,k,v)>, affine_map<(m,n,k,v)->(k,n,v)>, affine_map<(m,n,k,v)->(m,n,v)>], iterator_types=["parallel","parallel","reduction","parallel"], kind = #vector.kind<add>} %a, %b, %c : vector<1x1x2xbf16>, vector<1x16x2xbf16> into vector<1x16x2xf32>
  return %0 : vector<1x16x2xf32>
}
// CASE
func.func @f23(%a: vector<1x2xbf16>, %b: vector<16x2xbf16>, %c: vector<1x16xf32>) -> vector<1x16xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,v)->(m,v)>, affine_map<(m,n,v)->(n,v)>, affine_map<(m,n,v)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<1x2xbf16>, vector<16x2xbf16> into vector<1x16xf32>
  return %0 : vector<1x16xf32>
}
// CASE
func.func @f24(%a: vector<1x2xbf16>, %b: vector<2x16xbf16>, %c: vector<1x16xf32>) -> vector<1x16xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<1x2xbf16>, vector<2x16xbf16> into vector<1x16xf32>
  return %0 : vector<1x16xf32>
}
// CASE
func.func @f25(%a: vector<1x4xi8>, %b: vector<4x8xi8>, %c: vector<1x8xi32>) -> vector<1x8xi32> {
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<1x4xi8>, vector<4x8xi8> into vector<1x8xi32>
  return %0 : vector<1x8xi32>
}
// CASE
func.func @f26(%a: vector<1x1xbf16>, %b: vector<1x16xbf16>, %c: vector<1x16xf32>) -> vector<1x16xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<1x1xbf16>, vector<1x16xbf16> into vector<1x16xf32>
  return %0 : vector<1x16xf32>
}
// CASE
func.func @f27(%a: vector<1x1x2xf32>, %b: vector<1x16x2xf32>, %c: vector<1x16xf32>) -> vector<1x16xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(v,m,n,k)->(m,k,v)>, affine_map<(v,m,n,k)->(k,n,v)>, affine_map<(v,m,n,k)->(m,n)>], iterator_types=["reduction","parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<1x1x2xf32>, vector<1x16x2xf32> into vector<1x16xf32>
  return %0 : vector<1x16xf32>
}
// CASE
func.func @f28(%a: vector<2xbf16>, %b: vector<16x2xbf16>, %c: vector<16xf32>) -> vector<16xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(n,v)->(v)>, affine_map<(n,v)->(n,v)>, affine_map<(n,v)->(n)>], iterator_types=["parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2xbf16>, vector<16x2xbf16> into vector<16xf32>
  return %0 : vector<16xf32>
}
// CASE
func.func @f29(%a: vector<1x1x2xbf16>, %b: vector<16x1x2xbf16>, %c: vector<1x16xf32>) -> vector<1x16xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(v,m,n,k)->(m,k,v)>, affine_map<(v,m,n,k)->(n,k,v)>, affine_map<(v,m,n,k)->(m,n)>], iterator_types=["reduction","parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<1x1x2xbf16>, vector<16x1x2xbf16> into vector<1x16xf32>
  return %0 : vector<1x16xf32>
}
// CASE
func.func @f30(%a: vector<1x1x2xbf16>, %b: vector<1x16x2xbf16>, %c: vector<16x1xf32>) -> vector<16x1xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(v,m,n,k)->(m,k,v)>, affine_map<(v,m,n,k)->(k,n,v)>, affine_map<(v,m,n,k)->(n,m)>], iterator_types=["reduction","parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<1x1x2xbf16>, vector<1x16x2xbf16> into vector<16x1xf32>
  return %0 : vector<16x1xf32>
}
// CASE
func.func @f31(%a: vector<1x2x1xbf16>, %b: vector<1x2x16xbf16>, %c: vector<1x16xf32>) -> vector<1x16xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(v,m,n,k)->(m,v,k)>, affine_map<(v,m,n,k)->(k,v,n)>, affine_map<(v,m,n,k)->(m,n)>], iterator_types=["reduction","parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<1x2x1xbf16>, vector<1x2x16xbf16> into vector<1x16xf32>
  return %0 : vector<1x16xf32>
}
