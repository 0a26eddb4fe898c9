// ARGS: --transform-interpreter --split-input-file
#map0 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.gpu.unroll_vectors_subgroup_mma [4, 4, 2]
    } : !transform.any_op
    transform.yield
  }
func.func @a(%lhs: memref<8x4xf32>, %rhs: memref<4x8xf32>, %init: memref<8x8xf32>, %b: memref<8x8xf32>) {
  %c0 = arith.constant 0 : index
  %cst = arith.constant 0.0 : f32
  %0 = vector.transfer_read %lhs[%c0, %c0], %cst {in_bounds = [true, true]} : memref<8x4xf32>, vector<8x4xf32>
  %1 = vector.transfer_read %rhs[%c0, %c0], %cst {in_bounds = [true, true]} : memref<4x8xf32>, vector<4x8xf32>
  %2 = vector.transfer_read %init[%c0, %c0], %cst {in_bounds = [true, true]} : memref<8x8xf32>, vector<8x8xf32>
  %5 = vector.transfer_read %b[%c0, %c0], %cst {in_bounds = [true, true]} : memref<8x8xf32>, vector<8x8xf32>
  %3 = vector.contract {indexing_maps = [#map0, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %0, %1, %2 : vector<8x4xf32>, vector<4x8xf32> into vector<8x8xf32>
  %4 = arith.addf %3, %5 : vector<8x8xf32>
  vector.transfer_write %4, %init[%c0, %c0] {in_bounds = [true, true]} : vector<8x8xf32>, memref<8x8xf32>
  return
}
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.gpu.unroll_vectors_subgroup_mma [4, 4, 2]
    } : !transform.any_op
    transform.yield
  }
func.func @t(%a: vector<8x8xf32>, %m: memref<8x8xf32>, %i: index, %t: tensor<8x8xf32>) -> (vector<8x8xf32>, vector<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) {
  %cst = arith.constant 0.0 : f32
  %0 = vector.transpose %a, [1, 0] : vector<8x8xf32> to vector<8x8xf32>
  %1 = vector.transfer_read %m[%i, %i], %cst : memref<8x8xf32>, vector<8x8xf32>
  %2 = arith.mulf %0, %1 : vector<8x8xf32>
  %3 = vector.transfer_write %2, %t[%i, %i] {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<8x8xf32>, tensor<8x8xf32>
  %mask = vector.create_mask %i, %i : vector<8x8xi1>
  %4 = vector.transfer_write %2, %t[%i, %i], %mask {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<8x8xf32>, tensor<8x8xf32>
  return %1, %2, %3, %4 : vector<8x8xf32>, vector<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
}
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.gpu.unroll_vectors_subgroup_mma [2, 3, 5]
    } : !transform.any_op
    transform.yield
  }
func.func @b(%a: vector<2x4x10xf16>, %b: vector<2x10x6xf16>, %c: vector<2x4x6xf32>) -> vector<2x4x6xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(b,m,n,k)->(b,m,k)>, affine_map<(b,m,n,k)->(b,k,n)>, affine_map<(b,m,n,k)->(b,m,n)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x4x10xf16>, vector<2x10x6xf16> into vector<2x4x6xf32>
  %1 = arith.truncf %0 : vector<2x4x6xf32> to vector<2x4x6xf16>
  %2 = arith.extf %1 : vector<2x4x6xf16> to vector<2x4x6xf32>
  return %2 : vector<2x4x6xf32>
}
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.gpu.unroll_vectors_subgroup_mma [5, 3, 2]
    } : !transform.any_op
    transform.yield
  }
func.func @b(%a: vector<10x4xf16>, %b: vector<10x6xf16>, %c: vector<6x4xf32>, %s : f32, %cc: i1) -> vector<6x4xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(k,n,m)->(k,m)>, affine_map<(k,n,m)->(k,n)>, affine_map<(k,n,m)->(n,m)>], iterator_types = ["reduction", "parallel", "parallel"], kind = #vector.kind<maximumf>} %a, %b, %c {foo} : vector<10x4xf16>, vector<10x6xf16> into vector<6x4xf32>
  return %0 : vector<6x4xf32>
}
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.gpu.unroll_vectors_subgroup_mma [2, 2, 2]
    } : !transform.any_op
    transform.yield
  }
