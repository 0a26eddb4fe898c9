// ARGS: -allow-unregistered-dialect -split-input-file
pdl.pattern @B : benefit(0) {
  %0 = operation "x"
  %1 = pdl.apply_native_constraint "a"(%0 : !pdl.operation) : !pdl.attribute
  %2 = operation "x" {"a" = %1}
  rewrite %0 with "x"(%2 : !pdl.operation)
}
// -----
pdl.pattern @C : benefit(0) {
  %t = type
  %0 = operation "x" -> (%t : !pdl.type)
  %1 = pdl.apply_native_constraint "a"(%t : !pdl.type) : !pdl.value
  %2 = operation "x" (%1 : !pdl.value)
  rewrite %0 with "x"(%2 : !pdl.operation)
}
// -----
pdl.pattern @D : benefit(0) {
  %0 = operation "x"
  %9 = operation "x"
  %1 = pdl.apply_native_constraint "a"(%0, %9 : !pdl.operation, !pdl.operation) : !pdl.value
  %2 = operation "x" (%1 : !pdl.value)
  rewrite %0 with "x"(%2, %9 : !pdl.operation, !pdl.operation)
}
// -----
pdl.pattern @E : benefit(0) {
  %0 = operation "x"
  %r = result 0 of %0
  %1 = pdl.apply_native_constraint "a"(%r : !pdl.value) : !pdl.value
  %2 = operation "x" (%1 : !pdl.value)
  rewrite %0 with "x"(%2 : !pdl.operation)
}
// -----
pdl.pattern @F : benefit(0) {
  %9 = attribute
  %1 = pdl.apply_native_constraint "a"(%9 : !pdl.attribute) : !pdl.value
  %2 = operation "x" (%1 : !pdl.value)
  %0 = operation "x" (%1 : !pdl.value)
  rewrite %0 with "x"(%2 : !pdl.operation)
}
// -----
pdl.pattern @G : benefit(0) {
  %0 = operation "x"
  %1 = pdl.apply_native_constraint "a"(%0 : !pdl.operation) : !pdl.attribute
  %3 = pdl.apply_native_constraint "a"(%1 : !pdl.attribute) : !pdl.value
  %2 = operation "x" (%3 : !pdl.value)
  rewrite %0 with "x"(%2 : !pdl.operation)
}
// -----
pdl.pattern @H : benefit(0) {
  %0 = operation "x"
  %1 = pdl.apply_native_constraint "a"(%0 : !pdl.operation) : !pdl.type
  %2 = operation "x" -> (%1 : !pdl.type)
  rewrite %0 with "x"(%2 : !pdl.operation)
}
// -----
pdl.pattern @I : benefit(0) {
  %0 = operation "x"
  %1 = pdl.apply_native_constraint "a"(%0 : !pdl.operation) : !pdl.type
  %o = operand : %1
  %2 = operation "x" (%o : !pdl.value)
  rewrite %0 with "x"(%2 : !pdl.operation)
}
// -----
pdl.pattern @J : benefit(0) {
  %0 = operation "x"
  %9 = operation "x"
  %8 = operation "x"
  %1:2 = pdl.apply_native_constraint "a"(%0, %9 : !pdl.operation, !pdl.operation) : !pdl.value, !pdl.value
  %2 = operation "x" (%1#0 : !pdl.value)
  rewrite %0 with "x"(%2, %9 : !pdl.operation, !pdl.operation)
}
// -----
pdl.pattern @K : benefit(0) {
  %t = type
  %1 = pdl.apply_native_constraint "a"(%t : !pdl.type) : !pdl.value
  %2 = operation "x" (%1 : !pdl.value)
  %0 = operation "x" -> (%t : !pdl.type)
  rewrite %0 with "x"(%2 : !pdl.operation)
}
// -----
pdl.pattern @L : benefit(0) {
  %0 = operation "x"
  %t = type
  %1 = pdl.apply_native_constraint "a"(%0 : !pdl.operation) : !pdl.value
  %3 = pdl.apply_native_constraint "a"(%1, %t: !pdl.value, !pdl.type) : !pdl.attribute
  %2 = operation "x"  {"a" = %3}
  rewrite %0 with "x"(%2 : !pdl.operation)
}
