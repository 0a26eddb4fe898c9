// ARGS: --transform-interpreter --split-input-file
// Integers of less than a byte.
// FRAME
module attributes {transform.with_named_sequence} {
  // HERE
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.rewrite_narrow_types
    } : !transform.any_op
    transform.yield
  }
}
// EACH
// CASE
func.func @a(%a: vector<32xi64>) -> vector<20xi8> {
  %0 = arith.trunci %a : vector<32xi64> to vector<32xi5>
  %1 = vector.bitcast %0 : vector<32xi5> to vector<20xi8>
  return %1 : vector<20xi8> }
// CASE
func.func @a(%a: vector<8xi32>) -> vector<3xi16> {
  %0 = arith.trunci %a : vector<8xi32> to vector<8xi6>
  %1 = vector.bitcast %0 : vector<8xi6> to vector<3xi16>
  return %1 : vector<3xi16> }
// CASE
func.func @a(%a: vector<2x8xi8>) -> vector<2x3xi8> {
  %0 = arith.trunci %a : vector<2x8xi8> to vector<2x8xi3>
  %1 = vector.bitcast %0 : vector<2x8xi3> to vector<2x3xi8>
  return %1 : vector<2x3xi8> }
// CASE
func.func @a(%a: vector<5xi8>) -> vector<8xi8> {
  %0 = vector.bitcast %a : vector<5xi8> to vector<8xi5>
  %1 = arith.extui %0 : vector<8xi5> to vector<8xi8>
  return %1 : vector<8xi8> }
// CASE
func.func @a(%a: vector<5xi8>) -> vector<8xi16> {
  %0 = vector.bitcast %a : vector<5xi8> to vector<8xi5>
  %1 = arith.extui %0 : vector<8xi5> to vector<8xi16>
  return %1 : vector<8xi16> }
// CASE
func.func @a(%a: vector<5xi8>) -> vector<8xi17> {
  %0 = vector.bitcast %a : vector<5xi8> to vector<8xi5>
  %1 = arith.extui %0 : vector<8xi5> to vector<8xi17>
  return %1 : vector<8xi17> }
// CASE
func.func @a(%a: vector<5xi16>) -> vector<16xi8> {
  %0 = vector.bitcast %a : vector<5xi16> to vector<16xi5>
  %1 = arith.extui %0 : vector<16xi5> to vector<16xi8>
  return %1 : vector<16xi8> }
// CASE
func.func @a(%a: vector<4xi8>) -> vector<8xi8> {
  %0 = vector.bitcast %a : vector<4xi8> to vector<8xi4>
  %1 = arith.extui %0 : vector<8xi4> to vector<8xi8>
  return %1 : vector<8xi8> }
// CASE
func.func @a(%a: vector<2x4xi8>) -> vector<2x8xi32> {
  %0 = vector.bitcast %a : vector<2x4xi8> to vector<2x8xi4>
  %1 = arith.extsi %0 : vector<2x8xi4> to vector<2x8xi32>
  return %1 : vector<2x8xi32> }
// CASE
func.func @a(%a: vector<[4]xi8>) -> vector<[8]xi32> {
  %0 = vector.bitcast %a : vector<[4]xi8> to vector<[8]xi4>
  %1 = arith.extsi %0 : vector<[8]xi4> to vector<[8]xi32>
  return %1 : vector<[8]xi32> }
// CASE
func.func @a(%a: vector<8xi4>, %b: vector<2x4xi2>, %c: vector<6xi4>, %d: vector<3xi4>, %e: vector<6xi2>) -> (vector<8xi8>, vector<2x4xi32>, vector<6xi16>, vector<3xi8>, vector<6xi8>) {
  %0 = arith.extsi %a : vector<8xi4> to vector<8xi8>
  %1 = arith.extsi %b : vector<2x4xi2> to vector<2x4xi32>
  %2 = arith.extsi %c : vector<6xi4> to vector<6xi16>
  %3 = arith.extsi %d : vector<3xi4> to vector<3xi8>
  %4 = arith.extsi %e : vector<6xi2> to vector<6xi8>
  return %0, %1, %2, %3, %4 : vector<8xi8>, vector<2x4xi32>, vector<6xi16>, vector<3xi8>, vector<6xi8> }
// CASE
func.func @a(%a: vector<8xi4>, %b: vector<2x4xi2>, %c: vector<6xi4>, %d: vector<3xi4>, %e: vector<6xi2>) -> (vector<8xi8>, vector<2x4xi32>, vector<6xi16>, vector<3xi8>, vector<6xi8>) {
  %0 = arith.extui %a : vector<8xi4> to vector<8xi8>
  %1 = arith.extui %b : vector<2x4xi2> to vector<2x4xi32>
  %2 = arith.extui %c : vector<6xi4> to vector<6xi16>
  %3 = arith.extui %d : vector<3xi4> to vector<3xi8>
  %4 = arith.extui %e : vector<6xi2> to vector<6xi8>
  return %0, %1, %2, %3, %4 : vector<8xi8>, vector<2x4xi32>, vector<6xi16>, vector<3xi8>, vector<6xi8> }
