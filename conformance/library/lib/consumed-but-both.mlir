  func.func @f(%a: i32 {transform.readonly, transform.consumed}) { return }
