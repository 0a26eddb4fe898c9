// ARGS: --allow-unregistered-dialect --split-input-file
// FRAME
// HERE
// EACH
func.func @f(%a: tensor<4xf32>, %b: tensor<4xf16>, %c: tensor<4x4xf32>) { %0 = tensor.concat dim(1) %a, %b : (tensor<4xf32>, tensor<4xf16>) -> tensor<8xf32> return }
func.func @f(%a: tensor<4xf32>, %b: tensor<4xf16>, %c: tensor<4x4xf32>) { %0 = tensor.concat dim(1) %a, %c : (tensor<4xf32>, tensor<4x4xf32>) -> tensor<8xf32> return }
func.func @f(%a: tensor<4xf32>, %b: tensor<4xf16>, %c: tensor<4x4xf32>) { %0 = tensor.concat dim(-1) %a: (tensor<4xf32>) -> tensor<8xf16> return }
func.func @f(%a: tensor<4xf32>, %b: tensor<4xf16>, %c: tensor<4x4xf32>) { %0 = tensor.concat dim(0) %a, %c: (tensor<4xf32>, tensor<4x4xf32>) -> tensor<8x4xf16> return }
func.func @f(%a: vector<4xf32>, %s: f32) { vector.contract {iterator_types = ["foo"]} %a, %a, %s, %a : vector<4xf32>, vector<4xf32> into f32 return }
func.func @f(%a: vector<4xf32>, %s: f32) { vector.contract {iterator_types = ["foo"]} %a, %a, %s {iterator_types = 1} : vector<4xf32>, vector<4xf32> into f32 return }
func.func @f(%a: vector<4xf32>, %s: f32) { vector.contract {iterator_types = ["reduction"], iterator_types = []} %a, %a, %s : vector<4xf32>, vector<4xf32> into f32 return }
func.func @f(%a: vector<4xf32>, %s: f32) { vector.contract {} %a, %a, %s {iterator_types = ["reduction"]} : vector<4xf32>, vector<4xf32> into f32 return }
func.func @f(%a: vector<4xf32>, %s: f32) { vector.contract {iterator_types = [1]} %s, %a, %s, %s, %s : f32, vector<4xf32> into f64 return }
func.func @f(%a: vector<4xf32>, %s: f32) { vector.contract 1 %s, %a, %s, %s, %s : f32, vector<4xf32> into f64 return }
%1 = arith.constant "arith.constant"
%1 = arith.constant affine_map<()->()>
%1 = "arith.constant"() {value = @foo} : () -> none
func.func private @f(!pdl.range<range<private>>)
func.func private @f(!pdl.range<range<>>)
func.func private @f(!pdl.range<foo>)
func.func private @f(!pdl.range<i32>)
func.func private @f(!pdl.range< range  <  value > >)
func.func private @f(!pdl.range)
func.func private @f(!pdl.foo)
func.func private @f(!pdl.)
func.func private @f(!pdl.range<operation, value>)
