// ARGS: --verify-roundtrip
module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%x: !transform.any_op {transform.consumed}) {
    transform.yield
  }
  transform.named_sequence @b(%x: !transform.any_op {transform.readonly}) {
    transform.sequence %x : !transform.any_op failures(propagate) {
     ^bb0(%y: !transform.any_op):
      transform.foreach %y : !transform.any_op {
      ^bb1(%z: !transform.any_op):
        }
    }
    transform.yield
  }
}
