// ARGS: --split-input-file --allow-unregistered-dialect
"test.a"() ({^bb0(%p: memref<16384xi8, 3>): %0 = xegpu.create_mem_desc %p <{}> : memref<16384xi8, 3> -> !xegpu.mem_desc<64x128xf16>}) : () -> ()
// -----
"test.a"() ({^bb0(%p: memref<16384xi8, 3>): %0 = xegpu.create_mem_desc %p <{a}> : memref<16384xi8, 3> -> !xegpu.mem_desc<64x128xf16>}) : () -> ()
// -----
"test.a"() ({^bb0(%p: memref<16384xi8, 3>): %0 = "xegpu.create_mem_desc"(%p) <{a}> : (memref<16384xi8, 3>) -> !xegpu.mem_desc<64x128xf16>}) : () -> ()
// -----
func.func @f(%slm: memref<16384xi8, 3>, %c: index, %m1: memref<?xf32>, %vi: vector<4xindex>, %mask: vector<4xi1>) {
  %8 = xegpu.load %m1[%vi], %mask <> : memref<?xf32>, vector<4xindex>, vector<4xi1> -> vector<4xf32>
}
// -----
func.func @f(%slm: memref<16384xi8, 3>, %c: index, %m1: memref<?xf32>, %vi: vector<4xindex>, %mask: vector<4xi1>) {
  %8 = xegpu.load %m1[%vi], %mask <3> : memref<?xf32>, vector<4xindex>, vector<4xi1> -> vector<4xf32>
  return
}
// -----
func.func @f(%slm: memref<16384xi8, 3>, %c: index, %m1: memref<?xf32>, %vi: vector<4xindex>, %mask: vector<4xi1>) {
  %8 = xegpu.load %m1[%vi], %mask <{foo = 3}> : memref<?xf32>, vector<4xindex>, vector<4xi1> -> vector<4xf32>
  return
}
// -----
func.func @f(%slm: memref<16384xi8, 3>, %c: index, %m1: memref<?xf32>, %vi: vector<4xindex>, %mask: vector<4xi1>) {
  %8 = xegpu.load %m1[%vi], %mask <{l1_hint = 3}> : memref<?xf32>, vector<4xindex>, vector<4xi1> -> vector<4xf32>
  return
}
// -----
func.func @f(%slm: memref<16384xi8, 3>, %c: index, %m1: memref<?xf32>, %vi: vector<4xindex>, %mask: vector<4xi1>) {
  %8 = xegpu.load %m1[%vi], %mask {l1_hint = 3} : memref<?xf32>, vector<4xindex>, vector<4xi1> -> vector<4xf32>
  return
}
// -----
func.func @f(%slm: memref<16384xi8, 3>, %c: index, %m1: memref<?xf32>, %vi: vector<4xindex>, %mask: vector<4xi1>) {
  %8 = "xegpu.load"( %m1,%vi, %mask) {l1_hint = 3} : (memref<?xf32>, vector<4xindex>, vector<4xi1>) -> vector<4xf32>
  return
}
// -----
func.func @f(%slm: memref<16384xi8, 3>, %c: index, %m1: memref<?xf32>, %vi: vector<4xindex>, %mask: vector<4xi1>) {
  %8 = "xegpu.load"( %m1,%vi, %mask) <{l1_hint = 3}> : (memref<?xf32>, vector<4xindex>, vector<4xi1>) -> vector<4xf32>
  return
}
// -----
func.func @f(%slm: memref<16384xi8, 3>, %c: index, %m1: memref<?xf32>, %vi: vector<4xindex>, %mask: vector<4xi1>) {
  %8 = "xegpu.load"( %m1,%vi, %mask) <{layout = 3}> : (memref<?xf32>, vector<4xindex>, vector<4xi1>) -> vector<4xf32>
  return
}
// -----
func.func @f(%slm: memref<16384xi8, 3>, %c: index, %m1: memref<?xf32>, %vi: vector<4xindex>, %mask: vector<4xi1>) {
  %8 = "xegpu.load"( %m1,%vi, %mask) {layout = 3} : (memref<?xf32>, vector<4xindex>, vector<4xi1>) -> vector<4xf32>
  return
}
// -----
func.func @f(%slm: memref<16384xi8, 3>, %c: index) {
  %12 = xegpu.create_mem_desc %slm : memref<16384xi8, 3> -> !xegpu.mem_desc<64x128xf16>
  %13 = xegpu.load_matrix %12[8, %c] <{const_offsets = array<i64: 3, 3>}> : !xegpu.mem_desc<64x128xf16>, index -> vector<8x16xf16>
  return
}
// -----
func.func @f(%slm: memref<16384xi8, 3>, %c: index) {
  %12 = xegpu.create_mem_desc %slm : memref<16384xi8, 3> -> !xegpu.mem_desc<64x128xf16>
  %13 = xegpu.load_matrix %12[8, %c] <{other}> : !xegpu.mem_desc<64x128xf16>, index -> vector<8x16xf16>
  return
}
// -----
func.func @f(%slm: memref<24x32xf32>, %c: index) {
  %0 = xegpu.create_nd_tdesc %slm[0, 0] : memref<24x32xf32> -> !xegpu.tensor_desc<24x32xf32>
  xegpu.prefetch_nd %0[0, %c] <{const_offsets = array<i64: 3, 3>}> : !xegpu.tensor_desc<24x32xf32>
  return
}
// -----
func.func @f(%v: vector<24x32xf32>) {
  %13 = xegpu.convert_layout %v <{input_layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>}> : vector<24x32xf32>
  return
}
// -----
func.func @f(%v: vector<24x32xf32>) {
  %13 = xegpu.convert_layout %v : vector<24x32xf32>
  return
}
// -----
func.func @f(%v: vector<24x32xf32>) {
  %13 = xegpu.convert_layout %v <{}> {input_layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>, target_layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>} : vector<24x32xf32>
  return
}
// -----
func.func @f(%slm: memref<16384xi8, 3>, %c: index, %m1: memref<?xf32>, %vi: vector<4xindex>, %mask: vector<4xi1>) {
  %12 = xegpu.create_mem_desc %slm : memref<16384xi8, 3> -> !xegpu.mem_desc<64x128xf16>
  %13 = xegpu.load_matrix %12[8, %c] : !xegpu.mem_desc<64x128xf16>, index -> vector<8x16xf16>
  %14 = xegpu.load_matrix %12[8, %c] {a}: !xegpu.mem_desc<64x128xf16>, index -> vector<8x16xf16>
  %c1 = xegpu.create_mem_desc %slm {a}: memref<16384xi8, 3> -> !xegpu.mem_desc<64x128xf16>
  %8 = xegpu.load %m1[%vi], %mask : memref<?xf32>, vector<4xindex>, vector<4xi1> -> vector<4xf32>
  %9 = xegpu.load %m1[%vi], %mask {a} : memref<?xf32>, vector<4xindex>, vector<4xi1> -> vector<4xf32>
  return
}
