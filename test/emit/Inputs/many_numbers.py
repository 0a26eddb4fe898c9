"""Globals of 4096 numbers and of two, and a function that loads from them. usage: many_numbers.py [LAYOUT]"""
import sys

floats = ", ".join(f"{7 * i % 1000}.5" for i in range(4096))
pairs = ", ".join(str(i - 2000) for i in range(4096))
layout = f' attributes {{llvm.data_layout = "{sys.argv[1]}"}}' if sys.argv[1:] else ""
print(f"""
module{layout} {{
  llvm.mlir.global private constant @many(dense<[{floats}]> : tensor<4096xf32>) : !llvm.array<2 x array<2048 x f32>>
  llvm.mlir.global private constant @pairs(dense<[{pairs}]> : tensor<4096xi16>) {{alignment = 4 : i64}} : !llvm.array<4096 x i16>
  llvm.mlir.global private constant @equal(dense<1.5> : tensor<4096xf32>) : !llvm.array<4096 x f32>
  llvm.mlir.global private constant @few(dense<[1.5, 2.5]> : tensor<2xf32>) : !llvm.array<2 x f32>
  llvm.func @main(%i: i64) -> f32 {{
    %many = llvm.mlir.addressof @many : !llvm.ptr
    %pairs = llvm.mlir.addressof @pairs : !llvm.ptr
    %a = llvm.getelementptr %many[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %b = llvm.getelementptr %pairs[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i16
    %x = llvm.load %a : !llvm.ptr -> f32
    %y = llvm.load %b : !llvm.ptr -> i16
    %z = llvm.sitofp %y : i16 to f32
    %sum = llvm.fadd %x, %z : f32
    llvm.return %sum : f32
  }}
}}""")
