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
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32 %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}
// CASE
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d1, d0)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<?x4xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32 %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}
// CASE
func.func @f(%a: tensor<4x8xf32>, %b: tensor<?x8xf32>, %c: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d1, d0)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<4x8xf32>, tensor<?x8xf32>) outs(%c : tensor<?x4xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32 %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}
// CASE
func.func @f(%a: tensor<8x4xf32>, %b: tensor<8x?xf32>, %c: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d1, d0)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<8x4xf32>, tensor<8x?xf32>) outs(%c : tensor<?x4xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32 %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}
// CASE
func.func @f(%a: tensor<8x4xf32>, %b: tensor<?x8xf32>, %c: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<8x4xf32>, tensor<?x8xf32>) outs(%c : tensor<4x?xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32 %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}
// CASE
func.func @f(%a: tensor<8x4xf32>, %b: tensor<?x8xf32>, %c: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d1, d0)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<8x4xf32>, tensor<?x8xf32>) outs(%c : tensor<?x4xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32 %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}
// CASE
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d2)>], iterator_types = ["parallel", "reduction", "parallel"]} ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32 %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}
// CASE
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d1, d0)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32 %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}
// CASE
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d0)>, affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>], iterator_types = ["reduction", "parallel", "parallel"]} ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32 %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}
// CASE
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d1, d0)>, affine_map<(d0, d1, d2) -> (d2, d0)>], iterator_types = ["parallel", "reduction", "parallel"]} ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32 %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}
// CASE
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d2, d1)>], iterator_types = ["reduction", "parallel", "parallel"]} ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32 %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}
// CASE
func.func @f(%a: tensor<2x4x8xf32>, %b: tensor<2x8x?xf32>, %c: tensor<2x4x?xf32>) -> tensor<2x4x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%a, %b : tensor<2x4x8xf32>, tensor<2x8x?xf32>) outs(%c : tensor<2x4x?xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32 %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<2x4x?xf32>
  return %0 : tensor<2x4x?xf32>
}
// CASE
func.func @f(%a: tensor<2x4x8xf32>, %b: tensor<8x2x?xf32>, %c: tensor<2x4x?xf32>) -> tensor<2x4x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d3, d0, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%a, %b : tensor<2x4x8xf32>, tensor<8x2x?xf32>) outs(%c : tensor<2x4x?xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32 %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<2x4x?xf32>
  return %0 : tensor<2x4x?xf32>
}
// CASE
func.func @f(%a: tensor<2x8x4xf32>, %b: tensor<2x?x8xf32>, %c: tensor<2x4x?xf32>) -> tensor<2x4x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d3, d1)>, affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%a, %b : tensor<2x8x4xf32>, tensor<2x?x8xf32>) outs(%c : tensor<2x4x?xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32 %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<2x4x?xf32>
  return %0 : tensor<2x4x?xf32>
}
// CASE
func.func @f(%a: tensor<2x8x4xf32>, %b: tensor<8x2x?xf32>, %c: tensor<2x4x?xf32>) -> tensor<2x4x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d3, d1)>, affine_map<(d0, d1, d2, d3) -> (d3, d0, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%a, %b : tensor<2x8x4xf32>, tensor<8x2x?xf32>) outs(%c : tensor<2x4x?xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32 %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<2x4x?xf32>
  return %0 : tensor<2x4x?xf32>
}
// CASE
func.func @f(%a: tensor<4x2x8xf32>, %b: tensor<2x8x?xf32>, %c: tensor<2x4x?xf32>) -> tensor<2x4x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d1, d0, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%a, %b : tensor<4x2x8xf32>, tensor<2x8x?xf32>) outs(%c : tensor<2x4x?xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32 %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<2x4x?xf32>
  return %0 : tensor<2x4x?xf32>
}
// CASE
func.func @f(%a: tensor<4x2x8xf32>, %b: tensor<2x?x8xf32>, %c: tensor<2x4x?xf32>) -> tensor<2x4x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d1, d0, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%a, %b : tensor<4x2x8xf32>, tensor<2x?x8xf32>) outs(%c : tensor<2x4x?xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32 %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<2x4x?xf32>
  return %0 : tensor<2x4x?xf32>
}
// CASE
func.func @f(%a: tensor<4x2x8xf32>, %b: tensor<8x2x?xf32>, %c: tensor<2x4x?xf32>) -> tensor<2x4x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d1, d0, d3)>, affine_map<(d0, d1, d2, d3) -> (d3, d0, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%a, %b : tensor<4x2x8xf32>, tensor<8x2x?xf32>) outs(%c : tensor<2x4x?xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32 %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<2x4x?xf32>
  return %0 : tensor<2x4x?xf32>
}
// CASE
func.func @f(%a: tensor<4x8x2xf32>, %b: tensor<2x8x?xf32>, %c: tensor<2x4x?xf32>) -> tensor<2x4x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d1, d3, d0)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%a, %b : tensor<4x8x2xf32>, tensor<2x8x?xf32>) outs(%c : tensor<2x4x?xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32 %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<2x4x?xf32>
  return %0 : tensor<2x4x?xf32>
}
// CASE
func.func @f(%a: tensor<4x8x2xf32>, %b: tensor<2x?x8xf32>, %c: tensor<2x4x?xf32>) -> tensor<2x4x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d1, d3, d0)>, affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%a, %b : tensor<4x8x2xf32>, tensor<2x?x8xf32>) outs(%c : tensor<2x4x?xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32 %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<2x4x?xf32>
  return %0 : tensor<2x4x?xf32>
}
// CASE
func.func @f(%a: tensor<4x8x2xf32>, %b: tensor<8x2x?xf32>, %c: tensor<2x4x?xf32>) -> tensor<2x4x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d1, d3, d0)>, affine_map<(d0, d1, d2, d3) -> (d3, d0, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%a, %b : tensor<4x8x2xf32>, tensor<8x2x?xf32>) outs(%c : tensor<2x4x?xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32 %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<2x4x?xf32>
  return %0 : tensor<2x4x?xf32>
}
// CASE
func.func @f(%a: tensor<2x4x8xf32>, %b: tensor<2x8x?xf32>, %c: tensor<2x?x4xf32>) -> tensor<2x?x4xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d2, d1)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%a, %b : tensor<2x4x8xf32>, tensor<2x8x?xf32>) outs(%c : tensor<2x?x4xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32 %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<2x?x4xf32>
  return %0 : tensor<2x?x4xf32>
}
// CASE
func.func @f(%a: tensor<2x4x8xf32>, %b: tensor<2x8x?xf32>, %c: tensor<4x2x?xf32>) -> tensor<4x2x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d1, d0, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%a, %b : tensor<2x4x8xf32>, tensor<2x8x?xf32>) outs(%c : tensor<4x2x?xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32 %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<4x2x?xf32>
  return %0 : tensor<4x2x?xf32>
}
// CASE
func.func @f(%a: tensor<2x4x8xf32>, %b: tensor<2x8x?xf32>, %c: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d1, d2)>], iterator_types = ["reduction", "parallel", "parallel", "reduction"]} ins(%a, %b : tensor<2x4x8xf32>, tensor<2x8x?xf32>) outs(%c : tensor<4x?xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32 %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}
// CASE
func.func @f(%a: tensor<3x2x4x8xf32>, %b: tensor<3x2x8x?xf32>, %c: tensor<3x2x4x?xf32>) -> tensor<3x2x4x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d1, d0, d2, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d1, d0, d4, d3)>, affine_map<(d0, d1, d2, d3, d4) -> (d1, d0, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%a, %b : tensor<3x2x4x8xf32>, tensor<3x2x8x?xf32>) outs(%c : tensor<3x2x4x?xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32 %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<3x2x4x?xf32>
  return %0 : tensor<3x2x4x?xf32>
}
// CASE
func.func @f(%a: tensor<2x4x8xf32>, %b: tensor<2x8x?xf32>, %c: tensor<2x4x?xf32>) -> tensor<2x4x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d2, d0, d3)>, affine_map<(d0, d1, d2, d3) -> (d2, d3, d1)>, affine_map<(d0, d1, d2, d3) -> (d2, d0, d1)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%a, %b : tensor<2x4x8xf32>, tensor<2x8x?xf32>) outs(%c : tensor<2x4x?xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32 %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<2x4x?xf32>
  return %0 : tensor<2x4x?xf32>
}
// CASE
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a, %b : tensor<4x8xf32>, tensor<8xf32>) outs(%c : tensor<4xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32 %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// CASE
func.func @f(%a: tensor<8xf32>, %b: tensor<8x4xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a, %b : tensor<8xf32>, tensor<8x4xf32>) outs(%c : tensor<4xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32 %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// CASE
func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>, %c: tensor<f32>) -> tensor<f32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]} ins(%a, %b : tensor<4xf32>, tensor<4xf32>) outs(%c : tensor<f32>) {
  ^bb0(%p: f32, %q: f32, %o: tensor<f32):
    %m = arith.mulf %p, %q : f32 %s = arith.addf %o, %m : f32
    linalg.yield %s : tensor<f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}
