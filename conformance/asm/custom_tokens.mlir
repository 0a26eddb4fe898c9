// ARGS: --split-input-file --allow-unregistered-dialect
// FRAME
// HERE
// EACH
%b = arith.addi %c, %c : i32 %c = arith.constant 1 : i64
%a = arith.constant 1 : i32 arith.addi %a, %a {a = 1, a} : i32
func.return %a : i32, i32
func.call @x(%a) : () -> ()
func.call @x() : i32
