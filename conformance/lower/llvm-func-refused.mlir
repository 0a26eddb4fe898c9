// ARGS: --convert-func-to-llvm --split-input-file
// ARGS: --convert-func-to-llvm=use-bare-ptr-memref-call-conv --split-input-file
// ARGS: --convert-to-llvm --split-input-file
func.func @tensors(%t: tensor<2xf32>) -> tensor<2xf32> {
  return %t : tensor<2xf32>
}
// -----
func.func @tensor_result(%i: index) -> (index, tensor<2xf32>) {
  %0:2 = call @tensor_result(%i) : (index) -> (index, tensor<2xf32>)
  return %i, %0#1 : index, tensor<2xf32>
}
// -----
func.func private @mapped(memref<4x4xf32, affine_map<(d0, d1) -> (d0 * d1)>>)
// -----
func.func private @swapped(memref<4x5xf32, affine_map<(d0, d1) -> (d1, d0)>>)
// -----
func.func private @spaced(memref<4xf32, "near">)
// -----
func.func private @spaced_twice(memref<4xf32, "near">, memref<*xf32, "far">) -> memref<4xf32, "near">
// -----
func.func @spaced_body(%m: memref<4xf32, "near">) {
  call @spaced_body(%m) : (memref<4xf32, "near">) -> ()
  return
}
// -----
func.func private @scalable(vector<[2]x[2]xf32>)
// -----
func.func private @tuples(tuple<i32>)
// -----
func.func private @none(none)
// -----
func.func private @variadic(i32) attributes {func.varargs = true, llvm.emit_c_interface}
// -----
func.func private @linked(i32) attributes {llvm.linkage = "internal"}
// -----
func.func private @numbered(i32) attributes {llvm.linkage = 3 : i64}
// -----
func.func private @read(i32) attributes {llvm.readnone = true}
// -----
func.func @constant() -> ((tensor<2xf32>) -> ()) {
  %0 = func.constant @t : (tensor<2xf32>) -> ()
  return %0 : (tensor<2xf32>) -> ()
}
func.func private @t(tensor<2xf32>)
// -----
func.func @many_unranked(%a: memref<*xf32>, %b: memref<*xi8, 3>) -> (memref<*xf32>, i32, memref<*xi8, 3>) {
  %c = arith.constant 1 : i32
  %0:3 = call @many_unranked(%a, %b) : (memref<*xf32>, memref<*xi8, 3>) -> (memref<*xf32>, i32, memref<*xi8, 3>)
  return %0#0, %c, %b : memref<*xf32>, i32, memref<*xi8, 3>
}
// -----
func.func private @malloc(index) -> memref<f32>
func.func @returned(%a: memref<*xf32>) -> memref<*xf32> {
  return %a : memref<*xf32>
}
// -----
llvm.func @malloc(i64, i64) -> !llvm.ptr
func.func @returned(%a: memref<*xf32>) -> memref<*xf32> {
  return %a : memref<*xf32>
}
// -----
llvm.func @free(i64)
func.func @received(%a: memref<*xf32>) {
  %0 = call @outer(%a) : (memref<*xf32>) -> memref<*xf32>
  return
}
func.func private @outer(%a: memref<*xf32>) -> memref<*xf32>
// -----
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
func.func @known(%a: memref<*xf32>) -> memref<*xf32> {
  %0 = call @known(%a) : (memref<*xf32>) -> memref<*xf32>
  return %0 : memref<*xf32>
}
// -----
func.func @used(%t: tensor<2xf32>, %i: index) -> index {
  %0 = call @used(%t, %i) : (tensor<2xf32>, index) -> index
  return %0 : index
}
// -----
func.func @nested(%i: index) -> index {
  %0 = scf.execute_region -> index {
    cf.br ^a(%i : index)
  ^a(%j: index):
    scf.yield %j : index
  }
  return %0 : index
}
// -----
"builtin.module"() ({
  func.func @dead(%i: index, %c: i1) -> index {
    cf.br ^b
  ^a(%j: index):
    cf.br ^a(%j : index)
  ^b:
    return %i : index
  }
}) : () -> ()
// -----
func.func private @space_with_a_sign(memref<4xf32, 1 : ui64>, memref<4xf32, 1 : i8>) -> memref<*xf32, 2 : si8>