// CASE
func.func @a(%a: vector<8xi4>, %b: vector<2x4xi2>, %c: vector<6xi4>, %d: vector<3xi4>, %e: vector<6xi4>) -> (vector<8xf32>, vector<2x4xf32>, vector<6xf16>, vector<3xf32>, vector<6xf8E4M3FN>) {
  %0 = arith.uitofp %a : vector<8xi4> to vector<8xf32>
  %1 = arith.sitofp %b : vector<2x4xi2> to vector<2x4xf32>
  %2 = arith.sitofp %c : vector<6xi4> to vector<6xf16>
  %3 = arith.uitofp %d : vector<3xi4> to vector<3xf32>
  %4 = arith.uitofp %e : vector<6xi4> to vector<6xf8E4M3FN>
  return %0, %1, %2, %3, %4 : vector<8xf32>, vector<2x4xf32>, vector<6xf16>, vector<3xf32>, vector<6xf8E4M3FN> }
// CASE
func.func @a(%a: vector<8xi8>, %b: vector<8xi32>, %c: vector<2x4xi16>, %d: vector<3xi32>, %e: vector<8xi32>, %f: vector<[8]xi8>, %g: vector<8xi12>, %h: vector<6xi24>) -> (vector<8xi4>, vector<8xi4>, vector<2x4xi4>, vector<3xi4>, vector<8xi2>, vector<[8]xi4>, vector<8xi4>, vector<6xi4>) {
  %0 = arith.trunci %a : vector<8xi8> to vector<8xi4>
  %1 = arith.trunci %b : vector<8xi32> to vector<8xi4>
  %2 = arith.trunci %c : vector<2x4xi16> to vector<2x4xi4>
  %3 = arith.trunci %d : vector<3xi32> to vector<3xi4>
  %4 = arith.trunci %e : vector<8xi32> to vector<8xi2>
  %5 = arith.trunci %f : vector<[8]xi8> to vector<[8]xi4>
  %6 = arith.trunci %g : vector<8xi12> to vector<8xi4>
  %7 = arith.trunci %h : vector<6xi24> to vector<6xi4>
  return %0, %1, %2, %3, %4, %5, %6, %7 : vector<8xi4>, vector<8xi4>, vector<2x4xi4>, vector<3xi4>, vector<8xi2>, vector<[8]xi4>, vector<8xi4>, vector<6xi4> }
// CASE
func.func @a(%a: vector<8x16xi4>, %b: vector<4x[8]xi1>, %c: vector<3x5xi7>, %d: vector<i4>, %e: vector<8xi4>) -> (vector<16x8xi4>, vector<[8]x4xi1>, vector<5x3xi7>, vector<i4>, vector<8xi4>) {
  %0 = vector.transpose %a, [1,0] : vector<8x16xi4> to vector<16x8xi4>
  %1 = vector.transpose %b, [1,0] : vector<4x[8]xi1> to vector<[8]x4xi1>
  %2 = vector.transpose %c, [1,0] : vector<3x5xi7> to vector<5x3xi7>
  %3 = vector.transpose %d, [] : vector<i4> to vector<i4>
  %4 = vector.transpose %e, [0] : vector<8xi4> to vector<8xi4>
  return %0, %1, %2, %3, %4 : vector<16x8xi4>, vector<[8]x4xi1>, vector<5x3xi7>, vector<i4>, vector<8xi4> }
// CASE
func.func @a(%a: vector<8xi8>) -> vector<1xi64> {
  %0 = arith.trunci %a : vector<8xi8> to vector<8xi2>
  %1 = arith.extui %0 : vector<8xi2> to vector<8xi8>
  %2 = vector.bitcast %1 : vector<8xi8> to vector<1xi64>
  return %2 : vector<1xi64> }
// CASE
func.func @a(%a: vector<8xi16>) -> vector<1xf32> {
  %0 = arith.trunci %a : vector<8xi16> to vector<8xi4>
  %2 = vector.bitcast %0 : vector<8xi4> to vector<1xf32>
  return %2 : vector<1xf32> }
// CASE
func.func @a(%a: vector<8xi32>) -> vector<1xf32> {
  %0 = arith.trunci %a : vector<8xi32> to vector<8xi4>
  %2 = vector.bitcast %0 : vector<8xi4> to vector<1xf32>
  return %2 : vector<1xf32> }
