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
omp.single copyprivate(%p -> @c1 : !llvm.ptr) { omp.terminator } // AND llvm.func @c1(!llvm.ptr, !llvm.ptr)
omp.parallel private(@p2 %p -> %a : !llvm.ptr) { omp.terminator } // AND omp.private {type=firstprivate} @p2 : f32 init { ^bb0(%a: i32, %b: i32): omp.yield(%b: i32) }
omp.parallel { omp.terminator } // AND omp.private {type=private} @p2 : f32 init { }
omp.parallel { omp.terminator } // AND omp.private {type=private} @p2 : f32 dealloc { ^bb0(%a: f32, %b: f32): omp.yield }
omp.parallel { omp.terminator } // AND omp.declare_reduction @q : f32 init { ^bb0: omp.yield } combiner { ^bb0(%a: f32, %b: f32): omp.yield(%a : f32) }
omp.parallel { omp.terminator } // AND omp.declare_reduction @q : !llvm.ptr alloc { %0 = llvm.mlir.zero : !llvm.ptr omp.yield(%0 : !llvm.ptr) } init { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%a : !llvm.ptr) } combiner { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%a : !llvm.ptr) } cleanup { ^bb0(%a: !llvm.ptr): omp.yield }
omp.parallel { omp.terminator } // AND omp.declare_reduction @q : f32 init { ^bb0(%a: f32): omp.yield(%a : f32) } combiner { ^bb0(%a: f32, %b: f32): omp.yield(%a : f32) } atomic { ^bb0(%a: memref<f64>, %b: memref<f64>): omp.yield }
omp.parallel { omp.terminator } // AND omp.critical.declare @c hint(speculative, nonspeculative)
