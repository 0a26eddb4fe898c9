// ARGS: --split-input-file
// FRAME
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%a: !transform.any_op) {
    // HERE
    transform.yield
  }
}
// EACH
transform.tune.alternatives<"x"> selected_region = true { }
transform.tune.alternatives<"x"> selected_region = 1.0 { }
transform.tune.alternatives<"x"> selected_region = 99999999999999999999 { }
transform.tune.alternatives<"x">
