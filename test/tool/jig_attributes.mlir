// RUN: split-file %s %t
// RUN: not jig apply --quiet %t/misspelt.mlir -o /dev/null 2>&1 | FileCheck %s
// RUN: jig apply --quiet %t/others.mlir -o /dev/null 2>&1 | count 0
// What Jig reads at any step is an error when it is misspelt; names that resemble none are somebody's own.
// CHECK: misspelt.mlir:[[#]]:[[#]]: error: 'jig.acepted' is no attribute that Jig reads; did you mean 'jig.accepted'?

//--- misspelt.mlir
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    transform.print %root {jig.acepted} : !transform.any_op
    transform.yield
  }
}
//--- others.mlir
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["builtin.module"]} in %root {jig.accepted, jig.of_mine} : (!transform.any_op) -> !transform.any_op
    transform.annotate %f "mine.seen" : !transform.any_op
    transform.yield
  }
}
