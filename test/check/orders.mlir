// What steps that change the order of accesses to memory rest on: `jig check --explain`.
// RUN: split-file %s %t
// RUN: jig check %t/payload.mlir --script %t/script.mlir --explain | FileCheck %s
// RUN: jig check %t/payload.mlir --script %t/script.mlir --explain --json | FileCheck %s --check-prefix JSON
// RUN: jig check %t/payload.mlir --script %t/script.mlir | FileCheck %s --check-prefix PLAIN
// RUN: jig check %t/payload.mlir --script %t/script.mlir --json | FileCheck %s --check-prefix PLAIN
// RUN: not jig check %t/race.mlir --script %t/forall.mlir --explain | FileCheck %s --check-prefix RACE

// CHECK: equal {{.*}} transform.loop.unroll_and_jam
// CHECK-NEXT: order kept: memref.load {{.*}}payload.mlir:7, then memref.store {{.*}}payload.mlir:8 (scf.for {{.*}}payload.mlir:5, iterations side by side): different arguments are taken to be different memory
// CHECK: order kept: memref.store {{.*}}payload.mlir:8 (scf.for {{.*}}, iterations side by side): never the same element in the other order
// CHECK: equal {{.*}} transform.loop.fuse_sibling
// CHECK: order kept: linalg.exp {{.*}}payload.mlir:15 #1, then linalg.negf {{.*}}payload.mlir:20 #0 ({{.*}}, two loops as one): never the same element in the other order
// CHECK: order kept: linalg.exp {{.*}}payload.mlir:15 #1, then linalg.negf {{.*}}payload.mlir:20 #1 ({{.*}}, two loops as one): different arguments
// CHECK: equal {{.*}} transform.structured.tile_using_for
// CHECK-NEXT: order kept: linalg.add {{.*}}payload.mlir:22 (iterations in another order): promised by the structured op
// CHECK: equal {{.*}} transform.structured.vectorize
// CHECK-NEXT: order kept: linalg.add {{.*}}payload.mlir:22 (iterations at once): promised by the structured op
// CHECK: equal {{.*}} transform.loop.pipeline
// CHECK-NEXT: order kept: vector.transfer_write {{.*}}, then vector.transfer_read {{.*}} (scf.for {{.*}}, iterations that overlap): never the same element
// CHECK: equal {{.*}} transform.apply_registered_pass
// CHECK: order kept: affine.load {{.*}}, then affine.store {{.*}} (affine.for {{.*}}, iterations in another order): different allocations or arguments
// CHECK: equal {{.*}} transform.apply_registered_pass
// CHECK: order kept: affine.store {{.*}} (affine.for {{.*}}, iterations at once): never the same element

// JSON: "op": "transform.loop.unroll_and_jam"{{.*}}"orders": [{"change": "jammed", "answer": "kept", "of": {"op": "scf.for", "at": {{{.*}}"line": 5{{.*}}}, "writes": false}, "first": {"op": "memref.load", {{.*}}"by": "different arguments are taken to be different memory"}
// JSON: "op": "transform.loop.fuse_sibling"{{.*}}"change": "fused"{{.*}}"operand": 1

// PLAIN-NOT: order kept
// PLAIN-NOT: "orders"
// RACE: race {{.*}}tile_using_forall
// RACE-NEXT: iteration
// RACE-NEXT: order lost: linalg.reduce {{.*}}race.mlir:2 (iterations at once): a reduction is shared out

//--- payload.mlir
func.func @f(%A: memref<8x8xf32>, %B: memref<8x8xf32>, %a: memref<16xf32>, %b: memref<16xf32>, %o: memref<16xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %c8 step %c1 {
    scf.for %j = %c0 to %c8 step %c1 {
      %x = memref.load %A[%i, %j] : memref<8x8xf32>
      memref.store %x, %B[%j, %i] : memref<8x8xf32>
    }
  } {outer}
  %c4 = arith.constant 4 : index
  scf.forall (%i) = (0) to (16) step (4) {
    %x = memref.subview %a[%i] [4] [1] : memref<16xf32> to memref<4xf32, strided<[1], offset: ?>>
    %y = memref.subview %b[%i] [4] [1] : memref<16xf32> to memref<4xf32, strided<[1], offset: ?>>
    linalg.exp ins(%x : memref<4xf32, strided<[1], offset: ?>>) outs(%y : memref<4xf32, strided<[1], offset: ?>>)
  } {first}
  scf.forall (%i) = (0) to (16) step (4) {
    %x = memref.subview %b[%i] [4] [1] : memref<16xf32> to memref<4xf32, strided<[1], offset: ?>>
    %y = memref.subview %o[%i] [4] [1] : memref<16xf32> to memref<4xf32, strided<[1], offset: ?>>
    linalg.negf ins(%x : memref<4xf32, strided<[1], offset: ?>>) outs(%y : memref<4xf32, strided<[1], offset: ?>>)
  } {second}
  linalg.add ins(%A, %B : memref<8x8xf32>, memref<8x8xf32>) outs(%B : memref<8x8xf32>)
  return
}
func.func @g(%a: memref<16xf32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  %z = arith.constant 0.0 : f32
  scf.for %i = %c0 to %c16 step %c4 {
    %x = vector.transfer_read %a[%i], %z {in_bounds = [true]} : memref<16xf32>, vector<4xf32>
    %s = arith.addf %x, %x : vector<4xf32>
    vector.transfer_write %s, %a[%i] {in_bounds = [true]} : vector<4xf32>, memref<16xf32>
  } {pipelined}
  return
}
func.func @h(%a: memref<8x8xf32>, %b: memref<8x8xf32>) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      %x = affine.load %a[%i, %j] : memref<8x8xf32>
      affine.store %x, %b[%j, %i] : memref<8x8xf32>
    }
  }
  return
}

//--- script.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t) {
    %outer = transform.structured.match attributes {outer} in %root : (!t) -> !t
    transform.loop.unroll_and_jam %outer {factor = 2} : !t
    %first = transform.structured.match attributes {first} in %root : (!t) -> !t
    %second = transform.structured.match attributes {second} in %root : (!t) -> !t
    %one = transform.loop.fuse_sibling %first into %second : (!t, !t) -> !t
    %add = transform.structured.match ops {["linalg.add"]} in %root : (!t) -> !t
    %tile, %loops:2 = transform.structured.tile_using_for %add tile_sizes [4, 4] : (!t) -> (!t, !t, !t)
    transform.structured.vectorize %tile : !t
    %loop = transform.structured.match ops {["scf.for"]} attributes {pipelined} in %root : (!t) -> !transform.op<"scf.for">
    %p = transform.loop.pipeline %loop {iteration_interval = 1, read_latency = 2} : (!transform.op<"scf.for">) -> !t
    %f = transform.structured.match ops {["func.func"]} in %root : (!t) -> !t
    %g = transform.apply_registered_pass "affine-loop-tile" with options = { "tile-size" = 4 } to %f : (!t) -> !t
    %h = transform.apply_registered_pass "affine-parallelize" to %g : (!t) -> !t
    transform.yield
  }
}

//--- race.mlir
func.func @f(%a: memref<8x16xf32>, %o: memref<8xf32>) {
  linalg.reduce { arith.addf } ins(%a : memref<8x16xf32>) outs(%o : memref<8xf32>) dimensions = [1]
  return
}

//--- forall.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t) {
    %m = transform.structured.match ops {["linalg.reduce"]} in %root : (!t) -> !t
    %t, %l = transform.structured.tile_using_forall %m tile_sizes [0, 4] : (!t) -> (!t, !t)
    transform.yield
  }
}
