// ARGS: --split-input-file
func.func @f(%a: tensor<4xf32>) -> tensor<4xf64, "a"> {
  %0 = arith.extf %a : tensor<4xf32> to tensor<4xf64, "a">
  return %0 : tensor<4xf64, "a">
}
// -----
func.func @f(%a: tensor<4xf64>) -> tensor<4xf32, "a"> {
  %0 = arith.truncf %a : tensor<4xf64> to tensor<4xf32, "a">
  return %0 : tensor<4xf32, "a">
}
// -----
func.func @f(%a: tensor<4xi8>) -> tensor<4xi32, "a"> {
  %0 = arith.extsi %a : tensor<4xi8> to tensor<4xi32, "a">
  return %0 : tensor<4xi32, "a">
}
// -----
func.func @f(%a: tensor<4xi32>) -> tensor<4xi8, "a"> {
  %0 = arith.trunci %a : tensor<4xi32> to tensor<4xi8, "a">
  return %0 : tensor<4xi8, "a">
}
// -----
func.func @f(%a: tensor<4xi32>) -> tensor<4xf32, "a"> {
  %0 = arith.sitofp %a : tensor<4xi32> to tensor<4xf32, "a">
  return %0 : tensor<4xf32, "a">
}
// -----
func.func @f(%a: tensor<4xf32>) -> tensor<4xi32, "a"> {
  %0 = arith.fptosi %a : tensor<4xf32> to tensor<4xi32, "a">
  return %0 : tensor<4xi32, "a">
}
// -----
func.func @f(%a: tensor<4xindex>) -> tensor<4xi32, "a"> {
  %0 = arith.index_cast %a : tensor<4xindex> to tensor<4xi32, "a">
  return %0 : tensor<4xi32, "a">
}
// -----
func.func @f(%a: tensor<4xi32>) -> tensor<4xf32, "a"> {
  %0 = arith.bitcast %a : tensor<4xi32> to tensor<4xf32, "a">
  return %0 : tensor<4xf32, "a">
}
// -----
func.func @f(%a: tensor<4xf32, "a">) -> tensor<4xf64, "a"> {
  %0 = arith.extf %a : tensor<4xf32, "a"> to tensor<4xf64, "a">
  return %0 : tensor<4xf64, "a">
}
// -----
func.func @f(%a: tensor<*xf32>) -> tensor<*xf64> {
  %0 = arith.extf %a : tensor<*xf32> to tensor<*xf64>
  return %0 : tensor<*xf64>
}
