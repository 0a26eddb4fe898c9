// ARGS: --one-shot-bufferize="bufferize-function-boundaries function-boundary-type-conversion=fully-dynamic-layout-map allow-return-allocs-from-loops" --split-input-file
func.func private @use(f32)
func.func private @num() -> index
func.func private @flag() -> i1
func.func @f0(%a0: tensor<4xf32>, %a1: tensor<4xf32>, %a2: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 2.0 : f32
  %n = func.call @num() : () -> index
  %c = func.call @flag() : () -> i1
  %v3:1 = scf.for %i1 = %c0 to %n step %c1 iter_args(%v2 = %a1) -> (tensor<4xf32>) {
    %v4 = tensor.insert %x into %v2[%c2] : tensor<4xf32>
    scf.yield %v2 : tensor<4xf32>
  }
  %v7 = tensor.insert %x into %v3#0[%c1] : tensor<4xf32>
  return %a2, %v3#0 : tensor<4xf32>, tensor<4xf32>
}
func.func private @f1(tensor<4xf32> {bufferization.access = "read"}) -> (tensor<4xf32>)
func.func @f2(%a0: tensor<4xf32>, %a1: tensor<4xf32>, %a2: tensor<4xf32> {bufferization.writable = false}) -> (tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 2.0 : f32
  %n = func.call @num() : () -> index
  %c = func.call @flag() : () -> i1
  %v1:2 = func.call @f0(%a2, %a2, %a2) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  %v3 = tensor.extract %v1#1[%c1] : tensor<4xf32>
  func.call @use(%v3) : (f32) -> ()
  %v4 = linalg.map { arith.negf } ins(%a1 : tensor<4xf32>) outs(%a2 : tensor<4xf32>)
  %v5:2 = func.call @f0(%v1#1, %a1, %v1#1) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  %v7 = tensor.extract %v4[%c0] : tensor<4xf32>
  func.call @use(%v7) : (f32) -> ()
  %v10:1 = scf.for %i8 = %c0 to %n step %c1 iter_args(%v9 = %v5#1) -> (tensor<4xf32>) {
    %v11 = linalg.fill ins(%x : f32) outs(%a2 : tensor<4xf32>) -> tensor<4xf32>
    %v12:1 = func.call @f1(%v9) : (tensor<4xf32>) -> (tensor<4xf32>)
    %v13 = tensor.insert %x into %v9[%c1] : tensor<4xf32>
    scf.yield %v13 : tensor<4xf32>
  }
  %v14 = tensor.insert %x into %v4[%c2] : tensor<4xf32>
  %v17:1 = scf.for %i15 = %c0 to %n step %c1 iter_args(%v16 = %v1#0) -> (tensor<4xf32>) {
    %v19 = tensor.extract %v5#1[%c1] : tensor<4xf32>
    func.call @use(%v19) : (f32) -> ()
    %v21 = tensor.extract %v5#1[%c2] : tensor<4xf32>
    func.call @use(%v21) : (f32) -> ()
    scf.yield %v16 : tensor<4xf32>
  }
  return %v5#1 : tensor<4xf32>
}
func.func private @f3(tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
func.func @f4(%a0: tensor<4xf32> {bufferization.writable = true}) -> (tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 2.0 : f32
  %n = func.call @num() : () -> index
  %c = func.call @flag() : () -> i1
  %v1 = arith.select %c, %a0, %a0 : tensor<4xf32>
  %v2 = tensor.insert %x into %a0[%c0] : tensor<4xf32>
  %v3:2 = func.call @f3(%a0, %v1) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  return %v3#0 : tensor<4xf32>
}
// -----
func.func private @use(f32)
func.func private @num() -> index
func.func private @flag() -> i1
func.func @f0(%a0: tensor<4xf32>, %a1: tensor<4xf32>) -> (tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 2.0 : f32
  %n = func.call @num() : () -> index
  %c = func.call @flag() : () -> i1
  %v1 = scf.if %c -> (tensor<4xf32>) {
    scf.yield %a0 : tensor<4xf32>
  } else {
    %v2 = tensor.insert %x into %a0[%c1] : tensor<4xf32>
    %v5:1 = scf.for %i3 = %c0 to %n step %c1 iter_args(%v4 = %a1) -> (tensor<4xf32>) {
      %v6 = linalg.fill ins(%x : f32) outs(%a1 : tensor<4xf32>) -> tensor<4xf32>
      scf.yield %v4 : tensor<4xf32>
    }
    scf.yield %v5#0 : tensor<4xf32>
  }
  %v8 = tensor.insert %x into %v1[%c1] : tensor<4xf32>
  %v9 = scf.if %c -> (tensor<4xf32>) {
    scf.yield %a0 : tensor<4xf32>
  } else {
    %v10 = tensor.insert %x into %v8[%c0] : tensor<4xf32>
    %v14:2 = scf.for %i11 = %c0 to %n step %c1 iter_args(%v12 = %v1, %v13 = %a1) -> (tensor<4xf32>, tensor<4xf32>) {
      %v15 = tensor.insert %x into %v8[%c0] : tensor<4xf32>
      scf.yield %v13, %v13 : tensor<4xf32>, tensor<4xf32>
    }
    scf.yield %v14#0 : tensor<4xf32>
  }
  %v17 = tensor.extract_slice %v1[1] [2] [1] : tensor<4xf32> to tensor<2xf32>
  %v16 = tensor.insert_slice %v17 into %a0[1] [2] [1] : tensor<2xf32> into tensor<4xf32>
  %v18 = tensor.insert %x into %a0[%c0] : tensor<4xf32>
  %v19 = linalg.fill ins(%x : f32) outs(%v1 : tensor<4xf32>) -> tensor<4xf32>
  %v20 = arith.constant dense<1.0> : tensor<4xf32>
  return %v8 : tensor<4xf32>
}
func.func @f1(%a0: tensor<4xf32>, %a1: tensor<4xf32>) -> () {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 2.0 : f32
  %n = func.call @num() : () -> index
  %c = func.call @flag() : () -> i1
  %v2 = tensor.extract %a0[%c1] : tensor<4xf32>
  func.call @use(%v2) : (f32) -> ()
  %v3 = scf.if %c -> (tensor<4xf32>) {
    %v4 = tensor.insert %x into %a1[%c1] : tensor<4xf32>
    scf.yield %a1 : tensor<4xf32>
  } else {
    %v5 = tensor.insert %x into %a0[%c1] : tensor<4xf32>
    scf.yield %a0 : tensor<4xf32>
  }
  %v8:1 = scf.for %i6 = %c0 to %n step %c1 iter_args(%v7 = %v3) -> (tensor<4xf32>) {
    %v9 = scf.if %c -> (tensor<4xf32>) {
      %v10:1 = func.call @f0(%a1, %a0) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>)
      %v11 = linalg.fill ins(%x : f32) outs(%v3 : tensor<4xf32>) -> tensor<4xf32>
      scf.yield %a0 : tensor<4xf32>
    } else {
      %v12 = tensor.insert %x into %v3[%c2] : tensor<4xf32>
      %v13:1 = func.call @f0(%v7, %v3) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>)
      scf.yield %v12 : tensor<4xf32>
    }
    %v15 = tensor.extract %a1[%c2] : tensor<4xf32>
    func.call @use(%v15) : (f32) -> ()
    scf.yield %v9 : tensor<4xf32>
  }
  %v16 = tensor.insert %x into %v3[%c2] : tensor<4xf32>
  %v17:1 = func.call @f0(%v16, %a1) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>)
  %v18 = scf.if %c -> (tensor<4xf32>) {
    scf.yield %v8#0 : tensor<4xf32>
  } else {
    %v19 = linalg.map { arith.negf } ins(%v17#0 : tensor<4xf32>) outs(%v17#0 : tensor<4xf32>)
    %v21 = tensor.extract_slice %v19[1] [2] [1] : tensor<4xf32> to tensor<2xf32>
    %v20 = tensor.insert_slice %v21 into %v16[1] [2] [1] : tensor<2xf32> into tensor<4xf32>
    scf.yield %a0 : tensor<4xf32>
  }
  return 
}
// -----
func.func private @use(f32)
func.func private @num() -> index
func.func private @flag() -> i1
func.func @f0(%a0: tensor<4xf32> {bufferization.writable = true}, %a1: tensor<4xf32>, %a2: tensor<4xf32>) -> (tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 2.0 : f32
  %n = func.call @num() : () -> index
  %c = func.call @flag() : () -> i1
  %v2 = linalg.fill ins(%x : f32) outs(%a0 : tensor<4xf32>) -> tensor<4xf32>
  %v5:1 = scf.for %i3 = %c0 to %n step %c1 iter_args(%v4 = %a1) -> (tensor<4xf32>) {
    %v6 = linalg.map { arith.negf } ins(%a1 : tensor<4xf32>) outs(%a1 : tensor<4xf32>)
    %v7 = scf.if %c -> (tensor<4xf32>) {
      %v8 = tensor.insert %x into %v6[%c0] : tensor<4xf32>
      scf.yield %a2 : tensor<4xf32>
    } else {
      scf.yield %a1 : tensor<4xf32>
    }
    %v10 = tensor.extract_slice %v7[1] [2] [1] : tensor<4xf32> to tensor<2xf32>
    %v9 = tensor.insert_slice %v10 into %a2[1] [2] [1] : tensor<2xf32> into tensor<4xf32>
    scf.yield %v4 : tensor<4xf32>
  }
  %v12 = arith.select %c, %a1, %a2 : tensor<4xf32>
  %v13 = linalg.fill ins(%x : f32) outs(%v12 : tensor<4xf32>) -> tensor<4xf32>
  %v16 = tensor.extract %a2[%c1] : tensor<4xf32>
  func.call @use(%v16) : (f32) -> ()
  return %v5#0 : tensor<4xf32>
}
func.func @f1(%a0: tensor<4xf32> {bufferization.writable = false}) -> (tensor<4xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 2.0 : f32
  %n = func.call @num() : () -> index
  %c = func.call @flag() : () -> i1
  %v1 = tensor.insert %x into %a0[%c1] : tensor<4xf32>
  %v5:2 = scf.for %i2 = %c0 to %n step %c1 iter_args(%v3 = %a0, %v4 = %a0) -> (tensor<4xf32>, tensor<4xf32>) {
    %v6 = linalg.map { arith.negf } ins(%v4 : tensor<4xf32>) outs(%v1 : tensor<4xf32>)
    %v7 = tensor.splat %x : tensor<4xf32>
    scf.yield %v7, %v4 : tensor<4xf32>, tensor<4xf32>
  }
  return %v5#0, %v1 : tensor<4xf32>, tensor<4xf32>
}
func.func private @f2(tensor<4xf32>, tensor<4xf32> {bufferization.access = "write"}) -> ()
func.func private @f3(%a0: tensor<4xf32>, %a1: tensor<4xf32>, %a2: tensor<4xf32> {bufferization.writable = false}) -> (tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 2.0 : f32
  %n = func.call @num() : () -> index
  %c = func.call @flag() : () -> i1
  %v1:2 = func.call @f1(%a1) : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  %v2 = linalg.fill ins(%x : f32) outs(%a0 : tensor<4xf32>) -> tensor<4xf32>
  %v3 = tensor.insert %x into %v1#0[%c2] : tensor<4xf32>
  %v5 = tensor.extract_slice %v3[1] [2] [1] : tensor<4xf32> to tensor<2xf32>
  %v4 = tensor.insert_slice %v5 into %v3[0] [2] [1] : tensor<2xf32> into tensor<4xf32>
  %v6 = linalg.fill ins(%x : f32) outs(%v1#1 : tensor<4xf32>) -> tensor<4xf32>
  %v7 = tensor.empty() : tensor<4xf32>
  %v8 = linalg.fill ins(%x : f32) outs(%v7 : tensor<4xf32>) -> tensor<4xf32>
  %v9 = linalg.fill ins(%x : f32) outs(%v6 : tensor<4xf32>) -> tensor<4xf32>
  %v10:2 = func.call @f1(%v3) : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  return %v1#1 : tensor<4xf32>
}
func.func @f4(%a0: tensor<4xf32> {bufferization.writable = true}, %a1: tensor<4xf32> {bufferization.writable = true}, %a2: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 2.0 : f32
  %n = func.call @num() : () -> index
  %c = func.call @flag() : () -> i1
  %v3:1 = scf.for %i1 = %c0 to %n step %c1 iter_args(%v2 = %a1) -> (tensor<4xf32>) {
    %v4 = linalg.map { arith.negf } ins(%a2 : tensor<4xf32>) outs(%a2 : tensor<4xf32>)
    scf.yield %v4 : tensor<4xf32>
  }
  %v5 = tensor.insert %x into %a1[%c0] : tensor<4xf32>
  %v6 = tensor.insert %x into %a0[%c0] : tensor<4xf32>
  %v7 = linalg.fill ins(%x : f32) outs(%a1 : tensor<4xf32>) -> tensor<4xf32>
  %v10:1 = scf.for %i8 = %c0 to %n step %c1 iter_args(%v9 = %v3#0) -> (tensor<4xf32>) {
    %v11 = tensor.cast %v3#0 : tensor<4xf32> to tensor<?xf32>
    %v15:2 = scf.for %i12 = %c0 to %n step %c1 iter_args(%v13 = %v3#0, %v14 = %v3#0) -> (tensor<4xf32>, tensor<4xf32>) {
      %v17 = tensor.extract_slice %v7[1] [2] [1] : tensor<4xf32> to tensor<2xf32>
      %v16 = tensor.insert_slice %v17 into %v14[0] [2] [1] : tensor<2xf32> into tensor<4xf32>
      scf.yield %v6, %v14 : tensor<4xf32>, tensor<4xf32>
    }
    scf.yield %v15#1 : tensor<4xf32>
  }
  return %v7, %v6 : tensor<4xf32>, tensor<4xf32>
}
// -----
func.func private @use(f32)
func.func private @num() -> index
func.func private @flag() -> i1
func.func @f0(%a0: tensor<?xf32>, %a1: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 2.0 : f32
  %n = func.call @num() : () -> index
  %c = func.call @flag() : () -> i1
  %v1 = tensor.insert %x into %a0[%c2] : tensor<?xf32>
  %v2 = arith.select %c, %a0, %v1 : tensor<?xf32>
  return %a0, %v2 : tensor<?xf32>, tensor<?xf32>
}
func.func private @f1(%a0: tensor<?xf32> {bufferization.writable = true}, %a1: tensor<?xf32> {bufferization.buffer_layout = affine_map<(d0) -> (d0)>}, %a2: tensor<?xf32>) -> () {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 2.0 : f32
  %n = func.call @num() : () -> index
  %c = func.call @flag() : () -> i1
  %v1 = scf.if %c -> (tensor<?xf32>) {
    %v2 = scf.if %c -> (tensor<?xf32>) {
      %v3:2 = func.call @f0(%a2, %a2) : (tensor<?xf32>, tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>)
      scf.yield %a0 : tensor<?xf32>
    } else {
      scf.yield %a0 : tensor<?xf32>
    }
    %v4 = tensor.insert %x into %a1[%c0] : tensor<?xf32>
    scf.yield %a1 : tensor<?xf32>
  } else {
    %v5 = tensor.cast %a2 : tensor<?xf32> to tensor<4xf32>
    %v7 = tensor.extract %a2[%c0] : tensor<?xf32>
    func.call @use(%v7) : (f32) -> ()
    scf.yield %a1 : tensor<?xf32>
  }
  %v8 = linalg.fill ins(%x : f32) outs(%a1 : tensor<?xf32>) -> tensor<?xf32>
  return 
}
func.func private @f2(%a0: tensor<?xf32>) -> (tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 2.0 : f32
  %n = func.call @num() : () -> index
  %c = func.call @flag() : () -> i1
  %v4:2 = scf.for %i1 = %c0 to %n step %c1 iter_args(%v2 = %a0, %v3 = %a0) -> (tensor<?xf32>, tensor<?xf32>) {
    %v5 = scf.if %c -> (tensor<?xf32>) {
      scf.yield %a0 : tensor<?xf32>
    } else {
      %v7 = tensor.extract_slice %v3[1] [2] [1] : tensor<?xf32> to tensor<2xf32>
      %v6 = tensor.insert_slice %v7 into %a0[1] [2] [1] : tensor<2xf32> into tensor<?xf32>
      scf.yield %v6 : tensor<?xf32>
    }
    %v8 = linalg.map { arith.negf } ins(%v2 : tensor<?xf32>) outs(%a0 : tensor<?xf32>)
    %v10 = tensor.extract_slice %v3[1] [2] [1] : tensor<?xf32> to tensor<2xf32>
    %v9 = tensor.insert_slice %v10 into %v3[2] [2] [1] : tensor<2xf32> into tensor<?xf32>
    scf.yield %v2, %v8 : tensor<?xf32>, tensor<?xf32>
  }
  %v12 = tensor.extract %v4#0[%c2] : tensor<?xf32>
  func.call @use(%v12) : (f32) -> ()
  %v16:2 = scf.for %i13 = %c0 to %n step %c1 iter_args(%v14 = %v4#1, %v15 = %v4#0) -> (tensor<?xf32>, tensor<?xf32>) {
    %v17 = tensor.insert %x into %v14[%c1] : tensor<?xf32>
    scf.yield %v15, %v17 : tensor<?xf32>, tensor<?xf32>
  }
  %v21:2 = scf.for %i18 = %c0 to %n step %c1 iter_args(%v19 = %a0, %v20 = %v16#1) -> (tensor<?xf32>, tensor<?xf32>) {
    func.call @f1(%v16#0, %v19, %v16#0) : (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) -> ()
    %v23 = tensor.cast %v16#1 : tensor<?xf32> to tensor<4xf32>
    scf.yield %v4#0, %v20 : tensor<?xf32>, tensor<?xf32>
  }
  %v25 = tensor.extract %v16#1[%c0] : tensor<?xf32>
  func.call @use(%v25) : (f32) -> ()
  return %v21#0 : tensor<?xf32>
}
func.func @f3(%a0: tensor<?xf32> {bufferization.buffer_layout = affine_map<(d0) -> (d0)>}, %a1: tensor<?xf32>, %a2: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 2.0 : f32
  %n = func.call @num() : () -> index
  %c = func.call @flag() : () -> i1
  %v2 = tensor.extract_slice %a0[1] [2] [1] : tensor<?xf32> to tensor<2xf32>
  %v1 = tensor.insert_slice %v2 into %a1[0] [2] [1] : tensor<2xf32> into tensor<?xf32>
  %v3 = linalg.map { arith.negf } ins(%a2 : tensor<?xf32>) outs(%a0 : tensor<?xf32>)
  return %a2, %v1 : tensor<?xf32>, tensor<?xf32>
}
func.func @f4(%a0: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 2.0 : f32
  %n = func.call @num() : () -> index
  %c = func.call @flag() : () -> i1
  func.call @f1(%a0, %a0, %a0) : (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) -> ()
  %v2 = linalg.fill ins(%x : f32) outs(%a0 : tensor<?xf32>) -> tensor<?xf32>
  %v3 = linalg.fill ins(%x : f32) outs(%v2 : tensor<?xf32>) -> tensor<?xf32>
  %v4 = tensor.insert %x into %v2[%c0] : tensor<?xf32>
  %v5:2 = func.call @f3(%v2, %v3, %v3) : (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>)
  %v6 = tensor.insert %x into %v4[%c2] : tensor<?xf32>
  %v7 = tensor.insert %x into %v3[%c1] : tensor<?xf32>
  %v8 = tensor.insert %x into %v3[%c1] : tensor<?xf32>
  return %v7, %v4 : tensor<?xf32>, tensor<?xf32>
}
