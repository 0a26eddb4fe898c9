func.func @g(%a: i32) { return }
