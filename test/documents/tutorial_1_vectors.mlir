// RUN: jig eval %s --entry uniform --arg 'vector<8xf32>=iota' --arg 'vector<2x2x2x2x2x2xf32>=iota' | FileCheck %s --check-prefix=UNIFORM
// RUN: jig eval %s --entry reduction --arg 'vector<8xf32>=iota' | FileCheck %s --check-prefix=SUM
// RUN: jig eval %s --entry loop --arg 'vector<8xf32>=iota' | FileCheck %s --check-prefix=SUM
// RUN: jig eval %s --entry contraction --arg 'vector<8xf32>=iota' | FileCheck %s --check-prefix=SUM
// RUN: jig eval %s --entry product --arg 'vector<8x10xf32>=iota' --arg 'vector<10x16xf32>=iota' --arg 'vector<8x16xf32>=iota' --out %t.vector.npy
// RUN: jig eval %s --entry product_in_memory --arg 'vector<8x10xf32>=iota' --arg 'vector<10x16xf32>=iota' --arg 'vector<8x16xf32>=iota' --compare %t.vector.npy
// Tutorial, sections 1.1 to 1.4: a sum of elements as an op of vectors, as a loop and as a contraction; a product of vectors and of buffers.

func.func @uniform(%0: vector<8xf32>, %3: vector<2x2x2x2x2x2xf32>) -> (f32, vector<8xf32>, vector<8x4xf32>, f32) {
  %one = arith.constant 1.5 : f32
  %1 = arith.addf %one, %one : f32
  // UNIFORM: 3.000000e+00
  %2 = arith.addf %0, %0 : vector<8xf32>
  // UNIFORM: dense<[0.000000e+00, 2.000000e+00, 4.000000e+00
  %b = vector.broadcast %1 : f32 to vector<8x4xf32>
  %4 = arith.addf %b, %b : vector<8x4xf32>
  // UNIFORM: dense<6.000000e+00> : 
  %5 = arith.addf %3, %3 : vector<2x2x2x2x2x2xf32>
  %6 = vector.extract %5[1, 1, 1, 1, 1, 1] : f32 from vector<2x2x2x2x2x2xf32>
  // UNIFORM: 1.260000e+02
  return %1, %2, %4, %6 : f32, vector<8xf32>, vector<8x4xf32>, f32
}

// SUM: 2.800000e+01
func.func @reduction(%0: vector<8xf32>) -> f32 {
  %1 = vector.reduction <add>, %0 : vector<8xf32> into f32
  return %1 : f32
}

func.func @loop(%0: vector<8xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %init = arith.constant 0.0 : f32
  %result = scf.for %i = %c0 to %c8 step %c1 iter_args(%partial = %init) -> (f32) {
    %element = vector.extractelement %0[%i : index] : vector<8xf32>
    %updated = arith.addf %partial, %element : f32
    scf.yield %updated : f32
  }
  return %result : f32
}

func.func @contraction(%0: vector<8xf32>) -> f32 {
  %init = arith.constant 0.0 : f32
  %ones = arith.constant dense<1.0> : vector<8xf32>
  %result = vector.contract {
    indexing_maps = [affine_map<(i) -> (i)>,
                     affine_map<(i) -> (i)>,
                     affine_map<(i) -> ()>],
    iterator_types = ["reduction"]
  } %0, %ones, %init : vector<8xf32>, vector<8xf32> into f32
  return %result : f32
}

func.func @product(%lhs: vector<8x10xf32>, %rhs: vector<10x16xf32>, %init: vector<8x16xf32>) -> vector<8x16xf32> {
  %result = vector.contract {
    indexing_maps = [affine_map<(i, j, k) -> (i, k)>,
                     affine_map<(i, j, k) -> (k, j)>,
                     affine_map<(i, j, k) -> (i, j)>],
    iterator_types = ["parallel", "parallel", "reduction"]
  } %lhs, %rhs, %init : vector<8x10xf32>, vector<10x16xf32> into vector<8x16xf32>
  return %result : vector<8x16xf32>
}

func.func @product_in_memory(%a: vector<8x10xf32>, %b: vector<10x16xf32>, %c: vector<8x16xf32>) -> vector<8x16xf32> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %lhs = memref.alloc() : memref<8x10xf32>
  %rhs = memref.alloc() : memref<10x16xf32>
  %init = memref.alloc() : memref<8x16xf32>
  vector.transfer_write %a, %lhs[%c0, %c0] : vector<8x10xf32>, memref<8x10xf32>
  vector.transfer_write %b, %rhs[%c0, %c0] : vector<10x16xf32>, memref<10x16xf32>
  vector.transfer_write %c, %init[%c0, %c0] : vector<8x16xf32>, memref<8x16xf32>
  linalg.generic {
    indexing_maps = [affine_map<(i, j, k) -> (i, k)>,
                     affine_map<(i, j, k) -> (k, j)>,
                     affine_map<(i, j, k) -> (i, j)>],
    iterator_types = ["parallel", "parallel", "reduction"]
  } ins(%lhs, %rhs : memref<8x10xf32>, memref<10x16xf32>)
    outs(%init : memref<8x16xf32>) {
  ^bb0(%lhs_one: f32, %rhs_one: f32, %init_one: f32):
    %0 = arith.mulf %lhs_one, %rhs_one : f32
    %1 = arith.addf %init_one, %0 : f32
    linalg.yield %1 : f32
  }
  %r = vector.transfer_read %init[%c0, %c0], %zero : memref<8x16xf32>, vector<8x16xf32>
  memref.dealloc %lhs : memref<8x10xf32>
  memref.dealloc %rhs : memref<10x16xf32>
  memref.dealloc %init : memref<8x16xf32>
  return %r : vector<8x16xf32>
}
