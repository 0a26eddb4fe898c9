// RUN: not jig eval %s --entry null 2>&1 | FileCheck %s --check-prefix=NULL
// RUN: not jig eval %s --entry number 2>&1 | FileCheck %s --check-prefix=NUMBER
// RUN: not jig eval %s --entry beyond --arg i64=4 2>&1 | FileCheck %s --check-prefix=BEYOND
// RUN: not jig eval %s --entry beyond --arg i64=-1 2>&1 | FileCheck %s --check-prefix=BEFORE
// RUN: not jig eval %s --entry beyond --arg i64=4611686018427387904 2>&1 | FileCheck %s --check-prefix=FAR
// RUN: not jig eval %s --entry freed 2>&1 | FileCheck %s --check-prefix=FREED
// RUN: not jig eval %s --entry twice 2>&1 | FileCheck %s --check-prefix=TWICE
// RUN: not jig eval %s --entry middle 2>&1 | FileCheck %s --check-prefix=MIDDLE
// RUN: not jig eval %s --entry scope 2>&1 | FileCheck %s --check-prefix=SCOPE
// RUN: not jig eval %s --entry unwritten 2>&1 | FileCheck %s --check-prefix=UNWRITTEN
// RUN: not jig eval %s --entry crooked 2>&1 | FileCheck %s --check-prefix=CROOKED
// RUN: not jig eval %s --entry constant 2>&1 | FileCheck %s --check-prefix=CONSTANT
// RUN: not jig eval %s --entry call_null 2>&1 | FileCheck %s --check-prefix=CALLNULL
// RUN: not jig eval %s --entry call_other 2>&1 | FileCheck %s --check-prefix=CALLOTHER
// RUN: not jig eval %s --entry call_unknown 2>&1 | FileCheck %s --check-prefix=CALLUNKNOWN
// RUN: not jig eval %s --entry stop 2>&1 | FileCheck %s --check-prefix=STOP
// RUN: not jig eval %s --entry overlap 2>&1 | FileCheck %s --check-prefix=OVERLAP
// RUN: not jig eval %s --entry function_read 2>&1 | FileCheck %s --check-prefix=FUNCTION
// RUN: not jig eval %s --entry huge --arg i64=-1 2>&1 | FileCheck %s --check-prefix=HUGE
// RUN: not jig eval %s --entry huge --arg i64=1000000000 2>&1 | FileCheck %s --check-prefix=ROOM
// RUN: not jig eval %s --entry assume --arg i1=0 2>&1 | FileCheck %s --check-prefix=ASSUME
// RUN: not jig eval %s --entry unsized 2>&1 | FileCheck %s --check-prefix=UNSIZED
// RUN: not jig eval %s --entry shared 2>&1 | FileCheck %s --check-prefix=SHARED
// RUN: not jig eval %s --check-leaks --entry lost 2>&1 | FileCheck %s --check-prefix=LOST
// RUN: not jig eval %s --entry too_wide 2>&1 | FileCheck %s --check-prefix=WIDE
// RUN: not jig eval %s --entry restored 2>&1 | FileCheck %s --check-prefix=RESTORED
// RUN: jig eval %s --entry outside --arg i64=5 | FileCheck %s --check-prefix=OUTSIDE
// RUN: jig eval %s --entry outside --arg i64=4 | FileCheck %s --check-prefix=INSIDE
// What is undefined stops at the op, or is poison.

llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @unknown(i64) -> i64
llvm.func @abort()
llvm.mlir.global internal constant @fixed(7 : i32) : i32

// NULL: :[[#@LINE+3]]:8: error: 'llvm.load' op uses memory at a null pointer; operands: null : !llvm.ptr
llvm.func @null() -> i32 {
  %p = llvm.mlir.zero : !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}
// NUMBER: error: 'llvm.load' op uses memory at 0x1234, where there is none
llvm.func @number() -> i32 {
  %n = llvm.mlir.constant(4660 : i64) : i64
  %p = llvm.inttoptr %n : i64 to !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}
