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
omp.single copyprivate(%p -> @nope : !llvm.ptr) { omp.terminator }
omp.single copyprivate(%p -> @r : !llvm.ptr) { omp.terminator }
omp.single copyprivate(%p -> @c1 : !llvm.ptr) { omp.terminator } // AND func.func private @c1(!llvm.ptr, f32)
omp.single copyprivate(%p -> @c1 : !llvm.ptr) { omp.terminator } // AND func.func private @c1(f32, f32)
omp.single copyprivate(%p -> @c1 : !llvm.ptr) { omp.terminator } // AND llvm.func @c1(!llvm.ptr, !llvm.ptr)
"omp.single"(%p) <{operandSegmentSizes = array<i32: 0, 0, 1, 0>}> ({ omp.terminator }) : (!llvm.ptr) -> ()
"omp.single"(%p) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>}> ({ omp.terminator }) : (!llvm.ptr) -> ()
"omp.single"(%p) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>}> ({ ^bb0(%a: !llvm.ptr): omp.terminator }) : (!llvm.ptr) -> ()
"omp.single"(%p) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, private_syms = [@p]}> ({ omp.terminator }) : (!llvm.ptr) -> ()
"omp.single"(%p) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, private_syms = [@p]}> ({ }) : (!llvm.ptr) -> ()
"omp.parallel"(%p) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1>}> ({ ^bb0(%a: !llvm.ptr): omp.terminator }) : (!llvm.ptr) -> ()
"omp.parallel"(%p) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1>, reduction_syms=[@r], reduction_byref=array<i1>}> ({ ^bb0(%a: !llvm.ptr): omp.terminator }) : (!llvm.ptr) -> ()
"omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>, reduction_syms=[@r]}> ({ ^bb0(%a: !llvm.ptr): omp.terminator }) : () -> ()
"omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>, private_syms=[@p]}> ({ omp.terminator }) : () -> ()
"omp.parallel"(%p) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0>}> ({ omp.terminator }) : (!llvm.ptr) -> ()
"omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>}> ({ }) : () -> ()
"omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>}> ({ ^bb0(%k: i32): omp.terminator }) : () -> ()
"omp.parallel"(%i) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0>, private_syms=[@p]}> ({ ^bb0(%k: i32): omp.terminator }) : (index) -> ()
omp.parallel private(@p %p -> %a : !llvm.ptr) { omp.terminator }
omp.parallel private(@p2 %p -> %a : !llvm.ptr) { omp.terminator } // AND omp.private {type=private} @p2 : f32 init { ^bb0(%a: i32, %b: i32): omp.yield(%b: i32) }
omp.parallel private(@p2 %n -> %a : i32) { omp.terminator } // AND omp.private {type=private} @p2 : f32 init { ^bb0(%a: i32, %b: i32): omp.yield(%b: i32) }
"omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>, schedule_kind=#omp<schedulekind static>, schedule_simd}> ({ omp.loop_nest (%z) : index = (%i) to (%i) step (%i) { omp.yield } }) : () -> ()
"omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>, order_mod=#omp<order_mod reproducible>}> ({ omp.loop_nest (%z) : index = (%i) to (%i) step (%i) { omp.yield } }) : () -> ()
omp.wsloop linear(%p = %n : !llvm.ptr) { omp.loop_nest (%z) : index = (%i) to (%i) step (%i) { omp.yield } } {linear_var_types = [f32, f32]}
omp.wsloop linear(%p = %n : !llvm.ptr) { omp.loop_nest (%z) : index = (%i) to (%i) step (%i) { omp.yield } } {linear_var_types = [4]}
omp.wsloop linear(%p = %i : !llvm.ptr) { omp.loop_nest (%z) : index = (%i) to (%i) step (%i) { omp.yield } } {linear_var_types = [f32]}
omp.wsloop { omp.loop_nest () : index = () to () step () { omp.yield } }
omp.wsloop { omp.loop_nest (%a, %b) : index = (%i) to (%i) step (%i) { omp.yield } }
omp.wsloop { omp.loop_nest (%a) : index = (%i) to (%i) step (%i) collapse(2) { omp.yield } }
omp.wsloop { omp.loop_nest (%a) : index = (%i) to (%i) step (%i) collapse(0) { omp.yield } }
omp.wsloop { omp.loop_nest (%a) : index = (%i) to (%i) step (%i) collapse(x) { omp.yield } }
omp.wsloop { omp.loop_nest (%a) : index = (%i) to (%i) step (%i) tiles() { omp.yield } }
omp.wsloop { omp.loop_nest (%a) : index = (%i) to (%i) step (%i) tiles(-1, 3) { omp.yield } }
omp.wsloop { omp.loop_nest (%a) : index = (%i) to (%i) step (%i) tiles(2) collapse(1) { omp.yield } }
omp.wsloop { omp.loop_nest (%a) : index = (%i) to (%i) step (%i) collapse(1) { omp.yield } }
omp.wsloop { omp.loop_nest (%a) : index = (%i) to (%i) step (%i) collapse(1) { omp.yield } {a} }
omp.wsloop { omp.loop_nest (%a) : f32 = (%i) to (%i) step (%i) collapse(1) { omp.yield } {a} }
omp.wsloop { omp.loop_nest (%a) : i32 = (%i) to (%i) step (%i) { omp.yield } }
omp.wsloop { omp.loop_nest (%a) : index = (%i) to (%i) step (%i) { omp.yield(%a: index) } }
omp.wsloop { omp.loop_nest (%a) : index = (%i) to (%i) step (%i) { "test.a"() : ()->() } }
omp.wsloop { omp.loop_nest (%a) : index = (%i) to (%i) step (%i) { "test.a"() [^bb1] : ()->() ^bb1: omp.yield } }
omp.wsloop { "omp.loop_nest"(%i, %i, %i) ({ ^bb0(%a: i32): omp.yield }) : (index, index, index) -> () }
omp.wsloop { "omp.loop_nest"(%i, %i, %i) ({ ^bb0: omp.yield }) : (index, index, index) -> () }
omp.wsloop { "omp.loop_nest"(%i, %i, %i) ({ }) : (index, index, index) -> () }
omp.wsloop { "omp.loop_nest"(%i, %i, %i, %i) ({ ^bb0(%a: index): omp.yield }) : (index, index, index, index) -> () }
omp.wsloop { "omp.loop_nest"(%i, %i, %n) ({ ^bb0(%a: index): omp.yield }) : (index, index, i32) -> () }
omp.wsloop { "omp.loop_nest"(%i, %i, %i) <{collapse_num_loops = 1}> ({ ^bb0(%a: index): omp.yield }) {x} : (index, index, index) -> () }
omp.wsloop { "omp.loop_nest"(%i, %i, %i) <{collapse_num_loops = 1, tile_sizes=array<i64>}> ({ ^bb0(%a: index): omp.yield }) {x} : (index, index, index) -> () }
"test.w"() ({ omp.loop_nest (%a) : index = (%i) to (%i) step (%i) { omp.yield } }) : () -> ()
omp.simd simdlen(8) safelen(4) { omp.loop_nest (%z) : index = (%i) to (%i) step (%i) { omp.yield } }
omp.simd simdlen(0) { omp.loop_nest (%z) : index = (%i) to (%i) step (%i) { omp.yield } }
omp.simd aligned(%p : !llvm.ptr -> 0 : i64) { omp.loop_nest (%z) : index = (%i) to (%i) step (%i) { omp.yield } }
omp.simd aligned(%p : !llvm.ptr -> 4 : i32) { omp.loop_nest (%z) : index = (%i) to (%i) step (%i) { omp.yield } }
omp.simd aligned(%p : !llvm.ptr -> "x") { omp.loop_nest (%z) : index = (%i) to (%i) step (%i) { omp.yield } }
omp.simd aligned(%p : !llvm.ptr -> 8 : i64, %p : !llvm.ptr -> 8 : i64) { omp.loop_nest (%z) : index = (%i) to (%i) step (%i) { omp.yield } }
omp.simd nontemporal(%p, %p : !llvm.ptr, !llvm.ptr) { omp.loop_nest (%z) : index = (%i) to (%i) step (%i) { omp.yield } }
omp.simd reduction(@r %p -> %a : !llvm.ptr) { omp.loop_nest (%z) : index = (%i) to (%i) step (%i) { omp.yield } }
omp.simd private(@p3 %p -> %a : !llvm.ptr) { omp.loop_nest (%z) : index = (%i) to (%i) step (%i) { omp.yield } } // AND omp.private {type=firstprivate} @p3 : f32 copy { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%b: !llvm.ptr) }
omp.critical(@nope) { omp.terminator }
omp.critical(@r) { omp.terminator }
omp.critical { }
omp.master { }
omp.masked filter(%c : i1) { }
omp.section { omp.terminator }
omp.sections { omp.terminator }
omp.sections { omp.barrier omp.terminator }
omp.sections { omp.section { omp.terminator } }
omp.sections private(@p %p -> %a : !llvm.ptr) { omp.section { omp.terminator } omp.terminator }
omp.sections private(@p %p -> %a : !llvm.ptr) { omp.section { ^bb0(%k: i32): omp.terminator } omp.terminator }
omp.sections private(@p %p -> %a : !llvm.ptr) { omp.section { ^bb0(%k: !llvm.ptr): omp.terminator } omp.terminator }
omp.parallel { omp.wsloop { omp.loop_nest (%a) : index = (%i) to (%i) step (%i) { omp.barrier omp.yield } } {omp.composite} omp.terminator } {omp.composite}
omp.parallel { omp.terminator } {omp.composite}
omp.parallel { omp.distribute { omp.wsloop { omp.loop_nest (%z) : index = (%i) to (%i) step (%i) { omp.yield } } {omp.composite} } {omp.composite} omp.terminator } {omp.composite}
omp.parallel { omp.distribute { omp.wsloop { omp.loop_nest (%z) : index = (%i) to (%i) step (%i) { omp.yield } } {omp.composite} } {omp.composite} omp.terminator }
omp.wsloop { omp.wsloop { omp.loop_nest (%z) : index = (%i) to (%i) step (%i) { omp.yield } } {omp.composite} } {omp.composite}
omp.wsloop reduction(mod: inscan, @r %p -> %a : !llvm.ptr) { omp.loop_nest (%z) : index = (%i) to (%i) step (%i) { omp.yield } }
omp.parallel { omp.wsloop nowait nowait { omp.loop_nest (%z) : index = (%i) to (%i) step (%i) { omp.yield } } omp.terminator }
omp.barrier {x}
omp.flush()
omp.flush(%p, %q : !llvm.ptr, !llvm.ptr) {x}
omp.wsloop { omp.loop_nest (%a) : index = (%i) to (%i) step (%i) { omp.terminator } }
omp.parallel { func.return }
omp.parallel { llvm.unreachable }
