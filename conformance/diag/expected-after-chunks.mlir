// ARGS: --verify-diagnostics --split-input-file --allow-unregistered-dialect
// ARGS: --verify-diagnostics=only-expected --split-input-file --allow-unregistered-dialect
// ARGS: --split-input-file --allow-unregistered-dialect --mlir-print-op-on-diagnostic=false
func.func @f() {
  "t.a"() : () -> ()
} // expected-error {{x}}
// -----
func.func @f() {
  "t.op"() ({
    %0 = arith.constant 1 : i32
  }) : () -> ()
  return
}
// -----
func.func @g() {
  cf.br ^bb1
^bb1:
  %0 = arith.constant 1 : i32
}
// -----
func.func @g() {
  // expected-error @+1 {{block with no terminator}}
  %0 = arith.constant 1 : i32
}
// -----
// expected-error @below {{nope}}
func.func @h() { return }
// -----
func.func @h() { 
  // expected-error @+1 {{block with no terminator}}
  %0 = arith.constant 1 : i32
  // expected-note @-1 {{see current operation}}
}
// -----
func.func @h() { 
  // expected-error @+1 {{no_such}}
  "func.return"(%x) : (i32) -> ()
}
// -----
// expected-remark @+1 {{missing}}
module {}
// -----
func.func @ok() { 
  // expected-error @+1 {{expected operation name in quotes}}
  foo
}
