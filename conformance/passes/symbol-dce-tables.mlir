// ARGS: --symbol-dce --split-input-file
// Symbol tables that are no symbols, in ops that are no symbol tables.
module {
transform.with_pdl_patterns {
^bb0(%a: !transform.any_op):
  pdl.pattern @p : benefit(1) {
    %0 = operation "x"
    rewrite %0 with "transform.dialect"
  }
  sequence %a : !transform.any_op failures(propagate) {
    ^bb0(%b: !transform.any_op):
      %1 = get_parent_op %b : (!transform.any_op) -> !transform.any_op
  }
}
}
// -----
func.func @f() {
  builtin.module {
    func.func @pub() { return }
    func.func private @priv() { return }
    func.func nested @nest() { return }
  }
  return
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @main(%a: !transform.any_op {transform.readonly}) {
  transform.irdl.collect_matching in %a : (!transform.any_op) -> !transform.any_op {
  ^bb0(%x: !transform.any_op):
    irdl.dialect @test {
      irdl.operation @whatever {
        %0 = irdl.is i32
        irdl.results(res: %0)
      }
    }
  }
  transform.yield
}
}
// -----
module {
transform.with_pdl_patterns {
^bb0(%a: !transform.any_op):
  pdl.pattern @p : benefit(1) {
    %0 = operation "x"
    rewrite %0 with "transform.dialect"
  }
  pdl.pattern @q : benefit(1) {
    %0 = operation "x"
    rewrite %0 with "transform.dialect"
  }
  sequence %a : !transform.any_op failures(propagate) {
    ^bb0(%b: !transform.any_op):
      %1 = pdl_match @p in %b : (!transform.any_op) -> !transform.any_op
  }
}
}
// -----
module {
  func.func @f() {
    builtin.module { func.func @pub() { return }
      func.func nested @nest() { return }
      builtin.module { func.func @pub() { return } func.func nested @nest() { return }
        func.func @t() { builtin.module { func.func @pub() { return } func.func private @nest() { return } 
           func.func @q() { call @pub() : () -> () 
            return } }
          return 
          }
        }
      builtin.module @x { func.func @pub() { return }  func.func nested @nest() { return }}
      builtin.module @y attributes {sym_visibility="private"} { func.func @pub() { return } }
      func.func private @h() { builtin.module { func.func @pub() { return }  func.func private @priv() { return } }
       return }
     }
    return
  }
  func.func private @h() { builtin.module { func.func @pub() { return }  func.func private @priv() { return } }
  return }
}
