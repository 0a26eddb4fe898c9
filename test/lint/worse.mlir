// RUN: rm -rf %t && split-file %s %t
// RUN: jig apply --quiet --lint --lint-cpu x86-64-v4 --script %t/schedule.mlir %t/payload.mlir --entry-point ones -o /dev/null 2>&1 | FileCheck %t/schedule.mlir --check-prefix=ONES
// RUN: jig apply --quiet --lint --lint-cpu x86-64-v4 --script %t/schedule.mlir %t/payload.mlir --entry-point whole -o /dev/null 2>&1 | FileCheck %t/schedule.mlir --check-prefix=WHOLE
// RUN: jig apply --quiet --lint --lint-cpu x86-64-v4 --script %t/schedule.mlir %t/payload.mlir --entry-point vectors_of_one -o /dev/null 2>&1 | FileCheck %t/schedule.mlir --check-prefix=VECTORS
// No proposal makes of numbers vectors of one of them, which was 15 times slower, or vectors of thousands of registers, which LLVM does not come to an end with, or
// of rows that LLVM vectorizes columns, which are 4 times slower.

//--- payload.mlir
#m = affine_map<(i, j) -> (i, j)>
#r = affine_map<(i, j) -> (i)>
func.func @f(%a: tensor<512x2048xf32>, %out: tensor<512xf32>, %x: tensor<64x64xf32>) -> (tensor<512xf32>, tensor<64x64xf32>) {
  %r = linalg.generic {indexing_maps = [#m, #r], iterator_types = ["parallel", "reduction"]} ins(%a : tensor<512x2048xf32>) outs(%out : tensor<512xf32>) {
  ^bb0(%n: f32, %o: f32):
    %s = arith.maximumf %n, %o : f32
    linalg.yield %s : f32
  } -> tensor<512xf32>
  %y = linalg.add ins(%x, %x : tensor<64x64xf32>, tensor<64x64xf32>) outs(%x : tensor<64x64xf32>) -> tensor<64x64xf32>
  return %r, %y : tensor<512xf32>, tensor<64x64xf32>
}

//--- schedule.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  // ONES: payload.mlir:4:8: warning: linalg.generic is left beside vectors: its 1048576 points are computed one by one [scalar-left]
  // ONES-NOT: vectorize_children
  transform.named_sequence @ones(%root: !t) {
    %add = transform.structured.match ops{["linalg.add"]} in %root : (!t) -> !t
    %x, %k:2 = transform.structured.tile_using_for %add tile_sizes [1, 16] : (!t) -> (!t, !t, !t)
    transform.structured.vectorize %x : !t
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!t) -> !t
    %tile, %l:2 = transform.structured.tile_using_for %m tile_sizes [1, 1] : (!t) -> (!t, !t, !t)
    transform.yield
  }
  // WHOLE: payload.mlir:4:8: warning: linalg.generic is left beside vectors: its 1048576 points are computed one by one [scalar-left]
  // WHOLE-NOT: tile_using_for %
  transform.named_sequence @whole(%root: !t) {
    %add = transform.structured.match ops{["linalg.add"]} in %root : (!t) -> !t
    %x, %k:2 = transform.structured.tile_using_for %add tile_sizes [1, 16] : (!t) -> (!t, !t, !t)
    transform.structured.vectorize %x : !t
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!t) -> !t
    %tile, %l = transform.structured.tile_using_forall %m tile_sizes [0, 256] : (!t) -> (!t, !t)
    transform.yield
  }
  // VECTORS: payload.mlir:6:10: warning: vector.multi_reduction is vectorized as vectors of one number, 1048576 times: that is no faster than numbers are, and LLVM does not widen it [vector-of-one]
  // VECTORS: step {{[0-9]+}} at schedule.mlir:[[#@LINE+4]] made it
  transform.named_sequence @vectors_of_one(%root: !t) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!t) -> !t
    %tile, %l:2 = transform.structured.tile_using_for %m tile_sizes [1, 1] : (!t) -> (!t, !t, !t)
    transform.structured.vectorize %tile : !t
    transform.yield
  }
}
