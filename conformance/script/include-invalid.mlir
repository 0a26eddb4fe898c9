// ARGS: -split-input-file
// ARGS: -split-input-file -transform-interpreter

module attributes {transform.with_named_sequence} {
  func.func @f(%a: i32) -> i32 { "func.return"() : () -> () }
  transform.named_sequence @x(%a: !transform.any_op {transform.readonly}, %b: i32 {transform.readonly}) {
    "transform.include"(%a, %b) <{target = @x, failure_propagation_mode = 1 : i32}> : (!transform.any_op, i32) -> (i32)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @x(%a: !transform.any_op {transform.readonly}) {
    "transform.debug.emit_remark_at"(%a) : (!transform.any_op) -> ()
    "transform.include"(%a) <{target = @x, failure_propagation_mode = 1 : i32}> : (!transform.any_op) -> ()
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @x(%a: !transform.any_op {transform.readonly}) {
    "transform.include"(%a) <{target = @x, failure_propagation_mode = 1 : i32}> : (!transform.any_op) -> ()
    "transform.debug.emit_remark_at"(%a) : (!transform.any_op) -> ()
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @y(%a: !transform.any_op {transform.readonly}) -> (!transform.any_op, !transform.any_value) { 
     %v = transform.get_result %a[0] : (!transform.any_op) -> !transform.any_value
     transform.yield %a, %v : !transform.any_op, !transform.any_value }
  transform.named_sequence @x(%a: !transform.any_op {transform.readonly}) {
    transform.include @y failures(propagate) (%a) : (!transform.any_op) -> (!transform.any_value, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @y(%a: !transform.any_op {transform.readonly}) -> (!transform.any_op) { 
     transform.yield %a : !transform.any_op }
  transform.named_sequence @x(%a: !transform.any_op {transform.readonly}) {
    transform.include @y failures(propagate) (%a) : (!transform.any_op) -> (!transform.any_param)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @y(%a: !transform.any_op {transform.readonly}) -> (!transform.any_op) { 
     transform.yield %a : !transform.any_op }
  transform.named_sequence @__transform_main(%a: !transform.any_op {transform.readonly}) {
    transform.include @y failures(propagate) (%a) : (!transform.any_op) -> (!transform.any_param)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @y(%a: !transform.any_op {transform.readonly}) -> (!transform.any_op) { 
     transform.yield %a : !transform.any_op }
  transform.named_sequence @__transform_main(%a: !transform.any_op {transform.readonly}) {
    transform.include @y failures(propagate) (%a) : (!transform.any_op) -> (!transform.op<"func.func">)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @y(%a: !transform.any_op {transform.readonly}) -> (!transform.any_op) { 
     transform.yield %a : !transform.any_op }
  transform.named_sequence @__transform_main(%a: !transform.any_op {transform.readonly}) {
    transform.include @y failures(propagate) (%a) : (!transform.any_op) -> (!transform.any_value)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @y(%a: !transform.any_op {transform.readonly}) -> (!transform.any_op, !transform.any_op) { 
     transform.yield %a, %a : !transform.any_op, !transform.any_op }
  transform.named_sequence @x(%a: !transform.any_op {transform.readonly}) {
    transform.include @y failures(propagate) (%a) : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @y(%a: !transform.any_op) { 
     transform.yield  }
  transform.named_sequence @x(%a: !transform.any_op {transform.readonly}) {
    transform.include @y failures(propagate) (%a) : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
}
