// RUN: jig tune --dry-run %s --library %S/Inputs/library --entry f 2>&1 | FileCheck %s
// RUN: jig tune --dry-run %s --library %S/Inputs/library --entry f --set machine=1 2>&1 | FileCheck %s --check-prefix=OTHER
// RUN: jig tune --dry-run %s --library %S/Inputs/library --entry f --param size=16,32 2>&1 | FileCheck %s --check-prefix=SOME
// RUN: not jig tune --dry-run %s --library %S/Inputs/library --entry f --param size=4 2>&1 | FileCheck %s --check-prefix=FOUR
// RUN: jig apply --quiet %s --library %S/Inputs/library | FileCheck %s --check-prefix=APPLIED
// RUN: jig apply --quiet %s --library %S/Inputs/library --set size=32 | FileCheck %s --check-prefix=SET
// RUN: jig apply --quiet %s --library %S/Inputs/library --set size=4 --set machine=1 | FileCheck %s --check-prefix=LATER
// RUN: not jig apply --quiet %s --library %S/Inputs/library --set size=4 2>&1 | FileCheck %s --check-prefix=FOUR
// RUN: not jig apply --quiet %s --library %S/Inputs/library --set sise=4 2>&1 | FileCheck %s --check-prefix=NAME
// RUN: jig apply --quiet %s --library %S/Inputs/library --set machine=1 --emit-script %t.mlir -o %t.1.mlir
// RUN: jig apply --quiet %s --script %t.mlir --set size=8 | FileCheck %s --check-prefix=EMITTED
// Choices of sequences that a library defines; where a name offers other values in each region, those of the region that is taken count, whatever is said first.

// CHECK: 2 of 2 points in {{.*}}: 2 payloads
// OTHER: 3 of 3 points in {{.*}}: 3 payloads
// SOME: 2 of 2 points in {{.*}}: 2 payloads
// FOUR: error: 'size' cannot be 4: it is 16 or 32
// APPLIED: to tensor<16xf32>
// SET: to tensor<32xf32>
// LATER: to tensor<4xf32>
// NAME: --set: nothing in the script is called 'sise'; did you mean 'size'?
// EMITTED: to tensor<8xf32>
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<64xf32>) -> tensor<64xf32> {
    %0 = linalg.exp ins(%a : tensor<64xf32>) outs(%a : tensor<64xf32>) -> tensor<64xf32>
    return %0 : tensor<64xf32>
  }
  transform.named_sequence private @tile(%op: !t {transform.consumed})
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.exp"]} in %root : (!t) -> !t
    transform.include @tile failures(propagate) (%m) : (!t) -> ()
    transform.yield
  }
}
