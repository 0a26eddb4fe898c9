// What a loop of threads combines has no buffer while the loop itself keeps its tensors: what the loop gives would lack it.
// RUN: not jig-opt %s --one-shot-bufferize="allow-unknown-ops dialect-filter=tensor,bufferization" 2>&1 | FileCheck %s
// RUN: jig-opt %s --one-shot-bufferize="allow-unknown-ops dialect-filter=tensor,bufferization,scf" | FileCheck %s --check-prefix=BOTH

// CHECK: [[@LINE+7]]:7: error: cannot be a buffer's while the loop around it keeps tensors
// BOTH: scf.forall (%{{.*}}) in (2) {
// BOTH: memref.copy
func.func @main(%a: tensor<8xf32>, %b: tensor<4xf32>) -> tensor<8xf32> {
  %0 = scf.forall (%i) in (2) shared_outs(%x = %a) -> tensor<8xf32> {
    %at = arith.muli %i, %i : index
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %b into %x[%at] [4] [1] : tensor<4xf32> into tensor<8xf32>
    }
  }
  return %0 : tensor<8xf32>
}
