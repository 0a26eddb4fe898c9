// What the reference gets wrong when it lowers to rocdl (docs/miscompiles.md).
// RUN: jig-opt --transform-interpreter %s | FileCheck %s
gpu.module @m {
  // CHECK-LABEL: llvm.func @up
  // CHECK: %[[LANE:.*]] = rocdl.mbcnt.hi
  // CHECK: %[[FROM:.*]] = llvm.sub %[[LANE]], %arg1
  // CHECK: %[[BELOW:.*]] = llvm.icmp "slt" %[[FROM]]
  // CHECK: %[[START:.*]] = llvm.and %[[LANE]]
  // CHECK: %[[BEHIND:.*]] = llvm.icmp "sge" %[[FROM]], %[[START]]
  // CHECK: %[[VALID:.*]] = llvm.and %[[BELOW]], %[[BEHIND]]
  // CHECK: llvm.return %[[VALID]]
  gpu.func @up(%a: i32, %o: i32, %w: i32) -> i1 {
    %s, %p = gpu.shuffle up %a, %o, %w : i32
    gpu.return %p : i1
  }

  // CHECK-LABEL: llvm.func @parts
  // CHECK: llvm.bitcast %arg0 : vector<3xf16> to i48
  // CHECK: llvm.zext {{.*}} : i48 to i64
  // CHECK: llvm.bitcast {{.*}} : i64 to vector<2xi32>
  // CHECK-COUNT-2: rocdl.ds_bpermute
  // CHECK: llvm.trunc {{.*}} : i64 to i48
  // CHECK: llvm.bitcast {{.*}} : i48 to vector<3xf16>
  // CHECK: llvm.zext %arg3 : i40 to i64
  // CHECK-COUNT-2: rocdl.readfirstlane
  // CHECK: llvm.trunc {{.*}} : i64 to i40
  gpu.func @parts(%a: vector<3xf16>, %o: i32, %w: i32, %i: i40) {
    %s, %p = gpu.shuffle idx %a, %o, %w : vector<3xf16>
    %b = gpu.subgroup_broadcast %i, first_active_lane : i40
    gpu.return
  }

  // CHECK-LABEL: llvm.func @print
  // CHECK: llvm.sext %arg0 : i16 to i64
  // CHECK: llvm.zext %arg1 : i16 to i64
  // CHECK: gpu.printf "%d", %{{.*}} : i128
  gpu.func @print(%a: si16, %b: i16, %c: i128) {
    gpu.printf "%d %d", %a, %b : si16, i16
    gpu.printf "%d", %c : i128
    gpu.return
  }

  // No range ends where it begins.
  // CHECK-LABEL: llvm.func @waves
  // CHECK: rocdl.wavefrontsize : i32
  gpu.func @waves() {
    %0 = gpu.subgroup_size upper_bound 63 : index
    gpu.return
  }

  // No calls lane by lane where nobody knows how many there are.
  // CHECK-LABEL: llvm.func @scalable
  // CHECK: math.sin %arg0 : vector<[2]xf32>
  gpu.func @scalable(%a: vector<[2]xf32>) {
    %0 = math.sin %a : vector<[2]xf32>
    gpu.return
  }
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%t: !transform.any_op) {
    %m = transform.structured.match ops{["gpu.module"]} in %t : (!transform.any_op) -> !transform.any_op
    transform.apply_conversion_patterns to %m {
      transform.apply_conversion_patterns.gpu.gpu_to_rocdl chipset = "gfx942"
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
    } {legal_dialects = ["llvm", "rocdl", "arith"], partial_conversion} : !transform.any_op
    transform.yield
  }
}
