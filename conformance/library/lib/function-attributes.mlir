func.func @f(%a: i32 {x.y}) { return }
