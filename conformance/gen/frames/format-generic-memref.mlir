// ARGS: --allow-unregistered-dialect
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
