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
omp.single copyprivate(%p -> @c1 : !llvm.ptr) { omp.terminator } // AND func.func private @c1(!llvm.ptr, f32)
omp.single copyprivate(%p -> @c1 : !llvm.ptr) { omp.terminator } // AND func.func private @c1(f32, f32)
omp.single copyprivate(%p -> @c1 : !llvm.ptr) { omp.terminator } // AND llvm.func @c1(!llvm.ptr, !llvm.ptr)
omp.single copyprivate(%p -> @c1 : !llvm.ptr) { omp.terminator } // AND llvm.func @c1(!llvm.ptr)
omp.single private(@nope %p -> %a : !llvm.ptr) { omp.terminator }
omp.single private(@p2 %p -> %a : !llvm.ptr) { omp.terminator } // AND omp.private {type=private} @p2 : f32 init { ^bb0(%a: i32, %b: i32): omp.yield(%b: i32) }
omp.wsloop private(@p2 %p -> %a : !llvm.ptr) { omp.loop_nest (%z) : index = (%i) to (%i) step (%i) { omp.yield } } // AND omp.private {type=private} @p2 : f32 init { ^bb0(%a: i32, %b: i32): omp.yield(%b: i32) }
omp.simd private(@p2 %p -> %a : !llvm.ptr) { omp.loop_nest (%z) : index = (%i) to (%i) step (%i) { omp.yield } } // AND omp.private {type=private} @p2 : f32 init { ^bb0(%a: i32, %b: i32): omp.yield(%b: i32) }
omp.sections private(@p2 %p -> %a : !llvm.ptr) { omp.terminator } // AND omp.private {type=private} @p2 : f32 init { ^bb0(%a: i32, %b: i32): omp.yield(%b: i32) }
omp.distribute private(@p2 %p -> %a : !llvm.ptr) { omp.loop_nest (%z) : index = (%i) to (%i) step (%i) { omp.yield } } // AND omp.private {type=private} @p2 : f32 init { ^bb0(%a: i32, %b: i32): omp.yield(%b: i32) }
omp.parallel private(@p2 %p -> %a : !llvm.ptr) { omp.terminator } // AND omp.private {type=firstprivate} @p2 : f32 init { ^bb0(%a: i32, %b: i32): omp.yield(%b: i32) }
omp.parallel private(@p2 %p -> %a : !llvm.ptr) { omp.terminator } // AND omp.private {type=firstprivate} @p2 : f32 copy { ^bb0(%a: i32, %b: i32): omp.yield(%b: i32) }
omp.parallel private(@p2 %n -> %a : i32) { omp.terminator } // AND omp.private {type=private} @p2 : f32 init { ^bb0(%a: i32, %b: i32): omp.yield(%b: i32) }
omp.simd private(@p3 %p -> %a : !llvm.ptr) { omp.loop_nest (%z) : index = (%i) to (%i) step (%i) { omp.yield } } // AND omp.private {type=firstprivate} @p3 : f32 copy { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%b: !llvm.ptr) }
omp.parallel { omp.terminator } // AND omp.private {type=private} @p2 : f32 init { ^bb0(%a: i32): omp.yield(%a: i32) }
omp.parallel { omp.terminator } // AND omp.private {type=private} @p2 : f32 init { ^bb0(%a: i32, %b: f32): omp.yield(%a: i32) }
omp.parallel { omp.terminator } // AND omp.private {type=private} @p2 : f32 init { ^bb0(%a: i32, %b: i32): omp.yield }
omp.parallel { omp.terminator } // AND omp.private {type=private} @p2 : f32 init { ^bb0(%a: i32, %b: i32): omp.yield(%a, %a: i32, i32) }
omp.parallel { omp.terminator } // AND omp.private {type=private} @p2 : f32 init { ^bb0(%a: i32, %b: i32): omp.terminator }
omp.parallel { omp.terminator } // AND omp.private {type=private} @p2 : f32 init { ^bb0(%a: i32, %b: i32): llvm.unreachable }
omp.parallel { omp.terminator } // AND omp.private {type=private} @p2 : f32 init { ^bb0(%a: i32, %b: i32): "test.x"() : ()->() }
omp.parallel { omp.terminator } // AND omp.private {type=private} @p2 : f32 init { }
omp.parallel { omp.terminator } // AND omp.private {type=private} @p2 : f32 init { ^bb0: }
omp.parallel { omp.terminator } // AND omp.private {type=private} @p2 : f32 copy { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
omp.parallel { omp.terminator } // AND omp.private {type=firstprivate} @p2 : f32 copy { ^bb0(%a: i32, %b: i32): omp.yield }
omp.parallel { omp.terminator } // AND omp.private {type=firstprivate} @p2 : f32 copy { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) } dealloc { ^bb0(%a: f32): omp.yield }
omp.parallel { omp.terminator } // AND omp.private {type=private} @p2 : f32 dealloc { ^bb0(%a: f32): omp.yield(%a : f32) }
omp.parallel { omp.terminator } // AND omp.private {type=private} @p2 : f32 dealloc { ^bb0(%a: f32, %b: f32): omp.yield }
omp.parallel { omp.terminator } // AND omp.private {type=firstprivate} @p2 : f32
omp.parallel { omp.terminator } // AND omp.private {type=foo} @p2 : f32
omp.parallel { omp.terminator } // AND omp.private @p2 : f32
omp.parallel { omp.terminator } // AND omp.private {type=private} @p2 : f32 init { ^bb0(%a: i32, %b: i32): cf.br ^bb1 ^bb1: omp.yield(%b: i32) ^bb2: omp.yield }
omp.parallel { omp.terminator } // AND omp.declare_reduction @q : f32 init { } combiner { ^bb0(%a: f32, %b: f32): omp.yield(%a : f32) }
omp.parallel { omp.terminator } // AND omp.declare_reduction @q : f32 init { ^bb0(%a: f64): omp.yield(%a : f64) } combiner { ^bb0(%a: f32, %b: f32): omp.yield(%a : f32) }
omp.parallel { omp.terminator } // AND omp.declare_reduction @q : f32 init { ^bb0(%a: f32): omp.yield } combiner { ^bb0(%a: f32, %b: f32): omp.yield(%a : f32) }
omp.parallel { omp.terminator } // AND omp.declare_reduction @q : f32 init { ^bb0(%a: f32, %b: f32): omp.yield(%a : f32) } combiner { ^bb0(%a: f32, %b: f32): omp.yield(%a : f32) }
omp.parallel { omp.terminator } // AND omp.declare_reduction @q : f32 init { ^bb0: omp.yield } combiner { ^bb0(%a: f32, %b: f32): omp.yield(%a : f32) }
omp.parallel { omp.terminator } // AND omp.declare_reduction @q : f32 alloc { ^bb0: omp.yield } init { ^bb0(%a: f32, %b: f32): omp.yield(%a : f32) } combiner { ^bb0(%a: f32, %b: f32): omp.yield(%a : f32) }
omp.parallel { omp.terminator } // AND omp.declare_reduction @q : !llvm.ptr alloc { %0 = llvm.mlir.zero : !llvm.ptr omp.yield(%0 : !llvm.ptr) } init { ^bb0(%a: !llvm.ptr): omp.yield(%a : !llvm.ptr) } combiner { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%a : !llvm.ptr) }
omp.parallel { omp.terminator } // AND omp.declare_reduction @q : !llvm.ptr alloc { %0 = llvm.mlir.zero : !llvm.ptr omp.yield(%0 : !llvm.ptr) } init { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%a : !llvm.ptr) } combiner { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%a : !llvm.ptr) } cleanup { ^bb0(%a: !llvm.ptr): omp.yield }
omp.parallel { omp.terminator } // AND omp.declare_reduction @q : f32 init { ^bb0(%a: f32): omp.yield(%a : f32) } combiner { ^bb0(%a: f32): omp.yield(%a : f32) }
omp.parallel { omp.terminator } // AND omp.declare_reduction @q : f32 init { ^bb0(%a: f32): omp.yield(%a : f32) } combiner { }
omp.parallel { omp.terminator } // AND omp.declare_reduction @q : f32 init { ^bb0(%a: f32): omp.yield(%a : f32) } combiner { ^bb0(%a: f32, %b: f32): omp.yield }
omp.parallel { omp.terminator } // AND omp.declare_reduction @q : f32 init { ^bb0(%a: f32): omp.yield(%a : f32) } combiner { ^bb0(%a: f32, %b: f32): omp.yield(%a : f32) } atomic { ^bb0(%a: !llvm.ptr): omp.yield }
omp.parallel { omp.terminator } // AND omp.declare_reduction @q : f32 init { ^bb0(%a: f32): omp.yield(%a : f32) } combiner { ^bb0(%a: f32, %b: f32): omp.yield(%a : f32) } atomic { ^bb0(%a: !llvm.ptr, %b: f32): omp.yield }
omp.parallel { omp.terminator } // AND omp.declare_reduction @q : f32 init { ^bb0(%a: f32): omp.yield(%a : f32) } combiner { ^bb0(%a: f32, %b: f32): omp.yield(%a : f32) } atomic { ^bb0(%a: f32, %b: f32): omp.yield }
omp.parallel { omp.terminator } // AND omp.declare_reduction @q : f32 init { ^bb0(%a: f32): omp.yield(%a : f32) } combiner { ^bb0(%a: f32, %b: f32): omp.yield(%a : f32) } atomic { ^bb0(%a: memref<f64>, %b: memref<f64>): omp.yield }
omp.parallel { omp.terminator } // AND omp.declare_reduction @q : f32 init { ^bb0(%a: f32): omp.yield(%a : f32) } combiner { ^bb0(%a: f32, %b: f32): omp.yield(%a : f32) } atomic { ^bb0(%a: memref<f32>, %b: memref<f32>): omp.yield }
omp.parallel { omp.terminator } // AND omp.declare_reduction @q : f32 init { ^bb0(%a: f32): omp.yield(%a : f32) } combiner { ^bb0(%a: f32, %b: f32): omp.yield(%a : f32) } cleanup { ^bb0(%a: f64): omp.yield }
omp.parallel { omp.terminator } // AND omp.declare_reduction @q : f32 attributes {byref_element_type = f64, z} init { ^bb0(%a: f32): omp.yield(%a : f32) } combiner { ^bb0(%a: f32, %b: f32): omp.yield(%a : f32) } data_ptr_ptr { ^bb0(%a: !llvm.ptr): omp.yield(%a : !llvm.ptr) }
omp.parallel reduction(@q %m -> %a : memref<4xf32>) { omp.terminator } // AND omp.declare_reduction @q : f32 init { ^bb0(%a: f32): omp.yield(%a : f32) } combiner { ^bb0(%a: f32, %b: f32): omp.yield(%a : f32) } atomic { ^bb0(%a: memref<f32>, %b: memref<f32>): omp.yield }
omp.parallel reduction(@q %m -> %a : memref<4xf32>) { omp.terminator } // AND omp.declare_reduction @q : f32 init { ^bb0(%a: f32): omp.yield(%a : f32) } combiner { ^bb0(%a: f32, %b: f32): omp.yield(%a : f32) } atomic { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield }
omp.parallel { omp.terminator } // AND omp.critical.declare @c hint(none)
omp.parallel { omp.terminator } // AND omp.critical.declare @c hint(contended, uncontended)
omp.parallel { omp.terminator } // AND omp.critical.declare @c hint(contended, speculative) {x}
omp.parallel { omp.terminator } // AND omp.critical.declare @c hint(speculative, nonspeculative)
omp.parallel { omp.terminator } // AND omp.critical.declare @c hint(foo)
omp.parallel { omp.terminator } // AND omp.critical.declare @c hint(contended, contended)
omp.parallel { omp.terminator } // AND "omp.critical.declare"() <{hint = 100, sym_name="c"}> : () -> ()
omp.parallel { omp.terminator } // AND "omp.critical.declare"() <{hint = 0, sym_name="c"}> : () -> ()
omp.parallel { omp.terminator } // AND omp.critical.declare @c
