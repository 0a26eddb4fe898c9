// RUN: jig apply --quiet %s | %python %S/Inputs/payload.py | diff %S/Inputs/peel.payload -
// RUN: jig upgrade --quiet %s -o %t.mlir
// RUN: jig-opt --transform-interpreter %t.mlir | %python %S/Inputs/payload.py | diff %S/Inputs/peel.payload -
// RUN: jig upgrade --check %t.mlir
// ORACLE: 16
module {
  func.func @f(%m: memref<?xf32>, %n: index, %x: f32) {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    scf.for %i = %c0 to %n step %c4 {
      %s = affine.min affine_map<(d0)[s0] -> (4, s0 - d0)>(%i)[%n]
      %v = memref.subview %m[%i] [%s] [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
      linalg.fill ins(%x : f32) outs(%v : memref<?xf32, strided<[1], offset: ?>>)
    }
    return
  }
  transform.sequence failures(propagate) {
  ^bb0(%arg1: !pdl.operation):
    %0 = transform.structured.match ops{["scf.for"]} in %arg1
    %1 = transform.cast %0 : !pdl.operation to !transform.op<"scf.for">
    %main = transform.loop.peel %1 : (!transform.op<"scf.for">) -> !pdl.operation
    transform.loop.unroll %main {factor = 2 : i64} : !pdl.operation
  }
}
