// ARGS: --canonicalize
// FRAME
func.func @f(%a: vector<32xf4E2M1FN>, %other: vector<4xf8E8M0FNU>, %sum: vector<4xf32>, %from:
  // HERE
  ) -> vector<4xf32> {
  %cst = arith.constant dense<1.0> : vector<4xf8E8M0FNU>
  // HERE
  %v = vector.insert %x, %other [0] : f8E8M0FNU into vector<4xf8E8M0FNU>
  %r = amdgpu.scaled_mfma 16x16x128 (%v[0] * %a) * (%other[2] * %a) + %sum : vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf32>
  return %r : vector<4xf32>
}
// EACH
vector<2x5xf8E8M0FNU> // AND %x = vector.extract %from[1, 4] : f8E8M0FNU from vector<2x5xf8E8M0FNU>
vector<5xf8E8M0FNU> // AND %x = vector.extract %from[3] : f8E8M0FNU from vector<5xf8E8M0FNU>
vector<4xf8E8M0FNU> // AND %x = vector.extract %from[3] : f8E8M0FNU from vector<4xf8E8M0FNU>
f8E8M0FNU // AND %x = arith.addf %from, %from : f8E8M0FNU
