// RUN: split-file %s %t
// RUN: jig-opt %t/cse.mlir --cse | FileCheck %t/cse.mlir
// RUN: jig-opt %t/scf.mlir --convert-vector-to-scf | FileCheck %t/scf.mlir
// RUN: jig-opt %t/scf.mlir --convert-vector-to-scf=full-unroll=true | FileCheck %t/scf.mlir
// RUN: jig-opt %t/llvm.mlir --convert-vector-to-llvm | FileCheck %t/llvm.mlir
// RUN: jig-opt %t/materialize.mlir --transform-interpreter | FileCheck %t/materialize.mlir
// RUN: jig-opt %t/gather.mlir --transform-interpreter | FileCheck %t/gather.mlir
// RUN: jig-opt %t/ones.mlir --transform-interpreter | FileCheck %t/ones.mlir
// RUN: jig-opt %t/unroll.mlir --transform-interpreter | FileCheck %t/unroll.mlir
// RUN: jig-opt %t/dealloc.mlir --buffer-deallocation-pipeline | FileCheck %t/dealloc.mlir
// RUN: jig-opt %t/lane.mlir --canonicalize | FileCheck %t/lane.mlir
// The region of vector.mask holds one op: what is made of it has to be one that the mask fits, or the op stays as it is.

//--- cse.mlir
// What is done to all lanes is not what is done to some.
// CHECK-LABEL: @same_reduction
// CHECK: vector.mask %arg2 { vector.multi_reduction <add>, %arg0, %arg1
func.func @same_reduction(%v: vector<4x3xi32>, %a: vector<3xi32>, %m: vector<4x3xi1>) -> (vector<3xi32>, vector<3xi32>) {
  %r = vector.multi_reduction <add>, %v, %a [0] : vector<4x3xi32> to vector<3xi32>
  %q = vector.mask %m { vector.multi_reduction <add>, %v, %a [0] : vector<4x3xi32> to vector<3xi32> } : vector<4x3xi1> -> vector<3xi32>
  return %r, %q : vector<3xi32>, vector<3xi32>
}
// Two that are masked alike are the same.
// CHECK-LABEL: @same_masks
// CHECK-COUNT-1: vector.mask
// CHECK-NOT: vector.mask
// CHECK: return
func.func @same_masks(%v: vector<4x3xi32>, %a: vector<3xi32>, %m: vector<4x3xi1>) -> (vector<3xi32>, vector<3xi32>) {
  %r = vector.mask %m { vector.multi_reduction <add>, %v, %a [0] : vector<4x3xi32> to vector<3xi32> } : vector<4x3xi1> -> vector<3xi32>
  %q = vector.mask %m { vector.multi_reduction <add>, %v, %a [0] : vector<4x3xi32> to vector<3xi32> } : vector<4x3xi1> -> vector<3xi32>
  return %r, %q : vector<3xi32>, vector<3xi32>
}

