// What lowering to llvm says where the reference dies, or says nothing.
// RUN: not jig-opt %s --split-input-file --convert-index-to-llvm=index-bitwidth=16777216 2>&1 | FileCheck %s --check-prefix=WIDE
// RUN: not jig-opt %s --split-input-file --convert-func-to-llvm=index-bitwidth=4294967295 2>&1 | FileCheck %s --check-prefix=WIDER
// WIDE: 'builtin.module' op is lowered with indices of 16777216 bits: no integer has as many
// WIDER: 'builtin.module' op is lowered with indices of 4294967295 bits: no integer has as many
// RUN: not jig-opt %s --split-input-file --finalize-memref-to-llvm 2>&1 | FileCheck %s --check-prefix=LAYOUT
// LAYOUT: 'builtin.module' op has a data layout that says 0 : i64 of an index: no integer has as many bits
// LAYOUT: 'builtin.module' op has a data layout that says 9223372036854775807 : i64 of an index: no integer has as many bits
// LAYOUT: 'builtin.module' op has a data layout that says 4294967328 : i64 of an index: no integer has as many bits
// LAYOUT: 'builtin.module' op has a data layout that says 18446744073709551616 : i128 of an index: no integer has as many bits
// RUN: jig-opt %s --split-input-file --verify-diagnostics '--pass-pipeline=builtin.module(func.func(convert-to-llvm))'
// RUN: not jig-opt %s --split-input-file --convert-func-to-llvm 2>&1 | FileCheck %s --check-prefix=BARE

// A function that takes bare pointers has another type than the pointer says; the reference calls it all the same.
// BARE: error: 'func.constant' op reference to undefined function 'bare'
// expected-error @+1 {{'func.func' op is what the conversion would replace: it has to run on an op around this one}}
func.func @itself() -> ((memref<2xf32>, i32) -> ()) {
  %0 = func.constant @bare : (memref<2xf32>, i32) -> ()
  return %0 : (memref<2xf32>, i32) -> ()
}
// expected-error @+1 {{'func.func' op is what the conversion would replace: it has to run on an op around this one}}
func.func private @bare(memref<2xf32>, i32) attributes {llvm.bareptr}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    transform.apply_conversion_patterns to %root {
    } with type_converter {
      // expected-error @+1 {{'index_bitwidth' is out of range: -1}}
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter {index_bitwidth = -1 : i64}
    } : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    transform.apply_conversion_patterns to %root {
    } with type_converter {
      // expected-error @+1 {{'index_bitwidth' is out of range: 16777216}}
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter {index_bitwidth = 16777216 : i64}
    } : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    transform.apply_conversion_patterns to %root {
    } with type_converter {
      // expected-error @+1 {{invalid data layout descriptor: unknown specifier 'b'}}
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter {data_layout = "bogus"}
    } : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<index = 0>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<index = 9223372036854775807>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<index = 4294967328>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<index = 18446744073709551616 : i128>} {}
