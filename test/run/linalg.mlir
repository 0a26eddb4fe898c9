// RUN: jig eval %s | FileCheck %s
// Structured ops on tensors; the numbers are those of compiled code.

func.func @main() {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : f32
  %a = arith.constant dense<[[1.0, 2.0, 3.5], [4.0, -5.0, 6.0]]> : tensor<2x3xf32>
  %b = arith.constant dense<[[1.5, -2.0], [0.25, 7.0], [3.0, -1.0]]> : tensor<3x2xf32>
  %e = tensor.empty() : tensor<2x2xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<2x2xf32>) -> tensor<2x2xf32>
  %0 = linalg.matmul ins(%a, %b : tensor<2x3xf32>, tensor<3x2xf32>) outs(%f : tensor<2x2xf32>) -> tensor<2x2xf32>
  %v0 = vector.transfer_read %0[%c0, %c0], %z {in_bounds = [true, true]} : tensor<2x2xf32>, vector<2x2xf32>
  vector.print %v0 : vector<2x2xf32>
  %es = tensor.empty() : tensor<2x3xf32>
  %s = linalg.softmax dimension(1) ins(%a : tensor<2x3xf32>) outs(%es : tensor<2x3xf32>) -> tensor<2x3xf32>
  %v1 = vector.transfer_read %s[%c0, %c0], %z {in_bounds = [true, true]} : tensor<2x3xf32>, vector<2x3xf32>
  vector.print %v1 : vector<2x3xf32>
  %ex = linalg.exp ins(%a : tensor<2x3xf32>) outs(%es : tensor<2x3xf32>) -> tensor<2x3xf32>
  %v2 = vector.transfer_read %ex[%c0, %c0], %z {in_bounds = [true, true]} : tensor<2x3xf32>, vector<2x3xf32>
  vector.print %v2 : vector<2x3xf32>
  %ei = tensor.empty() : tensor<3x2xf32>
  %t = linalg.transpose ins(%a : tensor<2x3xf32>) outs(%ei : tensor<3x2xf32>) permutation = [1, 0]
  %v3 = vector.transfer_read %t[%c0, %c0], %z {in_bounds = [true, true]} : tensor<3x2xf32>, vector<3x2xf32>
  vector.print %v3 : vector<3x2xf32>
  %er = tensor.empty() : tensor<2xf32>
  %fr = linalg.fill ins(%z : f32) outs(%er : tensor<2xf32>) -> tensor<2xf32>
  %r = linalg.reduce { arith.addf } ins(%a : tensor<2x3xf32>) outs(%fr : tensor<2xf32>) dimensions = [1]
  %v4 = vector.transfer_read %r[%c0], %z {in_bounds = [true]} : tensor<2xf32>, vector<2xf32>
  vector.print %v4 : vector<2xf32>
  %g = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(j,i)>], iterator_types = ["parallel","parallel"]} ins(%a : tensor<2x3xf32>) outs(%ei : tensor<3x2xf32>) {
  ^bb0(%x: f32, %y: f32):
    %i = linalg.index 0 : index
    %k = arith.index_cast %i : index to i32
    %kf = arith.sitofp %k : i32 to f32
    %w = arith.addf %x, %kf : f32
    linalg.yield %w : f32
  } -> tensor<3x2xf32>
  %v5 = vector.transfer_read %g[%c0, %c0], %z {in_bounds = [true, true]} : tensor<3x2xf32>, vector<3x2xf32>
  vector.print %v5 : vector<3x2xf32>
  %img = arith.constant dense<[[[[1.0],[2.0],[3.0],[4.0]],[[5.0],[6.0],[7.0],[8.0]],[[9.0],[8.0],[7.0],[6.0]],[[5.0],[4.0],[3.0],[2.0]]]]> : tensor<1x4x4x1xf32>
  %win = arith.constant dense<1.0> : tensor<2x2xf32>
  %ep = tensor.empty() : tensor<1x2x2x1xf32>
  %fp = linalg.fill ins(%z : f32) outs(%ep : tensor<1x2x2x1xf32>) -> tensor<1x2x2x1xf32>
  %pm = linalg.pooling_nhwc_max {strides = dense<2> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>} ins(%img, %win : tensor<1x4x4x1xf32>, tensor<2x2xf32>) outs(%fp : tensor<1x2x2x1xf32>) -> tensor<1x2x2x1xf32>
  %v6 = vector.transfer_read %pm[%c0, %c0, %c0, %c0], %z {in_bounds = [true, true, true, true]} : tensor<1x2x2x1xf32>, vector<1x2x2x1xf32>
  vector.print %v6 : vector<1x2x2x1xf32>
  %pd = tensor.pad %a low[1, 0] high[0, 2] { ^bb0(%i: index, %j: index): tensor.yield %z : f32 } : tensor<2x3xf32> to tensor<3x5xf32>
  %v7 = vector.transfer_read %pd[%c0, %c0], %z {in_bounds = [true, true]} : tensor<3x5xf32>, vector<3x5xf32>
  vector.print %v7 : vector<3x5xf32>
  %sl = tensor.extract_slice %pd[0, 1] [2, 2] [2, 2] : tensor<3x5xf32> to tensor<2x2xf32>
  %isl = tensor.insert_slice %sl into %pd[1, 2] [2, 2] [1, 1] : tensor<2x2xf32> into tensor<3x5xf32>
  %v8 = vector.transfer_read %isl[%c0, %c0], %z {in_bounds = [true, true]} : tensor<3x5xf32>, vector<3x5xf32>
  vector.print %v8 : vector<3x5xf32>
  %cl = tensor.collapse_shape %isl [[0, 1]] : tensor<3x5xf32> into tensor<15xf32>
  %xp = tensor.expand_shape %cl [[0, 1]] output_shape [5, 3] : tensor<15xf32> into tensor<5x3xf32>
  %v9 = vector.transfer_read %xp[%c0, %c0], %z {in_bounds = [true, true]} : tensor<5x3xf32>, vector<5x3xf32>
  vector.print %v9 : vector<5x3xf32>
  return
}

// CHECK: ( ( 12.5, 8.5 ), ( 22.75, -49 ) )
// CHECK-NEXT: ( ( 0.06289, 0.170953, 0.766157 ), ( 0.119201, 1.47106e-05, 0.880784 ) )
// CHECK-NEXT: ( ( 2.71828, 7.38906, 33.1155 ), ( 54.5981, 0.00673795, 403.429 ) )
// CHECK-NEXT: ( ( 1, 4 ), ( 2, -5 ), ( 3.5, 6 ) )
// CHECK-NEXT: ( 6.5, 5 )
// CHECK-NEXT: ( ( 1, 5 ), ( 2, -4 ), ( 3.5, 7 ) )
// CHECK-NEXT: ( ( ( ( 6 ), ( 8 ) ), ( ( 9 ), ( 7 ) ) ) )
// CHECK-NEXT: ( ( 0, 0, 0, 0, 0 ), ( 1, 2, 3.5, 0, 0 ), ( 4, -5, 6, 0, 0 ) )
// CHECK-NEXT: ( ( 0, 0, 0, 0, 0 ), ( 1, 2, 0, 0, 0 ), ( 4, -5, -5, 0, 0 ) )
// CHECK-NEXT: ( ( 0, 0, 0 ), ( 0, 0, 1 ), ( 2, 0, 0 ), ( 0, 4, -5 ), ( -5, 0, 0 ) )
