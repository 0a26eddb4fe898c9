// ARGS: --split-input-file "--one-shot-bufferize=bufferize-function-boundaries"
// ARGS: --split-input-file "--one-shot-bufferize=bufferize-function-boundaries test-analysis-only"
// ARGS: --split-input-file "--one-shot-bufferize=bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map"
// ARGS: --split-input-file "--one-shot-bufferize=allow-unknown-ops"
// Only reads; only writes; returns what it gets.
func.func private @reads(%t: tensor<?xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %0 = tensor.extract %t[%c0] : tensor<?xf32>
  return %0 : f32
}
func.func private @fills(%t: tensor<?xf32>, %f: f32) -> tensor<?xf32> {
  %0 = linalg.fill ins(%f : f32) outs(%t : tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func private @hands_on(%t: tensor<?xf32>, %u: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  return %u, %t : tensor<?xf32>, tensor<?xf32>
}
func.func @calls(%t: tensor<?xf32>, %u: tensor<?xf32>, %f: f32) -> (f32, tensor<?xf32>, tensor<?xf32>) {
  %0 = call @fills(%t, %f) : (tensor<?xf32>, f32) -> tensor<?xf32>
  %1 = call @reads(%t) : (tensor<?xf32>) -> f32
  %2:2 = call @hands_on(%0, %u) : (tensor<?xf32>, tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>)
  %3 = call @fills(%2#0, %f) : (tensor<?xf32>, f32) -> tensor<?xf32>
  return %1, %3, %2#1 : f32, tensor<?xf32>, tensor<?xf32>
}
// -----
func.func private @declared(tensor<4xf32> {bufferization.access = "read"}, tensor<4xf32> {bufferization.access = "write"}, tensor<4xf32> {bufferization.access = "none"})
func.func @calls_declared(%t: tensor<4xf32>) -> tensor<4xf32> {
  call @declared(%t, %t, %t) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> ()
  return %t : tensor<4xf32>
}
// -----
func.func @part(%t: tensor<8xf32>, %n: index) -> tensor<?xf32> {
  %0 = tensor.extract_slice %t[2] [%n] [1] : tensor<8xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func @uses_part(%t: tensor<8xf32>, %n: index, %f: f32) -> tensor<?xf32> {
  %0 = call @part(%t, %n) : (tensor<8xf32>, index) -> tensor<?xf32>
  %1 = linalg.fill ins(%f : f32) outs(%0 : tensor<?xf32>) -> tensor<?xf32>
  return %1 : tensor<?xf32>
}
// -----
func.func @new(%f: f32) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %0 = linalg.fill ins(%f : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
func.func @uses_new(%f: f32) -> (tensor<8xf32>, tensor<8xf32>) {
  %0 = call @new(%f) : (f32) -> tensor<8xf32>
  %1 = call @new(%f) : (f32) -> tensor<8xf32>
  return %0, %1 : tensor<8xf32>, tensor<8xf32>
}
// -----
func.func @recursive(%t: tensor<8xf32>, %c: i1) -> tensor<8xf32> {
  %0 = scf.if %c -> tensor<8xf32> {
    %1 = func.call @recursive(%t, %c) : (tensor<8xf32>, i1) -> tensor<8xf32>
    scf.yield %1 : tensor<8xf32>
  } else {
    scf.yield %t : tensor<8xf32>
  }
  return %0 : tensor<8xf32>
}
// -----
func.func @returns(%t: tensor<8xf32>, %u: tensor<8xf32>, %c: i1) -> tensor<8xf32> {
  cf.cond_br %c, ^a, ^b
^a:
  return %t : tensor<8xf32>
^b:
  return %u : tensor<8xf32>
}
// -----
module {
  func.func @inner(%t: tensor<8xf32>) -> tensor<8xf32> {
    return %t : tensor<8xf32>
  }
  module @nested {
    func.func @g(%t: tensor<8xf32>) -> tensor<8xf32> {
      return %t : tensor<8xf32>
    }
  }
}
