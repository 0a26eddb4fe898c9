// ARGS: --split-input-file --allow-unregistered-dialect
// ARGS: --split-input-file --allow-unregistered-dialect --mlir-print-op-generic
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
omp.wsloop { omp.terminator }
omp.wsloop { }
omp.wsloop { omp.loop_nest (%z) : index = (%i) to (%i) step (%i) { omp.yield } }
omp.wsloop { omp.loop_nest (%z) : index = (%i) to (%i) step (%i) { omp.yield } } {omp.composite}
omp.wsloop { omp.simd { omp.loop_nest (%z) : index = (%i) to (%i) step (%i) { omp.yield } } }
omp.wsloop { omp.simd { omp.loop_nest (%z) : index = (%i) to (%i) step (%i) { omp.yield } } {omp.composite} } {omp.composite}
omp.simd { omp.wsloop { omp.loop_nest (%z) : index = (%i) to (%i) step (%i) { omp.yield } } }
omp.loop_nest (%z) : index = (%i) to (%i) step (%i) { omp.yield }
omp.wsloop { omp.barrier omp.barrier }
omp.parallel { omp.yield }
omp.parallel { "test.x"() : () -> () }
omp.parallel { omp.barrier omp.terminator ^bb1: omp.terminator }
omp.parallel reduction(@nope %p -> %a : !llvm.ptr) { omp.terminator }
omp.parallel reduction(@p %p -> %a : !llvm.ptr) { omp.terminator }
omp.parallel reduction(@r %p -> %a, @r %p -> %b : !llvm.ptr, !llvm.ptr) { omp.terminator }
omp.parallel private(@nope %p -> %a : !llvm.ptr) { omp.terminator }
omp.parallel private(@r %p -> %a : !llvm.ptr) { omp.terminator }
omp.parallel private(@p %p -> %a : f32) { omp.terminator }
omp.parallel reduction(@r %i -> %a : index) { omp.terminator }
omp.parallel reduction(@r %m -> %a : memref<4xf32>) { omp.terminator }
omp.parallel reduction(@r %u -> %a : memref<*xf32>) { omp.terminator }
omp.parallel reduction(@r -> %a : memref<*xf32>) { omp.terminator }
omp.parallel reduction() { omp.terminator }
omp.parallel private(@p %p -> %a, @p %q -> %b : !llvm.ptr) { omp.terminator }
omp.parallel private(@p %p -> %a : !llvm.ptr, !llvm.ptr) { omp.terminator }
omp.parallel private(@p %p -> %a : !llvm.ptr) private_barrier { omp.terminator }
omp.single private(@p %p -> %a : !llvm.ptr) private_barrier { omp.terminator }
omp.parallel reduction(@r %p -> %a : !llvm.ptr) private(@p %p -> %b : !llvm.ptr) { omp.terminator }
omp.parallel private(@p %p -> %b [map_idx=1] : !llvm.ptr) { omp.terminator }
omp.parallel reduction(mod : inscan, @r %p -> %a : !llvm.ptr) { omp.terminator }
omp.parallel reduction(mod: foo, @r %p -> %a : !llvm.ptr) { omp.terminator }
omp.parallel reduction(byref @r %p -> %a, @r %q -> %b : !llvm.ptr, !llvm.ptr) { omp.terminator }
omp.wsloop schedule(foo) { omp.loop_nest (%z) : index = (%i) to (%i) step (%i) { omp.yield } }
omp.wsloop schedule(static, foo) { omp.loop_nest (%z) : index = (%i) to (%i) step (%i) { omp.yield } }
omp.wsloop schedule(static, monotonic, foo) { omp.loop_nest (%z) : index = (%i) to (%i) step (%i) { omp.yield } }
omp.wsloop schedule(static, simd, monotonic) { omp.loop_nest (%z) : index = (%i) to (%i) step (%i) { omp.yield } }
omp.wsloop schedule(static, simd) { omp.loop_nest (%z) : index = (%i) to (%i) step (%i) { omp.yield } }
omp.wsloop schedule(static, none) { omp.loop_nest (%z) : index = (%i) to (%i) step (%i) { omp.yield } }
omp.wsloop schedule(static, none, simd) { omp.loop_nest (%z) : index = (%i) to (%i) step (%i) { omp.yield } }
omp.wsloop schedule(static, simd, simd) { omp.loop_nest (%z) : index = (%i) to (%i) step (%i) { omp.yield } }
omp.wsloop schedule(static, monotonic, monotonic) { omp.loop_nest (%z) : index = (%i) to (%i) step (%i) { omp.yield } }
omp.wsloop schedule(static = %i : index) { omp.loop_nest (%z) : index = (%i) to (%i) step (%i) { omp.yield } }
omp.wsloop schedule(auto = %i : index) { omp.loop_nest (%z) : index = (%i) to (%i) step (%i) { omp.yield } }
omp.wsloop schedule(runtime = %i : index) { omp.loop_nest (%z) : index = (%i) to (%i) step (%i) { omp.yield } }
omp.wsloop schedule(distribute = %i : index) { omp.loop_nest (%z) : index = (%i) to (%i) step (%i) { omp.yield } }
omp.wsloop schedule(static, monotonic, simd, simd) { omp.loop_nest (%z) : index = (%i) to (%i) step (%i) { omp.yield } }
omp.wsloop order(foo:concurrent) { omp.loop_nest (%z) : index = (%i) to (%i) step (%i) { omp.yield } }
omp.wsloop order(foo) { omp.loop_nest (%z) : index = (%i) to (%i) step (%i) { omp.yield } }
omp.wsloop order(concurrent) { omp.loop_nest (%z) : index = (%i) to (%i) step (%i) { omp.yield } }
omp.wsloop order(reproducible:foo) { omp.loop_nest (%z) : index = (%i) to (%i) step (%i) { omp.yield } }
omp.wsloop ordered(-1) { omp.loop_nest (%z) : index = (%i) to (%i) step (%i) { omp.yield } }
omp.wsloop linear(%p = %n : !llvm.ptr) { omp.loop_nest (%z) : index = (%i) to (%i) step (%i) { omp.yield } } {linear_var_types = [f32]}
omp.wsloop linear(%p : !llvm.ptr) { omp.loop_nest (%z) : index = (%i) to (%i) step (%i) { omp.yield } }
omp.parallel allocate(%p : !llvm.ptr -> %q : !llvm.ptr, %p -> %q : !llvm.ptr) { omp.terminator }
omp.parallel allocate(%p : !llvm.ptr -> %q : !llvm.ptr, %p : !llvm.ptr -> %q : !llvm.ptr) { omp.terminator }
omp.parallel proc_bind(foo) { omp.terminator }
omp.parallel nowait { omp.terminator }
omp.parallel if(%c) if(%c) { omp.terminator }
omp.parallel num_threads(%c : i1) if(%c) { omp.terminator }
omp.parallel num_threads(%p : !llvm.ptr) { omp.terminator }
