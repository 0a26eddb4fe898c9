// ARGS: -allow-unregistered-dialect -split-input-file
// FRAME
pdl.pattern : benefit(1) {
}
// FRAME
pdl.pattern @foo : benefit(1) {
  %0 = pdl.operation "a.b"
  // HERE
}
// EACH
"foo.bar"() : () -> () pdl.rewrite %0 with "x"
pdl.rewrite %0 with "x" { pdl.erase %0 }
pdl.rewrite %0 { }
"pdl.rewrite"(%0, %0) <{operandSegmentSizes = array<i32: 1, 1>}> ({ pdl.erase %0 }) : (!pdl.operation, !pdl.operation) -> ()
"foo.bar"(%0) : (!pdl.operation) -> ()
// FRAME
pdl.pattern @foo : benefit(1) {
  // HERE
  %0 = pdl.operation "a.b"
  pdl.rewrite %0 with "x"
}
// EACH
%t = pdl.type
%u = pdl.operands
// FRAME
pdl.pattern @foo : benefit(1) {
  %0 = pdl.operation
  %a = pdl.attribute
  pdl.rewrite %0 { pdl.erase %0 }
}
// FRAME
pdl.pattern @foo : benefit(1) {
  %a = pdl.attribute
  pdl.apply_native_constraint "x"(%a : !pdl.attribute)
  pdl.rewrite with "foo"
}
// FRAME
pdl.pattern @foo : benefit(1) {
  %t = pdl.attribute
  %0 = pdl.operation "a.b" {"x" = %t}
  %2 = pdl.operation "a.b" {"x" = %t}
  pdl.rewrite %0 with "foo"(%2 : !pdl.operation)
}
// FRAME
pdl.pattern @foo : benefit(1) {
  %0 = pdl.operation "a.b"
  %2 = pdl.operation "a.b"
  %3 = pdl.result 0 of %0
  %4 = pdl.operation "c"(%3 : !pdl.value)
  %5 = pdl.result 0 of %2
  pdl.rewrite %4 with "foo"
}
