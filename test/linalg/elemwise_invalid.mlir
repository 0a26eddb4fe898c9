// RUN: jig-opt --split-input-file --verify-diagnostics %s

func.func @fun(%a: tensor<4xf32>) {
  // expected-error @below {{'linalg.elemwise_unary' op attribute 'fun' failed to satisfy constraint: allowed 32-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12}}
  linalg.elemwise_unary {fun = #linalg.binary_fn<add>} ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @operands(%a: tensor<4xf32>) {
  // expected-error @+2 {{[parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 2}}
  linalg.elemwise_binary ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @not_a_number(%a: tensor<4xi32>) {
  // expected-error @below {{unsupported non numeric type}}
  linalg.elemwise_unary ins(%a : tensor<4xi32>) outs(%a : tensor<4xi32>) -> tensor<4xi32>
  return
}

// -----

func.func @shapes(%a: tensor<4xf32>, %b: tensor<5xf32>) {
  // expected-error @below {{inferred input/output operand #1 has shape's dimension #0 to be 4, but found 5}}
  linalg.elemwise_unary ins(%a : tensor<4xf32>) outs(%b : tensor<5xf32>) -> tensor<5xf32>
  return
}
