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
// CASE
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
// CASE
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
