// RUN: jig-opt %s --transform-interpreter --split-input-file --allow-unregistered-dialect | FileCheck %s
// Where the reference makes instructions of a machine that compute something else, or IR that the verifier refuses.

module attributes {transform.with_named_sequence} {
  // CHECK-LABEL: @written_between(
  // CHECK: vector.contract
  func.func @written_between(%A: memref<4x6x2xbf16>, %B: memref<3x9x2xbf16>, %c: vector<1x8xf32>, %i: index, %x: bf16, %mask: vector<1x1x2xi1>) -> vector<1x8xf32> {
    %z = arith.constant 0 : index
    %p = ub.poison : bf16
    %a = vector.load %A[%i, %i, %z] : memref<4x6x2xbf16>, vector<1x1x2xbf16>
    %b = vector.load %B[%i, %i, %z] : memref<3x9x2xbf16>, vector<1x8x2xbf16>
    memref.store %x, %B[%i, %i, %z] : memref<3x9x2xbf16>
    %0 = vector.contract {indexing_maps = [affine_map<(v, m, n, k) -> (m, k, v)>, affine_map<(v, m, n, k) -> (k, n, v)>, affine_map<(v, m, n, k) -> (m, n)>], iterator_types = ["reduction", "parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<1x1x2xbf16>, vector<1x8x2xbf16> into vector<1x8xf32>
    return %0 : vector<1x8xf32>
  }
  // CHECK-LABEL: @masked_read(
  // CHECK: vector.contract
  func.func @masked_read(%A: memref<4x6x2xbf16>, %B: memref<3x9x2xbf16>, %c: vector<1x8xf32>, %i: index, %x: bf16, %mask: vector<1x1x2xi1>) -> vector<1x8xf32> {
    %z = arith.constant 0 : index
    %p = ub.poison : bf16
    %a = vector.transfer_read %A[%i, %i, %z], %x, %mask {in_bounds = [true, true, true]} : memref<4x6x2xbf16>, vector<1x1x2xbf16>
    %b = vector.load %B[%i, %i, %z] : memref<3x9x2xbf16>, vector<1x8x2xbf16>
    %0 = vector.contract {indexing_maps = [affine_map<(v, m, n, k) -> (m, k, v)>, affine_map<(v, m, n, k) -> (k, n, v)>, affine_map<(v, m, n, k) -> (m, n)>], iterator_types = ["reduction", "parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<1x1x2xbf16>, vector<1x8x2xbf16> into vector<1x8xf32>
    return %0 : vector<1x8xf32>
  }
  // CHECK-LABEL: @pairs_apart(
  // CHECK: vector.contract
  func.func @pairs_apart(%A: memref<4x6x2xbf16>, %B: memref<3x9x4xbf16>, %c: vector<1x8xf32>, %i: index, %x: bf16, %mask: vector<1x1x2xi1>) -> vector<1x8xf32> {
    %z = arith.constant 0 : index
    %p = ub.poison : bf16
    %a = vector.load %A[%i, %i, %z] : memref<4x6x2xbf16>, vector<1x1x2xbf16>
    %b = vector.load %B[%i, %i, %z] : memref<3x9x4xbf16>, vector<1x8x2xbf16>
    %0 = vector.contract {indexing_maps = [affine_map<(v, m, n, k) -> (m, k, v)>, affine_map<(v, m, n, k) -> (k, n, v)>, affine_map<(v, m, n, k) -> (m, n)>], iterator_types = ["reduction", "parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<1x1x2xbf16>, vector<1x8x2xbf16> into vector<1x8xf32>
    return %0 : vector<1x8xf32>
  }
  // CHECK-LABEL: @long_row(
  // CHECK: vector.contract
  func.func @long_row(%A: memref<4x6x2xbf16>, %B: memref<3x19x2xbf16>, %c: vector<1x16xf32>, %i: index, %x: bf16, %mask: vector<1x1x2xi1>) -> vector<1x16xf32> {
    %z = arith.constant 0 : index
    %p = ub.poison : bf16
    %a = vector.load %A[%i, %i, %z] : memref<4x6x2xbf16>, vector<1x1x2xbf16>
    %b = vector.load %B[%i, %i, %z] : memref<3x19x2xbf16>, vector<1x16x2xbf16>
    %0 = vector.contract {indexing_maps = [affine_map<(v, m, n, k) -> (m, k, v)>, affine_map<(v, m, n, k) -> (k, n, v)>, affine_map<(v, m, n, k) -> (m, n)>], iterator_types = ["reduction", "parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<1x1x2xbf16>, vector<1x16x2xbf16> into vector<1x16xf32>
    return %0 : vector<1x16xf32>
  }
  // CHECK-LABEL: @other_buffer(
  // CHECK: x86vector.avx.bcst_to_f32.packed
  func.func @other_buffer(%A: memref<4x6x2xbf16>, %B: memref<3x9x2xbf16>, %c: vector<1x8xf32>, %i: index, %x: bf16, %mask: vector<1x1x2xi1>) -> vector<1x8xf32> {
    %z = arith.constant 0 : index
    %p = ub.poison : bf16
    %a = vector.load %A[%i, %i, %z] : memref<4x6x2xbf16>, vector<1x1x2xbf16>
    %b = vector.load %B[%i, %i, %z] : memref<3x9x2xbf16>, vector<1x8x2xbf16>
    %d = memref.alloc() : memref<3x9x2xbf16>
    %0 = vector.contract {indexing_maps = [affine_map<(v, m, n, k) -> (m, k, v)>, affine_map<(v, m, n, k) -> (k, n, v)>, affine_map<(v, m, n, k) -> (m, n)>], iterator_types = ["reduction", "parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<1x1x2xbf16>, vector<1x8x2xbf16> into vector<1x8xf32>
    return %0 : vector<1x8xf32>
  }
  // CHECK-LABEL: @more_dims(
  // CHECK: memref.subview %{{.*}} [1, 1, 8, 2] [1, 1, 1, 1]
  func.func @more_dims(%A: memref<4x6x2xbf16>, %B: memref<2x4x9x2xbf16>, %c: vector<1x8xf32>, %i: index, %x: bf16, %mask: vector<1x1x2xi1>) -> vector<1x8xf32> {
    %z = arith.constant 0 : index
    %p = ub.poison : bf16
    %a = vector.load %A[%i, %i, %z] : memref<4x6x2xbf16>, vector<1x1x2xbf16>
    %b = vector.load %B[%i, %i, %i, %z] : memref<2x4x9x2xbf16>, vector<1x8x2xbf16>
    %0 = vector.contract {indexing_maps = [affine_map<(v, m, n, k) -> (m, k, v)>, affine_map<(v, m, n, k) -> (k, n, v)>, affine_map<(v, m, n, k) -> (m, n)>], iterator_types = ["reduction", "parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<1x1x2xbf16>, vector<1x8x2xbf16> into vector<1x8xf32>
    return %0 : vector<1x8xf32>
  }
  // Rows of a column are not next to each other.
  // CHECK-LABEL: @column(
  // CHECK: vector.contract
  func.func @column(%A: memref<4x6x2xbf16>, %B: memref<3x9x2xbf16>, %c: vector<4x1xf32>, %i: index) -> vector<4x1xf32> {
    %z = arith.constant 0 : index
    %a = vector.load %A[%i, %i, %z] : memref<4x6x2xbf16>, vector<4x1x2xbf16>
    %b = vector.load %B[%i, %i, %z] : memref<3x9x2xbf16>, vector<1x1x2xbf16>
    %0 = vector.contract {indexing_maps = [affine_map<(v, m, n, k) -> (m, k, v)>, affine_map<(v, m, n, k) -> (k, n, v)>, affine_map<(v, m, n, k) -> (m, n)>], iterator_types = ["reduction", "parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<4x1x2xbf16>, vector<1x1x2xbf16> into vector<4x1xf32>
    return %0 : vector<4x1xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.x86vector.vector_contract_bf16_to_fma
    } : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // CHECK-LABEL: @scalable(
  // CHECK: vector.contract
  func.func @scalable(%a: vector<1x1xf32>, %b: vector<1x[16]xf32>, %c: vector<1x[16]xf32>) -> vector<1x[16]xf32> {
    %0 = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<1x1xf32>, vector<1x[16]xf32> into vector<1x[16]xf32>
    return %0 : vector<1x[16]xf32>
  }
  // CHECK-LABEL: @masked(
  // CHECK: vector.contract
  func.func @masked(%m: vector<1x16x1xi1>, %a: vector<1x1xf32>, %b: vector<1x16xf32>, %c: vector<1x16xf32>) -> vector<1x16xf32> {
    %0 = vector.mask %m { vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<1x1xf32>, vector<1x16xf32> into vector<1x16xf32> } : vector<1x16x1xi1> -> vector<1x16xf32>
    return %0 : vector<1x16xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.x86vector.vector_contract_to_fma
    } : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // CHECK-LABEL: @written(
  // CHECK-NEXT: vector.load
  // CHECK-NEXT: vector.load
  func.func @written(%A: memref<16x2xf32>, %B: memref<16x2xf32>, %i: index) -> vector<2xf32> {
    %a = vector.load %A[%i, %i] : memref<16x2xf32>, vector<2xf32>
    %b = vector.load %B[%i, %i] : memref<16x2xf32>, vector<2xf32>
    vector.store %b, %A[%i, %i] : memref<16x2xf32>, vector<2xf32>
    %e = arith.addf %b, %a : vector<2xf32>
    return %e : vector<2xf32>
  }
  // CHECK-LABEL: @unknown(
  // CHECK-NEXT: vector.load
  func.func @unknown(%A: memref<16x2xf32>, %i: index) -> vector<2xf32> {
    %a = vector.load %A[%i, %i] : memref<16x2xf32>, vector<2xf32>
    "some.op"() : () -> ()
    %e = arith.addf %a, %a : vector<2xf32>
    return %e : vector<2xf32>
  }
  // CHECK-LABEL: @elsewhere(
  // CHECK: memref.store
  // CHECK-NEXT: vector.load
  func.func @elsewhere(%x: f32, %i: index) -> vector<2xf32> {
    %A = memref.alloc() : memref<16x2xf32>
    %B = memref.alloc() : memref<4xf32>
    %a = vector.load %A[%i, %i] : memref<16x2xf32>, vector<2xf32>
    memref.store %x, %B[%i] : memref<4xf32>
    %e = arith.addf %a, %a : vector<2xf32>
    return %e : vector<2xf32>
  }
  // The order of reads for one user, which the reference changes from run to run, stays.
  // CHECK-LABEL: @order(
  // CHECK: vector.load %arg0[%arg2
  // CHECK-NEXT: vector.load %arg0[%arg3
  // CHECK-NEXT: arith.addf
  func.func @order(%A: memref<16x2xf32>, %v: vector<2xf32>, %i: index, %k: index) -> (vector<2xf32>, vector<2xf32>) {
    %a = vector.load %A[%i, %i] : memref<16x2xf32>, vector<2xf32>
    %b = vector.load %A[%k, %i] : memref<16x2xf32>, vector<2xf32>
    %d = arith.addf %a, %b : vector<2xf32>
    %e = arith.negf %v : vector<2xf32>
    return %e, %d : vector<2xf32>, vector<2xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.x86vector.sink_vector_producer_ops
    } : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // CHECK-LABEL: @product(
  // CHECK: vector.contract
  func.func @product(%a: vector<2x8xi8>, %b: vector<2x8xi8>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
    %0 = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<mul>} %a, %b, %c : vector<2x8xi8>, vector<2x8xi8> into vector<2x2xi32>
    return %0 : vector<2x2xi32>
  }
  // CHECK-LABEL: @transposed_sum(
  // CHECK: vector.contract
  func.func @transposed_sum(%a: vector<4x8xi8>, %b: vector<2x8xi8>, %c: vector<2x4xi32>) -> vector<2x4xi32> {
    %0 = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (n, m)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<4x8xi8>, vector<2x8xi8> into vector<2x4xi32>
    return %0 : vector<2x4xi32>
  }
  // CHECK-LABEL: @unsigned_nibbles(
  // CHECK-NEXT: arith.extui %arg0
  // CHECK-NEXT: arith.extsi %arg1
  // CHECK: arm_neon.intr.usmmla
  func.func @unsigned_nibbles(%a: vector<2x8xi4>, %b: vector<2x8xi4>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
    %x = arith.extui %a : vector<2x8xi4> to vector<2x8xi32>
    %y = arith.extsi %b : vector<2x8xi4> to vector<2x8xi32>
    %0 = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<2x8xi32>, vector<2x8xi32> into vector<2x2xi32>
    return %0 : vector<2x2xi32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.arm_neon.vector_contract_to_i8mm
    } : !transform.any_op
    transform.yield
  }
}
