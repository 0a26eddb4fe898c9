// ARGS: --split-input-file
// FRAME
// HERE
// EACH
func.func private @f(!transform.bar)
func.func private @f(!transform.)
func.func private @f(!transform.any_opp)
func.func private @f(!transform.param<>)
func.func private @f(!transform.op)
func.func private @f(!transform<xyz<any_op>>)
func.func private @f() attributes {a = #transform.foo}
func.func private @f() attributes {a = #transform<failure_propagation_mode propagate>}
func.func private @f() attributes {a = #transform<match_interface foo>}
