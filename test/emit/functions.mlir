// RUN: %python %S/../../tools/compare-ir -q -v -j 1 --jig jig %s
// Functions: what is said of them, of their arguments and results.
llvm.func @pers(...) -> i32
llvm.func @callee(i32 {llvm.noundef, llvm.zeroext}, !llvm.ptr {llvm.byval = i32, llvm.align = 8 : i64}) -> (i32 {llvm.signext})
llvm.func internal fastcc @arguments(%a: i32 {llvm.noundef, llvm.signext}, %p: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.nonnull, llvm.dereferenceable = 8 : i64},
    %r: i32 {llvm.range = #llvm.constant_range<i32, 0, 10>, llvm.returned}) -> i32 {
  llvm.return %r : i32
}
llvm.func @attributes(%a: i32) attributes {passthrough = ["nounwind", ["a", "b"], ["alignstack", "16"], "own"], frame_pointer = #llvm.framePointerKind<all>,
    target_cpu = "abc", tune_cpu = "x", reciprocal_estimates = "r", prefer_vector_width = "256", target_features = #llvm.target_features<["+a", "-b"]>,
    no_infs_fp_math = true, no_nans_fp_math = false, no_signed_zeros_fp_math = true, denormal_fp_math = "ieee", denormal_fp_math_f32 = "preserve-sign",
    instrument_function_entry = "e", instrument_function_exit = "x", no_inline, no_unwind, will_return, uwtable_kind = #llvm.uwtableKind<sync>,
    memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = write, errnoMem = none, targetMem0 = none, targetMem1 = none>,
    vscale_range = #llvm.vscale_range<minRange = 1 : i32, maxRange = 4 : i32>, function_entry_count = 100, convergent, garbageCollector = "gc", section = "sec",
    alignment = 16 : i64, personality = @pers} {
  llvm.return
}
llvm.func @hints() attributes {vec_type_hint = #llvm.vec_type_hint<hint = i32, is_signed = true>, work_group_size_hint = array<i32: 1, 2, 3>,
    reqd_work_group_size = array<i32: 4, 5, 6>, intel_reqd_sub_group_size = 8 : i32} {
  llvm.return
}
llvm.func @nothing_done() attributes {optimize_none, no_inline} {
  llvm.return
}
llvm.func weak_odr hidden unnamed_addr @weak() {
  llvm.return
}
llvm.func linkonce_odr protected local_unnamed_addr @once() attributes {dso_local} {
  llvm.return
}
llvm.func @streaming() attributes {arm_streaming, arm_new_za} {
  llvm.return
}
llvm.func @"strange name\22"() {
  llvm.return
}
llvm.func @calls(%f: !llvm.ptr, %p: !llvm.ptr, %x: i32) -> f32 {
  %0 = llvm.call @callee(%x, %p) : (i32 {llvm.noundef}, !llvm.ptr {llvm.byval = i32}) -> (i32 {llvm.signext})
  %1 = llvm.call fastcc tail %f(%0) {fastmathFlags = #llvm.fastmath<fast>} : !llvm.ptr, (i32) -> f32
  %2 = llvm.call %f(%0, %1) vararg(!llvm.func<f32 (i32, ...)>) : !llvm.ptr, (i32, f32) -> f32
  llvm.call @weak() {convergent, no_unwind, will_return, memory_effects = #llvm.memory_effects<other = read, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, inline_hint} : () -> ()
  llvm.call @once() ["deopt"(%x, %p : i32, !llvm.ptr), "own"()] : () -> ()
  llvm.return %2 : f32
}
llvm.func @exceptions(%x: i32, %p: !llvm.ptr) -> i32 attributes {personality = @pers} {
  %0 = llvm.mlir.zero : !llvm.ptr
  %1 = llvm.invoke @callee(%x, %p) to ^good(%x : i32) unwind ^bad : (i32, !llvm.ptr) -> i32
^good(%y: i32):
  %2 = llvm.invoke @callee(%y, %p) to ^more unwind ^other : (i32, !llvm.ptr) -> i32
^more:
  llvm.return %1 : i32
^bad:
  %3 = llvm.landingpad (catch %0 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.resume %3 : !llvm.struct<(ptr, i32)>
^other:
  %4 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.unreachable
}
llvm.func @assembler(%x: i32, %p: !llvm.ptr) -> i32 {
  llvm.inline_asm has_side_effects asm_dialect = intel "nop \22", "r" %x : (i32) -> ()
  %0 = llvm.inline_asm is_align_stack tail_call_kind = <tail> "mov $0, $1", "=r,r" %x : (i32) -> i32
  llvm.return %0 : i32
}
llvm.func @returns(%s: !llvm.ptr {llvm.sret = !llvm.struct<(i32, f32)>, llvm.align = 16 : i64}) {
  llvm.return
}
llvm.func @numbered() attributes {passthrough = ["noinline", ["uwtable", "2"], ["memory", "11"], ["allocsize", "4294967295"], ["vscale_range", "4294967298"], ["allockind", "17"]]}
// -----
// ACCEPTED: the reference puts the attribute on the result
llvm.func @assembler(%x: i32, %p: !llvm.ptr) {
  llvm.inline_asm operand_attrs = [{elementtype = i32}] "x", "*m" %p : (!llvm.ptr) -> ()
  llvm.return
}
// -----
// Branches, and blocks that are reached more than once from one place.
llvm.func @branches(%c: i1, %x: i32, %y: i32) -> i32 {
  llvm.cond_br %c weights([1, 2]), ^m(%x : i32), ^m(%y : i32)
^m(%v: i32):
  llvm.switch %x : i32, ^m(%v : i32) [ 1: ^n, 2: ^m(%y : i32), -3: ^m(%x: i32)] {branch_weights = array<i32: 1, 2, 3, 4>}
^n:
  %1 = llvm.mlir.constant(3 : i32) : i32
  llvm.br ^e(%1 : i32)
^d:
  llvm.br ^e(%x : i32)
^e(%z: i32):
  llvm.return %z : i32
}
llvm.func @out_of_order(%c: i1, %x: i32) -> i32 {
  llvm.br ^late
^early(%a: i32):
  %0 = llvm.add %a, %x : i32
  llvm.return %0 : i32
^late:
  %1 = llvm.mul %x, %x : i32
  llvm.cond_br %c, ^early(%1 : i32), ^late
}
// -----
// Addresses of blocks.
llvm.mlir.global internal @table() : !llvm.ptr {
  %0 = llvm.blockaddress <function = @target, tag = <id = 1>> : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @target(%p: !llvm.ptr, %x: i32) -> i32 {
  %0 = llvm.blockaddress <function = @target, tag = <id = 2>> : !llvm.ptr
  llvm.indirectbr %p : !llvm.ptr, [^a, ^b(%x : i32)]
^a:
  llvm.blocktag <id = 1>
  llvm.br ^b(%x : i32)
^b(%y: i32):
  llvm.blocktag <id = 2>
  llvm.return %y : i32
}
// -----
// DIFFERS: LLVM does not read what the reference writes, the number of a block of another function
llvm.func @target(%p: !llvm.ptr, %x: i32) -> i32 {
  llvm.br ^a
^a:
  llvm.blocktag <id = 1>
  llvm.return %x : i32
}
llvm.func @other() -> !llvm.ptr {
  %0 = llvm.blockaddress <function = @target, tag = <id = 1>> : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// -----
// REFUSED: does not have the types of what it calls
llvm.func @g(i32) -> i32
llvm.func @f(%x: f32) attributes {personality = @g} {
  %0 = llvm.invoke @g(%x) to ^a unwind ^b : (f32) -> i32
^a:
  llvm.return
^b:
  %1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.unreachable
}
// -----
// REFUSED: has an attribute 'omp.declare_target', which has no translation
llvm.func @f() attributes {omp.declare_target}
