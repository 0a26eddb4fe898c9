// Which schedule took which op, and what is left.
// RUN: jig apply --auto=report %s -o %t.mlir 2>&1 | FileCheck %s
// RUN: FileCheck %s --check-prefix=CODE <%t.mlir
// Another machine: registers of 4 numbers.
// RUN: jig apply --auto --quiet --set machine=3 %s | FileCheck %s --check-prefix=SSE
// The script as one file, with its choices, does the same.
// RUN: jig apply --auto --quiet --emit-script %t.script.mlir %s -o %t.mlir
// RUN: jig apply --quiet --script %t.script.mlir %s | diff - %t.mlir
// RUN: jig emit --auto --mcpu x86-64-v4 --llvm %s | FileCheck %s --check-prefix=LLVM

// What was chosen, then each place once: of fills, and of what is left of tiles, no word. Nor of what the steps did.
// CHECK-NOT: {{^.}}
// CHECK: --auto: for {{[0-9]+}} vector registers of {{[0-9]+}} bits: machine={{[0-3]}}
// CHECK-NOT: report=
// CHECK-NEXT: report.mlir:[[#@LINE+20]]:{{.*}} remark: products.mlir: by panels of the right matrix, which are packed
// CHECK: report.mlir:[[#@LINE+23]]:{{.*}} remark: rows.mlir: element by element
// CHECK: report.mlir:[[#@LINE+27]]:{{.*}} remark: left: in plain loops
// CHECK: report.mlir:[[#@LINE+36]]:{{.*}} remark: left: it works on buffers
// CHECK-NOT: remark
// CHECK-NOT: note
// CHECK-NOT: warning

// CODE-LABEL: func @product
// CODE: vector.fma {{.*}} : vector<{{[0-9]+}}xf32>
// CODE-LABEL: func @left
// CODE: linalg.generic

// SSE: vector.fma {{.*}} : vector<8xf32>

// LLVM: fmuladd.v64f32

func.func @product(%a: tensor<64x64xf32>, %b: tensor<64x128xf32>, %c: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %zero = arith.constant 0.0 : f32
  %init = linalg.fill ins(%zero : f32) outs(%c : tensor<64x128xf32>) -> tensor<64x128xf32>
  %product = linalg.matmul ins(%a, %b : tensor<64x64xf32>, tensor<64x128xf32>) outs(%init : tensor<64x128xf32>) -> tensor<64x128xf32>
  return %product : tensor<64x128xf32>
}
func.func @elements(%a: tensor<90x50xf32>, %c: tensor<90x50xf32>) -> tensor<90x50xf32> {
  %e = linalg.exp ins(%a : tensor<90x50xf32>) outs(%c : tensor<90x50xf32>) -> tensor<90x50xf32>
  return %e : tensor<90x50xf32>
}
// Nothing of --auto takes what has two results.
func.func @left(%a: tensor<90x50xf32>, %c: tensor<90xf32>) -> (tensor<90xf32>, tensor<90xf32>) {
  %s:2 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]}
      ins(%a : tensor<90x50xf32>) outs(%c, %c : tensor<90xf32>, tensor<90xf32>) {
  ^bb0(%x: f32, %y: f32, %w: f32):
    %z = arith.addf %x, %y : f32
    %v = arith.mulf %x, %w : f32
    linalg.yield %z, %v : f32, f32
  } -> (tensor<90xf32>, tensor<90xf32>)
  return %s#0, %s#1 : tensor<90xf32>, tensor<90xf32>
}
func.func @buffers(%a: memref<50x30xf32>, %b: memref<30x90xf32>, %c: memref<50x90xf32>) {
  linalg.matmul ins(%a, %b : memref<50x30xf32>, memref<30x90xf32>) outs(%c : memref<50x90xf32>)
  return
}
