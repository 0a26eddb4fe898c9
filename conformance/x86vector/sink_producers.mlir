// ARGS: --transform-interpreter --split-input-file
// Reads of vectors go to where they are first needed.
// FRAME
module attributes {transform.with_named_sequence} {
  // HERE
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.x86vector.sink_vector_producer_ops
    } : !transform.any_op
    transform.yield
  }
}
// CASE
func.func @region(%A: memref<16x2xf32>, %B: memref<16x2xf32>, %i: index, %p: i1) -> vector<2xf32> {
  %z = ub.poison : f32
  %a = vector.transfer_read %A[%i,%i], %z {in_bounds=[true]} : memref<16x2xf32>, vector<2xf32>
  %q = arith.addi %i, %i : index
  %b = vector.load %B[%q,%i] : memref<16x2xf32>, vector<2xf32>
  %r = scf.if %p -> vector<2xf32> {
    %e = arith.addf %b, %a : vector<2xf32>
    scf.yield %e : vector<2xf32>
  } else { scf.yield %b : vector<2xf32> }
  return %r : vector<2xf32>
}
// CASE
func.func @unused(%A: memref<16x2xf32>, %B: memref<16x2xf32>, %i: index, %p: i1) {
  %b = vector.load %B[%i,%i] : memref<16x2xf32>, vector<2xf32>
  return
}
// CASE
func.func @bcst(%A: memref<16x2xf32>, %i: index, %p: f32) -> (vector<2xf32>) {
  %a = vector.broadcast %p : f32 to vector<2xf32>
  %b = vector.load %A[%i,%i] : memref<16x2xf32>, vector<2xf32>
  %s = vector.shape_cast %a : vector<2xf32> to vector<1x2xf32>
  %q = arith.addi %i, %i : index
  %t = vector.shape_cast %s : vector<1x2xf32> to vector<2xf32>
  %f = vector.fma %a, %a, %t : vector<2xf32>
  %r = arith.addf %f, %b : vector<2xf32>
  return %r : vector<2xf32>
}
// CASE
func.func @order(%A: memref<16x2xf32>, %B: memref<16x2xf32>, %i: index) -> vector<2xf32> {
  %a = vector.load %A[%i,%i] : memref<16x2xf32>, vector<2xf32>
  %b = vector.load %B[%i,%i] : memref<16x2xf32>, vector<2xf32>
  %q = arith.addi %i, %i : index
  %d = arith.addf %a, %a : vector<2xf32>
  %e = arith.addf %d, %b : vector<2xf32>
  return %e : vector<2xf32>
}
// CASE
func.func @next_other(%A: memref<16x2xf32>, %v: vector<2xf32>, %w: vector<4xf32>, %i: index) -> vector<2xf32> {
  %a = vector.load %A[%i,%i] : memref<16x2xf32>, vector<2xf32>
  %q = arith.negf %v : vector<2xf32>
  %x = arith.negf %v : vector<2xf32>
  %e = arith.addf %a, %q : vector<2xf32>
  return %e : vector<2xf32>
}
// CASE
func.func @next_none(%A: memref<16x2xf32>, %v: vector<2xf32>, %w: vector<4xf32>, %i: index) -> vector<2xf32> {
  %a = vector.load %A[%i,%i] : memref<16x2xf32>, vector<2xf32>
  %x = arith.negf %v : vector<2xf32>
  %q = arith.negf %v : vector<2xf32>
  %e = arith.addf %a, %q : vector<2xf32>
  return %e : vector<2xf32>
}
// CASE
func.func @block(%A: memref<16x2xf32>, %v: vector<2xf32>, %w: vector<4xf32>, %i: index, %p: i1) -> vector<2xf32> {
  %a = vector.load %A[%i,%i] : memref<16x2xf32>, vector<2xf32>
  %x = arith.negf %v : vector<2xf32>
  %y = arith.negf %v : vector<2xf32>
  %e = arith.addf %a, %y : vector<2xf32>
  cf.br ^b
^b:
  %f = arith.addf %a, %y : vector<2xf32>
  return %f : vector<2xf32>
}
// CASE
func.func @tensor(%A: tensor<16x2xf32>, %v: vector<2xf32>, %w: vector<4xf32>, %i: index, %p: i1) -> vector<2xf32> {
  %z = arith.constant 0.0 : f32
  %a = vector.transfer_read %A[%i,%i], %z : tensor<16x2xf32>, vector<2xf32>
  %y = arith.negf %v : vector<2xf32>
  %w = arith.negf %v : vector<2xf32>
  %e = arith.addf %a, %v : vector<2xf32>
  return %e : vector<2xf32>
}
// CASE
func.func @scalar(%A: memref<16x2xf32>, %v: vector<2xf32>, %w: vector<4xf32>, %i: index, %p: i1) -> vector<2xf32> {
  %a = memref.load %A[%i,%i] : memref<16x2xf32>
  %g = vector.broadcast %a : f32 to vector<2xf32>
  %y = arith.negf %v : vector<2xf32>
  %e = arith.addf %g, %v : vector<2xf32>
  return %e : vector<2xf32>
}
