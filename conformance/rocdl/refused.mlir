// ARGS: --split-input-file
// FRAME
llvm.func @f(%d: vector<4xi32>, %i: i32, %f: f32, %g: f16, %p: !llvm.ptr, %p1: !llvm.ptr<1>, %p3: !llvm.ptr<3>, %p8: !llvm.ptr<8>, %l: i64) {
  // HERE
  llvm.return
}
// EACH
%0 = rocdl.raw.buffer.load %d, %i, %i, %i {foo = 1} : f32
%0 = rocdl.raw.buffer.load %d, %i, %i : f32
%a, %b = rocdl.raw.buffer.load %d, %i, %i, %i : index
%a = rocdl.raw.buffer.load %d, %i, %i, %i : index
%a = rocdl.raw.buffer.load %d, %i, %i, %i : (f32)
%a = rocdl.raw.buffer.load %d, %i, %i, %f : f32
rocdl.raw.buffer.store %f, %d, %i, %i : f32
rocdl.raw.buffer.store %f, %d, %i, %i, %f : f32
rocdl.raw.buffer.atomic.umin %f, %i, %i, %i, %i : f32
%0 = "rocdl.raw.buffer.load"(%l, %i, %i, %i) : (i64, i32, i32, i32) -> f32
%0 = rocdl.raw.buffer.atomic.cmpswap(%f, %f, %i, %i, %i, %i) : f32, i32
%0 = "rocdl.raw.buffer.atomic.cmpswap"(%f, %g, %i, %i, %i, %i) : (f32, f16, i32, i32, i32, i32) -> f32
%0 = rocdl.permlane16.swap %i, %i, 0, 1 : (i32, i32) -> <(i32, i32)>
%0 = rocdl.permlane32.swap {a = 1} %i, %i, false, true : (i32, i32) -> !llvm.struct<(i32, i32)>
%0 = rocdl.permlane16.swap %i, %i, 0, 1 : (i32, i32) -> <(i32, i32, f32)>
%0 = rocdl.permlane16.swap %i, %i, 0, 1 : (i32, i32) -> <(i64, i32)>
%0 = rocdl.permlane16.swap %i, %i, 0, 1 : (i32, i32) -> i32
%0 = rocdl.permlane16.swap %i, %i, 0, 1 : (i32, i64) -> <(i32, i32)>
%0 = rocdl.permlane16.swap %i, %i, 0, 2 : (i32, i32) -> <(i32, i32)>
%0 = rocdl.permlanex16 %f, %f, %i, %i, false, true : f32, i32
%0 = "rocdl.permlanex16"(%f, %f, %i, %f) {fi = false, boundControl = true} : (f32, f32, i32, f32) -> f32
%0 = "rocdl.update.dpp"(%f, %f) {dppCtrl = 1 : i32, rowMask = 1 : i32, bankMask = 15 : i32} : (f32, f32) -> f32
%0 = "rocdl.update.dpp"(%f, %i) {dppCtrl = 1 : i32, rowMask = 1 : i32, bankMask = 15 : i32, boundCtrl = true} : (f32, i32) -> f32
%0 = rocdl.update.dpp %f, %f with 4294967296, 1, 1, 0 : f32
%0 = rocdl.workitem.id.x range <i32, 3, 3> : i32
%0 = rocdl.workitem.id.x range <i32, 0, 64> : i64
%0 = rocdl.workitem.id.x : index
%0 = rocdl.sin %f f16 -> f32
%0 = rocdl.sin %f f32 -> i32
%0 = rocdl.fmed3 %i, %i, %i : i32
%0 = rocdl.fmed3 %f, %f, %f : f32
rocdl.s.barrier.init %p3 member_cnt = 4294967295 : !llvm.ptr<3>
rocdl.s.barrier.init %p member_cnt = 2 : !llvm.ptr
rocdl.s.barrier.wait id = 70000
rocdl.s.barrier.wait id = -1
rocdl.load.to.lds %p, %p3, 4, 0, 0 : <>
rocdl.load.to.lds %p8, %p3, 4, 0, 0 {alias_scopes = []} : <8>
rocdl.load.to.lds %p1, %p3, 4, 0, 0 {alias_scopes = [3]} : <1>
rocdl.global.load.lds %p1, %p3, 4, 0, 0 {tbaa = []}
rocdl.load.to.lds %i, %p3, 4, 0, 0 : i32
%0 = rocdl.ds.read.tr4.b64 %p1 : <1> -> vector<2xi32>
%0 = rocdl.ds.read.tr4.b64 %p3 : <3> -> index
%0 = rocdl.mfma.f32.32x32x1f32 %f, %f : (f32, f32) -> f32
%0 = rocdl.mfma.f32.32x32x1f32 : () -> vector<3xf32>
%0 = rocdl.mfma.f32.32x32x1f32 %f : (f16) -> f32
%0 = rocdl.wmma.f32.16x16x16.f16 %f, %f, %f : (f32, f32, f32) -> f32
%0 = rocdl.wmma.f32.16x16x16.f16 %g, %g, %f : (f16, f16, f32) -> vector<2xf16>
%0 = rocdl.wmma.i32.16x16x16.iu8 %i, %d, %l {signA = true, clamp = true, signB = false} : (i32, vector<4xi32>, i64) -> i32
%0 = rocdl.wmma.f32.16x16x64.fp8_fp8 %i, %d, %f {modC = 3 : i16, reuseA = true} : (i32, vector<4xi32>, f32) -> f32
%0 = rocdl.wmma.f32.16x16x64.fp8_fp8 %i, %d, %f {modC = 3} : (i32, vector<4xi32>, f32) -> f32
%0 = rocdl.wmma.scale.f32.16x16x128.f8f6f4 %i, %i, %f, %i, %l {fmtA = 1 : i32} : (i32, i32, f32, i32, i64) -> f32
%0 = rocdl.wmma.scale.f32.16x16x128.f8f6f4 %i, %i, %f, %i, %i {fmtA = 1 : i32, scaleBType = 2 : i32} : (i32, i32, f32, i32, i32) -> f32
%0 = rocdl.cvt.scale.pk8.f16.fp8 %d, %i[0] : vector<8xf16>
%0 = rocdl.cvt.scalef32.pk8.fp8.f32 %d, %f : vector<2xi32>
%0 = rocdl.cvt.f32.bf8 %i[4] : i64
%0 = rocdl.cvt.scalef32.f32.fp8 %i[4], %f : f16
%0 = rocdl.cvt.pk.f32.bf8 %i[1] : vector<2xf32>
%0 = "rocdl.cvt.pk.f32.bf8"(%i) {wordSel = 1 : i32} : (i32) -> vector<2xf32>
%0 = rocdl.mbcnt.lo %i, %i {arg_attrs = [{llvm.noundef}], res_attrs = [{llvm.range = #llvm.constant_range<i32, 0, 32>}]} : (i32, i32) -> i32
%0 = rocdl.mbcnt.lo %i, %i {arg_attrs = [1]} : (i32, i32) -> i32
%0 = rocdl.make.buffer.rsrc %p1, %i, %l, %i : <1> to <8>
rocdl.tensor.load.to.lds %d, %d, %d, %d cachepolicy 1 : vector<4xi32>, vector<8xi32>
rocdl.raw.ptr.buffer.store %f, %p8, %i, %i, %i : f16
%0 = rocdl.readlane %f, %i : (f32, i32) -> f16
%0 = rocdl.ballot %i : i64
rocdl.s.waitcnt 1 : i64
rocdl.sched.group.barrier 1, 2
rocdl.foo
%0 = rocdl.ds_swizzle %i, %i : (i32, i32) -> i64
