// ARGS: --transform-interpreter --split-input-file --allow-unregistered-dialect
// Predicates of match.structured: generic forms, attributes against each other.

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>, %d: tensor<4xi1>, %cond: i1) -> tensor<4x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
    %1:2 = linalg.generic {tagg, indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} outs(%d, %d : tensor<4xi1>, tensor<4xi1>) {
      ^bb0(%x: i1, %y: i1):
      linalg.yield %x, %y : i1, i1
    } -> (tensor<4xi1>, tensor<4xi1>)
    %2 = "test.use"(%1#0, %0) : (tensor<4xi1>, tensor<4x?xf32>) -> i32
    %3 = "test.use2"(%1#0) : (tensor<4xi1>) -> i32
    scf.if %cond {
      "test.use3"(%1#0) : (tensor<4xi1>) -> ()
      "test.use3"(%0, %0) : (tensor<4x?xf32>, tensor<4x?xf32>) -> ()
    }
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.input %s[0] : (!transform.any_op) -> !transform.any_value
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>, %d: tensor<4xi1>, %cond: i1) -> tensor<4x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
    %1:2 = linalg.generic {tagg, indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} outs(%d, %d : tensor<4xi1>, tensor<4xi1>) {
      ^bb0(%x: i1, %y: i1):
      linalg.yield %x, %y : i1, i1
    } -> (tensor<4xi1>, tensor<4xi1>)
    %2 = "test.use"(%1#0, %0) : (tensor<4xi1>, tensor<4x?xf32>) -> i32
    %3 = "test.use2"(%1#0) : (tensor<4xi1>) -> i32
    scf.if %cond {
      "test.use3"(%1#0) : (tensor<4xi1>) -> ()
      "test.use3"(%0, %0) : (tensor<4x?xf32>, tensor<4x?xf32>) -> ()
    }
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.input %s[all] : (!transform.any_op) -> !transform.any_value
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>, %d: tensor<4xi1>, %cond: i1) -> tensor<4x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
    %1:2 = linalg.generic {tagg, indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} outs(%d, %d : tensor<4xi1>, tensor<4xi1>) {
      ^bb0(%x: i1, %y: i1):
      linalg.yield %x, %y : i1, i1
    } -> (tensor<4xi1>, tensor<4xi1>)
    %2 = "test.use"(%1#0, %0) : (tensor<4xi1>, tensor<4x?xf32>) -> i32
    %3 = "test.use2"(%1#0) : (tensor<4xi1>) -> i32
    scf.if %cond {
      "test.use3"(%1#0) : (tensor<4xi1>) -> ()
      "test.use3"(%0, %0) : (tensor<4x?xf32>, tensor<4x?xf32>) -> ()
    }
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.input %s[except(0)] : (!transform.any_op) -> !transform.any_value
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>, %d: tensor<4xi1>, %cond: i1) -> tensor<4x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
    %1:2 = linalg.generic {tagg, indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} outs(%d, %d : tensor<4xi1>, tensor<4xi1>) {
      ^bb0(%x: i1, %y: i1):
      linalg.yield %x, %y : i1, i1
    } -> (tensor<4xi1>, tensor<4xi1>)
    %2 = "test.use"(%1#0, %0) : (tensor<4xi1>, tensor<4x?xf32>) -> i32
    %3 = "test.use2"(%1#0) : (tensor<4xi1>) -> i32
    scf.if %cond {
      "test.use3"(%1#0) : (tensor<4xi1>) -> ()
      "test.use3"(%0, %0) : (tensor<4x?xf32>, tensor<4x?xf32>) -> ()
    }
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      "transform.match.structured.dim"(%s) <{raw_dim_list = array<i64>}> : (!transform.any_op) -> ()
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>, %d: tensor<4xi1>, %cond: i1) -> tensor<4x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
    %1:2 = linalg.generic {tagg, indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} outs(%d, %d : tensor<4xi1>, tensor<4xi1>) {
      ^bb0(%x: i1, %y: i1):
      linalg.yield %x, %y : i1, i1
    } -> (tensor<4xi1>, tensor<4xi1>)
    %2 = "test.use"(%1#0, %0) : (tensor<4xi1>, tensor<4x?xf32>) -> i32
    %3 = "test.use2"(%1#0) : (tensor<4xi1>) -> i32
    scf.if %cond {
      "test.use3"(%1#0) : (tensor<4xi1>) -> ()
      "test.use3"(%0, %0) : (tensor<4x?xf32>, tensor<4x?xf32>) -> ()
    }
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      "transform.match.structured.dim"(%s) <{raw_dim_list = array<i64>}> : (!transform.any_op) -> ()
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>, %d: tensor<4xi1>, %cond: i1) -> tensor<4x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
    %1:2 = linalg.generic {tagg, indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} outs(%d, %d : tensor<4xi1>, tensor<4xi1>) {
      ^bb0(%x: i1, %y: i1):
      linalg.yield %x, %y : i1, i1
    } -> (tensor<4xi1>, tensor<4xi1>)
    %2 = "test.use"(%1#0, %0) : (tensor<4xi1>, tensor<4x?xf32>) -> i32
    %3 = "test.use2"(%1#0) : (tensor<4xi1>) -> i32
    scf.if %cond {
      "test.use3"(%1#0) : (tensor<4xi1>) -> ()
      "test.use3"(%0, %0) : (tensor<4x?xf32>, tensor<4x?xf32>) -> ()
    }
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      "transform.match.structured.dim"(%s) <{raw_dim_list = array<i64>, is_inverted}> : (!transform.any_op) -> ()
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>, %d: tensor<4xi1>, %cond: i1) -> tensor<4x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
    %1:2 = linalg.generic {tagg, indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} outs(%d, %d : tensor<4xi1>, tensor<4xi1>) {
      ^bb0(%x: i1, %y: i1):
      linalg.yield %x, %y : i1, i1
    } -> (tensor<4xi1>, tensor<4xi1>)
    %2 = "test.use"(%1#0, %0) : (tensor<4xi1>, tensor<4x?xf32>) -> i32
    %3 = "test.use2"(%1#0) : (tensor<4xi1>) -> i32
    scf.if %cond {
      "test.use3"(%1#0) : (tensor<4xi1>) -> ()
      "test.use3"(%0, %0) : (tensor<4x?xf32>, tensor<4x?xf32>) -> ()
    }
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      "transform.match.structured.dim"(%s) <{raw_dim_list = array<i64>, is_inverted}> : (!transform.any_op) -> ()
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>, %d: tensor<4xi1>, %cond: i1) -> tensor<4x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
    %1:2 = linalg.generic {tagg, indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} outs(%d, %d : tensor<4xi1>, tensor<4xi1>) {
      ^bb0(%x: i1, %y: i1):
      linalg.yield %x, %y : i1, i1
    } -> (tensor<4xi1>, tensor<4xi1>)
    %2 = "test.use"(%1#0, %0) : (tensor<4xi1>, tensor<4x?xf32>) -> i32
    %3 = "test.use2"(%1#0) : (tensor<4xi1>) -> i32
    scf.if %cond {
      "test.use3"(%1#0) : (tensor<4xi1>) -> ()
      "test.use3"(%0, %0) : (tensor<4x?xf32>, tensor<4x?xf32>) -> ()
    }
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      "transform.match.structured.dim"(%s) <{raw_dim_list = array<i64>, is_inverted, is_all}> : (!transform.any_op) -> ()
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>, %d: tensor<4xi1>, %cond: i1) -> tensor<4x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
    %1:2 = linalg.generic {tagg, indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} outs(%d, %d : tensor<4xi1>, tensor<4xi1>) {
      ^bb0(%x: i1, %y: i1):
      linalg.yield %x, %y : i1, i1
    } -> (tensor<4xi1>, tensor<4xi1>)
    %2 = "test.use"(%1#0, %0) : (tensor<4xi1>, tensor<4x?xf32>) -> i32
    %3 = "test.use2"(%1#0) : (tensor<4xi1>) -> i32
    scf.if %cond {
      "test.use3"(%1#0) : (tensor<4xi1>) -> ()
      "test.use3"(%0, %0) : (tensor<4x?xf32>, tensor<4x?xf32>) -> ()
    }
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      "transform.match.structured.dim"(%s) <{raw_dim_list = array<i64>, is_inverted, is_all}> : (!transform.any_op) -> ()
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>, %d: tensor<4xi1>, %cond: i1) -> tensor<4x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
    %1:2 = linalg.generic {tagg, indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} outs(%d, %d : tensor<4xi1>, tensor<4xi1>) {
      ^bb0(%x: i1, %y: i1):
      linalg.yield %x, %y : i1, i1
    } -> (tensor<4xi1>, tensor<4xi1>)
    %2 = "test.use"(%1#0, %0) : (tensor<4xi1>, tensor<4x?xf32>) -> i32
    %3 = "test.use2"(%1#0) : (tensor<4xi1>) -> i32
    scf.if %cond {
      "test.use3"(%1#0) : (tensor<4xi1>) -> ()
      "test.use3"(%0, %0) : (tensor<4x?xf32>, tensor<4x?xf32>) -> ()
    }
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      "transform.match.structured.dim"(%s) <{raw_dim_list = array<i64: 1>, is_inverted, is_all}> : (!transform.any_op) -> ()
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>, %d: tensor<4xi1>, %cond: i1) -> tensor<4x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
    %1:2 = linalg.generic {tagg, indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} outs(%d, %d : tensor<4xi1>, tensor<4xi1>) {
      ^bb0(%x: i1, %y: i1):
      linalg.yield %x, %y : i1, i1
    } -> (tensor<4xi1>, tensor<4xi1>)
    %2 = "test.use"(%1#0, %0) : (tensor<4xi1>, tensor<4x?xf32>) -> i32
    %3 = "test.use2"(%1#0) : (tensor<4xi1>) -> i32
    scf.if %cond {
      "test.use3"(%1#0) : (tensor<4xi1>) -> ()
      "test.use3"(%0, %0) : (tensor<4x?xf32>, tensor<4x?xf32>) -> ()
    }
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      "transform.match.structured.dim"(%s) <{raw_dim_list = array<i64: 1>, is_inverted, is_all}> : (!transform.any_op) -> ()
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>, %d: tensor<4xi1>, %cond: i1) -> tensor<4x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
    %1:2 = linalg.generic {tagg, indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} outs(%d, %d : tensor<4xi1>, tensor<4xi1>) {
      ^bb0(%x: i1, %y: i1):
      linalg.yield %x, %y : i1, i1
    } -> (tensor<4xi1>, tensor<4xi1>)
    %2 = "test.use"(%1#0, %0) : (tensor<4xi1>, tensor<4x?xf32>) -> i32
    %3 = "test.use2"(%1#0) : (tensor<4xi1>) -> i32
    scf.if %cond {
      "test.use3"(%1#0) : (tensor<4xi1>) -> ()
      "test.use3"(%0, %0) : (tensor<4x?xf32>, tensor<4x?xf32>) -> ()
    }
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      "transform.match.structured.dim"(%s) <{raw_dim_list = array<i64>, is_all}> : (!transform.any_op) -> ()
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>, %d: tensor<4xi1>, %cond: i1) -> tensor<4x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
    %1:2 = linalg.generic {tagg, indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} outs(%d, %d : tensor<4xi1>, tensor<4xi1>) {
      ^bb0(%x: i1, %y: i1):
      linalg.yield %x, %y : i1, i1
    } -> (tensor<4xi1>, tensor<4xi1>)
    %2 = "test.use"(%1#0, %0) : (tensor<4xi1>, tensor<4x?xf32>) -> i32
    %3 = "test.use2"(%1#0) : (tensor<4xi1>) -> i32
    scf.if %cond {
      "test.use3"(%1#0) : (tensor<4xi1>) -> ()
      "test.use3"(%0, %0) : (tensor<4x?xf32>, tensor<4x?xf32>) -> ()
    }
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      "transform.match.structured.dim"(%s) <{raw_dim_list = array<i64>, is_all}> : (!transform.any_op) -> ()
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>, %d: tensor<4xi1>, %cond: i1) -> tensor<4x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
    %1:2 = linalg.generic {tagg, indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} outs(%d, %d : tensor<4xi1>, tensor<4xi1>) {
      ^bb0(%x: i1, %y: i1):
      linalg.yield %x, %y : i1, i1
    } -> (tensor<4xi1>, tensor<4xi1>)
    %2 = "test.use"(%1#0, %0) : (tensor<4xi1>, tensor<4x?xf32>) -> i32
    %3 = "test.use2"(%1#0) : (tensor<4xi1>) -> i32
    scf.if %cond {
      "test.use3"(%1#0) : (tensor<4xi1>) -> ()
      "test.use3"(%0, %0) : (tensor<4x?xf32>, tensor<4x?xf32>) -> ()
    }
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      "transform.match.structured.dim"(%s) <{raw_dim_list = array<i32: 1>, is_all}> : (!transform.any_op) -> ()
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>, %d: tensor<4xi1>, %cond: i1) -> tensor<4x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
    %1:2 = linalg.generic {tagg, indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} outs(%d, %d : tensor<4xi1>, tensor<4xi1>) {
      ^bb0(%x: i1, %y: i1):
      linalg.yield %x, %y : i1, i1
    } -> (tensor<4xi1>, tensor<4xi1>)
    %2 = "test.use"(%1#0, %0) : (tensor<4xi1>, tensor<4x?xf32>) -> i32
    %3 = "test.use2"(%1#0) : (tensor<4xi1>) -> i32
    scf.if %cond {
      "test.use3"(%1#0) : (tensor<4xi1>) -> ()
      "test.use3"(%0, %0) : (tensor<4x?xf32>, tensor<4x?xf32>) -> ()
    }
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      "transform.match.structured.dim"(%s) <{raw_dim_list = array<i32: 1>, is_all}> : (!transform.any_op) -> ()
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>, %d: tensor<4xi1>, %cond: i1) -> tensor<4x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
    %1:2 = linalg.generic {tagg, indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} outs(%d, %d : tensor<4xi1>, tensor<4xi1>) {
      ^bb0(%x: i1, %y: i1):
      linalg.yield %x, %y : i1, i1
    } -> (tensor<4xi1>, tensor<4xi1>)
    %2 = "test.use"(%1#0, %0) : (tensor<4xi1>, tensor<4x?xf32>) -> i32
    %3 = "test.use2"(%1#0) : (tensor<4xi1>) -> i32
    scf.if %cond {
      "test.use3"(%1#0) : (tensor<4xi1>) -> ()
      "test.use3"(%0, %0) : (tensor<4x?xf32>, tensor<4x?xf32>) -> ()
    }
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      "transform.match.structured.dim"(%s) : (!transform.any_op) -> ()
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>, %d: tensor<4xi1>, %cond: i1) -> tensor<4x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
    %1:2 = linalg.generic {tagg, indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} outs(%d, %d : tensor<4xi1>, tensor<4xi1>) {
      ^bb0(%x: i1, %y: i1):
      linalg.yield %x, %y : i1, i1
    } -> (tensor<4xi1>, tensor<4xi1>)
    %2 = "test.use"(%1#0, %0) : (tensor<4xi1>, tensor<4x?xf32>) -> i32
    %3 = "test.use2"(%1#0) : (tensor<4xi1>) -> i32
    scf.if %cond {
      "test.use3"(%1#0) : (tensor<4xi1>) -> ()
      "test.use3"(%0, %0) : (tensor<4x?xf32>, tensor<4x?xf32>) -> ()
    }
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      "transform.match.structured.dim"(%s) : (!transform.any_op) -> ()
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>, %d: tensor<4xi1>, %cond: i1) -> tensor<4x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
    %1:2 = linalg.generic {tagg, indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} outs(%d, %d : tensor<4xi1>, tensor<4xi1>) {
      ^bb0(%x: i1, %y: i1):
      linalg.yield %x, %y : i1, i1
    } -> (tensor<4xi1>, tensor<4xi1>)
    %2 = "test.use"(%1#0, %0) : (tensor<4xi1>, tensor<4x?xf32>) -> i32
    %3 = "test.use2"(%1#0) : (tensor<4xi1>) -> i32
    scf.if %cond {
      "test.use3"(%1#0) : (tensor<4xi1>) -> ()
      "test.use3"(%0, %0) : (tensor<4x?xf32>, tensor<4x?xf32>) -> ()
    }
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      "transform.match.structured.input"(%s) : (!transform.any_op) -> ()
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>, %d: tensor<4xi1>, %cond: i1) -> tensor<4x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
    %1:2 = linalg.generic {tagg, indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} outs(%d, %d : tensor<4xi1>, tensor<4xi1>) {
      ^bb0(%x: i1, %y: i1):
      linalg.yield %x, %y : i1, i1
    } -> (tensor<4xi1>, tensor<4xi1>)
    %2 = "test.use"(%1#0, %0) : (tensor<4xi1>, tensor<4x?xf32>) -> i32
    %3 = "test.use2"(%1#0) : (tensor<4xi1>) -> i32
    scf.if %cond {
      "test.use3"(%1#0) : (tensor<4xi1>) -> ()
      "test.use3"(%0, %0) : (tensor<4x?xf32>, tensor<4x?xf32>) -> ()
    }
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      "transform.match.structured.input"(%s) : (!transform.any_op) -> ()
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>, %d: tensor<4xi1>, %cond: i1) -> tensor<4x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
    %1:2 = linalg.generic {tagg, indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} outs(%d, %d : tensor<4xi1>, tensor<4xi1>) {
      ^bb0(%x: i1, %y: i1):
      linalg.yield %x, %y : i1, i1
    } -> (tensor<4xi1>, tensor<4xi1>)
    %2 = "test.use"(%1#0, %0) : (tensor<4xi1>, tensor<4x?xf32>) -> i32
    %3 = "test.use2"(%1#0) : (tensor<4xi1>) -> i32
    scf.if %cond {
      "test.use3"(%1#0) : (tensor<4xi1>) -> ()
      "test.use3"(%0, %0) : (tensor<4x?xf32>, tensor<4x?xf32>) -> ()
    }
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      "transform.match.structured.input"(%s) <{raw_position_list = array<i64>}>: (!transform.any_op) -> ()
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>, %d: tensor<4xi1>, %cond: i1) -> tensor<4x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
    %1:2 = linalg.generic {tagg, indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} outs(%d, %d : tensor<4xi1>, tensor<4xi1>) {
      ^bb0(%x: i1, %y: i1):
      linalg.yield %x, %y : i1, i1
    } -> (tensor<4xi1>, tensor<4xi1>)
    %2 = "test.use"(%1#0, %0) : (tensor<4xi1>, tensor<4x?xf32>) -> i32
    %3 = "test.use2"(%1#0) : (tensor<4xi1>) -> i32
    scf.if %cond {
      "test.use3"(%1#0) : (tensor<4xi1>) -> ()
      "test.use3"(%0, %0) : (tensor<4x?xf32>, tensor<4x?xf32>) -> ()
    }
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      "transform.match.structured.input"(%s) <{raw_position_list = array<i64>}>: (!transform.any_op) -> ()
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>, %d: tensor<4xi1>, %cond: i1) -> tensor<4x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
    %1:2 = linalg.generic {tagg, indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} outs(%d, %d : tensor<4xi1>, tensor<4xi1>) {
      ^bb0(%x: i1, %y: i1):
      linalg.yield %x, %y : i1, i1
    } -> (tensor<4xi1>, tensor<4xi1>)
    %2 = "test.use"(%1#0, %0) : (tensor<4xi1>, tensor<4x?xf32>) -> i32
    %3 = "test.use2"(%1#0) : (tensor<4xi1>) -> i32
    scf.if %cond {
      "test.use3"(%1#0) : (tensor<4xi1>) -> ()
      "test.use3"(%0, %0) : (tensor<4x?xf32>, tensor<4x?xf32>) -> ()
    }
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      "transform.match.structured.dim"(%s) <{raw_dim_list = array<i64: 1>, is_inverted = false}> : (!transform.any_op) -> ()
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>, %d: tensor<4xi1>, %cond: i1) -> tensor<4x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
    %1:2 = linalg.generic {tagg, indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} outs(%d, %d : tensor<4xi1>, tensor<4xi1>) {
      ^bb0(%x: i1, %y: i1):
      linalg.yield %x, %y : i1, i1
    } -> (tensor<4xi1>, tensor<4xi1>)
    %2 = "test.use"(%1#0, %0) : (tensor<4xi1>, tensor<4x?xf32>) -> i32
    %3 = "test.use2"(%1#0) : (tensor<4xi1>) -> i32
    scf.if %cond {
      "test.use3"(%1#0) : (tensor<4xi1>) -> ()
      "test.use3"(%0, %0) : (tensor<4x?xf32>, tensor<4x?xf32>) -> ()
    }
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      "transform.match.structured.dim"(%s) <{raw_dim_list = array<i64: 1>, is_inverted = false}> : (!transform.any_op) -> ()
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>, %d: tensor<4xi1>, %cond: i1) -> tensor<4x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
    %1:2 = linalg.generic {tagg, indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} outs(%d, %d : tensor<4xi1>, tensor<4xi1>) {
      ^bb0(%x: i1, %y: i1):
      linalg.yield %x, %y : i1, i1
    } -> (tensor<4xi1>, tensor<4xi1>)
    %2 = "test.use"(%1#0, %0) : (tensor<4xi1>, tensor<4x?xf32>) -> i32
    %3 = "test.use2"(%1#0) : (tensor<4xi1>) -> i32
    scf.if %cond {
      "test.use3"(%1#0) : (tensor<4xi1>) -> ()
      "test.use3"(%0, %0) : (tensor<4x?xf32>, tensor<4x?xf32>) -> ()
    }
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      "transform.match.structured.result"(%s) <{position = 1 : i32}> : (!transform.any_op) -> !transform.any_value
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>, %d: tensor<4xi1>, %cond: i1) -> tensor<4x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
    %1:2 = linalg.generic {tagg, indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} outs(%d, %d : tensor<4xi1>, tensor<4xi1>) {
      ^bb0(%x: i1, %y: i1):
      linalg.yield %x, %y : i1, i1
    } -> (tensor<4xi1>, tensor<4xi1>)
    %2 = "test.use"(%1#0, %0) : (tensor<4xi1>, tensor<4x?xf32>) -> i32
    %3 = "test.use2"(%1#0) : (tensor<4xi1>) -> i32
    scf.if %cond {
      "test.use3"(%1#0) : (tensor<4xi1>) -> ()
      "test.use3"(%0, %0) : (tensor<4x?xf32>, tensor<4x?xf32>) -> ()
    }
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      "transform.match.structured.result"(%s) <{position = 1 : i32}> : (!transform.any_op) -> !transform.any_value
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>, %d: tensor<4xi1>, %cond: i1) -> tensor<4x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
    %1:2 = linalg.generic {tagg, indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} outs(%d, %d : tensor<4xi1>, tensor<4xi1>) {
      ^bb0(%x: i1, %y: i1):
      linalg.yield %x, %y : i1, i1
    } -> (tensor<4xi1>, tensor<4xi1>)
    %2 = "test.use"(%1#0, %0) : (tensor<4xi1>, tensor<4x?xf32>) -> i32
    %3 = "test.use2"(%1#0) : (tensor<4xi1>) -> i32
    scf.if %cond {
      "test.use3"(%1#0) : (tensor<4xi1>) -> ()
      "test.use3"(%0, %0) : (tensor<4x?xf32>, tensor<4x?xf32>) -> ()
    }
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      "transform.match.structured.result"(%s) <{position = 0 : i64}> : (!transform.any_op) -> (!transform.any_value, !transform.any_value)
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>, %d: tensor<4xi1>, %cond: i1) -> tensor<4x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
    %1:2 = linalg.generic {tagg, indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} outs(%d, %d : tensor<4xi1>, tensor<4xi1>) {
      ^bb0(%x: i1, %y: i1):
      linalg.yield %x, %y : i1, i1
    } -> (tensor<4xi1>, tensor<4xi1>)
    %2 = "test.use"(%1#0, %0) : (tensor<4xi1>, tensor<4x?xf32>) -> i32
    %3 = "test.use2"(%1#0) : (tensor<4xi1>) -> i32
    scf.if %cond {
      "test.use3"(%1#0) : (tensor<4xi1>) -> ()
      "test.use3"(%0, %0) : (tensor<4x?xf32>, tensor<4x?xf32>) -> ()
    }
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      "transform.match.structured.result"(%s) <{position = 0 : i64}> : (!transform.any_op) -> (!transform.any_value, !transform.any_value)
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>, %d: tensor<4xi1>, %cond: i1) -> tensor<4x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
    %1:2 = linalg.generic {tagg, indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} outs(%d, %d : tensor<4xi1>, tensor<4xi1>) {
      ^bb0(%x: i1, %y: i1):
      linalg.yield %x, %y : i1, i1
    } -> (tensor<4xi1>, tensor<4xi1>)
    %2 = "test.use"(%1#0, %0) : (tensor<4xi1>, tensor<4x?xf32>) -> i32
    %3 = "test.use2"(%1#0) : (tensor<4xi1>) -> i32
    scf.if %cond {
      "test.use3"(%1#0) : (tensor<4xi1>) -> ()
      "test.use3"(%0, %0) : (tensor<4x?xf32>, tensor<4x?xf32>) -> ()
    }
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      "transform.match.structured.rank"(%s) : (!transform.any_op) -> ()
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>, %d: tensor<4xi1>, %cond: i1) -> tensor<4x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
    %1:2 = linalg.generic {tagg, indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} outs(%d, %d : tensor<4xi1>, tensor<4xi1>) {
      ^bb0(%x: i1, %y: i1):
      linalg.yield %x, %y : i1, i1
    } -> (tensor<4xi1>, tensor<4xi1>)
    %2 = "test.use"(%1#0, %0) : (tensor<4xi1>, tensor<4x?xf32>) -> i32
    %3 = "test.use2"(%1#0) : (tensor<4xi1>) -> i32
    scf.if %cond {
      "test.use3"(%1#0) : (tensor<4xi1>) -> ()
      "test.use3"(%0, %0) : (tensor<4x?xf32>, tensor<4x?xf32>) -> ()
    }
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      "transform.match.structured.rank"(%s) : (!transform.any_op) -> ()
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>, %d: tensor<4xi1>, %cond: i1) -> tensor<4x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
    %1:2 = linalg.generic {tagg, indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} outs(%d, %d : tensor<4xi1>, tensor<4xi1>) {
      ^bb0(%x: i1, %y: i1):
      linalg.yield %x, %y : i1, i1
    } -> (tensor<4xi1>, tensor<4xi1>)
    %2 = "test.use"(%1#0, %0) : (tensor<4xi1>, tensor<4x?xf32>) -> i32
    %3 = "test.use2"(%1#0) : (tensor<4xi1>) -> i32
    scf.if %cond {
      "test.use3"(%1#0) : (tensor<4xi1>) -> ()
      "test.use3"(%0, %0) : (tensor<4x?xf32>, tensor<4x?xf32>) -> ()
    }
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      "transform.match.structured.rank"() : () -> (!transform.param<i64>)
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>, %d: tensor<4xi1>, %cond: i1) -> tensor<4x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
    %1:2 = linalg.generic {tagg, indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} outs(%d, %d : tensor<4xi1>, tensor<4xi1>) {
      ^bb0(%x: i1, %y: i1):
      linalg.yield %x, %y : i1, i1
    } -> (tensor<4xi1>, tensor<4xi1>)
    %2 = "test.use"(%1#0, %0) : (tensor<4xi1>, tensor<4x?xf32>) -> i32
    %3 = "test.use2"(%1#0) : (tensor<4xi1>) -> i32
    scf.if %cond {
      "test.use3"(%1#0) : (tensor<4xi1>) -> ()
      "test.use3"(%0, %0) : (tensor<4x?xf32>, tensor<4x?xf32>) -> ()
    }
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      "transform.match.structured.rank"() : () -> (!transform.param<i64>)
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>, %d: tensor<4xi1>, %cond: i1) -> tensor<4x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
    %1:2 = linalg.generic {tagg, indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} outs(%d, %d : tensor<4xi1>, tensor<4xi1>) {
      ^bb0(%x: i1, %y: i1):
      linalg.yield %x, %y : i1, i1
    } -> (tensor<4xi1>, tensor<4xi1>)
    %2 = "test.use"(%1#0, %0) : (tensor<4xi1>, tensor<4x?xf32>) -> i32
    %3 = "test.use2"(%1#0) : (tensor<4xi1>) -> i32
    scf.if %cond {
      "test.use3"(%1#0) : (tensor<4xi1>) -> ()
      "test.use3"(%0, %0) : (tensor<4x?xf32>, tensor<4x?xf32>) -> ()
    }
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      "transform.match.structured.body"(%s, %s) : (!transform.any_op, !transform.any_op) -> ()
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>, %d: tensor<4xi1>, %cond: i1) -> tensor<4x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
    %1:2 = linalg.generic {tagg, indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} outs(%d, %d : tensor<4xi1>, tensor<4xi1>) {
      ^bb0(%x: i1, %y: i1):
      linalg.yield %x, %y : i1, i1
    } -> (tensor<4xi1>, tensor<4xi1>)
    %2 = "test.use"(%1#0, %0) : (tensor<4xi1>, tensor<4x?xf32>) -> i32
    %3 = "test.use2"(%1#0) : (tensor<4xi1>) -> i32
    scf.if %cond {
      "test.use3"(%1#0) : (tensor<4xi1>) -> ()
      "test.use3"(%0, %0) : (tensor<4x?xf32>, tensor<4x?xf32>) -> ()
    }
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      "transform.match.structured.body"(%s, %s) : (!transform.any_op, !transform.any_op) -> ()
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>, %d: tensor<4xi1>, %cond: i1) -> tensor<4x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
    %1:2 = linalg.generic {tagg, indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} outs(%d, %d : tensor<4xi1>, tensor<4xi1>) {
      ^bb0(%x: i1, %y: i1):
      linalg.yield %x, %y : i1, i1
    } -> (tensor<4xi1>, tensor<4xi1>)
    %2 = "test.use"(%1#0, %0) : (tensor<4xi1>, tensor<4x?xf32>) -> i32
    %3 = "test.use2"(%1#0) : (tensor<4xi1>) -> i32
    scf.if %cond {
      "test.use3"(%1#0) : (tensor<4xi1>) -> ()
      "test.use3"(%0, %0) : (tensor<4x?xf32>, tensor<4x?xf32>) -> ()
    }
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>, %d: tensor<4xi1>, %cond: i1) -> tensor<4x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
    %1:2 = linalg.generic {tagg, indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} outs(%d, %d : tensor<4xi1>, tensor<4xi1>) {
      ^bb0(%x: i1, %y: i1):
      linalg.yield %x, %y : i1, i1
    } -> (tensor<4xi1>, tensor<4xi1>)
    %2 = "test.use"(%1#0, %0) : (tensor<4xi1>, tensor<4x?xf32>) -> i32
    %3 = "test.use2"(%1#0) : (tensor<4xi1>) -> i32
    scf.if %cond {
      "test.use3"(%1#0) : (tensor<4xi1>) -> ()
      "test.use3"(%0, %0) : (tensor<4x?xf32>, tensor<4x?xf32>) -> ()
    }
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>, %d: tensor<4xi1>, %cond: i1) -> tensor<4x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
    %1:2 = linalg.generic {tagg, indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} outs(%d, %d : tensor<4xi1>, tensor<4xi1>) {
      ^bb0(%x: i1, %y: i1):
      linalg.yield %x, %y : i1, i1
    } -> (tensor<4xi1>, tensor<4xi1>)
    %2 = "test.use"(%1#0, %0) : (tensor<4xi1>, tensor<4x?xf32>) -> i32
    %3 = "test.use2"(%1#0) : (tensor<4xi1>) -> i32
    scf.if %cond {
      "test.use3"(%1#0) : (tensor<4xi1>) -> ()
      "test.use3"(%0, %0) : (tensor<4x?xf32>, tensor<4x?xf32>) -> ()
    }
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {passthrough, elementwise} : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>, %d: tensor<4xi1>, %cond: i1) -> tensor<4x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
    %1:2 = linalg.generic {tagg, indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} outs(%d, %d : tensor<4xi1>, tensor<4xi1>) {
      ^bb0(%x: i1, %y: i1):
      linalg.yield %x, %y : i1, i1
    } -> (tensor<4xi1>, tensor<4xi1>)
    %2 = "test.use"(%1#0, %0) : (tensor<4xi1>, tensor<4x?xf32>) -> i32
    %3 = "test.use2"(%1#0) : (tensor<4xi1>) -> i32
    scf.if %cond {
      "test.use3"(%1#0) : (tensor<4xi1>) -> ()
      "test.use3"(%0, %0) : (tensor<4x?xf32>, tensor<4x?xf32>) -> ()
    }
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {passthrough, elementwise} : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>, %d: tensor<4xi1>, %cond: i1) -> tensor<4x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
    %1:2 = linalg.generic {tagg, indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} outs(%d, %d : tensor<4xi1>, tensor<4xi1>) {
      ^bb0(%x: i1, %y: i1):
      linalg.yield %x, %y : i1, i1
    } -> (tensor<4xi1>, tensor<4xi1>)
    %2 = "test.use"(%1#0, %0) : (tensor<4xi1>, tensor<4x?xf32>) -> i32
    %3 = "test.use2"(%1#0) : (tensor<4xi1>) -> i32
    scf.if %cond {
      "test.use3"(%1#0) : (tensor<4xi1>) -> ()
      "test.use3"(%0, %0) : (tensor<4x?xf32>, tensor<4x?xf32>) -> ()
    }
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {reduction_position = 0, elementwise} : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>, %d: tensor<4xi1>, %cond: i1) -> tensor<4x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
    %1:2 = linalg.generic {tagg, indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} outs(%d, %d : tensor<4xi1>, tensor<4xi1>) {
      ^bb0(%x: i1, %y: i1):
      linalg.yield %x, %y : i1, i1
    } -> (tensor<4xi1>, tensor<4xi1>)
    %2 = "test.use"(%1#0, %0) : (tensor<4xi1>, tensor<4x?xf32>) -> i32
    %3 = "test.use2"(%1#0) : (tensor<4xi1>) -> i32
    scf.if %cond {
      "test.use3"(%1#0) : (tensor<4xi1>) -> ()
      "test.use3"(%0, %0) : (tensor<4x?xf32>, tensor<4x?xf32>) -> ()
    }
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {reduction_position = 0, elementwise} : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>, %d: tensor<4xi1>, %cond: i1) -> tensor<4x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
    %1:2 = linalg.generic {tagg, indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} outs(%d, %d : tensor<4xi1>, tensor<4xi1>) {
      ^bb0(%x: i1, %y: i1):
      linalg.yield %x, %y : i1, i1
    } -> (tensor<4xi1>, tensor<4xi1>)
    %2 = "test.use"(%1#0, %0) : (tensor<4xi1>, tensor<4x?xf32>) -> i32
    %3 = "test.use2"(%1#0) : (tensor<4xi1>) -> i32
    scf.if %cond {
      "test.use3"(%1#0) : (tensor<4xi1>) -> ()
      "test.use3"(%0, %0) : (tensor<4x?xf32>, tensor<4x?xf32>) -> ()
    }
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {contraction = ["arith.mulf", "arith.addf"], reduction_position = 0, elementwise, passthrough} : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>, %d: tensor<4xi1>, %cond: i1) -> tensor<4x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
    %1:2 = linalg.generic {tagg, indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} outs(%d, %d : tensor<4xi1>, tensor<4xi1>) {
      ^bb0(%x: i1, %y: i1):
      linalg.yield %x, %y : i1, i1
    } -> (tensor<4xi1>, tensor<4xi1>)
    %2 = "test.use"(%1#0, %0) : (tensor<4xi1>, tensor<4x?xf32>) -> i32
    %3 = "test.use2"(%1#0) : (tensor<4xi1>) -> i32
    scf.if %cond {
      "test.use3"(%1#0) : (tensor<4xi1>) -> ()
      "test.use3"(%0, %0) : (tensor<4x?xf32>, tensor<4x?xf32>) -> ()
    }
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {contraction = ["arith.mulf", "arith.addf"], reduction_position = 0, elementwise, passthrough} : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>, %d: tensor<4xi1>, %cond: i1) -> tensor<4x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
    %1:2 = linalg.generic {tagg, indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} outs(%d, %d : tensor<4xi1>, tensor<4xi1>) {
      ^bb0(%x: i1, %y: i1):
      linalg.yield %x, %y : i1, i1
    } -> (tensor<4xi1>, tensor<4xi1>)
    %2 = "test.use"(%1#0, %0) : (tensor<4xi1>, tensor<4x?xf32>) -> i32
    %3 = "test.use2"(%1#0) : (tensor<4xi1>) -> i32
    scf.if %cond {
      "test.use3"(%1#0) : (tensor<4xi1>) -> ()
      "test.use3"(%0, %0) : (tensor<4x?xf32>, tensor<4x?xf32>) -> ()
    }
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {contraction = ["arith.mulf"]} : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>, %d: tensor<4xi1>, %cond: i1) -> tensor<4x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
    %1:2 = linalg.generic {tagg, indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} outs(%d, %d : tensor<4xi1>, tensor<4xi1>) {
      ^bb0(%x: i1, %y: i1):
      linalg.yield %x, %y : i1, i1
    } -> (tensor<4xi1>, tensor<4xi1>)
    %2 = "test.use"(%1#0, %0) : (tensor<4xi1>, tensor<4x?xf32>) -> i32
    %3 = "test.use2"(%1#0) : (tensor<4xi1>) -> i32
    scf.if %cond {
      "test.use3"(%1#0) : (tensor<4xi1>) -> ()
      "test.use3"(%0, %0) : (tensor<4x?xf32>, tensor<4x?xf32>) -> ()
    }
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {contraction = ["arith.mulf"]} : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>, %d: tensor<4xi1>, %cond: i1) -> tensor<4x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
    %1:2 = linalg.generic {tagg, indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} outs(%d, %d : tensor<4xi1>, tensor<4xi1>) {
      ^bb0(%x: i1, %y: i1):
      linalg.yield %x, %y : i1, i1
    } -> (tensor<4xi1>, tensor<4xi1>)
    %2 = "test.use"(%1#0, %0) : (tensor<4xi1>, tensor<4x?xf32>) -> i32
    %3 = "test.use2"(%1#0) : (tensor<4xi1>) -> i32
    scf.if %cond {
      "test.use3"(%1#0) : (tensor<4xi1>) -> ()
      "test.use3"(%0, %0) : (tensor<4x?xf32>, tensor<4x?xf32>) -> ()
    }
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {contraction = []} : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>, %d: tensor<4xi1>, %cond: i1) -> tensor<4x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
    %1:2 = linalg.generic {tagg, indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} outs(%d, %d : tensor<4xi1>, tensor<4xi1>) {
      ^bb0(%x: i1, %y: i1):
      linalg.yield %x, %y : i1, i1
    } -> (tensor<4xi1>, tensor<4xi1>)
    %2 = "test.use"(%1#0, %0) : (tensor<4xi1>, tensor<4x?xf32>) -> i32
    %3 = "test.use2"(%1#0) : (tensor<4xi1>) -> i32
    scf.if %cond {
      "test.use3"(%1#0) : (tensor<4xi1>) -> ()
      "test.use3"(%0, %0) : (tensor<4x?xf32>, tensor<4x?xf32>) -> ()
    }
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {contraction = []} : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>, %d: tensor<4xi1>, %cond: i1) -> tensor<4x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
    %1:2 = linalg.generic {tagg, indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} outs(%d, %d : tensor<4xi1>, tensor<4xi1>) {
      ^bb0(%x: i1, %y: i1):
      linalg.yield %x, %y : i1, i1
    } -> (tensor<4xi1>, tensor<4xi1>)
    %2 = "test.use"(%1#0, %0) : (tensor<4xi1>, tensor<4x?xf32>) -> i32
    %3 = "test.use2"(%1#0) : (tensor<4xi1>) -> i32
    scf.if %cond {
      "test.use3"(%1#0) : (tensor<4xi1>) -> ()
      "test.use3"(%0, %0) : (tensor<4x?xf32>, tensor<4x?xf32>) -> ()
    }
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {contraction = [1]} : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>, %d: tensor<4xi1>, %cond: i1) -> tensor<4x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
    %1:2 = linalg.generic {tagg, indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} outs(%d, %d : tensor<4xi1>, tensor<4xi1>) {
      ^bb0(%x: i1, %y: i1):
      linalg.yield %x, %y : i1, i1
    } -> (tensor<4xi1>, tensor<4xi1>)
    %2 = "test.use"(%1#0, %0) : (tensor<4xi1>, tensor<4x?xf32>) -> i32
    %3 = "test.use2"(%1#0) : (tensor<4xi1>) -> i32
    scf.if %cond {
      "test.use3"(%1#0) : (tensor<4xi1>) -> ()
      "test.use3"(%0, %0) : (tensor<4x?xf32>, tensor<4x?xf32>) -> ()
    }
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {contraction = [1]} : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>, %d: tensor<4xi1>, %cond: i1) -> tensor<4x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
    %1:2 = linalg.generic {tagg, indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} outs(%d, %d : tensor<4xi1>, tensor<4xi1>) {
      ^bb0(%x: i1, %y: i1):
      linalg.yield %x, %y : i1, i1
    } -> (tensor<4xi1>, tensor<4xi1>)
    %2 = "test.use"(%1#0, %0) : (tensor<4xi1>, tensor<4x?xf32>) -> i32
    %3 = "test.use2"(%1#0) : (tensor<4xi1>) -> i32
    scf.if %cond {
      "test.use3"(%1#0) : (tensor<4xi1>) -> ()
      "test.use3"(%0, %0) : (tensor<4x?xf32>, tensor<4x?xf32>) -> ()
    }
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {contraction = ["a","b","c"]} : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>, %d: tensor<4xi1>, %cond: i1) -> tensor<4x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
    %1:2 = linalg.generic {tagg, indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} outs(%d, %d : tensor<4xi1>, tensor<4xi1>) {
      ^bb0(%x: i1, %y: i1):
      linalg.yield %x, %y : i1, i1
    } -> (tensor<4xi1>, tensor<4xi1>)
    %2 = "test.use"(%1#0, %0) : (tensor<4xi1>, tensor<4x?xf32>) -> i32
    %3 = "test.use2"(%1#0) : (tensor<4xi1>) -> i32
    scf.if %cond {
      "test.use3"(%1#0) : (tensor<4xi1>) -> ()
      "test.use3"(%0, %0) : (tensor<4x?xf32>, tensor<4x?xf32>) -> ()
    }
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {contraction = ["a","b","c"]} : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>, %d: tensor<4xi1>, %cond: i1) -> tensor<4x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
    %1:2 = linalg.generic {tagg, indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} outs(%d, %d : tensor<4xi1>, tensor<4xi1>) {
      ^bb0(%x: i1, %y: i1):
      linalg.yield %x, %y : i1, i1
    } -> (tensor<4xi1>, tensor<4xi1>)
    %2 = "test.use"(%1#0, %0) : (tensor<4xi1>, tensor<4x?xf32>) -> i32
    %3 = "test.use2"(%1#0) : (tensor<4xi1>) -> i32
    scf.if %cond {
      "test.use3"(%1#0) : (tensor<4xi1>) -> ()
      "test.use3"(%0, %0) : (tensor<4x?xf32>, tensor<4x?xf32>) -> ()
    }
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {reduction_position = 0} : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>, %d: tensor<4xi1>, %cond: i1) -> tensor<4x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
    %1:2 = linalg.generic {tagg, indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} outs(%d, %d : tensor<4xi1>, tensor<4xi1>) {
      ^bb0(%x: i1, %y: i1):
      linalg.yield %x, %y : i1, i1
    } -> (tensor<4xi1>, tensor<4xi1>)
    %2 = "test.use"(%1#0, %0) : (tensor<4xi1>, tensor<4x?xf32>) -> i32
    %3 = "test.use2"(%1#0) : (tensor<4xi1>) -> i32
    scf.if %cond {
      "test.use3"(%1#0) : (tensor<4xi1>) -> ()
      "test.use3"(%0, %0) : (tensor<4x?xf32>, tensor<4x?xf32>) -> ()
    }
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {reduction_position = 0} : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>, %d: tensor<4xi1>, %cond: i1) -> tensor<4x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
    %1:2 = linalg.generic {tagg, indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} outs(%d, %d : tensor<4xi1>, tensor<4xi1>) {
      ^bb0(%x: i1, %y: i1):
      linalg.yield %x, %y : i1, i1
    } -> (tensor<4xi1>, tensor<4xi1>)
    %2 = "test.use"(%1#0, %0) : (tensor<4xi1>, tensor<4x?xf32>) -> i32
    %3 = "test.use2"(%1#0) : (tensor<4xi1>) -> i32
    scf.if %cond {
      "test.use3"(%1#0) : (tensor<4xi1>) -> ()
      "test.use3"(%0, %0) : (tensor<4x?xf32>, tensor<4x?xf32>) -> ()
    }
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {reduction_position = 0 : i32} : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>, %d: tensor<4xi1>, %cond: i1) -> tensor<4x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
    %1:2 = linalg.generic {tagg, indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} outs(%d, %d : tensor<4xi1>, tensor<4xi1>) {
      ^bb0(%x: i1, %y: i1):
      linalg.yield %x, %y : i1, i1
    } -> (tensor<4xi1>, tensor<4xi1>)
    %2 = "test.use"(%1#0, %0) : (tensor<4xi1>, tensor<4x?xf32>) -> i32
    %3 = "test.use2"(%1#0) : (tensor<4xi1>) -> i32
    scf.if %cond {
      "test.use3"(%1#0) : (tensor<4xi1>) -> ()
      "test.use3"(%0, %0) : (tensor<4x?xf32>, tensor<4x?xf32>) -> ()
    }
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {reduction_position = 0 : i32} : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>, %d: tensor<4xi1>, %cond: i1) -> tensor<4x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
    %1:2 = linalg.generic {tagg, indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} outs(%d, %d : tensor<4xi1>, tensor<4xi1>) {
      ^bb0(%x: i1, %y: i1):
      linalg.yield %x, %y : i1, i1
    } -> (tensor<4xi1>, tensor<4xi1>)
    %2 = "test.use"(%1#0, %0) : (tensor<4xi1>, tensor<4x?xf32>) -> i32
    %3 = "test.use2"(%1#0) : (tensor<4xi1>) -> i32
    scf.if %cond {
      "test.use3"(%1#0) : (tensor<4xi1>) -> ()
      "test.use3"(%0, %0) : (tensor<4x?xf32>, tensor<4x?xf32>) -> ()
    }
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {reduction_position = "a"} : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>, %d: tensor<4xi1>, %cond: i1) -> tensor<4x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
    %1:2 = linalg.generic {tagg, indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} outs(%d, %d : tensor<4xi1>, tensor<4xi1>) {
      ^bb0(%x: i1, %y: i1):
      linalg.yield %x, %y : i1, i1
    } -> (tensor<4xi1>, tensor<4xi1>)
    %2 = "test.use"(%1#0, %0) : (tensor<4xi1>, tensor<4x?xf32>) -> i32
    %3 = "test.use2"(%1#0) : (tensor<4xi1>) -> i32
    scf.if %cond {
      "test.use3"(%1#0) : (tensor<4xi1>) -> ()
      "test.use3"(%0, %0) : (tensor<4x?xf32>, tensor<4x?xf32>) -> ()
    }
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {reduction_position = "a"} : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>, %d: tensor<4xi1>, %cond: i1) -> tensor<4x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
    %1:2 = linalg.generic {tagg, indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} outs(%d, %d : tensor<4xi1>, tensor<4xi1>) {
      ^bb0(%x: i1, %y: i1):
      linalg.yield %x, %y : i1, i1
    } -> (tensor<4xi1>, tensor<4xi1>)
    %2 = "test.use"(%1#0, %0) : (tensor<4xi1>, tensor<4x?xf32>) -> i32
    %3 = "test.use2"(%1#0) : (tensor<4xi1>) -> i32
    scf.if %cond {
      "test.use3"(%1#0) : (tensor<4xi1>) -> ()
      "test.use3"(%0, %0) : (tensor<4x?xf32>, tensor<4x?xf32>) -> ()
    }
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {passthrough} : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>, %d: tensor<4xi1>, %cond: i1) -> tensor<4x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
    %1:2 = linalg.generic {tagg, indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} outs(%d, %d : tensor<4xi1>, tensor<4xi1>) {
      ^bb0(%x: i1, %y: i1):
      linalg.yield %x, %y : i1, i1
    } -> (tensor<4xi1>, tensor<4xi1>)
    %2 = "test.use"(%1#0, %0) : (tensor<4xi1>, tensor<4x?xf32>) -> i32
    %3 = "test.use2"(%1#0) : (tensor<4xi1>) -> i32
    scf.if %cond {
      "test.use3"(%1#0) : (tensor<4xi1>) -> ()
      "test.use3"(%0, %0) : (tensor<4x?xf32>, tensor<4x?xf32>) -> ()
    }
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {passthrough} : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>, %d: tensor<4xi1>, %cond: i1) -> tensor<4x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
    %1:2 = linalg.generic {tagg, indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} outs(%d, %d : tensor<4xi1>, tensor<4xi1>) {
      ^bb0(%x: i1, %y: i1):
      linalg.yield %x, %y : i1, i1
    } -> (tensor<4xi1>, tensor<4xi1>)
    %2 = "test.use"(%1#0, %0) : (tensor<4xi1>, tensor<4x?xf32>) -> i32
    %3 = "test.use2"(%1#0) : (tensor<4xi1>) -> i32
    scf.if %cond {
      "test.use3"(%1#0) : (tensor<4xi1>) -> ()
      "test.use3"(%0, %0) : (tensor<4x?xf32>, tensor<4x?xf32>) -> ()
    }
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {elementwise} : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>, %d: tensor<4xi1>, %cond: i1) -> tensor<4x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
    %1:2 = linalg.generic {tagg, indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} outs(%d, %d : tensor<4xi1>, tensor<4xi1>) {
      ^bb0(%x: i1, %y: i1):
      linalg.yield %x, %y : i1, i1
    } -> (tensor<4xi1>, tensor<4xi1>)
    %2 = "test.use"(%1#0, %0) : (tensor<4xi1>, tensor<4x?xf32>) -> i32
    %3 = "test.use2"(%1#0) : (tensor<4xi1>) -> i32
    scf.if %cond {
      "test.use3"(%1#0) : (tensor<4xi1>) -> ()
      "test.use3"(%0, %0) : (tensor<4x?xf32>, tensor<4x?xf32>) -> ()
    }
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {elementwise} : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>, %d: tensor<4xi1>, %cond: i1) -> tensor<4x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
    %1:2 = linalg.generic {tagg, indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} outs(%d, %d : tensor<4xi1>, tensor<4xi1>) {
      ^bb0(%x: i1, %y: i1):
      linalg.yield %x, %y : i1, i1
    } -> (tensor<4xi1>, tensor<4xi1>)
    %2 = "test.use"(%1#0, %0) : (tensor<4xi1>, tensor<4x?xf32>) -> i32
    %3 = "test.use2"(%1#0) : (tensor<4xi1>) -> i32
    scf.if %cond {
      "test.use3"(%1#0) : (tensor<4xi1>) -> ()
      "test.use3"(%0, %0) : (tensor<4x?xf32>, tensor<4x?xf32>) -> ()
    }
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {contraction = ["arith.mulf", "arith.addf"]} : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>, %d: tensor<4xi1>, %cond: i1) -> tensor<4x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
    %1:2 = linalg.generic {tagg, indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} outs(%d, %d : tensor<4xi1>, tensor<4xi1>) {
      ^bb0(%x: i1, %y: i1):
      linalg.yield %x, %y : i1, i1
    } -> (tensor<4xi1>, tensor<4xi1>)
    %2 = "test.use"(%1#0, %0) : (tensor<4xi1>, tensor<4x?xf32>) -> i32
    %3 = "test.use2"(%1#0) : (tensor<4xi1>) -> i32
    scf.if %cond {
      "test.use3"(%1#0) : (tensor<4xi1>) -> ()
      "test.use3"(%0, %0) : (tensor<4x?xf32>, tensor<4x?xf32>) -> ()
    }
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {contraction = ["arith.mulf", "arith.addf"]} : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>, %d: tensor<4xi1>, %cond: i1) -> tensor<4x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
    %1:2 = linalg.generic {tagg, indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} outs(%d, %d : tensor<4xi1>, tensor<4xi1>) {
      ^bb0(%x: i1, %y: i1):
      linalg.yield %x, %y : i1, i1
    } -> (tensor<4xi1>, tensor<4xi1>)
    %2 = "test.use"(%1#0, %0) : (tensor<4xi1>, tensor<4x?xf32>) -> i32
    %3 = "test.use2"(%1#0) : (tensor<4xi1>) -> i32
    scf.if %cond {
      "test.use3"(%1#0) : (tensor<4xi1>) -> ()
      "test.use3"(%0, %0) : (tensor<4x?xf32>, tensor<4x?xf32>) -> ()
    }
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {contraction = ["arith.addf", "arith.mulf"]} : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>, %d: tensor<4xi1>, %cond: i1) -> tensor<4x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
    %1:2 = linalg.generic {tagg, indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} outs(%d, %d : tensor<4xi1>, tensor<4xi1>) {
      ^bb0(%x: i1, %y: i1):
      linalg.yield %x, %y : i1, i1
    } -> (tensor<4xi1>, tensor<4xi1>)
    %2 = "test.use"(%1#0, %0) : (tensor<4xi1>, tensor<4x?xf32>) -> i32
    %3 = "test.use2"(%1#0) : (tensor<4xi1>) -> i32
    scf.if %cond {
      "test.use3"(%1#0) : (tensor<4xi1>) -> ()
      "test.use3"(%0, %0) : (tensor<4x?xf32>, tensor<4x?xf32>) -> ()
    }
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {contraction = ["arith.addf", "arith.mulf"]} : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>, %d: tensor<4xi1>, %cond: i1) -> tensor<4x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
    %1:2 = linalg.generic {tagg, indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} outs(%d, %d : tensor<4xi1>, tensor<4xi1>) {
      ^bb0(%x: i1, %y: i1):
      linalg.yield %x, %y : i1, i1
    } -> (tensor<4xi1>, tensor<4xi1>)
    %2 = "test.use"(%1#0, %0) : (tensor<4xi1>, tensor<4x?xf32>) -> i32
    %3 = "test.use2"(%1#0) : (tensor<4xi1>) -> i32
    scf.if %cond {
      "test.use3"(%1#0) : (tensor<4xi1>) -> ()
      "test.use3"(%0, %0) : (tensor<4x?xf32>, tensor<4x?xf32>) -> ()
    }
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {passthrough} : !transform.any_value
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>, %d: tensor<4xi1>, %cond: i1) -> tensor<4x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
    %1:2 = linalg.generic {tagg, indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} outs(%d, %d : tensor<4xi1>, tensor<4xi1>) {
      ^bb0(%x: i1, %y: i1):
      linalg.yield %x, %y : i1, i1
    } -> (tensor<4xi1>, tensor<4xi1>)
    %2 = "test.use"(%1#0, %0) : (tensor<4xi1>, tensor<4x?xf32>) -> i32
    %3 = "test.use2"(%1#0) : (tensor<4xi1>) -> i32
    scf.if %cond {
      "test.use3"(%1#0) : (tensor<4xi1>) -> ()
      "test.use3"(%0, %0) : (tensor<4x?xf32>, tensor<4x?xf32>) -> ()
    }
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {passthrough} : !transform.any_value
    }
    transform.yield
  }
}
