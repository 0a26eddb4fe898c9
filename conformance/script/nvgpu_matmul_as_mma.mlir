// ARGS: --transform-interpreter --split-input-file
func.func @mm(%a: memref<16x4xf32>, %b: memref<4x8xf32>, %c: memref<16x8xf32>) {
  linalg.matmul  ins(%a, %b: memref<16x4xf32>, memref<4x8xf32>) outs(%c: memref<16x8xf32>)
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.nvgpu.rewrite_matmul_as_mma_sync %0 : (!transform.any_op) -> ()
    transform.yield
  }
}
// -----
func.func @mm(%a: memref<16x16xf16>, %b: memref<16x8xf16>, %c: memref<16x8xf16>) {
  linalg.matmul  ins(%a, %b: memref<16x16xf16>, memref<16x8xf16>) outs(%c: memref<16x8xf16>)
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.nvgpu.rewrite_matmul_as_mma_sync %0 : (!transform.any_op) -> ()
    transform.yield
  }
}
// -----
func.func @mm(%a: memref<16x16xf16>, %b: memref<16x8xf16>, %c: memref<16x8xf32>) {
  linalg.matmul  ins(%a, %b: memref<16x16xf16>, memref<16x8xf16>) outs(%c: memref<16x8xf32>)
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.nvgpu.rewrite_matmul_as_mma_sync %0 : (!transform.any_op) -> ()
    transform.yield
  }
}
// -----
func.func @mm(%a: memref<16x8xf32>, %b: memref<8x8xf32>, %c: memref<16x8xf32>) {
  linalg.matmul  ins(%a, %b: memref<16x8xf32>, memref<8x8xf32>) outs(%c: memref<16x8xf32>)
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.nvgpu.rewrite_matmul_as_mma_sync %0 : (!transform.any_op) -> ()
    transform.yield
  }
}
// -----
func.func @mm(%a: memref<16x4xf16>, %b: memref<4x8xf16>, %c: memref<16x8xf16>) {
  linalg.matmul  ins(%a, %b: memref<16x4xf16>, memref<4x8xf16>) outs(%c: memref<16x8xf16>)
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.nvgpu.rewrite_matmul_as_mma_sync %0 : (!transform.any_op) -> ()
    transform.yield
  }
}
// -----
func.func @mm(%a: memref<?x4xf32>, %b: memref<4x8xf32>, %c: memref<?x8xf32>) {
  linalg.matmul  ins(%a, %b: memref<?x4xf32>, memref<4x8xf32>) outs(%c: memref<?x8xf32>)
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.nvgpu.rewrite_matmul_as_mma_sync %0 : (!transform.any_op) -> ()
    transform.yield
  }
}
// -----
func.func @mm(%a: memref<16x16xbf16>, %b: memref<16x8xbf16>, %c: memref<16x8xbf16>) {
  linalg.matmul  ins(%a, %b: memref<16x16xbf16>, memref<16x8xbf16>) outs(%c: memref<16x8xbf16>)
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.nvgpu.rewrite_matmul_as_mma_sync %0 : (!transform.any_op) -> ()
    transform.yield
  }
}
// -----
func.func @mm(%a: memref<16x4xf64>, %b: memref<4x8xf64>, %c: memref<16x8xf64>) {
  linalg.matmul  ins(%a, %b: memref<16x4xf64>, memref<4x8xf64>) outs(%c: memref<16x8xf64>)
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.nvgpu.rewrite_matmul_as_mma_sync %0 : (!transform.any_op) -> ()
    transform.yield
  }
}
// -----
func.func @mm(%a: memref<16x4xi32>, %b: memref<4x8xi32>, %c: memref<16x8xi32>) {
  linalg.matmul  ins(%a, %b: memref<16x4xi32>, memref<4x8xi32>) outs(%c: memref<16x8xi32>)
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.nvgpu.rewrite_matmul_as_mma_sync %0 : (!transform.any_op) -> ()
    transform.yield
  }
}
// -----
func.func @mm(%a: memref<16x16xf32>, %b: memref<16x8xf32>, %c: memref<16x8xf32>) {
  linalg.matmul  ins(%a, %b: memref<16x16xf32>, memref<16x8xf32>) outs(%c: memref<16x8xf32>)
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.nvgpu.rewrite_matmul_as_mma_sync %0 : (!transform.any_op) -> ()
    transform.yield
  }
}
// -----
func.func @mm(%a: memref<32x4xf32>, %b: memref<4x8xf32>, %c: memref<32x8xf32>) {
  linalg.matmul  ins(%a, %b: memref<32x4xf32>, memref<4x8xf32>) outs(%c: memref<32x8xf32>)
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.nvgpu.rewrite_matmul_as_mma_sync %0 : (!transform.any_op) -> ()
    transform.yield
  }
}
// -----
func.func @mm(%a: memref<0x4xf32>, %b: memref<4x8xf32>, %c: memref<0x8xf32>) {
  linalg.matmul  ins(%a, %b: memref<0x4xf32>, memref<4x8xf32>) outs(%c: memref<0x8xf32>)
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.nvgpu.rewrite_matmul_as_mma_sync %0 : (!transform.any_op) -> ()
    transform.yield
  }
}
// -----
func.func @mm(%a: memref<16x4xf32, strided<[64, 1], offset: ?>>, %b: memref<4x8xf32>, %c: memref<16x8xf32>) {
  linalg.matmul  ins(%a, %b: memref<16x4xf32, strided<[64, 1], offset: ?>>, memref<4x8xf32>) outs(%c: memref<16x8xf32>)
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.nvgpu.rewrite_matmul_as_mma_sync %0 : (!transform.any_op) -> ()
    transform.yield
  }
}
// -----
func.func @mm(%a: memref<4x16xf32>, %b: memref<4x8xf32>, %c: memref<16x8xf32>) {
 linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%a, %b: memref<4x16xf32>, memref<4x8xf32>) outs(%c: memref<16x8xf32>)
 return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.nvgpu.rewrite_matmul_as_mma_sync %0 : (!transform.any_op) -> ()
    transform.yield
  }
}
// -----
func.func @f(%a: memref<16x8xf32>, %x: f32) {
 linalg.fill ins(%x: f32) outs(%a: memref<16x8xf32>)
 return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.fill"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.nvgpu.rewrite_matmul_as_mma_sync %0 : (!transform.any_op) -> ()
    transform.yield
  }
}
// -----
func.func @f(%a: memref<16x8xf32>, %x: f32) {
 linalg.fill ins(%x: f32) outs(%a: memref<16x8xf32>)
 return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.nvgpu.rewrite_matmul_as_mma_sync %0 : (!transform.any_op) -> ()
    transform.yield
  }
}
// -----
func.func @mm(%a: memref<16x4xf32>, %b: memref<4x8xf32>, %c: memref<16x8xf32>) {
  linalg.matmul  ins(%a, %b: memref<16x4xf32>, memref<4x8xf32>) outs(%c: memref<16x8xf32>)
  return
}
func.func @mm2(%a: memref<16x16xf16>, %b: memref<16x8xf16>, %c: memref<16x8xf16>) {
  linalg.matmul  ins(%a, %b: memref<16x16xf16>, memref<16x8xf16>) outs(%c: memref<16x8xf16>)
  return
}
func.func @mm3(%a: memref<16x5xf32>, %b: memref<5x8xf32>, %c: memref<16x8xf32>) {
  linalg.matmul  ins(%a, %b: memref<16x5xf32>, memref<5x8xf32>) outs(%c: memref<16x8xf32>)
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.nvgpu.rewrite_matmul_as_mma_sync %0 : (!transform.any_op) -> ()
    transform.yield
  }
}
