// ARGS: --one-shot-bufferize="bufferize-function-boundaries" --split-input-file
func.func private @use(f32)
func.func private @num() -> index
func.func private @flag() -> i1
func.func private @f0(%a0: tensor<4xf32>, %a1: tensor<4xf32>, %a2: tensor<4xf32> {bufferization.writable = false}) -> (tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 2.0 : f32
  %n = func.call @num() : () -> index
  %c = func.call @flag() : () -> i1
  %v1 = scf.if %c -> (tensor<4xf32>) {
    scf.yield %a1 : tensor<4xf32>
  } else {
    scf.yield %a0 : tensor<4xf32>
  }
  %v2 = bufferization.alloc_tensor() : tensor<4xf32>
  %v3 = linalg.fill ins(%x : f32) outs(%v2 : tensor<4xf32>) -> tensor<4xf32>
  %v5 = tensor.extract %v1[%c0] : tensor<4xf32>
  func.call @use(%v5) : (f32) -> ()
  %v6 = scf.if %c -> (tensor<4xf32>) {
    %v7 = linalg.map { arith.negf } ins(%a1 : tensor<4xf32>) outs(%a0 : tensor<4xf32>)
    scf.yield %a1 : tensor<4xf32>
  } else {
    scf.yield %a2 : tensor<4xf32>
  }
  %v11 = linalg.map { arith.negf } ins(%a2 : tensor<4xf32>) outs(%a2 : tensor<4xf32>)
  return %v11 : tensor<4xf32>
}
func.func private @f1(%a0: tensor<4xf32>, %a1: tensor<4xf32>) -> (tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 2.0 : f32
  %n = func.call @num() : () -> index
  %c = func.call @flag() : () -> i1
  %v2 = tensor.extract_slice %a0[1] [2] [1] : tensor<4xf32> to tensor<2xf32>
  %v1 = tensor.insert_slice %v2 into %a0[2] [2] [1] : tensor<2xf32> into tensor<4xf32>
  %v3 = linalg.fill ins(%x : f32) outs(%v1 : tensor<4xf32>) -> tensor<4xf32>
  %v4 = scf.if %c -> (tensor<4xf32>) {
    %v5 = tensor.insert %x into %a1[%c0] : tensor<4xf32>
    scf.yield %v3 : tensor<4xf32>
  } else {
    %v7 = tensor.extract_slice %v1[1] [2] [1] : tensor<4xf32> to tensor<2xf32>
    %v6 = tensor.insert_slice %v7 into %a0[2] [2] [1] : tensor<2xf32> into tensor<4xf32>
    scf.yield %v1 : tensor<4xf32>
  }
  return %a0 : tensor<4xf32>
}
func.func private @f2(%a0: tensor<4xf32>, %a1: tensor<4xf32>, %a2: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 2.0 : f32
  %n = func.call @num() : () -> index
  %c = func.call @flag() : () -> i1
  %v1 = tensor.insert %x into %a1[%c0] : tensor<4xf32>
  %v2 = scf.if %c -> (tensor<4xf32>) {
    %v3 = tensor.insert %x into %v1[%c0] : tensor<4xf32>
    scf.yield %v3 : tensor<4xf32>
  } else {
    %v4:1 = func.call @f0(%a0, %a2, %a1) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>)
    scf.yield %v4#0 : tensor<4xf32>
  }
  %v5:1 = func.call @f0(%a2, %v1, %v1) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>)
  %v6:1 = func.call @f1(%v5#0, %v1) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>)
  %v8 = tensor.extract %a2[%c0] : tensor<4xf32>
  func.call @use(%v8) : (f32) -> ()
  %v9 = linalg.fill ins(%x : f32) outs(%a1 : tensor<4xf32>) -> tensor<4xf32>
  return %v5#0, %v5#0 : tensor<4xf32>, tensor<4xf32>
}
func.func @f3(%a0: tensor<4xf32>, %a1: tensor<4xf32>, %a2: tensor<4xf32>) -> (tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 2.0 : f32
  %n = func.call @num() : () -> index
  %c = func.call @flag() : () -> i1
  %v1 = tensor.cast %a1 : tensor<4xf32> to tensor<?xf32>
  %v2 = linalg.fill ins(%x : f32) outs(%a2 : tensor<4xf32>) -> tensor<4xf32>
  %v3:1 = func.call @f1(%a0, %a2) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>)
  %v4 = linalg.fill ins(%x : f32) outs(%a2 : tensor<4xf32>) -> tensor<4xf32>
  %v5:1 = func.call @f1(%a2, %v2) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>)
  %v6 = linalg.fill ins(%x : f32) outs(%v5#0 : tensor<4xf32>) -> tensor<4xf32>
  %v7:1 = func.call @f0(%v2, %v3#0, %v6) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>)
  return %v7#0 : tensor<4xf32>
}
// -----
func.func private @use(f32)
func.func private @num() -> index
func.func private @flag() -> i1
func.func private @f0(%a0: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 2.0 : f32
  %n = func.call @num() : () -> index
  %c = func.call @flag() : () -> i1
  %v2 = scf.if %c -> (tensor<4xf32>) {
    scf.yield %a0 : tensor<4xf32>
  } else {
    %v3 = linalg.fill ins(%x : f32) outs(%a0 : tensor<4xf32>) -> tensor<4xf32>
    %v4 = linalg.fill ins(%x : f32) outs(%v3 : tensor<4xf32>) -> tensor<4xf32>
    scf.yield %v3 : tensor<4xf32>
  }
  %v6 = linalg.map { arith.negf } ins(%v2 : tensor<4xf32>) outs(%v2 : tensor<4xf32>)
  %v7 = tensor.insert %x into %a0[%c2] : tensor<4xf32>
  %v8 = linalg.fill ins(%x : f32) outs(%v2 : tensor<4xf32>) -> tensor<4xf32>
  return %v2, %v8 : tensor<4xf32>, tensor<4xf32>
}
func.func @f1(%a0: tensor<?xf32>, %a1: tensor<4xf32>, %a2: tensor<?xf32>) -> (tensor<?xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 2.0 : f32
  %n = func.call @num() : () -> index
  %c = func.call @flag() : () -> i1
  %v4:1 = scf.for %i2 = %c0 to %n step %c1 iter_args(%v3 = %a1) -> (tensor<4xf32>) {
    %v5 = bufferization.alloc_tensor() : tensor<4xf32>
    %v6 = linalg.fill ins(%x : f32) outs(%v5 : tensor<4xf32>) -> tensor<4xf32>
    scf.yield %v3 : tensor<4xf32>
  }
  %v8 = tensor.extract_slice %a1[1] [2] [1] : tensor<4xf32> to tensor<2xf32>
  %v7 = tensor.insert_slice %v8 into %a2[0] [2] [1] : tensor<2xf32> into tensor<?xf32>
  %v9 = tensor.insert %x into %a1[%c0] : tensor<4xf32>
  %v10 = scf.if %c -> (tensor<?xf32>) {
    %v14:2 = scf.for %i11 = %c0 to %n step %c1 iter_args(%v12 = %v4#0, %v13 = %a0) -> (tensor<4xf32>, tensor<?xf32>) {
      %v15 = tensor.insert %x into %v12[%c1] : tensor<4xf32>
      scf.yield %v15, %v13 : tensor<4xf32>, tensor<?xf32>
    }
    %v17 = tensor.extract %v7[%c2] : tensor<?xf32>
    func.call @use(%v17) : (f32) -> ()
    scf.yield %a0 : tensor<?xf32>
  } else {
    %v18 = linalg.fill ins(%x : f32) outs(%v9 : tensor<4xf32>) -> tensor<4xf32>
    %v19 = linalg.fill ins(%x : f32) outs(%v7 : tensor<?xf32>) -> tensor<?xf32>
    scf.yield %v19 : tensor<?xf32>
  }
  %v20:2 = func.call @f0(%v9) : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  %v21:2 = func.call @f0(%v20#1) : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  return %a0, %v20#0 : tensor<?xf32>, tensor<4xf32>
}
// -----
func.func private @use(f32)
func.func private @num() -> index
func.func private @flag() -> i1
func.func @f0(%a0: tensor<4xf32> {bufferization.writable = false}, %a1: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 2.0 : f32
  %n = func.call @num() : () -> index
  %c = func.call @flag() : () -> i1
  %v2 = tensor.extract %a1[%c1] : tensor<4xf32>
  func.call @use(%v2) : (f32) -> ()
  %v6:2 = scf.for %i3 = %c0 to %n step %c1 iter_args(%v4 = %a1, %v5 = %a0) -> (tensor<4xf32>, tensor<4xf32>) {
    %v8 = tensor.extract %a0[%c2] : tensor<4xf32>
    func.call @use(%v8) : (f32) -> ()
    scf.yield %v4, %v5 : tensor<4xf32>, tensor<4xf32>
  }
  %v10 = linalg.map { arith.negf } ins(%a1 : tensor<4xf32>) outs(%a1 : tensor<4xf32>)
  %v12 = tensor.extract_slice %a0[1] [2] [1] : tensor<4xf32> to tensor<2xf32>
  %v11 = tensor.insert_slice %v12 into %a1[0] [2] [1] : tensor<2xf32> into tensor<4xf32>
  %v13 = tensor.insert %x into %a1[%c1] : tensor<4xf32>
  %v14 = tensor.insert %x into %v6#1[%c0] : tensor<4xf32>
  %v15 = scf.if %c -> (tensor<4xf32>) {
    %v16 = linalg.map { arith.negf } ins(%v6#0 : tensor<4xf32>) outs(%v14 : tensor<4xf32>)
    %v17 = arith.select %c, %v14, %v14 : tensor<4xf32>
    scf.yield %v13 : tensor<4xf32>
  } else {
    scf.yield %v13 : tensor<4xf32>
  }
  return %v11, %v6#1 : tensor<4xf32>, tensor<4xf32>
}
func.func private @f1(%a0: tensor<4xf32> {bufferization.writable = true}) -> () {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 2.0 : f32
  %n = func.call @num() : () -> index
  %c = func.call @flag() : () -> i1
  %v2 = tensor.extract_slice %a0[1] [2] [1] : tensor<4xf32> to tensor<2xf32>
  %v1 = tensor.insert_slice %v2 into %a0[1] [2] [1] : tensor<2xf32> into tensor<4xf32>
  %v3 = tensor.insert %x into %v1[%c0] : tensor<4xf32>
  %v4 = linalg.map { arith.negf } ins(%v3 : tensor<4xf32>) outs(%a0 : tensor<4xf32>)
  %v5:2 = func.call @f0(%v3, %a0) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  %v6 = arith.select %c, %v5#0, %v1 : tensor<4xf32>
  %v7 = linalg.map { arith.negf } ins(%v3 : tensor<4xf32>) outs(%v5#0 : tensor<4xf32>)
  return 
}
func.func @f2(%a0: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 2.0 : f32
  %n = func.call @num() : () -> index
  %c = func.call @flag() : () -> i1
  %v3:1 = scf.for %i1 = %c0 to %n step %c1 iter_args(%v2 = %a0) -> (tensor<4xf32>) {
    %v5 = tensor.extract %v2[%c1] : tensor<4xf32>
    func.call @use(%v5) : (f32) -> ()
    %v6 = tensor.insert %x into %v2[%c2] : tensor<4xf32>
    %v7 = linalg.fill ins(%x : f32) outs(%a0 : tensor<4xf32>) -> tensor<4xf32>
    scf.yield %v2 : tensor<4xf32>
  }
  %v8 = linalg.map { arith.negf } ins(%a0 : tensor<4xf32>) outs(%v3#0 : tensor<4xf32>)
  %v9:2 = func.call @f0(%a0, %a0) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  %v11 = tensor.extract_slice %v3#0[1] [2] [1] : tensor<4xf32> to tensor<2xf32>
  %v10 = tensor.insert_slice %v11 into %v9#1[1] [2] [1] : tensor<2xf32> into tensor<4xf32>
  return %v9#0, %v8 : tensor<4xf32>, tensor<4xf32>
}
// -----
func.func private @use(f32)
func.func private @num() -> index
func.func private @flag() -> i1
func.func @f0(%a0: tensor<4xf32> {bufferization.buffer_layout = affine_map<(d0) -> (d0)>}) -> (tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 2.0 : f32
  %n = func.call @num() : () -> index
  %c = func.call @flag() : () -> i1
  %v2 = tensor.extract %a0[%c2] : tensor<4xf32>
  func.call @use(%v2) : (f32) -> ()
  %v4 = tensor.extract_slice %a0[1] [2] [1] : tensor<4xf32> to tensor<2xf32>
  %v3 = tensor.insert_slice %v4 into %a0[1] [2] [1] : tensor<2xf32> into tensor<4xf32>
  return %a0 : tensor<4xf32>
}
func.func private @f1(%a0: tensor<4xf32>, %a1: tensor<4xf32>) -> () {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 2.0 : f32
  %n = func.call @num() : () -> index
  %c = func.call @flag() : () -> i1
  %v1 = linalg.map { arith.negf } ins(%a0 : tensor<4xf32>) outs(%a0 : tensor<4xf32>)
  %v2 = tensor.cast %a1 : tensor<4xf32> to tensor<?xf32>
  return 
}
func.func private @f2(%a0: tensor<4xf32>, %a1: tensor<?xf32> {bufferization.writable = false}, %a2: tensor<4xf32> {bufferization.writable = false}) -> (tensor<4xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 2.0 : f32
  %n = func.call @num() : () -> index
  %c = func.call @flag() : () -> i1
  %v3:1 = scf.for %i1 = %c0 to %n step %c1 iter_args(%v2 = %a2) -> (tensor<4xf32>) {
    %v4 = linalg.fill ins(%x : f32) outs(%v2 : tensor<4xf32>) -> tensor<4xf32>
    scf.yield %v2 : tensor<4xf32>
  }
  %v7:1 = scf.for %i5 = %c0 to %n step %c1 iter_args(%v6 = %v3#0) -> (tensor<4xf32>) {
    %v8 = tensor.insert %x into %v6[%c2] : tensor<4xf32>
    scf.yield %v8 : tensor<4xf32>
  }
  %v9 = tensor.insert %x into %a2[%c0] : tensor<4xf32>
  func.call @f1(%a2, %a0) : (tensor<4xf32>, tensor<4xf32>) -> ()
  %v11:1 = func.call @f0(%a0) : (tensor<4xf32>) -> (tensor<4xf32>)
  return %a2, %v7#0 : tensor<4xf32>, tensor<4xf32>
}
func.func private @f3(%a0: tensor<?xf32>, %a1: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 2.0 : f32
  %n = func.call @num() : () -> index
  %c = func.call @flag() : () -> i1
  %v3 = tensor.extract %a0[%c2] : tensor<?xf32>
  func.call @use(%v3) : (f32) -> ()
  return %a1, %a0 : tensor<?xf32>, tensor<?xf32>
}
func.func @f4(%a0: tensor<4xf32>, %a1: tensor<?xf32> {bufferization.writable = false}) -> (tensor<4xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 2.0 : f32
  %n = func.call @num() : () -> index
  %c = func.call @flag() : () -> i1
  func.call @f1(%a0, %a0) : (tensor<4xf32>, tensor<4xf32>) -> ()
  %v2 = linalg.map { arith.negf } ins(%a0 : tensor<4xf32>) outs(%a0 : tensor<4xf32>)
  %v3 = tensor.insert %x into %a0[%c1] : tensor<4xf32>
  %v4 = tensor.insert %x into %v2[%c0] : tensor<4xf32>
  return %v2, %a1 : tensor<4xf32>, tensor<?xf32>
}
