// RUN: jig-opt %s --mem2reg --split-input-file --allow-unregistered-dialect | FileCheck %s
// RUN: jig-opt %s --sroa --split-input-file --allow-unregistered-dialect | FileCheck %s --check-prefix=PARTS

// A store of a part needs the rest of what it meets.
// CHECK-LABEL: llvm.func @part_where_values_meet
// CHECK: llvm.cond_br %{{.*}}, ^bb1, ^bb2(%arg0 : i32)
// CHECK: ^bb2(%[[OLD:.*]]: i32):
// CHECK: llvm.and %[[OLD]]
llvm.func @part_where_values_meet(%x: i32, %b: i8, %c: i1) -> i32 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  llvm.store %x, %a : i32, !llvm.ptr
  llvm.cond_br %c, ^bb1, ^bb2
^bb1:
  %k = llvm.mlir.constant(77 : i32) : i32
  llvm.store %k, %a : i32, !llvm.ptr
  llvm.br ^bb2
^bb2:
  llvm.store %b, %a : i8, !llvm.ptr
  %v = llvm.load %a : !llvm.ptr -> i32
  llvm.return %v : i32
}

// -----

// What is copied through another pointer to the slot is not lost.
// CHECK-LABEL: llvm.func @copied_behind
// CHECK: llvm.intr.memcpy
// CHECK: llvm.load
llvm.func @copied_behind(%p: !llvm.ptr) -> i32 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %l = llvm.mlir.constant(4 : i32) : i32
  %a = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %a[0] : (!llvm.ptr) -> !llvm.ptr, i32
  "llvm.intr.memcpy"(%g, %p, %l) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  %v = llvm.load %a : !llvm.ptr -> i32
  llvm.return %v : i32
}

// -----

// Allocated anew in each round: nothing comes from the round before.
// CHECK-LABEL: func.func @in_a_loop
// CHECK: cf.br ^bb1
// CHECK-NEXT: ^bb1:
// CHECK-NEXT: %[[V:.*]] = ub.poison : i32
// CHECK-NEXT: cf.cond_br %{{.*}}, ^bb1, ^bb2
// CHECK: return %[[V]]
func.func @in_a_loop(%x: i32, %c: i1) -> i32 {
  cf.br ^bb1
^bb1:
  %a = memref.alloca() : memref<i32>
  %v = memref.load %a[] : memref<i32>
  memref.store %x, %a[] : memref<i32>
  cf.cond_br %c, ^bb1, ^bb2
^bb2:
  return %v : i32
}

// -----

#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#file = #llvm.di_file<"a.c" in "/tmp">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, producer = "x", isOptimized = true, emissionKind = Full>
#sp = #llvm.di_subprogram<compileUnit = #cu, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
#var = #llvm.di_local_variable<scope = #sp, name = "x", file = #file, line = 1, type = #int>
// What is said of a variable comes behind the value, and has one that is not gone.
// CHECK-LABEL: llvm.func @declared
// CHECK: %[[I:.*]] = llvm.bitcast %arg0 : f32 to i32
// CHECK-NEXT: llvm.intr.dbg.value #{{.*}} = %[[I]] : i32
// CHECK-NEXT: llvm.intr.dbg.value #{{.*}} = %[[I]] : i32
// CHECK-NEXT: llvm.return %[[I]]
llvm.func @declared(%y: f32) -> i32 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  llvm.intr.dbg.declare #var = %a : !llvm.ptr
  llvm.store %y, %a : f32, !llvm.ptr
  %v = llvm.load %a : !llvm.ptr -> i32
  llvm.store %v, %a : i32, !llvm.ptr
  llvm.return %v : i32
}

// -----

// More bits than there are, or fewer than their bytes, are no integer of the same size.
// CHECK-LABEL: llvm.func @odd_bits
// CHECK-COUNT-3: llvm.alloca
llvm.func @odd_bits(%b: i1, %v: vector<4xi1>, %w: vector<3xi8>) -> i8 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %n x i1 : (i32) -> !llvm.ptr
  llvm.store %b, %a : i1, !llvm.ptr
  %r = llvm.load %a : !llvm.ptr -> i8
  %c = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  llvm.store %v, %c : vector<4xi1>, !llvm.ptr
  %s = llvm.load %c : !llvm.ptr -> i32
  %d = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  llvm.store %w, %d : vector<3xi8>, !llvm.ptr
  %t = llvm.load %d : !llvm.ptr -> i32
  "some.use"(%s, %t) : (i32, i32) -> ()
  llvm.return %r : i8
}

// -----

// Who has the pointer to a part may look beyond it.
// PARTS-LABEL: llvm.func @escapes
// PARTS: llvm.alloca %{{.*}} x !llvm.array<3 x i64>
llvm.func @escapes(%p: !llvm.ptr) {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x !llvm.array<3 x i64> : (i32) -> !llvm.ptr
  %2 = llvm.getelementptr %1[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x i64>
  llvm.store %2, %p : !llvm.ptr, !llvm.ptr
  llvm.return
}

// -----

// Parts are where the whole was.
// PARTS-LABEL: llvm.func @space
// PARTS: %[[P:.*]] = llvm.alloca %{{.*}} x f64 : (i32) -> !llvm.ptr<5>
// PARTS-NEXT: llvm.load %[[P]] : !llvm.ptr<5> -> i32
llvm.func @space() -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x !llvm.struct<(i32, f64)> : (i32) -> !llvm.ptr<5>
  %2 = llvm.getelementptr %1[0, 1] : (!llvm.ptr<5>) -> !llvm.ptr<5>, !llvm.struct<(i32, f64)>
  %3 = llvm.load %2 : !llvm.ptr<5> -> i32
  llvm.return %3 : i32
}

// -----

// Copies of all of a slot go part by part, the first one first.
// PARTS-LABEL: llvm.func @copied
// PARTS: %[[A:.*]] = llvm.alloca %{{.*}} x i32
// PARTS: %[[B:.*]] = llvm.alloca %{{.*}} x i16
// PARTS: llvm.getelementptr %arg0[0, 0]
// PARTS: "llvm.intr.memcpy"(%{{.*}}, %[[A]], %{{.*}})
// PARTS: llvm.getelementptr %arg0[0, 1]
// PARTS: "llvm.intr.memcpy"(%{{.*}}, %[[B]], %{{.*}})
llvm.func @copied(%p: !llvm.ptr, %x: i32) {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %len = llvm.mlir.constant(8 : i64) : i64
  %1 = llvm.alloca %0 x !llvm.struct<(i32, i16)> : (i32) -> !llvm.ptr
  "llvm.intr.memcpy"(%p, %1, %len) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.store %x, %1 : i32, !llvm.ptr
  llvm.return
}

// -----

// The nearest layout says where a first byte is.
// CHECK-LABEL: llvm.func @inner_layout
// CHECK: llvm.lshr
module {
  module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big">} {
    llvm.func @inner_layout(%x: i32) -> i8 {
      %n = llvm.mlir.constant(1 : i32) : i32
      %a = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
      llvm.store %x, %a : i32, !llvm.ptr
      %v = llvm.load %a : !llvm.ptr -> i8
      llvm.return %v : i8
    }
  }
}
