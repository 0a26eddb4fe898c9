// RUN: %python %S/../../tools/compare-ir -q -v -j 1 --jig jig %s
// Instructions of single machines: intrinsics of arm_neon, arm_sve, amx and x86vector.

llvm.func @neon(%a: vector<8xi8>, %b: vector<4xi16>, %c: vector<2xi32>, %d: vector<16xi8>, %e: vector<4xi32>, %f: vector<4xf32>, %g: vector<8xbf16>, %h: vector<2xi32>, %i: vector<8xi8>) {
  %0 = arm_neon.intr.smull %a, %a : vector<8xi8> to vector<8xi16>
  %1 = arm_neon.intr.smull %b, %b : vector<4xi16> to vector<4xi32>
  %2 = arm_neon.intr.smull %c, %c : vector<2xi32> to vector<2xi64>
  %3 = arm_neon.intr.sdot %e, %d, %d : vector<16xi8>, vector<16xi8> to vector<4xi32>
  %4 = arm_neon.intr.sdot %h, %i, %i : vector<8xi8>, vector<8xi8> to vector<2xi32>
  %5 = arm_neon.intr.smmla %e, %d, %d : vector<16xi8> to vector<4xi32>
  %6 = arm_neon.intr.ummla %e, %d, %d : vector<16xi8> to vector<4xi32>
  %7 = arm_neon.intr.usmmla %e, %d, %d : vector<16xi8> to vector<4xi32>
  %8 = arm_neon.intr.bfmmla %f, %g, %g : vector<8xbf16> to vector<4xf32>
  llvm.return
}

llvm.func @bf16(%a: vector<[4]xi32>, %b: vector<[4]xi1>, %f: vector<[4]xf32>, %g: vector<[8]xbf16>) {
  %0 = "arm_sve.intr.bfmmla"(%f, %g, %g) : (vector<[4]xf32>, vector<[8]xbf16>, vector<[8]xbf16>) -> vector<[4]xf32>
  llvm.return
}

