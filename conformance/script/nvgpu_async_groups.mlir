// ARGS: --transform-interpreter --split-input-file
func.func @f(%a: memref<1024x1024xf32>, %i: index, %b: memref<1024x1024xi32>, %h: memref<1024x1024xf16>, %mk: vector<4xi1>) {
  %s = memref.alloc() : memref<4x32x16xf32, #gpu.address_space<workgroup>>
  %s3 = memref.alloc() : memref<4x32x16xf32, 3>
  %si = memref.alloc() : memref<4x32x16xi32, 3>
  %sh = memref.alloc() : memref<4x32x16xf16, 3>
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %z16 = arith.constant 0.0 : f16
  %zi = arith.constant 0 : i32
  %onei = arith.constant 1 : i32
  %0 = vector.transfer_read %a[%i, %i], %z {in_bounds = [true]} : memref<1024x1024xf32>, vector<4xf32>
  vector.transfer_write %0, %s[%c0, %c4, %c0] {in_bounds = [true]} : vector<4xf32>, memref<4x32x16xf32, #gpu.address_space<workgroup>>
  %1 = vector.transfer_read %a[%i, %c4], %z {in_bounds = [true]} : memref<1024x1024xf32>, vector<1xf32>
  vector.transfer_write %1, %s[%c4, %c4, %c0] {in_bounds = [true]} : vector<1xf32>, memref<4x32x16xf32, #gpu.address_space<workgroup>>
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.nvgpu.create_async_groups %0  : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%a: memref<1024x1024xf32>, %i: index, %b: memref<1024x1024xi32>, %h: memref<1024x1024xf16>, %mk: vector<4xi1>) {
  %s = memref.alloc() : memref<4x32x16xf32, #gpu.address_space<workgroup>>
  %s3 = memref.alloc() : memref<4x32x16xf32, 3>
  %si = memref.alloc() : memref<4x32x16xi32, 3>
  %sh = memref.alloc() : memref<4x32x16xf16, 3>
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %z16 = arith.constant 0.0 : f16
  %zi = arith.constant 0 : i32
  %onei = arith.constant 1 : i32
  %0 = vector.transfer_read %a[%i, %i], %z {in_bounds = [true]} : memref<1024x1024xf32>, vector<2xf32>
  %1 = vector.transfer_read %a[%i, %c4], %z {in_bounds = [true]} : memref<1024x1024xf32>, vector<3xf32>
  vector.transfer_write %0, %s[%c0, %c4, %c0] {in_bounds = [true]} : vector<2xf32>, memref<4x32x16xf32, #gpu.address_space<workgroup>>
  vector.transfer_write %1, %s[%c4, %c4, %c0] {in_bounds = [true]} : vector<3xf32>, memref<4x32x16xf32, #gpu.address_space<workgroup>>
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.nvgpu.create_async_groups %0  : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%a: memref<1024x1024xf32>, %i: index, %b: memref<1024x1024xi32>, %h: memref<1024x1024xf16>, %mk: vector<4xi1>) {
  %s = memref.alloc() : memref<4x32x16xf32, #gpu.address_space<workgroup>>
  %s3 = memref.alloc() : memref<4x32x16xf32, 3>
  %si = memref.alloc() : memref<4x32x16xi32, 3>
  %sh = memref.alloc() : memref<4x32x16xf16, 3>
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %z16 = arith.constant 0.0 : f16
  %zi = arith.constant 0 : i32
  %onei = arith.constant 1 : i32
  %0 = vector.transfer_read %a[%i, %i], %z {in_bounds = [true]} : memref<1024x1024xf32>, vector<4xf32>
  vector.transfer_write %0, %s3[%c0, %c4, %c0] {in_bounds = [true]} : vector<4xf32>, memref<4x32x16xf32, 3>
  %q = arith.addf %z, %one : f32
  %1 = vector.transfer_read %a[%i, %c4], %z {in_bounds = [true]} : memref<1024x1024xf32>, vector<4xf32>
  vector.transfer_write %1, %s3[%c4, %c4, %c0] {in_bounds = [true]} : vector<4xf32>, memref<4x32x16xf32, 3>
  memref.store %q, %a[%i, %i] : memref<1024x1024xf32>
  %2 = vector.transfer_read %a[%i, %c4], %z {in_bounds = [true]} : memref<1024x1024xf32>, vector<4xf32>
  vector.transfer_write %2, %s3[%c4, %c4, %c0] {in_bounds = [true]} : vector<4xf32>, memref<4x32x16xf32, 3>
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.nvgpu.create_async_groups %0  : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%a: memref<1024x1024xf32>, %i: index, %b: memref<1024x1024xi32>, %h: memref<1024x1024xf16>, %mk: vector<4xi1>) {
  %s = memref.alloc() : memref<4x32x16xf32, #gpu.address_space<workgroup>>
  %s3 = memref.alloc() : memref<4x32x16xf32, 3>
  %si = memref.alloc() : memref<4x32x16xi32, 3>
  %sh = memref.alloc() : memref<4x32x16xf16, 3>
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %z16 = arith.constant 0.0 : f16
  %zi = arith.constant 0 : i32
  %onei = arith.constant 1 : i32
  %0 = vector.load %a[%i, %i] : memref<1024x1024xf32>, vector<4xf32>
  vector.store %0, %s3[%c0, %c0, %c4] : memref<4x32x16xf32, 3>, vector<4xf32>
  %1 = vector.load %a[%i, %i] : memref<1024x1024xf32>, vector<1xf32>
  vector.store %1, %s[%c0, %c0, %c4] : memref<4x32x16xf32, #gpu.address_space<workgroup>>, vector<1xf32>
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.nvgpu.create_async_groups %0  : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%a: memref<1024x1024xf32>, %i: index, %b: memref<1024x1024xi32>, %h: memref<1024x1024xf16>, %mk: vector<4xi1>) {
  %s = memref.alloc() : memref<4x32x16xf32, #gpu.address_space<workgroup>>
  %s3 = memref.alloc() : memref<4x32x16xf32, 3>
  %si = memref.alloc() : memref<4x32x16xi32, 3>
  %sh = memref.alloc() : memref<4x32x16xf16, 3>
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %z16 = arith.constant 0.0 : f16
  %zi = arith.constant 0 : i32
  %onei = arith.constant 1 : i32
  %0 = vector.transfer_read %a[%i, %i], %z {in_bounds = [true]} : memref<1024x1024xf32>, vector<4xf32>
  vector.transfer_write %0, %s[%c0, %c4, %c0] {in_bounds = [true]} : vector<4xf32>, memref<4x32x16xf32, #gpu.address_space<workgroup>>
  %1 = vector.transfer_read %a[%i, %c4], %z {in_bounds = [true]} : memref<1024x1024xf32>, vector<1xf32>
  vector.transfer_write %1, %s[%c4, %c4, %c0] {in_bounds = [true]} : vector<1xf32>, memref<4x32x16xf32, #gpu.address_space<workgroup>>
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.nvgpu.create_async_groups %0 {bypass_l1} : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%a: memref<1024x1024xf32>, %i: index, %b: memref<1024x1024xi32>, %h: memref<1024x1024xf16>, %mk: vector<4xi1>) {
  %s = memref.alloc() : memref<4x32x16xf32, #gpu.address_space<workgroup>>
  %s3 = memref.alloc() : memref<4x32x16xf32, 3>
  %si = memref.alloc() : memref<4x32x16xi32, 3>
  %sh = memref.alloc() : memref<4x32x16xf16, 3>
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %z16 = arith.constant 0.0 : f16
  %zi = arith.constant 0 : i32
  %onei = arith.constant 1 : i32
  %0 = vector.transfer_read %a[%i, %i], %z {in_bounds = [true]} : memref<1024x1024xf32>, vector<2xf32>
  %1 = vector.transfer_read %a[%i, %c4], %z {in_bounds = [true]} : memref<1024x1024xf32>, vector<3xf32>
  vector.transfer_write %0, %s[%c0, %c4, %c0] {in_bounds = [true]} : vector<2xf32>, memref<4x32x16xf32, #gpu.address_space<workgroup>>
  vector.transfer_write %1, %s[%c4, %c4, %c0] {in_bounds = [true]} : vector<3xf32>, memref<4x32x16xf32, #gpu.address_space<workgroup>>
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.nvgpu.create_async_groups %0 {bypass_l1} : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%a: memref<1024x1024xf32>, %i: index, %b: memref<1024x1024xi32>, %h: memref<1024x1024xf16>, %mk: vector<4xi1>) {
  %s = memref.alloc() : memref<4x32x16xf32, #gpu.address_space<workgroup>>
  %s3 = memref.alloc() : memref<4x32x16xf32, 3>
  %si = memref.alloc() : memref<4x32x16xi32, 3>
  %sh = memref.alloc() : memref<4x32x16xf16, 3>
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %z16 = arith.constant 0.0 : f16
  %zi = arith.constant 0 : i32
  %onei = arith.constant 1 : i32
  %0 = vector.transfer_read %a[%i, %i], %z {in_bounds = [true]} : memref<1024x1024xf32>, vector<4xf32>
  vector.transfer_write %0, %s3[%c0, %c4, %c0] {in_bounds = [true]} : vector<4xf32>, memref<4x32x16xf32, 3>
  %q = arith.addf %z, %one : f32
  %1 = vector.transfer_read %a[%i, %c4], %z {in_bounds = [true]} : memref<1024x1024xf32>, vector<4xf32>
  vector.transfer_write %1, %s3[%c4, %c4, %c0] {in_bounds = [true]} : vector<4xf32>, memref<4x32x16xf32, 3>
  memref.store %q, %a[%i, %i] : memref<1024x1024xf32>
  %2 = vector.transfer_read %a[%i, %c4], %z {in_bounds = [true]} : memref<1024x1024xf32>, vector<4xf32>
  vector.transfer_write %2, %s3[%c4, %c4, %c0] {in_bounds = [true]} : vector<4xf32>, memref<4x32x16xf32, 3>
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.nvgpu.create_async_groups %0 {bypass_l1} : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%a: memref<1024x1024xf32>, %i: index, %b: memref<1024x1024xi32>, %h: memref<1024x1024xf16>, %mk: vector<4xi1>) {
  %s = memref.alloc() : memref<4x32x16xf32, #gpu.address_space<workgroup>>
  %s3 = memref.alloc() : memref<4x32x16xf32, 3>
  %si = memref.alloc() : memref<4x32x16xi32, 3>
  %sh = memref.alloc() : memref<4x32x16xf16, 3>
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %z16 = arith.constant 0.0 : f16
  %zi = arith.constant 0 : i32
  %onei = arith.constant 1 : i32
  %0 = vector.load %a[%i, %i] : memref<1024x1024xf32>, vector<4xf32>
  vector.store %0, %s3[%c0, %c0, %c4] : memref<4x32x16xf32, 3>, vector<4xf32>
  %1 = vector.load %a[%i, %i] : memref<1024x1024xf32>, vector<1xf32>
  vector.store %1, %s[%c0, %c0, %c4] : memref<4x32x16xf32, #gpu.address_space<workgroup>>, vector<1xf32>
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.nvgpu.create_async_groups %0 {bypass_l1} : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%a: memref<1024x1024xf32>, %i: index, %b: memref<1024x1024xi32>, %h: memref<1024x1024xf16>, %mk: vector<4xi1>) {
  %s = memref.alloc() : memref<4x32x16xf32, #gpu.address_space<workgroup>>
  %s3 = memref.alloc() : memref<4x32x16xf32, 3>
  %si = memref.alloc() : memref<4x32x16xi32, 3>
  %sh = memref.alloc() : memref<4x32x16xf16, 3>
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %z16 = arith.constant 0.0 : f16
  %zi = arith.constant 0 : i32
  %onei = arith.constant 1 : i32
  %k = affine.apply affine_map<(d0) -> (d0 mod 5)>(%i)
  %m = vector.create_mask %k : vector<4xi1>
  %0 = vector.transfer_read %a[%i, %i], %z, %m {in_bounds = [true]} : memref<1024x1024xf32>, vector<4xf32>
  vector.transfer_write %0, %s[%c0, %c4, %c0] {in_bounds = [true]} : vector<4xf32>, memref<4x32x16xf32, #gpu.address_space<workgroup>>
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.nvgpu.create_async_groups %0  : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%a: memref<1024x1024xf32>, %i: index, %b: memref<1024x1024xi32>, %h: memref<1024x1024xf16>, %mk: vector<4xi1>) {
  %s = memref.alloc() : memref<4x32x16xf32, #gpu.address_space<workgroup>>
  %s3 = memref.alloc() : memref<4x32x16xf32, 3>
  %si = memref.alloc() : memref<4x32x16xi32, 3>
  %sh = memref.alloc() : memref<4x32x16xf16, 3>
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %z16 = arith.constant 0.0 : f16
  %zi = arith.constant 0 : i32
  %onei = arith.constant 1 : i32
  %k = affine.apply affine_map<(d0) -> (d0 mod 5)>(%i)
  %m = vector.create_mask %k : vector<4xi1>
  %0 = vector.transfer_read %b[%i, %i], %zi, %m {in_bounds = [true]} : memref<1024x1024xi32>, vector<4xi32>
  vector.transfer_write %0, %si[%c0, %c4, %c0] {in_bounds = [true]} : vector<4xi32>, memref<4x32x16xi32, 3>
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.nvgpu.create_async_groups %0  : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%a: memref<1024x1024xf32>, %i: index, %b: memref<1024x1024xi32>, %h: memref<1024x1024xf16>, %mk: vector<4xi1>) {
  %s = memref.alloc() : memref<4x32x16xf32, #gpu.address_space<workgroup>>
  %s3 = memref.alloc() : memref<4x32x16xf32, 3>
  %si = memref.alloc() : memref<4x32x16xi32, 3>
  %sh = memref.alloc() : memref<4x32x16xf16, 3>
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %z16 = arith.constant 0.0 : f16
  %zi = arith.constant 0 : i32
  %onei = arith.constant 1 : i32
  %m2 = vector.create_mask %i, %c4 : vector<3x4xi1>
  %m = vector.extract %m2[1] : vector<4xi1> from vector<3x4xi1>
  %0 = vector.transfer_read %a[%i, %i], %z, %m {in_bounds = [true]} : memref<1024x1024xf32>, vector<4xf32>
  vector.transfer_write %0, %s[%c0, %c4, %c0] {in_bounds = [true]} : vector<4xf32>, memref<4x32x16xf32, #gpu.address_space<workgroup>>
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.nvgpu.create_async_groups %0  : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%a: memref<1024x1024xf32>, %i: index, %b: memref<1024x1024xi32>, %h: memref<1024x1024xf16>, %mk: vector<4xi1>) {
  %s = memref.alloc() : memref<4x32x16xf32, #gpu.address_space<workgroup>>
  %s3 = memref.alloc() : memref<4x32x16xf32, 3>
  %si = memref.alloc() : memref<4x32x16xi32, 3>
  %sh = memref.alloc() : memref<4x32x16xf16, 3>
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %z16 = arith.constant 0.0 : f16
  %zi = arith.constant 0 : i32
  %onei = arith.constant 1 : i32
  %m2 = vector.create_mask %i, %c4 : vector<3x4xi1>
  %m = vector.extract %m2[1] : vector<4xi1> from vector<3x4xi1>
  %0 = vector.transfer_read %b[%i, %i], %zi, %m {in_bounds = [true]} : memref<1024x1024xi32>, vector<4xi32>
  vector.transfer_write %0, %si[%c0, %c4, %c0] {in_bounds = [true]} : vector<4xi32>, memref<4x32x16xi32, 3>
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.nvgpu.create_async_groups %0  : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%a: memref<1024x1024xf32>, %i: index, %b: memref<1024x1024xi32>, %h: memref<1024x1024xf16>, %mk: vector<4xi1>) {
  %s = memref.alloc() : memref<4x32x16xf32, #gpu.address_space<workgroup>>
  %s3 = memref.alloc() : memref<4x32x16xf32, 3>
  %si = memref.alloc() : memref<4x32x16xi32, 3>
  %sh = memref.alloc() : memref<4x32x16xf16, 3>
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %z16 = arith.constant 0.0 : f16
  %zi = arith.constant 0 : i32
  %onei = arith.constant 1 : i32
  %k = affine.apply affine_map<(d0) -> (d0 mod 5)>(%i)
  %m2 = vector.create_mask %i, %c4, %k : vector<3x2x4xi1>
  %m = vector.extract %m2[1, 0] : vector<4xi1> from vector<3x2x4xi1>
  %0 = vector.transfer_read %a[%i, %i], %z, %m {in_bounds = [true]} : memref<1024x1024xf32>, vector<4xf32>
  vector.transfer_write %0, %s[%c0, %c4, %c0] {in_bounds = [true]} : vector<4xf32>, memref<4x32x16xf32, #gpu.address_space<workgroup>>
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.nvgpu.create_async_groups %0  : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%a: memref<1024x1024xf32>, %i: index, %b: memref<1024x1024xi32>, %h: memref<1024x1024xf16>, %mk: vector<4xi1>) {
  %s = memref.alloc() : memref<4x32x16xf32, #gpu.address_space<workgroup>>
  %s3 = memref.alloc() : memref<4x32x16xf32, 3>
  %si = memref.alloc() : memref<4x32x16xi32, 3>
  %sh = memref.alloc() : memref<4x32x16xf16, 3>
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %z16 = arith.constant 0.0 : f16
  %zi = arith.constant 0 : i32
  %onei = arith.constant 1 : i32
  %k = affine.apply affine_map<(d0) -> (d0 mod 5)>(%i)
  %m2 = vector.create_mask %i, %c4, %k : vector<3x2x4xi1>
  %m = vector.extract %m2[1, 0] : vector<4xi1> from vector<3x2x4xi1>
  %0 = vector.transfer_read %b[%i, %i], %zi, %m {in_bounds = [true]} : memref<1024x1024xi32>, vector<4xi32>
  vector.transfer_write %0, %si[%c0, %c4, %c0] {in_bounds = [true]} : vector<4xi32>, memref<4x32x16xi32, 3>
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.nvgpu.create_async_groups %0  : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%a: memref<1024x1024xf32>, %i: index, %b: memref<1024x1024xi32>, %h: memref<1024x1024xf16>, %mk: vector<4xi1>) {
  %s = memref.alloc() : memref<4x32x16xf32, #gpu.address_space<workgroup>>
  %s3 = memref.alloc() : memref<4x32x16xf32, 3>
  %si = memref.alloc() : memref<4x32x16xi32, 3>
  %sh = memref.alloc() : memref<4x32x16xf16, 3>
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %z16 = arith.constant 0.0 : f16
  %zi = arith.constant 0 : i32
  %onei = arith.constant 1 : i32
  %m2 = vector.create_mask %i, %c4 : vector<3x4xi1>
  %m = vector.extract %m2[%i] : vector<4xi1> from vector<3x4xi1>
  %0 = vector.transfer_read %b[%i, %i], %zi, %m {in_bounds = [true]} : memref<1024x1024xi32>, vector<4xi32>
  vector.transfer_write %0, %si[%c0, %c4, %c0] {in_bounds = [true]} : vector<4xi32>, memref<4x32x16xi32, 3>
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.nvgpu.create_async_groups %0  : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%a: memref<1024x1024xf32>, %i: index, %b: memref<1024x1024xi32>, %h: memref<1024x1024xf16>, %mk: vector<4xi1>) {
  %s = memref.alloc() : memref<4x32x16xf32, #gpu.address_space<workgroup>>
  %s3 = memref.alloc() : memref<4x32x16xf32, 3>
  %si = memref.alloc() : memref<4x32x16xi32, 3>
  %sh = memref.alloc() : memref<4x32x16xf16, 3>
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %z16 = arith.constant 0.0 : f16
  %zi = arith.constant 0 : i32
  %onei = arith.constant 1 : i32
  %m = arith.constant dense<[true,false,true,true]> : vector<4xi1>
  %0 = vector.transfer_read %a[%i, %i], %z, %m {in_bounds = [true]} : memref<1024x1024xf32>, vector<4xf32>
  vector.transfer_write %0, %s[%c0, %c4, %c0] {in_bounds = [true]} : vector<4xf32>, memref<4x32x16xf32, #gpu.address_space<workgroup>>
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.nvgpu.create_async_groups %0  : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%a: memref<1024x1024xf32>, %i: index, %b: memref<1024x1024xi32>, %h: memref<1024x1024xf16>, %mk: vector<4xi1>) {
  %s = memref.alloc() : memref<4x32x16xf32, #gpu.address_space<workgroup>>
  %s3 = memref.alloc() : memref<4x32x16xf32, 3>
  %si = memref.alloc() : memref<4x32x16xi32, 3>
  %sh = memref.alloc() : memref<4x32x16xf16, 3>
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %z16 = arith.constant 0.0 : f16
  %zi = arith.constant 0 : i32
  %onei = arith.constant 1 : i32
  %m = arith.constant dense<[true,false,true,true]> : vector<4xi1>
  %0 = vector.transfer_read %a[%i, %i], %one, %m {in_bounds = [true]} : memref<1024x1024xf32>, vector<4xf32>
  vector.transfer_write %0, %s[%c0, %c4, %c0] {in_bounds = [true]} : vector<4xf32>, memref<4x32x16xf32, #gpu.address_space<workgroup>>
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.nvgpu.create_async_groups %0  : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%a: memref<1024x1024xf32>, %i: index, %b: memref<1024x1024xi32>, %h: memref<1024x1024xf16>, %mk: vector<4xi1>) {
  %s = memref.alloc() : memref<4x32x16xf32, #gpu.address_space<workgroup>>
  %s3 = memref.alloc() : memref<4x32x16xf32, 3>
  %si = memref.alloc() : memref<4x32x16xi32, 3>
  %sh = memref.alloc() : memref<4x32x16xf16, 3>
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %z16 = arith.constant 0.0 : f16
  %zi = arith.constant 0 : i32
  %onei = arith.constant 1 : i32
  %m = arith.constant dense<[true,false,true,true]> : vector<4xi1>
  %0 = vector.transfer_read %b[%i, %i], %zi, %m {in_bounds = [true]} : memref<1024x1024xi32>, vector<4xi32>
  vector.transfer_write %0, %si[%c0, %c4, %c0] {in_bounds = [true]} : vector<4xi32>, memref<4x32x16xi32, 3>
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.nvgpu.create_async_groups %0  : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%a: memref<1024x1024xf32>, %i: index, %b: memref<1024x1024xi32>, %h: memref<1024x1024xf16>, %mk: vector<4xi1>) {
  %s = memref.alloc() : memref<4x32x16xf32, #gpu.address_space<workgroup>>
  %s3 = memref.alloc() : memref<4x32x16xf32, 3>
  %si = memref.alloc() : memref<4x32x16xi32, 3>
  %sh = memref.alloc() : memref<4x32x16xf16, 3>
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %z16 = arith.constant 0.0 : f16
  %zi = arith.constant 0 : i32
  %onei = arith.constant 1 : i32
  %m = arith.constant dense<[true,false,true,true]> : vector<4xi1>
  %0 = vector.transfer_read %b[%i, %i], %onei, %m {in_bounds = [true]} : memref<1024x1024xi32>, vector<4xi32>
  vector.transfer_write %0, %si[%c0, %c4, %c0] {in_bounds = [true]} : vector<4xi32>, memref<4x32x16xi32, 3>
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.nvgpu.create_async_groups %0  : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%a: memref<1024x1024xf32>, %i: index, %b: memref<1024x1024xi32>, %h: memref<1024x1024xf16>, %mk: vector<4xi1>) {
  %s = memref.alloc() : memref<4x32x16xf32, #gpu.address_space<workgroup>>
  %s3 = memref.alloc() : memref<4x32x16xf32, 3>
  %si = memref.alloc() : memref<4x32x16xi32, 3>
  %sh = memref.alloc() : memref<4x32x16xf16, 3>
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %z16 = arith.constant 0.0 : f16
  %zi = arith.constant 0 : i32
  %onei = arith.constant 1 : i32
  %m = vector.constant_mask [2] : vector<4xi1>
  %0 = vector.transfer_read %a[%i, %i], %z, %m {in_bounds = [true]} : memref<1024x1024xf32>, vector<4xf32>
  vector.transfer_write %0, %s[%c0, %c4, %c0] {in_bounds = [true]} : vector<4xf32>, memref<4x32x16xf32, #gpu.address_space<workgroup>>
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.nvgpu.create_async_groups %0  : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%a: memref<1024x1024xf32>, %i: index, %b: memref<1024x1024xi32>, %h: memref<1024x1024xf16>, %mk: vector<4xi1>) {
  %s = memref.alloc() : memref<4x32x16xf32, #gpu.address_space<workgroup>>
  %s3 = memref.alloc() : memref<4x32x16xf32, 3>
  %si = memref.alloc() : memref<4x32x16xi32, 3>
  %sh = memref.alloc() : memref<4x32x16xf16, 3>
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %z16 = arith.constant 0.0 : f16
  %zi = arith.constant 0 : i32
  %onei = arith.constant 1 : i32
  %m = vector.constant_mask [2] : vector<4xi1>
  %0 = vector.transfer_read %a[%i, %i], %one, %m {in_bounds = [true]} : memref<1024x1024xf32>, vector<4xf32>
  vector.transfer_write %0, %s[%c0, %c4, %c0] {in_bounds = [true]} : vector<4xf32>, memref<4x32x16xf32, #gpu.address_space<workgroup>>
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.nvgpu.create_async_groups %0  : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%a: memref<1024x1024xf32>, %i: index, %b: memref<1024x1024xi32>, %h: memref<1024x1024xf16>, %mk: vector<4xi1>) {
  %s = memref.alloc() : memref<4x32x16xf32, #gpu.address_space<workgroup>>
  %s3 = memref.alloc() : memref<4x32x16xf32, 3>
  %si = memref.alloc() : memref<4x32x16xi32, 3>
  %sh = memref.alloc() : memref<4x32x16xf16, 3>
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %z16 = arith.constant 0.0 : f16
  %zi = arith.constant 0 : i32
  %onei = arith.constant 1 : i32
  %m = vector.constant_mask [2] : vector<4xi1>
  %0 = vector.transfer_read %b[%i, %i], %zi, %m {in_bounds = [true]} : memref<1024x1024xi32>, vector<4xi32>
  vector.transfer_write %0, %si[%c0, %c4, %c0] {in_bounds = [true]} : vector<4xi32>, memref<4x32x16xi32, 3>
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.nvgpu.create_async_groups %0  : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%a: memref<1024x1024xf32>, %i: index, %b: memref<1024x1024xi32>, %h: memref<1024x1024xf16>, %mk: vector<4xi1>) {
  %s = memref.alloc() : memref<4x32x16xf32, #gpu.address_space<workgroup>>
  %s3 = memref.alloc() : memref<4x32x16xf32, 3>
  %si = memref.alloc() : memref<4x32x16xi32, 3>
  %sh = memref.alloc() : memref<4x32x16xf16, 3>
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %z16 = arith.constant 0.0 : f16
  %zi = arith.constant 0 : i32
  %onei = arith.constant 1 : i32
  %m = vector.constant_mask [2] : vector<4xi1>
  %0 = vector.transfer_read %b[%i, %i], %onei, %m {in_bounds = [true]} : memref<1024x1024xi32>, vector<4xi32>
  vector.transfer_write %0, %si[%c0, %c4, %c0] {in_bounds = [true]} : vector<4xi32>, memref<4x32x16xi32, 3>
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.nvgpu.create_async_groups %0  : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%a: memref<1024x1024xf32>, %i: index, %b: memref<1024x1024xi32>, %h: memref<1024x1024xf16>, %mk: vector<4xi1>) {
  %s = memref.alloc() : memref<4x32x16xf32, #gpu.address_space<workgroup>>
  %s3 = memref.alloc() : memref<4x32x16xf32, 3>
  %si = memref.alloc() : memref<4x32x16xi32, 3>
  %sh = memref.alloc() : memref<4x32x16xf16, 3>
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %z16 = arith.constant 0.0 : f16
  %zi = arith.constant 0 : i32
  %onei = arith.constant 1 : i32
  %0 = vector.transfer_read %a[%i, %i], %z {in_bounds = [false]} : memref<1024x1024xf32>, vector<4xf32>
  vector.transfer_write %0, %s[%c0, %c4, %c0] {in_bounds = [true]} : vector<4xf32>, memref<4x32x16xf32, #gpu.address_space<workgroup>>
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.nvgpu.create_async_groups %0  : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%a: memref<1024x1024xf32>, %i: index, %b: memref<1024x1024xi32>, %h: memref<1024x1024xf16>, %mk: vector<4xi1>) {
  %s = memref.alloc() : memref<4x32x16xf32, #gpu.address_space<workgroup>>
  %s3 = memref.alloc() : memref<4x32x16xf32, 3>
  %si = memref.alloc() : memref<4x32x16xi32, 3>
  %sh = memref.alloc() : memref<4x32x16xf16, 3>
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %z16 = arith.constant 0.0 : f16
  %zi = arith.constant 0 : i32
  %onei = arith.constant 1 : i32
  %0 = vector.transfer_read %a[%i, %i], %z {in_bounds = [true]} : memref<1024x1024xf32>, vector<4xf32>
  vector.transfer_write %0, %s[%c0, %c4, %c0] {in_bounds = [false]} : vector<4xf32>, memref<4x32x16xf32, #gpu.address_space<workgroup>>
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.nvgpu.create_async_groups %0  : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%a: memref<1024x1024xf32>, %i: index, %b: memref<1024x1024xi32>, %h: memref<1024x1024xf16>, %mk: vector<4xi1>) {
  %s = memref.alloc() : memref<4x32x16xf32, #gpu.address_space<workgroup>>
  %s3 = memref.alloc() : memref<4x32x16xf32, 3>
  %si = memref.alloc() : memref<4x32x16xi32, 3>
  %sh = memref.alloc() : memref<4x32x16xf16, 3>
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %z16 = arith.constant 0.0 : f16
  %zi = arith.constant 0 : i32
  %onei = arith.constant 1 : i32
  %0 = vector.transfer_read %h[%i, %i], %z16 {in_bounds = [true]} : memref<1024x1024xf16>, vector<8xf16>
  vector.transfer_write %0, %sh[%c0, %c4, %c0] {in_bounds = [true]} : vector<8xf16>, memref<4x32x16xf16, 3>
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.nvgpu.create_async_groups %0 {bypass_l1} : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%a: memref<1024x1024xf32>, %i: index, %b: memref<1024x1024xi32>, %h: memref<1024x1024xf16>, %mk: vector<4xi1>) {
  %s = memref.alloc() : memref<4x32x16xf32, #gpu.address_space<workgroup>>
  %s3 = memref.alloc() : memref<4x32x16xf32, 3>
  %si = memref.alloc() : memref<4x32x16xi32, 3>
  %sh = memref.alloc() : memref<4x32x16xf16, 3>
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %z16 = arith.constant 0.0 : f16
  %zi = arith.constant 0 : i32
  %onei = arith.constant 1 : i32
  %0 = vector.transfer_read %h[%i, %i], %z16 {in_bounds = [true]} : memref<1024x1024xf16>, vector<4xf16>
  vector.transfer_write %0, %sh[%c0, %c4, %c0] {in_bounds = [true]} : vector<4xf16>, memref<4x32x16xf16, 3>
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.nvgpu.create_async_groups %0 {bypass_l1} : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%a: memref<1024x1024xf32>, %i: index, %b: memref<1024x1024xi32>, %h: memref<1024x1024xf16>, %mk: vector<4xi1>) {
  %s = memref.alloc() : memref<4x32x16xf32, #gpu.address_space<workgroup>>
  %s3 = memref.alloc() : memref<4x32x16xf32, 3>
  %si = memref.alloc() : memref<4x32x16xi32, 3>
  %sh = memref.alloc() : memref<4x32x16xf16, 3>
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %z16 = arith.constant 0.0 : f16
  %zi = arith.constant 0 : i32
  %onei = arith.constant 1 : i32
  %0 = vector.transfer_read %h[%i, %i], %z16 {in_bounds = [true]} : memref<1024x1024xf16>, vector<5xf16>
  vector.transfer_write %0, %sh[%c0, %c4, %c0] {in_bounds = [true]} : vector<5xf16>, memref<4x32x16xf16, 3>
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.nvgpu.create_async_groups %0 {bypass_l1} : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%a: memref<1024x1024xf32>, %i: index, %b: memref<1024x1024xi32>, %h: memref<1024x1024xf16>, %mk: vector<4xi1>) {
  %s = memref.alloc() : memref<4x32x16xf32, #gpu.address_space<workgroup>>
  %s3 = memref.alloc() : memref<4x32x16xf32, 3>
  %si = memref.alloc() : memref<4x32x16xi32, 3>
  %sh = memref.alloc() : memref<4x32x16xf16, 3>
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %z16 = arith.constant 0.0 : f16
  %zi = arith.constant 0 : i32
  %onei = arith.constant 1 : i32
  %0 = vector.transfer_read %a[%i, %i], %z {in_bounds = [true, true]} : memref<1024x1024xf32>, vector<2x2xf32>
  vector.transfer_write %0, %s[%c0, %c0, %c0] {in_bounds = [true, true]} : vector<2x2xf32>, memref<4x32x16xf32, #gpu.address_space<workgroup>>
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.nvgpu.create_async_groups %0  : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%a: memref<1024x1024xf32>, %i: index, %b: memref<1024x1024xi32>, %h: memref<1024x1024xf16>, %mk: vector<4xi1>) {
  %s = memref.alloc() : memref<4x32x16xf32, #gpu.address_space<workgroup>>
  %s3 = memref.alloc() : memref<4x32x16xf32, 3>
  %si = memref.alloc() : memref<4x32x16xi32, 3>
  %sh = memref.alloc() : memref<4x32x16xf16, 3>
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %z16 = arith.constant 0.0 : f16
  %zi = arith.constant 0 : i32
  %onei = arith.constant 1 : i32
  %0 = vector.transfer_read %a[%i, %i], %z {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<1024x1024xf32>, vector<4xf32>
  vector.transfer_write %0, %s[%c0, %c0, %c0] {in_bounds = [true]} : vector<4xf32>, memref<4x32x16xf32, #gpu.address_space<workgroup>>
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.nvgpu.create_async_groups %0  : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%a: memref<1024x1024xf32>, %i: index, %b: memref<1024x1024xi32>, %h: memref<1024x1024xf16>, %mk: vector<4xi1>) {
  %s = memref.alloc() : memref<4x32x16xf32, #gpu.address_space<workgroup>>
  %s3 = memref.alloc() : memref<4x32x16xf32, 3>
  %si = memref.alloc() : memref<4x32x16xi32, 3>
  %sh = memref.alloc() : memref<4x32x16xf16, 3>
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %z16 = arith.constant 0.0 : f16
  %zi = arith.constant 0 : i32
  %onei = arith.constant 1 : i32
  %0 = vector.transfer_read %s3[%c0, %i, %i], %z {in_bounds = [true]} : memref<4x32x16xf32, 3>, vector<4xf32>
  vector.transfer_write %0, %s[%c0, %c0, %c0] {in_bounds = [true]} : vector<4xf32>, memref<4x32x16xf32, #gpu.address_space<workgroup>>
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.nvgpu.create_async_groups %0  : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%a: memref<1024x1024xf32>, %i: index, %b: memref<1024x1024xi32>, %h: memref<1024x1024xf16>, %mk: vector<4xi1>) {
  %s = memref.alloc() : memref<4x32x16xf32, #gpu.address_space<workgroup>>
  %s3 = memref.alloc() : memref<4x32x16xf32, 3>
  %si = memref.alloc() : memref<4x32x16xi32, 3>
  %sh = memref.alloc() : memref<4x32x16xf16, 3>
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %z16 = arith.constant 0.0 : f16
  %zi = arith.constant 0 : i32
  %onei = arith.constant 1 : i32
  scf.for %k = %c0 to %i step %c4 {
  %0 = vector.transfer_read %a[%k, %i], %z {in_bounds = [true]} : memref<1024x1024xf32>, vector<4xf32>
  vector.transfer_write %0, %s[%c0, %c4, %c0] {in_bounds = [true]} : vector<4xf32>, memref<4x32x16xf32, #gpu.address_space<workgroup>>
  }
  %1 = vector.transfer_read %a[%i, %c4], %z {in_bounds = [true]} : memref<1024x1024xf32>, vector<1xf32>
  vector.transfer_write %1, %s[%c4, %c4, %c0] {in_bounds = [true]} : vector<1xf32>, memref<4x32x16xf32, #gpu.address_space<workgroup>>
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.nvgpu.create_async_groups %0  : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%a: memref<1024x1024xf32>, %i: index, %b: memref<1024x1024xi32>, %h: memref<1024x1024xf16>, %mk: vector<4xi1>) {
  %s = memref.alloc() : memref<4x32x16xf32, #gpu.address_space<workgroup>>
  %s3 = memref.alloc() : memref<4x32x16xf32, 3>
  %si = memref.alloc() : memref<4x32x16xi32, 3>
  %sh = memref.alloc() : memref<4x32x16xf16, 3>
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %z16 = arith.constant 0.0 : f16
  %zi = arith.constant 0 : i32
  %onei = arith.constant 1 : i32
  %0 = vector.transfer_read %a[%i, %i], %z {in_bounds = [true]} : memref<1024x1024xf32>, vector<4xf32>
  vector.transfer_write %0, %s[%c0, %c4, %c0] {in_bounds = [true]} : vector<4xf32>, memref<4x32x16xf32, #gpu.address_space<workgroup>>
  scf.for %k = %c0 to %i step %c4 {
  }
  %1 = vector.transfer_read %a[%i, %c4], %z {in_bounds = [true]} : memref<1024x1024xf32>, vector<1xf32>
  vector.transfer_write %1, %s[%c4, %c4, %c0] {in_bounds = [true]} : vector<1xf32>, memref<4x32x16xf32, #gpu.address_space<workgroup>>
  gpu.barrier
  %2 = vector.transfer_read %a[%i, %c4], %z {in_bounds = [true]} : memref<1024x1024xf32>, vector<1xf32>
  vector.transfer_write %2, %s[%c4, %c4, %c0] {in_bounds = [true]} : vector<1xf32>, memref<4x32x16xf32, #gpu.address_space<workgroup>>
  %r = vector.load %s3[%c0, %c0, %c0] : memref<4x32x16xf32, 3>, vector<4xf32>
  %3 = vector.transfer_read %a[%i, %c4], %z {in_bounds = [true]} : memref<1024x1024xf32>, vector<1xf32>
  vector.transfer_write %3, %s[%c4, %c4, %c0] {in_bounds = [true]} : vector<1xf32>, memref<4x32x16xf32, #gpu.address_space<workgroup>>
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.nvgpu.create_async_groups %0  : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%a: memref<1024x1024xf32>, %i: index, %b: memref<1024x1024xi32>, %h: memref<1024x1024xf16>, %mk: vector<4xi1>) {
  %s = memref.alloc() : memref<4x32x16xf32, #gpu.address_space<workgroup>>
  %s3 = memref.alloc() : memref<4x32x16xf32, 3>
  %si = memref.alloc() : memref<4x32x16xi32, 3>
  %sh = memref.alloc() : memref<4x32x16xf16, 3>
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %z16 = arith.constant 0.0 : f16
  %zi = arith.constant 0 : i32
  %onei = arith.constant 1 : i32
  %0 = vector.transfer_read %a[%i, %i], %z {in_bounds = [true]} : memref<1024x1024xf32>, vector<4xf32>
  vector.transfer_write %0, %s[%c0, %c4, %c0] {in_bounds = [true]} : vector<4xf32>, memref<4x32x16xf32, #gpu.address_space<workgroup>>
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["vector.transfer_write"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.nvgpu.create_async_groups %0  : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%a: memref<1024x1024xf32>, %i: index, %b: memref<1024x1024xi32>, %h: memref<1024x1024xf16>, %mk: vector<4xi1>) {
  %s = memref.alloc() : memref<4x32x16xf32, #gpu.address_space<workgroup>>
  %s3 = memref.alloc() : memref<4x32x16xf32, 3>
  %si = memref.alloc() : memref<4x32x16xi32, 3>
  %sh = memref.alloc() : memref<4x32x16xf16, 3>
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %z16 = arith.constant 0.0 : f16
  %zi = arith.constant 0 : i32
  %onei = arith.constant 1 : i32
  %v = arith.constant dense<1.0> : vector<4xf32>
  vector.transfer_write %v, %s[%c0, %c4, %c0] {in_bounds = [true]} : vector<4xf32>, memref<4x32x16xf32, #gpu.address_space<workgroup>>
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.nvgpu.create_async_groups %0  : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
