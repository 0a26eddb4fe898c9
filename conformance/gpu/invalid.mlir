// ARGS: --split-input-file --allow-unregistered-dialect
func.func @f(%i: index) {
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) {
    func.return
  }
  return
}
// -----
func.func @f(%i: index) {
  gpu.launch async blocks(%bx, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) {
    gpu.terminator
  }
  return
}
// -----
func.func @f(%i: index) {
  "gpu.launch"(%i, %i, %i, %i, %i, %i) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>}> ({
  ^bb0(%a: index, %b: index, %c: index, %d: index, %e: index):
    gpu.terminator
  }) : (index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @f(%i: index) {
  "gpu.launch"(%i, %i, %i, %i, %i, %i, %i) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0>}> ({
  ^bb0(%a: index, %b: index, %c: index, %d: index, %e: index):
    gpu.terminator
  }) : (index, index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @f(%i: index) {
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) workgroup(%m : i32) {
    gpu.terminator
  }
  return
}
// -----
func.func @f(%i: index) {
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) private(%m : memref<4xf32, #gpu.address_space<workgroup>>) {
    gpu.terminator
  }
  return
}
// -----
func.func @f(%i: index) {
  gpu.launch_func @a::@b blocks in (%i, %i, %i) threads in (%i, %i, %i)
  return
}
// -----
module attributes {gpu.container_module} {
  func.func @f(%i: index) {
    gpu.launch_func @a::@b blocks in (%i, %i, %i) threads in (%i, %i, %i)
    return
  }
}
// -----
module attributes {gpu.container_module} {
  module @a {
  }
  func.func @f(%i: index) {
    gpu.launch_func @a::@b blocks in (%i, %i, %i) threads in (%i, %i, %i)
    return
  }
}
// -----
module attributes {gpu.container_module} {
  gpu.module @a {
  }
  func.func @f(%i: index) {
    gpu.launch_func @a::@b blocks in (%i, %i, %i) threads in (%i, %i, %i)
    return
  }
}
// -----
module attributes {gpu.container_module} {
  gpu.module @a {
    "foo.op"() {sym_name = "b"} : () -> ()
    memref.global @b : memref<4xf32>
  }
  func.func @f(%i: index) {
    gpu.launch_func @a::@b blocks in (%i, %i, %i) threads in (%i, %i, %i)
    return
  }
}
// -----
module attributes {gpu.container_module} {
  gpu.module @a {
    gpu.func @b(%x: f32) {
      gpu.return
    }
  }
  func.func @f(%i: index) {
    gpu.launch_func @a::@b blocks in (%i, %i, %i) threads in (%i, %i, %i)
    return
  }
}
// -----
module attributes {gpu.container_module} {
  gpu.module @a {
    gpu.func @b(%x: f32) kernel {
      gpu.return
    }
  }
  func.func @f(%i: index) {
    gpu.launch_func @a::@b blocks in (%i, %i, %i) threads in (%i, %i, %i)
    return
  }
}
// -----
module attributes {gpu.container_module} {
  gpu.module @a {
    gpu.func @b(%x: f32) kernel {
      gpu.return
    }
  }
  func.func @f(%i: index) {
    gpu.launch_func @a::@b blocks in (%i, %i, %i) threads in (%i, %i, %i) args(%i : index)
    return
  }
}
// -----
module attributes {gpu.container_module} {
  func.func @f(%i: index, %j: i32) {
    gpu.launch_func @a::@b clusters in (%i, %i, %i) blocks in (%i, %i, %i) threads in (%i, %i, %j)
    return
  }
}
// -----
func.func @f() attributes {gpu.container_module} {
  return
}
// -----
func.func @f() attributes {gpu.known_block_size = 3} {
  return
}
// -----
func.func @f() attributes {gpu.known_grid_size = array<i32: 1, 2>} {
  return
}
// -----
gpu.module @m {
  gpu.func @f(i32) {
    gpu.return
  }
}
// -----
gpu.module @m {
  gpu.func @f(%x: i32) -> i32 kernel {
    gpu.return %x : i32
  }
}
// -----
gpu.module @m {
  gpu.func @f(%x: i32) -> i32 {
    gpu.return
  }
}
// -----
gpu.module @m {
  gpu.func @f(%x: i32) -> f32 {
    gpu.return %x : i32
  }
}
// -----
gpu.module @m {
  "gpu.func"() <{function_type = (i32) -> ()}> ({
    gpu.return
  }) {sym_name = "f"} : () -> ()
}
// -----
gpu.module @m {
  "gpu.func"() <{function_type = (i32) -> ()}> ({
  ^bb0(%x: f32):
    gpu.return
  }) {sym_name = "f"} : () -> ()
}
// -----
gpu.module @m {
  "gpu.func"() <{function_type = (i32) -> ()}> ({
  }) {sym_name = "f"} : () -> ()
}
// -----
gpu.module @m {
  gpu.func @f() attributes {known_block_size = array<i32: 1, 2>} {
    gpu.return
  }
}
// -----
gpu.module @m {
  gpu.func @f() workgroup(%m: memref<4xf32, #gpu.address_space<private>>) {
    gpu.return
  }
}
// -----
gpu.func @f() {
  gpu.return
}
// -----
func.func @f(%x: f32) {
  %0 = gpu.all_reduce and %x {} : (f32) -> f32
  return
}
// -----
func.func @f(%x: i32) {
  %0 = gpu.all_reduce maxnumf %x {} : (i32) -> i32
  return
}
// -----
func.func @f(%x: i32) {
  %0 = gpu.all_reduce foo %x {} : (i32) -> i32
  return
}
// -----
func.func @f(%x: i32) {
  %0 = gpu.all_reduce %x {} : (i32) -> i32
  return
}
// -----
func.func @f(%x: i32) {
  %0 = gpu.all_reduce add %x {
  ^bb(%a: i32, %b: i32):
    gpu.yield %a : i32
  } : (i32) -> i32
  return
}
// -----
func.func @f(%x: i32) {
  %0 = gpu.all_reduce %x {
  ^bb(%a: i32):
    gpu.yield %a : i32
  } : (i32) -> i32
  return
}
// -----
func.func @f(%x: i32) {
  %0 = gpu.all_reduce %x {
  ^bb(%a: i32, %b: f32):
    gpu.yield %a : i32
  } : (i32) -> i32
  return
}
// -----
func.func @f(%x: i32) {
  %0 = gpu.all_reduce %x {
  ^bb(%a: i32, %b: i32):
    gpu.yield %a, %b : i32, i32
  } : (i32) -> i32
  return
}
// -----
func.func @f(%x: i32) {
  %0 = gpu.all_reduce %x {
  ^bb(%a: i32, %b: i32):
    %c = arith.constant 1.0 : f32
    gpu.yield %c : f32
  } : (i32) -> i32
  return
}
// -----
func.func @f(%x: i32) {
  %0 = gpu.all_reduce %x {
  ^bb(%a: i32, %b: i32):
    "foo.end"() : () -> ()
  } : (i32) -> i32
  return
}
// -----
func.func @f(%x: vector<[2]xf32>) {
  %0 = gpu.subgroup_reduce add %x : (vector<[2]xf32>) -> vector<[2]xf32>
  return
}
// -----
func.func @f(%x: vector<2xf32>) {
  %0 = gpu.subgroup_reduce xor %x : (vector<2xf32>) -> vector<2xf32>
  return
}
// -----
func.func @f(%x: f32) {
  %0 = gpu.subgroup_reduce add %x cluster(size = 3) : (f32) -> f32
  return
}
// -----
func.func @f(%x: f32) {
  %0 = gpu.subgroup_reduce add %x cluster(size = 4, stride = 3) : (f32) -> f32
  return
}
// -----
func.func @f(%x: f32) {
  %0 = gpu.subgroup_reduce add %x cluster(stride = 2) : (f32) -> f32
  return
}
// -----
func.func @f(%x: f32) {
  %0 = "gpu.subgroup_reduce"(%x) <{op = #gpu<all_reduce_op add>, cluster_stride = 2 : i32}> : (f32) -> f32
  return
}
// -----
func.func @f(%x: f32) {
  %0 = gpu.subgroup_reduce %x : (f32) -> f32
  return
}
// -----
func.func @f(%x: f32, %o: i32) {
  %0, %1 = gpu.shuffle foo %x, %o, %o : f32
  return
}
// -----
func.func @f(%x: f32) {
  %0, %1 = gpu.rotate %x, 16, 16 : f32
  return
}
// -----
func.func @f(%x: f32) {
  %0, %1 = gpu.rotate %x, -1, 16 : f32
  return
}
// -----
func.func @f(%x: f32) {
  %0, %1 = gpu.rotate %x, 1, 15 : f32
  return
}
// -----
func.func @f(%x: f32, %l: i32) {
  %0 = gpu.subgroup_broadcast %x, first_active_lane %l : f32
  return
}
// -----
func.func @f(%x: f32) {
  %0 = gpu.subgroup_broadcast %x, specific_lane : f32
  return
}
// -----
func.func @f() {
  %0 = gpu.thread_id w
  return
}
// -----
func.func @f() {
  %0 = gpu.dynamic_shared_memory : memref<?xi8>
  return
}
// -----
func.func @f() {
  %0 = gpu.dynamic_shared_memory : memref<16xi8, #gpu.address_space<workgroup>>
  return
}
// -----
func.func @f() {
  %0 = gpu.dynamic_shared_memory : memref<?xf32, #gpu.address_space<workgroup>>
  return
}
// -----
func.func @f(%i: index) {
  %0 = gpu.alloc (%i, %i) : memref<?xf32>
  return
}
// -----
func.func @f(%i: index) {
  %0 = gpu.alloc (%i)[%i] : memref<?xf32>
  return
}
// -----
func.func @f(%a: memref<4xf32>, %b: memref<4xi32>) {
  gpu.memcpy %a, %b : memref<4xf32>, memref<4xi32>
  return
}
// -----
func.func @f(%a: memref<4xf32>, %b: memref<5xf32>) {
  gpu.memcpy %a, %b : memref<4xf32>, memref<5xf32>
  return
}
// -----
func.func @f(%a: memref<4xf32>, %b: i32) {
  gpu.memset %a, %b : memref<4xf32>, i32
  return
}
// -----
func.func @f(%m: memref<32x32xf16, strided<[32, 2]>>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xf16, strided<[32, 2]>> -> !gpu.mma_matrix<16x16xf16, "AOp">
  return
}
// -----
func.func @f(%m: memref<32x32xf16, strided<[32, 2]>>, %i: index, %x: !gpu.mma_matrix<16x16xf16, "COp">) {
  gpu.subgroup_mma_store_matrix %x, %m[%i, %i] {leadDimension = 32 : index} : !gpu.mma_matrix<16x16xf16, "COp">, memref<32x32xf16, strided<[32, 2]>>
  return
}
// -----
func.func @f(%m: memref<32x32xf16>, %i: index, %x: !gpu.mma_matrix<16x16xf16, "AOp">) {
  gpu.subgroup_mma_store_matrix %x, %m[%i, %i] {leadDimension = 32 : index} : !gpu.mma_matrix<16x16xf16, "AOp">, memref<32x32xf16>
  return
}
// -----
func.func @f(%a: !gpu.mma_matrix<16x16xf16, "AOp">, %c: !gpu.mma_matrix<16x16xf16, "COp">) {
  %0 = gpu.subgroup_mma_compute %a, %a, %c : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "AOp"> -> !gpu.mma_matrix<16x16xf16, "COp">
  return
}
// -----
func.func @f(%a: !gpu.mma_matrix<16x16xf16, "AOp">, %b: !gpu.mma_matrix<8x16xf16, "BOp">, %c: !gpu.mma_matrix<16x16xf16, "COp">) {
  %0 = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<8x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf16, "COp">
  return
}
// -----
func.func private @f(!gpu.mma_matrix<16x16xf16, "DOp">)
// -----
func.func private @f(!gpu.mma_matrix<16xf16, "AOp">)
// -----
func.func private @f(!gpu.mma_matrix<16x16xi8, "AOp">)
// -----
func.func private @f(!gpu.mma_matrix<16x?xf16, "AOp">)
// -----
func.func private @f(!gpu.mma_matrix<16x16xf16>)
// -----
func.func @f(%l: index, %v: vector<4xi32>) {
  gpu.warp_execute_on_lane_0(%l)[32] args(%v : vector<4xi32>) {
  ^bb0:
    gpu.yield
  }
  return
}
// -----
func.func @f(%l: index, %v: vector<4xi32>) {
  %0 = gpu.warp_execute_on_lane_0(%l)[32] -> (i32) {
    gpu.yield
  }
  return
}
// -----
func.func @f(%l: index, %v: vector<4xi32>) {
  %0 = gpu.warp_execute_on_lane_0(%l)[32] -> (i32) {
    %1 = arith.constant dense<1> : vector<32xi32>
    gpu.yield %1 : vector<32xi32>
  }
  return
}
// -----
func.func @f(%l: index, %v: vector<4xi32>) {
  %0 = gpu.warp_execute_on_lane_0(%l)[32] -> (vector<1x1xi32>) {
    %1 = arith.constant dense<1> : vector<32xi32>
    gpu.yield %1 : vector<32xi32>
  }
  return
}
// -----
func.func @f(%l: index, %v: vector<4xi32>) {
  %0 = gpu.warp_execute_on_lane_0(%l)[32] -> (vector<3xi32>) {
    %1 = arith.constant dense<1> : vector<32xi32>
    gpu.yield %1 : vector<32xi32>
  }
  return
}
// -----
func.func @f(%l: index, %v: vector<4xi32>) {
  %0 = gpu.warp_execute_on_lane_0(%l)[32] -> (vector<4x2xi32>) {
    %1 = arith.constant dense<1> : vector<8x4xi32>
    gpu.yield %1 : vector<8x4xi32>
  }
  return
}
// -----
gpu.module @m <#gpu.select_object<0>> {
}
gpu.module @m1 <#gpu.select_object> attributes {foo} {
}
// -----
gpu.module @m <1> {
}
// -----
gpu.module @m [1] {
}
// -----
module attributes {a = #gpu.select_object<-1>} {
}
// -----
module attributes {a = #gpu.select_object<"x">} {
}
// -----
module attributes {a = #gpu.kernel_metadata<"k", (i32) -> (), arg_attrs = [{a}], metadata = {x = 1}>, b = #gpu.kernel_table<[#gpu.kernel_metadata<"z", () -> ()>, #gpu.kernel_metadata<"a", (i32) -> ()>]>, c = #gpu.kernel_table<>, d = #gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>, e = #gpu<dim x>, f = #gpu<shuffle_mode up>} {
}
// -----
module attributes {a = #gpu.kernel_metadata<"", (i32) -> ()>} {
}
// -----
module attributes {b = #gpu.kernel_table<[#gpu.kernel_metadata<"a", () -> ()>, #gpu.kernel_metadata<"a", (i32) -> ()>]>} {
}
// -----
gpu.binary @b []
