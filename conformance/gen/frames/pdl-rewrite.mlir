// ARGS: -allow-unregistered-dialect
// FRAME
pdl.pattern @foo : benefit(1) {
  %0 = pdl.operation "a.b"
  pdl.rewrite %0 {
    // HERE
  }
}
// EACH
%r = pdl.result 0 of %0 %t = pdl.type : i32 %x = pdl.range %r, %t : !pdl.value, !pdl.type
%r = pdl.result 0 of %0 %x = pdl.range : !pdl.value
%r = pdl.result 0 of %0 %x = pdl.range
%r = pdl.operation
// FRAME
pdl.pattern @foo : benefit(1) {
  %a = pdl.attribute
  // HERE
  pdl.rewrite %0 with "x"
}
// EACH
%0 = pdl.operation "a.b" {3 = %a, "y"= %b}
%0 = pdl.operation "a.b" {"y" = 3}
%0 = pdl.operation "a.b" {"y" = %a
// FRAME
%0 = pdl.operation "x"
%1 = pdl.type
%2 = pdl.attribute
// HERE
// EACH
pdl.rewrite %0 with "a"
%3 = pdl.result 0 of %0 %4 = pdl.results of %0 %5 = pdl.types
