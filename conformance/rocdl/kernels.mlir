// ARGS: --split-input-file
func.func @k() attributes {rocdl.kernel, rocdl.reqd_work_group_size = 1} { return }
// -----
func.func @k() attributes {rocdl.reqd_work_group_size = 1, rocdl.flat_work_group_size = 3} { return }
// -----
llvm.func @k() attributes {rocdl.kernel = 3, rocdl.reqd_work_group_size = array<i32: 1, 2, 3>, rocdl.flat_work_group_size = "1, 2"} { llvm.return }
// -----
llvm.func @k(%arg0: i32 {rocdl.kernel}) attributes {rocdl.kernel, rocdl.foo} {
  llvm.return {rocdl.waves_per_eu = 2, rocdl.last_use}
}
// -----
llvm.func @k(%arg0: i32) {
  llvm.return {rocdl.kernel}
}
// -----
gpu.module @m [#rocdl.target<chip = "foo">] {}
// -----
gpu.module @m [#rocdl.target<chip = "gfx1200">, #rocdl.target, #nvvm.target] {}
