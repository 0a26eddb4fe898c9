// ARGS: --split-input-file --transform-interpreter
func.func @f(%m: memref<64x64xf16, 3>, %n: memref<64x64xf16, 3>, %i: index, %j: index, %v: f16) {
%a = gpu.subgroup_mma_load_matrix %m[%i, %j] {leadDimension = 64 : index} : memref<64x64xf16, 3> -> !gpu.mma_matrix<16x16xf16, "AOp">
%b = gpu.subgroup_mma_load_matrix %m[%i, %j] {leadDimension = 64 : index} : memref<64x64xf16, 3> -> !gpu.mma_matrix<16x16xf16, "BOp">
%c = gpu.subgroup_mma_load_matrix %n[%i, %j] {leadDimension = 64 : index} : memref<64x64xf16, 3> -> !gpu.mma_matrix<16x16xf16, "COp">
%d = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf16, "COp">
%k = gpu.subgroup_mma_constant_matrix %v : !gpu.mma_matrix<16x16xf16, "COp">
%e0 = gpu.subgroup_mma_elementwise addf %d, %k : (!gpu.mma_matrix<16x16xf16, "COp">, !gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf16, "COp">
%e1 = gpu.subgroup_mma_elementwise mulf %e0, %k : (!gpu.mma_matrix<16x16xf16, "COp">, !gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf16, "COp">
%e2 = gpu.subgroup_mma_elementwise maxf %e1, %k : (!gpu.mma_matrix<16x16xf16, "COp">, !gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf16, "COp">
%e3 = gpu.subgroup_mma_elementwise minf %e2, %k : (!gpu.mma_matrix<16x16xf16, "COp">, !gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf16, "COp">
%e4 = gpu.subgroup_mma_elementwise divf %e3, %k : (!gpu.mma_matrix<16x16xf16, "COp">, !gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf16, "COp">
gpu.subgroup_mma_store_matrix %e4, %n[%i, %j] {leadDimension = 64 : index} : !gpu.mma_matrix<16x16xf16, "COp">, memref<64x64xf16, 3>
gpu.subgroup_mma_store_matrix %k, %n[%j, %j] {leadDimension = 64 : index, transpose} : !gpu.mma_matrix<16x16xf16, "COp">, memref<64x64xf16, 3>
return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_conversion_patterns to %f {
      transform.apply_conversion_patterns.gpu.gpu_wmma_to_nvvm
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
    } {legal_dialects = ["nvvm", "llvm", "func"], partial_conversion} : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%m: memref<64x64xf16, 3>, %n: memref<64x64xf32, 3>, %i: index, %j: index, %v: f32) {
%a = gpu.subgroup_mma_load_matrix %m[%i, %j] {leadDimension = 64 : index} : memref<64x64xf16, 3> -> !gpu.mma_matrix<16x16xf16, "AOp">
%b = gpu.subgroup_mma_load_matrix %m[%i, %j] {leadDimension = 64 : index} : memref<64x64xf16, 3> -> !gpu.mma_matrix<16x16xf16, "BOp">
%c = gpu.subgroup_mma_load_matrix %n[%i, %j] {leadDimension = 64 : index} : memref<64x64xf32, 3> -> !gpu.mma_matrix<16x16xf32, "COp">
%d = gpu.subgroup_mma_compute %a, %b, %c {a_transpose} : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf32, "COp">
%k = gpu.subgroup_mma_constant_matrix %v : !gpu.mma_matrix<16x16xf32, "COp">
%e0 = gpu.subgroup_mma_elementwise addf %d, %k : (!gpu.mma_matrix<16x16xf32, "COp">, !gpu.mma_matrix<16x16xf32, "COp">) -> !gpu.mma_matrix<16x16xf32, "COp">
%e1 = gpu.subgroup_mma_elementwise mulf %e0, %k : (!gpu.mma_matrix<16x16xf32, "COp">, !gpu.mma_matrix<16x16xf32, "COp">) -> !gpu.mma_matrix<16x16xf32, "COp">
%e2 = gpu.subgroup_mma_elementwise maxf %e1, %k : (!gpu.mma_matrix<16x16xf32, "COp">, !gpu.mma_matrix<16x16xf32, "COp">) -> !gpu.mma_matrix<16x16xf32, "COp">
%e3 = gpu.subgroup_mma_elementwise minf %e2, %k : (!gpu.mma_matrix<16x16xf32, "COp">, !gpu.mma_matrix<16x16xf32, "COp">) -> !gpu.mma_matrix<16x16xf32, "COp">
%e4 = gpu.subgroup_mma_elementwise divf %e3, %k : (!gpu.mma_matrix<16x16xf32, "COp">, !gpu.mma_matrix<16x16xf32, "COp">) -> !gpu.mma_matrix<16x16xf32, "COp">
gpu.subgroup_mma_store_matrix %e4, %n[%i, %j] {leadDimension = 64 : index} : !gpu.mma_matrix<16x16xf32, "COp">, memref<64x64xf32, 3>
gpu.subgroup_mma_store_matrix %k, %n[%j, %j] {leadDimension = 64 : index, transpose} : !gpu.mma_matrix<16x16xf32, "COp">, memref<64x64xf32, 3>
return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_conversion_patterns to %f {
      transform.apply_conversion_patterns.gpu.gpu_wmma_to_nvvm
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
    } {legal_dialects = ["nvvm", "llvm", "func"], partial_conversion} : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%m: memref<64x64xf16, 3>, %n: memref<64x64xf32, 3>, %i: index, %j: index, %v: f32) {
%a = gpu.subgroup_mma_load_matrix %m[%i, %j] {leadDimension = 64 : index} : memref<64x64xf16, 3> -> !gpu.mma_matrix<32x16xf16, "AOp">
%b = gpu.subgroup_mma_load_matrix %m[%i, %j] {leadDimension = 64 : index, transpose} : memref<64x64xf16, 3> -> !gpu.mma_matrix<16x8xf16, "BOp">
%c = gpu.subgroup_mma_load_matrix %n[%i, %j] {leadDimension = 64 : index} : memref<64x64xf32, 3> -> !gpu.mma_matrix<32x8xf32, "COp">
%d = gpu.subgroup_mma_compute %a, %b, %c {b_transpose} : !gpu.mma_matrix<32x16xf16, "AOp">, !gpu.mma_matrix<16x8xf16, "BOp"> -> !gpu.mma_matrix<32x8xf32, "COp">
%k = gpu.subgroup_mma_constant_matrix %v : !gpu.mma_matrix<32x8xf32, "COp">
%e0 = gpu.subgroup_mma_elementwise addf %d, %k : (!gpu.mma_matrix<32x8xf32, "COp">, !gpu.mma_matrix<32x8xf32, "COp">) -> !gpu.mma_matrix<32x8xf32, "COp">
%e1 = gpu.subgroup_mma_elementwise mulf %e0, %k : (!gpu.mma_matrix<32x8xf32, "COp">, !gpu.mma_matrix<32x8xf32, "COp">) -> !gpu.mma_matrix<32x8xf32, "COp">
%e2 = gpu.subgroup_mma_elementwise maxf %e1, %k : (!gpu.mma_matrix<32x8xf32, "COp">, !gpu.mma_matrix<32x8xf32, "COp">) -> !gpu.mma_matrix<32x8xf32, "COp">
%e3 = gpu.subgroup_mma_elementwise minf %e2, %k : (!gpu.mma_matrix<32x8xf32, "COp">, !gpu.mma_matrix<32x8xf32, "COp">) -> !gpu.mma_matrix<32x8xf32, "COp">
%e4 = gpu.subgroup_mma_elementwise divf %e3, %k : (!gpu.mma_matrix<32x8xf32, "COp">, !gpu.mma_matrix<32x8xf32, "COp">) -> !gpu.mma_matrix<32x8xf32, "COp">
gpu.subgroup_mma_store_matrix %e4, %n[%i, %j] {leadDimension = 64 : index} : !gpu.mma_matrix<32x8xf32, "COp">, memref<64x64xf32, 3>
gpu.subgroup_mma_store_matrix %k, %n[%j, %j] {leadDimension = 64 : index, transpose} : !gpu.mma_matrix<32x8xf32, "COp">, memref<64x64xf32, 3>
return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_conversion_patterns to %f {
      transform.apply_conversion_patterns.gpu.gpu_wmma_to_nvvm
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
    } {legal_dialects = ["nvvm", "llvm", "func"], partial_conversion} : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%m: memref<64x64xf16, 3>, %n: memref<64x64xf16, 3>, %i: index, %j: index, %v: f16) {
%a = gpu.subgroup_mma_load_matrix %m[%i, %j] {leadDimension = 64 : index} : memref<64x64xf16, 3> -> !gpu.mma_matrix<8x16xf16, "AOp">
%b = gpu.subgroup_mma_load_matrix %m[%i, %j] {leadDimension = 64 : index} : memref<64x64xf16, 3> -> !gpu.mma_matrix<16x32xf16, "BOp">
%c = gpu.subgroup_mma_load_matrix %n[%i, %j] {leadDimension = 64 : index} : memref<64x64xf16, 3> -> !gpu.mma_matrix<8x32xf16, "COp">
%d = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<8x16xf16, "AOp">, !gpu.mma_matrix<16x32xf16, "BOp"> -> !gpu.mma_matrix<8x32xf16, "COp">
%k = gpu.subgroup_mma_constant_matrix %v : !gpu.mma_matrix<8x32xf16, "COp">
%e0 = gpu.subgroup_mma_elementwise addf %d, %k : (!gpu.mma_matrix<8x32xf16, "COp">, !gpu.mma_matrix<8x32xf16, "COp">) -> !gpu.mma_matrix<8x32xf16, "COp">
%e1 = gpu.subgroup_mma_elementwise mulf %e0, %k : (!gpu.mma_matrix<8x32xf16, "COp">, !gpu.mma_matrix<8x32xf16, "COp">) -> !gpu.mma_matrix<8x32xf16, "COp">
%e2 = gpu.subgroup_mma_elementwise maxf %e1, %k : (!gpu.mma_matrix<8x32xf16, "COp">, !gpu.mma_matrix<8x32xf16, "COp">) -> !gpu.mma_matrix<8x32xf16, "COp">
%e3 = gpu.subgroup_mma_elementwise minf %e2, %k : (!gpu.mma_matrix<8x32xf16, "COp">, !gpu.mma_matrix<8x32xf16, "COp">) -> !gpu.mma_matrix<8x32xf16, "COp">
%e4 = gpu.subgroup_mma_elementwise divf %e3, %k : (!gpu.mma_matrix<8x32xf16, "COp">, !gpu.mma_matrix<8x32xf16, "COp">) -> !gpu.mma_matrix<8x32xf16, "COp">
gpu.subgroup_mma_store_matrix %e4, %n[%i, %j] {leadDimension = 64 : index} : !gpu.mma_matrix<8x32xf16, "COp">, memref<64x64xf16, 3>
gpu.subgroup_mma_store_matrix %k, %n[%j, %j] {leadDimension = 64 : index, transpose} : !gpu.mma_matrix<8x32xf16, "COp">, memref<64x64xf16, 3>
return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_conversion_patterns to %f {
      transform.apply_conversion_patterns.gpu.gpu_wmma_to_nvvm
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
    } {legal_dialects = ["nvvm", "llvm", "func"], partial_conversion} : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%m: memref<64x64xf32, 3>, %n: memref<64x64xf32, 3>, %i: index, %j: index, %v: f32) {
%a = gpu.subgroup_mma_load_matrix %m[%i, %j] {leadDimension = 64 : index} : memref<64x64xf32, 3> -> !gpu.mma_matrix<16x8xf32, "AOp">
%b = gpu.subgroup_mma_load_matrix %m[%i, %j] {leadDimension = 64 : index} : memref<64x64xf32, 3> -> !gpu.mma_matrix<8x16xf32, "BOp">
%c = gpu.subgroup_mma_load_matrix %n[%i, %j] {leadDimension = 64 : index} : memref<64x64xf32, 3> -> !gpu.mma_matrix<16x16xf32, "COp">
%d = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<16x8xf32, "AOp">, !gpu.mma_matrix<8x16xf32, "BOp"> -> !gpu.mma_matrix<16x16xf32, "COp">
%k = gpu.subgroup_mma_constant_matrix %v : !gpu.mma_matrix<16x16xf32, "COp">
%e0 = gpu.subgroup_mma_elementwise addf %d, %k : (!gpu.mma_matrix<16x16xf32, "COp">, !gpu.mma_matrix<16x16xf32, "COp">) -> !gpu.mma_matrix<16x16xf32, "COp">
%e1 = gpu.subgroup_mma_elementwise mulf %e0, %k : (!gpu.mma_matrix<16x16xf32, "COp">, !gpu.mma_matrix<16x16xf32, "COp">) -> !gpu.mma_matrix<16x16xf32, "COp">
%e2 = gpu.subgroup_mma_elementwise maxf %e1, %k : (!gpu.mma_matrix<16x16xf32, "COp">, !gpu.mma_matrix<16x16xf32, "COp">) -> !gpu.mma_matrix<16x16xf32, "COp">
%e3 = gpu.subgroup_mma_elementwise minf %e2, %k : (!gpu.mma_matrix<16x16xf32, "COp">, !gpu.mma_matrix<16x16xf32, "COp">) -> !gpu.mma_matrix<16x16xf32, "COp">
%e4 = gpu.subgroup_mma_elementwise divf %e3, %k : (!gpu.mma_matrix<16x16xf32, "COp">, !gpu.mma_matrix<16x16xf32, "COp">) -> !gpu.mma_matrix<16x16xf32, "COp">
gpu.subgroup_mma_store_matrix %e4, %n[%i, %j] {leadDimension = 64 : index} : !gpu.mma_matrix<16x16xf32, "COp">, memref<64x64xf32, 3>
gpu.subgroup_mma_store_matrix %k, %n[%j, %j] {leadDimension = 64 : index, transpose} : !gpu.mma_matrix<16x16xf32, "COp">, memref<64x64xf32, 3>
return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_conversion_patterns to %f {
      transform.apply_conversion_patterns.gpu.gpu_wmma_to_nvvm
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
    } {legal_dialects = ["nvvm", "llvm", "func"], partial_conversion} : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%m: memref<64x64xf64, 3>, %n: memref<64x64xf64, 3>, %i: index, %j: index, %v: f64) {
%a = gpu.subgroup_mma_load_matrix %m[%i, %j] {leadDimension = 64 : index} : memref<64x64xf64, 3> -> !gpu.mma_matrix<8x4xf64, "AOp">
%b = gpu.subgroup_mma_load_matrix %m[%i, %j] {leadDimension = 64 : index} : memref<64x64xf64, 3> -> !gpu.mma_matrix<4x8xf64, "BOp">
%c = gpu.subgroup_mma_load_matrix %n[%i, %j] {leadDimension = 64 : index} : memref<64x64xf64, 3> -> !gpu.mma_matrix<8x8xf64, "COp">
%d = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<8x4xf64, "AOp">, !gpu.mma_matrix<4x8xf64, "BOp"> -> !gpu.mma_matrix<8x8xf64, "COp">
%k = gpu.subgroup_mma_load_matrix %n[%j, %i] {leadDimension = 7 : index, transpose} : memref<64x64xf64, 3> -> !gpu.mma_matrix<8x8xf64, "COp">
%e0 = gpu.subgroup_mma_elementwise addf %d, %k : (!gpu.mma_matrix<8x8xf64, "COp">, !gpu.mma_matrix<8x8xf64, "COp">) -> !gpu.mma_matrix<8x8xf64, "COp">
%e1 = gpu.subgroup_mma_elementwise mulf %e0, %k : (!gpu.mma_matrix<8x8xf64, "COp">, !gpu.mma_matrix<8x8xf64, "COp">) -> !gpu.mma_matrix<8x8xf64, "COp">
%e2 = gpu.subgroup_mma_elementwise maxf %e1, %k : (!gpu.mma_matrix<8x8xf64, "COp">, !gpu.mma_matrix<8x8xf64, "COp">) -> !gpu.mma_matrix<8x8xf64, "COp">
%e3 = gpu.subgroup_mma_elementwise minf %e2, %k : (!gpu.mma_matrix<8x8xf64, "COp">, !gpu.mma_matrix<8x8xf64, "COp">) -> !gpu.mma_matrix<8x8xf64, "COp">
%e4 = gpu.subgroup_mma_elementwise divf %e3, %k : (!gpu.mma_matrix<8x8xf64, "COp">, !gpu.mma_matrix<8x8xf64, "COp">) -> !gpu.mma_matrix<8x8xf64, "COp">
gpu.subgroup_mma_store_matrix %e4, %n[%i, %j] {leadDimension = 64 : index} : !gpu.mma_matrix<8x8xf64, "COp">, memref<64x64xf64, 3>
gpu.subgroup_mma_store_matrix %k, %n[%j, %j] {leadDimension = 64 : index, transpose} : !gpu.mma_matrix<8x8xf64, "COp">, memref<64x64xf64, 3>
return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_conversion_patterns to %f {
      transform.apply_conversion_patterns.gpu.gpu_wmma_to_nvvm
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
    } {legal_dialects = ["nvvm", "llvm", "func"], partial_conversion} : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%m: memref<64x64xi8, 3>, %n: memref<64x64xi32, 3>, %i: index, %j: index, %v: i32) {
%a = gpu.subgroup_mma_load_matrix %m[%i, %j] {leadDimension = 64 : index} : memref<64x64xi8, 3> -> !gpu.mma_matrix<16x16xsi8, "AOp">
%b = gpu.subgroup_mma_load_matrix %m[%i, %j] {leadDimension = 64 : index} : memref<64x64xi8, 3> -> !gpu.mma_matrix<16x16xsi8, "BOp">
%c = gpu.subgroup_mma_load_matrix %n[%i, %j] {leadDimension = 64 : index} : memref<64x64xi32, 3> -> !gpu.mma_matrix<16x16xi32, "COp">
%d = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<16x16xsi8, "AOp">, !gpu.mma_matrix<16x16xsi8, "BOp"> -> !gpu.mma_matrix<16x16xi32, "COp">
%k = gpu.subgroup_mma_constant_matrix %v : !gpu.mma_matrix<16x16xi32, "COp">
gpu.subgroup_mma_store_matrix %d, %n[%i, %j] {leadDimension = 64 : index} : !gpu.mma_matrix<16x16xi32, "COp">, memref<64x64xi32, 3>
gpu.subgroup_mma_store_matrix %k, %n[%j, %j] {leadDimension = 64 : index, transpose} : !gpu.mma_matrix<16x16xi32, "COp">, memref<64x64xi32, 3>
return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_conversion_patterns to %f {
      transform.apply_conversion_patterns.gpu.gpu_wmma_to_nvvm
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
    } {legal_dialects = ["nvvm", "llvm", "func"], partial_conversion} : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%m: memref<64x64xi8, 3>, %n: memref<64x64xi32, 3>, %i: index, %j: index, %v: i32) {
%a = gpu.subgroup_mma_load_matrix %m[%i, %j] {leadDimension = 64 : index} : memref<64x64xi8, 3> -> !gpu.mma_matrix<32x16xui8, "AOp">
%b = gpu.subgroup_mma_load_matrix %m[%i, %j] {leadDimension = 64 : index} : memref<64x64xi8, 3> -> !gpu.mma_matrix<16x8xui8, "BOp">
%c = gpu.subgroup_mma_load_matrix %n[%i, %j] {leadDimension = 64 : index} : memref<64x64xi32, 3> -> !gpu.mma_matrix<32x8xi32, "COp">
%d = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<32x16xui8, "AOp">, !gpu.mma_matrix<16x8xui8, "BOp"> -> !gpu.mma_matrix<32x8xi32, "COp">
%k = gpu.subgroup_mma_constant_matrix %v : !gpu.mma_matrix<32x8xi32, "COp">
gpu.subgroup_mma_store_matrix %d, %n[%i, %j] {leadDimension = 64 : index} : !gpu.mma_matrix<32x8xi32, "COp">, memref<64x64xi32, 3>
gpu.subgroup_mma_store_matrix %k, %n[%j, %j] {leadDimension = 64 : index, transpose} : !gpu.mma_matrix<32x8xi32, "COp">, memref<64x64xi32, 3>
return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_conversion_patterns to %f {
      transform.apply_conversion_patterns.gpu.gpu_wmma_to_nvvm
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
    } {legal_dialects = ["nvvm", "llvm", "func"], partial_conversion} : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%m: memref<64x64xi8, 3>, %n: memref<64x64xi32, 3>, %i: index, %j: index, %v: i32) {
%a = gpu.subgroup_mma_load_matrix %m[%i, %j] {leadDimension = 64 : index} : memref<64x64xi8, 3> -> !gpu.mma_matrix<8x16xsi8, "AOp">
%b = gpu.subgroup_mma_load_matrix %m[%i, %j] {leadDimension = 64 : index} : memref<64x64xi8, 3> -> !gpu.mma_matrix<16x32xsi8, "BOp">
%c = gpu.subgroup_mma_load_matrix %n[%i, %j] {leadDimension = 64 : index} : memref<64x64xi32, 3> -> !gpu.mma_matrix<8x32xi32, "COp">
%d = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<8x16xsi8, "AOp">, !gpu.mma_matrix<16x32xsi8, "BOp"> -> !gpu.mma_matrix<8x32xi32, "COp">
%k = gpu.subgroup_mma_constant_matrix %v : !gpu.mma_matrix<8x32xi32, "COp">
gpu.subgroup_mma_store_matrix %d, %n[%i, %j] {leadDimension = 64 : index} : !gpu.mma_matrix<8x32xi32, "COp">, memref<64x64xi32, 3>
gpu.subgroup_mma_store_matrix %k, %n[%j, %j] {leadDimension = 64 : index, transpose} : !gpu.mma_matrix<8x32xi32, "COp">, memref<64x64xi32, 3>
return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_conversion_patterns to %f {
      transform.apply_conversion_patterns.gpu.gpu_wmma_to_nvvm
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
    } {legal_dialects = ["nvvm", "llvm", "func"], partial_conversion} : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%v: f16) -> !gpu.mma_matrix<16x16xf16, "AOp"> {
%k = gpu.subgroup_mma_constant_matrix %v : !gpu.mma_matrix<16x16xf16, "AOp">
return %k : !gpu.mma_matrix<16x16xf16, "AOp">
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_conversion_patterns to %f {
      transform.apply_conversion_patterns.gpu.gpu_wmma_to_nvvm
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
    } {legal_dialects = ["nvvm", "llvm", "func"], partial_conversion} : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%m: memref<64x64xf16, 3>, %n: memref<64x64xf16, 3>, %i: index, %j: index, %v: f16) {
%a = gpu.subgroup_mma_load_matrix %m[%i, %j] {leadDimension = 64 : index} : memref<64x64xf16, 3> -> !gpu.mma_matrix<16x16xf16, "AOp">
%b = gpu.subgroup_mma_load_matrix %m[%i, %j] {leadDimension = 64 : index} : memref<64x64xf16, 3> -> !gpu.mma_matrix<16x16xf16, "BOp">
%c = gpu.subgroup_mma_load_matrix %n[%i, %j] {leadDimension = 64 : index} : memref<64x64xf16, 3> -> !gpu.mma_matrix<16x16xf16, "COp">
%d = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf16, "COp">
%k = gpu.subgroup_mma_constant_matrix %v : !gpu.mma_matrix<16x16xf16, "COp">
%e0 = gpu.subgroup_mma_elementwise addf %d, %k : (!gpu.mma_matrix<16x16xf16, "COp">, !gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf16, "COp">
%e1 = gpu.subgroup_mma_elementwise mulf %e0, %k : (!gpu.mma_matrix<16x16xf16, "COp">, !gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf16, "COp">
%e2 = gpu.subgroup_mma_elementwise maxf %e1, %k : (!gpu.mma_matrix<16x16xf16, "COp">, !gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf16, "COp">
%e3 = gpu.subgroup_mma_elementwise minf %e2, %k : (!gpu.mma_matrix<16x16xf16, "COp">, !gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf16, "COp">
%e4 = gpu.subgroup_mma_elementwise divf %e3, %k : (!gpu.mma_matrix<16x16xf16, "COp">, !gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf16, "COp">
gpu.subgroup_mma_store_matrix %e4, %n[%i, %j] {leadDimension = 64 : index} : !gpu.mma_matrix<16x16xf16, "COp">, memref<64x64xf16, 3>
gpu.subgroup_mma_store_matrix %k, %n[%j, %j] {leadDimension = 64 : index, transpose} : !gpu.mma_matrix<16x16xf16, "COp">, memref<64x64xf16, 3>
return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_conversion_patterns to %f {
      transform.apply_conversion_patterns.gpu.gpu_wmma_to_nvvm
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
    } {legal_dialects = ["nvvm", "llvm", "func"], illegal_ops = ["gpu.subgroup_mma_compute"], partial_conversion} : !transform.any_op
    transform.yield
  }
}
