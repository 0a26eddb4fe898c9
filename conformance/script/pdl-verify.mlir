// ARGS: -allow-unregistered-dialect -split-input-file
transform.with_pdl_patterns {
^bb0(%arg0: !transform.any_op):
  pdl.pattern @p : benefit(1) { %0 = operation "x" rewrite %0 with "transform.dialect" }
  transform.sequence %arg0 : !transform.any_op failures(propagate) {
  ^bb0(%arg1: !transform.any_op):
    %m = pdl_match @p in %arg1 : (!transform.any_op) -> !transform.any_op
  }
}
// -----
transform.with_pdl_patterns {
^bb0(%arg0: !pdl.operation):
  sequence %arg0 : !pdl.operation failures(propagate) {
  ^bb0(%arg1: !pdl.operation):
    %m = pdl_match @p in %arg1 : (!pdl.operation) -> !pdl.operation
  }
}
// -----
transform.with_pdl_patterns {
^bb0(%arg0: !transform.any_op):
}
// -----
transform.with_pdl_patterns {
}
// -----
transform.with_pdl_patterns {
^bb0(%arg0: !transform.any_op):
  pdl.pattern @p : benefit(1) { %0 = operation "x" rewrite %0 with "transform.dialect" }
}
// -----
transform.with_pdl_patterns {
^bb0(%arg0: !transform.any_op):
  sequence %arg0 : !transform.any_op failures(propagate) {
  ^bb0(%arg1: !transform.any_op):
  }
  sequence %arg0 : !transform.any_op failures(propagate) {
  ^bb0(%arg1: !transform.any_op):
  }
}
// -----
transform.with_pdl_patterns {
^bb0(%arg0: !transform.any_op):
  "foo.bar"() : () -> ()
  sequence %arg0 : !transform.any_op failures(propagate) {
  ^bb0(%arg1: !transform.any_op):
  }
}
// -----
transform.with_pdl_patterns {
^bb0(%arg0: !transform.any_op):
  sequence %arg0 : !transform.any_op failures(propagate) {
  ^bb0(%arg1: !transform.any_op):
    transform.with_pdl_patterns %arg1 : !transform.any_op {
    ^bb0(%arg2: !transform.any_op):
      sequence %arg2 : !transform.any_op failures(propagate) {
      ^bb0(%arg3: !transform.any_op):
      }
    }
  }
}
// -----
transform.with_pdl_patterns {
^bb0(%arg0: !transform.any_op):
    transform.with_pdl_patterns %arg0 : !transform.any_op {
    ^bb0(%arg2: !transform.any_op):
      sequence %arg2 : !transform.any_op failures(propagate) {
      ^bb0(%arg3: !transform.any_op):
      }
    }
}
// -----
transform.sequence failures(propagate) {
  ^bb0(%arg1: !transform.any_op):
    transform.with_pdl_patterns %arg1 : !transform.any_op {
    ^bb0(%arg2: !transform.any_op):
      sequence %arg2 : !transform.any_op failures(propagate) {
      ^bb0(%arg3: !transform.any_op):
      }
    }
    transform.with_pdl_patterns {
    ^bb0(%arg2: !transform.any_op):
      sequence %arg2 : !transform.any_op failures(propagate) {
      ^bb0(%arg3: !transform.any_op):
      }
    }
}
// -----
transform.sequence failures(propagate) {
  ^bb0(%arg1: !transform.any_op):
   %m = transform.pdl_match @p in %arg1 : (!transform.any_op) -> !transform.any_op
}
// -----
transform.sequence failures(propagate) {
  ^bb0(%arg1: !pdl.operation):
   %m = transform.pdl_match @p in %arg1 : (!pdl.operation) -> !transform.any_value
}
// -----
transform.sequence failures(propagate) {
  ^bb0(%arg1: !pdl.value):
}
// -----
transform.sequence failures(propagate) {
  ^bb0(%arg1: !pdl.operation, %a: !pdl.value):
}
// -----
transform.with_pdl_patterns {
^bb0(%arg0: !pdl.operation):
  sequence %arg0 : !pdl.operation failures(propagate) attributes {foo} {
  ^bb0(%arg1: !pdl.operation):
    %m = pdl_match @p in %arg1 {foo = 3} : (!pdl.operation) -> !pdl.operation
  }
}
// -----
transform.with_pdl_patterns attributes {foo = 3} {
^bb0(%arg0: !pdl.operation):
  sequence %arg0 : !pdl.operation failures(propagate) {
  ^bb0(%arg1: !pdl.operation):
    %m = pdl_match @p::@q in %arg1 : (!pdl.operation) -> !pdl.operation
  }
}
// -----
transform.with_pdl_patterns {
^bb0(%arg0: i32):
  sequence %arg0 : !pdl.operation failures(propagate) {
  ^bb0(%arg1: !pdl.operation):
    %m = pdl_match @p in %arg1 : (!pdl.operation) -> !pdl.operation
  }
}
// -----
transform.with_pdl_patterns {
^bb0(%arg0: !transform.any_op):
  sequence %arg0 : !transform.any_op failures(propagate) {
  ^bb0(%arg1: !transform.any_op):
    transform.with_pdl_patterns {
    ^bb0(%arg2: !transform.any_op):
      sequence %arg2 : !transform.any_op failures(propagate) {
      ^bb0(%arg3: !transform.any_op):
      }
    }
  }
}
// -----
transform.with_pdl_patterns {
^bb0(%arg0: !transform.any_op, %x: i32):
  sequence %arg0 : !transform.any_op failures(propagate) {
  ^bb0(%arg1: !transform.any_op):
  }
}
// -----
transform.with_pdl_patterns {
^bb0(%arg0: !transform.any_op, %x: !transform.any_op):
  sequence %arg0 : !transform.any_op failures(propagate) {
  ^bb0(%arg1: !transform.any_op):
  }
}
// -----
transform.with_pdl_patterns {
^bb0(%arg0: !transform.any_op):
  transform.test_consume %arg0 : !transform.any_op
}
// -----
transform.with_pdl_patterns {
^bb0(%arg0: !transform.any_op):
  %a = transform.structured.match ops{["x"]} in %arg0 : (!transform.any_op) -> !transform.any_op
}
// -----
transform.with_pdl_patterns {
^bb0(%arg0: !transform.any_op):
  sequence %arg0 : !transform.any_op failures(propagate) {
  ^bb0(%arg1: !transform.any_op):
  }
^bb1:
  transform.yield
}
// -----
"transform.with_pdl_patterns"() ({
}) : () -> ()
// -----
module attributes {transform.with_named_sequence} {
transform.with_pdl_patterns {
^bb0(%arg0: !transform.any_op):
  transform.named_sequence @foo(%arg1: !transform.any_op) { transform.yield }
}
}
// -----
transform.with_pdl_patterns {
^bb0(%arg0: !transform.any_op):
  pdl.pattern @p : benefit(1) { %0 = operation "x" rewrite %0 with "transform.dialect" }
  pdl.pattern @p : benefit(1) { %0 = operation "x" rewrite %0 with "transform.dialect" }
  pdl.pattern : benefit(1) { %0 = operation "x" rewrite %0 with "transform.dialect" }
  sequence %arg0 : !transform.any_op failures(propagate) {
  ^bb0(%arg1: !transform.any_op):
  }
}

// -----

// Without an argument for its root.
func.func @no_argument(%root: !transform.any_op) {
  "transform.with_pdl_patterns"(%root) ({
  ^bb0:
    "transform.sequence"(%root) <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 1, 0>}> ({
    ^bb0(%b: !transform.any_op):
      transform.yield
    }) : (!transform.any_op) -> ()
  }) : (!transform.any_op) -> ()
  return
}
