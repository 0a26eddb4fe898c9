// RUN: jig-opt %s --split-input-file --convert-to-llvm=allow-pattern-rollback=false | FileCheck %s
// RUN: jig-opt %s --split-input-file --convert-to-llvm=allow-pattern-rollback=false | jig-opt --split-input-file | FileCheck %s
// Conversions that replace at once take patterns back that do not succeed, where the reference dies or leaves a part of them.

// The text is to be printed by a function of another type.
// CHECK-LABEL: llvm.func @named
// CHECK-NEXT: cf.assert %arg0, "x"
// CHECK-NEXT: llvm.return
llvm.func @puts(i1)
func.func @named(%a: i1) {
  cf.assert %a, "x"
  return
}

// -----

// Rows are copied by a function that is something else here: what was built before that is known goes.
// CHECK-LABEL: llvm.func @copied
// CHECK-NOT: llvm.alloca
// CHECK: memref.copy
// CHECK-NOT: llvm.alloca
// CHECK: llvm.return
llvm.func @memrefCopy(i1)
func.func @copied(%a: memref<*xf32>, %b: memref<*xf32>) {
  memref.copy %a, %b : memref<*xf32> to memref<*xf32>
  return
}

// -----

// Each use has a cast of its own, which begins with the new arguments.
// CHECK-LABEL: llvm.func @uses
// CHECK: builtin.unrealized_conversion_cast %arg0 : i64 to index
// CHECK-NEXT: %[[SUM:.*]] = llvm.add %arg0, %arg0 : i64
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[SUM]] : i64 to index
// CHECK: affine.for %{{.*}} = 0 to %[[CAST]]
func.func @uses(%n: index) {
  %0 = arith.addi %n, %n : index
  affine.for %i = 0 to %0 {
    affine.for %j = 0 to %n {
    }
  }
  return
}
