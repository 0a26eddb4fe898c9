// RUN: jig-opt %s --transform-interpreter --split-input-file | FileCheck %s
// Where the reference gives lanes that hold something else, or IR that is refused.

// As many lanes as the machine has are not taken one by one.
// CHECK-LABEL: @scalable_lanes
// CHECK: vector.multi_reduction <add>, %{{.*}} : vector<[2]x2xf32> to vector<2xf32>
module attributes {transform.with_named_sequence} {
  func.func @scalable_lanes(%a: vector<2x[2]xf32>, %c: vector<2xf32>) -> vector<2xf32> {
    %0 = vector.multi_reduction <add>, %a, %c [1] : vector<2x[2]xf32> to vector<2xf32>
    return %0 : vector<2xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.vector.lower_multi_reduction
    } : !transform.any_op
    transform.yield
  }
}

// -----

// CHECK-LABEL: @scalable_rows
// CHECK: vector.multi_reduction <add>, %{{.*}} : vector<[2]x2xf32> to vector<[2]xf32>
module attributes {transform.with_named_sequence} {
  func.func @scalable_rows(%a: vector<2x[2]xf32>, %c: vector<[2]xf32>) -> vector<[2]xf32> {
    %0 = vector.multi_reduction <add>, %a, %c [0] : vector<2x[2]xf32> to vector<[2]xf32>
    return %0 : vector<[2]xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.vector.lower_multi_reduction lowering_strategy = innerreduction
    } : !transform.any_op
    transform.yield
  }
}

// -----

// CHECK-LABEL: @scalable_copies
// CHECK-NEXT: vector.broadcast %{{.*}} : vector<2xf32> to vector<[3]x2xf32>
module attributes {transform.with_named_sequence} {
  func.func @scalable_copies(%a: vector<2xf32>) -> vector<[3]x2xf32> {
    %0 = vector.broadcast %a : vector<2xf32> to vector<[3]x2xf32>
    return %0 : vector<[3]x2xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.vector.lower_broadcast
    } : !transform.any_op
    transform.yield
  }
}

// -----

// Lanes of which only so many as vscale is 1 would be moved.
// CHECK-LABEL: @scalable_column
// CHECK: vector.contract
module attributes {transform.with_named_sequence} {
  func.func @scalable_column(%a: vector<[2]x2xf32>, %b: vector<2x[2]xf32>, %c: f32) -> f32 {
    %0 = vector.contract {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> ()>], iterator_types = ["reduction", "reduction"]} %a, %b, %c : vector<[2]x2xf32>, vector<2x[2]xf32> into f32
    return %0 : f32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.vector.lower_contraction
    } : !transform.any_op
    transform.yield
  }
}

// -----

// The mask has its dimensions in the order of the result's.
// CHECK-LABEL: @mask_of_transposed
// CHECK: vector.transpose %{{.*}}, [2, 1, 0] : vector<2x2x3xi1> to vector<3x2x2xi1>
module attributes {transform.with_named_sequence} {
  func.func @mask_of_transposed(%a: vector<2x3xf32>, %b: vector<3x2xf32>, %c: vector<2x2xf32>, %m: vector<2x2x3xi1>) -> vector<2x2xf32> {
    %0 = vector.mask %m { vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (n, m)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<2x3xf32>, vector<3x2xf32> into vector<2x2xf32> } : vector<2x2x3xi1> -> vector<2x2xf32>
    return %0 : vector<2x2xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.vector.lower_contraction
    } : !transform.any_op
    transform.yield
  }
}

// -----

// Indices are no floats.
// CHECK-LABEL: @products_of_indices
// CHECK: arith.muli
module attributes {transform.with_named_sequence} {
  func.func @products_of_indices(%a: vector<2xindex>, %b: vector<2xindex>, %c: index) -> index {
    %0 = vector.contract {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]} %a, %b, %c : vector<2xindex>, vector<2xindex> into index
    return %0 : index
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.vector.lower_contraction
    } : !transform.any_op
    transform.yield
  }
}

// -----

// The read moves along the first dimension: that one has 4 elements.
// CHECK-LABEL: @mask_of_column
// CHECK: %[[SIZE:.*]] = arith.constant 4 : index
// CHECK: arith.subi %[[SIZE]]
module attributes {transform.with_named_sequence} {
  func.func @mask_of_column(%a: memref<4x?xf32>, %i: index, %f: f32) -> vector<4xf32> {
    %0 = vector.transfer_read %a[%i, %i], %f {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<4x?xf32>, vector<4xf32>
    return %0 : vector<4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.vector.materialize_masks
    } : !transform.any_op
    transform.yield
  }
}

// -----

// Pieces of 3 and of 2 lanes do not fit into one another.
// CHECK-LABEL: @uneven_pieces
// CHECK-NEXT: vector.shape_cast
module attributes {transform.with_named_sequence} {
  func.func @uneven_pieces(%a: vector<2x[3]xf32>) -> vector<3x[2]xf32> {
    %0 = vector.shape_cast %a : vector<2x[3]xf32> to vector<3x[2]xf32>
    return %0 : vector<3x[2]xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.vector.lower_shape_cast
    } : !transform.any_op
    transform.yield
  }
}

// -----

// Factors are extended to what the sums are, not narrowed.
// CHECK-LABEL: @narrow_sums
// CHECK: vector.contract
module attributes {transform.with_named_sequence} {
  func.func @narrow_sums(%a: vector<4x4xf32>, %b: vector<4x4xf32>, %c: vector<4x4xf16>) -> vector<4x4xf16> {
    %0 = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<4x4xf32>, vector<4x4xf32> into vector<4x4xf16>
    return %0 : vector<4x4xf16>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.vector.lower_contraction lowering_strategy = "outerproduct"
    } : !transform.any_op
    transform.yield
  }
}
