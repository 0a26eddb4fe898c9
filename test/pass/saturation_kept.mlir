// Integers beyond the largest number of a format without infinity are NaN, or that number: comparisons with a constant are not
// those of the integers. Where all integers fit, they are.
// RUN: jig eval %s --entry main > %t.before
// RUN: jig-opt %s --canonicalize > %t.canonical
// RUN: jig eval %t.canonical --entry main | diff %t.before -
// RUN: FileCheck %s < %t.canonical

// CHECK-LABEL: func.func @ult
// CHECK: arith.cmpf ult
func.func @ult(%x: i32) -> i1 {
  %c = arith.constant 1.0 : f8E4M3FN
  %f = arith.sitofp %x : i32 to f8E4M3FN
  %r = arith.cmpf ult, %f, %c : f8E4M3FN
  return %r : i1
}
// CHECK-LABEL: func.func @one
// CHECK: arith.cmpf one
func.func @one(%x: i32) -> i1 {
  %c = arith.constant 1.0 : f8E5M2FNUZ
  %f = arith.uitofp %x : i32 to f8E5M2FNUZ
  %r = arith.cmpf one, %f, %c : f8E5M2FNUZ
  return %r : i1
}
// CHECK-LABEL: func.func @ord
// CHECK: arith.cmpf ord
func.func @ord(%x: i32) -> i1 {
  %c = arith.constant 1.0 : f8E4M3B11FNUZ
  %f = arith.sitofp %x : i32 to f8E4M3B11FNUZ
  %r = arith.cmpf ord, %f, %c : f8E4M3B11FNUZ
  return %r : i1
}
// CHECK-LABEL: func.func @largest
// CHECK: arith.cmpf oeq
func.func @largest(%x: i32) -> i1 {
  %c = arith.constant 7.5 : f6E2M3FN
  %f = arith.sitofp %x : i32 to f6E2M3FN
  %r = arith.cmpf oeq, %f, %c : f6E2M3FN
  return %r : i1
}
// CHECK-LABEL: func.func @narrow
// CHECK: arith.cmpf olt
func.func @narrow(%x: i32) -> i1 {
  %c = arith.constant -7.5 : f6E2M3FN
  %t = arith.trunci %x : i32 to i4
  %f = arith.sitofp %t : i4 to f6E2M3FN
  %r = arith.cmpf olt, %f, %c : f6E2M3FN
  return %r : i1
}
// CHECK-LABEL: func.func @below
// CHECK: arith.cmpi sgt
func.func @below(%x: i32) -> i1 {
  %c = arith.constant 7.0 : f6E2M3FN
  %f = arith.sitofp %x : i32 to f6E2M3FN
  %r = arith.cmpf ogt, %f, %c : f6E2M3FN
  return %r : i1
}
// CHECK-LABEL: func.func @fits
// CHECK: arith.cmpi sgt
func.func @fits(%x: i32) -> i1 {
  %c = arith.constant 5.0 : f8E4M3FN
  %t = arith.trunci %x : i32 to i8
  %f = arith.sitofp %t : i8 to f8E4M3FN
  %r = arith.cmpf ogt, %f, %c : f8E4M3FN
  return %r : i1
}
func.func @main() -> (i1, i1, i1, i1, i1, i1, i1) {
  %million = arith.constant 1000000 : i32
  %eight = arith.constant 8 : i32
  %0 = call @ult(%million) : (i32) -> i1
  %1 = call @one(%million) : (i32) -> i1
  %2 = call @ord(%million) : (i32) -> i1
  %3 = call @largest(%eight) : (i32) -> i1
  %4 = call @narrow(%eight) : (i32) -> i1
  %5 = call @below(%eight) : (i32) -> i1
  %6 = call @fits(%eight) : (i32) -> i1
  return %0, %1, %2, %3, %4, %5, %6 : i1, i1, i1, i1, i1, i1, i1
}
