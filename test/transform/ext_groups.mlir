// RUN: jig-opt %s --transform-interpreter --split-input-file --allow-unregistered-dialect 2>&1 | FileCheck %s

// Sizes go from the product through a transposed use, and not into the reduction; the generic form
// is what Lighthouse writes.
// CHECK-LABEL: @carried
// CHECK: linalg.fill {transform_ext.tile_sizes = array<i64: 1, 4, 4>}
// CHECK: linalg.batch_matmul {transform_ext.tile_sizes = array<i64: 1, 4, 4, 0>}
// CHECK: linalg.transpose {{.*}} {transform_ext.tile_sizes = array<i64: 4, 1, 4>}
// CHECK: linalg.generic {{.*}} {transform_ext.tile_sizes = array<i64: 4, 0, 4>}
// CHECK: transform_ext.assign_tile_sizes %{{.*}}, %{{.*}} : (!transform.any_op, !transform.any_param) -> !transform.any_op
// CHECK: transform_ext.propagate_tile_sizes %{{.*}} : (!transform.any_op) -> !transform.any_op
#in = affine_map<(i, k, j) -> (i, k, j)>
#out = affine_map<(i, k, j) -> (i, j)>
module attributes {transform.with_named_sequence} {
  func.func @carried(%a: tensor<2x8x6xf32>, %b: tensor<2x6x?xf32>, %e: tensor<2x8x?xf32>, %t: tensor<8x2x?xf32>, %s: tensor<8x?xf32>) -> tensor<8x?xf32> {
    %zero = arith.constant 0.0 : f32
    %f = linalg.fill ins(%zero : f32) outs(%e : tensor<2x8x?xf32>) -> tensor<2x8x?xf32>
    %p = linalg.batch_matmul ins(%a, %b : tensor<2x8x6xf32>, tensor<2x6x?xf32>) outs(%f : tensor<2x8x?xf32>) -> tensor<2x8x?xf32>
    %q = linalg.transpose ins(%p : tensor<2x8x?xf32>) outs(%t : tensor<8x2x?xf32>) permutation = [1, 0, 2]
    %r = linalg.generic {indexing_maps = [#in, #out], iterator_types = ["parallel", "reduction", "parallel"]}
        ins(%q : tensor<8x2x?xf32>) outs(%s : tensor<8x?xf32>) {
    ^bb0(%x: f32, %y: f32):
      %z = arith.addf %x, %y : f32
      linalg.yield %z : f32
    } -> tensor<8x?xf32>
    return %r : tensor<8x?xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %p = transform.structured.match ops{["linalg.batch_matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %size = transform.param.constant 4 : i64 -> !transform.any_param
    %a = "transform_ext.assign_tile_sizes"(%p, %size) : (!transform.any_op, !transform.any_param) -> !transform.any_op
    %all = transform_ext.propagate_tile_sizes %a : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

// A value that is read twice, in two orders of its dimensions, fits tiles of equal sizes only. What
// has other sizes already begins another group. A small dimension is not tiled.
// CHECK-LABEL: @twice
// CHECK: linalg.exp {transform_ext.tile_sizes = array<i64: 4, 4>}
// CHECK: linalg.generic {{.*}} {transform_ext.tile_sizes = array<i64: 4, 4>}
// CHECK: linalg.exp {transform_ext.tile_sizes = array<i64: 0, 4>}
// CHECK: linalg.generic
// CHECK-NOT: tile_sizes
// CHECK: linalg.exp {transform_ext.tile_sizes = array<i64: 2, 4>}
// CHECK: linalg.generic
// CHECK-NOT: tile_sizes
// CHECK: linalg.log {transform_ext.fusion_boundary, transform_ext.tile_sizes = array<i64: 2, 2>}
#id = affine_map<(i, j) -> (i, j)>
#swap = affine_map<(i, j) -> (j, i)>
module attributes {transform.with_named_sequence} {
  func.func @twice(%a: tensor<8x8xf32>, %b: tensor<2x8xf32>, %c: tensor<2x2xf32>) -> (tensor<8x8xf32>, tensor<2x2xf32>, tensor<8x8xf32>, tensor<8x8xf32>) {
    %0 = linalg.exp ins(%a : tensor<8x8xf32>) outs(%a : tensor<8x8xf32>) -> tensor<8x8xf32>
    %1 = linalg.generic {indexing_maps = [#id, #swap, #id], iterator_types = ["parallel", "parallel"]}
        ins(%0, %0 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%a : tensor<8x8xf32>) {
    ^bb0(%x: f32, %y: f32, %o: f32):
      %z = arith.addf %x, %y : f32
      linalg.yield %z : f32
    } -> tensor<8x8xf32>
    %2 = linalg.exp ins(%b : tensor<2x8xf32>) outs(%b : tensor<2x8xf32>) -> tensor<2x8xf32>
    %3 = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (j, k)>, affine_map<(i, j, k) -> (i, j)>],
                         iterator_types = ["parallel", "parallel", "reduction"]}
        ins(%2, %2 : tensor<2x8xf32>, tensor<2x8xf32>) outs(%c : tensor<2x2xf32>) {
    ^bb0(%x: f32, %y: f32, %o: f32):
      %z = arith.maximumf %x, %y : f32
      linalg.yield %z : f32
    } -> tensor<2x2xf32>
    %5 = linalg.exp {transform_ext.tile_sizes = array<i64: 2, 4>} ins(%a : tensor<8x8xf32>) outs(%a : tensor<8x8xf32>) -> tensor<8x8xf32>
    %6 = linalg.generic {indexing_maps = [#id, #swap, #id], iterator_types = ["parallel", "parallel"]}
        ins(%5, %5 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%a : tensor<8x8xf32>) {
    ^bb0(%x: f32, %y: f32, %o: f32):
      %z = arith.addf %x, %y : f32
      linalg.yield %z : f32
    } -> tensor<8x8xf32>
    %4 = linalg.log {transform_ext.tile_sizes = array<i64: 2, 2>} ins(%0 : tensor<8x8xf32>) outs(%a : tensor<8x8xf32>) -> tensor<8x8xf32>
    return %1, %3, %4, %6 : tensor<8x8xf32>, tensor<2x2xf32>, tensor<8x8xf32>, tensor<8x8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %p = transform.structured.match ops{["linalg.exp"]} in %root : (!transform.any_op) -> !transform.any_op
    %size = transform.param.constant 4 : i64 -> !transform.param<i64>
    %a = transform_ext.assign_tile_sizes %p, %size : (!transform.any_op, !transform.param<i64>) -> !transform.any_op
    %all = transform_ext.propagate_tile_sizes %a : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

// The last of each group, in the order of the program and not of the handle; a fill goes with the
// product that it prepares, and ops in a circle end.
// CHECK-LABEL: IR printer: roots
// CHECK-NEXT: linalg.log
// CHECK-NEXT: linalg.matmul {second
// CHECK-LABEL: IR printer: consumers
// CHECK-NEXT: linalg.exp
// CHECK-NEXT: linalg.log
// CHECK-LABEL: IR printer: itself
// CHECK-NEXT: linalg.matmul {second
// CHECK-LABEL: IR printer: producers
// CHECK-NEXT: linalg.log
// CHECK-NEXT: linalg.fill
// CHECK-NEXT: linalg.exp
// CHECK-NEXT: arith.constant
// CHECK-NEXT: linalg.matmul {first
// CHECK-LABEL: IR printer: circle
// CHECK-NEXT: "two.op"
// CHECK-NOT: op
// CHECK-LABEL: IR printer: none
// CHECK-NOT: op
// CHECK-LABEL: @chain
// CHECK: linalg.matmul {first, sizes = [4, 4, 0]}
// CHECK: linalg.matmul {second
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %zero = arith.constant 0.0 : f32
    %f = linalg.fill ins(%zero : f32) outs(%a : tensor<8x8xf32>) -> tensor<8x8xf32>
    %0 = linalg.matmul {first} ins(%a, %a : tensor<8x8xf32>, tensor<8x8xf32>) outs(%f : tensor<8x8xf32>) -> tensor<8x8xf32>
    %1 = linalg.exp ins(%0 : tensor<8x8xf32>) outs(%0 : tensor<8x8xf32>) -> tensor<8x8xf32>
    %2 = linalg.log ins(%1 : tensor<8x8xf32>) outs(%a : tensor<8x8xf32>) -> tensor<8x8xf32>
    %3 = linalg.matmul {second} ins(%2, %2 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%f : tensor<8x8xf32>) -> tensor<8x8xf32>
    return %3 : tensor<8x8xf32>
  }
  module {
    %x = "one.op"(%y) : (i32) -> i32
    %y = "two.op"(%x) : (i32) -> i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %p = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %size = transform.param.constant 4 : i64 -> !transform.param<i64>
    %a = transform_ext.assign_tile_sizes %p, %size : (!transform.any_op, !transform.param<i64>) -> !transform.any_op
    %all = transform_ext.propagate_tile_sizes %a : (!transform.any_op) -> !transform.any_op
    %late = transform_ext.reverse_handles %all : (!transform.any_op) -> !transform.any_op
    %twice = transform.merge_handles %late, %all : !transform.any_op
    %roots = transform_ext.get_fusion_roots %twice : (!transform.any_op) -> !transform.any_op
    transform.print %roots {name = "roots", skip_regions} : !transform.any_op
    %p2:2 = transform.split_handle %p : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %consumers = transform_ext.get_tileable_consumers %p2#0 : (!transform.any_op) -> !transform.any_op
    transform.print %consumers {name = "consumers", skip_regions} : !transform.any_op
    %itself = transform_ext.get_tileable_consumers %p2#1 : (!transform.any_op) -> !transform.any_op
    transform.print %itself {name = "itself", skip_regions} : !transform.any_op
    %producers = transform_ext.trace_producers %p2#1 : (!transform.any_op) -> !transform.any_op
    transform.print %producers {name = "producers", skip_regions} : !transform.any_op
    %one = transform.structured.match ops{["one.op"]} in %root : (!transform.any_op) -> !transform.any_op
    %circle = transform_ext.trace_producers %one : (!transform.any_op) -> !transform.any_op
    transform.print %circle {name = "circle"} : !transform.any_op
    %nothing = transform_ext.get_fusion_roots %one : (!transform.any_op) -> !transform.any_op
    transform.print %nothing {name = "none"} : !transform.any_op
    %numbers = transform_ext.get_tiling_sizes %p2#0, %size : (!transform.any_op, !transform.param<i64>) -> !transform.any_param
    %clean = transform_ext.clear_tile_and_fuse_annotations %root : (!transform.any_op) -> !transform.any_op
    %list = transform.param.constant [4, 4, 0] -> !transform.any_param
    transform.annotate %p2#0 "sizes" = %list : !transform.any_op, !transform.any_param
    transform.yield
  }
}

// -----

// Filters, of several ops and of none; those that ask may stand in matchers.
// CHECK-LABEL: @filtered
// CHECK: linalg.exp {deep, found}
// CHECK: scf.forall (%{{.*}}) in (8)
// CHECK: linalg.matvec {deep, sums}
// CHECK-NOT: deeper
// CHECK: transform.named_sequence
module attributes {transform.with_named_sequence} {
  func.func @filtered(%a: tensor<8x8xf32>, %b: tensor<8xf32>) -> (tensor<8x8xf32>, tensor<8xf32>) {
    %0 = linalg.exp ins(%a : tensor<8x8xf32>) outs(%a : tensor<8x8xf32>) -> tensor<8x8xf32>
    %1 = linalg.matvec ins(%0, %b : tensor<8x8xf32>, tensor<8xf32>) outs(%b : tensor<8xf32>) -> tensor<8xf32>
    return %0, %1 : tensor<8x8xf32>, tensor<8xf32>
  }
  transform.named_sequence @asks(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    %e = transform_ext.filter_elementwise %op : (!transform.any_op) -> !transform.any_op
    %first = transform.param.constant 0 : i64 -> !transform.any_param
    %one = transform_ext.extract_handle %e, %first : (!transform.any_op, !transform.any_param) -> !transform.any_op
    transform.yield %one : !transform.any_op
  }
  transform.named_sequence @does(%op: !transform.any_op {transform.readonly}) {
    transform.annotate %op "found" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.consumed}) {
    %0 = transform.foreach_match in %root @asks -> @does : (!transform.any_op) -> !transform.any_op
    %all = transform.structured.match interface{LinalgOp} in %0 : (!transform.any_op) -> !transform.any_op
    %two = transform.param.constant 2 : i64 -> !transform.any_param
    %three = transform.param.constant 3 : i64 -> !transform.any_param
    %sums = transform_ext.filter_reduction_ops %all : (!transform.any_op) -> !transform.any_op
    transform.annotate %sums "sums" : !transform.any_op
    %deep = transform_ext.filter_num_loops %all, %two : (!transform.any_op, !transform.any_param) -> !transform.any_op
    transform.annotate %deep "deep" : !transform.any_op
    %none = transform_ext.filter_num_loops %all, %three : (!transform.any_op, !transform.any_param) -> !transform.any_op
    transform.annotate %none "deeper" : !transform.any_op
    %nothing = transform_ext.reverse_handles %none : (!transform.any_op) -> !transform.any_op
    %names = transform.param.constant ["linalg.exp", "linalg.log"] -> !transform.any_param
    %named = transform_ext.filter_by_name %all, %names : (!transform.any_op, !transform.any_param) -> !transform.any_op
    %x = transform_ext.get_named_attribute %named "found" : (!transform.any_op) -> !transform.any_param
    %y = transform.param.constant unit -> !transform.any_param
    transform_ext.param_cmp_eq %x, %y : !transform.any_param, !transform.any_param
    %last = transform.param.constant -1 : i64 -> !transform.any_param
    %tail = transform_ext.extract_handle %all, %last : (!transform.any_op, !transform.any_param) -> !transform.any_op
    %units = transform_ext.get_leading_unit_tile_sizes %tail : (!transform.any_op) -> !transform.any_param
    %tiled, %loop = transform.structured.tile_using_forall %tail tile_sizes *(%units) : (!transform.any_op, !transform.any_param) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

// A size of 0 tiles no loop, those of batches included.
// CHECK-LABEL: @of_zero
// CHECK: linalg.batch_matmul {none}
// CHECK: linalg.exp {transform_ext.tile_sizes = array<i64: 0, 0, 0>}
module attributes {transform.with_named_sequence} {
  func.func @of_zero(%a: tensor<2x8x8xf32>) -> (tensor<2x8x8xf32>, tensor<2x8x8xf32>, tensor<2x8x8xf32>) {
    %0 = linalg.batch_matmul ins(%a, %a : tensor<2x8x8xf32>, tensor<2x8x8xf32>) outs(%a : tensor<2x8x8xf32>) -> tensor<2x8x8xf32>
    %1 = linalg.contract indexing_maps = [affine_map<(b, i, j, k) -> (b, i, k)>, affine_map<(b, i, j, k) -> (b, k, j)>, affine_map<(b, i, j, k) -> (b, i, j)>]
        ins(%a, %a : tensor<2x8x8xf32>, tensor<2x8x8xf32>) outs(%a : tensor<2x8x8xf32>) -> tensor<2x8x8xf32>
    %2 = linalg.exp ins(%a : tensor<2x8x8xf32>) outs(%a : tensor<2x8x8xf32>) -> tensor<2x8x8xf32>
    return %0, %1, %2 : tensor<2x8x8xf32>, tensor<2x8x8xf32>, tensor<2x8x8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %zero = transform.param.constant 0 : i64 -> !transform.param<i64>
    %b = transform.structured.match ops{["linalg.batch_matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %bs = transform_ext.get_tiling_sizes %b, %zero : (!transform.any_op, !transform.param<i64>) -> !transform.any_param
    %zeros = transform.merge_handles %zero, %zero, %zero, %zero : !transform.param<i64>
    transform_ext.param_cmp_eq %bs, %zeros : !transform.any_param, !transform.param<i64>
    %c = transform.structured.match ops{["linalg.contract"]} in %root : (!transform.any_op) -> !transform.any_op
    %cs = transform_ext.get_tiling_sizes %c, %zero : (!transform.any_op, !transform.param<i64>) -> !transform.any_param
    transform_ext.param_cmp_eq %cs, %zeros : !transform.any_param, !transform.param<i64>
    transform.annotate %b "none" : !transform.any_op
    %e = transform.structured.match ops{["linalg.exp"]} in %root : (!transform.any_op) -> !transform.any_op
    %a = transform_ext.assign_tile_sizes %e, %zero : (!transform.any_op, !transform.param<i64>) -> !transform.any_op
    transform.yield
  }
}
