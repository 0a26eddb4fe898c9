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
  %v13 = vector.broadcast %v12 : i8 to vector<1x2x2xi8>
  %v14 = vector.extract_strided_slice %v10 {offsets = [1], sizes = [5], strides = [1]} : vector<8xf32> to vector<5xf32>
  "t.use"(%v9, %v4, %v13, %v14) : (vector<2x4xi1>, vector<8xf32>, vector<1x2x2xi8>, vector<5xf32>) -> ()
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
func.func @f(%v3: vector<f16>, %v4: f16) {
  %v1 = arith.constant dense<100> : vector<1x1xindex>
  %v2 = vector.multi_reduction <and>, %v1, %v1 [] : vector<1x1xindex> to vector<1x1xindex>
  %v5 = vector.reduction <minnumf>, %v3, %v4 fastmath<fast> : vector<f16> into f16
  %v6 = vector.extract %v2[0] : vector<1xindex> from vector<1x1xindex>
  "t.use"(%v5, %v6) : (f16, vector<1xindex>) -> ()
  return
}
