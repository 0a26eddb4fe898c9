// RUN: rm -rf %t && split-file %s %t
// RUN: jig apply --quiet --script %t/script.mlir %t/users.mlir --entry-point clone -o /dev/null 2>&1 | FileCheck %t/script.mlir --check-prefix=CLONE
// RUN: jig apply --quiet --script %t/script.mlir %t/users.mlir --entry-point into -o /dev/null 2>&1 | FileCheck %t/script.mlir --check-prefix=INTO
// RUN: jig apply --quiet --script %t/script.mlir %t/users.mlir --entry-point whole -o /dev/null 2>&1 | FileCheck %t/script.mlir --check-prefix=WHOLE
// RUN: jig apply --quiet --script %t/script.mlir %S/Inputs/conv.mlir --entry-point arguments -o /dev/null 2>&1 | FileCheck %t/script.mlir --check-prefix=ARGS
// RUN: jig apply --quiet --script %t/script.mlir %t/users.mlir --entry-point untiled -o /dev/null 2>&1 | FileCheck %t/script.mlir --check-prefix=UNTILED
// RUN: not jig apply --quiet --script %t/script.mlir %t/users.mlir --entry-point clone --werror=cloned -o %t/out 2>&1 | FileCheck %t/script.mlir --check-prefix=ERROR
// RUN: not jig apply --quiet --script %t/script.mlir %t/users.mlir --entry-point clone --werror=cloning -o %t/out 2>&1 | FileCheck %t/script.mlir --check-prefix=KINDS
// RUN: jig apply --quiet --script %t/script.mlir %S/Inputs/chain.mlir --entry-point fine -o /dev/null 2>&1 | count 0
// RUN: jig apply --quiet --script %t/script.mlir %S/Inputs/chain.mlir --entry-point halves -o /dev/null 2>&1 | count 0
// RUN: jig apply --quiet --script %t/script.mlir %t/users.mlir --entry-point expected -o /dev/null 2>&1 | count 0
// Producers that are computed twice, or whole for each tile, and steps that fuse nothing, go on without a failure.

//--- users.mlir
func.func @users(%a: tensor<64x64xf32>, %b: tensor<64x64xf32>, %c: tensor<64x64xf32>) -> (tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>) {
  %0 = linalg.matmul ins(%a, %b : tensor<64x64xf32>, tensor<64x64xf32>) outs(%c : tensor<64x64xf32>) -> tensor<64x64xf32>
  %1 = linalg.exp ins(%0 : tensor<64x64xf32>) outs(%c : tensor<64x64xf32>) -> tensor<64x64xf32>
  %2 = linalg.add ins(%0, %0 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%c : tensor<64x64xf32>) -> tensor<64x64xf32>
  %3 = linalg.sqrt ins(%b : tensor<64x64xf32>) outs(%c : tensor<64x64xf32>) -> tensor<64x64xf32>
  %4 = linalg.matmul ins(%a, %3 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%c : tensor<64x64xf32>) -> tensor<64x64xf32>
  %5 = func.call @other(%4) : (tensor<64x64xf32>) -> tensor<64x64xf32>
  %6 = linalg.tanh ins(%5 : tensor<64x64xf32>) outs(%c : tensor<64x64xf32>) -> tensor<64x64xf32>
  return %1, %2, %6 : tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>
}
func.func private @other(tensor<64x64xf32>) -> tensor<64x64xf32>

