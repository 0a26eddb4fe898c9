// ARGS: --split-input-file
// FRAME
func.func @f(%a: i32, %b: i32, %v: vector<4xi32>, %x: f32, %y: f32, %p: !llvm.ptr, %c: i1, %n: i64,
             %w: vector<4xf32>, %m: vector<4xi1>, %pv: vector<4x!llvm.ptr>, %s: !llvm.struct<(i32, f32)>,
             %ar: !llvm.array<4 x i32>) {
  // HERE
  return
}
// EACH
%0 = llvm.intr.sincos(%x) : (f32) -> !llvm.struct<(f32, f32)>
%0 = llvm.intr.sincos(%x) : (f32) -> !llvm.struct<(f32, f64)>
%0 = llvm.intr.sincos(%x) : (f32) -> f32
%0 = llvm.intr.sincos(%x) : (f32) -> !llvm.struct<(f32)>
%0 = llvm.intr.sincos(%x) : (f32) -> !llvm.struct<packed (f32, f32)>
%0 = llvm.intr.masked.gather %pv, %m {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>) -> vector<4xi32>
%0 = llvm.intr.masked.gather %pv, %m, %v {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
%0 = llvm.intr.masked.gather %pv, %m {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>) -> vector<3xi32>
%0 = llvm.intr.masked.gather %pv, %m {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>) -> i32
llvm.intr.masked.scatter %v, %pv, %m {alignment = 1: i32} : vector<4xi32>, vector<4xi1> into vector<4x!llvm.ptr>
llvm.intr.masked.scatter %v, %pv, %m : vector<4xi32>, vector<4xi1> into vector<4x!llvm.ptr>
%1 = llvm.bitcast %p : !llvm.ptr to vector<1x!llvm.ptr>
%0 = llvm.sext %v : vector<4xi32> to i64
%0 = llvm.sext %v : vector<4xi32> to vector<3xi64>
%0 = llvm.sext %v : vector<4xi32> to vector<[4]xi64>
%0 = llvm.sext %v : vector<4xi32> to vector<4xi32>
%0 = llvm.intr.vector.insert %v, %v[0] : vector<4xi32> into vector<4xi32>
%1 = llvm.intr.vector.extract %v[0] : vector<4xi8> from vector<4xi32>
%1 = "llvm.intr.vector.interleave2"(%v, %v) : (vector<4xi32>, vector<4xi32>) -> vector<8xi32>
%1 = "llvm.intr.vector.interleave2"(%v, %v) : (vector<4xi32>, vector<4xi32>) -> vector<7xi32>
%1 = "llvm.intr.vector.interleave2"(%v, %v) : (vector<4xi32>, vector<4xi32>) -> vector<8xi64>
%0 = llvm.atomicrmw add %p, %n monotonic : !llvm.ptr, i64
%0 = llvm.load %p atomic acquire {alignment=4} : !llvm.ptr -> !llvm.ppc_fp128
llvm.intr.ubsantrap
llvm.intr.ubsantrap {a}
llvm.intr.ubsantrap {failureKind = 1 : i8}
llvm.intr.ubsantrap <{}>
llvm.intr.ubsantrap <{foo = 1}>
llvm.intr.ubsantrap <{failureKind = 1 : i32}>
llvm.intr.ubsantrap <{failureKind = 1 : i8, a}>
llvm.intr.ubsantrap <1>
llvm.intr.ubsantrap <{failureKind = 1 : i8} {a}
// CASE
%z = llvm.mlir.undef : vector<3xi32>
llvm.intr.masked.scatter %z, %pv, %m {alignment = 1: i32} : vector<3xi32>, vector<4xi1> into vector<4x!llvm.ptr>
// CASE
%0 = llvm.mlir.undef : vector<3x!llvm.ptr>
%1 = llvm.bitcast %0 : vector<3x!llvm.ptr> to vector<4x!llvm.ptr>
// CASE
%0 = llvm.mlir.undef : vector<3x!llvm.ptr>
%1 = llvm.bitcast %0 : vector<3x!llvm.ptr> to !llvm.ptr
// CASE
%0 = llvm.mlir.undef : vector<3x!llvm.ptr>
%1 = llvm.bitcast %0 : vector<3x!llvm.ptr> to vector<3x!llvm.ptr<1>>
// CASE
%0 = llvm.mlir.undef : vector<[4]xi32>
%1 = llvm.intr.vector.insert %0, %v[0] : vector<[4]xi32> into vector<4xi32>
// CASE
%0 = llvm.mlir.undef : vector<[4]xi32>
%1 = llvm.intr.vector.extract %v[0] : vector<[4]xi32> from vector<4xi32>
// CASE
%0 = llvm.mlir.undef : vector<8192xi32>
%1 = llvm.intr.vector.extract %0[0] : vector<4xi32> from vector<8192xi32>
// CASE
%0 = llvm.mlir.undef : vector<4097xi32>
%1 = llvm.intr.vector.extract %0[0] : vector<4xi32> from vector<4097xi32>
// CASE
%0 = llvm.mlir.undef : vector<4096xi32>
%1 = llvm.intr.vector.extract %0[0] : vector<4xi32> from vector<4096xi32>
// CASE
%0 = llvm.mlir.undef : i128
%1 = llvm.atomicrmw add %p, %0 monotonic : !llvm.ptr, i128
// CASE
%0 = llvm.mlir.undef : f80
%1 = llvm.atomicrmw xchg %p, %0 monotonic : !llvm.ptr, f80
// CASE
%0 = llvm.mlir.undef : f80
%1 = llvm.atomicrmw fadd %p, %0 monotonic : !llvm.ptr, f80
// CASE
%0 = llvm.mlir.undef : i128
%1 = llvm.atomicrmw xchg %p, %0 monotonic : !llvm.ptr, i128
// CASE
%0 = llvm.mlir.undef : i24
%1 = llvm.atomicrmw xchg %p, %0 monotonic : !llvm.ptr, i24
// CASE
%0 = llvm.mlir.undef : i24
%1 = llvm.atomicrmw add %p, %0 monotonic : !llvm.ptr, i24
// CASE
%0 = llvm.mlir.undef : i128
%1 = llvm.cmpxchg %p, %0, %0 acq_rel monotonic : !llvm.ptr, i128
// CASE
%0 = llvm.mlir.undef : vector<[4]xf32>
%1 = llvm.atomicrmw fadd %p, %0 monotonic : !llvm.ptr, vector<[4]xf32>
// CASE
%0 = llvm.mlir.zero : !llvm.target<"spirv.Event">
llvm.store %0, %p atomic release {alignment=4} : !llvm.target<"spirv.Event">, !llvm.ptr
