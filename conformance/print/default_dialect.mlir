// ARGS: --allow-unregistered-dialect
// ARGS: --allow-unregistered-dialect --mlir-print-op-generic
module {
  module @inner attributes {t.a} {
    func.func @f(%x: i32) -> index {
      %0 = builtin.unrealized_conversion_cast %x : i32 to index
      func.return %0 : index
    }
  }
  builtin.module {
  }
  func.func private @g()
  %1 = builtin.unrealized_conversion_cast to i32 {t.x = 2 : i64}
}
