// ARGS: --split-input-file
func.func @f(%a: index, %t: tensor<4xf32>) {
  %0 = scf.forall (%i) in (4) shared_outs(%o = %t) -> tensor<4xf32> {
  }
  return
}
// -----
func.func @f(%a: index, %t: tensor<4xf32>) {
  %0 = scf.forall (%i) in (4) shared_outs(%o = %t) {
  }
  return
}
// -----
func.func @f(%a: index, %t: tensor<4xf32>) {
  scf.forall (%i) in (4) shared_outs() -> () {
  }
  return
}
// -----
func.func @f(%a: index, %t: tensor<4xf32>) {
  scf.forall (%i : index) in (4) {
  }
  return
}
// -----
func.func @f(%a: index, %t: tensor<4xf32>) {
  scf.forall (%i, %i) in (4, 4) {
  }
  return
}
// -----
func.func @f(%a: index, %t: tensor<4xf32>) {
  scf.forall %i in (4) {
  }
  return
}
// -----
func.func @f(%a: index, %t: tensor<4xf32>) {
  scf.for %i = %a to %a step %a iter_args() -> () {
  }
  return
}
// -----
func.func @f(%a: index, %t: tensor<4xf32>) {
  scf.for %i = 0 to %a step %a {
  }
  return
}
// -----
func.func @f(%a: index, %t: tensor<4xf32>) {
  scf.for %i = %a to %a {
  }
  return
}
// -----
func.func @f(%a: index, %t: tensor<4xf32>) {
  scf.for %i = %a to %a step %a : {
  }
  return
}
// -----
func.func @f(%a: index, %t: tensor<4xf32>) {
  scf.for %i = %a to %a step %a iter_args(%x = %t) -> tensor<4xf32>, f32 {
  }
  return
}
// -----
func.func @f(%a: index, %t: tensor<4xf32>) {
  scf.for %i#1 = %a to %a step %a {
  }
  return
}
// -----
func.func @f(%a: index, %t: tensor<4xf32>) {
  scf.for %i = %a to %a step %a {unsignedCmp} {
  }
  return
}
// -----
func.func @f(%a: index, %t: tensor<4xf32>) {
  scf.for %i = %a to %a step %a {
  } {unsignedCmp}
  scf.for %i = %a to %a step %a {
  } {unsignedCmp = 3}
  return
}
// -----
func.func @f(%a: index, %c: i1) {
  scf.if %c -> () {
  }
  %0 = scf.if %c -> () {
  } else {
  }
  return
}
// -----
func.func @f(%a: index, %c: i1) {
  scf.if %c {
  ^bb0:
    scf.yield
  }
  scf.if %c {
  } else {
  } else {
  }
  return
}
// -----
func.func @f(%a: index, %c: i1) {
  scf.while {
    scf.condition(%c)
  } do {
    scf.yield
  }
  return
}
// -----
func.func @f(%a: index, %c: i1) {
  scf.while () : () -> () {
    scf.condition(%c)
  } do {
    scf.yield
  }
  return
}
// -----
func.func @f(%a: index, %c: i1) {
  scf.parallel (%i) = (%a) to (%a) step (%a) init () -> () {
  }
  scf.parallel (%i, %j) = (%a, %a) to (%a, %a) step (%a, %a) init (%c) -> (i1) {
    scf.reduce(%c : i1) { ^bb0(%l: i1, %r: i1): scf.reduce.return %l : i1 }
  }
  return
}
// -----
func.func @f(%a: index, %c: i1) {
  scf.parallel () = (%a) to (%a) step (%a) {
  }
  return
}
// -----
func.func @f(%a: index, %c: i1) {
  scf.execute_region no_inline -> i32 {
  }
  return
}
// -----
func.func @f(%a: index, %c: i1) {
  scf.execute_region {
  ^bb0(%x: i1):
    scf.yield
  }
  return
}
// -----
func.func @f(%a: index, %c: i1) {
  scf.index_switch %c
  default {
  }
  return
}
// -----
func.func @f(%a: index, %c: i1) {
  scf.index_switch %a
  case 1 {
  ^bb0(%x: i1):
    scf.yield
  }
  default {
    cf.br ^bb1
  ^bb1:
    scf.yield
  }
  return
}
// -----
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
// -----
func.func @f(%a: index, %c: i1) {
  scf.index_switch %a
  default {
  }
  case 1 {
  }
  return
}
// -----
func.func @f(%a: index, %c: i1) {
  scf.condition(%c) %a
  return
}
// -----
func.func @f(%a: index, %c: i1) {
  "scf.for"(%a, %a) ({}) : (index, index) -> ()
  return
}
// -----
func.func @f(%a: index, %c: i1) {
  "scf.for"(%a, %a, %a) ({}) : (index, index, index) -> ()
  return
}
// -----
func.func @f(%a: index, %c: i1) {
  "scf.for"(%a, %a, %a) : (index, index, index) -> ()
  return
}
// -----
func.func @f(%a: index, %c: i1) {
  "scf.for"(%a, %a, %a) ({
  ^bb0(%i: index):
  }) : (index, index, index) -> ()
  return
}
// -----
func.func @f(%a: index, %c: i1) {
  "scf.forall"(%a) ({
  ^bb0(%i: index):
  }) : (index) -> ()
  return
}
// -----
func.func @f(%a: index, %c: i1) {
  "scf.forall"(%a) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: -9223372036854775808>}> ({
  ^bb0(%i: index):
  }) : (index) -> ()
  return
}
// -----
func.func @f(%a: index, %c: i1) {
  "scf.forall"(%a) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: -9223372036854775808>, staticStep = array<i64: 1, 1>}> ({
  ^bb0(%i: index):
    "scf.forall.in_parallel"() ({
    ^bb0:
    }) : () -> ()
  }) : (index) -> ()
  return
}
// -----
func.func @f(%a: index, %c: i1) {
  "scf.reduce.return"(%a) : (index) -> ()
}
// -----
func.func @f(%a: index, %c: i1) {
  "scf.while"(%a) ({
  ^bb0(%x: index):
    "scf.condition"(%c) : (i1) -> ()
  }) : (index) -> ()
  return
}
// -----
func.func @f(%a: index, %c: i1) {
  "scf.while"(%a) ({
  }, {
  }) : (index) -> ()
  return
}
// -----
func.func @f(%a: index, %c: i1) {
  "scf.while"(%a) ({
  ^bb0(%x: index):
    "scf.condition"(%c) : (i1) -> ()
  ^bb1:
    "scf.condition"(%c) : (i1) -> ()
  }, {
    "scf.yield"() : () -> ()
  }) : (index) -> ()
  return
}
