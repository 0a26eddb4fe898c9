// ARGS: --split-input-file --transform-interpreter
func.func @f(%v: i32, %f: f32, %h: vector<2xi32>, %l: i64) {
  %0 = gpu.subgroup_reduce add %v uniform : (i32) -> i32
  %1 = gpu.subgroup_reduce mul %v uniform : (i32) -> i32
  %2 = gpu.subgroup_reduce minsi %v uniform : (i32) -> i32
  %3 = gpu.subgroup_reduce minui %v uniform : (i32) -> i32
  %4 = gpu.subgroup_reduce maxsi %v uniform : (i32) -> i32
  %5 = gpu.subgroup_reduce maxui %v uniform : (i32) -> i32
  %6 = gpu.subgroup_reduce and %v uniform : (i32) -> i32
  %7 = gpu.subgroup_reduce or %v uniform : (i32) -> i32
  %8 = gpu.subgroup_reduce xor %v uniform : (i32) -> i32
  %9 = gpu.subgroup_reduce add %f uniform : (f32) -> f32
  %10 = gpu.subgroup_reduce minnumf %f uniform : (f32) -> f32
  %11 = gpu.subgroup_reduce maximumf %f uniform : (f32) -> f32
  %12 = gpu.subgroup_reduce add %v : (i32) -> i32
  %13 = gpu.subgroup_reduce add %v uniform cluster(size = 4) : (i32) -> i32
  %14 = gpu.subgroup_reduce add %v cluster(size = 4, stride = 2) : (i32) -> i32
  %15 = gpu.subgroup_reduce add %l uniform : (i64) -> i64
  %16 = gpu.subgroup_reduce add %h uniform : (vector<2xi32>) -> vector<2xi32>
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_conversion_patterns to %f {
      transform.apply_conversion_patterns.gpu.gpu_subgroup_reduce_to_nvvm
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
    } {legal_dialects = ["nvvm", "llvm", "func"], partial_conversion} : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%v: i32, %f: f32, %h: vector<2xi32>, %l: i64) {
  %0 = gpu.subgroup_reduce add %v uniform : (i32) -> i32
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_conversion_patterns to %f {
      transform.apply_conversion_patterns.gpu.gpu_subgroup_reduce_to_nvvm
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
    } {legal_dialects = ["nvvm", "llvm", "func"], illegal_dialects = ["gpu"], partial_conversion} : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%v: i32, %f: f32, %h: vector<2xi32>, %l: i64) {
  %0 = gpu.subgroup_reduce mul %v uniform : (i32) -> i32
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_conversion_patterns to %f {
      transform.apply_conversion_patterns.gpu.gpu_subgroup_reduce_to_nvvm
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
    } {legal_dialects = ["nvvm", "llvm", "func"], illegal_dialects = ["gpu"], partial_conversion} : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%v: i32, %f: f32, %h: vector<2xi32>, %l: i64) {
  %0 = gpu.subgroup_reduce add %f uniform : (f32) -> f32
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_conversion_patterns to %f {
      transform.apply_conversion_patterns.gpu.gpu_subgroup_reduce_to_nvvm
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
    } {legal_dialects = ["nvvm", "llvm", "func"], illegal_dialects = ["gpu"], partial_conversion} : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%v: i32, %f: f32, %h: vector<2xi32>, %l: i64) {
  %0 = gpu.subgroup_reduce add %v : (i32) -> i32
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_conversion_patterns to %f {
      transform.apply_conversion_patterns.gpu.gpu_subgroup_reduce_to_nvvm
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
    } {legal_dialects = ["nvvm", "llvm", "func"], illegal_dialects = ["gpu"], partial_conversion} : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%v: i32, %f: f32, %h: vector<2xi32>, %l: i64) {
  %0 = gpu.subgroup_reduce add %v uniform cluster(size = 4) : (i32) -> i32
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_conversion_patterns to %f {
      transform.apply_conversion_patterns.gpu.gpu_subgroup_reduce_to_nvvm
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
    } {legal_dialects = ["nvvm", "llvm", "func"], illegal_dialects = ["gpu"], partial_conversion} : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%v: i32, %f: f32, %h: vector<2xi32>, %l: i64) {
  %0 = gpu.subgroup_reduce add %l uniform : (i64) -> i64
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_conversion_patterns to %f {
      transform.apply_conversion_patterns.gpu.gpu_subgroup_reduce_to_nvvm
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
    } {legal_dialects = ["nvvm", "llvm", "func"], illegal_dialects = ["gpu"], partial_conversion} : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%v: i32, %f: f32, %h: vector<2xi32>, %l: i64) {
  %0 = gpu.subgroup_reduce add %h uniform : (vector<2xi32>) -> vector<2xi32>
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_conversion_patterns to %f {
      transform.apply_conversion_patterns.gpu.gpu_subgroup_reduce_to_nvvm
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
    } {legal_dialects = ["nvvm", "llvm", "func"], illegal_dialects = ["gpu"], partial_conversion} : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%v: i32, %f: f32, %h: vector<2xi32>, %l: i64) {
  %0 = gpu.subgroup_reduce add %v uniform : (i32) -> i32
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_conversion_patterns to %f {
      transform.apply_conversion_patterns.gpu.gpu_subgroup_reduce_to_nvvm
    } with type_converter {
      transform.apply_conversion_patterns.gpu.gpu_subgroup_reduce_to_nvvm
    } {legal_dialects = ["nvvm", "llvm", "func"], partial_conversion} : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%v: i32, %f: f32, %h: vector<2xi32>, %l: i64) {
  %0 = gpu.subgroup_reduce add %v uniform : (i32) -> i32
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_conversion_patterns to %f {
      transform.apply_conversion_patterns.gpu.gpu_subgroup_reduce_to_nvvm
    } {legal_dialects = ["nvvm", "llvm", "func"], partial_conversion} : !transform.any_op
    transform.yield
  }
}
