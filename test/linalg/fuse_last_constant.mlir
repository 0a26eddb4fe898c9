// The last operand says how often the loops run: a constant cannot be taken into the body, where the reference leaves an op without operands.
// RUN: jig-opt %s --linalg-fuse-elementwise-ops | FileCheck %s

// CHECK: linalg.generic {{.*}}ins(%{{.*}} : tensor<4xi8>)
func.func @counts(%m: memref<4xi8>) {
  %c = arith.constant dense<1> : tensor<4xi8>
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["reduction"]} ins(%c : tensor<4xi8>) {
  ^bb0(%x: i8):
    %i = linalg.index 0 : index
    memref.store %x, %m[%i] : memref<4xi8>
    linalg.yield
  }
  return
}
