// ARGS: --transform-interpreter --allow-unregistered-dialect
// FRAME
module attributes {transform.with_named_sequence} {
func.func @f(%x: i1) {
  // HERE
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  // HERE
  transform.yield
}
}
// CASE
  cf.cond_br %x, ^bb2, ^bb1
^bb1:
  cf.br ^bb4
^bb2:
  cf.br ^bb3
^bb3:
  %c2 = arith.constant 3 : i32
  return
^bb4:
  %c1 = arith.constant 1 : i32
  cf.br ^bb3
// AND
  transform.apply_conversion_patterns to %f {} {legal_dialects=["func", "cf"]} : !transform.any_op
// CASE
  scf.if %x {
    %c1 = arith.constant 1 : i32
  }
  return
// AND
  transform.apply_conversion_patterns to %f {} {legal_dialects=["func", "cf"]} : !transform.any_op
// CASE
  scf.if %x {
  } else {
    %c2 = arith.constant 2 : i32
  }
  return
// AND
  transform.apply_conversion_patterns to %f {} {partial_conversion, illegal_dialects=["arith"], legal_ops = ["scf.if"]} : !transform.any_op
