// ARGS: --split-input-file
// FRAME
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%a: !transform.any_op, %p: !transform.any_param) {
    // HERE
    transform.yield
  }
}
// EACH
%0 = "transform.tune.knob"() <{options = [4]}> : () -> !transform.any_param
%0 = "transform.tune.knob"() <{name = 4, options = [1]}> : () -> !transform.any_param
transform.tune.alternatives<"x"> selected_region = %p { }
transform.tune.alternatives<"x"> -> !transform.any_op { }
%0 = transform.tune.alternatives<"x"> -> !transform.any_op { transform.yield %a, %a : !transform.any_op, !transform.any_op }
transform.tune.alternatives<"x"> { ^bb0(%b: !transform.any_op): transform.yield }
"transform.tune.alternatives"(%p, %p) <{name = "x"}> ({ transform.yield }) : (!transform.any_param, !transform.any_param) -> ()
"transform.tune.alternatives"(%p) <{name = "x", selected_region_attr = 0}> ({ transform.yield }) : (!transform.any_param) -> ()
"transform.tune.alternatives"(%p) <{name = "x", selected_region_attr = "foo"}> ({ transform.yield }) : (!transform.any_param) -> ()
"transform.tune.alternatives"(%p) <{selected_region_attr = 0}> ({ transform.yield }) : (!transform.any_param) -> ()
"transform.tune.alternatives"() <{name = "x"}> ({ }) : () -> ()
"transform.tune.alternatives"() <{name = "x"}> ({ transform.yield ^bb1: transform.yield }) : () -> ()
// CASE
    %0 = transform.tune.alternatives<"x"> -> !transform.any_op {
      transform.yield %a : !transform.any_op
    }, {
      transform.yield %p : !transform.any_param
    }
