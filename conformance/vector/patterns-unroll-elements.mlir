// ARGS: --transform-interpreter --split-input-file
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
func.func @a(%a: f32, %b: f32) -> (vector<2x1x2xf32>, vector<2xf32>, vector<f32>, vector<1x1xf32>, vector<0x2xf32>) {
  %0 = vector.from_elements %a, %b, %b, %a : vector<2x1x2xf32>
  %1 = vector.from_elements %a, %b : vector<2xf32>
  %2 = vector.from_elements %a : vector<f32>
  %3 = vector.from_elements %a : vector<1x1xf32>
  return %0, %1, %2, %3, %3: vector<2x1x2xf32>, vector<2xf32>, vector<f32>, vector<1x1xf32>, vector<1x1xf32>
}
// AND
transform.apply_patterns.vector.unroll_from_elements
// CASE
func.func @a(%a: f32, %b: f32) -> (vector<2x1x2xf32>, vector<2xf32>, vector<f32>, vector<1x1xf32>) {
  %0 = vector.from_elements %a, %b, %b, %a : vector<2x1x2xf32>
  %1 = vector.from_elements %a, %b : vector<2xf32>
  %2 = vector.from_elements %a : vector<f32>
  %3 = vector.from_elements %a : vector<1x1xf32>
  return %0, %1, %2, %3: vector<2x1x2xf32>, vector<2xf32>, vector<f32>, vector<1x1xf32>
}
// AND
transform.apply_patterns.vector.unroll_from_elements
// CASE
func.func @b(%a: vector<2x1x2xf32>, %b: vector<2xf32>, %c: vector<f32>, %d: vector<1x1xf32>) -> (f32, f32, f32, f32, f32, f32, f32, f32) {
  %0:4 = vector.to_elements %a : vector<2x1x2xf32>
  %1:2 = vector.to_elements %b : vector<2xf32>
  %2 = vector.to_elements %c : vector<f32>
  %3 = vector.to_elements %d : vector<1x1xf32>
  return %0#0, %0#1, %0#2, %0#3, %1#0, %1#1, %2, %3 : f32, f32, f32, f32, f32, f32, f32, f32
}
// AND
transform.apply_patterns.vector.unroll_from_elements
// CASE
func.func @c(%a: index, %b: index) -> (vector<3x2xindex>, index) {
  %0 = vector.from_elements %a, %b, %b, %a, %a, %a : vector<3x2xindex>
  %v = vector.from_elements %a, %b, %b, %a : vector<2x2xindex>
  %1:4 = vector.to_elements %v : vector<2x2xindex>
  return %0, %1#3 : vector<3x2xindex>, index
}
// AND
transform.apply_patterns.vector.unroll_from_elements
// CASE
func.func @a(%a: f32, %b: f32) -> (vector<2x1x2xf32>, vector<2xf32>, vector<f32>, vector<1x1xf32>, vector<0x2xf32>) {
  %0 = vector.from_elements %a, %b, %b, %a : vector<2x1x2xf32>
  %1 = vector.from_elements %a, %b : vector<2xf32>
  %2 = vector.from_elements %a : vector<f32>
  %3 = vector.from_elements %a : vector<1x1xf32>
  return %0, %1, %2, %3, %3: vector<2x1x2xf32>, vector<2xf32>, vector<f32>, vector<1x1xf32>, vector<1x1xf32>
}
// AND
transform.apply_patterns.vector.unroll_to_elements
// CASE
func.func @a(%a: f32, %b: f32) -> (vector<2x1x2xf32>, vector<2xf32>, vector<f32>, vector<1x1xf32>) {
  %0 = vector.from_elements %a, %b, %b, %a : vector<2x1x2xf32>
  %1 = vector.from_elements %a, %b : vector<2xf32>
  %2 = vector.from_elements %a : vector<f32>
  %3 = vector.from_elements %a : vector<1x1xf32>
  return %0, %1, %2, %3: vector<2x1x2xf32>, vector<2xf32>, vector<f32>, vector<1x1xf32>
}
// AND
transform.apply_patterns.vector.unroll_to_elements
// CASE
func.func @b(%a: vector<2x1x2xf32>, %b: vector<2xf32>, %c: vector<f32>, %d: vector<1x1xf32>) -> (f32, f32, f32, f32, f32, f32, f32, f32) {
  %0:4 = vector.to_elements %a : vector<2x1x2xf32>
  %1:2 = vector.to_elements %b : vector<2xf32>
  %2 = vector.to_elements %c : vector<f32>
  %3 = vector.to_elements %d : vector<1x1xf32>
  return %0#0, %0#1, %0#2, %0#3, %1#0, %1#1, %2, %3 : f32, f32, f32, f32, f32, f32, f32, f32
}
// AND
transform.apply_patterns.vector.unroll_to_elements
// CASE
func.func @c(%a: index, %b: index) -> (vector<3x2xindex>, index) {
  %0 = vector.from_elements %a, %b, %b, %a, %a, %a : vector<3x2xindex>
  %v = vector.from_elements %a, %b, %b, %a : vector<2x2xindex>
  %1:4 = vector.to_elements %v : vector<2x2xindex>
  return %0, %1#3 : vector<3x2xindex>, index
}
// AND
transform.apply_patterns.vector.unroll_to_elements
// CASE
func.func @a(%a: vector<f32>, %i: index, %b: vector<3xf32>, %c: vector<1x3xf32>, %s: f32) -> (f32, f32, f32, f32, vector<3xf32>, vector<3xf32>, f32) {
  %0 = vector.broadcast %a : vector<f32> to vector<2xf32>
  %1 = vector.extract %0[%i] : f32 from vector<2xf32>
  %2 = vector.broadcast %b : vector<3xf32> to vector<2x3xf32>
  %3 = vector.extract %2[%i, 1] : f32 from vector<2x3xf32>
  %4 = vector.broadcast %c : vector<1x3xf32> to vector<2x3xf32>
  %5 = vector.extract %4[%i, 1] : f32 from vector<2x3xf32>
  %6 = vector.broadcast %b : vector<3xf32> to vector<4x2x3xf32>
  %7 = vector.extract %6[1, %i, %i] : f32 from vector<4x2x3xf32>
  %8 = vector.extract %2[%i] : vector<3xf32> from vector<2x3xf32>
  %9 = vector.extract %4[%i] : vector<3xf32> from vector<2x3xf32>
  %10 = vector.broadcast %s : f32 to vector<2x3xf32>
  %11 = vector.extract %10[%i, 1] : f32 from vector<2x3xf32>
  return %1, %3, %5, %7, %8, %9, %11 : f32, f32, f32, f32, vector<3xf32>, vector<3xf32>, f32
}
// AND
transform.apply_patterns.vector.unroll_to_elements
// CASE
func.func @b(%a: vector<f32>, %i: index, %b: vector<3x2xf32>, %c: vector<1x3xf32>, %s: vector<[4]xf32>) -> (f32, vector<2xf32>, vector<2xf32>, f32, f32, f32) {
  %0 = vector.shape_cast %b : vector<3x2xf32> to vector<1x1x3x2xf32>
  %1 = vector.extract %0[%i, 0, %i, 1] : f32 from vector<1x1x3x2xf32>
  %2 = vector.extract %0[%i, 0, %i] : vector<2xf32> from vector<1x1x3x2xf32>
  %3 = vector.extract %0[0, 0, 2] : vector<2xf32> from vector<1x1x3x2xf32>
  %4 = vector.shape_cast %s : vector<[4]xf32> to vector<1x[4]xf32>
  %5 = vector.extract %4[%i, 1] : f32 from vector<1x[4]xf32>
  %6 = vector.extract %4[%i, %i] : f32 from vector<1x[4]xf32>
  %7 = vector.shape_cast %c : vector<1x3xf32> to vector<1x1x3xf32>
  %8 = vector.extract %7[0, %i, %i] : f32 from vector<1x1x3xf32>
  return %1, %2, %3, %5, %6, %8 : f32, vector<2xf32>, vector<2xf32>, f32, f32, f32
}
// AND
transform.apply_patterns.vector.unroll_to_elements
// CASE
func.func @a(%a: vector<f32>, %i: index, %b: vector<3xf32>, %c: vector<1x1xf32>, %e: vector<2x1x3xf32>) -> (f32, f32, f32, f32, vector<3xf32>) {
  %0 = vector.shape_cast %a : vector<f32> to vector<1xf32>
  %1 = vector.extract %0[%i] : f32 from vector<1xf32>
  %2 = vector.shape_cast %b : vector<3xf32> to vector<1x3xf32>
  %3 = vector.extract %2[%i, 1] : f32 from vector<1x3xf32>
  %4 = vector.shape_cast %c : vector<1x1xf32> to vector<1xf32>
  %5 = vector.extract %4[%i] : f32 from vector<1xf32>
  %6 = vector.shape_cast %b : vector<3xf32> to vector<3x1xf32>
  %7 = vector.extract %6[1, %i] : f32 from vector<3x1xf32>
  %8 = vector.extract %2[%i] : vector<3xf32> from vector<1x3xf32>
  return %1, %3, %5, %7, %8 : f32, f32, f32, f32, vector<3xf32>
}
// AND
transform.apply_patterns.vector.unroll_to_elements
