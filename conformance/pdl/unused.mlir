// ARGS: --split-input-file
// What nobody uses, in the matcher.
pdl.pattern @p : benefit(1) {
  %a = attribute = 5 : i32
  %0 = operation "x"
  rewrite %0 with "rw"
}
// -----
pdl.pattern @p : benefit(1) {
  %a = attribute = "foo"
  %0 = operation "x"
  rewrite %0 { erase %0 }
}
// -----
pdl.pattern @p : benefit(1) {
  %a = attribute
  %0 = operation "x"
  rewrite %0 { erase %0 }
}
// -----
pdl.pattern @p : benefit(1) {
  %t = type
  %a = attribute : %t
  %0 = operation "x"
  rewrite %0 { erase %0 }
}
// -----
pdl.pattern @p : benefit(1) {
  %t = type : i32
  %0 = operation "x"
  rewrite %0 { erase %0 }
}
// -----
pdl.pattern @p : benefit(1) {
  %t = types : [i32]
  %0 = operation "x"
  rewrite %0 { erase %0 }
}
// -----
pdl.pattern @p : benefit(1) {
  %a = attribute = 5 : i32
  %0 = operation "x" {"y" = %a}
  rewrite %0 { 
  %b = attribute = 5 : i32
  erase %0 }
}
// -----
pdl.pattern @p : benefit(1) {
  %t = type : i32
  %b = attribute : %t = 5 : i32
  %0 = operation "x"
  rewrite %0 { 
  erase %0 }
}
