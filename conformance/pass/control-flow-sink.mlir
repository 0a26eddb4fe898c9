// ARGS: --control-flow-sink --transform-interpreter --allow-unregistered-dialect --split-input-file
func.func @f(%c: i1, %x: i32, %n: index, %m: memref<4xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %a = arith.addi %x, %x : i32
  %b = arith.muli %a, %x : i32
  %d = arith.muli %x, %x : i32
  %l = memref.load %m[%c0] : memref<4xi32>
  %r = scf.if %c -> i32 {
    %e = arith.addi %b, %l : i32
    scf.yield %e : i32
  } else {
    scf.yield %d : i32
  }
  %z = arith.addi %d, %r : i32
  %k = arith.subi %x, %d : i32
  %k2 = arith.subi %k, %d : i32
  scf.execute_region {
    "test.use"(%k) : (i32) -> ()
    scf.yield
  }
  scf.for %i = %c0 to %n step %n {
    %q = arith.subi %x, %k2 : i32
    "test.use"(%q) : (i32) -> ()
  }
  scf.index_switch %n
  case 0 {
    "test.use"(%k2) : (i32) -> ()
    scf.yield
  }
  default {
  }
  %k3 = arith.xori %k, %d : i32
  %k4 = arith.xori %k3, %d : i32
  scf.if %c {
    scf.if %c {
     "test.use"(%k4) : (i32) -> ()
    }
  }
  %t = arith.xori %x, %d : i32
  %one = arith.constant 1 : index
  scf.for %i = %c0 to %one step %one {
    "test.use"(%t) : (i32) -> ()
  }
  return %z : i32
}
// -----
// Two arms need it, one after the other; known conditions; what is computed from what is computed.
func.func @arms(%c: i1, %x: i32, %n: index) -> i32 {
  %true = arith.constant true
  %c4 = arith.constant 4 : index
  %both = arith.addi %x, %x : i32
  %first = arith.muli %x, %x : i32
  %of = arith.xori %first, %both : i32
  %r = scf.if %c -> i32 {
    scf.yield %of : i32
  } else {
    scf.yield %both : i32
  }
  %never = arith.subi %x, %r : i32
  %taken = arith.subi %r, %x : i32
  scf.if %true {
    "test.use"(%taken) : (i32) -> ()
  } else {
    "test.use"(%never) : (i32) -> ()
  }
  %a = arith.andi %x, %r : i32
  %b = arith.ori %x, %r : i32
  %d = arith.andi %a, %b : i32
  scf.index_switch %c4
  case 4 {
    "test.use"(%a, %b) : (i32, i32) -> ()
    scf.yield
  }
  case 5 {
    "test.use"(%d, %d) : (i32, i32) -> ()
    scf.yield
  }
  default {
  }
  affine.if affine_set<(i) : (i >= 0)>(%n) {
    "test.use"(%b) : (i32) -> ()
  }
  return %r : i32
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%c: i1, %x: i32) {
    %a = arith.addi %x, %x : i32
    scf.if %c {
      "test.use"(%a) : (i32) -> ()
    }
    return
  }
  transform.named_sequence @__transform_main(%r: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
    %g = transform.apply_registered_pass "control-flow-sink" to %f : (!transform.any_op) -> !transform.any_op
    transform.print %g : !transform.any_op
    transform.yield
  }
}
