!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @fails(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
    %a:3 = transform.split_handle %m : (!t) -> (!t, !t, !t)
    transform.yield
  }
  transform.named_sequence @marks(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["memref.dealloc"]} in %root : (!t) -> !t
    transform.annotate %m "seen" : !t
    transform.yield
  }
  // Long work: a large body, simplified again and again.
  transform.named_sequence @long(%root: !t {transform.consumed}) {
    %l = transform.structured.match ops{["scf.for"]} in %root : (!t) -> !t
    transform.loop.unroll %l {factor = 25000} : !t
    %a = transform.apply_registered_pass "canonicalize" to %root : (!t) -> !t
    %b = transform.apply_registered_pass "cse" to %a : (!t) -> !t
    %c = transform.apply_registered_pass "canonicalize" to %b : (!t) -> !t
    %d = transform.apply_registered_pass "sccp" to %c : (!t) -> !t
    %e = transform.apply_registered_pass "loop-invariant-code-motion" to %d : (!t) -> !t
    %f = transform.apply_registered_pass "convert-scf-to-cf" to %e : (!t) -> !t
    %g = transform.apply_registered_pass "canonicalize" to %f : (!t) -> !t
    transform.yield
  }
}
