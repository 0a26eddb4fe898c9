// ARGS: --convert-cf-to-llvm --split-input-file
// ARGS: --convert-cf-to-llvm=index-bitwidth=32 --split-input-file --mlir-print-op-generic --mlir-print-debuginfo --mlir-print-local-scope
// ARGS: --convert-func-to-llvm --convert-cf-to-llvm --reconcile-unrealized-casts --split-input-file
// ARGS: --convert-cf-to-llvm --convert-func-to-llvm --reconcile-unrealized-casts --split-input-file
// ARGS: --convert-to-llvm --canonicalize --split-input-file
func.func @jump(%i: index, %v: vector<2x3xf32>, %m: memref<?xf32>) {
  cf.br ^a(%i, %v, %m : index, vector<2x3xf32>, memref<?xf32>) {x}
^a(%j: index, %w: vector<2x3xf32>, %n: memref<?xf32>):
  cf.br ^b
^b:
  return
}
// -----
func.func @loop(%n: index) -> index {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  cf.br ^head(%zero, %zero : index, index)
^head(%i: index, %s: index):
  %more = arith.cmpi slt, %i, %n : index
  cf.cond_br %more, ^body, ^end(%s : index) {x}
^body:
  %t = arith.addi %s, %i : index
  %k = arith.addi %i, %one : index
  cf.br ^head(%k, %t : index, index)
^end(%r: index):
  return %r : index
}
// -----
func.func @weights(%c: i1, %i: i32) {
  cf.cond_br %c weights([1, 9]), ^a(%i : i32), ^b
^a(%j: i32):
  return
^b:
  return
}
// -----
func.func @same(%c: i1, %i: index, %j: index) -> index {
  cf.cond_br %c, ^a(%i : index), ^a(%j : index)
^a(%k: index):
  return %k : index
}
// -----
func.func @switch(%f: i32, %i: index, %x: f32) -> index {
  cf.switch %f : i32, [
    default: ^a(%i : index),
    1: ^a(%i : index),
    -5: ^b(%x, %i : f32, index)
  ] {x}
^a(%j: index):
  return %j : index
^b(%y: f32, %k: index):
  return %k : index
}
// -----
func.func @only_default(%f: i64) {
  cf.switch %f : i64, [
    default: ^a
  ]
^a:
  return
}
// -----
func.func @tensors(%t: tensor<2xf32>) {
  cf.br ^a(%t : tensor<2xf32>)
^a(%u: tensor<2xf32>):
  return
}
// -----
func.func @some_tensors(%c: i1, %i: index, %t: tensor<2xf32>) {
  cf.cond_br %c, ^a(%i : index), ^b(%i, %t : index, tensor<2xf32>)
^a(%j: index):
  return
^b(%k: index, %u: tensor<2xf32>):
  return
}
// -----
func.func @to_itself(%i: index, %j: index) {
  cf.br ^a(%i, %j : index, index)
^a(%k: index, %l: index):
  cf.br ^a(%l, %k : index, index)
}
// -----
func.func @dead(%i: index) {
  return
^a(%k: index):
  cf.br ^a(%k : index)
}
// -----
func.func @in_region(%c: i1, %i: index) -> index {
  %0 = scf.execute_region -> index {
    cf.cond_br %c, ^a(%i : index), ^b
  ^a(%k: index):
    scf.yield %k : index
  ^b:
    cf.br ^a(%i : index)
  }
  return %0 : index
}
// -----
func.func @small(%x: f8E5M2, %c: complex<f64>) -> complex<f64> {
  cf.br ^a(%x, %c : f8E5M2, complex<f64>)
^a(%y: f8E5M2, %d: complex<f64>):
  return %d : complex<f64>
}
// -----
func.func @functions(%f: (index) -> ()) {
  cf.br ^a(%f : (index) -> ())
^a(%g: (index) -> ()):
  return
}
