// ARGS: --split-input-file --allow-unregistered-dialect
"test.a"() ({^bb0(%t: !xegpu.tensor_desc<8xf32>, %o: vector<8xindex>): %0 = xegpu.update_offset %t, %o : !xegpu.tensor_desc<8xf32>, vector<8xindex>}) : () -> ()
// -----
"test.a"() ({^bb0(%t: !xegpu.tensor_desc<8xf32>, %o: vector<8xindex>): xegpu.prefetch %t : !xegpu.tensor_desc<8xf32>}) : () -> ()
// -----
"test.a"() ({^bb0(%t: !xegpu.tensor_desc<8xf32>, %o: vector<8xindex>): %0 = xegpu.update_nd_offset %t, [1, 2] : !xegpu.tensor_desc<8xf32>}) : () -> ()
// -----
"test.a"() ({^bb0(%t: !xegpu.tensor_desc<8xf32, #xegpu.scatter_tdesc_attr<>>, %o: vector<4xindex>): %0 = xegpu.update_offset %t, %o : !xegpu.tensor_desc<8xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xindex>}) : () -> ()
// -----
"test.a"() ({^bb0(%t: !xegpu.tensor_desc<8xf32, #xegpu.scatter_tdesc_attr<>>, %o: vector<4xindex>): %0 = xegpu.update_nd_offset %t, [1] : !xegpu.tensor_desc<8xf32, #xegpu.scatter_tdesc_attr<>>}) : () -> ()
// -----
"test.a"() ({^bb0(%t: ui64, %o: vector<4xindex>): xegpu.prefetch %t[%o] : ui64, vector<4xindex>}) : () -> ()
// -----
"test.a"() ({^bb0(%t: memref<4xf32>, %o: vector<4xindex>): xegpu.prefetch %t[%o] <{offset_align_byte = 4, l1_hint = #xegpu.cache_hint<write_back>}> : memref<4xf32>, vector<4xindex>}) : () -> ()
// -----
"test.a"() ({^bb0(%t: memref<4xf32>, %o: vector<4xindex>): xegpu.prefetch %t[%o] <{offset_align_byte = 4}> : memref<4xf32>, vector<4xindex>}) : () -> ()
// -----
"test.a"() ({^bb0(%t: memref<4xf32>, %o: vector<4xindex>): xegpu.prefetch %t : memref<4xf32>}) : () -> ()
// -----
"test.a"() ({^bb0(%t: !xegpu.tensor_desc<8xf32, #xegpu.scatter_tdesc_attr<>>, %o: vector<4xindex>): xegpu.prefetch %t[%o] : !xegpu.tensor_desc<8xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xindex>}) : () -> ()
// -----
"test.a"() ({^bb0(%t: memref<4xf32, 3>, %o: vector<4xindex>): %0 = xegpu.create_tdesc %t, %o : memref<4xf32, 3>, vector<4xindex> -> !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>}) : () -> ()
// -----
"test.a"() ({^bb0(%t: memref<4xf32>, %o: vector<4xindex>): %0 = xegpu.create_tdesc %t, %o : memref<4xf32>, vector<4xindex> -> !xegpu.tensor_desc<8xf32, #xegpu.scatter_tdesc_attr<>>}) : () -> ()
// -----
"test.a"() ({^bb0(%t: memref<4x4xf32>, %o: vector<4xindex>): %0 = xegpu.create_tdesc %t, %o : memref<4x4xf32>, vector<4xindex> -> !xegpu.tensor_desc<8xf32, #xegpu.scatter_tdesc_attr<>>}) : () -> ()
// -----
"test.a"() ({^bb0(%t: memref<4xf16>, %o: vector<4xindex>): %0 = xegpu.create_tdesc %t, %o : memref<4xf16>, vector<4xindex> -> !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>}) : () -> ()
// -----
"test.a"() ({^bb0(%t: memref<4xf16>, %o: vector<4xi32>): %0 = xegpu.create_tdesc %t, %o : memref<4xf16>, vector<4xi32> -> !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>}) : () -> ()
// -----
"test.a"() ({^bb0(%i: i32): %0 = xegpu.init_nbarrier %i, %i : i32, i32 -> !xegpu.nbarrier}) : () -> ()
// -----
"test.a"() ({^bb0(%i: i8): %0 = xegpu.init_nbarrier %i, %i : i8, i8 -> i32}) : () -> ()
// -----
"test.a"() ({^bb0(%i: i8): xegpu.nbarrier_wait %i : i8}) : () -> ()
// -----
"test.a"() ({^bb0(%i: i8): xegpu.alloc_nbarrier 3 : i32}) : () -> ()
// -----
"test.a"() ({^bb0(%i: i8): xegpu.alloc_nbarrier -3 {a}}) : () -> ()
// -----
"test.a"() ({^bb0(%i: i8): "xegpu.alloc_nbarrier"() {nbarrier_num = 3 : i32} : () -> ()}) : () -> ()
// -----
"test.a"() ({^bb0(%i: i8): "xegpu.alloc_nbarrier"() : () -> ()}) : () -> ()
// -----
"test.a"() ({^bb0(%i: i8): xegpu.fence memory_kind = slm, fence_scope = gpu {a}}) : () -> ()
// -----
"test.a"() ({^bb0(%i: i8): xegpu.fence memory_kind = foo, fence_scope = gpu}) : () -> ()
// -----
"test.a"() ({^bb0(%i: i8): xegpu.fence memory_kind = #xegpu<memory_space slm>, fence_scope = #xegpu<fence_scope gpu>}) : () -> ()
// -----
"test.a"() ({^bb0(%i: i8): xegpu.fence memory_kind = global}) : () -> ()
// -----
"test.a"() ({^bb0(%i: i8): "xegpu.fence"() <{memory_kind = 3 : i32, fence_scope = 1 : i32}> : () -> ()}) : () -> ()
// -----
"test.a"() ({^bb0(%i: i8): "xegpu.fence"() {memory_kind = 3 : i32, fence_scope = 1 : i32} : () -> ()}) : () -> ()
// -----
"test.a"() ({^bb0(%i: i8): "xegpu.fence"() {memory_kind = #xegpu<memory_space slm>, fence_scope = 1 : i32} : () -> ()}) : () -> ()
