// RUN: jig-opt %s --remove-dead-values | FileCheck %s
// RUN: jig-opt %s --pass-pipeline='builtin.module(func.func(remove-dead-values))' | FileCheck %s
// What comes after a forall is reached, and what a function returns is needed, whoever calls it; not so in the reference.

// CHECK-LABEL: @chained
// CHECK-NOT: ub.poison
// CHECK: scf.forall
// CHECK: %[[LAST:.*]] = scf.forall
// CHECK: tensor.parallel_insert_slice
// CHECK: return %{{.*}}, %[[LAST]]
func.func @chained(%n: index, %t: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  %0 = scf.forall (%i) in (%n) shared_outs(%o = %t) -> (tensor<?xf32>) {
    %s = tensor.extract_slice %o[%i] [1] [1] : tensor<?xf32> to tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [1] [1] : tensor<1xf32> into tensor<?xf32>
    }
  }
  %1 = scf.forall (%i) in (8) shared_outs(%o = %0) -> (tensor<?xf32>) {
    %s = tensor.extract_slice %o[%i] [1] [1] : tensor<?xf32> to tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [1] [1] : tensor<1xf32> into tensor<?xf32>
    }
  }
  return %0, %1 : tensor<?xf32>, tensor<?xf32>
}

// CHECK-LABEL: @branch
// CHECK: %[[C:.*]] = arith.constant 17 : i64
// CHECK: return %[[C]]
func.func @branch(%t: tensor<3xf32>) -> i64 {
  %0 = scf.forall (%i) in (3) shared_outs(%o = %t) -> (tensor<3xf32>) {
  }
  cf.br ^bb1(%0 : tensor<3xf32>)
^bb1(%a: tensor<3xf32>):
  %c = arith.constant 17 : i64
  return %c : i64
}

// CHECK-LABEL: @region
// CHECK: %[[C:.*]] = arith.constant 1 : index
// CHECK: return %[[C]]
func.func @region(%m: memref<7xi32>, %x: i32, %i: index) -> index {
  %c1 = arith.constant 1 : index
  %0 = scf.execute_region -> index {
    memref.store %x, %m[%i] : memref<7xi32>
    scf.yield %c1 : index
  }
  return %0 : index
}
