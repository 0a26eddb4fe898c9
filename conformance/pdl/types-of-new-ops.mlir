// ARGS: --split-input-file --allow-unregistered-dialect
// FRAME
func.func private @f()
// HERE
  rewrite %0 {
    %1 = pdl.operation "func.call" -> (%t : !pdl.type)
  }
}
// EACH
pdl.pattern @attr_of_type : benefit(1) { %t = type %a = attribute : %t %0 = operation "a.b" {"x" = %a}
pdl.pattern @from_constraint : benefit(1) { %0 = operation "a.b" %t = apply_native_constraint "x"(%0 : !pdl.operation) : !pdl.type
// FRAME
func.func private @f()
pdl.pattern @operands_of_type : benefit(1) {
  %t = types
  %a = operands : %t
  %0 = operation "a.b"(%a : !pdl.range<value>)
  rewrite %0 {
    %1 = pdl.operation "func.call" -> (%t : !pdl.range<type>)
  }
}
// FRAME
func.func private @f()
pdl.pattern @from_rewrite : benefit(1) {
  %0 = operation "a.b"
  rewrite %0 {
    %t = pdl.apply_native_rewrite "x" : !pdl.type
    %1 = pdl.operation "func.call" -> (%t : !pdl.type)
  }
}
