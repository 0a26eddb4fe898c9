!t = !transform.any_op
!p = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  // What tiles may be is another thing for each machine.
  transform.named_sequence @size() -> !p {
    %size = transform.tune.alternatives<"machine"> selected_region = 0 -> !p {
      %n = transform.tune.knob<"size"> = 16 from options = [16, 32] -> !p
      transform.yield %n : !p
    }, {
      %n = transform.tune.knob<"size"> = 4 from options = [4, 8, 16] -> !p
      transform.yield %n : !p
    }
    transform.yield %size : !p
  }
  transform.named_sequence @tile(%op: !t {transform.consumed}) {
    %size = transform.include @size failures(propagate) () : () -> !p
    %tile, %loop = transform.structured.tile_using_for %op tile_sizes [%size] : (!t, !p) -> (!t, !t)
    transform.yield
  }
}
