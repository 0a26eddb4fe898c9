// What the reference gets wrong when it lowers to nvvm (docs/miscompiles.md).
// RUN: split-file %s %t
// RUN: jig-opt --convert-gpu-to-nvvm %t/kernels.mlir | FileCheck %t/kernels.mlir
// RUN: jig-opt --split-input-file --verify-diagnostics --convert-gpu-to-nvvm %t/refused.mlir
// RUN: jig-opt --convert-nvgpu-to-nvvm %t/warpgroup.mlir | FileCheck %t/warpgroup.mlir
// RUN: jig-opt --convert-nvgpu-to-nvvm %t/tiles.mlir | FileCheck %t/tiles.mlir
// RUN: jig-opt --transform-interpreter %t/script.mlir | FileCheck %t/script.mlir

//--- kernels.mlir
gpu.module @m {
  // CHECK-LABEL: llvm.func @print
  // CHECK: llvm.sext %arg0 : i8 to i32
  // CHECK: llvm.zext %arg1 : i1 to i32
  // CHECK: llvm.zext %arg2 : i16 to i32
  // CHECK: llvm.alloca {{.*}} x !llvm.struct<(i32, i32, i32)>
  gpu.func @print(%a: i8, %b: i1, %c: ui16) {
    gpu.printf "%d %d %d", %a, %b, %c : i8, i1, ui16
    gpu.return
  }

  // CHECK-LABEL: llvm.func @bounds
  // CHECK: nvvm.read.ptx.sreg.tid.x : i32
  // CHECK: nvvm.read.ptx.sreg.nctaid.x : i32
  // CHECK: nvvm.read.ptx.sreg.nctaid.y range <i32, 1, 0> : i32
  gpu.func @bounds(%m: memref<?xindex>) {
    %0 = gpu.thread_id x upper_bound 4294967296
    %1 = gpu.grid_dim x upper_bound -1
    %2 = gpu.grid_dim y upper_bound 4294967295
    memref.store %0, %m[%1] : memref<?xindex>
    memref.store %0, %m[%2] : memref<?xindex>
    gpu.return
  }

  // CHECK-LABEL: llvm.func @scalable
  // CHECK: math.exp %arg0
  gpu.func @scalable(%a: vector<[4]xf32>) -> vector<[4]xf32> {
    %0 = math.exp %a : vector<[4]xf32>
    gpu.return %0 : vector<[4]xf32>
  }

  // CHECK-LABEL: llvm.func @powers
  // CHECK: math.fpowi %arg0, %arg1 : f32, i64
  // CHECK: math.fpowi %arg0, %arg2 : f32, i16
  // CHECK: llvm.call @__nv_powif(%arg0, %arg3) : (f32, i32) -> f32
  gpu.func @powers(%a: f32, %b: i64, %c: i16, %d: i32) -> (f32, f32, f32) {
    %0 = math.fpowi %a, %b : f32, i64
    %1 = math.fpowi %a, %c : f32, i16
    %2 = math.fpowi %a, %d : f32, i32
    gpu.return %0, %1, %2 : f32, f32, f32
  }
}

//--- refused.mlir
gpu.module @m {
  // expected-error@+1 {{failed to legalize operation 'gpu.func'}}
  gpu.func @unknown_size() workgroup(%w: memref<?xf32, 3>) kernel {
    gpu.return
  }
}

// -----

gpu.module @m {
  // expected-error@+1 {{failed to legalize operation 'gpu.func'}}
  gpu.func @too_large() private(%w: memref<4611686018427387904x4x4xf32>) kernel {
    gpu.return
  }
}

// -----

gpu.module @m {
  // expected-error@+1 {{failed to legalize operation 'gpu.func'}}
  gpu.func @strided() private(%w: memref<4xf32, strided<[2], offset: 3>>) kernel {
    gpu.return
  }
}

// -----

gpu.module @m {
  gpu.func @f(%a: f8E5M2) {
    // expected-error@+1 {{failed to legalize operation 'gpu.printf'}}
    gpu.printf "%f", %a : f8E5M2
    gpu.return
  }
}

// -----

gpu.module @m {
  gpu.func @f(%a: f128) {
    // expected-error@+1 {{failed to legalize operation 'gpu.printf'}}
    gpu.printf "%f", %a : f128
    gpu.return
  }
}

