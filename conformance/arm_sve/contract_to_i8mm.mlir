// ARGS: --transform-interpreter --split-input-file
// ARGS: --transform-interpreter --split-input-file --mlir-print-debuginfo --mlir-print-local-scope
// Products of matrices of numbers of 8 bits, with scalable columns.
// FRAME
module attributes {transform.with_named_sequence} {
  // HERE
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.arm_sve.vector_contract_to_i8mm
    } : !transform.any_op
    transform.yield
  }
}
// CASE
func.func @g1(%a: vector<2x8xi8>, %b: vector<[4]x8xi8>, %c: vector<2x[4]xi32>) -> vector<2x[4]xi32> {
  %x = arith.extsi %a : vector<2x8xi8> to vector<2x8xi32>
  %y = arith.extsi %b : vector<[4]x8xi8> to vector<[4]x8xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<2x8xi32>, vector<[4]x8xi32> into vector<2x[4]xi32>
  return %0 : vector<2x[4]xi32>
}
// CASE
func.func @g2(%a: vector<4x8xi8>, %b: vector<[2]x8xi8>, %c: vector<4x[2]xi32>) -> vector<4x[2]xi32> {
  %x = arith.extsi %a : vector<4x8xi8> to vector<4x8xi32>
  %y = arith.extsi %b : vector<[2]x8xi8> to vector<[2]x8xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<4x8xi32>, vector<[2]x8xi32> into vector<4x[2]xi32>
  return %0 : vector<4x[2]xi32>
}
// CASE
func.func @g3(%a: vector<2x8xi8>, %b: vector<[4]x8xi8>, %c: vector<2x[4]xi32>) -> vector<2x[4]xi32> {
  %x = arith.extsi %a : vector<2x8xi8> to vector<2x8xi32>
  %y = arith.extui %b : vector<[4]x8xi8> to vector<[4]x8xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<2x8xi32>, vector<[4]x8xi32> into vector<2x[4]xi32>
  return %0 : vector<2x[4]xi32>
}
// CASE
func.func @g4(%a: vector<4x8xi8>, %b: vector<[2]x8xi8>, %c: vector<4x[2]xi32>) -> vector<4x[2]xi32> {
  %x = arith.extsi %a : vector<4x8xi8> to vector<4x8xi32>
  %y = arith.extui %b : vector<[2]x8xi8> to vector<[2]x8xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<4x8xi32>, vector<[2]x8xi32> into vector<4x[2]xi32>
  return %0 : vector<4x[2]xi32>
}
// CASE
func.func @g5(%a: vector<2x8xi8>, %b: vector<[4]x8xi8>, %c: vector<2x[4]xi32>) -> vector<2x[4]xi32> {
  %x = arith.extui %a : vector<2x8xi8> to vector<2x8xi32>
  %y = arith.extsi %b : vector<[4]x8xi8> to vector<[4]x8xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<2x8xi32>, vector<[4]x8xi32> into vector<2x[4]xi32>
  return %0 : vector<2x[4]xi32>
}
// CASE
func.func @g6(%a: vector<4x8xi8>, %b: vector<[2]x8xi8>, %c: vector<4x[2]xi32>) -> vector<4x[2]xi32> {
  %x = arith.extui %a : vector<4x8xi8> to vector<4x8xi32>
  %y = arith.extsi %b : vector<[2]x8xi8> to vector<[2]x8xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<4x8xi32>, vector<[2]x8xi32> into vector<4x[2]xi32>
  return %0 : vector<4x[2]xi32>
}
// CASE
func.func @g7(%a: vector<2x8xi8>, %b: vector<[4]x8xi8>, %c: vector<2x[4]xi32>) -> vector<2x[4]xi32> {
  %x = arith.extui %a : vector<2x8xi8> to vector<2x8xi32>
  %y = arith.extui %b : vector<[4]x8xi8> to vector<[4]x8xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<2x8xi32>, vector<[4]x8xi32> into vector<2x[4]xi32>
  return %0 : vector<2x[4]xi32>
}
// CASE
func.func @g8(%a: vector<4x8xi8>, %b: vector<[2]x8xi8>, %c: vector<4x[2]xi32>) -> vector<4x[2]xi32> {
  %x = arith.extui %a : vector<4x8xi8> to vector<4x8xi32>
  %y = arith.extui %b : vector<[2]x8xi8> to vector<[2]x8xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<4x8xi32>, vector<[2]x8xi32> into vector<4x[2]xi32>
  return %0 : vector<4x[2]xi32>
}
// CASE
func.func @g9(%a: vector<2x8xi8>, %b: vector<[4]x8xi8>, %c: vector<2x[4]xi32>) -> vector<2x[4]xi32> {
  
  
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x8xi8>, vector<[4]x8xi8> into vector<2x[4]xi32>
  return %0 : vector<2x[4]xi32>
}
// CASE
func.func @g10(%a: vector<1x8xi8>, %b: vector<[4]x8xi8>, %c: vector<1x[4]xi32>) -> vector<1x[4]xi32> {
  %x = arith.extsi %a : vector<1x8xi8> to vector<1x8xi32>
  %y = arith.extsi %b : vector<[4]x8xi8> to vector<[4]x8xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<1x8xi32>, vector<[4]x8xi32> into vector<1x[4]xi32>
  return %0 : vector<1x[4]xi32>
}
// CASE
func.func @g11(%a: vector<3x8xi8>, %b: vector<[4]x8xi8>, %c: vector<3x[4]xi32>) -> vector<3x[4]xi32> {
  %x = arith.extsi %a : vector<3x8xi8> to vector<3x8xi32>
  %y = arith.extsi %b : vector<[4]x8xi8> to vector<[4]x8xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<3x8xi32>, vector<[4]x8xi32> into vector<3x[4]xi32>
  return %0 : vector<3x[4]xi32>
}
// CASE
func.func @g12(%a: vector<2x8xi8>, %b: vector<[1]x8xi8>, %c: vector<2x[1]xi32>) -> vector<2x[1]xi32> {
  %x = arith.extsi %a : vector<2x8xi8> to vector<2x8xi32>
  %y = arith.extsi %b : vector<[1]x8xi8> to vector<[1]x8xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<2x8xi32>, vector<[1]x8xi32> into vector<2x[1]xi32>
  return %0 : vector<2x[1]xi32>
}
// CASE
func.func @g13(%a: vector<2x8xi8>, %b: vector<[3]x8xi8>, %c: vector<2x[3]xi32>) -> vector<2x[3]xi32> {
  %x = arith.extsi %a : vector<2x8xi8> to vector<2x8xi32>
  %y = arith.extsi %b : vector<[3]x8xi8> to vector<[3]x8xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<2x8xi32>, vector<[3]x8xi32> into vector<2x[3]xi32>
  return %0 : vector<2x[3]xi32>
}
// CASE
func.func @g14(%a: vector<2x8xi8>, %b: vector<[8]x8xi8>, %c: vector<2x[8]xi32>) -> vector<2x[8]xi32> {
  %x = arith.extsi %a : vector<2x8xi8> to vector<2x8xi32>
  %y = arith.extsi %b : vector<[8]x8xi8> to vector<[8]x8xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<2x8xi32>, vector<[8]x8xi32> into vector<2x[8]xi32>
  return %0 : vector<2x[8]xi32>
}
// CASE
func.func @g15(%a: vector<2x16xi8>, %b: vector<[4]x16xi8>, %c: vector<2x[4]xi32>) -> vector<2x[4]xi32> {
  %x = arith.extsi %a : vector<2x16xi8> to vector<2x16xi32>
  %y = arith.extsi %b : vector<[4]x16xi8> to vector<[4]x16xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<2x16xi32>, vector<[4]x16xi32> into vector<2x[4]xi32>
  return %0 : vector<2x[4]xi32>
}
// CASE
func.func @g16(%a: vector<[2]x8xi8>, %b: vector<4x8xi8>, %c: vector<[2]x4xi32>) -> vector<[2]x4xi32> {
  %x = arith.extsi %a : vector<[2]x8xi8> to vector<[2]x8xi32>
  %y = arith.extsi %b : vector<4x8xi8> to vector<4x8xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<[2]x8xi32>, vector<4x8xi32> into vector<[2]x4xi32>
  return %0 : vector<[2]x4xi32>
}
// CASE
func.func @g17(%a: vector<2x8xi8>, %b: vector<4x8xi8>, %c: vector<2x4xi32>) -> vector<2x4xi32> {
  %x = arith.extsi %a : vector<2x8xi8> to vector<2x8xi32>
  %y = arith.extsi %b : vector<4x8xi8> to vector<4x8xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<2x8xi32>, vector<4x8xi32> into vector<2x4xi32>
  return %0 : vector<2x4xi32>
}
// CASE
func.func @g18(%a: vector<6x8xi8>, %b: vector<[2]x8xi8>, %c: vector<6x[2]xi32>) -> vector<6x[2]xi32> {
  %x = arith.extsi %a : vector<6x8xi8> to vector<6x8xi32>
  %y = arith.extsi %b : vector<[2]x8xi8> to vector<[2]x8xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<6x8xi32>, vector<[2]x8xi32> into vector<6x[2]xi32>
  return %0 : vector<6x[2]xi32>
}
// CASE
func.func @g19(%a: vector<2x4xi8>, %b: vector<[4]x4xi8>, %c: vector<2x[4]xi32>) -> vector<2x[4]xi32> {
  %x = arith.extsi %a : vector<2x4xi8> to vector<2x4xi32>
  %y = arith.extsi %b : vector<[4]x4xi8> to vector<[4]x4xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<2x4xi32>, vector<[4]x4xi32> into vector<2x[4]xi32>
  return %0 : vector<2x[4]xi32>
}
// CASE
func.func @g20(%a: vector<2x8xi8>, %b: vector<[6]x8xi8>, %c: vector<2x[6]xi32>) -> vector<2x[6]xi32> {
  %x = arith.extsi %a : vector<2x8xi8> to vector<2x8xi32>
  %y = arith.extsi %b : vector<[6]x8xi8> to vector<[6]x8xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<2x8xi32>, vector<[6]x8xi32> into vector<2x[6]xi32>
  return %0 : vector<2x[6]xi32>
}
// CASE
func.func @g21(%a: vector<2x8xi4>, %b: vector<[4]x8xi4>, %c: vector<2x[4]xi32>) -> vector<2x[4]xi32> {
  %x = arith.extsi %a : vector<2x8xi4> to vector<2x8xi32>
  %y = arith.extsi %b : vector<[4]x8xi4> to vector<[4]x8xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<2x8xi32>, vector<[4]x8xi32> into vector<2x[4]xi32>
  return %0 : vector<2x[4]xi32>
}
// CASE
func.func @g22(%a: vector<2x8xi4>, %b: vector<[4]x8xi4>, %c: vector<2x[4]xi32>) -> vector<2x[4]xi32> {
  %x = arith.extui %a : vector<2x8xi4> to vector<2x8xi32>
  %y = arith.extsi %b : vector<[4]x8xi4> to vector<[4]x8xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<2x8xi32>, vector<[4]x8xi32> into vector<2x[4]xi32>
  return %0 : vector<2x[4]xi32>
}
// CASE
func.func @g23(%a: vector<2x8xi8>, %b: vector<[2]x8xi8>, %c: vector<[2]x2xi32>) -> vector<[2]x2xi32> {
  %x = arith.extsi %a : vector<2x8xi8> to vector<2x8xi32>
  %y = arith.extsi %b : vector<[2]x8xi8> to vector<[2]x8xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(n,m)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<2x8xi32>, vector<[2]x8xi32> into vector<[2]x2xi32>
  return %0 : vector<[2]x2xi32>
}
// CASE
func.func @g24(%a: vector<2x8xi8>, %b: vector<[2]x8xi8>, %c: vector<2x[2]xi32>) -> vector<2x[2]xi32> {
  %x = arith.extsi %a : vector<2x8xi8> to vector<2x8xi32>
  %y = arith.extsi %b : vector<[2]x8xi8> to vector<[2]x8xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(n,m,k)->(m,k)>, affine_map<(n,m,k)->(n,k)>, affine_map<(n,m,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<2x8xi32>, vector<[2]x8xi32> into vector<2x[2]xi32>
  return %0 : vector<2x[2]xi32>
}
// CASE
func.func @g25(%a: vector<2x8xi8>, %b: vector<[2]x8xi8>, %c: vector<2x[2]xi32>) -> vector<2x[2]xi32> {
  %x = arith.extsi %a : vector<2x8xi8> to vector<2x8xi32>
  %y = arith.extsi %b : vector<[2]x8xi8> to vector<[2]x8xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(k,m,n)->(m,k)>, affine_map<(k,m,n)->(n,k)>, affine_map<(k,m,n)->(m,n)>], iterator_types=["reduction","parallel","parallel"], kind = #vector.kind<add>} %x, %y, %c : vector<2x8xi32>, vector<[2]x8xi32> into vector<2x[2]xi32>
  return %0 : vector<2x[2]xi32>
}
// CASE
func.func @g26(%a: vector<2x8xi8>, %b: vector<8x[2]xi8>, %c: vector<2x[2]xi32>) -> vector<2x[2]xi32> {
  %x = arith.extsi %a : vector<2x8xi8> to vector<2x8xi32>
  %y = arith.extsi %b : vector<8x[2]xi8> to vector<8x[2]xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<2x8xi32>, vector<8x[2]xi32> into vector<2x[2]xi32>
  return %0 : vector<2x[2]xi32>
}
// CASE
func.func @g27(%a: vector<2x8xi8>, %b: vector<[4]x8xi8>, %c: vector<2x[4]xi32>) -> vector<2x[4]xi32> {
  %x = arith.extsi %a : vector<2x8xi8> to vector<2x8xi32>
  %y = arith.extsi %b : vector<[4]x8xi8> to vector<[4]x8xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind = #vector.kind<mul>} %x, %y, %c : vector<2x8xi32>, vector<[4]x8xi32> into vector<2x[4]xi32>
  return %0 : vector<2x[4]xi32>
}
// CASE
func.func @g28(%a: vector<8xi8>, %b: vector<[4]x8xi8>, %c: vector<[4]xi32>) -> vector<[4]xi32> {
  %x = arith.extsi %a : vector<8xi8> to vector<8xi32>
  %y = arith.extsi %b : vector<[4]x8xi8> to vector<[4]x8xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(n,k)->(k)>, affine_map<(n,k)->(n,k)>, affine_map<(n,k)->(n)>], iterator_types=["parallel","reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<8xi32>, vector<[4]x8xi32> into vector<[4]xi32>
  return %0 : vector<[4]xi32>
}
