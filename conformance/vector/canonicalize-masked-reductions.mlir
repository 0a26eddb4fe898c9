// ARGS: --canonicalize --split-input-file
// FRAME
func.func @f(%a: vector<1xi32>, %acc: i32, %m: vector<1xi1>, %p: vector<4xf32>) -> i32 {
  %v7 = vector.mask %m { vector.reduction <add>, %a, %acc : vector<1xi32> into i32 } : vector<1xi1> -> i32
  return %v7: i32
}
// FRAME
func.func @f(%a: vector<1x4xf32>, %acc: vector<1x4xf32>, %m: vector<1x4xi1>, %p: vector<1x4xf32>) -> vector<1x4xf32> {
  // HERE
  return %v7: vector<1x4xf32>
}
// EACH
%v7 = vector.mask %m { vector.yield %a: vector<1x4xf32> } : vector<1x4xi1> -> vector<1x4xf32>
%v7 = vector.mask %m, %p { vector.yield %a: vector<1x4xf32> } : vector<1x4xi1> -> vector<1x4xf32>
// FRAME
func.func @f(%a: vector<1x4xf32>, %m: vector<1x4xi1>) -> () {
  vector.mask %m { vector.yield } : vector<1x4xi1>
  vector.mask %m { } : vector<1x4xi1>
  return
}
// FRAME
func.func @f(%a: vector<1xf32>, %acc: f32) -> f32 {
  %m = vector.constant_mask [0]: vector<1xi1>
  %v7 = vector.mask %m { vector.reduction <maxnumf>, %a, %acc : vector<1xf32> into f32 } : vector<1xi1> -> f32
  return %v7: f32
}
// FRAME
func.func @f(%a: vector<4xf32>, %acc: f32) -> f32 {
  %m = vector.constant_mask [0]: vector<4xi1>
  %v7 = vector.mask %m { vector.reduction <maxnumf>, %a, %acc : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %v7: f32
}
