// ARGS: --allow-unregistered-dialect
// ARGS: --allow-unregistered-dialect --mlir-print-op-generic
func.func private @ext(index {x.y = affine_map<(d0) -> (d0 + 5)>}) -> (index {x.z = affine_map<(d0) -> (d0 + 6)>})
func.func @f(%a: index {x.y = affine_map<(d0) -> (d0 + 3)>, x.w}) -> (index {x.z = affine_map<(d0) -> (d0 + 2)>}, f32) attributes {x.b = affine_map<(d0) -> (d0 + 1)>} {
  %0 = "t.op"() : () -> f32
  return %a, %0 : index, f32
}
func.func @g() -> ((i32) -> i32) {
  %0 = "t.op"() : () -> ((i32) -> i32)
  return %0 : (i32) -> i32
}
func.func @h(%a: index {x.w}) -> (index {x.w}) {
  return %a : index
}
