// ARGS: --allow-unregistered-dialect
// FRAME
"x.top"() ({
  // HERE
}) : () -> ()
// EACH
%r = "arith.constant"() <{value = 1 : i32}> : () -> (f32)
%r = "arith.constant"() : () -> (tuple<i32,f32>)
%r = "arith.extui"() : () -> (memref<f32>)
// FRAME
"x.top"() ({
  %v0 = "x.v"() : () -> i32
  // HERE
}) : () -> ()
// EACH
%v1 = "x.v"() : () -> ui8 %r:3 = "arith.addui_extended"(%v0, %v1) : (i32, ui8) -> (i1, memref<4xf32, strided<[?], offset: ?>>, i32)
%r:2 = "arith.mulsi_extended"(%v0, %v0) : (i32, i32) -> (i32, index)
// FRAME
"x.top"() ({
  %v0 = "x.v"() : () -> i1
  // HERE
}) : () -> ()
// EACH
%r = "arith.remui"(%v0, %v0) : (i1, i1) -> (i1)
%r = "arith.minui"(%v0, %v0) : (i1, i1) -> (i1)
// FRAME
"x.top"() ({
  %v0 = "x.v"() : () -> f32
  // HERE
}) : () -> ()
// EACH
%r = "arith.negf"(%v0) : (f32) -> (vector<4x8xf32>)
%r = "arith.extui"(%v0) : (f32) -> (memref<?x8xf32>)
