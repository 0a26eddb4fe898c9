// RUN: jig-opt %s --canonicalize | FileCheck %s
// Lanes that a mask leaves out of a reduction of unit dims keep the accumulator.

// CHECK-LABEL: @one_lane
// CHECK: %[[BOTH:.*]] = arith.maxnumf %arg1, %{{.*}} : f32
// CHECK: arith.select %{{.*}}, %[[BOTH]], %arg1 : f32
func.func @one_lane(%a: vector<1x1xf32>, %acc: f32, %m: vector<1x1xi1>) -> f32 {
  %0 = vector.mask %m { vector.multi_reduction <maxnumf>, %a, %acc [0, 1] : vector<1x1xf32> to f32 } : vector<1x1xi1> -> f32
  return %0 : f32
}

// CHECK-LABEL: @lanes
// CHECK: %[[BOTH:.*]] = arith.minimumf %arg1, %{{.*}} : vector<8xbf16>
// CHECK: arith.select %{{.*}}, %[[BOTH]], %arg1 : vector<8xi1>, vector<8xbf16>
func.func @lanes(%a: vector<1x8xbf16>, %acc: vector<8xbf16>, %m: vector<1x8xi1>) -> vector<8xbf16> {
  %0 = vector.mask %m { vector.multi_reduction <minimumf>, %a, %acc [0] : vector<1x8xbf16> to vector<8xbf16> } : vector<1x8xi1> -> vector<8xbf16>
  return %0 : vector<8xbf16>
}
