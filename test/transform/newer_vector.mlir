// NOT IN MLIR 22: transform.apply_patterns.vector.flatten_vector_transfer_ops, transform.apply_patterns.vector.interleave_and_deinterleave_to_shuffle
// NOT IN MLIR 22: transform.apply_patterns.vector.lower_step, transform.apply_patterns.vector.multi_reduction_flattening
// NOT IN MLIR 22: transform.apply_patterns.vector.multi_reduction_unrolling, transform.apply_patterns.vector.reorder_multi_reduction_dims
// NOT IN MLIR 22: transform.apply_patterns.x86.sink_vector_producer_ops, transform.apply_patterns.x86.vector_contract_bf16_to_fma
// NOT IN MLIR 22: transform.apply_patterns.x86.vector_contract_to_fma, transform.apply_patterns.x86.vector_contract_to_packed_type_dot_product
// Sets of patterns about vectors that came, or got their names, after MLIR 22.1.
// RUN: split-file %s %t
// RUN: jig-opt %t/reduce.mlir --transform-interpreter=entry-point=order | FileCheck %t/reduce.mlir --check-prefix=ORDER
// RUN: jig-opt %t/reduce.mlir --transform-interpreter=entry-point=join | FileCheck %t/reduce.mlir --check-prefix=JOIN
// RUN: jig-opt %t/reduce.mlir --transform-interpreter=entry-point=rows | FileCheck %t/reduce.mlir --check-prefix=ROWS
// RUN: jig-opt %t/shuffle.mlir --transform-interpreter | FileCheck %t/shuffle.mlir
// RUN: jig-opt %t/step.mlir --transform-interpreter=entry-point=wide | FileCheck %t/step.mlir --check-prefixes=CHECK,WIDE
// RUN: jig-opt %t/step.mlir --transform-interpreter=entry-point=narrow | FileCheck %t/step.mlir --check-prefixes=CHECK,NARROW
// RUN: jig-opt %t/step.mlir --transform-interpreter=entry-point=none | FileCheck %t/step.mlir --check-prefixes=CHECK,NONE
// RUN: jig-opt %t/flatten.mlir --transform-interpreter | FileCheck %t/flatten.mlir
// RUN: jig-opt %t/flatten.mlir --transform-interpreter=entry-point=short | FileCheck %t/flatten.mlir --check-prefix=SHORT
// RUN: jig-opt %t/x86.mlir --transform-interpreter | FileCheck %t/x86.mlir

//--- reduce.mlir
// ORDER-LABEL: @middle
// ORDER: %[[T:.*]] = vector.transpose %arg0, [0, 2, 1]
// ORDER: vector.multi_reduction <add>, %[[T]], %arg1 [2]
// ORDER: apply_patterns.vector.reorder_multi_reduction_dims lowering_strategy = innerreduction
// JOIN-LABEL: @middle
// JOIN: %[[T:.*]] = vector.transpose %arg0, [1, 0, 2]
// JOIN: %[[F:.*]] = vector.shape_cast %[[T]] : vector<3x2x4xf32> to vector<3x8xf32>
// JOIN: vector.multi_reduction <add>, %[[F]], %{{.*}} [0] : vector<3x8xf32> to vector<8xf32>
// JOIN-LABEL: @nothing
// JOIN: multi_reduction
// ROWS-LABEL: @middle
// ROWS-NOT: multi_reduction
// ROWS-COUNT-8: vector.reduction <add>
// ROWS-LABEL: @nothing
// ROWS: arith.addf %arg0, %arg1
module attributes {transform.with_named_sequence} {
  func.func @middle(%a: vector<2x3x4xf32>, %c: vector<2x4xf32>) -> vector<2x4xf32> {
    %0 = vector.multi_reduction <add>, %a, %c [1] : vector<2x3x4xf32> to vector<2x4xf32>
    return %0 : vector<2x4xf32>
  }
  func.func @nothing(%a: vector<3xf32>, %c: vector<3xf32>) -> vector<3xf32> {
    %0 = vector.multi_reduction <add>, %a, %c [] : vector<3xf32> to vector<3xf32>
    return %0 : vector<3xf32>
  }
  transform.named_sequence @order(%m: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f { transform.apply_patterns.vector.reorder_multi_reduction_dims lowering_strategy = "innerreduction" } : !transform.any_op
    transform.yield
  }
  transform.named_sequence @join(%m: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.reorder_multi_reduction_dims
      transform.apply_patterns.vector.multi_reduction_flattening lowering_strategy = innerparallel
    } : !transform.any_op
    transform.yield
  }
  transform.named_sequence @rows(%m: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.reorder_multi_reduction_dims lowering_strategy = "innerreduction"
      transform.apply_patterns.vector.multi_reduction_flattening lowering_strategy = "innerreduction"
      transform.apply_patterns.vector.multi_reduction_unrolling lowering_strategy = "innerreduction"
    } : !transform.any_op
    transform.yield
  }
}

//--- shuffle.mlir
// CHECK-LABEL: @both
// CHECK: vector.shuffle %arg0, %arg1 [0, 4, 1, 5, 2, 6, 3, 7]
// CHECK: vector.shuffle %arg0, %arg0 [0, 2]
// CHECK: vector.shuffle %arg0, %arg0 [1, 3]
// CHECK: vector.deinterleave %arg2
module attributes {transform.with_named_sequence} {
  func.func @both(%a: vector<4xi32>, %b: vector<4xi32>, %c: vector<[4]xi32>) -> (vector<8xi32>, vector<2xi32>, vector<2xi32>, vector<[2]xi32>) {
    %0 = vector.interleave %a, %b : vector<4xi32> -> vector<8xi32>
    %1, %2 = vector.deinterleave %a : vector<4xi32> -> vector<2xi32>
    %3, %4 = vector.deinterleave %c : vector<[4]xi32> -> vector<[2]xi32>
    return %0, %1, %2, %3 : vector<8xi32>, vector<2xi32>, vector<2xi32>, vector<[2]xi32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f { transform.apply_patterns.vector.interleave_and_deinterleave_to_shuffle } : !transform.any_op
    transform.yield
  }
}

