// ARGS: --canonicalize --split-input-file
// Positions in scalable dimensions; lanes of scalable vectors in another shape.
func.func @a(%a: vector<[8]x1xf16>) -> (f16) {
  %1 = vector.extract %a[9, 0] : f16 from vector<[8]x1xf16>
  return %1 : f16 }
// -----
func.func @a(%a: vector<[8]x1xf16>, %f: f16) -> (vector<[8]x1xf16>) {
  %1 = vector.insert %f, %a[9, 0] : f16 into vector<[8]x1xf16>
  return %1 : vector<[8]x1xf16> }
// -----
func.func @a(%a: vector<8x1xf16>, %f: f16) -> (vector<8x1xf16>) {
  %1 = vector.insert %f, %a[9, 0] : f16 into vector<8x1xf16>
  return %1 : vector<8x1xf16> }
// -----
func.func @a(%a: vector<8x1xf16>) -> (f16) {
  %1 = vector.extract %a[9, 0] : f16 from vector<8x1xf16>
  return %1 : f16 }
// -----
func.func @a(%a: vector<[8]x4xf16>) -> (vector<4xf16>) {
  %1 = vector.extract %a[8] : vector<4xf16> from vector<[8]x4xf16>
  return %1 : vector<4xf16> }
// -----
func.func @a(%a: vector<[8]xf16>) -> (f16) {
  %1 = vector.extract %a[8] : f16 from vector<[8]xf16>
  return %1 : f16 }
// -----
func.func @a(%a: vector<[8]xf16>) -> (f16) {
  %i = arith.constant 9 : index
  %1 = vector.extract %a[%i] : f16 from vector<[8]xf16>
  return %1 : f16 }
// -----
func.func @a(%a: vector<4x[8]xf16>) -> (f16) {
  %1 = vector.extract %a[3, 8] : f16 from vector<4x[8]xf16>
  return %1 : f16 }
// -----
func.func @a(%a: vector<4x[8]xf16>) -> (f16) {
  %1 = vector.extract %a[4, 7] : f16 from vector<4x[8]xf16>
  return %1 : f16 }
// -----
func.func @a(%a: vector<[8]xf16>, %f: f16) -> (vector<[8]xf16>) {
  %1 = vector.insert %f, %a[8] : f16 into vector<[8]xf16>
  return %1 : vector<[8]xf16> }
// -----
func.func @a(%a: vector<[8]x1xf16>, %b: vector<1x[8]x2xf16>, %c: vector<2x[4]xf16>, %d: vector<2x[4]x1xf16>) -> (f16, vector<2xf16>, f16, f16, vector<[4]xf16>, f16, f16) {
  %0 = vector.shape_cast %a : vector<[8]x1xf16> to vector<[8]x1x1xf16>
  %1 = vector.extract %0[3, 0, 0] : f16 from vector<[8]x1x1xf16>
  %2 = vector.shape_cast %b : vector<1x[8]x2xf16> to vector<[8]x2xf16>
  %3 = vector.extract %2[3] : vector<2xf16> from vector<[8]x2xf16>
  %4 = vector.shape_cast %c : vector<2x[4]xf16> to vector<[8]xf16>
  %5 = vector.extract %4[3] : f16 from vector<[8]xf16>
  %6 = vector.shape_cast %c : vector<2x[4]xf16> to vector<2x1x[4]xf16>
  %7 = vector.extract %6[1, 0, 3] : f16 from vector<2x1x[4]xf16>
  %8 = vector.extract %6[1, 0] : vector<[4]xf16> from vector<2x1x[4]xf16>
  %9 = vector.shape_cast %d : vector<2x[4]x1xf16> to vector<2x[4]xf16>
  %10 = vector.extract %9[0, 2] : f16 from vector<2x[4]xf16>
  %11 = vector.extract %9[1, 2] : f16 from vector<2x[4]xf16>
  return %1, %3, %5, %7, %8, %10, %11 : f16, vector<2xf16>, f16, f16, vector<[4]xf16>, f16, f16 }
// -----
func.func @a(%a: vector<[8]x1xf16>) -> (f16) {
  %0 = vector.shape_cast %a : vector<[8]x1xf16> to vector<[8]x1x1xf16>
  %1 = vector.extract %0[9, 0, 0] : f16 from vector<[8]x1x1xf16>
  return %1 : f16 }
// -----
func.func @a(%a: vector<4xf16>) -> (f16, vector<1x1xf16>, vector<2xf16>) {
  %0 = vector.shape_cast %a : vector<4xf16> to vector<2x2x1x1xf16>
  %1 = vector.extract %0[1, 0, 0, 0] : f16 from vector<2x2x1x1xf16>
  %2 = vector.extract %0[1, 0] : vector<1x1xf16> from vector<2x2x1x1xf16>
  %3 = vector.shape_cast %a : vector<4xf16> to vector<2x2xf16>
  %4 = vector.extract %3[1] : vector<2xf16> from vector<2x2xf16>
  return %1, %2, %4 : f16, vector<1x1xf16>, vector<2xf16> }
