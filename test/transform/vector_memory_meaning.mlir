// RUN: jig-opt %s --transform-interpreter --split-input-file | FileCheck %s
// Where the reference moves vectors to other places, or dies.

// What was written to the buffer goes where the transfer is.
// CHECK-LABEL: @written_there
// CHECK: %[[BUFFER:.*]] = memref.alloca
// CHECK: %[[I:.*]] = affine.min #{{.*}}(%arg1, %{{.*}})
// CHECK: %[[J:.*]] = affine.min #{{.*}}(%arg2, %{{.*}})
// CHECK: %[[FROM:.*]] = memref.subview %[[BUFFER]][0, 0]
// CHECK: %[[TO:.*]] = memref.subview %arg0[%[[I]], %[[J]]]
// CHECK: memref.copy %[[FROM]], %[[TO]]
module attributes {transform.with_named_sequence} {
  func.func @written_there(%m: memref<?x8xf32>, %i: index, %j: index, %v: vector<4x8xf32>) {
    vector.transfer_write %v, %m[%i, %j] : vector<4x8xf32>, memref<?x8xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.split_transfer_full_partial
    } : !transform.any_op
    transform.yield
  }
}

// -----

// Nobody knows how large a scalable vector is; tensors, vectors in memory, more dimensions than the
// vector's, masked regions have no two ways.
// CHECK-LABEL: @one_way
// CHECK-NOT: scf.if
// CHECK: return
module attributes {transform.with_named_sequence} {
  func.func @one_way(%m: memref<?xf32>, %t: tensor<?xf32>, %w: memref<?xvector<4xf32>>, %s: memref<?x?xf32>, %p: f32, %q: vector<4xf32>, %i: index,
                     %k: vector<4xi1>) -> (vector<[4]xf32>, vector<4xf32>, vector<2x4xf32>, vector<4xf32>, vector<4xf32>) {
    %0 = vector.transfer_read %m[%i], %p : memref<?xf32>, vector<[4]xf32>
    %1 = vector.transfer_read %t[%i], %p : tensor<?xf32>, vector<4xf32>
    %2 = vector.transfer_read %w[%i], %q : memref<?xvector<4xf32>>, vector<2x4xf32>
    %3 = vector.transfer_read %s[%i, %i], %p : memref<?x?xf32>, vector<4xf32>
    %4 = vector.mask %k { vector.transfer_read %m[%i], %p : memref<?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
    return %0, %1, %2, %3, %4 : vector<[4]xf32>, vector<4xf32>, vector<2x4xf32>, vector<4xf32>, vector<4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.split_transfer_full_partial
    } : !transform.any_op
    transform.yield
  }
}

// -----

// CHECK-LABEL: @scope_further_out
// CHECK: memref.alloca
// CHECK: scf.execute_region
// CHECK: scf.if
module attributes {transform.with_named_sequence} {
  func.func @scope_further_out(%m: memref<?xf32>, %p: f32, %i: index) -> vector<4xf32> {
    %0 = scf.execute_region -> vector<4xf32> {
      %1 = vector.transfer_read %m[%i], %p : memref<?xf32>, vector<4xf32>
      scf.yield %1 : vector<4xf32>
    }
    return %0 : vector<4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.split_transfer_full_partial split_transfer_strategy = "vector-transfer"
    } : !transform.any_op
    transform.yield
  }
}

// -----

// The mask's dimensions are the base's, not the vector's.
// CHECK-LABEL: @permuted_mask
// CHECK-NOT: scf.for
// CHECK: vector.transfer_read
// CHECK-NOT: scf.for
module attributes {transform.with_named_sequence} {
  func.func @permuted_mask(%m: memref<?x?xf32>, %p: f32, %i: index, %k: vector<4x8xi1>) -> vector<8x4xf32> {
    %0 = vector.transfer_read %m[%i, %i], %p, %k {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<?x?xf32>, vector<8x4xf32>
    return %0 : vector<8x4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.transfer_to_scf
    } : !transform.any_op
    transform.yield
  }
}

// -----

