// ARGS: --split-input-file --allow-unregistered-dialect
// FRAME
// HERE
// EACH
"t.x"  (  )     :     (  )     ->     (  complex  )
"t.x"  (  )     :     (  )     ->     (  complex  <  >  )
"t.x"  (  )     :     (  )     ->     (  tuple  )
"t.x"  (  )     :     (  )     ->     (  tuple  <  i32  ,  >  )
"t.x"  (  )     :     (  )     ->     (  (  i32     ->     i32  )
