// ARGS: --split-input-file "--one-shot-bufferize="
// ARGS: --split-input-file "--one-shot-bufferize=bufferize-function-boundaries"
// ARGS: --split-input-file "--one-shot-bufferize=bufferize-function-boundaries test-analysis-only dump-alias-sets"
// ARGS: --split-input-file "--one-shot-bufferize=bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map"
// ARGS: --split-input-file "--one-shot-bufferize=bufferize-function-boundaries function-boundary-type-conversion=fully-dynamic-layout-map"
// ARGS: --split-input-file "--one-shot-bufferize=allow-unknown-ops unknown-type-conversion=identity-layout-map"
// ARGS: --split-input-file "--one-shot-bufferize=bufferize-function-boundaries analysis-heuristic=top-down buffer-alignment=0"
// ARGS: --split-input-file "--one-shot-bufferize=bufferize-function-boundaries analysis-heuristic=bottom-up-from-terminators check-parallel-regions=false"
func.func @matmul(%A: tensor<128x256xf32>, %B: tensor<256x192xf32>, %C: tensor<128x192xf32> {bufferization.writable = true}) -> tensor<128x192xf32> {
  %c0 = arith.constant 0 : index
  %c128 = arith.constant 128 : index
  %c192 = arith.constant 192 : index
  %c8 = arith.constant 8 : index
  %cst = arith.constant 0.0 : f32
  %f = linalg.fill ins(%cst : f32) outs(%C : tensor<128x192xf32>) -> tensor<128x192xf32>
  %r = scf.for %i = %c0 to %c128 step %c8 iter_args(%x = %f) -> (tensor<128x192xf32>) {
    %r2 = scf.for %j = %c0 to %c192 step %c8 iter_args(%y = %x) -> (tensor<128x192xf32>) {
      %a = tensor.extract_slice %A[%i, 0][8, 256][1, 1] : tensor<128x256xf32> to tensor<8x256xf32>
      %b = tensor.extract_slice %B[0, %j][256, 8][1, 1] : tensor<256x192xf32> to tensor<256x8xf32>
      %c = tensor.extract_slice %y[%i, %j][8, 8][1, 1] : tensor<128x192xf32> to tensor<8x8xf32>
      %m = linalg.matmul ins(%a, %b : tensor<8x256xf32>, tensor<256x8xf32>) outs(%c : tensor<8x8xf32>) -> tensor<8x8xf32>
      %s = tensor.insert_slice %m into %y[%i, %j][8, 8][1, 1] : tensor<8x8xf32> into tensor<128x192xf32>
      scf.yield %s : tensor<128x192xf32>
    }
    scf.yield %r2 : tensor<128x192xf32>
  }
  return %r : tensor<128x192xf32>
}
// -----
func.func @forall(%A: tensor<128x?xf32>, %C: tensor<128x?xf32>) -> tensor<128x?xf32> {
  %c1 = arith.constant 1 : index
  %d = tensor.dim %A, %c1 : tensor<128x?xf32>
  %r = scf.forall (%i) in (%d) shared_outs(%o = %C) -> (tensor<128x?xf32>) {
    %a = tensor.extract_slice %A[0, %i][128, 1][1, 1] : tensor<128x?xf32> to tensor<128x1xf32>
    %c = tensor.extract_slice %o[0, %i][128, 1][1, 1] : tensor<128x?xf32> to tensor<128x1xf32>
    %g = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<128x1xf32>) outs(%c : tensor<128x1xf32>) {
    ^bb0(%x: f32, %y: f32):
      %z = arith.addf %x, %y : f32
      linalg.yield %z : f32
    } -> tensor<128x1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %g into %o[0, %i][128, 1][1, 1] : tensor<128x1xf32> into tensor<128x?xf32>
    }
  }
  return %r : tensor<128x?xf32>
}
// -----
func.func @oop(%t: tensor<?xf32>, %f: f32, %i: index) -> (tensor<?xf32>, f32) {
  %0 = tensor.insert %f into %t[%i] : tensor<?xf32>
  %1 = tensor.extract %t[%i] : tensor<?xf32>
  return %0, %1 : tensor<?xf32>, f32
}
// -----
func.func @ifs(%t: tensor<?xf32>, %u: tensor<?xf32>, %c: i1, %f: f32, %i: index) -> (tensor<?xf32>, f32) {
  %0 = scf.if %c -> tensor<?xf32> {
    %x = tensor.insert %f into %t[%i] : tensor<?xf32>
    scf.yield %x : tensor<?xf32>
  } else {
    scf.yield %u : tensor<?xf32>
  }
  %2 = tensor.insert %f into %0[%i] : tensor<?xf32>
  %1 = tensor.extract %t[%i] : tensor<?xf32>
  return %2, %1 : tensor<?xf32>, f32
}
// -----
func.func private @g(%t: tensor<?xf32>, %f: f32) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %0 = tensor.insert %f into %t[%c0] : tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func @h(%t: tensor<?xf32>, %f: f32) -> (tensor<?xf32>, f32) {
  %c0 = arith.constant 0 : index
  %0 = call @g(%t, %f) : (tensor<?xf32>, f32) -> tensor<?xf32>
  %1 = tensor.extract %t[%c0] : tensor<?xf32>
  return %0, %1 : tensor<?xf32>, f32
}
// -----
func.func @w(%t: tensor<?xf32>, %n: index, %f: f32) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.while (%a = %t, %i = %c0) : (tensor<?xf32>, index) -> (tensor<?xf32>, index) {
    %c = arith.cmpi slt, %i, %n : index
    scf.condition(%c) %a, %i : tensor<?xf32>, index
  } do {
  ^bb0(%b: tensor<?xf32>, %j: index):
    %x = tensor.insert %f into %b[%j] : tensor<?xf32>
    %k = arith.addi %j, %c1 : index
    scf.yield %x, %k : tensor<?xf32>, index
  }
  return %r#0 : tensor<?xf32>
}
// -----
func.func @cst(%i: index, %f: f32) -> (tensor<4xf32>, f32) {
  %t = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %0 = tensor.insert %f into %t[%i] : tensor<4xf32>
  %1 = tensor.extract %t[%i] : tensor<4xf32>
  return %0, %1 : tensor<4xf32>, f32
}
// -----
func.func @cfg(%t: tensor<?xf32>, %u: tensor<?xf32>, %c: i1, %f: f32, %i: index) -> tensor<?xf32> {
  cf.cond_br %c, ^a(%t : tensor<?xf32>), ^b(%u : tensor<?xf32>)
^a(%x: tensor<?xf32>):
  %0 = tensor.insert %f into %x[%i] : tensor<?xf32>
  cf.br ^b(%0 : tensor<?xf32>)
^b(%y: tensor<?xf32>):
  return %y : tensor<?xf32>
}
// -----
func.func @shapes(%t: tensor<4x8x?xf32>, %p: tensor<2xindex>, %f: f32) -> (tensor<?xf32>, tensor<?x?xf32>, tensor<32x?xf32>) {
  %c0 = tensor.collapse_shape %t [[0, 1], [2]] : tensor<4x8x?xf32> into tensor<32x?xf32>
  %c1 = tensor.collapse_shape %c0 [[0, 1]] : tensor<32x?xf32> into tensor<?xf32>
  %r = tensor.reshape %c1(%p) : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %pad = tensor.pad %c0 low[0, 1] high[0, 3] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<32x?xf32> to tensor<32x?xf32>
  return %c1, %r, %pad : tensor<?xf32>, tensor<?x?xf32>, tensor<32x?xf32>
}
// -----
func.func @new(%f: f32, %g: f32, %a: tensor<3x4xf32>, %n: index) -> (tensor<2x2xf32>, tensor<?x3xf32>, tensor<6x4xf32>, tensor<f32>) {
  %0 = tensor.from_elements %f, %g, %f, %g : tensor<2x2xf32>
  %1 = tensor.splat %f[%n] : tensor<?x3xf32>
  %2 = tensor.concat dim(0) %a, %a : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<6x4xf32>
  %3 = tensor.from_elements %f : tensor<f32>
  return %0, %1, %2, %3 : tensor<2x2xf32>, tensor<?x3xf32>, tensor<6x4xf32>, tensor<f32>
}
// -----
func.func @concat(%a: tensor<?x4xf32>, %b: tensor<2x4xf32>) -> tensor<?x4xf32> {
  %0 = tensor.concat dim(0) %a, %b : (tensor<?x4xf32>, tensor<2x4xf32>) -> tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}
// -----
func.func @f() -> (tensor<4xf32>, tensor<4xf32>, tensor<2x2xi8>, tensor<2x2xi8>, tensor<4xf32>, tensor<4xf32>) {
  %0 = arith.constant dense<1.0> : tensor<4xf32>
  %1 = arith.constant dense<2.0> : tensor<4xf32>
  %2 = arith.constant dense<2> : tensor<2x2xi8>
  %3 = arith.constant dense<3> : tensor<2x2xi8>
  %4 = arith.constant dense<3.0> : tensor<4xf32>
  %5 = arith.constant dense<1.0> : tensor<4xf32>
  return %0, %1, %2, %3, %4, %5 : tensor<4xf32>, tensor<4xf32>, tensor<2x2xi8>, tensor<2x2xi8>, tensor<4xf32>, tensor<4xf32>
}
