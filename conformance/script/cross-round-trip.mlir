// ARGS: --split-input-file --allow-unregistered-dialect
// ARGS: --split-input-file --allow-unregistered-dialect --mlir-print-op-generic
// ARGS: --split-input-file --allow-unregistered-dialect --mlir-print-local-scope --mlir-use-nameloc-as-prefix
// The ops of one script as they are written and printed, families mixed.
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  %m, %mm = transform.split_handle %root : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.sequence %root : !transform.any_op failures(suppress) {
  ^bb1(%in: !transform.any_op):
    transform.yield
  }
  %k = transform.tune.knob<"knob"> options = [2 : i64, 4 : i64] -> !transform.param<i64>
  %t:2 = transform.structured.tile_using_forall %m num_threads [%k, 4] (mapping = [#gpu.thread<y>, #gpu.thread<x>]) : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
}

// -----

transform.sequence -> !transform.any_op failures(propagate) {
^bb0(%root: !transform.any_op):
  transform.yield %root : !transform.any_op
}

// -----

%0 = transform.sequence -> !transform.any_op failures(suppress) attributes {tag} {
^bb0(%root: !transform.any_op, %l: !transform.op<"linalg.matmul">, %v: !transform.any_value, %p: !transform.param<f32>):
  %x = transform.sequence %root, %l, %v : (!transform.any_op, !transform.op<"linalg.matmul">, !transform.any_value) -> !transform.any_op failures(propagate) {
  ^bb1(%a: !transform.any_op, %b: !transform.op<"linalg.matmul">, %c: !transform.any_value):
    %d = transform.get_defining_op %c : (!transform.any_value) -> !transform.any_op
    transform.yield %d : !transform.any_op
  }
  transform.yield %x : !transform.any_op
}

// -----

transform.with_pdl_patterns {
^bb0(%arg0: !pdl.operation):
  transform.sequence %arg0 : !pdl.operation failures(propagate) {
  ^bb0(%arg1: !pdl.operation):
    %0 = transform.pdl_match @pattern in %arg1 : (!pdl.operation) -> !pdl.operation
    %1 = transform.cast %0 : !pdl.operation to !transform.any_op
    %2 = transform.cast %1 : !transform.any_op to !pdl.operation
    %3 = transform.merge_handles deduplicate %0, %2 : !pdl.operation
    transform.debug.emit_remark_at %3, "x" : !pdl.operation
  }
  pdl.pattern @pattern : benefit(2) {
    %0 = pdl.operation "some.op"
    pdl.rewrite %0 with "transform.dialect"
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence private @ext(%a: !transform.any_op {transform.readonly}, !transform.param<i64> {transform.readonly}) -> (!transform.any_op, !transform.any_value)
  transform.named_sequence @vis(%a: !transform.any_op {transform.consumed, x.y = 3 : i32}) attributes {x.z = unit} {
    transform.yield
  }
  transform.named_sequence @use(%a: !transform.any_op {transform.consumed}, %p: !transform.param<i64> {transform.readonly}) {
    %r:2 = transform.include @ext failures(suppress) (%a, %p) : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_value)
    transform.include @vis failures(propagate) (%a) {note = "n"} : (!transform.any_op) -> ()
    transform.yield
  }
}

// -----

"transform.sequence"() <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 0, 0>}> ({
^bb0(%r: !transform.any_op):
  %0 = "transform.structured.match"(%r) <{ops = ["a.b", "c.d"], interface = 1 : i32, op_attrs = {k = 1 : i32}, filter_result_type = f32, filter_operand_types = [i32]}> : (!transform.any_op) -> !transform.any_op
  %1 = "transform.get_parent_op"(%0) <{nth_parent = 2 : i64, deduplicate, isolated_from_above}> : (!transform.any_op) -> !transform.any_op
  %2:2 = "transform.split_handle"(%1) <{overflow_result = 1 : i64, fail_on_payload_too_small = false, pass_through_empty_handle = true}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %3 = "transform.param.constant"() <{value = affine_map<(d0, d1) -> (d1)>}> : () -> !transform.affine_map
  %4:2 = "transform.loop.outline"(%1) <{func_name = "out"}> {extra} : (!transform.any_op) -> (!transform.any_op, !transform.op<"func.call">)
  "transform.print"() <{name = "everything", skip_regions}> : () -> ()
  "transform.yield"() : () -> ()
}) : () -> ()

// -----

