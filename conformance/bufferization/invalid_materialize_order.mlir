// ARGS: --split-input-file
// FRAME
func.func @f(%t: tensor<4xf32>, %u: tensor<5xf32>) {
  // HERE
  return
}
// EACH
%0 = "bufferization.materialize_in_destination"(%t, %t) <{writable, restrict}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<5xf32>
%0 = "bufferization.materialize_in_destination"(%t, %u) <{restrict}> : (tensor<4xf32>, tensor<5xf32>) -> tensor<6xf32>
%0 = "bufferization.materialize_in_destination"(%t, %u) <{writable}> : (tensor<4xf32>, tensor<5xf32>) -> tensor<5xf32>
