// RUN: jig apply --quiet %s -o %t.applied.mlir
// RUN: %python %S/../upgrade/Inputs/payload.py < %t.applied.mlir | diff %S/Inputs/ops_2023_pack.payload -
// RUN: jig upgrade --quiet %s -o %t.mlir
// RUN: jig-opt --transform-interpreter %t.mlir | %python %S/../upgrade/Inputs/payload.py | diff %S/Inputs/ops_2023_pack.payload -
// RUN: jig eval %s --entry pack --arg 'tensor<?x?xf32>:5x7=random:1' --arg 'tensor<?x?xf32>:7x6=random:2' --arg 'tensor<?x?xf32>:5x6=random:3' --out %t.pack.npy
// RUN: jig eval %t.applied.mlir --entry pack --arg 'tensor<?x?xf32>:5x7=random:1' --arg 'tensor<?x?xf32>:7x6=random:2' --arg 'tensor<?x?xf32>:5x6=random:3' --compare %t.pack.npy
// RUN: jig eval %s --entry transpose --arg 'tensor<16x24xf32>=random:1' --arg 'tensor<24x32xf32>=random:2' --arg 'tensor<16x32xf32>=random:3' --out %t.transpose.npy
// RUN: jig eval %t.applied.mlir --entry transpose --arg 'tensor<16x24xf32>=random:1' --arg 'tensor<24x32xf32>=random:2' --arg 'tensor<16x32xf32>=random:3' --compare %t.transpose.npy
// RUN: jig eval %s --entry greedily --arg 'tensor<?x?xf32>:5x7=random:1' --arg 'tensor<?x?xf32>:7x6=random:2' --arg 'tensor<?x?xf32>:5x6=random:3' --out %t.greedily.npy
// RUN: jig eval %t.applied.mlir --entry greedily --arg 'tensor<?x?xf32>:5x7=random:1' --arg 'tensor<?x?xf32>:7x6=random:2' --arg 'tensor<?x?xf32>:5x6=random:3' --compare %t.greedily.npy
// RUN: jig eval %s --entry lower --arg 'tensor<129x47x16x16xf32>=iota' --arg 'tensor<17x2x16x16x32x8xf32>=zeros' --arg 'tensor<129x47x16x16xf32>=zeros' --out %t.lower.npy
// RUN: jig eval %t.applied.mlir --entry lower --arg 'tensor<129x47x16x16xf32>=iota' --arg 'tensor<17x2x16x16x32x8xf32>=zeros' --arg 'tensor<129x47x16x16xf32>=zeros' --compare %t.lower.npy
// Op list of 2023, "Structured (Linalg) transform operations": pack, by its example, pack_greedily, pack_transpose, lower_pack, lower_unpack.
// ORACLE: 22
module {
  func.func @pack(%A: tensor<?x?xf32>, %B: tensor<?x?xf32>, %C: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %0 = linalg.matmul {pack} ins(%A, %B: tensor<?x?xf32>, tensor<?x?xf32>)
      outs( %C: tensor<?x?xf32>) -> tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
  }
  func.func @transpose(%A: tensor<16x24xf32>, %B: tensor<24x32xf32>, %C: tensor<16x32xf32>) -> tensor<16x32xf32> {
    %0 = linalg.matmul {transpose} ins(%A, %B: tensor<16x24xf32>, tensor<24x32xf32>)
      outs( %C: tensor<16x32xf32>) -> tensor<16x32xf32>
    return %0 : tensor<16x32xf32>
  }
  func.func @greedily(%A: tensor<?x?xf32>, %B: tensor<?x?xf32>, %C: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %0 = linalg.generic {indexing_maps = [affine_map<(k, m, n) -> (m, k)>, affine_map<(k, m, n) -> (k, n)>, affine_map<(k, m, n) -> (m, n)>],
                         iterator_types = ["reduction", "parallel", "parallel"], greedily}
      ins(%A, %B: tensor<?x?xf32>, tensor<?x?xf32>) outs( %C: tensor<?x?xf32>) {
    ^bb0(%a: f32, %b: f32, %c: f32):
      %1 = arith.mulf %a, %b : f32
      %2 = arith.addf %c, %1 : f32
      linalg.yield %2 : f32
    } -> tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
  }
  func.func @lower(%a: tensor<129x47x16x16xf32>, %b: tensor<17x2x16x16x32x8xf32>, %c: tensor<129x47x16x16xf32>) -> (tensor<17x2x16x16x32x8xf32>, tensor<129x47x16x16xf32>) {
    %zero = arith.constant 0.0 : f32
    %0 = tensor.pack %a padding_value(%zero : f32) inner_dims_pos = [1, 0] inner_tiles = [32, 8] into %b : tensor<129x47x16x16xf32> -> tensor<17x2x16x16x32x8xf32>
    %1 = tensor.unpack %0 inner_dims_pos = [1, 0] inner_tiles = [32, 8] into %c : tensor<17x2x16x16x32x8xf32> -> tensor<129x47x16x16xf32>
    return %0, %1 : tensor<17x2x16x16x32x8xf32>, tensor<129x47x16x16xf32>
  }
  transform.sequence failures(propagate) {
  ^bb0(%arg0: !transform.any_op):
    %lower = transform.structured.match ops{["func.func"]} attributes{sym_name = "lower"} in %arg0 : (!transform.any_op) -> !transform.any_op
    %p = transform.structured.match ops{["tensor.pack"]} in %lower : (!transform.any_op) -> !transform.op<"tensor.pack">
    %pad, %expand, %transposed = transform.structured.lower_pack %p : (!transform.op<"tensor.pack">)
      -> (!transform.op<"tensor.pad">, !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
    %u = transform.structured.match ops{["tensor.unpack"]} in %lower : (!transform.any_op) -> !transform.op<"tensor.unpack">
    %empty, %back, %collapse, %slice = transform.structured.lower_unpack %u : (!transform.op<"tensor.unpack">)
      -> (!transform.op<"tensor.empty">, !transform.op<"linalg.transpose">, !transform.op<"tensor.collapse_shape">, !transform.op<"tensor.extract_slice">)

    %0 = transform.structured.match ops{["linalg.matmul"]} attributes{pack} in %arg0 : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.pack %0 packed_sizes = [2, 3, 4] : (!transform.any_op) -> !transform.op<"linalg.generic">

    %2 = transform.structured.match ops{["linalg.matmul"]} attributes{transpose} in %arg0 : (!transform.any_op) -> !transform.any_op
    %3 = transform.structured.pack %2 packed_sizes = [4, 8, 6] : (!transform.any_op) -> !transform.op<"linalg.generic">
    %4 = transform.get_producer_of_operand %3[1] : (!transform.op<"linalg.generic">) -> !transform.op<"tensor.pack">
    %5, %6, %7 = transform.structured.pack_transpose %4 with_compute_op(%3) outer_perm = [1, 0] inner_perm = [1, 0]
      : (!transform.op<"tensor.pack">, !transform.op<"linalg.generic">) -> (!transform.op<"linalg.generic">, !transform.op<"tensor.pack">, !transform.any_op)

    %8 = transform.structured.match ops{["linalg.generic"]} attributes{greedily} in %arg0 : (!transform.any_op) -> !transform.op<"linalg.generic">
    %9 = transform.structured.pack_greedily %8 matmul_packed_sizes = [8, 16, 32] matmul_inner_dims_order = [1, 2, 0]
      : (!transform.op<"linalg.generic">) -> !transform.op<"linalg.generic">
  }
}
