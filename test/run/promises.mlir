// What a program says of its memory has to hold; where memory begins that it was given nobody knows.
// RUN: jig eval %s --entry aligned | FileCheck %s --check-prefix=ALIGNED
// RUN: jig eval %s --entry given --arg 'memref<4xf32>=1' | FileCheck %s --check-prefix=GIVEN
// RUN: not jig eval %s --entry load 2>&1 | FileCheck %s --check-prefix=LOAD
// RUN: not jig eval %s --entry load --domain=field 2>&1 | FileCheck %s --check-prefix=LOAD
// RUN: not jig eval %s --entry store 2>&1 | FileCheck %s --check-prefix=STORE
// RUN: not jig eval %s --entry vectors 2>&1 | FileCheck %s --check-prefix=VECTORS
// RUN: not jig eval %s --entry view 2>&1 | FileCheck %s --check-prefix=VIEW
// RUN: not jig eval %s --entry distinct --arg 'memref<4xf32>=1' 2>&1 | FileCheck %s --check-prefix=DISTINCT

// ALIGNED: 1.{{0*}}e+00 : f32
func.func @aligned() -> f32 {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %one = arith.constant 1.0 : f32
  %m = memref.alloca() : memref<4xf32>
  %n = memref.assume_alignment %m, 64 : memref<4xf32>
  memref.store %one, %n[%c2] {alignment = 8} : memref<4xf32>
  %v = memref.load %n[%c2] {alignment = 8} : memref<4xf32>
  return %v : f32
}

// GIVEN: 1.{{0*}}e+00 : f32
func.func @given(%m: memref<4xf32>) -> f32 {
  %c1 = arith.constant 1 : index
  %v = memref.load %m[%c1] {alignment = 16} : memref<4xf32>
  return %v : f32
}

func.func @load() -> f32 {
  %c1 = arith.constant 1 : index
  %one = arith.constant 1.0 : f32
  %m = memref.alloca() : memref<4xf32>
  memref.store %one, %m[%c1] : memref<4xf32>
  // LOAD: [[#@LINE+1]]:8: error: 'memref.load' op says that memory is aligned to 8 bytes, which begins 4 bytes behind where that is allocated
  %v = memref.load %m[%c1] {alignment = 8} : memref<4xf32>
  return %v : f32
}

func.func @store() {
  %c1 = arith.constant 1 : index
  %one = arith.constant 1.0 : f32
  %m = memref.alloca() : memref<4xf32>
  // STORE: [[#@LINE+1]]:3: error: 'memref.store' op says that memory is aligned to 16 bytes, which begins 4 bytes behind
  memref.store %one, %m[%c1] {alignment = 16} : memref<4xf32>
  return
}

func.func @vectors() {
  %c1 = arith.constant 1 : index
  %one = arith.constant dense<1.0> : vector<2xf32>
  %m = memref.alloca() : memref<4xf32>
  // VECTORS: [[#@LINE+1]]:3: error: 'vector.store' op says that memory is aligned to 8 bytes, which begins 4 bytes behind
  vector.store %one, %m[%c1] {alignment = 8} : memref<4xf32>, vector<2xf32>
  return
}

func.func @view() {
  %m = memref.alloca() : memref<4xf32>
  %p = memref.subview %m[1] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: 1>>
  // VIEW: [[#@LINE+1]]:8: error: 'memref.assume_alignment' op says that memory is aligned to 16 bytes, which begins 4 bytes behind
  %q = memref.assume_alignment %p, 16 : memref<2xf32, strided<[1], offset: 1>>
  return
}

func.func @distinct(%m: memref<4xf32>) {
  // DISTINCT: [[#@LINE+1]]:12: error: 'memref.distinct_objects' op says that operands #0 and #1 are distinct, which are of the same memory
  %a, %b = memref.distinct_objects %m, %m : memref<4xf32>, memref<4xf32>
  return
}
