// RUN: not jig-opt --split-input-file --transform-interpreter %s 2>&1 | FileCheck %s
// The reference dies of these.

// CHECK: error: name of type is empty
irdl.dialect @d {
  irdl.type @""
}
// -----
// CHECK: error: name of attribute is empty
irdl.dialect @d {
  irdl.attribute @""
}
// -----
// CHECK: error: no registered type with name !builtin.number
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    transform.irdl.collect_matching in %root : (!transform.any_op) -> !transform.any_op {
      irdl.dialect @d {
        irdl.operation @op {
          %0 = irdl.base "!builtin.number"
          irdl.operands(a: %0)
        }
      }
    }
    transform.yield
  }
}
// -----
// CHECK: error: no registered attribute with name #builtin.number
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    transform.irdl.collect_matching in %root : (!transform.any_op) -> !transform.any_op {
      irdl.dialect @d {
        irdl.operation @op {
          %0 = irdl.base "#builtin.number"
        }
      }
    }
    transform.yield
  }
}
// -----
// CHECK: error: has values of which a constraint that can be asked is missing
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    transform.irdl.collect_matching in %root : (!transform.any_op) -> !transform.any_op {
      irdl.dialect @d {
        irdl.operation @op {
          %0 = irdl.c_pred "true"
          irdl.operands(a: %0)
        }
      }
    }
    transform.yield
  }
}
