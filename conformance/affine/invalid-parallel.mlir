// ARGS: --split-input-file --allow-unregistered-dialect
// FRAME
// HERE
// EACH
func.func @f(%n: index, %f: f32, %g: i32) { %r = affine.parallel (%i) = (0) to (10) reduce ("addi") -> (f32) { affine.yield %f : f32 } return }
func.func @f(%n: index, %f: f32, %g: si32) { %r = affine.parallel (%i) = (0) to (10) reduce ("maxu") -> (si32) { affine.yield %g : si32 } return }
func.func @f(%n: index, %f: f32, %g: ui32) { %r = affine.parallel (%i) = (0) to (10) reduce ("maxs") -> (ui32) { affine.yield %g : ui32 } return }
func.func @f(%n: index, %f: f32, %g: i32) { %r = affine.parallel (%i) = (0) to (10) reduce ("maxnumf") -> (f32) { affine.yield %f : f32 } return }
func.func @f(%n: index, %f: f32, %g: i32) { %r = affine.parallel (%i) = (0) to (10) reduce ("assign") -> (f32) { affine.yield %f : f32 } return }
func.func @f(%n: index, %f: f32) { affine.for %k = 0 to 4 { %x = "a.b"() : () -> index affine.parallel (%i) = (%x) to (10) { } } return }
func.func @f(%n: index, %f: f32) { affine.for %k = 0 to 4 { affine.parallel (%i) = (0) to (symbol(%k)) { } } return }
func.func @f(%n: index, %f: f32) { affine.parallel (%i) = (0) to (10) reduce ("foo") -> (f32) { affine.yield %f : f32 } return }
func.func @f(%n: index, %f: f32) { affine.parallel (%i) = (0) to (10) reduce ("addf", "addf") -> (f32) { affine.yield %f : f32 } return }
// CASE
func.func @f(%n: index) { "affine.parallel"(%n) <{lowerBoundsGroups = dense<2> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<()[s0] -> (s0)>}> ({^bb0(%i: index): affine.yield}) : (index) -> ()
 return }
// CASE
func.func @f(%n: index) { "affine.parallel"(%n) <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<0> : tensor<1xi32>, upperBoundsMap = affine_map<()[s0] -> (s0)>}> ({^bb0(%i: index): affine.yield}) : (index) -> ()
 return }
