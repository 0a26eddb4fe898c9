// Two layers: products of matrices, a bias, and what keeps the positive.
#id = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (j)>
func.func @layers(%x: tensor<24x16xf32>, %first: tensor<16x32xf32>, %second: tensor<32x40xf32>, %bias: tensor<32xf32>) -> tensor<24x40xf32> {
  %zero = arith.constant 0.0 : f32
  %space1 = tensor.empty() : tensor<24x32xf32>
  %init1 = linalg.fill ins(%zero : f32) outs(%space1 : tensor<24x32xf32>) -> tensor<24x32xf32>
  %product1 = linalg.matmul ins(%x, %first : tensor<24x16xf32>, tensor<16x32xf32>) outs(%init1 : tensor<24x32xf32>) -> tensor<24x32xf32>
  %shifted = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%product1, %bias : tensor<24x32xf32>, tensor<32xf32>) outs(%space1 : tensor<24x32xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %sum = arith.addf %a, %b : f32
    linalg.yield %sum : f32
  } -> tensor<24x32xf32>
  %positive = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%shifted : tensor<24x32xf32>) outs(%space1 : tensor<24x32xf32>) {
  ^bb0(%a: f32, %out: f32):
    %most = arith.maximumf %a, %zero : f32
    linalg.yield %most : f32
  } -> tensor<24x32xf32>
  %space2 = tensor.empty() : tensor<24x40xf32>
  %init2 = linalg.fill ins(%zero : f32) outs(%space2 : tensor<24x40xf32>) -> tensor<24x40xf32>
  %product2 = linalg.matmul ins(%positive, %second : tensor<24x32xf32>, tensor<32x40xf32>) outs(%init2 : tensor<24x40xf32>) -> tensor<24x40xf32>
  return %product2 : tensor<24x40xf32>
}

// What `jig eval` runs, before and after.
func.func @main() -> (f32, f32) {
  %x = tensor.generate {
  ^bb0(%i: index, %j: index):
    %n = arith.subi %i, %j : index
    %k = arith.index_cast %n : index to i32
    %v = arith.sitofp %k : i32 to f32
    tensor.yield %v : f32
  } : tensor<24x16xf32>
  %one = arith.constant 1.0 : f32
  %first = tensor.splat %one : tensor<16x32xf32>
  %second = tensor.splat %one : tensor<32x40xf32>
  %bias = tensor.splat %one : tensor<32xf32>
  %out = call @layers(%x, %first, %second, %bias) : (tensor<24x16xf32>, tensor<16x32xf32>, tensor<32x40xf32>, tensor<32xf32>) -> tensor<24x40xf32>
  %c3 = arith.constant 3 : index
  %c20 = arith.constant 20 : index
  %low = tensor.extract %out[%c3, %c3] : tensor<24x40xf32>
  %high = tensor.extract %out[%c20, %c20] : tensor<24x40xf32>
  return %low, %high : f32, f32
}
