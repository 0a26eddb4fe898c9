// ARGS: --split-input-file --allow-unregistered-dialect
// FRAME
func.func @a(%c: i1) {
  // HERE
  %x = "def"() : () -> i32
  return
}
// EACH
scf.if %c { "a"(%x) : (i32) -> () } "b"(%x) : (i32) -> ()
scf.if %c { "a"(%x) : (i32) -> () } scf.if %c { "b"(%x) : (i32) -> () }
scf.if %c { scf.if %c { "a"(%x) : (i32) -> () }  "c"(%x) : (i32) -> () } else { "d"(%x) : (i32) -> () }
scf.if %c { scf.if %c { "a"(%x) : (i32) -> () } } else { scf.if %c { "d"(%x) : (i32) -> () } }
scf.if %c { scf.if %c { "a"(%x) : (i32) -> () } } scf.if %c { scf.if %c { "d"(%x) : (i32) -> () } }
