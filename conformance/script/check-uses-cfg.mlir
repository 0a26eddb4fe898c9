// ARGS: -split-input-file -allow-unregistered-dialect -transform-dialect-check-uses

func.func @cfg(%a: !transform.any_op, %c: i1) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %0 = transform.structured.generalize %a : (!transform.any_op) -> !transform.any_op
  cf.br ^bb3
^bb2:
  transform.debug.emit_remark_at %a, "b2" : !transform.any_op
  cf.br ^bb3
^bb3:
  transform.debug.emit_remark_at %a, "b3" : !transform.any_op
  return
}

// -----

func.func @loop(%a: !transform.any_op, %c: i1) {
  cf.br ^bb1
^bb1:
  transform.debug.emit_remark_at %a, "b1" : !transform.any_op
  %0 = transform.structured.generalize %a : (!transform.any_op) -> !transform.any_op
  cf.cond_br %c, ^bb1, ^bb2
^bb2:
  return
}

// -----

func.func @loop2(%a: !transform.any_op, %c: i1) {
  cf.br ^bb1
^bb1:
  %0 = transform.structured.generalize %a : (!transform.any_op) -> !transform.any_op
  cf.cond_br %c, ^bb1, ^bb2
^bb2:
  return
}

// -----

func.func @loop3(%r: !transform.any_op, %c: i1) {
  cf.br ^bb1
^bb1:
  %a = transform.merge_handles %r, %r : !transform.any_op
  transform.debug.emit_remark_at %a, "b1" : !transform.any_op
  %0 = transform.structured.generalize %a : (!transform.any_op) -> !transform.any_op
  cf.cond_br %c, ^bb1, ^bb2
^bb2:
  return
}

// -----

func.func @scf(%r: !transform.any_op, %c: i1, %i: index) {
  scf.if %c {
    %0 = transform.structured.generalize %r : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "then" : !transform.any_op
  } else {
    transform.debug.emit_remark_at %r, "else" : !transform.any_op
  }
  transform.debug.emit_remark_at %r, "after" : !transform.any_op
  return
}

// -----

func.func @scffor(%r: !transform.any_op, %c: i1, %i: index) {
  scf.for %k = %i to %i step %i {
    transform.debug.emit_remark_at %r, "body" : !transform.any_op
    %0 = transform.structured.generalize %r : (!transform.any_op) -> !transform.any_op
  } 
  transform.debug.emit_remark_at %r, "after" : !transform.any_op
  return
}

// -----

func.func @scffor2(%r: !transform.any_op, %c: i1, %i: index) {
  scf.for %k = %i to %i step %i {
    %0 = transform.structured.generalize %r : (!transform.any_op) -> !transform.any_op
  } 
  return
}

// -----

func.func @scfwhile(%r: !transform.any_op, %c: i1, %i: index) {
  scf.while : () -> () {
    transform.debug.emit_remark_at %r, "before" : !transform.any_op
    scf.condition(%c)
  } do {
    %0 = transform.structured.generalize %r : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "after" : !transform.any_op
    scf.yield
  }
  return
}

// -----

func.func @exec(%r: !transform.any_op, %c: i1, %i: index) {
  scf.execute_region {
    %0 = transform.structured.generalize %r : (!transform.any_op) -> !transform.any_op
    scf.if %c {
      transform.debug.emit_remark_at %r, "in" : !transform.any_op
    }
    scf.yield
  }
  transform.debug.emit_remark_at %r, "after" : !transform.any_op
  return
}

// -----

func.func @unreg(%r: !transform.any_op, %c: i1, %i: index) {
  "a.b"() ({
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    %0 = transform.structured.generalize %r : (!transform.any_op) -> !transform.any_op
    "a.t"() : () -> ()
  }, {
    transform.debug.emit_remark_at %r, "y" : !transform.any_op
    "a.t"() : () -> ()
  }) : () -> ()
  transform.debug.emit_remark_at %r, "z" : !transform.any_op
  return
}

// -----

func.func @unregcfg(%r: !transform.any_op, %c: i1, %i: index) {
  "a.b"() ({
    "a.t"()[^bb1, ^bb2] : () -> ()
  ^bb1:
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    %0 = transform.structured.generalize %r : (!transform.any_op) -> !transform.any_op
    "a.t"()[^bb1] : () -> ()
  ^bb2:
    transform.debug.emit_remark_at %r, "y" : !transform.any_op
    "a.t"() : () -> ()
  ^bb3:
    transform.debug.emit_remark_at %r, "unreachable" : !transform.any_op
    "a.t"()[^bb2] : () -> ()
  }) : () -> ()
  return
}

// -----

