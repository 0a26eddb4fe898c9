// RUN: %python %S/../corpus.py %s
// Right schedules of reductions, softmax and attention (../README.md).
// -----
// tile_reduction_using_for
#all = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>
func.func @f(%a: tensor<?x?xf32>, %o: tensor<?xf32>) -> tensor<?xf32> {
  %r = linalg.generic {indexing_maps = [#all, #row], iterator_types = ["parallel", "reduction"]} ins(%a : tensor<?x?xf32>) outs(%o : tensor<?xf32>) {
  ^bb0(%x: f32, %y: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<?xf32>
  return %r : tensor<?xf32>
}
// script
%m = transform.structured.match ops{["linalg.generic"]} in %root : (!t) -> !t
%fill, %part, %merge, %l = transform.structured.tile_reduction_using_for %m by tile_sizes = [0, 4] : (!t) -> (!t, !t, !t, !t)
transform.apply_licm to %l : !t
// -----
// tile_reduction_using_forall
#all = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>
func.func @f(%a: tensor<5x11xf32>, %o: tensor<5xf32>) -> tensor<5xf32> {
  %r = linalg.generic {indexing_maps = [#all, #row], iterator_types = ["parallel", "reduction"]} ins(%a : tensor<5x11xf32>) outs(%o : tensor<5xf32>) {
  ^bb0(%x: f32, %y: f32):
    %s = arith.maximumf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<5xf32>
  return %r : tensor<5xf32>
}
// script
%m = transform.structured.match ops{["linalg.generic"]} in %root : (!t) -> !t
%fill, %part, %merge, %l = transform.structured.tile_reduction_using_forall %m by num_threads = [0, 3] : (!t) -> (!t, !t, !t, !t)
%b = transform.bufferization.one_shot_bufferize layout{IdentityLayoutMap} %root {bufferize_function_boundaries = true} : (!t) -> !t
%loop = transform.structured.match ops{["scf.forall"]} in %b : (!t) -> !t
%p = transform.loop.forall_to_parallel %loop : (!t) -> !t
// -----
// split_reduction
func.func @f(%a: tensor<4x12xf32>, %b: tensor<12x3xf32>, %c: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %r = linalg.matmul ins(%a, %b : tensor<4x12xf32>, tensor<12x3xf32>) outs(%c : tensor<4x3xf32>) -> tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
// script
%m = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
%init, %fill, %split, %sum = transform.structured.split_reduction %m {split_factor = 4, insert_split_dimension = 2} : (!t) -> (!t, !t, !t, !t)
%s, %l:2 = transform.structured.tile_using_for %split tile_sizes [2, 3] : (!t) -> (!t, !t, !t)
%v, %l3 = transform.structured.tile_using_for %sum tile_sizes [0, 0, 2] : (!t) -> (!t, !t)
// -----
// split_reduction, scaled
func.func @f(%a: tensor<12xf64>, %b: tensor<12xf64>, %c: tensor<f64>) -> tensor<f64> {
  %r = linalg.dot ins(%a, %b : tensor<12xf64>, tensor<12xf64>) outs(%c : tensor<f64>) -> tensor<f64>
  return %r : tensor<f64>
}
// script
%m = transform.structured.match ops{["linalg.dot"]} in %root : (!t) -> !t
%init, %fill, %split, %sum = transform.structured.split_reduction %m {split_factor = 3, insert_split_dimension = 0, use_scaling_algorithm} : (!t) -> (!t, !t, !t, !t)
// -----
// softmax decomposed, tiled, fused
func.func @f(%a: tensor<3x10xf32>, %o: tensor<3x10xf32>) -> tensor<3x10xf32> {
  %r = linalg.softmax dimension(1) ins(%a : tensor<3x10xf32>) outs(%o : tensor<3x10xf32>) -> tensor<3x10xf32>
  return %r : tensor<3x10xf32>
}
// script
%m = transform.structured.match ops{["linalg.softmax"]} in %root : (!t) -> !t
%s, %l = transform.structured.tile_using_for %m tile_sizes [2] : (!t) -> (!t, !t)
%d = transform.structured.decompose_interface %s : (!t) -> !t
%g = transform.structured.match ops{["linalg.generic"]} in %root : (!t) -> !t
%max, %exp, %sum, %div = transform.split_handle %g : (!t) -> (!t, !t, !t, !t)
%t, %l2 = transform.structured.tile_using_for %div tile_sizes [0, 4] : (!t) -> (!t, !t)
%t2, %p2, %g2, %l3 = transform.structured.tile_reduction_using_for %sum by tile_sizes = [0, 3] : (!t) -> (!t, !t, !t, !t)
%t3, %p3, %g3, %l4 = transform.structured.tile_reduction_using_for %max by tile_sizes = [0, 4] : (!t) -> (!t, !t, !t, !t)
// -----
// softmax, rewritten online
func.func private @other()
module {
  func.func @f(%a: tensor<3x10xf32>, %o: tensor<3x10xf32>) -> tensor<3x10xf32> {
    %r = linalg.softmax dimension(1) ins(%a : tensor<3x10xf32>) outs(%o : tensor<3x10xf32>) -> tensor<3x10xf32>
    return %r : tensor<3x10xf32>
  }
}
// script
%both = transform.structured.match ops{["builtin.module"]} in %root : (!t) -> !t
%inner, %outer = transform.split_handle %both : (!t) -> (!t, !t)
%n = transform.structured.replace %inner {
  builtin.module {
    func.func @f(%a: tensor<3x10xf32>, %o: tensor<3x10xf32>) -> tensor<3x10xf32> {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c3 = arith.constant 3 : index
      %c10 = arith.constant 10 : index
      %least = arith.constant 0xFF800000 : f32
      %zero = arith.constant 0.0 : f32
      %all = scf.for %i = %c0 to %c3 step %c1 iter_args(%o1 = %o) -> tensor<3x10xf32> {
        %ms:2 = scf.for %j = %c0 to %c10 step %c1 iter_args(%max = %least, %sum = %zero) -> (f32, f32) {
          %x = tensor.extract %a[%i, %j] : tensor<3x10xf32>
          %new = arith.maximumf %max, %x : f32
          %d = arith.subf %max, %new : f32
          %scale = math.exp %d : f32
          %kept = arith.mulf %sum, %scale : f32
          %e = arith.subf %x, %new : f32
          %p = math.exp %e : f32
          %s = arith.addf %kept, %p : f32
          scf.yield %new, %s : f32, f32
        }
        %row = scf.for %j = %c0 to %c10 step %c1 iter_args(%o2 = %o1) -> tensor<3x10xf32> {
          %x = tensor.extract %a[%i, %j] : tensor<3x10xf32>
          %d = arith.subf %x, %ms#0 : f32
          %e = math.exp %d : f32
          %q = arith.divf %e, %ms#1 : f32
          %o3 = tensor.insert %q into %o2[%i, %j] : tensor<3x10xf32>
          scf.yield %o3 : tensor<3x10xf32>
        }
        scf.yield %row : tensor<3x10xf32>
      }
      return %all : tensor<3x10xf32>
    }
  }
} : (!t) -> !t
%f = transform.structured.match ops{["func.func"]} in %n : (!t) -> !t
transform.apply_patterns to %f { transform.apply_patterns.canonicalization } {apply_cse} : !t
// -----
// attention, fused over queries
#all = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>
!head = tensor<6x3xf32>
!scores = tensor<6x5xf32>
!rows = tensor<6xf32>
func.func @f(%q: !head, %k: tensor<5x3xf32>, %v: tensor<5x3xf32>, %out: !head) -> !head {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %least = arith.constant 0xFF800000 : f32
  %part = arith.constant 0.577350259 : f32
  %turned = tensor.empty() : tensor<3x5xf32>
  %scores = tensor.empty() : !scores
  %rows = tensor.empty() : !rows
  %kt = linalg.transpose ins(%k : tensor<5x3xf32>) outs(%turned : tensor<3x5xf32>) permutation = [1, 0]
  %s0 = linalg.fill ins(%zero : f32) outs(%scores : !scores) -> !scores
  %s = linalg.matmul ins(%q, %kt : !head, tensor<3x5xf32>) outs(%s0 : !scores) -> !scores
  %max0 = linalg.fill ins(%least : f32) outs(%rows : !rows) -> !rows
  %max = linalg.generic {indexing_maps = [#all, #row], iterator_types = ["parallel", "reduction"]} ins(%s : !scores) outs(%max0 : !rows) {
  ^bb0(%a: f32, %old: f32):
    %m = arith.maximumf %a, %old : f32
    linalg.yield %m : f32
  } -> !rows
  %e = linalg.generic {indexing_maps = [#all, #row, #all], iterator_types = ["parallel", "parallel"]} ins(%s, %max : !scores, !rows) outs(%scores : !scores) {
  ^bb0(%a: f32, %m: f32, %old: f32):
    %d = arith.subf %a, %m : f32
    %x = arith.mulf %d, %part : f32
    %p = math.exp %x : f32
    linalg.yield %p : f32
  } -> !scores
  %sum0 = linalg.fill ins(%zero : f32) outs(%rows : !rows) -> !rows
  %sum = linalg.generic {indexing_maps = [#all, #row], iterator_types = ["parallel", "reduction"]} ins(%e : !scores) outs(%sum0 : !rows) {
  ^bb0(%a: f32, %old: f32):
    %t = arith.addf %a, %old : f32
    linalg.yield %t : f32
  } -> !rows
  %o0 = linalg.fill ins(%zero : f32) outs(%out : !head) -> !head
  %o = linalg.matmul ins(%e, %v : !scores, tensor<5x3xf32>) outs(%o0 : !head) -> !head
  %result = linalg.generic {indexing_maps = [#all, #row, #all], iterator_types = ["parallel", "parallel"]} ins(%o, %sum : !head, !rows) outs(%out : !head) {
  ^bb0(%a: f32, %t: f32, %old: f32):
    %r = arith.divf %one, %t : f32
    %y = arith.mulf %a, %r : f32
    linalg.yield %y : f32
  } -> !head
  return %result : !head
}
// script
%g = transform.structured.match ops{["linalg.generic"]} in %root : (!t) -> !t
%max0, %e0, %sum0, %last = transform.split_handle %g : (!t) -> (!t, !t, !t, !t)
%tile, %queries = transform.structured.fuse %last tile_sizes [4] {apply_cleanup} : (!t) -> (!t, !t)
transform.apply_cse to %root : !t
%h = transform.structured.match ops{["linalg.generic"]} in %root : (!t) -> !t
%gs:7 = transform.split_handle %h : (!t) -> (!t, !t, !t, !t, !t, !t, !t)
%fill, %partial, %merge, %loop = transform.structured.tile_reduction_using_for %gs#5 by tile_sizes = [0, 2] : (!t) -> (!t, !t, !t, !t)
%f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
transform.apply_patterns to %f { transform.apply_patterns.canonicalization transform.apply_patterns.tensor.fold_tensor_empty } {apply_cse} : !t
// -----
// attention over blocks of keys
func.func private @other()
module {
  func.func @f(%q: tensor<2x3xf32>, %k: tensor<4x3xf32>, %v: tensor<4x3xf32>) -> tensor<2x3xf32> {
    %zero = arith.constant 0.0 : f32
    %e = tensor.empty() : tensor<2x4xf32>
    %s0 = linalg.fill ins(%zero : f32) outs(%e : tensor<2x4xf32>) -> tensor<2x4xf32>
    %s = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%q, %k : tensor<2x3xf32>, tensor<4x3xf32>) outs(%s0 : tensor<2x4xf32>) -> tensor<2x4xf32>
    %p = linalg.softmax dimension(1) ins(%s : tensor<2x4xf32>) outs(%e : tensor<2x4xf32>) -> tensor<2x4xf32>
    %h = tensor.empty() : tensor<2x3xf32>
    %o0 = linalg.fill ins(%zero : f32) outs(%h : tensor<2x3xf32>) -> tensor<2x3xf32>
    %o = linalg.matmul ins(%p, %v : tensor<2x4xf32>, tensor<4x3xf32>) outs(%o0 : tensor<2x3xf32>) -> tensor<2x3xf32>
    return %o : tensor<2x3xf32>
  }
}
// script
%both = transform.structured.match ops{["builtin.module"]} in %root : (!t) -> !t
%inner, %outer = transform.split_handle %both : (!t) -> (!t, !t)
%n = transform.structured.replace %inner {
  builtin.module {
    func.func @f(%q: tensor<2x3xf32>, %k: tensor<4x3xf32>, %v: tensor<4x3xf32>) -> tensor<2x3xf32> {
      %c0 = arith.constant 0 : index
      %c2 = arith.constant 2 : index
      %c4 = arith.constant 4 : index
      %zero = arith.constant dense<0.0> : vector<2x3xf32>
      %none = arith.constant dense<0.0> : vector<2x2xf32>
      %sum0 = arith.constant dense<0.0> : vector<2xf32>
      %max0 = arith.constant dense<0xFF800000> : vector<2xf32>
      %pad = arith.constant 0.0 : f32
      %qv = vector.transfer_read %q[%c0, %c0], %pad {in_bounds = [true, true]} : tensor<2x3xf32>, vector<2x3xf32>
      %r:3 = scf.for %j = %c0 to %c4 step %c2 iter_args(%max = %max0, %sum = %sum0, %acc = %zero) -> (vector<2xf32>, vector<2xf32>, vector<2x3xf32>) {
        %kv = vector.transfer_read %k[%j, %c0], %pad {in_bounds = [true, true]} : tensor<4x3xf32>, vector<2x3xf32>
        %vv = vector.transfer_read %v[%j, %c0], %pad {in_bounds = [true, true]} : tensor<4x3xf32>, vector<2x3xf32>
        %s = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %qv, %kv, %none : vector<2x3xf32>, vector<2x3xf32> into vector<2x2xf32>
        %new = vector.multi_reduction <maximumf>, %s, %max [1] : vector<2x2xf32> to vector<2xf32>
        %d = arith.subf %max, %new : vector<2xf32>
        %scale = math.exp %d : vector<2xf32>
        %nb = vector.broadcast %new : vector<2xf32> to vector<2x2xf32>
        %nt = vector.transpose %nb, [1, 0] : vector<2x2xf32> to vector<2x2xf32>
        %sd = arith.subf %s, %nt : vector<2x2xf32>
        %p = math.exp %sd : vector<2x2xf32>
        %kept = arith.mulf %sum, %scale : vector<2xf32>
        %sum1 = vector.multi_reduction <add>, %p, %kept [1] : vector<2x2xf32> to vector<2xf32>
        %scale1 = vector.broadcast %scale : vector<2xf32> to vector<3x2xf32>
        %scale2 = vector.transpose %scale1, [1, 0] : vector<3x2xf32> to vector<2x3xf32>
        %acc1 = arith.mulf %acc, %scale2 : vector<2x3xf32>
        %acc2 = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %p, %vv, %acc1 : vector<2x2xf32>, vector<2x3xf32> into vector<2x3xf32>
        scf.yield %new, %sum1, %acc2 : vector<2xf32>, vector<2xf32>, vector<2x3xf32>
      }
      %sb = vector.broadcast %r#1 : vector<2xf32> to vector<3x2xf32>
      %st = vector.transpose %sb, [1, 0] : vector<3x2xf32> to vector<2x3xf32>
      %o = arith.divf %r#2, %st : vector<2x3xf32>
      %e = tensor.empty() : tensor<2x3xf32>
      %w = vector.transfer_write %o, %e[%c0, %c0] {in_bounds = [true, true]} : vector<2x3xf32>, tensor<2x3xf32>
      return %w : tensor<2x3xf32>
    }
  }
} : (!t) -> !t
%f = transform.structured.match ops{["func.func"]} in %n : (!t) -> !t
transform.apply_patterns to %f { transform.apply_patterns.vector.lower_contraction lowering_strategy = "outerproduct" } : !t
transform.apply_patterns to %f { transform.apply_patterns.vector.lower_outerproduct transform.apply_patterns.vector.lower_multi_reduction lowering_strategy = "innerreduction" transform.apply_patterns.vector.lower_transpose transform.apply_patterns.vector.lower_broadcast } : !t
%l = transform.structured.match ops{["scf.for"]} in %n : (!t) -> !for
transform.loop.unroll %l {factor = 2} : !for
// -----
// layer norm: one pass instead of two
func.func private @other()
module {
  func.func @f(%a: tensor<3x4xf32>, %o: tensor<3x4xf32>) -> tensor<3x4xf32> {
    %zero = arith.constant 0.0 : f32
    %n = arith.constant 4.0 : f32
    %eps = arith.constant 1.0e-5 : f32
    %e = tensor.empty() : tensor<3xf32>
    %z = linalg.fill ins(%zero : f32) outs(%e : tensor<3xf32>) -> tensor<3xf32>
    %sum = linalg.reduce { arith.addf } ins(%a : tensor<3x4xf32>) outs(%z : tensor<3xf32>) dimensions = [1]
    %var = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%a, %sum : tensor<3x4xf32>, tensor<3xf32>) outs(%z : tensor<3xf32>) {
    ^bb0(%x: f32, %s: f32, %v: f32):
      %m = arith.divf %s, %n : f32
      %d = arith.subf %x, %m : f32
      %q = arith.mulf %d, %d : f32
      %w = arith.addf %q, %v : f32
      linalg.yield %w : f32
    } -> tensor<3xf32>
    %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%a, %sum, %var : tensor<3x4xf32>, tensor<3xf32>, tensor<3xf32>) outs(%o : tensor<3x4xf32>) {
    ^bb0(%x: f32, %s: f32, %v: f32, %old: f32):
      %m = arith.divf %s, %n : f32
      %d = arith.subf %x, %m : f32
      %vn = arith.divf %v, %n : f32
      %ve = arith.addf %vn, %eps : f32
      %root = math.sqrt %ve : f32
      %y = arith.divf %d, %root : f32
      linalg.yield %y : f32
    } -> tensor<3x4xf32>
    return %r : tensor<3x4xf32>
  }
}
// script
%both = transform.structured.match ops{["builtin.module"]} in %root : (!t) -> !t
%inner, %outer = transform.split_handle %both : (!t) -> (!t, !t)
%n = transform.structured.replace %inner {
  builtin.module {
    func.func @f(%a: tensor<3x4xf32>, %o: tensor<3x4xf32>) -> tensor<3x4xf32> {
      %zero = arith.constant 0.0 : f32
      %quarter = arith.constant 0.25 : f32
      %eps = arith.constant 1.0e-5 : f32
      %e = tensor.empty() : tensor<3xf32>
      %z = linalg.fill ins(%zero : f32) outs(%e : tensor<3xf32>) -> tensor<3xf32>
      %s:2 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%a : tensor<3x4xf32>) outs(%z, %z : tensor<3xf32>, tensor<3xf32>) {
      ^bb0(%x: f32, %u: f32, %v: f32):
        %t = arith.addf %u, %x : f32
        %w = math.fma %x, %x, %v : f32
        linalg.yield %t, %w : f32, f32
      } -> (tensor<3xf32>, tensor<3xf32>)
      %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%a, %s#0, %s#1 : tensor<3x4xf32>, tensor<3xf32>, tensor<3xf32>) outs(%o : tensor<3x4xf32>) {
      ^bb0(%x: f32, %s1: f32, %v: f32, %old: f32):
        %m = arith.mulf %s1, %quarter : f32
        %d = arith.subf %x, %m : f32
        %vn = arith.mulf %v, %quarter : f32
        %mm = arith.mulf %m, %m : f32
        %vm = arith.subf %vn, %mm : f32
        %ve = arith.addf %vm, %eps : f32
        %q = math.rsqrt %ve : f32
        %y = arith.mulf %d, %q : f32
        linalg.yield %y : f32
      } -> tensor<3x4xf32>
      return %r : tensor<3x4xf32>
    }
  }
} : (!t) -> !t
// -----
// pooling and sums of integers
func.func @f(%a: tensor<1x7x9x2xi8>, %w: tensor<3x3xi8>, %o: tensor<1x5x7x2xi8>, %c: tensor<7xi32>, %d: tensor<i32>) -> (tensor<1x5x7x2xi8>, tensor<i32>) {
  %r = linalg.pooling_nhwc_max ins(%a, %w : tensor<1x7x9x2xi8>, tensor<3x3xi8>) outs(%o : tensor<1x5x7x2xi8>) -> tensor<1x5x7x2xi8>
  %s = linalg.reduce { arith.addi } ins(%c : tensor<7xi32>) outs(%d : tensor<i32>) dimensions = [0]
  return %r, %s : tensor<1x5x7x2xi8>, tensor<i32>
}
// script
%m = transform.structured.match ops{["linalg.pooling_nhwc_max"]} in %root : (!t) -> !t
%s, %l:2 = transform.structured.tile_using_for %m tile_sizes [0, 2, 3] : (!t) -> (!t, !t, !t)
%r = transform.structured.match ops{["linalg.reduce"]} in %root : (!t) -> !t
%fill, %part, %merge, %l2 = transform.structured.tile_reduction_using_for %r by tile_sizes = [3] : (!t) -> (!t, !t, !t, !t)
