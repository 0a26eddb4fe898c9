// Threads as calls of the runtime, and what no call means the same as.
// RUN: split-file %s %t
// RUN: jig emit --llvm %t/team.mlir | FileCheck %t/team.mlir
// RUN: not jig emit --llvm %t/linear.mlir 2>&1 | FileCheck %t/linear.mlir
// RUN: not jig emit --llvm %t/allocate.mlir 2>&1 | FileCheck %t/allocate.mlir
// RUN: not jig emit --llvm %t/ordered.mlir 2>&1 | FileCheck %t/ordered.mlir
// RUN: not jig emit --llvm %t/copyprivate.mlir 2>&1 | FileCheck %t/copyprivate.mlir
// RUN: not jig emit --llvm %t/byref.mlir 2>&1 | FileCheck %t/byref.mlir
// RUN: not jig emit --llvm %t/blocks.mlir 2>&1 | FileCheck %t/blocks.mlir
// RUN: not jig emit --llvm %t/tiles.mlir 2>&1 | FileCheck %t/tiles.mlir
// RUN: not jig emit --llvm %t/index.mlir 2>&1 | FileCheck %t/index.mlir
// RUN: not jig emit --llvm %t/value.mlir 2>&1 | FileCheck %t/value.mlir
// RUN: not jig emit --llvm %t/between.mlir 2>&1 | FileCheck %t/between.mlir
// RUN: not jig emit --llvm %t/distribute.mlir 2>&1 | FileCheck %t/distribute.mlir
// RUN: not jig emit --llvm %t/threadprivate.mlir 2>&1 | FileCheck %t/threadprivate.mlir
// RUN: not jig emit --llvm %t/argument.mlir 2>&1 | FileCheck %t/argument.mlir
// RUN: not jig emit --llvm %t/taken.mlir 2>&1 | FileCheck %t/taken.mlir
// RUN: not jig emit --llvm %t/outside.mlir 2>&1 | FileCheck %t/outside.mlir

