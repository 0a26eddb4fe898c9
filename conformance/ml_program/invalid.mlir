// ARGS: --split-input-file
// FRAME
ml_program.global private mutable @m : tensor<4xi32>
ml_program.global private @c(dense<1> : tensor<4xi32>) : tensor<4xi32>
func.func @f(%a: tensor<4xi32>, %b: i32) {
  // HERE
  return
}
// EACH
%0 = ml_program.global_load @x : i32
%0 = ml_program.global_load @m : i32
%0 = ml_program.global_load @m::@x : tensor<4xi32>
%0 = ml_program.global_load @f : tensor<4xi32>
%0 = ml_program.global_load_const @m : tensor<4xi32>
%0 = ml_program.global_load_const @x : tensor<4xi32>
%0 = ml_program.global_load_const @c : i32
ml_program.global_store @c = %a : tensor<4xi32>
ml_program.global_store @m = %b : i32
ml_program.global_store @x = %b : i32
%0, %1 = ml_program.global_load_graph @x ordering(() -> !ml_program.token) : i32
%0, %1 = ml_program.global_load_graph @m ordering(() -> !ml_program.token) : i32
%0 = ml_program.global_store_graph @x = %b ordering(() -> !ml_program.token) : i32
%0 = ml_program.global_store_graph @c = %a ordering(() -> !ml_program.token) : tensor<4xi32>
%0 = ml_program.global_store_graph @m = %b ordering(() -> !ml_program.token) : i32
%0, %1 = ml_program.global_load_graph @m ordering(-> !ml_program.token) : tensor<4xi32>
%0, %1 = ml_program.global_load_graph @m ordering(() -> i32) : tensor<4xi32>
%0, %1 = ml_program.global_load_graph @m ordering(%b !ml_program.token) : tensor<4xi32>
%0, %1 = ml_program.global_load_graph @m ordering(%b -> !ml_program.token) : tensor<4xi32>
%0, %1 = ml_program.global_load_graph @m ordering(() -> !ml_program.token : tensor<4xi32>
ml_program.global_store @m %a : tensor<4xi32>
ml_program.foo
ml_program.return
ml_program.output
// FRAME
// HERE
// EACH
ml_program.global private @c : tensor<4xi32>
ml_program.global mutable @c : tensor<4xi32>
ml_program.global private mutable @m(#ml_program.foo) : tensor<4xi32>
ml_program.global private mutable @m(#ml_program.extern) : !ml_program.foo
ml_program.global private mutable @m() : !ml_program.token
ml_program.global private mutable @m(1 : i32 : i32
ml_program.global private mutable @m
ml_program.func @f(%x: i64, ...) { ml_program.return }
ml_program.func @f() -> i32 { ml_program.return }
ml_program.func @f(%x: i64) -> i32 { ml_program.return %x : i64 }
ml_program.func @f(%x: i64) { %y = arith.constant 1 : i32 }
ml_program.subgraph @f(%x: i64) -> i32 { ml_program.output %x : i64 }
ml_program.subgraph @f(%x: i64) -> i32 { ml_program.output }
ml_program.subgraph @f(%x: i64) { ml_program.return }
ml_program.subgraph @f(%x: i64) { %y = arith.constant 1 : i32 }
ml_program.func @f(%x: i64) { ml_program.output }
"ml_program.global"() {sym_name = "x", type = i32, sym_visibility = "funny", is_mutable} : () -> ()
"ml_program.global"() {sym_name = "x", is_mutable} : () -> ()
"ml_program.global"() {type = i32, is_mutable} : () -> ()
// FRAME
ml_program.subgraph @f(%x: i64) {
  cf.br ^a
^a:
  ml_program.output
}