llvm.func @dots(%arg0: vector<[4]xi32>, %arg1: vector<[16]xi8>, %arg2: vector<[16]xi8>, %arg3: vector<[4]xf32>, %arg4: vector<[8]xbf16>, %arg5: vector<[2]xi64>, %arg6: vector<[8]xi16>) -> vector<[4]xi32> {
  %0 = "arm_sve.intr.sdot"(%arg0, %arg1, %arg2) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
  %1 = "arm_sve.intr.udot"(%0, %arg1, %arg2) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
  %2 = "arm_sve.intr.smmla"(%1, %arg1, %arg2) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
  %3 = "arm_sve.intr.ummla"(%2, %arg1, %arg2) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
  %4 = "arm_sve.intr.usmmla"(%3, %arg1, %arg2) {x = 1 : i32} : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
  llvm.return %4 : vector<[4]xi32>
}
llvm.func @masked(%arg0: vector<[4]xi1>, %arg1: vector<[4]xi32>, %arg2: vector<[4]xf32>) -> !llvm.struct<(vector<[4]xi32>, vector<[4]xf32>)> {
  %0 = "arm_sve.intr.add"(%arg0, %arg1, %arg1) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  %1 = "arm_sve.intr.sub"(%arg0, %0, %arg1) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  %2 = "arm_sve.intr.mul"(%arg0, %1, %arg1) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  %3 = "arm_sve.intr.sdiv"(%arg0, %2, %arg1) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  %4 = "arm_sve.intr.udiv"(%arg0, %3, %arg1) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  %5 = "arm_sve.intr.fadd"(%arg0, %arg2, %arg2) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
  %6 = "arm_sve.intr.fsub"(%arg0, %5, %arg2) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
  %7 = "arm_sve.intr.fmul"(%arg0, %6, %arg2) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
  %8 = "arm_sve.intr.fdiv"(%arg0, %7, %arg2) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
  %9 = llvm.mlir.poison : !llvm.struct<(vector<[4]xi32>, vector<[4]xf32>)>
  %10 = llvm.insertvalue %4, %9[0] : !llvm.struct<(vector<[4]xi32>, vector<[4]xf32>)> 
  %11 = llvm.insertvalue %8, %10[1] : !llvm.struct<(vector<[4]xi32>, vector<[4]xf32>)> 
  llvm.return %11 : !llvm.struct<(vector<[4]xi32>, vector<[4]xf32>)>
}
llvm.func @svbool(%arg0: vector<[4]xi1>, %arg1: !llvm.array<2 x array<3 x vector<[8]xi1>>>, %arg2: vector<[16]xi1>, %arg3: !llvm.array<2 x vector<[16]xi1>>) -> !llvm.struct<(vector<[16]xi1>, array<2 x array<3 x vector<[16]xi1>>>, vector<[2]xi1>, array<2 x vector<[1]xi1>>)> {
  %0 = llvm.mlir.constant(dense<false> : vector<[16]xi1>) : vector<[16]xi1>
  %1 = "arm_sve.intr.convert.to.svbool"(%arg0) : (vector<[4]xi1>) -> vector<[16]xi1>
  %2 = llvm.mlir.constant(dense<false> : vector<2x3x[16]xi1>) : !llvm.array<2 x array<3 x vector<[16]xi1>>>
  %3 = llvm.extractvalue %arg1[0, 0] : !llvm.array<2 x array<3 x vector<[8]xi1>>> 
  %4 = "arm_sve.intr.convert.to.svbool"(%3) : (vector<[8]xi1>) -> vector<[16]xi1>
  %5 = llvm.insertvalue %4, %2[0, 0] : !llvm.array<2 x array<3 x vector<[16]xi1>>> 
  %6 = llvm.extractvalue %arg1[0, 1] : !llvm.array<2 x array<3 x vector<[8]xi1>>> 
  %7 = "arm_sve.intr.convert.to.svbool"(%6) : (vector<[8]xi1>) -> vector<[16]xi1>
  %8 = llvm.insertvalue %7, %5[0, 1] : !llvm.array<2 x array<3 x vector<[16]xi1>>> 
  %9 = llvm.extractvalue %arg1[0, 2] : !llvm.array<2 x array<3 x vector<[8]xi1>>> 
  %10 = "arm_sve.intr.convert.to.svbool"(%9) : (vector<[8]xi1>) -> vector<[16]xi1>
  %11 = llvm.insertvalue %10, %8[0, 2] : !llvm.array<2 x array<3 x vector<[16]xi1>>> 
  %12 = llvm.extractvalue %arg1[1, 0] : !llvm.array<2 x array<3 x vector<[8]xi1>>> 
  %13 = "arm_sve.intr.convert.to.svbool"(%12) : (vector<[8]xi1>) -> vector<[16]xi1>
  %14 = llvm.insertvalue %13, %11[1, 0] : !llvm.array<2 x array<3 x vector<[16]xi1>>> 
  %15 = llvm.extractvalue %arg1[1, 1] : !llvm.array<2 x array<3 x vector<[8]xi1>>> 
  %16 = "arm_sve.intr.convert.to.svbool"(%15) : (vector<[8]xi1>) -> vector<[16]xi1>
  %17 = llvm.insertvalue %16, %14[1, 1] : !llvm.array<2 x array<3 x vector<[16]xi1>>> 
  %18 = llvm.extractvalue %arg1[1, 2] : !llvm.array<2 x array<3 x vector<[8]xi1>>> 
  %19 = "arm_sve.intr.convert.to.svbool"(%18) : (vector<[8]xi1>) -> vector<[16]xi1>
  %20 = llvm.insertvalue %19, %17[1, 2] : !llvm.array<2 x array<3 x vector<[16]xi1>>> 
  %21 = llvm.mlir.constant(dense<false> : vector<[2]xi1>) : vector<[2]xi1>
  %22 = "arm_sve.intr.convert.from.svbool"(%arg2) : (vector<[16]xi1>) -> vector<[2]xi1>
  %23 = llvm.mlir.constant(dense<false> : vector<2x[1]xi1>) : !llvm.array<2 x vector<[1]xi1>>
  %24 = llvm.extractvalue %arg3[0] : !llvm.array<2 x vector<[16]xi1>> 
  %25 = "arm_sve.intr.convert.from.svbool"(%24) : (vector<[16]xi1>) -> vector<[1]xi1>
  %26 = llvm.insertvalue %25, %23[0] : !llvm.array<2 x vector<[1]xi1>> 
  %27 = llvm.extractvalue %arg3[1] : !llvm.array<2 x vector<[16]xi1>> 
  %28 = "arm_sve.intr.convert.from.svbool"(%27) : (vector<[16]xi1>) -> vector<[1]xi1>
  %29 = llvm.insertvalue %28, %26[1] : !llvm.array<2 x vector<[1]xi1>> 
  %30 = llvm.mlir.poison : !llvm.struct<(vector<[16]xi1>, array<2 x array<3 x vector<[16]xi1>>>, vector<[2]xi1>, array<2 x vector<[1]xi1>>)>
  %31 = llvm.insertvalue %1, %30[0] : !llvm.struct<(vector<[16]xi1>, array<2 x array<3 x vector<[16]xi1>>>, vector<[2]xi1>, array<2 x vector<[1]xi1>>)> 
  %32 = llvm.insertvalue %20, %31[1] : !llvm.struct<(vector<[16]xi1>, array<2 x array<3 x vector<[16]xi1>>>, vector<[2]xi1>, array<2 x vector<[1]xi1>>)> 
  %33 = llvm.insertvalue %22, %32[2] : !llvm.struct<(vector<[16]xi1>, array<2 x array<3 x vector<[16]xi1>>>, vector<[2]xi1>, array<2 x vector<[1]xi1>>)> 
  %34 = llvm.insertvalue %29, %33[3] : !llvm.struct<(vector<[16]xi1>, array<2 x array<3 x vector<[16]xi1>>>, vector<[2]xi1>, array<2 x vector<[1]xi1>>)> 
  llvm.return %34 : !llvm.struct<(vector<[16]xi1>, array<2 x array<3 x vector<[16]xi1>>>, vector<[2]xi1>, array<2 x vector<[1]xi1>>)>
}
llvm.func @zips(%arg0: vector<[4]xi32>, %arg1: vector<[8]xbf16>) -> !llvm.struct<(vector<[4]xi32>, vector<[8]xbf16>)> {
  %0 = "arm_sve.intr.zip.x2"(%arg0, %arg0) : (vector<[4]xi32>, vector<[4]xi32>) -> !llvm.struct<(vector<[4]xi32>, vector<[4]xi32>)>
  %1 = llvm.extractvalue %0[0] : !llvm.struct<(vector<[4]xi32>, vector<[4]xi32>)> 
  %2 = llvm.extractvalue %0[1] : !llvm.struct<(vector<[4]xi32>, vector<[4]xi32>)> 
  %3 = "arm_sve.intr.zip.x4"(%arg1, %arg1, %arg1, %arg1) : (vector<[8]xbf16>, vector<[8]xbf16>, vector<[8]xbf16>, vector<[8]xbf16>) -> !llvm.struct<(vector<[8]xbf16>, vector<[8]xbf16>, vector<[8]xbf16>, vector<[8]xbf16>)>
  %4 = llvm.extractvalue %3[0] : !llvm.struct<(vector<[8]xbf16>, vector<[8]xbf16>, vector<[8]xbf16>, vector<[8]xbf16>)> 
  %5 = llvm.extractvalue %3[1] : !llvm.struct<(vector<[8]xbf16>, vector<[8]xbf16>, vector<[8]xbf16>, vector<[8]xbf16>)> 
  %6 = llvm.extractvalue %3[2] : !llvm.struct<(vector<[8]xbf16>, vector<[8]xbf16>, vector<[8]xbf16>, vector<[8]xbf16>)> 
  %7 = llvm.extractvalue %3[3] : !llvm.struct<(vector<[8]xbf16>, vector<[8]xbf16>, vector<[8]xbf16>, vector<[8]xbf16>)> 
  %8 = "arm_sve.intr.dupq_lane"(%2) <{lane = 3 : i64}> : (vector<[4]xi32>) -> vector<[4]xi32>
  %9 = llvm.mlir.poison : !llvm.struct<(vector<[4]xi32>, vector<[8]xbf16>)>
  %10 = llvm.insertvalue %8, %9[0] : !llvm.struct<(vector<[4]xi32>, vector<[8]xbf16>)> 
  %11 = llvm.insertvalue %7, %10[1] : !llvm.struct<(vector<[4]xi32>, vector<[8]xbf16>)> 
  llvm.return %11 : !llvm.struct<(vector<[4]xi32>, vector<[8]xbf16>)>
}
llvm.func @psel(%arg0: vector<[4]xi1>, %arg1: vector<[8]xi1>, %arg2: i64) -> !llvm.struct<(vector<[4]xi1>, vector<[16]xi1>, i64)> {
  %0 = "arm_sve.intr.convert.to.svbool"(%arg0) : (vector<[4]xi1>) -> vector<[16]xi1>
  %1 = llvm.trunc %arg2 : i64 to i32
  %2 = "arm_sve.intr.psel"(%0, %arg1, %1) : (vector<[16]xi1>, vector<[8]xi1>, i32) -> vector<[16]xi1>
  %3 = "arm_sve.intr.convert.from.svbool"(%2) : (vector<[16]xi1>) -> vector<[4]xi1>
  %4 = llvm.mlir.constant(dense<false> : vector<[16]xi1>) : vector<[16]xi1>
  %5 = "arm_sve.intr.convert.to.svbool"(%arg0) : (vector<[4]xi1>) -> vector<[16]xi1>
  %6 = "arm_sve.intr.convert.to.svbool"(%5) : (vector<[16]xi1>) -> vector<[16]xi1>
  %7 = llvm.trunc %arg2 : i64 to i32
  %8 = "arm_sve.intr.psel"(%6, %arg1, %7) : (vector<[16]xi1>, vector<[8]xi1>, i32) -> vector<[16]xi1>
  %9 = "arm_sve.intr.convert.from.svbool"(%8) : (vector<[16]xi1>) -> vector<[16]xi1>
  %10 = llvm.mlir.poison : !llvm.struct<(vector<[4]xi1>, vector<[16]xi1>, i64)>
  %11 = llvm.insertvalue %3, %10[0] : !llvm.struct<(vector<[4]xi1>, vector<[16]xi1>, i64)> 
  %12 = llvm.insertvalue %9, %11[1] : !llvm.struct<(vector<[4]xi1>, vector<[16]xi1>, i64)> 
  %13 = llvm.insertvalue %arg2, %12[2] : !llvm.struct<(vector<[4]xi1>, vector<[16]xi1>, i64)> 
  llvm.return %13 : !llvm.struct<(vector<[4]xi1>, vector<[16]xi1>, i64)>
}
llvm.func @masks(%arg0: i64, %arg1: i64) -> !llvm.struct<(vector<[4]xi1>, vector<[16]xi1>, vector<[32]xi1>, array<3 x vector<[4]xi1>>, vector<[3]xi1>, vector<4xi1>)> {
  %0 = llvm.mlir.constant(dense<[0, 1, 2, 3]> : vector<4xi32>) : vector<4xi32>
  %1 = llvm.mlir.constant(2 : index) : i64
  %2 = llvm.mlir.constant(1 : index) : i64
  %3 = llvm.mlir.constant(0 : index) : i64
  %4 = llvm.mlir.constant(dense<false> : vector<3x[4]xi1>) : !llvm.array<3 x vector<[4]xi1>>
  %5 = llvm.mlir.constant(dense<false> : vector<[4]xi1>) : vector<[4]xi1>
  %6 = llvm.mlir.zero : i64
  %7 = "arm_sve.intr.whilelt"(%6, %arg0) : (i64, i64) -> vector<[4]xi1>
  %8 = llvm.mlir.zero : i64
  %9 = "arm_sve.intr.whilelt"(%8, %arg0) : (i64, i64) -> vector<[16]xi1>
  %10 = llvm.intr.stepvector : vector<[32]xi32>
  %11 = llvm.trunc %arg0 : i64 to i32
  %12 = llvm.mlir.poison : vector<[32]xi32>
  %13 = llvm.mlir.constant(0 : i32) : i32
  %14 = llvm.insertelement %11, %12[%13 : i32] : vector<[32]xi32>
  %15 = llvm.shufflevector %14, %12 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<[32]xi32> 
  %16 = llvm.icmp "slt" %10, %15 : vector<[32]xi32>
  %17 = llvm.mlir.zero : i64
  %18 = "arm_sve.intr.whilelt"(%17, %arg1) : (i64, i64) -> vector<[4]xi1>
  %19 = llvm.icmp "sgt" %arg0, %3 : i64
  %20 = llvm.select %19, %18, %5 : i1, vector<[4]xi1>
  %21 = llvm.insertvalue %20, %4[0] : !llvm.array<3 x vector<[4]xi1>> 
  %22 = llvm.icmp "sgt" %arg0, %2 : i64
  %23 = llvm.select %22, %18, %5 : i1, vector<[4]xi1>
  %24 = llvm.insertvalue %23, %21[1] : !llvm.array<3 x vector<[4]xi1>> 
  %25 = llvm.icmp "sgt" %arg0, %1 : i64
  %26 = llvm.select %25, %18, %5 : i1, vector<[4]xi1>
  %27 = llvm.insertvalue %26, %24[2] : !llvm.array<3 x vector<[4]xi1>> 
  %28 = llvm.intr.stepvector : vector<[3]xi32>
  %29 = llvm.trunc %arg0 : i64 to i32
  %30 = llvm.mlir.poison : vector<[3]xi32>
  %31 = llvm.mlir.constant(0 : i32) : i32
  %32 = llvm.insertelement %29, %30[%31 : i32] : vector<[3]xi32>
  %33 = llvm.shufflevector %32, %30 [0, 0, 0] : vector<[3]xi32> 
  %34 = llvm.icmp "slt" %28, %33 : vector<[3]xi32>
  %35 = llvm.trunc %arg0 : i64 to i32
  %36 = llvm.mlir.poison : vector<4xi32>
  %37 = llvm.mlir.constant(0 : i32) : i32
  %38 = llvm.insertelement %35, %36[%37 : i32] : vector<4xi32>
  %39 = llvm.shufflevector %38, %36 [0, 0, 0, 0] : vector<4xi32> 
  %40 = llvm.icmp "sgt" %39, %0 : vector<4xi32>
  %41 = llvm.mlir.poison : !llvm.struct<(vector<[4]xi1>, vector<[16]xi1>, vector<[32]xi1>, array<3 x vector<[4]xi1>>, vector<[3]xi1>, vector<4xi1>)>
  %42 = llvm.insertvalue %7, %41[0] : !llvm.struct<(vector<[4]xi1>, vector<[16]xi1>, vector<[32]xi1>, array<3 x vector<[4]xi1>>, vector<[3]xi1>, vector<4xi1>)> 
  %43 = llvm.insertvalue %9, %42[1] : !llvm.struct<(vector<[4]xi1>, vector<[16]xi1>, vector<[32]xi1>, array<3 x vector<[4]xi1>>, vector<[3]xi1>, vector<4xi1>)> 
  %44 = llvm.insertvalue %16, %43[2] : !llvm.struct<(vector<[4]xi1>, vector<[16]xi1>, vector<[32]xi1>, array<3 x vector<[4]xi1>>, vector<[3]xi1>, vector<4xi1>)> 
  %45 = llvm.insertvalue %27, %44[3] : !llvm.struct<(vector<[4]xi1>, vector<[16]xi1>, vector<[32]xi1>, array<3 x vector<[4]xi1>>, vector<[3]xi1>, vector<4xi1>)> 
  %46 = llvm.insertvalue %34, %45[4] : !llvm.struct<(vector<[4]xi1>, vector<[16]xi1>, vector<[32]xi1>, array<3 x vector<[4]xi1>>, vector<[3]xi1>, vector<4xi1>)> 
  %47 = llvm.insertvalue %40, %46[5] : !llvm.struct<(vector<[4]xi1>, vector<[16]xi1>, vector<[32]xi1>, array<3 x vector<[4]xi1>>, vector<[3]xi1>, vector<4xi1>)> 
  llvm.return %47 : !llvm.struct<(vector<[4]xi1>, vector<[16]xi1>, vector<[32]xi1>, array<3 x vector<[4]xi1>>, vector<[3]xi1>, vector<4xi1>)>
}

