// ARGS: -allow-unregistered-dialect -transform-interpreter -split-input-file -mlir-print-debuginfo -mlir-print-local-scope
module attributes {transform.with_named_sequence} {
  func.func @f(%a: i32, %b: i32, %i: index, %j: index) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %b {x = 3 : i64, y = "s"} : i32
    %2 = arith.addi %1, %1 : i32
    %3:2 = "t.two"(%0, %2) {x = 3 : i64, z = i32} : (i32, i32) -> (i32, i64)
    %4:3 = "t.three"(%3#0, %3#1, %3#1) {x = 4 : i64, y = unit} : (i32, i64, i64) -> (i32, i32, i64)
    %5 = "t.one"(%4#0, %4#0) : (i32, i32) -> i32
    %6 = "t.one"(%4#0, %4#1) {x = 3 : i64} : (i32, i32) -> i32
    "t.none"(%6, %5, %0) {y = "s"} : (i32, i32, i32) -> ()
    "t.none"() : () -> ()
    %7 = memref.alloc(%i, %j)[%i] : memref<?x?xi32, affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>>
    %8 = memref.load %7[%i, %j] : memref<?x?xi32, affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>>
    %9 = memref.alloc(%i, %j) : memref<?x?xi32>
    memref.store %8, %9[%i, %j] : memref<?x?xi32>
    %10 = scf.for %k = %i to %j step %i iter_args(%acc = %8) -> (i32) {
      %u = arith.addi %acc, %8 : i32
      "t.none"(%u, %acc) : (i32, i32) -> ()
      scf.yield %u : i32
    }
    %11 = "t.one"(%10, %5) : (i32, i32) -> i32
    return %11 : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.with_pdl_patterns %f : !transform.any_op {
    ^bb0(%arg0: !transform.any_op):
      pdl.pattern @my : benefit(1) {
        %os1 = operands
        %t2 = type
        %t3 = type : i32
        %t4 = type
        %op5 = operation "t.three"(%os1 : !pdl.range<value>) -> (%t2, %t3, %t4 : !pdl.type, !pdl.type, !pdl.type)
        apply_native_constraint "verbose_constraint"(%op5 : !pdl.operation)
        rewrite %op5 {
          %new = operation "new.op"(%os1 : !pdl.range<value>) -> (%t4 : !pdl.type)
          %rr5 = results of %op5
          %nn5 = operation "got.op"(%rr5 : !pdl.range<value>)
        }
      }
      sequence %arg0 : !transform.any_op failures(propagate) {
      ^bb0(%arg1: !transform.any_op):
        %m = pdl_match @my in %arg1 : (!transform.any_op) -> !transform.any_op
        transform.debug.emit_remark_at %m, "m" : !transform.any_op
      }
    }
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: i32, %b: i32, %i: index, %j: index) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %b {x = 3 : i64, y = "s"} : i32
    %2 = arith.addi %1, %1 : i32
    %3:2 = "t.two"(%0, %2) {x = 3 : i64, z = i32} : (i32, i32) -> (i32, i64)
    %4:3 = "t.three"(%3#0, %3#1, %3#1) {x = 4 : i64, y = unit} : (i32, i64, i64) -> (i32, i32, i64)
    %5 = "t.one"(%4#0, %4#0) : (i32, i32) -> i32
    %6 = "t.one"(%4#0, %4#1) {x = 3 : i64} : (i32, i32) -> i32
    "t.none"(%6, %5, %0) {y = "s"} : (i32, i32, i32) -> ()
    "t.none"() : () -> ()
    %7 = memref.alloc(%i, %j)[%i] : memref<?x?xi32, affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>>
    %8 = memref.load %7[%i, %j] : memref<?x?xi32, affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>>
    %9 = memref.alloc(%i, %j) : memref<?x?xi32>
    memref.store %8, %9[%i, %j] : memref<?x?xi32>
    %10 = scf.for %k = %i to %j step %i iter_args(%acc = %8) -> (i32) {
      %u = arith.addi %acc, %8 : i32
      "t.none"(%u, %acc) : (i32, i32) -> ()
      scf.yield %u : i32
    }
    %11 = "t.one"(%10, %5) : (i32, i32) -> i32
    return %11 : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.with_pdl_patterns %f : !transform.any_op {
    ^bb0(%arg0: !transform.any_op):
      pdl.pattern @my : benefit(1) {
        %o1 = operand
        %t3 = type
        %o2 = operand : %t3
        %ts4 = types
        %op6 = operation "t.three"(%o1, %o2, %o2 : !pdl.value, !pdl.value, !pdl.value) -> (%ts4, %ts4 : !pdl.range<type>, !pdl.range<type>)
        %r7 = result 0 of %op6
        %t9 = type
        %op10 = operation "t.one"(%r7, %r7 : !pdl.value, !pdl.value) -> (%t9 : !pdl.type)
        apply_native_constraint "verbose_constraint"(%op10, %op6 : !pdl.operation, !pdl.operation)
        apply_native_constraint "verbose_constraint"(%op10, %op6 : !pdl.operation, !pdl.operation)
        rewrite {
          %new = operation "new.op"(%o2, %r7 : !pdl.value, !pdl.value) -> (%t9, %ts4 : !pdl.type, !pdl.range<type>)
          %rr6 = results of %op6
          %nn6 = operation "got.op"(%rr6 : !pdl.range<value>)
          %rr10 = results of %op10
          %nn10 = operation "got.op"(%rr10 : !pdl.range<value>)
        }
      }
      sequence %arg0 : !transform.any_op failures(propagate) {
      ^bb0(%arg1: !transform.any_op):
        %m = pdl_match @my in %arg1 : (!transform.any_op) -> !transform.any_op
        transform.debug.emit_remark_at %m, "m" : !transform.any_op
      }
    }
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: i32, %b: i32, %i: index, %j: index) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %b {x = 3 : i64, y = "s"} : i32
    %2 = arith.addi %1, %1 : i32
    %3:2 = "t.two"(%0, %2) {x = 3 : i64, z = i32} : (i32, i32) -> (i32, i64)
    %4:3 = "t.three"(%3#0, %3#1, %3#1) {x = 4 : i64, y = unit} : (i32, i64, i64) -> (i32, i32, i64)
    %5 = "t.one"(%4#0, %4#0) : (i32, i32) -> i32
    %6 = "t.one"(%4#0, %4#1) {x = 3 : i64} : (i32, i32) -> i32
    "t.none"(%6, %5, %0) {y = "s"} : (i32, i32, i32) -> ()
    "t.none"() : () -> ()
    %7 = memref.alloc(%i, %j)[%i] : memref<?x?xi32, affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>>
    %8 = memref.load %7[%i, %j] : memref<?x?xi32, affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>>
    %9 = memref.alloc(%i, %j) : memref<?x?xi32>
    memref.store %8, %9[%i, %j] : memref<?x?xi32>
    %10 = scf.for %k = %i to %j step %i iter_args(%acc = %8) -> (i32) {
      %u = arith.addi %acc, %8 : i32
      "t.none"(%u, %acc) : (i32, i32) -> ()
      scf.yield %u : i32
    }
    %11 = "t.one"(%10, %5) : (i32, i32) -> i32
    return %11 : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.with_pdl_patterns %f : !transform.any_op {
    ^bb0(%arg0: !transform.any_op):
      pdl.pattern @my : benefit(1) {
        %os1 = operands
        %ts2 = types
        %op3 = operation "func.return"(%os1 : !pdl.range<value>) -> (%ts2 : !pdl.range<type>)
        apply_native_constraint "verbose_constraint"(%op3 : !pdl.operation)
        rewrite %op3 {
          %new = operation "new.op"(%os1 : !pdl.range<value>) -> (%ts2 : !pdl.range<type>)
          %rr3 = results of %op3
          %nn3 = operation "got.op"(%rr3 : !pdl.range<value>)
        }
      }
      sequence %arg0 : !transform.any_op failures(propagate) {
      ^bb0(%arg1: !transform.any_op):
        %m = pdl_match @my in %arg1 : (!transform.any_op) -> !transform.any_op
        transform.debug.emit_remark_at %m, "m" : !transform.any_op
      }
    }
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: i32, %b: i32, %i: index, %j: index) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %b {x = 3 : i64, y = "s"} : i32
    %2 = arith.addi %1, %1 : i32
    %3:2 = "t.two"(%0, %2) {x = 3 : i64, z = i32} : (i32, i32) -> (i32, i64)
    %4:3 = "t.three"(%3#0, %3#1, %3#1) {x = 4 : i64, y = unit} : (i32, i64, i64) -> (i32, i32, i64)
    %5 = "t.one"(%4#0, %4#0) : (i32, i32) -> i32
    %6 = "t.one"(%4#0, %4#1) {x = 3 : i64} : (i32, i32) -> i32
    "t.none"(%6, %5, %0) {y = "s"} : (i32, i32, i32) -> ()
    "t.none"() : () -> ()
    %7 = memref.alloc(%i, %j)[%i] : memref<?x?xi32, affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>>
    %8 = memref.load %7[%i, %j] : memref<?x?xi32, affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>>
    %9 = memref.alloc(%i, %j) : memref<?x?xi32>
    memref.store %8, %9[%i, %j] : memref<?x?xi32>
    %10 = scf.for %k = %i to %j step %i iter_args(%acc = %8) -> (i32) {
      %u = arith.addi %acc, %8 : i32
      "t.none"(%u, %acc) : (i32, i32) -> ()
      scf.yield %u : i32
    }
    %11 = "t.one"(%10, %5) : (i32, i32) -> i32
    return %11 : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.with_pdl_patterns %f : !transform.any_op {
    ^bb0(%arg0: !transform.any_op):
      pdl.pattern @my : benefit(1) {
        %o1 = operand
        %o2 = operand
        %t3 = type : i32
        %op4 = operation(%o1, %o2 : !pdl.value, !pdl.value) -> (%t3 : !pdl.type)
        %r5 = result 0 of %op4
        %ts6 = types : []
        %op7 = operation "func.return"(%r5 : !pdl.value) -> (%ts6 : !pdl.range<type>)
        apply_native_constraint "verbose_constraint"(%op7 : !pdl.operation)
        apply_native_constraint "verbose_constraint"(%op4 : !pdl.operation)
        rewrite %op4 {
          %new = operation "new.op"(%o1, %o2 : !pdl.value, !pdl.value) -> (%t3, %ts6 : !pdl.type, !pdl.range<type>)
          %rr4 = results of %op4
          %nn4 = operation "got.op"(%rr4 : !pdl.range<value>)
          %rr7 = results of %op7
          %nn7 = operation "got.op"(%rr7 : !pdl.range<value>)
        }
      }
      sequence %arg0 : !transform.any_op failures(propagate) {
      ^bb0(%arg1: !transform.any_op):
        %m = pdl_match @my in %arg1 : (!transform.any_op) -> !transform.any_op
        transform.debug.emit_remark_at %m, "m" : !transform.any_op
      }
    }
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: i32, %b: i32, %i: index, %j: index) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %b {x = 3 : i64, y = "s"} : i32
    %2 = arith.addi %1, %1 : i32
    %3:2 = "t.two"(%0, %2) {x = 3 : i64, z = i32} : (i32, i32) -> (i32, i64)
    %4:3 = "t.three"(%3#0, %3#1, %3#1) {x = 4 : i64, y = unit} : (i32, i64, i64) -> (i32, i32, i64)
    %5 = "t.one"(%4#0, %4#0) : (i32, i32) -> i32
    %6 = "t.one"(%4#0, %4#1) {x = 3 : i64} : (i32, i32) -> i32
    "t.none"(%6, %5, %0) {y = "s"} : (i32, i32, i32) -> ()
    "t.none"() : () -> ()
    %7 = memref.alloc(%i, %j)[%i] : memref<?x?xi32, affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>>
    %8 = memref.load %7[%i, %j] : memref<?x?xi32, affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>>
    %9 = memref.alloc(%i, %j) : memref<?x?xi32>
    memref.store %8, %9[%i, %j] : memref<?x?xi32>
    %10 = scf.for %k = %i to %j step %i iter_args(%acc = %8) -> (i32) {
      %u = arith.addi %acc, %8 : i32
      "t.none"(%u, %acc) : (i32, i32) -> ()
      scf.yield %u : i32
    }
    %11 = "t.one"(%10, %5) : (i32, i32) -> i32
    return %11 : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.with_pdl_patterns %f : !transform.any_op {
    ^bb0(%arg0: !transform.any_op):
      pdl.pattern @my : benefit(1) {
        %ts2 = types : [index, index, index, i32]
        %os1 = operands : %ts2
        %t3 = type
        %op4 = operation(%os1 : !pdl.range<value>) -> (%t3 : !pdl.type)
        %r5 = result 0 of %op4
        %o6 = operand
        %t7 = type
        %op8 = operation "t.one"(%o6, %o6 : !pdl.value, !pdl.value) -> (%t7 : !pdl.type)
        %r9 = result 0 of %op8
        %t10 = type : i32
        %op11 = operation(%r5, %r9 : !pdl.value, !pdl.value) -> (%t10 : !pdl.type)
        %r12 = results 0 of %op11 -> !pdl.value
        %ts13 = types
        %op14 = operation "func.return"(%r12 : !pdl.value) -> (%ts13 : !pdl.range<type>)
        apply_native_constraint "verbose_constraint"(%r12, %op14, %op8 : !pdl.value, !pdl.operation, !pdl.operation)
        rewrite {
          %new = operation "new.op"(%r9, %o6, %os1 : !pdl.value, !pdl.value, !pdl.range<value>) -> (%t3, %ts13 : !pdl.type, !pdl.range<type>)
          %rr4 = results of %op4
          %nn4 = operation "got.op"(%rr4 : !pdl.range<value>)
          %rr8 = results of %op8
          %nn8 = operation "got.op"(%rr8 : !pdl.range<value>)
          %rr11 = results of %op11
          %nn11 = operation "got.op"(%rr11 : !pdl.range<value>)
          %rr14 = results of %op14
          %nn14 = operation "got.op"(%rr14 : !pdl.range<value>)
        }
      }
      sequence %arg0 : !transform.any_op failures(propagate) {
      ^bb0(%arg1: !transform.any_op):
        %m = pdl_match @my in %arg1 : (!transform.any_op) -> !transform.any_op
        transform.debug.emit_remark_at %m, "m" : !transform.any_op
      }
    }
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: i32, %b: i32, %i: index, %j: index) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %b {x = 3 : i64, y = "s"} : i32
    %2 = arith.addi %1, %1 : i32
    %3:2 = "t.two"(%0, %2) {x = 3 : i64, z = i32} : (i32, i32) -> (i32, i64)
    %4:3 = "t.three"(%3#0, %3#1, %3#1) {x = 4 : i64, y = unit} : (i32, i64, i64) -> (i32, i32, i64)
    %5 = "t.one"(%4#0, %4#0) : (i32, i32) -> i32
    %6 = "t.one"(%4#0, %4#1) {x = 3 : i64} : (i32, i32) -> i32
    "t.none"(%6, %5, %0) {y = "s"} : (i32, i32, i32) -> ()
    "t.none"() : () -> ()
    %7 = memref.alloc(%i, %j)[%i] : memref<?x?xi32, affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>>
    %8 = memref.load %7[%i, %j] : memref<?x?xi32, affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>>
    %9 = memref.alloc(%i, %j) : memref<?x?xi32>
    memref.store %8, %9[%i, %j] : memref<?x?xi32>
    %10 = scf.for %k = %i to %j step %i iter_args(%acc = %8) -> (i32) {
      %u = arith.addi %acc, %8 : i32
      "t.none"(%u, %acc) : (i32, i32) -> ()
      scf.yield %u : i32
    }
    %11 = "t.one"(%10, %5) : (i32, i32) -> i32
    return %11 : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.with_pdl_patterns %f : !transform.any_op {
    ^bb0(%arg0: !transform.any_op):
      pdl.pattern @my : benefit(1) {
        %o1 = operand
        %o2 = operand
        %o3 = operand
        %o4 = operand
        %op5 = operation "memref.store"(%o1, %o2, %o3, %o4 : !pdl.value, !pdl.value, !pdl.value, !pdl.value)
        %os6 = operands
        %t7 = type : i32
        %op8 = operation "scf.for"(%o3, %o4, %os6 : !pdl.value, !pdl.value, !pdl.range<value>) -> (%t7 : !pdl.type)
        apply_native_constraint "verbose_constraint"(%op8, %op5 : !pdl.operation, !pdl.operation)
        rewrite %op5 {
          %new = operation "new.op"(%o3, %o1, %os6 : !pdl.value, !pdl.value, !pdl.range<value>) -> (%t7 : !pdl.type)
          %rr5 = results of %op5
          %nn5 = operation "got.op"(%rr5 : !pdl.range<value>)
          %rr8 = results of %op8
          %nn8 = operation "got.op"(%rr8 : !pdl.range<value>)
        }
      }
      sequence %arg0 : !transform.any_op failures(propagate) {
      ^bb0(%arg1: !transform.any_op):
        %m = pdl_match @my in %arg1 : (!transform.any_op) -> !transform.any_op
        transform.debug.emit_remark_at %m, "m" : !transform.any_op
      }
    }
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: i32, %b: i32, %i: index, %j: index) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %b {x = 3 : i64, y = "s"} : i32
    %2 = arith.addi %1, %1 : i32
    %3:2 = "t.two"(%0, %2) {x = 3 : i64, z = i32} : (i32, i32) -> (i32, i64)
    %4:3 = "t.three"(%3#0, %3#1, %3#1) {x = 4 : i64, y = unit} : (i32, i64, i64) -> (i32, i32, i64)
    %5 = "t.one"(%4#0, %4#0) : (i32, i32) -> i32
    %6 = "t.one"(%4#0, %4#1) {x = 3 : i64} : (i32, i32) -> i32
    "t.none"(%6, %5, %0) {y = "s"} : (i32, i32, i32) -> ()
    "t.none"() : () -> ()
    %7 = memref.alloc(%i, %j)[%i] : memref<?x?xi32, affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>>
    %8 = memref.load %7[%i, %j] : memref<?x?xi32, affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>>
    %9 = memref.alloc(%i, %j) : memref<?x?xi32>
    memref.store %8, %9[%i, %j] : memref<?x?xi32>
    %10 = scf.for %k = %i to %j step %i iter_args(%acc = %8) -> (i32) {
      %u = arith.addi %acc, %8 : i32
      "t.none"(%u, %acc) : (i32, i32) -> ()
      scf.yield %u : i32
    }
    %11 = "t.one"(%10, %5) : (i32, i32) -> i32
    return %11 : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.with_pdl_patterns %f : !transform.any_op {
    ^bb0(%arg0: !transform.any_op):
      pdl.pattern @my : benefit(1) {
        %o1 = operand
        %o2 = operand
        %t3 = type
        %op4 = operation "memref.alloc"(%o1, %o2 : !pdl.value, !pdl.value) -> (%t3 : !pdl.type)
        apply_native_constraint "verbose_constraint"(%op4 : !pdl.operation)
        rewrite %op4 {
          %new = operation "new.op"(%o1, %o2 : !pdl.value, !pdl.value) -> (%t3 : !pdl.type)
          %rr4 = results of %op4
          %nn4 = operation "got.op"(%rr4 : !pdl.range<value>)
        }
      }
      sequence %arg0 : !transform.any_op failures(propagate) {
      ^bb0(%arg1: !transform.any_op):
        %m = pdl_match @my in %arg1 : (!transform.any_op) -> !transform.any_op
        transform.debug.emit_remark_at %m, "m" : !transform.any_op
      }
    }
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: i32, %b: i32, %i: index, %j: index) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %b {x = 3 : i64, y = "s"} : i32
    %2 = arith.addi %1, %1 : i32
    %3:2 = "t.two"(%0, %2) {x = 3 : i64, z = i32} : (i32, i32) -> (i32, i64)
    %4:3 = "t.three"(%3#0, %3#1, %3#1) {x = 4 : i64, y = unit} : (i32, i64, i64) -> (i32, i32, i64)
    %5 = "t.one"(%4#0, %4#0) : (i32, i32) -> i32
    %6 = "t.one"(%4#0, %4#1) {x = 3 : i64} : (i32, i32) -> i32
    "t.none"(%6, %5, %0) {y = "s"} : (i32, i32, i32) -> ()
    "t.none"() : () -> ()
    %7 = memref.alloc(%i, %j)[%i] : memref<?x?xi32, affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>>
    %8 = memref.load %7[%i, %j] : memref<?x?xi32, affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>>
    %9 = memref.alloc(%i, %j) : memref<?x?xi32>
    memref.store %8, %9[%i, %j] : memref<?x?xi32>
    %10 = scf.for %k = %i to %j step %i iter_args(%acc = %8) -> (i32) {
      %u = arith.addi %acc, %8 : i32
      "t.none"(%u, %acc) : (i32, i32) -> ()
      scf.yield %u : i32
    }
    %11 = "t.one"(%10, %5) : (i32, i32) -> i32
    return %11 : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.with_pdl_patterns %f : !transform.any_op {
    ^bb0(%arg0: !transform.any_op):
      pdl.pattern @my : benefit(1) {
        %t2 = type
        %a1 = attribute : %t2
        %a3 = attribute
        %o4 = operand
        %o5 = operand
        %ts6 = types : [i32, i64]
        %op7 = operation "t.two"(%o4, %o5 : !pdl.value, !pdl.value) {"z" = %a3} -> (%ts6 : !pdl.range<type>)
        %r8 = result 0 of %op7
        %t10 = type
        %o9 = operand : %t10
        %a11 = attribute = i32
        %ts13 = types
        %os12 = operands : %ts13
        %ts14 = types
        %op15 = operation "t.two"(%os12 : !pdl.range<value>) {"z" = %a11} -> (%ts14 : !pdl.range<type>)
        %r16 = result 1 of %op15
        %t17 = type
        %t18 = type
        %t19 = type
        %ts20 = types
        %op21 = operation "t.three"(%r8, %o9, %r16 : !pdl.value, !pdl.value, !pdl.value) {"y" = %a1} -> (%t17, %t18, %t19, %ts20 : !pdl.type, !pdl.type, !pdl.type, !pdl.range<type>)
        %r22 = result 0 of %op21
        %op25 = operation "t.one"(%r22, %r22 : !pdl.value, !pdl.value) -> (%ts20 : !pdl.range<type>)
        apply_native_constraint "verbose_constraint"(%r8, %op7, %op21 : !pdl.value, !pdl.operation, !pdl.operation)
        apply_native_constraint "verbose_constraint"(%r22, %op21 : !pdl.value, !pdl.operation)
        rewrite %op25 with "transform.dialect"(%op7, %op15, %op21, %op25 : !pdl.operation, !pdl.operation, !pdl.operation, !pdl.operation)
      }
      sequence %arg0 : !transform.any_op failures(propagate) {
      ^bb0(%arg1: !transform.any_op):
        %m = pdl_match @my in %arg1 : (!transform.any_op) -> !transform.any_op
        transform.debug.emit_remark_at %m, "m" : !transform.any_op
      }
    }
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: i32, %b: i32, %i: index, %j: index) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %b {x = 3 : i64, y = "s"} : i32
    %2 = arith.addi %1, %1 : i32
    %3:2 = "t.two"(%0, %2) {x = 3 : i64, z = i32} : (i32, i32) -> (i32, i64)
    %4:3 = "t.three"(%3#0, %3#1, %3#1) {x = 4 : i64, y = unit} : (i32, i64, i64) -> (i32, i32, i64)
    %5 = "t.one"(%4#0, %4#0) : (i32, i32) -> i32
    %6 = "t.one"(%4#0, %4#1) {x = 3 : i64} : (i32, i32) -> i32
    "t.none"(%6, %5, %0) {y = "s"} : (i32, i32, i32) -> ()
    "t.none"() : () -> ()
    %7 = memref.alloc(%i, %j)[%i] : memref<?x?xi32, affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>>
    %8 = memref.load %7[%i, %j] : memref<?x?xi32, affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>>
    %9 = memref.alloc(%i, %j) : memref<?x?xi32>
    memref.store %8, %9[%i, %j] : memref<?x?xi32>
    %10 = scf.for %k = %i to %j step %i iter_args(%acc = %8) -> (i32) {
      %u = arith.addi %acc, %8 : i32
      "t.none"(%u, %acc) : (i32, i32) -> ()
      scf.yield %u : i32
    }
    %11 = "t.one"(%10, %5) : (i32, i32) -> i32
    return %11 : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.with_pdl_patterns %f : !transform.any_op {
    ^bb0(%arg0: !transform.any_op):
      pdl.pattern @my : benefit(1) {
        %o1 = operand
        %t3 = type
        %o2 = operand : %t3
        %o4 = operand
        %t6 = type
        %o5 = operand : %t6
        %ts7 = types
        %op8 = operation "memref.store"(%o1, %o2, %o4, %o5 : !pdl.value, !pdl.value, !pdl.value, !pdl.value) -> (%ts7 : !pdl.range<type>)
        apply_native_constraint "verbose_constraint"(%op8 : !pdl.operation)
        rewrite %op8 {
          %new = operation "new.op"(%o2, %o5 : !pdl.value, !pdl.value) -> (%t3, %ts7 : !pdl.type, !pdl.range<type>)
          %rr8 = results of %op8
          %nn8 = operation "got.op"(%rr8 : !pdl.range<value>)
        }
      }
      sequence %arg0 : !transform.any_op failures(propagate) {
      ^bb0(%arg1: !transform.any_op):
        %m = pdl_match @my in %arg1 : (!transform.any_op) -> !transform.any_op
        transform.debug.emit_remark_at %m, "m" : !transform.any_op
      }
    }
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: i32, %b: i32, %i: index, %j: index) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %b {x = 3 : i64, y = "s"} : i32
    %2 = arith.addi %1, %1 : i32
    %3:2 = "t.two"(%0, %2) {x = 3 : i64, z = i32} : (i32, i32) -> (i32, i64)
    %4:3 = "t.three"(%3#0, %3#1, %3#1) {x = 4 : i64, y = unit} : (i32, i64, i64) -> (i32, i32, i64)
    %5 = "t.one"(%4#0, %4#0) : (i32, i32) -> i32
    %6 = "t.one"(%4#0, %4#1) {x = 3 : i64} : (i32, i32) -> i32
    "t.none"(%6, %5, %0) {y = "s"} : (i32, i32, i32) -> ()
    "t.none"() : () -> ()
    %7 = memref.alloc(%i, %j)[%i] : memref<?x?xi32, affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>>
    %8 = memref.load %7[%i, %j] : memref<?x?xi32, affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>>
    %9 = memref.alloc(%i, %j) : memref<?x?xi32>
    memref.store %8, %9[%i, %j] : memref<?x?xi32>
    %10 = scf.for %k = %i to %j step %i iter_args(%acc = %8) -> (i32) {
      %u = arith.addi %acc, %8 : i32
      "t.none"(%u, %acc) : (i32, i32) -> ()
      scf.yield %u : i32
    }
    %11 = "t.one"(%10, %5) : (i32, i32) -> i32
    return %11 : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.with_pdl_patterns %f : !transform.any_op {
    ^bb0(%arg0: !transform.any_op):
      pdl.pattern @my : benefit(1) {
        %o1 = operand
        %t3 = type
        %o2 = operand : %t3
        %ts4 = types
        %op5 = operation(%o1, %o2 : !pdl.value, !pdl.value) -> (%ts4 : !pdl.range<type>)
        %r6 = result 0 of %op5
        %op7 = operation(%r6 : !pdl.value)
        apply_native_constraint "verbose_constraint"(%o2, %op7, %op5 : !pdl.value, !pdl.operation, !pdl.operation)
        apply_native_constraint "verbose_constraint"(%op5, %op7 : !pdl.operation, !pdl.operation)
        rewrite {
          %new = operation "new.op"(%o2, %o1 : !pdl.value, !pdl.value) -> (%t3, %ts4 : !pdl.type, !pdl.range<type>)
          %rr5 = results of %op5
          %nn5 = operation "got.op"(%rr5 : !pdl.range<value>)
          %rr7 = results of %op7
          %nn7 = operation "got.op"(%rr7 : !pdl.range<value>)
        }
      }
      sequence %arg0 : !transform.any_op failures(propagate) {
      ^bb0(%arg1: !transform.any_op):
        %m = pdl_match @my in %arg1 : (!transform.any_op) -> !transform.any_op
        transform.debug.emit_remark_at %m, "m" : !transform.any_op
      }
    }
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: i32, %b: i32, %i: index, %j: index) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %b {x = 3 : i64, y = "s"} : i32
    %2 = arith.addi %1, %1 : i32
    %3:2 = "t.two"(%0, %2) {x = 3 : i64, z = i32} : (i32, i32) -> (i32, i64)
    %4:3 = "t.three"(%3#0, %3#1, %3#1) {x = 4 : i64, y = unit} : (i32, i64, i64) -> (i32, i32, i64)
    %5 = "t.one"(%4#0, %4#0) : (i32, i32) -> i32
    %6 = "t.one"(%4#0, %4#1) {x = 3 : i64} : (i32, i32) -> i32
    "t.none"(%6, %5, %0) {y = "s"} : (i32, i32, i32) -> ()
    "t.none"() : () -> ()
    %7 = memref.alloc(%i, %j)[%i] : memref<?x?xi32, affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>>
    %8 = memref.load %7[%i, %j] : memref<?x?xi32, affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>>
    %9 = memref.alloc(%i, %j) : memref<?x?xi32>
    memref.store %8, %9[%i, %j] : memref<?x?xi32>
    %10 = scf.for %k = %i to %j step %i iter_args(%acc = %8) -> (i32) {
      %u = arith.addi %acc, %8 : i32
      "t.none"(%u, %acc) : (i32, i32) -> ()
      scf.yield %u : i32
    }
    %11 = "t.one"(%10, %5) : (i32, i32) -> i32
    return %11 : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.with_pdl_patterns %f : !transform.any_op {
    ^bb0(%arg0: !transform.any_op):
      pdl.pattern @my : benefit(1) {
        %t2 = type
        %o1 = operand : %t2
        %ts4 = types
        %os3 = operands : %ts4
        %op5 = operation "arith.addi"(%o1, %os3 : !pdl.value, !pdl.range<value>) -> (%t2 : !pdl.type)
        %r6 = results 0 of %op5 -> !pdl.value
        %os7 = operands
        %op8 = operation "t.none"(%r6, %os7 : !pdl.value, !pdl.range<value>)
        %ts10 = types
        %op11 = operation "scf.yield"(%r6 : !pdl.value) -> (%ts10 : !pdl.range<type>)
        apply_native_constraint "verbose_constraint"(%r6, %op5 : !pdl.value, !pdl.operation)
        rewrite %op8 with "transform.dialect"(%op5, %op8, %op11 : !pdl.operation, !pdl.operation, !pdl.operation)
      }
      sequence %arg0 : !transform.any_op failures(propagate) {
      ^bb0(%arg1: !transform.any_op):
        %m = pdl_match @my in %arg1 : (!transform.any_op) -> !transform.any_op
        transform.debug.emit_remark_at %m, "m" : !transform.any_op
      }
    }
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: i32, %b: i32, %i: index, %j: index) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %b {x = 3 : i64, y = "s"} : i32
    %2 = arith.addi %1, %1 : i32
    %3:2 = "t.two"(%0, %2) {x = 3 : i64, z = i32} : (i32, i32) -> (i32, i64)
    %4:3 = "t.three"(%3#0, %3#1, %3#1) {x = 4 : i64, y = unit} : (i32, i64, i64) -> (i32, i32, i64)
    %5 = "t.one"(%4#0, %4#0) : (i32, i32) -> i32
    %6 = "t.one"(%4#0, %4#1) {x = 3 : i64} : (i32, i32) -> i32
    "t.none"(%6, %5, %0) {y = "s"} : (i32, i32, i32) -> ()
    "t.none"() : () -> ()
    %7 = memref.alloc(%i, %j)[%i] : memref<?x?xi32, affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>>
    %8 = memref.load %7[%i, %j] : memref<?x?xi32, affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>>
    %9 = memref.alloc(%i, %j) : memref<?x?xi32>
    memref.store %8, %9[%i, %j] : memref<?x?xi32>
    %10 = scf.for %k = %i to %j step %i iter_args(%acc = %8) -> (i32) {
      %u = arith.addi %acc, %8 : i32
      "t.none"(%u, %acc) : (i32, i32) -> ()
      scf.yield %u : i32
    }
    %11 = "t.one"(%10, %5) : (i32, i32) -> i32
    return %11 : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.with_pdl_patterns %f : !transform.any_op {
    ^bb0(%arg0: !transform.any_op):
      pdl.pattern @my : benefit(1) {
        %o1 = operand
        %os2 = operands
        %ts3 = types
        %op4 = operation "t.three"(%os2 : !pdl.range<value>) -> (%ts3 : !pdl.range<type>)
        %r5 = result 1 of %op4
        %t6 = type
        %op7 = operation "t.one"(%o1, %r5 : !pdl.value, !pdl.value) -> (%t6 : !pdl.type)
        apply_native_constraint "verbose_constraint"(%op4, %op7 : !pdl.operation, !pdl.operation)
        apply_native_constraint "verbose_constraint"(%o1, %op4 : !pdl.value, !pdl.operation)
        rewrite %op4 {
          %new = operation "new.op"(%o1, %r5, %os2 : !pdl.value, !pdl.value, !pdl.range<value>) -> (%t6, %ts3 : !pdl.type, !pdl.range<type>)
          %rr4 = results of %op4
          %nn4 = operation "got.op"(%rr4 : !pdl.range<value>)
          %rr7 = results of %op7
          %nn7 = operation "got.op"(%rr7 : !pdl.range<value>)
        }
      }
      sequence %arg0 : !transform.any_op failures(propagate) {
      ^bb0(%arg1: !transform.any_op):
        %m = pdl_match @my in %arg1 : (!transform.any_op) -> !transform.any_op
        transform.debug.emit_remark_at %m, "m" : !transform.any_op
      }
    }
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: i32, %b: i32, %i: index, %j: index) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %b {x = 3 : i64, y = "s"} : i32
    %2 = arith.addi %1, %1 : i32
    %3:2 = "t.two"(%0, %2) {x = 3 : i64, z = i32} : (i32, i32) -> (i32, i64)
    %4:3 = "t.three"(%3#0, %3#1, %3#1) {x = 4 : i64, y = unit} : (i32, i64, i64) -> (i32, i32, i64)
    %5 = "t.one"(%4#0, %4#0) : (i32, i32) -> i32
    %6 = "t.one"(%4#0, %4#1) {x = 3 : i64} : (i32, i32) -> i32
    "t.none"(%6, %5, %0) {y = "s"} : (i32, i32, i32) -> ()
    "t.none"() : () -> ()
    %7 = memref.alloc(%i, %j)[%i] : memref<?x?xi32, affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>>
    %8 = memref.load %7[%i, %j] : memref<?x?xi32, affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>>
    %9 = memref.alloc(%i, %j) : memref<?x?xi32>
    memref.store %8, %9[%i, %j] : memref<?x?xi32>
    %10 = scf.for %k = %i to %j step %i iter_args(%acc = %8) -> (i32) {
      %u = arith.addi %acc, %8 : i32
      "t.none"(%u, %acc) : (i32, i32) -> ()
      scf.yield %u : i32
    }
    %11 = "t.one"(%10, %5) : (i32, i32) -> i32
    return %11 : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.with_pdl_patterns %f : !transform.any_op {
    ^bb0(%arg0: !transform.any_op):
      pdl.pattern @my : benefit(1) {
        %os1 = operands
        %op2 = operation "scf.yield"(%os1 : !pdl.range<value>)
        apply_native_constraint "verbose_constraint"(%op2 : !pdl.operation)
        rewrite %op2 {
          %new = operation "new.op"(%os1 : !pdl.range<value>)
          %rr2 = results of %op2
          %nn2 = operation "got.op"(%rr2 : !pdl.range<value>)
        }
      }
      sequence %arg0 : !transform.any_op failures(propagate) {
      ^bb0(%arg1: !transform.any_op):
        %m = pdl_match @my in %arg1 : (!transform.any_op) -> !transform.any_op
        transform.debug.emit_remark_at %m, "m" : !transform.any_op
      }
    }
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: i32, %b: i32, %i: index, %j: index) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %b {x = 3 : i64, y = "s"} : i32
    %2 = arith.addi %1, %1 : i32
    %3:2 = "t.two"(%0, %2) {x = 3 : i64, z = i32} : (i32, i32) -> (i32, i64)
    %4:3 = "t.three"(%3#0, %3#1, %3#1) {x = 4 : i64, y = unit} : (i32, i64, i64) -> (i32, i32, i64)
    %5 = "t.one"(%4#0, %4#0) : (i32, i32) -> i32
    %6 = "t.one"(%4#0, %4#1) {x = 3 : i64} : (i32, i32) -> i32
    "t.none"(%6, %5, %0) {y = "s"} : (i32, i32, i32) -> ()
    "t.none"() : () -> ()
    %7 = memref.alloc(%i, %j)[%i] : memref<?x?xi32, affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>>
    %8 = memref.load %7[%i, %j] : memref<?x?xi32, affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>>
    %9 = memref.alloc(%i, %j) : memref<?x?xi32>
    memref.store %8, %9[%i, %j] : memref<?x?xi32>
    %10 = scf.for %k = %i to %j step %i iter_args(%acc = %8) -> (i32) {
      %u = arith.addi %acc, %8 : i32
      "t.none"(%u, %acc) : (i32, i32) -> ()
      scf.yield %u : i32
    }
    %11 = "t.one"(%10, %5) : (i32, i32) -> i32
    return %11 : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.with_pdl_patterns %f : !transform.any_op {
    ^bb0(%arg0: !transform.any_op):
      pdl.pattern @my : benefit(1) {
        %o1 = operand
        %o2 = operand
        %ts3 = types
        %ts4 = types
        %op5 = operation "arith.addi"(%o1, %o2 : !pdl.value, !pdl.value) -> (%ts3, %ts4 : !pdl.range<type>, !pdl.range<type>)
        %r6 = result 0 of %op5
        %ts7 = types : [i32]
        %op8 = operation "arith.muli"(%r6, %o2 : !pdl.value, !pdl.value) -> (%ts7 : !pdl.range<type>)
        apply_native_constraint "verbose_constraint"(%op5 : !pdl.operation)
        rewrite %op8 {
          %new = operation "new.op"(%o1, %r6 : !pdl.value, !pdl.value) -> (%ts7 : !pdl.range<type>)
          %rr5 = results of %op5
          %nn5 = operation "got.op"(%rr5 : !pdl.range<value>)
          %rr8 = results of %op8
          %nn8 = operation "got.op"(%rr8 : !pdl.range<value>)
        }
      }
      sequence %arg0 : !transform.any_op failures(propagate) {
      ^bb0(%arg1: !transform.any_op):
        %m = pdl_match @my in %arg1 : (!transform.any_op) -> !transform.any_op
        transform.debug.emit_remark_at %m, "m" : !transform.any_op
      }
    }
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: i32, %b: i32, %i: index, %j: index) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %b {x = 3 : i64, y = "s"} : i32
    %2 = arith.addi %1, %1 : i32
    %3:2 = "t.two"(%0, %2) {x = 3 : i64, z = i32} : (i32, i32) -> (i32, i64)
    %4:3 = "t.three"(%3#0, %3#1, %3#1) {x = 4 : i64, y = unit} : (i32, i64, i64) -> (i32, i32, i64)
    %5 = "t.one"(%4#0, %4#0) : (i32, i32) -> i32
    %6 = "t.one"(%4#0, %4#1) {x = 3 : i64} : (i32, i32) -> i32
    "t.none"(%6, %5, %0) {y = "s"} : (i32, i32, i32) -> ()
    "t.none"() : () -> ()
    %7 = memref.alloc(%i, %j)[%i] : memref<?x?xi32, affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>>
    %8 = memref.load %7[%i, %j] : memref<?x?xi32, affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>>
    %9 = memref.alloc(%i, %j) : memref<?x?xi32>
    memref.store %8, %9[%i, %j] : memref<?x?xi32>
    %10 = scf.for %k = %i to %j step %i iter_args(%acc = %8) -> (i32) {
      %u = arith.addi %acc, %8 : i32
      "t.none"(%u, %acc) : (i32, i32) -> ()
      scf.yield %u : i32
    }
    %11 = "t.one"(%10, %5) : (i32, i32) -> i32
    return %11 : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.with_pdl_patterns %f : !transform.any_op {
    ^bb0(%arg0: !transform.any_op):
      pdl.pattern @my : benefit(1) {
        %o1 = operand
        %o2 = operand
        %t3 = type
        %t4 = type
        %op5 = operation "t.two"(%o1, %o2 : !pdl.value, !pdl.value) -> (%t3, %t4 : !pdl.type, !pdl.type)
        %r6 = result 0 of %op5
        %r7 = result 1 of %op5
        %r8 = results 1 of %op5 -> !pdl.value
        %ts9 = types
        %op10 = operation "t.three"(%r6, %r7, %r8 : !pdl.value, !pdl.value, !pdl.value) -> (%ts9 : !pdl.range<type>)
        apply_native_constraint "verbose_constraint"(%r8, %op10, %op5 : !pdl.value, !pdl.operation, !pdl.operation)
        apply_native_constraint "verbose_constraint"(%o2, %op5, %op10 : !pdl.value, !pdl.operation, !pdl.operation)
        rewrite %op5 {
          %new = operation "new.op"(%o1, %o2 : !pdl.value, !pdl.value) -> (%t3, %ts9 : !pdl.type, !pdl.range<type>)
          %rr5 = results of %op5
          %nn5 = operation "got.op"(%rr5 : !pdl.range<value>)
          %rr10 = results of %op10
          %nn10 = operation "got.op"(%rr10 : !pdl.range<value>)
        }
      }
      sequence %arg0 : !transform.any_op failures(propagate) {
      ^bb0(%arg1: !transform.any_op):
        %m = pdl_match @my in %arg1 : (!transform.any_op) -> !transform.any_op
        transform.debug.emit_remark_at %m, "m" : !transform.any_op
      }
    }
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: i32, %b: i32, %i: index, %j: index) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %b {x = 3 : i64, y = "s"} : i32
    %2 = arith.addi %1, %1 : i32
    %3:2 = "t.two"(%0, %2) {x = 3 : i64, z = i32} : (i32, i32) -> (i32, i64)
    %4:3 = "t.three"(%3#0, %3#1, %3#1) {x = 4 : i64, y = unit} : (i32, i64, i64) -> (i32, i32, i64)
    %5 = "t.one"(%4#0, %4#0) : (i32, i32) -> i32
    %6 = "t.one"(%4#0, %4#1) {x = 3 : i64} : (i32, i32) -> i32
    "t.none"(%6, %5, %0) {y = "s"} : (i32, i32, i32) -> ()
    "t.none"() : () -> ()
    %7 = memref.alloc(%i, %j)[%i] : memref<?x?xi32, affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>>
    %8 = memref.load %7[%i, %j] : memref<?x?xi32, affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>>
    %9 = memref.alloc(%i, %j) : memref<?x?xi32>
    memref.store %8, %9[%i, %j] : memref<?x?xi32>
    %10 = scf.for %k = %i to %j step %i iter_args(%acc = %8) -> (i32) {
      %u = arith.addi %acc, %8 : i32
      "t.none"(%u, %acc) : (i32, i32) -> ()
      scf.yield %u : i32
    }
    %11 = "t.one"(%10, %5) : (i32, i32) -> i32
    return %11 : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.with_pdl_patterns %f : !transform.any_op {
    ^bb0(%arg0: !transform.any_op):
      pdl.pattern @my : benefit(1) {
        %a1 = attribute
        %os2 = operands
        %t3 = type : i32
        %t4 = type : i64
        %op5 = operation "t.two"(%os2 : !pdl.range<value>) -> (%t3, %t4 : !pdl.type, !pdl.type)
        %r6 = result 0 of %op5
        %r7 = results 1 of %op5 -> !pdl.value
        %t8 = type
        %op9 = operation "t.three"(%r6, %r7, %r7 : !pdl.value, !pdl.value, !pdl.value) {"x" = %a1} -> (%t3, %t3, %t8 : !pdl.type, !pdl.type, !pdl.type)
        apply_native_constraint "verbose_constraint"(%r7, %op5, %op9 : !pdl.value, !pdl.operation, !pdl.operation)
        rewrite %op9 {
          %new = operation "new.op"(%r7, %r6, %os2 : !pdl.value, !pdl.value, !pdl.range<value>) {"k0" = %a1} -> (%t8 : !pdl.type)
          %rr5 = results of %op5
          %nn5 = operation "got.op"(%rr5 : !pdl.range<value>)
          %rr9 = results of %op9
          %nn9 = operation "got.op"(%rr9 : !pdl.range<value>)
        }
      }
      sequence %arg0 : !transform.any_op failures(propagate) {
      ^bb0(%arg1: !transform.any_op):
        %m = pdl_match @my in %arg1 : (!transform.any_op) -> !transform.any_op
        transform.debug.emit_remark_at %m, "m" : !transform.any_op
      }
    }
    transform.yield
  }
}
