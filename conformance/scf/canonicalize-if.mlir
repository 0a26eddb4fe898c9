// ARGS: --split-input-file --canonicalize --allow-unregistered-dialect
func.func @constant(%a: i32) -> i32 {
  %t = arith.constant true
  %f = arith.constant false
  scf.if %t {
    "foo.a"() : () -> ()
  }
  scf.if %f {
    "foo.b"() : () -> ()
  }
  scf.if %f {
    "foo.c"() : () -> ()
  } else {
    "foo.d"() : () -> ()
  }
  %0 = scf.if %t -> i32 {
    %x = "foo.e"() : () -> i32
    scf.yield %x : i32
  } else {
    scf.yield %a : i32
  }
  return %0 : i32
}
// -----
func.func @select(%c: i1, %a: i32, %b: i32) -> (i32, i32, i32) {
  %0:3 = scf.if %c -> (i32, i32, i32) {
    %x = "foo.e"() : () -> i32
    scf.yield %a, %x, %a : i32, i32, i32
  } else {
    scf.yield %b, %b, %a : i32, i32, i32
  } {tag}
  return %0#0, %0#1, %0#2 : i32, i32, i32
}
// -----
func.func @select_all(%c: i1, %a: i32, %b: i32) -> (i32, i32) {
  %0:2 = scf.if %c -> (i32, i32) {
    scf.yield %a, %b : i32, i32
  } else {
    scf.yield %b, %a : i32, i32
  }
  return %0#0, %0#1 : i32, i32
}
// -----
func.func @select_constants(%c: i1) -> (i32, i32) {
  %0:2 = scf.if %c -> (i32, i32) {
    %x = arith.constant 1 : i32
    %y = arith.constant 2 : i32
    scf.yield %x, %y : i32, i32
  } else {
    %x = arith.constant 3 : i32
    %y = arith.constant 2 : i32
    scf.yield %x, %y : i32, i32
  }
  return %0#0, %0#1 : i32, i32
}
// -----
func.func @condition_inside(%c: i1) {
  scf.if %c {
    "foo.then"(%c) : (i1) -> ()
    scf.if %c {
      "foo.deep"() : () -> ()
    }
    scf.execute_region no_inline {
      "foo.nested"(%c, %c) : (i1, i1) -> ()
      scf.yield
    }
  } else {
    "foo.else"(%c) : (i1) -> ()
  }
  "foo.after"(%c) : (i1) -> ()
  return
}
// -----
func.func @yields_condition(%c: i1) -> (i1, i1, i32) {
  %t = arith.constant true
  %f = arith.constant false
  %0:3 = scf.if %c -> (i1, i1, i32) {
    %x = "foo.e"() : () -> i32
    scf.yield %t, %f, %x : i1, i1, i32
  } else {
    %x = "foo.f"() : () -> i32
    scf.yield %f, %t, %x : i1, i1, i32
  }
  return %0#0, %0#1, %0#2 : i1, i1, i32
}
// -----
func.func @negated(%c: i1, %a: i32) -> i32 {
  %t = arith.constant true
  %n = arith.xori %c, %t : i1
  %0 = scf.if %n -> i32 {
    %x = "foo.e"() : () -> i32
    scf.yield %x : i32
  } else {
    %x = "foo.f"() : () -> i32
    scf.yield %x : i32
  }
  scf.if %n {
    "foo.g"() : () -> ()
  }
  return %0 : i32
}
// -----
func.func @combine(%c: i1, %d: i1) -> (i32, i32) {
  %0 = scf.if %c -> i32 {
    %x = "foo.a"() : () -> i32
    scf.yield %x : i32
  } else {
    %x = "foo.b"() : () -> i32
    scf.yield %x : i32
  } {first}
  %1 = scf.if %c -> i32 {
    %x = "foo.c"(%0) : (i32) -> i32
    scf.yield %x : i32
  } else {
    %x = "foo.d"(%0) : (i32) -> i32
    scf.yield %x : i32
  } {second}
  scf.if %c {
    "foo.e"(%0, %1) : (i32, i32) -> ()
  }
  scf.if %d {
    "foo.other"() : () -> ()
  }
  return %0, %1 : i32, i32
}
// -----
func.func @combine_without_else(%c: i1) {
  scf.if %c {
    "foo.a"() : () -> ()
  }
  scf.if %c {
    "foo.b"() : () -> ()
  } else {
    "foo.c"() : () -> ()
  }
  return
}
// -----
func.func @combine_with_else_first(%c: i1) {
  scf.if %c {
    "foo.a"() : () -> ()
  } else {
    "foo.c"() : () -> ()
  }
  scf.if %c {
    "foo.b"() : () -> ()
  }
  return
}
// -----
func.func @combine_negated(%c: i1) {
  %t = arith.constant true
  %n = arith.xori %c, %t : i1
  scf.if %c {
    "foo.a"() : () -> ()
  }
  scf.if %n {
    "foo.b"() : () -> ()
  }
  return
}
// -----
func.func @combine_negated2(%c: i1) -> i32 {
  %t = arith.constant true
  %n = arith.xori %c, %t : i1
  scf.if %n {
    "foo.b"() : () -> ()
  }
  %0 = scf.if %c -> i32 {
    %x = "foo.a"() : () -> i32
    scf.yield %x : i32
  } else {
    %x = "foo.c"() : () -> i32
    scf.yield %x : i32
  }
  return %0 : i32
}
// -----
func.func @nested(%c: i1, %d: i1) {
  scf.if %c {
    scf.if %d {
      "foo.a"() : () -> ()
    }
  }
  scf.if %c {
    scf.if %d {
      "foo.a"() : () -> ()
    } else {
      "foo.b"() : () -> ()
    }
  }
  return
}
// -----
func.func @nested_results(%c: i1, %d: i1, %a: i32, %b: i32) -> (i32, i32) {
  %0:2 = scf.if %c -> (i32, i32) {
    %1 = scf.if %d -> i32 {
      %x = "foo.a"() : () -> i32
      scf.yield %x : i32
    } else {
      scf.yield %b : i32
    }
    scf.yield %1, %a : i32, i32
  } else {
    scf.yield %b, %b : i32, i32
  }
  return %0#0, %0#1 : i32, i32
}
// -----
func.func @nested_different(%c: i1, %d: i1, %a: i32, %b: i32) -> i32 {
  %0 = scf.if %c -> i32 {
    %1 = scf.if %d -> i32 {
      %x = "foo.a"() : () -> i32
      scf.yield %x : i32
    } else {
      scf.yield %a : i32
    }
    scf.yield %1 : i32
  } else {
    scf.yield %b : i32
  }
  return %0 : i32
}
// -----
func.func @empty_else(%c: i1) {
  scf.if %c {
    "foo.a"() : () -> ()
  } else {
  } {tag}
  scf.if %c {
  } else {
    "foo.b"() : () -> ()
  }
  scf.if %c {
  }
  return
}
// -----
func.func @dead_results(%c: i1) -> i32 {
  %0:3 = scf.if %c -> (i32, i32, i32) {
    %x = "foo.a"() : () -> i32
    %y = "foo.b"() : () -> i32
    scf.yield %x, %y, %x : i32, i32, i32
  } else {
    %x = "foo.c"() : () -> i32
    %y = "foo.d"() : () -> i32
    scf.yield %x, %y, %x : i32, i32, i32
  } {tag}
  "foo.use"(%0#0, %0#2) : (i32, i32) -> ()
  return %0#2 : i32
}
// -----
func.func @all_dead(%c: i1) {
  %0:2 = scf.if %c -> (i32, i32) {
    %x = "foo.a"() : () -> i32
    scf.yield %x, %x : i32, i32
  } else {
    %x = "foo.c"() : () -> i32
    scf.yield %x, %x : i32, i32
  }
  %1 = scf.if %c -> i32 {
    %x = arith.constant 1 : i32
    scf.yield %x : i32
  } else {
    %x = arith.constant 2 : i32
    scf.yield %x : i32
  }
  return
}
