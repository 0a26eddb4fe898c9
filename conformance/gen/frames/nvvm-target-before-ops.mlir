// ARGS: 
// FRAME
gpu.module @g [#nvvm.target<chip = "sm_80">] { func.func @f(%p: !llvm.ptr<6>, %v: vector<1x2xi32>) {
  // HERE
  return } }
// EACH
%0 = nvvm.tcgen05.ld %p {shape = #nvvm.tcgen05_ldst_shape<shape_16x64b>} : vector<1xi32>
%0 = nvvm.tcgen05.ld %p {shape = #nvvm.tcgen05_ldst_shape<shape_16x64b>} : i32 %1 = arith.constant 0 : i32 return %1 : i32
// FRAME
func.func @f(%p: !llvm.ptr<6>, %v: vector<1x2xi32>) {
  // HERE
  return }
// EACH
%0 = nvvm.tcgen05.ld %p {shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>} : vector<1x2xi32>
nvvm.tcgen05.st %p, %v {shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>} : vector<1x2xi32>
