// ARGS: --convert-func-to-llvm --split-input-file
// ARGS: --convert-func-to-llvm=use-bare-ptr-memref-call-conv --split-input-file
// ARGS: --convert-to-llvm --split-input-file --mlir-print-op-generic
// ARGS: --convert-to-llvm=allow-pattern-rollback=false --split-input-file
func.func @linked() attributes {llvm.linkage = #llvm.linkage<internal>} {
  return
}
func.func private @weak(i32) -> i32 attributes {llvm.linkage = #llvm.linkage<extern_weak>}
// -----
func.func private @pure(i32) -> i32 attributes {llvm.readnone}
// -----
func.func private @variadic(!llvm.ptr, i32) -> i32 attributes {func.varargs = true}
func.func private @fixed(i32) attributes {func.varargs = false}
func.func private @odd(i32) attributes {func.varargs = 1 : i32}
// -----
func.func @others(%a: i32) -> i32 attributes {my.thing = "x", passthrough = ["noinline", ["a", "b"]], no_inline} {
  return {my.thing} %a : i32
}
// -----
func.func private @args(i32 {llvm.noundef, my.x}, index {llvm.zeroext}, memref<2xf32> {llvm.noalias}) -> (i32 {llvm.signext})
func.func private @two() -> (i32 {llvm.signext}, i32 {llvm.zeroext})
// -----
func.func @aligned(%m: memref<2xf32> {llvm.align = 16 : i64}, %i: i32 {my.y = 3}) {
  return
}
// -----
func.func @copied(%p: !llvm.ptr {llvm.byval = !llvm.struct<(i32, i64)>}, %q: !llvm.ptr {llvm.sret = !llvm.struct<(i32)>}) {
  return
}
// -----
func.func @by_value(%p: index {llvm.byval = index}, %v: vector<2x2xf32> {llvm.byval = vector<2x2xf32>}) -> index {
  return %p : index
}
// -----
func.func @by_reference(%p: index {llvm.byref = index}, %q: i32) -> index {
  return %p : index
}
// -----
func.func @calls(%a: i32, %m: memref<2xf32>) -> (i32, i32) {
  %0 = call @one(%a) {my.attr = 1 : i32} : (i32) -> i32
  %1:2 = call @two(%a, %m) {no_inline} : (i32, memref<2xf32>) -> (i32, i32)
  return %1#0, %0 : i32, i32
}
func.func private @one(i32) -> i32
func.func private @two(i32, memref<2xf32>) -> (i32, i32)
// -----
func.func @call_attrs(%a: i32, %f: (i32) -> i32) -> i32 {
  %0 = "func.call"(%a) <{callee = @x, arg_attrs = [{llvm.noundef}], res_attrs = [{llvm.zeroext}]}> : (i32) -> i32
  %1 = "func.call"(%a) <{callee = @x, res_attrs = [{}]}> {my.attr} : (i32) -> i32
  %2 = "func.call_indirect"(%f, %a) <{arg_attrs = [{llvm.signext}], res_attrs = [{llvm.zeroext}]}> : ((i32) -> i32, i32) -> i32
  return %0 : i32
}
func.func private @x(i32) -> i32
// -----
func.func @bare(%m: memref<2x3xf32>, %i: index) -> memref<2x3xf32> attributes {llvm.bareptr} {
  %0 = call @bare(%m, %i) : (memref<2x3xf32>, index) -> memref<2x3xf32>
  %1 = call @not_bare(%m, %i) : (memref<2x3xf32>, index) -> memref<2x3xf32>
  return %0 : memref<2x3xf32>
}
func.func private @not_bare(%m: memref<2x3xf32>, %i: index) -> memref<2x3xf32>
func.func private @declared(memref<f32>, i1) -> (memref<f32>, i1) attributes {llvm.bareptr}
func.func @user(%m: memref<f32>) -> memref<f32> {
  %c = arith.constant true
  %0:2 = call @declared(%m, %c) : (memref<f32>, i1) -> (memref<f32>, i1)
  return %0#0 : memref<f32>
}
// -----
func.func private @seen() attributes {llvm.emit_c_interface} {
  return
}
// -----
module attributes {llvm.data_layout = "e-p:32:32-p1:16:16", llvm.target_triple = "x"} {
  func.func @unranked(%m: memref<*xf32>) -> memref<*xf32> {
    return %m : memref<*xf32>
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i32>} {
  func.func @narrow(%i: index, %m: memref<?xindex>) -> (index, memref<?xindex>) {
    return %i, %m : index, memref<?xindex>
  }
  module attributes {dlti.dl_spec = #dlti.dl_spec<i64 = dense<32> : vector<2xi64>>} {
    func.func @narrower(%i: index) -> index {
      return %i : index
    }
  }
}
