// What ops and attributes of rocdl are in LLVM IR. tools/compare-ir holds each part beside mlir-translate's.
// RUN: %python -c "import sys; t = open(sys.argv[1]).read().split('// ' + '-----'); [open(sys.argv[2] + str(i) + '.mlir', 'w').write(x) for i, x in enumerate(t)]" %s %t
// RUN: jig emit --llvm %t0.mlir | FileCheck %s --check-prefix=KERNEL
// RUN: jig emit --llvm %t1.mlir | FileCheck %s --check-prefix=MARKS
// RUN: jig emit --llvm %t2.mlir | FileCheck %s --check-prefix=SIZES
// RUN: jig emit --llvm %t3.mlir | FileCheck %s --check-prefix=NARROW
// RUN: not jig emit --llvm %t4.mlir 2>&1 | FileCheck %s --check-prefix=EXP
// RUN: not jig emit --llvm %t5.mlir 2>&1 | FileCheck %s --check-prefix=RESULT
// RUN: not jig emit --llvm %t6.mlir 2>&1 | FileCheck %s --check-prefix=FLOAT
// RUN: not jig emit --llvm %t7.mlir 2>&1 | FileCheck %s --check-prefix=OTHER
// RUN: not jig emit --llvm %t8.mlir 2>&1 | FileCheck %s --check-prefix=PLACE
// RUN: not jig emit --llvm %t9.mlir 2>&1 | FileCheck %s --check-prefix=KIND
// RUN: not jig emit --llvm %t10.mlir 2>&1 | FileCheck %s --check-prefix=BOUNDS
// RUN: jig emit --llvm %t11.mlir | FileCheck %s --check-prefix=ATOMIC
// RUN: jig emit --llvm %t12.mlir | FileCheck %s --check-prefix=FOREIGN
// RUN: jig emit --llvm %t14.mlir | FileCheck %s --check-prefix=THREADS
// RUN: jig emit --llvm %t19.mlir | FileCheck %s --check-prefix=PRODUCTS
// RUN: not jig emit --llvm %t21.mlir 2>&1 | FileCheck %s --check-prefix=LESS
// RUN: jig emit --llvm %t22.mlir | FileCheck %s --check-prefix=NUMBERS
// LESS: error: 'rocdl.mfma.scale.f32.16x16x128.f8f6f4' op has less operands than its intrinsic
// NUMBERS: define void @numbers() "amdgpu-flat-work-group-size"="1,36893488147419103233" "amdgpu-waves-per-eu"="255"
// KERNEL: define amdgpu_kernel void @k() "amdgpu-flat-work-group-size"="1,256" "uniform-work-group-size"="true" {
// KERNEL: define amdgpu_kernel void @flat(ptr %0) "uniform-work-group-size"="true" "amdgpu-flat-work-group-size"="64,128" {
// KERNEL: define amdgpu_kernel void @known() "uniform-work-group-size"="true" "amdgpu-flat-work-group-size"="128,128" !reqd_work_group_size ![[DIMS:[0-9]+]] {
// KERNEL: declare !reqd_work_group_size !{{[0-9]+}} amdgpu_kernel void @declared() "amdgpu-flat-work-group-size"="1,256" "uniform-work-group-size"="true"
// KERNEL: ![[DIMS]] = !{i32 16, i32 4, i32 2}
// MARKS: load float, ptr %0, !amdgpu.last.use !
// MARKS: store float %1, ptr %0, !amdgpu.last.use !{{[0-9]+}}, !amdgpu.no.remote.memory !
// SIZES: call range(i64 1, 64) i64 @__ockl_get_local_size(i32 2)
// SIZES: fence syncscope("workgroup") release
// SIZES-NEXT: call void @llvm.amdgcn.s.barrier()
// SIZES-NEXT: fence syncscope("workgroup") acquire
// SIZES: declare i64 @__ockl_get_local_size(i32)
// NARROW: %[[ALL:t[0-9]+]] = call i64 @__ockl_get_local_size(i32 0)
// NARROW-NEXT: %[[PART:[0-9]+]] = trunc i64 %[[ALL]] to i32
// NARROW-NEXT: add i32 %[[PART]], %[[PART]]
// NARROW: call fastcc i64 @__ockl_get_num_groups(i32 0)
// EXP: error: 'rocdl.exp' op has no intrinsic: LLVM's 'llvm.amdgcn.exp' is no power
// RESULT: error: 'rocdl.workitem.id.x' op has a result where its intrinsic has 'i32'
// FLOAT: error: 'rocdl.grid.dim.x' op has a result where '__ockl_get_num_groups' gives 'i64'
// OTHER: error: 'rocdl.workgroup.dim.x' op needs '__ockl_get_local_size', which is something else here
// PLACE: error: 'llvm.load' op has an attribute 'rocdl.waves_per_eu', which is one of functions
// KIND: error: 'llvm.func' op has an attribute 'rocdl.reqd_work_group_size' of the wrong kind or value
// BOUNDS: error: 'rocdl.workgroup.dim.x' op has bounds that 64 bits do not hold
// ATOMIC: %t0 = call float @llvm.amdgcn.raw.ptr.buffer.atomic.fadd.f32(float %0, ptr addrspace(8) %1, i32 %2, i32 %2, i32 0)
// ATOMIC-NEXT: %4 = add i32 %2, %2
// FOREIGN: call float @llvm.exp.f32(float %0)
// FOREIGN-NEXT: call i32 @llvm.amdgcn.s.get.barrier.state(i32 0)
// THREADS: call i32 @llvm.amdgcn.mbcnt.lo(i32
// THREADS: call { i32, i32 } @llvm.amdgcn.permlane16.swap(i32
// PRODUCTS: call <8 x float> @llvm.amdgcn.wmma.scale16.f32.16x16x128.f8f6f4.v8f32.v16i32.v8i32(i32 0, <16 x i32>

llvm.func @plain() { llvm.return }
llvm.func @k() attributes {rocdl.kernel} { llvm.return }
llvm.func @flat(%a: !llvm.ptr {rocdl.last_use}) attributes {gpu.kernel, rocdl.kernel, rocdl.flat_work_group_size = "64,128"} { llvm.return }
llvm.func @known() attributes {rocdl.kernel, rocdl.reqd_work_group_size = array<i32: 16, 4, 2>, rocdl.flat_work_group_size = "128,128"} { llvm.return }
llvm.func @most() attributes {rocdl.kernel, rocdl.max_flat_work_group_size = 1024 : index} { llvm.return }
llvm.func @dims() attributes {rocdl.kernel, rocdl.reqd_work_group_size = array<i32: 16, 4, 2>} { llvm.return }
llvm.func @all() attributes {rocdl.kernel, rocdl.reqd_work_group_size = array<i32: 16, 4, 2>, rocdl.flat_work_group_size = "128,128", rocdl.max_flat_work_group_size = 1000 : i32, rocdl.waves_per_eu = 2 : i32, rocdl.unsafe_fp_atomics = true, rocdl.uniform_work_group_size = false} { llvm.return }
llvm.func @helper() attributes {rocdl.flat_work_group_size = "1,2", rocdl.waves_per_eu = -2 : i32, rocdl.unsafe_fp_atomics = false, rocdl.uniform_work_group_size = true} { llvm.return }
llvm.func @helper_with_dims() attributes {rocdl.max_flat_work_group_size = 9223372036854775807 : i64, rocdl.reqd_work_group_size = array<i32>} { llvm.return }
llvm.func @helper_with_marks() attributes {rocdl.last_use, rocdl.no_remote_memory} { llvm.return }
llvm.func @declared() attributes {rocdl.kernel, rocdl.reqd_work_group_size = array<i32: 16, 4, 2>}
llvm.func @declared_too(!llvm.ptr) attributes {rocdl.kernel = 3 : i32, rocdl.flat_work_group_size = "7,8"}
llvm.func fastcc @passed() attributes {rocdl.kernel, rocdl.waves_per_eu = 3 : i64, passthrough = [["amdgpu-flat-work-group-size", "3,4"], ["uniform-work-group-size", "maybe"]], reqd_work_group_size = array<i32: 1, 2, 3>} { llvm.return }
llvm.func @both() attributes {rocdl.kernel, nvvm.kernel, passthrough = [["amdgpu-waves-per-eu", "9"]], rocdl.waves_per_eu = 4 : i32, rocdl.reqd_work_group_size = array<i32: 16, 4, 2>, reqd_work_group_size = array<i32: 1, 2, 3>, target_cpu = "gfx90a"} { llvm.return }

