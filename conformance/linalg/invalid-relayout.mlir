// ARGS: --split-input-file
// FRAME
// HERE
// EACH
func.func @a(%s: tensor<8x8xf32>, %d: tensor<2x1x4x8xf32>) { %0 = linalg.pack %s inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %d : tensor<8x8xf32> -> tensor<2x1x4x8xf32> return }
func.func @a(%s: tensor<8x8xf32>, %d: tensor<1x2x4x4xf32>) { %0 = linalg.pack %s inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %d : tensor<8x8xf32> -> tensor<1x2x4x4xf32> return }
func.func @a(%s: tensor<7x8xf32>, %d: tensor<2x2x4x4xf32>) { %0 = linalg.pack %s inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %d : tensor<7x8xf32> -> tensor<2x2x4x4xf32> return }
func.func @a(%s: tensor<7x8xf32>, %d: tensor<2x2x4x4xf32>, %p: f64) { %0 = linalg.pack %s padding_value(%p : f64) inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %d : tensor<7x8xf32> -> tensor<2x2x4x4xf32> return }
func.func @a(%s: tensor<7x8xf32>, %d: tensor<2x2x4x4xf32>, %p: f32) { %0 = linalg.pack %s padding_value(%p : f32) inner_dims_pos = [0, 0] inner_tiles = [4, 4] into %d : tensor<7x8xf32> -> tensor<2x2x4x4xf32> return }
func.func @a(%s: tensor<7x8xf32>, %d: tensor<2x2x4x4xf32>, %p: f32) { %0 = linalg.pack %s padding_value(%p : f32) outer_dims_perm = [0, 2] inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %d : tensor<7x8xf32> -> tensor<2x2x4x4xf32> return }
func.func @a(%s: tensor<7x8xf32>, %d: tensor<2x2x4x4xf32>, %p: f32) { %0 = linalg.pack %s padding_value(%p : f32) outer_dims_perm = [0] inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %d : tensor<7x8xf32> -> tensor<2x2x4x4xf32> return }
func.func @a(%s: tensor<7x8xf32>, %d: tensor<2x2x4x4xf32>, %p: f32) { %0 = linalg.pack %s padding_value(%p : f32)  inner_dims_pos = [0, 1] inner_tiles = [4, 4, 4] into %d : tensor<7x8xf32> -> tensor<2x2x4x4xf32> return }
func.func @a(%s: tensor<7x8xf32>, %d: tensor<2x2x4x4xf32>, %p: f32) { %0 = linalg.pack %s padding_value(%p : f32)  inner_dims_pos = [0, 1] inner_tiles = [4] into %d : tensor<7x8xf32> -> tensor<2x2x4x4xf32> return }
func.func @a(%s: tensor<7x8xf32>, %d: tensor<2x2x4xf32>, %p: f32) { %0 = linalg.pack %s padding_value(%p : f32)  inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %d : tensor<7x8xf32> -> tensor<2x2x4xf32> return }
func.func @a(%s: tensor<8x8xf32>, %d: tensor<2x2x4x4xf32>) { %c0 = arith.constant 0 : index %0 = linalg.pack %s inner_dims_pos = [0, 1] inner_tiles = [%c0, 4] into %d : tensor<8x8xf32> -> tensor<2x2x4x4xf32> return }
func.func @a(%s: tensor<8x8xf32>, %d: tensor<2x2x4x4xf32>) { %c0 = arith.constant 4 : index %0 = linalg.pack %s inner_dims_pos = [0, 1] inner_tiles = [%c0, 4] into %d : tensor<8x8xf32> -> tensor<2x2x4x4xf32> return }
