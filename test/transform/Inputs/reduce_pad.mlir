module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match attributes {f} in %m : (!transform.any_op) -> !transform.any_op
    %g = transform.structured.match attributes {g} in %m : (!transform.any_op) -> !transform.any_op
    %a:3 = transform.structured.pad %f pad_to_multiple_of [3, 7] {padding_values = [0.0 : f32, 0.0 : f32], padding_dimensions = [0, 1]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %b:3 = transform.structured.pad %g pad_to_multiple_of [7] {padding_values = [0 : i8, 0 : i8], padding_dimensions = [0]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}
