// RUN: jig-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics
// Types and ops of xegpu at which the reference dies, or says nothing.

// expected-error @below {{expected integer or float elements, but got 'index'}}
func.func private @index(!xegpu.tensor_desc<4x4xindex>)

// -----

// expected-error @below {{expected integer or float elements, but got 'vector<4xf32>'}}
func.func private @vectors(!xegpu.tensor_desc<4xvector<4xf32>, #xegpu.scatter_tdesc_attr<>>)

// -----

// expected-error @below {{expected integer or float elements, but got 'i0'}}
func.func private @nothing(!xegpu.tensor_desc<4x4xi0, #xegpu.scatter_tdesc_attr<chunk_size = 4>>)

// -----

// expected-error @below {{expected block_tdesc_attr, scatter_tdesc_attr or layout attribute}}
func.func private @slice(!xegpu.tensor_desc<4xf32, #xegpu.slice<#xegpu.layout<lane_layout = [4, 4]>, dims = [0]>>)

// -----

// expected-error @below {{expected block_tdesc_attr, scatter_tdesc_attr or layout attribute}}
func.func private @string(!xegpu.tensor_desc<4xf32, "x">)

// -----

// expected-error @below {{cannot distribute [4, 4] using #xegpu.layout<lane_layout = [0, 1]>}}
func.func private @zero(!xegpu.tensor_desc<4x4xf32, #xegpu.layout<lane_layout = [0, 1]>>)

// -----

// expected-error @below {{cannot distribute [4, 4] using #xegpu.layout<sg_layout = [4, 4], sg_data = [0, 0]>}}
func.func private @zeros(!xegpu.tensor_desc<4x4xf32, #xegpu.layout<sg_layout = [4, 4], sg_data = [0, 0]>>)

// -----

// expected-error @below {{cannot distribute [-9223372036854775808, 4] using #xegpu.layout<inst_data = [-1, 1]>}}
func.func private @least(!xegpu.tensor_desc<?x4xf32, #xegpu.layout<inst_data = [-1, 1]>>)

// -----

func.func @transpose(%t: !xegpu.tensor_desc<16x16xf32>) {
  // expected-error @below {{expected transpose to name each of 2 dimensions}}
  %0 = xegpu.load_nd %t <{transpose = array<i64: 0>}> : !xegpu.tensor_desc<16x16xf32> -> vector<16x16xf32>
  return
}

// -----

func.func @offset(%t: !xegpu.tensor_desc<16xf32>) {
  // expected-error @below {{expected 1 operands for offsets, but got 0}}
  "xegpu.prefetch_nd"(%t) <{const_offsets = array<i64: -9223372036854775808>}> : (!xegpu.tensor_desc<16xf32>) -> ()
  return
}

// -----

func.func @shape(%m: memref<16xf32>, %n: index) {
  // expected-error @below {{expected const_shape to say where operands for shape go}}
  %0 = "xegpu.create_nd_tdesc"(%m, %n) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>}> : (memref<16xf32>, index) -> !xegpu.tensor_desc<16xf32>
  return
}

// -----

func.func @strides(%m: memref<16xf32>) {
  // expected-error @below {{expected 1 operands for strides, but got 0}}
  %0 = "xegpu.create_nd_tdesc"(%m) <{const_shape = array<i64: 16>, const_strides = array<i64: -9223372036854775808>, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (memref<16xf32>) -> !xegpu.tensor_desc<16xf32>
  return
}

// -----

func.func @bits(%m: memref<1024xi8, 3>) {
  // expected-error @below {{failed to verify that all of {source, mem_desc} have same size in bits}}
  %0 = xegpu.create_mem_desc %m : memref<1024xi8, 3> -> !xegpu.mem_desc<32x4xindex>
  return
}

// -----

func.func @block(%m: !xegpu.mem_desc<32x32xf32, #xegpu.mem_layout<block = [8], stride = [1]>>) {
  // expected-error @below {{expected block to have a number for each dimension of the layout}}
  %0 = xegpu.load_matrix %m[0, 0] <{subgroup_block_io, layout = #xegpu.layout<lane_layout = [8, 8], lane_data = [1, 1]>}> : !xegpu.mem_desc<32x32xf32, #xegpu.mem_layout<block = [8], stride = [1]>> -> vector<8x8xf32>
  return
}

// -----

func.func @wide(%a: vector<4xf64>, %b: vector<3xf64>) -> vector<8xf64> {
  %0 = xegpu.dpas %a, %b : vector<4xf64>, vector<3xf64> -> vector<8xf64>
  return %0 : vector<8xf64>
}
