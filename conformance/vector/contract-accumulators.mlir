// ARGS: --split-input-file
#mk = {indexing_maps = [affine_map<(d0,d1,d2)->(d0,d2)>,affine_map<(d0,d1,d2)->(d2,d1)>,affine_map<(d0,d1,d2)->(d0,d1)>], iterator_types = ["parallel","parallel","reduction"]}
func.func @f(%l: vector<4x[4]xf32>, %r: vector<[4]x4xf32>, %a: vector<4x4xf32>, %k: vector<4x4x4xi1>) -> vector<4x4xf32> {
  %0 = vector.contract #mk %l, %r, %a : vector<4x[4]xf32>, vector<[4]x4xf32>, vector<4x4xf32> into vector<4x4xf32>
  return %0 : vector<4x4xf32>
}
// -----
#mk = {indexing_maps = [affine_map<(d0,d1,d2)->(d0,d2)>,affine_map<(d0,d1,d2)->(d2,d1)>,affine_map<(d0,d1,d2)->(d0,d1)>], iterator_types = ["parallel","parallel","reduction"]}
func.func @f(%l: vector<[4]x4xf32>, %r: vector<4x[4]xf32>, %a: vector<[4]x[4]xf32>, %k: vector<4x4x4xi1>) -> vector<[4]x[4]xf32> {
  %0 = vector.contract #mk %l, %r, %a : vector<[4]x4xf32>, vector<4x[4]xf32> into vector<[4]x[4]xf32>
  return %0 : vector<[4]x[4]xf32>
}
// -----
#mk = {indexing_maps = [affine_map<(d0,d1,d2)->(d0,d2)>,affine_map<(d0,d1,d2)->(d2,d1)>,affine_map<(d0,d1,d2)->(d0,d1)>], iterator_types = ["parallel","parallel","reduction"]}
func.func @f(%l: vector<[4]x4xf32>, %r: vector<4x[4]xf32>, %a: vector<4x4xf32>, %k: vector<4x4x4xi1>) -> vector<4x4xf32> {
  %0 = vector.contract #mk %l, %r, %a : vector<[4]x4xf32>, vector<4x[4]xf32> into vector<4x4xf32>
  return %0 : vector<4x4xf32>
}
// -----
#mk = {indexing_maps = [affine_map<(d0,d1,d2)->(d0,d2)>,affine_map<(d0,d1,d2)->(d2,d1)>,affine_map<(d0,d1,d2)->(d0,d1)>], iterator_types = ["parallel","parallel","reduction"]}
func.func @f(%l: vector<[4]x4xf32>, %r: vector<4x[4]xf32>, %a: vector<4x4xf32>, %k: vector<4x4x4xi1>) -> vector<4x4xf32> {
  %0 = vector.contract #mk %l, %r, %a : vector<[4]x4xf32>, vector<4x[4]xf32>, vector<4x4xf32> into vector<4x4xf32>
  return %0 : vector<4x4xf32>
}
// -----
#mk = {indexing_maps = [affine_map<(d0,d1,d2)->(d0,d2)>,affine_map<(d0,d1,d2)->(d2,d1)>,affine_map<(d0,d1,d2)->(d0,d1)>], iterator_types = ["parallel","parallel","reduction"]}
func.func @f(%l: vector<4x4xf32>, %r: vector<4x4xf32>, %a: vector<[4]x4xf32>, %k: vector<4x4x4xi1>) -> vector<[4]x4xf32> {
  %0 = vector.contract #mk %l, %r, %a : vector<4x4xf32>, vector<4x4xf32> into vector<[4]x4xf32>
  return %0 : vector<[4]x4xf32>
}
// -----
#mk = {indexing_maps = [affine_map<(d0)->(d0)>,affine_map<(d0)->(d0)>,affine_map<(d0)->()>], iterator_types = ["reduction"]}
func.func @f(%l: vector<4xf32>, %r: vector<4xf32>, %a: f32, %k: vector<4x4x4xi1>) -> f32 {
  %0 = vector.contract #mk %l, %r, %a : vector<4xf32>, vector<4xf32> into f32
  return %0 : f32
}
// -----
#mk = {indexing_maps = [affine_map<(d0)->(d0)>,affine_map<(d0)->(d0)>,affine_map<(d0)->()>], iterator_types = ["reduction"]}
func.func @f(%l: vector<4xf32>, %r: vector<4xf32>, %a: f32, %k: vector<4x4x4xi1>) -> f32 {
  %0 = vector.contract #mk %l, %r, %a : vector<4xf32>, vector<4xf32>, f32 into f32
  return %0 : f32
}
// -----
#mk = {indexing_maps = [affine_map<(d0)->(d0)>,affine_map<(d0)->(d0)>,affine_map<(d0)->()>], iterator_types = ["reduction"]}
func.func @f(%l: vector<4xf32>, %r: vector<4xf32>, %a: f32, %k: vector<4x4x4xi1>) -> vector<f32> {
  %0 = vector.contract #mk %l, %r, %a : vector<4xf32>, vector<4xf32> into vector<f32>
  return %0 : vector<f32>
}
// -----
#mk = {indexing_maps = [affine_map<(d0)->(d0)>,affine_map<(d0)->(d0)>,affine_map<(d0)->()>], iterator_types = ["reduction"]}
func.func @f(%l: vector<4xf32>, %r: vector<4xf32>, %a: vector<1xf32>, %k: vector<4x4x4xi1>) -> vector<1xf32> {
  %0 = vector.contract #mk %l, %r, %a : vector<4xf32>, vector<4xf32> into vector<1xf32>
  return %0 : vector<1xf32>
}
// -----
func.func @f(%l: vector<4x4xf32>, %r: vector<4x4xf32>, %a: f32) {
  %0 = "vector.contract"(%l, %r, %a) <{indexing_maps = [affine_map<(d0,d1)->(d0,d1)>, affine_map<(d0,d1)->(d0,d1)>, affine_map<(d0,d1)->()>], iterator_types=[#vector.iterator_type<reduction>, #vector.iterator_type<reduction>], kind=#vector.kind<add>}> : (vector<4x4xf32>, vector<4x4xf32>, f32) -> f32
  return
}
// -----
func.func @f(%l: vector<4x4xf32>, %r: vector<4xf32>, %a: f32) {
  %0 = "vector.contract"(%l, %r, %a) <{indexing_maps = [affine_map<(d0,d1)->(d0,d1)>, affine_map<(d0,d1)->(d1)>, affine_map<(d0,d1)->()>], iterator_types=[#vector.iterator_type<reduction>, #vector.iterator_type<reduction>], kind=#vector.kind<add>}> : (vector<4x4xf32>, vector<4xf32>, f32) -> f32
  return
}
// -----
func.func @f(%l: vector<4x4xf32>, %r: vector<4x4xf32>, %a: f32) {
  %0 = "vector.contract"(%l, %r, %a) <{indexing_maps = [affine_map<(d0,d1)->(d0,d1)>, affine_map<(d0,d1)->(d0,d1)>, affine_map<(d0,d1)->()>], iterator_types=[#vector.iterator_type<reduction>, #vector.iterator_type<reduction>], kind=#vector.kind<add>}> : (vector<4x4xf32>, vector<4x4xf32>, f32) -> vector<f32>
  return
}
// -----
func.func @f(%l: vector<4xf32>, %r: vector<4xf32>, %a: f32) {
  %0 = "vector.contract"(%l, %r, %a) <{indexing_maps = [affine_map<(d0,d1)->(d0)>, affine_map<(d0,d1)->(d0)>, affine_map<(d0,d1)->()>], iterator_types=[#vector.iterator_type<reduction>, #vector.iterator_type<reduction>], kind=#vector.kind<add>}> : (vector<4xf32>, vector<4xf32>, f32) -> f32
  return
}
// -----
func.func @f(%l: vector<4x4xf32>, %r: vector<4x4xf32>, %a: f32) {
  %0 = "vector.contract"(%l, %r, %a) <{indexing_maps = [affine_map<(d0,d1)->(d0,d1)>, affine_map<(d0,d1)->(d0,d1)>, affine_map<(d0,d1)->()>], iterator_types=[#vector.iterator_type<reduction>, #vector.iterator_type<reduction>], kind=#vector.kind<add>}> : (vector<4x4xf32>, vector<4x4xf32>, f32) -> vector<4xf32>
  return
}
// -----
func.func @f(%l: vector<4x4xf32>, %r: vector<4x4xf32>, %a: vector<4xf32>) {
  %0 = "vector.contract"(%l, %r, %a) <{indexing_maps = [affine_map<(d0,d1,d2)->(d0,d1)>, affine_map<(d0,d1,d2)->(d0,d1)>, affine_map<(d0,d1,d2)->(d1)>], iterator_types=[#vector.iterator_type<reduction>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind=#vector.kind<add>}> : (vector<4x4xf32>, vector<4x4xf32>, vector<4xf32>) -> vector<4xf32>
  return
}
// -----
func.func @f(%l: vector<4x4xf32>, %r: vector<4x4xf32>, %a: vector<4xf32>) {
  %0 = "vector.contract"(%l, %r, %a) <{indexing_maps = [affine_map<(d0,d1,d2)->(d0,d1)>, affine_map<(d0,d1,d2)->(d0,d1)>, affine_map<(d0,d1,d2)->(d2)>], iterator_types=[#vector.iterator_type<reduction>, #vector.iterator_type<parallel>, #vector.iterator_type<parallel>], kind=#vector.kind<add>}> : (vector<4x4xf32>, vector<4x4xf32>, vector<4xf32>) -> vector<4xf32>
  return
}
// -----
func.func @f(%l: vector<4x4xf32>, %r: vector<4x4xf32>, %a: vector<4x4xf32>) {
  %0 = "vector.contract"(%l, %r, %a) <{indexing_maps = [affine_map<(d0,d1,d2)->(d0,d2)>, affine_map<(d0,d1,d2)->(d2,d1)>, affine_map<(d0,d1,d2)->(d0,d1)>], iterator_types=[#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind=#vector.kind<add>}> : (vector<4x4xf32>, vector<4x4xf32>, vector<4x4xf32>) -> vector<[4]xf32>
  return
}
