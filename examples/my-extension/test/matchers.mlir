// Chapter 4: named matchers. First by name alone.
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>, %c: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<8x8xf32>, tensor<8x8xf32>)
                       outs(%c : tensor<8x8xf32>) -> tensor<8x8xf32>
    %1 = linalg.add ins(%0, %a : tensor<8x8xf32>, tensor<8x8xf32>)
                    outs(%c : tensor<8x8xf32>) -> tensor<8x8xf32>
    %2 = linalg.add ins(%1, %b : tensor<8x8xf32>, tensor<8x8xf32>)
                    outs(%c : tensor<8x8xf32>) -> tensor<8x8xf32>
    return %2 : tensor<8x8xf32>
  }
  transform.named_sequence @is_add(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.operation_name %op ["linalg.add"] : !transform.any_op
    transform.yield %op : !transform.any_op
  }
  transform.named_sequence @is_matmul(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.operation_name %op ["linalg.matmul"] : !transform.any_op
    transform.yield %op : !transform.any_op
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %adds = transform.collect_matching @is_add in %root
      : (!transform.any_op) -> !transform.any_op
    %matmuls = transform.collect_matching @is_matmul in %root
      : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %adds, "sum" : !transform.any_op
    transform.debug.emit_remark_at %matmuls, "product" : !transform.any_op
    transform.yield
  }
}

// -----

