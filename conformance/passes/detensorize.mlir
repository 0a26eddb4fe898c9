// ARGS: '--pass-pipeline=builtin.module(func.func(linalg-detensorize{aggressive-mode=false}))' --allow-unregistered-dialect --split-input-file
// ARGS: '--pass-pipeline=builtin.module(func.func(linalg-detensorize{aggressive-mode=true}))' --allow-unregistered-dialect --split-input-file
#map = affine_map<() -> ()>
func.func @add(%a: tensor<f32>, %b: tensor<f32>) -> tensor<f32> {
  %e = tensor.empty() : tensor<f32>
  %r = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%a, %b : tensor<f32>, tensor<f32>) outs(%e : tensor<f32>) {
   ^bb0(%x: f32, %y: f32, %z: f32): %s = arith.addf %x, %y : f32
   linalg.yield %s : f32 } -> tensor<f32>
  return %r : tensor<f32>
}
// -----
#map = affine_map<() -> ()>
#attrs = {indexing_maps = [#map, #map, #map], iterator_types = []}
func.func @loop(%a: tensor<i32>, %b: tensor<i32>) -> tensor<i32> {
  cf.br ^bb1(%a : tensor<i32>)
^bb1(%0: tensor<i32>):
  %e = tensor.empty() : tensor<i1>
  %c = linalg.generic #attrs ins(%0, %b : tensor<i32>, tensor<i32>) outs(%e : tensor<i1>) {
   ^bb0(%x: i32, %y: i32, %z: i1): %s = arith.cmpi slt, %x, %y : i32
   linalg.yield %s : i1 } -> tensor<i1>
  %t = tensor.extract %c[] : tensor<i1>
  cf.cond_br %t, ^bb2(%0 : tensor<i32>), ^bb3(%0 : tensor<i32>)
^bb2(%1: tensor<i32>):
  %e2 = tensor.empty() : tensor<i32>
  %n = linalg.generic #attrs ins(%1, %1 : tensor<i32>, tensor<i32>) outs(%e2 : tensor<i32>) {
   ^bb0(%x: i32, %y: i32, %z: i32): %s = arith.addi %x, %y : i32
   linalg.yield %s : i32 } -> tensor<i32>
  cf.br ^bb1(%n : tensor<i32>)
^bb3(%2: tensor<i32>):
  return %2 : tensor<i32>
}
// -----
#map = affine_map<() -> ()>
#attrs = {indexing_maps = [#map, #map], iterator_types = []}
func.func @once(%a: tensor<i32>, %b: tensor<1xi32>, %q: tensor<i1>) -> tensor<i32> {
  %cond = tensor.extract %q[] : tensor<i1>
  %c = arith.constant dense<3> : tensor<i32>
  cf.cond_br %cond, ^bb1(%a : tensor<i32>), ^bb2(%c: tensor<i32>)
^bb1(%0: tensor<i32>):
  %e = tensor.empty() : tensor<i32>
  %n = linalg.generic #attrs ins(%0 : tensor<i32>) outs(%e : tensor<i32>) {
   ^bb0(%x: i32, %z: i32): %s = arith.addi %x, %x : i32
   linalg.yield %s : i32 } -> tensor<i32>
  cf.br ^bb2(%n : tensor<i32>)
