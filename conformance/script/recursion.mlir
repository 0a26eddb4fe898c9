// ARGS: -split-input-file

module attributes {transform.with_named_sequence} {
  func.func @a() { call @b() : () -> () return }
  func.func @b() { call @a() : () -> () return }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @a() { call @b() : () -> () return }
  func.func @b() { call @c() : () -> () return }
  func.func @c() { call @b() : () -> () return }
}

// -----

module attributes {transform.with_named_sequence} {
  module @in {
  func.func @a() { call @b() : () -> () return }
  func.func @b() { call @a() : () -> () return }
  }
}

// -----

module attributes {transform.with_named_sequence} {
  module @in {
  func.func @a() { call @a() : () -> () return }
  }
  func.func @b() { call @b() : () -> () return }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @b() { call @b() : () -> () return }
  transform.named_sequence @a(%a: !transform.any_op {transform.readonly}) {
    transform.include @a failures(propagate) (%a) : (!transform.any_op) -> ()
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @d() { call @none() : () -> () return }
  func.func @b() { call @c() : () -> () 
    func.func private @q()
    return }
  func.func @c() { %0 = constant @c : () -> () call_indirect %0() : () -> ()
   return }
}

// -----

module {
  func.func @b() { call @b() : () -> () return }
  module attributes {transform.with_named_sequence} {
    func.func @d() { return }
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @a() { call @in::@b() : () -> () return }
  module @in {
  func.func @b() { return }
  func.func @e() { call @d() : () -> () return }
  func.func @d() { call @e() : () -> () return }
  }
}

// -----

// One behind the other: all that are on the way.
module attributes {transform.with_named_sequence} {
  func.func @a() { call @b() : () -> () return }
  func.func @b() { call @c() : () -> () return }
  func.func private @c() { call @d() : () -> () return }
  func.func @d() { call @b() : () -> () return }
}

// -----

// Two ways back.
module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%a: !transform.any_op {transform.readonly}) {
    transform.include @b failures(propagate) (%a) : (!transform.any_op) -> ()
    transform.include @c failures(propagate) (%a) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence private @b(%a: !transform.any_op {transform.readonly}) {
    transform.include @a failures(propagate) (%a) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @c(%a: !transform.any_op {transform.readonly}) {
    transform.include @a failures(propagate) (%a) : (!transform.any_op) -> ()
    transform.yield
  }
}

// -----

// By way of itself and of another.
module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%a: !transform.any_op {transform.readonly}) {
    transform.include @a failures(propagate) (%a) : (!transform.any_op) -> ()
    transform.include @b failures(propagate) (%a) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @b(%a: !transform.any_op {transform.readonly}) {
    transform.include @a failures(propagate) (%a) : (!transform.any_op) -> ()
    transform.yield
  }
}

// -----

// Entered in the middle: the last one reached comes first.
module attributes {transform.with_named_sequence} {
  transform.named_sequence private @a(%a: !transform.any_op {transform.readonly}) {
    transform.include @c failures(propagate) (%a) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @b(%a: !transform.any_op {transform.readonly}) {
    transform.include @c failures(propagate) (%a) : (!transform.any_op) -> ()
    transform.yield
  }
  func.func @c() {
    call @a() : () -> ()
    call @b() : () -> ()
    return
  }
}
