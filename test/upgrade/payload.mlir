// Payload of releases 16 to 20.
// RUN: jig upgrade %s 2>%t.err | diff %S/Inputs/payload.expected -
// RUN: FileCheck --check-prefix=WHY %s < %t.err
// RUN: jig upgrade --quiet %s -o %t.mlir && jig upgrade --check %t.mlir
// RUN: jig-opt --linalg-generalize-named-ops %t.mlir > %t.one
// RUN: jig-opt --linalg-generalize-named-ops %s | diff %t.one -
func.func @f(%td: tensor<?x?xf32>, %md: memref<?x?xf32>, %i: index, %f: f32, %t: tensor<4x4xf32>, %v: vector<4xf32>, %i32: i32, %m: memref<4x4xf32>, %m1: memref<16xf32>, %acc: vector<4x4xf32>) -> f32 {
  %0 = tensor.expand_shape %td [[0], [1, 2]] : tensor<?x?xf32> into tensor<?x?x4xf32> // t
  %1 = memref.expand_shape %md [[0, 1], [2]] : memref<?x?xf32> into memref<4x?x?xf32> // m
  // a loop
  %2:2 = scf.parallel (%x) = (%i) to (%i) step (%i) init (%f, %i) -> (f32, index) {
    scf.reduce(%f) : f32 {
    ^bb0(%l: f32, %r: f32): // first
      %s = arith.maxf %l, %r : f32
      scf.reduce.return %s : f32
    }
    scf.reduce(%x) : index {
    ^bb0(%l: index, %r: index):
      scf.reduce.return %l : index
    }
    scf.yield
  }
  scf.parallel (%x) = (%i) to (%i) step (%i) {
    memref.store %f, %m[%x, %x] : memref<4x4xf32>
    scf.yield
  }
  %3 = linalg.map ins(%t : tensor<4x4xf32>) outs(%t : tensor<4x4xf32>) (%x: f32) { linalg.yield %x : f32 }
  %4 = vector.extractelement %v[%i32 : i32] : vector<4xf32>
  %5 = vector.insertelement %4, %v[%i : index] : vector<4xf32>
  %6 = vector.reduction <maxf>, %5 : vector<4xf32> into f32 // kinds
  %7 = memref.atomic_rmw minf %f, %m1[%i] : (f32, memref<16xf32>) -> f32
  %8 = linalg.elemwise_binary {fun = #linalg.binary_fn<max_signed>} ins(%t, %f : tensor<4x4xf32>, f32) outs(%t : tensor<4x4xf32>) -> tensor<4x4xf32>
  %9 = linalg.elemwise_unary ins(%8 : tensor<4x4xf32>) outs(%t : tensor<4x4xf32>) -> tensor<4x4xf32>
  %10 = linalg.matmul_transpose_b ins(%t, %t : tensor<4x4xf32>, tensor<4x4xf32>) outs(%9 : tensor<4x4xf32>) -> tensor<4x4xf32>
  %11 = linalg.matmul_unsigned ins(%t, %t : tensor<4x4xf32>, tensor<4x4xf32>) outs(%9 : tensor<4x4xf32>) -> tensor<4x4xf32>
  %12 = vector.warp_execute_on_lane_0(%i)[32] -> (f32) {
    %y = arith.minf %f, %f : f32
    vector.yield %y : f32
  }
  %13 = vector.outerproduct %v, %v, %acc {kind = #vector.kind<maxf>} : vector<4xf32>, vector<4xf32>
  %14 = affine.parallel (%x) = (0) to (4) reduce ("maxf") -> f32 { affine.yield %f : f32 }
  %15 = vector.splat %f : vector<4xf32>
  %16 = vector.flat_transpose %v {rows = 2 : i32, columns = 2 : i32} : vector<4xf32> -> vector<4xf32>
  scf.foreach_thread (%x) in (%i) {
    memref.store %f, %m1[%x] : memref<16xf32>
  }
  return %6 : f32
}
// WHY: :8:8: tensor.expand_shape: it says `output_shape` (after 18)
// WHY: scf.parallel: its body ends with one scf.reduce, which combines all values (after 17)
// WHY: arith.maxf: it is arith.maximumf (after 16)
// WHY: linalg.map: its body has the init's element, too (after 20)
// WHY: vector.extractelement: it is vector.extract, whose positions are of type index (after 20)
// WHY: vector.reduction: `maxf` is `maximumf` (after 16)
// WHY: vector.yield: it is gpu.yield here (after 19)
