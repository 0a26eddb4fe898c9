// ARGS: -allow-unregistered-dialect -split-input-file
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
    %1 = pdl.operation "arith.addi"(%o : !pdl.value)
  }
}
// -----
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
    %1 = pdl.operation "arith.constant"
  }
}
// -----
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
    %1 = pdl.operation "func.call"
  }
}
// -----
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
    %1 = pdl.operation "func.return"
  }
}
// -----
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
    %1 = pdl.operation "arith.index_cast"(%o : !pdl.value)
  }
}
// -----
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
    %1 = pdl.operation "arith.nothing"(%o : !pdl.value)
  }
}
// -----
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
    %x = pdl.type
    %1 = pdl.operation "arith.index_cast"(%o : !pdl.value) -> (%x : !pdl.type)
  }
}
// -----
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
    %x = pdl.types
    %1 = pdl.operation "func.call"(%o : !pdl.value) -> (%x : !pdl.range<type>)
  }
}
// -----
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
    %x = pdl.types
    %1 = pdl.operation "arith.addi"(%o : !pdl.value) -> (%x : !pdl.range<type>)
  }
}
// -----
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
    %x = pdl.types
    %1 = pdl.operation "func.call"(%o : !pdl.value) -> (%t, %x : !pdl.type, !pdl.range<type>)
  }
}
// -----
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
    %x = pdl.types
    %1 = pdl.operation "func.call"(%o : !pdl.value) -> (%t, %x : !pdl.type, !pdl.range<type>)
    pdl.replace %0 with %1
  }
}
// -----
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
    %x = pdl.types
    %r = pdl.operation "func.call"
    %1 = pdl.operation "func.call"(%o : !pdl.value) -> (%t, %x : !pdl.type, !pdl.range<type>)
    pdl.replace %r with %1
  }
}
// -----
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
    %x = pdl.types
    %1 = pdl.operation "func.call"(%o : !pdl.value) -> (%t, %x : !pdl.type, !pdl.range<type>)
    %r = pdl.operation "func.call"
    pdl.replace %r with %1
  }
}
// -----
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
    %x = pdl.types
    %1 = pdl.operation "func.call"(%o : !pdl.value) -> (%t, %x : !pdl.type, !pdl.range<type>)
    pdl.replace %1 with %0
  }
}
// -----
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
    %x = pdl.types
    %1 = pdl.operation "func.call"(%o : !pdl.value) -> (%x, %t : !pdl.range<type>, !pdl.type)
    %y = pdl.results of %1
    pdl.replace %0 with (%y : !pdl.range<value>)
  }
}
// -----
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
    %x = pdl.apply_native_rewrite "foo" : !pdl.range<type>
    %1 = pdl.operation "func.call"(%o : !pdl.value) -> (%x, %t : !pdl.range<type>, !pdl.type)
  }
}
// -----
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
    %x = pdl.range %t : !pdl.type
    %1 = pdl.operation "func.call"(%o : !pdl.value) -> (%x, %t : !pdl.range<type>, !pdl.type)
  }
}
// -----
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
    %y = pdl.types
    %x = pdl.range %t, %y : !pdl.type, !pdl.range<type>
    %1 = pdl.operation "func.call"(%o : !pdl.value) -> (%x, %t : !pdl.range<type>, !pdl.type)
  }
}
// -----
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
    %x = pdl.range : !pdl.range<type>
    %1 = pdl.operation "func.call"(%o : !pdl.value) -> (%x, %t : !pdl.range<type>, !pdl.type)
  }
}
// -----
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
    %x = pdl.types
    %y = pdl.operand : %t
    
  }
}
// -----
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
    %x = pdl.type
    %2 = pdl.operation "foo.bar"(%o : !pdl.value) -> (%x : !pdl.type)
    %1 = pdl.operation "func.call"(%o : !pdl.value) -> (%x : !pdl.type)
  }
}
// -----
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
    %1 = pdl.operation "func.call"(%o : !pdl.value) -> (%ts, %t, %u, %us : !pdl.range<type>, !pdl.type, !pdl.type, !pdl.range<type>)
  }
}
// -----
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
    %1 = pdl.operation "func"(%o : !pdl.value) -> (%ts, %t, %u, %us : !pdl.range<type>, !pdl.type, !pdl.type, !pdl.range<type>)
  }
}
// -----
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
    %x = pdl.type
    %1 = pdl.operation "func"(%o : !pdl.value) -> (%x : !pdl.type)
  }
}
// -----
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
    %x = pdl.type
    %1 = pdl.operation ""(%o : !pdl.value) -> (%x : !pdl.type)
  }
}
// -----
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
    %1 = pdl.operation "memref.load"(%o : !pdl.value)
  }
}
// -----
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
    %1 = pdl.operation "scf.if"(%o : !pdl.value)
  }
}
// -----
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
    %1 = pdl.operation "memref.cast"(%o : !pdl.value)
  }
}
// -----
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
    %1 = pdl.operation "memref.cast"(%o : !pdl.value)
    pdl.replace %0 with %1
  }
}
// -----
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
    %x = pdl.types
    %1 = pdl.operation "func.call"(%o : !pdl.value) -> (%t, %x : !pdl.type, !pdl.range<type>)
    %2 = pdl.operation "func.call"(%o : !pdl.value) -> (%t : !pdl.type)
    pdl.replace %2 with %1
    pdl.replace %0 with %2
  }
}
