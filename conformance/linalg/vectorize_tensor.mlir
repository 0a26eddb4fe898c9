// ARGS: --transform-interpreter --split-input-file
// tensor.pad, tensor.insert_slice, linalg.pack and linalg.unpack as transfers.
// FRAME
module attributes {transform.with_named_sequence} {
  // HERE
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    // HERE
    transform.yield
  }
}
// EACH
// CASE
func.func @f(%a: tensor<?x?xf32>, %s: f32, %n: index) -> tensor<8x16xf32> {
  %c = arith.constant 2.0 : f32
  %r = tensor.pad %a low[0, 0] high[%n, %n] {
  ^bb0(%i0: index, %i1: index):
  tensor.yield %s : f32
  } : tensor<?x?xf32> to tensor<8x16xf32>
  return %r : tensor<8x16xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a: tensor<?x?xf32>, %n: index) -> tensor<8x16xf32> {
  %c = arith.constant 2.0 : f32
  %r = tensor.pad %a low[0, 0] high[%n, %n] {
  ^bb0(%i0: index, %i1: index):
  tensor.yield %c : f32
  } : tensor<?x?xf32> to tensor<8x16xf32>
  return %r : tensor<8x16xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a: tensor<?x?xf32>, %s: f32, %n: index) -> tensor<?x?xf32> {
  %c = arith.constant 2.0 : f32
  %r = tensor.pad %a low[0, 0] high[%n, %n] {
  ^bb0(%i0: index, %i1: index):
  tensor.yield %s : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a: tensor<4x5xf32>, %s: f32) -> tensor<8x16xf32> {
  %c = arith.constant 2.0 : f32
  %r = tensor.pad %a low[0, 0] high[4, 11] {
  ^bb0(%i0: index, %i1: index):
  tensor.yield %s : f32
  } : tensor<4x5xf32> to tensor<8x16xf32>
  return %r : tensor<8x16xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a: tensor<8x16xf32>, %s: f32) -> tensor<8x16xf32> {
  %c = arith.constant 2.0 : f32
  %r = tensor.pad %a low[0, 0] high[0, 0] {
  ^bb0(%i0: index, %i1: index):
  tensor.yield %s : f32
  } : tensor<8x16xf32> to tensor<8x16xf32>
  return %r : tensor<8x16xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a: tensor<?x5xf32>, %s: f32) -> tensor<?x6xf32> {
  %c = arith.constant 2.0 : f32
  %r = tensor.pad %a low[0, 0] high[3, 1] {
  ^bb0(%i0: index, %i1: index):
  tensor.yield %s : f32
  } : tensor<?x5xf32> to tensor<?x6xf32>
  return %r : tensor<?x6xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a: tensor<?x5xf32>, %s: f32, %n: index) -> tensor<?x6xf32> {
  %c = arith.constant 2.0 : f32
  %r = tensor.pad %a low[%n, 0] high[3, 1] {
  ^bb0(%i0: index, %i1: index):
  tensor.yield %s : f32
  } : tensor<?x5xf32> to tensor<?x6xf32>
  return %r : tensor<?x6xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a: tensor<?x?xf32>, %s: f32, %n: index) -> tensor<1x6xf32> {
  %c = arith.constant 2.0 : f32
  %r = tensor.pad %a low[%n, 0] high[0, %n] {
  ^bb0(%i0: index, %i1: index):
  tensor.yield %s : f32
  } : tensor<?x?xf32> to tensor<1x6xf32>
  return %r : tensor<1x6xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a: tensor<?x5xf32>) -> tensor<?x6xf32> {
  %c = arith.constant 2.0 : f32
  %r = tensor.pad %a low[0, 0] high[3, 1] {
  ^bb0(%i0: index, %i1: index):
  %v = tensor.extract %a[%i0, %i1] : tensor<?x5xf32>
  tensor.yield %v : f32
  } : tensor<?x5xf32> to tensor<?x6xf32>
  return %r : tensor<?x6xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a: tensor<?x?xf32>, %s: f32, %n: index) -> tensor<8x16xf32> {
  %c = arith.constant 2.0 : f32
  %r = tensor.pad %a low[0, 0] high[%n, %n] {
  ^bb0(%i0: index, %i1: index):
  tensor.yield %s : f32
  } : tensor<?x?xf32> to tensor<8x16xf32>
  return %r : tensor<8x16xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8, 16] : !transform.any_op
// CASE
func.func @f(%a: tensor<?x?xf32>, %n: index) -> tensor<8x16xf32> {
  %c = arith.constant 2.0 : f32
  %r = tensor.pad %a low[0, 0] high[%n, %n] {
  ^bb0(%i0: index, %i1: index):
  tensor.yield %c : f32
  } : tensor<?x?xf32> to tensor<8x16xf32>
  return %r : tensor<8x16xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8, 16] : !transform.any_op
// CASE
func.func @f(%a: tensor<?x?xf32>, %s: f32, %n: index) -> tensor<?x?xf32> {
  %c = arith.constant 2.0 : f32
  %r = tensor.pad %a low[0, 0] high[%n, %n] {
  ^bb0(%i0: index, %i1: index):
  tensor.yield %s : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8, 16] : !transform.any_op
// CASE
func.func @f(%a: tensor<4x5xf32>, %s: f32) -> tensor<8x16xf32> {
  %c = arith.constant 2.0 : f32
  %r = tensor.pad %a low[0, 0] high[4, 11] {
  ^bb0(%i0: index, %i1: index):
  tensor.yield %s : f32
  } : tensor<4x5xf32> to tensor<8x16xf32>
  return %r : tensor<8x16xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8, 16] : !transform.any_op
// CASE
func.func @f(%a: tensor<8x16xf32>, %s: f32) -> tensor<8x16xf32> {
  %c = arith.constant 2.0 : f32
  %r = tensor.pad %a low[0, 0] high[0, 0] {
  ^bb0(%i0: index, %i1: index):
  tensor.yield %s : f32
  } : tensor<8x16xf32> to tensor<8x16xf32>
  return %r : tensor<8x16xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8, 16] : !transform.any_op
// CASE
func.func @f(%a: tensor<?x5xf32>, %s: f32) -> tensor<?x6xf32> {
  %c = arith.constant 2.0 : f32
  %r = tensor.pad %a low[0, 0] high[3, 1] {
  ^bb0(%i0: index, %i1: index):
  tensor.yield %s : f32
  } : tensor<?x5xf32> to tensor<?x6xf32>
  return %r : tensor<?x6xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8, 16] : !transform.any_op
// CASE
func.func @f(%a: tensor<?x5xf32>, %s: f32, %n: index) -> tensor<?x6xf32> {
  %c = arith.constant 2.0 : f32
  %r = tensor.pad %a low[%n, 0] high[3, 1] {
  ^bb0(%i0: index, %i1: index):
  tensor.yield %s : f32
  } : tensor<?x5xf32> to tensor<?x6xf32>
  return %r : tensor<?x6xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8, 16] : !transform.any_op
// CASE
func.func @f(%a: tensor<?x?xf32>, %s: f32, %n: index) -> tensor<1x6xf32> {
  %c = arith.constant 2.0 : f32
  %r = tensor.pad %a low[%n, 0] high[0, %n] {
  ^bb0(%i0: index, %i1: index):
  tensor.yield %s : f32
  } : tensor<?x?xf32> to tensor<1x6xf32>
  return %r : tensor<1x6xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8, 16] : !transform.any_op
// CASE
func.func @f(%a: tensor<?x5xf32>) -> tensor<?x6xf32> {
  %c = arith.constant 2.0 : f32
  %r = tensor.pad %a low[0, 0] high[3, 1] {
  ^bb0(%i0: index, %i1: index):
  %v = tensor.extract %a[%i0, %i1] : tensor<?x5xf32>
  tensor.yield %v : f32
  } : tensor<?x5xf32> to tensor<?x6xf32>
  return %r : tensor<?x6xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8, 16] : !transform.any_op
// CASE
func.func @f(%a: tensor<?x?xf32>, %s: f32, %n: index) -> tensor<8x16xf32> {
  %c = arith.constant 2.0 : f32
  %r = tensor.pad %a low[0, 0] high[%n, %n] {
  ^bb0(%i0: index, %i1: index):
  tensor.yield %s : f32
  } : tensor<?x?xf32> to tensor<8x16xf32>
  return %r : tensor<8x16xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8, 4] : !transform.any_op
// CASE
func.func @f(%a: tensor<?x?xf32>, %n: index) -> tensor<8x16xf32> {
  %c = arith.constant 2.0 : f32
  %r = tensor.pad %a low[0, 0] high[%n, %n] {
  ^bb0(%i0: index, %i1: index):
  tensor.yield %c : f32
  } : tensor<?x?xf32> to tensor<8x16xf32>
  return %r : tensor<8x16xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8, 4] : !transform.any_op
// CASE
func.func @f(%a: tensor<?x?xf32>, %s: f32, %n: index) -> tensor<?x?xf32> {
  %c = arith.constant 2.0 : f32
  %r = tensor.pad %a low[0, 0] high[%n, %n] {
  ^bb0(%i0: index, %i1: index):
  tensor.yield %s : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8, 4] : !transform.any_op
// CASE
func.func @f(%a: tensor<4x5xf32>, %s: f32) -> tensor<8x16xf32> {
  %c = arith.constant 2.0 : f32
  %r = tensor.pad %a low[0, 0] high[4, 11] {
  ^bb0(%i0: index, %i1: index):
  tensor.yield %s : f32
  } : tensor<4x5xf32> to tensor<8x16xf32>
  return %r : tensor<8x16xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8, 4] : !transform.any_op
// CASE
func.func @f(%a: tensor<8x16xf32>, %s: f32) -> tensor<8x16xf32> {
  %c = arith.constant 2.0 : f32
  %r = tensor.pad %a low[0, 0] high[0, 0] {
  ^bb0(%i0: index, %i1: index):
  tensor.yield %s : f32
  } : tensor<8x16xf32> to tensor<8x16xf32>
  return %r : tensor<8x16xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8, 4] : !transform.any_op
// CASE
func.func @f(%a: tensor<?x5xf32>, %s: f32) -> tensor<?x6xf32> {
  %c = arith.constant 2.0 : f32
  %r = tensor.pad %a low[0, 0] high[3, 1] {
  ^bb0(%i0: index, %i1: index):
  tensor.yield %s : f32
  } : tensor<?x5xf32> to tensor<?x6xf32>
  return %r : tensor<?x6xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8, 4] : !transform.any_op
// CASE
func.func @f(%a: tensor<?x5xf32>, %s: f32, %n: index) -> tensor<?x6xf32> {
  %c = arith.constant 2.0 : f32
  %r = tensor.pad %a low[%n, 0] high[3, 1] {
  ^bb0(%i0: index, %i1: index):
  tensor.yield %s : f32
  } : tensor<?x5xf32> to tensor<?x6xf32>
  return %r : tensor<?x6xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8, 4] : !transform.any_op
// CASE
func.func @f(%a: tensor<?x?xf32>, %s: f32, %n: index) -> tensor<1x6xf32> {
  %c = arith.constant 2.0 : f32
  %r = tensor.pad %a low[%n, 0] high[0, %n] {
  ^bb0(%i0: index, %i1: index):
  tensor.yield %s : f32
  } : tensor<?x?xf32> to tensor<1x6xf32>
  return %r : tensor<1x6xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8, 4] : !transform.any_op
// CASE
func.func @f(%a: tensor<?x5xf32>) -> tensor<?x6xf32> {
  %c = arith.constant 2.0 : f32
  %r = tensor.pad %a low[0, 0] high[3, 1] {
  ^bb0(%i0: index, %i1: index):
  %v = tensor.extract %a[%i0, %i1] : tensor<?x5xf32>
  tensor.yield %v : f32
  } : tensor<?x5xf32> to tensor<?x6xf32>
  return %r : tensor<?x6xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8, 4] : !transform.any_op
// CASE
func.func @f(%a: tensor<?x?xf32>, %s: f32, %n: index) -> tensor<8x16xf32> {
  %c = arith.constant 2.0 : f32
  %r = tensor.pad %a low[0, 0] high[%n, %n] {
  ^bb0(%i0: index, %i1: index):
  tensor.yield %s : f32
  } : tensor<?x?xf32> to tensor<8x16xf32>
  return %r : tensor<8x16xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8] : !transform.any_op
// CASE
func.func @f(%a: tensor<?x?xf32>, %n: index) -> tensor<8x16xf32> {
  %c = arith.constant 2.0 : f32
  %r = tensor.pad %a low[0, 0] high[%n, %n] {
  ^bb0(%i0: index, %i1: index):
  tensor.yield %c : f32
  } : tensor<?x?xf32> to tensor<8x16xf32>
  return %r : tensor<8x16xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8] : !transform.any_op
// CASE
func.func @f(%a: tensor<?x?xf32>, %s: f32, %n: index) -> tensor<?x?xf32> {
  %c = arith.constant 2.0 : f32
  %r = tensor.pad %a low[0, 0] high[%n, %n] {
  ^bb0(%i0: index, %i1: index):
  tensor.yield %s : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8] : !transform.any_op
// CASE
func.func @f(%a: tensor<4x5xf32>, %s: f32) -> tensor<8x16xf32> {
  %c = arith.constant 2.0 : f32
  %r = tensor.pad %a low[0, 0] high[4, 11] {
  ^bb0(%i0: index, %i1: index):
  tensor.yield %s : f32
  } : tensor<4x5xf32> to tensor<8x16xf32>
  return %r : tensor<8x16xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8] : !transform.any_op
// CASE
func.func @f(%a: tensor<8x16xf32>, %s: f32) -> tensor<8x16xf32> {
  %c = arith.constant 2.0 : f32
  %r = tensor.pad %a low[0, 0] high[0, 0] {
  ^bb0(%i0: index, %i1: index):
  tensor.yield %s : f32
  } : tensor<8x16xf32> to tensor<8x16xf32>
  return %r : tensor<8x16xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8] : !transform.any_op
// CASE
func.func @f(%a: tensor<?x5xf32>, %s: f32) -> tensor<?x6xf32> {
  %c = arith.constant 2.0 : f32
  %r = tensor.pad %a low[0, 0] high[3, 1] {
  ^bb0(%i0: index, %i1: index):
  tensor.yield %s : f32
  } : tensor<?x5xf32> to tensor<?x6xf32>
  return %r : tensor<?x6xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8] : !transform.any_op
// CASE
func.func @f(%a: tensor<?x5xf32>, %s: f32, %n: index) -> tensor<?x6xf32> {
  %c = arith.constant 2.0 : f32
  %r = tensor.pad %a low[%n, 0] high[3, 1] {
  ^bb0(%i0: index, %i1: index):
  tensor.yield %s : f32
  } : tensor<?x5xf32> to tensor<?x6xf32>
  return %r : tensor<?x6xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8] : !transform.any_op
// CASE
func.func @f(%a: tensor<?x?xf32>, %s: f32, %n: index) -> tensor<1x6xf32> {
  %c = arith.constant 2.0 : f32
  %r = tensor.pad %a low[%n, 0] high[0, %n] {
  ^bb0(%i0: index, %i1: index):
  tensor.yield %s : f32
  } : tensor<?x?xf32> to tensor<1x6xf32>
  return %r : tensor<1x6xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8] : !transform.any_op
// CASE
func.func @f(%a: tensor<?x5xf32>) -> tensor<?x6xf32> {
  %c = arith.constant 2.0 : f32
  %r = tensor.pad %a low[0, 0] high[3, 1] {
  ^bb0(%i0: index, %i1: index):
  %v = tensor.extract %a[%i0, %i1] : tensor<?x5xf32>
  tensor.yield %v : f32
  } : tensor<?x5xf32> to tensor<?x6xf32>
  return %r : tensor<?x6xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8] : !transform.any_op
// CASE
func.func @f(%a: tensor<?x?xf32>, %s: f32, %n: index) -> tensor<8x16xf32> {
  %c = arith.constant 2.0 : f32
  %r = tensor.pad %a low[0, 0] high[%n, %n] {
  ^bb0(%i0: index, %i1: index):
  tensor.yield %s : f32
  } : tensor<?x?xf32> to tensor<8x16xf32>
  return %r : tensor<8x16xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8, [16]] : !transform.any_op
// CASE
func.func @f(%a: tensor<?x?xf32>, %n: index) -> tensor<8x16xf32> {
  %c = arith.constant 2.0 : f32
  %r = tensor.pad %a low[0, 0] high[%n, %n] {
  ^bb0(%i0: index, %i1: index):
  tensor.yield %c : f32
  } : tensor<?x?xf32> to tensor<8x16xf32>
  return %r : tensor<8x16xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8, [16]] : !transform.any_op
// CASE
func.func @f(%a: tensor<?x?xf32>, %s: f32, %n: index) -> tensor<?x?xf32> {
  %c = arith.constant 2.0 : f32
  %r = tensor.pad %a low[0, 0] high[%n, %n] {
  ^bb0(%i0: index, %i1: index):
  tensor.yield %s : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8, [16]] : !transform.any_op
// CASE
func.func @f(%a: tensor<4x5xf32>, %s: f32) -> tensor<8x16xf32> {
  %c = arith.constant 2.0 : f32
  %r = tensor.pad %a low[0, 0] high[4, 11] {
  ^bb0(%i0: index, %i1: index):
  tensor.yield %s : f32
  } : tensor<4x5xf32> to tensor<8x16xf32>
  return %r : tensor<8x16xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8, [16]] : !transform.any_op
// CASE
func.func @f(%a: tensor<8x16xf32>, %s: f32) -> tensor<8x16xf32> {
  %c = arith.constant 2.0 : f32
  %r = tensor.pad %a low[0, 0] high[0, 0] {
  ^bb0(%i0: index, %i1: index):
  tensor.yield %s : f32
  } : tensor<8x16xf32> to tensor<8x16xf32>
  return %r : tensor<8x16xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8, [16]] : !transform.any_op
// CASE
func.func @f(%a: tensor<?x5xf32>, %s: f32) -> tensor<?x6xf32> {
  %c = arith.constant 2.0 : f32
  %r = tensor.pad %a low[0, 0] high[3, 1] {
  ^bb0(%i0: index, %i1: index):
  tensor.yield %s : f32
  } : tensor<?x5xf32> to tensor<?x6xf32>
  return %r : tensor<?x6xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8, [16]] : !transform.any_op
// CASE
func.func @f(%a: tensor<?x5xf32>, %s: f32, %n: index) -> tensor<?x6xf32> {
  %c = arith.constant 2.0 : f32
  %r = tensor.pad %a low[%n, 0] high[3, 1] {
  ^bb0(%i0: index, %i1: index):
  tensor.yield %s : f32
  } : tensor<?x5xf32> to tensor<?x6xf32>
  return %r : tensor<?x6xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8, [16]] : !transform.any_op
// CASE
func.func @f(%a: tensor<?x?xf32>, %s: f32, %n: index) -> tensor<1x6xf32> {
  %c = arith.constant 2.0 : f32
  %r = tensor.pad %a low[%n, 0] high[0, %n] {
  ^bb0(%i0: index, %i1: index):
  tensor.yield %s : f32
  } : tensor<?x?xf32> to tensor<1x6xf32>
  return %r : tensor<1x6xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8, [16]] : !transform.any_op
// CASE
func.func @f(%a: tensor<?x5xf32>) -> tensor<?x6xf32> {
  %c = arith.constant 2.0 : f32
  %r = tensor.pad %a low[0, 0] high[3, 1] {
  ^bb0(%i0: index, %i1: index):
  %v = tensor.extract %a[%i0, %i1] : tensor<?x5xf32>
  tensor.yield %v : f32
  } : tensor<?x5xf32> to tensor<?x6xf32>
  return %r : tensor<?x6xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8, [16]] : !transform.any_op
// CASE
func.func @f(%a: tensor<32x8x16xf32>, %b: tensor<4x1x32x16x2xf32>) -> tensor<4x1x32x16x2xf32> {
  %r = linalg.pack %a  outer_dims_perm = [1, 2, 0] inner_dims_pos = [2, 1] inner_tiles = [16, 2] into %b : tensor<32x8x16xf32> -> tensor<4x1x32x16x2xf32>
  return %r : tensor<4x1x32x16x2xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.pack"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a: tensor<32x8x16xf32>, %b: tensor<4x1x32x16x2xf32>) -> tensor<4x1x32x16x2xf32> {
  %r = linalg.pack %a  outer_dims_perm = [1, 2, 0] inner_dims_pos = [2, 1] inner_tiles = [16, 2] into %b : tensor<32x8x16xf32> -> tensor<4x1x32x16x2xf32>
  return %r : tensor<4x1x32x16x2xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.pack"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [4, 1, 32, 16, 2] : !transform.any_op
// CASE
func.func @f(%a: tensor<32x8x16xf32>, %b: tensor<32x4x1x16x2xf32>) -> tensor<32x4x1x16x2xf32> {
  %r = linalg.pack %a  inner_dims_pos = [2, 1] inner_tiles = [16, 2] into %b : tensor<32x8x16xf32> -> tensor<32x4x1x16x2xf32>
  return %r : tensor<32x4x1x16x2xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.pack"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a: tensor<32x8x16xf32>, %b: tensor<16x8x2x16xf32>) -> tensor<16x8x2x16xf32> {
  %r = linalg.pack %a  outer_dims_perm = [2, 1, 0] inner_dims_pos = [0] inner_tiles = [16] into %b : tensor<32x8x16xf32> -> tensor<16x8x2x16xf32>
  return %r : tensor<16x8x2x16xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.pack"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a: tensor<32x8x16xf32>, %b: tensor<16x2x8x16xf32>) -> tensor<16x2x8x16xf32> {
  %r = linalg.pack %a  outer_dims_perm = [2, 0, 1] inner_dims_pos = [0] inner_tiles = [16] into %b : tensor<32x8x16xf32> -> tensor<16x2x8x16xf32>
  return %r : tensor<16x2x8x16xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.pack"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a: tensor<32x7x16xf32>, %b: tensor<32x4x1x16x2xf32>, %s: f32) -> tensor<32x4x1x16x2xf32> {
  %r = linalg.pack %a padding_value(%s : f32) inner_dims_pos = [2, 1] inner_tiles = [16, 2] into %b : tensor<32x7x16xf32> -> tensor<32x4x1x16x2xf32>
  return %r : tensor<32x4x1x16x2xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.pack"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a: tensor<32x7x16xf32>, %b: tensor<32x4x1x16x2xf32>, %s: f32) -> tensor<32x4x1x16x2xf32> {
  %r = linalg.pack %a padding_value(%s : f32) inner_dims_pos = [2, 1] inner_tiles = [16, 2] into %b : tensor<32x7x16xf32> -> tensor<32x4x1x16x2xf32>
  return %r : tensor<32x4x1x16x2xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.pack"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [32, 4, 1, 16, 2] : !transform.any_op
// CASE
func.func @f(%a: tensor<?x?xf32>, %b: tensor<?x?x16x2xf32>) -> tensor<?x?x16x2xf32> {
  %r = linalg.pack %a  inner_dims_pos = [1, 0] inner_tiles = [16, 2] into %b : tensor<?x?xf32> -> tensor<?x?x16x2xf32>
  return %r : tensor<?x?x16x2xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.pack"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a: tensor<?x?xf32>, %b: tensor<?x?x16x2xf32>) -> tensor<?x?x16x2xf32> {
  %r = linalg.pack %a  inner_dims_pos = [1, 0] inner_tiles = [16, 2] into %b : tensor<?x?xf32> -> tensor<?x?x16x2xf32>
  return %r : tensor<?x?x16x2xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.pack"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [4, 1, 16, 2] : !transform.any_op
// CASE
func.func @f(%a: tensor<?x?xf32>, %b: tensor<?x?x16x2xf32>, %s: f32) -> tensor<?x?x16x2xf32> {
  %r = linalg.pack %a padding_value(%s : f32) inner_dims_pos = [1, 0] inner_tiles = [16, 2] into %b : tensor<?x?xf32> -> tensor<?x?x16x2xf32>
  return %r : tensor<?x?x16x2xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.pack"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [4, 1] : !transform.any_op
// CASE
func.func @f(%a: tensor<?x?xf32>, %b: tensor<?x?x16x2xf32>, %s: f32) -> tensor<?x?x16x2xf32> {
  %r = linalg.pack %a padding_value(%s : f32) inner_dims_pos = [1, 0] inner_tiles = [16, 2] into %b : tensor<?x?xf32> -> tensor<?x?x16x2xf32>
  return %r : tensor<?x?x16x2xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.pack"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [4, 1, 16, 2] : !transform.any_op
// CASE
func.func @f(%a: tensor<?x?xf32>, %b: tensor<?x?x?x2xf32>, %s: f32, %n: index) -> tensor<?x?x?x2xf32> {
  %r = linalg.pack %a padding_value(%s : f32) inner_dims_pos = [1, 0] inner_tiles = [%n, 2] into %b : tensor<?x?xf32> -> tensor<?x?x?x2xf32>
  return %r : tensor<?x?x?x2xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.pack"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [4, 1, 16, 2] : !transform.any_op
// CASE
func.func @f(%a: tensor<?x?xf32>, %b: tensor<?x?x?x2xf32>, %s: f32, %n: index) -> tensor<?x?x?x2xf32> {
  %r = linalg.pack %a padding_value(%s : f32) inner_dims_pos = [1, 0] inner_tiles = [%n, 2] into %b : tensor<?x?xf32> -> tensor<?x?x?x2xf32>
  return %r : tensor<?x?x?x2xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.pack"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [4, 1, [16], 2] : !transform.any_op
// CASE
func.func @f(%a: tensor<4x1x32x16x2xf32>, %b: tensor<32x8x16xf32>) -> tensor<32x8x16xf32> {
  %r = linalg.unpack %a  outer_dims_perm = [1, 2, 0] inner_dims_pos = [2, 1] inner_tiles = [16, 2] into %b : tensor<4x1x32x16x2xf32> -> tensor<32x8x16xf32>
  return %r : tensor<32x8x16xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.unpack"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a: tensor<4x1x32x16x2xf32>, %b: tensor<32x8x16xf32>) -> tensor<32x8x16xf32> {
  %r = linalg.unpack %a  outer_dims_perm = [1, 2, 0] inner_dims_pos = [2, 1] inner_tiles = [16, 2] into %b : tensor<4x1x32x16x2xf32> -> tensor<32x8x16xf32>
  return %r : tensor<32x8x16xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.unpack"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [4, 1, 32, 16, 2] : !transform.any_op
// CASE
func.func @f(%a: tensor<32x4x1x16x2xf32>, %b: tensor<32x7x16xf32>) -> tensor<32x7x16xf32> {
  %r = linalg.unpack %a  inner_dims_pos = [2, 1] inner_tiles = [16, 2] into %b : tensor<32x4x1x16x2xf32> -> tensor<32x7x16xf32>
  return %r : tensor<32x7x16xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.unpack"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a: tensor<32x4x1x16x2xf32>, %b: tensor<32x7x16xf32>) -> tensor<32x7x16xf32> {
  %r = linalg.unpack %a  inner_dims_pos = [2, 1] inner_tiles = [16, 2] into %b : tensor<32x4x1x16x2xf32> -> tensor<32x7x16xf32>
  return %r : tensor<32x7x16xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.unpack"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [32, 4, 1, 16, 2] : !transform.any_op
// CASE
func.func @f(%a: tensor<?x?x16x2xf32>, %b: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.unpack %a  inner_dims_pos = [1, 0] inner_tiles = [16, 2] into %b : tensor<?x?x16x2xf32> -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.unpack"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [4, 1, 16, 2] : !transform.any_op
// CASE
func.func @f(%a: tensor<?x?x16x2xf32>, %b: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.unpack %a  inner_dims_pos = [1, 0] inner_tiles = [16, 2] into %b : tensor<?x?x16x2xf32> -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.unpack"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a: tensor<?x?x16x2xf32>, %b: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.unpack %a  inner_dims_pos = [1, 0] inner_tiles = [16, 2] into %b : tensor<?x?x16x2xf32> -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.unpack"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [4, 16] : !transform.any_op
// CASE
func.func @f(%a: tensor<?x?x?x2xf32>, %b: tensor<?x?xf32>, %n: index) -> tensor<?x?xf32> {
  %r = linalg.unpack %a  inner_dims_pos = [1, 0] inner_tiles = [%n, 2] into %b : tensor<?x?x?x2xf32> -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.unpack"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [4, 1, [16], 2] : !transform.any_op
// CASE
func.func @f(%a: tensor<?x?x?x2xf32>, %b: tensor<?x?xf32>, %n: index) -> tensor<?x?xf32> {
  %r = linalg.unpack %a  inner_dims_pos = [0, 1] inner_tiles = [%n, 2] into %b : tensor<?x?x?x2xf32> -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.unpack"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [[4], 1, [16], 2] : !transform.any_op
// CASE
func.func @f(%a: tensor<?x?x?x2xf32>, %b: tensor<?x?xf32>, %n: index) -> tensor<?x?xf32> {
  %r = linalg.unpack %a  outer_dims_perm=[1, 0] inner_dims_pos = [0, 1] inner_tiles = [%n, 2] into %b : tensor<?x?x?x2xf32> -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.unpack"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [4, 1, [16], 2] : !transform.any_op
// CASE
func.func @f(%a: tensor<4x4xf32>, %b: tensor<8x16xf32>) -> tensor<8x16xf32> {
  %r = tensor.insert_slice %a into %b[0, 0] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x16xf32>
  return %r : tensor<8x16xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.insert_slice"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a: tensor<4x4xf32>, %b: tensor<8x16xf32>, %n: index) -> tensor<8x16xf32> {
  %r = tensor.insert_slice %a into %b[2, %n] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x16xf32>
  return %r : tensor<8x16xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.insert_slice"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a: tensor<4x4xf32>, %b: tensor<?x?xf32>, %n: index) -> tensor<?x?xf32> {
  %r = tensor.insert_slice %a into %b[2, %n] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.insert_slice"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a: tensor<?x4xf32>, %b: tensor<8x16xf32>, %n: index) -> tensor<8x16xf32> {
  %r = tensor.insert_slice %a into %b[2, %n] [%n, 4] [1, 1] : tensor<?x4xf32> into tensor<8x16xf32>
  return %r : tensor<8x16xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.insert_slice"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a: tensor<?x4xf32>, %b: tensor<?x?xf32>, %n: index) -> tensor<?x?xf32> {
  %r = tensor.insert_slice %a into %b[2, %n] [%n, 4] [1, 1] : tensor<?x4xf32> into tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.insert_slice"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a: tensor<4x4xf32>, %b: tensor<5x8x16xf32>, %n: index) -> tensor<5x8x16xf32> {
  %r = tensor.insert_slice %a into %b[%n, 2, 0] [1, 4, 4] [1, 1, 1] : tensor<4x4xf32> into tensor<5x8x16xf32>
  return %r : tensor<5x8x16xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.insert_slice"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a: tensor<8x1xf32>, %b: tensor<8x8x1xf32>) -> tensor<8x8x1xf32> {
  %r = tensor.insert_slice %a into %b[2, 0, 0] [8, 1, 1] [1, 1, 1] : tensor<8x1xf32> into tensor<8x8x1xf32>
  return %r : tensor<8x8x1xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.insert_slice"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a: tensor<8x1xf32>, %b: tensor<8x8x1xf32>) -> tensor<8x8x1xf32> {
  %r = tensor.insert_slice %a into %b[2, 0, 0] [8, 1, 1] [1, 1, 1] : tensor<8x1xf32> into tensor<8x8x1xf32>
  return %r : tensor<8x8x1xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.insert_slice"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8, 4] : !transform.any_op
// CASE
func.func @f(%a: tensor<4x4xf32>, %b: tensor<8x16xf32>) -> tensor<8x16xf32> {
  %r = tensor.insert_slice %a into %b[0, 0] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x16xf32>
  return %r : tensor<8x16xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.insert_slice"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [4, 4] : !transform.any_op
// CASE
func.func @f(%a: tensor<4x4xf32>, %b: tensor<8x16xf32>, %n: index) -> tensor<8x16xf32> {
  %r = tensor.insert_slice %a into %b[2, %n] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x16xf32>
  return %r : tensor<8x16xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.insert_slice"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [4, 4] : !transform.any_op
// CASE
func.func @f(%a: tensor<4x4xf32>, %b: tensor<?x?xf32>, %n: index) -> tensor<?x?xf32> {
  %r = tensor.insert_slice %a into %b[2, %n] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.insert_slice"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [4, 4] : !transform.any_op
// CASE
func.func @f(%a: tensor<4x4xf32>, %b: tensor<5x8x16xf32>, %n: index) -> tensor<5x8x16xf32> {
  %r = tensor.insert_slice %a into %b[%n, 2, 0] [1, 4, 4] [1, 1, 1] : tensor<4x4xf32> into tensor<5x8x16xf32>
  return %r : tensor<5x8x16xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.insert_slice"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [4, 4] : !transform.any_op
// CASE
func.func @f(%a: tensor<8x1xf32>, %b: tensor<8x8x1xf32>) -> tensor<8x8x1xf32> {
  %r = tensor.insert_slice %a into %b[2, 0, 0] [8, 1, 1] [1, 1, 1] : tensor<8x1xf32> into tensor<8x8x1xf32>
  return %r : tensor<8x8x1xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.insert_slice"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [4, 4] : !transform.any_op
// CASE
func.func @f(%a: tensor<8x1xf32>, %b: tensor<8x8x1xf32>) -> tensor<8x8x1xf32> {
  %r = tensor.insert_slice %a into %b[2, 0, 0] [8, 1, 1] [1, 1, 1] : tensor<8x1xf32> into tensor<8x8x1xf32>
  return %r : tensor<8x8x1xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.insert_slice"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [2, 16, 32] : !transform.any_op
// CASE
func.func @f(%a: tensor<8x1xf32>, %b: tensor<8x8x1xf32>) -> tensor<8x8x1xf32> {
  %r = tensor.insert_slice %a into %b[2, 0, 0] [8, 1, 1] [1, 1, 1] : tensor<8x1xf32> into tensor<8x8x1xf32>
  return %r : tensor<8x8x1xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.insert_slice"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [16] : !transform.any_op
// CASE
func.func @f(%a: tensor<4x4xf32>, %b: tensor<8x16xf32>) -> tensor<8x16xf32> {
  %r = tensor.insert_slice %a into %b[0, 0] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x16xf32>
  return %r : tensor<8x16xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.insert_slice"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [[8], 4] : !transform.any_op
// CASE
func.func @f(%a: tensor<4x4xf32>, %b: tensor<8x16xf32>, %n: index) -> tensor<8x16xf32> {
  %r = tensor.insert_slice %a into %b[2, %n] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x16xf32>
  return %r : tensor<8x16xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.insert_slice"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [[8], 4] : !transform.any_op
// CASE
func.func @f(%a: tensor<4x4xf32>, %b: tensor<?x?xf32>, %n: index) -> tensor<?x?xf32> {
  %r = tensor.insert_slice %a into %b[2, %n] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.insert_slice"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [[8], 4] : !transform.any_op
// CASE
func.func @f(%a: tensor<?x4xf32>, %b: tensor<8x16xf32>, %n: index) -> tensor<8x16xf32> {
  %r = tensor.insert_slice %a into %b[2, %n] [%n, 4] [1, 1] : tensor<?x4xf32> into tensor<8x16xf32>
  return %r : tensor<8x16xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.insert_slice"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [[8], 4] : !transform.any_op
// CASE
func.func @f(%a: tensor<?x4xf32>, %b: tensor<?x?xf32>, %n: index) -> tensor<?x?xf32> {
  %r = tensor.insert_slice %a into %b[2, %n] [%n, 4] [1, 1] : tensor<?x4xf32> into tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.insert_slice"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [[8], 4] : !transform.any_op
// CASE
func.func @f(%a: tensor<4x4xf32>, %b: tensor<5x8x16xf32>, %n: index) -> tensor<5x8x16xf32> {
  %r = tensor.insert_slice %a into %b[%n, 2, 0] [1, 4, 4] [1, 1, 1] : tensor<4x4xf32> into tensor<5x8x16xf32>
  return %r : tensor<5x8x16xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.insert_slice"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [[8], 4] : !transform.any_op
// CASE
func.func @f(%a: tensor<4x4xf32>, %b: tensor<8x16xf32>, %n: index) -> tensor<8x16xf32> {
  %r = tensor.insert_slice %a into %b[2, %n] [4, 4] [1, 2] : tensor<4x4xf32> into tensor<8x16xf32>
  return %r : tensor<8x16xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.insert_slice"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [[8], 4] : !transform.any_op
// CASE
func.func @f(%a: tensor<8x1xf32>, %b: tensor<8x8x1xf32>) -> tensor<8x8x1xf32> {
  %r = tensor.insert_slice %a into %b[2, 0, 0] [8, 1, 1] [1, 1, 1] : tensor<8x1xf32> into tensor<8x8x1xf32>
  return %r : tensor<8x8x1xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.insert_slice"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [[8], 4] : !transform.any_op
// CASE
func.func @f(%a: tensor<4x4xf32>, %b: tensor<8x16xf32>, %s: f32) -> tensor<8x16xf32> {
  %d = linalg.fill ins(%s : f32) outs(%b : tensor<8x16xf32>) -> tensor<8x16xf32>
  %r = tensor.insert_slice %a into %d[0, 0] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x16xf32>
  return %r : tensor<8x16xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.insert_slice"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a: tensor<4x4xf32>, %b: tensor<8x16xf32>, %s: f32, %n: index) -> tensor<8x16xf32> {
  %d = linalg.fill ins(%s : f32) outs(%b : tensor<8x16xf32>) -> tensor<8x16xf32>
  %r = tensor.insert_slice %a into %d[2, %n] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x16xf32>
  return %r : tensor<8x16xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.insert_slice"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a: tensor<4x4xf32>, %b: tensor<?x?xf32>, %s: f32, %n: index) -> tensor<?x?xf32> {
  %d = linalg.fill ins(%s : f32) outs(%b : tensor<?x?xf32>) -> tensor<?x?xf32>
  %r = tensor.insert_slice %a into %d[2, %n] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.insert_slice"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a: tensor<?x4xf32>, %b: tensor<?x?xf32>, %s: f32, %n: index) -> tensor<?x?xf32> {
  %d = linalg.fill ins(%s : f32) outs(%b : tensor<?x?xf32>) -> tensor<?x?xf32>
  %r = tensor.insert_slice %a into %d[2, %n] [%n, 4] [1, 1] : tensor<?x4xf32> into tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.insert_slice"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a: tensor<4x4xf32>, %b: tensor<5x8x16xf32>, %s: f32, %n: index) -> tensor<5x8x16xf32> {
  %d = linalg.fill ins(%s : f32) outs(%b : tensor<5x8x16xf32>) -> tensor<5x8x16xf32>
  %r = tensor.insert_slice %a into %d[%n, 2, 0] [1, 4, 4] [1, 1, 1] : tensor<4x4xf32> into tensor<5x8x16xf32>
  return %r : tensor<5x8x16xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.insert_slice"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a: tensor<8x1xf32>, %b: tensor<8x8x1xf32>, %s: f32) -> tensor<8x8x1xf32> {
  %d = linalg.fill ins(%s : f32) outs(%b : tensor<8x8x1xf32>) -> tensor<8x8x1xf32>
  %r = tensor.insert_slice %a into %d[2, 0, 0] [8, 1, 1] [1, 1, 1] : tensor<8x1xf32> into tensor<8x8x1xf32>
  return %r : tensor<8x8x1xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.insert_slice"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a: tensor<4x4xf32>, %b: tensor<8x16xf32>, %s: f32) -> tensor<8x16xf32> {
  %d = linalg.fill ins(%s : f32) outs(%b : tensor<8x16xf32>) -> tensor<8x16xf32>
  %r = tensor.insert_slice %a into %d[0, 0] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x16xf32>
  return %r : tensor<8x16xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.insert_slice"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8, 4] : !transform.any_op
// CASE
func.func @f(%a: tensor<8x1xf32>, %b: tensor<8x8x1xf32>, %s: f32) -> tensor<8x8x1xf32> {
  %d = linalg.fill ins(%s : f32) outs(%b : tensor<8x8x1xf32>) -> tensor<8x8x1xf32>
  %r = tensor.insert_slice %a into %d[2, 0, 0] [8, 1, 1] [1, 1, 1] : tensor<8x1xf32> into tensor<8x8x1xf32>
  return %r : tensor<8x8x1xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.insert_slice"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8, 4] : !transform.any_op
// CASE
func.func @f(%a: tensor<4x4xf32>, %b: tensor<8x16xf32>, %s: f32) -> tensor<8x16xf32> {
  %d = linalg.fill ins(%s : f32) outs(%b : tensor<8x16xf32>) -> tensor<8x16xf32>
  %r = tensor.insert_slice %a into %d[0, 0] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x16xf32>
  return %r : tensor<8x16xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.insert_slice"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [4, 4] : !transform.any_op
// CASE
func.func @f(%a: tensor<4x4xf32>, %b: tensor<8x16xf32>, %s: f32, %n: index) -> tensor<8x16xf32> {
  %d = linalg.fill ins(%s : f32) outs(%b : tensor<8x16xf32>) -> tensor<8x16xf32>
  %r = tensor.insert_slice %a into %d[2, %n] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x16xf32>
  return %r : tensor<8x16xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.insert_slice"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [4, 4] : !transform.any_op
// CASE
func.func @f(%a: tensor<4x4xf32>, %b: tensor<?x?xf32>, %s: f32, %n: index) -> tensor<?x?xf32> {
  %d = linalg.fill ins(%s : f32) outs(%b : tensor<?x?xf32>) -> tensor<?x?xf32>
  %r = tensor.insert_slice %a into %d[2, %n] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.insert_slice"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [4, 4] : !transform.any_op
// CASE
func.func @f(%a: tensor<4x4xf32>, %b: tensor<5x8x16xf32>, %s: f32, %n: index) -> tensor<5x8x16xf32> {
  %d = linalg.fill ins(%s : f32) outs(%b : tensor<5x8x16xf32>) -> tensor<5x8x16xf32>
  %r = tensor.insert_slice %a into %d[%n, 2, 0] [1, 4, 4] [1, 1, 1] : tensor<4x4xf32> into tensor<5x8x16xf32>
  return %r : tensor<5x8x16xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.insert_slice"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [4, 4] : !transform.any_op
// CASE
func.func @f(%a: tensor<8x1xf32>, %b: tensor<8x8x1xf32>, %s: f32) -> tensor<8x8x1xf32> {
  %d = linalg.fill ins(%s : f32) outs(%b : tensor<8x8x1xf32>) -> tensor<8x8x1xf32>
  %r = tensor.insert_slice %a into %d[2, 0, 0] [8, 1, 1] [1, 1, 1] : tensor<8x1xf32> into tensor<8x8x1xf32>
  return %r : tensor<8x8x1xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.insert_slice"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [4, 4] : !transform.any_op
// CASE
func.func @f(%a: tensor<8x1xf32>, %b: tensor<8x8x1xf32>, %s: f32) -> tensor<8x8x1xf32> {
  %d = linalg.fill ins(%s : f32) outs(%b : tensor<8x8x1xf32>) -> tensor<8x8x1xf32>
  %r = tensor.insert_slice %a into %d[2, 0, 0] [8, 1, 1] [1, 1, 1] : tensor<8x1xf32> into tensor<8x8x1xf32>
  return %r : tensor<8x8x1xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.insert_slice"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [2, 16, 32] : !transform.any_op
// CASE
func.func @f(%a: tensor<8x1xf32>, %b: tensor<8x8x1xf32>, %s: f32) -> tensor<8x8x1xf32> {
  %d = linalg.fill ins(%s : f32) outs(%b : tensor<8x8x1xf32>) -> tensor<8x8x1xf32>
  %r = tensor.insert_slice %a into %d[2, 0, 0] [8, 1, 1] [1, 1, 1] : tensor<8x1xf32> into tensor<8x8x1xf32>
  return %r : tensor<8x8x1xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.insert_slice"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [16] : !transform.any_op
// CASE
func.func @f(%a: tensor<4x4xf32>, %b: tensor<8x16xf32>, %s: f32) -> tensor<8x16xf32> {
  %d = linalg.fill ins(%s : f32) outs(%b : tensor<8x16xf32>) -> tensor<8x16xf32>
  %r = tensor.insert_slice %a into %d[0, 0] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x16xf32>
  return %r : tensor<8x16xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.insert_slice"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [[8], 4] : !transform.any_op
// CASE
func.func @f(%a: tensor<4x4xf32>, %b: tensor<8x16xf32>, %s: f32, %n: index) -> tensor<8x16xf32> {
  %d = linalg.fill ins(%s : f32) outs(%b : tensor<8x16xf32>) -> tensor<8x16xf32>
  %r = tensor.insert_slice %a into %d[2, %n] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x16xf32>
  return %r : tensor<8x16xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.insert_slice"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [[8], 4] : !transform.any_op
// CASE
func.func @f(%a: tensor<4x4xf32>, %b: tensor<?x?xf32>, %s: f32, %n: index) -> tensor<?x?xf32> {
  %d = linalg.fill ins(%s : f32) outs(%b : tensor<?x?xf32>) -> tensor<?x?xf32>
  %r = tensor.insert_slice %a into %d[2, %n] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.insert_slice"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [[8], 4] : !transform.any_op
// CASE
func.func @f(%a: tensor<?x4xf32>, %b: tensor<8x16xf32>, %s: f32, %n: index) -> tensor<8x16xf32> {
  %d = linalg.fill ins(%s : f32) outs(%b : tensor<8x16xf32>) -> tensor<8x16xf32>
  %r = tensor.insert_slice %a into %d[2, %n] [%n, 4] [1, 1] : tensor<?x4xf32> into tensor<8x16xf32>
  return %r : tensor<8x16xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.insert_slice"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [[8], 4] : !transform.any_op
// CASE
func.func @f(%a: tensor<?x4xf32>, %b: tensor<?x?xf32>, %s: f32, %n: index) -> tensor<?x?xf32> {
  %d = linalg.fill ins(%s : f32) outs(%b : tensor<?x?xf32>) -> tensor<?x?xf32>
  %r = tensor.insert_slice %a into %d[2, %n] [%n, 4] [1, 1] : tensor<?x4xf32> into tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.insert_slice"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [[8], 4] : !transform.any_op
// CASE
func.func @f(%a: tensor<4x4xf32>, %b: tensor<5x8x16xf32>, %s: f32, %n: index) -> tensor<5x8x16xf32> {
  %d = linalg.fill ins(%s : f32) outs(%b : tensor<5x8x16xf32>) -> tensor<5x8x16xf32>
  %r = tensor.insert_slice %a into %d[%n, 2, 0] [1, 4, 4] [1, 1, 1] : tensor<4x4xf32> into tensor<5x8x16xf32>
  return %r : tensor<5x8x16xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.insert_slice"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [[8], 4] : !transform.any_op
// CASE
func.func @f(%a: tensor<4x4xf32>, %b: tensor<8x16xf32>, %s: f32, %n: index) -> tensor<8x16xf32> {
  %d = linalg.fill ins(%s : f32) outs(%b : tensor<8x16xf32>) -> tensor<8x16xf32>
  %r = tensor.insert_slice %a into %d[2, %n] [4, 4] [1, 2] : tensor<4x4xf32> into tensor<8x16xf32>
  return %r : tensor<8x16xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.insert_slice"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [[8], 4] : !transform.any_op
// CASE
func.func @f(%a: tensor<8x1xf32>, %b: tensor<8x8x1xf32>, %s: f32) -> tensor<8x8x1xf32> {
  %d = linalg.fill ins(%s : f32) outs(%b : tensor<8x8x1xf32>) -> tensor<8x8x1xf32>
  %r = tensor.insert_slice %a into %d[2, 0, 0] [8, 1, 1] [1, 1, 1] : tensor<8x1xf32> into tensor<8x8x1xf32>
  return %r : tensor<8x8x1xf32>
}
// AND
%0 = transform.structured.match ops{["tensor.insert_slice"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [[8], 4] : !transform.any_op
// CASE
func.func @unknown(%a: tensor<?xf32>, %o: tensor<2x8xf32>) -> tensor<2x8xf32> {
  %z = arith.constant 0.0 : f32
  %r = linalg.pack %a padding_value(%z : f32) inner_dims_pos = [0] inner_tiles = [8] into %o : tensor<?xf32> -> tensor<2x8xf32>
  return %r : tensor<2x8xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.pack"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @unknown(%a: tensor<?xf32>, %o: tensor<2x8xf32>) -> tensor<2x8xf32> {
  %z = arith.constant 0.0 : f32
  %r = linalg.pack %a padding_value(%z : f32) inner_dims_pos = [0] inner_tiles = [8] into %o : tensor<?xf32> -> tensor<2x8xf32>
  return %r : tensor<2x8xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.pack"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [2, 8] : !transform.any_op
// CASE
func.func @unknown(%a: tensor<2x8xf32>, %o: tensor<?xf32>) -> tensor<?xf32> {
  %z = arith.constant 0.0 : f32
  %r = linalg.unpack %a inner_dims_pos = [0] inner_tiles = [8] into %o : tensor<2x8xf32> -> tensor<?xf32>
  return %r : tensor<?xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.unpack"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @unknown(%a: tensor<2x8xf32>, %o: tensor<?xf32>) -> tensor<?xf32> {
  %z = arith.constant 0.0 : f32
  %r = linalg.unpack %a inner_dims_pos = [0] inner_tiles = [8] into %o : tensor<2x8xf32> -> tensor<?xf32>
  return %r : tensor<?xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.unpack"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [2, 8] : !transform.any_op
