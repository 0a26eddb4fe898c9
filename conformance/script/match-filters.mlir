// ARGS: --transform-interpreter --split-input-file --allow-unregistered-dialect
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %m: memref<4xf32>, %i: i32) -> (tensor<4x4xf32>, i32) attributes {x = 1 : i32} {
    %cf = arith.constant 2.0 : f32
    %0 = linalg.matmul {p, q = "s"} ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = linalg.exp {q = "s", n = [1, 2]} ins(%0 : tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %2 = arith.addi %i, %i {p} : i32
    %3 = arith.addi %2, %i overflow<nsw> : i32
    %4:2 = "test.two"(%3) : (i32) -> (i32, i32)
    linalg.fill ins(%cf : f32) outs(%m : memref<4xf32>)
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %k = %c0 to %c1 step %c1 {
      "test.in"() {p, value = 3 : index} : () -> ()
      scf.forall (%z) in (3) { "test.zzz"() {attr = unit} : () -> () }
    }
    %p = tensor.pad %1 low[0, 0] high[0, 0] {
    ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x4xf32> to tensor<4x4xf32>
    return %p, %3 : tensor<4x4xf32>, i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.matmul", "linalg.exp"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %0, "found" : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %m: memref<4xf32>, %i: i32) -> (tensor<4x4xf32>, i32) attributes {x = 1 : i32} {
    %cf = arith.constant 2.0 : f32
    %0 = linalg.matmul {p, q = "s"} ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = linalg.exp {q = "s", n = [1, 2]} ins(%0 : tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %2 = arith.addi %i, %i {p} : i32
    %3 = arith.addi %2, %i overflow<nsw> : i32
    %4:2 = "test.two"(%3) : (i32) -> (i32, i32)
    linalg.fill ins(%cf : f32) outs(%m : memref<4xf32>)
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %k = %c0 to %c1 step %c1 {
      "test.in"() {p, value = 3 : index} : () -> ()
      scf.forall (%z) in (3) { "test.zzz"() {attr = unit} : () -> () }
    }
    %p = tensor.pad %1 low[0, 0] high[0, 0] {
    ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x4xf32> to tensor<4x4xf32>
    return %p, %3 : tensor<4x4xf32>, i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["nope"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %0, "found" : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %m: memref<4xf32>, %i: i32) -> (tensor<4x4xf32>, i32) attributes {x = 1 : i32} {
    %cf = arith.constant 2.0 : f32
    %0 = linalg.matmul {p, q = "s"} ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = linalg.exp {q = "s", n = [1, 2]} ins(%0 : tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %2 = arith.addi %i, %i {p} : i32
    %3 = arith.addi %2, %i overflow<nsw> : i32
    %4:2 = "test.two"(%3) : (i32) -> (i32, i32)
    linalg.fill ins(%cf : f32) outs(%m : memref<4xf32>)
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %k = %c0 to %c1 step %c1 {
      "test.in"() {p, value = 3 : index} : () -> ()
      scf.forall (%z) in (3) { "test.zzz"() {attr = unit} : () -> () }
    }
    %p = tensor.pad %1 low[0, 0] high[0, 0] {
    ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x4xf32> to tensor<4x4xf32>
    return %p, %3 : tensor<4x4xf32>, i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{[]} in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %0, "found" : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %m: memref<4xf32>, %i: i32) -> (tensor<4x4xf32>, i32) attributes {x = 1 : i32} {
    %cf = arith.constant 2.0 : f32
    %0 = linalg.matmul {p, q = "s"} ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = linalg.exp {q = "s", n = [1, 2]} ins(%0 : tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %2 = arith.addi %i, %i {p} : i32
    %3 = arith.addi %2, %i overflow<nsw> : i32
    %4:2 = "test.two"(%3) : (i32) -> (i32, i32)
    linalg.fill ins(%cf : f32) outs(%m : memref<4xf32>)
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %k = %c0 to %c1 step %c1 {
      "test.in"() {p, value = 3 : index} : () -> ()
      scf.forall (%z) in (3) { "test.zzz"() {attr = unit} : () -> () }
    }
    %p = tensor.pad %1 low[0, 0] high[0, 0] {
    ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x4xf32> to tensor<4x4xf32>
    return %p, %3 : tensor<4x4xf32>, i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match  in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %0, "found" : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %m: memref<4xf32>, %i: i32) -> (tensor<4x4xf32>, i32) attributes {x = 1 : i32} {
    %cf = arith.constant 2.0 : f32
    %0 = linalg.matmul {p, q = "s"} ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = linalg.exp {q = "s", n = [1, 2]} ins(%0 : tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %2 = arith.addi %i, %i {p} : i32
    %3 = arith.addi %2, %i overflow<nsw> : i32
    %4:2 = "test.two"(%3) : (i32) -> (i32, i32)
    linalg.fill ins(%cf : f32) outs(%m : memref<4xf32>)
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %k = %c0 to %c1 step %c1 {
      "test.in"() {p, value = 3 : index} : () -> ()
      scf.forall (%z) in (3) { "test.zzz"() {attr = unit} : () -> () }
    }
    %p = tensor.pad %1 low[0, 0] high[0, 0] {
    ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x4xf32> to tensor<4x4xf32>
    return %p, %3 : tensor<4x4xf32>, i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match interface{LinalgOp} in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %0, "found" : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %m: memref<4xf32>, %i: i32) -> (tensor<4x4xf32>, i32) attributes {x = 1 : i32} {
    %cf = arith.constant 2.0 : f32
    %0 = linalg.matmul {p, q = "s"} ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = linalg.exp {q = "s", n = [1, 2]} ins(%0 : tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %2 = arith.addi %i, %i {p} : i32
    %3 = arith.addi %2, %i overflow<nsw> : i32
    %4:2 = "test.two"(%3) : (i32) -> (i32, i32)
    linalg.fill ins(%cf : f32) outs(%m : memref<4xf32>)
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %k = %c0 to %c1 step %c1 {
      "test.in"() {p, value = 3 : index} : () -> ()
      scf.forall (%z) in (3) { "test.zzz"() {attr = unit} : () -> () }
    }
    %p = tensor.pad %1 low[0, 0] high[0, 0] {
    ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x4xf32> to tensor<4x4xf32>
    return %p, %3 : tensor<4x4xf32>, i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match interface{TilingInterface} in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %0, "found" : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %m: memref<4xf32>, %i: i32) -> (tensor<4x4xf32>, i32) attributes {x = 1 : i32} {
    %cf = arith.constant 2.0 : f32
    %0 = linalg.matmul {p, q = "s"} ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = linalg.exp {q = "s", n = [1, 2]} ins(%0 : tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %2 = arith.addi %i, %i {p} : i32
    %3 = arith.addi %2, %i overflow<nsw> : i32
    %4:2 = "test.two"(%3) : (i32) -> (i32, i32)
    linalg.fill ins(%cf : f32) outs(%m : memref<4xf32>)
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %k = %c0 to %c1 step %c1 {
      "test.in"() {p, value = 3 : index} : () -> ()
      scf.forall (%z) in (3) { "test.zzz"() {attr = unit} : () -> () }
    }
    %p = tensor.pad %1 low[0, 0] high[0, 0] {
    ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x4xf32> to tensor<4x4xf32>
    return %p, %3 : tensor<4x4xf32>, i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match interface{LoopLikeInterface} in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %0, "found" : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %m: memref<4xf32>, %i: i32) -> (tensor<4x4xf32>, i32) attributes {x = 1 : i32} {
    %cf = arith.constant 2.0 : f32
    %0 = linalg.matmul {p, q = "s"} ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = linalg.exp {q = "s", n = [1, 2]} ins(%0 : tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %2 = arith.addi %i, %i {p} : i32
    %3 = arith.addi %2, %i overflow<nsw> : i32
    %4:2 = "test.two"(%3) : (i32) -> (i32, i32)
    linalg.fill ins(%cf : f32) outs(%m : memref<4xf32>)
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %k = %c0 to %c1 step %c1 {
      "test.in"() {p, value = 3 : index} : () -> ()
      scf.forall (%z) in (3) { "test.zzz"() {attr = unit} : () -> () }
    }
    %p = tensor.pad %1 low[0, 0] high[0, 0] {
    ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x4xf32> to tensor<4x4xf32>
    return %p, %3 : tensor<4x4xf32>, i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match attributes {p} in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %0, "found" : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %m: memref<4xf32>, %i: i32) -> (tensor<4x4xf32>, i32) attributes {x = 1 : i32} {
    %cf = arith.constant 2.0 : f32
    %0 = linalg.matmul {p, q = "s"} ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = linalg.exp {q = "s", n = [1, 2]} ins(%0 : tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %2 = arith.addi %i, %i {p} : i32
    %3 = arith.addi %2, %i overflow<nsw> : i32
    %4:2 = "test.two"(%3) : (i32) -> (i32, i32)
    linalg.fill ins(%cf : f32) outs(%m : memref<4xf32>)
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %k = %c0 to %c1 step %c1 {
      "test.in"() {p, value = 3 : index} : () -> ()
      scf.forall (%z) in (3) { "test.zzz"() {attr = unit} : () -> () }
    }
    %p = tensor.pad %1 low[0, 0] high[0, 0] {
    ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x4xf32> to tensor<4x4xf32>
    return %p, %3 : tensor<4x4xf32>, i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match attributes {p, q = "s"} in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %0, "found" : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %m: memref<4xf32>, %i: i32) -> (tensor<4x4xf32>, i32) attributes {x = 1 : i32} {
    %cf = arith.constant 2.0 : f32
    %0 = linalg.matmul {p, q = "s"} ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = linalg.exp {q = "s", n = [1, 2]} ins(%0 : tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %2 = arith.addi %i, %i {p} : i32
    %3 = arith.addi %2, %i overflow<nsw> : i32
    %4:2 = "test.two"(%3) : (i32) -> (i32, i32)
    linalg.fill ins(%cf : f32) outs(%m : memref<4xf32>)
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %k = %c0 to %c1 step %c1 {
      "test.in"() {p, value = 3 : index} : () -> ()
      scf.forall (%z) in (3) { "test.zzz"() {attr = unit} : () -> () }
    }
    %p = tensor.pad %1 low[0, 0] high[0, 0] {
    ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x4xf32> to tensor<4x4xf32>
    return %p, %3 : tensor<4x4xf32>, i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match attributes {q = "t"} in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %0, "found" : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %m: memref<4xf32>, %i: i32) -> (tensor<4x4xf32>, i32) attributes {x = 1 : i32} {
    %cf = arith.constant 2.0 : f32
    %0 = linalg.matmul {p, q = "s"} ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = linalg.exp {q = "s", n = [1, 2]} ins(%0 : tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %2 = arith.addi %i, %i {p} : i32
    %3 = arith.addi %2, %i overflow<nsw> : i32
    %4:2 = "test.two"(%3) : (i32) -> (i32, i32)
    linalg.fill ins(%cf : f32) outs(%m : memref<4xf32>)
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %k = %c0 to %c1 step %c1 {
      "test.in"() {p, value = 3 : index} : () -> ()
      scf.forall (%z) in (3) { "test.zzz"() {attr = unit} : () -> () }
    }
    %p = tensor.pad %1 low[0, 0] high[0, 0] {
    ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x4xf32> to tensor<4x4xf32>
    return %p, %3 : tensor<4x4xf32>, i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match attributes {} in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %0, "found" : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %m: memref<4xf32>, %i: i32) -> (tensor<4x4xf32>, i32) attributes {x = 1 : i32} {
    %cf = arith.constant 2.0 : f32
    %0 = linalg.matmul {p, q = "s"} ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = linalg.exp {q = "s", n = [1, 2]} ins(%0 : tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %2 = arith.addi %i, %i {p} : i32
    %3 = arith.addi %2, %i overflow<nsw> : i32
    %4:2 = "test.two"(%3) : (i32) -> (i32, i32)
    linalg.fill ins(%cf : f32) outs(%m : memref<4xf32>)
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %k = %c0 to %c1 step %c1 {
      "test.in"() {p, value = 3 : index} : () -> ()
      scf.forall (%z) in (3) { "test.zzz"() {attr = unit} : () -> () }
    }
    %p = tensor.pad %1 low[0, 0] high[0, 0] {
    ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x4xf32> to tensor<4x4xf32>
    return %p, %3 : tensor<4x4xf32>, i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match attributes {x = 1 : i32} in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %0, "found" : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %m: memref<4xf32>, %i: i32) -> (tensor<4x4xf32>, i32) attributes {x = 1 : i32} {
    %cf = arith.constant 2.0 : f32
    %0 = linalg.matmul {p, q = "s"} ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = linalg.exp {q = "s", n = [1, 2]} ins(%0 : tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %2 = arith.addi %i, %i {p} : i32
    %3 = arith.addi %2, %i overflow<nsw> : i32
    %4:2 = "test.two"(%3) : (i32) -> (i32, i32)
    linalg.fill ins(%cf : f32) outs(%m : memref<4xf32>)
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %k = %c0 to %c1 step %c1 {
      "test.in"() {p, value = 3 : index} : () -> ()
      scf.forall (%z) in (3) { "test.zzz"() {attr = unit} : () -> () }
    }
    %p = tensor.pad %1 low[0, 0] high[0, 0] {
    ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x4xf32> to tensor<4x4xf32>
    return %p, %3 : tensor<4x4xf32>, i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match attributes {x = 1 : i64} in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %0, "found" : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %m: memref<4xf32>, %i: i32) -> (tensor<4x4xf32>, i32) attributes {x = 1 : i32} {
    %cf = arith.constant 2.0 : f32
    %0 = linalg.matmul {p, q = "s"} ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = linalg.exp {q = "s", n = [1, 2]} ins(%0 : tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %2 = arith.addi %i, %i {p} : i32
    %3 = arith.addi %2, %i overflow<nsw> : i32
    %4:2 = "test.two"(%3) : (i32) -> (i32, i32)
    linalg.fill ins(%cf : f32) outs(%m : memref<4xf32>)
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %k = %c0 to %c1 step %c1 {
      "test.in"() {p, value = 3 : index} : () -> ()
      scf.forall (%z) in (3) { "test.zzz"() {attr = unit} : () -> () }
    }
    %p = tensor.pad %1 low[0, 0] high[0, 0] {
    ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x4xf32> to tensor<4x4xf32>
    return %p, %3 : tensor<4x4xf32>, i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match attributes {value = 3 : index} in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %0, "found" : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %m: memref<4xf32>, %i: i32) -> (tensor<4x4xf32>, i32) attributes {x = 1 : i32} {
    %cf = arith.constant 2.0 : f32
    %0 = linalg.matmul {p, q = "s"} ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = linalg.exp {q = "s", n = [1, 2]} ins(%0 : tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %2 = arith.addi %i, %i {p} : i32
    %3 = arith.addi %2, %i overflow<nsw> : i32
    %4:2 = "test.two"(%3) : (i32) -> (i32, i32)
    linalg.fill ins(%cf : f32) outs(%m : memref<4xf32>)
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %k = %c0 to %c1 step %c1 {
      "test.in"() {p, value = 3 : index} : () -> ()
      scf.forall (%z) in (3) { "test.zzz"() {attr = unit} : () -> () }
    }
    %p = tensor.pad %1 low[0, 0] high[0, 0] {
    ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x4xf32> to tensor<4x4xf32>
    return %p, %3 : tensor<4x4xf32>, i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match attributes {overflowFlags = #arith.overflow<nsw>} in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %0, "found" : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %m: memref<4xf32>, %i: i32) -> (tensor<4x4xf32>, i32) attributes {x = 1 : i32} {
    %cf = arith.constant 2.0 : f32
    %0 = linalg.matmul {p, q = "s"} ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = linalg.exp {q = "s", n = [1, 2]} ins(%0 : tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %2 = arith.addi %i, %i {p} : i32
    %3 = arith.addi %2, %i overflow<nsw> : i32
    %4:2 = "test.two"(%3) : (i32) -> (i32, i32)
    linalg.fill ins(%cf : f32) outs(%m : memref<4xf32>)
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %k = %c0 to %c1 step %c1 {
      "test.in"() {p, value = 3 : index} : () -> ()
      scf.forall (%z) in (3) { "test.zzz"() {attr = unit} : () -> () }
    }
    %p = tensor.pad %1 low[0, 0] high[0, 0] {
    ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x4xf32> to tensor<4x4xf32>
    return %p, %3 : tensor<4x4xf32>, i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match attributes {operandSegmentSizes = array<i32: 2, 1>} in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %0, "found" : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %m: memref<4xf32>, %i: i32) -> (tensor<4x4xf32>, i32) attributes {x = 1 : i32} {
    %cf = arith.constant 2.0 : f32
    %0 = linalg.matmul {p, q = "s"} ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = linalg.exp {q = "s", n = [1, 2]} ins(%0 : tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %2 = arith.addi %i, %i {p} : i32
    %3 = arith.addi %2, %i overflow<nsw> : i32
    %4:2 = "test.two"(%3) : (i32) -> (i32, i32)
    linalg.fill ins(%cf : f32) outs(%m : memref<4xf32>)
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %k = %c0 to %c1 step %c1 {
      "test.in"() {p, value = 3 : index} : () -> ()
      scf.forall (%z) in (3) { "test.zzz"() {attr = unit} : () -> () }
    }
    %p = tensor.pad %1 low[0, 0] high[0, 0] {
    ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x4xf32> to tensor<4x4xf32>
    return %p, %3 : tensor<4x4xf32>, i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match filter_result_type = i32 in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %0, "found" : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %m: memref<4xf32>, %i: i32) -> (tensor<4x4xf32>, i32) attributes {x = 1 : i32} {
    %cf = arith.constant 2.0 : f32
    %0 = linalg.matmul {p, q = "s"} ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = linalg.exp {q = "s", n = [1, 2]} ins(%0 : tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %2 = arith.addi %i, %i {p} : i32
    %3 = arith.addi %2, %i overflow<nsw> : i32
    %4:2 = "test.two"(%3) : (i32) -> (i32, i32)
    linalg.fill ins(%cf : f32) outs(%m : memref<4xf32>)
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %k = %c0 to %c1 step %c1 {
      "test.in"() {p, value = 3 : index} : () -> ()
      scf.forall (%z) in (3) { "test.zzz"() {attr = unit} : () -> () }
    }
    %p = tensor.pad %1 low[0, 0] high[0, 0] {
    ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x4xf32> to tensor<4x4xf32>
    return %p, %3 : tensor<4x4xf32>, i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match filter_result_type = tensor<4x4xf32> in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %0, "found" : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %m: memref<4xf32>, %i: i32) -> (tensor<4x4xf32>, i32) attributes {x = 1 : i32} {
    %cf = arith.constant 2.0 : f32
    %0 = linalg.matmul {p, q = "s"} ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = linalg.exp {q = "s", n = [1, 2]} ins(%0 : tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %2 = arith.addi %i, %i {p} : i32
    %3 = arith.addi %2, %i overflow<nsw> : i32
    %4:2 = "test.two"(%3) : (i32) -> (i32, i32)
    linalg.fill ins(%cf : f32) outs(%m : memref<4xf32>)
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %k = %c0 to %c1 step %c1 {
      "test.in"() {p, value = 3 : index} : () -> ()
      scf.forall (%z) in (3) { "test.zzz"() {attr = unit} : () -> () }
    }
    %p = tensor.pad %1 low[0, 0] high[0, 0] {
    ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x4xf32> to tensor<4x4xf32>
    return %p, %3 : tensor<4x4xf32>, i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match filter_operand_types = [i32, i32] in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %0, "found" : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %m: memref<4xf32>, %i: i32) -> (tensor<4x4xf32>, i32) attributes {x = 1 : i32} {
    %cf = arith.constant 2.0 : f32
    %0 = linalg.matmul {p, q = "s"} ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = linalg.exp {q = "s", n = [1, 2]} ins(%0 : tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %2 = arith.addi %i, %i {p} : i32
    %3 = arith.addi %2, %i overflow<nsw> : i32
    %4:2 = "test.two"(%3) : (i32) -> (i32, i32)
    linalg.fill ins(%cf : f32) outs(%m : memref<4xf32>)
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %k = %c0 to %c1 step %c1 {
      "test.in"() {p, value = 3 : index} : () -> ()
      scf.forall (%z) in (3) { "test.zzz"() {attr = unit} : () -> () }
    }
    %p = tensor.pad %1 low[0, 0] high[0, 0] {
    ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x4xf32> to tensor<4x4xf32>
    return %p, %3 : tensor<4x4xf32>, i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match filter_operand_types = [i32] in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %0, "found" : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %m: memref<4xf32>, %i: i32) -> (tensor<4x4xf32>, i32) attributes {x = 1 : i32} {
    %cf = arith.constant 2.0 : f32
    %0 = linalg.matmul {p, q = "s"} ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = linalg.exp {q = "s", n = [1, 2]} ins(%0 : tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %2 = arith.addi %i, %i {p} : i32
    %3 = arith.addi %2, %i overflow<nsw> : i32
    %4:2 = "test.two"(%3) : (i32) -> (i32, i32)
    linalg.fill ins(%cf : f32) outs(%m : memref<4xf32>)
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %k = %c0 to %c1 step %c1 {
      "test.in"() {p, value = 3 : index} : () -> ()
      scf.forall (%z) in (3) { "test.zzz"() {attr = unit} : () -> () }
    }
    %p = tensor.pad %1 low[0, 0] high[0, 0] {
    ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x4xf32> to tensor<4x4xf32>
    return %p, %3 : tensor<4x4xf32>, i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match filter_operand_types = [] in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %0, "found" : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %m: memref<4xf32>, %i: i32) -> (tensor<4x4xf32>, i32) attributes {x = 1 : i32} {
    %cf = arith.constant 2.0 : f32
    %0 = linalg.matmul {p, q = "s"} ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = linalg.exp {q = "s", n = [1, 2]} ins(%0 : tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %2 = arith.addi %i, %i {p} : i32
    %3 = arith.addi %2, %i overflow<nsw> : i32
    %4:2 = "test.two"(%3) : (i32) -> (i32, i32)
    linalg.fill ins(%cf : f32) outs(%m : memref<4xf32>)
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %k = %c0 to %c1 step %c1 {
      "test.in"() {p, value = 3 : index} : () -> ()
      scf.forall (%z) in (3) { "test.zzz"() {attr = unit} : () -> () }
    }
    %p = tensor.pad %1 low[0, 0] high[0, 0] {
    ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x4xf32> to tensor<4x4xf32>
    return %p, %3 : tensor<4x4xf32>, i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match filter_operand_types = [index, index, index] in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %0, "found" : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %m: memref<4xf32>, %i: i32) -> (tensor<4x4xf32>, i32) attributes {x = 1 : i32} {
    %cf = arith.constant 2.0 : f32
    %0 = linalg.matmul {p, q = "s"} ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = linalg.exp {q = "s", n = [1, 2]} ins(%0 : tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %2 = arith.addi %i, %i {p} : i32
    %3 = arith.addi %2, %i overflow<nsw> : i32
    %4:2 = "test.two"(%3) : (i32) -> (i32, i32)
    linalg.fill ins(%cf : f32) outs(%m : memref<4xf32>)
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %k = %c0 to %c1 step %c1 {
      "test.in"() {p, value = 3 : index} : () -> ()
      scf.forall (%z) in (3) { "test.zzz"() {attr = unit} : () -> () }
    }
    %p = tensor.pad %1 low[0, 0] high[0, 0] {
    ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x4xf32> to tensor<4x4xf32>
    return %p, %3 : tensor<4x4xf32>, i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["arith.addi"]} filter_result_type = i32 in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %0, "found" : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %m: memref<4xf32>, %i: i32) -> (tensor<4x4xf32>, i32) attributes {x = 1 : i32} {
    %cf = arith.constant 2.0 : f32
    %0 = linalg.matmul {p, q = "s"} ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = linalg.exp {q = "s", n = [1, 2]} ins(%0 : tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %2 = arith.addi %i, %i {p} : i32
    %3 = arith.addi %2, %i overflow<nsw> : i32
    %4:2 = "test.two"(%3) : (i32) -> (i32, i32)
    linalg.fill ins(%cf : f32) outs(%m : memref<4xf32>)
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %k = %c0 to %c1 step %c1 {
      "test.in"() {p, value = 3 : index} : () -> ()
      scf.forall (%z) in (3) { "test.zzz"() {attr = unit} : () -> () }
    }
    %p = tensor.pad %1 low[0, 0] high[0, 0] {
    ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x4xf32> to tensor<4x4xf32>
    return %p, %3 : tensor<4x4xf32>, i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.matmul"]} interface{LinalgOp} attributes {p} in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %0, "found" : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %m: memref<4xf32>, %i: i32) -> (tensor<4x4xf32>, i32) attributes {x = 1 : i32} {
    %cf = arith.constant 2.0 : f32
    %0 = linalg.matmul {p, q = "s"} ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = linalg.exp {q = "s", n = [1, 2]} ins(%0 : tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %2 = arith.addi %i, %i {p} : i32
    %3 = arith.addi %2, %i overflow<nsw> : i32
    %4:2 = "test.two"(%3) : (i32) -> (i32, i32)
    linalg.fill ins(%cf : f32) outs(%m : memref<4xf32>)
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %k = %c0 to %c1 step %c1 {
      "test.in"() {p, value = 3 : index} : () -> ()
      scf.forall (%z) in (3) { "test.zzz"() {attr = unit} : () -> () }
    }
    %p = tensor.pad %1 low[0, 0] high[0, 0] {
    ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x4xf32> to tensor<4x4xf32>
    return %p, %3 : tensor<4x4xf32>, i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match interface{LinalgOp} filter_operand_types = [tensor<4x4xf32>, tensor<4x4xf32>] in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %0, "found" : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %m: memref<4xf32>, %i: i32) -> (tensor<4x4xf32>, i32) attributes {x = 1 : i32} {
    %cf = arith.constant 2.0 : f32
    %0 = linalg.matmul {p, q = "s"} ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = linalg.exp {q = "s", n = [1, 2]} ins(%0 : tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %2 = arith.addi %i, %i {p} : i32
    %3 = arith.addi %2, %i overflow<nsw> : i32
    %4:2 = "test.two"(%3) : (i32) -> (i32, i32)
    linalg.fill ins(%cf : f32) outs(%m : memref<4xf32>)
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %k = %c0 to %c1 step %c1 {
      "test.in"() {p, value = 3 : index} : () -> ()
      scf.forall (%z) in (3) { "test.zzz"() {attr = unit} : () -> () }
    }
    %p = tensor.pad %1 low[0, 0] high[0, 0] {
    ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x4xf32> to tensor<4x4xf32>
    return %p, %3 : tensor<4x4xf32>, i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["builtin.module", "func.func", "transform.yield"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %0, "found" : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %m: memref<4xf32>, %i: i32) -> (tensor<4x4xf32>, i32) attributes {x = 1 : i32} {
    %cf = arith.constant 2.0 : f32
    %0 = linalg.matmul {p, q = "s"} ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = linalg.exp {q = "s", n = [1, 2]} ins(%0 : tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %2 = arith.addi %i, %i {p} : i32
    %3 = arith.addi %2, %i overflow<nsw> : i32
    %4:2 = "test.two"(%3) : (i32) -> (i32, i32)
    linalg.fill ins(%cf : f32) outs(%m : memref<4xf32>)
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %k = %c0 to %c1 step %c1 {
      "test.in"() {p, value = 3 : index} : () -> ()
      scf.forall (%z) in (3) { "test.zzz"() {attr = unit} : () -> () }
    }
    %p = tensor.pad %1 low[0, 0] high[0, 0] {
    ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x4xf32> to tensor<4x4xf32>
    return %p, %3 : tensor<4x4xf32>, i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["arith.constant"]} attributes {value = 0 : index} in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %0, "found" : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %m: memref<4xf32>, %i: i32) -> (tensor<4x4xf32>, i32) attributes {x = 1 : i32} {
    %cf = arith.constant 2.0 : f32
    %0 = linalg.matmul {p, q = "s"} ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = linalg.exp {q = "s", n = [1, 2]} ins(%0 : tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %2 = arith.addi %i, %i {p} : i32
    %3 = arith.addi %2, %i overflow<nsw> : i32
    %4:2 = "test.two"(%3) : (i32) -> (i32, i32)
    linalg.fill ins(%cf : f32) outs(%m : memref<4xf32>)
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %k = %c0 to %c1 step %c1 {
      "test.in"() {p, value = 3 : index} : () -> ()
      scf.forall (%z) in (3) { "test.zzz"() {attr = unit} : () -> () }
    }
    %p = tensor.pad %1 low[0, 0] high[0, 0] {
    ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x4xf32> to tensor<4x4xf32>
    return %p, %3 : tensor<4x4xf32>, i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["arith.constant"]} filter_result_type = f32 in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %0, "found" : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %m: memref<4xf32>, %i: i32) -> (tensor<4x4xf32>, i32) attributes {x = 1 : i32} {
    %cf = arith.constant 2.0 : f32
    %0 = linalg.matmul {p, q = "s"} ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = linalg.exp {q = "s", n = [1, 2]} ins(%0 : tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %2 = arith.addi %i, %i {p} : i32
    %3 = arith.addi %2, %i overflow<nsw> : i32
    %4:2 = "test.two"(%3) : (i32) -> (i32, i32)
    linalg.fill ins(%cf : f32) outs(%m : memref<4xf32>)
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %k = %c0 to %c1 step %c1 {
      "test.in"() {p, value = 3 : index} : () -> ()
      scf.forall (%z) in (3) { "test.zzz"() {attr = unit} : () -> () }
    }
    %p = tensor.pad %1 low[0, 0] high[0, 0] {
    ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x4xf32> to tensor<4x4xf32>
    return %p, %3 : tensor<4x4xf32>, i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match attributes {sym_name = "f"} in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %0, "found" : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %m: memref<4xf32>, %i: i32) -> (tensor<4x4xf32>, i32) attributes {x = 1 : i32} {
    %cf = arith.constant 2.0 : f32
    %0 = linalg.matmul {p, q = "s"} ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = linalg.exp {q = "s", n = [1, 2]} ins(%0 : tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %2 = arith.addi %i, %i {p} : i32
    %3 = arith.addi %2, %i overflow<nsw> : i32
    %4:2 = "test.two"(%3) : (i32) -> (i32, i32)
    linalg.fill ins(%cf : f32) outs(%m : memref<4xf32>)
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %k = %c0 to %c1 step %c1 {
      "test.in"() {p, value = 3 : index} : () -> ()
      scf.forall (%z) in (3) { "test.zzz"() {attr = unit} : () -> () }
    }
    %p = tensor.pad %1 low[0, 0] high[0, 0] {
    ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x4xf32> to tensor<4x4xf32>
    return %p, %3 : tensor<4x4xf32>, i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match attributes {function_type} in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %0, "found" : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %m: memref<4xf32>, %i: i32) -> (tensor<4x4xf32>, i32) attributes {x = 1 : i32} {
    %cf = arith.constant 2.0 : f32
    %0 = linalg.matmul {p, q = "s"} ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = linalg.exp {q = "s", n = [1, 2]} ins(%0 : tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %2 = arith.addi %i, %i {p} : i32
    %3 = arith.addi %2, %i overflow<nsw> : i32
    %4:2 = "test.two"(%3) : (i32) -> (i32, i32)
    linalg.fill ins(%cf : f32) outs(%m : memref<4xf32>)
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %k = %c0 to %c1 step %c1 {
      "test.in"() {p, value = 3 : index} : () -> ()
      scf.forall (%z) in (3) { "test.zzz"() {attr = unit} : () -> () }
    }
    %p = tensor.pad %1 low[0, 0] high[0, 0] {
    ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x4xf32> to tensor<4x4xf32>
    return %p, %3 : tensor<4x4xf32>, i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match interface{Foo} in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %0, "found" : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %m: memref<4xf32>, %i: i32) -> (tensor<4x4xf32>, i32) attributes {x = 1 : i32} {
    %cf = arith.constant 2.0 : f32
    %0 = linalg.matmul {p, q = "s"} ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = linalg.exp {q = "s", n = [1, 2]} ins(%0 : tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %2 = arith.addi %i, %i {p} : i32
    %3 = arith.addi %2, %i overflow<nsw> : i32
    %4:2 = "test.two"(%3) : (i32) -> (i32, i32)
    linalg.fill ins(%cf : f32) outs(%m : memref<4xf32>)
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %k = %c0 to %c1 step %c1 {
      "test.in"() {p, value = 3 : index} : () -> ()
      scf.forall (%z) in (3) { "test.zzz"() {attr = unit} : () -> () }
    }
    %p = tensor.pad %1 low[0, 0] high[0, 0] {
    ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x4xf32> to tensor<4x4xf32>
    return %p, %3 : tensor<4x4xf32>, i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{[1]} in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %0, "found" : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %m: memref<4xf32>, %i: i32) -> (tensor<4x4xf32>, i32) attributes {x = 1 : i32} {
    %cf = arith.constant 2.0 : f32
    %0 = linalg.matmul {p, q = "s"} ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = linalg.exp {q = "s", n = [1, 2]} ins(%0 : tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %2 = arith.addi %i, %i {p} : i32
    %3 = arith.addi %2, %i overflow<nsw> : i32
    %4:2 = "test.two"(%3) : (i32) -> (i32, i32)
    linalg.fill ins(%cf : f32) outs(%m : memref<4xf32>)
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %k = %c0 to %c1 step %c1 {
      "test.in"() {p, value = 3 : index} : () -> ()
      scf.forall (%z) in (3) { "test.zzz"() {attr = unit} : () -> () }
    }
    %p = tensor.pad %1 low[0, 0] high[0, 0] {
    ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x4xf32> to tensor<4x4xf32>
    return %p, %3 : tensor<4x4xf32>, i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["arith.addi"],["a"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %0, "found" : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %m: memref<4xf32>, %i: i32) -> (tensor<4x4xf32>, i32) attributes {x = 1 : i32} {
    %cf = arith.constant 2.0 : f32
    %0 = linalg.matmul {p, q = "s"} ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = linalg.exp {q = "s", n = [1, 2]} ins(%0 : tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %2 = arith.addi %i, %i {p} : i32
    %3 = arith.addi %2, %i overflow<nsw> : i32
    %4:2 = "test.two"(%3) : (i32) -> (i32, i32)
    linalg.fill ins(%cf : f32) outs(%m : memref<4xf32>)
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %k = %c0 to %c1 step %c1 {
      "test.in"() {p, value = 3 : index} : () -> ()
      scf.forall (%z) in (3) { "test.zzz"() {attr = unit} : () -> () }
    }
    %p = tensor.pad %1 low[0, 0] high[0, 0] {
    ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x4xf32> to tensor<4x4xf32>
    return %p, %3 : tensor<4x4xf32>, i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match attributes {n = [1, 2]} in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %0, "found" : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %m: memref<4xf32>, %i: i32) -> (tensor<4x4xf32>, i32) attributes {x = 1 : i32} {
    %cf = arith.constant 2.0 : f32
    %0 = linalg.matmul {p, q = "s"} ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = linalg.exp {q = "s", n = [1, 2]} ins(%0 : tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %2 = arith.addi %i, %i {p} : i32
    %3 = arith.addi %2, %i overflow<nsw> : i32
    %4:2 = "test.two"(%3) : (i32) -> (i32, i32)
    linalg.fill ins(%cf : f32) outs(%m : memref<4xf32>)
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %k = %c0 to %c1 step %c1 {
      "test.in"() {p, value = 3 : index} : () -> ()
      scf.forall (%z) in (3) { "test.zzz"() {attr = unit} : () -> () }
    }
    %p = tensor.pad %1 low[0, 0] high[0, 0] {
    ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x4xf32> to tensor<4x4xf32>
    return %p, %3 : tensor<4x4xf32>, i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match attributes {n = [1 : i32, 2 : i32]} in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %0, "found" : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %m: memref<4xf32>, %i: i32) -> (tensor<4x4xf32>, i32) attributes {x = 1 : i32} {
    %cf = arith.constant 2.0 : f32
    %0 = linalg.matmul {p, q = "s"} ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = linalg.exp {q = "s", n = [1, 2]} ins(%0 : tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %2 = arith.addi %i, %i {p} : i32
    %3 = arith.addi %2, %i overflow<nsw> : i32
    %4:2 = "test.two"(%3) : (i32) -> (i32, i32)
    linalg.fill ins(%cf : f32) outs(%m : memref<4xf32>)
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %k = %c0 to %c1 step %c1 {
      "test.in"() {p, value = 3 : index} : () -> ()
      scf.forall (%z) in (3) { "test.zzz"() {attr = unit} : () -> () }
    }
    %p = tensor.pad %1 low[0, 0] high[0, 0] {
    ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x4xf32> to tensor<4x4xf32>
    return %p, %3 : tensor<4x4xf32>, i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.op<"linalg.matmul">
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %m: memref<4xf32>, %i: i32) -> (tensor<4x4xf32>, i32) attributes {x = 1 : i32} {
    %cf = arith.constant 2.0 : f32
    %0 = linalg.matmul {p, q = "s"} ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = linalg.exp {q = "s", n = [1, 2]} ins(%0 : tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %2 = arith.addi %i, %i {p} : i32
    %3 = arith.addi %2, %i overflow<nsw> : i32
    %4:2 = "test.two"(%3) : (i32) -> (i32, i32)
    linalg.fill ins(%cf : f32) outs(%m : memref<4xf32>)
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %k = %c0 to %c1 step %c1 {
      "test.in"() {p, value = 3 : index} : () -> ()
      scf.forall (%z) in (3) { "test.zzz"() {attr = unit} : () -> () }
    }
    %p = tensor.pad %1 low[0, 0] high[0, 0] {
    ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x4xf32> to tensor<4x4xf32>
    return %p, %3 : tensor<4x4xf32>, i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.cast %0 : !transform.any_op to !transform.op<"linalg.matmul">
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %m: memref<4xf32>, %i: i32) -> (tensor<4x4xf32>, i32) attributes {x = 1 : i32} {
    %cf = arith.constant 2.0 : f32
    %0 = linalg.matmul {p, q = "s"} ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = linalg.exp {q = "s", n = [1, 2]} ins(%0 : tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %2 = arith.addi %i, %i {p} : i32
    %3 = arith.addi %2, %i overflow<nsw> : i32
    %4:2 = "test.two"(%3) : (i32) -> (i32, i32)
    linalg.fill ins(%cf : f32) outs(%m : memref<4xf32>)
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %k = %c0 to %c1 step %c1 {
      "test.in"() {p, value = 3 : index} : () -> ()
      scf.forall (%z) in (3) { "test.zzz"() {attr = unit} : () -> () }
    }
    %p = tensor.pad %1 low[0, 0] high[0, 0] {
    ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x4xf32> to tensor<4x4xf32>
    return %p, %3 : tensor<4x4xf32>, i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.op<"linalg.exp">
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %m: memref<4xf32>, %i: i32) -> (tensor<4x4xf32>, i32) attributes {x = 1 : i32} {
    %cf = arith.constant 2.0 : f32
    %0 = linalg.matmul {p, q = "s"} ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = linalg.exp {q = "s", n = [1, 2]} ins(%0 : tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %2 = arith.addi %i, %i {p} : i32
    %3 = arith.addi %2, %i overflow<nsw> : i32
    %4:2 = "test.two"(%3) : (i32) -> (i32, i32)
    linalg.fill ins(%cf : f32) outs(%m : memref<4xf32>)
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %k = %c0 to %c1 step %c1 {
      "test.in"() {p, value = 3 : index} : () -> ()
      scf.forall (%z) in (3) { "test.zzz"() {attr = unit} : () -> () }
    }
    %p = tensor.pad %1 low[0, 0] high[0, 0] {
    ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x4xf32> to tensor<4x4xf32>
    return %p, %3 : tensor<4x4xf32>, i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.cast %0 : !transform.any_op to !transform.op<"linalg.exp">
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %m: memref<4xf32>, %i: i32) -> (tensor<4x4xf32>, i32) attributes {x = 1 : i32} {
    %cf = arith.constant 2.0 : f32
    %0 = linalg.matmul {p, q = "s"} ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = linalg.exp {q = "s", n = [1, 2]} ins(%0 : tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %2 = arith.addi %i, %i {p} : i32
    %3 = arith.addi %2, %i overflow<nsw> : i32
    %4:2 = "test.two"(%3) : (i32) -> (i32, i32)
    linalg.fill ins(%cf : f32) outs(%m : memref<4xf32>)
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %k = %c0 to %c1 step %c1 {
      "test.in"() {p, value = 3 : index} : () -> ()
      scf.forall (%z) in (3) { "test.zzz"() {attr = unit} : () -> () }
    }
    %p = tensor.pad %1 low[0, 0] high[0, 0] {
    ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x4xf32> to tensor<4x4xf32>
    return %p, %3 : tensor<4x4xf32>, i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_value
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %m: memref<4xf32>, %i: i32) -> (tensor<4x4xf32>, i32) attributes {x = 1 : i32} {
    %cf = arith.constant 2.0 : f32
    %0 = linalg.matmul {p, q = "s"} ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = linalg.exp {q = "s", n = [1, 2]} ins(%0 : tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %2 = arith.addi %i, %i {p} : i32
    %3 = arith.addi %2, %i overflow<nsw> : i32
    %4:2 = "test.two"(%3) : (i32) -> (i32, i32)
    linalg.fill ins(%cf : f32) outs(%m : memref<4xf32>)
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %k = %c0 to %c1 step %c1 {
      "test.in"() {p, value = 3 : index} : () -> ()
      scf.forall (%z) in (3) { "test.zzz"() {attr = unit} : () -> () }
    }
    %p = tensor.pad %1 low[0, 0] high[0, 0] {
    ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x4xf32> to tensor<4x4xf32>
    return %p, %3 : tensor<4x4xf32>, i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.cast %0 : !transform.any_op to !transform.any_value
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %m: memref<4xf32>, %i: i32) -> (tensor<4x4xf32>, i32) attributes {x = 1 : i32} {
    %cf = arith.constant 2.0 : f32
    %0 = linalg.matmul {p, q = "s"} ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = linalg.exp {q = "s", n = [1, 2]} ins(%0 : tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %2 = arith.addi %i, %i {p} : i32
    %3 = arith.addi %2, %i overflow<nsw> : i32
    %4:2 = "test.two"(%3) : (i32) -> (i32, i32)
    linalg.fill ins(%cf : f32) outs(%m : memref<4xf32>)
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %k = %c0 to %c1 step %c1 {
      "test.in"() {p, value = 3 : index} : () -> ()
      scf.forall (%z) in (3) { "test.zzz"() {attr = unit} : () -> () }
    }
    %p = tensor.pad %1 low[0, 0] high[0, 0] {
    ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x4xf32> to tensor<4x4xf32>
    return %p, %3 : tensor<4x4xf32>, i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.op<"nothing.at_all">
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %m: memref<4xf32>, %i: i32) -> (tensor<4x4xf32>, i32) attributes {x = 1 : i32} {
    %cf = arith.constant 2.0 : f32
    %0 = linalg.matmul {p, q = "s"} ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = linalg.exp {q = "s", n = [1, 2]} ins(%0 : tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %2 = arith.addi %i, %i {p} : i32
    %3 = arith.addi %2, %i overflow<nsw> : i32
    %4:2 = "test.two"(%3) : (i32) -> (i32, i32)
    linalg.fill ins(%cf : f32) outs(%m : memref<4xf32>)
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %k = %c0 to %c1 step %c1 {
      "test.in"() {p, value = 3 : index} : () -> ()
      scf.forall (%z) in (3) { "test.zzz"() {attr = unit} : () -> () }
    }
    %p = tensor.pad %1 low[0, 0] high[0, 0] {
    ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x4xf32> to tensor<4x4xf32>
    return %p, %3 : tensor<4x4xf32>, i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.cast %0 : !transform.any_op to !transform.op<"nothing.at_all">
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %m: memref<4xf32>, %i: i32) -> (tensor<4x4xf32>, i32) attributes {x = 1 : i32} {
    %cf = arith.constant 2.0 : f32
    %0 = linalg.matmul {p, q = "s"} ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = linalg.exp {q = "s", n = [1, 2]} ins(%0 : tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %2 = arith.addi %i, %i {p} : i32
    %3 = arith.addi %2, %i overflow<nsw> : i32
    %4:2 = "test.two"(%3) : (i32) -> (i32, i32)
    linalg.fill ins(%cf : f32) outs(%m : memref<4xf32>)
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %k = %c0 to %c1 step %c1 {
      "test.in"() {p, value = 3 : index} : () -> ()
      scf.forall (%z) in (3) { "test.zzz"() {attr = unit} : () -> () }
    }
    %p = tensor.pad %1 low[0, 0] high[0, 0] {
    ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x4xf32> to tensor<4x4xf32>
    return %p, %3 : tensor<4x4xf32>, i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.param<i64>
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %m: memref<4xf32>, %i: i32) -> (tensor<4x4xf32>, i32) attributes {x = 1 : i32} {
    %cf = arith.constant 2.0 : f32
    %0 = linalg.matmul {p, q = "s"} ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = linalg.exp {q = "s", n = [1, 2]} ins(%0 : tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
    %2 = arith.addi %i, %i {p} : i32
    %3 = arith.addi %2, %i overflow<nsw> : i32
    %4:2 = "test.two"(%3) : (i32) -> (i32, i32)
    linalg.fill ins(%cf : f32) outs(%m : memref<4xf32>)
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %k = %c0 to %c1 step %c1 {
      "test.in"() {p, value = 3 : index} : () -> ()
      scf.forall (%z) in (3) { "test.zzz"() {attr = unit} : () -> () }
    }
    %p = tensor.pad %1 low[0, 0] high[0, 0] {
    ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x4xf32> to tensor<4x4xf32>
    return %p, %3 : tensor<4x4xf32>, i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.cast %0 : !transform.any_op to !transform.param<i64>
    transform.yield
  }
}
