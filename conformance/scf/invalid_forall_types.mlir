// ARGS: --allow-unregistered-dialect --split-input-file
%v0 = "t.v"() : () -> index
%v1 = "t.v"() : () -> tensor<8xf32>
%r:1 = "scf.forall"(%v0, %v1) <{operandSegmentSizes = array<i32: 0, 1, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: -9223372036854775808>}> ({
    ^bb0(%arg4: index, %arg5: tensor<8xf32>):
      "arith.constant"() : () -> i32
      "scf.forall.in_parallel"() ({^bb0:}) : () -> ()
}) : (index, tensor<8xf32>) -> (tensor<4xf32>)
// -----
%v0 = "t.v"() : () -> index
%v1 = "t.v"() : () -> tensor<8xf32>
%r:1 = "scf.forall"(%v0, %v1) <{operandSegmentSizes = array<i32: 0, 1, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: -9223372036854775808>}> ({
    ^bb0(%arg4: index, %arg5: tensor<8xf64>):
      "scf.forall.in_parallel"() ({^bb0:}) : () -> ()
}) : (index, tensor<8xf32>) -> (tensor<4xf32>)
// -----
%v0 = "t.v"() : () -> index
%v1 = "t.v"() : () -> tensor<8xf32>
%r:1 = "scf.forall"(%v0, %v1) <{operandSegmentSizes = array<i32: 0, 1, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: -9223372036854775808>}> ({
    ^bb0(%arg4: index, %arg5: tensor<4xf32>):
      "scf.forall.in_parallel"() ({^bb0:}) : () -> ()
}) : (index, tensor<8xf32>) -> (tensor<4xf32>)
// -----
%v0 = "t.v"() : () -> index
%v1 = "t.v"() : () -> tensor<8xf32>
%r:1 = "scf.forall"(%v0, %v1) <{operandSegmentSizes = array<i32: 0, 1, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: -9223372036854775808>}> ({
    ^bb0(%arg4: index, %arg5: tensor<8xf32>):
      "scf.forall.in_parallel"() ({^bb0:}) : () -> ()
}) : (index, tensor<8xf32>) -> (tensor<4xf32>)
// -----
%v0 = "t.v"() : () -> index
%v1 = "t.v"() : () -> tensor<8xf32>
%r:1 = "scf.forall"(%v0, %v1) <{operandSegmentSizes = array<i32: 0, 1, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: -9223372036854775808>, mapping = [#gpu.thread<y>, #gpu.thread<x>]}> ({
    ^bb0(%arg4: index, %arg5: tensor<8xf32>):
      "scf.forall.in_parallel"() ({^bb0:}) : () -> ()
}) : (index, tensor<8xf32>) -> (tensor<4xf32>)
