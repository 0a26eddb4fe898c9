// ARGS: --transform-interpreter --split-input-file
// FRAME
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.linalg.fold_unit_extent_dims_via_slices
    } : !transform.any_op
    transform.yield
  }
  // HERE
}
// CASE
func.func @middle(%a: tensor<?x1x?xf32>, %o: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d2)>], iterator_types = ["parallel", "reduction", "parallel"]} ins(%a : tensor<?x1x?xf32>) outs(%o : tensor<?x?xf32>) {
  ^bb0(%x: f32, %y: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// CASE
func.func @drop_one_trip_loops(%arg0 : tensor<?x1x?xf32>, %shape: tensor<?x1x?x1x?xf32>) -> tensor<?x1x?x1x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j, k, l, m) -> (i, j, k)>, affine_map<(i, j, k, l, m) -> (i, j, k, l, m)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"], library_call = "some_external_func", note = 3 : i32} ins(%arg0 : tensor<?x1x?xf32>) outs(%shape : tensor<?x1x?x1x?xf32>) {
  ^bb0(%arg2 : f32, %arg3 : f32) :
    linalg.yield %arg2 : f32
  } -> tensor<?x1x?x1x?xf32>
  return %0 : tensor<?x1x?x1x?xf32>
}
// CASE
func.func @indices(%o: tensor<1x?x8xi32>, %s: f32) -> tensor<1x?x8xi32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> ()>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%s : f32) outs(%o : tensor<1x?x8xi32>) {
  ^bb0(%z: f32, %x: i32):
    %a = linalg.index 0 : index
    %b = linalg.index 1 : index
    %c = linalg.index 2 : index
    %d = arith.addi %a, %b : index
    %e = arith.addi %d, %c : index
    %f = arith.index_cast %e : index to i32
    %g = arith.addi %f, %x : i32
    linalg.yield %g : i32
  } -> tensor<1x?x8xi32>
  return %0 : tensor<1x?x8xi32>
}
// CASE
func.func @all(%a: tensor<1x1xf32>, %o: tensor<1x1xf32>) -> tensor<1x1xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<1x1xf32>) outs(%o : tensor<1x1xf32>) {
  ^bb0(%x: f32, %y: f32):
    %e = arith.mulf %x, %y : f32
    linalg.yield %e : f32
  } -> tensor<1x1xf32>
  return %0 : tensor<1x1xf32>
}
// CASE
func.func @zero_access(%a: tensor<4xf32>, %b: tensor<1xf32>) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a, %b : tensor<4xf32>, tensor<1xf32>) outs(%e : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %m = arith.mulf %x, %y : f32
    linalg.yield %m : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// CASE
func.func @broadcast(%a: tensor<1x5xf32>, %b: tensor<5x1xf32>, %c: tensor<1x5x1x5xf32>) -> tensor<1x5x1x5xf32> {
  %e = tensor.empty() : tensor<1x5x1x5xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d3)>, affine_map<(d0, d1, d2, d3) -> (d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%a, %b : tensor<1x5xf32>, tensor<5x1xf32>) outs(%e : tensor<1x5x1x5xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %m = arith.addf %x, %y : f32
    linalg.yield %m : f32
  } -> tensor<1x5x1x5xf32>
  return %0 : tensor<1x5x1x5xf32>
}
// CASE
func.func @window(%a: tensor<1x10x1x4xf32>, %k: tensor<3x4x8xf32>, %o: tensor<1x8x1x8xf32>) -> tensor<1x8x1x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(n, h, w, f, k, c) -> (n, h + k, w, c)>, affine_map<(n, h, w, f, k, c) -> (k, c, f)>, affine_map<(n, h, w, f, k, c) -> (n, h, w, f)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%a, %k : tensor<1x10x1x4xf32>, tensor<3x4x8xf32>) outs(%o : tensor<1x8x1x8xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %m = arith.mulf %x, %y : f32
    %n = arith.addf %m, %z : f32
    linalg.yield %n : f32
  } -> tensor<1x8x1x8xf32>
  return %0 : tensor<1x8x1x8xf32>
}
// CASE
func.func @window_of_one(%a: tensor<1x10x4xf32>, %k: tensor<1x4xf32>, %o: tensor<1x10x4xf32>) -> tensor<1x10x4xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(n, h, k, c) -> (n, h + k, c)>, affine_map<(n, h, k, c) -> (k, c)>, affine_map<(n, h, k, c) -> (n, h, c)>], iterator_types = ["parallel", "parallel", "reduction", "parallel"]} ins(%a, %k : tensor<1x10x4xf32>, tensor<1x4xf32>) outs(%o : tensor<1x10x4xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %m = arith.mulf %x, %y : f32
    %n = arith.addf %m, %z : f32
    linalg.yield %n : f32
  } -> tensor<1x10x4xf32>
  return %0 : tensor<1x10x4xf32>
}
// CASE
func.func @buffers(%a: memref<1x?x4xf32>, %b: memref<1x?x4xf32>, %o: memref<1x?x4xf32, 3>) {
  linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%a, %b : memref<1x?x4xf32>, memref<1x?x4xf32>) outs(%o : memref<1x?x4xf32, 3>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %m = arith.mulf %x, %y : f32
    linalg.yield %m : f32
  }
  return
}
// CASE
func.func @encoding(%a: tensor<1x4xf32, "e">, %o: tensor<1x4xf32>) -> tensor<1x4xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<1x4xf32, "e">) outs(%o : tensor<1x4xf32>) {
  ^bb0(%x: f32, %y: f32):
    %m = math.exp %x : f32
    linalg.yield %m : f32
  } -> tensor<1x4xf32>
  return %0 : tensor<1x4xf32>
}
// CASE
func.func @pad(%t: tensor<1x?x1x8xf32>, %z: f32, %n: index) -> (tensor<1x?x1x10xf32>, tensor<1x?x3x8xf32>, tensor<1xf32>) {
  %0 = tensor.pad %t low[0, %n, 0, 1] high[0, 1, 0, 1] { ^bb0(%i: index, %j: index, %k: index, %l: index): tensor.yield %z : f32 } : tensor<1x?x1x8xf32> to tensor<1x?x1x10xf32>
  %c = arith.constant 1.0 : f32
  %1 = tensor.pad %t nofold low[0, 0, 1, 0] high[0, 0, 1, 0] { ^bb0(%i: index, %j: index, %k: index, %l: index): tensor.yield %c : f32 } : tensor<1x?x1x8xf32> to tensor<1x?x3x8xf32>
  %e = tensor.empty() : tensor<1xf32>
  %2 = tensor.pad %e nofold low[0] high[0] { ^bb0(%i: index): tensor.yield %c : f32 } : tensor<1xf32> to tensor<1xf32>
  return %0, %1, %2 : tensor<1x?x1x10xf32>, tensor<1x?x3x8xf32>, tensor<1xf32>
}
// CASE
func.func @slices(%t: tensor<?x8x16xf32>, %d: tensor<4x1x?xf32>, %n: index, %x: tensor<1x1xf32>) -> (tensor<1x?x1xf32>, tensor<4x1x?xf32>, tensor<1x1x1xf32>) {
  %0 = tensor.extract_slice %t[%n, 0, 2] [1, %n, 1] [1, 1, 1] : tensor<?x8x16xf32> to tensor<1x?x1xf32>
  %1 = tensor.extract_slice %t[%n, 0, 2] [1, 1, 8] [1, 2, 1] : tensor<?x8x16xf32> to tensor<1x8xf32>
  %2 = tensor.insert_slice %1 into %d[1, 0, %n] [1, 1, 8] [1, 1, 1] : tensor<1x8xf32> into tensor<4x1x?xf32>
  %3 = tensor.insert_slice %x into %2[1, 0, 0] [1, 1, 1] [1, 1, 1] : tensor<1x1xf32> into tensor<4x1x?xf32>
  %4 = tensor.extract_slice %t[0, 0, 0] [1, 1, 1] [1, 1, 1] : tensor<?x8x16xf32> to tensor<1x1x1xf32>
  return %0, %3, %4 : tensor<1x?x1xf32>, tensor<4x1x?xf32>, tensor<1x1x1xf32>
}
// CASE
func.func @parallel(%t: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %r = scf.forall (%i) in (8) shared_outs(%o = %t) -> tensor<8x4xf32> {
    %s = tensor.extract_slice %o[%i, 0] [1, 4] [1, 1] : tensor<8x4xf32> to tensor<1x4xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<8x4xf32>
    }
  }
  return %r : tensor<8x4xf32>
}
// CASE
func.func @fill_and_dims(%n: index, %z: f32) -> (tensor<1x?x1xf32>, index) {
  %c1 = arith.constant 1 : index
  %e = tensor.empty(%n) : tensor<1x?x1xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<1x?x1xf32>) -> tensor<1x?x1xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%f : tensor<1x?x1xf32>) {
  ^bb0(%x: f32):
    %y = arith.addf %x, %x : f32
    linalg.yield %y : f32
  } -> tensor<1x?x1xf32>
  %d = tensor.dim %0, %c1 : tensor<1x?x1xf32>
  return %0, %d : tensor<1x?x1xf32>, index
}
// CASE
func.func @nothing(%a: tensor<2x4xf32>, %m: tensor<1x8xf32>) -> (tensor<2x4xf32>, tensor<1x8xf32>) {
  %0 = linalg.exp ins(%a : tensor<2x4xf32>) outs(%a : tensor<2x4xf32>) -> tensor<2x4xf32>
  %1 = linalg.exp ins(%m : tensor<1x8xf32>) outs(%m : tensor<1x8xf32>) -> tensor<1x8xf32>
  return %0, %1 : tensor<2x4xf32>, tensor<1x8xf32>
}
// CASE
func.func @two_results(%a: tensor<1x?xf32>, %b: tensor<1x?xf32>, %c: tensor<?xi32>) -> (tensor<1x?xf32>, tensor<?xi32>) {
  %0:2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>], iterator_types = ["reduction", "parallel"]} ins(%a : tensor<1x?xf32>) outs(%b, %c : tensor<1x?xf32>, tensor<?xi32>) {
  ^bb0(%x: f32, %y: f32, %z: i32):
    %i = arith.fptosi %x : f32 to i32
    %j = arith.addi %i, %z : i32
    linalg.yield %x, %j : f32, i32
  } -> (tensor<1x?xf32>, tensor<?xi32>)
  return %0#0, %0#1 : tensor<1x?xf32>, tensor<?xi32>
}
// CASE
func.func @sum_and_multiple(%a: tensor<1x1x8xf32>, %b: tensor<4x8xf32>, %o: tensor<1x1x8xf32>, %p: tensor<1x4x8xf32>) -> (tensor<1x1x8xf32>, tensor<1x4x8xf32>) {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0 + d1, d1 * 2, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%a : tensor<1x1x8xf32>) outs(%o : tensor<1x1x8xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<1x1x8xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0 + d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%b : tensor<4x8xf32>) outs(%p : tensor<1x4x8xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<1x4x8xf32>
  return %0, %1 : tensor<1x1x8xf32>, tensor<1x4x8xf32>
}
