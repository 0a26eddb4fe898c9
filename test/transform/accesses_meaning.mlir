// RUN: split-file %s %t
// RUN: jig eval %t/moved.mlir --show-args --arg 'memref<4xi32>=iota' > %t.moved
// RUN: jig-opt %t/moved.mlir --linalg-fuse-elementwise-ops | jig eval - --show-args --arg 'memref<4xi32>=iota' | diff %t.moved -
// RUN: jig-opt %t/moved.mlir --linalg-fuse-elementwise-ops | FileCheck %s
// RUN: jig eval %t/generated.mlir --arg 'memref<4xi32>=iota' > %t.generated
// RUN: jig-opt %t/generated.mlir --canonicalize | jig eval - --arg 'memref<4xi32>=iota' | diff %t.generated -
// RUN: jig-opt %t/generated.mlir --canonicalize | FileCheck %s --check-prefix GENERATED
// RUN: jig eval %t/twice.mlir --show-args --arg 'memref<4xi32>=iota' > %t.twice
// RUN: jig eval %t/twice.mlir --script %t/fuse.mlir --show-args --arg 'memref<4xi32>=iota' | diff %t.twice -
// RUN: not jig apply --quiet %t/twice.mlir --script %t/into.mlir 2>&1 | FileCheck %s --check-prefix INTO
// Bodies that access memory: fused, extracted or copied elsewhere they would read something else, or write again.

//--- moved.mlir

#id = affine_map<(i) -> (i)>
#at0 = affine_map<(i, j) -> (j)>
#both = affine_map<(i, j) -> (i, j)>
func.func @main(%m: memref<4xi32>) -> (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<2x4xi32>, tensor<4xi32>) {
  %e = tensor.empty() : tensor<4xi32>
  %t = arith.constant dense<[5, 6, 7, 8]> : tensor<4xi32>
  %c9 = arith.constant 9 : i32
  %c0 = arith.constant 0 : index
  // What reads stays before what writes.
  // CHECK: %[[READ:.*]] = linalg.generic
  // CHECK: memref.load
  // CHECK: memref.store
  // CHECK: linalg.generic {{.*}} ins(%[[READ]]
  %a = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%t : tensor<4xi32>) outs(%e : tensor<4xi32>) {
  ^bb0(%x: i32, %o: i32):
    %i = linalg.index 0 : index
    %l = memref.load %m[%i] : memref<4xi32>
    %s = arith.addi %x, %l : i32
    linalg.yield %s : i32
  } -> tensor<4xi32>
  memref.store %c9, %m[%c0] : memref<4xi32>
  %b = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a : tensor<4xi32>) outs(%e : tensor<4xi32>) {
  ^bb0(%x: i32, %o: i32):
    %s = arith.muli %x, %x : i32
    linalg.yield %s : i32
  } -> tensor<4xi32>
  // And what writes before what reads, in one iteration or another.
  // CHECK: %[[WRITE:.*]] = linalg.generic
  // CHECK: memref.store
  // CHECK: linalg.generic {{.*}} ins(%[[WRITE]]
  %c = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%t : tensor<4xi32>) outs(%e : tensor<4xi32>) {
  ^bb0(%x: i32, %o: i32):
    %i = linalg.index 0 : index
    memref.store %x, %m[%i] : memref<4xi32>
    linalg.yield %x : i32
  } -> tensor<4xi32>
  %d = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%c : tensor<4xi32>) outs(%e : tensor<4xi32>) {
  ^bb0(%x: i32, %o: i32):
    %i = linalg.index 0 : index
    %c3 = arith.constant 3 : index
    %j = arith.subi %c3, %i : index
    %l = memref.load %m[%j] : memref<4xi32>
    %s = arith.subi %x, %l : i32
    linalg.yield %s : i32
  } -> tensor<4xi32>
  // What writes would be left where it was, too.
  // CHECK: %[[F:.*]] = linalg.generic
  // CHECK: memref.store
  // CHECK: linalg.generic {{.*}} ins(%[[F]]
  %f = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%t : tensor<4xi32>) outs(%e : tensor<4xi32>) {
  ^bb0(%x: i32, %o: i32):
    %i = linalg.index 0 : index
    %l = memref.load %m[%i] : memref<4xi32>
    %s = arith.muli %x, %l : i32
    memref.store %s, %m[%i] : memref<4xi32>
    linalg.yield %s : i32
  } -> tensor<4xi32>
  %g = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%f : tensor<4xi32>) outs(%e : tensor<4xi32>) {
  ^bb0(%x: i32, %o: i32):
    %s = arith.subi %c9, %x : i32
    linalg.yield %s : i32
  } -> tensor<4xi32>
  // Twice is not.
  // CHECK: %[[ONCE:.*]] = linalg.generic
  // CHECK: memref.store
  // CHECK: linalg.generic {{.*}} ins(%[[ONCE]]
  %h = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%t : tensor<4xi32>) outs(%e : tensor<4xi32>) {
  ^bb0(%x: i32, %o: i32):
    %i = linalg.index 0 : index
    %l = memref.load %m[%i] : memref<4xi32>
    %s = arith.addi %x, %l : i32
    memref.store %s, %m[%i] : memref<4xi32>
    linalg.yield %s : i32
  } -> tensor<4xi32>
  %e2 = tensor.empty() : tensor<2x4xi32>
  %k = linalg.generic {indexing_maps = [#at0, #both], iterator_types = ["parallel", "parallel"]} ins(%h : tensor<4xi32>) outs(%e2 : tensor<2x4xi32>) {
  ^bb0(%x: i32, %o: i32):
    %s = arith.addi %x, %c9 : i32
    linalg.yield %s : i32
  } -> tensor<2x4xi32>
  // What reads, with nothing between, is fused.
  // CHECK: linalg.generic
  // CHECK: memref.load
  // CHECK-NEXT: arith.muli
  // CHECK-NEXT: arith.addi
  %q = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%t : tensor<4xi32>) outs(%e : tensor<4xi32>) {
  ^bb0(%x: i32, %o: i32):
    %i = linalg.index 0 : index
    %l = memref.load %m[%i] : memref<4xi32>
    %s = arith.muli %x, %l : i32
    linalg.yield %s : i32
  } -> tensor<4xi32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%q : tensor<4xi32>) outs(%e : tensor<4xi32>) {
  ^bb0(%x: i32, %o: i32):
    %s = arith.addi %x, %c9 : i32
    linalg.yield %s : i32
  } -> tensor<4xi32>
  return %b, %d, %g, %k, %r : tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<2x4xi32>, tensor<4xi32>
}

