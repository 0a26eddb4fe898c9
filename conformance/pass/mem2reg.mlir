// ARGS: --mem2reg --allow-unregistered-dialect --split-input-file
func.func @uninit() -> (i32, f32) {
  %a = memref.alloca() : memref<i32>
  %b = memref.alloca() : memref<1x1xf32>
  %c0 = arith.constant 0 : index
  %v = memref.load %a[] : memref<i32>
  %w = memref.load %b[%c0, %c0] : memref<1x1xf32>
  return %v, %w : i32, f32
}
// -----
func.func @deadblock(%c: i1, %x: i32) -> i32 {
  %a = memref.alloca() : memref<i32>
  memref.store %x, %a[] : memref<i32>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %k = arith.constant 3 : i32
  memref.store %k, %a[] : memref<i32>
  cf.br ^bb2
^bb3:
  %k2 = arith.constant 5 : i32
  memref.store %k2, %a[] : memref<i32>
  %l = memref.load %a[] : memref<i32>
  "x.use"(%l) : (i32) -> ()
  cf.br ^bb2
^bb2:
  %v = memref.load %a[] : memref<i32>
  return %v : i32
}
// -----
func.func @nested(%c: i1, %x: i32) -> i32 {
  %a = memref.alloca() : memref<i32>
  memref.store %x, %a[] : memref<i32>
  %r = scf.if %c -> i32 {
    %v = memref.load %a[] : memref<i32>
    scf.yield %v : i32
  } else { scf.yield %x : i32 }
  %v = memref.load %a[] : memref<i32>
  return %r : i32
}
// -----
func.func @nested2(%c: i1, %x: i32) -> i32 {
  scf.if %c {
    %a = memref.alloca() : memref<i32>
    memref.store %x, %a[] : memref<i32>
    %v = memref.load %a[] : memref<i32>
    "x.u"(%v) : (i32) -> ()
    scf.yield
  } 
  return %x : i32
}
// -----
func.func @ofmemref(%m: memref<5xf32>) -> memref<5xf32> {
  %a = memref.alloca() : memref<memref<5xf32>>
  memref.store %m, %a[] : memref<memref<5xf32>>
  %v = memref.load %a[] : memref<memref<5xf32>>
  %b = memref.alloca() : memref<memref<5xf32>>
  %w = memref.load %b[] : memref<memref<5xf32>>
  "x.u"(%w) : (memref<5xf32>) -> ()
  %vv = memref.alloca() : memref<vector<4xi8>>
  %zz = memref.load %vv[] : memref<vector<4xi8>>
  %vc = memref.alloca() : memref<complex<f32>>
  %zc = memref.load %vc[] : memref<complex<f32>>
  "x.u"(%zz, %zc) : (vector<4xi8>, complex<f32>) -> ()
  %vi = memref.alloca() : memref<index>
  %zi = memref.load %vi[] : memref<index>
  "x.u"(%zi) : (index) -> ()
  return %v : memref<5xf32>
}
// -----
func.func @unusedstore(%m: i32) {
  %a = memref.alloca() : memref<i32>
  memref.store %m, %a[] : memref<i32>
  %b = memref.alloca() : memref<i32>
  %c = memref.alloca() : memref<i32, 3>
  memref.store %m, %c[] : memref<i32, 3>
  %d = memref.alloc() : memref<i32>
  memref.store %m, %d[] : memref<i32>
  return
}
// -----
llvm.func @l(%x: i32) -> i32 {
  %n = llvm.mlir.constant(4 : i32) : i32
  %a = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  llvm.store %x, %a atomic release {alignment = 4 : i64} : i32, !llvm.ptr
  %v = llvm.load %a : !llvm.ptr -> i32
  %b = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  %w = llvm.load %b : !llvm.ptr -> i32
  %z = llvm.add %v, %w : i32
  llvm.return %z : i32
}
// -----
func.func @p2(%m: memref<*xf32>) -> memref<*xf32> {
  %a = memref.alloca() : memref<memref<*xf32>>
  memref.store %m, %a[] : memref<memref<*xf32>>
  %v = memref.load %a[] : memref<memref<*xf32>>
  return %v : memref<*xf32>
}
// -----
func.func @dynsz(%x: i32, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloca(%n) : memref<?xi32>
  memref.store %x, %a[%c0] : memref<?xi32>
  %v = memref.load %a[%c0] : memref<?xi32>
  %b = memref.alloca() : memref<1xi32>
  memref.store %x, %b[%n] : memref<1xi32>
  %w = memref.load %b[%c0] : memref<1xi32>
  %z = memref.alloca() : memref<0xi32>
  return %w : i32
}
// -----
func.func @graph(%x: i32, %n: index) -> i32 {
  "x.y"() ({
    %a = memref.alloca() : memref<i32>
    memref.store %x, %a[] : memref<i32>
    %v = memref.load %a[] : memref<i32>
    "x.x"(%v) : (i32) -> ()
   }) : () -> ()
  return %x : i32
}
// -----
func.func @badterm(%x: i32, %c: i1) -> i32 {
  %a = memref.alloca() : memref<i32>
  memref.store %x, %a[] : memref<i32>
  "x.br"()[^bb1, ^bb2] : () -> ()
^bb1:
  %k = arith.constant 3 : i32
  memref.store %k, %a[] : memref<i32>
  cf.br ^bb2
^bb2:
  %v = memref.load %a[] : memref<i32>
  return %v : i32
}
// -----
llvm.func @types(%x: i64, %f: f64, %p: !llvm.ptr, %v: vector<2xf32>, %p3: !llvm.ptr<3>) -> i8 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %n x i64 : (i32) -> !llvm.ptr
  llvm.store %f, %a : f64, !llvm.ptr
  %l0 = llvm.load %a : !llvm.ptr -> !llvm.ptr
  llvm.store %p, %a : !llvm.ptr, !llvm.ptr
  %l1 = llvm.load %a : !llvm.ptr -> vector<2xf32>
  llvm.store %v, %a : vector<2xf32>, !llvm.ptr
  %l2 = llvm.load %a : !llvm.ptr -> f32
  %l3 = llvm.load %a : !llvm.ptr -> i8
  %l4 = llvm.load %a : !llvm.ptr -> vector<4xi8>
  llvm.store %l2, %a : f32, !llvm.ptr
  %l5 = llvm.load %a : !llvm.ptr -> f64
  %b = llvm.alloca %n x !llvm.ptr : (i32) -> !llvm.ptr
  llvm.store %p3, %b : !llvm.ptr<3>, !llvm.ptr
  %l6 = llvm.load %b : !llvm.ptr -> !llvm.ptr
  %l7 = llvm.load %b : !llvm.ptr -> i16
  "x.use"(%l0, %l1, %l2, %l3, %l4, %l5, %l6, %l7) : (!llvm.ptr, vector<2xf32>, f32, i8, vector<4xi8>, f64, !llvm.ptr, i16) -> ()
  llvm.return %l3 : i8
}
// -----
llvm.func @sets(%b: i8, %q: !llvm.ptr) -> i32 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %l = llvm.mlir.constant(4 : i32) : i32
  %k = llvm.mlir.constant(7 : i8) : i8
  %a = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%a, %b, %l) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  %v = llvm.load %a : !llvm.ptr -> i32
  "llvm.intr.memset"(%a, %k, %l) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  %v1 = llvm.load %a : !llvm.ptr -> i32
  "llvm.intr.memset.inline"(%a, %k) <{isVolatile = false, len = 4 : i64}> : (!llvm.ptr, i8) -> ()
  %v2 = llvm.load %a : !llvm.ptr -> i32
  "llvm.intr.memcpy"(%a, %q, %l) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  %v3 = llvm.load %a : !llvm.ptr -> i32
  "llvm.intr.memmove"(%q, %a, %l) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  "llvm.intr.memcpy.inline"(%q, %a) <{isVolatile = false, len = 4 : i32}> : (!llvm.ptr, !llvm.ptr) -> ()
  %f = llvm.alloca %n x f32 : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%f, %b, %l) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  %w = llvm.load %f : !llvm.ptr -> f32
  %i8 = llvm.alloca %n x i8 : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%i8, %b, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  %w8 = llvm.load %i8 : !llvm.ptr -> i8
  "x.use"(%v, %v1, %v2, %v3, %w, %w8) : (i32, i32, i32, i32, f32, i8) -> ()
  llvm.return %v3 : i32
}
// -----
llvm.func @hints(%x: i32, %c: i1) -> i32 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  llvm.intr.lifetime.start %a : !llvm.ptr
  %i = llvm.intr.invariant.start 4, %a : !llvm.ptr
  llvm.intr.invariant.end %i, 4, %a : !llvm.ptr
  %bc = llvm.bitcast %a : !llvm.ptr to !llvm.ptr
  %la = llvm.intr.launder.invariant.group %bc : !llvm.ptr
  %g = llvm.getelementptr %la[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i32>
  llvm.intr.lifetime.end %g : !llvm.ptr
  llvm.store %x, %a : i32, !llvm.ptr
  %v = llvm.load %a : !llvm.ptr -> i32
  %ac = llvm.addrspacecast %a : !llvm.ptr to !llvm.ptr<1>
  llvm.intr.lifetime.end %ac : !llvm.ptr<1>
  llvm.return %v : i32
}
// -----
llvm.func @nestedhint(%x: i32, %c: i1) -> i32 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  llvm.store %x, %a : i32, !llvm.ptr
  "scf.if"(%c) ({
  llvm.intr.lifetime.end %a : !llvm.ptr
  scf.yield
  }, {}) : (i1) -> ()
  %v = llvm.load %a : !llvm.ptr -> i32
  llvm.return %v : i32
}
// -----
#bt = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#file = #llvm.di_file<"a.c" in "/tmp">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, producer = "x", isOptimized = true, emissionKind = Full>
#sp = #llvm.di_subprogram<compileUnit = #cu, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
#v = #llvm.di_local_variable<scope = #sp, name = "x", file = #file, line = 1, type = #bt>
#v2 = #llvm.di_local_variable<scope = #sp, name = "y", file = #file, line = 2, type = #bt>
llvm.func @f(%c: i1, %x: i32, %y: f32) -> i32 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %k = llvm.mlir.constant(0 : i8) : i8
  %l = llvm.mlir.constant(4 : i32) : i32
  %a = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  llvm.intr.dbg.declare #v = %a : !llvm.ptr
  llvm.intr.dbg.declare #v2 #llvm.di_expression<[DW_OP_deref]> = %a : !llvm.ptr
  llvm.intr.dbg.value #v2 = %a : !llvm.ptr
  llvm.store %l, %a : i32, !llvm.ptr
  llvm.cond_br %c, ^bb1, ^bb2
