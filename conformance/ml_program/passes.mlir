// ARGS: --canonicalize
// ARGS: --cse
// ARGS: --symbol-dce
// ARGS: --inline
// ARGS: --loop-invariant-code-motion
// ARGS: --remove-dead-values
// ARGS: --sccp
ml_program.global private mutable @state(dense<0> : tensor<4xi32>) : tensor<4xi32>
ml_program.global private @unused(dense<0> : tensor<4xi32>) : tensor<4xi32>
ml_program.global private @fixed(dense<0> : tensor<4xi32>) : tensor<4xi32>
func.func @loads(%n: index) -> (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %unused = ml_program.global_load @state : tensor<4xi32>
  %0 = ml_program.global_load @state : tensor<4xi32>
  %1 = ml_program.global_load @state : tensor<4xi32>
  %2 = ml_program.global_load_const @fixed : tensor<4xi32>
  %3 = ml_program.global_load_const @fixed : tensor<4xi32>
  scf.for %i = %c0 to %n step %c1 {
    %4 = ml_program.global_load_const @fixed : tensor<4xi32>
    %5 = ml_program.global_load @state : tensor<4xi32>
    ml_program.global_store @state = %4 : tensor<4xi32>
  }
  return %0, %1, %2, %3 : tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>
}
func.func private @callee(%x: tensor<4xi32>) {
  ml_program.global_store @state = %x : tensor<4xi32>
  return
}
func.func @caller(%x: tensor<4xi32>) {
  call @callee(%x) : (tensor<4xi32>) -> ()
  return
}
ml_program.func @function(%x: i32, %y: i32) -> i32 {
  %dead = arith.addi %x, %y : i32
  %c = arith.constant 1 : i32
  %0 = arith.addi %c, %c : i32
  ml_program.return %0 : i32
}
ml_program.subgraph @graph(%x: i32) -> i32 {
  %1 = arith.addi %0, %x : i32
  %0 = arith.constant 0 : i32
  %2 = arith.constant 0 : i32
  %3 = arith.addi %2, %1 : i32
  %t = ml_program.token
  ml_program.output %3 : i32
}
