// ARGS: -allow-unregistered-dialect
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
  %0 = pdl.operation "a.b"
  // HERE
  pdl.rewrite %0 with "foo"(%r : !pdl.value)
}
// EACH
%r = pdl.results 0 of %0
%r = "pdl.results"(%0) : (!pdl.operation) -> !pdl.value
