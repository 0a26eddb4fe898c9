// RUN: jig-opt %s --transform-interpreter --split-input-file --verify-diagnostics
// Copies that the reference moves, or that a machine does not load so, or at which it dies.

module attributes {transform.with_named_sequence} {
  func.func @main(%a: memref<64x8xf32>, %b: memref<8x128xf32>, %s0: memref<64x8xf32, #gpu.address_space<workgroup>>, %s1: memref<8x128xf32, #gpu.address_space<workgroup>>) {
    %c128 = arith.constant 128 : index
    %c1 = arith.constant 1 : index
    %z = arith.constant 0.0 : f32
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%bdx = %c128, %bdy = %c1, %bdz = %c1) {
    // expected-error @below {{expected copies with nothing between them that reads or writes memory}}
    linalg.copy ins(%a : memref<64x8xf32>) outs(%s0 : memref<64x8xf32, #gpu.address_space<workgroup>>)
%x = memref.load %s0[%c1, %c1] : memref<64x8xf32, #gpu.address_space<workgroup>>
memref.store %x, %s1[%c1, %c1] : memref<8x128xf32, #gpu.address_space<workgroup>>
linalg.copy ins(%b : memref<8x128xf32>) outs(%s1 : memref<8x128xf32, #gpu.address_space<workgroup>>)
    gpu.terminator }
    return
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %c = transform.structured.match ops{["linalg.copy"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.nvgpu.rewrite_copy_as_tma %c : (!transform.any_op) -> ()
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @main(%a: memref<64x8xf32>, %b: memref<8x128xf32>, %s0: memref<64x8xf32, #gpu.address_space<workgroup>>, %s1: memref<8x128xf32, #gpu.address_space<workgroup>>) {
    %c128 = arith.constant 128 : index
    %c1 = arith.constant 1 : index
    %z = arith.constant 0.0 : f32
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%bdx = %c128, %bdy = %c1, %bdz = %c1) {
    // expected-error @below {{expected copies with nothing between them that reads or writes memory}}
    linalg.copy ins(%a : memref<64x8xf32>) outs(%s0 : memref<64x8xf32, #gpu.address_space<workgroup>>)
scf.for %i = %c1 to %c128 step %c1 { linalg.copy ins(%b : memref<8x128xf32>) outs(%s1 : memref<8x128xf32, #gpu.address_space<workgroup>>) }
    gpu.terminator }
    return
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %c = transform.structured.match ops{["linalg.copy"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.nvgpu.rewrite_copy_as_tma %c : (!transform.any_op) -> ()
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @main(%a: memref<64x8xf32, strided<[16, 2]>>, %s0: memref<64x8xf32, #gpu.address_space<workgroup>>) {
    %c128 = arith.constant 128 : index
    %c1 = arith.constant 1 : index
    %z = arith.constant 0.0 : f32
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%bdx = %c128, %bdy = %c1, %bdz = %c1) {
    // expected-error @below {{expected a copy of rows that follow each other}}
    linalg.copy ins(%a : memref<64x8xf32, strided<[16, 2]>>) outs(%s0 : memref<64x8xf32, #gpu.address_space<workgroup>>)
    gpu.terminator }
    return
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %c = transform.structured.match ops{["linalg.copy"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.nvgpu.rewrite_copy_as_tma %c : (!transform.any_op) -> ()
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @main(%a: memref<64x8xf32>, %s0: memref<64x8xf32, strided<[16, 1]>, #gpu.address_space<workgroup>>) {
    %c128 = arith.constant 128 : index
    %c1 = arith.constant 1 : index
    %z = arith.constant 0.0 : f32
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%bdx = %c128, %bdy = %c1, %bdz = %c1) {
    // expected-error @below {{expected a copy of rows that follow each other}}
    linalg.copy ins(%a : memref<64x8xf32>) outs(%s0 : memref<64x8xf32, strided<[16, 1]>, #gpu.address_space<workgroup>>)
    gpu.terminator }
    return
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %c = transform.structured.match ops{["linalg.copy"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.nvgpu.rewrite_copy_as_tma %c : (!transform.any_op) -> ()
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @main(%a: memref<64x8xindex>, %s0: memref<64x8xindex, #gpu.address_space<workgroup>>) {
    %c128 = arith.constant 128 : index
    %c1 = arith.constant 1 : index
    %z = arith.constant 0.0 : f32
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%bdx = %c128, %bdy = %c1, %bdz = %c1) {
    // expected-error @below {{expected a copy of a known number of bytes}}
    linalg.copy ins(%a : memref<64x8xindex>) outs(%s0 : memref<64x8xindex, #gpu.address_space<workgroup>>)
    gpu.terminator }
    return
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %c = transform.structured.match ops{["linalg.copy"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.nvgpu.rewrite_copy_as_tma %c : (!transform.any_op) -> ()
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @main(%a: memref<64x8xvector<2xf32>>, %s0: memref<64x8xvector<2xf32>, #gpu.address_space<workgroup>>) {
    %c128 = arith.constant 128 : index
    %c1 = arith.constant 1 : index
    %z = arith.constant 0.0 : f32
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%bdx = %c128, %bdy = %c1, %bdz = %c1) {
    // expected-error @below {{expected a copy of a known number of bytes}}
    linalg.copy ins(%a : memref<64x8xvector<2xf32>>) outs(%s0 : memref<64x8xvector<2xf32>, #gpu.address_space<workgroup>>)
    gpu.terminator }
    return
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %c = transform.structured.match ops{["linalg.copy"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.nvgpu.rewrite_copy_as_tma %c : (!transform.any_op) -> ()
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @main(%a: memref<f32>, %s0: memref<f32, #gpu.address_space<workgroup>>) {
    %c128 = arith.constant 128 : index
    %c1 = arith.constant 1 : index
    %z = arith.constant 0.0 : f32
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%bdx = %c128, %bdy = %c1, %bdz = %c1) {
    // expected-error @below {{expected a copy between buffers with dimensions}}
    linalg.copy ins(%a : memref<f32>) outs(%s0 : memref<f32, #gpu.address_space<workgroup>>)
    gpu.terminator }
    return
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %c = transform.structured.match ops{["linalg.copy"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.nvgpu.rewrite_copy_as_tma %c : (!transform.any_op) -> ()
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @some_threads(%a: memref<64x8xf32>, %s: memref<64x8xf32, #gpu.address_space<workgroup>>, %n: index, %p: i1) {
    %c1 = arith.constant 1 : index
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%bdx = %n, %bdy = %c1, %bdz = %c1) {
      scf.for %i = %c1 to %tx step %c1 {
        // expected-error @below {{expected copies that all threads carry out}}
        linalg.copy ins(%a : memref<64x8xf32>) outs(%s : memref<64x8xf32, #gpu.address_space<workgroup>>)
      }
      gpu.terminator
    }
    return
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %c = transform.structured.match ops{["linalg.copy"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.nvgpu.rewrite_copy_as_tma %c : (!transform.any_op) -> ()
    transform.yield
  }
}
