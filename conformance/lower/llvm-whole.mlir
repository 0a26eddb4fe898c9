// ARGS: --convert-scf-to-cf --convert-to-llvm
// ARGS: --convert-scf-to-cf --convert-to-llvm=dynamic --canonicalize --cse
// ARGS: --convert-scf-to-cf --convert-to-llvm="filter-dialects=memref,func"
// ARGS: --convert-scf-to-cf --convert-func-to-llvm=use-bare-ptr-memref-call-conv --finalize-memref-to-llvm --convert-to-llvm --reconcile-unrealized-casts
// ARGS: --convert-scf-to-cf --finalize-memref-to-llvm --convert-arith-to-llvm --convert-func-to-llvm --convert-cf-to-llvm --reconcile-unrealized-casts
// ARGS: --convert-scf-to-cf --convert-to-llvm=allow-pattern-rollback=false
// ARGS: --convert-to-llvm="allow-pattern-rollback=0 filter-dialects=memref,func"
memref.global "private" constant @table : memref<4xf32> = dense<[1.0, 2.0, 3.0, 4.0]>
func.func @product(%a: memref<?x4xf32>, %b: memref<4xf32>, %out: memref<?xf32>) -> memref<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %n = memref.dim %a, %c0 : memref<?x4xf32>
  %t = memref.get_global @table : memref<4xf32>
  scf.for %i = %c0 to %n step %c1 {
    %zero = arith.constant 0.0 : f32
    %s = scf.for %j = %c0 to %c4 step %c1 iter_args(%x = %zero) -> f32 {
      %p = memref.load %a[%i, %j] : memref<?x4xf32>
      %q = memref.load %b[%j] : memref<4xf32>
      %r = memref.load %t[%j] : memref<4xf32>
      %u = arith.mulf %p, %q : f32
      %v = arith.addf %u, %r : f32
      %w = arith.addf %x, %v : f32
      scf.yield %w : f32
    }
    memref.store %s, %out[%i] : memref<?xf32>
  }
  return %out : memref<?xf32>
}
func.func @main(%n: index) -> f32 attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %a = memref.alloc(%n) : memref<?x4xf32>
  %b = memref.alloca() : memref<4xf32>
  %out = memref.alloc(%n) : memref<?xf32>
  %r = call @product(%a, %b, %out) : (memref<?x4xf32>, memref<4xf32>, memref<?xf32>) -> memref<?xf32>
  %u = memref.cast %r : memref<?xf32> to memref<*xf32>
  %v = call @twice(%u) : (memref<*xf32>) -> memref<*xf32>
  %w = memref.cast %v : memref<*xf32> to memref<?xf32>
  %x = memref.load %w[%c0] : memref<?xf32>
  memref.dealloc %a : memref<?x4xf32>
  memref.dealloc %out : memref<?xf32>
  return %x : f32
}
func.func private @twice(memref<*xf32>) -> memref<*xf32>
