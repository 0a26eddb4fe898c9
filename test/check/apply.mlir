// RUN: jig apply %s --entry-point right --check --quiet -o %t.out.mlir && FileCheck %s --check-prefix=WRITTEN --input-file=%t.out.mlir
// RUN: rm -f %t.no.mlir && not jig apply %s --entry-point wrong --check --quiet -o %t.no.mlir 2>&1 | FileCheck %s --check-prefix=WRONG && test ! -e %t.no.mlir
// RUN: jig apply %s --entry-point wrong --quiet -o %t.unchecked.mlir && FileCheck %s --check-prefix=WRITTEN --input-file=%t.unchecked.mlir
// RUN: not jig apply %s --entry-point wrong --check=float --quiet 2>&1 | FileCheck %s --check-prefix=FLOAT
// RUN: (jig apply %s --entry-point unknown --check --quiet -o %t.unknown.mlir; test $? -eq 3) 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: not jig apply %s --entry-point wrong --check=exactly 2>&1 | FileCheck %s --check-prefix=CHOICE
// RUN: not jig eval %s --script %s --entry-point wrong --entry g --arg 'tensor<4xf32>=iota' --check 2>&1 | FileCheck %s --check-prefix=EVAL
// RUN: jig eval %s --script %s --entry-point right --entry g --arg 'tensor<4xf32>=iota' --check | FileCheck %s --check-prefix=NUMBERS
// RUN: not jig eval %s --entry g --arg 'tensor<4xf32>=iota' --check 2>&1 | FileCheck %s --check-prefix=ALONE
// RUN: not jig eval %s --script %s --entry-point right --entry g --arg 'tensor<4xf32>=some' --check 2>&1 | FileCheck %s --check-prefix=ARG
// RUN: not jig check %s --entry-point right --entry g --arg 'tensor<4xf32>=some' 2>&1 | FileCheck %s --check-prefix=ARG
// RUN: not jig check %s --entry-point right --entry g --arg 'tensor<4xf32>=iota' --arg f32=1.0 2>&1 | FileCheck %s --check-prefix=ARGS
// A wrong step is an error, with where it stands and what its handles had; nothing is written.
// WRITTEN: func.func @g
// WRONG: apply.mlir:[[#@LINE+30]]:{{[0-9]+}}: error: step 2.2 'transform.structured.replace' differs: @g: result 0 [2] was {{.*}} and is {{.*}}; 1 of 4 numbers differ
// WRONG: in transform.include @twice {{.*}} > transform.structured.replace
// WRONG: %k <- transform.structured.match
// It ends there: a later one may be wrong for no other reason.
// WRONG-NOT: error:
// FLOAT: error: step 2.2 'transform.structured.replace' differs: @g: result 0 [2] was
// What nobody knows is a warning, and the status says so.
// UNKNOWN: warning: step 3 'transform.annotate' undecided: @g: there is no function @g any more
// CHOICE: --check takes field or float, not 'exactly'
// EVAL: error: step 2.2 'transform.structured.replace' differs: @g: result 0 [2] was
// Arguments that no function takes are an error of the command line.
// ARG: --arg: @g: expected zeros, iota, random:SEED
// ARG-NOT: undecided
// ARGS: --arg: @g: @g takes 1 arguments, but 2 are given
// NUMBERS: dense<[0.000000e+00, 2.000000e+00, 4.000000e+00, 6.000000e+00]>
// ALONE: choices and checks are those of a script: --script names one
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @g(%a: tensor<4xf32>) -> tensor<4xf32> {
    %c = arith.constant dense<2.0> : tensor<4xf32>
    %s = linalg.mul ins(%a, %c : tensor<4xf32>, tensor<4xf32>) outs(%a : tensor<4xf32>) -> tensor<4xf32>
    return %s : tensor<4xf32>
  }
  transform.named_sequence @right(%root: !t) {
    %m = transform.structured.match ops{["linalg.mul"]} in %root : (!t) -> !t
    %g = transform.structured.generalize %m : (!t) -> !t
    transform.yield
  }
  transform.named_sequence @twice(%root: !t {transform.readonly}) {
    %k = transform.structured.match ops{["arith.constant"]} in %root : (!t) -> !t
    %n = transform.structured.replace %k {
      %d = arith.constant dense<[2.0, 2.0, 3.0, 2.0]> : tensor<4xf32>
    } : (!t) -> !t
    transform.yield
  }
  transform.named_sequence @again(%root: !t {transform.readonly}) {
    %k = transform.structured.match ops{["arith.constant"]} in %root : (!t) -> !t
    %n = transform.structured.replace %k {
      %d = arith.constant dense<[2.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
    } : (!t) -> !t
    transform.yield
  }
  transform.named_sequence @wrong(%root: !t) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
    transform.include @twice failures(propagate) (%f) : (!t) -> ()
    transform.include @again failures(propagate) (%f) : (!t) -> ()
    transform.yield
  }
  transform.named_sequence @unknown(%root: !t) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
    %name = transform.param.constant "h" -> !transform.any_param
    transform.annotate %f "sym_name" = %name : !t, !transform.any_param
    transform.yield
  }
}