^bb2(%2: tensor<i32>):
  return %2 : tensor<i32>
}
// -----
func.func @one(%a: tensor<1xi32>) -> tensor<1xi32> {
  %e = tensor.empty() : tensor<1xi32>
  %n = linalg.generic {indexing_maps = [affine_map<(i)->(i)>, affine_map<(i)->(i)>], iterator_types = ["parallel"]} ins(%a : tensor<1xi32>) outs(%e : tensor<1xi32>) {
   ^bb0(%x: i32, %z: i32): %s = arith.addi %x, %x : i32
   linalg.yield %s : i32 } -> tensor<1xi32>
  return %n : tensor<1xi32>
}
// -----
#map = affine_map<() -> ()>
func.func @out(%a: tensor<f32>, %b: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
  %r:2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%a : tensor<f32>) outs(%b, %b : tensor<f32>, tensor<f32>) {
   ^bb0(%x: f32, %y: f32, %z: f32): %s = arith.addf %x, %y : f32
   linalg.yield %s, %x : f32, f32 } -> (tensor<f32>, tensor<f32>)
  return %r#0, %r#1 : tensor<f32>, tensor<f32>
}
// -----
func.func @fe(%x: i32) -> tensor<i32> {
  %t = tensor.from_elements %x : tensor<i32>
  %u = tensor.extract %t[] : tensor<i32>
  %v = tensor.from_elements %u : tensor<i32>
  cf.br ^bb1(%v : tensor<i32>)
^bb1(%y: tensor<i32>):
  return %y : tensor<i32>
}
// -----
#map = affine_map<() -> ()>
func.func private @ext(tensor<f32>) -> tensor<f32>
func.func @call(%a: tensor<f32>, %b: tensor<f32>) -> tensor<f32> {
  %e = tensor.empty() : tensor<f32>
  %0 = call @ext(%a) : (tensor<f32>) -> tensor<f32>
  %r = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%0, %b : tensor<f32>, tensor<f32>) outs(%e : tensor<f32>) {
   ^bb0(%x: f32, %y: f32, %z: f32): %s = arith.addf %x, %y : f32
   linalg.yield %s : f32 } -> tensor<f32>
  %1 = call @ext(%r) : (tensor<f32>) -> tensor<f32>
  return %1 : tensor<f32>
}
// -----
#map = affine_map<() -> ()>
func.func @mm(%a: tensor<f32>, %b: tensor<f32>, %m: memref<f32>, %f: f32, %cc: i1) -> tensor<f32> {
  %e = tensor.empty() : tensor<f32>
  %q = linalg.fill ins(%f : f32) outs(%e : tensor<f32>) -> tensor<f32>
  %q2 = linalg.add ins(%a, %b : tensor<f32>, tensor<f32>) outs(%e : tensor<f32>) -> tensor<f32>
  %r = scf.if %cc -> tensor<f32> {
    %r1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%q, %q2 : tensor<f32>, tensor<f32>) outs(%e : tensor<f32>) {
     ^bb0(%x: f32, %y: f32, %z: f32): %s = arith.addf %x, %y : f32
     linalg.yield %s : f32 } -> tensor<f32>
    scf.yield %r1 : tensor<f32>
  } else { scf.yield %a : tensor<f32> }
  return %r : tensor<f32>
}
// -----
#map = affine_map<() -> ()>
#a2 = {indexing_maps = [#map, #map], iterator_types = []}
func.func @t(%a: tensor<i32>, %q: tensor<i1>) -> tensor<i32> {
  %e = tensor.empty() : tensor<i32>
  %c = tensor.extract %q[] : tensor<i1>
  cf.cond_br %c, ^bb1(%a, %a : tensor<i32>, tensor<i32>), ^bb2(%a: tensor<i32>)
^bb1(%0: tensor<i32>, %z : tensor<i32>):
  %n = linalg.generic #a2 ins(%0 : tensor<i32>) outs(%z : tensor<i32>) {
   ^bb0(%x: i32, %y: i32): %s = arith.addi %x, %y : i32
   linalg.yield %s : i32 } -> tensor<i32>
  cf.cond_br %c, ^bb1(%n, %0 : tensor<i32>, tensor<i32>), ^bb2(%z : tensor<i32>)
^bb2(%2: tensor<i32>):
  return %2 : tensor<i32>
}
// -----
#map = affine_map<() -> ()>
#a2 = {indexing_maps = [#map, #map], iterator_types = []}
func.func @u(%a: tensor<i32>, %f: i32, %c: i1) -> tensor<i32> {
  %e = tensor.empty() : tensor<i32>
  %n = linalg.generic #a2 ins(%f : i32) outs(%a : tensor<i32>) {
   ^bb0(%x: i32, %y: i32): %s = arith.addi %x, %y : i32
   linalg.yield %s : i32 } -> tensor<i32>
  cf.cond_br %c, ^bb1(%n : tensor<i32>), ^bb1(%a: tensor<i32>)
^bb1(%0: tensor<i32>):
  %n2 = linalg.generic #a2 ins(%0 : tensor<i32>) outs(%e : tensor<i32>) {
   ^bb0(%x: i32, %y: i32): %s = arith.addi %x, %x : i32
   linalg.yield %s : i32 } -> tensor<i32>
  cf.br ^bb2(%n2 : tensor<i32>)
^bb2(%3: tensor<i32>):
  return %3 : tensor<i32>
}
// -----
func.func private @decl(tensor<i32>)
// -----
#map = affine_map<() -> ()>
func.func @nest(%a: tensor<i32>, %c: i1) -> tensor<i32> {
  %r = scf.execute_region -> tensor<i32> {
    cf.br ^bb1(%a : tensor<i32>)
  ^bb1(%0: tensor<i32>):
    %e = tensor.empty() : tensor<i32>
    %n2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%0 : tensor<i32>) outs(%e : tensor<i32>) {
     ^bb0(%x: i32, %y: i32): %s = arith.addi %x, %x : i32
     linalg.yield %s : i32 } -> tensor<i32>
    scf.yield %n2 : tensor<i32>
  }
  return %r : tensor<i32>
}
// -----
#map = affine_map<() -> ()>
func.func @index(%a: tensor<index>, %b: tensor<complex<f32>>, %v: tensor<vector<4xf32>>) -> (tensor<index>, tensor<complex<f32>>, tensor<vector<4xf32>>) {
  %n = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%a : tensor<index>) outs(%a : tensor<index>) {
   ^bb0(%x: index, %y: index): %s = arith.addi %x, %x : index
   linalg.yield %s : index } -> tensor<index>
  cf.br ^bb1(%n, %b, %v : tensor<index>, tensor<complex<f32>>, tensor<vector<4xf32>>)
