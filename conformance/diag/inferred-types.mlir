// ARGS: --split-input-file
// FRAME
// HERE
// EACH
func.func @a(%i: index) { "affine.delinearize_index"(%i) <{static_basis = array<i64: 0, 3>}> : (index) -> index return }
func.func @a(%i: vector<4xf32>, %j: vector<4xf32>) { "vector.shuffle"(%i, %j) <{mask = array<i64: 0, 3>}> : (vector<4xf32>,vector<4xf32>) -> vector<3xf32> return }
func.func @a(%i: vector<4xf32>, %j: vector<4xf32>) { "vector.shuffle"(%i, %j) <{mask = array<i64: 0, 30>}> : (vector<4xf32>,vector<4xf32>) -> vector<3xf32> return }
func.func @a(%i: vector<4xf32>) { "vector.extract"(%i) <{static_position = array<i64: 9>}> : (vector<4xf32>) -> f64 return }
func.func @a(%i: vector<4xf32>) { "vector.extract"(%i) <{static_position = array<i64: 9, 9>}> : (vector<4xf32>) -> f32 return }
func.func @a(%i: vector<4x3xf32>) { "vector.transpose"(%i) <{permutation = array<i64: 1, 1>}> : (vector<4x3xf32>) -> vector<4x4xf32> return }
func.func @a(%m: memref<4xf32>) { "memref.extract_strided_metadata"(%m)  : (memref<4xf32>) -> (memref<f32>, index) return }
