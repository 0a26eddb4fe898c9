// ARGS: --allow-unregistered-dialect --split-input-file
func.func @f(%a: tensor<4xf32>, %m: tensor<4x4xf32>) { %0 = linalg.elementwise ins(%a: tensor<4xf32>) outs(%a: tensor<4xf32>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xf32>, %m: tensor<4x4xf32>) { %0 = linalg.elementwise kind ins(%a: tensor<4xf32>) outs(%a: tensor<4xf32>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xf32>, %m: tensor<4x4xf32>) { %0 = linalg.elementwise kind= ins(%a: tensor<4xf32>) outs(%a: tensor<4xf32>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xf32>, %m: tensor<4x4xf32>) { %0 = linalg.elementwise kind=1 ins(%a: tensor<4xf32>) outs(%a: tensor<4xf32>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xf32>, %m: tensor<4x4xf32>) { %0 = linalg.elementwise kind=#linalg.elementwise_kind ins(%a: tensor<4xf32>) outs(%a: tensor<4xf32>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xf32>, %m: tensor<4x4xf32>) { %0 = linalg.elementwise kind=#linalg.elementwise_kind<foo> ins(%a: tensor<4xf32>) outs(%a: tensor<4xf32>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xf32>, %m: tensor<4x4xf32>) { %0 = linalg.elementwise kind=#linalg.elementwise_kind<exp ins(%a: tensor<4xf32>) outs(%a: tensor<4xf32>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xf32>, %m: tensor<4x4xf32>) { %0 = linalg.elementwise kind=#linalg.elementwise_kind<exp> indexing_maps ins(%a: tensor<4xf32>) outs(%a: tensor<4xf32>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xf32>, %m: tensor<4x4xf32>) { %0 = linalg.elementwise kind=#linalg.elementwise_kind<exp> indexing_maps = ins(%a: tensor<4xf32>) outs(%a: tensor<4xf32>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xf32>, %m: tensor<4x4xf32>) { %0 = linalg.elementwise kind=#linalg.elementwise_kind<exp> indexing_maps = [] ins(%a: tensor<4xf32>) outs(%a: tensor<4xf32>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xf32>, %m: tensor<4x4xf32>) { %0 = linalg.elementwise kind=#linalg.elementwise_kind<exp> indexing_maps = [1] ins(%a: tensor<4xf32>) outs(%a: tensor<4xf32>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xf32>, %m: tensor<4x4xf32>) { %0 = linalg.elementwise kind=#linalg.elementwise_kind<exp> indexing_maps = [affine_map<(d0)->(d0)] ins(%a: tensor<4xf32>) outs(%a: tensor<4xf32>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xf32>, %m: tensor<4x4xf32>) { %0 = linalg.elementwise kind=#linalg.elementwise_kind<exp> indexing_maps = [affine_map<(d0)->(d0)>] ins(%a: tensor<4xf32>) outs(%a: tensor<4xf32>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xf32>, %m: tensor<4x4xf32>) { %0 = linalg.elementwise kind=#linalg.elementwise_kind<exp> indexing_maps = [affine_map<(d0)->(d0)>, affine_map<(d0)->(d0)> ins(%a: tensor<4xf32>) outs(%a: tensor<4xf32>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xf32>, %m: tensor<4x4xf32>) { %0 = linalg.elementwise kind=#linalg.elementwise_kind<exp> indexing_maps = [affine_map<(d0)->(d0)>, affine_map<(d0)->(d0)>,] ins(%a: tensor<4xf32>) outs(%a: tensor<4xf32>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xf32>, %m: tensor<4x4xf32>) { %0 = linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%a tensor<4xf32>) outs(%a: tensor<4xf32>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xf32>, %m: tensor<4x4xf32>) { %0 = linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%a: tensor<4xf32>, f32) outs(%a: tensor<4xf32>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xf32>, %m: tensor<4x4xf32>) { %0 = linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%a: tensor<4xf32>) outs(%a: tensor<4xf32>) -> tensor<4xf32>, return }
// -----
func.func @f(%a: tensor<4xf32>, %m: tensor<4x4xf32>) { %0 = linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%a: tensor<4xf32>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xf32>, %m: tensor<4x4xf32>) { %0 = linalg.elementwise kind=#linalg.elementwise_kind<exp> outs(%a: tensor<4xf32>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xf32>, %m: tensor<4x4xf32>) { %0 = linalg.elementwise kind=#linalg.elementwise_kind<exp> -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xf32>, %m: tensor<4x4xf32>) { %0 = linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%a: tensor<4xf32>) outs(%a: f32) -> f32 return }
// -----
func.func @f(%a: tensor<4xf32>, %m: f32) { %0 = linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%a: tensor<4xf32>) outs(%m: f32) -> f32 return }
// -----
func.func @f(%a: tensor<4xf32>, %m: tensor<4x4xf32>) { %0 = linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%a: tensor<4xf32>) outs(%a: tensor<4xf32>) return }
// -----
func.func @f(%a: tensor<4xf32>, %m: tensor<4x4xf32>) { %0 = linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%a, %a: tensor<4xf32>, tensor<4xf32>) outs(%a: tensor<4xf32>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xf32>, %m: tensor<4x4xf32>) { %0 = linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%a, %a: tensor<4xf32>, tensor<4xf32>) outs(%a,%a: tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xf32>, %m: tensor<4x4xf32>) { %0 = linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(: ) outs(%a: tensor<4xf32>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xf32>, %m: tensor<4x4xf32>) { %0 = linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%a: tensor<4xf32>) outs(%a: tensor<4xf32>) -> (tensor<4xf32>, f32) return }
// -----
func.func @f(%a: tensor<4xf32>, %m: tensor<4x4xf32>) { %0 = linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%a: tensor<4xf32>) outs(%a: tensor<4xf32>) {foo} -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xf32>, %m: tensor<4x4xf32>) { %0 = linalg.elementwise {foo} kind=#linalg.elementwise_kind<exp> ins(%a: tensor<4xf32>) outs(%a: tensor<4xf32>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xf32>, %m: tensor<4x4xf32>) { %0 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {foo} ins(%a: tensor<4xf32>) outs(%a: tensor<4xf32>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xf32>, %m: tensor<4x4xf32>) { linalg.contract indexing_maps = [] ins(%a, %a: tensor<4xf32>, tensor<4xf32>) outs(%a: tensor<4xf32>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xf32>, %m: tensor<4x4xf32>) { linalg.contract indexing_maps = [affine_map<(d0)->(d0)>] ins(%a, %a: tensor<4xf32>, tensor<4xf32>) outs(%a: tensor<4xf32>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xf32>, %m: tensor<4x4xf32>) { linalg.contract indexing_maps = [affine_map<(d0)->(d0)> ins(%a, %a: tensor<4xf32>, tensor<4xf32>) outs(%a: tensor<4xf32>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xf32>, %m: tensor<4x4xf32>) { linalg.contract ins(%a, %a: tensor<4xf32>, tensor<4xf32>) outs(%a: tensor<4xf32>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xf32>, %m: tensor<4x4xf32>) { linalg.contract indexing_maps = [1, 2, 3] ins(%a, %a: tensor<4xf32>, tensor<4xf32>) outs(%a: tensor<4xf32>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xf32>, %m: tensor<4x4xf32>) { linalg.contract indexing_maps [1, 2, 3] ins(%a, %a: tensor<4xf32>, tensor<4xf32>) outs(%a: tensor<4xf32>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xf32>, %m: tensor<4x4xf32>) { linalg.contract indexing_maps = 1 ins(%a, %a: tensor<4xf32>, tensor<4xf32>) outs(%a: tensor<4xf32>) -> tensor<4xf32> return }
// -----
func.func @f(%a: tensor<4xf32>, %m: tensor<4x4xf32>) { linalg.matmul indexing_maps = [affine_map<(d0)->(d0)> ins(%m, %m: tensor<4x4xf32>, tensor<4x4xf32>) outs(%m: tensor<4x4xf32>) -> tensor<4x4xf32> return }
// -----
func.func @f(%a: tensor<4xf32>, %m: tensor<4x4xf32>) { linalg.matmul indexing_maps = [1] ins(%m, %m: tensor<4x4xf32>, tensor<4x4xf32>) outs(%m: tensor<4x4xf32>) -> tensor<4x4xf32> return }
// -----
func.func @f(%a: tensor<4xf32>, %m: tensor<4x4xf32>) { linalg.matmul indexing_maps = 1 ins(%m, %m: tensor<4x4xf32>, tensor<4x4xf32>) outs(%m: tensor<4x4xf32>) -> tensor<4x4xf32> return }
// -----
func.func @f(%a: tensor<4xf32>, %m: tensor<4x4xf32>) { linalg.matmul cast #linalg.type_fn<cast_signed> ins(%m, %m: tensor<4x4xf32>, tensor<4x4xf32>) outs(%m: tensor<4x4xf32>) -> tensor<4x4xf32> return }
// -----
func.func @f(%a: tensor<4xf32>, %m: tensor<4x4xf32>) { linalg.matmul {cast = #linalg.type_fn<cast_signed} ins(%m, %m: tensor<4x4xf32>, tensor<4x4xf32>) outs(%m: tensor<4x4xf32>) -> tensor<4x4xf32> return }
// -----
func.func @f(%a: tensor<4xf32>, %m: tensor<4x4xf32>) { linalg.matmul {cast = 1} ins(%m, %m: tensor<4x4xf32>, tensor<4x4xf32>) outs(%m: tensor<4x4xf32>) -> tensor<4x4xf32> return }