func.func @s(%a: vector<[4]x4xf32>, %b: vector<4x4xf32>, %c: vector<[4]x4xf32>, %m: memref<?x?xf32>) -> vector<[4]x4xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>, affine_map<(m,n,k)->(m,n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<[4]x4xf32>, vector<4x4xf32> into vector<[4]x4xf32>
  return %0 : vector<[4]x4xf32>
}
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.gpu.unroll_vectors_subgroup_mma [2, 2, 2]
    } : !transform.any_op
    transform.yield
  }
func.func @s(%a: vector<[4]x4xf32>, %b: vector<4x4xf32>, %c: vector<[4]x4xf32>, %m: memref<?x?xf32>) -> vector<[4]x4xf32> {
  %1 = arith.addf %a, %c : vector<[4]x4xf32>
  return %1 : vector<[4]x4xf32>
}
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.gpu.unroll_vectors_subgroup_mma [2, 2, 2]
    } : !transform.any_op
    transform.yield
  }
func.func @s(%a: vector<[4]x4xf32>, %m: memref<?x?xf32>, %i: index)  {
  vector.transfer_write %a, %m[%i, %i] : vector<[4]x4xf32>, memref<?x?xf32>
  return 
}
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.gpu.unroll_vectors_subgroup_mma [2, 2, 2]
    } : !transform.any_op
    transform.yield
  }
func.func @s(%a: vector<4x4xf32>, %m: memref<?x?x?xf32>, %i: index)  {
  %c3 = arith.constant 3 : index
  vector.transfer_write %a, %m[%i, %c3, %i] {permutation_map = affine_map<(a,b,c)->(c,a)>, in_bounds = [true, false]}: vector<4x4xf32>, memref<?x?x?xf32>
  return 
}
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.gpu.unroll_vectors_subgroup_mma [2, 2, 2]
    } : !transform.any_op
    transform.yield
  }
func.func @s(%a: vector<4x4xf32>, %b: vector<4x4xf32>, %c: vector<4x4xf32>, %m: memref<?x?x?xf32>, %i: index) -> vector<4x4xf32> {
  %c3 = arith.constant 3 : index
  %p = arith.constant 3.0 : f32
  %0 = vector.transfer_read %m[%i, %c3, %i], %p {permutation_map = affine_map<(a,b,c)->(c,0)>, in_bounds = [false, true], foo}: memref<?x?x?xf32>, vector<4x4xf32>
  %1 = arith.addf %0, %a {foo} : vector<4x4xf32>
  %r = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>, affine_map<(m,n,k)->(m,n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %1, %b, %c : vector<4x4xf32>, vector<4x4xf32> into vector<4x4xf32>
  return %r : vector<4x4xf32>
}
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.gpu.unroll_vectors_subgroup_mma [3, 2, 2]
    } : !transform.any_op
    transform.yield
  }
func.func @s(%a: vector<4x4xf32>, %b: vector<4x4xf32>, %c: vector<4x4xf32>) -> vector<4x4xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>, affine_map<(m,n,k)->(m,n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<4x4xf32>, vector<4x4xf32> into vector<4x4xf32>
  return %r : vector<4x4xf32>
}
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.gpu.unroll_vectors_subgroup_mma [4, 4, 4]
    } : !transform.any_op
    transform.yield
  }
func.func @s(%a: vector<4x4xf32>, %b: vector<4x4xf32>, %c: vector<4x4xf32>) -> vector<4x4xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>, affine_map<(m,n,k)->(m,n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<4x4xf32>, vector<4x4xf32> into vector<4x4xf32>
  return %r : vector<4x4xf32>
}
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.gpu.unroll_vectors_subgroup_mma [8, 8, 8]
    } : !transform.any_op
    transform.yield
  }
func.func @s(%a: vector<4x4xf32>, %b: vector<4x4xf32>, %c: vector<4x4xf32>) -> vector<4x4xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>, affine_map<(m,n,k)->(m,n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<4x4xf32>, vector<4x4xf32> into vector<4x4xf32>
  return %r : vector<4x4xf32>
}
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.gpu.unroll_vectors_subgroup_mma [9223372036854775807, 1, 1]
    } : !transform.any_op
    transform.yield
  }
