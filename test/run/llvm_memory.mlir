// RUN: jig eval %s --entry globals | FileCheck %s --check-prefix=GLOBALS
// RUN: jig eval %s --entry bytes | FileCheck %s --check-prefix=BYTES
// RUN: jig eval %s --entry bits | FileCheck %s --check-prefix=BITS
// RUN: jig eval %s --entry layout | FileCheck %s --check-prefix=LAYOUT
// RUN: jig eval %s --entry heap | FileCheck %s --check-prefix=HEAP
// RUN: jig eval %s --entry calls | FileCheck %s --check-prefix=CALLS
// RUN: jig eval %s --entry atomics | FileCheck %s --check-prefix=ATOMICS
// RUN: jig eval %s --entry blocks | FileCheck %s --check-prefix=BLOCKS
// RUN: jig eval %s --entry fib --arg i64=20 | FileCheck %s --check-prefix=FIB
// RUN: jig eval %s --entry two --arg i64=3 --arg f32=1.5 | FileCheck %s --check-prefix=TWO
// Memory, layouts, globals and calls; the numbers are those that machine code of the same functions gives.

llvm.mlir.global internal constant @text("hello\00") : !llvm.array<6 x i8>
llvm.mlir.global internal @table(dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>) : !llvm.array<2 x array<3 x i32>>
llvm.mlir.global internal @count(7 : i64) : i64
llvm.mlir.global internal @pair() : !llvm.struct<(i8, i32, ptr)> {
  %0 = llvm.mlir.undef : !llvm.struct<(i8, i32, ptr)>
  %1 = llvm.mlir.constant(3 : i8) : i8
  %2 = llvm.mlir.constant(100 : i32) : i32
  %p = llvm.mlir.addressof @count : !llvm.ptr
  %3 = llvm.insertvalue %1, %0[0] : !llvm.struct<(i8, i32, ptr)>
  %4 = llvm.insertvalue %2, %3[1] : !llvm.struct<(i8, i32, ptr)>
  %5 = llvm.insertvalue %p, %4[2] : !llvm.struct<(i8, i32, ptr)>
  llvm.return %5 : !llvm.struct<(i8, i32, ptr)>
}
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)

