// ARGS: --transform-interpreter --split-input-file
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_conversion_patterns to %f {
      transform.apply_conversion_patterns.func.func_to_llvm
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
    } {legal_dialects = ["llvm"], partial_conversion} : !transform.any_op
    transform.yield
  }
  func.func @g(%a: index, %m: memref<?xf32>) -> memref<?xf32> {
    cf.br ^b(%a: index)
  ^b(%x: index):
    %d = arith.addi %x, %a : index
    return %m : memref<?xf32>
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_conversion_patterns to %f {
      transform.apply_conversion_patterns.dialect_to_llvm "func"
      transform.apply_conversion_patterns.dialect_to_llvm "cf"
      transform.apply_conversion_patterns.dialect_to_llvm "arith" {x}
      transform.apply_conversion_patterns.dialect_to_llvm "index"
      transform.apply_conversion_patterns.dialect_to_llvm "ub"
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter {index_bitwidth = 32 : i64, use_aligned_alloc = true, use_generic_functions = false}
    } {legal_dialects = ["llvm"]} : !transform.any_op
    transform.yield
  }
  func.func @g(%a: index, %m: memref<?xf32>, %c: i1) -> memref<?xf32> {
    cf.br ^b(%a: index)
  ^b(%x: index):
    %d = arith.floordivsi %x, %a : index
    %e = index.add %d, %a
    cf.assert %c, "no"
    cf.cond_br %c, ^y, ^n
  ^y:
    return %m : memref<?xf32>
  ^n:
    ub.unreachable
  }
  func.func private @h(index)
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_conversion_patterns to %f {
      transform.apply_conversion_patterns.func.func_to_llvm
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter {use_bare_ptr_call_conv = true, index_bitwidth = 0}
    } {legal_dialects = ["llvm"], partial_conversion, preserve_handles} : !transform.any_op
    transform.print %f : !transform.any_op
    transform.yield
  }
  func.func @g(%a: index, %m: memref<4xf32>) -> memref<4xf32> {
    return %m : memref<4xf32>
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_conversion_patterns to %f {
      transform.apply_conversion_patterns.func.func_to_llvm
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter {data_layout = "e-p:16:16"}
    } {legal_dialects = ["llvm"], partial_conversion} : !transform.any_op
    transform.yield
  }
  func.func @unranked(%m: memref<*xf32>) -> memref<*xf32> {
    %0 = call @other(%m) : (memref<*xf32>) -> memref<*xf32>
    return %0 : memref<*xf32>
  }
  func.func private @other(memref<*xf32>) -> memref<*xf32>
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_conversion_patterns to %f {
      transform.apply_conversion_patterns.func.func_to_llvm
    } {legal_dialects = ["llvm"], partial_conversion} : !transform.any_op
    transform.yield
  }
  func.func @g(%a: index) {
    return
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_conversion_patterns to %f {
      transform.apply_conversion_patterns.dialect_to_llvm "func"
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
    } {legal_dialects = ["llvm"]} : !transform.any_op
    transform.yield
  }
  func.func @tensors(%a: index, %b: tensor<2xf32>) {
    return
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    transform.apply_conversion_patterns to %root {
      transform.apply_conversion_patterns.dialect_to_llvm "scf"
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    transform.apply_conversion_patterns to %root {
      transform.apply_conversion_patterns.dialect_to_llvm "unknown"
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    transform.apply_conversion_patterns to %root {
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter {use_aligned_alloc = 1 : i32}
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %r = transform.apply_registered_pass "convert-to-llvm" with options = {"filter-dialects" = ["func", "arith"]} to %root : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    transform.apply_conversion_patterns to %root {
      transform.apply_conversion_patterns.func.func_to_llvm
    } with type_converter {
      transform.type_conversion.tensor.cast_shape_dynamic_dims
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    transform.apply_conversion_patterns to %root {
      transform.apply_conversion_patterns.dialect_to_llvm "cf"
    } with type_converter {
      transform.type_conversion.tensor.cast_shape_dynamic_dims
    } : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %m = transform.structured.match ops{["builtin.module"]} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.apply_registered_pass "convert-to-llvm" with options = {"filter-dialects" = ["func", "arith"]} to %m : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  module {
    func.func @f(%a: index) -> index {
      %0 = arith.addi %a, %a : index
      return %0 : index
    }
  }
}
