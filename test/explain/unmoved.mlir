// RUN: rm -rf %t && split-file %s %t && cd %t
// RUN: jig apply --quiet --script script.mlir payload.mlir -o out.mlir 2>&1 | FileCheck script.mlir
// RUN: jig apply --quiet --explain=off --script script.mlir payload.mlir -o out.mlir 2>&1 | count 0
// RUN: not jig apply --quiet --werror=no-action --script script.mlir payload.mlir -o error.mlir 2>&1 | FileCheck script.mlir --check-prefix=ERROR
// RUN: not ls error.mlir
// RUN: jig apply --quiet --script finds.mlir payload.mlir -o out.mlir 2>&1 | FileCheck finds.mlir
// RUN: not jig apply --quiet --werror=no-action --script finds.mlir payload.mlir -o out.mlir 2>/dev/null
// RUN: jig apply --quiet --script prints.mlir payload.mlir -o out.mlir 2>&1 | FileCheck prints.mlir
// RUN: jig apply --quiet --script lowers.mlir payload.mlir -o out.mlir 2>&1 | FileCheck lowers.mlir
// Steps that are to change something, and have changed nothing; scripts that do nothing at all.

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
    // CHECK-NOT: warning
    %f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
    // These tidy up.
    transform.apply_patterns to %f {
      transform.apply_patterns.scf.for_loop_canonicalization
    } : !t
    transform.bufferization.eliminate_empty_tensors %f : !t
    %e = transform.structured.match ops{["linalg.exp"]} in %root : (!t) -> !t
    // CHECK: script.mlir:[[#@LINE+1]]:{{[0-9]+}}: warning: this changed nothing: the payload is as it was
    %tiled, %forall = transform.structured.tile_using_forall %e num_threads [0, 0] : (!t) -> (!t, !t)
    // CHECK: script.mlir:[[#@LINE+1]]:5: warning: this changed nothing
    transform.loop.promote_if_one_iteration %many : !t
    // CHECK-NOT: warning
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
// ERROR-COUNT-2: error: this changed nothing

//--- finds.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  // CHECK: finds.mlir:[[#@LINE+2]]:3: warning: this script does nothing: of its 2 steps none changes the payload
  // CHECK: finds.mlir:[[#@LINE+1]]:3: note: 'jig legal payload.mlir:12' lists what can be done to linalg.exp
  transform.named_sequence @__transform_main(%root: !t) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
    %e = transform.structured.match ops{["linalg.exp"]} in %f : (!t) -> !t
    transform.yield
  }
}

//--- prints.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  // CHECK-NOT: warning
  transform.named_sequence @__transform_main(%root: !t) {
    %e = transform.structured.match ops{["linalg.exp"]} in %root : (!t) -> !t
    transform.debug.emit_remark_at %e, "seen" : !t
    transform.yield
  }
}
// CHECK: remark: seen
// CHECK-NOT: warning

//--- lowers.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
    // CHECK: lowers.mlir:[[#@LINE+2]]:{{[0-9]+}}: warning: this changed nothing: the payload is as it was
    // CHECK: note: it takes structured ops on buffers, and linalg.exp payload.mlir:12 makes a tensor: transform.bufferization.one_shot_bufferize goes before it
    %g = transform.apply_registered_pass "convert-linalg-to-loops" to %f : (!t) -> !t
    // CHECK-NOT: warning
    %h = transform.apply_registered_pass "canonicalize" to %g : (!t) -> !t
    %i = transform.apply_registered_pass "cse" to %h : (!t) -> !t
    // CHECK: lowers.mlir:[[#@LINE+1]]:5: warning: this changed nothing: the payload is as it was
    transform.apply_patterns to %i {
      transform.apply_patterns.canonicalization
      transform.apply_patterns.vector.lower_contraction lowering_strategy = "outerproduct"
    } : !t
    transform.yield
  }
}
