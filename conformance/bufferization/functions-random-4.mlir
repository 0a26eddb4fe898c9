// ARGS: --one-shot-bufferize="bufferize-function-boundaries allow-return-allocs-from-loops analysis-heuristic=bottom-up-from-terminators" --split-input-file
func.func private @use(f32)
func.func private @num() -> index
func.func private @flag() -> i1
func.func @f0(%a0: tensor<4xf32>) -> (tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 2.0 : f32
  %n = func.call @num() : () -> index
  %c = func.call @flag() : () -> i1
  %v2 = tensor.extract %a0[%c0] : tensor<4xf32>
  func.call @use(%v2) : (f32) -> ()
  %v3 = tensor.insert %x into %a0[%c1] : tensor<4xf32>
  %v4 = tensor.cast %v3 : tensor<4xf32> to tensor<?xf32>
  return %v4 : tensor<?xf32>
}
func.func @f1(%a0: tensor<4xf32>) -> (tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 2.0 : f32
  %n = func.call @num() : () -> index
  %c = func.call @flag() : () -> i1
  %v1:1 = func.call @f0(%a0) : (tensor<4xf32>) -> (tensor<?xf32>)
  %v2:1 = func.call @f0(%a0) : (tensor<4xf32>) -> (tensor<?xf32>)
  %v4 = tensor.extract %a0[%c0] : tensor<4xf32>
  func.call @use(%v4) : (f32) -> ()
  %v6:1 = func.call @f0(%a0) : (tensor<4xf32>) -> (tensor<?xf32>)
  %v7 = tensor.insert %x into %v2#0[%c2] : tensor<?xf32>
  return %v7 : tensor<?xf32>
}
func.func @f2(%a0: tensor<4xf32> {bufferization.writable = false}) -> (tensor<4xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 2.0 : f32
  %n = func.call @num() : () -> index
  %c = func.call @flag() : () -> i1
  %v1 = tensor.insert %x into %a0[%c1] : tensor<4xf32>
  %v5:2 = scf.for %i2 = %c0 to %n step %c1 iter_args(%v3 = %a0, %v4 = %v1) -> (tensor<4xf32>, tensor<4xf32>) {
    %v6 = linalg.map { arith.negf } ins(%a0 : tensor<4xf32>) outs(%a0 : tensor<4xf32>)
    scf.yield %v3, %v3 : tensor<4xf32>, tensor<4xf32>
  }
  %v7:1 = func.call @f1(%a0) : (tensor<4xf32>) -> (tensor<?xf32>)
  %v9 = tensor.extract_slice %v7#0[1] [2] [1] : tensor<?xf32> to tensor<2xf32>
  %v8 = tensor.insert_slice %v9 into %v5#1[0] [2] [1] : tensor<2xf32> into tensor<4xf32>
  %v10 = tensor.cast %v1 : tensor<4xf32> to tensor<?xf32>
  %v11 = scf.if %c -> (tensor<4xf32>) {
    %v12 = scf.if %c -> (tensor<?xf32>) {
      %v13:1 = func.call @f1(%v1) : (tensor<4xf32>) -> (tensor<?xf32>)
      scf.yield %v10 : tensor<?xf32>
    } else {
      %v14:1 = func.call @f1(%v5#0) : (tensor<4xf32>) -> (tensor<?xf32>)
      scf.yield %v14#0 : tensor<?xf32>
    }
    %v15:1 = func.call @f0(%v5#0) : (tensor<4xf32>) -> (tensor<?xf32>)
    scf.yield %a0 : tensor<4xf32>
  } else {
    %v16:1 = func.call @f1(%v5#1) : (tensor<4xf32>) -> (tensor<?xf32>)
    %v17 = tensor.insert %x into %v16#0[%c0] : tensor<?xf32>
    scf.yield %v5#1 : tensor<4xf32>
  }
  %v20:1 = scf.for %i18 = %c0 to %n step %c1 iter_args(%v19 = %v8) -> (tensor<4xf32>) {
    %v21 = linalg.fill ins(%x : f32) outs(%v5#1 : tensor<4xf32>) -> tensor<4xf32>
    scf.yield %v19 : tensor<4xf32>
  }
  return %v20#0, %v11 : tensor<4xf32>, tensor<4xf32>
}
func.func @f3(%a0: tensor<4xf32>, %a1: tensor<4xf32>) -> () {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 2.0 : f32
  %n = func.call @num() : () -> index
  %c = func.call @flag() : () -> i1
  %v1 = linalg.fill ins(%x : f32) outs(%a1 : tensor<4xf32>) -> tensor<4xf32>
  %v2 = scf.if %c -> (tensor<4xf32>) {
    scf.yield %a0 : tensor<4xf32>
  } else {
    %v3 = tensor.insert %x into %v1[%c2] : tensor<4xf32>
    %v7:2 = scf.for %i4 = %c0 to %n step %c1 iter_args(%v5 = %v1, %v6 = %v3) -> (tensor<4xf32>, tensor<4xf32>) {
      %v8 = tensor.insert %x into %v6[%c2] : tensor<4xf32>
      %v9:2 = func.call @f2(%v3) : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
      scf.yield %v5, %v8 : tensor<4xf32>, tensor<4xf32>
    }
    scf.yield %v7#0 : tensor<4xf32>
  }
  %v10 = linalg.map { arith.negf } ins(%v1 : tensor<4xf32>) outs(%v2 : tensor<4xf32>)
  %v11 = tensor.insert %x into %a1[%c0] : tensor<4xf32>
  %v12 = linalg.fill ins(%x : f32) outs(%v2 : tensor<4xf32>) -> tensor<4xf32>
  %v13 = linalg.fill ins(%x : f32) outs(%v12 : tensor<4xf32>) -> tensor<4xf32>
  %v15 = tensor.extract %v10[%c2] : tensor<4xf32>
  func.call @use(%v15) : (f32) -> ()
  %v16 = tensor.cast %v12 : tensor<4xf32> to tensor<?xf32>
  return 
}
// -----
func.func private @use(f32)
func.func private @num() -> index
func.func private @flag() -> i1
func.func @f0(%a0: tensor<?xf32>, %a1: tensor<4xf32>) -> (tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 2.0 : f32
  %n = func.call @num() : () -> index
  %c = func.call @flag() : () -> i1
  %v1 = linalg.map { arith.negf } ins(%a0 : tensor<?xf32>) outs(%a0 : tensor<?xf32>)
  %v3 = tensor.insert %x into %a1[%c0] : tensor<4xf32>
  %v4 = scf.if %c -> (tensor<4xf32>) {
    scf.yield %v3 : tensor<4xf32>
  } else {
    %v5 = linalg.map { arith.negf } ins(%a0 : tensor<?xf32>) outs(%v1 : tensor<?xf32>)
    %v9:2 = scf.for %i6 = %c0 to %n step %c1 iter_args(%v7 = %v5, %v8 = %a0) -> (tensor<?xf32>, tensor<?xf32>) {
      %v11 = tensor.insert %x into %v7[%c1] : tensor<?xf32>
      %v12 = tensor.insert %x into %v3[%c0] : tensor<4xf32>
      scf.yield %v7, %v8 : tensor<?xf32>, tensor<?xf32>
    }
    scf.yield %a1 : tensor<4xf32>
  }
  %v13 = tensor.insert %x into %v1[%c1] : tensor<?xf32>
  %v16:1 = scf.for %i14 = %c0 to %n step %c1 iter_args(%v15 = %v3) -> (tensor<4xf32>) {
    %v17 = scf.if %c -> (tensor<4xf32>) {
      %v18 = arith.select %c, %v3, %v15 : tensor<4xf32>
      %v20 = tensor.extract %v13[%c2] : tensor<?xf32>
      func.call @use(%v20) : (f32) -> ()
      scf.yield %a1 : tensor<4xf32>
    } else {
      %v21 = linalg.fill ins(%x : f32) outs(%v15 : tensor<4xf32>) -> tensor<4xf32>
      scf.yield %v21 : tensor<4xf32>
    }
    %v22 = arith.select %c, %v1, %v1 : tensor<?xf32>
    %v23 = tensor.insert %x into %v3[%c0] : tensor<4xf32>
    scf.yield %v3 : tensor<4xf32>
  }
  %v24 = arith.select %c, %v4, %v16#0 : tensor<4xf32>
  %v25 = arith.select %c, %v24, %v3 : tensor<4xf32>
  return %v16#0 : tensor<4xf32>
}
func.func @f1(%a0: tensor<4xf32>, %a1: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 2.0 : f32
  %n = func.call @num() : () -> index
  %c = func.call @flag() : () -> i1
  %v2 = tensor.extract %a1[%c1] : tensor<4xf32>
  func.call @use(%v2) : (f32) -> ()
  %v6:2 = scf.for %i3 = %c0 to %n step %c1 iter_args(%v4 = %a1, %v5 = %a0) -> (tensor<4xf32>, tensor<4xf32>) {
    scf.yield %v5, %v5 : tensor<4xf32>, tensor<4xf32>
  }
  %v8 = tensor.insert %x into %v6#0[%c2] : tensor<4xf32>
  %v9 = tensor.insert %x into %a0[%c0] : tensor<4xf32>
  %v10 = arith.select %c, %a1, %v6#0 : tensor<4xf32>
  %v14:2 = scf.for %i11 = %c0 to %n step %c1 iter_args(%v12 = %a1, %v13 = %v8) -> (tensor<4xf32>, tensor<4xf32>) {
    %v16 = arith.select %c, %v6#0, %v12 : tensor<4xf32>
    %v17 = tensor.insert %x into %v10[%c2] : tensor<4xf32>
    scf.yield %v12, %v12 : tensor<4xf32>, tensor<4xf32>
  }
  return %v6#1, %v9 : tensor<4xf32>, tensor<4xf32>
}
func.func @f2(%a0: tensor<4xf32>, %a1: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 2.0 : f32
  %n = func.call @num() : () -> index
  %c = func.call @flag() : () -> i1
  %v2 = tensor.extract %a1[%c0] : tensor<4xf32>
  func.call @use(%v2) : (f32) -> ()
  %v3 = linalg.map { arith.negf } ins(%a1 : tensor<4xf32>) outs(%a0 : tensor<4xf32>)
  %v6:1 = scf.for %i4 = %c0 to %n step %c1 iter_args(%v5 = %v3) -> (tensor<4xf32>) {
    %v8 = tensor.extract %a1[%c0] : tensor<4xf32>
    func.call @use(%v8) : (f32) -> ()
    %v9 = tensor.cast %a0 : tensor<4xf32> to tensor<?xf32>
    scf.yield %v5 : tensor<4xf32>
  }
  %v11 = tensor.extract %a1[%c2] : tensor<4xf32>
  func.call @use(%v11) : (f32) -> ()
  %v12:2 = func.call @f1(%v6#0, %a0) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  return %v3, %v3 : tensor<4xf32>, tensor<4xf32>
}
// -----
func.func private @use(f32)
func.func private @num() -> index
func.func private @flag() -> i1
func.func @f0(%a0: tensor<?xf32>, %a1: tensor<4xf32>) -> (tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 2.0 : f32
  %n = func.call @num() : () -> index
  %c = func.call @flag() : () -> i1
  %v1 = tensor.empty() : tensor<4xf32>
  %v2 = linalg.fill ins(%x : f32) outs(%v1 : tensor<4xf32>) -> tensor<4xf32>
  %v3 = arith.select %c, %v2, %a1 : tensor<4xf32>
  %v6 = linalg.map { arith.negf } ins(%v2 : tensor<4xf32>) outs(%v3 : tensor<4xf32>)
  %v9 = scf.if %c -> (tensor<4xf32>) {
    scf.yield %v6 : tensor<4xf32>
  } else {
    scf.yield %a1 : tensor<4xf32>
  }
  return %v6 : tensor<4xf32>
}
func.func @f1(%a0: tensor<4xf32>) -> () {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 2.0 : f32
  %n = func.call @num() : () -> index
  %c = func.call @flag() : () -> i1
  %v4:2 = scf.for %i1 = %c0 to %n step %c1 iter_args(%v2 = %a0, %v3 = %a0) -> (tensor<4xf32>, tensor<4xf32>) {
    %v5 = tensor.insert %x into %v2[%c1] : tensor<4xf32>
    %v6 = tensor.insert %x into %a0[%c1] : tensor<4xf32>
    scf.yield %v5, %v2 : tensor<4xf32>, tensor<4xf32>
  }
  %v7 = bufferization.alloc_tensor() : tensor<4xf32>
  %v8 = linalg.fill ins(%x : f32) outs(%v7 : tensor<4xf32>) -> tensor<4xf32>
  %v11:1 = scf.for %i9 = %c0 to %n step %c1 iter_args(%v10 = %v8) -> (tensor<4xf32>) {
    %v12 = linalg.fill ins(%x : f32) outs(%v4#0 : tensor<4xf32>) -> tensor<4xf32>
    scf.yield %v12 : tensor<4xf32>
  }
  return 
}
func.func private @f2(tensor<?xf32>, tensor<4xf32> {bufferization.access = "write"}, tensor<?xf32> {bufferization.buffer_layout = affine_map<(d0)[s0,s1] -> (d0 * s0 + s1)>}) -> (tensor<?xf32>)
func.func @f3(%a0: tensor<?xf32>, %a1: tensor<4xf32>) -> () {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 2.0 : f32
  %n = func.call @num() : () -> index
  %c = func.call @flag() : () -> i1
  func.call @f1(%a1) : (tensor<4xf32>) -> ()
  %v2 = tensor.insert %x into %a0[%c0] : tensor<?xf32>
  %v4 = tensor.extract %a1[%c2] : tensor<4xf32>
  func.call @use(%v4) : (f32) -> ()
  %v5 = linalg.map { arith.negf } ins(%v2 : tensor<?xf32>) outs(%a0 : tensor<?xf32>)
  %v6 = linalg.map { arith.negf } ins(%a0 : tensor<?xf32>) outs(%a0 : tensor<?xf32>)
  %v7 = tensor.cast %v2 : tensor<?xf32> to tensor<4xf32>
  %v8 = arith.select %c, %v2, %v2 : tensor<?xf32>
  %v9 = linalg.fill ins(%x : f32) outs(%v5 : tensor<?xf32>) -> tensor<?xf32>
  return 
}
// -----
func.func private @use(f32)
func.func private @num() -> index
func.func private @flag() -> i1
func.func @f0(%a0: tensor<4xf32> {bufferization.writable = false}, %a1: tensor<4xf32> {bufferization.buffer_layout = affine_map<(d0) -> (d0)>}) -> (tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 2.0 : f32
  %n = func.call @num() : () -> index
  %c = func.call @flag() : () -> i1
  %v2 = tensor.insert %x into %a1[%c0] : tensor<4xf32>
  %v5 = tensor.extract %a0[%c1] : tensor<4xf32>
  func.call @use(%v5) : (f32) -> ()
  %v6 = tensor.insert %x into %a0[%c0] : tensor<4xf32>
  %v9:1 = scf.for %i7 = %c0 to %n step %c1 iter_args(%v8 = %a0) -> (tensor<4xf32>) {
    %v11 = tensor.extract_slice %v6[1] [2] [1] : tensor<4xf32> to tensor<2xf32>
    %v10 = tensor.insert_slice %v11 into %v2[1] [2] [1] : tensor<2xf32> into tensor<4xf32>
    %v13 = tensor.extract %a1[%c2] : tensor<4xf32>
    func.call @use(%v13) : (f32) -> ()
    scf.yield %v8 : tensor<4xf32>
  }
  %v14 = tensor.insert %x into %v9#0[%c0] : tensor<4xf32>
  %v15 = tensor.cast %v2 : tensor<4xf32> to tensor<?xf32>
  return %v14 : tensor<4xf32>
}
func.func @f1(%a0: tensor<4xf32>, %a1: tensor<4xf32>) -> () {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 2.0 : f32
  %n = func.call @num() : () -> index
  %c = func.call @flag() : () -> i1
  %v3:1 = scf.for %i1 = %c0 to %n step %c1 iter_args(%v2 = %a0) -> (tensor<4xf32>) {
    %v6:1 = scf.for %i4 = %c0 to %n step %c1 iter_args(%v5 = %a0) -> (tensor<4xf32>) {
      %v7:1 = func.call @f0(%v2, %v2) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>)
      %v8 = tensor.insert %x into %v7#0[%c1] : tensor<4xf32>
      scf.yield %v7#0 : tensor<4xf32>
    }
    %v9 = tensor.insert %x into %v6#0[%c2] : tensor<4xf32>
    scf.yield %v6#0 : tensor<4xf32>
  }
  %v11 = tensor.extract_slice %v3#0[1] [2] [1] : tensor<4xf32> to tensor<2xf32>
  %v10 = tensor.insert_slice %v11 into %a0[1] [2] [1] : tensor<2xf32> into tensor<4xf32>
  %v13 = tensor.extract %v10[%c0] : tensor<4xf32>
  func.call @use(%v13) : (f32) -> ()
  %v14 = arith.select %c, %a1, %a1 : tensor<4xf32>
  return 
}
func.func private @f2(tensor<4xf32>, tensor<4xf32>) -> ()
func.func @f3(%a0: tensor<4xf32> {bufferization.writable = true}) -> (tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 2.0 : f32
  %n = func.call @num() : () -> index
  %c = func.call @flag() : () -> i1
  %v1 = tensor.insert %x into %a0[%c2] : tensor<4xf32>
  %v2 = tensor.insert %x into %v1[%c2] : tensor<4xf32>
  %v6:2 = scf.for %i3 = %c0 to %n step %c1 iter_args(%v4 = %v1, %v5 = %v1) -> (tensor<4xf32>, tensor<4xf32>) {
    func.call @f1(%v1, %a0) : (tensor<4xf32>, tensor<4xf32>) -> ()
    scf.yield %v4, %v5 : tensor<4xf32>, tensor<4xf32>
  }
  %v9 = tensor.extract_slice %v6#1[1] [2] [1] : tensor<4xf32> to tensor<2xf32>
  %v8 = tensor.insert_slice %v9 into %a0[1] [2] [1] : tensor<2xf32> into tensor<4xf32>
  func.call @f2(%a0, %v6#1) : (tensor<4xf32>, tensor<4xf32>) -> ()
  return %v6#0 : tensor<4xf32>
}
