// ARGS: --convert-elementwise-to-linalg --split-input-file
func.func @ew(%a: tensor<4x?xf32>, %b: tensor<4x?xf32>, %c: tensor<4x?xi1>) -> (tensor<4x?xf32>, tensor<4x?xi1>, tensor<4x?xf32>, tensor<4x?xf32>) {
  %0 = arith.addf %a, %b : tensor<4x?xf32>
  %1 = arith.cmpf olt, %a, %b : tensor<4x?xf32>
  %2 = arith.select %1, %a, %b : tensor<4x?xi1>, tensor<4x?xf32>
  %3 = math.exp %0 {foo = 1 : i32} : tensor<4x?xf32>
  return %0, %1, %2, %3 : tensor<4x?xf32>, tensor<4x?xi1>, tensor<4x?xf32>, tensor<4x?xf32>
}
func.func @scalar_cond(%a: tensor<4xf32>, %b: tensor<4xf32>, %c: i1) -> tensor<4xf32> {
  %2 = arith.select %c, %a, %b : tensor<4xf32>
  return %2: tensor<4xf32>
}
func.func @ranks(%a: tensor<f32>, %b: tensor<*xf32>, %v: vector<4xf32>, %s: f32, %e: tensor<2xi8>, %z: tensor<4xf32, "enc">) -> (tensor<f32>, tensor<*xf32>, vector<4xf32>, f32, tensor<2xi32>, tensor<4xf32, "enc">) {
  %0 = arith.addf %a, %a fastmath<fast> : tensor<f32>
  %1 = arith.addf %b, %b : tensor<*xf32>
  %2 = arith.addf %v, %v : vector<4xf32>
  %3 = arith.addf %s, %s : f32
  %4 = arith.extsi %e : tensor<2xi8> to tensor<2xi32>
  %5 = arith.negf %z : tensor<4xf32, "enc">
  return %0, %1, %2, %3, %4, %5 : tensor<f32>, tensor<*xf32>, vector<4xf32>, f32, tensor<2xi32>, tensor<4xf32, "enc">
}
func.func @const() -> tensor<4xf32> {
  %c = arith.constant dense<1.0> : tensor<4xf32>
  %d = arith.addf %c, %c : tensor<4xf32>
  return %d : tensor<4xf32>
}
// -----
func.func @wide(%a: tensor<4xi8>, %b: tensor<4xi8>) -> (tensor<4xi8>, tensor<4xi8>, tensor<4xi1>) {
  %0, %1 = arith.mulsi_extended %a, %b : tensor<4xi8>
  %2, %3 = arith.addui_extended %a, %b : tensor<4xi8>, tensor<4xi1>
  return %0, %1, %3 : tensor<4xi8>, tensor<4xi8>, tensor<4xi1>
}
func.func @dyn(%a: tensor<?x?xf16>, %i: tensor<?x?xi32>, %v: tensor<?xindex>) -> (tensor<?x?xf32>, tensor<?x?xf16>, tensor<?xi64>, tensor<?x?xi16>) {
  %0 = arith.extf %a : tensor<?x?xf16> to tensor<?x?xf32>
  %1 = math.fma %a, %a, %a : tensor<?x?xf16>
  %2 = arith.index_cast %v : tensor<?xindex> to tensor<?xi64>
  %3 = arith.bitcast %1 : tensor<?x?xf16> to tensor<?x?xi16>
  %4 = math.fpowi %0, %i : tensor<?x?xf32>, tensor<?x?xi32>
  %n = math.absi %i : tensor<?x?xi32>
  %5 = arith.cmpi slt, %i, %n : tensor<?x?xi32>
  %6 = arith.select %5, %i, %i : tensor<?x?xi1>, tensor<?x?xi32>
  %7 = arith.trunci %6 : tensor<?x?xi32> to tensor<?x?xi8>
  return %4, %1, %2, %3 : tensor<?x?xf32>, tensor<?x?xf16>, tensor<?xi64>, tensor<?x?xi16>
}
func.func @regions(%x: i1, %a: tensor<2xf32>) -> tensor<2xf32> {
  %r = scf.if %x -> tensor<2xf32> {
    %0 = arith.mulf %a, %a {tag} : tensor<2xf32>
    scf.yield %0 : tensor<2xf32>
  } else {
    %c = arith.constant dense<2.0> : tensor<2xf32>
    %1 = arith.divf %a, %c : tensor<2xf32>
    %2 = arith.maximumf %1, %1 : tensor<2xf32>
    scf.yield %2 : tensor<2xf32>
  }
  return %r : tensor<2xf32>
}
func.func @uses(%v: tensor<*xf32>, %c: tensor<*xi1>, %m: memref<4xf32>) -> tensor<*xf32> {
  %0 = arith.select %c, %v, %v : tensor<*xi1>, tensor<*xf32>
  %1 = math.absf %0 : tensor<*xf32>
  return %1 : tensor<*xf32>
}
func.func @zero(%a: tensor<0x?xi32>) -> tensor<0x?xi32> {
  %z = arith.constant dense<0> : tensor<4xi32>
  %0 = arith.subi %a, %a : tensor<0x?xi32>
  return %0 : tensor<0x?xi32>
}
func.func @cplx(%a: tensor<4xcomplex<f32>>) {
  return
}
// -----
func.func @wide(%a: tensor<4xi8>, %b: tensor<4xi8>, %c: tensor<4xcomplex<f32>>) -> (tensor<4xi8>, tensor<4xi8>, tensor<4xcomplex<f32>>) {
  %0, %1 = arith.mulsi_extended %a, %b : tensor<4xi8>
  %2 = complex.add %c, %c : tensor<4xcomplex<f32>>
  return %0, %1, %2 : tensor<4xi8>, tensor<4xi8>, tensor<4xcomplex<f32>>
}