func.func @s(%a: vector<4x4xf32>, %b: vector<4x4xf32>, %c: vector<4x4xf32>) -> vector<4x4xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>, affine_map<(m,n,k)->(m,n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<4x4xf32>, vector<4x4xf32> into vector<4x4xf32>
  return %r : vector<4x4xf32>
}
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.gpu.unroll_vectors_subgroup_mma [2,2,-9223372036854775808]
    } : !transform.any_op
    transform.yield
  }
func.func @s(%a: vector<4x4xf32>, %b: vector<4x4xf32>, %c: vector<4x4xf32>) -> vector<4x4xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>, affine_map<(m,n,k)->(m,n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<4x4xf32>, vector<4x4xf32> into vector<4x4xf32>
  return %r : vector<4x4xf32>
}
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.gpu.unroll_vectors_subgroup_mma [2, 2, 2]
    } : !transform.any_op
    transform.yield
  }
func.func @s(%a: vector<4x4xi32>, %b: vector<4xf32>, %c: vector<2x4x4xindex>, %d: vector<4x4xi1>, %e: vector<f32>, %f: vector<4x4xf32>) -> (vector<4x4xi1>, vector<4xf32>, vector<2x4x4xindex>, vector<4x4xi32>, vector<f32>, vector<4x4xf32>, vector<4x4xf32>) {
  %0 = arith.cmpi slt, %a, %a : vector<4x4xi32>
  %1 = arith.addf %b, %b : vector<4xf32>
  %2 = arith.addi %c, %c : vector<2x4x4xindex>
  %3 = arith.select %d, %a, %a : vector<4x4xi1>, vector<4x4xi32>
  %4 = arith.addf %e, %e : vector<f32>
  %5 = math.exp %f : vector<4x4xf32>
  %6 = vector.fma %f, %5, %f : vector<4x4xf32>
  %7 = arith.constant dense<1.0> : vector<4x4xf32>
  %8 = arith.addf %6, %7 : vector<4x4xf32>
  return %0, %1, %2, %3, %4, %6, %8 : vector<4x4xi1>, vector<4xf32>, vector<2x4x4xindex>, vector<4x4xi32>, vector<f32>, vector<4x4xf32>, vector<4x4xf32>
}
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.gpu.unroll_vectors_subgroup_mma [2, 2, 2]
    } : !transform.any_op
    transform.yield
  }
func.func @s(%m: memref<4x4xf32>, %i: index)  {
  %p = arith.constant 3.0 : f32
  %0 = vector.transfer_read %m[%i, %i], %p : memref<4x4xf32>, vector<4x4xf32>
  return
}
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.gpu.unroll_vectors_subgroup_mma [2, 2, 2]
    } : !transform.any_op
    transform.yield
  }
func.func @s(%m: memref<4x4xf32>, %i: index) -> (vector<2x4xf32>, vector<2x4xf32>, vector<4x2xf32>) {
  %p = arith.constant 3.0 : f32
  %0 = vector.transfer_read %m[%i, %i], %p : memref<4x4xf32>, vector<4x4xf32>
  %1 = vector.extract_strided_slice %0 {offsets=[0], sizes=[2], strides=[1]} : vector<4x4xf32> to vector<2x4xf32>
  %2 = vector.extract_strided_slice %0 {offsets=[2], sizes=[2], strides=[1]} : vector<4x4xf32> to vector<2x4xf32>
  %3 = vector.transfer_read %m[%i, %i], %p : memref<4x4xf32>, vector<4x4xf32>
  %4 = vector.extract_strided_slice %3 {offsets=[0, 0], sizes=[4, 2], strides=[1, 1]} : vector<4x4xf32> to vector<4x2xf32>
  return %1, %2, %4 : vector<2x4xf32>, vector<2x4xf32>, vector<4x2xf32>
}
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.gpu.unroll_vectors_subgroup_mma [8, 2, 1] {foo}
    } : !transform.any_op
    transform.yield
  }
