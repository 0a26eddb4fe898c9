// ARGS: --split-input-file
module @a {
  builtin.unrealized_conversion_cast to i32
  "builtin.unrealized_conversion_cast"() : () -> ()
}
