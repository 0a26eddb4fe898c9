// ARGS: -allow-unregistered-dialect
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
