// ARGS: -allow-unregistered-dialect -split-input-file
pdl.pattern @foo : benefit(1) {
  %0 = pdl.operation "a.b"
  pdl.rewrite %0 { 
    %r = pdl.result 0 of %0
    %t = pdl.type : i32
    %x = pdl.range %r, %t : !pdl.value, !pdl.type
  }
}
// -----
pdl.pattern @foo : benefit(1) {
  %0 = pdl.operation "a.b"
  pdl.rewrite %0 { 
    %r = pdl.result 0 of %0
    %x = pdl.range %0 : !pdl.operation
  }
}
// -----
pdl.pattern @foo : benefit(1) {
  %0 = pdl.operation "a.b"
  pdl.rewrite %0 { 
    %r = pdl.result 0 of %0
    %x = pdl.range : !pdl.value
  }
}
// -----
pdl.pattern @foo : benefit(1) {
  %0 = pdl.operation "a.b"
  pdl.rewrite %0 { 
    %r = pdl.result 0 of %0
    %x = pdl.range : !pdl.range<operation>
  }
}
// -----
pdl.pattern @foo : benefit(1) {
  %0 = pdl.operation "a.b"
  pdl.rewrite %0 { 
    %r = pdl.result 0 of %0
    %x = pdl.range
  }
}
// -----
pdl.pattern @foo : benefit(1) {
  %0 = pdl.operation "a.b"
  pdl.rewrite %0 { 
    %r = pdl.result 0 of %0
    %x = "pdl.range"(%r) : (!pdl.value) -> !pdl.range<type>
  }
}
// -----
pdl.pattern @foo : benefit(1) {
  %0 = pdl.operation "a.b"
  pdl.rewrite %0 { 
    %r = pdl.operation
  }
}
// -----
pdl.pattern @foo : benefit(1) {
  %0 = pdl.operation "a.b"
  pdl.rewrite %0 { 
    %r = pdl.operation "arith.addi"
    %r1 = pdl.operation "arith.constant"
    %r2 = pdl.operation "func.call"
    %r3 = pdl.operation "func.return"
    %r4 = pdl.operation "scf.for"
    %r5 = pdl.operation "foo.bar"
  }
}
// -----
pdl.pattern @foo : benefit(1) {
  %0 = pdl.operation "a.b"
  pdl.rewrite %0 { 
    %r2 = pdl.operation "func.call"
  }
}
// -----
pdl.pattern @foo : benefit(1) {
  %t = pdl.type
  %o = pdl.operand : %t
  %0 = pdl.operation "a.b"(%o : !pdl.value)
  pdl.rewrite %0 { 
    %x = pdl.type 
    %r2 = pdl.operation "arith.index_cast"(%o : !pdl.value) -> (%x : !pdl.type)
  }
}
// -----
pdl.pattern @foo : benefit(1) {
  %t = pdl.type
  %o = pdl.operand : %t
  %0 = pdl.operation "a.b"(%o : !pdl.value)
  pdl.rewrite %0 { 
    %x = pdl.type 
    %r2 = pdl.operation "arith.addi"(%o : !pdl.value) -> (%x : !pdl.type)
  }
}
// -----
pdl.pattern @foo : benefit(1) {
  %t = pdl.type
  %o = pdl.operand : %t
  %0 = pdl.operation "a.b"(%o : !pdl.value)
  pdl.rewrite %0 { 
    %x = pdl.type 
    %r2 = pdl.operation "foo.bar"(%o : !pdl.value) -> (%x : !pdl.type)
  }
}
// -----
pdl.pattern @foo : benefit(1) {
  %t = pdl.type
  %o = pdl.operand : %t
  %0 = pdl.operation "a.b"(%o : !pdl.value)
  pdl.rewrite %0 { 
    %x = pdl.type 
    %xs = pdl.types
    %r2 = pdl.operation "foo.bar"(%o : !pdl.value) -> (%t, %xs, %x : !pdl.type, !pdl.range<type>, !pdl.type)
    %r3 = pdl.operation "foo.bar"(%o : !pdl.value) -> (%x, %t : !pdl.type, !pdl.type)
    pdl.replace %0 with %r2
  }
}
// -----
pdl.pattern @foo : benefit(1) {
  %t = pdl.type
  %o = pdl.operand : %t
  %0 = pdl.operation "a.b"(%o : !pdl.value)
  pdl.rewrite %0 { 
    %x = pdl.type 
    %r2 = pdl.operation "func.call"(%o : !pdl.value) -> (%x : !pdl.type)
    pdl.replace %0 with %r2
  }
}
// -----
pdl.pattern @foo : benefit(1) {
  %t = pdl.type
  %o = pdl.operand : %t
  %0 = pdl.operation "a.b"(%o : !pdl.value) -> (%t : !pdl.type)
  pdl.rewrite %0 { 
    %x = pdl.type 
    %r2 = pdl.operation "func.call"(%o : !pdl.value) -> (%x : !pdl.type)
    pdl.replace %0 with %r2
  }
}
// -----
pdl.pattern @foo : benefit(1) {
  %t = pdl.type
  %o = pdl.operand : %t
  %0 = pdl.operation "a.b"(%o : !pdl.value) -> (%t : !pdl.type)
  pdl.rewrite %0 { 
    %x = pdl.type 
    %r2 = pdl.operation "func.call"(%o : !pdl.value) -> (%x : !pdl.type)
    %r3 = pdl.operation "func.call"(%o : !pdl.value) -> (%x : !pdl.type)
    pdl.replace %r3 with %r2
    pdl.replace %0 with %r3
  }
}
// -----
pdl.pattern @foo : benefit(1) {
  %a = pdl.attribute
  %0 = pdl.operation "a.b" {3 = %a, "y"= %b}
  pdl.rewrite %0 with "x"
}
// -----
pdl.pattern @foo : benefit(1) {
  %a = pdl.attribute
  %0 = pdl.operation "a.b" {"y" : i32 = %a}
  pdl.rewrite %0 with "x"
}
// -----
pdl.pattern @foo : benefit(1) {
  %a = pdl.attribute
  %0 = pdl.operation "a.b" {"y" = 3}
  pdl.rewrite %0 with "x"
}
// -----
pdl.pattern @foo : benefit(1) {
  %a = pdl.attribute
  %0 = pdl.operation "a.b" {"y" = %a
  pdl.rewrite %0 with "x"
}
// -----
pdl.pattern @foo : benefit(1) {
  %t = pdl.type : i32
  %0 = pdl.operation "a.b" -> (%t : i32)
  pdl.rewrite %0 with "x"
}
// -----
pdl.pattern @foo : benefit(1) {
  %t = pdl.type : i32
  %0 = pdl.operation "a.b" (%t : !pdl.type)
  pdl.rewrite %0 with "x"
}
// -----
pdl.pattern @foo : benefit(1) {
  %t = pdl.types : [i32, 3]
  %0 = pdl.operation "a.b" (%t : !pdl.type)
  pdl.rewrite %0 with "x"
}
// -----
pdl.pattern @foo : benefit(1) {
  %t = pdl.types : i32
  %0 = pdl.operation "a.b" (%t : !pdl.type)
  pdl.rewrite %0 with "x"
}
// -----
pdl.pattern @foo : benefit(1) {
  %0 = pdl.operation "a.b"
  pdl.apply_native_constraint "x"(%0 : i32)
  pdl.rewrite %0 with "x"
}
// -----
pdl.pattern @foo : benefit(40000) {
  %0 = pdl.operation "a.b"
  pdl.rewrite %0 with "x"
}
// -----
pdl.pattern @foo : benefit(70000) {
  %0 = pdl.operation "a.b"
  pdl.rewrite %0 with "x"
}
// -----
pdl.pattern @foo {
  %0 = pdl.operation "a.b"
  pdl.rewrite %0 with "x"
}
// -----
pdl.pattern @foo : benefit(0) attributes {a = 3} {
  %0 = operation "a.b"
  rewrite %0 with "x"
}
pdl.pattern : benefit(0) {
  %0 = operation
  rewrite with "x"(%0 : !pdl.operation)
}
// -----
pdl.pattern @foo : benefit(0) {
  %0 = operation "x"
  rewrite %0 with "x"
^bb0:
  %1 = operation "x"
  rewrite %1 with "x"
}
// -----
%0 = pdl.operation "x"
%1 = pdl.type
%2 = pdl.attribute
pdl.rewrite %0 with "a"
// -----
%0 = pdl.operation "x"
%1 = pdl.type
%2 = pdl.attribute
%3 = pdl.result 0 of %0
%4 = pdl.results of %0
%5 = pdl.types
// -----
pdl.pattern @foo : benefit(0) {
  %0 = operation "x"
  rewrite %0 { pdl.pattern : benefit(1) { %1 = operation "y" rewrite %1 with "x" } }
}
// -----
pdl.pattern @foo : benefit(0) {
  pdl.pattern : benefit(1) { %1 = operation "y" rewrite %1 with "x" }
  %0 = operation "x"
  rewrite %0 with "x"
}
// -----
pdl.pattern @foo : benefit(0) {
  %0 = operation "x"
  pdl.apply_native_constraint "a"(%0 : !pdl.operation) : !pdl.range<operation>
  rewrite %0 with "x"
}
// -----
pdl.pattern @foo : benefit(0) {
  %0 = operation "x"
  %1 = pdl.apply_native_constraint "a"(%0 : !pdl.operation) : !pdl.value
  %2 = operation "x" (%1 : !pdl.value)
  rewrite %0 with "x"(%2 : !pdl.operation)
}
