// ARGS: -split-input-file

module attributes {transform.with_named_sequence} {
  func.func @f(%a: i32) -> i32 { "func.return"() : () -> () }
  transform.named_sequence @g(%a: !transform.any_op {transform.consumed, transform.readonly}) {
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: i32) -> i32 { "func.return"() : () -> () }
  transform.named_sequence @g(%a: !transform.any_op {transform.consumed}) {
    "transform.structured.generalize"(%a) : (!transform.any_op) -> ()
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @w(%a: !transform.any_op {transform.consumed}) {
    transform.yield
  }
  func.func @f(%a: i32) -> i32 { "func.return"() : () -> () }
  transform.sequence failures(propagate) {
   ^bb0(%a: !transform.any_op):
    "transform.structured.generalize"(%a) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @g(%a: !transform.any_op {transform.consumed}) {
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: i32) -> i32 { "func.return"() : () -> () }
  transform.named_sequence @g(%a: !transform.any_op {transform.readonly}) {
    transform.include @h failures(propagate) (%a) : (!transform.any_op) -> ()
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @h(%a: !transform.any_op {transform.readonly}) {
    transform.include @g failures(propagate) (%a) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @g(%a: !transform.any_op {transform.readonly}) {
    transform.include @h failures(propagate) (%a) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @k(%a: !transform.any_op {transform.consumed}) {
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: i32) -> i32 { "func.return"() : () -> () }
  transform.named_sequence @g(%a: !transform.any_op {transform.readonly}) {
    "transform.debug.emit_remark_at"(%a) : (!transform.any_op) -> ()
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: i32) -> i32 { "func.return"() : () -> () }
  "transform.named_sequence"() ({
  }) {function_type = (!transform.any_op) -> ()} : () -> ()
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: i32) -> i32 { "func.return"() : () -> () }
  "transform.named_sequence"() ({
  }) {function_type = (!transform.any_op) -> (), sym_name = "x"} : () -> ()
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: i32) -> i32 { "func.return"() : () -> () }
  "transform.named_sequence"() ({
    ^bb0(%a: !transform.any_op):
     func.return
  }) {function_type = (!transform.any_op) -> (), sym_name = "x"} : () -> ()
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: i32) -> i32 { "func.return"() : () -> () }
  module {
  transform.named_sequence @x(%a: !transform.any_op) { transform.yield }
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: i32) -> i32 { "func.return"() : () -> () }
  "transform.named_sequence"() ({
    ^bb0(%a: !transform.any_op, %b: !transform.any_op):
    transform.yield
  }) {function_type = (!transform.any_op) -> (), sym_name = "x"} : () -> ()
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: i32) -> i32 { "func.return"() : () -> () }
  "transform.named_sequence"() ({
    ^bb0(%a: !transform.any_value):
    transform.yield
  }) {function_type = (!transform.any_op) -> (), sym_name = "x", arg_attrs = [{transform.readonly}, {}]} : () -> ()
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: i32) -> i32 { "func.return"() : () -> () }
  transform.named_sequence @x(%a: !transform.any_op) { 
    transform.named_sequence @y(%b: !transform.any_op) { transform.yield }
    transform.yield }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: i32) -> i32 { "func.return"() : () -> () }
  transform.named_sequence @x(%a: !transform.any_op {transform.foo}) { 
    transform.yield }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: i32) -> i32 { "func.return"() : () -> () }
  transform.named_sequence @x(%a: !transform.any_op {transform.readonly = 1, transform.consumed = "x"}) { 
    transform.yield }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: i32 {transform.readonly}, %b: i32 {transform.foo}) -> i32 { "func.return"() : () -> () }
}

// -----

module attributes {transform.with_named_sequence = 1} {
  func.func @f(%a: i32 {transform.readonly}, %b: i32) -> i32 attributes {transform.target_tag} { "func.return"() : () -> () }
}
