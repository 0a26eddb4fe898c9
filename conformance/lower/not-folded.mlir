// ARGS: --arith-emulate-unsupported-floats=source-types=bf16
// ARGS: --math-extend-to-supported-types
// ARGS: --convert-complex-to-libm
// ARGS: --convert-math-to-rocdl
// ARGS: --convert-math-to-funcs
// ARGS: --convert-complex-to-rocdl-library-calls

// What is none of their business these passes fold or leave, each in its way.
func.func @others(%m: memref<4x4xf32>) -> (i32, f32, index, index) {
  %c = arith.constant 3 : i32
  %k = arith.constant 0.5 : f32
  %0 = math.ctlz %c : i32
  %1 = math.absf %k : f32
  %2 = index.constant 3
  %3 = index.add %2, %2
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m : memref<4x4xf32> -> memref<f32>, index, index, index, index, index
  return %0, %1, %3, %sizes#0 : i32, f32, index, index
}
