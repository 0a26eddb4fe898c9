// RUN: jig emit --llvm --lower %s | FileCheck %s
// What the default pipeline does to ops of single machines. Masks become SVE's where there are ops of SVE.
// CHECK-LABEL: @sve(
// CHECK: call <vscale x 4 x i1> @llvm.aarch64.sve.whilelt.nxv4i1.i64(i64 0,
// CHECK: call <vscale x 4 x i32> @llvm.aarch64.sve.sdot.nxv4i32(
// CHECK: call <vscale x 4 x i32> @llvm.aarch64.sve.mul.nxv4i32(
// CHECK: call void @llvm.masked.store.nxv4i32.p0(
func.func @sve(%m: memref<64xi8>, %o: memref<64xi32>, %n: index) {
  %c0 = arith.constant 0 : index
  %mask = vector.create_mask %n : vector<[4]xi1>
  %a = vector.load %m[%c0] : memref<64xi8>, vector<[16]xi8>
  %s = vector.load %o[%c0] : memref<64xi32>, vector<[4]xi32>
  %0 = arm_sve.sdot %s, %a, %a : vector<[16]xi8> to vector<[4]xi32>
  %1 = arm_sve.masked.muli %mask, %0, %s : vector<[4]xi1>, vector<[4]xi32>
  vector.maskedstore %o[%c0], %mask, %1 : memref<64xi32>, vector<[4]xi1>, vector<[4]xi32>
  return
}

// CHECK-LABEL: @neon(
// CHECK: call <4 x i32> @llvm.aarch64.neon.smmla.v4i32.v16i8(
func.func @neon(%a: vector<4xi32>, %b: vector<16xi8>) -> vector<4xi32> {
  %0 = arm_neon.intr.smmla %a, %b, %b : vector<16xi8> to vector<4xi32>
  return %0 : vector<4xi32>
}
