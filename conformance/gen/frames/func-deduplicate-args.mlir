// ARGS: --transform-interpreter
// FRAME
module {
  // HERE
  module attributes {transform.with_named_sequence} {
    transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
      %m = transform.structured.match ops{["builtin.module"]} in %root : (!transform.any_op) -> !transform.any_op
      %0:3 = transform.split_handle %m : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
      // HERE
      transform.yield
    }
  }
}
// CASE
module {
  func.func private @dec(i32, i32)
  func.func private @f(%a: i32 {x.a}, %b: f32 {x.b = 1}, %c: i32 {x.c}, %d: f32) -> (f32 {y.r}, i32) attributes {keep = 3} {
    %e = arith.addi %a, %c : i32
    %g = arith.addf %b, %d : f32
    return %g, %e : f32, i32
  }
  func.func @twice(%a: i32, %b: i32) { return }
  func.func @once(%a: i32, %b: i32) { return }
  func.func @nodup(%a: i32, %b: i32) { return }
  func.func @g(%a: i32, %b: f32, %c: i32) -> f32 {
    %0:2 = func.call @f(%a, %b, %a, %b) {att = 1} : (i32, f32, i32, f32) -> (f32, i32)
    func.call @twice(%a, %a) : (i32, i32) -> ()
    func.call @twice(%a, %a) : (i32, i32) -> ()
    func.call @dec(%a, %a) : (i32, i32) -> ()
    func.call @nodup(%a, %c) : (i32, i32) -> ()
    return %0#0 : f32
  }
}
// AND
%1, %2 = transform.func.deduplicate_func_args @f at %0#0 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
transform.print %2 : !transform.any_op
// CASE
module {
  func.func private @dec(i32, i32)
  func.func private @f(%a: i32 {x.a}, %b: f32 {x.b = 1}, %c: i32 {x.c}, %d: f32) -> (f32 {y.r}, i32) attributes {keep = 3} {
    %e = arith.addi %a, %c : i32
    %g = arith.addf %b, %d : f32
    return %g, %e : f32, i32
  }
  func.func @twice(%a: i32, %b: i32) { return }
  func.func @once(%a: i32, %b: i32) { return }
  func.func @nodup(%a: i32, %b: i32) { return }
  func.func @g(%a: i32, %b: f32, %c: i32) -> f32 {
    %0:2 = func.call @f(%a, %b, %a, %b) {att = 1} : (i32, f32, i32, f32) -> (f32, i32)
    func.call @twice(%a, %a) : (i32, i32) -> ()
    func.call @twice(%a, %a) : (i32, i32) -> ()
    func.call @dec(%a, %a) : (i32, i32) -> ()
    func.call @nodup(%a, %c) : (i32, i32) -> ()
    return %0#0 : f32
  }
}
// AND
%1, %2 = transform.func.deduplicate_func_args @twice at %0#0 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
transform.print %2 : !transform.any_op
// CASE
module {
  func.func private @dec(i32, i32)
  func.func private @f(%a: i32 {x.a}, %b: f32 {x.b = 1}, %c: i32 {x.c}, %d: f32) -> (f32 {y.r}, i32) attributes {keep = 3} {
    %e = arith.addi %a, %c : i32
    %g = arith.addf %b, %d : f32
    return %g, %e : f32, i32
  }
  func.func @twice(%a: i32, %b: i32) { return }
  func.func @once(%a: i32, %b: i32) { return }
  func.func @nodup(%a: i32, %b: i32) { return }
  func.func @g(%a: i32, %b: f32, %c: i32) -> f32 {
    %0:2 = func.call @f(%a, %b, %a, %b) {att = 1} : (i32, f32, i32, f32) -> (f32, i32)
    func.call @twice(%a, %a) : (i32, i32) -> ()
    func.call @twice(%a, %a) : (i32, i32) -> ()
    func.call @dec(%a, %a) : (i32, i32) -> ()
    func.call @nodup(%a, %c) : (i32, i32) -> ()
    return %0#0 : f32
  }
}
// AND
%1, %2 = transform.func.deduplicate_func_args @once at %0#0 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
transform.print %2 : !transform.any_op
// CASE
module {
  func.func private @dec(i32, i32)
  func.func private @f(%a: i32 {x.a}, %b: f32 {x.b = 1}, %c: i32 {x.c}, %d: f32) -> (f32 {y.r}, i32) attributes {keep = 3} {
    %e = arith.addi %a, %c : i32
    %g = arith.addf %b, %d : f32
    return %g, %e : f32, i32
  }
  func.func @twice(%a: i32, %b: i32) { return }
  func.func @once(%a: i32, %b: i32) { return }
  func.func @nodup(%a: i32, %b: i32) { return }
  func.func @g(%a: i32, %b: f32, %c: i32) -> f32 {
    %0:2 = func.call @f(%a, %b, %a, %b) {att = 1} : (i32, f32, i32, f32) -> (f32, i32)
    func.call @twice(%a, %a) : (i32, i32) -> ()
    func.call @twice(%a, %a) : (i32, i32) -> ()
    func.call @dec(%a, %a) : (i32, i32) -> ()
    func.call @nodup(%a, %c) : (i32, i32) -> ()
    return %0#0 : f32
  }
}
// AND
%1, %2 = transform.func.deduplicate_func_args @nodup at %0#0 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
transform.print %2 : !transform.any_op
// CASE
module {
  func.func private @dec(i32, i32)
  func.func private @f(%a: i32 {x.a}, %b: f32 {x.b = 1}, %c: i32 {x.c}, %d: f32) -> (f32 {y.r}, i32) attributes {keep = 3} {
    %e = arith.addi %a, %c : i32
    %g = arith.addf %b, %d : f32
    return %g, %e : f32, i32
  }
  func.func @twice(%a: i32, %b: i32) { return }
  func.func @once(%a: i32, %b: i32) { return }
  func.func @nodup(%a: i32, %b: i32) { return }
  func.func @g(%a: i32, %b: f32, %c: i32) -> f32 {
    %0:2 = func.call @f(%a, %b, %a, %b) {att = 1} : (i32, f32, i32, f32) -> (f32, i32)
    func.call @twice(%a, %a) : (i32, i32) -> ()
    func.call @twice(%a, %a) : (i32, i32) -> ()
    func.call @dec(%a, %a) : (i32, i32) -> ()
    func.call @once(%a, %a) : (i32, i32) -> ()
 func.call @nodup(%a, %c) : (i32, i32) -> ()
    return %0#0 : f32
  }
}
// AND
%1, %2 = transform.func.deduplicate_func_args @once at %0#0 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
transform.print %2 : !transform.any_op
// CASE
module {
  func.func private @dec(i32, i32)
  func.func private @f(%a: i32 {x.a}, %b: f32 {x.b = 1}, %c: i32 {x.c}, %d: f32) -> (f32 {y.r}, i32) attributes {keep = 3} {
    %e = arith.addi %a, %c : i32
    %g = arith.addf %b, %d : f32
    return %g, %e : f32, i32
  }
  func.func @twice(%a: i32, %b: i32) { return }
  func.func @once(%a: i32, %b: i32) attributes {no_inline} { return }
  func.func @nodup(%a: i32, %b: i32) { return }
  func.func @g(%a: i32, %b: f32, %c: i32) -> f32 {
    %0:2 = func.call @f(%a, %b, %a, %b) {att = 1} : (i32, f32, i32, f32) -> (f32, i32)
    func.call @twice(%a, %a) : (i32, i32) -> ()
    func.call @twice(%a, %a) : (i32, i32) -> ()
    func.call @dec(%a, %a) : (i32, i32) -> ()
    func.call @once(%a, %a) {no_inline} : (i32, i32) -> ()
 func.call @nodup(%a, %c) : (i32, i32) -> ()
    return %0#0 : f32
  }
}
// AND
%1, %2 = transform.func.deduplicate_func_args @once at %0#0 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
transform.print %2 : !transform.any_op
// CASE
module {
  func.func private @dec(i32, i32)
  func.func private @f(%a: i32 {x.a}, %b: f32 {x.b = 1}, %c: i32 {x.c}, %d: f32) -> (f32 {y.r}, i32) attributes {keep = 3} {
    %e = arith.addi %a, %c : i32
    %g = arith.addf %b, %d : f32
    return %g, %e : f32, i32
  }
  func.func @twice(%a: i32, %b: i32) { return }
  func.func @once(%a: i32, %b: i32) { return }
  func.func @nodup(%a: i32, %b: i32) { return }
  func.func @g(%a: i32, %b: f32, %c: i32) -> f32 {
    %0:2 = func.call @f(%a, %b, %a, %b) {att = 1, no_inline, arg_attrs = [{a.b}, {}, {a.c}, {}], res_attrs = [{}, {a.d}]} : (i32, f32, i32, f32) -> (f32, i32)
    func.call @twice(%a, %a) : (i32, i32) -> ()
    func.call @twice(%a, %a) : (i32, i32) -> ()
    func.call @dec(%a, %a) : (i32, i32) -> ()
    func.call @nodup(%a, %c) : (i32, i32) -> ()
    return %0#0 : f32
  }
}
// AND
%1, %2 = transform.func.deduplicate_func_args @f at %0#0 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
transform.print %2 : !transform.any_op
// CASE
module {
  func.func private @dec(i32, i32)
  func.func private @f(%a: i32 {x.a}, %b: f32 {x.b = 1}, %c: i32 {x.c}, %d: f32) -> (f32 {y.r}, i32) attributes {keep = 3} {
    %e = arith.addi %a, %c : i32
    %g = arith.addf %b, %d : f32
    return %g, %e : f32, i32
  }
  func.func @twice(%a: i32, %b: i32) { return }
  func.func @once(%a: i32, %b: i32) { return }
  func.func @nodup(%a: i32, %b: i32) { return }
  func.func @g(%a: i32, %b: f32, %c: i32) -> f32 {
    %0:2 = func.call @f(%a, %b, %a, %b) {att = 1} : (i32, f32, i32, f32) -> (f32, i32)
    func.call @twice(%a, %a) : (i32, i32) -> ()
    func.call @twice(%a, %a) : (i32, i32) -> ()
    func.call @dec(%a, %a) : (i32, i32) -> ()
    func.call @once(%a, %a) {no_inline, foo} : (i32, i32) -> ()
 func.call @nodup(%a, %c) : (i32, i32) -> ()
    return %0#0 : f32
  }
}
// AND
%1, %2 = transform.func.deduplicate_func_args @once at %0#0 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
transform.print %2 : !transform.any_op
