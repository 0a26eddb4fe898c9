// ARGS: --allow-unregistered-dialect --mlir-print-value-users
// ARGS: --allow-unregistered-dialect --mlir-print-op-generic --mlir-print-value-users
// ARGS: --allow-unregistered-dialect --mlir-print-debuginfo --mlir-print-value-users
func.func @users(%x: i32, %unused: f32) -> i32 {
  %a = arith.addi %x, %x : i32
  %b:2 = "t.two"(%a, %a) : (i32, i32) -> (i32, i32)
  %c = arith.addi %b#0, %a : i32
  "t.none"() : () -> ()
  "t.use"(%c) : (i32) -> ()
  %d = arith.constant 1 : i32
  "t.use"(%b#1, %c) : (i32, i32) -> ()
  "t.region"(%a) ({
  ^bb0(%z: i32):
    "t.use"(%z, %a, %z) : (i32, i32, i32) -> ()
    cf.br ^bb1(%z: i32)
  ^bb1(%w: i32):
    "t.end"() : () -> ()
  }) : (i32) -> ()
  return %c : i32
}
