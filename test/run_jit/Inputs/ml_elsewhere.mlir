// CHECK-DAG: @x = external global [4 x i32]
// CHECK-DAG: @y = external global [4 x i32]
// CHECK-DAG: @z = external global i32
// What may be stored to later is copied when it is loaded.
// CHECK: memcpy{{.*}}, ptr @x,
// CHECK: memcpy{{.*}}(ptr @x, ptr @y,
// CHECK: load i32, ptr @z
// CHECK: store i32 {{.*}}, ptr @z
ml_program.global private mutable @x(#ml_program.extern : tensor<4xi32>) : tensor<4xi32>
ml_program.global private @y(#ml_program.extern : tensor<4xi32>) : tensor<4xi32>
ml_program.global private mutable @z(#ml_program.extern : i32) : i32
func.func @f() -> (tensor<4xi32>, i32) {
  %w = ml_program.global_load @x : tensor<4xi32>
  %y = ml_program.global_load_const @y : tensor<4xi32>
  ml_program.global_store @x = %y : tensor<4xi32>
  %z = ml_program.global_load @z : i32
  %n = ml_program.global_load @x : tensor<4xi32>
  %s = arith.addi %w, %n : tensor<4xi32>
  ml_program.global_store @z = %z : i32
  return %s, %z : tensor<4xi32>, i32
}
