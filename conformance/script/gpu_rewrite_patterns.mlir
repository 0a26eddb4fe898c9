// ARGS: --allow-unregistered-dialect --transform-interpreter --split-input-file
module attributes {transform.with_named_sequence} {
gpu.module @m {
  gpu.func @gid() kernel {
    %0 = gpu.global_id x
    %1 = gpu.global_id y upper_bound 12
    "use"(%0, %1) : (index, index) -> ()
    gpu.return
  }
  gpu.func @sh(%x: i64, %y: f64, %z: f32, %o: i32, %w: i32) {
    %0, %v0 = gpu.shuffle xor %x, %o, %w : i64
    %1, %v1 = gpu.shuffle idx %y, %o, %w : f64
    %2, %v2 = gpu.shuffle up %z, %o, %w : f32
    "use"(%0, %v0, %1, %v1, %2, %v2) : (i64, i1, f64, i1, f32, i1) -> ()
    gpu.return
  }
  gpu.func @ar(%x: f32) kernel {
    %0 = gpu.all_reduce add %x uniform {} : (f32) -> f32
    "use"(%0) : (f32) -> ()
    gpu.return
  }
}
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["gpu.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.gpu.gpu_rewrite_patterns
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
gpu.module @m {
  gpu.func @gid() kernel {
    %0 = gpu.global_id x
    %1 = gpu.global_id y upper_bound 12
    "use"(%0, %1) : (index, index) -> ()
    gpu.return
  }
  gpu.func @sh(%x: i64, %y: f64, %z: f32, %o: i32, %w: i32) {
    %0, %v0 = gpu.shuffle xor %x, %o, %w : i64
    %1, %v1 = gpu.shuffle idx %y, %o, %w : f64
    %2, %v2 = gpu.shuffle up %z, %o, %w : f32
    "use"(%0, %v0, %1, %v1, %2, %v2) : (i64, i1, f64, i1, f32, i1) -> ()
    gpu.return
  }
  gpu.func @ar(%x: f32) kernel {
    %0 = gpu.all_reduce add %x uniform {} : (f32) -> f32
    "use"(%0) : (f32) -> ()
    gpu.return
  }
}
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["gpu.module"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.gpu.gpu_rewrite_patterns
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
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
  gpu.func @non(%x: i32) kernel {
    %1 = gpu.all_reduce add %x uniform {} : (i32) -> i32
    %2 = gpu.all_reduce minui %x {} : (i32) -> i32
    "use"(%1, %2) : (i32, i32) -> ()
    gpu.return
  }
}
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["gpu.module"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.gpu.gpu_rewrite_patterns
    } : !transform.any_op
    transform.yield
  }
}
