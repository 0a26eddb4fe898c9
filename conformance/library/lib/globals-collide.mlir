module attributes {transform.with_named_sequence, my.x = 1} {
  memref.global @f : memref<2xf32> = dense<0.0>
}
