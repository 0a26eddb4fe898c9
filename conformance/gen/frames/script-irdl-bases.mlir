// ARGS: --allow-unregistered-dialect --transform-interpreter
// FRAME
"test.op"() : () -> (i32, index, f32, bf16, f64, f8E5M2, tf32, complex<f32>, none, vector<4xf32>, tensor<4xf32>, tensor<*xf32>, memref<4xf32>, memref<*xf32>, tuple<i32>, () -> ())
"test.op"() : () -> (i32)
"test.op"() : () -> (index)
"test.op"() : () -> (f32)
"test.op"() : () -> (bf16)
"test.op"() : () -> (f64)
"test.op"() : () -> (f8E5M2)
"test.op"() : () -> (tf32)
"test.op"() : () -> (complex<f32>)
"test.op"() : () -> (none)
"test.op"() : () -> (vector<4xf32>)
"test.op"() : () -> (tensor<4xf32>)
"test.op"() : () -> (tensor<*xf32>)
"test.op"() : () -> (memref<4xf32>)
"test.op"() : () -> (memref<*xf32>)
"test.op"() : () -> (tuple<i32>)
"test.op"() : () -> (() -> ())
"test.op"() : () -> !foo.bar
"test.op"() : () -> !transform.any_op
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
 %r = transform.irdl.collect_matching in %arg : (!transform.any_op) -> (!transform.any_op) {
 // HERE
 irdl.results(r: %0) } }
}
  transform.debug.emit_remark_at %r, "matched" : !transform.any_op
  transform.yield
}
}
// EACH
irdl.dialect @d { irdl.operation @x { %0 = irdl.base "!builtin.f32"
irdl.dialect @d { irdl.operation @x { %0 = irdl.base "!builtin.f64"
irdl.dialect @d { irdl.operation @x { %0 = irdl.base "!builtin.f8E5M2"
irdl.dialect @d { irdl.operation @x { %0 = irdl.base "!builtin.tf32"
irdl.dialect @d { irdl.operation @x { %0 = irdl.base "!builtin.complex"
irdl.dialect @d { irdl.operation @x { %0 = irdl.base "!builtin.tensor"
irdl.dialect @d { irdl.operation @x { %0 = irdl.base "!builtin.tuple"
irdl.dialect @d { irdl.operation @x { %0 = irdl.base "!builtin.opaque"
// FRAME
"test.op"() {k = 5 : i32} : () -> ()
"test.op"() {k = true} : () -> ()
"test.op"() {k = 1.0 : f32} : () -> ()
"test.op"() {k = "s"} : () -> ()
"test.op"() {k = i32} : () -> ()
"test.op"() {k = unit} : () -> ()
"test.op"() {k = [1]} : () -> ()
"test.op"() {k = {a}} : () -> ()
"test.op"() {k = @s} : () -> ()
"test.op"() {k = affine_map<(d0) -> (d0)>} : () -> ()
"test.op"() {k = affine_set<(d0) : (d0 == 0)>} : () -> ()
"test.op"() {k = dense<1> : tensor<2xi32>} : () -> ()
"test.op"() {k = dense<"a"> : tensor<2x!foo.bar>} : () -> ()
"test.op"() {k = sparse<[[0]],[1]> : tensor<2xi32>} : () -> ()
"test.op"() {k = array<i32: 1>} : () -> ()
"test.op"() {k = strided<[1]>} : () -> ()
"test.op"() {k = distinct[0]<unit>} : () -> ()
"test.op"() {k = loc(unknown)} : () -> ()
"test.op"() {k = #foo<"a">} : () -> ()
"test.op"() {k = #arith.fastmath<fast>} : () -> ()
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
 %r = transform.irdl.collect_matching in %arg : (!transform.any_op) -> (!transform.any_op) {
 // HERE
 irdl.attributes {"k" = %0} } }
}
  transform.debug.emit_remark_at %r, "matched" : !transform.any_op
  transform.yield
}
}
// EACH
irdl.dialect @d { irdl.operation @x { %0 = irdl.base "#builtin.dense_int_or_fp_elements"
irdl.dialect @d { irdl.operation @x { %0 = irdl.base "#builtin.dense_string_elements"
irdl.dialect @d { irdl.operation @x { %0 = irdl.base "#builtin.distinct"
irdl.dialect @d { irdl.operation @x { %0 = irdl.base "#builtin.integer"
irdl.dialect @d { irdl.operation @x { %0 = irdl.base "#builtin.sparse_elements"
irdl.dialect @d { irdl.operation @x { %0 = irdl.base "#builtin.strided_layout"
irdl.dialect @d { irdl.operation @x { %0 = irdl.base "#builtin.unit"
irdl.dialect @d { irdl.operation @x { %0 = irdl.base "#builtin.unknown_loc"
