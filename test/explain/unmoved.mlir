// RUN: rm -rf %t && split-file %s %t && cd %t
// RUN: jig apply --quiet --script script.mlir payload.mlir -o out.mlir 2>&1 | FileCheck script.mlir
// RUN: jig apply --quiet --explain=off --script script.mlir payload.mlir -o out.mlir 2>&1 | count 0
// Steps that consume their payload, and have changed nothing.

//--- payload.mlir
func.func @f(%a: tensor<64x64xf32>, %b: tensor<64x64xf32>, %m: memref<8xf32>) -> tensor<64x64xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %x = arith.constant 1.0 : f32
  scf.for %i = %c0 to %c8 step %c1 {
    memref.store %x, %m[%i] : memref<8xf32>
  }
  scf.for %i = %c0 to %c1 step %c1 {
    memref.store %x, %m[%i] : memref<8xf32>
  }
  %0 = linalg.exp ins(%a : tensor<64x64xf32>) outs(%b : tensor<64x64xf32>) -> tensor<64x64xf32>
  return %0 : tensor<64x64xf32>
}

//--- script.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t) {
    %loops = transform.structured.match ops{["scf.for"]} in %root : (!t) -> !t
    %many, %one = transform.split_handle %loops : (!t) -> (!t, !t)
    // CHECK-NOT: remark
    %f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
    // These do what there is to do in it.
    transform.apply_patterns to %f {
      transform.apply_patterns.scf.for_loop_canonicalization
    } : !t
    transform.bufferization.eliminate_empty_tensors %f : !t
    %e = transform.structured.match ops{["linalg.exp"]} in %root : (!t) -> !t
    // CHECK: script.mlir:[[#@LINE+1]]:{{[0-9]+}}: remark: this changed nothing: the payload is as it was
    %tiled, %forall = transform.structured.tile_using_forall %e num_threads [0, 0] : (!t) -> (!t, !t)
    // CHECK: script.mlir:[[#@LINE+1]]:5: remark: this changed nothing
    transform.loop.promote_if_one_iteration %many : !t
    // CHECK-NOT: remark
    // One of the two is enough.
    %again = transform.structured.match ops{["scf.for"]} in %root : (!t) -> !t
    transform.foreach %again : !t {
    ^bb0(%l: !t):
      transform.loop.promote_if_one_iteration %l : !t
    }
    %rest = transform.structured.match ops{["scf.for"]} in %root : (!t) -> !t
    transform.loop.promote_if_one_iteration %rest {jig.expected} : !t
    transform.yield
  }
}
