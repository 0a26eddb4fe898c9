// Constructs of threads: each counts in memory; what comes out does not depend on who ran what.
// REQUIRES: threads
// RUN: jig run %s --entry main --threads 1 | FileCheck %s
// RUN: jig run %s --entry main --threads 2 | FileCheck %s
// RUN: jig run %s --entry main --threads 7 | FileCheck %s
// RUN: env OMP_SCHEDULE=dynamic,3 jig run %s --entry main -O0 | FileCheck %s
// CHECK: {{^}}3{{$}}
// CHECK-NEXT: {{^}}1{{$}}
// CHECK-NEXT: {{^}}1{{$}}
// CHECK-NEXT: {{^}}1{{$}}
// CHECK-NEXT: {{^}}1{{$}}
// CHECK-NEXT: {{^}}3{{$}}
// CHECK-NEXT: {{^}}1{{$}}
// CHECK-NEXT: {{^}}7{{$}}
// CHECK-NEXT: {{^}}1683{{$}}
// CHECK-NEXT: {{^}}1683{{$}}
// CHECK-NEXT: {{^}}1717{{$}}
// CHECK-NEXT: {{^}}60{{$}}
// CHECK-NEXT: {{^}}40{{$}}
// CHECK-NEXT: {{^}}5{{$}}
// CHECK-NEXT: {{^}}99{{$}}
// CHECK-NEXT: {{^}}4950{{$}}
// CHECK-NEXT: {{^}}134{{$}}
// CHECK-NEXT: {{^}}3{{$}}
omp.critical.declare @named hint(contended)
omp.private {type = firstprivate} @copy : i64 init {
^bb0(%from: !llvm.ptr, %own: !llvm.ptr):
  omp.yield(%own : !llvm.ptr)
} copy {
^bb0(%from: !llvm.ptr, %own: !llvm.ptr):
  %0 = llvm.load %from : !llvm.ptr -> i64
  llvm.store %0, %own : i64, !llvm.ptr
  omp.yield(%own : !llvm.ptr)
}
omp.declare_reduction @sum : i64 init {
^bb0(%arg0: i64):
  %0 = llvm.mlir.constant(0 : i64) : i64
  omp.yield(%0 : i64)
} combiner {
^bb0(%a: i64, %b: i64):
  %0 = llvm.add %a, %b : i64
  omp.yield(%0 : i64)
}
omp.declare_reduction @max : i64 init {
^bb0(%arg0: i64):
  %0 = llvm.mlir.constant(-9223372036854775808 : i64) : i64
  omp.yield(%0 : i64)
} combiner {
^bb0(%a: i64, %b: i64):
  %0 = llvm.intr.smax(%a, %b) : (i64, i64) -> i64
  omp.yield(%0 : i64)
} atomic {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  %0 = llvm.load %b : !llvm.ptr -> i64
  %1 = llvm.atomicrmw max %a, %0 monotonic : !llvm.ptr, i64
  omp.yield
}
llvm.func @add(%p: !llvm.ptr, %i: i64, %x: i64) {
  %0 = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %1 = llvm.load %0 : !llvm.ptr -> i64
  %2 = llvm.add %1, %x : i64
  llvm.store %2, %0 : i64, !llvm.ptr
  llvm.return
}
llvm.func @atomic_add(%p: !llvm.ptr, %i: i64, %x: i64) {
  %0 = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %1 = llvm.atomicrmw add %0, %x monotonic : !llvm.ptr, i64
  llvm.return
}
llvm.func @printI64(i64)
llvm.func @printNewline()
llvm.func @main() {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %c2 = llvm.mlir.constant(2 : i64) : i64
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c4 = llvm.mlir.constant(4 : i64) : i64
  %c5 = llvm.mlir.constant(5 : i64) : i64
  %c6 = llvm.mlir.constant(6 : i64) : i64
  %c7 = llvm.mlir.constant(7 : i64) : i64
  %c8 = llvm.mlir.constant(8 : i64) : i64
  %c9 = llvm.mlir.constant(9 : i64) : i64
  %c16 = llvm.mlir.constant(16 : i64) : i64
  %c100 = llvm.mlir.constant(100 : i64) : i64
  %m1 = llvm.mlir.constant(-1 : i64) : i64
  %m3 = llvm.mlir.constant(-3 : i64) : i64
  %false = llvm.mlir.constant(false) : i1
  %three = llvm.mlir.constant(3 : i32) : i32
  %two = llvm.mlir.constant(2 : i32) : i32
  %p = llvm.alloca %c16 x i64 : (i64) -> !llvm.ptr
  %s = llvm.alloca %c1 x i64 : (i64) -> !llvm.ptr
  %x = llvm.alloca %c1 x i64 : (i64) -> !llvm.ptr
  omp.simd {
    omp.loop_nest (%i) : i64 = (%c0) to (%c16) step (%c1) {
      %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
      llvm.store %c0, %q : i64, !llvm.ptr
      omp.yield
    }
  }
  llvm.store %c5, %s : i64, !llvm.ptr
  llvm.store %c3, %x : i64, !llvm.ptr
  // 0: every thread, 3 of them
  omp.parallel num_threads(%three : i32) {
    omp.critical(@named) { llvm.call @add(%p, %c0, %c1) : (!llvm.ptr, i64, i64) -> () omp.terminator }
    omp.single { llvm.call @add(%p, %c1, %c1) : (!llvm.ptr, i64, i64) -> () omp.terminator }
    omp.single nowait { llvm.call @add(%p, %c2, %c1) : (!llvm.ptr, i64, i64) -> () omp.terminator }
    omp.master { llvm.call @add(%p, %c3, %c1) : (!llvm.ptr, i64, i64) -> () omp.terminator }
    omp.masked filter(%two : i32) { llvm.call @add(%p, %c4, %c1) : (!llvm.ptr, i64, i64) -> () omp.terminator }
    omp.barrier
    omp.flush
    omp.taskyield
    omp.critical { llvm.call @add(%p, %c5, %c1) : (!llvm.ptr, i64, i64) -> () omp.terminator }
    omp.terminator
  }
  // 6: one thread
  omp.parallel if(%false) num_threads(%three : i32) {
    llvm.call @atomic_add(%p, %c6, %c1) : (!llvm.ptr, i64, i64) -> ()
    omp.terminator
  }
  // 7: 3 sections, and what is private to each thread
  omp.parallel num_threads(%three : i32) private(@copy %x -> %own : !llvm.ptr) reduction(@sum %s -> %part : !llvm.ptr) {
    omp.sections {
      omp.section { llvm.call @atomic_add(%p, %c7, %c1) : (!llvm.ptr, i64, i64) -> () omp.terminator }
      omp.section { llvm.call @atomic_add(%p, %c7, %c2) : (!llvm.ptr, i64, i64) -> () omp.terminator }
      omp.section { llvm.call @atomic_add(%p, %c7, %c4) : (!llvm.ptr, i64, i64) -> () omp.terminator }
      omp.terminator
    }
    %0 = llvm.load %own : !llvm.ptr -> i64
    llvm.store %0, %part : i64, !llvm.ptr
    llvm.store %c0, %own : i64, !llvm.ptr
    omp.terminator
  }
  // 8..: loops, by all schedules
  omp.parallel {
    omp.wsloop schedule(static) {
      omp.loop_nest (%i) : i64 = (%c0) to (%c100) step (%c3) { llvm.call @atomic_add(%p, %c8, %i) : (!llvm.ptr, i64, i64) -> () omp.yield }
    }
    omp.wsloop nowait schedule(static = %c7 : i64) {
      omp.loop_nest (%i) : i64 = (%c0) to (%c100) step (%c3) { llvm.call @atomic_add(%p, %c9, %i) : (!llvm.ptr, i64, i64) -> () omp.yield }
    }
    %10 = llvm.mlir.constant(10 : i64) : i64
    omp.wsloop schedule(dynamic = %c2 : i64) {
      omp.loop_nest (%i) : i64 = (%c100) to (%c0) inclusive step (%m3) { llvm.call @atomic_add(%p, %10, %i) : (!llvm.ptr, i64, i64) -> () omp.yield }
    }
    %11 = llvm.mlir.constant(11 : i64) : i64
    omp.wsloop schedule(guided, monotonic) {
      omp.loop_nest (%i, %j) : i64 = (%c0, %c1) to (%c5, %c4) inclusive step (%c1, %c2) collapse(2) { %k = llvm.mul %i, %j : i64 llvm.call @atomic_add(%p, %11, %k) : (!llvm.ptr, i64, i64) -> () omp.yield }
    }
    %12 = llvm.mlir.constant(12 : i64) : i64
    omp.wsloop schedule(runtime) {
      omp.loop_nest (%i, %j) : i64 = (%c0, %c1) to (%c5, %c4) step (%c1, %c2) { %k = llvm.add %i, %j : i64 llvm.call @atomic_add(%p, %12, %k) : (!llvm.ptr, i64, i64) -> () omp.yield }
    }
    %13 = llvm.mlir.constant(13 : i64) : i64
    omp.wsloop schedule(auto) {
      omp.loop_nest (%i) : i64 = (%c5) to (%c0) step (%c1) { llvm.call @atomic_add(%p, %13, %c1) : (!llvm.ptr, i64, i64) -> () omp.yield }
    }
    omp.wsloop schedule(dynamic = %c0 : i64) {
      omp.loop_nest (%i) : i64 = (%c5) to (%c0) step (%c1) { llvm.call @atomic_add(%p, %13, %c1) : (!llvm.ptr, i64, i64) -> () omp.yield }
    }
    omp.wsloop schedule(static = %m1 : i64) {
      omp.loop_nest (%i) : i64 = (%c0) to (%c5) step (%c1) { llvm.call @atomic_add(%p, %13, %c1) : (!llvm.ptr, i64, i64) -> () omp.yield }
    }
    omp.terminator
  }
  // 14: reductions
  omp.parallel {
    %14 = llvm.mlir.constant(14 : i64) : i64
    %15 = llvm.mlir.constant(15 : i64) : i64
    %q = llvm.getelementptr %p[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %r = llvm.getelementptr %p[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    omp.wsloop reduction(@max %q -> %own : !llvm.ptr) {
      omp.loop_nest (%i) : i64 = (%c0) to (%c100) step (%c1) {
        %0 = llvm.load %own : !llvm.ptr -> i64
        %1 = llvm.intr.smax(%0, %i) : (i64, i64) -> i64
        llvm.store %1, %own : i64, !llvm.ptr
        omp.yield
      }
    }
    omp.wsloop reduction(@sum %r -> %own : !llvm.ptr) {
      omp.loop_nest (%i) : i64 = (%c0) to (%c100) step (%c1) {
        %0 = llvm.load %own : !llvm.ptr -> i64
        %1 = llvm.add %0, %i : i64
        llvm.store %1, %own : i64, !llvm.ptr
        omp.yield
      }
    }
    omp.terminator
  }
  omp.simd reduction(@sum %s -> %own : !llvm.ptr) {
    omp.loop_nest (%i) : i64 = (%c0) to (%c16) step (%c1) {
      %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
      %v = llvm.load %q : !llvm.ptr -> i64
      llvm.call @printI64(%v) : (i64) -> ()
      llvm.call @printNewline() : () -> ()
      %0 = llvm.load %own : !llvm.ptr -> i64
      %1 = llvm.add %0, %i : i64
      llvm.store %1, %own : i64, !llvm.ptr
      omp.yield
    }
  }
  %v = llvm.load %s : !llvm.ptr -> i64
  llvm.call @printI64(%v) : (i64) -> ()
  llvm.call @printNewline() : () -> ()
  %w = llvm.load %x : !llvm.ptr -> i64
  llvm.call @printI64(%w) : (i64) -> ()
  llvm.call @printNewline() : () -> ()
  llvm.return
}
