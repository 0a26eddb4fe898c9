// ARGS: --allow-unregistered-dialect
// FRAME
"x.top"() ({
  %v0 = "x.v"() : () -> f32
  // HERE
}) : () -> ()
// EACH
%r = "tensor.bitcast"(%v0) : (f32) -> (f32)
%r = "tensor.extract"(%v0, %v0, %v0) : (f32, f32, f32) -> (f32)
// FRAME
"x.top"() ({
  %v0 = "x.v"() : () -> tensor<?xf32>
  // HERE
}) : () -> ()
// EACH
%r = "tensor.bitcast"(%v0) : (tensor<?xf32>) -> (memref<4xf32, strided<[?], offset: ?>>)
%r = "tensor.expand_shape"(%v0) <{reassociation = -1 : i64, static_output_shape = array<i64: 1, 2>}> : (tensor<?xf32>) -> (tensor<?xf32>)
