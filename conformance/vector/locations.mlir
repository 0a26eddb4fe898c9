// ARGS: --canonicalize --mlir-print-debuginfo --split-input-file
// Where ops that canonicalization makes come from.

func.func @i(%t: vector<4xf32>) -> vector<4xf32> {
  %c = arith.constant 1.0 : f32
  %v = arith.constant dense<1.0> : vector<4xf32>
  %0 = vector.insert %c, %v[1] : f32 into vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

func.func @i(%t: vector<4xf32>, %i: index) -> vector<4xf32> {
  %c = arith.constant 1.0 : f32
  %v = arith.constant dense<1.0> : vector<4xf32>
  %0 = vector.insert %c, %v[%i] : f32 into vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

func.func @i(%t: vector<4xf32>, %f: f32) -> vector<4xf32> {
  %v = vector.broadcast %f : f32 to vector<4xf32>
  %0 = vector.insert %f, %v[2] : f32 into vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

func.func @i(%t: vector<2x4xf32>, %f: f32) -> vector<2x4xf32> {
  %v = vector.broadcast %f : f32 to vector<4xf32>
  %w = vector.broadcast %f : f32 to vector<2x4xf32>
  %0 = vector.insert %v, %w[1] : vector<4xf32> into vector<2x4xf32>
  return %0 : vector<2x4xf32>
}

// -----

func.func @i(%t: vector<2x4xf32>, %f: f32) -> vector<2x4xf32> {
  %v = vector.broadcast %f : f32 to vector<1x4xf32>
  %w = vector.broadcast %f : f32 to vector<2x4xf32>
  %0 = vector.insert_strided_slice %v, %w {offsets=[1,0],strides=[1,1]} : vector<1x4xf32> into vector<2x4xf32>
  return %0 : vector<2x4xf32>
}

// -----

func.func @c(%a: vector<4x5xf32>, %b: vector<5x6xf32>, %d: vector<4x6xf32>) -> vector<4x6xf32> {
  %z = arith.constant dense<0.0> : vector<4x6xf32>
  %0 = vector.contract {indexing_maps=[affine_map<(m,n,k)->(m,k)>,affine_map<(m,n,k)->(k,n)>,affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"]} %a, %b, %z : vector<4x5xf32>, vector<5x6xf32> into vector<4x6xf32>
  %1 = arith.addf %0, %d : vector<4x6xf32>
  return %1 : vector<4x6xf32>
}

// -----

func.func @c(%a: vector<4x5xi32>, %b: vector<5x6xi32>, %d: vector<4x6xi32>) -> vector<4x6xi32> {
  %z = arith.constant dense<0> : vector<4x6xi32>
  %0 = vector.contract {indexing_maps=[affine_map<(m,n,k)->(m,k)>,affine_map<(m,n,k)->(k,n)>,affine_map<(m,n,k)->(m,n)>], iterator_types=["parallel","parallel","reduction"], kind=#vector.kind<add>} %a, %b, %z {foo} : vector<4x5xi32>, vector<5x6xi32> into vector<4x6xi32>
  %1 = arith.addi %d, %0 : vector<4x6xi32>
  return %1 : vector<4x6xi32>
}

// -----

func.func @c(%a: vector<5xf32>, %b: vector<5xf32>, %d: f32) -> (f32, f32) {
  %z = arith.constant 0.0 : f32
  %0 = vector.contract {indexing_maps=[affine_map<(k)->(k)>,affine_map<(k)->(k)>,affine_map<(k)->()>], iterator_types=["reduction"]} %a, %b, %z : vector<5xf32>, vector<5xf32> into f32
  %1 = arith.addf %0, %d : f32
  return %1, %0 : f32, f32
}
