// RUN: %python %S/../corpus.py %s
// Right schedules of buffers and loops (../README.md).
// -----
// bufferize with allocations, deallocate
func.func @f(%a: tensor<4x6xf32>, %b: tensor<6x8xf32>) -> (tensor<4x8xf32>, tensor<4x6xf32>) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x8xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %x = linalg.exp ins(%a : tensor<4x6xf32>) outs(%a : tensor<4x6xf32>) -> tensor<4x6xf32>
  %r = linalg.matmul ins(%x, %b : tensor<4x6xf32>, tensor<6x8xf32>) outs(%z : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %r, %a : tensor<4x8xf32>, tensor<4x6xf32>
}
// script
transform.bufferization.eliminate_empty_tensors %root : !t
%b = transform.bufferization.one_shot_bufferize layout{IdentityLayoutMap} %root {bufferize_function_boundaries = true} : (!t) -> !t
%d = transform.apply_registered_pass "buffer-deallocation-pipeline" to %b : (!t) -> !t
%c = transform.apply_registered_pass "canonicalize" to %d : (!t) -> !t
// -----
// results become arguments
func.func @f(%a: memref<4xf32>) -> memref<4xf32> {
  %m = memref.alloc() : memref<4xf32>
  linalg.exp ins(%a : memref<4xf32>) outs(%m : memref<4xf32>)
  return %m : memref<4xf32>
}
// script
%f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
%l = transform.apply_registered_pass "convert-linalg-to-affine-loops" to %f : (!t) -> !t
%m = transform.apply_registered_pass "lower-affine" to %l : (!t) -> !t
// -----
// promote
func.func @f(%a: memref<7x6xf32>, %b: memref<6x8xf32>, %c: memref<7x8xf32>) {
  linalg.matmul ins(%a, %b : memref<7x6xf32>, memref<6x8xf32>) outs(%c : memref<7x8xf32>)
  return
}
// script
%m = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
%s, %l:3 = transform.structured.tile_using_for %m tile_sizes [4, 3, 4] : (!t) -> (!t, !t, !t, !t)
%p = transform.structured.promote %s {operands_to_promote = [0, 1, 2], use_full_tiles_by_default} : (!t) -> !t
%f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
transform.apply_patterns to %f { transform.apply_patterns.canonicalization } {apply_cse} : !t
// -----
// several buffers
func.func @f(%a: memref<8xf32>, %o: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %c2 = arith.constant 2 : index
  %tmp = memref.alloc() : memref<2xf32>
  scf.for %i = %c0 to %c8 step %c2 {
    %s = memref.subview %a[%i] [2] [1] : memref<8xf32> to memref<2xf32, strided<[1], offset: ?>>
    %d = memref.subview %o[%i] [2] [1] : memref<8xf32> to memref<2xf32, strided<[1], offset: ?>>
    memref.copy %s, %tmp : memref<2xf32, strided<[1], offset: ?>> to memref<2xf32>
    linalg.exp ins(%tmp : memref<2xf32>) outs(%d : memref<2xf32, strided<[1], offset: ?>>)
  }
  memref.dealloc %tmp : memref<2xf32>
  return
}
// script
%m = transform.structured.match ops{["memref.alloc"]} in %root : (!t) -> !transform.op<"memref.alloc">
%n = transform.memref.multibuffer %m {factor = 2 : i64, skip_analysis} : (!transform.op<"memref.alloc">) -> !t
%e = transform.structured.match ops{["linalg.exp"]} in %root : (!t) -> !t
%l = transform.structured.convert_to_loops %e : (!t) -> !t
// -----
// unroll and jam
func.func @f(%a: memref<8x6xf32>, %o: memref<8x6xf32>) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %c6 = arith.constant 6 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %c8 step %c1 {
    scf.for %j = %c0 to %c6 step %c1 {
      %x = memref.load %a[%i, %j] : memref<8x6xf32>
      %y = memref.load %o[%i, %j] : memref<8x6xf32>
      %z = arith.mulf %x, %y : f32
      memref.store %z, %o[%i, %j] : memref<8x6xf32>
    } {inner}
  } {outer}
  return
}
// script
%l = transform.structured.match ops{["scf.for"]} attributes{outer} in %root : (!t) -> !for
transform.loop.unroll_and_jam %l {factor = 4} : !for
%i = transform.structured.match ops{["scf.for"]} attributes{inner} in %root : (!t) -> !for
transform.loop.unroll %i {factor = 3} : !for
// -----
// loops fused, peeled and unrolled
func.func @f(%a: memref<7xf32>, %o: memref<7xf32>, %p: memref<7xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  scf.for %i = %c0 to %c7 step %c1 {
    %x = memref.load %a[%i] : memref<7xf32>
    %y = arith.mulf %x, %x : f32
    memref.store %y, %o[%i] : memref<7xf32>
  } {first}
  scf.for %i = %c0 to %c7 step %c1 {
    %x = memref.load %o[%i] : memref<7xf32>
    %y = arith.addf %x, %x : f32
    memref.store %y, %p[%i] : memref<7xf32>
  } {second}
  return
}
// script
%l = transform.structured.match ops{["scf.for"]} attributes{first} in %root : (!t) -> !t
%m = transform.structured.match ops{["scf.for"]} attributes{second} in %root : (!t) -> !t
%n = transform.loop.fuse_sibling %l into %m : (!t, !t) -> !t
%for = transform.cast %n : !t to !for
%first, %others = transform.loop.peel %for {peel_front = true} : (!for) -> (!t, !t)
transform.loop.unroll %others {factor = 4} : !t
// -----
// one loop of two
func.func @f(%a: memref<4x6xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c6 = arith.constant 6 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  scf.for %i = %c0 to %c4 step %c2 {
    scf.for %j = %c1 to %c6 step %c1 {
      %x = memref.load %a[%i, %j] : memref<4x6xf32>
      %y = arith.addf %x, %x : f32
      memref.store %y, %a[%i, %j] : memref<4x6xf32>
    } {inner}
  } {coalesce}
  return
}
// script
%l = transform.structured.match ops{["scf.for"]} attributes{coalesce} in %root : (!t) -> !for
%c = transform.loop.coalesce %l : (!for) -> !for
%u:2 = transform.loop.peel %c {peel_front = true} : (!for) -> (!t, !t)
// -----
// outline
func.func @f(%a: tensor<7x6xf32>, %o: tensor<7x6xf32>) -> tensor<7x6xf32> {
  %x = linalg.exp ins(%a : tensor<7x6xf32>) outs(%o : tensor<7x6xf32>) -> tensor<7x6xf32>
  return %x : tensor<7x6xf32>
}
// script
%x = transform.structured.match ops{["linalg.exp"]} in %root : (!t) -> !t
%s, %l = transform.structured.tile_using_for %x tile_sizes [3] : (!t) -> (!t, !t)
%o, %c = transform.loop.outline %l {func_name = "part"} : (!t) -> (!t, !t)
%i = transform.apply_registered_pass "inline" to %root : (!t) -> !t
// -----
// pipeline
func.func @f(%a: memref<8xf32>, %o: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %c8 step %c1 {
    %x = memref.load %a[%i] : memref<8xf32>
    %y = arith.mulf %x, %x : f32
    memref.store %y, %o[%i] : memref<8xf32>
  }
  return
}
// script
%l = transform.structured.match ops{["scf.for"]} in %root : (!t) -> !for
%p = transform.loop.pipeline %l {iteration_interval = 1 : i64, read_latency = 2 : i64} : (!for) -> !t
// -----
// affine loops
func.func @f(%a: memref<8x6xf32>, %b: memref<8x6xf32>, %o: memref<8x6xf32>) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 6 {
      %x = affine.load %a[%i, %j] : memref<8x6xf32>
      %y = affine.load %b[%i, %j] : memref<8x6xf32>
      %z = arith.divf %x, %y : f32
      affine.store %z, %o[%i, %j] : memref<8x6xf32>
    }
  }
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 6 {
      %x = affine.load %o[%i, %j] : memref<8x6xf32>
      %z = arith.addf %x, %x : f32
      affine.store %z, %o[%i, %j] : memref<8x6xf32>
    }
  }
  return
}
// script
%f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
%g = transform.apply_registered_pass "affine-loop-fusion" to %f : (!t) -> !t
%h = transform.apply_registered_pass "affine-loop-tile" with options = {"tile-size" = 4} to %g : (!t) -> !t
%i = transform.apply_registered_pass "affine-loop-unroll-jam" with options = {"unroll-jam-factor" = 2} to %h : (!t) -> !t
%j = transform.apply_registered_pass "affine-scalrep" to %i : (!t) -> !t
%k = transform.apply_registered_pass "affine-parallelize" to %j : (!t) -> !t
// -----
// buffers of bytes
func.func @f(%a: memref<16xi8>, %i: index) -> memref<2x3xi16> {
  %c0 = arith.constant 0 : index
  %v = memref.view %a[%c0][] : memref<16xi8> to memref<2x3xi16>
  return %v : memref<2x3xi16>
}
// script
%f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
%g = transform.apply_registered_pass "expand-strided-metadata" to %f : (!t) -> !t
transform.annotate %g "mine" : !t
// -----
// views folded into accesses
func.func @f(%a: memref<8x6xf32>, %i: index) -> f32 {
  %c3 = arith.constant 3 : index
  %j = arith.remui %i, %c3 : index
  %s = memref.subview %a[1, %j] [4, 3] [2, 1] : memref<8x6xf32> to memref<4x3xf32, strided<[12, 1], offset: ?>>
  %t = memref.subview %s[1, 0] [2, 2] [1, 2] : memref<4x3xf32, strided<[12, 1], offset: ?>> to memref<2x2xf32, strided<[12, 2], offset: ?>>
  %c1 = arith.constant 1 : index
  %x = memref.load %t[%c1, %c1] : memref<2x2xf32, strided<[12, 2], offset: ?>>
  return %x : f32
}
// script
%f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
transform.apply_patterns to %f { transform.apply_patterns.memref.fold_memref_alias_ops } : !t
transform.apply_patterns to %f { transform.apply_patterns.memref.extract_address_computations transform.apply_patterns.memref.expand_strided_metadata } : !t