func.func @useafterininner(%r: !transform.any_op, %c: i1, %i: index) {
  %0 = transform.structured.generalize %r : (!transform.any_op) -> !transform.any_op
  scf.if %c {
    scf.if %c {
      transform.debug.emit_remark_at %r, "deep" : !transform.any_op
    }
  }
  scf.for %k = %i to %i step %i {
    transform.debug.emit_remark_at %r, "for" : !transform.any_op
  }
  return
}

// -----

func.func @forwarddef(%r: !transform.any_op, %c: i1, %i: index) {
  cf.br ^bb1(%r : !transform.any_op)
^bb1(%x: !transform.any_op):
  %0 = transform.structured.generalize %x : (!transform.any_op) -> !transform.any_op
  cf.cond_br %c, ^bb1(%x : !transform.any_op), ^bb2
^bb2:
  transform.debug.emit_remark_at %r, "alias" : !transform.any_op
  transform.debug.emit_remark_at %x, "x" : !transform.any_op
  return
}

// -----

func.func @defblock(%r: !transform.any_op, %c: i1) {
  cf.br ^bb1
^bb1:
  %a = transform.merge_handles %r, %r : !transform.any_op
  cf.br ^bb2
^bb2:
  transform.debug.emit_remark_at %a, "use" : !transform.any_op
  %0 = transform.structured.generalize %a : (!transform.any_op) -> !transform.any_op
  cf.cond_br %c, ^bb1, ^bb3
^bb3:
  return
}

// -----

func.func @defblock2(%r: !transform.any_op, %c: i1) {
  cf.br ^bb1
^bb1:
  %a = transform.merge_handles %r, %r : !transform.any_op
  transform.debug.emit_remark_at %a, "use" : !transform.any_op
  cf.br ^bb2
^bb2:
  %0 = transform.structured.generalize %a : (!transform.any_op) -> !transform.any_op
  cf.cond_br %c, ^bb1, ^bb3
^bb3:
  return
}

// -----

func.func @levels(%r: !transform.any_op, %c: i1) {
  %0 = transform.structured.generalize %r : (!transform.any_op) -> !transform.any_op
  scf.if %c {
    %1 = transform.structured.generalize %r : (!transform.any_op) -> !transform.any_op
    scf.if %c {
      transform.debug.emit_remark_at %r, "use" : !transform.any_op
      %2 = transform.structured.generalize %r : (!transform.any_op) -> !transform.any_op
    }
  }
  return
}

// -----

func.func @levels2(%r: !transform.any_op, %c: i1) {
  cf.br ^bb1
^bb1:
  %0 = transform.structured.generalize %r : (!transform.any_op) -> !transform.any_op
  scf.execute_region {
    cf.br ^in
  ^in:
    transform.debug.emit_remark_at %r, "use" : !transform.any_op
    cf.cond_br %c, ^in, ^out
  ^out:
    scf.yield
  }
  scf.if %c {
    transform.debug.emit_remark_at %r, "use" : !transform.any_op
  }
  cf.cond_br %c, ^bb1, ^bb2
^bb2:
  return
}

// -----

func.func @levels3(%r: !transform.any_op, %c: i1) {
  cf.br ^bb1
^bb1:
  scf.if %c {
    transform.debug.emit_remark_at %r, "use" : !transform.any_op
  }
  %0 = transform.structured.generalize %r : (!transform.any_op) -> !transform.any_op
  cf.cond_br %c, ^bb1, ^bb2
^bb2:
  return
}

// -----

func.func @order(%r: !transform.any_op, %b: index) {
  %0 = transform.structured.generalize %r : (!transform.any_op) -> !transform.any_op
  %1 = scf.for %i = %b to %b step %b iter_args(%x = %r) -> !transform.any_op {
    func.call @x(%r) : (!transform.any_op) -> ()
    scf.yield %r : !transform.any_op
  }
  transform.debug.emit_remark_at %1, "use" : !transform.any_op
  return
}
func.func private @x(!transform.any_op) 

// -----

func.func @unreachable(%r: !transform.any_op, %b: i1) {
  return
^bb1:
  %0 = transform.structured.generalize %r : (!transform.any_op) -> !transform.any_op
  cf.cond_br %b, ^bb1, ^bb2
^bb2:
  transform.debug.emit_remark_at %r, "use" : !transform.any_op
  cf.br ^bb1
}

// -----

func.func @diamond(%r: !transform.any_op, %c: i1) {
  %0 = transform.structured.generalize %r : (!transform.any_op) -> !transform.any_op
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  cf.br ^bb3
^bb2:
  cf.br ^bb3
^bb3:
  transform.debug.emit_remark_at %r, "use" : !transform.any_op
  return
}