//--- scf.mlir
// CHECK-LABEL: @rows
// CHECK: vector.mask %arg3 { vector.transfer_read %arg0[%arg2, %arg2]
func.func @rows(%m: memref<?x?xf32>, %p: f32, %i: index, %k: vector<4x8xi1>) -> vector<4x8xf32> {
  %0 = vector.mask %k { vector.transfer_read %m[%i, %i], %p : memref<?x?xf32>, vector<4x8xf32> } : vector<4x8xi1> -> vector<4x8xf32>
  return %0 : vector<4x8xf32>
}
// CHECK-LABEL: @column
// CHECK: vector.mask %arg3 { vector.transfer_read %arg0[%arg2, %arg2]
func.func @column(%m: memref<?x?xf32>, %p: f32, %i: index, %k: vector<4xi1>) -> vector<4xf32> {
  %0 = vector.mask %k { vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<?x?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %0 : vector<4xf32>
}

//--- llvm.mlir
// CHECK-LABEL: @gather
// CHECK: vector.mask %arg5 { vector.gather
func.func @gather(%m: memref<?xf32>, %x: vector<3xi32>, %k: vector<3xi1>, %p: vector<3xf32>, %i: index, %l: vector<3xi1>) -> vector<3xf32> {
  %0 = vector.mask %l { vector.gather %m[%i] [%x], %k, %p : memref<?xf32>, vector<3xi32>, vector<3xi1>, vector<3xf32> into vector<3xf32> } : vector<3xi1> -> vector<3xf32>
  return %0 : vector<3xf32>
}

//--- materialize.mlir
// What the one op needs goes before the mask.
// CHECK-LABEL: @bounds
// CHECK: %[[OWN:.*]] = arith.cmpi sgt
// CHECK: vector.mask %arg3 { vector.transfer_read %arg0[%arg1], %arg2, %[[OWN]] {in_bounds = [true]}
module attributes {transform.with_named_sequence} {
  func.func @bounds(%a: memref<?xf32>, %b: index, %c: f32, %d: vector<4xi1>) -> vector<4xf32> {
    %r = vector.mask %d { vector.transfer_read %a[%b], %c : memref<?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
    return %r : vector<4xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f { transform.apply_patterns.vector.materialize_masks } : !transform.any_op
    transform.yield
  }
}

//--- gather.mlir
// CHECK-LABEL: @rows
// CHECK: vector.mask %arg3 { vector.gather %arg0[%arg1] [%arg2]
module attributes {transform.with_named_sequence} {
  func.func @rows(%a: memref<?xf32>, %b: index, %c: vector<2x2xi32>, %d: vector<2x2xi1>, %e: vector<2x2xf32>) -> vector<2x2xf32> {
    %r = vector.mask %d { vector.gather %a[%b] [%c], %d, %e : memref<?xf32>, vector<2x2xi32>, vector<2x2xi1>, vector<2x2xf32> into vector<2x2xf32> } : vector<2x2xi1> -> vector<2x2xf32>
    return %r : vector<2x2xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f { transform.apply_patterns.vector.lower_gather } : !transform.any_op
    transform.yield
  }
}

//--- ones.mlir
// CHECK-LABEL: @inner_one
// CHECK: vector.mask %arg3 { vector.transfer_write %arg2, %arg0
module attributes {transform.with_named_sequence} {
  func.func @inner_one(%m: memref<?x8x1xf32>, %i: index, %v: vector<8x1xf32>, %k: vector<8x1xi1>) {
    %c = arith.constant 0 : index
    vector.mask %k { vector.transfer_write %v, %m[%i, %c, %c] {in_bounds = [true, true]} : vector<8x1xf32>, memref<?x8x1xf32> } : vector<8x1xi1>
    return
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f { transform.apply_patterns.vector.drop_inner_most_unit_dims_from_xfer_ops } : !transform.any_op
    transform.yield
  }
}

//--- unroll.mlir
// CHECK-LABEL: @parts
// CHECK: vector.mask %arg4 { vector.transfer_write
// CHECK: vector.mask %{{.*}} { vector.contract
module attributes {transform.with_named_sequence} {
  func.func @parts(%t: tensor<?x?xf32>, %a: vector<4x4xf32>, %b: vector<4x4xf32>, %c: vector<4x4xf32>, %d: vector<4x4xi1>) -> (tensor<?x?xf32>, vector<4x4xf32>) {
    %c0 = arith.constant 0 : index
    %r = vector.mask %d {vector.transfer_write %a, %t[%c0, %c0] : vector<4x4xf32>, tensor<?x?xf32>} : vector<4x4xi1> -> tensor<?x?xf32>
    %e = vector.constant_mask [2, 2, 3] : vector<4x4x4xi1>
    %q = vector.mask %e {vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>, affine_map<(m,n,k)->(m,n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<4x4xf32>, vector<4x4xf32> into vector<4x4xf32>} : vector<4x4x4xi1> -> vector<4x4xf32>
    return %r, %q : tensor<?x?xf32>, vector<4x4xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f { transform.apply_patterns.gpu.unroll_vectors_subgroup_mma [2, 2, 2] } : !transform.any_op
    transform.yield
  }
}

//--- dealloc.mlir
// CHECK-LABEL: @read
// CHECK: vector.mask %arg0 { vector.transfer_read %[[A:.*]][%{{.*}}
// CHECK-NEXT: memref.dealloc %[[A]]
// CHECK-NEXT: return
func.func @read(%m: vector<8xi1>, %n: index) -> vector<8xf32> {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : f32
  %a = memref.alloc(%n) : memref<?xf32>
  %v = vector.mask %m { vector.transfer_read %a[%c0], %z {in_bounds = [true]} : memref<?xf32>, vector<8xf32> } : vector<8xi1> -> vector<8xf32>
  return %v : vector<8xf32>
}

//--- lane.mlir
// Without an accumulator nothing is known to stand for a lane that is left out.
// CHECK-LABEL: @one_lane
// CHECK: vector.mask %arg1 { vector.reduction <add>, %arg0
func.func @one_lane(%v: vector<1xi32>, %m: vector<1xi1>) -> i32 {
  %r = vector.mask %m { vector.reduction <add>, %v : vector<1xi32> into i32 } : vector<1xi1> -> i32
  return %r : i32
}
