// ARGS: --arith-unsigned-when-equivalent
// Control goes by ranges alone: what hands on a float constant leads nowhere.
func.func @f16const0() -> (index, f16) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = arith.constant 5.0 : f16
  %3:2 = scf.while (%arg0 = %c0, %arg1 = %k) : (index, f16) -> (index, f16) {
    %6 = arith.cmpi slt, %arg0, %c0 : index
    scf.condition(%6) %arg0, %arg1 : index, f16
  } do {
  ^bb0(%a: index, %b: f16):
    %n = arith.addi %a, %c1 : index
    scf.yield %n, %b : index, f16
  }
  return %3#0, %3#1 : index, f16
}
func.func @f16arg0(%k: f16) -> (index, f16) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  
  %3:2 = scf.while (%arg0 = %c0, %arg1 = %k) : (index, f16) -> (index, f16) {
    %6 = arith.cmpi slt, %arg0, %c0 : index
    scf.condition(%6) %arg0, %arg1 : index, f16
  } do {
  ^bb0(%a: index, %b: f16):
    %n = arith.addi %a, %c1 : index
    scf.yield %n, %b : index, f16
  }
  return %3#0, %3#1 : index, f16
}
func.func @i8const0() -> (index, i8) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = arith.constant 5 : i8
  %3:2 = scf.while (%arg0 = %c0, %arg1 = %k) : (index, i8) -> (index, i8) {
    %6 = arith.cmpi slt, %arg0, %c0 : index
    scf.condition(%6) %arg0, %arg1 : index, i8
  } do {
  ^bb0(%a: index, %b: i8):
    %n = arith.addi %a, %c1 : index
    scf.yield %n, %b : index, i8
  }
  return %3#0, %3#1 : index, i8
}
func.func @i8arg0(%k: i8) -> (index, i8) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  
  %3:2 = scf.while (%arg0 = %c0, %arg1 = %k) : (index, i8) -> (index, i8) {
    %6 = arith.cmpi slt, %arg0, %c0 : index
    scf.condition(%6) %arg0, %arg1 : index, i8
  } do {
  ^bb0(%a: index, %b: i8):
    %n = arith.addi %a, %c1 : index
    scf.yield %n, %b : index, i8
  }
  return %3#0, %3#1 : index, i8
}
func.func @i8grow0() -> (index, i8) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = arith.constant 5 : i8
%l = arith.constant 7 : i8
  %3:2 = scf.while (%arg0 = %c0, %arg1 = %k) : (index, i8) -> (index, i8) {
    %6 = arith.cmpi slt, %arg0, %c0 : index
    scf.condition(%6) %arg0, %arg1 : index, i8
  } do {
  ^bb0(%a: index, %b: i8):
    %n = arith.addi %a, %c1 : index
    scf.yield %n, %l : index, i8
  }
  return %3#0, %3#1 : index, i8
}
func.func @f16other0() -> (index, f16) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = arith.constant 5.0 : f16
%l = arith.constant 7.0 : f16
  %3:2 = scf.while (%arg0 = %c0, %arg1 = %k) : (index, f16) -> (index, f16) {
    %6 = arith.cmpi slt, %arg0, %c0 : index
    scf.condition(%6) %arg0, %arg1 : index, f16
  } do {
  ^bb0(%a: index, %b: f16):
    %n = arith.addi %a, %c1 : index
    scf.yield %n, %l : index, f16
  }
  return %3#0, %3#1 : index, f16
}
func.func @tensor0() -> (index, tensor<2xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = arith.constant dense<5.0> : tensor<2xf32>
  %3:2 = scf.while (%arg0 = %c0, %arg1 = %k) : (index, tensor<2xf32>) -> (index, tensor<2xf32>) {
    %6 = arith.cmpi slt, %arg0, %c0 : index
    scf.condition(%6) %arg0, %arg1 : index, tensor<2xf32>
  } do {
  ^bb0(%a: index, %b: tensor<2xf32>):
    %n = arith.addi %a, %c1 : index
    scf.yield %n, %b : index, tensor<2xf32>
  }
  return %3#0, %3#1 : index, tensor<2xf32>
}
func.func @mem0() -> (index, memref<2xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = memref.alloc() : memref<2xf32>
  %3:2 = scf.while (%arg0 = %c0, %arg1 = %k) : (index, memref<2xf32>) -> (index, memref<2xf32>) {
    %6 = arith.cmpi slt, %arg0, %c0 : index
    scf.condition(%6) %arg0, %arg1 : index, memref<2xf32>
  } do {
  ^bb0(%a: index, %b: memref<2xf32>):
    %n = arith.addi %a, %c1 : index
    scf.yield %n, %b : index, memref<2xf32>
  }
  return %3#0, %3#1 : index, memref<2xf32>
}
func.func @f16const1() -> (f16, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = arith.constant 5.0 : f16
  %3:2 = scf.while (%arg1 = %k, %arg0 = %c0) : (f16, index) -> (f16, index) {
    %6 = arith.cmpi slt, %arg0, %c0 : index
    scf.condition(%6) %arg1, %arg0 : f16, index
  } do {
  ^bb0(%b: f16, %a: index):
    %n = arith.addi %a, %c1 : index
    scf.yield %b, %n : f16, index
  }
  return %3#0, %3#1 : f16, index
}
func.func @f16arg1(%k: f16) -> (f16, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  
  %3:2 = scf.while (%arg1 = %k, %arg0 = %c0) : (f16, index) -> (f16, index) {
    %6 = arith.cmpi slt, %arg0, %c0 : index
    scf.condition(%6) %arg1, %arg0 : f16, index
  } do {
  ^bb0(%b: f16, %a: index):
    %n = arith.addi %a, %c1 : index
    scf.yield %b, %n : f16, index
  }
  return %3#0, %3#1 : f16, index
}
func.func @i8const1() -> (i8, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = arith.constant 5 : i8
  %3:2 = scf.while (%arg1 = %k, %arg0 = %c0) : (i8, index) -> (i8, index) {
    %6 = arith.cmpi slt, %arg0, %c0 : index
    scf.condition(%6) %arg1, %arg0 : i8, index
  } do {
  ^bb0(%b: i8, %a: index):
    %n = arith.addi %a, %c1 : index
    scf.yield %b, %n : i8, index
  }
  return %3#0, %3#1 : i8, index
}
func.func @i8arg1(%k: i8) -> (i8, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  
  %3:2 = scf.while (%arg1 = %k, %arg0 = %c0) : (i8, index) -> (i8, index) {
    %6 = arith.cmpi slt, %arg0, %c0 : index
    scf.condition(%6) %arg1, %arg0 : i8, index
  } do {
  ^bb0(%b: i8, %a: index):
    %n = arith.addi %a, %c1 : index
    scf.yield %b, %n : i8, index
  }
  return %3#0, %3#1 : i8, index
}
func.func @i8grow1() -> (i8, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = arith.constant 5 : i8
%l = arith.constant 7 : i8
  %3:2 = scf.while (%arg1 = %k, %arg0 = %c0) : (i8, index) -> (i8, index) {
    %6 = arith.cmpi slt, %arg0, %c0 : index
    scf.condition(%6) %arg1, %arg0 : i8, index
  } do {
  ^bb0(%b: i8, %a: index):
    %n = arith.addi %a, %c1 : index
    scf.yield %l, %n : i8, index
  }
  return %3#0, %3#1 : i8, index
}
func.func @f16other1() -> (f16, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = arith.constant 5.0 : f16
%l = arith.constant 7.0 : f16
  %3:2 = scf.while (%arg1 = %k, %arg0 = %c0) : (f16, index) -> (f16, index) {
    %6 = arith.cmpi slt, %arg0, %c0 : index
    scf.condition(%6) %arg1, %arg0 : f16, index
  } do {
  ^bb0(%b: f16, %a: index):
    %n = arith.addi %a, %c1 : index
    scf.yield %l, %n : f16, index
  }
  return %3#0, %3#1 : f16, index
}
func.func @tensor1() -> (tensor<2xf32>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = arith.constant dense<5.0> : tensor<2xf32>
  %3:2 = scf.while (%arg1 = %k, %arg0 = %c0) : (tensor<2xf32>, index) -> (tensor<2xf32>, index) {
    %6 = arith.cmpi slt, %arg0, %c0 : index
    scf.condition(%6) %arg1, %arg0 : tensor<2xf32>, index
  } do {
  ^bb0(%b: tensor<2xf32>, %a: index):
    %n = arith.addi %a, %c1 : index
    scf.yield %b, %n : tensor<2xf32>, index
  }
  return %3#0, %3#1 : tensor<2xf32>, index
}
func.func @mem1() -> (memref<2xf32>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = memref.alloc() : memref<2xf32>
  %3:2 = scf.while (%arg1 = %k, %arg0 = %c0) : (memref<2xf32>, index) -> (memref<2xf32>, index) {
    %6 = arith.cmpi slt, %arg0, %c0 : index
    scf.condition(%6) %arg1, %arg0 : memref<2xf32>, index
  } do {
  ^bb0(%b: memref<2xf32>, %a: index):
    %n = arith.addi %a, %c1 : index
    scf.yield %b, %n : memref<2xf32>, index
  }
  return %3#0, %3#1 : memref<2xf32>, index
}
func.func @both(%u: i1, %o: f32) -> (index, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = arith.constant 5.0 : f32

  %3:2 = scf.if %u -> (index, f32) {
    scf.yield %c0, %k : index, f32
  } else {
    scf.yield %c1, %k : index, f32
  }
  %q = arith.cmpi slt, %3#0, %c1 : index
  call @use(%q) : (i1) -> ()
  return %3#0, %3#1 : index, f32
}
func.func @then(%u: i1, %o: f32) -> (index, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = arith.constant 5.0 : f32

  %3:2 = scf.if %u -> (index, f32) {
    scf.yield %c0, %k : index, f32
  } else {
    scf.yield %c1, %o : index, f32
  }
  %q = arith.cmpi slt, %3#0, %c1 : index
  call @use(%q) : (i1) -> ()
  return %3#0, %3#1 : index, f32
}
func.func @else(%u: i1, %o: f32) -> (index, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = arith.constant 5.0 : f32

  %3:2 = scf.if %u -> (index, f32) {
    scf.yield %c0, %o : index, f32
  } else {
    scf.yield %c1, %k : index, f32
  }
  %q = arith.cmpi slt, %3#0, %c1 : index
  call @use(%q) : (i1) -> ()
  return %3#0, %3#1 : index, f32
}
func.func @none(%u: i1, %o: f32) -> (index, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = arith.constant 5.0 : f32

  %3:2 = scf.if %u -> (index, f32) {
    scf.yield %c0, %o : index, f32
  } else {
    scf.yield %c1, %o : index, f32
  }
  %q = arith.cmpi slt, %3#0, %c1 : index
  call @use(%q) : (i1) -> ()
  return %3#0, %3#1 : index, f32
}
func.func @two(%u: i1, %o: f32) -> (index, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = arith.constant 5.0 : f32
%l = arith.constant 6.0 : f32
  %3:2 = scf.if %u -> (index, f32) {
    scf.yield %c0, %k : index, f32
  } else {
    scf.yield %c1, %l : index, f32
  }
  %q = arith.cmpi slt, %3#0, %c1 : index
  call @use(%q) : (i1) -> ()
  return %3#0, %3#1 : index, f32
}
func.func @addf(%u: i1, %o: f32) -> (index, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = arith.constant 5.0 : f32
%l = arith.addf %o, %k : f32
  %3:2 = scf.if %u -> (index, f32) {
    scf.yield %c0, %l : index, f32
  } else {
    scf.yield %c1, %l : index, f32
  }
  %q = arith.cmpi slt, %3#0, %c1 : index
  call @use(%q) : (i1) -> ()
  return %3#0, %3#1 : index, f32
}
func.func @addff(%u: i1, %o: f32) -> (index, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = arith.constant 5.0 : f32
%l = arith.addf %k, %k : f32
  %3:2 = scf.if %u -> (index, f32) {
    scf.yield %c0, %l : index, f32
  } else {
    scf.yield %c1, %l : index, f32
  }
  %q = arith.cmpi slt, %3#0, %c1 : index
  call @use(%q) : (i1) -> ()
  return %3#0, %3#1 : index, f32
}
func.func @sel(%u: i1, %o: f32) -> (index, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = arith.constant 5.0 : f32
%l = arith.select %u, %k, %k : f32
  %3:2 = scf.if %u -> (index, f32) {
    scf.yield %c0, %l : index, f32
  } else {
    scf.yield %c1, %l : index, f32
  }
  %q = arith.cmpi slt, %3#0, %c1 : index
  call @use(%q) : (i1) -> ()
  return %3#0, %3#1 : index, f32
}
func.func @selo(%u: i1, %o: f32) -> (index, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = arith.constant 5.0 : f32
%l = arith.select %u, %k, %o : f32
  %3:2 = scf.if %u -> (index, f32) {
    scf.yield %c0, %l : index, f32
  } else {
    scf.yield %c1, %l : index, f32
  }
  %q = arith.cmpi slt, %3#0, %c1 : index
  call @use(%q) : (i1) -> ()
  return %3#0, %3#1 : index, f32
}
func.func @seloo(%u: i1, %o: f32) -> (index, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = arith.constant 5.0 : f32
%l = arith.select %u, %o, %o : f32
  %3:2 = scf.if %u -> (index, f32) {
    scf.yield %c0, %l : index, f32
  } else {
    scf.yield %c1, %l : index, f32
  }
  %q = arith.cmpi slt, %3#0, %c1 : index
  call @use(%q) : (i1) -> ()
  return %3#0, %3#1 : index, f32
}
func.func @inttensor(%u: i1, %o: f32) -> (index, tensor<2xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %l = arith.constant dense<[1,2]> : tensor<2xi32>
  %3:2 = scf.if %u -> (index, tensor<2xi32>) {
    scf.yield %c0, %l : index, tensor<2xi32>
  } else {
    scf.yield %c1, %l : index, tensor<2xi32>
  }
  %q = arith.cmpi slt, %3#0, %c1 : index
  call @use(%q) : (i1) -> ()
  return %3#0, %3#1 : index, tensor<2xi32>
}
func.func @poison(%u: i1, %o: f32) -> (index, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %l = ub.poison : f32
  %3:2 = scf.if %u -> (index, f32) {
    scf.yield %c0, %l : index, f32
  } else {
    scf.yield %c1, %l : index, f32
  }
  %q = arith.cmpi slt, %3#0, %c1 : index
  call @use(%q) : (i1) -> ()
  return %3#0, %3#1 : index, f32
}
func.func @ipoison(%u: i1, %o: f32) -> (index, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %l = ub.poison : i32
  %3:2 = scf.if %u -> (index, i32) {
    scf.yield %c0, %l : index, i32
  } else {
    scf.yield %c1, %l : index, i32
  }
  %q = arith.cmpi slt, %3#0, %c1 : index
  call @use(%q) : (i1) -> ()
  return %3#0, %3#1 : index, i32
}
func.func @fn(%u: i1, %o: f32) -> (index, (i1)->()) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %l = func.constant @use : (i1) -> ()
  %3:2 = scf.if %u -> (index, (i1)->()) {
    scf.yield %c0, %l : index, (i1)->()
  } else {
    scf.yield %c1, %l : index, (i1)->()
  }
  %q = arith.cmpi slt, %3#0, %c1 : index
  call @use(%q) : (i1) -> ()
  return %3#0, %3#1 : index, (i1)->()
}
func.func @bitcast(%u: i1, %o: f32) -> (index, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = arith.constant 5.0 : f32
%l = arith.bitcast %k : f32 to i32
  %3:2 = scf.if %u -> (index, i32) {
    scf.yield %c0, %l : index, i32
  } else {
    scf.yield %c1, %l : index, i32
  }
  %q = arith.cmpi slt, %3#0, %c1 : index
  call @use(%q) : (i1) -> ()
  return %3#0, %3#1 : index, i32
}
func.func @extract(%u: i1, %o: f32) -> (index, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = arith.constant dense<5.0> : vector<2xf32>
%l = vector.extract %k[0] : f32 from vector<2xf32>
  %3:2 = scf.if %u -> (index, f32) {
    scf.yield %c0, %l : index, f32
  } else {
    scf.yield %c1, %l : index, f32
  }
  %q = arith.cmpi slt, %3#0, %c1 : index
  call @use(%q) : (i1) -> ()
  return %3#0, %3#1 : index, f32
}
func.func @bcast(%u: i1, %o: f32) -> (index, vector<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = arith.constant 5.0 : f32
%l = vector.broadcast %k : f32 to vector<4xf32>
  %3:2 = scf.if %u -> (index, vector<4xf32>) {
    scf.yield %c0, %l : index, vector<4xf32>
  } else {
    scf.yield %c1, %l : index, vector<4xf32>
  }
  %q = arith.cmpi slt, %3#0, %c1 : index
  call @use(%q) : (i1) -> ()
  return %3#0, %3#1 : index, vector<4xf32>
}
func.func @big(%u: i1, %o: f32) -> (index, i65) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %l = arith.constant 5 : i65
  %3:2 = scf.if %u -> (index, i65) {
    scf.yield %c0, %l : index, i65
  } else {
    scf.yield %c1, %l : index, i65
  }
  %q = arith.cmpi slt, %3#0, %c1 : index
  call @use(%q) : (i1) -> ()
  return %3#0, %3#1 : index, i65
}
func.func private @use3(index, i1, f32)
func.func @t(%u: i1) -> (index, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = arith.constant 5.0 : f32
  %3:2 = scf.while (%arg0 = %c0, %arg1 = %k) : (index, f32) -> (index, f32) {
    %6 = arith.cmpi slt, %arg0, %c0 : index
    %m = arith.addi %arg0, %c1 : index
    func.call @use3(%m, %6, %arg1) : (index, i1, f32) -> ()
    scf.condition(%6) %arg0, %arg1 : index, f32
  } do {
  ^bb0(%a: index, %b: f32):
    %n = arith.addi %a, %c1 : index
    func.call @use3(%n, %u, %b) : (index, i1, f32) -> ()
    scf.yield %n, %b : index, f32
  }
  return %3#0, %3#1 : index, f32
}
func.func @i(%u: i1) -> (index, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = arith.constant 5.0 : f32
  %3:2 = scf.if %u -> (index, f32) {
    scf.yield %c0, %k : index, f32
  } else {
    scf.yield %c1, %k : index, f32
  }
  %q = arith.cmpi slt, %3#0, %c0 : index
  func.call @use3(%3#0, %q, %k) : (index, i1, f32) -> ()
  return %3#0, %3#1 : index, f32
}
func.func @g(%u: i1, %p: index) -> (index, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = arith.constant 5.0 : f32
  %3:2 = scf.for %i = %c0 to %p step %c1 iter_args(%x = %c0, %y = %k) -> (index, f32) {
    %z = arith.andi %x, %c1 : index
    %q = arith.cmpi slt, %z, %c0 : index
    func.call @use3(%x, %q, %y) : (index, i1, f32) -> ()
    scf.yield %z, %y : index, f32
  }
  %q = arith.cmpi slt, %3#0, %c0 : index
  func.call @use3(%3#0, %q, %k) : (index, i1, f32) -> ()
  return %3#0, %3#1 : index, f32
}
func.func @br(%u: i1, %p: index) -> index {
  %c0 = arith.constant 0 : index
  %k = arith.constant 5.0 : f32
  cf.br ^bb1(%c0, %k : index, f32)
^bb1(%x: index, %y: f32):
  %q = arith.cmpi slt, %x, %c0 : index
  func.call @use3(%x, %q, %y) : (index, i1, f32) -> ()
  cf.cond_br %u, ^bb1(%x, %y: index, f32), ^bb2
^bb2:
  return %x : index
}
func.func private @use(i1)
