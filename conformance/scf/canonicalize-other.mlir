// ARGS: --split-input-file --canonicalize --allow-unregistered-dialect
func.func @while_truth(%a: i32) -> i32 {
  %0 = scf.while (%x = %a) : (i32) -> i32 {
    %c = "foo.cond"(%x) : (i32) -> i1
    scf.condition(%c) %x : i32
  } do {
  ^bb0(%y: i32):
    %z = "foo.body"(%y) : (i32) -> i32
    scf.yield %z : i32
  }
  %1:2 = scf.while (%x = %0) : (i32) -> (i1, i32) {
    %c = "foo.cond"(%x) : (i32) -> i1
    scf.condition(%c) %c, %x : i1, i32
  } do {
  ^bb0(%t: i1, %y: i32):
    %z = "foo.body"(%t, %y) : (i1, i32) -> i32
    scf.yield %z : i32
  }
  "foo.use"(%1#0) : (i1) -> ()
  return %1#1 : i32
}
// -----
func.func @while_cmp(%a: i32, %n: i32) -> i32 {
  %0 = scf.while (%x = %a) : (i32) -> i32 {
    %c = arith.cmpi slt, %x, %n : i32
    scf.condition(%c) %x : i32
  } do {
  ^bb0(%y: i32):
    %p = arith.cmpi slt, %y, %n : i32
    %q = arith.cmpi sge, %y, %n : i32
    %r = arith.cmpi ult, %y, %n : i32
    %s = arith.cmpi slt, %n, %y : i32
    %z = "foo.body"(%y, %p, %q, %r, %s) : (i32, i1, i1, i1, i1) -> i32
    scf.yield %z : i32
  }
  return %0 : i32
}
// -----
func.func @while_align(%a: i32, %b: i32, %f: f32) -> (i32, i32, f32) {
  %0:3 = scf.while (%x = %a, %w = %b, %g = %f) : (i32, i32, f32) -> (f32, i32, i32) {
    %c = "foo.cond"(%x, %w) : (i32, i32) -> i1
    scf.condition(%c) %g, %x, %w : f32, i32, i32
  } do {
  ^bb0(%h: f32, %y: i32, %v: i32):
    %z:3 = "foo.body"(%y, %v, %h) : (i32, i32, f32) -> (i32, i32, f32)
    scf.yield %z#0, %z#1, %z#2 : i32, i32, f32
  }
  return %0#1, %0#2, %0#0 : i32, i32, f32
}
// -----
func.func @while_if(%a: i32) -> i32 {
  %0 = scf.while (%x = %a) : (i32) -> i32 {
    %u = "foo.value"(%x) : (i32) -> i32
    %c = "foo.cond"(%x) : (i32) -> i1
    %r = scf.if %c -> i32 {
      %p = "foo.then"(%u, %x) : (i32, i32) -> i32
      scf.yield %p : i32
    } else {
      scf.yield %u : i32
    }
    scf.condition(%c) %r : i32
  } do {
  ^bb0(%y: i32):
    %z = "foo.body"(%y) : (i32) -> i32
    scf.yield %z : i32
  }
  return %0 : i32
}
// -----
func.func @while_if_no_results(%a: i32) -> i32 {
  %0 = scf.while (%x = %a) : (i32) -> i32 {
    %c = "foo.cond"(%x) : (i32) -> i1
    scf.if %c {
      "foo.then"(%x) : (i32) -> ()
    }
    scf.condition(%c) %x : i32
  } do {
  ^bb0(%y: i32):
    %z = "foo.body"(%y) : (i32) -> i32
    scf.yield %z : i32
  }
  return %0 : i32
}
// -----
func.func @parallel_dims(%a: index, %b: index, %s: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  scf.parallel (%i, %j, %k) = (%c0, %a, %c0) to (%c1, %b, %c3) step (%c1, %s, %c3) {
    "foo.body"(%i, %j, %k) : (index, index, index) -> ()
  } {tag}
  scf.parallel (%i, %j) = (%c0, %a) to (%c0, %b) step (%c1, %s) {
    "foo.body"(%i, %j) : (index, index) -> ()
  }
  scf.parallel (%i) = (%c0) to (%c1) step (%c1) {
    "foo.once"(%i) : (index) -> ()
  }
  return
}
// -----
func.func @parallel_reduce(%a: f32, %b: i32) -> (f32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0:2 = scf.parallel (%i, %j) = (%c0, %c1) to (%c1, %c1) step (%c1, %c1) init (%a, %b) -> (f32, i32) {
    %x:2 = "foo.body"(%i) : (index) -> (f32, i32)
    scf.reduce(%x#0, %x#1 : f32, i32) {
    ^bb0(%l: f32, %r: f32):
      %s = "foo.add"(%l, %r) : (f32, f32) -> f32
      scf.reduce.return %s : f32
    }, {
    ^bb0(%l: i32, %r: i32):
      %s = "foo.mul"(%l, %r) : (i32, i32) -> i32
      scf.reduce.return %s : i32
    }
  }
  %1:2 = scf.parallel (%i) = (%c0) to (%c1) step (%c1) init (%0#0, %0#1) -> (f32, i32) {
    %x:2 = "foo.body"(%i) : (index) -> (f32, i32)
    scf.reduce(%x#0, %x#1 : f32, i32) {
    ^bb0(%l: f32, %r: f32):
      %s = "foo.add"(%l, %r) : (f32, f32) -> f32
      scf.reduce.return %s : f32
    }, {
    ^bb0(%l: i32, %r: i32):
      scf.reduce.return %r : i32
    }
  }
  return %1#0, %1#1 : f32, i32
}
// -----
func.func @parallel_nested(%a: index, %b: index, %s: index) {
  scf.parallel (%i) = (%a) to (%b) step (%s) {
    scf.parallel (%j, %k) = (%a, %b) to (%b, %s) step (%s, %a) {
      "foo.body"(%i, %j, %k) : (index, index, index) -> ()
    } {inner}
  } {outer}
  scf.parallel (%i) = (%a) to (%b) step (%s) {
    scf.parallel (%j) = (%i) to (%b) step (%s) {
      "foo.body"(%i, %j) : (index, index) -> ()
    }
  }
  return
}
// -----
func.func @execute(%a: i32, %c: i1) -> (i32, i32) {
  %0 = scf.execute_region -> i32 {
    %x = "foo.a"() : () -> i32
    scf.yield %x : i32
  }
  %1 = scf.execute_region -> i32 {
    cf.cond_br %c, ^bb1, ^bb2
  ^bb1:
    %x = "foo.b"() : () -> i32
    scf.yield %x : i32
  ^bb2:
    scf.yield %a : i32
  }
  %2:2 = scf.execute_region -> (i32, i32) no_inline {
    %x = "foo.c"() : () -> i32
    scf.yield %x, %a : i32, i32
  }
  "foo.use"(%2#1) : (i32) -> ()
  scf.if %c {
    scf.execute_region {
      cf.cond_br %c, ^bb1, ^bb2
    ^bb1:
      "foo.d"() : () -> ()
      scf.yield
    ^bb2:
      scf.yield
    }
  }
  return %0, %1 : i32, i32
}
