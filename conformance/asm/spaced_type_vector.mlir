// ARGS: --split-input-file --allow-unregistered-dialect
"t.x"  (  )     :     (  )     ->     (  vector  )
// -----
"t.x"  (  )     :     (  )     ->     (  vector  <  4  >  )
