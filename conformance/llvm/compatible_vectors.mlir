// ARGS: --split-input-file
// FRAME
func.func @f(%x: vector<4xindex>, %p: vector<4x!llvm.ptr>, %m: vector<4xi1>, %i: i32, %vv: vector<2x2xf32>, %z: vector<f32>, %s: vector<4xsi8>, %e: vector<4xf8E5M2>, %b: vector<4xi8>) {
  // HERE
  return
}
// EACH
%r = "llvm.intr.vp.select"(%m, %x, %x, %i) : (vector<4xi1>, vector<4xindex>, vector<4xindex>, i32) -> vector<4xindex>
%r = "llvm.intr.vp.select"(%m, %p, %x, %i) : (vector<4xi1>, vector<4x!llvm.ptr>, vector<4xindex>, i32) -> vector<4x!llvm.ptr>
%r = "llvm.intr.vp.select"(%m, %p, %p, %i) : (vector<4xi1>, vector<4x!llvm.ptr>, vector<4x!llvm.ptr>, i32) -> vector<4x!llvm.ptr>
%r = "llvm.intr.masked.gather"(%p, %m, %p) <{alignment = 1 : i32}> : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4x!llvm.ptr>) -> vector<4xindex>
%r = "llvm.intr.masked.gather"(%p, %m, %b, %x) <{alignment = 1 : i32}> : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xi8>, vector<4xindex>) -> vector<4xi8>
%r = llvm.extractelement %x[%i : i32] : vector<4xindex>
%r = llvm.shufflevector %vv, %vv [0] : vector<2x2xf32>
%r = llvm.shufflevector %z, %z [0] : vector<f32>
%r = llvm.shufflevector %s, %s [0] : vector<4xsi8>
%r = llvm.shufflevector %e, %e [0] : vector<4xf8E5M2>
