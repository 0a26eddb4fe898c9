// RUN: %python %S/../corpus.py %s
// Schedules of parallel loops, right ones (../README.md).
// -----
// a sum in parallel over what is kept
func.func @f(%a: memref<8x16xf32>, %o: memref<8xf32>) {
  linalg.reduce { arith.addf } ins(%a : memref<8x16xf32>) outs(%o : memref<8xf32>) dimensions = [1]
  return
}
// script
%m = transform.structured.match ops{["linalg.reduce"]} in %root : (!t) -> !t
%t, %l = transform.structured.tile_using_forall %m tile_sizes [4] : (!t) -> (!t, !t)
%p = transform.loop.forall_to_parallel %l : (!t) -> !t
// -----
// a product in parallel
func.func @f(%a: memref<4x8xf32>, %b: memref<8x4xf32>, %c: memref<4x4xf32>) {
  linalg.matmul ins(%a, %b : memref<4x8xf32>, memref<8x4xf32>) outs(%c : memref<4x4xf32>)
  return
}
// script
%m = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
%t, %l = transform.structured.tile_using_forall %m num_threads [2, 2] : (!t) -> (!t, !t)
// -----
// the same on tensors, then on buffers
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x4xf32>, %c: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %r = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x4xf32>) outs(%c : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}
// script
%m = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
%t, %l = transform.structured.tile_using_forall %m tile_sizes [3, 3] : (!t) -> (!t, !t)
%b = transform.bufferization.one_shot_bufferize layout{IdentityLayoutMap} %root {bufferize_function_boundaries = true} : (!t) -> !t
// -----
// a sum of parts
func.func @f(%a: tensor<4x16xf32>, %o: tensor<4xf32>) -> tensor<4xf32> {
  %r = linalg.reduce { arith.addf } ins(%a : tensor<4x16xf32>) outs(%o : tensor<4xf32>) dimensions = [1]
  return %r : tensor<4xf32>
}
// script
%m = transform.structured.match ops{["linalg.reduce"]} in %root : (!t) -> !t
%g = transform.structured.generalize %m : (!t) -> !t
%fill, %part, %merge, %l = transform.structured.tile_reduction_using_forall %g by num_threads = [0, 4] tile_sizes = [0, 4] : (!t) -> (!t, !t, !t, !t)
%b = transform.bufferization.one_shot_bufferize layout{IdentityLayoutMap} %root {bufferize_function_boundaries = true} : (!t) -> !t
// -----
// each iteration sees what was there before
func.func @f(%x: tensor<8xf32>) -> tensor<8xf32> {
  %c7 = arith.constant 7 : index
  %r = scf.forall (%i) in (8) shared_outs(%o = %x) -> tensor<8xf32> {
    %k = arith.subi %c7, %i : index
    %s = tensor.extract_slice %o[%k] [1] [1] : tensor<8xf32> to tensor<1xf32>
    %e = linalg.exp ins(%s : tensor<1xf32>) outs(%s : tensor<1xf32>) -> tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %e into %o[%i] [1] [1] : tensor<1xf32> into tensor<8xf32>
    }
  }
  return %r : tensor<8xf32>
}
// script
%e = transform.structured.match ops{["linalg.exp"]} in %root : (!t) -> !t
%g = transform.structured.generalize %e : (!t) -> !t
// -----
// a loop for whose iterations nobody needs to wait
func.func @f(%x: memref<8xf32>, %o: memref<8xf32>, %t: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  omp.parallel {
    omp.wsloop {
      omp.loop_nest (%i) : index = (%c0) to (%c8) step (%c1) {
        %v = memref.load %x[%i] : memref<8xf32>
        memref.store %v, %t[%i] : memref<8xf32>
        omp.yield
      }
    }
    omp.wsloop {
      omp.loop_nest (%i) : index = (%c0) to (%c8) step (%c1) {
        %v = memref.load %x[%i] : memref<8xf32>
        memref.store %v, %o[%i] : memref<8xf32>
        omp.yield
      }
    }
    omp.terminator
  }
  return
}
// script
%op = transform.structured.match ops{["omp.wsloop"]} in %root : (!t) -> !t
transform.annotate %op "nowait" : !t
// -----
// barriers behind loops over threads
func.func @f(%x: memref<4x8xf32>, %o: memref<4x8xf32>, %s: memref<2x2x8xf32>) {
  %c1 = arith.constant 1 : index
  scf.forall (%b) in (2) {
    scf.forall (%i, %j) in (2, 8) {
      %m = affine.apply affine_map<(d0, d1) -> (d0 * 2 + d1)>(%b, %i)
      %n = memref.load %x[%m, %j] : memref<4x8xf32>
      memref.store %n, %s[%b, %i, %j] : memref<2x2x8xf32>
    } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
    scf.forall (%i, %j) in (2, 8) {
      %k = arith.subi %c1, %i : index
      %m = affine.apply affine_map<(d0, d1) -> (d0 * 2 + d1)>(%b, %i)
      %n = memref.load %s[%b, %k, %j] : memref<2x2x8xf32>
      memref.store %n, %o[%m, %j] : memref<4x8xf32>
    } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
  } {mapping = [#gpu.block<x>]}
  return
}
// script
%f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
%op = transform.gpu.map_forall_to_blocks %f generate_gpu_launch : (!t) -> !t
%n = transform.gpu.map_nested_forall_to_threads %op block_dims = [8, 2, 1] : (!t) -> !t
// -----
// critical sections of another name, both
func.func @f(%x: memref<8xf32>, %o: memref<1xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  omp.parallel {
    omp.wsloop {
      omp.loop_nest (%i) : index = (%c0) to (%c8) step (%c1) {
        %v = memref.load %x[%i] : memref<8xf32>
        %e = arith.cmpi ult, %i, %c1 : index
        scf.if %e {
          omp.critical(@a) {
            %w = memref.load %o[%c0] : memref<1xf32>
            %s = arith.addf %v, %w : f32
            memref.store %s, %o[%c0] : memref<1xf32>
            omp.terminator
          }
        } else {
          omp.critical(@a) {
            %w = memref.load %o[%c0] : memref<1xf32>
            %s = arith.addf %v, %w : f32
            memref.store %s, %o[%c0] : memref<1xf32>
            omp.terminator
          }
        }
        omp.yield
      }
    }
    omp.terminator
  }
  return
}
omp.critical.declare @a
omp.critical.declare @b
// script
%op = transform.structured.match ops{["omp.critical"]} in %root : (!t) -> !t
%value = transform.param.constant @b -> !p
transform.annotate %op "name" = %value : !t, !p
// -----
// threads of OpenMP
func.func @f(%x: memref<8x4xf32>, %o: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    scf.for %j = %c0 to %c4 step %c1 {
      %v = memref.load %x[%i, %j] : memref<8x4xf32>
      %w = memref.load %o[%i] : memref<8xf32>
      %s = arith.addf %v, %w : f32
      memref.store %s, %o[%i] : memref<8xf32>
    }
  }
  return
}
// script
%a = transform.apply_registered_pass "convert-scf-to-openmp" to %root : (!t) -> !t
// -----
// a loop that carries nothing, in parallel
func.func @f(%x: memref<8x4xf32>, %o: memref<8xf32>) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 4 {
      %v = affine.load %x[%i, %j] : memref<8x4xf32>
      %w = affine.load %o[%i] : memref<8xf32>
      %s = arith.addf %v, %w : f32
      affine.store %s, %o[%i] : memref<8xf32>
    }
  }
  return
}
// script
%f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
%a = transform.apply_registered_pass "affine-parallelize" to %f : (!t) -> !t
// -----
// a sum that is updated
func.func @f(%x: memref<8xi32>, %o: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %v = memref.load %x[%i] : memref<8xi32>
    %u = memref.atomic_rmw addi %v, %o[%c1] : (i32, memref<4xi32>) -> i32
  }
  return
}
// script
%a = transform.apply_registered_pass "convert-scf-to-openmp" to %root : (!t) -> !t
// -----
// tasks that wait for each other
func.func @f(%x: memref<8xf32>, %o: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %v = memref.load %x[%i] : memref<8xf32>
    %w = arith.addf %v, %v : f32
    memref.store %w, %o[%i] : memref<8xf32>
  }
  %v = memref.load %o[%c1] : memref<8xf32>
  memref.store %v, %o[%c0] : memref<8xf32>
  return
}
// script
%m = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
%a = transform.apply_registered_pass "async-parallel-for" with options = { "async-dispatch" = false, "num-workers" = 4, "min-task-size" = 2 } to %root : (!t) -> !t
