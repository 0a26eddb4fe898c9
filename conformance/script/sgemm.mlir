// ARGS: --transform-preload-library=transform-library-paths=examples/sgemm/schedule.mlir --transform-interpreter
// The schedule of examples/sgemm, with the sizes that tiles do not divide.
!A = tensor<13x9xf32>
!B = tensor<9x83xf32>
!C = tensor<13x83xf32>
#cpu = #dlti.target_device_spec<"avx512f" = 1 : i64>

module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #cpu>} {
  func.func @gemm(%a: !A, %b: !B, %c: !C) -> !C {
    %zero = arith.constant 0.0 : f32
    %empty = linalg.fill ins(%zero : f32) outs(%c : !C) -> !C
    %product = linalg.matmul ins(%a, %b : !A, !B) outs(%empty : !C) -> !C
    return %product : !C
  }
}
