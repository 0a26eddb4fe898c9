// Ops at the top that use one another are printed together; without the two that do, each by itself.
#map = affine_map<(d0) -> (d0 * 2)>
module attributes {transform.with_named_sequence} {
  %c = arith.constant 1 : index
  %d = affine.apply #map(%c)
  memref.global "private" @g : memref<4xf32> = dense<0.0>
  module @inner {
    func.func @f(%a: index, %m: memref<4xf32, strided<[1], offset: ?>>) -> index {
      %0 = affine.apply affine_map<(d0) -> (d0 * 2)>(%a)
      %1:2 = scf.execute_region -> (index, index) {
        %x = arith.addi %0, %a : index
        scf.yield %x, %0 : index, index
      }
      cf.br ^last(%1#1 : index)
    ^last(%r: index):
      %e = arith.addi %0, %a : index
      %s = arith.addi %r, %e : index
      return %s : index
    }
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %adds = transform.structured.match ops{["arith.addi"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.annotate %adds "add" : !transform.any_op
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.canonicalization
    } : !transform.any_op
    transform.apply_cse to %f : !transform.any_op
    %module = transform.get_parent_op %f {op_name = "builtin.module"} : (!transform.any_op) -> !transform.any_op
    transform.annotate %module "scf.seen" : !transform.any_op
    transform.annotate %root "scf.seen" : !transform.any_op
    transform.yield
  }
}
