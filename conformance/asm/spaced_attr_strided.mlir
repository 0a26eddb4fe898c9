// ARGS: --split-input-file --allow-unregistered-dialect
"t.x"  (  )     {  a     =     strided  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     strided  <  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     strided  <  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     strided  <  [  ]  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     strided  <  [  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     strided  <  [  1  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     strided  <  [  1  ]  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     strided  <  [  1  ]  ,     >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     strided  <  [  1  ]  ,     offset  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     strided  <  [  1  ]  ,     offset  :     >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     strided  <  [  1  ]  ,     offset  :     ?  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     strided  <  [  1  ]  ,     offset  :     0  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     strided  <  [  ?  ]  ,     offset  :     -  1  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     strided  <  [  -  1  ]  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     strided  <  [  0  ]  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     strided  <  [  a  ]  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     strided  <  [  1  ,  ]  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     strided  <  [  -  a  ]  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     strided  <  [  1  ,     ?  ,     3  ]  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     strided  <  [  9223372036854775807  ]  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     strided  <  [  9223372036854775808  ]  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     strided  <  [  99999999999999999999  ]  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     strided  <  [  -  9223372036854775807  ]  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     strided  <  [  1  ]  ,     offset  :     3     4  >  }     :     (  )     ->     (  )  
