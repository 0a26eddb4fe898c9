// ARGS: --split-input-file --convert-gpu-to-nvvm --allow-unregistered-dialect
// ARGS: --split-input-file --convert-gpu-to-nvvm=has-redux --allow-unregistered-dialect
gpu.module @m {
  gpu.func @s() -> index {
    %0 = gpu.subgroup_size : index
    gpu.return %0 : index
  }
}

// -----

gpu.module @m {
  gpu.func @s() -> index {
    %0 = gpu.subgroup_id : index
    gpu.return %0 : index
  }
}

// -----

gpu.module @m {
  gpu.func @s() -> index {
    %0 = gpu.num_subgroups : index
    gpu.return %0 : index
  }
}

// -----

gpu.module @m {
  gpu.func @s() -> index {
    %0 = gpu.global_id x
    gpu.return %0 : index
  }
}

// -----

gpu.module @m {
  gpu.func @s() -> index {
    %0 = gpu.grid_dim x upper_bound 0
    gpu.return %0 : index
  }
}

// -----

gpu.module @m {
  gpu.func @s() -> index {
    %0 = gpu.thread_id x upper_bound 0
    gpu.return %0 : index
  }
}

// -----

gpu.module @m {
  gpu.func @s() -> index {
    %0 = gpu.grid_dim x upper_bound 4294967295
    gpu.return %0 : index
  }
}

// -----

gpu.module @m {
  gpu.func @s() -> index {
    %0 = gpu.lane_id upper_bound 2147483648
    gpu.return %0 : index
  }
}

// -----

gpu.module @m {
  gpu.func @s(%v: i32) -> i32 {
    %0, %1 = gpu.rotate %v, 4, 16 : i32
    gpu.return %0 : i32
  }
}

// -----

gpu.module @m {
  gpu.func @s(%v: i32) -> i32 {
    %0 = gpu.subgroup_broadcast %v, first_active_lane : i32
    gpu.return %0 : i32
  }
}

// -----

gpu.module @m {
  gpu.func @s(%v: i32) -> i32 {
    %0 = gpu.all_reduce add %v {} : (i32) -> i32
    gpu.return %0 : i32
  }
}

// -----

gpu.module @m {
  gpu.func @s(%v: i32) -> i32 {
    %0 = gpu.subgroup_reduce add %v : (i32) -> i32
    gpu.return %0 : i32
  }
}

// -----

gpu.module @m {
  gpu.func @s(%v: i32) -> i32 {
    %0 = gpu.subgroup_reduce add %v uniform : (i32) -> i32
    gpu.return %0 : i32
  }
}

// -----

gpu.module @m {
  gpu.func @s(%v: i32) -> i32 {
    %0 = gpu.all_reduce add %v uniform {} : (i32) -> i32
    gpu.return %0 : i32
  }
}

// -----

gpu.module @m {
  gpu.func @s(%v: i8, %o: i32) -> (i8, i1) {
    %0, %1 = gpu.shuffle xor %v, %o, %o : i8
    gpu.return %0, %1 : i8, i1
  }
}

// -----

gpu.module @m {
  gpu.func @s(%v: i16, %o: i32) -> (i16, i1) {
    %0, %1 = gpu.shuffle xor %v, %o, %o : i16
    gpu.return %0, %1 : i16, i1
  }
}

// -----

gpu.module @m {
  gpu.func @s(%v: i64, %o: i32) -> (i64, i1) {
    %0, %1 = gpu.shuffle xor %v, %o, %o : i64
    gpu.return %0, %1 : i64, i1
  }
}

// -----

gpu.module @m {
  gpu.func @s(%v: f16, %o: i32) -> (f16, i1) {
    %0, %1 = gpu.shuffle xor %v, %o, %o : f16
    gpu.return %0, %1 : f16, i1
  }
}

// -----

gpu.module @m {
  gpu.func @s(%v: f64, %o: i32) -> (f64, i1) {
    %0, %1 = gpu.shuffle xor %v, %o, %o : f64
    gpu.return %0, %1 : f64, i1
  }
}

// -----

gpu.module @m {
  gpu.func @s(%v: vector<2xi32>, %o: i32) -> (vector<2xi32>, i1) {
    %0, %1 = gpu.shuffle xor %v, %o, %o : vector<2xi32>
    gpu.return %0, %1 : vector<2xi32>, i1
  }
}

