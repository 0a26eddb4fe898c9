// ARGS: --transform-interpreter --split-input-file
// FRAME
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    // HERE
    }
    transform.yield
  }
}
// EACH
%k = transform.tune.knob<"k"> = [0, "x"] from options = "anything" -> !transform.any_param transform.tune.alternatives<"b"> selected_region = %k : !transform.any_param {
%k = transform.tune.knob<"k"> = 200 : ui8 from options = "anything" -> !transform.any_param transform.tune.alternatives<"b"> selected_region = %k : !transform.any_param { }, { transform.print %root : !transform.any_op
// CASE
    %k = transform.structured.match ops{["x.y"]} in %root : (!transform.any_op) -> !transform.any_op
    %m = transform.foreach %k : !transform.any_op -> !transform.any_param {
    ^bb0(%a: !transform.any_op):
      %x = transform.tune.knob<"k"> = 0 from options = "anything" -> !transform.any_param
      transform.yield %x : !transform.any_param
    }
    transform.tune.alternatives<"b"> selected_region = %m : !transform.any_param {
