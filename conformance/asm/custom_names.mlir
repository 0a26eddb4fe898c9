// ARGS: --split-input-file --allow-unregistered-dialect
x.y
// -----
foo
// -----
func.foo
// -----
builtin.foo
// -----
arith.foo
// -----
x
// -----
i32
// -----
func.func
// -----
builtin.func
// -----
module { foo }
// -----
module { func.foo }
// -----
func.func @a() { foo }
// -----
func.func @a() { x.foo }
// -----
func.func @a() { func.foo }
// -----
func.func @a() { return }
// -----
func.func @a() { func.return }
// -----
func.func @a() { call @a() : () -> () return }
// -----
"t.x"() ({ foo }) : () -> ()
// -----
"func.func"() ({ foo }) : () -> ()
// -----
func.func @a() { "t.x"() ({ foo }) : () -> () }
// -----
func.func @a() { "t.x"() ({ return }) : () -> () return }
// -----
func.func @a() { scf.execute_region { foo } }
// -----
func.func @a() { %c = arith.constant true
 scf.if %c { return } return }
// -----
func.func @a() { module { foo } }
// -----
"builtin.module"() ({ foo }) : () -> ()
// -----
tensor
// -----
loc
// -----
true
// -----
-
// -----
"t.x" foo
