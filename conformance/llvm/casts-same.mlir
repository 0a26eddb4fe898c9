// ARGS:
// Casts to the type that the value has are no instructions of LLVM.
llvm.func @f(%x: f64, %p: !llvm.ptr, %i: i64, %v: vector<4xf32>, %g: f32) -> f64 {
  %a = llvm.fpext %x : f64 to f64
  %b = llvm.fptrunc %a : f64 to f64
  %c = llvm.bitcast %b : f64 to f64
  %e = llvm.trunc %i : i64 to i64
  %q = llvm.inttoptr %i : i64 to !llvm.ptr
  llvm.store %c, %q : f64, !llvm.ptr
  %w = llvm.fpext %v : vector<4xf32> to vector<4xf32>
  llvm.store %w, %q : vector<4xf32>, !llvm.ptr
  llvm.return %c : f64
}
