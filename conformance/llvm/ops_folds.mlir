// ARGS: --allow-unregistered-dialect --split-input-file -canonicalize
// ARGS: --allow-unregistered-dialect --split-input-file -cse
// ARGS: --allow-unregistered-dialect --split-input-file -sccp
// ARGS: --allow-unregistered-dialect --split-input-file -loop-invariant-code-motion
// ARGS: --allow-unregistered-dialect --split-input-file -sccp -canonicalize
func.func @casts(%p: !llvm.ptr, %a: i32, %pv: vector<4x!llvm.ptr>) -> (i32, f32, !llvm.ptr, !llvm.ptr, !llvm.ptr<3>, vector<2xi16>) {
  %0 = llvm.bitcast %a : i32 to f32
  %1 = llvm.bitcast %0 : f32 to i32
  %2 = llvm.bitcast %a : i32 to vector<2xi16>
  %3 = llvm.bitcast %2 : vector<2xi16> to f32
  %4 = llvm.bitcast %p : !llvm.ptr to !llvm.ptr
  %5 = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr<1>
  %6 = llvm.addrspacecast %5 : !llvm.ptr<1> to !llvm.ptr
  %7 = llvm.addrspacecast %5 : !llvm.ptr<1> to !llvm.ptr<3>
  %8 = llvm.bitcast %3 : f32 to vector<2xi16>
  return %1, %3, %4, %6, %7, %8 : i32, f32, !llvm.ptr, !llvm.ptr, !llvm.ptr<3>, vector<2xi16>
}
// -----
func.func @gep(%p: !llvm.ptr, %i: i32) -> (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) {
  %0 = llvm.getelementptr %p[0] : (!llvm.ptr) -> !llvm.ptr, i8
  %c0 = arith.constant 0 : i32
  %c5 = arith.constant 5 : i64
  %big = arith.constant 268435456 : i64
  %fits = arith.constant 268435455 : i64
  %neg = arith.constant -268435456 : i64
  %1 = llvm.getelementptr %p[%c0] : (!llvm.ptr, i32) -> !llvm.ptr, i8
  %2 = llvm.getelementptr inbounds %p[%i, %c5, 3] : (!llvm.ptr, i32, i64) -> !llvm.ptr, !llvm.array<4 x array<4 x i32>>
  %3 = llvm.getelementptr %p[%big, %fits] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x i32>
  %4 = llvm.getelementptr %p[%neg] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  return %0, %1, %2, %3, %4 : !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr
}
// -----
func.func @gep_vector(%p: !llvm.ptr, %v: vector<4xi32>) -> (vector<4x!llvm.ptr>, vector<4x!llvm.ptr>) {
  %0 = llvm.getelementptr %p[%v] : (!llvm.ptr, vector<4xi32>) -> vector<4x!llvm.ptr>, i8
  %1 = llvm.getelementptr %0[0] : (vector<4x!llvm.ptr>) -> vector<4x!llvm.ptr>, i8
  %c = arith.constant dense<2> : vector<4xi32>
  %2 = llvm.getelementptr %p[%c] : (!llvm.ptr, vector<4xi32>) -> vector<4x!llvm.ptr>, i8
  return %1, %2 : vector<4x!llvm.ptr>, vector<4x!llvm.ptr>
}
// -----
func.func @extract(%s: !llvm.struct<(i32, struct<(i32, f32)>)>, %t: !llvm.struct<(i32, f32)>, %i: i32, %f: f32) -> (i32, i32, i32, f32, !llvm.struct<(i32, f32)>, !llvm.struct<(i32, f32)>, i32, i32) {
  %0 = llvm.insertvalue %i, %s[0] : !llvm.struct<(i32, struct<(i32, f32)>)>
  %1 = llvm.extractvalue %0[1, 0] : !llvm.struct<(i32, struct<(i32, f32)>)>
  %2 = llvm.insertvalue %t, %s[1] : !llvm.struct<(i32, struct<(i32, f32)>)>
  %3 = llvm.extractvalue %2[1, 0] : !llvm.struct<(i32, struct<(i32, f32)>)>
  %4 = llvm.insertvalue %i, %t[0] : !llvm.struct<(i32, f32)>
  %5 = llvm.insertvalue %4, %s[1] : !llvm.struct<(i32, struct<(i32, f32)>)>
  %6 = llvm.extractvalue %5[1, 0] : !llvm.struct<(i32, struct<(i32, f32)>)>
  %7 = llvm.extractvalue %5[1, 1] : !llvm.struct<(i32, struct<(i32, f32)>)>
  %8 = llvm.insertvalue %i, %s[1, 0] : !llvm.struct<(i32, struct<(i32, f32)>)>
  %9 = llvm.extractvalue %8[1] : !llvm.struct<(i32, struct<(i32, f32)>)>
  %10 = llvm.insertvalue %i, %8[0] : !llvm.struct<(i32, struct<(i32, f32)>)>
  %11 = llvm.extractvalue %10[1] : !llvm.struct<(i32, struct<(i32, f32)>)>
  %12 = llvm.insertvalue %f, %t[1] : !llvm.struct<(i32, f32)>
  %13 = llvm.insertvalue %12, %s[1] : !llvm.struct<(i32, struct<(i32, f32)>)>
  %14 = llvm.insertvalue %i, %13[0] : !llvm.struct<(i32, struct<(i32, f32)>)>
  %15 = llvm.extractvalue %14[1, 0] : !llvm.struct<(i32, struct<(i32, f32)>)>
  %16 = llvm.extractvalue %s[1] : !llvm.struct<(i32, struct<(i32, f32)>)>
  %17 = llvm.extractvalue %16[0] : !llvm.struct<(i32, f32)>
  return %1, %3, %6, %7, %9, %11, %15, %17 : i32, i32, i32, f32, !llvm.struct<(i32, f32)>, !llvm.struct<(i32, f32)>, i32, i32
}
// -----
func.func @numbers(%i: i32) -> (i32, i32, i64, i1, i1, vector<4xi1>, i1, i32, i32) {
  %c1 = arith.constant 1 : i32
  %c6 = arith.constant 6 : i32
  %c40 = arith.constant 40 : i32
  %m1 = arith.constant -1 : i32
  %v = arith.constant dense<3> : vector<4xi32>
  %0 = llvm.shl %c1, %c6 : i32
  %1 = llvm.shl %c1, %c40 : i32
  %2 = llvm.or %c1, %c6 : i32
  %3 = llvm.zext %m1 : i32 to i64
  %4 = llvm.icmp "eq" %i, %i : i32
  %5 = llvm.icmp "ne" %i, %i : i32
  %6 = llvm.icmp "eq" %v, %v : vector<4xi32>
  %7 = llvm.icmp "slt" %i, %i : i32
  %8 = llvm.add %c1, %i : i32
  return %2, %1, %3, %4, %5, %6, %7, %8, %0 : i32, i32, i64, i1, i1, vector<4xi1>, i1, i32, i32
}
// -----
func.func @shuffle(%v: vector<1xi32>, %w: vector<2xi32>) -> (vector<1xi32>, vector<1xi32>, vector<1xi32>, vector<2xi32>) {
  %0 = llvm.shufflevector %v, %v [0] : vector<1xi32>
  %1 = llvm.shufflevector %v, %v [1] : vector<1xi32>
  %2 = llvm.shufflevector %w, %w [0] : vector<2xi32>
  %3 = llvm.shufflevector %v, %v [0, 0] : vector<1xi32>
  return %0, %1, %2, %3 : vector<1xi32>, vector<1xi32>, vector<1xi32>, vector<2xi32>
}
// -----
func.func @dead(%p: !llvm.ptr, %a: i32) {
  %0 = llvm.add %a, %a : i32
  %1 = llvm.load %p : !llvm.ptr -> i32
  %2 = llvm.load volatile %p : !llvm.ptr -> i32
  %3 = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
  %4 = llvm.load %p atomic unordered {alignment = 4 : i64} : !llvm.ptr -> i32
  %5 = llvm.alloca %a x i32 : (i32) -> !llvm.ptr
  %6 = llvm.sdiv %a, %a : i32
  %7 = llvm.freeze %a : i32
  %8 = llvm.atomicrmw add %p, %a monotonic : !llvm.ptr, i32
  %9 = llvm.intr.smax(%a, %a) : (i32, i32) -> i32
  %10 = "llvm.intr.vscale"() : () -> i64
  %11 = llvm.va_arg %p : (!llvm.ptr) -> i32
  %12 = llvm.intr.stacksave : !llvm.ptr
  %13 = llvm.alloca %a x i32 : (i32) -> !llvm.ptr
  llvm.store %a, %13 : i32, !llvm.ptr
  return
}
// -----
func.func @same(%p: !llvm.ptr, %a: i32, %b: i32) -> (i32, i32, i32, i32, i32, i32, i32) {
  %0 = llvm.add %a, %b : i32
  %1 = llvm.add %a, %b : i32
  %2 = llvm.add %b, %a : i32
  %3 = llvm.add %a, %b overflow<nsw> : i32
  %4 = llvm.load %p : !llvm.ptr -> i32
  %5 = llvm.load %p : !llvm.ptr -> i32
  llvm.store %a, %p : i32, !llvm.ptr
  %6 = llvm.load %p : !llvm.ptr -> i32
  return %0, %1, %2, %3, %4, %5, %6 : i32, i32, i32, i32, i32, i32, i32
}
// -----
func.func @branches(%c: i1, %a: i32) -> i32 {
  %t = arith.constant true
  llvm.cond_br %t, ^bb1(%a : i32), ^bb2
^bb1(%0: i32):
  llvm.br ^bb3(%0 : i32)
^bb2:
  %c1 = arith.constant 1 : i32
  llvm.switch %c1 : i32, ^bb3(%c1 : i32) [
    1: ^bb4,
    2: ^bb1(%a : i32)
  ]
^bb3(%1: i32):
  return %1 : i32
^bb4:
  %c2 = arith.constant 7 : i32
  llvm.br ^bb3(%c2 : i32)
}
// -----
func.func @blocks(%c: i1, %a: i32) -> i32 {
  llvm.cond_br %c, ^bb1(%a, %a : i32, i32), ^bb2(%a, %a : i32, i32)
^bb1(%0: i32, %u: i32):
  %1 = llvm.add %0, %0 : i32
  llvm.br ^bb3(%1, %c : i32, i1)
^bb2(%2: i32, %w: i32):
  %3 = llvm.add %2, %2 : i32
  llvm.br ^bb3(%3, %c : i32, i1)
^bb3(%4: i32, %d: i1):
  return %4 : i32
}
// -----
func.func @switched(%i: i32, %a: i32) -> i32 {
  llvm.switch %i : i32, ^bb1(%a, %i : i32, i32) [
    1: ^bb2(%a, %i : i32, i32),
    3: ^bb1(%i, %a : i32, i32),
    4: ^bb2(%i, %a : i32, i32)
  ]
^bb1(%0: i32, %1: i32):
  return %0 : i32
^bb2(%2: i32, %3: i32):
  return %3 : i32
}
// -----
func.func @loop(%n: index, %a: i32, %b: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : i32
  %m1 = arith.constant -1 : i32
  scf.for %i = %c0 to %n step %c1 {
    %0 = llvm.udiv %a, %c7 : i32
    %1 = llvm.udiv %a, %b : i32
    %2 = llvm.sdiv %a, %m1 : i32
    %3 = llvm.sdiv %a, %c7 : i32
    %4 = llvm.add %a, %b : i32
    %5 = llvm.urem %a, %b : i32
    "test.use"(%0, %1, %2, %3, %4, %5) : (i32, i32, i32, i32, i32, i32) -> ()
  }
  return
}
// -----
func.func @alloca(%c: i1, %a: i32) -> i1 {
  %0 = llvm.alloca %a x i32 : (i32) -> !llvm.ptr
  %1 = llvm.select %c, %0, %0 : i1, !llvm.ptr
  %2 = llvm.select %c, %a, %a : i1, i32
  %3 = llvm.icmp "eq" %0, %1 : !llvm.ptr
  "test.use"(%2) : (i32) -> ()
  return %3 : i1
}
// -----
llvm.func @null(%n: i32) -> i1 {
  %z = llvm.mlir.zero : !llvm.ptr
  %0 = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  %1 = llvm.icmp "eq" %0, %z : !llvm.ptr
  %2 = llvm.icmp "ne" %z, %0 : !llvm.ptr
  %3 = llvm.icmp "ult" %z, %0 : !llvm.ptr
  %4 = llvm.or %1, %2 : i1
  "test.use"(%4, %3) : (i1, i1) -> ()
  llvm.return %1 : i1
}
// -----
llvm.func @constants() -> i32 {
  %0 = llvm.mlir.constant(dense<[1, 2, 3, 4]> : tensor<4xi32>) : !llvm.array<4 x i32>
  %1 = llvm.extractvalue %0[2] : !llvm.array<4 x i32>
  %2 = llvm.mlir.constant(dense<7> : tensor<2x2xi32>) : !llvm.array<2 x array<2 x i32>>
  %3 = llvm.extractvalue %2[1, 1] : !llvm.array<2 x array<2 x i32>>
  %4 = llvm.mlir.constant(dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>) : !llvm.array<2 x array<2 x i32>>
  %5 = llvm.extractvalue %4[1, 1] : !llvm.array<2 x array<2 x i32>>
  %6 = llvm.mlir.undef : !llvm.struct<(i32, i32)>
  %7 = llvm.insertvalue %1, %6[0] : !llvm.struct<(i32, i32)>
  %8 = llvm.insertvalue %3, %7[1] : !llvm.struct<(i32, i32)>
  %9 = llvm.extractvalue %8[0] : !llvm.struct<(i32, i32)>
  %10 = llvm.extractvalue %6[0] : !llvm.struct<(i32, i32)>
  "test.use"(%5, %8, %10) : (i32, !llvm.struct<(i32, i32)>, i32) -> ()
  %11 = llvm.add %9, %3 : i32
  llvm.return %11 : i32
}
// -----
llvm.func @callee(%a: i32) -> i32 attributes {sym_visibility = "private"} {
  llvm.return %a : i32
}
llvm.func @caller() -> i32 {
  %c = llvm.mlir.constant(4 : i32) : i32
  %0 = llvm.call @callee(%c) : (i32) -> i32
  %1 = llvm.call @callee(%c) : (i32) -> i32
  %2 = llvm.shl %0, %1 : i32
  llvm.return %2 : i32
}
// -----
llvm.func @gep(%p: !llvm.ptr) -> !llvm.ptr {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %0 = llvm.getelementptr %p[%c0, 1, %c1] : (!llvm.ptr, i32, i64) -> !llvm.ptr, !llvm.struct<(i32, array<4 x i8>)>
  %1 = llvm.getelementptr %0[%c0] : (!llvm.ptr, i32) -> !llvm.ptr, i8
  llvm.return %1 : !llvm.ptr
}
// -----
llvm.func @zero_inside(%n: i16, %a: !llvm.array<2 x struct<(i16, i32)>>) -> i32 {
  %0 = llvm.mlir.zero : !llvm.struct<(i16, i32)>
  %1 = llvm.insertvalue %n, %0[0] : !llvm.struct<(i16, i32)>
  %2 = llvm.insertvalue %1, %a[1] : !llvm.array<2 x struct<(i16, i32)>>
  %3 = llvm.extractvalue %2[1, 1] : !llvm.array<2 x struct<(i16, i32)>>
  llvm.return %3 : i32
}
// -----
llvm.func @number_inside(%n: i16, %a: !llvm.array<2 x array<2 x i16>>) -> i16 {
  %0 = llvm.mlir.constant(dense<[3, 4]> : tensor<2xi16>) : !llvm.array<2 x i16>
  %1 = llvm.insertvalue %0, %a[0] : !llvm.array<2 x array<2 x i16>>
  %2 = llvm.insertvalue %n, %1[0, 0] : !llvm.array<2 x array<2 x i16>>
  %3 = llvm.extractvalue %2[0, 1] : !llvm.array<2 x array<2 x i16>>
  llvm.return %3 : i16
}
// -----
llvm.func @part_of_nothing(%a: !llvm.array<2 x array<2 x struct<(i16, i16)>>>) -> !llvm.struct<(i16, i16)> {
  %0 = llvm.mlir.poison : !llvm.array<2 x struct<(i16, i16)>>
  %1 = llvm.insertvalue %0, %a[1] : !llvm.array<2 x array<2 x struct<(i16, i16)>>>
  %2 = llvm.extractvalue %1[1, 1] : !llvm.array<2 x array<2 x struct<(i16, i16)>>>
  llvm.return %2 : !llvm.struct<(i16, i16)>
}
// -----
llvm.func @jumps_nowhere(%p: !llvm.ptr) {
  llvm.indirectbr %p : !llvm.ptr, []
}