^bb1:
  llvm.store %x, %a : i32, !llvm.ptr
  llvm.br ^bb2
^bb2:
  %v = llvm.load %a : !llvm.ptr -> i32
  llvm.return %v : i32
}
// -----
#bt = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#file = #llvm.di_file<"a.c" in "/tmp">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, producer = "x", isOptimized = true, emissionKind = Full>
#sp = #llvm.di_subprogram<compileUnit = #cu, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
#v = #llvm.di_local_variable<scope = #sp, name = "x", file = #file, line = 1, type = #bt>
llvm.func @f2(%c: i1, %x: i32, %y: f32) -> i32 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  llvm.intr.dbg.declare #v = %a : !llvm.ptr
  llvm.store %x, %a : i32, !llvm.ptr
  %v = llvm.load %a : !llvm.ptr -> i32
  llvm.return %v : i32
}
// -----
#bt = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#file = #llvm.di_file<"a.c" in "/tmp">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, producer = "x", isOptimized = true, emissionKind = Full>
#sp = #llvm.di_subprogram<compileUnit = #cu, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
#v = #llvm.di_local_variable<scope = #sp, name = "x", file = #file, line = 1, type = #bt>
llvm.func @loop(%n: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %zero = llvm.mlir.constant(0 : i32) : i32
  %i = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %s = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %t = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.intr.dbg.declare #v = %s : !llvm.ptr
  llvm.store %zero, %i : i32, !llvm.ptr
  llvm.store %zero, %s : i32, !llvm.ptr
  llvm.br ^head
^head:
  %iv = llvm.load %i : !llvm.ptr -> i32
  %c = llvm.icmp "slt" %iv, %n : i32
  llvm.cond_br %c, ^body, ^exit
^body:
  %sv = llvm.load %s : !llvm.ptr -> i32
  %ns = llvm.add %sv, %iv : i32
  llvm.store %ns, %s : i32, !llvm.ptr
  %odd = llvm.trunc %iv : i32 to i1
  llvm.cond_br %odd, ^o, ^latch
^o:
  llvm.store %sv, %t : i32, !llvm.ptr
  %w = llvm.load %t : !llvm.ptr -> i32
  llvm.store %w, %s : i32, !llvm.ptr
  llvm.br ^latch
^latch:
  %iv2 = llvm.load %i : !llvm.ptr -> i32
  %ni = llvm.add %iv2, %one : i32
  llvm.store %ni, %i : i32, !llvm.ptr
  llvm.br ^head
^exit:
  %r = llvm.load %s : !llvm.ptr -> i32
  %r2 = llvm.load %t : !llvm.ptr -> i32
  %rr = llvm.add %r, %r2 : i32
  llvm.return %rr : i32
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big">} {
llvm.func @be(%x: i32, %b: i8, %h: f16) -> i8 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  llvm.store %x, %a : i32, !llvm.ptr
  llvm.store %b, %a : i8, !llvm.ptr
  llvm.store %h, %a : f16, !llvm.ptr
  %v = llvm.load %a : !llvm.ptr -> i8
  %w = llvm.load %a : !llvm.ptr -> f16
  %f = llvm.load %a : !llvm.ptr -> f32
  "x.u"(%w, %f) : (f16, f32) -> ()
  llvm.return %v : i8
}
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[32, 32, 64]> : vector<3xi64>>} {
llvm.func @p32(%x: i32, %p: !llvm.ptr, %q: !llvm.ptr<2>) -> i32 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  llvm.store %p, %a : !llvm.ptr, !llvm.ptr
  %v = llvm.load %a : !llvm.ptr -> i32
  llvm.store %q, %a : !llvm.ptr<2>, !llvm.ptr
  %v2 = llvm.load %a : !llvm.ptr -> !llvm.ptr
  "x.u"(%v2) : (!llvm.ptr) -> ()
  llvm.return %v : i32
}
}
// -----
llvm.func @no(%x: i32, %p: !llvm.ptr, %st: !llvm.struct<(i32, i32)>, %big: i64, %sc: vector<[2]xi16>, %vp: vector<1x!llvm.ptr>) -> i32 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  llvm.store volatile %x, %a : i32, !llvm.ptr
  %b = llvm.alloca %n x !llvm.ptr : (i32) -> !llvm.ptr
  llvm.store %b, %b : !llvm.ptr, !llvm.ptr
  %c = llvm.alloca %n x i64 : (i32) -> !llvm.ptr
  llvm.store %st, %c : !llvm.struct<(i32, i32)>, !llvm.ptr
  %d = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  llvm.store %big, %d : i64, !llvm.ptr
  %e = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  llvm.store %sc, %e : vector<[2]xi16>, !llvm.ptr
  %f = llvm.alloca %n x i64 : (i32) -> !llvm.ptr
  llvm.store %vp, %f : vector<1x!llvm.ptr>, !llvm.ptr
  %g = llvm.alloca %n x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  llvm.store %st, %g : !llvm.struct<(i32, i32)>, !llvm.ptr
  %gv = llvm.load %g : !llvm.ptr -> !llvm.struct<(i32, i32)>
  "x.u"(%gv) : (!llvm.struct<(i32, i32)>) -> ()
  %h = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  %hg = llvm.getelementptr %h[1] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %x, %h : i32, !llvm.ptr
  %i = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  llvm.call @foo(%i) : (!llvm.ptr) -> ()
  %j = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  %jc = llvm.icmp "eq" %j, %p : !llvm.ptr
  %kk = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  %kv = llvm.load volatile %kk : !llvm.ptr -> i32
  %ll = llvm.alloca %n x i16 : (i32) -> !llvm.ptr
  %lv = llvm.load %ll : !llvm.ptr -> i32
  llvm.br ^bb1
