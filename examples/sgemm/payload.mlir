// C = A * B. `compile` writes these lines anew, for a shape and for the processor it runs on.
!A = tensor<512x512xf32>
!B = tensor<512x512xf32>
!C = tensor<512x512xf32>
#cpu = #dlti.target_device_spec<"avx512f" = 1 : i64>

module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #cpu>} {
  func.func @gemm(%a: !A, %b: !B, %c: !C) -> !C attributes {llvm.emit_c_interface} {
    %zero = arith.constant 0.0 : f32
    %empty = linalg.fill ins(%zero : f32) outs(%c : !C) -> !C
    %product = linalg.matmul ins(%a, %b : !A, !B) outs(%empty : !C) -> !C
    return %product : !C
  }
}
