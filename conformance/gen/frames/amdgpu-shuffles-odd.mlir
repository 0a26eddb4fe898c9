// ARGS: --transform-interpreter
// FRAME
func.func @f(%a: f32, %w: i32) -> (f32, i1) {
  %w64 = arith.constant 64 : i32
  // HERE
  %s, %p = gpu.shuffle xor %a, %c, %w64 : f32
  return %s, %p : f32, i1
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%t: !transform.any_op) {
    %m = transform.structured.match ops{["func.func"]} in %t : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %m {
      transform.apply_patterns.gpu.gpu_shuffle_to_amdgpu
        // HERE
    } : !transform.any_op
    transform.yield
  }
}
// EACH
%c = arith.constant -1 : i32 // AND chipset = "gfx950"
%c = arith.constant -2147483648 : i32 // AND chipset = "foo"
%c = arith.constant 2147483647 : i32 // AND {a = 1}
%c = arith.constant 16 : i32 // AND chipset = "gfx9"
%c = arith.constant 16 : i32 // AND chipset = "gfx90a"
%c = arith.constant 32 : i32 // AND chipset = "gfx94f"
%c = arith.constant 32 : i32 // AND chipset = 3
%c = arith.constant 64 : i32 // AND chipset = "gfx1250"
