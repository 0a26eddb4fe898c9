// ARGS: --convert-to-llvm --split-input-file --allow-unregistered-dialect
// All at once.
func.func @f(%a: vector<4xf32>, %v: vector<2x4xf32>, %i: i64, %x: f32, %z: complex<f32>, %m: memref<?xf32>, %b: i1) -> (f32, f32) {
  %0 = vector.reduction <add>, %a : vector<4xf32> into f32
  %1 = vector.extract %v[0] : vector<4xf32> from vector<2x4xf32>
  %2 = vector.bitcast %1 : vector<4xf32> to vector<4xi32>
  %3 = math.log1p %x : f32
  %c = complex.div %z, %z : complex<f32>
  %r = complex.re %c : complex<f32>
  %q = vector.broadcast %x : f32 to vector<2x4xf32>
  %t = vector.transpose %q, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
  %e = vector.insert_strided_slice %a, %v {offsets=[0,0], strides=[1]} : vector<4xf32> into vector<2x4xf32>
  %ix = index.castu %i : i64 to index
  %mm = vector.create_mask %ix : vector<[4]xi1>
  %l = vector.transfer_read %m[%ix], %x : memref<?xf32>, vector<4xf32>
  "x.use"(%2, %r, %t, %e, %mm, %l) : (vector<4xi32>, f32, vector<4x2xf32>, vector<2x4xf32>, vector<[4]xi1>, vector<4xf32>) -> ()
  return %0, %3 : f32, f32
}
// -----
func.func @constant_bounds() -> (vector<[4]xi1>, vector<[4]xi1>, index) {
  %c-1 = arith.constant -1 : index
  %s = vector.vscale
  %0 = vector.create_mask %c-1 : vector<[4]xi1>
  %1 = vector.create_mask %s : vector<[4]xi1>
  return %0, %1, %s : vector<[4]xi1>, vector<[4]xi1>, index
}
// -----
func.func @ones(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.broadcast %a : vector<4xf32> to vector<1x4xf32>
  %1 = vector.shape_cast %0 : vector<1x4xf32> to vector<4xf32>
  return %1 : vector<4xf32>
}
