module attributes {transform.with_named_sequence} {
func.func @main() { return }
transform.named_sequence @g0(%x: !transform.any_op {transform.readonly}) {
  transform.include @g1 failures(propagate) (%x) : (!transform.any_op) -> ()
  transform.include @g1 failures(propagate) (%x) : (!transform.any_op) -> ()
  transform.yield
}
transform.named_sequence @g1(%x: !transform.any_op {transform.readonly}) {
  transform.include @g2 failures(propagate) (%x) : (!transform.any_op) -> ()
  transform.include @g2 failures(propagate) (%x) : (!transform.any_op) -> ()
  transform.yield
}
transform.named_sequence @g2(%x: !transform.any_op {transform.readonly}) {
  transform.include @g3 failures(propagate) (%x) : (!transform.any_op) -> ()
  transform.include @g3 failures(propagate) (%x) : (!transform.any_op) -> ()
  transform.yield
}
transform.named_sequence @g3(%x: !transform.any_op {transform.readonly}) {
  transform.include @g4 failures(propagate) (%x) : (!transform.any_op) -> ()
  transform.include @g4 failures(propagate) (%x) : (!transform.any_op) -> ()
  transform.yield
}
transform.named_sequence @g4(%x: !transform.any_op {transform.readonly}) {
  transform.include @g5 failures(propagate) (%x) : (!transform.any_op) -> ()
  transform.include @g5 failures(propagate) (%x) : (!transform.any_op) -> ()
  transform.yield
}
transform.named_sequence @g5(%x: !transform.any_op {transform.readonly}) {
  transform.include @g6 failures(propagate) (%x) : (!transform.any_op) -> ()
  transform.include @g6 failures(propagate) (%x) : (!transform.any_op) -> ()
  transform.yield
}
transform.named_sequence @g6(%x: !transform.any_op {transform.readonly}) {
  transform.include @g7 failures(propagate) (%x) : (!transform.any_op) -> ()
  transform.include @g7 failures(propagate) (%x) : (!transform.any_op) -> ()
  transform.yield
}
transform.named_sequence @g7(%x: !transform.any_op {transform.readonly}) {
  transform.include @g8 failures(propagate) (%x) : (!transform.any_op) -> ()
  transform.include @g8 failures(propagate) (%x) : (!transform.any_op) -> ()
  transform.yield
}
transform.named_sequence @g8(%x: !transform.any_op {transform.readonly}) {
  transform.include @g9 failures(propagate) (%x) : (!transform.any_op) -> ()
  transform.include @g9 failures(propagate) (%x) : (!transform.any_op) -> ()
  transform.yield
}
transform.named_sequence @g9(%x: !transform.any_op {transform.readonly}) {
  transform.include @g10 failures(propagate) (%x) : (!transform.any_op) -> ()
  transform.include @g10 failures(propagate) (%x) : (!transform.any_op) -> ()
  transform.yield
}
transform.named_sequence @g10(%x: !transform.any_op {transform.readonly}) {
  transform.include @g11 failures(propagate) (%x) : (!transform.any_op) -> ()
  transform.include @g11 failures(propagate) (%x) : (!transform.any_op) -> ()
  transform.yield
}
transform.named_sequence @g11(%x: !transform.any_op {transform.readonly}) {
  transform.include @g12 failures(propagate) (%x) : (!transform.any_op) -> ()
  transform.include @g12 failures(propagate) (%x) : (!transform.any_op) -> ()
  transform.yield
}
transform.named_sequence @g12(%x: !transform.any_op {transform.readonly}) {
  transform.include @g13 failures(propagate) (%x) : (!transform.any_op) -> ()
  transform.include @g13 failures(propagate) (%x) : (!transform.any_op) -> ()
  transform.yield
}
transform.named_sequence @g13(%x: !transform.any_op {transform.readonly}) {
  transform.include @g14 failures(propagate) (%x) : (!transform.any_op) -> ()
  transform.include @g14 failures(propagate) (%x) : (!transform.any_op) -> ()
  transform.yield
}
transform.named_sequence @g14(%x: !transform.any_op {transform.readonly}) {
  transform.include @g15 failures(propagate) (%x) : (!transform.any_op) -> ()
  transform.include @g15 failures(propagate) (%x) : (!transform.any_op) -> ()
  transform.yield
}
transform.named_sequence @g15(%x: !transform.any_op {transform.readonly}) {
  transform.include @g16 failures(propagate) (%x) : (!transform.any_op) -> ()
  transform.include @g16 failures(propagate) (%x) : (!transform.any_op) -> ()
  transform.yield
}
transform.named_sequence @g16(%x: !transform.any_op {transform.readonly}) {
  transform.include @g17 failures(propagate) (%x) : (!transform.any_op) -> ()
  transform.include @g17 failures(propagate) (%x) : (!transform.any_op) -> ()
  transform.yield
}
transform.named_sequence @g17(%x: !transform.any_op {transform.readonly}) {
  transform.include @g18 failures(propagate) (%x) : (!transform.any_op) -> ()
  transform.include @g18 failures(propagate) (%x) : (!transform.any_op) -> ()
  transform.yield
}
transform.named_sequence @g18(%x: !transform.any_op {transform.readonly}) {
  transform.include @g19 failures(propagate) (%x) : (!transform.any_op) -> ()
  transform.include @g19 failures(propagate) (%x) : (!transform.any_op) -> ()
  transform.yield
}
transform.named_sequence @g19(%x: !transform.any_op {transform.readonly}) {
  transform.include @g20 failures(propagate) (%x) : (!transform.any_op) -> ()
  transform.include @g20 failures(propagate) (%x) : (!transform.any_op) -> ()
  transform.yield
}
transform.named_sequence @g20(%x: !transform.any_op {transform.readonly}) {
  transform.include @g21 failures(propagate) (%x) : (!transform.any_op) -> ()
  transform.include @g21 failures(propagate) (%x) : (!transform.any_op) -> ()
  transform.yield
}
transform.named_sequence @g21(%x: !transform.any_op {transform.readonly}) {
  transform.include @g22 failures(propagate) (%x) : (!transform.any_op) -> ()
  transform.include @g22 failures(propagate) (%x) : (!transform.any_op) -> ()
  transform.yield
}
transform.named_sequence @g22(%x: !transform.any_op {transform.readonly}) {
  transform.include @g23 failures(propagate) (%x) : (!transform.any_op) -> ()
  transform.include @g23 failures(propagate) (%x) : (!transform.any_op) -> ()
  transform.yield
}
transform.named_sequence @g23(%x: !transform.any_op {transform.readonly}) {
  transform.include @g24 failures(propagate) (%x) : (!transform.any_op) -> ()
  transform.include @g24 failures(propagate) (%x) : (!transform.any_op) -> ()
  transform.yield
}
transform.named_sequence @g24(%x: !transform.any_op {transform.readonly}) {
  transform.include @g25 failures(propagate) (%x) : (!transform.any_op) -> ()
  transform.include @g25 failures(propagate) (%x) : (!transform.any_op) -> ()
  transform.yield
}
transform.named_sequence @g25(%x: !transform.any_op {transform.readonly}) {
  transform.include @g26 failures(propagate) (%x) : (!transform.any_op) -> ()
  transform.include @g26 failures(propagate) (%x) : (!transform.any_op) -> ()
  transform.yield
}
transform.named_sequence @g26(%x: !transform.any_op {transform.readonly}) {
  transform.include @g27 failures(propagate) (%x) : (!transform.any_op) -> ()
  transform.include @g27 failures(propagate) (%x) : (!transform.any_op) -> ()
  transform.yield
}
transform.named_sequence @g27(%x: !transform.any_op {transform.readonly}) {
  transform.include @g28 failures(propagate) (%x) : (!transform.any_op) -> ()
  transform.include @g28 failures(propagate) (%x) : (!transform.any_op) -> ()
  transform.yield
}
transform.named_sequence @g28(%x: !transform.any_op {transform.readonly}) {
  transform.include @g29 failures(propagate) (%x) : (!transform.any_op) -> ()
  transform.include @g29 failures(propagate) (%x) : (!transform.any_op) -> ()
  transform.yield
}
transform.named_sequence @g29(%x: !transform.any_op {transform.readonly}) {
  transform.include @g30 failures(propagate) (%x) : (!transform.any_op) -> ()
  transform.include @g30 failures(propagate) (%x) : (!transform.any_op) -> ()
  transform.yield
}
transform.named_sequence @g30(%x: !transform.any_op {transform.readonly}) {
  transform.include @g31 failures(propagate) (%x) : (!transform.any_op) -> ()
  transform.include @g31 failures(propagate) (%x) : (!transform.any_op) -> ()
  transform.yield
}
transform.named_sequence @g31(%x: !transform.any_op {transform.readonly}) {
  transform.include @g32 failures(propagate) (%x) : (!transform.any_op) -> ()
  transform.include @g32 failures(propagate) (%x) : (!transform.any_op) -> ()
  transform.yield
}
transform.named_sequence @g32(%x: !transform.any_op {transform.readonly}) {
  transform.include @g33 failures(propagate) (%x) : (!transform.any_op) -> ()
  transform.include @g33 failures(propagate) (%x) : (!transform.any_op) -> ()
  transform.yield
}
transform.named_sequence @g33(%x: !transform.any_op {transform.readonly}) {
  transform.include @g34 failures(propagate) (%x) : (!transform.any_op) -> ()
  transform.include @g34 failures(propagate) (%x) : (!transform.any_op) -> ()
  transform.yield
}
transform.named_sequence @g34(%x: !transform.any_op {transform.readonly}) {
  transform.include @g35 failures(propagate) (%x) : (!transform.any_op) -> ()
  transform.include @g35 failures(propagate) (%x) : (!transform.any_op) -> ()
  transform.yield
}
transform.named_sequence @g35(%x: !transform.any_op {transform.readonly}) {
  transform.include @g36 failures(propagate) (%x) : (!transform.any_op) -> ()
  transform.include @g36 failures(propagate) (%x) : (!transform.any_op) -> ()
  transform.yield
}
transform.named_sequence @g36(%x: !transform.any_op {transform.readonly}) {
  transform.include @g37 failures(propagate) (%x) : (!transform.any_op) -> ()
  transform.include @g37 failures(propagate) (%x) : (!transform.any_op) -> ()
  transform.yield
}
transform.named_sequence @g37(%x: !transform.any_op {transform.readonly}) {
  transform.include @g38 failures(propagate) (%x) : (!transform.any_op) -> ()
  transform.include @g38 failures(propagate) (%x) : (!transform.any_op) -> ()
  transform.yield
}
transform.named_sequence @g38(%x: !transform.any_op {transform.readonly}) {
  transform.include @g39 failures(propagate) (%x) : (!transform.any_op) -> ()
  transform.include @g39 failures(propagate) (%x) : (!transform.any_op) -> ()
  transform.yield
}
transform.named_sequence @g39(%x: !transform.any_op {transform.readonly}) {
  transform.include @g40 failures(propagate) (%x) : (!transform.any_op) -> ()
  transform.include @g40 failures(propagate) (%x) : (!transform.any_op) -> ()
  transform.yield
}
transform.named_sequence @g40(%x: !transform.any_op {transform.readonly}) {
  transform.yield
}
transform.named_sequence @__transform_main(%x: !transform.any_op {transform.readonly}) {
  transform.include @g0 failures(propagate) (%x) : (!transform.any_op) -> ()
  transform.yield
}
}
