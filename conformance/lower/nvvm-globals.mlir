// ARGS: --allow-unregistered-dialect --convert-gpu-to-nvvm
// ARGS: --allow-unregistered-dialect --convert-gpu-to-nvvm=index-bitwidth=32
gpu.module @m {
  llvm.mlir.global internal constant @printfFormat_1("Hello\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @foo("Hello2\00") {addr_space = 0 : i32, alignment = 4 : i64}
  llvm.mlir.global constant @foo2("Hello3\00") {addr_space = 0 : i32}
  llvm.mlir.global internal  @foo3("Hello4\00") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @foo4("Hello5\00") {addr_space = 3 : i32}
  llvm.mlir.global internal @__dynamic_shmem__9() {addr_space = 3 : i32} : !llvm.array<0 x i8>
  llvm.mlir.global external @__dynamic_shmem__0() {addr_space = 3 : i32, alignment = 32 : i64} : !llvm.array<0 x i8>
  llvm.mlir.global external @xxx() {addr_space = 3 : i32, alignment = 16 : i64} : !llvm.array<0 x i8>
  llvm.mlir.global external @xxx3() {addr_space = 3 : i32, alignment = 16 : i64} : !llvm.array<2 x i8>
  gpu.func @printf(%f: bf16, %u : si32) {
    gpu.printf "Hello"
    gpu.printf "Hello2"
    gpu.printf "Hello3"
    gpu.printf "Hello4"
    gpu.printf "Hello5"
    gpu.printf "%d%d%d", %f, %u, %u: bf16, si32, si32
    %0 = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
    "test.s"(%0) : (memref<?xi8, #gpu.address_space<workgroup>>) -> ()
    gpu.return
  }
}
