// ARGS: --split-input-file --canonicalize --allow-unregistered-dialect
// ARGS: --split-input-file --canonicalize=region-simplify=disabled --allow-unregistered-dialect
// FRAME
func.func @same_successors(%c: i1, %a: i32, %b: i32) -> (i32, i32) {
  cf.cond_br %c, ^bb1(%a, %a : i32, i32), ^bb1(%b, %a : i32, i32)
^bb1(%x: i32, %y: i32):
  return %x, %y : i32, i32
}
// FRAME
func.func @same_successors_other_preds(%c: i1, %d: i1, %a: i32, %b: i32) -> (i32, i32) {
  cf.cond_br %d, ^bb1(%a, %a : i32, i32), ^bb2
^bb2:
  "foo.a"() : () -> ()
  cf.cond_br %c, ^bb1(%a, %b : i32, i32), ^bb1(%b, %b : i32, i32)
^bb1(%x: i32, %y: i32):
  return %x, %y : i32, i32
}
// FRAME
func.func @unreachable(%c: i1, %d: i1) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  ub.unreachable
^bb2:
  "foo.b"() : () -> ()
  cf.cond_br %d, ^bb3, ^bb1
^bb3:
  return
}
// FRAME
func.func @assert(%c: i1) {
  %t = arith.constant true
  %f = arith.constant false
  cf.assert %t, "fine"
  cf.assert %f, "not fine"
  cf.assert %c, "maybe"
  return
}
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
// FRAME
func.func @switch_through(%a: i32, %b: i32) -> i32 {
  "foo.a"() : () -> ()
  cf.switch %a : i32, [
    default: ^bb1(%a : i32),
    2: ^bb2,
    3: ^bb3(%b : i32)
  ]
^bb1(%x: i32):
  cf.br ^bb3(%x : i32)
^bb2:
  cf.br ^bb4(%b, %a : i32, i32)
^bb3(%y: i32):
  "foo.b"() : () -> ()
  return %y : i32
^bb4(%z: i32, %w: i32):
  "foo.c"(%w) : (i32) -> ()
  return %z : i32
}
// FRAME
func.func @switch_same_flag(%a: i32) {
  cf.switch %a : i32, [
    default: ^bb1,
    2: ^bb2,
    3: ^bb3
  ]
^bb1:
  "foo.default"() : () -> ()
  cf.switch %a : i32, [
    default: ^bb4,
    2: ^bb5,
    7: ^bb6
  ]
^bb2:
  "foo.two"() : () -> ()
  cf.switch %a : i32, [
    default: ^bb4,
    2: ^bb5
  ]
^bb3:
  "foo.three"() : () -> ()
  cf.switch %a : i32, [
    default: ^bb4,
    2: ^bb5
  ]
^bb4:
  "foo.d"() : () -> ()
  return
^bb5:
  "foo.e"() : () -> ()
  return
^bb6:
  "foo.f"() : () -> ()
  return
}
