// Parts of tensors that loops carry, outputs of scf.forall, and linalg.index in tiles of a reduction, where the reference makes IR that is
// not valid, or computes something else.
// RUN: split-file %s %t
// RUN: jig eval %t/subsets.mlir > %t.before
// RUN: FileCheck %s --check-prefix SUBSETS < %t.before
// RUN: jig eval %t/subsets.mlir --script %t/hoist.mlir | diff %t.before -
// RUN: jig apply --quiet %t/subsets.mlir --script %t/hoist.mlir | FileCheck %s --check-prefix HOISTED
// RUN: jig eval %t/outputs.mlir > %t.before
// RUN: FileCheck %s --check-prefix OUTPUTS < %t.before
// RUN: jig-opt %t/outputs.mlir --canonicalize > %t.canonical
// RUN: FileCheck %s --check-prefix FOLDED < %t.canonical
// RUN: jig eval %t.canonical | diff %t.before -
// RUN: jig eval %t/index.mlir > %t.before
// RUN: FileCheck %s --check-prefix INDEX < %t.before
// RUN: jig eval %t/index.mlir --script %t/for.mlir | diff %t.before -
// RUN: jig eval %t/index.mlir --script %t/forall.mlir | diff %t.before -

//--- subsets.mlir

// SUBSETS: dense<[1.000000e+00, 2.000000e+00, 2.400000e+01, 3.200000e+01]> : tensor<4xf32>
// HOISTED: %[[PART:.*]] = tensor.extract_slice %{{.*}}[2] [2] [1]
// HOISTED: scf.for {{.*}} iter_args(%{{.*}} = %{{.*}}, %[[CARRIED:.*]] = %[[PART]])
// HOISTED: arith.addf %[[CARRIED]], %[[CARRIED]]
func.func @main() -> tensor<4xf32> {
  %t = arith.constant dense<[-1.0, -2.0, 3.0, 4.0]> : tensor<4xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%x = %t) -> tensor<4xf32> {
    %s = scf.for %j = %c0 to %c3 step %c1 iter_args(%y = %x) -> tensor<4xf32> {
      %p = tensor.extract_slice %y[0] [2] [1] : tensor<4xf32> to tensor<2xf32>
      %u = math.absf %p : tensor<2xf32>
      %z = tensor.insert_slice %u into %y[0] [2] [1] : tensor<2xf32> into tensor<4xf32>
      scf.yield %z : tensor<4xf32>
    }
    %p = tensor.extract_slice %s[2] [2] [1] : tensor<4xf32> to tensor<2xf32>
    %u = arith.addf %p, %p : tensor<2xf32>
    %z = tensor.insert_slice %u into %s[2] [2] [1] : tensor<2xf32> into tensor<4xf32>
    scf.yield %z : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}

//--- hoist.mlir

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %l = transform.structured.match ops{["scf.for"]} in %m : (!transform.any_op) -> !transform.any_op
    %a, %b = transform.split_handle %l : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.loop.hoist_loop_invariant_subsets %b : !transform.any_op
    transform.yield
  }
}

//--- outputs.mlir

// OUTPUTS: dense<9> : tensor<4xi32>
// OUTPUTS: dense<7> : tensor<4xi32>
// FOLDED: shared_outs(%[[X:.*]] = %{{.*}}, %[[Y:.*]] = %{{.*}}) -> (tensor<4xi32>, tensor<4xi32>)
// FOLDED: tensor.parallel_insert_slice %{{.*}} into %[[Y]]
// FOLDED: tensor.parallel_insert_slice %{{.*}} into %[[X]]
func.func @main() -> (tensor<?xi32>, tensor<?xi32>) {
  %a = tensor.empty() : tensor<4xi32>
  %b = tensor.empty() : tensor<4xi32>
  %ca = tensor.cast %a : tensor<4xi32> to tensor<?xi32>
  %cb = tensor.cast %b : tensor<4xi32> to tensor<?xi32>
  %k = arith.constant dense<7> : tensor<1xi32>
  %l = arith.constant dense<9> : tensor<1xi32>
  %r:2 = scf.forall (%i) in (4) shared_outs(%x = %ca, %y = %cb) -> (tensor<?xi32>, tensor<?xi32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %k into %y[%i] [1] [1] : tensor<1xi32> into tensor<?xi32>
      tensor.parallel_insert_slice %l into %x[%i] [1] [1] : tensor<1xi32> into tensor<?xi32>
    }
  }
  return %r#0, %r#1 : tensor<?xi32>, tensor<?xi32>
}

//--- index.mlir

// INDEX: dense<40> : tensor<2xindex>
func.func @main() -> tensor<2xindex> {
  %c2 = arith.constant 2 : index
  %f = tensor.empty() : tensor<2x8xindex>
  %a = linalg.fill ins(%c2 : index) outs(%f : tensor<2x8xindex>) -> tensor<2x8xindex>
  %e = tensor.empty() : tensor<2xindex>
  %c-16 = arith.constant -16 : index
  %o = linalg.fill ins(%c-16 : index) outs(%e : tensor<2xindex>) -> tensor<2xindex>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]}
    ins(%a : tensor<2x8xindex>) outs(%o : tensor<2xindex>) {
  ^bb0(%x: index, %y: index):
    %j = linalg.index 1 : index
    %p = arith.muli %x, %j : index
    %s = arith.addi %p, %y : index
    linalg.yield %s : index
  } -> tensor<2xindex>
  return %r : tensor<2xindex>
}

//--- for.mlir

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %g = transform.structured.match ops{["linalg.generic"]} in %m : (!transform.any_op) -> !transform.any_op
    %a, %b, %c, %d = transform.structured.tile_reduction_using_for %g by tile_sizes = [0, 3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

//--- forall.mlir

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %g = transform.structured.match ops{["linalg.generic"]} in %m : (!transform.any_op) -> !transform.any_op
    %a, %b, %c, %d = transform.structured.tile_reduction_using_forall %g by tile_sizes = [0, 3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}
