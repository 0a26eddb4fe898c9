  func.func nested @f(%a: i32) { return }
