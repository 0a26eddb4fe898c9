// ARGS: --split-input-file --allow-unregistered-dialect
module attributes {transform.with_named_sequence} {
transform.named_sequence @x(%arg: !transform.any_op) {
    "transform.tune.alternatives"() <{name = "x"}> ({
      "transform.tune.alternatives"() : () -> ()
    }) : () -> ()
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @x(%arg: !transform.any_op) {
    "transform.tune.alternatives"() <{name = "x"}> ({
      "a"() : () -> ()
    }) : () -> ()
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @x(%arg: !transform.any_op) {
    "transform.tune.alternatives"() <{name = "x"}> ({
    }) : () -> ()
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @x(%arg: !transform.any_op) {
    "transform.tune.alternatives"() <{name = "x"}> ({
    ^bb0:
    }) : () -> ()
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @x(%arg: !transform.any_op) {
    "transform.tune.alternatives"() <{name = "x"}> ({
    ^bb0(%a: i32):
      "transform.yield"() : () -> ()
    }) : () -> ()
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @x(%arg: !transform.any_op) {
    "transform.tune.alternatives"() <{name = "x"}> ({
      "transform.yield"() : () -> ()
    ^bb0:
      "transform.yield"() : () -> ()
    }) : () -> ()
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @x(%arg: !transform.any_op) {
    "transform.tune.alternatives"() <{name = "x", selected_region_attr = 4 : index}> ({
      "transform.yield"() : () -> ()
    }, {
      "b"() : () -> ()
    }) : () -> ()
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @x(%arg: !transform.any_op) {
    "transform.tune.alternatives"() <{name = "x", selected_region_attr = 0 : index}> ({
      "transform.yield"(%arg) : (!transform.any_op) -> ()
    }, {
      "b"() : () -> ()
    }) : () -> ()
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @x(%arg: !transform.any_op) {
    "transform.tune.alternatives"() <{name = "x", selected_region_attr = 0 : index}> ({
      "transform.yield"() : () -> ()
    }, {
      "transform.yield"(%arg) : (!transform.any_op) -> ()
    }) : () -> ()
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @x(%arg: !transform.any_op) {
    "transform.tune.alternatives"() <{name = "x", selected_region_attr = 4 : index}> ({
      "transform.yield"() : () -> ()
    }, {
      "transform.yield"(%arg) : (!transform.any_op) -> ()
    }) : () -> ()
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @x(%arg: !transform.any_op) {
    "transform.tune.alternatives"() <{name = "x", selected_region_attr = 4 : index}> ({
      "transform.yield"(%arg) : (!transform.any_op) -> ()
    }, {
      "b"() : () -> ()
    }) : () -> ()
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @x(%arg: !transform.any_op) {
    %0 = "transform.tune.alternatives"() <{name = "x", selected_region_attr = 4 : index}> ({
      "transform.yield"(%arg) : (!transform.any_op) -> ()
    }, {
      %p = transform.param.constant 5 : i64 -> !transform.any_param
      "transform.yield"(%p) : (!transform.any_param) -> ()
    }) : () -> !transform.any_op
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @x(%arg: !transform.any_op) {
    %0 = "transform.tune.alternatives"() <{name = "x", selected_region_attr = 0 : index}> ({
    }, {
      %p = transform.param.constant 5 : i64 -> !transform.any_param
      "transform.yield"(%p) : (!transform.any_param) -> ()
    }) : () -> !transform.any_op
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @x(%arg: !transform.any_op) {
    %0 = "transform.tune.alternatives"() <{name = "x", selected_region_attr = 0 : index}> ({
      %p = transform.param.constant 5 : i64 -> !transform.any_param
      "transform.yield"(%p) : (!transform.any_param) -> ()
    }, {
      "b"() : () -> ()
    }) : () -> !transform.any_op
transform.yield
}
}
