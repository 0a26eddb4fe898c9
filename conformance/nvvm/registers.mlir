// ARGS: --split-input-file
llvm.func @all() {
  %0 = nvvm.read.ptx.sreg.aggr.smem.size : i32
  %1 = nvvm.read.ptx.sreg.clock : i32
  %2 = nvvm.read.ptx.sreg.clock64 : i32
  %3 = nvvm.read.ptx.sreg.cluster.ctaid.x : i32
  %4 = nvvm.read.ptx.sreg.cluster.ctaid.y : i32
  %5 = nvvm.read.ptx.sreg.cluster.ctaid.z : i32
  %6 = nvvm.read.ptx.sreg.cluster.ctarank : i32
  %7 = nvvm.read.ptx.sreg.cluster.nctaid.x : i32
  %8 = nvvm.read.ptx.sreg.cluster.nctaid.y : i32
  %9 = nvvm.read.ptx.sreg.cluster.nctaid.z : i32
  %10 = nvvm.read.ptx.sreg.cluster.nctarank : i32
  %11 = nvvm.read.ptx.sreg.clusterid.x : i32
  %12 = nvvm.read.ptx.sreg.clusterid.y : i32
  %13 = nvvm.read.ptx.sreg.clusterid.z : i32
  %14 = nvvm.read.ptx.sreg.ctaid.x : i32
  %15 = nvvm.read.ptx.sreg.ctaid.y : i32
  %16 = nvvm.read.ptx.sreg.ctaid.z : i32
  %17 = nvvm.read.ptx.sreg.dynamic.smem.size : i32
  %18 = nvvm.read.ptx.sreg.envreg0 : i32
  %19 = nvvm.read.ptx.sreg.envreg1 : i32
  %20 = nvvm.read.ptx.sreg.envreg10 : i32
  %21 = nvvm.read.ptx.sreg.envreg11 : i32
  %22 = nvvm.read.ptx.sreg.envreg12 : i32
  %23 = nvvm.read.ptx.sreg.envreg13 : i32
  %24 = nvvm.read.ptx.sreg.envreg14 : i32
  %25 = nvvm.read.ptx.sreg.envreg15 : i32
  %26 = nvvm.read.ptx.sreg.envreg16 : i32
  %27 = nvvm.read.ptx.sreg.envreg17 : i32
  %28 = nvvm.read.ptx.sreg.envreg18 : i32
  %29 = nvvm.read.ptx.sreg.envreg19 : i32
  %30 = nvvm.read.ptx.sreg.envreg2 : i32
  %31 = nvvm.read.ptx.sreg.envreg20 : i32
  %32 = nvvm.read.ptx.sreg.envreg21 : i32
  %33 = nvvm.read.ptx.sreg.envreg22 : i32
  %34 = nvvm.read.ptx.sreg.envreg23 : i32
  %35 = nvvm.read.ptx.sreg.envreg24 : i32
  %36 = nvvm.read.ptx.sreg.envreg25 : i32
  %37 = nvvm.read.ptx.sreg.envreg26 : i32
  %38 = nvvm.read.ptx.sreg.envreg27 : i32
  %39 = nvvm.read.ptx.sreg.envreg28 : i32
  %40 = nvvm.read.ptx.sreg.envreg29 : i32
  %41 = nvvm.read.ptx.sreg.envreg3 : i32
  %42 = nvvm.read.ptx.sreg.envreg30 : i32
  %43 = nvvm.read.ptx.sreg.envreg31 : i32
  %44 = nvvm.read.ptx.sreg.envreg4 : i32
  %45 = nvvm.read.ptx.sreg.envreg5 : i32
  %46 = nvvm.read.ptx.sreg.envreg6 : i32
  %47 = nvvm.read.ptx.sreg.envreg7 : i32
  %48 = nvvm.read.ptx.sreg.envreg8 : i32
  %49 = nvvm.read.ptx.sreg.envreg9 : i32
  %50 = nvvm.read.ptx.sreg.globaltimer : i32
  %51 = nvvm.read.ptx.sreg.globaltimer.lo : i32
  %52 = nvvm.read.ptx.sreg.gridid : i32
  %53 = nvvm.read.ptx.sreg.laneid : i32
  %54 = nvvm.read.ptx.sreg.lanemask.eq : i32
  %55 = nvvm.read.ptx.sreg.lanemask.ge : i32
  %56 = nvvm.read.ptx.sreg.lanemask.gt : i32
  %57 = nvvm.read.ptx.sreg.lanemask.le : i32
  %58 = nvvm.read.ptx.sreg.lanemask.lt : i32
  %59 = nvvm.read.ptx.sreg.nclusterid.x : i32
  %60 = nvvm.read.ptx.sreg.nclusterid.y : i32
  %61 = nvvm.read.ptx.sreg.nclusterid.z : i32
  %62 = nvvm.read.ptx.sreg.nctaid.x : i32
  %63 = nvvm.read.ptx.sreg.nctaid.y : i32
  %64 = nvvm.read.ptx.sreg.nctaid.z : i32
  %65 = nvvm.read.ptx.sreg.nsmid : i32
  %66 = nvvm.read.ptx.sreg.ntid.x : i32
  %67 = nvvm.read.ptx.sreg.ntid.y : i32
  %68 = nvvm.read.ptx.sreg.ntid.z : i32
  %69 = nvvm.read.ptx.sreg.nwarpid : i32
  %70 = nvvm.read.ptx.sreg.smid : i32
  %71 = nvvm.read.ptx.sreg.tid.x : i32
  %72 = nvvm.read.ptx.sreg.tid.y : i32
  %73 = nvvm.read.ptx.sreg.tid.z : i32
  %74 = nvvm.read.ptx.sreg.total.smem.size : i32
  %75 = nvvm.read.ptx.sreg.warpid : i32
  %76 = nvvm.read.ptx.sreg.warpsize : i32
  llvm.return
}
// -----
llvm.func @f()  {  %0 = nvvm.read.ptx.sreg.tid.x range <i32, 5, 5> : i32
  llvm.return }
// -----
llvm.func @f()  {  %0 = nvvm.read.ptx.sreg.tid.x range <i32, 5, 1> : i32
  llvm.return }
// -----
llvm.func @f()  {  %0 = nvvm.read.ptx.sreg.tid.x range <i32, 0, 0> : i32
  llvm.return }
// -----
llvm.func @f()  {  %0 = nvvm.read.ptx.sreg.tid.x range <i32, -1, -1> : i32
  llvm.return }
// -----
llvm.func @f()  {  %0 = nvvm.read.ptx.sreg.tid.x range <i64, 0, 5> : i32
  llvm.return }
// -----
llvm.func @f()  {  %0 = nvvm.read.ptx.sreg.tid.x : f32
  llvm.return }
