module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main() { 
    transform.yield }
}
