// RUN: jig apply --quiet %s -o %t.applied.mlir
// RUN: %python %S/../upgrade/Inputs/payload.py < %t.applied.mlir | diff %S/Inputs/ops_2023_hoist_subsets.payload -
// RUN: jig upgrade --quiet %s -o %t.mlir
// RUN: jig-opt --transform-interpreter %t.mlir | %python %S/../upgrade/Inputs/payload.py | diff %S/Inputs/ops_2023_hoist_subsets.payload -
// RUN: jig eval %s --entry slices --arg 'tensor<16xf32>=random:1' --arg index=3 --out %t.slices.npy
// RUN: jig eval %t.applied.mlir --entry slices --arg 'tensor<16xf32>=random:1' --arg index=3 --compare %t.slices.npy
// RUN: jig eval %s --entry vectors --arg 'tensor<16xf32>=random:1' --arg index=3 --out %t.vectors.npy
// RUN: jig eval %t.applied.mlir --entry vectors --arg 'tensor<16xf32>=random:1' --arg index=3 --compare %t.vectors.npy
// Op list of 2023, "Structured (Linalg) transform operations": hoist_redundant_tensor_subsets.
// ORACLE: 22
module {
  func.func @slices(%t: tensor<16xf32>, %n: index) -> tensor<16xf32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> tensor<16xf32> {
      %s = scf.for %j = %c0 to %n step %c1 iter_args(%b = %a) -> tensor<16xf32> {
        %x = tensor.extract_slice %b[4] [4] [1] : tensor<16xf32> to tensor<4xf32>
        %y = linalg.copy ins(%x : tensor<4xf32>) outs(%x : tensor<4xf32>) -> tensor<4xf32>
        %z = tensor.insert_slice %y into %b[4] [4] [1] : tensor<4xf32> into tensor<16xf32>
        scf.yield %z : tensor<16xf32>
      }
      scf.yield %s : tensor<16xf32>
    }
    return %r : tensor<16xf32>
  }
  func.func @vectors(%t: tensor<16xf32>, %n: index) -> tensor<16xf32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %p = arith.constant 0.0 : f32
    %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> tensor<16xf32> {
      %x = vector.transfer_read %a[%c0], %p {in_bounds = [true]} : tensor<16xf32>, vector<8xf32>
      %y = arith.addf %x, %x : vector<8xf32>
      %z = vector.transfer_write %y, %a[%c0] {in_bounds = [true]} : vector<8xf32>, tensor<16xf32>
      scf.yield %z : tensor<16xf32>
    }
    return %r : tensor<16xf32>
  }
  transform.sequence failures(propagate) {
  ^bb0(%arg0: !transform.any_op):
    %slices = transform.structured.match ops{["func.func"]} attributes{sym_name = "slices"} in %arg0 : (!transform.any_op) -> !transform.any_op
    %vectors = transform.structured.match ops{["func.func"]} attributes{sym_name = "vectors"} in %arg0 : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.hoist_redundant_tensor_subsets %slices : (!transform.any_op) -> !transform.any_op
    %2 = transform.structured.hoist_redundant_tensor_subsets %vectors : (!transform.any_op) -> !transform.any_op
  }
}
