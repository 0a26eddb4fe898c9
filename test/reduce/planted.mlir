// RUN: env PLUGINS=%plugins %python %S/shrinks.py %s

// ----- a slice one further
// a slice one further
func.func @f(%a: tensor<9xf32>, %b: tensor<9xf32>) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<9xf32>
  %s = linalg.mul ins(%a, %b : tensor<9xf32>, tensor<9xf32>) outs(%e : tensor<9xf32>) -> tensor<9xf32>
  %x = tensor.extract_slice %s[2] [4] [1] : tensor<9xf32> to tensor<4xf32>
  return %x : tensor<4xf32>
}
// script
%slices = transform.structured.match ops{["tensor.extract_slice"]} in %root : (!t) -> !t
%all = transform.merge_handles %slices : !t
%off = transform.param.constant array<i64: 3> -> !transform.any_param
%mine = transform.structured.match ops{["tensor.extract_slice"]} filter_result_type = tensor<4xf32> in %root : (!t) -> !t
transform.annotate %mine "static_offsets" = %off : !t, !transform.any_param

// ----- another constant
// another constant
func.func @g(%a: f32, %b: f32) -> (f32, f32) {
  %seven = arith.constant 7.0 : f32
  %y = arith.addf %a, %seven : f32
  %z = arith.mulf %y, %b : f32
  %u = arith.subf %z, %y : f32
  return %z, %u : f32, f32
}
// script
%g = transform.structured.match ops{["func.func"]} attributes{sym_name = "g"} in %root : (!t) -> !t
%c = transform.structured.match ops{["arith.constant"]} in %g : (!t) -> !t
%eight = transform.param.constant 8.0 : f32 -> !transform.any_param
transform.annotate %c "value" = %eight : !t, !transform.any_param

// ----- another comparison, in a loop
// another comparison, in a loop
func.func @h(%m: memref<6xi32>, %k: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  scf.for %i = %c0 to %c6 step %c1 {
    %v = memref.load %m[%i] : memref<6xi32>
    %less = arith.cmpi slt, %v, %k : i32
    scf.if %less {
      memref.store %k, %m[%i] : memref<6xi32>
    }
  }
  return
}
// script
%compared = transform.structured.match ops{["arith.cmpi"]} in %root : (!t) -> !t
%other = transform.param.constant 4 : i64 -> !transform.any_param
transform.annotate %compared "predicate" = %other : !t, !transform.any_param

// ----- a transposed operand
// a transposed operand
func.func @t(%a: tensor<5x5xf32>, %b: tensor<5x5xf32>) -> tensor<5x5xf32> {
  %e = tensor.empty() : tensor<5x5xf32>
  %s = linalg.sub ins(%a, %b : tensor<5x5xf32>, tensor<5x5xf32>) outs(%e : tensor<5x5xf32>) -> tensor<5x5xf32>
  %e2 = tensor.empty() : tensor<5x5xf32>
  %t = linalg.transpose ins(%s : tensor<5x5xf32>) outs(%e2 : tensor<5x5xf32>) permutation = [1, 0]
  %e3 = tensor.empty() : tensor<5x5xf32>
  %r = linalg.mul ins(%t, %a : tensor<5x5xf32>, tensor<5x5xf32>) outs(%e3 : tensor<5x5xf32>) -> tensor<5x5xf32>
  return %r : tensor<5x5xf32>
}
// script
%turned = transform.structured.match ops{["linalg.transpose"]} in %root : (!t) -> !t
%same = transform.param.constant array<i64: 0, 1> -> !transform.any_param
transform.annotate %turned "permutation" = %same : !t, !transform.any_param

// ----- padding that matters
// padding that matters
func.func @p(%a: tensor<3xf32>, %x: f32, %m: tensor<7xf32>) -> tensor<7xf32> {
  %zero = arith.constant 0.0 : f32
  %p = tensor.pad %a low[2] high[2] {
  ^bb0(%i: index):
    tensor.yield %zero : f32
  } : tensor<3xf32> to tensor<7xf32>
  %e = tensor.empty() : tensor<7xf32>
  %r = linalg.mul ins(%p, %m : tensor<7xf32>, tensor<7xf32>) outs(%e : tensor<7xf32>) -> tensor<7xf32>
  return %r : tensor<7xf32>
}
// script
%p = transform.structured.match ops{["func.func"]} attributes{sym_name = "p"} in %root : (!t) -> !t
%pad = transform.structured.match ops{["arith.constant"]} in %p : (!t) -> !t
%inf = transform.param.constant 1.0 : f32 -> !transform.any_param
transform.annotate %pad "value" = %inf : !t, !transform.any_param

// ----- beyond the end
// beyond the end
func.func @o(%m: memref<8xf32>, %v: f32) -> f32 {
  %c3 = arith.constant 3 : index
  memref.store %v, %m[%c3] : memref<8xf32>
  %l = memref.load %m[%c3] : memref<8xf32>
  %r = arith.mulf %l, %v : f32
  return %r : f32
}
// script
%f = transform.structured.match ops{["func.func"]} attributes{sym_name = "o"} in %root : (!t) -> !t
%index = transform.structured.match ops{["arith.constant"]} in %f : (!t) -> !t
%ten = transform.param.constant 10 : index -> !transform.any_param
transform.annotate %index "value" = %ten : !t, !transform.any_param

// ----- a message
// a message
// options: --while "diagnostic=requires exactly one"
func.func @s(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %r = linalg.add ins(%a, %b : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}
// script
%all = transform.structured.match ops{["linalg.add", "linalg.mul"]} in %root : (!t) -> !t
%consumers = transform.structured.match ops{["linalg.mul"]} in %root : (!t) -> !t
transform.sequence %root : !t failures(propagate) {
^bb0(%arg: !t):
  %x = transform.get_parent_op %consumers {op_name = "scf.for"} : (!t) -> !t
  %fused, %into = transform.structured.fuse_into_containing_op %all into %functions : (!t, !t) -> (!t, !t)
}

// ----- of what a command finds
// of what a command finds
// options: --while "command=grep -q memref.store"
func.func @c(%m: memref<8xf32>, %v: f32) {
  %c3 = arith.constant 3 : index
  memref.store %v, %m[%c3] : memref<8xf32>
  return
}
// script
transform.print %root : !t

// ----- the end of the process
// the end of the process
// options: --while crash --load-dialect-plugin wrong.so
func.func @q(%a: f32, %b: f32, %m: memref<8xf32>) -> f32 {
  %c3 = arith.constant 3 : index
  memref.store %b, %m[%c3] : memref<8xf32>
  %s = arith.addf %a, %b : f32
  %d = arith.divf %s, %b : f32
  %r = arith.mulf %d, %a : f32
  return %r : f32
}
// script
%f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
transform.wrong.give_up %f : !t

// ----- a pattern among others
// a pattern among others
// options: --load-dialect-plugin wrong.so
func.func @w(%a: tensor<8xf32>, %b: tensor<8xf32>) -> tensor<8xf32> {
  %x = arith.addf %a, %b : tensor<8xf32>
  %y = arith.subf %x, %b : tensor<8xf32>
  %z = arith.mulf %y, %a : tensor<8xf32>
  return %z : tensor<8xf32>
}
// script
transform.apply_patterns to %functions {
  transform.apply_patterns.canonicalization
  transform.apply_patterns.wrong
  transform.apply_patterns.linalg.tiling_canonicalization
} : !t
