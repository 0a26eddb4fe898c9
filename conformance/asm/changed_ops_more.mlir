// ARGS: --allow-unregistered-dialect --split-input-file
%v0 = "t.v"() : () -> tensor<4x8xf32>
%v1 = "t.v"() : () -> tensor<2x4x2x2xf32>
%v2 = "t.v"() : () -> tensor<2x4x2x2xf32>
%r:1 = "linalg.pack"(%v0, %v1, %v2) <{inner_dims_pos = array<i64: 0, 1>, static_inner_tiles = array<i64: 2, 2>}> {operandSegmentSizes = array<i32: 1, 1, 0, 0>} : (tensor<4x8xf32>, tensor<2x4x2x2xf32>, tensor<2x4x2x2xf32>) -> (tensor<2x4x2x2xf32>)
// -----
%v0 = "t.v"() : () -> tensor<?x?x?xf32>
%v1 = "t.v"() : () -> tensor<?xf32>
%v2 = "t.v"() : () -> tensor<?x?x?xf32>
%r:1 = "linalg.pooling_nwc_min"(%v0, %v1, %v2) <{}> ({
    ^bb0(%arg5: f32, %arg6: f32, %arg7: f32):
      %4 = "arith.minimumf"(%arg7, %arg5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%4) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1 + d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], tag, operandSegmentSizes = array<i32: 2, 0>} : (tensor<?x?x?xf32>, tensor<?xf32>, tensor<?x?x?xf32>) -> (tensor<?x?x?xf32>)
// -----
%v0 = "t.v"() : () -> tensor<?x?x?xf32>
%v1 = "t.v"() : () -> tensor<?x?xf32>
%v2 = "t.v"() : () -> tensor<?x?x?xf32>
%r:1 = "linalg.depthwise_conv_1d_nwc_wc"(%v0, %v1, %v2) <{}> ({
    ^bb0(%arg5: f32, %arg6: f32, %arg7: f32):
      %4 = "arith.mulf"(%arg5, %arg6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %5 = "arith.addf"(%arg7, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%5) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1 + d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], tag, operandSegmentSizes = array<i32: 2, 1>} : (tensor<?x?x?xf32>, tensor<?x?xf32>, tensor<?x?x?xf32>) -> (tensor<?x?x?xf32>)
// -----
%v0 = "t.v"() : () -> tensor<?x?xf32>
%v1 = "t.v"() : () -> tensor<?x24xf32>
%v2 = "t.v"() : () -> tensor<?xf32>
%r:1 = "linalg.matvec"(%v0, %v1, %v2) <{}> ({
    ^bb0(%arg5: f32, %arg6: f32, %arg7: f32):
      %4 = "arith.mulf"(%arg5, %arg6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %5 = "arith.addf"(%arg7, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%5) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>], tag, operandSegmentSizes = array<i32: 2, 1>} : (tensor<?x?xf32>, tensor<?x24xf32>, tensor<?xf32>) -> (tensor<?xf32>)
// -----
%v0 = "t.v"() : () -> tensor<?x?x?x?x?xf32>
%v1 = "t.v"() : () -> tensor<?x?x?x?xf32>
%v2 = "t.v"() : () -> tensor<?x?x?x?x?xf32>
%r:1 = "linalg.depthwise_conv_3d_ndhwc_dhwc"(%v0, %v1, %v2) <{}> ({
    ^bb0(%arg5: f32, %arg6: f32, %arg7: f32):
      %4 = "arith.mulf"(%arg5, %arg6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %5 = "arith.addf"(%arg7, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%5) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 + d4, d2 + d5, d3 + d6, d7)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d4, d5, d6, d7)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d2, d3, d7)>], tag, operandSegmentSizes = array<i32: 2, 1>} : (tensor<?x?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) -> (tensor<?x?x?x?x?xf32>)
