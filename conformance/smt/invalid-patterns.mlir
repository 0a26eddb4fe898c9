// ARGS: --split-input-file
func.func @f() {
  %0 = smt.forall ["a"] {
  ^bb0(%a: !smt.int):
    %t = smt.constant true
    smt.yield %t : !smt.bool
  } patterns {
  ^bb0(%a: !smt.int):
    %x = arith.constant 1 : i32
    smt.yield %a : !smt.int
  }
  return
}
// -----
func.func @f() {
  %0 = smt.exists ["a"] {
  ^bb0(%a: !smt.int):
    %t = smt.constant true
    smt.yield %t : !smt.bool
  } patterns {
  ^bb0(%a: !smt.int):
    %t = smt.constant true
    smt.yield %t : !smt.bool
  }, {
  ^bb0(%a: !smt.int):
    %t = smt.constant true
    func.call @f() : () -> ()
    smt.yield %t : !smt.bool
  }
  return
}
// -----
func.func @f() {
  %0 = smt.exists ["a"] {
  ^bb0(%a: !smt.int):
    %t = smt.constant true
    smt.yield %t : !smt.bool
  } patterns {
  ^bb0(%a: !smt.int):
    %t = smt.exists ["b"] {
    ^bb0(%b: !smt.int):
      %x = arith.constant 1 : i32
      %t = smt.constant true
      smt.yield %t : !smt.bool
    }
    smt.yield %t : !smt.bool
  }
  return
}
// -----
func.func @f() {
  %0 = smt.exists ["a"] {
  ^bb0(%a: !smt.int):
    %t = smt.constant true
    smt.yield %t : !smt.bool
  } patterns {
  ^bb0(%a: !smt.int):
    %t = smt.exists ["b"] {
    ^bb0(%b: !smt.int):
      %t = smt.constant true
      smt.yield %t : !smt.bool
    }
    %x = arith.constant 1 : i32
    smt.yield %t : !smt.bool
  }
  return
}
// -----
func.func @f() {
  %0 = smt.exists ["a"] {
  ^bb0(%a: !smt.int):
    %t = smt.constant true
    smt.yield %t : !smt.bool
  } patterns {
  ^bb0(%a: !smt.int):
    %t = smt.constant true
    %r = scf.execute_region -> !smt.bool { scf.yield %t : !smt.bool }
    smt.yield %t : !smt.bool
  }
  return
}
// -----
func.func @f() {
  %0 = smt.exists ["a"] {
  ^bb0(%a: !smt.int):
    %t = smt.constant true
    smt.yield %t : !smt.bool
  } patterns {
  ^bb0(%a: !smt.int):
    %x = builtin.unrealized_conversion_cast %a : !smt.int to !smt.int
    smt.yield %x : !smt.int
  }
  return
}
