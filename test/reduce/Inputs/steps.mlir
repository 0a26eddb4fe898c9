%functions = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
transform.apply_patterns to %functions {
  transform.apply_patterns.linalg.tiling_canonicalization
  transform.apply_patterns.scf.for_loop_canonicalization
} : !t
%sums = transform.structured.match ops{["linalg.add"]} in %root : (!t) -> !t
transform.foreach %sums : !t {
^bb0(%sum: !t):
  transform.include @by_four failures(propagate) (%sum) : (!t) -> ()
}
%products = transform.structured.match ops{["linalg.matmul"]} attributes{kept} in %root : (!t) -> !t
%loops = transform.structured.match ops{["scf.for"]} in %root : (!t) -> !t
transform.annotate %loops "seen" : !t
transform.apply_licm to %loops : !t
