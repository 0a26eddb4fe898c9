// ARGS: --transform-interpreter --split-input-file
// Broadcasts, casts, gathers and the like, one vector at a time.
// FRAME
module attributes {transform.with_named_sequence} {
  // HERE
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      // HERE
    } : !transform.any_op
    transform.yield
  }
}
// EACH
// CASE
func.func @f0(%a: f32) -> vector<4xf32> {
  %r = vector.broadcast %a : f32 to vector<4xf32>
  return %r : vector<4xf32>
}
func.func @f1(%a: vector<1xf32>) -> vector<4xf32> {
  %r = vector.broadcast %a : vector<1xf32> to vector<4xf32>
  return %r : vector<4xf32>
}
func.func @f2(%a: vector<f32>) -> vector<4xf32> {
  %r = vector.broadcast %a : vector<f32> to vector<4xf32>
  return %r : vector<4xf32>
}
func.func @f3(%a: vector<2xf32>) -> vector<3x2xf32> {
  %r = vector.broadcast %a : vector<2xf32> to vector<3x2xf32>
  return %r : vector<3x2xf32>
}
func.func @f4(%a: vector<1x2xf32>) -> vector<3x2xf32> {
  %r = vector.broadcast %a : vector<1x2xf32> to vector<3x2xf32>
  return %r : vector<3x2xf32>
}
func.func @f5(%a: vector<2x1xf32>) -> vector<2x3xf32> {
  %r = vector.broadcast %a : vector<2x1xf32> to vector<2x3xf32>
  return %r : vector<2x3xf32>
}
func.func @f6(%a: vector<2x1x2xf32>) -> vector<2x2x2xf32> {
  %r = vector.broadcast %a : vector<2x1x2xf32> to vector<2x2x2xf32>
  return %r : vector<2x2x2xf32>
}
func.func @f7(%a: vector<1x1x1xi1>) -> vector<2x1x2x1xi1> {
  %r = vector.broadcast %a : vector<1x1x1xi1> to vector<2x1x2x1xi1>
  return %r : vector<2x1x2x1xi1>
}
func.func @f8(%a: vector<2x2xf32>) -> vector<2x2xf32> {
  %r = vector.broadcast %a : vector<2x2xf32> to vector<2x2xf32>
  return %r : vector<2x2xf32>
}
func.func @f9(%a: vector<[2]xf32>) -> vector<2x[2]xf32> {
  %r = vector.broadcast %a : vector<[2]xf32> to vector<2x[2]xf32>
  return %r : vector<2x[2]xf32>
}
func.func @f10(%a: vector<1x[2]xf32>) -> vector<2x[2]xf32> {
  %r = vector.broadcast %a : vector<1x[2]xf32> to vector<2x[2]xf32>
  return %r : vector<2x[2]xf32>
}
func.func @f11(%a: f32) -> vector<f32> {
  %r = vector.broadcast %a : f32 to vector<f32>
  return %r : vector<f32>
}
func.func @f12(%a: vector<f32>) -> vector<2x2xf32> {
  %r = vector.broadcast %a : vector<f32> to vector<2x2xf32>
  return %r : vector<2x2xf32>
}
// AND
transform.apply_patterns.vector.lower_broadcast
// CASE
func.func @f0(%a: vector<2x3xf32>) -> vector<6xf32> {
  %r = vector.shape_cast %a : vector<2x3xf32> to vector<6xf32>
  return %r : vector<6xf32>
}
func.func @f1(%a: vector<6xf32>) -> vector<2x3xf32> {
  %r = vector.shape_cast %a : vector<6xf32> to vector<2x3xf32>
  return %r : vector<2x3xf32>
}
func.func @f2(%a: vector<2x2x3xf32>) -> vector<4x3xf32> {
  %r = vector.shape_cast %a : vector<2x2x3xf32> to vector<4x3xf32>
  return %r : vector<4x3xf32>
}
func.func @f3(%a: vector<3x2xf32>) -> vector<2x3xf32> {
  %r = vector.shape_cast %a : vector<3x2xf32> to vector<2x3xf32>
  return %r : vector<2x3xf32>
}
func.func @f4(%a: vector<1x4xf32>) -> vector<4xf32> {
  %r = vector.shape_cast %a : vector<1x4xf32> to vector<4xf32>
  return %r : vector<4xf32>
}
func.func @f5(%a: vector<2x2x2xf32>) -> vector<2x4xf32> {
  %r = vector.shape_cast %a : vector<2x2x2xf32> to vector<2x4xf32>
  return %r : vector<2x4xf32>
}
func.func @f6(%a: vector<2x6xf32>) -> vector<3x4xf32> {
  %r = vector.shape_cast %a : vector<2x6xf32> to vector<3x4xf32>
  return %r : vector<3x4xf32>
}
func.func @f7(%a: vector<f32>) -> vector<1xf32> {
  %r = vector.shape_cast %a : vector<f32> to vector<1xf32>
  return %r : vector<1xf32>
}
func.func @f8(%a: vector<1x1xf32>) -> vector<f32> {
  %r = vector.shape_cast %a : vector<1x1xf32> to vector<f32>
  return %r : vector<f32>
}
func.func @f9(%a: vector<2x1x2x1xf32>) -> vector<1x2x2xf32> {
  %r = vector.shape_cast %a : vector<2x1x2x1xf32> to vector<1x2x2xf32>
  return %r : vector<1x2x2xf32>
}
func.func @f10(%a: vector<4x3xf32>) -> vector<2x2x3xf32> {
  %r = vector.shape_cast %a : vector<4x3xf32> to vector<2x2x3xf32>
  return %r : vector<2x2x3xf32>
}
func.func @f11(%a: vector<2x[4]xf32>) -> vector<[8]xf32> {
  %r = vector.shape_cast %a : vector<2x[4]xf32> to vector<[8]xf32>
  return %r : vector<[8]xf32>
}
func.func @f12(%a: vector<[8]xf32>) -> vector<2x[4]xf32> {
  %r = vector.shape_cast %a : vector<[8]xf32> to vector<2x[4]xf32>
  return %r : vector<2x[4]xf32>
}
func.func @f13(%a: vector<2x2x[2]xf32>) -> vector<2x[4]xf32> {
  %r = vector.shape_cast %a : vector<2x2x[2]xf32> to vector<2x[4]xf32>
  return %r : vector<2x[4]xf32>
}
func.func @f14(%a: vector<2x1x[4]xf32>) -> vector<2x[4]xf32> {
  %r = vector.shape_cast %a : vector<2x1x[4]xf32> to vector<2x[4]xf32>
  return %r : vector<2x[4]xf32>
}
func.func @f15(%a: vector<2x1x[4]xf32>) -> vector<2x[4]x1xf32> {
  %r = vector.shape_cast %a : vector<2x1x[4]xf32> to vector<2x[4]x1xf32>
  return %r : vector<2x[4]x1xf32>
}
// AND
transform.apply_patterns.vector.lower_shape_cast
// CASE
func.func @f0(%a: vector<2x2xf32>) -> vector<2x4xi16> {
  %r = vector.bitcast %a : vector<2x2xf32> to vector<2x4xi16>
  return %r : vector<2x4xi16>
}
func.func @f1(%a: vector<4xf32>) -> vector<8xi16> {
  %r = vector.bitcast %a : vector<4xf32> to vector<8xi16>
  return %r : vector<8xi16>
}
func.func @f2(%a: vector<2x1x[2]xf32>) -> vector<2x1x[4]xi16> {
  %r = vector.bitcast %a : vector<2x1x[2]xf32> to vector<2x1x[4]xi16>
  return %r : vector<2x1x[4]xi16>
}
func.func @f3(%a: vector<2x[2]x2xf32>) -> vector<2x[2]x4xi16> {
  %r = vector.bitcast %a : vector<2x[2]x2xf32> to vector<2x[2]x4xi16>
  return %r : vector<2x[2]x4xi16>
}
func.func @f4(%a: vector<[2]x2xf32>) -> vector<[2]x4xi16> {
  %r = vector.bitcast %a : vector<[2]x2xf32> to vector<[2]x4xi16>
  return %r : vector<[2]x4xi16>
}
func.func @f5(%a: vector<i32>) -> vector<f32> {
  %r = vector.bitcast %a : vector<i32> to vector<f32>
  return %r : vector<f32>
}
// AND
transform.apply_patterns.vector.lower_bitcast
// CASE
func.func @f0(%a: vector<2x3xf32>, %b: vector<2x3xf32>) -> vector<2x6xf32> {
  %r = vector.interleave %a, %b : vector<2x3xf32> -> vector<2x6xf32>
  return %r : vector<2x6xf32>
}
func.func @f1(%a: vector<3xf32>, %b: vector<3xf32>) -> vector<6xf32> {
  %r = vector.interleave %a, %b : vector<3xf32> -> vector<6xf32>
  return %r : vector<6xf32>
}
func.func @f2(%a: vector<f32>, %b: vector<f32>) -> vector<2xf32> {
  %r = vector.interleave %a, %b : vector<f32> -> vector<2xf32>
  return %r : vector<2xf32>
}
func.func @f3(%a: vector<2x[2]x[3]xf32>, %b: vector<2x[2]x[3]xf32>) -> vector<2x[2]x[6]xf32> {
  %r = vector.interleave %a, %b : vector<2x[2]x[3]xf32> -> vector<2x[2]x[6]xf32>
  return %r : vector<2x[2]x[6]xf32>
}
func.func @f4(%a: vector<[3]xf32>, %b: vector<[3]xf32>) -> vector<[6]xf32> {
  %r = vector.interleave %a, %b : vector<[3]xf32> -> vector<[6]xf32>
  return %r : vector<[6]xf32>
}
func.func @f5(%a: vector<2x4xf32>) -> (vector<2x2xf32>, vector<2x2xf32>) {
  %r:2 = vector.deinterleave %a : vector<2x4xf32> -> vector<2x2xf32>
  return %r#0, %r#1 : vector<2x2xf32>, vector<2x2xf32>
}
func.func @f6(%a: vector<4xf32>) -> (vector<2xf32>, vector<2xf32>) {
  %r:2 = vector.deinterleave %a : vector<4xf32> -> vector<2xf32>
  return %r#0, %r#1 : vector<2xf32>, vector<2xf32>
}
func.func @f7(%a: vector<1x2x4xi1>) -> (vector<1x2x2xi1>, vector<1x2x2xi1>) {
  %r:2 = vector.deinterleave %a : vector<1x2x4xi1> -> vector<1x2x2xi1>
  return %r#0, %r#1 : vector<1x2x2xi1>, vector<1x2x2xi1>
}
// AND
transform.apply_patterns.vector.lower_interleave
// CASE
func.func @f0(%a: vector<2x3xf32>, %b: vector<2x3xf32>) -> vector<2x6xf32> {
  %r = vector.interleave %a, %b : vector<2x3xf32> -> vector<2x6xf32>
  return %r : vector<2x6xf32>
}
func.func @f1(%a: vector<3xf32>, %b: vector<3xf32>) -> vector<6xf32> {
  %r = vector.interleave %a, %b : vector<3xf32> -> vector<6xf32>
  return %r : vector<6xf32>
}
func.func @f2(%a: vector<f32>, %b: vector<f32>) -> vector<2xf32> {
  %r = vector.interleave %a, %b : vector<f32> -> vector<2xf32>
  return %r : vector<2xf32>
}
func.func @f3(%a: vector<2x[2]x[3]xf32>, %b: vector<2x[2]x[3]xf32>) -> vector<2x[2]x[6]xf32> {
  %r = vector.interleave %a, %b : vector<2x[2]x[3]xf32> -> vector<2x[2]x[6]xf32>
  return %r : vector<2x[2]x[6]xf32>
}
func.func @f4(%a: vector<[3]xf32>, %b: vector<[3]xf32>) -> vector<[6]xf32> {
  %r = vector.interleave %a, %b : vector<[3]xf32> -> vector<[6]xf32>
  return %r : vector<[6]xf32>
}
func.func @f5(%a: vector<2x4xf32>) -> (vector<2x2xf32>, vector<2x2xf32>) {
  %r:2 = vector.deinterleave %a : vector<2x4xf32> -> vector<2x2xf32>
  return %r#0, %r#1 : vector<2x2xf32>, vector<2x2xf32>
}
func.func @f6(%a: vector<4xf32>) -> (vector<2xf32>, vector<2xf32>) {
  %r:2 = vector.deinterleave %a : vector<4xf32> -> vector<2xf32>
  return %r#0, %r#1 : vector<2xf32>, vector<2xf32>
}
func.func @f7(%a: vector<1x2x4xi1>) -> (vector<1x2x2xi1>, vector<1x2x2xi1>) {
  %r:2 = vector.deinterleave %a : vector<1x2x4xi1> -> vector<1x2x2xi1>
  return %r#0, %r#1 : vector<1x2x2xi1>, vector<1x2x2xi1>
}
// AND
transform.apply_patterns.vector.interleave_to_shuffle
// CASE
func.func @f0(%a: vector<2x3xf32>, %b: vector<2x3xf32>) -> vector<2x6xf32> {
  %r = vector.interleave %a, %b : vector<2x3xf32> -> vector<2x6xf32>
  return %r : vector<2x6xf32>
}
func.func @f1(%a: vector<3xf32>, %b: vector<3xf32>) -> vector<6xf32> {
  %r = vector.interleave %a, %b : vector<3xf32> -> vector<6xf32>
  return %r : vector<6xf32>
}
func.func @f2(%a: vector<f32>, %b: vector<f32>) -> vector<2xf32> {
  %r = vector.interleave %a, %b : vector<f32> -> vector<2xf32>
  return %r : vector<2xf32>
}
func.func @f3(%a: vector<2x[2]x[3]xf32>, %b: vector<2x[2]x[3]xf32>) -> vector<2x[2]x[6]xf32> {
  %r = vector.interleave %a, %b : vector<2x[2]x[3]xf32> -> vector<2x[2]x[6]xf32>
  return %r : vector<2x[2]x[6]xf32>
}
func.func @f4(%a: vector<[3]xf32>, %b: vector<[3]xf32>) -> vector<[6]xf32> {
  %r = vector.interleave %a, %b : vector<[3]xf32> -> vector<[6]xf32>
  return %r : vector<[6]xf32>
}
func.func @f5(%a: vector<2x4xf32>) -> (vector<2x2xf32>, vector<2x2xf32>) {
  %r:2 = vector.deinterleave %a : vector<2x4xf32> -> vector<2x2xf32>
  return %r#0, %r#1 : vector<2x2xf32>, vector<2x2xf32>
}
func.func @f6(%a: vector<4xf32>) -> (vector<2xf32>, vector<2xf32>) {
  %r:2 = vector.deinterleave %a : vector<4xf32> -> vector<2xf32>
  return %r#0, %r#1 : vector<2xf32>, vector<2xf32>
}
func.func @f7(%a: vector<1x2x4xi1>) -> (vector<1x2x2xi1>, vector<1x2x2xi1>) {
  %r:2 = vector.deinterleave %a : vector<1x2x4xi1> -> vector<1x2x2xi1>
  return %r#0, %r#1 : vector<1x2x2xi1>, vector<1x2x2xi1>
}
// AND
transform.apply_patterns.vector.lower_interleave
      transform.apply_patterns.vector.interleave_to_shuffle