^bb1:
  %m = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  llvm.store %x, %m : i32, !llvm.ptr
  %mv = llvm.load %m : !llvm.ptr -> i32
  llvm.return %mv : i32
}
llvm.func @foo(!llvm.ptr)
// -----
func.func @switch(%f: i32, %x: f32, %y: f32) -> f32 {
  %a = memref.alloca() : memref<f32>
  memref.store %x, %a[] : memref<f32>
  cf.switch %f : i32, [default: ^out, 1: ^one, 2: ^out, 7: ^seven]
^one:
  memref.store %y, %a[] : memref<f32>
  cf.br ^out
^seven:
  %v = memref.load %a[] : memref<f32>
  %w = arith.addf %v, %v : f32
  memref.store %w, %a[] : memref<f32>
  cf.br ^out
^out:
  %r = memref.load %a[] : memref<f32>
  return %r : f32
}
// -----
func.func @both_edges(%c: i1, %x: i32, %y: i32) -> i32 {
  %a = memref.alloca() : memref<i32>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  memref.store %x, %a[] : memref<i32>
  cf.cond_br %c, ^bb3, ^bb3
^bb2:
  memref.store %y, %a[] : memref<i32>
  cf.br ^bb3
^bb3:
  %r = memref.load %a[] : memref<i32>
  return %r : i32
}
// -----
func.func @nested_loops(%c: i1, %d: i1, %x: i32) -> i32 {
  %a = memref.alloca() : memref<i32>
  memref.store %x, %a[] : memref<i32>
  cf.br ^outer
^outer:
  %u = memref.load %a[] : memref<i32>
  cf.br ^inner
^inner:
  %v = memref.load %a[] : memref<i32>
  %w = arith.addi %v, %u : i32
  memref.store %w, %a[] : memref<i32>
  cf.cond_br %c, ^inner, ^latch
^latch:
  cf.cond_br %d, ^outer, ^out
^out:
  %r = memref.load %a[] : memref<i32>
  return %r : i32
}
// -----
func.func @dead_after(%c: i1, %x: i32) -> i32 {
  %a = memref.alloca() : memref<i32>
  memref.store %x, %a[] : memref<i32>
  %v = memref.load %a[] : memref<i32>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  memref.store %v, %a[] : memref<i32>
  cf.br ^bb2
^bb2:
  return %v : i32
}
// -----
func.func @escapes(%x: i32) -> i32 {
  %a = memref.alloca() : memref<i32>
  memref.store %x, %a[] : memref<i32>
  call @ext(%a) : (memref<i32>) -> ()
  %v = memref.load %a[] : memref<i32>
  %c0 = arith.constant 0 : index
  %b = memref.alloca() : memref<1x1xi32>
  %s = memref.collapse_shape %b [[0, 1]] : memref<1x1xi32> into memref<1xi32>
  %w = memref.dim %s, %c0 : memref<1xi32>
  return %v : i32
}
func.func private @ext(memref<i32>)
// -----
func.func @chain(%m: memref<i32>) -> memref<i32> {
  %a = memref.alloca() : memref<memref<i32>>
  %b = memref.alloca() : memref<i32>
  %k = arith.constant 5 : i32
  memref.store %b, %a[] : memref<memref<i32>>
  %c = memref.load %a[] : memref<memref<i32>>
  memref.store %k, %c[] : memref<i32>
  %v = memref.load %b[] : memref<i32>
  memref.store %v, %m[] : memref<i32>
  return %m : memref<i32>
}
// -----
module {
  %a = memref.alloca() : memref<i32>
  %v = memref.load %a[] : memref<i32>
}
// -----
func.func @typed(%c: i1, %x: vector<4xf32>) -> vector<4xf32> {
  %a = memref.alloca() : memref<vector<4xf32>>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  memref.store %x, %a[] {nontemporal = true} : memref<vector<4xf32>>
  cf.br ^bb2
^bb2:
  %v = memref.load %a[] : memref<vector<4xf32>>
  return %v : vector<4xf32>
}
// -----
llvm.func @wide(%x: i128, %y: f80, %z: i24, %b: i8) -> i128 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %l = llvm.mlir.constant(3 : i64) : i64
  %l16 = llvm.mlir.constant(16 : i64) : i64
  %m = llvm.mlir.constant(-1 : i8) : i8
  %a = llvm.alloca %n x i128 : (i32) -> !llvm.ptr
  llvm.store %x, %a : i128, !llvm.ptr
  llvm.store %y, %a : f80, !llvm.ptr
  %v = llvm.load %a : !llvm.ptr -> i128
  "llvm.intr.memset"(%a, %m, %l16) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %w = llvm.load %a : !llvm.ptr -> i128
  %c = llvm.alloca %n x i24 : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%c, %b, %l) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %u = llvm.load %c : !llvm.ptr -> i24
  %r = llvm.add %v, %w : i128
  "x.u"(%u) : (i24) -> ()
  llvm.return %r : i128
}
// -----
llvm.func @sets_that_stay(%b: i8, %len: i32, %q: !llvm.ptr) {
  %n = llvm.mlir.constant(1 : i32) : i32
  %two = llvm.mlir.constant(2 : i32) : i32
  %four = llvm.mlir.constant(4 : i32) : i32
  %a = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%a, %b, %len) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  %c = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%c, %b, %two) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  %d = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%d, %b, %four) <{isVolatile = true}> : (!llvm.ptr, i8, i32) -> ()
  %e = llvm.alloca %n x vector<4xi8> : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%e, %b, %four) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  %f = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  "llvm.intr.memcpy"(%f, %f, %four) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  %g = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  "llvm.intr.memcpy"(%g, %q, %two) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  %h = llvm.alloca %n x i31 : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%h, %b, %four) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  %i = llvm.alloca %n x !llvm.struct<(i16, i16)> : (i32) -> !llvm.ptr
  "llvm.intr.memcpy"(%i, %q, %four) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  llvm.return
}
// -----
llvm.func @calls(%x: i32, %f: !llvm.ptr) -> i32 attributes {personality = @pers} {
  %n = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  llvm.store %x, %a : i32, !llvm.ptr
  %r = llvm.invoke @may() to ^ok unwind ^bad : () -> i32
^ok:
  llvm.store %r, %a : i32, !llvm.ptr
  llvm.br ^out
^bad:
  %lp = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.br ^out
^out:
  %v = llvm.load %a : !llvm.ptr -> i32
  llvm.return %v : i32
}
llvm.func @may() -> i32
llvm.func @pers(...) -> i32
// -----
llvm.func @space2(%x: i32) -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr<5>
  llvm.store %x, %1 : i32, !llvm.ptr<5>
  %3 = llvm.load %1 : !llvm.ptr<5> -> i32
  llvm.return %3 : i32
}
