// ARGS: --split-input-file
// ARGS: --split-input-file --mlir-print-op-generic

func.func @f(%a: memref<4xf32>, %b: memref<4xf32>) {
  linalg.exp ins(%a : memref<4xf32>) outs(%b : memref<4xf32>)
  return }
// -----
func.func @f(%a: memref<4xi1>, %b: memref<4xi1>) {
  linalg.exp ins(%a : memref<4xi1>) outs(%b : memref<4xi1>)
  return }
// -----
func.func @f(%a: memref<4xi8>, %b: memref<4xi8>) {
  linalg.exp ins(%a : memref<4xi8>) outs(%b : memref<4xi8>)
  return }
// -----
func.func @f(%a: memref<4xindex>, %b: memref<4xindex>) {
  linalg.exp ins(%a : memref<4xindex>) outs(%b : memref<4xindex>)
  return }
// -----
func.func @f(%a: memref<4xcomplex<f32>>, %b: memref<4xcomplex<f32>>) {
  linalg.exp ins(%a : memref<4xcomplex<f32>>) outs(%b : memref<4xcomplex<f32>>)
  return }
// -----
func.func @f(%a: memref<4xsi8>, %b: memref<4xsi8>) {
  linalg.exp ins(%a : memref<4xsi8>) outs(%b : memref<4xsi8>)
  return }
// -----
func.func @f(%a: memref<4xf32>, %b: memref<4xf32>) {
  linalg.square ins(%a : memref<4xf32>) outs(%b : memref<4xf32>)
  return }
// -----
func.func @f(%a: memref<4xi1>, %b: memref<4xi1>) {
  linalg.square ins(%a : memref<4xi1>) outs(%b : memref<4xi1>)
  return }
// -----
func.func @f(%a: memref<4xi8>, %b: memref<4xi8>) {
  linalg.square ins(%a : memref<4xi8>) outs(%b : memref<4xi8>)
  return }
// -----
func.func @f(%a: memref<4xindex>, %b: memref<4xindex>) {
  linalg.square ins(%a : memref<4xindex>) outs(%b : memref<4xindex>)
  return }
// -----
func.func @f(%a: memref<4xcomplex<f32>>, %b: memref<4xcomplex<f32>>) {
  linalg.square ins(%a : memref<4xcomplex<f32>>) outs(%b : memref<4xcomplex<f32>>)
  return }
// -----
func.func @f(%a: memref<4xsi8>, %b: memref<4xsi8>) {
  linalg.square ins(%a : memref<4xsi8>) outs(%b : memref<4xsi8>)
  return }
// -----
func.func @f(%a: memref<4xf32>, %b: memref<4xf32>) {
  linalg.reciprocal ins(%a : memref<4xf32>) outs(%b : memref<4xf32>)
  return }
// -----
func.func @f(%a: memref<4xi1>, %b: memref<4xi1>) {
  linalg.reciprocal ins(%a : memref<4xi1>) outs(%b : memref<4xi1>)
  return }
// -----
func.func @f(%a: memref<4xi8>, %b: memref<4xi8>) {
  linalg.reciprocal ins(%a : memref<4xi8>) outs(%b : memref<4xi8>)
  return }
// -----
func.func @f(%a: memref<4xindex>, %b: memref<4xindex>) {
  linalg.reciprocal ins(%a : memref<4xindex>) outs(%b : memref<4xindex>)
  return }
// -----
func.func @f(%a: memref<4xcomplex<f32>>, %b: memref<4xcomplex<f32>>) {
  linalg.reciprocal ins(%a : memref<4xcomplex<f32>>) outs(%b : memref<4xcomplex<f32>>)
  return }
// -----
func.func @f(%a: memref<4xsi8>, %b: memref<4xsi8>) {
  linalg.reciprocal ins(%a : memref<4xsi8>) outs(%b : memref<4xsi8>)
  return }
// -----
func.func @f(%a: memref<4xf32>, %b: memref<4xf32>) {
  linalg.add ins(%a, %a : memref<4xf32>, memref<4xf32>) outs(%b : memref<4xf32>)
  return }
// -----
func.func @f(%a: memref<4xi1>, %b: memref<4xi1>) {
  linalg.add ins(%a, %a : memref<4xi1>, memref<4xi1>) outs(%b : memref<4xi1>)
  return }
