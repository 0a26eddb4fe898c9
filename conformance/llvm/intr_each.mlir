// ARGS: --split-input-file
// ARGS: --split-input-file --mlir-print-op-generic
// FRAME
func.func @f(%a: i32, %b: i32, %v: vector<4xi32>, %x: f32, %y: f32, %p: !llvm.ptr, %c: i1, %n: i64,
             %w: vector<4xf32>, %m: vector<4xi1>, %pv: vector<4x!llvm.ptr>, %s: !llvm.struct<(i32, f32)>,
             %ar: !llvm.array<4 x i32>) {
  // HERE
  return
}
// EACH
%0 = llvm.intr.exp(%x) : (f32) -> f32
%0 = llvm.intr.exp2(%x) {fastmathFlags = #llvm.fastmath<fast>, b} : (f32) -> f32
%0 = llvm.intr.exp10(%w) : (vector<4xf32>) -> vector<4xf32>
%0 = llvm.intr.log(%a) : (i32) -> i32
%0 = llvm.intr.log(%x) : (f32) -> f64
%0 = llvm.intr.log2 %x : (f32) -> f32
%0 = llvm.intr.log10(%x, %x) : (f32, f32) -> f32
%0 = llvm.intr.sqrt(%x) : f32
%0 = llvm.intr.copysign(%x, %y) : (f32, f32) -> f32
%0 = llvm.intr.pow(%x) : (f32) -> f32
%0 = llvm.intr.powi(%x, %a) : (f32, i32) -> f32
%0 = llvm.intr.ldexp(%x, %a) {fastmathFlags = #llvm.fastmath<nnan>} : (f32, i32) -> f32
%0 = llvm.intr.ldexp(%x, %x) : (f32, f32) -> f32
%0 = llvm.intr.frexp(%x) : (f32) -> !llvm.struct<(f32, i32)>
%0 = llvm.intr.sincos(%x) : (f32) -> !llvm.struct<(f32, f32)>
%0 = llvm.intr.sincos(%x) : (f32) -> !llvm.struct<(f32, f64)>
%0 = llvm.intr.sincos(%x) : (f32) -> f32
%0 = llvm.intr.fma(%x, %y, %x) : (f32, f32, f32) -> f32
%0 = llvm.intr.fmuladd(%x, %y, %x) : (f32, f32, f32) -> f32
%0 = llvm.intr.lround(%x) : (f32) -> i32
%0 = llvm.intr.llround(%w) : (vector<4xf32>) -> vector<4xi64>
%0 = llvm.intr.llround(%x) : (f32) -> i64
%0 = llvm.intr.lrint(%w) : (vector<4xf32>) -> vector<4xi64>
%0 = llvm.intr.llrint(%x) : (f32) -> i64
%0 = "llvm.intr.is.fpclass"(%x) <{bit = 3 : i32}> : (f32) -> i1
%0 = "llvm.intr.is.fpclass"(%x) : (f32) -> i1
%0 = "llvm.intr.is.fpclass"(%x) <{bit = 3 : i64}> : (f32) -> i1
%0 = "llvm.intr.abs"(%a) <{is_int_min_poison = true}> : (i32) -> i32
%0 = "llvm.intr.abs"(%a) <{is_int_min_poison = 1 : i32}> : (i32) -> i32
%0 = llvm.intr.abs(%a) : (i32) -> i32
%0 = "llvm.intr.ctlz"(%a) <{is_zero_poison = true}> : (i32) -> i32
%0 = "llvm.intr.cttz"(%a) <{is_zero_poison = false}> : (i32) -> i64
%0 = llvm.intr.ctpop(%a) : (i32) -> i32
%0 = llvm.intr.bswap(%a) : (i32) -> i32
%0 = llvm.intr.bitreverse(%a) {c = 2} : (i32) -> i32
%0 = llvm.intr.smax(%a, %b) : (i32, i32) -> i32
%0 = llvm.intr.umin(%v, %v) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
%0 = llvm.intr.smax(%x, %y) : (f32, f32) -> f32
%0 = llvm.intr.sadd.sat(%a, %b) : (i32, i32) -> i32
%0 = llvm.intr.usub.sat(%a, %b) : (i32, i32) -> i32
%0 = llvm.intr.sshl.sat(%a, %b) : (i32, i32) -> i32
%0 = llvm.intr.fshl(%a, %b, %a) : (i32, i32, i32) -> i32
%0 = llvm.intr.scmp(%a, %b) : (i32, i32) -> i2
%0 = llvm.intr.ucmp(%a, %n) : (i32, i64) -> i2
%0 = llvm.intr.scmp(%a, %b) : (i32, i32) -> f32
%0 = "llvm.intr.sadd.with.overflow"(%a, %b) : (i32, i32) -> !llvm.struct<(i32, i1)>
%0 = "llvm.intr.umul.with.overflow"(%a, %n) : (i32, i64) -> !llvm.struct<(i32, i1)>
%0 = "llvm.intr.vector.reduce.add"(%v) : (vector<4xi32>) -> i32
%0 = "llvm.intr.vector.reduce.add"(%v) : (vector<4xi32>) -> i64
%0 = "llvm.intr.vector.reduce.smax"(%w) : (vector<4xf32>) -> f32
%0 = llvm.intr.vector.reduce.fmax(%w) : (vector<4xf32>) -> f32
%0 = llvm.intr.vector.reduce.fminimum(%w) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<4xf32>) -> f32
%0 = "llvm.intr.vector.reduce.fadd"(%x, %w) : (f32, vector<4xf32>) -> f32
%0 = "llvm.intr.vector.reduce.fadd"(%x, %w) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
%0 = "llvm.intr.vector.reduce.fmul"(%a, %v) : (i32, vector<4xi32>) -> i32
%0 = llvm.intr.experimental.constrained.uitofp %a towardzero ignore : i32 to f32
%0 = llvm.intr.experimental.constrained.sitofp %a tonearest maytrap {a} : i32 to f32
%0 = llvm.intr.experimental.constrained.fptrunc %x dynamic strict : f32 to f16
%0 = llvm.intr.experimental.constrained.fptrunc %x foo strict : f32 to f16
%0 = llvm.intr.experimental.constrained.fptrunc %x upward foo : f32 to f16
%0 = llvm.intr.experimental.constrained.fpext %x strict : f32 to f64
%0 = "llvm.intr.experimental.constrained.fptrunc"(%x) <{roundingmode = 7 : i64, fpExceptionBehavior = 3 : i64}> : (f32) -> f16
"llvm.intr.memcpy"(%p, %p, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
"llvm.intr.memcpy"(%p, %p, %n) : (!llvm.ptr, !llvm.ptr, i64) -> ()
"llvm.intr.memmove"(%p, %p, %n) <{isVolatile = true, arg_attrs = [{llvm.align = 8 : i64}, {}, {}], access_groups = [], tbaa = []}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
"llvm.intr.memcpy.inline"(%p, %p) <{isVolatile = false, len = 8 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
"llvm.intr.memset"(%p, %a, %n) <{isVolatile = false}> : (!llvm.ptr, i32, i64) -> ()
"llvm.intr.memset.inline"(%p, %c) <{isVolatile = false, len = 1 : i8}> : (!llvm.ptr, i1) -> ()
"llvm.intr.prefetch"(%p) <{rw = 0 : i32, hint = 3 : i32, cache = 1 : i32}> : (!llvm.ptr) -> ()
llvm.intr.experimental.noalias.scope.decl #llvm.alias_scope<id = distinct[0]<>, domain = <id = distinct[1]<>>>
llvm.intr.experimental.noalias.scope.decl 1
%0 = llvm.intr.ptrmask %p, %n : (!llvm.ptr, i64) -> !llvm.ptr
%0 = llvm.intr.ptrmask %pv, %v : (vector<4x!llvm.ptr>, vector<4xi32>) -> vector<4x!llvm.ptr>
%0 = llvm.intr.ptrmask %p, %x : (!llvm.ptr, f32) -> !llvm.ptr
%0 = llvm.intr.ptrmask %p, %n : (!llvm.ptr, i64) -> !llvm.ptr<1>
llvm.intr.lifetime.start %p : !llvm.ptr
llvm.intr.lifetime.end %p {a} : !llvm.ptr
llvm.intr.lifetime.start %a : i32
%0 = llvm.intr.invariant.start 8, %p : !llvm.ptr
%0 = llvm.intr.invariant.start 8 : i64, %p : !llvm.ptr
llvm.intr.invariant.end %p, 8, %p : !llvm.ptr
%0 = llvm.intr.launder.invariant.group %p : !llvm.ptr
%0 = llvm.intr.strip.invariant.group %p : !llvm.ptr
%0 = llvm.intr.ssa.copy %a : i32
%0 = llvm.intr.ssa.copy %p {b} : !llvm.ptr
%0 = "llvm.intr.is.constant"(%a) : (i32) -> i1
%0 = "llvm.intr.is.constant"(%a) : (i32) -> i32
%0 = llvm.intr.expect %a, %b : i32
%0 = llvm.intr.expect.with.probability %a, %b, 5.000000e-01 : i32
%0 = llvm.intr.expect.with.probability %a, %b, 1 : i32
%0 = "llvm.intr.threadlocal.address"(%p) : (!llvm.ptr) -> !llvm.ptr
%1 = llvm.intr.coro.begin %p, %p : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
llvm.intr.ubsantrap <{failureKind = 1 : i8}> {a}
llvm.intr.ubsantrap
%0 = "llvm.intr.annotation"(%a, %p, %p, %a) : (i32, !llvm.ptr, !llvm.ptr, i32) -> i64
%0 = "llvm.intr.annotation"(%a, %p, %n, %a) : (i32, !llvm.ptr, i64, i32) -> i32
%0 = llvm.intr.matrix.column.major.load %p, <stride=%n> {isVolatile = false, rows = 2 : i32, columns = 2 : i32} : vector<4xf32> from !llvm.ptr stride i64
llvm.intr.matrix.column.major.store %w, %p, <stride=%n> {isVolatile = false, rows = 2 : i32, columns = 2 : i32} : vector<4xf32> to !llvm.ptr stride i64
%0 = llvm.intr.matrix.multiply %w, %w {lhs_rows = 2 : i32, lhs_columns = 2 : i32, rhs_columns = 2 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
%0 = llvm.intr.matrix.transpose %w {rows = 2 : i32, columns = 2 : i32} : vector<4xf32> into vector<4xf32>
%0 = llvm.intr.matrix.transpose %w {rows = 2 : i32} : vector<4xf32> into vector<4xf32>
%0 = llvm.intr.get.active.lane.mask %n, %n : i64, i64 to vector<7xi1>
%0 = llvm.intr.masked.load %p, %m {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>) -> vector<4xf32>
%0 = llvm.intr.masked.load %p, %m, %w {alignment = 4 : i32, nontemporal} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
%0 = llvm.intr.masked.load %p, %m, %w, %w {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
llvm.intr.masked.store %w, %p, %m {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
llvm.intr.masked.store %w, %p, %m : vector<4xf32>, vector<4xi1> into !llvm.ptr
%0 = llvm.intr.masked.gather %pv, %m {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>) -> vector<4xi32>
%0 = llvm.intr.masked.gather %pv, %m, %v {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
%0 = llvm.intr.masked.gather %pv, %m {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>) -> vector<3xi32>
llvm.intr.masked.scatter %v, %pv, %m {alignment = 1: i32} : vector<4xi32>, vector<4xi1> into vector<4x!llvm.ptr>
llvm.intr.masked.scatter %v, %p, %m {alignment = 1: i32} : vector<4xi32>, vector<4xi1> into !llvm.ptr
%1 = llvm.intr.stepvector : vector<4xf32>
%0 = llvm.intr.vector.insert %v, %v[0] : vector<4xi32> into vector<4xi32>
%0 = llvm.intr.vector.extract %v[2] : vector<2xi32> from vector<4xi32>
%0 = llvm.intr.vector.extract %v[%a] : vector<2xi32> from vector<4xi32>
%0 = llvm.intr.vector.extract %a[2] : vector<2xi32> from i32
%0 = "llvm.intr.vector.interleave2"(%v, %v) : (vector<4xi32>, vector<4xi32>) -> vector<7xi32>
%0 = "llvm.intr.vp.add"(%v, %v, %m, %a) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
%0 = "llvm.intr.vp.fadd"(%v, %v, %m, %a) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
%0 = "llvm.intr.vp.fma"(%w, %w, %w, %m, %a) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
%0 = "llvm.intr.vp.reduce.add"(%a, %v, %m, %a) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
%0 = "llvm.intr.vp.reduce.fadd"(%x, %w, %m, %a) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
%0 = "llvm.intr.vp.select"(%m, %w, %w, %a) : (vector<4xi1>, vector<4xf32>, vector<4xf32>, i32) -> vector<4xf32>
%0 = "llvm.intr.vp.zext"(%v, %m, %a) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi64>
%0 = "llvm.intr.vp.ptrtoint"(%pv, %m, %a) : (vector<4x!llvm.ptr>, vector<4xi1>, i32) -> vector<4xi64>
%0 = "llvm.intr.vp.ptrtoint"(%v, %m, %a) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi64>
%0 = "llvm.intr.vp.fneg"(%w, %m, %n) : (vector<4xf32>, vector<4xi1>, i64) -> vector<4xf32>
%0 = llvm.intr.acos(%x) : (f32) -> f32
%0 = llvm.intr.asin(%x) : (f32) -> f32
%0 = llvm.intr.atan(%x) : (f32) -> f32
%0 = llvm.intr.ceil(%x) : (f32) -> f32
%0 = llvm.intr.cos(%x) : (f32) -> f32
%0 = llvm.intr.cosh(%x) : (f32) -> f32
%0 = llvm.intr.fabs(%x) : (f32) -> f32
%0 = llvm.intr.floor(%x) : (f32) -> f32
%0 = llvm.intr.log2(%x) : (f32) -> f32
%0 = llvm.intr.nearbyint(%x) : (f32) -> f32
%0 = llvm.intr.rint(%x) : (f32) -> f32
%0 = llvm.intr.round(%x) : (f32) -> f32
%0 = llvm.intr.roundeven(%x) : (f32) -> f32
%0 = llvm.intr.sin(%x) : (f32) -> f32
%0 = llvm.intr.sinh(%x) : (f32) -> f32
%0 = llvm.intr.tan(%x) : (f32) -> f32
%0 = llvm.intr.tanh(%x) : (f32) -> f32
%0 = llvm.intr.trunc(%x) : (f32) -> f32
%0 = llvm.intr.atan2(%w, %w) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
%0 = llvm.intr.maximum(%w, %w) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
%0 = llvm.intr.maxnum(%w, %w) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
%0 = llvm.intr.minimum(%w, %w) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
%0 = llvm.intr.minnum(%w, %w) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
%0 = llvm.intr.fshr(%a, %b, %a) : (i32, i32, i32) -> i32
%0 = llvm.intr.smin(%a, %b) : (i32, i32) -> i32
%0 = llvm.intr.umax(%a, %b) : (i32, i32) -> i32
%0 = llvm.intr.ssub.sat(%a, %b) : (i32, i32) -> i32
%0 = llvm.intr.uadd.sat(%a, %b) : (i32, i32) -> i32
%0 = llvm.intr.ushl.sat(%a, %b) : (i32, i32) -> i32
%0 = "llvm.intr.uadd.with.overflow"(%v, %v) : (vector<4xi32>, vector<4xi32>) -> !llvm.struct<(vector<4xi32>, vector<4xi1>)>
%0 = "llvm.intr.ssub.with.overflow"(%v, %v) : (vector<4xi32>, vector<4xi32>) -> !llvm.struct<(vector<4xi32>, vector<4xi1>)>
%0 = "llvm.intr.usub.with.overflow"(%v, %v) : (vector<4xi32>, vector<4xi32>) -> !llvm.struct<(vector<4xi32>, vector<4xi1>)>
%0 = "llvm.intr.smul.with.overflow"(%v, %v) : (vector<4xi32>, vector<4xi32>) -> !llvm.struct<(vector<4xi32>, vector<4xi1>)>
%0 = "llvm.intr.vector.reduce.and"(%v) : (vector<4xi32>) -> i32
%0 = "llvm.intr.vector.reduce.mul"(%v) : (vector<4xi32>) -> i32
%0 = "llvm.intr.vector.reduce.or"(%v) : (vector<4xi32>) -> i32
%0 = "llvm.intr.vector.reduce.smin"(%v) : (vector<4xi32>) -> i32
%0 = "llvm.intr.vector.reduce.umax"(%v) : (vector<4xi32>) -> i32
%0 = "llvm.intr.vector.reduce.umin"(%v) : (vector<4xi32>) -> i32
%0 = "llvm.intr.vector.reduce.xor"(%v) : (vector<4xi32>) -> i32
%0 = llvm.intr.vector.reduce.fmaximum(%w) : (vector<4xf32>) -> f32
%0 = llvm.intr.vector.reduce.fmin(%w) : (vector<4xf32>) -> f32
%0 = "llvm.intr.vp.and"(%v, %v, %m, %a) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
%0 = "llvm.intr.vp.ashr"(%v, %v, %m, %a) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
%0 = "llvm.intr.vp.lshr"(%v, %v, %m, %a) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
%0 = "llvm.intr.vp.mul"(%v, %v, %m, %a) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
%0 = "llvm.intr.vp.or"(%v, %v, %m, %a) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
%0 = "llvm.intr.vp.sdiv"(%v, %v, %m, %a) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
%0 = "llvm.intr.vp.shl"(%v, %v, %m, %a) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
%0 = "llvm.intr.vp.smax"(%v, %v, %m, %a) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
%0 = "llvm.intr.vp.smin"(%v, %v, %m, %a) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
%0 = "llvm.intr.vp.srem"(%v, %v, %m, %a) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
%0 = "llvm.intr.vp.sub"(%v, %v, %m, %a) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
%0 = "llvm.intr.vp.udiv"(%v, %v, %m, %a) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
%0 = "llvm.intr.vp.umax"(%v, %v, %m, %a) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
%0 = "llvm.intr.vp.umin"(%v, %v, %m, %a) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
%0 = "llvm.intr.vp.urem"(%v, %v, %m, %a) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
%0 = "llvm.intr.vp.xor"(%v, %v, %m, %a) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
%0 = "llvm.intr.vp.fdiv"(%w, %w, %m, %a) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
%0 = "llvm.intr.vp.fmul"(%w, %w, %m, %a) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
%0 = "llvm.intr.vp.frem"(%w, %w, %m, %a) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
%0 = "llvm.intr.vp.fsub"(%w, %w, %m, %a) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
%0 = "llvm.intr.vp.fmuladd"(%w, %w, %w, %m, %a) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
%0 = "llvm.intr.vp.reduce.and"(%a, %v, %m, %a) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
%0 = "llvm.intr.vp.reduce.mul"(%a, %v, %m, %a) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
%0 = "llvm.intr.vp.reduce.or"(%a, %v, %m, %a) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
%0 = "llvm.intr.vp.reduce.smax"(%a, %v, %m, %a) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
%0 = "llvm.intr.vp.reduce.smin"(%a, %v, %m, %a) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
%0 = "llvm.intr.vp.reduce.umax"(%a, %v, %m, %a) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
%0 = "llvm.intr.vp.reduce.umin"(%a, %v, %m, %a) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
%0 = "llvm.intr.vp.reduce.xor"(%a, %v, %m, %a) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
%0 = "llvm.intr.vp.reduce.fmax"(%x, %w, %m, %a) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
%0 = "llvm.intr.vp.reduce.fmin"(%x, %w, %m, %a) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
%0 = "llvm.intr.vp.reduce.fmul"(%x, %w, %m, %a) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
%0 = "llvm.intr.vp.merge"(%m, %v, %v, %a) : (vector<4xi1>, vector<4xi32>, vector<4xi32>, i32) -> vector<4xi32>
%0 = "llvm.intr.vp.trunc"(%v, %m, %a) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi8>
%0 = "llvm.intr.vp.sext"(%v, %m, %a) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi64>
%0 = "llvm.intr.vp.uitofp"(%v, %m, %a) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xf32>
%0 = "llvm.intr.vp.sitofp"(%v, %m, %a) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xf64>
%0 = "llvm.intr.vp.inttoptr"(%v, %m, %a) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4x!llvm.ptr>
%0 = "llvm.intr.vp.fptrunc"(%w, %m, %a) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf16>
%0 = "llvm.intr.vp.fpext"(%w, %m, %a) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf64>
%0 = "llvm.intr.vp.fptoui"(%w, %m, %a) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xi32>
%0 = "llvm.intr.vp.fptosi"(%w, %m, %a) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xi32>
// CASE
%0 = llvm.intr.coro.id %a, %p, %p, %p : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
%1 = llvm.intr.coro.begin %0, %p : (!llvm.token, !llvm.ptr) -> !llvm.ptr
%2 = llvm.intr.coro.free %0, %1 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
%3 = llvm.intr.coro.end %1, %c, %0 : (!llvm.ptr, i1, !llvm.token) -> i1
%4 = llvm.intr.coro.suspend %0, %c : i8
// CASE
%0 = llvm.intr.coro.size : i64
%1 = llvm.intr.coro.align : i32
%2 = llvm.intr.coro.save %p : (!llvm.ptr) -> !llvm.token
llvm.intr.coro.resume %p : !llvm.ptr
%3 = llvm.intr.coro.promise %p, %a, %c : (!llvm.ptr, i32, i1) -> !llvm.ptr
// CASE
llvm.intr.vastart %p : !llvm.ptr
llvm.intr.vacopy %p to %p : !llvm.ptr, !llvm.ptr
llvm.intr.vaend %p {a} : !llvm.ptr
// CASE
%0 = llvm.intr.eh.typeid.for %p : (!llvm.ptr) -> i32
%1 = llvm.intr.stacksave : !llvm.ptr
llvm.intr.stackrestore %1 : !llvm.ptr
// CASE
llvm.intr.trap
llvm.intr.debugtrap {a}
"llvm.intr.ubsantrap"() <{failureKind = 1 : i8}> : () -> ()
// CASE
"llvm.intr.var.annotation"(%p, %p, %p, %a, %p) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> ()
%0 = "llvm.intr.ptr.annotation"(%p, %p, %p, %a, %p) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
%1 = "llvm.intr.annotation"(%a, %p, %p, %a) : (i32, !llvm.ptr, !llvm.ptr, i32) -> i32
// CASE
%0 = "llvm.intr.masked.expandload"(%p, %m, %w) : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
"llvm.intr.masked.compressstore"(%w, %p, %m) <{arg_attrs = [{}, {llvm.align = 4 : i64}, {}]}> : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> ()
// CASE
%0 = "llvm.intr.vscale"() : () -> i64
%1 = llvm.intr.stepvector : vector<4xi32>
// CASE
%0 = "llvm.intr.vector.interleave2"(%v, %v) : (vector<4xi32>, vector<4xi32>) -> vector<8xi32>
%1 = "llvm.intr.vector.deinterleave2"(%0) : (vector<8xi32>) -> !llvm.struct<(vector<4xi32>, vector<4xi32>)>
// CASE
%0 = "llvm.intr.vp.load"(%p, %m, %a) : (!llvm.ptr, vector<4xi1>, i32) -> vector<4xf32>
"llvm.intr.vp.store"(%w, %p, %m, %a) : (vector<4xf32>, !llvm.ptr, vector<4xi1>, i32) -> ()
// CASE
%0 = "llvm.intr.experimental.vp.strided.load"(%p, %a, %m, %a) : (!llvm.ptr, i32, vector<4xi1>, i32) -> vector<4xf32>
"llvm.intr.experimental.vp.strided.store"(%w, %p, %a, %m, %a) : (vector<4xf32>, !llvm.ptr, i32, vector<4xi1>, i32) -> ()