//--- team.mlir
// What is needed from outside goes there in a structure; constants are made again.
// CHECK-LABEL: define void @f(
// CHECK: call void @__kmpc_push_num_threads(ptr @.omp_place_2, i32 %{{.*}}, i32 4)
// CHECK: call void (ptr, i32, ptr, ...) @__kmpc_fork_call(ptr @.omp_place_2, i32 1, ptr @f..omp_par, ptr %
// CHECK: define internal void @f..omp_par(ptr %0, ptr %1, ptr %2) nounwind
// CHECK: call void @__kmpc_dispatch_init_8u(ptr @.omp_place_2, i32 %{{.*}}, i32 1073741859, i64 1, i64 %{{.*}}, i64 1, i64 1)
// CHECK: call i32 @__kmpc_dispatch_next_8u(
// CHECK: call void @__kmpc_barrier(ptr @.omp_place_66, i32
llvm.func @f(%n: i32, %p: !llvm.ptr) {
  %four = llvm.mlir.constant(4 : i64) : i64
  %one = llvm.mlir.constant(1 : i32) : i32
  %x = llvm.mlir.constant(1.5 : f32) : f32
  omp.parallel num_threads(%four : i64) {
    omp.wsloop schedule(dynamic) {
      omp.loop_nest (%i) : i32 = (%one) to (%n) step (%one) {
        %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        llvm.store %x, %q : f32, !llvm.ptr
        omp.yield
      }
    }
    omp.terminator
  }
  llvm.return
}
//--- linear.mlir
// CHECK: linear.mlir:3:3: error: 'omp.wsloop' op with 'linear' cannot become calls of the runtime
llvm.func @f(%i: i64, %n: i32, %p: !llvm.ptr) {
  omp.wsloop linear(%p = %n : !llvm.ptr) { omp.loop_nest (%k) : i64 = (%i) to (%i) step (%i) { omp.yield } } {linear_var_types = [i64]}
  llvm.return
}
//--- allocate.mlir
// CHECK: error: 'omp.parallel' op with 'allocate' cannot
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr) {
  omp.parallel allocate(%p : !llvm.ptr -> %q : !llvm.ptr) { omp.terminator }
  llvm.return
}
//--- ordered.mlir
// CHECK: error: 'omp.wsloop' op with 'ordered' cannot
llvm.func @f(%i: i64) {
  omp.wsloop ordered(0) { omp.loop_nest (%k) : i64 = (%i) to (%i) step (%i) { omp.yield } }
  llvm.return
}
//--- copyprivate.mlir
// CHECK: error: 'omp.single' op with 'copyprivate' cannot
llvm.func @copy(!llvm.ptr, !llvm.ptr)
llvm.func @f(%p: !llvm.ptr) {
  omp.single copyprivate(%p -> @copy : !llvm.ptr) { omp.terminator }
  llvm.return
}
//--- byref.mlir
// CHECK: error: 'omp.parallel' op with 'byref' cannot
omp.declare_reduction @r : f32
init { ^bb0(%a: f32): omp.yield(%a : f32) }
combiner { ^bb0(%a: f32, %b: f32): omp.yield(%a : f32) }
llvm.func @f(%p: !llvm.ptr) {
  omp.parallel reduction(byref @r %p -> %q : !llvm.ptr) { omp.terminator }
  llvm.return
}
//--- blocks.mlir
// CHECK: error: 'omp.declare_reduction' op with several blocks in 'init' cannot
omp.declare_reduction @r : f32
init { ^bb0(%a: f32): llvm.br ^bb1 ^bb1: omp.yield(%a : f32) }
combiner { ^bb0(%a: f32, %b: f32): omp.yield(%a : f32) }
llvm.func @f(%p: !llvm.ptr) {
  omp.parallel reduction(@r %p -> %q : !llvm.ptr) { omp.terminator }
  llvm.return
}
//--- tiles.mlir
// CHECK: error: 'omp.loop_nest' op with 'tiles' cannot
llvm.func @f(%i: i64) {
  omp.wsloop { omp.loop_nest (%k) : i64 = (%i) to (%i) step (%i) tiles(4) { omp.yield } }
  llvm.return
}
//--- index.mlir
// CHECK: error: 'omp.loop_nest' op over 'i128' cannot
llvm.func @f(%i: i128) {
  omp.wsloop { omp.loop_nest (%k) : i128 = (%i) to (%i) step (%i) { omp.yield } }
  llvm.return
}
//--- value.mlir
// CHECK: error: 'omp.private' op of a variable that is no pointer cannot
omp.private {type = private} @p : i64
llvm.func @f(%i: i64) {
  omp.parallel private(@p %i -> %own : i64) { omp.terminator }
  llvm.return
}
//--- between.mlir
// CHECK: error: 'omp.barrier' op in 'scf.if' cannot
llvm.func @f(%c: i1) {
  scf.if %c { omp.barrier }
  llvm.return
}
//--- distribute.mlir
// CHECK: error: 'omp.distribute' op cannot become calls of the runtime
llvm.func @f(%i: i64) {
  omp.distribute { omp.loop_nest (%k) : i64 = (%i) to (%i) step (%i) { omp.yield } }
  llvm.return
}
//--- threadprivate.mlir
// CHECK: error: 'omp.threadprivate' op cannot become calls of the runtime
llvm.func @f(%p: !llvm.ptr) {
  %0 = omp.threadprivate %p : !llvm.ptr -> !llvm.ptr
  llvm.return
}
//--- argument.mlir
// CHECK: error: 'omp.parallel' op has arguments in its region that stand for nothing
llvm.func @f() {
  "omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>}> ({
  ^bb0(%x: i32):
    omp.terminator
  }) : () -> ()
  llvm.return
}
//--- taken.mlir
// CHECK: error: 'llvm.func' op has the name of a function of the runtime
llvm.func @__kmpc_fork_call(i32)
llvm.func @f() {
  omp.parallel { omp.terminator }
  llvm.return
}
//--- outside.mlir
// CHECK: error: 'omp.barrier' op
omp.barrier
