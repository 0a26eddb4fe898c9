// ARGS: --allow-unregistered-dialect --split-input-file
func.func @f(%v: vector<4x4xf32>, %i: index) { %0 = "vector.extract"(%v) <{static_position = array<i64: 0>}> : (vector<4x4xf32>) -> vector<3xf32> return }
// -----
func.func @f(%v: vector<4x4xf32>, %i: index) { %0 = "vector.extract"(%v) <{static_position = array<i64: 0>}> : (vector<4x4xf32>) -> f32 return }
// -----
func.func @f(%v: vector<4x4xf32>, %i: index) { %0 = "vector.extract"(%v) <{static_position = array<i64: 0, 0>}> : (vector<4x4xf32>) -> vector<1xf32> return }
// -----
func.func @f(%v: vector<4x4xf32>, %i: index) { %0 = "vector.extract"(%v) <{static_position = array<i64: 0, 0, 0>}> : (vector<4x4xf32>) -> f32 return }
// -----
func.func @f(%v: vector<4x4xf32>, %i: index) { %0 = "vector.extract"(%v) <{static_position = array<i64: 4, 0>}> : (vector<4x4xf32>) -> f32 return }
// -----
func.func @f(%v: vector<4x4xf32>, %i: index) { %0 = "vector.extract"(%v) <{static_position = array<i64: -1, 0>}> : (vector<4x4xf32>) -> f32 return }
// -----
func.func @f(%v: vector<4x4xf32>, %i: index) { %0 = "vector.extract"(%v) <{static_position = array<i64: -9223372036854775808, 0>}> : (vector<4x4xf32>) -> f32 return }
// -----
func.func @f(%v: vector<4x4xf32>, %i: index) { %0 = "vector.extract"(%v, %i) <{static_position = array<i64: 0, 0>}> : (vector<4x4xf32>, index) -> f32 return }
// -----
func.func @f(%v: vector<4x4xf32>, %i: index) { %0 = "vector.extract"(%v, %i) <{static_position = array<i64: -9223372036854775808, 0>}> : (vector<4x4xf32>, index) -> f64 return }
// -----
func.func @f(%v: vector<4x4xf32>, %i: index) { %0 = vector.extract %v[0] : vector<4xf64> from vector<4x4xf32> return }
// -----
func.func @f(%v: vector<4x4xf32>, %i: index) { %0 = vector.extract %v[0] : vector<3xf32> from vector<4x4xf32> return }
// -----
func.func @f(%v: vector<f32>, %i: index) { %0 = vector.extract %v[] : vector<f32> from vector<f32> return }
// -----
func.func @f(%v: vector<f32>, %i: index) { %0 = vector.extract %v[] : f32 from vector<f32> return }
// -----
func.func @f(%v: vector<4xf32>, %i: index) { %0 = vector.extract %v[] : vector<4xf32> from vector<4xf32> return }
// -----
func.func @f(%v: vector<4xf32>, %i: index) { %0 = vector.extract %v[%i] : vector<1xf32> from vector<4xf32> return }
