// RUN: jig-opt %s --transform-interpreter | FileCheck %s
// Where the sizes are independent of the loop already, and where users insist on the old type: the reference replaces
// an op by itself, or leaves a program behind that is not valid.

// CHECK-LABEL: func.func @unchanged
// CHECK: scf.for
// CHECK-NEXT: %[[E:.*]] = tensor.empty(%{{.*}}) : tensor<?xf32>
// CHECK-NEXT: %[[A:.*]] = memref.alloca(%{{.*}}) : memref<?xf32>
// CHECK-NEXT: func.call @use(%[[E]], %[[A]])
func.func @unchanged(%n: index, %lb: index, %ub: index, %step: index) {
  scf.for %i = %lb to %ub step %step {
    %e = tensor.empty(%n) : tensor<?xf32>
    %a = memref.alloca(%n) : memref<?xf32>
    func.call @use(%e, %a) : (tensor<?xf32>, memref<?xf32>) -> ()
  }
  return
}

// CHECK-LABEL: func.func @same_type
// CHECK: %[[A:.*]] = memref.alloca() : memref<7xf32, 3>
// CHECK: %[[S:.*]] = memref.subview %[[A]][0] [%{{.*}}] [1] : memref<7xf32, 3> to memref<?xf32, strided<[1]>, 3>
// CHECK: %[[C:.*]] = builtin.unrealized_conversion_cast %[[S]]
// CHECK: func.call @use2(%[[C]])
func.func @same_type() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %c8 step %c1 {
    %a = memref.alloca(%i) : memref<?xf32, 3>
    func.call @use2(%a) : (memref<?xf32, 3>) -> ()
  }
  return
}
func.func private @use(tensor<?xf32>, memref<?xf32>)
func.func private @use2(memref<?xf32, 3>)

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["tensor.empty"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.tensor.make_loop_independent %0 {num_loops = 1} : (!transform.any_op) -> !transform.any_op
    %2 = transform.structured.match ops{["memref.alloca"]} in %root : (!transform.any_op) -> !transform.any_op
    %3 = transform.memref.make_loop_independent %2 {num_loops = 1} : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
