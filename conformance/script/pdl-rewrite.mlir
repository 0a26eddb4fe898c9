// ARGS: -allow-unregistered-dialect -transform-interpreter -split-input-file
// FRAME
module attributes {transform.with_named_sequence} {
  func.func @f(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %b {x = 3 : i64, y = "s"} : i32
    %2 = arith.addi %1, %1 : i32
    %c = arith.constant 4 : i32
    %3 = arith.addi %2, %c : i32
    "use"(%3) : (i32) -> ()
    return %3 : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    transform.with_pdl_patterns %root : !transform.any_op {
    ^bb0(%arg0: !transform.any_op):
      pdl.pattern @my : benefit(1) {
        // HERE
      }
      sequence %arg0 : !transform.any_op failures(propagate) {
      ^bb0(%arg1: !transform.any_op):
        %m = pdl_match @my in %arg1 : (!transform.any_op) -> !transform.any_op
        transform.debug.emit_remark_at %m, "m" : !transform.any_op
      }
    }
    transform.yield
  }
}
// EACH
%t = types : [] %a = operands %0 = operation (%a : !pdl.range<value>) -> (%t : !pdl.range<type>) rewrite %0 with "x"
// CASE
        %t = type
        %a = operand
        %b = operand
        %0 = operation "arith.addi"(%a, %b : !pdl.value, !pdl.value) -> (%t : !pdl.type)
        rewrite %0 {
         %n = operation "arith.subi"(%a, %b : !pdl.value, !pdl.value)
         %r = result 0 of %n
         %at = attribute = "hello
// CASE
        %t = type
        %a = operand
        %b = operand
        %0 = operation "arith.muli"(%a, %b : !pdl.value, !pdl.value) -> (%t : !pdl.type)
        %r = result 0 of %0
        %c = operand
        %1 = operation "use"(%r : !pdl.value)
        %2 = operation "arith.addi"(%r, %r : !pdl.value, !pdl.value) -> (%t : !pdl.type)
        rewrite %0 with "x"(%1, %2 : !pdl.operation, !pdl.operation)
// CASE
        %t = type
        %a = operand
        %b = operand
        %0 = operation "arith.addi"(%a, %b : !pdl.value, !pdl.value) -> (%t : !pdl.type)
        %r = result 0 of %0
        %1 = operation "use"(%r : !pdl.value)
        %2 = operation "func.return"(%r : !pdl.value)
        rewrite with "x"(%1, %2 : !pdl.operation, !pdl.operation)
// CASE
        %t = type
        %a = operand
        %b = operand
        %0 = operation "arith.addi"(%a, %b : !pdl.value, !pdl.value) -> (%t : !pdl.type)
        %r = result 0 of %0
        %1 = operation "use"(%r : !pdl.value)
        %2 = operation "func.return"(%r : !pdl.value)
        apply_native_constraint "verbose_constraint"(%0, %1, %2 : !pdl.operation, !pdl.operation, !pdl.operation)
        rewrite %2 {
          %n = operation "found"(%r : !pdl.value)
          erase %1
        }
// CASE
        %t = type
        %b = operand
        %a = operand
        %0 = operation "arith.muli"(%a, %b : !pdl.value, !pdl.value) -> (%t : !pdl.type)
        %r = result 0 of %0
        %1 = operation (%r, %r : !pdl.value, !pdl.value) -> (%t : !pdl.type)
        apply_native_constraint "verbose_constraint"(%1 : !pdl.operation)
        rewrite %0 { %x = operation "made"(%r : !pdl.value) }
// CASE
        %t = types : [i32, i32]
        %a = operands : %t
        %x = types
        %0 = operation (%a : !pdl.range<value>) -> (%x : !pdl.range<type>)
        rewrite %0 with "x"
// CASE
        %t = type
        %a = operands
        %b = operand
        %0 = operation "arith.addi"(%a : !pdl.range<value>) -> (%t : !pdl.type)
        %r = results of %0
        %1 = operation "arith.muli"(%r, %b : !pdl.range<value>, !pdl.value) -> (%t : !pdl.type)
        rewrite %1 with "x"
// CASE
        %t = type
        %a = operand
        %b = operands
        %x = operand
        %1 = operation "arith.muli"(%a, %x, %b : !pdl.value, !pdl.value, !pdl.range<value>) -> (%t : !pdl.type)
        rewrite %1 { %n = operation "foo"(%b : !pdl.range<value>) }
// CASE
        %t = type
        %a = operand
        %b = operands
        %x = operand
        %1 = operation "arith.muli"(%a, %b, %x : !pdl.value, !pdl.range<value>, !pdl.value) -> (%t : !pdl.type)
        rewrite %1 { %n = operation "foo"(%b : !pdl.range<value>) }
// CASE
        %t = types
        %x = type
        %a = operands
        %1 = operation "arith.muli"(%a : !pdl.range<value>) -> (%x, %t : !pdl.type, !pdl.range<type>)
        rewrite %1 { %n = operation "foo"(%a : !pdl.range<value>) -> (%t : !pdl.range<type>)}
// CASE
        %t = types
        %x = type
        %a = operands
        %1 = operation "arith.muli"(%a : !pdl.range<value>) -> (%t, %x : !pdl.range<type>, !pdl.type)
        rewrite %1 { %n = operation "foo"(%a : !pdl.range<value>) -> (%x : !pdl.type)}
// CASE
        %t = types
        %a = operands
        %1 = operation (%a : !pdl.range<value>) -> (%t : !pdl.range<type>)
        %r = result 0 of %1
        %r1 = results 0 of %1 -> !pdl.value
        %2 = operation "use"(%r : !pdl.value)
        rewrite %2 { %n = operation "foo"(%a, %r1 : !pdl.range<value>, !pdl.value) -> (%t : !pdl.range<type>)}
