// ARGS: --transform-interpreter --split-input-file --allow-unregistered-dialect
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
// EACH
// CASE
 gpu.func @f(%a: f32, %b: f64, %h: f16, %i: i32, %j: i64, %k: i1, %n: index, %i8: i8) {
 gpu.printf "none\n"
 gpu.printf "%f %f", %a, %b : f32, f64
 gpu.printf "%f %f", %a, %b : f32, f64
 gpu.printf "x", %i, %j, %k, %n, %i8, %h, %a, %b, %i : i32, i64, i1, index, i8, f16, f32, f64, i32
 gpu.printf ""
 gpu.printf "s", %i, %i, %i, %i, %i, %i, %i : i32, i32,i32,i32,i32,i32,i32
 gpu.return }
// AND
"gfx942"
// CASE
 gpu.func @f(%a: memref<4xf32> {llvm.noalias}, %b: memref<4xf32, #gpu.address_space<global>>) workgroup(%w: memref<4x3xf32, #gpu.address_space<workgroup>> {llvm.align = 16 : i64}, %w3: memref<4xf32, 3>) private(%p : memref<5xf32, #gpu.address_space<private>>, %p5: memref<6xi8, 5>) kernel attributes {known_block_size = array<i32: 32, 4, 2>, known_cluster_size = array<i32: 1, 2,3>} {
 %d = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
 "test.x"(%w, %w3, %p, %p5, %b, %d) : (memref<4x3xf32, #gpu.address_space<workgroup>>, memref<4xf32, 3>, memref<5xf32, #gpu.address_space<private>>, memref<6xi8, 5>, memref<4xf32, #gpu.address_space<global>>, memref<?xi8, #gpu.address_space<workgroup>>) -> ()
 gpu.return }
// AND
"gfx942"
// CASE
gpu.func @f() {
  gpu.printf "one"
  gpu.return
}
llvm.func @__ockl_printf_begin(i64) -> i64
llvm.mlir.global internal constant @printfFormat_0("two\00") {addr_space = 0 : i32}

// AND
"gfx942"
// CASE
llvm.mlir.global internal @__dynamic_shmem__0() {addr_space = 3 : i32, alignment = 16 : i64} : !llvm.array<0 x i8>
gpu.func @d() {
  %d = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
  %e = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
  gpu.return
}
// AND
"gfx942"
