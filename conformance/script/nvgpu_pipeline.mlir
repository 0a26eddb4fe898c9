// ARGS: --transform-interpreter --split-input-file
// FRAME
module attributes {transform.with_named_sequence} {
  // HERE
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %loop = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    // HERE
    transform.yield
  }
}
// EACH
// CASE
func.func @copies(%g: memref<?xf32>, %s: memref<4x4xf32, 3>, %out: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c100 = arith.constant 100 : index
  %f0 = arith.constant 0.0 : f32
  scf.for %i = %c0 to %c100 step %c4 {
    %m = arith.remui %i, %c4 : index
    %t = nvgpu.device_async_copy %g[%i], %s[%m, %c0], 4 : memref<?xf32> to memref<4x4xf32, 3>
    %q = nvgpu.device_async_create_group %t
    nvgpu.device_async_wait %q
    gpu.barrier
    %v = vector.load %s[%m, %c0] : memref<4x4xf32, 3>, vector<4xf32>
    vector.store %v, %out[%i] : memref<?xf32>, vector<4xf32>
  }
  return
}
// AND
%r = transform.nvgpu.pipeline_shared_memory_copies failures(propagate) %loop {depth = 3} : (!transform.any_op) -> !transform.any_op
transform.annotate %r "made" : !transform.any_op
// CASE
func.func @copies(%g: memref<?xf32>, %s: memref<4x4xf32, 3>, %out: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c100 = arith.constant 100 : index
  %f0 = arith.constant 0.0 : f32
  scf.for %i = %c0 to %c100 step %c4 {
    %m = arith.remui %i, %c4 : index
    gpu.barrier
    %t = nvgpu.device_async_copy %g[%i], %s[%m, %c0], 4, %m {bypassL1} : memref<?xf32> to memref<4x4xf32, 3>
    gpu.barrier
    %q = nvgpu.device_async_create_group %t
    nvgpu.device_async_wait %q
    gpu.barrier
    %v = vector.load %s[%m, %c0] : memref<4x4xf32, 3>, vector<4xf32>
    vector.store %v, %out[%i] : memref<?xf32>, vector<4xf32>
  }
  return
}
// AND
%r = transform.nvgpu.pipeline_shared_memory_copies failures(propagate) %loop {depth = 3, peel_epilogue} : (!transform.any_op) -> !transform.any_op
transform.annotate %r "made" : !transform.any_op
// CASE
func.func @carried(%g: memref<?xf32>, %s: memref<4x4xf32, #gpu.address_space<workgroup>>) -> (vector<4xf32>, index) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c100 = arith.constant 100 : index
  %z = arith.constant dense<0.0> : vector<4xf32>
  %r:2 = scf.for %i = %c0 to %c100 step %c4 iter_args(%acc = %z, %slot = %c0) -> (vector<4xf32>, index) {
    %next = arith.addi %slot, %c4 : index
    %row = arith.remui %slot, %c4 : index
    %t = nvgpu.device_async_copy %g[%i], %s[%row, %c0], 4, %slot : memref<?xf32> to memref<4x4xf32, #gpu.address_space<workgroup>>
    %q = nvgpu.device_async_create_group %t
    nvgpu.device_async_wait %q
    %v = vector.load %s[%row, %c0] : memref<4x4xf32, #gpu.address_space<workgroup>>, vector<4xf32>
    %sum = arith.addf %acc, %v : vector<4xf32>
    scf.yield %sum, %next : vector<4xf32>, index
  }
  return %r#0, %r#1 : vector<4xf32>, index
}
// AND
%r = transform.nvgpu.pipeline_shared_memory_copies failures(suppress) %loop {depth = 2, peel_epilogue} : (!transform.any_op) -> !transform.any_op
transform.annotate %r "made" : !transform.any_op
// CASE
func.func @carried(%g: memref<?xf32>, %s: memref<4x4xf32, #gpu.address_space<workgroup>>) -> (vector<4xf32>, index) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c100 = arith.constant 100 : index
  %z = arith.constant dense<0.0> : vector<4xf32>
  %r:2 = scf.for %i = %c0 to %c100 step %c4 iter_args(%acc = %z, %slot = %c0) -> (vector<4xf32>, index) {
    %next = arith.addi %slot, %c4 : index
    %row = arith.remui %slot, %c4 : index
    %t = nvgpu.device_async_copy %g[%i], %s[%row, %c0], 4, %slot : memref<?xf32> to memref<4x4xf32, #gpu.address_space<workgroup>>
    %q = nvgpu.device_async_create_group %t
    nvgpu.device_async_wait %q
    %v = vector.load %s[%row, %c0] : memref<4x4xf32, #gpu.address_space<workgroup>>, vector<4xf32>
    %sum = arith.addf %acc, %v : vector<4xf32>
    scf.yield %sum, %next : vector<4xf32>, index
  }
  return %r#0, %r#1 : vector<4xf32>, index
}
// AND
%r = transform.nvgpu.pipeline_shared_memory_copies failures(suppress) %loop {depth = 1} : (!transform.any_op) -> !transform.any_op
transform.annotate %r "made" : !transform.any_op
// CASE
func.func @narrow(%g: memref<?xf32>, %s: memref<4x4xf32, 3>, %a: index, %b: index) {
  %c0 = arith.constant 0 : i32
  %c4 = arith.constant 1 : i32
  %c100 = arith.constant 7 : i32
  scf.for %i = %c0 to %c100 step %c4 : i32 {
    %x = arith.index_cast %i : i32 to index
    %t = nvgpu.device_async_copy %g[%x], %s[%a, %b], 4 {tag = 1 : i32} : memref<?xf32> to memref<4x4xf32, 3>
    nvgpu.device_async_wait %t {numGroups = 5 : i32}
    %q = nvgpu.device_async_create_group
    nvgpu.device_async_wait %q
  } {kept = "no"}
  return
}
// AND
%r = transform.nvgpu.pipeline_shared_memory_copies failures(suppress) %loop {depth = 7} : (!transform.any_op) -> !transform.any_op
transform.annotate %r "made" : !transform.any_op
// CASE
func.func @nothing(%g: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %f = arith.constant 0.0 : f32
  scf.for %i = %c0 to %c9 step %c1 {
    memref.store %f, %g[%i] : memref<?xf32>
    gpu.barrier
  }
  return
}
// AND
%r = transform.nvgpu.pipeline_shared_memory_copies failures(suppress) %loop {depth = 2} : (!transform.any_op) -> !transform.any_op
transform.annotate %r "kept" : !transform.any_op
%f = transform.nvgpu.pipeline_shared_memory_copies failures(propagate) %r {depth = 2, peel_epilogue} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @nested(%g: memref<?xf32>, %s: memref<4xf32, 3>, %if: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 {
    %t = nvgpu.device_async_copy %g[%i], %s[%c0], 4 : memref<?xf32> to memref<4xf32, 3>
    %q = nvgpu.device_async_create_group %t
    nvgpu.device_async_wait %q
    scf.if %if {
      gpu.barrier
    }
  }
  return
}
// AND
%r = transform.nvgpu.pipeline_shared_memory_copies failures(suppress) %loop {depth = 2} : (!transform.any_op) -> !transform.any_op
transform.annotate %r "kept" : !transform.any_op
%f = transform.nvgpu.pipeline_shared_memory_copies failures(propagate) %r {depth = 2, peel_epilogue} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @unknown(%g: memref<?xf32>, %s: memref<4xf32, 3>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %t = nvgpu.device_async_copy %g[%i], %s[%c0], 4 : memref<?xf32> to memref<4xf32, 3>
    %q = nvgpu.device_async_create_group %t
    nvgpu.device_async_wait %q
  }
  return
}
// AND
%r = transform.nvgpu.pipeline_shared_memory_copies failures(suppress) %loop {depth = 2} : (!transform.any_op) -> !transform.any_op
transform.annotate %r "kept" : !transform.any_op
%f = transform.nvgpu.pipeline_shared_memory_copies failures(propagate) %r {depth = 2, peel_epilogue} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @depth(%g: memref<?xf32>, %s: memref<4xf32, 3>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 {
    %t = nvgpu.device_async_copy %g[%i], %s[%c0], 4 : memref<?xf32> to memref<4xf32, 3>
    %q = nvgpu.device_async_create_group %t
    nvgpu.device_async_wait %q
  }
  return
}
// AND
%r = transform.nvgpu.pipeline_shared_memory_copies failures(propagate) %loop {depth = -1} : (!transform.any_op) -> !transform.any_op
transform.annotate %r "made" : !transform.any_op
// CASE
func.func @depth(%g: memref<?xf32>, %s: memref<4xf32, 3>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 {
    %t = nvgpu.device_async_copy %g[%i], %s[%c0], 4 : memref<?xf32> to memref<4xf32, 3>
    %q = nvgpu.device_async_create_group %t
    nvgpu.device_async_wait %q
  }
  return
}
// AND
%r = transform.nvgpu.pipeline_shared_memory_copies failures(propagate) %loop {depth = 0} : (!transform.any_op) -> !transform.any_op
transform.annotate %r "made" : !transform.any_op
// CASE
func.func @depth_peeled(%g: memref<?xf32>, %s: memref<4xf32, 3>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 {
    %t = nvgpu.device_async_copy %g[%i], %s[%c0], 4 : memref<?xf32> to memref<4xf32, 3>
    %q = nvgpu.device_async_create_group %t
    nvgpu.device_async_wait %q
  }
  return
}
// AND
%r = transform.nvgpu.pipeline_shared_memory_copies failures(propagate) %loop {depth = 0, peel_epilogue} : (!transform.any_op) -> !transform.any_op
transform.annotate %r "made" : !transform.any_op
// CASE
func.func @depth(%g: memref<?xf32>, %s: memref<4xf32, 3>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 {
    %t = nvgpu.device_async_copy %g[%i], %s[%c0], 4 : memref<?xf32> to memref<4xf32, 3>
    %q = nvgpu.device_async_create_group %t
    nvgpu.device_async_wait %q
  }
  return
}
// AND
%r = transform.nvgpu.pipeline_shared_memory_copies failures(propagate) %loop {depth = 1} : (!transform.any_op) -> !transform.any_op
transform.annotate %r "made" : !transform.any_op
// CASE
func.func @depth(%g: memref<?xf32>, %s: memref<4xf32, 3>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 {
    %t = nvgpu.device_async_copy %g[%i], %s[%c0], 4 : memref<?xf32> to memref<4xf32, 3>
    %q = nvgpu.device_async_create_group %t
    nvgpu.device_async_wait %q
  }
  return
}
// AND
%r = transform.nvgpu.pipeline_shared_memory_copies failures(propagate) %loop {depth = 8} : (!transform.any_op) -> !transform.any_op
transform.annotate %r "made" : !transform.any_op
// CASE
func.func @depth(%g: memref<?xf32>, %s: memref<4xf32, 3>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 {
    %t = nvgpu.device_async_copy %g[%i], %s[%c0], 4 : memref<?xf32> to memref<4xf32, 3>
    %q = nvgpu.device_async_create_group %t
    nvgpu.device_async_wait %q
  }
  return
}
// AND
%r = transform.nvgpu.pipeline_shared_memory_copies failures(propagate) %loop {depth = 9} : (!transform.any_op) -> !transform.any_op
transform.annotate %r "made" : !transform.any_op
// CASE
func.func @depth_peeled(%g: memref<?xf32>, %s: memref<4xf32, 3>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 {
    %t = nvgpu.device_async_copy %g[%i], %s[%c0], 4 : memref<?xf32> to memref<4xf32, 3>
    %q = nvgpu.device_async_create_group %t
    nvgpu.device_async_wait %q
  }
  return
}
// AND
%r = transform.nvgpu.pipeline_shared_memory_copies failures(propagate) %loop {depth = 9, peel_epilogue} : (!transform.any_op) -> !transform.any_op
transform.annotate %r "made" : !transform.any_op
// CASE
func.func @depth(%g: memref<?xf32>, %s: memref<4xf32, 3>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 {
    %t = nvgpu.device_async_copy %g[%i], %s[%c0], 4 : memref<?xf32> to memref<4xf32, 3>
    %q = nvgpu.device_async_create_group %t
    nvgpu.device_async_wait %q
  }
  return
}
// AND
%r = transform.nvgpu.pipeline_shared_memory_copies failures(propagate) %loop {depth = 10} : (!transform.any_op) -> !transform.any_op
transform.annotate %r "made" : !transform.any_op
// CASE
func.func @depth_peeled(%g: memref<?xf32>, %s: memref<4xf32, 3>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 {
    %t = nvgpu.device_async_copy %g[%i], %s[%c0], 4 : memref<?xf32> to memref<4xf32, 3>
    %q = nvgpu.device_async_create_group %t
    nvgpu.device_async_wait %q
  }
  return
}
// AND
%r = transform.nvgpu.pipeline_shared_memory_copies failures(propagate) %loop {depth = 10, peel_epilogue} : (!transform.any_op) -> !transform.any_op
transform.annotate %r "made" : !transform.any_op
// CASE
func.func @depth(%g: memref<?xf32>, %s: memref<4xf32, 3>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 {
    %t = nvgpu.device_async_copy %g[%i], %s[%c0], 4 : memref<?xf32> to memref<4xf32, 3>
    %q = nvgpu.device_async_create_group %t
    nvgpu.device_async_wait %q
  }
  return
}
// AND
%r = transform.nvgpu.pipeline_shared_memory_copies failures(propagate) %loop {depth = 4294967296} : (!transform.any_op) -> !transform.any_op
transform.annotate %r "made" : !transform.any_op
// CASE
func.func @depth(%g: memref<?xf32>, %s: memref<4xf32, 3>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 {
    %t = nvgpu.device_async_copy %g[%i], %s[%c0], 4 : memref<?xf32> to memref<4xf32, 3>
    %q = nvgpu.device_async_create_group %t
    nvgpu.device_async_wait %q
  }
  return
}
// AND
%r = transform.nvgpu.pipeline_shared_memory_copies failures(propagate) %loop {depth = 4294967298} : (!transform.any_op) -> !transform.any_op
transform.annotate %r "made" : !transform.any_op
// CASE
func.func @depth(%g: memref<?xf32>, %s: memref<4xf32, 3>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 {
    %t = nvgpu.device_async_copy %g[%i], %s[%c0], 4 : memref<?xf32> to memref<4xf32, 3>
    %q = nvgpu.device_async_create_group %t
    nvgpu.device_async_wait %q
  }
  return
}
// AND
%r = transform.nvgpu.pipeline_shared_memory_copies failures(propagate) %loop {depth = 2147483648} : (!transform.any_op) -> !transform.any_op
transform.annotate %r "made" : !transform.any_op
// CASE
func.func @depth_peeled(%g: memref<?xf32>, %s: memref<4xf32, 3>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 {
    %t = nvgpu.device_async_copy %g[%i], %s[%c0], 4 : memref<?xf32> to memref<4xf32, 3>
    %q = nvgpu.device_async_create_group %t
    nvgpu.device_async_wait %q
  }
  return
}
// AND
%r = transform.nvgpu.pipeline_shared_memory_copies failures(propagate) %loop {depth = 2147483648, peel_epilogue} : (!transform.any_op) -> !transform.any_op
transform.annotate %r "made" : !transform.any_op
// CASE
func.func @depth(%g: memref<?xf32>, %s: memref<4xf32, 3>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 {
    %t = nvgpu.device_async_copy %g[%i], %s[%c0], 4 : memref<?xf32> to memref<4xf32, 3>
    %q = nvgpu.device_async_create_group %t
    nvgpu.device_async_wait %q
  }
  return
}
// AND
%r = transform.nvgpu.pipeline_shared_memory_copies failures(propagate) %loop {depth = 9223372036854775807} : (!transform.any_op) -> !transform.any_op
transform.annotate %r "made" : !transform.any_op
// CASE
func.func @depth(%g: memref<?xf32>, %s: memref<4xf32, 3>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 {
    %t = nvgpu.device_async_copy %g[%i], %s[%c0], 4 : memref<?xf32> to memref<4xf32, 3>
    %q = nvgpu.device_async_create_group %t
    nvgpu.device_async_wait %q
  }
  return
}
// AND
%r = transform.nvgpu.pipeline_shared_memory_copies failures(propagate) %loop {depth = -9223372036854775808} : (!transform.any_op) -> !transform.any_op
transform.annotate %r "made" : !transform.any_op
// CASE
func.func @depth0(%g: memref<?xf32>, %s: memref<4xf32, 3>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 {
    %t = nvgpu.device_async_copy %g[%i], %s[%c0], 4 : memref<?xf32> to memref<4xf32, 3>
    %q = nvgpu.device_async_create_group %t
    nvgpu.device_async_wait %q
  }
  return
}
// AND
%r = transform.nvgpu.pipeline_shared_memory_copies failures(suppress) %loop {depth = 0, peel_epilogue} : (!transform.any_op) -> !transform.any_op
transform.annotate %r "made" : !transform.any_op
// CASE
func.func @bounds(%g: memref<?xf32>, %s: memref<4xf32, 3>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 0 : index
  %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 {
    %t = nvgpu.device_async_copy %g[%i], %s[%c0], 4 : memref<?xf32> to memref<4xf32, 3>
    %q = nvgpu.device_async_create_group %t
    nvgpu.device_async_wait %q
  }
  return
}
// AND
%r = transform.nvgpu.pipeline_shared_memory_copies failures(propagate) %loop {depth = 2} : (!transform.any_op) -> !transform.any_op
transform.annotate %r "made" : !transform.any_op
// CASE
func.func @bounds_peeled(%g: memref<?xf32>, %s: memref<4xf32, 3>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 0 : index
  %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 {
    %t = nvgpu.device_async_copy %g[%i], %s[%c0], 4 : memref<?xf32> to memref<4xf32, 3>
    %q = nvgpu.device_async_create_group %t
    nvgpu.device_async_wait %q
  }
  return
}
// AND
%r = transform.nvgpu.pipeline_shared_memory_copies failures(propagate) %loop {depth = 2, peel_epilogue} : (!transform.any_op) -> !transform.any_op
transform.annotate %r "made" : !transform.any_op
// CASE
func.func @bounds(%g: memref<?xf32>, %s: memref<4xf32, 3>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant -1 : index
  %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 {
    %t = nvgpu.device_async_copy %g[%i], %s[%c0], 4 : memref<?xf32> to memref<4xf32, 3>
    %q = nvgpu.device_async_create_group %t
    nvgpu.device_async_wait %q
  }
  return
}
// AND
%r = transform.nvgpu.pipeline_shared_memory_copies failures(propagate) %loop {depth = 2} : (!transform.any_op) -> !transform.any_op
transform.annotate %r "made" : !transform.any_op
// CASE
func.func @bounds_peeled(%g: memref<?xf32>, %s: memref<4xf32, 3>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant -1 : index
  %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 {
    %t = nvgpu.device_async_copy %g[%i], %s[%c0], 4 : memref<?xf32> to memref<4xf32, 3>
    %q = nvgpu.device_async_create_group %t
    nvgpu.device_async_wait %q
  }
  return
}
// AND
%r = transform.nvgpu.pipeline_shared_memory_copies failures(propagate) %loop {depth = 2, peel_epilogue} : (!transform.any_op) -> !transform.any_op
transform.annotate %r "made" : !transform.any_op
// CASE
func.func @bounds(%g: memref<?xf32>, %s: memref<4xf32, 3>) {
  %c0 = arith.constant 9 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 0 : index
  scf.for %i = %c0 to %c9 step %c1 {
    %t = nvgpu.device_async_copy %g[%i], %s[%c0], 4 : memref<?xf32> to memref<4xf32, 3>
    %q = nvgpu.device_async_create_group %t
    nvgpu.device_async_wait %q
  }
  return
}
// AND
%r = transform.nvgpu.pipeline_shared_memory_copies failures(propagate) %loop {depth = 2} : (!transform.any_op) -> !transform.any_op
transform.annotate %r "made" : !transform.any_op
// CASE
func.func @bounds_peeled(%g: memref<?xf32>, %s: memref<4xf32, 3>) {
  %c0 = arith.constant 9 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 0 : index
  scf.for %i = %c0 to %c9 step %c1 {
    %t = nvgpu.device_async_copy %g[%i], %s[%c0], 4 : memref<?xf32> to memref<4xf32, 3>
    %q = nvgpu.device_async_create_group %t
    nvgpu.device_async_wait %q
  }
  return
}
// AND
%r = transform.nvgpu.pipeline_shared_memory_copies failures(propagate) %loop {depth = 2, peel_epilogue} : (!transform.any_op) -> !transform.any_op
transform.annotate %r "made" : !transform.any_op
// CASE
func.func @bounds(%g: memref<?xf32>, %s: memref<4xf32, 3>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 0 : index
  scf.for %i = %c0 to %c9 step %c1 {
    %t = nvgpu.device_async_copy %g[%i], %s[%c0], 4 : memref<?xf32> to memref<4xf32, 3>
    %q = nvgpu.device_async_create_group %t
    nvgpu.device_async_wait %q
  }
  return
}
// AND
%r = transform.nvgpu.pipeline_shared_memory_copies failures(propagate) %loop {depth = 2} : (!transform.any_op) -> !transform.any_op
transform.annotate %r "made" : !transform.any_op
// CASE
func.func @bounds_peeled(%g: memref<?xf32>, %s: memref<4xf32, 3>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 0 : index
  scf.for %i = %c0 to %c9 step %c1 {
    %t = nvgpu.device_async_copy %g[%i], %s[%c0], 4 : memref<?xf32> to memref<4xf32, 3>
    %q = nvgpu.device_async_create_group %t
    nvgpu.device_async_wait %q
  }
  return
}
// AND
%r = transform.nvgpu.pipeline_shared_memory_copies failures(propagate) %loop {depth = 2, peel_epilogue} : (!transform.any_op) -> !transform.any_op
transform.annotate %r "made" : !transform.any_op
// CASE
func.func @bounds(%g: memref<?xf32>, %s: memref<4xf32, 3>) {
  %c0 = arith.constant 9 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 {
    %t = nvgpu.device_async_copy %g[%i], %s[%c0], 4 : memref<?xf32> to memref<4xf32, 3>
    %q = nvgpu.device_async_create_group %t
    nvgpu.device_async_wait %q
  }
  return
}
// AND
%r = transform.nvgpu.pipeline_shared_memory_copies failures(propagate) %loop {depth = 2} : (!transform.any_op) -> !transform.any_op
transform.annotate %r "made" : !transform.any_op
// CASE
func.func @bounds_peeled(%g: memref<?xf32>, %s: memref<4xf32, 3>) {
  %c0 = arith.constant 9 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 {
    %t = nvgpu.device_async_copy %g[%i], %s[%c0], 4 : memref<?xf32> to memref<4xf32, 3>
    %q = nvgpu.device_async_create_group %t
    nvgpu.device_async_wait %q
  }
  return
}
// AND
%r = transform.nvgpu.pipeline_shared_memory_copies failures(propagate) %loop {depth = 2, peel_epilogue} : (!transform.any_op) -> !transform.any_op
transform.annotate %r "made" : !transform.any_op
// CASE
func.func @bounds(%g: memref<?xf32>, %s: memref<4xf32, 3>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 4 : index
  %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 {
    %t = nvgpu.device_async_copy %g[%i], %s[%c0], 4 : memref<?xf32> to memref<4xf32, 3>
    %q = nvgpu.device_async_create_group %t
    nvgpu.device_async_wait %q
  }
  return
}
// AND
%r = transform.nvgpu.pipeline_shared_memory_copies failures(propagate) %loop {depth = 2} : (!transform.any_op) -> !transform.any_op
transform.annotate %r "made" : !transform.any_op
// CASE
func.func @bounds_peeled(%g: memref<?xf32>, %s: memref<4xf32, 3>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 4 : index
  %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 {
    %t = nvgpu.device_async_copy %g[%i], %s[%c0], 4 : memref<?xf32> to memref<4xf32, 3>
    %q = nvgpu.device_async_create_group %t
    nvgpu.device_async_wait %q
  }
  return
}
// AND
%r = transform.nvgpu.pipeline_shared_memory_copies failures(propagate) %loop {depth = 2, peel_epilogue} : (!transform.any_op) -> !transform.any_op
transform.annotate %r "made" : !transform.any_op
// CASE
func.func @bounds(%g: memref<?xf32>, %s: memref<4xf32, 3>) {
  %c0 = arith.constant -3 : index
  %c1 = arith.constant 2 : index
  %c9 = arith.constant 4 : index
  scf.for %i = %c0 to %c9 step %c1 {
    %t = nvgpu.device_async_copy %g[%i], %s[%c0], 4 : memref<?xf32> to memref<4xf32, 3>
    %q = nvgpu.device_async_create_group %t
    nvgpu.device_async_wait %q
  }
  return
}
// AND
%r = transform.nvgpu.pipeline_shared_memory_copies failures(propagate) %loop {depth = 2} : (!transform.any_op) -> !transform.any_op
transform.annotate %r "made" : !transform.any_op
// CASE
func.func @bounds_peeled(%g: memref<?xf32>, %s: memref<4xf32, 3>) {
  %c0 = arith.constant -3 : index
  %c1 = arith.constant 2 : index
  %c9 = arith.constant 4 : index
  scf.for %i = %c0 to %c9 step %c1 {
    %t = nvgpu.device_async_copy %g[%i], %s[%c0], 4 : memref<?xf32> to memref<4xf32, 3>
    %q = nvgpu.device_async_create_group %t
    nvgpu.device_async_wait %q
  }
  return
}
// AND
%r = transform.nvgpu.pipeline_shared_memory_copies failures(propagate) %loop {depth = 2, peel_epilogue} : (!transform.any_op) -> !transform.any_op
transform.annotate %r "made" : !transform.any_op
// CASE
func.func @needs(%idx: memref<?xindex>, %g: memref<?xf32>, %s: memref<4xf32, 3>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 {
    %x = memref.load %idx[%i] : memref<?xindex>
    %t = nvgpu.device_async_copy %g[%x], %s[%c0], 4 : memref<?xf32> to memref<4xf32, 3>
    %q = nvgpu.device_async_create_group %t
    nvgpu.device_async_wait %q
  }
  return
}
// AND
%r = transform.nvgpu.pipeline_shared_memory_copies failures(propagate) %loop {depth = 2} : (!transform.any_op) -> !transform.any_op
transform.annotate %r "made" : !transform.any_op
// CASE
func.func @needs(%idx: memref<?xindex>, %g: memref<?xf32>, %s: memref<4xf32, 3>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 {
    %x = memref.load %idx[%i] : memref<?xindex>
    %t = nvgpu.device_async_copy %g[%x], %s[%c0], 4 : memref<?xf32> to memref<4xf32, 3>
    %q = nvgpu.device_async_create_group %t
    nvgpu.device_async_wait %q
  }
  return
}
// AND
%r = transform.nvgpu.pipeline_shared_memory_copies failures(propagate) %loop {depth = 2, peel_epilogue} : (!transform.any_op) -> !transform.any_op
transform.annotate %r "made" : !transform.any_op
// CASE
func.func @needs(%idx: memref<?xindex>, %g: memref<?xf32>, %s: memref<4xf32, 3>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 {
    %x = memref.load %idx[%i] : memref<?xindex>
    %t = nvgpu.device_async_copy %g[%x], %s[%c0], 4 : memref<?xf32> to memref<4xf32, 3>
    %q = nvgpu.device_async_create_group %t
    nvgpu.device_async_wait %q
  }
  return
}
// AND
%r = transform.nvgpu.pipeline_shared_memory_copies failures(suppress) %loop {depth = 2} : (!transform.any_op) -> !transform.any_op
transform.annotate %r "made" : !transform.any_op
// CASE
func.func @needs(%idx: memref<?xindex>, %g: memref<?xf32>, %s: memref<4xf32, 3>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 {
    %x = memref.load %idx[%i] : memref<?xindex>
    %t = nvgpu.device_async_copy %g[%x], %s[%c0], 4 : memref<?xf32> to memref<4xf32, 3>
    %q = nvgpu.device_async_create_group %t
    nvgpu.device_async_wait %q
  }
  return
}
// AND
%r = transform.nvgpu.pipeline_shared_memory_copies failures(suppress) %loop {depth = 2, peel_epilogue} : (!transform.any_op) -> !transform.any_op
transform.annotate %r "made" : !transform.any_op
// CASE
func.func @shifted(%g: memref<?xf32>, %s: memref<4xf32, 3>, %a: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %r:2 = scf.for %i = %c0 to %c9 step %c1 iter_args(%x = %a, %y = %c0) -> (index, index) {
    %t = nvgpu.device_async_copy %g[%x], %s[%c0], 4 : memref<?xf32> to memref<4xf32, 3>
    nvgpu.device_async_wait %t
    %n = arith.addi %x, %y : index
    scf.yield %n, %x : index, index
  }
  return %r#0, %r#1 : index, index
}
// AND
%r = transform.nvgpu.pipeline_shared_memory_copies failures(propagate) %loop {depth = 2} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @late(%g: memref<?xf32>, %s: memref<4xf32, 3>, %a: index, %o: memref<?xindex>) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %r:2 = scf.for %i = %c0 to %c9 step %c1 iter_args(%x = %a, %y = %c0) -> (index, index) {
    %t = nvgpu.device_async_copy %g[%x], %s[%c0], 4 : memref<?xf32> to memref<4xf32, 3>
    nvgpu.device_async_wait %t
    %n = arith.addi %i, %y : index
    %m = arith.muli %i, %c9 : index
    memref.store %n, %o[%m] : memref<?xindex>
    scf.yield %n, %m : index, index
  }
  return %r#0, %r#1 : index, index
}
// AND
%r = transform.nvgpu.pipeline_shared_memory_copies failures(propagate) %loop {depth = 2} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @outside(%g: memref<?xf32>, %s: memref<4xf32, 3>, %a: index, %o: memref<?xindex>) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %k = arith.addi %a, %c9 : index
  %r:2 = scf.for %i = %c0 to %c9 step %c1 iter_args(%x = %a, %y = %c0) -> (index, index) {
    %t = nvgpu.device_async_copy %g[%y], %s[%c0], 4 : memref<?xf32> to memref<4xf32, 3>
    %n = arith.addi %i, %y : index
    nvgpu.device_async_wait %t
    memref.store %x, %o[%y] : memref<?xindex>
    scf.yield %k, %n : index, index
  }
  return %r#0, %r#1 : index, index
}
// AND
%r = transform.nvgpu.pipeline_shared_memory_copies failures(propagate) %loop {depth = 3, peel_epilogue} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @unsigned(%g: memref<?xf32>, %s: memref<4xf32, 3>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  scf.for unsigned %i = %c0 to %c9 step %c1 {
    %t = nvgpu.device_async_copy %g[%i], %s[%c0], 4 : memref<?xf32> to memref<4xf32, 3>
    nvgpu.device_async_wait %t
  }
  return
}
// AND
%r = transform.nvgpu.pipeline_shared_memory_copies failures(propagate) %loop {depth = 2} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @matmul(%A: memref<64x256xf16>, %B: memref<256x64xf16>, %sa: memref<3x64x32xf16, 3>, %sb: memref<3x32x64xf16, 3>, %C: memref<64x64xf16>) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %c32 = arith.constant 32 : index
  %c256 = arith.constant 256 : index
  %c3 = arith.constant 3 : index
  %f0 = arith.constant 0.0 : f16
  %tx = gpu.thread_id x
  %zero = arith.constant dense<0.0> : vector<16x8xf16>
  %r = scf.for %k = %c0 to %c256 step %c32 iter_args(%acc = %zero) -> (vector<16x8xf16>) {
    %stage = affine.apply affine_map<(d0) -> ((d0 floordiv 32) mod 3)>(%k)
    gpu.barrier
    %col = arith.addi %k, %c8 : index
    %t0 = nvgpu.device_async_copy %A[%tx, %k], %sa[%stage, %tx, %c0], 8 {bypassL1} : memref<64x256xf16> to memref<3x64x32xf16, 3>
    %t1 = nvgpu.device_async_copy %A[%tx, %col], %sa[%stage, %tx, %c8], 8 {bypassL1} : memref<64x256xf16> to memref<3x64x32xf16, 3>
    %row = arith.addi %k, %tx : index
    %t2 = nvgpu.device_async_copy %B[%row, %c0], %sb[%stage, %tx, %c0], 8 : memref<256x64xf16> to memref<3x32x64xf16, 3>
    %q = nvgpu.device_async_create_group %t0, %t1, %t2
    nvgpu.device_async_wait %q
    gpu.barrier
    %a = vector.transfer_read %sa[%stage, %c0, %c0], %f0 {in_bounds = [true, true]} : memref<3x64x32xf16, 3>, vector<16x32xf16>
    %b = vector.transfer_read %sb[%stage, %c0, %c0], %f0 {in_bounds = [true, true]} : memref<3x32x64xf16, 3>, vector<32x8xf16>
    %d = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %acc : vector<16x32xf16>, vector<32x8xf16> into vector<16x8xf16>
    scf.yield %d : vector<16x8xf16>
  }
  vector.transfer_write %r, %C[%c0, %c0] {in_bounds = [true, true]} : vector<16x8xf16>, memref<64x64xf16>
  return
}
// AND
%r = transform.nvgpu.pipeline_shared_memory_copies failures(propagate) %loop {depth = 3} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f() {
  return
}
// AND
%r = transform.nvgpu.pipeline_shared_memory_copies failures(propagate) %loop {depth = 3} : (!transform.any_op) -> !transform.any_op
%f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
%q = transform.nvgpu.pipeline_shared_memory_copies failures(suppress) %f {depth = 3} : (!transform.any_op) -> !transform.any_op
// CASE
func.func private @f()
// AND
%r = transform.nvgpu.pipeline_shared_memory_copies failures(propagate) %loop : (!transform.any_op) -> !transform.any_op
// CASE
func.func private @f()
// AND
%r = transform.nvgpu.pipeline_shared_memory_copies %loop {depth = 2} : (!transform.any_op) -> !transform.any_op
// CASE
func.func private @f()
// AND
%r = transform.nvgpu.pipeline_shared_memory_copies failures(maybe) %loop {depth = 2} : (!transform.any_op) -> !transform.any_op
// CASE
func.func private @f()
// AND
%r = transform.nvgpu.pipeline_shared_memory_copies failures(suppress) %loop {depth = 2 : i32, peel_epilogue = 1} : (!transform.any_op) -> !transform.any_op
// CASE
func.func private @f()
// AND
%r = "transform.nvgpu.pipeline_shared_memory_copies"(%loop) <{depth = 2 : i64, peel_epilogue}> : (!transform.any_op) -> !transform.any_op
transform.print %root : !transform.any_op
// CASE
func.func @silenced(%n: index) {
  scf.for %i = %n to %n step %n {
  }
  return
}
// AND
transform.sequence %root : !transform.any_op failures(suppress) {
^bb0(%x: !transform.any_op):
  %l = transform.structured.match ops{["scf.for"]} in %x : (!transform.any_op) -> !transform.any_op
  %r = transform.nvgpu.pipeline_shared_memory_copies failures(propagate) %l {depth = 2} : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "kept" : !transform.any_op
}
transform.sequence %root : !transform.any_op failures(suppress) {
^bb0(%x: !transform.any_op):
  %l = transform.structured.match ops{["scf.for"]} in %x : (!transform.any_op) -> !transform.any_op
  %r = transform.nvgpu.pipeline_shared_memory_copies failures(suppress) %l {depth = 2} : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "kept" : !transform.any_op
}
// CASE
func.func @two(%g: memref<?xf32>, %s: memref<4xf32, 3>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 {
    %t = nvgpu.device_async_copy %g[%i], %s[%c0], 4 : memref<?xf32> to memref<4xf32, 3>
    nvgpu.device_async_wait %t
    nvgpu.device_async_wait %t {numGroups = 1 : i32}
  }
  scf.for %i = %c0 to %c9 step %c1 {
    nvgpu.device_async_create_group
    scf.for %j = %c0 to %c9 step %c1 {
      nvgpu.device_async_create_group
    }
  }
  return
}
// AND
%r = transform.nvgpu.pipeline_shared_memory_copies failures(propagate) %loop {depth = 2} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @only_groups(%g: memref<?xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 {
    gpu.barrier
    %t = nvgpu.device_async_create_group
    memref.store %i, %g[%i] : memref<?xindex>
    gpu.barrier
  }
  scf.for %i = %c0 to %c9 step %c1 {
    %t = nvgpu.device_async_create_group
  }
  return
}
// AND
%r = transform.nvgpu.pipeline_shared_memory_copies failures(propagate) %loop {depth = 2} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @parallel_copies(%g: memref<?xf32>, %s: memref<8xf32, 3>, %h: memref<?xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c9 step %c1 {
    %0 = nvgpu.device_async_copy %g[%i], %s[%c0], 4 : memref<?xf32> to memref<8xf32, 3>
    %q0 = nvgpu.device_async_create_group %0
    nvgpu.device_async_wait %q0
    memref.store %i, %h[%i] : memref<?xindex>
    gpu.barrier
    %1 = nvgpu.device_async_copy %g[%i], %s[%c4], 4 : memref<?xf32> to memref<8xf32, 3>
    %q1 = nvgpu.device_async_create_group %1
    nvgpu.device_async_wait %q1
    nvgpu.device_async_wait %q0
  }
  return
}
// AND
%r = transform.nvgpu.pipeline_shared_memory_copies failures(propagate) %loop {depth = 2} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @through_registers(%g: memref<?xf32>, %s: memref<?xf32, #gpu.address_space<workgroup>>) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %c32 = arith.constant 32 : index
  %z = arith.constant 0.0 : f32
  scf.for %i = %c0 to %c32 step %c8 {
    %v = vector.transfer_read %g[%i], %z : memref<?xf32>, vector<8xf32>
    vector.transfer_write %v, %s[%i] : vector<8xf32>, memref<?xf32, #gpu.address_space<workgroup>>
    gpu.barrier
  }
  return
}
// AND
%r = transform.nvgpu.pipeline_shared_memory_copies failures(propagate) %loop {depth = 2, peel_epilogue} : (!transform.any_op) -> !transform.any_op
// CASE
func.func @through_registers(%g: memref<?xf32>, %s: memref<?xf32, #gpu.address_space<workgroup>>) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %c32 = arith.constant 32 : index
  %z = arith.constant 0.0 : f32
  scf.for %i = %c0 to %c32 step %c8 {
    %v = vector.transfer_read %g[%i], %z : memref<?xf32>, vector<8xf32>
    vector.transfer_write %v, %s[%i] : vector<8xf32>, memref<?xf32, #gpu.address_space<workgroup>>
    vector.transfer_write %v, %s[%i] : vector<8xf32>, memref<?xf32, #gpu.address_space<workgroup>>
  }
  return
}
// AND
%r = transform.nvgpu.pipeline_shared_memory_copies failures(propagate) %loop {depth = 2, peel_epilogue} : (!transform.any_op) -> !transform.any_op
