// ARGS: --split-input-file
// ARGS: --split-input-file --mlir-print-op-generic
// ARGS: --split-input-file --canonicalize
// FRAME
func.func @f(%a: i32, %b: i32, %v: vector<4xi32>, %x: f32, %y: f32, %p: !llvm.ptr, %c: i1, %n: i64,
             %w: vector<4xf32>, %m: vector<4xi1>, %pv: vector<4x!llvm.ptr>, %s: !llvm.struct<(i32, f32)>,
             %ar: !llvm.array<4 x i32>) {
  // HERE
  return
}
// EACH
%0 = llvm.add %a, %b overflow<foo> : i32
%0 = llvm.add %a, %b overflow nsw : i32
%0 = llvm.add %a, %b overflow<nsw nuw> : i32
%0 = llvm.add %a, %b overflow<> : i32
%0 = llvm.add %a, %b overflow<nsw, nsw> : i32
%0 = llvm.add %a, %b overflow<nuw, nsw> {a} : i32
%0 = llvm.add %a, %b overflow<none, nsw> : i32
%0 = llvm.add %a, %b overflow<1> : i32
%0 = "llvm.add"(%a, %b) : (i32, i32)->i32
%0 = "llvm.add"(%a, %b) <{overflowFlags=1:i64}>: (i32, i32)->i32
%0 = "llvm.add"(%a, %b) <{overflowFlags=7:i32}>: (i32, i32)->i32
%0 = "llvm.add"(%a, %b) <{overflowFlags=#llvm.overflow<nsw>}>: (i32, i32)->i32
%0 = "llvm.add"(%a, %b) <{overflowFlags="x"}>: (i32, i32)->i32
%0 = llvm.add %x, %y : f32
%0 = llvm.sub %v, %v : vector<4xi32>
%0 = llvm.mul %w, %w : vector<4xf32>
%0 = llvm.sdiv exact %a, %b : i32
%0 = llvm.udiv %a, %b : i32
%0 = llvm.or disjoint %a, %b : i32
%0 = llvm.xor %a, %b {x = 1} : i32
%0 = llvm.fadd %a, %b : i32
%0 = "llvm.fadd"(%x, %y) {fastmathFlags=1:i32} : (f32,f32)->f32
%0 = "llvm.fadd"(%x, %y) <{fastmathFlags=1:i32}> : (f32,f32)->f32
%0 = llvm.fadd %x, %y {fastmathFlags=#llvm.fastmath<foo>} : f32
%0 = llvm.fadd %x, %y {fastmathFlags=#llvm.fastmath<nnan,ninf,nsz,arcp,contract,afn,reassoc>} : f32
%0 = llvm.fadd %x, %y {fastmathFlags=#llvm.fastmath<nnan,contract>, a} : f32
%0 = llvm.fadd %x, %y {fastmathFlags=#arith.fastmath<nnan>} : f32
%0 = llvm.fneg %w : vector<4xf32>
%0 = "llvm.icmp"(%a, %b) <{predicate=11:i64}>: (i32, i32)->i1
%0 = "llvm.icmp"(%a, %b) <{predicate=1:i32}>: (i32, i32)->i1
%0 = "llvm.icmp"(%a, %b) : (i32, i32)->i1
%0 = "llvm.icmp"(%a, %b) <{predicate=1:i64}>: (i32, i32)->i32
%0 = "llvm.icmp"(%x, %x) <{predicate=1:i64}>: (f32, f32)->i32
%0 = "llvm.icmp"(%a, %v) <{predicate=1:i64}>: (i32, vector<4xi32>)->i1
%0 = "llvm.icmp"(%v, %v) <{predicate=1:i64}>: (vector<4xi32>, vector<4xi32>)->vector<3xi1>
%0 = llvm.icmp "foo" %a, %b : i32
%0 = llvm.icmp slt %a, %b : i32
%0 = llvm.icmp "eq" %a, %b : f32
%0 = llvm.icmp "eq" %x, %y : f32
%0 = llvm.icmp "eq" %v, %v : vector<4xi32>
%0 = llvm.icmp "ult" %a, %a : i32
%0 = llvm.fcmp "eq" %x, %y : f32
%0 = llvm.fcmp "_true" %w, %w : vector<4xf32>
%0 = llvm.fcmp "oeq" %a, %b : i32
%0 = llvm.zext %a : i32 to i8
%0 = llvm.zext nneg %a {b} : i32 to i64
%0 = llvm.sext %a : i32 to i8
%0 = llvm.zext %a : i32 to vector<4xi64>
%0 = llvm.trunc %a overflow<nsw> : i32 to i8
%0 = llvm.trunc %a : i32 to i64
%0 = llvm.uitofp nneg %a : i32 to f32
%0 = llvm.sitofp %v : vector<4xi32> to vector<4xf32>
%0 = llvm.fptosi %x : f32 to i8
%0 = llvm.fptosi %a : i32 to i8
%0 = llvm.fpext %x : f32 to f64
%0 = llvm.inttoptr %n : i64 to !llvm.ptr
%0 = llvm.inttoptr %n dereferenceable<bytes = 4> : i64 to !llvm.ptr
%0 = llvm.inttoptr %n dereferenceable<bytes = 4> : i64 to vector<4x!llvm.ptr>
%0 = llvm.ptrtoint %p : !llvm.ptr to i64
%0 = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr<3>
%0 = llvm.addrspacecast %p : !llvm.ptr to i64
%0 = llvm.bitcast %a : i32 to i64
%0 = llvm.bitcast %a : i32 to f32
%0 = llvm.bitcast %a : i32 to !llvm.ptr
%0 = llvm.bitcast %p : !llvm.ptr to i64
%0 = llvm.bitcast %p : !llvm.ptr to !llvm.ptr<1>
%0 = llvm.bitcast %p : !llvm.ptr to vector<1x!llvm.ptr>
%0 = llvm.bitcast %v : vector<4xi32> to i128
%0 = llvm.bitcast %v : vector<4xi32> to vector<2x!llvm.ptr>
%0 = llvm.bitcast %v : vector<4xi32> to !llvm.array<4 x i32>
%0 = llvm.fmul %x, %y : f64
%0 = llvm.shl %a, %b overflow<nsw> : i32
%0 = llvm.lshr exact %a, %b : i32
%0 = llvm.and %a, %b : i32
%0 = llvm.srem %a, %b : i32
%0 = llvm.urem %a, %b : i32
%0 = llvm.ashr %a, %b : i32
%0 = llvm.fsub %x, %y {fastmathFlags = #llvm.fastmath<arcp, afn>} : f32
%0 = llvm.fmul %x, %y {fastmathFlags = #llvm.fastmath<arcp, afn>} : f32
%0 = llvm.fdiv %x, %y {fastmathFlags = #llvm.fastmath<arcp, afn>} : f32
%0 = llvm.frem %x, %y {fastmathFlags = #llvm.fastmath<arcp, afn>} : f32
%0 = llvm.fptoui %x : f32 to i32
%0 = llvm.fptrunc %x : f32 to bf16
%0 = llvm.ptrtoint %pv : vector<4x!llvm.ptr> to vector<4xi64>
