// ARGS: --int-range-optimizations
gpu.module @m {
  gpu.func @k(%a: memref<?xindex>) kernel attributes {known_block_size = array<i32: 32, 4, 1>, known_grid_size = array<i32: 7, 1, 2>} {
    %c = arith.constant 32 : index
    %x = gpu.thread_id x
    %y = gpu.thread_id z
    %bd = gpu.block_dim y
    %r = arith.remui %x, %c : index
    memref.store %r, %a[%y] : memref<?xindex>
    memref.store %bd, %a[%y] : memref<?xindex>
    gpu.return
  }
}
func.func @l(%n: index, %a: memref<?xindex>) {
  %c4 = arith.constant 4 : index
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c4, %gy = %n, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c4, %sy = %c1, %sz = %n) {
    %r = arith.remui %bx, %c4 : index
    memref.store %r, %a[%ty] : memref<?xindex>
    memref.store %gx, %a[%bz] : memref<?xindex>
    gpu.terminator
  }
  return
}
