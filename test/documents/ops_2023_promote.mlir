// RUN: jig apply --quiet %s -o %t.applied.mlir
// RUN: %python %S/../upgrade/Inputs/payload.py < %t.applied.mlir | diff %S/Inputs/ops_2023_promote.payload -
// RUN: jig upgrade --quiet %s -o %t.mlir
// RUN: jig-opt --transform-interpreter %t.mlir | %python %S/../upgrade/Inputs/payload.py | diff %S/Inputs/ops_2023_promote.payload -
// RUN: jig eval %s --entry promote --arg 'memref<16x24xf32>=random:1' --arg 'memref<24x32xf32>=random:2' --arg 'memref<16x32xf32>=random:3' --show-args > %t.promote.before
// RUN: jig eval %t.applied.mlir --entry promote --arg 'memref<16x24xf32>=random:1' --arg 'memref<24x32xf32>=random:2' --arg 'memref<16x32xf32>=random:3' --show-args | diff %t.promote.before -
// Op list of 2023, "Structured (Linalg) transform operations": promote.
// ORACLE: 22
module {
  func.func @promote(%a: memref<16x24xf32>, %b: memref<24x32xf32>, %c: memref<16x32xf32>) {
    linalg.matmul ins(%a, %b : memref<16x24xf32>, memref<24x32xf32>) outs(%c : memref<16x32xf32>)
    return
  }
  transform.sequence failures(propagate) {
  ^bb0(%arg0: !pdl.operation):
    %3 = transform.structured.match ops{["linalg.matmul"]} in %arg0
    %4, %more:2 = transform.structured.tile %3 [4, 8] : (!pdl.operation) -> (!pdl.operation, !pdl.operation, !pdl.operation)
    %5 = transform.structured.promote %4 {operands_to_promote = [0, 2], use_full_tile_buffers = [false, true], alignment = 32}
  }
}
