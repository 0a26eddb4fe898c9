// ARGS: --canonicalize --split-input-file
func.func @ss(%a: vector<1x4x1xf32>) -> (vector<1x1x1xf32>, vector<1x2x1xf32>) {
  %0 = vector.extract_strided_slice %a {offsets = [0, 1], sizes = [1, 1], strides = [1, 1]} : vector<1x4x1xf32> to vector<1x1x1xf32>
  %1 = vector.extract_strided_slice %a {offsets = [0, 1], sizes = [1, 2], strides = [1, 1]} : vector<1x4x1xf32> to vector<1x2x1xf32>
  return %0, %1 : vector<1x1x1xf32>, vector<1x2x1xf32>
}
// -----
func.func @f(%v5: vector<[8]xi32>, %e: vector<[4]xi32>) -> (vector<[8]xi32>, vector<2x[4]xi32>,vector<2x[4]xi32>, vector<2x[4]xi32>) {
  %v1 = arith.constant dense<0> : vector<[8]xi32>
  %w = arith.constant dense<0> : vector<2x[4]xi32>
  %x = arith.constant dense<0> : vector<[4]xi32>
  %y = arith.constant dense<2> : vector<[4]xi32>
  %v3 = arith.constant 0 : i32
  %v4 = vector.insert %v3, %v1[1] : i32 into vector<[8]xi32>
  %v6 = vector.insert %x, %w[1] : vector<[4]xi32> into vector<2x[4]xi32>
  %v7 = vector.insert %y, %w[1] : vector<[4]xi32> into vector<2x[4]xi32>
  %v8 = vector.insert_strided_slice %x, %w {offsets = [1, 0], strides = [1]} : vector<[4]xi32> into vector<2x[4]xi32>
  return %v4, %v6, %v7, %v8 : vector<[8]xi32>, vector<2x[4]xi32>, vector<2x[4]xi32>, vector<2x[4]xi32>
}
// -----
func.func @order(%v8: index) -> (vector<8xi1>, vector<3xi64>){
  %v4 = vector.step : vector<8xindex>
  %v5 = arith.constant dense<7> : vector<8xindex>
  %v6 = arith.cmpi ult, %v5, %v4 : vector<8xindex>
  %v7 = arith.constant dense<3> : vector<4x3xi64>
  %v9 = vector.extract %v7[%v8] : vector<3xi64> from vector<4x3xi64>
  return %v6, %v9: vector<8xi1>, vector<3xi64>
}
// -----
func.func @fe(%v: vector<2x2xf32>, %i: index, %j: index) -> (vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<1xf32>, vector<2xf32>, vector<4xf32>) {
  %0 = vector.extract %v[%i, 0] : f32 from vector<2x2xf32>
  %1 = vector.extract %v[%i, 1] : f32 from vector<2x2xf32>
  %2 = vector.extract %v[%j, 1] : f32 from vector<2x2xf32>
  %a = vector.from_elements %1, %0 : vector<2xf32>
  %b = vector.from_elements %2, %0 : vector<2xf32>
  %3 = vector.extract %v[0, 1] : f32 from vector<2x2xf32>
  %4 = vector.extract %v[1, 0] : f32 from vector<2x2xf32>
  %c = vector.from_elements %3, %4 : vector<2xf32>
  %d = vector.from_elements %3 : vector<1xf32>
  %5 = vector.extract %v[1, 1] : f32 from vector<2x2xf32>
  %e = vector.from_elements %4, %5 : vector<2xf32>
  %6 = vector.extract %v[0, 0] : f32 from vector<2x2xf32>
  %f = vector.from_elements %6, %3, %4, %5 : vector<4xf32>
  return %a, %b, %c, %d, %e, %f: vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<1xf32>, vector<2xf32>, vector<4xf32>
}
// -----
func.func @cm() -> (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xi1>, vector<[4]xi1>, vector<2x[4]xi1>, vector<2x[4]xi1>, vector<[4]xi1>) {
  %v = vector.vscale
  %c4 = arith.constant 4 : index
  %c3 = arith.constant 3 : index
  %c1 = arith.constant 1 : index
  %c-1 = arith.constant -1 : index
  %c0 = arith.constant 0 : index
  %a = arith.muli %v, %c4 : index
  %b = arith.muli %v, %c3 : index
  %0 = vector.create_mask %a : vector<[4]xi1>
  %1 = vector.create_mask %b : vector<[4]xi1>
  %2 = vector.create_mask %c-1 : vector<[4]xi1>
  %3 = vector.create_mask %c0 : vector<[4]xi1>
  %4 = vector.create_mask %c1, %a : vector<2x[4]xi1>
  %5 = vector.create_mask %c0, %a : vector<2x[4]xi1>
  %6 = vector.create_mask %v : vector<[4]xi1>
  return %0, %1, %2, %3, %4, %5, %6: vector<[4]xi1>, vector<[4]xi1>, vector<[4]xi1>, vector<[4]xi1>, vector<2x[4]xi1>, vector<2x[4]xi1>, vector<[4]xi1>
}
// -----
func.func @bc() -> (vector<4xf32>, vector<4xi32>, vector<4xf32>, vector<4xi1>) {
  %1 = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : vector<4xf32>
  %b = vector.bitcast %1 : vector<4xf32> to vector<4xi32>
  %2 = arith.constant dense<1> : vector<4xi32>
  %c = vector.bitcast %2 : vector<4xi32> to vector<4xf32>
  %3 = arith.constant dense<true> : vector<4xi1>
  %d = vector.bitcast %3 : vector<4xi1> to vector<4xi1>
  return %1, %b, %c, %d : vector<4xf32>, vector<4xi32>, vector<4xf32>, vector<4xi1>
}
// -----
func.func @sh() -> (vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<2xi32>) {
  %p = ub.poison : vector<2xi32>
  %a = arith.constant dense<[1, 2]> : vector<2xi32>
  %b = arith.constant dense<[3, 4]> : vector<2xi32>
  %0 = vector.shuffle %p, %b [0, -1, 2] : vector<2xi32>, vector<2xi32>
  %1 = vector.shuffle %a, %p [1, -1, 2] : vector<2xi32>, vector<2xi32>
  %2 = vector.shuffle %a, %b [1, -1, 2] : vector<2xi32>, vector<2xi32>
  %3 = vector.shuffle %a, %b [-1, -1] : vector<2xi32>, vector<2xi32>
  return %0, %1, %2, %3: vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<2xi32>
}
// -----
func.func @fe(%a: f32, %b: f32, %c: f32, %d: f32, %i: index) -> (vector<2xf32>, vector<2xf32>, vector<2x2xf32>, f32, vector<1xf32>) {
  %v = vector.from_elements %a, %b, %c, %d : vector<2x2xf32>
  %0 = vector.extract %v[0] : vector<2xf32> from vector<2x2xf32>
  %1 = vector.extract %v[%i] : vector<2xf32> from vector<2x2xf32>
  %3 = vector.extract %v[%i, 1] : f32 from vector<2x2xf32>
  %w = vector.from_elements %a, %b, %c, %d : vector<1x4x1xf32>
  %4 = vector.extract %w[0, 2] : vector<1xf32> from vector<1x4x1xf32>
  return %0, %1, %v, %3, %4 : vector<2xf32>, vector<2xf32>, vector<2x2xf32>, f32, vector<1xf32>
}
// -----
func.func @cm(%i: index, %j: index) -> (vector<4x3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<4x3xi1>, i1, vector<3xi1>) {
  %c2 = arith.constant 2 : index
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %m = vector.create_mask %c2, %i, %j : vector<3x4x3xi1>
  %n = vector.create_mask %i, %c2, %c0 : vector<3x4x3xi1>
  %o = vector.create_mask %c2, %c8, %j : vector<3x4x3xi1>
  %0 = vector.extract %m[%i] : vector<4x3xi1> from vector<3x4x3xi1>
  %1 = vector.extract %n[1, 3] : vector<3xi1> from vector<3x4x3xi1>
  %2 = vector.extract %o[1, %i] : vector<3xi1> from vector<3x4x3xi1>
  %3 = vector.extract %m[2, 1] : vector<3xi1> from vector<3x4x3xi1>
  %4 = vector.extract %n[%i] : vector<4x3xi1> from vector<3x4x3xi1>
  %5 = vector.extract %o[2, 1, 1] : i1 from vector<3x4x3xi1>
  %6 = vector.extract %m[%i, 1] : vector<3xi1> from vector<3x4x3xi1>
  return %0, %1, %2, %3, %4, %5, %6 : vector<4x3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<4x3xi1>, i1, vector<3xi1>
}
// -----
func.func @b(%v3: vector<[2]xf16>, %w: vector<2xf16>) -> (vector<2x[2]xf16>, vector<4xf16>, vector<2x2xf16>, vector<[2]xf16>) {
  %v4 = vector.broadcast %v3 : vector<[2]xf16> to vector<1x2x[2]xf16>
  %v5 = vector.shape_cast %v4 : vector<1x2x[2]xf16> to vector<2x[2]xf16>
  %0 = vector.broadcast %w : vector<2xf16> to vector<1x2x2xf16>
  %1 = vector.shape_cast %0 : vector<1x2x2xf16> to vector<2x2xf16>
  %2 = vector.shape_cast %0 : vector<1x2x2xf16> to vector<4xf16>
  %v6 = vector.broadcast %v3 : vector<[2]xf16> to vector<1x1x[2]xf16>
  %v7 = vector.shape_cast %v6 : vector<1x1x[2]xf16> to vector<[2]xf16>
  return %v5, %2, %1, %v7 : vector<2x[2]xf16>, vector<4xf16>, vector<2x2xf16>, vector<[2]xf16>
}
// -----
func.func @insertions_partly_there(%a: i32, %v: vector<3x1xi32>, %b: i32) -> (vector<1x1xi32>, vector<1x1xi32>) {
  %0 = vector.insert %a, %v[2, 0] : i32 into vector<3x1xi32>
  %1 = vector.insert %b, %0[0, 0] : i32 into vector<3x1xi32>
  %2 = vector.extract_strided_slice %1 {offsets = [2], sizes = [1], strides = [1]} : vector<3x1xi32> to vector<1x1xi32>
  %3 = vector.extract_strided_slice %1 {offsets = [1], sizes = [1], strides = [1]} : vector<3x1xi32> to vector<1x1xi32>
  return %2, %3 : vector<1x1xi32>, vector<1x1xi32>
}
