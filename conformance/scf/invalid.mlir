// ARGS: --split-input-file
func.func @for_mismatch(%a: index, %f: f32) {
  %0 = scf.for %i = %a to %a step %a iter_args(%x = %f) -> (f32, f32) {
    scf.yield %x : f32
  }
  return
}
// -----
func.func @for_no_types(%a: index, %f: f32) {
  scf.for %i = %a to %a step %a iter_args(%x = %f) {
    scf.yield %x : f32
  }
  return
}
// -----
func.func @for_bound_type(%a: i32) {
  scf.for %i = %a to %a step %a {
  }
  return
}
// -----
func.func @for_float(%a: f32) {
  scf.for %i = %a to %a step %a : f32 {
  }
  return
}
// -----
func.func @for_bound_types(%a: index, %b: i32) {
  "scf.for"(%a, %b, %a) ({
  ^bb0(%i: index):
    scf.yield
  }) : (index, i32, index) -> ()
  return
}
// -----
func.func @for_iv_type(%a: index) {
  "scf.for"(%a, %a, %a) ({
  ^bb0(%i: i32):
    scf.yield
  }) : (index, index, index) -> ()
  return
}
// -----
func.func @for_no_iv(%a: index) {
  "scf.for"(%a, %a, %a) ({
    scf.yield
  }) : (index, index, index) -> ()
  return
}
// -----
func.func @for_extra_arg(%a: index) {
  "scf.for"(%a, %a, %a) ({
  ^bb0(%i: index, %j: index):
    scf.yield
  }) : (index, index, index) -> ()
  return
}
// -----
func.func @for_results(%a: index, %f: f32) {
  %0 = "scf.for"(%a, %a, %a) ({
  ^bb0(%i: index):
    scf.yield
  }) : (index, index, index) -> f32
  return
}
// -----
func.func @for_init_type(%a: index, %f: f32) {
  %0 = "scf.for"(%a, %a, %a, %f) ({
  ^bb0(%i: index, %x: f64):
    scf.yield %x : f64
  }) : (index, index, index, f32) -> f64
  return
}
// -----
func.func @for_arg_type(%a: index, %f: f32) {
  %0 = "scf.for"(%a, %a, %a, %f) ({
  ^bb0(%i: index, %x: f64):
    scf.yield %f : f32
  }) : (index, index, index, f32) -> f32
  return
}
// -----
func.func @for_yield_type(%a: index, %f: f32, %g: f64) {
  %0 = scf.for %i = %a to %a step %a iter_args(%x = %f) -> f32 {
    scf.yield %g : f64
  }
  return
}
// -----
func.func @for_yield_count(%a: index, %f: f32) {
  %0 = scf.for %i = %a to %a step %a iter_args(%x = %f) -> f32 {
    scf.yield %x, %x : f32, f32
  }
  return
}
// -----
func.func @for_yield_none(%a: index, %f: f32) {
  %0 = scf.for %i = %a to %a step %a iter_args(%x = %f) -> f32 {
  }
  return
}
// -----
func.func @for_wrong_end(%a: index) {
  scf.for %i = %a to %a step %a {
    "func.return"() : () -> ()
  }
  return
}
// -----
func.func @for_blocks(%a: index) {
  scf.for %i = %a to %a step %a {
    cf.br ^bb1
  ^bb1:
    scf.yield
  }
  return
}
// -----
func.func @for_bound_inside(%a: index) {
  scf.for %i = %a to %b step %a {
    %b = arith.constant 1 : index
  }
  return
}
// -----
func.func @for_syntax(%a: index) {
  scf.for %i = %a until %a step %a {
  }
  return
}
// -----
func.func @for_syntax2(%a: index) {
  scf.for %i %a to %a step %a {
  }
  return
}
// -----
func.func @if_no_else(%c: i1, %f: f32) {
  %0 = scf.if %c -> f32 {
    scf.yield %f : f32
  }
  return
}
// -----
func.func @if_type(%c: i1, %f: f32, %g: f64) {
  %0 = scf.if %c -> f32 {
    scf.yield %f : f32
  } else {
    scf.yield %g : f64
  }
  return
}
// -----
func.func @if_type2(%c: i1, %f: f32, %g: f64) {
  %0 = scf.if %c -> f32 {
    scf.yield %g : f64
  } else {
    scf.yield %f : f32
  }
  return
}
// -----
func.func @if_missing(%c: i1, %f: f32) {
  %0 = scf.if %c -> f32 {
  } else {
    scf.yield %f : f32
  }
  return
}
// -----
func.func @if_cond(%c: i32) {
  scf.if %c {
  }
  return
}
// -----
func.func @if_args(%c: i1) {
  "scf.if"(%c) ({
  ^bb0(%x: i32):
    scf.yield
  }, {
  }) : (i1) -> ()
  return
}
// -----
func.func @if_one_region(%c: i1) {
  "scf.if"(%c) ({
    scf.yield
  }) : (i1) -> ()
  return
}
// -----
func.func @if_empty_then(%c: i1) {
  "scf.if"(%c) ({
  }, {
  }) : (i1) -> ()
  return
}
// -----
func.func @if_yield_count(%c: i1, %f: f32) {
  scf.if %c {
    scf.yield %f : f32
  }
  return
}
// -----
func.func @while_types(%a: i32) {
  %0 = scf.while (%x = %a) : (i32, i32) -> i32 {
    %t = arith.constant true
    scf.condition(%t) %x : i32
  } do {
  ^bb0(%y: i32):
    scf.yield %y : i32
  }
  return
}
// -----
func.func @while_not_a_function_type(%a: i32) {
  %0 = scf.while (%x = %a) : i32 {
    %t = arith.constant true
    scf.condition(%t) %x : i32
  } do {
  ^bb0(%y: i32):
    scf.yield %y : i32
  }
  return
}
// -----
func.func @while_before_end(%a: i32) {
  %0 = scf.while (%x = %a) : (i32) -> i32 {
    scf.yield %x : i32
  } do {
  ^bb0(%y: i32):
    scf.yield %y : i32
  }
  return
}
// -----
func.func @while_after_end(%a: i32, %c: i1) {
  %0 = scf.while (%x = %a) : (i32) -> i32 {
    scf.condition(%c) %x : i32
  } do {
  ^bb0(%y: i32):
    scf.condition(%c) %y : i32
  }
  return
}
// -----
func.func @while_condition_types(%a: i32, %c: i1, %f: f32) {
  %0 = scf.while (%x = %a) : (i32) -> i32 {
    scf.condition(%c) %f : f32
  } do {
  ^bb0(%y: i32):
    scf.yield %y : i32
  }
  return
}
// -----
func.func @while_condition_count(%a: i32, %c: i1) {
  %0 = scf.while (%x = %a) : (i32) -> i32 {
    scf.condition(%c) %x, %x : i32, i32
  } do {
  ^bb0(%y: i32):
    scf.yield %y : i32
  }
  return
}
// -----
func.func @while_after_args(%a: i32, %c: i1) {
  %0 = scf.while (%x = %a) : (i32) -> i32 {
    scf.condition(%c) %x : i32
  } do {
  ^bb0(%y: f32):
    scf.yield %a : i32
  }
  return
}
// -----
func.func @while_yield(%a: i32, %c: i1) {
  %0 = scf.while (%x = %a) : (i32) -> i32 {
    scf.condition(%c) %x : i32
  } do {
  ^bb0(%y: i32):
    scf.yield %c : i1
  }
  return
}
// -----
func.func @while_init(%a: i32, %c: i1) {
  %0 = "scf.while"(%a) ({
  ^bb0(%x: i64):
    scf.condition(%c) %a : i32
  }, {
  ^bb0(%y: i32):
    scf.yield %x : i64
  }) : (i32) -> i32
  return
}
// -----
func.func @while_no_do(%a: i32, %c: i1) {
  %0 = scf.while (%x = %a) : (i32) -> i32 {
    scf.condition(%c) %x : i32
  } {
  }
  return
}
// -----
func.func @condition_outside(%c: i1) {
  scf.condition(%c)
}
// -----
func.func @yield_outside() {
  scf.yield
}
// -----
func.func @parallel_none() {
  scf.parallel () = () to () step () {
  }
  return
}
// -----
func.func @parallel_counts(%a: index) {
  scf.parallel (%i) = (%a) to (%a, %a) step (%a) {
  }
  return
}
// -----
func.func @parallel_step(%a: index) {
  %c0 = arith.constant 0 : index
  scf.parallel (%i) = (%a) to (%a) step (%c0) {
  }
  return
}
// -----
func.func @parallel_ivs(%a: index) {
  "scf.parallel"(%a, %a, %a) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
  ^bb0(%i: index, %j: index):
    scf.reduce
  }) : (index, index, index) -> ()
  return
}
// -----
func.func @parallel_iv_type(%a: index) {
  "scf.parallel"(%a, %a, %a) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
  ^bb0(%i: i32):
    scf.reduce
  }) : (index, index, index) -> ()
  return
}
// -----
func.func @parallel_end(%a: index) {
  "scf.parallel"(%a, %a, %a) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
  ^bb0(%i: index):
    scf.yield
  }) : (index, index, index) -> ()
  return
}
// -----
func.func @parallel_results(%a: index, %f: f32) {
  %0 = scf.parallel (%i) = (%a) to (%a) step (%a) init (%f) -> f32 {
  }
  return
}
// -----
func.func @parallel_inits(%a: index, %f: f32) {
  scf.parallel (%i) = (%a) to (%a) step (%a) init (%f) {
  }
  return
}
// -----
func.func @parallel_inits2(%a: index, %f: f32) {
  %0 = scf.parallel (%i) = (%a) to (%a) step (%a) -> f32 {
    scf.reduce(%f : f32) {
    ^bb0(%x: f32, %y: f32):
      scf.reduce.return %x : f32
    }
  }
  return
}
// -----
func.func @parallel_reduce_type(%a: index, %f: f32, %g: f64) {
  %0 = scf.parallel (%i) = (%a) to (%a) step (%a) init (%f) -> f32 {
    scf.reduce(%g : f64) {
    ^bb0(%x: f64, %y: f64):
      scf.reduce.return %x : f64
    }
  }
  return
}
// -----
func.func @reduce_args(%a: index, %f: f32) {
  %0 = scf.parallel (%i) = (%a) to (%a) step (%a) init (%f) -> f32 {
    scf.reduce(%f : f32) {
    ^bb0(%x: f32):
      scf.reduce.return %x : f32
    }
  }
  return
}
// -----
func.func @reduce_arg_types(%a: index, %f: f32) {
  %0 = scf.parallel (%i) = (%a) to (%a) step (%a) init (%f) -> f32 {
    scf.reduce(%f : f32) {
    ^bb0(%x: f32, %y: f64):
      scf.reduce.return %x : f32
    }
  }
  return
}
// -----
func.func @reduce_return_type(%a: index, %f: f32) {
  %0 = scf.parallel (%i) = (%a) to (%a) step (%a) init (%f) -> f32 {
    scf.reduce(%f : f32) {
    ^bb0(%x: f32, %y: f32):
      scf.reduce.return %a : index
    }
  }
  return
}
// -----
func.func @reduce_empty(%a: index, %f: f32) {
  %0 = scf.parallel (%i) = (%a) to (%a) step (%a) init (%f) -> f32 {
    scf.reduce(%f : f32) {
    ^bb0(%x: f32, %y: f32):
    }
  }
  return
}
// -----
func.func @reduce_end(%a: index, %f: f32) {
  %0 = scf.parallel (%i) = (%a) to (%a) step (%a) init (%f) -> f32 {
    scf.reduce(%f : f32) {
    ^bb0(%x: f32, %y: f32):
      func.return
    }
  }
  return
}
// -----
func.func @reduce_count(%a: index, %f: f32) {
  %0 = scf.parallel (%i) = (%a) to (%a) step (%a) init (%f) -> f32 {
    scf.reduce {
    ^bb0(%x: f32, %y: f32):
      scf.reduce.return %x : f32
    }
  }
  return
}
// -----
func.func @reduce_outside() {
  scf.reduce
}
// -----
func.func @execute_empty() {
  scf.execute_region {
  }
  return
}
// -----
func.func @execute_none() {
  "scf.execute_region"() ({}) : () -> ()
  return
}
// -----
func.func @execute_args(%f: f32) {
  "scf.execute_region"() ({
  ^bb0(%a: f32):
    scf.yield
  }) : () -> ()
  return
}
// -----
func.func @execute_types(%f: f32) {
  %0 = scf.execute_region -> f64 {
    scf.yield %f : f32
  }
  return
}
// -----
func.func @execute_count(%f: f32) {
  %0 = scf.execute_region -> f32 {
    scf.yield
  }
  return
}
// -----
func.func @switch_twice(%i: index) {
  scf.index_switch %i
  case 1 {
  }
  case 2 {
  }
  case 2 {
  }
  case 1 {
  }
  default {
  }
  return
}
// -----
func.func @switch_count(%i: index) {
  "scf.index_switch"(%i) <{cases = array<i64: 1>}> ({
    scf.yield
  }) : (index) -> ()
  return
}
// -----
func.func @switch_yield(%i: index, %f: f32) {
  %0 = scf.index_switch %i -> f32
  case 1 {
    scf.yield %f : f32
  }
  default {
    scf.yield
  }
  return
}
// -----
func.func @switch_yield_case(%i: index, %f: f32) {
  %0 = scf.index_switch %i -> f32
  case 1 {
    scf.yield %f, %f : f32, f32
  }
  default {
    scf.yield %f : f32
  }
  return
}
// -----
func.func @switch_yield_type(%i: index, %f: f32) {
  %0 = scf.index_switch %i -> f32
  case 1 {
    scf.yield %f : f32
  }
  case 2 {
    scf.yield %i : index
  }
  default {
    scf.yield %f : f32
  }
  return
}
// -----
func.func @switch_yield_default_type(%i: index, %f: f32) {
  %0 = scf.index_switch %i -> f32
  default {
    scf.yield %i : index
  }
  return
}
// -----
func.func @switch_end(%i: index, %f: f32) {
  "scf.index_switch"(%i) <{cases = array<i64>}> ({
    func.return
  }) : (index) -> ()
  return
}
// -----
func.func @switch_no_default(%i: index, %f: f32) {
  scf.index_switch %i
  case 1 {
  }
  return
}
// -----
func.func @switch_no_value(%i: index, %f: f32) {
  scf.index_switch %i
  case {
  }
  default {
  }
  return
}
// -----
func.func @forall_count(%n: index, %t: tensor<?xf32>) {
  %0:2 = scf.forall (%i) in (%n) shared_outs(%o = %t) -> (tensor<?xf32>, tensor<?xf32>) {
  }
  return
}
// -----
func.func @forall_rank(%n: index) {
  scf.forall (%i) in (%n, %n) {
  }
  return
}
// -----
func.func @forall_list(%n: index) {
  scf.forall (%i) in (foo) {
  }
  return
}
// -----
func.func @forall_list2(%n: index) {
  scf.forall (%i) in [%n] {
  }
  return
}
// -----
func.func @forall_rank2(%n: index) {
  scf.forall (%i, %j) = (0) to (%n) step (1) {
  }
  return
}
// -----
func.func @forall_rank3(%n: index) {
  scf.forall (%i, %j) = (0, 0) to (%n, 4) step (1) {
  }
  return
}
// -----
func.func @forall_results(%n: index, %t: tensor<?xf32>) {
  "scf.forall"(%n, %t) <{operandSegmentSizes = array<i32: 0, 1, 0, 1>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: -9223372036854775808>, staticStep = array<i64: 1>}> ({
  ^bb0(%i: index, %o: tensor<?xf32>):
    "scf.forall.in_parallel"() ({
    ^bb1:
    }) : () -> ()
  }) : (index, tensor<?xf32>) -> ()
  return
}
// -----
func.func @forall_body_args(%n: index, %t: tensor<?xf32>) {
  "scf.forall"(%n) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: -9223372036854775808>, staticStep = array<i64: 1>}> ({
  ^bb0(%i: index, %o: tensor<?xf32>):
    "scf.forall.in_parallel"() ({
    ^bb1:
    }) : () -> ()
  }) : (index) -> ()
  return
}
// -----
func.func @forall_arg_index(%n: index, %t: tensor<?xf32>) {
  "scf.forall"(%n) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: -9223372036854775808>, staticStep = array<i64: 1>}> ({
  ^bb0(%i: i32):
    "scf.forall.in_parallel"() ({
    ^bb1:
    }) : () -> ()
  }) : (index) -> ()
  return
}
// -----
func.func @forall_out_type(%n: index, %t: tensor<?xf32>) {
  %0 = "scf.forall"(%n, %t) <{operandSegmentSizes = array<i32: 0, 1, 0, 1>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: -9223372036854775808>, staticStep = array<i64: 1>}> ({
  ^bb0(%i: index, %o: tensor<?xf64>):
    "scf.forall.in_parallel"() ({
    ^bb1:
    }) : () -> ()
  }) : (index, tensor<?xf32>) -> tensor<?xf32>
  return
}
// -----
func.func @forall_dynamic(%n: index, %t: tensor<?xf32>) {
  "scf.forall"(%n, %n) <{operandSegmentSizes = array<i32: 0, 2, 0, 0>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: -9223372036854775808>, staticStep = array<i64: 1>}> ({
  ^bb0(%i: index):
    "scf.forall.in_parallel"() ({
    ^bb1:
    }) : () -> ()
  }) : (index, index) -> ()
  return
}
// -----
func.func @forall_end(%n: index) {
  "scf.forall"(%n) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: -9223372036854775808>, staticStep = array<i64: 1>}> ({
  ^bb0(%i: index):
    "func.return"() : () -> ()
  }) : (index) -> ()
  return
}
// -----
func.func @forall_other_op(%n: index) {
  scf.forall (%i) in (%n) {
    scf.forall.in_parallel {
      %0 = arith.constant 1 : i32
    }
  }
  return
}
// -----
func.func @forall_insert_elsewhere(%n: index, %t: tensor<8xf32>) {
  %0 = scf.forall (%i) in (%n) shared_outs(%o = %t) -> (tensor<8xf32>) {
    %s = tensor.extract_slice %o[%i] [1] [1] : tensor<8xf32> to tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %t[%i] [1] [1] : tensor<1xf32> into tensor<8xf32>
    }
  }
  return
}
// -----
func.func @forall_mapping(%n: index) {
  scf.forall (%i) in (%n) {
  } {mapping = [1]}
  return
}
// -----
func.func @forall_mapping2(%n: index) {
  scf.forall (%i) in (%n) {
  } {mapping = "x"}
  return
}
// -----
func.func @forall_memref(%n: index, %t: memref<8xf32>) {
  %0 = scf.forall (%i) in (%n) shared_outs(%o = %t) -> (memref<8xf32>) {
  }
  return
}
// -----
func.func @in_parallel_outside() {
  scf.forall.in_parallel {
  }
}
