// ARGS: --allow-unregistered-dialect --split-input-file
func.func @f(%v: vector<f32>, %i: index) { %0 = vector.extract %v[] : vector<f32> from vector<f32> return }
