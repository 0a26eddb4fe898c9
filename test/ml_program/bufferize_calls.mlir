// What functions store to globals counts wherever they are called: in circles, and of functions that are only declared.
// RUN: jig eval %s --entry main >%t.before
// RUN: jig-opt %s --one-shot-bufferize="bufferize-function-boundaries" >%t.mlir
// RUN: jig eval %t.mlir --entry main >%t.after
// RUN: cmp %t.before %t.after
// RUN: FileCheck %s <%t.mlir
// RUN: jig-opt %s --mlprogram-pipeline-globals | jig eval - --entry main >%t.piped
// RUN: cmp %t.before %t.piped
ml_program.global private mutable @g(dense<1.0> : tensor<4xf32>) : tensor<4xf32>
ml_program.global private mutable @other(dense<2.0> : tensor<4xf32>) : tensor<4xf32>

func.func private @declared()
func.func @f(%n: i1) attributes {noinline} {
  cf.cond_br %n, ^a, ^b
^a:
  %c = arith.constant false
  func.call @h(%c) : (i1) -> ()
  cf.br ^b
^b:
  %v = arith.constant dense<7.0> : tensor<4xf32>
  ml_program.global_store @g = %v : tensor<4xf32>
  return
}
func.func @h(%n: i1) {
  func.call @f(%n) : (i1) -> ()
  return
}

// The circle stores to one of the two.
// CHECK-LABEL: @main
// CHECK: call @f
// CHECK: %[[COPY:.*]] = memref.alloc
// CHECK-NOT: memref.alloc
// CHECK: %[[OTHER:.*]] = memref.get_global @other
// CHECK: call @h
// CHECK: memref.load %[[COPY]]
// CHECK: memref.load %[[OTHER]]
func.func @main() -> (f32, f32) {
  %c = arith.constant false
  %i = arith.constant 0 : index
  func.call @f(%c) : (i1) -> ()
  %z = arith.constant dense<1.0> : tensor<4xf32>
  ml_program.global_store @g = %z : tensor<4xf32>
  %t = ml_program.global_load @g : tensor<4xf32>
  %u = ml_program.global_load @other : tensor<4xf32>
  func.call @h(%c) : (i1) -> ()
  %e = tensor.extract %t[%i] : tensor<4xf32>
  %k = tensor.extract %u[%i] : tensor<4xf32>
  return %e, %k : f32, f32
}

// CHECK-LABEL: @elsewhere
// CHECK: memref.alloc
// CHECK: call @declared
func.func @elsewhere() -> f32 {
  %i = arith.constant 0 : index
  %t = ml_program.global_load @g : tensor<4xf32>
  func.call @declared() : () -> ()
  %e = tensor.extract %t[%i] : tensor<4xf32>
  return %e : f32
}
