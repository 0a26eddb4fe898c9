// ARGS: --canonicalize --split-input-file --allow-unregistered-dialect
// ARGS: --cse --split-input-file --allow-unregistered-dialect
// Conversions between layouts, what they fold to, and what can't be shared out.
func.func @same(%v: vector<32x32xf32>) -> vector<32x32xf32> {
  %0 = xegpu.convert_layout %v <{input_layout = #xegpu.layout<lane_layout = [1, 16]>, target_layout = #xegpu.layout<lane_layout = [1, 16]>}> : vector<32x32xf32>
  %1 = xegpu.convert_layout %0 <{input_layout = #xegpu.layout<lane_layout = [1, 16]>, target_layout = #xegpu.layout<lane_layout = [16, 1]>}> : vector<32x32xf32>
  %2 = xegpu.convert_layout %1 <{input_layout = #xegpu.layout<lane_layout = [16, 1]>, target_layout = #xegpu.layout<lane_layout = [1, 16]>}> : vector<32x32xf32>
  return %2 : vector<32x32xf32>
}
func.func @unused(%v: vector<32x32xf32>, %m: memref<32x32xf32>, %b: memref<2048xi8, 3>, %o: vector<8xindex>, %p: ui64, %i: i8) {
  %0 = xegpu.convert_layout %v <{input_layout = #xegpu.layout<lane_layout = [1, 16]>, target_layout = #xegpu.layout<lane_layout = [16, 1]>}> : vector<32x32xf32>
  %1 = xegpu.create_nd_tdesc %m : memref<32x32xf32> -> !xegpu.tensor_desc<16xf32>
  %2 = xegpu.update_nd_offset %1, [1] : !xegpu.tensor_desc<16xf32>
  %3 = xegpu.create_mem_desc %b : memref<2048xi8, 3> -> !xegpu.mem_desc<32x32xf16>
  %4 = xegpu.create_tdesc %p, %o : ui64, vector<8xindex> -> !xegpu.tensor_desc<8xf32, #xegpu.scatter_tdesc_attr<>>
  %5 = xegpu.update_offset %4, %o : !xegpu.tensor_desc<8xf32, #xegpu.scatter_tdesc_attr<>>, vector<8xindex>
  %6 = xegpu.load_nd %1 : !xegpu.tensor_desc<16xf32> -> vector<16xf32>
  %7 = xegpu.load_matrix %3[0, 0] : !xegpu.mem_desc<32x32xf16> -> vector<8x8xf16>
  %8 = xegpu.init_nbarrier %i, %i : i8, i8 -> !xegpu.nbarrier
  return
}
func.func @twice(%v: vector<32x32xf32>, %m: memref<32x32xf32>, %b: memref<2048xi8, 3>) -> (vector<32x32xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
  %0 = xegpu.convert_layout %v <{input_layout = #xegpu.layout<lane_layout = [1, 16]>, target_layout = #xegpu.layout<lane_layout = [16, 1]>}> : vector<32x32xf32>
  %1 = xegpu.convert_layout %v <{input_layout = #xegpu.layout<lane_layout = [1, 16]>, target_layout = #xegpu.layout<lane_layout = [16, 1]>}> : vector<32x32xf32>
  %2 = arith.addf %0, %1 : vector<32x32xf32>
  %3 = xegpu.create_nd_tdesc %m : memref<32x32xf32> -> !xegpu.tensor_desc<16xf32>
  %4 = xegpu.create_nd_tdesc %m : memref<32x32xf32> -> !xegpu.tensor_desc<16xf32>
  %5 = xegpu.load_nd %3 : !xegpu.tensor_desc<16xf32> -> vector<16xf32>
  %6 = xegpu.load_nd %4 : !xegpu.tensor_desc<16xf32> -> vector<16xf32>
  xegpu.fence memory_kind = slm, fence_scope = gpu
  %7 = xegpu.load_nd %4 : !xegpu.tensor_desc<16xf32> -> vector<16xf32>
  return %2, %5, %6, %7 : vector<32x32xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
}
// -----
func.func private @f(!xegpu.tensor_desc<32x4xi8, #xegpu.scatter_tdesc_attr<>, #xegpu.layout<sg_layout = [4, 4], lane_layout = [4, 4]>>)
// -----
func.func private @f(!xegpu.tensor_desc<24x16xf32, #xegpu.scatter_tdesc_attr<>, #xegpu.layout<sg_layout = [8, 3], inst_data = [2, 8], lane_layout = [8, 3], lane_data = [1, 1]>>)
// -----
func.func private @f(!xegpu.tensor_desc<8x16xf32, #xegpu.layout<lane_layout = [16, 8]>>)
// -----
func.func private @f(!xegpu.tensor_desc<32xf32, #xegpu.scatter_tdesc_attr<chunk_size = 32>, #xegpu.layout<inst_data = [3], lane_layout = [8]>>)
// -----
func.func private @f(!xegpu.tensor_desc<32xf16, #xegpu.scatter_tdesc_attr<>, #xegpu.layout<sg_data = [2], inst_data = [8], lane_layout = [16], order = [8]>>)
// -----
func.func private @f(!xegpu.tensor_desc<24x8xi64, #xegpu.layout<>>)
// -----
func.func private @f(!xegpu.tensor_desc<8x4xi1, #xegpu.scatter_tdesc_attr<>, #xegpu.layout<inst_data = [16, 8]>>)
// -----
func.func private @f(!xegpu.tensor_desc<16xi8, #xegpu.scatter_tdesc_attr<>, #xegpu.layout<sg_layout = [2], inst_data = [16], lane_data = [8], order = [2]>>)
// -----
func.func private @f(!xegpu.tensor_desc<32xf16, #xegpu.scatter_tdesc_attr<chunk_size = 32>, #xegpu.layout<sg_layout = [3], lane_layout = [4, 16], lane_data = [2]>>)
// -----
func.func private @f(!xegpu.tensor_desc<16x8xbf16, #xegpu.layout<inst_data = [2, 3], lane_data = [1, 8]>>)
// -----
func.func private @f(!xegpu.tensor_desc<24xf32, #xegpu.scatter_tdesc_attr<>, #xegpu.layout<sg_layout = [2], lane_layout = [1]>>)
// -----
func.func private @f(!xegpu.tensor_desc<16x16xi1, #xegpu.scatter_tdesc_attr<chunk_size = 16>, #xegpu.layout<sg_data = [2, 3], lane_layout = [2, 2], lane_data = [2, 2]>>)
// -----
func.func private @f(!xegpu.tensor_desc<16x8xf16, #xegpu.scatter_tdesc_attr<>, #xegpu.layout<sg_layout = [16, 16], inst_data = [2, 2], lane_layout = [2, 1]>>)
// -----
func.func private @f(!xegpu.tensor_desc<24x4xi64, #xegpu.layout<inst_data = [3, 4], lane_layout = [1, 1]>>)
// -----
func.func private @f(!xegpu.tensor_desc<4x32xi8, #xegpu.scatter_tdesc_attr<chunk_size = 32>, #xegpu.layout<lane_layout = [16, 1], lane_data = [2, 3]>>)
// -----
func.func private @f(!xegpu.tensor_desc<24xi1, #xegpu.scatter_tdesc_attr<chunk_size = 24>, #xegpu.layout<sg_layout = [3], inst_data = [8], lane_layout = [3]>>)
// -----
func.func private @f(!xegpu.tensor_desc<8xf16, #xegpu.scatter_tdesc_attr<chunk_size = 8>, #xegpu.layout<sg_layout = [16], sg_data = [16], lane_layout = [1], lane_data = [8]>>)
// -----
func.func private @f(!xegpu.tensor_desc<4x24xi1, #xegpu.scatter_tdesc_attr<>, #xegpu.layout<lane_layout = [4, 4]>>)
// -----
func.func private @f(!xegpu.tensor_desc<24x4x24xi64, #xegpu.layout<sg_layout = [1, 8, 3], lane_data = [2, 4, 1]>>)
// -----
func.func private @f(!xegpu.tensor_desc<24xi64, #xegpu.scatter_tdesc_attr<chunk_size = 24>, #xegpu.layout<lane_layout = [2], lane_data = [1]>>)
// -----
func.func private @f(!xegpu.tensor_desc<8x16xbf16, #xegpu.layout<sg_data = [16, 2], inst_data = [1, 2], lane_layout = [1, 1, 8], lane_data = [3, 2]>>)
// -----
func.func private @f(!xegpu.tensor_desc<8x4xi1, #xegpu.layout<sg_layout = [2, 8], sg_data = [16, 3], order = [2]>>)
// -----
func.func private @f(!xegpu.tensor_desc<8x4xi1, #xegpu.scatter_tdesc_attr<chunk_size = 4>, #xegpu.layout<sg_layout = [8, 8], inst_data = [2, 4], lane_layout = [2, 4], lane_data = [3, 16]>>)
// -----
func.func private @f(!xegpu.tensor_desc<4x4xi1, #xegpu.scatter_tdesc_attr<chunk_size = 4>, #xegpu.layout<sg_layout = [4, 16], lane_layout = [3, 2], order = [1, 16]>>)
// -----
func.func private @f(!xegpu.tensor_desc<32x24x4xi8, #xegpu.layout<sg_layout = [4, 16, 4], inst_data = [8, 4, 2], lane_layout = [1, 16, 3], lane_data = [2, 1]>>)
// -----
"test.a"() ({^bb0(%p: vector<32x32x16xf32>): %0 = xegpu.convert_layout %p <{input_layout = #xegpu.layout<sg_layout = [2, 8, 2], lane_layout = [4, 1, 1], lane_data = [1, 2, 2]>, target_layout = #xegpu.slice<#xegpu.layout<lane_layout = [1, 1, 2, 1]>, dims = [1]>}> : vector<32x32x16xf32>}) : () -> ()
// -----
"test.a"() ({^bb0(%p: vector<16x8xf32>): %0 = xegpu.convert_layout %p <{input_layout = #xegpu.layout<sg_layout = [4, 2], sg_data = [2, 2], lane_data = [8, 2]>, target_layout = #xegpu.layout<sg_layout = [4, 8]>}> : vector<16x8xf32>}) : () -> ()
// -----
"test.a"() ({^bb0(%p: vector<16xf32>): %0 = xegpu.convert_layout %p <{input_layout = #xegpu.layout<sg_data = [1], inst_data = [1], lane_layout = [4]>, target_layout = #xegpu.layout<sg_layout = [4], lane_layout = [1]>}> : vector<16xf32>}) : () -> ()
// -----
"test.a"() ({^bb0(%p: vector<16x32x32xf32>): %0 = xegpu.convert_layout %p <{input_layout = #xegpu.layout<sg_layout = [1, 1, 1], inst_data = [8, 1, 4]>, target_layout = #xegpu.layout<lane_layout = [4, 2, 2]>}> : vector<16x32x32xf32>}) : () -> ()
// -----
"test.a"() ({^bb0(%p: vector<32x8x32xf32>): %0 = xegpu.convert_layout %p <{input_layout = #xegpu.slice<#xegpu.layout<sg_layout = [2, 1, 8, 4, 2], inst_data = [4, 4, 1, 4, 1], lane_layout = [2, 2, 1, 1, 1]>, dims = [0, 3]>, target_layout = #xegpu.slice<#xegpu.slice<#xegpu.layout<sg_data = [1, 2, 1, 1, 1, 1], lane_layout = [1, 2, 2, 4, 8, 2], lane_data = [8, 1, 1, 2, 1, 1]>, dims = [2]>, dims = [3, 2]>}> : vector<32x8x32xf32>}) : () -> ()
// -----
"test.a"() ({^bb0(%p: vector<8xf32>): %0 = xegpu.convert_layout %p <{input_layout = #xegpu.layout<sg_layout = [4], lane_data = [2]>, target_layout = #xegpu.slice<#xegpu.layout<lane_layout = [4, 8]>, dims = [0]>}> : vector<8xf32>}) : () -> ()
// -----
"test.a"() ({^bb0(%p: vector<8x16xf32>): %0 = xegpu.convert_layout %p <{input_layout = #xegpu.layout<lane_data = [1, 1]>, target_layout = #xegpu.layout<sg_layout = [1, 1], lane_layout = [4, 4]>}> : vector<8x16xf32>}) : () -> ()
// -----
"test.a"() ({^bb0(%p: vector<16xf32>): %0 = xegpu.convert_layout %p <{input_layout = #xegpu.layout<sg_layout = [8]>, target_layout = #xegpu.slice<#xegpu.slice<#xegpu.layout<sg_layout = [1, 2, 1], sg_data = [8, 1, 1], inst_data = [2, 2, 1], lane_layout = [2, 1, 1], lane_data = [2, 8, 1]>, dims = [1]>, dims = [1]>}> : vector<16xf32>}) : () -> ()
// -----
"test.a"() ({^bb0(%p: vector<16x32xf32>): %0 = xegpu.convert_layout %p <{input_layout = #xegpu.layout<sg_data = [8, 4], lane_layout = [1, 8]>, target_layout = #xegpu.layout<sg_data = [8, 8], inst_data = [8, 2], lane_layout = [2, 1]>}> : vector<16x32xf32>}) : () -> ()
// -----
"test.a"() ({^bb0(%p: vector<32x32xf32>): %0 = xegpu.convert_layout %p <{input_layout = #xegpu.layout<sg_layout = [1, 8], lane_layout = [1, 1]>, target_layout = #xegpu.slice<#xegpu.layout<sg_layout = [2, 2, 4], inst_data = [1, 2, 1]>, dims = [2]>}> : vector<32x32xf32>}) : () -> ()
// -----
"test.a"() ({^bb0(%p: vector<8x16x32xf32>): %0 = xegpu.convert_layout %p <{input_layout = #xegpu.layout<sg_layout = [1, 2, 8], sg_data = [8, 4, 4], lane_layout = [2, 8, 2]>, target_layout = #xegpu.slice<#xegpu.slice<#xegpu.layout<inst_data = [2, 1, 1, 8, 2], lane_layout = [4, 8, 4, 2, 4]>, dims = [0]>, dims = [1]>}> : vector<8x16x32xf32>}) : () -> ()
// -----
"test.a"() ({^bb0(%p: vector<16x8xf32>): %0 = xegpu.convert_layout %p <{input_layout = #xegpu.layout<sg_layout = [4, 1], sg_data = [1, 4]>, target_layout = #xegpu.slice<#xegpu.layout<sg_layout = [4, 1, 1, 1]>, dims = [3, 0]>}> : vector<16x8xf32>}) : () -> ()
// -----
"test.a"() ({^bb0(%p: vector<8x8xf32>): %0 = xegpu.convert_layout %p <{input_layout = #xegpu.layout<lane_layout = [8, 1]>, target_layout = #xegpu.slice<#xegpu.slice<#xegpu.layout<lane_layout = [1, 1, 1, 1]>, dims = [1]>, dims = [2]>}> : vector<8x8xf32>}) : () -> ()
// -----
"test.a"() ({^bb0(%p: vector<32x32xf32>): %0 = xegpu.convert_layout %p <{input_layout = #xegpu.slice<#xegpu.slice<#xegpu.layout<sg_layout = [2, 1, 1, 4, 4, 1], sg_data = [1, 8, 4, 8, 2, 2], lane_data = [8, 1, 1, 1, 4, 2]>, dims = [3, 2]>, dims = [2, 0]>, target_layout = #xegpu.slice<#xegpu.layout<sg_layout = [2, 8, 8], lane_layout = [1, 1, 1]>, dims = [0]>}> : vector<32x32xf32>}) : () -> ()
// -----
"test.a"() ({^bb0(%p: vector<16x32xf32>): %0 = xegpu.convert_layout %p <{input_layout = #xegpu.layout<lane_layout = [1, 1]>, target_layout = #xegpu.slice<#xegpu.layout<inst_data = [1, 4, 1], lane_layout = [1, 1, 2]>, dims = [0]>}> : vector<16x32xf32>}) : () -> ()
// -----
"test.a"() ({^bb0(%p: vector<8x16xf32>): %0 = xegpu.convert_layout %p <{input_layout = #xegpu.layout<sg_layout = [2, 1]>, target_layout = #xegpu.layout<sg_layout = [2, 1], lane_layout = [2, 1], lane_data = [1, 2]>}> : vector<8x16xf32>}) : () -> ()
// -----
"test.a"() ({^bb0(%p: vector<16x32x16xf32>): %0 = xegpu.convert_layout %p <{input_layout = #xegpu.layout<inst_data = [8, 1, 1], lane_data = [4, 4, 4]>, target_layout = #xegpu.layout<sg_layout = [8, 4, 1], lane_layout = [8, 2, 1], lane_data = [4, 4, 4]>}> : vector<16x32x16xf32>}) : () -> ()
// -----
"test.a"() ({^bb0(%p: vector<8x8xf32>): %0 = xegpu.convert_layout %p <{input_layout = #xegpu.slice<#xegpu.slice<#xegpu.layout<inst_data = [4, 1, 8, 1, 1, 1], lane_layout = [2, 1, 4, 1, 4, 2]>, dims = [1, 5]>, dims = [0, 1]>, target_layout = #xegpu.slice<#xegpu.layout<lane_layout = [2, 8, 1, 8]>, dims = [0, 2]>}> : vector<8x8xf32>}) : () -> ()
// -----
"test.a"() ({^bb0(%p: vector<32x32xf32>): %0 = xegpu.convert_layout %p <{input_layout = #xegpu.layout<sg_layout = [2, 4], inst_data = [1, 1], lane_layout = [2, 4]>, target_layout = #xegpu.layout<sg_layout = [1, 2], lane_layout = [4, 1]>}> : vector<32x32xf32>}) : () -> ()
// -----
"test.a"() ({^bb0(%p: vector<8x8x16xf32>): %0 = xegpu.convert_layout %p <{input_layout = #xegpu.slice<#xegpu.layout<sg_data = [1, 8, 8, 4]>, dims = [2]>, target_layout = #xegpu.slice<#xegpu.layout<inst_data = [2, 1, 4, 4], lane_data = [1, 2, 4, 4]>, dims = [3]>}> : vector<8x8x16xf32>}) : () -> ()
// -----
"test.a"() ({^bb0(%p: vector<32xf32>): %0 = xegpu.convert_layout %p <{input_layout = #xegpu.layout<sg_layout = [8], inst_data = [2], lane_data = [4]>, target_layout = #xegpu.slice<#xegpu.layout<sg_layout = [8, 2]>, dims = [1]>}> : vector<32xf32>}) : () -> ()
// -----
"test.a"() ({^bb0(%p: vector<32x32xf32>): %0 = xegpu.convert_layout %p <{input_layout = #xegpu.layout<sg_layout = [4, 8], sg_data = [1, 1], inst_data = [1, 1], lane_layout = [2, 1], lane_data = [1, 4]>, target_layout = #xegpu.slice<#xegpu.layout<sg_layout = [1, 1, 8], lane_layout = [1, 8, 1], lane_data = [1, 8, 1]>, dims = [0]>}> : vector<32x32xf32>}) : () -> ()
// -----
"test.a"() ({^bb0(%p: vector<32x32xf32>): %0 = xegpu.convert_layout %p <{input_layout = #xegpu.slice<#xegpu.layout<sg_data = [4, 8, 4], lane_layout = [4, 4, 4], lane_data = [4, 2, 1]>, dims = [1]>, target_layout = #xegpu.layout<lane_layout = [1, 1], lane_data = [8, 8]>}> : vector<32x32xf32>}) : () -> ()
// -----
"test.a"() ({^bb0(%p: vector<8x16x32xf32>): %0 = xegpu.convert_layout %p <{input_layout = #xegpu.layout<lane_layout = [1, 1, 1]>, target_layout = #xegpu.layout<lane_layout = [2, 1, 1], lane_data = [4, 1, 4]>}> : vector<8x16x32xf32>}) : () -> ()
// -----
"test.a"() ({^bb0(%p: vector<8x16xf32>): %0 = xegpu.convert_layout %p <{input_layout = #xegpu.layout<sg_layout = [4, 2]>, target_layout = #xegpu.layout<lane_layout = [1, 1]>}> : vector<8x16xf32>}) : () -> ()
// -----
"test.a"() ({^bb0(%p: vector<32x8xf32>): %0 = xegpu.convert_layout %p <{input_layout = #xegpu.layout<lane_layout = [1, 1]>, target_layout = #xegpu.layout<sg_data = [2, 1], lane_data = [1, 1]>}> : vector<32x8xf32>}) : () -> ()
// -----
"test.a"() ({^bb0(%p: vector<8x16xf32>): %0 = xegpu.convert_layout %p <{input_layout = #xegpu.layout<sg_layout = [4, 8], lane_layout = [2, 4]>, target_layout = #xegpu.slice<#xegpu.slice<#xegpu.layout<sg_layout = [1, 2, 8, 1, 2]>, dims = [1, 2]>, dims = [1]>}> : vector<8x16xf32>}) : () -> ()
// -----
"test.a"() ({^bb0(%p: vector<16x16xf32>): %0 = xegpu.convert_layout %p <{input_layout = #xegpu.layout<inst_data = [2, 4]>, target_layout = #xegpu.layout<lane_layout = [2, 1]>}> : vector<16x16xf32>}) : () -> ()
// -----
"test.a"() ({^bb0(%p: vector<8x16xf32>): %0 = xegpu.convert_layout %p <{input_layout = #xegpu.layout<lane_data = [2, 8]>, target_layout = #xegpu.slice<#xegpu.slice<#xegpu.layout<lane_layout = [1, 8, 1, 2, 1]>, dims = [2]>, dims = [0, 3]>}> : vector<8x16xf32>}) : () -> ()
// -----
"test.a"() ({^bb0(%p: vector<8x32xf32>): %0 = xegpu.convert_layout %p <{input_layout = #xegpu.layout<sg_data = [8, 4], inst_data = [1, 4], lane_layout = [8, 1]>, target_layout = #xegpu.slice<#xegpu.layout<inst_data = [1, 1, 8, 1], lane_data = [1, 1, 8, 1]>, dims = [1, 0]>}> : vector<8x32xf32>}) : () -> ()
// -----
"test.a"() ({^bb0(%p: vector<32x8x8xf32>): %0 = xegpu.convert_layout %p <{input_layout = #xegpu.layout<lane_data = [2, 1, 4]>, target_layout = #xegpu.slice<#xegpu.layout<sg_layout = [8, 2, 1, 2]>, dims = [2]>}> : vector<32x8x8xf32>}) : () -> ()
// -----
"test.a"() ({^bb0(%p: vector<16xf32>): %0 = xegpu.convert_layout %p <{input_layout = #xegpu.layout<inst_data = [1], lane_data = [8]>, target_layout = #xegpu.layout<lane_layout = [1]>}> : vector<16xf32>}) : () -> ()
