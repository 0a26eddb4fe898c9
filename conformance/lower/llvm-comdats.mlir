// ARGS: --llvm-add-comdats --split-input-file

llvm.func linkonce @a() { llvm.return }
llvm.func linkonce_odr @b() { llvm.return }
llvm.func weak @c() { llvm.return }
llvm.func weak_odr @d() { llvm.return }
llvm.func linkonce_odr @e() comdat(@__llvm_comdat_0::@e) { llvm.return }
llvm.mlir.global linkonce @g(1 : i32) : i32
llvm.comdat @__llvm_comdat_0 { llvm.comdat_selector @e any }
// -----
llvm.func linkonce @a() { llvm.return }
llvm.func linkonce @b() { llvm.return }
llvm.comdat @__llvm_comdat { llvm.comdat_selector @q any }
module { llvm.func linkonce @a() { llvm.return } }
gpu.module @g { llvm.func linkonce @a() { llvm.return } }
// -----
llvm.comdat @__llvm_global_comdat { llvm.comdat_selector @a any }
llvm.func linkonce @b() { llvm.return }
llvm.func linkonce_odr @a() { llvm.return }
// -----
llvm.func @none() { llvm.return }
// -----
module { llvm.func linkonce @a() { llvm.return } }
// -----
llvm.func linkonce @a() comdat(@__llvm_global_comdat::@a) { llvm.return }
llvm.func linkonce @b() { llvm.return }
llvm.comdat @__llvm_global_comdat { llvm.comdat_selector @a largest }
