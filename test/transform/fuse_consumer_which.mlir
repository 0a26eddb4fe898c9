// RUN: jig-opt %s --transform-interpreter --split-input-file --verify-diagnostics | FileCheck %s
// Which consumers go into loops, and why others do not.

module attributes {transform.with_named_sequence} {
  // Sums go on from tile to tile where the loops run in order.
  // CHECK-LABEL: func @sums
  // CHECK: scf.for {{.*}} iter_args(%{{.*}} = %{{.*}}, %[[A:.*]] = %arg2)
  // CHECK: scf.for {{.*}} iter_args(%{{.*}} = %{{.*}}, %[[B:.*]] = %[[A]])
  // CHECK: %[[E:.*]] = linalg.exp
  // CHECK: %[[S:.*]] = tensor.extract_slice %[[B]][%{{.*}}] [4] [1]
  // CHECK: linalg.generic {{.*}} ins(%[[E]] : tensor<4x2xf32>) outs(%[[S]] : tensor<4xf32>)
  // CHECK: tensor.insert_slice %{{.*}} into %[[B]][%{{.*}}] [4] [1]
  func.func @sums(%x: tensor<8x6xf32>, %o: tensor<8x6xf32>, %y: tensor<8xf32>) -> tensor<8xf32> {
    %m = linalg.exp {p} ins(%x : tensor<8x6xf32>) outs(%o : tensor<8x6xf32>) -> tensor<8x6xf32>
    %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%m : tensor<8x6xf32>) outs(%y : tensor<8xf32>) attrs = {c} {
    ^bb0(%a: f32, %b: f32):
      %z = arith.addf %b, %a : f32
      linalg.yield %z : f32
    } -> tensor<8xf32>
    return %r : tensor<8xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %p = transform.structured.match attributes {p} in %m : (!transform.any_op) -> !transform.any_op
    %c = transform.structured.match attributes {c} in %m : (!transform.any_op) -> !transform.any_op
    %t, %l:2 = transform.structured.tile_using_for %p tile_sizes [4, 2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %f, %n = transform.structured.fuse_consumer_into_containing_op %c into %l#0, %l#1 : (!transform.any_op, !transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @threads(%x: tensor<8x6xf32>, %o: tensor<8x6xf32>, %y: tensor<8xf32>) -> tensor<8xf32> {
    %m = linalg.exp {p} ins(%x : tensor<8x6xf32>) outs(%o : tensor<8x6xf32>) -> tensor<8x6xf32>
    // expected-note @below {{reduces in loop 1 what threads make, all at once}}
    %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%m : tensor<8x6xf32>) outs(%y : tensor<8xf32>) attrs = {c} {
    ^bb0(%a: f32, %b: f32):
      %z = arith.addf %b, %a : f32
      linalg.yield %z : f32
    } -> tensor<8xf32>
    return %r : tensor<8xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %p = transform.structured.match attributes {p} in %m : (!transform.any_op) -> !transform.any_op
    %c = transform.structured.match attributes {c} in %m : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.tile_using_forall %p tile_sizes [4, 2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    // expected-error @below {{could not fuse the consumer into the loops}}
    %f, %n = transform.structured.fuse_consumer_into_containing_op %c into %l : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // CHECK-LABEL: func @rows
  // CHECK: scf.forall
  // CHECK: %[[E:.*]] = linalg.exp
  // CHECK: linalg.generic {{.*}} ins(%[[E]] : tensor<4x6xf32>)
  func.func @rows(%x: tensor<8x6xf32>, %o: tensor<8x6xf32>, %y: tensor<8xf32>) -> tensor<8xf32> {
    %m = linalg.exp {p} ins(%x : tensor<8x6xf32>) outs(%o : tensor<8x6xf32>) -> tensor<8x6xf32>
    %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%m : tensor<8x6xf32>) outs(%y : tensor<8xf32>) attrs = {c} {
    ^bb0(%a: f32, %b: f32):
      %z = arith.addf %b, %a : f32
      linalg.yield %z : f32
    } -> tensor<8xf32>
    return %r : tensor<8xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %p = transform.structured.match attributes {p} in %m : (!transform.any_op) -> !transform.any_op
    %c = transform.structured.match attributes {c} in %m : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.tile_using_forall %p tile_sizes [4, 0] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %f, %n = transform.structured.fuse_consumer_into_containing_op %c into %l : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // What is written over is put in tile by tile.
  // CHECK-LABEL: func @over
  // CHECK: scf.forall {{.*}} shared_outs(%{{.*}} = %arg1, %{{.*}} = %arg1)
  // CHECK: %[[E:.*]] = linalg.exp
  // CHECK: linalg.sub {c} ins({{.*}}) outs(%[[E]]
  func.func @over(%x: tensor<8x6xf32>, %o: tensor<8x6xf32>) -> tensor<8x6xf32> {
    %m = linalg.exp {p} ins(%x : tensor<8x6xf32>) outs(%o : tensor<8x6xf32>) -> tensor<8x6xf32>
    %r = linalg.sub {c} ins(%m, %x : tensor<8x6xf32>, tensor<8x6xf32>) outs(%m : tensor<8x6xf32>) -> tensor<8x6xf32>
    return %r : tensor<8x6xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %p = transform.structured.match attributes {p} in %m : (!transform.any_op) -> !transform.any_op
    %c = transform.structured.match attributes {c} in %m : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.tile_using_forall %p tile_sizes [4, 3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %f, %n = transform.structured.fuse_consumer_into_containing_op %c into %l : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // CHECK-LABEL: func @packs
  // CHECK: scf.for {{.*}} iter_args(%{{.*}} = %{{.*}}, %[[D:.*]] = %arg2) -> (tensor<8x6xf32>, tensor<2x6x4xf32>)
  // CHECK: %[[E:.*]] = linalg.exp
  // CHECK: %[[S:.*]] = tensor.extract_slice %[[D]]
  // CHECK: %[[P:.*]] = linalg.pack %[[E]] {{.*}} into %[[S]] : tensor<4x6xf32> -> tensor<1x6x4xf32>
  // CHECK: tensor.insert_slice %[[P]] into %[[D]]
  func.func @packs(%x: tensor<8x6xf32>, %o: tensor<8x6xf32>, %d: tensor<2x6x4xf32>) -> tensor<2x6x4xf32> {
    %m = linalg.exp {p} ins(%x : tensor<8x6xf32>) outs(%o : tensor<8x6xf32>) -> tensor<8x6xf32>
    %r = linalg.pack %m inner_dims_pos = [0] inner_tiles = [4] into %d : tensor<8x6xf32> -> tensor<2x6x4xf32>
    return %r : tensor<2x6x4xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %p = transform.structured.match attributes {p} in %m : (!transform.any_op) -> !transform.any_op
    %c = transform.structured.match ops{["linalg.pack"]} in %m : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.tile_using_for %p tile_sizes [4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %f, %n = transform.structured.fuse_consumer_into_containing_op %c into %l : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @packs_less(%x: tensor<8x6xf32>, %o: tensor<8x6xf32>, %d: tensor<2x6x4xf32>) -> tensor<2x6x4xf32> {
    %m = linalg.exp {p} ins(%x : tensor<8x6xf32>) outs(%o : tensor<8x6xf32>) -> tensor<8x6xf32>
    // expected-note @below {{the tiles of its operands make no tile of it}}
    %r = linalg.pack %m inner_dims_pos = [0] inner_tiles = [4] into %d : tensor<8x6xf32> -> tensor<2x6x4xf32>
    return %r : tensor<2x6x4xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %p = transform.structured.match attributes {p} in %m : (!transform.any_op) -> !transform.any_op
    %c = transform.structured.match ops{["linalg.pack"]} in %m : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.tile_using_for %p tile_sizes [3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    // expected-error @below {{could not fuse the consumer into the loops}}
    %f, %n = transform.structured.fuse_consumer_into_containing_op %c into %l : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // CHECK-LABEL: func @unpacks
  // CHECK: scf.forall
  // CHECK: %[[E:.*]] = linalg.exp
  // CHECK: linalg.unpack %[[E]] {{.*}} : tensor<1x3x4xf32> -> tensor<?x3xf32>
  func.func @unpacks(%x: tensor<2x3x4xf32>, %o: tensor<2x3x4xf32>, %d: tensor<7x3xf32>) -> tensor<7x3xf32> {
    %m = linalg.exp {p} ins(%x : tensor<2x3x4xf32>) outs(%o : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %r = linalg.unpack %m inner_dims_pos = [0] inner_tiles = [4] into %d : tensor<2x3x4xf32> -> tensor<7x3xf32>
    return %r : tensor<7x3xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %p = transform.structured.match attributes {p} in %m : (!transform.any_op) -> !transform.any_op
    %c = transform.structured.match ops{["linalg.unpack"]} in %m : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.tile_using_forall %p tile_sizes [1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %f, %n = transform.structured.fuse_consumer_into_containing_op %c into %l : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // CHECK-LABEL: func @turned
  // CHECK: scf.forall
  // CHECK: %[[E:.*]] = linalg.exp
  // CHECK: linalg.transpose ins(%[[E]] : tensor<4x3xf32>) outs(%{{.*}} : tensor<3x4xf32>)
  func.func @turned(%x: tensor<8x6xf32>, %o: tensor<8x6xf32>, %d: tensor<6x8xf32>) -> tensor<6x8xf32> {
    %m = linalg.exp {p} ins(%x : tensor<8x6xf32>) outs(%o : tensor<8x6xf32>) -> tensor<8x6xf32>
    %r = linalg.transpose ins(%m : tensor<8x6xf32>) outs(%d : tensor<6x8xf32>) permutation = [1, 0] {c}
    return %r : tensor<6x8xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %p = transform.structured.match attributes {p} in %m : (!transform.any_op) -> !transform.any_op
    %c = transform.structured.match attributes {c} in %m : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.tile_using_forall %p tile_sizes [4, 3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %f, %n = transform.structured.fuse_consumer_into_containing_op %c into %l : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @window(%x: tensor<8x6xf32>, %o: tensor<8x6xf32>, %d: tensor<8x6xf32>) -> tensor<8x6xf32> {
    %m = linalg.exp {p} ins(%x : tensor<8x6xf32>) outs(%o : tensor<8x6xf32>) -> tensor<8x6xf32>
    // expected-note @below {{uses more than the tile, or another part, of what the loops make as operand 0}}
    %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, 0)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%m : tensor<8x6xf32>) outs(%d : tensor<8x6xf32>) attrs = {c} {
    ^bb0(%a: f32, %b: f32):
      linalg.yield %a : f32
    } -> tensor<8x6xf32>
    return %r : tensor<8x6xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %p = transform.structured.match attributes {p} in %m : (!transform.any_op) -> !transform.any_op
    %c = transform.structured.match attributes {c} in %m : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.tile_using_forall %p tile_sizes [4, 3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    // expected-error @below {{could not fuse the consumer into the loops}}
    %f, %n = transform.structured.fuse_consumer_into_containing_op %c into %l : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @depends(%x: tensor<8x6xf32>, %o: tensor<8x6xf32>, %d: tensor<8x6xf32>) -> tensor<8x6xf32> {
    %m = linalg.exp {p} ins(%x : tensor<8x6xf32>) outs(%o : tensor<8x6xf32>) -> tensor<8x6xf32>
    // expected-note @below {{'linalg.abs' makes what the consumer uses of what the loops make}}
    %q = linalg.abs ins(%m : tensor<8x6xf32>) outs(%d : tensor<8x6xf32>) -> tensor<8x6xf32>
    %r = linalg.add {c} ins(%m, %q : tensor<8x6xf32>, tensor<8x6xf32>) outs(%d : tensor<8x6xf32>) -> tensor<8x6xf32>
    return %r : tensor<8x6xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %p = transform.structured.match attributes {p} in %m : (!transform.any_op) -> !transform.any_op
    %c = transform.structured.match attributes {c} in %m : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.tile_using_forall %p tile_sizes [4, 3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    // expected-error @below {{could not fuse the consumer into the loops}}
    %f, %n = transform.structured.fuse_consumer_into_containing_op %c into %l : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @effects(%x: tensor<8x6xf32>, %o: tensor<8x6xf32>, %d: memref<8x6xf32>) -> tensor<8x6xf32> {
    %m = linalg.exp {p} ins(%x : tensor<8x6xf32>) outs(%o : tensor<8x6xf32>) -> tensor<8x6xf32>
    // expected-note @below {{'bufferization.to_tensor' makes what the consumer uses behind the loops, and cannot be moved before them}}
    %q = bufferization.to_tensor %d restrict : memref<8x6xf32> to tensor<8x6xf32>
    %r = linalg.add {c} ins(%m, %x : tensor<8x6xf32>, tensor<8x6xf32>) outs(%q : tensor<8x6xf32>) -> tensor<8x6xf32>
    return %r : tensor<8x6xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %p = transform.structured.match attributes {p} in %m : (!transform.any_op) -> !transform.any_op
    %c = transform.structured.match attributes {c} in %m : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.tile_using_forall %p tile_sizes [4, 3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    // expected-error @below {{could not fuse the consumer into the loops}}
    %f, %n = transform.structured.fuse_consumer_into_containing_op %c into %l : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @nothing(%x: tensor<8x6xf32>, %o: tensor<8x6xf32>) -> tensor<8x6xf32> {
    %m = linalg.exp {p} ins(%x : tensor<8x6xf32>) outs(%o : tensor<8x6xf32>) -> tensor<8x6xf32>
    // expected-note @below {{uses no result of the loops}}
    %r = linalg.abs {c} ins(%x : tensor<8x6xf32>) outs(%o : tensor<8x6xf32>) -> tensor<8x6xf32>
    return %r : tensor<8x6xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %p = transform.structured.match attributes {p} in %m : (!transform.any_op) -> !transform.any_op
    %c = transform.structured.match attributes {c} in %m : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.tile_using_forall %p tile_sizes [4, 3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    // expected-error @below {{could not fuse the consumer into the loops}}
    %f, %n = transform.structured.fuse_consumer_into_containing_op %c into %l : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @softmax(%x: tensor<8x6xf32>, %o: tensor<8x6xf32>) -> tensor<8x6xf32> {
    %m = linalg.exp {p} ins(%x : tensor<8x6xf32>) outs(%o : tensor<8x6xf32>) -> tensor<8x6xf32>
    // expected-note @below {{'linalg.softmax' cannot be tiled by a tile of what it uses}}
    %r = linalg.softmax {c} dimension(1) ins(%m : tensor<8x6xf32>) outs(%o : tensor<8x6xf32>) -> tensor<8x6xf32>
    return %r : tensor<8x6xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %p = transform.structured.match attributes {p} in %m : (!transform.any_op) -> !transform.any_op
    %c = transform.structured.match attributes {c} in %m : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.tile_using_forall %p tile_sizes [4, 3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    // expected-error @below {{could not fuse the consumer into the loops}}
    %f, %n = transform.structured.fuse_consumer_into_containing_op %c into %l : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @unknown(%x: tensor<?x?xf32>, %o: tensor<?x?xf32>) -> tensor<?x?xf32> {
    // expected-note @below {{the tiles are not known to make up dimension 0 of result 0}}
    %m = linalg.exp {p} ins(%x : tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
    %r = linalg.abs {c} ins(%m : tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
    return %r : tensor<?x?xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %p = transform.structured.match attributes {p} in %m : (!transform.any_op) -> !transform.any_op
    %c = transform.structured.match attributes {c} in %m : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.tile_using_for %p tile_sizes [4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    // expected-error @below {{could not fuse the consumer into the loops}}
    %f, %n = transform.structured.fuse_consumer_into_containing_op %c into %l : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // The script says that sizes agree.
  // CHECK-LABEL: func @assumed
  // CHECK: scf.for
  // CHECK: %[[E:.*]] = linalg.exp
  // CHECK: linalg.abs {c} ins(%[[E]]
  func.func @assumed(%x: tensor<?x?xf32>, %o: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %m = linalg.exp {p} ins(%x : tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
    %r = linalg.abs {c} ins(%m : tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
    return %r : tensor<?x?xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %p = transform.structured.match attributes {p} in %m : (!transform.any_op) -> !transform.any_op
    %c = transform.structured.match attributes {c} in %m : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.tile_using_for %p tile_sizes [4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %f, %n = transform.structured.fuse_consumer_into_containing_op %c into %l {assume_tiles_cover} : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // Sizes that follow from each other.
  // CHECK-LABEL: func @sizes
  // CHECK: scf.forall
  // CHECK: %[[E:.*]] = linalg.exp
  // CHECK: linalg.abs {c} ins(%[[E]]
  func.func @sizes(%x: tensor<?x?xf32>, %i: index, %j: index) -> tensor<?x?xf32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %h = tensor.dim %x, %c0 : tensor<?x?xf32>
    %w = tensor.dim %x, %c1 : tensor<?x?xf32>
    %o = tensor.empty(%h, %w) : tensor<?x?xf32>
    %m = linalg.exp {p} ins(%x : tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
    %r = linalg.abs {c} ins(%m : tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
    return %r : tensor<?x?xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %p = transform.structured.match attributes {p} in %m : (!transform.any_op) -> !transform.any_op
    %c = transform.structured.match attributes {c} in %m : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.tile_using_forall %p tile_sizes [4, 3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %f, %n = transform.structured.fuse_consumer_into_containing_op %c into %l : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @peeled(%x: tensor<8x6xf32>, %o: tensor<8x6xf32>) -> tensor<8x6xf32> {
    // expected-note @below {{the tiles are not known to make up dimension 0 of result 0}}
    %m = linalg.exp {p} ins(%x : tensor<8x6xf32>) outs(%o : tensor<8x6xf32>) -> tensor<8x6xf32>
    %r = linalg.abs {c} ins(%m : tensor<8x6xf32>) outs(%o : tensor<8x6xf32>) -> tensor<8x6xf32>
    return %r : tensor<8x6xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %p = transform.structured.match attributes {p} in %m : (!transform.any_op) -> !transform.any_op
    %c = transform.structured.match attributes {c} in %m : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.tile_using_for %p tile_sizes [3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %for = transform.cast %l : !transform.any_op to !transform.op<"scf.for">
    %main, %rest = transform.loop.peel %for : (!transform.op<"scf.for">) -> (!transform.any_op, !transform.any_op)
    // expected-error @below {{could not fuse the consumer into the loops}}
    %f, %n = transform.structured.fuse_consumer_into_containing_op %c into %rest : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @outer_alone(%x: tensor<8x6xf32>, %o: tensor<8x6xf32>) -> tensor<8x6xf32> {
    // expected-note @below {{a loop inside moves the tile along dimension 1 of result 0: give that loop as well, the outermost first}}
    %m = linalg.exp {p} ins(%x : tensor<8x6xf32>) outs(%o : tensor<8x6xf32>) -> tensor<8x6xf32>
    %r = linalg.abs {c} ins(%m : tensor<8x6xf32>) outs(%o : tensor<8x6xf32>) -> tensor<8x6xf32>
    return %r : tensor<8x6xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %p = transform.structured.match attributes {p} in %m : (!transform.any_op) -> !transform.any_op
    %c = transform.structured.match attributes {c} in %m : (!transform.any_op) -> !transform.any_op
    %t, %l:2 = transform.structured.tile_using_for %p tile_sizes [4, 3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    // expected-error @below {{could not fuse the consumer into the loops}}
    %f, %n = transform.structured.fuse_consumer_into_containing_op %c into %l#0 : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
