// ARGS: --convert-func-to-llvm --split-input-file --allow-unregistered-dialect
// ARGS: --convert-func-to-llvm=use-bare-ptr-memref-call-conv --split-input-file --allow-unregistered-dialect --mlir-print-debuginfo
// ARGS: --convert-cf-to-llvm --convert-func-to-llvm=index-bitwidth=8 --split-input-file --allow-unregistered-dialect
// ARGS: --convert-to-llvm --split-input-file --allow-unregistered-dialect
func.func private @f(%a: memref<f32>) -> memref<f32> attributes {llvm.emit_c_interface}
func.func private @_mlir_ciface_f(i32)
// -----
gpu.module @g {
  func.func @r(%a: memref<*xf32>, %c: i1) -> memref<*xf32> {
    cf.assert %c, "x"
    return %a : memref<*xf32>
  }
}
// -----
func.func @deep(%m: memref<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1xf32>) {
  return
}
// -----
func.func @empty(%m: memref<0x?xf32>, %v: vector<1x1x1xi1>) -> (memref<0x?xf32>, vector<1x1x1xi1>) {
  return %m, %v : memref<0x?xf32>, vector<1x1x1xi1>
}
// -----
func.func @self(%i: index) {
  cf.br ^a(%i : index)
^a(%j: index):
  cf.cond_br %c, ^a(%j : index), ^a(%i : index)
^b(%c: i1):
  cf.br ^b(%c : i1)
}
// -----
func.func @mixed(%i: index, %t: tensor<2xf32>) {
  cf.br ^a(%i, %t : index, tensor<2xf32>)
^a(%j: index, %u: tensor<2xf32>):
  return
}
// -----
func.func @agg(%i: !llvm.array<2 x index>, %t: !llvm.struct<(index, memref<2xf32>)>) -> !llvm.array<2 x index> {
  return %i : !llvm.array<2 x index>
}
// -----
func.func @vmem(%m: memref<?xcomplex<f32>>, %n: memref<?x!llvm.ptr>, %o: memref<2xvector<[4]xf32>>) -> complex<f64> {
  %c = ub.poison : complex<f64>
  return %c : complex<f64>
}
// -----
func.func @many() -> (i1, i2, i3, i4, memref<*xf32>) {
  %0:5 = call @many() : () -> (i1, i2, i3, i4, memref<*xf32>)
  return %0#0, %0#1, %0#2, %0#3, %0#4 : i1, i2, i3, i4, memref<*xf32>
}
// -----
func.func @tuple(%f: (memref<2xf32>) -> memref<2xf32>, %x: memref<2xf32>) -> ((memref<2xf32>) -> memref<2xf32>) {
  %r = call_indirect %f(%x) {my.x} : (memref<2xf32>) -> memref<2xf32>
  return {my.y} %f : (memref<2xf32>) -> memref<2xf32>
}
// -----
func.func @strided0(%m: memref<4xf32, strided<[0], offset: -3>>, %n: memref<4xf32, strided<[-1], offset: 3>>) -> memref<4xf32, strided<[0], offset: -3>> {
  return %m : memref<4xf32, strided<[0], offset: -3>>
}
// -----
func.func @affmap(%m: memref<4x4xf32, affine_map<(d0, d1) -> (d0 * 8 + d1 * 2 + 5)>>) -> memref<4x4xf32, affine_map<(d0, d1) -> (d0 * 8 + d1 * 2 + 5)>> {
  return %m : memref<4x4xf32, affine_map<(d0, d1) -> (d0 * 8 + d1 * 2 + 5)>>
}
// -----
func.func @spacey(%m: memref<*xf32, 5>) -> memref<*xf32, 5> {
  %0 = call @spacey(%m) : (memref<*xf32, 5>) -> memref<*xf32, 5>
  return %0 : memref<*xf32, 5>
}
// -----
func.func @loc_fused(%i: index) -> index loc(fused["a", "b"]) {
  return %i : index loc("here")
}
// -----
func.func @nested() {
  %f = func.constant @nested : () -> ()
  func.call_indirect %f() : () -> ()
  return
}
// -----
llvm.func @already(%i: i64) -> i64 {
  %0 = func.call @not(%i) : (i64) -> i64
  llvm.return %0 : i64
}
func.func private @not(i64) -> i64
// -----
func.func @tuple(%f: (memref<2xf32>) -> memref<2xf32>, %x: memref<2xf32>) -> memref<2xf32> {
  %r = call_indirect %f(%x) : (memref<2xf32>) -> memref<2xf32>
  return %r : memref<2xf32>
}
func.func @two(%f: (memref<2xf32>) -> (i32, memref<2xf32>), %x: memref<2xf32>) -> memref<2xf32> {
  %r:2 = call_indirect %f(%x) : (memref<2xf32>) -> (i32, memref<2xf32>)
  %s:2 = call_indirect %f(%r#1) : (memref<2xf32>) -> (i32, memref<2xf32>)
  return %s#1 : memref<2xf32>
}
func.func @used(%f: (memref<2xf32>) -> (i32, memref<2xf32>), %x: memref<2xf32>) -> memref<2xf32> {
  %r:2 = call_indirect %f(%x) : (memref<2xf32>) -> (i32, memref<2xf32>)
  "t.use"(%r#1) : (memref<2xf32>) -> ()
  return %r#1 : memref<2xf32>
}
