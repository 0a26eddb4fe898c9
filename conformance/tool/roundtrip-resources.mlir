// ARGS: --verify-roundtrip --split-input-file
// ARGS: --verify-roundtrip --split-input-file --mlir-elide-resource-strings-if-larger=4
func.func @f(%m: vector<16xi1>, %a: vector<16xf32>, %p: f32) -> f32 {
  %0 = vector.mask %m { vector.reduction <add>, %a : vector<16xf32> into f32 } : vector<16xi1> -> f32
  return %0 : f32
}
// -----
func.func @f(%m: vector<16xi1>, %a: memref<?xf32>, %p: f32, %i: index) -> vector<16xf32> {
  %0 = vector.mask %m { vector.transfer_read %a[%i], %p : memref<?xf32>, vector<16xf32> } : vector<16xi1> -> vector<16xf32>
  vector.mask %m { vector.transfer_write %0, %a[%i] : vector<16xf32>, memref<?xf32> } : vector<16xi1>
  return %0 : vector<16xf32>
}
// -----
func.func @f(%m: vector<16xi1>) {
  vector.mask %m { } : vector<16xi1>
  return
}
// -----
func.func @f(%m: vector<16xi1>, %v: vector<16xf32>) -> vector<16xf32> {
  %0 = vector.mask %m { vector.yield %v : vector<16xf32> } : vector<16xi1> -> vector<16xf32>
  return %0 : vector<16xf32>
}
// -----
func.func @f() -> tensor<4xf32> {
  %0 = arith.constant dense_resource<blob1> : tensor<4xf32>
  return %0 : tensor<4xf32>
}
{-#
  dialect_resources: {
    builtin: {
      blob1: "0x0400000001000000020000000300000004000000"
    }
  }
#-}
// -----
func.func @f() -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = arith.constant dense_resource<blob1> : tensor<4xf32>
  %1 = arith.constant dense_resource<blob2> : tensor<4xf32>
  return %0, %1 : tensor<4xf32>, tensor<4xf32>
}
{-#
  dialect_resources: {
    builtin: {
      blob1: "0x0400000001000000020000000300000004000000",
      blob2: "0x0400000001000000020000000300000004000000"
    }
  }
#-}
// -----
module attributes {a = dense_resource<blob1> : tensor<1xf32>, b = dense<[1.0,2.0]> : tensor<2xf32>} {
}
{-#
  dialect_resources: {
    builtin: {
      blob1: "0x0400000001000000"
    }
  },
  external_resources: {
    mlir_reproducer: {
      verify_each: true
    }
  }
#-}
// -----
module attributes {a = dense_resource<blob1> : tensor<1xf32>, b = dense_resource<blob1> : tensor<1xi32>, c = dense_resource<"a b"> : tensor<1xi32>} {
}
{-#
  dialect_resources: {
    builtin: {
      blob1: "0x0400000001000000",
      "a b": "0x0400000001000000"
    }
  }
#-}
