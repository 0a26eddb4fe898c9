// ARGS: --transform-interpreter --allow-unregistered-dialect
// Bodies with what takes the combined element out, what it is combined with, and how often; the remarks name the reductions.

module attributes {transform.with_named_sequence} {
func.func private @g(f32) -> f32
func.func @one0(%x: tensor<4xf32>, %y: tensor<f32>, %m: memref<?xf32>) -> tensor<f32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0)->(d0)>, affine_map<(d0)->(d0)>, affine_map<(d0)->()>], iterator_types = ["reduction"]} ins(%x, %x : tensor<4xf32>, tensor<4xf32>) outs(%y : tensor<f32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %1 = arith.mulf %a, %b : f32
    %2 = arith.addf %o, %1 : f32
    %3 = "test.u"(%2) : (f32) -> f32
    linalg.yield %3 : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}
func.func @one1(%x: tensor<4xf32>, %y: tensor<f32>, %m: memref<?xf32>) -> tensor<f32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0)->(d0)>, affine_map<(d0)->(d0)>, affine_map<(d0)->()>], iterator_types = ["reduction"]} ins(%x, %x : tensor<4xf32>, tensor<4xf32>) outs(%y : tensor<f32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %2 = arith.addf %o, %a : f32
    %3 = arith.negf %2 : f32
    linalg.yield %3 : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}
func.func @one2(%x: tensor<4xf32>, %y: tensor<f32>, %m: memref<?xf32>) -> tensor<f32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0)->(d0)>, affine_map<(d0)->(d0)>, affine_map<(d0)->()>], iterator_types = ["reduction"]} ins(%x, %x : tensor<4xf32>, tensor<4xf32>) outs(%y : tensor<f32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %2 = arith.addf %o, %a : f32
    %3 = arith.addf %2, %a : f32
    linalg.yield %3 : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}
func.func @one3(%x: tensor<4xf32>, %y: tensor<f32>, %m: memref<?xf32>) -> tensor<f32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0)->(d0)>, affine_map<(d0)->(d0)>, affine_map<(d0)->()>], iterator_types = ["reduction"]} ins(%x, %x : tensor<4xf32>, tensor<4xf32>) outs(%y : tensor<f32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %3 = "test.u"(%o) : (f32) -> f32
    %2 = arith.addf %3, %a : f32
    linalg.yield %2 : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}
func.func @one4(%x: tensor<4xf32>, %y: tensor<f32>, %m: memref<?xf32>) -> tensor<f32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0)->(d0)>, affine_map<(d0)->(d0)>, affine_map<(d0)->()>], iterator_types = ["reduction"]} ins(%x, %x : tensor<4xf32>, tensor<4xf32>) outs(%y : tensor<f32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %3 = arith.negf %o : f32
    %2 = arith.addf %3, %a : f32
    linalg.yield %2 : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}
func.func @one5(%x: tensor<4xf32>, %y: tensor<f32>, %m: memref<?xf32>) -> tensor<f32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0)->(d0)>, affine_map<(d0)->(d0)>, affine_map<(d0)->()>], iterator_types = ["reduction"]} ins(%x, %x : tensor<4xf32>, tensor<4xf32>) outs(%y : tensor<f32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %3 = arith.negf %o : f32
    linalg.yield %3 : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}
func.func @one6(%x: tensor<4xf32>, %y: tensor<f32>, %m: memref<?xf32>) -> tensor<f32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0)->(d0)>, affine_map<(d0)->(d0)>, affine_map<(d0)->()>], iterator_types = ["reduction"]} ins(%x, %x : tensor<4xf32>, tensor<4xf32>) outs(%y : tensor<f32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %3 = "test.u"(%o) : (f32) -> f32
    linalg.yield %3 : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}
func.func @one7(%x: tensor<4xf32>, %y: tensor<f32>, %m: memref<?xf32>) -> tensor<f32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0)->(d0)>, affine_map<(d0)->(d0)>, affine_map<(d0)->()>], iterator_types = ["reduction"]} ins(%x, %x : tensor<4xf32>, tensor<4xf32>) outs(%y : tensor<f32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %3 = "test.two"(%o, %a) : (f32, f32) -> f32
    linalg.yield %3 : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}
func.func @one8(%x: tensor<4xf32>, %y: tensor<f32>, %m: memref<?xf32>) -> tensor<f32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0)->(d0)>, affine_map<(d0)->(d0)>, affine_map<(d0)->()>], iterator_types = ["reduction"]} ins(%x, %x : tensor<4xf32>, tensor<4xf32>) outs(%y : tensor<f32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %3 = "test.two"(%a, %o) : (f32, f32) -> f32
    linalg.yield %3 : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}
