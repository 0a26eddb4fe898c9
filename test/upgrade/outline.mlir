// RUN: jig apply --quiet %s | %python %S/Inputs/payload.py | diff %S/Inputs/outline.payload -
// RUN: jig upgrade --quiet %s -o %t.mlir
// RUN: jig-opt --transform-interpreter %t.mlir | %python %S/Inputs/payload.py | diff %S/Inputs/outline.payload -
// RUN: jig upgrade --check %t.mlir
// ORACLE: 16
module {
  func.func @f(%m: memref<?xf32>, %n: index, %x: f32) {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    scf.for %i = %c0 to %n step %c4 {
      memref.store %x, %m[%i] : memref<?xf32>
    }
    return
  }
  transform.sequence failures(propagate) {
  ^bb0(%arg1: !pdl.operation):
    %0 = transform.structured.match ops{["scf.for"]} in %arg1
    %1 = transform.loop.outline %0 {func_name = "body"} : (!pdl.operation) -> !pdl.operation
    %2 = transform.structured.match ops{["scf.for"]} in %1
    transform.loop.unroll %2 {factor = 2 : i64} : !pdl.operation
  }
}
