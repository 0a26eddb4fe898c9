// ARGS: --transform-interpreter --split-input-file --allow-unregistered-dialect
// FRAME
module attributes {transform.with_named_sequence} {
  // HERE
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.specialize %0 : (!transform.any_op) -> !transform.any_op
    transform.annotate %1 "special" : !transform.any_op
    transform.yield
  }
}
// EACH
// CASE
func.func @f(%a0: tensor<1x16x16x3xf32>, %a1: tensor<3x3x3x8xf32>, %a2: tensor<1x?x?x8xf32>) -> tensor<1x?x?x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d4, d2 + d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%a0, %a1 : tensor<1x16x16x3xf32>, tensor<3x3x3x8xf32>) outs(%a2 : tensor<1x?x?x8xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32 %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<1x?x?x8xf32>
  return %0 : tensor<1x?x?x8xf32>
}
// CASE
func.func @f(%a0: tensor<1x16x16x3xf32>, %a1: tensor<3x3x3x8xf32>, %a2: tensor<1x?x?x8xf32>) -> tensor<1x?x?x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * 2 + d4, d2 * 3 + d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%a0, %a1 : tensor<1x16x16x3xf32>, tensor<3x3x3x8xf32>) outs(%a2 : tensor<1x?x?x8xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32 %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<1x?x?x8xf32>
  return %0 : tensor<1x?x?x8xf32>
}
// CASE
func.func @f(%a0: tensor<1x16x16x3xf32>, %a1: tensor<3x3x3x8xf32>, %a2: tensor<1x?x?x8xf32>) -> tensor<1x?x?x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * 2 + d4 * 2, d2 + d5 * 3, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%a0, %a1 : tensor<1x16x16x3xf32>, tensor<3x3x3x8xf32>) outs(%a2 : tensor<1x?x?x8xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32 %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<1x?x?x8xf32>
  return %0 : tensor<1x?x?x8xf32>
}
// CASE
func.func @f(%a0: tensor<1x16x16x3xf32>, %a1: tensor<3x3x3x8xf32>, %a2: tensor<1x?x?x8xf32>) -> tensor<1x?x?x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d4 + d1, d5 + d2, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%a0, %a1 : tensor<1x16x16x3xf32>, tensor<3x3x3x8xf32>) outs(%a2 : tensor<1x?x?x8xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32 %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<1x?x?x8xf32>
  return %0 : tensor<1x?x?x8xf32>
}
// CASE
func.func @f(%a0: tensor<1x16x16x3xf32>, %a1: tensor<3x3x3x8xf32>, %a2: tensor<1x?x?x8xf32>) -> tensor<1x?x?x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d4 * 2 + d1, d2 + d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%a0, %a1 : tensor<1x16x16x3xf32>, tensor<3x3x3x8xf32>) outs(%a2 : tensor<1x?x?x8xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32 %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<1x?x?x8xf32>
  return %0 : tensor<1x?x?x8xf32>
}
// CASE
func.func @f(%a0: tensor<1x16x16x3xf32>, %a1: tensor<3x3x3x8xf32>, %a2: tensor<1x?x?x8xf32>) -> tensor<1x?x?x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * -1 + d4 + 9, d2 + d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%a0, %a1 : tensor<1x16x16x3xf32>, tensor<3x3x3x8xf32>) outs(%a2 : tensor<1x?x?x8xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32 %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<1x?x?x8xf32>
  return %0 : tensor<1x?x?x8xf32>
}
// CASE
func.func @f(%a0: tensor<1x16x16x3xf32>, %a1: tensor<3x3x3x8xf32>, %a2: tensor<1x?x?x8xf32>) -> tensor<1x?x?x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d4 + 1, d2 + d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%a0, %a1 : tensor<1x16x16x3xf32>, tensor<3x3x3x8xf32>) outs(%a2 : tensor<1x?x?x8xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32 %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<1x?x?x8xf32>
  return %0 : tensor<1x?x?x8xf32>
}
// CASE
func.func @f(%a0: tensor<1x16x16x3xf32>, %a1: tensor<3x3x3x8xf32>, %a2: tensor<1x?x?x8xf32>) -> tensor<1x?x?x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d4, d1 + d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%a0, %a1 : tensor<1x16x16x3xf32>, tensor<3x3x3x8xf32>) outs(%a2 : tensor<1x?x?x8xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32 %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<1x?x?x8xf32>
  return %0 : tensor<1x?x?x8xf32>
}
// CASE
func.func @f(%a0: tensor<1x16x16x3xf32>, %a1: tensor<3x3x3x8xf32>, %a2: tensor<1x?x?x8xf32>) -> tensor<1x?x?x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * 0 + d4, d2 + d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%a0, %a1 : tensor<1x16x16x3xf32>, tensor<3x3x3x8xf32>) outs(%a2 : tensor<1x?x?x8xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32 %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<1x?x?x8xf32>
  return %0 : tensor<1x?x?x8xf32>
}
// CASE
func.func @f(%a0: tensor<1x16x16x3xf32>, %a1: tensor<3x3x3x8xf32>, %a2: tensor<1x?x?x8xf32>) -> tensor<1x?x?x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 floordiv 2 + d4, d2 + d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%a0, %a1 : tensor<1x16x16x3xf32>, tensor<3x3x3x8xf32>) outs(%a2 : tensor<1x?x?x8xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32 %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<1x?x?x8xf32>
  return %0 : tensor<1x?x?x8xf32>
}
// CASE
func.func @f(%a0: tensor<1x16x16x3xf32>, %a1: tensor<3x3x3x8xf32>, %a2: tensor<1x?x?x8xf32>) -> tensor<1x?x?x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, (d1 + d4) * 2, d2 + d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%a0, %a1 : tensor<1x16x16x3xf32>, tensor<3x3x3x8xf32>) outs(%a2 : tensor<1x?x?x8xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32 %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<1x?x?x8xf32>
  return %0 : tensor<1x?x?x8xf32>
}
// CASE
func.func @f(%a0: tensor<1x16x16x3xf32>, %a1: tensor<3x3x3x8xf32>, %a2: tensor<1x?x?x8xf32>) -> tensor<1x?x?x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 - d4 + 2, d2 + d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%a0, %a1 : tensor<1x16x16x3xf32>, tensor<3x3x3x8xf32>) outs(%a2 : tensor<1x?x?x8xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32 %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<1x?x?x8xf32>
  return %0 : tensor<1x?x?x8xf32>
}
// CASE
func.func @f(%a0: tensor<1x16x16x3xf32>, %a1: tensor<3x3x3x8xf32>, %a2: tensor<1x?x?x8xf32>) -> tensor<1x?x?x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * 2 + d4 * 0, d2 + d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%a0, %a1 : tensor<1x16x16x3xf32>, tensor<3x3x3x8xf32>) outs(%a2 : tensor<1x?x?x8xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32 %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<1x?x?x8xf32>
  return %0 : tensor<1x?x?x8xf32>
}
// CASE
func.func @f(%a0: tensor<1x16x16x3xf32>, %a1: tensor<3x3x3x8xf32>, %a2: tensor<1x?x?x8xf32>) -> tensor<1x?x?x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d2 + d4, d1 + d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%a0, %a1 : tensor<1x16x16x3xf32>, tensor<3x3x3x8xf32>) outs(%a2 : tensor<1x?x?x8xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32 %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<1x?x?x8xf32>
  return %0 : tensor<1x?x?x8xf32>
}
// CASE
func.func @f(%a0: tensor<1x16x16x3xf32>, %a1: tensor<3x3x3x8xf32>, %a2: tensor<1x?x?x8xf32>) -> tensor<1x?x?x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d4 + d5, d2 + d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%a0, %a1 : tensor<1x16x16x3xf32>, tensor<3x3x3x8xf32>) outs(%a2 : tensor<1x?x?x8xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32 %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<1x?x?x8xf32>
  return %0 : tensor<1x?x?x8xf32>
}
// CASE
func.func @f(%a0: tensor<1x16x16x3xf32>, %a1: tensor<3x3x3x8xf32>, %a2: tensor<1x?x?x8xf32>) -> tensor<1x?x?x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d4 * 2 + d4, d2 + d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%a0, %a1 : tensor<1x16x16x3xf32>, tensor<3x3x3x8xf32>) outs(%a2 : tensor<1x?x?x8xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32 %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<1x?x?x8xf32>
  return %0 : tensor<1x?x?x8xf32>
}
// CASE
func.func @f(%a0: tensor<1x16x16x3xf32>, %a1: tensor<3x3x3x8xf32>, %a2: tensor<1x?x?x8xf32>) -> tensor<1x?x?x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d4, d2 + d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%a0, %a1 : tensor<1x16x16x3xf32>, tensor<3x3x3x8xf32>) outs(%a2 : tensor<1x?x?x8xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32 %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<1x?x?x8xf32>
  return %0 : tensor<1x?x?x8xf32>
}
// CASE
func.func @f(%a0: tensor<1x16x16x3xf32>, %a1: tensor<3x3x3x8xf32>, %a2: tensor<1x?x?x8xf32>) -> tensor<1x?x?x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d4, d2 + d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "parallel"]} ins(%a0, %a1 : tensor<1x16x16x3xf32>, tensor<3x3x3x8xf32>) outs(%a2 : tensor<1x?x?x8xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32 %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<1x?x?x8xf32>
  return %0 : tensor<1x?x?x8xf32>
}
// CASE
func.func @f(%a0: tensor<1x16x16x3xf32>, %a1: tensor<3x3x3x8xf32>, %a2: tensor<1x?x?x8xf32>) -> tensor<1x?x?x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d4, d2 + d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%a0, %a1 : tensor<1x16x16x3xf32>, tensor<3x3x3x8xf32>) outs(%a2 : tensor<1x?x?x8xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %q, %p : f32 %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<1x?x?x8xf32>
  return %0 : tensor<1x?x?x8xf32>
}
// CASE
func.func @f(%a0: tensor<1x16x16x3xf32>, %a1: tensor<3x3x3x8xf32>, %a2: tensor<1x?x?x8xf32>) -> tensor<1x?x?x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d4, d2 + d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%a0, %a1 : tensor<1x16x16x3xf32>, tensor<3x3x3x8xf32>) outs(%a2 : tensor<1x?x?x8xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32 %s = arith.addf %m, %o : f32
    linalg.yield %s : f32
  } -> tensor<1x?x?x8xf32>
  return %0 : tensor<1x?x?x8xf32>
}
// CASE
func.func @f(%a0: tensor<1x16x16x3xf32>, %a1: tensor<3x3x3x8xf32>, %a2: tensor<1x?x?x8xf32>) -> tensor<1x?x?x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d4, d2 + d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%a0, %a1 : tensor<1x16x16x3xf32>, tensor<3x3x3x8xf32>) outs(%a2 : tensor<1x?x?x8xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q fastmath<fast> : f32 %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<1x?x?x8xf32>
  return %0 : tensor<1x?x?x8xf32>
}
// CASE
func.func @f(%a0: tensor<1x16x16x3xf32>, %a1: tensor<3x3x3x8xf32>, %a2: tensor<1x?x?x8xf32>) -> tensor<1x?x?x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d4, d2 + d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%a0, %a1 : tensor<1x16x16x3xf32>, tensor<3x3x3x8xf32>) outs(%a2 : tensor<1x?x?x8xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32 %s = arith.subf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<1x?x?x8xf32>
  return %0 : tensor<1x?x?x8xf32>
}
// CASE
func.func @f(%a0: tensor<1x16x16x3xf32>, %a1: tensor<3x3x3x8xf32>, %a2: tensor<1x?x?x8xf32>) -> tensor<1x?x?x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d4, d2 + d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%a0, %a1 : tensor<1x16x16x3xf32>, tensor<3x3x3x8xf32>) outs(%a2 : tensor<1x?x?x8xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32 %s = arith.maximumf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<1x?x?x8xf32>
  return %0 : tensor<1x?x?x8xf32>
}
// CASE
func.func @f(%a0: tensor<1x16x16x3xf32>, %a1: tensor<3x3x3x8xf32>, %a2: tensor<1x?x?x8xf32>) -> tensor<1x?x?x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d4, d2 + d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%a0, %a1 : tensor<1x16x16x3xf32>, tensor<3x3x3x8xf32>) outs(%a2 : tensor<1x?x?x8xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %n = arith.negf %p : f32 %m = arith.mulf %n, %q : f32 %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<1x?x?x8xf32>
  return %0 : tensor<1x?x?x8xf32>
}
// CASE
func.func @f(%a0: tensor<1x16x16x3xf32>, %a1: tensor<3x3x3x8xf32>, %a2: tensor<1x?x?x8xf32>) -> tensor<1x?x?x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d4, d2 + d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%a0, %a1 : tensor<1x16x16x3xf32>, tensor<3x3x3x8xf32>) outs(%a2 : tensor<1x?x?x8xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %s = math.fma %p, %q, %o : f32
    linalg.yield %s : f32
  } -> tensor<1x?x?x8xf32>
  return %0 : tensor<1x?x?x8xf32>
}
// CASE
func.func @f(%a0: tensor<1x16x16x3xf32>, %a1: tensor<3x3x3x8xf32>, %a2: tensor<1x?x?x8xf32>) -> tensor<1x?x?x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d4, d2 + d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%a0, %a1 : tensor<1x16x16x3xf32>, tensor<3x3x3x8xf32>) outs(%a2 : tensor<1x?x?x8xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %o : f32 %s = arith.addf %q, %m : f32
    linalg.yield %s : f32
  } -> tensor<1x?x?x8xf32>
  return %0 : tensor<1x?x?x8xf32>
}
// CASE
func.func @f(%a0: tensor<1x16x16x3xf32>, %a1: tensor<3x3x3x8xf32>, %a2: tensor<1x?x?x8xf32>) -> tensor<1x?x?x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d4, d2 + d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%a0, %a1 : tensor<1x16x16x3xf32>, tensor<3x3x3x8xf32>) outs(%a2 : tensor<1x?x?x8xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.addf %p, %q : f32 %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<1x?x?x8xf32>
  return %0 : tensor<1x?x?x8xf32>
}
// CASE
func.func @f(%a0: tensor<1x16x16x3xi8>, %a1: tensor<3x3x3x8xi8>, %a2: tensor<1x?x?x8xi32>) -> tensor<1x?x?x8xi32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d4, d2 + d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%a0, %a1 : tensor<1x16x16x3xi8>, tensor<3x3x3x8xi8>) outs(%a2 : tensor<1x?x?x8xi32>) {
  ^bb0(%p: i8, %q: i8, %o: i32):
    %u = arith.extsi %p : i8 to i32 %v = arith.extsi %q : i8 to i32 %m = arith.muli %u, %v : i32 %s = arith.addi %o, %m : i32
    linalg.yield %s : i32
  } -> tensor<1x?x?x8xi32>
  return %0 : tensor<1x?x?x8xi32>
}
// CASE
func.func @f(%a0: tensor<1x16x16x3xi8>, %a1: tensor<3x3x3x8xi32>, %a2: tensor<1x?x?x8xi32>) -> tensor<1x?x?x8xi32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d4, d2 + d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%a0, %a1 : tensor<1x16x16x3xi8>, tensor<3x3x3x8xi32>) outs(%a2 : tensor<1x?x?x8xi32>) {
  ^bb0(%p: i8, %q: i32, %o: i32):
    %u = arith.extsi %p : i8 to i32 %m = arith.muli %u, %q : i32 %s = arith.addi %o, %m : i32
    linalg.yield %s : i32
  } -> tensor<1x?x?x8xi32>
  return %0 : tensor<1x?x?x8xi32>
}
// CASE
func.func @f(%a0: tensor<1x16x16x3xf16>, %a1: tensor<3x3x3x8xf16>, %a2: tensor<1x?x?x8xf32>) -> tensor<1x?x?x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d4, d2 + d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%a0, %a1 : tensor<1x16x16x3xf16>, tensor<3x3x3x8xf16>) outs(%a2 : tensor<1x?x?x8xf32>) {
  ^bb0(%p: f16, %q: f16, %o: f32):
    %u = arith.extf %p : f16 to f32 %v = arith.extf %q : f16 to f32 %m = arith.mulf %u, %v : f32 %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<1x?x?x8xf32>
  return %0 : tensor<1x?x?x8xf32>
}
// CASE
func.func @f(%a0: tensor<1x16x16x3xf64>, %a1: tensor<3x3x3x8xf64>, %a2: tensor<1x?x?x8xf32>) -> tensor<1x?x?x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d4, d2 + d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%a0, %a1 : tensor<1x16x16x3xf64>, tensor<3x3x3x8xf64>) outs(%a2 : tensor<1x?x?x8xf32>) {
  ^bb0(%p: f64, %q: f64, %o: f32):
    %u = arith.truncf %p : f64 to f32 %v = arith.truncf %q : f64 to f32 %m = arith.mulf %u, %v : f32 %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<1x?x?x8xf32>
  return %0 : tensor<1x?x?x8xf32>
}
// CASE
func.func @f(%a0: tensor<1x16x16x3xi32>, %a1: tensor<3x3x3x8xi32>, %a2: tensor<1x?x?x8xi32>) -> tensor<1x?x?x8xi32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d4, d2 + d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%a0, %a1 : tensor<1x16x16x3xi32>, tensor<3x3x3x8xi32>) outs(%a2 : tensor<1x?x?x8xi32>) {
  ^bb0(%p: i32, %q: i32, %o: i32):
    %m = arith.muli %p, %q : i32 %s = arith.addi %o, %m : i32
    linalg.yield %s : i32
  } -> tensor<1x?x?x8xi32>
  return %0 : tensor<1x?x?x8xi32>
}
// CASE
func.func @f(%a0: tensor<1x16x16x3xi1>, %a1: tensor<3x3x3x8xi1>, %a2: tensor<1x?x?x8xi1>) -> tensor<1x?x?x8xi1> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d4, d2 + d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%a0, %a1 : tensor<1x16x16x3xi1>, tensor<3x3x3x8xi1>) outs(%a2 : tensor<1x?x?x8xi1>) {
  ^bb0(%p: i1, %q: i1, %o: i1):
    %m = arith.andi %p, %q : i1 %s = arith.ori %o, %m : i1
    linalg.yield %s : i1
  } -> tensor<1x?x?x8xi1>
  return %0 : tensor<1x?x?x8xi1>
}
// CASE
func.func @f(%a0: tensor<1x16x16x3xi32>, %a1: tensor<3x3x3x8xi32>, %a2: tensor<1x?x?x8xf32>) -> tensor<1x?x?x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d4, d2 + d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%a0, %a1 : tensor<1x16x16x3xi32>, tensor<3x3x3x8xi32>) outs(%a2 : tensor<1x?x?x8xf32>) {
  ^bb0(%p: i32, %q: i32, %o: f32):
    %u = arith.sitofp %p : i32 to f32 %v = arith.sitofp %q : i32 to f32 %m = arith.mulf %u, %v : f32 %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<1x?x?x8xf32>
  return %0 : tensor<1x?x?x8xf32>
}
// CASE
func.func @f(%a0: tensor<1x16x16x3xi8>, %a1: tensor<3x3x3x8xi8>, %a2: tensor<1x?x?x8xi32>) -> tensor<1x?x?x8xi32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d4, d2 + d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%a0, %a1 : tensor<1x16x16x3xi8>, tensor<3x3x3x8xi8>) outs(%a2 : tensor<1x?x?x8xi32>) {
  ^bb0(%p: i8, %q: i8, %o: i32):
    %t = arith.extsi %p : i8 to i16 %u = arith.extsi %t : i16 to i32 %v = arith.extsi %q : i8 to i32 %m = arith.muli %u, %v : i32 %s = arith.addi %o, %m : i32
    linalg.yield %s : i32
  } -> tensor<1x?x?x8xi32>
  return %0 : tensor<1x?x?x8xi32>
}
// CASE
func.func @f(%a0: memref<1x16x16x3xf32>, %a1: memref<3x3x3x8xf32>, %a2: memref<1x?x?x8xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * 2 + d4, d2 * 2 + d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%a0, %a1 : memref<1x16x16x3xf32>, memref<3x3x3x8xf32>) outs(%a2 : memref<1x?x?x8xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32 %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  }
  return
}
// CASE
func.func @f(%a0: tensor<1x3x16x16xf32>, %a1: tensor<8x3x3x3xf32>, %a2: tensor<1x8x?x?xf32>) -> tensor<1x8x?x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d4, d2 + d5, d3 + d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d1, d4, d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%a0, %a1 : tensor<1x3x16x16xf32>, tensor<8x3x3x3xf32>) outs(%a2 : tensor<1x8x?x?xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32 %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<1x8x?x?xf32>
  return %0 : tensor<1x8x?x?xf32>
}
// CASE
func.func @f(%a0: tensor<1x16x16x3xf32>, %a1: tensor<8x3x3x3xf32>, %a2: tensor<1x?x?x8xf32>) -> tensor<1x?x?x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d4, d2 + d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d3, d4, d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%a0, %a1 : tensor<1x16x16x3xf32>, tensor<8x3x3x3xf32>) outs(%a2 : tensor<1x?x?x8xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32 %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<1x?x?x8xf32>
  return %0 : tensor<1x?x?x8xf32>
}
// CASE
func.func @f(%a0: tensor<1x3x16x16xf32>, %a1: tensor<3x3x3x8xf32>, %a2: tensor<1x8x?x?xf32>) -> tensor<1x8x?x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d4, d2 + d5, d3 + d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d5, d6, d4, d1)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%a0, %a1 : tensor<1x3x16x16xf32>, tensor<3x3x3x8xf32>) outs(%a2 : tensor<1x8x?x?xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32 %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<1x8x?x?xf32>
  return %0 : tensor<1x8x?x?xf32>
}
// CASE
func.func @f(%a0: tensor<16xf32>, %a1: tensor<3xf32>, %a2: tensor<14xf32>) -> tensor<14xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0 + d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a0, %a1 : tensor<16xf32>, tensor<3xf32>) outs(%a2 : tensor<14xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32 %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<14xf32>
  return %0 : tensor<14xf32>
}
// CASE
func.func @f(%a0: tensor<16x16xf32>, %a1: tensor<3x3xf32>, %a2: tensor<14x14xf32>) -> tensor<14x14xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0 + d2, d1 + d3)>, affine_map<(d0, d1, d2, d3) -> (d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%a0, %a1 : tensor<16x16xf32>, tensor<3x3xf32>) outs(%a2 : tensor<14x14xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32 %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<14x14xf32>
  return %0 : tensor<14x14xf32>
}
// CASE
func.func @f(%a0: tensor<1x16x3xf32>, %a1: tensor<3x3x8xf32>, %a2: tensor<1x14x8xf32>) -> tensor<1x14x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1 + d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d2)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%a0, %a1 : tensor<1x16x3xf32>, tensor<3x3x8xf32>) outs(%a2 : tensor<1x14x8xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32 %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<1x14x8xf32>
  return %0 : tensor<1x14x8xf32>
}
// CASE
func.func @f(%a0: tensor<1x16x3xf32>, %a1: tensor<3x3xf32>, %a2: tensor<1x14x3xf32>) -> tensor<1x14x3xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1 + d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%a0, %a1 : tensor<1x16x3xf32>, tensor<3x3xf32>) outs(%a2 : tensor<1x14x3xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32 %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<1x14x3xf32>
  return %0 : tensor<1x14x3xf32>
}
// CASE
func.func @f(%a0: tensor<1x16x16x3xf32>, %a1: tensor<3x3x3xf32>, %a2: tensor<1x14x14x3xf32>) -> tensor<1x14x14x3xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 + d4, d2 + d5, d3)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5, d3)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%a0, %a1 : tensor<1x16x16x3xf32>, tensor<3x3x3xf32>) outs(%a2 : tensor<1x14x14x3xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32 %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<1x14x14x3xf32>
  return %0 : tensor<1x14x14x3xf32>
}
// CASE
func.func @f(%a0: tensor<1x16x16x3xf32>, %a1: tensor<3x3x3x2xf32>, %a2: tensor<1x14x14x3x2xf32>) -> tensor<1x14x14x3x2xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d5, d2 + d6, d3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d5, d6, d3, d4)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%a0, %a1 : tensor<1x16x16x3xf32>, tensor<3x3x3x2xf32>) outs(%a2 : tensor<1x14x14x3x2xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32 %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<1x14x14x3x2xf32>
  return %0 : tensor<1x14x14x3x2xf32>
}
// CASE
func.func @f(%a0: tensor<1x16x16x4xf32>, %a1: tensor<3x3xf32>, %a2: tensor<1x7x7x4xf32>) -> tensor<1x7x7x4xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 * 2 + d4, d2 * 2 + d5, d3)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%a0, %a1 : tensor<1x16x16x4xf32>, tensor<3x3xf32>) outs(%a2 : tensor<1x7x7x4xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %s = arith.maximumf %o, %p : f32
    linalg.yield %s : f32
  } -> tensor<1x7x7x4xf32>
  return %0 : tensor<1x7x7x4xf32>
}
// CASE
func.func @f(%a0: tensor<1x16x16x4xf32>, %a1: tensor<3x3xf32>, %a2: tensor<1x7x7x4xf32>) -> tensor<1x7x7x4xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 * 2 + d4, d2 * 2 + d5, d3)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%a0, %a1 : tensor<1x16x16x4xf32>, tensor<3x3xf32>) outs(%a2 : tensor<1x7x7x4xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %s = arith.maximumf %p, %o : f32
    linalg.yield %s : f32
  } -> tensor<1x7x7x4xf32>
  return %0 : tensor<1x7x7x4xf32>
}
// CASE
func.func @f(%a0: tensor<1x16x16x4xf32>, %a1: tensor<3x3xf32>, %a2: tensor<1x7x7x4xf32>) -> tensor<1x7x7x4xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 * 2 + d4, d2 * 2 + d5, d3)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%a0, %a1 : tensor<1x16x16x4xf32>, tensor<3x3xf32>) outs(%a2 : tensor<1x7x7x4xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %s = arith.maxnumf %o, %p : f32
    linalg.yield %s : f32
  } -> tensor<1x7x7x4xf32>
  return %0 : tensor<1x7x7x4xf32>
}
// CASE
func.func @f(%a0: tensor<1x16x16x4xf32>, %a1: tensor<3x3xf32>, %a2: tensor<1x7x7x4xf32>) -> tensor<1x7x7x4xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 * 2 + d4, d2 * 2 + d5, d3)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%a0, %a1 : tensor<1x16x16x4xf32>, tensor<3x3xf32>) outs(%a2 : tensor<1x7x7x4xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %s = arith.minimumf %o, %p : f32
    linalg.yield %s : f32
  } -> tensor<1x7x7x4xf32>
  return %0 : tensor<1x7x7x4xf32>
}
// CASE
func.func @f(%a0: tensor<1x16x16x4xf32>, %a1: tensor<3x3xf32>, %a2: tensor<1x7x7x4xf32>) -> tensor<1x7x7x4xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 * 2 + d4, d2 * 2 + d5, d3)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%a0, %a1 : tensor<1x16x16x4xf32>, tensor<3x3xf32>) outs(%a2 : tensor<1x7x7x4xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %s = arith.minimumf %p, %o : f32
    linalg.yield %s : f32
  } -> tensor<1x7x7x4xf32>
  return %0 : tensor<1x7x7x4xf32>
}
// CASE
func.func @f(%a0: tensor<1x16x16x4xf32>, %a1: tensor<3x3xf32>, %a2: tensor<1x7x7x4xf32>) -> tensor<1x7x7x4xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 * 2 + d4, d2 * 2 + d5, d3)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%a0, %a1 : tensor<1x16x16x4xf32>, tensor<3x3xf32>) outs(%a2 : tensor<1x7x7x4xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %s = arith.addf %o, %p : f32
    linalg.yield %s : f32
  } -> tensor<1x7x7x4xf32>
  return %0 : tensor<1x7x7x4xf32>
}
// CASE
func.func @f(%a0: tensor<1x16x16x4xf32>, %a1: tensor<3x3xf32>, %a2: tensor<1x7x7x4xf32>) -> tensor<1x7x7x4xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 * 2 + d4, d2 * 2 + d5, d3)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%a0, %a1 : tensor<1x16x16x4xf32>, tensor<3x3xf32>) outs(%a2 : tensor<1x7x7x4xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %s = arith.addf %p, %o : f32
    linalg.yield %s : f32
  } -> tensor<1x7x7x4xf32>
  return %0 : tensor<1x7x7x4xf32>
}
// CASE
func.func @f(%a0: tensor<1x16x16x4xf32>, %a1: tensor<3x3xf32>, %a2: tensor<1x7x7x4xf32>) -> tensor<1x7x7x4xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 * 2 + d4, d2 * 2 + d5, d3)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%a0, %a1 : tensor<1x16x16x4xf32>, tensor<3x3xf32>) outs(%a2 : tensor<1x7x7x4xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %s = arith.mulf %o, %p : f32
    linalg.yield %s : f32
  } -> tensor<1x7x7x4xf32>
  return %0 : tensor<1x7x7x4xf32>
}
// CASE
func.func @f(%a0: tensor<1x16x16x4xf32>, %a1: tensor<3x3xf32>, %a2: tensor<1x7x7x4xf32>) -> tensor<1x7x7x4xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 * 2 + d4, d2 * 2 + d5, d3)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%a0, %a1 : tensor<1x16x16x4xf32>, tensor<3x3xf32>) outs(%a2 : tensor<1x7x7x4xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %s = arith.minnumf %o, %p : f32
    linalg.yield %s : f32
  } -> tensor<1x7x7x4xf32>
  return %0 : tensor<1x7x7x4xf32>
}
// CASE
func.func @f(%a0: tensor<1x16x16x4xf32>, %a1: tensor<3x3xf32>, %a2: tensor<1x7x7x4xf32>) -> tensor<1x7x7x4xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 * 2 + d4, d2 * 2 + d5, d3)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%a0, %a1 : tensor<1x16x16x4xf32>, tensor<3x3xf32>) outs(%a2 : tensor<1x7x7x4xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %s = arith.addf %o, %q : f32
    linalg.yield %s : f32
  } -> tensor<1x7x7x4xf32>
  return %0 : tensor<1x7x7x4xf32>
}
// CASE
func.func @f(%a0: tensor<1x16x16x4xf32>, %a1: tensor<3x3xf32>, %a2: tensor<1x7x7x4xf32>) -> tensor<1x7x7x4xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 * 2 + d4, d2 * 2 + d5, d3)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%a0, %a1 : tensor<1x16x16x4xf32>, tensor<3x3xf32>) outs(%a2 : tensor<1x7x7x4xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %s = arith.subf %o, %p : f32
    linalg.yield %s : f32
  } -> tensor<1x7x7x4xf32>
  return %0 : tensor<1x7x7x4xf32>
}
// CASE
func.func @f(%a0: tensor<1x16x16x4xi32>, %a1: tensor<3x3xi32>, %a2: tensor<1x7x7x4xi32>) -> tensor<1x7x7x4xi32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 * 2 + d4, d2 * 2 + d5, d3)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%a0, %a1 : tensor<1x16x16x4xi32>, tensor<3x3xi32>) outs(%a2 : tensor<1x7x7x4xi32>) {
  ^bb0(%p: i32, %q: i32, %o: i32):
    %s = arith.maxsi %o, %p : i32
    linalg.yield %s : i32
  } -> tensor<1x7x7x4xi32>
  return %0 : tensor<1x7x7x4xi32>
}
// CASE
func.func @f(%a0: tensor<1x16x16x4xi32>, %a1: tensor<3x3xi32>, %a2: tensor<1x7x7x4xi32>) -> tensor<1x7x7x4xi32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 * 2 + d4, d2 * 2 + d5, d3)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%a0, %a1 : tensor<1x16x16x4xi32>, tensor<3x3xi32>) outs(%a2 : tensor<1x7x7x4xi32>) {
  ^bb0(%p: i32, %q: i32, %o: i32):
    %s = arith.maxui %o, %p : i32
    linalg.yield %s : i32
  } -> tensor<1x7x7x4xi32>
  return %0 : tensor<1x7x7x4xi32>
}
// CASE
func.func @f(%a0: tensor<1x16x16x4xi32>, %a1: tensor<3x3xi32>, %a2: tensor<1x7x7x4xi32>) -> tensor<1x7x7x4xi32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 * 2 + d4, d2 * 2 + d5, d3)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%a0, %a1 : tensor<1x16x16x4xi32>, tensor<3x3xi32>) outs(%a2 : tensor<1x7x7x4xi32>) {
  ^bb0(%p: i32, %q: i32, %o: i32):
    %s = arith.minsi %o, %p : i32
    linalg.yield %s : i32
  } -> tensor<1x7x7x4xi32>
  return %0 : tensor<1x7x7x4xi32>
}
// CASE
func.func @f(%a0: tensor<1x16x16x4xi32>, %a1: tensor<3x3xi32>, %a2: tensor<1x7x7x4xi32>) -> tensor<1x7x7x4xi32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 * 2 + d4, d2 * 2 + d5, d3)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%a0, %a1 : tensor<1x16x16x4xi32>, tensor<3x3xi32>) outs(%a2 : tensor<1x7x7x4xi32>) {
  ^bb0(%p: i32, %q: i32, %o: i32):
    %s = arith.minui %o, %p : i32
    linalg.yield %s : i32
  } -> tensor<1x7x7x4xi32>
  return %0 : tensor<1x7x7x4xi32>
}
// CASE
func.func @f(%a0: tensor<1x16x16x4xi32>, %a1: tensor<3x3xi32>, %a2: tensor<1x7x7x4xi32>) -> tensor<1x7x7x4xi32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 * 2 + d4, d2 * 2 + d5, d3)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%a0, %a1 : tensor<1x16x16x4xi32>, tensor<3x3xi32>) outs(%a2 : tensor<1x7x7x4xi32>) {
  ^bb0(%p: i32, %q: i32, %o: i32):
    %s = arith.addi %o, %p : i32
    linalg.yield %s : i32
  } -> tensor<1x7x7x4xi32>
  return %0 : tensor<1x7x7x4xi32>
}
// CASE
func.func @f(%a0: tensor<1x16x16x4xi32>, %a1: tensor<3x3xi32>, %a2: tensor<1x7x7x4xi32>) -> tensor<1x7x7x4xi32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 * 2 + d4, d2 * 2 + d5, d3)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%a0, %a1 : tensor<1x16x16x4xi32>, tensor<3x3xi32>) outs(%a2 : tensor<1x7x7x4xi32>) {
  ^bb0(%p: i32, %q: i32, %o: i32):
    %s = arith.addi %p, %o : i32
    linalg.yield %s : i32
  } -> tensor<1x7x7x4xi32>
  return %0 : tensor<1x7x7x4xi32>
}
// CASE
func.func @f(%a0: tensor<1x16x16x4xi32>, %a1: tensor<3x3xi32>, %a2: tensor<1x7x7x4xi32>) -> tensor<1x7x7x4xi32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 * 2 + d4, d2 * 2 + d5, d3)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%a0, %a1 : tensor<1x16x16x4xi32>, tensor<3x3xi32>) outs(%a2 : tensor<1x7x7x4xi32>) {
  ^bb0(%p: i32, %q: i32, %o: i32):
    %s = arith.maxui %p, %o : i32
    linalg.yield %s : i32
  } -> tensor<1x7x7x4xi32>
  return %0 : tensor<1x7x7x4xi32>
}
// CASE
func.func @f(%a0: tensor<1x16x16x4xi32>, %a1: tensor<3x3xi32>, %a2: tensor<1x7x7x4xi32>) -> tensor<1x7x7x4xi32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 * 2 + d4, d2 * 2 + d5, d3)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%a0, %a1 : tensor<1x16x16x4xi32>, tensor<3x3xi32>) outs(%a2 : tensor<1x7x7x4xi32>) {
  ^bb0(%p: i32, %q: i32, %o: i32):
    %s = arith.ori %o, %p : i32
    linalg.yield %s : i32
  } -> tensor<1x7x7x4xi32>
  return %0 : tensor<1x7x7x4xi32>
}
// CASE
func.func @f(%a0: tensor<1x16x16x4xi32>, %a1: tensor<3x3xi32>, %a2: tensor<1x7x7x4xi32>) -> tensor<1x7x7x4xi32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 * 2 + d4, d2 * 2 + d5, d3)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%a0, %a1 : tensor<1x16x16x4xi32>, tensor<3x3xi32>) outs(%a2 : tensor<1x7x7x4xi32>) {
  ^bb0(%p: i32, %q: i32, %o: i32):
    %s = arith.muli %o, %p : i32
    linalg.yield %s : i32
  } -> tensor<1x7x7x4xi32>
  return %0 : tensor<1x7x7x4xi32>
}
// CASE
func.func @f(%a0: tensor<1x16x16x4xi8>, %a1: tensor<3x3xi8>, %a2: tensor<1x7x7x4xi32>) -> tensor<1x7x7x4xi32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 * 2 + d4, d2 * 2 + d5, d3)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%a0, %a1 : tensor<1x16x16x4xi8>, tensor<3x3xi8>) outs(%a2 : tensor<1x7x7x4xi32>) {
  ^bb0(%p: i8, %q: i8, %o: i32):
    %u = arith.extsi %p : i8 to i32 %s = arith.maxsi %o, %u : i32
    linalg.yield %s : i32
  } -> tensor<1x7x7x4xi32>
  return %0 : tensor<1x7x7x4xi32>
}
// CASE
func.func @f(%a0: tensor<1x16x16x4xi8>, %a1: tensor<3x3xi8>, %a2: tensor<1x7x7x4xi32>) -> tensor<1x7x7x4xi32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 * 2 + d4, d2 * 2 + d5, d3)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%a0, %a1 : tensor<1x16x16x4xi8>, tensor<3x3xi8>) outs(%a2 : tensor<1x7x7x4xi32>) {
  ^bb0(%p: i8, %q: i8, %o: i32):
    %u = arith.extsi %p : i8 to i32 %s = arith.addi %o, %u : i32
    linalg.yield %s : i32
  } -> tensor<1x7x7x4xi32>
  return %0 : tensor<1x7x7x4xi32>
}
// CASE
func.func @f(%a0: tensor<1x16x16x4xi8>, %a1: tensor<3x3xi8>, %a2: tensor<1x7x7x4xi32>) -> tensor<1x7x7x4xi32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 * 2 + d4, d2 * 2 + d5, d3)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%a0, %a1 : tensor<1x16x16x4xi8>, tensor<3x3xi8>) outs(%a2 : tensor<1x7x7x4xi32>) {
  ^bb0(%p: i8, %q: i8, %o: i32):
    %u = arith.extsi %p : i8 to i32 %s = arith.minsi %o, %u : i32
    linalg.yield %s : i32
  } -> tensor<1x7x7x4xi32>
  return %0 : tensor<1x7x7x4xi32>
}
// CASE
func.func @f(%a0: tensor<1x16x16x4xi8>, %a1: tensor<3x3xi8>, %a2: tensor<1x7x7x4xi32>) -> tensor<1x7x7x4xi32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 * 2 + d4, d2 * 2 + d5, d3)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%a0, %a1 : tensor<1x16x16x4xi8>, tensor<3x3xi8>) outs(%a2 : tensor<1x7x7x4xi32>) {
  ^bb0(%p: i8, %q: i8, %o: i32):
    %u = arith.extui %p : i8 to i32 %s = arith.maxui %o, %u : i32
    linalg.yield %s : i32
  } -> tensor<1x7x7x4xi32>
  return %0 : tensor<1x7x7x4xi32>
}
// CASE
func.func @f(%a0: tensor<1x16x16x4xi8>, %a1: tensor<3x3xi8>, %a2: tensor<1x7x7x4xi32>) -> tensor<1x7x7x4xi32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 * 2 + d4, d2 * 2 + d5, d3)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%a0, %a1 : tensor<1x16x16x4xi8>, tensor<3x3xi8>) outs(%a2 : tensor<1x7x7x4xi32>) {
  ^bb0(%p: i8, %q: i8, %o: i32):
    %u = arith.extui %p : i8 to i32 %s = arith.minui %o, %u : i32
    linalg.yield %s : i32
  } -> tensor<1x7x7x4xi32>
  return %0 : tensor<1x7x7x4xi32>
}
// CASE
func.func @f(%a0: tensor<1x4x16x16xf32>, %a1: tensor<3x3xf32>, %a2: tensor<1x4x7x7xf32>) -> tensor<1x4x7x7xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2 * 2 + d4, d3 * 2 + d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%a0, %a1 : tensor<1x4x16x16xf32>, tensor<3x3xf32>) outs(%a2 : tensor<1x4x7x7xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %s = arith.maximumf %o, %p : f32
    linalg.yield %s : f32
  } -> tensor<1x4x7x7xf32>
  return %0 : tensor<1x4x7x7xf32>
}
// CASE
func.func @f(%a0: tensor<1x16x4xf32>, %a1: tensor<3xf32>, %a2: tensor<1x7x4xf32>) -> tensor<1x7x4xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1 * 2 + d3 * 2, d2)>, affine_map<(d0, d1, d2, d3) -> (d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%a0, %a1 : tensor<1x16x4xf32>, tensor<3xf32>) outs(%a2 : tensor<1x7x4xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %s = arith.maximumf %o, %p : f32
    linalg.yield %s : f32
  } -> tensor<1x7x4xf32>
  return %0 : tensor<1x7x4xf32>
}
// CASE
func.func @f(%a0: tensor<1x4x16xf32>, %a1: tensor<3xf32>, %a2: tensor<1x4x7xf32>) -> tensor<1x4x7xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2 * 2 + d3)>, affine_map<(d0, d1, d2, d3) -> (d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%a0, %a1 : tensor<1x4x16xf32>, tensor<3xf32>) outs(%a2 : tensor<1x4x7xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %s = arith.maximumf %o, %p : f32
    linalg.yield %s : f32
  } -> tensor<1x4x7xf32>
  return %0 : tensor<1x4x7xf32>
}
// CASE
func.func @f(%a0: tensor<1x16x16x16x4xf32>, %a1: tensor<3x3x3xf32>, %a2: tensor<1x7x7x7x4xf32>) -> tensor<1x7x7x7x4xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 * 2 + d5, d2 * 2 + d6, d3 * 2 + d7, d4)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d5, d6, d7)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%a0, %a1 : tensor<1x16x16x16x4xf32>, tensor<3x3x3xf32>) outs(%a2 : tensor<1x7x7x7x4xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %s = arith.maximumf %o, %p : f32
    linalg.yield %s : f32
  } -> tensor<1x7x7x7x4xf32>
  return %0 : tensor<1x7x7x7x4xf32>
}
// CASE
func.func @f(%a0: tensor<1x4x16x16xf32>, %a1: tensor<3x3xf32>, %a2: tensor<1x4x7x7xf32>) -> tensor<1x4x7x7xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2 * 2 + d4, d3 * 2 + d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%a0, %a1 : tensor<1x4x16x16xf32>, tensor<3x3xf32>) outs(%a2 : tensor<1x4x7x7xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %s = arith.minimumf %o, %p : f32
    linalg.yield %s : f32
  } -> tensor<1x4x7x7xf32>
  return %0 : tensor<1x4x7x7xf32>
}
// CASE
func.func @f(%a0: tensor<1x16x4xf32>, %a1: tensor<3xf32>, %a2: tensor<1x7x4xf32>) -> tensor<1x7x4xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1 * 2 + d3 * 2, d2)>, affine_map<(d0, d1, d2, d3) -> (d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%a0, %a1 : tensor<1x16x4xf32>, tensor<3xf32>) outs(%a2 : tensor<1x7x4xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %s = arith.minimumf %o, %p : f32
    linalg.yield %s : f32
  } -> tensor<1x7x4xf32>
  return %0 : tensor<1x7x4xf32>
}
// CASE
func.func @f(%a0: tensor<1x4x16xf32>, %a1: tensor<3xf32>, %a2: tensor<1x4x7xf32>) -> tensor<1x4x7xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2 * 2 + d3)>, affine_map<(d0, d1, d2, d3) -> (d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%a0, %a1 : tensor<1x4x16xf32>, tensor<3xf32>) outs(%a2 : tensor<1x4x7xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %s = arith.minimumf %o, %p : f32
    linalg.yield %s : f32
  } -> tensor<1x4x7xf32>
  return %0 : tensor<1x4x7xf32>
}
// CASE
func.func @f(%a0: tensor<1x16x16x16x4xf32>, %a1: tensor<3x3x3xf32>, %a2: tensor<1x7x7x7x4xf32>) -> tensor<1x7x7x7x4xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 * 2 + d5, d2 * 2 + d6, d3 * 2 + d7, d4)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d5, d6, d7)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%a0, %a1 : tensor<1x16x16x16x4xf32>, tensor<3x3x3xf32>) outs(%a2 : tensor<1x7x7x7x4xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %s = arith.minimumf %o, %p : f32
    linalg.yield %s : f32
  } -> tensor<1x7x7x7x4xf32>
  return %0 : tensor<1x7x7x7x4xf32>
}
// CASE
func.func @f(%a0: tensor<1x4x16x16xf32>, %a1: tensor<3x3xf32>, %a2: tensor<1x4x7x7xf32>) -> tensor<1x4x7x7xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2 * 2 + d4, d3 * 2 + d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%a0, %a1 : tensor<1x4x16x16xf32>, tensor<3x3xf32>) outs(%a2 : tensor<1x4x7x7xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %s = arith.addf %o, %p : f32
    linalg.yield %s : f32
  } -> tensor<1x4x7x7xf32>
  return %0 : tensor<1x4x7x7xf32>
}
// CASE
func.func @f(%a0: tensor<1x16x4xf32>, %a1: tensor<3xf32>, %a2: tensor<1x7x4xf32>) -> tensor<1x7x4xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1 * 2 + d3 * 2, d2)>, affine_map<(d0, d1, d2, d3) -> (d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%a0, %a1 : tensor<1x16x4xf32>, tensor<3xf32>) outs(%a2 : tensor<1x7x4xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %s = arith.addf %o, %p : f32
    linalg.yield %s : f32
  } -> tensor<1x7x4xf32>
  return %0 : tensor<1x7x4xf32>
}
// CASE
func.func @f(%a0: tensor<1x4x16xf32>, %a1: tensor<3xf32>, %a2: tensor<1x4x7xf32>) -> tensor<1x4x7xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2 * 2 + d3)>, affine_map<(d0, d1, d2, d3) -> (d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%a0, %a1 : tensor<1x4x16xf32>, tensor<3xf32>) outs(%a2 : tensor<1x4x7xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %s = arith.addf %o, %p : f32
    linalg.yield %s : f32
  } -> tensor<1x4x7xf32>
  return %0 : tensor<1x4x7xf32>
}
// CASE
func.func @f(%a0: tensor<1x16x16x16x4xf32>, %a1: tensor<3x3x3xf32>, %a2: tensor<1x7x7x7x4xf32>) -> tensor<1x7x7x7x4xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 * 2 + d5, d2 * 2 + d6, d3 * 2 + d7, d4)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d5, d6, d7)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%a0, %a1 : tensor<1x16x16x16x4xf32>, tensor<3x3x3xf32>) outs(%a2 : tensor<1x7x7x7x4xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %s = arith.addf %o, %p : f32
    linalg.yield %s : f32
  } -> tensor<1x7x7x7x4xf32>
  return %0 : tensor<1x7x7x7x4xf32>
}
// CASE
func.func @f(%a0: tensor<1x16x16x3xi8>, %a1: tensor<3x3x3x8xi8>, %a2: i32, %a3: i32, %a4: tensor<1x?x?x8xi32>) -> tensor<1x?x?x8xi32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d4, d2 + d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> ()>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> ()>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%a0, %a1, %a2, %a3 : tensor<1x16x16x3xi8>, tensor<3x3x3x8xi8>, i32, i32) outs(%a4 : tensor<1x?x?x8xi32>) {
  ^bb0(%p: i8, %q: i8, %zp: i32, %zq: i32, %o: i32):
    %u = arith.extsi %p : i8 to i32 %v = arith.extsi %q : i8 to i32 %x = arith.subi %u, %zp : i32 %y = arith.subi %v, %zq : i32 %m = arith.muli %x, %y : i32 %s = arith.addi %o, %m : i32
    linalg.yield %s : i32
  } -> tensor<1x?x?x8xi32>
  return %0 : tensor<1x?x?x8xi32>
}
// CASE
func.func @f(%a0: tensor<1x16x16x3xi8>, %a1: tensor<3x3x3x8xi8>, %a2: i32, %a3: i32, %a4: tensor<1x?x?x8xi32>) -> tensor<1x?x?x8xi32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d4, d2 + d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> ()>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> ()>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%a0, %a1, %a2, %a3 : tensor<1x16x16x3xi8>, tensor<3x3x3x8xi8>, i32, i32) outs(%a4 : tensor<1x?x?x8xi32>) {
  ^bb0(%p: i8, %q: i8, %zp: i32, %zq: i32, %o: i32):
    %u = arith.extsi %p : i8 to i32 %v = arith.extsi %q : i8 to i32 %x = arith.subi %u, %zq : i32 %y = arith.subi %v, %zp : i32 %m = arith.muli %x, %y : i32 %s = arith.addi %o, %m : i32
    linalg.yield %s : i32
  } -> tensor<1x?x?x8xi32>
  return %0 : tensor<1x?x?x8xi32>
}
// CASE
func.func @f(%a0: tensor<1x16x16x3xi8>, %a1: tensor<3x3x3x8xi8>, %a2: i32, %a3: i32, %a4: tensor<1x?x?x8xi32>) -> tensor<1x?x?x8xi32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d4, d2 + d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> ()>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> ()>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%a0, %a1, %a2, %a3 : tensor<1x16x16x3xi8>, tensor<3x3x3x8xi8>, i32, i32) outs(%a4 : tensor<1x?x?x8xi32>) {
  ^bb0(%p: i8, %q: i8, %zp: i32, %zq: i32, %o: i32):
    %u = arith.extsi %p : i8 to i32 %v = arith.extsi %q : i8 to i32 %x = arith.subi %u, %zp : i32 %y = arith.subi %v, %zq : i32 %m = arith.muli %y, %x : i32 %s = arith.addi %m, %o : i32
    linalg.yield %s : i32
  } -> tensor<1x?x?x8xi32>
  return %0 : tensor<1x?x?x8xi32>
}
// CASE
func.func @f(%a0: tensor<1x16x16x3xi8>, %a1: tensor<3x3x3x8xi8>, %a2: i32, %a3: i32, %a4: tensor<1x?x?x8xi32>) -> tensor<1x?x?x8xi32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d4, d2 + d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> ()>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> ()>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%a0, %a1, %a2, %a3 : tensor<1x16x16x3xi8>, tensor<3x3x3x8xi8>, i32, i32) outs(%a4 : tensor<1x?x?x8xi32>) {
  ^bb0(%p: i8, %q: i8, %zp: i32, %zq: i32, %o: i32):
    %u = arith.extsi %p : i8 to i32 %v = arith.extsi %q : i8 to i32 %x = arith.addi %u, %zp : i32 %y = arith.subi %v, %zq : i32 %m = arith.muli %x, %y : i32 %s = arith.addi %o, %m : i32
    linalg.yield %s : i32
  } -> tensor<1x?x?x8xi32>
  return %0 : tensor<1x?x?x8xi32>
}
// CASE
func.func @f(%a0: tensor<1x16x16x3xi8>, %a1: tensor<3x3x3x8xi8>, %a2: i32, %a3: i32, %a4: tensor<1x?x?x8xi32>) -> tensor<1x?x?x8xi32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d4, d2 + d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> ()>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> ()>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%a0, %a1, %a2, %a3 : tensor<1x16x16x3xi8>, tensor<3x3x3x8xi8>, i32, i32) outs(%a4 : tensor<1x?x?x8xi32>) {
  ^bb0(%p: i8, %q: i8, %zp: i32, %zq: i32, %o: i32):
    %u = arith.extsi %p : i8 to i32 %v = arith.extsi %q : i8 to i32 %x = arith.subi %zp, %u : i32 %y = arith.subi %v, %zq : i32 %m = arith.muli %x, %y : i32 %s = arith.addi %o, %m : i32
    linalg.yield %s : i32
  } -> tensor<1x?x?x8xi32>
  return %0 : tensor<1x?x?x8xi32>
}
// CASE
func.func @f(%a0: tensor<1x16x16x3xi8>, %a1: tensor<3x3x3x8xi8>, %a2: i32, %a3: i32, %a4: tensor<1x?x?x8xi32>) -> tensor<1x?x?x8xi32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d4, d2 + d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> ()>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> ()>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%a0, %a1, %a2, %a3 : tensor<1x16x16x3xi8>, tensor<3x3x3x8xi8>, i32, i32) outs(%a4 : tensor<1x?x?x8xi32>) {
  ^bb0(%p: i8, %q: i8, %zp: i32, %zq: i32, %o: i32):
    %u = arith.extsi %p : i8 to i32 %v = arith.extsi %q : i8 to i32 %m = arith.muli %u, %v : i32 %s = arith.addi %o, %m : i32
    linalg.yield %s : i32
  } -> tensor<1x?x?x8xi32>
  return %0 : tensor<1x?x?x8xi32>
}
