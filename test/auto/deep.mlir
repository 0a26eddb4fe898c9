// A product that sums over more than fits the cache is made 1024 at a time, with what is left over alone.
// RUN: jig apply --quiet --auto %s | FileCheck %s
// RUN: jig eval %s --arg 'tensor<3x4100xf32>=random:1' --arg 'tensor<4100x20xf32>=random:2' --arg 'tensor<3x20xf32>=random:3' --out %t.npy
// RUN: jig eval --auto %s --arg 'tensor<3x4100xf32>=random:1' --arg 'tensor<4100x20xf32>=random:2' --arg 'tensor<3x20xf32>=random:3' --compare %t.npy --tolerance 1e-4

// CHECK-DAG: %[[STEP:.*]] = arith.constant 1024 : index
// CHECK: memref.alloca() {{.*}} : memref<1024x16xf32>
// CHECK: scf.for %{{.*}} to %{{.*}} step %[[STEP]]
// CHECK: memref.alloca() {{.*}} : memref<4x16xf32>
func.func @deep(%a: tensor<3x4100xf32>, %b: tensor<4100x20xf32>, %c: tensor<3x20xf32>) -> tensor<3x20xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<3x4100xf32>, tensor<4100x20xf32>) outs(%c : tensor<3x20xf32>) -> tensor<3x20xf32>
  return %0 : tensor<3x20xf32>
}
