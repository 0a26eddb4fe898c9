// ARGS: --linalg-fuse-elementwise-ops --split-input-file
#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
#col = affine_map<(d0, d1) -> (d1)>
#t = affine_map<(d0, d1) -> (d1, d0)>
func.func @chain(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %a, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %a, %c1 : tensor<?x?xf32>
  %e = tensor.empty(%d0, %d1) : tensor<?x?xf32>
  %0 = linalg.generic {indexing_maps = [#id, #t, #id], iterator_types = ["parallel", "parallel"]} ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %r = arith.addf %x, %y : f32
    linalg.yield %r : f32
  } -> tensor<?x?xf32>
  %1 = linalg.generic {indexing_maps = [#t, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%0, %c : tensor<?x?xf32>, tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %r = arith.mulf %x, %y : f32
    linalg.yield %r : f32
  } -> tensor<?x?xf32>
  %2 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) {
  ^bb0(%x: f32, %z: f32):
    %r = math.exp %x : f32
    linalg.yield %r : f32
  } -> tensor<?x?xf32>
  return %2 : tensor<?x?xf32>
}
// -----
#id = affine_map<(d0, d1) -> (d0, d1)>
#id1 = affine_map<(d0) -> (d0)>
#row = affine_map<(d0, d1) -> (d0)>
func.func @softmax_sum(%a: tensor<4x8xf32>, %m: tensor<4xf32>) -> (tensor<4xf32>) {
  %cst = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x8xf32>
  %e1 = tensor.empty() : tensor<4xf32>
  %f = linalg.fill ins(%cst : f32) outs(%e1 : tensor<4xf32>) -> tensor<4xf32>
  %0 = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%a, %m : tensor<4x8xf32>, tensor<4xf32>) outs(%e : tensor<4x8xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %r = arith.subf %x, %y : f32
    linalg.yield %r : f32
  } -> tensor<4x8xf32>
  %1 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) {
  ^bb0(%x: f32, %z: f32):
    %r = math.exp %x : f32
    linalg.yield %r : f32
  } -> tensor<4x8xf32>
  %2 = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%1 : tensor<4x8xf32>) outs(%f : tensor<4xf32>) {
  ^bb0(%x: f32, %z: f32):
    %r = arith.addf %x, %z : f32
    linalg.yield %r : f32
  } -> tensor<4xf32>
  return %2 : tensor<4xf32>
}
// -----
#id = affine_map<(d0, d1) -> (d0, d1)>
#id1 = affine_map<(d0) -> (d0)>
#row = affine_map<(d0, d1) -> (d0)>
func.func @reduction_would_lose(%m: tensor<4xf32>, %i: tensor<4xf32>, %n: index) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4x8xf32>
  %0 = linalg.generic {indexing_maps = [#row, #id], iterator_types = ["parallel", "parallel"]} ins(%m : tensor<4xf32>) outs(%e : tensor<4x8xf32>) {
  ^bb0(%y: f32, %z: f32):
    linalg.yield %y : f32
  } -> tensor<4x8xf32>
  %2 = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%0 : tensor<4x8xf32>) outs(%i : tensor<4xf32>) {
  ^bb0(%x: f32, %z: f32):
    %r = arith.addf %x, %z : f32
    linalg.yield %r : f32
  } -> tensor<4xf32>
  return %2 : tensor<4xf32>
}
// -----
#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @uses(%a: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %e = tensor.empty() : tensor<4x8xf32>
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) {
  ^bb0(%y: f32, %z: f32):
    %r = math.exp %y : f32
    linalg.yield %r : f32
  } -> tensor<4x8xf32>
  %1 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) {
  ^bb0(%y: f32, %z: f32):
    %r = math.log %y : f32
    linalg.yield %r : f32
  } -> tensor<4x8xf32>
  %2 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) {
  ^bb0(%y: f32, %z: f32):
    %r = math.sin %y : f32
    linalg.yield %r : f32
  } -> tensor<4x8xf32>
  return %1, %2 : tensor<4x8xf32>, tensor<4x8xf32>
}
// -----
#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @twice(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %e = tensor.empty() : tensor<4x8xf32>
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) {
  ^bb0(%y: f32, %z: f32):
    %r = math.exp %y : f32
    linalg.yield %r : f32
  } -> tensor<4x8xf32>
  %1 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%0, %0 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) {
  ^bb0(%y: f32, %w: f32, %z: f32):
    %r = arith.mulf %y, %w : f32
    linalg.yield %r : f32
  } -> tensor<4x8xf32>
  return %1 : tensor<4x8xf32>
}
// -----
#id = affine_map<(d0, d1) -> (d0, d1)>
#t = affine_map<(d0, d1) -> (d1, d0)>
func.func @twice_transposed(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %e = tensor.empty() : tensor<8x8xf32>
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) {
  ^bb0(%y: f32, %z: f32):
    %r = math.exp %y : f32
    linalg.yield %r : f32
  } -> tensor<8x8xf32>
  %1 = linalg.generic {indexing_maps = [#id, #t, #id], iterator_types = ["parallel", "parallel"]} ins(%0, %0 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) {
  ^bb0(%y: f32, %w: f32, %z: f32):
    %r = arith.mulf %y, %w : f32
    linalg.yield %r : f32
  } -> tensor<8x8xf32>
  return %1 : tensor<8x8xf32>
}
// -----
#id = affine_map<(d0, d1) -> (d0, d1)>
#t = affine_map<(d0, d1) -> (d1, d0)>
func.func @results(%a: tensor<4x8xf32>, %i: tensor<4x8xf32>, %j: tensor<8x4xf32>) -> (tensor<4x8xf32>) {
  %e = tensor.empty() : tensor<4x8xf32>
  %0:2 = linalg.generic {indexing_maps = [#id, #id, #t], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x8xf32>) outs(%i, %j : tensor<4x8xf32>, tensor<8x4xf32>) {
  ^bb0(%y: f32, %z: f32, %w: f32):
    %r = math.exp %y : f32
    %s = arith.addf %r, %w : f32
    linalg.yield %r, %s : f32, f32
  } -> (tensor<4x8xf32>, tensor<8x4xf32>)
  %1 = linalg.generic {indexing_maps = [#t, #id], iterator_types = ["parallel", "parallel"]} ins(%0#1 : tensor<8x4xf32>) outs(%e : tensor<4x8xf32>) {
  ^bb0(%y: f32, %z: f32):
    %r = math.log %y : f32
    linalg.yield %r : f32
  } -> tensor<4x8xf32>
  return %1 : tensor<4x8xf32>
}
// -----
#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @consumer_results(%a: tensor<4x8xf32>, %i: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %e = tensor.empty() : tensor<4x8xf32>
  %0:2 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x8xf32>) outs(%i, %e : tensor<4x8xf32>, tensor<4x8xf32>) {
  ^bb0(%y: f32, %z: f32, %w: f32):
    %r = math.exp %y : f32
    %s = arith.addf %r, %z : f32
    linalg.yield %r, %s : f32, f32
  } -> (tensor<4x8xf32>, tensor<4x8xf32>)
  %1:2 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%0#1 : tensor<4x8xf32>) outs(%e, %e : tensor<4x8xf32>, tensor<4x8xf32>) {
  ^bb0(%y: f32, %z: f32, %w: f32):
    %r = math.log %y : f32
    linalg.yield %r, %y : f32, f32
  } -> (tensor<4x8xf32>, tensor<4x8xf32>)
  return %1#0, %1#1 : tensor<4x8xf32>, tensor<4x8xf32>
}
// -----
#id = affine_map<(d0, d1) -> (d0, d1)>
#t = affine_map<(d0, d1) -> (d1, d0)>
func.func @index(%a: tensor<4x8xi64>) -> tensor<8x4xi64> {
  %e = tensor.empty() : tensor<4x8xi64>
  %f = tensor.empty() : tensor<8x4xi64>
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x8xi64>) outs(%e : tensor<4x8xi64>) {
  ^bb0(%y: i64, %z: i64):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %k = arith.muli %i, %j : index
    %l = arith.index_cast %k : index to i64
    %r = arith.addi %y, %l : i64
    linalg.yield %r : i64
  } -> tensor<4x8xi64>
  %1 = linalg.generic {indexing_maps = [#t, #id], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<4x8xi64>) outs(%f : tensor<8x4xi64>) {
  ^bb0(%y: i64, %z: i64):
    %i = linalg.index 0 : index
    %l = arith.index_cast %i : index to i64
    %r = arith.subi %y, %l : i64
    linalg.yield %r : i64
  } -> tensor<8x4xi64>
  return %1 : tensor<8x4xi64>
}
// -----
func.func @conv_like(%a: tensor<10xi64>, %w: tensor<3xi64>, %o: tensor<8xi64>) -> tensor<8xi64> {
  %e = tensor.empty() : tensor<10xi64>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0)->(d0)>, affine_map<(d0)->(d0)>], iterator_types = ["parallel"]} ins(%a : tensor<10xi64>) outs(%e : tensor<10xi64>) {
  ^bb0(%y: i64, %z: i64):
    %i = linalg.index 0 : index
    %l = arith.index_cast %i : index to i64
    %r = arith.addi %y, %l : i64
    linalg.yield %r : i64
  } -> tensor<10xi64>
  %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1)->(d0+d1)>, affine_map<(d0, d1)->(d1)>, affine_map<(d0, d1)->(d0)>], iterator_types = ["parallel", "reduction"]} ins(%0, %w : tensor<10xi64>, tensor<3xi64>) outs(%o : tensor<8xi64>) {
  ^bb0(%y: i64, %q: i64, %z: i64):
    %r = arith.muli %y, %q : i64
    %s = arith.addi %r, %z : i64
    linalg.yield %s : i64
  } -> tensor<8xi64>
  return %1 : tensor<8xi64>
}
// -----
#id = affine_map<(d0, d1) -> (d0, d1)>
#s = affine_map<(d0, d1) -> ()>
func.func @scalars(%a: tensor<4x8xf32>, %x: f32, %y: tensor<f32>) -> tensor<4x8xf32> {
  %e = tensor.empty() : tensor<4x8xf32>
  %cst = arith.constant 2.0 : f32
  %t = arith.constant dense<3.0> : tensor<f32>
  %u = arith.constant dense<4.0> : tensor<4x8xf32>
  %v = arith.constant dense<1.5> : tensor<4xf16>
  %0 = linalg.generic {indexing_maps = [#id, #s, #s, #s, #s, #id, affine_map<(d0, d1) -> (d0)>, #id], iterator_types = ["parallel", "parallel"]} ins(%a, %x, %y, %cst, %t, %u, %v : tensor<4x8xf32>, f32, tensor<f32>, f32, tensor<f32>, tensor<4x8xf32>, tensor<4xf16>) outs(%e : tensor<4x8xf32>) attrs = {keep} {
  ^bb0(%p: f32, %q: f32, %r: f32, %s: f32, %t1: f32, %u1: f32, %v1: f16, %o: f32):
    %1 = arith.addf %p, %q : f32
    %2 = arith.addf %1, %r : f32
    %3 = arith.addf %2, %s : f32
    %4 = arith.addf %3, %t1 : f32
    %5 = arith.addf %4, %u1 : f32
    %6 = arith.extf %v1 : f16 to f32
    %7 = arith.addf %5, %6 : f32
    linalg.yield %7 : f32
  } -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
// -----
#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @fills(%a: tensor<4x8xf32>, %x: f32, %y: f64, %i: i32) -> (tensor<4x8xf32>, tensor<4x8xi32>) {
  %e = tensor.empty() : tensor<4x8xf32>
  %g = tensor.empty() : tensor<4x8xi32>
  %f = linalg.fill ins(%x : f32) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %f2 = linalg.fill ins(%x : f32) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %f3 = linalg.fill ins(%i : i32) outs(%g : tensor<4x8xi32>) -> tensor<4x8xi32>
  %0:2 = linalg.generic {indexing_maps = [#id, #id, #id, #id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%a, %f, %f2, %f3 : tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xi32>) outs(%e, %g : tensor<4x8xf32>, tensor<4x8xi32>) {
  ^bb0(%p: f32, %q: f32, %r: f32, %s: i32, %o: f32, %o2: i32):
    %1 = arith.addf %p, %q : f32
    %2 = arith.addf %1, %r : f32
    linalg.yield %2, %s : f32, i32
  } -> (tensor<4x8xf32>, tensor<4x8xi32>)
  return %0#0, %0#1 : tensor<4x8xf32>, tensor<4x8xi32>
}
// -----
func.func @only_constant() -> (tensor<4xf32>, tensor<4xi1>) {
  %e = tensor.empty() : tensor<4xf32>
  %g = tensor.empty() : tensor<4xi1>
  %u = arith.constant dense<4.0> : tensor<4xf32>
  %w = arith.constant dense<true> : tensor<4xi1>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%u: tensor<4xf32>) outs(%e : tensor<4xf32>) {
  ^bb0(%p: f32, %o: f32):
    %1 = arith.addf %p, %p : f32
    linalg.yield %1 : f32
  } -> tensor<4xf32>
  %2 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%w: tensor<4xi1>) outs(%g : tensor<4xi1>) {
  ^bb0(%p: i1, %o: i1):
    linalg.yield %p : i1
  } -> tensor<4xi1>
  return %0, %2 : tensor<4xf32>, tensor<4xi1>
}
// -----
func.func @reduce_constant(%i: tensor<f32>) -> tensor<f32> {
  %u = arith.constant dense<4.0> : tensor<4xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]} ins(%u: tensor<4xf32>) outs(%i : tensor<f32>) {
  ^bb0(%p: f32, %o: f32):
    %1 = arith.addf %p, %o : f32
    linalg.yield %1 : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}
