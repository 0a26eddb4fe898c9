// ARGS: --convert-arith-to-llvm --split-input-file
func.func @a(%a: tensor<7x5xi64>, %o: tensor<7xi64>) -> tensor<7xi64> {
  %r = linalg.reduce { arith.addi } ins(%a : tensor<7x5xi64>) outs(%o : tensor<7xi64>) dimensions = [1]
  return %r : tensor<7xi64>
}
// -----
func.func @b(%a: tensor<7x5xf32>, %o: tensor<7xf32>) -> tensor<7xf32> {
  %r = linalg.reduce { arith.addf {fastmath = #arith.fastmath<fast>} } ins(%a : tensor<7x5xf32>) outs(%o : tensor<7xf32>) dimensions = [1]
  %s = linalg.reduce { arith.mulf } ins(%a : tensor<7x5xf32>) outs(%o : tensor<7xf32>) dimensions = [1]
  return %r : tensor<7xf32>
}
// -----
func.func @c(%a: tensor<7xi64>, %o: tensor<7xi64>) -> tensor<7xi64> {
  %r = linalg.map { arith.muli } ins(%a, %a : tensor<7xi64>, tensor<7xi64>) outs(%o : tensor<7xi64>)
  %s = linalg.map { arith.muli {overflowFlags = #arith.overflow<nsw>} } ins(%a, %a : tensor<7xi64>, tensor<7xi64>) outs(%r : tensor<7xi64>)
  return %s : tensor<7xi64>
}
