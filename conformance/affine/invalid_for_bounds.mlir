// ARGS: --split-input-file --allow-unregistered-dialect
func.func @f(%a: index, %f: f32) { 
%b = "foo.x"() : () -> index
"affine.for"(%b) <{lowerBoundMap = affine_map<()[s0] -> (1)>, operandSegmentSizes = array<i32: 1, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> ()>}> ({
^bb0(%arg2: index):
  "affine.yield"() : () -> ()
}) : (index) -> ()
return }
// -----
func.func @f(%a: index, %f: f32) { 
scf.for %i = %a to %a step %a {
"affine.for"(%i) <{lowerBoundMap = affine_map<()[s0] -> (1)>, operandSegmentSizes = array<i32: 1, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> ()>}> ({
^bb0(%arg2: index):
  "affine.yield"() : () -> ()
}) : (index) -> ()
}
return }
// -----
func.func @f(%a: index, %f: f32) { 
scf.for %i = %a to %a step %a {
"affine.for"(%i) <{lowerBoundMap = affine_map<()[s0] -> ()>, operandSegmentSizes = array<i32: 1, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> ()>}> ({
^bb0(%arg2: index):
  "affine.yield"() : () -> ()
}) : (index) -> ()
}
return }
// -----
func.func @f(%a: index, %f: f32) { 
scf.for %i = %a to %a step %a {
"affine.for"() <{lowerBoundMap = affine_map<()[s0] -> (1)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> ()>}> ({
^bb0(%arg2: index):
  "affine.yield"() : () -> ()
}) : () -> ()
}
return }
// -----
func.func @f(%a: index, %f: f32) { 
scf.for %i = %a to %a step %a {
"affine.for"(%i, %a) <{lowerBoundMap = affine_map<()[s0] -> (1)>, operandSegmentSizes = array<i32: 1, 0, 1>, step = 1 : index, upperBoundMap = affine_map<() -> ()>}> ({
^bb0(%arg2: index):
  "affine.yield"() : () -> ()
}) : (index, index) -> ()
}
return }
// -----
func.func @f(%a: index, %f: f32) { 
scf.for %i = %a to %a step %a {
"affine.for"(%i) <{lowerBoundMap = affine_map<() -> ()>, operandSegmentSizes = array<i32: 0, 1, 0>, step = 1 : index, upperBoundMap = affine_map<()[s0] -> (1)>}> ({
^bb0(%arg2: index):
  "affine.yield"() : () -> ()
}) : (index) -> ()
}
return }
// -----
func.func @f(%a: index, %f: f32) { 
scf.for %i = %a to %a step %a {
"affine.for"(%a) <{lowerBoundMap = affine_map<() -> (1)>, operandSegmentSizes = array<i32: 0, 0, 1>, step = 1 : index, upperBoundMap = affine_map<()[] -> ()>}> ({
^bb0(%arg2: index):
  "affine.yield"() : () -> ()
}) : (index) -> ()
}
return }
