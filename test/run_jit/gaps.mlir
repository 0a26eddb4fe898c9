// Elements of buffers have gaps between them where they fill no bytes, or are f80; vectors in memory have none. Each comes where it belongs.
// RUN: %same %s --entry f80 --arg 'memref<9xf80>=iota' --arg 'memref<9xf80>=zeros' --show-args | FileCheck %s
// CHECK: dense<[0.000000e+00, 1.000000e+00, 0.000000e+00, 0.000000e+00, 4.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00]> : tensor<9xf80>
// RUN: %same %s --entry i24 --arg 'memref<9xi24>=iota' --arg 'memref<9xi24>=zeros' --show-args
// RUN: %same %s --entry f4 --arg 'memref<9xf4E2M1FN>=iota' --arg 'memref<9xf4E2M1FN>=zeros' --show-args

func.func @f80(%a: memref<9xf80>, %b: memref<9xf80>) -> vector<9xf80> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %none = arith.constant dense<0.0> : vector<4xf80>
  %zero = arith.constant 0.0 : f80
  %mask = arith.constant dense<[true, true, false, true]> : vector<4xi1>
  %low = vector.load %a[%c1] : memref<9xf80>, vector<4xf80>
  vector.maskedstore %b[%c1], %mask, %low : memref<9xf80>, vector<4xi1>, vector<4xf80>
  %part = vector.maskedload %b[%c0], %mask, %none : memref<9xf80>, vector<4xi1>, vector<4xf80> into vector<4xf80>
  vector.store %part, %b[%c0] : memref<9xf80>, vector<4xf80>
  %all = vector.transfer_read %a[%c0], %zero : memref<9xf80>, vector<9xf80>
  return %all : vector<9xf80>
}
func.func @i24(%a: memref<9xi24>, %b: memref<9xi24>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i24
  %low = vector.transfer_read %a[%c1], %zero : memref<9xi24>, vector<4xi24>
  vector.store %low, %b[%c2] : memref<9xi24>, vector<4xi24>
  return
}
func.func @f4(%a: memref<9xf4E2M1FN>, %b: memref<9xf4E2M1FN>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %low = vector.load %a[%c0] : memref<9xf4E2M1FN>, vector<4xf4E2M1FN>
  vector.store %low, %b[%c2] : memref<9xf4E2M1FN>, vector<4xf4E2M1FN>
  return
}
