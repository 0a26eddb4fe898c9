// ARGS: --split-input-file --transform-interpreter --allow-unregistered-dialect
module attributes {transform.with_named_sequence} {
 gpu.module @m {
  gpu.func @k(%f: f32, %c: i1, %v : vector<2x2xf32>, %m: memref<4xf32, #gpu.address_space<workgroup>>, %p : memref<4xf32>, %mm : !gpu.mma_matrix<16x16xf32, "COp">) -> f32 {
    %0 = math.exp %f : f32
    %1 = arith.remf %0, %f : f32
    %2 = gpu.thread_id x
    %3 = arith.index_cast %2 : index to i32
    cf.assert %c, "one"
    gpu.printf "a %d", %3 : i32
    %4 = gpu.global_id x
    memref.store %1, %m[%4] : memref<4xf32, #gpu.address_space<workgroup>>
    %6 = gpu.subgroup_reduce add %3 uniform : (i32) -> i32
    "test.s"(%6, %mm) : (i32,!gpu.mma_matrix<16x16xf32, "COp">) -> ()
    gpu.return %1 : f32
  }
 }
 transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
   %g = transform.structured.match ops{["gpu.module"]} in %m : (!transform.any_op) -> !transform.any_op
   transform.apply_conversion_patterns to %g {
     transform.apply_conversion_patterns.gpu.gpu_to_nvvm
   } with type_converter {
     transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
   } { legal_dialects = ["llvm", "nvvm", "builtin"], partial_conversion} : !transform.any_op
   transform.yield
 }
}

// -----

module attributes {transform.with_named_sequence} {
 module { gpu.module @m {
  gpu.func @k(%f: f32, %c: i1, %m: memref<4xf32, #gpu.address_space<workgroup>>, %p : memref<4xf32>, %a : memref<16x16xf16>) -> f32 {
    %0 = math.exp %f : f32
    %1 = arith.remf %0, %f : f32
    %2 = gpu.thread_id x
    %3 = arith.index_cast %2 : index to i32
    cf.assert %c, "one"
    gpu.printf "a %d", %3 : i32
    memref.store %1, %m[%2] : memref<4xf32, #gpu.address_space<workgroup>>
    %6 = gpu.subgroup_reduce add %3 uniform : (i32) -> i32
    %A = gpu.subgroup_mma_load_matrix %a[%2, %2] {leadDimension = 32 : index} : memref<16x16xf16> -> !gpu.mma_matrix<16x16xf16, "COp">
    %D = gpu.subgroup_mma_elementwise mulf %A, %A : (!gpu.mma_matrix<16x16xf16, "COp">, !gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf16, "COp">
    gpu.subgroup_mma_store_matrix %D, %a[%2, %2] {leadDimension = 32 : index} : !gpu.mma_matrix<16x16xf16, "COp">, memref<16x16xf16>
    gpu.return %1 : f32
  }
 }
 gpu.module @m2 {
  gpu.func @k(%f: f32) {
    gpu.printf "a %f", %f : f32
    gpu.printf "a %f", %f : f32
    gpu.return
  }
 }
 func.func @h(%f: f32) -> (f32) {
   %0 = math.sin %f : f32
   %sin, %cos = math.sincos %f : f32
   return %0 : f32
 }
 }
 transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
   %mm = transform.structured.match ops{["builtin.module"]} in %m : (!transform.any_op) -> !transform.any_op
   %mo:2 = transform.split_handle %mm : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
   transform.apply_conversion_patterns to %mo#0 {
     transform.apply_conversion_patterns.dialect_to_llvm "arith"
     transform.apply_conversion_patterns.dialect_to_llvm "memref"
     transform.apply_conversion_patterns.dialect_to_llvm "cf"
     transform.apply_conversion_patterns.dialect_to_llvm "math"
     transform.apply_conversion_patterns.func.func_to_llvm
     transform.apply_conversion_patterns.gpu.gpu_to_nvvm {benefit = 10 : i16}
     transform.apply_conversion_patterns.gpu.gpu_wmma_to_nvvm
     transform.apply_conversion_patterns.gpu.gpu_subgroup_reduce_to_nvvm
   } with type_converter {
     transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter {index_bitwidth = 32}
   } { legal_dialects = ["llvm", "nvvm"], legal_ops = ["gpu.module", "builtin.module"], illegal_dialects = ["gpu", "arith", "memref", "math"], partial_conversion} : !transform.any_op
   transform.yield
 }
}

// -----

