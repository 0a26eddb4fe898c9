// ARGS: --llvm-optimize-for-nvvm-target --split-input-file
llvm.func @f(%a: f16, %b: f16, %v: vector<4xf16>) -> f16 {
  %0 = llvm.fdiv %a, %b : f16
  %1 = llvm.fdiv %v, %v : vector<4xf16>
  %2 = llvm.fdiv %a, %b {fastmathFlags = #llvm.fastmath<fast>} : f16
  llvm.return %0 : f16
}
llvm.func @g(%a: f32, %b: f64, %v: bf16, %c: vector<[4]xf16>) -> f32 {
  %0 = llvm.fdiv %a, %a : f32
  %1 = llvm.fdiv %v, %v : bf16
  %2 = llvm.fdiv %c, %c : vector<[4]xf16>
  llvm.return %0 : f32
}
func.func @h(%a: f16) -> f16 {
  %c = llvm.mlir.constant(3.0 : f16) : f16
  %0 = llvm.fdiv %a, %c : f16
  %1 = llvm.fdiv %0, %c : f16
  return %1 : f16
}
