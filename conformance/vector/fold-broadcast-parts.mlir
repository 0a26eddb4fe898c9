// ARGS: --transform-interpreter --split-input-file
// Folds of parts and elements of broadcasts, of empty masks; extractions ahead of elementwise ops.
// FRAME
module attributes {transform.with_named_sequence} {
  // HERE
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.sink_ops
    } : !transform.any_op
    transform.yield
  }
}
// EACH
// CASE
func.func @a(%a: vector<2x1xf16>, %i: index, %j: index) -> (vector<1xf16>, f16, vector<2x1xf16>, vector<1xf16>, f16) {
  %1 = vector.broadcast %a : vector<2x1xf16> to vector<3x2x2x1xf16>
  %4 = vector.extract %1[1, 1, %i] : vector<1xf16> from vector<3x2x2x1xf16>
  %5 = vector.extract %1[%i, 1, %j, 0] : f16 from vector<3x2x2x1xf16>
  %6 = vector.extract %1[%i, 1] : vector<2x1xf16> from vector<3x2x2x1xf16>
  %7 = vector.extract %1[0, 1, 0] : vector<1xf16> from vector<3x2x2x1xf16>
  %8 = vector.extract %1[0, 1, 1, 0] : f16 from vector<3x2x2x1xf16>
  return %4, %5, %6, %7, %8: vector<1xf16>, f16, vector<2x1xf16>, vector<1xf16>, f16 }
// CASE
func.func @a(%a: vector<2x1xf16>, %i: index, %j: index) -> (vector<4xf16>, f16, vector<2x4xf16>, vector<2x2x4xf16>, f16) {
  %1 = vector.broadcast %a : vector<2x1xf16> to vector<3x2x2x4xf16>
  %4 = vector.extract %1[1, 1, %i] : vector<4xf16> from vector<3x2x2x4xf16>
  %5 = vector.extract %1[%i, 1, %j, %i] : f16 from vector<3x2x2x4xf16>
  %6 = vector.extract %1[%i, 1] : vector<2x4xf16> from vector<3x2x2x4xf16>
  %7 = vector.extract %1[%i] : vector<2x2x4xf16> from vector<3x2x2x4xf16>
  %8 = vector.extract %1[0, 1, 1, 3] : f16 from vector<3x2x2x4xf16>
  return %4, %5, %6, %7, %8: vector<4xf16>, f16, vector<2x4xf16>, vector<2x2x4xf16>, f16 }
// CASE
func.func @a(%a: vector<1x4xf16>, %i: index, %j: index, %s: f16, %z: vector<f16>) -> (vector<4xf16>, f16, vector<2x4xf16>, vector<4xf16>, f16, f16, vector<2xf16>, f16) {
  %1 = vector.broadcast %a : vector<1x4xf16> to vector<3x2x4xf16>
  %4 = vector.extract %1[1, %i] : vector<4xf16> from vector<3x2x4xf16>
  %5 = vector.extract %1[%i, %j, %i] : f16 from vector<3x2x4xf16>
  %6 = vector.extract %1[%i] : vector<2x4xf16> from vector<3x2x4xf16>
  %2 = vector.broadcast %s : f16 to vector<3x4xf16>
  %7 = vector.extract %2[%i] : vector<4xf16> from vector<3x4xf16>
  %8 = vector.extract %2[%i, 1] : f16 from vector<3x4xf16>
  %3 = vector.broadcast %z : vector<f16> to vector<3x2xf16>
  %9 = vector.extract %3[%i, 1] : f16 from vector<3x2xf16>
  %10 = vector.extract %3[2] : vector<2xf16> from vector<3x2xf16>
  %11 = vector.extract %3[2, 1] : f16 from vector<3x2xf16>
  return %4, %5, %6, %7, %8, %9, %10, %11: vector<4xf16>, f16, vector<2x4xf16>, vector<4xf16>, f16, f16, vector<2xf16>, f16 }
// CASE
func.func @a() -> (i32, i32) {
  %c = arith.constant dense<3> : vector<2xi32>
  %0:2 = vector.to_elements %c : vector<2xi32>
  return %0#0, %0#1: i32, i32 }
// CASE
func.func @a() -> (i32, i32) {
  %c = arith.constant dense<[3,4]> : vector<2xi32>
  %0:2 = vector.to_elements %c : vector<2xi32>
  return %0#0, %0#1: i32, i32 }
// CASE
func.func @a(%a: i32) -> (i32, i32) {
  %c = vector.broadcast %a : i32 to vector<2xi32>
  %0:2 = vector.to_elements %c : vector<2xi32>
  return %0#0, %0#1: i32, i32 }
// CASE
func.func @a(%a: vector<2xi32>) -> (i32, i32, i32, i32) {
  %c = vector.broadcast %a : vector<2xi32> to vector<2x2xi32>
  %0:4 = vector.to_elements %c : vector<2x2xi32>
  return %0#0, %0#1, %0#2, %0#3: i32, i32, i32, i32 }
// CASE
func.func @a() -> (i32, i32) {
  %c = ub.poison : vector<2xi32>
  %0:2 = vector.to_elements %c : vector<2xi32>
  return %0#0, %0#1: i32, i32 }
// CASE
func.func @a(%a : i32, %b: i32) -> (i32, i32) {
  %c = vector.from_elements %a, %b : vector<2xi32>
  %d = vector.shape_cast %c : vector<2xi32> to vector<2x1xi32>
  %0:2 = vector.to_elements %d : vector<2x1xi32>
  return %0#0, %0#1: i32, i32 }
// CASE
func.func @a(%v: vector<4xf32>, %a: memref<?xf32>, %i : index) -> (vector<4xf32>, f32) {
  %c = arith.constant dense<true> : vector<4xi1>
  %f = arith.constant 0.0 : f32
  %2 = vector.mask %c { vector.transfer_read %a[%i], %f : memref<?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  %3 = vector.mask %c { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  vector.mask %c { vector.transfer_write %v, %a[%i] : vector<4xf32>, memref<?xf32> } : vector<4xi1>
  return %2, %3: vector<4xf32>, f32 }
// CASE
func.func @a(%m: vector<4xi1>, %v: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.mask %m { vector.yield %v : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %0 : vector<4xf32> }
// CASE
func.func @a(%m: vector<4xi1>, %v: vector<4xf32>, %p: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.mask %m, %p { vector.yield %v : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %0 : vector<4xf32> }
// CASE
func.func @a(%a: vector<1xf32>, %b: vector<1xf32>) -> (f32, f32) {
  %0 = arith.mulf %a, %a : vector<1xf32>
  %1 = vector.extract %0[0] : f32 from vector<1xf32>
  %2 = vector.fma %a, %b, %a : vector<1xf32>
  %3 = vector.extract %2[0] : f32 from vector<1xf32>
  return %1, %3 : f32, f32 }
