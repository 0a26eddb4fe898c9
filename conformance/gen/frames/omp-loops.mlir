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
"omp.single"(%p) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>}> ({ ^bb0(%a: !llvm.ptr): omp.terminator }) : (!llvm.ptr) -> ()
"omp.parallel"(%p) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1>}> ({ ^bb0(%a: !llvm.ptr): omp.terminator }) : (!llvm.ptr) -> ()
omp.wsloop { omp.loop_nest () : index = () to () step () { omp.yield } }
omp.wsloop { "omp.loop_nest"(%i, %i, %n) ({ ^bb0(%a: index): omp.yield }) : (index, index, i32) -> () }
omp.wsloop { "omp.loop_nest"(%i, %i, %i) <{collapse_num_loops = 1, tile_sizes=array<i64>}> ({ ^bb0(%a: index): omp.yield }) {x} : (index, index, index) -> () }
omp.critical { }
omp.sections { omp.barrier omp.terminator }
omp.wsloop { omp.wsloop { omp.loop_nest (%z) : index = (%i) to (%i) step (%i) { omp.yield } } {omp.composite} } {omp.composite}
