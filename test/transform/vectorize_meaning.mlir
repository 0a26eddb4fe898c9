// RUN: not jig-opt %s --transform-interpreter --split-input-file --allow-unregistered-dialect 2>&1 | FileCheck %s
// Where the reference gives vectors that hold something else.

// Every other element is read, not neighbours.
// CHECK-LABEL: @doubled_index
// CHECK: vector.gather
module attributes {transform.with_named_sequence} {
  func.func @doubled_index(%t: tensor<16xf32>, %o: tensor<1x8xf32>) -> tensor<1x8xf32> {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%o : tensor<1x8xf32>) {
    ^bb0(%x: f32):
      %j = linalg.index 1 : index
      %jj = arith.addi %j, %j : index
      %1 = tensor.extract %t[%jj] : tensor<16xf32>
      linalg.yield %1 : f32
    } -> tensor<1x8xf32>
    return %0 : tensor<1x8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
    transform.yield
  }
}

// -----

// What is added does not depend on the loop, but is added in each iteration.
// CHECK-LABEL: @count
// CHECK: %[[ONES:.*]] = arith.constant dense<1.000000e+00> : vector<4x8xf32>
// CHECK: vector.multi_reduction <add>, %[[ONES]]
module attributes {transform.with_named_sequence} {
  func.func @count(%a: tensor<4x8xf32>, %o: tensor<4xf32>) -> tensor<4xf32> {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a : tensor<4x8xf32>) outs(%o : tensor<4xf32>) {
    ^bb0(%x: f32, %y: f32):
      %one = arith.constant 1.0 : f32
      %1 = arith.addf %y, %one : f32
      linalg.yield %1 : f32
    } -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
    transform.yield
  }
}

// -----

// Only what is inserted is written, not its padding.
// CHECK-LABEL: @insert_within
// CHECK: vector.transfer_read
// CHECK: %[[MASK:.*]] = vector.create_mask %c4{{.*}}, %c4{{.*}} : vector<8x4xi1>
// CHECK: vector.mask %[[MASK]] { vector.transfer_write
module attributes {transform.with_named_sequence} {
  func.func @insert_within(%a: tensor<4x4xf32>, %b: tensor<8x16xf32>) -> tensor<8x16xf32> {
    %0 = tensor.insert_slice %a into %b[0, 0] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x16xf32>
    return %0 : tensor<8x16xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["tensor.insert_slice"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8, 4] : !transform.any_op
    transform.yield
  }
}

// -----

// CHECK: error: Attempted to vectorize, but failed
module attributes {transform.with_named_sequence} {
  func.func @insert_in_steps(%a: tensor<4x4xf32>, %b: tensor<8x16xf32>) -> tensor<8x16xf32> {
    %0 = tensor.insert_slice %a into %b[0, 0] [4, 4] [1, 2] : tensor<4x4xf32> into tensor<8x16xf32>
    return %0 : tensor<8x16xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["tensor.insert_slice"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
    transform.yield
  }
}

// -----

// CHECK: error: Attempted to vectorize, but failed
module attributes {transform.with_named_sequence} {
  func.func @pad_in_front(%a: tensor<4x4xf32>, %x: f32) -> tensor<8x16xf32> {
    %0 = tensor.pad %a low[2, 0] high[2, 12] {
    ^bb0(%i: index, %j: index):
      tensor.yield %x : f32
    } : tensor<4x4xf32> to tensor<8x16xf32>
    return %0 : tensor<8x16xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8, 16] : !transform.any_op
    transform.yield
  }
}

// -----

// CHECK: error: Attempted to vectorize, but failed
module attributes {transform.with_named_sequence} {
  func.func @unsigned_contraction(%a: tensor<4x8xi8>, %b: tensor<8x6xi8>, %c: tensor<4x6xi32>) -> tensor<4x6xi32> {
    %0 = linalg.matmul {cast = #linalg.type_fn<cast_unsigned>} ins(%a, %b : tensor<4x8xi8>, tensor<8x6xi8>) outs(%c : tensor<4x6xi32>) -> tensor<4x6xi32>
    return %0 : tensor<4x6xi32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 {create_named_contraction} : !transform.any_op
    transform.yield
  }
}

// -----

// CHECK: error: Attempted to vectorize, but failed
module attributes {transform.with_named_sequence} {
  func.func @narrow_contraction(%a: tensor<4x8xf32>, %b: tensor<8x6xf32>, %c: tensor<4x6xf16>) -> tensor<4x6xf16> {
    %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x6xf32>) outs(%c : tensor<4x6xf16>) -> tensor<4x6xf16>
    return %0 : tensor<4x6xf16>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 {create_named_contraction} : !transform.any_op
    transform.yield
  }
}

