// RUN: %python %S/../../tools/compare-ir -q -v -j 1 --jig jig %s
// Numbers.
llvm.func @integers(%a: i32, %b: i32, %v: vector<4xi16>, %s: vector<[2]xi64>) -> i32 {
  %0 = llvm.add %a, %b overflow<nsw, nuw> : i32
  %1 = llvm.sub %0, %b overflow<nsw> : i32
  %2 = llvm.mul %1, %b overflow<nuw> : i32
  %3 = llvm.shl %2, %b : i32
  %4 = llvm.udiv exact %3, %b : i32
  %5 = llvm.sdiv %4, %b : i32
  %6 = llvm.lshr exact %5, %b : i32
  %7 = llvm.ashr %6, %b : i32
  %8 = llvm.urem %7, %b : i32
  %9 = llvm.srem %8, %b : i32
  %10 = llvm.and %9, %b : i32
  %11 = llvm.or disjoint %10, %b : i32
  %12 = llvm.xor %11, %b : i32
  %13 = llvm.add %v, %v : vector<4xi16>
  %14 = llvm.mul %s, %s : vector<[2]xi64>
  %15 = llvm.freeze %12 : i32
  %16 = llvm.icmp "sge" %15, %a : i32
  %17 = llvm.icmp "ult" %v, %13 : vector<4xi16>
  %18 = llvm.select %16, %15, %a : i1, i32
  %19 = llvm.select %17, %v, %13 : vector<4xi1>, vector<4xi16>
  llvm.return %18 : i32
}
llvm.func @floats(%a: f32, %b: f32, %v: vector<4xf64>, %h: bf16) -> f32 {
  %0 = llvm.fadd %a, %b {fastmathFlags = #llvm.fastmath<fast>} : f32
  %1 = llvm.fsub %0, %b {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
  %2 = llvm.fmul %1, %b : f32
  %3 = llvm.fdiv %2, %b : f32
  %4 = llvm.frem %3, %b : f32
  %5 = llvm.fneg %4 {fastmathFlags = #llvm.fastmath<nsz>} : f32
  %6 = llvm.fcmp "oeq" %5, %a {fastmathFlags = #llvm.fastmath<ninf>} : f32
  %7 = llvm.fcmp "_true" %a, %b : f32
  %8 = llvm.select %6, %5, %a {fastmathFlags = #llvm.fastmath<afn>} : i1, f32
  %9 = llvm.fneg %v : vector<4xf64>
  %10 = llvm.fcmp "une" %v, %9 : vector<4xf64>
  llvm.return %8 : f32
}
llvm.func @casts(%i: i32, %f: f32, %p: !llvm.ptr, %v: vector<2xi32>, %q: !llvm.ptr<1>) -> i64 {
  %0 = llvm.sext %i : i32 to i64
  %1 = llvm.zext nneg %i : i32 to i64
  %2 = llvm.trunc %i overflow<nsw> : i32 to i8
  %3 = llvm.sitofp %i : i32 to f64
  %4 = llvm.uitofp nneg %i : i32 to f16
  %5 = llvm.fptosi %f : f32 to i64
  %6 = llvm.fptoui %f : f32 to i8
  %7 = llvm.fpext %f : f32 to f128
  %8 = llvm.fptrunc %f : f32 to bf16
  %9 = llvm.ptrtoint %p : !llvm.ptr to i64
  %10 = llvm.inttoptr %9 : i64 to !llvm.ptr
  %11 = llvm.inttoptr %9 dereferenceable<bytes = 8> : i64 to !llvm.ptr
  %12 = llvm.bitcast %f : f32 to i32
  %13 = llvm.bitcast %v : vector<2xi32> to i64
  %14 = llvm.addrspacecast %q : !llvm.ptr<1> to !llvm.ptr
  %15 = llvm.bitcast %i : i32 to i32
  %16 = llvm.add %15, %12 : i32
  llvm.return %13 : i64
}
// -----
// Memory.
llvm.func @memory(%p: !llvm.ptr, %i: i64, %x: i32, %f: f32, %n: i32, %s: !llvm.struct<(i8, i32)>) {
  %0 = llvm.alloca %n x f64 {alignment = 32 : i64} : (i32) -> !llvm.ptr
  %1 = llvm.alloca %n x !llvm.struct<(i8, i32)> : (i32) -> !llvm.ptr<5>
  %2 = llvm.alloca inalloca %n x i8 : (i32) -> !llvm.ptr
  %3 = llvm.getelementptr inbounds|nuw %p[%i, 1, %n] : (!llvm.ptr, i64, i32) -> !llvm.ptr, !llvm.struct<(i8, array<4 x i32>)>
  %4 = llvm.getelementptr nusw %3[-1] : (!llvm.ptr) -> !llvm.ptr, i16
  %5 = llvm.load %4 : !llvm.ptr -> !llvm.struct<(i8, i32)>
  %6 = llvm.load volatile %p {alignment = 1 : i64, nontemporal} : !llvm.ptr -> i64
  %7 = llvm.load %p atomic syncscope("agent") acquire {alignment = 4 : i64} : !llvm.ptr -> i32
  %8 = llvm.load %p invariant dereferenceable<bytes = 8, mayBeNull = true> : !llvm.ptr -> !llvm.ptr
  %9 = llvm.load %p invariant_group : !llvm.ptr -> vector<[4]xf32>
  llvm.store %5, %p : !llvm.struct<(i8, i32)>, !llvm.ptr
  llvm.store volatile %x, %p atomic syncscope("one") release {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.store %x, %p invariant_group {nontemporal} : i32, !llvm.ptr
  %10 = llvm.atomicrmw _and %p, %x monotonic : !llvm.ptr, i32
  %11 = llvm.atomicrmw volatile fadd %p, %f syncscope("x") seq_cst {alignment = 8 : i64} : !llvm.ptr, f32
  %12 = llvm.atomicrmw udec_wrap %p, %x acq_rel : !llvm.ptr, i32
  %13 = llvm.cmpxchg %p, %x, %x acq_rel monotonic : !llvm.ptr, i32
  %14 = llvm.cmpxchg weak volatile %p, %p, %8 syncscope("x") seq_cst acquire {alignment = 16 : i64} : !llvm.ptr, !llvm.ptr
  llvm.fence seq_cst
  llvm.fence syncscope("x") release
  %15 = llvm.va_arg %p : (!llvm.ptr) -> i32
  llvm.return
}
llvm.func @parts(%s: !llvm.struct<(i8, array<2 x i32>)>, %x: i32, %v: vector<4xf32>, %w: vector<[4]xf32>, %f: f32) -> f32 {
  %0 = llvm.extractvalue %s[1, 1] : !llvm.struct<(i8, array<2 x i32>)>
  %1 = llvm.insertvalue %0, %s[1, 0] : !llvm.struct<(i8, array<2 x i32>)>
  %2 = llvm.extractelement %v[%x : i32] : vector<4xf32>
  %3 = llvm.insertelement %2, %v[%x : i32] : vector<4xf32>
  %4 = llvm.shufflevector %v, %3 [0, 7, -1, 2, 1] : vector<4xf32>
  %5 = llvm.mlir.undef : vector<[4]xf32>
  %6 = llvm.mlir.constant(0 : i64) : i64
  %7 = llvm.insertelement %f, %5[%6 : i64] : vector<[4]xf32>
  %8 = llvm.shufflevector %7, %5 [0, 0, 0, 0] : vector<[4]xf32>
  %9 = llvm.mlir.none : !llvm.token
  llvm.return %2 : f32
}
// -----
// What is said of accesses and branches.
#ag = #llvm.access_group<id = distinct[0]<>>
#ag2 = #llvm.access_group<id = distinct[1]<>>
#dom = #llvm.alias_scope_domain<id = distinct[2]<>, description = "dom">
#sc = #llvm.alias_scope<id = distinct[3]<>, domain = #dom, description = "sc">
#sc2 = #llvm.alias_scope<id = "str", domain = #dom>
#root = #llvm.tbaa_root<id = "root">
#t1 = #llvm.tbaa_type_desc<id = "int", members = {<#root, 0>}>
#t2 = #llvm.tbaa_type_desc<id = "s", members = {<#t1, 0>, <#t1, 4>}>
#tag = #llvm.tbaa_tag<base_type = #t1, access_type = #t1, offset = 0, constant = true>
#tag2 = #llvm.tbaa_tag<base_type = #t2, access_type = #t1, offset = 4>
#la = #llvm.loop_annotation<disableNonforced = true, vectorize = <disable = false, predicateEnable = true, scalableEnable = true, width = 4 : i32>, interleave = <count = 3 : i32>, unroll = <disable = true, count = 2 : i32, runtimeDisable = true, full = true>, unrollAndJam = <disable = false, count = 4 : i32>, licm = <disable = true, versioningDisable = true>, distribute = <disable = true>, pipeline = <disable = true, initiationinterval = 2 : i32>, peeled = <count = 3 : i32>, unswitch = <partialDisable = true>, mustProgress = true, isVectorized = true, parallelAccesses = #ag, #ag2>
#l2 = #llvm.loop_annotation<unroll = <disable = true>>
#la2 = #llvm.loop_annotation<vectorize = <disable = true, followupVectorized = #l2, followupEpilogue = #l2, followupAll = #l2>, unroll = <disable = false, full = false, followupUnrolled = #l2, followupRemainder = #l2, followupAll = #l2>, unrollAndJam = <disable = true, followupOuter = #l2, followupInner = #l2, followupRemainderOuter = #l2, followupRemainderInner = #l2, followupAll = #l2>, licm = <disable = false, versioningDisable = false>, distribute = <disable = false, followupCoincident = #l2, followupSequential = #l2, followupFallback = #l2, followupAll = #l2>, pipeline = <disable = false>, unswitch = <partialDisable = false>, mustProgress = false, isVectorized = false, disableNonforced = false>
#m1 = #llvm.mmra_tag<"x":"y">
#m2 = #llvm.mmra_tag<"z":"w">
llvm.func @g()
llvm.func @accesses(%p: !llvm.ptr, %c: i1) {
  %0 = llvm.load %p {access_groups = [#ag, #ag2], alias_scopes = [#sc, #sc2], noalias_scopes = [#sc], tbaa = [#tag]} : !llvm.ptr -> i32
  llvm.store %0, %p {access_groups = [#ag], tbaa = [#tag2]} : i32, !llvm.ptr
  llvm.call @g() {access_groups = [#ag], alias_scopes = [#sc]} : () -> ()
  %1 = llvm.load %p {llvm.mmra = [#m1, #m2]} : !llvm.ptr -> i32
  llvm.fence acquire {llvm.mmra = #m2}
  llvm.cond_br %c weights([1, 2]), ^a, ^b {loop_annotation = #la}
^a:
  llvm.intr.experimental.noalias.scope.decl #sc
  llvm.br ^b {loop_annotation = #la2}
^b:
  llvm.cond_br %c, ^a, ^c {loop_annotation = #la2}
^c:
  llvm.return
}
