// ARGS: --split-input-file
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op): 
  %0 = transform.cast %a : !transform.any_op to !transform.foo
  %1 = transform.cast %a : !transform.any_op to !transform.foo<bar>
}
// -----
func.func private @f(!transform.bar)
// -----
func.func private @f(!transform.)
// -----
func.func private @f(!transform.any_opp)
// -----
func.func private @f(!transform.op<"a)
// -----
func.func private @f(!transform.param)
// -----
func.func private @f(!transform.param<>)
// -----
func.func private @f(!transform.param<x>)
// -----
func.func private @f(!transform.param<f32>)
// -----
func.func private @f(!transform.op)
// -----
func.func private @f(!transform.op<a>)
// -----
func.func private @f(!transform<"foo">)
// -----
func.func private @f(!transform<any_op>, !transform<op<"foo.bar">>, !transform.type, !transform.any_value, !transform.any_param)
// -----
func.func private @f(!transform<xyz<any_op>>)
// -----
func.func private @f(#transform.foo)
// -----
func.func private @f() attributes {a = #transform.foo}
// -----
func.func private @f() attributes {a = #transform<failure_propagation_mode propagate>}
// -----
func.func private @f() attributes {a = #transform<match_interface foo>}