// -----
llvm.func @g(i32)
llvm.mlir.global internal @x(3 : i32) {rocdl.last_use} : i32
llvm.func @marks(%p: !llvm.ptr, %v: f32, %i: i32) -> f32 {
  %0 = llvm.load %p {rocdl.last_use} : !llvm.ptr -> f32
  llvm.store %v, %p {rocdl.last_use, rocdl.no_remote_memory} : f32, !llvm.ptr
  %1 = llvm.atomicrmw fadd %p, %v monotonic {rocdl.no_remote_memory, rocdl.no_fine_grained_memory, rocdl.ignore_denormal_mode} : !llvm.ptr, f32
  %2 = llvm.add %i, %i {rocdl.last_use = "whatever"} : i32
  llvm.call @g(%i) {rocdl.no_fine_grained_memory = false} : (i32) -> ()
  rocdl.barrier {rocdl.last_use}
  %3 = rocdl.workitem.id.x {rocdl.last_use} : i32
  %4 = rocdl.workgroup.dim.x {rocdl.last_use} : i64
  %5 = llvm.mlir.constant(3 : i32) {rocdl.last_use} : i32
  %6 = llvm.load %p {rocdl.unknown} : !llvm.ptr -> f32
  llvm.return {rocdl.last_use} %0 : f32
}

