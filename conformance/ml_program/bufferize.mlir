// ARGS: --split-input-file --one-shot-bufferize=bufferize-function-boundaries
// ARGS: --split-input-file --one-shot-bufferize
ml_program.global private mutable @state(dense<[1, 2, 3, 4]> : tensor<4xi32>) : tensor<4xi32> {foo}
ml_program.global public @fixed(dense<10> : tensor<4xi32>) : tensor<4xi32>
ml_program.global nested mutable @wide(dense<1.0> : tensor<4x5xf64>) : tensor<4x5xf64>
func.func @bump() {
  %0 = ml_program.global_load @state : tensor<4xi32>
  %1 = ml_program.global_load @fixed : tensor<4xi32>
  %e = tensor.empty() : tensor<4xi32>
  %2 = linalg.add ins(%0, %1 : tensor<4xi32>, tensor<4xi32>) outs(%e : tensor<4xi32>) -> tensor<4xi32>
  ml_program.global_store @state = %2 : tensor<4xi32>
  return
}
func.func @seed() -> i64 {
  %0 = ml_program.global_load @global_seed : tensor<i64>
  %1 = tensor.extract %0[] : tensor<i64>
  %c = arith.constant 6364136223846793005 : i64
  %2 = arith.muli %1, %c : i64
  %3 = tensor.from_elements %2 : tensor<i64>
  ml_program.global_store @global_seed = %3 : tensor<i64>
  return %2 : i64
}
ml_program.global private mutable @global_seed(dense<1> : tensor<i64>) : tensor<i64>
func.func @changed(%i: index, %x: i32) -> i32 {
  %0 = ml_program.global_load @state : tensor<4xi32>
  %1 = tensor.insert %x into %0[%i] : tensor<4xi32>
  %2 = tensor.extract %0[%i] : tensor<4xi32>
  ml_program.global_store @state = %1 : tensor<4xi32>
  return %2 : i32
}
func.func @returned() -> tensor<4x5xf64> {
  %0 = ml_program.global_load @wide : tensor<4x5xf64>
  return %0 : tensor<4x5xf64>
}

// -----

ml_program.global private mutable @a : tensor<4xi32>

// -----

ml_program.global private mutable @a(#ml_program.extern : tensor<4xi32>) : tensor<4xi32>

// -----

ml_program.global private mutable @a(dense<1> : tensor<4xi32>) : tensor<?xi32>

// -----

ml_program.global private mutable @a(dense<1> : tensor<4xi32>) : tensor<*xi32>

// -----

ml_program.global private mutable @a(1 : i32) : tensor<4xi32>

// -----

ml_program.global private mutable @a(dense<1.0> : tensor<4xf32>) : tensor<4xi32>

// -----

ml_program.global private @s(dense<1> : tensor<4xi32>) : tensor<4xi32>
func.func @f() -> tensor<4xi32> {
  %0 = ml_program.global_load_const @s : tensor<4xi32>
  return %0 : tensor<4xi32>
}
