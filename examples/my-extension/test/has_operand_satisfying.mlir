// Chapter 4: a match op with a body. Whichever operand of the sum is the product is found.
module attributes {transform.with_named_sequence} {
  func.func @left(%a: tensor<4x4xf32>, %c: tensor<4x4xf32>) -> tensor<4x4xf32> {
    %product = linalg.matmul ins(%a, %a : tensor<4x4xf32>, tensor<4x4xf32>)
                             outs(%c : tensor<4x4xf32>) -> tensor<4x4xf32>
    %sum = linalg.add ins(%product, %a : tensor<4x4xf32>, tensor<4x4xf32>)
                      outs(%c : tensor<4x4xf32>) -> tensor<4x4xf32>
    return %sum : tensor<4x4xf32>
  }
  func.func @right(%a: tensor<4x4xf32>, %c: tensor<4x4xf32>) -> tensor<4x4xf32> {
    %product = linalg.matmul ins(%a, %a : tensor<4x4xf32>, tensor<4x4xf32>)
                             outs(%c : tensor<4x4xf32>) -> tensor<4x4xf32>
    %sum = linalg.add ins(%a, %product : tensor<4x4xf32>, tensor<4x4xf32>)
                      outs(%c : tensor<4x4xf32>) -> tensor<4x4xf32>
    return %sum : tensor<4x4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %sums = transform.structured.match ops{["linalg.add"]} in %root
      : (!transform.any_op) -> !transform.any_op
    transform.foreach %sums : !transform.any_op {
    ^bb0(%sum: !transform.any_op):
      %position, %product = transform.match.my.has_operand_satisfying %sum
        : (!transform.any_op) -> (!transform.param<i32>, !transform.any_op) {
      ^bb0(%operand: !transform.any_value):
        %def = transform.get_defining_op %operand
          : (!transform.any_value) -> !transform.any_op
        %matmul = transform.cast %def : !transform.any_op to !transform.op<"linalg.matmul">
        transform.yield %def : !transform.any_op
      }
      transform.debug.emit_remark_at %product, "the product" : !transform.any_op
    }
    transform.yield
  }
}

// -----

// No operand fits; more than one op to look at; none at all.
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x4xf32>) -> tensor<4x4xf32> {
    %0 = linalg.add ins(%a, %a : tensor<4x4xf32>, tensor<4x4xf32>)
                    outs(%a : tensor<4x4xf32>) -> tensor<4x4xf32>
    return %0 : tensor<4x4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %sum = transform.structured.match ops{["linalg.add"]} in %root
      : (!transform.any_op) -> !transform.any_op
    %position = transform.match.my.has_operand_satisfying %sum
      : (!transform.any_op) -> !transform.param<i32> {
    ^bb0(%operand: !transform.any_value):
      %def = transform.get_defining_op %operand : (!transform.any_value) -> !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f() {
    return
  }
  func.func @g() {
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %functions = transform.structured.match ops{["func.func"]} in %root
      : (!transform.any_op) -> !transform.any_op
    %position = transform.match.my.has_operand_satisfying %functions
      : (!transform.any_op) -> !transform.param<i32> {
    ^bb0(%operand: !transform.any_value):
    }
    transform.yield
  }
}

// -----

// A definite failure in the body ends the search.
module attributes {transform.with_named_sequence} {
  func.func @f(%a: i32) -> i32 {
    %0 = arith.addi %a, %a : i32
    return %0 : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %sum = transform.structured.match ops{["arith.addi"]} in %root
      : (!transform.any_op) -> !transform.any_op
    %position = transform.match.my.has_operand_satisfying %sum
      : (!transform.any_op) -> !transform.param<i32> {
    ^bb0(%operand: !transform.any_value):
      transform.include @declared failures(propagate) () : () -> ()
    }
    transform.yield
  }
  transform.named_sequence private @declared()
}

// -----

// What the body must look like.
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %position = transform.match.my.has_operand_satisfying %root
      : (!transform.any_op) -> !transform.param<i32> {
    ^bb0(%operand: !transform.any_op):
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %position, %def = transform.match.my.has_operand_satisfying %root
      : (!transform.any_op) -> (!transform.param<i32>, !transform.any_op) {
    ^bb0(%operand: !transform.any_value):
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %position, %def = transform.match.my.has_operand_satisfying %root
      : (!transform.any_op) -> (!transform.param<i32>, !transform.any_op) {
    ^bb0(%operand: !transform.any_value):
      transform.yield %operand : !transform.any_value
    }
    transform.yield
  }
}
