// ARGS: -split-input-file
// ARGS: -split-input-file -transform-interpreter
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
    %0 = linalg.add ins(%a, %a : tensor<4xf32>, tensor<4xf32>) outs(%b : tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %m = transform.structured.match ops{["linalg.add"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.with_pdl_patterns %m : !transform.any_op {
    ^bb0(%arg0: !transform.any_op):
      sequence %arg0 : !transform.any_op failures(propagate) {
      ^bb1(%arg1: !transform.any_op):

        %y = transform.structured.generalize %arg1 : (!transform.any_op) -> !transform.any_op
      }
    }
    transform.debug.emit_remark_at %m, "after" : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
    %0 = linalg.add ins(%a, %a : tensor<4xf32>, tensor<4xf32>) outs(%b : tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %m = transform.structured.match ops{["linalg.add"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.with_pdl_patterns %m : !transform.any_op {
    ^bb0(%arg0: !transform.any_op):
      sequence %arg0 : !transform.any_op failures(propagate) {
      ^bb1(%arg1: !transform.any_op):
        %x = transform.structured.generalize %arg1 : (!transform.any_op) -> !transform.any_op
      }
    }
    transform.debug.emit_remark_at %m, "after" : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
    %0 = linalg.add ins(%a, %a : tensor<4xf32>, tensor<4xf32>) outs(%b : tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %m = transform.structured.match ops{["linalg.add"]} in %root : (!transform.any_op) -> !transform.any_op
      transform.sequence %m : !transform.any_op failures(propagate) {
      ^bb1(%arg1: !transform.any_op):
        %x = transform.structured.generalize %arg1 : (!transform.any_op) -> !transform.any_op
      }
    transform.debug.emit_remark_at %m, "after" : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
    %0 = linalg.add ins(%a, %a : tensor<4xf32>, tensor<4xf32>) outs(%b : tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %m = transform.structured.match ops{["linalg.add"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.with_pdl_patterns %m : !transform.any_op {
    ^bb0(%arg0: !transform.any_op):
      sequence %arg0 : !transform.any_op failures(propagate) {
      ^bb1(%arg1: !transform.any_op):
        %x = transform.structured.generalize %arg1 : (!transform.any_op) -> !transform.any_op
      }
    }
    transform.with_pdl_patterns %m : !transform.any_op {
    ^bb0(%arg0: !transform.any_op):
      sequence %arg0 : !transform.any_op failures(propagate) {
      ^bb1(%arg1: !transform.any_op):
        %x = transform.structured.generalize %arg1 : (!transform.any_op) -> !transform.any_op
      }
    }
    transform.yield
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%r: !transform.any_op):
    transform.with_pdl_patterns %r : !transform.any_op {
    ^bb0(%arg0: !transform.any_op):
      sequence %arg0 : !transform.any_op failures(propagate) {
      ^bb1(%arg1: !transform.any_op):
        %x = transform.structured.generalize %arg1 : (!transform.any_op) -> !transform.any_op
      }
    }
    transform.with_pdl_patterns %r : !transform.any_op {
    ^bb0(%arg0: !transform.any_op):
      sequence %arg0 : !transform.any_op failures(propagate) {
      ^bb1(%arg1: !transform.any_op):
        %x = transform.structured.generalize %arg1 : (!transform.any_op) -> !transform.any_op
      }
    }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @consumes(%root: !transform.any_op {transform.consumed}) {
    transform.with_pdl_patterns %root : !transform.any_op {
    ^bb0(%arg0: !transform.any_op):
      sequence %arg0 : !transform.any_op failures(propagate) {
      ^bb1(%arg1: !transform.any_op):
        %x = transform.structured.generalize %arg1 : (!transform.any_op) -> !transform.any_op
      }
    }
    transform.yield
  }
  transform.named_sequence @unmarked(%root: !transform.any_op {transform.readonly}) {
    transform.with_pdl_patterns %root : !transform.any_op {
    ^bb0(%arg0: !transform.any_op):
      sequence %arg0 : !transform.any_op failures(propagate) {
      ^bb1(%arg1: !transform.any_op):
        %x = transform.structured.generalize %arg1 : (!transform.any_op) -> !transform.any_op
      }
    }
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @nothing(%root: !transform.any_op {transform.consumed}) {
    transform.with_pdl_patterns %root : !transform.any_op {
    ^bb0(%arg0: !transform.any_op):
      pdl.pattern @p : benefit(1) {
        %0 = operation "t.a"
        rewrite %0 with "transform.dialect"
      }
      sequence %arg0 : !transform.any_op failures(propagate) {
      ^bb1(%arg1: !transform.any_op):
        %x = pdl_match @p in %arg1 : (!transform.any_op) -> !transform.any_op
        %y = transform.structured.generalize %x : (!transform.any_op) -> !transform.any_op
        %z = transform.structured.generalize %x : (!transform.any_op) -> !transform.any_op
      }
    }
    transform.yield
  }
}