func.func @f(%a: vector<16x2xi8>, %b: vector<16x16xi8>, %c: vector<2x16xi32>, %i: index, %j: index, %d: tensor<?x?xi32>) -> vector<2x16xi32> {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %r = vector.contract {indexing_maps = [affine_map<(n, k, m) -> (k, m)>, affine_map<(n, k, m) -> (k, n)>, affine_map<(n, k, m) -> (m, n)>], iterator_types = ["parallel", "reduction", "parallel"], kind = #vector.kind<add>} %a, %b, %c : vector<16x2xi8>, vector<16x16xi8> into vector<2x16xi32>
  return %r : vector<2x16xi32>
}
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.gpu.unroll_vectors_subgroup_mma [1, 4, 2]
      transform.apply_patterns.canonicalization
    } : !transform.any_op
    transform.yield
  }
func.func @f(%a: vector<2x2x4xi8>, %b: vector<2x4x3xi8>, %c: vector<2x2x3xi32>, %i: index, %j: index, %d: tensor<?x?x?xi32>) -> tensor<?x?x?xi32> {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %r = vector.contract {indexing_maps = [affine_map<(b, n, k, m) -> (b, m, k)>, affine_map<(b, n, k, m) -> (b, k, n)>, affine_map<(b, n, k, m) -> (b, m, n)>], iterator_types = ["parallel", "parallel", "reduction", "parallel"], kind = #vector.kind<add>} %a, %b, %c : vector<2x2x4xi8>, vector<2x4x3xi8> into vector<2x2x3xi32>
  %w = vector.transfer_write %r, %d[%c5, %i, %i] : vector<2x2x3xi32>, tensor<?x?x?xi32>
  return %w : tensor<?x?x?xi32>
}
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.gpu.unroll_vectors_subgroup_mma [1, 2, 3]
      transform.apply_patterns.canonicalization
    } : !transform.any_op
    transform.yield
  }
func.func @f(%a: vector<12x8xi32>, %b: vector<8x6xi32>, %c: vector<12x6xi32>, %i: index, %j: index, %ma: memref<?x?xi32>, %d: memref<?x?xi32>) -> vector<12x6xi32> {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %pa = arith.constant 0 : i32
  %ra = vector.transfer_read %ma[%j, %i], %pa {in_bounds = [true, true]} : memref<?x?xi32>, vector<12x8xi32>
  %r = vector.contract {indexing_maps = [affine_map<(m, k, n) -> (m, k)>, affine_map<(m, k, n) -> (k, n)>, affine_map<(m, k, n) -> (m, n)>], iterator_types = ["parallel", "reduction", "parallel"], kind = #vector.kind<add>} %ra, %b, %c : vector<12x8xi32>, vector<8x6xi32> into vector<12x6xi32>
  return %r : vector<12x6xi32>
}
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.gpu.unroll_vectors_subgroup_mma [1, 6, 1]
    } : !transform.any_op
    transform.yield
  }
func.func @f(%a: vector<6x8xf32>, %b: vector<8x8xf32>, %c: vector<8x6xf32>, %i: index, %j: index, %d: memref<?x?xf32>) -> vector<8x6xf32> {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %r = vector.contract {indexing_maps = [affine_map<(k, m, n) -> (m, k)>, affine_map<(k, m, n) -> (k, n)>, affine_map<(k, m, n) -> (n, m)>], iterator_types = ["reduction", "parallel", "parallel"], kind = #vector.kind<add>} %a, %b, %c : vector<6x8xf32>, vector<8x8xf32> into vector<8x6xf32>
  return %r : vector<8x6xf32>
}
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.gpu.unroll_vectors_subgroup_mma [2, 1, 3]
    } : !transform.any_op
    transform.yield
  }
