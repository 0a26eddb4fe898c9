// RUN: jig eval %s --arg 'tensor<3xi32>=iota' --arg 'tensor<1xi32>=iota' > %t.before
// RUN: jig-opt %s --one-shot-bufferize | jig eval - --arg 'tensor<3xi32>=iota' --arg 'tensor<1xi32>=iota' | diff %t.before -
// RUN: jig-opt %s --linalg-fuse-elementwise-ops | jig eval - --arg 'tensor<3xi32>=iota' --arg 'tensor<1xi32>=iota' | diff %t.before -
// RUN: jig-opt %s --linalg-fold-unit-extent-dims | jig eval - --arg 'tensor<3xi32>=iota' --arg 'tensor<1xi32>=iota' | diff %t.before -
// RUN: jig-opt %s --linalg-fold-unit-extent-dims=use-rank-reducing-slices | jig eval - --arg 'tensor<3xi32>=iota' --arg 'tensor<1xi32>=iota' | diff %t.before -
// RUN: jig-opt %s --linalg-fuse-elementwise-ops | FileCheck %s
// What no iteration writes stays what it was, whether the body reads it or not. (The reference takes such inits for overwritten.)

// CHECK-LABEL: @main
// CHECK: linalg.generic {{.*}} outs(%cst{{.*}} : tensor<2x3xi32>)
// CHECK: linalg.generic {{.*}} outs(%cst{{.*}} : tensor<4x3xi32>)
// Dimensions of 1 are written all over.
// CHECK: %[[E:.*]] = tensor.empty() : tensor<1x3xi32>
// CHECK: linalg.generic {{.*}} outs(%[[E]] : tensor<1x3xi32>)
func.func @main(%i: tensor<3xi32>, %k: tensor<1xi32>) -> (tensor<2x3xi32>, tensor<4x3xi32>, tensor<1x3xi32>, tensor<2x1xi32>, tensor<3x3xi32>) {
  %c2 = arith.constant dense<[[7, 8, 9], [10, 11, 12]]> : tensor<2x3xi32>
  %a = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (0, d0)>], iterator_types = ["parallel"]} ins(%i : tensor<3xi32>) outs(%c2 : tensor<2x3xi32>) {
  ^bb0(%x: i32, %o: i32):
    linalg.yield %x : i32
  } -> tensor<2x3xi32>
  %c4 = arith.constant dense<5> : tensor<4x3xi32>
  %b = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0 + 1, d0)>], iterator_types = ["parallel"]} ins(%i : tensor<3xi32>) outs(%c4 : tensor<4x3xi32>) {
  ^bb0(%x: i32, %o: i32):
    linalg.yield %x : i32
  } -> tensor<4x3xi32>
  %c1 = arith.constant dense<6> : tensor<1x3xi32>
  %c = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (0, d0)>], iterator_types = ["parallel"]} ins(%i : tensor<3xi32>) outs(%c1 : tensor<1x3xi32>) {
  ^bb0(%x: i32, %o: i32):
    linalg.yield %x : i32
  } -> tensor<1x3xi32>
  %c3 = arith.constant dense<[[3], [4]]> : tensor<2x1xi32>
  %d = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (0, d0)>], iterator_types = ["parallel"]} ins(%k : tensor<1xi32>) outs(%c3 : tensor<2x1xi32>) {
  ^bb0(%x: i32, %o: i32):
    %s = arith.addi %x, %o : i32
    linalg.yield %s : i32
  } -> tensor<2x1xi32>
  %c5 = arith.constant dense<1> : tensor<3x3xi32>
  %e = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0, d0)>], iterator_types = ["parallel"]} ins(%i : tensor<3xi32>) outs(%c5 : tensor<3x3xi32>) {
  ^bb0(%x: i32, %o: i32):
    linalg.yield %x : i32
  } -> tensor<3x3xi32>
  return %a, %b, %c, %d, %e : tensor<2x3xi32>, tensor<4x3xi32>, tensor<1x3xi32>, tensor<2x1xi32>, tensor<3x3xi32>
}
