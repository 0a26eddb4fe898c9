// ARGS: --convert-gpu-to-nvvm
// ARGS: --convert-gpu-to-nvvm=index-bitwidth=32
// ARGS: --convert-gpu-to-nvvm=index-bitwidth=16 --mlir-print-debuginfo
// ARGS: --convert-gpu-to-nvvm=allow-pattern-rollback=false
gpu.module @m {
  gpu.func @ids(%out: memref<?xindex>) kernel attributes {known_block_size = array<i32: 32, 4, 1>, known_grid_size = array<i32: 8, 1, 1>, known_cluster_size = array<i32: 2,2,1>} {
    %0 = gpu.thread_id x
    %1 = gpu.thread_id y
    %2 = gpu.thread_id z upper_bound 7
    %3 = gpu.block_id x
    %4 = gpu.block_dim x
    %5 = gpu.grid_dim x
    %6 = gpu.cluster_id x
    %7 = gpu.cluster_dim x
    %8 = gpu.cluster_block_id x
    %9 = gpu.cluster_dim_blocks x
    %10 = gpu.lane_id
    %12 = gpu.grid_dim y upper_bound 100
    %13 = gpu.cluster_id y upper_bound 100
    %14 = gpu.lane_id upper_bound 16
    %15 = gpu.block_dim z upper_bound 10
    %a = arith.addi %0, %1 : index
    %c0 = arith.constant 0 : index
    memref.store %a, %out[%c0] : memref<?xindex>
    gpu.barrier
    gpu.return
  }
  gpu.func @f(%x: f32, %i : index, %m : memref<4xf32, #gpu.address_space<global>>) -> (f32, index) workgroup(%w : memref<4xf32, 3>, %w2: memref<16x2xf32, #gpu.address_space<workgroup>> {llvm.align = 16 : i64}) private(%p : memref<2xf32>, %p2 : memref<3xf32,#gpu.address_space<private>>) {
    %a = memref.load %m[%i] : memref<4xf32, #gpu.address_space<global>>
    memref.store %a, %w[%i] : memref<4xf32, 3>
    memref.store %a, %w2[%i, %i] : memref<16x2xf32, #gpu.address_space<workgroup>>
    memref.store %a, %p[%i] : memref<2xf32>
    memref.store %a, %p2[%i] : memref<3xf32, #gpu.address_space<private>>
    gpu.return %a, %i : f32, index
  }
  func.func @g(%a : f32) -> f32 { 
    %0 = math.exp %a : f32
    return %0 : f32 }
}
