// ARGS: --one-shot-bufferize="bufferize-function-boundaries allow-return-allocs-from-loops" --split-input-file
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
  %v1 = tensor.insert %x into %a0[%c0] : tensor<4xf32>
  %v3 = tensor.extract %v1[%c0] : tensor<4xf32>
  func.call @use(%v3) : (f32) -> ()
  return %a0 : tensor<4xf32>
}
func.func @f1(%a0: tensor<4xf32>, %a1: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 2.0 : f32
  %n = func.call @num() : () -> index
  %c = func.call @flag() : () -> i1
  %v1:1 = func.call @f0(%a1) : (tensor<4xf32>) -> (tensor<4xf32>)
  %v4:1 = scf.for %i2 = %c0 to %n step %c1 iter_args(%v3 = %a0) -> (tensor<4xf32>) {
    %v5:1 = func.call @f0(%a1) : (tensor<4xf32>) -> (tensor<4xf32>)
    %v6 = linalg.map { arith.negf } ins(%a1 : tensor<4xf32>) outs(%v3 : tensor<4xf32>)
    %v7 = linalg.fill ins(%x : f32) outs(%a0 : tensor<4xf32>) -> tensor<4xf32>
    scf.yield %v7 : tensor<4xf32>
  }
  %v11:2 = scf.for %i8 = %c0 to %n step %c1 iter_args(%v9 = %a1, %v10 = %a1) -> (tensor<4xf32>, tensor<4xf32>) {
    %v15:2 = scf.for %i12 = %c0 to %n step %c1 iter_args(%v13 = %v1#0, %v14 = %a1) -> (tensor<4xf32>, tensor<4xf32>) {
      %v16 = tensor.insert %x into %v4#0[%c1] : tensor<4xf32>
      %v17:1 = func.call @f0(%v9) : (tensor<4xf32>) -> (tensor<4xf32>)
      scf.yield %v13, %v13 : tensor<4xf32>, tensor<4xf32>
    }
    %v18:1 = func.call @f0(%v9) : (tensor<4xf32>) -> (tensor<4xf32>)
    %v19:1 = func.call @f0(%v9) : (tensor<4xf32>) -> (tensor<4xf32>)
    scf.yield %v15#0, %v10 : tensor<4xf32>, tensor<4xf32>
  }
  %v20 = linalg.fill ins(%x : f32) outs(%a0 : tensor<4xf32>) -> tensor<4xf32>
  %v21 = linalg.map { arith.negf } ins(%v11#0 : tensor<4xf32>) outs(%v4#0 : tensor<4xf32>)
  %v22 = tensor.insert %x into %v20[%c0] : tensor<4xf32>
  %v23 = tensor.insert %x into %v22[%c0] : tensor<4xf32>
  return %v11#1, %v22 : tensor<4xf32>, tensor<4xf32>
}
func.func @f2(%a0: tensor<4xf32> {bufferization.writable = false}) -> (tensor<4xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 2.0 : f32
  %n = func.call @num() : () -> index
  %c = func.call @flag() : () -> i1
  %v1 = arith.select %c, %a0, %a0 : tensor<4xf32>
  %v3 = tensor.extract_slice %v1[1] [2] [1] : tensor<4xf32> to tensor<2xf32>
  %v2 = tensor.insert_slice %v3 into %a0[1] [2] [1] : tensor<2xf32> into tensor<4xf32>
  %v4 = linalg.map { arith.negf } ins(%v1 : tensor<4xf32>) outs(%v1 : tensor<4xf32>)
  %v5 = tensor.insert %x into %v2[%c0] : tensor<4xf32>
  %v6 = arith.select %c, %v4, %v1 : tensor<4xf32>
  %v7 = linalg.fill ins(%x : f32) outs(%v2 : tensor<4xf32>) -> tensor<4xf32>
  %v8 = arith.constant dense<1.0> : tensor<4xf32>
  %v12:2 = scf.for %i9 = %c0 to %n step %c1 iter_args(%v10 = %v6, %v11 = %v7) -> (tensor<4xf32>, tensor<4xf32>) {
    %v13 = linalg.fill ins(%x : f32) outs(%v11 : tensor<4xf32>) -> tensor<4xf32>
    scf.yield %v11, %v13 : tensor<4xf32>, tensor<4xf32>
  }
  return %v6, %v8 : tensor<4xf32>, tensor<4xf32>
}
// -----
func.func private @use(f32)
func.func private @num() -> index
func.func private @flag() -> i1
func.func private @f0(%a0: tensor<4xf32>, %a1: tensor<4xf32>) -> (tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 2.0 : f32
  %n = func.call @num() : () -> index
  %c = func.call @flag() : () -> i1
  %v1 = tensor.insert %x into %a0[%c2] : tensor<4xf32>
  %v3 = tensor.cast %a1 : tensor<4xf32> to tensor<?xf32>
  return %a0 : tensor<4xf32>
}
func.func @f1(%a0: tensor<4xf32>) -> (tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 2.0 : f32
  %n = func.call @num() : () -> index
  %c = func.call @flag() : () -> i1
  %v1 = linalg.map { arith.negf } ins(%a0 : tensor<4xf32>) outs(%a0 : tensor<4xf32>)
  %v2 = tensor.insert %x into %v1[%c1] : tensor<4xf32>
  %v3:1 = func.call @f0(%a0, %a0) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>)
  %v4 = tensor.insert %x into %v3#0[%c0] : tensor<4xf32>
  return %a0 : tensor<4xf32>
}
func.func @f2(%a0: tensor<4xf32>) -> () {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 2.0 : f32
  %n = func.call @num() : () -> index
  %c = func.call @flag() : () -> i1
  %v1 = linalg.fill ins(%x : f32) outs(%a0 : tensor<4xf32>) -> tensor<4xf32>
  %v2 = tensor.insert %x into %v1[%c1] : tensor<4xf32>
  %v3 = tensor.insert %x into %v1[%c0] : tensor<4xf32>
  %v4 = tensor.insert %x into %a0[%c0] : tensor<4xf32>
  %v5 = linalg.map { arith.negf } ins(%v4 : tensor<4xf32>) outs(%v4 : tensor<4xf32>)
  return 
}
func.func private @f3(%a0: tensor<?xf32> {bufferization.writable = true}) -> (tensor<?xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 2.0 : f32
  %n = func.call @num() : () -> index
  %c = func.call @flag() : () -> i1
  %v2 = tensor.insert %x into %a0[%c0] : tensor<?xf32>
  %v4 = scf.if %c -> (tensor<?xf32>) {
    %v5 = tensor.insert %x into %a0[%c0] : tensor<?xf32>
    scf.yield %v2 : tensor<?xf32>
  } else {
    %v6 = linalg.map { arith.negf } ins(%a0 : tensor<?xf32>) outs(%v2 : tensor<?xf32>)
    scf.yield %v6 : tensor<?xf32>
  }
  %v9 = tensor.extract %v4[%c2] : tensor<?xf32>
  func.call @use(%v9) : (f32) -> ()
  return %v2, %v4 : tensor<?xf32>, tensor<?xf32>
}
func.func @f4(%a0: tensor<4xf32>) -> () {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 2.0 : f32
  %n = func.call @num() : () -> index
  %c = func.call @flag() : () -> i1
  %v2 = tensor.extract %a0[%c1] : tensor<4xf32>
  func.call @use(%v2) : (f32) -> ()
  %v3:1 = func.call @f1(%a0) : (tensor<4xf32>) -> (tensor<4xf32>)
  %v4 = tensor.insert %x into %a0[%c1] : tensor<4xf32>
  %v5 = tensor.insert %x into %v4[%c0] : tensor<4xf32>
  return 
}
// -----
func.func private @use(f32)
func.func private @num() -> index
func.func private @flag() -> i1
func.func private @f0(%a0: tensor<4xf32>, %a1: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 2.0 : f32
  %n = func.call @num() : () -> index
  %c = func.call @flag() : () -> i1
  %v2 = tensor.extract %a0[%c1] : tensor<4xf32>
  func.call @use(%v2) : (f32) -> ()
  %v6:1 = scf.for %i4 = %c0 to %n step %c1 iter_args(%v5 = %a0) -> (tensor<4xf32>) {
    scf.yield %v5 : tensor<4xf32>
  }
  %v8 = tensor.insert %x into %v6#0[%c2] : tensor<4xf32>
  %v9 = tensor.insert %x into %v8[%c2] : tensor<4xf32>
  return %a0, %v6#0 : tensor<4xf32>, tensor<4xf32>
}
func.func @f1(%a0: tensor<4xf32>, %a1: tensor<4xf32>) -> (tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 2.0 : f32
  %n = func.call @num() : () -> index
  %c = func.call @flag() : () -> i1
  %v1 = tensor.insert %x into %a0[%c2] : tensor<4xf32>
  %v2:2 = func.call @f0(%v1, %v1) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  %v3 = bufferization.alloc_tensor() : tensor<4xf32>
  %v4 = linalg.fill ins(%x : f32) outs(%v3 : tensor<4xf32>) -> tensor<4xf32>
  return %a0 : tensor<4xf32>
}
func.func @f2(%a0: tensor<4xf32>, %a1: tensor<4xf32> {bufferization.writable = false}, %a2: tensor<4xf32>) -> () {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 2.0 : f32
  %n = func.call @num() : () -> index
  %c = func.call @flag() : () -> i1
  %v1 = linalg.map { arith.negf } ins(%a0 : tensor<4xf32>) outs(%a2 : tensor<4xf32>)
  %v2 = linalg.fill ins(%x : f32) outs(%v1 : tensor<4xf32>) -> tensor<4xf32>
  return 
}
func.func @f3(%a0: tensor<4xf32>, %a1: tensor<4xf32>, %a2: tensor<4xf32>) -> (tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 2.0 : f32
  %n = func.call @num() : () -> index
  %c = func.call @flag() : () -> i1
  %v1:2 = func.call @f0(%a0, %a2) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  %v2 = linalg.fill ins(%x : f32) outs(%a2 : tensor<4xf32>) -> tensor<4xf32>
  %v3:2 = func.call @f0(%a2, %v2) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  %v4:2 = func.call @f0(%v1#0, %v1#1) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  %v5 = arith.constant dense<1.0> : tensor<4xf32>
  %v6:2 = func.call @f0(%v4#1, %v2) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  return %v1#0 : tensor<4xf32>
}
func.func @f4(%a0: tensor<4xf32>) -> () {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 2.0 : f32
  %n = func.call @num() : () -> index
  %c = func.call @flag() : () -> i1
  %v1 = bufferization.alloc_tensor() : tensor<4xf32>
  %v2 = linalg.fill ins(%x : f32) outs(%v1 : tensor<4xf32>) -> tensor<4xf32>
  func.call @f2(%a0, %v2, %a0) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> ()
  %v5 = tensor.extract_slice %a0[1] [2] [1] : tensor<4xf32> to tensor<2xf32>
  %v4 = tensor.insert_slice %v5 into %a0[1] [2] [1] : tensor<2xf32> into tensor<4xf32>
  %v6 = linalg.map { arith.negf } ins(%v2 : tensor<4xf32>) outs(%a0 : tensor<4xf32>)
  %v7 = linalg.map { arith.negf } ins(%v6 : tensor<4xf32>) outs(%v2 : tensor<4xf32>)
  %v8 = linalg.fill ins(%x : f32) outs(%a0 : tensor<4xf32>) -> tensor<4xf32>
  %v10 = tensor.extract %v8[%c0] : tensor<4xf32>
  func.call @use(%v10) : (f32) -> ()
  return 
}
// -----
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
  %v2 = tensor.extract %a1[%c1] : tensor<4xf32>
  func.call @use(%v2) : (f32) -> ()
  %v4 = tensor.insert %x into %a0[%c0] : tensor<4xf32>
  %v5 = tensor.insert %x into %a0[%c0] : tensor<4xf32>
  %v6 = linalg.map { arith.negf } ins(%v4 : tensor<4xf32>) outs(%v4 : tensor<4xf32>)
  %v7 = linalg.map { arith.negf } ins(%a1 : tensor<4xf32>) outs(%v5 : tensor<4xf32>)
  return %v6, %a1 : tensor<4xf32>, tensor<4xf32>
}
func.func @f1(%a0: tensor<4xf32> {bufferization.buffer_layout = affine_map<(d0) -> (d0)>}, %a1: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 2.0 : f32
  %n = func.call @num() : () -> index
  %c = func.call @flag() : () -> i1
  %v4:2 = scf.for %i1 = %c0 to %n step %c1 iter_args(%v2 = %a1, %v3 = %a1) -> (tensor<4xf32>, tensor<4xf32>) {
    %v5 = linalg.map { arith.negf } ins(%a1 : tensor<4xf32>) outs(%a1 : tensor<4xf32>)
    %v6 = tensor.insert %x into %v3[%c0] : tensor<4xf32>
    scf.yield %v5, %v3 : tensor<4xf32>, tensor<4xf32>
  }
  %v7 = linalg.map { arith.negf } ins(%v4#0 : tensor<4xf32>) outs(%v4#1 : tensor<4xf32>)
  %v11:2 = scf.for %i8 = %c0 to %n step %c1 iter_args(%v9 = %v4#1, %v10 = %a0) -> (tensor<4xf32>, tensor<4xf32>) {
    %v13 = tensor.extract_slice %a1[1] [2] [1] : tensor<4xf32> to tensor<2xf32>
    %v12 = tensor.insert_slice %v13 into %v10[1] [2] [1] : tensor<2xf32> into tensor<4xf32>
    %v14 = tensor.insert %x into %v9[%c1] : tensor<4xf32>
    scf.yield %v4#1, %v9 : tensor<4xf32>, tensor<4xf32>
  }
  %v15 = linalg.map { arith.negf } ins(%v7 : tensor<4xf32>) outs(%a1 : tensor<4xf32>)
  %v18:1 = scf.for %i16 = %c0 to %n step %c1 iter_args(%v17 = %v11#1) -> (tensor<4xf32>) {
    %v19:2 = func.call @f0(%v11#0, %v7, %v11#0) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
    %v20 = arith.select %c, %v4#0, %v17 : tensor<4xf32>
    scf.yield %v19#1 : tensor<4xf32>
  }
  %v24:2 = scf.for %i21 = %c0 to %n step %c1 iter_args(%v22 = %a0, %v23 = %v4#1) -> (tensor<4xf32>, tensor<4xf32>) {
    %v25 = tensor.insert %x into %a1[%c2] : tensor<4xf32>
    scf.yield %v22, %v23 : tensor<4xf32>, tensor<4xf32>
  }
  return %v15, %v11#1 : tensor<4xf32>, tensor<4xf32>
}
