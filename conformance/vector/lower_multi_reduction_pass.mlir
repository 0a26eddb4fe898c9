// ARGS: --lower-vector-multi-reduction
// ARGS: --lower-vector-multi-reduction=lowering-strategy=inner-reduction
// ARGS: --pass-pipeline=builtin.module(lower-vector-multi-reduction)
// ARGS: --pass-pipeline=builtin.module(func.func(lower-vector-multi-reduction{foo=1}))
// ARGS: --lower-vector-multi-reduction --lower-vector-to-from-elements-to-shuffle-tree --mlir-print-ir-before-all
// ARGS: --lower-vector-multi-reduction --dump-pass-pipeline
func.func @a(%a: vector<4xf32>, %c: f32) -> f32 {
 %0 = vector.multi_reduction <add>, %a, %c [0] : vector<4xf32> to f32
 return %0 : f32 }
func.func @b(%a: vector<4x2xf32>, %c: f32) -> f32 {
 %0 = vector.multi_reduction <add>, %a, %c [0,1] : vector<4x2xf32> to f32
 return %0 : f32 }
func.func @c(%a: vector<4x2x3xf32>, %c: vector<2xf32>) -> vector<2xf32> {
 %0 = vector.multi_reduction <add>, %a, %c [0,2] : vector<4x2x3xf32> to vector<2xf32>
 return %0 : vector<2xf32> }
func.func @m(%a: vector<4xf32>, %c: f32, %m: vector<4xi1>) -> f32 {
 %0 = vector.mask %m {vector.multi_reduction <add>, %a, %c [0] : vector<4xf32> to f32 } : vector<4xi1> -> f32
 return %0 : f32 }
func.func @m3(%a: vector<4x2x3xf32>, %c: vector<2xf32>, %m: vector<4x2x3xi1>) -> vector<2xf32> {
 %0 = vector.mask %m {vector.multi_reduction <add>, %a, %c [0,2] : vector<4x2x3xf32> to vector<2xf32>} : vector<4x2x3xi1> -> vector<2xf32>
 return %0 : vector<2xf32> }
