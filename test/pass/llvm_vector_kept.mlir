// Lowering vectors to llvm keeps what is computed where the reference does not.
// RUN: jig-opt %s --convert-vector-to-llvm=vector-contract-lowering=llvmintr | FileCheck %s
// RUN: jig-opt %s --convert-to-llvm | FileCheck %s --check-prefix=ROWS
// RUN: not jig-opt %s --convert-math-to-libm 2>&1 | FileCheck %s --check-prefix=LIBM

// Lanes that are left out are not larger than any number, nor smaller.
// CHECK-LABEL: @masked
// CHECK: %[[MOST:.*]] = llvm.mlir.constant(dense<0x7F800000>
// CHECK: llvm.select %{{.*}}, %{{.*}}, %[[MOST]]
// CHECK: llvm.intr.vector.reduce.fminimum
// CHECK: %[[LEAST:.*]] = llvm.mlir.constant(dense<0xFF800000>
// CHECK: llvm.select %{{.*}}, %{{.*}}, %[[LEAST]]
// CHECK: llvm.intr.vector.reduce.fmaximum
func.func @masked(%v: vector<4xf32>, %m: vector<4xi1>) -> (f32, f32) {
  %0 = vector.mask %m { vector.reduction <minimumf>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  %1 = vector.mask %m { vector.reduction <maximumf>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0, %1 : f32, f32
}

// The intrinsic takes matrices column by column: C' = B' A'.
// CHECK-LABEL: @product
// CHECK: llvm.intr.matrix.multiply %[[B:.*]], %[[A:.*]] {lhs_columns = 4 : i32, lhs_rows = 3 : i32, rhs_columns = 2 : i32} : (vector<12xf32>, vector<8xf32>)
func.func @product(%a: vector<2x4xf32>, %b: vector<4x3xf32>, %c: vector<2x3xf32>) -> vector<2x3xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>],
                        iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>}
    %a, %b, %c : vector<2x4xf32>, vector<4x3xf32> into vector<2x3xf32>
  return %0 : vector<2x3xf32>
}

// Lanes that only the machine counts cannot be taken one by one.
// LIBM: failed to legalize operation 'math.sin'
func.func @scalable(%v: vector<[4]xf32>) -> vector<[4]xf32> {
  %0 = math.sin %v : vector<[4]xf32>
  return %0 : vector<[4]xf32>
}

// Which row of an array it is has to be known.
// ROWS-LABEL: llvm.func @rows
// ROWS: vector.insert %{{.*}}, %{{.*}} [%{{.*}}] : vector<5xf32> into vector<4x5xf32>
// ROWS: vector.extract %{{.*}}[%{{.*}}] : vector<5xf32> from vector<4x5xf32>
func.func @rows(%v: vector<4x5xf32>, %f: vector<5xf32>, %i: index) -> (vector<4x5xf32>, vector<5xf32>) {
  %0 = vector.insert %f, %v[%i] : vector<5xf32> into vector<4x5xf32>
  %1 = vector.extract %v[%i] : vector<5xf32> from vector<4x5xf32>
  return %0, %1 : vector<4x5xf32>, vector<5xf32>
}

// Rows of seven numbers are not seven numbers apart as vectors.
// CHECK-LABEL: @padded_rows
// CHECK: vector.type_cast
// CHECK-NOT: vector.type_cast
func.func @padded_rows(%m: memref<2x7xf32>, %n: memref<2x8xf32>) -> (memref<vector<2x7xf32>>, memref<vector<2x8xf32>>) {
  %0 = vector.type_cast %m : memref<2x7xf32> to memref<vector<2x7xf32>>
  %1 = vector.type_cast %n : memref<2x8xf32> to memref<vector<2x8xf32>>
  return %0, %1 : memref<vector<2x7xf32>>, memref<vector<2x8xf32>>
}
