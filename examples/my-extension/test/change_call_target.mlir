// Chapter 2: an op of our own in a script. All calls go to the microkernel.
module attributes {transform.with_named_sequence} {
  func.func private @reference(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>) -> tensor<4x4xf32>
  func.func private @microkernel(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>) -> tensor<4x4xf32>
  func.func @twice(%a: tensor<4x4xf32>) -> tensor<4x4xf32> {
    %0 = call @reference(%a, %a) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = call @reference(%0, %a) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    return %1 : tensor<4x4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %calls = transform.structured.match ops{["func.call"]} in %root
      : (!transform.any_op) -> !transform.any_op
    transform.my.change_call_target %calls, "microkernel" : !transform.any_op
    transform.yield
  }
}

// -----

// The handle may be as precise as it likes; it is only read, so it can be used again.
module attributes {transform.with_named_sequence} {
  func.func private @a()
  func.func private @b()
  func.func private @c()
  func.func @caller() {
    call @a() : () -> ()
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %calls = transform.structured.match ops{["func.call"]} in %root
      : (!transform.any_op) -> !transform.op<"func.call">
    transform.my.change_call_target %calls, "b" : !transform.op<"func.call">
    %typed = transform.cast %calls
      : !transform.op<"func.call"> to !transform.my.call_op_interface
    transform.my.change_call_target %typed, "c" : !transform.my.call_op_interface
    transform.yield
  }
}

// -----

// Nothing but calls: a silenceable failure, before any of them is changed.
module attributes {transform.with_named_sequence} {
  func.func private @other()
  func.func private @callee()
  func.func @caller() {
    call @callee() : () -> ()
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %ops = transform.structured.match ops{["func.call", "func.return"]} in %root
      : (!transform.any_op) -> !transform.any_op
    transform.my.change_call_target %ops, "other" : !transform.any_op
    transform.yield
  }
}

// -----

// The same where failures are silenced: the payload is as it was.
module attributes {transform.with_named_sequence} {
  func.func private @other()
  func.func private @callee()
  func.func @caller() {
    call @callee() : () -> ()
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    transform.sequence %root : !transform.any_op failures(suppress) {
    ^bb0(%arg: !transform.any_op):
      %ops = transform.structured.match ops{["func.call", "func.return"]} in %arg
        : (!transform.any_op) -> !transform.any_op
      transform.my.change_call_target %ops, "other" : !transform.any_op
    }
    transform.yield
  }
}
