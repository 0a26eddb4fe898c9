// RUN: jig-opt %s --convert-nvvm-to-llvm | FileCheck %s
// Text that means what the op does; what can't be said in it stays (docs/miscompiles.md).
// CHECK: inline_asm has_side_effects asm_dialect = att "@$2 bar $0, $1;", "=r,r,b" %{{.*}}, %{{.*}} : (i32, i1) -> i32
// CHECK: "mov.u32 $0, %tid.x;", "=r"
// CHECK: nvvm.inline_ptx "there {$r1};"
// CHECK: nvvm.inline_ptx "changed {$rw0};"
// CHECK: nvvm.inline_ptx "byte {$r0};"
// CHECK: nvvm.prefetch tensormap in_param_space
// CHECK: nvvm.cp.async.bulk.tensor.shared.cluster.global
// CHECK: nvvm.mbarrier.init
llvm.func @f(%n: i32, %p: i1, %y: i8, %a: !llvm.ptr, %s: !llvm.ptr<3>, %k: !llvm.ptr<7>) {
  %0 = nvvm.inline_ptx "bar {$w0}, {$r0};" ro(%n : i32), predicate = %p -> i32
  %1 = nvvm.inline_ptx "mov.u32 %0, %tid.x;" -> i32
  nvvm.inline_ptx "there {$r1};" ro(%n : i32)
  nvvm.inline_ptx "changed {$rw0};" rw(%n : i32)
  nvvm.inline_ptx "byte {$r0};" ro(%y : i8)
  nvvm.prefetch tensormap in_param_space, %a, predicate = %p : !llvm.ptr, i1
  nvvm.cp.async.bulk.tensor.shared.cluster.global %k, %a, %s, box[%n] predicate = %p {group = #nvvm.cta_group<cta_2>} : !llvm.ptr<7>, !llvm.ptr
  nvvm.mbarrier.init %s, %n : !llvm.ptr<3>, i32
  llvm.return
}
