// ARGS: -allow-unregistered-dialect -split-input-file
pdl.pattern @foo : benefit(1) {
  %0 = pdl.operation "a.b"
  pdl.erase %0
  pdl.rewrite %0 with "foo"
}
// -----
pdl.pattern @foo : benefit(1) {
  %0 = pdl.operation "a.b"
  pdl.replace %0 with %0
  pdl.rewrite %0 with "foo"
}
// -----
pdl.pattern @foo : benefit(1) {
  %0 = pdl.operation "a.b"
  %t = pdl.range : !pdl.range<value>
  pdl.rewrite %0 with "foo"
}
// -----
pdl.pattern @foo : benefit(1) {
  %0 = pdl.operation "a.b"
  pdl.apply_native_rewrite "x"
  pdl.rewrite %0 with "foo"
}
// -----
pdl.pattern @foo : benefit(1) {
  %0 = pdl.operation "a.b"
  pdl.rewrite %0 {
    pdl.apply_native_rewrite "x"
  }
}
// -----
pdl.pattern @foo : benefit(1) {
  %0 = pdl.operation "a.b"
  pdl.rewrite %0 {
    pdl.apply_native_constraint "x"(%0 : !pdl.operation)
  }
}
// -----
pdl.pattern @foo : benefit(1) {
  %0 = pdl.operation "a.b"
  pdl.apply_native_constraint "x"() 
  pdl.rewrite %0 {
  }
}
// -----
pdl.pattern @foo : benefit(1) {
  %0 = pdl.operation "a.b"
  "pdl.apply_native_constraint"() <{name = "x"}> : () -> ()
  pdl.rewrite %0 with "x"
}
// -----
pdl.pattern @foo : benefit(1) {
  %0 = pdl.operation "a.b"
  %x = "pdl.apply_native_constraint"(%0) <{name = "x"}> : (!pdl.operation) -> !pdl.range<operation>
  %y = pdl.apply_native_constraint "x"(%0, %x : !pdl.operation, !pdl.range<operation>) : !pdl.operation {isNegated = true}
  %z:2 = pdl.apply_native_constraint "x"(%0, %x : !pdl.operation, !pdl.range<operation>) : !pdl.operation, !pdl.value {isNegated = true}
  pdl.rewrite %0 with "x"
}
// -----
pdl.pattern @foo : benefit(1) {
  %0 = pdl.operation "a.b" {"x" = %a, "y"= %b}
  pdl.rewrite %0 with "x"
}
// -----
pdl.pattern @foo : benefit(1) {
  %a = pdl.attribute
  %t = pdl.type : i32
  %b = pdl.attribute : %t
  %c = pdl.attribute = 3 : i32
  %d = pdl.attribute {a = 4}
  %0 = pdl.operation "a.b" {"x" = %a, "y"= %b, "z" = %c, "w" = %d}
  pdl.rewrite %0 with "x"
}
// -----
pdl.pattern @foo : benefit(1) {
  %a = pdl.attribute
  %t = pdl.type : i32
  %b = pdl.attribute : %t
  %c = pdl.attribute = 3 : i32
  %d = pdl.attribute attributes {a = 4}
  %0 = pdl.operation "a.b" {"x" = %a, "y"= %b, "z" = %c, "w" = %d} {foo = 3}
  pdl.rewrite %0 with "x" attributes {foo = 4}
}
// -----
pdl.pattern @foo : benefit(1) {
  %t = pdl.type : i32
  %b = pdl.attribute : %t = 3 : i32
  %0 = pdl.operation "a.b" {"x" = %b} 
  pdl.rewrite %0 with "x" attributes {foo = 4}
}
// -----
pdl.pattern @foo : benefit(1) {
  %a = pdl.attribute
  %b = pdl.attribute
  %0 = pdl.operation "a.b" {x = %a, "y"= %b}
  pdl.rewrite %0 with "x"
}
// -----
pdl.pattern @foo : benefit(1) {
  %a = pdl.attribute
  %0 = pdl.operation "a.b" {"x" %a}
  pdl.rewrite %0 with "x"
}
// -----
pdl.pattern @foo : benefit(1) {
  %a = pdl.attribute
  %0 = pdl.operation "a.b" {}
  pdl.rewrite %0 with "x"
}
// -----
pdl.pattern @foo : benefit(1) {
  %a = pdl.attribute
  %0 = pdl.operation "a.b" {"x" = %a, "x" = %a}
  pdl.rewrite %0 with "x"
}
// -----
pdl.pattern @foo : benefit(1) {
  %t = pdl.type
  %0 = pdl.operation "a.b" {"x" = %t}
  pdl.rewrite %0 with "x"
}
// -----
pdl.pattern @foo : benefit(1) {
  %t = pdl.type
  %a = pdl.attribute
  %0 = "pdl.operation"(%a) <{attributeValueNames = ["a", "b"], operandSegmentSizes = array<i32: 0, 1, 0>}> : (!pdl.attribute) -> !pdl.operation
  pdl.rewrite %0 with "x"(%t : !pdl.type)
}
// -----
pdl.pattern @foo : benefit(1) {
  %a = pdl.attribute
  %0 = "pdl.operation"(%a) <{attributeValueNames = ["a", "b"], operandSegmentSizes = array<i32: 0, 1, 0>}> : (!pdl.attribute) -> !pdl.operation
  pdl.rewrite %0 with "x"
}
// -----
pdl.pattern @foo : benefit(1) {
  %0 = pdl.operation "a.b"
  %r = pdl.results of %0
  %r0 = pdl.results 0 of %0 -> !pdl.value
  %r1 = pdl.results 1 of %0 -> !pdl.range<value>
  %r2 = pdl.result 1 of %0
  pdl.rewrite %0 {
    %x = pdl.range %r, %r1, %r2, %r0 : !pdl.range<value>, !pdl.range<value>, !pdl.value, !pdl.value
    %y = pdl.range : !pdl.range<type>
    %u = pdl.range %x : !pdl.range<value> {foo = 3}
    %0 = pdl.operation "a.b"(%x : !pdl.range<value>) {"a" = %v}  -> (%y : !pdl.range<type>)
  }
}
// -----
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
// -----
pdl.pattern @foo : benefit(1) {
  %0 = pdl.operation "a.b"
  %r = pdl.results 0 of %0
  pdl.rewrite %0 with "foo"(%r : !pdl.value)
}
// -----
pdl.pattern @foo : benefit(1) {
  %0 = pdl.operation "a.b"
  %r = pdl.results of %0 -> !pdl.range<value>
  pdl.rewrite %0 with "foo"(%r : !pdl.range<value>)
}
// -----
pdl.pattern @foo : benefit(1) {
  %0 = pdl.operation "a.b"
  %r = pdl.results 0 of %0 -> !pdl.range<type>
  pdl.rewrite %0 with "foo"(%r : !pdl.range<type>)
}
// -----
pdl.pattern @foo : benefit(1) {
  %0 = pdl.operation "a.b"
  %r = pdl.results 0 of %0 -> i32
  pdl.rewrite %0 with "foo"(%r : i32)
}
// -----
pdl.pattern @foo : benefit(1) {
  %0 = pdl.operation "a.b"
  %r = "pdl.results"(%0) : (!pdl.operation) -> !pdl.value
  pdl.rewrite %0 with "foo"(%r : !pdl.value)
}
// -----
pdl.pattern @foo : benefit(1) {
  %0 = pdl.operation "a.b"
  %r = pdl.results -1 of %0 -> !pdl.value
  pdl.rewrite %0 with "foo"(%r : !pdl.value)
}
// -----
pdl.pattern @foo : benefit(1) {
  %0 = pdl.operation "a.b"
  pdl.rewrite %0 { 
    %x = pdl.attribute
    %1 = pdl.type
    %2 = pdl.types
  }
}
// -----
pdl.pattern @foo : benefit(1) {
  %0 = pdl.operation "a.b"
  pdl.rewrite %0 { 
    %1 = pdl.type
  }
}
// -----
pdl.pattern @foo : benefit(1) {
  %0 = pdl.operation "a.b"
  pdl.rewrite %0 { 
    %1 = pdl.types
  }
}
// -----
pdl.pattern @foo : benefit(1) {
  %0 = pdl.operation "a.b"
  pdl.rewrite %0 { 
    %t = pdl.type : i32
    %1 = pdl.attribute : %t
  }
}
// -----
pdl.pattern @foo : benefit(1) {
  %0 = pdl.operation "a.b"
  pdl.rewrite %0 { 
    %t = pdl.type : i32
    %1 = pdl.attribute : %t = 3 : i32
  }
}
// -----
pdl.pattern @foo : benefit(1) {
  %0 = pdl.operation "a.b"
  pdl.rewrite %0 { 
    pdl.replace %0 with 
  }
}
// -----
pdl.pattern @foo : benefit(1) {
  %0 = pdl.operation "a.b"
  pdl.rewrite %0 { 
    %r = pdl.result 0 of %0
    pdl.replace %0 with (%r : !pdl.value) %0
  }
}
