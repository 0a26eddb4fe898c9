// RUN: jig-opt --allow-unregistered-dialect %s | FileCheck %s
// RUN: jig-opt --allow-unregistered-dialect %s | jig-opt --allow-unregistered-dialect | FileCheck %s
// RUN: jig-opt --allow-unregistered-dialect --mlir-print-op-generic %s | jig-opt --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: module @packs
module @packs {
  // CHECK: %[[R:.*]]:3 = "t.x"(%[[F:.*]]) : (f32) -> (i32, i8, f32)
  %x, %y:2 = "t.x"(%late) : (f32) -> (i32, i8, f32)
  // CHECK: %[[F]] = "t.f"(%[[R]]#0, %[[R]]#1, %[[R]]#2)
  %late = "t.f"(%x, %y#0, %y#1) : (i32, i8, f32) -> f32
}

// A name is free again after its region; a use may come before the region that
// does not define it.
// CHECK-LABEL: module @scopes
module @scopes {
  // CHECK: "t.region"()
  "t.region"() ({
    // CHECK: "t.use"(%[[V:.*]]) : (i32)
    "t.use"(%v) : (i32) -> ()
    %w = "t.def"() : () -> i32
    "t.end"() : () -> ()
  }, {
    %w = "t.def"() : () -> i64
    // CHECK: "t.use"(%{{.*}}, %[[V]]) : (i64, i32)
    "t.use"(%w, %v) : (i64, i32) -> ()
  }) : () -> ()
  // CHECK: %[[V]] = "t.def"() : () -> i32
  %v = "t.def"() : () -> i32
  %w = "t.def"() : () -> f32
}

// CHECK-LABEL: func.func @blocks
func.func @blocks(%c: i1) {
  // CHECK: cf.cond_br %{{.*}}, ^[[B:.*]](%{{.*}} : i1), ^[[E:.*]]
  cf.cond_br %c, ^b(%c : i1), ^e
^e:
  return
^b(%d: i1):
  cf.br ^e
}
