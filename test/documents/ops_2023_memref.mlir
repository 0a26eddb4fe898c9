// RUN: jig apply --quiet %s -o %t.applied.mlir
// RUN: %python %S/../upgrade/Inputs/payload.py < %t.applied.mlir | diff %S/Inputs/ops_2023_memref.payload -
// RUN: jig upgrade --quiet %s -o %t.mlir
// RUN: jig-opt --transform-interpreter %t.mlir | %python %S/../upgrade/Inputs/payload.py | diff %S/Inputs/ops_2023_memref.payload -
// Op list of 2023, "MemRef transform operations": multibuffer.
// ORACLE: 16
module {
  func.func @buffers(%in: memref<128xf32>, %out: memref<128xf32>) {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c128 = arith.constant 128 : index
    %a = memref.alloc() : memref<4xf32>
    scf.for %i = %c0 to %c128 step %c4 {
      %from = memref.subview %in[%i] [4] [1] : memref<128xf32> to memref<4xf32, strided<[1], offset: ?>>
      memref.copy %from, %a : memref<4xf32, strided<[1], offset: ?>> to memref<4xf32>
      %to = memref.subview %out[%i] [4] [1] : memref<128xf32> to memref<4xf32, strided<[1], offset: ?>>
      memref.copy %a, %to : memref<4xf32> to memref<4xf32, strided<[1], offset: ?>>
    }
    return
  }
  transform.sequence failures(propagate) {
  ^bb0(%arg0: !pdl.operation):
    %0 = transform.structured.match ops{["memref.alloc"]} in %arg0
    %1 = transform.memref.multibuffer %0 {factor = 2 : i64}
  }
}
