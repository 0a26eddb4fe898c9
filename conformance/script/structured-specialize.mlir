// ARGS: --transform-interpreter --split-input-file --allow-unregistered-dialect
// FRAME
#id = affine_map<(i, j) -> (i, j)>
#t = affine_map<(i, j) -> (j, i)>
#s = affine_map<(i, j) -> ()>
#r = affine_map<(i, j) -> (i)>
#c = affine_map<(i, j) -> (j)>
#z = affine_map<(i, j) -> (0, j)>
#i3 = affine_map<(i, j, k) -> (i, j, k)>
#i021 = affine_map<(i, j, k) -> (i, k, j)>
#i120 = affine_map<(i, j, k) -> (j, k, i)>
#i1 = affine_map<(i, j, k) -> (j)>
#i20 = affine_map<(i, j, k) -> (k, i)>
#i02 = affine_map<(i, j, k) -> (i, k)>
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x?xf32>, %a2: tensor<4x?xf32>, %b: tensor<4x?xf32>, %i: tensor<4x4xi32>, %j: tensor<4x4xi32>, %k: tensor<4x4xi32>, %m: memref<4x4xf32>, %n: memref<4x4xf32>,
               %v: tensor<?xf32>, %v4: tensor<4xf32>, %t3: tensor<2x3x4xf32>, %u3: tensor<2x3x4xf32>, %w3: tensor<2x4x3xf32>, %y3: tensor<3x4x2xf32>, %x: f32, %x64: f64, %e: tensor<f32>, %q1: tensor<4x4xi1>) {
    // HERE
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.specialize %0 : (!transform.any_op) -> !transform.any_op
    transform.annotate %1 "special" : !transform.any_op
    transform.yield
  }
}
// EACH
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) attrs = {tag} { ^bb0(%p: f32, %o: f32): linalg.yield %p : f32 } -> tensor<4x?xf32>
// CASE
linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%m : memref<4x4xf32>) outs(%n : memref<4x4xf32>) { ^bb0(%p: f32, %o: f32): linalg.yield %p : f32 }
// CASE
linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%m : memref<4x4xf32>) outs(%m : memref<4x4xf32>) { ^bb0(%p: f32, %o: f32): linalg.yield %p : f32 }
// CASE
linalg.generic {indexing_maps = [#t, #t], iterator_types = ["parallel", "parallel"]} ins(%m : memref<4x4xf32>) outs(%n : memref<4x4xf32>) { ^bb0(%p: f32, %o: f32): linalg.yield %p : f32 }
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) { ^bb0(%p: f32, %o: f32): linalg.yield %o : f32 } -> tensor<4x?xf32>
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) { ^bb0(%p: f32, %o: f32): linalg.yield %x : f32 } -> tensor<4x?xf32>
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%m : memref<4x4xf32>) outs(%b : tensor<4x?xf32>) { ^bb0(%p: f32, %o: f32): linalg.yield %p : f32 } -> tensor<4x?xf32>
// CASE
linalg.generic {indexing_maps = [#t, #id], iterator_types = ["parallel", "parallel"]} ins(%m : memref<4x4xf32>) outs(%n : memref<4x4xf32>) { ^bb0(%p: f32, %o: f32): linalg.yield %p : f32 }
// CASE
linalg.generic {indexing_maps = [#id, #t], iterator_types = ["parallel", "parallel"]} ins(%m : memref<4x4xf32>) outs(%n : memref<4x4xf32>) { ^bb0(%p: f32, %o: f32): linalg.yield %p : f32 }
// CASE
%0 = linalg.generic {indexing_maps = [#i021, #i3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%w3 : tensor<2x4x3xf32>) outs(%t3 : tensor<2x3x4xf32>) { ^bb0(%p: f32, %o: f32): linalg.yield %p : f32 } -> tensor<2x3x4xf32>
// CASE
%0 = linalg.generic {indexing_maps = [#i120, #i3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%y3 : tensor<3x4x2xf32>) outs(%t3 : tensor<2x3x4xf32>) { ^bb0(%p: f32, %o: f32): linalg.yield %p : f32 } -> tensor<2x3x4xf32>
// CASE
%0 = linalg.generic {indexing_maps = [#i3, #i120], iterator_types = ["parallel", "parallel", "parallel"]} ins(%t3 : tensor<2x3x4xf32>) outs(%y3 : tensor<3x4x2xf32>) { ^bb0(%p: f32, %o: f32): linalg.yield %p : f32 } -> tensor<3x4x2xf32>
// CASE
%0 = linalg.generic {indexing_maps = [#i3, #i3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%t3 : tensor<2x3x4xf32>) outs(%u3 : tensor<2x3x4xf32>) { ^bb0(%p: f32, %o: f32): linalg.yield %p : f32 } -> tensor<2x3x4xf32>
// CASE
%0 = linalg.generic {indexing_maps = [#r, #id], iterator_types = ["parallel", "parallel"]} ins(%v4 : tensor<4xf32>) outs(%b : tensor<4x?xf32>) { ^bb0(%p: f32, %o: f32): linalg.yield %p : f32 } -> tensor<4x?xf32>
// CASE
%0 = linalg.generic {indexing_maps = [#c, #id], iterator_types = ["parallel", "parallel"]} ins(%v : tensor<?xf32>) outs(%b : tensor<4x?xf32>) { ^bb0(%p: f32, %o: f32): linalg.yield %p : f32 } -> tensor<4x?xf32>
// CASE
%0 = linalg.generic {indexing_maps = [#z, #id], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) { ^bb0(%p: f32, %o: f32): linalg.yield %p : f32 } -> tensor<4x?xf32>
// CASE
%0 = linalg.generic {indexing_maps = [#c, #t], iterator_types = ["parallel", "parallel"]} ins(%v : tensor<?xf32>) outs(%b : tensor<4x?xf32>) { ^bb0(%p: f32, %o: f32): linalg.yield %p : f32 } -> tensor<4x?xf32>
// CASE
%0 = linalg.generic {indexing_maps = [#i1, #i3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v : tensor<?xf32>) outs(%t3 : tensor<2x3x4xf32>) { ^bb0(%p: f32, %o: f32): linalg.yield %p : f32 } -> tensor<2x3x4xf32>
// CASE
%0 = linalg.generic {indexing_maps = [#i02, #i3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%a : tensor<4x?xf32>) outs(%t3 : tensor<2x3x4xf32>) { ^bb0(%p: f32, %o: f32): linalg.yield %p : f32 } -> tensor<2x3x4xf32>
// CASE
%0 = linalg.generic {indexing_maps = [#i20, #i3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%a : tensor<4x?xf32>) outs(%t3 : tensor<2x3x4xf32>) { ^bb0(%p: f32, %o: f32): linalg.yield %p : f32 } -> tensor<2x3x4xf32>
// CASE
%0 = linalg.generic {indexing_maps = [#s, #id], iterator_types = ["parallel", "parallel"]} ins(%e : tensor<f32>) outs(%b : tensor<4x?xf32>) { ^bb0(%p: f32, %o: f32): linalg.yield %p : f32 } -> tensor<4x?xf32>
// CASE
%0 = linalg.generic {indexing_maps = [#s, #id], iterator_types = ["parallel", "parallel"]} ins(%x : f32) outs(%b : tensor<4x?xf32>) { ^bb0(%p: f32, %o: f32): linalg.yield %p : f32 } -> tensor<4x?xf32>
// CASE
linalg.generic {indexing_maps = [#s, #id], iterator_types = ["parallel", "parallel"]} ins(%x : f32) outs(%n : memref<4x4xf32>) { ^bb0(%p: f32, %o: f32): linalg.yield %p : f32 }
// CASE
linalg.generic {indexing_maps = [#s, #t], iterator_types = ["parallel", "parallel"]} ins(%x : f32) outs(%n : memref<4x4xf32>) { ^bb0(%p: f32, %o: f32): linalg.yield %p : f32 }
// CASE
linalg.generic {indexing_maps = [#s, #z], iterator_types = ["parallel", "parallel"]} ins(%x : f32) outs(%n : memref<4x4xf32>) { ^bb0(%p: f32, %o: f32): linalg.yield %p : f32 }
// CASE
%0 = linalg.generic {indexing_maps = [#s, #id], iterator_types = ["parallel", "parallel"]} ins(%x64 : f64) outs(%b : tensor<4x?xf32>) { ^bb0(%p: f64, %o: f32): %g = arith.truncf %p : f64 to f32 linalg.yield %g : f32 } -> tensor<4x?xf32>
// CASE
%g = arith.constant 2.0 : f32
%0 = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} outs(%b : tensor<4x?xf32>) { ^bb0(%o: f32): linalg.yield %g : f32 } -> tensor<4x?xf32>
// CASE
%g = arith.constant 2.0 : f32
linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} outs(%n : memref<4x4xf32>) { ^bb0(%o: f32): linalg.yield %g : f32 }
// CASE
%0 = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} outs(%b : tensor<4x?xf32>) { ^bb0(%o: f32): linalg.yield %x : f32 } -> tensor<4x?xf32>
// CASE
%0 = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} outs(%b : tensor<4x?xf32>) { ^bb0(%o: f32): %g = arith.constant 2.0 : f32 linalg.yield %g : f32 } -> tensor<4x?xf32>
// CASE
linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} outs(%n : memref<4x4xf32>) { ^bb0(%o: f32): %g = arith.constant 2.0 : f32 linalg.yield %g : f32 }
// CASE
linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} outs(%n : memref<4x4xf32>) { ^bb0(%o: f32): %h = arith.constant 3.0 : f32 %g = arith.constant 2.0 : f32 linalg.yield %g : f32 }
// CASE
linalg.generic {indexing_maps = [#t], iterator_types = ["parallel", "parallel"]} outs(%n : memref<4x4xf32>) { ^bb0(%o: f32): %g = arith.constant 2.0 : f32 linalg.yield %g : f32 }
// CASE
%0 = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} outs(%b : tensor<4x?xf32>) { ^bb0(%o: f32): linalg.yield %o : f32 } -> tensor<4x?xf32>
// CASE
%0 = linalg.generic {indexing_maps = [#s, #id], iterator_types = ["parallel", "parallel"]} ins(%x : f32) outs(%b : tensor<4x?xf32>) { ^bb0(%p: f32, %o: f32): %g = arith.constant 2.0 : f32 linalg.yield %g : f32 } -> tensor<4x?xf32>
// CASE
%0 = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} outs(%q1 : tensor<4x4xi1>) { ^bb0(%o: i1): %g = arith.constant true linalg.yield %g : i1 } -> tensor<4x4xi1>
// CASE
%p0 = ub.poison : f32
%0 = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} outs(%b : tensor<4x?xf32>) { ^bb0(%o: f32): linalg.yield %p0 : f32 } -> tensor<4x?xf32>
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) { ^bb0(%p: f32, %o: f32): %g = math.exp %p : f32 linalg.yield %g : f32 } -> tensor<4x?xf32>
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) { ^bb0(%p: f32, %o: f32): %g = math.exp2 %p : f32 linalg.yield %g : f32 } -> tensor<4x?xf32>
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) { ^bb0(%p: f32, %o: f32): %g = math.log %p : f32 linalg.yield %g : f32 } -> tensor<4x?xf32>
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) { ^bb0(%p: f32, %o: f32): %g = math.absf %p : f32 linalg.yield %g : f32 } -> tensor<4x?xf32>
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) { ^bb0(%p: f32, %o: f32): %g = math.sqrt %p : f32 linalg.yield %g : f32 } -> tensor<4x?xf32>
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) { ^bb0(%p: f32, %o: f32): %g = math.tanh %p : f32 linalg.yield %g : f32 } -> tensor<4x?xf32>
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) { ^bb0(%p: f32, %o: f32): %g = arith.negf %p : f32 linalg.yield %g : f32 } -> tensor<4x?xf32>
// CASE
linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%m : memref<4x4xf32>) outs(%n : memref<4x4xf32>) { ^bb0(%p: f32, %o: f32): %g = math.exp %p : f32 linalg.yield %g : f32 }
// CASE
linalg.generic {indexing_maps = [#t, #t], iterator_types = ["parallel", "parallel"]} ins(%m : memref<4x4xf32>) outs(%n : memref<4x4xf32>) { ^bb0(%p: f32, %o: f32): %g = math.exp %p : f32 linalg.yield %g : f32 }
// CASE
linalg.generic {indexing_maps = [#t, #id], iterator_types = ["parallel", "parallel"]} ins(%m : memref<4x4xf32>) outs(%n : memref<4x4xf32>) { ^bb0(%p: f32, %o: f32): %g = math.exp %p : f32 linalg.yield %g : f32 }
// CASE
linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%m : memref<4x4xf32>) outs(%n : memref<4x4xf32>) { ^bb0(%p: f32, %o: f32): %g = math.exp %o : f32 linalg.yield %g : f32 }
// CASE
linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%m : memref<4x4xf32>) outs(%n : memref<4x4xf32>) { ^bb0(%p: f32, %o: f32): %g = math.exp %p : f32 linalg.yield %p : f32 }
// CASE
linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%m : memref<4x4xf32>) outs(%n : memref<4x4xf32>) { ^bb0(%p: f32, %o: f32): %g = math.exp %p : f32 linalg.yield %o : f32 }
// CASE
linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%m : memref<4x4xf32>) outs(%n : memref<4x4xf32>) { ^bb0(%p: f32, %o: f32): %g = math.exp %x : f32 linalg.yield %g : f32 }
// CASE
linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%m : memref<4x4xf32>) outs(%n : memref<4x4xf32>) { ^bb0(%p: f32, %o: f32): %g = math.exp %p fastmath<fast> : f32 linalg.yield %g : f32 }
// CASE
linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%m : memref<4x4xf32>) outs(%n : memref<4x4xf32>) { ^bb0(%p: f32, %o: f32): %g = math.exp %p : f32 %h = math.exp %g : f32 linalg.yield %h : f32 }
// CASE
linalg.generic {indexing_maps = [#s, #id], iterator_types = ["parallel", "parallel"]} ins(%x : f32) outs(%n : memref<4x4xf32>) { ^bb0(%p: f32, %o: f32): %g = math.exp %p : f32 linalg.yield %g : f32 }
// CASE
%0 = linalg.generic {indexing_maps = [#c, #id], iterator_types = ["parallel", "parallel"]} ins(%v4 : tensor<4xf32>) outs(%b : tensor<4x?xf32>) { ^bb0(%p: f32, %o: f32): %g = math.exp %p : f32 linalg.yield %g : f32 } -> tensor<4x?xf32>
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x?xf32>) outs(%q1 : tensor<4x4xi1>) { ^bb0(%p: f32, %o: i1): %g = math.isnan %p : f32 linalg.yield %g : i1 } -> tensor<4x4xi1>
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%a, %a2 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) { ^bb0(%p: f32, %q: f32, %o: f32): %g = arith.addf %p, %q : f32 linalg.yield %g : f32 } -> tensor<4x?xf32>
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%a, %a2 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) { ^bb0(%p: f32, %q: f32, %o: f32): %g = arith.subf %p, %q : f32 linalg.yield %g : f32 } -> tensor<4x?xf32>
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%a, %a2 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) { ^bb0(%p: f32, %q: f32, %o: f32): %g = arith.mulf %p, %q : f32 linalg.yield %g : f32 } -> tensor<4x?xf32>
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%a, %a2 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) { ^bb0(%p: f32, %q: f32, %o: f32): %g = arith.divf %p, %q : f32 linalg.yield %g : f32 } -> tensor<4x?xf32>
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%a, %a2 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) { ^bb0(%p: f32, %q: f32, %o: f32): %g = arith.maximumf %p, %q : f32 linalg.yield %g : f32 } -> tensor<4x?xf32>
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%a, %a2 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) { ^bb0(%p: f32, %q: f32, %o: f32): %g = arith.minimumf %p, %q : f32 linalg.yield %g : f32 } -> tensor<4x?xf32>
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%a, %a2 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) { ^bb0(%p: f32, %q: f32, %o: f32): %g = arith.maxnumf %p, %q : f32 linalg.yield %g : f32 } -> tensor<4x?xf32>
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%a, %a2 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) { ^bb0(%p: f32, %q: f32, %o: f32): %g = arith.minnumf %p, %q : f32 linalg.yield %g : f32 } -> tensor<4x?xf32>
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%a, %a2 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) { ^bb0(%p: f32, %q: f32, %o: f32): %g = arith.remf %p, %q : f32 linalg.yield %g : f32 } -> tensor<4x?xf32>
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%i, %j : tensor<4x4xi32>, tensor<4x4xi32>) outs(%k : tensor<4x4xi32>) { ^bb0(%p: i32, %q: i32, %o: i32): %g = arith.addi %p, %q : i32 linalg.yield %g : i32 } -> tensor<4x4xi32>
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%i, %j : tensor<4x4xi32>, tensor<4x4xi32>) outs(%k : tensor<4x4xi32>) { ^bb0(%p: i32, %q: i32, %o: i32): %g = arith.subi %p, %q : i32 linalg.yield %g : i32 } -> tensor<4x4xi32>
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%i, %j : tensor<4x4xi32>, tensor<4x4xi32>) outs(%k : tensor<4x4xi32>) { ^bb0(%p: i32, %q: i32, %o: i32): %g = arith.muli %p, %q : i32 linalg.yield %g : i32 } -> tensor<4x4xi32>
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%i, %j : tensor<4x4xi32>, tensor<4x4xi32>) outs(%k : tensor<4x4xi32>) { ^bb0(%p: i32, %q: i32, %o: i32): %g = arith.divsi %p, %q : i32 linalg.yield %g : i32 } -> tensor<4x4xi32>
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%i, %j : tensor<4x4xi32>, tensor<4x4xi32>) outs(%k : tensor<4x4xi32>) { ^bb0(%p: i32, %q: i32, %o: i32): %g = arith.divui %p, %q : i32 linalg.yield %g : i32 } -> tensor<4x4xi32>
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%i, %j : tensor<4x4xi32>, tensor<4x4xi32>) outs(%k : tensor<4x4xi32>) { ^bb0(%p: i32, %q: i32, %o: i32): %g = arith.maxsi %p, %q : i32 linalg.yield %g : i32 } -> tensor<4x4xi32>
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%i, %j : tensor<4x4xi32>, tensor<4x4xi32>) outs(%k : tensor<4x4xi32>) { ^bb0(%p: i32, %q: i32, %o: i32): %g = arith.maxui %p, %q : i32 linalg.yield %g : i32 } -> tensor<4x4xi32>
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%i, %j : tensor<4x4xi32>, tensor<4x4xi32>) outs(%k : tensor<4x4xi32>) { ^bb0(%p: i32, %q: i32, %o: i32): %g = arith.minsi %p, %q : i32 linalg.yield %g : i32 } -> tensor<4x4xi32>
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%i, %j : tensor<4x4xi32>, tensor<4x4xi32>) outs(%k : tensor<4x4xi32>) { ^bb0(%p: i32, %q: i32, %o: i32): %g = arith.minui %p, %q : i32 linalg.yield %g : i32 } -> tensor<4x4xi32>
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%i, %j : tensor<4x4xi32>, tensor<4x4xi32>) outs(%k : tensor<4x4xi32>) { ^bb0(%p: i32, %q: i32, %o: i32): %g = arith.andi %p, %q : i32 linalg.yield %g : i32 } -> tensor<4x4xi32>
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%i, %j : tensor<4x4xi32>, tensor<4x4xi32>) outs(%k : tensor<4x4xi32>) { ^bb0(%p: i32, %q: i32, %o: i32): %g = arith.ori %p, %q : i32 linalg.yield %g : i32 } -> tensor<4x4xi32>
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%i, %j : tensor<4x4xi32>, tensor<4x4xi32>) outs(%k : tensor<4x4xi32>) { ^bb0(%p: i32, %q: i32, %o: i32): %g = arith.xori %p, %q : i32 linalg.yield %g : i32 } -> tensor<4x4xi32>
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%i, %j : tensor<4x4xi32>, tensor<4x4xi32>) outs(%k : tensor<4x4xi32>) { ^bb0(%p: i32, %q: i32, %o: i32): %g = arith.shli %p, %q : i32 linalg.yield %g : i32 } -> tensor<4x4xi32>
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%a, %a2 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) { ^bb0(%p: f32, %q: f32, %o: f32): %g = arith.addf %q, %p : f32 linalg.yield %g : f32 } -> tensor<4x?xf32>
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%a, %a2 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) { ^bb0(%p: f32, %q: f32, %o: f32): %g = arith.addf %p, %p : f32 linalg.yield %g : f32 } -> tensor<4x?xf32>
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%a, %a2 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) { ^bb0(%p: f32, %q: f32, %o: f32): %g = arith.addf %q, %q : f32 linalg.yield %g : f32 } -> tensor<4x?xf32>
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%a, %a2 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) { ^bb0(%p: f32, %q: f32, %o: f32): %g = arith.addf %p, %o : f32 linalg.yield %g : f32 } -> tensor<4x?xf32>
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%a, %a2 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) { ^bb0(%p: f32, %q: f32, %o: f32): %g = arith.addf %o, %q : f32 linalg.yield %g : f32 } -> tensor<4x?xf32>
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%a, %a2 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) { ^bb0(%p: f32, %q: f32, %o: f32): %g = arith.addf %x, %q : f32 linalg.yield %g : f32 } -> tensor<4x?xf32>
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%a, %a2 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) { ^bb0(%p: f32, %q: f32, %o: f32): %g = arith.addf %p, %x : f32 linalg.yield %g : f32 } -> tensor<4x?xf32>
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%a, %a2 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) { ^bb0(%p: f32, %q: f32, %o: f32): %g = arith.addf %q, %o : f32 linalg.yield %g : f32 } -> tensor<4x?xf32>
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%a, %a2 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) { ^bb0(%p: f32, %q: f32, %o: f32): %g = arith.addf %o, %p : f32 linalg.yield %g : f32 } -> tensor<4x?xf32>
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%a, %a2 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) { ^bb0(%p: f32, %q: f32, %o: f32): %g = arith.subf %q, %p : f32 linalg.yield %g : f32 } -> tensor<4x?xf32>
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%a, %a2 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) { ^bb0(%p: f32, %q: f32, %o: f32): %g = arith.subf %p, %p : f32 linalg.yield %g : f32 } -> tensor<4x?xf32>
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%a, %a2 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) { ^bb0(%p: f32, %q: f32, %o: f32): %g = arith.subf %q, %q : f32 linalg.yield %g : f32 } -> tensor<4x?xf32>
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%a, %a2 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) { ^bb0(%p: f32, %q: f32, %o: f32): %g = arith.subf %p, %o : f32 linalg.yield %g : f32 } -> tensor<4x?xf32>
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%a, %a2 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) { ^bb0(%p: f32, %q: f32, %o: f32): %g = arith.subf %o, %q : f32 linalg.yield %g : f32 } -> tensor<4x?xf32>
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%a, %a2 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) { ^bb0(%p: f32, %q: f32, %o: f32): %g = arith.subf %x, %q : f32 linalg.yield %g : f32 } -> tensor<4x?xf32>
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%a, %a2 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) { ^bb0(%p: f32, %q: f32, %o: f32): %g = arith.subf %p, %x : f32 linalg.yield %g : f32 } -> tensor<4x?xf32>
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%a, %a2 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) { ^bb0(%p: f32, %q: f32, %o: f32): %g = arith.subf %q, %o : f32 linalg.yield %g : f32 } -> tensor<4x?xf32>
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%a, %a2 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) { ^bb0(%p: f32, %q: f32, %o: f32): %g = arith.subf %o, %p : f32 linalg.yield %g : f32 } -> tensor<4x?xf32>
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%a, %a2 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) { ^bb0(%p: f32, %q: f32, %o: f32): %g = arith.mulf %q, %p : f32 linalg.yield %g : f32 } -> tensor<4x?xf32>
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%a, %a2 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) { ^bb0(%p: f32, %q: f32, %o: f32): %g = arith.mulf %p, %p : f32 linalg.yield %g : f32 } -> tensor<4x?xf32>
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%a, %a2 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) { ^bb0(%p: f32, %q: f32, %o: f32): %g = arith.mulf %q, %q : f32 linalg.yield %g : f32 } -> tensor<4x?xf32>
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%a, %a2 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) { ^bb0(%p: f32, %q: f32, %o: f32): %g = arith.mulf %p, %o : f32 linalg.yield %g : f32 } -> tensor<4x?xf32>
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%a, %a2 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) { ^bb0(%p: f32, %q: f32, %o: f32): %g = arith.mulf %o, %q : f32 linalg.yield %g : f32 } -> tensor<4x?xf32>
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%a, %a2 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) { ^bb0(%p: f32, %q: f32, %o: f32): %g = arith.mulf %x, %q : f32 linalg.yield %g : f32 } -> tensor<4x?xf32>
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%a, %a2 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) { ^bb0(%p: f32, %q: f32, %o: f32): %g = arith.mulf %p, %x : f32 linalg.yield %g : f32 } -> tensor<4x?xf32>
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%a, %a2 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) { ^bb0(%p: f32, %q: f32, %o: f32): %g = arith.mulf %q, %o : f32 linalg.yield %g : f32 } -> tensor<4x?xf32>
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%a, %a2 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) { ^bb0(%p: f32, %q: f32, %o: f32): %g = arith.mulf %o, %p : f32 linalg.yield %g : f32 } -> tensor<4x?xf32>
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%a, %a2 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) { ^bb0(%p: f32, %q: f32, %o: f32): %g = arith.divf %q, %p : f32 linalg.yield %g : f32 } -> tensor<4x?xf32>
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%a, %a2 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) { ^bb0(%p: f32, %q: f32, %o: f32): %g = arith.divf %p, %p : f32 linalg.yield %g : f32 } -> tensor<4x?xf32>
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%a, %a2 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) { ^bb0(%p: f32, %q: f32, %o: f32): %g = arith.divf %q, %q : f32 linalg.yield %g : f32 } -> tensor<4x?xf32>
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%a, %a2 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) { ^bb0(%p: f32, %q: f32, %o: f32): %g = arith.divf %p, %o : f32 linalg.yield %g : f32 } -> tensor<4x?xf32>
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%a, %a2 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) { ^bb0(%p: f32, %q: f32, %o: f32): %g = arith.divf %o, %q : f32 linalg.yield %g : f32 } -> tensor<4x?xf32>
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%a, %a2 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) { ^bb0(%p: f32, %q: f32, %o: f32): %g = arith.divf %x, %q : f32 linalg.yield %g : f32 } -> tensor<4x?xf32>
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%a, %a2 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) { ^bb0(%p: f32, %q: f32, %o: f32): %g = arith.divf %p, %x : f32 linalg.yield %g : f32 } -> tensor<4x?xf32>
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%a, %a2 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) { ^bb0(%p: f32, %q: f32, %o: f32): %g = arith.divf %q, %o : f32 linalg.yield %g : f32 } -> tensor<4x?xf32>
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%a, %a2 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) { ^bb0(%p: f32, %q: f32, %o: f32): %g = arith.divf %o, %p : f32 linalg.yield %g : f32 } -> tensor<4x?xf32>
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%i, %j : tensor<4x4xi32>, tensor<4x4xi32>) outs(%k : tensor<4x4xi32>) { ^bb0(%p: i32, %q: i32, %o: i32): %g = arith.subi %q, %p : i32 linalg.yield %g : i32 } -> tensor<4x4xi32>
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%i, %j : tensor<4x4xi32>, tensor<4x4xi32>) outs(%k : tensor<4x4xi32>) { ^bb0(%p: i32, %q: i32, %o: i32): %g = arith.subi %p, %p : i32 linalg.yield %g : i32 } -> tensor<4x4xi32>
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%i, %j : tensor<4x4xi32>, tensor<4x4xi32>) outs(%k : tensor<4x4xi32>) { ^bb0(%p: i32, %q: i32, %o: i32): %g = arith.subi %q, %q : i32 linalg.yield %g : i32 } -> tensor<4x4xi32>
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%i, %j : tensor<4x4xi32>, tensor<4x4xi32>) outs(%k : tensor<4x4xi32>) { ^bb0(%p: i32, %q: i32, %o: i32): %g = arith.subi %p, %o : i32 linalg.yield %g : i32 } -> tensor<4x4xi32>
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%i, %j : tensor<4x4xi32>, tensor<4x4xi32>) outs(%k : tensor<4x4xi32>) { ^bb0(%p: i32, %q: i32, %o: i32): %g = arith.subi %o, %q : i32 linalg.yield %g : i32 } -> tensor<4x4xi32>
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%a, %a2 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) { ^bb0(%p: f32, %q: f32, %o: f32): %g = math.powf %p, %q : f32 linalg.yield %g : f32 } -> tensor<4x?xf32>
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) { ^bb0(%p: f32, %o: f32): %g = arith.mulf %p, %p : f32 linalg.yield %g : f32 } -> tensor<4x?xf32>
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) { ^bb0(%p: f32, %o: f32): %g = arith.addf %p, %o : f32 linalg.yield %g : f32 } -> tensor<4x?xf32>
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%a, %a : tensor<4x?xf32>, tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) { ^bb0(%p: f32, %q: f32, %o: f32): %g = arith.mulf %p, %q : f32 linalg.yield %g : f32 } -> tensor<4x?xf32>
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%a, %a2 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) { ^bb0(%p: f32, %q: f32, %o: f32): %g = arith.subf %p, %q : f32 linalg.yield %p : f32 } -> tensor<4x?xf32>
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%a, %a2 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) { ^bb0(%p: f32, %q: f32, %o: f32): %g = arith.subf %p, %q fastmath<nnan> : f32 linalg.yield %g : f32 } -> tensor<4x?xf32>
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%i, %j : tensor<4x4xi32>, tensor<4x4xi32>) outs(%k : tensor<4x4xi32>) { ^bb0(%p: i32, %q: i32, %o: i32): %g = arith.addi %p, %q overflow<nsw> : i32 linalg.yield %g : i32 } -> tensor<4x4xi32>
// CASE
linalg.generic {indexing_maps = [#id, #t, #id], iterator_types = ["parallel", "parallel"]} ins(%m, %m : memref<4x4xf32>, memref<4x4xf32>) outs(%n : memref<4x4xf32>) { ^bb0(%p: f32, %q: f32, %o: f32): %g = arith.subf %p, %q : f32 linalg.yield %g : f32 }
// CASE
linalg.generic {indexing_maps = [#id, #s, #id], iterator_types = ["parallel", "parallel"]} ins(%m, %x : memref<4x4xf32>, f32) outs(%n : memref<4x4xf32>) { ^bb0(%p: f32, %q: f32, %o: f32): %g = arith.subf %p, %q : f32 linalg.yield %g : f32 }
// CASE
linalg.generic {indexing_maps = [#t, #t, #t], iterator_types = ["parallel", "parallel"]} ins(%m, %m : memref<4x4xf32>, memref<4x4xf32>) outs(%n : memref<4x4xf32>) { ^bb0(%p: f32, %q: f32, %o: f32): %g = arith.subf %p, %q : f32 linalg.yield %g : f32 }
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%a, %a2 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%q1 : tensor<4x4xi1>) { ^bb0(%p: f32, %q: f32, %o: i1): %g = arith.cmpf olt, %p, %q : f32 linalg.yield %g : i1 } -> tensor<4x4xi1>
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%q1, %q1 : tensor<4x4xi1>, tensor<4x4xi1>) outs(%q1 : tensor<4x4xi1>) { ^bb0(%p: i1, %q: i1, %o: i1): %g = arith.addi %p, %q : i1 linalg.yield %g : i1 } -> tensor<4x4xi1>
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%q1, %a, %a2 : tensor<4x4xi1>, tensor<4x?xf32>, tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) { ^bb0(%c: i1, %p: f32, %q: f32, %o: f32): %g = arith.select %c, %p, %q : f32 linalg.yield %g : f32 } -> tensor<4x?xf32>
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%a, %a2 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) { ^bb0(%p: f32, %q: f32, %o: f32): %g = "some.op"(%p, %q) : (f32, f32) -> f32 linalg.yield %g : f32 } -> tensor<4x?xf32>
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%a, %a2 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) { ^bb0(%p: f32, %q: f32, %o: f32): %k2 = linalg.index 0 : index %g = arith.subf %p, %q : f32 linalg.yield %g : f32 } -> tensor<4x?xf32>
// CASE
%0:2 = linalg.generic {indexing_maps = [#id, #id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%a, %a2 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%b, %b : tensor<4x?xf32>, tensor<4x?xf32>) { ^bb0(%p: f32, %q: f32, %o: f32, %o2: f32): linalg.yield %p, %q : f32, f32 } -> (tensor<4x?xf32>, tensor<4x?xf32>)
// CASE
%0:2 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x?xf32>) outs(%b, %b : tensor<4x?xf32>, tensor<4x?xf32>) { ^bb0(%p: f32, %o: f32, %o2: f32): linalg.yield %p, %p : f32, f32 } -> (tensor<4x?xf32>, tensor<4x?xf32>)
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) { ^bb0(%p: f32, %o: f32): %g = math.log %p : f32 linalg.yield %g : f32 } -> tensor<4x?xf32>
%1 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) { ^bb0(%p: f32, %o: f32): %g = math.exp %p : f32 linalg.yield %g : f32 } -> tensor<4x?xf32>
%2 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) { ^bb0(%p: f32, %o: f32): linalg.yield %p : f32 } -> tensor<4x?xf32>
// CASE
%m0 = memref.alloc() : memref<f32>
linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%x : f32) outs(%m0 : memref<f32>) { ^bb0(%p: f32, %o: f32): linalg.yield %p : f32 }
// CASE
%0 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%e : tensor<f32>) outs(%e : tensor<f32>) { ^bb0(%p: f32, %o: f32): linalg.yield %p : f32 } -> tensor<f32>
// CASE
%0 = linalg.generic {indexing_maps = [affine_map<() -> ()>], iterator_types = []} outs(%e : tensor<f32>) { ^bb0(%o: f32): linalg.yield %x : f32 } -> tensor<f32>
// CASE
linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "reduction"]} ins(%m : memref<4x4xf32>) outs(%n : memref<4x4xf32>) { ^bb0(%p: f32, %o: f32): linalg.yield %p : f32 }
// CASE
linalg.generic {indexing_maps = [#t, #id], iterator_types = ["parallel", "reduction"]} ins(%m : memref<4x4xf32>) outs(%n : memref<4x4xf32>) { ^bb0(%p: f32, %o: f32): linalg.yield %p : f32 }
// CASE
%0 = linalg.generic {indexing_maps = [#c, #id], iterator_types = ["parallel", "reduction"]} ins(%v : tensor<?xf32>) outs(%b : tensor<4x?xf32>) { ^bb0(%p: f32, %o: f32): linalg.yield %p : f32 } -> tensor<4x?xf32>
// CASE
%0 = linalg.generic {indexing_maps = [#s, #id], iterator_types = ["parallel", "reduction"]} ins(%x : f32) outs(%b : tensor<4x?xf32>) { ^bb0(%p: f32, %o: f32): linalg.yield %p : f32 } -> tensor<4x?xf32>
// CASE
linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "reduction"]} ins(%m : memref<4x4xf32>) outs(%n : memref<4x4xf32>) { ^bb0(%p: f32, %o: f32): %g = math.exp %p : f32 linalg.yield %g : f32 }
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "reduction"]} ins(%a, %a2 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) { ^bb0(%p: f32, %q: f32, %o: f32): %g = arith.subf %p, %q : f32 linalg.yield %g : f32 } -> tensor<4x?xf32>
// CASE
linalg.generic {indexing_maps = [#id, #id], iterator_types = ["reduction", "reduction"]} ins(%m : memref<4x4xf32>) outs(%n : memref<4x4xf32>) { ^bb0(%p: f32, %o: f32): linalg.yield %p : f32 }
// CASE
linalg.generic {indexing_maps = [#t, #id], iterator_types = ["reduction", "reduction"]} ins(%m : memref<4x4xf32>) outs(%n : memref<4x4xf32>) { ^bb0(%p: f32, %o: f32): linalg.yield %p : f32 }
// CASE
%0 = linalg.generic {indexing_maps = [#c, #id], iterator_types = ["reduction", "reduction"]} ins(%v : tensor<?xf32>) outs(%b : tensor<4x?xf32>) { ^bb0(%p: f32, %o: f32): linalg.yield %p : f32 } -> tensor<4x?xf32>
// CASE
%0 = linalg.generic {indexing_maps = [#s, #id], iterator_types = ["reduction", "reduction"]} ins(%x : f32) outs(%b : tensor<4x?xf32>) { ^bb0(%p: f32, %o: f32): linalg.yield %p : f32 } -> tensor<4x?xf32>
// CASE
linalg.generic {indexing_maps = [#id, #id], iterator_types = ["reduction", "reduction"]} ins(%m : memref<4x4xf32>) outs(%n : memref<4x4xf32>) { ^bb0(%p: f32, %o: f32): %g = math.exp %p : f32 linalg.yield %g : f32 }
// CASE
%0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["reduction", "reduction"]} ins(%a, %a2 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) { ^bb0(%p: f32, %q: f32, %o: f32): %g = arith.subf %p, %q : f32 linalg.yield %g : f32 } -> tensor<4x?xf32>
