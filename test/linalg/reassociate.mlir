// RUN: jig-opt %s --reassociate-reductions | FileCheck %s
// RUN: jig apply --quiet --auto %s | FileCheck %s --check-prefix=AUTO
// Sums of structured ops get the flag that lets them be added in any order.

#id = affine_map<(i, j, k) -> (i, j, k)>
#first = affine_map<(i, j, k) -> (i)>
// CHECK-LABEL: func.func @sum
// CHECK: arith.mulf %{{.*}}, %{{.*}} : f32
// CHECK: arith.addf %{{.*}}, %{{.*}} fastmath<reassoc,nnan>
// AUTO-LABEL: func.func @sum
// AUTO: vector.reduction <add>, {{.*}} fastmath<reassoc> : vector<16xf32>
func.func @sum(%a: tensor<4x70x3xf32>, %o: tensor<4xf32>) -> tensor<4xf32> {
  %r = linalg.generic {indexing_maps = [#id, #first], iterator_types = ["parallel", "reduction", "reduction"]} ins(%a : tensor<4x70x3xf32>) outs(%o : tensor<4xf32>) {
  ^bb0(%x: f32, %s: f32):
    %y = arith.mulf %x, %x : f32
    %t = arith.addf %s, %y fastmath<nnan> : f32
    linalg.yield %t : f32
  } -> tensor<4xf32>
  return %r : tensor<4xf32>
}
// AUTO-LABEL: func.func @long
// AUTO: vector.reduction <add>, {{.*}} fastmath<reassoc> : vector<16xf32>
func.func @long(%a: tensor<4x700x30xf32>, %o: tensor<4xf32>) -> tensor<4xf32> {
  %r = linalg.generic {indexing_maps = [#id, #first], iterator_types = ["parallel", "reduction", "reduction"]} ins(%a : tensor<4x700x30xf32>) outs(%o : tensor<4xf32>) {
  ^bb0(%x: f32, %s: f32):
    %t = arith.addf %s, %x : f32
    linalg.yield %t : f32
  } -> tensor<4xf32>
  return %r : tensor<4xf32>
}
// Not where nothing is summed, nor of what is no sum.
// CHECK-LABEL: func.func @others
// CHECK-NOT: reassoc
// CHECK: return
func.func @others(%a: tensor<4x70x3xf32>, %o: tensor<4x70x3xf32>, %m: tensor<4xf32>) -> (tensor<4x70x3xf32>, tensor<4xf32>) {
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel", "parallel"]} ins(%a : tensor<4x70x3xf32>) outs(%o : tensor<4x70x3xf32>) {
  ^bb0(%x: f32, %s: f32):
    %t = arith.addf %s, %x : f32
    linalg.yield %t : f32
  } -> tensor<4x70x3xf32>
  %q = linalg.generic {indexing_maps = [#id, #first], iterator_types = ["parallel", "reduction", "reduction"]} ins(%a : tensor<4x70x3xf32>) outs(%m : tensor<4xf32>) {
  ^bb0(%x: f32, %s: f32):
    %t = arith.subf %x, %s : f32
    linalg.yield %t : f32
  } -> tensor<4xf32>
  return %r, %q : tensor<4x70x3xf32>, tensor<4xf32>
}