func.func @one9(%x: tensor<4xf32>, %y: tensor<f32>, %m: memref<?xf32>) -> tensor<f32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0)->(d0)>, affine_map<(d0)->(d0)>, affine_map<(d0)->()>], iterator_types = ["reduction"]} ins(%x, %x : tensor<4xf32>, tensor<4xf32>) outs(%y : tensor<f32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %3 = "test.two"(%o, %a, %b) : (f32, f32, f32) -> f32
    linalg.yield %3 : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}
func.func @one10(%x: tensor<4xf32>, %y: tensor<f32>, %m: memref<?xf32>) -> tensor<f32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0)->(d0)>, affine_map<(d0)->(d0)>, affine_map<(d0)->()>], iterator_types = ["reduction"]} ins(%x, %x : tensor<4xf32>, tensor<4xf32>) outs(%y : tensor<f32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %3 = math.fma %a, %b, %o : f32
    linalg.yield %3 : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}
func.func @one11(%x: tensor<4xf32>, %y: tensor<f32>, %m: memref<?xf32>) -> tensor<f32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0)->(d0)>, affine_map<(d0)->(d0)>, affine_map<(d0)->()>], iterator_types = ["reduction"]} ins(%x, %x : tensor<4xf32>, tensor<4xf32>) outs(%y : tensor<f32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    linalg.yield %o : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}
func.func @one12(%x: tensor<4xf32>, %y: tensor<f32>, %m: memref<?xf32>) -> tensor<f32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0)->(d0)>, affine_map<(d0)->(d0)>, affine_map<(d0)->()>], iterator_types = ["reduction"]} ins(%x, %x : tensor<4xf32>, tensor<4xf32>) outs(%y : tensor<f32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %2 = arith.addf %o, %o : f32
    linalg.yield %2 : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}
func.func @one13(%x: tensor<4xf32>, %y: tensor<f32>, %m: memref<?xf32>) -> tensor<f32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0)->(d0)>, affine_map<(d0)->(d0)>, affine_map<(d0)->()>], iterator_types = ["reduction"]} ins(%x, %x : tensor<4xf32>, tensor<4xf32>) outs(%y : tensor<f32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %2 = arith.addf %o, %a : f32
    %3 = arith.addf %o, %b : f32
    linalg.yield %2 : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}
func.func @one14(%x: tensor<4xf32>, %y: tensor<f32>, %m: memref<?xf32>) -> tensor<f32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0)->(d0)>, affine_map<(d0)->(d0)>, affine_map<(d0)->()>], iterator_types = ["reduction"]} ins(%x, %x : tensor<4xf32>, tensor<4xf32>) outs(%y : tensor<f32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %2 = arith.addf %o, %a : f32
    %3 = arith.addf %2, %b : f32
    linalg.yield %2 : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}
func.func @one15(%x: tensor<4xf32>, %y: tensor<f32>, %m: memref<?xf32>) -> tensor<f32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0)->(d0)>, affine_map<(d0)->(d0)>, affine_map<(d0)->()>], iterator_types = ["reduction"]} ins(%x, %x : tensor<4xf32>, tensor<4xf32>) outs(%y : tensor<f32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %2 = arith.mulf %o, %a : f32
    %3 = arith.addf %2, %b : f32
    linalg.yield %3 : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}
func.func @one16(%x: tensor<4xf32>, %y: tensor<f32>, %m: memref<?xf32>) -> tensor<f32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0)->(d0)>, affine_map<(d0)->(d0)>, affine_map<(d0)->()>], iterator_types = ["reduction"]} ins(%x, %x : tensor<4xf32>, tensor<4xf32>) outs(%y : tensor<f32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %c = arith.constant 1.0 : f32
    %2 = arith.addf %o, %c : f32
    linalg.yield %2 : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}
func.func @one17(%x: tensor<4xf32>, %y: tensor<f32>, %m: memref<?xf32>) -> tensor<f32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0)->(d0)>, affine_map<(d0)->(d0)>, affine_map<(d0)->()>], iterator_types = ["reduction"]} ins(%x, %x : tensor<4xf32>, tensor<4xf32>) outs(%y : tensor<f32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %c = arith.negf %a : f32
    %2 = arith.addf %o, %c : f32
    linalg.yield %2 : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}
func.func @one18(%x: tensor<4xf32>, %y: tensor<f32>, %m: memref<?xf32>) -> tensor<f32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0)->(d0)>, affine_map<(d0)->(d0)>, affine_map<(d0)->()>], iterator_types = ["reduction"]} ins(%x, %x : tensor<4xf32>, tensor<4xf32>) outs(%y : tensor<f32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %c = arith.cmpf ogt, %o, %a : f32
    %2 = arith.select %c, %o, %a : f32
    linalg.yield %2 : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}
