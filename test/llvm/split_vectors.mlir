// RUN: jig-opt %s --llvm-split-vectors | FileCheck %s
// RUN: jig-opt %s --llvm-split-vectors=bits=128 | FileCheck %s --check-prefix NARROW
// RUN: not jig-opt %s --llvm-split-vectors=bits=96 2>&1 | FileCheck %s --check-prefix BITS
// RUN: jig eval %s --entry carried > %t.before
// RUN: jig-opt %s --llvm-split-vectors -o %t.mlir
// RUN: jig eval %t.mlir --entry carried > %t.after
// RUN: diff %t.before %t.after
// BITS: error: {{.*}}has registers of 96 bits

// Blocks get pieces as arguments; who knows nothing of pieces gets the vector.
// CHECK-LABEL: llvm.func @carried
// CHECK: llvm.br ^bb1({{.*}} : i32, vector<16xf32>, vector<4xf32>)
// CHECK: ^bb1({{.*}}: i32, {{.*}}: vector<16xf32>, {{.*}}: vector<4xf32>):
// CHECK: llvm.fadd {{.*}} : vector<16xf32>
// CHECK: llvm.fadd {{.*}} : vector<4xf32>
// CHECK: llvm.return {{.*}} : vector<19xf32>
// NARROW-LABEL: llvm.func @carried
// NARROW-COUNT-5: llvm.fadd {{.*}} : vector<4xf32>
llvm.func @carried() -> vector<19xf32> {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(4 : i32) : i32
  %start = llvm.mlir.constant(dense<1.5> : vector<19xf32>) : vector<19xf32>
  llvm.br ^loop(%zero, %start : i32, vector<19xf32>)
^loop(%i: i32, %v: vector<19xf32>):
  %sum = llvm.fadd %v, %start : vector<19xf32>
  %next = llvm.add %i, %one : i32
  %more = llvm.icmp "slt" %next, %n : i32
  llvm.cond_br %more, ^loop(%next, %sum : i32, vector<19xf32>), ^end
^end:
  llvm.return %sum : vector<19xf32>
}

// Of 7 lanes two halves that overlap are loaded and stored, aligned as what is known of all allows.
// CHECK-LABEL: llvm.func @seven
// CHECK: llvm.load {{.*}} {alignment = 8 : i64} : !llvm.ptr -> vector<4xi32>
// CHECK: llvm.getelementptr {{.*}}[3]
// CHECK: llvm.load {{.*}} {alignment = 4 : i64} : !llvm.ptr -> vector<4xi32>
// CHECK: llvm.store {{.*}} : vector<4xi32>
// CHECK: llvm.store {{.*}} : vector<4xi32>
llvm.func @seven(%p: !llvm.ptr) {
  %v = llvm.load %p {alignment = 8 : i64} : !llvm.ptr -> vector<7xi32>
  llvm.store %v, %p {alignment = 8 : i64} : vector<7xi32>, !llvm.ptr
  llvm.return
}

// A division is by numbers that are divided by anyway: by those of the first lane behind the last.
// CHECK-LABEL: llvm.func @divided
// CHECK: llvm.shufflevector {{.*}} [0, 1, 2, 0]
// CHECK: llvm.shufflevector {{.*}} [0, 1, 2, 0]
// CHECK: llvm.sdiv {{.*}} : vector<4xi32>
llvm.func @divided(%a: vector<3xi32>, %b: vector<3xi32>) -> vector<3xi32> {
  %q = llvm.sdiv %a, %b : vector<3xi32>
  llvm.return %q : vector<3xi32>
}

// What is done to whole vectors stays; so do accesses that are to happen as they are written.
// CHECK-LABEL: llvm.func @whole
// CHECK: llvm.load volatile {{.*}} -> vector<5xf32>
// CHECK: "llvm.intr.vector.reduce.fadd"({{.*}} : (f32, vector<5xf32>) -> f32
llvm.func @whole(%p: !llvm.ptr, %s: f32) -> f32 {
  %v = llvm.load volatile %p : !llvm.ptr -> vector<5xf32>
  %r = "llvm.intr.vector.reduce.fadd"(%s, %v) : (f32, vector<5xf32>) -> f32
  llvm.return %r : f32
}

// Powers of two are LLVM's to halve.
// CHECK-LABEL: llvm.func @power
// CHECK: llvm.fneg {{.*}} : vector<64xf32>
llvm.func @power(%v: vector<64xf32>) -> vector<64xf32> {
  %n = llvm.fneg %v : vector<64xf32>
  llvm.return %n : vector<64xf32>
}

// The bits of a number are not those of a piece.
// CHECK-LABEL: @number
// CHECK: llvm.bitcast %{{.*}} : i96 to vector<3xi32>
llvm.func @number(%x: i96) -> vector<3xi32> {
  %0 = llvm.bitcast %x : i96 to vector<3xi32>
  llvm.return %0 : vector<3xi32>
}
