// ARGS: --canonicalize --split-input-file
// Masks without trailing dimensions of 1: all of them, or none.
func.func @a(%a: index, %b: index) -> vector<3x1xi1> {
  %c1 = arith.constant 1 : index
  %0 = vector.create_mask %a, %b, %c1 : vector<3x1x1xi1>
  %1 = vector.shape_cast %0 : vector<3x1x1xi1> to vector<3x1xi1>
  return %1 : vector<3x1xi1> }
// -----
func.func @a(%a: index, %b: index) -> vector<3x4xi1> {
  %c1 = arith.constant 1 : index
  %0 = vector.create_mask %a, %b, %c1 : vector<3x4x1xi1>
  %1 = vector.shape_cast %0 : vector<3x4x1xi1> to vector<3x4xi1>
  return %1 : vector<3x4xi1> }
// -----
func.func @a(%a: index, %b: index) -> vector<3xi1> {
  %c1 = arith.constant 1 : index
  %0 = vector.create_mask %a, %c1, %c1 : vector<3x1x1xi1>
  %1 = vector.shape_cast %0 : vector<3x1x1xi1> to vector<3xi1>
  return %1 : vector<3xi1> }
// -----
func.func @a(%a: index, %b: index) -> vector<3x1xi1> {
  %c1 = arith.constant 1 : index
  %0 = vector.create_mask %a, %c1, %c1 : vector<3x1x1xi1>
  %1 = vector.shape_cast %0 : vector<3x1x1xi1> to vector<3x1xi1>
  return %1 : vector<3x1xi1> }
// -----
func.func @a(%a: index, %b: index) -> vector<3x1xi1> {
  %c1 = arith.constant 1 : index
  %0 = vector.create_mask %a, %c1, %b : vector<3x1x1xi1>
  %1 = vector.shape_cast %0 : vector<3x1x1xi1> to vector<3x1xi1>
  return %1 : vector<3x1xi1> }
// -----
func.func @a(%a: index, %b: index) -> vector<3xi1> {
  %c1 = arith.constant 1 : index
  %0 = vector.create_mask %a, %c1, %b : vector<3x1x1xi1>
  %1 = vector.shape_cast %0 : vector<3x1x1xi1> to vector<3xi1>
  return %1 : vector<3xi1> }
// -----
func.func @a(%a: index, %b: index) -> vector<1x1xi1> {
  %c1 = arith.constant 1 : index
  %0 = vector.create_mask %a, %c1, %c1 : vector<1x1x1xi1>
  %1 = vector.shape_cast %0 : vector<1x1x1xi1> to vector<1x1xi1>
  return %1 : vector<1x1xi1> }
// -----
func.func @a(%a: index, %b: index) -> (vector<1xi1>, vector<1x[4]xi1>, vector<[4]xi1>) {
  %c1 = arith.constant 1 : index
  %0 = vector.create_mask %a, %c1 : vector<1x1xi1>
  %1 = vector.shape_cast %0 : vector<1x1xi1> to vector<1xi1>
  %2 = vector.create_mask %a, %b, %c1 : vector<1x[4]x1xi1>
  %3 = vector.shape_cast %2 : vector<1x[4]x1xi1> to vector<1x[4]xi1>
  %4 = vector.shape_cast %2 : vector<1x[4]x1xi1> to vector<[4]xi1>
  return %1, %3, %4 : vector<1xi1>, vector<1x[4]xi1>, vector<[4]xi1> }
// -----
func.func @a() -> (vector<3x1xi1>, vector<3xi1>, vector<1x3xi1>) {
  %0 = vector.constant_mask [2,1,1] : vector<3x1x1xi1>
  %1 = vector.shape_cast %0 : vector<3x1x1xi1> to vector<3x1xi1>
  %2 = vector.shape_cast %0 : vector<3x1x1xi1> to vector<3xi1>
  %3 = vector.shape_cast %0 : vector<3x1x1xi1> to vector<1x3xi1>
  return %1, %2, %3 : vector<3x1xi1>, vector<3xi1>, vector<1x3xi1> }
// -----
func.func @a() -> (vector<i1>) {
  %0 = vector.constant_mask [1,1] : vector<1x1xi1>
  %1 = vector.shape_cast %0 : vector<1x1xi1> to vector<i1>
  return %1 : vector<i1> }
// -----
func.func @a(%a: index) -> (vector<i1>) {
  %c1 = arith.constant 1 : index
  %0 = vector.create_mask %a, %c1 : vector<1x1xi1>
  %1 = vector.shape_cast %0 : vector<1x1xi1> to vector<i1>
  return %1 : vector<i1> }
// -----
func.func @a(%a: index) -> (vector<i1>) {
  %c1 = arith.constant 1 : index
  %0 = vector.create_mask %c1 : vector<1xi1>
  %1 = vector.shape_cast %0 : vector<1xi1> to vector<i1>
  return %1 : vector<i1> }
