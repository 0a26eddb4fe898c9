// ARGS: --split-input-file --mlir-print-op-generic
// Unsigned functions are for integers of more than one bit.

func.func @f(%a: tensor<?x?x?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %0 = linalg.pooling_nhwc_max_unsigned ins(%a, %b : tensor<?x?x?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %0 : tensor<?x?x?x?xf32>
}

// -----

func.func @f(%a: tensor<?x?x?x?xi1>, %b: tensor<?x?xi1>, %c: tensor<?x?x?x?xi1>) -> tensor<?x?x?x?xi1> {
  %0 = linalg.pooling_nhwc_max_unsigned ins(%a, %b : tensor<?x?x?x?xi1>, tensor<?x?xi1>) outs(%c : tensor<?x?x?x?xi1>) -> tensor<?x?x?x?xi1>
  return %0 : tensor<?x?x?x?xi1>
}

// -----

func.func @f(%a: tensor<?x?x?x?xi8>, %b: tensor<?x?xi8>, %c: tensor<?x?x?x?xi8>) -> tensor<?x?x?x?xi8> {
  %0 = linalg.pooling_nhwc_max_unsigned ins(%a, %b : tensor<?x?x?x?xi8>, tensor<?x?xi8>) outs(%c : tensor<?x?x?x?xi8>) -> tensor<?x?x?x?xi8>
  return %0 : tensor<?x?x?x?xi8>
}

// -----

func.func @f(%a: tensor<?x?x?x?xindex>, %b: tensor<?x?xindex>, %c: tensor<?x?x?x?xindex>) -> tensor<?x?x?x?xindex> {
  %0 = linalg.pooling_nhwc_max_unsigned ins(%a, %b : tensor<?x?x?x?xindex>, tensor<?x?xindex>) outs(%c : tensor<?x?x?x?xindex>) -> tensor<?x?x?x?xindex>
  return %0 : tensor<?x?x?x?xindex>
}

// -----

func.func @f(%a: tensor<?x?x?x?xcomplex<f32>>, %b: tensor<?x?xcomplex<f32>>, %c: tensor<?x?x?x?xcomplex<f32>>) -> tensor<?x?x?x?xcomplex<f32>> {
  %0 = linalg.pooling_nhwc_max_unsigned ins(%a, %b : tensor<?x?x?x?xcomplex<f32>>, tensor<?x?xcomplex<f32>>) outs(%c : tensor<?x?x?x?xcomplex<f32>>) -> tensor<?x?x?x?xcomplex<f32>>
  return %0 : tensor<?x?x?x?xcomplex<f32>>
}

// -----

func.func @f(%a: tensor<?x?x?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %0 = linalg.pooling_nhwc_min_unsigned ins(%a, %b : tensor<?x?x?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %0 : tensor<?x?x?x?xf32>
}

// -----

func.func @f(%a: tensor<?x?x?x?xi1>, %b: tensor<?x?xi1>, %c: tensor<?x?x?x?xi1>) -> tensor<?x?x?x?xi1> {
  %0 = linalg.pooling_nhwc_min_unsigned ins(%a, %b : tensor<?x?x?x?xi1>, tensor<?x?xi1>) outs(%c : tensor<?x?x?x?xi1>) -> tensor<?x?x?x?xi1>
  return %0 : tensor<?x?x?x?xi1>
}

// -----

func.func @f(%a: tensor<?x?x?x?xi8>, %b: tensor<?x?xi8>, %c: tensor<?x?x?x?xi8>) -> tensor<?x?x?x?xi8> {
  %0 = linalg.pooling_nhwc_min_unsigned ins(%a, %b : tensor<?x?x?x?xi8>, tensor<?x?xi8>) outs(%c : tensor<?x?x?x?xi8>) -> tensor<?x?x?x?xi8>
  return %0 : tensor<?x?x?x?xi8>
}

// -----

func.func @f(%a: tensor<?x?x?x?xindex>, %b: tensor<?x?xindex>, %c: tensor<?x?x?x?xindex>) -> tensor<?x?x?x?xindex> {
  %0 = linalg.pooling_nhwc_min_unsigned ins(%a, %b : tensor<?x?x?x?xindex>, tensor<?x?xindex>) outs(%c : tensor<?x?x?x?xindex>) -> tensor<?x?x?x?xindex>
  return %0 : tensor<?x?x?x?xindex>
}

// -----

func.func @f(%a: tensor<?x?x?x?xcomplex<f32>>, %b: tensor<?x?xcomplex<f32>>, %c: tensor<?x?x?x?xcomplex<f32>>) -> tensor<?x?x?x?xcomplex<f32>> {
  %0 = linalg.pooling_nhwc_min_unsigned ins(%a, %b : tensor<?x?x?x?xcomplex<f32>>, tensor<?x?xcomplex<f32>>) outs(%c : tensor<?x?x?x?xcomplex<f32>>) -> tensor<?x?x?x?xcomplex<f32>>
  return %0 : tensor<?x?x?x?xcomplex<f32>>
}

// -----

func.func @f(%a: tensor<?x?x?xf32>, %b: tensor<?xf32>, %c: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %0 = linalg.pooling_nwc_max_unsigned ins(%a, %b : tensor<?x?x?xf32>, tensor<?xf32>) outs(%c : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %0 : tensor<?x?x?xf32>
}

// -----

func.func @f(%a: tensor<?x?x?xi1>, %b: tensor<?xi1>, %c: tensor<?x?x?xi1>) -> tensor<?x?x?xi1> {
  %0 = linalg.pooling_nwc_max_unsigned ins(%a, %b : tensor<?x?x?xi1>, tensor<?xi1>) outs(%c : tensor<?x?x?xi1>) -> tensor<?x?x?xi1>
  return %0 : tensor<?x?x?xi1>
}

// -----

func.func @f(%a: tensor<?x?x?xi8>, %b: tensor<?xi8>, %c: tensor<?x?x?xi8>) -> tensor<?x?x?xi8> {
  %0 = linalg.pooling_nwc_max_unsigned ins(%a, %b : tensor<?x?x?xi8>, tensor<?xi8>) outs(%c : tensor<?x?x?xi8>) -> tensor<?x?x?xi8>
  return %0 : tensor<?x?x?xi8>
}

// -----

func.func @f(%a: tensor<?x?x?xindex>, %b: tensor<?xindex>, %c: tensor<?x?x?xindex>) -> tensor<?x?x?xindex> {
  %0 = linalg.pooling_nwc_max_unsigned ins(%a, %b : tensor<?x?x?xindex>, tensor<?xindex>) outs(%c : tensor<?x?x?xindex>) -> tensor<?x?x?xindex>
  return %0 : tensor<?x?x?xindex>
}

// -----

func.func @f(%a: tensor<?x?x?xcomplex<f32>>, %b: tensor<?xcomplex<f32>>, %c: tensor<?x?x?xcomplex<f32>>) -> tensor<?x?x?xcomplex<f32>> {
  %0 = linalg.pooling_nwc_max_unsigned ins(%a, %b : tensor<?x?x?xcomplex<f32>>, tensor<?xcomplex<f32>>) outs(%c : tensor<?x?x?xcomplex<f32>>) -> tensor<?x?x?xcomplex<f32>>
  return %0 : tensor<?x?x?xcomplex<f32>>
}

// -----

func.func @f(%a: tensor<?x?x?xf32>, %b: tensor<?xf32>, %c: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %0 = linalg.pooling_nwc_min_unsigned ins(%a, %b : tensor<?x?x?xf32>, tensor<?xf32>) outs(%c : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %0 : tensor<?x?x?xf32>
}

// -----

func.func @f(%a: tensor<?x?x?xi1>, %b: tensor<?xi1>, %c: tensor<?x?x?xi1>) -> tensor<?x?x?xi1> {
  %0 = linalg.pooling_nwc_min_unsigned ins(%a, %b : tensor<?x?x?xi1>, tensor<?xi1>) outs(%c : tensor<?x?x?xi1>) -> tensor<?x?x?xi1>
  return %0 : tensor<?x?x?xi1>
}

// -----

func.func @f(%a: tensor<?x?x?xi8>, %b: tensor<?xi8>, %c: tensor<?x?x?xi8>) -> tensor<?x?x?xi8> {
  %0 = linalg.pooling_nwc_min_unsigned ins(%a, %b : tensor<?x?x?xi8>, tensor<?xi8>) outs(%c : tensor<?x?x?xi8>) -> tensor<?x?x?xi8>
  return %0 : tensor<?x?x?xi8>
}

// -----

func.func @f(%a: tensor<?x?x?xindex>, %b: tensor<?xindex>, %c: tensor<?x?x?xindex>) -> tensor<?x?x?xindex> {
  %0 = linalg.pooling_nwc_min_unsigned ins(%a, %b : tensor<?x?x?xindex>, tensor<?xindex>) outs(%c : tensor<?x?x?xindex>) -> tensor<?x?x?xindex>
  return %0 : tensor<?x?x?xindex>
}

// -----

func.func @f(%a: tensor<?x?x?xcomplex<f32>>, %b: tensor<?xcomplex<f32>>, %c: tensor<?x?x?xcomplex<f32>>) -> tensor<?x?x?xcomplex<f32>> {
  %0 = linalg.pooling_nwc_min_unsigned ins(%a, %b : tensor<?x?x?xcomplex<f32>>, tensor<?xcomplex<f32>>) outs(%c : tensor<?x?x?xcomplex<f32>>) -> tensor<?x?x?xcomplex<f32>>
  return %0 : tensor<?x?x?xcomplex<f32>>
}

// -----

func.func @f(%a: tensor<?xi8>) -> tensor<?xi8> {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<max_unsigned> ins(%a, %a : tensor<?xi8>, tensor<?xi8>) outs(%a : tensor<?xi8>) -> tensor<?xi8>
  return %0 : tensor<?xi8>
}

// -----

func.func @f(%a: tensor<?xi8>) -> tensor<?xi8> {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<min_unsigned> ins(%a, %a : tensor<?xi8>, tensor<?xi8>) outs(%a : tensor<?xi8>) -> tensor<?xi8>
  return %0 : tensor<?xi8>
}
