// ARGS: --allow-unregistered-dialect --convert-gpu-to-nvvm
// ARGS: --allow-unregistered-dialect --convert-gpu-to-nvvm=use-bare-ptr-memref-call-conv
// ARGS: --allow-unregistered-dialect --convert-gpu-to-nvvm=allow-pattern-rollback=false
gpu.module @m {
  gpu.func @k(%m: memref<4xf32> {llvm.noalias, llvm.align = 16 : i64}, %n: memref<7xf32> {llvm.noalias, llvm.readonly, llvm.writeonly, llvm.nonnull, llvm.dereferenceable = 8 : i64, llvm.inreg, foo.bar}, %i: index {llvm.noundef, foo.bar}, %s : !llvm.ptr {llvm.byval = i32}) workgroup(%w : memref<8xf32, 3> {llvm.align = 32 : i64}, %w2 : memref<2x0xi8, 3>) private(%p: memref<2x3xf16> {llvm.align = 64 : i64}, %q: memref<f32>) kernel attributes {foo.baz = 1 : i32, known_block_size = array<i32: 1,2,3>, llvm.foo, nvvm.minctasm = 4 : i32, passthrough=["x"] } {
    gpu.return
  }
  gpu.func @r(%m: memref<4xf32>) -> (memref<4xf32>, index) {
    %c = arith.constant 0 : index
    gpu.return %m, %c : memref<4xf32>, index
  }
  gpu.func @r1(%m: memref<4xf32>) -> (memref<4xf32>) attributes {llvm.bareptr}{
    gpu.return %m : memref<4xf32>
  }
  gpu.func @v() { gpu.return }
  gpu.func @kk(%a : index, %b : f32)  kernel {
    %0 = arith.index_cast %a : index to i32
    "test.s"(%0) : (i32) -> ()
    cf.br ^bb1(%a : index)
  ^bb1(%x : index):
    %1 = arith.addi %x, %a : index
    %c = arith.cmpi slt, %1, %a : index
    cf.cond_br %c, ^bb1(%1 : index), ^bb2
  ^bb2:
    %r = func.call @g(%a) : (index) -> index
    "test.s"(%r) : (index) -> ()
    gpu.return
   }
  func.func @g(%a: index) -> index { return %a : index }
  func.func private @h(%a: index) -> index
}
gpu.module @unranked {
  gpu.func @k(%u : memref<*xf32> {llvm.noalias, llvm.readonly}, %d : memref<?x4xf32, strided<[?, 1], offset: ?>> {llvm.align = 8 : i64, llvm.noundef, llvm.returned}) {
    gpu.return
  }
}
