// ARGS: --nvvm-attach-target
// ARGS: --nvvm-attach-target="chip=sm_90 O=3 features=+ptx80 triple=x fast ftz l=a,b module=a.* ptxas-cmd-options=--v"
// ARGS: --nvvm-attach-target="O=7"
// ARGS: --nvvm-attach-target="O=0 module=a"
// ARGS: --nvvm-attach-target="module=^.b|[x-z]$"
// ARGS: --nvvm-attach-target="module=["
// ARGS: --nvvm-attach-target="chip=sm_1"
// ARGS: --nvvm-attach-target="ptxas-cmd-options='--v -O3 \"x y\"' ftz=true fast=0"
// ARGS: --pass-pipeline=builtin.module(gpu.module(nvvm-attach-target))
// ARGS: --nvvm-attach-target --nvvm-attach-target=O=1 --nvvm-attach-target
module {
  gpu.module @a {
  }
  gpu.module @ab [#nvvm.target<chip = "sm_70">] {
  }
  gpu.module @b [#nvvm.target] {
  }
  gpu.module @xyz <#gpu.select_object<0>> {
  }
  module {
    gpu.module @nested {
    }
  }
}
