// ARGS: --allow-unregistered-dialect --split-input-file
// FRAME
// HERE
// EACH
%a = "t.v"() : () -> tensor<*xf32> %b = "t.v"() : () -> tensor<2x5xf32> %0 = "bufferization.materialize_in_destination"(%a, %b)  : (tensor<*xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
%a = "t.v"() : () -> tensor<2xf32> %b = "t.v"() : () -> memref<*xf32> "bufferization.materialize_in_destination"(%a, %b) <{restrict, writable}> : (tensor<2xf32>, memref<*xf32>) -> ()
