// RUN: jig-opt %s --transform-interpreter --split-input-file 2>&1 | FileCheck %s
// Where the reference gives vectors that hold something else.

// Beyond the buffer nothing is read: it is padding.
// CHECK-LABEL: @may_be_outside
// CHECK: vector.transfer_read %{{.*}} {in_bounds = [false, true]} : memref<?x4xf32>, vector<1x4xf32>
// CHECK: vector.transfer_write %{{.*}} {in_bounds = [false, true]} : vector<1x4xf32>, memref<?x4xf32>
module attributes {transform.with_named_sequence} {
  func.func @may_be_outside(%m: memref<?x4xf32>, %i: index, %f: f32) -> vector<1x4xf32> {
    %c = arith.constant 0 : index
    %0 = vector.transfer_read %m[%i, %c], %f {in_bounds = [false, true]} : memref<?x4xf32>, vector<1x4xf32>
    vector.transfer_write %0, %m[%i, %c] {in_bounds = [false, true]} : vector<1x4xf32>, memref<?x4xf32>
    return %0 : vector<1x4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.vector.cast_away_vector_leading_one_dim
    } : !transform.any_op
    transform.yield
  }
}

// -----

// Two bytes do not fit one: the cast stays.
// CHECK-LABEL: @wider_than_before
// CHECK: vector.bitcast %{{.*}} : vector<8xi3> to vector<1xi24>
// CHECK-LABEL: @no_shift_by_all_bits
// CHECK: arith.constant dense<[0, 7, 0]> : vector<3xi8>
// CHECK-LABEL: @signed
// CHECK: vector.bitcast
// CHECK: arith.extsi %{{.*}} : vector<8xi5> to vector<8xi16>
// CHECK-LABEL: @joined
// CHECK: vector.bitcast %{{.*}} : vector<8xi3> to vector<3xi8>
// CHECK-LABEL: @rank_0
// CHECK: arith.extsi %{{.*}} : vector<i4> to vector<i8>
// CHECK-LABEL: @floats
// CHECK: vector.bitcast %{{.*}} : vector<5xf16> to vector<16xi5>
module attributes {transform.with_named_sequence} {
  func.func @wider_than_before(%a: vector<8xi8>) -> vector<1xi24> {
    %0 = arith.trunci %a : vector<8xi8> to vector<8xi3>
    %1 = vector.bitcast %0 : vector<8xi3> to vector<1xi24>
    return %1 : vector<1xi24>
  }
  func.func @no_shift_by_all_bits(%a: vector<8xi8>) -> vector<3xi8> {
    %0 = arith.trunci %a : vector<8xi8> to vector<8xi3>
    %1 = vector.bitcast %0 : vector<8xi3> to vector<3xi8>
    return %1 : vector<3xi8>
  }
  func.func @signed(%a: vector<5xi8>) -> vector<8xi16> {
    %0 = vector.bitcast %a : vector<5xi8> to vector<8xi5>
    %1 = arith.extsi %0 : vector<8xi5> to vector<8xi16>
    return %1 : vector<8xi16>
  }
  func.func @joined(%a: vector<8xi3>) -> vector<3xi16> {
    %0 = vector.bitcast %a : vector<8xi3> to vector<3xi8>
    %1 = arith.extui %0 : vector<3xi8> to vector<3xi16>
    return %1 : vector<3xi16>
  }
  func.func @rank_0(%a: vector<i4>) -> vector<i8> {
    %0 = arith.extsi %a : vector<i4> to vector<i8>
    return %0 : vector<i8>
  }
  func.func @floats(%a: vector<5xf16>) -> vector<16xi8> {
    %0 = vector.bitcast %a : vector<5xf16> to vector<16xi5>
    %1 = arith.extui %0 : vector<16xi5> to vector<16xi8>
    return %1 : vector<16xi8>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.vector.rewrite_narrow_types
    } : !transform.any_op
    transform.yield
  }
}

// -----

// The mask loses the loop that the operands lose, not its first one.
// CHECK-LABEL: @masked_by_rows
// CHECK: %[[M:.*]] = vector.transpose %arg0, [1, 0, 2] : vector<4x1x1xi1> to vector<1x4x1xi1>
// CHECK: %[[ROWS:.*]] = vector.extract %[[M]][0] : vector<4x1xi1> from vector<1x4x1xi1>
// CHECK: vector.mask %[[ROWS]] { vector.contract
module attributes {transform.with_named_sequence} {
  func.func @masked_by_rows(%mask: vector<4x1x1xi1>, %a: vector<4x1xi8>, %b: vector<1x1xi8>, %c: vector<1x4xi8>) -> vector<1x4xi8> {
    %0 = vector.mask %mask { vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (j, k)>, affine_map<(i, j, k) -> (j, i)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<4x1xi8>, vector<1x1xi8> into vector<1x4xi8> } : vector<4x1x1xi1> -> vector<1x4xi8>
    return %0 : vector<1x4xi8>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.vector.cast_away_vector_leading_one_dim
    } : !transform.any_op
    transform.yield
  }
}