// A chain of ops, from its end: a ReLU of a sum with a product, whose place in the sum does not
// matter. Where the product stands is a parameter; each layer is found on its own.
module attributes {transform.with_named_sequence} {
  func.func @product_first(%x: tensor<8x8xf32>, %w: tensor<8x8xf32>, %b: tensor<8x8xf32>,
                           %zero: tensor<8x8xf32>, %out: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = linalg.matmul ins(%x, %w : tensor<8x8xf32>, tensor<8x8xf32>)
                       outs(%out : tensor<8x8xf32>) -> tensor<8x8xf32>
    %1 = linalg.add ins(%0, %b : tensor<8x8xf32>, tensor<8x8xf32>)
                    outs(%out : tensor<8x8xf32>) -> tensor<8x8xf32>
    %2 = linalg.max ins(%1, %zero : tensor<8x8xf32>, tensor<8x8xf32>)
                    outs(%out : tensor<8x8xf32>) -> tensor<8x8xf32>
    return %2 : tensor<8x8xf32>
  }
  func.func @product_second(%x: tensor<8x8xf32>, %w: tensor<8x8xf32>, %b: tensor<8x8xf32>,
                            %zero: tensor<8x8xf32>, %out: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = linalg.matmul ins(%x, %w : tensor<8x8xf32>, tensor<8x8xf32>)
                       outs(%out : tensor<8x8xf32>) -> tensor<8x8xf32>
    %1 = linalg.add ins(%b, %0 : tensor<8x8xf32>, tensor<8x8xf32>)
                    outs(%out : tensor<8x8xf32>) -> tensor<8x8xf32>
    %2 = linalg.max ins(%1, %zero : tensor<8x8xf32>, tensor<8x8xf32>)
                    outs(%out : tensor<8x8xf32>) -> tensor<8x8xf32>
    return %2 : tensor<8x8xf32>
  }
  func.func @no_product(%b: tensor<8x8xf32>, %out: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %1 = linalg.add ins(%b, %b : tensor<8x8xf32>, tensor<8x8xf32>)
                    outs(%out : tensor<8x8xf32>) -> tensor<8x8xf32>
    %2 = linalg.max ins(%1, %b : tensor<8x8xf32>, tensor<8x8xf32>)
                    outs(%out : tensor<8x8xf32>) -> tensor<8x8xf32>
    return %2 : tensor<8x8xf32>
  }
  transform.named_sequence @is_layer(%relu: !transform.any_op {transform.readonly})
      -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.param<i32>) {
    transform.match.operation_name %relu ["linalg.max"] : !transform.any_op
    %sum = transform.get_producer_of_operand %relu[0] : (!transform.any_op) -> !transform.any_op
    transform.match.operation_name %sum ["linalg.add"] : !transform.any_op
    %position, %product = transform.match.my.has_operand_satisfying %sum
      : (!transform.any_op) -> (!transform.param<i32>, !transform.any_op) {
    ^bb0(%operand: !transform.any_value):
      %def = transform.get_defining_op %operand : (!transform.any_value) -> !transform.any_op
      transform.match.operation_name %def ["linalg.matmul"] : !transform.any_op
      transform.yield %def : !transform.any_op
    }
    transform.yield %product, %sum, %relu, %position
      : !transform.any_op, !transform.any_op, !transform.any_op, !transform.param<i32>
  }
  transform.named_sequence @report(%product: !transform.any_op {transform.readonly},
                                   %sum: !transform.any_op {transform.readonly},
                                   %relu: !transform.any_op {transform.readonly},
                                   %position: !transform.param<i32> {transform.readonly}) {
    transform.debug.emit_param_as_remark %position, "the product is operand" at %sum
      : !transform.param<i32>, !transform.any_op
    transform.debug.emit_remark_at %product, "product" : !transform.any_op
    transform.debug.emit_remark_at %relu, "ReLU" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.consumed}) {
    transform.foreach_match in %root @is_layer -> @report
      : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

// What an op is need not be in its name: this multiplies matrices, whatever it is called and
// however its operands are transposed.
#rows = affine_map<(i, j, k) -> (k, i)>
#columns = affine_map<(i, j, k) -> (k, j)>
#result = affine_map<(i, j, k) -> (i, j)>
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<8x4xf32>, %b: tensor<8x4xf32>, %c: tensor<4x4xf32>) -> tensor<4x4xf32> {
    %0 = linalg.generic {indexing_maps = [#rows, #columns, #result],
                         iterator_types = ["parallel", "parallel", "reduction"]}
        ins(%a, %b : tensor<8x4xf32>, tensor<8x4xf32>) outs(%c : tensor<4x4xf32>) {
    ^bb0(%x: f32, %y: f32, %sum: f32):
      %1 = arith.mulf %x, %y : f32
      %2 = arith.addf %sum, %1 : f32
      linalg.yield %2 : f32
    } -> tensor<4x4xf32>
    %3 = linalg.add ins(%0, %c : tensor<4x4xf32>, tensor<4x4xf32>)
                    outs(%c : tensor<4x4xf32>) -> tensor<4x4xf32>
    return %3 : tensor<4x4xf32>
  }
  transform.named_sequence @is_product(%op: !transform.any_op {transform.readonly})
      -> !transform.any_op {
    transform.match.structured %op : !transform.any_op {
    ^bb0(%structured: !transform.any_op):
      %rank = transform.match.structured.rank %structured
        : (!transform.any_op) -> !transform.param<i64>
      %three = transform.param.constant 3 : i64 -> !transform.param<i64>
      transform.match.param.cmpi eq %rank, %three : !transform.param<i64>
      transform.match.structured.input %structured[all] {projected_permutation} : !transform.any_op
      transform.match.structured.body %structured {contraction = ["arith.mulf", "arith.addf"]}
        : !transform.any_op
      %batch, %m, %n, %k = transform.match.structured.classify_contraction_dims %structured
        : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>,
                                  !transform.param<i64>, !transform.param<i64>)
      %num_k = transform.num_associations %k : (!transform.param<i64>) -> !transform.param<i64>
      %one = transform.param.constant 1 : i64 -> !transform.param<i64>
      transform.match.param.cmpi eq %num_k, %one : !transform.param<i64>
      transform.match.structured.yield
    }
    transform.yield %op : !transform.any_op
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %products = transform.collect_matching @is_product in %root
      : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %products, "a product" : !transform.any_op
    transform.yield
  }
}
