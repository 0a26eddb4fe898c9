// ARGS: --allow-unregistered-dialect --split-input-file
// FRAME
// HERE
// EACH
func.func @f(%a: tensor<4xf32>, %m: tensor<4x4xf32>) { %0 = linalg.elementwise ins(%a: tensor<4xf32>) outs(%a: tensor<4xf32>) -> tensor<4xf32> return }
func.func @f(%a: tensor<4xf32>, %m: tensor<4x4xf32>) { %0 = linalg.elementwise kind ins(%a: tensor<4xf32>) outs(%a: tensor<4xf32>) -> tensor<4xf32> return }
func.func @f(%a: tensor<4xf32>, %m: tensor<4x4xf32>) { %0 = linalg.elementwise kind=1 ins(%a: tensor<4xf32>) outs(%a: tensor<4xf32>) -> tensor<4xf32> return }
func.func @f(%a: tensor<4xf32>, %m: tensor<4x4xf32>) { %0 = linalg.elementwise kind=#linalg.elementwise_kind ins(%a: tensor<4xf32>) outs(%a: tensor<4xf32>) -> tensor<4xf32> return }
func.func @f(%a: tensor<4xf32>, %m: tensor<4x4xf32>) { %0 = linalg.elementwise kind=#linalg.elementwise_kind<foo> ins(%a: tensor<4xf32>) outs(%a: tensor<4xf32>) -> tensor<4xf32> return }
func.func @f(%a: tensor<4xf32>, %m: tensor<4x4xf32>) { %0 = linalg.elementwise kind=#linalg.elementwise_kind<exp> indexing_maps ins(%a: tensor<4xf32>) outs(%a: tensor<4xf32>) -> tensor<4xf32> return }
func.func @f(%a: tensor<4xf32>, %m: tensor<4x4xf32>) { %0 = linalg.elementwise kind=#linalg.elementwise_kind<exp> indexing_maps = [affine_map<(d0)->(d0)] ins(%a: tensor<4xf32>) outs(%a: tensor<4xf32>) -> tensor<4xf32> return }
func.func @f(%a: tensor<4xf32>, %m: tensor<4x4xf32>) { %0 = linalg.elementwise kind=#linalg.elementwise_kind<exp> indexing_maps = [affine_map<(d0)->(d0)>] ins(%a: tensor<4xf32>) outs(%a: tensor<4xf32>) -> tensor<4xf32> return }
func.func @f(%a: tensor<4xf32>, %m: tensor<4x4xf32>) { %0 = linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%a: tensor<4xf32>, f32) outs(%a: tensor<4xf32>) -> tensor<4xf32> return }
func.func @f(%a: tensor<4xf32>, %m: f32) { %0 = linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%a: tensor<4xf32>) outs(%m: f32) -> f32 return }
func.func @f(%a: tensor<4xf32>, %m: tensor<4x4xf32>) { linalg.contract indexing_maps = [affine_map<(d0)->(d0)> ins(%a, %a: tensor<4xf32>, tensor<4xf32>) outs(%a: tensor<4xf32>) -> tensor<4xf32> return }
func.func @f(%a: tensor<4xf32>, %m: tensor<4x4xf32>) { linalg.contract indexing_maps = [1, 2, 3] ins(%a, %a: tensor<4xf32>, tensor<4xf32>) outs(%a: tensor<4xf32>) -> tensor<4xf32> return }
func.func @f(%a: tensor<4xf32>, %m: tensor<4x4xf32>) { linalg.contract indexing_maps [1, 2, 3] ins(%a, %a: tensor<4xf32>, tensor<4xf32>) outs(%a: tensor<4xf32>) -> tensor<4xf32> return }
func.func @f(%a: tensor<4xf32>, %m: tensor<4x4xf32>) { linalg.contract indexing_maps = 1 ins(%a, %a: tensor<4xf32>, tensor<4xf32>) outs(%a: tensor<4xf32>) -> tensor<4xf32> return }
func.func @f(%a: tensor<4xf32>, %m: tensor<4x4xf32>) { linalg.matmul indexing_maps = [1] ins(%m, %m: tensor<4x4xf32>, tensor<4x4xf32>) outs(%m: tensor<4x4xf32>) -> tensor<4x4xf32> return }
func.func @f(%a: tensor<4xf32>, %m: tensor<4x4xf32>) { linalg.matmul indexing_maps = 1 ins(%m, %m: tensor<4x4xf32>, tensor<4x4xf32>) outs(%m: tensor<4x4xf32>) -> tensor<4x4xf32> return }
func.func @f(%a: tensor<4xf32>, %m: tensor<4x4xf32>) { linalg.matmul {cast = 1} ins(%m, %m: tensor<4x4xf32>, tensor<4x4xf32>) outs(%m: tensor<4x4xf32>) -> tensor<4x4xf32> return }
