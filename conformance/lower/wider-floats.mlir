// ARGS: --arith-emulate-unsupported-floats=source-types=bf16,f8E4M3FNUZ --split-input-file
// ARGS: --arith-emulate-unsupported-floats="source-types=f32,bf16 target-type=f64" --split-input-file
// ARGS: --arith-emulate-unsupported-floats
// ARGS: --arith-emulate-unsupported-floats=source-types=bf16,xx
// ARGS: --arith-emulate-unsupported-floats="source-types=bf16 target-type=i32"
// ARGS: --arith-emulate-unsupported-floats=source-types=f32

func.func @a(%a: bf16, %b: f32, %v: vector<4xbf16>, %t: tensor<3xbf16>, %z: f8E4M3FNUZ, %c: i1, %m: memref<4xbf16>) -> bf16 {
  %0 = arith.addf %a, %a fastmath<nnan> : bf16
  %1 = arith.mulf %0, %0 : bf16
  %2 = arith.addf %v, %v {foo} : vector<4xbf16>
  %3 = arith.negf %t : tensor<3xbf16>
  %4 = arith.cmpf ogt, %a, %1 : bf16
  %5 = arith.select %c, %a, %1 : bf16
  %6 = arith.truncf %b : f32 to bf16
  %7 = arith.extf %a : bf16 to f32
  %8 = arith.constant 1.0 : bf16
  %9 = arith.sitofp %c : i1 to bf16
  %10 = arith.fptosi %a : bf16 to i32
  %11 = arith.bitcast %a : bf16 to i16
  %12 = vector.fma %v, %v, %v : vector<4xbf16>
  %13 = vector.reduction <add>, %v : vector<4xbf16> into bf16
  %14 = math.sin %a : bf16
  %15 = arith.addf %z, %z : f8E4M3FNUZ
  %16 = arith.addf %1, %8 : bf16
  return %16 : bf16
}
// -----
func.func @v(%a: vector<4x4xbf16>, %c: vector<4xbf16>, %m: memref<4xbf16>, %i: index) {
  %0 = vector.contract {indexing_maps = [affine_map<(i,k)->(i,k)>, affine_map<(i,k)->(k)>, affine_map<(i,k)->(i)>], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %a, %c, %c : vector<4x4xbf16>, vector<4xbf16> into vector<4xbf16>
  %1 = vector.outerproduct %c, %c, %a : vector<4xbf16>, vector<4xbf16>
  %2 = vector.multi_reduction <mul>, %1, %c [1] : vector<4x4xbf16> to vector<4xbf16>
  %3:2 = vector.scan <add>, %a, %c {inclusive = true, reduction_dim = 0} : vector<4x4xbf16>, vector<4xbf16>
  %4 = vector.load %m[%i] : memref<4xbf16>, vector<4xbf16>
  %5 = vector.broadcast %i : index to vector<4xindex>
  %6 = arith.maxnumf %4, %c : vector<4xbf16>
  %7 = vector.extract %6[0] : bf16 from vector<4xbf16>
  memref.store %7, %m[%i] : memref<4xbf16>
  return
}
// -----
func.func @cf(%a: bf16, %c: i1) -> bf16 {
  cf.cond_br %c, ^bb1(%a: bf16), ^bb2
^bb1(%x: bf16):
  %0 = arith.addf %x, %a : bf16
  return %0 : bf16
^bb2:
  %k = arith.constant dense<1.0> : tensor<2xbf16>
  %1 = arith.addf %k, %k : tensor<2xbf16>
  %2 = scf.if %c -> bf16 { %3 = arith.subf %a, %a : bf16
   scf.yield %3 : bf16 } else { scf.yield %a : bf16 }
  return %2 : bf16
}
// -----
func.func @ct(%a: tensor<?xbf16>, %b: tensor<*xbf16>) {
  %0 = arith.addf %a, %a : tensor<?xbf16>
  %1 = arith.addf %b, %b : tensor<*xbf16>
  %2 = arith.remf %a, %a : tensor<?xbf16>
  %3 = arith.cmpf oeq, %a, %a : tensor<?xbf16>
  %4 = arith.uitofp %3 : tensor<?xi1> to tensor<?xbf16>
  %5 = arith.convertf %a : tensor<?xbf16> to tensor<?xf16>
  return
}
// -----
func.func @sc(%a: vector<[4]xbf16>, %b: vector<[4]xf16>, %s: f8E8M0FNU, %q: bf16) {
  %0 = arith.addf %a, %a : vector<[4]xbf16>
  %1 = arith.minimumf %a, %a fastmath<fast> : vector<[4]xbf16>
  %2 = arith.scaling_truncf %q, %s : bf16, f8E8M0FNU to f4E2M1FN
  return
}
