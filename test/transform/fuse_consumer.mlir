// Consumers in the loops that make what they use.
// RUN: jig apply %s --script %S/Inputs/consumer_forall.mlir --quiet | FileCheck %s --check-prefix=FORALL
// RUN: jig apply %s --script %S/Inputs/consumer_for.mlir --quiet | FileCheck %s --check-prefix=FOR
// RUN: jig apply %s --script %S/Inputs/consumer_around.mlir --quiet | FileCheck %s --check-prefix=AROUND
// RUN: not jig apply %s --script %S/Inputs/consumer_same_tile.mlir --quiet 2>&1 | FileCheck %s --check-prefix=SAME
// RUN: jig eval %s | FileCheck %s --check-prefix=NUM
// RUN: jig eval %s --script %S/Inputs/consumer_forall.mlir | FileCheck %s --check-prefix=NUM
// RUN: jig eval %s --script %S/Inputs/consumer_threads.mlir | FileCheck %s --check-prefix=NUM
// RUN: jig eval %s --script %S/Inputs/consumer_for.mlir | FileCheck %s --check-prefix=NUM
// RUN: jig eval %s --script %S/Inputs/consumer_around.mlir | FileCheck %s --check-prefix=NUM

// Both operands are of the loops; the destination is made behind them, of what a fill writes, and moves before them.
// FORALL: linalg.fill
// FORALL: linalg.fill
// FORALL: %[[L:.*]]:2 = scf.forall {{.*}} shared_outs(%{{.*}} = %{{.*}}, %[[O:.*]] = %{{.*}})
// FORALL: %[[M:.*]] = linalg.matmul
// FORALL: %[[S:.*]] = tensor.extract_slice %[[O]]
// FORALL: %[[R:.*]] = linalg.generic {{.*}} ins(%[[M]], %[[M]] : {{.*}}) outs(%[[S]] : {{.*}}) attrs = {c, fused}
// FORALL: tensor.parallel_insert_slice %[[M]]
// FORALL: tensor.parallel_insert_slice %[[R]] into %[[O]]
// FORALL: } {outer}
// FORALL: return %[[L]]#1

// FOR: scf.for {{.*}} iter_args(%[[A:.*]] = %{{.*}}, %[[B:.*]] = %{{.*}}) -> (tensor<10x12xf32>, tensor<10x12xf32>)
// FOR: %[[I:.*]]:2 = scf.for {{.*}} iter_args(%[[A1:.*]] = %[[A]], %[[B1:.*]] = %[[B]])
// FOR: %[[M:.*]] = linalg.matmul
// FOR: %[[X:.*]] = tensor.insert_slice %[[M]] into %[[A1]]
// FOR: %[[R:.*]] = linalg.generic {{.*}} ins(%[[M]], %[[M]]
// FOR: %[[Y:.*]] = tensor.insert_slice %[[R]] into %[[B1]]
// FOR: scf.yield %[[X]], %[[Y]]
// FOR: {followed, inner}
// FOR: scf.yield %[[I]]#0, %[[I]]#1
// FOR: {outer}

// Where a tile is complete after the loops inside it is taken from what they made.
// AROUND: scf.for
// AROUND: scf.for
// AROUND: %[[K:.*]] = scf.for
// AROUND: linalg.matmul
// AROUND: scf.yield
// AROUND: tensor.extract_slice %[[K]]
// AROUND: tensor.extract_slice %[[K]]
// AROUND: linalg.generic
// AROUND: {around}
// AROUND: {around}

// SAME: error: could not fuse the consumer into the loops
// SAME: note: iterations of this loop write the same tile: what uses it goes into the loops around

// NUM: dense<"0x004002C2004002C2004002C2004002C2004002C2004002C2004002C2004002C2004002C2004002C2004002C2004002C2000078C1000068C1000058C1000048C1000038C1000028C1000018C1000008C10000F0C00000D0C00000B0C0000090C0000092C0000024C0000010BF0000B83F00005C400000AE400000EE400000174100003741000057410000774100808B410000803E000050400000C840000014410000444100007441000092410000AA410000C2410000DA410000F24100000542000088BF00003C400000DE4000002F4100006F41008097410080B7410080D7410080F74100C00B4200C01B4200C02B42000008C1000060C00000C03F0000D04000003841000084410000AC410000D4410000FC41000012420000264200003A420080B0C1008080C1000021C1000082C00000F83F0000FE4000005F4100809F410080CF410080FF4100C0174200C02F42000027C200000BC20000DEC10000A6C100005CC10000D8C00000803E0000E840000064410000AA410000E24100000D42002087C200406EC200404EC200402EC200400EC20080DCC100809CC1000039C1000064C000008E40000047410080A3410000C7C20000B5C20000A3C2000091C200007EC200005AC2000036C2000012C20000DCC1000094C1000018C1000000BF"> : tensor<10x12xf32>
#id = affine_map<(i, j) -> (i, j)>
func.func @entry() -> tensor<10x12xf32> {
  %z = arith.constant 0.5 : f32
  %e0 = tensor.empty() : tensor<10x7xf32>
  %a = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} outs(%e0 : tensor<10x7xf32>) {
  ^bb0(%o: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %k = arith.subi %j, %i : index
    %n = arith.index_cast %k : index to i32
    %f = arith.sitofp %n : i32 to f32
    linalg.yield %f : f32
  } -> tensor<10x7xf32>
  %b = arith.constant dense<0.25> : tensor<7x12xf32>
  %e2 = tensor.empty() : tensor<10x12xf32>
  %e1 = linalg.fill ins(%z : f32) outs(%e2 : tensor<10x12xf32>) -> tensor<10x12xf32>
  %m = linalg.matmul {p} ins(%a, %b : tensor<10x7xf32>, tensor<7x12xf32>) outs(%e1 : tensor<10x12xf32>) -> tensor<10x12xf32>
  %e = tensor.empty() : tensor<10x12xf32>
  %d = linalg.fill ins(%z : f32) outs(%e : tensor<10x12xf32>) -> tensor<10x12xf32>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%m, %m : tensor<10x12xf32>, tensor<10x12xf32>) outs(%d : tensor<10x12xf32>) attrs = {c} {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %k = arith.muli %j, %i : index
    %n = arith.index_cast %k : index to i32
    %f = arith.sitofp %n : i32 to f32
    %s = arith.mulf %x, %y : f32
    %t = arith.subf %o, %s : f32
    %u = arith.addf %t, %f : f32
    linalg.yield %u : f32
  } -> tensor<10x12xf32>
  return %r : tensor<10x12xf32>
}