// -----

func.func @b(%r: !transform.any_op, %c: i1) {
  cf.br ^bb0
^bb0:
  %a = transform.merge_handles %r, %r : !transform.any_op
  cf.br ^bb2
^bb2:
  %1 = transform.structured.generalize %a : (!transform.any_op) -> !transform.any_op
  cf.cond_br %c, ^bb2, ^bb0
}

// -----

func.func @d(%x: !transform.any_op, %c: i1) {
  %r = transform.merge_handles %x, %x : !transform.any_op
  %0 = transform.structured.generalize %r : (!transform.any_op) -> !transform.any_op
  cf.br ^bb2
^bb2:
  transform.debug.emit_remark_at %r, "use" : !transform.any_op
  cf.br ^bb3
^bb3:
  %1 = transform.structured.generalize %r : (!transform.any_op) -> !transform.any_op
  cf.cond_br %c, ^bb2, ^bb4
^bb4:
  return
}

// -----

func.func @k(%x: !transform.any_op, %c: i1) {
  cf.br ^bb0
^bb0:
  %r = transform.merge_handles %x, %x : !transform.any_op
  %0 = transform.structured.generalize %r : (!transform.any_op) -> !transform.any_op
  %4 = transform.structured.generalize %r : (!transform.any_op) -> !transform.any_op
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %1 = transform.structured.generalize %r : (!transform.any_op) -> !transform.any_op
  cf.br ^bb2
^bb2:
  transform.debug.emit_remark_at %r, "use" : !transform.any_op
  return
}

// -----

func.func @d(%x: !transform.any_op, %c: i1) {
  %r = transform.merge_handles %x, %x : !transform.any_op
  %0 = transform.structured.generalize %r : (!transform.any_op) -> !transform.any_op
  %1 = transform.structured.generalize %r : (!transform.any_op) -> !transform.any_op
  transform.debug.emit_remark_at %r, "use" : !transform.any_op
  scf.if %c {
    transform.debug.emit_remark_at %r, "use" : !transform.any_op
    %3 = transform.structured.generalize %r : (!transform.any_op) -> !transform.any_op
  }
  cf.br ^bb1
^bb1:
  scf.if %c {
    transform.debug.emit_remark_at %r, "use" : !transform.any_op
  }
  return
}

// -----

func.func @b(%r: !transform.any_op, %b: i1) {
  cf.br ^bb2
^bb1:
  %0 = transform.structured.generalize %r : (!transform.any_op) -> !transform.any_op
  cf.br ^bb2
^bb2:
  transform.debug.emit_remark_at %r, "use" : !transform.any_op
  return
}

// -----

func.func @c(%r: !transform.any_op, %b: i1) {
  return
^bb1:
  %0 = transform.structured.generalize %r : (!transform.any_op) -> !transform.any_op
  cf.br ^bb2
^bb2:
  transform.debug.emit_remark_at %r, "use" : !transform.any_op
  return
}

// -----

func.func @d(%x: !transform.any_op, %b: i1) {
  return
^bb1:
  %r = transform.merge_handles %x, %x : !transform.any_op
  %0 = transform.structured.generalize %r : (!transform.any_op) -> !transform.any_op
  cf.br ^bb2
^bb2:
  transform.debug.emit_remark_at %r, "use" : !transform.any_op
  return
}

// -----

func.func @e(%x: !transform.any_op, %b: i1) {
  return
^bb1(%r: !transform.any_op):
  %0 = transform.structured.generalize %r : (!transform.any_op) -> !transform.any_op
  cf.br ^bb2
^bb2:
  transform.debug.emit_remark_at %r, "use" : !transform.any_op
  cf.br ^bb1(%r : !transform.any_op)
}

// -----

func.func @f(%x: !transform.any_op, %b: i1) {
  %r = transform.merge_handles %x, %x : !transform.any_op
  cf.br ^bb2
^bb1:
  %0 = transform.structured.generalize %r : (!transform.any_op) -> !transform.any_op
  cf.br ^bb2
^bb2:
  transform.debug.emit_remark_at %r, "use" : !transform.any_op
  return
}

// -----

func.func @g(%x: !transform.any_op, %c: i1) {
  %r = transform.merge_handles %x, %x : !transform.any_op
  scf.if %c {
    transform.sequence %x : !transform.any_op failures(propagate) {
    ^bb0(%y: !transform.any_op):
    %0 = transform.structured.generalize %r : (!transform.any_op) -> !transform.any_op
    }
    transform.debug.emit_remark_at %r, "use" : !transform.any_op
  }
  transform.debug.emit_remark_at %r, "use" : !transform.any_op
  transform.sequence %x : !transform.any_op failures(propagate) {
  ^bb0(%y: !transform.any_op):
    scf.if %c {
      %0 = transform.structured.generalize %r : (!transform.any_op) -> !transform.any_op
    }
  }
  transform.debug.emit_remark_at %r, "use" : !transform.any_op
  return
}

