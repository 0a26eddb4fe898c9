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
        %o1 = operand
        %op2 = operation "scf.yield"(%o1 : !pdl.value)
        rewrite {
          %new = operation "new.op"(%o1 : !pdl.value)
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
        %t2 = type : i32
        %o1 = operand : %t2
        %t4 = type : i64
        %o3 = operand : %t4
        %t5 = type
        %op6 = operation "t.three"(%o1, %o3, %o3 : !pdl.value, !pdl.value, !pdl.value) -> (%t2, %t2, %t5 : !pdl.type, !pdl.type, !pdl.type)
        %r7 = result 0 of %op6
        %op8 = operation "t.one"(%r7, %r7 : !pdl.value, !pdl.value) -> (%t2 : !pdl.type)
        rewrite %op8 {
          %new = operation "new.op"(%o1, %o3 : !pdl.value, !pdl.value) -> (%t2 : !pdl.type)
          %rr6 = results of %op6
          %nn6 = operation "got.op"(%rr6 : !pdl.range<value>)
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
        %os1 = operands
        %t2 = type : i32
        %op3 = operation(%os1 : !pdl.range<value>) -> (%t2 : !pdl.type)
        rewrite %op3 {
          %new = operation "new.op"(%os1 : !pdl.range<value>) -> (%t2 : !pdl.type)
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
        %ts2 = types
        %os1 = operands : %ts2
        %ts3 = types : [i32]
        %op4 = operation "arith.addi"(%os1 : !pdl.range<value>) -> (%ts3 : !pdl.range<type>)
        %r5 = result 0 of %op4
        %ts6 = types : []
        %op7 = operation "scf.yield"(%r5 : !pdl.value) -> (%ts6 : !pdl.range<type>)
        %o8 = operand
        %ts9 = types
        %op10 = operation "t.none"(%r5, %o8 : !pdl.value, !pdl.value) -> (%ts9 : !pdl.range<type>)
        rewrite %op10 {
          %new = operation "new.op"(%r5, %o8, %os1 : !pdl.value, !pdl.value, !pdl.range<value>) -> (%ts3 : !pdl.range<type>)
          %rr4 = results of %op4
          %nn4 = operation "got.op"(%rr4 : !pdl.range<value>)
          %rr7 = results of %op7
          %nn7 = operation "got.op"(%rr7 : !pdl.range<value>)
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
        %o1 = operand
        %t2 = type
        %op3 = operation "t.one"(%o1, %o1 : !pdl.value, !pdl.value) -> (%t2 : !pdl.type)
        rewrite %op3 {
          %new = operation "new.op"(%o1 : !pdl.value) -> (%t2 : !pdl.type)
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
        %t2 = type
        %o1 = operand : %t2
        %o3 = operand
        %t4 = type
        %op5 = operation "memref.alloc"(%o1, %o3 : !pdl.value, !pdl.value) -> (%t4 : !pdl.type)
        %o6 = operand
        %o7 = operand
        %t8 = type
        %op9 = operation "memref.load"(%o6, %o7, %o3 : !pdl.value, !pdl.value, !pdl.value) -> (%t8 : !pdl.type)
        rewrite %op9 {
          %new = operation "new.op"(%o7, %o6 : !pdl.value, !pdl.value) -> (%t4 : !pdl.type)
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
        %op3 = operation "t.none"(%o1, %o2 : !pdl.value, !pdl.value)
        rewrite %op3 {
          %new = operation "new.op"(%o1, %o2 : !pdl.value, !pdl.value)
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
        %a2 = attribute
        %o3 = operand
        %o4 = operand
        %t5 = type
        %op6 = operation(%o3, %o4 : !pdl.value, !pdl.value) {"x" = %a2} -> (%t5 : !pdl.type)
        %t8 = type
        %op9 = operation "arith.addi"(%o1, %o1 : !pdl.value, !pdl.value) -> (%t8 : !pdl.type)
        %r10 = results 0 of %op9 -> !pdl.value
        %t11 = type : i32
        %t12 = type : i64
        %op13 = operation "t.two"(%o3, %r10 : !pdl.value, !pdl.value) -> (%t11, %t12 : !pdl.type, !pdl.type)
        rewrite %op6 {
          %new = operation "new.op"(%o3, %o4 : !pdl.value, !pdl.value) {"k0" = %a2} -> (%t11 : !pdl.type)
          %rr6 = results of %op6
          %nn6 = operation "got.op"(%rr6 : !pdl.range<value>)
          %rr9 = results of %op9
          %nn9 = operation "got.op"(%rr9 : !pdl.range<value>)
          %rr13 = results of %op13
          %nn13 = operation "got.op"(%rr13 : !pdl.range<value>)
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
        %t5 = type : i32
        %o4 = operand : %t5
        %op6 = operation "t.none"(%o1, %o2, %o4 : !pdl.value, !pdl.value, !pdl.value)
        rewrite %op6 {
          %new = operation "new.op"(%o1, %o2 : !pdl.value, !pdl.value) -> (%t3 : !pdl.type)
          %rr6 = results of %op6
          %nn6 = operation "got.op"(%rr6 : !pdl.range<value>)
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
        %op3 = operation "scf.yield"(%o1 : !pdl.value)
        %o4 = operand
        %op5 = operation "t.none"(%o1, %o4 : !pdl.value, !pdl.value)
        rewrite %op3 {
          %new = operation "new.op"(%o4, %o1 : !pdl.value, !pdl.value) -> (%t2 : !pdl.type)
          %rr3 = results of %op3
          %nn3 = operation "got.op"(%rr3 : !pdl.range<value>)
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
        %o2 = operand
        %t3 = type
        %op4 = operation "t.one"(%o1, %o2 : !pdl.value, !pdl.value) -> (%t3 : !pdl.type)
        rewrite %op4 {
          %new = operation "new.op"(%o2, %o1 : !pdl.value, !pdl.value) -> (%t3 : !pdl.type)
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
        %os1 = operands
        %ts2 = types
        %op3 = operation "t.one"(%os1 : !pdl.range<value>) -> (%ts2 : !pdl.range<type>)
        %a4 = attribute
        %o5 = operand
        %r6 = result 0 of %op3
        %o7 = operand
        %o8 = operand
        %t9 = type
        %op10 = operation "arith.addi"(%o7, %o8 : !pdl.value, !pdl.value) -> (%t9 : !pdl.type)
        %r11 = result 0 of %op10
        %op12 = operation "t.none"(%o5, %r6, %r11 : !pdl.value, !pdl.value, !pdl.value) {"y" = %a4}
        rewrite {
          %new = operation "new.op"(%o8, %r6, %os1 : !pdl.value, !pdl.value, !pdl.range<value>) {"k0" = %a4} -> (%t9, %ts2 : !pdl.type, !pdl.range<type>)
          %rr3 = results of %op3
          %nn3 = operation "got.op"(%rr3 : !pdl.range<value>)
          %rr10 = results of %op10
          %nn10 = operation "got.op"(%rr10 : !pdl.range<value>)
          %rr12 = results of %op12
          %nn12 = operation "got.op"(%rr12 : !pdl.range<value>)
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
        %os2 = operands
        %ts4 = types
        %os3 = operands : %ts4
        %ts6 = types
        %op7 = operation "arith.muli"(%os1, %os2, %os3 : !pdl.range<value>, !pdl.range<value>, !pdl.range<value>) -> (%ts4, %ts6 : !pdl.range<type>, !pdl.range<type>)
        rewrite {
          %new = operation "new.op"(%os2 : !pdl.range<value>) -> (%ts4 : !pdl.range<type>)
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
        %a2 = attribute = unit
        %o3 = operand
        %t5 = type : i64
        %o4 = operand : %t5
        %t6 = type : i32
        %t7 = type
        %t8 = type : i64
        %op9 = operation "t.three"(%o3, %o4, %o4 : !pdl.value, !pdl.value, !pdl.value) {"y" = %a2} -> (%t6, %t7, %t8 : !pdl.type, !pdl.type, !pdl.type)
        %r10 = result 0 of %op9
        %os11 = operands
        %t12 = type : i32
        %op13 = operation "t.one"(%os1, %r10, %os11 : !pdl.range<value>, !pdl.value, !pdl.range<value>) -> (%t12 : !pdl.type)
        rewrite %op9 {
          %new = operation "new.op"(%o3, %r10, %os1 : !pdl.value, !pdl.value, !pdl.range<value>) {"k0" = %a2} -> (%t6 : !pdl.type)
          %rr9 = results of %op9
          %nn9 = operation "got.op"(%rr9 : !pdl.range<value>)
          %rr13 = results of %op13
          %nn13 = operation "got.op"(%rr13 : !pdl.range<value>)
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
        %op2 = operation "t.none"(%os1 : !pdl.range<value>)
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
        %a1 = attribute = i32
        %o2 = operand
        %o3 = operand
        %t4 = type : i32
        %op5 = operation "arith.addi"(%o2, %o3 : !pdl.value, !pdl.value) -> (%t4 : !pdl.type)
        %r6 = result 0 of %op5
        %os7 = operands
        %t8 = type
        %op9 = operation "arith.addi"(%os7 : !pdl.range<value>) -> (%t8 : !pdl.type)
        %r10 = results 0 of %op9 -> !pdl.value
        %ts11 = types
        %op12 = operation "t.two"(%r6, %r10 : !pdl.value, !pdl.value) {"z" = %a1} -> (%ts11 : !pdl.range<type>)
        rewrite %op5 {
          %new = operation "new.op"(%r10, %o2, %os7 : !pdl.value, !pdl.value, !pdl.range<value>) {"k0" = %a1} -> (%t4, %ts11 : !pdl.type, !pdl.range<type>)
          %rr5 = results of %op5
          %nn5 = operation "got.op"(%rr5 : !pdl.range<value>)
          %rr9 = results of %op9
          %nn9 = operation "got.op"(%rr9 : !pdl.range<value>)
          %rr12 = results of %op12
          %nn12 = operation "got.op"(%rr12 : !pdl.range<value>)
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
