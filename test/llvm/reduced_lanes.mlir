// RUN: jig-opt %s --lower-to-llvm | FileCheck %s
// RUN: jig-opt %s --lower-to-llvm=fast-math=reassoc | FileCheck %s --check-prefix=REASSOC
// Rows are reduced by themselves where their lanes may be taken in any order, else side by side.

// CHECK-LABEL: llvm.func @largest
// CHECK-COUNT-4: llvm.intr.vector.reduce.smax
// CHECK: llvm.return
func.func @largest(%v: vector<4x16xi32>, %acc: vector<4xi32>) -> vector<4xi32> {
  %r = vector.multi_reduction <maxsi>, %v, %acc [1] : vector<4x16xi32> to vector<4xi32>
  return %r : vector<4xi32>
}
// CHECK-LABEL: llvm.func @sum
// CHECK-NOT: llvm.intr.vector.reduce
// CHECK-COUNT-16: llvm.fadd {{.*}} : vector<4xf32>
// CHECK: llvm.return
// REASSOC-LABEL: llvm.func @sum
// REASSOC-COUNT-4: llvm.intr.vector.reduce.fadd{{.*}}reassoc
// REASSOC: llvm.return
func.func @sum(%v: vector<4x16xf32>, %acc: vector<4xf32>) -> vector<4xf32> {
  %r = vector.multi_reduction <add>, %v, %acc [1] : vector<4x16xf32> to vector<4xf32>
  return %r : vector<4xf32>
}
// CHECK-LABEL: llvm.func @columns
// CHECK-NOT: llvm.intr.vector.reduce
// CHECK: llvm.intr.smax
// CHECK: llvm.return
func.func @columns(%v: vector<4x16xi32>, %acc: vector<16xi32>) -> vector<16xi32> {
  %r = vector.multi_reduction <maxsi>, %v, %acc [0] : vector<4x16xi32> to vector<16xi32>
  return %r : vector<16xi32>
}
