// ARGS: --transform-interpreter --split-input-file --allow-unregistered-dialect
// structured.match: every filter, well and badly formed, and in combination; targets of no op and of several.

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %x: tensor<4x8xf32>, %i: i32, %n: index) attributes {fa = 1 : i32} {
    %0 = linalg.exp {p, q = "s"} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = arith.addi %i, %i {p} : i32
    %2 = arith.constant 3 : i32
    %3:2 = "test.two"(%i, %n) {p = 3} : (i32, index) -> (i32, i32)
    %4 = "test.none"() : () -> i32
    "test.none2"() {q = "s", d = {x = 1}} : () -> ()
    scf.for %k = %n to %n step %n { scf.while : () -> () { %c = arith.constant true
    scf.condition(%c) } do { scf.yield }
    scf.forall (%z) in (3) { "test.in"(%i, %i, %i) : (i32, i32, i32) -> () }
    scf.parallel (%z) = (%n) to (%n) step (%n) { scf.reduce }
    affine.for %w = 0 to 3 { }
    affine.parallel (%w) = (0) to (3) { } }
    %p = tensor.pad %x low[0, 0] high[0, 0] {
      ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x8xf32> to tensor<4x8xf32>
    %s = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %em = tensor.empty() : tensor<2x4x2x2xf32>
    %pk = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %em : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %r = transform.structured.match ops{["arith.addi"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %x: tensor<4x8xf32>, %i: i32, %n: index) attributes {fa = 1 : i32} {
    %0 = linalg.exp {p, q = "s"} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = arith.addi %i, %i {p} : i32
    %2 = arith.constant 3 : i32
    %3:2 = "test.two"(%i, %n) {p = 3} : (i32, index) -> (i32, i32)
    %4 = "test.none"() : () -> i32
    "test.none2"() {q = "s", d = {x = 1}} : () -> ()
    scf.for %k = %n to %n step %n { scf.while : () -> () { %c = arith.constant true
    scf.condition(%c) } do { scf.yield }
    scf.forall (%z) in (3) { "test.in"(%i, %i, %i) : (i32, i32, i32) -> () }
    scf.parallel (%z) = (%n) to (%n) step (%n) { scf.reduce }
    affine.for %w = 0 to 3 { }
    affine.parallel (%w) = (0) to (3) { } }
    %p = tensor.pad %x low[0, 0] high[0, 0] {
      ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x8xf32> to tensor<4x8xf32>
    %s = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %em = tensor.empty() : tensor<2x4x2x2xf32>
    %pk = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %em : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %r = transform.structured.match ops{[]} in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %x: tensor<4x8xf32>, %i: i32, %n: index) attributes {fa = 1 : i32} {
    %0 = linalg.exp {p, q = "s"} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = arith.addi %i, %i {p} : i32
    %2 = arith.constant 3 : i32
    %3:2 = "test.two"(%i, %n) {p = 3} : (i32, index) -> (i32, i32)
    %4 = "test.none"() : () -> i32
    "test.none2"() {q = "s", d = {x = 1}} : () -> ()
    scf.for %k = %n to %n step %n { scf.while : () -> () { %c = arith.constant true
    scf.condition(%c) } do { scf.yield }
    scf.forall (%z) in (3) { "test.in"(%i, %i, %i) : (i32, i32, i32) -> () }
    scf.parallel (%z) = (%n) to (%n) step (%n) { scf.reduce }
    affine.for %w = 0 to 3 { }
    affine.parallel (%w) = (0) to (3) { } }
    %p = tensor.pad %x low[0, 0] high[0, 0] {
      ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x8xf32> to tensor<4x8xf32>
    %s = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %em = tensor.empty() : tensor<2x4x2x2xf32>
    %pk = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %em : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %r = transform.structured.match ops{["arith.addi", "arith.addi", "foo"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %x: tensor<4x8xf32>, %i: i32, %n: index) attributes {fa = 1 : i32} {
    %0 = linalg.exp {p, q = "s"} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = arith.addi %i, %i {p} : i32
    %2 = arith.constant 3 : i32
    %3:2 = "test.two"(%i, %n) {p = 3} : (i32, index) -> (i32, i32)
    %4 = "test.none"() : () -> i32
    "test.none2"() {q = "s", d = {x = 1}} : () -> ()
    scf.for %k = %n to %n step %n { scf.while : () -> () { %c = arith.constant true
    scf.condition(%c) } do { scf.yield }
    scf.forall (%z) in (3) { "test.in"(%i, %i, %i) : (i32, i32, i32) -> () }
    scf.parallel (%z) = (%n) to (%n) step (%n) { scf.reduce }
    affine.for %w = 0 to 3 { }
    affine.parallel (%w) = (0) to (3) { } }
    %p = tensor.pad %x low[0, 0] high[0, 0] {
      ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x8xf32> to tensor<4x8xf32>
    %s = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %em = tensor.empty() : tensor<2x4x2x2xf32>
    %pk = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %em : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %r = transform.structured.match ops{"arith.addi"} in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %x: tensor<4x8xf32>, %i: i32, %n: index) attributes {fa = 1 : i32} {
    %0 = linalg.exp {p, q = "s"} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = arith.addi %i, %i {p} : i32
    %2 = arith.constant 3 : i32
    %3:2 = "test.two"(%i, %n) {p = 3} : (i32, index) -> (i32, i32)
    %4 = "test.none"() : () -> i32
    "test.none2"() {q = "s", d = {x = 1}} : () -> ()
    scf.for %k = %n to %n step %n { scf.while : () -> () { %c = arith.constant true
    scf.condition(%c) } do { scf.yield }
    scf.forall (%z) in (3) { "test.in"(%i, %i, %i) : (i32, i32, i32) -> () }
    scf.parallel (%z) = (%n) to (%n) step (%n) { scf.reduce }
    affine.for %w = 0 to 3 { }
    affine.parallel (%w) = (0) to (3) { } }
    %p = tensor.pad %x low[0, 0] high[0, 0] {
      ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x8xf32> to tensor<4x8xf32>
    %s = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %em = tensor.empty() : tensor<2x4x2x2xf32>
    %pk = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %em : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %r = transform.structured.match ops{[1]} in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %x: tensor<4x8xf32>, %i: i32, %n: index) attributes {fa = 1 : i32} {
    %0 = linalg.exp {p, q = "s"} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = arith.addi %i, %i {p} : i32
    %2 = arith.constant 3 : i32
    %3:2 = "test.two"(%i, %n) {p = 3} : (i32, index) -> (i32, i32)
    %4 = "test.none"() : () -> i32
    "test.none2"() {q = "s", d = {x = 1}} : () -> ()
    scf.for %k = %n to %n step %n { scf.while : () -> () { %c = arith.constant true
    scf.condition(%c) } do { scf.yield }
    scf.forall (%z) in (3) { "test.in"(%i, %i, %i) : (i32, i32, i32) -> () }
    scf.parallel (%z) = (%n) to (%n) step (%n) { scf.reduce }
    affine.for %w = 0 to 3 { }
    affine.parallel (%w) = (0) to (3) { } }
    %p = tensor.pad %x low[0, 0] high[0, 0] {
      ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x8xf32> to tensor<4x8xf32>
    %s = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %em = tensor.empty() : tensor<2x4x2x2xf32>
    %pk = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %em : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %r = transform.structured.match ops{} in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %x: tensor<4x8xf32>, %i: i32, %n: index) attributes {fa = 1 : i32} {
    %0 = linalg.exp {p, q = "s"} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = arith.addi %i, %i {p} : i32
    %2 = arith.constant 3 : i32
    %3:2 = "test.two"(%i, %n) {p = 3} : (i32, index) -> (i32, i32)
    %4 = "test.none"() : () -> i32
    "test.none2"() {q = "s", d = {x = 1}} : () -> ()
    scf.for %k = %n to %n step %n { scf.while : () -> () { %c = arith.constant true
    scf.condition(%c) } do { scf.yield }
    scf.forall (%z) in (3) { "test.in"(%i, %i, %i) : (i32, i32, i32) -> () }
    scf.parallel (%z) = (%n) to (%n) step (%n) { scf.reduce }
    affine.for %w = 0 to 3 { }
    affine.parallel (%w) = (0) to (3) { } }
    %p = tensor.pad %x low[0, 0] high[0, 0] {
      ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x8xf32> to tensor<4x8xf32>
    %s = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %em = tensor.empty() : tensor<2x4x2x2xf32>
    %pk = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %em : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %r = transform.structured.match ops{["test.none"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %x: tensor<4x8xf32>, %i: i32, %n: index) attributes {fa = 1 : i32} {
    %0 = linalg.exp {p, q = "s"} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = arith.addi %i, %i {p} : i32
    %2 = arith.constant 3 : i32
    %3:2 = "test.two"(%i, %n) {p = 3} : (i32, index) -> (i32, i32)
    %4 = "test.none"() : () -> i32
    "test.none2"() {q = "s", d = {x = 1}} : () -> ()
    scf.for %k = %n to %n step %n { scf.while : () -> () { %c = arith.constant true
    scf.condition(%c) } do { scf.yield }
    scf.forall (%z) in (3) { "test.in"(%i, %i, %i) : (i32, i32, i32) -> () }
    scf.parallel (%z) = (%n) to (%n) step (%n) { scf.reduce }
    affine.for %w = 0 to 3 { }
    affine.parallel (%w) = (0) to (3) { } }
    %p = tensor.pad %x low[0, 0] high[0, 0] {
      ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x8xf32> to tensor<4x8xf32>
    %s = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %em = tensor.empty() : tensor<2x4x2x2xf32>
    %pk = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %em : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %r = transform.structured.match ops{[""]} in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %x: tensor<4x8xf32>, %i: i32, %n: index) attributes {fa = 1 : i32} {
    %0 = linalg.exp {p, q = "s"} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = arith.addi %i, %i {p} : i32
    %2 = arith.constant 3 : i32
    %3:2 = "test.two"(%i, %n) {p = 3} : (i32, index) -> (i32, i32)
    %4 = "test.none"() : () -> i32
    "test.none2"() {q = "s", d = {x = 1}} : () -> ()
    scf.for %k = %n to %n step %n { scf.while : () -> () { %c = arith.constant true
    scf.condition(%c) } do { scf.yield }
    scf.forall (%z) in (3) { "test.in"(%i, %i, %i) : (i32, i32, i32) -> () }
    scf.parallel (%z) = (%n) to (%n) step (%n) { scf.reduce }
    affine.for %w = 0 to 3 { }
    affine.parallel (%w) = (0) to (3) { } }
    %p = tensor.pad %x low[0, 0] high[0, 0] {
      ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x8xf32> to tensor<4x8xf32>
    %s = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %em = tensor.empty() : tensor<2x4x2x2xf32>
    %pk = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %em : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %r = transform.structured.match ops{["builtin.module"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %x: tensor<4x8xf32>, %i: i32, %n: index) attributes {fa = 1 : i32} {
    %0 = linalg.exp {p, q = "s"} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = arith.addi %i, %i {p} : i32
    %2 = arith.constant 3 : i32
    %3:2 = "test.two"(%i, %n) {p = 3} : (i32, index) -> (i32, i32)
    %4 = "test.none"() : () -> i32
    "test.none2"() {q = "s", d = {x = 1}} : () -> ()
    scf.for %k = %n to %n step %n { scf.while : () -> () { %c = arith.constant true
    scf.condition(%c) } do { scf.yield }
    scf.forall (%z) in (3) { "test.in"(%i, %i, %i) : (i32, i32, i32) -> () }
    scf.parallel (%z) = (%n) to (%n) step (%n) { scf.reduce }
    affine.for %w = 0 to 3 { }
    affine.parallel (%w) = (0) to (3) { } }
    %p = tensor.pad %x low[0, 0] high[0, 0] {
      ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x8xf32> to tensor<4x8xf32>
    %s = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %em = tensor.empty() : tensor<2x4x2x2xf32>
    %pk = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %em : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %r = transform.structured.match ops{["func.func", "func.return"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %x: tensor<4x8xf32>, %i: i32, %n: index) attributes {fa = 1 : i32} {
    %0 = linalg.exp {p, q = "s"} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = arith.addi %i, %i {p} : i32
    %2 = arith.constant 3 : i32
    %3:2 = "test.two"(%i, %n) {p = 3} : (i32, index) -> (i32, i32)
    %4 = "test.none"() : () -> i32
    "test.none2"() {q = "s", d = {x = 1}} : () -> ()
    scf.for %k = %n to %n step %n { scf.while : () -> () { %c = arith.constant true
    scf.condition(%c) } do { scf.yield }
    scf.forall (%z) in (3) { "test.in"(%i, %i, %i) : (i32, i32, i32) -> () }
    scf.parallel (%z) = (%n) to (%n) step (%n) { scf.reduce }
    affine.for %w = 0 to 3 { }
    affine.parallel (%w) = (0) to (3) { } }
    %p = tensor.pad %x low[0, 0] high[0, 0] {
      ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x8xf32> to tensor<4x8xf32>
    %s = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %em = tensor.empty() : tensor<2x4x2x2xf32>
    %pk = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %em : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %r = transform.structured.match  in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %x: tensor<4x8xf32>, %i: i32, %n: index) attributes {fa = 1 : i32} {
    %0 = linalg.exp {p, q = "s"} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = arith.addi %i, %i {p} : i32
    %2 = arith.constant 3 : i32
    %3:2 = "test.two"(%i, %n) {p = 3} : (i32, index) -> (i32, i32)
    %4 = "test.none"() : () -> i32
    "test.none2"() {q = "s", d = {x = 1}} : () -> ()
    scf.for %k = %n to %n step %n { scf.while : () -> () { %c = arith.constant true
    scf.condition(%c) } do { scf.yield }
    scf.forall (%z) in (3) { "test.in"(%i, %i, %i) : (i32, i32, i32) -> () }
    scf.parallel (%z) = (%n) to (%n) step (%n) { scf.reduce }
    affine.for %w = 0 to 3 { }
    affine.parallel (%w) = (0) to (3) { } }
    %p = tensor.pad %x low[0, 0] high[0, 0] {
      ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x8xf32> to tensor<4x8xf32>
    %s = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %em = tensor.empty() : tensor<2x4x2x2xf32>
    %pk = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %em : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %r = transform.structured.match interface{LinalgOp} in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %x: tensor<4x8xf32>, %i: i32, %n: index) attributes {fa = 1 : i32} {
    %0 = linalg.exp {p, q = "s"} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = arith.addi %i, %i {p} : i32
    %2 = arith.constant 3 : i32
    %3:2 = "test.two"(%i, %n) {p = 3} : (i32, index) -> (i32, i32)
    %4 = "test.none"() : () -> i32
    "test.none2"() {q = "s", d = {x = 1}} : () -> ()
    scf.for %k = %n to %n step %n { scf.while : () -> () { %c = arith.constant true
    scf.condition(%c) } do { scf.yield }
    scf.forall (%z) in (3) { "test.in"(%i, %i, %i) : (i32, i32, i32) -> () }
    scf.parallel (%z) = (%n) to (%n) step (%n) { scf.reduce }
    affine.for %w = 0 to 3 { }
    affine.parallel (%w) = (0) to (3) { } }
    %p = tensor.pad %x low[0, 0] high[0, 0] {
      ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x8xf32> to tensor<4x8xf32>
    %s = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %em = tensor.empty() : tensor<2x4x2x2xf32>
    %pk = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %em : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %r = transform.structured.match interface{TilingInterface} in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %x: tensor<4x8xf32>, %i: i32, %n: index) attributes {fa = 1 : i32} {
    %0 = linalg.exp {p, q = "s"} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = arith.addi %i, %i {p} : i32
    %2 = arith.constant 3 : i32
    %3:2 = "test.two"(%i, %n) {p = 3} : (i32, index) -> (i32, i32)
    %4 = "test.none"() : () -> i32
    "test.none2"() {q = "s", d = {x = 1}} : () -> ()
    scf.for %k = %n to %n step %n { scf.while : () -> () { %c = arith.constant true
    scf.condition(%c) } do { scf.yield }
    scf.forall (%z) in (3) { "test.in"(%i, %i, %i) : (i32, i32, i32) -> () }
    scf.parallel (%z) = (%n) to (%n) step (%n) { scf.reduce }
    affine.for %w = 0 to 3 { }
    affine.parallel (%w) = (0) to (3) { } }
    %p = tensor.pad %x low[0, 0] high[0, 0] {
      ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x8xf32> to tensor<4x8xf32>
    %s = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %em = tensor.empty() : tensor<2x4x2x2xf32>
    %pk = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %em : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %r = transform.structured.match interface{LoopLikeInterface} in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %x: tensor<4x8xf32>, %i: i32, %n: index) attributes {fa = 1 : i32} {
    %0 = linalg.exp {p, q = "s"} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = arith.addi %i, %i {p} : i32
    %2 = arith.constant 3 : i32
    %3:2 = "test.two"(%i, %n) {p = 3} : (i32, index) -> (i32, i32)
    %4 = "test.none"() : () -> i32
    "test.none2"() {q = "s", d = {x = 1}} : () -> ()
    scf.for %k = %n to %n step %n { scf.while : () -> () { %c = arith.constant true
    scf.condition(%c) } do { scf.yield }
    scf.forall (%z) in (3) { "test.in"(%i, %i, %i) : (i32, i32, i32) -> () }
    scf.parallel (%z) = (%n) to (%n) step (%n) { scf.reduce }
    affine.for %w = 0 to 3 { }
    affine.parallel (%w) = (0) to (3) { } }
    %p = tensor.pad %x low[0, 0] high[0, 0] {
      ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x8xf32> to tensor<4x8xf32>
    %s = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %em = tensor.empty() : tensor<2x4x2x2xf32>
    %pk = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %em : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %r = transform.structured.match interface{Foo} in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %x: tensor<4x8xf32>, %i: i32, %n: index) attributes {fa = 1 : i32} {
    %0 = linalg.exp {p, q = "s"} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = arith.addi %i, %i {p} : i32
    %2 = arith.constant 3 : i32
    %3:2 = "test.two"(%i, %n) {p = 3} : (i32, index) -> (i32, i32)
    %4 = "test.none"() : () -> i32
    "test.none2"() {q = "s", d = {x = 1}} : () -> ()
    scf.for %k = %n to %n step %n { scf.while : () -> () { %c = arith.constant true
    scf.condition(%c) } do { scf.yield }
    scf.forall (%z) in (3) { "test.in"(%i, %i, %i) : (i32, i32, i32) -> () }
    scf.parallel (%z) = (%n) to (%n) step (%n) { scf.reduce }
    affine.for %w = 0 to 3 { }
    affine.parallel (%w) = (0) to (3) { } }
    %p = tensor.pad %x low[0, 0] high[0, 0] {
      ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x8xf32> to tensor<4x8xf32>
    %s = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %em = tensor.empty() : tensor<2x4x2x2xf32>
    %pk = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %em : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %r = transform.structured.match interface{"LinalgOp"} in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %x: tensor<4x8xf32>, %i: i32, %n: index) attributes {fa = 1 : i32} {
    %0 = linalg.exp {p, q = "s"} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = arith.addi %i, %i {p} : i32
    %2 = arith.constant 3 : i32
    %3:2 = "test.two"(%i, %n) {p = 3} : (i32, index) -> (i32, i32)
    %4 = "test.none"() : () -> i32
    "test.none2"() {q = "s", d = {x = 1}} : () -> ()
    scf.for %k = %n to %n step %n { scf.while : () -> () { %c = arith.constant true
    scf.condition(%c) } do { scf.yield }
    scf.forall (%z) in (3) { "test.in"(%i, %i, %i) : (i32, i32, i32) -> () }
    scf.parallel (%z) = (%n) to (%n) step (%n) { scf.reduce }
    affine.for %w = 0 to 3 { }
    affine.parallel (%w) = (0) to (3) { } }
    %p = tensor.pad %x low[0, 0] high[0, 0] {
      ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x8xf32> to tensor<4x8xf32>
    %s = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %em = tensor.empty() : tensor<2x4x2x2xf32>
    %pk = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %em : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %r = transform.structured.match interface{LoopLikeInterface, LinalgOp} in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %x: tensor<4x8xf32>, %i: i32, %n: index) attributes {fa = 1 : i32} {
    %0 = linalg.exp {p, q = "s"} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = arith.addi %i, %i {p} : i32
    %2 = arith.constant 3 : i32
    %3:2 = "test.two"(%i, %n) {p = 3} : (i32, index) -> (i32, i32)
    %4 = "test.none"() : () -> i32
    "test.none2"() {q = "s", d = {x = 1}} : () -> ()
    scf.for %k = %n to %n step %n { scf.while : () -> () { %c = arith.constant true
    scf.condition(%c) } do { scf.yield }
    scf.forall (%z) in (3) { "test.in"(%i, %i, %i) : (i32, i32, i32) -> () }
    scf.parallel (%z) = (%n) to (%n) step (%n) { scf.reduce }
    affine.for %w = 0 to 3 { }
    affine.parallel (%w) = (0) to (3) { } }
    %p = tensor.pad %x low[0, 0] high[0, 0] {
      ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x8xf32> to tensor<4x8xf32>
    %s = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %em = tensor.empty() : tensor<2x4x2x2xf32>
    %pk = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %em : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %r = transform.structured.match interface{} in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %x: tensor<4x8xf32>, %i: i32, %n: index) attributes {fa = 1 : i32} {
    %0 = linalg.exp {p, q = "s"} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = arith.addi %i, %i {p} : i32
    %2 = arith.constant 3 : i32
    %3:2 = "test.two"(%i, %n) {p = 3} : (i32, index) -> (i32, i32)
    %4 = "test.none"() : () -> i32
    "test.none2"() {q = "s", d = {x = 1}} : () -> ()
    scf.for %k = %n to %n step %n { scf.while : () -> () { %c = arith.constant true
    scf.condition(%c) } do { scf.yield }
    scf.forall (%z) in (3) { "test.in"(%i, %i, %i) : (i32, i32, i32) -> () }
    scf.parallel (%z) = (%n) to (%n) step (%n) { scf.reduce }
    affine.for %w = 0 to 3 { }
    affine.parallel (%w) = (0) to (3) { } }
    %p = tensor.pad %x low[0, 0] high[0, 0] {
      ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x8xf32> to tensor<4x8xf32>
    %s = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %em = tensor.empty() : tensor<2x4x2x2xf32>
    %pk = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %em : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %r = transform.structured.match interface LinalgOp in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %x: tensor<4x8xf32>, %i: i32, %n: index) attributes {fa = 1 : i32} {
    %0 = linalg.exp {p, q = "s"} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = arith.addi %i, %i {p} : i32
    %2 = arith.constant 3 : i32
    %3:2 = "test.two"(%i, %n) {p = 3} : (i32, index) -> (i32, i32)
    %4 = "test.none"() : () -> i32
    "test.none2"() {q = "s", d = {x = 1}} : () -> ()
    scf.for %k = %n to %n step %n { scf.while : () -> () { %c = arith.constant true
    scf.condition(%c) } do { scf.yield }
    scf.forall (%z) in (3) { "test.in"(%i, %i, %i) : (i32, i32, i32) -> () }
    scf.parallel (%z) = (%n) to (%n) step (%n) { scf.reduce }
    affine.for %w = 0 to 3 { }
    affine.parallel (%w) = (0) to (3) { } }
    %p = tensor.pad %x low[0, 0] high[0, 0] {
      ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x8xf32> to tensor<4x8xf32>
    %s = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %em = tensor.empty() : tensor<2x4x2x2xf32>
    %pk = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %em : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %r = transform.structured.match attributes{p} in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %x: tensor<4x8xf32>, %i: i32, %n: index) attributes {fa = 1 : i32} {
    %0 = linalg.exp {p, q = "s"} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = arith.addi %i, %i {p} : i32
    %2 = arith.constant 3 : i32
    %3:2 = "test.two"(%i, %n) {p = 3} : (i32, index) -> (i32, i32)
    %4 = "test.none"() : () -> i32
    "test.none2"() {q = "s", d = {x = 1}} : () -> ()
    scf.for %k = %n to %n step %n { scf.while : () -> () { %c = arith.constant true
    scf.condition(%c) } do { scf.yield }
    scf.forall (%z) in (3) { "test.in"(%i, %i, %i) : (i32, i32, i32) -> () }
    scf.parallel (%z) = (%n) to (%n) step (%n) { scf.reduce }
    affine.for %w = 0 to 3 { }
    affine.parallel (%w) = (0) to (3) { } }
    %p = tensor.pad %x low[0, 0] high[0, 0] {
      ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x8xf32> to tensor<4x8xf32>
    %s = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %em = tensor.empty() : tensor<2x4x2x2xf32>
    %pk = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %em : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %r = transform.structured.match attributes{p, q = "s"} in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %x: tensor<4x8xf32>, %i: i32, %n: index) attributes {fa = 1 : i32} {
    %0 = linalg.exp {p, q = "s"} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = arith.addi %i, %i {p} : i32
    %2 = arith.constant 3 : i32
    %3:2 = "test.two"(%i, %n) {p = 3} : (i32, index) -> (i32, i32)
    %4 = "test.none"() : () -> i32
    "test.none2"() {q = "s", d = {x = 1}} : () -> ()
    scf.for %k = %n to %n step %n { scf.while : () -> () { %c = arith.constant true
    scf.condition(%c) } do { scf.yield }
    scf.forall (%z) in (3) { "test.in"(%i, %i, %i) : (i32, i32, i32) -> () }
    scf.parallel (%z) = (%n) to (%n) step (%n) { scf.reduce }
    affine.for %w = 0 to 3 { }
    affine.parallel (%w) = (0) to (3) { } }
    %p = tensor.pad %x low[0, 0] high[0, 0] {
      ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x8xf32> to tensor<4x8xf32>
    %s = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %em = tensor.empty() : tensor<2x4x2x2xf32>
    %pk = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %em : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %r = transform.structured.match attributes{} in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %x: tensor<4x8xf32>, %i: i32, %n: index) attributes {fa = 1 : i32} {
    %0 = linalg.exp {p, q = "s"} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = arith.addi %i, %i {p} : i32
    %2 = arith.constant 3 : i32
    %3:2 = "test.two"(%i, %n) {p = 3} : (i32, index) -> (i32, i32)
    %4 = "test.none"() : () -> i32
    "test.none2"() {q = "s", d = {x = 1}} : () -> ()
    scf.for %k = %n to %n step %n { scf.while : () -> () { %c = arith.constant true
    scf.condition(%c) } do { scf.yield }
    scf.forall (%z) in (3) { "test.in"(%i, %i, %i) : (i32, i32, i32) -> () }
    scf.parallel (%z) = (%n) to (%n) step (%n) { scf.reduce }
    affine.for %w = 0 to 3 { }
    affine.parallel (%w) = (0) to (3) { } }
    %p = tensor.pad %x low[0, 0] high[0, 0] {
      ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x8xf32> to tensor<4x8xf32>
    %s = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %em = tensor.empty() : tensor<2x4x2x2xf32>
    %pk = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %em : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %r = transform.structured.match attributes{q = "t"} in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %x: tensor<4x8xf32>, %i: i32, %n: index) attributes {fa = 1 : i32} {
    %0 = linalg.exp {p, q = "s"} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = arith.addi %i, %i {p} : i32
    %2 = arith.constant 3 : i32
    %3:2 = "test.two"(%i, %n) {p = 3} : (i32, index) -> (i32, i32)
    %4 = "test.none"() : () -> i32
    "test.none2"() {q = "s", d = {x = 1}} : () -> ()
    scf.for %k = %n to %n step %n { scf.while : () -> () { %c = arith.constant true
    scf.condition(%c) } do { scf.yield }
    scf.forall (%z) in (3) { "test.in"(%i, %i, %i) : (i32, i32, i32) -> () }
    scf.parallel (%z) = (%n) to (%n) step (%n) { scf.reduce }
    affine.for %w = 0 to 3 { }
    affine.parallel (%w) = (0) to (3) { } }
    %p = tensor.pad %x low[0, 0] high[0, 0] {
      ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x8xf32> to tensor<4x8xf32>
    %s = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %em = tensor.empty() : tensor<2x4x2x2xf32>
    %pk = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %em : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %r = transform.structured.match attributes{value = 3 : i32} in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %x: tensor<4x8xf32>, %i: i32, %n: index) attributes {fa = 1 : i32} {
    %0 = linalg.exp {p, q = "s"} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = arith.addi %i, %i {p} : i32
    %2 = arith.constant 3 : i32
    %3:2 = "test.two"(%i, %n) {p = 3} : (i32, index) -> (i32, i32)
    %4 = "test.none"() : () -> i32
    "test.none2"() {q = "s", d = {x = 1}} : () -> ()
    scf.for %k = %n to %n step %n { scf.while : () -> () { %c = arith.constant true
    scf.condition(%c) } do { scf.yield }
    scf.forall (%z) in (3) { "test.in"(%i, %i, %i) : (i32, i32, i32) -> () }
    scf.parallel (%z) = (%n) to (%n) step (%n) { scf.reduce }
    affine.for %w = 0 to 3 { }
    affine.parallel (%w) = (0) to (3) { } }
    %p = tensor.pad %x low[0, 0] high[0, 0] {
      ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x8xf32> to tensor<4x8xf32>
    %s = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %em = tensor.empty() : tensor<2x4x2x2xf32>
    %pk = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %em : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %r = transform.structured.match attributes{fa = 1 : i32} in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %x: tensor<4x8xf32>, %i: i32, %n: index) attributes {fa = 1 : i32} {
    %0 = linalg.exp {p, q = "s"} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = arith.addi %i, %i {p} : i32
    %2 = arith.constant 3 : i32
    %3:2 = "test.two"(%i, %n) {p = 3} : (i32, index) -> (i32, i32)
    %4 = "test.none"() : () -> i32
    "test.none2"() {q = "s", d = {x = 1}} : () -> ()
    scf.for %k = %n to %n step %n { scf.while : () -> () { %c = arith.constant true
    scf.condition(%c) } do { scf.yield }
    scf.forall (%z) in (3) { "test.in"(%i, %i, %i) : (i32, i32, i32) -> () }
    scf.parallel (%z) = (%n) to (%n) step (%n) { scf.reduce }
    affine.for %w = 0 to 3 { }
    affine.parallel (%w) = (0) to (3) { } }
    %p = tensor.pad %x low[0, 0] high[0, 0] {
      ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x8xf32> to tensor<4x8xf32>
    %s = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %em = tensor.empty() : tensor<2x4x2x2xf32>
    %pk = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %em : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %r = transform.structured.match attributes{sym_name = "f"} in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %x: tensor<4x8xf32>, %i: i32, %n: index) attributes {fa = 1 : i32} {
    %0 = linalg.exp {p, q = "s"} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = arith.addi %i, %i {p} : i32
    %2 = arith.constant 3 : i32
    %3:2 = "test.two"(%i, %n) {p = 3} : (i32, index) -> (i32, i32)
    %4 = "test.none"() : () -> i32
    "test.none2"() {q = "s", d = {x = 1}} : () -> ()
    scf.for %k = %n to %n step %n { scf.while : () -> () { %c = arith.constant true
    scf.condition(%c) } do { scf.yield }
    scf.forall (%z) in (3) { "test.in"(%i, %i, %i) : (i32, i32, i32) -> () }
    scf.parallel (%z) = (%n) to (%n) step (%n) { scf.reduce }
    affine.for %w = 0 to 3 { }
    affine.parallel (%w) = (0) to (3) { } }
    %p = tensor.pad %x low[0, 0] high[0, 0] {
      ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x8xf32> to tensor<4x8xf32>
    %s = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %em = tensor.empty() : tensor<2x4x2x2xf32>
    %pk = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %em : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %r = transform.structured.match attributes{d = {x = 1}} in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %x: tensor<4x8xf32>, %i: i32, %n: index) attributes {fa = 1 : i32} {
    %0 = linalg.exp {p, q = "s"} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = arith.addi %i, %i {p} : i32
    %2 = arith.constant 3 : i32
    %3:2 = "test.two"(%i, %n) {p = 3} : (i32, index) -> (i32, i32)
    %4 = "test.none"() : () -> i32
    "test.none2"() {q = "s", d = {x = 1}} : () -> ()
    scf.for %k = %n to %n step %n { scf.while : () -> () { %c = arith.constant true
    scf.condition(%c) } do { scf.yield }
    scf.forall (%z) in (3) { "test.in"(%i, %i, %i) : (i32, i32, i32) -> () }
    scf.parallel (%z) = (%n) to (%n) step (%n) { scf.reduce }
    affine.for %w = 0 to 3 { }
    affine.parallel (%w) = (0) to (3) { } }
    %p = tensor.pad %x low[0, 0] high[0, 0] {
      ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x8xf32> to tensor<4x8xf32>
    %s = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %em = tensor.empty() : tensor<2x4x2x2xf32>
    %pk = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %em : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %r = transform.structured.match attributes{overflowFlags = #arith.overflow<none>} in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %x: tensor<4x8xf32>, %i: i32, %n: index) attributes {fa = 1 : i32} {
    %0 = linalg.exp {p, q = "s"} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = arith.addi %i, %i {p} : i32
    %2 = arith.constant 3 : i32
    %3:2 = "test.two"(%i, %n) {p = 3} : (i32, index) -> (i32, i32)
    %4 = "test.none"() : () -> i32
    "test.none2"() {q = "s", d = {x = 1}} : () -> ()
    scf.for %k = %n to %n step %n { scf.while : () -> () { %c = arith.constant true
    scf.condition(%c) } do { scf.yield }
    scf.forall (%z) in (3) { "test.in"(%i, %i, %i) : (i32, i32, i32) -> () }
    scf.parallel (%z) = (%n) to (%n) step (%n) { scf.reduce }
    affine.for %w = 0 to 3 { }
    affine.parallel (%w) = (0) to (3) { } }
    %p = tensor.pad %x low[0, 0] high[0, 0] {
      ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x8xf32> to tensor<4x8xf32>
    %s = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %em = tensor.empty() : tensor<2x4x2x2xf32>
    %pk = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %em : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %r = transform.structured.match attributes{operandSegmentSizes = array<i32: 1, 1>} in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %x: tensor<4x8xf32>, %i: i32, %n: index) attributes {fa = 1 : i32} {
    %0 = linalg.exp {p, q = "s"} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = arith.addi %i, %i {p} : i32
    %2 = arith.constant 3 : i32
    %3:2 = "test.two"(%i, %n) {p = 3} : (i32, index) -> (i32, i32)
    %4 = "test.none"() : () -> i32
    "test.none2"() {q = "s", d = {x = 1}} : () -> ()
    scf.for %k = %n to %n step %n { scf.while : () -> () { %c = arith.constant true
    scf.condition(%c) } do { scf.yield }
    scf.forall (%z) in (3) { "test.in"(%i, %i, %i) : (i32, i32, i32) -> () }
    scf.parallel (%z) = (%n) to (%n) step (%n) { scf.reduce }
    affine.for %w = 0 to 3 { }
    affine.parallel (%w) = (0) to (3) { } }
    %p = tensor.pad %x low[0, 0] high[0, 0] {
      ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x8xf32> to tensor<4x8xf32>
    %s = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %em = tensor.empty() : tensor<2x4x2x2xf32>
    %pk = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %em : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %r = transform.structured.match attributes p in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %x: tensor<4x8xf32>, %i: i32, %n: index) attributes {fa = 1 : i32} {
    %0 = linalg.exp {p, q = "s"} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = arith.addi %i, %i {p} : i32
    %2 = arith.constant 3 : i32
    %3:2 = "test.two"(%i, %n) {p = 3} : (i32, index) -> (i32, i32)
    %4 = "test.none"() : () -> i32
    "test.none2"() {q = "s", d = {x = 1}} : () -> ()
    scf.for %k = %n to %n step %n { scf.while : () -> () { %c = arith.constant true
    scf.condition(%c) } do { scf.yield }
    scf.forall (%z) in (3) { "test.in"(%i, %i, %i) : (i32, i32, i32) -> () }
    scf.parallel (%z) = (%n) to (%n) step (%n) { scf.reduce }
    affine.for %w = 0 to 3 { }
    affine.parallel (%w) = (0) to (3) { } }
    %p = tensor.pad %x low[0, 0] high[0, 0] {
      ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x8xf32> to tensor<4x8xf32>
    %s = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %em = tensor.empty() : tensor<2x4x2x2xf32>
    %pk = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %em : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %r = transform.structured.match filter_result_type = i32 in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %x: tensor<4x8xf32>, %i: i32, %n: index) attributes {fa = 1 : i32} {
    %0 = linalg.exp {p, q = "s"} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = arith.addi %i, %i {p} : i32
    %2 = arith.constant 3 : i32
    %3:2 = "test.two"(%i, %n) {p = 3} : (i32, index) -> (i32, i32)
    %4 = "test.none"() : () -> i32
    "test.none2"() {q = "s", d = {x = 1}} : () -> ()
    scf.for %k = %n to %n step %n { scf.while : () -> () { %c = arith.constant true
    scf.condition(%c) } do { scf.yield }
    scf.forall (%z) in (3) { "test.in"(%i, %i, %i) : (i32, i32, i32) -> () }
    scf.parallel (%z) = (%n) to (%n) step (%n) { scf.reduce }
    affine.for %w = 0 to 3 { }
    affine.parallel (%w) = (0) to (3) { } }
    %p = tensor.pad %x low[0, 0] high[0, 0] {
      ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x8xf32> to tensor<4x8xf32>
    %s = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %em = tensor.empty() : tensor<2x4x2x2xf32>
    %pk = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %em : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %r = transform.structured.match filter_result_type = tensor<4x8xf32> in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %x: tensor<4x8xf32>, %i: i32, %n: index) attributes {fa = 1 : i32} {
    %0 = linalg.exp {p, q = "s"} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = arith.addi %i, %i {p} : i32
    %2 = arith.constant 3 : i32
    %3:2 = "test.two"(%i, %n) {p = 3} : (i32, index) -> (i32, i32)
    %4 = "test.none"() : () -> i32
    "test.none2"() {q = "s", d = {x = 1}} : () -> ()
    scf.for %k = %n to %n step %n { scf.while : () -> () { %c = arith.constant true
    scf.condition(%c) } do { scf.yield }
    scf.forall (%z) in (3) { "test.in"(%i, %i, %i) : (i32, i32, i32) -> () }
    scf.parallel (%z) = (%n) to (%n) step (%n) { scf.reduce }
    affine.for %w = 0 to 3 { }
    affine.parallel (%w) = (0) to (3) { } }
    %p = tensor.pad %x low[0, 0] high[0, 0] {
      ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x8xf32> to tensor<4x8xf32>
    %s = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %em = tensor.empty() : tensor<2x4x2x2xf32>
    %pk = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %em : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %r = transform.structured.match filter_result_type = none in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %x: tensor<4x8xf32>, %i: i32, %n: index) attributes {fa = 1 : i32} {
    %0 = linalg.exp {p, q = "s"} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = arith.addi %i, %i {p} : i32
    %2 = arith.constant 3 : i32
    %3:2 = "test.two"(%i, %n) {p = 3} : (i32, index) -> (i32, i32)
    %4 = "test.none"() : () -> i32
    "test.none2"() {q = "s", d = {x = 1}} : () -> ()
    scf.for %k = %n to %n step %n { scf.while : () -> () { %c = arith.constant true
    scf.condition(%c) } do { scf.yield }
    scf.forall (%z) in (3) { "test.in"(%i, %i, %i) : (i32, i32, i32) -> () }
    scf.parallel (%z) = (%n) to (%n) step (%n) { scf.reduce }
    affine.for %w = 0 to 3 { }
    affine.parallel (%w) = (0) to (3) { } }
    %p = tensor.pad %x low[0, 0] high[0, 0] {
      ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x8xf32> to tensor<4x8xf32>
    %s = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %em = tensor.empty() : tensor<2x4x2x2xf32>
    %pk = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %em : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %r = transform.structured.match filter_result_type = 1 in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %x: tensor<4x8xf32>, %i: i32, %n: index) attributes {fa = 1 : i32} {
    %0 = linalg.exp {p, q = "s"} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = arith.addi %i, %i {p} : i32
    %2 = arith.constant 3 : i32
    %3:2 = "test.two"(%i, %n) {p = 3} : (i32, index) -> (i32, i32)
    %4 = "test.none"() : () -> i32
    "test.none2"() {q = "s", d = {x = 1}} : () -> ()
    scf.for %k = %n to %n step %n { scf.while : () -> () { %c = arith.constant true
    scf.condition(%c) } do { scf.yield }
    scf.forall (%z) in (3) { "test.in"(%i, %i, %i) : (i32, i32, i32) -> () }
    scf.parallel (%z) = (%n) to (%n) step (%n) { scf.reduce }
    affine.for %w = 0 to 3 { }
    affine.parallel (%w) = (0) to (3) { } }
    %p = tensor.pad %x low[0, 0] high[0, 0] {
      ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x8xf32> to tensor<4x8xf32>
    %s = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %em = tensor.empty() : tensor<2x4x2x2xf32>
    %pk = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %em : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %r = transform.structured.match filter_result_type i32 in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %x: tensor<4x8xf32>, %i: i32, %n: index) attributes {fa = 1 : i32} {
    %0 = linalg.exp {p, q = "s"} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = arith.addi %i, %i {p} : i32
    %2 = arith.constant 3 : i32
    %3:2 = "test.two"(%i, %n) {p = 3} : (i32, index) -> (i32, i32)
    %4 = "test.none"() : () -> i32
    "test.none2"() {q = "s", d = {x = 1}} : () -> ()
    scf.for %k = %n to %n step %n { scf.while : () -> () { %c = arith.constant true
    scf.condition(%c) } do { scf.yield }
    scf.forall (%z) in (3) { "test.in"(%i, %i, %i) : (i32, i32, i32) -> () }
    scf.parallel (%z) = (%n) to (%n) step (%n) { scf.reduce }
    affine.for %w = 0 to 3 { }
    affine.parallel (%w) = (0) to (3) { } }
    %p = tensor.pad %x low[0, 0] high[0, 0] {
      ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x8xf32> to tensor<4x8xf32>
    %s = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %em = tensor.empty() : tensor<2x4x2x2xf32>
    %pk = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %em : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %r = transform.structured.match filter_operand_types = [i32] in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %x: tensor<4x8xf32>, %i: i32, %n: index) attributes {fa = 1 : i32} {
    %0 = linalg.exp {p, q = "s"} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = arith.addi %i, %i {p} : i32
    %2 = arith.constant 3 : i32
    %3:2 = "test.two"(%i, %n) {p = 3} : (i32, index) -> (i32, i32)
    %4 = "test.none"() : () -> i32
    "test.none2"() {q = "s", d = {x = 1}} : () -> ()
    scf.for %k = %n to %n step %n { scf.while : () -> () { %c = arith.constant true
    scf.condition(%c) } do { scf.yield }
    scf.forall (%z) in (3) { "test.in"(%i, %i, %i) : (i32, i32, i32) -> () }
    scf.parallel (%z) = (%n) to (%n) step (%n) { scf.reduce }
    affine.for %w = 0 to 3 { }
    affine.parallel (%w) = (0) to (3) { } }
    %p = tensor.pad %x low[0, 0] high[0, 0] {
      ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x8xf32> to tensor<4x8xf32>
    %s = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %em = tensor.empty() : tensor<2x4x2x2xf32>
    %pk = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %em : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %r = transform.structured.match filter_operand_types = [i32, i32] in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %x: tensor<4x8xf32>, %i: i32, %n: index) attributes {fa = 1 : i32} {
    %0 = linalg.exp {p, q = "s"} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = arith.addi %i, %i {p} : i32
    %2 = arith.constant 3 : i32
    %3:2 = "test.two"(%i, %n) {p = 3} : (i32, index) -> (i32, i32)
    %4 = "test.none"() : () -> i32
    "test.none2"() {q = "s", d = {x = 1}} : () -> ()
    scf.for %k = %n to %n step %n { scf.while : () -> () { %c = arith.constant true
    scf.condition(%c) } do { scf.yield }
    scf.forall (%z) in (3) { "test.in"(%i, %i, %i) : (i32, i32, i32) -> () }
    scf.parallel (%z) = (%n) to (%n) step (%n) { scf.reduce }
    affine.for %w = 0 to 3 { }
    affine.parallel (%w) = (0) to (3) { } }
    %p = tensor.pad %x low[0, 0] high[0, 0] {
      ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x8xf32> to tensor<4x8xf32>
    %s = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %em = tensor.empty() : tensor<2x4x2x2xf32>
    %pk = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %em : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %r = transform.structured.match filter_operand_types = [] in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %x: tensor<4x8xf32>, %i: i32, %n: index) attributes {fa = 1 : i32} {
    %0 = linalg.exp {p, q = "s"} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = arith.addi %i, %i {p} : i32
    %2 = arith.constant 3 : i32
    %3:2 = "test.two"(%i, %n) {p = 3} : (i32, index) -> (i32, i32)
    %4 = "test.none"() : () -> i32
    "test.none2"() {q = "s", d = {x = 1}} : () -> ()
    scf.for %k = %n to %n step %n { scf.while : () -> () { %c = arith.constant true
    scf.condition(%c) } do { scf.yield }
    scf.forall (%z) in (3) { "test.in"(%i, %i, %i) : (i32, i32, i32) -> () }
    scf.parallel (%z) = (%n) to (%n) step (%n) { scf.reduce }
    affine.for %w = 0 to 3 { }
    affine.parallel (%w) = (0) to (3) { } }
    %p = tensor.pad %x low[0, 0] high[0, 0] {
      ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x8xf32> to tensor<4x8xf32>
    %s = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %em = tensor.empty() : tensor<2x4x2x2xf32>
    %pk = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %em : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %r = transform.structured.match filter_operand_types = [i32, index] in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %x: tensor<4x8xf32>, %i: i32, %n: index) attributes {fa = 1 : i32} {
    %0 = linalg.exp {p, q = "s"} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = arith.addi %i, %i {p} : i32
    %2 = arith.constant 3 : i32
    %3:2 = "test.two"(%i, %n) {p = 3} : (i32, index) -> (i32, i32)
    %4 = "test.none"() : () -> i32
    "test.none2"() {q = "s", d = {x = 1}} : () -> ()
    scf.for %k = %n to %n step %n { scf.while : () -> () { %c = arith.constant true
    scf.condition(%c) } do { scf.yield }
    scf.forall (%z) in (3) { "test.in"(%i, %i, %i) : (i32, i32, i32) -> () }
    scf.parallel (%z) = (%n) to (%n) step (%n) { scf.reduce }
    affine.for %w = 0 to 3 { }
    affine.parallel (%w) = (0) to (3) { } }
    %p = tensor.pad %x low[0, 0] high[0, 0] {
      ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x8xf32> to tensor<4x8xf32>
    %s = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %em = tensor.empty() : tensor<2x4x2x2xf32>
    %pk = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %em : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %r = transform.structured.match filter_operand_types = i32 in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %x: tensor<4x8xf32>, %i: i32, %n: index) attributes {fa = 1 : i32} {
    %0 = linalg.exp {p, q = "s"} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = arith.addi %i, %i {p} : i32
    %2 = arith.constant 3 : i32
    %3:2 = "test.two"(%i, %n) {p = 3} : (i32, index) -> (i32, i32)
    %4 = "test.none"() : () -> i32
    "test.none2"() {q = "s", d = {x = 1}} : () -> ()
    scf.for %k = %n to %n step %n { scf.while : () -> () { %c = arith.constant true
    scf.condition(%c) } do { scf.yield }
    scf.forall (%z) in (3) { "test.in"(%i, %i, %i) : (i32, i32, i32) -> () }
    scf.parallel (%z) = (%n) to (%n) step (%n) { scf.reduce }
    affine.for %w = 0 to 3 { }
    affine.parallel (%w) = (0) to (3) { } }
    %p = tensor.pad %x low[0, 0] high[0, 0] {
      ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x8xf32> to tensor<4x8xf32>
    %s = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %em = tensor.empty() : tensor<2x4x2x2xf32>
    %pk = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %em : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %r = transform.structured.match filter_operand_types = [1] in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %x: tensor<4x8xf32>, %i: i32, %n: index) attributes {fa = 1 : i32} {
    %0 = linalg.exp {p, q = "s"} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = arith.addi %i, %i {p} : i32
    %2 = arith.constant 3 : i32
    %3:2 = "test.two"(%i, %n) {p = 3} : (i32, index) -> (i32, i32)
    %4 = "test.none"() : () -> i32
    "test.none2"() {q = "s", d = {x = 1}} : () -> ()
    scf.for %k = %n to %n step %n { scf.while : () -> () { %c = arith.constant true
    scf.condition(%c) } do { scf.yield }
    scf.forall (%z) in (3) { "test.in"(%i, %i, %i) : (i32, i32, i32) -> () }
    scf.parallel (%z) = (%n) to (%n) step (%n) { scf.reduce }
    affine.for %w = 0 to 3 { }
    affine.parallel (%w) = (0) to (3) { } }
    %p = tensor.pad %x low[0, 0] high[0, 0] {
      ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x8xf32> to tensor<4x8xf32>
    %s = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %em = tensor.empty() : tensor<2x4x2x2xf32>
    %pk = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %em : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %r = transform.structured.match ops{["arith.addi"]} filter_operand_types = [i32, i32] in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %x: tensor<4x8xf32>, %i: i32, %n: index) attributes {fa = 1 : i32} {
    %0 = linalg.exp {p, q = "s"} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = arith.addi %i, %i {p} : i32
    %2 = arith.constant 3 : i32
    %3:2 = "test.two"(%i, %n) {p = 3} : (i32, index) -> (i32, i32)
    %4 = "test.none"() : () -> i32
    "test.none2"() {q = "s", d = {x = 1}} : () -> ()
    scf.for %k = %n to %n step %n { scf.while : () -> () { %c = arith.constant true
    scf.condition(%c) } do { scf.yield }
    scf.forall (%z) in (3) { "test.in"(%i, %i, %i) : (i32, i32, i32) -> () }
    scf.parallel (%z) = (%n) to (%n) step (%n) { scf.reduce }
    affine.for %w = 0 to 3 { }
    affine.parallel (%w) = (0) to (3) { } }
    %p = tensor.pad %x low[0, 0] high[0, 0] {
      ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x8xf32> to tensor<4x8xf32>
    %s = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %em = tensor.empty() : tensor<2x4x2x2xf32>
    %pk = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %em : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %r = transform.structured.match ops{["test.two"]} filter_operand_types = [i32, i32] in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %x: tensor<4x8xf32>, %i: i32, %n: index) attributes {fa = 1 : i32} {
    %0 = linalg.exp {p, q = "s"} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = arith.addi %i, %i {p} : i32
    %2 = arith.constant 3 : i32
    %3:2 = "test.two"(%i, %n) {p = 3} : (i32, index) -> (i32, i32)
    %4 = "test.none"() : () -> i32
    "test.none2"() {q = "s", d = {x = 1}} : () -> ()
    scf.for %k = %n to %n step %n { scf.while : () -> () { %c = arith.constant true
    scf.condition(%c) } do { scf.yield }
    scf.forall (%z) in (3) { "test.in"(%i, %i, %i) : (i32, i32, i32) -> () }
    scf.parallel (%z) = (%n) to (%n) step (%n) { scf.reduce }
    affine.for %w = 0 to 3 { }
    affine.parallel (%w) = (0) to (3) { } }
    %p = tensor.pad %x low[0, 0] high[0, 0] {
      ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x8xf32> to tensor<4x8xf32>
    %s = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %em = tensor.empty() : tensor<2x4x2x2xf32>
    %pk = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %em : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %r = transform.structured.match ops{["test.two"]} filter_operand_types = [i32, index] in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %x: tensor<4x8xf32>, %i: i32, %n: index) attributes {fa = 1 : i32} {
    %0 = linalg.exp {p, q = "s"} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = arith.addi %i, %i {p} : i32
    %2 = arith.constant 3 : i32
    %3:2 = "test.two"(%i, %n) {p = 3} : (i32, index) -> (i32, i32)
    %4 = "test.none"() : () -> i32
    "test.none2"() {q = "s", d = {x = 1}} : () -> ()
    scf.for %k = %n to %n step %n { scf.while : () -> () { %c = arith.constant true
    scf.condition(%c) } do { scf.yield }
    scf.forall (%z) in (3) { "test.in"(%i, %i, %i) : (i32, i32, i32) -> () }
    scf.parallel (%z) = (%n) to (%n) step (%n) { scf.reduce }
    affine.for %w = 0 to 3 { }
    affine.parallel (%w) = (0) to (3) { } }
    %p = tensor.pad %x low[0, 0] high[0, 0] {
      ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x8xf32> to tensor<4x8xf32>
    %s = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %em = tensor.empty() : tensor<2x4x2x2xf32>
    %pk = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %em : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %r = transform.structured.match ops{["test.in"]} filter_operand_types = [i32, i32] in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %x: tensor<4x8xf32>, %i: i32, %n: index) attributes {fa = 1 : i32} {
    %0 = linalg.exp {p, q = "s"} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = arith.addi %i, %i {p} : i32
    %2 = arith.constant 3 : i32
    %3:2 = "test.two"(%i, %n) {p = 3} : (i32, index) -> (i32, i32)
    %4 = "test.none"() : () -> i32
    "test.none2"() {q = "s", d = {x = 1}} : () -> ()
    scf.for %k = %n to %n step %n { scf.while : () -> () { %c = arith.constant true
    scf.condition(%c) } do { scf.yield }
    scf.forall (%z) in (3) { "test.in"(%i, %i, %i) : (i32, i32, i32) -> () }
    scf.parallel (%z) = (%n) to (%n) step (%n) { scf.reduce }
    affine.for %w = 0 to 3 { }
    affine.parallel (%w) = (0) to (3) { } }
    %p = tensor.pad %x low[0, 0] high[0, 0] {
      ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x8xf32> to tensor<4x8xf32>
    %s = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %em = tensor.empty() : tensor<2x4x2x2xf32>
    %pk = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %em : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %r = transform.structured.match ops{["test.none"]} filter_operand_types = [] in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %x: tensor<4x8xf32>, %i: i32, %n: index) attributes {fa = 1 : i32} {
    %0 = linalg.exp {p, q = "s"} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = arith.addi %i, %i {p} : i32
    %2 = arith.constant 3 : i32
    %3:2 = "test.two"(%i, %n) {p = 3} : (i32, index) -> (i32, i32)
    %4 = "test.none"() : () -> i32
    "test.none2"() {q = "s", d = {x = 1}} : () -> ()
    scf.for %k = %n to %n step %n { scf.while : () -> () { %c = arith.constant true
    scf.condition(%c) } do { scf.yield }
    scf.forall (%z) in (3) { "test.in"(%i, %i, %i) : (i32, i32, i32) -> () }
    scf.parallel (%z) = (%n) to (%n) step (%n) { scf.reduce }
    affine.for %w = 0 to 3 { }
    affine.parallel (%w) = (0) to (3) { } }
    %p = tensor.pad %x low[0, 0] high[0, 0] {
      ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x8xf32> to tensor<4x8xf32>
    %s = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %em = tensor.empty() : tensor<2x4x2x2xf32>
    %pk = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %em : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %r = transform.structured.match ops{["test.none"]} filter_operand_types = [i32] in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %x: tensor<4x8xf32>, %i: i32, %n: index) attributes {fa = 1 : i32} {
    %0 = linalg.exp {p, q = "s"} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = arith.addi %i, %i {p} : i32
    %2 = arith.constant 3 : i32
    %3:2 = "test.two"(%i, %n) {p = 3} : (i32, index) -> (i32, i32)
    %4 = "test.none"() : () -> i32
    "test.none2"() {q = "s", d = {x = 1}} : () -> ()
    scf.for %k = %n to %n step %n { scf.while : () -> () { %c = arith.constant true
    scf.condition(%c) } do { scf.yield }
    scf.forall (%z) in (3) { "test.in"(%i, %i, %i) : (i32, i32, i32) -> () }
    scf.parallel (%z) = (%n) to (%n) step (%n) { scf.reduce }
    affine.for %w = 0 to 3 { }
    affine.parallel (%w) = (0) to (3) { } }
    %p = tensor.pad %x low[0, 0] high[0, 0] {
      ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x8xf32> to tensor<4x8xf32>
    %s = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %em = tensor.empty() : tensor<2x4x2x2xf32>
    %pk = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %em : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %r = transform.structured.match ops{["test.two", "test.in"]} filter_operand_types = [i32, index] in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %x: tensor<4x8xf32>, %i: i32, %n: index) attributes {fa = 1 : i32} {
    %0 = linalg.exp {p, q = "s"} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = arith.addi %i, %i {p} : i32
    %2 = arith.constant 3 : i32
    %3:2 = "test.two"(%i, %n) {p = 3} : (i32, index) -> (i32, i32)
    %4 = "test.none"() : () -> i32
    "test.none2"() {q = "s", d = {x = 1}} : () -> ()
    scf.for %k = %n to %n step %n { scf.while : () -> () { %c = arith.constant true
    scf.condition(%c) } do { scf.yield }
    scf.forall (%z) in (3) { "test.in"(%i, %i, %i) : (i32, i32, i32) -> () }
    scf.parallel (%z) = (%n) to (%n) step (%n) { scf.reduce }
    affine.for %w = 0 to 3 { }
    affine.parallel (%w) = (0) to (3) { } }
    %p = tensor.pad %x low[0, 0] high[0, 0] {
      ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x8xf32> to tensor<4x8xf32>
    %s = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %em = tensor.empty() : tensor<2x4x2x2xf32>
    %pk = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %em : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %r = transform.structured.match ops{["test.in", "test.two"]} filter_operand_types = [index, index] in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %x: tensor<4x8xf32>, %i: i32, %n: index) attributes {fa = 1 : i32} {
    %0 = linalg.exp {p, q = "s"} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = arith.addi %i, %i {p} : i32
    %2 = arith.constant 3 : i32
    %3:2 = "test.two"(%i, %n) {p = 3} : (i32, index) -> (i32, i32)
    %4 = "test.none"() : () -> i32
    "test.none2"() {q = "s", d = {x = 1}} : () -> ()
    scf.for %k = %n to %n step %n { scf.while : () -> () { %c = arith.constant true
    scf.condition(%c) } do { scf.yield }
    scf.forall (%z) in (3) { "test.in"(%i, %i, %i) : (i32, i32, i32) -> () }
    scf.parallel (%z) = (%n) to (%n) step (%n) { scf.reduce }
    affine.for %w = 0 to 3 { }
    affine.parallel (%w) = (0) to (3) { } }
    %p = tensor.pad %x low[0, 0] high[0, 0] {
      ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x8xf32> to tensor<4x8xf32>
    %s = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %em = tensor.empty() : tensor<2x4x2x2xf32>
    %pk = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %em : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %r = transform.structured.match ops{["test.two"]} filter_result_type = i32 in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %x: tensor<4x8xf32>, %i: i32, %n: index) attributes {fa = 1 : i32} {
    %0 = linalg.exp {p, q = "s"} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = arith.addi %i, %i {p} : i32
    %2 = arith.constant 3 : i32
    %3:2 = "test.two"(%i, %n) {p = 3} : (i32, index) -> (i32, i32)
    %4 = "test.none"() : () -> i32
    "test.none2"() {q = "s", d = {x = 1}} : () -> ()
    scf.for %k = %n to %n step %n { scf.while : () -> () { %c = arith.constant true
    scf.condition(%c) } do { scf.yield }
    scf.forall (%z) in (3) { "test.in"(%i, %i, %i) : (i32, i32, i32) -> () }
    scf.parallel (%z) = (%n) to (%n) step (%n) { scf.reduce }
    affine.for %w = 0 to 3 { }
    affine.parallel (%w) = (0) to (3) { } }
    %p = tensor.pad %x low[0, 0] high[0, 0] {
      ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x8xf32> to tensor<4x8xf32>
    %s = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %em = tensor.empty() : tensor<2x4x2x2xf32>
    %pk = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %em : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %r = transform.structured.match ops{["arith.addi"]} filter_result_type = i32 in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %x: tensor<4x8xf32>, %i: i32, %n: index) attributes {fa = 1 : i32} {
    %0 = linalg.exp {p, q = "s"} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = arith.addi %i, %i {p} : i32
    %2 = arith.constant 3 : i32
    %3:2 = "test.two"(%i, %n) {p = 3} : (i32, index) -> (i32, i32)
    %4 = "test.none"() : () -> i32
    "test.none2"() {q = "s", d = {x = 1}} : () -> ()
    scf.for %k = %n to %n step %n { scf.while : () -> () { %c = arith.constant true
    scf.condition(%c) } do { scf.yield }
    scf.forall (%z) in (3) { "test.in"(%i, %i, %i) : (i32, i32, i32) -> () }
    scf.parallel (%z) = (%n) to (%n) step (%n) { scf.reduce }
    affine.for %w = 0 to 3 { }
    affine.parallel (%w) = (0) to (3) { } }
    %p = tensor.pad %x low[0, 0] high[0, 0] {
      ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x8xf32> to tensor<4x8xf32>
    %s = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %em = tensor.empty() : tensor<2x4x2x2xf32>
    %pk = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %em : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %r = transform.structured.match ops{["arith.addi"]} interface{LinalgOp} in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %x: tensor<4x8xf32>, %i: i32, %n: index) attributes {fa = 1 : i32} {
    %0 = linalg.exp {p, q = "s"} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = arith.addi %i, %i {p} : i32
    %2 = arith.constant 3 : i32
    %3:2 = "test.two"(%i, %n) {p = 3} : (i32, index) -> (i32, i32)
    %4 = "test.none"() : () -> i32
    "test.none2"() {q = "s", d = {x = 1}} : () -> ()
    scf.for %k = %n to %n step %n { scf.while : () -> () { %c = arith.constant true
    scf.condition(%c) } do { scf.yield }
    scf.forall (%z) in (3) { "test.in"(%i, %i, %i) : (i32, i32, i32) -> () }
    scf.parallel (%z) = (%n) to (%n) step (%n) { scf.reduce }
    affine.for %w = 0 to 3 { }
    affine.parallel (%w) = (0) to (3) { } }
    %p = tensor.pad %x low[0, 0] high[0, 0] {
      ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x8xf32> to tensor<4x8xf32>
    %s = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %em = tensor.empty() : tensor<2x4x2x2xf32>
    %pk = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %em : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %r = transform.structured.match ops{["linalg.exp"]} interface{LinalgOp} attributes{p} filter_result_type = tensor<4x8xf32> filter_operand_types = [tensor<4x8xf32>] in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %x: tensor<4x8xf32>, %i: i32, %n: index) attributes {fa = 1 : i32} {
    %0 = linalg.exp {p, q = "s"} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = arith.addi %i, %i {p} : i32
    %2 = arith.constant 3 : i32
    %3:2 = "test.two"(%i, %n) {p = 3} : (i32, index) -> (i32, i32)
    %4 = "test.none"() : () -> i32
    "test.none2"() {q = "s", d = {x = 1}} : () -> ()
    scf.for %k = %n to %n step %n { scf.while : () -> () { %c = arith.constant true
    scf.condition(%c) } do { scf.yield }
    scf.forall (%z) in (3) { "test.in"(%i, %i, %i) : (i32, i32, i32) -> () }
    scf.parallel (%z) = (%n) to (%n) step (%n) { scf.reduce }
    affine.for %w = 0 to 3 { }
    affine.parallel (%w) = (0) to (3) { } }
    %p = tensor.pad %x low[0, 0] high[0, 0] {
      ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x8xf32> to tensor<4x8xf32>
    %s = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %em = tensor.empty() : tensor<2x4x2x2xf32>
    %pk = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %em : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %r = transform.structured.match ops{["linalg.exp"]} attributes{z} filter_operand_types = [i32, i32, i32] in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %x: tensor<4x8xf32>, %i: i32, %n: index) attributes {fa = 1 : i32} {
    %0 = linalg.exp {p, q = "s"} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = arith.addi %i, %i {p} : i32
    %2 = arith.constant 3 : i32
    %3:2 = "test.two"(%i, %n) {p = 3} : (i32, index) -> (i32, i32)
    %4 = "test.none"() : () -> i32
    "test.none2"() {q = "s", d = {x = 1}} : () -> ()
    scf.for %k = %n to %n step %n { scf.while : () -> () { %c = arith.constant true
    scf.condition(%c) } do { scf.yield }
    scf.forall (%z) in (3) { "test.in"(%i, %i, %i) : (i32, i32, i32) -> () }
    scf.parallel (%z) = (%n) to (%n) step (%n) { scf.reduce }
    affine.for %w = 0 to 3 { }
    affine.parallel (%w) = (0) to (3) { } }
    %p = tensor.pad %x low[0, 0] high[0, 0] {
      ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x8xf32> to tensor<4x8xf32>
    %s = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %em = tensor.empty() : tensor<2x4x2x2xf32>
    %pk = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %em : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %r = transform.structured.match interface{LinalgOp} ops{["linalg.exp"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %x: tensor<4x8xf32>, %i: i32, %n: index) attributes {fa = 1 : i32} {
    %0 = linalg.exp {p, q = "s"} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = arith.addi %i, %i {p} : i32
    %2 = arith.constant 3 : i32
    %3:2 = "test.two"(%i, %n) {p = 3} : (i32, index) -> (i32, i32)
    %4 = "test.none"() : () -> i32
    "test.none2"() {q = "s", d = {x = 1}} : () -> ()
    scf.for %k = %n to %n step %n { scf.while : () -> () { %c = arith.constant true
    scf.condition(%c) } do { scf.yield }
    scf.forall (%z) in (3) { "test.in"(%i, %i, %i) : (i32, i32, i32) -> () }
    scf.parallel (%z) = (%n) to (%n) step (%n) { scf.reduce }
    affine.for %w = 0 to 3 { }
    affine.parallel (%w) = (0) to (3) { } }
    %p = tensor.pad %x low[0, 0] high[0, 0] {
      ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x8xf32> to tensor<4x8xf32>
    %s = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %em = tensor.empty() : tensor<2x4x2x2xf32>
    %pk = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %em : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %r = transform.structured.match filter_operand_types = [i32] filter_result_type = i32 in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %x: tensor<4x8xf32>, %i: i32, %n: index) attributes {fa = 1 : i32} {
    %0 = linalg.exp {p, q = "s"} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = arith.addi %i, %i {p} : i32
    %2 = arith.constant 3 : i32
    %3:2 = "test.two"(%i, %n) {p = 3} : (i32, index) -> (i32, i32)
    %4 = "test.none"() : () -> i32
    "test.none2"() {q = "s", d = {x = 1}} : () -> ()
    scf.for %k = %n to %n step %n { scf.while : () -> () { %c = arith.constant true
    scf.condition(%c) } do { scf.yield }
    scf.forall (%z) in (3) { "test.in"(%i, %i, %i) : (i32, i32, i32) -> () }
    scf.parallel (%z) = (%n) to (%n) step (%n) { scf.reduce }
    affine.for %w = 0 to 3 { }
    affine.parallel (%w) = (0) to (3) { } }
    %p = tensor.pad %x low[0, 0] high[0, 0] {
      ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x8xf32> to tensor<4x8xf32>
    %s = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %em = tensor.empty() : tensor<2x4x2x2xf32>
    %pk = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %em : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %r = transform.structured.match interface{LinalgOp} filter_operand_types = [tensor<4x8xf32>, tensor<4x8xf32>] in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %x: tensor<4x8xf32>, %i: i32, %n: index) attributes {fa = 1 : i32} {
    %0 = linalg.exp {p, q = "s"} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = arith.addi %i, %i {p} : i32
    %2 = arith.constant 3 : i32
    %3:2 = "test.two"(%i, %n) {p = 3} : (i32, index) -> (i32, i32)
    %4 = "test.none"() : () -> i32
    "test.none2"() {q = "s", d = {x = 1}} : () -> ()
    scf.for %k = %n to %n step %n { scf.while : () -> () { %c = arith.constant true
    scf.condition(%c) } do { scf.yield }
    scf.forall (%z) in (3) { "test.in"(%i, %i, %i) : (i32, i32, i32) -> () }
    scf.parallel (%z) = (%n) to (%n) step (%n) { scf.reduce }
    affine.for %w = 0 to 3 { }
    affine.parallel (%w) = (0) to (3) { } }
    %p = tensor.pad %x low[0, 0] high[0, 0] {
      ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x8xf32> to tensor<4x8xf32>
    %s = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %em = tensor.empty() : tensor<2x4x2x2xf32>
    %pk = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %em : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %r = transform.structured.match interface{LoopLikeInterface} filter_operand_types = [index] in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %x: tensor<4x8xf32>, %i: i32, %n: index) attributes {fa = 1 : i32} {
    %0 = linalg.exp {p, q = "s"} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = arith.addi %i, %i {p} : i32
    %2 = arith.constant 3 : i32
    %3:2 = "test.two"(%i, %n) {p = 3} : (i32, index) -> (i32, i32)
    %4 = "test.none"() : () -> i32
    "test.none2"() {q = "s", d = {x = 1}} : () -> ()
    scf.for %k = %n to %n step %n { scf.while : () -> () { %c = arith.constant true
    scf.condition(%c) } do { scf.yield }
    scf.forall (%z) in (3) { "test.in"(%i, %i, %i) : (i32, i32, i32) -> () }
    scf.parallel (%z) = (%n) to (%n) step (%n) { scf.reduce }
    affine.for %w = 0 to 3 { }
    affine.parallel (%w) = (0) to (3) { } }
    %p = tensor.pad %x low[0, 0] high[0, 0] {
      ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x8xf32> to tensor<4x8xf32>
    %s = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %em = tensor.empty() : tensor<2x4x2x2xf32>
    %pk = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %em : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %r = transform.structured.match attributes{p} filter_operand_types = [i32] in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %x: tensor<4x8xf32>, %i: i32, %n: index) attributes {fa = 1 : i32} {
    %0 = linalg.exp {p, q = "s"} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = arith.addi %i, %i {p} : i32
    %2 = arith.constant 3 : i32
    %3:2 = "test.two"(%i, %n) {p = 3} : (i32, index) -> (i32, i32)
    %4 = "test.none"() : () -> i32
    "test.none2"() {q = "s", d = {x = 1}} : () -> ()
    scf.for %k = %n to %n step %n { scf.while : () -> () { %c = arith.constant true
    scf.condition(%c) } do { scf.yield }
    scf.forall (%z) in (3) { "test.in"(%i, %i, %i) : (i32, i32, i32) -> () }
    scf.parallel (%z) = (%n) to (%n) step (%n) { scf.reduce }
    affine.for %w = 0 to 3 { }
    affine.parallel (%w) = (0) to (3) { } }
    %p = tensor.pad %x low[0, 0] high[0, 0] {
      ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x8xf32> to tensor<4x8xf32>
    %s = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %em = tensor.empty() : tensor<2x4x2x2xf32>
    %pk = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %em : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %two = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %e = transform.structured.match ops{["foo"]} in %root : (!transform.any_op) -> !transform.any_op
    %v = transform.get_operand %e[0] : (!transform.any_op) -> !transform.any_value
    %r = transform.structured.match ops{["arith.addi"]} in %e : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %x: tensor<4x8xf32>, %i: i32, %n: index) attributes {fa = 1 : i32} {
    %0 = linalg.exp {p, q = "s"} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = arith.addi %i, %i {p} : i32
    %2 = arith.constant 3 : i32
    %3:2 = "test.two"(%i, %n) {p = 3} : (i32, index) -> (i32, i32)
    %4 = "test.none"() : () -> i32
    "test.none2"() {q = "s", d = {x = 1}} : () -> ()
    scf.for %k = %n to %n step %n { scf.while : () -> () { %c = arith.constant true
    scf.condition(%c) } do { scf.yield }
    scf.forall (%z) in (3) { "test.in"(%i, %i, %i) : (i32, i32, i32) -> () }
    scf.parallel (%z) = (%n) to (%n) step (%n) { scf.reduce }
    affine.for %w = 0 to 3 { }
    affine.parallel (%w) = (0) to (3) { } }
    %p = tensor.pad %x low[0, 0] high[0, 0] {
      ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x8xf32> to tensor<4x8xf32>
    %s = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %em = tensor.empty() : tensor<2x4x2x2xf32>
    %pk = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %em : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %two = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %e = transform.structured.match ops{["foo"]} in %root : (!transform.any_op) -> !transform.any_op
    %v = transform.get_operand %e[0] : (!transform.any_op) -> !transform.any_value
    %r = transform.structured.match ops{["arith.addi"]} in %two : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %x: tensor<4x8xf32>, %i: i32, %n: index) attributes {fa = 1 : i32} {
    %0 = linalg.exp {p, q = "s"} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = arith.addi %i, %i {p} : i32
    %2 = arith.constant 3 : i32
    %3:2 = "test.two"(%i, %n) {p = 3} : (i32, index) -> (i32, i32)
    %4 = "test.none"() : () -> i32
    "test.none2"() {q = "s", d = {x = 1}} : () -> ()
    scf.for %k = %n to %n step %n { scf.while : () -> () { %c = arith.constant true
    scf.condition(%c) } do { scf.yield }
    scf.forall (%z) in (3) { "test.in"(%i, %i, %i) : (i32, i32, i32) -> () }
    scf.parallel (%z) = (%n) to (%n) step (%n) { scf.reduce }
    affine.for %w = 0 to 3 { }
    affine.parallel (%w) = (0) to (3) { } }
    %p = tensor.pad %x low[0, 0] high[0, 0] {
      ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x8xf32> to tensor<4x8xf32>
    %s = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %em = tensor.empty() : tensor<2x4x2x2xf32>
    %pk = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %em : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %two = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %e = transform.structured.match ops{["foo"]} in %root : (!transform.any_op) -> !transform.any_op
    %v = transform.get_operand %e[0] : (!transform.any_op) -> !transform.any_value
    %r = transform.structured.match ops{["arith.addi"]} in %v : (!transform.any_value) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %x: tensor<4x8xf32>, %i: i32, %n: index) attributes {fa = 1 : i32} {
    %0 = linalg.exp {p, q = "s"} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = arith.addi %i, %i {p} : i32
    %2 = arith.constant 3 : i32
    %3:2 = "test.two"(%i, %n) {p = 3} : (i32, index) -> (i32, i32)
    %4 = "test.none"() : () -> i32
    "test.none2"() {q = "s", d = {x = 1}} : () -> ()
    scf.for %k = %n to %n step %n { scf.while : () -> () { %c = arith.constant true
    scf.condition(%c) } do { scf.yield }
    scf.forall (%z) in (3) { "test.in"(%i, %i, %i) : (i32, i32, i32) -> () }
    scf.parallel (%z) = (%n) to (%n) step (%n) { scf.reduce }
    affine.for %w = 0 to 3 { }
    affine.parallel (%w) = (0) to (3) { } }
    %p = tensor.pad %x low[0, 0] high[0, 0] {
      ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x8xf32> to tensor<4x8xf32>
    %s = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %em = tensor.empty() : tensor<2x4x2x2xf32>
    %pk = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %em : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %two = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %e = transform.structured.match ops{["foo"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.sequence %root : !transform.any_op failures(suppress) {
      ^bb0(%z: !transform.any_op):
      %r = transform.structured.match ops{["arith.addi"]} in %e : (!transform.any_op) -> !transform.any_op
      transform.debug.emit_remark_at %r, "x" : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %x: tensor<4x8xf32>, %i: i32, %n: index) attributes {fa = 1 : i32} {
    %0 = linalg.exp {p, q = "s"} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = arith.addi %i, %i {p} : i32
    %2 = arith.constant 3 : i32
    %3:2 = "test.two"(%i, %n) {p = 3} : (i32, index) -> (i32, i32)
    %4 = "test.none"() : () -> i32
    "test.none2"() {q = "s", d = {x = 1}} : () -> ()
    scf.for %k = %n to %n step %n { scf.while : () -> () { %c = arith.constant true
    scf.condition(%c) } do { scf.yield }
    scf.forall (%z) in (3) { "test.in"(%i, %i, %i) : (i32, i32, i32) -> () }
    scf.parallel (%z) = (%n) to (%n) step (%n) { scf.reduce }
    affine.for %w = 0 to 3 { }
    affine.parallel (%w) = (0) to (3) { } }
    %p = tensor.pad %x low[0, 0] high[0, 0] {
      ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x8xf32> to tensor<4x8xf32>
    %s = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %em = tensor.empty() : tensor<2x4x2x2xf32>
    %pk = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %em : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %two = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %e = transform.structured.match ops{["foo"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.sequence %root : !transform.any_op failures(suppress) {
      ^bb0(%z: !transform.any_op):
      %r = transform.structured.match ops{["arith.addi"]} in %two : (!transform.any_op) -> !transform.any_op
      transform.debug.emit_remark_at %r, "x" : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %x: tensor<4x8xf32>, %i: i32, %n: index) attributes {fa = 1 : i32} {
    %0 = linalg.exp {p, q = "s"} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = arith.addi %i, %i {p} : i32
    %2 = arith.constant 3 : i32
    %3:2 = "test.two"(%i, %n) {p = 3} : (i32, index) -> (i32, i32)
    %4 = "test.none"() : () -> i32
    "test.none2"() {q = "s", d = {x = 1}} : () -> ()
    scf.for %k = %n to %n step %n { scf.while : () -> () { %c = arith.constant true
    scf.condition(%c) } do { scf.yield }
    scf.forall (%z) in (3) { "test.in"(%i, %i, %i) : (i32, i32, i32) -> () }
    scf.parallel (%z) = (%n) to (%n) step (%n) { scf.reduce }
    affine.for %w = 0 to 3 { }
    affine.parallel (%w) = (0) to (3) { } }
    %p = tensor.pad %x low[0, 0] high[0, 0] {
      ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x8xf32> to tensor<4x8xf32>
    %s = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %em = tensor.empty() : tensor<2x4x2x2xf32>
    %pk = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %em : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %r = transform.structured.match ops{["arith.addi"]} in %root : (!transform.any_op) -> !transform.op<"arith.addi">
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %x: tensor<4x8xf32>, %i: i32, %n: index) attributes {fa = 1 : i32} {
    %0 = linalg.exp {p, q = "s"} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = arith.addi %i, %i {p} : i32
    %2 = arith.constant 3 : i32
    %3:2 = "test.two"(%i, %n) {p = 3} : (i32, index) -> (i32, i32)
    %4 = "test.none"() : () -> i32
    "test.none2"() {q = "s", d = {x = 1}} : () -> ()
    scf.for %k = %n to %n step %n { scf.while : () -> () { %c = arith.constant true
    scf.condition(%c) } do { scf.yield }
    scf.forall (%z) in (3) { "test.in"(%i, %i, %i) : (i32, i32, i32) -> () }
    scf.parallel (%z) = (%n) to (%n) step (%n) { scf.reduce }
    affine.for %w = 0 to 3 { }
    affine.parallel (%w) = (0) to (3) { } }
    %p = tensor.pad %x low[0, 0] high[0, 0] {
      ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x8xf32> to tensor<4x8xf32>
    %s = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %em = tensor.empty() : tensor<2x4x2x2xf32>
    %pk = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %em : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %r = transform.structured.match ops{["arith.addi"]} in %root : (!transform.any_op) -> !transform.op<"arith.subi">
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %x: tensor<4x8xf32>, %i: i32, %n: index) attributes {fa = 1 : i32} {
    %0 = linalg.exp {p, q = "s"} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = arith.addi %i, %i {p} : i32
    %2 = arith.constant 3 : i32
    %3:2 = "test.two"(%i, %n) {p = 3} : (i32, index) -> (i32, i32)
    %4 = "test.none"() : () -> i32
    "test.none2"() {q = "s", d = {x = 1}} : () -> ()
    scf.for %k = %n to %n step %n { scf.while : () -> () { %c = arith.constant true
    scf.condition(%c) } do { scf.yield }
    scf.forall (%z) in (3) { "test.in"(%i, %i, %i) : (i32, i32, i32) -> () }
    scf.parallel (%z) = (%n) to (%n) step (%n) { scf.reduce }
    affine.for %w = 0 to 3 { }
    affine.parallel (%w) = (0) to (3) { } }
    %p = tensor.pad %x low[0, 0] high[0, 0] {
      ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x8xf32> to tensor<4x8xf32>
    %s = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %em = tensor.empty() : tensor<2x4x2x2xf32>
    %pk = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %em : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %r = transform.structured.match ops{["arith.addi"]} in %root : (!transform.any_op) -> !transform.any_value
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %x: tensor<4x8xf32>, %i: i32, %n: index) attributes {fa = 1 : i32} {
    %0 = linalg.exp {p, q = "s"} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = arith.addi %i, %i {p} : i32
    %2 = arith.constant 3 : i32
    %3:2 = "test.two"(%i, %n) {p = 3} : (i32, index) -> (i32, i32)
    %4 = "test.none"() : () -> i32
    "test.none2"() {q = "s", d = {x = 1}} : () -> ()
    scf.for %k = %n to %n step %n { scf.while : () -> () { %c = arith.constant true
    scf.condition(%c) } do { scf.yield }
    scf.forall (%z) in (3) { "test.in"(%i, %i, %i) : (i32, i32, i32) -> () }
    scf.parallel (%z) = (%n) to (%n) step (%n) { scf.reduce }
    affine.for %w = 0 to 3 { }
    affine.parallel (%w) = (0) to (3) { } }
    %p = tensor.pad %x low[0, 0] high[0, 0] {
      ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x8xf32> to tensor<4x8xf32>
    %s = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %em = tensor.empty() : tensor<2x4x2x2xf32>
    %pk = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %em : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %r = transform.structured.match ops{["arith.addi"]} in %root : (!transform.any_op) -> !transform.param<i64>
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %x: tensor<4x8xf32>, %i: i32, %n: index) attributes {fa = 1 : i32} {
    %0 = linalg.exp {p, q = "s"} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = arith.addi %i, %i {p} : i32
    %2 = arith.constant 3 : i32
    %3:2 = "test.two"(%i, %n) {p = 3} : (i32, index) -> (i32, i32)
    %4 = "test.none"() : () -> i32
    "test.none2"() {q = "s", d = {x = 1}} : () -> ()
    scf.for %k = %n to %n step %n { scf.while : () -> () { %c = arith.constant true
    scf.condition(%c) } do { scf.yield }
    scf.forall (%z) in (3) { "test.in"(%i, %i, %i) : (i32, i32, i32) -> () }
    scf.parallel (%z) = (%n) to (%n) step (%n) { scf.reduce }
    affine.for %w = 0 to 3 { }
    affine.parallel (%w) = (0) to (3) { } }
    %p = tensor.pad %x low[0, 0] high[0, 0] {
      ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x8xf32> to tensor<4x8xf32>
    %s = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %em = tensor.empty() : tensor<2x4x2x2xf32>
    %pk = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %em : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %r = transform.structured.match ops{["arith.addi"]} in %root : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %x: tensor<4x8xf32>, %i: i32, %n: index) attributes {fa = 1 : i32} {
    %0 = linalg.exp {p, q = "s"} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = arith.addi %i, %i {p} : i32
    %2 = arith.constant 3 : i32
    %3:2 = "test.two"(%i, %n) {p = 3} : (i32, index) -> (i32, i32)
    %4 = "test.none"() : () -> i32
    "test.none2"() {q = "s", d = {x = 1}} : () -> ()
    scf.for %k = %n to %n step %n { scf.while : () -> () { %c = arith.constant true
    scf.condition(%c) } do { scf.yield }
    scf.forall (%z) in (3) { "test.in"(%i, %i, %i) : (i32, i32, i32) -> () }
    scf.parallel (%z) = (%n) to (%n) step (%n) { scf.reduce }
    affine.for %w = 0 to 3 { }
    affine.parallel (%w) = (0) to (3) { } }
    %p = tensor.pad %x low[0, 0] high[0, 0] {
      ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x8xf32> to tensor<4x8xf32>
    %s = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %em = tensor.empty() : tensor<2x4x2x2xf32>
    %pk = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %em : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %r = transform.structured.match ops{["arith.addi"]} in %root : (!transform.any_op) -> ()
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %x: tensor<4x8xf32>, %i: i32, %n: index) attributes {fa = 1 : i32} {
    %0 = linalg.exp {p, q = "s"} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = arith.addi %i, %i {p} : i32
    %2 = arith.constant 3 : i32
    %3:2 = "test.two"(%i, %n) {p = 3} : (i32, index) -> (i32, i32)
    %4 = "test.none"() : () -> i32
    "test.none2"() {q = "s", d = {x = 1}} : () -> ()
    scf.for %k = %n to %n step %n { scf.while : () -> () { %c = arith.constant true
    scf.condition(%c) } do { scf.yield }
    scf.forall (%z) in (3) { "test.in"(%i, %i, %i) : (i32, i32, i32) -> () }
    scf.parallel (%z) = (%n) to (%n) step (%n) { scf.reduce }
    affine.for %w = 0 to 3 { }
    affine.parallel (%w) = (0) to (3) { } }
    %p = tensor.pad %x low[0, 0] high[0, 0] {
      ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x8xf32> to tensor<4x8xf32>
    %s = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %em = tensor.empty() : tensor<2x4x2x2xf32>
    %pk = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %em : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %r = transform.structured.match ops{["arith.addi"]} in %root : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %x: tensor<4x8xf32>, %i: i32, %n: index) attributes {fa = 1 : i32} {
    %0 = linalg.exp {p, q = "s"} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = arith.addi %i, %i {p} : i32
    %2 = arith.constant 3 : i32
    %3:2 = "test.two"(%i, %n) {p = 3} : (i32, index) -> (i32, i32)
    %4 = "test.none"() : () -> i32
    "test.none2"() {q = "s", d = {x = 1}} : () -> ()
    scf.for %k = %n to %n step %n { scf.while : () -> () { %c = arith.constant true
    scf.condition(%c) } do { scf.yield }
    scf.forall (%z) in (3) { "test.in"(%i, %i, %i) : (i32, i32, i32) -> () }
    scf.parallel (%z) = (%n) to (%n) step (%n) { scf.reduce }
    affine.for %w = 0 to 3 { }
    affine.parallel (%w) = (0) to (3) { } }
    %p = tensor.pad %x low[0, 0] high[0, 0] {
      ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x8xf32> to tensor<4x8xf32>
    %s = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %em = tensor.empty() : tensor<2x4x2x2xf32>
    %pk = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %em : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %r = transform.structured.match ops{["arith.addi"]} in %root {x = 1} : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %x: tensor<4x8xf32>, %i: i32, %n: index) attributes {fa = 1 : i32} {
    %0 = linalg.exp {p, q = "s"} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = arith.addi %i, %i {p} : i32
    %2 = arith.constant 3 : i32
    %3:2 = "test.two"(%i, %n) {p = 3} : (i32, index) -> (i32, i32)
    %4 = "test.none"() : () -> i32
    "test.none2"() {q = "s", d = {x = 1}} : () -> ()
    scf.for %k = %n to %n step %n { scf.while : () -> () { %c = arith.constant true
    scf.condition(%c) } do { scf.yield }
    scf.forall (%z) in (3) { "test.in"(%i, %i, %i) : (i32, i32, i32) -> () }
    scf.parallel (%z) = (%n) to (%n) step (%n) { scf.reduce }
    affine.for %w = 0 to 3 { }
    affine.parallel (%w) = (0) to (3) { } }
    %p = tensor.pad %x low[0, 0] high[0, 0] {
      ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x8xf32> to tensor<4x8xf32>
    %s = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %em = tensor.empty() : tensor<2x4x2x2xf32>
    %pk = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %em : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %r = transform.structured.match ops{["arith.addi"]} in %root : (!transform.op<"builtin.module">) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %x: tensor<4x8xf32>, %i: i32, %n: index) attributes {fa = 1 : i32} {
    %0 = linalg.exp {p, q = "s"} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = arith.addi %i, %i {p} : i32
    %2 = arith.constant 3 : i32
    %3:2 = "test.two"(%i, %n) {p = 3} : (i32, index) -> (i32, i32)
    %4 = "test.none"() : () -> i32
    "test.none2"() {q = "s", d = {x = 1}} : () -> ()
    scf.for %k = %n to %n step %n { scf.while : () -> () { %c = arith.constant true
    scf.condition(%c) } do { scf.yield }
    scf.forall (%z) in (3) { "test.in"(%i, %i, %i) : (i32, i32, i32) -> () }
    scf.parallel (%z) = (%n) to (%n) step (%n) { scf.reduce }
    affine.for %w = 0 to 3 { }
    affine.parallel (%w) = (0) to (3) { } }
    %p = tensor.pad %x low[0, 0] high[0, 0] {
      ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x8xf32> to tensor<4x8xf32>
    %s = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %em = tensor.empty() : tensor<2x4x2x2xf32>
    %pk = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %em : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %r = transform.structured.match ops{["arith.addi"]} in %root : (!transform.any_op, !transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %x: tensor<4x8xf32>, %i: i32, %n: index) attributes {fa = 1 : i32} {
    %0 = linalg.exp {p, q = "s"} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = arith.addi %i, %i {p} : i32
    %2 = arith.constant 3 : i32
    %3:2 = "test.two"(%i, %n) {p = 3} : (i32, index) -> (i32, i32)
    %4 = "test.none"() : () -> i32
    "test.none2"() {q = "s", d = {x = 1}} : () -> ()
    scf.for %k = %n to %n step %n { scf.while : () -> () { %c = arith.constant true
    scf.condition(%c) } do { scf.yield }
    scf.forall (%z) in (3) { "test.in"(%i, %i, %i) : (i32, i32, i32) -> () }
    scf.parallel (%z) = (%n) to (%n) step (%n) { scf.reduce }
    affine.for %w = 0 to 3 { }
    affine.parallel (%w) = (0) to (3) { } }
    %p = tensor.pad %x low[0, 0] high[0, 0] {
      ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x8xf32> to tensor<4x8xf32>
    %s = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %em = tensor.empty() : tensor<2x4x2x2xf32>
    %pk = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %em : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %r = transform.structured.match ops{["arith.addi"]} in %root : i32
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %x: tensor<4x8xf32>, %i: i32, %n: index) attributes {fa = 1 : i32} {
    %0 = linalg.exp {p, q = "s"} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = arith.addi %i, %i {p} : i32
    %2 = arith.constant 3 : i32
    %3:2 = "test.two"(%i, %n) {p = 3} : (i32, index) -> (i32, i32)
    %4 = "test.none"() : () -> i32
    "test.none2"() {q = "s", d = {x = 1}} : () -> ()
    scf.for %k = %n to %n step %n { scf.while : () -> () { %c = arith.constant true
    scf.condition(%c) } do { scf.yield }
    scf.forall (%z) in (3) { "test.in"(%i, %i, %i) : (i32, i32, i32) -> () }
    scf.parallel (%z) = (%n) to (%n) step (%n) { scf.reduce }
    affine.for %w = 0 to 3 { }
    affine.parallel (%w) = (0) to (3) { } }
    %p = tensor.pad %x low[0, 0] high[0, 0] {
      ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x8xf32> to tensor<4x8xf32>
    %s = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %em = tensor.empty() : tensor<2x4x2x2xf32>
    %pk = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %em : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %r = transform.structured.match ops{["arith.addi"]} in %root
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %x: tensor<4x8xf32>, %i: i32, %n: index) attributes {fa = 1 : i32} {
    %0 = linalg.exp {p, q = "s"} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = arith.addi %i, %i {p} : i32
    %2 = arith.constant 3 : i32
    %3:2 = "test.two"(%i, %n) {p = 3} : (i32, index) -> (i32, i32)
    %4 = "test.none"() : () -> i32
    "test.none2"() {q = "s", d = {x = 1}} : () -> ()
    scf.for %k = %n to %n step %n { scf.while : () -> () { %c = arith.constant true
    scf.condition(%c) } do { scf.yield }
    scf.forall (%z) in (3) { "test.in"(%i, %i, %i) : (i32, i32, i32) -> () }
    scf.parallel (%z) = (%n) to (%n) step (%n) { scf.reduce }
    affine.for %w = 0 to 3 { }
    affine.parallel (%w) = (0) to (3) { } }
    %p = tensor.pad %x low[0, 0] high[0, 0] {
      ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x8xf32> to tensor<4x8xf32>
    %s = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %em = tensor.empty() : tensor<2x4x2x2xf32>
    %pk = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %em : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["arith.addi"]} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.match ops{["arith.addi"]} in %f : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %x: tensor<4x8xf32>, %i: i32, %n: index) attributes {fa = 1 : i32} {
    %0 = linalg.exp {p, q = "s"} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = arith.addi %i, %i {p} : i32
    %2 = arith.constant 3 : i32
    %3:2 = "test.two"(%i, %n) {p = 3} : (i32, index) -> (i32, i32)
    %4 = "test.none"() : () -> i32
    "test.none2"() {q = "s", d = {x = 1}} : () -> ()
    scf.for %k = %n to %n step %n { scf.while : () -> () { %c = arith.constant true
    scf.condition(%c) } do { scf.yield }
    scf.forall (%z) in (3) { "test.in"(%i, %i, %i) : (i32, i32, i32) -> () }
    scf.parallel (%z) = (%n) to (%n) step (%n) { scf.reduce }
    affine.for %w = 0 to 3 { }
    affine.parallel (%w) = (0) to (3) { } }
    %p = tensor.pad %x low[0, 0] high[0, 0] {
      ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x8xf32> to tensor<4x8xf32>
    %s = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %em = tensor.empty() : tensor<2x4x2x2xf32>
    %pk = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %em : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.match interface{LoopLikeInterface} in %f : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %x: tensor<4x8xf32>, %i: i32, %n: index) attributes {fa = 1 : i32} {
    %0 = linalg.exp {p, q = "s"} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = arith.addi %i, %i {p} : i32
    %2 = arith.constant 3 : i32
    %3:2 = "test.two"(%i, %n) {p = 3} : (i32, index) -> (i32, i32)
    %4 = "test.none"() : () -> i32
    "test.none2"() {q = "s", d = {x = 1}} : () -> ()
    scf.for %k = %n to %n step %n { scf.while : () -> () { %c = arith.constant true
    scf.condition(%c) } do { scf.yield }
    scf.forall (%z) in (3) { "test.in"(%i, %i, %i) : (i32, i32, i32) -> () }
    scf.parallel (%z) = (%n) to (%n) step (%n) { scf.reduce }
    affine.for %w = 0 to 3 { }
    affine.parallel (%w) = (0) to (3) { } }
    %p = tensor.pad %x low[0, 0] high[0, 0] {
      ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x8xf32> to tensor<4x8xf32>
    %s = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %em = tensor.empty() : tensor<2x4x2x2xf32>
    %pk = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %em : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["transform.named_sequence", "transform.yield"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %x: tensor<4x8xf32>, %i: i32, %n: index) attributes {fa = 1 : i32} {
    %0 = linalg.exp {p, q = "s"} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = arith.addi %i, %i {p} : i32
    %2 = arith.constant 3 : i32
    %3:2 = "test.two"(%i, %n) {p = 3} : (i32, index) -> (i32, i32)
    %4 = "test.none"() : () -> i32
    "test.none2"() {q = "s", d = {x = 1}} : () -> ()
    scf.for %k = %n to %n step %n { scf.while : () -> () { %c = arith.constant true
    scf.condition(%c) } do { scf.yield }
    scf.forall (%z) in (3) { "test.in"(%i, %i, %i) : (i32, i32, i32) -> () }
    scf.parallel (%z) = (%n) to (%n) step (%n) { scf.reduce }
    affine.for %w = 0 to 3 { }
    affine.parallel (%w) = (0) to (3) { } }
    %p = tensor.pad %x low[0, 0] high[0, 0] {
      ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x8xf32> to tensor<4x8xf32>
    %s = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %em = tensor.empty() : tensor<2x4x2x2xf32>
    %pk = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %em : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %r = "transform.structured.match"(%root) <{interface = 1 : i32}> : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %x: tensor<4x8xf32>, %i: i32, %n: index) attributes {fa = 1 : i32} {
    %0 = linalg.exp {p, q = "s"} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = arith.addi %i, %i {p} : i32
    %2 = arith.constant 3 : i32
    %3:2 = "test.two"(%i, %n) {p = 3} : (i32, index) -> (i32, i32)
    %4 = "test.none"() : () -> i32
    "test.none2"() {q = "s", d = {x = 1}} : () -> ()
    scf.for %k = %n to %n step %n { scf.while : () -> () { %c = arith.constant true
    scf.condition(%c) } do { scf.yield }
    scf.forall (%z) in (3) { "test.in"(%i, %i, %i) : (i32, i32, i32) -> () }
    scf.parallel (%z) = (%n) to (%n) step (%n) { scf.reduce }
    affine.for %w = 0 to 3 { }
    affine.parallel (%w) = (0) to (3) { } }
    %p = tensor.pad %x low[0, 0] high[0, 0] {
      ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x8xf32> to tensor<4x8xf32>
    %s = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %em = tensor.empty() : tensor<2x4x2x2xf32>
    %pk = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %em : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %r = "transform.structured.match"(%root) <{interface = 7 : i32}> : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %x: tensor<4x8xf32>, %i: i32, %n: index) attributes {fa = 1 : i32} {
    %0 = linalg.exp {p, q = "s"} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = arith.addi %i, %i {p} : i32
    %2 = arith.constant 3 : i32
    %3:2 = "test.two"(%i, %n) {p = 3} : (i32, index) -> (i32, i32)
    %4 = "test.none"() : () -> i32
    "test.none2"() {q = "s", d = {x = 1}} : () -> ()
    scf.for %k = %n to %n step %n { scf.while : () -> () { %c = arith.constant true
    scf.condition(%c) } do { scf.yield }
    scf.forall (%z) in (3) { "test.in"(%i, %i, %i) : (i32, i32, i32) -> () }
    scf.parallel (%z) = (%n) to (%n) step (%n) { scf.reduce }
    affine.for %w = 0 to 3 { }
    affine.parallel (%w) = (0) to (3) { } }
    %p = tensor.pad %x low[0, 0] high[0, 0] {
      ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x8xf32> to tensor<4x8xf32>
    %s = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %em = tensor.empty() : tensor<2x4x2x2xf32>
    %pk = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %em : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %r = "transform.structured.match"(%root) <{ops = []}> : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %x: tensor<4x8xf32>, %i: i32, %n: index) attributes {fa = 1 : i32} {
    %0 = linalg.exp {p, q = "s"} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = arith.addi %i, %i {p} : i32
    %2 = arith.constant 3 : i32
    %3:2 = "test.two"(%i, %n) {p = 3} : (i32, index) -> (i32, i32)
    %4 = "test.none"() : () -> i32
    "test.none2"() {q = "s", d = {x = 1}} : () -> ()
    scf.for %k = %n to %n step %n { scf.while : () -> () { %c = arith.constant true
    scf.condition(%c) } do { scf.yield }
    scf.forall (%z) in (3) { "test.in"(%i, %i, %i) : (i32, i32, i32) -> () }
    scf.parallel (%z) = (%n) to (%n) step (%n) { scf.reduce }
    affine.for %w = 0 to 3 { }
    affine.parallel (%w) = (0) to (3) { } }
    %p = tensor.pad %x low[0, 0] high[0, 0] {
      ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x8xf32> to tensor<4x8xf32>
    %s = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %em = tensor.empty() : tensor<2x4x2x2xf32>
    %pk = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %em : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %r = "transform.structured.match"(%root) <{ops = "a"}> : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %x: tensor<4x8xf32>, %i: i32, %n: index) attributes {fa = 1 : i32} {
    %0 = linalg.exp {p, q = "s"} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = arith.addi %i, %i {p} : i32
    %2 = arith.constant 3 : i32
    %3:2 = "test.two"(%i, %n) {p = 3} : (i32, index) -> (i32, i32)
    %4 = "test.none"() : () -> i32
    "test.none2"() {q = "s", d = {x = 1}} : () -> ()
    scf.for %k = %n to %n step %n { scf.while : () -> () { %c = arith.constant true
    scf.condition(%c) } do { scf.yield }
    scf.forall (%z) in (3) { "test.in"(%i, %i, %i) : (i32, i32, i32) -> () }
    scf.parallel (%z) = (%n) to (%n) step (%n) { scf.reduce }
    affine.for %w = 0 to 3 { }
    affine.parallel (%w) = (0) to (3) { } }
    %p = tensor.pad %x low[0, 0] high[0, 0] {
      ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x8xf32> to tensor<4x8xf32>
    %s = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %em = tensor.empty() : tensor<2x4x2x2xf32>
    %pk = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %em : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %r = "transform.structured.match"(%root) <{filter_result_type = 1}> : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %x: tensor<4x8xf32>, %i: i32, %n: index) attributes {fa = 1 : i32} {
    %0 = linalg.exp {p, q = "s"} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = arith.addi %i, %i {p} : i32
    %2 = arith.constant 3 : i32
    %3:2 = "test.two"(%i, %n) {p = 3} : (i32, index) -> (i32, i32)
    %4 = "test.none"() : () -> i32
    "test.none2"() {q = "s", d = {x = 1}} : () -> ()
    scf.for %k = %n to %n step %n { scf.while : () -> () { %c = arith.constant true
    scf.condition(%c) } do { scf.yield }
    scf.forall (%z) in (3) { "test.in"(%i, %i, %i) : (i32, i32, i32) -> () }
    scf.parallel (%z) = (%n) to (%n) step (%n) { scf.reduce }
    affine.for %w = 0 to 3 { }
    affine.parallel (%w) = (0) to (3) { } }
    %p = tensor.pad %x low[0, 0] high[0, 0] {
      ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x8xf32> to tensor<4x8xf32>
    %s = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %em = tensor.empty() : tensor<2x4x2x2xf32>
    %pk = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %em : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %r = "transform.structured.match"(%root) <{op_attrs = 1}> : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %x: tensor<4x8xf32>, %i: i32, %n: index) attributes {fa = 1 : i32} {
    %0 = linalg.exp {p, q = "s"} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = arith.addi %i, %i {p} : i32
    %2 = arith.constant 3 : i32
    %3:2 = "test.two"(%i, %n) {p = 3} : (i32, index) -> (i32, i32)
    %4 = "test.none"() : () -> i32
    "test.none2"() {q = "s", d = {x = 1}} : () -> ()
    scf.for %k = %n to %n step %n { scf.while : () -> () { %c = arith.constant true
    scf.condition(%c) } do { scf.yield }
    scf.forall (%z) in (3) { "test.in"(%i, %i, %i) : (i32, i32, i32) -> () }
    scf.parallel (%z) = (%n) to (%n) step (%n) { scf.reduce }
    affine.for %w = 0 to 3 { }
    affine.parallel (%w) = (0) to (3) { } }
    %p = tensor.pad %x low[0, 0] high[0, 0] {
      ^bb0(%ii: index, %jj: index):
      %cst = arith.constant 1.0 : f32
      tensor.yield %cst : f32
    } : tensor<4x8xf32> to tensor<4x8xf32>
    %s = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %em = tensor.empty() : tensor<2x4x2x2xf32>
    %pk = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %em : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %r = "transform.structured.match"(%root) <{interface = #transform<match_interface LinalgOp>}> : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
