// ARGS: --split-input-file --allow-unregistered-dialect
"t.x"() {a = dense_resource<a> : tensor<4xi8>, b = dense_resource<"b"> : tensor<1xi8>} : () -> ()
{-# dialect_resources: { builtin: { a: "0x0800000001", "c": "0x0800000002" , a : "0x0400000002" } } #-}
// -----
{-# dialect_resources: { builtin: { a: "0x08000000010203" } } #-}
"t.x"() {a = dense_resource<a> : tensor<3xi8>} : () -> ()
"t.x"() {a = dense_resource<a> : tensor<3xi8>} : () -> ()
// -----
"t.x"() {b = dense_resource<"x y"> : tensor<1xi8>} : () -> ()
{-#
  dialect_resources: { builtin: { "x y": "0x01000000FF" } },
  external_resources: { tool: { key: "value" } }
#-}
// -----
"t.x"() {a = dense_resource} : () -> ()
// -----
"t.x"() {a = dense_resource<} : () -> ()
// -----
"t.x"() {a = dense_resource<a} : () -> ()
// -----
"t.x"() {a = dense_resource<a>} : () -> ()
// -----
"t.x"() {a = dense_resource<a> :} : () -> ()
// -----
"t.x"() {a = dense_resource<a> : i32} : () -> ()
// -----
"t.x"() {a = dense_resource<"a b"> : tensor<4xi32>} : () -> ()
// -----
"t.x"() {a = dense_resource<1> : tensor<4xi32>} : () -> ()
// -----
"t.x"() {a = dense_resource<a> : tensor<?xi32>} : () -> ()
// -----
"t.x"() {a = dense_resource<i32> : vector<4xi32>} : () -> ()
