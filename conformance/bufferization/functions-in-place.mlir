// ARGS: --one-shot-bufferize="bufferize-function-boundaries test-analysis-only"
func.func @x(%a1: tensor<?xf32>, %c: i1) -> (tensor<?xf32>) {
    %2 = scf.if %c -> (tensor<?xf32>) {
      scf.yield  %a1 : tensor<?xf32>
    } else {
      scf.yield %a1 : tensor<?xf32>
    }
    %m = linalg.map { arith.negf } ins(%2 : tensor<?xf32>) outs(%a1 : tensor<?xf32>)
    return  %m : tensor<?xf32>
}
func.func @y(%a1: tensor<?xf32>, %c: i1) -> (tensor<?xf32>) {
    %2 = tensor.cast %a1 : tensor<?xf32> to tensor<?xf32>
    %m = linalg.map { arith.negf } ins(%a1 : tensor<?xf32>) outs(%2 : tensor<?xf32>)
    return  %m : tensor<?xf32>
}
func.func @z(%a1: tensor<?xf32>, %c: i1) -> (tensor<?xf32>) {
    %2 = tensor.cast %a1 : tensor<?xf32> to tensor<?xf32>
    %m = linalg.map { arith.negf } ins(%2 : tensor<?xf32>) outs(%a1 : tensor<?xf32>)
    return  %m : tensor<?xf32>
}
func.func @w(%a1: tensor<?xf32>, %c: i1, %n: index) -> (tensor<?xf32>) {
    %2 = arith.select %c, %a1, %a1 : tensor<?xf32>
    %m = linalg.map { arith.negf } ins(%a1 : tensor<?xf32>) outs(%2 : tensor<?xf32>)
    return  %m : tensor<?xf32>
}
func.func @v(%a1: tensor<?xf32>, %c: i1, %n: index) -> (tensor<?xf32>) {
    %2 = scf.for %i = %n to %n step %n iter_args(%k = %a1) -> tensor<?xf32> { scf.yield %k : tensor<?xf32> }
    %m = linalg.map { arith.negf } ins(%a1 : tensor<?xf32>) outs(%2 : tensor<?xf32>)
    return  %m : tensor<?xf32>
}
func.func @u(%a1: tensor<?xf32>, %b: tensor<?xf32>, %c: i1) -> (tensor<?xf32>) {
    %2 = scf.if %c -> (tensor<?xf32>) {
      scf.yield  %a1 : tensor<?xf32>
    } else {
      scf.yield %b : tensor<?xf32>
    }
    %m = linalg.map { arith.negf } ins(%a1 : tensor<?xf32>) outs(%2 : tensor<?xf32>)
    return  %m : tensor<?xf32>
}
func.func @t(%a1: tensor<?xf32>, %c: i1, %n: index) -> (tensor<?xf32>) {
    %2 = scf.execute_region -> tensor<?xf32> { scf.yield %a1 : tensor<?xf32> }
    %m = linalg.map { arith.negf } ins(%a1 : tensor<?xf32>) outs(%2 : tensor<?xf32>)
    return  %m : tensor<?xf32>
}
func.func @fill(%x: f32, %a1: tensor<?xf32>, %c: i1, %n: index) -> (tensor<?xf32>, f32) {
    %2 = scf.if %c -> (tensor<?xf32>) {
      scf.yield  %a1 : tensor<?xf32>
    } else {
      scf.yield %a1 : tensor<?xf32>
    }
    %m = linalg.fill ins(%x: f32) outs(%2 : tensor<?xf32>) -> tensor<?xf32>
    %e = tensor.extract %a1[%n] : tensor<?xf32>
    return  %m, %e : tensor<?xf32>, f32
}
func.func @a(%a1: tensor<?xf32>, %c: i1) -> (tensor<?xf32>) {
    %2 = scf.if %c -> (tensor<?xf32>) {
      scf.yield  %a1 : tensor<?xf32>
    } else {
      scf.yield %a1 : tensor<?xf32>
    }
    %mapped_1 = linalg.map { arith.negf } ins(%a1 : tensor<?xf32>) outs(%2 : tensor<?xf32>)
    return  %mapped_1 : tensor<?xf32>
}
func.func @b(%a0: tensor<?xf32>, %a1: tensor<?xf32>, %c: i1) -> (tensor<?xf32>) {
    %2 = scf.if %c -> (tensor<?xf32>) {
      scf.yield  %a1 : tensor<?xf32>
    } else {
      scf.yield %a1 : tensor<?xf32>
    }
    %3 = arith.select %c, %a0, %a1 : tensor<?xf32>
    %mapped_1 = linalg.map { arith.negf } ins(%a1 : tensor<?xf32>) outs(%2 : tensor<?xf32>)
    return  %mapped_1 : tensor<?xf32>
}
func.func @d(%a1: tensor<?xf32>, %c: i1, %i: index, %x: f32) -> (tensor<?xf32>, tensor<?xf32>) {
    %m = tensor.insert %x into %a1[%i] : tensor<?xf32>
    %2 = scf.if %c -> (tensor<?xf32>) {
      scf.yield  %a1 : tensor<?xf32>
    } else {
      %3 = arith.select %c, %m, %m : tensor<?xf32>
      scf.yield %a1 : tensor<?xf32>
    }
    %mapped_1 = linalg.map { arith.negf } ins(%a1 : tensor<?xf32>) outs(%2 : tensor<?xf32>)
    return  %mapped_1, %m : tensor<?xf32>, tensor<?xf32>
}
func.func @e(%a1: tensor<?xf32>, %c: i1, %i: index, %x: f32) -> (tensor<?xf32>, tensor<?xf32>) {
    %m = tensor.insert %x into %a1[%i] : tensor<?xf32>
    %2 = scf.if %c -> (tensor<?xf32>) {
      scf.yield  %a1 : tensor<?xf32>
    } else {
      scf.yield %a1 : tensor<?xf32>
    }
    %mapped_1 = linalg.map { arith.negf } ins(%a1 : tensor<?xf32>) outs(%2 : tensor<?xf32>)
    return  %mapped_1, %m : tensor<?xf32>, tensor<?xf32>
}
func.func @f9(%a1: tensor<?xf32>, %c: i1, %i: index, %x: f32) -> (tensor<?xf32>, tensor<?xf32>) {
    %m = tensor.insert %x into %a1[%i] : tensor<?xf32>
    %mapped_1 = linalg.map { arith.negf } ins(%a1 : tensor<?xf32>) outs(%a1 : tensor<?xf32>)
    return  %mapped_1, %m : tensor<?xf32>, tensor<?xf32>
}
