// ARGS: --split-input-file --allow-unregistered-dialect
"test.a"() ({^bb0(%t: !xegpu.tensor_desc<8xf16>, %m: vector<8xi1>, %v: vector<8xf64>): %0 = xegpu.atomic_rmw ori %t, %m, %v : !xegpu.tensor_desc<8xf16>, vector<8xi1>, vector<8xf64> -> vector<8xf64>}) : () -> ()
// -----
"test.a"() ({^bb0(%t: !xegpu.tensor_desc<8xf16>, %m: vector<8xi1>, %v: vector<4xf16>): %0 = xegpu.atomic_rmw mulf %t, %m, %v : !xegpu.tensor_desc<8xf16>, vector<8xi1>, vector<4xf16> -> vector<4xf16>}) : () -> ()
// -----
"test.a"() ({^bb0(%t: !xegpu.tensor_desc<8xf16>, %m: vector<8xi1>, %v: vector<8xf16>): %0 = xegpu.atomic_rmw foo %t, %m, %v : !xegpu.tensor_desc<8xf16>, vector<8xi1>, vector<8xf16> -> vector<8xf16>}) : () -> ()
// -----
"test.a"() ({^bb0(%t: !xegpu.tensor_desc<8xf32>, %m: vector<8xi1>, %v: vector<8xf32>): %0 = xegpu.atomic_rmw ori %t, %m, %v : !xegpu.tensor_desc<8xf32>, vector<8xi1>, vector<8xf32> -> vector<8xf32>}) : () -> ()
// -----
"test.a"() ({^bb0(%s: memref<64xf32>, %v: vector<2xbf16>, %o: vector<4x8xindex>, %m: vector<4x8xi1>): %0 = xegpu.create_tdesc %s, %o : memref<64xf32>, vector<4x8xindex> -> !xegpu.tensor_desc<4x8x2xbf16>}) : () -> ()
// -----
"test.a"() ({^bb0(%s: i32, %v: vector<4xbf16>, %o: vector<1xindex>, %m: vector<1xi1>): %0 = xegpu.create_tdesc %s, %o : i32, vector<1xindex> -> !xegpu.tensor_desc<4x4xbf16, #xegpu.scatter_tdesc_attr<chunk_size = 4>>}) : () -> ()
// -----
"test.a"() ({^bb0(%s: memref<64xbf16>, %v: vector<4x8xf64>, %o: vector<1xindex>, %m: vector<1xi1>): %0 = xegpu.create_tdesc %s, %o : memref<64xbf16>, vector<1xindex> -> !xegpu.tensor_desc<4x8x4xbf16, #xegpu.scatter_tdesc_attr<>>}) : () -> ()
// -----
"test.a"() ({^bb0(%s: memref<64xf16, 3>, %v: vector<8xf16>, %o: vector<8xindex>, %m: vector<8xi1>): %0 = xegpu.create_tdesc %s, %o : memref<64xf16, 3>, vector<8xindex> -> !xegpu.tensor_desc<8xf16, #xegpu.scatter_tdesc_attr<>>}) : () -> ()
// -----
"test.a"() ({^bb0(%s: memref<8x8xf32>, %v: vector<4xi8>, %o: vector<4xindex>, %m: vector<4xi1>): %0 = xegpu.create_tdesc %s, %o : memref<8x8xf32>, vector<4xindex> -> !xegpu.tensor_desc<4xi8, #xegpu.scatter_tdesc_attr<>>}) : () -> ()
// -----
"test.a"() ({^bb0(%s: memref<?xf32>, %v: f32, %o: index, %m: i1): %0 = xegpu.create_tdesc %s, %o : memref<?xf32>, index -> !xegpu.tensor_desc<8xf32, #xegpu.scatter_tdesc_attr<>>}) : () -> ()
// -----
"test.a"() ({^bb0(%s: memref<64xf32>, %v: vector<4xi8>, %o: vector<1xindex>, %m: vector<1xi1>): %0 = xegpu.create_tdesc %s, %o : memref<64xf32>, vector<1xindex> -> !xegpu.tensor_desc<1x4xi8, #xegpu.scatter_tdesc_attr<chunk_size = 4>, #xegpu.layout<lane_layout = [4, 1], lane_data = [1, 1]>>}) : () -> ()
// -----
"test.a"() ({^bb0(%s: ui64, %v: vector<16x4xi1>, %o: vector<16xindex>, %m: vector<16xi1>): %0 = xegpu.create_tdesc %s, %o : ui64, vector<16xindex> -> !xegpu.tensor_desc<16x4xi1, #xegpu.scatter_tdesc_attr<chunk_size = 4>>}) : () -> ()
// -----
"test.a"() ({^bb0(%s: ui64, %v: vector<4x4x4xf16>, %o: vector<16xindex>, %m: vector<16xi1>): %0 = xegpu.create_tdesc %s, %o : ui64, vector<16xindex> -> !xegpu.tensor_desc<4x4x4xf16, #xegpu.scatter_tdesc_attr<chunk_size = 8>>}) : () -> ()
// -----
"test.a"() ({^bb0(%s: memref<64xf32>, %v: f16, %o: vector<4xindex>, %m: vector<4xi1>): %0 = xegpu.create_tdesc %s, %o : memref<64xf32>, vector<4xindex> -> !xegpu.tensor_desc<4xf16, #xegpu.scatter_tdesc_attr<>>}) : () -> ()
// -----
"test.a"() ({^bb0(%s: ui32, %v: vector<8x2xbf16>, %o: vector<1xindex>, %m: i1): %0 = xegpu.load %s[%o], %m <{chunk_size = 2}> : ui32, vector<1xindex>, i1 -> vector<8x2xbf16>}) : () -> ()
// -----
"test.a"() ({^bb0(%s: !xegpu.tensor_desc<16x8x16xi1, #xegpu.scatter_tdesc_attr<>>, %v: i1, %o: vector<1xindex>, %m: vector<1xi1>): %0 = xegpu.load %s, %m : !xegpu.tensor_desc<16x8x16xi1, #xegpu.scatter_tdesc_attr<>>, vector<1xi1> -> i1}) : () -> ()
// -----
"test.a"() ({^bb0(%s: i64, %v: f64, %o: vector<1xindex>, %m: vector<1xi1>): %0 = xegpu.load %s[%o], %m <{chunk_size = 4}> : i64, vector<1xindex>, vector<1xi1> -> f64}) : () -> ()
// -----
"test.a"() ({^bb0(%s: i64, %v: bf16, %o: vector<8xindex>, %m: vector<8xi1>): %0 = xegpu.load %s[%o], %m {chunk_size = 1} : i64, vector<8xindex>, vector<8xi1> -> bf16}) : () -> ()
// -----
"test.a"() ({^bb0(%s: !xegpu.tensor_desc<4x8x4xi1>, %v: vector<4x8x4xi1>, %o: index, %m: i1): %0 = xegpu.load %s, %m : !xegpu.tensor_desc<4x8x4xi1>, i1 -> vector<4x8x4xi1>}) : () -> ()
// -----
"test.a"() ({^bb0(%s: ui32, %v: bf16, %o: vector<1xindex>, %m: vector<1xi1>): %0 = xegpu.load %s, %m : ui32, vector<1xi1> -> bf16}) : () -> ()
// -----
"test.a"() ({^bb0(%s: !xegpu.tensor_desc<4xf16, #xegpu.scatter_tdesc_attr<>>, %v: vector<4xf16>, %o: vector<1xindex>, %m: vector<1xi1>): %0 = xegpu.load %s, %m : !xegpu.tensor_desc<4xf16, #xegpu.scatter_tdesc_attr<>>, vector<1xi1> -> vector<4xf16>}) : () -> ()
// -----
"test.a"() ({^bb0(%s: i32, %v: vector<16xi8>, %o: vector<8xindex>, %m: vector<8xi1>): %0 = xegpu.load %s[%o], %m : i32, vector<8xindex>, vector<8xi1> -> vector<16xi8>}) : () -> ()
// -----
"test.a"() ({^bb0(%s: memref<64xf32>, %v: vector<8xi1>, %o: vector<8xindex>, %m: vector<8xi1>): %0 = xegpu.load %s[%o], %m <{l2_hint = #xegpu.cache_hint<write_back>, chunk_size = 1}> : memref<64xf32>, vector<8xindex>, vector<8xi1> -> vector<8xi1>}) : () -> ()
// -----
"test.a"() ({^bb0(%s: i32, %v: vector<2xf64>, %o: index, %m: i1): %0 = xegpu.load %s[%o], %m <{l2_hint = #xegpu.cache_hint<write_through>, chunk_size = 2}> : i32, index, i1 -> vector<2xf64>}) : () -> ()
// -----
"test.a"() ({^bb0(%s: !xegpu.tensor_desc<4x8xf32, #xegpu.scatter_tdesc_attr<>>, %v: vector<4x8xf32>, %o: vector<1xindex>, %m: vector<1xi1>): %0 = xegpu.load %s[%o], %m {chunk_size = 1} : !xegpu.tensor_desc<4x8xf32, #xegpu.scatter_tdesc_attr<>>, vector<1xindex>, vector<1xi1> -> vector<4x8xf32>}) : () -> ()
// -----
"test.a"() ({^bb0(%s: si64, %v: vector<4x8x2xi1>, %o: index, %m: i1): %0 = xegpu.load %s[%o], %m <{chunk_size = 2}> : si64, index, i1 -> vector<4x8x2xi1>}) : () -> ()
// -----
"test.a"() ({^bb0(%s: memref<64xi1, 3>, %v: vector<2xi1>, %o: index, %m: i1): %0 = xegpu.load %s[%o], %m <{chunk_size = 4}> : memref<64xi1, 3>, index, i1 -> vector<2xi1>}) : () -> ()
// -----
"test.a"() ({^bb0(%s: memref<64xf32>, %v: vector<8x2xf16>, %o: index, %m: i1): %0 = xegpu.load %s[%o], %m <{chunk_size = 2}> : memref<64xf32>, index, i1 -> vector<8x2xf16>}) : () -> ()
// -----
"test.a"() ({^bb0(%s: !xegpu.tensor_desc<8x2xi8, #xegpu.scatter_tdesc_attr<chunk_size = 2>>, %v: i8, %o: index, %m: i1): %0 = xegpu.load %s, %m <{l1_hint = #xegpu.cache_hint<uncached>, l2_hint = #xegpu.cache_hint<uncached>, chunk_size = 0}> : !xegpu.tensor_desc<8x2xi8, #xegpu.scatter_tdesc_attr<chunk_size = 2>>, i1 -> i8}) : () -> ()
// -----
"test.a"() ({^bb0(%s: !xegpu.tensor_desc<16x16xbf16, #xegpu.scatter_tdesc_attr<chunk_size = 2>>, %v: vector<16x16xbf16>, %o: index, %m: i1): %0 = xegpu.load %s, %m <{chunk_size = 2}> : !xegpu.tensor_desc<16x16xbf16, #xegpu.scatter_tdesc_attr<chunk_size = 2>>, i1 -> vector<16x16xbf16>}) : () -> ()
// -----
"test.a"() ({^bb0(%s: memref<?xf32>, %v: vector<2xf32>, %o: index, %m: vector<1xi1>): %0 = xegpu.load %s[%o], %m {chunk_size = 2} : memref<?xf32>, index, vector<1xi1> -> vector<2xf32>}) : () -> ()
// -----
"test.a"() ({^bb0(%s: !xegpu.tensor_desc<8x8xi8, #xegpu.scatter_tdesc_attr<chunk_size = 8>>, %v: vector<8x16xf16>, %o: vector<8xindex>, %m: vector<8xi1>): xegpu.prefetch %s <{l3_hint = #xegpu.cache_hint<write_back>}> : !xegpu.tensor_desc<8x8xi8, #xegpu.scatter_tdesc_attr<chunk_size = 8>>}) : () -> ()
// -----
"test.a"() ({^bb0(%s: memref<64xi1>, %v: vector<4xi1>, %o: vector<16xindex>, %m: vector<16xi1>): xegpu.prefetch %s[%o] <{l2_hint = #xegpu.cache_hint<write_through>}> : memref<64xi1>, vector<16xindex>}) : () -> ()
// -----
"test.a"() ({^bb0(%s: memref<64xi8, 3>, %v: i8, %o: vector<4xindex>, %m: vector<4xi1>): xegpu.prefetch %s[%o] <{offset_align_byte = 4}> : memref<64xi8, 3>, vector<4xindex>}) : () -> ()
// -----
"test.a"() ({^bb0(%s: si64, %v: vector<4xi8>, %o: vector<1xindex>, %m: vector<1xi1>): xegpu.prefetch %s <{offset_align_byte = 4}> : si64}) : () -> ()
// -----
"test.a"() ({^bb0(%s: !xegpu.tensor_desc<16x4xi8, #xegpu.scatter_tdesc_attr<chunk_size = 4>, #xegpu.layout<lane_layout = [4, 1], lane_data = [1, 1]>>, %v: vector<4xi8>, %o: vector<16xindex>, %m: vector<16xi1>): xegpu.prefetch %s[%o] : !xegpu.tensor_desc<16x4xi8, #xegpu.scatter_tdesc_attr<chunk_size = 4>, #xegpu.layout<lane_layout = [4, 1], lane_data = [1, 1]>>, vector<16xindex>}) : () -> ()
// -----
"test.a"() ({^bb0(%s: !xegpu.tensor_desc<4x4xbf16, #xegpu.scatter_tdesc_attr<chunk_size = 8>>, %v: vector<8x16xf64>, %o: vector<1xindex>, %m: vector<1xi1>): xegpu.prefetch %s : !xegpu.tensor_desc<4x4xbf16, #xegpu.scatter_tdesc_attr<chunk_size = 8>>}) : () -> ()
// -----
"test.a"() ({^bb0(%s: !xegpu.tensor_desc<16xf64, #xegpu.scatter_tdesc_attr<chunk_size = 4>>, %v: vector<16xf64>, %o: vector<1xindex>, %m: vector<1xi1>): xegpu.prefetch %s <{l3_hint = #xegpu.cache_hint<cached>}> : !xegpu.tensor_desc<16xf64, #xegpu.scatter_tdesc_attr<chunk_size = 4>>}) : () -> ()
// -----
"test.a"() ({^bb0(%s: i64, %v: vector<16x4xf64>, %o: index, %m: vector<4xi1>): xegpu.prefetch %s[%o] <{offset_align_byte = 4}> : i64, index}) : () -> ()
// -----
"test.a"() ({^bb0(%s: memref<64xf64, 3>, %v: f64, %o: vector<1xindex>, %m: vector<1xi1>): xegpu.store %v, %s[%o], %m <{chunk_size = 8}> : f64, memref<64xf64, 3>, vector<1xindex>, vector<1xi1>}) : () -> ()
// -----
"test.a"() ({^bb0(%s: memref<64xi8>, %v: i8, %o: vector<1xindex>, %m: vector<1xi1>): xegpu.store %v, %s[%o], %m : i8, memref<64xi8>, vector<1xindex>, vector<1xi1>}) : () -> ()
// -----
"test.a"() ({^bb0(%s: !xegpu.tensor_desc<8x8xi1>, %v: vector<8x8xi1>, %o: index, %m: i1): xegpu.store %v, %s, %m <{chunk_size = 8}> : vector<8x8xi1>, !xegpu.tensor_desc<8x8xi1>, i1}) : () -> ()
// -----
"test.a"() ({^bb0(%s: memref<64xf64>, %v: vector<8xf64>, %o: vector<8xindex>, %m: vector<8xi1>): xegpu.store %v, %s, %m : vector<8xf64>, memref<64xf64>, vector<8xi1>}) : () -> ()
// -----
"test.a"() ({^bb0(%s: !xegpu.tensor_desc<8x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>, %v: vector<8x2xf32>, %o: index, %m: i1): xegpu.store %v, %s, %m : vector<8x2xf32>, !xegpu.tensor_desc<8x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>, i1}) : () -> ()
// -----
"test.a"() ({^bb0(%s: i32, %v: vector<4x4xbf16>, %o: vector<4xindex>, %m: vector<4xi1>): xegpu.store %v, %s[%o], %m : vector<4x4xbf16>, i32, vector<4xindex>, vector<4xi1>}) : () -> ()
// -----
"test.a"() ({^bb0(%s: !xegpu.tensor_desc<4x8x2xf16, #xegpu.scatter_tdesc_attr<chunk_size = 2>>, %v: vector<16xi1>, %o: vector<4x8xindex>, %m: vector<4x8xi1>): xegpu.store %v, %s, %m <{l1_hint = #xegpu.cache_hint<streaming>, l3_hint = #xegpu.cache_hint<write_through>, chunk_size = 2}> : vector<16xi1>, !xegpu.tensor_desc<4x8x2xf16, #xegpu.scatter_tdesc_attr<chunk_size = 2>>, vector<4x8xi1>}) : () -> ()
// -----
"test.a"() ({^bb0(%s: memref<8x8xf32>, %v: vector<4xf64>, %o: index, %m: i1): xegpu.store %v, %s[%o], %m <{chunk_size = 4}> : vector<4xf64>, memref<8x8xf32>, index, i1}) : () -> ()
// -----
"test.a"() ({^bb0(%s: ui32, %v: vector<8x8xf64>, %o: index, %m: i1): xegpu.store %v, %s[%o], %m : vector<8x8xf64>, ui32, index, i1}) : () -> ()
// -----
"test.a"() ({^bb0(%s: memref<?xf32>, %v: vector<16x8xbf16>, %o: index, %m: i1): xegpu.store %v, %s[%o], %m <{chunk_size = 8}> : vector<16x8xbf16>, memref<?xf32>, index, i1}) : () -> ()
// -----
"test.a"() ({^bb0(%s: !xegpu.tensor_desc<1x4xf64, #xegpu.scatter_tdesc_attr<chunk_size = 4>, #xegpu.layout<lane_layout = [4, 1], lane_data = [1, 1]>>, %v: vector<4xf64>, %o: vector<1xindex>, %m: vector<1xi1>): xegpu.store %v, %s, %m <{chunk_size = 4}> : vector<4xf64>, !xegpu.tensor_desc<1x4xf64, #xegpu.scatter_tdesc_attr<chunk_size = 4>, #xegpu.layout<lane_layout = [4, 1], lane_data = [1, 1]>>, vector<1xi1>}) : () -> ()
// -----
"test.a"() ({^bb0(%s: !xegpu.tensor_desc<16x2xbf16, #xegpu.scatter_tdesc_attr<chunk_size = 2>, #xegpu.layout<lane_layout = [4, 1], lane_data = [1, 1]>>, %v: vector<16x2xbf16>, %o: index, %m: i1): xegpu.store %v, %s, %m {l1_hint = #xegpu.cache_hint<write_back>, chunk_size = 1} : vector<16x2xbf16>, !xegpu.tensor_desc<16x2xbf16, #xegpu.scatter_tdesc_attr<chunk_size = 2>, #xegpu.layout<lane_layout = [4, 1], lane_data = [1, 1]>>, i1}) : () -> ()
// -----
"test.a"() ({^bb0(%s: !xegpu.tensor_desc<8x8xi1, #xegpu.scatter_tdesc_attr<chunk_size = 8>>, %v: vector<8xi1>, %o: vector<1xindex>, %m: vector<1xi1>): xegpu.store %v, %s[%o], %m <{chunk_size = 0}> : vector<8xi1>, !xegpu.tensor_desc<8x8xi1, #xegpu.scatter_tdesc_attr<chunk_size = 8>>, vector<1xindex>, vector<1xi1>}) : () -> ()
// -----
"test.a"() ({^bb0(%s: !xegpu.tensor_desc<16x4x16xi1, #xegpu.scatter_tdesc_attr<chunk_size = 8>>, %v: vector<16x4x16xi1>, %o: vector<1xindex>, %m: vector<1xi1>): xegpu.store %v, %s, %m <{chunk_size = 8}> : vector<16x4x16xi1>, !xegpu.tensor_desc<16x4x16xi1, #xegpu.scatter_tdesc_attr<chunk_size = 8>>, vector<1xi1>}) : () -> ()
// -----
"test.a"() ({^bb0(%s: !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>, %v: vector<16xf32>, %o: vector<16xindex>, %m: vector<16xi1>): xegpu.store %v, %s, %m <{chunk_size = 0}> : vector<16xf32>, !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>, vector<16xi1>}) : () -> ()
// -----
"test.a"() ({^bb0(%s: ui32, %v: vector<1xi8>, %o: vector<1xindex>, %m: vector<1xi1>): xegpu.store %v, %s[%o], %m : vector<1xi8>, ui32, vector<1xindex>, vector<1xi1>}) : () -> ()
// -----
"test.a"() ({^bb0(%s: !xegpu.tensor_desc<16x16xi8, #xegpu.scatter_tdesc_attr<>>, %v: vector<8x2xf16>, %o: vector<4xindex>, %m: vector<4xi1>): %0 = xegpu.update_offset %s, %o : !xegpu.tensor_desc<16x16xi8, #xegpu.scatter_tdesc_attr<>>, vector<4xindex>}) : () -> ()
// -----
"test.a"() ({^bb0(%s: i64, %v: vector<4xi1>, %o: vector<8xindex>, %m: vector<8xi1>): %0 = xegpu.update_offset %s, %o : i64, vector<8xindex>}) : () -> ()
// -----
"test.a"() ({^bb0(%s: ui64, %v: vector<4x8x4xi1>, %o: index, %m: i1): %0 = xegpu.update_offset %s, %o : ui64, index}) : () -> ()
// -----
"test.a"() ({^bb0(%s: !xegpu.tensor_desc<4x8xf64, #xegpu.scatter_tdesc_attr<>>, %v: vector<4x8xf64>, %o: vector<4x8xindex>, %m: vector<4x8xi1>): %0 = xegpu.update_offset %s, %o : !xegpu.tensor_desc<4x8xf64, #xegpu.scatter_tdesc_attr<>>, vector<4x8xindex>}) : () -> ()
