// ARGS: --split-input-file
// ARGS: --split-input-file --mlir-print-op-generic
// ARGS: --split-input-file --mlir-print-local-scope
ml_program.global public @some(dense<4> : tensor<4xi32>) : tensor<?xi32>
ml_program.global private mutable @elsewhere(#ml_program.extern<tensor<4xi32>>) : tensor<?xi32>
ml_program.global private mutable @typed(#ml_program.extern : tensor<4xi32>) : tensor<?xi32>
ml_program.global private mutable @undefined : tensor<?xi32> {foo = 1}
ml_program.global public @number(1.0 : f32) : f32
ml_program.global nested @text("abc") : none
ml_program.global nested mutable @token : !ml_program.token
ml_program.func private @declared(i32) -> i32
ml_program.func @function(%x : i32 {ml.x}) -> (i32 {ml.y}) attributes {a} {
  cf.br ^a(%x : i32)
^a(%y: i32):
  ml_program.return %y : i32
}
ml_program.subgraph private @declared_graph(i32) -> i32
ml_program.subgraph @graph(%x : i32) -> i32 {
  %0 = ml_program.global_load @undefined : tensor<?xi32>
  %1 = ml_program.global_load_const @some : tensor<?xi32>
  %2, %3 = ml_program.global_load_graph @undefined ordering(() -> !ml_program.token) : tensor<?xi32>
  %4, %5 = ml_program.global_load_graph @undefined ordering (%3, %t -> !ml_program.token) : tensor<?xi32> {x}
  ml_program.global_store @undefined = %2 : tensor<?xi32>
  %6 = ml_program.global_store_graph @undefined = %2 ordering (%3, %5 -> !ml_program.token) : tensor<?xi32> {y}
  %t = ml_program.token {y}
  ml_program.output %x : i32
}
module @nested {
  ml_program.global public @inner(2 : i32) : i32
  func.func @f() -> i32 {
    %0 = ml_program.global_load @inner : i32
    return %0 : i32
  }
}
func.func @g() -> i32 {
  %0 = ml_program.global_load @nested::@inner : i32
  return %0 : i32
}
