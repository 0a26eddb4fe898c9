// ARGS: --drop-equivalent-buffer-results --split-input-file
func.func private @unused(%arg0: i32) -> i32 {
  return %arg0 : i32
}
// -----
func.func private @g(%a: i32, %t: tensor<4xf32>, %c: i1) -> (i32, tensor<4xf32>, i1, i32) {
  cf.cond_br %c, ^a, ^b
^a:
  return %a, %t, %c, %a : i32, tensor<4xf32>, i1, i32
^b:
  %x = arith.constant 0 : i32
  return %a, %t, %c, %x : i32, tensor<4xf32>, i1, i32
}
func.func @h(%a: i32, %t: tensor<4xf32>, %c: i1) -> (i32, tensor<4xf32>, i1, i32) {
  %r:4 = call @g(%a, %t, %c) : (i32, tensor<4xf32>, i1) -> (i32, tensor<4xf32>, i1, i32)
  return %r#0, %r#1, %r#2, %r#3 : i32, tensor<4xf32>, i1, i32
}
// -----
func.func private @g(%a: i32) -> (i32) {
  cf.br ^a(%a : i32)
^a(%x: i32):
  return %x : i32
}
