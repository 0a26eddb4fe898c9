// RUN: rm -rf %t && split-file %s %t && cd %t
// RUN: not jig apply --quiet --script interchange.mlir payload.mlir -o out.mlir 2>&1 | FileCheck interchange.mlir
// RUN: not jig apply --quiet --script older.mlir payload.mlir -o out.mlir 2>&1 | FileCheck older.mlir
// RUN: not jig apply --quiet --script parent.mlir payload.mlir -o out.mlir 2>&1 | FileCheck parent.mlir
// RUN: jig apply --quiet --script attributes.mlir payload.mlir -o out.mlir 2>&1 | FileCheck attributes.mlir
// RUN: not jig apply --quiet --script arguments.mlir payload.mlir -o out.mlir 2>&1 | FileCheck arguments.mlir
// RUN: not jig apply --quiet --script sizes.mlir payload.mlir -o out.mlir 2>&1 | FileCheck sizes.mlir
// RUN: not jig apply --quiet --script consumer.mlir payload.mlir -o out.mlir 2>&1 | FileCheck consumer.mlir
// RUN: not jig apply --quiet --script yields.mlir payload.mlir -o out.mlir 2>&1 | FileCheck yields.mlir
// RUN: not jig apply --quiet --script attributes.mlir twice.mlir -o out.mlir 2>&1 | FileCheck twice.mlir
// RUN: not jig apply --quiet --script attributes.mlir maps.mlir -o out.mlir 2>&1 | FileCheck maps.mlir
// RUN: jig apply --quiet --script helped.mlir payload.mlir 2>&1 | FileCheck helped.mlir
// Help lines that lead through when they are pasted.

//--- payload.mlir
func.func @f(%a: tensor<64x32xf32>, %b: tensor<32x48xf32>, %c: tensor<64x48xf32>, %o: tensor<64x48xf32>) -> tensor<64x48xf32> {
  %zero = arith.constant 0.0 : f32
  %init = linalg.fill ins(%zero : f32) outs(%c : tensor<64x48xf32>) -> tensor<64x48xf32>
  %mm = linalg.matmul {tag = "main"} ins(%a, %b : tensor<64x32xf32>, tensor<32x48xf32>) outs(%init : tensor<64x48xf32>) -> tensor<64x48xf32>
  %e = linalg.exp ins(%mm : tensor<64x48xf32>) outs(%o : tensor<64x48xf32>) -> tensor<64x48xf32>
  return %e : tensor<64x48xf32>
}

//--- interchange.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t) {
    %mm = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
    %g = transform.structured.generalize %mm : (!t) -> !t
    // CHECK: error: {{.*}} expects iterator_interchange to be a permutation, found 0, 2
    // CHECK: help: where there are 3 loops or dimensions an entry is missing: [0, 2, 1]
    // CHECK: help: of 2 entries each number from 0 to 1 stands there once
    %i = transform.structured.interchange %g iterator_interchange = [0, 2] : (!t) -> !t
    transform.yield
  }
}

//--- older.mlir
module attributes {transform.with_named_sequence} {
  transform.sequence failures(propagate) {
  ^bb0(%root: !pdl.operation):
    %mm = transform.structured.match ops{["linalg.matmul"]} in %root
    // CHECK: error: transform.structured.vectorize takes functions and other ops that are isolated from above, and %mm has another op
    // CHECK-NOT: see current operation
    // CHECK: help: functions are isolated from above: %f = transform.get_parent_op %mm {isolated_from_above, deduplicate} : (!pdl.operation) -> !pdl.operation finds the one around
    // CHECK: help: transform.structured.vectorize is read as in former releases, as transform.structured.vectorize_children_and_apply_patterns: 'jig upgrade older.mlir' writes today's spelling
    transform.structured.vectorize %mm
  }
}

//--- parent.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t) {
    %mm = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
    // CHECK: help: transform.structured.tile_using_for makes scf.for around what it tiles, and has them in its results
    %l = transform.get_parent_op %mm {op_name = "scf.for"} : (!t) -> !t
    transform.yield
  }
}

