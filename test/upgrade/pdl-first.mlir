// The sequence may stand behind the pattern that it refers to, or alone.
// RUN: jig-opt --test-transform-dialect-interpreter --split-input-file %s | FileCheck %s
// CHECK-COUNT-2: {found}
func.func @f() {
  return
}
transform.with_pdl_patterns {
^bb0(%root: !pdl.operation):
  pdl.pattern @find : benefit(1) {
    %0 = operation "func.return"
    rewrite %0 with "transform.dialect"
  }
  transform.sequence %root : !pdl.operation failures(propagate) {
  ^bb1(%arg: !pdl.operation):
    %0 = pdl_match @find in %arg : (!pdl.operation) -> !pdl.operation
    transform.annotate %0 "found" : !pdl.operation
  }
}

// -----

func.func @f() {
  return
}
transform.with_pdl_patterns {
^bb0(%root: !pdl.operation):
  transform.sequence %root : !pdl.operation failures(propagate) {
  ^bb1(%arg: !pdl.operation):
    %0 = transform.structured.match ops{["func.return"]} in %arg : (!pdl.operation) -> !pdl.operation
    transform.annotate %0 "found" : !pdl.operation
  }
}
