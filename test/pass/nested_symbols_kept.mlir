// RUN: jig-opt %s --sccp --allow-unregistered-dialect | FileCheck %s
// RUN: jig-opt %s --int-range-optimizations --allow-unregistered-dialect | FileCheck %s
// A function that others refer to by name is called with any arguments, in whatever symbol table it is; the
// reference looks for names in the outermost one only.

// CHECK-LABEL: module @inner
// CHECK: func.func private @f(%[[X:.*]]: i32)
// CHECK: %[[SUM:.*]] = arith.addi %[[X]]
// CHECK: return %[[SUM]]
module @inner {
  func.func private @f(%x: i32) -> i32 {
    %c5 = arith.constant 5 : i32
    %r = arith.addi %x, %c5 : i32
    return %r : i32
  }
  func.func @main(%y: i32) -> i32 {
    %c = arith.constant 1 : i32
    %0 = call @f(%c) : (i32) -> i32
    %p = constant @f : (i32) -> i32
    %1 = call_indirect %p(%y) : (i32) -> i32
    %2 = arith.addi %0, %1 : i32
    return %2 : i32
  }
}

// From a table that has no functions itself.
// CHECK-LABEL: module @reached
// CHECK: func.func nested @f(%[[X:.*]]: i32)
// CHECK: %[[SUM:.*]] = arith.addi %[[X]]
// CHECK: return %[[SUM]]
"test.holds"() {f = @reached::@f} : () -> ()
module @reached {
  func.func nested @f(%x: i32) -> i32 {
    %c5 = arith.constant 5 : i32
    %r = arith.addi %x, %c5 : i32
    return %r : i32
  }
  func.func @main() -> i32 {
    %c = arith.constant 1 : i32
    %0 = call @f(%c) : (i32) -> i32
    return %0 : i32
  }
}
