// ARGS: --reify-result-shapes
// ARGS: --reify-result-shapes --reify-result-shapes --canonicalize
// ARGS: --pass-pipeline='builtin.module(func.func(reify-result-shapes))'
// Ops say in their types what is known of their sizes; what computes these stays.
func.func @pad(%a: tensor<1x2x2x4xf32>, %z: f32) -> tensor<1x?x5x4xf32> {
  %c = arith.constant 1 : index
  %0 = tensor.pad %a low[0, %c, 1, 0] high[0, 1, 2, 0] {
  ^bb0(%i: index, %j: index, %k: index, %l: index):
    tensor.yield %z : f32
  } : tensor<1x2x2x4xf32> to tensor<1x?x5x4xf32>
  return %0 : tensor<1x?x5x4xf32>
}

func.func @padd(%a: tensor<?x2xf32>, %z: f32, %n: index) -> tensor<?x?xf32> {
  %0 = tensor.pad %a low[0, %n] high[0, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %z : f32
  } : tensor<?x2xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

func.func @same(%a: tensor<2x2xf32>, %z: f32, %n: index) -> tensor<4x4xf32> {
  %0 = tensor.pad %a low[1, 1] high[1, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %z : f32
  } : tensor<2x2xf32> to tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

func.func @cc(%a: tensor<2x3xf32>, %b: tensor<4x3xf32>) -> tensor<?x3xf32> {
  %0 = tensor.concat dim(0) %a, %b : (tensor<2x3xf32>, tensor<4x3xf32>) -> tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}

func.func @ccd(%a: tensor<2x?xf32>, %b: tensor<4x3xf32>) -> tensor<?x?xf32> {
  %0 = tensor.concat dim(0) %a, %b : (tensor<2x?xf32>, tensor<4x3xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

func.func @ccu(%a: tensor<?x?xf32>, %b: tensor<4x?xf32>) -> tensor<?x?xf32> {
  %0 = tensor.concat dim(0) %a, %b : (tensor<?x?xf32>, tensor<4x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

func.func @ccs(%a: tensor<?x?xf32>, %b: tensor<4x?xf32>) -> tensor<9x?xf32> {
  %0 = tensor.concat dim(0) %a, %b : (tensor<?x?xf32>, tensor<4x?xf32>) -> tensor<9x?xf32>
  return %0 : tensor<9x?xf32>
}

func.func @ccs1(%a: tensor<?x?xf32>, %b: tensor<4x?xf32>) -> tensor<9x3xf32> {
  %0 = tensor.concat dim(0) %a, %b : (tensor<?x?xf32>, tensor<4x?xf32>) -> tensor<9x3xf32>
  return %0 : tensor<9x3xf32>
}

func.func @nofold(%a: tensor<2x2xf32>, %z: f32, %n: index) -> tensor<?x?xf32> {
  %c = arith.constant 1 : index
  %0 = tensor.pad %a nofold low[%c, %c] high[%c, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %z : f32
  } {foo} : tensor<2x2xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

func.func @nested(%a: tensor<2x2xf32>, %z: f32) -> tensor<?x?xf32> {
  %c = arith.constant 1 : index
  %0 = tensor.pad %a low[%c, %c] high[%c, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %z : f32
  } : tensor<2x2xf32> to tensor<?x?xf32>
  %1 = tensor.pad %0 low[%c, %c] high[%c, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %z : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  %2 = tensor.concat dim(1) %1, %0 : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %2 : tensor<?x?xf32>
}

func.func @empty(%a: tensor<2x2xf32>) -> tensor<?x2xf32> {
  %c = arith.constant 1 : index
  %0 = tensor.empty(%c) : tensor<?x2xf32>
  return %0 : tensor<?x2xf32>
}

func.func @pad_nothing(%a: tensor<?x0xf32>, %z: f32, %n: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %0 = tensor.pad %a low[%c0, 0] high[0, %c5] {
  ^bb0(%i0: index, %i1: index):
    tensor.yield %z : f32
  } : tensor<?x0xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

func.func @pad_mixed(%a: tensor<3x4x5xf32>, %z: f32, %n: index) -> tensor<?x?x?xf32> {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %0 = tensor.pad %a low[%c5, 1, %n] high[%n, %c5, 0] {
  ^bb0(%i0: index, %i1: index, %i2: index):
    tensor.yield %z : f32
  } : tensor<3x4x5xf32> to tensor<?x?x?xf32>
  return %0 : tensor<?x?x?xf32>
}

func.func @pad_unknown(%a: tensor<3x?xf32>, %z: f32, %n: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %0 = tensor.pad %a low[%n, %n] high[0, 0] {
  ^bb0(%i0: index, %i1: index):
    tensor.yield %z : f32
  } : tensor<3x?xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

func.func @pad_both(%a: tensor<3xf32>, %z: f32, %n: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %0 = tensor.pad %a low[%n] high[%n] {
  ^bb0(%i0: index):
    tensor.yield %z : f32
  } : tensor<3xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

func.func @pad_row(%a: tensor<?xf32>, %z: f32, %n: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %0 = tensor.pad %a low[%c5] high[%c5] {
  ^bb0(%i0: index):
    tensor.yield %z : f32
  } : tensor<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

func.func @pad_less(%a: tensor<1xf32>, %z: f32, %n: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %0 = tensor.pad %a low[%c5] high[-6] {
  ^bb0(%i0: index):
    tensor.yield %z : f32
  } : tensor<1xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

func.func @concat_three(%a0: tensor<2x3xf32>, %a1: tensor<2x4xf32>, %a2: tensor<2x5xf32>) -> tensor<2x?xf32> {
  %0 = tensor.concat dim(1) %a0, %a1, %a2 : (tensor<2x3xf32>, tensor<2x4xf32>, tensor<2x5xf32>) -> tensor<2x?xf32>
  return %0 : tensor<2x?xf32>
}

func.func @concat_unknown(%a0: tensor<2x3xf32>, %a1: tensor<2x4xf32>, %a2: tensor<2x?xf32>) -> tensor<2x?xf32> {
  %0 = tensor.concat dim(1) %a0, %a1, %a2 : (tensor<2x3xf32>, tensor<2x4xf32>, tensor<2x?xf32>) -> tensor<2x?xf32>
  return %0 : tensor<2x?xf32>
}

func.func @concat_one(%a0: tensor<2x?xf32>) -> tensor<?x?xf32> {
  %0 = tensor.concat dim(0) %a0 : (tensor<2x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

func.func @concat_all_unknown(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = tensor.concat dim(0) %a0, %a1 : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

func.func @concat_from_inputs(%a0: tensor<?x4x1xi8>, %a1: tensor<3x?x1xi8>) -> tensor<?x?x?xi8> {
  %0 = tensor.concat dim(2) %a0, %a1 : (tensor<?x4x1xi8>, tensor<3x?x1xi8>) -> tensor<?x?x?xi8>
  return %0 : tensor<?x?x?xi8>
}

func.func @concat_known(%a0: tensor<?x4x1xi8>, %a1: tensor<3x?x1xi8>) -> tensor<3x4x2xi8> {
  %0 = tensor.concat dim(2) %a0, %a1 : (tensor<?x4x1xi8>, tensor<3x?x1xi8>) -> tensor<3x4x2xi8>
  return %0 : tensor<3x4x2xi8>
}

func.func @concat_axis(%a0: tensor<?x4x1xi8>, %a1: tensor<3x?x1xi8>) -> tensor<3x4x?xi8> {
  %0 = tensor.concat dim(2) %a0, %a1 : (tensor<?x4x1xi8>, tensor<3x?x1xi8>) -> tensor<3x4x?xi8>
  return %0 : tensor<3x4x?xi8>
}

func.func @loop(%a: tensor<2x2xf32>, %z: f32, %n: index) -> tensor<?x?xf32> {
  %c1 = arith.constant 1 : index
  %i = tensor.empty(%n, %n) : tensor<?x?xf32>
  %r = scf.for %k = %c1 to %n step %c1 iter_args(%x = %i) -> (tensor<?x?xf32>) {
    %0 = tensor.pad %a nofold low[%c1, %c1] high[%c1, 1] {
    ^bb0(%p: index, %q: index):
      %inner = tensor.pad %a low[%c1, %c1] high[%c1, 1] {
      ^bb0(%s: index, %t: index):
        tensor.yield %z : f32
      } : tensor<2x2xf32> to tensor<?x?xf32>
      %e = tensor.extract %inner[%p, %q] : tensor<?x?xf32>
      tensor.yield %e : f32
    } : tensor<2x2xf32> to tensor<?x?xf32>
    scf.yield %0 : tensor<?x?xf32>
  }
  return %r : tensor<?x?xf32>
}

func.func @unused(%a: tensor<2x2xf32>, %z: f32) {
  %c1 = arith.constant 1 : index
  %0 = tensor.pad %a low[%c1, %c1] high[%c1, 1] {
  ^bb0(%p: index, %q: index):
    tensor.yield %z : f32
  } : tensor<2x2xf32> to tensor<?x?xf32>
  return
}

func.func @encoded(%a: tensor<2x2xf32, "e">, %z: f32) -> tensor<?x?xf32, "e"> {
  %c1 = arith.constant 1 : index
  %0 = tensor.pad %a low[%c1, %c1] high[%c1, 1] {
  ^bb0(%p: index, %q: index):
    tensor.yield %z : f32
  } : tensor<2x2xf32, "e"> to tensor<?x?xf32, "e">
  return %0 : tensor<?x?xf32, "e">
}

func.func @others(%a: tensor<2x2xf32>, %n: index) -> (tensor<?x2xf32>, tensor<?x?xf32>) {
  %c1 = arith.constant 1 : index
  %0 = tensor.empty(%c1) : tensor<?x2xf32>
  %1 = tensor.extract_slice %a[0, 0] [%c1, %c1] [1, 1] : tensor<2x2xf32> to tensor<?x?xf32>
  return %0, %1 : tensor<?x2xf32>, tensor<?x?xf32>
}
