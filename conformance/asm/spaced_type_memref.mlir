// ARGS: --split-input-file --allow-unregistered-dialect
// FRAME
// HERE
// EACH
"t.x"  (  )     :     (  )     ->     (  memref  <  4xi32  ,     >  )
"t.x"  (  )     :     (  )     ->     (  memref  <  4xi32  ,     3  ,     strided  <  [  1  ]  >  >  )
"t.x"  (  )     :     (  )     ->     (  memref  <  4xi32  ,     0  >  )
"t.x"  (  )     :     (  )     ->     (  memref  <  4xi32  ,     unit  >  )
"t.x"  (  )     :     (  )     ->     (  memref  <  4xi32  ,     1  )
"t.x"  (  )     :     (  )     ->     (  memref  <  *  xi32  ,     strided  <  [  1  ]  >  >  )
"t.x"  (  )     :     (  )     ->     (  memref  <  4xmemref  <  ?  xi32  >  >  )
"t.x"  (  )     :     (  )     ->     (  memref  <  4x  !transform.any_op  >  )
