// RUN: jig eval %s --arg 'memref<?xf32>:4=dense<[-1.0, 2.0, -3.0, 4.0]>' --arg 'memref<?xf32>:4=zeros' --show-args | FileCheck %s
// Tutorial, section 1.5: two loops as one op, whose body compares and selects.

// CHECK: dense<[0.000000e+00, 2.000000e+00, 0.000000e+00, 4.000000e+00]>
func.func @main(%in: memref<?xf32>, %out: memref<?xf32>) {
  linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
    iterator_types = ["parallel"]
  } ins(%in : memref<?xf32>) outs(%out : memref<?xf32>) {
  ^bb0(%in_one: f32, %out_one: f32):
    %c0 = arith.constant 0.0 : f32
    %0 = arith.cmpf ogt, %in_one, %c0 : f32
    %1 = arith.select %0, %in_one, %c0 : f32
    linalg.yield %1 : f32
  }
  return
}
