// The default lowering as a pass: options, passes within that can be looked at, and what is left over.
// RUN: split-file %s %t
// RUN: jig-opt %t/product.mlir --lower-to-llvm > %t/by-pass.mlir
// RUN: FileCheck %s --check-prefix=ALL < %t/by-pass.mlir
// RUN: jig-opt %t/product.mlir --pass-pipeline='builtin.module(lower-to-llvm{entry=used threads=true})' | FileCheck %s --check-prefix=USED
// RUN: jig-opt %t/product.mlir --lower-to-llvm --mlir-print-ir-after=convert-linalg-to-loops 2>&1 >/dev/null | FileCheck %s --check-prefix=INNER
// RUN: not jig-opt %t/left.mlir --lower-to-llvm 2>&1 | FileCheck %s --check-prefix=LEFT
// RUN: not jig-opt %t/product.mlir --pass-pipeline='builtin.module(func.func(lower-to-llvm))' 2>&1 | FileCheck %s --check-prefix=ANCHOR
// RUN: jig emit --llvm %t/by-pass.mlir -o %t/a.ll
// RUN: jig emit --llvm --lower %t/product.mlir -o %t/b.ll
// RUN: diff %t/a.ll %t/b.ll

// ALL-DAG: llvm.func @used
// ALL-DAG: llvm.func @other
// USED: llvm.func @used
// USED-NOT: @other
// INNER: IR Dump After ConvertLinalgToLoopsPass
// INNER: scf.for
// LEFT: left.mlir:2:3: error: 'test.unknown' op is left by the default pipeline
// ANCHOR: error: {{.*}}restricted to 'builtin.module'

//--- product.mlir
func.func @used(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %c: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%c : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}
func.func @other() {
  return
}
//--- left.mlir
func.func @f() {
  "test.unknown"() : () -> ()
  return
}
