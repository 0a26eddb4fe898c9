// What cannot be tiled is left beside what can: sums that are none, indices that fall. Products of one batch, and those that are rounded before they are summed up.
// REQUIRES: compiled
// RUN: jig apply --quiet --auto=report %s -o %t 2>&1 | FileCheck %s --check-prefix=SAID
// RUN: FileCheck %s <%t
// SAID-NOT: warning:
// SAID-NOT: error:
// RUN: jig run --auto %s --entry narrow --arg 'tensor<32x40xf32>=random:1' --arg 'tensor<40x33xf32>=random:2' --arg 'tensor<32x33xf16>=zeros' --out %t.npy
// RUN: jig eval %s --entry narrow --arg 'tensor<32x40xf32>=random:1' --arg 'tensor<40x33xf32>=random:2' --arg 'tensor<32x33xf16>=zeros' --compare %t.npy
// RUN: jig run --auto %s --entry one_batch --arg 'tensor<1x13x7xf32>=random:1' --arg 'tensor<1x7x70xf32>=random:2' --arg 'tensor<1x13x70xf32>=zeros' --out %t.npy
// RUN: jig eval %s --entry one_batch --arg 'tensor<1x13x7xf32>=random:1' --arg 'tensor<1x7x70xf32>=random:2' --arg 'tensor<1x13x70xf32>=zeros' --compare %t.npy --tolerance 1e-5

