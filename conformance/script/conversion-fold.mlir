// ARGS: --transform-interpreter --allow-unregistered-dialect --split-input-file
// ARGS: --transform-interpreter --allow-unregistered-dialect --split-input-file -mlir-print-debuginfo
// Ops that become legal by folding.

module attributes {transform.with_named_sequence} {
func.func @f(%x: i32) -> (i32, i32) {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %y = arith.addi %c1, %c2 : i32
  %z = arith.addi %y, %c2 : i32
  %w = arith.addi %z, %x : i32
  return %w, %z : i32, i32
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %f {} {partial_conversion, legal_ops=["arith.constant"]} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @f(%x: i32, %p: i1) -> (i32, i32) {
  %c1 = arith.constant 1 : i32
  %y = arith.addi %c1, %x : i32
  %s = arith.select %p, %y, %y : i32
  %true = arith.constant true
  %u = arith.select %true, %c1, %s : i32
  %v = arith.cmpi eq, %u, %u : i32
  %w = arith.extui %v : i1 to i32
  return %u, %w : i32, i32
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %f {} {partial_conversion, legal_ops=["arith.constant"]} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @f(%t: tensor<4x?xf32>, %m: memref<3xf32>, %i: index) -> (index, index, f32, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = tensor.dim %t, %c0 : tensor<4x?xf32>
  %b = tensor.dim %t, %c1 : tensor<4x?xf32>
  %d = memref.cast %m : memref<3xf32> to memref<?xf32>
  %e = memref.load %d[%i] : memref<?xf32>
  memref.store %e, %d[%c0] : memref<?xf32>
  %g = affine.apply affine_map<(d0) -> (d0 * 2)>(%c1)
  %h = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%i, %c1)
  %j = affine.min affine_map<(d0) -> (d0, 7)>(%c1)
  return %a, %g, %e, %h : index, index, f32, index
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %f {} {partial_conversion, legal_ops=["arith.constant"]} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @f(%t: tensor<4xf32>, %c: complex<f32>) -> (tensor<?xf32>, f32, vector<2xi32>, tensor<4xf32>) {
  %a = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
  %b = tensor.cast %a : tensor<?xf32> to tensor<4xf32>
  %d = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %e = complex.re %d : complex<f32>
  %v = arith.constant dense<3> : vector<2xi32>
  %w = arith.addi %v, %v : vector<2xi32>
  %q = linalg.transpose ins(%t : tensor<4xf32>) outs(%t : tensor<4xf32>) permutation = [0]
  return %a, %e, %w, %b : tensor<?xf32>, f32, vector<2xi32>, tensor<4xf32>
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %f {} {partial_conversion, legal_ops=["arith.constant"]} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @f(%x: i32) -> i32 {
  %r = scf.execute_region -> i32 {
    %c0 = arith.constant 0 : i32
    %y = arith.addi %x, %c0 : i32
    %c1 = arith.constant 5 : i32
    %z = arith.addi %c1, %c1 : i32
    scf.yield %z : i32
  }
  return %r : i32
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %f {} {partial_conversion, legal_ops=["arith.constant"]} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @f(%x: index) -> (index, i32, i32) {
  %k = arith.constant 7 : i32
  %a = index.constant 4
  %b = index.add %a, %a
  %c = index.mul %b, %x
  %l, %h = arith.mului_extended %k, %k : i32
  return %c, %l, %h : index, i32, i32
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %f {} {partial_conversion, legal_ops=["arith.constant"]} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @f(%x: index) -> (index, i32, i32, i1) {
  %k = arith.constant 7 : i32
  %a = index.constant 4
  %b = index.add %a, %a
  %c = index.mul %b, %x
  %d = index.cmp slt(%a, %b)
  %l, %h = arith.mului_extended %k, %k : i32
  return %c, %l, %h, %d : index, i32, i32, i1
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %f {} {partial_conversion, legal_ops=["arith.constant", "index.constant"]} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @f(%x: i32) -> (i32) {
  %c1 = arith.constant 1 : i32
  %y = arith.addi %c1, %x : i32
  return %y : i32
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %f {} {partial_conversion, illegal_ops=["arith.addi"]} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @f(%x: i32) -> (i32) {
  %y = arith.addi %x, %x : i32
  return %y : i32
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %f {} {partial_conversion, illegal_ops=["arith.addi", "arith.constant"]} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @f(%x: i32) -> (i32) {
  %y = arith.subi %x, %x : i32
  return %y : i32
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %f {} {partial_conversion, illegal_ops=["arith.subi"]} : !transform.any_op
  transform.yield
}
}
