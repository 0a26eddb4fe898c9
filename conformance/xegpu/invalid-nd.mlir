// ARGS: --split-input-file --allow-unregistered-dialect
"test.a"() ({^bb0(%c: index, %t: !xegpu.tensor_desc<32x16x8xf32>, %v: vector<32xf32>): %0 = xegpu.load_nd %t[%c, 0, 0] : !xegpu.tensor_desc<32x16x8xf32> -> vector<32xf32>}) : () -> ()
// -----
"test.a"() ({^bb0(%c: index, %t: !xegpu.tensor_desc<16xi8, #xegpu.scatter_tdesc_attr<>>, %v: vector<16xi8>): %0 = xegpu.load_nd %t {l1_hint = #xegpu.cache_hint<uncached>, packed} : !xegpu.tensor_desc<16xi8, #xegpu.scatter_tdesc_attr<>> -> vector<16xi8>}) : () -> ()
// -----
"test.a"() ({^bb0(%c: index, %t: !xegpu.tensor_desc<32xf32>, %v: vector<32xf32>): %0 = xegpu.load_nd %t[0, 8] <{transpose = array<i64: 2, 1>}> : !xegpu.tensor_desc<32xf32> -> vector<32xf32>}) : () -> ()
// -----
"test.a"() ({^bb0(%c: index, %t: !xegpu.tensor_desc<32x32xf64>, %v: vector<8x32x32x4xf64>): %0 = xegpu.load_nd %t <{l1_hint = #xegpu.cache_hint<cached>, transpose = array<i64: 0, 1, 0>, packed}> : !xegpu.tensor_desc<32x32xf64> -> vector<8x32x32x4xf64>}) : () -> ()
// -----
"test.a"() ({^bb0(%c: index, %t: !xegpu.tensor_desc<16x8xf64>, %v: vector<8x8x16x2xf64>): %0 = xegpu.load_nd %t[8, %c] {l3_hint = #xegpu.cache_hint<cached>, transpose = array<i64: 0, 1, 0>, packed} : !xegpu.tensor_desc<16x8xf64> -> vector<8x8x16x2xf64>}) : () -> ()
// -----
"test.a"() ({^bb0(%c: index, %t: !xegpu.tensor_desc<16x16xbf16, #xegpu.block_tdesc_attr<array_length = 2>>, %v: vector<8x8x16xbf16>): %0 = xegpu.load_nd %t[%c] : !xegpu.tensor_desc<16x16xbf16, #xegpu.block_tdesc_attr<array_length = 2>> -> vector<8x8x16xbf16>}) : () -> ()
// -----
"test.a"() ({^bb0(%c: index, %t: !xegpu.tensor_desc<16x32xi8, #xegpu.block_tdesc_attr<array_length = 3>>, %v: vector<8x32xi8>): %0 = xegpu.load_nd %t[0, 0] <{l2_hint = #xegpu.cache_hint<uncached>}> : !xegpu.tensor_desc<16x32xi8, #xegpu.block_tdesc_attr<array_length = 3>> -> vector<8x32xi8>}) : () -> ()
// -----
"test.a"() ({^bb0(%c: index, %t: !xegpu.tensor_desc<8x16xi8>, %v: vector<128xi8>): %0 = xegpu.load_nd %t <{l3_hint = #xegpu.cache_hint<uncached>, packed}> : !xegpu.tensor_desc<8x16xi8> -> vector<128xi8>}) : () -> ()
// -----
"test.a"() ({^bb0(%c: index, %t: !xegpu.tensor_desc<8x16xf64, #xegpu.layout<lane_layout = [1, 8], lane_data = [1, 1]>>, %v: vector<8xf64>): %0 = xegpu.load_nd %t <{l3_hint = #xegpu.cache_hint<uncached>, transpose = array<i64>}> : !xegpu.tensor_desc<8x16xf64, #xegpu.layout<lane_layout = [1, 8], lane_data = [1, 1]>> -> vector<8xf64>}) : () -> ()
// -----
"test.a"() ({^bb0(%c: index, %t: !xegpu.tensor_desc<8x32xbf16>, %v: vector<8xi8>): %0 = xegpu.load_nd %t[8, 0] <{transpose = array<i64: 0>}> : !xegpu.tensor_desc<8x32xbf16> -> vector<8xi8>}) : () -> ()
// -----
"test.a"() ({^bb0(%c: index, %t: !xegpu.tensor_desc<32x32xf32, #xegpu.block_tdesc_attr<array_length = 3>>, %v: vector<3x32x32xf32>): %0 = xegpu.load_nd %t <{l2_hint = #xegpu.cache_hint<write_back>, transpose = array<i64: 1, 0>}> : !xegpu.tensor_desc<32x32xf32, #xegpu.block_tdesc_attr<array_length = 3>> -> vector<3x32x32xf32>}) : () -> ()
// -----
"test.a"() ({^bb0(%c: index, %t: !xegpu.tensor_desc<8xf32>, %v: vector<8xf32>): %0 = xegpu.load_nd %t <{l1_hint = #xegpu.cache_hint<write_through>, packed}> : !xegpu.tensor_desc<8xf32> -> vector<8xf32>}) : () -> ()
// -----
"test.a"() ({^bb0(%c: index, %t: !xegpu.tensor_desc<8xbf16, #xegpu.block_tdesc_attr<array_length = 2>>, %v: vector<2x8xbf16>): %0 = xegpu.load_nd %t[%c] <{packed}> : !xegpu.tensor_desc<8xbf16, #xegpu.block_tdesc_attr<array_length = 2>> -> vector<2x8xbf16>}) : () -> ()
// -----
"test.a"() ({^bb0(%c: index, %t: !xegpu.tensor_desc<16xf16>, %v: vector<16xf16>): %0 = xegpu.load_nd %t[%c] <{l2_hint = #xegpu.cache_hint<uncached>, packed}> : !xegpu.tensor_desc<16xf16> -> vector<16xf16>}) : () -> ()
// -----
"test.a"() ({^bb0(%c: index, %t: !xegpu.tensor_desc<8xi8>, %v: vector<8xi8>): %0 = xegpu.load_nd %t[0] <{transpose = array<i64: 1, 0>}> : !xegpu.tensor_desc<8xi8> -> vector<8xi8>}) : () -> ()
// -----
"test.a"() ({^bb0(%c: index, %t: !xegpu.tensor_desc<16x8xf32, #xegpu.layout<inst_data = [8, 16]>>, %v: vector<16x8xf32>): %0 = xegpu.load_nd %t : !xegpu.tensor_desc<16x8xf32, #xegpu.layout<inst_data = [8, 16]>> -> vector<16x8xf32>}) : () -> ()
// -----
"test.a"() ({^bb0(%c: index, %t: !xegpu.tensor_desc<16xf64>, %v: vector<16xf64>): %0 = xegpu.load_nd %t : !xegpu.tensor_desc<16xf64> -> vector<16xf64>}) : () -> ()
// -----
"test.a"() ({^bb0(%c: index, %t: !xegpu.tensor_desc<8x16xf32, #xegpu.scatter_tdesc_attr<>>, %v: vector<8x16xf32>): xegpu.prefetch_nd %t[%c, %c] <{l3_hint = #xegpu.cache_hint<streaming>}> : !xegpu.tensor_desc<8x16xf32, #xegpu.scatter_tdesc_attr<>>}) : () -> ()
// -----
"test.a"() ({^bb0(%c: index, %t: !xegpu.tensor_desc<8x8xbf16, #xegpu.block_tdesc_attr<array_length = 2>>, %v: vector<8x8xbf16>): xegpu.prefetch_nd %t[%c, %c, 8] <{l1_hint = #xegpu.cache_hint<streaming>}> : !xegpu.tensor_desc<8x8xbf16, #xegpu.block_tdesc_attr<array_length = 2>>}) : () -> ()
// -----
"test.a"() ({^bb0(%c: index, %t: !xegpu.tensor_desc<32xf16>, %v: vector<64xf16>): xegpu.prefetch_nd %t <{l1_hint = #xegpu.cache_hint<uncached>, l3_hint = #xegpu.cache_hint<write_through>}> : !xegpu.tensor_desc<32xf16>}) : () -> ()
// -----
"test.a"() ({^bb0(%c: index, %t: !xegpu.tensor_desc<8x8xf32, #xegpu.layout<inst_data = [8, 16]>>, %v: vector<8x8xf32>): xegpu.prefetch_nd %t[8, 0] <{l1_hint = #xegpu.cache_hint<uncached>}> : !xegpu.tensor_desc<8x8xf32, #xegpu.layout<inst_data = [8, 16]>>}) : () -> ()
// -----
"test.a"() ({^bb0(%c: index, %t: !xegpu.tensor_desc<8xi8>, %v: vector<8xf16>): xegpu.prefetch_nd %t[%c] : !xegpu.tensor_desc<8xi8>}) : () -> ()
// -----
"test.a"() ({^bb0(%c: index, %t: !xegpu.tensor_desc<16x32x32xi8>, %v: vector<16x32x32xi8>): xegpu.store_nd %v, %t : vector<16x32x32xi8>, !xegpu.tensor_desc<16x32x32xi8>}) : () -> ()
// -----
"test.a"() ({^bb0(%c: index, %t: !xegpu.tensor_desc<8xf32, #xegpu.scatter_tdesc_attr<>>, %v: vector<32x32xf32>): xegpu.store_nd %v, %t {l2_hint = #xegpu.cache_hint<streaming>} : vector<32x32xf32>, !xegpu.tensor_desc<8xf32, #xegpu.scatter_tdesc_attr<>>}) : () -> ()
// -----
"test.a"() ({^bb0(%c: index, %t: !xegpu.tensor_desc<8xf16>, %v: vector<8x16x16xf16>): xegpu.store_nd %v, %t[0] : vector<8x16x16xf16>, !xegpu.tensor_desc<8xf16>}) : () -> ()
// -----
"test.a"() ({^bb0(%c: index, %t: !xegpu.tensor_desc<16xf32, #xegpu.block_tdesc_attr<array_length = 3>>, %v: vector<4xf32>): xegpu.store_nd %v, %t[%c] : vector<4xf32>, !xegpu.tensor_desc<16xf32, #xegpu.block_tdesc_attr<array_length = 3>>}) : () -> ()
// -----
"test.a"() ({^bb0(%c: index, %t: !xegpu.tensor_desc<32x32xi8>, %v: vector<32x32xf32>): xegpu.store_nd %v, %t[8, 8] <{l1_hint = #xegpu.cache_hint<streaming>}> : vector<32x32xf32>, !xegpu.tensor_desc<32x32xi8>}) : () -> ()
// -----
"test.a"() ({^bb0(%c: index, %t: !xegpu.tensor_desc<8x32xi8>, %v: vector<1xi8>): xegpu.store_nd %v, %t[%c, 8] <{l2_hint = #xegpu.cache_hint<streaming>}> : vector<1xi8>, !xegpu.tensor_desc<8x32xi8>}) : () -> ()
// -----
"test.a"() ({^bb0(%c: index, %t: !xegpu.tensor_desc<8x8xi8, #xegpu.block_tdesc_attr<array_length = 2>, #xegpu.layout<inst_data = [8, 16]>>, %v: vector<8x8xi8>): xegpu.store_nd %v, %t : vector<8x8xi8>, !xegpu.tensor_desc<8x8xi8, #xegpu.block_tdesc_attr<array_length = 2>, #xegpu.layout<inst_data = [8, 16]>>}) : () -> ()
// -----
"test.a"() ({^bb0(%c: index, %t: !xegpu.tensor_desc<16xf32>, %v: vector<16xf32>): xegpu.store_nd %v, %t : vector<16xf32>, !xegpu.tensor_desc<16xf32>}) : () -> ()
// -----
"test.a"() ({^bb0(%c: index, %t: !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, %v: vector<16xf32>): %0 = xegpu.update_nd_offset %t, [%c] : !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>}) : () -> ()
// -----
"test.a"() ({^bb0(%c: index, %t: !xegpu.tensor_desc<8x8xi8>, %v: vector<8x8xi8>): %0 = xegpu.update_nd_offset %t, [1, %c, %c] : !xegpu.tensor_desc<8x8xi8>}) : () -> ()
// -----
"test.a"() ({^bb0(%c: index, %t: !xegpu.tensor_desc<16x8xf16, #xegpu.layout<inst_data = [8, 16]>>, %v: vector<16x8xf16>): %0 = xegpu.update_nd_offset %t, [1] : !xegpu.tensor_desc<16x8xf16, #xegpu.layout<inst_data = [8, 16]>>}) : () -> ()
// -----
"test.a"() ({^bb0(%c: index, %t: !xegpu.tensor_desc<8xf16>, %v: vector<8xf16>): %0 = xegpu.update_nd_offset %t, [1] : !xegpu.tensor_desc<8xf16>}) : () -> ()
