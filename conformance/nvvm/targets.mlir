// ARGS: --split-input-file
gpu.module @m [#nvvm.target<chip = "sm_80">] {
  llvm.func @f() { nvvm.cluster.wait
  llvm.return }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_90", flags={x}>] {
  llvm.func @f() { nvvm.cluster.wait
  nvvm.tcgen05.wait <load>
  llvm.return }
}
// -----
gpu.module @m [#nvvm.target<chip = "", triple="">] {
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_15">] {
}
// -----
gpu.module @m [#nvvm.target<O=3,link=["a"]>] {
}
// -----
gpu.module @m [#nvvm.target<link=[1]>] {
}
// -----
module attributes {gpu.container_module, a=#nvvm.target} {
 }
// -----
gpu.module @m [#nvvm.target<chip = "">] {
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_80">] {
  llvm.func @f() { nvvm.cluster.wait
  nvvm.cluster.wait
  llvm.return }
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_90">, #nvvm.target<chip = "sm_80">, #nvvm.target<chip = "sm_70">] {
  llvm.func @f() { nvvm.cluster.wait
  nvvm.cluster.wait
  llvm.return }
}
// -----
gpu.module @m [#nvvm.target<flags=1>] { }
// -----
gpu.module @m [#nvvm.target<link=1>] { }
// -----
gpu.module @m [#nvvm.target<chip="sm_90a">] { 
  llvm.func @f() { nvvm.cluster.wait
  nvvm.wgmma.fence.aligned
  llvm.return }
}
// -----
module attributes {nvvm.t = #nvvm.target<chip="sm_10">} { 
}
// -----
module attributes {nvvm.t = #nvvm.target<flags={},link=[], features="", triple="x", O=2>} { 
}
// -----
gpu.module @m [#nvvm.target<chip = "sm_80", verifyTarget=false>] {
  llvm.func @f() {
    nvvm.cluster.wait
    llvm.return
  }
}
