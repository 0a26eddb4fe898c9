// RUN: jig-opt %s --transform-interpreter --split-input-file --verify-diagnostics | FileCheck %s
// Where the reference gives a program that computes something else.

// More than three linear dimensions: the grid has a block for each iteration.
// CHECK-LABEL: @four_dims
// CHECK-DAG: %[[C5:.*]] = arith.constant 5 : index
// CHECK-DAG: %[[C4:.*]] = arith.constant 4 : index
// CHECK-DAG: %[[C6:.*]] = arith.constant 6 : index
// CHECK: gpu.launch blocks(%{{.*}}) in (%{{.*}} = %[[C5]], %{{.*}} = %[[C4]], %{{.*}} = %[[C6]])
module attributes {transform.with_named_sequence} {
  func.func @four_dims(%a: memref<64x64xf32>, %x: f32) {
    scf.forall (%i, %j, %k, %l) in (2, 3, 4, 5) {
      memref.store %x, %a[%i, %j] : memref<64x64xf32>
    } {mapping = [#gpu.block<linear_dim_3>, #gpu.block<linear_dim_2>, #gpu.block<linear_dim_1>, #gpu.block<linear_dim_0>]}
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.gpu.map_forall_to_blocks %0 generate_gpu_launch : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

// A grid made for the loop has no blocks besides those that the mask leaves out.
module attributes {transform.with_named_sequence} {
  func.func @masked_out(%a: memref<64xf32>, %x: f32) {
    scf.forall (%i) in (3) {
      memref.store %x, %a[%i] : memref<64xf32>
    } {mapping = [#gpu.block<linear_dim_0>, #gpu.mask<0x15>]}
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{the mask has fewer processors than the loop iterations}}
    %1 = transform.gpu.map_forall_to_blocks %0 generate_gpu_launch : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

// Five blocks are in the mask, three are needed.
// CHECK-LABEL: @masked_beyond
// CHECK: %[[COUNT:.*]] = math.ctpop
// CHECK: %[[ID:.*]] = arith.index_castui %[[COUNT]] : i64 to index
// CHECK: %[[ACTIVE:.*]] = arith.cmpi ne
// CHECK: %[[C3:.*]] = arith.constant 3 : index
// CHECK: %[[IN:.*]] = arith.cmpi ult, %[[ID]], %[[C3]] : index
// CHECK: %[[RUNS:.*]] = arith.andi %[[ACTIVE]], %[[IN]] : i1
// CHECK: scf.if %[[RUNS]]
module attributes {transform.with_named_sequence} {
  func.func @masked_beyond(%a: memref<64xf32>, %x: f32) {
    scf.forall (%i) in (3) {
      memref.store %x, %a[%i] : memref<64xf32>
    } {mapping = [#gpu.block<linear_dim_0>, #gpu.mask<0x37>]}
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.gpu.map_forall_to_blocks %0 generate_gpu_launch grid_dims = [6, 1, 1] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @lane_y(%a: memref<64xf32>, %x: f32, %n: index) {
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) {
      scf.forall (%i) in (3) {
        memref.store %x, %a[%i] : memref<64xf32>
      } {mapping = [#gpu.lane<y>]}
      gpu.terminator
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["gpu.launch"]} in %root : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{lanes are mapped from dimension x on}}
    %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [32, 1, 1] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @warp_of_none(%a: memref<64xf32>, %x: f32, %n: index) {
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) {
      scf.forall (%i) in (3) {
        memref.store %x, %a[%i] : memref<64xf32>
      } {mapping = [#gpu.warp<x>]}
      gpu.terminator
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["gpu.launch"]} in %root : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{expected a warp size greater than 0}}
    %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [32, 1, 1] warp_size = 0 : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

// Ids modulo 0 are not computed.
// CHECK-LABEL: @no_iterations
// CHECK-NOT: mod 0
// CHECK: gpu.barrier
module attributes {transform.with_named_sequence} {
  func.func @no_iterations(%a: memref<64x64xf32>, %x: f32, %n: index) {
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) {
      scf.forall (%i, %j) in (0, 9) {
        memref.store %x, %a[%i, %j] : memref<64x64xf32>
      } {mapping = [#gpu.thread<linear_dim_0>, #gpu.thread<linear_dim_1>]}
      gpu.terminator
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["gpu.launch"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [7, 9, 1] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

// What is not copied becomes 0: other padding, or a mask that depends on a value, is not for it.
// CHECK-LABEL: @padded
// CHECK-NOT: nvgpu
// CHECK: vector.transfer_write
// CHECK: vector.transfer_write
module attributes {transform.with_named_sequence} {
  func.func @padded(%a: memref<64xf32>, %s: memref<64xf32, 3>, %i: index) {
    %one = arith.constant 1.0 : f32
    %zero = arith.constant 0.0 : f32
    %m = vector.create_mask %i : vector<4xi1>
    %0 = vector.transfer_read %a[%i], %one, %m {in_bounds = [true]} : memref<64xf32>, vector<4xf32>
    vector.transfer_write %0, %s[%i] {in_bounds = [true]} : vector<4xf32>, memref<64xf32, 3>
    %m2 = vector.create_mask %i, %i : vector<2x4xi1>
    %m3 = vector.extract %m2[%i] : vector<4xi1> from vector<2x4xi1>
    %1 = vector.transfer_read %a[%i], %zero, %m3 {in_bounds = [true]} : memref<64xf32>, vector<4xf32>
    vector.transfer_write %1, %s[%i] {in_bounds = [true]} : vector<4xf32>, memref<64xf32, 3>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.nvgpu.create_async_groups %0 : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

// A mask may say more lanes than there are, or less than none; a copy must not.
// CHECK-LABEL: @any_number
// CHECK: %[[POSITIVE:.+]] = arith.maxsi %{{.+}}, %{{.+}} : index
// CHECK: %[[LANES:.+]] = arith.minsi %[[POSITIVE]], %{{.+}} : index
// CHECK: nvgpu.device_async_copy {{.*}}, 4, %[[LANES]]
// CHECK-NOT: arith.minsi
// CHECK: nvgpu.device_async_copy {{.*}}, 4, %[[KNOWN:.+]] : memref
module attributes {transform.with_named_sequence} {
  func.func @any_number(%a: memref<64xf32>, %s: memref<64xf32, 3>, %i: index) {
    %zero = arith.constant 0.0 : f32
    %m = vector.create_mask %i : vector<4xi1>
    %0 = vector.transfer_read %a[%i], %zero, %m {in_bounds = [true]} : memref<64xf32>, vector<4xf32>
    vector.transfer_write %0, %s[%i] {in_bounds = [true]} : vector<4xf32>, memref<64xf32, 3>
    %c0 = arith.constant 0 : index
    %k = affine.apply affine_map<(d0) -> (d0 mod 5)>(%i)
    %m2 = vector.create_mask %k : vector<4xi1>
    %1 = vector.transfer_read %a[%c0], %zero, %m2 {in_bounds = [true]} : memref<64xf32>, vector<4xf32>
    vector.transfer_write %1, %s[%c0] {in_bounds = [true]} : vector<4xf32>, memref<64xf32, 3>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.nvgpu.create_async_groups %0 : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
