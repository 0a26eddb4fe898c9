// ARGS: --transform-interpreter
// ARGS: --transform-interpreter --split-input-file
// Tiles as intrinsics, in a script.
module attributes {transform.with_named_sequence} {
func.func @muli(%o: memref<8x8xf32>, %i: index) {
  %3 = amx.tile_load %o[%i, %i] : memref<8x8xf32> into !amx.tile<2x4xf32>
  amx.tile_store %o[%i, %i], %3 : memref<8x8xf32>, !amx.tile<2x4xf32>
  return
}
transform.named_sequence @__transform_main(%m: !transform.any_op) {
    %0 = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_conversion_patterns to %0 {
      transform.apply_conversion_patterns.dialect_to_llvm "amx"
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
    } {legal_dialects = ["llvm"], partial_conversion} : !transform.any_op
    transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
func.func @muli(%o: memref<8x8xf32>, %i: index) {
  %3 = amx.tile_load %o[%i, %i] : memref<8x8xf32> into !amx.tile<2x4xf32>
  amx.tile_store %o[%i, %i], %3 : memref<8x8xf32>, !amx.tile<2x4xf32>
  return
}
transform.named_sequence @__transform_main(%m: !transform.any_op) {
    %0 = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_conversion_patterns to %0 {
      transform.apply_conversion_patterns.dialect_to_llvm "x86vector"
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
    } {legal_dialects = ["llvm"], partial_conversion} : !transform.any_op
    transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
func.func @muli(%o: memref<8x8xf32>, %i: index) {
  %3 = amx.tile_load %o[%i, %i] : memref<8x8xf32> into !amx.tile<2x4xf32>
  amx.tile_store %o[%i, %i], %3 : memref<8x8xf32>, !amx.tile<2x4xf32>
  return
}
transform.named_sequence @__transform_main(%m: !transform.any_op) {
    %0 = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_conversion_patterns to %0 {
      transform.apply_conversion_patterns.dialect_to_llvm "arm_sve"
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
    } {legal_dialects = ["llvm"], partial_conversion} : !transform.any_op
    transform.yield
}
}
