// ARGS: --convert-func-to-llvm --split-input-file
// ARGS: --convert-func-to-llvm=use-bare-ptr-memref-call-conv --split-input-file
// ARGS: --convert-to-llvm=dynamic --split-input-file --mlir-print-debuginfo
func.func @plain(%a: i32) -> i32 attributes {llvm.emit_c_interface} {
  return %a : i32
}
// -----
func.func @buffers(%m: memref<2x?xf32>, %i: index, %z: memref<i8>) attributes {llvm.emit_c_interface} {
  return
}
// -----
func.func @gives(%m: memref<2x?xf32>) -> memref<2x?xf32> attributes {llvm.emit_c_interface} {
  return %m : memref<2x?xf32>
}
// -----
func.func @gives_many(%a: i32 {llvm.noundef}, %m: memref<2xf32>) -> (i32, memref<2xf32>) attributes {llvm.emit_c_interface, my.a} {
  return %a, %m : i32, memref<2xf32>
}
// -----
func.func private @outside(i32) -> i32 attributes {llvm.emit_c_interface}
func.func private @outside_buffers(memref<2x?xf32>, index, memref<i8>) attributes {llvm.emit_c_interface}
func.func private @outside_result(memref<*xf32> {llvm.noalias}, f64 {my.x}) -> memref<?xf32> attributes {llvm.emit_c_interface}
// -----
func.func private @unranked(%m: memref<*xf32>) -> memref<*xf32> attributes {llvm.emit_c_interface} {
  %0 = call @outer(%m) : (memref<*xf32>) -> memref<*xf32>
  return %0 : memref<*xf32>
}
func.func private @outer(memref<*xf32>) -> memref<*xf32> attributes {llvm.emit_c_interface}
// -----
func.func @complex(%c: complex<f32>, %v: vector<2x3xf32>) -> (complex<f32>) attributes {llvm.emit_c_interface} {
  return %c : complex<f32>
}
// -----
func.func @vec(%v: vector<2x3xf32>) -> (vector<2x3xf32>) attributes {llvm.emit_c_interface} {
  return %v : vector<2x3xf32>
}
// -----
func.func @bare(%m: memref<2xf32>) attributes {llvm.emit_c_interface, llvm.bareptr} {
  return
}
// -----
func.func @valued() attributes {llvm.emit_c_interface = 3 : i32} {
  return
}
// -----
func.func @linked(%a: i32) attributes {llvm.emit_c_interface, llvm.linkage = #llvm.linkage<internal>} {
  return
}
func.func private @linked_outside(%a: i32) attributes {llvm.emit_c_interface, llvm.linkage = #llvm.linkage<internal>}
// -----
func.func public @public(%a: i32) attributes {llvm.emit_c_interface} {
  return
}
func.func nested @nested(%a: i32) attributes {llvm.emit_c_interface} {
  return
}
