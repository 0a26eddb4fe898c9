// ARGS: -canonicalize
// ARGS: -canonicalize=top-down=false
// ARGS: -canonicalize=region-simplify=disabled
// ARGS: -canonicalize=region-simplify=aggressive
// ARGS: -canonicalize="max-iterations=1"
// ARGS: -canonicalize="max-iterations=0"
// ARGS: -canonicalize="max-iterations=-1"
// ARGS: -canonicalize="max-num-rewrites=1"
// ARGS: -canonicalize="max-num-rewrites=0"
// ARGS: -canonicalize="max-iterations=1 test-convergence"
// ARGS: -canonicalize="max-iterations=1 test-convergence=true top-down=0"
// ARGS: -canonicalize="test-convergence"
// ARGS: -canonicalize="region-simplify=other"
// ARGS: -canonicalize="max-iterations=x"
// ARGS: -canonicalize="unknown=1"
// ARGS: -canonicalize -mlir-print-debuginfo
// ARGS: -pass-pipeline=builtin.module(func.func(canonicalize{top-down=false,max-iterations=3}))
// ARGS: -pass-pipeline=builtin.module(canonicalize{enable-patterns=None})
func.func @order(%a: i32, %b: i32) -> (i32, i32, i32) {
  %c3 = arith.constant 3 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %0 = arith.addi %c1, %a : i32
  %1 = arith.addi %0, %c2 : i32
  %2 = arith.addi %c3, %1 : i32
  %3 = arith.muli %c2, %c3 : i32
  %4 = arith.addi %3, %b : i32
  %5 = arith.subi %4, %c1 : i32
  return %2, %5, %3 : i32, i32, i32
}
func.func @blocks(%a: i32, %c: i1) -> i32 {
  %true = arith.constant true
  %c7 = arith.constant 7 : i32
  cf.cond_br %true, ^bb1(%a, %c7 : i32, i32), ^bb2
^bb1(%x: i32, %unused: i32):
  %0 = arith.addi %x, %c7 : i32
  cf.br ^bb3(%0 : i32)
^bb2:
  %1 = arith.muli %a, %c7 : i32
  cf.br ^bb3(%1 : i32)
^bb3(%r: i32):
  return %r : i32
^bb4:
  return %a : i32
}
func.func @diamond(%a: i32, %c: i1) -> i32 {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %0 = arith.addi %a, %a : i32
  cf.br ^bb3(%0, %a : i32, i32)
^bb2:
  %1 = arith.addi %a, %a : i32
  cf.br ^bb3(%1, %a : i32, i32)
^bb3(%r: i32, %s: i32):
  %2 = arith.subi %r, %s : i32
  return %2 : i32
}
