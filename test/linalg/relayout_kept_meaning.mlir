// RUN: jig-opt %s --transform-interpreter | FileCheck %s

// What would make another tensor, or invalid IR, stays.
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.tensor.fold_into_pack_and_unpack
      transform.apply_patterns.linalg.decompose_pack_unpack
    } : !transform.any_op
    transform.yield
  }
  // Rows are padded that the pack has no tiles of.
  // CHECK-LABEL: @other_dim
  // CHECK: tensor.pad
  // CHECK: linalg.pack
  func.func @other_dim(%x: tensor<?x15xf32>, %e: tensor<?x2x8xf32>, %v: f32) -> tensor<?x2x8xf32> {
    %p = tensor.pad %x low[0, 0] high[2, 1] {
    ^bb0(%i: index, %j: index):
      tensor.yield %v : f32
    } : tensor<?x15xf32> to tensor<?x16xf32>
    %r = linalg.pack %p inner_dims_pos = [1] inner_tiles = [8] into %e : tensor<?x16xf32> -> tensor<?x2x8xf32>
    return %r : tensor<?x2x8xf32>
  }
  // CHECK-LABEL: @other_rows
  // CHECK: linalg.unpack
  // CHECK: tensor.extract_slice
  func.func @other_rows(%x: tensor<?x2x8xf32>, %e: tensor<?x16xf32>, %n: index) -> tensor<?x13xf32> {
    %u = linalg.unpack %x inner_dims_pos = [1] inner_tiles = [8] into %e : tensor<?x2x8xf32> -> tensor<?x16xf32>
    %s = tensor.extract_slice %u[0, 0] [%n, 13] [1, 1] : tensor<?x16xf32> to tensor<?x13xf32>
    return %s : tensor<?x13xf32>
  }
  // CHECK-LABEL: @all_rows
  // CHECK-NOT: tensor.extract_slice
  // CHECK: linalg.unpack
  func.func @all_rows(%x: tensor<?x2x8xf32>, %e: tensor<?x16xf32>) -> tensor<?x13xf32> {
    %c0 = arith.constant 0 : index
    %n = tensor.dim %e, %c0 : tensor<?x16xf32>
    %u = linalg.unpack %x inner_dims_pos = [1] inner_tiles = [8] into %e : tensor<?x2x8xf32> -> tensor<?x16xf32>
    %s = tensor.extract_slice %u[0, 0] [%n, 13] [1, 1] : tensor<?x16xf32> to tensor<?x13xf32>
    return %s : tensor<?x13xf32>
  }
  // CHECK-LABEL: @keeps_init
  // CHECK: linalg.generic
  // CHECK: linalg.pack
  func.func @keeps_init(%x: tensor<56x64xf32>, %e: tensor<64x56xf32>, %o: tensor<2x7x32x8xf32>) -> tensor<2x7x32x8xf32> {
    %t = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>],
                         iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<56x64xf32>) outs(%e : tensor<64x56xf32>) {
    ^bb0(%a: f32, %b: f32):
      linalg.yield %b : f32
    } -> tensor<64x56xf32>
    %p = linalg.pack %t inner_dims_pos = [0, 1] inner_tiles = [32, 8] into %o : tensor<64x56xf32> -> tensor<2x7x32x8xf32>
    return %p : tensor<2x7x32x8xf32>
  }
  // What is known of sizes differs.
  // CHECK-LABEL: @cast
  // CHECK: linalg.pack {{.*}} -> tensor<2x7x32x8xf32>
  // CHECK: tensor.cast {{.*}} : tensor<2x7x32x8xf32> to tensor<?x7x32x8xf32>
  func.func @cast(%x: tensor<56x64xf32>, %e: tensor<64x56xf32>, %o: tensor<?x7x32x8xf32>) -> tensor<?x7x32x8xf32> {
    %t = linalg.transpose ins(%x : tensor<56x64xf32>) outs(%e : tensor<64x56xf32>) permutation = [1, 0]
    %p = linalg.pack %t inner_dims_pos = [0, 1] inner_tiles = [32, 8] into %o : tensor<64x56xf32> -> tensor<?x7x32x8xf32>
    return %p : tensor<?x7x32x8xf32>
  }
  // Without padding, a tile of another size is one only if it is full.
  // CHECK-LABEL: @unknown_tile
  // CHECK: linalg.pack
  func.func @unknown_tile(%x: tensor<5x4xf32>, %e: tensor<1x1x?x4xf32>, %n: index) -> tensor<1x1x?x4xf32> {
    %r = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [%n, 4] into %e : tensor<5x4xf32> -> tensor<1x1x?x4xf32>
    return %r : tensor<1x1x?x4xf32>
  }
  // CHECK-LABEL: @unknown_one
  // CHECK: linalg.unpack
  func.func @unknown_one(%x: tensor<1x1x8xf32>, %e: tensor<?x8xf32>) -> tensor<?x8xf32> {
    %r = linalg.unpack %x inner_dims_pos = [1] inner_tiles = [8] into %e : tensor<1x1x8xf32> -> tensor<?x8xf32>
    return %r : tensor<?x8xf32>
  }
  // CHECK-LABEL: @unknown_rows
  // CHECK: %[[N:.*]] = tensor.dim %{{.*}}, %c0
  // CHECK: tensor.insert_slice {{.*}} [%[[N]], 1, 4]
  func.func @unknown_rows(%x: tensor<?x4xf32>, %e: tensor<?x1x4xf32>) -> tensor<?x1x4xf32> {
    %r = linalg.pack %x inner_dims_pos = [1] inner_tiles = [4] into %e : tensor<?x4xf32> -> tensor<?x1x4xf32>
    return %r : tensor<?x1x4xf32>
  }
  // CHECK-LABEL: @permuted
  // CHECK: tensor.extract_slice {{.*}} [1, 64, 8] [1, 1, 1] : tensor<1x64x8xf32> to tensor<64x8xf32>
  func.func @permuted(%x: tensor<1x64x8xf32>, %e: tensor<64x8xf32>) -> tensor<64x8xf32> {
    %r = linalg.unpack %x outer_dims_perm = [1, 0] inner_dims_pos = [1] inner_tiles = [8] into %e : tensor<1x64x8xf32> -> tensor<64x8xf32>
    return %r : tensor<64x8xf32>
  }
}
