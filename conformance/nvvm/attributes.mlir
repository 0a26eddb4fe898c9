// ARGS: --split-input-file --allow-unregistered-dialect
"test.op"() {x0 = #nvvm.reduction<popc>, x1 = #nvvm.reduction<and>, x2 = #nvvm.reduction<or>} : () -> ()
// -----
"test.op"() {x = #nvvm.reduction<nothing>} : () -> ()
// -----
"test.op"() {x = #nvvm.reduction<1>} : () -> ()
// -----
"test.op"() {x0 = #nvvm.block_scale_format<ue8m0>, x1 = #nvvm.block_scale_format<ue4m3>} : () -> ()
// -----
"test.op"() {x = #nvvm.block_scale_format<nothing>} : () -> ()
// -----
"test.op"() {x = #nvvm.block_scale_format<1>} : () -> ()
// -----
"test.op"() {x0 = #nvvm.cta_group<cta_1>, x1 = #nvvm.cta_group<cta_2>} : () -> ()
// -----
"test.op"() {x = #nvvm.cta_group<nothing>} : () -> ()
// -----
"test.op"() {x = #nvvm.cta_group<1>} : () -> ()
// -----
"test.op"() {x0 = #nvvm<cache_eviction_priority evict_normal>, x1 = #nvvm<cache_eviction_priority evict_first>, x2 = #nvvm<cache_eviction_priority evict_last>, x3 = #nvvm<cache_eviction_priority evict_unchanged>, x4 = #nvvm<cache_eviction_priority no_allocate>} : () -> ()
// -----
"test.op"() {x = #nvvm<cache_eviction_priority nothing>} : () -> ()
// -----
"test.op"() {x = #nvvm<cache_eviction_priority 1>} : () -> ()
// -----
"test.op"() {x0 = #nvvm<cluster_launch_control_query_type is_canceled>, x1 = #nvvm<cluster_launch_control_query_type get_first_cta_id_x>, x2 = #nvvm<cluster_launch_control_query_type get_first_cta_id_y>, x3 = #nvvm<cluster_launch_control_query_type get_first_cta_id_z>} : () -> ()
// -----
"test.op"() {x = #nvvm<cluster_launch_control_query_type nothing>} : () -> ()
// -----
"test.op"() {x = #nvvm<cluster_launch_control_query_type 1>} : () -> ()
// -----
"test.op"() {x0 = #nvvm.dot_accumulate_type<signed>, x1 = #nvvm.dot_accumulate_type<unsigned>} : () -> ()
// -----
"test.op"() {x = #nvvm.dot_accumulate_type<nothing>} : () -> ()
// -----
"test.op"() {x = #nvvm.dot_accumulate_type<1>} : () -> ()
// -----
"test.op"() {x0 = #nvvm.fp_rnd_mode<none>, x1 = #nvvm.fp_rnd_mode<rn>, x2 = #nvvm.fp_rnd_mode<rm>, x3 = #nvvm.fp_rnd_mode<rp>, x4 = #nvvm.fp_rnd_mode<rz>, x5 = #nvvm.fp_rnd_mode<rna>, x6 = #nvvm.fp_rnd_mode<rs>} : () -> ()
// -----
"test.op"() {x = #nvvm.fp_rnd_mode<nothing>} : () -> ()
// -----
"test.op"() {x = #nvvm.fp_rnd_mode<1>} : () -> ()
// -----
"test.op"() {x0 = #nvvm<grid_dep_action wait>, x1 = #nvvm<grid_dep_action launch_dependents>} : () -> ()
// -----
"test.op"() {x = #nvvm<grid_dep_action nothing>} : () -> ()
// -----
"test.op"() {x = #nvvm<grid_dep_action 1>} : () -> ()
// -----
"test.op"() {x0 = #nvvm.ld_st_matrix_elt_type<b16>, x1 = #nvvm.ld_st_matrix_elt_type<b8>, x2 = #nvvm.ld_st_matrix_elt_type<b8x16.b6x16_p32>, x3 = #nvvm.ld_st_matrix_elt_type<b8x16.b4x16_p64>} : () -> ()
// -----
"test.op"() {x = #nvvm.ld_st_matrix_elt_type<nothing>} : () -> ()
// -----
"test.op"() {x = #nvvm.ld_st_matrix_elt_type<1>} : () -> ()
// -----
"test.op"() {x0 = #nvvm<load_cache_modifier ca>, x1 = #nvvm<load_cache_modifier cg>, x2 = #nvvm<load_cache_modifier cs>, x3 = #nvvm<load_cache_modifier lu>, x4 = #nvvm<load_cache_modifier cv>} : () -> ()
// -----
"test.op"() {x = #nvvm<load_cache_modifier nothing>} : () -> ()
// -----
"test.op"() {x = #nvvm<load_cache_modifier 1>} : () -> ()
// -----
"test.op"() {x0 = #nvvm.mma_b1op<none>, x1 = #nvvm.mma_b1op<xor_popc>, x2 = #nvvm.mma_b1op<and_popc>} : () -> ()
// -----
"test.op"() {x = #nvvm.mma_b1op<nothing>} : () -> ()
// -----
"test.op"() {x = #nvvm.mma_b1op<1>} : () -> ()
// -----
"test.op"() {x0 = #nvvm.block_scale_kind<mxf8f6f4>, x1 = #nvvm.block_scale_kind<mxf4>, x2 = #nvvm.block_scale_kind<mxf4nvf4>} : () -> ()
// -----
"test.op"() {x = #nvvm.block_scale_kind<nothing>} : () -> ()
// -----
"test.op"() {x = #nvvm.block_scale_kind<1>} : () -> ()
// -----
"test.op"() {x0 = #nvvm.mma_frag<a>, x1 = #nvvm.mma_frag<b>, x2 = #nvvm.mma_frag<c>} : () -> ()
// -----
"test.op"() {x = #nvvm.mma_frag<nothing>} : () -> ()
// -----
"test.op"() {x = #nvvm.mma_frag<1>} : () -> ()
// -----
"test.op"() {x0 = #nvvm.mma_int_overflow<satfinite>, x1 = #nvvm.mma_int_overflow<wrapped>} : () -> ()
// -----
"test.op"() {x = #nvvm.mma_int_overflow<nothing>} : () -> ()
// -----
"test.op"() {x = #nvvm.mma_int_overflow<1>} : () -> ()
// -----
"test.op"() {x0 = #nvvm.mma_kind<f8f6f4>} : () -> ()
// -----
"test.op"() {x = #nvvm.mma_kind<nothing>} : () -> ()
// -----
"test.op"() {x = #nvvm.mma_kind<1>} : () -> ()
// -----
"test.op"() {x0 = #nvvm.mma_layout<row>, x1 = #nvvm.mma_layout<col>} : () -> ()
// -----
"test.op"() {x = #nvvm.mma_layout<nothing>} : () -> ()
// -----
"test.op"() {x = #nvvm.mma_layout<1>} : () -> ()
// -----
"test.op"() {x0 = #nvvm.mma_type<f16>, x1 = #nvvm.mma_type<f32>, x2 = #nvvm.mma_type<tf32>, x3 = #nvvm.mma_type<bf16>, x4 = #nvvm.mma_type<s8>, x5 = #nvvm.mma_type<u8>, x6 = #nvvm.mma_type<s32>, x7 = #nvvm.mma_type<s4>, x8 = #nvvm.mma_type<u4>, x9 = #nvvm.mma_type<b1>, x10 = #nvvm.mma_type<f64>, x11 = #nvvm.mma_type<e4m3>, x12 = #nvvm.mma_type<e5m2>, x13 = #nvvm.mma_type<e3m2>, x14 = #nvvm.mma_type<e2m3>, x15 = #nvvm.mma_type<e2m1>} : () -> ()
// -----
"test.op"() {x = #nvvm.mma_type<nothing>} : () -> ()
// -----
"test.op"() {x = #nvvm.mma_type<1>} : () -> ()
// -----
"test.op"() {x0 = #nvvm<match_sync_kind any>, x1 = #nvvm<match_sync_kind all>} : () -> ()
// -----
"test.op"() {x = #nvvm<match_sync_kind nothing>} : () -> ()
// -----
"test.op"() {x = #nvvm<match_sync_kind 1>} : () -> ()
// -----
"test.op"() {x0 = #nvvm.mem_order<weak>, x1 = #nvvm.mem_order<relaxed>, x2 = #nvvm.mem_order<acquire>, x3 = #nvvm.mem_order<release>, x4 = #nvvm.mem_order<acq_rel>, x5 = #nvvm.mem_order<sc>, x6 = #nvvm.mem_order<mmio>, x7 = #nvvm.mem_order<volatile>} : () -> ()
// -----
"test.op"() {x = #nvvm.mem_order<nothing>} : () -> ()
// -----
"test.op"() {x = #nvvm.mem_order<1>} : () -> ()
// -----
"test.op"() {x0 = #nvvm.mem_scope<cta>, x1 = #nvvm.mem_scope<cluster>, x2 = #nvvm.mem_scope<gpu>, x3 = #nvvm.mem_scope<sys>} : () -> ()
// -----
"test.op"() {x = #nvvm.mem_scope<nothing>} : () -> ()
// -----
"test.op"() {x = #nvvm.mem_scope<1>} : () -> ()
// -----
"test.op"() {x0 = #nvvm.memory_space<generic>, x1 = #nvvm.memory_space<global>, x2 = #nvvm.memory_space<shared>, x3 = #nvvm.memory_space<constant>, x4 = #nvvm.memory_space<local>, x5 = #nvvm.memory_space<tensor>, x6 = #nvvm.memory_space<shared_cluster>} : () -> ()
// -----
"test.op"() {x = #nvvm.memory_space<nothing>} : () -> ()
// -----
"test.op"() {x = #nvvm.memory_space<1>} : () -> ()
// -----
"test.op"() {x0 = #nvvm.permute_mode<default>, x1 = #nvvm.permute_mode<f4e>, x2 = #nvvm.permute_mode<b4e>, x3 = #nvvm.permute_mode<rc8>, x4 = #nvvm.permute_mode<ecl>, x5 = #nvvm.permute_mode<ecr>, x6 = #nvvm.permute_mode<rc16>} : () -> ()
// -----
"test.op"() {x = #nvvm.permute_mode<nothing>} : () -> ()
// -----
"test.op"() {x = #nvvm.permute_mode<1>} : () -> ()
// -----
"test.op"() {x0 = #nvvm<prefetch_cache_level L1>, x1 = #nvvm<prefetch_cache_level L2>} : () -> ()
// -----
"test.op"() {x = #nvvm<prefetch_cache_level nothing>} : () -> ()
// -----
"test.op"() {x = #nvvm<prefetch_cache_level 1>} : () -> ()
// -----
"test.op"() {x0 = #nvvm.proxy_kind<alias>, x1 = #nvvm.proxy_kind<async>, x2 = #nvvm.proxy_kind<async.global>, x3 = #nvvm.proxy_kind<async.shared>, x4 = #nvvm.proxy_kind<tensormap>, x5 = #nvvm.proxy_kind<generic>} : () -> ()
// -----
"test.op"() {x = #nvvm.proxy_kind<nothing>} : () -> ()
// -----
"test.op"() {x = #nvvm.proxy_kind<1>} : () -> ()
// -----
"test.op"() {x0 = #nvvm<redux_kind add>, x1 = #nvvm<redux_kind and>, x2 = #nvvm<redux_kind max>, x3 = #nvvm<redux_kind min>, x4 = #nvvm<redux_kind or>, x5 = #nvvm<redux_kind umax>, x6 = #nvvm<redux_kind umin>, x7 = #nvvm<redux_kind xor>, x8 = #nvvm<redux_kind fmin>, x9 = #nvvm<redux_kind fmax>} : () -> ()
// -----
"test.op"() {x = #nvvm<redux_kind nothing>} : () -> ()
// -----
"test.op"() {x = #nvvm<redux_kind 1>} : () -> ()
// -----
"test.op"() {x0 = #nvvm.sat_mode<none>, x1 = #nvvm.sat_mode<satfinite>} : () -> ()
// -----
"test.op"() {x = #nvvm.sat_mode<nothing>} : () -> ()
// -----
"test.op"() {x = #nvvm.sat_mode<1>} : () -> ()
// -----
"test.op"() {x0 = #nvvm.scale_vec_size<x1>, x1 = #nvvm.scale_vec_size<x2>, x2 = #nvvm.scale_vec_size<x4>} : () -> ()
// -----
"test.op"() {x = #nvvm.scale_vec_size<nothing>} : () -> ()
// -----
"test.op"() {x = #nvvm.scale_vec_size<1>} : () -> ()
// -----
"test.op"() {x0 = #nvvm<action decrease>, x1 = #nvvm<action increase>} : () -> ()
// -----
"test.op"() {x = #nvvm<action nothing>} : () -> ()
// -----
"test.op"() {x = #nvvm<action 1>} : () -> ()
// -----
"test.op"() {x0 = #nvvm.shared_space<cta>, x1 = #nvvm.shared_space<cluster>} : () -> ()
// -----
"test.op"() {x = #nvvm.shared_space<nothing>} : () -> ()
// -----
"test.op"() {x = #nvvm.shared_space<1>} : () -> ()
// -----
"test.op"() {x0 = #nvvm<shfl_kind bfly>, x1 = #nvvm<shfl_kind up>, x2 = #nvvm<shfl_kind down>, x3 = #nvvm<shfl_kind idx>} : () -> ()
// -----
"test.op"() {x = #nvvm<shfl_kind nothing>} : () -> ()
// -----
"test.op"() {x = #nvvm<shfl_kind 1>} : () -> ()
// -----
"test.op"() {x0 = #nvvm.tma_load_mode<tile>, x1 = #nvvm.tma_load_mode<im2col>, x2 = #nvvm.tma_load_mode<im2col_w>, x3 = #nvvm.tma_load_mode<im2col_w_128>, x4 = #nvvm.tma_load_mode<tile_gather4>} : () -> ()
// -----
"test.op"() {x = #nvvm.tma_load_mode<nothing>} : () -> ()
// -----
"test.op"() {x = #nvvm.tma_load_mode<1>} : () -> ()
// -----
"test.op"() {x0 = #nvvm.tma_redux_kind<add>, x1 = #nvvm.tma_redux_kind<max>, x2 = #nvvm.tma_redux_kind<min>, x3 = #nvvm.tma_redux_kind<inc>, x4 = #nvvm.tma_redux_kind<dec>, x5 = #nvvm.tma_redux_kind<and>, x6 = #nvvm.tma_redux_kind<or>, x7 = #nvvm.tma_redux_kind<xor>} : () -> ()
// -----
"test.op"() {x = #nvvm.tma_redux_kind<nothing>} : () -> ()
// -----
"test.op"() {x = #nvvm.tma_redux_kind<1>} : () -> ()
// -----
"test.op"() {x0 = #nvvm.tma_store_mode<tile>, x1 = #nvvm.tma_store_mode<im2col>, x2 = #nvvm.tma_store_mode<tile_scatter4>} : () -> ()
// -----
"test.op"() {x = #nvvm.tma_store_mode<nothing>} : () -> ()
// -----
"test.op"() {x = #nvvm.tma_store_mode<1>} : () -> ()
// -----
"test.op"() {x0 = #nvvm.tcgen05_cp_multicast<none>, x1 = #nvvm.tcgen05_cp_multicast<warpx2_02_13>, x2 = #nvvm.tcgen05_cp_multicast<warpx2_01_23>, x3 = #nvvm.tcgen05_cp_multicast<warpx4>} : () -> ()
// -----
"test.op"() {x = #nvvm.tcgen05_cp_multicast<nothing>} : () -> ()
// -----
"test.op"() {x = #nvvm.tcgen05_cp_multicast<1>} : () -> ()
// -----
"test.op"() {x0 = #nvvm.tcgen05_cp_shape<shape_128x256b>, x1 = #nvvm.tcgen05_cp_shape<shape_4x256b>, x2 = #nvvm.tcgen05_cp_shape<shape_128x128b>, x3 = #nvvm.tcgen05_cp_shape<shape_64x128b>, x4 = #nvvm.tcgen05_cp_shape<shape_32x128b>} : () -> ()
// -----
"test.op"() {x = #nvvm.tcgen05_cp_shape<nothing>} : () -> ()
// -----
"test.op"() {x = #nvvm.tcgen05_cp_shape<1>} : () -> ()
// -----
"test.op"() {x0 = #nvvm.tcgen05_cp_src_fmt<b6x16_p32>, x1 = #nvvm.tcgen05_cp_src_fmt<b4x16_p64>} : () -> ()
// -----
"test.op"() {x = #nvvm.tcgen05_cp_src_fmt<nothing>} : () -> ()
// -----
"test.op"() {x = #nvvm.tcgen05_cp_src_fmt<1>} : () -> ()
// -----
"test.op"() {x0 = #nvvm.tcgen05_fence<before>, x1 = #nvvm.tcgen05_fence<after>} : () -> ()
// -----
"test.op"() {x = #nvvm.tcgen05_fence<nothing>} : () -> ()
// -----
"test.op"() {x = #nvvm.tcgen05_fence<1>} : () -> ()
// -----
"test.op"() {x0 = #nvvm.tcgen05_ldst_shape<shape_16x64b>, x1 = #nvvm.tcgen05_ldst_shape<shape_16x128b>, x2 = #nvvm.tcgen05_ldst_shape<shape_16x256b>, x3 = #nvvm.tcgen05_ldst_shape<shape_32x32b>, x4 = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>} : () -> ()
// -----
"test.op"() {x = #nvvm.tcgen05_ldst_shape<nothing>} : () -> ()
// -----
"test.op"() {x = #nvvm.tcgen05_ldst_shape<1>} : () -> ()
// -----
"test.op"() {x0 = #nvvm.tcgen05_mma_block_scale<default>, x1 = #nvvm.tcgen05_mma_block_scale<block16>, x2 = #nvvm.tcgen05_mma_block_scale<block32>} : () -> ()
// -----
"test.op"() {x = #nvvm.tcgen05_mma_block_scale<nothing>} : () -> ()
// -----
"test.op"() {x = #nvvm.tcgen05_mma_block_scale<1>} : () -> ()
// -----
"test.op"() {x0 = #nvvm.tcgen05_mma_collectorb<b0>, x1 = #nvvm.tcgen05_mma_collectorb<b1>, x2 = #nvvm.tcgen05_mma_collectorb<b2>, x3 = #nvvm.tcgen05_mma_collectorb<b3>} : () -> ()
// -----
"test.op"() {x = #nvvm.tcgen05_mma_collectorb<nothing>} : () -> ()
// -----
"test.op"() {x = #nvvm.tcgen05_mma_collectorb<1>} : () -> ()
// -----
"test.op"() {x0 = #nvvm.tcgen05_mma_collectorop<discard>, x1 = #nvvm.tcgen05_mma_collectorop<lastuse>, x2 = #nvvm.tcgen05_mma_collectorop<fill>, x3 = #nvvm.tcgen05_mma_collectorop<use>} : () -> ()
// -----
"test.op"() {x = #nvvm.tcgen05_mma_collectorop<nothing>} : () -> ()
// -----
"test.op"() {x = #nvvm.tcgen05_mma_collectorop<1>} : () -> ()
// -----
"test.op"() {x0 = #nvvm.tcgen05_mma_kind<f8f6f4>, x1 = #nvvm.tcgen05_mma_kind<i8>, x2 = #nvvm.tcgen05_mma_kind<f16>, x3 = #nvvm.tcgen05_mma_kind<tf32>} : () -> ()
// -----
"test.op"() {x = #nvvm.tcgen05_mma_kind<nothing>} : () -> ()
// -----
"test.op"() {x = #nvvm.tcgen05_mma_kind<1>} : () -> ()
// -----
"test.op"() {x0 = #nvvm.tcgen05_wait<load>, x1 = #nvvm.tcgen05_wait<store>} : () -> ()
// -----
"test.op"() {x = #nvvm.tcgen05_wait<nothing>} : () -> ()
// -----
"test.op"() {x = #nvvm.tcgen05_wait<1>} : () -> ()
// -----
"test.op"() {x0 = #nvvm<vote_sync_kind any>, x1 = #nvvm<vote_sync_kind all>, x2 = #nvvm<vote_sync_kind ballot>, x3 = #nvvm<vote_sync_kind uni>} : () -> ()
// -----
"test.op"() {x = #nvvm<vote_sync_kind nothing>} : () -> ()
// -----
"test.op"() {x = #nvvm<vote_sync_kind 1>} : () -> ()
// -----
"test.op"() {x0 = #nvvm.wgmma_scale_in<one>, x1 = #nvvm.wgmma_scale_in<neg>} : () -> ()
// -----
"test.op"() {x = #nvvm.wgmma_scale_in<nothing>} : () -> ()
// -----
"test.op"() {x = #nvvm.wgmma_scale_in<1>} : () -> ()
// -----
"test.op"() {x0 = #nvvm.wgmma_scale_out<zero>, x1 = #nvvm.wgmma_scale_out<one>} : () -> ()
// -----
"test.op"() {x = #nvvm.wgmma_scale_out<nothing>} : () -> ()
// -----
"test.op"() {x = #nvvm.wgmma_scale_out<1>} : () -> ()
// -----
"test.op"() {x0 = #nvvm.wgmma_type<f16>, x1 = #nvvm.wgmma_type<tf32>, x2 = #nvvm.wgmma_type<u8>, x3 = #nvvm.wgmma_type<s8>, x4 = #nvvm.wgmma_type<b1>, x5 = #nvvm.wgmma_type<bf16>, x6 = #nvvm.wgmma_type<e4m3>, x7 = #nvvm.wgmma_type<e5m2>, x8 = #nvvm.wgmma_type<f32>, x9 = #nvvm.wgmma_type<s32>} : () -> ()
// -----
"test.op"() {x = #nvvm.wgmma_type<nothing>} : () -> ()
// -----
"test.op"() {x = #nvvm.wgmma_type<1>} : () -> ()
// -----
"test.op"() {x = #nvvm.shape<m = 1, n = -2, k = 3>, y = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : () -> ()
// -----
"test.op"() {x = #nvvm.shape<m = 1, n = 2>} : () -> ()
// -----
"test.op"() {x = #nvvm.shape<m = 1, k = a, n = 2>} : () -> ()
// -----
"test.op"() {x = #nvvm.nothing} : () -> ()
// -----
"test.op"() {x = #nvvm.target<O = a>} : () -> ()
// -----
"test.op"() {x = #nvvm.target<features = 1>} : () -> ()
// -----
"test.op"() {x = #nvvm.target<verifyTarget = 1>} : () -> ()
// -----
"test.op"() {x = #nvvm.shape<m = 4294967297, n = 2, k = 3>} : () -> ()
// -----
"test.op"() {x = #nvvm.shape<m = 2147483647, n = -2147483648, k = 3>} : () -> ()
// -----
"test.op"() {x = #nvvm.shape<m = 2147483648, n = 2, k = 3>} : () -> ()
// -----
"test.op"() {x = #nvvm.target<O = 4294967298>} : () -> ()
