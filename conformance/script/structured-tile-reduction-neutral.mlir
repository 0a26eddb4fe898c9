// ARGS: --transform-interpreter --split-input-file
module attributes {transform.with_named_sequence} {
func.func @f(%a: tensor<4x8xf32>, %o: tensor<4xf32>) -> tensor<4xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]}
   ins(%a : tensor<4x8xf32>) outs(%o : tensor<4xf32>) {
     ^bb0(%x: f32, %y: f32):
       %z = arith.addf %x, %y  : f32
       linalg.yield %z : f32
   } -> tensor<4xf32>
  return %r : tensor<4xf32>
}
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    %1, %2, %3, %l = transform.structured.tile_reduction_using_for %0 by tile_sizes = [0, 4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
func.func @f(%a: tensor<4x8xf64>, %o: tensor<4xf64>) -> tensor<4xf64> {
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]}
   ins(%a : tensor<4x8xf64>) outs(%o : tensor<4xf64>) {
     ^bb0(%x: f64, %y: f64):
       %z = arith.mulf %x, %y  : f64
       linalg.yield %z : f64
   } -> tensor<4xf64>
  return %r : tensor<4xf64>
}
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    %1, %2, %3, %l = transform.structured.tile_reduction_using_for %0 by tile_sizes = [0, 4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
func.func @f(%a: tensor<4x8xf32>, %o: tensor<4xf32>) -> tensor<4xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]}
   ins(%a : tensor<4x8xf32>) outs(%o : tensor<4xf32>) {
     ^bb0(%x: f32, %y: f32):
       %z = arith.maximumf %x, %y  : f32
       linalg.yield %z : f32
   } -> tensor<4xf32>
  return %r : tensor<4xf32>
}
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    %1, %2, %3, %l = transform.structured.tile_reduction_using_for %0 by tile_sizes = [0, 4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
func.func @f(%a: tensor<4x8xf16>, %o: tensor<4xf16>) -> tensor<4xf16> {
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]}
   ins(%a : tensor<4x8xf16>) outs(%o : tensor<4xf16>) {
     ^bb0(%x: f16, %y: f16):
       %z = arith.maximumf %x, %y fastmath<fast> : f16
       linalg.yield %z : f16
   } -> tensor<4xf16>
  return %r : tensor<4xf16>
}
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    %1, %2, %3, %l = transform.structured.tile_reduction_using_for %0 by tile_sizes = [0, 4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
func.func @f(%a: tensor<4x8xbf16>, %o: tensor<4xbf16>) -> tensor<4xbf16> {
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]}
   ins(%a : tensor<4x8xbf16>) outs(%o : tensor<4xbf16>) {
     ^bb0(%x: bf16, %y: bf16):
       %z = arith.minimumf %x, %y  : bf16
       linalg.yield %z : bf16
   } -> tensor<4xbf16>
  return %r : tensor<4xbf16>
}
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    %1, %2, %3, %l = transform.structured.tile_reduction_using_for %0 by tile_sizes = [0, 4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
func.func @f(%a: tensor<4x8xf32>, %o: tensor<4xf32>) -> tensor<4xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]}
   ins(%a : tensor<4x8xf32>) outs(%o : tensor<4xf32>) {
     ^bb0(%x: f32, %y: f32):
       %z = arith.maxnumf %x, %y  : f32
       linalg.yield %z : f32
   } -> tensor<4xf32>
  return %r : tensor<4xf32>
}
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    %1, %2, %3, %l = transform.structured.tile_reduction_using_for %0 by tile_sizes = [0, 4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
func.func @f(%a: tensor<4x8xf64>, %o: tensor<4xf64>) -> tensor<4xf64> {
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]}
   ins(%a : tensor<4x8xf64>) outs(%o : tensor<4xf64>) {
     ^bb0(%x: f64, %y: f64):
       %z = arith.minnumf %x, %y  : f64
       linalg.yield %z : f64
   } -> tensor<4xf64>
  return %r : tensor<4xf64>
}
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    %1, %2, %3, %l = transform.structured.tile_reduction_using_for %0 by tile_sizes = [0, 4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
func.func @f(%a: tensor<4x8xf32>, %o: tensor<4xf32>) -> tensor<4xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]}
   ins(%a : tensor<4x8xf32>) outs(%o : tensor<4xf32>) {
     ^bb0(%x: f32, %y: f32):
       %z = arith.divf %x, %y  : f32
       linalg.yield %z : f32
   } -> tensor<4xf32>
  return %r : tensor<4xf32>
}
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    %1, %2, %3, %l = transform.structured.tile_reduction_using_for %0 by tile_sizes = [0, 4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
func.func @f(%a: tensor<4x8xi8>, %o: tensor<4xi8>) -> tensor<4xi8> {
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]}
   ins(%a : tensor<4x8xi8>) outs(%o : tensor<4xi8>) {
     ^bb0(%x: i8, %y: i8):
       %z = arith.addi %x, %y  : i8
       linalg.yield %z : i8
   } -> tensor<4xi8>
  return %r : tensor<4xi8>
}
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    %1, %2, %3, %l = transform.structured.tile_reduction_using_for %0 by tile_sizes = [0, 4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
func.func @f(%a: tensor<4x8xi1>, %o: tensor<4xi1>) -> tensor<4xi1> {
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]}
   ins(%a : tensor<4x8xi1>) outs(%o : tensor<4xi1>) {
     ^bb0(%x: i1, %y: i1):
       %z = arith.ori %x, %y  : i1
       linalg.yield %z : i1
   } -> tensor<4xi1>
  return %r : tensor<4xi1>
}
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    %1, %2, %3, %l = transform.structured.tile_reduction_using_for %0 by tile_sizes = [0, 4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
func.func @f(%a: tensor<4x8xi32>, %o: tensor<4xi32>) -> tensor<4xi32> {
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]}
   ins(%a : tensor<4x8xi32>) outs(%o : tensor<4xi32>) {
     ^bb0(%x: i32, %y: i32):
       %z = arith.xori %x, %y  : i32
       linalg.yield %z : i32
   } -> tensor<4xi32>
  return %r : tensor<4xi32>
}
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    %1, %2, %3, %l = transform.structured.tile_reduction_using_for %0 by tile_sizes = [0, 4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
func.func @f(%a: tensor<4x8xi8>, %o: tensor<4xi8>) -> tensor<4xi8> {
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]}
   ins(%a : tensor<4x8xi8>) outs(%o : tensor<4xi8>) {
     ^bb0(%x: i8, %y: i8):
       %z = arith.andi %x, %y  : i8
       linalg.yield %z : i8
   } -> tensor<4xi8>
  return %r : tensor<4xi8>
}
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    %1, %2, %3, %l = transform.structured.tile_reduction_using_for %0 by tile_sizes = [0, 4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
func.func @f(%a: tensor<4x8xi32>, %o: tensor<4xi32>) -> tensor<4xi32> {
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]}
   ins(%a : tensor<4x8xi32>) outs(%o : tensor<4xi32>) {
     ^bb0(%x: i32, %y: i32):
       %z = arith.maxsi %x, %y  : i32
       linalg.yield %z : i32
   } -> tensor<4xi32>
  return %r : tensor<4xi32>
}
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    %1, %2, %3, %l = transform.structured.tile_reduction_using_for %0 by tile_sizes = [0, 4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
func.func @f(%a: tensor<4x8xi8>, %o: tensor<4xi8>) -> tensor<4xi8> {
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]}
   ins(%a : tensor<4x8xi8>) outs(%o : tensor<4xi8>) {
     ^bb0(%x: i8, %y: i8):
       %z = arith.minsi %x, %y  : i8
       linalg.yield %z : i8
   } -> tensor<4xi8>
  return %r : tensor<4xi8>
}
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    %1, %2, %3, %l = transform.structured.tile_reduction_using_for %0 by tile_sizes = [0, 4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
func.func @f(%a: tensor<4x8xi32>, %o: tensor<4xi32>) -> tensor<4xi32> {
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]}
   ins(%a : tensor<4x8xi32>) outs(%o : tensor<4xi32>) {
     ^bb0(%x: i32, %y: i32):
       %z = arith.maxui %x, %y  : i32
       linalg.yield %z : i32
   } -> tensor<4xi32>
  return %r : tensor<4xi32>
}
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    %1, %2, %3, %l = transform.structured.tile_reduction_using_for %0 by tile_sizes = [0, 4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
func.func @f(%a: tensor<4x8xi32>, %o: tensor<4xi32>) -> tensor<4xi32> {
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]}
   ins(%a : tensor<4x8xi32>) outs(%o : tensor<4xi32>) {
     ^bb0(%x: i32, %y: i32):
       %z = arith.minui %x, %y  : i32
       linalg.yield %z : i32
   } -> tensor<4xi32>
  return %r : tensor<4xi32>
}
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    %1, %2, %3, %l = transform.structured.tile_reduction_using_for %0 by tile_sizes = [0, 4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
func.func @f(%a: tensor<4x8xi32>, %o: tensor<4xi32>) -> tensor<4xi32> {
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]}
   ins(%a : tensor<4x8xi32>) outs(%o : tensor<4xi32>) {
     ^bb0(%x: i32, %y: i32):
       %z = arith.muli %x, %y  : i32
       linalg.yield %z : i32
   } -> tensor<4xi32>
  return %r : tensor<4xi32>
}
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    %1, %2, %3, %l = transform.structured.tile_reduction_using_for %0 by tile_sizes = [0, 4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}