^bb1(%0: tensor<index>, %1: tensor<complex<f32>>, %2: tensor<vector<4xf32>>):
  return %0, %1, %2 : tensor<index>, tensor<complex<f32>>, tensor<vector<4xf32>>
}
// -----
#map = affine_map<() -> ()>
func.func @c1(%c: i1) -> (tensor<f32>) {
  %k = arith.constant dense<2.0> : tensor<f32>
  %r = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%k : tensor<f32>) outs(%k : tensor<f32>) {
   ^bb0(%x: f32, %z: f32): %s = arith.addf %x, %z : f32
   linalg.yield %s : f32 } -> tensor<f32>
  cf.br ^bb1(%r : tensor<f32>)
^bb1(%1: tensor<f32>):
  %q = arith.addf %1, %1 : tensor<f32>
  cf.cond_br %c, ^bb1(%q : tensor<f32>), ^bb2
^bb2:
  return %1 : tensor<f32>
}
// -----
#map = affine_map<() -> ()>
func.func @c3(%c: i1) -> (tensor<f32>, tensor<2xf32>) {
  %k = arith.constant dense<2.0> : tensor<f32>
  %m = arith.constant dense<3.0> : tensor<2xf32>
  %r = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%k : tensor<f32>) outs(%k : tensor<f32>) {
   ^bb0(%x: f32, %z: f32): %s = arith.addf %x, %z : f32
   linalg.yield %s : f32 } -> tensor<f32>
  cf.br ^bb1(%r, %m : tensor<f32>, tensor<2xf32>)
^bb1(%1: tensor<f32>, %2: tensor<2xf32>):
  return %1, %2 : tensor<f32>, tensor<2xf32>
}
// -----
#map = affine_map<() -> ()>
func.func @c4(%c: i1) -> (tensor<f32>, tensor<2xf32>) {
  %m = arith.constant dense<3.0> : tensor<2xf32>
  %k = arith.constant dense<2.0> : tensor<f32>
  %r = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%k : tensor<f32>) outs(%k : tensor<f32>) {
   ^bb0(%x: f32, %z: f32): %s = arith.addf %x, %z : f32
   linalg.yield %s : f32 } -> tensor<f32>
  cf.br ^bb1(%r, %m : tensor<f32>, tensor<2xf32>)
^bb1(%1: tensor<f32>, %2: tensor<2xf32>):
  return %1, %2 : tensor<f32>, tensor<2xf32>
}
// -----
#map = affine_map<() -> ()>
func.func @f1(%a: tensor<i32>, %c: i1, %d: tensor<i32>) -> tensor<i32> {
  %n = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%a : tensor<i32>) outs(%a : tensor<i32>) {
     ^bb0(%x: i32, %y: i32): %s = arith.addi %x, %x : i32
     linalg.yield %s : i32 } -> tensor<i32>
  cf.cond_br %c, ^bb1(%a : tensor<i32>), ^bb1(%d : tensor<i32>)
^bb1(%1: tensor<i32>):
  return %n : tensor<i32>
}
// -----
#map = affine_map<() -> ()>
func.func @f2(%a: tensor<i32>, %c: i1, %d: tensor<i32>) -> tensor<i32> {
  cf.cond_br %c, ^bb1(%a : tensor<i32>), ^bb1(%d : tensor<i32>)
^bb1(%1: tensor<i32>):
  %n = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%1 : tensor<i32>) outs(%a : tensor<i32>) {
     ^bb0(%x: i32, %y: i32): %s = arith.addi %x, %x : i32
     linalg.yield %s : i32 } -> tensor<i32>
  return %n : tensor<i32>
}
// -----
#map = affine_map<() -> ()>
func.func @f3(%a: tensor<i32>, %c: i1, %d: tensor<i32>) -> tensor<i32> {
  cf.cond_br %c, ^bb1(%a : tensor<i32>), ^bb1(%d : tensor<i32>)
^bb1(%1: tensor<i32>):
  %n = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%1 : tensor<i32>) outs(%a : tensor<i32>) {
     ^bb0(%x: i32, %y: i32): %s = arith.addi %x, %x : i32
     linalg.yield %s : i32 } -> tensor<i32>
  cf.cond_br %c, ^bb1(%n : tensor<i32>), ^bb2