// -----

func.func @f(%x: !transform.any_op, %b: i1, %m: memref<2xf32>) {
  %0 = scf.if %b -> !transform.any_op {
    %1 = transform.structured.generalize %x : (!transform.any_op) -> !transform.any_op
    scf.yield %x : !transform.any_op
  } else {
    scf.yield %x : !transform.any_op
  }
  memref.dealloc %m : memref<2xf32>
  %u = memref.cast %m : memref<2xf32> to memref<?xf32>
  return
}

// -----

// Consumed in the block of the use, far from the definition; reachable or not.
module attributes {transform.with_named_sequence} {
  transform.named_sequence @consume(!transform.any_op {transform.consumed})
  func.func @earlier_in_block(%r: !transform.any_op) {
    %a = transform.merge_handles %r : !transform.any_op
    cf.br ^bb1
  ^bb1:
    transform.include @consume failures(propagate) (%a) : (!transform.any_op) -> ()
    transform.annotate %a "x" : !transform.any_op
    return
  }
  func.func @twice_in_loop(%r: !transform.any_op, %c: i1) {
    %a = transform.merge_handles %r : !transform.any_op
    cf.br ^bb1
  ^bb1:
    transform.include @consume failures(propagate) (%a) : (!transform.any_op) -> ()
    transform.annotate %a "x" : !transform.any_op
    transform.include @consume failures(propagate) (%a) : (!transform.any_op) -> ()
    transform.annotate %a "y" : !transform.any_op
    cf.cond_br %c, ^bb1, ^bb2
  ^bb2:
    return
  }
  func.func @unreachable(%r: !transform.any_op) {
    %a = transform.merge_handles %r : !transform.any_op
    return
  ^bb1:
    transform.include @consume failures(propagate) (%a) : (!transform.any_op) -> ()
    transform.annotate %a "x" : !transform.any_op
    cf.br ^bb1
  }
}

// -----

// The order of the notes: where control may come from, the definition's block last.
module attributes {transform.with_named_sequence} {
  transform.named_sequence @consume(!transform.any_op {transform.consumed})
  func.func @before_and_around(%a: !transform.any_op, %c: i1) {
    transform.include @consume failures(propagate) (%a) : (!transform.any_op) -> ()
    cf.cond_br %c, ^bb1, ^bb2
  ^bb1:
    transform.include @consume failures(propagate) (%a) : (!transform.any_op) -> ()
    cf.br ^bb1
  ^bb2:
    transform.annotate %a "x" : !transform.any_op
    return
  }
  func.func @two_ways(%a: !transform.any_op, %c: i1) {
    transform.include @consume failures(propagate) (%a) : (!transform.any_op) -> ()
    cf.cond_br %c, ^bb2, ^bb1
  ^bb1:
    transform.include @consume failures(propagate) (%a) : (!transform.any_op) -> ()
    cf.br ^bb2
  ^bb2:
    transform.annotate %a "x" : !transform.any_op
    cf.br ^bb1
  }
  func.func @one_taken_out(%a: !transform.any_op, %c: i1) {
    transform.include @consume failures(propagate) (%a) : (!transform.any_op) -> ()
    cf.cond_br %c, ^bb3, ^bb2
  ^bb1:
    transform.include @consume failures(propagate) (%a) : (!transform.any_op) -> ()
    cf.br ^bb1
  ^bb2:
    transform.include @consume failures(propagate) (%a) : (!transform.any_op) -> ()
    cf.cond_br %c, ^bb3, ^bb1
  ^bb3:
    transform.include @consume failures(propagate) (%a) : (!transform.any_op) -> ()
    cf.br ^bb3
  }
  func.func @argument_of_loop(%r: !transform.any_op, %c: i1) {
    cf.br ^bb1(%r : !transform.any_op)
  ^bb1(%a: !transform.any_op):
    transform.annotate %a "x" : !transform.any_op
    transform.include @consume failures(propagate) (%a) : (!transform.any_op) -> ()
    cf.cond_br %c, ^bb1(%r : !transform.any_op), ^bb2
  ^bb2:
    transform.annotate %a "x" : !transform.any_op
    transform.include @consume failures(propagate) (%a) : (!transform.any_op) -> ()
    cf.cond_br %c, ^bb2, ^bb1(%a : !transform.any_op)
  }
}
