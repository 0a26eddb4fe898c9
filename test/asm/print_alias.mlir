// RUN: jig-opt %s --allow-unregistered-dialect --mlir-print-debuginfo | FileCheck %s
// RUN: jig-opt %s --allow-unregistered-dialect --mlir-print-local-scope | FileCheck %s --check-prefix=LOCAL

// By depth, then types first, then by name, then as they were met. A location that
// an attribute shows is defined before the op, others after it.
// CHECK:      !tuple = tuple<
// CHECK-NEXT: #loc2 = loc("attr.mlir":1:1)
// CHECK-NEXT: #map = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: #map1 = affine_map<() -> (2)>
// CHECK-NEXT: #set = affine_set<
// CHECK-NEXT: #distinct = distinct[0]<#map>
// CHECK-NEXT: module {
// CHECK-NEXT:   %0 = "t.op"() {a = #distinct, b = #set, c = [#map1, #loc2]} : () -> !tuple loc(#loc1)
// CHECK-NEXT: } loc(#loc)
// CHECK-NEXT: #loc = loc({{.*}}:0:0)
// CHECK-NEXT: #loc1 = loc("late")

// LOCAL-NOT: #{{map|set|loc|distinct}}
// LOCAL: "t.op"() {a = distinct[0]<affine_map<(d0) -> (d0 + 1)>>
#m = affine_map<(d0) -> (d0 + 1)>
%0 = "t.op"() {a = distinct[5]<#m>, b = affine_set<(d0) : (d0 >= 0)>, c = [affine_map<() -> (2)>, loc("attr.mlir":1:1)]}
  : () -> tuple<i1,i2,i3,i4,i5,i6,i7,i8,i9,i10,i11,i12,i13,i14,i15,i16,i17> loc("late")