//--- generated.mlir

// GENERATED: tensor.generate
// GENERATED: memref.store
// GENERATED: tensor.extract
// GENERATED: memref.load
// GENERATED-NOT: tensor.extract
func.func @main(%m: memref<4xi32>) -> (i32, i32) {
  %c9 = arith.constant 9 : i32
  %c1 = arith.constant 1 : index
  %g = tensor.generate {
  ^bb0(%i: index):
    %l = memref.load %m[%i] : memref<4xi32>
    tensor.yield %l : i32
  } : tensor<4xi32>
  memref.store %c9, %m[%c1] : memref<4xi32>
  %x = tensor.extract %g[%c1] : tensor<4xi32>
  %h = tensor.generate {
  ^bb0(%i: index):
    %l = memref.load %m[%i] : memref<4xi32>
    tensor.yield %l : i32
  } : tensor<4xi32>
  %y = tensor.extract %h[%c1] : tensor<4xi32>
  return %x, %y : i32, i32
}

//--- twice.mlir

#id = affine_map<(i) -> (i)>
func.func @main(%m: memref<4xi32>) -> tensor<4xi32> {
  %e = tensor.empty() : tensor<4xi32>
  %one = arith.constant 1 : i32
  %p = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]} outs(%e : tensor<4xi32>) attrs = {p} {
  ^bb0(%o: i32):
    %i = linalg.index 0 : index
    %l = memref.load %m[%i] : memref<4xi32>
    %s = arith.addi %l, %one : i32
    memref.store %s, %m[%i] : memref<4xi32>
    linalg.yield %s : i32
  } -> tensor<4xi32>
  %c = linalg.add ins(%p, %p : tensor<4xi32>, tensor<4xi32>) outs(%e : tensor<4xi32>) -> tensor<4xi32>
  return %c : tensor<4xi32>
}

//--- fuse.mlir

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op) {
    %c = transform.structured.match ops{["linalg.add"]} in %m : (!transform.any_op) -> !transform.any_op
    %f, %n = transform.structured.fuse %c tile_sizes [2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

//--- into.mlir

// INTO: could not fuse
// INTO: note: 'linalg.generic' writes memory, and would for each tile
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op) {
    %p = transform.structured.match attributes {p} in %m : (!transform.any_op) -> !transform.any_op
    %c = transform.structured.match ops{["linalg.add"]} in %m : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.tile_using_forall %c tile_sizes [2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %f, %n = transform.structured.fuse_into_containing_op %p into %l : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