^bb2:
  return %n : tensor<i32>
}
// -----
#map = affine_map<() -> ()>
func.func @f4(%a: tensor<i32>, %c: tensor<i1>, %d: tensor<i32>) -> tensor<i32> {
  %n = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%c : tensor<i1>) outs(%c : tensor<i1>) {
     ^bb0(%x: i1, %y: i1): %s = arith.xori %x, %x : i1
     linalg.yield %s : i1 } -> tensor<i1>
  %n2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%c : tensor<i1>) outs(%a : tensor<i32>) {
     ^bb0(%x: i1, %y: i32): linalg.yield %y : i32 } -> tensor<i32>
  %e = tensor.extract %n[] : tensor<i1>
  %f = arith.andi %e, %e : i1
  cf.cond_br %f, ^bb1(%n2, %a : tensor<i32>, tensor<i32>), ^bb2
^bb1(%1: tensor<i32>, %2: tensor<i32>):
  cf.br ^bb2
^bb2:
  return %n2 : tensor<i32>
}
// -----
#map = affine_map<() -> ()>
func.func @g1(%a: tensor<i32>, %c: i1, %d: tensor<i32>) -> tensor<i32> {
  cf.cond_br %c, ^bb1(%a : tensor<i32>), ^bb1(%d : tensor<i32>)
^bb1(%1: tensor<i32>):
  %n = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%1 : tensor<i32>) outs(%a : tensor<i32>) {
     ^bb0(%x: i32, %y: i32): %s = arith.addi %x, %x : i32
     linalg.yield %s : i32 } -> tensor<i32>
  cf.cond_br %c, ^bb2(%1 : tensor<i32>), ^bb2(%d : tensor<i32>)
^bb2(%2: tensor<i32>):
  %q = "foo.two"(%n, %2) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  return %q : tensor<i32>
}
// -----
#map = affine_map<() -> ()>
func.func @g3(%a: tensor<i32>, %c: i1, %d: tensor<i32>) -> tensor<i32> {
  %n = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%a : tensor<i32>) outs(%a : tensor<i32>) {
     ^bb0(%x: i32, %y: i32): %s = arith.addi %x, %x : i32
     linalg.yield %s : i32 } -> tensor<i32>
  %n2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%n : tensor<i32>) outs(%n : tensor<i32>) {
     ^bb0(%x: i32, %y: i32): %s = arith.addi %x, %y : i32
     linalg.yield %s : i32 } -> tensor<i32>
  cf.cond_br %c, ^bb1(%n : tensor<i32>), ^bb1(%d : tensor<i32>)
^bb1(%1: tensor<i32>):
  %q = "foo.two"(%1, %n2) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  cf.cond_br %c, ^bb2(%1 : tensor<i32>), ^bb2(%a : tensor<i32>)
^bb2(%2: tensor<i32>):
  return %2 : tensor<i32>
}
// -----
#map = affine_map<() -> ()>
func.func @g4(%a: tensor<i32>, %c: i1, %d: tensor<i32>) -> i32 {
  %e = tensor.extract %a[] : tensor<i32>
  %z = arith.constant 0 : i32
  cf.cond_br %c, ^bb1(%e : i32), ^bb1(%z : i32)
^bb1(%1: i32):
  %k = tensor.from_elements %1 : tensor<i32>
  %n = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%k : tensor<i32>) outs(%a : tensor<i32>) {
     ^bb0(%x: i32, %y: i32): %s = arith.addi %x, %x : i32
     linalg.yield %s : i32 } -> tensor<i32>
  %q = tensor.extract %n[] : tensor<i32>
  return %q : i32
}
// -----
func.func private @use(index)
func.func @o(%n: index) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  func.call @use(%c0) : (index) -> ()
  func.call @use(%c3) : (index) -> ()
  return
}
// -----
func.func private @use(index)
func.func @o(%n: index) {
  func.call @use(%n) : (index) -> ()
  %c0 = arith.constant 0 : index
  func.call @use(%c0) : (index) -> ()
  %c3 = arith.constant 3 : index
  func.call @use(%c3) : (index) -> ()
  %c5 = arith.addi %c3, %c3 : index
  func.call @use(%c5) : (index) -> ()
  return
}
// -----
func.func private @use(index)
func.func @o(%n: index) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c0_2 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  func.call @use(%c0) : (index) -> ()
  %c7 = arith.constant 7 : index
  scf.for %i = %c0 to %c3 step %c5 {
    %c9 = arith.constant 9 : index
    func.call @use(%c9) : (index) -> ()
    %c3_3 = arith.constant 3 : index
    func.call @use(%c3_3) : (index) -> ()
  }
  func.call @use(%c0_2) : (index) -> ()
  func.call @use(%c7) : (index) -> ()
  %c8 = arith.addi %c7, %c7 : index
  func.call @use(%c8) : (index) -> ()
  return
}
