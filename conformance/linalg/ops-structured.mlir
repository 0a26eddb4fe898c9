// ARGS: 
// ARGS: --mlir-print-op-generic
// ARGS: --mlir-print-debuginfo
// ARGS: --mlir-print-op-generic --mlir-print-debuginfo

func.func @f(%a: tensor<1x10x10x3xf32>, %b: tensor<3x3x3x8xf32>, %c: tensor<1x8x8x8xf32>, %p: tensor<10xf32>, %q: tensor<10xi32>, %t: tensor<f32>, %v: f32, %u: tensor<i32>) {
  %z1 = linalg.conv_2d_nhwc_hwcf {strides = dense<1> : tensor<2xi64>} ins(%a, %b : tensor<1x10x10x3xf32>, tensor<3x3x3x8xf32>) outs(%c : tensor<1x8x8x8xf32>) -> tensor<1x8x8x8xf32>
  %z2 = linalg.conv_2d_nhwc_hwcf ins(%a, %b : tensor<1x10x10x3xf32>, tensor<3x3x3x8xf32>) outs(%c : tensor<1x8x8x8xf32>) -> tensor<1x8x8x8xf32>
  %z3 = linalg.map {arith.addf} ins(%p, %p : tensor<10xf32>, tensor<10xf32>) outs(%p : tensor<10xf32>)
  %z4 = linalg.map {arith.addf {fastmath = #arith.fastmath<fast>}} ins(%p, %p : tensor<10xf32>, tensor<10xf32>) outs(%p : tensor<10xf32>)
  %z5 = linalg.map ins(%p, %p : tensor<10xf32>, tensor<10xf32>) outs(%p : tensor<10xf32>) (%x: f32, %y: f32, %ooo: f32) { %s = arith.mulf %x, %y : f32
   linalg.yield %s : f32 }
  %z6 = linalg.map ins(%p, %p : tensor<10xf32>, tensor<10xf32>) outs(%p : tensor<10xf32>) (%x: f32, %y: f32, %ooo: f32) { %s = arith.mulf %y, %x : f32
   linalg.yield %s : f32 }
  %z7 = linalg.reduce {arith.addf} ins(%p : tensor<10xf32>) outs(%t : tensor<f32>) dimensions = [0]
  %z8:2 = linalg.reduce ins(%p, %q : tensor<10xf32>, tensor<10xi32>) outs(%t, %u : tensor<f32>, tensor<i32>) dimensions = [0] {bar} (%i: f32, %j: i32, %k: f32, %l: i32) { linalg.yield %k, %l : f32, i32 }
  %z9 = linalg.transpose ins(%p : tensor<10xf32>) outs(%p: tensor<10xf32>) permutation = [0] {foo}
  %z10 = linalg.broadcast ins(%t : tensor<f32>) outs(%p: tensor<10xf32>) dimensions = [0] {foo}
  %z11 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%p, %p : tensor<10xf32>, tensor<10xf32>) outs(%p : tensor<10xf32>) -> tensor<10xf32>
  %z12 = linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>] ins(%p, %p : tensor<10xf32>, tensor<10xf32>) outs(%p : tensor<10xf32>) -> tensor<10xf32>
  %z13 = linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>] {foo} ins(%p, %v : tensor<10xf32>, f32) outs(%p : tensor<10xf32>) -> tensor<10xf32>
  %z14 = linalg.contract indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>] {foo} ins(%p, %p : tensor<10xf32>, tensor<10xf32>) outs(%t : tensor<f32>) -> tensor<f32>
  %z15 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%p : tensor<10xf32>) outs(%q : tensor<10xi32>) attrs = {foo} {
  ^bb0(%x: f32, %y: i32):
   %idx = linalg.index 0 : index
   %yy = arith.index_cast %idx : index to i32
   linalg.yield %yy : i32
  } -> tensor<10xi32>
  %z16:2 = linalg.generic {doc = "x", library_call="foo", indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%p, %q : tensor<10xf32>, tensor<10xi32>) {
  ^bb0(%x: f32, %y: i32):
   linalg.yield %x, %y : f32, i32
  } -> (tensor<10xf32>, tensor<10xi32>)
  %z17 = linalg.fill ins(%v : f32) outs(%p : tensor<10xf32>) -> tensor<10xf32>
  return
}
