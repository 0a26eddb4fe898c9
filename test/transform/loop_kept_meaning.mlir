// RUN: jig-opt %s --transform-interpreter --split-input-file --allow-unregistered-dialect | FileCheck %s
// Where the reference gives a program that computes something else.

// What a copy starts with may be an argument or the induction variable of the copy before.
// CHECK-LABEL: @swapped
// CHECK: affine.for %[[I:.*]] = 0 to 12 step 3 iter_args(%[[A:.*]] = %{{.*}}, %[[B:.*]] = %{{.*}}, %[[C:.*]] = %{{.*}})
// CHECK: %[[V:.*]] = arith.addf %[[A]], %[[B]]
// CHECK: %[[I1:.*]] = affine.apply #{{.*}}(%[[I]])
// CHECK: %[[W:.*]] = arith.addf %[[B]], %[[V]]
// CHECK: "use"(%[[I]])
// CHECK: %[[I2:.*]] = affine.apply #{{.*}}(%[[I]])
// CHECK: %[[X:.*]] = arith.addf %[[V]], %[[W]]
// CHECK: "use"(%[[I1]])
// CHECK: affine.yield %[[W]], %[[X]], %[[I2]]
module attributes {transform.with_named_sequence} {
  func.func @swapped(%x: f32, %y: f32, %n: index) -> (f32, f32, index) {
    %r:3 = affine.for %i = 0 to 12 iter_args(%a = %x, %b = %y, %c = %n) -> (f32, f32, index) {
      %v = arith.addf %a, %b : f32
      "use"(%c) : (index) -> ()
      affine.yield %b, %v, %i : f32, f32, index
    }
    return %r#0, %r#1, %r#2 : f32, f32, index
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %l = transform.structured.match ops{["affine.for"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.unroll %l {factor = 3} : !transform.any_op
    transform.yield
  }
}

// -----

// What is left over goes on with each of the results, also where these started as one value, or as
// a bound.
// CHECK-LABEL: @same_inits
// CHECK: %[[R:.*]]:3 = affine.for %{{.*}} = 0 to #[[END:.*]]()[%[[N:.*]]] step 2 iter_args(%{{.*}} = %[[X:.*]], %{{.*}} = %[[X]], %{{.*}} = %[[N]])
// CHECK: affine.for %{{.*}} = #[[END]]()[%[[N]]] to %[[N]] iter_args(%{{.*}} = %[[R]]#0, %{{.*}} = %[[R]]#1, %{{.*}} = %[[R]]#2)
module attributes {transform.with_named_sequence} {
  func.func @same_inits(%x: f32, %n: index) -> (f32, f32, index) {
    %r:3 = affine.for %i = 0 to %n iter_args(%a = %x, %b = %x, %c = %n) -> (f32, f32, index) {
      %v = arith.addf %a, %a : f32
      %w = arith.mulf %b, %b : f32
      affine.yield %v, %w, %c : f32, f32, index
    }
    return %r#0, %r#1, %r#2 : f32, f32, index
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %l = transform.structured.match ops{["affine.for"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.unroll %l {factor = 2} : !transform.any_op
    transform.yield
  }
}

// -----

// The reference dies of an affine.for that carries more.
// CHECK-LABEL: @hoist_from_affine
// CHECK: %[[S:.*]] = tensor.extract_slice %[[T:.*]][0] [5] [1]
// CHECK: %[[R:.*]]:2 = affine.for %{{.*}} = 0 to 10 iter_args(%[[X:.*]] = %[[T]], %[[Y:.*]] = %[[S]])
// CHECK: %[[N:.*]] = arith.addf %[[Y]], %[[Y]]
// CHECK: affine.yield %[[X]], %[[N]]
// CHECK: tensor.insert_slice %[[R]]#1 into %[[R]]#0[0] [5] [1]
module attributes {transform.with_named_sequence} {
  func.func @hoist_from_affine(%t: tensor<8xf32>) -> tensor<8xf32> {
    %r = affine.for %i = 0 to 10 iter_args(%x = %t) -> tensor<8xf32> {
      %0 = tensor.extract_slice %x[0][5][1] : tensor<8xf32> to tensor<5xf32>
      %1 = arith.addf %0, %0 : tensor<5xf32>
      %2 = tensor.insert_slice %1 into %x[0][5][1] : tensor<5xf32> into tensor<8xf32>
      affine.yield %2 : tensor<8xf32>
    }
    return %r : tensor<8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %l = transform.structured.match ops{["affine.for"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.hoist_loop_invariant_subsets %l : !transform.any_op
    transform.yield
  }
}
