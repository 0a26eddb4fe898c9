// ARGS: --split-input-file --allow-unregistered-dialect
"x.top"() ({
  %v0 = "x.v"() : () -> index
  %r = "affine.apply"(%v0, %v0) : (index, index) -> (index)
}) : () -> ()
// -----
"x.top"() ({
  "affine.for"() ({
 "x.t"() : () -> ()
 }) {lowerBoundMap = affine_map<(d0) -> (d0)>, upperBoundMap = affine_map<(d0) -> (d0)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
}) : () -> ()
// -----
"x.top"() ({
  %v0 = "x.v"() : () -> i32
  %r = "affine.min"(%v0) {map = affine_map<(d0) -> (d0)>} : (i32) -> (index)
}) : () -> ()
// -----
"x.top"() ({
  %r = "affine.linearize_index"() <{static_basis = [], disjoint = 0 : index, operandSegmentSizes = array<i32: 0, 0>}> : () -> (index)
}) : () -> ()