// CASE
func.func @f(%a: tensor<4xf32>, %b: tensor<8xf32>, %c: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a, %b : tensor<4xf32>, tensor<8xf32>) outs(%c : tensor<4x8xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32 %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
// CASE
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8xf32>, %c: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<4x8xf32>, tensor<8xf32>) outs(%c : tensor<4x?xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32 %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}
// CASE
func.func @f(%a: tensor<4x8xf32>, %b: tensor<?xf32>, %c: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<4x8xf32>, tensor<?xf32>) outs(%c : tensor<4x?xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32 %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}
// CASE
func.func @f(%a: tensor<4x8x2xf32>, %b: tensor<8x2x?xf32>, %c: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d2, d3, d1)>, affine_map<(d0, d1, d2, d3) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%a, %b : tensor<4x8x2xf32>, tensor<8x2x?xf32>) outs(%c : tensor<4x?xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32 %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}
// CASE
func.func @f(%a: tensor<2x4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<2x4x?xf32>) -> tensor<2x4x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%a, %b : tensor<2x4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<2x4x?xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32 %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<2x4x?xf32>
  return %0 : tensor<2x4x?xf32>
}
// CASE
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32 %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}
// CASE
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "reduction", "reduction"]} ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32 %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}
// CASE
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %q, %p : f32 %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}
// CASE
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32 %s = arith.addf %m, %o : f32
    linalg.yield %s : f32
  } -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}
