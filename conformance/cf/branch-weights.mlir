// ARGS: --canonicalize --split-input-file --allow-unregistered-dialect
func.func @f(%c: i1, %d: i1) {
  cf.cond_br %c weights([3, 7]), ^bb1, ^bb2
^bb1:
  cf.br ^bb3
^bb2:
  cf.br ^bb4
^bb3:
  "t.a"() : () -> ()
  return
^bb4:
  "t.b"() : () -> ()
  return
}
// -----
func.func @f(%c: i1, %d: i1) -> i1 {
  cf.cond_br %c weights([3, 7]), ^bb1(%c : i1), ^bb2
^bb1(%x: i1):
  cf.br ^bb3(%x : i1)
^bb2:
  cf.cond_br %d weights([1, 2]), ^bb4, ^bb1(%d: i1)
^bb3(%y: i1):
  "t.a"() : () -> ()
  return %y : i1
^bb4:
  "t.b"() : () -> ()
  return %d : i1
}
// -----
func.func @f(%c: i1, %d: i1) -> i1 {
  cf.cond_br %c weights([3, 7]), ^bb1, ^bb2
^bb1:
  cf.br ^bb3(%c : i1)
^bb2:
  cf.br ^bb3(%d : i1)
^bb3(%y: i1):
  "t.a"() : () -> ()
  return %y : i1
}
// -----
func.func @f(%c: i1, %d: i1) -> i1 {
  cf.cond_br %c weights([3, 7]), ^bb1, ^bb1
^bb1:
  cf.cond_br %c weights([3, 7]), ^bb2, ^bb3
^bb2:
  "t.b"() : () -> ()
  cf.cond_br %c weights([3, 7]), ^bb4, ^bb3
^bb3:
  "t.a"() : () -> ()
  return %d : i1
^bb4:
  "t.c"() : () -> ()
  return %d : i1
}
// -----
func.func @f(%c: i32, %d: i1) -> i1 {
  cf.switch %c : i32, [ default: ^bb1, 1: ^bb2, 2: ^bb3 ] {weights = array<i32: 1, 2, 3>}
^bb1:
  cf.br ^bb4
^bb2:
  cf.br ^bb5
^bb3:
  cf.br ^bb4
^bb4:
  "t.a"() : () -> ()
  return %d : i1
^bb5:
  "t.c"() : () -> ()
  return %d : i1
}
// -----
func.func @f(%c: i1, %d: i1) {
  cf.cond_br %c weights([3, 7]), ^bb1, ^bb4
^bb1:
  cf.br ^bb3
^bb3:
  "t.a"() : () -> ()
  return
^bb4:
  "t.b"() : () -> ()
  return
}
