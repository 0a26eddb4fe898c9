// ARGS: --split-input-file
gpu.binary @b [#gpu.object<#nvvm.target, assembly = 5>]

// -----

gpu.binary @b [#gpu.object<#nvvm.target, assembly = >]

// -----

func.func @a() attributes {x = #gpu.loop_dim_map<processor = block_x, map = 3, bound = (d0) -> (d0)>} { return }

// -----

func.func @a(%s: index) {
  gpu.launch blocks %a in (%d = %s, %e = %s, %f = %s) threads(%x, %y, %z) in (%l = %s, %m = %s, %n = %s) {
    gpu.terminator
  }
  return
}

// -----

func.func @a() attributes {x = #gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = 3>} { return }

// -----

gpu.binary @b [#gpu.object<#nvvm.target, assembly "x">]

// -----

gpu.binary @b [#gpu.object<#nvvm.target, assembl = "x">]

// -----

func.func @a(%s: index) {
  gpu.launch blocks(%a, %b, %c in (%d = %s, %e = %s, %f = %s) threads(%x, %y, %z) in (%l = %s, %m = %s, %n = %s) {
    gpu.terminator
  }
  return
}

// -----

gpu.binary @b [#gpu.object<#nvvm.target, bin = "x" : i32>]

// -----

gpu.binary @b [#gpu.object<#nvvm.target, foo>]

// -----

gpu.binary @b [#gpu.object<#nvvm.target, >]

// -----

gpu.binary @b [#gpu.object<#nvvm.target, [1]>]
