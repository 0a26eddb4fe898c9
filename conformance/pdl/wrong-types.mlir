// ARGS: --split-input-file --allow-unregistered-dialect
"pdl.pattern"() <{benefit = 1 : i16}> ({
  %a = "t.v"() : () -> i32
  %0 = "pdl.operation"(%a, %a, %a) <{attributeValueNames = ["a"], operandSegmentSizes = array<i32: 1, 1, 1>}> : (i32, i32, i32) -> !pdl.operation
}) : () -> ()
// -----
%a = "t.v"() : () -> i32
%0 = "pdl.operation"(%a) <{attributeValueNames = ["a"], operandSegmentSizes = array<i32: 0, 1, 0>}> : (i32) -> !pdl.operation
// -----
%a = "t.v"() : () -> i32
%0 = "pdl.operation"(%a) <{attributeValueNames = ["a"], operandSegmentSizes = array<i32: 0, 0, 1>}> : (i32) -> !pdl.operation
// -----
%0 = "pdl.operation"() <{attributeValueNames = ["a"], operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pdl.value
// -----
%a = "t.v"() : () -> !pdl.range<operation>
%0 = "pdl.result"(%a) <{index = 0 : i32}> : (!pdl.range<operation>) -> !pdl.value
// -----
%a = "t.v"() : () -> !pdl.operation
%0 = "pdl.result"(%a) <{index = 0 : i32}> : (!pdl.operation) -> !pdl.range<value>
// -----
%a = "t.v"() : () -> !pdl.operation
%0 = "pdl.results"(%a) : (!pdl.operation) -> i32
// -----
%0 = "pdl.types"() : () -> !pdl.range<value>
// -----
%0 = "pdl.type"() : () -> !pdl.range<type>
// -----
%a = "t.v"() : () -> !pdl.value
%0 = "pdl.attribute"(%a) : (!pdl.value) -> !pdl.attribute
// -----
%0 = "pdl.attribute"() : () -> i32
// -----
%a = "t.v"() : () -> i32
%0 = "pdl.operand"(%a) : (i32) -> !pdl.value
// -----
%0 = "pdl.operands"() : () -> !pdl.value
// -----
%a = "t.v"() : () -> !pdl.type
%0 = "pdl.operands"(%a) : (!pdl.type) -> !pdl.range<value>
// -----
"pdl.rewrite"() <{operandSegmentSizes = array<i32: 0, 0>}> ({ %0 = "pdl.range"() : () -> !pdl.range<operation> }) : () -> ()
// -----
"pdl.rewrite"() <{operandSegmentSizes = array<i32: 0, 0>}> ({ %0 = "pdl.range"() : () -> !pdl.value }) : () -> ()
// -----
%a = "t.v"() : () -> i32
"pdl.apply_native_rewrite"(%a) <{name = "x"}> : (i32) -> ()
