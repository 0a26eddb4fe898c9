// RUN: jig-opt %s --allow-unregistered-dialect --convert-arith-to-llvm=index-bitwidth=32 | FileCheck %s --check-prefix=CONVERT
// RUN: jig-opt %s --allow-unregistered-dialect --reconcile-unrealized-casts | FileCheck %s --check-prefix=RECONCILE
// RUN: timeout 60 jig-opt %s --allow-unregistered-dialect --expand-realloc | FileCheck %s --check-prefix=FOLD
// Values that depend on themselves, which the reference follows without end.

// Each of the two becomes what it is made of: the other one.
// CONVERT-LABEL: "test.converted"
// CONVERT: arith.index_castui
// CONVERT: "test.use"
"test.converted"() ({
  %0 = arith.index_castui %1 : i32 to index
  %1 = arith.index_castui %0 : index to i32
  "test.use"(%0, %1) : (index, i32) -> ()
}) : () -> ()

// A circle of casts behind the one that is used, in which its type does not occur.
// RECONCILE-LABEL: "test.reconciled"
// RECONCILE: %[[USED:.*]] = builtin.unrealized_conversion_cast %[[A:.*]] : i32 to i8
// RECONCILE: %[[A]] = builtin.unrealized_conversion_cast %[[B:.*]] : i64 to i32
// RECONCILE: %[[B]] = builtin.unrealized_conversion_cast %[[A]] : i32 to i64
// RECONCILE: "test.use"(%[[USED]])
"test.reconciled"() ({
  %0 = builtin.unrealized_conversion_cast %1 : i32 to i8
  %1 = builtin.unrealized_conversion_cast %2 : i64 to i32
  %2 = builtin.unrealized_conversion_cast %1 : i32 to i64
  "test.use"(%0) : (i8) -> ()
}) : () -> ()

// What is put over itself is no shorter way; the pass goes on as long as anything changes.
// FOLD-LABEL: "test.folded"
// FOLD: %[[V:.*]] = vector.insert %{{.*}}, %[[V]] [] : index into vector<index>
"test.folded"() ({
  %i = "test.some"() : () -> index
  %0 = vector.insert %i, %0 [] : index into vector<index>
  "test.use"(%0) : (vector<index>) -> ()
}) : () -> ()
