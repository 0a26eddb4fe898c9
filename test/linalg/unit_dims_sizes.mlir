// RUN: jig-opt --linalg-fold-unit-extent-dims %s | FileCheck %s
// RUN: jig-opt --resolve-ranked-shaped-type-result-dims %s | FileCheck %s --check-prefix=RESOLVED
// A result that is indexed by a constant, or by a sum, has the size of its init, whatever the loops' ranges are.

// CHECK-LABEL: func.func @constant
// CHECK: %[[SIZE:.*]] = tensor.dim %arg1, %c1
// CHECK: output_shape [1, %[[SIZE]]]
func.func @constant(%a: tensor<1x1xi8>, %o: tensor<1x?xi8>) -> tensor<1x?xi8> {
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<1x1xi8>) outs(%o : tensor<1x?xi8>) {
  ^bb0(%x: i8, %y: i8):
    linalg.yield %x : i8
  } -> tensor<1x?xi8>
  return %r : tensor<1x?xi8>
}
// RESOLVED-LABEL: func.func @sum
// RESOLVED: %[[SIZE:.*]] = tensor.dim %arg1, %c0
// RESOLVED: return %[[SIZE]]
func.func @sum(%a: tensor<4xi8>, %o: tensor<?xi8>) -> index {
  %c0 = arith.constant 0 : index
  %r = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0 + 3)>], iterator_types = ["parallel"]}
      ins(%a : tensor<4xi8>) outs(%o : tensor<?xi8>) {
  ^bb0(%x: i8, %y: i8):
    linalg.yield %x : i8
  } -> tensor<?xi8>
  %d = tensor.dim %r, %c0 : tensor<?xi8>
  return %d : index
}
