// RUN: jig apply --quiet %s | %python %S/Inputs/payload.py | diff %S/Inputs/bufferize.payload -
// RUN: jig upgrade --quiet %s -o %t.mlir
// RUN: jig-opt --transform-interpreter %t.mlir | %python %S/Inputs/payload.py | diff %S/Inputs/bufferize.payload -
// RUN: jig upgrade --check %t.mlir
// ORACLE: 16
module {
  func.func @f(%c: tensor<16xf32>, %v: f32) -> tensor<16xf32> {
    %0 = linalg.fill ins(%v : f32) outs(%c : tensor<16xf32>) -> tensor<16xf32>
    return %0 : tensor<16xf32>
  }
  transform.sequence failures(propagate) {
  ^bb0(%arg1: !pdl.operation):
    transform.bufferization.one_shot_bufferize layout{IdentityLayoutMap} %arg1 {bufferize_function_boundaries = true}
  }
}