// -----
func.func @rank0(%i: tensor<f32>, %j: tensor<f32>) -> tensor<f32> {
  %e = tensor.empty() : tensor<f32>
  %0 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%i, %j: tensor<f32>, tensor<f32>) outs(%e : tensor<f32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %1 = arith.addf %p, %q : f32
    linalg.yield %1 : f32
  } -> tensor<f32>
  %2 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%0: tensor<f32>) outs(%e : tensor<f32>) {
  ^bb0(%p: f32, %o: f32):
    %1 = arith.mulf %p, %p : f32
    linalg.yield %1 : f32
  } -> tensor<f32>
  return %2 : tensor<f32>
}
// -----
func.func @rank0_broadcast(%i: tensor<f32>, %j: tensor<?xf32>) -> tensor<?xf32> {
  %e = tensor.empty() : tensor<f32>
  %0 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%i : tensor<f32>) outs(%e : tensor<f32>) {
  ^bb0(%p: f32, %o: f32):
    %1 = arith.addf %p, %p : f32
    linalg.yield %1 : f32
  } -> tensor<f32>
  %2 = linalg.generic {indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%0: tensor<f32>) outs(%j : tensor<?xf32>) {
  ^bb0(%p: f32, %o: f32):
    %1 = arith.mulf %p, %o : f32
    linalg.yield %1 : f32
  } -> tensor<?xf32>
  return %2 : tensor<?xf32>
}
// -----
#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @into_init(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) {
  ^bb0(%y: f32, %z: f32):
    %r = math.exp %y : f32
    linalg.yield %r : f32
  } -> tensor<4x8xf32>
  %1 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x8xf32>) outs(%0 : tensor<4x8xf32>) {
  ^bb0(%y: f32, %z: f32):
    %r = arith.mulf %y, %z : f32
    linalg.yield %r : f32
  } -> tensor<4x8xf32>
  return %1 : tensor<4x8xf32>
}
// -----
func.func @outer(%a: tensor<?xf32>, %v: f32) -> tensor<?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0)->(d0)>, affine_map<(d0)->(d0)>], iterator_types = ["parallel"]} ins(%a : tensor<?xf32>) outs(%a : tensor<?xf32>) {
  ^bb0(%y: f32, %z: f32):
    linalg.yield %v : f32
  } -> tensor<?xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(d0)->(d0)>, affine_map<(d0)->(d0)>], iterator_types = ["parallel"]} ins(%0 : tensor<?xf32>) outs(%a : tensor<?xf32>) {
  ^bb0(%y: f32, %z: f32):
    %r = math.exp %y : f32
    linalg.yield %r : f32
  } -> tensor<?xf32>
  return %1 : tensor<?xf32>
}
// -----
func.func @no_producer_map(%a: tensor<8x8xf32>, %o: tensor<8xf32>) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8x8xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0,d1)->(d0,d1)>, affine_map<(d0,d1)->(d0,d1)>], iterator_types = ["parallel","parallel"]} ins(%a : tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) {
  ^bb0(%y: f32, %z: f32):
    %r = math.exp %y : f32
    linalg.yield %r : f32
  } -> tensor<8x8xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(d0)->(d0,d0)>, affine_map<(d0)->(d0)>], iterator_types = ["parallel"]} ins(%0 : tensor<8x8xf32>) outs(%o : tensor<8xf32>) {
  ^bb0(%y: f32, %z: f32):
    %r = math.exp %y : f32
    linalg.yield %r : f32
  } -> tensor<8xf32>
  return %1 : tensor<8xf32>
}
