// RUN: %python %S/../../tools/compare-ir -q -v -j 1 --jig jig %s
// Arguments whose number is not known, assembly that gives nothing, and what targets know of globals.
llvm.func @reads(%n: i32, ...) {
  %c = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c x !llvm.array<24 x i8> : (i32) -> !llvm.ptr
  %q = llvm.alloca %c x !llvm.array<24 x i8> : (i32) -> !llvm.ptr
  llvm.intr.vastart %p : !llvm.ptr
  llvm.intr.vacopy %p to %q : !llvm.ptr, !llvm.ptr
  llvm.intr.vaend %p : !llvm.ptr
  llvm.intr.vaend %q : !llvm.ptr
  llvm.return
}
llvm.func @assembly(%p: !llvm.ptr, %n: i32) -> i32 {
  %0 = llvm.inline_asm has_side_effects operand_attrs = [{elementtype = !llvm.ptr}] "", "*m,~{memory}" %p : (!llvm.ptr) -> !llvm.void
  llvm.inline_asm has_side_effects "nop", "r" %n : (i32) -> ()
  %1 = llvm.add %n, %n : i32
  llvm.return %1 : i32
}
llvm.mlir.global external @effects() {target_specific_attrs = [["memory", "0"], ["int-attr", "4"], "no-value"]} : f64
llvm.mlir.global external @words(2 : i32) {section = "mine", target_specific_attrs = ["norecurse", ["bss-section", "b"]]} : i32
