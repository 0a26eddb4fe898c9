// ARGS: -allow-unregistered-dialect -split-input-file
func.func private @f(!pdl.operation, !pdl.value, !pdl.type, !pdl.attribute, !pdl.range<value>, !pdl.range<operation>, !pdl.range<type>, !pdl.range<attribute>)
// -----
func.func private @f(!pdl.range<!pdl.value>)
// -----
func.func private @f(!pdl.range<range<value>>)
// -----
func.func private @f(!pdl.range<i32>)
// -----
func.func private @f(!pdl.range<foo>)
// -----
func.func private @f(!pdl.range<>)
// -----
func.func private @f(!pdl.range)
// -----
func.func private @f(!pdl.foo)
// -----
func.func private @f(!pdl<foo>)
// -----
func.func private @f(!pdl.range<value)
// -----
func.func private @f(!pdl<"range<value>">)
// -----
func.func private @f(!pdl.value<i32>)
// -----
func.func private @f() attributes {a = #pdl.foo}
// -----
func.func private @f() attributes {pdl.a = 4}
// -----
func.func private @f() attributes {a = !pdl.range < value >}
