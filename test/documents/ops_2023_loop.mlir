// RUN: jig apply --quiet %s -o %t.applied.mlir
// RUN: %python %S/../upgrade/Inputs/payload.py < %t.applied.mlir | diff %S/Inputs/ops_2023_loop.payload -
// RUN: jig upgrade --quiet %s -o %t.mlir
// RUN: jig-opt --transform-interpreter %t.mlir | %python %S/../upgrade/Inputs/payload.py | diff %S/Inputs/ops_2023_loop.payload -
// Op list of 2023, "Loop (SCF) transform operations": get_parent_for, outline, peel, pipeline, unroll.
// ORACLE: 16
module {
  func.func @affine(%m: memref<8x16xf32>, %x: f32) {
    affine.for %i = 0 to 8 {
      affine.for %j = 0 to 16 {
        affine.store %x, %m[%i, %j] {affine} : memref<8x16xf32>
      }
    }
    return
  }
  func.func @outline(%m: memref<8xf32>, %x: f32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    scf.for %i = %c0 to %c8 step %c1 {
      memref.store %x, %m[%i] {outline} : memref<8xf32>
    }
    return
  }
  func.func @peel(%m: memref<?xf32>, %x: f32, %n: index) {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    scf.for %i = %c0 to %n step %c4 {
      %left = affine.min affine_map<(i)[n] -> (4, n - i)>(%i)[%n]
      %last = arith.subi %left, %c0 : index
      %at = arith.addi %i, %c0 : index
      memref.store %x, %m[%at] {peel} : memref<?xf32>
    }
    return
  }
  func.func @pipeline(%m: memref<42xf32>, %r: memref<42xf32>, %x: f32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c42 = arith.constant 42 : index
    scf.for %i = %c0 to %c42 step %c1 {
      %0 = memref.load %m[%i] {pipeline} : memref<42xf32>
      %1 = arith.addf %0, %x : f32
      memref.store %1, %r[%i] : memref<42xf32>
    }
    return
  }
  func.func @unroll(%m: memref<8xf32>, %x: f32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    scf.for %i = %c0 to %c8 step %c1 {
      memref.store %x, %m[%i] {unroll} : memref<8xf32>
    }
    return
  }
  transform.sequence failures(propagate) {
  ^bb0(%arg0: !pdl.operation):
    %3 = transform.structured.match ops{["affine.store"]} attributes{affine} in %arg0
    %4 = transform.loop.get_parent_for %3 {affine = true} : (!pdl.operation) -> !pdl.operation
    transform.loop.unroll %4 {factor = 4} : !pdl.operation

    %5 = transform.structured.match ops{["memref.store"]} attributes{outline} in %arg0
    %6 = transform.loop.get_parent_for %5 : (!pdl.operation) -> !transform.op<"scf.for">
    %f = transform.loop.outline %6 {func_name = "outlined"} : (!transform.op<"scf.for">) -> !pdl.operation

    %7 = transform.structured.match ops{["memref.store"]} attributes{peel} in %arg0
    %8 = transform.loop.get_parent_for %7 : (!pdl.operation) -> !transform.op<"scf.for">
    %9 = transform.loop.peel %8 {fail_if_already_divisible = false} : (!transform.op<"scf.for">) -> !pdl.operation

    %10 = transform.structured.match ops{["memref.load"]} attributes{pipeline} in %arg0
    %11 = transform.loop.get_parent_for %10 : (!pdl.operation) -> !transform.op<"scf.for">
    %12 = transform.loop.pipeline %11 {iteration_interval = 1 : i64, read_latency = 2 : i64} : (!transform.op<"scf.for">) -> !pdl.operation

    %13 = transform.structured.match ops{["memref.store"]} attributes{unroll} in %arg0
    %14 = transform.loop.get_parent_for %13 : (!pdl.operation) -> !transform.op<"scf.for">
    transform.loop.unroll %14 {factor = 4} : !transform.op<"scf.for">
  }
}
