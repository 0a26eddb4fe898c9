func.func @f(%a: i64) { return }
