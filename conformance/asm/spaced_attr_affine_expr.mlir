// ARGS: --split-input-file --allow-unregistered-dialect
"t.x"  (  )     {  a     =     affine_map  <  (  d0  ,     d1  )  [  s0  ]     ->     (  d0     +     )  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     affine_map  <  (  d0  ,     d1  )  [  s0  ]     ->     (  d0     *  )  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     affine_map  <  (  d0  ,     d1  )  [  s0  ]     ->     (  d0     -     *     2  )  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     affine_map  <  (  d0  ,     d1  )  [  s0  ]     ->     (  d0     +     -  )  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     affine_map  <  (  d0  ,     d1  )  [  s0  ]     ->     (  -  )  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     affine_map  <  (  d0  ,     d1  )  [  s0  ]     ->     (  -     -  d0  )  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     affine_map  <  (  d0  ,     d1  )  [  s0  ]     ->     (  -  -  d0  )  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     affine_map  <  (  d0  ,     d1  )  [  s0  ]     ->     (  -  d0  )  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     affine_map  <  (  d0  ,     d1  )  [  s0  ]     ->     (  (  -  d0  )  )  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     affine_map  <  (  d0  ,     d1  )  [  s0  ]     ->     (  -  (  d0     +     1  )     *     2  )  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     affine_map  <  (  d0  ,     d1  )  [  s0  ]     ->     (  -  (  d0     +     1  )     mod     2  )  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     affine_map  <  (  d0  ,     d1  )  [  s0  ]     ->     (  (  d0  )  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     affine_map  <  (  d0  ,     d1  )  [  s0  ]     ->     (  (  )  )  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     affine_map  <  (  d0  ,     d1  )  [  s0  ]     ->     (  (  (  d0  )  )  )  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     affine_map  <  (  d0  ,     d1  )  [  s0  ]     ->     (  d0     *     d0  )  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     affine_map  <  (  d0  ,     d1  )  [  s0  ]     ->     (  d0     *     d0     *     2  )  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     affine_map  <  (  d0  ,     d1  )  [  s0  ]     ->     (  2     *     d0     *     d0  )  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     affine_map  <  (  d0  ,     d1  )  [  s0  ]     ->     (  d0     *     d0     +     2  )  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     affine_map  <  (  d0  ,     d1  )  [  s0  ]     ->     (  d0     mod     d0  )  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     affine_map  <  (  d0  ,     d1  )  [  s0  ]     ->     (  d0     floordiv     d0  )  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     affine_map  <  (  d0  ,     d1  )  [  s0  ]     ->     (  4     ceildiv     d0  )  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     affine_map  <  (  d0  ,     d1  )  [  s0  ]     ->     (  d0     mod     d0     mod     d0  )  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     affine_map  <  (  d0  ,     d1  )  [  s0  ]     ->     (  d0     mod     0  )  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     affine_map  <  (  d0  ,     d1  )  [  s0  ]     ->     (  d0     floordiv     0  )  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     affine_map  <  (  d0  ,     d1  )  [  s0  ]     ->     (  d0     ceildiv     0  )  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     affine_map  <  (  d0  ,     d1  )  [  s0  ]     ->     (  d0     floordiv     -  1  )  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     affine_map  <  (  d0  ,     d1  )  [  s0  ]     ->     (  d0     mod     -  1  )  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     affine_map  <  (  d0  ,     d1  )  [  s0  ]     ->     (  5     mod     3  )  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     affine_map  <  (  d0  ,     d1  )  [  s0  ]     ->     (  -  5     mod     3  )  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     affine_map  <  (  d0  ,     d1  )  [  s0  ]     ->     (  -  5     floordiv     3  )  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     affine_map  <  (  d0  ,     d1  )  [  s0  ]     ->     (  -  5     ceildiv     3  )  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     affine_map  <  (  d0  ,     d1  )  [  s0  ]     ->     (  d0     floordiv     4     *     4  )  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     affine_map  <  (  d0  ,     d1  )  [  s0  ]     ->     (  d0     *     4     floordiv     4  )  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     affine_map  <  (  d0  ,     d1  )  [  s0  ]     ->     (  (  d0     *     4  )     mod     4  )  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     affine_map  <  (  d0  ,     d1  )  [  s0  ]     ->     (  d0     +     d0  )  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     affine_map  <  (  d0  ,     d1  )  [  s0  ]     ->     (  d0     -     d0  )  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     affine_map  <  (  d0  ,     d1  )  [  s0  ]     ->     (  d0     +     1     +     2  )  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     affine_map  <  (  d0  ,     d1  )  [  s0  ]     ->     (  1     +     d0  )  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     affine_map  <  (  d0  ,     d1  )  [  s0  ]     ->     (  2     *     d0  )  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     affine_map  <  (  d0  ,     d1  )  [  s0  ]     ->     (  d0     *     s0  )  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     affine_map  <  (  d0  ,     d1  )  [  s0  ]     ->     (  s0     *     d0  )  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     affine_map  <  (  d0  ,     d1  )  [  s0  ]     ->     (  s0     mod     s0  )  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     affine_map  <  (  d0  ,     d1  )  [  s0  ]     ->     (  d0     floordiv     s0  )  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     affine_map  <  (  d0  ,     d1  )  [  s0  ]     ->     (  d0     mod     s0     +     s0  )  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     affine_map  <  (  d0  ,     d1  )  [  s0  ]     ->     (  d0     +     d1     *     2     -     s0  )  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     affine_map  <  (  d0  ,     d1  )  [  s0  ]     ->     (  d0     -     -  1  )  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     affine_map  <  (  d0  ,     d1  )  [  s0  ]     ->     (  9223372036854775807  )  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     affine_map  <  (  d0  ,     d1  )  [  s0  ]     ->     (  9223372036854775808  )  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     affine_map  <  (  d0  ,     d1  )  [  s0  ]     ->     (  99999999999999999999  )  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     affine_map  <  (  d0  ,     d1  )  [  s0  ]     ->     (  -  9223372036854775807  )  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     affine_map  <  (  d0  ,     d1  )  [  s0  ]     ->     (  -  9223372036854775808  )  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     affine_map  <  (  d0  ,     d1  )  [  s0  ]     ->     (  0x10  )  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     affine_map  <  (  d0  ,     d1  )  [  s0  ]     ->     (  1.5  )  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     affine_map  <  (  d0  ,     d1  )  [  s0  ]     ->     (  "a"  )  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     affine_map  <  (  d0  ,     d1  )  [  s0  ]     ->     (  mod  )  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     affine_map  <  (  d0  ,     d1  )  [  s0  ]     ->     (  d0     %     2  )  >  }     :     (  )     ->     (  )  
