// ARGS: --one-shot-bufferize="bufferize-function-boundaries allow-return-allocs-from-loops" --split-input-file
func.func @f0(%a1: tensor<4xf32>, %c: i1, %n: index, %x: f32) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v3:1 = scf.for %i1 = %c0 to %n step %c1 iter_args(%v2 = %a1) -> (tensor<4xf32>) {
    %v4 = scf.if %c -> (tensor<4xf32>) {
      scf.yield %a1 : tensor<4xf32>
    } else {
      scf.yield %v2 : tensor<4xf32>
    }
    scf.yield %v2 : tensor<4xf32>
  }
  return %v3 : tensor<4xf32>
}

// -----
// What is yielded with a stranger in its class is copied, though it is the argument itself.
func.func @select(%a: tensor<4xf32>, %b: tensor<4xf32>, %c: i1, %n: index, %x: f32) -> (tensor<4xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%t = %a) -> (tensor<4xf32>) {
    %s = arith.select %c, %t, %b : tensor<4xf32>
    %e = tensor.extract %s[%c0] : tensor<4xf32>
    scf.yield %t : tensor<4xf32>
  }
  return %r, %b : tensor<4xf32>, tensor<4xf32>
}
// -----
func.func @own(%a: tensor<4xf32>, %n: index, %x: f32) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%t = %a) -> (tensor<4xf32>) {
    %u = tensor.insert %x into %t[%c0] : tensor<4xf32>
    scf.yield %u : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}
