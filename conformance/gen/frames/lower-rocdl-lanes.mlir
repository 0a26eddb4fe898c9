// ARGS: --transform-interpreter --allow-unregistered-dialect
// FRAME
gpu.module @m {
  // HERE
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%t: !transform.any_op) {
    %m = transform.structured.match ops{["gpu.module"]} in %t : (!transform.any_op) -> !transform.any_op
    transform.apply_conversion_patterns to %m {
      transform.apply_conversion_patterns.gpu.gpu_to_rocdl chipset =
        // HERE
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter 
    } {legal_dialects = ["llvm", "rocdl", "arith"], partial_conversion} : !transform.any_op
    transform.yield
  }
}
// CASE
  gpu.func @sh(%a: f32, %o: i32, %i: i64, %v: vector<2xf32>, %h: f16, %w: i32, %p8: vector<3xi8>, %i8: i8, %i1: i1, %n: index) -> (i1, i1, i1) {
    %s, %p = gpu.shuffle xor %a, %o, %w : f32
    %s1, %p1 = gpu.shuffle up %i, %o, %w : i64
    %s5, %p5 = gpu.shuffle idx %v, %o, %w : vector<2xf32>
    %s6, %p6 = gpu.shuffle idx %h, %o, %w : f16
    %s7, %p7 = gpu.shuffle idx %p8, %o, %w : vector<3xi8>
    %s8, %p8x = gpu.shuffle idx %i1, %o, %w : i1
    %b = gpu.subgroup_broadcast %i, first_active_lane : i64
    %b1 = gpu.subgroup_broadcast %v, first_active_lane : vector<2xf32>
    %b2 = gpu.subgroup_broadcast %n, first_active_lane : index
    gpu.return %p, %p, %p5 : i1, i1, i1
  }
// AND
"gfx942"
// CASE
  gpu.func @sh(%f48: vector<3xf16>, %o: i32, %i48: i48, %w: i32, %i96: i96, %v3: vector<3xf32>, %i8: i8, %i1: i1, %bf: bf16, %f8: f8E4M3FN, %vi: vector<4xindex>, %v2h: vector<2xf16>, %v21: vector<1xf32>, %f64: f64, %i128: i128, %v0: vector<f32>, %i100 : i100) {
    %s3, %p5d = gpu.shuffle idx %i96, %o, %w : i96
    %s6, %p6 = gpu.shuffle idx %v21, %o, %w : vector<1xf32>
    %s4, %p4 = gpu.shuffle idx %v2h, %o, %w : vector<2xf16>
    %s8, %p8x = gpu.shuffle idx %f64, %o, %w : f64
    %b2 = gpu.subgroup_broadcast %i96, first_active_lane : i96
    %b3 = gpu.subgroup_broadcast %i8, first_active_lane : i8
    %b4 = gpu.subgroup_broadcast %i1, first_active_lane : i1
    %b5 = gpu.subgroup_broadcast %bf, first_active_lane : bf16
    %b6 = gpu.subgroup_broadcast %f8, first_active_lane : f8E4M3FN
    %b8 = gpu.subgroup_broadcast %v2h, first_active_lane : vector<2xf16>
    %b9 = gpu.subgroup_broadcast %f64, specific_lane %o : f64
    %b10 = gpu.subgroup_broadcast %i128, specific_lane %o : i128
    %b11 = gpu.subgroup_broadcast %v21, specific_lane %o : vector<1xf32>
    gpu.return
  }
// AND
"gfx942"
// CASE
  gpu.func @sh(%o: i32, %w: i32,  %i8: i8, %f8: f8E4M3FN,  %v0: vector<f32>, %v22: vector<2x2xf32>, %n: index) {
    %s = gpu.subgroup_broadcast %f8, first_active_lane : f8E4M3FN
    %s1 = gpu.subgroup_broadcast %v0, specific_lane %o : vector<f32>
    %s2 = gpu.subgroup_broadcast %n, specific_lane %o : index
    gpu.return
  }
// AND
"gfx1200"
// CASE
gpu.func @t(%a: vector<2xi16>, %b: vector<2xbf16>, %c: vector<4xi8>, %d: vector<1xi32>, %e: vector<1xf64>, %f: i4, %g: vector<8xi4>, %h: i16, %l: i32) {
  %0 = gpu.subgroup_broadcast %a, first_active_lane : vector<2xi16>
  %1 = gpu.subgroup_broadcast %b, specific_lane %l : vector<2xbf16>
  %2 = gpu.subgroup_broadcast %c, first_active_lane : vector<4xi8>
  %3 = gpu.subgroup_broadcast %d, first_active_lane : vector<1xi32>
  %4 = gpu.subgroup_broadcast %e, first_active_lane : vector<1xf64>
  %5 = gpu.subgroup_broadcast %f, specific_lane %l : i4
  %6 = gpu.subgroup_broadcast %g, first_active_lane : vector<8xi4>
  %7 = gpu.subgroup_broadcast %h, first_active_lane : i16
  gpu.return
}
// AND
"gfx000"
// CASE
gpu.func @t(%p: !llvm.ptr<3>) {
  %0 = gpu.subgroup_broadcast %p, first_active_lane : !llvm.ptr<3>
  gpu.return
}
// AND
"gfx1100"
