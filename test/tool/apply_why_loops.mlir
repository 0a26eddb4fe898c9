// RUN: not jig apply --quiet --entry-point unroll %s 2>&1 | FileCheck %s --check-prefix=UNROLL
// RUN: not jig apply --quiet --entry-point jam %s 2>&1 | FileCheck %s --check-prefix=JAM
// RUN: not jig apply --quiet --entry-point inner %s 2>&1 | FileCheck %s --check-prefix=INNER
// RUN: not jig apply --quiet --entry-point divides %s 2>&1 | FileCheck %s --check-prefix=DIVIDES
// RUN: not jig apply --quiet --entry-point unknown %s 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: not jig apply --quiet --entry-point reversed %s 2>&1 | FileCheck %s --check-prefix=REVERSED
// RUN: not jig apply --quiet --entry-point one %s 2>&1 | FileCheck %s --check-prefix=ONE
// RUN: not jig-opt --transform-interpreter=entry-point=divides %s 2>&1 | FileCheck %s --check-prefix=OPT
// RUN: not jig-opt --transform-interpreter=entry-point=unroll %s 2>&1 | FileCheck %s --check-prefix=OPT
// Failures about loops: jig-opt has the reference's words, jig apply says what is behind them.

// OPT-NOT: note: {{it needs|factor}}
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  // UNROLL: error: transform.loop.unroll cannot be done to linalg.matmul apply_why_loops.mlir:[[#@LINE+5]]: it needs scf.for or affine.for, not 'linalg.matmul'
  // JAM: error: transform.loop.unroll_and_jam cannot be done to linalg.matmul apply_why_loops.mlir:[[#@LINE+4]]: it needs scf.for or affine.for, not 'linalg.matmul'
  // DIVIDES: error: transform.structured.split_reduction cannot be done to linalg.matmul {{.*}}: factor 4 does not divide the 9 iterations of the reduction
  // ONE: error: {{.*}}: expected a factor above 1, got 1
  func.func @f(%a: tensor<8x9xf32>, %b: tensor<9x8xf32>, %e: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %r = linalg.matmul ins(%a, %b : tensor<8x9xf32>, tensor<9x8xf32>) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
    // INNER: :[[#@LINE+1]]:10: note: does not stand in the block of the loops: give the loops around them as well, the outermost first
    %s = linalg.exp ins(%r : tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
    return %s : tensor<8x8xf32>
  }
  func.func @sums(%a: tensor<?xf32>, %b: tensor<8xf32>, %e: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    // UNKNOWN: error: {{.*}} linalg.reduce apply_why_loops.mlir:[[#@LINE+1]]: the size of the reduction, loop 0, is not known
    %r = linalg.reduce ins(%a : tensor<?xf32>) outs(%e : tensor<f32>) dimensions = [0] {unknown} (%x: f32, %y: f32) {
      %s = arith.addf %x, %y : f32
      linalg.yield %s : f32
    }
    // REVERSED: error: transform.structured.split_reduction cannot be done to arith.subf apply_why_loops.mlir:[[#@LINE+3]]: 
    %q = linalg.reduce ins(%b : tensor<8xf32>) outs(%e : tensor<f32>) dimensions = [0] {reversed} (%x: f32, %y: f32) {
      // REVERSED: :[[#@LINE+1]]:{{[0-9]+}}: note: here
      %s = arith.subf %x, %y : f32
      linalg.yield %s : f32
    }
    return %r, %q : tensor<f32>, tensor<f32>
  }
  transform.named_sequence @unroll(%m: !t) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %m : (!t) -> !t
    transform.loop.unroll %0 {factor = 2} : !t
    transform.yield
  }
  transform.named_sequence @jam(%m: !t) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %m : (!t) -> !t
    transform.loop.unroll_and_jam %0 {factor = 2} : !t
    transform.yield
  }
  transform.named_sequence @inner(%m: !t) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %m : (!t) -> !t
    %1 = transform.structured.match ops{["linalg.exp"]} in %m : (!t) -> !t
    %x, %l:2 = transform.structured.tile_using_for %0 tile_sizes [4, 4] : (!t) -> (!t, !t, !t)
    %f, %n = transform.structured.fuse_consumer_into_containing_op %1 into %l#1 : (!t, !t) -> (!t, !t)
    transform.yield
  }
  transform.named_sequence @divides(%m: !t) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %m : (!t) -> !t
    %a, %b, %c, %d = transform.structured.split_reduction %0 {split_factor = 4, insert_split_dimension = 2} : (!t) -> (!t, !t, !t, !t)
    transform.yield
  }
  transform.named_sequence @one(%m: !t) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %m : (!t) -> !t
    %a, %b, %c, %d = transform.structured.split_reduction %0 {split_factor = 1, insert_split_dimension = 2} : (!t) -> (!t, !t, !t, !t)
    transform.yield
  }
  transform.named_sequence @unknown(%m: !t) {
    %0 = transform.structured.match attributes {unknown} in %m : (!t) -> !t
    %a, %b, %c, %d = transform.structured.split_reduction %0 {split_factor = 4, insert_split_dimension = 0} : (!t) -> (!t, !t, !t, !t)
    transform.yield
  }
  transform.named_sequence @reversed(%m: !t) {
    %0 = transform.structured.match attributes {reversed} in %m : (!t) -> !t
    %a, %b, %c, %d = transform.structured.split_reduction %0 {split_factor = 4, insert_split_dimension = 0} : (!t) -> (!t, !t, !t, !t)
    transform.yield
  }
}
