// A match that finds nothing, a failure that is suppressed, and one that ends the script: <!-- </script> -->
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @tile_one(%op: !t {transform.consumed}) -> !t {
    %tiled, %loops:2 = transform.structured.tile_using_for %op tile_sizes [8, 8] : (!t) -> (!t, !t, !t)
    %a, %b, %c = transform.split_handle %tiled : (!t) -> (!t, !t, !t)
    transform.yield %a : !t
  }
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %none = transform.structured.match ops{["linalg.mull"]} in %root : (!t) -> !t
    %m = transform.structured.match ops{["linalg.matmul", "linalg.exp"]} in %root : (!t) -> !t
    %casted = transform.cast %m : !t to !t
    transform.sequence %root : !t failures(suppress) {
    ^bb0(%r: !t):
      %x:3 = transform.split_handle %casted : (!t) -> (!t, !t, !t)
    }
    transform.foreach %casted : !t {
    ^bb0(%one: !t):
      %t = transform.include @tile_one failures(propagate) (%one) : (!t) -> !t
    }
    transform.yield
  }
}
