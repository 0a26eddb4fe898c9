// ARGS: -split-input-file

module attributes {transform.with_named_sequence} {
  %0 = "arith.constant"() : () -> i32
  "func.func"() ({}) {function_type = () -> (), sym_name = "x"} : () -> ()
}

// -----

module attributes {transform.with_named_sequence} {
  %0 = "arith.constant"() : () -> i32
  func.func @x() { "func.call"() {callee = 1 : i32} : () -> () 
  return}
}

// -----

module attributes {transform.with_named_sequence} {
  %0 = "arith.constant"() : () -> i32
  transform.named_sequence @x(%a: !transform.any_op {transform.readonly}) { 
    "transform.include"() {target = 1 : i32} : () -> () 
   transform.yield }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @z() -> i32 { "func.return"() : () -> () }
  transform.named_sequence @x(%a: !transform.any_op {transform.readonly}) { 
    transform.include @x failures(propagate) () : () -> () 
   transform.yield }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @z() -> i32 { "func.return"() : () -> () }
  transform.named_sequence @x(%a: !transform.any_op {transform.readonly}) { 
    transform.include @none failures(propagate) () : () -> () 
   transform.yield }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @z() -> i32 { "func.return"() : () -> () }
  transform.named_sequence @w(%a: !transform.any_op) { 
   transform.yield }
  transform.named_sequence @x(%a: !transform.any_op {transform.readonly}) { 
    transform.include @w failures(propagate) (%a) : (!transform.any_op) -> () 
   transform.yield }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @z() -> i32 { "func.return"() : () -> () }
  transform.sequence failures(propagate) { 
  ^bb0(%a: !transform.any_op):
    "transform.include"(%a) {target = 1 : i32} : (!transform.any_op) -> () 
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @z() -> i32 { "func.return"() : () -> () }
  transform.named_sequence @w(%a: !transform.any_op {transform.readonly}) { 
    "transform.foreach_match"(%a) {matchers = [1], actions = [2]} : (!transform.any_op) -> !transform.any_op
   transform.yield }
}
