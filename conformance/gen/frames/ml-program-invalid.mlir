// ARGS: 
// FRAME
ml_program.global private mutable @m : tensor<4xi32>
ml_program.global private @c(dense<1> : tensor<4xi32>) : tensor<4xi32>
func.func @f(%a: tensor<4xi32>, %b: i32) {
  // HERE
  return
}
// EACH
%0 = ml_program.global_load @x : i32
%0 = ml_program.global_load @f : tensor<4xi32>
%0 = ml_program.global_load_const @c : i32
ml_program.global_store @x = %b : i32
%0 = ml_program.global_store_graph @c = %a ordering(() -> !ml_program.token) : tensor<4xi32>
%0, %1 = ml_program.global_load_graph @m ordering(-> !ml_program.token) : tensor<4xi32>
%0, %1 = ml_program.global_load_graph @m ordering(%b -> !ml_program.token) : tensor<4xi32>
ml_program.foo
// FRAME
// HERE
// EACH
ml_program.global private @c : tensor<4xi32>
ml_program.func @f(%x: i64) -> i32 { ml_program.return %x : i64 }
ml_program.func @f(%x: i64) { %y = arith.constant 1 : i32 }
ml_program.subgraph @f(%x: i64) -> i32 { ml_program.output %x : i64 }
ml_program.subgraph @f(%x: i64) { ml_program.return }
ml_program.func @f(%x: i64) { ml_program.output }
"ml_program.global"() {sym_name = "x", type = i32, sym_visibility = "funny", is_mutable} : () -> ()
"ml_program.global"() {sym_name = "x", is_mutable} : () -> ()
