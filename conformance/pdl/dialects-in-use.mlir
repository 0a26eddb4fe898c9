// ARGS: --split-input-file --allow-unregistered-dialect
// What is known of ops to make is known of those of dialects in use: here only pdl is.
pdl.pattern @none : benefit(1) {
  %0 = operation "a.b"
  rewrite %0 { %1 = operation "memref.alloc" }
}
// -----
func.func private @f()
pdl.pattern @other : benefit(1) {
  %0 = operation "a.b"
  rewrite %0 { %1 = operation "memref.alloc" }
}
// -----
"t"() {a = !transform.any_op} : () -> ()
pdl.pattern @by_transform : benefit(1) {
  %0 = operation "a.b"
  rewrite %0 { %1 = operation "memref.alloc" }
}
// -----
%0 = tensor.empty() : tensor<2xf32>
pdl.pattern @by_tensor : benefit(1) {
  %0 = operation "a.b"
  rewrite %0 { %1 = operation "memref.alloc" }
}
// -----
%0 = tensor.empty() : tensor<2xf32>
pdl.pattern @not_by_tensor : benefit(1) {
  %0 = operation "a.b"
  rewrite %0 { %1 = operation "func.constant" }
}
// -----
func.func private @f()
pdl.pattern @by_func : benefit(1) {
  %0 = operation "a.b"
  rewrite %0 { %1 = operation "arith.select" }
}
// -----
func.func private @f()
pdl.pattern @by_func : benefit(1) {
  %0 = operation "a.b"
  rewrite %0 { %1 = operation "arith.bitcast" }
}
// -----
transform.with_pdl_patterns {
^bb0(%a: !transform.any_op):
  pdl.pattern @in_script : benefit(1) {
    %0 = operation "a.b"
    rewrite %0 { %1 = operation "arith.bitcast" }
  }
  sequence %a : !transform.any_op failures(propagate) {
  ^bb1(%b: !transform.any_op):
  }
}
// -----
transform.with_pdl_patterns {
^bb0(%a: !transform.any_op):
  pdl.pattern @smt_is_not_in_use : benefit(1) {
    %0 = operation "a.b"
    rewrite %0 { %1 = operation "smt.declare_fun" }
  }
  sequence %a : !transform.any_op failures(propagate) {
  ^bb1(%b: !transform.any_op):
  }
}
