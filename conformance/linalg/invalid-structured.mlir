// ARGS: --split-input-file
// FRAME
// HERE
// EACH
func.func @a(%a: tensor<4xf32>, %m: memref<4xf32>) { linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%m : memref<4xf32>) { ^bb0(%x: f32, %y: f32): linalg.yield %x : f32 } return }
func.func @a(%a: tensor<4xf32>) { linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) { ^bb0(%x: f32, %y: f32): linalg.yield %x : f32 } return }
func.func @a(%a: tensor<4xf32>) { %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) { ^bb0(%x: f32, %y: f32): linalg.yield %x : f32 } -> tensor<?xf32> return }
func.func @a(%a: tensor<4xf32>) { %0 = linalg.generic {indexing_maps = [affine_map<(d0)[s0] -> (d0 + s0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) { ^bb0(%x: f32, %y: f32): linalg.yield %x : f32 } -> tensor<4xf32> return }
func.func @a(%a: tensor<4xf32>) { %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) { ^bb0(%x: f32, %y: f32): linalg.yield %x : f32 } -> tensor<4xf32> return }
func.func @a(%a: tensor<4xf32>, %b: tensor<5xf32>) { %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0 + 2)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%b : tensor<5xf32>) outs(%a : tensor<4xf32>) { ^bb0(%x: f32, %y: f32): linalg.yield %x : f32 } -> tensor<4xf32> return }
func.func @a(%a: tensor<4xf32>, %b: tensor<5xf32>) { %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (2 - d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%b : tensor<5xf32>) outs(%a : tensor<4xf32>) { ^bb0(%x: f32, %y: f32): linalg.yield %x : f32 } -> tensor<4xf32> return }
func.func @a(%a: tensor<4xf32>, %b: tensor<4xf32>) { %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%b : tensor<4xf32>) outs(%a : tensor<4xf32>) { ^bb0(%x: f32): linalg.yield %x : f32 } -> tensor<4xf32> return }
func.func @a(%a: tensor<4xf32>, %b: tensor<4xf32>) { %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%b : tensor<4xf32>) outs(%a : tensor<4xf32>) { ^bb0(%x: f64, %y: f32): linalg.yield %y : f32 } -> tensor<4xf32> return }
func.func @a(%a: tensor<4xf32>, %b: tensor<4xf32>) { %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%b : tensor<4xf32>) outs(%a : tensor<4xf32>) { ^bb0(%x: f32, %y: f32): linalg.yield } -> tensor<4xf32> return }
func.func @a(%a: tensor<4xf32>, %b: tensor<4xf32>) { %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%b : tensor<4xf32>) outs(%a : tensor<4xf32>) { ^bb0(%x: f32, %y: f32): %c = linalg.index 1 : index linalg.yield %x : f32 } -> tensor<4xf32> return }
func.func @a(%a: tensor<4xf32>, %b: tensor<4xf32>) { linalg.yield }
func.func @a(%a: tensor<4xf32>, %b: tensor<4xf32>) { %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["paralel"]} ins(%b : tensor<4xf32>) outs(%a : tensor<4xf32>) { ^bb0(%x: f32, %y: f32): linalg.yield %x : f32 } -> tensor<4xf32> return }
func.func @a(%a: tensor<4xf32>, %b: tensor<4xf32>) { %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>]} ins(%b : tensor<4xf32>) outs(%a : tensor<4xf32>) { ^bb0(%x: f32, %y: f32): linalg.yield %x : f32 } -> tensor<4xf32> return }
func.func @a(%a: tensor<4xf32>, %b: tensor<4xf32>) { %0 = linalg.generic {iterator_types=["parallel"]} ins(%b : tensor<4xf32>) outs(%a : tensor<4xf32>) { ^bb0(%x: f32, %y: f32): linalg.yield %x : f32 } -> tensor<4xf32> return }
func.func @a(%a: tensor<4xf32>, %b: tensor<4xf32>) { %0 = linalg.generic 3 ins(%b : tensor<4xf32>) outs(%a : tensor<4xf32>) { ^bb0(%x: f32, %y: f32): linalg.yield %x : f32 } -> tensor<4xf32> return }
func.func @a(%a: tensor<4xf32>, %b: tensor<4xf32>) { %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%b : tensor<4xf32>) outs(%a : tensor<4xf32>) { } -> tensor<4xf32> return }
func.func @a(%a: tensor<4xf32>, %b: tensor<4xf32>) { %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%b : tensor<4xf32>) outs(%a : tensor<4xf32>) { ^bb0(%x: f32, %y: f32): cf.br ^bb1 ^bb1: linalg.yield %x : f32 } -> tensor<4xf32> return }
func.func @a(%a: tensor<?xf32>, %b: tensor<4xf32>) { %0 = linalg.map ins(%b : tensor<4xf32>) outs(%a : tensor<?xf32>) (%x : f32, %y: f32) { linalg.yield %x : f32} return }
func.func @a(%a: tensor<4xf32>, %b: tensor<4xf32>) { %0 = linalg.map ins(%b : tensor<4xf32>) outs(%a : tensor<4xf32>) (%x : f32, %y : f32, %z: f32) { linalg.yield %x : f32} return }
func.func @a(%a: tensor<4xf32>, %b: tensor<4xf32>) { %0 = linalg.map ins(%b : tensor<4xf32>) outs(%a : tensor<4xf32>) (%x : f64, %y: f32) { linalg.yield %y : f32} return }
func.func @a(%a: tensor<4xf32>, %b: tensor<4x5xf32>, %d: tensor<5x4xf32>) { %0:2 = linalg.reduce ins(%b, %d : tensor<4x5xf32>, tensor<5x4xf32>) outs(%a, %a : tensor<4xf32>, tensor<4xf32>) dimensions = [1] (%x : f32, %y: f32, %z: f32, %w: f32) { linalg.yield %y, %y : f32, f32} return }
func.func @a(%a: tensor<4xf32>, %b: tensor<4x5xf32>, %d: tensor<5xf32>) { %0:2 = linalg.reduce ins(%b, %b : tensor<4x5xf32>, tensor<4x5xf32>) outs(%a, %d : tensor<4xf32>, tensor<5xf32>) dimensions = [1] (%x : f32, %y: f32, %z: f32, %w: f32) { linalg.yield %y, %y : f32, f32} return }
func.func @a(%a: tensor<4xf32>, %b: tensor<4x5xf32>) { %0 = linalg.reduce ins(%b : tensor<4x5xf32>) outs(%a : tensor<4xf32>) dimensions = [2] (%x : f32, %y: f32) { linalg.yield %y : f32} return }
func.func @a(%a: tensor<4xf32>, %b: tensor<4x5xf32>) { %0 = linalg.reduce ins(%b : tensor<4x5xf32>) outs(%a : tensor<4xf32>) dimensions = [0, 1] (%x : f32, %y: f32) { linalg.yield %y : f32} return }
func.func @a(%a: tensor<?xf32>, %b: tensor<4x5xf32>) { %0 = linalg.reduce ins(%b : tensor<4x5xf32>) outs(%a : tensor<?xf32>) dimensions = [1] (%x : f32, %y: f32) { linalg.yield %y : f32} return }
func.func @a(%a: tensor<4xf32>, %b: tensor<4x5xf32>) { %0 = linalg.reduce ins(%b : tensor<4x5xf32>) outs(%a : tensor<4xf32>) dimensions = [1, 0] (%x : f32, %y: f32) { linalg.yield %y : f32} return }
func.func @a(%a: tensor<4xf32>, %b: tensor<4x5xf32>) { %0 = linalg.reduce ins(%b : tensor<4x5xf32>) outs(%a : tensor<4xf32>) dimensions = [1] (%x : f32) { linalg.yield %x : f32} return }
func.func @a(%a: tensor<4xf32>, %b: tensor<4x5xf32>) { %0 = linalg.reduce ins(%b : tensor<4x5xf32>) outs(%a : tensor<4xf32>) dimensions = [1] (%x : f64, %y : f32) { linalg.yield %y : f32} return }
func.func @a(%a: tensor<4xf32>, %b: tensor<4x5xf32>) { %0 = linalg.reduce ins(%b : tensor<4x5xf32>) outs(%a : tensor<4xf32>) dimensions = [1] (%x : f32, %y : f64) { linalg.yield %x : f32} return }
func.func @a(%a: tensor<4x5xf32>, %b: tensor<5x4xf32>) { %0 = linalg.transpose ins(%a : tensor<4x5xf32>) outs(%b : tensor<5x4xf32>) permutation = [1, 1] return }
func.func @a(%a: tensor<4x5xf32>, %b: tensor<5x4xf32>) { %0 = linalg.transpose ins(%a : tensor<4x5xf32>) outs(%b : tensor<5x4xf32>) permutation = [0, 1] return }
func.func @a(%a: tensor<4x5xf32>, %b: tensor<5x4xf32>) { %0 = linalg.transpose ins(%a : tensor<4x5xf32>) outs(%b : tensor<5x4xf32>) permutation = [1, 0, 2] return }
func.func @a(%a: tensor<4x5xf32>, %b: tensor<5xf32>) { %0 = linalg.transpose ins(%a : tensor<4x5xf32>) outs(%b : tensor<5xf32>) permutation = [1, 0] return }
func.func @a(%a: tensor<4x5xf32>, %b: tensor<5xf32>) { %0 = linalg.broadcast ins(%b : tensor<5xf32>) outs(%a : tensor<4x5xf32>) dimensions = [1] return }
func.func @a(%a: tensor<4x5xf32>, %b: tensor<5xf32>) { %0 = linalg.broadcast ins(%b : tensor<5xf32>) outs(%a : tensor<4x5xf32>) dimensions = [0, 1] return }
func.func @a(%a: tensor<4x5xf32>, %b: tensor<5xf32>) { %0 = linalg.broadcast ins(%b : tensor<5xf32>) outs(%a : tensor<4x5xf32>) dimensions = [2] return }
func.func @a(%a: tensor<4x5xf32>, %b: tensor<5xf32>) { %0 = linalg.fill ins(%b : tensor<5xf32>) outs(%a : tensor<4x5xf32>) -> tensor<4x5xf32> return }
func.func @a(%a: tensor<4x5xf32>, %b: tensor<5xf32>) { %0 = linalg.add ins(%b, %b : tensor<5xf32>, tensor<5xf32>) outs(%a : tensor<4x5xf32>) -> tensor<4x5xf32> return }
func.func @a(%a: tensor<4x5xf32>, %b: tensor<?xf32>) { %0 = linalg.map { foo.bar } ins(%a : tensor<4x5xf32>) outs(%a : tensor<4x5xf32>) return }
func.func @a(%a: tensor<4x5xf32>, %b: tensor<?xf32>) { %0 = linalg.map { arith.addf } ins(%a : tensor<4x5xf32>) outs(%a : tensor<4x5xf32>) return }
func.func @a(%a: tensor<4x5xf32>, %b: tensor<?xf32>) { %0 = linalg.map { math.exp } ins(%a : tensor<4x5xf32>) outs(%a, %a : tensor<4x5xf32>, tensor<4x5xf32>) return }
func.func @a(%a: tensor<4x5xf32>, %b: tensor<?xf32>) { %0 = linalg.map { math.exp } ins(%a : tensor<4x5xf32>) return }
func.func @a(%a: tensor<4x5xf32>, %b: tensor<?xf32>) { %0 = linalg.map { math.exp } return }
func.func @a(%a: tensor<4x5xf32>, %b: tensor<?xf32>) { linalg.map { math.exp } ins(%a : tensor<4x5xf32>) outs(%a : f32) return }
func.func @a(%a: tensor<4xf32>) { %0 = linalg.transpose ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) return }
func.func @a(%a: tensor<4xf32>) { %0 = linalg.transpose ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) permutation = 0 return }