// -----
func.func @f(%a: memref<4xi8>, %b: memref<4xi8>) {
  linalg.add ins(%a, %a : memref<4xi8>, memref<4xi8>) outs(%b : memref<4xi8>)
  return }
// -----
func.func @f(%a: memref<4xindex>, %b: memref<4xindex>) {
  linalg.add ins(%a, %a : memref<4xindex>, memref<4xindex>) outs(%b : memref<4xindex>)
  return }
// -----
func.func @f(%a: memref<4xcomplex<f32>>, %b: memref<4xcomplex<f32>>) {
  linalg.add ins(%a, %a : memref<4xcomplex<f32>>, memref<4xcomplex<f32>>) outs(%b : memref<4xcomplex<f32>>)
  return }
// -----
func.func @f(%a: memref<4xsi8>, %b: memref<4xsi8>) {
  linalg.add ins(%a, %a : memref<4xsi8>, memref<4xsi8>) outs(%b : memref<4xsi8>)
  return }
// -----
func.func @f(%a: memref<4xf32>, %b: memref<4xf32>) {
  linalg.sub ins(%a, %a : memref<4xf32>, memref<4xf32>) outs(%b : memref<4xf32>)
  return }
// -----
func.func @f(%a: memref<4xi1>, %b: memref<4xi1>) {
  linalg.sub ins(%a, %a : memref<4xi1>, memref<4xi1>) outs(%b : memref<4xi1>)
  return }
// -----
func.func @f(%a: memref<4xi8>, %b: memref<4xi8>) {
  linalg.sub ins(%a, %a : memref<4xi8>, memref<4xi8>) outs(%b : memref<4xi8>)
  return }
// -----
func.func @f(%a: memref<4xindex>, %b: memref<4xindex>) {
  linalg.sub ins(%a, %a : memref<4xindex>, memref<4xindex>) outs(%b : memref<4xindex>)
  return }
// -----
func.func @f(%a: memref<4xcomplex<f32>>, %b: memref<4xcomplex<f32>>) {
  linalg.sub ins(%a, %a : memref<4xcomplex<f32>>, memref<4xcomplex<f32>>) outs(%b : memref<4xcomplex<f32>>)
  return }
// -----
func.func @f(%a: memref<4xsi8>, %b: memref<4xsi8>) {
  linalg.sub ins(%a, %a : memref<4xsi8>, memref<4xsi8>) outs(%b : memref<4xsi8>)
  return }
// -----
func.func @f(%a: memref<4xf32>, %b: memref<4xf32>) {
  linalg.mul ins(%a, %a : memref<4xf32>, memref<4xf32>) outs(%b : memref<4xf32>)
  return }
// -----
func.func @f(%a: memref<4xi1>, %b: memref<4xi1>) {
  linalg.mul ins(%a, %a : memref<4xi1>, memref<4xi1>) outs(%b : memref<4xi1>)
  return }
// -----
func.func @f(%a: memref<4xi8>, %b: memref<4xi8>) {
  linalg.mul ins(%a, %a : memref<4xi8>, memref<4xi8>) outs(%b : memref<4xi8>)
  return }
// -----
func.func @f(%a: memref<4xindex>, %b: memref<4xindex>) {
  linalg.mul ins(%a, %a : memref<4xindex>, memref<4xindex>) outs(%b : memref<4xindex>)
  return }
// -----
func.func @f(%a: memref<4xcomplex<f32>>, %b: memref<4xcomplex<f32>>) {
  linalg.mul ins(%a, %a : memref<4xcomplex<f32>>, memref<4xcomplex<f32>>) outs(%b : memref<4xcomplex<f32>>)
  return }
// -----
func.func @f(%a: memref<4xsi8>, %b: memref<4xsi8>) {
  linalg.mul ins(%a, %a : memref<4xsi8>, memref<4xsi8>) outs(%b : memref<4xsi8>)
  return }
// -----
func.func @f(%a: memref<4xf32>, %b: memref<4xf32>) {
  linalg.div ins(%a, %a : memref<4xf32>, memref<4xf32>) outs(%b : memref<4xf32>)
  return }
