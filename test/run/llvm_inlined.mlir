// RUN: jig-opt %s --inline=default-pipeline= | jig eval - --entry main --arg i32=5 | FileCheck %s
// RUN: jig-opt %s --inline | jig eval - --entry main --arg i32=5 | FileCheck %s
// RUN: jig-opt %s --inline | FileCheck %s --check-prefix=INLINED
// Memory of functions that are inlined into a loop: copies of arguments, allocations of constant
// size, allocations that are given back.

// INLINED-LABEL: llvm.func @main
// INLINED-NOT: llvm.call @

llvm.func internal @bumped(%p: !llvm.ptr {llvm.byval = i32}) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.load %p : !llvm.ptr -> i32
  %1 = llvm.add %0, %one : i32
  llvm.store %1, %p : i32, !llvm.ptr
  %2 = llvm.load %p : !llvm.ptr -> i32
  llvm.return %2 : i32
}
llvm.func internal @through_memory(%x: i32, %n: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %zero = llvm.mlir.constant(0 : i32) : i32
  %a = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %b = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  llvm.store %x, %a : i32, !llvm.ptr
  llvm.store %x, %b : i32, !llvm.ptr
  %0 = llvm.load %a : !llvm.ptr -> i32
  %1 = llvm.load %b : !llvm.ptr -> i32
  %big = llvm.icmp "sgt" %0, %n : i32
  llvm.cond_br %big, ^big, ^small
^big:
  llvm.return %zero : i32
^small:
  %2 = llvm.add %0, %1 : i32
  llvm.return %2 : i32
}
// CHECK: [20 : i32, 7 : i32]
llvm.func @main(%n: i32) -> !llvm.struct<(i32, i32)> {
  %one = llvm.mlir.constant(1 : i32) : i32
  %zero = llvm.mlir.constant(0 : i32) : i32
  %seven = llvm.mlir.constant(7 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %seven, %p : i32, !llvm.ptr
  llvm.br ^head(%zero, %zero : i32, i32)
^head(%i: i32, %sum: i32):
  %more = llvm.icmp "slt" %i, %n : i32
  llvm.cond_br %more, ^body, ^end
^body:
  %0 = llvm.call @through_memory(%i, %n) : (i32, i32) -> i32
  %bumped = llvm.call @bumped(%p) : (!llvm.ptr) -> i32
  %next = llvm.add %i, %one : i32
  %next_sum = llvm.add %sum, %0 : i32
  llvm.br ^head(%next, %next_sum : i32, i32)
^end:
  %left = llvm.load %p : !llvm.ptr -> i32
  %r0 = llvm.mlir.undef : !llvm.struct<(i32, i32)>
  %r1 = llvm.insertvalue %sum, %r0[0] : !llvm.struct<(i32, i32)>
  %r2 = llvm.insertvalue %left, %r1[1] : !llvm.struct<(i32, i32)>
  llvm.return %r2 : !llvm.struct<(i32, i32)>
}
