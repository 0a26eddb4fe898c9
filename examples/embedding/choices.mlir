// A sum, and a script that leaves open how its loop is tiled and unrolled: for tuner.c.
!t = !transform.any_op
!p = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  func.func @sum(%a: tensor<64xf32>, %b: tensor<64xf32>) -> tensor<64xf32> {
    %0 = linalg.add ins(%a, %b : tensor<64xf32>, tensor<64xf32>) outs(%a : tensor<64xf32>) -> tensor<64xf32>
    return %0 : tensor<64xf32>
  }
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %add = transform.structured.match ops{["linalg.add"]} in %root : (!t) -> !t
    %size = transform.tune.knob<"size"> options = [4, 8, 6] -> !p
    %tile, %loop = transform.structured.tile_using_for %add tile_sizes [%size] : (!t, !p) -> (!t, !t)
    transform.structured.vectorize %tile vector_sizes [%size] : !t, !p
    transform.tune.alternatives<"unrolled"> {
      transform.loop.unroll %loop {factor = 4} : !t
    }, {
      transform.loop.unroll %loop {factor = 2} : !t
    }
    transform.yield
  }
}
