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
  gpu.func @ids(%arg0: memref<4xindex>) kernel attributes {known_block_size = array<i32: 32, 4, 2>, known_grid_size = array<i32: 5, 6, 7>} {
    %0 = gpu.thread_id x
    %1 = gpu.thread_id y upper_bound 7
    %2 = gpu.block_id z
    %3 = gpu.block_dim y
    %4 = gpu.grid_dim x
    %5 = gpu.lane_id
    %6 = gpu.lane_id upper_bound 16
    %7 = gpu.subgroup_id : index
    %8 = gpu.subgroup_size : index
    %9 = gpu.subgroup_size upper_bound 64 : index
    %10 = gpu.num_subgroups : index
    %11 = gpu.cluster_id x
    %12 = gpu.cluster_dim x
    %13 = gpu.cluster_block_id x
    %14 = gpu.cluster_dim_blocks x
    %15 = gpu.global_id x
    %16 = gpu.subgroup_id upper_bound 8 : index
    gpu.barrier
    gpu.return
  }
  gpu.func @ids2(%arg0: memref<4xindex>) attributes {known_block_size = array<i32: 32, 4, 2>, known_grid_size = array<i32: 5, 6, 7>} {
    %0 = gpu.thread_id x
    %3 = gpu.block_dim y
    gpu.return
  }
  gpu.func @sh(%a: f32, %o: i32, %i: i64, %v: vector<2xf32>) -> f32 {
    %w = arith.constant 32 : i32
    %s, %p = gpu.shuffle xor %a, %o, %w : f32
    %s1, %p1 = gpu.shuffle up %a, %o, %w : f32
    %s2, %p2 = gpu.shuffle down %a, %o, %w : f32
    %s3, %p3 = gpu.shuffle idx %a, %o, %w : f32
    %s4, %p4 = gpu.shuffle idx %i, %o, %w : i64
    %s5, %p5 = gpu.shuffle idx %v, %o, %w : vector<2xf32>
    %b = gpu.subgroup_broadcast %a, first_active_lane : f32
    %c = gpu.subgroup_broadcast %a, specific_lane %o : f32
    gpu.printf "hello %f\n", %a : f32
    %d = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
    gpu.return %s : f32
  }
// AND
"gfx942"
// CASE
 gpu.func @f() {
 %8 = gpu.subgroup_size : index
 %9 = gpu.subgroup_size upper_bound 32 : index
 %7 = gpu.subgroup_id : index
 %1 = gpu.lane_id
 gpu.barrier
 gpu.return }
// AND
"gfx942"
// CASE
gpu.func @o(%n: index) {
  gpu.barrier
  gpu.return
}
gpu.func @p(%a: f32) -> (f32, f32) {
  gpu.return %a, %a : f32, f32
}
gpu.func private @q(%a: f32)
llvm.func @r()
// AND
"gfx90a"
// CASE
gpu.func @o() {
  gpu.barrier
  gpu.return
}
// AND
"gfx9-generic"
// CASE
gpu.func @o() {
  gpu.barrier
  gpu.return
}
// AND
""
// CASE
gpu.func @o() {
  gpu.barrier
  gpu.return
}
// AND
"gfx90g"
// CASE
gpu.func @o() {
  gpu.barrier
  gpu.return
}
// AND
"gfx12345"
// CASE
gpu.func @o() {
  gpu.barrier
  gpu.return
}
// AND
"gfx4294967296ff"
