// ARGS: --transform-interpreter --split-input-file
// ARGS: --transform-interpreter --split-input-file --mlir-print-debuginfo --mlir-print-local-scope
// Copies to shared memory as loads of tiles.
module attributes {transform.with_named_sequence} {
  memref.global "private" @g0 : memref<64x8xf32, #gpu.address_space<workgroup>>
  memref.global "private" @g1 : memref<8x128xf32, #gpu.address_space<workgroup>>
  func.func @main(%a: memref<64x8xf32>, %b: memref<8x128xf32>, %c8: index) {
    %c128 = arith.constant 128 : index
    %c1 = arith.constant 1 : index
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%bdx = %c128, %bdy = %c1, %bdz = %c1) {
      %s0 = memref.get_global @g0 : memref<64x8xf32, #gpu.address_space<workgroup>>
      %s1 = memref.get_global @g1 : memref<8x128xf32, #gpu.address_space<workgroup>>
      linalg.copy ins(%a : memref<64x8xf32>) outs(%s0 : memref<64x8xf32, #gpu.address_space<workgroup>>)
      linalg.copy ins(%b : memref<8x128xf32>) outs(%s1 : memref<8x128xf32, #gpu.address_space<workgroup>>)
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
// -----
module attributes {transform.with_named_sequence} {
  func.func @main(%a: memref<64x8xf32>, %b: memref<8x128xf32>, %s0: memref<64x8xf32, #gpu.address_space<workgroup>>, %s1: memref<8x128xf32, #gpu.address_space<workgroup>>) {
    %c128 = arith.constant 128 : index
    %c1 = arith.constant 1 : index
    %z = arith.constant 0.0 : f32
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%bdx = %c128, %bdy = %c1, %bdz = %c1) {
    linalg.copy ins(%a : memref<64x8xf32>) outs(%s0 : memref<64x8xf32, #gpu.address_space<workgroup>>)
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
    linalg.fill ins(%z : f32) outs(%s0 : memref<64x8xf32, #gpu.address_space<workgroup>>)
    gpu.terminator }
    return
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %c = transform.structured.match ops{["linalg.fill"]} in %m : (!transform.any_op) -> !transform.any_op
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
    memref.copy %a, %s0 : memref<64x8xf32> to memref<64x8xf32, #gpu.address_space<workgroup>>
    gpu.terminator }
    return
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %c = transform.structured.match ops{["memref.copy"]} in %m : (!transform.any_op) -> !transform.any_op
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
    linalg.copy ins(%a : memref<64x8xf32>) outs(%s0 : memref<64x8xf32, #gpu.address_space<workgroup>>)
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
  func.func @main(%n: index, %a: memref<64x8xf32>, %s0: memref<64x8xf32, #gpu.address_space<workgroup>>) {
    %c128 = arith.constant 128 : index
    %c1 = arith.constant 1 : index
    %z = arith.constant 0.0 : f32
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%bdx = %n, %bdy = %c1, %bdz = %c1) {
    linalg.copy ins(%a : memref<64x8xf32>) outs(%s0 : memref<64x8xf32, #gpu.address_space<workgroup>>)
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
  func.func @main(%n: index, %k: index, %a: memref<64x8xf32>, %s0: memref<64x8xf32, #gpu.address_space<workgroup>>) {
    %c128 = arith.constant 128 : index
    %c1 = arith.constant 1 : index
    %z = arith.constant 0.0 : f32
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%bdx = %n, %bdy = %k, %bdz = %c1) {
    linalg.copy ins(%a : memref<64x8xf32>) outs(%s0 : memref<64x8xf32, #gpu.address_space<workgroup>>)
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
  func.func @main(%n: index, %k: index, %a: memref<64x8xf32>, %s0: memref<64x8xf32, #gpu.address_space<workgroup>>) {
    %c128 = arith.constant 128 : index
    %c1 = arith.constant 1 : index
    %z = arith.constant 0.0 : f32
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%bdx = %n, %bdy = %c128, %bdz = %k) {
    linalg.copy ins(%a : memref<64x8xf32>) outs(%s0 : memref<64x8xf32, #gpu.address_space<workgroup>>)
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
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%bdx = %c128, %bdy = %c128, %bdz = %c1) {
    linalg.copy ins(%a : memref<64x8xf32>) outs(%s0 : memref<64x8xf32, #gpu.address_space<workgroup>>)
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
  func.func @main(%a: memref<64x8xf32>, %s0: memref<64x8xf32>) {
    %c128 = arith.constant 128 : index
    %c1 = arith.constant 1 : index
    %z = arith.constant 0.0 : f32
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%bdx = %c128, %bdy = %c1, %bdz = %c1) {
    linalg.copy ins(%a : memref<64x8xf32>) outs(%s0 : memref<64x8xf32>)
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
  func.func @main(%a: memref<64x8xf32>, %s0: memref<64x8xf32, 3>) {
    %c128 = arith.constant 128 : index
    %c1 = arith.constant 1 : index
    %z = arith.constant 0.0 : f32
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%bdx = %c128, %bdy = %c1, %bdz = %c1) {
    linalg.copy ins(%a : memref<64x8xf32>) outs(%s0 : memref<64x8xf32, 3>)
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
  func.func @main(%a: memref<?x8xf32>, %s0: memref<?x8xf32, #gpu.address_space<workgroup>>) {
    %c128 = arith.constant 128 : index
    %c1 = arith.constant 1 : index
    %z = arith.constant 0.0 : f32
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%bdx = %c128, %bdy = %c1, %bdz = %c1) {
    linalg.copy ins(%a : memref<?x8xf32>) outs(%s0 : memref<?x8xf32, #gpu.address_space<workgroup>>)
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
  func.func @main(%a: memref<?x8xf32>, %s0: memref<64x8xf32, #gpu.address_space<workgroup>>) {
    %c128 = arith.constant 128 : index
    %c1 = arith.constant 1 : index
    %z = arith.constant 0.0 : f32
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%bdx = %c128, %bdy = %c1, %bdz = %c1) {
    linalg.copy ins(%a : memref<?x8xf32>) outs(%s0 : memref<64x8xf32, #gpu.address_space<workgroup>>)
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
    %q = memref.alloc() : memref<64x8xf32>
linalg.copy ins(%q : memref<64x8xf32>) outs(%s0 : memref<64x8xf32, #gpu.address_space<workgroup>>)
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
  func.func @main(%a: memref<8xf32>, %s0: memref<8xf32, #gpu.address_space<workgroup>>) {
    %c128 = arith.constant 128 : index
    %c1 = arith.constant 1 : index
    %z = arith.constant 0.0 : f32
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%bdx = %c128, %bdy = %c1, %bdz = %c1) {
    linalg.copy ins(%a : memref<8xf32>) outs(%s0 : memref<8xf32, #gpu.address_space<workgroup>>)
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
  func.func @main(%a: memref<1x1x1x1x1x8xf32>, %s0: memref<1x1x1x1x1x8xf32, #gpu.address_space<workgroup>>) {
    %c128 = arith.constant 128 : index
    %c1 = arith.constant 1 : index
    %z = arith.constant 0.0 : f32
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%bdx = %c128, %bdy = %c1, %bdz = %c1) {
    linalg.copy ins(%a : memref<1x1x1x1x1x8xf32>) outs(%s0 : memref<1x1x1x1x1x8xf32, #gpu.address_space<workgroup>>)
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
  func.func @main(%a: memref<512x8xf32>, %s0: memref<512x8xf32, #gpu.address_space<workgroup>>) {
    %c128 = arith.constant 128 : index
    %c1 = arith.constant 1 : index
    %z = arith.constant 0.0 : f32
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%bdx = %c128, %bdy = %c1, %bdz = %c1) {
    linalg.copy ins(%a : memref<512x8xf32>) outs(%s0 : memref<512x8xf32, #gpu.address_space<workgroup>>)
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
  func.func @main(%a: memref<64x8xi1>, %s0: memref<64x8xi1, #gpu.address_space<workgroup>>) {
    %c128 = arith.constant 128 : index
    %c1 = arith.constant 1 : index
    %z = arith.constant 0.0 : f32
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%bdx = %c128, %bdy = %c1, %bdz = %c1) {
    linalg.copy ins(%a : memref<64x8xi1>) outs(%s0 : memref<64x8xi1, #gpu.address_space<workgroup>>)
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
  func.func @main(%a: memref<64x8xf16>, %s0: memref<64x8xf16, #gpu.address_space<workgroup>>) {
    %c128 = arith.constant 128 : index
    %c1 = arith.constant 1 : index
    %z = arith.constant 0.0 : f32
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%bdx = %c128, %bdy = %c1, %bdz = %c1) {
    linalg.copy ins(%a : memref<64x8xf16>) outs(%s0 : memref<64x8xf16, #gpu.address_space<workgroup>>)
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
  func.func @main(%a: memref<64x8xf16>, %s0: memref<64x8xf32, #gpu.address_space<workgroup>>) {
    %c128 = arith.constant 128 : index
    %c1 = arith.constant 1 : index
    %z = arith.constant 0.0 : f32
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%bdx = %c128, %bdy = %c1, %bdz = %c1) {
    linalg.copy ins(%a : memref<64x8xf16>) outs(%s0 : memref<64x8xf32, #gpu.address_space<workgroup>>)
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
    scf.for %i = %c1 to %c128 step %c1 { linalg.copy ins(%a : memref<64x8xf32>) outs(%s0 : memref<64x8xf32, #gpu.address_space<workgroup>>) }
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
    %t = tensor.empty() : tensor<4xf32>
%u = linalg.copy ins(%t : tensor<4xf32>) outs(%t: tensor<4xf32>) -> tensor<4xf32>
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%bdx = %c128, %bdy = %c1, %bdz = %c1) {
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
    linalg.copy ins(%a : memref<64x8xf32>) outs(%s0 : memref<64x8xf32, #gpu.address_space<workgroup>>)
 gpu.terminator }
 gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%bdx = %c128, %bdy = %c1, %bdz = %c1) {
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
  func.func @main(%a: memref<64x8xf32>, %s0: memref<64x8xf32, #gpu.address_space<workgroup>>) {
    %c128 = arith.constant 128 : index
    %c1 = arith.constant 1 : index
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%bdx = %c128, %bdy = %c1, %bdz = %c1) {
      linalg.copy ins(%a : memref<64x8xf32>) outs(%s0 : memref<64x8xf32, #gpu.address_space<workgroup>>)
      gpu.terminator
    }
    return
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %c = transform.structured.match ops{["linalg.copy"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.nvgpu.rewrite_copy_as_tma %c : (!transform.any_op) -> ()
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
    linalg.fill ins(%z : f32) outs(%s0 : memref<64x8xf32, #gpu.address_space<workgroup>>)
    gpu.terminator }
    return
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %c = transform.structured.match ops{["linalg.fill"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.sequence %m : !transform.any_op failures(suppress) {
 ^bb0(%q: !transform.any_op):
 %cc = transform.structured.match ops{["linalg.fill"]} in %q : (!transform.any_op) -> !transform.any_op
transform.nvgpu.rewrite_copy_as_tma %cc : (!transform.any_op) -> ()
}
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @main(%a: memref<64x8xf32>, %b: memref<8x128xf32>, %s0: memref<64x8xf32, #gpu.address_space<workgroup>>, %s1: memref<8x128xf32, #gpu.address_space<workgroup>>) {
    %c128 = arith.constant 128 : index
    %c1 = arith.constant 1 : index
    %z = arith.constant 0.0 : f32
    %m = arith.muli %c128, %c1 : index
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%bdx = %m, %bdy = %c1, %bdz = %c1) {
    linalg.copy ins(%a : memref<64x8xf32>) outs(%s0 : memref<64x8xf32, #gpu.address_space<workgroup>>)
    gpu.terminator }
    return
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %c = transform.structured.match ops{["linalg.copy"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.nvgpu.rewrite_copy_as_tma %c : (!transform.any_op) -> ()
    transform.yield
  }
}
