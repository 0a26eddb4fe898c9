!t = !transform.any_op
!p = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  func.func @fill(%x: memref<64xf32>) {
    %zero = arith.constant 0.0 : f32
    linalg.fill ins(%zero : f32) outs(%x : memref<64xf32>)
    return
  }
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %n = transform.tune.knob<"n"> = 2 from options = {divides = 64, lb = 2, ub = 64} -> !p
    %fill = transform.structured.match ops{["linalg.fill"]} in %root : (!t) -> !t
    transform.annotate %fill "n" = %n : !t, !p
    transform.yield
  }
}
