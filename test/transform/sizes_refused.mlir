// RUN: split-file %s %t
// RUN: not jig apply --quiet %t/pad.mlir 2>&1 | FileCheck %s --check-prefix PAD
// RUN: jig-opt %t/pad_other.mlir --transform-interpreter | FileCheck %s --check-prefix OTHER
// RUN: not jig apply --quiet %t/unpack.mlir 2>&1 | FileCheck %s --check-prefix UNPACK
// RUN: not jig apply --quiet %t/pack.mlir 2>&1 | FileCheck %s --check-prefix SAME
// RUN: jig-opt %t/scaled.mlir --transform-interpreter | FileCheck %s --check-prefix SCALED
// Sizes that would make something else of the payload are refused, and why is said.

//--- pad.mlir

// PAD: cannot pad loop #0: dimension #0 of operand #0 is indexed by more than a sum of loops
func.func @main(%a: tensor<3x4xi32>, %o: tensor<8x4xi32>) -> tensor<8x4xi32> {
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i mod 3, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<3x4xi32>) outs(%o : tensor<8x4xi32>) {
  ^bb0(%x: i32, %y: i32):
    %s = arith.addi %x, %y : i32
    linalg.yield %s : i32
  } -> tensor<8x4xi32>
  return %r : tensor<8x4xi32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op) {
    %c = transform.structured.match ops{["linalg.generic"]} in %m : (!transform.any_op) -> !transform.any_op
    %p, %q = transform.structured.pad_tiling_interface %c to padding_sizes [10, 4] { padding_values = [0 : i32, 0 : i32] } : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

//--- pad_other.mlir

// The loop that is padded is another one.
// OTHER: tensor.pad %arg0 low[0, 0] high[0, 2]
// OTHER: linalg.generic {{.*}} ins(%{{.*}} : tensor<3x6xi32>) outs(%{{.*}} : tensor<8x6xi32>)
func.func @main(%a: tensor<3x4xi32>, %o: tensor<8x4xi32>) -> tensor<8x4xi32> {
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i mod 3, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<3x4xi32>) outs(%o : tensor<8x4xi32>) {
  ^bb0(%x: i32, %y: i32):
    %s = arith.addi %x, %y : i32
    linalg.yield %s : i32
  } -> tensor<8x4xi32>
  return %r : tensor<8x4xi32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op) {
    %c = transform.structured.match ops{["linalg.generic"]} in %m : (!transform.any_op) -> !transform.any_op
    %p, %q = transform.structured.pad_tiling_interface %c to padding_sizes [0, 6] { padding_values = [0 : i32, 0 : i32] } : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

//--- unpack.mlir

// UNPACK: the vector size of inner tile 0 may not be its size, which is a value
func.func @main(%a: tensor<4x?xi32>, %o: tensor<7xi32>, %t: index) -> tensor<7xi32> {
  %u = linalg.unpack %a inner_dims_pos = [0] inner_tiles = [%t] into %o : tensor<4x?xi32> -> tensor<7xi32>
  return %u : tensor<7xi32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op) {
    %c = transform.structured.match ops{["linalg.unpack"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %c vector_sizes [5, 4] : !transform.any_op
    transform.yield
  }
}
//--- pack.mlir

// SAME: the vector size of inner tile 0 may not be its size, which is a value
func.func @main(%a: tensor<7xi32>, %o: tensor<4x?xi32>, %t: index, %z: i32) -> tensor<4x?xi32> {
  %c0 = arith.constant 0 : i32
  %u = linalg.pack %a padding_value(%c0 : i32) inner_dims_pos = [0] inner_tiles = [%t] into %o : tensor<7xi32> -> tensor<4x?xi32>
  return %u : tensor<4x?xi32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op) {
    %c = transform.structured.match ops{["linalg.pack"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %c vector_sizes [5, 4] : !transform.any_op
    transform.yield
  }
}

//--- scaled.mlir

// As long as the vector.
// SCALED: vector<4x[2]xi32>
func.func @main(%a: tensor<4x?xi32>, %o: tensor<?xi32>) -> tensor<?xi32> {
  %c2 = arith.constant 2 : index
  %v = vector.vscale
  %t = arith.muli %v, %c2 : index
  %u = linalg.unpack %a inner_dims_pos = [0] inner_tiles = [%t] into %o : tensor<4x?xi32> -> tensor<?xi32>
  return %u : tensor<?xi32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op) {
    %c = transform.structured.match ops{["linalg.unpack"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %c vector_sizes [4, [2]] : !transform.any_op
    transform.yield
  }
}
