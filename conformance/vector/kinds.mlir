// ARGS: --split-input-file
func.func @f(%l: vector<4xf32>, %a: f32) -> f32 {
  %0 = vector.contract {indexing_maps=[affine_map<(d0)->(d0)>,affine_map<(d0)->(d0)>,affine_map<(d0)->()>], iterator_types=["reduction"], kind = "foo"} %l, %l, %a : vector<4xf32>, vector<4xf32> into f32
  return %0 : f32
}
// -----
func.func @f(%l: vector<4xf32>, %a: f32) -> f32 {
  %0 = vector.contract {indexing_maps=[affine_map<(d0)->(d0)>,affine_map<(d0)->(d0)>,affine_map<(d0)->()>], iterator_types=["reduction"]} %l, %l, %a {kind = "foo"} : vector<4xf32>, vector<4xf32> into f32
  return %0 : f32
}
// -----
func.func @f(%l: vector<4xf32>, %a: f32) -> f32 {
  %0 = "vector.contract"(%l, %l, %a) {indexing_maps=[affine_map<(d0)->(d0)>,affine_map<(d0)->(d0)>,affine_map<(d0)->()>], iterator_types=[#vector.iterator_type<reduction>], kind = "foo"} : (vector<4xf32>, vector<4xf32>, f32) -> f32
  return %0 : f32
}
// -----
func.func @f(%l: vector<4xf32>, %a: vector<4x4xf32>) -> vector<4x4xf32> {
  %0 = vector.outerproduct %l, %l, %a {kind = "foo"} : vector<4xf32>, vector<4xf32>
  return %0 : vector<4x4xf32>
}
// -----
func.func @f(%l: vector<4xf32>, %a: vector<4x4xf32>) -> vector<4x4xf32> {
  %0 = vector.outerproduct %l, %l {kind = unit} : vector<4xf32>, vector<4xf32>
  return %0 : vector<4x4xf32>
}
// -----
func.func @f(%l: vector<4xf32>, %a: vector<4x4xf32>) -> vector<4x4xf32> {
  %0 = "vector.outerproduct"(%l, %l, %a) {kind = "foo"} : (vector<4xf32>, vector<4xf32>, vector<4x4xf32>) -> vector<4x4xf32>
  return %0 : vector<4x4xf32>
}
// -----
func.func @f(%l: vector<4xf32>) -> f32 {
  %0 = vector.reduction <add>, %l {kind = "foo"} : vector<4xf32> into f32
  return %0 : f32
}
// -----
func.func @f(%l: vector<4xf32>, %a: vector<f32>) {
  %0:2 = vector.scan <foo>, %l, %a {inclusive = true, reduction_dim = 0} : vector<4xf32>, vector<f32>
  return
}
