// ARGS: --ensure-debug-info-scope-on-llvm-func --mlir-print-debuginfo --split-input-file
// Functions with bodies and without; what comes from the same file and from others.
module {
  llvm.func @declared(i32) loc("a/b/x.c":3:4)
  llvm.func @defined(%a: i32) -> i32 {
    %0 = llvm.add %a, %a : i32 loc("y.h":1:2)
    %1 = llvm.add %0, %a : i32 loc(callsite("y.h":1:2 at "x.c":3:5))
    %2 = llvm.add %1, %a : i32 loc(callsite(callsite("z.h":1:2 at "y.h":7:7) at "x.c":3:5))
    %3 = llvm.add %2, %a : i32 loc(fused["y.h":1:2, "x.c":3:5])
    %4 = llvm.add %3, %a : i32 loc(fused<"why">["a/x.c":1:2, "y.h":3:5])
    %5 = llvm.add %4, %a : i32 loc("nm"("y.h":1:2))
    %6 = llvm.add %5, %a : i32 loc("nm")
    %7 = llvm.add %6, %a : i32 loc(unknown)
    %8 = llvm.add %7, %a : i32 loc("x.c":7:7)
    %9 = llvm.add %8, %a : i32 loc("y.h":2:2 to 4:4)
    %10 = llvm.add %9, %a : i32 loc(callsite(callsite(callsite("w.h":4:4 at "z.h":1:2) at "y.h":7:7) at callsite("y.h":8:8 at "x.c":3:5)))
    %11 = llvm.add %10, %a : i32 loc(callsite("nm"("y.h":1:2) at unknown))
    llvm.return %11 : i32 loc("a/x.c":3:7)
  } loc("a/x.c":9:1)
  llvm.func @unknown() {
    llvm.return loc("x.c":9:7)
  } loc(unknown)
  llvm.func @named_only() loc("nm")
  llvm.func @fused() {
    llvm.return loc("x.c":9:7)
  } loc(fused<"meta">["x.c":9:8, "y.c":1:2])
  llvm.func @fused_unknown() {
    llvm.return loc("x.c":9:7)
  } loc(fused["nm", "y.c":1:2])
  llvm.func @inlined() loc(callsite("b.c":1:1 at "c.c":2:2))
  llvm.func @range() loc("b.c":1:1 to 3:4)
} loc("m.mlir":1:1)

// -----

// Paths.
llvm.func @f() loc("/":7:1)
llvm.func @f1() loc("//a":7:1)
llvm.func @f2() loc("/a":7:1)
llvm.func @f3() loc("a/":7:1)
llvm.func @f4() loc("a//b":7:1)
llvm.func @f5() loc("":7:1)
llvm.func @f6() loc("a\\b":7:1)
llvm.func @f7() loc("./a/.":7:1)
llvm.func @f8() loc("//net/b":7:1)
llvm.func @f9() loc("//net":7:1)
llvm.func @f10() loc("//":7:1)
llvm.func @f11() loc("a/b//":7:1)
llvm.func @f12() loc("///a":7:1)
llvm.func @f13() loc("///a///b":7:1)
llvm.func @f14() loc("/a/":7:1)
llvm.func @f15() loc("//net/":7:1)
llvm.func @f16() loc("//net//b/c":7:1)
llvm.func @f17() loc("//net/b//":7:1)
llvm.func @f18() loc("///":7:1)
llvm.func @f19() loc("..":7:1)

// -----

// Modules in modules, and what is no function.
module {
  llvm.func @f() {
    llvm.return
  }
  gpu.module @m {
    llvm.func @f() {
      llvm.return
    }
  }
  module {
    llvm.func @f() {
      llvm.return
    } loc(unknown)
  } loc("other.mlir":1:1)
  llvm.mlir.global @x() : i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32 loc("foo":1:1)
    llvm.return %0 : i32
  }
}

// -----

// A compile unit that is there.
#file = #llvm.di_file<"x" in "y">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, producer = "me", isOptimized = false, emissionKind = Full>
module {
  llvm.func @f() {
    llvm.return
  } loc(unknown)
  llvm.func @g() {
    llvm.return
  }
  llvm.func @h() loc(unknown)
} loc("k"(fused<#unit>["b":1:1]))

// -----

// Without a file.
module {
  llvm.func @f() {
    llvm.return
  } loc("nm")
} loc(unknown)

// -----

// Subprograms that are there, and others' metadata.
#file = #llvm.di_file<"x" in "y">
#known = #llvm.di_subprogram<scope = #file, name = "f", file = #file>
llvm.func @name_inlined() {
  llvm.return loc(callsite("x":1:1 at "b":1:1))
} loc("nm"(fused<#known>["b":1:1]))
llvm.func @name_other() {
  llvm.return loc("x":1:1)
} loc("nm"(fused<#known>["b":1:1]))
llvm.func @meta_other() {
  llvm.return loc("x":1:1)
} loc(fused<"m">["c":1:1, fused<#known>["b":1:1]])
llvm.func @direct() {
  llvm.return loc("x":1:1)
} loc(fused<#known>["b":1:1])
llvm.func @already() {
  llvm.return loc(fused<#llvm.di_lexical_block_file<scope = #known, file = #file, discriminator = 0>>["x":1:1])
} loc(fused<#known>["b":1:1])
llvm.func @called() {
  llvm.return loc("x":1:1)
} loc(callsite("b":1:1 at fused<#known>["c":1:1]))
llvm.func @no_scope() {
  llvm.return loc(callsite("x":1:1 at "b":1:1))
} loc(fused<#file>["b":1:1])
llvm.func @same_file() {
  llvm.return loc("b":1:1)
} loc(fused["b":1:1, fused<#known>["c":1:1]])

// -----

// A function by blocks.
llvm.func @blocks(%c: i1) {
  llvm.cond_br %c, ^bb1, ^bb2 loc("p.c":4:4)
^bb1:
  llvm.br ^bb2 loc("q.c":4:4)
^bb2:
  llvm.return loc("r/q.c":4:4)
} loc("p.c":1:1)

// -----

// Nothing of the dialect.
module {
}

// -----

func.func @f() {
  return
}
