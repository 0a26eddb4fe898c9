// RUN: jig-opt %s --llvm-legalize-for-export --allow-unregistered-dialect | FileCheck %s
// Fragments that do not say where they are; mlir-opt reads past their numbers.
// CHECK: a = #llvm.di_expression<[DW_OP_LLVM_fragment, DW_OP_LLVM_fragment]>, b = #llvm.di_expression<[DW_OP_LLVM_fragment(0), DW_OP_LLVM_fragment(8)]>
"x.y"() {a = #llvm.di_expression<[DW_OP_LLVM_fragment, DW_OP_LLVM_fragment]>, b = #llvm.di_expression<[DW_OP_LLVM_fragment(0), DW_OP_LLVM_fragment(8)]>} : () -> ()
