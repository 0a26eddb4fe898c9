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
  func.func private @dec(i32, f32) -> (f32, i32)
  func.func private @f(%a: i32 {x.a}, %b: f32 {x.b = 1}, %c: index) -> (f32 {y.r}, i32) attributes {keep = 3} {
    %d = arith.addi %a, %a : i32
    return %b, %d : f32, i32
  }
  func.func @multi(%a: i1, %b: f32) -> (f32, i1) {
    cf.cond_br %a, ^bb1(%b : f32), ^bb2
  ^bb1(%x: f32):
    return %x, %a : f32, i1
  ^bb2:
    return %b, %a : f32, i1
  }
  func.func @g(%a: i32, %b: f32, %c: index, %t: i1) -> f32 {
    %0:2 = func.call @f(%a, %b, %c) {att = 1} : (i32, f32, index) -> (f32, i32)
    %1:2 = func.call @f(%0#1, %0#0, %c) : (i32, f32, index) -> (f32, i32)
    %2:2 = func.call @dec(%a, %b) : (i32, f32) -> (f32, i32)
    %3:2 = func.call @multi(%t, %b) : (i1, f32) -> (f32, i1)
    return %1#0 : f32
  }
  memref.global "private" @glob : memref<2xf32>
}
// AND
%1, %2 = transform.func.replace_func_signature @f args_interchange = [2, 0, 1] results_interchange = [1, 0] at %0#0 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// CASE
module {
  func.func private @dec(i32, f32) -> (f32, i32)
  func.func private @f(%a: i32 {x.a}, %b: f32 {x.b = 1}, %c: index) -> (f32 {y.r}, i32) attributes {keep = 3} {
    %d = arith.addi %a, %a : i32
    return %b, %d : f32, i32
  }
  func.func @multi(%a: i1, %b: f32) -> (f32, i1) {
    cf.cond_br %a, ^bb1(%b : f32), ^bb2
  ^bb1(%x: f32):
    return %x, %a : f32, i1
  ^bb2:
    return %b, %a : f32, i1
  }
  func.func @g(%a: i32, %b: f32, %c: index, %t: i1) -> f32 {
    %0:2 = func.call @f(%a, %b, %c) {att = 1} : (i32, f32, index) -> (f32, i32)
    %1:2 = func.call @f(%0#1, %0#0, %c) : (i32, f32, index) -> (f32, i32)
    %2:2 = func.call @dec(%a, %b) : (i32, f32) -> (f32, i32)
    %3:2 = func.call @multi(%t, %b) : (i1, f32) -> (f32, i1)
    return %1#0 : f32
  }
  memref.global "private" @glob : memref<2xf32>
}
// AND
%1, %2 = transform.func.replace_func_signature @multi args_interchange = [1, 0] results_interchange = [1, 0] at %0#0 {adjust_func_calls} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
transform.print %2 : !transform.any_op
// CASE
module {
  func.func private @dec(i32, f32) -> (f32, i32)
  func.func private @f(%a: i32 {x.a}, %b: f32 {x.b = 1}, %c: index) -> (f32 {y.r}, i32) attributes {keep = 3} {
    %d = arith.addi %a, %a : i32
    return %b, %d : f32, i32
  }
  func.func @multi(%a: i1, %b: f32) -> (f32, i1) {
    cf.cond_br %a, ^bb1(%b : f32), ^bb2
  ^bb1(%x: f32):
    return %x, %a : f32, i1
  ^bb2:
    return %b, %a : f32, i1
  }
  func.func @g(%a: i32, %b: f32, %c: index, %t: i1) -> f32 {
    %0:2 = func.call @f(%a, %b, %c) {att = 1} : (i32, f32, index) -> (f32, i32)
    %1:2 = func.call @f(%0#1, %0#0, %c) : (i32, f32, index) -> (f32, i32)
    %2:2 = func.call @dec(%a, %b) : (i32, f32) -> (f32, i32)
    %3:2 = func.call @multi(%t, %b) : (i1, f32) -> (f32, i1)
    return %1#0 : f32
  }
  memref.global "private" @glob : memref<2xf32>
}
// AND
%1, %2 = transform.func.replace_func_signature @f args_interchange = [0, 1] results_interchange = [0, 1] at %0#0 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
transform.print %2 : !transform.any_op
// CASE
module {
  func.func private @dec(i32, f32) -> (f32, i32)
  func.func private @f(%a: i32 {x.a}, %b: f32 {x.b = 1}, %c: index) -> (f32 {y.r}, i32) attributes {keep = 3} {
    %d = arith.addi %a, %a : i32
    return %b, %d : f32, i32
  }
  func.func @multi(%a: i1, %b: f32) -> (f32, i1) {
    cf.cond_br %a, ^bb1(%b : f32), ^bb2
  ^bb1(%x: f32):
    return %x, %a : f32, i1
  ^bb2:
    return %b, %a : f32, i1
  }
  func.func @g(%a: i32, %b: f32, %c: index, %t: i1) -> f32 {
    %0:2 = func.call @f(%a, %b, %c) {att = 1} : (i32, f32, index) -> (f32, i32)
    %1:2 = func.call @f(%0#1, %0#0, %c) : (i32, f32, index) -> (f32, i32)
    %2:2 = func.call @dec(%a, %b) : (i32, f32) -> (f32, i32)
    %3:2 = func.call @multi(%t, %b) : (i1, f32) -> (f32, i1)
    return %1#0 : f32
  }
  memref.global "private" @glob : memref<2xf32>
}
// AND
%1, %2 = transform.func.replace_func_signature @f args_interchange = [0, 1, 2] results_interchange = [1, 2] at %0#0 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
transform.print %2 : !transform.any_op
// CASE
module {
  func.func private @dec(i32, f32) -> (f32, i32)
  func.func private @f(%a: i32 {x.a}, %b: f32 {x.b = 1}, %c: index) -> (f32 {y.r}, i32) attributes {keep = 3} {
    %d = arith.addi %a, %a : i32
    return %b, %d : f32, i32
  }
  func.func @multi(%a: i1, %b: f32) -> (f32, i1) {
    cf.cond_br %a, ^bb1(%b : f32), ^bb2
  ^bb1(%x: f32):
    return %x, %a : f32, i1
  ^bb2:
    return %b, %a : f32, i1
  }
  func.func @g(%a: i32, %b: f32, %c: index, %t: i1) -> f32 {
    %0:2 = func.call @f(%a, %b, %c) {att = 1} : (i32, f32, index) -> (f32, i32)
    %1:2 = func.call @f(%0#1, %0#0, %c) : (i32, f32, index) -> (f32, i32)
    %2:2 = func.call @dec(%a, %b) : (i32, f32) -> (f32, i32)
    %3:2 = func.call @multi(%t, %b) : (i1, f32) -> (f32, i1)
    return %1#0 : f32
  }
  memref.global "private" @glob : memref<2xf32>
}
// AND
%1, %2 = transform.func.replace_func_signature @nope::@x args_interchange = [0, 1, 2] results_interchange = [1, 2] at %0#0 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
transform.print %2 : !transform.any_op
// CASE
module {
  func.func private @dec(i32, f32) -> (f32, i32)
  func.func private @f(%a: i32 {x.a}, %b: f32 {x.b = 1}, %c: index) -> (f32 {y.r}, i32) attributes {keep = 3} {
    %d = arith.addi %a, %a : i32
    return %b, %d : f32, i32
  }
  func.func @multi(%a: i1, %b: f32) -> (f32, i1) {
    cf.cond_br %a, ^bb1(%b : f32), ^bb2
  ^bb1(%x: f32):
    return %x, %a : f32, i1
  ^bb2:
    return %b, %a : f32, i1
  }
  func.func @g(%a: i32, %b: f32, %c: index, %t: i1) -> f32 {
    %0:2 = func.call @f(%a, %b, %c) {att = 1} : (i32, f32, index) -> (f32, i32)
    %1:2 = func.call @f(%0#1, %0#0, %c) : (i32, f32, index) -> (f32, i32)
    %2:2 = func.call @dec(%a, %b) : (i32, f32) -> (f32, i32)
    %3:2 = func.call @multi(%t, %b) : (i1, f32) -> (f32, i1)
    return %1#0 : f32
  }
  memref.global "private" @glob : memref<2xf32>
}
// AND
%1, %2 = transform.func.replace_func_signature @f args_interchange = [2, 0, 1] results_interchange = [1, 0] at %m {adjust_func_calls} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
transform.print %2 : !transform.any_op
// CASE
module {
  func.func private @dec(i32, f32) -> (f32, i32)
  func.func private @f(%a: i32 {x.a}, %b: f32 {x.b = 1}, %c: index) -> (f32 {y.r}, i32) attributes {keep = 3} {
    %d = arith.addi %a, %a : i32
    return %b, %d : f32, i32
  }
  func.func @multi(%a: i1, %b: f32) -> (f32, i1) {
    cf.cond_br %a, ^bb1(%b : f32), ^bb2
  ^bb1(%x: f32):
    return %x, %a : f32, i1
  ^bb2:
    return %b, %a : f32, i1
  }
  func.func @g(%a: i32, %b: f32, %c: index, %t: i1) -> f32 {
    %0:2 = func.call @f(%a, %b, %c) {att = 1} : (i32, f32, index) -> (f32, i32)
    %1:2 = func.call @f(%0#1, %0#0, %c) : (i32, f32, index) -> (f32, i32)
    %2:2 = func.call @dec(%a, %b) : (i32, f32) -> (f32, i32)
    %3:2 = func.call @multi(%t, %b) : (i1, f32) -> (f32, i1)
    return %1#0 : f32
  }
  memref.global "private" @glob : memref<2xf32>
}
// AND
%1, %2 = transform.func.replace_func_signature @f args_interchange = [0, 1, -3] results_interchange = [1, 0] at %0#0 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
transform.print %2 : !transform.any_op
// CASE
module {
  func.func private @dec(i32, f32) -> (f32, i32)
  func.func private @f(%a: i32 {x.a}, %b: f32 {x.b = 1}, %c: index) -> (f32 {y.r}, i32) attributes {keep = 3} {
    %d = arith.addi %a, %a : i32
    return %b, %d : f32, i32
  }
  func.func @multi(%a: i1, %b: f32) -> (f32, i1) {
    cf.cond_br %a, ^bb1(%b : f32), ^bb2
  ^bb1(%x: f32):
    return %x, %a : f32, i1
  ^bb2:
    return %b, %a : f32, i1
  }
  func.func @g(%a: i32, %b: f32, %c: index, %t: i1) -> f32 {
    %0:2 = func.call @f(%a, %b, %c) {att = 1, no_inline, arg_attrs = [{a.b}, {}, {a.c}], res_attrs = [{}, {a.d}]} : (i32, f32, index) -> (f32, i32)
    %1:2 = func.call @f(%0#1, %0#0, %c) : (i32, f32, index) -> (f32, i32)
    %2:2 = func.call @dec(%a, %b) : (i32, f32) -> (f32, i32)
    %3:2 = func.call @multi(%t, %b) : (i1, f32) -> (f32, i1)
    return %1#0 : f32
  }
  memref.global "private" @glob : memref<2xf32>
}
// AND
%1, %2 = transform.func.replace_func_signature @f args_interchange = [2, 1, 0] results_interchange = [1, 0] at %0#0 {adjust_func_calls} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
transform.print %2 : !transform.any_op
