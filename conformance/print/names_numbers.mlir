// ARGS: --allow-unregistered-dialect
// ARGS: --allow-unregistered-dialect --mlir-print-op-generic
func.func @numbers(%x: i32, %y: i32) -> i32 {
  %a = "t.one"() : () -> i32
  %b:2 = "t.two"(%a, %x) : (i32, i32) -> (i32, i32)
  "t.none"(%b#1, %b#0) : (i32, i32) -> ()
  %c = "t.one"(%b#1) : (i32) -> i32
  return %c : i32
}