// -----
func.func @f(%a: memref<4xi1>, %b: memref<4xi1>) {
  linalg.div ins(%a, %a : memref<4xi1>, memref<4xi1>) outs(%b : memref<4xi1>)
  return }
// -----
func.func @f(%a: memref<4xi8>, %b: memref<4xi8>) {
  linalg.div ins(%a, %a : memref<4xi8>, memref<4xi8>) outs(%b : memref<4xi8>)
  return }
// -----
func.func @f(%a: memref<4xindex>, %b: memref<4xindex>) {
  linalg.div ins(%a, %a : memref<4xindex>, memref<4xindex>) outs(%b : memref<4xindex>)
  return }
// -----
func.func @f(%a: memref<4xcomplex<f32>>, %b: memref<4xcomplex<f32>>) {
  linalg.div ins(%a, %a : memref<4xcomplex<f32>>, memref<4xcomplex<f32>>) outs(%b : memref<4xcomplex<f32>>)
  return }
// -----
func.func @f(%a: memref<4xsi8>, %b: memref<4xsi8>) {
  linalg.div ins(%a, %a : memref<4xsi8>, memref<4xsi8>) outs(%b : memref<4xsi8>)
  return }
// -----
func.func @f(%a: memref<4xf32>, %b: memref<4xf32>) {
  linalg.div_unsigned ins(%a, %a : memref<4xf32>, memref<4xf32>) outs(%b : memref<4xf32>)
  return }
// -----
func.func @f(%a: memref<4xi1>, %b: memref<4xi1>) {
  linalg.div_unsigned ins(%a, %a : memref<4xi1>, memref<4xi1>) outs(%b : memref<4xi1>)
  return }
// -----
func.func @f(%a: memref<4xi8>, %b: memref<4xi8>) {
  linalg.div_unsigned ins(%a, %a : memref<4xi8>, memref<4xi8>) outs(%b : memref<4xi8>)
  return }
// -----
func.func @f(%a: memref<4xindex>, %b: memref<4xindex>) {
  linalg.div_unsigned ins(%a, %a : memref<4xindex>, memref<4xindex>) outs(%b : memref<4xindex>)
  return }
// -----
func.func @f(%a: memref<4xcomplex<f32>>, %b: memref<4xcomplex<f32>>) {
  linalg.div_unsigned ins(%a, %a : memref<4xcomplex<f32>>, memref<4xcomplex<f32>>) outs(%b : memref<4xcomplex<f32>>)
  return }
// -----
func.func @f(%a: memref<4xsi8>, %b: memref<4xsi8>) {
  linalg.div_unsigned ins(%a, %a : memref<4xsi8>, memref<4xsi8>) outs(%b : memref<4xsi8>)
  return }
// -----
func.func @f(%a: memref<4xf32>, %b: memref<4xf32>) {
  linalg.max ins(%a, %a : memref<4xf32>, memref<4xf32>) outs(%b : memref<4xf32>)
  return }
// -----
func.func @f(%a: memref<4xi1>, %b: memref<4xi1>) {
  linalg.max ins(%a, %a : memref<4xi1>, memref<4xi1>) outs(%b : memref<4xi1>)
  return }
// -----
func.func @f(%a: memref<4xi8>, %b: memref<4xi8>) {
  linalg.max ins(%a, %a : memref<4xi8>, memref<4xi8>) outs(%b : memref<4xi8>)
  return }
// -----
func.func @f(%a: memref<4xindex>, %b: memref<4xindex>) {
  linalg.max ins(%a, %a : memref<4xindex>, memref<4xindex>) outs(%b : memref<4xindex>)
  return }
// -----
func.func @f(%a: memref<4xcomplex<f32>>, %b: memref<4xcomplex<f32>>) {
  linalg.max ins(%a, %a : memref<4xcomplex<f32>>, memref<4xcomplex<f32>>) outs(%b : memref<4xcomplex<f32>>)
  return }
// -----
func.func @f(%a: memref<4xsi8>, %b: memref<4xsi8>) {
  linalg.max ins(%a, %a : memref<4xsi8>, memref<4xsi8>) outs(%b : memref<4xsi8>)
  return }
