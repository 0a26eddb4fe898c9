// ARGS: --transform-interpreter --split-input-file --allow-unregistered-dialect
// match.structured and its predicates: malformed text, wrong places, what may stand inside; the regions
// directive of other ops.

module attributes {transform.with_named_sequence} {
  func.func private @ext(f32) -> f32
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    transform.match.structured failures %root : !transform.any_op { ^bb0(%s: !transform.any_op): }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func private @ext(f32) -> f32
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    transform.match.structured failures() %root : !transform.any_op { ^bb0(%s: !transform.any_op): }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func private @ext(f32) -> f32
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    transform.match.structured failures("suppress") %root : !transform.any_op { ^bb0(%s: !transform.any_op): }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func private @ext(f32) -> f32
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    transform.match.structured failures(1) %root : !transform.any_op { ^bb0(%s: !transform.any_op): }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func private @ext(f32) -> f32
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    transform.match.structured %root { ^bb0(%s: !transform.any_op): }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func private @ext(f32) -> f32
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    transform.match.structured %root : { ^bb0(%s: !transform.any_op): }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func private @ext(f32) -> f32
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    transform.match.structured %root : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func private @ext(f32) -> f32
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    transform.match.structured %root : !transform.any_op {} {}
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func private @ext(f32) -> f32
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    transform.match.structured %root, %root : !transform.any_op {}
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func private @ext(f32) -> f32
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    transform.match.structured : !transform.any_op {}
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func private @ext(f32) -> f32
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    transform.match.structured %root : !transform.any_value { ^bb0(%s: !transform.any_op): }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func private @ext(f32) -> f32
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    transform.match.structured %root : i32 { ^bb0(%s: !transform.any_op): }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func private @ext(f32) -> f32
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    transform.match.structured %root : (!transform.any_op) -> { ^bb0(%s: !transform.any_op): }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func private @ext(f32) -> f32
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    transform.match.structured %root : (!transform.any_op) -> (!transform.any_op { ^bb0(%s: !transform.any_op): }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func private @ext(f32) -> f32
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    transform.match.structured %root : (!transform.any_op) -> (!transform.any_op,) { ^bb0(%s: !transform.any_op): }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func private @ext(f32) -> f32
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    transform.match.structured %root : (!transform.any_op) -> (i32) { ^bb0(%s: !transform.any_op): }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func private @ext(f32) -> f32
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    transform.match.structured %root : (!transform.any_op) !transform.any_op { ^bb0(%s: !transform.any_op): }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func private @ext(f32) -> f32
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    transform.match.structured %root : () -> !transform.any_op { ^bb0(%s: !transform.any_op): }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func private @ext(f32) -> f32
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    transform.match.structured %root : !transform.any_op { ^bb0(%s: !transform.any_op):
    transform.match.structured.yield
    ^bb1:
    transform.match.structured.yield }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func private @ext(f32) -> f32
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    transform.match.structured %root : !transform.any_op { ^bb0(%s: !transform.any_op):
    transform.match.structured.yield %s : i32 }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func private @ext(f32) -> f32
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    transform.match.structured %root : !transform.any_op { ^bb0(%s: !transform.any_op):
    transform.match.structured.yield %s }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func private @ext(f32) -> f32
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    transform.match.structured %root : !transform.any_op { ^bb0(%s: !transform.any_op):
    transform.match.structured.yield %s, %s : !transform.any_op }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func private @ext(f32) -> f32
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    transform.match.structured %root : !transform.any_op { ^bb0(%s: !transform.any_op):
    transform.match.structured.yield : !transform.any_op }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func private @ext(f32) -> f32
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    transform.match.structured %root : !transform.any_op attributes { ^bb0(%s: !transform.any_op): }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func private @ext(f32) -> f32
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    transform.match.structured %root : !transform.any_op {x} { ^bb0(%s: !transform.any_op): }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func private @ext(f32) -> f32
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    transform.match.structured %root : !transform.any_op attributes {failure_propagation_mode = 1 : i32} { ^bb0(%s: !transform.any_op): }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func private @ext(f32) -> f32
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    transform.match.structured failures(propagate) %root : !transform.any_op attributes {failure_propagation_mode = 2 : i32} { ^bb0(%s: !transform.any_op): }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func private @ext(f32) -> f32
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    transform.match.structured %root : !transform.any_op attributes {failure_propagation_mode = 3 : i32} { ^bb0(%s: !transform.any_op): }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func private @ext(f32) -> f32
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    transform.match.structured %root : !transform.any_op { ^bb0(%s: i32): }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func private @ext(f32) -> f32
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    transform.match.structured %root : !transform.any_op { ^bb0(%s: !transform.any_param): }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func private @ext(f32) -> f32
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    transform.match.structured %root : !transform.any_op { ^bb0(%s: !transform.any_op):
    transform.sequence %s : !transform.any_op failures(suppress) { ^bb0(%z: !transform.any_op):
    transform.match.structured.rank %z : (!transform.any_op) -> !transform.param<i64> } }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func private @ext(f32) -> f32
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    transform.match.structured %root : !transform.any_op { ^bb0(%s: !transform.any_op):
    %k = transform.get_parent_op %s : (!transform.any_op) -> !transform.any_op
    transform.match.structured.body %k {elementwise} : !transform.any_op }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func private @ext(f32) -> f32
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    transform.match.structured %root : !transform.any_op { ^bb0(%s: !transform.any_op):
    %k = transform.merge_handles %s, %s : !transform.any_op }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func private @ext(f32) -> f32
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    transform.match.structured %root : !transform.any_op { ^bb0(%s: !transform.any_op):
    %k = transform.structured.match ops{["a.b"]} in %s : (!transform.any_op) -> !transform.any_op }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func private @ext(f32) -> f32
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    transform.match.structured %root : !transform.any_op { ^bb0(%s: !transform.any_op):
    %k = transform.get_result %s[0] : (!transform.any_op) -> !transform.any_value }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func private @ext(f32) -> f32
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    transform.match.structured %root : !transform.any_op { ^bb0(%s: !transform.any_op):
    %k = transform.get_operand %s[0] : (!transform.any_op) -> !transform.any_value }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func private @ext(f32) -> f32
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    transform.match.structured %root : !transform.any_op { ^bb0(%s: !transform.any_op):
    transform.print %s : !transform.any_op }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func private @ext(f32) -> f32
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    transform.match.structured %root : !transform.any_op { ^bb0(%s: !transform.any_op):
    transform.include @x failures(propagate) (%s) : (!transform.any_op) -> () }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func private @ext(f32) -> f32
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    transform.match.structured %root : !transform.any_op { ^bb0(%s: !transform.any_op):
    transform.foreach %s : !transform.any_op { ^bb0(%z: !transform.any_op): } }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func private @ext(f32) -> f32
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    transform.match.structured %root : !transform.any_op { ^bb0(%s: !transform.any_op):
    transform.cast %s : !transform.any_op to !transform.op<"x.y"> }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func private @ext(f32) -> f32
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    transform.match.structured %root : !transform.any_op { ^bb0(%s: !transform.any_op):
    transform.get_defining_op %v : (!transform.any_value) -> !transform.any_op }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func private @ext(f32) -> f32
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    transform.match.structured %root : !transform.any_op { ^bb0(%s: !transform.any_op):
    transform.match.operation_name %s ["a.b"] : !transform.any_op }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func private @ext(f32) -> f32
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    transform.match.structured %root : !transform.any_op { ^bb0(%s: !transform.any_op):
    transform.match.operation_empty %s : !transform.any_op }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func private @ext(f32) -> f32
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    transform.match.structured %root : !transform.any_op { ^bb0(%s: !transform.any_op):
    transform.split_handle %s : (!transform.any_op) -> (!transform.any_op) }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func private @ext(f32) -> f32
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    transform.match.structured %root : !transform.any_op { ^bb0(%s: !transform.any_op):
    transform.param.constant 1 : i64 -> !transform.param<i64> }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func private @ext(f32) -> f32
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    transform.match.structured %root : !transform.any_op { ^bb0(%s: !transform.any_op):
    transform.num_associations %s : (!transform.any_op) -> !transform.param<i64> }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func private @ext(f32) -> f32
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %r = transform.match.structured %root : !transform.any_op { ^bb0(%s: !transform.any_op): }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func private @ext(f32) -> f32
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %r:2 = transform.match.structured %root : (!transform.any_op) -> !transform.any_op { ^bb0(%s: !transform.any_op): }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func private @ext(f32) -> f32
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    "transform.match.structured"(%root) ({ }) : (!transform.any_op) -> ()
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func private @ext(f32) -> f32
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    "transform.match.structured"(%root) ({ ^bb0(%s: !transform.any_op): "transform.match.structured.yield"() : () -> () }, {}) : (!transform.any_op) -> ()
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func private @ext(f32) -> f32
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    "transform.match.structured"(%root) : (!transform.any_op) -> ()
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func private @ext(f32) -> f32
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    "transform.match.structured"(%root) ({ ^bb0(%s: !transform.any_op): }) : (!transform.any_op) -> ()
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func private @ext(f32) -> f32
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    "transform.match.structured"(%root) ({ ^bb0(%s: !transform.any_op): "transform.match.structured.yield"(%s) : (!transform.any_op) -> ()
    ^bb1: "transform.match.structured.yield"() : () -> () }) : (!transform.any_op) -> ()
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func private @ext(f32) -> f32
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    "transform.match.structured"(%root) <{failure_propagation_mode = 5 : i32}> ({ ^bb0(%s: !transform.any_op): "transform.match.structured.yield"() : () -> () }) : (!transform.any_op) -> ()
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func private @ext(f32) -> f32
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    "transform.match.structured"(%root) <{failure_propagation_mode = 1 : i64}> ({ ^bb0(%s: !transform.any_op): "transform.match.structured.yield"() : () -> () }) : (!transform.any_op) -> ()
    transform.yield
  }
}

