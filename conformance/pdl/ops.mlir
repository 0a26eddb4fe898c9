// ARGS: -allow-unregistered-dialect -split-input-file
// FRAME
pdl.pattern @foo : benefit(1) {
  %0 = pdl.operation "a.b"
  // HERE
  pdl.rewrite %0 with "foo"
}
// EACH
pdl.erase %0
pdl.replace %0 with %0
%t = pdl.range : !pdl.range<value>
pdl.apply_native_rewrite "x"
// FRAME
pdl.pattern @foo : benefit(1) {
  %0 = pdl.operation "a.b"
  pdl.rewrite %0 {
    // HERE
  }
}
// EACH
pdl.apply_native_rewrite "x"
pdl.apply_native_constraint "x"(%0 : !pdl.operation)
%x = pdl.attribute %1 = pdl.type %2 = pdl.types
%t = pdl.type : i32 %1 = pdl.attribute : %t
%r = pdl.result 0 of %0 pdl.replace %0 with (%r : !pdl.value) %0
// FRAME
pdl.pattern @foo : benefit(1) {
  %0 = pdl.operation "a.b"
  // HERE
  pdl.rewrite %0 with "x"
}
// EACH
"pdl.apply_native_constraint"() <{name = "x"}> : () -> ()
// CASE
  %x = "pdl.apply_native_constraint"(%0) <{name = "x"}> : (!pdl.operation) -> !pdl.range<operation>
  %y = pdl.apply_native_constraint "x"(%0, %x : !pdl.operation, !pdl.range<operation>) : !pdl.operation {isNegated = true}
  %z:2 = pdl.apply_native_constraint "x"(%0, %x : !pdl.operation, !pdl.range<operation>) : !pdl.operation, !pdl.value {isNegated = true}
// FRAME
pdl.pattern @foo : benefit(1) {
  %t = pdl.type : i32
  %b = pdl.attribute : %t = 3 : i32
  %0 = pdl.operation "a.b" {"x" = %b}
  pdl.rewrite %0 with "x" attributes {foo = 4}
}
// FRAME
pdl.pattern @foo : benefit(1) {
  %a = pdl.attribute
  %0 = "pdl.operation"(%a) <{attributeValueNames = ["a", "b"], operandSegmentSizes = array<i32: 0, 1, 0>}> : (!pdl.attribute) -> !pdl.operation
  pdl.rewrite %0 with "x"
}
// FRAME
pdl.pattern @foo : benefit(1) {
  %0 = pdl.operation "a.b"
  %r = pdl.results of %0
  %r0 = pdl.results 0 of %0 -> !pdl.value
  %r1 = pdl.results 1 of %0 -> !pdl.range<value> {a = 3}
  %r2 = pdl.result 1 of %0 {a = 3}
  pdl.rewrite %0 {
    %x = pdl.range %r, %r1, %r2, %r0 : !pdl.range<value>, !pdl.range<value>, !pdl.value, !pdl.value
    %y = pdl.range : !pdl.range<type>
    %u = pdl.range %x : !pdl.range<value> {foo = 3}
    %v = pdl.attribute = unit
    %1 = pdl.operation "a.b"(%x : !pdl.range<value>) {"a" = %v}  -> (%y : !pdl.range<type>)
    pdl.replace %0 with %1
    pdl.replace %0 with (%x, %r2 : !pdl.range<value>, !pdl.value) {a = 4}
    pdl.erase %1
    pdl.apply_native_rewrite "foo" : !pdl.operation {b = 3}
    pdl.apply_native_rewrite "foo"(%x : !pdl.range<value>) : !pdl.operation {b = 3}
    pdl.apply_native_rewrite "foo"(%x : !pdl.range<value>) : !pdl.operation, !pdl.range<type>
  }
}
// FRAME
pdl.pattern @foo : benefit(1) {
  %0 = pdl.operation "a.b"
  // HERE
  pdl.rewrite %0 with "foo"(%r : !pdl.value)
}
// EACH
%r = pdl.results 0 of %0
%r = "pdl.results"(%0) : (!pdl.operation) -> !pdl.value
// FRAME
pdl.pattern @foo : benefit(1) {
  %0 = pdl.operation "a.b"
  %r = pdl.results 0 of %0 -> i32
  pdl.rewrite %0 with "foo"(%r : i32)
}
