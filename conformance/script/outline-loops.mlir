// ARGS: --transform-interpreter --split-input-file --allow-unregistered-dialect
module attributes {transform.with_named_sequence} {
  func.func @f(%n: index, %x: f32, %y: f32, %b: i1, %m: memref<?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 1.0 : f32
    %r = scf.for %i = %c0 to %n step %c1 iter_args(%z = %x) -> f32 {
      %q = arith.addf %z, %y : f32
      scf.yield %q : f32
    } {t}
    "test.use"(%r) : (f32) -> ()
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match attributes {t} in %root : (!transform.any_op) -> !transform.any_op
    %fn, %call = transform.loop.outline %0 {func_name = "foo"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.debug.emit_remark_at %fn, "fn" : !transform.any_op
    transform.debug.emit_remark_at %call, "call" : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%n: index, %x: f32, %y: f32, %b: i1, %m: memref<?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 1.0 : f32
    %r = scf.for %i = %c0 to %n step %c1 iter_args(%z = %x) -> f32 {
      %q = arith.addf %z, %y : f32
      scf.yield %q : f32
    } {t}
    "test.use"(%r) : (f32) -> ()
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match attributes {t} in %root : (!transform.any_op) -> !transform.any_op
    %fn, %call = transform.loop.outline %0 {func_name = "f"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.debug.emit_remark_at %fn, "fn" : !transform.any_op
    transform.debug.emit_remark_at %call, "call" : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%n: index, %x: f32, %y: f32, %b: i1, %m: memref<?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 1.0 : f32
    scf.forall (%i, %j) in (%n, 4) {
      memref.store %x, %m[%i] : memref<?xf32>
    } {t}
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match attributes {t} in %root : (!transform.any_op) -> !transform.any_op
    %fn, %call = transform.loop.outline %0 {func_name = "foo"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.debug.emit_remark_at %fn, "fn" : !transform.any_op
    transform.debug.emit_remark_at %call, "call" : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%n: index, %x: f32, %y: f32, %b: i1, %m: memref<?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 1.0 : f32
    scf.forall (%i, %j) in (%n, 4) {
      memref.store %x, %m[%i] : memref<?xf32>
    } {t}
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match attributes {t} in %root : (!transform.any_op) -> !transform.any_op
    %fn, %call = transform.loop.outline %0 {func_name = "f"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.debug.emit_remark_at %fn, "fn" : !transform.any_op
    transform.debug.emit_remark_at %call, "call" : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%n: index, %x: f32, %y: f32, %b: i1, %m: memref<?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 1.0 : f32
    %r = scf.while (%z = %n) : (index) -> index {
      %cc = arith.cmpi slt, %z, %c1 : index
      scf.condition(%cc) %z : index
    } do {
    ^bb0(%w: index):
      %ww = arith.addi %w, %c1 : index
      scf.yield %ww : index
    } attributes {t}
    "test.use"(%r) : (index) -> ()
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match attributes {t} in %root : (!transform.any_op) -> !transform.any_op
    %fn, %call = transform.loop.outline %0 {func_name = "foo"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.debug.emit_remark_at %fn, "fn" : !transform.any_op
    transform.debug.emit_remark_at %call, "call" : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%n: index, %x: f32, %y: f32, %b: i1, %m: memref<?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 1.0 : f32
    %r = scf.while (%z = %n) : (index) -> index {
      %cc = arith.cmpi slt, %z, %c1 : index
      scf.condition(%cc) %z : index
    } do {
    ^bb0(%w: index):
      %ww = arith.addi %w, %c1 : index
      scf.yield %ww : index
    } attributes {t}
    "test.use"(%r) : (index) -> ()
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match attributes {t} in %root : (!transform.any_op) -> !transform.any_op
    %fn, %call = transform.loop.outline %0 {func_name = "f"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.debug.emit_remark_at %fn, "fn" : !transform.any_op
    transform.debug.emit_remark_at %call, "call" : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%n: index, %x: f32, %y: f32, %b: i1, %m: memref<?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 1.0 : f32
    %r = scf.if %b -> f32 {
      scf.yield %x : f32
    } else {
      %k = arith.mulf %x, %y : f32
      scf.yield %k : f32
    } {t}
    "test.use"(%r) : (f32) -> ()
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match attributes {t} in %root : (!transform.any_op) -> !transform.any_op
    %fn, %call = transform.loop.outline %0 {func_name = "foo"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.debug.emit_remark_at %fn, "fn" : !transform.any_op
    transform.debug.emit_remark_at %call, "call" : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%n: index, %x: f32, %y: f32, %b: i1, %m: memref<?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 1.0 : f32
    %r = scf.if %b -> f32 {
      scf.yield %x : f32
    } else {
      %k = arith.mulf %x, %y : f32
      scf.yield %k : f32
    } {t}
    "test.use"(%r) : (f32) -> ()
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match attributes {t} in %root : (!transform.any_op) -> !transform.any_op
    %fn, %call = transform.loop.outline %0 {func_name = "f"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.debug.emit_remark_at %fn, "fn" : !transform.any_op
    transform.debug.emit_remark_at %call, "call" : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%n: index, %x: f32, %y: f32, %b: i1, %m: memref<?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 1.0 : f32
    scf.for %i = %c0 to %n step %c1 {
      memref.store %x, %m[%i] : memref<?xf32>
    } {t}
    scf.for %i = %c0 to %n step %c1 {
      scf.for %j = %c0 to %i step %c1 {
        memref.store %y, %m[%j] : memref<?xf32>
      }
    } {t}
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match attributes {t} in %root : (!transform.any_op) -> !transform.any_op
    %fn, %call = transform.loop.outline %0 {func_name = "foo"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.debug.emit_remark_at %fn, "fn" : !transform.any_op
    transform.debug.emit_remark_at %call, "call" : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%n: index, %x: f32, %y: f32, %b: i1, %m: memref<?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 1.0 : f32
    scf.for %i = %c0 to %n step %c1 {
      memref.store %x, %m[%i] : memref<?xf32>
    } {t}
    scf.for %i = %c0 to %n step %c1 {
      scf.for %j = %c0 to %i step %c1 {
        memref.store %y, %m[%j] : memref<?xf32>
      }
    } {t}
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match attributes {t} in %root : (!transform.any_op) -> !transform.any_op
    %fn, %call = transform.loop.outline %0 {func_name = "f"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.debug.emit_remark_at %fn, "fn" : !transform.any_op
    transform.debug.emit_remark_at %call, "call" : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%n: index, %x: f32, %y: f32, %b: i1, %m: memref<?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 1.0 : f32
    scf.for %i = %c0 to %n step %c1 {
      scf.for %j = %c0 to %i step %c1 {
        memref.store %y, %m[%j] : memref<?xf32>
      } {t}
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match attributes {t} in %root : (!transform.any_op) -> !transform.any_op
    %fn, %call = transform.loop.outline %0 {func_name = "foo"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.debug.emit_remark_at %fn, "fn" : !transform.any_op
    transform.debug.emit_remark_at %call, "call" : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%n: index, %x: f32, %y: f32, %b: i1, %m: memref<?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 1.0 : f32
    scf.for %i = %c0 to %n step %c1 {
      scf.for %j = %c0 to %i step %c1 {
        memref.store %y, %m[%j] : memref<?xf32>
      } {t}
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match attributes {t} in %root : (!transform.any_op) -> !transform.any_op
    %fn, %call = transform.loop.outline %0 {func_name = "f"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.debug.emit_remark_at %fn, "fn" : !transform.any_op
    transform.debug.emit_remark_at %call, "call" : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%n: index, %x: f32, %y: f32, %b: i1, %m: memref<?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 1.0 : f32
    scf.for %i = %c0 to %n step %c1 {
      scf.for %j = %c0 to %i step %c1 {
        memref.store %y, %m[%j] : memref<?xf32>
      } {t}
    } {t}
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match attributes {t} in %root : (!transform.any_op) -> !transform.any_op
    %fn, %call = transform.loop.outline %0 {func_name = "foo"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.debug.emit_remark_at %fn, "fn" : !transform.any_op
    transform.debug.emit_remark_at %call, "call" : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%n: index, %x: f32, %y: f32, %b: i1, %m: memref<?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 1.0 : f32
    scf.for %i = %c0 to %n step %c1 {
      scf.for %j = %c0 to %i step %c1 {
        memref.store %y, %m[%j] : memref<?xf32>
      } {t}
    } {t}
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match attributes {t} in %root : (!transform.any_op) -> !transform.any_op
    %fn, %call = transform.loop.outline %0 {func_name = "f"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.debug.emit_remark_at %fn, "fn" : !transform.any_op
    transform.debug.emit_remark_at %call, "call" : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%n: index, %x: f32, %y: f32, %b: i1, %m: memref<?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 1.0 : f32
    %r = arith.addf %x, %y {t} : f32
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match attributes {t} in %root : (!transform.any_op) -> !transform.any_op
    %fn, %call = transform.loop.outline %0 {func_name = "foo"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.debug.emit_remark_at %fn, "fn" : !transform.any_op
    transform.debug.emit_remark_at %call, "call" : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%n: index, %x: f32, %y: f32, %b: i1, %m: memref<?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 1.0 : f32
    %r = arith.addf %x, %y {t} : f32
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match attributes {t} in %root : (!transform.any_op) -> !transform.any_op
    %fn, %call = transform.loop.outline %0 {func_name = "f"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.debug.emit_remark_at %fn, "fn" : !transform.any_op
    transform.debug.emit_remark_at %call, "call" : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%n: index, %x: f32, %y: f32, %b: i1, %m: memref<?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 1.0 : f32
    affine.for %i = 0 to 10 {
      memref.store %y, %m[%i] : memref<?xf32>
    } {t}
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match attributes {t} in %root : (!transform.any_op) -> !transform.any_op
    %fn, %call = transform.loop.outline %0 {func_name = "foo"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.debug.emit_remark_at %fn, "fn" : !transform.any_op
    transform.debug.emit_remark_at %call, "call" : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%n: index, %x: f32, %y: f32, %b: i1, %m: memref<?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 1.0 : f32
    affine.for %i = 0 to 10 {
      memref.store %y, %m[%i] : memref<?xf32>
    } {t}
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match attributes {t} in %root : (!transform.any_op) -> !transform.any_op
    %fn, %call = transform.loop.outline %0 {func_name = "f"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.debug.emit_remark_at %fn, "fn" : !transform.any_op
    transform.debug.emit_remark_at %call, "call" : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%n: index, %x: f32, %y: f32, %b: i1, %m: memref<?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 1.0 : f32
    scf.for %i = %c0 to %n step %c1 {
      memref.store %cst, %m[%i] : memref<?xf32>
    } {t}
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match attributes {t} in %root : (!transform.any_op) -> !transform.any_op
    %fn, %call = transform.loop.outline %0 {func_name = "foo"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.debug.emit_remark_at %fn, "fn" : !transform.any_op
    transform.debug.emit_remark_at %call, "call" : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%n: index, %x: f32, %y: f32, %b: i1, %m: memref<?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 1.0 : f32
    scf.for %i = %c0 to %n step %c1 {
      memref.store %cst, %m[%i] : memref<?xf32>
    } {t}
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match attributes {t} in %root : (!transform.any_op) -> !transform.any_op
    %fn, %call = transform.loop.outline %0 {func_name = "f"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.debug.emit_remark_at %fn, "fn" : !transform.any_op
    transform.debug.emit_remark_at %call, "call" : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%n: index, %x: f32, %y: f32, %b: i1, %m: memref<?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 1.0 : f32
    %r = scf.execute_region -> f32 {
      scf.yield %y : f32
    } {t}
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match attributes {t} in %root : (!transform.any_op) -> !transform.any_op
    %fn, %call = transform.loop.outline %0 {func_name = "foo"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.debug.emit_remark_at %fn, "fn" : !transform.any_op
    transform.debug.emit_remark_at %call, "call" : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%n: index, %x: f32, %y: f32, %b: i1, %m: memref<?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 1.0 : f32
    %r = scf.execute_region -> f32 {
      scf.yield %y : f32
    } {t}
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match attributes {t} in %root : (!transform.any_op) -> !transform.any_op
    %fn, %call = transform.loop.outline %0 {func_name = "f"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.debug.emit_remark_at %fn, "fn" : !transform.any_op
    transform.debug.emit_remark_at %call, "call" : !transform.any_op
    transform.yield
  }
}
