// ARGS: --allow-unregistered-dialect --mlir-use-nameloc-as-prefix
// ARGS: --allow-unregistered-dialect --mlir-use-nameloc-as-prefix --mlir-print-debuginfo
// ARGS: --allow-unregistered-dialect --mlir-print-op-generic --mlir-use-nameloc-as-prefix
func.func @nameloc(%a: i32 loc("first"), %b: i32 loc("first"), %c: i32 loc(fused["x.mlir":1:2, "second arg"])) -> i32 {
  %0 = arith.constant 1 : i32 loc("alpha")
  %1 = arith.constant 1 : i32 loc("alpha"("beta"("f.mlir":3:4)))
  %2 = arith.addi %0, %1 : i32 loc(callsite("callee" at "caller"))
  %3 = arith.addi %0, %2 : i32 loc("0weird name!")
  %4:2 = "t.two"(%3) : (i32) -> (i32, i32) loc("pair")
  %5 = arith.constant 1 : i32 loc("plain.mlir":1:1)
  %6 = "t.one"() : () -> i32 loc(unknown)
  %7 = "t.one"() : () -> i32 loc("")
  cf.br ^b(%6 : i32)
^b(%x: i32 loc("blockarg")):
  return %4#1 : i32
}
