// Reductions whose result depends on the order of their elements keep it: x - c over two loops. What changes the order is refused;
// in jig-opt as in the reference, which computes something else (but packing, which is refused there, too).
// RUN: split-file %s %t
// RUN: not jig apply %t/payload.mlir --script %t/inner.mlir --quiet 2>&1 | FileCheck %s --check-prefix REFUSED
// RUN: not jig apply %t/payload.mlir --script %t/order.mlir --quiet 2>&1 | FileCheck %s --check-prefix REFUSED
// RUN: not jig apply %t/payload.mlir --script %t/fuse.mlir --quiet 2>&1 | FileCheck %s --check-prefix REFUSED
// RUN: not jig apply %t/payload.mlir --script %t/interchange.mlir --quiet 2>&1 | FileCheck %s --check-prefix REFUSED
// RUN: not jig apply %t/payload.mlir --script %t/split.mlir --quiet 2>&1 | FileCheck %s --check-prefix REFUSED
// RUN: not jig apply %t/payload.mlir --script %t/pack.mlir --quiet 2>&1 | FileCheck %s --check-prefix REFUSED
// RUN: jig eval %t/payload.mlir | FileCheck %s --check-prefix NUM
// RUN: jig eval %t/payload.mlir --script %t/kept.mlir | FileCheck %s --check-prefix NUM
// RUN: jig-opt %t/payload.mlir --transform-preload-library=transform-library-paths=%t/order.mlir --transform-interpreter | FileCheck %s --check-prefix OPT

// REFUSED: order of its reduction loops
// OPT: scf.for
// NUM: dense<[5.000000e+00, 9.500000e+00]> : tensor<2xf32>
// NUM-NEXT: dense<[-9.000000e+00, -2.250000e+01]> : tensor<2xf32>
// NUM-NEXT: dense<[2.500000e+01, 8.100000e+01]> : tensor<2xf32>

//--- payload.mlir
func.func @main() -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) {
  %x = arith.constant dense<[[[1., 2.], [3., 5.]], [[4., 7.], [6., 9.]]]> : tensor<2x2x2xf32>
  %c = arith.constant dense<[2., 3.5]> : tensor<2xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(a, b, c) -> (a, b, c)>, affine_map<(a, b, c) -> (a)>], iterator_types = ["parallel", "reduction", "reduction"]}
      ins(%x : tensor<2x2x2xf32>) outs(%c : tensor<2xf32>) attrs = {f} {
  ^bb0(%e: f32, %o: f32):
    %d = arith.subf %e, %o : f32
    linalg.yield %d : f32
  } -> tensor<2xf32>
  %q = linalg.generic {indexing_maps = [affine_map<(a, b, c) -> (a, b, c)>, affine_map<(a, b, c) -> (a)>], iterator_types = ["parallel", "reduction", "reduction"]}
      ins(%x : tensor<2x2x2xf32>) outs(%c : tensor<2xf32>) attrs = {g} {
  ^bb0(%e: f32, %o: f32):
    %d = arith.subf %o, %e : f32
    linalg.yield %d : f32
  } -> tensor<2xf32>
  // The greatest product so far, by a comparison: any order is right.
  %m = linalg.generic {indexing_maps = [affine_map<(a, b, c) -> (a, b, c)>, affine_map<(a, b, c) -> (a)>], iterator_types = ["parallel", "reduction", "reduction"]}
      ins(%x : tensor<2x2x2xf32>) outs(%c : tensor<2xf32>) attrs = {h} {
  ^bb0(%e: f32, %o: f32):
    %w = arith.mulf %e, %e : f32
    %k = arith.cmpf ogt, %w, %o : f32
    %d = arith.select %k, %w, %o : f32
    linalg.yield %d : f32
  } -> tensor<2xf32>
  return %r, %q, %m : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
}

//--- inner.mlir
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match attributes {f} in %root : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.tile_using_for %f tile_sizes [0, 0, 1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

//--- order.mlir
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match attributes {f} in %root : (!transform.any_op) -> !transform.any_op
    %t, %l:2 = transform.structured.tile_using_for %f tile_sizes [0, 1, 1] interchange = [0, 2, 1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

//--- fuse.mlir
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match attributes {f} in %root : (!transform.any_op) -> !transform.any_op
    %t, %l:2 = transform.structured.fuse %f tile_sizes [0, 1, 1] interchange [0, 2, 1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

//--- interchange.mlir
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match attributes {f} in %root : (!transform.any_op) -> !transform.any_op
    %t = transform.structured.interchange %f iterator_interchange = [0, 2, 1] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

//--- split.mlir
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match attributes {f} in %root : (!transform.any_op) -> !transform.any_op
    %l = transform.structured.split %f after 1 {dimension = 2} : !transform.any_op
    transform.yield
  }
}

//--- pack.mlir
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match attributes {f} in %root : (!transform.any_op) -> !transform.any_op
    %t = transform.structured.pack %f packed_sizes = [0, 2, 0] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

//--- kept.mlir
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match attributes {f} in %root : (!transform.any_op) -> !transform.any_op
    %t, %l:2 = transform.structured.tile_using_for %f tile_sizes [0, 1, 1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %g = transform.structured.match attributes {g} in %root : (!transform.any_op) -> !transform.any_op
    %d = transform.structured.interchange %g iterator_interchange = [2, 0, 1] : (!transform.any_op) -> !transform.any_op
    %e, %n:2 = transform.structured.tile_using_for %d tile_sizes [1, 0, 1] interchange = [2, 1, 0] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %h = transform.structured.match attributes {h} in %root : (!transform.any_op) -> !transform.any_op
    %p = transform.structured.interchange %h iterator_interchange = [2, 0, 1] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
