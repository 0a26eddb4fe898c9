module attributes {transform.with_named_sequence} {
  transform.named_sequence private @f(%a: !transform.any_op) { transform.yield }
  "a.b"() ({ "a.c"() : () -> () }) : () -> ()
}