module attributes {transform.with_named_sequence} {
 module { gpu.module @m {
  gpu.func @k(%f: f32, %c: i1, %m: memref<4xf32, #gpu.address_space<workgroup>>, %p : memref<4xf32>, %a : memref<16x16xf16>) -> f32 {
    %0 = math.exp %f : f32
    %1 = arith.remf %0, %f : f32
    %2 = gpu.thread_id x
    %3 = arith.index_cast %2 : index to i32
    cf.assert %c, "one"
    gpu.printf "a %d", %3 : i32
    memref.store %1, %m[%2] : memref<4xf32, #gpu.address_space<workgroup>>
    %6 = gpu.subgroup_reduce add %3 uniform : (i32) -> i32
    %A = gpu.subgroup_mma_load_matrix %a[%2, %2] {leadDimension = 32 : index} : memref<16x16xf16> -> !gpu.mma_matrix<16x16xf16, "COp">
    %D = gpu.subgroup_mma_elementwise mulf %A, %A : (!gpu.mma_matrix<16x16xf16, "COp">, !gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf16, "COp">
    gpu.subgroup_mma_store_matrix %D, %a[%2, %2] {leadDimension = 32 : index} : !gpu.mma_matrix<16x16xf16, "COp">, memref<16x16xf16>
    gpu.return %1 : f32
  }
 }
 gpu.module @m2 {
  gpu.func @k(%f: f32) {
    gpu.printf "a %f", %f : f32
    gpu.printf "a %f", %f : f32
    gpu.return
  }
 }
 func.func @h(%f: f32) -> (f32) {
   %0 = math.sin %f : f32
   %sin, %cos = math.sincos %f : f32
   return %0 : f32
 }
 }
 transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
   %mm = transform.structured.match ops{["builtin.module"]} in %m : (!transform.any_op) -> !transform.any_op
   %mo:2 = transform.split_handle %mm : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
   transform.apply_conversion_patterns to %mo#0 {
     transform.apply_conversion_patterns.dialect_to_llvm "arith"
     transform.apply_conversion_patterns.dialect_to_llvm "memref"
     transform.apply_conversion_patterns.dialect_to_llvm "cf"
     transform.apply_conversion_patterns.dialect_to_llvm "math"
     transform.apply_conversion_patterns.func.func_to_llvm
     transform.apply_conversion_patterns.gpu.gpu_to_nvvm
     transform.apply_conversion_patterns.gpu.gpu_wmma_to_nvvm
     transform.apply_conversion_patterns.gpu.gpu_subgroup_reduce_to_nvvm
   } with type_converter {
     transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter {index_bitwidth = 32}
   } { legal_dialects = ["llvm", "nvvm"], legal_ops = ["gpu.module", "builtin.module"], illegal_dialects = ["gpu", "arith", "memref", "math"], partial_conversion} : !transform.any_op
   transform.yield
 }
}

// -----

module attributes {transform.with_named_sequence} {
 module { gpu.module @m {
  gpu.func @k(%f: f32, %c: i1, %m: memref<4xf32, #gpu.address_space<workgroup>>, %p : memref<4xf32>, %a : memref<16x16xf16>) -> f32 {
    %0 = math.exp %f : f32
    %1 = arith.remf %0, %f : f32
    %2 = gpu.thread_id x
    %3 = arith.index_cast %2 : index to i32
    cf.assert %c, "one"
    gpu.printf "a %d", %3 : i32
    memref.store %1, %m[%2] : memref<4xf32, #gpu.address_space<workgroup>>
    %6 = gpu.subgroup_reduce add %3 uniform : (i32) -> i32
    %A = gpu.subgroup_mma_load_matrix %a[%2, %2] {leadDimension = 32 : index} : memref<16x16xf16> -> !gpu.mma_matrix<16x16xf16, "COp">
    %D = gpu.subgroup_mma_elementwise mulf %A, %A : (!gpu.mma_matrix<16x16xf16, "COp">, !gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf16, "COp">
    gpu.subgroup_mma_store_matrix %D, %a[%2, %2] {leadDimension = 32 : index} : !gpu.mma_matrix<16x16xf16, "COp">, memref<16x16xf16>
    gpu.return %1 : f32
  }
 }
 gpu.module @m2 {
  gpu.func @k(%f: f32) {
    gpu.printf "a %f", %f : f32
    gpu.printf "a %f", %f : f32
    gpu.return
  }
 }
 func.func @h(%f: f32) -> (f32) {
   %0 = math.sin %f : f32
   %sin, %cos = math.sincos %f : f32
   return %0 : f32
 }
 }
 transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
   %mm = transform.structured.match ops{["builtin.module"]} in %m : (!transform.any_op) -> !transform.any_op
   %mo:2 = transform.split_handle %mm : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
   transform.apply_conversion_patterns to %mo#0 {
     transform.apply_conversion_patterns.dialect_to_llvm "arith"
     transform.apply_conversion_patterns.dialect_to_llvm "memref"
     transform.apply_conversion_patterns.dialect_to_llvm "cf"

     transform.apply_conversion_patterns.func.func_to_llvm
     transform.apply_conversion_patterns.gpu.gpu_to_nvvm {benefit = 10 : i16}
     transform.apply_conversion_patterns.gpu.gpu_wmma_to_nvvm
     transform.apply_conversion_patterns.gpu.gpu_subgroup_reduce_to_nvvm
   } with type_converter {
     transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter {index_bitwidth = 32}
   } { legal_dialects = ["llvm", "nvvm"], legal_ops = ["gpu.module", "builtin.module"], illegal_dialects = ["gpu", "arith", "memref", "math"], partial_conversion} : !transform.any_op
   transform.yield
 }
}

