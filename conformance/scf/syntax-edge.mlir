// ARGS: --split-input-file
// FRAME
// HERE
  return
}
// EACH
func.func @f(%a: index, %t: tensor<4xf32>) { %0 = scf.forall (%i) in (4) shared_outs(%o = %t) -> tensor<4xf32> { }
func.func @f(%a: index, %t: tensor<4xf32>) { scf.forall (%i : index) in (4) { }
func.func @f(%a: index, %t: tensor<4xf32>) { scf.forall (%i, %i) in (4, 4) { }
func.func @f(%a: index, %t: tensor<4xf32>) { scf.for %i = 0 to %a step %a { }
func.func @f(%a: index, %t: tensor<4xf32>) { scf.for %i = %a to %a { }
func.func @f(%a: index, %t: tensor<4xf32>) { scf.for %i = %a to %a step %a : { }
func.func @f(%a: index, %t: tensor<4xf32>) { scf.for %i = %a to %a step %a iter_args(%x = %t) -> tensor<4xf32>, f32 { }
func.func @f(%a: index, %c: i1) { scf.parallel () = (%a) to (%a) step (%a) { }
func.func @f(%a: index, %c: i1) { scf.execute_region no_inline -> i32 { }
func.func @f(%a: index, %c: i1) { "scf.for"(%a, %a, %a) : (index, index, index) -> ()
// FRAME
func.func @f(%a: index, %c: i1) {
  scf.while {
    scf.condition(%c)
  } do {
    scf.yield
  }
  return
}
// FRAME
func.func @f(%a: index, %c: i1) {
  scf.parallel (%i) = (%a) to (%a) step (%a) init () -> () {
  }
  scf.parallel (%i, %j) = (%a, %a) to (%a, %a) step (%a, %a) init (%c) -> (i1) {
    scf.reduce(%c : i1) { ^bb0(%l: i1, %r: i1): scf.reduce.return %l : i1 }
  }
  return
}
// FRAME
func.func @f(%a: index, %c: i1) {
  scf.index_switch %a
  case -9223372036854775808 {
  }
  case 9223372036854775808 {
  }
  default {
  }
  return
}