// -----

func.func @f(%r: !transform.any_op) { transform.match.structured %r : !transform.any_op { ^bb0(%s: !transform.any_op): }
return }

// -----

func.func @f(%r: !transform.any_op) { transform.match.structured.rank %r : (!transform.any_op) -> !transform.param<i64>
return }

// -----

transform.match.structured.yield

// -----

"test.x"() ({^bb0(%r: !transform.any_op): transform.match.structured.body %r {elementwise}: !transform.any_op }) : () -> ()

// -----

func.func private @ext(f32) -> f32
func.func @f(%A: tensor<4x4xf32>) -> tensor<4x4xf32> { %0 = "linalg.matmul"(%A, %A, %A) <{operandSegmentSizes = array<i32: 2, 1>}> ({ ^bb0(%a: f32, %b: f32, %c: f32):
%x = arith.negf %a : f32
%m = arith.mulf %x, %b : f32
%s = arith.addf %c, %m : f32
linalg.yield %s : f32 }) : (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
return %0 : tensor<4x4xf32> }

// -----

func.func private @ext(f32) -> f32
func.func @f(%A: tensor<4x4xf32>) -> tensor<4x4xf32> { %0 = "linalg.matmul"(%A, %A, %A) <{operandSegmentSizes = array<i32: 2, 1>}> ({ ^bb0(%a: f32, %b: f32, %c: f32):
%x = func.call @ext(%a) : (f32) -> f32
%m = arith.mulf %x, %b : f32
%s = arith.addf %c, %m : f32
linalg.yield %s : f32 }) : (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
return %0 : tensor<4x4xf32> }

// -----

func.func private @ext(f32) -> f32
func.func @f(%A: tensor<4x4xf32>) -> tensor<4x4xf32> { %0 = "linalg.matmul"(%A, %A, %A) <{operandSegmentSizes = array<i32: 2, 1>}> ({ ^bb0(%a: f32, %b: f32, %c: f32):
%m = arith.mulf %a, %b : f32
%n = math.exp %m : f32
%s = arith.addf %c, %n : f32
linalg.yield %s : f32 }) : (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
return %0 : tensor<4x4xf32> }

// -----

func.func private @ext(f32) -> f32
func.func @f(%A: tensor<4x4xf32>) -> tensor<4x4xf32> { %0 = "linalg.matmul"(%A, %A, %A) <{operandSegmentSizes = array<i32: 2, 1>}> ({ ^bb0(%a: f32, %b: f32, %c: f32):
%m = arith.subf %a, %b : f32
%s = arith.addf %c, %m : f32
linalg.yield %s : f32 }) : (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
return %0 : tensor<4x4xf32> }

// -----

func.func private @ext(f32) -> f32
func.func @f(%A: tensor<4x4xf32>) -> tensor<4x4xf32> { %0 = "linalg.matmul"(%A, %A, %A) <{operandSegmentSizes = array<i32: 2, 1>}> ({ ^bb0(%a: f32, %b: f32, %c: f32):
%m = arith.mulf %a, %b : f32
%s = arith.addf %m, %m : f32
linalg.yield %s : f32 }) : (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
return %0 : tensor<4x4xf32> }

// -----

transform.sequence failures(suppress)

// -----

transform.sequence failures(suppress) { ^bb0(%a: !transform.any_op): }, { ^bb0(%a: !transform.any_op): }

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    transform.match.structured %root : !transform.any_op { ^bb0(%s: !transform.any_op): }, { ^bb0(%s: !transform.any_op): }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    transform.match.structured %root : !transform.any_op { ^bb0(%s: !transform.any_op): },
    transform.yield
  }
}
