// ARGS: --canonicalize --split-input-file --allow-unregistered-dialect
func.func @f(%v1: vector<4x1xf32>, %v4: vector<1xf32>, %v5: vector<1x1x4xf32>) {
  %v2 = vector.transpose %v1, [1, 0] : vector<4x1xf32> to vector<1x4xf32>
  %v3 = vector.bitcast %v2 : vector<1x4xf32> to vector<1x8xf16>
  %v6 = vector.constant_mask [4, 1, 1] : vector<4x1x1xi1>
  %v7 = vector.mask %v6 { vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d1, d2, d0)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<maxnumf>} %v4, %v5, %v1 : vector<1xf32>, vector<1x1x4xf32> into vector<4x1xf32> } : vector<4x1x1xi1> -> vector<4x1xf32>
  %v8, %v9, %v10, %v11 = vector.to_elements %v7 : vector<4x1xf32>
  %v12 = vector.from_elements %v9, %v11, %v10, %v8 : vector<4xf32>
  "t.use"(%v3, %v12) : (vector<1x8xf16>, vector<4xf32>) -> ()
  return
}
// -----
func.func @f(%v6: vector<4xi1>, %v5: vector<2x4xi1>, %v8: vector<4xi1>, %v10: vector<8xf32>, %v12: i8) {
  %v1 = arith.constant dense<1.0> : vector<8xf32>
  %v2 = arith.constant 1.0 : f32
  %v3 = arith.constant 6 : index
  %v4 = vector.insert %v2, %v1[%v3] : f32 into vector<8xf32>
  %v7 = vector.insert %v6, %v5[1] : vector<4xi1> into vector<2x4xi1>
  %v9 = vector.insert %v8, %v7[0] : vector<4xi1> into vector<2x4xi1>
  %v11 = vector.multi_reduction <minimumf>, %v4, %v10 [] : vector<8xf32> to vector<8xf32>
  %v13 = vector.broadcast %v12 : i8 to vector<1x2x2xi8>
  %v14 = vector.extract_strided_slice %v10 {offsets = [1], sizes = [5], strides = [1]} : vector<8xf32> to vector<5xf32>
  "t.use"(%v9, %v11, %v13, %v14) : (vector<2x4xi1>, vector<8xf32>, vector<1x2x2xi8>, vector<5xf32>) -> ()
  return
}
// -----
func.func @f(%v11: f32) {
  %v1 = arith.constant dense<0.0> : vector<f32>
  %v2 = arith.constant dense<-0.0> : vector<f32>
  %v3 = vector.interleave %v1, %v2 : vector<f32> -> vector<2xf32>
  %v4 = arith.constant dense<-0.0> : vector<f16>
  %v5 = arith.constant dense<1.0> : vector<f16>
  %v6 = vector.fma %v4, %v4, %v5 : vector<f16>
  %v7 = arith.constant dense<[[[2.5, 2.5], [1.0, -1.0], [1.0, -0.0], [1.0, 0.0]]]> : vector<1x4x2xf32>
  %v8 = arith.constant dense<[[-1.0], [2.5], [2.5], [2.5]]> : vector<4x1xf32>
  %v9 = arith.constant dense<[-1.0, 2.5]> : vector<2xf32>
  %v10 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d1, d0)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0)>], iterator_types = ["parallel", "reduction", "reduction"]} %v7, %v8, %v9 : vector<1x4x2xf32>, vector<4x1xf32> into vector<2xf32>
  %v12 = vector.broadcast %v11 : f32 to vector<2x2xf32>
  "t.use"(%v3, %v6, %v10, %v12) : (vector<2xf32>, vector<f16>, vector<2xf32>, vector<2x2xf32>) -> ()
  return
}
// -----
func.func @f(%v2: i64, %v1: vector<4xi64>) {
  %v3 = arith.constant 3 : index
  %v4 = vector.insert %v2, %v1[%v3] : i64 into vector<4xi64>
  %v5 = arith.constant 4 : index
  %v6 = vector.create_mask %v5 : vector<4xi1>
  %v7 = arith.select %v6, %v4, %v1 : vector<4xi1>, vector<4xi64>
  "t.use"(%v7) : (vector<4xi64>) -> ()
  return
}
// -----
func.func @f(%v1: vector<f16>, %v3: vector<f16>, %v11: vector<8xf32>) {
  %v2 = arith.constant dense<-1.0> : vector<f16>
  %v4 = vector.fma %v1, %v2, %v3 : vector<f16>
  %v5 = vector.extract %v3[] : f16 from vector<f16>
  %v6 = vector.extract %v3[] : f16 from vector<f16>
  %v7 = vector.extract %v3[] : f16 from vector<f16>
  %v8 = vector.extract %v3[] : f16 from vector<f16>
  %v9 = vector.from_elements %v5, %v7, %v8, %v6 : vector<2x2xf16>
  %v10 = vector.reduction <maximumf>, %v4 : vector<f16> into f16
  %v12 = vector.bitcast %v11 : vector<8xf32> to vector<16xf16>
  "t.use"(%v6, %v8, %v9, %v10, %v12) : (f16, f16, vector<2x2xf16>, f16, vector<16xf16>) -> ()
  return
}
// -----
func.func @f() {
  %v1 = arith.constant dense<100> : vector<4xi32>
  %v2 = arith.constant dense<0> : vector<[4]xi32>
  %v3 = vector.scalable.insert %v1, %v2[0] : vector<4xi32> into vector<[4]xi32>
  %v4 = vector.extract %v3[-1] : i32 from vector<[4]xi32>
  "t.use"(%v4) : (i32) -> ()
  return
}
// -----
func.func @f(%v2: vector<1x7x1xi32>, %v1: vector<4x8x1xi32>) {
  %v3 = vector.insert_strided_slice %v2, %v1 {offsets = [0, 0, 0], strides = [1, 1, 1]} : vector<1x7x1xi32> into vector<4x8x1xi32>
  %v4 = vector.extract %v2[0] : vector<7x1xi32> from vector<1x7x1xi32>
  %v5 = arith.constant dense<[-7, 2, 1]> : vector<3xi64>
  %v6 = vector.transpose %v5, [0] : vector<3xi64> to vector<3xi64>
  "t.use"(%v3, %v4, %v6) : (vector<4x8x1xi32>, vector<7x1xi32>, vector<3xi64>) -> ()
  return
}
// -----
func.func @f(%v1: vector<4x3x4xi1>, %v5: vector<8xi1>) {
  %v2 = arith.constant dense<false> : vector<2x3x2xi1>
  %v3 = vector.insert_strided_slice %v2, %v1 {offsets = [0, 0, 0], strides = [1, 1, 1]} : vector<2x3x2xi1> into vector<4x3x4xi1>
  %v4 = vector.extract %v3[1, 0] : vector<4xi1> from vector<4x3x4xi1>
  %v6 = vector.transpose %v5, [0] : vector<8xi1> to vector<8xi1>
  %v7 = arith.constant false
  %v8 = arith.constant 2 : index
  %v9 = vector.insert %v7, %v3[1, %v8, 2] : i1 into vector<4x3x4xi1>
  %v10 = arith.constant dense<100> : vector<index>
  %v11 = vector.shape_cast %v10 : vector<index> to vector<index>
  "t.use"(%v3, %v4, %v6, %v9, %v11) : (vector<4x3x4xi1>, vector<4xi1>, vector<8xi1>, vector<4x3x4xi1>, vector<index>) -> ()
  return
}
// -----
func.func @f(%v1: vector<3x1xf32>, %v3: index) {
  %v2 = vector.shape_cast %v1 : vector<3x1xf32> to vector<1x3x1xf32>
  %v4 = arith.constant 1 : index
  %v5 = arith.constant -1 : index
  %v6 = vector.from_elements %v3, %v4, %v5 : vector<3xindex>
  %v7 = arith.constant 9 : index
  %v8 = arith.constant 8 : index
  %v9 = vector.create_mask %v7, %v8 : vector<8x8xi1>
  %v10 = vector.extract %v9[%v8, -1] : i1 from vector<8x8xi1>
  "t.use"(%v2, %v6, %v10) : (vector<1x3x1xf32>, vector<3xindex>, i1) -> ()
  return
}
// -----
func.func @f() {
  %v1 = vector.constant_mask [1, 4] : vector<1x4xi1>
  %v2 = arith.ori %v1, %v1 : vector<1x4xi1>
  %v3 = arith.constant dense<[[true, false, false, true]]> : vector<1x4xi1>
  %v4 = arith.select %v3, %v2, %v3 : vector<1x4xi1>, vector<1x4xi1>
  %v5 = arith.constant false
  %v6 = vector.insert %v5, %v4[0, 1] : i1 into vector<1x4xi1>
  %v7 = vector.constant_mask [1] : vector<i1>
  "t.use"(%v6, %v7) : (vector<1x4xi1>, vector<i1>) -> ()
  return
}
// -----
func.func @f(%v1: vector<4x2xf16>, %v3: vector<1xf16>, %v5: f16, %v7: vector<3x1xf16>) {
  %v2 = vector.extract %v1[0] : vector<2xf16> from vector<4x2xf16>
  %v4 = vector.insert_strided_slice %v3, %v1 {offsets = [2, 0], strides = [1]} : vector<1xf16> into vector<4x2xf16>
  %v6 = vector.insert %v5, %v1[1, 1] : f16 into vector<4x2xf16>
  %v8 = vector.insert_strided_slice %v7, %v1 {offsets = [1, 0], strides = [1, 1]} : vector<3x1xf16> into vector<4x2xf16>
  "t.use"(%v2, %v4, %v6, %v8) : (vector<2xf16>, vector<4x2xf16>, vector<4x2xf16>, vector<4x2xf16>) -> ()
  return
}
// -----
func.func @f(%v1: vector<i32>) {
  %v2 = vector.extract %v1[] : i32 from vector<i32>
  %v3 = arith.constant dense<[5, 0, 0, 1]> : vector<4xindex>
  %v4, %v5 = vector.deinterleave %v3 : vector<4xindex> -> vector<2xindex>
  %v6 = vector.transpose %v5, [0] : vector<2xindex> to vector<2xindex>
  "t.use"(%v2, %v4, %v6) : (i32, vector<2xindex>, vector<2xindex>) -> ()
  return
}
// -----
func.func @f(%v2: i64, %v4: vector<1xf16>, %v6: vector<4xi32>) {
  %v1 = arith.constant dense<0> : vector<i64>
  %v3 = vector.insert %v2, %v1[] : i64 into vector<i64>
  %v5 = vector.extract_strided_slice %v4 {offsets = [0], sizes = [1], strides = [1]} : vector<1xf16> to vector<1xf16>
  %v7 = arith.constant dense<[0, 100, 0, 2]> : vector<4xi32>
  %v8 = vector.outerproduct %v6, %v7 {kind = #vector.kind<add>} : vector<4xi32>, vector<4xi32>
  "t.use"(%v3, %v5, %v8) : (vector<i64>, vector<1xf16>, vector<4x4xi32>) -> ()
  return
}
// -----
func.func @f(%v4: vector<4xf16>) {
  %v1 = arith.constant dense<2.5> : vector<8x8xf32>
  %v2 = arith.constant dense<0.0> : vector<8x8xf32>
  %v3 = vector.shuffle %v1, %v2 [0, 1] : vector<8x8xf32>, vector<8x8xf32>
  %v5 = vector.extract %v4[0] : f16 from vector<4xf16>
  %v6 = vector.extract %v4[1] : f16 from vector<4xf16>
  %v7 = vector.extract %v4[2] : f16 from vector<4xf16>
  %v8 = vector.extract %v4[3] : f16 from vector<4xf16>
  %v9 = vector.extract %v4[0] : f16 from vector<4xf16>
  %v10 = vector.extract %v4[1] : f16 from vector<4xf16>
  %v11 = vector.extract %v4[2] : f16 from vector<4xf16>
  %v12 = vector.extract %v4[3] : f16 from vector<4xf16>
  %v13 = vector.from_elements %v5, %v6, %v7, %v8, %v9, %v10, %v11, %v12 : vector<1x8xf16>
  "t.use"(%v3, %v12, %v13) : (vector<2x8xf32>, f16, vector<1x8xf16>) -> ()
  return
}
// -----
func.func @f(%v1: vector<2x1xf32>) {
  %v2 = arith.constant dense<[2.5]> : vector<1xf32>
  %v3, %v4 = vector.scan <minnumf>, %v1, %v2 {inclusive = false, reduction_dim = 0} : vector<2x1xf32>, vector<1xf32>
  %v5 = arith.constant dense<1.0> : vector<4x2x2xf32>
  %v6 = vector.bitcast %v5 : vector<4x2x2xf32> to vector<4x2x4xbf16>
  "t.use"(%v3, %v4, %v6) : (vector<2x1xf32>, vector<1xf32>, vector<4x2x4xbf16>) -> ()
  return
}
// -----
func.func @f(%v1: vector<2x1xi32>, %v3: vector<4xf32>, %v4: vector<[8]xf32>, %v5: vector<4x[8]xf32>, %v7: index) {
  %v2 = vector.insert_strided_slice %v1, %v1 {offsets = [0, 0], strides = [1, 1]} : vector<2x1xi32> into vector<2x1xi32>
  %v6 = vector.outerproduct %v3, %v4, %v5 : vector<4xf32>, vector<[8]xf32>
  %v8 = vector.create_mask %v7 : vector<i1>
  %v9 = vector.shape_cast %v8 : vector<i1> to vector<1xi1>
  "t.use"(%v2, %v6, %v9) : (vector<2x1xi32>, vector<4x[8]xf32>, vector<1xi1>) -> ()
  return
}
// -----
func.func @f(%v2: index, %v1: vector<index>, %v5: vector<4xi32>) {
  %v3 = vector.insert %v2, %v1[] : index into vector<index>
  %v4 = vector.constant_mask [1] : vector<1xi1>
  %v6 = arith.constant dense<5> : vector<[8]xi32>
  %v7 = vector.scalable.insert %v5, %v6[4] : vector<4xi32> into vector<[8]xi32>
  %v8 = vector.insert_strided_slice %v6, %v7 {offsets = [0], strides = [1]} : vector<[8]xi32> into vector<[8]xi32>
  "t.use"(%v3, %v4, %v8) : (vector<index>, vector<1xi1>, vector<[8]xi32>) -> ()
  return
}
// -----
func.func @f(%v1: vector<1x2x4xf32>, %v4: index) {
  %v2 = vector.transpose %v1, [0, 1, 2] : vector<1x2x4xf32> to vector<1x2x4xf32>
  %v3 = arith.constant 1 : index
  %v5 = arith.constant -1 : index
  %v6 = vector.create_mask %v3, %v4, %v5 : vector<1x4x2xi1>
  "t.use"(%v2, %v6) : (vector<1x2x4xf32>, vector<1x4x2xi1>) -> ()
  return
}
// -----
func.func @f(%v2: vector<1x8x4xf32>, %v1: vector<4x8x4xf32>) {
  %v3 = vector.insert_strided_slice %v2, %v1 {offsets = [1, 0, 0], strides = [1, 1, 1]} : vector<1x8x4xf32> into vector<4x8x4xf32>
  %v4 = vector.constant_mask [0] : vector<i1>
  %v5 = arith.constant dense<-1> : vector<4x1x1xi32>
  %v6 = arith.constant 5 : i32
  %v7 = vector.multi_reduction <or>, %v5, %v6 [0, 1, 2] : vector<4x1x1xi32> to i32
  %v8 = vector.constant_mask [1] : vector<i1>
  %v9 = vector.broadcast %v4 : vector<i1> to vector<4xi1>
  "t.use"(%v3, %v7, %v8, %v9) : (vector<4x8x4xf32>, i32, vector<i1>, vector<4xi1>) -> ()
  return
}
// -----
func.func @f(%v3: vector<1x3xf32>) {
  %v1 = arith.constant dense<1.0> : vector<1x8xf32>
  %v2 = vector.extract %v1[0] : vector<8xf32> from vector<1x8xf32>
  %v4 = vector.insert_strided_slice %v3, %v1 {offsets = [0, 0], strides = [1, 1]} : vector<1x3xf32> into vector<1x8xf32>
  %v5 = arith.constant dense<[[0.0, -1.0, -0.0]]> : vector<1x3xf32>
  %v6 = vector.shuffle %v3, %v5 [1, -1, 0, 1] : vector<1x3xf32>, vector<1x3xf32>
  "t.use"(%v2, %v4, %v6) : (vector<8xf32>, vector<1x8xf32>, vector<4x3xf32>) -> ()
  return
}
// -----
func.func @f(%v7: vector<2xf32>) {
  %v2 = arith.constant dense<-1> : vector<i8>
  %v3 = vector.extract %v2[] : i8 from vector<i8>
  %v4 = arith.constant dense<0.0> : vector<[1]x2x1xf16>
  %v5 = arith.constant dense<[[1.0], [1.0]]> : vector<2x1xf16>
  %v6 = vector.insert %v5, %v4[0] : vector<2x1xf16> into vector<[1]x2x1xf16>
  %v8 = vector.insert_strided_slice %v7, %v7 {offsets = [0], strides = [1]} : vector<2xf32> into vector<2xf32>
  %v9 = vector.extract %v8[-1] : f32 from vector<2xf32>
  "t.use"(%v3, %v6, %v9) : (i8, vector<[1]x2x1xf16>, f32) -> ()
  return
}
// -----
func.func @f(%v8: i1, %v12: vector<8x1xi1>, %v14: vector<1xi1>, %v18: f32) {
  %v1 = arith.constant dense<true> : vector<8x1xi1>
  %v2 = arith.constant false
  %v3 = vector.insert %v2, %v1[0, 0] : i1 into vector<8x1xi1>
  %v4 = vector.insert %v2, %v3[1, 0] : i1 into vector<8x1xi1>
  %v5 = vector.insert %v2, %v4[2, 0] : i1 into vector<8x1xi1>
  %v6 = vector.insert %v2, %v5[3, 0] : i1 into vector<8x1xi1>
  %v7 = vector.insert %v2, %v6[4, 0] : i1 into vector<8x1xi1>
  %v9 = vector.insert %v8, %v7[5, 0] : i1 into vector<8x1xi1>
  %v10 = vector.insert %v2, %v9[6, 0] : i1 into vector<8x1xi1>
  %v11 = vector.insert %v2, %v10[7, 0] : i1 into vector<8x1xi1>
  %v13 = vector.shuffle %v9, %v12 [8] : vector<8x1xi1>, vector<8x1xi1>
  %v15 = vector.insert_strided_slice %v14, %v12 {offsets = [0, 0], strides = [1]} : vector<1xi1> into vector<8x1xi1>
  %v16 = vector.constant_mask [1, 1] : vector<1x1xi1>
  %v17 = arith.select %v16, %v13, %v16 : vector<1x1xi1>, vector<1x1xi1>
  %v19 = vector.broadcast %v18 : f32 to vector<[3]xf32>
  "t.use"(%v4, %v11, %v13, %v15, %v17, %v19) : (vector<8x1xi1>, vector<8x1xi1>, vector<1x1xi1>, vector<8x1xi1>, vector<1x1xi1>, vector<[3]xf32>) -> ()
  return
}
// -----
func.func @f(%v1: vector<1xf32>) {
  %v2 = vector.extract_strided_slice %v1 {offsets = [0], sizes = [1], strides = [1]} : vector<1xf32> to vector<1xf32>
  %v3 = vector.to_elements %v2 : vector<1xf32>
  %v4 = vector.from_elements %v3 : vector<1xf32>
  %v5 = vector.extract %v4[0] : f32 from vector<1xf32>
  %v6 = vector.extract %v4[0] : f32 from vector<1xf32>
  %v7 = vector.bitcast %v1 : vector<1xf32> to vector<32xi1>
  "t.use"(%v5, %v6, %v7) : (f32, f32, vector<32xi1>) -> ()
  return
}
// -----
func.func @f(%v1: vector<f32>, %v2: vector<f32>, %v6: vector<1x4xi64>) {
  %v3 = vector.interleave %v1, %v2 : vector<f32> -> vector<2xf32>
  %v4 = arith.constant 0.0 : f32
  %v5 = vector.reduction <minnumf>, %v2, %v4 fastmath<nnan> : vector<f32> into f32
  %v7 = vector.shape_cast %v6 : vector<1x4xi64> to vector<2x2x1xi64>
  %v8 = vector.transpose %v7, [0, 1, 2] : vector<2x2x1xi64> to vector<2x2x1xi64>
  "t.use"(%v3, %v5, %v8) : (vector<2xf32>, f32, vector<2x2x1xi64>) -> ()
  return
}
// -----
func.func @f(%v5: vector<4xi32>) {
  %v1 = arith.constant dense<[2.5, 0.0, 2.5, 0.0, 2.5, 1.0, -1.0, -0.0]> : vector<8xf32>
  %v2 = arith.constant dense<false> : vector<8xi1>
  %v3 = arith.select %v2, %v1, %v1 : vector<8xi1>, vector<8xf32>
  %v4 = vector.shape_cast %v3 : vector<8xf32> to vector<1x8x1xf32>
  %v6 = vector.extract_strided_slice %v5 {offsets = [0], sizes = [4], strides = [1]} : vector<4xi32> to vector<4xi32>
  %v7 = arith.constant dense<[100, 0]> : vector<2xi32>
  %v8 = vector.insert_strided_slice %v7, %v6 {offsets = [2], strides = [1]} : vector<2xi32> into vector<4xi32>
  "t.use"(%v4, %v8) : (vector<1x8x1xf32>, vector<4xi32>) -> ()
  return
}
// -----
func.func @f(%v1: index, %v3: vector<1x3xf32>, %v6: vector<3x1xi64>) {
  %v2 = vector.create_mask %v1 : vector<i1>
  %v4 = vector.extract_strided_slice %v3 {offsets = [0], sizes = [1], strides = [1]} : vector<1x3xf32> to vector<1x3xf32>
  %v5 = vector.transpose %v4, [1, 0] : vector<1x3xf32> to vector<3x1xf32>
  %v7 = vector.interleave %v6, %v6 : vector<3x1xi64> -> vector<3x2xi64>
  "t.use"(%v2, %v5, %v7) : (vector<i1>, vector<3x1xf32>, vector<3x2xi64>) -> ()
  return
}
// -----
func.func @f(%v1: vector<4xf32>) {
  %v2 = vector.shape_cast %v1 : vector<4xf32> to vector<1x4xf32>
  %v3 = arith.addf %v2, %v2 : vector<1x4xf32>
  %v4 = vector.extract_strided_slice %v1 {offsets = [0], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
  %v5, %v6 = vector.deinterleave %v1 : vector<4xf32> -> vector<2xf32>
  %v7 = vector.shape_cast %v6 : vector<2xf32> to vector<2xf32>
  "t.use"(%v3, %v4, %v5, %v6, %v7) : (vector<1x4xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>) -> ()
  return
}
// -----
func.func @f(%v1: vector<4x3x2xf32>, %v3: vector<2xindex>, %v6: vector<2xf32>) {
  %v2 = vector.broadcast %v1 : vector<4x3x2xf32> to vector<4x3x2xf32>
  %v4 = arith.constant 1 : index
  %v5 = vector.extract %v3[%v4] : index from vector<2xindex>
  %v7 = vector.transpose %v6, [0] : vector<2xf32> to vector<2xf32>
  "t.use"(%v2, %v5, %v7) : (vector<4x3x2xf32>, index, vector<2xf32>) -> ()
  return
}
// -----
func.func @f(%v2: vector<2xindex>, %v1: vector<8x2xindex>, %v13: vector<[4]xi32>, %v14: vector<[8]xi32>) {
  %v3 = vector.insert %v2, %v1[0] : vector<2xindex> into vector<8x2xindex>
  %v4 = arith.constant dense<[0, 3]> : vector<2xindex>
  %v5 = vector.insert %v4, %v3[1] : vector<2xindex> into vector<8x2xindex>
  %v6 = vector.insert %v2, %v5[2] : vector<2xindex> into vector<8x2xindex>
  %v7 = vector.insert %v2, %v6[3] : vector<2xindex> into vector<8x2xindex>
  %v8 = vector.insert %v4, %v7[4] : vector<2xindex> into vector<8x2xindex>
  %v9 = vector.insert %v4, %v8[5] : vector<2xindex> into vector<8x2xindex>
  %v10 = vector.insert %v4, %v9[6] : vector<2xindex> into vector<8x2xindex>
  %v11 = vector.insert %v2, %v10[7] : vector<2xindex> into vector<8x2xindex>
  %v12 = vector.shape_cast %v5 : vector<8x2xindex> to vector<8x2x1xindex>
  %v15 = vector.scalable.insert %v13, %v14[4] : vector<[4]xi32> into vector<[8]xi32>
  "t.use"(%v11, %v12, %v15) : (vector<8x2xindex>, vector<8x2x1xindex>, vector<[8]xi32>) -> ()
  return
}
// -----
func.func @f(%v1: vector<8x3x1xi1>, %v3: vector<2x4xf32>, %v5: vector<4x4x2xf32>, %v8: vector<4x2xf32>) {
  %v2 = vector.extract_strided_slice %v1 {offsets = [0, 2, 0], sizes = [8, 1, 1], strides = [1, 1, 1]} : vector<8x3x1xi1> to vector<8x1x1xi1>
  %v4 = vector.extract %v3[1] : vector<4xf32> from vector<2x4xf32>
  %v6 = vector.shape_cast %v5 : vector<4x4x2xf32> to vector<4x4x2xf32>
  %v7 = vector.shuffle %v6, %v6 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4x4x2xf32>, vector<4x4x2xf32>
  %v9 = vector.insert %v8, %v7[0] : vector<4x2xf32> into vector<8x4x2xf32>
  "t.use"(%v2, %v4, %v9) : (vector<8x1x1xi1>, vector<4xf32>, vector<8x4x2xf32>) -> ()
  return
}
// -----
func.func @f(%v2: vector<1xi32>) {
  %v1 = arith.constant dense<0> : vector<1x1xi32>
  %v3, %v4 = vector.scan <maxui>, %v1, %v2 {inclusive = true, reduction_dim = 1} : vector<1x1xi32>, vector<1xi32>
  %v5 = arith.constant dense<0.0> : vector<2xf32>
  %v6 = vector.shape_cast %v5 : vector<2xf32> to vector<2x1xf32>
  "t.use"(%v3, %v4, %v6) : (vector<1x1xi32>, vector<1xi32>, vector<2x1xf32>) -> ()
  return
}
// -----
func.func @f(%v5: index) {
  %v1 = arith.constant dense<2.5> : vector<1xf32>
  %v2 = arith.constant dense<2.5> : vector<4xf32>
  %v3 = vector.outerproduct %v1, %v2 : vector<1xf32>, vector<4xf32>
  %v4 = vector.shape_cast %v1 : vector<1xf32> to vector<f32>
  %v6 = vector.vscale
  %v7 = vector.create_mask %v5, %v5, %v6 : vector<3x[2]x8xi1>
  %v8, %v9 = vector.deinterleave %v7 : vector<3x[2]x8xi1> -> vector<3x[2]x4xi1>
  "t.use"(%v3, %v4, %v8, %v9) : (vector<1x4xf32>, vector<f32>, vector<3x[2]x4xi1>, vector<3x[2]x4xi1>) -> ()
  return
}
// -----
func.func @f(%v1: vector<4xi64>, %v3: vector<1x1x3xf16>, %v5: vector<2x4xf32>, %v6: index) {
  %v2 = vector.extract %v1[2] : i64 from vector<4xi64>
  %v4 = vector.extract_strided_slice %v3 {offsets = [0, 0, 0], sizes = [1, 1, 3], strides = [1, 1, 1]} : vector<1x1x3xf16> to vector<1x1x3xf16>
  %v7 = vector.extract %v5[1, %v6] : f32 from vector<2x4xf32>
  %v8 = arith.constant 2 : index
  %v9 = arith.constant 9 : index
  %v10 = vector.create_mask %v8, %v8, %v9 : vector<4x8x1xi1>
  "t.use"(%v2, %v4, %v7, %v10) : (i64, vector<1x1x3xf16>, f32, vector<4x8x1xi1>) -> ()
  return
}
// -----
func.func @f(%v1: vector<f16>, %v5: vector<8x4xindex>, %v4: vector<4x8x4xindex>, %v7: index, %v9: vector<index>) {
  %v2 = vector.shape_cast %v1 : vector<f16> to vector<1xf16>
  %v3 = vector.insert_strided_slice %v2, %v2 {offsets = [0], strides = [1]} : vector<1xf16> into vector<1xf16>
  %v6 = vector.insert %v5, %v4[-1] : vector<8x4xindex> into vector<4x8x4xindex>
  %v8 = vector.insert %v7, %v5[4, 2] : index into vector<8x4xindex>
  %v10 = arith.constant 5 : index
  %v11 = vector.insert %v10, %v9[] : index into vector<index>
  "t.use"(%v3, %v6, %v8, %v11) : (vector<1xf16>, vector<4x8x4xindex>, vector<8x4xindex>, vector<index>) -> ()
  return
}
// -----
func.func @f(%v2: vector<3xi64>, %v1: vector<4xi64>, %v4: vector<2x2x2xf16>, %v5: vector<2x2xf16>, %v8: vector<4x2x2xi1>) {
  %v3 = vector.insert_strided_slice %v2, %v1 {offsets = [0], strides = [1]} : vector<3xi64> into vector<4xi64>
  %v6 = arith.constant dense<true> : vector<2x2x2xi1>
  %v7 = vector.mask %v6 { vector.multi_reduction <maxnumf>, %v4, %v5 [0] : vector<2x2x2xf16> to vector<2x2xf16> } : vector<2x2x2xi1> -> vector<2x2xf16>
  %v9 = vector.shuffle %v6, %v8 [0, 1, 2, 3, 4, 5] : vector<2x2x2xi1>, vector<4x2x2xi1>
  %v10 = arith.constant 0.0 : f32
  %v11 = vector.broadcast %v10 : f32 to vector<f32>
  %v12 = arith.constant dense<true> : vector<i1>
  %v13 = arith.select %v12, %v11, %v11 : vector<i1>, vector<f32>
  "t.use"(%v3, %v7, %v9, %v13) : (vector<4xi64>, vector<2x2xf16>, vector<6x2x2xi1>, vector<f32>) -> ()
  return
}
// -----
func.func @f(%v1: vector<3x3xi64>, %v3: vector<2x2xf32>, %v13: vector<4x1x4xi32>, %v14: vector<4x1xi32>) {
  %v2 = vector.insert_strided_slice %v1, %v1 {offsets = [0, 0], strides = [1, 1]} : vector<3x3xi64> into vector<3x3xi64>
  %v4, %v5, %v6, %v7 = vector.to_elements %v3 : vector<2x2xf32>
  %v8, %v9, %v10, %v11 = vector.to_elements %v3 : vector<2x2xf32>
  %v12 = vector.from_elements %v8, %v9, %v10, %v11 : vector<4xf32>
  %v15 = vector.constant_mask [4, 1, 4] : vector<4x1x4xi1>
  %v16 = vector.mask %v15 { vector.multi_reduction <maxui>, %v13, %v14 [2] : vector<4x1x4xi32> to vector<4x1xi32> } : vector<4x1x4xi1> -> vector<4x1xi32>
  %v17 = vector.extract %v14[0] : vector<1xi32> from vector<4x1xi32>
  "t.use"(%v2, %v4, %v5, %v6, %v7, %v11, %v12, %v16, %v17) : (vector<3x3xi64>, f32, f32, f32, f32, f32, vector<4xf32>, vector<4x1xi32>, vector<1xi32>) -> ()
  return
}
// -----
func.func @f(%v2: vector<3x1xi64>, %v6: i64) {
  %v1 = vector.constant_mask [4] : vector<4xi1>
  %v4 = arith.constant 2 : i64
  %v5 = vector.insert %v4, %v2[1, 0] : i64 into vector<3x1xi64>
  %v7 = vector.insert %v6, %v5[2, 0] : i64 into vector<3x1xi64>
  "t.use"(%v1, %v7) : (vector<4xi1>, vector<3x1xi64>) -> ()
  return
}
// -----
func.func @f(%v1: f32, %v3: vector<2x4x3xi32>, %v5: i64) {
  %v2 = vector.broadcast %v1 : f32 to vector<f32>
  %v4 = vector.extract %v3[0, -1, 1] : i32 from vector<2x4x3xi32>
  %v6 = vector.broadcast %v5 : i64 to vector<8x4xi64>
  %v7 = arith.constant dense<false> : vector<1x1xi1>
  %v8 = vector.extract_strided_slice %v7 {offsets = [0, 0], sizes = [1, 1], strides = [1, 1]} : vector<1x1xi1> to vector<1x1xi1>
  "t.use"(%v2, %v4, %v6, %v8) : (vector<f32>, i32, vector<8x4xi64>, vector<1x1xi1>) -> ()
  return
}
// -----
func.func @f(%v1: vector<1x1xindex>) {
  %v2 = arith.constant dense<true> : vector<1x1xi1>
  %v3 = arith.select %v2, %v1, %v1 : vector<1x1xi1>, vector<1x1xindex>
  %v4 = vector.step : vector<8xindex>
  %v5 = vector.shape_cast %v1 : vector<1x1xindex> to vector<1x1xindex>
  %v6, %v7 = vector.deinterleave %v4 : vector<8xindex> -> vector<4xindex>
  "t.use"(%v3, %v5, %v6, %v7) : (vector<1x1xindex>, vector<1x1xindex>, vector<4xindex>, vector<4xindex>) -> ()
  return
}
// -----
func.func @f(%v1: vector<4xi32>, %v2: vector<4xi32>) {
  %v3 = vector.shuffle %v1, %v2 [6, 2, 1, 2] : vector<4xi32>, vector<4xi32>
  %v4 = arith.constant dense<[100, 1]> : vector<2xi32>
  %v5 = vector.insert_strided_slice %v4, %v1 {offsets = [0], strides = [1]} : vector<2xi32> into vector<4xi32>
  %v6, %v7 = vector.deinterleave %v5 : vector<4xi32> -> vector<2xi32>
  %v8 = arith.constant 3 : i64
  %v9 = vector.broadcast %v8 : i64 to vector<8x3x3xi64>
  "t.use"(%v3, %v6, %v7, %v9) : (vector<4xi32>, vector<2xi32>, vector<2xi32>, vector<8x3x3xi64>) -> ()
  return
}
// -----
func.func @f(%v1: vector<2x1x1xi32>, %v2: i32, %v5: index, %v13: index) {
  %v3 = vector.multi_reduction <or>, %v1, %v2 [0, 1, 2] : vector<2x1x1xi32> to i32
  %v4 = arith.constant dense<1> : vector<1x[3]xindex>
  %v6 = vector.multi_reduction <and>, %v4, %v5 [0, 1] : vector<1x[3]xindex> to index
  %v7 = vector.step : vector<[2]xindex>
  %v8 = arith.constant 4 : index
  %v9 = vector.broadcast %v8 : index to vector<[2]xindex>
  %v10 = arith.cmpi eq, %v9, %v7 : vector<[2]xindex>
  %v11 = arith.constant -0.0 : f16
  %v12 = vector.from_elements %v11 : vector<f16>
  %v14 = arith.constant 2 : index
  %v15 = vector.from_elements %v13, %v6, %v14 : vector<3xindex>
  "t.use"(%v3, %v9, %v10, %v12, %v15) : (i32, vector<[2]xindex>, vector<[2]xi1>, vector<f16>, vector<3xindex>) -> ()
  return
}
// -----
func.func @f(%v1: vector<[3]xf64>, %v2: vector<[3]xi1>) {
  %v3 = vector.mask %v2 { vector.reduction <minnumf>, %v1 fastmath<reassoc> : vector<[3]xf64> into f64 } : vector<[3]xi1> -> f64
  %v4 = vector.step : vector<[1]xindex>
  %v5 = arith.constant dense<2> : vector<[1]xindex>
  %v6 = arith.cmpi ule, %v4, %v5 : vector<[1]xindex>
  "t.use"(%v3, %v6) : (f64, vector<[1]xi1>) -> ()
  return
}
// -----
func.func @f(%v4: vector<4xi32>) {
  %v1 = arith.constant dense<false> : vector<4x8x8xi1>
  %v2 = arith.constant dense<true> : vector<2x8x8xi1>
  %v3 = vector.shuffle %v1, %v2 [4, 5] : vector<4x8x8xi1>, vector<2x8x8xi1>
  %v5 = vector.insert_strided_slice %v4, %v4 {offsets = [0], strides = [1]} : vector<4xi32> into vector<4xi32>
  "t.use"(%v3, %v5) : (vector<2x8x8xi1>, vector<4xi32>) -> ()
  return
}
// -----
func.func @f(%v1: vector<1x2x4xi1>) {
  %v2 = arith.constant dense<false> : vector<4xi1>
  %v3 = vector.insert %v2, %v1[0, -1] : vector<4xi1> into vector<1x2x4xi1>
  %v4 = vector.insert_strided_slice %v2, %v2 {offsets = [0], strides = [1]} : vector<4xi1> into vector<4xi1>
  %v5 = vector.extract %v4[0] : i1 from vector<4xi1>
  %v6 = arith.constant 3 : index
  %v7 = vector.extract %v1[0, 1, %v6] : i1 from vector<1x2x4xi1>
  "t.use"(%v3, %v5, %v7) : (vector<1x2x4xi1>, i1, i1) -> ()
  return
}
// -----
func.func @f(%v1: vector<2x3xf16>) {
  %v2 = arith.constant dense<0.0> : vector<2xf16>
  %v3 = vector.multi_reduction <add>, %v1, %v2 [1] : vector<2x3xf16> to vector<2xf16>
  %v4 = vector.extract %v2[1] : f16 from vector<2xf16>
  %v5 = vector.shuffle %v3, %v3 [1, 0] : vector<2xf16>, vector<2xf16>
  "t.use"(%v4, %v5) : (f16, vector<2xf16>) -> ()
  return
}
// -----
func.func @f(%v1: vector<4xf32>, %v8: vector<f64>) {
  %v2 = arith.mulf %v1, %v1 : vector<4xf32>
  %v3, %v4, %v5, %v6 = vector.to_elements %v2 : vector<4xf32>
  %v7 = vector.from_elements %v6, %v4, %v5, %v3 : vector<2x2xf32>
  %v9 = vector.reduction <mul>, %v8 : vector<f64> into f64
  "t.use"(%v5, %v7, %v9) : (f32, vector<2x2xf32>, f64) -> ()
  return
}
// -----
func.func @f(%v1: vector<i8>, %v3: vector<4xi32>, %v7: vector<2x2x8xf16>) {
  %v2 = vector.to_elements %v1 : vector<i8>
  %v4 = vector.extract %v3[0] : i32 from vector<4xi32>
  %v5 = arith.constant 9 : index
  %v6 = vector.create_mask %v5 : vector<8xi1>
  %v8 = vector.shuffle %v7, %v7 [-1, -1] : vector<2x2x8xf16>, vector<2x2x8xf16>
  "t.use"(%v2, %v4, %v6, %v8) : (i8, i32, vector<8xi1>, vector<2x2x8xf16>) -> ()
  return
}
// -----
func.func @f(%v1: vector<4x4xf32>, %v4: vector<f16>) {
  %v2 = vector.transpose %v1, [0, 1] : vector<4x4xf32> to vector<4x4xf32>
  %v3 = vector.transpose %v2, [0, 1] : vector<4x4xf32> to vector<4x4xf32>
  %v5 = arith.constant -1.0 : f16
  %v6 = vector.insert %v5, %v4[] : f16 into vector<f16>
  "t.use"(%v3, %v6) : (vector<4x4xf32>, vector<f16>) -> ()
  return
}
// -----
func.func @f(%v1: vector<8x4xi32>, %v7: vector<8x3x1xi8>) {
  %v2 = vector.extract %v1[5] : vector<4xi32> from vector<8x4xi32>
  %v3 = vector.step : vector<8xindex>
  %v4 = arith.constant 9 : index
  %v5 = vector.broadcast %v4 : index to vector<8xindex>
  %v6 = arith.cmpi sge, %v3, %v5 : vector<8xindex>
  %v8 = vector.shape_cast %v7 : vector<8x3x1xi8> to vector<24xi8>
  %v9 = vector.extract %v5[] : vector<8xindex> from vector<8xindex>
  "t.use"(%v2, %v6, %v8, %v9) : (vector<4xi32>, vector<8xi1>, vector<24xi8>, vector<8xindex>) -> ()
  return
}
// -----
func.func @f(%v2: vector<2x1xf32>) {
  %v3 = arith.constant dense<-0.0> : vector<1xf32>
  %v4, %v5 = vector.scan <maximumf>, %v2, %v3 {inclusive = true, reduction_dim = 0} : vector<2x1xf32>, vector<1xf32>
  %v6 = vector.extract_strided_slice %v3 {offsets = [0], sizes = [1], strides = [1]} : vector<1xf32> to vector<1xf32>
  %v7 = vector.constant_mask [1] : vector<i1>
  %v8 = arith.constant -1 : index
  %v9 = vector.create_mask %v8 : vector<2xi1>
  "t.use"(%v4, %v5, %v6, %v7, %v9) : (vector<2x1xf32>, vector<1xf32>, vector<1xf32>, vector<i1>, vector<2xi1>) -> ()
  return
}
// -----
func.func @f(%v3: index) {
  %v1 = arith.constant dense<1> : vector<i32>
  %v2 = arith.addi %v1, %v1 : vector<i32>
  %v4 = arith.constant -1 : index
  %v5 = vector.create_mask %v3, %v3, %v4 : vector<1x1x8xi1>
  "t.use"(%v2, %v5) : (vector<i32>, vector<1x1x8xi1>) -> ()
  return
}
// -----
func.func @f(%v1: vector<4xindex>, %v2: index, %v6: i64, %v4: vector<8x1xi64>, %v5: i64, %v12: i64, %v15: i64) {
  %v3 = vector.multi_reduction <mul>, %v1, %v2 [0] : vector<4xindex> to index
  %v7 = vector.insert %v6, %v4[6, 0] : i64 into vector<8x1xi64>
  %v8 = vector.insert %v5, %v7[0, 0] : i64 into vector<8x1xi64>
  %v9 = vector.insert %v5, %v8[1, 0] : i64 into vector<8x1xi64>
  %v10 = vector.insert %v5, %v9[3, 0] : i64 into vector<8x1xi64>
  %v11 = vector.insert %v5, %v10[4, 0] : i64 into vector<8x1xi64>
  %v13 = vector.insert %v12, %v11[5, 0] : i64 into vector<8x1xi64>
  %v14 = vector.insert %v5, %v13[7, 0] : i64 into vector<8x1xi64>
  %v16 = vector.insert %v15, %v14[2, 0] : i64 into vector<8x1xi64>
  %v17, %v18, %v19, %v20, %v21, %v22, %v23, %v24 = vector.to_elements %v16 : vector<8x1xi64>
  %v25 = vector.extract %v16[-1, 0] : i64 from vector<8x1xi64>
  %v26 = vector.extract %v16[1] : vector<1xi64> from vector<8x1xi64>
  "t.use"(%v3, %v17, %v18, %v19, %v20, %v21, %v22, %v23, %v24, %v25, %v26) : (index, i64, i64, i64, i64, i64, i64, i64, i64, i64, vector<1xi64>) -> ()
  return
}
// -----
func.func @f(%v1: vector<i32>, %v3: vector<[4]xf16>, %v7: f32) {
  %v2 = vector.reduction <xor>, %v1 : vector<i32> into i32
  %v4, %v5 = vector.deinterleave %v3 : vector<[4]xf16> -> vector<[2]xf16>
  %v6 = vector.constant_mask [0, 0] : vector<[2]x4xi1>
  %v8 = vector.broadcast %v7 : f32 to vector<3x1xf32>
  "t.use"(%v2, %v4, %v5, %v6, %v8) : (i32, vector<[2]xf16>, vector<[2]xf16>, vector<[2]x4xi1>, vector<3x1xf32>) -> ()
  return
}
// -----
func.func @f(%v1: vector<2x3xf32>, %v5: vector<1x8xf16>, %v6: vector<8xf16>) {
  %v2 = vector.shape_cast %v1 : vector<2x3xf32> to vector<1x3x2xf32>
  %v3 = arith.constant 0 : index
  %v4 = vector.extract %v1[%v3] : vector<3xf32> from vector<2x3xf32>
  %v7 = vector.multi_reduction <minnumf>, %v5, %v6 [0] : vector<1x8xf16> to vector<8xf16>
  %v8 = vector.broadcast %v6 : vector<8xf16> to vector<3x3x8xf16>
  %v9 = arith.subf %v2, %v2 : vector<1x3x2xf32>
  "t.use"(%v4, %v7, %v8, %v9) : (vector<3xf32>, vector<8xf16>, vector<3x3x8xf16>, vector<1x3x2xf32>) -> ()
  return
}
// -----
func.func @f(%v3: vector<f16>, %v4: f16) {
  %v1 = arith.constant dense<100> : vector<1x1xindex>
  %v2 = vector.multi_reduction <and>, %v1, %v1 [] : vector<1x1xindex> to vector<1x1xindex>
  %v5 = vector.reduction <minnumf>, %v3, %v4 fastmath<fast> : vector<f16> into f16
  %v6 = vector.extract %v2[0] : vector<1xindex> from vector<1x1xindex>
  "t.use"(%v5, %v6) : (f16, vector<1xindex>) -> ()
  return
}
// -----
func.func @f(%v2: vector<2xf32>, %v1: vector<8xf32>, %v4: i1, %v7: vector<1xf32>) {
  %v3 = vector.insert_strided_slice %v2, %v1 {offsets = [0], strides = [1]} : vector<2xf32> into vector<8xf32>
  %v5 = vector.broadcast %v4 : i1 to vector<2xi1>
  %v6 = vector.transpose %v2, [0] : vector<2xf32> to vector<2xf32>
  %v8 = vector.insert_strided_slice %v7, %v6 {offsets = [0], strides = [1]} : vector<1xf32> into vector<2xf32>
  "t.use"(%v3, %v5, %v8) : (vector<8xf32>, vector<2xi1>, vector<2xf32>) -> ()
  return
}
// -----
func.func @f(%v1: vector<[8]x3xf32>, %v2: vector<3xf32>, %v9: vector<4xf32>, %v10: vector<4x4xf32>) {
  %v3, %v4 = vector.scan <minnumf>, %v1, %v2 {inclusive = true, reduction_dim = 0} : vector<[8]x3xf32>, vector<3xf32>
  %v5, %v6, %v7 = vector.to_elements %v4 : vector<3xf32>
  %v8 = vector.from_elements %v6, %v5, %v7 : vector<3xf32>
  %v11 = arith.constant dense<1.0> : vector<4xf32>
  %v12 = vector.contract {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d1)>], iterator_types = ["reduction", "parallel"]} %v9, %v10, %v11 : vector<4xf32>, vector<4x4xf32> into vector<4xf32>
  %v13, %v14, %v15 = vector.to_elements %v8 : vector<3xf32>
  %v16 = vector.from_elements %v13, %v14, %v15 : vector<1x3xf32>
  %v17 = vector.extract %v12[0] : f32 from vector<4xf32>
  "t.use"(%v3, %v5, %v16, %v17) : (vector<[8]x3xf32>, f32, vector<1x3xf32>, f32) -> ()
  return
}
// -----
func.func @f(%v1: vector<4x2x3xi32>, %v2: index) {
  %v3 = vector.extract %v1[0, %v2] : vector<3xi32> from vector<4x2x3xi32>
  %v4 = vector.extract %v1[%v2] : vector<2x3xi32> from vector<4x2x3xi32>
  %v5 = vector.transpose %v1, [2, 1, 0] : vector<4x2x3xi32> to vector<3x2x4xi32>
  %v6 = vector.shape_cast %v5 : vector<3x2x4xi32> to vector<24xi32>
  %v7 = arith.constant dense<0> : vector<2x4xi8>
  %v8 = vector.extract_strided_slice %v7 {offsets = [0, 2], sizes = [1, 1], strides = [1, 1]} : vector<2x4xi8> to vector<1x1xi8>
  "t.use"(%v3, %v4, %v5, %v6, %v8) : (vector<3xi32>, vector<2x3xi32>, vector<3x2x4xi32>, vector<24xi32>, vector<1x1xi8>) -> ()
  return
}
// -----
func.func @f(%v1: vector<2x8x3xf32>, %v2: vector<2x8x3xf32>) {
  %v3 = vector.interleave %v1, %v2 : vector<2x8x3xf32> -> vector<2x8x6xf32>
  %v4 = arith.constant dense<0> : vector<4x2xi32>
  %v5 = arith.subi %v4, %v4 : vector<4x2xi32>
  %v6 = arith.subf %v1, %v2 : vector<2x8x3xf32>
  %v7 = arith.constant 4 : index
  %v8 = vector.create_mask %v7 : vector<1xi1>
  "t.use"(%v3, %v5, %v6, %v8) : (vector<2x8x6xf32>, vector<4x2xi32>, vector<2x8x3xf32>, vector<1xi1>) -> ()
  return
}
// -----
func.func @f(%v1: vector<i1>, %v3: vector<1x3xf32>, %v6: vector<8xf32>, %v5: vector<3x8xf32>) {
  %v2 = vector.to_elements %v1 : vector<i1>
  %v4 = vector.broadcast %v3 : vector<1x3xf32> to vector<1x3xf32>
  %v7 = vector.insert %v6, %v5[0] : vector<8xf32> into vector<3x8xf32>
  %v8 = vector.insert %v6, %v7[1] : vector<8xf32> into vector<3x8xf32>
  %v9 = vector.shuffle %v8, %v5 [0, 1, 2] : vector<3x8xf32>, vector<3x8xf32>
  "t.use"(%v2, %v4, %v9) : (i1, vector<1x3xf32>, vector<3x8xf32>) -> ()
  return
}
