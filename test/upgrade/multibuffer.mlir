// RUN: jig apply --quiet %s | %python %S/Inputs/payload.py | diff %S/Inputs/multibuffer.payload -
// RUN: jig upgrade --quiet %s -o %t.mlir
// RUN: jig-opt --transform-interpreter %t.mlir | %python %S/Inputs/payload.py | diff %S/Inputs/multibuffer.payload -
// RUN: jig upgrade --check %t.mlir
// ORACLE: 16
module {
  func.func @f(%in: memref<16xf32>, %out: memref<16xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c16 = arith.constant 16 : index
    %buf = memref.alloc() : memref<4xf32>
    scf.for %i = %c0 to %c16 step %c4 {
      %src = memref.subview %in[%i] [4] [1] : memref<16xf32> to memref<4xf32, strided<[1], offset: ?>>
      memref.copy %src, %buf : memref<4xf32, strided<[1], offset: ?>> to memref<4xf32>
      %dst = memref.subview %out[%i] [4] [1] : memref<16xf32> to memref<4xf32, strided<[1], offset: ?>>
      memref.copy %buf, %dst : memref<4xf32> to memref<4xf32, strided<[1], offset: ?>>
    }
    return
  }
  transform.sequence failures(propagate) {
  ^bb0(%arg1: !pdl.operation):
    %0 = transform.structured.match ops{["memref.alloc"]} in %arg1
    %1 = transform.memref.multibuffer %0 {factor = 2 : i64}
  }
}
