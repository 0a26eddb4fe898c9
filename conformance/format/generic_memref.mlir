// ARGS: --split-input-file --allow-unregistered-dialect
// FRAME
"x.top"() ({
  %v0 = "x.v"() : () -> f32
  %r = "memref.assume_alignment"(%v0) <{alignment = 1 : i32}> : (f32) -> (f32)
}) : () -> ()
// FRAME
"x.top"() ({
  %v0 = "x.v"() : () -> !transform.any_op
  %r:2 = "memref.assume_alignment"(%v0) {alignment = 1 : i32} : (!transform.any_op) -> (!transform.any_op, index)
}) : () -> ()
// FRAME
"x.top"() ({
  "memref.alloca_scope"() ({
 "x.t"() : () -> ()
 }) : () -> ()
}) : () -> ()
// FRAME
"x.top"() ({
  %v0 = "x.v"() : () -> vector<4x8xf32>
  %r = "memref.alloca_scope.return"(%v0) : (vector<4x8xf32>) -> (vector<4x8xf32>)
}) : () -> ()
// FRAME
"x.top"() ({
  %v0 = "x.v"() : () -> ui8
  // HERE
}) : () -> ()
// EACH
%r = "memref.cast"(%v0) : (ui8) -> (ui8)
%r = "memref.atomic_rmw"(%v0, %v0, %v0) <{kind = [[1],[2]]}> : (ui8, ui8, ui8) -> (ui8)
// FRAME
"x.top"() ({
  %v0 = "x.v"() : () -> !transform.any_value
  "memref.copy"(%v0, %v0, %v0) : (!transform.any_value, !transform.any_value, !transform.any_value) -> ()
}) : () -> ()
// FRAME
"x.top"() ({
  %v0 = "x.v"() : () -> memref<?x8xf32>
  %v1 = "x.v"() : () -> tensor<4xi1>
  %r = "memref.dim"(%v0, %v1) : (memref<?x8xf32>, tensor<4xi1>) -> ((i32) -> f32)
}) : () -> ()
// FRAME
"x.top"() ({
  %v0 = "x.v"() : () -> tensor<f32>
  %r:3 = "memref.extract_strided_metadata"(%v0) : (tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>)
}) : () -> ()
// FRAME
"x.top"() ({
  %v0 = "x.v"() : () -> memref<4xf32>
  // HERE
}) : () -> ()
// EACH
%r:2 = "memref.extract_strided_metadata"(%v0) : (memref<4xf32>) -> (vector<[4]xf32>, memref<4xf32>)
%r = "memref.expand_shape"(%v0) {reassociation = [1, 2], static_output_shape = array<i64: 1, 2>} : (memref<4xf32>) -> (si32)
// FRAME
"x.top"() ({
  // HERE
}) : () -> ()
// EACH
%r = "memref.get_global"() : () -> (f16)
"memref.global"() <{sym_name = "s", type = array<i64: 1, 2>, constant = unit, alignment = 1 : i64}> : () -> ()
%r = "memref.load"() : () -> (ui8)
// FRAME
"x.top"() ({
  %v0 = "x.v"() : () -> tuple<i32,f32>
  %r = "memref.view"(%v0, %v0) : (tuple<i32,f32>, tuple<i32,f32>) -> (tensor<*xf32>)
}) : () -> ()
