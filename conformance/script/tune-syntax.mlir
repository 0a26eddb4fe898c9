// ARGS: --split-input-file
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%a: !transform.any_op) {
    transform.tune.alternatives<"x"> selected_region = 0x0 {
    }
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%a: !transform.any_op) {
    transform.tune.alternatives<"x"> selected_region = true {
    }
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%a: !transform.any_op) {
    transform.tune.alternatives<"x"> selected_region = 1.0 {
    }
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%a: !transform.any_op) {
    transform.tune.alternatives<"x"> selected_region = 99999999999999999999 {
    }
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%a: !transform.any_op) {
    transform.tune.alternatives<"x"> selected_region = - {
    }
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%a: !transform.any_op) {
    transform.tune.alternatives<"x"> selected_region {
    }
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%a: !transform.any_op) {
    transform.tune.alternatives selected_region = 0 {
    }
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%a: !transform.any_op) {
    transform.tune.alternatives<"x">
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%a: !transform.any_op) {
    "transform.tune.alternatives"() <{name = "x", selected_region_attr = 0 : i3}> ({
      transform.yield
    }) : () -> ()
    transform.yield
  }
}
