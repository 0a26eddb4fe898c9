// RUN: not jig eval %s 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: jig eval %s --entry part | FileCheck %s --check-prefix=PART
// RUN: not jig eval %s --entry beyond 2>&1 | FileCheck %s --check-prefix=BEYOND
// RUN: echo 'func.func private @d() func.func @one() -> i32 { %%c = arith.constant 7 : i32 return %%c : i32 } llvm.func @malloc(i64) -> !llvm.ptr' | jig eval - | FileCheck %s --check-prefix=ONE
// Which function is run: the only public one with a body. Of a buffer, what the result's view has must be written.

// NONE: error: no function 'main' to run: say which with --entry (part, beyond)
// ONE: 7 : i32

// PART: dense<2.000000e+00> : tensor<2xf32>
func.func @part() -> memref<2xf32, strided<[1], offset: 1>> {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 2.0 : f32
  %m = memref.alloc() : memref<4xf32>
  memref.store %x, %m[%c1] : memref<4xf32>
  memref.store %x, %m[%c2] : memref<4xf32>
  %v = memref.subview %m[1] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: 1>>
  return %v : memref<2xf32, strided<[1], offset: 1>>
}

// BEYOND: error: result #0 was never written, or not all of it
func.func @beyond() -> memref<2xf32, strided<[1], offset: 2>> {
  %c2 = arith.constant 2 : index
  %x = arith.constant 2.0 : f32
  %m = memref.alloc() : memref<4xf32>
  memref.store %x, %m[%c2] : memref<4xf32>
  %v = memref.subview %m[2] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: 2>>
  return %v : memref<2xf32, strided<[1], offset: 2>>
}
