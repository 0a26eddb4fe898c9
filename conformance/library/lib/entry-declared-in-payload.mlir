module attributes {transform.with_named_sequence} {
}
