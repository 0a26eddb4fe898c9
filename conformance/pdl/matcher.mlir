// ARGS: -allow-unregistered-dialect -split-input-file
pdl.pattern : benefit(1) {
  pdl.rewrite with "x"
}
// -----
pdl.pattern : benefit(1) {
  %0 = pdl.operation "a.b"
}
// -----
pdl.pattern : benefit(1) {
}
// -----
pdl.pattern @foo : benefit(-1) {
  %0 = pdl.operation "a.b"
  pdl.rewrite %0 with "x"
}
// -----
pdl.pattern @foo : benefit(1) {
  %0 = pdl.operation "a.b"
  "foo.bar"() : () -> ()
  pdl.rewrite %0 with "x"
}
// -----
pdl.pattern @foo : benefit(1) {
  %t = pdl.type
  %0 = pdl.operation "a.b"
  pdl.rewrite %0 with "x"
}
// -----
pdl.pattern @foo : benefit(1) {
  %t = pdl.type
  %1 = pdl.operation "a.b"
  %0 = pdl.operation "a.b"
  pdl.rewrite %0 with "x"
}
// -----
pdl.pattern @foo : benefit(1) {
  %t = pdl.types
  %u = pdl.attribute
  %0 = pdl.operation "a.b"
  pdl.rewrite %0 with "x"(%t : !pdl.range<type>)
}
// -----
pdl.pattern @foo : benefit(1) {
  %u = pdl.attribute
  %0 = pdl.operation "a.b"
  pdl.rewrite %0 with "x"
}
// -----
pdl.pattern @foo : benefit(1) {
  %u = pdl.operand
  %0 = pdl.operation "a.b"
  pdl.rewrite %0 with "x"
}
// -----
pdl.pattern @foo : benefit(1) {
  %u = pdl.operands
  %0 = pdl.operation "a.b"
  pdl.rewrite %0 with "x"
}
// -----
pdl.pattern @foo : benefit(1) {
  %0 = pdl.operation "a.b"
  pdl.rewrite %0 with "x" { pdl.erase %0 }
}
// -----
pdl.pattern @foo : benefit(1) {
  %0 = pdl.operation "a.b"
  pdl.rewrite %0 
}
// -----
pdl.pattern @foo : benefit(1) {
  %0 = pdl.operation "a.b"
  pdl.rewrite %0 { }
}
// -----
pdl.pattern @foo : benefit(1) {
  %0 = pdl.operation "a.b"
  pdl.rewrite %0 { ^bb0: }
}
// -----
pdl.pattern @foo : benefit(1) {
  %0 = pdl.operation "a.b"
  pdl.rewrite %0 { pdl.erase %0
  ^bb0: pdl.erase %0 }
}
// -----
pdl.pattern @foo : benefit(1) {
  %0 = pdl.operation "a.b"
  pdl.rewrite %0 { ^bb0(%a: i32): pdl.erase %0 }
}
// -----
pdl.pattern @foo : benefit(1) {
  %0 = pdl.operation "a.b"
  "pdl.rewrite"(%0, %0) <{operandSegmentSizes = array<i32: 1, 1>}> ({ pdl.erase %0 }) : (!pdl.operation, !pdl.operation) -> ()
}
// -----
pdl.pattern @foo : benefit(1) {
  %0 = pdl.operation 
  %a = pdl.attribute
  pdl.rewrite %0 { pdl.erase %0 }
}
// -----
pdl.pattern @foo : benefit(1) {
  %0 = pdl.operation "a" { "x" = %a }
  %a = pdl.attribute
  pdl.rewrite %0 { pdl.erase %0 }
}
// -----
pdl.pattern @foo : benefit(1) {
  %a = pdl.operand
  %0 = pdl.operation "a" (%a : !pdl.value)
  %1 = pdl.operation "b" (%a : !pdl.value)
  %2 = pdl.operation "c"
  pdl.rewrite { pdl.erase %0 }
}
// -----
pdl.pattern @foo : benefit(1) {
  %a = pdl.operand
  %0 = pdl.operation "a" (%a : !pdl.value)
  %1 = pdl.operation "b" (%a : !pdl.value)
  pdl.rewrite %0 { %c = pdl.operation "c" 
    %d = pdl.operation 
  }
}
// -----
pdl.pattern @foo : benefit(1) {
  %0 = pdl.operation "a.b"
  "foo.bar"(%0) : (!pdl.operation) -> ()
}
// -----
pdl.pattern @foo : benefit(1) {
  %0 = pdl.operation "a.b"
  %a = pdl.attribute
  pdl.apply_native_constraint "x"(%0, %a : !pdl.operation, !pdl.attribute)
}
// -----
pdl.pattern @foo : benefit(1) {
  %a = pdl.attribute
  pdl.apply_native_constraint "x"(%a : !pdl.attribute)
  pdl.rewrite with "foo"
}
// -----
pdl.pattern @foo : benefit(1) {
  %0 = pdl.operation "a.b"
  %1 = pdl.operation "a.b"
  pdl.rewrite with "foo"(%0, %1 : !pdl.operation, !pdl.operation)
}
// -----
pdl.pattern @foo : benefit(1) {
  %0 = pdl.operation "a.b"
  %1 = pdl.operation "a.b"
  pdl.rewrite %0 with "foo"(%1 : !pdl.operation)
}
// -----
pdl.pattern @foo : benefit(1) {
  %t = pdl.type
  %0 = pdl.operation "a.b"
  %1 = pdl.operand : %t
  pdl.rewrite %0 with "foo"(%1 : !pdl.value)
}
// -----
pdl.pattern @foo : benefit(1) {
  %t = pdl.type
  %1 = pdl.operand : %t
  %0 = pdl.operation "a.b"(%1 : !pdl.value) -> (%t : !pdl.type)
  %2 = pdl.operation "a.b"(%1 : !pdl.value) -> (%t : !pdl.type)
  pdl.rewrite %0 with "foo"(%2 : !pdl.operation)
}
// -----
pdl.pattern @foo : benefit(1) {
  %t = pdl.type
  %0 = pdl.operation "a.b" -> (%t : !pdl.type)
  %2 = pdl.operation "a.b" -> (%t : !pdl.type)
  pdl.rewrite %0 with "foo"(%2 : !pdl.operation)
}
// -----
pdl.pattern @foo : benefit(1) {
  %t = pdl.attribute
  %0 = pdl.operation "a.b" {"x" = %t}
  %2 = pdl.operation "a.b" {"x" = %t}
  pdl.rewrite %0 with "foo"(%2 : !pdl.operation)
}
// -----
pdl.pattern @foo : benefit(1) {
  %0 = pdl.operation "a.b"
  %2 = pdl.operation "a.b"
  pdl.apply_native_constraint "x"(%0, %2 : !pdl.operation, !pdl.operation)
  pdl.rewrite %0 with "foo"(%2 : !pdl.operation)
}
// -----
pdl.pattern @foo : benefit(1) {
  %0 = pdl.operation "a.b"
  %2 = pdl.operation "a.b"
  %3 = pdl.result 0 of %0
  %4 = pdl.operation "c"(%3 : !pdl.value)
  %5 = pdl.result 0 of %2
  pdl.rewrite %0 with "foo"(%5 : !pdl.value)
}
// -----
pdl.pattern @foo : benefit(1) {
  %0 = pdl.operation "a.b"
  %2 = pdl.operation "a.b"
  %3 = pdl.result 0 of %0
  %4 = pdl.operation "c"(%3 : !pdl.value)
  %5 = pdl.result 0 of %2
  pdl.rewrite %4 with "foo"
}
// -----
pdl.pattern @foo : benefit(1) {
  %0 = pdl.operation "a.b"
  pdl.erase %0
  pdl.rewrite %4 with "foo"
}