func.func @one19(%x: tensor<4xf32>, %y: tensor<f32>, %m: memref<?xf32>) -> tensor<f32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0)->(d0)>, affine_map<(d0)->(d0)>, affine_map<(d0)->()>], iterator_types = ["reduction"]} ins(%x, %x : tensor<4xf32>, tensor<4xf32>) outs(%y : tensor<f32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    linalg.yield %a : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}
func.func @one20(%x: tensor<4xf32>, %y: tensor<f32>, %m: memref<?xf32>) -> tensor<f32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0)->(d0)>, affine_map<(d0)->(d0)>, affine_map<(d0)->()>], iterator_types = ["reduction"]} ins(%x, %x : tensor<4xf32>, tensor<4xf32>) outs(%y : tensor<f32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %2 = arith.addf %o, %a : f32
    "test.effect"(%2) : (f32) -> ()
    linalg.yield %a : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}
func.func @one21(%x: tensor<4xf32>, %y: tensor<f32>, %m: memref<?xf32>) -> tensor<f32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0)->(d0)>, affine_map<(d0)->(d0)>, affine_map<(d0)->()>], iterator_types = ["reduction"]} ins(%x, %x : tensor<4xf32>, tensor<4xf32>) outs(%y : tensor<f32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %i = linalg.index 0 : index
    %l = memref.load %m[%i] : memref<?xf32>
    %2 = arith.addf %o, %l : f32
    linalg.yield %2 : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}
func.func @one22(%x: tensor<4xf32>, %y: tensor<f32>, %m: memref<?xf32>) -> tensor<f32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0)->(d0)>, affine_map<(d0)->(d0)>, affine_map<(d0)->()>], iterator_types = ["reduction"]} ins(%x, %x : tensor<4xf32>, tensor<4xf32>) outs(%y : tensor<f32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %2 = arith.addf %o, %a : f32
    %c = arith.constant 0 : index
    memref.store %2, %m[%c] : memref<?xf32>
    linalg.yield %a : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}
func.func @one23(%x: tensor<4xf32>, %y: tensor<f32>, %m: memref<?xf32>) -> tensor<f32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0)->(d0)>, affine_map<(d0)->(d0)>, affine_map<(d0)->()>], iterator_types = ["reduction"]} ins(%x, %x : tensor<4xf32>, tensor<4xf32>) outs(%y : tensor<f32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %2 = arith.addf %o, %a : f32
    "test.effect"(%a, %2) : (f32, f32) -> ()
    linalg.yield %a : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}
func.func @one24(%x: tensor<4xf32>, %y: tensor<f32>, %m: memref<?xf32>) -> tensor<f32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0)->(d0)>, affine_map<(d0)->(d0)>, affine_map<(d0)->()>], iterator_types = ["reduction"]} ins(%x, %x : tensor<4xf32>, tensor<4xf32>) outs(%y : tensor<f32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %2 = arith.addf %o, %a : f32
    "test.effect"(%2, %2) : (f32, f32) -> ()
    linalg.yield %a : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}
func.func @one25(%x: tensor<4xf32>, %y: tensor<f32>, %m: memref<?xf32>) -> tensor<f32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0)->(d0)>, affine_map<(d0)->(d0)>, affine_map<(d0)->()>], iterator_types = ["reduction"]} ins(%x, %x : tensor<4xf32>, tensor<4xf32>) outs(%y : tensor<f32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %2 = arith.addf %o, %a : f32
    %3:2 = "test.u"(%2) : (f32) -> (f32, f32)
    linalg.yield %3#0 : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}
func.func @one26(%x: tensor<4xf32>, %y: tensor<f32>, %m: memref<?xf32>) -> tensor<f32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0)->(d0)>, affine_map<(d0)->(d0)>, affine_map<(d0)->()>], iterator_types = ["reduction"]} ins(%x, %x : tensor<4xf32>, tensor<4xf32>) outs(%y : tensor<f32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %2 = arith.addf %o, %a : f32
    %3, %4 = math.sincos %2 : f32
    linalg.yield %3 : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}
func.func @one27(%x: tensor<4xf32>, %y: tensor<f32>, %m: memref<?xf32>) -> tensor<f32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0)->(d0)>, affine_map<(d0)->(d0)>, affine_map<(d0)->()>], iterator_types = ["reduction"]} ins(%x, %x : tensor<4xf32>, tensor<4xf32>) outs(%y : tensor<f32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %3, %4 = math.sincos %o : f32
    linalg.yield %3 : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}
func.func @one28(%x: tensor<4xf32>, %y: tensor<f32>, %m: memref<?xf32>) -> tensor<f32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0)->(d0)>, affine_map<(d0)->(d0)>, affine_map<(d0)->()>], iterator_types = ["reduction"]} ins(%x, %x : tensor<4xf32>, tensor<4xf32>) outs(%y : tensor<f32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %2 = arith.addf %o, %a : f32
    %3 = func.call @g(%2) : (f32) -> f32
    linalg.yield %3 : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}