// CASE
func.func @f0(%a: memref<?xf32>, %b: index, %c: vector<2x3xi32>, %d: vector<2x3xi1>, %e: vector<2x3xf32>) -> vector<2x3xf32> {
  %r = vector.gather %a[%b] [%c], %d, %e : memref<?xf32>, vector<2x3xi32>, vector<2x3xi1>, vector<2x3xf32> into vector<2x3xf32>
  return %r : vector<2x3xf32>
}
func.func @f1(%a: tensor<4x?xf32>, %b: index, %c: vector<2x1x2xindex>, %d: vector<2x1x2xi1>, %e: vector<2x1x2xf32>) -> vector<2x1x2xf32> {
  %r = vector.gather %a[%b, %b] [%c], %d, %e : tensor<4x?xf32>, vector<2x1x2xindex>, vector<2x1x2xi1>, vector<2x1x2xf32> into vector<2x1x2xf32>
  return %r : vector<2x1x2xf32>
}
func.func @f2(%a: memref<?xf32>, %b: index, %c: vector<3xi32>, %d: vector<3xi1>, %e: vector<3xf32>) -> vector<3xf32> {
  %r = vector.gather %a[%b] [%c], %d, %e : memref<?xf32>, vector<3xi32>, vector<3xi1>, vector<3xf32> into vector<3xf32>
  return %r : vector<3xf32>
}
func.func @f3(%a: memref<?xf32>, %b: index, %c: vector<2x2xi32>, %d: vector<2x2xi1>, %e: vector<2x2xf32>) -> vector<2x2xf32> {
  %r = vector.gather %a[%b] [%c], %d, %e {alignment = 8 : i64} : memref<?xf32>, vector<2x2xi32>, vector<2x2xi1>, vector<2x2xf32> into vector<2x2xf32>
  return %r : vector<2x2xf32>
}
func.func @f4(%a: memref<?xf32>, %b: index, %c: vector<[2]x2xi32>, %d: vector<[2]x2xi1>, %e: vector<[2]x2xf32>) -> vector<[2]x2xf32> {
  %r = vector.gather %a[%b] [%c], %d, %e : memref<?xf32>, vector<[2]x2xi32>, vector<[2]x2xi1>, vector<[2]x2xf32> into vector<[2]x2xf32>
  return %r : vector<[2]x2xf32>
}
// AND
transform.apply_patterns.vector.lower_gather
// CASE
func.func @f0(%a: vector<2x3xi32>, %b: vector<3xi32>) -> (vector<2x3xi32>, vector<3xi32>) {
  %r:2 = vector.scan <add>, %a, %b {inclusive = true, reduction_dim = 0 : i64} : vector<2x3xi32>, vector<3xi32>
  return %r#0, %r#1 : vector<2x3xi32>, vector<3xi32>
}
func.func @f1(%a: vector<2x3xi32>, %b: vector<2xi32>) -> (vector<2x3xi32>, vector<2xi32>) {
  %r:2 = vector.scan <xor>, %a, %b {inclusive = false, reduction_dim = 1 : i64} : vector<2x3xi32>, vector<2xi32>
  return %r#0, %r#1 : vector<2x3xi32>, vector<2xi32>
}
func.func @f2(%a: vector<3xf32>, %b: vector<f32>) -> (vector<3xf32>, vector<f32>) {
  %r:2 = vector.scan <maximumf>, %a, %b {inclusive = false, reduction_dim = 0 : i64} : vector<3xf32>, vector<f32>
  return %r#0, %r#1 : vector<3xf32>, vector<f32>
}
func.func @f3(%a: vector<1xf32>, %b: vector<f32>) -> (vector<1xf32>, vector<f32>) {
  %r:2 = vector.scan <mul>, %a, %b {inclusive = false, reduction_dim = 0 : i64} : vector<1xf32>, vector<f32>
  return %r#0, %r#1 : vector<1xf32>, vector<f32>
}
func.func @f4(%a: vector<2x2x2xindex>, %b: vector<2x2xindex>) -> (vector<2x2x2xindex>, vector<2x2xindex>) {
  %r:2 = vector.scan <minui>, %a, %b {inclusive = true, reduction_dim = 1 : i64} : vector<2x2x2xindex>, vector<2x2xindex>
  return %r#0, %r#1 : vector<2x2x2xindex>, vector<2x2xindex>
}
func.func @f5(%a: vector<[2]x3xi8>, %b: vector<[2]xi8>) -> (vector<[2]x3xi8>, vector<[2]xi8>) {
  %r:2 = vector.scan <minsi>, %a, %b {inclusive = true, reduction_dim = 1 : i64} : vector<[2]x3xi8>, vector<[2]xi8>
  return %r#0, %r#1 : vector<[2]x3xi8>, vector<[2]xi8>
}
// AND
transform.apply_patterns.vector.lower_scan
// CASE
func.func @f0(%a: vector<2xf32>, %b: vector<3xf32>) -> vector<2x3xf32> {
  %r = vector.outerproduct %a, %b {kind = #vector.kind<add>} : vector<2xf32>, vector<3xf32>
  return %r : vector<2x3xf32>
}
func.func @f1(%a: vector<2xf32>, %b: vector<3xf32>, %c: vector<2x3xf32>) -> vector<2x3xf32> {
  %r = vector.outerproduct %a, %b, %c {kind = #vector.kind<add>} : vector<2xf32>, vector<3xf32>
  return %r : vector<2x3xf32>
}
func.func @f2(%a: vector<2xf32>, %b: vector<3xf32>, %c: vector<2x3xf32>) -> vector<2x3xf32> {
  %r = vector.outerproduct %a, %b, %c {kind = #vector.kind<maxnumf>} : vector<2xf32>, vector<3xf32>
  return %r : vector<2x3xf32>
}
func.func @f3(%a: vector<2xi32>, %b: vector<3xi32>, %c: vector<2x3xi32>, %d: vector<2x3xi1>) -> vector<2x3xi32> {
  %r = vector.mask %d { vector.outerproduct %a, %b, %c {kind = #vector.kind<maxsi>} : vector<2xi32>, vector<3xi32> } : vector<2x3xi1> -> vector<2x3xi32>
  return %r : vector<2x3xi32>
}
func.func @f4(%a: vector<2xf32>, %b: vector<3xf32>, %c: vector<2x3xf32>, %d: vector<2x3xi1>) -> vector<2x3xf32> {
  %r = vector.mask %d { vector.outerproduct %a, %b, %c {kind = #vector.kind<add>} : vector<2xf32>, vector<3xf32> } : vector<2x3xi1> -> vector<2x3xf32>
  return %r : vector<2x3xf32>
}
func.func @f5(%a: vector<2xf32>, %b: vector<3xf32>, %c: vector<2x3xi1>) -> vector<2x3xf32> {
  %r = vector.mask %c { vector.outerproduct %a, %b {kind = #vector.kind<add>} : vector<2xf32>, vector<3xf32> } : vector<2x3xi1> -> vector<2x3xf32>
  return %r : vector<2x3xf32>
}
func.func @f6(%a: vector<[2]xf32>, %b: f32, %c: vector<[2]xf32>) -> vector<[2]xf32> {
  %r = vector.outerproduct %a, %b, %c {kind = #vector.kind<mul>} : vector<[2]xf32>, f32
  return %r : vector<[2]xf32>
}
func.func @f7(%a: vector<4xi8>, %b: i8, %c: vector<4xi8>, %d: vector<4xi1>) -> vector<4xi8> {
  %r = vector.mask %d { vector.outerproduct %a, %b, %c {kind = #vector.kind<add>} : vector<4xi8>, i8 } : vector<4xi1> -> vector<4xi8>
  return %r : vector<4xi8>
}
func.func @f8(%a: vector<2xf32>, %b: vector<[2]xf32>, %c: vector<2x[2]xf32>) -> vector<2x[2]xf32> {
  %r = vector.outerproduct %a, %b, %c {kind = #vector.kind<add>} : vector<2xf32>, vector<[2]xf32>
  return %r : vector<2x[2]xf32>
}
func.func @f9(%a: vector<[2]xf32>, %b: vector<[2]xf32>) -> vector<[2]x[2]xf32> {
  %r = vector.outerproduct %a, %b {kind = #vector.kind<add>} : vector<[2]xf32>, vector<[2]xf32>
  return %r : vector<[2]x[2]xf32>
}
func.func @f10(%a: vector<1xindex>, %b: vector<2xindex>, %c: vector<1x2xindex>) -> vector<1x2xindex> {
  %r = vector.outerproduct %a, %b, %c {kind = #vector.kind<xor>} : vector<1xindex>, vector<2xindex>
  return %r : vector<1x2xindex>
}
// AND
transform.apply_patterns.vector.lower_outerproduct
// CASE
func.func @f0(%a: vector<2xf32>, %b: vector<3xf32>) -> vector<2x3xf32> {
  %0 = vector.broadcast %a : vector<2xf32> to vector<3x2xf32>
  %1 = vector.transpose %0, [1, 0] : vector<3x2xf32> to vector<2x3xf32>
  %2 = vector.broadcast %b : vector<3xf32> to vector<2x3xf32>
  %r = arith.mulf %1, %2 : vector<2x3xf32>
  return %r : vector<2x3xf32>
}
func.func @f1(%a: vector<2xi32>, %b: vector<3xi32>) -> vector<2x3xi32> {
  %0 = vector.broadcast %a : vector<2xi32> to vector<3x2xi32>
  %1 = vector.transpose %0, [1, 0] : vector<3x2xi32> to vector<2x3xi32>
  %2 = vector.broadcast %b : vector<3xi32> to vector<2x3xi32>
  %r = arith.muli %2, %1 : vector<2x3xi32>
  return %r : vector<2x3xi32>
}
func.func @f2(%a: vector<[2]xi32>, %b: vector<[3]xi32>) -> vector<[2]x[3]xi32> {
  %0 = vector.broadcast %a : vector<[2]xi32> to vector<[3]x[2]xi32>
  %1 = vector.transpose %0, [1, 0] : vector<[3]x[2]xi32> to vector<[2]x[3]xi32>
  %2 = vector.broadcast %b : vector<[3]xi32> to vector<[2]x[3]xi32>
  %r = arith.muli %1, %2 : vector<[2]x[3]xi32>
  return %r : vector<[2]x[3]xi32>
}
func.func @f3(%a: vector<2xf32>, %b: f32) -> vector<2x3xf32> {
  %0 = vector.broadcast %a : vector<2xf32> to vector<3x2xf32>
  %1 = vector.transpose %0, [1, 0] : vector<3x2xf32> to vector<2x3xf32>
  %2 = vector.broadcast %b : f32 to vector<2x3xf32>
  %r = arith.mulf %1, %2 : vector<2x3xf32>
  return %r : vector<2x3xf32>
}
func.func @f4(%a: vector<1x2xf32>, %b: vector<3xf32>) -> vector<2x3xf32> {
  %0 = vector.broadcast %a : vector<1x2xf32> to vector<3x2xf32>
  %1 = vector.transpose %0, [1, 0] : vector<3x2xf32> to vector<2x3xf32>
  %2 = vector.broadcast %b : vector<3xf32> to vector<2x3xf32>
  %r = arith.mulf %1, %2 : vector<2x3xf32>
  return %r : vector<2x3xf32>
}
func.func @f5(%a: vector<1xf32>, %b: vector<3xf32>) -> vector<2x3xf32> {
  %0 = vector.broadcast %a : vector<1xf32> to vector<3x2xf32>
  %1 = vector.transpose %0, [1, 0] : vector<3x2xf32> to vector<2x3xf32>
  %2 = vector.broadcast %b : vector<3xf32> to vector<2x3xf32>
  %r = arith.mulf %1, %2 : vector<2x3xf32>
  return %r : vector<2x3xf32>
}
func.func @f6(%a: vector<2xf32>, %b: vector<3xf32>) -> vector<2x3xf32> {
  %0 = vector.broadcast %a : vector<2xf32> to vector<3x2xf32>
  %1 = vector.transpose %0, [1, 0] : vector<3x2xf32> to vector<2x3xf32>
  %2 = vector.broadcast %b : vector<3xf32> to vector<2x3xf32>
  %r = arith.mulf %1, %1 : vector<2x3xf32>
  return %r : vector<2x3xf32>
}
// AND
transform.apply_patterns.vector.elementwise_to_vector
