// ARGS: --split-input-file --allow-unregistered-dialect
"t.x"  (  )     {  a     =     affine_map  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     affine_map  <  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     affine_map  <  (  )  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     affine_map  <  (  )     ->     (  )  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     affine_map  <  (  )     ->     (  1  )  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     affine_map  <  (  )  [  ]     ->     (  )  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     affine_map  <  (  d0     ->     (  d0  )  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     affine_map  <  (  d0  ,     )     ->     (  d0  )  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     affine_map  <  d0     ->     (  d0  )  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     affine_map  <  (  d0  ,     d0  )     ->     (  d0  )  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     affine_map  <  (  d0  )  [  d0  ]     ->     (  d0  )  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     affine_map  <  (  d0  )  [  s0     ->     (  d0  )  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     affine_map  <  (  d0  )  [  s0  ]     :     (  d0     >  =     0  )  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     affine_map  <  (  d0  )     ->     (  d1  )  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     affine_map  <  (  d0  )     ->     d0  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     affine_map  <  (  d0  )     ->     (  d0  ,     )  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     affine_map  <  (  d0  )     ->     (  d0     d0  )  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     affine_map  <  (  mod  )     ->     (  d0  )  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     affine_map  <  (  mod  ,     floordiv  )     ->     (  1  )  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     affine_map  <  (  %a  )     ->     (  d0  )  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     affine_map  <  (  1  )     ->     (  d0  )  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     affine_map  <  (  i32  )     ->     (  i32  )  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     affine_map  <  (  d0  )     ->     (  i32  )  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     affine_map  <  (  d0  )     ->     (  d0     =  =     0  )  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     affine_map  <  (  d0  )     ->     (  %a  )  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     affine_map  <  (  d0  )     ->     (  symbol  )  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     affine_map  <  (  d0  )     ->     (  symbol  (  d0  )  )  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     affine_map  <  (  symbol  )     ->     (  symbol  )  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     affine_map  <  (  x  ,     y  )  [  z  ]     ->     (  z  ,     y  ,     x  )  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     affine_map  <  (  d0  )     =  >     (  d0  )  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     affine_map  <  (  d0  )     :     (  d0  )  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     affine_map     (  d0  )     ->     (  d0  )  }     :     (  )     ->     (  )  
