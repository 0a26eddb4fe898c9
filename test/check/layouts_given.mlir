// RUN: jig eval %s --entry f --arg "memref<2x3xf32, strided<[9, 2], offset: 5>>=iota" | FileCheck %s
// RUN: not jig eval %s --entry rows --arg "memref<2x3xf32, strided<[9, 2], offset: 5>>=iota" 2>&1 | FileCheck %s --check-prefix=ROWS

// Memory is laid out as the argument says, where the function leaves that open.

// CHECK: {{^9$}}
// CHECK-NEXT: {{^2$}}
// CHECK-NEXT: {{^5$}}
// ROWS: error: the function takes 'memref<?x?xf32>'

func.func @f(%a: memref<?x?xf32, strided<[?, ?], offset: ?>>) {
  %base, %offset, %n:2, %s:2 = memref.extract_strided_metadata %a : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
  vector.print %s#0 : index
  vector.print %s#1 : index
  vector.print %offset : index
  return
}
func.func @rows(%a: memref<?x?xf32>) {
  return
}
