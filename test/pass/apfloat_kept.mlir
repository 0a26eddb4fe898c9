// Floats as calls of a library: the reference has no f64, forgets how to round, and declares functions in the outermost module only.
// RUN: jig-opt %s --convert-arith-to-apfloat --convert-math-to-apfloat --split-input-file | FileCheck %s

// CHECK-LABEL: func.func @f64
// CHECK-NEXT: %[[A:.*]] = arith.bitcast %arg0 : f64 to i64
// CHECK-NEXT: %[[B:.*]] = arith.bitcast %arg1 : f64 to i64
// CHECK: %[[SUM:.*]] = call @_mlir_apfloat_add(%{{.*}}, %[[A]], %[[B]])
// CHECK-NEXT: %[[FLOAT:.*]] = arith.bitcast %[[SUM]] : i64 to f64
// CHECK-NEXT: arith.bitcast %[[FLOAT]]
// CHECK: call @_mlir_apfloat_abs
func.func @f64(%a: f64, %b: f64) -> f64 {
  %0 = arith.addf %a, %b : f64
  %1 = math.absf %0 : f64
  return %1 : f64
}

// CHECK-LABEL: func.func @rounded
// CHECK-NEXT: arith.truncf %arg0 downward : f32 to bf16
func.func @rounded(%a: f32) -> bf16 {
  %0 = arith.truncf %a downward : f32 to bf16
  return %0 : bf16
}

// CHECK-LABEL: func.func @lanes
// CHECK-NEXT: arith.addf %arg0, %arg0 : vector<[2]xf16>
func.func @lanes(%a: vector<[2]xf16>) -> vector<[2]xf16> {
  %0 = arith.addf %a, %a : vector<[2]xf16>
  return %0 : vector<[2]xf16>
}

// -----

// CHECK: module {
// CHECK: module {
// CHECK-NEXT: func.func private @_mlir_apfloat_add
module {
  module {
    func.func @inner(%a: f16) -> f16 {
      %0 = arith.addf %a, %a : f16
      return %0 : f16
    }
  }
}
