// ARGS: --transform-interpreter
// FRAME
module attributes {transform.with_named_sequence} {
  // HERE
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["memref.alloca"]} in %root : (!transform.any_op) -> !transform.op<"memref.alloca">
    %get, %global = transform.memref.alloca_to_global %0 : (!transform.op<"memref.alloca">) -> (!transform.any_op, !transform.any_op)
    // HERE
    transform.yield
  }
}
// CASE
func.func @f(%x: f32, %i: index) -> f32 {
  %a = memref.alloca() : memref<2x32xf32>
  memref.store %x, %a[%i, %i] : memref<2x32xf32>
  %r = memref.load %a[%i, %i] : memref<2x32xf32>
  return %r : f32
}
// AND
transform.print %get : !transform.any_op
transform.print %global : !transform.any_op
// CASE
memref.global "private" @alloca : memref<4xf32>
func.func @f(%i: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %j = %c0 to %i step %c1 {
    %a = memref.alloca() {alignment = 64 : i64} : memref<2x32xf32, 3>
    %b = memref.alloca() : memref<f32>
    memref.dealloc %a : memref<2x32xf32, 3>
  }
  return
}
func.func @g() -> memref<2xf32, strided<[3], offset: 1>> {
  %a = memref.alloca() : memref<2xf32, strided<[3], offset: 1>>
  return %a : memref<2xf32, strided<[3], offset: 1>>
}
// AND
transform.annotate %get "got" : !transform.any_op
transform.annotate %global "made" : !transform.any_op
// CASE
module @inner {
  func.func @f() -> memref<2xi32> {
    %a = memref.alloca() : memref<2xi32>
    return %a : memref<2xi32>
  }
}
func.func @alloca() -> memref<2xi32> {
  %a = memref.alloca() : memref<2xi32>
  return %a : memref<2xi32>
}
// AND
// CASE
func.func @f(%n: index) -> memref<?xi32> {
  %a = memref.alloca(%n) : memref<?xi32>
  return %a : memref<?xi32>
}
// AND
// CASE
func.func @f(%n: index) -> index {
  return %n : index
}
// AND
transform.print %get : !transform.any_op