func.func @one29(%x: tensor<4xf32>, %y: tensor<f32>, %m: memref<?xf32>) -> tensor<f32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0)->(d0)>, affine_map<(d0)->(d0)>, affine_map<(d0)->()>], iterator_types = ["reduction"]} ins(%x, %x : tensor<4xf32>, tensor<4xf32>) outs(%y : tensor<f32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %2 = arith.addf %o, %a : f32
    vector.print %2 : f32
    linalg.yield %a : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}
func.func @one30(%x: tensor<4xf32>, %y: tensor<f32>, %m: memref<?xf32>) -> tensor<f32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0)->(d0)>, affine_map<(d0)->(d0)>, affine_map<(d0)->()>], iterator_types = ["reduction"]} ins(%x, %x : tensor<4xf32>, tensor<4xf32>) outs(%y : tensor<f32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %c = arith.cmpf ogt, %o, %a : f32
    cf.assert %c, "x"
    linalg.yield %a : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}
func.func @one31(%x: tensor<4xf32>, %y: tensor<f32>, %m: memref<?xf32>) -> tensor<f32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0)->(d0)>, affine_map<(d0)->(d0)>, affine_map<(d0)->()>], iterator_types = ["reduction"]} ins(%x, %x : tensor<4xf32>, tensor<4xf32>) outs(%y : tensor<f32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %c = arith.cmpf ogt, %o, %a : f32
    vector.print %c : i1
    linalg.yield %a : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}
func.func @one32(%x: tensor<4xf32>, %y: tensor<f32>, %m: memref<?xf32>) -> tensor<f32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0)->(d0)>, affine_map<(d0)->(d0)>, affine_map<(d0)->()>], iterator_types = ["reduction"]} ins(%x, %x : tensor<4xf32>, tensor<4xf32>) outs(%y : tensor<f32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %c = arith.cmpf ogt, %o, %a : f32
    %2 = scf.if %c -> f32 { scf.yield %a : f32 } else { scf.yield %b : f32 }
    linalg.yield %2 : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}
func.func @one33(%x: tensor<4xf32>, %y: tensor<f32>, %m: memref<?xf32>) -> tensor<f32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0)->(d0)>, affine_map<(d0)->(d0)>, affine_map<(d0)->()>], iterator_types = ["reduction"]} ins(%x, %x : tensor<4xf32>, tensor<4xf32>) outs(%y : tensor<f32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %c = arith.cmpf ogt, %o, %a : f32
    %2 = scf.if %c -> f32 { "test.e"() : () -> () scf.yield %a : f32 } else { scf.yield %b : f32 }
    linalg.yield %2 : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}
func.func @one34(%x: tensor<4xf32>, %y: tensor<f32>, %m: memref<?xf32>) -> tensor<f32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0)->(d0)>, affine_map<(d0)->(d0)>, affine_map<(d0)->()>], iterator_types = ["reduction"]} ins(%x, %x : tensor<4xf32>, tensor<4xf32>) outs(%y : tensor<f32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %c = arith.cmpf ogt, %a, %b : f32
    %2 = arith.addf %o, %a : f32
    %z = scf.if %c -> f32 { scf.yield %2 : f32 } else { scf.yield %b : f32 }
    linalg.yield %z : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}
func.func @one35(%x: tensor<4xf32>, %y: tensor<f32>, %m: memref<?xf32>) -> tensor<f32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0)->(d0)>, affine_map<(d0)->(d0)>, affine_map<(d0)->()>], iterator_types = ["reduction"]} ins(%x, %x : tensor<4xf32>, tensor<4xf32>) outs(%y : tensor<f32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %c = arith.cmpf ogt, %a, %b : f32
    %2 = arith.addf %o, %a : f32
    %z = scf.if %c -> f32 { "test.e"(%2) : (f32) -> () scf.yield %a : f32 } else { scf.yield %b : f32 }
    linalg.yield %z : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}
func.func @one36(%x: tensor<4xf32>, %y: tensor<f32>, %m: memref<?xf32>) -> tensor<f32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0)->(d0)>, affine_map<(d0)->(d0)>, affine_map<(d0)->()>], iterator_types = ["reduction"]} ins(%x, %x : tensor<4xf32>, tensor<4xf32>) outs(%y : tensor<f32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %c = arith.cmpf ogt, %a, %b : f32
    %z = scf.if %c -> f32 { %2 = arith.addf %o, %a : f32
     scf.yield %2 : f32 } else { scf.yield %b : f32 }
    linalg.yield %z : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}
func.func @one37(%x: tensor<4xf32>, %y: tensor<f32>, %m: memref<?xf32>) -> tensor<f32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0)->(d0)>, affine_map<(d0)->(d0)>, affine_map<(d0)->()>], iterator_types = ["reduction"]} ins(%x, %x : tensor<4xf32>, tensor<4xf32>) outs(%y : tensor<f32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %c = arith.cmpf ogt, %a, %b : f32
    %z = scf.if %c -> f32 { %2 = arith.addf %o, %a : f32
     "test.effect"(%2) : (f32) -> () scf.yield %a : f32 } else { scf.yield %b : f32 }
    linalg.yield %z : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}
