// RUN: jig-opt %s --transform-interpreter --split-input-file --verify-diagnostics | FileCheck %s
// Sizes that one handle has, for structured.fuse; ops without (so many) loops that tiling leaves out.

module attributes {transform.with_named_sequence} {
  // CHECK-LABEL: func @chain
  // CHECK: scf.for %{{.*}} step %c2
  // CHECK: scf.for %{{.*}} step %c4
  // CHECK: linalg.add
  // CHECK: linalg.exp
  // CHECK: {loops = 2 : i64}
  // CHECK: {loops = 2 : i64}
  // CHECK: structured.fuse %{{.*}} tile_sizes *(%{{.*}}) interchange *(%{{.*}}) : (!transform.any_op, !transform.param<i64>, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
  func.func @chain(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %e = tensor.empty() : tensor<8x8xf32>
    %x = linalg.add ins(%a, %b : tensor<8x8xf32>, tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
    %y = linalg.exp ins(%x : tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
    return %y : tensor<8x8xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %x = transform.structured.match ops{["linalg.exp"]} in %m : (!transform.any_op) -> !transform.any_op
    %s4 = transform.param.constant 4 : i64 -> !transform.param<i64>
    %s2 = transform.param.constant 2 : i64 -> !transform.param<i64>
    %s = transform.merge_handles %s4, %s2 : !transform.param<i64>
    %i1 = transform.param.constant 1 : i64 -> !transform.param<i64>
    %i0 = transform.param.constant 0 : i64 -> !transform.param<i64>
    %i = transform.merge_handles %i1, %i0 : !transform.param<i64>
    // One result has all loops.
    %t, %l = transform.structured.fuse %x tile_sizes *(%s) interchange *(%i) : (!transform.any_op, !transform.param<i64>, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
    %n = transform.num_associations %l : (!transform.any_op) -> !transform.param<i64>
    transform.annotate %l "loops" = %n : !transform.any_op, !transform.param<i64>
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // CHECK-LABEL: func @threads
  // CHECK: scf.forall
  // CHECK: linalg.exp
  func.func @threads(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %c4 = arith.constant {size} 4 : index
    %y = linalg.exp ins(%a : tensor<8x8xf32>) outs(%a : tensor<8x8xf32>) -> tensor<8x8xf32>
    return %y : tensor<8x8xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %x = transform.structured.match ops{["linalg.exp"]} in %m : (!transform.any_op) -> !transform.any_op
    %s = transform.structured.match attributes {size} in %m : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.fuse %x tile_sizes *(%s) {use_forall} : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @order(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %y = linalg.exp ins(%a : tensor<8x8xf32>) outs(%a : tensor<8x8xf32>) -> tensor<8x8xf32>
    return %y : tensor<8x8xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %x = transform.structured.match ops{["linalg.exp"]} in %m : (!transform.any_op) -> !transform.any_op
    %s4 = transform.param.constant 4 : i64 -> !transform.param<i64>
    %s = transform.merge_handles %s4, %s4 : !transform.param<i64>
    // expected-error @below {{expects interchange values to be different, in range [0, 2), found: 4}}
    %t, %l = transform.structured.fuse %x tile_sizes *(%s) interchange *(%s) : (!transform.any_op, !transform.param<i64>, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @results(%a: tensor<8x8x8xf32>) -> tensor<8x8x8xf32> {
    %y = linalg.exp ins(%a : tensor<8x8x8xf32>) outs(%a : tensor<8x8x8xf32>) -> tensor<8x8x8xf32>
    return %y : tensor<8x8x8xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %x = transform.structured.match ops{["linalg.exp"]} in %m : (!transform.any_op) -> !transform.any_op
    %s4 = transform.param.constant 4 : i64 -> !transform.param<i64>
    %s = transform.merge_handles %s4, %s4, %s4 : !transform.param<i64>
    // expected-error @below {{makes 3 loops, and has results for 2: expected as many, or one for all}}
    %t, %l:2 = transform.structured.fuse %x tile_sizes *(%s) : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // What has no loops, or less than there are sizes, stays and is in no result.
  // CHECK-LABEL: func @some
  // CHECK: arith.negf
  // CHECK: linalg.exp {for} ins(%{{.*}} : tensor<8xf32>)
  // CHECK: scf.for
  // CHECK: scf.for
  // CHECK: linalg.exp {{.*}}tiled
  // CHECK: arith.negf
  // CHECK: scf.forall
  // CHECK: linalg.abs {{.*}}tiled
  // CHECK: scf.for
  // CHECK: linalg.sqrt {{.*}}tiled
  // CHECK: scf.for
  // CHECK: linalg.generic {{.*}}tiled
  func.func @some(%a: tensor<8xf32>, %b: tensor<8x8xf32>) -> (tensor<8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8xf32>) {
    %n = arith.negf %a {for} : tensor<8xf32>
    %x = linalg.exp {for} ins(%n : tensor<8xf32>) outs(%a : tensor<8xf32>) -> tensor<8xf32>
    %y = linalg.exp {for} ins(%b : tensor<8x8xf32>) outs(%b : tensor<8x8xf32>) -> tensor<8x8xf32>
    %m = arith.negf %y {forall} : tensor<8x8xf32>
    %z = linalg.abs {forall} ins(%m : tensor<8x8xf32>) outs(%b : tensor<8x8xf32>) -> tensor<8x8xf32>
    %q = linalg.sqrt {fuse} ins(%b : tensor<8x8xf32>) outs(%b : tensor<8x8xf32>) -> tensor<8x8xf32>
    %p = arith.negf %q {fuse} : tensor<8x8xf32>
    %o = arith.negf %a {reduction} : tensor<8xf32>
    %r = linalg.reduce ins(%b : tensor<8x8xf32>) outs(%o : tensor<8xf32>) dimensions = [1] {reduction}
      (%i: f32, %c: f32) {
        %s = arith.addf %i, %c : f32
        linalg.yield %s : f32
      }
    return %x, %y, %z, %p, %r : tensor<8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match attributes {for} in %m : (!transform.any_op) -> !transform.any_op
    %t0, %l0:2 = transform.structured.tile_using_for %0 tile_sizes [2, 4] {skip_untileable} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %1 = transform.structured.match attributes {forall} in %m : (!transform.any_op) -> !transform.any_op
    %t1, %l1 = transform.structured.tile_using_forall %1 num_threads [2] {skip_untileable} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %2 = transform.structured.match attributes {fuse} in %m : (!transform.any_op) -> !transform.any_op
    %t2, %l2 = transform.structured.fuse %2 tile_sizes [2] {skip_untileable} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %3 = transform.structured.match attributes {reduction} in %m : (!transform.any_op) -> !transform.any_op
    %f, %t3, %c, %l3 = transform.structured.tile_reduction_using_for %3 by tile_sizes = [0, 4] {skip_untileable} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    %all = transform.merge_handles %t0, %t1, %t2, %t3 : !transform.any_op
    transform.annotate %all "tiled" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @without(%a: tensor<8xf32>) -> tensor<8xf32> {
    // expected-note @below {{target op}}
    %n = arith.negf %a : tensor<8xf32>
    return %n : tensor<8xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["arith.negf"]} in %m : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{only ops implementing TilingInterface are supported}}
    %t0, %l0 = transform.structured.tile_using_for %0 tile_sizes [2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
