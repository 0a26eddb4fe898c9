// Constructs in each other, in loops of blocks, and what they need from further out.
// REQUIRES: threads
// RUN: jig run %s --entry main --threads 3 | FileCheck %s
// RUN: env OMP_MAX_ACTIVE_LEVELS=2 jig run %s --entry main --threads 2 -O0 | FileCheck %s
// CHECK: {{^}}4950
// CHECK-NEXT: {{^}}1000
// CHECK-NEXT: {{^}}36
// CHECK-NEXT: {{^}}6
omp.declare_reduction @sum : i64 init {
^bb0(%arg0: i64):
  %0 = llvm.mlir.constant(0 : i64) : i64
  omp.yield(%0 : i64)
} combiner {
^bb0(%a: i64, %b: i64):
  %0 = llvm.add %a, %b : i64
  omp.yield(%0 : i64)
}
llvm.func @printI64(i64)
llvm.func @printNewline()
llvm.func @print(%v: i64) {
  llvm.call @printI64(%v) : (i64) -> ()
  llvm.call @printNewline() : () -> ()
  llvm.return
}
// A team in each iteration of a loop that a team shares; each adds its part under a lock.
llvm.func @nested(%p: !llvm.ptr, %n: i64) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  omp.parallel {
    %twice = llvm.add %n, %n : i64
    omp.wsloop {
      omp.loop_nest (%i) : i64 = (%c0) to (%n) step (%c1) {
        omp.parallel {
          omp.wsloop schedule(dynamic) {
            omp.loop_nest (%j) : i64 = (%c0) to (%n) step (%c1) {
              %k = llvm.mul %i, %n : i64
              %l = llvm.add %k, %j : i64
              omp.critical {
                %0 = llvm.load %p : !llvm.ptr -> i64
                %1 = llvm.add %0, %l : i64
                %2 = llvm.add %1, %twice : i64
                %3 = llvm.sub %2, %twice : i64
                llvm.store %3, %p : i64, !llvm.ptr
                omp.terminator
              }
              omp.yield
            }
          }
          omp.terminator
        }
        omp.yield
      }
    }
    omp.terminator
  }
  llvm.return
}
// A loop of blocks around a team, and one in it.
llvm.func @again(%p: !llvm.ptr, %n: i64) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %c10 = llvm.mlir.constant(10 : i64) : i64
  llvm.br ^head(%c0 : i64)
^head(%i: i64):
  %go = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %go, ^body, ^end
^body:
  omp.parallel {
    omp.single {
      llvm.br ^h(%c0 : i64)
    ^h(%j: i64):
      %more = llvm.icmp "slt" %j, %c10 : i64
      llvm.cond_br %more, ^b, ^e
    ^b:
      %0 = llvm.load %p : !llvm.ptr -> i64
      %1 = llvm.add %0, %c1 : i64
      llvm.store %1, %p : i64, !llvm.ptr
      %2 = llvm.add %j, %c1 : i64
      llvm.br ^h(%2 : i64)
    ^e:
      omp.terminator
    }
    omp.terminator
  }
  %3 = llvm.add %i, %c1 : i64
  llvm.br ^head(%3 : i64)
^end:
  llvm.return
}
// A loop without a team around it is one thread's; a team that calls itself.
llvm.func @down(%p: !llvm.ptr, %n: i64) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %stop = llvm.icmp "eq" %n, %c0 : i64
  llvm.cond_br %stop, ^end, ^go
^go:
  omp.parallel {
    omp.master {
      %0 = llvm.load %p : !llvm.ptr -> i64
      %1 = llvm.add %0, %n : i64
      llvm.store %1, %p : i64, !llvm.ptr
      %2 = llvm.sub %n, %c1 : i64
      llvm.call @down(%p, %2) : (!llvm.ptr, i64) -> ()
      omp.terminator
    }
    omp.terminator
  }
  llvm.br ^end
^end:
  llvm.return
}
llvm.func @main() {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %c4 = llvm.mlir.constant(4 : i64) : i64
  %c8 = llvm.mlir.constant(8 : i64) : i64
  %c10 = llvm.mlir.constant(10 : i64) : i64
  %c100 = llvm.mlir.constant(100 : i64) : i64
  %p = llvm.alloca %c1 x i64 : (i64) -> !llvm.ptr
  llvm.store %c0, %p : i64, !llvm.ptr
  llvm.call @nested(%p, %c10) : (!llvm.ptr, i64) -> ()
  %0 = llvm.load %p : !llvm.ptr -> i64
  llvm.call @print(%0) : (i64) -> ()
  llvm.store %c0, %p : i64, !llvm.ptr
  llvm.call @again(%p, %c100) : (!llvm.ptr, i64) -> ()
  %1 = llvm.load %p : !llvm.ptr -> i64
  llvm.call @print(%1) : (i64) -> ()
  llvm.store %c0, %p : i64, !llvm.ptr
  llvm.call @down(%p, %c8) : (!llvm.ptr, i64) -> ()
  %2 = llvm.load %p : !llvm.ptr -> i64
  llvm.call @print(%2) : (i64) -> ()
  llvm.store %c0, %p : i64, !llvm.ptr
  omp.wsloop reduction(@sum %p -> %own : !llvm.ptr) {
    omp.loop_nest (%i) : i64 = (%c0) to (%c4) step (%c1) {
      %3 = llvm.load %own : !llvm.ptr -> i64
      %4 = llvm.add %3, %i : i64
      llvm.store %4, %own : i64, !llvm.ptr
      omp.yield
    }
  }
  %5 = llvm.load %p : !llvm.ptr -> i64
  llvm.call @print(%5) : (i64) -> ()
  llvm.return
}
