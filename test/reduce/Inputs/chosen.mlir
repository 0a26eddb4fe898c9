// A constant by a number that is chosen: 2.0 is right.
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<?xf32>) -> tensor<?xf32> {
    %two = arith.constant 2.0 : f32
    %r = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%a : tensor<?xf32>) {
    ^bb0(%x: f32):
      %m = arith.mulf %x, %two : f32
      linalg.yield %m : f32
    } -> tensor<?xf32>
    return %r : tensor<?xf32>
  }
  transform.named_sequence @__transform_main(%root: !t, %value: !transform.any_param) {
    %size = transform.tune.knob<"size"> options = [2, 4] -> !transform.param<i64>
    %g = transform.structured.match ops{["linalg.generic"]} in %root : (!t) -> !t
    %tile, %loop = transform.structured.tile_using_for %g tile_sizes [%size] : (!t, !transform.param<i64>) -> (!t, !t)
    %f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
    %k = transform.structured.match ops{["arith.constant"]} filter_result_type = f32 in %f : (!t) -> !t
    transform.annotate %k "value" = %value : !t, !transform.any_param
    transform.yield
  }
}