llvm.func @zero(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64) {
  %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
  %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
  %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
  %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
  %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
  %5 = llvm.insertvalue %arg5, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
  %6 = llvm.insertvalue %arg4, %5[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
  %7 = llvm.insertvalue %arg6, %6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
  %8 = llvm.mlir.constant(16 : i16) : i16
  %9 = llvm.mlir.constant(64 : i16) : i16
  %10 = llvm.call_intrinsic "llvm.x86.tilezero.internal"(%8, %9) : (i16, i16) -> !llvm.x86_amx
  %11 = llvm.mlir.constant(16 : i16) : i16
  %12 = llvm.mlir.constant(64 : i16) : i16
  %13 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
  %14 = llvm.extractvalue %7[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
  %15 = llvm.mul %arg7, %14 : i64
  %16 = llvm.add %15, %arg7 : i64
  %17 = llvm.getelementptr %13[%16] : (!llvm.ptr, i64) -> !llvm.ptr, bf16
  %18 = llvm.extractvalue %7[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
  %19 = llvm.mlir.constant(2 : i64) : i64
  %20 = llvm.mul %19, %18 : i64
  %21 = llvm.call_intrinsic "llvm.x86.tileloadd64.internal"(%11, %12, %17, %20) : (i16, i16, !llvm.ptr, i64) -> !llvm.x86_amx
  %22 = llvm.mlir.constant(16 : i16) : i16
  %23 = llvm.mlir.constant(64 : i16) : i16
  %24 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
  %25 = llvm.extractvalue %7[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
  %26 = llvm.mul %arg7, %25 : i64
  %27 = llvm.add %26, %arg7 : i64
  %28 = llvm.getelementptr %24[%27] : (!llvm.ptr, i64) -> !llvm.ptr, bf16
  %29 = llvm.mlir.constant(2 : i64) : i64
  %30 = llvm.mul %29, %arg7 : i64
  %31 = llvm.call_intrinsic "llvm.x86.tileloadd64.internal"(%22, %23, %28, %30) : (i16, i16, !llvm.ptr, i64) -> !llvm.x86_amx
  %32 = llvm.mlir.constant(16 : i16) : i16
  %33 = llvm.mlir.constant(64 : i16) : i16
  %34 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
  %35 = llvm.extractvalue %7[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
  %36 = llvm.mul %arg7, %35 : i64
  %37 = llvm.add %36, %arg7 : i64
  %38 = llvm.getelementptr %34[%37] : (!llvm.ptr, i64) -> !llvm.ptr, bf16
  %39 = llvm.extractvalue %7[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
  %40 = llvm.mlir.constant(2 : i64) : i64
  %41 = llvm.mul %40, %39 : i64
  llvm.call_intrinsic "llvm.x86.tilestored64.internal"(%32, %33, %38, %41, %31) : (i16, i16, !llvm.ptr, i64, !llvm.x86_amx) -> ()
  %42 = llvm.mlir.constant(16 : i16) : i16
  %43 = llvm.mlir.constant(64 : i16) : i16
  %44 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
  %45 = llvm.extractvalue %7[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
  %46 = llvm.mul %arg7, %45 : i64
  %47 = llvm.add %46, %arg7 : i64
  %48 = llvm.getelementptr %44[%47] : (!llvm.ptr, i64) -> !llvm.ptr, bf16
  %49 = llvm.mlir.constant(2 : i64) : i64
  %50 = llvm.mul %49, %arg7 : i64
  llvm.call_intrinsic "llvm.x86.tilestored64.internal"(%42, %43, %48, %50, %31) : (i16, i16, !llvm.ptr, i64, !llvm.x86_amx) -> ()
  llvm.return
}
llvm.func @loop(%arg0: i64, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64) {
  %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
  %1 = llvm.insertvalue %arg1, %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
  %2 = llvm.insertvalue %arg2, %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
  %3 = llvm.insertvalue %arg3, %2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
  %4 = llvm.insertvalue %arg4, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
  %5 = llvm.insertvalue %arg6, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
  %6 = llvm.insertvalue %arg5, %5[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
  %7 = llvm.insertvalue %arg7, %6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
  %8 = llvm.mlir.constant(0 : index) : i64
  %9 = llvm.mlir.constant(1 : index) : i64
  %10 = llvm.mlir.constant(16 : i16) : i16
  %11 = llvm.mlir.constant(64 : i16) : i16
  %12 = llvm.call_intrinsic "llvm.x86.tilezero.internal"(%10, %11) : (i16, i16) -> !llvm.x86_amx
  llvm.br ^bb1(%8, %12 : i64, !llvm.x86_amx)
^bb1(%13: i64, %14: !llvm.x86_amx):  // 2 preds: ^bb0, ^bb2
  %15 = llvm.icmp "slt" %13, %arg0 : i64
  llvm.cond_br %15, ^bb2, ^bb3
^bb2:  // pred: ^bb1
  %16 = llvm.add %13, %9 : i64
  llvm.br ^bb1(%16, %14 : i64, !llvm.x86_amx)
^bb3:  // pred: ^bb1
  %17 = llvm.mlir.constant(16 : i16) : i16
  %18 = llvm.mlir.constant(64 : i16) : i16
  %19 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
  %20 = llvm.mlir.constant(16 : index) : i64
  %21 = llvm.mul %8, %20 : i64
  %22 = llvm.add %21, %8 : i64
  %23 = llvm.getelementptr %19[%22] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %24 = llvm.mlir.constant(64 : i64) : i64
  llvm.call_intrinsic "llvm.x86.tilestored64.internal"(%17, %18, %23, %24, %14) : (i16, i16, !llvm.ptr, i64, !llvm.x86_amx) -> ()
  llvm.return
}

// -----
// REFUSED: is no op of the llvm dialect; the pass convert-vector-to-llvm{enable-arm-sve} lowers those of arm_sve
llvm.func @f(%a: vector<[4]xi32>, %c: vector<[16]xi8>) {
  %0 = arm_sve.sdot %a, %c, %c : vector<[16]xi8> to vector<[4]xi32>
  llvm.return
}
