// ARGS: -split-input-file
module attributes {transform.with_named_sequence = 1} {
  func.func @f(%a: i32 {transform.readonly}, %b: i32) -> i32 attributes {transform.target_tag} { "func.return"() : () -> () }
}
