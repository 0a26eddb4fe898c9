// ARGS: --transform-interpreter
// CSE has nothing to do where rewriting erased the target itself.
module attributes {transform.with_named_sequence} {
func.func @f(%a: i32, %c: i1, %l: index, %u: index) -> i32 {
  %0 = arith.minui %a, %a : i32
  %1:3 = scf.for %i = %l to %u step %u iter_args(%j = %u, %k = %u, %x = %0) -> (index, index, i32) {
    scf.if %c {
    } else {
      %2 = arith.constant dense<1> : vector<4xi32>
      %3 = vector.extract %2[0] : i32 from vector<4xi32>
    }
    %4 = arith.select %c, %j, %i : index
    %5 = arith.constant 2 : i32
    scf.yield %4, %i, %5 : index, index, i32
  }
  return %1#2 : i32
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %0 = transform.structured.match ops{["arith.constant", "arith.minui", "arith.select", "func.func", "scf.for", "scf.if", "scf.yield", "vector.extract"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %0 {
  } {apply_cse} : !transform.any_op
  transform.debug.emit_remark_at %f, "left" : !transform.any_op
  transform.yield
}
}
