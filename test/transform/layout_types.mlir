// RUN: split-file %s %t
// RUN: jig apply --quiet %t/payload.mlir --script %t/script.mlir | FileCheck %s
// Layouts move, and slices sink, where static and dynamic sizes are mixed, or not at all.

//--- payload.mlir

#id = affine_map<(i) -> (i)>
#twice = affine_map<(i) -> (i, i)>

// The destination comes later and is dynamic: another one is made, and the result is cast.
// CHECK-LABEL: func.func @later(
// CHECK: %[[D:.*]] = tensor.empty() : tensor<2x4xf32>
// CHECK: %[[P:.*]] = linalg.pack
// CHECK: %[[G:.*]] = linalg.generic {{.*}} ins(%[[P]] : tensor<2x4xf32>) outs(%[[D]] : tensor<2x4xf32>)
// CHECK: tensor.cast %[[G]] : tensor<2x4xf32> to tensor<?x4xf32>
func.func @later(%a: tensor<8xf32>, %n: index) -> tensor<?x4xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %g = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%x: f32, %y: f32):
    %z = arith.addf %x, %x : f32
    linalg.yield %z : f32
  } -> tensor<8xf32>
  %q = arith.addi %n, %n : index
  %d = tensor.empty(%q) : tensor<?x4xf32>
  %p = linalg.pack %g inner_dims_pos = [0] inner_tiles = [4] into %d : tensor<8xf32> -> tensor<?x4xf32>
  return %p : tensor<?x4xf32>
}

// What the body starts from is packed; its type is not the destination's.
// CHECK-LABEL: func.func @updates(
// CHECK: linalg.generic {{.*}} outs(%{{.*}} : tensor<2x4xf32>)
// CHECK: tensor.cast %{{.*}} : tensor<2x4xf32> to tensor<?x4xf32>
func.func @updates(%a: tensor<8xf32>, %i: tensor<8xf32>, %d: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %g = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a : tensor<8xf32>) outs(%i : tensor<8xf32>) {
  ^bb0(%x: f32, %y: f32):
    %z = arith.addf %x, %y : f32
    linalg.yield %z : f32
  } -> tensor<8xf32>
  %p = linalg.pack %g inner_dims_pos = [0] inner_tiles = [4] into %d : tensor<8xf32> -> tensor<?x4xf32>
  return %p : tensor<?x4xf32>
}

// The size of a tile comes later, in the first one as an argument's double, then from a constant.
// CHECK-LABEL: func.func @tile_later(
// CHECK: linalg.generic
// CHECK: %[[T:.*]] = arith.addi
// CHECK: linalg.pack %{{.*}} inner_tiles = [%[[T]]]
func.func @tile_later(%a: tensor<?xf32>, %e: tensor<?xf32>, %d: tensor<?x?xf32>, %i: index) -> tensor<?x?xf32> {
  %g = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a : tensor<?xf32>) outs(%e : tensor<?xf32>) {
  ^bb0(%x: f32, %y: f32):
    %z = arith.addf %x, %x : f32
    linalg.yield %z : f32
  } -> tensor<?xf32>
  %t = arith.addi %i, %i : index
  %p = linalg.pack %g inner_dims_pos = [0] inner_tiles = [%t] into %d : tensor<?xf32> -> tensor<?x?xf32>
  return %p : tensor<?x?xf32>
}

// A tile of 4 where the destination has room for another number of them: it stays, whatever it means.
// CHECK-LABEL: func.func @disagree(
// CHECK: linalg.generic
// CHECK: linalg.pack
// CHECK: return
func.func @disagree(%a: tensor<8xf32>, %e: tensor<8xf32>, %d: tensor<3x?xf32>) -> tensor<3x?xf32> {
  %c4 = arith.constant 4 : index
  %g = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%x: f32, %y: f32):
    %z = arith.addf %x, %x : f32
    linalg.yield %z : f32
  } -> tensor<8xf32>
  %p = linalg.pack %g inner_dims_pos = [0] inner_tiles = [%c4] into %d : tensor<8xf32> -> tensor<3x?xf32>
  return %p : tensor<3x?xf32>
}

// Operands whose packed sizes would not agree.
// CHECK-LABEL: func.func @operands(
// CHECK: linalg.unpack
// CHECK: linalg.generic {{.*}} : tensor<?xf32>, tensor<32xf32>
func.func @operands(%a: tensor<5x8xf32>, %b: tensor<32xf32>, %d: tensor<?xf32>) -> tensor<?xf32> {
  %u = linalg.unpack %a inner_dims_pos = [0] inner_tiles = [8] into %d : tensor<5x8xf32> -> tensor<?xf32>
  %g = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%u, %b : tensor<?xf32>, tensor<32xf32>) outs(%d : tensor<?xf32>) {
  ^bb0(%x: f32, %w: f32, %y: f32):
    %z = arith.addf %x, %w : f32
    linalg.yield %z : f32
  } -> tensor<?xf32>
  return %g : tensor<?xf32>
}

