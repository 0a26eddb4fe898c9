// The reference dies on these.
// RUN: jig-opt --canonicalize --verify-diagnostics %s
func.func @f() -> index {
  %zero = arith.constant 0 : index
  // expected-error @below {{no basis element may be statically non-positive}}
  %v4, %v5, %v6 = affine.delinearize_index %zero into (2, 2, %zero) : index, index, index
  %v7 = affine.linearize_index disjoint [%v5, %v6] by (%zero) : index
  return %v7 : index
}