//--- step.mlir
// CHECK-LABEL: @steps
// WIDE: arith.constant dense<[0, 1, 2, 3, 4]> : vector<5xindex>
// NARROW: arith.constant dense<[0, 1, 2, 3, 0]> : vector<5xindex>
// NONE: vector.step : vector<5xindex>
// CHECK: vector.step : vector<[4]xindex>
module attributes {transform.with_named_sequence} {
  func.func @steps() -> (vector<5xindex>, vector<[4]xindex>) {
    %0 = vector.step : vector<5xindex>
    %1 = vector.step : vector<[4]xindex>
    return %0, %1 : vector<5xindex>, vector<[4]xindex>
  }
  transform.named_sequence @wide(%m: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f { transform.apply_patterns.vector.lower_step index_bitwidth = 64 } : !transform.any_op
    transform.yield
  }
  transform.named_sequence @narrow(%m: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f { transform.apply_patterns.vector.lower_step index_bitwidth = 2 } : !transform.any_op
    transform.yield
  }
  transform.named_sequence @none(%m: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f { transform.apply_patterns.vector.lower_step index_bitwidth = 0 } : !transform.any_op
    transform.yield
  }
}

//--- flatten.mlir
// CHECK-LABEL: @rows
// CHECK: %[[B:.*]] = memref.collapse_shape %arg0 {{\[\[}}0], [1, 2]] : memref<5x4x4xf32> into memref<5x16xf32>
// CHECK: %[[I:.*]] = affine.apply {{.*}}[%arg1]
// CHECK: %[[R:.*]] = vector.transfer_read %[[B]][%arg1, %[[I]]], %{{.*}} {in_bounds = [true]} : memref<5x16xf32>, vector<8xf32>
// CHECK: vector.shape_cast %[[R]] : vector<8xf32> to vector<2x4xf32>
// CHECK: %[[C:.*]] = vector.shape_cast %arg2 : vector<1x4xf32> to vector<4xf32>
// CHECK: vector.transfer_write %[[C]], %arg0[%arg1, %arg1, %{{.*}}] {in_bounds = [true]} : vector<4xf32>, memref<5x4x4xf32>
// CHECK: vector.transfer_read {{.*}} : memref<5x4x4xf32>, vector<2x2xf32>
// SHORT-LABEL: @rows
// SHORT-NOT: shape_cast
module attributes {transform.with_named_sequence} {
  func.func @rows(%m: memref<5x4x4xf32>, %i: index, %v: vector<1x4xf32>) -> (vector<2x4xf32>, vector<2x2xf32>) {
    %c0 = arith.constant 0 : index
    %p = arith.constant 0.0 : f32
    %0 = vector.transfer_read %m[%i, %i, %c0], %p {in_bounds = [true, true]} : memref<5x4x4xf32>, vector<2x4xf32>
    vector.transfer_write %v, %m[%i, %i, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, memref<5x4x4xf32>
    %1 = vector.transfer_read %m[%i, %i, %c0], %p {in_bounds = [true, true]} : memref<5x4x4xf32>, vector<2x2xf32>
    return %0, %1 : vector<2x4xf32>, vector<2x2xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f { transform.apply_patterns.vector.flatten_vector_transfer_ops } : !transform.any_op
    transform.yield
  }
  transform.named_sequence @short(%m: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f { transform.apply_patterns.vector.flatten_vector_transfer_ops target_vector_bitwidth = 64 } : !transform.any_op
    transform.yield
  }
}

//--- x86.mlir
// CHECK: x86vector.avx.rsqrt %arg0 : vector<8xf32>
// CHECK: x86vector.avx512.mask.compress
// CHECK: vector.fma
// CHECK: transform.apply_patterns.x86.vector_contract_to_fma
// CHECK: transform.apply_patterns.x86.vector_contract_to_packed_type_dot_product
// CHECK: transform.apply_patterns.x86.vector_contract_bf16_to_fma
// CHECK: transform.apply_patterns.x86.sink_vector_producer_ops
module attributes {transform.with_named_sequence} {
  func.func @f(%a: vector<8xf32>, %b: vector<16xf32>, %m: vector<16xi1>, %x: vector<1x1xf32>, %y: vector<1x16xf32>, %c: vector<1x16xf32>) -> (vector<8xf32>, vector<16xf32>, vector<1x16xf32>) {
    %0 = x86.avx.rsqrt %a : vector<8xf32>
    %1 = x86.avx512.mask.compress %m, %b : vector<16xf32>
    %2 = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<1x1xf32>, vector<1x16xf32> into vector<1x16xf32>
    return %0, %1, %2 : vector<8xf32>, vector<16xf32>, vector<1x16xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.x86.vector_contract_to_fma
      transform.apply_patterns.x86.vector_contract_to_packed_type_dot_product
      transform.apply_patterns.x86.vector_contract_bf16_to_fma
      transform.apply_patterns.x86.sink_vector_producer_ops
    } : !transform.any_op
    transform.yield
  }
}
