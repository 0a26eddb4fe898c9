// ARGS: --transform-interpreter --allow-unregistered-dialect
module attributes {transform.with_named_sequence} {
  func.func @same_blocks(%a: i8, %b: i1) -> i8 {
    %x = arith.constant 1.0 : f64
    cf.cond_br %b, ^one, ^two
  ^one:
    cf.br ^end(%x : f64)
  ^two:
    cf.br ^end(%x : f64)
  ^end(%f: f64):
    %c = "test.use"(%f) : (f64) -> i8
    return %c : i8
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
