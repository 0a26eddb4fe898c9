// RUN: jig-opt %s --load-dialect-plugin=%plugins/my-extension.so --transform-interpreter --verify-diagnostics -o /dev/null
// Tutorial, section 5.3: a matcher with a body, which tries the operands one by one; the groups are found whichever operand of the last op the sum is. The op is that
// of examples/my-extension. The position, with which the section's action tells the groups, is the last value that the action gets.

module attributes {transform.with_named_sequence} {
  func.func @max_of_sum(%lhs: tensor<512x512xf32>, %rhs: tensor<512x512xf32>,
                        %bias: tensor<512x512xf32>, %output: tensor<512x512xf32>)
      -> tensor<512x512xf32> {
    // expected-remark @below {{matmul}}
    %matmul = linalg.matmul ins(%lhs, %rhs: tensor<512x512xf32>, tensor<512x512xf32>)
                            outs(%output: tensor<512x512xf32>) -> tensor<512x512xf32>
    // expected-remark @below {{add}}
    %biased = linalg.elemwise_binary { fun = #linalg.binary_fn<add> }
      ins(%matmul, %bias : tensor<512x512xf32>, tensor<512x512xf32>)
      outs(%output : tensor<512x512xf32>) -> tensor<512x512xf32>
    %c0f = arith.constant dense<0.0> : tensor<512x512xf32>
    // expected-remark @below {{first operand}}
    %relued = linalg.elemwise_binary { fun = #linalg.binary_fn<max_signed> }
      ins(%biased, %c0f : tensor<512x512xf32>, tensor<512x512xf32>)
      outs(%output : tensor<512x512xf32>) -> tensor<512x512xf32>
    func.return %relued : tensor<512x512xf32>
  }
  func.func @max_with_sum(%lhs: tensor<512x512xf32>, %rhs: tensor<512x512xf32>,
                          %bias: tensor<512x512xf32>, %output: tensor<512x512xf32>)
      -> tensor<512x512xf32> {
    // expected-remark @below {{matmul}}
    %matmul = linalg.matmul ins(%lhs, %rhs: tensor<512x512xf32>, tensor<512x512xf32>)
                            outs(%output: tensor<512x512xf32>) -> tensor<512x512xf32>
    // expected-remark @below {{add}}
    %biased = linalg.elemwise_binary { fun = #linalg.binary_fn<add> }
      ins(%matmul, %bias : tensor<512x512xf32>, tensor<512x512xf32>)
      outs(%output : tensor<512x512xf32>) -> tensor<512x512xf32>
    %c0f = arith.constant dense<0.0> : tensor<512x512xf32>
    // expected-remark @below {{second operand}}
    %relued = linalg.elemwise_binary { fun = #linalg.binary_fn<max_signed> }
      ins(%c0f, %biased : tensor<512x512xf32>, tensor<512x512xf32>)
      outs(%output : tensor<512x512xf32>) -> tensor<512x512xf32>
    func.return %relued : tensor<512x512xf32>
  }

  transform.named_sequence @match_matmul_elemwise(
      %last: !transform.any_op {transform.readonly})
      -> (!transform.any_op, !transform.any_op, !transform.any_op,
          !transform.param<i32>) {
    transform.match.operation_name %last ["linalg.elemwise_binary"]
      : !transform.any_op
    %pos, %middle = transform.match.my.has_operand_satisfying %last
      : (!transform.any_op) -> (!transform.param<i32>, !transform.any_op) {
    ^bb0(%operand: !transform.any_value):
      %def = transform.get_defining_op %operand
        : (!transform.any_value) -> !transform.any_op
      transform.match.operation_name %def ["linalg.elemwise_binary"]
        : !transform.any_op
      transform.yield %def : !transform.any_op
    }
    %matmul = transform.get_producer_of_operand %middle[0]
      : (!transform.any_op) -> !transform.any_op
    transform.match.operation_name %matmul ["linalg.matmul"] : !transform.any_op
    transform.yield %matmul, %middle, %last, %pos
      : !transform.any_op, !transform.any_op, !transform.any_op,
        !transform.param<i32>
  }
  transform.named_sequence @print_matmul_elemwise(
      %matmul: !transform.any_op {transform.readonly}, %add: !transform.any_op {transform.readonly},
      %max: !transform.any_op {transform.readonly}, %pos: !transform.param<i32> {transform.readonly}) {
    transform.debug.emit_remark_at %matmul, "matmul" : !transform.any_op
    transform.debug.emit_remark_at %add, "add" : !transform.any_op
    %c0 = transform.param.constant 0 : i32 -> !transform.param<i32>
    %c1 = transform.param.constant 1 : i32 -> !transform.param<i32>
    transform.execute_if_cmpi eq %pos, %c0 : !transform.param<i32>, !transform.param<i32> {
      transform.debug.emit_remark_at %max, "first operand" : !transform.any_op
    }
    transform.execute_if_cmpi eq %pos, %c1 : !transform.param<i32>, !transform.param<i32> {
      transform.debug.emit_remark_at %max, "second operand" : !transform.any_op
    }
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    transform.foreach_match in %root
      @match_matmul_elemwise -> @print_matmul_elemwise
      : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
