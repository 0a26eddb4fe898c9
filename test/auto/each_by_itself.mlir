// An op that cannot be done as meant, and a function without elements, leave what else there is as fast as ever, and nothing is said of what is as it should be.
// RUN: jig apply --quiet --auto %s -o %t 2> %t.said && FileCheck %s --input-file %t
// RUN: count 0 <%t.said

// CHECK-LABEL: func.func @sum
// CHECK: vector.transfer_read {{.*}} vector<64xf32>
func.func @sum(%a: tensor<1000xf32>, %o: tensor<f32>) -> tensor<f32> {
  %0 = linalg.reduce { arith.addf } ins(%a : tensor<1000xf32>) outs(%o : tensor<f32>) dimensions = [0]
  return %0 : tensor<f32>
}
// What is no sum stays in its order; rows beside it become vectors.
// CHECK-LABEL: func.func @beside
// CHECK: linalg.generic
// CHECK: vector<64xf32>
func.func @beside(%a: tensor<1000xf32>, %o: tensor<f32>, %b: tensor<5x70xf32>, %e: tensor<5x70xf32>) -> (tensor<f32>, tensor<5x70xf32>) {
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]} ins(%a : tensor<1000xf32>) outs(%o : tensor<f32>) {
  ^bb0(%x: f32, %y: f32):
    %s = arith.mulf %x, %y : f32
    %t = arith.subf %x, %s : f32
    linalg.yield %t : f32
  } -> tensor<f32>
  %1 = linalg.abs ins(%b : tensor<5x70xf32>) outs(%e : tensor<5x70xf32>) -> tensor<5x70xf32>
  return %0, %1 : tensor<f32>, tensor<5x70xf32>
}
// CHECK-LABEL: func.func @nothing
// CHECK-NOT: scf.for
func.func @nothing(%a: tensor<0x70xf32>, %o: tensor<0x5xf32>, %b: tensor<70x5xf32>) -> tensor<0x5xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<0x70xf32>, tensor<70x5xf32>) outs(%o : tensor<0x5xf32>) -> tensor<0x5xf32>
  return %0 : tensor<0x5xf32>
}
// CHECK-LABEL: func.func @arguments
// CHECK-NOT: linalg.matmul
func.func @arguments(%a: tensor<5x7xf32>, %b: tensor<7x9xf32>, %c: tensor<5x9xf32>) -> tensor<5x9xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<5x7xf32>, tensor<7x9xf32>) outs(%c : tensor<5x9xf32>) -> tensor<5x9xf32>
  return %0 : tensor<5x9xf32>
}
// Fewer columns than a tile has.
func.func @columns(%a: tensor<7x19xf32>, %c: tensor<19xf32>) -> tensor<19xf32> {
  %0 = linalg.reduce { arith.addf } ins(%a : tensor<7x19xf32>) outs(%c : tensor<19xf32>) dimensions = [0]
  return %0 : tensor<19xf32>
}