// BEYOND: error: 'llvm.store' op reaches outside of its memory: 8 bytes from byte 32 on, of 32
// BEFORE: error: 'llvm.store' op reaches outside of its memory: 8 bytes from byte -8 on, of 32
// FAR: error: 'llvm.store' op uses memory at
llvm.func @beyond(%i: i64) {
  %n = llvm.mlir.constant(4 : i64) : i64
  %before = llvm.alloca %n x i64 : (i64) -> !llvm.ptr
  %p = llvm.alloca %n x i64 : (i64) -> !llvm.ptr
  %after = llvm.alloca %n x i64 : (i64) -> !llvm.ptr
  %two = llvm.mlir.constant(2 : i64) : i64
  %h = llvm.sdiv %i, %two : i64
  %k = llvm.sub %i, %h : i64
  %q0 = llvm.getelementptr %p[%h] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %q = llvm.getelementptr %q0[%k] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %far = llvm.mlir.constant(4611686018427387904 : i64) : i64
  %is = llvm.icmp "eq" %i, %far : i64
  %away = llvm.inttoptr %far : i64 to !llvm.ptr
  %where = llvm.select %is, %away, %q : i1, !llvm.ptr
  llvm.store %i, %where : i64, !llvm.ptr
  llvm.return
}
// FREED: error: 'llvm.load' op uses memory after it was freed
llvm.func @freed() -> i32 {
  %n = llvm.mlir.constant(4 : i64) : i64
  %v = llvm.mlir.constant(4 : i32) : i32
  %p = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
  llvm.store %v, %p : i32, !llvm.ptr
  llvm.call @free(%p) : (!llvm.ptr) -> ()
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}
// TWICE: error: 'llvm.call' op uses memory after it was freed
llvm.func @twice() {
  %n = llvm.mlir.constant(4 : i64) : i64
  %z = llvm.mlir.zero : !llvm.ptr
  llvm.call @free(%z) : (!llvm.ptr) -> ()
  %p = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
  llvm.call @free(%p) : (!llvm.ptr) -> ()
  llvm.call @free(%p) : (!llvm.ptr) -> ()
  llvm.return
}
// MIDDLE: error: 'llvm.call' op frees what is not the beginning of its memory
llvm.func @middle() {
  %n = llvm.mlir.constant(4 : i64) : i64
  %p = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
  %q = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.call @free(%q) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @local() -> !llvm.ptr {
  %n = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %n x i32 : (i64) -> !llvm.ptr
  llvm.return %p : !llvm.ptr
}
// SCOPE: error: 'llvm.load' op uses memory whose scope has ended
llvm.func @scope() -> i32 {
  %p = llvm.call @local() : () -> !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}
// UNWRITTEN: error: 'llvm.load' op reads memory that was never written
llvm.func @unwritten() -> i32 {
  %n = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %n x i32 : (i64) -> !llvm.ptr
  %v = llvm.mlir.constant(1 : i8) : i8
  llvm.store %v, %p : i8, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}
// CROOKED: error: 'llvm.store' op uses memory at 0x{{[0-9a-f]+}}1, which is not aligned to 4 bytes
llvm.func @crooked() {
  %n = llvm.mlir.constant(2 : i64) : i64
  %v = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %n x i32 : (i64) -> !llvm.ptr
  %q = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %v, %q {alignment = 1 : i64} : i32, !llvm.ptr
  llvm.store %v, %q : i32, !llvm.ptr
  llvm.return
}
// CONSTANT: error: 'llvm.store' op writes to constant memory
llvm.func @constant() {
  %p = llvm.mlir.addressof @fixed : !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.store %r, %p : i32, !llvm.ptr
  llvm.return
}
// CALLNULL: error: 'llvm.call' op calls what is no function
llvm.func @call_null() -> i32 {
  %p = llvm.mlir.zero : !llvm.ptr
  %r = llvm.call %p() : !llvm.ptr, () -> i32
  llvm.return %r : i32
}
// CALLOTHER: error: 'llvm.call' op calls a function that takes or returns something else
llvm.func @call_other() -> i32 {
  %p = llvm.mlir.addressof @null : !llvm.ptr
  %n = llvm.mlir.constant(1 : i64) : i64
  %r = llvm.call %p(%n) : !llvm.ptr, (i64) -> i32
  llvm.return %r : i32
}
// CALLUNKNOWN: error: 'llvm.call' op calls 'unknown', which has no body to evaluate
llvm.func @call_unknown() -> i64 {
  %n = llvm.mlir.constant(1 : i64) : i64
  %r = llvm.call @unknown(%n) : (i64) -> i64
  llvm.return %r : i64
}
// STOP: error: 'llvm.call' op stops the program
llvm.func @stop() {
  llvm.call @abort() : () -> ()
  llvm.unreachable
}
// OVERLAP: error: 'llvm.intr.memcpy' op copies between parts of memory that overlap
llvm.func @overlap() {
  %n = llvm.mlir.constant(8 : i64) : i64
  %p = llvm.alloca %n x i16 : (i64) -> !llvm.ptr
  %q = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i16
  "llvm.intr.memcpy"(%q, %p, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}
// FUNCTION: error: 'llvm.load' op uses memory at {{.*}}, where a function is
llvm.func @function_read() -> i8 {
  %p = llvm.mlir.addressof @null : !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i8
  llvm.return %r : i8
}
// HUGE: error: 'llvm.alloca' op allocates more than there is
// ROOM: error: evaluation needs more memory than its limit
llvm.func @huge(%n: i64) {
  %p = llvm.alloca %n x i64 : (i64) -> !llvm.ptr
  llvm.return
}
// ASSUME: error: 'llvm.intr.assume' op assumes what does not hold
llvm.func @assume(%x: i1) {
  llvm.intr.assume %x : i1
  llvm.return
}
// UNSIZED: error: 'llvm.getelementptr' op cannot be evaluated: values of type '!llvm.array<9223372036854775807 x array<9223372036854775807 x i64>>' have no size
llvm.func @unsized() -> !llvm.ptr {
  %p = llvm.mlir.zero : !llvm.ptr
  %q = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<9223372036854775807 x array<9223372036854775807 x i64>>
  llvm.return %q : !llvm.ptr
}
// A buffer and its pointer are the same memory.
// SHARED: :[[#@LINE+7]]:8: error: 'memref.load' op uses memory after it was freed
func.func @shared() -> f32 {
  %i = arith.constant 2 : index
  %m = memref.alloc() : memref<4xf32>
  %d = builtin.unrealized_conversion_cast %m : memref<4xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %p = llvm.extractvalue %d[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  llvm.call @free(%p) : (!llvm.ptr) -> ()
  %r = memref.load %m[%i] : memref<4xf32>
  return %r : f32
}
// LOST: error: this memory is never freed (1 such allocations)
llvm.func @lost() {
  %n = llvm.mlir.constant(4 : i64) : i64
  %p = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
  %q = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
  llvm.call @free(%p) : (!llvm.ptr) -> ()
  llvm.return
}
// WIDE: error: 'builtin.unrealized_conversion_cast' op cannot be evaluated: elements of type 'vector<3xf32>' lie differently in memory
func.func @too_wide() -> !llvm.ptr {
  %m = memref.alloc() : memref<4xvector<3xf32>>
  %p = builtin.unrealized_conversion_cast %m : memref<4xvector<3xf32>> to !llvm.ptr
  return %p : !llvm.ptr
}
// RESTORED: error: 'llvm.load' op uses memory whose scope has ended
llvm.func @restored() -> i32 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %s = llvm.intr.stacksave : !llvm.ptr
  %p = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  llvm.store %n, %p : i32, !llvm.ptr
  llvm.intr.stackrestore %s : !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}
// OUTSIDE: #ub.poison : i1
// INSIDE: true
llvm.func @outside(%i: i64) -> i1 {
  %n = llvm.mlir.constant(4 : i64) : i64
  %p = llvm.alloca %n x i64 : (i64) -> !llvm.ptr
  %q = llvm.getelementptr inbounds %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %r = llvm.icmp "ne" %q, %p : !llvm.ptr
  llvm.return %r : i1
}
