// RUN: %python %S/../corpus.py %s
// Right schedules that go down to the llvm dialect, or to threads of a GPU (../README.md).
// -----
// a product, down to the llvm dialect
func.func @f(%a: tensor<3x4xf32>, %b: tensor<4x5xf32>, %c: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %r = linalg.matmul ins(%a, %b : tensor<3x4xf32>, tensor<4x5xf32>) outs(%c : tensor<3x5xf32>) -> tensor<3x5xf32>
  return %r : tensor<3x5xf32>
}
// script
%b = transform.bufferization.one_shot_bufferize layout{IdentityLayoutMap} %root {bufferize_function_boundaries = true} : (!t) -> !t
%l = transform.apply_registered_pass "convert-linalg-to-loops" to %b : (!t) -> !t
%s = transform.apply_registered_pass "convert-scf-to-cf" to %l : (!t) -> !t
%e = transform.apply_registered_pass "expand-strided-metadata" to %s : (!t) -> !t
%m = transform.apply_registered_pass "finalize-memref-to-llvm" to %e : (!t) -> !t
%f = transform.apply_registered_pass "convert-func-to-llvm" to %m : (!t) -> !t
%a = transform.apply_registered_pass "convert-arith-to-llvm" to %f : (!t) -> !t
%c = transform.apply_registered_pass "convert-cf-to-llvm" to %a : (!t) -> !t
%r = transform.apply_registered_pass "reconcile-unrealized-casts" to %c : (!t) -> !t
// -----
// vectors, down to the llvm dialect
func.func @f(%a: memref<4x8xf32>, %b: memref<4x8xf32>, %o: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %pad = arith.constant 0.0 : f32
  %x = vector.transfer_read %a[%c0, %c0], %pad {in_bounds = [true, true]} : memref<4x8xf32>, vector<4x8xf32>
  %y = vector.transfer_read %b[%c0, %c0], %pad {in_bounds = [true, true]} : memref<4x8xf32>, vector<4x8xf32>
  %z = vector.transfer_read %o[%c0], %pad {in_bounds = [true]} : memref<4xf32>, vector<4xf32>
  %p = arith.mulf %x, %y : vector<4x8xf32>
  %s = vector.multi_reduction <add>, %p, %z [1] : vector<4x8xf32> to vector<4xf32>
  %e = math.exp %s : vector<4xf32>
  vector.transfer_write %e, %o[%c0] {in_bounds = [true]} : vector<4xf32>, memref<4xf32>
  return
}
// script
%f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
transform.apply_patterns to %f { transform.apply_patterns.vector.lower_multi_reduction lowering_strategy = "innerreduction" } : !t
%s = transform.apply_registered_pass "convert-vector-to-scf" to %root : (!t) -> !t
%v = transform.apply_registered_pass "lower-to-llvm" with options = {math = "libm"} to %s : (!t) -> !t
// -----
// dynamic sizes, down to the llvm dialect
func.func @f(%a: tensor<?x?xf32>, %o: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.exp ins(%a : tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
  %c1 = arith.constant 1 : index
  %d = tensor.dim %a, %c1 : tensor<?x?xf32>
  %i = arith.index_cast %d : index to i64
  %x = arith.sitofp %i : i64 to f32
  %z = linalg.fill ins(%x : f32) outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
  %s = linalg.mul ins(%r, %z : tensor<?x?xf32>, tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %s : tensor<?x?xf32>
}
// script
%m = transform.structured.match ops{["linalg.mul"]} in %root : (!t) -> !t
%s, %l:2 = transform.structured.fuse %m tile_sizes [2, 3] : (!t) -> (!t, !t, !t)
%b = transform.bufferization.one_shot_bufferize layout{IdentityLayoutMap} %root {bufferize_function_boundaries = true} : (!t) -> !t
%v = transform.apply_registered_pass "lower-to-llvm" with options = {math = "libm"} to %b : (!t) -> !t
// -----
// f64 and integers, down to the llvm dialect
func.func @f(%a: f64, %n: i32, %i: i64, %k: index) -> (f64, i32, i1) {
  %x = arith.sitofp %n : i32 to f64
  %y = arith.mulf %a, %x : f64
  %z = math.sqrt %y : f64
  %c = arith.cmpf ogt, %z, %a : f64
  %w = arith.select %c, %z, %a : f64
  %t = arith.trunci %i : i64 to i32
  %u = arith.maxui %t, %n : i32
  %p, %q = arith.addui_extended %u, %t : i32, i1
  %v = math.ctpop %u : i32
  return %w, %v, %c : f64, i32, i1
}
// script
%e = transform.apply_registered_pass "arith-expand" to %root : (!t) -> !t
%m = transform.apply_registered_pass "convert-math-to-llvm" to %e : (!t) -> !t
%v = transform.apply_registered_pass "convert-to-llvm" to %m : (!t) -> !t
// -----
// loops as OpenMP
func.func @f(%a: memref<9xf32>, %o: memref<9xf32>) {
  linalg.exp ins(%a : memref<9xf32>) outs(%o : memref<9xf32>)
  return
}
// script
%p = transform.apply_registered_pass "convert-linalg-to-parallel-loops" to %root : (!t) -> !t
%s = transform.apply_registered_pass "convert-scf-to-openmp" to %p : (!t) -> !t
// -----
// parallel loops, tiled
func.func @f(%a: memref<9x5xf32>, %o: memref<9x5xf32>) {
  linalg.exp ins(%a : memref<9x5xf32>) outs(%o : memref<9x5xf32>)
  return
}
// script
%p = transform.apply_registered_pass "convert-linalg-to-parallel-loops" to %root : (!t) -> !t
%f = transform.structured.match ops{["func.func"]} in %p : (!t) -> !t
%s = transform.apply_registered_pass "scf-parallel-loop-tiling" with options = {"parallel-loop-tile-sizes" = [4, 2]} to %f : (!t) -> !t
%l = transform.structured.match ops{["scf.parallel"]} in %s : (!t) -> !t
%x = transform.apply_registered_pass "scf-parallel-for-to-nested-fors" to %s : (!t) -> !t
// -----
// blocks and threads
func.func @f(%a: memref<8x12xf32>, %o: memref<8x12xf32>) {
  scf.forall (%i) in (4) {
    scf.forall (%j, %k) in (2, 12) {
      %r = affine.apply affine_map<(i, j) -> (i * 2 + j)>(%i, %j)
      %x = memref.load %a[%r, %k] : memref<8x12xf32>
      %y = arith.mulf %x, %x : f32
      memref.store %y, %o[%r, %k] : memref<8x12xf32>
    } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
  } {mapping = [#gpu.block<x>]}
  return
}
// script
%f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
%g = transform.gpu.map_forall_to_blocks %f generate_gpu_launch : (!t) -> !t
%t = transform.gpu.map_nested_forall_to_threads %g block_dims = [12, 2, 1] : (!t) -> !t
%c = transform.apply_registered_pass "canonicalize" to %root : (!t) -> !t
%o = transform.apply_registered_pass "gpu-kernel-outlining" to %c : (!t) -> !t
// -----
// a product mapped to threads
func.func @f(%a: tensor<8x4xf32>, %b: tensor<4x6xf32>, %c: tensor<8x6xf32>) -> tensor<8x6xf32> {
  %r = linalg.matmul ins(%a, %b : tensor<8x4xf32>, tensor<4x6xf32>) outs(%c : tensor<8x6xf32>) -> tensor<8x6xf32>
  return %r : tensor<8x6xf32>
}
// script
%m = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
%s, %l = transform.structured.tile_using_forall %m tile_sizes [4, 3] (mapping = [#gpu.block<y>, #gpu.block<x>]) : (!t) -> (!t, !t)
%s2, %l2 = transform.structured.tile_using_forall %s tile_sizes [1, 1] (mapping = [#gpu.thread<y>, #gpu.thread<x>]) : (!t) -> (!t, !t)
%b = transform.bufferization.one_shot_bufferize layout{IdentityLayoutMap} %root {bufferize_function_boundaries = true} : (!t) -> !t
%f = transform.structured.match ops{["func.func"]} in %b : (!t) -> !t
%lo = transform.apply_registered_pass "convert-linalg-to-loops" to %f : (!t) -> !t
%g = transform.gpu.map_forall_to_blocks %lo generate_gpu_launch : (!t) -> !t
%t = transform.gpu.map_nested_forall_to_threads %g block_dims = [3, 4, 1] : (!t) -> !t
// -----
// a loop to a launch
func.func @f(%a: memref<6xf32>, %o: memref<6xf32>) {
  affine.for %i = 0 to 6 {
    affine.for %j = 0 to 1 {
      %x = affine.load %a[%i] : memref<6xf32>
      %y = arith.addf %x, %x : f32
      affine.store %y, %o[%i] : memref<6xf32>
    }
  }
  return
}
// script
%f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
%s = transform.apply_registered_pass "convert-affine-for-to-gpu" with options = {"gpu-block-dims" = 1, "gpu-thread-dims" = 1} to %f : (!t) -> !t
%l = transform.apply_registered_pass "lower-affine" to %s : (!t) -> !t
