// ARGS: --split-input-file --allow-unregistered-dialect
"test.x"() {a = #xegpu.block_tdesc_attr<array_length = 1 : i32>, b = #xegpu.block_tdesc_attr<boundary_check = true, array_length = 2, memory_space = slm>} : () -> ()
// -----
"test.x"() {a = #xegpu.block_tdesc_attr<array_length = 1 : i1>, b = #xegpu.block_tdesc_attr<boundary_check = false>} : () -> ()
// -----
"test.x"() {a = #xegpu.block_tdesc_attr<array_length = 1 : f32>} : () -> ()
// -----
"test.x"() {a = #xegpu.block_tdesc_attr<array_length = true>} : () -> ()
// -----
"test.x"() {a = #xegpu.block_tdesc_attr<boundary_check = 1 : i1>} : () -> ()
// -----
"test.x"() {a = #xegpu.block_tdesc_attr<boundary_check = -1 : i1>} : () -> ()
// -----
"test.x"() {a = #xegpu.scatter_tdesc_attr<chunk_size = 1 : i32>, b= #xegpu.scatter_tdesc_attr<chunk_size = 1>, c=#xegpu.scatter_tdesc_attr<chunk_size = 3: index>} : () -> ()
// -----
"test.x"() {a = #xegpu.scatter_tdesc_attr<chunk_size = 2 memory_space = slm>} : () -> ()
// -----
"test.x"() {a = #xegpu.scatter_tdesc_attr<chunk_size = 2, >} : () -> ()
// -----
"test.x"() {a = #xegpu.scatter_tdesc_attr<chunk_size 2>} : () -> ()
// -----
"test.x"() {a = #xegpu.scatter_tdesc_attr<memory_space = #xegpu<memory_space slm>>} : () -> ()
// -----
"test.x"() {a = #xegpu.scatter_tdesc_attr<chunk_size = 9223372036854775808>} : () -> ()
// -----
"test.x"() {a = #xegpu.scatter_tdesc_attr<chunk_size = 9223372036854775807>} : () -> ()
// -----
"test.x"() {a = #xegpu.scatter_tdesc_attr<chunk_size = 18446744073709551615 : i128>} : () -> ()
// -----
"test.x"() {a = #xegpu.scatter_tdesc_attr<chunk_size = 3 : ui8>} : () -> ()
// -----
"test.x"() {a = #xegpu.scatter_tdesc_attr<chunk_size = 3 : si8>} : () -> ()
// -----
"test.x"() {a = #xegpu.layout<>} : () -> ()
// -----
"test.x"() {a = #xegpu.layout<sg_layout = [1]>} : () -> ()
// -----
"test.x"() {a = #xegpu.layout<sg_data = [1]>} : () -> ()
// -----
"test.x"() {a = #xegpu.layout<sg_data = [1], lane_layout = [1]>} : () -> ()
// -----
"test.x"() {a = #xegpu.layout<sg_data = [1], sg_layout = [1]>} : () -> ()
// -----
"test.x"() {a = #xegpu.layout<sg_data = [1, 2], sg_layout = [1]>} : () -> ()
// -----
"test.x"() {a = #xegpu.layout<inst_data = [1]>} : () -> ()
// -----
"test.x"() {a = #xegpu.layout<inst_data = [1, 2], sg_layout = [1]>} : () -> ()
// -----
"test.x"() {a = #xegpu.layout<lane_layout = [1, 2], sg_layout = [1]>} : () -> ()
// -----
"test.x"() {a = #xegpu.layout<lane_layout = [1, 2], inst_data = [1]>} : () -> ()
// -----
"test.x"() {a = #xegpu.layout<lane_layout = [1, 2], inst_data = [1], sg_layout = [1]>} : () -> ()
// -----
"test.x"() {a = #xegpu.layout<lane_layout = [1, 2]>} : () -> ()
// -----
"test.x"() {a = #xegpu.layout<lane_data = [1, 2]>} : () -> ()
// -----
"test.x"() {a = #xegpu.layout<lane_data = [1, 2], inst_data = [1, 2]>} : () -> ()
// -----
"test.x"() {a = #xegpu.layout<lane_data = [1, 2], lane_layout = [1]>} : () -> ()
// -----
"test.x"() {a = #xegpu.layout<order = [1, 0]>} : () -> ()
// -----
"test.x"() {a = #xegpu.layout<order = [1, 0], inst_data = [1, 2]>} : () -> ()
// -----
"test.x"() {a = #xegpu.layout<order = [1, 0], sg_layout = [1]>} : () -> ()
// -----
"test.x"() {a = #xegpu.layout<order = [1, 0], lane_layout = [1]>} : () -> ()
// -----
"test.x"() {a = #xegpu.layout<order = [1, 0], lane_layout = [1, 1]>} : () -> ()
// -----
"test.x"() {a = #xegpu.layout<order = [5, -3], lane_layout = [1, 1]>} : () -> ()
// -----
"test.x"() {a = #xegpu.layout<order = [1], lane_layout = [1, 1], sg_layout = [1, 1]>} : () -> ()
// -----
"test.x"() {a = #xegpu.layout<order = [1], lane_layout = [1, 1], sg_layout = [1, 1], lane_data = [1], sg_data = [3]>} : () -> ()
// -----
"test.x"() {a = #xegpu.layout<lane_layout = [1, 1], sg_layout = [1], lane_data = [1], inst_data = [3, 3, 3]>} : () -> ()
// -----
"test.x"() {a = #xegpu.layout<lane_layout = []>} : () -> ()
// -----
"test.x"() {a = #xegpu.layout<lane_layout = [], lane_data = []>} : () -> ()
// -----
"test.x"() {a = #xegpu.layout<lane_layout = [0]>} : () -> ()
// -----
"test.x"() {a = #xegpu.layout<lane_layout = [-1]>} : () -> ()
// -----
"test.x"() {a = #xegpu.layout<lane_layout = [a]>} : () -> ()
// -----
"test.x"() {a = #xegpu.layout<lane_layout = [5000000000]>} : () -> ()
// -----
"test.x"() {a = #xegpu.layout<lane_layout = 3>} : () -> ()
// -----
"test.x"() {a = #xegpu.layout<lane_layout = [1], lane_layout = [1]>} : () -> ()
// -----
"test.x"() {a = #xegpu.layout<lane_foo = [1]>} : () -> ()
// -----
"test.x"() {a = #xegpu.layout<lane_layout = [1], order = [0], sg_layout = [3], sg_data = [4], inst_data = [5], lane_data = [6]>} : () -> ()
// -----
"test.x"() {a = #xegpu.slice<#xegpu.layout<lane_layout = [1]>, dims = [0]>} : () -> ()
// -----
"test.x"() {a = #xegpu.slice<#xegpu.layout<lane_layout = [1]>, dims = [1]>} : () -> ()
// -----
"test.x"() {a = #xegpu.slice<#xegpu.layout<lane_layout = [1]>, dims = [-1]>} : () -> ()
// -----
"test.x"() {a = #xegpu.slice<#xegpu.layout<lane_layout = [1, 1]>, dims = [0, 0]>} : () -> ()
// -----
"test.x"() {a = #xegpu.slice<#xegpu.layout<lane_layout = [1, 1]>, dims = [1, 0]>} : () -> ()
// -----
"test.x"() {a = #xegpu.slice<#xegpu.layout<lane_layout = [1, 1]>, dims = []>} : () -> ()
// -----
"test.x"() {a = #xegpu.slice<#xegpu.slice<#xegpu.layout<lane_layout = [1, 1, 1]>, dims = [1]>, dims = [0]>} : () -> ()
// -----
"test.x"() {a = #xegpu.slice<#xegpu.slice<#xegpu.layout<lane_layout = [1, 1, 1]>, dims = [1]>, dims = [2]>} : () -> ()
// -----
"test.x"() {a = #xegpu.slice<#xegpu.slice<#xegpu.layout<lane_layout = [1, 1, 1]>, dims = [1]>, dims = [1]>} : () -> ()
// -----
"test.x"() {a = #xegpu.slice<#xegpu.range<[1, 3]>, dims = [1]>} : () -> ()
// -----
"test.x"() {a = #xegpu.slice<3, dims = [1]>} : () -> ()
// -----
"test.x"() {a = #xegpu.slice<layout<lane_layout = [1]>, dims = [1]>} : () -> ()
// -----
"test.x"() {a = #xegpu.slice<#xegpu.layout<lane_layout = [1]>>} : () -> ()
// -----
"test.x"() {a = #xegpu.slice<#xegpu.layout<lane_layout = [1]>, dim = [0]>} : () -> ()
// -----
"test.x"() {a = #xegpu.slice<#xegpu.layout<lane_layout = [1]>, dims = 0>} : () -> ()
// -----
"test.x"() {a = #xegpu.slice} : () -> ()
// -----
"test.x"() {a = #xegpu.range<[1, 3]>, b = #xegpu.range<[1 : i32, 3]>, c = #xegpu.range<[-3, 3]>} : () -> ()
// -----
"test.x"() {a = #xegpu.range<[3, 3]>} : () -> ()
// -----
"test.x"() {a = #xegpu.range<[4, 3]>} : () -> ()
// -----
"test.x"() {a = #xegpu.range<[4, "a"]>} : () -> ()
// -----
"test.x"() {a = #xegpu.range<4, 5>} : () -> ()
// -----
"test.x"() {a = #xegpu.mem_layout<stride = [1, 2], block = [8, 16]>} : () -> ()
// -----
"test.x"() {a = #xegpu.mem_layout<>} : () -> ()
// -----
"test.x"() {a = #xegpu.mem_layout<foo = 3, "a b" = unit, stride = "x">} : () -> ()
// -----
"test.x"() {a = #xegpu.mem_layout<foo>} : () -> ()
// -----
"test.x"() {a = #xegpu.mem_layout<foo = 3,>} : () -> ()
// -----
"test.x"() {a = #xegpu.mem_layout<foo = 3, foo = 4>} : () -> ()
// -----
"test.x"() {a = #xegpu.mem_layout<{foo = 3}>} : () -> ()
// -----
"test.x"() {a = #xegpu.mem_layout<3>} : () -> ()
// -----
"test.x"() {a = #xegpu.mem_layout} : () -> ()
// -----
"test.x"() {a = #xegpu.mem_layout<foo = >} : () -> ()
// -----
"test.x"() {a = #xegpu.mem_layout<foo = 3} : () -> ()
// -----
"test.x"() {a = !xegpu.mem_desc<4x4xf16>, b = !xegpu.mem_desc<4x4xf16, #xegpu.mem_layout<>>} : () -> ()
// -----
"test.x"() {a = !xegpu.mem_desc<f16>} : () -> ()
// -----
"test.x"() {a = !xegpu.mem_desc<?xf16>} : () -> ()
// -----
"test.x"() {a = !xegpu.mem_desc<4xindex>, b = !xegpu.mem_desc<4xvector<4xf32>>} : () -> ()
// -----
"test.x"() {a = !xegpu.mem_desc<4x4xf16, 3>} : () -> ()
// -----
"test.x"() {a = !xegpu.mem_desc<4x4xf16, #xegpu.mem_layout<a=3>, #xegpu.mem_layout<>>} : () -> ()
// -----
"test.x"() {a = !xegpu.mem_desc<4x4xf16, >} : () -> ()
// -----
"test.x"() {a = !xegpu.mem_desc<4x4x>} : () -> ()
// -----
"test.x"() {a = !xegpu.mem_desc} : () -> ()
