// RUN: jig eval %s >%t.before
// RUN: jig-opt %s --one-shot-bufferize="bufferize-function-boundaries allow-return-allocs-from-loops" >%t.mlir
// RUN: jig eval %t.mlir >%t.after
// RUN: cmp %t.before %t.after
// RUN: jig-opt %s --one-shot-bufferize="bufferize-function-boundaries copy-before-write allow-return-allocs-from-loops" >%t.copies.mlir
// RUN: jig eval %t.copies.mlir >%t.copies
// RUN: cmp %t.before %t.copies
// RUN: jig-opt %s --mlprogram-pipeline-globals | jig eval - >%t.piped
// RUN: cmp %t.before %t.piped
// RUN: FileCheck %s <%t.mlir
// RUN: FileCheck --check-prefix=VALUES %s <%t.before

// What is loaded stays as it was when something is stored, here or in a function that is called; what
// is stored is the value, whatever happens to its buffer afterwards. Where nothing is stored in
// between, nothing is copied.
// VALUES: 1 : i32
// VALUES-NEXT: 1 : i32
// VALUES-NEXT: 40 : i32
// VALUES-NEXT: 41 : i32
// VALUES-NEXT: 40 : i32
// VALUES-NEXT: 7 : i32
// VALUES-NEXT: 7 : i32
// VALUES-NEXT: 7 : i32
// VALUES-NEXT: 89 : i32

// CHECK: memref.global "private" @state : memref<4xi32> = dense<[1, 2, 3, 4]>
// CHECK: memref.global "private" constant @fixed : memref<4xi32> = dense<10>
ml_program.global private mutable @state(dense<[1, 2, 3, 4]> : tensor<4xi32>) : tensor<4xi32>
ml_program.global private @fixed(dense<10> : tensor<4xi32>) : tensor<4xi32>

// CHECK-LABEL: @old
// CHECK: %[[OLD:.*]] = memref.get_global @state
// CHECK: %[[COPY:.*]] = memref.alloc()
// CHECK: memref.copy %[[OLD]], %[[COPY]]
func.func private @old(%i: index) -> i32 {
  %0 = ml_program.global_load @state : tensor<4xi32>
  %c = arith.constant dense<1> : tensor<4xi32>
  ml_program.global_store @state = %c : tensor<4xi32>
  %1 = tensor.extract %0[%i] : tensor<4xi32>
  return %1 : i32
}

// CHECK-LABEL: @calls
// CHECK: memref.copy
func.func private @calls(%i: index) -> i32 {
  %0 = ml_program.global_load @state : tensor<4xi32>
  %n = call @bump(%i) : (index) -> i32
  %1 = tensor.extract %0[%i] : tensor<4xi32>
  return %1 : i32
}

// CHECK-LABEL: @bump
// CHECK: %[[NOW:.*]] = memref.get_global @state
// CHECK: %[[SUM:.*]] = memref.alloc
// CHECK: linalg.map { arith.addi {{.*}} } ins(%[[NOW]]
// CHECK: memref.copy %[[SUM]],
// CHECK-NOT: memref.copy
func.func private @bump(%i: index) -> i32 {
  %0 = ml_program.global_load @state : tensor<4xi32>
  %1 = ml_program.global_load @fixed : tensor<4xi32>
  %e = tensor.empty() : tensor<4xi32>
  %2 = linalg.map { arith.addi { overflowFlags = #arith.overflow<none> } } ins(%0, %1 : tensor<4xi32>, tensor<4xi32>) outs(%e : tensor<4xi32>)
  ml_program.global_store @state = %2 : tensor<4xi32>
  %3 = tensor.extract %2[%i] : tensor<4xi32>
  return %3 : i32
}

// CHECK-LABEL: @stored
func.func private @stored(%t: tensor<4xi32>, %i: index, %v: i32) -> (i32, i32) {
  %0 = tensor.insert %v into %t[%i] : tensor<4xi32>
  ml_program.global_store @state = %0 : tensor<4xi32>
  %w = arith.addi %v, %v : i32
  %1 = tensor.insert %w into %0[%i] : tensor<4xi32>
  %2 = ml_program.global_load @state : tensor<4xi32>
  %3 = tensor.extract %2[%i] : tensor<4xi32>
  %4 = tensor.extract %1[%i] : tensor<4xi32>
  return %3, %4 : i32, i32
}

// CHECK-LABEL: @around
func.func private @around(%n: index) -> tensor<4xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = ml_program.global_load @state : tensor<4xi32>
  %last = scf.for %i = %c0 to %n step %c1 iter_args(%t = %0) -> tensor<4xi32> {
    %1 = ml_program.global_load @state : tensor<4xi32>
    %2 = func.call @bump(%i) : (index) -> i32
    scf.yield %1 : tensor<4xi32>
  }
  return %last : tensor<4xi32>
}

func.func @main() -> (i32, i32, i32, i32, i32, i32, i32, i32, i32) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %a = func.call @old(%c0) : (index) -> i32
  %b = func.call @calls(%c0) : (index) -> i32
  %forty = arith.constant 40 : i32
  %t = tensor.from_elements %forty, %forty, %forty, %forty : tensor<4xi32>
  ml_program.global_store @state = %t : tensor<4xi32>
  %first = ml_program.global_load @state : tensor<4xi32>
  %one = arith.constant 1 : i32
  %next = arith.addi %forty, %one : i32
  %u = tensor.insert %next into %first[%c0] : tensor<4xi32>
  ml_program.global_store @state = %u : tensor<4xi32>
  %c = tensor.extract %first[%c0] : tensor<4xi32>
  %d = tensor.extract %u[%c0] : tensor<4xi32>
  %e = tensor.extract %u[%c3] : tensor<4xi32>
  %seven = arith.constant 7 : i32
  %f:2 = func.call @stored(%u, %c3, %seven) : (tensor<4xi32>, index, i32) -> (i32, i32)
  %g = ml_program.global_load @state : tensor<4xi32>
  %h = tensor.extract %g[%c3] : tensor<4xi32>
  %k = arith.subi %f#1, %seven : i32
  %l = func.call @around(%c3) : (index) -> tensor<4xi32>
  %m = tensor.extract %l[%c0] : tensor<4xi32>
  %o = tensor.extract %l[%c3] : tensor<4xi32>
  %p = arith.addi %m, %o : i32
  %q = arith.addi %m, %forty : i32
  %dead = arith.addi %p, %q : i32
  %sum = arith.addi %o, %m : i32
  %r = arith.subi %sum, %one : i32
  %hundred = arith.constant 2 : i32
  %s = arith.addi %r, %hundred : i32
  return %a, %b, %c, %d, %e, %f#0, %k, %h, %s : i32, i32, i32, i32, i32, i32, i32, i32, i32
}
