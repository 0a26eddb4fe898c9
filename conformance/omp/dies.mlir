// ARGS: --split-input-file --allow-unregistered-dialect
// FRAME
omp.declare_reduction @r : f32
init { ^bb0(%a: f32): omp.yield(%a : f32) }
combiner { ^bb0(%a: f32, %b: f32): omp.yield(%a : f32) }
omp.private {type = private} @p : f32
func.func private @cp(!llvm.ptr, !llvm.ptr)
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %n: i32, %i: index, %c: i1, %m: memref<4xf32>, %u: memref<*xf32>) {
  // HERE
  return
}
// HERE
// EACH
omp.wsloop linear(%p = %n : !llvm.ptr, %q = %n : !llvm.ptr) { omp.loop_nest (%z) : index = (%i) to (%i) step (%i) { omp.yield } }
"omp.wsloop"(%i) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 1>}> ({ omp.loop_nest (%z) : index = (%i) to (%i) step (%i) { omp.yield } }) : (index) -> ()
"omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>, schedule_mod=#omp<sched_mod none>}> ({ omp.loop_nest (%z) : index = (%i) to (%i) step (%i) { omp.yield } }) : () -> ()
"omp.wsloop"(%p) <{operandSegmentSizes = array<i32: 0, 0, 1, 0, 0, 0, 0>}> ({ omp.loop_nest (%z) : index = (%i) to (%i) step (%i) { omp.yield } }) : (!llvm.ptr) -> ()
