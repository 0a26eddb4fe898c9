// ARGS: --split-input-file
// ARGS: --split-input-file --mlir-print-op-generic
omp.private {type = private} @x : i32
// -----
omp.declare_reduction @r : f32
init { ^bb0(%a: f32): omp.yield(%a : f32) }
combiner { ^bb0(%a: f32, %b: f32): omp.yield(%a : f32) }
omp.private {type = firstprivate} @p : f32 init {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%b : !llvm.ptr)
} copy {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%b : !llvm.ptr)
} dealloc { ^bb0(%a: !llvm.ptr): omp.yield }
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %n: i32, %i: index, %c: i1, %m: memref<4xf32>) {
  omp.parallel if(%c) num_threads(%n : i32) proc_bind(close) allocate(%p : !llvm.ptr -> %q : !llvm.ptr) private(@p %p -> %a, @p %q -> %b : !llvm.ptr, !llvm.ptr) reduction(mod: task, byref @r %q -> %z : !llvm.ptr) {
    omp.wsloop schedule(dynamic = %n : i32, monotonic, simd) ordered(2) nowait order(reproducible:concurrent) linear(%p = %n : !llvm.ptr) private(@p %p -> %y : !llvm.ptr) {
      omp.loop_nest (%i1, %i2) : i32 = (%n, %n) to (%n, %n) inclusive step (%n, %n) collapse(2) tiles(2, 3) {
        omp.barrier
        omp.flush
        omp.flush(%p : !llvm.ptr)
        omp.taskyield
        omp.yield
      }
    } {linear_var_types = [f32]}
    omp.single copyprivate(%p -> @cp : !llvm.ptr) nowait { omp.terminator }
    omp.critical(@crit) { omp.terminator }
    omp.critical { omp.terminator }
    omp.master { omp.terminator }
    omp.masked filter(%n : i32) { omp.terminator }
    omp.masked { omp.terminator }
    omp.sections reduction(@r %q -> %z1 : !llvm.ptr) { 
      omp.section { ^bb0(%k: !llvm.ptr): omp.terminator }
      omp.section { ^bb0(%k: !llvm.ptr): omp.terminator }
      omp.terminator }
    omp.simd simdlen(2) safelen(4) nontemporal(%p : !llvm.ptr) aligned(%p : !llvm.ptr -> 8 : i64) if(%c) {
      omp.loop_nest (%i1) : index = (%i) to (%i) step (%i) { omp.yield }
    }
    omp.terminator
  }
  return
}
omp.critical.declare @crit hint(uncontended)
func.func private @cp(!llvm.ptr, !llvm.ptr)
// -----
func.func @f(%i: index) {
omp.wsloop { omp.loop_nest (%a) : index = (%i) to (%i) step (%i) collapse(1) { omp.yield } {a} }
omp.wsloop { omp.loop_nest (%a) : index = (%i) to (%i) step (%i) collapse(-3) { omp.yield } }
omp.wsloop { omp.loop_nest (%a) : index = (%i) to (%i) inclusive step (%i) { omp.yield } }
omp.wsloop { omp.loop_nest (%a) : index = (%i) to (%i) inclusive step (%i) collapse(1) tiles(4) { omp.yield } }
omp.wsloop { omp.loop_nest (%a, %b) : index = (%i, %i) to (%i, %i) step (%i, %i) collapse(2) tiles(4) { omp.yield } }
return }
// -----
func.func @f(%i: index) {
omp.wsloop { omp.loop_nest (%a) : index = (%i) to (%i) step (%i) collapse(99999999999999999999999) { omp.yield } {a} }
}
// -----
func.func @f(%i: index) {
omp.wsloop { omp.loop_nest (%a) : index = (%i) to (%i) step (%i) tiles(99999999999999999999999) { omp.yield } {a} }
}
// -----
func.func @f(%i: index) {
omp.wsloop { omp.loop_nest %a : index = (%i) to (%i) step (%i) { omp.yield } {a} }
}
// -----
func.func @f(%i: index) {
omp.wsloop { omp.loop_nest (%a: i32) : index = (%i) to (%i) step (%i) { omp.yield } {a} }
}
// -----
func.func @f(%i: index) {
omp.wsloop { omp.loop_nest (%a) : index (%i) to (%i) step (%i) { omp.yield } {a} }
}
// -----
func.func @f(%i: index) {
omp.wsloop { omp.loop_nest (%a) : index = (%i) to (%i) step (%i) collapse 3 { omp.yield } {a} }
}
// -----
func.func @f(%i: index) {
omp.wsloop { omp.loop_nest (%a) : index = (%i) to (%i) step (%i) collapse() { omp.yield } {a} }
}
// -----
func.func @f(%i: index) {
omp.wsloop { "omp.loop_nest"(%i, %i, %i) <{collapse_num_loops = 0}> ({ ^bb0(%a: index): omp.yield }) {x} : (index, index, index) -> () }
return}
// -----
func.func @f(%i: index) {
omp.wsloop { omp.loop_nest (%a, %b) : index = (%i, %i) to (%i, %i) step (%i, %i) tiles(4, 4, 4) { omp.yield } }
return}
// -----
func.func @f(%i: index) {
omp.wsloop { omp.loop_nest (%a, %b) : index = (%i, %i) to (%i, %i) step (%i, %a) tiles(0) { omp.yield } }
return}
// -----
func.func @f(%i: index) {
omp.wsloop { omp.loop_nest (%a, %b) : index = (%i, %i) to (%i, %i) step (%i, %i) collapse(1) { omp.yield } }
return}
