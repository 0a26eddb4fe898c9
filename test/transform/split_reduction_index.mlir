// RUN: split-file %s %t
// RUN: jig eval %t/payload.mlir --arg 'tensor<6x4xi32>=iota' > %t.before
// RUN: jig eval %t/payload.mlir --script %t/reshaped.mlir --arg 'tensor<6x4xi32>=iota' | diff %t.before -
// RUN: jig eval %t/payload.mlir --script %t/inner.mlir --arg 'tensor<6x4xi32>=iota' | diff %t.before -
// RUN: jig eval %t/payload.mlir --script %t/scaled.mlir --arg 'tensor<6x4xi32>=iota' | diff %t.before -
// RUN: jig eval %t/nothing.mlir --arg 'tensor<0x4xi32>=iota' > %t.nothing
// RUN: jig eval %t/nothing.mlir --script %t/scaled.mlir --arg 'tensor<0x4xi32>=iota' | diff %t.nothing -
// Iterations are counted as before the reduction was split. (The reference leaves the numbers of the old loops.)

//--- payload.mlir

func.func @main(%a: tensor<6x4xi32>) -> tensor<4xi32> {
  %z = arith.constant dense<1> : tensor<4xi32>
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>], iterator_types = ["reduction", "parallel"]}
      ins(%a : tensor<6x4xi32>) outs(%z : tensor<4xi32>) {
  ^bb0(%x: i32, %o: i32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %c10 = arith.constant 10 : index
    %m = arith.muli %i, %c10 : index
    %s = arith.addi %m, %j : index
    %t = arith.index_cast %s : index to i32
    %p = arith.muli %x, %t : i32
    %q = arith.addi %o, %p : i32
    linalg.yield %q : i32
  } -> tensor<4xi32>
  return %r : tensor<4xi32>
}

//--- nothing.mlir

func.func @main(%a: tensor<0x4xi32>) -> tensor<4xi32> {
  %z = arith.constant dense<1> : tensor<4xi32>
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>], iterator_types = ["reduction", "parallel"]}
      ins(%a : tensor<0x4xi32>) outs(%z : tensor<4xi32>) {
  ^bb0(%x: i32, %o: i32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %c10 = arith.constant 10 : index
    %m = arith.muli %i, %c10 : index
    %s = arith.addi %m, %j : index
    %t = arith.index_cast %s : index to i32
    %p = arith.muli %x, %t : i32
    %q = arith.addi %o, %p : i32
    linalg.yield %q : i32
  } -> tensor<4xi32>
  return %r : tensor<4xi32>
}

//--- reshaped.mlir

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op) {
    %g = transform.structured.match ops{["linalg.generic"]} in %m : (!transform.any_op) -> !transform.any_op
    %s:4 = transform.structured.split_reduction %g {split_factor = 3, insert_split_dimension = 0} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

//--- inner.mlir

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op) {
    %g = transform.structured.match ops{["linalg.generic"]} in %m : (!transform.any_op) -> !transform.any_op
    %s:4 = transform.structured.split_reduction %g {split_factor = 3, insert_split_dimension = 1, inner_parallel} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

//--- scaled.mlir

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op) {
    %g = transform.structured.match ops{["linalg.generic"]} in %m : (!transform.any_op) -> !transform.any_op
    %s:4 = transform.structured.split_reduction %g {split_factor = 3, insert_split_dimension = 1, use_scaling_algorithm, use_alloc} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}
