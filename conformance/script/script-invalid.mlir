// ARGS: -split-input-file
// ARGS: -split-input-file -transform-interpreter

module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%a: !transform.any_op {transform.readonly}) {
    transform.foreach %a : !transform.any_op {
    ^bb0(%b: !transform.any_op):
      transform.include @a failures(propagate) (%b) : (!transform.any_op) -> ()
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%a: !transform.any_op {transform.consumed}) {
    transform.alternatives %a : !transform.any_op {
    ^bb0(%b: !transform.any_op):
      transform.include @b failures(propagate) (%b) : (!transform.any_op) -> ()
    }
    transform.yield
  }
  transform.named_sequence @b(%a: !transform.any_op {transform.consumed}) {
    transform.include @a failures(propagate) (%a) : (!transform.any_op) -> ()
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%a: !transform.any_op {transform.readonly}) {
    transform.include @b failures(propagate) (%a) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @b(%a: !transform.any_op {transform.readonly}) {
    transform.include @c failures(propagate) (%a) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @c(%a: !transform.any_op {transform.readonly}) {
    transform.include @b failures(propagate) (%a) : (!transform.any_op) -> ()
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%a: !transform.any_op {transform.readonly}) {
    func.call @f() : () -> ()
    transform.yield
  }
  func.func @f() { return }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %0 = arith.constant 1 : i32
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: i32):
}

// -----

transform.sequence failures(propagate) {
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op, %b: f32):
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.sequence failures(propagate) {
  ^bb0(%b: !transform.any_op):
  }
}

// -----

"transform.sequence"() <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 0, 0>}> ({
^bb0(%a: !transform.any_op):
  "func.return"() : () -> ()
}) : () -> ()

// -----

"transform.sequence"() <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 0, 0>}> ({
}) : () -> ()

// -----

"transform.sequence"() <{failure_propagation_mode = 3 : i32, operandSegmentSizes = array<i32: 0, 0>}> ({
^bb0(%a: !transform.any_op):
 "transform.yield"() : () -> ()
}) : () -> ()

// -----

"transform.sequence"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
^bb0(%a: !transform.any_op):
 "transform.yield"() : () -> ()
}) : () -> ()

// -----

"transform.sequence"() <{failure_propagation_mode = 1 : i32}> ({
^bb0(%a: !transform.any_op):
 "transform.yield"() : () -> ()
}) : () -> ()

// -----

"transform.sequence"() <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 0, 0>}> ({
^bb0(%a: !transform.any_op):
 "transform.yield"() : () -> ()
^bb1:
 "transform.yield"() : () -> ()
}) : () -> ()

// -----

module attributes {transform.with_named_sequence} {
  "transform.named_sequence"() <{function_type = (!transform.any_op) -> (), sym_name = "x"}> ({
   ^bb0(%a: !transform.any_op):
   }) : () -> ()
}

// -----

module attributes {transform.with_named_sequence} {
  "transform.named_sequence"() <{function_type = (!transform.any_op) -> (), sym_name = "x"}> ({
   ^bb0(%a: !transform.any_op):
     "transform.yield"() : () -> ()
   ^bb1:
     "transform.yield"() : () -> ()
   }) : () -> ()
}

// -----

module attributes {transform.with_named_sequence} {
  "transform.named_sequence"() <{function_type = i32, sym_name = "x"}> ({
   ^bb0(%a: !transform.any_op):
     "transform.yield"() : () -> ()
   }) : () -> ()
}

// -----

module attributes {transform.with_named_sequence} {
  "transform.named_sequence"() <{function_type = () -> (), sym_name = "x"}> : () -> ()
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @x(%a: !transform.any_op) -> !transform.any_op {
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @x(%a: !transform.any_op) -> !transform.any_op {
    %0 = transform.cast %a : !transform.any_op to !transform.op<"func.func">
    transform.yield %0 : !transform.op<"func.func">
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @y(%a: !transform.any_op {transform.readonly = 1 : i32, transform.consumed = "x"}) {
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @y(%a: !transform.any_op {readonly}) {
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @y(%a: i32 {transform.readonly}, %b: f32 {transform.consumed}) {
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @y(%a: !transform.any_op) -> (!transform.any_op {transform.readonly}) {
    transform.yield %a : !transform.any_op
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @y(%a: i32 {transform.readonly}) attributes {transform.readonly, transform.consumed, transform.silence_tracking_failures} { return }
}

// -----

func.func @y(%a: i32 {transform.readonly}) attributes {transform.with_named_sequence} { return }

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @x(%a: !transform.any_op {transform.readonly}) {
    transform.include @y failures(propagate) (%a) : (!transform.any_op) -> ()
    transform.include @x::@y failures(propagate) (%a) : (!transform.any_op) -> ()
    transform.include @none failures(propagate) (%a) : (!transform.any_op) -> ()
    transform.yield
  }
  func.func @y(%a: i32 {transform.readonly})  { return }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @y(%a: !transform.any_op {transform.readonly}) -> !transform.any_op { transform.yield %a : !transform.any_op }
  transform.named_sequence @x(%a: !transform.any_op {transform.readonly}) {
    transform.include @y failures(propagate) () : () -> ()
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @y(%a: !transform.any_op {transform.readonly}) -> !transform.any_op { transform.yield %a : !transform.any_op }
  transform.named_sequence @x(%a: !transform.any_op {transform.readonly}) {
    transform.include @y failures(propagate) (%a) : (!transform.any_op) -> ()
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @y(%a: !transform.any_op {transform.readonly}) -> !transform.any_op { transform.yield %a : !transform.any_op }
  transform.named_sequence @x(%a: !transform.any_op {transform.readonly}) {
    transform.include @y failures(propagate) (%a) : (!transform.any_op) -> (!transform.op<"x.y">)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @y(%a: !transform.op<"x.y"> {transform.readonly}) -> !transform.any_op 
  transform.named_sequence @x(%a: !transform.any_op {transform.readonly}) {
    transform.include @y failures(propagate) (%a) : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @x(%a: !transform.any_op {transform.readonly}) {
    transform.include @y failures(maybe) (%a) : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @x(%a: !transform.any_op {transform.readonly}) {
    transform.include failures(propagate) (%a) : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @x(%a: !transform.any_op {transform.readonly}, %b: i32 {transform.readonly}) {
    "transform.include"(%a, %b) <{target = @x, failure_propagation_mode = 1 : i32}> : (!transform.any_op, i32) -> (i32)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @x(%a: !transform.any_op {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence @x(%a: !transform.any_op {transform.readonly}) {
    transform.yield
  }
}

// -----

transform.named_sequence @x(%a: !transform.any_op {transform.readonly}) {
  transform.yield
}

// -----

func.func @f() {
transform.named_sequence @x(%a: !transform.any_op {transform.readonly}) {
  transform.yield
}
return
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    %0 = transform.structured.match ops{["transform.yield"]} in %a : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 { transform.apply_patterns.canonicalization } : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    %0 = transform.structured.match ops{["transform.named_sequence"]} in %a : (!transform.any_op) -> !transform.any_op
    transform.apply_cse to %0 : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    transform.apply_licm to %a : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    %0 = transform.structured.match ops{["transform.structured.match"]} in %a : (!transform.any_op) -> !transform.any_op
    transform.structured.generalize %0 : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
