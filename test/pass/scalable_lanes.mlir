// RUN: jig-opt %s --canonicalize | FileCheck %s
// Lane 5 is the second one of the second row only if a row has no more than four lanes.

// CHECK-LABEL: @joined
// CHECK: %[[ALL:.*]] = vector.shape_cast %arg0 : vector<2x[4]xf32> to vector<[8]xf32>
// CHECK: vector.extract %arg0[0, 3] : f32
// CHECK: vector.extract %[[ALL]][5] : f32
func.func @joined(%a: vector<2x[4]xf32>) -> (f32, f32) {
  %0 = vector.shape_cast %a : vector<2x[4]xf32> to vector<[8]xf32>
  %1 = vector.extract %0[3] : f32 from vector<[8]xf32>
  %2 = vector.extract %0[5] : f32 from vector<[8]xf32>
  return %1, %2 : f32, f32
}
