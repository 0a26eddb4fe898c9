// RUN: jig-opt %s --convert-to-llvm | FileCheck %s
// What was found of a type stays with the context, and passes of the stress build run once in vain before.
// UNSUPPORTED: stress

// An array of a struct that has something that is no type of llvm in it, and that is looked at from within itself: the
// reference takes it for a type of llvm, and makes a function that has no translation.
// CHECK: func.func @open_struct(%{{.*}}: !llvm.array<2 x struct<"R",
func.func @open_struct(%w: !llvm.array<2 x !llvm.struct<"R", (struct<"R">, !llvm.struct<"S", (!llvm.struct<"R">, !llvm.struct<"T", (array<3 x struct<"S">>, tensor<2xi8>)>)>)>>) { return }
