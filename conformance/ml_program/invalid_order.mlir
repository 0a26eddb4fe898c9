// ARGS: --split-input-file
// What the reference dies of.
// FRAME
ml_program.global private mutable @m : tensor<4xi32>
ml_program.subgraph @f(%a: tensor<4xi32>) {
  // HERE
  ml_program.output
}
// EACH
%0, %1 = ml_program.global_load_graph @m : tensor<4xi32>
%0 = ml_program.global_store_graph @m = %a : tensor<4xi32>