// -----

gpu.module @m {
  gpu.func @s(%v: bf16, %o: i32) -> (bf16, i1) {
    %0, %1 = gpu.shuffle xor %v, %o, %o : bf16
    gpu.return %0, %1 : bf16, i1
  }
}

// -----

gpu.module @m {
  llvm.func @f(%a: f32) -> f32 {
    %0 = llvm.intr.cos(%a) : (f32) -> f32
    llvm.return %0 : f32
  }
}

// -----

gpu.module @m {
  llvm.func @f(%a: f32) -> f32 {
    %0 = llvm.intr.tan(%a) : (f32) -> f32
    %1 = llvm.frem %0, %a : f32
    llvm.return %1 : f32
  }
}

// -----

gpu.module @m {
  gpu.func @f() workgroup(%w : memref<4xf32>) kernel {
    gpu.return
  }
}

// -----

gpu.module @m {
  gpu.func @f() workgroup(%w : memref<4xf32, 3> {llvm.align = 3 : i64}) kernel {
    gpu.return
  }
}

// -----

gpu.module @m {
  gpu.func @f() workgroup(%w : memref<4xf32, 1>) kernel {
    gpu.return
  }
}

// -----

gpu.module @m {
  gpu.func @f() workgroup(%w : memref<4xvector<2x3xf32>, #gpu.address_space<workgroup>>, %x: memref<2xindex, 3>, %z : memref<2xmemref<2xf32>, 3>) kernel {
    gpu.return
  }
}

// -----

gpu.module @m {
  gpu.func @f() workgroup(%w : memref<4xf8E5M2, 3> {llvm.align = 16 : i64, foo.bar}) kernel {
    gpu.return
  }
}

// -----

gpu.module @m {
  gpu.func @f() workgroup(%w : memref<4x2xcomplex<f32>, 3> {llvm.align = "x"}) kernel {
    gpu.return
  }
}

// -----

gpu.module @m {
  gpu.func @f() private(%w : memref<4xf32, 5>) kernel {
    gpu.return
  }
}

// -----

gpu.module @m {
  gpu.func @f() private(%w : memref<4xindex, #gpu.address_space<private>> {llvm.align = 0 : i64}) kernel {
    gpu.return
  }
}

// -----

gpu.module @m {
  gpu.func @f() private(%w : memref<4xi1> {llvm.align = 16 : i64}) kernel {
    gpu.return
  }
}

// -----

gpu.module @m {
  gpu.func @f(%w : tensor<4xf32>) {
    gpu.return
  }
}

// -----

gpu.module @m {
  gpu.func @f(%w : memref<4xf32, affine_map<(d0) -> (d0 floordiv 2)>>) {
    gpu.return
  }
}

// -----

gpu.module @m {
  gpu.func @f(%w : !gpu.async.token) {
    gpu.return
  }
}

// -----

gpu.module @m {
  gpu.func @f(%w : memref<4xf32, "x">) {
    gpu.return
  }
}

// -----

module attributes {gpu.container_module} { gpu.module @m {
  func.func @a() {
    %0 = gpu.alloc() : memref<4xf32>
    return
  }
  gpu.func @k() kernel { gpu.return }
  func.func @b(%i : index) {
   gpu.launch_func @m::@k blocks in (%i,%i,%i) threads in (%i,%i,%i)
   return
  }
} }

// -----

gpu.module @m {
  func.func @vprintf() {
    return
  }
  gpu.func @f() {
    gpu.printf "x"
    gpu.return
  }
}

// -----

gpu.module @m {
  llvm.mlir.global external constant @__nv_expf() : i32
  gpu.func @f(%x : f32) -> f32 {
    %0 = math.exp %x : f32
    gpu.return %0 : f32
  }
}

// -----

gpu.module @m {
  llvm.func @__nv_expf(f64) -> f32
  gpu.func @f(%x : f32) -> f32 {
    %0 = math.exp %x : f32
    gpu.return %0 : f32
  }
}

// -----

gpu.module @m {
  gpu.func @f(%m : memref<?xf32>) -> memref<*xf32> {
    %0 = memref.cast %m : memref<?xf32> to memref<*xf32>
    gpu.return %0 : memref<*xf32>
  }
}
