// ARGS: --canonicalize
func.func @a(%x: vector<1x8xi32>) -> vector<1x8xi32> {
  %s = vector.shape_cast %x : vector<1x8xi32> to vector<8xi32>
  %b = vector.broadcast %s : vector<8xi32> to vector<1x8xi32>
  return %b : vector<1x8xi32>
}
func.func @b(%x: vector<1x1x8xi32>) -> vector<1x8xi32> {
  %s = vector.shape_cast %x : vector<1x1x8xi32> to vector<8xi32>
  %b = vector.broadcast %s : vector<8xi32> to vector<1x8xi32>
  return %b : vector<1x8xi32>
}
func.func @c(%x: vector<8x1xi32>) -> vector<1x8xi32> {
  %s = vector.shape_cast %x : vector<8x1xi32> to vector<8xi32>
  %b = vector.broadcast %s : vector<8xi32> to vector<1x8xi32>
  return %b : vector<1x8xi32>
}
func.func @d(%x: vector<2x4xi32>) -> vector<1x8xi32> {
  %s = vector.shape_cast %x : vector<2x4xi32> to vector<8xi32>
  %b = vector.broadcast %s : vector<8xi32> to vector<1x8xi32>
  return %b : vector<1x8xi32>
}
func.func @e(%x: vector<1x8xi32>) -> vector<2x8xi32> {
  %s = vector.shape_cast %x : vector<1x8xi32> to vector<8xi32>
  %b = vector.broadcast %s : vector<8xi32> to vector<2x8xi32>
  return %b : vector<2x8xi32>
}
func.func @f(%x: vector<8x1xi32>) -> vector<2x8xi32> {
  %s = vector.shape_cast %x : vector<8x1xi32> to vector<8xi32>
  %b = vector.broadcast %s : vector<8xi32> to vector<2x8xi32>
  return %b : vector<2x8xi32>
}
func.func @g(%x: vector<1x1xi32>) -> vector<1x1xi32> {
  %s = vector.shape_cast %x : vector<1x1xi32> to vector<1xi32>
  %b = vector.broadcast %s : vector<1xi32> to vector<1x1xi32>
  return %b : vector<1x1xi32>
}
func.func @h(%x: vector<1x1xi32>) -> vector<1x4xi32> {
  %s = vector.shape_cast %x : vector<1x1xi32> to vector<1xi32>
  %b = vector.broadcast %s : vector<1xi32> to vector<1x4xi32>
  return %b : vector<1x4xi32>
}
func.func @i(%x: vector<1x[4]xi32>) -> vector<1x[4]xi32> {
  %s = vector.shape_cast %x : vector<1x[4]xi32> to vector<[4]xi32>
  %b = vector.broadcast %s : vector<[4]xi32> to vector<1x[4]xi32>
  return %b : vector<1x[4]xi32>
}
func.func @j(%x: vector<1xi32>) -> vector<1xi32> {
  %s = vector.shape_cast %x : vector<1xi32> to vector<i32>
  %b = vector.broadcast %s : vector<i32> to vector<1xi32>
  return %b : vector<1xi32>
}
func.func @k(%x: vector<2x3xi32>) -> vector<2x3xi32> {
  %s = vector.shape_cast %x : vector<2x3xi32> to vector<2x1x3xi32>
  %b = vector.broadcast %s : vector<2x1x3xi32> to vector<2x1x3xi32>
  %t = vector.shape_cast %b : vector<2x1x3xi32> to vector<2x3xi32>
  return %t : vector<2x3xi32>
}
func.func @l(%x: vector<1x1x8xi32>) -> vector<1x1x8xi32> {
  %s = vector.shape_cast %x : vector<1x1x8xi32> to vector<8xi32>
  %b = vector.broadcast %s : vector<8xi32> to vector<1x1x8xi32>
  return %b : vector<1x1x8xi32>
}
func.func @m(%x: vector<1x2x4xi32>) -> vector<1x2x4xi32> {
  %s = vector.shape_cast %x : vector<1x2x4xi32> to vector<2x4xi32>
  %b = vector.broadcast %s : vector<2x4xi32> to vector<1x2x4xi32>
  return %b : vector<1x2x4xi32>
}
func.func @n(%x: vector<1x2x4xi32>) -> vector<1x8xi32> {
  %s = vector.shape_cast %x : vector<1x2x4xi32> to vector<8xi32>
  %b = vector.broadcast %s : vector<8xi32> to vector<1x8xi32>
  return %b : vector<1x8xi32>
}
func.func @o(%x: vector<1x8xi32>) -> (vector<8xi32>, vector<1x8xi32>) {
  %s = vector.shape_cast %x : vector<1x8xi32> to vector<8xi32>
  %b = vector.broadcast %s : vector<8xi32> to vector<1x8xi32>
  return %s, %b : vector<8xi32>, vector<1x8xi32>
}
func.func @p(%x: vector<[1]x8xi32>) -> vector<[1]x8xi32> {
  %b = vector.broadcast %x : vector<[1]x8xi32> to vector<1x[1]x8xi32>
  %s = vector.shape_cast %b : vector<1x[1]x8xi32> to vector<[1]x8xi32>
  return %s : vector<[1]x8xi32>
}
func.func @q(%x: vector<1x[1]x8xi32>) -> vector<1x[1]x8xi32> {
  %s = vector.shape_cast %x : vector<1x[1]x8xi32> to vector<[1]x8xi32>
  %b = vector.broadcast %s : vector<[1]x8xi32> to vector<1x[1]x8xi32>
  return %b : vector<1x[1]x8xi32>
}
func.func @r(%x: vector<1x8xi32>) -> vector<4x3x8xi32> {
  %s = vector.shape_cast %x : vector<1x8xi32> to vector<1x1x8xi32>
  %b = vector.broadcast %s : vector<1x1x8xi32> to vector<4x3x8xi32>
  return %b : vector<4x3x8xi32>
}
func.func @s(%x: vector<8xi32>) -> vector<4x3x8xi32> {
  %s = vector.shape_cast %x : vector<8xi32> to vector<1x1x8xi32>
  %b = vector.broadcast %s : vector<1x1x8xi32> to vector<4x3x8xi32>
  return %b : vector<4x3x8xi32>
}
func.func @t(%x: vector<1x1xi32>) -> vector<4x3xi32> {
  %s = vector.shape_cast %x : vector<1x1xi32> to vector<i32>
  %b = vector.broadcast %s : vector<i32> to vector<4x3xi32>
  return %b : vector<4x3xi32>
}
func.func @u(%x: vector<8xi32>) -> vector<1x8x4xi32> {
  %s = vector.shape_cast %x : vector<8xi32> to vector<8x1xi32>
  %b = vector.broadcast %s : vector<8x1xi32> to vector<1x8x4xi32>
  return %b : vector<1x8x4xi32>
}
func.func @ea(%x: vector<8xi32>, %y: vector<1x8xi32>) -> i32 {
  %0 = vector.insert_strided_slice %x, %y {offsets = [0, 0], strides = [1]} : vector<8xi32> into vector<1x8xi32>
  %1 = vector.extract %0[0, 5] : i32 from vector<1x8xi32>
  return %1 : i32
}
func.func @eb(%x: vector<8xi32>, %y: vector<2x8xi32>) -> (i32, i32) {
  %0 = vector.insert_strided_slice %x, %y {offsets = [1, 0], strides = [1]} : vector<8xi32> into vector<2x8xi32>
  %1 = vector.extract %0[1, 5] : i32 from vector<2x8xi32>
  %2 = vector.extract %0[0, 5] : i32 from vector<2x8xi32>
  return %1, %2 : i32, i32
}
func.func @ec(%x: vector<8xi32>) -> (i32, i32) {
  %y = vector.broadcast %x : vector<8xi32> to vector<2x8xi32>
  %0 = vector.insert_strided_slice %x, %y {offsets = [1, 0], strides = [1]} : vector<8xi32> into vector<2x8xi32>
  %1 = vector.extract %0[1, 5] : i32 from vector<2x8xi32>
  %2 = vector.extract %0[0, 5] : i32 from vector<2x8xi32>
  return %1, %2 : i32, i32
}
func.func @ed(%x: vector<8xi32>) -> (i32, vector<1x8xi32>) {
  %y = vector.broadcast %x : vector<8xi32> to vector<1x8xi32>
  %0 = vector.insert_strided_slice %x, %y {offsets = [0, 0], strides = [1]} : vector<8xi32> into vector<1x8xi32>
  %1 = vector.extract %0[0, 5] : i32 from vector<1x8xi32>
  return %1, %0 : i32, vector<1x8xi32>
}
func.func @ee(%x: vector<8xi32>) -> (i32, vector<1x8xi32>) {
  %y = vector.broadcast %x : vector<8xi32> to vector<1x8xi32>
  %0 = vector.insert_strided_slice %x, %y {offsets = [0, 0], strides = [1]} : vector<8xi32> into vector<1x8xi32>
  %1 = vector.shape_cast %0 : vector<1x8xi32> to vector<8xi32>
  %2 = vector.broadcast %1 : vector<8xi32> to vector<1x8xi32>
  %3 = vector.extract %2[0, 5] : i32 from vector<1x8xi32>
  return %3, %2 : i32, vector<1x8xi32>
}
func.func @ef(%x: vector<8xi32>, %0: vector<1x8xi32>) -> (i32, vector<1x8xi32>) {
  %1 = vector.shape_cast %0 : vector<1x8xi32> to vector<8xi32>
  %2 = vector.broadcast %1 : vector<8xi32> to vector<1x8xi32>
  %3 = vector.extract %2[0, 5] : i32 from vector<1x8xi32>
  return %3, %2 : i32, vector<1x8xi32>
}
func.func @whole(%x: vector<8xi32>, %y: vector<2x8xi32>) -> vector<8xi32> {
  %0 = vector.insert_strided_slice %x, %y {offsets = [1, 0], strides = [1]} : vector<8xi32> into vector<2x8xi32>
  %1 = vector.extract %0[1] : vector<8xi32> from vector<2x8xi32>
  return %1 : vector<8xi32>
}
func.func @disjoint_then_hit(%x: vector<8xi32>, %z: vector<8xi32>, %y: vector<2x8xi32>) -> i32 {
  %0 = vector.insert_strided_slice %x, %y {offsets = [0, 0], strides = [1]} : vector<8xi32> into vector<2x8xi32>
  %2 = vector.insert_strided_slice %z, %0 {offsets = [1, 0], strides = [1]} : vector<8xi32> into vector<2x8xi32>
  %1 = vector.extract %2[0, 3] : i32 from vector<2x8xi32>
  return %1 : i32
}
func.func @disjoint_then_end(%x: vector<8xi32>, %y: vector<2x8xi32>) -> i32 {
  %0 = vector.insert_strided_slice %x, %y {offsets = [0, 0], strides = [1]} : vector<8xi32> into vector<2x8xi32>
  %1 = vector.extract %0[1, 3] : i32 from vector<2x8xi32>
  return %1 : i32
}
func.func @partial(%x: vector<4xi32>, %y: vector<2x8xi32>) -> vector<8xi32> {
  %0 = vector.insert_strided_slice %x, %y {offsets = [1, 2], strides = [1]} : vector<4xi32> into vector<2x8xi32>
  %1 = vector.extract %0[1] : vector<8xi32> from vector<2x8xi32>
  return %1 : vector<8xi32>
}
func.func @within(%x: vector<4xi32>, %y: vector<2x8xi32>) -> (i32, i32, i32) {
  %0 = vector.insert_strided_slice %x, %y {offsets = [1, 2], strides = [1]} : vector<4xi32> into vector<2x8xi32>
  %1 = vector.extract %0[1, 3] : i32 from vector<2x8xi32>
  %2 = vector.extract %0[1, 1] : i32 from vector<2x8xi32>
  %3 = vector.extract %0[1, 6] : i32 from vector<2x8xi32>
  return %1, %2, %3 : i32, i32, i32
}
func.func @samerank(%x: vector<2x4xi32>, %y: vector<3x8xi32>) -> (i32, vector<8xi32>) {
  %0 = vector.insert_strided_slice %x, %y {offsets = [1, 2], strides = [1, 1]} : vector<2x4xi32> into vector<3x8xi32>
  %1 = vector.extract %0[2, 3] : i32 from vector<3x8xi32>
  %2 = vector.extract %0[1] : vector<8xi32> from vector<3x8xi32>
  return %1, %2 : i32, vector<8xi32>
}
func.func @samerank_row(%x: vector<2x8xi32>, %y: vector<3x8xi32>) -> (vector<8xi32>) {
  %0 = vector.insert_strided_slice %x, %y {offsets = [1, 0], strides = [1, 1]} : vector<2x8xi32> into vector<3x8xi32>
  %2 = vector.extract %0[2] : vector<8xi32> from vector<3x8xi32>
  return %2 : vector<8xi32>
}
func.func @lower(%x: vector<8xi32>, %y: vector<2x1x8xi32>) -> (vector<1x8xi32>) {
  %0 = vector.insert_strided_slice %x, %y {offsets = [1, 0, 0], strides = [1]} : vector<8xi32> into vector<2x1x8xi32>
  %2 = vector.extract %0[1] : vector<1x8xi32> from vector<2x1x8xi32>
  return %2 : vector<1x8xi32>
}
func.func @dynamic(%x: vector<8xi32>, %y: vector<2x8xi32>, %i: index) -> (i32) {
  %0 = vector.insert_strided_slice %x, %y {offsets = [1, 0], strides = [1]} : vector<8xi32> into vector<2x8xi32>
  %2 = vector.extract %0[1, %i] : i32 from vector<2x8xi32>
  return %2 : i32
}
func.func @scalable(%x: vector<[8]xi32>, %y: vector<2x[8]xi32>) -> (i32) {
  %0 = vector.insert_strided_slice %x, %y {offsets = [1, 0], strides = [1]} : vector<[8]xi32> into vector<2x[8]xi32>
  %2 = vector.extract %0[1, 3] : i32 from vector<2x[8]xi32>
  return %2 : i32
}
func.func @part2(%x: vector<2x4xi32>, %y: vector<2x4x4xi32>) -> (vector<4xi32>, vector<4x4xi32>) {
  %0 = vector.insert_strided_slice %x, %y {offsets = [1, 2, 0], strides = [1, 1]} : vector<2x4xi32> into vector<2x4x4xi32>
  %2 = vector.extract %0[1, 3] : vector<4xi32> from vector<2x4x4xi32>
  %3 = vector.extract %0[1] : vector<4x4xi32> from vector<2x4x4xi32>
  return %2, %3 : vector<4xi32>, vector<4x4xi32>
}
func.func @mixed_chain(%x: vector<4xi32>, %z: vector<8xi32>, %y: vector<2x8xi32>) -> (i32, vector<8xi32>) {
  %0 = vector.insert %z, %y[1] : vector<8xi32> into vector<2x8xi32>
  %1 = vector.insert_strided_slice %x, %0 {offsets = [0, 2], strides = [1]} : vector<4xi32> into vector<2x8xi32>
  %2 = vector.extract %1[1, 3] : i32 from vector<2x8xi32>
  %3 = vector.extract %1[1] : vector<8xi32> from vector<2x8xi32>
  return %2, %3 : i32, vector<8xi32>
}
func.func @poison_index(%x: vector<8xi32>, %y: vector<2x8xi32>) -> (i32) {
  %0 = vector.insert_strided_slice %x, %y {offsets = [1, 0], strides = [1]} : vector<8xi32> into vector<2x8xi32>
  %2 = vector.extract %0[1, -1] : i32 from vector<2x8xi32>
  return %2 : i32
}
func.func @onechunk(%x: vector<1x4xi32>, %y: vector<2x4xi32>) -> (vector<4xi32>) {
  %0 = vector.insert_strided_slice %x, %y {offsets = [1, 0], strides = [1, 1]} : vector<1x4xi32> into vector<2x4xi32>
  %2 = vector.extract %0[1] : vector<4xi32> from vector<2x4xi32>
  return %2 : vector<4xi32>
}
func.func @partial_rank(%x: vector<4xi32>, %y: vector<2x3x4xi32>) -> (vector<3x4xi32>, vector<3x4xi32>, vector<4xi32>, vector<4xi32>) {
  %0 = vector.insert_strided_slice %x, %y {offsets = [1, 2, 0], strides = [1]} : vector<4xi32> into vector<2x3x4xi32>
  %2 = vector.extract %0[1] : vector<3x4xi32> from vector<2x3x4xi32>
  %3 = vector.extract %0[0] : vector<3x4xi32> from vector<2x3x4xi32>
  %4 = vector.extract %0[1, 2] : vector<4xi32> from vector<2x3x4xi32>
  %5 = vector.extract %0[1, 1] : vector<4xi32> from vector<2x3x4xi32>
  return %2, %3, %4, %5 : vector<3x4xi32>, vector<3x4xi32>, vector<4xi32>, vector<4xi32>
}
func.func @disjoint_vec_part(%x: vector<2xi32>, %z: vector<8xi32>, %y: vector<2x8xi32>) -> (vector<8xi32>, i32) {
  %0 = vector.insert_strided_slice %z, %y {offsets = [1, 0], strides = [1]} : vector<8xi32> into vector<2x8xi32>
  %1 = vector.insert_strided_slice %x, %0 {offsets = [1, 3], strides = [1]} : vector<2xi32> into vector<2x8xi32>
  %2 = vector.extract %1[1] : vector<8xi32> from vector<2x8xi32>
  %3 = vector.extract %1[1, 7] : i32 from vector<2x8xi32>
  return %2, %3 : vector<8xi32>, i32
}
