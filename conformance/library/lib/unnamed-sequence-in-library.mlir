transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.yield
}
