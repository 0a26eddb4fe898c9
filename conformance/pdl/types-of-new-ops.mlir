// ARGS: --split-input-file --allow-unregistered-dialect
func.func private @f()
pdl.pattern @attr_of_type : benefit(1) {
  %t = type
  %a = attribute : %t
  %0 = operation "a.b" {"x" = %a}
  rewrite %0 {
    %1 = pdl.operation "func.call" -> (%t : !pdl.type)
  }
}
// -----
func.func private @f()
pdl.pattern @operand_of_type : benefit(1) {
  %t = type
  %a = operand : %t
  %0 = operation "a.b"(%a : !pdl.value)
  rewrite %0 {
    %1 = pdl.operation "func.call" -> (%t : !pdl.type)
  }
}
// -----
func.func private @f()
pdl.pattern @operands_of_type : benefit(1) {
  %t = types
  %a = operands : %t
  %0 = operation "a.b"(%a : !pdl.range<value>)
  rewrite %0 {
    %1 = pdl.operation "func.call" -> (%t : !pdl.range<type>)
  }
}
// -----
func.func private @f()
pdl.pattern @result_of_type : benefit(1) {
  %t = types
  %0 = operation "a.b" -> (%t : !pdl.range<type>)
  rewrite %0 {
    %1 = pdl.operation "func.call" -> (%t : !pdl.range<type>)
  }
}
// -----
func.func private @f()
pdl.pattern @only_constraint : benefit(1) {
  %t = type
  %0 = operation "a.b"
  apply_native_constraint "x"(%t : !pdl.type)
  rewrite %0 {
    %1 = pdl.operation "func.call" -> (%t : !pdl.type)
  }
}
// -----
func.func private @f()
pdl.pattern @from_constraint : benefit(1) {
  %0 = operation "a.b"
  %t = apply_native_constraint "x"(%0 : !pdl.operation) : !pdl.type
  rewrite %0 {
    %1 = pdl.operation "func.call" -> (%t : !pdl.type)
  }
}
// -----
func.func private @f()
pdl.pattern @from_rewrite : benefit(1) {
  %0 = operation "a.b"
  rewrite %0 {
    %t = pdl.apply_native_rewrite "x" : !pdl.type
    %1 = pdl.operation "func.call" -> (%t : !pdl.type)
  }
}
// -----
func.func private @f()
pdl.pattern @from_range : benefit(1) {
  %t = type
  %0 = operation "a.b" -> (%t : !pdl.type)
  rewrite %0 {
    %u = pdl.range %t : !pdl.type
    %1 = pdl.operation "func.call" -> (%u : !pdl.range<type>)
  }
}
// -----
func.func private @f()
pdl.pattern @constant_range : benefit(1) {
  %0 = operation "a.b"
  rewrite %0 {
    %t = type : i32
    %u = pdl.range %t : !pdl.type
    %1 = pdl.operation "func.call" -> (%u : !pdl.range<type>)
  }
}
// -----
func.func private @f()
pdl.pattern @type_in_rewrite_bound_there : benefit(1) {
  %0 = operation "a.b"
  rewrite %0 {
    %t = type
    %1 = pdl.operation "x.y" -> (%t : !pdl.type)
    %2 = pdl.operation "func.call" -> (%t : !pdl.type)
  }
}
// -----
func.func private @f()
pdl.pattern @type_of_result_used_by_attr_and_op : benefit(1) {
  %t = type
  %a = attribute : %t
  %0 = operation "a.b" {"x" = %a} -> (%t : !pdl.type)
  rewrite %0 {
    %2 = pdl.operation "func.call" -> (%t : !pdl.type)
  }
}
// -----
func.func private @f()
// A type that only the rewrite uses.
pdl.pattern @unused : benefit(1) {
  %t = type
  %u = types
  %0 = operation "a.b"
  rewrite %0 with "x"(%t, %u : !pdl.type, !pdl.range<type>)
}
