// ARGS:  --split-input-file
// Which error of a scatter is told.

func.func @s(%s: tensor<2x4xf32>, %d: tensor<4x4xf32>, %i: tensor<2x1xindex>) -> tensor<4x4xf32> {
  %0 = tensor.scatter %s into %d[%i] scatter_dims([0]) : (tensor<2x4xf32>, tensor<4x4xf32>, tensor<2x1xindex>) -> tensor<4x4xf32>
 return %0 : tensor<4x4xf32> }

// -----

func.func @s(%s: tensor<2x3xf32>, %d: tensor<4x4xf32>, %i: tensor<2x1xindex>) -> tensor<4x4xf32> {
  %0 = tensor.scatter %s into %d[%i] scatter_dims([0]) : (tensor<2x3xf32>, tensor<4x4xf32>, tensor<2x1xindex>) -> tensor<4x4xf32>
 return %0 : tensor<4x4xf32> }

// -----

func.func @s(%s: tensor<2x3xf32>, %d: tensor<4x4xf32>, %i: tensor<2x1xindex>) -> tensor<4x4xf32> {
  %0 = tensor.scatter %s into %d[%i] scatter_dims([3]) unique : (tensor<2x3xf32>, tensor<4x4xf32>, tensor<2x1xindex>) -> tensor<4x4xf32>
 return %0 : tensor<4x4xf32> }

// -----

func.func @s(%s: tensor<2x3xf32>, %d: tensor<4x4xf32>, %i: tensor<2x1xindex>) -> tensor<4x4xf32> {
  %0 = tensor.scatter %s into %d[%i] scatter_dims([]) : (tensor<2x3xf32>, tensor<4x4xf32>, tensor<2x1xindex>) -> tensor<4x4xf32>
 return %0 : tensor<4x4xf32> }

// -----

func.func @s(%s: tensor<2x3xf32>, %d: tensor<4x4xf32>, %i: tensor<2x1xf32>) -> tensor<4x4xf32> {
  %0 = tensor.scatter %s into %d[%i] scatter_dims([0]) : (tensor<2x3xf32>, tensor<4x4xf32>, tensor<2x1xf32>) -> tensor<4x4xf32>
 return %0 : tensor<4x4xf32> }

// -----

func.func @s(%s: tensor<2x4xf32>, %d: tensor<4x4xf32>, %i: tensor<2x1xindex>) -> tensor<5x4xf32> {
  %0 = tensor.scatter %s into %d[%i] scatter_dims([7]) : (tensor<2x4xf32>, tensor<4x4xf32>, tensor<2x1xindex>) -> tensor<5x4xf32>
 return %0 : tensor<5x4xf32> }
