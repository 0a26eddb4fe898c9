// ARGS: --split-input-file --allow-unregistered-dialect
"x.top"() ({
  %v0 = "x.v"() : () -> i1
  %r = "func.call_indirect"(%v0, %v0, %v0, %v0) : (i1, i1, i1, i1) -> (i1)
}) : () -> ()
// -----
"x.top"() ({
  %r = "func.constant"() <{value = @f}> : () -> (tuple<i32,f32>)
}) : () -> ()
// -----
"x.top"() ({
  %v0 = "x.v"() : () -> !transform.any_value
  %v1 = "x.v"() : () -> tensor<4xi1>
  "func.return"(%v1, %v0) : (tensor<4xi1>, !transform.any_value) -> ()
}) : () -> ()
