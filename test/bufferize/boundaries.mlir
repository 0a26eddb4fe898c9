// RUN: jig eval %s --entry main > %t.before
// RUN: jig-opt %s --one-shot-bufferize=bufferize-function-boundaries=true > %t.mlir
// RUN: jig eval %t.mlir --entry main > %t.after && diff %t.before %t.after
// RUN: jig-opt %s "--one-shot-bufferize=bufferize-function-boundaries=true function-boundary-type-conversion=identity-layout-map" > %t.identity.mlir
// RUN: jig eval %t.identity.mlir --entry main > %t.after && diff %t.before %t.after
// RUN: jig-opt %s "--one-shot-bufferize=bufferize-function-boundaries=true copy-before-write=true" > %t.copies.mlir
// RUN: jig eval %t.copies.mlir --entry main > %t.after && diff %t.before %t.after
// RUN: jig-opt %s --eliminate-empty-tensors "--one-shot-bufferize=bufferize-function-boundaries=true analysis-heuristic=top-down" --canonicalize --cse > %t.empty.mlir
// RUN: jig eval %t.empty.mlir --entry main > %t.after && diff %t.before %t.after
// RUN: FileCheck %s "--implicit-check-not=tensor<" < %t.mlir
// Whole programs compute on buffers what they computed on tensors.

// Tiles of a product, each computed in a slice of what goes round; the last ones are smaller.
// CHECK-LABEL: func.func private @tiled_matmul(
// CHECK-NOT: memref.alloc
// CHECK: linalg.matmul
func.func private @tiled_matmul(%a: tensor<5x6xf32>, %b: tensor<6x7xf32>, %c: tensor<5x7xf32>) -> tensor<5x7xf32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %c7 = arith.constant 7 : index
  %0 = scf.for %i = %c0 to %c5 step %c2 iter_args(%x = %c) -> (tensor<5x7xf32>) {
    %m = affine.min affine_map<(d0) -> (2, 5 - d0)>(%i)
    %1 = scf.for %j = %c0 to %c7 step %c3 iter_args(%y = %x) -> (tensor<5x7xf32>) {
      %n = affine.min affine_map<(d0) -> (3, 7 - d0)>(%j)
      %2 = scf.for %k = %c0 to %c6 step %c3 iter_args(%z = %y) -> (tensor<5x7xf32>) {
        %ta = tensor.extract_slice %a[%i, %k] [%m, 3] [1, 1] : tensor<5x6xf32> to tensor<?x3xf32>
        %tb = tensor.extract_slice %b[%k, %j] [3, %n] [1, 1] : tensor<6x7xf32> to tensor<3x?xf32>
        %tc = tensor.extract_slice %z[%i, %j] [%m, %n] [1, 1] : tensor<5x7xf32> to tensor<?x?xf32>
        %p = linalg.matmul ins(%ta, %tb : tensor<?x3xf32>, tensor<3x?xf32>) outs(%tc : tensor<?x?xf32>) -> tensor<?x?xf32>
        %q = tensor.insert_slice %p into %z[%i, %j] [%m, %n] [1, 1] : tensor<?x?xf32> into tensor<5x7xf32>
        scf.yield %q : tensor<5x7xf32>
      }
      scf.yield %2 : tensor<5x7xf32>
    }
    scf.yield %1 : tensor<5x7xf32>
  }
  return %0 : tensor<5x7xf32>
}

