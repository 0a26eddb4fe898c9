// RUN: jig eval %s --entry alloca_loop --arg index=$((2000/%slowness)) | FileCheck %s --check-prefix=ALLOCA
// RUN: jig eval %s --entry forall --arg 'tensor<4xi32>=iota' | FileCheck %s --check-prefix=FORALL
// RUN: jig eval %s --entry inplace --arg index=10000 | FileCheck %s --check-prefix=PLACE
// RUN: not jig eval %s --entry views --arg 'memref<4xi32>=iota' --arg index=4000000000 --arg index=0 2>&1 | FileCheck %s --check-prefix=HUGE
// RUN: not jig eval %s --entry views --arg 'memref<4xi32>=iota' --arg index=3 --arg index=-1 2>&1 | FileCheck %s --check-prefix=FAR
// RUN: not jig eval %s --entry bytes --arg index=9223372036854775807 2>&1 | FileCheck %s --check-prefix=HUGE
// RUN: not jig eval %s --entry bytes --arg index=4611686018427387904 2>&1 | FileCheck %s --check-prefix=HUGE
// What loops allocate goes with each iteration; tensors are updated in place; views of any size stop in time.

func.func @alloca_loop(%n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = arith.constant 1 : i32
  scf.for %i = %c0 to %n step %c1 {
    %m = memref.alloca() : memref<1000000xi32>
    memref.store %k, %m[%c0] : memref<1000000xi32>
  }
  return %k : i32
}
func.func @forall(%a: tensor<4xi32>) -> tensor<4xi32> {
  %k = arith.constant 5 : i32
  %t = scf.forall (%i) in (4) shared_outs(%o = %a) -> (tensor<4xi32>) {
    %s = tensor.extract_slice %o[%i] [1] [1] : tensor<4xi32> to tensor<1xi32>
    %f = linalg.fill ins(%k : i32) outs(%s : tensor<1xi32>) -> tensor<1xi32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %f into %o[%i] [1] [1] : tensor<1xi32> into tensor<4xi32>
    }
  }
  return %t : tensor<4xi32>
}
func.func @inplace(%n: index) -> tensor<10000xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = arith.constant 1 : i32
  %z = arith.constant dense<0> : tensor<10000xi32>
  %t = scf.for %i = %c0 to %n step %c1 iter_args(%x = %z) -> (tensor<10000xi32>) {
    %y = tensor.insert %k into %x[%i] : tensor<10000xi32>
    scf.yield %y : tensor<10000xi32>
  }
  return %t : tensor<10000xi32>
}
func.func @mm(%a: tensor<100x100xf32>, %b: tensor<100x100xf32>) -> tensor<100x100xf32> {
  %z = arith.constant dense<0.0> : tensor<100x100xf32>
  %0 = linalg.matmul ins(%a, %b : tensor<100x100xf32>, tensor<100x100xf32>) outs(%z : tensor<100x100xf32>) -> tensor<100x100xf32>
  return %0 : tensor<100x100xf32>
}
func.func @views(%m: memref<4xi32>, %n: index, %s: index) {
  %v = memref.reinterpret_cast %m to offset: [0], sizes: [%n, %n], strides: [%s, %s] : memref<4xi32> to memref<?x?xi32, strided<[?, ?]>>
  memref.copy %v, %v : memref<?x?xi32, strided<[?, ?]>> to memref<?x?xi32, strided<[?, ?]>>
  return
}
func.func @bytes(%n: index) {
  %m = memref.alloc(%n) : memref<?xi8>
  return
}

// ALLOCA: 1 : i32
// FORALL: dense<5> : tensor<4xi32>
// PLACE: dense<1> : tensor<10000xi32>
// HUGE: error: evaluation needs more memory than its limit of 1073741824 bytes
// FAR: 'memref.copy' op reaches outside of the memory that the memref describes
