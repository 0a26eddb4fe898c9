// RUN: jig apply --quiet %s -o %t.applied.mlir
// RUN: %python %S/../upgrade/Inputs/payload.py < %t.applied.mlir | diff %S/Inputs/ops_2023_loop_coalesce.payload -
// RUN: jig upgrade --quiet %s -o %t.mlir
// RUN: jig-opt --transform-interpreter %t.mlir | %python %S/../upgrade/Inputs/payload.py | diff %S/Inputs/ops_2023_loop_coalesce.payload -
// RUN: jig eval %s --entry around --arg 'memref<8x16xf32>=random:1' --arg f32=2.0 --show-args > %t.around.before
// RUN: jig eval %t.applied.mlir --entry around --arg 'memref<8x16xf32>=random:1' --arg f32=2.0 --show-args | diff %t.around.before -
// Op list of 2023, "Loop (SCF) transform operations": coalesce. Release 16 computes the indices by other ops.
// ORACLE: 22
module {
  func.func @around(%m: memref<8x16xf32>, %x: f32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %c16 = arith.constant 16 : index
    scf.for %i = %c0 to %c8 step %c1 {
      scf.for %j = %c0 to %c16 step %c1 {
        %0 = memref.load %m[%i, %j] {around} : memref<8x16xf32>
        %1 = arith.addf %0, %x : f32
        memref.store %1, %m[%i, %j] : memref<8x16xf32>
      }
    }
    return
  }
  transform.sequence failures(propagate) {
  ^bb0(%arg0: !pdl.operation):
    %0 = transform.structured.match ops{["memref.load"]} attributes{around} in %arg0
    %1 = transform.loop.get_parent_for %0 {num_loops = 2 : i64} : (!pdl.operation) -> !transform.op<"scf.for">
    %2 = transform.loop.coalesce %1 : (!transform.op<"scf.for">) -> !transform.op<"scf.for">
  }
}
