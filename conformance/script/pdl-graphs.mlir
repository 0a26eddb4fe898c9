// ARGS: -allow-unregistered-dialect -transform-interpreter -split-input-file -mlir-print-debuginfo -mlir-print-local-scope
// FRAME
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
        // HERE
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
// CASE
        %op2 = operation "scf.yield"(%o1 : !pdl.value)
        rewrite {
          %new = operation "new.op"(%o1 : !pdl.value)
          %rr2 = results of %op2
          %nn2 = operation "got.op"(%rr2 : !pdl.range<value>)
// CASE
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
