// ARGS: --split-input-file --allow-unregistered-dialect
%a = arith.constant 1 : i32
"func.func"() ({
  "t.x"(%a) : (i32) -> ()
  "func.return"() : () -> ()
}) {sym_name = "x", function_type = () -> ()} : () -> ()
// -----
%a = arith.constant 1 : i32
func.func @x() {
  "t.x"(%a) : (i32) -> ()
  return
}
// -----
func.func @x() {
  "t.x"(%a) : (i32) -> ()
  return
}
%a = arith.constant 1 : i32
// -----
%a = arith.constant 1 : i32
func.func @x(%a: i32) {
  return
}
// -----
%a = arith.constant 1 : i32
module {
  %a = arith.constant 1 : i32
}
// -----
module {
  %a = arith.constant 1 : i32
}
module {
  %a = arith.constant 1 : i32
  %b = arith.addi %a, %a : i32
}
