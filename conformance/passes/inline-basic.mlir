// ARGS: -inline
// ARGS: -inline=default-pipeline=
// ARGS: -inline=default-pipeline=cse
// ARGS: -inline="default-pipeline='canonicalize,cse'"
// ARGS: -inline="op-pipelines=func.func(cse)"
// ARGS: -inline="max-iterations=1"
// ARGS: -inline="max-iterations=0"
// ARGS: -inline="inlining-threshold=100"
// ARGS: -inline="inlining-threshold=0"
// ARGS: -inline -mlir-print-debuginfo
// ARGS: -inline -mlir-print-debuginfo -mlir-print-local-scope
// ARGS: -inline -mlir-print-ir-after-all
// ARGS: -inline=default-pipeline= -symbol-dce
// ARGS: -pass-pipeline=builtin.module(func.func(inline))
// ARGS: -pass-pipeline=builtin.module(inline{default-pipeline=cse,max-iterations=2})
func.func private @leaf(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  return %0 : i32
}
func.func @twice(%a: i32) -> i32 {
  %0 = call @leaf(%a) : (i32) -> i32
  %1 = call @leaf(%0) : (i32) -> i32
  return %1 : i32
}
func.func private @once(%a: i32, %b: i32) -> (i32, i32) {
  %0 = arith.muli %a, %b : i32
  %1 = func.call @leaf(%0) : (i32) -> i32
  return %0, %1 : i32, i32
}
func.func @caller(%a: i32) -> i32 {
  %c2 = arith.constant 2 : i32
  %0:2 = call @once(%a, %c2) : (i32, i32) -> (i32, i32)
  %1 = arith.subi %0#0, %0#1 : i32
  return %1 : i32
}
func.func private @multi(%c: i1, %a: i32) -> i32 {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %0 = arith.addi %a, %a : i32
  return %0 : i32
^bb2:
  return %a : i32
}
func.func @call_multi(%c: i1, %a: i32) -> i32 {
  %0 = call @multi(%c, %a) : (i1, i32) -> i32
  %1 = arith.muli %0, %0 : i32
  return %1 : i32
}
func.func @in_region(%c: i1, %a: i32) -> i32 {
  %0 = scf.if %c -> i32 {
    %1 = func.call @leaf(%a) : (i32) -> i32
    scf.yield %1 : i32
  } else {
    %1 = func.call @multi(%c, %a) : (i1, i32) -> i32
    scf.yield %1 : i32
  }
  return %0 : i32
}
func.func @public(%a: i32) -> i32 {
  return %a : i32
}
func.func @calls_public(%a: i32) -> i32 {
  %0 = call @public(%a) : (i32) -> i32
  return %0 : i32
}
func.func private @external(i32) -> i32
func.func @calls_external(%a: i32) -> i32 {
  %0 = call @external(%a) : (i32) -> i32
  return %0 : i32
}
func.func private @dead(%a: i32) -> i32 {
  %0 = call @leaf(%a) : (i32) -> i32
  return %0 : i32
}
