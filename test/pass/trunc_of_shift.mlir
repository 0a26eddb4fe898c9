// RUN: jig-opt %s --canonicalize | FileCheck %s
// RUN: jig eval %s --entry f --arg i64=-5 > %t.before
// RUN: jig-opt %s --canonicalize | jig eval - --entry f --arg i64=-5 | diff %t.before -
// What is shifted with zeros instead of signs does not fit as a signed number where the sign was set: where the reference says so, it makes poison.

// CHECK-LABEL: @f
// CHECK: %[[A:.*]] = arith.shrui
// CHECK: arith.trunci %[[A]] : i64 to i32
// CHECK: %[[B:.*]] = arith.shrui
// CHECK: arith.trunci %[[B]] overflow<nuw> : i64 to i32
func.func @f(%x: i64) -> (i32, i32) {
  %c32 = arith.constant 32 : i64
  %0 = arith.shrsi %x, %c32 : i64
  %1 = arith.trunci %0 overflow<nsw> : i64 to i32
  %2 = arith.shrsi %x, %c32 exact : i64
  %3 = arith.trunci %2 overflow<nsw, nuw> : i64 to i32
  return %1, %3 : i32, i32
}
