// ARGS: --transform-interpreter --allow-unregistered-dialect
func.func @f(%a: f32, %b: i32, %h: f16, %i64: i64, %v: vector<2xf16>, %o: i32, %i8: i8, %v4: vector<4xf32>) -> (i1, i1) {
  %w64 = arith.constant 64 : i32
  %w32 = arith.constant 32 : i32
  %w16 = arith.constant 16 : i32
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c7 = arith.constant 7 : i32
  %c8 = arith.constant 8 : i32
  %c15 = arith.constant 15 : i32
  %c16 = arith.constant 16 : i32
  %c31 = arith.constant 31 : i32
  %c32 = arith.constant 32 : i32
  %c33 = arith.constant 33 : i32
  %s0, %p0 = gpu.shuffle xor %a, %c1, %w64 : f32
  %s1, %p1 = gpu.shuffle xor %a, %c16, %w64 : f32
  %s2, %p2 = gpu.shuffle xor %a, %c32, %w64 : f32
  %s3, %p3 = gpu.shuffle xor %a, %c7, %w64 : f32
  %s4, %p4 = gpu.shuffle xor %a, %c31, %w64 : f32
  %s5, %p5 = gpu.shuffle xor %a, %c33, %w64 : f32
  %s6, %p6 = gpu.shuffle xor %a, %c1, %w32 : f32
  %s7, %p7 = gpu.shuffle xor %a, %c1, %w16 : f32
  %s8, %p8 = gpu.shuffle xor %a, %o, %w64 : f32
  %s9, %p9 = gpu.shuffle up %a, %c1, %w64 : f32
  %s10, %p10 = gpu.shuffle down %a, %c1, %w64 : f32
  %s11, %p11 = gpu.shuffle idx %a, %c1, %w64 : f32
  %s12, %p12 = gpu.shuffle xor %i64, %c1, %w64 : i64
  %s13, %p13 = gpu.shuffle xor %v, %c15, %w64 : vector<2xf16>
  %s14, %p14 = gpu.shuffle xor %i8, %c8, %w64 : i8
  %s15, %p15 = gpu.shuffle xor %i64, %c16, %w64 : i64
  %s16, %p16 = gpu.shuffle xor %i64, %c32, %w64 : i64
  %s17, %p17 = gpu.shuffle xor %a, %c0, %w64 : f32
  %s18, %p18 = gpu.shuffle xor %v4, %c16, %w64 : vector<4xf32>
  %s19, %p19 = gpu.shuffle xor %a, %c16, %w32 : f32
  %s20, %p20 = gpu.shuffle xor %a, %c32, %w32 : f32
  %s21, %p21 = gpu.shuffle xor %a, %c2, %o : f32
  "test.use"(%s0, %s1, %s2, %s3, %s4, %s5, %s6, %s7, %s8, %s9, %s10, %s11, %s12, %s13, %s14, %s15, %s16, %s17, %s18, %s19, %s20, %s21) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, vector<2xf16>, i8, i64, i64, f32, vector<4xf32>, f32, f32, f32) -> ()
  return %p0, %p6 : i1, i1
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%t: !transform.any_op) {
    %m = transform.structured.match ops{["func.func"]} in %t : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %m {
      transform.apply_patterns.gpu.gpu_shuffle_to_amdgpu chipset = "gfx942"
    } : !transform.any_op
    transform.yield
  }
}
