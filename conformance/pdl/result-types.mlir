// ARGS: -allow-unregistered-dialect -split-input-file
// FRAME
func.func private @f()
%c = arith.constant 0 : index
scf.execute_region { scf.yield }
%m = memref.alloc() : memref<f32>
pdl.pattern @foo : benefit(1) {
  %t = type
  %ts = types
  %u = type : i32
  %us = types : [i32]
  %o = operand : %t
  %0 = operation "a.b"(%o : !pdl.value) -> (%ts, %u, %us : !pdl.range<type>, !pdl.type, !pdl.range<type>)
  rewrite %0 {
    // HERE
  }
}
// EACH
%1 = pdl.operation "arith.index_cast"(%o : !pdl.value)
%1 = pdl.operation "arith.nothing"(%o : !pdl.value)
%x = pdl.types %r = pdl.operation "func.call" %1 = pdl.operation "func.call"(%o : !pdl.value) -> (%t, %x : !pdl.type, !pdl.range<type>) pdl.replace %r with %1
%x = pdl.types %1 = pdl.operation "func.call"(%o : !pdl.value) -> (%t, %x : !pdl.type, !pdl.range<type>) %r = pdl.operation "func.call" pdl.replace %r with %1
%x = pdl.types %1 = pdl.operation "func.call"(%o : !pdl.value) -> (%x, %t : !pdl.range<type>, !pdl.type) %y = pdl.results of %1 pdl.replace %0 with (%y : !pdl.range<value>)
%x = pdl.types %y = pdl.operand : %t
%1 = pdl.operation "func.call"(%o : !pdl.value) -> (%ts, %t, %u, %us : !pdl.range<type>, !pdl.type, !pdl.type, !pdl.range<type>)
%x = pdl.type %1 = pdl.operation "func"(%o : !pdl.value) -> (%x : !pdl.type)
%x = pdl.type %1 = pdl.operation ""(%o : !pdl.value) -> (%x : !pdl.type)
%1 = pdl.operation "memref.cast"(%o : !pdl.value)
%1 = pdl.operation "memref.cast"(%o : !pdl.value) pdl.replace %0 with %1