// -----
func.func @f(%a: memref<4xf32>, %b: memref<4xf32>) {
  linalg.min ins(%a, %a : memref<4xf32>, memref<4xf32>) outs(%b : memref<4xf32>)
  return }
// -----
func.func @f(%a: memref<4xi1>, %b: memref<4xi1>) {
  linalg.min ins(%a, %a : memref<4xi1>, memref<4xi1>) outs(%b : memref<4xi1>)
  return }
// -----
func.func @f(%a: memref<4xi8>, %b: memref<4xi8>) {
  linalg.min ins(%a, %a : memref<4xi8>, memref<4xi8>) outs(%b : memref<4xi8>)
  return }
// -----
func.func @f(%a: memref<4xindex>, %b: memref<4xindex>) {
  linalg.min ins(%a, %a : memref<4xindex>, memref<4xindex>) outs(%b : memref<4xindex>)
  return }
// -----
func.func @f(%a: memref<4xcomplex<f32>>, %b: memref<4xcomplex<f32>>) {
  linalg.min ins(%a, %a : memref<4xcomplex<f32>>, memref<4xcomplex<f32>>) outs(%b : memref<4xcomplex<f32>>)
  return }
// -----
func.func @f(%a: memref<4xsi8>, %b: memref<4xsi8>) {
  linalg.min ins(%a, %a : memref<4xsi8>, memref<4xsi8>) outs(%b : memref<4xsi8>)
  return }
// -----
func.func @f(%a: memref<4xf32>, %b: memref<4xf32>) {
  linalg.powf ins(%a, %a : memref<4xf32>, memref<4xf32>) outs(%b : memref<4xf32>)
  return }
// -----
func.func @f(%a: memref<4xi1>, %b: memref<4xi1>) {
  linalg.powf ins(%a, %a : memref<4xi1>, memref<4xi1>) outs(%b : memref<4xi1>)
  return }
// -----
func.func @f(%a: memref<4xi8>, %b: memref<4xi8>) {
  linalg.powf ins(%a, %a : memref<4xi8>, memref<4xi8>) outs(%b : memref<4xi8>)
  return }
// -----
func.func @f(%a: memref<4xindex>, %b: memref<4xindex>) {
  linalg.powf ins(%a, %a : memref<4xindex>, memref<4xindex>) outs(%b : memref<4xindex>)
  return }
// -----
func.func @f(%a: memref<4xcomplex<f32>>, %b: memref<4xcomplex<f32>>) {
  linalg.powf ins(%a, %a : memref<4xcomplex<f32>>, memref<4xcomplex<f32>>) outs(%b : memref<4xcomplex<f32>>)
  return }
// -----
func.func @f(%a: memref<4xsi8>, %b: memref<4xsi8>) {
  linalg.powf ins(%a, %a : memref<4xsi8>, memref<4xsi8>) outs(%b : memref<4xsi8>)
  return }
// -----
func.func @f(%a: memref<4xf32>, %b: memref<4xf32>) {
  linalg.select ins(%a, %a, %a : memref<4xf32>, memref<4xf32>, memref<4xf32>) outs(%b : memref<4xf32>)
  return }
// -----
func.func @f(%a: memref<4xi1>, %b: memref<4xi1>) {
  linalg.select ins(%a, %a, %a : memref<4xi1>, memref<4xi1>, memref<4xi1>) outs(%b : memref<4xi1>)
  return }
// -----
func.func @f(%a: memref<4xi8>, %b: memref<4xi8>) {
  linalg.select ins(%a, %a, %a : memref<4xi8>, memref<4xi8>, memref<4xi8>) outs(%b : memref<4xi8>)
  return }
// -----
func.func @f(%a: memref<4xindex>, %b: memref<4xindex>) {
  linalg.select ins(%a, %a, %a : memref<4xindex>, memref<4xindex>, memref<4xindex>) outs(%b : memref<4xindex>)
  return }
// -----
func.func @f(%a: memref<4xcomplex<f32>>, %b: memref<4xcomplex<f32>>) {
  linalg.select ins(%a, %a, %a : memref<4xcomplex<f32>>, memref<4xcomplex<f32>>, memref<4xcomplex<f32>>) outs(%b : memref<4xcomplex<f32>>)
  return }
