// RUN: jig eval %s | FileCheck %s
// RUN: not jig eval %s --out %t.npy 2>&1 | FileCheck %s --check-prefix FILE
// Elements of a dialect's own type are shown as one of them is.

// CHECK: dense<[null, null]> : vector<2x!llvm.ptr>
// FILE: .npy files have no such elements
func.func @main() -> vector<2x!llvm.ptr> {
  %p = llvm.mlir.zero : !llvm.ptr
  %v = vector.broadcast %p : !llvm.ptr to vector<2x!llvm.ptr>
  return %v : vector<2x!llvm.ptr>
}
