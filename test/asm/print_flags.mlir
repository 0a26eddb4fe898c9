// RUN: jig-opt %s --allow-unregistered-dialect --mlir-print-value-users | FileCheck %s --check-prefix=USERS
// RUN: jig-opt %s --allow-unregistered-dialect --mlir-print-skip-regions | FileCheck %s --check-prefix=SKIP
// RUN: jig-opt %s --allow-unregistered-dialect --mlir-elide-elementsattrs-if-larger=2 --mlir-elide-resource-strings-if-larger=20 | FileCheck %s --check-prefix=ELIDE
// RUN: jig-opt %s --allow-unregistered-dialect --mlir-print-elementsattrs-with-hex-if-larger=2 | FileCheck %s --check-prefix=HEX
// RUN: jig-opt %s --allow-unregistered-dialect --mlir-use-nameloc-as-prefix | FileCheck %s --check-prefix=NAMELOC

// USERS:      // %arg0 is used by %[[ADD:.*]]
// USERS-NEXT: // %arg1 is unused
// USERS-NEXT: %[[ADD]] = arith.addi %arg0, %arg0 : i32 // user: %[[RET:.*]]
// USERS-NEXT: {{.*}} : i32 // unused
// USERS-NEXT: return %[[ADD]] : i32 // id: %[[RET]]
// SKIP: module {...}
// NAMELOC: func.func @f(%x: i32, %arg1: f32)
// NAMELOC-NEXT: %sum = arith.addi %x, %x
// NAMELOC-NEXT: %sum_0 = arith.constant 3
func.func @f(%a: i32 loc("x"), %b: f32) -> i32 {
  %0 = arith.addi %a, %a : i32 loc("sum")
  %1 = arith.constant 3 : i32 loc("sum")
  return %0 : i32
}

// ELIDE: a = dense_resource<__elided__> : tensor<3xi8>, b = dense<1> : tensor<3xi8>, c = dense<[1, 2]> : tensor<2xi8>
// ELIDE: builtin: {
// ELIDE-NEXT: small: "0x0100000001"
// ELIDE-NEXT: }
// HEX: a = dense<"0x010203"> : tensor<3xi8>, b = dense<1> : tensor<3xi8>, c = dense<[1, 2]> : tensor<2xi8>
// HEX: large: "0x010000000102030405060708"
"t.attrs"() {a = dense<[1, 2, 3]> : tensor<3xi8>, b = dense<1> : tensor<3xi8>, c = dense<[1, 2]> : tensor<2xi8>,
  d = dense_resource<small> : tensor<1xi8>, e = dense_resource<large> : tensor<8xi8>} : () -> ()

{-#
  dialect_resources: {
    builtin: {
      small: "0x0100000001",
      large: "0x010000000102030405060708"
    }
  }
#-}
