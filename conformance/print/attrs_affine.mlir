// ARGS: --allow-unregistered-dialect
// ARGS: --allow-unregistered-dialect --mlir-print-op-generic
"t.maps"() {
  a = affine_map<() -> ()>, b = affine_map<(d0, d1) -> (d1, d0)>, c = affine_map<(d0)[s0, s1] -> (d0 * s0 + s1)>, d = affine_map<(d0) -> (d0 - 1, -d0, -d0 - 1, d0 * -3 + 4)>,
  e = affine_map<(d0, d1) -> (d0 - d1, d0 - d1 * 2, (d0 + d1) * 2, (d0 + d1) floordiv 3, (d0 ceildiv 4) mod 5, -(d0 + d1))>, f = affine_map<(d0)[s0] -> (d0 floordiv s0, (d0 mod s0) * 2)>,
  g = affine_map<(d0) -> (5, -5, 0)>, s = affine_set<(d0, d1)[s0] : (d0 - d1 >= 0, s0 - 5 == 0)>, s0 = affine_set<() : (1 == 0)>, l = strided<[]>, m = strided<[1, ?], offset: 3>
} : () -> ()
