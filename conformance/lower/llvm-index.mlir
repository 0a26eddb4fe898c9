// ARGS: --convert-index-to-llvm --split-input-file
// ARGS: --convert-index-to-llvm=index-bitwidth=32 --split-input-file --mlir-print-op-generic
// ARGS: --convert-index-to-llvm=index-bitwidth=16 --split-input-file
// ARGS: --convert-index-to-llvm --convert-func-to-llvm --reconcile-unrealized-casts --split-input-file
// ARGS: --convert-to-llvm --split-input-file --mlir-print-debuginfo
// ARGS: --convert-to-llvm=allow-pattern-rollback=false --split-input-file
func.func @binary(%a: index, %b: index) -> index {
  %0 = index.add %a, %b {x}
  %1 = index.sub %0, %b
  %2 = index.mul %1, %b
  %3 = index.divs %2, %b
  %4 = index.divu %3, %b
  %5 = index.rems %4, %b
  %6 = index.remu %5, %b
  %7 = index.maxs %6, %b
  %8 = index.maxu %7, %b
  %9 = index.mins %8, %b
  %10 = index.minu %9, %b
  %11 = index.shl %10, %b
  %12 = index.shrs %11, %b
  %13 = index.shru %12, %b
  %14 = index.and %13, %b
  %15 = index.or %14, %b
  %16 = index.xor %15, %b {y}
  return %16 : index
}
// -----
func.func @rounded(%a: index, %b: index) -> (index, index, index) {
  %0 = index.ceildivu %a, %b {x}
  %c = index.constant 4
  %1 = index.floordivs %a, %c {x}
  %d = arith.constant -3 : index
  %2 = index.floordivs %a, %d
  return %0, %1, %2 : index, index, index
}
// -----
func.func @casts(%a: index, %b: i8, %c: i64, %d: i128, %e: si32) -> (i8, i64, i128, ui16) {
  %0 = index.casts %b {x} : i8 to index
  %1 = index.castu %b : i8 to index
  %2 = index.casts %c : i64 to index
  %3 = index.castu %d : i128 to index
  %4 = index.casts %e : si32 to index
  %5 = index.add %0, %1
  %6 = index.add %2, %3
  %7 = index.add %5, %6
  %8 = index.add %7, %4
  %9 = index.casts %8 : index to i8
  %10 = index.castu %8 : index to i64
  %11 = index.castu %8 : index to i128
  %12 = index.castu %8 : index to ui16
  return %9, %10, %11, %12 : i8, i64, i128, ui16
}
// -----
func.func @compare(%a: index, %b: index) -> i1 {
  %0 = index.cmp eq(%a, %b)
  %1 = index.cmp ne(%a, %b) {x}
  %2 = index.cmp slt(%a, %b)
  %3 = index.cmp sle(%a, %b)
  %4 = index.cmp sgt(%a, %b)
  %5 = index.cmp sge(%a, %b)
  %6 = index.cmp ult(%a, %b)
  %7 = index.cmp ule(%a, %b)
  %8 = index.cmp ugt(%a, %b)
  %9 = index.cmp uge(%a, %b)
  return %9 : i1
}
// -----
func.func @constants() -> (index, i1) {
  %0 = index.constant {x} 42
  %1 = index.constant -1
  %2 = index.constant 9223372036854775807
  %3 = index.constant -9223372036854775808
  %4 = index.bool.constant {x} true
  %5 = index.bool.constant false
  %6 = index.sizeof {x}
  %7 = index.add %0, %6
  return %7, %4 : index, i1
}
// -----
func.func @loop(%n: index) -> index {
  %zero = index.constant 0
  %one = index.constant 1
  cf.br ^head(%zero, %zero : index, index)
^head(%i: index, %s: index):
  %more = index.cmp slt(%i, %n)
  cf.cond_br %more, ^body, ^end
^body:
  %t = index.add %s, %i
  %k = index.add %i, %one
  cf.br ^head(%k, %t : index, index)
^end:
  return %s : index
}
