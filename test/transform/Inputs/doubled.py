"""A chain of 40 additions of a value to itself, and a script that fuses all into the last."""
T = "tensor<16xf32>"
print(f"func.func @f(%v0: {T}, %e: {T}) -> {T} {{")
for i in range(40):
    print(f"  %v{i + 1} = linalg.add ins(%v{i}, %v{i} : {T}, {T}) outs(%e : {T}) -> {T}")
print(f"  return %v40 : {T}\n}}")
print("""module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %p = transform.structured.match ops{["func.return"]} in %root : (!transform.any_op) -> !transform.any_op
    %q = transform.get_producer_of_operand %p[0] : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.fuse %q tile_sizes [8] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}""")
