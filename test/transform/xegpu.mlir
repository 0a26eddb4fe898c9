// RUN: jig-opt %s --transform-interpreter --allow-unregistered-dialect --split-input-file --verify-diagnostics | FileCheck %s
// What the reference makes of described tiles that is nothing good: types and attributes that it does not read back, values that are used
// before they are there; and what it dies of.

module attributes {transform.with_named_sequence} {
  func.func @main(%m: memref<8x8xf32>) {
    // expected-error @below {{cannot distribute [8, 8] using #xegpu.layout<sg_layout = [3, 4], sg_data = [2, 2]>}}
    %0 = xegpu.create_nd_tdesc %m : memref<8x8xf32> -> !xegpu.tensor_desc<8x8xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %d = transform.structured.match ops{["xegpu.create_nd_tdesc"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.xegpu.set_desc_layout %d sg_layout = [3, 4] sg_data = [2, 2] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @main(%m: memref<8x8xf32>) {
    // expected-error @below {{expected layout rank to match tensor rank}}
    %0 = xegpu.create_nd_tdesc %m : memref<8x8xf32> -> !xegpu.tensor_desc<8x8xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %d = transform.structured.match ops{["xegpu.create_nd_tdesc"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.xegpu.set_desc_layout %d sg_layout = [4] sg_data = [2] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @main(%m: memref<8x8xf32>) {
    %0 = xegpu.create_nd_tdesc %m : memref<8x8xf32> -> !xegpu.tensor_desc<8x8xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %d = transform.structured.match ops{["xegpu.create_nd_tdesc"]} in %root : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{expected sg_data and sg_layout to have the same rank}}
    transform.xegpu.set_op_layout_attr %d sg_layout = [4, 2] sg_data = [2] : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @main(%m: memref<8x8xf32>) {
    %0 = xegpu.create_nd_tdesc %m : memref<8x8xf32> -> !xegpu.tensor_desc<8x8xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %d = transform.structured.match ops{["xegpu.create_nd_tdesc"]} in %root : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{invalid dim (1) in slice attribute.}}
    transform.xegpu.set_op_layout_attr %d sg_layout = [4] sg_data = [2] slice_dims = [1] : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @main(%m: memref<8x8xf32>) {
    %0 = xegpu.create_nd_tdesc %m : memref<8x8xf32> -> !xegpu.tensor_desc<8x8xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %d = transform.structured.match ops{["xegpu.create_nd_tdesc"]} in %root : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{Index exceeds the number of op operands}}
    transform.xegpu.set_op_layout_attr %d index = -1 sg_layout = [4, 2] sg_data = [1, 1] : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @main(%m: memref<8x8xf32>) {
    %0 = xegpu.create_nd_tdesc %m : memref<8x8xf32> -> !xegpu.tensor_desc<8x8xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %d = transform.structured.match ops{["xegpu.create_nd_tdesc"]} in %root : (!transform.any_op) -> !transform.any_op
    %x = transform.param.constant "x" -> !transform.any_param
    // expected-error @below {{size in operand #1 is not an integer: "x"}}
    transform.xegpu.set_op_layout_attr %d sg_layout = [%x, 2] sg_data = [1, 1] : !transform.any_op, !transform.any_param
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @main(%m: memref<64x64xf32>, %lb: index) {
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %c64 = arith.constant 64 : index
    %0 = xegpu.create_nd_tdesc %m : memref<64x64xf32> -> !xegpu.tensor_desc<8xf32>
    scf.for %k = %c0 to %c64 step %c8 {
      %q = arith.addi %k, %c8 : index
      %1 = xegpu.load_nd %0[%q] : !xegpu.tensor_desc<8xf32> -> vector<8xf32>
      "test.use"(%1) : (vector<8xf32>) -> ()
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %u = transform.structured.match ops{["test.use"]} in %root : (!transform.any_op) -> !transform.any_op
    %v = transform.get_operand %u[0] : (!transform.any_op) -> !transform.any_value
    // expected-error @below {{offset #0 of the load is computed in the loop, so that no other iteration's tile is known}}
    transform.xegpu.insert_prefetch %v nb_prefetch = 2 : (!transform.any_value) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @main(%m: memref<64x64xf32>, %lb: index) {
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %c64 = arith.constant 64 : index
    %0 = xegpu.create_nd_tdesc %m : memref<64x64xf32> -> !xegpu.tensor_desc<8xf32>
    scf.for %k = %c0 to %c64 step %c8 {
      %q = arith.addi %k, %c8 : index
      %1 = xegpu.load_nd %0[%k] : !xegpu.tensor_desc<8xf32> -> vector<8xf32>
      "test.use"(%1) : (vector<8xf32>) -> ()
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %u = transform.structured.match ops{["test.use"]} in %root : (!transform.any_op) -> !transform.any_op
    %v = transform.get_operand %u[0] : (!transform.any_op) -> !transform.any_value
    // expected-error @below {{Failed to unroll the loop}}
    transform.xegpu.insert_prefetch %v nb_prefetch = 100000000 : (!transform.any_value) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @main(%v: vector<8xf32>) {
    "test.use"(%v) : (vector<8xf32>) -> ()
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %u = transform.structured.match ops{["test.use"]} in %root : (!transform.any_op) -> !transform.any_op
    %v = transform.get_operand %u[0] : (!transform.any_op) -> !transform.any_value
    // expected-error @below {{Could not find load op.}}
    transform.xegpu.insert_prefetch %v nb_prefetch = 1 : (!transform.any_value) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @main(%v: vector<8xf32>) {
    "test.use"(%v) : (vector<8xf32>) -> ()
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %u = transform.structured.match ops{["test.use"]} in %root : (!transform.any_op) -> !transform.any_op
    %v = transform.get_operand %u[0] : (!transform.any_op) -> !transform.any_value
    // expected-error @below {{Could not find a matching descriptor op when walking the producer chain of the first operand.}}
    transform.xegpu.get_desc_op %v : (!transform.any_value) -> !transform.any_op
    transform.yield
  }
}

// -----

// A value that comes from itself.
module attributes {transform.with_named_sequence} {
  "test.graph"() ({
    %a = "test.a"(%b) : (vector<8xf32>) -> vector<8xf32>
    %b = "test.b"(%c) : (vector<8xf32>) -> vector<8xf32>
    %c = "test.c"(%a) : (vector<8xf32>) -> vector<8xf32>
    "test.use"(%a) : (vector<8xf32>) -> ()
  }) : () -> ()
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %u = transform.structured.match ops{["test.use"]} in %root : (!transform.any_op) -> !transform.any_op
    %v = transform.get_operand %u[0] : (!transform.any_op) -> !transform.any_value
    // expected-error @below {{Could not find load op.}}
    transform.xegpu.insert_prefetch %v nb_prefetch = 1 : (!transform.any_value) -> !transform.any_op
    transform.yield
  }
}

// -----

// CHECK-LABEL: func.func @first_user
module attributes {transform.with_named_sequence} {
  // CHECK: %[[V:.*]] = "test.make"
  // CHECK-NEXT: %[[C:.*]] = xegpu.convert_layout %[[V]]
  // CHECK-NEXT: "test.first"(%[[C]])
  // CHECK-NEXT: "test.use"(%[[C]])
  func.func @first_user() {
    %v = "test.make"() : () -> vector<8xf32>
    "test.first"(%v) : (vector<8xf32>) -> ()
    "test.use"(%v) : (vector<8xf32>) -> ()
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %u = transform.structured.match ops{["test.use"]} in %root : (!transform.any_op) -> !transform.any_op
    %v = transform.get_operand %u[0] : (!transform.any_op) -> !transform.any_value
    transform.xegpu.convert_layout %v input_sg_layout = [4] input_sg_data = [2] target_sg_layout = [2] target_sg_data = [4] : (!transform.any_value) -> !transform.any_op
    transform.yield
  }
}

// -----

// The offsets of a descriptor stay.
module attributes {transform.with_named_sequence} {
  // CHECK-LABEL: func @offsets
  func.func @offsets(%m: memref<8x8xf32>, %i: index) {
    // CHECK: xegpu.create_nd_tdesc %{{.*}}[%{{.*}}, 4] : memref<8x8xf32> -> !xegpu.tensor_desc<4x4xf32, #xegpu.layout<sg_layout = [2, 2], sg_data = [2, 2]>>
    %0 = xegpu.create_nd_tdesc %m[%i, 4] : memref<8x8xf32> -> !xegpu.tensor_desc<4x4xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %d = transform.structured.match ops{["xegpu.create_nd_tdesc"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.xegpu.set_desc_layout %d sg_layout = [2, 2] sg_data = [2, 2] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
