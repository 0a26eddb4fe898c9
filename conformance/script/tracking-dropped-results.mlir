// ARGS: --transform-interpreter --split-input-file
// Ops that lose results: those that are left say which op follows.

module attributes {transform.with_named_sequence} {
func.func @first(%i: index, %m: memref<?xi32>, %v: i32, %w: i32) -> i32 {
  %r:3 = scf.index_switch %i -> i32, i32, i32
  case 1 { memref.store %v, %m[%i] : memref<?xi32> scf.yield %v, %w, %w : i32, i32, i32 }
  default { %z = arith.muli %v, %v : i32 scf.yield %z, %z, %v : i32, i32, i32 }
  return %r#0 : i32
}
func.func @last(%i: index, %m: memref<?xi32>, %v: i32, %w: i32) -> i32 {
  %r:3 = scf.index_switch %i -> i32, i32, i32
  case 1 { memref.store %v, %m[%i] : memref<?xi32> scf.yield %v, %w, %w : i32, i32, i32 }
  default { %z = arith.muli %v, %v : i32 scf.yield %z, %z, %v : i32, i32, i32 }
  return %r#2 : i32
}
func.func @two(%i: index, %m: memref<?xi32>, %v: i32, %w: i32) -> (i32, i32) {
  %r:3 = scf.index_switch %i -> i32, i32, i32
  case 1 { memref.store %v, %m[%i] : memref<?xi32> scf.yield %v, %w, %w : i32, i32, i32 }
  default { %z = arith.muli %v, %v : i32 scf.yield %z, %z, %v : i32, i32, i32 }
  return %r#0, %r#2 : i32, i32
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %s = transform.structured.match ops{["scf.index_switch"]} in %root : (!transform.any_op) -> !transform.any_op
  %y = transform.structured.match ops{["scf.yield"]} in %root : (!transform.any_op) -> !transform.any_op
  %v = transform.get_result %s[all] : (!transform.any_op) -> !transform.any_value
  transform.apply_patterns to %f { transform.apply_patterns.canonicalization } : !transform.any_op
  transform.debug.emit_remark_at %s, "op" : !transform.any_op
  transform.debug.emit_remark_at %y, "yield" : !transform.any_op
  transform.debug.emit_remark_at %v, "value" : !transform.any_value
  %d = transform.get_defining_op %v : (!transform.any_value) -> !transform.any_op
  transform.debug.emit_remark_at %d, "definition" : !transform.any_op
  transform.yield
}
}

// -----

// Yields are replaced by yields with fewer operands: no values lead to them.
module attributes {transform.with_named_sequence} {
func.func @yields(%c: i1) -> i1 {
  %r = scf.if %c -> i1 {
    %t = arith.constant true
    scf.yield %t : i1
  } else {
    %f = arith.constant false
    scf.yield %f : i1
  }
  return %r : i1
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %i = transform.structured.match ops{["scf.if"]} in %root : (!transform.any_op) -> !transform.any_op
  %y = transform.structured.match ops{["scf.yield"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f { transform.apply_patterns.canonicalization } : !transform.any_op
  transform.debug.emit_remark_at %i, "if" : !transform.any_op
  transform.debug.emit_remark_at %y, "yield" : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @nested(%c: i1, %d: i1, %m: memref<i32>, %v: i32, %w: i32) -> (i32, i32) {
  %r:2 = scf.if %c -> (i32, i32) {
    %q = scf.if %d -> i32 {
      memref.store %v, %m[] : memref<i32>
      %z = arith.addi %v, %v : i32
      scf.yield %z : i32
    } else {
      scf.yield %w : i32
    }
    scf.yield %q, %v : i32, i32
  } else {
    scf.yield %w, %w : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %i = transform.structured.match ops{["scf.if"]} in %root : (!transform.any_op) -> !transform.any_op
  %y = transform.structured.match ops{["scf.yield"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f { transform.apply_patterns.canonicalization } : !transform.any_op
  transform.debug.emit_remark_at %i, "if" : !transform.any_op
  transform.debug.emit_remark_at %y, "yield" : !transform.any_op
  transform.yield
}
}