// Scores, their rows as weights that add up to one, and the weighted values.
// CHECK-LABEL: func.func private @attention(
#rows = affine_map<(d0, d1) -> (d0)>
#all = affine_map<(d0, d1) -> (d0, d1)>
#turned = affine_map<(d0, d1) -> (d1, d0)>
func.func private @attention(%q: tensor<4x3xf32>, %k: tensor<4x3xf32>, %v: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %zero = arith.constant 0.0 : f32
  %low = arith.constant -1.0e30 : f32
  %e34 = tensor.empty() : tensor<3x4xf32>
  %kt = linalg.transpose ins(%k : tensor<4x3xf32>) outs(%e34 : tensor<3x4xf32>) permutation = [1, 0]
  %e44 = tensor.empty() : tensor<4x4xf32>
  %z44 = linalg.fill ins(%zero : f32) outs(%e44 : tensor<4x4xf32>) -> tensor<4x4xf32>
  %scores = linalg.matmul ins(%q, %kt : tensor<4x3xf32>, tensor<3x4xf32>) outs(%z44 : tensor<4x4xf32>) -> tensor<4x4xf32>
  %e4 = tensor.empty() : tensor<4xf32>
  %l4 = linalg.fill ins(%low : f32) outs(%e4 : tensor<4xf32>) -> tensor<4xf32>
  %max = linalg.generic {indexing_maps = [#all, #rows], iterator_types = ["parallel", "reduction"]}
      ins(%scores : tensor<4x4xf32>) outs(%l4 : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    %m = arith.maximumf %x, %y : f32
    linalg.yield %m : f32
  } -> tensor<4xf32>
  %exp = linalg.generic {indexing_maps = [#rows, #all], iterator_types = ["parallel", "parallel"]}
      ins(%max : tensor<4xf32>) outs(%scores : tensor<4x4xf32>) {
  ^bb0(%x: f32, %y: f32):
    %d = arith.subf %y, %x : f32
    %w = math.exp %d : f32
    linalg.yield %w : f32
  } -> tensor<4x4xf32>
  %z4 = linalg.fill ins(%zero : f32) outs(%e4 : tensor<4xf32>) -> tensor<4xf32>
  %sum = linalg.generic {indexing_maps = [#all, #rows], iterator_types = ["parallel", "reduction"]}
      ins(%exp : tensor<4x4xf32>) outs(%z4 : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<4xf32>
  %weights = linalg.generic {indexing_maps = [#rows, #all], iterator_types = ["parallel", "parallel"]}
      ins(%sum : tensor<4xf32>) outs(%exp : tensor<4x4xf32>) {
  ^bb0(%x: f32, %y: f32):
    %d = arith.divf %y, %x : f32
    linalg.yield %d : f32
  } -> tensor<4x4xf32>
  %e43 = tensor.empty() : tensor<4x3xf32>
  %z43 = linalg.fill ins(%zero : f32) outs(%e43 : tensor<4x3xf32>) -> tensor<4x3xf32>
  %out = linalg.matmul ins(%weights, %v : tensor<4x4xf32>, tensor<4x3xf32>) outs(%z43 : tensor<4x3xf32>) -> tensor<4x3xf32>
  return %out : tensor<4x3xf32>
}

// Each element is the sum of those up to it, read from where the last one was written.
// CHECK-LABEL: func.func private @scan(
// CHECK-NOT: memref.alloc
// CHECK: scf.for
func.func private @scan(%t: tensor<8xf32>) -> tensor<8xf32> {
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %0 = scf.for %i = %c1 to %c8 step %c1 iter_args(%x = %t) -> (tensor<8xf32>) {
    %h = arith.subi %i, %c1 : index
    %a = tensor.extract %x[%h] : tensor<8xf32>
    %b = tensor.extract %x[%i] : tensor<8xf32>
    %s = arith.addf %a, %b : f32
    %y = tensor.insert %s into %x[%i] : tensor<8xf32>
    scf.yield %y : tensor<8xf32>
  }
  return %0 : tensor<8xf32>
}

// Scans of scans, where what was scanned is still wanted: it is copied before the call.
// CHECK-LABEL: func.func private @calls(
// CHECK: memref.copy
// CHECK: call @scan
func.func private @calls(%t: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c7 = arith.constant 7 : index
  %0 = func.call @scan(%t) : (tensor<8xf32>) -> tensor<8xf32>
  %1 = scf.for %i = %c0 to %c3 step %c1 iter_args(%x = %0) -> (tensor<8xf32>) {
    %y = func.call @scan(%x) : (tensor<8xf32>) -> tensor<8xf32>
    scf.yield %y : tensor<8xf32>
  }
  %2 = tensor.extract %t[%c7] : tensor<8xf32>
  return %0, %1, %2 : tensor<8xf32>, tensor<8xf32>, f32
}

// One of two tensors, one of them changed on one of the ways; both are read behind it.
// CHECK-LABEL: func.func private @ifs(
func.func private @ifs(%a: tensor<8xf32>, %b: tensor<8xf32>, %c: i1, %d: i1, %f: f32) -> (tensor<8xf32>, f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.if %c -> tensor<8xf32> {
    %w = tensor.insert %f into %a[%c0] : tensor<8xf32>
    %1 = scf.if %d -> tensor<8xf32> {
      %s = func.call @scan(%w) : (tensor<8xf32>) -> tensor<8xf32>
      scf.yield %s : tensor<8xf32>
    } else {
      scf.yield %w : tensor<8xf32>
    }
    scf.yield %1 : tensor<8xf32>
  } else {
    scf.yield %b : tensor<8xf32>
  }
  %2 = tensor.insert %f into %0[%c1] : tensor<8xf32>
  %3 = tensor.extract %a[%c0] : tensor<8xf32>
  %4 = tensor.extract %b[%c1] : tensor<8xf32>
  return %2, %3, %4 : tensor<8xf32>, f32, f32
}

// Slices of slices, put back in another order, over what they were taken from, and padded.
// CHECK-LABEL: func.func private @chains(
func.func private @chains(%t: tensor<4x6xf32>, %f: f32) -> (tensor<4x6xf32>, tensor<6x8xf32>, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.extract_slice %t[0, 1] [4, 4] [1, 1] : tensor<4x6xf32> to tensor<4x4xf32>
  %1 = tensor.extract_slice %0[0, 0] [2, 4] [2, 1] : tensor<4x4xf32> to tensor<2x4xf32>
  %2 = linalg.fill ins(%f : f32) outs(%1 : tensor<2x4xf32>) -> tensor<2x4xf32>
  %3 = tensor.insert_slice %2 into %0[0, 0] [2, 4] [2, 1] : tensor<2x4xf32> into tensor<4x4xf32>
  %4 = tensor.insert_slice %3 into %t[0, 2] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<4x6xf32>
  %5 = tensor.insert_slice %1 into %4[1, 0] [2, 4] [1, 1] : tensor<2x4xf32> into tensor<4x6xf32>
  %6 = tensor.pad %5 low[1, 0] high[1, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<4x6xf32> to tensor<6x8xf32>
  %7 = tensor.extract %0[%c0, %c1] : tensor<4x4xf32>
  return %5, %6, %7 : tensor<4x6xf32>, tensor<6x8xf32>, f32
}

func.func private @ramp5x6() -> tensor<5x6xf32> {
  %t = tensor.generate {
  ^bb0(%i: index, %j: index):
    %v = func.call @number(%i, %j) : (index, index) -> f32
    tensor.yield %v : f32
  } : tensor<5x6xf32>
  return %t : tensor<5x6xf32>
}
func.func private @number(%i: index, %j: index) -> f32 {
  %c7 = arith.constant 7 : index
  %c5 = arith.constant 5 : index
  %m = arith.muli %i, %c7 : index
  %s = arith.addi %m, %j : index
  %r = arith.remui %s, %c5 : index
  %n = arith.index_cast %r : index to i32
  %f = arith.sitofp %n : i32 to f32
  return %f : f32
}

// All elements weighted by their places: no two programs give the same by chance.
func.func private @digest(%t: tensor<?x?xf32>) -> f32 {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %t, %c0 : tensor<?x?xf32>
  %m = tensor.dim %t, %c1 : tensor<?x?xf32>
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %zero) -> (f32) {
    %1 = scf.for %j = %c0 to %m step %c1 iter_args(%y = %x) -> (f32) {
      %p = arith.muli %i, %m : index
      %q = arith.addi %p, %j : index
      %r = arith.addi %q, %c1 : index
      %s = arith.index_cast %r : index to i32
      %w = arith.sitofp %s : i32 to f32
      %e = tensor.extract %t[%i, %j] : tensor<?x?xf32>
      %u = arith.mulf %w, %e : f32
      %v = arith.addf %y, %u : f32
      scf.yield %v : f32
    }
    scf.yield %1 : f32
  }
  return %0 : f32
}
func.func private @digest8(%t: tensor<8xf32>) -> f32 {
  %e = tensor.expand_shape %t [[0, 1]] output_shape [2, 4] : tensor<8xf32> into tensor<2x4xf32>
  %d = tensor.cast %e : tensor<2x4xf32> to tensor<?x?xf32>
  %r = func.call @digest(%d) : (tensor<?x?xf32>) -> f32
  return %r : f32
}

func.func @main() -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) {
  %true = arith.constant true
  %false = arith.constant false
  %f = arith.constant 9.0 : f32
  %a = call @ramp5x6() : () -> tensor<5x6xf32>
  %b = tensor.generate {
  ^bb0(%i: index, %j: index):
    %n = func.call @number(%j, %i) : (index, index) -> f32
    tensor.yield %n : f32
  } : tensor<6x7xf32>
  %k57 = arith.constant dense<1.0> : tensor<5x7xf32>
  %0 = call @tiled_matmul(%a, %b, %k57) : (tensor<5x6xf32>, tensor<6x7xf32>, tensor<5x7xf32>) -> tensor<5x7xf32>
  %d0 = tensor.cast %0 : tensor<5x7xf32> to tensor<?x?xf32>
  %r0 = call @digest(%d0) : (tensor<?x?xf32>) -> f32

  %q = tensor.extract_slice %a[0, 0] [4, 3] [1, 1] : tensor<5x6xf32> to tensor<4x3xf32>
  %k = tensor.extract_slice %a[1, 2] [4, 3] [1, 1] : tensor<5x6xf32> to tensor<4x3xf32>
  %v = tensor.extract_slice %b[0, 0] [4, 3] [1, 2] : tensor<6x7xf32> to tensor<4x3xf32>
  %1 = call @attention(%q, %k, %v) : (tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  %d1 = tensor.cast %1 : tensor<4x3xf32> to tensor<?x?xf32>
  %r1 = call @digest(%d1) : (tensor<?x?xf32>) -> f32

  %k8 = arith.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0]> : tensor<8xf32>
  %2 = call @scan(%k8) : (tensor<8xf32>) -> tensor<8xf32>
  %r2 = call @digest8(%2) : (tensor<8xf32>) -> f32

  %3:3 = call @calls(%k8) : (tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>, f32)
  %r3 = call @digest8(%3#0) : (tensor<8xf32>) -> f32
  %r4 = call @digest8(%3#1) : (tensor<8xf32>) -> f32

  %4:3 = call @ifs(%k8, %2, %true, %true, %f) : (tensor<8xf32>, tensor<8xf32>, i1, i1, f32) -> (tensor<8xf32>, f32, f32)
  %5:3 = call @ifs(%3#0, %3#1, %true, %false, %f) : (tensor<8xf32>, tensor<8xf32>, i1, i1, f32) -> (tensor<8xf32>, f32, f32)
  %6:3 = call @ifs(%2, %k8, %false, %true, %f) : (tensor<8xf32>, tensor<8xf32>, i1, i1, f32) -> (tensor<8xf32>, f32, f32)
  %r5 = call @digest8(%4#0) : (tensor<8xf32>) -> f32
  %r6 = call @digest8(%5#0) : (tensor<8xf32>) -> f32
  %r7 = call @digest8(%6#0) : (tensor<8xf32>) -> f32
  %s0 = arith.addf %4#1, %5#2 : f32
  %s1 = arith.addf %s0, %6#2 : f32

  %t = tensor.extract_slice %a[1, 0] [4, 6] [1, 1] : tensor<5x6xf32> to tensor<4x6xf32>
  %7:3 = call @chains(%t, %f) : (tensor<4x6xf32>, f32) -> (tensor<4x6xf32>, tensor<6x8xf32>, f32)
  %d7 = tensor.cast %7#0 : tensor<4x6xf32> to tensor<?x?xf32>
  %r8 = call @digest(%d7) : (tensor<?x?xf32>) -> f32
  %e7 = tensor.cast %7#1 : tensor<6x8xf32> to tensor<?x?xf32>
  %r9 = call @digest(%e7) : (tensor<?x?xf32>) -> f32
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %3#2, %s1, %7#2 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
}
