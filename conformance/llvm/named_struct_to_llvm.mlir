// ARGS: --convert-func-to-llvm --split-input-file
// FRAME
// HERE
// EACH
func.func private @a(!llvm.struct<"_Converted.s", (i64)>) func.func private @b(!llvm.struct<"s", (index)>)
func.func private @a(!llvm.struct<"_Converted.s2", (i32)>) func.func private @b(!llvm.struct<"s2", (index)>)
func.func private @a(!llvm.struct<"_Converted.s3", (index)>) func.func private @b(!llvm.struct<"s3", (index)>)
func.func private @a(!llvm.struct<"s4", (index, ptr)>) func.func private @b(!llvm.struct<"s4", (index, ptr)>)
func.func private @a(!llvm.struct<"_Converted.s5", opaque>) func.func private @b(!llvm.struct<"s5", (index)>)
func.func private @b(!llvm.struct<"s6", (index)>) func.func private @a(!llvm.struct<"_Converted.s6", (i64)>)
func.func private @b(!llvm.struct<"s7", (struct<"t7", (index)>)>) func.func private @a(!llvm.struct<"t7", (index)>)
func.func private @a(!llvm.struct<"_Converted.s8", packed (i64)>) func.func private @b(!llvm.struct<"s8", (index)>)
func.func private @a(!llvm.struct<"r", (index, struct<"r">)>)
func.func private @a(!llvm.struct<"pk", packed (index, f32)>)
func.func private @a(!llvm.struct<"v", (tensor<4xf32>)>)
func.func private @a(!llvm.struct<"w", (ptr, struct<"w2", (index, struct<"w">)>)>)
func.func private @a(!llvm.func<index (index, struct<"fa", (index)>, ...)>, () -> index)
func.func @a(%f: !llvm.func<void (vector<2x2xindex>)>) { return }
func.func private @a(!llvm.func<void (tensor<2xf32>)>)
