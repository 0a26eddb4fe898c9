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
      // HERE
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
pdl.pattern @other : benefit(1) { %0 = operation "a" rewrite %0 with "x" }
pdl.pattern @my : benefit(1) { %t = types %a = operands %0 = operation (%a : !pdl.range<value>) -> (%t : !pdl.range<type>) rewrite %0 with "x" }
// CASE
      pdl.pattern @my : benefit(1) {
        %t = type
        %a = operand
        %b = operand
        %at = attribute = 4 : i64
        %0 = operation "arith.muli"(%a, %b : !pdl.value, !pdl.value) {"x" = %at} -> (%t : !pdl.type)
        apply_native_constraint "verbose_constraint"(%0 : !pdl.operation)
        rewrite %0 with "q"
      }
// CASE
      pdl.pattern @my : benefit(1) {
        %t = type
        %at = attribute : %t
        %0 = operation "arith.constant" {"value" = %at} -> (%t : !pdl.type)
        rewrite %0 with "q"
      }
// CASE
      pdl.pattern @my : benefit(1) {
        %t = type : i32
        %u = type : none
        %at = attribute : %u
        %a = operand
        %b = operand
        %0 = operation "arith.muli"(%a, %b : !pdl.value, !pdl.value) {"y" = %at} -> (%t : !pdl.type)
        rewrite %0 with "q"
      }
// CASE
      pdl.pattern @my : benefit(1) {
        %t = type
        %a = operand
        %b = operand
        %0 = operation "arith.muli"(%a, %b : !pdl.value, !pdl.value) -> (%t : !pdl.type)
        %r = result 0 of %0
        %1 = operation "arith.addi"(%r, %r : !pdl.value, !pdl.value) -> (%t : !pdl.type)
        rewrite %1 {
         %n = operation "foo"(%a, %b : !pdl.value, !pdl.value) -> (%t : !pdl.type)
         %n1 = operation "arith.addi"(%a, %b : !pdl.value, !pdl.value)
         %n2 = result 0 of %n1
         %n3 = results of %n1
         %at = attribute = 4 : i8
         %n4 = operation "x"(%n2, %n3, %r : !pdl.value, !pdl.range<value>, !pdl.value) {"a" = %at, "b" = %at}
        }
      }
