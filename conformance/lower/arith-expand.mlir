// ARGS: --arith-expand --split-input-file
// FRAME
// HERE
// EACH
// CASE
func.func @ceildivui(%a: i32, %b: i32) -> i32 {
  %r = arith.ceildivui %a, %b : i32
  return %r : i32
}
// CASE
func.func @ceildivsi(%a: i32, %b: i32) -> i32 {
  %r = arith.ceildivsi %a, %b : i32
  return %r : i32
}
// CASE
func.func @floordivsi(%a: i32, %b: i32) -> i32 {
  %r = arith.floordivsi %a, %b : i32
  return %r : i32
}
// CASE
func.func @maximumf(%a: f32, %b: f32) -> f32 {
  %r = arith.maximumf %a, %b fastmath<nnan> : f32
  return %r : f32
}
// CASE
func.func @minimumf(%a: f32, %b: f32) -> f32 {
  %r = arith.minimumf %a, %b : f32
  return %r : f32
}
// CASE
func.func @maxnumf(%a: f32, %b: f32) -> f32 {
  %r = arith.maxnumf %a, %b : f32
  return %r : f32
}
// CASE
func.func @minnumf(%a: f32, %b: f32) -> f32 {
  %r = arith.minnumf %a, %b : f32
  return %r : f32
}
// CASE
func.func @f(%a: vector<4xi8>, %b: vector<4xi8>) -> vector<4xi8> {
  %r = arith.ceildivui %a, %b : vector<4xi8>
  return %r : vector<4xi8>
}
// CASE
func.func @f(%a: index, %b: index) -> index {
  %r = arith.ceildivsi %a, %b : index
  return %r : index
}
// CASE
func.func @f(%a: vector<[4]xi1>, %b: vector<[4]xi1>) -> vector<[4]xi1> {
  %r = arith.floordivsi %a, %b : vector<[4]xi1>
  return %r : vector<[4]xi1>
}
// CASE
func.func @f(%a: i1, %b: i1) -> i1 {
  %r = arith.floordivsi %a, %b : i1
  return %r : i1
}
// CASE
func.func @f(%a: i1, %b: i1) -> i1 {
  %r = arith.ceildivsi %a, %b : i1
  return %r : i1
}
// CASE
func.func @f(%a: tensor<4xi8>, %b: tensor<4xi8>) -> tensor<4xi8> {
  %r = arith.ceildivui %a, %b : tensor<4xi8>
  return %r : tensor<4xi8>
}
// CASE
func.func @f(%a: vector<4xindex>, %b: vector<4xindex>) -> vector<4xindex> {
  %r = arith.ceildivui %a, %b : vector<4xindex>
  return %r : vector<4xindex>
}
// CASE
func.func @f(%a: vector<4xf32>, %b: vector<4xf32>) -> vector<4xf32> {
  %r = arith.maximumf %a, %b : vector<4xf32>
  return %r : vector<4xf32>
}
// CASE
func.func @f(%a: tensor<?xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {
  %r = arith.maxnumf %a, %b : tensor<?xf32>
  return %r : tensor<?xf32>
}
// CASE
func.func @f(%a: i32, %b: i32) -> i32 {
  %r = arith.maxsi %a, %b : i32
  return %r : i32
}
// CASE
func.func @f(%a: vector<2x3xi64>, %b: vector<2x3xi64>) -> vector<2x3xi64> {
  %r = arith.minui %a, %b : vector<2x3xi64>
  return %r : vector<2x3xi64>
}
// CASE
func.func @f(%a: tensor<*xi8>, %b: tensor<*xi8>) -> tensor<*xi8> {
  %r = arith.maxui %a, %b : tensor<*xi8>
  return %r : tensor<*xi8>
}
// CASE
func.func @f(%a: index, %b: index) -> index {
  %r = arith.minsi %a, %b : index
  return %r : index
}
// CASE
func.func @f(%a: tensor<*xf32>, %b: tensor<*xf32>) -> tensor<*xf32> {
  %r = arith.minnumf %a, %b : tensor<*xf32>
  return %r : tensor<*xf32>
}
// CASE
func.func @f(%a: f8E4M3FN, %b: f8E4M3FN) -> f8E4M3FN {
  %r = arith.minimumf %a, %b : f8E4M3FN
  return %r : f8E4M3FN
}
// CASE
func.func @f(%a: f80, %b: f80) -> f80 {
  %r = arith.maxnumf %a, %b : f80
  return %r : f80
}
// CASE
func.func @flags(%a: f32, %b: f32) -> f32 {
  %r = arith.maxnumf %a, %b fastmath<fast> : f32
  return %r : f32
}
// CASE
func.func @untouched(%a: bf16, %b: f32) -> (f32, bf16) {
  %r = arith.extf %a : bf16 to f32
  %s = arith.truncf %b : f32 to bf16
  return %r, %s : f32, bf16
}
// CASE
func.func @nested(%a: i32, %b: i32, %c: i1) -> i32 {
  %r = scf.if %c -> i32 {
    %x = arith.ceildivsi %a, %b : i32
    %y = arith.maxsi %x, %b {foo} : i32
    scf.yield %y : i32
  } else {
    %x = arith.floordivsi %a, %b : i32
    scf.yield %x : i32
  }
  return %r : i32
}
