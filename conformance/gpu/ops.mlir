// ARGS: --allow-unregistered-dialect
// ARGS: --allow-unregistered-dialect --mlir-print-op-generic
// ARGS: --allow-unregistered-dialect --canonicalize
// ARGS: --allow-unregistered-dialect --cse
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @kernel(%a: memref<16x32xf32>, %n: index) workgroup(%w: memref<32xf32, #gpu.address_space<workgroup>>, %w2: memref<4xf32, 3> {llvm.align = 8 : i64}) private(%p: memref<1xf32, 5>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
      %0 = gpu.thread_id x
      %1 = gpu.thread_id y upper_bound 64
      %2 = gpu.block_id z
      %3 = gpu.block_dim x
      %4 = gpu.grid_dim x
      %5 = gpu.cluster_id x
      %6 = gpu.cluster_dim y
      %7 = gpu.cluster_dim_blocks y
      %8 = gpu.cluster_block_id y
      %9 = gpu.global_id x upper_bound 65536
      %l = gpu.lane_id
      %l2 = gpu.lane_id upper_bound 32
      %s = gpu.subgroup_id : index
      %ss = gpu.subgroup_size upper_bound 32 : index
      %ns = gpu.num_subgroups : index
      gpu.barrier
      %c = arith.constant 1.0 : f32
      %o = arith.constant 1 : i32
      %w32 = arith.constant 32 : i32
      %v, %ok = gpu.shuffle xor %c, %o, %w32 : f32
      %v1, %ok1 = gpu.shuffle down %c, %o, %w32 : f32
      %r, %rok = gpu.rotate %c, 3, 16 : f32
      %ar = gpu.all_reduce add %c {} : (f32) -> f32
      %ar1 = gpu.all_reduce maxnumf %c uniform {} : (f32) -> f32
      %ar2 = gpu.all_reduce %c {
      ^bb0(%x: f32, %y: f32):
        %z = arith.addf %x, %y : f32
        gpu.yield %z : f32
      } : (f32) -> f32
      %sr = gpu.subgroup_reduce mul %c : (f32) -> f32
      %sr1 = gpu.subgroup_reduce mul %c uniform cluster(size = 4) : (f32) -> f32
      %sr2 = gpu.subgroup_reduce mul %c cluster(size = 4, stride = 2) {foo} : (f32) -> f32
      %b = gpu.subgroup_broadcast %c, first_active_lane : f32
      %b1 = gpu.subgroup_broadcast %c, specific_lane %o : f32
      gpu.printf "Hello %f\0A", %c : f32
      gpu.printf "Hello"
      %d = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
      gpu.return
    }
    gpu.func @device(%x: f32 {foo.bar}) -> (f32, i32) {
      %o = arith.constant 1 : i32
      gpu.return %x, %o : f32, i32
    }
  }
  func.func @host(%a: memref<16x32xf32>, %s: i32, %u: memref<*xf32>, %i64: i64) {
    %c1 = arith.constant 1 : index
    %t = gpu.wait async
    gpu.launch_func @kernels::@kernel blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%a : memref<16x32xf32>, %c1 : index)
    %t1 = gpu.launch_func async [%t] @kernels::@kernel clusters in (%c1, %c1, %c1) blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) dynamic_shared_memory_size %s args(%a : memref<16x32xf32>, %c1 : index)
    gpu.launch_func @kernels::@kernel blocks in (%i64, %i64, %i64) threads in (%i64, %i64, %i64) : i64 dynamic_shared_memory_size %s args(%a : memref<16x32xf32>, %c1 : index)
    gpu.launch_func <%t : !gpu.async.token> @kernels::@kernel blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%a : memref<16x32xf32>, %c1 : index)
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
      "use"(%bx, %tz) : (index, index) -> ()
      gpu.terminator
    }
    %t3 = gpu.launch async [%t, %t1] clusters(%cx, %cy, %cz) in (%ux = %c1, %uy = %c1, %uz = %c1) blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) dynamic_shared_memory_size %s module(@m) function(@f) workgroup(%wm: memref<42xf32, 3>) private(%pm: memref<2xf32, 5>, %pm2: memref<1xf32, 5>) {
      gpu.terminator
    } {foo = 1}
    %m, %t4 = gpu.alloc async [%t] (%c1) : memref<?xf32, 1>
    %m2 = gpu.alloc host_shared (%c1, %c1) : memref<?x?xf32>
    %m3 = gpu.alloc (%c1)[%c1] : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
    gpu.memcpy %a, %a : memref<16x32xf32>, memref<16x32xf32>
    %t5 = gpu.memcpy async [%t4] %a, %a : memref<16x32xf32>, memref<16x32xf32>
    %f = arith.constant 1.0 : f32
    gpu.memset %a, %f : memref<16x32xf32>, f32
    gpu.dealloc %m : memref<?xf32, 1>
    %t6 = gpu.dealloc async %m2 : memref<?x?xf32>
    gpu.host_register %u : memref<*xf32>
    gpu.host_unregister %u : memref<*xf32>
    gpu.set_default_device %s
    gpu.wait [%t5, %t6]
    return
  }
  func.func @mma(%m: memref<32x32xf16, 3>, %i: index, %f16: f16) {
    %a = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xf16, 3> -> !gpu.mma_matrix<16x16xf16, "AOp">
    %b = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index, transpose} : memref<32x32xf16, 3> -> !gpu.mma_matrix<16x16xf16, "BOp">
    %c = gpu.subgroup_mma_constant_matrix %f16 : !gpu.mma_matrix<16x16xf16, "COp">
    %d = gpu.subgroup_mma_compute %a, %b, %c {a_transpose} : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf16, "COp">
    %e = gpu.subgroup_mma_elementwise addf %d, %c : (!gpu.mma_matrix<16x16xf16, "COp">, !gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf16, "COp">
    gpu.subgroup_mma_store_matrix %e, %m[%i, %i] {leadDimension = 32 : index} : !gpu.mma_matrix<16x16xf16, "COp">, memref<32x32xf16, 3>
    %x = gpu.subgroup_mma_extract_thread_local %e[%i] : !gpu.mma_matrix<16x16xf16, "COp"> -> f16
    %y = gpu.subgroup_mma_insert_thread_local %x, %e[%i] : f16, !gpu.mma_matrix<16x16xf16, "COp"> -> !gpu.mma_matrix<16x16xf16, "COp">
    return
  }
  func.func @warp(%l: index, %v: vector<4xi32>) {
    gpu.warp_execute_on_lane_0(%l)[32] {
      "x.x"() : () -> ()
    }
    %r:2 = gpu.warp_execute_on_lane_0(%l)[32] args(%v : vector<4xi32>) -> (vector<1xf32>, i32) {
    ^bb0(%a: vector<128xi32>):
      %0:2 = "def"(%a) : (vector<128xi32>) -> (vector<32xf32>, i32)
      gpu.yield %0#0, %0#1 : vector<32xf32>, i32
    } {a = 2}
    return
  }
}