// A gather leaves out what either mask does.
// CHECK-LABEL: @two_masks
// CHECK: %[[BOTH:.*]] = arith.andi %arg3, %arg4
// CHECK: vector.gather %arg0[%arg1] [%arg2], %[[BOTH]], %arg5
module attributes {transform.with_named_sequence} {
  func.func @two_masks(%m: memref<?xf32>, %i: index, %x: vector<4xindex>, %k: vector<4xi1>, %l: vector<4xi1>, %v: vector<4xf32>) -> vector<4xf32> {
    %0 = vector.mask %k { vector.gather %m[%i] [%x], %l, %v : memref<?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32> } : vector<4xi1> -> vector<4xf32>
    return %0 : vector<4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_masked_transfers
    } : !transform.any_op
    transform.yield
  }
}

// -----

// So does a transfer, whose mask may be the same, or select all.
// CHECK-LABEL: @two_masks_of_transfers
// CHECK: %[[READ:.*]] = arith.andi %arg2, %arg3
// CHECK: vector.transfer_read %arg0[%arg1], %{{.*}}, %[[READ]]
// CHECK: %[[WRITE:.*]] = arith.andi %arg2, %arg3
// CHECK: vector.transfer_write %arg4, %arg0[%arg1], %[[WRITE]]
// CHECK-NOT: arith.andi
// CHECK: vector.transfer_write %arg4, %arg0[%arg1], %arg2
// CHECK-NOT: arith.andi
// CHECK: vector.transfer_write %arg4, %arg0[%arg1], %arg2
module attributes {transform.with_named_sequence} {
  func.func @two_masks_of_transfers(%m: memref<?xf32>, %i: index, %k: vector<4xi1>, %l: vector<4xi1>, %v: vector<4xf32>) -> vector<4xf32> {
    %p = arith.constant 1.0 : f32
    %all = vector.constant_mask [4] : vector<4xi1>
    %0 = vector.mask %k { vector.transfer_read %m[%i], %p, %l : memref<?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
    vector.mask %k { vector.transfer_write %v, %m[%i], %l : vector<4xf32>, memref<?xf32> } : vector<4xi1>
    vector.mask %k { vector.transfer_write %v, %m[%i], %k : vector<4xf32>, memref<?xf32> } : vector<4xi1>
    vector.mask %k { vector.transfer_write %v, %m[%i], %all : vector<4xf32>, memref<?xf32> } : vector<4xi1>
    return %0 : vector<4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_masked_transfers
    } : !transform.any_op
    transform.yield
  }
}

// -----

// A layout without strides.
// CHECK-LABEL: @not_strided
// CHECK-NOT: memref.subview
module attributes {transform.with_named_sequence} {
  func.func @not_strided(%m: memref<1x8x1xf32, affine_map<(d0, d1, d2) -> (d2, d0, d1)>>, %p: f32) -> vector<1x8x1xf32> {
    %c0 = arith.constant 0 : index
    %0 = vector.transfer_read %m[%c0, %c0, %c0], %p {in_bounds = [true, true, true]} : memref<1x8x1xf32, affine_map<(d0, d1, d2) -> (d2, d0, d1)>>, vector<1x8x1xf32>
    return %0 : vector<1x8x1xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.rank_reducing_subview_patterns
    } : !transform.any_op
    transform.yield
  }
}

// -----

// A mask has a dimension at least: masked transfers of one element stay as they are.
// CHECK-LABEL: @one_masked
// CHECK: vector.transfer_read %arg0[%{{.*}}, %{{.*}}], %arg1, %{{.*}} {{.*}} : memref<1x1xf32>, vector<1x1xf32>
// CHECK-NOT: memref.subview
module attributes {transform.with_named_sequence} {
  func.func @one_masked(%m: memref<1x1xf32>, %p: f32) -> vector<1x1xf32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %k = vector.create_mask %c1, %c1 : vector<1x1xi1>
    %0 = vector.transfer_read %m[%c0, %c0], %p, %k {in_bounds = [true, true]} : memref<1x1xf32>, vector<1x1xf32>
    vector.transfer_write %0, %m[%c0, %c0], %k {in_bounds = [true, true]} : vector<1x1xf32>, memref<1x1xf32>
    return %0 : vector<1x1xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.rank_reducing_subview_patterns
    } : !transform.any_op
    transform.yield
  }
}
