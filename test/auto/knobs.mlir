// The numbers of the schedules have names, and each machine has its own defaults.
// RUN: jig apply --auto --quiet --set machine=0 %s | FileCheck %s --check-prefixes=PRODUCT,WIDE
// RUN: jig apply --auto --quiet --set machine=1 %s | FileCheck %s --check-prefixes=PRODUCT,NARROW
// RUN: jig apply --auto --quiet --set product.rows=4 --set product.columns=24 --set machine=1 %s | FileCheck %s --check-prefixes=PRODUCT,SET
// RUN: jig apply --auto --quiet --set machine=0 --set sum.lanes=1 --set line.width=32 %s | FileCheck %s --check-prefix=ROWS
// RUN: jig apply --auto --quiet --set machine=0 %s -o %t.mlir
// RUN: jig apply --auto --quiet --set machine=0 --set product.rows=6 --set product.columns=64 --set product.columns_f64=32 --set product.unroll=2 --set product.pack=1 --set sum.lanes=2 --set line.width=64 %s | diff - %t.mlir
// Of f64 another name, which makes no difference here.
// RUN: jig apply --auto --quiet --set machine=0 --set product.columns_f64=16 %s | diff - %t.mlir
// RUN: not jig apply --auto --quiet --set machine=1 --set product.columns=64 %s 2>&1 | FileCheck %s --check-prefix=COLUMNS
// RUN: not jig apply --auto --quiet --set product.row=6 %s 2>&1 | FileCheck %s --check-prefix=NAME
// RUN: jig apply --auto=report --quiet --set product.rows=4 %s 2>&1 >%t.mlir | FileCheck %s --check-prefix=TOLD

// PRODUCT-LABEL: func @product
// WIDE: vector<6x64xf32>
// NARROW: vector<6x16xf32>
// SET: vector<4x24xf32>
// ROWS-LABEL: func @sums
// ROWS: vector<32xf32>
// COLUMNS: error: 'product.columns' cannot be 64: it is 8, 16, 24 or 32
// NAME: --set: nothing in the script is called 'product.row'; did you mean 'product.rows'
// TOLD: --auto: for {{.*}} bits: {{.*}}product.rows=4
// TOLD-NOT: product.columns

func.func @product(%a: tensor<64x64xf32>, %b: tensor<64x192xf32>, %c: tensor<64x192xf32>) -> tensor<64x192xf32> {
  %product = linalg.matmul ins(%a, %b : tensor<64x64xf32>, tensor<64x192xf32>) outs(%c : tensor<64x192xf32>) -> tensor<64x192xf32>
  return %product : tensor<64x192xf32>
}
func.func @sums(%a: tensor<90x500xf32>, %c: tensor<90xf32>) -> tensor<90xf32> {
  %s = linalg.reduce ins(%a : tensor<90x500xf32>) outs(%c : tensor<90xf32>) dimensions = [1]
    (%x: f32, %y: f32) {
      %z = arith.addf %x, %y : f32
      linalg.yield %z : f32
    }
  return %s : tensor<90xf32>
}
