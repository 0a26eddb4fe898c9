// ARGS: --split-input-file --allow-unregistered-dialect
// Parameters of the wrong kinds, and tables of kernels without their prefix.
gpu.binary @a [#gpu.object<#nvvm.target, properties = 5, assembly = "">]

// -----

gpu.binary @a [#gpu.object<#nvvm.target, properties = {O = 3 : i32}, kernels = 5, assembly = "">]

// -----

gpu.binary @a [#gpu.object<#nvvm.target, properties = {}, kernels = #gpu.kernel_table<>, assembly = "">]

// -----

gpu.binary @a [#gpu.object<#nvvm.target, kernels = <>, assembly = "">]

// -----

gpu.binary @a [#gpu.object<#nvvm.target, kernels = , assembly = "">]

// -----

gpu.binary @a [#gpu.object<#nvvm.target, kernels = #gpu.kernel_metadata<"k", () -> ()>, assembly = "">]

// -----

#a = #gpu.kernel_table<[#gpu.kernel_metadata<"k", () -> ()>]>
gpu.binary @a [#gpu.object<#nvvm.target, kernels = #a, assembly = "">]

// -----

#a = {O = 3}
gpu.binary @a [#gpu.object<#nvvm.target, properties = #a, assembly = "">]

// -----

gpu.binary @a [#gpu.object<#nvvm.target, properties = , assembly = "">]

// -----

gpu.binary @a [#gpu.object<#nvvm.target, "">, 5]

// -----

#a = #gpu.kernel_metadata<"k", () -> (), arg_attrs = 5>
"x.y"() {a = #a} : () -> ()

// -----

#a = #gpu.kernel_metadata<"k", () -> (), metadata = 5>
"x.y"() {a = #a} : () -> ()

// -----

#a = #gpu.kernel_metadata<"k", i32>
"x.y"() {a = #a} : () -> ()

// -----

#a = #gpu.kernel_metadata<5, i32>
"x.y"() {a = #a} : () -> ()

// -----

gpu.binary @a [#gpu.object<#nvvm.target, kernels = <[#gpu.kernel_metadata<"k", () -> ()>]>, bin = "">]
