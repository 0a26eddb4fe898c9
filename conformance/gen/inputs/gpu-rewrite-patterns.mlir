// ARGS: --allow-unregistered-dialect --transform-interpreter
gpu.module @m {
  gpu.func @ar(%x: i32, %y: f16) workgroup(%w: memref<4xf32, 3>) private(%p: memref<2xf32, 5>) kernel {
    %0 = gpu.all_reduce %x uniform {
    ^bb0(%a: i32, %b: i32):
      %c = arith.cmpi slt, %a, %b : i32
      cf.cond_br %c, ^bb1, ^bb2
    ^bb1:
      gpu.yield %a : i32
    ^bb2:
      gpu.yield %b : i32
    } : (i32) -> i32
    %1 = gpu.all_reduce maxnumf %y uniform {} : (f16) -> f16
    %2 = gpu.all_reduce minui %x uniform {} : (i32) -> i32
    "use"(%0, %1, %2) : (i32, f16, i32) -> ()
    gpu.return
  }
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["gpu.module"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.gpu.gpu_rewrite_patterns
    } : !transform.any_op
    transform.yield
  }
}
