// ARGS: --allow-unregistered-dialect
// ARGS: --allow-unregistered-dialect --mlir-print-op-generic
"t.attrs"() {
  a = "plain", b = "quote\"backslash\\", c = "tab\09newline\0Anul\00high\FF", d = "utf8 é ∀", e = "\n\t", f = "", g = "typed" : i32, h = "x" : none,
  s1 = @plain, s2 = @"needs quotes", s3 = @"with\"quote\0A", s4 = @a::@b::@"c d", s5 = @_under.dot$dollar, s6 = @"0start", s7 = @"a-b"
} : () -> ()
module @"mod name" {
  func.func private @"fn with space"()
  func.func private @"0"()
  func.func private @a.b$c_1()
}
