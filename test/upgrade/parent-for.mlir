// RUN: jig apply --quiet %s | %python %S/Inputs/payload.py | diff %S/Inputs/parent-for.payload -
// RUN: jig upgrade --quiet %s -o %t.mlir
// RUN: jig-opt --transform-interpreter %t.mlir | %python %S/Inputs/payload.py | diff %S/Inputs/parent-for.payload -
// RUN: jig upgrade --check %t.mlir
// ORACLE: 16
module {
  func.func @f(%m: memref<20x30xf32>, %v: f32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c20 = arith.constant 20 : index
    %c30 = arith.constant 30 : index
    scf.for %i = %c0 to %c20 step %c3 {
      scf.for %j = %c0 to %c30 step %c1 {
        memref.store %v, %m[%i, %j] : memref<20x30xf32>
      }
    }
    return
  }
  transform.sequence failures(propagate) {
  ^bb0(%arg1: !pdl.operation):
    %0 = transform.structured.match ops{["memref.store"]} in %arg1
    %1 = transform.loop.get_parent_for %0 {num_loops = 2} : (!pdl.operation) -> !transform.op<"scf.for">
    transform.loop.unroll %1 {factor = 7 : i64} : !transform.op<"scf.for">
  }
}
