// ARGS: --transform-interpreter --split-input-file --allow-unregistered-dialect
// FRAME
gpu.module @m {
  // HERE
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%t: !transform.any_op) {
    %m = transform.structured.match ops{["gpu.module"]} in %t : (!transform.any_op) -> !transform.any_op
    transform.apply_conversion_patterns to %m {
      transform.apply_conversion_patterns.gpu.gpu_to_rocdl chipset = "gfx942"
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter {use_bare_ptr_call_conv=true}
    } {legal_dialects = ["llvm", "rocdl", "arith"], partial_conversion} : !transform.any_op
    transform.yield
  }
}
// EACH
// CASE
 gpu.func @f(%a: memref<4xf32> {llvm.noalias}, %b: memref<4xf32, #gpu.address_space<global>>) workgroup(%w: memref<4x3xf32, #gpu.address_space<workgroup>> {llvm.align = 16 : i64}, %w3: memref<4xf32, 3>) private(%p : memref<5xf32, #gpu.address_space<private>>, %p5: memref<6xi8, 5>) kernel attributes {known_block_size = array<i32: 32, 4, 2>, known_cluster_size = array<i32: 1, 2,3>} {
 %d = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
 "test.x"(%w, %w3, %p, %p5, %b, %d) : (memref<4x3xf32, #gpu.address_space<workgroup>>, memref<4xf32, 3>, memref<5xf32, #gpu.address_space<private>>, memref<6xi8, 5>, memref<4xf32, #gpu.address_space<global>>, memref<?xi8, #gpu.address_space<workgroup>>) -> ()
 gpu.return }
