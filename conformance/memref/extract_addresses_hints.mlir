// ARGS: --mlir-print-op-generic --transform-interpreter
// Hints and what is carried along do not hold for the new address.
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.memref.extract_address_computations
    } : !transform.any_op
    transform.yield
  }
  func.func @f(%m: memref<4x4xf32>, %i: index, %n: memref<4x4xf16, 3>, %p: f32) -> (f32, f32, vector<4xf32>) {
    %a = memref.load %m[%i, %i] {nontemporal = true, alignment = 8, foo} : memref<4x4xf32>
    %b = memref.load %m[%i, %i] {nontemporal = false} : memref<4x4xf32>
    memref.store %a, %m[%i, %i] {nontemporal = true, alignment = 8, foo} : memref<4x4xf32>
    memref.store %a, %m[%i, %i] : memref<4x4xf32>
    %l = nvgpu.ldmatrix %n[%i, %i] {numTiles = 1 : i32, transpose = false, foo} : memref<4x4xf16, 3> -> vector<1x2xf16>
    %t = vector.transfer_read %m[%i, %i], %p {foo} : memref<4x4xf32>, vector<4xf32>
    vector.transfer_write %t, %m[%i, %i] {foo} : vector<4xf32>, memref<4x4xf32>
    return %a, %b, %t : f32, f32, vector<4xf32>
  }
}