//--- script.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @clone(%root: !t {transform.readonly}) {
    %e = transform.structured.match ops{["linalg.exp"]} in %root : (!t) -> !t
    // CLONE: script.mlir:[[#@LINE+4]]:14: warning: of 1 producer fused, 1 is computed once more outside of the loop
    // CLONE: note: linalg.matmul users.mlir:2 is used outside of the loop by linalg.add users.mlir:4{{$}}
    // ERROR: script.mlir:[[#@LINE+2]]:14: error: of 1 producer fused
    // KINDS: --werror takes empty, suppressed, no-action, cloned, unfused, given-up, auto, lint, a rule of --lint, or several with commas; not 'cloning'
    %x, %l = transform.structured.fuse %e tile_sizes [8] : (!t) -> (!t, !t)
    transform.yield
  }
  transform.named_sequence @into(%root: !t {transform.readonly}) {
    %e = transform.structured.match ops{["linalg.exp"]} in %root : (!t) -> !t
    %m = transform.get_producer_of_operand %e[0] : (!t) -> !t
    %x, %l = transform.structured.tile_using_forall %e tile_sizes [8] : (!t) -> (!t, !t)
    // INTO: script.mlir:[[#@LINE+3]]:14: warning: of 1 producer fused, 1 is computed once more outside of the loop
    // INTO: note: linalg.matmul users.mlir:2 is used outside of the loop by linalg.add users.mlir:4
    // INTO: note: not fused, it is computed once, before the loop; {jig.expected} at the step keeps this quiet
    %q, %w = transform.structured.fuse_into_containing_op %m into %l : (!t, !t) -> (!t, !t)
    transform.yield
  }
  transform.named_sequence @whole(%root: !t {transform.readonly}) {
    %s = transform.structured.match ops{["linalg.sqrt"]} in %root : (!t) -> !t
    %m = transform.get_consumers_of_result %s[0] : (!t) -> !t
    %x, %l = transform.structured.tile_using_forall %m tile_sizes [8] : (!t) -> (!t, !t)
    // WHOLE: script.mlir:[[#@LINE+2]]:14: warning: of 1 producer fused, 1 is computed whole in each iteration
    // WHOLE: note: each iteration computes all of linalg.sqrt users.mlir:5
    %q, %w = transform.structured.fuse_into_containing_op %s into %l : (!t, !t) -> (!t, !t)
    transform.yield
  }
  transform.named_sequence @arguments(%root: !t {transform.readonly}) {
    %c = transform.structured.match interface{LinalgOp} in %root : (!t) -> !t
    // ARGS: script.mlir:[[#@LINE+2]]:14: warning: this tiles and fuses nothing: no producer is computed in the loop
    // ARGS: note: what is tiled uses arguments only: transform.structured.tile_using_for does the same
    %x, %l = transform.structured.fuse %c tile_sizes [0, 4] : (!t) -> (!t, !t)
    transform.yield
  }
  transform.named_sequence @untiled(%root: !t {transform.readonly}) {
    %c = transform.structured.match ops{["linalg.tanh"]} in %root : (!t) -> !t
    // UNTILED: script.mlir:[[#@LINE+2]]:14: warning: this tiles and fuses nothing
    // UNTILED: note: func.call users.mlir:7 cannot be tiled
    %x, %l = transform.structured.fuse %c tile_sizes [8] : (!t) -> (!t, !t)
    transform.yield
  }
  transform.named_sequence @fine(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} attributes{tag = 5 : i32} in %root : (!t) -> !t
    %x, %l = transform.structured.fuse %m tile_sizes [8] {apply_cleanup} : (!t) -> (!t, !t)
    transform.yield
  }
  transform.named_sequence @halves(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} attributes{tag = 5 : i32} in %root : (!t) -> !t
    %parts = transform.structured.split %m after 32 {dimension = 0} : !t
    %a, %b = transform.split_handle %parts : (!t) -> (!t, !t)
    %x, %l = transform.structured.fuse %a tile_sizes [8] {apply_cleanup} : (!t) -> (!t, !t)
    %y, %k = transform.structured.fuse %b tile_sizes [8] {apply_cleanup} : (!t) -> (!t, !t)
    transform.yield
  }
  transform.named_sequence @expected(%root: !t {transform.readonly}) {
    %e = transform.structured.match ops{["linalg.exp"]} in %root : (!t) -> !t
    %x, %l = transform.structured.fuse %e tile_sizes [8] {jig.expected} : (!t) -> (!t, !t)
    transform.yield
  }
}
