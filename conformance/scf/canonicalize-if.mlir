// ARGS: --split-input-file --canonicalize --allow-unregistered-dialect
// FRAME
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
// FRAME
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
// FRAME
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
// FRAME
// HERE
  scf.if %c {
    "foo.a"() : () -> ()
  }
  // HERE
  }
  return
}
// EACH
func.func @combine_without_else(%c: i1) { // AND scf.if %c { "foo.b"() : () -> () } else { "foo.c"() : () -> ()
// CASE
func.func @combine_negated(%c: i1) {
  %t = arith.constant true
  %n = arith.xori %c, %t : i1
// AND
  scf.if %n {
    "foo.b"() : () -> ()
// FRAME
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
// FRAME
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
// FRAME
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
// FRAME
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