// -----
func.func @f(%a: memref<4xsi8>, %b: memref<4xsi8>) {
  linalg.select ins(%a, %a, %a : memref<4xsi8>, memref<4xsi8>, memref<4xsi8>) outs(%b : memref<4xsi8>)
  return }
// -----
func.func @f(%a: memref<4xi1>, %b: memref<4xf32>) {
  linalg.select ins(%a, %b, %b: memref<4xi1>, memref<4xf32>, memref<4xf32>) outs(%b : memref<4xf32>)
  return }
// -----
func.func @f(%a: memref<4xi1>, %b: memref<4xf32>, %c: memref<4xf64>) {
  linalg.add ins(%a, %b: memref<4xi1>, memref<4xf32>) outs(%b : memref<4xf32>)
  return }
// -----
func.func @f(%a: memref<4xi1>, %b: memref<4xf32>, %c: memref<4xf64>) {
  linalg.add ins(%c, %b: memref<4xf64>, memref<4xf32>) outs(%b : memref<4xf32>)
  return }
// -----
func.func @f(%a: memref<4xi1>, %b: memref<4xf32>, %c: memref<4xf64>) {
  linalg.add ins(%c, %c: memref<4xf64>, memref<4xf64>) outs(%b : memref<4xf32>)
  return }
// -----
func.func @f(%a: memref<4xi1>, %b: memref<4xf32>, %c: memref<4xf64>) {
  linalg.add ins(%c, %c, %b : memref<4xf64>, memref<4xf64>, memref<4xf32>) outs(%b : memref<4xf32>)
  return }
// -----
func.func @f(%a: memref<4xi1>, %b: memref<4xf32>, %c: memref<4xf64>) {
  linalg.add ins(%b, %b :  memref<4xf32>, memref<4xf32>) outs(%b : memref<4xf32>) {foo}
  return }
// -----
func.func @f(%a: memref<4xi1>, %b: memref<4xf32>, %c: memref<4xf64>) {
  linalg.add {foo} ins(%b, %b :  memref<4xf32>, memref<4xf32>) outs(%b : memref<4xf32>) {foo}
  return }
// -----
func.func @f(%a: memref<4x8xi8>, %b: memref<8x4xi8>, %c: memref<4x4xi32>) {
  linalg.matmul <{cast = #linalg.type_fn<cast_unsigned>}> {foo} ins(%a, %b :  memref<4x8xi8>, memref<8x4xi8>) outs(%c : memref<4x4xi32>)
  return }
// -----
func.func @f(%a: memref<4x8xi8>, %b: memref<8x4xi8>, %c: memref<4x4xi32>) {
  linalg.copy <{cast = #linalg.type_fn<cast_unsigned>}> {foo} ins(%a :  memref<4x8xi8>) outs(%c : memref<4x4xi32>)
  return }
// -----
func.func @f(%a: memref<4x8xi8>, %b: memref<8x4xi8>, %c: memref<4x4xi32>) {
  linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%a :  memref<4x8xi8>) outs(%c : memref<4x8xi32>)
  return }
// -----
func.func @f(%a: memref<4x8xi8>, %b: memref<8x4xi8>, %c: memref<4x4xi32>) {
  linalg.copy {cast = 3 : i32} ins(%a :  memref<4x8xi8>) outs(%c : memref<4x4xi32>)
  return }
// -----
func.func @f(%a: f64, %b: i32, %c: memref<4x4xf32>) {
  linalg.fill_rng_2d ins(%a, %a, %b : f64, f64, i32) outs(%c : memref<4x4xf32>)
  return }
// -----
func.func @f(%a: f64, %b: i32, %c: memref<4x4xf32>) {
  linalg.fill ins(%a : f64) outs(%c : memref<4x4xf32>)
  return }
// -----
func.func @f(%a: memref<8xf32>, %b: memref<3xf32>, %c: memref<6xf32>, %d: memref<f32>) {
  linalg.conv_1d ins(%a, %b : memref<8xf32>, memref<3xf32>) outs(%c : memref<6xf32>)
  linalg.dot ins(%a, %a : memref<8xf32>, memref<8xf32>) outs(%d : memref<f32>)
  linalg.add ins(%a, %a : memref<8xf32>, memref<8xf32>) outs(%a : memref<8xf32>)
  return }
