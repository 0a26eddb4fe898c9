// RUN: jig-opt %s --one-shot-bufferize | FileCheck %s
// RUN: jig-opt %s --one-shot-bufferize | jig eval - | FileCheck --check-prefix=VALUE %s
// A constant is no global that is written to, whatever that begins with.

// CHECK-DAG: memref.global "private" @g : memref<4xi32> = dense<1> {alignment = 64 : i64}
// CHECK-DAG: memref.global "private" constant @__constant_4xi32 : memref<4xi32> = dense<1> {alignment = 64 : i64}
// VALUE: 1 : i32
memref.global "private" @g : memref<4xi32> = dense<1> {alignment = 64 : i64}
func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c7 = arith.constant 7 : i32
  %b = memref.get_global @g : memref<4xi32>
  memref.store %c7, %b[%c0] : memref<4xi32>
  %t = arith.constant dense<1> : tensor<4xi32>
  %x = tensor.extract %t[%c0] : tensor<4xi32>
  return %x : i32
}
