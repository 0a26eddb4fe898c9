// ARGS: --split-input-file
// round trip
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%a: !transform.any_op, %p: !transform.any_param, %q: !transform.param<i64>) {
    %0 = transform.tune.knob<"coin"> options = ["heads", "tails"] -> !transform.any_param
    %1 = transform.tune.knob<"coin"> = "tails" from options = ["heads", "tails"] -> !transform.any_param
    %2 = transform.tune.knob<"range"> = 4 from options = affine_set<(d0) : (d0 >= 0)> -> !transform.any_param
    %3 = transform.tune.knob<"x y"> = 4 : i32 from options = [1 : i32, 4 : i32] {x} -> !transform.param<i32>
    transform.tune.alternatives<"bifurcation"> {
      transform.yield
    }
    transform.tune.alternatives<"one"> selected_region = 0 {
      transform.yield
    }, {
    }
    transform.tune.alternatives<"param"> selected_region = %p : !transform.any_param {
      transform.print %a : !transform.any_op
    }
    %4 = transform.tune.alternatives<"result"> selected_region = 1 attributes {y = 2} -> !transform.any_op {
      transform.yield %a : !transform.any_op
    }, {
      transform.yield %a : !transform.any_op
    }
    %5:2 = transform.tune.alternatives<"results"> selected_region = %q : !transform.param<i64> -> !transform.any_op, !transform.any_param {
      transform.yield %a, %p : !transform.any_op, !transform.any_param
    }
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%a: !transform.any_op, %p: !transform.any_param) {
    %1 = transform.tune.knob<"coin"> = "edge" from options = ["heads", "tails"] -> !transform.any_param
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%a: !transform.any_op, %p: !transform.any_param) {
    %1 = transform.tune.knob<"coin"> = 4 from options = [4 : i32] -> !transform.any_param
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%a: !transform.any_op, %p: !transform.any_param) {
    %1 = transform.tune.knob<"coin"> = 4 options = [4] -> !transform.any_param
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%a: !transform.any_op, %p: !transform.any_param) {
    %1 = transform.tune.knob<coin> options = [4] -> !transform.any_param
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%a: !transform.any_op, %p: !transform.any_param) {
    %1 = transform.tune.knob<"coin"> options = [4] -> !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%a: !transform.any_op, %p: !transform.any_param) {
    transform.tune.knob<"coin"> options = [4]
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%a: !transform.any_op, %p: !transform.any_param) {
    %0 = "transform.tune.knob"() <{options = [4]}> : () -> !transform.any_param
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%a: !transform.any_op, %p: !transform.any_param) {
    %0 = "transform.tune.knob"() <{name = "x"}> : () -> !transform.any_param
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%a: !transform.any_op, %p: !transform.any_param) {
    %0 = "transform.tune.knob"() <{name = 4, options = [1]}> : () -> !transform.any_param
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%a: !transform.any_op, %p: !transform.any_param) {
    transform.tune.alternatives<"x"> selected_region = 1 {
    }
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%a: !transform.any_op, %p: !transform.any_param) {
    transform.tune.alternatives<"x"> selected_region = -1 {
    }
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%a: !transform.any_op, %p: !transform.any_param) {
    transform.tune.alternatives<"x"> selected_region = "foo" {
    }
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%a: !transform.any_op, %p: !transform.any_param) {
    transform.tune.alternatives<"x"> selected_region = {
    }
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%a: !transform.any_op, %p: !transform.any_param) {
    transform.tune.alternatives<"x"> selected_region = %p {
    }
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%a: !transform.any_op, %p: !transform.any_param) {
    transform.tune.alternatives<"x"> selected_region = 0 : !transform.any_param {
    }
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%a: !transform.any_op, %p: !transform.any_param) {
    transform.tune.alternatives<"x"> selected_region = %a : !transform.any_op {
    }
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%a: !transform.any_op, %p: !transform.any_param) {
    transform.tune.alternatives<"x"> : !transform.any_param {
    }
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%a: !transform.any_op, %p: !transform.any_param) {
    transform.tune.alternatives<"x"> -> !transform.any_op {
    }
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%a: !transform.any_op, %p: !transform.any_param) {
    %0 = transform.tune.alternatives<"x"> -> !transform.any_op {
      transform.yield %a : !transform.any_op
    }, {
      transform.yield %p : !transform.any_param
    }
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%a: !transform.any_op, %p: !transform.any_param) {
    %0 = transform.tune.alternatives<"x"> -> !transform.any_op {
      transform.yield %a, %a : !transform.any_op, !transform.any_op
    }
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%a: !transform.any_op, %p: !transform.any_param) {
    transform.tune.alternatives<"x"> {
    ^bb0(%b: !transform.any_op):
      transform.yield
    }
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%a: !transform.any_op, %p: !transform.any_param) {
    "transform.tune.alternatives"() <{name = "x"}> : () -> ()
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%a: !transform.any_op, %p: !transform.any_param) {
    "transform.tune.alternatives"() <{name = "x", selected_region_attr = 0}> : () -> ()
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%a: !transform.any_op, %p: !transform.any_param) {
    "transform.tune.alternatives"(%p, %p) <{name = "x"}> ({
       transform.yield
    }) : (!transform.any_param, !transform.any_param) -> ()
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%a: !transform.any_op, %p: !transform.any_param) {
    "transform.tune.alternatives"(%p) <{name = "x", selected_region_attr = 0}> ({
       transform.yield
    }) : (!transform.any_param) -> ()
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%a: !transform.any_op, %p: !transform.any_param) {
    "transform.tune.alternatives"(%p) <{name = "x", selected_region_attr = "foo"}> ({
       transform.yield
    }) : (!transform.any_param) -> ()
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%a: !transform.any_op, %p: !transform.any_param) {
    "transform.tune.alternatives"(%p) <{selected_region_attr = 0}> ({
       transform.yield
    }) : (!transform.any_param) -> ()
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%a: !transform.any_op, %p: !transform.any_param) {
    "transform.tune.alternatives"() <{name = "x"}> ({
    }) : () -> ()
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%a: !transform.any_op, %p: !transform.any_param) {
    "transform.tune.alternatives"() <{name = "x"}> ({
      transform.yield
    ^bb1:
      transform.yield
    }) : () -> ()
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%a: !transform.any_op, %p: !transform.any_param) {
    "transform.tune.alternatives"() <{name = "x", selected_region_attr = 99999999999999999999 : i128}> ({
      transform.yield
    }) : () -> ()
    transform.yield
  }
}
// -----
// Consumption inside is none of the op's business.
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%a: !transform.any_op {transform.consumed}) {
    transform.tune.alternatives<"x"> {
      %0 = transform.structured.generalize %a : (!transform.any_op) -> !transform.any_op
    }, {
      %0 = transform.structured.generalize %a : (!transform.any_op) -> !transform.any_op
    }
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%a: !transform.any_op {transform.readonly}) {
    transform.tune.alternatives<"x"> {
      %0 = transform.structured.generalize %a : (!transform.any_op) -> !transform.any_op
    }
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%a: !transform.any_op, %p: !transform.any_param) {
    transform.tune.alternatives<"x"> selected_region = 1 : i8 {
      transform.yield
    }
    transform.yield
  }
}
