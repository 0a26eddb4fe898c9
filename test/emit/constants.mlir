// RUN: %python %S/../../tools/compare-ir -q -v -j 1 --jig jig %s
// Constants of every kind, and what LLVM's builder folds.
llvm.func @integers(%ptr: !llvm.ptr) {
  %a = llvm.mlir.constant(100 : i8) : i8
  %m = llvm.mlir.constant(-128 : i8) : i8
  %n = llvm.mlir.constant(-1 : i8) : i8
  %u = llvm.mlir.undef : i8
  %p = llvm.mlir.poison : i8
  %z = llvm.mlir.zero : i8
  %r0 = llvm.add %a, %a : i8
  llvm.store volatile %r0, %ptr : i8, !llvm.ptr
  %r1 = llvm.add %a, %m : i8
  llvm.store volatile %r1, %ptr : i8, !llvm.ptr
  %r2 = llvm.add %m, %n : i8
  llvm.store volatile %r2, %ptr : i8, !llvm.ptr
  %r3 = llvm.add %a, %z : i8
  llvm.store volatile %r3, %ptr : i8, !llvm.ptr
  %r4 = llvm.add %z, %a : i8
  llvm.store volatile %r4, %ptr : i8, !llvm.ptr
  %r5 = llvm.add %a, %u : i8
  llvm.store volatile %r5, %ptr : i8, !llvm.ptr
  %r6 = llvm.add %u, %a : i8
  llvm.store volatile %r6, %ptr : i8, !llvm.ptr
  %r7 = llvm.add %a, %p : i8
  llvm.store volatile %r7, %ptr : i8, !llvm.ptr
  %r8 = llvm.add %u, %u : i8
  llvm.store volatile %r8, %ptr : i8, !llvm.ptr
  %r9 = llvm.sub %a, %a : i8
  llvm.store volatile %r9, %ptr : i8, !llvm.ptr
  %r10 = llvm.sub %a, %m : i8
  llvm.store volatile %r10, %ptr : i8, !llvm.ptr
  %r11 = llvm.sub %m, %n : i8
  llvm.store volatile %r11, %ptr : i8, !llvm.ptr
  %r12 = llvm.sub %a, %z : i8
  llvm.store volatile %r12, %ptr : i8, !llvm.ptr
  %r13 = llvm.sub %z, %a : i8
  llvm.store volatile %r13, %ptr : i8, !llvm.ptr
  %r14 = llvm.sub %a, %u : i8
  llvm.store volatile %r14, %ptr : i8, !llvm.ptr
  %r15 = llvm.sub %u, %a : i8
  llvm.store volatile %r15, %ptr : i8, !llvm.ptr
  %r16 = llvm.sub %a, %p : i8
  llvm.store volatile %r16, %ptr : i8, !llvm.ptr
  %r17 = llvm.sub %u, %u : i8
  llvm.store volatile %r17, %ptr : i8, !llvm.ptr
  %r18 = llvm.mul %a, %a : i8
  llvm.store volatile %r18, %ptr : i8, !llvm.ptr
  %r19 = llvm.mul %a, %m : i8
  llvm.store volatile %r19, %ptr : i8, !llvm.ptr
  %r20 = llvm.mul %m, %n : i8
  llvm.store volatile %r20, %ptr : i8, !llvm.ptr
  %r21 = llvm.mul %a, %z : i8
  llvm.store volatile %r21, %ptr : i8, !llvm.ptr
  %r22 = llvm.mul %z, %a : i8
  llvm.store volatile %r22, %ptr : i8, !llvm.ptr
  %r23 = llvm.mul %a, %u : i8
  llvm.store volatile %r23, %ptr : i8, !llvm.ptr
  %r24 = llvm.mul %u, %a : i8
  llvm.store volatile %r24, %ptr : i8, !llvm.ptr
  %r25 = llvm.mul %a, %p : i8
  llvm.store volatile %r25, %ptr : i8, !llvm.ptr
  %r26 = llvm.mul %u, %u : i8
  llvm.store volatile %r26, %ptr : i8, !llvm.ptr
  %r27 = llvm.udiv %a, %a : i8
  llvm.store volatile %r27, %ptr : i8, !llvm.ptr
  %r28 = llvm.udiv %a, %m : i8
  llvm.store volatile %r28, %ptr : i8, !llvm.ptr
  %r29 = llvm.udiv %m, %n : i8
  llvm.store volatile %r29, %ptr : i8, !llvm.ptr
  %r30 = llvm.udiv %a, %z : i8
  llvm.store volatile %r30, %ptr : i8, !llvm.ptr
  %r31 = llvm.udiv %z, %a : i8
  llvm.store volatile %r31, %ptr : i8, !llvm.ptr
  %r32 = llvm.udiv %a, %u : i8
  llvm.store volatile %r32, %ptr : i8, !llvm.ptr
  %r33 = llvm.udiv %u, %a : i8
  llvm.store volatile %r33, %ptr : i8, !llvm.ptr
  %r34 = llvm.udiv %a, %p : i8
  llvm.store volatile %r34, %ptr : i8, !llvm.ptr
  %r35 = llvm.udiv %u, %u : i8
  llvm.store volatile %r35, %ptr : i8, !llvm.ptr
  %r36 = llvm.sdiv %a, %a : i8
  llvm.store volatile %r36, %ptr : i8, !llvm.ptr
  %r37 = llvm.sdiv %a, %m : i8
  llvm.store volatile %r37, %ptr : i8, !llvm.ptr
  %r38 = llvm.sdiv %m, %n : i8
  llvm.store volatile %r38, %ptr : i8, !llvm.ptr
  %r39 = llvm.sdiv %a, %z : i8
  llvm.store volatile %r39, %ptr : i8, !llvm.ptr
  %r40 = llvm.sdiv %z, %a : i8
  llvm.store volatile %r40, %ptr : i8, !llvm.ptr
  %r41 = llvm.sdiv %a, %u : i8
  llvm.store volatile %r41, %ptr : i8, !llvm.ptr
  %r42 = llvm.sdiv %u, %a : i8
  llvm.store volatile %r42, %ptr : i8, !llvm.ptr
  %r43 = llvm.sdiv %a, %p : i8
  llvm.store volatile %r43, %ptr : i8, !llvm.ptr
  %r44 = llvm.sdiv %u, %u : i8
  llvm.store volatile %r44, %ptr : i8, !llvm.ptr
  %r45 = llvm.urem %a, %a : i8
  llvm.store volatile %r45, %ptr : i8, !llvm.ptr
  %r46 = llvm.urem %a, %m : i8
  llvm.store volatile %r46, %ptr : i8, !llvm.ptr
  %r47 = llvm.urem %m, %n : i8
  llvm.store volatile %r47, %ptr : i8, !llvm.ptr
  %r48 = llvm.urem %a, %z : i8
  llvm.store volatile %r48, %ptr : i8, !llvm.ptr
  %r49 = llvm.urem %z, %a : i8
  llvm.store volatile %r49, %ptr : i8, !llvm.ptr
  %r50 = llvm.urem %a, %u : i8
  llvm.store volatile %r50, %ptr : i8, !llvm.ptr
  %r51 = llvm.urem %u, %a : i8
  llvm.store volatile %r51, %ptr : i8, !llvm.ptr
  %r52 = llvm.urem %a, %p : i8
  llvm.store volatile %r52, %ptr : i8, !llvm.ptr
  %r53 = llvm.urem %u, %u : i8
  llvm.store volatile %r53, %ptr : i8, !llvm.ptr
  %r54 = llvm.srem %a, %a : i8
  llvm.store volatile %r54, %ptr : i8, !llvm.ptr
  %r55 = llvm.srem %a, %m : i8
  llvm.store volatile %r55, %ptr : i8, !llvm.ptr
  %r56 = llvm.srem %m, %n : i8
  llvm.store volatile %r56, %ptr : i8, !llvm.ptr
  %r57 = llvm.srem %a, %z : i8
  llvm.store volatile %r57, %ptr : i8, !llvm.ptr
  %r58 = llvm.srem %z, %a : i8
  llvm.store volatile %r58, %ptr : i8, !llvm.ptr
  %r59 = llvm.srem %a, %u : i8
  llvm.store volatile %r59, %ptr : i8, !llvm.ptr
  %r60 = llvm.srem %u, %a : i8
  llvm.store volatile %r60, %ptr : i8, !llvm.ptr
  %r61 = llvm.srem %a, %p : i8
  llvm.store volatile %r61, %ptr : i8, !llvm.ptr
  %r62 = llvm.srem %u, %u : i8
  llvm.store volatile %r62, %ptr : i8, !llvm.ptr
  %r63 = llvm.and %a, %a : i8
  llvm.store volatile %r63, %ptr : i8, !llvm.ptr
  %r64 = llvm.and %a, %m : i8
  llvm.store volatile %r64, %ptr : i8, !llvm.ptr
  %r65 = llvm.and %m, %n : i8
  llvm.store volatile %r65, %ptr : i8, !llvm.ptr
  %r66 = llvm.and %a, %z : i8
  llvm.store volatile %r66, %ptr : i8, !llvm.ptr
  %r67 = llvm.and %z, %a : i8
  llvm.store volatile %r67, %ptr : i8, !llvm.ptr
  %r68 = llvm.and %a, %u : i8
  llvm.store volatile %r68, %ptr : i8, !llvm.ptr
  %r69 = llvm.and %u, %a : i8
  llvm.store volatile %r69, %ptr : i8, !llvm.ptr
  %r70 = llvm.and %a, %p : i8
  llvm.store volatile %r70, %ptr : i8, !llvm.ptr
  %r71 = llvm.and %u, %u : i8
  llvm.store volatile %r71, %ptr : i8, !llvm.ptr
  %r72 = llvm.or %a, %a : i8
  llvm.store volatile %r72, %ptr : i8, !llvm.ptr
  %r73 = llvm.or %a, %m : i8
  llvm.store volatile %r73, %ptr : i8, !llvm.ptr
  %r74 = llvm.or %m, %n : i8
  llvm.store volatile %r74, %ptr : i8, !llvm.ptr
  %r75 = llvm.or %a, %z : i8
  llvm.store volatile %r75, %ptr : i8, !llvm.ptr
  %r76 = llvm.or %z, %a : i8
  llvm.store volatile %r76, %ptr : i8, !llvm.ptr
  %r77 = llvm.or %a, %u : i8
  llvm.store volatile %r77, %ptr : i8, !llvm.ptr
  %r78 = llvm.or %u, %a : i8
  llvm.store volatile %r78, %ptr : i8, !llvm.ptr
  %r79 = llvm.or %a, %p : i8
  llvm.store volatile %r79, %ptr : i8, !llvm.ptr
  %r80 = llvm.or %u, %u : i8
  llvm.store volatile %r80, %ptr : i8, !llvm.ptr
  %r81 = llvm.xor %a, %a : i8
  llvm.store volatile %r81, %ptr : i8, !llvm.ptr
  %r82 = llvm.xor %a, %m : i8
  llvm.store volatile %r82, %ptr : i8, !llvm.ptr
  %r83 = llvm.xor %m, %n : i8
  llvm.store volatile %r83, %ptr : i8, !llvm.ptr
  %r84 = llvm.xor %a, %z : i8
  llvm.store volatile %r84, %ptr : i8, !llvm.ptr
  %r85 = llvm.xor %z, %a : i8
  llvm.store volatile %r85, %ptr : i8, !llvm.ptr
  %r86 = llvm.xor %a, %u : i8
  llvm.store volatile %r86, %ptr : i8, !llvm.ptr
  %r87 = llvm.xor %u, %a : i8
  llvm.store volatile %r87, %ptr : i8, !llvm.ptr
  %r88 = llvm.xor %a, %p : i8
  llvm.store volatile %r88, %ptr : i8, !llvm.ptr
  %r89 = llvm.xor %u, %u : i8
  llvm.store volatile %r89, %ptr : i8, !llvm.ptr
  %r90 = llvm.shl %a, %a : i8
  llvm.store volatile %r90, %ptr : i8, !llvm.ptr
  %r91 = llvm.shl %a, %m : i8
  llvm.store volatile %r91, %ptr : i8, !llvm.ptr
  %r92 = llvm.shl %m, %n : i8
  llvm.store volatile %r92, %ptr : i8, !llvm.ptr
  %r93 = llvm.shl %a, %z : i8
  llvm.store volatile %r93, %ptr : i8, !llvm.ptr
  %r94 = llvm.shl %z, %a : i8
  llvm.store volatile %r94, %ptr : i8, !llvm.ptr
  %r95 = llvm.shl %a, %u : i8
  llvm.store volatile %r95, %ptr : i8, !llvm.ptr
  %r96 = llvm.shl %u, %a : i8
  llvm.store volatile %r96, %ptr : i8, !llvm.ptr
  %r97 = llvm.shl %a, %p : i8
  llvm.store volatile %r97, %ptr : i8, !llvm.ptr
  %r98 = llvm.shl %u, %u : i8
  llvm.store volatile %r98, %ptr : i8, !llvm.ptr
  %r99 = llvm.lshr %a, %a : i8
  llvm.store volatile %r99, %ptr : i8, !llvm.ptr
  %r100 = llvm.lshr %a, %m : i8
  llvm.store volatile %r100, %ptr : i8, !llvm.ptr
  %r101 = llvm.lshr %m, %n : i8
  llvm.store volatile %r101, %ptr : i8, !llvm.ptr
  %r102 = llvm.lshr %a, %z : i8
  llvm.store volatile %r102, %ptr : i8, !llvm.ptr
  %r103 = llvm.lshr %z, %a : i8
  llvm.store volatile %r103, %ptr : i8, !llvm.ptr
  %r104 = llvm.lshr %a, %u : i8
  llvm.store volatile %r104, %ptr : i8, !llvm.ptr
  %r105 = llvm.lshr %u, %a : i8
  llvm.store volatile %r105, %ptr : i8, !llvm.ptr
  %r106 = llvm.lshr %a, %p : i8
  llvm.store volatile %r106, %ptr : i8, !llvm.ptr
  %r107 = llvm.lshr %u, %u : i8
  llvm.store volatile %r107, %ptr : i8, !llvm.ptr
  %r108 = llvm.ashr %a, %a : i8
  llvm.store volatile %r108, %ptr : i8, !llvm.ptr
  %r109 = llvm.ashr %a, %m : i8
  llvm.store volatile %r109, %ptr : i8, !llvm.ptr
  %r110 = llvm.ashr %m, %n : i8
  llvm.store volatile %r110, %ptr : i8, !llvm.ptr
  %r111 = llvm.ashr %a, %z : i8
  llvm.store volatile %r111, %ptr : i8, !llvm.ptr
  %r112 = llvm.ashr %z, %a : i8
  llvm.store volatile %r112, %ptr : i8, !llvm.ptr
  %r113 = llvm.ashr %a, %u : i8
  llvm.store volatile %r113, %ptr : i8, !llvm.ptr
  %r114 = llvm.ashr %u, %a : i8
  llvm.store volatile %r114, %ptr : i8, !llvm.ptr
  %r115 = llvm.ashr %a, %p : i8
  llvm.store volatile %r115, %ptr : i8, !llvm.ptr
  %r116 = llvm.ashr %u, %u : i8
  llvm.store volatile %r116, %ptr : i8, !llvm.ptr
  llvm.return
}
llvm.func @comparisons(%ptr: !llvm.ptr) {
  %a = llvm.mlir.constant(100 : i8) : i8
  %m = llvm.mlir.constant(-128 : i8) : i8
  %n = llvm.mlir.constant(-1 : i8) : i8
  %u = llvm.mlir.undef : i8
  %p = llvm.mlir.poison : i8
  %z = llvm.mlir.zero : i8
  %r0 = llvm.icmp "eq" %a, %a : i8
  llvm.store volatile %r0, %ptr : i1, !llvm.ptr
  %r1 = llvm.icmp "eq" %a, %m : i8
  llvm.store volatile %r1, %ptr : i1, !llvm.ptr
  %r2 = llvm.icmp "eq" %m, %n : i8
  llvm.store volatile %r2, %ptr : i1, !llvm.ptr
  %r3 = llvm.icmp "eq" %a, %u : i8
  llvm.store volatile %r3, %ptr : i1, !llvm.ptr
  %r4 = llvm.icmp "eq" %a, %p : i8
  llvm.store volatile %r4, %ptr : i1, !llvm.ptr
  %r5 = llvm.icmp "ne" %a, %a : i8
  llvm.store volatile %r5, %ptr : i1, !llvm.ptr
  %r6 = llvm.icmp "ne" %a, %m : i8
  llvm.store volatile %r6, %ptr : i1, !llvm.ptr
  %r7 = llvm.icmp "ne" %m, %n : i8
  llvm.store volatile %r7, %ptr : i1, !llvm.ptr
  %r8 = llvm.icmp "ne" %a, %u : i8
  llvm.store volatile %r8, %ptr : i1, !llvm.ptr
  %r9 = llvm.icmp "ne" %a, %p : i8
  llvm.store volatile %r9, %ptr : i1, !llvm.ptr
  %r10 = llvm.icmp "slt" %a, %a : i8
  llvm.store volatile %r10, %ptr : i1, !llvm.ptr
  %r11 = llvm.icmp "slt" %a, %m : i8
  llvm.store volatile %r11, %ptr : i1, !llvm.ptr
  %r12 = llvm.icmp "slt" %m, %n : i8
  llvm.store volatile %r12, %ptr : i1, !llvm.ptr
  %r13 = llvm.icmp "slt" %a, %u : i8
  llvm.store volatile %r13, %ptr : i1, !llvm.ptr
  %r14 = llvm.icmp "slt" %a, %p : i8
  llvm.store volatile %r14, %ptr : i1, !llvm.ptr
  %r15 = llvm.icmp "sle" %a, %a : i8
  llvm.store volatile %r15, %ptr : i1, !llvm.ptr
  %r16 = llvm.icmp "sle" %a, %m : i8
  llvm.store volatile %r16, %ptr : i1, !llvm.ptr
  %r17 = llvm.icmp "sle" %m, %n : i8
  llvm.store volatile %r17, %ptr : i1, !llvm.ptr
  %r18 = llvm.icmp "sle" %a, %u : i8
  llvm.store volatile %r18, %ptr : i1, !llvm.ptr
  %r19 = llvm.icmp "sle" %a, %p : i8
  llvm.store volatile %r19, %ptr : i1, !llvm.ptr
  %r20 = llvm.icmp "sgt" %a, %a : i8
  llvm.store volatile %r20, %ptr : i1, !llvm.ptr
  %r21 = llvm.icmp "sgt" %a, %m : i8
  llvm.store volatile %r21, %ptr : i1, !llvm.ptr
  %r22 = llvm.icmp "sgt" %m, %n : i8
  llvm.store volatile %r22, %ptr : i1, !llvm.ptr
  %r23 = llvm.icmp "sgt" %a, %u : i8
  llvm.store volatile %r23, %ptr : i1, !llvm.ptr
  %r24 = llvm.icmp "sgt" %a, %p : i8
  llvm.store volatile %r24, %ptr : i1, !llvm.ptr
  %r25 = llvm.icmp "sge" %a, %a : i8
  llvm.store volatile %r25, %ptr : i1, !llvm.ptr
  %r26 = llvm.icmp "sge" %a, %m : i8
  llvm.store volatile %r26, %ptr : i1, !llvm.ptr
  %r27 = llvm.icmp "sge" %m, %n : i8
  llvm.store volatile %r27, %ptr : i1, !llvm.ptr
  %r28 = llvm.icmp "sge" %a, %u : i8
  llvm.store volatile %r28, %ptr : i1, !llvm.ptr
  %r29 = llvm.icmp "sge" %a, %p : i8
  llvm.store volatile %r29, %ptr : i1, !llvm.ptr
  %r30 = llvm.icmp "ult" %a, %a : i8
  llvm.store volatile %r30, %ptr : i1, !llvm.ptr
  %r31 = llvm.icmp "ult" %a, %m : i8
  llvm.store volatile %r31, %ptr : i1, !llvm.ptr
  %r32 = llvm.icmp "ult" %m, %n : i8
  llvm.store volatile %r32, %ptr : i1, !llvm.ptr
  %r33 = llvm.icmp "ult" %a, %u : i8
  llvm.store volatile %r33, %ptr : i1, !llvm.ptr
  %r34 = llvm.icmp "ult" %a, %p : i8
  llvm.store volatile %r34, %ptr : i1, !llvm.ptr
  %r35 = llvm.icmp "ule" %a, %a : i8
  llvm.store volatile %r35, %ptr : i1, !llvm.ptr
  %r36 = llvm.icmp "ule" %a, %m : i8
  llvm.store volatile %r36, %ptr : i1, !llvm.ptr
  %r37 = llvm.icmp "ule" %m, %n : i8
  llvm.store volatile %r37, %ptr : i1, !llvm.ptr
  %r38 = llvm.icmp "ule" %a, %u : i8
  llvm.store volatile %r38, %ptr : i1, !llvm.ptr
  %r39 = llvm.icmp "ule" %a, %p : i8
  llvm.store volatile %r39, %ptr : i1, !llvm.ptr
  %r40 = llvm.icmp "ugt" %a, %a : i8
  llvm.store volatile %r40, %ptr : i1, !llvm.ptr
  %r41 = llvm.icmp "ugt" %a, %m : i8
  llvm.store volatile %r41, %ptr : i1, !llvm.ptr
  %r42 = llvm.icmp "ugt" %m, %n : i8
  llvm.store volatile %r42, %ptr : i1, !llvm.ptr
  %r43 = llvm.icmp "ugt" %a, %u : i8
  llvm.store volatile %r43, %ptr : i1, !llvm.ptr
  %r44 = llvm.icmp "ugt" %a, %p : i8
  llvm.store volatile %r44, %ptr : i1, !llvm.ptr
  %r45 = llvm.icmp "uge" %a, %a : i8
  llvm.store volatile %r45, %ptr : i1, !llvm.ptr
  %r46 = llvm.icmp "uge" %a, %m : i8
  llvm.store volatile %r46, %ptr : i1, !llvm.ptr
  %r47 = llvm.icmp "uge" %m, %n : i8
  llvm.store volatile %r47, %ptr : i1, !llvm.ptr
  %r48 = llvm.icmp "uge" %a, %u : i8
  llvm.store volatile %r48, %ptr : i1, !llvm.ptr
  %r49 = llvm.icmp "uge" %a, %p : i8
  llvm.store volatile %r49, %ptr : i1, !llvm.ptr
  llvm.return
}
llvm.func @floats(%ptr: !llvm.ptr) {
  %a = llvm.mlir.constant(1.5 : f32) : f32
  %m = llvm.mlir.constant(-0.0 : f32) : f32
  %i = llvm.mlir.constant(0x7F800000 : f32) : f32
  %q = llvm.mlir.constant(0x7FC00000 : f32) : f32
  %u = llvm.mlir.undef : f32
  %p = llvm.mlir.poison : f32
  %z = llvm.mlir.zero : f32
  %r0 = llvm.fadd %a, %a : f32
  llvm.store volatile %r0, %ptr : f32, !llvm.ptr
  %r1 = llvm.fadd %a, %m : f32
  llvm.store volatile %r1, %ptr : f32, !llvm.ptr
  %r2 = llvm.fadd %m, %a : f32
  llvm.store volatile %r2, %ptr : f32, !llvm.ptr
  %r3 = llvm.fadd %a, %z : f32
  llvm.store volatile %r3, %ptr : f32, !llvm.ptr
  %r4 = llvm.fadd %i, %a : f32
  llvm.store volatile %r4, %ptr : f32, !llvm.ptr
  %r5 = llvm.fadd %i, %i : f32
  llvm.store volatile %r5, %ptr : f32, !llvm.ptr
  %r6 = llvm.fadd %a, %u : f32
  llvm.store volatile %r6, %ptr : f32, !llvm.ptr
  %r7 = llvm.fadd %u, %a : f32
  llvm.store volatile %r7, %ptr : f32, !llvm.ptr
  %r8 = llvm.fadd %m, %u : f32
  llvm.store volatile %r8, %ptr : f32, !llvm.ptr
  %r9 = llvm.fadd %a, %p : f32
  llvm.store volatile %r9, %ptr : f32, !llvm.ptr
  %r10 = llvm.fsub %a, %a : f32
  llvm.store volatile %r10, %ptr : f32, !llvm.ptr
  %r11 = llvm.fsub %a, %m : f32
  llvm.store volatile %r11, %ptr : f32, !llvm.ptr
  %r12 = llvm.fsub %m, %a : f32
  llvm.store volatile %r12, %ptr : f32, !llvm.ptr
  %r13 = llvm.fsub %a, %z : f32
  llvm.store volatile %r13, %ptr : f32, !llvm.ptr
  %r14 = llvm.fsub %i, %a : f32
  llvm.store volatile %r14, %ptr : f32, !llvm.ptr
  %r15 = llvm.fsub %i, %i : f32
  llvm.store volatile %r15, %ptr : f32, !llvm.ptr
  %r16 = llvm.fsub %a, %u : f32
  llvm.store volatile %r16, %ptr : f32, !llvm.ptr
  %r17 = llvm.fsub %u, %a : f32
  llvm.store volatile %r17, %ptr : f32, !llvm.ptr
  %r18 = llvm.fsub %m, %u : f32
  llvm.store volatile %r18, %ptr : f32, !llvm.ptr
  %r19 = llvm.fsub %a, %p : f32
  llvm.store volatile %r19, %ptr : f32, !llvm.ptr
  %r20 = llvm.fmul %a, %a : f32
  llvm.store volatile %r20, %ptr : f32, !llvm.ptr
  %r21 = llvm.fmul %a, %m : f32
  llvm.store volatile %r21, %ptr : f32, !llvm.ptr
  %r22 = llvm.fmul %m, %a : f32
  llvm.store volatile %r22, %ptr : f32, !llvm.ptr
  %r23 = llvm.fmul %a, %z : f32
  llvm.store volatile %r23, %ptr : f32, !llvm.ptr
  %r24 = llvm.fmul %i, %a : f32
  llvm.store volatile %r24, %ptr : f32, !llvm.ptr
  %r25 = llvm.fmul %i, %i : f32
  llvm.store volatile %r25, %ptr : f32, !llvm.ptr
  %r26 = llvm.fmul %a, %u : f32
  llvm.store volatile %r26, %ptr : f32, !llvm.ptr
  %r27 = llvm.fmul %u, %a : f32
  llvm.store volatile %r27, %ptr : f32, !llvm.ptr
  %r28 = llvm.fmul %m, %u : f32
  llvm.store volatile %r28, %ptr : f32, !llvm.ptr
  %r29 = llvm.fmul %a, %p : f32
  llvm.store volatile %r29, %ptr : f32, !llvm.ptr
  %r30 = llvm.fdiv %a, %a : f32
  llvm.store volatile %r30, %ptr : f32, !llvm.ptr
  %r31 = llvm.fdiv %a, %m : f32
  llvm.store volatile %r31, %ptr : f32, !llvm.ptr
  %r32 = llvm.fdiv %m, %a : f32
  llvm.store volatile %r32, %ptr : f32, !llvm.ptr
  %r33 = llvm.fdiv %a, %z : f32
  llvm.store volatile %r33, %ptr : f32, !llvm.ptr
  %r34 = llvm.fdiv %i, %a : f32
  llvm.store volatile %r34, %ptr : f32, !llvm.ptr
  %r35 = llvm.fdiv %i, %i : f32
  llvm.store volatile %r35, %ptr : f32, !llvm.ptr
  %r36 = llvm.fdiv %a, %u : f32
  llvm.store volatile %r36, %ptr : f32, !llvm.ptr
  %r37 = llvm.fdiv %u, %a : f32
  llvm.store volatile %r37, %ptr : f32, !llvm.ptr
  %r38 = llvm.fdiv %m, %u : f32
  llvm.store volatile %r38, %ptr : f32, !llvm.ptr
  %r39 = llvm.fdiv %a, %p : f32
  llvm.store volatile %r39, %ptr : f32, !llvm.ptr
  %r40 = llvm.frem %a, %a : f32
  llvm.store volatile %r40, %ptr : f32, !llvm.ptr
  %r41 = llvm.frem %a, %m : f32
  llvm.store volatile %r41, %ptr : f32, !llvm.ptr
  %r42 = llvm.frem %m, %a : f32
  llvm.store volatile %r42, %ptr : f32, !llvm.ptr
  %r43 = llvm.frem %a, %z : f32
  llvm.store volatile %r43, %ptr : f32, !llvm.ptr
  %r44 = llvm.frem %i, %a : f32
  llvm.store volatile %r44, %ptr : f32, !llvm.ptr
  %r45 = llvm.frem %i, %i : f32
  llvm.store volatile %r45, %ptr : f32, !llvm.ptr
  %r46 = llvm.frem %a, %u : f32
  llvm.store volatile %r46, %ptr : f32, !llvm.ptr
  %r47 = llvm.frem %u, %a : f32
  llvm.store volatile %r47, %ptr : f32, !llvm.ptr
  %r48 = llvm.frem %m, %u : f32
  llvm.store volatile %r48, %ptr : f32, !llvm.ptr
  %r49 = llvm.frem %a, %p : f32
  llvm.store volatile %r49, %ptr : f32, !llvm.ptr
  llvm.return
}
llvm.func @float_comparisons(%ptr: !llvm.ptr) {
  %a = llvm.mlir.constant(1.5 : f32) : f32
  %m = llvm.mlir.constant(-0.0 : f32) : f32
  %i = llvm.mlir.constant(0x7F800000 : f32) : f32
  %q = llvm.mlir.constant(0x7FC00000 : f32) : f32
  %u = llvm.mlir.undef : f32
  %p = llvm.mlir.poison : f32
  %z = llvm.mlir.zero : f32
  %r0 = llvm.fcmp "_false" %a, %a : f32
  llvm.store volatile %r0, %ptr : i1, !llvm.ptr
  %r1 = llvm.fcmp "_false" %a, %m : f32
  llvm.store volatile %r1, %ptr : i1, !llvm.ptr
  %r2 = llvm.fcmp "_false" %m, %a : f32
  llvm.store volatile %r2, %ptr : i1, !llvm.ptr
  %r3 = llvm.fcmp "_false" %a, %q : f32
  llvm.store volatile %r3, %ptr : i1, !llvm.ptr
  %r4 = llvm.fcmp "_false" %a, %u : f32
  llvm.store volatile %r4, %ptr : i1, !llvm.ptr
  %r5 = llvm.fcmp "_false" %a, %p : f32
  llvm.store volatile %r5, %ptr : i1, !llvm.ptr
  %r6 = llvm.fcmp "oeq" %a, %a : f32
  llvm.store volatile %r6, %ptr : i1, !llvm.ptr
  %r7 = llvm.fcmp "oeq" %a, %m : f32
  llvm.store volatile %r7, %ptr : i1, !llvm.ptr
  %r8 = llvm.fcmp "oeq" %m, %a : f32
  llvm.store volatile %r8, %ptr : i1, !llvm.ptr
  %r9 = llvm.fcmp "oeq" %a, %q : f32
  llvm.store volatile %r9, %ptr : i1, !llvm.ptr
  %r10 = llvm.fcmp "oeq" %a, %u : f32
  llvm.store volatile %r10, %ptr : i1, !llvm.ptr
  %r11 = llvm.fcmp "oeq" %a, %p : f32
  llvm.store volatile %r11, %ptr : i1, !llvm.ptr
  %r12 = llvm.fcmp "ogt" %a, %a : f32
  llvm.store volatile %r12, %ptr : i1, !llvm.ptr
  %r13 = llvm.fcmp "ogt" %a, %m : f32
  llvm.store volatile %r13, %ptr : i1, !llvm.ptr
  %r14 = llvm.fcmp "ogt" %m, %a : f32
  llvm.store volatile %r14, %ptr : i1, !llvm.ptr
  %r15 = llvm.fcmp "ogt" %a, %q : f32
  llvm.store volatile %r15, %ptr : i1, !llvm.ptr
  %r16 = llvm.fcmp "ogt" %a, %u : f32
  llvm.store volatile %r16, %ptr : i1, !llvm.ptr
  %r17 = llvm.fcmp "ogt" %a, %p : f32
  llvm.store volatile %r17, %ptr : i1, !llvm.ptr
  %r18 = llvm.fcmp "oge" %a, %a : f32
  llvm.store volatile %r18, %ptr : i1, !llvm.ptr
  %r19 = llvm.fcmp "oge" %a, %m : f32
  llvm.store volatile %r19, %ptr : i1, !llvm.ptr
  %r20 = llvm.fcmp "oge" %m, %a : f32
  llvm.store volatile %r20, %ptr : i1, !llvm.ptr
  %r21 = llvm.fcmp "oge" %a, %q : f32
  llvm.store volatile %r21, %ptr : i1, !llvm.ptr
  %r22 = llvm.fcmp "oge" %a, %u : f32
  llvm.store volatile %r22, %ptr : i1, !llvm.ptr
  %r23 = llvm.fcmp "oge" %a, %p : f32
  llvm.store volatile %r23, %ptr : i1, !llvm.ptr
  %r24 = llvm.fcmp "olt" %a, %a : f32
  llvm.store volatile %r24, %ptr : i1, !llvm.ptr
  %r25 = llvm.fcmp "olt" %a, %m : f32
  llvm.store volatile %r25, %ptr : i1, !llvm.ptr
  %r26 = llvm.fcmp "olt" %m, %a : f32
  llvm.store volatile %r26, %ptr : i1, !llvm.ptr
  %r27 = llvm.fcmp "olt" %a, %q : f32
  llvm.store volatile %r27, %ptr : i1, !llvm.ptr
  %r28 = llvm.fcmp "olt" %a, %u : f32
  llvm.store volatile %r28, %ptr : i1, !llvm.ptr
  %r29 = llvm.fcmp "olt" %a, %p : f32
  llvm.store volatile %r29, %ptr : i1, !llvm.ptr
  %r30 = llvm.fcmp "ole" %a, %a : f32
  llvm.store volatile %r30, %ptr : i1, !llvm.ptr
  %r31 = llvm.fcmp "ole" %a, %m : f32
  llvm.store volatile %r31, %ptr : i1, !llvm.ptr
  %r32 = llvm.fcmp "ole" %m, %a : f32
  llvm.store volatile %r32, %ptr : i1, !llvm.ptr
  %r33 = llvm.fcmp "ole" %a, %q : f32
  llvm.store volatile %r33, %ptr : i1, !llvm.ptr
  %r34 = llvm.fcmp "ole" %a, %u : f32
  llvm.store volatile %r34, %ptr : i1, !llvm.ptr
  %r35 = llvm.fcmp "ole" %a, %p : f32
  llvm.store volatile %r35, %ptr : i1, !llvm.ptr
  %r36 = llvm.fcmp "one" %a, %a : f32
  llvm.store volatile %r36, %ptr : i1, !llvm.ptr
  %r37 = llvm.fcmp "one" %a, %m : f32
  llvm.store volatile %r37, %ptr : i1, !llvm.ptr
  %r38 = llvm.fcmp "one" %m, %a : f32
  llvm.store volatile %r38, %ptr : i1, !llvm.ptr
  %r39 = llvm.fcmp "one" %a, %q : f32
  llvm.store volatile %r39, %ptr : i1, !llvm.ptr
  %r40 = llvm.fcmp "one" %a, %u : f32
  llvm.store volatile %r40, %ptr : i1, !llvm.ptr
  %r41 = llvm.fcmp "one" %a, %p : f32
  llvm.store volatile %r41, %ptr : i1, !llvm.ptr
  %r42 = llvm.fcmp "ord" %a, %a : f32
  llvm.store volatile %r42, %ptr : i1, !llvm.ptr
  %r43 = llvm.fcmp "ord" %a, %m : f32
  llvm.store volatile %r43, %ptr : i1, !llvm.ptr
  %r44 = llvm.fcmp "ord" %m, %a : f32
  llvm.store volatile %r44, %ptr : i1, !llvm.ptr
  %r45 = llvm.fcmp "ord" %a, %q : f32
  llvm.store volatile %r45, %ptr : i1, !llvm.ptr
  %r46 = llvm.fcmp "ord" %a, %u : f32
  llvm.store volatile %r46, %ptr : i1, !llvm.ptr
  %r47 = llvm.fcmp "ord" %a, %p : f32
  llvm.store volatile %r47, %ptr : i1, !llvm.ptr
  %r48 = llvm.fcmp "ueq" %a, %a : f32
  llvm.store volatile %r48, %ptr : i1, !llvm.ptr
  %r49 = llvm.fcmp "ueq" %a, %m : f32
  llvm.store volatile %r49, %ptr : i1, !llvm.ptr
  %r50 = llvm.fcmp "ueq" %m, %a : f32
  llvm.store volatile %r50, %ptr : i1, !llvm.ptr
  %r51 = llvm.fcmp "ueq" %a, %q : f32
  llvm.store volatile %r51, %ptr : i1, !llvm.ptr
  %r52 = llvm.fcmp "ueq" %a, %u : f32
  llvm.store volatile %r52, %ptr : i1, !llvm.ptr
  %r53 = llvm.fcmp "ueq" %a, %p : f32
  llvm.store volatile %r53, %ptr : i1, !llvm.ptr
  %r54 = llvm.fcmp "ugt" %a, %a : f32
  llvm.store volatile %r54, %ptr : i1, !llvm.ptr
  %r55 = llvm.fcmp "ugt" %a, %m : f32
  llvm.store volatile %r55, %ptr : i1, !llvm.ptr
  %r56 = llvm.fcmp "ugt" %m, %a : f32
  llvm.store volatile %r56, %ptr : i1, !llvm.ptr
  %r57 = llvm.fcmp "ugt" %a, %q : f32
  llvm.store volatile %r57, %ptr : i1, !llvm.ptr
  %r58 = llvm.fcmp "ugt" %a, %u : f32
  llvm.store volatile %r58, %ptr : i1, !llvm.ptr
  %r59 = llvm.fcmp "ugt" %a, %p : f32
  llvm.store volatile %r59, %ptr : i1, !llvm.ptr
  %r60 = llvm.fcmp "uge" %a, %a : f32
  llvm.store volatile %r60, %ptr : i1, !llvm.ptr
  %r61 = llvm.fcmp "uge" %a, %m : f32
  llvm.store volatile %r61, %ptr : i1, !llvm.ptr
  %r62 = llvm.fcmp "uge" %m, %a : f32
  llvm.store volatile %r62, %ptr : i1, !llvm.ptr
  %r63 = llvm.fcmp "uge" %a, %q : f32
  llvm.store volatile %r63, %ptr : i1, !llvm.ptr
  %r64 = llvm.fcmp "uge" %a, %u : f32
  llvm.store volatile %r64, %ptr : i1, !llvm.ptr
  %r65 = llvm.fcmp "uge" %a, %p : f32
  llvm.store volatile %r65, %ptr : i1, !llvm.ptr
  %r66 = llvm.fcmp "ult" %a, %a : f32
  llvm.store volatile %r66, %ptr : i1, !llvm.ptr
  %r67 = llvm.fcmp "ult" %a, %m : f32
  llvm.store volatile %r67, %ptr : i1, !llvm.ptr
  %r68 = llvm.fcmp "ult" %m, %a : f32
  llvm.store volatile %r68, %ptr : i1, !llvm.ptr
  %r69 = llvm.fcmp "ult" %a, %q : f32
  llvm.store volatile %r69, %ptr : i1, !llvm.ptr
  %r70 = llvm.fcmp "ult" %a, %u : f32
  llvm.store volatile %r70, %ptr : i1, !llvm.ptr
  %r71 = llvm.fcmp "ult" %a, %p : f32
  llvm.store volatile %r71, %ptr : i1, !llvm.ptr
  %r72 = llvm.fcmp "ule" %a, %a : f32
  llvm.store volatile %r72, %ptr : i1, !llvm.ptr
  %r73 = llvm.fcmp "ule" %a, %m : f32
  llvm.store volatile %r73, %ptr : i1, !llvm.ptr
  %r74 = llvm.fcmp "ule" %m, %a : f32
  llvm.store volatile %r74, %ptr : i1, !llvm.ptr
  %r75 = llvm.fcmp "ule" %a, %q : f32
  llvm.store volatile %r75, %ptr : i1, !llvm.ptr
  %r76 = llvm.fcmp "ule" %a, %u : f32
  llvm.store volatile %r76, %ptr : i1, !llvm.ptr
  %r77 = llvm.fcmp "ule" %a, %p : f32
  llvm.store volatile %r77, %ptr : i1, !llvm.ptr
  %r78 = llvm.fcmp "une" %a, %a : f32
  llvm.store volatile %r78, %ptr : i1, !llvm.ptr
  %r79 = llvm.fcmp "une" %a, %m : f32
  llvm.store volatile %r79, %ptr : i1, !llvm.ptr
  %r80 = llvm.fcmp "une" %m, %a : f32
  llvm.store volatile %r80, %ptr : i1, !llvm.ptr
  %r81 = llvm.fcmp "une" %a, %q : f32
  llvm.store volatile %r81, %ptr : i1, !llvm.ptr
  %r82 = llvm.fcmp "une" %a, %u : f32
  llvm.store volatile %r82, %ptr : i1, !llvm.ptr
  %r83 = llvm.fcmp "une" %a, %p : f32
  llvm.store volatile %r83, %ptr : i1, !llvm.ptr
  %r84 = llvm.fcmp "uno" %a, %a : f32
  llvm.store volatile %r84, %ptr : i1, !llvm.ptr
  %r85 = llvm.fcmp "uno" %a, %m : f32
  llvm.store volatile %r85, %ptr : i1, !llvm.ptr
  %r86 = llvm.fcmp "uno" %m, %a : f32
  llvm.store volatile %r86, %ptr : i1, !llvm.ptr
  %r87 = llvm.fcmp "uno" %a, %q : f32
  llvm.store volatile %r87, %ptr : i1, !llvm.ptr
  %r88 = llvm.fcmp "uno" %a, %u : f32
  llvm.store volatile %r88, %ptr : i1, !llvm.ptr
  %r89 = llvm.fcmp "uno" %a, %p : f32
  llvm.store volatile %r89, %ptr : i1, !llvm.ptr
  %r90 = llvm.fcmp "_true" %a, %a : f32
  llvm.store volatile %r90, %ptr : i1, !llvm.ptr
  %r91 = llvm.fcmp "_true" %a, %m : f32
  llvm.store volatile %r91, %ptr : i1, !llvm.ptr
  %r92 = llvm.fcmp "_true" %m, %a : f32
  llvm.store volatile %r92, %ptr : i1, !llvm.ptr
  %r93 = llvm.fcmp "_true" %a, %q : f32
  llvm.store volatile %r93, %ptr : i1, !llvm.ptr
  %r94 = llvm.fcmp "_true" %a, %u : f32
  llvm.store volatile %r94, %ptr : i1, !llvm.ptr
  %r95 = llvm.fcmp "_true" %a, %p : f32
  llvm.store volatile %r95, %ptr : i1, !llvm.ptr
  llvm.return
}
llvm.func @half(%ptr: !llvm.ptr) {
  %a = llvm.mlir.constant(0.1 : f16) : f16
  %b = llvm.mlir.constant(3.0 : f16) : f16
  %r0 = llvm.fadd %a, %b : f16
  llvm.store volatile %r0, %ptr : f16, !llvm.ptr
  %r1 = llvm.fdiv %a, %b : f16
  llvm.store volatile %r1, %ptr : f16, !llvm.ptr
  %r2 = llvm.fneg %a : f16
  llvm.store volatile %r2, %ptr : f16, !llvm.ptr
  llvm.return
}
llvm.func @brain(%ptr: !llvm.ptr) {
  %a = llvm.mlir.constant(0.1 : bf16) : bf16
  %b = llvm.mlir.constant(3.0 : bf16) : bf16
  %r0 = llvm.fadd %a, %b : bf16
  llvm.store volatile %r0, %ptr : bf16, !llvm.ptr
  %r1 = llvm.fdiv %a, %b : bf16
  llvm.store volatile %r1, %ptr : bf16, !llvm.ptr
  %r2 = llvm.fneg %a : bf16
  llvm.store volatile %r2, %ptr : bf16, !llvm.ptr
  llvm.return
}
llvm.func @double(%ptr: !llvm.ptr) {
  %a = llvm.mlir.constant(0.1 : f64) : f64
  %b = llvm.mlir.constant(3.0 : f64) : f64
  %r0 = llvm.fadd %a, %b : f64
  llvm.store volatile %r0, %ptr : f64, !llvm.ptr
  %r1 = llvm.fdiv %a, %b : f64
  llvm.store volatile %r1, %ptr : f64, !llvm.ptr
  %r2 = llvm.fneg %a : f64
  llvm.store volatile %r2, %ptr : f64, !llvm.ptr
  llvm.return
}
llvm.func @extended(%ptr: !llvm.ptr) {
  %a = llvm.mlir.constant(0.1 : f80) : f80
  %b = llvm.mlir.constant(3.0 : f80) : f80
  %r0 = llvm.fadd %a, %b : f80
  llvm.store volatile %r0, %ptr : f80, !llvm.ptr
  %r1 = llvm.fdiv %a, %b : f80
  llvm.store volatile %r1, %ptr : f80, !llvm.ptr
  %r2 = llvm.fneg %a : f80
  llvm.store volatile %r2, %ptr : f80, !llvm.ptr
  llvm.return
}
llvm.func @quad(%ptr: !llvm.ptr) {
  %a = llvm.mlir.constant(0.1 : f128) : f128
  %b = llvm.mlir.constant(3.0 : f128) : f128
  %r0 = llvm.fadd %a, %b : f128
  llvm.store volatile %r0, %ptr : f128, !llvm.ptr
  %r1 = llvm.fdiv %a, %b : f128
  llvm.store volatile %r1, %ptr : f128, !llvm.ptr
  %r2 = llvm.fneg %a : f128
  llvm.store volatile %r2, %ptr : f128, !llvm.ptr
  llvm.return
}
llvm.func @wide(%ptr: !llvm.ptr) {
  %a = llvm.mlir.constant(170141183460469231731687303715884105727 : i128) : i128
  %b = llvm.mlir.constant(3 : i128) : i128
  %r0 = llvm.add %a, %b : i128
  llvm.store volatile %r0, %ptr : i128, !llvm.ptr
  %r1 = llvm.mul %a, %b : i128
  llvm.store volatile %r1, %ptr : i128, !llvm.ptr
  %r2 = llvm.udiv %a, %b : i128
  llvm.store volatile %r2, %ptr : i128, !llvm.ptr
  %r3 = llvm.sdiv %a, %b : i128
  llvm.store volatile %r3, %ptr : i128, !llvm.ptr
  %r4 = llvm.shl %a, %b : i128
  llvm.store volatile %r4, %ptr : i128, !llvm.ptr
  llvm.return
}
llvm.func @vectors(%ptr: !llvm.ptr) {
  %a = llvm.mlir.constant(dense<[1, -2]> : vector<2xi8>) : vector<2xi8>
  %b = llvm.mlir.constant(dense<7> : vector<2xi8>) : vector<2xi8>
  %u = llvm.mlir.undef : vector<2xi8>
  %z = llvm.mlir.zero : vector<2xi8>
  %r0 = llvm.add %a, %b : vector<2xi8>
  llvm.store volatile %r0, %ptr : vector<2xi8>, !llvm.ptr
  %r1 = llvm.add %a, %z : vector<2xi8>
  llvm.store volatile %r1, %ptr : vector<2xi8>, !llvm.ptr
  %r2 = llvm.add %u, %a : vector<2xi8>
  llvm.store volatile %r2, %ptr : vector<2xi8>, !llvm.ptr
  %r3 = llvm.sub %a, %b : vector<2xi8>
  llvm.store volatile %r3, %ptr : vector<2xi8>, !llvm.ptr
  %r4 = llvm.sub %a, %z : vector<2xi8>
  llvm.store volatile %r4, %ptr : vector<2xi8>, !llvm.ptr
  %r5 = llvm.sub %u, %a : vector<2xi8>
  llvm.store volatile %r5, %ptr : vector<2xi8>, !llvm.ptr
  %r6 = llvm.mul %a, %b : vector<2xi8>
  llvm.store volatile %r6, %ptr : vector<2xi8>, !llvm.ptr
  %r7 = llvm.mul %a, %z : vector<2xi8>
  llvm.store volatile %r7, %ptr : vector<2xi8>, !llvm.ptr
  %r8 = llvm.mul %u, %a : vector<2xi8>
  llvm.store volatile %r8, %ptr : vector<2xi8>, !llvm.ptr
  %r9 = llvm.udiv %a, %b : vector<2xi8>
  llvm.store volatile %r9, %ptr : vector<2xi8>, !llvm.ptr
  %r10 = llvm.udiv %a, %z : vector<2xi8>
  llvm.store volatile %r10, %ptr : vector<2xi8>, !llvm.ptr
  %r11 = llvm.udiv %u, %a : vector<2xi8>
  llvm.store volatile %r11, %ptr : vector<2xi8>, !llvm.ptr
  %r12 = llvm.sdiv %a, %b : vector<2xi8>
  llvm.store volatile %r12, %ptr : vector<2xi8>, !llvm.ptr
  %r13 = llvm.sdiv %a, %z : vector<2xi8>
  llvm.store volatile %r13, %ptr : vector<2xi8>, !llvm.ptr
  %r14 = llvm.sdiv %u, %a : vector<2xi8>
  llvm.store volatile %r14, %ptr : vector<2xi8>, !llvm.ptr
  %r15 = llvm.urem %a, %b : vector<2xi8>
  llvm.store volatile %r15, %ptr : vector<2xi8>, !llvm.ptr
  %r16 = llvm.urem %a, %z : vector<2xi8>
  llvm.store volatile %r16, %ptr : vector<2xi8>, !llvm.ptr
  %r17 = llvm.urem %u, %a : vector<2xi8>
  llvm.store volatile %r17, %ptr : vector<2xi8>, !llvm.ptr
  %r18 = llvm.srem %a, %b : vector<2xi8>
  llvm.store volatile %r18, %ptr : vector<2xi8>, !llvm.ptr
  %r19 = llvm.srem %a, %z : vector<2xi8>
  llvm.store volatile %r19, %ptr : vector<2xi8>, !llvm.ptr
  %r20 = llvm.srem %u, %a : vector<2xi8>
  llvm.store volatile %r20, %ptr : vector<2xi8>, !llvm.ptr
  %r21 = llvm.and %a, %b : vector<2xi8>
  llvm.store volatile %r21, %ptr : vector<2xi8>, !llvm.ptr
  %r22 = llvm.and %a, %z : vector<2xi8>
  llvm.store volatile %r22, %ptr : vector<2xi8>, !llvm.ptr
  %r23 = llvm.and %u, %a : vector<2xi8>
  llvm.store volatile %r23, %ptr : vector<2xi8>, !llvm.ptr
  %r24 = llvm.or %a, %b : vector<2xi8>
  llvm.store volatile %r24, %ptr : vector<2xi8>, !llvm.ptr
  %r25 = llvm.or %a, %z : vector<2xi8>
  llvm.store volatile %r25, %ptr : vector<2xi8>, !llvm.ptr
  %r26 = llvm.or %u, %a : vector<2xi8>
  llvm.store volatile %r26, %ptr : vector<2xi8>, !llvm.ptr
  %r27 = llvm.xor %a, %b : vector<2xi8>
  llvm.store volatile %r27, %ptr : vector<2xi8>, !llvm.ptr
  %r28 = llvm.xor %a, %z : vector<2xi8>
  llvm.store volatile %r28, %ptr : vector<2xi8>, !llvm.ptr
  %r29 = llvm.xor %u, %a : vector<2xi8>
  llvm.store volatile %r29, %ptr : vector<2xi8>, !llvm.ptr
  %r30 = llvm.shl %a, %b : vector<2xi8>
  llvm.store volatile %r30, %ptr : vector<2xi8>, !llvm.ptr
  %r31 = llvm.shl %a, %z : vector<2xi8>
  llvm.store volatile %r31, %ptr : vector<2xi8>, !llvm.ptr
  %r32 = llvm.shl %u, %a : vector<2xi8>
  llvm.store volatile %r32, %ptr : vector<2xi8>, !llvm.ptr
  %r33 = llvm.lshr %a, %b : vector<2xi8>
  llvm.store volatile %r33, %ptr : vector<2xi8>, !llvm.ptr
  %r34 = llvm.lshr %a, %z : vector<2xi8>
  llvm.store volatile %r34, %ptr : vector<2xi8>, !llvm.ptr
  %r35 = llvm.lshr %u, %a : vector<2xi8>
  llvm.store volatile %r35, %ptr : vector<2xi8>, !llvm.ptr
  %r36 = llvm.ashr %a, %b : vector<2xi8>
  llvm.store volatile %r36, %ptr : vector<2xi8>, !llvm.ptr
  %r37 = llvm.ashr %a, %z : vector<2xi8>
  llvm.store volatile %r37, %ptr : vector<2xi8>, !llvm.ptr
  %r38 = llvm.ashr %u, %a : vector<2xi8>
  llvm.store volatile %r38, %ptr : vector<2xi8>, !llvm.ptr
  llvm.return
}
llvm.func @scalable(%ptr: !llvm.ptr) {
  %a = llvm.mlir.constant(dense<1> : vector<[2]xi8>) : vector<[2]xi8>
  %b = llvm.mlir.constant(dense<7> : vector<[2]xi8>) : vector<[2]xi8>
  %z = llvm.mlir.zero : vector<[2]xi8>
  %r0 = llvm.add %a, %b : vector<[2]xi8>
  llvm.store volatile %r0, %ptr : vector<[2]xi8>, !llvm.ptr
  %r1 = llvm.add %a, %z : vector<[2]xi8>
  llvm.store volatile %r1, %ptr : vector<[2]xi8>, !llvm.ptr
  %r2 = llvm.mul %a, %b : vector<[2]xi8>
  llvm.store volatile %r2, %ptr : vector<[2]xi8>, !llvm.ptr
  %r3 = llvm.mul %a, %z : vector<[2]xi8>
  llvm.store volatile %r3, %ptr : vector<[2]xi8>, !llvm.ptr
  %r4 = llvm.udiv %a, %b : vector<[2]xi8>
  llvm.store volatile %r4, %ptr : vector<[2]xi8>, !llvm.ptr
  %r5 = llvm.udiv %a, %z : vector<[2]xi8>
  llvm.store volatile %r5, %ptr : vector<[2]xi8>, !llvm.ptr
  llvm.return
}
llvm.func @casts(%ptr: !llvm.ptr) {
  %k1 = llvm.mlir.constant(0 : i8) : i8
  %k2 = llvm.sext %k1 : i8 to i32
  llvm.store volatile %k2, %ptr : i32, !llvm.ptr
  %k3 = llvm.mlir.constant(0 : i8) : i8
  %k4 = llvm.zext %k3 : i8 to i32
  llvm.store volatile %k4, %ptr : i32, !llvm.ptr
  %k5 = llvm.mlir.constant(0 : i32) : i32
  %k6 = llvm.trunc %k5 : i32 to i8
  llvm.store volatile %k6, %ptr : i8, !llvm.ptr
  %k7 = llvm.mlir.constant(0 : i32) : i32
  %k8 = llvm.sitofp %k7 : i32 to f32
  llvm.store volatile %k8, %ptr : f32, !llvm.ptr
  %k9 = llvm.mlir.constant(0 : i32) : i32
  %k10 = llvm.uitofp %k9 : i32 to f16
  llvm.store volatile %k10, %ptr : f16, !llvm.ptr
  %k11 = llvm.mlir.constant(0 : i32) : i32
  %k12 = llvm.sitofp %k11 : i32 to bf16
  llvm.store volatile %k12, %ptr : bf16, !llvm.ptr
  %k13 = llvm.mlir.constant(0 : i32) : i32
  %k14 = llvm.uitofp %k13 : i32 to f128
  llvm.store volatile %k14, %ptr : f128, !llvm.ptr
  %k15 = llvm.mlir.constant(0 : i64) : i64
  %k16 = llvm.inttoptr %k15 : i64 to !llvm.ptr
  llvm.store volatile %k16, %ptr : !llvm.ptr, !llvm.ptr
  %k17 = llvm.mlir.constant(0 : i32) : i32
  %k18 = llvm.inttoptr %k17 : i32 to !llvm.ptr<3>
  llvm.store volatile %k18, %ptr : !llvm.ptr<3>, !llvm.ptr
  %k19 = llvm.mlir.constant(0 : i32) : i32
  %k20 = llvm.bitcast %k19 : i32 to f32
  llvm.store volatile %k20, %ptr : f32, !llvm.ptr
  %k21 = llvm.mlir.constant(0 : i64) : i64
  %k22 = llvm.bitcast %k21 : i64 to f64
  llvm.store volatile %k22, %ptr : f64, !llvm.ptr
  %k23 = llvm.mlir.constant(0 : i32) : i32
  %k24 = llvm.bitcast %k23 : i32 to vector<2xi16>
  llvm.store volatile %k24, %ptr : vector<2xi16>, !llvm.ptr
  %k25 = llvm.mlir.constant(-1 : i8) : i8
  %k26 = llvm.sext %k25 : i8 to i32
  llvm.store volatile %k26, %ptr : i32, !llvm.ptr
  %k27 = llvm.mlir.constant(-1 : i8) : i8
  %k28 = llvm.zext %k27 : i8 to i32
  llvm.store volatile %k28, %ptr : i32, !llvm.ptr
  %k29 = llvm.mlir.constant(-1 : i32) : i32
  %k30 = llvm.trunc %k29 : i32 to i8
  llvm.store volatile %k30, %ptr : i8, !llvm.ptr
  %k31 = llvm.mlir.constant(-1 : i32) : i32
  %k32 = llvm.sitofp %k31 : i32 to f32
  llvm.store volatile %k32, %ptr : f32, !llvm.ptr
  %k33 = llvm.mlir.constant(-1 : i32) : i32
  %k34 = llvm.uitofp %k33 : i32 to f16
  llvm.store volatile %k34, %ptr : f16, !llvm.ptr
  %k35 = llvm.mlir.constant(-1 : i32) : i32
  %k36 = llvm.sitofp %k35 : i32 to bf16
  llvm.store volatile %k36, %ptr : bf16, !llvm.ptr
  %k37 = llvm.mlir.constant(-1 : i32) : i32
  %k38 = llvm.uitofp %k37 : i32 to f128
  llvm.store volatile %k38, %ptr : f128, !llvm.ptr
  %k39 = llvm.mlir.constant(-1 : i64) : i64
  %k40 = llvm.inttoptr %k39 : i64 to !llvm.ptr
  llvm.store volatile %k40, %ptr : !llvm.ptr, !llvm.ptr
  %k41 = llvm.mlir.constant(-1 : i32) : i32
  %k42 = llvm.inttoptr %k41 : i32 to !llvm.ptr<3>
  llvm.store volatile %k42, %ptr : !llvm.ptr<3>, !llvm.ptr
  %k43 = llvm.mlir.constant(-1 : i32) : i32
  %k44 = llvm.bitcast %k43 : i32 to f32
  llvm.store volatile %k44, %ptr : f32, !llvm.ptr
  %k45 = llvm.mlir.constant(-1 : i64) : i64
  %k46 = llvm.bitcast %k45 : i64 to f64
  llvm.store volatile %k46, %ptr : f64, !llvm.ptr
  %k47 = llvm.mlir.constant(-1 : i32) : i32
  %k48 = llvm.bitcast %k47 : i32 to vector<2xi16>
  llvm.store volatile %k48, %ptr : vector<2xi16>, !llvm.ptr
  %k49 = llvm.mlir.constant(100 : i8) : i8
  %k50 = llvm.sext %k49 : i8 to i32
  llvm.store volatile %k50, %ptr : i32, !llvm.ptr
  %k51 = llvm.mlir.constant(100 : i8) : i8
  %k52 = llvm.zext %k51 : i8 to i32
  llvm.store volatile %k52, %ptr : i32, !llvm.ptr
  %k53 = llvm.mlir.constant(100 : i32) : i32
  %k54 = llvm.trunc %k53 : i32 to i8
  llvm.store volatile %k54, %ptr : i8, !llvm.ptr
  %k55 = llvm.mlir.constant(100 : i32) : i32
  %k56 = llvm.sitofp %k55 : i32 to f32
  llvm.store volatile %k56, %ptr : f32, !llvm.ptr
  %k57 = llvm.mlir.constant(100 : i32) : i32
  %k58 = llvm.uitofp %k57 : i32 to f16
  llvm.store volatile %k58, %ptr : f16, !llvm.ptr
  %k59 = llvm.mlir.constant(100 : i32) : i32
  %k60 = llvm.sitofp %k59 : i32 to bf16
  llvm.store volatile %k60, %ptr : bf16, !llvm.ptr
  %k61 = llvm.mlir.constant(100 : i32) : i32
  %k62 = llvm.uitofp %k61 : i32 to f128
  llvm.store volatile %k62, %ptr : f128, !llvm.ptr
  %k63 = llvm.mlir.constant(100 : i64) : i64
  %k64 = llvm.inttoptr %k63 : i64 to !llvm.ptr
  llvm.store volatile %k64, %ptr : !llvm.ptr, !llvm.ptr
  %k65 = llvm.mlir.constant(100 : i32) : i32
  %k66 = llvm.inttoptr %k65 : i32 to !llvm.ptr<3>
  llvm.store volatile %k66, %ptr : !llvm.ptr<3>, !llvm.ptr
  %k67 = llvm.mlir.constant(100 : i32) : i32
  %k68 = llvm.bitcast %k67 : i32 to f32
  llvm.store volatile %k68, %ptr : f32, !llvm.ptr
  %k69 = llvm.mlir.constant(100 : i64) : i64
  %k70 = llvm.bitcast %k69 : i64 to f64
  llvm.store volatile %k70, %ptr : f64, !llvm.ptr
  %k71 = llvm.mlir.constant(100 : i32) : i32
  %k72 = llvm.bitcast %k71 : i32 to vector<2xi16>
  llvm.store volatile %k72, %ptr : vector<2xi16>, !llvm.ptr
  %k73 = llvm.mlir.undef : i8
  %k74 = llvm.sext %k73 : i8 to i32
  llvm.store volatile %k74, %ptr : i32, !llvm.ptr
  %k75 = llvm.mlir.undef : i8
  %k76 = llvm.zext %k75 : i8 to i32
  llvm.store volatile %k76, %ptr : i32, !llvm.ptr
  %k77 = llvm.mlir.undef : i32
  %k78 = llvm.trunc %k77 : i32 to i8
  llvm.store volatile %k78, %ptr : i8, !llvm.ptr
  %k79 = llvm.mlir.undef : i32
  %k80 = llvm.sitofp %k79 : i32 to f32
  llvm.store volatile %k80, %ptr : f32, !llvm.ptr
  %k81 = llvm.mlir.undef : i32
  %k82 = llvm.uitofp %k81 : i32 to f16
  llvm.store volatile %k82, %ptr : f16, !llvm.ptr
  %k83 = llvm.mlir.undef : i32
  %k84 = llvm.sitofp %k83 : i32 to bf16
  llvm.store volatile %k84, %ptr : bf16, !llvm.ptr
  %k85 = llvm.mlir.undef : i32
  %k86 = llvm.uitofp %k85 : i32 to f128
  llvm.store volatile %k86, %ptr : f128, !llvm.ptr
  %k87 = llvm.mlir.undef : i64
  %k88 = llvm.inttoptr %k87 : i64 to !llvm.ptr
  llvm.store volatile %k88, %ptr : !llvm.ptr, !llvm.ptr
  %k89 = llvm.mlir.undef : i32
  %k90 = llvm.inttoptr %k89 : i32 to !llvm.ptr<3>
  llvm.store volatile %k90, %ptr : !llvm.ptr<3>, !llvm.ptr
  %k91 = llvm.mlir.undef : i32
  %k92 = llvm.bitcast %k91 : i32 to f32
  llvm.store volatile %k92, %ptr : f32, !llvm.ptr
  %k93 = llvm.mlir.undef : i64
  %k94 = llvm.bitcast %k93 : i64 to f64
  llvm.store volatile %k94, %ptr : f64, !llvm.ptr
  %k95 = llvm.mlir.undef : i32
  %k96 = llvm.bitcast %k95 : i32 to vector<2xi16>
  llvm.store volatile %k96, %ptr : vector<2xi16>, !llvm.ptr
  %k97 = llvm.mlir.poison : i8
  %k98 = llvm.sext %k97 : i8 to i32
  llvm.store volatile %k98, %ptr : i32, !llvm.ptr
  %k99 = llvm.mlir.poison : i8
  %k100 = llvm.zext %k99 : i8 to i32
  llvm.store volatile %k100, %ptr : i32, !llvm.ptr
  %k101 = llvm.mlir.poison : i32
  %k102 = llvm.trunc %k101 : i32 to i8
  llvm.store volatile %k102, %ptr : i8, !llvm.ptr
  %k103 = llvm.mlir.poison : i32
  %k104 = llvm.sitofp %k103 : i32 to f32
  llvm.store volatile %k104, %ptr : f32, !llvm.ptr
  %k105 = llvm.mlir.poison : i32
  %k106 = llvm.uitofp %k105 : i32 to f16
  llvm.store volatile %k106, %ptr : f16, !llvm.ptr
  %k107 = llvm.mlir.poison : i32
  %k108 = llvm.sitofp %k107 : i32 to bf16
  llvm.store volatile %k108, %ptr : bf16, !llvm.ptr
  %k109 = llvm.mlir.poison : i32
  %k110 = llvm.uitofp %k109 : i32 to f128
  llvm.store volatile %k110, %ptr : f128, !llvm.ptr
  %k111 = llvm.mlir.poison : i64
  %k112 = llvm.inttoptr %k111 : i64 to !llvm.ptr
  llvm.store volatile %k112, %ptr : !llvm.ptr, !llvm.ptr
  %k113 = llvm.mlir.poison : i32
  %k114 = llvm.inttoptr %k113 : i32 to !llvm.ptr<3>
  llvm.store volatile %k114, %ptr : !llvm.ptr<3>, !llvm.ptr
  %k115 = llvm.mlir.poison : i32
  %k116 = llvm.bitcast %k115 : i32 to f32
  llvm.store volatile %k116, %ptr : f32, !llvm.ptr
  %k117 = llvm.mlir.poison : i64
  %k118 = llvm.bitcast %k117 : i64 to f64
  llvm.store volatile %k118, %ptr : f64, !llvm.ptr
  %k119 = llvm.mlir.poison : i32
  %k120 = llvm.bitcast %k119 : i32 to vector<2xi16>
  llvm.store volatile %k120, %ptr : vector<2xi16>, !llvm.ptr
  %k121 = llvm.mlir.zero : i8
  %k122 = llvm.sext %k121 : i8 to i32
  llvm.store volatile %k122, %ptr : i32, !llvm.ptr
  %k123 = llvm.mlir.zero : i8
  %k124 = llvm.zext %k123 : i8 to i32
  llvm.store volatile %k124, %ptr : i32, !llvm.ptr
  %k125 = llvm.mlir.zero : i32
  %k126 = llvm.trunc %k125 : i32 to i8
  llvm.store volatile %k126, %ptr : i8, !llvm.ptr
  %k127 = llvm.mlir.zero : i32
  %k128 = llvm.sitofp %k127 : i32 to f32
  llvm.store volatile %k128, %ptr : f32, !llvm.ptr
  %k129 = llvm.mlir.zero : i32
  %k130 = llvm.uitofp %k129 : i32 to f16
  llvm.store volatile %k130, %ptr : f16, !llvm.ptr
  %k131 = llvm.mlir.zero : i32
  %k132 = llvm.sitofp %k131 : i32 to bf16
  llvm.store volatile %k132, %ptr : bf16, !llvm.ptr
  %k133 = llvm.mlir.zero : i32
  %k134 = llvm.uitofp %k133 : i32 to f128
  llvm.store volatile %k134, %ptr : f128, !llvm.ptr
  %k135 = llvm.mlir.zero : i64
  %k136 = llvm.inttoptr %k135 : i64 to !llvm.ptr
  llvm.store volatile %k136, %ptr : !llvm.ptr, !llvm.ptr
  %k137 = llvm.mlir.zero : i32
  %k138 = llvm.inttoptr %k137 : i32 to !llvm.ptr<3>
  llvm.store volatile %k138, %ptr : !llvm.ptr<3>, !llvm.ptr
  %k139 = llvm.mlir.zero : i32
  %k140 = llvm.bitcast %k139 : i32 to f32
  llvm.store volatile %k140, %ptr : f32, !llvm.ptr
  %k141 = llvm.mlir.zero : i64
  %k142 = llvm.bitcast %k141 : i64 to f64
  llvm.store volatile %k142, %ptr : f64, !llvm.ptr
  %k143 = llvm.mlir.zero : i32
  %k144 = llvm.bitcast %k143 : i32 to vector<2xi16>
  llvm.store volatile %k144, %ptr : vector<2xi16>, !llvm.ptr
  %k145 = llvm.mlir.constant(0.0 : f32) : f32
  %k146 = llvm.fptosi %k145 : f32 to i8
  llvm.store volatile %k146, %ptr : i8, !llvm.ptr
  %k147 = llvm.mlir.constant(0.0 : f32) : f32
  %k148 = llvm.fptoui %k147 : f32 to i16
  llvm.store volatile %k148, %ptr : i16, !llvm.ptr
  %k149 = llvm.mlir.constant(0.0 : f32) : f32
  %k150 = llvm.fpext %k149 : f32 to f64
  llvm.store volatile %k150, %ptr : f64, !llvm.ptr
  %k151 = llvm.mlir.constant(0.0 : f32) : f32
  %k152 = llvm.fpext %k151 : f32 to f80
  llvm.store volatile %k152, %ptr : f80, !llvm.ptr
  %k153 = llvm.mlir.constant(0.0 : f32) : f32
  %k154 = llvm.fptrunc %k153 : f32 to f16
  llvm.store volatile %k154, %ptr : f16, !llvm.ptr
  %k155 = llvm.mlir.constant(0.0 : f32) : f32
  %k156 = llvm.fptrunc %k155 : f32 to bf16
  llvm.store volatile %k156, %ptr : bf16, !llvm.ptr
  %k157 = llvm.mlir.constant(0.0 : f32) : f32
  %k158 = llvm.bitcast %k157 : f32 to i32
  llvm.store volatile %k158, %ptr : i32, !llvm.ptr
  %k159 = llvm.mlir.constant(-1.5 : f32) : f32
  %k160 = llvm.fptosi %k159 : f32 to i8
  llvm.store volatile %k160, %ptr : i8, !llvm.ptr
  %k161 = llvm.mlir.constant(-1.5 : f32) : f32
  %k162 = llvm.fptoui %k161 : f32 to i16
  llvm.store volatile %k162, %ptr : i16, !llvm.ptr
  %k163 = llvm.mlir.constant(-1.5 : f32) : f32
  %k164 = llvm.fpext %k163 : f32 to f64
  llvm.store volatile %k164, %ptr : f64, !llvm.ptr
  %k165 = llvm.mlir.constant(-1.5 : f32) : f32
  %k166 = llvm.fpext %k165 : f32 to f80
  llvm.store volatile %k166, %ptr : f80, !llvm.ptr
  %k167 = llvm.mlir.constant(-1.5 : f32) : f32
  %k168 = llvm.fptrunc %k167 : f32 to f16
  llvm.store volatile %k168, %ptr : f16, !llvm.ptr
  %k169 = llvm.mlir.constant(-1.5 : f32) : f32
  %k170 = llvm.fptrunc %k169 : f32 to bf16
  llvm.store volatile %k170, %ptr : bf16, !llvm.ptr
  %k171 = llvm.mlir.constant(-1.5 : f32) : f32
  %k172 = llvm.bitcast %k171 : f32 to i32
  llvm.store volatile %k172, %ptr : i32, !llvm.ptr
  %k173 = llvm.mlir.constant(300.0 : f32) : f32
  %k174 = llvm.fptosi %k173 : f32 to i8
  llvm.store volatile %k174, %ptr : i8, !llvm.ptr
  %k175 = llvm.mlir.constant(300.0 : f32) : f32
  %k176 = llvm.fptoui %k175 : f32 to i16
  llvm.store volatile %k176, %ptr : i16, !llvm.ptr
  %k177 = llvm.mlir.constant(300.0 : f32) : f32
  %k178 = llvm.fpext %k177 : f32 to f64
  llvm.store volatile %k178, %ptr : f64, !llvm.ptr
  %k179 = llvm.mlir.constant(300.0 : f32) : f32
  %k180 = llvm.fpext %k179 : f32 to f80
  llvm.store volatile %k180, %ptr : f80, !llvm.ptr
  %k181 = llvm.mlir.constant(300.0 : f32) : f32
  %k182 = llvm.fptrunc %k181 : f32 to f16
  llvm.store volatile %k182, %ptr : f16, !llvm.ptr
  %k183 = llvm.mlir.constant(300.0 : f32) : f32
  %k184 = llvm.fptrunc %k183 : f32 to bf16
  llvm.store volatile %k184, %ptr : bf16, !llvm.ptr
  %k185 = llvm.mlir.constant(300.0 : f32) : f32
  %k186 = llvm.bitcast %k185 : f32 to i32
  llvm.store volatile %k186, %ptr : i32, !llvm.ptr
  %k187 = llvm.mlir.constant(1.0e30 : f32) : f32
  %k188 = llvm.fptosi %k187 : f32 to i8
  llvm.store volatile %k188, %ptr : i8, !llvm.ptr
  %k189 = llvm.mlir.constant(1.0e30 : f32) : f32
  %k190 = llvm.fptoui %k189 : f32 to i16
  llvm.store volatile %k190, %ptr : i16, !llvm.ptr
  %k191 = llvm.mlir.constant(1.0e30 : f32) : f32
  %k192 = llvm.fpext %k191 : f32 to f64
  llvm.store volatile %k192, %ptr : f64, !llvm.ptr
  %k193 = llvm.mlir.constant(1.0e30 : f32) : f32
  %k194 = llvm.fpext %k193 : f32 to f80
  llvm.store volatile %k194, %ptr : f80, !llvm.ptr
  %k195 = llvm.mlir.constant(1.0e30 : f32) : f32
  %k196 = llvm.fptrunc %k195 : f32 to f16
  llvm.store volatile %k196, %ptr : f16, !llvm.ptr
  %k197 = llvm.mlir.constant(1.0e30 : f32) : f32
  %k198 = llvm.fptrunc %k197 : f32 to bf16
  llvm.store volatile %k198, %ptr : bf16, !llvm.ptr
  %k199 = llvm.mlir.constant(1.0e30 : f32) : f32
  %k200 = llvm.bitcast %k199 : f32 to i32
  llvm.store volatile %k200, %ptr : i32, !llvm.ptr
  %k201 = llvm.mlir.constant(0x7FC00000 : f32) : f32
  %k202 = llvm.fptosi %k201 : f32 to i8
  llvm.store volatile %k202, %ptr : i8, !llvm.ptr
  %k203 = llvm.mlir.constant(0x7FC00000 : f32) : f32
  %k204 = llvm.fptoui %k203 : f32 to i16
  llvm.store volatile %k204, %ptr : i16, !llvm.ptr
  %k205 = llvm.mlir.constant(0x7FC00000 : f32) : f32
  %k206 = llvm.fpext %k205 : f32 to f64
  llvm.store volatile %k206, %ptr : f64, !llvm.ptr
  %k207 = llvm.mlir.constant(0x7FC00000 : f32) : f32
  %k208 = llvm.fpext %k207 : f32 to f80
  llvm.store volatile %k208, %ptr : f80, !llvm.ptr
  %k209 = llvm.mlir.constant(0x7FC00000 : f32) : f32
  %k210 = llvm.fptrunc %k209 : f32 to f16
  llvm.store volatile %k210, %ptr : f16, !llvm.ptr
  %k211 = llvm.mlir.constant(0x7FC00000 : f32) : f32
  %k212 = llvm.fptrunc %k211 : f32 to bf16
  llvm.store volatile %k212, %ptr : bf16, !llvm.ptr
  %k213 = llvm.mlir.constant(0x7FC00000 : f32) : f32
  %k214 = llvm.bitcast %k213 : f32 to i32
  llvm.store volatile %k214, %ptr : i32, !llvm.ptr
  %k215 = llvm.mlir.undef : f32
  %k216 = llvm.fptosi %k215 : f32 to i8
  llvm.store volatile %k216, %ptr : i8, !llvm.ptr
  %k217 = llvm.mlir.undef : f32
  %k218 = llvm.fptoui %k217 : f32 to i16
  llvm.store volatile %k218, %ptr : i16, !llvm.ptr
  %k219 = llvm.mlir.undef : f32
  %k220 = llvm.fpext %k219 : f32 to f64
  llvm.store volatile %k220, %ptr : f64, !llvm.ptr
  %k221 = llvm.mlir.undef : f32
  %k222 = llvm.fpext %k221 : f32 to f80
  llvm.store volatile %k222, %ptr : f80, !llvm.ptr
  %k223 = llvm.mlir.undef : f32
  %k224 = llvm.fptrunc %k223 : f32 to f16
  llvm.store volatile %k224, %ptr : f16, !llvm.ptr
  %k225 = llvm.mlir.undef : f32
  %k226 = llvm.fptrunc %k225 : f32 to bf16
  llvm.store volatile %k226, %ptr : bf16, !llvm.ptr
  %k227 = llvm.mlir.undef : f32
  %k228 = llvm.bitcast %k227 : f32 to i32
  llvm.store volatile %k228, %ptr : i32, !llvm.ptr
  %k229 = llvm.mlir.poison : f32
  %k230 = llvm.fptosi %k229 : f32 to i8
  llvm.store volatile %k230, %ptr : i8, !llvm.ptr
  %k231 = llvm.mlir.poison : f32
  %k232 = llvm.fptoui %k231 : f32 to i16
  llvm.store volatile %k232, %ptr : i16, !llvm.ptr
  %k233 = llvm.mlir.poison : f32
  %k234 = llvm.fpext %k233 : f32 to f64
  llvm.store volatile %k234, %ptr : f64, !llvm.ptr
  %k235 = llvm.mlir.poison : f32
  %k236 = llvm.fpext %k235 : f32 to f80
  llvm.store volatile %k236, %ptr : f80, !llvm.ptr
  %k237 = llvm.mlir.poison : f32
  %k238 = llvm.fptrunc %k237 : f32 to f16
  llvm.store volatile %k238, %ptr : f16, !llvm.ptr
  %k239 = llvm.mlir.poison : f32
  %k240 = llvm.fptrunc %k239 : f32 to bf16
  llvm.store volatile %k240, %ptr : bf16, !llvm.ptr
  %k241 = llvm.mlir.poison : f32
  %k242 = llvm.bitcast %k241 : f32 to i32
  llvm.store volatile %k242, %ptr : i32, !llvm.ptr
  %k243 = llvm.mlir.zero : f32
  %k244 = llvm.fptosi %k243 : f32 to i8
  llvm.store volatile %k244, %ptr : i8, !llvm.ptr
  %k245 = llvm.mlir.zero : f32
  %k246 = llvm.fptoui %k245 : f32 to i16
  llvm.store volatile %k246, %ptr : i16, !llvm.ptr
  %k247 = llvm.mlir.zero : f32
  %k248 = llvm.fpext %k247 : f32 to f64
  llvm.store volatile %k248, %ptr : f64, !llvm.ptr
  %k249 = llvm.mlir.zero : f32
  %k250 = llvm.fpext %k249 : f32 to f80
  llvm.store volatile %k250, %ptr : f80, !llvm.ptr
  %k251 = llvm.mlir.zero : f32
  %k252 = llvm.fptrunc %k251 : f32 to f16
  llvm.store volatile %k252, %ptr : f16, !llvm.ptr
  %k253 = llvm.mlir.zero : f32
  %k254 = llvm.fptrunc %k253 : f32 to bf16
  llvm.store volatile %k254, %ptr : bf16, !llvm.ptr
  %k255 = llvm.mlir.zero : f32
  %k256 = llvm.bitcast %k255 : f32 to i32
  llvm.store volatile %k256, %ptr : i32, !llvm.ptr
  %k257 = llvm.mlir.constant(dense<[1, -2]> : vector<2xi8>) : vector<2xi8>
  %k258 = llvm.sext %k257 : vector<2xi8> to vector<2xi32>
  llvm.store volatile %k258, %ptr : vector<2xi32>, !llvm.ptr
  %k259 = llvm.mlir.constant(dense<[1, -2]> : vector<2xi8>) : vector<2xi8>
  %k260 = llvm.zext %k259 : vector<2xi8> to vector<2xi32>
  llvm.store volatile %k260, %ptr : vector<2xi32>, !llvm.ptr
  %k261 = llvm.mlir.constant(dense<[1, -2]> : vector<2xi8>) : vector<2xi8>
  %k262 = llvm.sitofp %k261 : vector<2xi8> to vector<2xf32>
  llvm.store volatile %k262, %ptr : vector<2xf32>, !llvm.ptr
  %k263 = llvm.mlir.constant(dense<[1, -2]> : vector<2xi32>) : vector<2xi32>
  %k264 = llvm.bitcast %k263 : vector<2xi32> to vector<2xf32>
  llvm.store volatile %k264, %ptr : vector<2xf32>, !llvm.ptr
  %k265 = llvm.mlir.constant(dense<[1, -2]> : vector<2xi32>) : vector<2xi32>
  %k266 = llvm.bitcast %k265 : vector<2xi32> to i64
  llvm.store volatile %k266, %ptr : i64, !llvm.ptr
  %k267 = llvm.mlir.constant(dense<[1, -2]> : vector<2xi32>) : vector<2xi32>
  %k268 = llvm.bitcast %k267 : vector<2xi32> to vector<4xi16>
  llvm.store volatile %k268, %ptr : vector<4xi16>, !llvm.ptr
  %k269 = llvm.mlir.constant(dense<[1, -2]> : vector<2xi32>) : vector<2xi32>
  %k270 = llvm.trunc %k269 : vector<2xi32> to vector<2xi8>
  llvm.store volatile %k270, %ptr : vector<2xi8>, !llvm.ptr
  %k271 = llvm.mlir.undef : vector<2xi8>
  %k272 = llvm.sext %k271 : vector<2xi8> to vector<2xi32>
  llvm.store volatile %k272, %ptr : vector<2xi32>, !llvm.ptr
  %k273 = llvm.mlir.undef : vector<2xi8>
  %k274 = llvm.zext %k273 : vector<2xi8> to vector<2xi32>
  llvm.store volatile %k274, %ptr : vector<2xi32>, !llvm.ptr
  %k275 = llvm.mlir.undef : vector<2xi8>
  %k276 = llvm.sitofp %k275 : vector<2xi8> to vector<2xf32>
  llvm.store volatile %k276, %ptr : vector<2xf32>, !llvm.ptr
  %k277 = llvm.mlir.undef : vector<2xi32>
  %k278 = llvm.bitcast %k277 : vector<2xi32> to vector<2xf32>
  llvm.store volatile %k278, %ptr : vector<2xf32>, !llvm.ptr
  %k279 = llvm.mlir.undef : vector<2xi32>
  %k280 = llvm.bitcast %k279 : vector<2xi32> to i64
  llvm.store volatile %k280, %ptr : i64, !llvm.ptr
  %k281 = llvm.mlir.undef : vector<2xi32>
  %k282 = llvm.bitcast %k281 : vector<2xi32> to vector<4xi16>
  llvm.store volatile %k282, %ptr : vector<4xi16>, !llvm.ptr
  %k283 = llvm.mlir.undef : vector<2xi32>
  %k284 = llvm.trunc %k283 : vector<2xi32> to vector<2xi8>
  llvm.store volatile %k284, %ptr : vector<2xi8>, !llvm.ptr
  %k285 = llvm.mlir.poison : vector<2xi8>
  %k286 = llvm.sext %k285 : vector<2xi8> to vector<2xi32>
  llvm.store volatile %k286, %ptr : vector<2xi32>, !llvm.ptr
  %k287 = llvm.mlir.poison : vector<2xi8>
  %k288 = llvm.zext %k287 : vector<2xi8> to vector<2xi32>
  llvm.store volatile %k288, %ptr : vector<2xi32>, !llvm.ptr
  %k289 = llvm.mlir.poison : vector<2xi8>
  %k290 = llvm.sitofp %k289 : vector<2xi8> to vector<2xf32>
  llvm.store volatile %k290, %ptr : vector<2xf32>, !llvm.ptr
  %k291 = llvm.mlir.poison : vector<2xi32>
  %k292 = llvm.bitcast %k291 : vector<2xi32> to vector<2xf32>
  llvm.store volatile %k292, %ptr : vector<2xf32>, !llvm.ptr
  %k293 = llvm.mlir.poison : vector<2xi32>
  %k294 = llvm.bitcast %k293 : vector<2xi32> to i64
  llvm.store volatile %k294, %ptr : i64, !llvm.ptr
  %k295 = llvm.mlir.poison : vector<2xi32>
  %k296 = llvm.bitcast %k295 : vector<2xi32> to vector<4xi16>
  llvm.store volatile %k296, %ptr : vector<4xi16>, !llvm.ptr
  %k297 = llvm.mlir.poison : vector<2xi32>
  %k298 = llvm.trunc %k297 : vector<2xi32> to vector<2xi8>
  llvm.store volatile %k298, %ptr : vector<2xi8>, !llvm.ptr
  %k299 = llvm.mlir.zero : vector<2xi8>
  %k300 = llvm.sext %k299 : vector<2xi8> to vector<2xi32>
  llvm.store volatile %k300, %ptr : vector<2xi32>, !llvm.ptr
  %k301 = llvm.mlir.zero : vector<2xi8>
  %k302 = llvm.zext %k301 : vector<2xi8> to vector<2xi32>
  llvm.store volatile %k302, %ptr : vector<2xi32>, !llvm.ptr
  %k303 = llvm.mlir.zero : vector<2xi8>
  %k304 = llvm.sitofp %k303 : vector<2xi8> to vector<2xf32>
  llvm.store volatile %k304, %ptr : vector<2xf32>, !llvm.ptr
  %k305 = llvm.mlir.zero : vector<2xi32>
  %k306 = llvm.bitcast %k305 : vector<2xi32> to vector<2xf32>
  llvm.store volatile %k306, %ptr : vector<2xf32>, !llvm.ptr
  %k307 = llvm.mlir.zero : vector<2xi32>
  %k308 = llvm.bitcast %k307 : vector<2xi32> to i64
  llvm.store volatile %k308, %ptr : i64, !llvm.ptr
  %k309 = llvm.mlir.zero : vector<2xi32>
  %k310 = llvm.bitcast %k309 : vector<2xi32> to vector<4xi16>
  llvm.store volatile %k310, %ptr : vector<4xi16>, !llvm.ptr
  %k311 = llvm.mlir.zero : vector<2xi32>
  %k312 = llvm.trunc %k311 : vector<2xi32> to vector<2xi8>
  llvm.store volatile %k312, %ptr : vector<2xi8>, !llvm.ptr
  %k313 = llvm.mlir.undef : !llvm.ptr
  %k314 = llvm.ptrtoint %k313 : !llvm.ptr to i64
  llvm.store volatile %k314, %ptr : i64, !llvm.ptr
  %k315 = llvm.mlir.undef : !llvm.ptr
  %k316 = llvm.ptrtoint %k315 : !llvm.ptr to i32
  llvm.store volatile %k316, %ptr : i32, !llvm.ptr
  %k317 = llvm.mlir.undef : !llvm.ptr
  %k318 = llvm.addrspacecast %k317 : !llvm.ptr to !llvm.ptr<1>
  llvm.store volatile %k318, %ptr : !llvm.ptr<1>, !llvm.ptr
  %k319 = llvm.mlir.undef : !llvm.ptr
  %k320 = llvm.bitcast %k319 : !llvm.ptr to !llvm.ptr
  llvm.store volatile %k320, %ptr : !llvm.ptr, !llvm.ptr
  %k321 = llvm.mlir.poison : !llvm.ptr
  %k322 = llvm.ptrtoint %k321 : !llvm.ptr to i64
  llvm.store volatile %k322, %ptr : i64, !llvm.ptr
  %k323 = llvm.mlir.poison : !llvm.ptr
  %k324 = llvm.ptrtoint %k323 : !llvm.ptr to i32
  llvm.store volatile %k324, %ptr : i32, !llvm.ptr
  %k325 = llvm.mlir.poison : !llvm.ptr
  %k326 = llvm.addrspacecast %k325 : !llvm.ptr to !llvm.ptr<1>
  llvm.store volatile %k326, %ptr : !llvm.ptr<1>, !llvm.ptr
  %k327 = llvm.mlir.poison : !llvm.ptr
  %k328 = llvm.bitcast %k327 : !llvm.ptr to !llvm.ptr
  llvm.store volatile %k328, %ptr : !llvm.ptr, !llvm.ptr
  %k329 = llvm.mlir.zero : !llvm.ptr
  %k330 = llvm.ptrtoint %k329 : !llvm.ptr to i64
  llvm.store volatile %k330, %ptr : i64, !llvm.ptr
  %k331 = llvm.mlir.zero : !llvm.ptr
  %k332 = llvm.ptrtoint %k331 : !llvm.ptr to i32
  llvm.store volatile %k332, %ptr : i32, !llvm.ptr
  %k333 = llvm.mlir.zero : !llvm.ptr
  %k334 = llvm.addrspacecast %k333 : !llvm.ptr to !llvm.ptr<1>
  llvm.store volatile %k334, %ptr : !llvm.ptr<1>, !llvm.ptr
  %k335 = llvm.mlir.zero : !llvm.ptr
  %k336 = llvm.bitcast %k335 : !llvm.ptr to !llvm.ptr
  llvm.store volatile %k336, %ptr : !llvm.ptr, !llvm.ptr
  llvm.return
}
// -----
// Addresses.
llvm.mlir.global internal @d(dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>) : !llvm.array<2 x array<2 x i32>>
llvm.mlir.global extern_weak @weak() : i32
llvm.mlir.global external @out() : !llvm.struct<(i8, i64, array<3 x i16>)>
llvm.func @sizes(%ptr: !llvm.ptr) {
  %null = llvm.mlir.zero : !llvm.ptr
  %0 = llvm.getelementptr %null[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, i64, array<3 x i16>)>
  %1 = llvm.ptrtoint %0 : !llvm.ptr to i64
  llvm.store %1, %ptr : i64, !llvm.ptr
  %2 = llvm.getelementptr %null[0, 2, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<packed (i8, i64, array<3 x i16>)>
  %3 = llvm.ptrtoint %2 : !llvm.ptr to i32
  llvm.store %3, %ptr : i32, !llvm.ptr
  %4 = llvm.getelementptr %null[3] : (!llvm.ptr) -> !llvm.ptr, vector<3xi32>
  llvm.store %4, %ptr : !llvm.ptr, !llvm.ptr
  %5 = llvm.getelementptr %null[-1] : (!llvm.ptr) -> !llvm.ptr, i65
  llvm.store %5, %ptr : !llvm.ptr, !llvm.ptr
  llvm.return
}
llvm.func @addresses(%x: i32, %c: i1) -> !llvm.ptr {
  %0 = llvm.mlir.addressof @d : !llvm.ptr
  %1 = llvm.getelementptr inbounds %0[0, 1, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x array<2 x i32>>
  %2 = llvm.ptrtoint %1 : !llvm.ptr to i64
  %3 = llvm.mlir.constant(3 : i64) : i64
  %4 = llvm.add %2, %3 overflow<nsw> : i64
  %5 = llvm.mul %4, %3 : i64
  %6 = llvm.sub %3, %4 : i64
  %7 = llvm.inttoptr %6 : i64 to !llvm.ptr
  %8 = llvm.load %7 : !llvm.ptr -> i64
  llvm.store %5, %1 : i64, !llvm.ptr
  %null = llvm.mlir.zero : !llvm.ptr
  %cmp = llvm.icmp "eq" %0, %null : !llvm.ptr
  %cmp2 = llvm.icmp "ne" %0, %0 : !llvm.ptr
  llvm.store %cmp, %1 : i1, !llvm.ptr
  llvm.store %cmp2, %1 : i1, !llvm.ptr
  %i = llvm.mlir.constant(3 : i32) : i32
  %g3 = llvm.getelementptr %0[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i64
  %g4 = llvm.getelementptr %0[-1] : (!llvm.ptr) -> !llvm.ptr, i64
  %g5 = llvm.getelementptr inbounds %1[-3] : (!llvm.ptr) -> !llvm.ptr, i32
  %g6 = llvm.getelementptr %1[1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %g4, %g3 : !llvm.ptr, !llvm.ptr
  llvm.store %g5, %g6 : !llvm.ptr, !llvm.ptr
  %w = llvm.mlir.addressof @weak : !llvm.ptr
  %wc = llvm.icmp "ne" %w, %null : !llvm.ptr
  llvm.store %wc, %1 : i1, !llvm.ptr
  %f = llvm.mlir.addressof @sizes : !llvm.ptr
  %e = llvm.dso_local_equivalent @sizes : !llvm.ptr
  llvm.store %f, %e : !llvm.ptr, !llvm.ptr
  %sp = llvm.addrspacecast %0 : !llvm.ptr to !llvm.ptr<1>
  %tr = llvm.trunc %2 : i64 to i32
  llvm.store %tr, %sp : i32, !llvm.ptr<1>
  %o = llvm.mlir.addressof @out : !llvm.ptr
  %o1 = llvm.getelementptr %o[0, 2, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, i64, array<3 x i16>)>
  llvm.return %o1 : !llvm.ptr
}
llvm.func @parts(%ptr: !llvm.ptr, %x: i32) {
  %v = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi32>) : vector<4xi32>
  %i = llvm.mlir.constant(3 : i32) : i32
  %far = llvm.mlir.constant(9 : i32) : i32
  %e = llvm.extractelement %v[%i : i32] : vector<4xi32>
  %e2 = llvm.extractelement %v[%far : i32] : vector<4xi32>
  %0 = llvm.insertelement %x, %v[%i : i32] : vector<4xi32>
  %1 = llvm.insertelement %i, %v[%i : i32] : vector<4xi32>
  %2 = llvm.insertelement %i, %v[%far : i32] : vector<4xi32>
  %3 = llvm.shufflevector %v, %1 [0, 1, 7, -1] : vector<4xi32>
  %4 = llvm.shufflevector %v, %1 [-1, -1] : vector<4xi32>
  llvm.store %e2, %ptr : i32, !llvm.ptr
  llvm.store %0, %ptr : vector<4xi32>, !llvm.ptr
  llvm.store %1, %ptr : vector<4xi32>, !llvm.ptr
  llvm.store %2, %ptr : vector<4xi32>, !llvm.ptr
  llvm.store %3, %ptr : vector<4xi32>, !llvm.ptr
  llvm.store %4, %ptr : vector<2xi32>, !llvm.ptr
  %s = llvm.mlir.undef : !llvm.struct<(i32, array<2 x f32>)>
  %s1 = llvm.insertvalue %e, %s[0] : !llvm.struct<(i32, array<2 x f32>)>
  %f = llvm.mlir.constant(2.5 : f32) : f32
  %s2 = llvm.insertvalue %f, %s1[1, 1] : !llvm.struct<(i32, array<2 x f32>)>
  %s3 = llvm.extractvalue %s2[1] : !llvm.struct<(i32, array<2 x f32>)>
  llvm.store %s2, %ptr : !llvm.struct<(i32, array<2 x f32>)>, !llvm.ptr
  llvm.store %s3, %ptr : !llvm.array<2 x f32>, !llvm.ptr
  %t = llvm.mlir.constant(true) : i1
  %m = llvm.mlir.constant(dense<[true, false, true, false]> : vector<4xi1>) : vector<4xi1>
  %c1 = llvm.select %t, %e, %far : i1, i32
  %c2 = llvm.select %m, %v, %1 : vector<4xi1>, vector<4xi32>
  llvm.store %c1, %ptr : i32, !llvm.ptr
  llvm.store %c2, %ptr : vector<4xi32>, !llvm.ptr
  llvm.return
}
llvm.func @texts(%ptr: !llvm.ptr) {
  %0 = llvm.mlir.constant("ab\00\"c") : !llvm.array<5 x i8>
  %1 = llvm.mlir.constant([1 : i32, 2.0 : f32]) : !llvm.struct<(i32, f32)>
  %2 = llvm.mlir.constant(dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>) : !llvm.array<2 x vector<2xf32>>
  %3 = llvm.mlir.constant(@texts) : !llvm.ptr
  %4 = llvm.mlir.constant(1.0 : f8E5M2) : f8E5M2
  %5 = llvm.mlir.constant(sparse<[[0, 1]], [5]> : tensor<2x2xi32>) : !llvm.array<2 x array<2 x i32>>
  %6 = llvm.mlir.zero : !llvm.struct<(ptr, i32, array<2 x f64>)>
  %7 = llvm.mlir.poison : !llvm.array<2 x i32>
  llvm.store %0, %ptr : !llvm.array<5 x i8>, !llvm.ptr
  llvm.store %1, %ptr : !llvm.struct<(i32, f32)>, !llvm.ptr
  llvm.store %2, %ptr : !llvm.array<2 x vector<2xf32>>, !llvm.ptr
  llvm.store %3, %ptr : !llvm.ptr, !llvm.ptr
  llvm.store %4, %ptr : f8E5M2, !llvm.ptr
  llvm.store %5, %ptr : !llvm.array<2 x array<2 x i32>>, !llvm.ptr
  llvm.store %6, %ptr : !llvm.struct<(ptr, i32, array<2 x f64>)>, !llvm.ptr
  llvm.store %7, %ptr : !llvm.array<2 x i32>, !llvm.ptr
  llvm.return
}
// -----
// REFUSED: has a value that is no constant of its type
llvm.func @f() {
  %0 = llvm.mlir.constant(3.0 : f32) : vector<2xf32>
  llvm.return
}

// -----

// Complex numbers are structures of their parts.
llvm.mlir.global private constant @a(dense<[(1.0, 2.0), (3.0, 4.0)]> : tensor<2xcomplex<f32>>) : !llvm.array<2 x struct<(f32, f32)>>
llvm.mlir.global private constant @b(dense<(1,2)> : tensor<2x2xcomplex<i32>>) : !llvm.array<2 x array<2 x struct<(i32, i32)>>>
llvm.mlir.global private constant @c(dense<[[(1,2),(3,4)]]> : tensor<1x2xcomplex<i65>>) : !llvm.array<1 x array<2 x struct<(i65, i65)>>>
llvm.mlir.global private constant @d(dense<[(1.0,2.0)]> : tensor<1xcomplex<bf16>>) : !llvm.array<1 x struct<(bf16, bf16)>>
llvm.mlir.global private constant @f(dense<> : tensor<0xcomplex<f64>>) : !llvm.array<0 x struct<(f64, f64)>>
llvm.mlir.global private constant @z(dense<[(0.0, 0.0), (3.0, 4.0)]> : tensor<2xcomplex<f32>>) : !llvm.array<2 x struct<(f32, f32)>>
llvm.mlir.global private constant @zn(dense<[(0.0, -0.0),(0.0,0.0)]> : tensor<2xcomplex<f32>>) : !llvm.array<2 x struct<(f32, f32)>>
llvm.func @k() -> !llvm.array<2 x struct<(f32, f32)>> {
  %0 = llvm.mlir.constant(dense<[(1.0, 2.0), (3.0, 4.0)]> : tensor<2xcomplex<f32>>) : !llvm.array<2 x struct<(f32, f32)>>
  llvm.return %0 : !llvm.array<2 x struct<(f32, f32)>>
}

// -----

// Addresses behind expressions, and expressions as indices.
llvm.mlir.global external @g() : !llvm.array<10 x i32>
llvm.mlir.global external @h() {addr_space = 1 : i32} : !llvm.array<10 x i32>
llvm.func @sink(!llvm.ptr)
llvm.func @sink1(!llvm.ptr<1>)
llvm.func @sinki(i64)
llvm.func @a() {
  %g = llvm.mlir.addressof @g : !llvm.ptr
  %h = llvm.mlir.addressof @h : !llvm.ptr<1>
  %c = llvm.addrspacecast %h : !llvm.ptr<1> to !llvm.ptr
  %0 = llvm.getelementptr %c[3] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.call @sink(%0) : (!llvm.ptr) -> ()
  %i = llvm.ptrtoint %g : !llvm.ptr to i64
  %1 = llvm.getelementptr %g[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.call @sink(%1) : (!llvm.ptr) -> ()
  %n = llvm.mlir.zero : !llvm.ptr
  %2 = llvm.getelementptr %n[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.call @sink(%2) : (!llvm.ptr) -> ()
  %3 = llvm.getelementptr %g[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<10 x i32>
  %4 = llvm.ptrtoint %3 : !llvm.ptr to i64
  llvm.call @sinki(%4) : (i64) -> ()
  %5 = llvm.inttoptr %4 : i64 to !llvm.ptr
  llvm.call @sink(%5) : (!llvm.ptr) -> ()
  %6 = llvm.getelementptr %5[2] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.call @sink(%6) : (!llvm.ptr) -> ()
  %7 = llvm.getelementptr %3[0] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.call @sink(%7) : (!llvm.ptr) -> ()
  %8 = llvm.getelementptr %g[1] : (!llvm.ptr) -> !llvm.ptr, vector<[4]xi32>
  llvm.call @sink(%8) : (!llvm.ptr) -> ()
  %9 = llvm.getelementptr %n[1] : (!llvm.ptr) -> !llvm.ptr, vector<[4]xi32>
  llvm.call @sink(%9) : (!llvm.ptr) -> ()
  %10 = llvm.ptrtoint %9 : !llvm.ptr to i64
  llvm.call @sinki(%10) : (i64) -> ()
  %11 = llvm.sub %4, %i : i64
  llvm.call @sinki(%11) : (i64) -> ()
  %k = llvm.mlir.constant(5 : i64) : i64
  %12 = llvm.add %i, %k : i64
  llvm.call @sinki(%12) : (i64) -> ()
  %13 = llvm.inttoptr %12 : i64 to !llvm.ptr
  llvm.call @sink(%13) : (!llvm.ptr) -> ()
  %14 = llvm.icmp "eq" %3, %g : !llvm.ptr
  llvm.cond_br %14, ^x, ^x
^x:
  %p = llvm.inttoptr %k : i64 to !llvm.ptr
  %15 = llvm.getelementptr %p[4] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.call @sink(%15) : (!llvm.ptr) -> ()
  %16 = llvm.getelementptr inbounds %g[0, %k] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<10 x i32>
  llvm.call @sink(%16) : (!llvm.ptr) -> ()
  %17 = llvm.mlir.undef : !llvm.ptr
  %18 = llvm.getelementptr %17[4] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.call @sink(%18) : (!llvm.ptr) -> ()
  %21 = llvm.ptrtoint %c : !llvm.ptr to i64
  llvm.call @sinki(%21) : (i64) -> ()
  %22 = llvm.addrspacecast %n : !llvm.ptr to !llvm.ptr<1>
  llvm.call @sink1(%22) : (!llvm.ptr<1>) -> ()
  %23 = llvm.select %14, %3, %g : i1, !llvm.ptr
  llvm.call @sink(%23) : (!llvm.ptr) -> ()
  llvm.return
}