// CHECK-LABEL: func.func @expand(
// CHECK: %[[C:.*]] = tensor.cast %{{.*}} : tensor<?x8xf32> to tensor<4x8xf32>
// CHECK: tensor.expand_shape %[[C]] {{.*}} : tensor<4x8xf32> into tensor<2x2x8xf32>
// CHECK: linalg.unpack
func.func @expand(%a: tensor<?x8xf32>, %d: tensor<32xf32>) -> tensor<2x16xf32> {
  %u = linalg.unpack %a inner_dims_pos = [0] inner_tiles = [8] into %d : tensor<?x8xf32> -> tensor<32xf32>
  %e = tensor.expand_shape %u [[0, 1]] output_shape [2, 16] : tensor<32xf32> into tensor<2x16xf32>
  return %e : tensor<2x16xf32>
}

// CHECK-LABEL: func.func @expand_unit(
// CHECK: tensor.cast %{{.*}} : tensor<2x?x8xf32> to tensor<2x2x8xf32>
// CHECK: linalg.unpack
func.func @expand_unit(%a: tensor<2x?x8xf32>, %d: tensor<2x16xf32>) -> tensor<2x1x16xf32> {
  %u = linalg.unpack %a inner_dims_pos = [1] inner_tiles = [8] into %d : tensor<2x?x8xf32> -> tensor<2x16xf32>
  %e = tensor.expand_shape %u [[0, 1], [2]] output_shape [2, 1, 16] : tensor<2x16xf32> into tensor<2x1x16xf32>
  return %e : tensor<2x1x16xf32>
}

// The other way round: what is static is expanded to what is not.
// CHECK-LABEL: func.func @expand_dynamic(
// CHECK: %[[C:.*]] = tensor.cast %{{.*}} : tensor<4x8xf32> to tensor<?x8xf32>
// CHECK: tensor.expand_shape %[[C]] {{.*}} : tensor<?x8xf32> into tensor<?x2x8xf32>
func.func @expand_dynamic(%a: tensor<4x8xf32>, %d: tensor<?xf32>, %n: index) -> tensor<?x16xf32> {
  %u = linalg.unpack %a inner_dims_pos = [0] inner_tiles = [8] into %d : tensor<4x8xf32> -> tensor<?xf32>
  %e = tensor.expand_shape %u [[0, 1]] output_shape [%n, 16] : tensor<?xf32> into tensor<?x16xf32>
  return %e : tensor<?x16xf32>
}

// CHECK-LABEL: func.func @pack_expanded(
// CHECK: linalg.pack %arg0
// CHECK: tensor.expand_shape {{.*}} : tensor<?x8xf32> into tensor<?x2x8xf32>
// CHECK: tensor.cast %{{.*}} : tensor<?x2x8xf32> to tensor<2x2x8xf32>
func.func @pack_expanded(%a: tensor<?xf32>, %n: index, %d: tensor<2x2x8xf32>) -> tensor<2x2x8xf32> {
  %e = tensor.expand_shape %a [[0, 1]] output_shape [%n, 16] : tensor<?xf32> into tensor<?x16xf32>
  %p = linalg.pack %e inner_dims_pos = [1] inner_tiles = [8] into %d : tensor<?x16xf32> -> tensor<2x2x8xf32>
  return %p : tensor<2x2x8xf32>
}

// CHECK-LABEL: func.func @pack_collapsed(
// CHECK: tensor.collapse_shape %{{.*}} : tensor<?x1x8xf32> into tensor<?x8xf32>
// CHECK: tensor.cast %{{.*}} : tensor<?x8xf32> to tensor<4x8xf32>
func.func @pack_collapsed(%a: tensor<?x8xf32>, %d: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %c = tensor.collapse_shape %a [[0, 1]] : tensor<?x8xf32> into tensor<?xf32>
  %p = linalg.pack %c inner_dims_pos = [0] inner_tiles = [8] into %d : tensor<?xf32> -> tensor<4x8xf32>
  return %p : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @encoded(
// CHECK: linalg.unpack
// CHECK: tensor.expand_shape
func.func @encoded(%a: tensor<4x8xf32, "enc">, %d: tensor<32xf32>) -> tensor<2x16xf32> {
  %u = linalg.unpack %a inner_dims_pos = [0] inner_tiles = [8] into %d : tensor<4x8xf32, "enc"> -> tensor<32xf32>
  %e = tensor.expand_shape %u [[0, 1]] output_shape [2, 16] : tensor<32xf32> into tensor<2x16xf32>
  return %e : tensor<2x16xf32>
}

// A loop over two dimensions of the slice, of which one is whole, can't run further.
// CHECK-LABEL: func.func @diagonal(
// CHECK: tensor.extract_slice
// CHECK: linalg.generic
func.func @diagonal(%a: tensor<4x8xf32>) -> tensor<4xf32> {
  %s = tensor.extract_slice %a[0, 0] [4, 4] [1, 1] : tensor<4x8xf32> to tensor<4x4xf32>
  %e = tensor.empty() : tensor<4xf32>
  %g = linalg.generic {indexing_maps = [#twice, #id], iterator_types = ["parallel"]} ins(%s : tensor<4x4xf32>) outs(%e : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    %z = arith.addf %x, %x : f32
    linalg.yield %z : f32
  } -> tensor<4xf32>
  return %g : tensor<4xf32>
}

//--- script.mlir

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.linalg.data_layout_propagation {poison_padding = true}
      transform.apply_patterns.linalg.extract_slice_sinking
    } : !transform.any_op
    transform.yield
  }
}
