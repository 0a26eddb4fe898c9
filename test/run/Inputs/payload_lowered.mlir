transform.payload attributes {normal_forms = [#transform.single_block<nested true>]} {
  builtin.module {
    func.func @main() -> i32 {
      %c = func.call @helper() : () -> i32
      return %c : i32
    }
    func.func private @helper() -> i32 {
      %c = arith.constant 1 : i32
      return %c : i32
    }
  }
}
