// ARGS: --transform-interpreter --allow-unregistered-dialect
// FRAME
#nt = affine_map<(i, j, k) -> (i, k)>
#nn = affine_map<(i, j, k) -> (k, j)>
#out = affine_map<(i, j, k) -> (i, j)>
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>) -> tensor<4x?xf32> {
    %0 = linalg.generic {indexing_maps = [#nt, #nn, #out], iterator_types = ["parallel", "parallel", "reduction"], doc = "product", library_call = "mm"}
        ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) attrs = {tag} {
    ^bb0(%x: f32, %y: f32, %z: f32):
      %i = linalg.index 0 : index
      %k = linalg.index 2 : index
      %s = arith.addi %i, %k : index
      %t = arith.index_cast %s : index to i32
      %u = arith.sitofp %t : i32 to f32
      %p = arith.mulf %x, %u : f32
      %q = arith.mulf %p, %y : f32
      %r = arith.addf %z, %q : f32
      linalg.yield %r : f32
    } -> tensor<4x?xf32>
    return %0 : tensor<4x?xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    // HERE
    transform.yield
  }
}
// CASE
%1 = transform.structured.interchange %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "here" : !transform.any_op
// CASE
%1 = transform.structured.interchange %0 iterator_interchange = [3, 2, 1, 0] : (!transform.any_op) -> !transform.any_op
// CASE
%1 = transform.structured.interchange %0 iterator_interchange = [1, 1, 2] : (!transform.any_op) -> !transform.any_op
// CASE
%1 = transform.structured.interchange %0 iterator_interchange = [0, 1, 3] : (!transform.any_op) -> !transform.any_op
// CASE
%1 = transform.structured.interchange %0 iterator_interchange = [9223372036854775807, 0, 1] : (!transform.any_op) -> !transform.any_op
// CASE
%1 = transform.structured.interchange %0 iterator_interchange = [2, 1, 0] : (!transform.any_op) -> !transform.op<"linalg.matmul">
// CASE
%f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
%1 = transform.structured.interchange %f iterator_interchange = [2, 1, 0] : (!transform.any_op) -> !transform.any_op
// CASE
%1 = transform.structured.interchange %0 iterator_interchange = [2, 1, 0] : (!transform.any_op) -> !transform.param<i64>
// FRAME
module attributes {transform.with_named_sequence} {
  func.func @g(%a: memref<4x8xf32>, %b: memref<8x4xf32>) {
    // HERE
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match interface{LinalgOp} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.interchange %0 iterator_interchange = [1, 0] : (!transform.any_op) -> !transform.any_op
    transform.print %1 : !transform.any_op
    transform.yield
  }
}
// CASE
linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j, i)>], iterator_types = ["parallel", "parallel"]}
    ins(%a : memref<4x8xf32>) outs(%b : memref<8x4xf32>) {
^bb0(%x: f32, %y: f32):
  linalg.yield %x : f32
}
// CASE
linalg.transpose ins(%a : memref<4x8xf32>) outs(%b : memref<8x4xf32>) permutation = [1, 0]
// CASE
linalg.transpose ins(%a : memref<4x8xf32>) outs(%b : memref<8x4xf32>) permutation = [1, 0]
linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j, i)>], iterator_types = ["parallel", "parallel"]}
    ins(%a : memref<4x8xf32>) outs(%b : memref<8x4xf32>) {
^bb0(%x: f32, %y: f32):
  linalg.yield %x : f32
}
// CASE
linalg.generic {indexing_maps = [affine_map<(i) -> (0, i)>], iterator_types = ["parallel"]}
    outs(%a : memref<4x8xf32>) {
^bb0(%x: f32):
  linalg.yield %x : f32
}
// CASE
linalg.generic {indexing_maps = [affine_map<(i, j) -> (i floordiv 2, j mod 4)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (3)>], iterator_types = ["parallel", "parallel"]}
    ins(%a, %b : memref<4x8xf32>, memref<8x4xf32>) outs(%b : memref<8x4xf32>) {
^bb0(%x: f32, %y: f32, %z: f32):
  linalg.yield %x : f32
}
// CASE
linalg.generic {indexing_maps = [affine_map<(i, j) -> (i floordiv 2, j mod 4)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "reduction"]}
    ins(%a : memref<4x8xf32>) outs(%b : memref<8x4xf32>) {
^bb0(%x: f32, %z: f32):
  %v = "some.region"() ({
    %i = linalg.index 1 : index
    "some.yield"(%i) : (index) -> ()
  }) : () -> f32
  linalg.yield %v : f32
}
// CASE
linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j, i)>], iterator_types = ["parallel", "parallel"]}
    ins(%a : memref<4x8xf32>) outs(%b : memref<8x4xf32>) {
^bb0(%x: f32, %y: f32):
  %c = arith.constant 3 : index
  %v = scf.for %k = %c to %c step %c iter_args(%s = %x) -> f32 {
    %i = linalg.index 1 : index
    %w = memref.load %a[%i, %k] : memref<4x8xf32>
    scf.yield %w : f32
  }
  linalg.yield %v : f32
}
