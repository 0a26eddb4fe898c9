// Chapter 3: a type of handles to calls, and an op that consumes one and gives another.
module attributes {transform.with_named_sequence} {
  func.func private @multiply(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>) -> tensor<4x4xf32>
  func.func @twice(%a: tensor<4x4xf32>) -> tensor<4x4xf32> {
    %0 = call @multiply(%a, %a) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = call @multiply(%0, %a) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    return %1 : tensor<4x4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %calls = transform.structured.match ops{["func.call"]} in %root
      : (!transform.any_op) -> !transform.any_op
    %typed = transform.cast %calls : !transform.any_op to !transform.my.call_op_interface
    %mm4 = transform.my.call_to_op %typed
      : (!transform.my.call_op_interface) -> !transform.op<"my.mm4">
    transform.debug.emit_remark_at %mm4, "an op now" : !transform.op<"my.mm4">
    transform.yield
  }
}

// -----

// A handle that was consumed, and others to the same calls, must not be used any more.
module attributes {transform.with_named_sequence} {
  func.func private @f()
  func.func @caller() {
    call @f() : () -> ()
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %calls = transform.structured.match ops{["func.call"]} in %root
      : (!transform.any_op) -> !transform.any_op
    %typed = transform.cast %calls : !transform.any_op to !transform.my.call_op_interface
    %mm4 = transform.my.call_to_op %typed
      : (!transform.my.call_op_interface) -> !transform.any_op
    transform.my.change_call_target %calls, "f" : !transform.any_op
    transform.yield
  }
}

// -----

// What is no call does not get the type.
module attributes {transform.with_named_sequence} {
  func.func @f() {
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %returns = transform.structured.match ops{["func.return"]} in %root
      : (!transform.any_op) -> !transform.any_op
    %typed = transform.cast %returns : !transform.any_op to !transform.my.call_op_interface
    transform.yield
  }
}

// -----

// The type of the result is checked as well.
module attributes {transform.with_named_sequence} {
  func.func private @f()
  func.func @caller() {
    call @f() : () -> ()
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %calls = transform.structured.match ops{["func.call"]} in %root
      : (!transform.any_op) -> !transform.my.call_op_interface
    %calls_2 = transform.my.call_to_op %calls
      : (!transform.my.call_op_interface) -> !transform.my.call_op_interface
    transform.yield
  }
}

// -----

// And that of the operand, when the script is read.
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.consumed}) {
    %0 = transform.my.call_to_op %root : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
