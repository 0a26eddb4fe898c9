// ARGS: --split-input-file --allow-unregistered-dialect
// FRAME
// HERE
// EACH
x.y
func.foo
builtin.foo
arith.foo
builtin.func
func.func @a() { foo }
func.func @a() { x.foo }
func.func @a() { scf.execute_region { foo } }
func.func @a() { %c = arith.constant true scf.if %c { return } return }
func.func @a() { module { foo } }
tensor
loc
true
