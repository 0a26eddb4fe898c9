// ARGS: --mlir-print-op-generic
// ARGS:
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%a: !transform.any_op {transform.consumed}) {
    %0 = transform.structured.promote %a : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.promote %0 {operands_to_promote = [0], use_full_tile_buffers = [true]} : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
