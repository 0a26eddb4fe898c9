// ARGS: --split-input-file
// ARGS: --split-input-file --mlir-print-op-generic
// ARGS: --split-input-file --canonicalize
func.func @f(%i: i32) {
 %1 = llvm.inline_asm has_side_effects tail_call_kind = <musttail> "foo", "" %i : (i32) -> i32
 return
}
// -----
func.func @f(%i: index) {
 llvm.inline_asm has_side_effects "foo", "" %i : (index) -> ()
 return
}
// -----
func.func @f(%i: vector<2x2xf32>) {
 llvm.inline_asm has_side_effects "foo", "" %i : (vector<2x2xf32>) -> ()
 return
}
// -----
func.func @f(%i: vector<[2]xf32>, %j: i1, %k: i65, %l: bf16, %m: vector<2xi3>, %n: f80) {
 llvm.inline_asm has_side_effects operand_attrs = [] "foo", "" %i, %j, %k, %l, %m, %n : (vector<[2]xf32>, i1, i65, bf16, vector<2xi3>, f80) -> ()
 return
}
// -----
func.func @f(%i: si32) {
 llvm.inline_asm has_side_effects "foo", "" %i : (si32) -> ()
 return
}
// -----
func.func @f(%i: f8E5M2) {
 llvm.inline_asm has_side_effects "foo", "" %i : (f8E5M2) -> ()
 return
}
// -----
func.func @f(%i: vector<2xindex>) {
 llvm.inline_asm has_side_effects "foo", "" %i : (vector<2xindex>) -> ()
 return
}
// -----
func.func @f(%i: memref<2xf32>) {
 llvm.inline_asm has_side_effects "foo", "" %i : (memref<2xf32>) -> ()
 return
}
// -----
func.func @f(%i: i32) {
 %0:2 = llvm.inline_asm has_side_effects "foo", "" %i : (i32) -> (i32, i32)
 return
}
// -----
func.func @f(%i: i32) {
 %0 = llvm.inline_asm asm_dialect = foo "foo", "" %i : (i32) -> (i32)
 return
}
// -----
func.func @f(%i: i32) {
 %0 = llvm.inline_asm asm_dialect = att tail_call_kind = <notail> "foo", "" %i : (i32) -> (i32)
 %1 = llvm.inline_asm tail_call_kind = <none> asm_dialect = att {a} "foo", "" %i : (i32) -> (i32)
 %2 = llvm.inline_asm is_align_stack asm_dialect = intel {a} "foo", "=r" %i : (i32) -> i32
 return
}
// -----
func.func @f(%i: tf32) {
 llvm.inline_asm has_side_effects "foo", "" %i : (tf32) -> ()
 return
}
// -----
func.func @f(%i: vector<f32>) {
 llvm.inline_asm has_side_effects "foo", "" %i : (vector<f32>) -> ()
 return
}
// -----
func.func @f(%a: vector<8xf32>) -> vector<8xf32> {
 %0 = llvm.inline_asm asm_dialect = intel "vblendps $0, $1, $2, 0xcc", "=x,x,x" %a, %a : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
 %1 = llvm.inline_asm has_side_effects is_align_stack tail_call_kind = <tail> "foo", ""  : () -> i32
 return %0 : vector<8xf32>
}