// CASE
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %p : f32 %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}
// CASE
func.func @f(%a: tensor<4x8xf32>, %b: tensor<?x8xf32>, %c: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<4x8xf32>, tensor<?x8xf32>) outs(%c : tensor<4x?xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %p : f32 %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}
// CASE
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.addf %p, %q : f32 %s = arith.mulf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}
// CASE
func.func @f(%a: tensor<4x8xf32>, %b: tensor<?x8xf32>, %c: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<4x8xf32>, tensor<?x8xf32>) outs(%c : tensor<4x?xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.addf %p, %q : f32 %s = arith.mulf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}
// CASE
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32 %s = arith.subf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}
// CASE
func.func @f(%a: tensor<4x8xf32>, %b: tensor<?x8xf32>, %c: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<4x8xf32>, tensor<?x8xf32>) outs(%c : tensor<4x?xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32 %s = arith.subf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}
// CASE
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32 %s = arith.maximumf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}
// CASE
func.func @f(%a: tensor<4x8xf32>, %b: tensor<?x8xf32>, %c: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<4x8xf32>, tensor<?x8xf32>) outs(%c : tensor<4x?xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q : f32 %s = arith.maximumf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}
// CASE
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %p, %q fastmath<contract> : f32 %s = arith.addf %o, %m fastmath<contract> : f32
    linalg.yield %s : f32
  } -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}
// CASE
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %s = math.fma %p, %q, %o : f32
    linalg.yield %s : f32
  } -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}
// CASE
func.func @f(%a: tensor<4x8xf32>, %b: tensor<?x8xf32>, %c: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<4x8xf32>, tensor<?x8xf32>) outs(%c : tensor<4x?xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %s = math.fma %p, %q, %o : f32
    linalg.yield %s : f32
  } -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}
// CASE
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.divf %p, %q : f32 %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}
// CASE
func.func @f(%a: tensor<4x8xf32>, %b: tensor<?x8xf32>, %c: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<4x8xf32>, tensor<?x8xf32>) outs(%c : tensor<4x?xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.divf %p, %q : f32 %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}
// CASE
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %o, %q : f32 %s = arith.addf %p, %m : f32
    linalg.yield %s : f32
  } -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}
// CASE
func.func @f(%a: tensor<4x8xf32>, %b: tensor<?x8xf32>, %c: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<4x8xf32>, tensor<?x8xf32>) outs(%c : tensor<4x?xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %m = arith.mulf %o, %q : f32 %s = arith.addf %p, %m : f32
    linalg.yield %s : f32
  } -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}