// -----
llvm.func @sizes(%m: i32) {
  %0 = rocdl.workgroup.dim.x : i64
  %1 = rocdl.workgroup.dim.y range <i8, 1, -1> : i64
  %2 = rocdl.workgroup.dim.z range <i32, 1, 64> : i64
  %3 = rocdl.grid.dim.x range <i64, 1, 64> : i64
  %4 = rocdl.grid.dim.y {range = #llvm.constant_range<i64, 2, 3>} : i64
  %5 = rocdl.grid.dim.z : i64
  rocdl.barrier
  %6 = rocdl.workitem.id.x range <i32, 0, 64> : i32
  %7 = rocdl.wavefrontsize range <i32, 64, 65> : i32
  %8 = rocdl.mbcnt.lo %m, %m {arg_attrs = [{llvm.noundef}, {}], res_attrs = [{llvm.noundef, llvm.range = #llvm.constant_range<i32, 0, 32>}]} : (i32, i32) -> i32
  llvm.return
}

// -----
// ACCEPTED: mlir-translate takes the 64 bits for 32, and calls a function by another convention than its own
llvm.func fastcc @__ockl_get_num_groups(i32) -> i64
llvm.func @narrow() -> i32 {
  %0 = rocdl.workgroup.dim.x : i32
  %1 = llvm.add %0, %0 : i32
  %2 = rocdl.grid.dim.x : i64
  llvm.return %1 : i32
}

// -----
// REFUSED: is no power
llvm.func @exp(%x: f32) {
  %0 = rocdl.exp %x f32 -> f32
  llvm.return
}

// -----
// REFUSED: has a result where its intrinsic has 'i32'
llvm.func @result() {
  %0 = rocdl.workitem.id.x : i64
  llvm.return
}

// -----
// REFUSED: has a result where '__ockl_get_num_groups' gives 'i64'
llvm.func @float() {
  %0 = rocdl.grid.dim.x : f32
  llvm.return
}

// -----
// REFUSED: which is something else here
llvm.mlir.global @__ockl_get_local_size(3 : i32) : i32
llvm.func @other() {
  %0 = rocdl.workgroup.dim.x : i64
  llvm.return
}

// -----
llvm.func @place(%p: !llvm.ptr) {
  %0 = llvm.load %p {rocdl.waves_per_eu = 2 : i32} : !llvm.ptr -> i32
  llvm.return
}

// -----
llvm.func @kind() attributes {rocdl.kernel, rocdl.reqd_work_group_size = array<i64: 1>} { llvm.return }

// -----
// REFUSED: has bounds that 64 bits do not hold
llvm.func @bounds() {
  %0 = rocdl.workgroup.dim.x range <i128, 1, 18446744073709551616> : i64
  llvm.return
}

// -----
llvm.func @atomic(%f: f32, %b: !llvm.ptr<8>, %i: i32) -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  rocdl.raw.ptr.buffer.atomic.fadd %f, %b, %i, %i, %zero : f32
  %0 = llvm.add %i, %i : i32
  llvm.return %0 : i32
}

// -----
// What is no attribute of an op says nothing there.
llvm.func @foreign(%x: f32) {
  %0 = llvm.intr.exp(%x) {tbaa = 3 : i32, arg_attrs = 3 : i32, range = "x"} : (f32) -> f32
  %1 = rocdl.s.get.barrier.state id = 0 {tbaa = 3 : i32, alias_scopes = 4 : i32, access_groups = "x", fastmathFlags = 1 : i32, arg_attrs = 3 : i32, res_attrs = 5 : i32} -> i32
  llvm.return
}

// -----
#domain = #llvm.alias_scope_domain<id = distinct[0]<>>
#scope = #llvm.alias_scope<id = distinct[1]<>, domain = #domain>
#root = #llvm.tbaa_root<id = "root">
#type = #llvm.tbaa_type_desc<id = "int", members = {<#root, 0>}>
#tag = #llvm.tbaa_tag<base_type = #type, access_type = #type, offset = 0>
llvm.func @aliases(%b: !llvm.ptr<8>, %g: !llvm.ptr<1>, %s: !llvm.ptr<3>, %i: i32) {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %0 = rocdl.raw.ptr.buffer.load %b, %i, %i, %zero {alias_scopes = [#scope]} : i32
  rocdl.raw.ptr.buffer.store %i, %b, %i, %i, %zero {noalias_scopes = [#scope]} : i32
  rocdl.raw.ptr.buffer.atomic.umin %i, %b, %i, %i, %zero {tbaa = [#tag]} : i32
  rocdl.global.load.lds %g, %s, 4, 0, 0 {alias_scopes = [#scope], noalias_scopes = [#scope], tbaa = [#tag]}
  llvm.return
}

// -----
llvm.func @threads(%arg0: i32, %arg1: i1, %arg2: f32, %arg3: !llvm.ptr, %arg4: i16, %arg5: f16, %arg6: bf16) {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.mlir.constant(4 : i32) : i32
  %2 = rocdl.workitem.id.x : i32
  %3 = rocdl.workitem.id.y : i32
  %4 = rocdl.workitem.id.z : i32
  %5 = rocdl.workgroup.id.x : i32
  %6 = rocdl.workgroup.id.y : i32
  %7 = rocdl.workgroup.id.z : i32
  %8 = rocdl.cluster.id.x : i32
  %9 = rocdl.cluster.id.y : i32
  %10 = rocdl.cluster.id.z : i32
  %11 = rocdl.workgroup.dim.x : i64
  %12 = rocdl.workgroup.dim.y : i64
  %13 = rocdl.workgroup.dim.z : i64
  %14 = rocdl.grid.dim.x : i64
  %15 = rocdl.grid.dim.y : i64
  %16 = rocdl.grid.dim.z : i64
  %17 = rocdl.wavefrontsize : i32
  %18 = rocdl.mbcnt.lo %arg0, %arg0 : (i32, i32) -> i32
  %19 = rocdl.mbcnt.hi %arg0, %arg0 : (i32, i32) -> i32
  %20 = rocdl.ds_swizzle %arg0, %0 : (i32, i32) -> i32
  %21 = rocdl.ds_bpermute %arg0, %arg0 : (i32, i32) -> i32
  %22 = rocdl.ballot %arg1 : i64
  %23 = rocdl.readfirstlane %arg2 : f32
  %24 = rocdl.readlane %arg3, %arg0 : (!llvm.ptr, i32) -> !llvm.ptr
  %25 = rocdl.update.dpp %arg4, %arg4 with 1, 2, 3, false : i16
  %26 = rocdl.permlanex16 %arg5, %arg5, %arg0, %arg0, true, false : f16, i32
  %27 = rocdl.permlane16.swap %arg0, %arg0, true, false : (i32, i32) -> <(i32, i32)>
  %28 = rocdl.permlane32.swap %arg0, %arg0, true, false : (i32, i32) -> <(i32, i32)>
  %29 = rocdl.tanh %arg6 bf16 -> bf16
  %30 = rocdl.sin %arg2 f32 -> f32
  %31 = rocdl.cos %arg5 f16 -> f16
  %32 = rocdl.rcp %arg2 f32 -> f32
  %33 = rocdl.exp2 %arg2 f32 -> f32
  %34 = rocdl.log %arg2 f32 -> f32
  %35 = rocdl.sqrt %arg2 f32 -> f32
  %36 = rocdl.fmed3 %arg2, %arg2, %arg2 : f32
  llvm.return
}

// -----
llvm.func @barriers(%arg0: !llvm.ptr<3>) {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.mlir.constant(4 : i32) : i32
  rocdl.barrier
  rocdl.s.barrier
  rocdl.s.barrier.init %arg0 member_cnt = 1 : !llvm.ptr<3>
  rocdl.s.barrier.signal id = 2
  rocdl.s.barrier.signal.var %arg0 member_cnt = 3 : !llvm.ptr<3>
  rocdl.s.barrier.join %arg0 : !llvm.ptr<3>
  rocdl.s.barrier.leave id = 0
  rocdl.s.barrier.wait id = 1
  %2 = rocdl.s.barrier.signal.isfirst id = 2 -> i1
  %3 = rocdl.s.get.barrier.state id = 3 -> i32
  %4 = rocdl.s.get.named.barrier.state %arg0 : !llvm.ptr<3> -> i32
  rocdl.s.wakeup.barrier %arg0 : !llvm.ptr<3>
  rocdl.s.waitcnt 0
  rocdl.s.wait.dscnt 1
  rocdl.s.wait.loadcnt 2
  rocdl.s.wait.storecnt 3
  rocdl.s.wait.expcnt 0
  rocdl.s.wait.asynccnt 1
  rocdl.s.wait.tensorcnt 2
  rocdl.s.sleep 3
  rocdl.s.nop 0
  rocdl.s.setprio 1
  rocdl.sched.barrier 2
  rocdl.sched.group.barrier 3, 0, 1
  rocdl.iglp.opt 2
  llvm.return
}

// -----
llvm.func @conversions(%arg0: f32, %arg1: i32, %arg2: vector<2xi32>, %arg3: vector<3xi32>, %arg4: vector<16xf32>, %arg5: vector<8xbf16>, %arg6: vector<8xf16>, %arg7: vector<8xf32>, %arg8: vector<16xbf16>, %arg9: vector<16xf16>, %arg10: vector<32xbf16>, %arg11: vector<32xf16>, %arg12: vector<6xi32>, %arg13: vector<32xf32>, %arg14: vector<2xf16>, %arg15: vector<2xi16>, %arg16: vector<2xbf16>, %arg17: bf16, %arg18: f16, %arg19: vector<2xf32>) {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.mlir.constant(4 : i32) : i32
  %2 = rocdl.cvt.pkrtz %arg0, %arg0 : vector<2xf16>
  %3 = rocdl.cvt.f32.bf8 %arg1[1] : f32
  %4 = rocdl.cvt.f32.fp8 %arg1[2] : f32
  %5 = rocdl.cvt.pk.f32.bf8 %arg1[true] : vector<2xf32>
  %6 = rocdl.cvt.pk.f32.fp8 %arg1[false] : vector<2xf32>
  %7 = rocdl.cvt.pk.bf8.f32 %arg0, %arg0 -> %arg1[true] : i32
  %8 = rocdl.cvt.pk.fp8.f32 %arg0, %arg0 -> %arg1[false] : i32
  %9 = rocdl.cvt.sr.bf8.f32 %arg0, %arg1 -> %arg1[3] : i32
  %10 = rocdl.cvt.sr.fp8.f32 %arg0, %arg1 -> %arg1[0] : i32
  %11 = rocdl.cvt.scale.pk8.bf16.bf8 %arg2, %arg1[1] : vector<8xbf16>
  %12 = rocdl.cvt.scale.pk8.bf16.fp4 %arg1, %arg1[2] : vector<8xbf16>
  %13 = rocdl.cvt.scale.pk8.bf16.fp8 %arg2, %arg1[3] : vector<8xbf16>
  %14 = rocdl.cvt.scale.pk8.f16.bf8 %arg2, %arg1[0] : vector<8xf16>
  %15 = rocdl.cvt.scale.pk8.f16.fp4 %arg1, %arg1[1] : vector<8xf16>
  %16 = rocdl.cvt.scale.pk8.f16.fp8 %arg2, %arg1[2] : vector<8xf16>
  %17 = rocdl.cvt.scale.pk8.f32.bf8 %arg2, %arg1[3] : vector<8xf32>
  %18 = rocdl.cvt.scale.pk8.f32.fp4 %arg1, %arg1[0] : vector<8xf32>
  %19 = rocdl.cvt.scale.pk8.f32.fp8 %arg2, %arg1[1] : vector<8xf32>
  %20 = rocdl.cvt.scale.pk16.bf16.bf6 %arg3, %arg1[2] : vector<16xbf16>
  %21 = rocdl.cvt.scale.pk16.bf16.fp6 %arg3, %arg1[3] : vector<16xbf16>
  %22 = rocdl.cvt.scale.pk16.f16.bf6 %arg3, %arg1[0] : vector<16xf16>
  %23 = rocdl.cvt.scale.pk16.f16.fp6 %arg3, %arg1[1] : vector<16xf16>
  %24 = rocdl.cvt.scale.pk16.f32.bf6 %arg3, %arg1[2] : vector<16xf32>
  %25 = rocdl.cvt.scale.pk16.f32.fp6 %arg3, %arg1[3] : vector<16xf32>
  %26 = rocdl.cvt.scalef32.2xpk16.bf6.f32 %arg4, %arg4, %arg0 : vector<6xi32>
  %27 = rocdl.cvt.scalef32.2xpk16.fp6.f32 %arg4, %arg4, %arg0 : vector<6xi32>
  %28 = rocdl.cvt.scalef32.pk8.bf8.bf16 %arg5, %arg0 : vector<2xi32>
  %29 = rocdl.cvt.scalef32.pk8.bf8.f16 %arg6, %arg0 : vector<2xi32>
  %30 = rocdl.cvt.scalef32.pk8.bf8.f32 %arg7, %arg0 : vector<2xi32>
  %31 = rocdl.cvt.scalef32.pk8.fp4.bf16 %arg5, %arg0 : i32
  %32 = rocdl.cvt.scalef32.pk8.fp4.f16 %arg6, %arg0 : i32
  %33 = rocdl.cvt.scalef32.pk8.fp4.f32 %arg7, %arg0 : i32
  %34 = rocdl.cvt.scalef32.pk8.fp8.bf16 %arg5, %arg0 : vector<2xi32>
  %35 = rocdl.cvt.scalef32.pk8.fp8.f16 %arg6, %arg0 : vector<2xi32>
  %36 = rocdl.cvt.scalef32.pk8.fp8.f32 %arg7, %arg0 : vector<2xi32>
  %37 = rocdl.cvt.scalef32.pk16.bf6.bf16 %arg8, %arg0 : vector<3xi32>
  %38 = rocdl.cvt.scalef32.pk16.bf6.f16 %arg9, %arg0 : vector<3xi32>
  %39 = rocdl.cvt.scalef32.pk16.bf6.f32 %arg4, %arg0 : vector<3xi32>
  %40 = rocdl.cvt.scalef32.pk16.fp6.bf16 %arg8, %arg0 : vector<3xi32>
  %41 = rocdl.cvt.scalef32.pk16.fp6.f16 %arg9, %arg0 : vector<3xi32>
  %42 = rocdl.cvt.scalef32.pk16.fp6.f32 %arg4, %arg0 : vector<3xi32>
  %43 = rocdl.cvt.scalef32.pk32.bf6.bf16 %arg10, %arg0 : vector<6xi32>
  %44 = rocdl.cvt.scalef32.pk32.bf6.f16 %arg11, %arg0 : vector<6xi32>
  %45 = rocdl.cvt.scalef32.pk32.bf16.bf6 %arg12, %arg0 : vector<32xbf16>
  %46 = rocdl.cvt.scalef32.pk32.bf16.fp6 %arg12, %arg0 : vector<32xbf16>
  %47 = rocdl.cvt.scalef32.pk32.f16.bf6 %arg12, %arg0 : vector<32xf16>
  %48 = rocdl.cvt.scalef32.pk32.f16.fp6 %arg12, %arg0 : vector<32xf16>
  %49 = rocdl.cvt.scalef32.pk32.f32.bf6 %arg12, %arg0 : vector<32xf32>
  %50 = rocdl.cvt.scalef32.pk32.f32.fp6 %arg12, %arg0 : vector<32xf32>
  %51 = rocdl.cvt.scalef32.pk32.fp6.bf16 %arg10, %arg0 : vector<6xi32>
  %52 = rocdl.cvt.scalef32.pk32.fp6.f16 %arg11, %arg0 : vector<6xi32>
  %53 = rocdl.cvt.scalef32.sr.pk8.bf8.bf16 %arg5, %arg1, %arg0 : vector<2xi32>
  %54 = rocdl.cvt.scalef32.sr.pk8.bf8.f16 %arg6, %arg1, %arg0 : vector<2xi32>
  %55 = rocdl.cvt.scalef32.sr.pk8.bf8.f32 %arg7, %arg1, %arg0 : vector<2xi32>
  %56 = rocdl.cvt.scalef32.sr.pk8.fp4.bf16 %arg5, %arg1, %arg0 : i32
  %57 = rocdl.cvt.scalef32.sr.pk8.fp4.f16 %arg6, %arg1, %arg0 : i32
  %58 = rocdl.cvt.scalef32.sr.pk8.fp4.f32 %arg7, %arg1, %arg0 : i32
  %59 = rocdl.cvt.scalef32.sr.pk8.fp8.bf16 %arg5, %arg1, %arg0 : vector<2xi32>
  %60 = rocdl.cvt.scalef32.sr.pk8.fp8.f16 %arg6, %arg1, %arg0 : vector<2xi32>
  %61 = rocdl.cvt.scalef32.sr.pk8.fp8.f32 %arg7, %arg1, %arg0 : vector<2xi32>
  %62 = rocdl.cvt.scalef32.sr.pk16.bf6.bf16 %arg8, %arg1, %arg0 : vector<3xi32>
  %63 = rocdl.cvt.scalef32.sr.pk16.bf6.f16 %arg9, %arg1, %arg0 : vector<3xi32>
  %64 = rocdl.cvt.scalef32.sr.pk16.bf6.f32 %arg4, %arg1, %arg0 : vector<3xi32>
  %65 = rocdl.cvt.scalef32.sr.pk16.fp6.bf16 %arg8, %arg1, %arg0 : vector<3xi32>
  %66 = rocdl.cvt.scalef32.sr.pk16.fp6.f16 %arg9, %arg1, %arg0 : vector<3xi32>
  %67 = rocdl.cvt.scalef32.sr.pk16.fp6.f32 %arg4, %arg1, %arg0 : vector<3xi32>
  %68 = rocdl.cvt.scalef32.sr.pk32.bf6.bf16 %arg10, %arg1, %arg0 : vector<6xi32>
  %69 = rocdl.cvt.scalef32.sr.pk32.bf6.f16 %arg11, %arg1, %arg0 : vector<6xi32>
  %70 = rocdl.cvt.scalef32.sr.pk32.bf6.f32 %arg13, %arg1, %arg0 : vector<6xi32>
  %71 = rocdl.cvt.scalef32.sr.pk32.fp6.bf16 %arg10, %arg1, %arg0 : vector<6xi32>
  %72 = rocdl.cvt.scalef32.sr.pk32.fp6.f16 %arg11, %arg1, %arg0 : vector<6xi32>
  %73 = rocdl.cvt.scalef32.sr.pk32.fp6.f32 %arg13, %arg1, %arg0 : vector<6xi32>
  %74 = rocdl.cvt.scalef32.f16.bf8 %arg1[0], %arg0 -> %arg14[true] : vector<2xf16>
  %75 = rocdl.cvt.scalef32.f16.fp8 %arg1[2], %arg0 -> %arg14[true] : vector<2xf16>
  %76 = rocdl.cvt.scalef32.f32.bf8 %arg1[0], %arg0 : f32
  %77 = rocdl.cvt.scalef32.f32.fp8 %arg1[1], %arg0 : f32
  %78 = rocdl.cvt.scalef32.pk.bf8.bf16 %arg16, %arg0 -> %arg15[false] : vector<2xi16>
  %79 = rocdl.cvt.scalef32.pk.bf8.f16 %arg14, %arg0 -> %arg15[true] : vector<2xi16>
  %80 = rocdl.cvt.scalef32.pk.bf8.f32 %arg0, %arg0, %arg0 -> %arg15[false] : vector<2xi16>
  %81 = rocdl.cvt.scalef32.pk.bf16.bf8 %arg1[true], %arg0 : vector<2xbf16>
  %82 = rocdl.cvt.scalef32.pk.bf16.fp4 %arg1[2], %arg0 : vector<2xbf16>
  %83 = rocdl.cvt.scalef32.pk.bf16.fp8 %arg1[true], %arg0 : vector<2xbf16>
  %84 = rocdl.cvt.scalef32.pk.f16.bf8 %arg1[false], %arg0 : vector<2xf16>
  %85 = rocdl.cvt.scalef32.pk.f16.fp4 %arg1[1], %arg0 : vector<2xf16>
  %86 = rocdl.cvt.scalef32.pk.f16.fp8 %arg1[false], %arg0 : vector<2xf16>
  %87 = rocdl.cvt.scalef32.pk.f32.bf8 %arg1[true], %arg0 : vector<2xf32>
  %88 = rocdl.cvt.scalef32.pk.f32.fp4 %arg1[0], %arg0 : vector<2xf32>
  %89 = rocdl.cvt.scalef32.pk.f32.fp8 %arg1[true], %arg0 : vector<2xf32>
  %90 = rocdl.cvt.scalef32.pk.fp4.bf16 %arg16, %arg0 -> %arg1[2] : i32
  %91 = rocdl.cvt.scalef32.pk.fp4.f16 %arg14, %arg0 -> %arg1[3] : i32
  %92 = rocdl.cvt.scalef32.pk.fp4.f32 %arg0, %arg0, %arg0 -> %arg1[0] : i32
  %93 = rocdl.cvt.scalef32.pk.fp8.bf16 %arg16, %arg0 -> %arg15[true] : vector<2xi16>
  %94 = rocdl.cvt.scalef32.pk.fp8.f16 %arg14, %arg0 -> %arg15[false] : vector<2xi16>
  %95 = rocdl.cvt.scalef32.pk.fp8.f32 %arg0, %arg0, %arg0 -> %arg15[true] : vector<2xi16>
  %96 = rocdl.cvt.scalef32.sr.bf8.bf16 %arg17, %arg1, %arg0 -> %arg1[0] : i32
  %97 = rocdl.cvt.scalef32.sr.bf8.f16 %arg18, %arg1, %arg0 -> %arg1[1] : i32
  %98 = rocdl.cvt.scalef32.sr.bf8.f32 %arg0, %arg1, %arg0 -> %arg1[2] : i32
  %99 = rocdl.cvt.scalef32.sr.fp8.bf16 %arg17, %arg1, %arg0 -> %arg1[3] : i32
  %100 = rocdl.cvt.scalef32.sr.fp8.f16 %arg18, %arg1, %arg0 -> %arg1[0] : i32
  %101 = rocdl.cvt.scalef32.sr.fp8.f32 %arg0, %arg1, %arg0 -> %arg1[1] : i32
  %102 = rocdl.cvt.scalef32.sr.pk.fp4.bf16 %arg16, %arg1, %arg0 -> %arg1[2] : i32
  %103 = rocdl.cvt.scalef32.sr.pk.fp4.f16 %arg14, %arg1, %arg0 -> %arg1[3] : i32
  %104 = rocdl.cvt.scalef32.sr.pk.fp4.f32 %arg19, %arg1, %arg0 -> %arg1[0] : i32
  llvm.return
}

// -----
llvm.func @memory(%arg0: !llvm.ptr<3>, %arg1: !llvm.ptr<1>, %arg2: !llvm.ptr<7>, %arg3: i32, %arg4: vector<4xi32>, %arg5: vector<8xi32>, %arg6: i16, %arg7: i64, %arg8: !llvm.ptr<8>, %arg9: vector<2xi32>, %arg10: f64, %arg11: vector<2xf16>, %arg12: i8, %arg13: f32, %arg14: !llvm.ptr) {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.mlir.constant(4 : i32) : i32
  %2 = rocdl.ds.read.tr4.b64 %arg0 : <3> -> vector<2xi32>
  %3 = rocdl.ds.read.tr8.b64 %arg0 : <3> -> vector<2xi32>
  %4 = rocdl.ds.read.tr6.b96 %arg0 : <3> -> vector<3xi32>
  %5 = rocdl.ds.read.tr16.b64 %arg0 : <3> -> vector<4xbf16>
  %6 = rocdl.global.load.tr4.b64 %arg1 : !llvm.ptr<1> -> vector<2xi32>
  %7 = rocdl.global.load.tr.b64 %arg1 : !llvm.ptr<1> -> vector<2xi32>
  %8 = rocdl.global.load.tr6.b96 %arg1 : !llvm.ptr<1> -> vector<3xi32>
  %9 = rocdl.global.load.tr.b128 %arg1 : !llvm.ptr<1> -> vector<8xf16>
  %10 = rocdl.ds.load.tr4.b64 %arg0 : !llvm.ptr<3> -> vector<2xi32>
  %11 = rocdl.ds.load.tr8.b64 %arg0 : !llvm.ptr<3> -> vector<2xi32>
  %12 = rocdl.ds.load.tr6.b96 %arg0 : !llvm.ptr<3> -> vector<3xi32>
  %13 = rocdl.ds.load.tr16.b128 %arg0 : !llvm.ptr<3> -> vector<8xf16>
  rocdl.load.to.lds %arg2, %arg0, 1, 2, 3 : <7>
  rocdl.global.load.lds %arg1, %arg0, 0, 1, 2
  rocdl.global.load.async.to.lds.b8 %arg1, %arg0, 3, 0 : !llvm.ptr<1>, !llvm.ptr<3>
  rocdl.global.load.async.to.lds.b32 %arg1, %arg0, 1, 2 : !llvm.ptr<1>, !llvm.ptr<3>
  rocdl.global.load.async.to.lds.b64 %arg1, %arg0, 3, 0 : !llvm.ptr<1>, !llvm.ptr<3>
  rocdl.global.load.async.to.lds.b128 %arg1, %arg0, 1, 2 : !llvm.ptr<1>, !llvm.ptr<3>
  rocdl.cluster.load.async.to.lds.b8 %arg1, %arg0, 3, 0, %arg3 : !llvm.ptr<1>, !llvm.ptr<3>
  rocdl.cluster.load.async.to.lds.b32 %arg1, %arg0, 1, 2, %arg3 : !llvm.ptr<1>, !llvm.ptr<3>
  rocdl.cluster.load.async.to.lds.b64 %arg1, %arg0, 3, 0, %arg3 : !llvm.ptr<1>, !llvm.ptr<3>
  rocdl.cluster.load.async.to.lds.b128 %arg1, %arg0, 1, 2, %arg3 : !llvm.ptr<1>, !llvm.ptr<3>
  rocdl.tensor.load.to.lds %arg4, %arg5, %arg4, %arg4 cachepolicy 3 : vector<4xi32>, vector<8xi32>
  rocdl.tensor.store.from.lds %arg4, %arg5, %arg4, %arg4 cachepolicy 0 : vector<4xi32>, vector<8xi32>
  rocdl.tensor.load.to.lds.d2 %arg4, %arg5 cachepolicy 1 : vector<4xi32>, vector<8xi32>
  rocdl.tensor.store.from.lds.d2 %arg4, %arg5 cachepolicy 2 : vector<4xi32>, vector<8xi32>
  %14 = rocdl.make.buffer.rsrc %arg1, %arg6, %arg7, %arg3 : <1> to <8>
  %15 = rocdl.raw.ptr.buffer.load %arg8, %arg3, %arg3, %0 : vector<2xi32>
  rocdl.raw.ptr.buffer.load.lds %arg8, %arg0, %1, %arg3, %arg3, %0, %0
  rocdl.raw.ptr.buffer.store %arg9, %arg8, %arg3, %arg3, %0 : vector<2xi32>
  %16 = rocdl.raw.ptr.buffer.atomic.cmpswap %arg3, %arg3, %arg8, %arg3, %arg3, %0 : i32
  rocdl.raw.ptr.buffer.atomic.fmax %arg10, %arg8, %arg3, %arg3, %0 : f64
  rocdl.raw.ptr.buffer.atomic.smax %arg9, %arg8, %arg3, %arg3, %0 : vector<2xi32>
  rocdl.raw.ptr.buffer.atomic.umin %arg9, %arg8, %arg3, %arg3, %0 : vector<2xi32>
  rocdl.raw.ptr.buffer.atomic.fadd %arg11, %arg8, %arg3, %arg3, %0 : vector<2xf16>
  %17 = rocdl.raw.buffer.load %arg4, %arg3, %arg3, %0 : vector<2xi16>
  rocdl.raw.buffer.store %arg12, %arg4, %arg3, %arg3, %0 : i8
  %18 = rocdl.raw.buffer.atomic.cmpswap(%arg3, %arg3, %arg4, %arg3, %arg3, %0) : i32, vector<4xi32>
  rocdl.raw.buffer.atomic.fadd %arg13, %arg4, %arg3, %arg3, %0 : f32
  rocdl.raw.buffer.atomic.fmax %arg13, %arg4, %arg3, %arg3, %0 : f32
  rocdl.raw.buffer.atomic.smax %arg3, %arg4, %arg3, %arg3, %0 : i32
  rocdl.raw.buffer.atomic.umin %arg3, %arg4, %arg3, %arg3, %0 : i32
  rocdl.global.prefetch %arg1, scope 3 : !llvm.ptr<1>
  rocdl.flat.prefetch %arg14, scope 0 : !llvm.ptr
  %19 = rocdl.ds.atomic.barrier.arrive.rtn.b64 %arg0, %arg7 : !llvm.ptr<3>, i64 -> i64
  rocdl.ds.atomic.async.barrier.arrive.b64 %arg0 : !llvm.ptr<3>
  llvm.return
}

// -----
llvm.func @products(%arg0: f32, %arg1: vector<4xf32>, %arg2: vector<2xi16>, %arg3: vector<4xi16>, %arg4: vector<4xf16>, %arg5: vector<16xf32>, %arg6: vector<2xf32>, %arg7: i64, %arg8: vector<8xbf16>, %arg9: vector<8xf16>, %arg10: vector<32xf32>, %arg11: f64, %arg12: vector<4xf64>, %arg13: i32, %arg14: vector<4xi32>, %arg15: vector<16xi32>, %arg16: vector<32xi32>, %arg17: vector<8xi32>, %arg18: vector<8xi16>, %arg19: vector<2xi32>, %arg20: vector<16xbf16>, %arg21: vector<16xf16>) {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.mlir.constant(4 : i32) : i32
  %2 = rocdl.mfma.f32.4x4x1f32 %arg0, %arg0, %arg1, %0, %0, %0 : (f32, f32, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  %3 = rocdl.mfma.f32.4x4x2bf16 %arg2, %arg2, %arg1, %0, %0, %0 : (vector<2xi16>, vector<2xi16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  %4 = rocdl.mfma.f32.4x4x4bf16.1k %arg3, %arg3, %arg1, %0, %0, %0 : (vector<4xi16>, vector<4xi16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  %5 = rocdl.mfma.f32.4x4x4f16 %arg4, %arg4, %arg1, %0, %0, %0 : (vector<4xf16>, vector<4xf16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  %6 = rocdl.mfma.f32.16x16x1f32 %arg0, %arg0, %arg5, %0, %0, %0 : (f32, f32, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  %7 = rocdl.mfma.f32.16x16x2bf16 %arg2, %arg2, %arg5, %0, %0, %0 : (vector<2xi16>, vector<2xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  %8 = rocdl.mfma.f32.16x16x4bf16.1k %arg3, %arg3, %arg5, %0, %0, %0 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  %9 = rocdl.mfma.f32.16x16x4f16 %arg4, %arg4, %arg5, %0, %0, %0 : (vector<4xf16>, vector<4xf16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  %10 = rocdl.mfma.f32.16x16x4f32 %arg0, %arg0, %arg1, %0, %0, %0 : (f32, f32, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  %11 = rocdl.mfma.f32.16x16x8.xf32 %arg6, %arg6, %arg1, %0, %0, %0 : (vector<2xf32>, vector<2xf32>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  %12 = rocdl.mfma.f32.16x16x8bf16 %arg2, %arg2, %arg1, %0, %0, %0 : (vector<2xi16>, vector<2xi16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  %13 = rocdl.mfma.f32.16x16x16bf16.1k %arg3, %arg3, %arg1, %0, %0, %0 : (vector<4xi16>, vector<4xi16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  %14 = rocdl.mfma.f32.16x16x16f16 %arg4, %arg4, %arg1, %0, %0, %0 : (vector<4xf16>, vector<4xf16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  %15 = rocdl.mfma.f32.16x16x32.bf8.bf8 %arg7, %arg7, %arg1, %0, %0, %0 : (i64, i64, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  %16 = rocdl.mfma.f32.16x16x32.bf8.fp8 %arg7, %arg7, %arg1, %0, %0, %0 : (i64, i64, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  %17 = rocdl.mfma.f32.16x16x32.bf16 %arg8, %arg8, %arg1, %0, %0, %0 : (vector<8xbf16>, vector<8xbf16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  %18 = rocdl.mfma.f32.16x16x32.f16 %arg9, %arg9, %arg1, %0, %0, %0 : (vector<8xf16>, vector<8xf16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  %19 = rocdl.mfma.f32.16x16x32.fp8.bf8 %arg7, %arg7, %arg1, %0, %0, %0 : (i64, i64, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  %20 = rocdl.mfma.f32.16x16x32.fp8.fp8 %arg7, %arg7, %arg1, %0, %0, %0 : (i64, i64, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  %21 = rocdl.mfma.f32.32x32x1f32 %arg0, %arg0, %arg10, %0, %0, %0 : (f32, f32, vector<32xf32>, i32, i32, i32) -> vector<32xf32>
  %22 = rocdl.mfma.f32.32x32x2bf16 %arg2, %arg2, %arg10, %0, %0, %0 : (vector<2xi16>, vector<2xi16>, vector<32xf32>, i32, i32, i32) -> vector<32xf32>
  %23 = rocdl.mfma.f32.32x32x2f32 %arg0, %arg0, %arg5, %0, %0, %0 : (f32, f32, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  %24 = rocdl.mfma.f32.32x32x4.xf32 %arg6, %arg6, %arg5, %0, %0, %0 : (vector<2xf32>, vector<2xf32>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  %25 = rocdl.mfma.f32.32x32x4bf16 %arg2, %arg2, %arg5, %0, %0, %0 : (vector<2xi16>, vector<2xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  %26 = rocdl.mfma.f32.32x32x4bf16.1k %arg3, %arg3, %arg10, %0, %0, %0 : (vector<4xi16>, vector<4xi16>, vector<32xf32>, i32, i32, i32) -> vector<32xf32>
  %27 = rocdl.mfma.f32.32x32x4f16 %arg4, %arg4, %arg10, %0, %0, %0 : (vector<4xf16>, vector<4xf16>, vector<32xf32>, i32, i32, i32) -> vector<32xf32>
  %28 = rocdl.mfma.f32.32x32x8bf16.1k %arg3, %arg3, %arg5, %0, %0, %0 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  %29 = rocdl.mfma.f32.32x32x8f16 %arg4, %arg4, %arg5, %0, %0, %0 : (vector<4xf16>, vector<4xf16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  %30 = rocdl.mfma.f32.32x32x16.bf8.bf8 %arg7, %arg7, %arg5, %0, %0, %0 : (i64, i64, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  %31 = rocdl.mfma.f32.32x32x16.bf8.fp8 %arg7, %arg7, %arg5, %0, %0, %0 : (i64, i64, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  %32 = rocdl.mfma.f32.32x32x16.bf16 %arg8, %arg8, %arg5, %0, %0, %0 : (vector<8xbf16>, vector<8xbf16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  %33 = rocdl.mfma.f32.32x32x16.f16 %arg9, %arg9, %arg5, %0, %0, %0 : (vector<8xf16>, vector<8xf16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  %34 = rocdl.mfma.f32.32x32x16.fp8.bf8 %arg7, %arg7, %arg5, %0, %0, %0 : (i64, i64, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  %35 = rocdl.mfma.f32.32x32x16.fp8.fp8 %arg7, %arg7, %arg5, %0, %0, %0 : (i64, i64, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  %36 = rocdl.mfma.f64.4x4x4f64 %arg11, %arg11, %arg11, %0, %0, %0 : (f64, f64, f64, i32, i32, i32) -> f64
  %37 = rocdl.mfma.f64.16x16x4f64 %arg11, %arg11, %arg12, %0, %0, %0 : (f64, f64, vector<4xf64>, i32, i32, i32) -> vector<4xf64>
  %38 = rocdl.mfma.i32.4x4x4i8 %arg13, %arg13, %arg14, %0, %0, %0 : (i32, i32, vector<4xi32>, i32, i32, i32) -> vector<4xi32>
  %39 = rocdl.mfma.i32.16x16x4i8 %arg13, %arg13, %arg15, %0, %0, %0 : (i32, i32, vector<16xi32>, i32, i32, i32) -> vector<16xi32>
  %40 = rocdl.mfma.i32.16x16x16i8 %arg13, %arg13, %arg14, %0, %0, %0 : (i32, i32, vector<4xi32>, i32, i32, i32) -> vector<4xi32>
  %41 = rocdl.mfma.i32.16x16x32.i8 %arg7, %arg7, %arg14, %0, %0, %0 : (i64, i64, vector<4xi32>, i32, i32, i32) -> vector<4xi32>
  %42 = rocdl.mfma.i32.16x16x64.i8 %arg14, %arg14, %arg14, %0, %0, %0 : (vector<4xi32>, vector<4xi32>, vector<4xi32>, i32, i32, i32) -> vector<4xi32>
  %43 = rocdl.mfma.i32.32x32x4i8 %arg13, %arg13, %arg16, %0, %0, %0 : (i32, i32, vector<32xi32>, i32, i32, i32) -> vector<32xi32>
  %44 = rocdl.mfma.i32.32x32x8i8 %arg13, %arg13, %arg15, %0, %0, %0 : (i32, i32, vector<16xi32>, i32, i32, i32) -> vector<16xi32>
  %45 = rocdl.mfma.i32.32x32x16.i8 %arg7, %arg7, %arg15, %0, %0, %0 : (i64, i64, vector<16xi32>, i32, i32, i32) -> vector<16xi32>
  %46 = rocdl.mfma.i32.32x32x32.i8 %arg14, %arg14, %arg15, %0, %0, %0 : (vector<4xi32>, vector<4xi32>, vector<16xi32>, i32, i32, i32) -> vector<16xi32>
  %47 = rocdl.mfma.scale.f32.16x16x128.f8f6f4 %arg17, %arg14, %arg1, %0, %1, %0, %arg13, %0, %arg13 : (vector<8xi32>, vector<4xi32>, vector<4xf32>, i32, i32, i32, i32, i32, i32) -> vector<4xf32>
  %48 = rocdl.mfma.scale.f32.32x32x64.f8f6f4 %arg17, %arg14, %arg5, %0, %1, %0, %arg13, %0, %arg13 : (vector<8xi32>, vector<4xi32>, vector<16xf32>, i32, i32, i32, i32, i32, i32) -> vector<16xf32>
  %49 = rocdl.smfmac.f32.16x16x32.bf16 %arg3, %arg18, %arg1, %arg13, %0, %0 : (vector<4xi16>, vector<8xi16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  %50 = rocdl.smfmac.f32.16x16x32.f16 %arg4, %arg9, %arg1, %arg13, %0, %0 : (vector<4xf16>, vector<8xf16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  %51 = rocdl.smfmac.f32.16x16x64.bf8.bf8 %arg19, %arg14, %arg1, %arg13, %0, %0 : (vector<2xi32>, vector<4xi32>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  %52 = rocdl.smfmac.f32.16x16x64.bf8.fp8 %arg19, %arg14, %arg1, %arg13, %0, %0 : (vector<2xi32>, vector<4xi32>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  %53 = rocdl.smfmac.f32.16x16x64.bf16 %arg8, %arg20, %arg1, %arg13, %0, %0 : (vector<8xbf16>, vector<16xbf16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  %54 = rocdl.smfmac.f32.16x16x64.f16 %arg9, %arg21, %arg1, %arg13, %0, %0 : (vector<8xf16>, vector<16xf16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  %55 = rocdl.smfmac.f32.16x16x64.fp8.bf8 %arg19, %arg14, %arg1, %arg13, %0, %0 : (vector<2xi32>, vector<4xi32>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  %56 = rocdl.smfmac.f32.16x16x64.fp8.fp8 %arg19, %arg14, %arg1, %arg13, %0, %0 : (vector<2xi32>, vector<4xi32>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  %57 = rocdl.smfmac.f32.16x16x128.bf8.bf8 %arg14, %arg17, %arg1, %arg13, %0, %0 : (vector<4xi32>, vector<8xi32>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  %58 = rocdl.smfmac.f32.16x16x128.bf8.fp8 %arg14, %arg17, %arg1, %arg13, %0, %0 : (vector<4xi32>, vector<8xi32>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  %59 = rocdl.smfmac.f32.16x16x128.fp8.bf8 %arg14, %arg17, %arg1, %arg13, %0, %0 : (vector<4xi32>, vector<8xi32>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  %60 = rocdl.smfmac.f32.16x16x128.fp8.fp8 %arg14, %arg17, %arg1, %arg13, %0, %0 : (vector<4xi32>, vector<8xi32>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  %61 = rocdl.smfmac.f32.32x32x16.bf16 %arg3, %arg18, %arg5, %arg13, %0, %0 : (vector<4xi16>, vector<8xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  %62 = rocdl.smfmac.f32.32x32x16.f16 %arg4, %arg9, %arg5, %arg13, %0, %0 : (vector<4xf16>, vector<8xf16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  %63 = rocdl.smfmac.f32.32x32x32.bf8.bf8 %arg19, %arg14, %arg5, %arg13, %0, %0 : (vector<2xi32>, vector<4xi32>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  %64 = rocdl.smfmac.f32.32x32x32.bf8.fp8 %arg19, %arg14, %arg5, %arg13, %0, %0 : (vector<2xi32>, vector<4xi32>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  %65 = rocdl.smfmac.f32.32x32x32.bf16 %arg8, %arg20, %arg5, %arg13, %0, %0 : (vector<8xbf16>, vector<16xbf16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  %66 = rocdl.smfmac.f32.32x32x32.f16 %arg9, %arg21, %arg5, %arg13, %0, %0 : (vector<8xf16>, vector<16xf16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  %67 = rocdl.smfmac.f32.32x32x32.fp8.bf8 %arg19, %arg14, %arg5, %arg13, %0, %0 : (vector<2xi32>, vector<4xi32>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  %68 = rocdl.smfmac.f32.32x32x32.fp8.fp8 %arg19, %arg14, %arg5, %arg13, %0, %0 : (vector<2xi32>, vector<4xi32>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  %69 = rocdl.smfmac.f32.32x32x64.bf8.bf8 %arg14, %arg17, %arg5, %arg13, %0, %0 : (vector<4xi32>, vector<8xi32>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  %70 = rocdl.smfmac.f32.32x32x64.bf8.fp8 %arg14, %arg17, %arg5, %arg13, %0, %0 : (vector<4xi32>, vector<8xi32>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  %71 = rocdl.smfmac.f32.32x32x64.fp8.bf8 %arg14, %arg17, %arg5, %arg13, %0, %0 : (vector<4xi32>, vector<8xi32>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  %72 = rocdl.smfmac.f32.32x32x64.fp8.fp8 %arg14, %arg17, %arg5, %arg13, %0, %0 : (vector<4xi32>, vector<8xi32>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  %73 = rocdl.smfmac.i32.16x16x64.i8 %arg19, %arg14, %arg14, %arg13, %0, %0 : (vector<2xi32>, vector<4xi32>, vector<4xi32>, i32, i32, i32) -> vector<4xi32>
  %74 = rocdl.smfmac.i32.16x16x128.i8 %arg14, %arg17, %arg14, %arg13, %0, %0 : (vector<4xi32>, vector<8xi32>, vector<4xi32>, i32, i32, i32) -> vector<4xi32>
  %75 = rocdl.smfmac.i32.32x32x32.i8 %arg19, %arg14, %arg15, %arg13, %0, %0 : (vector<2xi32>, vector<4xi32>, vector<16xi32>, i32, i32, i32) -> vector<16xi32>
  %76 = rocdl.smfmac.i32.32x32x64.i8 %arg14, %arg17, %arg15, %arg13, %0, %0 : (vector<4xi32>, vector<8xi32>, vector<16xi32>, i32, i32, i32) -> vector<16xi32>
  llvm.return
}

// -----
llvm.func @modified(%arg0: vector<16xi16>, %arg1: vector<16xbf16>, %arg2: vector<8xf32>, %arg3: vector<16xf16>, %arg4: vector<4xi32>, %arg5: vector<2xf32>, %arg6: vector<8xi32>, %arg7: vector<16xi32>, %arg8: i64, %arg9: i32) {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.mlir.constant(4 : i32) : i32
  %2 = rocdl.wmma.bf16.16x16x16.bf16 %arg0, %arg0, %arg0 {opsel = true} : (vector<16xi16>, vector<16xi16>, vector<16xi16>) -> vector<16xi16>
  %3 = rocdl.wmma.bf16.16x16x32.bf16 %arg1, %arg1, %arg1 {reuseA = true, signB = true} : (vector<16xbf16>, vector<16xbf16>, vector<16xbf16>) -> vector<16xbf16>
  %4 = rocdl.wmma.bf16f32.16x16x32.bf16 %arg1, %arg1, %arg2 {modC = 1 : i16, reuseB = true, signA = true} : (vector<16xbf16>, vector<16xbf16>, vector<8xf32>) -> vector<8xbf16>
  %5 = rocdl.wmma.f16.16x16x16.f16 %arg3, %arg3, %arg3 : (vector<16xf16>, vector<16xf16>, vector<16xf16>) -> vector<16xf16>
  %6 = rocdl.wmma.f16.16x16x32.f16 %arg3, %arg3, %arg3 {modC = 3 : i16, reuseB = true, signA = true} : (vector<16xf16>, vector<16xf16>, vector<16xf16>) -> vector<16xf16>
  %7 = rocdl.wmma.f16.16x16x64.bf8_bf8 %arg4, %arg4, %arg3 {modC = 2 : i16, reuseA = true} : (vector<4xi32>, vector<4xi32>, vector<16xf16>) -> vector<16xf16>
  %8 = rocdl.wmma.f16.16x16x64.bf8_fp8 %arg4, %arg4, %arg3 {modC = 1 : i16, reuseB = true} : (vector<4xi32>, vector<4xi32>, vector<16xf16>) -> vector<16xf16>
  %9 = rocdl.wmma.f16.16x16x64.fp8_bf8 %arg4, %arg4, %arg3 {reuseA = true} : (vector<4xi32>, vector<4xi32>, vector<16xf16>) -> vector<16xf16>
  %10 = rocdl.wmma.f16.16x16x64.fp8_fp8 %arg4, %arg4, %arg3 {modC = 3 : i16, reuseB = true} : (vector<4xi32>, vector<4xi32>, vector<16xf16>) -> vector<16xf16>
  %11 = rocdl.wmma.f16.16x16x128.bf8_bf8 %arg4, %arg4, %arg3 {modC = 2 : i16, reuseA = true} : (vector<4xi32>, vector<4xi32>, vector<16xf16>) -> vector<16xf16>
  %12 = rocdl.wmma.f16.16x16x128.bf8_fp8 %arg4, %arg4, %arg3 {modC = 1 : i16, reuseB = true} : (vector<4xi32>, vector<4xi32>, vector<16xf16>) -> vector<16xf16>
  %13 = rocdl.wmma.f16.16x16x128.fp8_bf8 %arg4, %arg4, %arg3 {reuseA = true} : (vector<4xi32>, vector<4xi32>, vector<16xf16>) -> vector<16xf16>
  %14 = rocdl.wmma.f16.16x16x128.fp8_fp8 %arg4, %arg4, %arg3 {modC = 3 : i16, reuseB = true} : (vector<4xi32>, vector<4xi32>, vector<16xf16>) -> vector<16xf16>
  %15 = rocdl.wmma.f32.16x16x4.f32 %arg5, %arg5, %arg2 {reuseA = true, signB = true} : (vector<2xf32>, vector<2xf32>, vector<8xf32>) -> vector<8xf32>
  %16 = rocdl.wmma.f32.16x16x16.bf8_bf8 %arg4, %arg4, %arg2 : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
  %17 = rocdl.wmma.f32.16x16x16.bf8_fp8 %arg4, %arg4, %arg2 : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
  %18 = rocdl.wmma.f32.16x16x16.bf16 %arg4, %arg4, %arg2 : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
  %19 = rocdl.wmma.f32.16x16x16.f16 %arg3, %arg3, %arg2 : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
  %20 = rocdl.wmma.f32.16x16x16.fp8_bf8 %arg4, %arg4, %arg2 : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
  %21 = rocdl.wmma.f32.16x16x16.fp8_fp8 %arg4, %arg4, %arg2 : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
  %22 = rocdl.wmma.f32.16x16x32.bf16 %arg1, %arg1, %arg2 {modC = 1 : i16, reuseB = true, signA = true} : (vector<16xbf16>, vector<16xbf16>, vector<8xf32>) -> vector<8xf32>
  %23 = rocdl.wmma.f32.16x16x32.f16 %arg3, %arg3, %arg2 {modC = 2 : i16, reuseA = true, signB = true} : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
  %24 = rocdl.wmma.f32.16x16x64.bf8_bf8 %arg4, %arg4, %arg2 {modC = 1 : i16, reuseB = true} : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
  %25 = rocdl.wmma.f32.16x16x64.bf8_fp8 %arg4, %arg4, %arg2 {reuseA = true} : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
  %26 = rocdl.wmma.f32.16x16x64.fp8_bf8 %arg4, %arg4, %arg2 {modC = 3 : i16, reuseB = true} : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
  %27 = rocdl.wmma.f32.16x16x64.fp8_fp8 %arg4, %arg4, %arg2 {modC = 2 : i16, reuseA = true} : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
  %28 = rocdl.wmma.f32.16x16x128.bf8_bf8 %arg4, %arg4, %arg2 {modC = 1 : i16, reuseB = true} : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
  %29 = rocdl.wmma.f32.16x16x128.bf8_fp8 %arg4, %arg4, %arg2 {reuseA = true} : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
  %30 = rocdl.wmma.f32.16x16x128.fp8_bf8 %arg4, %arg4, %arg2 {modC = 3 : i16, reuseB = true} : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
  %31 = rocdl.wmma.f32.16x16x128.fp8_fp8 %arg4, %arg4, %arg2 {modC = 2 : i16, reuseA = true} : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
  %32 = rocdl.wmma.i32.16x16x16.iu4 %arg4, %arg4, %arg6 {clamp = true, signA = true} : (vector<4xi32>, vector<4xi32>, vector<8xi32>) -> vector<8xi32>
  %33 = rocdl.wmma.i32.16x16x16.iu8 %arg4, %arg4, %arg6 {signB = true} : (vector<4xi32>, vector<4xi32>, vector<8xi32>) -> vector<8xi32>
  %34 = rocdl.wmma.i32.16x16x32.iu4 %arg4, %arg4, %arg6 {clamp = true, signA = true} : (vector<4xi32>, vector<4xi32>, vector<8xi32>) -> vector<8xi32>
  %35 = rocdl.wmma.i32.16x16x64.iu8 %arg4, %arg4, %arg6 {reuseB = true, signB = true} : (vector<4xi32>, vector<4xi32>, vector<8xi32>) -> vector<8xi32>
  %36 = rocdl.wmma.scale16.f32.16x16x128.f8f6f4 %arg7, %arg6, %arg2, %arg8, %arg8 {fmtB = 4 : i32, fmtScaleA = 3 : i32, fmtScaleB = 1 : i32, modC = 1 : i16, reuseB = true, scaleAType = 2 : i32} : (vector<16xi32>, vector<8xi32>, vector<8xf32>, i64, i64) -> vector<8xf32>
  %37 = rocdl.wmma.scale16.f32.32x16x128.f4 %arg7, %arg6, %arg2, %arg8, %arg8 {fmtScaleA = 2 : i32, reuseA = true, scaleAType = 1 : i32, scaleBType = 3 : i32} : (vector<16xi32>, vector<8xi32>, vector<8xf32>, i64, i64) -> vector<8xf32>
  %38 = rocdl.wmma.scale.f32.16x16x128.f8f6f4 %arg7, %arg6, %arg2, %arg9, %arg9 {fmtB = 4 : i32, fmtScaleA = 3 : i32, fmtScaleB = 1 : i32, modC = 1 : i16, reuseB = true, scaleAType = 2 : i32} : (vector<16xi32>, vector<8xi32>, vector<8xf32>, i32, i32) -> vector<8xf32>
  %39 = rocdl.wmma.scale.f32.32x16x128.f4 %arg7, %arg6, %arg2, %arg9, %arg9 {fmtScaleA = 2 : i32, reuseA = true, scaleAType = 1 : i32, scaleBType = 3 : i32} : (vector<16xi32>, vector<8xi32>, vector<8xf32>, i32, i32) -> vector<8xf32>
  llvm.return
}

// -----
llvm.func @overloads(%i: i16, %p: !llvm.ptr<3>, %v: vector<2xf16>, %w: i32, %b: bf16, %c: i1, %d: f64, %q: vector<4xf16>, %r: !llvm.ptr, %n: i64) {
  %0 = rocdl.readfirstlane %i : i16
  %1 = rocdl.readfirstlane %p : !llvm.ptr<3>
  %2 = rocdl.readlane %v, %w : (vector<2xf16>, i32) -> vector<2xf16>
  %3 = rocdl.readlane %b, %w : (bf16, i32) -> bf16
  %4 = rocdl.ballot %c : i32
  %5 = rocdl.ballot %c : i64
  %6 = rocdl.rcp %d f64 -> f64
  %7 = rocdl.fmed3 %q, %q, %q : vector<4xf16>
  %8 = rocdl.update.dpp %d, %d with 280, 15, 15, false : f64
  %9 = rocdl.make.buffer.rsrc %r, %i, %n, %w : !llvm.ptr to !llvm.ptr<7>
  llvm.return
}

// -----
// REFUSED: has less operands than its intrinsic
llvm.func @no_operands() {
  %0 = rocdl.mfma.scale.f32.16x16x128.f8f6f4 : () -> vector<4xf32>
  llvm.return
}

// -----
// DIFFERS: mlir-translate takes unsigned numbers for signed ones, and of large ones the lower half
llvm.func @numbers() attributes {rocdl.waves_per_eu = 255 : ui8, rocdl.max_flat_work_group_size = 36893488147419103233 : i128} { llvm.return }
