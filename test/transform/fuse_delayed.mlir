// RUN: split-file %s %t
// RUN: jig eval %t/payload.mlir > %t.before
// RUN: not jig eval %t/payload.mlir --script %t/into.mlir 2>&1 | FileCheck %s --check-prefix INTO
// RUN: jig eval %t/payload.mlir --script %t/fuse.mlir | diff %t.before -
// RUN: jig-opt %t/quiet.mlir --transform-interpreter | FileCheck %s --check-prefix QUIET
// What reads memory is not computed behind what writes there; behind other reads it may.

//--- payload.mlir

func.func @main() -> tensor<8xf32> {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %two = arith.constant 2.0 : f32
  %m = memref.alloc() : memref<f32>
  memref.store %one, %m[] : memref<f32>
  %e = tensor.empty() : tensor<8xf32>
  %a = linalg.fill ins(%zero : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %p = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      ins(%a : tensor<8xf32>) outs(%e : tensor<8xf32>) attrs = {p} {
  ^bb0(%x: f32, %y: f32):
    %l = memref.load %m[] : memref<f32>
    %s = arith.addf %x, %l : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  memref.store %two, %m[] : memref<f32>
  %c = linalg.negf {c} ins(%p : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  memref.dealloc %m : memref<f32>
  return %c : tensor<8xf32>
}

//--- into.mlir

// INTO: could not fuse
// INTO: note: 'linalg.generic' accesses memory, and so does 'memref.store' before the tile is computed
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op) {
    %p = transform.structured.match attributes {p} in %m : (!transform.any_op) -> !transform.any_op
    %c = transform.structured.match attributes {c} in %m : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.tile_using_forall %c tile_sizes [4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %f, %n = transform.structured.fuse_into_containing_op %p into %l : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

//--- fuse.mlir

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op) {
    %c = transform.structured.match attributes {c} in %m : (!transform.any_op) -> !transform.any_op
    %f, %n = transform.structured.fuse %c tile_sizes [4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

//--- quiet.mlir

// QUIET-LABEL: @reads_only
// QUIET: scf.forall
// QUIET: memref.load
// QUIET: linalg.negf
func.func @reads_only(%a: tensor<8xf32>, %e: tensor<8xf32>, %m: memref<f32>) -> (tensor<8xf32>, f32) {
  %p = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      ins(%a : tensor<8xf32>) outs(%e : tensor<8xf32>) attrs = {p} {
  ^bb0(%x: f32, %y: f32):
    %l = memref.load %m[] : memref<f32>
    %s = arith.addf %x, %l : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  %r = memref.load %m[] : memref<f32>
  %c = linalg.negf {c} ins(%p : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  return %c, %r : tensor<8xf32>, f32
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op) {
    %p = transform.structured.match attributes {p} in %m : (!transform.any_op) -> !transform.any_op
    %c = transform.structured.match attributes {c} in %m : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.tile_using_forall %c tile_sizes [4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %f, %n = transform.structured.fuse_into_containing_op %p into %l : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
