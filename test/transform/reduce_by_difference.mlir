// Reductions by subtraction in parts: sums of negated elements, which are added. mlir-opt refuses them.
// RUN: jig apply %s --script %S/Inputs/reduce_for.mlir --quiet | FileCheck %s --check-prefix=FOR
// RUN: jig apply %s --script %S/Inputs/reduce_vectorize.mlir --quiet | FileCheck %s --check-prefix=VEC
// RUN: jig apply %s --script %S/Inputs/reduce_split.mlir --quiet | FileCheck %s --check-prefix=SPLIT
// RUN: not jig-opt %s --transform-preload-library=transform-library-paths=%S/Inputs/reduce_for.mlir --transform-interpreter 2>&1 | FileCheck %s --check-prefix=OPT
// RUN: jig eval %s --script %S/Inputs/reduce_for.mlir | FileCheck %s --check-prefix=NUM
// RUN: jig eval %s --script %S/Inputs/reduce_forall.mlir | FileCheck %s --check-prefix=NUM
// RUN: jig eval %s --script %S/Inputs/reduce_split.mlir | FileCheck %s --check-prefix=NUM
// RUN: jig eval %s --script %S/Inputs/reduce_split_inner.mlir | FileCheck %s --check-prefix=NUM
// RUN: jig eval %s --script %S/Inputs/reduce_split_scaled.mlir | FileCheck %s --check-prefix=NUM
// RUN: jig eval %s --script %S/Inputs/reduce_vectorize.mlir | FileCheck %s --check-prefix=NUM
// RUN: jig eval %s --script %S/Inputs/reduce_pad.mlir | FileCheck %s --check-prefix=NUM
// RUN: jig eval %s | FileCheck %s --check-prefix=NUM

// FOR-LABEL: func.func @entry
// FOR: linalg.fill ins(%{{.*}} : f32)
// FOR: linalg.generic
// FOR: arith.subf %out, %in : f32
// FOR: linalg.reduce
// FOR: arith.addf
// FOR: arith.subi %out, %in : i8
// FOR: linalg.reduce
// FOR: arith.addi %{{.*}}, %{{.*}} : i8
// FOR: arith.addi %{{.*}}, %{{.*}} : i8
// FOR: linalg.reduce
// FOR: arith.addi %{{.*}}, %{{.*}} : i8

// VEC: %[[N:.*]] = arith.negf %{{.*}} : vector<2x8xf32>
// VEC: vector.multi_reduction <add>, %[[N]], %{{.*}} [1] : vector<2x8xf32> to vector<2xf32>
// VEC: %[[Z:.*]] = arith.constant dense<0> : vector<8xi8>
// VEC: %[[I:.*]] = arith.subi %[[Z]], %{{.*}} : vector<8xi8>
// VEC: vector.multi_reduction <add>, %[[I]]

// SPLIT: arith.subf
// SPLIT: arith.addf
// SPLIT: arith.subi %{{.*}}, %{{.*}} : i8
// SPLIT: arith.addi

// OPT: Failed to get an identity value for the reduction operation.

// NUM: dense<[-6.650000e+01, 5.500000e+00]> : tensor<2xf32>
// NUM-NEXT: dense<72> : tensor<i8>
// NUM-NEXT: dense<72> : tensor<i8>
func.func @entry() -> (tensor<2xf32>, tensor<i8>, tensor<i8>) {
  %x = arith.constant dense<[[1.5, 2., 3., 4., 5., 6., 7., 40.], [1., 2., 3., 4., 5., 6., 7., -30.]]> : tensor<2x8xf32>
  %c = arith.constant dense<[2., 3.5]> : tensor<2xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>, affine_map<(a, b) -> (a)>], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<2x8xf32>) outs(%c : tensor<2xf32>) attrs = {f} {
  ^bb0(%e: f32, %o: f32):
    %s = arith.subf %o, %e : f32
    linalg.yield %s : f32
  } -> tensor<2xf32>
  // Parts may overflow where the whole does not: what they are computed with no longer says so. The reference keeps it.
  %y = arith.constant dense<[-100, 0, 0, 0, -100, 0, 0, 0]> : tensor<8xi8>
  %d = arith.constant dense<-128> : tensor<i8>
  %q = linalg.generic {indexing_maps = [affine_map<(b) -> (b)>, affine_map<(b) -> ()>], iterator_types = ["reduction"]}
      ins(%y : tensor<8xi8>) outs(%d : tensor<i8>) attrs = {g} {
  ^bb0(%e: i8, %o: i8):
    %s = arith.subi %o, %e overflow<nsw> : i8
    linalg.yield %s : i8
  } -> tensor<i8>
  %z = arith.constant dense<[100, 0, 0, 0, 100, 0, 0, 0]> : tensor<8xi8>
  %p = linalg.generic {indexing_maps = [affine_map<(b) -> (b)>, affine_map<(b) -> ()>], iterator_types = ["reduction"]}
      ins(%z : tensor<8xi8>) outs(%d : tensor<i8>) attrs = {g} {
  ^bb0(%e: i8, %o: i8):
    %s = arith.addi %e, %o overflow<nsw> : i8
    linalg.yield %s : i8
  } -> tensor<i8>
  return %r, %q, %p : tensor<2xf32>, tensor<i8>, tensor<i8>
}
