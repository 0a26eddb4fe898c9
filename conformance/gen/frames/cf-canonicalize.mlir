// ARGS: --canonicalize --allow-unregistered-dialect
// FRAME
// HERE
  cf.switch %a : i32, [
    default: ^bb1(%a : i32),
    // HERE
  ]
^bb1(%x: i32):
  "foo.a"() : () -> ()
  return %x : i32
// HERE
}
// EACH
func.func @switch_all_like_default(%a: i32, %b: i32) -> i32 { // AND 1: ^bb1(%a : i32) // AND
// CASE
func.func @switch_like_default(%a: i32, %b: i32) -> i32 {
// AND
    1: ^bb1(%a : i32),
    2: ^bb1(%b : i32),
    3: ^bb2(%b : i32)
// AND
^bb2(%y: i32):
  return %y : i32