// CASE
func.func @f(%a: tensor<4x8xi32>, %b: tensor<8x?xi32>, %c: tensor<4x?xi32>) -> tensor<4x?xi32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<4x8xi32>, tensor<8x?xi32>) outs(%c : tensor<4x?xi32>) {
  ^bb0(%p: i32, %q: i32, %o: i32):
    %m = arith.muli %p, %q : i32 %s = arith.addi %o, %m : i32
    linalg.yield %s : i32
  } -> tensor<4x?xi32>
  return %0 : tensor<4x?xi32>
}
// CASE
func.func @f(%a: tensor<4x8xi32>, %b: tensor<8x?xi32>, %c: tensor<4x?xi32>) -> tensor<4x?xi32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<4x8xi32>, tensor<8x?xi32>) outs(%c : tensor<4x?xi32>) {
  ^bb0(%p: i32, %q: i32, %o: i32):
    %m = arith.andi %p, %q : i32 %s = arith.ori %o, %m : i32
    linalg.yield %s : i32
  } -> tensor<4x?xi32>
  return %0 : tensor<4x?xi32>
}
// CASE
func.func @f(%a: tensor<4x8xi32>, %b: tensor<8x?xi32>, %c: tensor<4x?xi32>) -> tensor<4x?xi32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<4x8xi32>, tensor<8x?xi32>) outs(%c : tensor<4x?xi32>) {
  ^bb0(%p: i32, %q: i32, %o: i32):
    %m = arith.muli %p, %q : i32 %s = arith.addi %m, %o : i32
    linalg.yield %s : i32
  } -> tensor<4x?xi32>
  return %0 : tensor<4x?xi32>
}
// CASE
func.func @f(%a: tensor<4x8xi32>, %b: tensor<8x?xi32>, %c: tensor<4x?xi32>) -> tensor<4x?xi32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<4x8xi32>, tensor<8x?xi32>) outs(%c : tensor<4x?xi32>) {
  ^bb0(%p: i32, %q: i32, %o: i32):
    %m = arith.muli %p, %q overflow<nsw> : i32 %s = arith.addi %o, %m overflow<nuw> : i32
    linalg.yield %s : i32
  } -> tensor<4x?xi32>
  return %0 : tensor<4x?xi32>
}
// CASE
func.func @f(%a: tensor<4x8xi1>, %b: tensor<8x?xi1>, %c: tensor<4x?xi1>) -> tensor<4x?xi1> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<4x8xi1>, tensor<8x?xi1>) outs(%c : tensor<4x?xi1>) {
  ^bb0(%p: i1, %q: i1, %o: i1):
    %m = arith.andi %p, %q : i1 %s = arith.ori %o, %m : i1
    linalg.yield %s : i1
  } -> tensor<4x?xi1>
  return %0 : tensor<4x?xi1>
}
// CASE
func.func @f(%a: tensor<4x8xcomplex<f32>>, %b: tensor<8x?xcomplex<f32>>, %c: tensor<4x?xcomplex<f32>>) -> tensor<4x?xcomplex<f32>> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<4x8xcomplex<f32>>, tensor<8x?xcomplex<f32>>) outs(%c : tensor<4x?xcomplex<f32>>) {
  ^bb0(%p: <f32, %q: <f32, %o: <f32):
    %m = complex.mul %p, %q : complex<f32> %s = complex.add %o, %m : complex<f32>
    linalg.yield %s : <f32
  } -> tensor<4x?xcomplex<f32>>
  return %0 : tensor<4x?xcomplex<f32>>
}
// CASE
func.func @f(%a: tensor<4x8xi8>, %b: tensor<8x?xi8>, %c: tensor<4x?xi32>) -> tensor<4x?xi32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<4x8xi8>, tensor<8x?xi8>) outs(%c : tensor<4x?xi32>) {
  ^bb0(%p: i8, %q: i8, %o: i32):
    %u = arith.extsi %p : i8 to i32 %v = arith.extsi %q : i8 to i32 %m = arith.muli %u, %v : i32 %s = arith.addi %o, %m : i32
    linalg.yield %s : i32
  } -> tensor<4x?xi32>
  return %0 : tensor<4x?xi32>
}
// CASE
func.func @f(%a: tensor<2x4x8xi8>, %b: tensor<2x8x?xi8>, %c: tensor<2x4x?xi32>) -> tensor<2x4x?xi32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%a, %b : tensor<2x4x8xi8>, tensor<2x8x?xi8>) outs(%c : tensor<2x4x?xi32>) {
  ^bb0(%p: i8, %q: i8, %o: i32):
    %u = arith.extsi %p : i8 to i32 %v = arith.extsi %q : i8 to i32 %m = arith.muli %u, %v : i32 %s = arith.addi %o, %m : i32
    linalg.yield %s : i32
  } -> tensor<2x4x?xi32>
  return %0 : tensor<2x4x?xi32>
}
// CASE
func.func @f(%a: tensor<4x8xi8>, %b: tensor<8x?xi32>, %c: tensor<4x?xi32>) -> tensor<4x?xi32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<4x8xi8>, tensor<8x?xi32>) outs(%c : tensor<4x?xi32>) {
  ^bb0(%p: i8, %q: i32, %o: i32):
    %u = arith.extsi %p : i8 to i32 %m = arith.muli %u, %q : i32 %s = arith.addi %o, %m : i32
    linalg.yield %s : i32
  } -> tensor<4x?xi32>
  return %0 : tensor<4x?xi32>
}
// CASE
func.func @f(%a: tensor<4x8xi32>, %b: tensor<8x?xi8>, %c: tensor<4x?xi32>) -> tensor<4x?xi32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<4x8xi32>, tensor<8x?xi8>) outs(%c : tensor<4x?xi32>) {
  ^bb0(%p: i32, %q: i8, %o: i32):
    %u = arith.extsi %q : i8 to i32 %m = arith.muli %p, %u : i32 %s = arith.addi %o, %m : i32
    linalg.yield %s : i32
  } -> tensor<4x?xi32>
  return %0 : tensor<4x?xi32>
}
// CASE
func.func @f(%a: tensor<4x8xi8>, %b: tensor<8x?xi8>, %c: tensor<4x?xi32>) -> tensor<4x?xi32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<4x8xi8>, tensor<8x?xi8>) outs(%c : tensor<4x?xi32>) {
  ^bb0(%p: i8, %q: i8, %o: i32):
    %t = arith.extsi %p : i8 to i16 %u = arith.extsi %t : i16 to i32 %v = arith.extsi %q : i8 to i32 %m = arith.muli %u, %v : i32 %s = arith.addi %o, %m : i32
    linalg.yield %s : i32
  } -> tensor<4x?xi32>
  return %0 : tensor<4x?xi32>
}
// CASE
func.func @f(%a: tensor<4x8xf16>, %b: tensor<8x?xf16>, %c: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<4x8xf16>, tensor<8x?xf16>) outs(%c : tensor<4x?xf32>) {
  ^bb0(%p: f16, %q: f16, %o: f32):
    %u = arith.extf %p : f16 to f32 %v = arith.extf %q : f16 to f32 %m = arith.mulf %u, %v : f32 %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}
