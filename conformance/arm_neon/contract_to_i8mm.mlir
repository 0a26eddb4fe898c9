// ARGS: --transform-interpreter --split-input-file
// ARGS: --transform-interpreter --split-input-file --mlir-print-debuginfo --mlir-print-local-scope
// Products of matrices of numbers of 8 bits.
// FRAME
module attributes {transform.with_named_sequence} {
  // HERE
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.arm_neon.vector_contract_to_i8mm
    } : !transform.any_op
    transform.yield
  }
}
// CASE
func.func @g1(%a: vector<2x8xi8>, %b: vector<2x8xi8>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
  %x = arith.extsi %a : vector<2x8xi8> to vector<2x8xi32>
  %y = arith.extsi %b : vector<2x8xi8> to vector<2x8xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<2x8xi32>, vector<2x8xi32> into vector<2x2xi32>
  return %0 : vector<2x2xi32>
}
// CASE
func.func @g2(%a: vector<1x16xi8>, %b: vector<4x16xi8>, %c: vector<1x4xi32>) -> vector<1x4xi32> {
  %x = arith.extsi %a : vector<1x16xi8> to vector<1x16xi32>
  %y = arith.extsi %b : vector<4x16xi8> to vector<4x16xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<1x16xi32>, vector<4x16xi32> into vector<1x4xi32>
  return %0 : vector<1x4xi32>
}
// CASE
func.func @g3(%a: vector<4x16xi8>, %b: vector<2x16xi8>, %c: vector<4x2xi32>) -> vector<4x2xi32> {
  %x = arith.extsi %a : vector<4x16xi8> to vector<4x16xi32>
  %y = arith.extsi %b : vector<2x16xi8> to vector<2x16xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<4x16xi32>, vector<2x16xi32> into vector<4x2xi32>
  return %0 : vector<4x2xi32>
}
// CASE
func.func @g4(%a: vector<16xi8>, %b: vector<4x16xi8>, %c: vector<4xi32>) -> vector<4xi32> {
  %x = arith.extsi %a : vector<16xi8> to vector<16xi32>
  %y = arith.extsi %b : vector<4x16xi8> to vector<4x16xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(n,k)->(k)>, affine_map<(n,k)->(n,k)>, affine_map<(n,k)->(n)>], iterator_types=["parallel","reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<16xi32>, vector<4x16xi32> into vector<4xi32>
  return %0 : vector<4xi32>
}
// CASE
func.func @g5(%a: vector<2x8xi8>, %b: vector<2x8xi8>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
  %x = arith.extsi %a : vector<2x8xi8> to vector<2x8xi32>
  %y = arith.extui %b : vector<2x8xi8> to vector<2x8xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<2x8xi32>, vector<2x8xi32> into vector<2x2xi32>
  return %0 : vector<2x2xi32>
}
// CASE
func.func @g6(%a: vector<1x16xi8>, %b: vector<4x16xi8>, %c: vector<1x4xi32>) -> vector<1x4xi32> {
  %x = arith.extsi %a : vector<1x16xi8> to vector<1x16xi32>
  %y = arith.extui %b : vector<4x16xi8> to vector<4x16xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<1x16xi32>, vector<4x16xi32> into vector<1x4xi32>
  return %0 : vector<1x4xi32>
}
// CASE
func.func @g7(%a: vector<4x16xi8>, %b: vector<2x16xi8>, %c: vector<4x2xi32>) -> vector<4x2xi32> {
  %x = arith.extsi %a : vector<4x16xi8> to vector<4x16xi32>
  %y = arith.extui %b : vector<2x16xi8> to vector<2x16xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<4x16xi32>, vector<2x16xi32> into vector<4x2xi32>
  return %0 : vector<4x2xi32>
}
// CASE
func.func @g8(%a: vector<16xi8>, %b: vector<4x16xi8>, %c: vector<4xi32>) -> vector<4xi32> {
  %x = arith.extsi %a : vector<16xi8> to vector<16xi32>
  %y = arith.extui %b : vector<4x16xi8> to vector<4x16xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(n,k)->(k)>, affine_map<(n,k)->(n,k)>, affine_map<(n,k)->(n)>], iterator_types=["parallel","reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<16xi32>, vector<4x16xi32> into vector<4xi32>
  return %0 : vector<4xi32>
}
// CASE
func.func @g9(%a: vector<2x8xi8>, %b: vector<2x8xi8>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
  %x = arith.extui %a : vector<2x8xi8> to vector<2x8xi32>
  %y = arith.extsi %b : vector<2x8xi8> to vector<2x8xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<2x8xi32>, vector<2x8xi32> into vector<2x2xi32>
  return %0 : vector<2x2xi32>
}
// CASE
func.func @g10(%a: vector<1x16xi8>, %b: vector<4x16xi8>, %c: vector<1x4xi32>) -> vector<1x4xi32> {
  %x = arith.extui %a : vector<1x16xi8> to vector<1x16xi32>
  %y = arith.extsi %b : vector<4x16xi8> to vector<4x16xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<1x16xi32>, vector<4x16xi32> into vector<1x4xi32>
  return %0 : vector<1x4xi32>
}
// CASE
func.func @g11(%a: vector<4x16xi8>, %b: vector<2x16xi8>, %c: vector<4x2xi32>) -> vector<4x2xi32> {
  %x = arith.extui %a : vector<4x16xi8> to vector<4x16xi32>
  %y = arith.extsi %b : vector<2x16xi8> to vector<2x16xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<4x16xi32>, vector<2x16xi32> into vector<4x2xi32>
  return %0 : vector<4x2xi32>
}
// CASE
func.func @g12(%a: vector<16xi8>, %b: vector<4x16xi8>, %c: vector<4xi32>) -> vector<4xi32> {
  %x = arith.extui %a : vector<16xi8> to vector<16xi32>
  %y = arith.extsi %b : vector<4x16xi8> to vector<4x16xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(n,k)->(k)>, affine_map<(n,k)->(n,k)>, affine_map<(n,k)->(n)>], iterator_types=["parallel","reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<16xi32>, vector<4x16xi32> into vector<4xi32>
  return %0 : vector<4xi32>
}
// CASE
func.func @g13(%a: vector<2x8xi8>, %b: vector<2x8xi8>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
  %x = arith.extui %a : vector<2x8xi8> to vector<2x8xi32>
  %y = arith.extui %b : vector<2x8xi8> to vector<2x8xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<2x8xi32>, vector<2x8xi32> into vector<2x2xi32>
  return %0 : vector<2x2xi32>
}
// CASE
func.func @g14(%a: vector<1x16xi8>, %b: vector<4x16xi8>, %c: vector<1x4xi32>) -> vector<1x4xi32> {
  %x = arith.extui %a : vector<1x16xi8> to vector<1x16xi32>
  %y = arith.extui %b : vector<4x16xi8> to vector<4x16xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<1x16xi32>, vector<4x16xi32> into vector<1x4xi32>
  return %0 : vector<1x4xi32>
}
// CASE
func.func @g15(%a: vector<4x16xi8>, %b: vector<2x16xi8>, %c: vector<4x2xi32>) -> vector<4x2xi32> {
  %x = arith.extui %a : vector<4x16xi8> to vector<4x16xi32>
  %y = arith.extui %b : vector<2x16xi8> to vector<2x16xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<4x16xi32>, vector<2x16xi32> into vector<4x2xi32>
  return %0 : vector<4x2xi32>
}
// CASE
func.func @g16(%a: vector<16xi8>, %b: vector<4x16xi8>, %c: vector<4xi32>) -> vector<4xi32> {
  %x = arith.extui %a : vector<16xi8> to vector<16xi32>
  %y = arith.extui %b : vector<4x16xi8> to vector<4x16xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(n,k)->(k)>, affine_map<(n,k)->(n,k)>, affine_map<(n,k)->(n)>], iterator_types=["parallel","reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<16xi32>, vector<4x16xi32> into vector<4xi32>
  return %0 : vector<4xi32>
}
// CASE
func.func @g17(%a: vector<2x8xi8>, %b: vector<2x8xi8>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
  
  
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x8xi8>, vector<2x8xi8> into vector<2x2xi32>
  return %0 : vector<2x2xi32>
}
// CASE
func.func @g18(%a: vector<1x16xi8>, %b: vector<4x16xi8>, %c: vector<1x4xi32>) -> vector<1x4xi32> {
  
  
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<1x16xi8>, vector<4x16xi8> into vector<1x4xi32>
  return %0 : vector<1x4xi32>
}
// CASE
func.func @g19(%a: vector<4x16xi8>, %b: vector<2x16xi8>, %c: vector<4x2xi32>) -> vector<4x2xi32> {
  
  
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<4x16xi8>, vector<2x16xi8> into vector<4x2xi32>
  return %0 : vector<4x2xi32>
}
// CASE
func.func @g20(%a: vector<16xi8>, %b: vector<4x16xi8>, %c: vector<4xi32>) -> vector<4xi32> {
  
  
  %0 = vector.contract {indexing_maps = [affine_map<(n,k)->(k)>, affine_map<(n,k)->(n,k)>, affine_map<(n,k)->(n)>], iterator_types=["parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<16xi8>, vector<4x16xi8> into vector<4xi32>
  return %0 : vector<4xi32>
}
// CASE
func.func @g21(%a: vector<2x8xi4>, %b: vector<2x8xi4>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
  %x = arith.extsi %a : vector<2x8xi4> to vector<2x8xi32>
  %y = arith.extsi %b : vector<2x8xi4> to vector<2x8xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<2x8xi32>, vector<2x8xi32> into vector<2x2xi32>
  return %0 : vector<2x2xi32>
}
// CASE
func.func @g22(%a: vector<2x8xi5>, %b: vector<2x8xi5>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
  %x = arith.extsi %a : vector<2x8xi5> to vector<2x8xi32>
  %y = arith.extsi %b : vector<2x8xi5> to vector<2x8xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<2x8xi32>, vector<2x8xi32> into vector<2x2xi32>
  return %0 : vector<2x2xi32>
}
// CASE
func.func @g23(%a: vector<2x8xi1>, %b: vector<2x8xi1>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
  %x = arith.extsi %a : vector<2x8xi1> to vector<2x8xi32>
  %y = arith.extsi %b : vector<2x8xi1> to vector<2x8xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<2x8xi32>, vector<2x8xi32> into vector<2x2xi32>
  return %0 : vector<2x2xi32>
}
// CASE
func.func @g24(%a: vector<2x8xi16>, %b: vector<2x8xi16>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
  %x = arith.extsi %a : vector<2x8xi16> to vector<2x8xi32>
  %y = arith.extsi %b : vector<2x8xi16> to vector<2x8xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<2x8xi32>, vector<2x8xi32> into vector<2x2xi32>
  return %0 : vector<2x2xi32>
}
// CASE
func.func @g25(%a: vector<2x8xi9>, %b: vector<2x8xi9>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
  %x = arith.extsi %a : vector<2x8xi9> to vector<2x8xi32>
  %y = arith.extsi %b : vector<2x8xi9> to vector<2x8xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<2x8xi32>, vector<2x8xi32> into vector<2x2xi32>
  return %0 : vector<2x2xi32>
}
// CASE
func.func @g26(%a: vector<2x8xi8>, %b: vector<2x8xi8>, %c: vector<2x2xi64>) -> vector<2x2xi64> {
  %x = arith.extsi %a : vector<2x8xi8> to vector<2x8xi64>
  %y = arith.extsi %b : vector<2x8xi8> to vector<2x8xi64>
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<2x8xi64>, vector<2x8xi64> into vector<2x2xi64>
  return %0 : vector<2x2xi64>
}
// CASE
func.func @g27(%a: vector<3x8xi8>, %b: vector<2x8xi8>, %c: vector<3x2xi32>) -> vector<3x2xi32> {
  %x = arith.extsi %a : vector<3x8xi8> to vector<3x8xi32>
  %y = arith.extsi %b : vector<2x8xi8> to vector<2x8xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<3x8xi32>, vector<2x8xi32> into vector<3x2xi32>
  return %0 : vector<3x2xi32>
}
// CASE
func.func @g28(%a: vector<1x8xi8>, %b: vector<1x8xi8>, %c: vector<1x1xi32>) -> vector<1x1xi32> {
  %x = arith.extsi %a : vector<1x8xi8> to vector<1x8xi32>
  %y = arith.extsi %b : vector<1x8xi8> to vector<1x8xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<1x8xi32>, vector<1x8xi32> into vector<1x1xi32>
  return %0 : vector<1x1xi32>
}
// CASE
func.func @g29(%a: vector<1x8xi8>, %b: vector<2x8xi8>, %c: vector<1x2xi32>) -> vector<1x2xi32> {
  %x = arith.extsi %a : vector<1x8xi8> to vector<1x8xi32>
  %y = arith.extsi %b : vector<2x8xi8> to vector<2x8xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<1x8xi32>, vector<2x8xi32> into vector<1x2xi32>
  return %0 : vector<1x2xi32>
}
// CASE
func.func @g30(%a: vector<2x8xi8>, %b: vector<1x8xi8>, %c: vector<2x1xi32>) -> vector<2x1xi32> {
  %x = arith.extsi %a : vector<2x8xi8> to vector<2x8xi32>
  %y = arith.extsi %b : vector<1x8xi8> to vector<1x8xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<2x8xi32>, vector<1x8xi32> into vector<2x1xi32>
  return %0 : vector<2x1xi32>
}
// CASE
func.func @g31(%a: vector<4x8xi8>, %b: vector<1x8xi8>, %c: vector<4x1xi32>) -> vector<4x1xi32> {
  %x = arith.extsi %a : vector<4x8xi8> to vector<4x8xi32>
  %y = arith.extsi %b : vector<1x8xi8> to vector<1x8xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<4x8xi32>, vector<1x8xi32> into vector<4x1xi32>
  return %0 : vector<4x1xi32>
}
// CASE
func.func @g32(%a: vector<2x4xi8>, %b: vector<2x4xi8>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
  %x = arith.extsi %a : vector<2x4xi8> to vector<2x4xi32>
  %y = arith.extsi %b : vector<2x4xi8> to vector<2x4xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<2x4xi32>, vector<2x4xi32> into vector<2x2xi32>
  return %0 : vector<2x2xi32>
}
// CASE
func.func @g33(%a: vector<2x16xi8>, %b: vector<2x16xi8>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
  %x = arith.extsi %a : vector<2x16xi8> to vector<2x16xi32>
  %y = arith.extsi %b : vector<2x16xi8> to vector<2x16xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<2x16xi32>, vector<2x16xi32> into vector<2x2xi32>
  return %0 : vector<2x2xi32>
}
// CASE
func.func @g34(%a: vector<2x12xi8>, %b: vector<2x12xi8>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
  %x = arith.extsi %a : vector<2x12xi8> to vector<2x12xi32>
  %y = arith.extsi %b : vector<2x12xi8> to vector<2x12xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<2x12xi32>, vector<2x12xi32> into vector<2x2xi32>
  return %0 : vector<2x2xi32>
}
// CASE
func.func @g35(%a: vector<4x8xi8>, %b: vector<3x8xi8>, %c: vector<4x3xi32>) -> vector<4x3xi32> {
  %x = arith.extsi %a : vector<4x8xi8> to vector<4x8xi32>
  %y = arith.extsi %b : vector<3x8xi8> to vector<3x8xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<4x8xi32>, vector<3x8xi32> into vector<4x3xi32>
  return %0 : vector<4x3xi32>
}
// CASE
func.func @g36(%a: vector<1x8xi8>, %b: vector<3x8xi8>, %c: vector<1x3xi32>) -> vector<1x3xi32> {
  %x = arith.extsi %a : vector<1x8xi8> to vector<1x8xi32>
  %y = arith.extsi %b : vector<3x8xi8> to vector<3x8xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<1x8xi32>, vector<3x8xi32> into vector<1x3xi32>
  return %0 : vector<1x3xi32>
}
// CASE
func.func @g37(%a: vector<1x16xi8>, %b: vector<2x16xi8>, %c: vector<1x2xi32>) -> vector<1x2xi32> {
  %x = arith.extsi %a : vector<1x16xi8> to vector<1x16xi32>
  %y = arith.extsi %b : vector<2x16xi8> to vector<2x16xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<1x16xi32>, vector<2x16xi32> into vector<1x2xi32>
  return %0 : vector<1x2xi32>
}
// CASE
func.func @g38(%a: vector<2x24xi8>, %b: vector<6x24xi8>, %c: vector<2x6xi32>) -> vector<2x6xi32> {
  %x = arith.extsi %a : vector<2x24xi8> to vector<2x24xi32>
  %y = arith.extsi %b : vector<6x24xi8> to vector<6x24xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<2x24xi32>, vector<6x24xi32> into vector<2x6xi32>
  return %0 : vector<2x6xi32>
}
// CASE
func.func @g39(%a: vector<2x8xi8>, %b: vector<8x2xi8>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
  %x = arith.extsi %a : vector<2x8xi8> to vector<2x8xi32>
  %y = arith.extsi %b : vector<8x2xi8> to vector<8x2xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<2x8xi32>, vector<8x2xi32> into vector<2x2xi32>
  return %0 : vector<2x2xi32>
}
// CASE
func.func @g40(%a: vector<8x2xi8>, %b: vector<2x8xi8>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
  %x = arith.extsi %a : vector<8x2xi8> to vector<8x2xi32>
  %y = arith.extsi %b : vector<2x8xi8> to vector<2x8xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(k,m)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<8x2xi32>, vector<2x8xi32> into vector<2x2xi32>
  return %0 : vector<2x2xi32>
}
// CASE
func.func @g41(%a: vector<2x8xi8>, %b: vector<2x8xi8>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
  %x = arith.extsi %a : vector<2x8xi8> to vector<2x8xi32>
  %y = arith.extsi %b : vector<2x8xi8> to vector<2x8xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(k,m,n)->(m,k)>, affine_map<(k,m,n)->(n,k)>, affine_map<(k,m,n)->(m,n)>], iterator_types=["reduction","parallel","parallel"], kind = #vector.kind<add>} %x, %y, %c : vector<2x8xi32>, vector<2x8xi32> into vector<2x2xi32>
  return %0 : vector<2x2xi32>
}
// CASE
func.func @g42(%a: vector<4x16xi8>, %b: vector<4x16xi8>, %c: vector<4x4xi32>) -> vector<4x4xi32> {
  %x = arith.extsi %a : vector<4x16xi8> to vector<4x16xi32>
  %y = arith.extsi %b : vector<4x16xi8> to vector<4x16xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(n,m,k)->(m,k)>, affine_map<(n,m,k)->(n,k)>, affine_map<(n,m,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<4x16xi32>, vector<4x16xi32> into vector<4x4xi32>
  return %0 : vector<4x4xi32>
}
// CASE
func.func @g43(%a: vector<2x8xi8>, %b: vector<8xi8>, %c: vector<2xi32>) -> vector<2xi32> {
  %x = arith.extsi %a : vector<2x8xi8> to vector<2x8xi32>
  %y = arith.extsi %b : vector<8xi8> to vector<8xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m,k)->(m,k)>, affine_map<(m,k)->(k)>, affine_map<(m,k)->(m)>], iterator_types=["parallel","reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<2x8xi32>, vector<8xi32> into vector<2xi32>
  return %0 : vector<2xi32>
}
// CASE
func.func @g44(%a: vector<8xi8>, %b: vector<3x8xi8>, %c: vector<3xi32>) -> vector<3xi32> {
  %x = arith.extsi %a : vector<8xi8> to vector<8xi32>
  %y = arith.extsi %b : vector<3x8xi8> to vector<3x8xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(n,k)->(k)>, affine_map<(n,k)->(n,k)>, affine_map<(n,k)->(n)>], iterator_types=["parallel","reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<8xi32>, vector<3x8xi32> into vector<3xi32>
  return %0 : vector<3xi32>
}
// CASE
func.func @g45(%a: vector<1x2x8xi8>, %b: vector<1x2x8xi8>, %c: vector<1x2x2xi32>) -> vector<1x2x2xi32> {
  %x = arith.extsi %a : vector<1x2x8xi8> to vector<1x2x8xi32>
  %y = arith.extsi %b : vector<1x2x8xi8> to vector<1x2x8xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(b,m,n,k)->(b,m,k)>, affine_map<(b,m,n,k)->(b,n,k)>, affine_map<(b,m,n,k)->(b,m,n)>], iterator_types=["parallel","parallel","parallel","reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<1x2x8xi32>, vector<1x2x8xi32> into vector<1x2x2xi32>
  return %0 : vector<1x2x2xi32>
}
// CASE
func.func @g46(%a: vector<2x1x8xi8>, %b: vector<2x1x8xi8>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
  %x = arith.extsi %a : vector<2x1x8xi8> to vector<2x1x8xi32>
  %y = arith.extsi %b : vector<2x1x8xi8> to vector<2x1x8xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,j,k)->(m,j,k)>, affine_map<(m,n,j,k)->(n,j,k)>, affine_map<(m,n,j,k)->(m,n)>], iterator_types=["parallel","parallel","reduction","reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<2x1x8xi32>, vector<2x1x8xi32> into vector<2x2xi32>
  return %0 : vector<2x2xi32>
}