// -----

module attributes {transform.with_named_sequence} {
 module { gpu.module @m {
  gpu.func @k(%f: f32, %c: i1, %m: memref<4xf32, #gpu.address_space<workgroup>>, %p : memref<4xf32>, %a : memref<16x16xf16>) -> f32 {
    %0 = math.exp %f : f32
    %1 = arith.remf %0, %f : f32
    %2 = gpu.thread_id x
    %3 = arith.index_cast %2 : index to i32
    gpu.printf "a %d", %3 : i32
    memref.store %1, %m[%2] : memref<4xf32, #gpu.address_space<workgroup>>
    %6 = gpu.subgroup_reduce add %3 uniform : (i32) -> i32
    %A = gpu.subgroup_mma_load_matrix %a[%2, %2] {leadDimension = 32 : index} : memref<16x16xf16> -> !gpu.mma_matrix<16x16xf16, "COp">
    %D = gpu.subgroup_mma_elementwise mulf %A, %A : (!gpu.mma_matrix<16x16xf16, "COp">, !gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf16, "COp">
    gpu.subgroup_mma_store_matrix %D, %a[%2, %2] {leadDimension = 32 : index} : !gpu.mma_matrix<16x16xf16, "COp">, memref<16x16xf16>
    gpu.return %1 : f32
  }
 }
 gpu.module @m2 {
  gpu.func @k(%f: f32) {
    gpu.printf "a %f", %f : f32
    gpu.printf "a %f", %f : f32
    gpu.return
  }
 }
 func.func @h(%f: f32) -> (f32) {
   %0 = math.sin %f : f32
   %sin, %cos = math.sincos %f : f32
   return %0 : f32
 }
 }
 transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
   %mm = transform.structured.match ops{["builtin.module"]} in %m : (!transform.any_op) -> !transform.any_op
   %mo:2 = transform.split_handle %mm : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
   transform.apply_conversion_patterns to %mo#0 {
     transform.apply_conversion_patterns.gpu.gpu_to_nvvm
     transform.apply_conversion_patterns.dialect_to_llvm "arith"
     transform.apply_conversion_patterns.dialect_to_llvm "memref"
     transform.apply_conversion_patterns.dialect_to_llvm "cf"
     transform.apply_conversion_patterns.dialect_to_llvm "math"
     transform.apply_conversion_patterns.func.func_to_llvm
     transform.apply_conversion_patterns.gpu.gpu_wmma_to_nvvm
     transform.apply_conversion_patterns.gpu.gpu_subgroup_reduce_to_nvvm
   } with type_converter {
     transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter {index_bitwidth = 32}
   } { legal_dialects = ["llvm", "nvvm"], legal_ops = ["gpu.module", "builtin.module"], illegal_dialects = ["gpu", "arith", "memref", "math"], partial_conversion} : !transform.any_op
   transform.yield
 }
}

// -----

