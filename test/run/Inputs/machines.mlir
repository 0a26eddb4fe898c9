// CHECK: arm_sve.smmla
// CHECK-NOT: vector.contract
module attributes {transform.with_named_sequence} {
  func.func @f(%a: vector<2x8xi8>, %b: vector<[4]x8xi8>, %c: vector<2x[4]xi32>) -> vector<2x[4]xi32> {
    %0 = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x8xi8>, vector<[4]x8xi8> into vector<2x[4]xi32>
    return %0 : vector<2x[4]xi32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.arm_sve.vector_contract_to_i8mm
    } : !transform.any_op
    transform.yield
  }
}
