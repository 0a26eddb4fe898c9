// ARGS: 
// FRAME
// HERE
  return
}
// EACH
func.func @for_syntax2(%a: index) { scf.for %i %a to %a step %a { }
func.func @if_no_else(%c: i1, %f: f32) { %0 = scf.if %c -> f32 { scf.yield %f : f32 }
func.func @if_cond(%c: i32) { scf.if %c { }
func.func @parallel_none() { scf.parallel () = () to () step () { }
func.func @parallel_results(%a: index, %f: f32) { %0 = scf.parallel (%i) = (%a) to (%a) step (%a) init (%f) -> f32 { }
func.func @parallel_inits(%a: index, %f: f32) { scf.parallel (%i) = (%a) to (%a) step (%a) init (%f) { }
func.func @execute_none() { "scf.execute_region"() ({}) : () -> ()
func.func @forall_list2(%n: index) { scf.forall (%i) in [%n] { }
// FRAME
// HERE
    scf.yield
  }) : (index, index, index) -> ()
  return
}
// EACH
func.func @for_iv_type(%a: index) { "scf.for"(%a, %a, %a) ({ ^bb0(%i: i32):
func.func @for_no_iv(%a: index) { "scf.for"(%a, %a, %a) ({
func.func @parallel_end(%a: index) { "scf.parallel"(%a, %a, %a) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({ ^bb0(%i: index):
// FRAME
// HERE
    scf.reduce
  }) : (index, index, index) -> ()
  return
}
// EACH
func.func @parallel_ivs(%a: index) { "scf.parallel"(%a, %a, %a) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({ ^bb0(%i: index, %j: index):
func.func @parallel_iv_type(%a: index) { "scf.parallel"(%a, %a, %a) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({ ^bb0(%i: i32):
// FRAME
// HERE
    }
  }
  return
}
// EACH
func.func @forall_other_op(%n: index) { scf.forall (%i) in (%n) { scf.forall.in_parallel { %0 = arith.constant 1 : i32
// CASE
func.func @parallel_reduce_type(%a: index, %f: f32, %g: f64) {
  %0 = scf.parallel (%i) = (%a) to (%a) step (%a) init (%f) -> f32 {
    scf.reduce(%g : f64) {
    ^bb0(%x: f64, %y: f64):
      scf.reduce.return %x : f64
// FRAME
// HERE
    }
  }
  return
}
// CASE
func.func @reduce_args(%a: index, %f: f32) {
  %0 = scf.parallel (%i) = (%a) to (%a) step (%a) init (%f) -> f32 {
    scf.reduce(%f : f32) {
    ^bb0(%x: f32):
      scf.reduce.return %x : f32
// CASE
func.func @reduce_arg_types(%a: index, %f: f32) {
  %0 = scf.parallel (%i) = (%a) to (%a) step (%a) init (%f) -> f32 {
    scf.reduce(%f : f32) {
    ^bb0(%x: f32, %y: f64):
      scf.reduce.return %x : f32
// CASE
func.func @reduce_return_type(%a: index, %f: f32) {
  %0 = scf.parallel (%i) = (%a) to (%a) step (%a) init (%f) -> f32 {
    scf.reduce(%f : f32) {
    ^bb0(%x: f32, %y: f32):
      scf.reduce.return %a : index
// CASE
func.func @reduce_count(%a: index, %f: f32) {
  %0 = scf.parallel (%i) = (%a) to (%a) step (%a) init (%f) -> f32 {
    scf.reduce {
    ^bb0(%x: f32, %y: f32):
      scf.reduce.return %x : f32
// FRAME
// HERE
  }
  default {
    // HERE
  }
  return
}
// EACH
func.func @switch_twice(%i: index) { scf.index_switch %i case 1 { } case 2 { } case 2 { } case 1 { // AND
// CASE
func.func @switch_yield(%i: index, %f: f32) {
  %0 = scf.index_switch %i -> f32
  case 1 {
    scf.yield %f : f32
// AND
    scf.yield
// CASE
func.func @switch_yield_type(%i: index, %f: f32) {
  %0 = scf.index_switch %i -> f32
  case 1 {
    scf.yield %f : f32
  }
  case 2 {
    scf.yield %i : index
// AND
    scf.yield %f : f32
// FRAME
// HERE
  }) : (index) -> ()
  return
}
// EACH
func.func @switch_count(%i: index) { "scf.index_switch"(%i) <{cases = array<i64: 1>}> ({ scf.yield
func.func @switch_end(%i: index, %f: f32) { "scf.index_switch"(%i) <{cases = array<i64>}> ({ func.return
// FRAME
// HERE
    "scf.forall.in_parallel"() ({
    ^bb1:
    }) : () -> ()
  // HERE
  return
}
// CASE
func.func @forall_results(%n: index, %t: tensor<?xf32>) {
  "scf.forall"(%n, %t) <{operandSegmentSizes = array<i32: 0, 1, 0, 1>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: -9223372036854775808>, staticStep = array<i64: 1>}> ({
  ^bb0(%i: index, %o: tensor<?xf32>):
// AND
  }) : (index, tensor<?xf32>) -> ()
// CASE
func.func @forall_arg_index(%n: index, %t: tensor<?xf32>) {
  "scf.forall"(%n) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: -9223372036854775808>, staticStep = array<i64: 1>}> ({
  ^bb0(%i: i32):
// AND
  }) : (index) -> ()
// CASE
func.func @forall_out_type(%n: index, %t: tensor<?xf32>) {
  %0 = "scf.forall"(%n, %t) <{operandSegmentSizes = array<i32: 0, 1, 0, 1>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: -9223372036854775808>, staticStep = array<i64: 1>}> ({
  ^bb0(%i: index, %o: tensor<?xf64>):
// AND
  }) : (index, tensor<?xf32>) -> tensor<?xf32>
// CASE
func.func @forall_dynamic(%n: index, %t: tensor<?xf32>) {
  "scf.forall"(%n, %n) <{operandSegmentSizes = array<i32: 0, 2, 0, 0>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: -9223372036854775808>, staticStep = array<i64: 1>}> ({
  ^bb0(%i: index):
// AND
  }) : (index, index) -> ()
