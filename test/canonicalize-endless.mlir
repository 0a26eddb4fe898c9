// UNSUPPORTED: sanitizers
// RUN: jig-opt --canonicalize --split-input-file %s | FileCheck %s

// Values that depend on themselves fold for ever in mlir-opt.

// CHECK: module
%one = arith.constant 1 : i32
%product = arith.muli %one, %product : i32
// -----
// CHECK: module
%zero = arith.constant 0 : i32
%sum = arith.addi %zero, %sum : i32
// -----
// CHECK: module
%two = arith.constant 2 : i32
%difference = arith.subi %difference, %two : i32
