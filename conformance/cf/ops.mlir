// ARGS: --split-input-file
// ARGS: --split-input-file --mlir-print-op-generic
func.func @br(%a: i32, %b: f32) -> f32 {
  cf.br ^bb1(%a, %b : i32, f32)
^bb1(%x: i32, %y: f32):
  cf.br ^bb2 {foo = 1}
^bb2:
  return %y : f32
}
func.func @cond(%c: i1, %a: i32) -> i32 {
  cf.assert %c, "message with \"quotes\" and \n newline" {foo}
  cf.cond_br %c, ^bb1(%a : i32), ^bb2
^bb1(%x: i32):
  cf.cond_br %c weights([3, 1]), ^bb1(%a : i32), ^bb3(%x, %x : i32, i32) {tag}
^bb2:
  cf.cond_br %c, ^bb2, ^bb2
^bb3(%y: i32, %z: i32):
  return %z : i32
}
func.func @switch(%a: i32, %b: i64, %c: i1, %d: si8, %e: i128, %f: ui16) {
  cf.switch %a : i32, [
    default: ^bb1(%b : i64),
    -1: ^bb1(%b : i64),
    42: ^bb2
  ]
^bb1(%x: i64):
  cf.switch %e : i128, [ default: ^bb2, -1: ^bb2, 9223372036854775807: ^bb2]
^bb2:
  cf.switch %c : i1, [ default: ^bb3, 1: ^bb3] {foo}
^bb3:
  cf.switch %d : si8, [ default: ^bb4, -1: ^bb4, 300: ^bb4]
^bb4:
  cf.switch %c : i1, [ default: ^bb5 ]
^bb5:
  cf.switch %f : ui16, [
    default: ^bb6(%a, %b : i32, i64),
    65535: ^bb6(%a, %b : i32, i64),
    0: ^bb7(%b : i64)
  ]
^bb6(%y: i32, %z: i64):
  return
^bb7(%w: i64):
  return
}