func.func @one38(%x: tensor<4xf32>, %y: tensor<f32>, %m: memref<?xf32>) -> tensor<f32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0)->(d0)>, affine_map<(d0)->(d0)>, affine_map<(d0)->()>], iterator_types = ["reduction"]} ins(%x, %x : tensor<4xf32>, tensor<4xf32>) outs(%y : tensor<f32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %l = memref.alloc() : memref<f32>
    %2 = arith.addf %o, %a : f32
    memref.store %2, %l[] : memref<f32>
    %3 = memref.load %l[] : memref<f32>
    linalg.yield %3 : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}
func.func @one39(%x: tensor<4xf32>, %y: tensor<f32>, %m: memref<?xf32>) -> tensor<f32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0)->(d0)>, affine_map<(d0)->(d0)>, affine_map<(d0)->()>], iterator_types = ["reduction"]} ins(%x, %x : tensor<4xf32>, tensor<4xf32>) outs(%y : tensor<f32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %2 = math.fma %a, %b, %o : f32
    %3 = "test.u"(%2) : (f32) -> f32
    linalg.yield %3 : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}
func.func @one40(%x: tensor<4xf32>, %y: tensor<f32>, %m: memref<?xf32>) -> tensor<f32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0)->(d0)>, affine_map<(d0)->(d0)>, affine_map<(d0)->()>], iterator_types = ["reduction"]} ins(%x, %x : tensor<4xf32>, tensor<4xf32>) outs(%y : tensor<f32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %2 = arith.negf %o : f32
    %3 = "test.u"(%2) : (f32) -> f32
    linalg.yield %3 : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}
func.func @one41(%x: tensor<4xf32>, %y: tensor<f32>, %m: memref<?xf32>) -> tensor<f32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0)->(d0)>, affine_map<(d0)->(d0)>, affine_map<(d0)->()>], iterator_types = ["reduction"]} ins(%x, %x : tensor<4xf32>, tensor<4xf32>) outs(%y : tensor<f32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %2 = arith.addf %o, %a : f32
    %4 = arith.mulf %2, %a : f32
    %3 = "test.u"(%4) : (f32) -> f32
    linalg.yield %3 : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}
func.func @one42(%x: tensor<4xf32>, %y: tensor<f32>, %m: memref<?xf32>) -> tensor<f32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0)->(d0)>, affine_map<(d0)->(d0)>, affine_map<(d0)->()>], iterator_types = ["reduction"]} ins(%x, %x : tensor<4xf32>, tensor<4xf32>) outs(%y : tensor<f32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %2 = "test.t"(%o, %a) : (f32, f32) -> f32
    linalg.yield %2 : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}
func.func @one43(%x: tensor<4xf32>, %y: tensor<f32>, %m: memref<?xf32>) -> tensor<f32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0)->(d0)>, affine_map<(d0)->(d0)>, affine_map<(d0)->()>], iterator_types = ["reduction"]} ins(%x, %x : tensor<4xf32>, tensor<4xf32>) outs(%y : tensor<f32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %i = arith.fptosi %a : f32 to i32
    %j = arith.fptosi %o : f32 to i32
    %2 = arith.divsi %j, %i : i32
    "test.e"(%2) : (i32) -> ()
    linalg.yield %a : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}
func.func @one44(%x: tensor<4xf32>, %y: tensor<f32>, %m: memref<?xf32>) -> tensor<f32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0)->(d0)>, affine_map<(d0)->(d0)>, affine_map<(d0)->()>], iterator_types = ["reduction"]} ins(%x, %x : tensor<4xf32>, tensor<4xf32>) outs(%y : tensor<f32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %j = arith.fptosi %o : f32 to i32
    %jj = arith.index_cast %j : i32 to index
    %2 = memref.load %m[%jj] : memref<?xf32>
    linalg.yield %2 : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}
func.func @one45(%x: tensor<4xf32>, %y: tensor<f32>, %m: memref<?xf32>) -> tensor<f32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0)->(d0)>, affine_map<(d0)->(d0)>, affine_map<(d0)->()>], iterator_types = ["reduction"]} ins(%x, %x : tensor<4xf32>, tensor<4xf32>) outs(%y : tensor<f32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %c = arith.cmpf ogt, %a, %b : f32
    %2 = arith.select %c, %o, %a : f32
    linalg.yield %2 : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}
