// NOT IN MLIR 22: transform.loop.coalesce_nested
// Nested loops as one, with what is computed between them. MLIR 22 does not have the op.
// RUN: split-file %s %t
// RUN: jig eval %t/nests.mlir > %t.before
// RUN: FileCheck %s --check-prefix NUM < %t.before
// RUN: jig eval %t/nests.mlir --script %t/script.mlir | diff %t.before -
// RUN: jig apply %t/nests.mlir --script %t/script.mlir --quiet | FileCheck %s
// RUN: not jig apply %t/refused.mlir --script %t/script.mlir --quiet 2>&1 | FileCheck %s --check-prefix REFUSED
// RUN: jig-opt %t/script.mlir | FileCheck %s --check-prefix TEXT

// NUM: 686 : i64
// NUM-NEXT: dense<[0, 2, 2, 6, 6, 12, 12, 16, 16, 21, 22, 26, 26, 31, 31, 36, 36, 3, 3, 3,
// NUM-NEXT: 22 : index

// CHECK: linalg.fill
// CHECK: scf.for
// CHECK-NEXT: %[[D:.*]]:3 = affine.delinearize_index
// CHECK: arith.muli %[[D]]#0
// CHECK-NOT: scf.for
// CHECK: scf.for %{{.*}} iter_args(%{{.*}}, %{{.*}}) -> (i64, i64)
// CHECK-NOT: scf.for
// CHECK: scf.for %{{.*}} -> (index)
// CHECK: scf.for %{{.*}} -> (index)
// CHECK-NOT: scf.for
// CHECK: affine.for
// CHECK-NOT: affine.for

// REFUSED: error: transform.loop.coalesce_nested cannot be done to scf.for refused.mlir:5: no loops that follow each other can become one
// TEXT: transform.loop.coalesce_nested %{{.*}} : (!transform.any_op) -> !transform.any_op

//--- nests.mlir
func.func @main() -> (i64, memref<40xindex>, index) {
  %lo = arith.constant 0 : index
  %n = arith.constant 3 : index
  %m = arith.constant 4 : index
  %two = arith.constant 2 : index
  %one = arith.constant 1 : index
  %x0 = arith.constant 2 : i64
  %b = memref.alloc() : memref<40xindex>
  linalg.fill ins(%lo : index) outs(%b : memref<40xindex>)
  scf.for %i = %lo to %m step %one {
    %p = arith.muli %i, %m : index
    scf.for %j = %one to %m step %two {
      %q = arith.addi %p, %j : index
      %q2 = affine.apply affine_map<(a, b) -> (a * 2 + b)>(%q, %i)
      scf.for %k = %lo to %two step %one {
        %r = arith.addi %q, %k : index
        memref.store %q2, %b[%r] : memref<40xindex>
      }
    }
  }
  // What stands between reads what the outer loop carries.
  %0 = scf.for %i = %lo to %n step %one iter_args(%x = %x0) -> (i64) {
    %x2 = arith.muli %x, %x0 : i64
    %t = scf.for %j = %lo to %n step %one iter_args(%y = %x) -> (i64) {
      %z = arith.addi %y, %x2 : i64
      scf.yield %z : i64
    }
    scf.yield %t : i64
  }
  // The bound is computed between: only the inner two.
  %1 = scf.for %i = %lo to %n step %one iter_args(%x = %lo) -> (index) {
    %e = arith.addi %i, %one : index
    %t = scf.for %j = %lo to %e step %one iter_args(%y = %x) -> (index) {
      %f = arith.muli %j, %e : index
      %u = scf.for %k = %lo to %two step %one iter_args(%z = %y) -> (index) {
        %g = arith.addi %z, %f : index
        scf.yield %g : index
      }
      scf.yield %u : index
    }
    scf.yield %t : index
  }
  affine.for %i = 0 to 4 {
    %p = affine.apply affine_map<(a) -> (a * 5)>(%i)
    affine.for %j = 0 to 5 {
      %q = arith.addi %p, %j : index
      %v = memref.load %b[%q] : memref<40xindex>
      %w = arith.addi %v, %i : index
      memref.store %w, %b[%q] : memref<40xindex>
    }
  }
  return %0, %b, %1 : i64, memref<40xindex>, index
}

//--- refused.mlir
// What stands between writes.
func.func @writes(%b: memref<4xindex>, %n: index) {
  %lo = arith.constant 0 : index
  %one = arith.constant 1 : index
  scf.for %i = %lo to %n step %one {
    memref.store %i, %b[%lo] : memref<4xindex>
    scf.for %j = %lo to %n step %one {
      memref.store %j, %b[%one] : memref<4xindex>
    }
  }
  return
}

//--- script.mlir
module attributes {transform.with_named_sequence} {
  transform.named_sequence @is_nest(%l: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.operation_name %l ["scf.for", "affine.for"] : !transform.any_op
    %p = transform.get_parent_op %l : (!transform.any_op) -> !transform.any_op
    transform.match.operation_name %p ["func.func"] : !transform.any_op
    transform.yield %l : !transform.any_op
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %l = transform.collect_matching @is_nest in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.loop.coalesce_nested %l : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