//--- warpgroup.mlir
!a = !nvgpu.warpgroup.descriptor<tensor = memref<128x128xf8E4M3FN, 3>>
!b = !nvgpu.warpgroup.descriptor<tensor = memref<128x16xf8E4M3FN, 3>>
!sum = !nvgpu.warpgroup.accumulator<fragmented = vector<128x16xf32>>
// CHECK-LABEL: func @product
// CHECK: nvvm.wgmma.mma_async
// CHECK: llvm.mlir.constant(6 : i32) : i64
// CHECK: llvm.mlir.constant(768 : i32) : i64
// CHECK: llvm.mlir.constant(512 : i32) : i64
// CHECK-NEXT: llvm.add %[[A:.*]], %{{.*}} : i64
// CHECK: llvm.mlir.constant(514 : i32) : i64
func.func @product(%a: !a, %b: !b, %c: !sum) -> !sum {
  %0 = nvgpu.warpgroup.mma %a, %b, %c : !a, !b, !sum -> !sum
  return %0 : !sum
}

// CHECK-LABEL: func @store
// CHECK: llvm.mlir.constant(64 : i32) : i32
// CHECK-NEXT: llvm.add
// CHECK-NEXT: llvm.mlir.constant(0 : i32) : i32
func.func @store(%c: !sum, %m: memref<128x16xf32>) {
  nvgpu.warpgroup.mma.store %c, %m : !sum to memref<128x16xf32>
  return
}

!half = !nvgpu.warpgroup.accumulator<fragmented = vector<64x16xf16>>
// CHECK-LABEL: func @sums_of_f16
// CHECK: nvgpu.warpgroup.mma.init.accumulator
func.func @sums_of_f16() -> !half {
  %0 = nvgpu.warpgroup.mma.init.accumulator -> !half
  return %0 : !half
}

!a2 = !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>
!b2 = !nvgpu.warpgroup.descriptor<tensor = memref<128x16xf16, 3>>
!sum2 = !nvgpu.warpgroup.accumulator<fragmented = vector<64x16xf32>>
// CHECK-LABEL: func @long_rows
// CHECK: nvgpu.warpgroup.mma
func.func @long_rows(%a: !a2, %b: !b2, %c: !sum2) -> !sum2 {
  %0 = nvgpu.warpgroup.mma %a, %b, %c : !a2, !b2, !sum2 -> !sum2
  return %0 : !sum2
}

//--- tiles.mlir
!i8 = !nvgpu.tensormap.descriptor<tensor = memref<8x16xi8, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
!i16 = !nvgpu.tensormap.descriptor<tensor = memref<8x16xi16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
!si64 = !nvgpu.tensormap.descriptor<tensor = memref<8x16xsi64, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
!f8 = !nvgpu.tensormap.descriptor<tensor = memref<8x16xf8E5M2, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
// CHECK-LABEL: func @describe
// CHECK: llvm.mlir.constant(0 : i32) : i64
// CHECK-NEXT: llvm.extractvalue
// CHECK: llvm.call @mgpuTensorMapEncodeTiledMemref
// CHECK-NEXT: builtin.unrealized_conversion_cast
// CHECK-NEXT: llvm.mlir.constant(1 : i32) : i64
// CHECK-NEXT: llvm.extractvalue
// CHECK: llvm.call @mgpuTensorMapEncodeTiledMemref
// CHECK-NEXT: builtin.unrealized_conversion_cast
// CHECK-NEXT: llvm.mlir.constant(5 : i32) : i64
// CHECK-NEXT: llvm.extractvalue
// CHECK: nvgpu.tma.create.descriptor
func.func @describe(%a: memref<*xi8>, %b: memref<*xi16>, %c: memref<*xsi64>, %d: memref<*xf8E5M2>, %i: index) -> (!i8, !i16, !si64, !f8) {
  %0 = nvgpu.tma.create.descriptor %a box[%i, %i] : memref<*xi8> -> !i8
  %1 = nvgpu.tma.create.descriptor %b box[%i, %i] : memref<*xi16> -> !i16
  %2 = nvgpu.tma.create.descriptor %c box[%i, %i] : memref<*xsi64> -> !si64
  %3 = nvgpu.tma.create.descriptor %d box[%i, %i] : memref<*xf8E5M2> -> !f8
  return %0, %1, %2, %3 : !i8, !i16, !si64, !f8
}

//--- script.mlir
module attributes {transform.with_named_sequence} {
  // CHECK-LABEL: func @copy
  // CHECK: %[[BITS:.*]] = llvm.mul %{{.*}}, %[[N:.*]] : i32
  // CHECK-NEXT: llvm.lshr %[[BITS]]
  func.func @copy(%s: memref<8xf32>, %d: memref<8xf32, 3>, %i: index) {
    %0 = nvgpu.device_async_copy %s[%i], %d[%i], 4, %i : memref<8xf32> to memref<8xf32, 3>
    nvgpu.device_async_wait %0
    return
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_conversion_patterns to %f {
      transform.apply_conversion_patterns.nvgpu.nvgpu_to_nvvm
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter {index_bitwidth = 32}
    } {legal_dialects = ["llvm", "nvvm", "func"], partial_conversion} : !transform.any_op
    transform.yield
  }
}