func.func @one46(%x: tensor<4xf32>, %y: tensor<f32>, %m: memref<?xf32>) -> tensor<f32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0)->(d0)>, affine_map<(d0)->(d0)>, affine_map<(d0)->()>], iterator_types = ["reduction"]} ins(%x, %x : tensor<4xf32>, tensor<4xf32>) outs(%y : tensor<f32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %2 = builtin.unrealized_conversion_cast %o, %a : f32, f32 to f32
    linalg.yield %2 : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}
func.func @one47(%x: tensor<4xf32>, %y: tensor<f32>, %m: memref<?xf32>) -> tensor<f32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0)->(d0)>, affine_map<(d0)->(d0)>, affine_map<(d0)->()>], iterator_types = ["reduction"]} ins(%x, %x : tensor<4xf32>, tensor<4xf32>) outs(%y : tensor<f32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %2 = arith.addf %o, %a : f32
    linalg.yield %a : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}
func.func @two48(%x: tensor<4xf32>, %y: tensor<f32>) {
  %q:2 = linalg.generic {indexing_maps = [affine_map<(d0)->(d0)>, affine_map<(d0)->(d0)>, affine_map<(d0)->()>, affine_map<(d0)->()>], iterator_types = ["reduction"]} ins(%x, %x : tensor<4xf32>, tensor<4xf32>) outs(%y, %y : tensor<f32>, tensor<f32>) attrs = {two} {
  ^bb0(%a: f32, %b: f32, %o: f32, %p: f32):
    %1 = arith.addf %o, %a : f32
    %2 = arith.mulf %p, %a : f32
    linalg.yield %1, %2 : f32, f32
  } -> (tensor<f32>, tensor<f32>)
  return
}
func.func @two49(%x: tensor<4xf32>, %y: tensor<f32>) {
  %q:2 = linalg.generic {indexing_maps = [affine_map<(d0)->(d0)>, affine_map<(d0)->(d0)>, affine_map<(d0)->()>, affine_map<(d0)->()>], iterator_types = ["reduction"]} ins(%x, %x : tensor<4xf32>, tensor<4xf32>) outs(%y, %y : tensor<f32>, tensor<f32>) attrs = {two} {
  ^bb0(%a: f32, %b: f32, %o: f32, %p: f32):
    %1 = arith.addf %o, %a : f32
    %2 = arith.mulf %p, %a : f32
    linalg.yield %2, %1 : f32, f32
  } -> (tensor<f32>, tensor<f32>)
  return
}
func.func @two50(%x: tensor<4xf32>, %y: tensor<f32>) {
  %q:2 = linalg.generic {indexing_maps = [affine_map<(d0)->(d0)>, affine_map<(d0)->(d0)>, affine_map<(d0)->()>, affine_map<(d0)->()>], iterator_types = ["reduction"]} ins(%x, %x : tensor<4xf32>, tensor<4xf32>) outs(%y, %y : tensor<f32>, tensor<f32>) attrs = {two} {
  ^bb0(%a: f32, %b: f32, %o: f32, %p: f32):
    %1 = arith.addf %o, %p : f32
    linalg.yield %1, %a : f32, f32
  } -> (tensor<f32>, tensor<f32>)
  return
}
func.func @two51(%x: tensor<4xf32>, %y: tensor<f32>) {
  %q:2 = linalg.generic {indexing_maps = [affine_map<(d0)->(d0)>, affine_map<(d0)->(d0)>, affine_map<(d0)->()>, affine_map<(d0)->()>], iterator_types = ["reduction"]} ins(%x, %x : tensor<4xf32>, tensor<4xf32>) outs(%y, %y : tensor<f32>, tensor<f32>) attrs = {two} {
  ^bb0(%a: f32, %b: f32, %o: f32, %p: f32):
    %1 = arith.addf %p, %o : f32
    linalg.yield %1, %a : f32, f32
  } -> (tensor<f32>, tensor<f32>)
  return
}
func.func @two52(%x: tensor<4xf32>, %y: tensor<f32>) {
  %q:2 = linalg.generic {indexing_maps = [affine_map<(d0)->(d0)>, affine_map<(d0)->(d0)>, affine_map<(d0)->()>, affine_map<(d0)->()>], iterator_types = ["reduction"]} ins(%x, %x : tensor<4xf32>, tensor<4xf32>) outs(%y, %y : tensor<f32>, tensor<f32>) attrs = {two} {
  ^bb0(%a: f32, %b: f32, %o: f32, %p: f32):
    %0 = arith.mulf %p, %a : f32
    %1 = arith.addf %o, %0 : f32
    linalg.yield %1, %a : f32, f32
  } -> (tensor<f32>, tensor<f32>)
  return
}
func.func @two53(%x: tensor<4xf32>, %y: tensor<f32>) {
  %q:2 = linalg.generic {indexing_maps = [affine_map<(d0)->(d0)>, affine_map<(d0)->(d0)>, affine_map<(d0)->()>, affine_map<(d0)->()>], iterator_types = ["reduction"]} ins(%x, %x : tensor<4xf32>, tensor<4xf32>) outs(%y, %y : tensor<f32>, tensor<f32>) attrs = {two} {
  ^bb0(%a: f32, %b: f32, %o: f32, %p: f32):
    %0 = "test.u"(%p) : (f32) -> f32
    %1 = arith.addf %o, %0 : f32
    linalg.yield %1, %a : f32, f32
  } -> (tensor<f32>, tensor<f32>)
  return
}
func.func @two54(%x: tensor<4xf32>, %y: tensor<f32>) {
  %q:2 = linalg.generic {indexing_maps = [affine_map<(d0)->(d0)>, affine_map<(d0)->(d0)>, affine_map<(d0)->()>, affine_map<(d0)->()>], iterator_types = ["reduction"]} ins(%x, %x : tensor<4xf32>, tensor<4xf32>) outs(%y, %y : tensor<f32>, tensor<f32>) attrs = {two} {
  ^bb0(%a: f32, %b: f32, %o: f32, %p: f32):
    %c = arith.cmpf ogt, %p, %a : f32
    %0 = scf.if %c -> f32 { scf.yield %a : f32 } else { scf.yield %b : f32 }
    %1 = arith.addf %o, %0 : f32
    linalg.yield %1, %a : f32, f32
  } -> (tensor<f32>, tensor<f32>)
  return
}
func.func @two55(%x: tensor<4xf32>, %y: tensor<f32>) {
  %q:2 = linalg.generic {indexing_maps = [affine_map<(d0)->(d0)>, affine_map<(d0)->(d0)>, affine_map<(d0)->()>, affine_map<(d0)->()>], iterator_types = ["reduction"]} ins(%x, %x : tensor<4xf32>, tensor<4xf32>) outs(%y, %y : tensor<f32>, tensor<f32>) attrs = {two} {
  ^bb0(%a: f32, %b: f32, %o: f32, %p: f32):
    %c = arith.cmpf ogt, %a, %a : f32
    %0 = scf.if %c -> f32 { scf.yield %p : f32 } else { scf.yield %b : f32 }
    %1 = arith.addf %o, %0 : f32
    linalg.yield %1, %a : f32, f32
  } -> (tensor<f32>, tensor<f32>)
  return
}
func.func @two56(%x: tensor<4xf32>, %y: tensor<f32>) {
  %q:2 = linalg.generic {indexing_maps = [affine_map<(d0)->(d0)>, affine_map<(d0)->(d0)>, affine_map<(d0)->()>, affine_map<(d0)->()>], iterator_types = ["reduction"]} ins(%x, %x : tensor<4xf32>, tensor<4xf32>) outs(%y, %y : tensor<f32>, tensor<f32>) attrs = {two} {
  ^bb0(%a: f32, %b: f32, %o: f32, %p: f32):
    %c = arith.cmpf ogt, %a, %a : f32
    %0 = scf.if %c -> f32 { %n = arith.negf %p : f32
     scf.yield %n : f32 } else { scf.yield %b : f32 }
    %1 = arith.addf %o, %0 : f32
    linalg.yield %1, %a : f32, f32
  } -> (tensor<f32>, tensor<f32>)
  return
}
func.func @two57(%x: tensor<4xf32>, %y: tensor<f32>) {
  %q:2 = linalg.generic {indexing_maps = [affine_map<(d0)->(d0)>, affine_map<(d0)->(d0)>, affine_map<(d0)->()>, affine_map<(d0)->()>], iterator_types = ["reduction"]} ins(%x, %x : tensor<4xf32>, tensor<4xf32>) outs(%y, %y : tensor<f32>, tensor<f32>) attrs = {two} {
  ^bb0(%a: f32, %b: f32, %o: f32, %p: f32):
    %1 = arith.addf %o, %a : f32
    linalg.yield %1, %1 : f32, f32
  } -> (tensor<f32>, tensor<f32>)
  return
}
func.func @two58(%x: tensor<4xf32>, %y: tensor<f32>) {
  %q:2 = linalg.generic {indexing_maps = [affine_map<(d0)->(d0)>, affine_map<(d0)->(d0)>, affine_map<(d0)->()>, affine_map<(d0)->()>], iterator_types = ["reduction"]} ins(%x, %x : tensor<4xf32>, tensor<4xf32>) outs(%y, %y : tensor<f32>, tensor<f32>) attrs = {two} {
  ^bb0(%a: f32, %b: f32, %o: f32, %p: f32):
    %1 = arith.addf %o, %a : f32
    linalg.yield %1, %p : f32, f32
  } -> (tensor<f32>, tensor<f32>)
  return
}
func.func @two59(%x: tensor<4xf32>, %y: tensor<f32>) {
  %q:2 = linalg.generic {indexing_maps = [affine_map<(d0)->(d0)>, affine_map<(d0)->(d0)>, affine_map<(d0)->()>, affine_map<(d0)->()>], iterator_types = ["reduction"]} ins(%x, %x : tensor<4xf32>, tensor<4xf32>) outs(%y, %y : tensor<f32>, tensor<f32>) attrs = {two} {
  ^bb0(%a: f32, %b: f32, %o: f32, %p: f32):
    %1 = arith.addf %o, %a : f32
    %2 = arith.addf %p, %a : f32
    %3 = "test.u"(%a, %2) : (f32, f32) -> f32
    linalg.yield %1, %3 : f32, f32
  } -> (tensor<f32>, tensor<f32>)
  return
}
func.func @two60(%x: tensor<4xf32>, %y: tensor<f32>) {
  %q:2 = linalg.generic {indexing_maps = [affine_map<(d0)->(d0)>, affine_map<(d0)->(d0)>, affine_map<(d0)->()>, affine_map<(d0)->()>], iterator_types = ["reduction"]} ins(%x, %x : tensor<4xf32>, tensor<4xf32>) outs(%y, %y : tensor<f32>, tensor<f32>) attrs = {two} {
  ^bb0(%a: f32, %b: f32, %o: f32, %p: f32):
    %1 = arith.addf %o, %a : f32
    %2 = arith.addf %p, %a : f32
    %3 = "test.u"(%2, %a) : (f32, f32) -> f32
    linalg.yield %1, %3 : f32, f32
  } -> (tensor<f32>, tensor<f32>)
  return
}
func.func @two61(%x: tensor<4xf32>, %y: tensor<f32>) {
  %q:2 = linalg.generic {indexing_maps = [affine_map<(d0)->(d0)>, affine_map<(d0)->(d0)>, affine_map<(d0)->()>, affine_map<(d0)->()>], iterator_types = ["reduction"]} ins(%x, %x : tensor<4xf32>, tensor<4xf32>) outs(%y, %y : tensor<f32>, tensor<f32>) attrs = {two} {
  ^bb0(%a: f32, %b: f32, %o: f32, %p: f32):
    %1 = arith.addf %o, %a : f32
    %2 = arith.mulf %p, %1 : f32
    linalg.yield %1, %2 : f32, f32
  } -> (tensor<f32>, tensor<f32>)
  return
}
func.func @two62(%x: tensor<4xf32>, %y: tensor<f32>) {
  %q:2 = linalg.generic {indexing_maps = [affine_map<(d0)->(d0)>, affine_map<(d0)->(d0)>, affine_map<(d0)->()>, affine_map<(d0)->()>], iterator_types = ["reduction"]} ins(%x, %x : tensor<4xf32>, tensor<4xf32>) outs(%y, %y : tensor<f32>, tensor<f32>) attrs = {two} {
  ^bb0(%a: f32, %b: f32, %o: f32, %p: f32):
    %1 = arith.addf %o, %a : f32
    %2 = arith.mulf %p, %1 : f32
    linalg.yield %a, %2 : f32, f32
  } -> (tensor<f32>, tensor<f32>)
  return
}
transform.named_sequence @reduces0(%x: !transform.any_op {transform.readonly}) -> !transform.any_op {
  %r = transform.match.structured %x : (!transform.any_op) -> !transform.any_op {
    ^bb0(%s: !transform.any_op):
    %n = transform.match.structured.num_inits %s : (!transform.any_op) -> !transform.param<i64>
    %i = transform.param.constant 0 : i64 -> !transform.param<i64>
    transform.match.param.cmpi gt %n, %i : !transform.param<i64>
    transform.match.structured.body %s {reduction_position = 0 : i64} : !transform.any_op
    transform.match.structured.yield %s : !transform.any_op
  }
  transform.yield %r : !transform.any_op
}
transform.named_sequence @reduces1(%x: !transform.any_op {transform.readonly}) -> !transform.any_op {
  %r = transform.match.structured %x : (!transform.any_op) -> !transform.any_op {
    ^bb0(%s: !transform.any_op):
    %n = transform.match.structured.num_inits %s : (!transform.any_op) -> !transform.param<i64>
    %i = transform.param.constant 1 : i64 -> !transform.param<i64>
    transform.match.param.cmpi gt %n, %i : !transform.param<i64>
    transform.match.structured.body %s {reduction_position = 1 : i64} : !transform.any_op
    transform.match.structured.yield %s : !transform.any_op
  }
  transform.yield %r : !transform.any_op
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %a = transform.collect_matching @reduces0 in %root : (!transform.any_op) -> !transform.any_op
  transform.debug.emit_remark_at %a, "reduces #0" : !transform.any_op
  %b = transform.collect_matching @reduces1 in %root : (!transform.any_op) -> !transform.any_op
  transform.debug.emit_remark_at %b, "reduces #1" : !transform.any_op
  transform.yield
}
}
