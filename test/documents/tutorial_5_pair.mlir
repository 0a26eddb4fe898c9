// RUN: jig-opt %s --pass-pipeline='builtin.module(transform-interpreter{entry-point=collect})' -o /dev/null 2>&1 | FileCheck %s --check-prefixes=COLLECT
// RUN: jig-opt %s --pass-pipeline='builtin.module(transform-interpreter{entry-point=foreach})' -o /dev/null 2>&1 | FileCheck %s --check-prefixes=FOREACH
// Tutorial, chapter 5: matchers that find the last op of the layer by name, and those before it by what they produce; collected, and one by one.

// COLLECT-DAG: remark: elementwise binary
// COLLECT-DAG: remark: matmul
// FOREACH: remark: matmul
// FOREACH: remark: middle
// FOREACH: remark: last
module attributes {transform.with_named_sequence} {
  func.func @fc_relu(%lhs: tensor<512x512xf32>, %rhs: tensor<512x512xf32>,
                     %bias: tensor<512x512xf32>, %output: tensor<512x512xf32>)
      -> tensor<512x512xf32> {
    %matmul = linalg.matmul ins(%lhs, %rhs : tensor<512x512xf32>, tensor<512x512xf32>)
                            outs(%output : tensor<512x512xf32>) -> tensor<512x512xf32>
    %biased = linalg.elemwise_binary { fun = #linalg.binary_fn<add> }
      ins(%matmul, %bias : tensor<512x512xf32>, tensor<512x512xf32>)
      outs(%output : tensor<512x512xf32>) -> tensor<512x512xf32>
    %c0f = arith.constant 0.0 : f32
    %reled = linalg.elemwise_binary { fun = #linalg.binary_fn<max_signed> }
      ins(%biased, %c0f : tensor<512x512xf32>, f32)
      outs(%output : tensor<512x512xf32>) -> tensor<512x512xf32>
    func.return %reled : tensor<512x512xf32>
  }
  transform.named_sequence @match_matmul_elemwise(%last: !transform.any_op {transform.readonly})
      -> (!transform.any_op, !transform.any_op, !transform.any_op) {
    transform.match.operation_name %last ["linalg.elemwise_binary"] : !transform.any_op
    %middle = transform.get_producer_of_operand %last[0] : (!transform.any_op) -> !transform.any_op
    transform.match.operation_name %middle ["linalg.elemwise_binary"] : !transform.any_op
    %matmul = transform.get_producer_of_operand %middle[0] : (!transform.any_op) -> !transform.any_op
    transform.match.operation_name %matmul ["linalg.matmul"] : !transform.any_op
    transform.yield %matmul, %middle, %last : !transform.any_op, !transform.any_op, !transform.any_op
  }
  transform.named_sequence @print_elemwise(%elemwise_binary: !transform.any_op {transform.readonly}) {
    transform.debug.emit_remark_at %elemwise_binary, "elementwise binary" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @print_matmul(%matmul: !transform.any_op {transform.readonly}) {
    transform.debug.emit_remark_at %matmul, "matmul" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @print_matmul_elemwise(%matmul: !transform.any_op {transform.readonly}, %middle: !transform.any_op {transform.readonly},
                                                  %last: !transform.any_op {transform.readonly}) {
    transform.debug.emit_remark_at %matmul, "matmul" : !transform.any_op
    transform.debug.emit_remark_at %middle, "middle" : !transform.any_op
    transform.debug.emit_remark_at %last, "last" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @collect(%root: !transform.any_op {transform.readonly}) {
    %matmul, %el1, %el2 = transform.collect_matching @match_matmul_elemwise in %root
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %elemwise = transform.merge_handles %el1, %el2 : !transform.any_op
    transform.include @print_elemwise failures(propagate) (%elemwise) : (!transform.any_op) -> ()
    transform.include @print_matmul failures(propagate) (%matmul) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @foreach(%root: !transform.any_op) {
    transform.foreach_match in %root
      @match_matmul_elemwise -> @print_matmul_elemwise
      : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