func.func @f(%a: vector<8x8xi8>, %b: vector<3x8xi8>, %c: vector<8x3xi32>, %i: index, %j: index, %ma: memref<?x?xi8>, %c0x: vector<3x8xi32>, %d: tensor<?x?xi32>) -> tensor<?x?xi32> {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %pa = arith.constant 0 : i8
  %ra = vector.transfer_read %ma[%i, %c5], %pa {in_bounds = [false, false]} : memref<?x?xi8>, vector<8x8xi8>
  %tc = vector.transpose %c0x, [1, 0] : vector<3x8xi32> to vector<8x3xi32>
  %r = vector.contract {indexing_maps = [affine_map<(k, m, n) -> (m, k)>, affine_map<(k, m, n) -> (n, k)>, affine_map<(k, m, n) -> (m, n)>], iterator_types = ["reduction", "parallel", "parallel"], kind = #vector.kind<add>} %ra, %b, %tc : vector<8x8xi8>, vector<3x8xi8> into vector<8x3xi32>
  %w = vector.transfer_write %r, %d[%j, %c5] : vector<8x3xi32>, tensor<?x?xi32>
  return %w : tensor<?x?xi32>
}
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.gpu.unroll_vectors_subgroup_mma [3, 1, 2]
      transform.apply_patterns.canonicalization
    } : !transform.any_op
    transform.yield
  }
func.func @f(%a: vector<9x8xf16>, %b: vector<8x2xf16>, %c: vector<9x2xf32>, %i: index, %j: index, %ma: memref<?x?xf16>, %c0x: vector<2x9xf32>, %d: memref<?x?xf32>) -> vector<9x2xf32> {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %pa = arith.constant 0.0 : f16
  %ra = vector.transfer_read %ma[%j, %j], %pa {in_bounds = [false, false]} : memref<?x?xf16>, vector<9x8xf16>
  %tc = vector.transpose %c0x, [1, 0] : vector<2x9xf32> to vector<9x2xf32>
  %r = vector.contract {indexing_maps = [affine_map<(m, k, n) -> (m, k)>, affine_map<(m, k, n) -> (k, n)>, affine_map<(m, k, n) -> (m, n)>], iterator_types = ["parallel", "reduction", "parallel"], kind = #vector.kind<add>} %ra, %b, %tc : vector<9x8xf16>, vector<8x2xf16> into vector<9x2xf32>
  %q = arith.mulf %r, %r : vector<9x2xf32>
  vector.transfer_write %q, %d[%c0, %j] : vector<9x2xf32>, memref<?x?xf32>
  return %q : vector<9x2xf32>
}
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.gpu.unroll_vectors_subgroup_mma [2, 3, 2]
    } : !transform.any_op
    transform.yield
  }
func.func @f(%a: vector<3x2xi32>, %b: vector<2x4xi32>, %c: vector<3x4xi32>, %i: index, %j: index, %c0x: vector<4x3xi32>, %d: memref<?x?xi32>) -> vector<3x4xi32> {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %tc = vector.transpose %c0x, [1, 0] : vector<4x3xi32> to vector<3x4xi32>
  %r = vector.contract {indexing_maps = [affine_map<(k, m, n) -> (m, k)>, affine_map<(k, m, n) -> (k, n)>, affine_map<(k, m, n) -> (m, n)>], iterator_types = ["reduction", "parallel", "parallel"], kind = #vector.kind<add>} %a, %b, %tc : vector<3x2xi32>, vector<2x4xi32> into vector<3x4xi32>
  return %r : vector<3x4xi32>
}
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.gpu.unroll_vectors_subgroup_mma [3, 1, 2]
    } : !transform.any_op
    transform.yield
  }
func.func @f(%a: vector<3x8xf16>, %b: vector<8x6xf16>, %c: vector<3x6xf32>, %i: index, %j: index, %ma: memref<?x?xf16>, %d: memref<?x?xf32>) -> vector<3x6xf32> {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %pa = arith.constant 0.0 : f16
  %ra = vector.transfer_read %ma[%j, %i], %pa {in_bounds = [true, false]} : memref<?x?xf16>, vector<3x8xf16>
  %na = arith.addf %ra, %ra : vector<3x8xf16>
  %r = vector.contract {indexing_maps = [affine_map<(m, k, n) -> (m, k)>, affine_map<(m, k, n) -> (k, n)>, affine_map<(m, k, n) -> (m, n)>], iterator_types = ["parallel", "reduction", "parallel"], kind = #vector.kind<add>} %na, %b, %c : vector<3x8xf16>, vector<8x6xf16> into vector<3x6xf32>
  %q = arith.mulf %r, %r : vector<3x6xf32>
  return %q : vector<3x6xf32>
}
}
