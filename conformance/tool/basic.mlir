// ARGS: 
// ARGS: --
// ARGS: --verify-each=false
// ARGS: --allow-unregistered-dialect=1
// ARGS: --verify-roundtrip
// ARGS: --mlir-timing=0
// ARGS: nofile.mlir
// ARGS: -o
// ARGS: -o /nonexist/x
// ARGS: -o -
// ARGS: --mlir-timing-display=xx
// ARGS: --verify-diagnostics=foo
// ARGS: --mlir-elide-elementsattrs-if-larger=x
// ARGS: --mlir-print-ir-after-all=x --mlir-timing=y
// ARGS: --mlir-print-ir-after=foo
// ARGS: --allow-unregistered-dialect=x
// ARGS: x
// ARGS: --mlir-diagnostic-verbosity-level=3
// ARGS: --verify-each=2
// ARGS: --mlir-print-debuginfo
// ARGS: --mlir-print-op-generic
func.func private @ext(i32)
func.func @f(%a: i32) -> i32 {
  %c = arith.constant 1 : i32
  %0 = arith.addi %a, %c : i32
  %1 = arith.addi %a, %c : i32
  %2 = arith.addi %0, %1 : i32
  return %2 : i32
}
func.func @g(%a: i32) -> i32 {
  return %a : i32
}
