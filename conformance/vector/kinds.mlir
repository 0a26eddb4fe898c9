// ARGS: --split-input-file
// ARGS: --split-input-file --canonicalize
// ARGS: --split-input-file --convert-vector-to-llvm
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
// -----
func.func @signed(%a: vector<4xsi4>, %b: vector<4xui8>, %c: vector<2x4xsi32>, %d: vector<4xsi32>, %e: si4, %f: vector<1xui8>) {
  %0 = vector.reduction <add>, %a : vector<4xsi4> into si4
  %1 = vector.reduction <maxui>, %b : vector<4xui8> into ui8
  %2 = vector.reduction <mul>, %a, %e : vector<4xsi4> into si4
  %3:2 = vector.scan <add>, %c, %d {inclusive = true, reduction_dim = 0} : vector<2x4xsi32>, vector<4xsi32>

  return
}
// -----
func.func @signed_product(%a: vector<4xsi4>, %b: vector<2xsi4>, %e: si4) -> (vector<4xsi4>, vector<4x2xsi4>) {
  %0 = vector.outerproduct %a, %e {kind = #vector.kind<minsi>} : vector<4xsi4>, si4
  %1 = vector.outerproduct %a, %b : vector<4xsi4>, vector<2xsi4>
  return %0, %1 : vector<4xsi4>, vector<4x2xsi4>
}
// -----
func.func @one(%f: vector<1xui8>) -> ui8 {
  %4 = vector.reduction <add>, %f : vector<1xui8> into ui8
  return %4 : ui8
}
// -----
func.func @signed_minimum(%a: vector<4xsi4>) {
  %0 = vector.reduction <minimumf>, %a : vector<4xsi4> into si4
  return
}
