// ARGS: --transform-interpreter --allow-unregistered-dialect --split-input-file
// ARGS: --transform-interpreter=disable-expensive-checks --allow-unregistered-dialect --split-input-file
// A consumed target must not stand before what is nested in it.
// first come those inside
module attributes {transform.with_named_sequence} {
  func.func @f(%a: index) {
    scf.for %i = %a to %a step %a {
      scf.for %j = %a to %a step %a {
        "test.use"() : () -> ()
      }
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %loops = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    %inner, %outer = transform.split_handle %loops : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %ret = transform.structured.match ops{["func.return"]} in %root : (!transform.any_op) -> !transform.any_op
    %use = transform.structured.match ops{["test.use"]} in %root : (!transform.any_op) -> !transform.any_op
    %h = transform.merge_handles %use, %inner, %outer, %ret : !transform.any_op
    %g = transform.structured.generalize %h : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
// the outer loop first
module attributes {transform.with_named_sequence} {
  func.func @f(%a: index) {
    scf.for %i = %a to %a step %a {
      scf.for %j = %a to %a step %a {
        "test.use"() : () -> ()
      }
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %loops = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    %inner, %outer = transform.split_handle %loops : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %ret = transform.structured.match ops{["func.return"]} in %root : (!transform.any_op) -> !transform.any_op
    %use = transform.structured.match ops{["test.use"]} in %root : (!transform.any_op) -> !transform.any_op
    %h = transform.merge_handles %outer, %ret, %inner : !transform.any_op
    %g = transform.structured.generalize %h : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
// two things are nested in the first loop: the first of them is named
module attributes {transform.with_named_sequence} {
  func.func @f(%a: index) {
    scf.for %i = %a to %a step %a {
      scf.for %j = %a to %a step %a {
        "test.use"() : () -> ()
      }
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %loops = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    %inner, %outer = transform.split_handle %loops : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %ret = transform.structured.match ops{["func.return"]} in %root : (!transform.any_op) -> !transform.any_op
    %use = transform.structured.match ops{["test.use"]} in %root : (!transform.any_op) -> !transform.any_op
    %h = transform.merge_handles %ret, %outer, %use, %inner : !transform.any_op
    %g = transform.structured.generalize %h : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
// two loops around the last: the first of them is named
module attributes {transform.with_named_sequence} {
  func.func @f(%a: index) {
    scf.for %i = %a to %a step %a {
      scf.for %j = %a to %a step %a {
        "test.use"() : () -> ()
      }
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %loops = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    %inner, %outer = transform.split_handle %loops : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %ret = transform.structured.match ops{["func.return"]} in %root : (!transform.any_op) -> !transform.any_op
    %use = transform.structured.match ops{["test.use"]} in %root : (!transform.any_op) -> !transform.any_op
    %h = transform.merge_handles %inner, %outer, %ret, %use : !transform.any_op
    %g = transform.structured.generalize %h : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
// repeated payload is another matter
module attributes {transform.with_named_sequence} {
  func.func @f(%a: index) {
    scf.for %i = %a to %a step %a {
      scf.for %j = %a to %a step %a {
        "test.use"() : () -> ()
      }
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %loops = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    %inner, %outer = transform.split_handle %loops : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %ret = transform.structured.match ops{["func.return"]} in %root : (!transform.any_op) -> !transform.any_op
    %use = transform.structured.match ops{["test.use"]} in %root : (!transform.any_op) -> !transform.any_op
    %h = transform.merge_handles %outer, %outer, %inner : !transform.any_op
    %g = transform.structured.generalize %h : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
// ops that do not go target by target do without
module attributes {transform.with_named_sequence} {
  func.func @f(%a: index) {
    scf.for %i = %a to %a step %a {
      scf.for %j = %a to %a step %a {
        "test.use"() : () -> ()
      }
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %loops = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    %inner, %outer = transform.split_handle %loops : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %ret = transform.structured.match ops{["func.return"]} in %root : (!transform.any_op) -> !transform.any_op
    %use = transform.structured.match ops{["test.use"]} in %root : (!transform.any_op) -> !transform.any_op
    %h = transform.merge_handles %outer, %inner : !transform.any_op
    %t, %l = transform.structured.tile_using_for %h tile_sizes [2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
// nothing is consumed
module attributes {transform.with_named_sequence} {
  func.func @f(%a: index) {
    scf.for %i = %a to %a step %a {
      scf.for %j = %a to %a step %a {
        "test.use"() : () -> ()
      }
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %loops = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    %inner, %outer = transform.split_handle %loops : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %ret = transform.structured.match ops{["func.return"]} in %root : (!transform.any_op) -> !transform.any_op
    %use = transform.structured.match ops{["test.use"]} in %root : (!transform.any_op) -> !transform.any_op
    %h = transform.merge_handles %outer, %inner : !transform.any_op
    transform.apply_cse to %h : !transform.any_op
    transform.yield
  }
}
