// RUN: jig eval %s | FileCheck %s
// RUN: jig eval %s --entry graph --arg i32=4 | FileCheck --check-prefix=GRAPH %s
// RUN: not jig eval %s --entry nothing 2>&1 | FileCheck --check-prefix=NOTHING %s
// RUN: not jig eval %s --entry elsewhere 2>&1 | FileCheck --check-prefix=ELSEWHERE %s
// RUN: not jig eval %s --entry circle 2>&1 | FileCheck --check-prefix=CIRCLE %s

// CHECK: dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT: dense<[21, 22, 23, 24]> : tensor<4xi32>
// CHECK-NEXT: 5 : i32
// CHECK-NEXT: dense<7> : tensor<3xi32>
ml_program.global private mutable @state(dense<[1, 2, 3, 4]> : tensor<4xi32>) : tensor<4xi32>
ml_program.global private @fixed(dense<10> : tensor<4xi32>) : tensor<4xi32>
ml_program.global private mutable @undefined : i32
ml_program.global private mutable @other(#ml_program.extern : i32) : i32
ml_program.global private mutable @dynamic(dense<7> : tensor<3xi32>) : tensor<?xi32>
func.func @bump() {
  %0 = ml_program.global_load @state : tensor<4xi32>
  %1 = ml_program.global_load_const @fixed : tensor<4xi32>
  %2 = arith.addi %0, %1 : tensor<4xi32>
  ml_program.global_store @state = %2 : tensor<4xi32>
  return
}
func.func @main() -> (tensor<4xi32>, tensor<4xi32>, i32, tensor<?xi32>) {
  %before = ml_program.global_load @state : tensor<4xi32>
  call @bump() : () -> ()
  call @bump() : () -> ()
  %after = ml_program.global_load @state : tensor<4xi32>
  %c = arith.constant 5 : i32
  ml_program.global_store @undefined = %c : i32
  %u = ml_program.global_load @undefined : i32
  %d = ml_program.global_load @dynamic : tensor<?xi32>
  return %before, %after, %u, %d : tensor<4xi32>, tensor<4xi32>, i32, tensor<?xi32>
}

// Ops of a graph run when what they need is there.
// GRAPH: 8 : i32
ml_program.subgraph @graph(%x: i32) -> i32 {
  %r, %t2 = ml_program.global_load_graph @undefined ordering(%t1 -> !ml_program.token) : i32
  %t1 = ml_program.global_store_graph @undefined = %y ordering(%t -> !ml_program.token) : i32
  %y = arith.addi %x, %x : i32
  %t = ml_program.token
  ml_program.output %r : i32
}

// NOTHING: 'ml_program.global_load' op reads a global that nothing was stored to
ml_program.func @nothing() -> i32 {
  %u = ml_program.global_load @undefined : i32
  ml_program.return %u : i32
}

// ELSEWHERE: 'ml_program.global_load' op reads a global whose value is elsewhere
ml_program.func @elsewhere() -> i32 {
  %u = ml_program.global_load @other : i32
  ml_program.return %u : i32
}

// CIRCLE: has ops that need each other's results
ml_program.subgraph @circle() -> i32 {
  %a = arith.addi %b, %b : i32
  %b = arith.addi %a, %a : i32
  ml_program.output %b : i32
}
