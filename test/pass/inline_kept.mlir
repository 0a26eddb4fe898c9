// RUN: jig-opt %s --inline=default-pipeline= | FileCheck %s
// Calls that stay, since the body would not do the same where they are (docs/miscompiles.md).

llvm.func @use()
llvm.func @read(!llvm.ptr)
llvm.func weak @weak() {
  llvm.call @use() : () -> ()
  llvm.return
}
llvm.func linkonce @linkonce() {
  llvm.call @use() : () -> ()
  llvm.return
}
// CHECK-LABEL: llvm.func @replaced
// CHECK: llvm.call @weak()
// CHECK: llvm.call @linkonce()
llvm.func @replaced() {
  llvm.call @weak() : () -> ()
  llvm.call @linkonce() : () -> ()
  llvm.return
}

llvm.func @any_denormals() attributes {denormal_fp_math = "preserve-sign"} {
  llvm.return
}
llvm.func @any_numbers() {
  llvm.return
}
llvm.func @streaming() attributes {arm_streaming} {
  llvm.return
}
llvm.func @null() attributes {passthrough = ["null_pointer_is_valid"]} {
  llvm.return
}
// CHECK-LABEL: llvm.func @other_state
// CHECK: llvm.call @any_denormals
// CHECK: llvm.call @any_numbers
// CHECK: llvm.call @streaming
// CHECK: llvm.call @null
llvm.func @other_state() attributes {no_nans_fp_math = true} {
  llvm.call @any_denormals() : () -> ()
  llvm.call @any_numbers() : () -> ()
  llvm.call @streaming() : () -> ()
  llvm.call @null() : () -> ()
  llvm.return
}
// CHECK-LABEL: llvm.func @same_state
// CHECK-NOT: llvm.call
// CHECK: llvm.return
llvm.func @same_state() attributes {arm_streaming} {
  llvm.call @streaming() : () -> ()
  llvm.return
}

llvm.func @must() {
  llvm.call musttail @use() : () -> ()
  llvm.return
}
llvm.func @tail() {
  llvm.call tail @use() : () -> ()
  llvm.return
}
// CHECK-LABEL: llvm.func @tails
// CHECK-NEXT: llvm.call @must()
// CHECK-NEXT: llvm.call @use()
// CHECK-NEXT: llvm.call tail @use()
llvm.func @tails() {
  llvm.call @must() : () -> ()
  llvm.call @tail() : () -> ()
  llvm.call tail @tail() : () -> ()
  llvm.return
}

// The function writes to memory that is not its argument, which may be the original.
llvm.func @copied(%a: !llvm.ptr {llvm.byval = f32}) attributes {memory_effects = #llvm.memory_effects<other = readwrite, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} {
  llvm.call @use() : () -> ()
  llvm.call @read(%a) : (!llvm.ptr) -> ()
  llvm.return
}
// CHECK-LABEL: llvm.func @copies
// CHECK: %[[COPY:.*]] = llvm.alloca
// CHECK: "llvm.intr.memcpy"(%[[COPY]], %arg0
// CHECK: llvm.call @read(%[[COPY]])
llvm.func @copies(%p: !llvm.ptr) {
  llvm.call @copied(%p) : (!llvm.ptr) -> ()
  llvm.return
}

// No result to be had.
func.func private @never() -> i32 {
  llvm.unreachable
}
// CHECK-LABEL: func.func @waits
// CHECK: llvm.unreachable
// CHECK: return
func.func @waits() -> i32 {
  %0 = func.call @never() : () -> i32
  return %0 : i32
}
// CHECK-LABEL: func.func @waits_inside
// CHECK: call @never
func.func @waits_inside(%c: i1) -> i32 {
  %0 = scf.if %c -> i32 {
    %1 = func.call @never() : () -> i32
    scf.yield %1 : i32
  } else {
    %2 = llvm.mlir.constant(1 : i32) : i32
    scf.yield %2 : i32
  }
  return %0 : i32
}
