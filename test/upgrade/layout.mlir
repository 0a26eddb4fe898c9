// Comments, strings and ends of lines around what begins a script.
// RUN: split-file %s %t
// RUN: jig upgrade --quiet %t/comments.mlir | FileCheck --check-prefix=COMMENTS --strict-whitespace %s
// RUN: jig upgrade --quiet %t/strings.mlir | FileCheck --check-prefix=STRINGS %s
// RUN: jig upgrade --quiet %t/nested.mlir | FileCheck --check-prefix=NESTED %s
// RUN: jig upgrade --quiet %t/names.mlir | FileCheck --check-prefix=NAMES %s
// RUN: sed 's/$/\r/' %t/comments.mlir > %t/crlf.mlir
// RUN: jig upgrade --quiet %t/comments.mlir | sed 's/$/\r/' > %t/crlf.expected
// RUN: jig upgrade --quiet %t/crlf.mlir | cmp %t/crlf.expected -


// COMMENTS: {{^}}module // "{
// COMMENTS-NEXT: {{^}}attributes {transform.with_named_sequence} {
// COMMENTS-NEXT: {{^}}  // one (
// COMMENTS-NEXT: {{^}}  // two {
// COMMENTS-NEXT: {{^}}  // three (
// COMMENTS-NEXT: {{^}}  // four :
// COMMENTS-NEXT: {{^}}  transform.named_sequence @__transform_main(%arg1: !transform.any_op // :)
// COMMENTS-NEXT: {{^}}  ) {
// COMMENTS-NEXT: {{^}}    %0 = transform.structured.match
// COMMENTS-NEXT: {{^}}    transform.yield
// COMMENTS-NEXT: {{^}}  } // five
// STRINGS: module @"a{b" attributes {transform.with_named_sequence} {
// STRINGS: transform.named_sequence @__transform_main(%arg1: !transform.op<"a):b">) {
// NESTED: // within the head
// NESTED-NEXT: transform.sequence %arg1 : !transform.any_op failures(propagate) {
// NAMES: ops // where
// NAMES-NEXT: {[
// NAMES-NEXT: "linalg.pack"
// NAMES: transform.match.operation_name %0
// NAMES-NEXT: // which
// NAMES-NEXT: ["linalg.unpack", // one
// NAMES-NEXT: "linalg.pack"]
// NAMES: transform.get_parent_op %0 {op_name
// NAMES-NEXT: = "linalg.pack"}

//--- comments.mlir
module // "{
{
  transform.sequence // one (
  failures(propagate) // two {
  {
  ^bb0 // three (
  (%arg1: !pdl.operation // :)
  ) // four :
  :
    %0 = transform.structured.match ops{["linalg.matmul"]} in %arg1
  } // five
}
//--- strings.mlir
module @"a{b" {
  transform.sequence failures(propagate) {
  ^bb0(%arg1: !transform.op<"a):b">):
    %0 = transform.structured.match ops{["linalg.matmul"]} in %arg1
  }
}
//--- nested.mlir
module {
  transform.sequence failures(propagate) {
  ^bb0(%arg1: !pdl.operation):
    transform.sequence %arg1 // within the head
    failures(propagate) {
    ^bb0(%arg2: !pdl.operation):
      %0 = transform.structured.match ops{["linalg.matmul"]} in %arg2
    }
  }
}
//--- names.mlir
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op) {
    %0 = transform.structured.match ops // where
      {[
       "tensor.pack"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    transform.match.operation_name %0
      // which
      ["tensor.unpack", // one
       "tensor.pack"] : !transform.any_op
    %1 = transform.get_parent_op %0 {op_name
      = "tensor.pack"} : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
