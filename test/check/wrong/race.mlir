// RUN: %python %S/../corpus.py %s
// Schedules with a step after which iterations without an order depend on one (../README.md).
// -----
// a sum in parallel
func.func @f(%a: memref<8x16xf32>, %o: memref<8xf32>) {
  linalg.reduce { arith.addf } ins(%a : memref<8x16xf32>) outs(%o : memref<8xf32>) dimensions = [1]
  return
}
// script
%m = transform.structured.match ops{["linalg.reduce"]} in %root : (!t) -> !t
%t, %l = transform.structured.tile_using_forall %m tile_sizes [0, 4] : (!t) -> (!t, !t) // race
// -----
// a product whose sum is in parallel
func.func @f(%a: memref<4x8xf32>, %b: memref<8x4xf32>, %c: memref<4x4xf32>) {
  linalg.matmul ins(%a, %b : memref<4x8xf32>, memref<8x4xf32>) outs(%c : memref<4x4xf32>)
  return
}
// script
%m = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
%t, %l = transform.structured.tile_using_forall %m num_threads [2, 0, 2] : (!t) -> (!t, !t) // race
// -----
// the same on tensors
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x4xf32>, %c: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %r = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x4xf32>) outs(%c : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}
// script
%m = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
%t, %l = transform.structured.tile_using_forall %m num_threads [0, 0, 4] : (!t) -> (!t, !t) // race
// -----
// parts that overlap
func.func @f(%x: tensor<16xf32>, %o: tensor<16xf32>) -> tensor<16xf32> {
  %r = linalg.exp ins(%x : tensor<16xf32>) outs(%o : tensor<16xf32>) -> tensor<16xf32>
  return %r : tensor<16xf32>
}
// script
%m = transform.structured.match ops{["linalg.exp"]} in %root : (!t) -> !t
%t, %l = transform.structured.tile_using_forall %m tile_sizes [4] : (!t) -> (!t, !t)
%op = transform.structured.match ops{["tensor.parallel_insert_slice"]} in %root : (!t) -> !t
%value = transform.param.constant array<i64: 0> -> !p
%none = transform.param.constant array<i32: 1, 1, 0, 0, 0> -> !p
%i = transform.structured.match ops{["affine.apply"]} in %root : (!t) -> !t
%map = transform.param.constant affine_map<(d0) -> (d0)> -> !p
transform.annotate %i "map" = %map : !t, !p // race
// -----
// rows that are read by another iteration
func.func @f(%x: memref<8x4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.forall (%i) in (7) {
    scf.for %j = %c0 to %c4 step %c1 {
      %n = affine.apply affine_map<(d0) -> (d0)>(%i)
      %v = memref.load %x[%n, %j] : memref<8x4xf32>
      %w = arith.addf %v, %v : f32
      memref.store %w, %x[%i, %j] : memref<8x4xf32>
    }
  }
  return
}
// script
%i = transform.structured.match ops{["affine.apply"]} in %root : (!t) -> !t
%map = transform.param.constant affine_map<(d0) -> (d0 + 1)> -> !p
transform.annotate %i "map" = %map : !t, !p // race
// -----
// a loop for which nobody waits
func.func @f(%x: memref<8xf32>, %o: memref<8xf32>, %t: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
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
        %k = arith.subi %c7, %i : index
        %v = memref.load %t[%k] : memref<8xf32>
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
transform.annotate %op "nowait" : !t // race
// -----
// critical sections of two names
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
%first, %second = transform.split_handle %op : (!t) -> (!t, !t)
%value = transform.param.constant @b -> !p
transform.annotate %second "name" = %value : !t, !p // race
// -----
// no barrier behind a loop over threads
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
%n = transform.gpu.map_nested_forall_to_threads %op block_dims = [8, 2, 1] sync_after_distribute = false : (!t) -> !t // race
// -----
// blocks that write the same
func.func @f(%o: memref<4x4xindex>) {
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  gpu.launch blocks(%a, %b, %c) in (%d = %c4, %e = %c1, %g = %c1) threads(%x, %y, %z) in (%p = %c4, %q = %c1, %r = %c1) {
    %i = gpu.block_id x
    %j = gpu.thread_id x
    memref.store %j, %o[%i, %j] : memref<4x4xindex>
    gpu.terminator
  }
  return
}
// script
%op = transform.structured.match ops{["gpu.block_id"]} in %root : (!t) -> !t
%value = transform.param.constant #gpu<dim z> -> !p
transform.annotate %op "dimension" = %value : !t, !p // race
// -----
// steps smaller than tiles
func.func @f(%x: memref<16xf32>, %o: memref<16xf32>) {
  linalg.exp ins(%x : memref<16xf32>) outs(%o : memref<16xf32>)
  return
}
// script
%m = transform.structured.match ops{["linalg.exp"]} in %root : (!t) -> !t
%t, %l = transform.structured.tile_using_forall %m tile_sizes [4] : (!t) -> (!t, !t)
%i = transform.structured.match ops{["affine.apply"]} in %root : (!t) -> !t
%map = transform.param.constant affine_map<(d0) -> (d0 * 3)> -> !p
transform.annotate %i "map" = %map : !t, !p // race
// -----
// an update that is none
func.func @f(%x: memref<8xi32>, %o: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %v = memref.load %x[%i] : memref<8xi32>
    %k = affine.apply affine_map<(d0) -> (0)>(%i)
    %l = affine.apply affine_map<(d0) -> (1)>(%i)
    %u = memref.atomic_rmw addi %v, %o[%k] : (i32, memref<4xi32>) -> i32
    %n = memref.load %o[%c1] : memref<4xi32>
  }
  return
}
// script
%i = transform.structured.match ops{["affine.apply"]} in %root : (!t) -> !t
%map = transform.param.constant affine_map<(d0) -> (1)> -> !p
transform.annotate %i "map" = %map : !t, !p // race
// -----
// a section that another one needs
func.func @f(%x: memref<2xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = affine.apply affine_map<() -> (0)>()
  %one = arith.constant 1.0 : f32
  omp.parallel {
    omp.sections {
      omp.section {
        memref.store %one, %x[%c1] : memref<2xf32>
        omp.terminator
      }
      omp.section {
        %v = memref.load %x[%a] : memref<2xf32>
        %w = arith.addf %v, %v : f32
        memref.store %w, %x[%c0] : memref<2xf32>
        omp.terminator
      }
      omp.terminator
    }
    omp.terminator
  }
  return
}
// script
%i = transform.structured.match ops{["affine.apply"]} in %root : (!t) -> !t
%map = transform.param.constant affine_map<() -> (1)> -> !p
transform.annotate %i "map" = %map : !t, !p // race
