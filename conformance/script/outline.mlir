// ARGS: --transform-interpreter --allow-unregistered-dialect
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>, %c: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = linalg.matmul ins(%a, %b: tensor<8x8xf32>, tensor<8x8xf32>) outs(%c: tensor<8x8xf32>) -> tensor<8x8xf32>
    %1 = linalg.exp ins(%0 : tensor<8x8xf32>) outs(%c : tensor<8x8xf32>) -> tensor<8x8xf32>
    return %1 : tensor<8x8xf32>
  }
  func.func @g(%x: i32, %n: index) -> i32 {
    %0 = arith.addi %x, %x : i32
    %1 = arith.addi %x, %x : i32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %i = %c0 to %n step %c1 {
      %2 = arith.muli %0, %1 : i32
      "test.use"(%2) : (i32) -> ()
    }
    return %1 : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %loop = transform.structured.match interface{LoopLikeInterface} in %root : (!transform.any_op) -> !transform.any_op
    %f, %c = transform.loop.outline %loop {func_name = "g"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.debug.emit_remark_at %c, "call" : !transform.any_op
    transform.yield
  }
}
