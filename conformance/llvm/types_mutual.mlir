// ARGS: --split-input-file --allow-unregistered-dialect
// Structs that contain each other, of which one has a part that LLVM lacks.
func.func @f(%x: !llvm.struct<"A", (struct<"B", (struct<"A">)>, index)>) { return }

// -----

func.func @f(%x: !llvm.struct<"A", (struct<"B", (struct<"A">, index)>)>) { return }

// -----

func.func @f(%x: !llvm.struct<"A", (struct<"B", (struct<"A">, struct<"C", (struct<"B">, index)>)>)>) { return }

// -----

func.func @f(%x: !llvm.struct<"A", (struct<"B", (struct<"A">)>, struct<"C", (struct<"A">, index)>)>) { return }

// -----

func.func @f(%x: !llvm.struct<"A", (ptr, struct<"A">, index)>) { return }

// -----

func.func @g(%x: !llvm.struct<"P", (struct<"Q", (struct<"P">)>, index)>, %w: !llvm.array<2 x !llvm.struct<"R", (struct<"R">, !llvm.struct<"S", (!llvm.struct<"R">, !llvm.struct<"T", (array<3 x struct<"S">>, tensor<2xi8>)>)>)>>) { return }
func.func private @h(!llvm.struct<(i32, struct<"U", (ptr, index, struct<"U">)>, index)>)
