// RUN: not jig-opt --split-input-file %s 2>&1 | FileCheck %s
// Layouts of types in nested scopes: the reference dies of them.

// CHECK: :7:3: error: data layout does not combine with layouts of enclosing ops
// CHECK: :6:1: note: enclosing op with data layout
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<index = 64>} {}
}
// -----
// All integers are of one kind.
// CHECK: :13:3: error: data layout does not combine with layouts of enclosing ops
module attributes {dlti.dl_spec = #dlti.dl_spec<i64 = dense<64> : vector<2xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<64> : vector<2xi64>>} {}
}
// -----
// CHECK: :18:3: error: data layout does not combine with layouts of enclosing ops
module attributes {dlti.dl_spec = #dlti.dl_spec<f32 = dense<64> : vector<2xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<f32 = dense<64> : vector<2xi64>>} {}
}
// -----
// CHECK: 'transform.dlti.query' op requires a single operand
%0 = "transform.dlti.query"() {keys = ["a"]} : () -> !transform.any_param
