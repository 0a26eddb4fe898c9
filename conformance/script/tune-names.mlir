// ARGS: --split-input-file --allow-unregistered-dialect
module attributes {transform.with_named_sequence} {
transform.named_sequence @x(%arg: !transform.any_op) {
  %k = transform.tune.knob<"k" : i32> options = [1, 2] -> !transform.any_param
  transform.tune.alternatives<"a" : !pdl.type> { }, {}
  %l = "transform.tune.knob"() <{name = "k" : i32, options = 5 : i32}> : () -> !transform.any_param
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @x(%arg: !transform.any_op) {
  %l = "transform.tune.knob"() <{name = 5 : i32, options = 5 : i32}> : () -> !transform.any_param
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @x(%arg: !transform.any_op) {
  %l = "transform.tune.knob"() {name = 5 : i32, options = 5 : i32} : () -> !transform.any_param
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @x(%arg: !transform.any_op) {
  %k = transform.tune.knob<5> options = [1, 2] -> !transform.any_param
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @x(%arg: !transform.any_op) {
  %k = transform.tune.knob<"k" : none> options = [1, 2] -> !transform.any_param
  %l = transform.tune.knob<"k" : () -> i32> options = [1, 2] -> !transform.any_param
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @x(%arg: !transform.any_op) {
  transform.tune.alternatives<"a"> selected_region = -0 { }, {}
  transform.tune.alternatives<"a"> selected_region = 1 : i32 { }, {}
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @x(%arg: !transform.any_op) {
    "transform.tune.alternatives"() <{name = "x", selected_region_attr = true}> ({
      "transform.yield"() : () -> ()
    }, {
      "transform.yield"() : () -> ()
    }) : () -> ()
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @x(%arg: !transform.any_op) {
    "transform.tune.alternatives"() <{name = "x", selected_region_attr = 1 : ui8}> ({
      "transform.yield"() : () -> ()
    }, {
      "transform.yield"() : () -> ()
    }) : () -> ()
    "transform.tune.alternatives"() <{name = "x", selected_region_attr = 1 : si2}> ({
      "transform.yield"() : () -> ()
    }, {
      "transform.yield"() : () -> ()
    }) : () -> ()
    "transform.tune.alternatives"() <{name = "x", selected_region_attr = 1 : i64}> ({
      "transform.yield"() : () -> ()
    }, {
      "transform.yield"() : () -> ()
    }) : () -> ()
    "transform.tune.alternatives"() <{name = "x", selected_region_attr = 1 : i128}> ({
      "transform.yield"() : () -> ()
    }, {
      "transform.yield"() : () -> ()
    }) : () -> ()
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @x(%arg: !transform.any_op) {
    "transform.tune.alternatives"() <{name = "x", selected_region_attr = 18446744073709551616 : i128}> ({
      "transform.yield"() : () -> ()
    }, {
      "transform.yield"() : () -> ()
    }) : () -> ()
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @x(%arg: !transform.any_op) {
    "transform.tune.alternatives"() <{name = "x", selected_region_attr = 1 : i1}> ({
      "transform.yield"() : () -> ()
    }, {
      "transform.yield"() : () -> ()
    }) : () -> ()
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @x(%arg: !transform.any_op) {
    "transform.tune.alternatives"() <{name = "x", selected_region_attr = 0 : i1}> ({
      "transform.yield"() : () -> ()
    }, {
      "transform.yield"() : () -> ()
    }) : () -> ()
    "transform.tune.alternatives"() <{name = "x", selected_region_attr = false}> ({
      "transform.yield"() : () -> ()
    }) {a} : () -> ()
transform.yield
}
}
