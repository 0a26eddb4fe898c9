// ARGS: --split-input-file --allow-unregistered-dialect
func.func private @f(!xegpu.tensor_desc<f32>)
// -----
func.func private @f(!xegpu.tensor_desc<xf32>)
// -----
func.func private @f(!xegpu.tensor_desc<?xf32>)
// -----
func.func private @f(!xegpu.tensor_desc<*xf32>)
// -----
func.func private @f(!xegpu.tensor_desc<0xf32>)
// -----
func.func private @f(!xegpu.tensor_desc<1x2x3x4x5xf32>)
// -----
func.func private @f(!xegpu.tensor_desc<4x4x>)
// -----
func.func private @f(!xegpu.tensor_desc<4x4xf32,>)
// -----
func.func private @f(!xegpu.tensor_desc<4x4xf32, #xegpu.block_tdesc_attr<>>)
// -----
func.func private @f(!xegpu.tensor_desc<4x4xf32, #xegpu.block_tdesc_attr<array_length = 1>>)
// -----
func.func private @f(!xegpu.tensor_desc<4x4xf32, #xegpu.block_tdesc_attr<array_length = 1 : i32>>)
// -----
func.func private @f(!xegpu.tensor_desc<4x4xf32, #xegpu.block_tdesc_attr<array_length = -3 : i64, boundary_check = true>>)
// -----
func.func private @f(!xegpu.tensor_desc<4x4xf32, #xegpu.block_tdesc_attr<memory_space = global>>)
// -----
func.func private @f(!xegpu.tensor_desc<4xf32, #xegpu.block_tdesc_attr<memory_space = slm>>)
// -----
func.func private @f(!xegpu.tensor_desc<4x4xf32, #xegpu.block_tdesc_attr<memory_space = slm>>)
// -----
func.func private @f(!xegpu.tensor_desc<4xf32, #xegpu.block_tdesc_attr<memory_space = foo>>)
// -----
func.func private @f(!xegpu.tensor_desc<4xf32, #xegpu.block_tdesc_attr<foo = 3>>)
// -----
func.func private @f(!xegpu.tensor_desc<4xf32, #xegpu.block_tdesc_attr<array_length = "x">>)
// -----
func.func private @f(!xegpu.tensor_desc<4xf32, #xegpu.block_tdesc_attr<boundary_check = 3>>)
// -----
func.func private @f(!xegpu.tensor_desc<4xf32, #xegpu.block_tdesc_attr<array_length = 1, array_length = 2>>)
// -----
func.func private @f(!xegpu.tensor_desc<4xf32, #xegpu.block_tdesc_attr>)
// -----
func.func private @f(!xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>, #xegpu.block_tdesc_attr<>>)
// -----
func.func private @f(!xegpu.tensor_desc<4xf32, #xegpu.block_tdesc_attr<>, #xegpu.block_tdesc_attr<>>)
// -----
func.func private @f(!xegpu.tensor_desc<4xf32, #xegpu.layout<lane_layout=[4], lane_data=[1]>, #xegpu.scatter_tdesc_attr<>>)
// -----
func.func private @f(!xegpu.tensor_desc<4xf32, #xegpu.layout<lane_layout=[4], lane_data=[1]>, #xegpu.layout<lane_layout=[2], lane_data=[1]>>)
// -----
func.func private @f(!xegpu.tensor_desc<4x4xf32, #xegpu.scatter_tdesc_attr<chunk_size = 4>>)
// -----
func.func private @f(!xegpu.tensor_desc<4x4xf32, #xegpu.scatter_tdesc_attr<chunk_size = 4 : i32>>)
// -----
func.func private @f(!xegpu.tensor_desc<4x4xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>)
// -----
func.func private @f(!xegpu.tensor_desc<4x5xf32, #xegpu.scatter_tdesc_attr<chunk_size = 5>>)
// -----
func.func private @f(!xegpu.tensor_desc<4x3xf16, #xegpu.scatter_tdesc_attr<chunk_size = 3>>)
// -----
func.func private @f(!xegpu.tensor_desc<4x0xf16, #xegpu.scatter_tdesc_attr<chunk_size = 0>>)
// -----
func.func private @f(!xegpu.tensor_desc<4x4xf16, #xegpu.scatter_tdesc_attr<chunk_size = -1>>)
// -----
func.func private @f(!xegpu.tensor_desc<4x4xf16, #xegpu.scatter_tdesc_attr<chunk_size = "a">>)
// -----
func.func private @f(!xegpu.tensor_desc<4x2xi8, #xegpu.scatter_tdesc_attr<chunk_size = 2>>)
// -----
func.func private @f(!xegpu.tensor_desc<4x4xi8, #xegpu.scatter_tdesc_attr<chunk_size = 4>>)
// -----
func.func private @f(!xegpu.tensor_desc<4x2xf64, #xegpu.scatter_tdesc_attr<chunk_size = 2>>)
// -----
func.func private @f(!xegpu.tensor_desc<4xf16, #xegpu.scatter_tdesc_attr<chunk_size = 4>>)
// -----
func.func private @f(!xegpu.tensor_desc<4xf16, #xegpu.scatter_tdesc_attr<chunk_size = 2>>)
// -----
func.func private @f(!xegpu.tensor_desc<2x4x4xf16, #xegpu.scatter_tdesc_attr<chunk_size = 4>>)
// -----
func.func private @f(!xegpu.tensor_desc<4x4xf16, #xegpu.scatter_tdesc_attr<chunk_size = 4, memory_space=slm>>)
// -----
func.func private @f(!xegpu.tensor_desc<4x4xf16, #xegpu.scatter_tdesc_attr<>>)
// -----
func.func private @f(!xegpu.tensor_desc<4x4xf16, #xegpu.scatter_tdesc_attr<memory_space = global, chunk_size = 1>>)
// -----
func.func private @f(!xegpu.tensor_desc<4x4xf16, #xegpu.scatter_tdesc_attr<chunk_size = 4>, #xegpu.layout<lane_layout=[4,1], lane_data=[1,1]>>)
// -----
func.func private @f(!xegpu.tensor_desc<4x4xf16, #xegpu.scatter_tdesc_attr<chunk_size = 4>, #xegpu.layout<lane_layout=[4,1], lane_data=[1,2]>>)
// -----
func.func private @f(!xegpu.tensor_desc<4x4xf16, #xegpu.scatter_tdesc_attr<chunk_size = 4>, #xegpu.layout<lane_layout=[4,1], lane_data=[1,3]>>)
// -----
func.func private @f(!xegpu.tensor_desc<4x4xf16, #xegpu.scatter_tdesc_attr<>, #xegpu.layout<lane_layout=[4,1], lane_data=[1,1]>>)
// -----
func.func private @f(!xegpu.tensor_desc<4x4xf16, #xegpu.scatter_tdesc_attr<>, #xegpu.layout<sg_layout=[4,1], sg_data=[1,1]>>)
// -----
func.func private @f(!xegpu.tensor_desc<4x4xf16, #xegpu.layout<lane_layout=[4], lane_data=[1]>>)
// -----
func.func private @f(!xegpu.tensor_desc<4x4xf16, #xegpu.layout<lane_layout=[1,1,4], lane_data=[1,1,1]>>)
// -----
func.func private @f(!xegpu.tensor_desc<4x4xf16, #xegpu.layout<inst_data=[3,4]>>)
// -----
func.func private @f(!xegpu.tensor_desc<4x4xf16, #xegpu.layout<inst_data=[2,4]>>)
// -----
func.func private @f(!xegpu.tensor_desc<4x4xf16, #xegpu.layout<inst_data=[8,4]>>)
// -----
func.func private @f(!xegpu.tensor_desc<4x4xf16, #xegpu.layout<lane_layout=[4,4], lane_data=[1,1]> >)
// -----
func.func private @f(!xegpu.tensor_desc<4x4xf16>, !xegpu.nbarrier)
// -----
func.func private @f(!xegpu.nbarrier<>)
// -----
func.func private @f(!xegpu.foo)
// -----
func.func private @f(!xegpu<nbarrier>)
// -----
func.func private @f() attributes {a = #xegpu.foo<3>}
// -----
func.func private @f() attributes {a = #xegpu.fence_scope<gpu>, b = #xegpu<fence_scope workgroup>, c = #xegpu.memory_space<slm>}
// -----
func.func private @f() attributes {a = #xegpu<fence_scope gpu>, b = #xegpu<memory_space global>, c = #xegpu.cache_hint<cached>}
// -----
func.func private @f() attributes {a = #xegpu<fence_scope foo>}
// -----
func.func private @f() attributes {a = #xegpu.cache_hint<foo>}
// -----
func.func private @f() attributes {a = #xegpu.cache_hint<read_invalidate>, b = #xegpu.cache_hint<write_back>, c = #xegpu.cache_hint<"streaming">}
// -----
func.func private @f() attributes {a = #xegpu.cache_hint}
