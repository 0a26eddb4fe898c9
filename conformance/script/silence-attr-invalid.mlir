// ARGS: --split-input-file --allow-unregistered-dialect
func.func @f() attributes {transform.silence_tracking_failures = 1} { return }
// -----
"a.b"() {transform.silence_tracking_failures, transform.foo = 1} : () -> ()
// -----
"a.b"() {transform.silence_tracking_failures = 1} : () -> ()
// -----
transform.named_sequence @f(%a: !transform.any_op) attributes {transform.silence_tracking_failures = 1} { transform.yield }