module attributes {transform.with_named_sequence} {
 module { gpu.module @m {
  gpu.func @k(%f: f32, %c: i1, %m: memref<4xf32, #gpu.address_space<workgroup>>, %p : memref<4xf32>, %a : memref<16x16xf16>) -> f32 {
    %0 = math.exp %f : f32
    %1 = arith.remf %0, %f : f32
    %2 = gpu.thread_id x
    %3 = arith.index_cast %2 : index to i32
    cf.assert %c, "one"
    gpu.printf "a %d", %3 : i32
    memref.store %1, %m[%2] : memref<4xf32, #gpu.address_space<workgroup>>
    %6 = gpu.subgroup_reduce add %3 uniform : (i32) -> i32
    %A = gpu.subgroup_mma_load_matrix %a[%2, %2] {leadDimension = 32 : index} : memref<16x16xf16> -> !gpu.mma_matrix<16x16xf16, "COp">
    %D = gpu.subgroup_mma_elementwise mulf %A, %A : (!gpu.mma_matrix<16x16xf16, "COp">, !gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf16, "COp">
    gpu.subgroup_mma_store_matrix %D, %a[%2, %2] {leadDimension = 32 : index} : !gpu.mma_matrix<16x16xf16, "COp">, memref<16x16xf16>
    gpu.return %1 : f32
  }
 }
 gpu.module @m2 {
  gpu.func @k(%f: f32) {
    gpu.printf "a %f", %f : f32
    gpu.printf "a %f", %f : f32
    gpu.return
  }
 }
 func.func @h(%f: f32) -> (f32) {
   %0 = math.sin %f : f32
   %sin, %cos = math.sincos %f : f32
   return %0 : f32
 }
 }
 transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
   %mm = transform.structured.match ops{["builtin.module"]} in %m : (!transform.any_op) -> !transform.any_op
   %mo:2 = transform.split_handle %mm : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
   transform.apply_conversion_patterns to %mo#0 {
     transform.apply_conversion_patterns.gpu.gpu_to_nvvm
     transform.apply_conversion_patterns.dialect_to_llvm "arith"
     transform.apply_conversion_patterns.dialect_to_llvm "memref"
     transform.apply_conversion_patterns.dialect_to_llvm "cf"
     transform.apply_conversion_patterns.dialect_to_llvm "math"
     transform.apply_conversion_patterns.func.func_to_llvm
     transform.apply_conversion_patterns.gpu.gpu_wmma_to_nvvm
     transform.apply_conversion_patterns.gpu.gpu_subgroup_reduce_to_nvvm
   } with type_converter {
     transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter {index_bitwidth = 32}
   } { legal_dialects = ["llvm", "nvvm"], legal_ops = ["gpu.module", "builtin.module"], illegal_dialects = ["gpu", "arith", "memref", "math"], partial_conversion} : !transform.any_op
   transform.yield
 }
}

// -----

module attributes {transform.with_named_sequence} {
 gpu.module @m {
  gpu.func @k(%f: f32, %c: i1, %v : vector<2x2xf32>, %m: memref<4xf32, #gpu.address_space<workgroup>>, %p : memref<4xf32>, %mm : !gpu.mma_matrix<16x16xf32, "COp">) -> f32 {
    %0 = math.exp %f : f32
    %1 = arith.remf %0, %f : f32
    %2 = gpu.thread_id x
    %3 = arith.index_cast %2 : index to i32
    cf.assert %c, "one"
    gpu.printf "a %d", %3 : i32
    %4 = gpu.global_id x
    memref.store %1, %m[%4] : memref<4xf32, #gpu.address_space<workgroup>>
    %6 = gpu.subgroup_reduce add %3 uniform : (i32) -> i32
    "test.s"(%6, %mm) : (i32,!gpu.mma_matrix<16x16xf32, "COp">) -> ()
    gpu.return %1 : f32
  }
 }
 transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
   %g = transform.structured.match ops{["gpu.module"]} in %m : (!transform.any_op) -> !transform.any_op
   transform.apply_conversion_patterns to %g {
     transform.apply_conversion_patterns.gpu.gpu_to_nvvm {benefit = -1 : i16}
   } with type_converter {
     transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
   } { legal_dialects = ["llvm", "nvvm", "builtin"], partial_conversion} : !transform.any_op
   transform.yield
 }
}

// -----

module attributes {transform.with_named_sequence} {
 gpu.module @m {
  gpu.func @k(%f: f32, %c: i1, %v : vector<2x2xf32>, %m: memref<4xf32, #gpu.address_space<workgroup>>, %p : memref<4xf32>, %mm : !gpu.mma_matrix<16x16xf32, "COp">) -> f32 {
    %0 = math.exp %f : f32
    %1 = arith.remf %0, %f : f32
    %2 = gpu.thread_id x
    %3 = arith.index_cast %2 : index to i32
    cf.assert %c, "one"
    gpu.printf "a %d", %3 : i32
    %4 = gpu.global_id x
    memref.store %1, %m[%4] : memref<4xf32, #gpu.address_space<workgroup>>
    %6 = gpu.subgroup_reduce add %3 uniform : (i32) -> i32
    "test.s"(%6, %mm) : (i32,!gpu.mma_matrix<16x16xf32, "COp">) -> ()
    gpu.return %1 : f32
  }
 }
 transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
   %g = transform.structured.match ops{["gpu.module"]} in %m : (!transform.any_op) -> !transform.any_op
   transform.apply_conversion_patterns to %g {
     transform.apply_conversion_patterns.gpu.gpu_to_nvvm {benefit = 32767 : i16}
   } with type_converter {
     transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
   } { legal_dialects = ["llvm", "nvvm", "builtin"], partial_conversion} : !transform.any_op
   transform.yield
 }
}
