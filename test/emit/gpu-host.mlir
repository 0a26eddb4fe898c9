// RUN: %python %S/../../tools/compare-ir -q -v -j 1 --jig jig %s
// What the host says of kernels: binaries that are embedded, launches as calls of the runtime for devices.

module attributes {gpu.container_module} {
  gpu.module @device {
    llvm.func @f() attributes {gpu.kernel, nvvm.kernel} {
      llvm.return
    }
  }
  llvm.func @host() {
    llvm.return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.binary @k [#gpu.object<#nvvm.target, "BLOB">]
  llvm.func @host() {
    %c1 = llvm.mlir.constant(1 : index) : i64
    %s = llvm.mlir.constant(16 : i32) : i32
    gpu.launch_func @k::@f blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64 dynamic_shared_memory_size %s args(%c1 : i64)
    llvm.return
  }
}

// -----

module attributes {gpu.container_module} {
  llvm.func @first() { llvm.return }
  llvm.mlir.global_ctors ctors = [@first], priorities = [5 : i32], data = [#llvm.zero]
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.mlir.global internal @g(7 : i32) : i32
  gpu.binary @a <#gpu.select_object<1>> [#gpu.object<#nvvm.target, bin = "X">, #gpu.object<#nvvm.target<O = 3>, assembly = "BL\00OB">]
  gpu.binary @b [#gpu.object<#nvvm.target, properties = {O = 1 : i32}, assembly = "">]
  gpu.binary @"c d" <#gpu.select_object<#nvvm.target<chip = "sm_90">>> [#gpu.object<#nvvm.target, fatbin = "X">, #gpu.object<#nvvm.target<chip = "sm_90">, "Y">]
  gpu.binary @e [#gpu.object<#rocdl.target, offload = "">]
  llvm.func @host(%x: i64, %f: f32, %p: !llvm.ptr, %s: !llvm.ptr) {
    %c1 = llvm.mlir.constant(1 : index) : i64
    %v = llvm.mlir.constant(dense<1.0> : vector<4xf32>) : vector<4xf32>
    gpu.launch_func @a::@f blocks in (%x, %c1, %c1) threads in (%c1, %c1, %x) : i64
    gpu.launch_func <%s : !llvm.ptr> @a::@f clusters in (%x, %c1, %c1) blocks in (%x, %c1, %c1) threads in (%c1, %c1, %x) : i64 args(%f : f32, %p : !llvm.ptr, %x : i64)
    %y = llvm.add %x, %c1 : i64
    gpu.launch_func <%s : !llvm.ptr> @b::@g blocks in (%y, %c1, %c1) threads in (%c1, %c1, %x) : i64 args(%f : f32, %v : vector<4xf32>, %x : i64)
    llvm.br ^next(%y : i64)
  ^next(%z: i64):
    gpu.launch_func @"c d"::@"g h" blocks in (%z, %c1, %c1) threads in (%c1, %c1, %x) : i64
    llvm.return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.binary @none [#gpu.object<#nvvm.target, "">]
}

// -----

// REFUSED: has no object for the requested target
module attributes {gpu.container_module} {
  gpu.binary @a <#gpu.select_object<2>> [#gpu.object<#nvvm.target, bin = "X">, #gpu.object<#nvvm.target, bin = "Y">]
}

// -----

// REFUSED: launches a kernel of no gpu.binary
module attributes {gpu.container_module} {
  gpu.module @k {
    llvm.func @f() attributes {gpu.kernel, nvvm.kernel} {
      llvm.return
    }
  }
  llvm.func @host(%x: i64) {
    gpu.launch_func @k::@f blocks in (%x, %x, %x) threads in (%x, %x, %x) : i64
    llvm.return
  }
}

// -----

// Two kernels, of which the names would be one.
// DIFFERS: the names of globals
module attributes {gpu.container_module} {
  gpu.binary @a [#gpu.object<#nvvm.target, "A">]
  gpu.binary @a_b [#gpu.object<#nvvm.target, "B">]
  llvm.func @host(%x: i64) {
    gpu.launch_func @a::@b_c blocks in (%x, %x, %x) threads in (%x, %x, %x) : i64
    gpu.launch_func @a_b::@c blocks in (%x, %x, %x) threads in (%x, %x, %x) : i64
    llvm.return
  }
}

// -----

// REFUSED: takes the name 'a_load', which another symbol has
module attributes {gpu.container_module} {
  gpu.binary @a [#gpu.object<#nvvm.target, "A">]
  llvm.func @a_load() {
    llvm.return
  }
}

// -----

// LLVM refuses what mlir-translate writes.
// REFUSED: has sizes that are not of 64 bits
module attributes {gpu.container_module} {
  gpu.binary @k [#gpu.object<#nvvm.target, "BLOB">]
  llvm.func @host(%x: i32) {
    gpu.launch_func @k::@f blocks in (%x, %x, %x) threads in (%x, %x, %x) : i32
    llvm.return
  }
}

// -----

// REFUSED: has an object whose property 'O' is more than 32 bits
module attributes {gpu.container_module} {
  gpu.binary @k [#gpu.object<#nvvm.target, properties = {O = 4294967297 : i64}, assembly = "A">]
}

// -----

// REFUSED: has an object whose property 'O' is more than 32 bits
module attributes {gpu.container_module} {
  gpu.binary @k [#gpu.object<#nvvm.target, properties = {O = 1267650600228229401496703205376 : i128}, assembly = "A">]
}
