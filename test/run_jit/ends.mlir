// However the payload ends, Jig tells, and does not end with it. Status 2: the payload was stopped.
// RUN: not jig run %s --entry divide --arg i32=1 --arg i32=0 2>&1 | FileCheck %s --check-prefix=DIVIDE
// RUN: sh -c 'jig run %s --entry divide --arg i32=1 --arg i32=0 2>/dev/null; test $? = 2'
// RUN: not jig run %s --entry far --arg 'memref<?xi8>:4=zeros' --arg index=-1000000000000 2>&1 | FileCheck %s --check-prefix=FAR
// RUN: not jig run %s --entry deep --arg i32=1 -O0 --timeout 30 2>&1 | FileCheck %s --check-prefix=DEEP
// RUN: not env ASAN_OPTIONS=allocator_may_return_null=1 jig run %s --entry large --arg index=1000000000000000 2>&1 | FileCheck %s --check-prefix=LARGE
// RUN: sh -c 'ASAN_OPTIONS=allocator_may_return_null=1 jig run %s --entry large --arg index=1000000000000000 2>/dev/null; test $? = 2'
// RUN: not jig run %s --entry endless --arg i1=1 --timeout 1 2>&1 | FileCheck %s --check-prefix=LATE
// RUN: not jig run %s --entry endless --arg i1=1 --timeout 0.2 2>&1 | FileCheck %s --check-prefix=SOON
// RUN: not env ASAN_OPTIONS=detect_leaks=0 jig run %s --entry leave --arg i32=3 2>&1 | FileCheck %s --check-prefix=LEAVE
// RUN: not env ASAN_OPTIONS=detect_leaks=0 jig run %s --entry leave --arg i32=0 2>&1 | FileCheck %s --check-prefix=LEAVE0
// RUN: not jig run %s --entry stop 2>&1 | FileCheck %s --check-prefix=ABORT
// RUN: jig run %s --entry speak --arg i64=5 | FileCheck %s --check-prefix=SPEAK
// RUN: not jig run %s --entry speak_and_stop --arg i64=7 2>/dev/null | FileCheck %s --check-prefix=SPOKEN

func.func private @exit(i32)
func.func private @abort()
func.func private @printI64(i64)
func.func private @printNewline()

func.func @divide(%a: i32, %b: i32) -> i32 {
  %0 = arith.divsi %a, %b : i32
  return %0 : i32
}
// DIVIDE: ends.mlir:[[#@LINE-4]]:1: error: the payload was stopped by signal {{.*}}
func.func @far(%m: memref<?xi8>, %i: index) -> i8 {
  %0 = memref.load %m[%i] : memref<?xi8>
  return %0 : i8
}
// FAR: error: the payload was stopped by signal 11 ({{.*}}) at address 0x
func.func @deep(%a: i32) -> i32 {
  %m = memref.alloca() : memref<1000xi32>
  %c0 = arith.constant 0 : index
  memref.store %a, %m[%c0] : memref<1000xi32>
  call @use(%m) : (memref<1000xi32>) -> ()
  %0 = call @deep(%a) : (i32) -> i32
  %1 = memref.load %m[%c0] : memref<1000xi32>
  %2 = arith.addi %0, %1 : i32
  return %2 : i32
}
func.func private @use(%m: memref<1000xi32>) attributes {passthrough = ["noinline"]} {
  %c1 = arith.constant 1 : index
  %0 = memref.load %m[%c1] : memref<1000xi32>
  memref.store %0, %m[%c1] : memref<1000xi32>
  return
}
// DEEP: error: the payload was stopped by signal 11 ({{.*}}) at address 0x
func.func @large(%n: index) -> memref<?xi8> {
  %0 = memref.alloc(%n) : memref<?xi8>
  return %0 : memref<?xi8>
}
// LARGE: error: the payload asked for {{10000000000000.*}} bytes of memory, which there are not
func.func @endless(%a: i1) {
  scf.while : () -> () {
    func.call @nothing() : () -> ()
    scf.condition(%a)
  } do {
    scf.yield
  }
  return
}
func.func private @nothing() {
  return
}
// LATE: error: the payload did not end within 1 second
// SOON: error: the payload did not end within 0.2 seconds
func.func @leave(%a: i32) -> i32 {
  call @exit(%a) : (i32) -> ()
  return %a : i32
}
// LEAVE: error: the payload ended the process with status 3
// LEAVE0: error: the payload ended the process with status 0
func.func @stop() {
  call @abort() : () -> ()
  return
}
// ABORT: error: the payload was stopped by signal 6
func.func @speak(%a: i64) -> i64 {
  call @printI64(%a) : (i64) -> ()
  call @printNewline() : () -> ()
  return %a : i64
}
// SPEAK: 5
// SPEAK-NEXT: 5 : i64
func.func @speak_and_stop(%a: i64) {
  call @printI64(%a) : (i64) -> ()
  call @printNewline() : () -> ()
  call @abort() : () -> ()
  return
}
// SPOKEN: 7
