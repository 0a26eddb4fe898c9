// ARGS: --ensure-debug-info-scope-on-llvm-func --split-input-file
// What was inlined into no function, into one whose own subprogram does not stand at its location's head, or from nowhere.
llvm.mlir.global external @g(0 : i32) : i32 loc(callsite("a":1:1 at "b":1:1))

// -----

module {
  llvm.func @f()
} loc(callsite("b":1:1 at "c":1:1))

// -----

llvm.func @f() {
  llvm.return loc(callsite("nm" at "b":1:1))
} loc("b":1:1)

// -----

#file = #llvm.di_file<"x" in "y">
#known = #llvm.di_subprogram<scope = #file, name = "f", file = #file>
llvm.func @f() {
  llvm.return loc(callsite("x":1:1 at "b":1:1))
} loc(fused["c":1:1, fused<#known>["b":1:1]])

// -----

#file = #llvm.di_file<"x" in "y">
#known = #llvm.di_subprogram<scope = #file, name = "f", file = #file>
llvm.func @f() {
  llvm.return loc("x":1:1)
} loc(fused["c":1:1, fused<#known>["b":1:1]])

// -----

#file = #llvm.di_file<"x" in "y">
#known = #llvm.di_subprogram<scope = #file, name = "f", file = #file>
llvm.func @f() {
  llvm.return loc(callsite("x":1:1 at "b":1:1))
} loc(fused<"m">["c":1:1, fused<#known>["b":1:1]])
