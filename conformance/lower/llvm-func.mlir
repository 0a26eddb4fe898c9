// ARGS: --convert-func-to-llvm --split-input-file
// ARGS: --convert-func-to-llvm=index-bitwidth=32 --split-input-file
// ARGS: --convert-func-to-llvm=use-bare-ptr-memref-call-conv --split-input-file
// ARGS: --convert-to-llvm --split-input-file
// ARGS: --convert-to-llvm=dynamic --split-input-file
// ARGS: --convert-func-to-llvm --reconcile-unrealized-casts --canonicalize --cse --split-input-file
// ARGS: --convert-to-llvm=allow-pattern-rollback=false --split-input-file
func.func @nothing() {
  return
}
// -----
func.func @scalars(%a: i1, %b: index, %c: f16, %d: bf16, %e: si8, %f: ui64, %g: complex<f32>) -> index {
  return %b : index
}
// -----
func.func @results(%a: i32, %b: f32, %m: memref<?x3xf32>) -> (i32, f32, memref<?x3xf32>) {
  return %a, %b, %m : i32, f32, memref<?x3xf32>
}
// -----
func.func private @declared(i32, memref<2xf32>, index) -> (memref<2xf32>, index)
func.func public @shown(%a: i32) {
  return
}
func.func nested @inside() {
  return
}
// -----
func.func @vectors(%a: vector<4xf32>, %b: vector<2x3xindex>, %c: vector<i32>, %d: vector<[4]xi8>, %e: vector<2x[4]xi8>) -> vector<2x3xindex> {
  return %b : vector<2x3xindex>
}
// -----
func.func @small_floats(%a: f8E5M2, %b: f4E2M1FN, %c: memref<2xf8E4M3FN>) -> f8E5M2 {
  return %a : f8E5M2
}
// -----
func.func @rank_zero(%a: memref<f32>, %b: memref<index>) -> memref<f32> {
  return %a : memref<f32>
}
// -----
func.func @strided(%a: memref<4x?xf32, strided<[?, 1], offset: ?>>, %b: memref<4x4xf32, strided<[8, 1], offset: 3>>) -> memref<4x4xf32, strided<[8, 1], offset: 3>> {
  return %b : memref<4x4xf32, strided<[8, 1], offset: 3>>
}
// -----
func.func @spaces(%a: memref<4xf32, 3>, %b: memref<?xi8, 7 : i64>) -> memref<4xf32, 3> {
  return %a : memref<4xf32, 3>
}
// -----
func.func @calls(%a: i32, %m: memref<?xf32>, %s: memref<3xf32>) -> (i32, memref<?xf32>) {
  %0:2 = call @calls(%a, %m, %s) : (i32, memref<?xf32>, memref<3xf32>) -> (i32, memref<?xf32>)
  %1 = call @one(%s) : (memref<3xf32>) -> memref<3xf32>
  call @none(%1) : (memref<3xf32>) -> ()
  return %0#0, %0#1 : i32, memref<?xf32>
}
func.func private @one(memref<3xf32>) -> memref<3xf32>
func.func private @none(memref<3xf32>)
// -----
func.func @indirect(%f: (i32, memref<2xf32>) -> (i32, memref<2xf32>), %a: i32, %m: memref<2xf32>) -> memref<2xf32> {
  %0:2 = call_indirect %f(%a, %m) : (i32, memref<2xf32>) -> (i32, memref<2xf32>)
  %1 = func.constant {x} @self : () -> ()
  call_indirect %1() : () -> ()
  return %0#1 : memref<2xf32>
}
func.func @self() {
  return
}
// -----
func.func @recursive(%n: i64) -> i64 {
  %r = call @recursive(%n) : (i64) -> i64
  return %r : i64
}
// -----
func.func @blocks(%c: i1, %i: index, %m: memref<2xf32>) -> (index, memref<2xf32>) {
  cf.cond_br %c, ^yes(%i : index), ^no(%m : memref<2xf32>)
^yes(%j: index):
  return %j, %m : index, memref<2xf32>
^no(%n: memref<2xf32>):
  return %i, %n : index, memref<2xf32>
}
// -----
func.func @functions(%f: (index) -> index) -> ((index) -> index) {
  return %f : (index) -> index
}
// -----
func.func @pairs(%a: !llvm.struct<(i32, ptr)>, %p: !llvm.ptr<3>) -> !llvm.struct<(i32, ptr)> {
  return %a : !llvm.struct<(i32, ptr)>
}
// -----
func.func @nested_memref(%m: memref<2xmemref<3xf32>>, %n: memref<?xvector<2x3xf32>>) -> memref<2xmemref<3xf32>> {
  return %m : memref<2xmemref<3xf32>>
}
