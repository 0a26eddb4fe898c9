// ARGS: --rocdl-attach-target
// ARGS: --rocdl-attach-target="chip=gfx90a O=3 features=+x triple=x l=a,b module=a.* abi=500"
// ARGS: --rocdl-attach-target="wave64=false fast=true daz=true finite-only=true unsafe-math=true correct-sqrt=false"
// ARGS: --rocdl-attach-target="O=-1"
// ARGS: --rocdl-attach-target="O=7"
// ARGS: --rocdl-attach-target="module=["
// ARGS: --rocdl-attach-target="chip= abi=3"
// ARGS: --rocdl-attach-target="daz fast"
// ARGS: --pass-pipeline=builtin.module(gpu.module(rocdl-attach-target))
// ARGS: --rocdl-attach-target --nvvm-attach-target --rocdl-attach-target=O=1 --rocdl-attach-target=O=1
module {
  gpu.module @a {
  }
  gpu.module @ab [#nvvm.target<chip = "sm_70">] {
  }
  gpu.module @b [#rocdl.target] {
  }
  gpu.module @xyz <#gpu.select_object<0>> {
  }
  module {
    gpu.module @nested {
    }
  }
}
