// ARGS:
// ARGS: -mlir-print-op-generic
llvm.func @threads(%arg0: f32, %arg1: i1, %arg2: i32) {
  %0 = rocdl.cos %arg0 f32 -> f32
  %1 = rocdl.exp %arg0 f32 -> f32
  %2 = rocdl.exp2 %arg0 f32 -> f32
  %3 = rocdl.log %arg0 f32 -> f32
  %4 = rocdl.rcp %arg0 f32 -> f32
  %5 = rocdl.sin %arg0 f32 -> f32
  %6 = rocdl.sqrt %arg0 f32 -> f32
  %7 = rocdl.tanh %arg0 f32 -> f32
  %8 = rocdl.ballot %arg1 : i32
  %9 = rocdl.workgroup.dim.x : i32
  %10 = rocdl.workgroup.dim.y : i32
  %11 = rocdl.workgroup.dim.z : i32
  %12 = rocdl.workgroup.id.x : i32
  %13 = rocdl.workgroup.id.y : i32
  %14 = rocdl.workgroup.id.z : i32
  %15 = rocdl.cluster.id.x : i32
  %16 = rocdl.cluster.id.y : i32
  %17 = rocdl.cluster.id.z : i32
  %18 = rocdl.update.dpp %arg0, %arg0 with 1, 1, 1, true : f32
  %19 = rocdl.ds_bpermute %arg2, %arg2 : (i32, i32) -> i32
  %20 = rocdl.ds_swizzle %arg2, %arg2 : (i32, i32) -> i32
  %21 = rocdl.fmed3 %arg0, %arg0, %arg0 : f32
  %22 = rocdl.grid.dim.x : i32
  %23 = rocdl.grid.dim.y : i32
  %24 = rocdl.grid.dim.z : i32
  %25 = rocdl.mbcnt.hi %arg2, %arg2 : (i32, i32) -> i32
  %26 = rocdl.mbcnt.lo %arg2, %arg2 : (i32, i32) -> i32
  %27 = rocdl.permlane16.swap %arg2, %arg2, true, true : (i32, i32) -> <(i32, i32)>
  %28 = rocdl.permlane32.swap %arg2, %arg2, true, true : (i32, i32) -> <(i32, i32)>
  %29 = rocdl.permlanex16 %arg0, %arg0, %arg0, %arg0, true, true : f32, f32
  %30 = rocdl.readfirstlane %arg0 : f32
  %31 = rocdl.readlane %arg0, %arg2 : (f32, i32) -> f32
  %32 = rocdl.workitem.id.x : i32
  %33 = rocdl.workitem.id.y : i32
  %34 = rocdl.workitem.id.z : i32
  %35 = rocdl.wavefrontsize : i32
  llvm.return
}
