// ARGS: --split-input-file --allow-unregistered-dialect
"test.a"() ({^bb0(%m: memref<1024xi8, 3>): %0 = xegpu.create_mem_desc %m : memref<1024xi8, 3> -> !xegpu.mem_desc<32x16xf32>}) : () -> ()
// -----
"test.a"() ({^bb0(%m: memref<?xi8, 3>): %0 = xegpu.create_mem_desc %m : memref<?xi8, 3> -> !xegpu.mem_desc<1024xi8>}) : () -> ()
// -----
"test.a"() ({^bb0(%m: memref<512xf16, 3>): %0 = xegpu.create_mem_desc %m : memref<512xf16, 3> -> !xegpu.mem_desc<1024xi8>}) : () -> ()
// -----
"test.a"() ({^bb0(%l: vector<8xi4>, %r: vector<3xi4>, %a: vector<8xf32>): %0 = xegpu.dpas %l, %r : vector<8xi4>, vector<3xi4> -> vector<8xf32>}) : () -> ()
// -----
"test.a"() ({^bb0(%l: vector<8xf16>, %r: vector<4xf16>, %a: vector<8xf32>): %0 = xegpu.dpas %l, %r, %a : vector<8xf16>, vector<4xf16>, vector<8xf32> -> vector<8xf16>}) : () -> ()
// -----
"test.a"() ({^bb0(%l: vector<8x4xi8>, %r: vector<8x16xi8>, %a: vector<8x16xf32>): %0 = xegpu.dpas %l, %r : vector<8x4xi8>, vector<8x16xi8> -> vector<8x16xf32>}) : () -> ()
// -----
"test.a"() ({^bb0(%l: vector<8x16xi8>, %r: vector<4x8x4xi8>, %a: vector<4x8xf32>): %0 = xegpu.dpas %l, %r : vector<8x16xi8>, vector<4x8x4xi8> -> vector<4x8xf32>}) : () -> ()
// -----
"test.a"() ({^bb0(%l: vector<8x16xf32>, %r: vector<16x8xf32>, %a: vector<8x4xf32>): %0 = xegpu.dpas %l, %r : vector<8x16xf32>, vector<16x8xf32> -> vector<8x4xf32>}) : () -> ()
// -----
"test.a"() ({^bb0(%l: vector<8xi4>, %r: vector<8xi4>, %a: vector<8x4xf32>): %0 = xegpu.dpas %l, %r : vector<8xi4>, vector<8xi4> -> vector<8x4xf32>}) : () -> ()
// -----
"test.a"() ({^bb0(%l: vector<8xi8>, %r: vector<4xf64>, %a: vector<8xf32>): %0 = xegpu.dpas %l, %r : vector<8xi8>, vector<4xf64> -> vector<8xf32>}) : () -> ()
// -----
"test.a"() ({^bb0(%l: vector<16x8xi4>, %r: vector<2x8x4x4xi4>, %a: vector<16x8xf32>): %0 = xegpu.dpas %l, %r : vector<16x8xi4>, vector<2x8x4x4xi4> -> vector<16x8xf32>}) : () -> ()
// -----
"test.a"() ({^bb0(%l: vector<4xi8>, %r: vector<3xf64>, %a: vector<8xf32>): %0 = xegpu.dpas %l, %r {layout_b = 3} : vector<4xi8>, vector<3xf64> -> vector<8xf32>}) : () -> ()
// -----
"test.a"() ({^bb0(%l: vector<8xi8>, %r: vector<8xi8>, %a: vector<8xf32>): %0 = xegpu.dpas %l, %r : vector<8xi8>, vector<8xi8> -> vector<8xf32>}) : () -> ()
// -----
"test.a"() ({^bb0(%m: !xegpu.mem_desc<32xf16, #xegpu.mem_layout<stride = [16]>>, %d: vector<32xf64>, %c: index): %0 = xegpu.load_matrix %m[0] : !xegpu.mem_desc<32xf16, #xegpu.mem_layout<stride = [16]>> -> vector<32xf64>}) : () -> ()
// -----
"test.a"() ({^bb0(%m: !xegpu.mem_desc<32x64xi8, #xegpu.mem_layout<stride = [1, 1]>>, %d: vector<64xi8>, %c: index): %0 = xegpu.load_matrix %m[0, 8] <{subgroup_block_io, layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [2, 1]>}> : !xegpu.mem_desc<32x64xi8, #xegpu.mem_layout<stride = [1, 1]>> -> vector<64xi8>}) : () -> ()
// -----
"test.a"() ({^bb0(%m: !xegpu.mem_desc<16x32xf16>, %d: vector<8xf16>, %c: index): %0 = xegpu.load_matrix %m[8, 8] <{subgroup_block_io, layout = #xegpu.layout<lane_layout = [1, 1], lane_data = [1, 1]>}> : !xegpu.mem_desc<16x32xf16> -> vector<8xf16>}) : () -> ()
// -----
"test.a"() ({^bb0(%m: !xegpu.mem_desc<16x64xf32>, %d: vector<8xf32>, %c: index): %0 = xegpu.load_matrix %m[8, %c] <{subgroup_block_io, layout = #xegpu.layout<lane_layout = [16, 1], lane_data = [1, 1]>}> : !xegpu.mem_desc<16x64xf32>, index -> vector<8xf32>}) : () -> ()
// -----
"test.a"() ({^bb0(%m: !xegpu.mem_desc<16x64xi8>, %d: vector<32x64xi8>, %c: index): %0 = xegpu.load_matrix %m[%c, 0] : !xegpu.mem_desc<16x64xi8>, index -> vector<32x64xi8>}) : () -> ()
// -----
"test.a"() ({^bb0(%m: !xegpu.mem_desc<16xf16>, %d: vector<64xf16>, %c: index): %0 = xegpu.load_matrix %m[8] : !xegpu.mem_desc<16xf16> -> vector<64xf16>}) : () -> ()
// -----
"test.a"() ({^bb0(%m: !xegpu.mem_desc<16x16xf16, #xegpu.mem_layout<stride = [1, 1]>>, %d: vector<16xf16>, %c: index): %0 = xegpu.load_matrix %m[0, 8] <{subgroup_block_io}> : !xegpu.mem_desc<16x16xf16, #xegpu.mem_layout<stride = [1, 1]>> -> vector<16xf16>}) : () -> ()
// -----
"test.a"() ({^bb0(%m: !xegpu.mem_desc<64x16xi8>, %d: vector<32x16xi8>, %c: index): %0 = xegpu.load_matrix %m[8, 0] : !xegpu.mem_desc<64x16xi8> -> vector<32x16xi8>}) : () -> ()
// -----
"test.a"() ({^bb0(%m: !xegpu.mem_desc<16x32xf32>, %d: f32, %c: index): %0 = xegpu.load_matrix %m[8, %c] <{subgroup_block_io}> : !xegpu.mem_desc<16x32xf32>, index -> f32}) : () -> ()
// -----
"test.a"() ({^bb0(%m: !xegpu.mem_desc<64x32xf16>, %d: vector<64x32xf64>, %c: index): xegpu.store_matrix %d, %m[0, %c] <{layout = #xegpu.layout<lane_layout = [16, 1]>}> : vector<64x32xf64>, !xegpu.mem_desc<64x32xf16>, index}) : () -> ()
// -----
"test.a"() ({^bb0(%m: !xegpu.mem_desc<64x64xf32>, %d: vector<16xf32>, %c: index): xegpu.store_matrix %d, %m[0, %c] <{subgroup_block_io, layout = #xegpu.layout<lane_layout = [1, 1], lane_data = [2, 2]>}> : vector<16xf32>, !xegpu.mem_desc<64x64xf32>, index}) : () -> ()
// -----
"test.a"() ({^bb0(%m: !xegpu.mem_desc<32x32xf16>, %d: vector<8xf16>, %c: index): xegpu.store_matrix %d, %m[8, 8] <{subgroup_block_io, layout = #xegpu.layout<lane_layout = [16], lane_data = [2]>}> : vector<8xf16>, !xegpu.mem_desc<32x32xf16>}) : () -> ()
// -----
"test.a"() ({^bb0(%m: !xegpu.mem_desc<64x32xf16, #xegpu.mem_layout<block = [16, 8]>>, %d: vector<64x16xf16>, %c: index): xegpu.store_matrix %d, %m[%c, 8] <{subgroup_block_io, layout = #xegpu.layout<lane_layout = [16, 1], lane_data = [1, 1]>}> : vector<64x16xf16>, !xegpu.mem_desc<64x32xf16, #xegpu.mem_layout<block = [16, 8]>>, index}) : () -> ()
// -----
"test.a"() ({^bb0(%m: !xegpu.mem_desc<32x64xf32>, %d: vector<64x32xf32>, %c: index): xegpu.store_matrix %d, %m[0, 8] <{subgroup_block_io}> : vector<64x32xf32>, !xegpu.mem_desc<32x64xf32>}) : () -> ()
// -----
"test.a"() ({^bb0(%m: !xegpu.mem_desc<16xf16>, %d: vector<8xf16>, %c: index): xegpu.store_matrix %d, %m[0] <{subgroup_block_io}> : vector<8xf16>, !xegpu.mem_desc<16xf16>}) : () -> ()
// -----
"test.a"() ({^bb0(%m: !xegpu.mem_desc<16x64xi8, #xegpu.mem_layout<stride = [1, 1]>>, %d: vector<32xi8>, %c: index): xegpu.store_matrix %d, %m[%c, 0] <{subgroup_block_io}> : vector<32xi8>, !xegpu.mem_desc<16x64xi8, #xegpu.mem_layout<stride = [1, 1]>>, index}) : () -> ()
// -----
"test.a"() ({^bb0(%m: !xegpu.mem_desc<64x32xf32>, %d: vector<32xf32>, %c: index): xegpu.store_matrix %d, %m[0, %c] : vector<32xf32>, !xegpu.mem_desc<64x32xf32>, index}) : () -> ()
// -----
"test.a"() ({^bb0(%m: !xegpu.mem_desc<16x32xf16>, %d: f16, %c: index): xegpu.store_matrix %d, %m[0, 8] <{subgroup_block_io}> : f16, !xegpu.mem_desc<16x32xf16>}) : () -> ()
