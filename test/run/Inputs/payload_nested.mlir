transform.payload attributes {normal_forms = []} {
  builtin.module attributes {dlti.dl_spec = #dlti.dl_spec<index = 64 : i64>} {
    transform.payload attributes {normal_forms = []} {
      builtin.module { func.func @main() -> i32 { %c = arith.constant 3 : i32
        return %c : i32 } }
    }
    transform.payload attributes {normal_forms = []} {
    }
    func.func @other() -> i32 { %c = arith.constant 4 : i32
    return %c : i32 }
  }
}
