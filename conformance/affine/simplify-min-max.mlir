// ARGS: --transform-interpreter --split-input-file --allow-unregistered-dialect
// FRAME
func.func @f(%x: index, %y: index, %n: index, %t: tensor<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c128 = arith.constant 128 : index
  scf.for %i = %c0 to %c128 step %c4 {
  // HERE
  "test.use"(%0) : (index) -> ()
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["affine.min", "affine.max"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.affine.simplify_min_max_affine_ops %0 : !transform.any_op
    transform.yield
  }
}
// CASE
%0 = affine.min affine_map<(d0) -> (d0, 200)>(%i)
// CASE
%0 = affine.min affine_map<(d0) -> (200, d0)>(%i)
// CASE
%0 = affine.min affine_map<(d0) -> (-d0 + 128, 4)>(%i)
// CASE
%0 = affine.max affine_map<(d0) -> (-d0 + 128, 4)>(%i)
// CASE
%0 = affine.max affine_map<(d0)[s0, s1] -> (s0, s0 + 4, s1, s1 - d0 - 1, d0)>(%i)[%x, %y]
// CASE
%0 = affine.min affine_map<(d0)[s0, s1] -> (s0, s0 + 4, s1, s1 - d0 - 1, d0)>(%i)[%x, %y]
// CASE
%0 = affine.min affine_map<(d0)[s0] -> (d0, s0)>(%i)[%x]
// CASE
%0 = affine.min affine_map<(d0)[s0] -> (d0)>(%i)[%x]
// CASE
%0 = affine.min affine_map<(d0)[s0] -> (d0, d0 + s0)>(%i)[%c4]
// CASE
%0 = affine.min affine_map<(d0)[s0] -> (d0, d0 + s0)>(%c4)[%i]
// CASE
%0 = affine.min affine_map<(d0, d1) -> (d0, d0 + d1)>(%i, %i)
// CASE
%d = tensor.dim %t, %c0 : tensor<?x?xf32>
%0 = affine.min affine_map<(d0)[s0] -> (d0 + s0, s0, d0 - 1)>(%i)[%d]
// CASE
%d = tensor.dim %t, %c0 : tensor<?x?xf32>
%0 = affine.max affine_map<(d0)[s0] -> (d0 + s0, s0, d0 - 1)>(%i)[%d]
// CASE
%d = tensor.dim %t, %c0 : tensor<?x?xf32>
%e = affine.min affine_map<()[s0] -> (s0, 32)>()[%d]
%0 = affine.min affine_map<()[s0, s1] -> (s0, s1, 40)>()[%e, %d]
// CASE
%0 = affine.max affine_map<()[s0, s1] -> (s0 floordiv 4, s0 floordiv 4 + 1, s1, s1 mod 7, s1 * 0 + 5, 8)>()[%x, %y]
// CASE
%0 = affine.min affine_map<()[s0, s1, s2] -> (s0, s0 + 1, s1, s1 + 1, s2, s2 + 2)>()[%x, %y, %n]
// CASE
%0 = affine.min affine_map<()[s0, s1, s2] -> (s0 + 1, s0, s1 + 1, s1 , s2 + 2, s2, s0 + s1)>()[%x, %y, %n]
// CASE
%0 = affine.min affine_map<() -> (3, 4)>()
// CASE
%0 = affine.min affine_map<()[s0] -> (s0, s0)>()[%x]
// CASE
%0 = affine.min affine_map<()[s0] -> (s0 + s0, s0 * 2)>()[%x]
// CASE
%0 = affine.apply affine_map<()[s0] -> (s0 * 2)>()[%x]
// CASE
%z = affine.min affine_map<()[s0] -> (s0 + 7, s0)>()[%x]
%0 = affine.max affine_map<(d0)[s0] -> (d0 * 2, d0 * 2 - 4)>(%z)[%x]
// CASE
%d = tensor.dim %t, %c0 : tensor<?x?xf32>
%0 = affine.min affine_map<(d0)[s0] -> (d0 + s0, s0)>(%i)[%d]
// CASE
%d = tensor.dim %t, %c0 : tensor<?x?xf32>
%0 = affine.min affine_map<(d0)[s0] -> (s0, s0 + d0)>(%i)[%d]
// CASE
%d = tensor.dim %t, %c0 : tensor<?x?xf32>
%0 = affine.max affine_map<(d0)[s0] -> (s0, s0 + d0)>(%i)[%d]
// CASE
%d = tensor.dim %t, %c0 : tensor<?x?xf32>
%0 = affine.max affine_map<(d0)[s0] -> (s0 + d0, s0)>(%i)[%d]
// CASE
%0 = affine.min affine_map<(d0)[s0] -> (d0 + s0, s0)>(%i)[%x]
// CASE
%0 = affine.min affine_map<(d0)[s0] -> (d0 + s0 + 1, s0)>(%i)[%x]
// CASE
%0 = affine.min affine_map<(d0)[s0] -> (s0, d0 + s0 + 1)>(%i)[%x]
// CASE
%0 = affine.max affine_map<()[s0] -> (s0 floordiv 4, s0 floordiv 4 + 1)>()[%x]
// CASE
%0 = affine.min affine_map<()[s0] -> (s0 floordiv 4, s0 floordiv 4 + 1)>()[%x]
// CASE
%0 = affine.min affine_map<()[s0] -> (s0 floordiv 4 + 1, s0 floordiv 4)>()[%x]
// CASE
%0 = affine.max affine_map<()[s0] -> (s0 floordiv 4 + 1, s0 floordiv 4)>()[%x]
// CASE
%0 = affine.max affine_map<()[s0] -> (s0 floordiv 4 + 2, s0 floordiv 4)>()[%x]
// CASE
%0 = affine.min affine_map<()[s0] -> (s0 floordiv 4 + 2, s0 floordiv 4)>()[%x]
// CASE
%0 = affine.min affine_map<()[s0] -> (s0 mod 4, 3)>()[%x]
// CASE
%0 = affine.min affine_map<()[s0] -> (s0 mod 4, 4)>()[%x]
// CASE
%0 = affine.min affine_map<()[s0] -> (4, s0 mod 4)>()[%x]
// CASE
%0 = affine.min affine_map<()[s0] -> (3, s0 mod 4)>()[%x]
// CASE
%d = tensor.dim %t, %c0 : tensor<?x?xf32>
%0 = affine.min affine_map<()[s0] -> (s0, s0 floordiv 4)>()[%d]
