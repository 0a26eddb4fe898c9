!t = !transform.any_op
!p = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %n = transform.tune.knob<"n"> options = {lb = 1, ub = 100000} -> !p
    %loop = transform.structured.match ops{["scf.for"]} in %root : (!t) -> !t
    transform.annotate %loop "n" = %n : !t, !p
    transform.yield
  }
}