// -----
%v0 = "t.v"() : () -> tensor<?x?x?xf32>
%v1 = "t.v"() : () -> tensor<?x?xf32>
%v2 = "t.v"() : () -> tensor<?x?xf32>
%r:1 = "linalg.batch_matvec"(%v0, %v1, %v2) <{}> ({
    ^bb0(%arg5: f32, %arg6: f32, %arg7: f32):
      %4 = "arith.mulf"(%arg5, %arg6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %5 = "arith.addf"(%arg7, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%5) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], tag, operandSegmentSizes = array<i32: 2, 1>} : (tensor<?x?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> (tensor<?x?xf32>)
// -----
%v0 = "t.v"() : () -> tensor<?x?x?x?xf32>
%v1 = "t.v"() : () -> tensor<?x?x?x?xf32>
%v2 = "t.v"() : () -> tensor<?x?x?x?xf32>
%r:1 = "linalg.mmt4d"(%v0, %v1, %v2) <{}> ({
    ^bb0(%arg5: f32, %arg6: f32, %arg7: f32):
      %4 = "arith.mulf"(%arg5, %arg6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %5 = "arith.addf"(%arg7, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%5) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d2, d3, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d1, d2, d4, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d3, d4)>], tag, operandSegmentSizes = array<i32: 2, 1>} : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) -> (tensor<?x?x?x?xf32>)
// -----
%v0 = "t.v"() : () -> vector<3x1x4xi32>
%r:1 = "vector.extract"(%v0) <{static_position = array<i64: 2, 3>}> : (vector<3x1x4xi32>) -> (i32)
// -----
%v0 = "t.v"() : () -> memref<?xf32>
%v1 = "t.v"() : () -> index
%r:1 = "vector.load"(%v0, %v1) : (memref<?xf32>, index) -> (vector<1x4xi1>)
// -----
%v0 = "t.v"() : () -> vector<2x1x8xi32>
%v1 = "t.v"() : () -> memref<?x?xf32>
%v2 = "t.v"() : () -> index
%v3 = "t.v"() : () -> index
"vector.store"(%v0, %v1, %v2, %v3) <{nontemporal = false}> : (vector<2x1x8xi32>, memref<?x?xf32>, index, index) -> ()
// -----
%v0 = "t.v"() : () -> tensor<?x?xf32>
%v1 = "t.v"() : () -> index
%v2 = "t.v"() : () -> index
%r:1 = "tensor.expand_shape"(%v0, %v1, %v2) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: -1, 2, -9223372036854775808, 3>}> : (tensor<?x?xf32>, index, index) -> (tensor<?x2x?x3xf32>)
// -----
%v0 = "t.v"() : () -> tensor<?x?xf32>
%v1 = "t.v"() : () -> index
%v2 = "t.v"() : () -> index
%r:1 = "tensor.expand_shape"(%v0, %v1, %v2) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: -9223372036854775808, 2, 0, 3>}> : (tensor<?x?xf32>, index, index) -> (tensor<?x2x?x3xf32>)
// -----
%v0 = "t.v"() : () -> tensor<?xf32>
%v1 = "t.v"() : () -> index
%r:1 = "tensor.expand_shape"(%v0, %v1) <{reassociation = [[0, 1]], static_output_shape = array<i64: -9223372036854775808, -9223372036854775808>}> : (tensor<?xf32>, index) -> (tensor<2x?xf32>)
// -----
%v0 = "t.v"() : () -> !transform.any_op
%r:2 = "transform.structured.tile_using_forall"(%v0) <{static_num_threads = array<i64: 4, 2>}> {operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// -----
%v0 = "t.v"() : () -> tensor<64x32xf32>
%v1 = "t.v"() : () -> tensor<64x32xf32>
%v2 = "t.v"() : () -> tensor<64x32xf32>
%r:1 = "linalg.add"(%v0, %v1, %v2) <{}> ({
    ^bb0(%arg10: f32, %arg11: f32, %arg12: f32):
      %6 = "arith.addf"(%arg10, %arg11) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%6) : (f32) -> ()
    }) {operandSegmentSizes = array<i32: 2, 1>} : (tensor<64x32xf32>, tensor<64x32xf32>, tensor<64x32xf32>) -> (tensor<64x32xf32>)
// -----
%v0 = "t.v"() : () -> tensor<64x32xf32>
%v1 = "t.v"() : () -> tensor<64x32xf32>
%v2 = "t.v"() : () -> tensor<64x32xf32>
%r:1 = "linalg.add"(%v0, %v1, %v2) <{}> ({
    ^bb0(%arg10: f32, %arg11: f32, %arg12: f32):
      %6 = "arith.addf"(%arg10, %arg11) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%6) : (f32) -> ()
    }) {operandSegmentSizes = array<i32: 2, 1>} : (tensor<64x32xf32>, tensor<64x32xf32>, tensor<64x32xf32>) -> (tensor<64x32xf32>)
// -----
%v0 = "t.v"() : () -> tensor<64x32xf32>
%v1 = "t.v"() : () -> tensor<64x32xf32>
%v2 = "t.v"() : () -> tensor<64x32xf32>
%r:1 = "linalg.add"(%v0, %v1, %v2) <{}> ({
    ^bb0(%arg10: f32, %arg11: f32, %arg12: f32):
      %6 = "arith.addf"(%arg10, %arg11) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%6) : (f32) -> ()
    }) {operandSegmentSizes = array<i32: 2, 1>} : (tensor<64x32xf32>, tensor<64x32xf32>, tensor<64x32xf32>) -> (tensor<64x32xf32>)
// -----
%v0 = "t.v"() : () -> tensor<64x48xf32>
%v1 = "t.v"() : () -> tensor<48x32xf32>
%v2 = "t.v"() : () -> tensor<64x32xf32>
%r:1 = "linalg.matmul"(%v0, %v1, %v2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>]}> ({
    ^bb0(%arg13: f32, %arg14: f32, %arg15: f32):
      %11 = "arith.mulf"(%arg13, %arg14) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %12 = "arith.addf"(%arg15, %11) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%12) : (f32) -> ()
    }) {operandSegmentSizes = array<i32: 2, 1>} : (tensor<64x48xf32>, tensor<48x32xf32>, tensor<64x32xf32>) -> (tensor<64x32xf32>)
// -----
%v0 = "t.v"() : () -> tensor<64x32xf32>
%v1 = "t.v"() : () -> tensor<64x32xf32>
%v2 = "t.v"() : () -> tensor<64x32xf32>
%r:1 = "linalg.add"(%v0, %v1, %v2) <{}> ({
}, {
    ^bb0(%arg10: f32, %arg11: f32, %arg12: f32):
      %6 = "arith.addf"(%arg10, %arg11) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%6) : (f32) -> ()
    }) {operandSegmentSizes = array<i32: 2, 1>} : (tensor<64x32xf32>, tensor<64x32xf32>, tensor<64x32xf32>) -> (tensor<64x32xf32>)
// -----
%v0 = "t.v"() : () -> tensor<64x32xf32>
%v1 = "t.v"() : () -> tensor<64x32xf32>
%v2 = "t.v"() : () -> tensor<64x32xf32>
%r:1 = "linalg.elementwise"(%v0, %v1, %v2) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], kind = #linalg.elementwise_kind<add>}> ({
    ^bb0(%arg10: f32, %arg11: f32, %arg12: f32):
      %7 = "arith.addf"(%arg10, %arg11) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%7) : (f32) -> ()
    }) {operandSegmentSizes = array<i32: 2, 1>} : (tensor<64x32xf32>, tensor<64x32xf32>, tensor<64x32xf32>) -> (tensor<64x32xf32>)