//--- attributes.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t) {
    // CHECK: :[[#@LINE+2]]:{{[0-9]+}}: note: linalg.matmul payload.mlir:4: it has no tagg, but tag = "main", asked for is "main"
    // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: note: attributes{tag = "main"} takes the first of them
    %a = transform.structured.match ops{["linalg.matmul"]} attributes{tagg = "main"} in %root : (!t) -> !t
    // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: note: without attributes{...} it takes 1
    %b = transform.structured.match ops{["linalg.exp"]} attributes{todo} in %root : (!t) -> !t
    transform.yield
  }
}

//--- arguments.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @mark(%op: !t {transform.readonly}, %size: !transform.param<i64> {transform.readonly}) {
    transform.annotate %op "x" = %size : !t, !transform.param<i64>
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !t) {
    // CHECK: error: @mark takes 2 arguments, and is given 1
    // CHECK: help: line 3: it takes and yields (%op: !t {transform.readonly}, %size: !transform.param<i64> {transform.readonly}){{$}}
    transform.include @mark failures(propagate) (%root) : (!t) -> ()
    transform.yield
  }
}

//--- sizes.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t) {
    %all = transform.structured.match interface{LinalgOp} in %root : (!t) -> !t
    // CHECK: error: linalg.fill payload.mlir:3 has 2 loops, but 3 sizes are given
    // CHECK: help: of the 3 ops in %all 1 has as many: linalg.matmul payload.mlir:4; {skip_untileable} behind the sizes leaves the others as they are
    %t, %l:3 = transform.structured.tile_using_for %all tile_sizes [8, 8, 8] : (!t) -> (!t, !t, !t, !t)
    transform.yield
  }
}

//--- consumer.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t) {
    %mm = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
    %e = transform.structured.match ops{["linalg.exp"]} in %root : (!t) -> !t
    %t, %loop = transform.structured.tile_using_forall %mm tile_sizes [8, 8] : (!t) -> (!t, !t)
    // CHECK: help: it uses what the loop makes: %fused, %loops = transform.structured.fuse_consumer_into_containing_op %e into %loop : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op) takes consumers
    %f, %l = transform.structured.fuse_into_containing_op %e into %loop : (!t, !t) -> (!t, !t)
    transform.yield
  }
}

//--- yields.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t) {
    %all = transform.structured.match interface{LinalgOp} in %root : (!t) -> !t
    // CHECK: error: its body yields 0 handle(s), and 1 type(s) stand behind '->'
    // CHECK: help: the last step of the body hands on: transform.yield %x : TYPE, with a handle for each
    %r = transform.foreach %all : !t -> !t {
    ^bb0(%g: !t):
      transform.annotate %g "x" : !t
    }
    transform.yield
  }
}

//--- twice.mlir
func.func private @f()
func.func private @f()
// CHECK: twice.mlir:2:1: error: redefinition of symbol named 'f'
// CHECK: help: give one of the two another name, or leave one out

//--- maps.mlir
#map = affine_map<(d0) -> (d0)>
func.func @f(%a: tensor<8xf32>, %b: tensor<8xf32>) -> tensor<8xf32> {
  // CHECK: error: 'linalg.generic' op expected the number of indexing_map (1)
  // CHECK: help: indexing_maps has a map for each operand, those in ins(...) first, then those in outs(...): 2 of them
  %0 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} ins(%a : tensor<8xf32>) outs(%b : tensor<8xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

//--- helped.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t) {
    %all = transform.structured.match interface{LinalgOp} in %root : (!t) -> !t
    %m = transform.structured.match attributes{tag = "main"} in %root : (!t) -> !t
    %g = transform.structured.generalize %m : (!t) -> !t
    %i = transform.structured.interchange %g iterator_interchange = [0, 2, 1] : (!t) -> !t
    %e = transform.structured.match ops{["linalg.exp"]} in %root : (!t) -> !t
    %t, %loop = transform.structured.tile_using_forall %i tile_sizes [8, 0, 8] : (!t) -> (!t, !t)
    %fused, %loops = transform.structured.fuse_consumer_into_containing_op %e into %loop : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    %again = transform.structured.match interface{LinalgOp} in %root : (!t) -> !t
    %s, %l:3 = transform.structured.tile_using_for %again tile_sizes [2, 2, 2] {skip_untileable} : (!t) -> (!t, !t, !t, !t)
    transform.yield
  }
}
// CHECK-NOT: error
// CHECK: scf.forall
// CHECK: scf.for
// CHECK: linalg.exp
