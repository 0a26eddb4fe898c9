// ARGS: --split-input-file --allow-unregistered-dialect
"test.a"() ({^bb0(%p: ui64, %c: index): %0 = xegpu.create_nd_tdesc %p : ui64 -> !xegpu.tensor_desc<16xf16>  }) : () -> ()
// -----
"test.a"() ({^bb0(%p: ui64, %c: index): %0 = xegpu.create_nd_tdesc %p, shape : [16], strides : [1] : ui64 -> !xegpu.tensor_desc<16xf16>  }) : () -> ()
// -----
"test.a"() ({^bb0(%p: i64, %c: index): %0 = xegpu.create_nd_tdesc %p[0], shape : [16], strides : [1] : i64 -> !xegpu.tensor_desc<16xf16>  }) : () -> ()
// -----
"test.a"() ({^bb0(%p: i32, %c: index): %0 = xegpu.create_nd_tdesc %p[0], shape : [16, 16], strides : [1] : i32 -> !xegpu.tensor_desc<16xf16>  }) : () -> ()
// -----
"test.a"() ({^bb0(%p: i32, %c: index): %0 = xegpu.create_nd_tdesc %p[0], shape : [16, 16], strides : [1, 1] : i32 -> !xegpu.tensor_desc<16xf16>  }) : () -> ()
// -----
"test.a"() ({^bb0(%p: i32, %c: index): %0 = xegpu.create_nd_tdesc %p[], shape : [], strides : [] : i32 -> !xegpu.tensor_desc<16xf16>  }) : () -> ()
// -----
"test.a"() ({^bb0(%p: i32, %c: index): %0 = xegpu.create_nd_tdesc %p, shape : [], strides : [] : i32 -> !xegpu.tensor_desc<16xf16>  }) : () -> ()
// -----
"test.a"() ({^bb0(%p: i32, %c: index): %0 = xegpu.create_nd_tdesc %p[0, 0], shape : [16, 16], strides : [1, 1] : i32 -> !xegpu.tensor_desc<16x16x16xf16>  }) : () -> ()
// -----
"test.a"() ({^bb0(%p: i32, %c: index): %0 = xegpu.create_nd_tdesc %p, shape : [16, 16], strides : [1, 1] : i32 -> !xegpu.tensor_desc<16x16x16xf16>  }) : () -> ()
// -----
"test.a"() ({^bb0(%p: si64, %c: index): %0 = xegpu.create_nd_tdesc %p, shape : [16, 16], strides : [1, 1] : si64 -> !xegpu.tensor_desc<16xf16>  }) : () -> ()
// -----
"test.a"() ({^bb0(%p: memref<16xf16>, %c: index): %0 = xegpu.create_nd_tdesc %p : memref<16xf16> -> !xegpu.tensor_desc<16xf32>  }) : () -> ()
// -----
"test.a"() ({^bb0(%p: memref<16xf16, 3>, %c: index): %0 = xegpu.create_nd_tdesc %p : memref<16xf16, 3> -> !xegpu.tensor_desc<16xf16>  }) : () -> ()
// -----
"test.a"() ({^bb0(%p: memref<16xf16, 3>, %c: index): %0 = xegpu.create_nd_tdesc %p : memref<16xf16, 3> -> !xegpu.tensor_desc<16xf16, #xegpu.block_tdesc_attr<memory_space = slm>>  }) : () -> ()
// -----
"test.a"() ({^bb0(%p: memref<16xf16, 1>, %c: index): %0 = xegpu.create_nd_tdesc %p : memref<16xf16, 1> -> !xegpu.tensor_desc<16xf16, #xegpu.block_tdesc_attr<memory_space = slm>>  }) : () -> ()
// -----
"test.a"() ({^bb0(%p: memref<16xf16, "a">, %c: index): %0 = xegpu.create_nd_tdesc %p : memref<16xf16, "a"> -> !xegpu.tensor_desc<16xf16, #xegpu.block_tdesc_attr<memory_space = slm>>  }) : () -> ()
// -----
"test.a"() ({^bb0(%p: memref<16xf16, -1>, %c: index): %0 = xegpu.create_nd_tdesc %p : memref<16xf16, -1> -> !xegpu.tensor_desc<16xf16, #xegpu.block_tdesc_attr<memory_space = slm>>  }) : () -> ()
// -----
"test.a"() ({^bb0(%p: memref<16xf16, #xegpu<memory_space slm>>, %c: index): %0 = xegpu.create_nd_tdesc %p : memref<16xf16, #xegpu<memory_space slm>> -> !xegpu.tensor_desc<16xf16, #xegpu.block_tdesc_attr<memory_space = slm>>  }) : () -> ()
// -----
"test.a"() ({^bb0(%p: memref<16xf16, #gpu.address_space<workgroup>>, %c: index): %0 = xegpu.create_nd_tdesc %p : memref<16xf16, #gpu.address_space<workgroup>> -> !xegpu.tensor_desc<16xf16, #xegpu.block_tdesc_attr<memory_space = slm>>  }) : () -> ()
// -----
"test.a"() ({^bb0(%p: memref<16xf16>, %c: index): %0 = xegpu.create_nd_tdesc %p : memref<16xf16> -> !xegpu.tensor_desc<16xf16, #xegpu.scatter_tdesc_attr<>>  }) : () -> ()
// -----
"test.a"() ({^bb0(%p: memref<16xf16>, %c: index): %0 = xegpu.create_nd_tdesc %p[0, 0] : memref<16xf16> -> !xegpu.tensor_desc<16xf16>  }) : () -> ()
// -----
"test.a"() ({^bb0(%p: memref<16xf16>, %c: index): %0 = xegpu.create_nd_tdesc %p[0] : memref<16xf16> -> !xegpu.tensor_desc<16x16xf16>  }) : () -> ()
// -----
"test.a"() ({^bb0(%p: memref<16x16xf16>, %c: index): %0 = xegpu.create_nd_tdesc %p, shape : [4], strides : [1] : memref<16x16xf16> -> !xegpu.tensor_desc<16xf16>  }) : () -> ()
// -----
"test.a"() ({^bb0(%p: memref<16x16xf16>, %c: index): %0 = xegpu.create_nd_tdesc %p, shape : [4, 5], strides : [1] : memref<16x16xf16> -> !xegpu.tensor_desc<16xf16>  }) : () -> ()
// -----
"test.a"() ({^bb0(%p: memref<16x16xf16>, %c: index): %0 = xegpu.create_nd_tdesc %p, shape : [4, 5], strides : [1, %c] : memref<16x16xf16> -> !xegpu.tensor_desc<16xf16>  }) : () -> ()
// -----
"test.a"() ({^bb0(%p: memref<?x?xf16>, %c: index): %0 = xegpu.create_nd_tdesc %p : memref<?x?xf16> -> !xegpu.tensor_desc<16xf16>  }) : () -> ()
// -----
"test.a"() ({^bb0(%p: memref<16x?xf16>, %c: index): %0 = xegpu.create_nd_tdesc %p : memref<16x?xf16> -> !xegpu.tensor_desc<16xf16>  }) : () -> ()
// -----
"test.a"() ({^bb0(%p: memref<16x16xf16, affine_map<(d0, d1) -> (d1, d0)>>, %c: index): %0 = xegpu.create_nd_tdesc %p : memref<16x16xf16, affine_map<(d0, d1) -> (d1, d0)>> -> !xegpu.tensor_desc<16xf16>  }) : () -> ()
// -----
"test.a"() ({^bb0(%p: memref<16x16xf16, affine_map<(d0, d1) -> (d1 mod 2, d0)>>, %c: index): %0 = xegpu.create_nd_tdesc %p : memref<16x16xf16, affine_map<(d0, d1) -> (d1 mod 2, d0)>> -> !xegpu.tensor_desc<16xf16>  }) : () -> ()
// -----
"test.a"() ({^bb0(%p: memref<f16>, %c: index): %0 = xegpu.create_nd_tdesc %p : memref<f16> -> !xegpu.tensor_desc<16xf16>  }) : () -> ()
// -----
"test.a"() ({^bb0(%p: memref<*xf16>, %c: index): %0 = xegpu.create_nd_tdesc %p : memref<*xf16> -> !xegpu.tensor_desc<16xf16>  }) : () -> ()
// -----
"test.a"() ({^bb0(%p: memref<4xindex>, %c: index): %0 = xegpu.create_nd_tdesc %p : memref<4xindex> -> !xegpu.tensor_desc<16xf16>  }) : () -> ()
// -----
"test.a"() ({^bb0(%p: memref<16xf16>, %c: index): %0 = xegpu.create_nd_tdesc %p [0] : memref<16xf16> -> !xegpu.tensor_desc<16xf16>  }) : () -> ()
// -----
"test.a"() ({^bb0(%p: memref<16xf16>, %c: index): %0 = xegpu.create_nd_tdesc %p[0], shape [4] : memref<16xf16> -> !xegpu.tensor_desc<16xf16>  }) : () -> ()
// -----
"test.a"() ({^bb0(%p: memref<16xf16>, %c: index): %0 = xegpu.create_nd_tdesc %p[0], shape : [4] : memref<16xf16> -> !xegpu.tensor_desc<16xf16>  }) : () -> ()
// -----
"test.a"() ({^bb0(%p: memref<16xf16>, %c: index): %0 = xegpu.create_nd_tdesc %p[0], shape : [4], strides : [1] {const_offsets = array<i64: 1>} : memref<16xf16> -> !xegpu.tensor_desc<16xf16>  }) : () -> ()
// -----
"test.a"() ({^bb0(%p: memref<16xf16>, %c: index): %0 = xegpu.create_nd_tdesc %p : memref<16xf16> -> tensor_desc<16xf16>  }) : () -> ()
// -----
"test.a"() ({^bb0(%p: memref<16xf16>, %c: index): %0 = xegpu.create_nd_tdesc %p : memref<16xf16> -> f32  }) : () -> ()
// -----
"test.a"() ({^bb0(%p: memref<16xf16>, %c: index): %0 = "xegpu.create_nd_tdesc"(%p, %c) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (memref<16xf16>, index) -> !xegpu.tensor_desc<16xf16>  }) : () -> ()
// -----
"test.a"() ({^bb0(%p: memref<16xf16>, %c: index): %0 = "xegpu.create_nd_tdesc"(%p) <{const_shape = array<i64: 1, 2>, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (memref<16xf16>) -> !xegpu.tensor_desc<16xf16>  }) : () -> ()
// -----
"test.a"() ({^bb0(%p: memref<16xf16>, %c: index): %0 = "xegpu.create_nd_tdesc"(%p) <{const_strides = array<i64: 1, 2>, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (memref<16xf16>) -> !xegpu.tensor_desc<16xf16>  }) : () -> ()
