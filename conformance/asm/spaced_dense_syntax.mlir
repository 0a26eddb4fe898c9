// ARGS: --split-input-file --allow-unregistered-dialect
"t.x"  (  )     {  a     =     dense  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     dense  <  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     dense  <  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     dense  <  >     :  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     dense  <  >     :     i32  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     dense  <  >     :     tensor  <  0xi32  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     dense  <  >     :     tensor  <  1xi32  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     dense  <  1  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     dense  <  1  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     dense  <  1  >     :     }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     dense  <  1  >     :     i32  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     dense  <  1  >     :     tensor  <  ?  xi32  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     dense  <  1  >     :     tensor  <  *  xi32  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     dense  <  1  >     :     memref  <  4xi32  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     dense  <  1  >     :     vector  <  4xi32  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     dense  <  [  1  ,     2  ]  >     :     tensor  <  4xi32  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     dense  <  [  1  ,     2  ]  >     :     tensor  <  2x1xi32  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     dense  <  [  [  1  ]  ,     [  2  ]  ]  >     :     tensor  <  2x1xi32  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     dense  <  [  [  1  ]  ,     [  2  ,     3  ]  ]  >     :     tensor  <  2x1xi32  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     dense  <  [  [  1  ]  ,     2  ]  >     :     tensor  <  2x1xi32  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     dense  <  [  1  ,     [  2  ]  ]  >     :     tensor  <  2x1xi32  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     dense  <  [  1  ,     a  ]  >     :     tensor  <  2xi32  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     dense  <  [  1  ,     ]  >     :     tensor  <  2xi32  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     dense  <  [  1     2  ]  >     :     tensor  <  2xi32  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     dense  <  [  ]  >     :     tensor  <  0xi32  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     dense  <  [  ]  >     :     tensor  <  0x3xi32  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     dense  <  [  [  ]  ,     [  ]  ]  >     :     tensor  <  2x0xi32  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     dense  <  [  ]  >     :     tensor  <  1xi32  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     dense  <  1.0  >     :     tensor  <  2xi32  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     dense  <  1  >     :     tensor  <  2xf32  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     dense  <  0x7F800000  >     :     tensor  <  2xf32  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     dense  <  -  0x7F800000  >     :     tensor  <  2xf32  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     dense  <  0x7F80000000  >     :     tensor  <  2xf32  >  }     :     (  )     ->     (  )
// -----
"t.x"  (  )     {  a     =     dense  <  -  1  >     :     tensor  <  2xi32  >  }     :     (  )     ->     (  )  
