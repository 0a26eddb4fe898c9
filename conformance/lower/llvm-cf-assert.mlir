// ARGS: --convert-cf-to-llvm
// ARGS: --convert-cf-to-llvm --mlir-print-debuginfo --mlir-print-local-scope --mlir-print-op-generic
// ARGS: --convert-to-llvm --canonicalize --cse
// ARGS: --convert-func-to-llvm --convert-cf-to-llvm --reconcile-unrealized-casts
module {
  func.func @known(%a: i1) {
    cf.assert %a, "x" {y}
    return
  }
}
module {
func.func @asserts(%a: i1, %b: i1) -> i1 {
  cf.assert %a, "first"
  %c = arith.andi %a, %b : i1
  cf.assert %c, ""
  %d = arith.ori %a, %c : i1
  cf.assert %d, "\00\00"
  cf.assert %d, "ü\t\""
  cf.cond_br %d, ^x(%c : i1), ^y
^x(%e: i1):
  cf.assert %e, "first"
  cf.br ^y
^y:
  cf.assert %a, "last"
  return %c : i1
}
module @inner {
  func.func @one(%a: i1) {
    cf.assert %a, "first"
    return
  }
  func.func @two(%a: i1) {
    cf.assert %a, "second"
    return
  }
}
}
module {
llvm.func @abort()
llvm.func @puts(!llvm.ptr)
llvm.mlir.global private constant @assert_msg("x") : !llvm.array<1 x i8>
func.func @declared(%a: i1) {
  cf.assert %a, "x"
  return
}
}
module {
func.func @branches_then_asserts(%a: i1) {
  cf.br ^x
^x:
  cf.assert %a, "x"
  cf.br ^y
^y:
  cf.assert %a, "y"
  cf.assert %a, "z"
  return
}
}
module {
func.func @in_loop(%n: index, %a: i1) {
  %zero = arith.constant 0 : index
  scf.for %i = %zero to %n step %n {
    %c = arith.cmpi eq, %i, %zero : index
    scf.yield
  }
  scf.execute_region {
    cf.assert %a, "in"
    scf.yield
  }
  return
}
}
