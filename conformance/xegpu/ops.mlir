// ARGS: --allow-unregistered-dialect
// ARGS: --allow-unregistered-dialect --mlir-print-op-generic
// ARGS: --allow-unregistered-dialect --cse --canonicalize
// ARGS: --allow-unregistered-dialect --mlir-print-local-scope --mlir-print-debuginfo
func.func @f(%m: memref<24x32xf32>, %p: ui64, %v: vector<24x32xf32>, %c: index, %dm: memref<?x?xf16>, %vi: vector<4xindex>, %m1: memref<?xf32>, %mask: vector<4xi1>, %i8: i8, %slm: memref<16384xi8, 3>) {
  %0 = xegpu.create_nd_tdesc %m[0, 0] : memref<24x32xf32> -> !xegpu.tensor_desc<24x32xf32>
  %1 = xegpu.create_nd_tdesc %m : memref<24x32xf32> -> !xegpu.tensor_desc<24x32xf32, #xegpu.layout<sg_layout = [2, 4], sg_data = [12, 8], lane_layout = [2, 8], lane_data = [1, 1]>>
  %2 = xegpu.create_nd_tdesc %dm[%c, 0], shape:[%c, 32], strides:[32, %c] : memref<?x?xf16> -> !xegpu.tensor_desc<8x16xf16, #xegpu.block_tdesc_attr<array_length = 2>>
  %3 = xegpu.create_nd_tdesc %p, shape : [%c], strides : [1] {x} : ui64 -> !xegpu.tensor_desc<16xf16, #xegpu.block_tdesc_attr<boundary_check = false>>
  xegpu.prefetch_nd %0 : !xegpu.tensor_desc<24x32xf32>
  xegpu.prefetch_nd %0 <{l1_hint = #xegpu.cache_hint<cached>}> {y}: !xegpu.tensor_desc<24x32xf32>
  xegpu.prefetch_nd %1[%c, 0] <{l1_hint = #xegpu.cache_hint<cached>, l2_hint = #xegpu.cache_hint<uncached>}> : !xegpu.tensor_desc<24x32xf32, #xegpu.layout<sg_layout = [2, 4], sg_data = [12, 8], lane_layout = [2, 8], lane_data = [1, 1]>>
  %4 = xegpu.load_nd %0 <{l1_hint = #xegpu.cache_hint<cached>, l2_hint = #xegpu.cache_hint<uncached>}> : !xegpu.tensor_desc<24x32xf32> -> vector<24x32xf32>
  %b4 = xegpu.load_nd %0[0, %c] {l1_hint = #xegpu.cache_hint<cached>} : !xegpu.tensor_desc<24x32xf32> -> vector<24x32xf32>
  xegpu.store_nd %v, %0 <{layout = #xegpu.slice<#xegpu.layout<sg_layout = [2, 2], sg_data = [12, 8]>, dims = [0]>}> : vector<24x32xf32>, !xegpu.tensor_desc<24x32xf32>
  %5 = xegpu.update_nd_offset %0, [%c, 3] : !xegpu.tensor_desc<24x32xf32>
  %6 = xegpu.create_tdesc %m1, %vi : memref<?xf32>, vector<4xindex> -> !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>
  %b6 = xegpu.create_tdesc %p, %vi : ui64, vector<4xindex> -> !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>, #xegpu.layout<lane_layout = [4, 1], lane_data = [1, 2]>>
  xegpu.prefetch %6 <{l1_hint = #xegpu.cache_hint<cached>}> : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>
  xegpu.prefetch %p[%vi] <{offset_align_byte = 4}> : ui64, vector<4xindex>
  %7 = xegpu.load %6, %mask <{l1_hint = #xegpu.cache_hint<cached>}> : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xi1> -> vector<4xf32>
  %8 = xegpu.load %m1[%vi], %mask <{chunk_size = 1}> : memref<?xf32>, vector<4xindex>, vector<4xi1> -> vector<4xf32>
  xegpu.store %8, %m1[%vi], %mask <{chunk_size = 1}> : vector<4xf32>, memref<?xf32>, vector<4xindex>, vector<4xi1>
  %9 = xegpu.update_offset %6, %vi : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xindex>
  xegpu.alloc_nbarrier 8
  %10 = xegpu.init_nbarrier %i8, %i8 : i8, i8 -> !xegpu.nbarrier
  xegpu.nbarrier_arrive %10 : !xegpu.nbarrier
  xegpu.nbarrier_wait %10 : !xegpu.nbarrier
  xegpu.fence memory_kind = global, fence_scope = workgroup
  %11 = xegpu.convert_layout %v <{input_layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>, target_layout = #xegpu.layout<lane_layout = [8, 2], lane_data = [1, 1]>}> : vector<24x32xf32>
  %12 = xegpu.create_mem_desc %slm : memref<16384xi8, 3> -> !xegpu.mem_desc<64x128xf16, #xegpu.mem_layout<stride = [1, 64], block = [8, 16]>>
  %13 = xegpu.load_matrix %12[8, %c] <{subgroup_block_io}>: !xegpu.mem_desc<64x128xf16, #xegpu.mem_layout<stride = [1, 64], block = [8, 16]>>, index -> vector<8x16xf16>
  xegpu.store_matrix %13, %12[8, %c] <{layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>}>: vector<8x16xf16>, !xegpu.mem_desc<64x128xf16, #xegpu.mem_layout<stride = [1, 64], block = [8, 16]>>, index
  %14 = "test.x"() {a = #xegpu.range<[2, 4]>} : () -> vector<16x8xf16>
  %15 = xegpu.dpas %13, %14 : vector<8x16xf16>, vector<16x8xf16> -> vector<8x8xf32>
  %16 = xegpu.dpas %13, %14, %15 {layout_a = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>} : vector<8x16xf16>, vector<16x8xf16>, vector<8x8xf32> -> vector<8x8xf32>
  %17 = xegpu.atomic_rmw addf %6, %mask, %7 : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xi1>, vector<4xf32> -> vector<4xf32>
  return
}
