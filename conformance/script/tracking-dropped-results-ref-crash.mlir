// ARGS: --transform-interpreter
// Nothing is left of the results that could say which op follows.
module attributes {transform.with_named_sequence} {
func.func @none(%i: index, %m: memref<?xi32>, %v: i32, %w: i32) {
  %r:2 = scf.index_switch %i -> i32, i32
  case 1 { memref.store %v, %m[%i] : memref<?xi32> scf.yield %v, %w : i32, i32 }
  default { scf.yield %v, %v : i32, i32 }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %s = transform.structured.match ops{["scf.index_switch"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f { transform.apply_patterns.canonicalization } : !transform.any_op
  transform.debug.emit_remark_at %s, "op" : !transform.any_op
  transform.yield
}
}

