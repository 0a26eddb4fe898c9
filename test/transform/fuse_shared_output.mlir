// RUN: jig-opt %s --transform-interpreter > %t.mlir
// RUN: FileCheck %s < %t.mlir
// RUN: jig eval %s --entry second --arg 'tensor<8x12xf32>=iota' --arg 'tensor<8x12xf32>=random:3' --arg f32=2.5 > %t.before
// RUN: jig eval %t.mlir --entry second --arg 'tensor<8x12xf32>=iota' --arg 'tensor<8x12xf32>=random:3' --arg f32=2.5 | diff %t.before -
// RUN: jig eval %s --entry half --arg 'tensor<8x12xf32>=iota' --arg 'tensor<8x12xf32>=random:3' > %t.before
// RUN: jig eval %t.mlir --entry half --arg 'tensor<8x12xf32>=iota' --arg 'tensor<8x12xf32>=random:3' | diff %t.before -
// RUN: jig eval %s --entry twice --arg 'tensor<8x12xf32>=iota' --arg 'tensor<8x12xf32>=random:3' --arg f32=2.5 > %t.before
// RUN: jig eval %t.mlir --entry twice --arg 'tensor<8x12xf32>=iota' --arg 'tensor<8x12xf32>=random:3' --arg f32=2.5 | diff %t.before -
// Fusing what a shared output starts from, where the reference gives a loop that computes something else.
#m = affine_map<(d0, d1) -> (d0, d1)>

// The loop carries the second result: it starts from the init of that.
// CHECK-LABEL: @second
// CHECK: scf.forall {{.*}} shared_outs(%{{.*}} = %arg0,
func.func @second(%a: tensor<8x12xf32>, %b: tensor<8x12xf32>, %f: f32) -> (tensor<8x12xf32>, tensor<8x12xf32>) {
  %0:2 = linalg.generic {indexing_maps = [#m, #m, #m], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<8x12xf32>) outs(%b, %a : tensor<8x12xf32>, tensor<8x12xf32>) attrs = {p1} {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %q = arith.addf %x, %y : f32
    %w = arith.mulf %x, %z : f32
    linalg.yield %q, %w : f32, f32
  } -> (tensor<8x12xf32>, tensor<8x12xf32>)
  %1:2 = linalg.generic {indexing_maps = [#m, #m, #m], iterator_types = ["parallel", "parallel"]} ins(%b : tensor<8x12xf32>) outs(%0#1, %a : tensor<8x12xf32>, tensor<8x12xf32>) attrs = {c1} {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %q = arith.addf %x, %y : f32
    %w = arith.mulf %x, %z : f32
    linalg.yield %q, %w : f32, f32
  } -> (tensor<8x12xf32>, tensor<8x12xf32>)
  return %1#0, %1#1 : tensor<8x12xf32>, tensor<8x12xf32>
}

// Two slices of the shared output: one is computed, the other one is of the op's result.
// CHECK-LABEL: @twice
// CHECK: linalg.fill
// CHECK: scf.forall
func.func @twice(%a: tensor<8x12xf32>, %b: tensor<8x12xf32>, %f: f32) -> (tensor<8x12xf32>, tensor<8x12xf32>) {
  %0 = linalg.fill {p3} ins(%f : f32) outs(%b : tensor<8x12xf32>) -> tensor<8x12xf32>
  %1:2 = linalg.generic {indexing_maps = [#m, #m, #m], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<8x12xf32>) outs(%0, %b : tensor<8x12xf32>, tensor<8x12xf32>) attrs = {p2} {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %q = arith.addf %x, %y : f32
    %w = arith.mulf %x, %z : f32
    linalg.yield %q, %w : f32, f32
  } -> (tensor<8x12xf32>, tensor<8x12xf32>)
  %2:2 = linalg.generic {indexing_maps = [#m, #m, #m], iterator_types = ["parallel", "parallel"]} ins(%1#0 : tensor<8x12xf32>) outs(%1#0, %a : tensor<8x12xf32>, tensor<8x12xf32>) attrs = {c2} {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %q = arith.addf %x, %y : f32
    %w = arith.mulf %x, %z : f32
    linalg.yield %q, %w : f32, f32
  } -> (tensor<8x12xf32>, tensor<8x12xf32>)
  return %2#0, %2#1 : tensor<8x12xf32>, tensor<8x12xf32>
}

// The loop computes one half of what is used behind it, too: that uses the op itself.
// CHECK-LABEL: @half
// CHECK: %[[ALL:.*]] = linalg.generic
// CHECK: scf.forall {{.*}} shared_outs(%{{[^,]*}})
// CHECK: return %{{.*}}, %[[ALL]]
func.func @half(%a: tensor<8x12xf32>, %b: tensor<8x12xf32>) -> (tensor<8x12xf32>, tensor<8x12xf32>) {
  %0 = linalg.generic {indexing_maps = [#m, #m], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<8x12xf32>) outs(%b : tensor<8x12xf32>) attrs = {p4} {
  ^bb0(%x: f32, %y: f32):
    %q = arith.addf %x, %y : f32
    linalg.yield %q : f32
  } -> tensor<8x12xf32>
  %1 = scf.forall (%i) in (2) shared_outs(%o = %b) -> (tensor<8x12xf32>) {
    %from = affine.apply affine_map<(d0) -> (d0 * 2)>(%i)
    %2 = tensor.extract_slice %0[%from, 0] [2, 12] [1, 1] : tensor<8x12xf32> to tensor<2x12xf32>
    %3 = tensor.extract_slice %o[%from, 0] [2, 12] [1, 1] : tensor<8x12xf32> to tensor<2x12xf32>
    %4 = linalg.negf ins(%2 : tensor<2x12xf32>) outs(%3 : tensor<2x12xf32>) -> tensor<2x12xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %4 into %o[%from, 0] [2, 12] [1, 1] : tensor<2x12xf32> into tensor<8x12xf32>
    }
  } {l4}
  return %1, %0 : tensor<8x12xf32>, tensor<8x12xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %c1 = transform.structured.match attributes {c1} in %root : (!transform.any_op) -> !transform.any_op
    %tc1, %lc1 = transform.structured.tile_using_forall %c1 tile_sizes [5, 7] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %p1 = transform.structured.match attributes {p1} in %root : (!transform.any_op) -> !transform.any_op
    %fp1, %np1 = transform.structured.fuse_into_containing_op %p1 into %lc1 : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    %c2 = transform.structured.match attributes {c2} in %root : (!transform.any_op) -> !transform.any_op
    %tc2, %lc2 = transform.structured.tile_using_forall %c2 tile_sizes [5, 7] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %p2 = transform.structured.match attributes {p2} in %root : (!transform.any_op) -> !transform.any_op
    %fp2, %np2 = transform.structured.fuse_into_containing_op %p2 into %lc2 : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    %p3 = transform.structured.match attributes {p3} in %root : (!transform.any_op) -> !transform.any_op
    %fp3, %np3 = transform.structured.fuse_into_containing_op %p3 into %np2 : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    %p4 = transform.structured.match attributes {p4} in %root : (!transform.any_op) -> !transform.any_op
    %l4 = transform.structured.match attributes {l4} in %root : (!transform.any_op) -> !transform.any_op
    %fp4, %np4 = transform.structured.fuse_into_containing_op %p4 into %l4 : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
