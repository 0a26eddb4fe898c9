// ARGS: --split-input-file --allow-unregistered-dialect --loop-invariant-code-motion
// ARGS: --split-input-file --allow-unregistered-dialect --cse
// ARGS: --split-input-file --allow-unregistered-dialect --sccp --canonicalize
func.func @licm(%a: i32, %n: index, %c: i1) -> i32 {
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %n to %n step %c1 iter_args(%x = %a) -> i32 {
    %y = arith.addi %a, %a : i32
    scf.for %j = %c1 to %n step %c1 {
      %z = arith.muli %y, %a : i32
      "foo.use"(%z) : (i32) -> ()
    }
    %if = scf.if %c -> i32 {
      %d = arith.divsi %a, %y : i32
      scf.yield %d : i32
    } else {
      scf.yield %y : i32
    }
    %s = arith.addi %if, %x : i32
    scf.yield %s : i32
  }
  scf.while : () -> () {
    %q = arith.addi %a, %0 : i32
    %b = "foo.cond"(%q) : (i32) -> i1
    scf.condition(%b)
  } do {
    %q = arith.muli %a, %0 : i32
    "foo.use"(%q) : (i32) -> ()
    scf.yield
  }
  scf.parallel (%i) = (%n) to (%n) step (%c1) {
    %q = arith.subi %a, %0 : i32
    "foo.use"(%q) : (i32) -> ()
  }
  scf.forall (%i) in (%n) {
    %q = arith.xori %a, %0 : i32
    "foo.use"(%q) : (i32) -> ()
  }
  return %0 : i32
}
func.func @inner_pure(%a: i32, %n: index) {
  %c1 = arith.constant 1 : index
  scf.for %i = %n to %n step %c1 {
    %0 = scf.for %j = %c1 to %n step %c1 iter_args(%x = %a) -> i32 {
      %s = arith.addi %x, %a : i32
      scf.yield %s : i32
    }
    %1 = scf.for %j = %c1 to %n step %n iter_args(%x = %a) -> i32 {
      %s = arith.muli %x, %a : i32
      scf.yield %s : i32
    }
    %2 = scf.while (%x = %a) : (i32) -> i32 {
      %c = arith.cmpi eq, %x, %a : i32
      scf.condition(%c) %x : i32
    } do {
    ^bb0(%y: i32):
      scf.yield %y : i32
    }
    "foo.use"(%0, %1, %2) : (i32, i32, i32) -> ()
  }
  return
}
// -----
func.func @cse(%a: i32, %n: index, %c: i1) -> (i32, i32, i32, i32) {
  %c1 = arith.constant 1 : index
  %0 = scf.if %c -> i32 {
    %d = arith.addi %a, %a : i32
    scf.yield %d : i32
  } else {
    scf.yield %a : i32
  }
  %1 = scf.if %c -> i32 {
    %d = arith.addi %a, %a : i32
    scf.yield %d : i32
  } else {
    scf.yield %a : i32
  }
  %2 = scf.for %j = %c1 to %n step %c1 iter_args(%x = %a) -> i32 {
    %s = arith.addi %x, %a : i32
    %t = arith.addi %x, %a : i32
    %u = arith.addi %s, %t : i32
    scf.yield %u : i32
  }
  %3 = scf.for %j = %c1 to %n step %c1 iter_args(%x = %a) -> i32 {
    %s = arith.addi %x, %a : i32
    %t = arith.addi %x, %a : i32
    %u = arith.addi %s, %t : i32
    scf.yield %u : i32
  }
  return %0, %1, %2, %3 : i32, i32, i32, i32
}
// -----
func.func @sccp(%a: i32) -> (i32, i32, i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %t = arith.constant true
  %i5 = arith.constant 5 : i32
  %0 = scf.if %t -> i32 {
    scf.yield %i5 : i32
  } else {
    scf.yield %a : i32
  }
  %1 = scf.for %j = %c0 to %c4 step %c1 iter_args(%x = %i5) -> i32 {
    scf.yield %x : i32
  }
  %2 = scf.index_switch %c1 -> i32
  case 1 {
    scf.yield %i5 : i32
  }
  default {
    scf.yield %a : i32
  }
  %f = arith.constant false
  %3 = scf.while (%x = %i5) : (i32) -> i32 {
    scf.condition(%f) %x : i32
  } do {
  ^bb0(%y: i32):
    scf.yield %a : i32
  }
  %4 = arith.addi %0, %1 : i32
  %5 = arith.addi %2, %3 : i32
  %6 = scf.execute_region -> i32 {
    cf.cond_br %t, ^bb1, ^bb2
  ^bb1:
    scf.yield %4 : i32
  ^bb2:
    scf.yield %a : i32
  }
  return %4, %5, %6, %1 : i32, i32, i32, i32
}
func.func private @callee(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  return %0 : i32
}
func.func @caller() -> i32 {
  %i5 = arith.constant 5 : i32
  %0 = call @callee(%i5) : (i32) -> i32
  return %0 : i32
}
func.func @switches(%a: i32) -> i32 {
  %i5 = arith.constant 5 : i32
  cf.switch %i5 : i32, [
    default: ^bb1(%a : i32),
    5: ^bb2(%i5 : i32)
  ]
^bb1(%x: i32):
  return %x : i32
^bb2(%y: i32):
  %z = arith.addi %y, %y : i32
  cf.br ^bb1(%z : i32)
}