// CHECK-LABEL: func.func @one_batch
// CHECK: vector.fma
func.func @one_batch(%a: tensor<1x13x7xf32>, %b: tensor<1x7x70xf32>, %c: tensor<1x13x70xf32>) -> tensor<1x13x70xf32> {
  %p = linalg.batch_matmul ins(%a, %b : tensor<1x13x7xf32>, tensor<1x7x70xf32>) outs(%c : tensor<1x13x70xf32>) -> tensor<1x13x70xf32>
  return %p : tensor<1x13x70xf32>
}
// CHECK-LABEL: func.func @narrow
// CHECK: arith.truncf {{.*}} to vector<
func.func @narrow(%a: tensor<32x40xf32>, %b: tensor<40x33xf32>, %c: tensor<32x33xf16>) -> tensor<32x33xf16> {
  %p = linalg.matmul ins(%a, %b : tensor<32x40xf32>, tensor<40x33xf32>) outs(%c : tensor<32x33xf16>) -> tensor<32x33xf16>
  return %p : tensor<32x33xf16>
}
// CHECK-LABEL: func.func @max_by_select(
// CHECK: vector.fma
func.func @max_by_select(%a: tensor<64x64xf32>, %b: tensor<64x64xf32>, %c: tensor<64x64xf32>, %x: tensor<300xf32>, %y: tensor<f32>) -> (tensor<64x64xf32>, tensor<f32>) {
  %p = linalg.matmul ins(%a, %b : tensor<64x64xf32>, tensor<64x64xf32>) outs(%c : tensor<64x64xf32>) -> tensor<64x64xf32>
  %m = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]}
      ins(%x : tensor<300xf32>) outs(%y : tensor<f32>) {
  ^bb0(%e: f32, %m: f32):
    %g = arith.cmpf ogt, %e, %m : f32
    %s = arith.select %g, %e, %m : f32
    linalg.yield %s : f32
  } -> tensor<f32>
  return %p, %m : tensor<64x64xf32>, tensor<f32>
}
// CHECK-LABEL: func.func @recurrence(
// CHECK: vector.fma
func.func @recurrence(%a: tensor<64x64xf32>, %b: tensor<64x64xf32>, %c: tensor<64x64xf32>, %x: tensor<300xf32>, %y: tensor<f32>) -> (tensor<64x64xf32>, tensor<f32>) {
  %p = linalg.matmul ins(%a, %b : tensor<64x64xf32>, tensor<64x64xf32>) outs(%c : tensor<64x64xf32>) -> tensor<64x64xf32>
  %half = arith.constant 0.5 : f32
  %m = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]}
      ins(%x : tensor<300xf32>) outs(%y : tensor<f32>) {
  ^bb0(%e: f32, %m: f32):
    %g = arith.mulf %m, %half : f32
    %s = arith.addf %g, %e : f32
    linalg.yield %s : f32
  } -> tensor<f32>
  return %p, %m : tensor<64x64xf32>, tensor<f32>
}
// CHECK-LABEL: func.func @rows_of_recurrences(
// CHECK: vector.fma
func.func @rows_of_recurrences(%a: tensor<64x64xf32>, %b: tensor<64x64xf32>, %c: tensor<64x64xf32>, %x: tensor<20x300xf32>, %y: tensor<20xf32>) -> (tensor<64x64xf32>, tensor<20xf32>) {
  %p = linalg.matmul ins(%a, %b : tensor<64x64xf32>, tensor<64x64xf32>) outs(%c : tensor<64x64xf32>) -> tensor<64x64xf32>
  %half = arith.constant 0.5 : f32
  %m = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<20x300xf32>) outs(%y : tensor<20xf32>) {
  ^bb0(%e: f32, %m: f32):
    %g = arith.mulf %m, %half : f32
    %s = arith.addf %g, %e : f32
    linalg.yield %s : f32
  } -> tensor<20xf32>
  return %p, %m : tensor<64x64xf32>, tensor<20xf32>
}
// CHECK-LABEL: func.func @falling(
// CHECK: vector.fma
func.func @falling(%a: tensor<64x64xf32>, %b: tensor<64x64xf32>, %c: tensor<64x64xf32>, %x: tensor<30xf32>, %y: tensor<30xf32>) -> (tensor<64x64xf32>, tensor<30xf32>) {
  %p = linalg.matmul ins(%a, %b : tensor<64x64xf32>, tensor<64x64xf32>) outs(%c : tensor<64x64xf32>) -> tensor<64x64xf32>
  %m = linalg.generic {indexing_maps = [affine_map<(i) -> (-i + 29)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%x : tensor<30xf32>) outs(%y : tensor<30xf32>) {
  ^bb0(%e: f32, %m: f32):
    %s = arith.addf %e, %e : f32
    linalg.yield %s : f32
  } -> tensor<30xf32>
  return %p, %m : tensor<64x64xf32>, tensor<30xf32>
}
// CHECK-LABEL: func.func @falling_rows(
// CHECK: vector.fma
func.func @falling_rows(%a: tensor<64x64xf32>, %b: tensor<64x64xf32>, %c: tensor<64x64xf32>, %x: tensor<30x40xf32>, %y: tensor<30x40xf32>) -> (tensor<64x64xf32>, tensor<30x40xf32>) {
  %p = linalg.matmul ins(%a, %b : tensor<64x64xf32>, tensor<64x64xf32>) outs(%c : tensor<64x64xf32>) -> tensor<64x64xf32>
  %m = linalg.generic {indexing_maps = [affine_map<(i, j) -> (-i + 29, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<30x40xf32>) outs(%y : tensor<30x40xf32>) {
  ^bb0(%e: f32, %m: f32):
    %s = arith.addf %e, %e : f32
    linalg.yield %s : f32
  } -> tensor<30x40xf32>
  return %p, %m : tensor<64x64xf32>, tensor<30x40xf32>
}
// CHECK-LABEL: func.func @falling_columns(
// CHECK: vector.fma
func.func @falling_columns(%a: tensor<64x64xf32>, %b: tensor<64x64xf32>, %c: tensor<64x64xf32>, %x: tensor<30x40xf32>, %y: tensor<40xf32>) -> (tensor<64x64xf32>, tensor<40xf32>) {
  %p = linalg.matmul ins(%a, %b : tensor<64x64xf32>, tensor<64x64xf32>) outs(%c : tensor<64x64xf32>) -> tensor<64x64xf32>
  %m = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, -j + 39)>, affine_map<(i, j) -> (j)>], iterator_types = ["reduction", "parallel"]}
      ins(%x : tensor<30x40xf32>) outs(%y : tensor<40xf32>) {
  ^bb0(%e: f32, %m: f32):
    %s = arith.addf %e, %m : f32
    linalg.yield %s : f32
  } -> tensor<40xf32>
  return %p, %m : tensor<64x64xf32>, tensor<40xf32>
}
