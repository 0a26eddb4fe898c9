// RUN: jig run %s --entry main --arg 'tensor<4xi32>=iota' > %t.run
// RUN: jig eval %s --entry main --arg 'tensor<4xi32>=iota' | diff %t.run -
// RUN: jig run %s --entry twice --arg i32=21 | FileCheck %s --check-prefix=TWICE
// RUN: jig run %s --entry branch --arg i32=21 --arg i1=0 | FileCheck %s --check-prefix=TWICE
// RUN: jig run %s --entry graph --arg f32=1.5 > %t.run
// RUN: jig eval %s --entry graph --arg f32=1.5 | diff %t.run -
// RUN: not jig run %s --entry elsewhere 2>&1 | FileCheck %s --check-prefix=ELSEWHERE
// RUN: not jig run %s --entry vector 2>&1 | FileCheck %s --check-prefix=VECTOR
// RUN: jig emit --llvm --lower %S/Inputs/ml_elsewhere.mlir | FileCheck %S/Inputs/ml_elsewhere.mlir
// TWICE: 42 : i32
// ELSEWHERE: there is no 'x' to call or refer to
// VECTOR: 'ml_program.global_load' op is left by the default pipeline
ml_program.global private @w(dense<[1, 2, 3, 4]> : tensor<4xi32>) : tensor<4xi32>
ml_program.global private mutable @n(dense<0> : tensor<i64>) : tensor<i64>
ml_program.global private @x(#ml_program.extern : tensor<4xi32>) : tensor<4xi32>
ml_program.global private mutable @count(5 : i32) : i32
ml_program.global private mutable @unset : f32
ml_program.global private mutable @state : tensor<2xf32>
func.func @main(%a: tensor<4xi32>) -> (tensor<4xi32>, tensor<i64>, i32, i32) {
  %w = ml_program.global_load_const @w : tensor<4xi32>
  %n = ml_program.global_load @n : tensor<i64>
  %one = arith.constant dense<1> : tensor<i64>
  %n1 = arith.addi %n, %one : tensor<i64>
  ml_program.global_store @n = %n1 : tensor<i64>
  %n2 = ml_program.global_load @n : tensor<i64>
  %s = arith.muli %a, %w : tensor<4xi32>
  %c = ml_program.global_load @count : i32
  %d = arith.addi %c, %c : i32
  ml_program.global_store @count = %d : i32
  %e = ml_program.global_load @count : i32
  return %s, %n2, %c, %e : tensor<4xi32>, tensor<i64>, i32, i32
}
ml_program.func @twice(%a: i32) -> i32 {
  %b = arith.addi %a, %a : i32
  ml_program.return %b : i32
}
ml_program.func @branch(%a: i32, %c: i1) -> i32 {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  ml_program.return %a : i32
^bb2:
  %b = arith.addi %a, %a : i32
  ml_program.return %b : i32
}
ml_program.subgraph @graph(%a: f32) -> (f32, tensor<2xf32>) {
  %z = arith.addf %y, %a : f32
  %y, %t2 = ml_program.global_load_graph @unset ordering(%t1 -> !ml_program.token) : f32
  %t1 = ml_program.global_store_graph @unset = %a ordering(%t -> !ml_program.token) : f32
  %t3 = ml_program.global_store_graph @state = %v ordering(%t -> !ml_program.token) : tensor<2xf32>
  %v = tensor.from_elements %a, %z : tensor<2xf32>
  %w, %t4 = ml_program.global_load_graph @state ordering(%t3 -> !ml_program.token) : tensor<2xf32>
  %t = ml_program.token
  ml_program.output %z, %w : f32, tensor<2xf32>
}
func.func @elsewhere() -> tensor<4xi32> {
  %w = ml_program.global_load @x : tensor<4xi32>
  return %w : tensor<4xi32>
}
func.func @vector() -> vector<4xf32> {
  %w = ml_program.global_load @v : vector<4xf32>
  return %w : vector<4xf32>
}
ml_program.global private mutable @v(dense<1.0> : vector<4xf32>) : vector<4xf32>
