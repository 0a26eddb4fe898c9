// ARGS: --canonicalize
func.func @a(%x: vector<2x1x1xf32>) -> vector<2x1x1xf32> { %1 = vector.transpose %x, [0, 2, 1] : vector<2x1x1xf32> to vector<2x1x1xf32> return %1 : vector<2x1x1xf32> }
func.func @b(%x: vector<1x1x1xf32>) -> vector<1x1x1xf32> { %1 = vector.transpose %x, [1, 2, 0] : vector<1x1x1xf32> to vector<1x1x1xf32> return %1 : vector<1x1x1xf32> }
func.func @c(%x: vector<[1]x1xf32>) -> vector<1x[1]xf32> { %1 = vector.transpose %x, [1, 0] : vector<[1]x1xf32> to vector<1x[1]xf32> return %1 : vector<1x[1]xf32> }
func.func @s1(%x: vector<4xf32>, %y: vector<4xf32>) -> f32 { %0 = vector.shuffle %x, %y [0, -1, 6] : vector<4xf32>, vector<4xf32> %1 = vector.extract %0[1] : f32 from vector<3xf32> return %1 : f32 }
func.func @s2(%x: vector<4xf32>, %y: vector<4xf32>) -> f32 { %0 = vector.shuffle %x, %y [0, -1, 6] : vector<4xf32>, vector<4xf32> %1 = vector.extract %0[2] : f32 from vector<3xf32> return %1 : f32 }
func.func @s3(%x: vector<4x2xf32>, %y: vector<4x2xf32>) -> vector<2xf32> { %0 = vector.shuffle %x, %y [0, 1, 6] : vector<4x2xf32>, vector<4x2xf32> %1 = vector.extract %0[2] : vector<2xf32> from vector<3x2xf32> return %1 : vector<2xf32> }
func.func @f1977(%x: vector<1x4xf32>) -> vector<4x1xf32> {
  %0 = vector.shape_cast %x : vector<1x4xf32> to vector<4xf32>
  %1 = vector.broadcast %0 : vector<4xf32> to vector<1x4xf32>
  %2 = vector.shape_cast %1 : vector<1x4xf32> to vector<4x1xf32>
  return %2 : vector<4x1xf32>
}
func.func @f2536(%x: vector<4x1xf32>) -> vector<8xf32> {
  %0 = vector.extract %x[0, 0] : f32 from vector<4x1xf32>
  %1 = vector.broadcast %0 : f32 to vector<8xf32>
  return %1 : vector<8xf32>
}
func.func @f860() -> vector<8xf32> {
  %x = ub.poison : vector<f32>
  %0 = vector.broadcast %x : vector<f32> to vector<f32>
  %1 = vector.broadcast %0 : vector<f32> to vector<8xf32>
  return %1 : vector<8xf32>
}
func.func @f5994(%x: vector<2x2x2xf32>) -> vector<2x2x2xf32> {
  %0 = vector.transpose %x, [0, 2, 1] : vector<2x2x2xf32> to vector<2x2x2xf32>
  %1 = vector.transpose %0, [2, 0, 1] : vector<2x2x2xf32> to vector<2x2x2xf32>
  return %1 : vector<2x2x2xf32>
}
func.func @f3298(%x: vector<1x1xf32>) -> vector<1x[4]xf32> {
  %0 = vector.shape_cast %x : vector<1x1xf32> to vector<1xf32>
  %1 = vector.transpose %0, [0] : vector<1xf32> to vector<1xf32>
  %2 = vector.broadcast %1 : vector<1xf32> to vector<1x[4]xf32>
  return %2 : vector<1x[4]xf32>
}
func.func @f3980(%x: vector<1x2x4xf32>) -> vector<2xf32> {
  %0 = vector.shape_cast %x : vector<1x2x4xf32> to vector<8xf32>
  %1 = vector.shuffle %0, %0 [0, 8] : vector<8xf32>, vector<8xf32>
  return %1 : vector<2xf32>
}
func.func @f1288(%x: vector<1xf32>) -> vector<2x4xf32> {
  %0 = vector.transpose %x, [0] : vector<1xf32> to vector<1xf32>
  %1 = vector.broadcast %0 : vector<1xf32> to vector<2x4xf32>
  return %1 : vector<2x4xf32>
}
func.func @f752() -> vector<1x4xf32> {
  %x = arith.constant dense<1.0> : vector<f32>
  %0 = vector.broadcast %x : vector<f32> to vector<1x4xf32>
  return %0 : vector<1x4xf32>
}
func.func @f555(%x: vector<f32>) -> vector<1x1xf32> {
  %0 = vector.shape_cast %x : vector<f32> to vector<1x1xf32>
  %1 = vector.transpose %0, [1, 0] : vector<1x1xf32> to vector<1x1xf32>
  return %1 : vector<1x1xf32>
}
func.func @f167(%x: f32) -> vector<f32> {
  %0 = vector.broadcast %x : f32 to vector<1x1xf32>
  %1 = vector.transpose %0, [0, 1] : vector<1x1xf32> to vector<1x1xf32>
  %2 = vector.shape_cast %1 : vector<1x1xf32> to vector<f32>
  return %2 : vector<f32>
}
func.func @f3344(%x: vector<1x1xf32>) -> vector<2x4xf32> {
  %0 = vector.broadcast %x : vector<1x1xf32> to vector<2x4xf32>
  %1 = vector.shape_cast %0 : vector<2x4xf32> to vector<1x2x4xf32>
  %2 = vector.extract %1[0] : vector<2x4xf32> from vector<1x2x4xf32>
  return %2 : vector<2x4xf32>
}
func.func @f4564(%x: vector<2x1x4xf32>) -> vector<4x2xf32> {
  %0 = vector.shape_cast %x : vector<2x1x4xf32> to vector<1x2x4xf32>
  %1 = vector.transpose %0, [0, 2, 1] : vector<1x2x4xf32> to vector<1x4x2xf32>
  %2 = vector.extract %1[0] : vector<4x2xf32> from vector<1x4x2xf32>
  return %2 : vector<4x2xf32>
}
func.func @f2421(%x: vector<4x1xf32>) -> vector<1x2x4xf32> {
  %0 = vector.broadcast %x : vector<4x1xf32> to vector<2x4x1xf32>
  %1 = vector.shape_cast %0 : vector<2x4x1xf32> to vector<1x2x4xf32>
  return %1 : vector<1x2x4xf32>
}
func.func @f6647(%x: vector<2x4x1xf32>) -> vector<4xf32> {
  %0 = vector.transpose %x, [0, 2, 1] : vector<2x4x1xf32> to vector<2x1x4xf32>
  %1 = vector.extract_strided_slice %0 {offsets = [1], sizes = [1], strides = [1]} : vector<2x1x4xf32> to vector<1x1x4xf32>
  %2 = vector.shape_cast %1 : vector<1x1x4xf32> to vector<4xf32>
  return %2 : vector<4xf32>
}
func.func @f6356() -> vector<1x2x4xf32> {
  %x = ub.poison : vector<2x2x2xf32>
  %0 = vector.shape_cast %x : vector<2x2x2xf32> to vector<1x2x4xf32>
  %1 = vector.transpose %0, [0, 1, 2] : vector<1x2x4xf32> to vector<1x2x4xf32>
  return %1 : vector<1x2x4xf32>
}
func.func @f493(%x: vector<f32>) -> vector<8xf32> {
  %0 = vector.broadcast %x : vector<f32> to vector<2x4xf32>
  %1 = vector.transpose %0, [0, 1] : vector<2x4xf32> to vector<2x4xf32>
  %2 = vector.shape_cast %1 : vector<2x4xf32> to vector<8xf32>
  return %2 : vector<8xf32>
}
func.func @f1855(%x: vector<4xf32>, %e0: f32) -> vector<1x4xf32> {
  %0 = vector.insert %e0, %x [0] : f32 into vector<4xf32>
  %1 = vector.transpose %0, [0] : vector<4xf32> to vector<4xf32>
  %2 = vector.broadcast %1 : vector<4xf32> to vector<1x4xf32>
  return %2 : vector<1x4xf32>
}
func.func @f4324() -> vector<8xf32> {
  %x = arith.constant dense<1.0> : vector<1x2x4xf32>
  %0 = vector.shape_cast %x : vector<1x2x4xf32> to vector<8xf32>
  return %0 : vector<8xf32>
}
func.func @f4460() -> vector<2x2x2xf32> {
  %x = ub.poison : vector<1x2x4xf32>
  %0 = vector.shape_cast %x : vector<1x2x4xf32> to vector<2x2x2xf32>
  %1 = vector.transpose %0, [1, 2, 0] : vector<2x2x2xf32> to vector<2x2x2xf32>
  return %1 : vector<2x2x2xf32>
}
func.func @f3005(%x: vector<2x4xf32>) -> vector<[4]xf32> {
  %0 = vector.extract %x[0, 0] : f32 from vector<2x4xf32>
  %1 = vector.broadcast %0 : f32 to vector<[4]xf32>
  return %1 : vector<[4]xf32>
}
func.func @f2315() -> vector<4x1xf32> {
  %x = ub.poison : vector<1x4xf32>
  %0 = vector.shape_cast %x : vector<1x4xf32> to vector<4x1xf32>
  %1 = vector.transpose %0, [0, 1] : vector<4x1xf32> to vector<4x1xf32>
  return %1 : vector<4x1xf32>
}
func.func @f6476(%x: vector<2x4x1xf32>) -> vector<2x1x4xf32> {
  %0 = vector.shape_cast %x : vector<2x4x1xf32> to vector<2x1x4xf32>
  return %0 : vector<2x1x4xf32>
}
func.func @f1440() -> f32 {
  %x = arith.constant dense<1.0> : vector<1xf32>
  %0 = vector.broadcast %x : vector<1xf32> to vector<2x4xf32>
  %1 = vector.extract %0[0, 0] : f32 from vector<2x4xf32>
  return %1 : f32
}
func.func @f6864(%x: vector<2x4x1xf32>, %q1: vector<4x1xf32>) -> vector<2x4x1xf32> {
  %0 = vector.shuffle %x, %x [0, 2] : vector<2x4x1xf32>, vector<2x4x1xf32>
  %1 = vector.insert %q1, %0 [0] : vector<4x1xf32> into vector<2x4x1xf32>
  return %1 : vector<2x4x1xf32>
}
func.func @f885() -> vector<1x2x4xf32> {
  %x = ub.poison : vector<f32>
  %0 = vector.broadcast %x : vector<f32> to vector<1x1xf32>
  %1 = vector.broadcast %0 : vector<1x1xf32> to vector<1x2x4xf32>
  return %1 : vector<1x2x4xf32>
}
func.func @f2191(%x: vector<1x4xf32>) -> vector<2x4xf32> {
  %0 = vector.shuffle %x, %x [0, 1] : vector<1x4xf32>, vector<1x4xf32>
  return %0 : vector<2x4xf32>
}
func.func @f1789(%x: vector<4xf32>) -> vector<2xf32> {
  %0 = vector.transpose %x, [0] : vector<4xf32> to vector<4xf32>
  %1 = vector.extract_strided_slice %0 {offsets = [1], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
  return %1 : vector<2xf32>
}
func.func @f216(%x: f32) -> vector<2x2x2xf32> {
  %0 = vector.broadcast %x : f32 to vector<2x1x4xf32>
  %1 = vector.transpose %0, [0, 2, 1] : vector<2x1x4xf32> to vector<2x4x1xf32>
  %2 = vector.shape_cast %1 : vector<2x4x1xf32> to vector<2x2x2xf32>
  return %2 : vector<2x2x2xf32>
}
func.func @f6881(%x: vector<2x4x1xf32>, %q0: vector<4x1xf32>) -> vector<1x1x4xf32> {
  %0 = vector.insert %q0, %x [0] : vector<4x1xf32> into vector<2x4x1xf32>
  %1 = vector.transpose %0, [0, 2, 1] : vector<2x4x1xf32> to vector<2x1x4xf32>
  %2 = vector.extract_strided_slice %1 {offsets = [1], sizes = [1], strides = [1]} : vector<2x1x4xf32> to vector<1x1x4xf32>
  return %2 : vector<1x1x4xf32>
}
func.func @f5319(%x: vector<8xf32>) -> vector<1x2x4xf32> {
  %0 = vector.shape_cast %x : vector<8xf32> to vector<2x2x2xf32>
  %1 = vector.transpose %0, [1, 2, 0] : vector<2x2x2xf32> to vector<2x2x2xf32>
  %2 = vector.shape_cast %1 : vector<2x2x2xf32> to vector<1x2x4xf32>
  return %2 : vector<1x2x4xf32>
}
func.func @f6698(%x: vector<2x4x1xf32>) -> vector<4x1x2xf32> {
  %0 = vector.transpose %x, [1, 2, 0] : vector<2x4x1xf32> to vector<4x1x2xf32>
  %1 = vector.transpose %0, [0, 1, 2] : vector<4x1x2xf32> to vector<4x1x2xf32>
  return %1 : vector<4x1x2xf32>
}
func.func @f2178(%x: vector<1x4xf32>) -> vector<2x1xf32> {
  %0 = vector.extract %x[0, 0] : f32 from vector<1x4xf32>
  %1 = vector.broadcast %0 : f32 to vector<1x1xf32>
  %2 = vector.shuffle %1, %1 [0, 1] : vector<1x1xf32>, vector<1x1xf32>
  return %2 : vector<2x1xf32>
}
func.func @f2273() -> vector<1x2x4xf32> {
  %x = arith.constant dense<1.0> : vector<1x4xf32>
  %0 = vector.transpose %x, [0, 1] : vector<1x4xf32> to vector<1x4xf32>
  %1 = vector.broadcast %0 : vector<1x4xf32> to vector<1x2x4xf32>
  return %1 : vector<1x2x4xf32>
}
func.func @f1614(%x: vector<4xf32>, %e1: f32) -> vector<4xf32> {
  %0 = vector.broadcast %x : vector<4xf32> to vector<4xf32>
  %1 = vector.insert %e1, %0 [0] : f32 into vector<4xf32>
  return %1 : vector<4xf32>
}
func.func @f1370(%x: vector<1xf32>, %e0: f32) -> vector<1x2x4xf32> {
  %0 = vector.insert %e0, %x [0] : f32 into vector<1xf32>
  %1 = vector.broadcast %0 : vector<1xf32> to vector<1x2x4xf32>
  return %1 : vector<1x2x4xf32>
}
func.func @f2590(%x: vector<4x1xf32>, %q0: vector<1xf32>) -> vector<[4]xf32> {
  %0 = vector.insert %q0, %x [0] : vector<1xf32> into vector<4x1xf32>
  %1 = vector.extract %0[0] : vector<1xf32> from vector<4x1xf32>
  %2 = vector.broadcast %1 : vector<1xf32> to vector<[4]xf32>
  return %2 : vector<[4]xf32>
}
func.func @f2423(%x: vector<4x1xf32>) -> vector<2x1x4xf32> {
  %0 = vector.broadcast %x : vector<4x1xf32> to vector<2x4x1xf32>
  %1 = vector.shape_cast %0 : vector<2x4x1xf32> to vector<2x1x4xf32>
  return %1 : vector<2x1x4xf32>
}
func.func @f5206(%x: vector<8xf32>) -> vector<2x4xf32> {
  %0 = vector.shape_cast %x : vector<8xf32> to vector<2x4xf32>
  %1 = vector.transpose %0, [0, 1] : vector<2x4xf32> to vector<2x4xf32>
  return %1 : vector<2x4xf32>
}
func.func @f6081(%x: vector<2x2x2xf32>) -> vector<2x2x2xf32> {
  %0 = vector.transpose %x, [2, 0, 1] : vector<2x2x2xf32> to vector<2x2x2xf32>
  %1 = vector.transpose %0, [1, 2, 0] : vector<2x2x2xf32> to vector<2x2x2xf32>
  %2 = vector.transpose %1, [1, 2, 0] : vector<2x2x2xf32> to vector<2x2x2xf32>
  return %2 : vector<2x2x2xf32>
}
func.func @f7044() -> vector<4x1xf32> {
  %x = ub.poison : vector<2x4x1xf32>
  %0 = vector.broadcast %x : vector<2x4x1xf32> to vector<2x4x1xf32>
  %1 = vector.extract %0[0] : vector<4x1xf32> from vector<2x4x1xf32>
  return %1 : vector<4x1xf32>
}
func.func @f3104(%q0: vector<4xf32>) -> vector<2x4xf32> {
  %x = arith.constant dense<1.0> : vector<2x4xf32>
  %0 = vector.insert %q0, %x [0] : vector<4xf32> into vector<2x4xf32>
  return %0 : vector<2x4xf32>
}
func.func @f724(%x: vector<f32>) -> vector<1xf32> {
  %0 = vector.extract %x[] : f32 from vector<f32>
  %1 = vector.broadcast %0 : f32 to vector<1xf32>
  %2 = vector.broadcast %1 : vector<1xf32> to vector<1xf32>
  return %2 : vector<1xf32>
}
func.func @f7013() -> vector<4x2x1xf32> {
  %x = ub.poison : vector<2x4x1xf32>
  %0 = vector.transpose %x, [1, 0, 2] : vector<2x4x1xf32> to vector<4x2x1xf32>
  return %0 : vector<4x2x1xf32>
}
func.func @f5033() -> vector<2x4xf32> {
  %x = arith.constant dense<1.0> : vector<2x1x4xf32>
  %0 = vector.shape_cast %x : vector<2x1x4xf32> to vector<2x4x1xf32>
  %1 = vector.shape_cast %0 : vector<2x4x1xf32> to vector<2x4xf32>
  return %1 : vector<2x4xf32>
}
func.func @f2817(%x: vector<2x4xf32>) -> vector<2x1x4xf32> {
  %0 = vector.shape_cast %x : vector<2x4xf32> to vector<2x1x4xf32>
  %1 = vector.transpose %0, [0, 1, 2] : vector<2x1x4xf32> to vector<2x1x4xf32>
  return %1 : vector<2x1x4xf32>
}
func.func @f5585(%x: vector<[4]xf32>) -> vector<2x4xf32> {
  %0 = vector.transpose %x, [0] : vector<[4]xf32> to vector<[4]xf32>
  %1 = vector.extract %0[0] : f32 from vector<[4]xf32>
  %2 = vector.broadcast %1 : f32 to vector<2x4xf32>
  return %2 : vector<2x4xf32>
}
func.func @f3231(%q1: vector<4xf32>) -> vector<2x4xf32> {
  %x = ub.poison : vector<2x4xf32>
  %0 = vector.shuffle %x, %x [0, 2] : vector<2x4xf32>, vector<2x4xf32>
  %1 = vector.insert %q1, %0 [0] : vector<4xf32> into vector<2x4xf32>
  return %1 : vector<2x4xf32>
}
func.func @f4203(%x: vector<1x2x4xf32>) -> vector<1x4xf32> {
  %0 = vector.transpose %x, [2, 1, 0] : vector<1x2x4xf32> to vector<4x2x1xf32>
  %1 = vector.shape_cast %0 : vector<4x2x1xf32> to vector<2x1x4xf32>
  %2 = vector.extract %1[0] : vector<1x4xf32> from vector<2x1x4xf32>
  return %2 : vector<1x4xf32>
}
func.func @f2083(%x: vector<1x4xf32>) -> vector<2x1x4xf32> {
  %0 = vector.broadcast %x : vector<1x4xf32> to vector<2x1x4xf32>
  return %0 : vector<2x1x4xf32>
}
func.func @f1482() -> vector<4x1xf32> {
  %x = arith.constant dense<1.0> : vector<1xf32>
  %0 = vector.extract %x[0] : f32 from vector<1xf32>
  %1 = vector.broadcast %0 : f32 to vector<4x1xf32>
  return %1 : vector<4x1xf32>
}
func.func @f2071(%x: vector<1x4xf32>) -> vector<4x1x2xf32> {
  %0 = vector.broadcast %x : vector<1x4xf32> to vector<1x2x4xf32>
  %1 = vector.transpose %0, [1, 0, 2] : vector<1x2x4xf32> to vector<2x1x4xf32>
  %2 = vector.transpose %1, [2, 1, 0] : vector<2x1x4xf32> to vector<4x1x2xf32>
  return %2 : vector<4x1x2xf32>
}
func.func @f3937(%x: vector<1x2x4xf32>) -> vector<2x2x2xf32> {
  %0 = vector.shape_cast %x : vector<1x2x4xf32> to vector<2x1x4xf32>
  %1 = vector.shape_cast %0 : vector<2x1x4xf32> to vector<2x2x2xf32>
  return %1 : vector<2x2x2xf32>
}
func.func @f2342() -> vector<1x4xf32> {
  %x = ub.poison : vector<1x4xf32>
  %0 = vector.extract %x[0] : vector<4xf32> from vector<1x4xf32>
  %1 = vector.shape_cast %0 : vector<4xf32> to vector<1x4xf32>
  return %1 : vector<1x4xf32>
}
func.func @f745(%x: vector<f32>) -> vector<2x4x1xf32> {
  %0 = vector.extract %x[] : f32 from vector<f32>
  %1 = vector.broadcast %0 : f32 to vector<2x4x1xf32>
  return %1 : vector<2x4x1xf32>
}
func.func @f6790(%x: vector<2x4x1xf32>) -> vector<f32> {
  %0 = vector.extract %x[0, 0] : vector<1xf32> from vector<2x4x1xf32>
  %1 = vector.shape_cast %0 : vector<1xf32> to vector<f32>
  return %1 : vector<f32>
}
func.func @f4550(%x: vector<2x1x4xf32>) -> vector<1x2x4xf32> {
  %0 = vector.shape_cast %x : vector<2x1x4xf32> to vector<1x2x4xf32>
  return %0 : vector<1x2x4xf32>
}
func.func @f6977() -> vector<2x2x4xf32> {
  %x = arith.constant dense<1.0> : vector<2x4x1xf32>
  %0 = vector.transpose %x, [2, 0, 1] : vector<2x4x1xf32> to vector<1x2x4xf32>
  %1 = vector.shuffle %0, %0 [0, 1] : vector<1x2x4xf32>, vector<1x2x4xf32>
  return %1 : vector<2x2x4xf32>
}
func.func @f2510(%x: vector<4x1xf32>) -> vector<1xf32> {
  %0 = vector.extract %x[0] : vector<1xf32> from vector<4x1xf32>
  %1 = vector.extract %0[0] : f32 from vector<1xf32>
  %2 = vector.broadcast %1 : f32 to vector<1xf32>
  return %2 : vector<1xf32>
}
func.func @f63(%x: f32) -> vector<2x4x1xf32> {
  %0 = vector.broadcast %x : f32 to vector<4xf32>
  %1 = vector.shape_cast %0 : vector<4xf32> to vector<4x1xf32>
  %2 = vector.broadcast %1 : vector<4x1xf32> to vector<2x4x1xf32>
  return %2 : vector<2x4x1xf32>
}
func.func @f2442(%x: vector<4x1xf32>) -> vector<2x4x1xf32> {
  %0 = vector.broadcast %x : vector<4x1xf32> to vector<2x4x1xf32>
  %1 = vector.shuffle %0, %0 [0, 2] : vector<2x4x1xf32>, vector<2x4x1xf32>
  return %1 : vector<2x4x1xf32>
}
func.func @f4753(%x: vector<2x1x4xf32>) -> vector<1x4xf32> {
  %0 = vector.transpose %x, [1, 0, 2] : vector<2x1x4xf32> to vector<1x2x4xf32>
  %1 = vector.shape_cast %0 : vector<1x2x4xf32> to vector<2x4xf32>
  %2 = vector.extract_strided_slice %1 {offsets = [1], sizes = [1], strides = [1]} : vector<2x4xf32> to vector<1x4xf32>
  return %2 : vector<1x4xf32>
}
func.func @f5858(%x: vector<2x2x2xf32>, %q1: vector<1x4xf32>) -> vector<2x1x4xf32> {
  %0 = vector.shape_cast %x : vector<2x2x2xf32> to vector<2x1x4xf32>
  %1 = vector.insert %q1, %0 [0] : vector<1x4xf32> into vector<2x1x4xf32>
  return %1 : vector<2x1x4xf32>
}
func.func @f2605() -> vector<2x1xf32> {
  %x = arith.constant dense<1.0> : vector<4x1xf32>
  %0 = vector.extract_strided_slice %x {offsets = [1], sizes = [2], strides = [1]} : vector<4x1xf32> to vector<2x1xf32>
  return %0 : vector<2x1xf32>
}
func.func @f7040(%q1: vector<2x2xf32>) -> vector<2x2x2xf32> {
  %x = ub.poison : vector<2x4x1xf32>
  %0 = vector.shape_cast %x : vector<2x4x1xf32> to vector<2x2x2xf32>
  %1 = vector.insert %q1, %0 [0] : vector<2x2xf32> into vector<2x2x2xf32>
  return %1 : vector<2x2x2xf32>
}
func.func @f4223(%x: vector<1x2x4xf32>) -> vector<1x2xf32> {
  %0 = vector.transpose %x, [2, 1, 0] : vector<1x2x4xf32> to vector<4x2x1xf32>
  %1 = vector.extract %0[0] : vector<2x1xf32> from vector<4x2x1xf32>
  %2 = vector.transpose %1, [1, 0] : vector<2x1xf32> to vector<1x2xf32>
  return %2 : vector<1x2xf32>
}
func.func @f1629(%x: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.shape_cast %x : vector<4xf32> to vector<1x4xf32>
  %1 = vector.shape_cast %0 : vector<1x4xf32> to vector<4xf32>
  return %1 : vector<4xf32>
}
func.func @f3447(%x: vector<1x1xf32>, %q2: vector<4x1xf32>) -> vector<2x4x1xf32> {
  %0 = vector.broadcast %x : vector<1x1xf32> to vector<2x1x4xf32>
  %1 = vector.transpose %0, [0, 2, 1] : vector<2x1x4xf32> to vector<2x4x1xf32>
  %2 = vector.insert %q2, %1 [0] : vector<4x1xf32> into vector<2x4x1xf32>
  return %2 : vector<2x4x1xf32>
}
func.func @f3527(%x: vector<1x1xf32>) -> vector<1x1x4xf32> {
  %0 = vector.broadcast %x : vector<1x1xf32> to vector<2x4x1xf32>
  %1 = vector.extract_strided_slice %0 {offsets = [1], sizes = [1], strides = [1]} : vector<2x4x1xf32> to vector<1x4x1xf32>
  %2 = vector.transpose %1, [2, 0, 1] : vector<1x4x1xf32> to vector<1x1x4xf32>
  return %2 : vector<1x1x4xf32>
}
func.func @f4976(%x: vector<2x1x4xf32>, %q0: vector<1x4xf32>, %q2: vector<2x2xf32>) -> vector<2x2x2xf32> {
  %0 = vector.insert %q0, %x [0] : vector<1x4xf32> into vector<2x1x4xf32>
  %1 = vector.shape_cast %0 : vector<2x1x4xf32> to vector<2x2x2xf32>
  %2 = vector.insert %q2, %1 [0] : vector<2x2xf32> into vector<2x2x2xf32>
  return %2 : vector<2x2x2xf32>
}
func.func @f2411(%x: vector<4x1xf32>) -> f32 {
  %0 = vector.broadcast %x : vector<4x1xf32> to vector<4x1xf32>
  %1 = vector.extract %0[0, 0] : f32 from vector<4x1xf32>
  return %1 : f32
}
func.func @f3587(%x: vector<1x1xf32>) -> vector<f32> {
  %0 = vector.extract %x[0] : vector<1xf32> from vector<1x1xf32>
  %1 = vector.shape_cast %0 : vector<1xf32> to vector<f32>
  %2 = vector.broadcast %1 : vector<f32> to vector<f32>
  return %2 : vector<f32>
}
func.func @f3755() -> vector<f32> {
  %x = arith.constant dense<1.0> : vector<1x1xf32>
  %0 = vector.transpose %x, [1, 0] : vector<1x1xf32> to vector<1x1xf32>
  %1 = vector.shape_cast %0 : vector<1x1xf32> to vector<f32>
  return %1 : vector<f32>
}
func.func @f1341(%x: vector<1xf32>) -> vector<1xf32> {
  %0 = vector.extract %x[0] : f32 from vector<1xf32>
  %1 = vector.broadcast %0 : f32 to vector<2x4x1xf32>
  %2 = vector.extract %1[0, 0] : vector<1xf32> from vector<2x4x1xf32>
  return %2 : vector<1xf32>
}
func.func @f1954() -> vector<4x1x2xf32> {
  %x = ub.poison : vector<4xf32>
  %0 = vector.broadcast %x : vector<4xf32> to vector<1x2x4xf32>
  %1 = vector.transpose %0, [2, 0, 1] : vector<1x2x4xf32> to vector<4x1x2xf32>
  return %1 : vector<4x1x2xf32>
}
func.func @f2551(%x: vector<4x1xf32>, %q2: vector<2xf32>) -> vector<1x2xf32> {
  %0 = vector.extract_strided_slice %x {offsets = [1], sizes = [2], strides = [1]} : vector<4x1xf32> to vector<2x1xf32>
  %1 = vector.transpose %0, [1, 0] : vector<2x1xf32> to vector<1x2xf32>
  %2 = vector.insert %q2, %1 [0] : vector<2xf32> into vector<1x2xf32>
  return %2 : vector<1x2xf32>
}
func.func @f2173(%x: vector<1x4xf32>) -> vector<4x1xf32> {
  %0 = vector.extract %x[0, 0] : f32 from vector<1x4xf32>
  %1 = vector.broadcast %0 : f32 to vector<4x1xf32>
  return %1 : vector<4x1xf32>
}
func.func @f6746(%x: vector<2x4x1xf32>) -> vector<2x4xf32> {
  %0 = vector.transpose %x, [2, 0, 1] : vector<2x4x1xf32> to vector<1x2x4xf32>
  %1 = vector.extract %0[0] : vector<2x4xf32> from vector<1x2x4xf32>
  return %1 : vector<2x4xf32>
}
func.func @f6622(%x: vector<2x4x1xf32>) -> vector<1x4xf32> {
  %0 = vector.transpose %x, [0, 2, 1] : vector<2x4x1xf32> to vector<2x1x4xf32>
  %1 = vector.broadcast %0 : vector<2x1x4xf32> to vector<2x1x4xf32>
  %2 = vector.extract %1[0] : vector<1x4xf32> from vector<2x1x4xf32>
  return %2 : vector<1x4xf32>
}
func.func @f361(%x: vector<f32>) -> f32 {
  %0 = vector.broadcast %x : vector<f32> to vector<1xf32>
  %1 = vector.broadcast %0 : vector<1xf32> to vector<4x1xf32>
  %2 = vector.extract %1[0, 0] : f32 from vector<4x1xf32>
  return %2 : f32
}
func.func @f677(%x: vector<f32>) -> vector<2x2x2xf32> {
  %0 = vector.broadcast %x : vector<f32> to vector<2x2x2xf32>
  %1 = vector.transpose %0, [2, 0, 1] : vector<2x2x2xf32> to vector<2x2x2xf32>
  return %1 : vector<2x2x2xf32>
}
func.func @f387(%x: vector<f32>) -> vector<f32> {
  %0 = vector.shape_cast %x : vector<f32> to vector<1xf32>
  %1 = vector.shape_cast %0 : vector<1xf32> to vector<f32>
  %2 = vector.broadcast %1 : vector<f32> to vector<f32>
  return %2 : vector<f32>
}
func.func @f3848() -> vector<2x2x2xf32> {
  %x = ub.poison : vector<1x1xf32>
  %0 = vector.transpose %x, [0, 1] : vector<1x1xf32> to vector<1x1xf32>
  %1 = vector.broadcast %0 : vector<1x1xf32> to vector<2x2x2xf32>
  return %1 : vector<2x2x2xf32>
}
func.func @f5201(%x: vector<8xf32>) -> vector<8xf32> {
  %0 = vector.shape_cast %x : vector<8xf32> to vector<2x4xf32>
  %1 = vector.shape_cast %0 : vector<2x4xf32> to vector<8xf32>
  return %1 : vector<8xf32>
}
func.func @f2346() -> vector<1x2x4xf32> {
  %x = ub.poison : vector<1x4xf32>
  %0 = vector.extract %x[0, 0] : f32 from vector<1x4xf32>
  %1 = vector.broadcast %0 : f32 to vector<1x2x4xf32>
  return %1 : vector<1x2x4xf32>
}
func.func @f4312(%x: vector<1x2x4xf32>, %q0: vector<2x4xf32>) -> vector<1x4x2xf32> {
  %0 = vector.insert %q0, %x [0] : vector<2x4xf32> into vector<1x2x4xf32>
  %1 = vector.transpose %0, [2, 0, 1] : vector<1x2x4xf32> to vector<4x1x2xf32>
  %2 = vector.transpose %1, [1, 0, 2] : vector<4x1x2xf32> to vector<1x4x2xf32>
  return %2 : vector<1x4x2xf32>
}
func.func @f4442() -> vector<2x2x4xf32> {
  %x = ub.poison : vector<1x2x4xf32>
  %0 = vector.shuffle %x, %x [0, 1] : vector<1x2x4xf32>, vector<1x2x4xf32>
  return %0 : vector<2x2x4xf32>
}
func.func @f5379(%x: vector<8xf32>) -> vector<2xf32> {
  %0 = vector.transpose %x, [0] : vector<8xf32> to vector<8xf32>
  %1 = vector.shuffle %0, %0 [0, 8] : vector<8xf32>, vector<8xf32>
  return %1 : vector<2xf32>
}
func.func @f3918(%x: vector<1x2x4xf32>, %q2: vector<4x1xf32>) -> vector<2x4x1xf32> {
  %0 = vector.broadcast %x : vector<1x2x4xf32> to vector<1x2x4xf32>
  %1 = vector.transpose %0, [1, 2, 0] : vector<1x2x4xf32> to vector<2x4x1xf32>
  %2 = vector.insert %q2, %1 [0] : vector<4x1xf32> into vector<2x4x1xf32>
  return %2 : vector<2x4x1xf32>
}
func.func @f5825(%x: vector<2x2x2xf32>) -> vector<8xf32> {
  %0 = vector.shape_cast %x : vector<2x2x2xf32> to vector<1x2x4xf32>
  %1 = vector.transpose %0, [1, 0, 2] : vector<1x2x4xf32> to vector<2x1x4xf32>
  %2 = vector.shape_cast %1 : vector<2x1x4xf32> to vector<8xf32>
  return %2 : vector<8xf32>
}
func.func @f2861(%x: vector<2x4xf32>) -> vector<2x4xf32> {
  %0 = vector.shape_cast %x : vector<2x4xf32> to vector<2x2x2xf32>
  %1 = vector.shape_cast %0 : vector<2x2x2xf32> to vector<2x4x1xf32>
  %2 = vector.shape_cast %1 : vector<2x4x1xf32> to vector<2x4xf32>
  return %2 : vector<2x4xf32>
}
func.func @f1207(%x: vector<1xf32>) -> vector<[4]x1xf32> {
  %0 = vector.broadcast %x : vector<1xf32> to vector<1x[4]xf32>
  %1 = vector.transpose %0, [1, 0] : vector<1x[4]xf32> to vector<[4]x1xf32>
  return %1 : vector<[4]x1xf32>
}
func.func @f5602(%x: vector<[4]xf32>) -> vector<2x4x1xf32> {
  %0 = vector.extract %x[0] : f32 from vector<[4]xf32>
  %1 = vector.broadcast %0 : f32 to vector<1x1xf32>
  %2 = vector.broadcast %1 : vector<1x1xf32> to vector<2x4x1xf32>
  return %2 : vector<2x4x1xf32>
}
func.func @f1634(%x: vector<4xf32>) -> vector<1xf32> {
  %0 = vector.shape_cast %x : vector<4xf32> to vector<1x4xf32>
  %1 = vector.shape_cast %0 : vector<1x4xf32> to vector<4x1xf32>
  %2 = vector.extract %1[0] : vector<1xf32> from vector<4x1xf32>
  return %2 : vector<1xf32>
}
func.func @f3436(%x: vector<1x1xf32>) -> vector<2xf32> {
  %0 = vector.broadcast %x : vector<1x1xf32> to vector<2x1x4xf32>
  %1 = vector.shape_cast %0 : vector<2x1x4xf32> to vector<8xf32>
  %2 = vector.shuffle %1, %1 [0, 8] : vector<8xf32>, vector<8xf32>
  return %2 : vector<2xf32>
}
func.func @f1692(%x: vector<4xf32>) -> vector<2x4xf32> {
  %0 = vector.broadcast %x : vector<4xf32> to vector<2x4xf32>
  %1 = vector.shuffle %0, %0 [0, 2] : vector<2x4xf32>, vector<2x4xf32>
  return %1 : vector<2x4xf32>
}
func.func @f5272(%x: vector<8xf32>) -> vector<4x1x1xf32> {
  %0 = vector.shape_cast %x : vector<8xf32> to vector<2x1x4xf32>
  %1 = vector.extract_strided_slice %0 {offsets = [1], sizes = [1], strides = [1]} : vector<2x1x4xf32> to vector<1x1x4xf32>
  %2 = vector.transpose %1, [2, 1, 0] : vector<1x1x4xf32> to vector<4x1x1xf32>
  return %2 : vector<4x1x1xf32>
}
func.func @f5252(%x: vector<8xf32>) -> vector<2x1x4xf32> {
  %0 = vector.shape_cast %x : vector<8xf32> to vector<2x1x4xf32>
  %1 = vector.broadcast %0 : vector<2x1x4xf32> to vector<2x1x4xf32>
  return %1 : vector<2x1x4xf32>
}
func.func @f3670(%x: vector<1x1xf32>, %q0: vector<1xf32>) -> vector<1xf32> {
  %0 = vector.insert %q0, %x [0] : vector<1xf32> into vector<1x1xf32>
  %1 = vector.shape_cast %0 : vector<1x1xf32> to vector<1xf32>
  return %1 : vector<1xf32>
}
func.func @f2312() -> vector<1x4xf32> {
  %x = ub.poison : vector<1x4xf32>
  %0 = vector.broadcast %x : vector<1x4xf32> to vector<1x4xf32>
  %1 = vector.transpose %0, [0, 1] : vector<1x4xf32> to vector<1x4xf32>
  return %1 : vector<1x4xf32>
}
func.func @f1532() -> vector<4xf32> {
  %x = ub.poison : vector<1xf32>
  %0 = vector.broadcast %x : vector<1xf32> to vector<1x4xf32>
  %1 = vector.extract %0[0] : vector<4xf32> from vector<1x4xf32>
  return %1 : vector<4xf32>
}
func.func @f2967(%x: vector<2x4xf32>) -> vector<1x4xf32> {
  %0 = vector.extract %x[0] : vector<4xf32> from vector<2x4xf32>
  %1 = vector.broadcast %0 : vector<4xf32> to vector<1x4xf32>
  return %1 : vector<1x4xf32>
}
func.func @f3628(%x: vector<1x1xf32>) -> vector<2x4x1xf32> {
  %0 = vector.extract %x[0, 0] : f32 from vector<1x1xf32>
  %1 = vector.broadcast %0 : f32 to vector<1xf32>
  %2 = vector.broadcast %1 : vector<1xf32> to vector<2x4x1xf32>
  return %2 : vector<2x4x1xf32>
}
func.func @f6205(%x: vector<2x2x2xf32>, %q1: vector<2x2xf32>) -> vector<2x1x4xf32> {
  %0 = vector.shuffle %x, %x [0, 2] : vector<2x2x2xf32>, vector<2x2x2xf32>
  %1 = vector.insert %q1, %0 [0] : vector<2x2xf32> into vector<2x2x2xf32>
  %2 = vector.shape_cast %1 : vector<2x2x2xf32> to vector<2x1x4xf32>
  return %2 : vector<2x1x4xf32>
}
func.func @f4889(%x: vector<2x1x4xf32>, %q1: vector<4xf32>) -> vector<1x4xf32> {
  %0 = vector.extract %x[0] : vector<1x4xf32> from vector<2x1x4xf32>
  %1 = vector.insert %q1, %0 [0] : vector<4xf32> into vector<1x4xf32>
  return %1 : vector<1x4xf32>
}
func.func @f2679() -> vector<4x1xf32> {
  %x = ub.poison : vector<4x1xf32>
  %0 = vector.transpose %x, [1, 0] : vector<4x1xf32> to vector<1x4xf32>
  %1 = vector.shape_cast %0 : vector<1x4xf32> to vector<4x1xf32>
  return %1 : vector<4x1xf32>
}
func.func @f5267(%x: vector<8xf32>) -> vector<4x1x2xf32> {
  %0 = vector.shape_cast %x : vector<8xf32> to vector<2x1x4xf32>
  %1 = vector.transpose %0, [2, 0, 1] : vector<2x1x4xf32> to vector<4x2x1xf32>
  %2 = vector.transpose %1, [0, 2, 1] : vector<4x2x1xf32> to vector<4x1x2xf32>
  return %2 : vector<4x1x2xf32>
}
func.func @f4640(%x: vector<2x1x4xf32>) -> vector<1x4x1xf32> {
  %0 = vector.shape_cast %x : vector<2x1x4xf32> to vector<2x2x2xf32>
  %1 = vector.shape_cast %0 : vector<2x2x2xf32> to vector<2x4x1xf32>
  %2 = vector.extract_strided_slice %1 {offsets = [1], sizes = [1], strides = [1]} : vector<2x4x1xf32> to vector<1x4x1xf32>
  return %2 : vector<1x4x1xf32>
}
func.func @f1659(%x: vector<4xf32>) -> f32 {
  %0 = vector.shape_cast %x : vector<4xf32> to vector<4x1xf32>
  %1 = vector.transpose %0, [1, 0] : vector<4x1xf32> to vector<1x4xf32>
  %2 = vector.extract %1[0, 0] : f32 from vector<1x4xf32>
  return %2 : f32
}
func.func @f2703(%q1: vector<1xf32>) -> vector<2x1xf32> {
  %x = ub.poison : vector<4x1xf32>
  %0 = vector.shuffle %x, %x [0, 4] : vector<4x1xf32>, vector<4x1xf32>
  %1 = vector.insert %q1, %0 [0] : vector<1xf32> into vector<2x1xf32>
  return %1 : vector<2x1xf32>
}
func.func @f842() -> vector<1xf32> {
  %x = ub.poison : vector<f32>
  %0 = vector.shape_cast %x : vector<f32> to vector<1xf32>
  return %0 : vector<1xf32>
}
func.func @f6968() -> vector<2x1x2xf32> {
  %x = arith.constant dense<1.0> : vector<2x4x1xf32>
  %0 = vector.transpose %x, [1, 2, 0] : vector<2x4x1xf32> to vector<4x1x2xf32>
  %1 = vector.shuffle %0, %0 [0, 4] : vector<4x1x2xf32>, vector<4x1x2xf32>
  return %1 : vector<2x1x2xf32>
}
func.func @f515(%x: vector<f32>) -> vector<2x1x4xf32> {
  %0 = vector.broadcast %x : vector<f32> to vector<1x1xf32>
  %1 = vector.broadcast %0 : vector<1x1xf32> to vector<2x4xf32>
  %2 = vector.shape_cast %1 : vector<2x4xf32> to vector<2x1x4xf32>
  return %2 : vector<2x1x4xf32>
}
func.func @f5886(%x: vector<2x2x2xf32>) -> vector<2x2x2xf32> {
  %0 = vector.broadcast %x : vector<2x2x2xf32> to vector<2x2x2xf32>
  %1 = vector.transpose %0, [0, 1, 2] : vector<2x2x2xf32> to vector<2x2x2xf32>
  return %1 : vector<2x2x2xf32>
}
func.func @f1915(%e0: f32) -> vector<2x4xf32> {
  %x = arith.constant dense<1.0> : vector<4xf32>
  %0 = vector.insert %e0, %x [0] : f32 into vector<4xf32>
  %1 = vector.broadcast %0 : vector<4xf32> to vector<2x4xf32>
  return %1 : vector<2x4xf32>
}
func.func @f2322(%q1: vector<4xf32>) -> vector<2x4xf32> {
  %x = ub.poison : vector<1x4xf32>
  %0 = vector.broadcast %x : vector<1x4xf32> to vector<2x4xf32>
  %1 = vector.insert %q1, %0 [0] : vector<4xf32> into vector<2x4xf32>
  return %1 : vector<2x4xf32>
}
func.func @f4835(%x: vector<2x1x4xf32>) -> vector<2x4xf32> {
  %0 = vector.transpose %x, [2, 0, 1] : vector<2x1x4xf32> to vector<4x2x1xf32>
  %1 = vector.extract %0[0] : vector<2x1xf32> from vector<4x2x1xf32>
  %2 = vector.broadcast %1 : vector<2x1xf32> to vector<2x4xf32>
  return %2 : vector<2x4xf32>
}
func.func @f5111() -> vector<2x2x2xf32> {
  %x = ub.poison : vector<2x1x4xf32>
  %0 = vector.shape_cast %x : vector<2x1x4xf32> to vector<1x2x4xf32>
  %1 = vector.shape_cast %0 : vector<1x2x4xf32> to vector<2x2x2xf32>
  return %1 : vector<2x2x2xf32>
}
func.func @f1988(%x: vector<1x4xf32>) -> vector<1x[4]xf32> {
  %0 = vector.shape_cast %x : vector<1x4xf32> to vector<4xf32>
  %1 = vector.extract %0[0] : f32 from vector<4xf32>
  %2 = vector.broadcast %1 : f32 to vector<1x[4]xf32>
  return %2 : vector<1x[4]xf32>
}
func.func @f1018(%x: vector<1xf32>) -> vector<f32> {
  %0 = vector.broadcast %x : vector<1xf32> to vector<1x4xf32>
  %1 = vector.extract %0[0, 0] : f32 from vector<1x4xf32>
  %2 = vector.broadcast %1 : f32 to vector<f32>
  return %2 : vector<f32>
}
func.func @f2765(%x: vector<2x4xf32>) -> vector<2x4xf32> {
  %0 = vector.broadcast %x : vector<2x4xf32> to vector<1x2x4xf32>
  %1 = vector.extract %0[0] : vector<2x4xf32> from vector<1x2x4xf32>
  return %1 : vector<2x4xf32>
}
