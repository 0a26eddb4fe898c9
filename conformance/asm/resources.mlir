// ARGS: --split-input-file --allow-unregistered-dialect
// FRAME
// HERE
// EACH
{-# dialect_resources: { builtin: { a: "0x08000000010203" } } #-} "t.x"() {a = dense_resource<a> : tensor<3xi8>} : () -> () "t.x"() {a = dense_resource<a> : tensor<3xi8>} : () -> ()
"t.x"() {a = dense_resource} : () -> ()
"t.x"() {a = dense_resource<} : () -> ()
"t.x"() {a = dense_resource<a} : () -> ()
"t.x"() {a = dense_resource<a>} : () -> ()
"t.x"() {a = dense_resource<a> :} : () -> ()
"t.x"() {a = dense_resource<a> : i32} : () -> ()
