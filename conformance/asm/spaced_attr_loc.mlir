// ARGS: --split-input-file --allow-unregistered-dialect
"t.x"  (  )     {  a     =     loc  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     loc  (  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     loc  (  unknown  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     loc  (  )  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     loc  (  unknown  )  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     loc  (  "a"  )  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     loc  (  "a"  :  1  )  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     loc  (  "a"  :  1  :  2  )  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     loc  (  "a"  :  0  :  0  )  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     loc  (  "a"  :  1  :  2     to     :  3  )  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     loc  (  "a"  :  1  :  2     to     2  :  1  )  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     loc  (  "a"  :  1  :  2     to     1  :  2  )  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     loc  (  "a"  :  1  :  2     to     3  :  0  )  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     loc  (  "a"  (  unknown  )  )  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     loc  (  "a"  (  "b"  )  )  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     loc  (  "a"  (  "b"  :  1  :  2  )  )  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     loc  (  fused  [  ]  )  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     loc  (  fused  [  "a"  ]  )  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     loc  (  fused  <  "x"  >  [  "a"  ]  )  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     loc  (  fused  [  "a"  ,     "a"  ,     unknown  ,     "b"  :  1  :  2  ]  )  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     loc  (  fused  [  "a"  ,     fused  [  "b"  ,     "c"  ]  ]  )  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     loc  (  fused  <  1  >  [  "a"  ,     fused  <  1  >  [  "b"  ,     "c"  ]  ]  )  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     loc  (  callsite  (  "a"     at     "b"  :  1  :  2  )  )  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     loc  (  callsite  (  callsite  (  "a"     at     "b"  )     at     fused  [  "c"  ,     "d"  ]  )  )  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     loc  (  #foo  )  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     loc  (  #foo.bar  )  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     loc  (  1  )  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     loc  (  foo  )  }     :     (  )     ->     (  )  
