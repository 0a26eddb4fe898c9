// ARGS: "--one-shot-bufferize=bufferize-function-boundaries" --split-input-file
// A vector that is written where a slice was taken from overwrites what was written to the slice.
func.func @f(%t: tensor<8xf32>, %v: vector<4xf32>) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %p = arith.constant 0.0 : f32
  %s = tensor.extract_slice %t[4] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %w = vector.transfer_write %v, %s[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
  %x = vector.transfer_read %w[%c0], %p {in_bounds = [true]} : tensor<4xf32>, vector<4xf32>
  %y = vector.transfer_write %x, %t[%c4] {in_bounds = [true]} : vector<4xf32>, tensor<8xf32>
  return %y : tensor<8xf32>
}

// -----

func.func @g(%t: tensor<8x1xf32>, %v: vector<4xf32>) -> tensor<8x1xf32> {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %p = arith.constant 0.0 : f32
  %s = tensor.extract_slice %t[4, 0] [4, 1] [1, 1] : tensor<8x1xf32> to tensor<4x1xf32>
  %c = tensor.collapse_shape %s [[0, 1]] : tensor<4x1xf32> into tensor<4xf32>
  %w = vector.transfer_write %v, %c[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
  %e = tensor.expand_shape %w [[0, 1]] output_shape [4, 1] : tensor<4xf32> into tensor<4x1xf32>
  %x = vector.transfer_read %e[%c0, %c0], %p {in_bounds = [true, true]} : tensor<4x1xf32>, vector<4x1xf32>
  %y = vector.transfer_write %x, %t[%c4, %c0] {in_bounds = [true, true]} : vector<4x1xf32>, tensor<8x1xf32>
  return %y : tensor<8x1xf32>
}

// -----

func.func @loop(%t: tensor<8xf32>, %v: vector<4xf32>) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %p = arith.constant 0.0 : f32
  %l = scf.for %i = %c0 to %c4 step %c1 iter_args(%a = %t) -> tensor<8xf32> {
  %s = tensor.extract_slice %a[4] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %r = vector.transfer_read %s[%c0], %p {in_bounds = [true]} : tensor<4xf32>, vector<4xf32>
  %q = arith.addf %r, %v : vector<4xf32>
  %w = vector.transfer_write %q, %s[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
  %x = vector.transfer_read %w[%c0], %p {in_bounds = [true]} : tensor<4xf32>, vector<4xf32>
  %y = vector.transfer_write %x, %a[%c4] {in_bounds = [true]} : vector<4xf32>, tensor<8xf32>
  scf.yield %y : tensor<8xf32>
  }
  return %l : tensor<8xf32>
}

// -----

func.func @other_offset(%t: tensor<8xf32>, %v: vector<4xf32>) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 3 : index
  %p = arith.constant 0.0 : f32
  %s = tensor.extract_slice %t[4] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %w = vector.transfer_write %v, %s[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
  %x = vector.transfer_read %w[%c0], %p {in_bounds = [true]} : tensor<4xf32>, vector<4xf32>
  %y = vector.transfer_write %x, %t[%c4] {in_bounds = [true]} : vector<4xf32>, tensor<8xf32>
  return %y : tensor<8xf32>
}

// -----

func.func @unrelated(%t: tensor<8xf32>, %v: vector<4xf32>) -> (tensor<8xf32>, vector<4xf32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %p = arith.constant 0.0 : f32
  %s = tensor.extract_slice %t[4] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %w = vector.transfer_write %v, %s[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
  %x = vector.transfer_read %w[%c0], %p {in_bounds = [true]} : tensor<4xf32>, vector<4xf32>
  %y = vector.transfer_write %v, %t[%c4] {in_bounds = [true]} : vector<4xf32>, tensor<8xf32>
  return %y, %x : tensor<8xf32>, vector<4xf32>
}

// -----

func.func @shorter(%t: tensor<8xf32>, %v: vector<4xf32>, %z: vector<2xf32>) -> (tensor<8xf32>, vector<4xf32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %p = arith.constant 0.0 : f32
  %s = tensor.extract_slice %t[4] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %w = vector.transfer_write %v, %s[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
  %x = vector.transfer_read %w[%c0], %p {in_bounds = [true]} : tensor<4xf32>, vector<4xf32>
  %y = vector.transfer_write %z, %t[%c4] {in_bounds = [true]} : vector<2xf32>, tensor<8xf32>
  return %y, %x : tensor<8xf32>, vector<4xf32>
}

// -----

func.func @stored(%t: tensor<8xf32>, %v: vector<4xf32>) -> (tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %p = arith.constant 0.0 : f32
  %s = tensor.extract_slice %t[4] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %w = linalg.fill ins(%p : f32) outs(%s : tensor<4xf32>) -> tensor<4xf32>
  %x = vector.transfer_read %w[%c0], %p {in_bounds = [true]} : tensor<4xf32>, vector<4xf32>
  %y = vector.transfer_write %x, %t[%c4] {in_bounds = [true]} : vector<4xf32>, tensor<8xf32>
  return %y : tensor<8xf32>
}

// -----

func.func @strided(%t: tensor<8xf32>, %v: vector<4xf32>) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 0 : index
  %p = arith.constant 0.0 : f32
  %s = tensor.extract_slice %t[0] [4] [2] : tensor<8xf32> to tensor<4xf32>
  %w = vector.transfer_write %v, %s[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
  %x = vector.transfer_read %w[%c0], %p {in_bounds = [true]} : tensor<4xf32>, vector<4xf32>
  %y = vector.transfer_write %x, %t[%c4] {in_bounds = [true]} : vector<4xf32>, tensor<8xf32>
  return %y : tensor<8xf32>
}

// -----

func.func @xfers(%t: tensor<8xf32>, %v: vector<4xf32>) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %p = arith.constant 0.0 : f32
  %s = tensor.extract_slice %t[4] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %w = vector.transfer_write %v, %s[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
  %r = vector.transfer_read %t[%c4], %p {in_bounds = [true]} : tensor<8xf32>, vector<4xf32>
  %x = vector.transfer_read %w[%c0], %p {in_bounds = [true]} : tensor<4xf32>, vector<4xf32>
  %q = arith.addf %x, %r : vector<4xf32>
  %y = vector.transfer_write %q, %t[%c4] {in_bounds = [true]} : vector<4xf32>, tensor<8xf32>
  return %y : tensor<8xf32>
}

// -----

func.func @rank_reduced(%t: tensor<8x3xf32>, %v: vector<4xf32>) -> tensor<8x3xf32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %p = arith.constant 0.0 : f32
  %s = tensor.extract_slice %t[4, 2] [4, 1] [1, 1] : tensor<8x3xf32> to tensor<4xf32>
  %w = vector.transfer_write %v, %s[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
  %x = vector.transfer_read %w[%c0], %p {in_bounds = [true]} : tensor<4xf32>, vector<4xf32>
  %y = vector.transfer_write %x, %t[%c4, %c2] {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (d0)>} : vector<4xf32>, tensor<8x3xf32>
  return %y : tensor<8x3xf32>
}

// -----

func.func @along_the_other(%t: tensor<8x8xf32>, %v: vector<4xf32>) -> tensor<8x8xf32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %p = arith.constant 0.0 : f32
  %s = tensor.extract_slice %t[4, 2] [4, 1] [1, 1] : tensor<8x8xf32> to tensor<4xf32>
  %w = vector.transfer_write %v, %s[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
  %x = vector.transfer_read %w[%c0], %p {in_bounds = [true]} : tensor<4xf32>, vector<4xf32>
  %y = vector.transfer_write %x, %t[%c4, %c2] {in_bounds = [true]} : vector<4xf32>, tensor<8x8xf32>
  return %y : tensor<8x8xf32>
}

// -----

func.func @transposed(%t: tensor<8x8xf32>, %v: vector<2x4xf32>) -> tensor<8x8xf32> {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %p = arith.constant 0.0 : f32
  %s = tensor.extract_slice %t[4, 0] [4, 2] [1, 1] : tensor<8x8xf32> to tensor<4x2xf32>
  %w = linalg.fill ins(%p : f32) outs(%s : tensor<4x2xf32>) -> tensor<4x2xf32>
  %x = vector.transfer_read %w[%c0, %c0], %p {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : tensor<4x2xf32>, vector<2x4xf32>
  %y = vector.transfer_write %x, %t[%c4, %c0] {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<2x4xf32>, tensor<8x8xf32>
  return %y : tensor<8x8xf32>
}

// -----

func.func @dynamic(%t: tensor<?xf32>, %v: vector<4xf32>, %i: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %p = arith.constant 0.0 : f32
  %s = tensor.extract_slice %t[%i] [4] [1] : tensor<?xf32> to tensor<4xf32>
  %w = vector.transfer_write %v, %s[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
  %x = vector.transfer_read %w[%c0], %p {in_bounds = [true]} : tensor<4xf32>, vector<4xf32>
  %y = vector.transfer_write %x, %t[%i] : vector<4xf32>, tensor<?xf32>
  return %y : tensor<?xf32>
}

// -----

func.func @other_index(%t: tensor<?xf32>, %v: vector<4xf32>, %i: index, %j: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %p = arith.constant 0.0 : f32
  %s = tensor.extract_slice %t[%i] [4] [1] : tensor<?xf32> to tensor<4xf32>
  %w = vector.transfer_write %v, %s[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
  %x = vector.transfer_read %w[%c0], %p {in_bounds = [true]} : tensor<4xf32>, vector<4xf32>
  %y = vector.transfer_write %x, %t[%j] {in_bounds = [true]} : vector<4xf32>, tensor<?xf32>
  return %y : tensor<?xf32>
}

// -----

func.func @dynamic_size(%t: tensor<?xf32>, %v: vector<4xf32>, %n: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %p = arith.constant 0.0 : f32
  %s = tensor.extract_slice %t[0] [%n] [1] : tensor<?xf32> to tensor<?xf32>
  %w = vector.transfer_write %v, %s[%c0] : vector<4xf32>, tensor<?xf32>
  %x = vector.transfer_read %w[%c0], %p : tensor<?xf32>, vector<4xf32>
  %y = vector.transfer_write %x, %t[%c0] : vector<4xf32>, tensor<?xf32>
  return %y : tensor<?xf32>
}

// -----

func.func @inserted_back(%t: tensor<8xf32>, %v: vector<4xf32>) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %p = arith.constant 0.0 : f32
  %a = vector.transfer_write %v, %t[%c4] {in_bounds = [true]} : vector<4xf32>, tensor<8xf32>
  %s = tensor.extract_slice %a[4] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %w = linalg.fill ins(%p : f32) outs(%s : tensor<4xf32>) -> tensor<4xf32>
  %y = tensor.insert_slice %w into %t[4] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %y : tensor<8xf32>
}

// -----

func.func @of_an_empty_one(%v: vector<4xf32>) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %e = tensor.empty() : tensor<8xf32>
  %y = vector.transfer_write %v, %e[%c0] : vector<4xf32>, tensor<8xf32>
  return %y : tensor<8xf32>
}

// -----

func.func @scalable(%t: tensor<8xf32>, %v: vector<[4]xf32>) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %p = arith.constant 0.0 : f32
  %s = tensor.extract_slice %t[0] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %w = linalg.fill ins(%p : f32) outs(%s : tensor<4xf32>) -> tensor<4xf32>
  %x = vector.transfer_read %w[%c0], %p : tensor<4xf32>, vector<[4]xf32>
  %y = vector.transfer_write %x, %t[%c0] : vector<[4]xf32>, tensor<8xf32>
  return %y : tensor<8xf32>
}