// CASE
func.func @f(%a: tensor<4x8xbf16>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<4x8xbf16>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) {
  ^bb0(%p: bf16, %q: f32, %o: f32):
    %u = arith.extf %p : bf16 to f32 %m = arith.mulf %u, %q : f32 %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}
// CASE
func.func @f(%a: tensor<4x8xf64>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<4x8xf64>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) {
  ^bb0(%p: f64, %q: f32, %o: f32):
    %u = arith.truncf %p : f64 to f32 %m = arith.mulf %u, %q : f32 %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}
// CASE
func.func @f(%a: tensor<4x8xi32>, %b: tensor<8x?xi32>, %c: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<4x8xi32>, tensor<8x?xi32>) outs(%c : tensor<4x?xf32>) {
  ^bb0(%p: i32, %q: i32, %o: f32):
    %u = arith.sitofp %p : i32 to f32 %v = arith.sitofp %q : i32 to f32 %m = arith.mulf %u, %v : f32 %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}
// CASE
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xi32>) -> tensor<4x?xi32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xi32>) {
  ^bb0(%p: f32, %q: f32, %o: i32):
    %u = arith.fptosi %p : f32 to i32 %v = arith.fptosi %q : f32 to i32 %m = arith.muli %u, %v : i32 %s = arith.addi %o, %m : i32
    linalg.yield %s : i32
  } -> tensor<4x?xi32>
  return %0 : tensor<4x?xi32>
}
// CASE
func.func @f(%a: tensor<4x8xi64>, %b: tensor<8x?xi64>, %c: tensor<4x?xi32>) -> tensor<4x?xi32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<4x8xi64>, tensor<8x?xi64>) outs(%c : tensor<4x?xi32>) {
  ^bb0(%p: i64, %q: i64, %o: i32):
    %u = arith.trunci %p : i64 to i32 %v = arith.trunci %q : i64 to i32 %m = arith.muli %u, %v : i32 %s = arith.addi %o, %m : i32
    linalg.yield %s : i32
  } -> tensor<4x?xi32>
  return %0 : tensor<4x?xi32>
}
// CASE
func.func @f(%a: tensor<4x8xindex>, %b: tensor<8x?xindex>, %c: tensor<4x?xi32>) -> tensor<4x?xi32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<4x8xindex>, tensor<8x?xindex>) outs(%c : tensor<4x?xi32>) {
  ^bb0(%p: , %q: , %o: i32):
    %u = arith.index_cast %p : index to i32 %v = arith.index_cast %q : index to i32 %m = arith.muli %u, %v : i32 %s = arith.addi %o, %m : i32
    linalg.yield %s : i32
  } -> tensor<4x?xi32>
  return %0 : tensor<4x?xi32>
}
