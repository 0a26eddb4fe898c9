module attributes {transform.with_named_sequence} {
  memref.global @g : memref<2xi32> = dense<0>
}