// -----

// CHECK-LABEL: @kind
// CHECK: vector.contract {{.*}}kind = #vector.kind<maxnumf>
module attributes {transform.with_named_sequence} {
  func.func @kind(%a: vector<8x4xf32>, %b: vector<8x6xf32>, %c: vector<4x6xf32>) -> vector<4x6xf32> {
    %t = vector.transpose %a, [1, 0] : vector<8x4xf32> to vector<4x8xf32>
    %0 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<maxnumf>} %t, %b, %c : vector<4x8xf32>, vector<8x6xf32> into vector<4x6xf32>
    return %0 : vector<4x6xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.vector.reduction_to_contract
    } : !transform.any_op
    transform.yield
  }
}

// -----

// A dimension that the slice drops from the middle.
// CHECK-LABEL: @dropped_in_the_middle
// CHECK: vector.transfer_write %{{.*}} : vector<8x1x4xf32>, tensor<?x?x?xf32>
module attributes {transform.with_named_sequence} {
  func.func @dropped_in_the_middle(%a: tensor<?x?x?xf32>, %b: tensor<8x4xf32>, %i: index) -> tensor<?x?x?xf32> {
    %0 = linalg.exp ins(%b : tensor<8x4xf32>) outs(%b : tensor<8x4xf32>) -> tensor<8x4xf32>
    %1 = tensor.insert_slice %0 into %a[%i, 3, 0] [8, 1, 4] [1, 1, 1] : tensor<8x4xf32> into tensor<?x?x?xf32>
    return %1 : tensor<?x?x?xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

// An iteration takes what the one before it made.
// CHECK-LABEL: @carried_part
// CHECK: scf.for {{.*}} iter_args(%[[PART:.*]] = %{{.*}}) -> (vector<4xf32>)
// CHECK-NEXT: "some_use"(%[[PART]])
// A loop without iterations gives the vector as it was.
// CHECK-LABEL: @perhaps_no_iteration
// CHECK: iter_args(%{{.*}} = %{{.*}}) -> (vector<3x4xf32>)
module attributes {transform.with_named_sequence} {
  func.func @carried_part(%v: vector<3x4xf32>) -> vector<3x4xf32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %0 = scf.for %i = %c0 to %c4 step %c1 iter_args(%a = %v) -> vector<3x4xf32> {
      %1 = vector.extract %a[0] : vector<4xf32> from vector<3x4xf32>
      %2 = "some_use"(%1) : (vector<4xf32>) -> vector<4xf32>
      %3 = vector.broadcast %2 : vector<4xf32> to vector<3x4xf32>
      scf.yield %3 : vector<3x4xf32>
    }
    return %0 : vector<3x4xf32>
  }
  func.func @perhaps_no_iteration(%v: vector<3x4xf32>, %n: index) -> vector<3x4xf32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %v) -> vector<3x4xf32> {
      %1 = vector.extract %a[0] : vector<4xf32> from vector<3x4xf32>
      %2 = "some_use"(%1) : (vector<4xf32>) -> vector<4xf32>
      %3 = vector.broadcast %2 : vector<4xf32> to vector<3x4xf32>
      scf.yield %3 : vector<3x4xf32>
    }
    return %0 : vector<3x4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.hoist_redundant_vector_broadcasts %0 : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

// The buffer is read through a view; the write is conditional; lanes beyond the buffer are padded
// again in each iteration.
// CHECK-LABEL: @seen_through_a_view
// CHECK: scf.for
// CHECK: vector.transfer_read
// CHECK-LABEL: @conditional_write
// CHECK: scf.if
// CHECK: vector.transfer_write
// CHECK-LABEL: @padded_again
// CHECK: scf.for
// CHECK: vector.transfer_read
module attributes {transform.with_named_sequence} {
  func.func @seen_through_a_view(%m: memref<8xf32>, %n: index, %v: vector<4xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %p = arith.constant 0.0 : f32
    %s = memref.subview %m[0] [4] [1] : memref<8xf32> to memref<4xf32>
    scf.for %i = %c0 to %n step %c1 {
      %0 = vector.transfer_read %m[%c0], %p {in_bounds = [true]} : memref<8xf32>, vector<4xf32>
      %1 = arith.addf %0, %v : vector<4xf32>
      vector.transfer_write %1, %m[%c0] {in_bounds = [true]} : vector<4xf32>, memref<8xf32>
      %2 = memref.load %s[%c0] : memref<4xf32>
      "use"(%2) : (f32) -> ()
    }
    return
  }
  func.func @conditional_write(%m: memref<8xf32>, %n: index, %b: i1, %v: vector<4xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %p = arith.constant 0.0 : f32
    scf.for %i = %c0 to %n step %c1 {
      %0 = vector.transfer_read %m[%c0], %p {in_bounds = [true]} : memref<8xf32>, vector<4xf32>
      %1 = arith.addf %0, %v : vector<4xf32>
      scf.if %b {
        vector.transfer_write %1, %m[%c0] {in_bounds = [true]} : vector<4xf32>, memref<8xf32>
      }
    }
    return
  }
  func.func @padded_again(%m: memref<?xf32>, %n: index, %v: vector<4xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %p = arith.constant 0.0 : f32
    scf.for %i = %c0 to %n step %c1 {
      %0 = vector.transfer_read %m[%c0], %p : memref<?xf32>, vector<4xf32>
      %1 = vector.shuffle %0, %0 [3, 2, 1, 0] : vector<4xf32>, vector<4xf32>
      vector.transfer_write %1, %m[%c0] : vector<4xf32>, memref<?xf32>
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.hoist_redundant_vector_transfers %0 : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

// The buffer is filled with another value than what the read pads with.
// CHECK-LABEL: @filled_otherwise
// CHECK: memref.subview
// CHECK: vector.transfer_read %{{.*}} : memref<32xf32>, vector<32xf32>
module attributes {transform.with_named_sequence} {
  func.func @filled_otherwise(%in: memref<16xf32>) -> vector<32xf32> {
    %c0 = arith.constant 0 : index
    %f0 = arith.constant 0.0 : f32
    %f1 = arith.constant 1.0 : f32
    %b = memref.alloc() : memref<32xf32>
    linalg.fill ins(%f1 : f32) outs(%b : memref<32xf32>)
    %s = memref.subview %b[0] [16] [1] : memref<32xf32> to memref<16xf32>
    memref.copy %in, %s : memref<16xf32> to memref<16xf32>
    %r = vector.transfer_read %b[%c0], %f0 {in_bounds = [true]} : memref<32xf32>, vector<32xf32>
    return %r : vector<32xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

// The mask has the rank of what is read.
// CHECK-LABEL: @extract_of_lower_rank
// CHECK: %[[ALL:.*]] = vector.create_mask %{{.*}}, %{{.*}} : vector<1x4xi1>
// CHECK: %[[ROW:.*]] = vector.extract %[[ALL]][0] : vector<4xi1> from vector<1x4xi1>
// CHECK: vector.mask %[[ROW]] { vector.transfer_read %arg0
module attributes {transform.with_named_sequence} {
  func.func @extract_of_lower_rank(%t: tensor<3xf32>, %o: tensor<1x3xf32>) -> tensor<1x3xf32> {
    %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} outs(%o : tensor<1x3xf32>) {
    ^bb0(%x: f32):
      %j = linalg.index 1 : index
      %e = tensor.extract %t[%j] : tensor<3xf32>
      linalg.yield %e : f32
    } -> tensor<1x3xf32>
    return %r : tensor<1x3xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %g = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %g vector_sizes [1, 4] {vectorize_nd_extract} : !transform.any_op
    transform.yield
  }
}

// -----

// Five elements, of which a vector of four would insert four.
// CHECK: error: Attempted to vectorize, but failed
module attributes {transform.with_named_sequence} {
  func.func @more_than_the_vector(%s: tensor<?xi32>, %d: tensor<5xi32>) -> tensor<5xi32> {
    %n = arith.constant 5 : index
    %r = tensor.insert_slice %s into %d[0] [%n] [1] : tensor<?xi32> into tensor<5xi32>
    return %r : tensor<5xi32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %h = transform.structured.match ops{["tensor.insert_slice"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %h vector_sizes [4] : !transform.any_op
    transform.yield
  }
}
