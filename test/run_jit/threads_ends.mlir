// However a team ends, Jig tells.
// REQUIRES: threads
// RUN: not jig run %s --entry divide --arg 'memref<8xi32>=iota' --threads 3 -O0 2>&1 | FileCheck %s --check-prefix=TRAP
// RUN: sh -c 'jig run %s --entry divide --arg "memref<8xi32>=iota" --threads 3 -O0 2>/dev/null; test $? = 2'
// RUN: not jig run %s --entry far --arg 'memref<?xi8>:4=zeros' --threads 2 2>&1 | FileCheck %s --check-prefix=FAR
// RUN: not env ASAN_OPTIONS=allocator_may_return_null=1 jig run %s --entry large --threads 2 -O0 2>&1 | FileCheck %s --check-prefix=LARGE
// RUN: not jig run %s --entry endless --arg i1=1 --timeout 1 --threads 2 2>&1 | FileCheck %s --check-prefix=LATE
// How many there may be.
// RUN: not jig run %s --entry far --threads 0 2>&1 | FileCheck %s --check-prefix=NUMBER
// RUN: not jig run %s --entry far --threads -1 2>&1 | FileCheck %s --check-prefix=NUMBER
// RUN: not jig run %s --entry far --threads 1025 2>&1 | FileCheck %s --check-prefix=NUMBER
// RUN: not jig run %s --entry far --threads 99999999999999999999 2>&1 | FileCheck %s --check-prefix=NUMBER
// RUN: not jig run %s --entry far --threads two 2>&1 | FileCheck %s --check-prefix=NUMBER
// NUMBER: jig run: --threads takes a number of threads from 1 to 1024, not
// Without OpenMP's runtime, which is only looked for when code needs it.
// RUN: rm -rf %t && mkdir %t && touch %t/libomp.so.5 %t/libomp.so %t/libiomp5.so
// RUN: not env LD_LIBRARY_PATH=%t jig run %s --entry divide --arg 'memref<8xi32>=iota' --threads 2 2>&1 | FileCheck %s --check-prefix=MISSING
// RUN: env LD_LIBRARY_PATH=%t jig run %s --entry alone --arg i32=4 --threads 2 | FileCheck %s --check-prefix=ALONE
// MISSING: error: threads take OpenMP's runtime, libomp.so.5, which cannot be loaded: install it
// MISSING-NOT: __kmpc
// ALONE: 8 : i32

func.func @divide(%m: memref<8xi32>) {
  %one = arith.constant 1 : i32
  scf.forall (%i) in (8) {
    %x = memref.load %m[%i] : memref<8xi32>
    %y = arith.divsi %one, %x : i32
    memref.store %y, %m[%i] : memref<8xi32>
  }
  return
}
// TRAP: threads_ends.mlir:[[#@LINE-9]]:1: error: the payload was stopped by signal {{.*}}

func.func @far(%m: memref<?xi8>) {
  %c1 = arith.constant -1000000000000 : index
  %x = arith.constant 1 : i8
  scf.forall (%i) in (4) {
    %k = arith.muli %i, %c1 : index
    memref.store %x, %m[%k] : memref<?xi8>
  }
  return
}
// FAR: error: the payload was stopped by signal 11 ({{.*}}) at address 0x

func.func private @fill(%m: memref<?xi8>, %n: index) {
  %x = arith.constant 1 : i8
  memref.store %x, %m[%n] : memref<?xi8>
  return
}
func.func @large() {
  %n = arith.constant 1000000000000000 : index
  %c0 = arith.constant 0 : index
  scf.forall (%i) in (4) {
    %m = memref.alloc(%n) : memref<?xi8>
    func.call @fill(%m, %c0) : (memref<?xi8>, index) -> ()
  }
  return
}
// LARGE: error: the payload asked for 1000000000000000 bytes of memory, which there are not

func.func @endless(%go: i1) {
  scf.forall (%i) in (2) {
    scf.while : () -> () {
      func.call @nothing() : () -> ()
      scf.condition(%go)
    } do {
      scf.yield
    }
  }
  return
}
func.func private @nothing() {
  return
}
// LATE: error: the payload did not end within 1 second

func.func @alone(%x: i32) -> i32 {
  %y = arith.addi %x, %x : i32
  return %y : i32
}
