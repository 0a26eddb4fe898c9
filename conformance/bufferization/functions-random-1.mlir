// ARGS: --one-shot-bufferize="bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map allow-return-allocs-from-loops" --split-input-file
func.func private @use(f32)
func.func private @num() -> index
func.func private @flag() -> i1
func.func @f0(%a0: tensor<4xf32>) -> (tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 2.0 : f32
  %n = func.call @num() : () -> index
  %c = func.call @flag() : () -> i1
  %v1 = tensor.insert %x into %a0[%c2] : tensor<4xf32>
  %v5:2 = scf.for %i2 = %c0 to %n step %c1 iter_args(%v3 = %v1, %v4 = %v1) -> (tensor<4xf32>, tensor<4xf32>) {
    %v6 = tensor.cast %a0 : tensor<4xf32> to tensor<?xf32>
    %v7 = tensor.cast %v3 : tensor<4xf32> to tensor<?xf32>
    scf.yield %v4, %v4 : tensor<4xf32>, tensor<4xf32>
  }
  %v8 = tensor.insert %x into %v1[%c0] : tensor<4xf32>
  return %v1 : tensor<4xf32>
}
func.func private @f3(%a0: tensor<4xf32> {bufferization.writable = false}) -> (tensor<4xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 2.0 : f32
  %n = func.call @num() : () -> index
  %c = func.call @flag() : () -> i1
  %v1 = tensor.insert %x into %a0[%c0] : tensor<4xf32>
  %v2 = tensor.insert %x into %a0[%c0] : tensor<4xf32>
  %v3 = linalg.fill ins(%x : f32) outs(%v2 : tensor<4xf32>) -> tensor<4xf32>
  %v4:2 = func.call @f2(%a0, %v2) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  return %v2, %v1 : tensor<4xf32>, tensor<4xf32>
}
func.func @f4(%a0: tensor<4xf32>) -> () {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 2.0 : f32
  %n = func.call @num() : () -> index
  %c = func.call @flag() : () -> i1
  %v1:2 = func.call @f3(%a0) : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  %v2:2 = func.call @f2(%v1#0, %v1#0) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  return 
}
func.func private @f2(%a0: tensor<4xf32> {bufferization.buffer_layout = affine_map<(d0) -> (d0)>}, %a1: tensor<4xf32> {bufferization.buffer_layout = affine_map<(d0) -> (d0)>}) -> (tensor<4xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 2.0 : f32
  %n = func.call @num() : () -> index
  %c = func.call @flag() : () -> i1
  %v1 = linalg.fill ins(%x : f32) outs(%a1 : tensor<4xf32>) -> tensor<4xf32>
  %v2 = tensor.insert %x into %a0[%c1] : tensor<4xf32>
  %v3 = scf.if %c -> (tensor<4xf32>) {
    scf.yield %a1 : tensor<4xf32>
  } else {
    %v5 = tensor.extract_slice %v2[1] [2] [1] : tensor<4xf32> to tensor<2xf32>
    %v4 = tensor.insert_slice %v5 into %v2[1] [2] [1] : tensor<2xf32> into tensor<4xf32>
    %v6 = tensor.insert %x into %v1[%c2] : tensor<4xf32>
    scf.yield %v1 : tensor<4xf32>
  }
  %v7:1 = func.call @f0(%v2) : (tensor<4xf32>) -> (tensor<4xf32>)
  %v8:1 = func.call @f1(%v7#0) : (tensor<4xf32>) -> (tensor<4xf32>)
  return %v3, %v1 : tensor<4xf32>, tensor<4xf32>
}
func.func private @f1(%a0: tensor<4xf32>) -> (tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 2.0 : f32
  %n = func.call @num() : () -> index
  %c = func.call @flag() : () -> i1
  %v4:2 = scf.for %i1 = %c0 to %n step %c1 iter_args(%v2 = %a0, %v3 = %a0) -> (tensor<4xf32>, tensor<4xf32>) {
    %v6 = tensor.extract_slice %v3[1] [2] [1] : tensor<4xf32> to tensor<2xf32>
    %v5 = tensor.insert_slice %v6 into %v2[2] [2] [1] : tensor<2xf32> into tensor<4xf32>
    scf.yield %v5, %v2 : tensor<4xf32>, tensor<4xf32>
  }
  %v7 = tensor.insert %x into %v4#1[%c2] : tensor<4xf32>
  %v10:1 = scf.for %i8 = %c0 to %n step %c1 iter_args(%v9 = %v4#1) -> (tensor<4xf32>) {
    %v11 = tensor.insert %x into %a0[%c1] : tensor<4xf32>
    %v12 = scf.if %c -> (tensor<4xf32>) {
      scf.yield %v11 : tensor<4xf32>
    } else {
      %v13:1 = func.call @f0(%a0) : (tensor<4xf32>) -> (tensor<4xf32>)
      %v14 = linalg.map { arith.negf } ins(%v4#1 : tensor<4xf32>) outs(%v11 : tensor<4xf32>)
      scf.yield %a0 : tensor<4xf32>
    }
    scf.yield %v11 : tensor<4xf32>
  }
  %v15:1 = func.call @f0(%v7) : (tensor<4xf32>) -> (tensor<4xf32>)
  %v16 = tensor.insert %x into %v7[%c1] : tensor<4xf32>
  return %v10#0 : tensor<4xf32>
}
// -----
func.func private @use(f32)
func.func private @num() -> index
func.func private @flag() -> i1
func.func @f0(%a0: tensor<4xf32>, %a1: tensor<4xf32>, %a2: tensor<4xf32> {bufferization.writable = false}) -> (tensor<4xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 2.0 : f32
  %n = func.call @num() : () -> index
  %c = func.call @flag() : () -> i1
  %v2 = tensor.extract_slice %a0[1] [2] [1] : tensor<4xf32> to tensor<2xf32>
  %v1 = tensor.insert_slice %v2 into %a1[0] [2] [1] : tensor<2xf32> into tensor<4xf32>
  %v3 = linalg.map { arith.negf } ins(%v1 : tensor<4xf32>) outs(%v1 : tensor<4xf32>)
  %v4 = tensor.insert %x into %a2[%c2] : tensor<4xf32>
  %v5 = tensor.cast %v4 : tensor<4xf32> to tensor<?xf32>
  return %a1, %v1 : tensor<4xf32>, tensor<4xf32>
}
func.func private @f1(tensor<4xf32>, tensor<4xf32> {bufferization.buffer_layout = affine_map<(d0)[s0,s1] -> (d0 * s0 + s1)>}, tensor<4xf32>) -> ()
func.func @f2(%a0: tensor<4xf32> {bufferization.buffer_layout = affine_map<(d0) -> (d0)>}) -> (tensor<4xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 2.0 : f32
  %n = func.call @num() : () -> index
  %c = func.call @flag() : () -> i1
  %v1 = scf.if %c -> (tensor<4xf32>) {
    %v2:2 = func.call @f0(%a0, %a0, %a0) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
    scf.yield %v2#0 : tensor<4xf32>
  } else {
    scf.yield %a0 : tensor<4xf32>
  }
  func.call @f1(%v1, %a0, %a0) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> ()
  %v4 = tensor.insert %x into %v1[%c2] : tensor<4xf32>
  %v5 = linalg.map { arith.negf } ins(%a0 : tensor<4xf32>) outs(%v4 : tensor<4xf32>)
  %v7 = tensor.extract %v4[%c0] : tensor<4xf32>
  func.call @use(%v7) : (f32) -> ()
  return %v1, %v5 : tensor<4xf32>, tensor<4xf32>
}
func.func @f3(%a0: tensor<4xf32> {bufferization.writable = false}, %a1: tensor<4xf32>, %a2: tensor<4xf32>) -> (tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 2.0 : f32
  %n = func.call @num() : () -> index
  %c = func.call @flag() : () -> i1
  %v2 = tensor.extract %a1[%c0] : tensor<4xf32>
  func.call @use(%v2) : (f32) -> ()
  %v3:2 = func.call @f0(%a1, %a1, %a1) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  %v4 = linalg.fill ins(%x : f32) outs(%v3#0 : tensor<4xf32>) -> tensor<4xf32>
  %v6 = tensor.extract_slice %v3#0[1] [2] [1] : tensor<4xf32> to tensor<2xf32>
  %v5 = tensor.insert_slice %v6 into %v3#1[2] [2] [1] : tensor<2xf32> into tensor<4xf32>
  %v9:1 = scf.for %i7 = %c0 to %n step %c1 iter_args(%v8 = %v4) -> (tensor<4xf32>) {
    %v10 = arith.select %c, %v4, %v8 : tensor<4xf32>
    %v11:2 = func.call @f2(%v5) : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
    scf.yield %v8 : tensor<4xf32>
  }
  %v12 = tensor.insert %x into %a2[%c0] : tensor<4xf32>
  return %v4 : tensor<4xf32>
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
  %v3:1 = scf.for %i1 = %c0 to %n step %c1 iter_args(%v2 = %a1) -> (tensor<4xf32>) {
    %v4 = linalg.fill ins(%x : f32) outs(%v2 : tensor<4xf32>) -> tensor<4xf32>
    %v5 = scf.if %c -> (tensor<4xf32>) {
      %v7 = tensor.insert %x into %v2[%c2] : tensor<4xf32>
      scf.yield %v2 : tensor<4xf32>
    } else {
      %v8 = linalg.map { arith.negf } ins(%v4 : tensor<4xf32>) outs(%v2 : tensor<4xf32>)
      scf.yield %v8 : tensor<4xf32>
    }
    %v9 = scf.if %c -> (tensor<4xf32>) {
      %v11 = tensor.extract %v5[%c2] : tensor<4xf32>
      func.call @use(%v11) : (f32) -> ()
      %v12 = tensor.empty() : tensor<4xf32>
      %v13 = linalg.fill ins(%x : f32) outs(%v12 : tensor<4xf32>) -> tensor<4xf32>
      scf.yield %v4 : tensor<4xf32>
    } else {
      scf.yield %v4 : tensor<4xf32>
    }
    scf.yield %v9 : tensor<4xf32>
  }
  %v15 = linalg.map { arith.negf } ins(%a0 : tensor<4xf32>) outs(%a1 : tensor<4xf32>)
  %v16 = linalg.fill ins(%x : f32) outs(%v15 : tensor<4xf32>) -> tensor<4xf32>
  return %a1 : tensor<4xf32>
}
func.func @f1(%a0: tensor<4xf32>, %a1: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 2.0 : f32
  %n = func.call @num() : () -> index
  %c = func.call @flag() : () -> i1
  %v2 = tensor.extract_slice %a1[1] [2] [1] : tensor<4xf32> to tensor<2xf32>
  %v1 = tensor.insert_slice %v2 into %a0[1] [2] [1] : tensor<2xf32> into tensor<4xf32>
  %v4 = tensor.extract_slice %a1[1] [2] [1] : tensor<4xf32> to tensor<2xf32>
  %v3 = tensor.insert_slice %v4 into %a0[0] [2] [1] : tensor<2xf32> into tensor<4xf32>
  %v6 = tensor.extract_slice %v3[1] [2] [1] : tensor<4xf32> to tensor<2xf32>
  %v5 = tensor.insert_slice %v6 into %v3[2] [2] [1] : tensor<2xf32> into tensor<4xf32>
  %v7:1 = func.call @f0(%a1, %a0) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>)
  %v10:1 = scf.for %i8 = %c0 to %n step %c1 iter_args(%v9 = %v5) -> (tensor<4xf32>) {
    %v11 = linalg.map { arith.negf } ins(%v9 : tensor<4xf32>) outs(%a1 : tensor<4xf32>)
    %v12 = scf.if %c -> (tensor<4xf32>) {
      %v13 = linalg.fill ins(%x : f32) outs(%v3 : tensor<4xf32>) -> tensor<4xf32>
      scf.yield %v13 : tensor<4xf32>
    } else {
      scf.yield %v11 : tensor<4xf32>
    }
    %v14 = tensor.insert %x into %v11[%c2] : tensor<4xf32>
    scf.yield %v14 : tensor<4xf32>
  }
  %v15:1 = func.call @f0(%v7#0, %a1) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>)
  return %v10#0, %v3 : tensor<4xf32>, tensor<4xf32>
}
func.func private @f2(%a0: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 2.0 : f32
  %n = func.call @num() : () -> index
  %c = func.call @flag() : () -> i1
  %v1:1 = func.call @f0(%a0, %a0) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>)
  %v2 = tensor.insert %x into %a0[%c1] : tensor<4xf32>
  %v3:2 = func.call @f1(%a0, %v2) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  %v4:1 = func.call @f0(%v2, %v1#0) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>)
  %v5 = scf.if %c -> (tensor<4xf32>) {
    %v7 = tensor.extract %a0[%c0] : tensor<4xf32>
    func.call @use(%v7) : (f32) -> ()
    %v8 = tensor.insert %x into %v3#1[%c1] : tensor<4xf32>
    scf.yield %v3#0 : tensor<4xf32>
  } else {
    scf.yield %v3#0 : tensor<4xf32>
  }
  return %v4#0, %v5 : tensor<4xf32>, tensor<4xf32>
}
func.func @f3(%a0: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 2.0 : f32
  %n = func.call @num() : () -> index
  %c = func.call @flag() : () -> i1
  %v1 = tensor.insert %x into %a0[%c1] : tensor<4xf32>
  %v3 = tensor.extract %v1[%c1] : tensor<4xf32>
  func.call @use(%v3) : (f32) -> ()
  %v7:2 = scf.for %i4 = %c0 to %n step %c1 iter_args(%v5 = %a0, %v6 = %a0) -> (tensor<4xf32>, tensor<4xf32>) {
    %v8:1 = func.call @f0(%v5, %v1) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>)
    %v9 = tensor.insert %x into %v8#0[%c0] : tensor<4xf32>
    scf.yield %v6, %v5 : tensor<4xf32>, tensor<4xf32>
  }
  %v10 = arith.constant dense<1.0> : tensor<4xf32>
  %v11 = linalg.fill ins(%x : f32) outs(%v10 : tensor<4xf32>) -> tensor<4xf32>
  %v15:2 = scf.for %i12 = %c0 to %n step %c1 iter_args(%v13 = %v11, %v14 = %v1) -> (tensor<4xf32>, tensor<4xf32>) {
    %v16 = tensor.insert %x into %v7#0[%c1] : tensor<4xf32>
    scf.yield %v13, %v16 : tensor<4xf32>, tensor<4xf32>
  }
  %v17 = linalg.fill ins(%x : f32) outs(%v11 : tensor<4xf32>) -> tensor<4xf32>
  return %v15#1, %v1 : tensor<4xf32>, tensor<4xf32>
}
func.func @f4(%a0: tensor<4xf32> {bufferization.writable = false}) -> (tensor<4xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 2.0 : f32
  %n = func.call @num() : () -> index
  %c = func.call @flag() : () -> i1
  %v1 = tensor.insert %x into %a0[%c2] : tensor<4xf32>
  %v2 = tensor.insert %x into %v1[%c0] : tensor<4xf32>
  %v3:2 = func.call @f1(%a0, %v2) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  %v5 = tensor.extract %a0[%c1] : tensor<4xf32>
  func.call @use(%v5) : (f32) -> ()
  %v7 = tensor.extract_slice %v2[1] [2] [1] : tensor<4xf32> to tensor<2xf32>
  %v6 = tensor.insert_slice %v7 into %a0[1] [2] [1] : tensor<2xf32> into tensor<4xf32>
  %v8 = arith.select %c, %v1, %v3#0 : tensor<4xf32>
  %v9 = tensor.cast %v2 : tensor<4xf32> to tensor<?xf32>
  return %v3#0, %v2 : tensor<4xf32>, tensor<4xf32>
}
// -----
func.func private @use(f32)
func.func private @num() -> index
func.func private @flag() -> i1
func.func private @f0(%a0: tensor<?xf32>) -> (tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 2.0 : f32
  %n = func.call @num() : () -> index
  %c = func.call @flag() : () -> i1
  %v2 = tensor.extract_slice %a0[1] [2] [1] : tensor<?xf32> to tensor<2xf32>
  %v1 = tensor.insert_slice %v2 into %a0[1] [2] [1] : tensor<2xf32> into tensor<?xf32>
  %v6:2 = scf.for %i3 = %c0 to %n step %c1 iter_args(%v4 = %a0, %v5 = %v1) -> (tensor<?xf32>, tensor<?xf32>) {
    %v8 = tensor.extract %v5[%c1] : tensor<?xf32>
    func.call @use(%v8) : (f32) -> ()
    %v9 = tensor.insert %x into %v5[%c2] : tensor<?xf32>
    %v11 = tensor.extract %a0[%c1] : tensor<?xf32>
    func.call @use(%v11) : (f32) -> ()
    scf.yield %v5, %v9 : tensor<?xf32>, tensor<?xf32>
  }
  %v15:2 = scf.for %i12 = %c0 to %n step %c1 iter_args(%v13 = %v1, %v14 = %a0) -> (tensor<?xf32>, tensor<?xf32>) {
    %v17 = linalg.fill ins(%x : f32) outs(%v1 : tensor<?xf32>) -> tensor<?xf32>
    scf.yield %v17, %v13 : tensor<?xf32>, tensor<?xf32>
  }
  %v18 = tensor.cast %v15#0 : tensor<?xf32> to tensor<4xf32>
  %v22:1 = scf.for %i20 = %c0 to %n step %c1 iter_args(%v21 = %v1) -> (tensor<?xf32>) {
    %v23 = tensor.insert %x into %v15#1[%c1] : tensor<?xf32>
    %v24 = linalg.fill ins(%x : f32) outs(%v6#1 : tensor<?xf32>) -> tensor<?xf32>
    scf.yield %v24 : tensor<?xf32>
  }
  return %v6#1 : tensor<?xf32>
}
func.func @f1(%a0: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 2.0 : f32
  %n = func.call @num() : () -> index
  %c = func.call @flag() : () -> i1
  %v1 = scf.if %c -> (tensor<?xf32>) {
    scf.yield %a0 : tensor<?xf32>
  } else {
    %v2 = tensor.insert %x into %a0[%c2] : tensor<?xf32>
    scf.yield %a0 : tensor<?xf32>
  }
  %v3 = linalg.fill ins(%x : f32) outs(%v1 : tensor<?xf32>) -> tensor<?xf32>
  %v4 = scf.if %c -> (tensor<?xf32>) {
    %v5 = linalg.map { arith.negf } ins(%v1 : tensor<?xf32>) outs(%a0 : tensor<?xf32>)
    scf.yield %v3 : tensor<?xf32>
  } else {
    %v6:1 = func.call @f0(%a0) : (tensor<?xf32>) -> (tensor<?xf32>)
    scf.yield %v6#0 : tensor<?xf32>
  }
  %v7:1 = func.call @f0(%a0) : (tensor<?xf32>) -> (tensor<?xf32>)
  return %a0, %a0 : tensor<?xf32>, tensor<?xf32>
}
func.func @f2(%a0: tensor<?xf32>, %a1: tensor<?xf32> {bufferization.buffer_layout = affine_map<(d0) -> (d0)>}) -> (tensor<?xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 2.0 : f32
  %n = func.call @num() : () -> index
  %c = func.call @flag() : () -> i1
  %v1 = tensor.insert %x into %a1[%c1] : tensor<?xf32>
  %v5:2 = scf.for %i2 = %c0 to %n step %c1 iter_args(%v3 = %a0, %v4 = %v1) -> (tensor<?xf32>, tensor<?xf32>) {
    %v6 = tensor.cast %v4 : tensor<?xf32> to tensor<4xf32>
    scf.yield %v3, %v4 : tensor<?xf32>, tensor<?xf32>
  }
  %v7 = arith.select %c, %a0, %a0 : tensor<?xf32>
  %v9 = tensor.extract_slice %v7[1] [2] [1] : tensor<?xf32> to tensor<2xf32>
  %v8 = tensor.insert_slice %v9 into %a0[0] [2] [1] : tensor<2xf32> into tensor<?xf32>
  %v10:2 = func.call @f1(%a1) : (tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>)
  return %v10#1, %v7 : tensor<?xf32>, tensor<?xf32>
}