// GLOBALS: {{^}}849 : i64
llvm.func @globals() -> i64 {
  %t = llvm.mlir.addressof @text : !llvm.ptr
  %c = llvm.getelementptr %t[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<6 x i8>
  %e = llvm.load %c : !llvm.ptr -> i8
  %e64 = llvm.zext %e : i8 to i64
  %tab = llvm.mlir.addressof @table : !llvm.ptr
  %i = llvm.mlir.constant(1 : i64) : i64
  %q = llvm.getelementptr %tab[0, %i, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x array<3 x i32>>
  %six = llvm.load %q : !llvm.ptr -> i32
  %s64 = llvm.sext %six : i32 to i64
  %pp = llvm.mlir.addressof @pair : !llvm.ptr
  %f = llvm.getelementptr %pp[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, i32, ptr)>
  %cp = llvm.load %f : !llvm.ptr -> !llvm.ptr
  %seven = llvm.load %cp : !llvm.ptr -> i64
  %whole = llvm.load %pp : !llvm.ptr -> !llvm.struct<(i8, i32, ptr)>
  %h = llvm.extractvalue %whole[1] : !llvm.struct<(i8, i32, ptr)>
  %h64 = llvm.sext %h : i32 to i64
  %a = llvm.add %e64, %s64 : i64
  %b = llvm.mul %a, %seven : i64
  %r = llvm.add %b, %h64 : i64
  llvm.return %r : i64
}
// BYTES: {{^}}4609434218613719032 : i64
llvm.func @bytes() -> i64 {
  %n = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %n x f64 : (i64) -> !llvm.ptr
  %v = llvm.mlir.constant(1.5 : f64) : f64
  llvm.store %v, %p : f64, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i64
  %q = llvm.getelementptr %p[6] : (!llvm.ptr) -> !llvm.ptr, i8
  %s = llvm.load %q : !llvm.ptr -> i16
  %z = llvm.zext %s : i16 to i64
  %sum = llvm.add %r, %z : i64
  llvm.return %sum : i64
}
// BITS: {{^}}52494349 : i64
llvm.func @bits() -> i64 {
  %n = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %n x i64 : (i64) -> !llvm.ptr
  %z = llvm.mlir.zero : i64
  llvm.store %z, %p : i64, !llvm.ptr
  %v = llvm.mlir.constant(dense<[true, false, true, true, false]> : vector<5xi1>) : vector<5xi1>
  llvm.store %v, %p : vector<5xi1>, !llvm.ptr
  %w = llvm.mlir.constant(dense<[1, 2, 3]> : vector<3xi4>) : vector<3xi4>
  %q = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %w, %q : vector<3xi4>, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i64
  llvm.return %r : i64
}
// LAYOUT: {{^}}483213121612 : i64
llvm.func @layout() -> i64 {
  %null = llvm.mlir.zero : !llvm.ptr
  %a = llvm.getelementptr %null[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, i64, i1, struct<(i16, f32)>, vector<3xf32>)>
  %b = llvm.getelementptr %null[0, 4] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, i64, i1, struct<(i16, f32)>, vector<3xf32>)>
  %c = llvm.getelementptr %null[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<packed (i8, i64, i24)>
  %d = llvm.getelementptr %null[3] : (!llvm.ptr) -> !llvm.ptr, i24
  %e = llvm.getelementptr %null[1] : (!llvm.ptr) -> !llvm.ptr, f80
  %f = llvm.getelementptr %null[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x vector<3xi8>>
  %0 = llvm.ptrtoint %a : !llvm.ptr to i64
  %1 = llvm.ptrtoint %b : !llvm.ptr to i64
  %2 = llvm.ptrtoint %c : !llvm.ptr to i64
  %3 = llvm.ptrtoint %d : !llvm.ptr to i64
  %4 = llvm.ptrtoint %e : !llvm.ptr to i64
  %5 = llvm.ptrtoint %f : !llvm.ptr to i64
  %h = llvm.mlir.constant(100 : i64) : i64
  %x0 = llvm.mul %0, %h : i64
  %x1 = llvm.add %x0, %1 : i64
  %x2 = llvm.mul %x1, %h : i64
  %x3 = llvm.add %x2, %2 : i64
  %x4 = llvm.mul %x3, %h : i64
  %x5 = llvm.add %x4, %3 : i64
  %x6 = llvm.mul %x5, %h : i64
  %x7 = llvm.add %x6, %4 : i64
  %x8 = llvm.mul %x7, %h : i64
  %x9 = llvm.add %x8, %5 : i64
  llvm.return %x9 : i64
}
// HEAP: {{^}}285 : i64
llvm.func @heap() -> i64 {
  %n = llvm.mlir.constant(80 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %c10 = llvm.mlir.constant(10 : i64) : i64
  %p = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
  llvm.br ^fill(%c0 : i64)
^fill(%i: i64):
  %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %sq = llvm.mul %i, %i : i64
  llvm.store %sq, %q : i64, !llvm.ptr
  %j = llvm.add %i, %c1 : i64
  %more = llvm.icmp "slt" %j, %c10 : i64
  llvm.cond_br %more, ^fill(%j : i64), ^sum(%c0, %c0 : i64, i64)
^sum(%k: i64, %s: i64):
  %q2 = llvm.getelementptr inbounds %p[%k] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %x = llvm.load %q2 : !llvm.ptr -> i64
  %t = llvm.add %s, %x : i64
  %l = llvm.add %k, %c1 : i64
  %again = llvm.icmp "slt" %l, %c10 : i64
  llvm.cond_br %again, ^sum(%l, %t : i64, i64), ^end(%t : i64)
^end(%r: i64):
  llvm.call @free(%p) : (!llvm.ptr) -> ()
  llvm.return %r : i64
}
// FIB: {{^}}6765 : i64
llvm.func @fib(%n: i64) -> i64 {
  %two = llvm.mlir.constant(2 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %small = llvm.icmp "slt" %n, %two : i64
  llvm.cond_br %small, ^end(%n : i64), ^rec
^rec:
  %a = llvm.sub %n, %one : i64
  %b = llvm.sub %n, %two : i64
  %x = llvm.call @fib(%a) : (i64) -> i64
  %f = llvm.mlir.addressof @fib : !llvm.ptr
  %y = llvm.call %f(%b) : !llvm.ptr, (i64) -> i64
  %r = llvm.add %x, %y : i64
  llvm.br ^end(%r : i64)
^end(%z: i64):
  llvm.return %z : i64
}
// TWO: {{^}}[3 : i64, 1.500000e+00 : f32] : !llvm.struct<(i64, f32)>
llvm.func @two(%a: i64, %b: f32) -> !llvm.struct<(i64, f32)> {
  %0 = llvm.mlir.poison : !llvm.struct<(i64, f32)>
  %1 = llvm.insertvalue %a, %0[0] : !llvm.struct<(i64, f32)>
  %2 = llvm.insertvalue %b, %1[1] : !llvm.struct<(i64, f32)>
  llvm.return %2 : !llvm.struct<(i64, f32)>
}
// CALLS: {{^}}146 : i64
llvm.func @calls() -> i64 {
  %n = llvm.mlir.constant(12 : i64) : i64
  %f = llvm.mlir.constant(2.5 : f32) : f32
  %x = llvm.call @fib(%n) : (i64) -> i64
  %p = llvm.call @two(%x, %f) : (i64, f32) -> !llvm.struct<(i64, f32)>
  %a = llvm.extractvalue %p[0] : !llvm.struct<(i64, f32)>
  %b = llvm.extractvalue %p[1] : !llvm.struct<(i64, f32)>
  %c = llvm.fptosi %b : f32 to i64
  %r = llvm.add %a, %c : i64
  llvm.return %r : i64
}
// ATOMICS: {{^}}17408 : i64
llvm.func @atomics() -> i64 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  %v = llvm.mlir.constant(10 : i32) : i32
  %w = llvm.mlir.constant(3 : i32) : i32
  llvm.store %v, %p : i32, !llvm.ptr
  %0 = llvm.atomicrmw sub %p, %w seq_cst : !llvm.ptr, i32
  %1 = llvm.atomicrmw uinc_wrap %p, %w seq_cst : !llvm.ptr, i32
  %2 = llvm.atomicrmw nand %p, %w seq_cst : !llvm.ptr, i32
  %3 = llvm.atomicrmw max %p, %w seq_cst : !llvm.ptr, i32
  %4 = llvm.cmpxchg %p, %w, %v seq_cst seq_cst : !llvm.ptr, i32
  %5 = llvm.extractvalue %4[0] : !llvm.struct<(i32, i1)>
  %6 = llvm.extractvalue %4[1] : !llvm.struct<(i32, i1)>
  %7 = llvm.cmpxchg %p, %w, %v seq_cst seq_cst : !llvm.ptr, i32
  %8 = llvm.extractvalue %7[1] : !llvm.struct<(i32, i1)>
  %9 = llvm.load %p : !llvm.ptr -> i32
  %a = llvm.zext %6 : i1 to i32
  %b = llvm.zext %8 : i1 to i32
  %c = llvm.shl %a, %w : i32
  %d = llvm.or %c, %b : i32
  %s0 = llvm.add %0, %1 : i32
  %s1 = llvm.add %s0, %2 : i32
  %s2 = llvm.mul %s1, %v : i32
  %s3 = llvm.add %s2, %5 : i32
  %s4 = llvm.mul %s3, %v : i32
  %s5 = llvm.add %s4, %9 : i32
  %s6 = llvm.mul %s5, %v : i32
  %s7 = llvm.add %s6, %d : i32
  %r = llvm.sext %s7 : i32 to i64
  llvm.return %r : i64
}
// BLOCKS: {{^}}506492695916078440 : i64
llvm.func @blocks() -> i64 {
  %n = llvm.mlir.constant(16 : i64) : i64
  %p = llvm.alloca %n x i8 : (i64) -> !llvm.ptr
  %v = llvm.mlir.constant(7 : i8) : i8
  "llvm.intr.memset"(%p, %v, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %t = llvm.mlir.addressof @text : !llvm.ptr
  %four = llvm.mlir.constant(4 : i64) : i64
  "llvm.intr.memcpy"(%p, %t, %four) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %q = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, i8
  "llvm.intr.memmove"(%q, %p, %four) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %r = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i64
  llvm.return %r : i64
}
