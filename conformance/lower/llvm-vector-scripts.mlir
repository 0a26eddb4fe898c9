// ARGS: --transform-interpreter --split-input-file
// ARGS: --mlir-print-op-generic --split-input-file
// Vectors, complex numbers and math to llvm by scripts.
module attributes {transform.with_named_sequence} {
  func.func @f(%a: vector<4xf32>, %i: index, %m: memref<?xf32>, %v: vector<2x4xf32>) -> (f32, vector<[4]xi1>, vector<4xf32>, vector<4xf32>) {
    %0 = vector.reduction <add>, %a : vector<4xf32> into f32
    %1 = vector.create_mask %i : vector<[4]xi1>
    %2 = vector.load %m[%i] : memref<?xf32>, vector<4xf32>
    %3 = vector.extract %v[1] : vector<4xf32> from vector<2x4xf32>
    return %0, %1, %2, %3 : f32, vector<[4]xi1>, vector<4xf32>, vector<4xf32>
  }
  transform.named_sequence @__transform_main(%r: !transform.any_op) {
    %0 = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
    transform.apply_conversion_patterns to %0 {
      transform.apply_conversion_patterns.vector.vector_to_llvm
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
    } {legal_dialects = ["func", "llvm", "arith"], partial_conversion} : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: vector<4xf32>, %i: index, %m: memref<?xf32>, %v: vector<2x4xf32>) -> (f32, vector<[4]xi1>, vector<4xf32>, vector<4xf32>) {
    %0 = vector.reduction <add>, %a : vector<4xf32> into f32
    %1 = vector.create_mask %i : vector<[4]xi1>
    %2 = vector.load %m[%i] : memref<?xf32>, vector<4xf32>
    %3 = vector.extract %v[1] : vector<4xf32> from vector<2x4xf32>
    return %0, %1, %2, %3 : f32, vector<[4]xi1>, vector<4xf32>, vector<4xf32>
  }
  transform.named_sequence @__transform_main(%r: !transform.any_op) {
    %0 = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
    transform.apply_conversion_patterns to %0 {
      transform.apply_conversion_patterns.vector.vector_to_llvm {reassociate_fp_reductions = true, force_32bit_vector_indices = false, use_vector_alignment = true}
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter {index_bitwidth = 32}
    } {legal_dialects = ["func", "llvm", "arith", "vector"], partial_conversion} : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: vector<4xf32>, %i: index, %m: memref<?xf32>, %v: vector<2x4xf32>) -> (f32, vector<[4]xi1>, vector<4xf32>, vector<4xf32>) {
    %0 = vector.reduction <add>, %a : vector<4xf32> into f32
    %1 = vector.create_mask %i : vector<[4]xi1>
    %2 = vector.load %m[%i] : memref<?xf32>, vector<4xf32>
    %3 = vector.extract %v[1] : vector<4xf32> from vector<2x4xf32>
    return %0, %1, %2, %3 : f32, vector<[4]xi1>, vector<4xf32>, vector<4xf32>
  }
  transform.named_sequence @__transform_main(%r: !transform.any_op) {
    %0 = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
    transform.apply_conversion_patterns to %0 {
      transform.apply_conversion_patterns.vector.vector_to_llvm {reassociate_fp_reductions = true, force_32bit_vector_indices = false, use_vector_alignment = true}
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter {index_bitwidth = 32}
    } {legal_dialects = ["func", "llvm", "arith"], illegal_dialects = ["vector"], partial_conversion} : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%v: vector<2x4xf32>, %b: vector<4xf32>) -> (vector<2x4xf32>) {
    %3 = vector.broadcast %b : vector<4xf32> to vector<2x4xf32>
    return %3 : vector<2x4xf32>
  }
  transform.named_sequence @__transform_main(%r: !transform.any_op) {
    %0 = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
    transform.apply_conversion_patterns to %0 {
      transform.apply_conversion_patterns.vector.vector_to_llvm
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
    } {legal_dialects = ["func", "llvm"]} : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%r: !transform.any_op) {
    transform.apply_conversion_patterns to %r {
      transform.apply_conversion_patterns.vector.vector_to_llvm
    } {legal_dialects = ["func", "llvm"]} : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%r: !transform.any_op) {
    transform.apply_conversion_patterns to %r {
      transform.apply_conversion_patterns.vector.vector_to_llvm
    } with type_converter { transform.apply_conversion_patterns.transform.type_conversion.tensor.cast_shape_dynamic_dims } {legal_dialects = ["func", "llvm"]} : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%z: complex<f32>, %x: f32, %v: vector<4xf32>) -> (complex<f32>, f32, f32) {
    %0 = complex.div %z, %z : complex<f32>
    %1 = math.log1p %x : f32
    %2 = vector.extract %v[1] : f32 from vector<4xf32>
    return %0, %1, %2 : complex<f32>, f32, f32
  }
  transform.named_sequence @__transform_main(%r: !transform.any_op) {
    %0 = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
    transform.apply_conversion_patterns to %0 {
      transform.apply_conversion_patterns.dialect_to_llvm "complex"
      transform.apply_conversion_patterns.dialect_to_llvm "math"
      transform.apply_conversion_patterns.dialect_to_llvm "vector"
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
    } {legal_dialects = ["llvm"], partial_conversion} : !transform.any_op
    transform.yield
  }
}
