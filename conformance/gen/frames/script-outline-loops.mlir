// ARGS: --transform-interpreter --allow-unregistered-dialect
// FRAME
module attributes {transform.with_named_sequence} {
  func.func @f(%n: index, %x: f32, %y: f32, %b: i1, %m: memref<?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 1.0 : f32
    scf.for %i = %c0 to %n step %c1 {
      // HERE
    } {t}
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match attributes {t} in %root : (!transform.any_op) -> !transform.any_op
    // HERE
    transform.debug.emit_remark_at %fn, "fn" : !transform.any_op
    transform.debug.emit_remark_at %call, "call" : !transform.any_op
    transform.yield
  }
}
// EACH
scf.for %j = %c0 to %i step %c1 { memref.store %y, %m[%j] : memref<?xf32> } {t} // AND %fn, %call = transform.loop.outline %0 {func_name = "f"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
memref.store %cst, %m[%i] : memref<?xf32> // AND %fn, %call = transform.loop.outline %0 {func_name = "f"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// CASE
      memref.store %x, %m[%i] : memref<?xf32>
    } {t}
    scf.for %i = %c0 to %n step %c1 {
      scf.for %j = %c0 to %i step %c1 {
        memref.store %y, %m[%j] : memref<?xf32>
      }
// AND
    %fn, %call = transform.loop.outline %0 {func_name = "foo"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
