// ARGS: --allow-unregistered-dialect
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
omp.parallel reduction(@r %p -> %a: !llvm.ptr) { "test.x"(%a) : (!llvm.ptr) -> () omp.terminator } {foo = 1 : i32}
omp.parallel if(%c) { ^bb0(%zz: i32): omp.terminator }
omp.parallel { omp.distribute { omp.wsloop { omp.loop_nest (%z) : index = (%i) to (%i) step (%i) { omp.yield } } {omp.composite} } {omp.composite} omp.barrier omp.terminator } {omp.composite}
omp.parallel { omp.distribute { omp.loop_nest (%z) : index = (%i) to (%i) step (%i) { omp.yield } } omp.barrier omp.terminator }
"omp.flush"(%p) : (!llvm.ptr) -> ()
"omp.sections"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({ omp.terminator ^bb1: omp.terminator }) : () -> ()
omp.simd aligned(%p : !llvm.ptr -> ) { omp.loop_nest (%z) : index = (%i) to (%i) step (%i) { omp.yield } }
"omp.simd"(%p) <{alignments = [8], operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0, 0>}> ({ omp.loop_nest (%z) : index = (%i) to (%i) step (%i) { omp.yield } }) : (!llvm.ptr) -> ()