module {
  %c = arith.constant 1 : i32
  transform.sequence failures(propagate) {
  ^bb0(%r: !transform.any_op):
    transform.alternatives %r : !transform.any_op {
    ^bb1(%s: !transform.any_op):
      %l = transform.structured.match interface{LoopLikeInterface} attributes {x = 1 : i64, y} filter_operand_types = [index, index, index] in %s : (!transform.any_op) -> !transform.op<"scf.for">
      %f, %c2 = transform.loop.outline %l {func_name = "f"} : (!transform.op<"scf.for">) -> (!transform.any_op, !transform.op<"func.call">)
    }, {
    ^bb1(%s: !transform.any_op):
      transform.apply_patterns to %s {
        transform.apply_patterns.canonicalization
        transform.apply_patterns.canonicalization {a}
      } {apply_cse, max_iterations = 2 : i64, max_num_rewrites = 10 : i64, note} : !transform.any_op
      %n = transform.apply_registered_pass "canonicalize" with options = {"top-down" = false, "max-iterations" = 3, test = ["a", 1]} to %s {u} : (!transform.any_op) -> !transform.any_op
    }
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%r: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>, %q: !transform.any_param):
  transform.foreach %r, %v, %p with_zip_shortest : !transform.any_op, !transform.any_value, !transform.param<i64> {
  ^bb0(%a: !transform.any_op, %b: !transform.any_value, %c: !transform.param<i64>):
    transform.annotate %a "tag" = %c : !transform.any_op, !transform.param<i64>
  }
  %x:2 = transform.foreach %r : !transform.any_op -> !transform.any_value, !transform.param<i64> {
  ^bb0(%a: !transform.any_op):
    %rr = transform.get_result %a[all] : (!transform.any_op) -> !transform.any_value
    %n = transform.num_associations %rr : (!transform.any_value) -> !transform.param<i64>
    transform.yield %rr, %n : !transform.any_value, !transform.param<i64>
  } {attr = "a"}
  transform.match.param.cmpi ge %x#1, %p : !transform.param<i64>
  transform.debug.emit_param_as_remark %q, "a \"quoted\" message" at %r {z} : !transform.any_param, !transform.any_op
  %o = transform.get_operand %r[except(0, -1)] : (!transform.any_op) -> !transform.any_value
  %s = transform.get_type elemental %o : (!transform.any_value) -> !transform.type
  %d = transform.dlti.query ["a", i32, 1 : i64] at %r : (!transform.any_op) -> !transform.any_param
  %y = transform.select "linalg.generic" in %r : (!transform.any_op) -> !transform.op<"linalg.generic">
  transform.verify %y : !transform.op<"linalg.generic">
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @matcher(%op: !transform.any_op {transform.readonly}) -> (!transform.any_op, !transform.param<i64>, !transform.any_value) {
    %b, %d, %i, %n = transform.match.structured failures(suppress) %op : (!transform.any_op) -> (!transform.any_op, !transform.param<i64>, !transform.any_value, !transform.affine_map) {
    ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.rank %s : (!transform.any_op) -> !transform.param<i64>
      transform.match.structured.dim %s[-1] {reduction} : !transform.any_op
      transform.match.structured.dim %s[except(-1)] {parallel} : !transform.any_op
      %dd = transform.match.structured.dim %s[0, 1] : (!transform.any_op) -> !transform.param<i64>
      %ii = transform.match.structured.input %s[0] : (!transform.any_op) -> !transform.any_value
      %im = transform.match.structured.input %s[all] {projected_permutation} : (!transform.any_op) -> !transform.affine_map
      transform.match.structured.init %s[0] {permutation} : !transform.any_op
      %u = transform.match.structured.result %s[0] any single {x} : (!transform.any_op) -> !transform.any_op
      transform.match.structured.body %s {reduction_position = 0} : !transform.any_op
      %bw = transform.match.structured.elemental_bitwidth %ii : (!transform.any_value) -> !transform.param<i64>
      %bb, %mm, %nn, %kk = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %u, %r, %ii, %im : !transform.any_op, !transform.param<i64>, !transform.any_value, !transform.affine_map
    }
    transform.match.operation_name %op ["linalg.matmul", "linalg.generic"] : !transform.any_op
    transform.yield %b, %d, %i : !transform.any_op, !transform.param<i64>, !transform.any_value
  }
  transform.named_sequence @act(%a: !transform.any_op {transform.readonly}, %b: !transform.param<i64> {transform.readonly}, %c: !transform.any_value {transform.readonly}) -> !transform.any_op {
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence @__transform_main(%r: !transform.any_op {transform.consumed}) {
    %f, %o = transform.foreach_match restrict_root flatten_results in %r @matcher -> @act {z = 1} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %c:3 = transform.collect_matching @matcher in %f : (!transform.any_op) -> (!transform.any_op, !transform.param<i64>, !transform.any_value)
    %z = transform.replicate num(%f) %c#1 : !transform.any_op, !transform.param<i64>
    transform.yield
  }
}
