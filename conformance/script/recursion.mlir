// ARGS: -split-input-file
// One behind the other: all that are on the way.
module attributes {transform.with_named_sequence} {
  func.func @a() { call @b() : () -> () return }
  func.func @b() { call @c() : () -> () return }
  func.func private @c() { call @d() : () -> () return }
  func.func @d() { call @b() : () -> () return }
}
