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
omp.parallel private(@p %p -> %a : !llvm.ptr) { omp.terminator } // AND omp.private {type=private} @p : f64
omp.simd nontemporal(%c : i1) { omp.loop_nest (%z) : index = (%i) to (%i) step (%i) { omp.yield } }
omp.simd nontemporal(%m : memref<4xf32>) { omp.loop_nest (%z) : index = (%i) to (%i) step (%i) { omp.yield } }
omp.parallel reduction(@r %p -> %a: !llvm.ptr) { "test.x"(%a) : (!llvm.ptr) -> () omp.terminator } {foo = 1 : i32}
omp.parallel { } {foo = 1 : i32, omp.composite}
omp.parallel if(%c) { ^bb0(%zz: i32): omp.terminator }
omp.distribute { omp.simd { omp.loop_nest (%z) : index = (%i) to (%i) step (%i) { omp.yield } } {omp.composite} } {omp.composite}
omp.distribute { omp.distribute { omp.loop_nest (%z) : index = (%i) to (%i) step (%i) { omp.yield } } {omp.composite} } {omp.composite}
omp.distribute dist_schedule_static dist_schedule_chunk_size(%n : i32) order(concurrent) { omp.loop_nest (%z) : index = (%i) to (%i) step (%i) { omp.yield } }
omp.distribute dist_schedule_chunk_size(%n : i32) { omp.loop_nest (%z) : index = (%i) to (%i) step (%i) { omp.yield } }
omp.distribute { omp.wsloop { omp.simd { omp.loop_nest (%z) : index = (%i) to (%i) step (%i) { omp.yield } } {omp.composite} } {omp.composite} } {omp.composite}
omp.parallel { omp.distribute { omp.wsloop { omp.simd { omp.loop_nest (%z) : index = (%i) to (%i) step (%i) { omp.yield } } {omp.composite} } {omp.composite} } {omp.composite} omp.terminator } {omp.composite}
omp.parallel { omp.distribute { omp.wsloop { omp.loop_nest (%z) : index = (%i) to (%i) step (%i) { omp.yield } } {omp.composite} } {omp.composite} omp.barrier omp.terminator } {omp.composite}
omp.parallel { omp.distribute { omp.wsloop { omp.loop_nest (%z) : index = (%i) to (%i) step (%i) { omp.yield } } {omp.composite} } {omp.composite} omp.distribute { omp.loop_nest (%z) : index = (%i) to (%i) step (%i) { omp.yield } } omp.terminator } {omp.composite}
omp.parallel { omp.distribute { omp.loop_nest (%z) : index = (%i) to (%i) step (%i) { omp.yield } } omp.terminator }
omp.parallel { omp.distribute { omp.loop_nest (%z) : index = (%i) to (%i) step (%i) { omp.yield } } omp.terminator } {omp.composite}
omp.parallel { omp.distribute { omp.loop_nest (%z) : index = (%i) to (%i) step (%i) { omp.yield } } omp.barrier omp.terminator }
omp.wsloop { omp.simd { omp.loop_nest (%z) : index = (%i) to (%i) step (%i) { omp.yield } } } {omp.composite}
omp.wsloop { omp.simd { omp.loop_nest (%z) : index = (%i) to (%i) step (%i) { omp.yield } } {omp.composite} }
omp.wsloop { omp.distribute { omp.loop_nest (%z) : index = (%i) to (%i) step (%i) { omp.yield } } {omp.composite} } {omp.composite}
omp.simd { omp.simd { omp.loop_nest (%z) : index = (%i) to (%i) step (%i) { omp.yield } } {omp.composite} } {omp.composite}
omp.simd { omp.loop_nest (%z) : index = (%i) to (%i) step (%i) { omp.yield } } {omp.composite}
"omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({ }) : () -> ()
"omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({ ^a: omp.loop_nest (%z) : index = (%i) to (%i) step (%i) { omp.yield } ^bb1: omp.loop_nest (%z) : index = (%i) to (%i) step (%i) { omp.yield } }) : () -> ()
omp.wsloop { "test.b"() : () -> () }
omp.wsloop { omp.parallel { omp.terminator } }
omp.parallel reduction(@r %p -> %a : !llvm.ptr) { omp.parallel reduction(@r %a -> %b : !llvm.ptr) { omp.terminator } omp.terminator }
omp.parallel private(@p %p -> %p : !llvm.ptr) { omp.terminator }
omp.single nowait allocate(%p : !llvm.ptr -> %n : i32) copyprivate(%p -> @cp, %q -> @cp : !llvm.ptr, !llvm.ptr) { omp.terminator }
omp.single copyprivate(%p -> @cp : !llvm.ptr, %q -> @cp : !llvm.ptr) { omp.terminator }
omp.single { omp.terminator } nowait
omp.single copyprivate(%p) { omp.terminator }
"omp.flush"(%p) : (!llvm.ptr) -> ()
"omp.parallel"(%p, %q) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0>, proc_bind_kind = #omp<procbindkind spread>}> ({ omp.terminator }) : (!llvm.ptr, !llvm.ptr) -> ()
"omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>, proc_bind_kind = 1 : i32}> ({ omp.terminator }) : () -> ()
"omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>, private_needs_barrier, reduction_mod = #omp<reduction_modifier(task)>}> ({ omp.terminator }) : () -> ()
omp.critical(@cc) { omp.barrier } // AND omp.critical.declare @cc hint(none, contended)
omp.critical(@cc::@b) { omp.terminator }
omp.sections nowait allocate(%p : !llvm.ptr -> %q : !llvm.ptr) reduction(@r %p -> %a : !llvm.ptr) { omp.terminator }
"omp.sections"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({ }) : () -> ()
"omp.sections"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({ omp.terminator ^bb1: omp.terminator }) : () -> ()
"test.s"() ({ omp.section { omp.terminator } }) : () -> ()
%x = omp.threadprivate %p : !llvm.ptr -> !llvm.ptr
omp.taskyield {a}
omp.parallel { omp.terminator } // AND omp.private {type=private} @p : f64
omp.parallel { omp.terminator } // AND omp.declare_reduction @r : f32 init { ^bb0(%a: f32): omp.yield(%a : f32) } combiner { ^bb0(%a: f32, %b: f32): omp.yield(%a : f32) }
omp.parallel proc_bind(4) { omp.terminator }
omp.parallel proc_bind() { omp.terminator }
omp.simd aligned(%p : !llvm.ptr -> ) { omp.loop_nest (%z) : index = (%i) to (%i) step (%i) { omp.yield } }
"omp.simd"(%p) <{alignments = [8], operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0, 0>}> ({ omp.loop_nest (%z) : index = (%i) to (%i) step (%i) { omp.yield } }) : (!llvm.ptr) -> ()
"omp.simd"(%p) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0>}> ({ omp.loop_nest (%z) : index = (%i) to (%i) step (%i) { omp.yield } }) : (!llvm.ptr) -> ()
omp.simd linear(%p = %n : !llvm.ptr) {omp.loop_nest (%z) : index = (%i) to (%i) step (%i) { omp.yield }} {linear_var_types = [i32]}
omp.simd if(%n) {omp.loop_nest (%z) : index = (%i) to (%i) step (%i) { omp.yield }}
omp.simd order(reproducible:concurrent) private(@p %p -> %a: !llvm.ptr) reduction(@r %q -> %b : !llvm.ptr) {omp.loop_nest (%z) : index = (%i) to (%i) step (%i) { omp.yield }}
omp.simd private(@nope %p -> %a: !llvm.ptr) {omp.loop_nest (%z) : index = (%i) to (%i) step (%i) { omp.yield }}
