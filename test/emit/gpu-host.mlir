// RUN: %python %S/../../tools/compare-ir -q -v -j 1 --jig jig %s
// RUN: %python -c "import sys; print(open(sys.argv[1]).read().split('// ' + '-----')[6])" %s > %t.mlir
// RUN: jig emit --llvm %t.mlir | FileCheck %s --check-prefix=LOOP
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
    gpu.launch_func @"c d"::@"g h" blocks in (%y, %c1, %c1) threads in (%c1, %c1, %x) : i64
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

// The arguments' memory is taken once; mlir-translate takes more in each round.
// DIFFERS: where memory on the stack is taken
// LOOP: define void @host(i64 %0)
// LOOP-NEXT: alloca
// LOOP-NEXT: alloca
// LOOP-NEXT: br label
// LOOP-NOT: alloca
module attributes {gpu.container_module} {
  gpu.binary @a [#gpu.object<#nvvm.target, "A">]
  llvm.func @host(%x: i64) {
    llvm.br ^loop(%x : i64)
  ^loop(%i: i64):
    gpu.launch_func @a::@k blocks in (%i, %x, %x) threads in (%x, %x, %x) : i64 args(%i : i64)
    %zero = llvm.mlir.zero : i64
    %more = llvm.icmp "ne" %i, %zero : i64
    llvm.cond_br %more, ^loop(%zero : i64), ^end
  ^end:
    llvm.return
  }
}

// -----

// REFUSED: has a part of the sizes of a cluster
module attributes {gpu.container_module} {
  gpu.binary @a [#gpu.object<#nvvm.target, "A">]
  llvm.func @host(%x: i64) {
    "gpu.launch_func"(%x, %x, %x, %x, %x, %x, %x) <{kernel = @a::@k, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0>}> : (i64, i64, i64, i64, i64, i64, i64) -> ()
    llvm.return
  }
}

// -----

// REFUSED: needs 'mgpuModuleLoad', which is something else here
module attributes {gpu.container_module} {
  gpu.binary @a [#gpu.object<#nvvm.target, "A">]
  llvm.func @mgpuModuleLoad(!llvm.ptr) -> !llvm.ptr
}

// -----

// REFUSED: has a stream that is no pointer of the default space
module attributes {gpu.container_module} {
  gpu.binary @a [#gpu.object<#nvvm.target, "A">]
  llvm.func @host(%x: i64, %s: !llvm.ptr<1>) {
    gpu.launch_func <%s : !llvm.ptr<1>> @a::@k blocks in (%x, %x, %x) threads in (%x, %x, %x) : i64
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

// -----

module attributes {gpu.container_module} {
  gpu.binary @k [#gpu.object<#nvvm.target, properties = {section = "mine"}, "BLOB">]
}
